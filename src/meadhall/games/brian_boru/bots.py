"""What bots know of Brian Boru."""

from __future__ import annotations

from meadhall.core.dice import Dice
from meadhall.games.brian_boru.instincts import glance
from meadhall.games.brian_boru.prospects import facets, hopes
from meadhall.games.brian_boru.rules.actions import BuyExtras, ChooseAction, Expand, FreeTown
from meadhall.games.brian_boru.rules.tricks import LeadCard, LeadTown, PlayCard
from meadhall.games.brian_boru.state import State

__all__ = ["facets", "finish", "glance", "hopes", "improvise", "quiet"]

IN_A_TRICK = (LeadCard, PlayCard, ChooseAction, BuyExtras, Expand, FreeTown)


def quiet(s: State) -> bool:
    """Before a trick, and before a draft."""
    return not any(s.hands) if s.branches else bool(s.stack) and type(s.stack[-1]) is LeadTown


def finish(s: State, seat: int) -> State:
    """The trick, if there is one, is played and resolved, by first thoughts."""
    if s.stack and type(s.stack[-1]) in IN_A_TRICK:
        s = s.copy()
        while s.stack and type(s.stack[-1]) in IN_A_TRICK:
            s.apply(s.stack[-1][0], first_thought(s, s.stack[-1][0]))
    return s


def improvise(s: State, seat: int, dice: Dice) -> int:
    return first_thought(s, seat)


def first_thought(s: State, seat: int) -> int:
    """The option that looks best, or the first of those."""
    options = s.options(seat)
    if len(options) == 1:
        return options[0]
    found = glance(s, seat, options)
    return options[found.index(max(found))]
