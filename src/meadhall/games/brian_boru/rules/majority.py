"""Who has the most: what battle and church ask alike."""

from __future__ import annotations


def leaders(counts: list[int]) -> list[int]:
    """The seats that have the most, but never nothing (BB-BATTLE-20, Q-45)."""
    most = max(counts)
    return [seat for seat, count in enumerate(counts) if count == most and most]
