"""Cards about dice, ships and fights: what only functions can tell."""

from __future__ import annotations
