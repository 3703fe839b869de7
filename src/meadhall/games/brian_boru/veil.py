"""What cannot be looked up again while a match goes on (Q-65): nobody may look through the pile (BB-TRICK-22)."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.match import LUCK, Entry
from meadhall.games.brian_boru.notation import ACTION, CARD
from meadhall.games.brian_boru.rules.draft import PICKS
from meadhall.games.brian_boru.state import NOBODY, State


def veiled(s: State, log: Sequence[Entry]) -> tuple[int, int]:
    """From the first trick of the round to before the present one; to the present in upkeep, until cards are dealt.

    It goes by what was chosen, not by events, as these may have been forgotten.
    """
    dealt = max((number for number, entry in enumerate(log) if entry.seat == LUCK), default=-1) + 1
    first = dealt + s.table.seats * _picks(s.table.dealt)
    return (first, _present(s, log)) if first < len(log) else (0, 0)


def _picks(cards: int) -> int:
    """How often a seat chooses in a draft: the last one or two cards are no choice (BB-DRAFT-8 to 12)."""
    return PICKS * ((cards - 1) // PICKS)


def _present(s: State, log: Sequence[Entry]) -> int:
    """Where the trick under way began, or the end of the log between tricks and after them."""
    played = sum(card != NOBODY for card in s.trick)
    if not played:
        return len(log) - (s.active != NOBODY)
    cards = [number for number, entry in enumerate(log) if entry.seat != LUCK and CARD <= entry.value < ACTION]
    with_town = s.active != NOBODY or s.best != NOBODY
    return cards[-played] - with_town
