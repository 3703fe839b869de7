"""Cards that offer a deal at once (cards 60 to 87, 184): what only functions can tell."""

from __future__ import annotations
