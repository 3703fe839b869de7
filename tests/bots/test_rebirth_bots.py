"""What the bots of Rebirth know."""

from __future__ import annotations

from itertools import islice
from math import fsum

import pytest

from meadhall.bots import bot
from meadhall.core import LabDice, Match
from meadhall.core.game import Game
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


@pytest.mark.parametrize(("map_name", "seats"), [("scotland", 2), ("scotland", 4), ("ireland", 2), ("ireland", 3)])
def test_the_survey_says_what_hopes_say_after_each_choice(map_name, seats):
    """But for the few hexes that change one thing in two ways, and for the last tile of the game."""
    same = different = 0
    for state in positions(map_name, seats):
        for seat in state.decision.seats:
            options = state.options(seat)
            gains = zip(GAME.survey(state, seat, options), Game.survey(GAME, state, seat, options), strict=True)
            for quick, thorough in gains:
                same += abs(quick - thorough) < 1e-9
                different += abs(quick - thorough) >= 1e-9
    assert same > 1000
    assert different < 0.02 * same


def test_an_improvised_hex_is_the_best_by_the_survey():
    state = next(islice(positions("scotland", 2), 20, None))
    seat = state.turn
    options = state.options(seat)
    gains = GAME.survey(state, seat, options)
    assert gains[options.index(GAME.improvise(state, seat, LabDice(0)))] == max(gains)


def test_one_look_is_enough_for_many_imagined_positions():
    """What was imagined from it before leaves no trace."""
    state = next(islice(positions("ireland", 3), 30, None))
    seen = GAME.observe(state, state.turn)
    imagine = GAME.imaginer(seen)
    for seed in range(5):
        imagined = imagine(LabDice(seed))
        assert imagined.key() == GAME.imagine(seen, LabDice(seed)).key()
        assert GAME.observe(imagined, state.turn) == seen
        imagined.apply(state.turn, imagined.options(state.turn)[0])
