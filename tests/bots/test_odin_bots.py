"""What the bots of A Feast for Odin know."""

from __future__ import annotations

from math import fsum

import pytest

from meadhall.bots import bot
from meadhall.core import LabDice, Match
from meadhall.core.view import view_of
from meadhall.games import game as find_game
from meadhall.games.odin.bots import FACETS

ODIN = find_game("odin")


@pytest.fixture(scope="module")
def positions():
    """All positions of a game."""
    match = Match(ODIN, 2, {"length": "short", "decks": "ABC"}, LabDice(7))
    found = [match.state.copy()]
    dice = LabDice(8)
    while not match.over:
        seat = match.state.decision.seats[0]
        match.play(seat, bot("greedy").choose(view_of(ODIN, match.state, seat), dice))
        found.append(match.state.copy())
    return found


def test_facets_are_what_hopes_are_made_of(positions):
    for state in positions:
        hopes = ODIN.hopes(state)
        assert [fsum(ODIN.facets(state, seat).values()) for seat in range(2)] == hopes


def test_every_facet_comes_to_bear_at_times(positions):
    """But for the dice, which a match throws at once."""
    borne = {name for state in positions for name, value in ODIN.facets(state, 0).items() if value}
    assert borne == set(FACETS) - {"dice"}


def test_in_the_end_only_points_count(positions):
    state = positions[-1]
    assert [ODIN.facets(state, seat) for seat in range(2)] == [
        dict.fromkeys(FACETS, 0.0) | {"points": total} for total in ODIN.score(state).totals
    ]
