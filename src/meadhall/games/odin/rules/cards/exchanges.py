"""Cards to be used at any time, and around action spaces: what only functions can tell."""

from __future__ import annotations
