"""Cards that bring goods or a phase at once (cards 5 to 35): what only functions can tell."""

from __future__ import annotations
