"""What the bots of Rebirth know."""

from __future__ import annotations

from math import fsum

import pytest

from meadhall.bots import bot
from meadhall.core import LabDice, Match
from meadhall.core.view import view_of
from meadhall.games import game as find_game
from meadhall.games.rebirth.bots import FACETS

GAME = find_game("rebirth")


def positions(map_name, seats):
    """A game of players who know what they do, choice by choice."""
    match = Match(GAME, seats, {"map": map_name}, LabDice(5))
    dice = LabDice(6)
    while not match.over:
        yield match.state
        seat = match.state.decision.seats[0]
        match.play(seat, bot("greedy").choose(view_of(GAME, match.state, seat), dice))
    yield match.state


@pytest.mark.parametrize(("map_name", "seats"), [("scotland", 2), ("ireland", 3)])
def test_hopes_are_the_sum_of_their_facets(map_name, seats):
    seen = set()
    for state in positions(map_name, seats):
        hopes = GAME.hopes(state)
        for seat in range(seats):
            facets = GAME.facets(state, seat)
            assert fsum(facets.values()) == hopes[seat]
            seen |= {facet for facet, value in facets.items() if value}
    assert seen == set(FACETS if map_name == "ireland" else FACETS[:-2])


@pytest.mark.parametrize("map_name", ["scotland", "ireland"])
def test_at_the_end_nothing_is_left_to_hope_for(map_name):
    *_, state = positions(map_name, 2)
    for seat, total in enumerate(GAME.score(state).totals):
        assert GAME.facets(state, seat) == {"points": total}
