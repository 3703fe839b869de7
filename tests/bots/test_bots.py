"""Bots choose legal options, see only what a seat may see, and greed pays."""

from __future__ import annotations

import pytest

from meadhall.bots import BOTS, UnknownBot, bot
from meadhall.bots.levels import LEVELS, levels
from meadhall.bots.search import SearchBot, Settings
from meadhall.core import LabDice, Match
from meadhall.core.view import View, view_of
from meadhall.games import game as find_game
from meadhall.lab.simulate import series, simulate
from tests.core.toy import MarketGame

TABLES = [
    ("rebirth", 3, {"map": "scotland"}, 30),
    ("rebirth", 3, {"map": "ireland"}, 30),
    ("brian-boru", 3, {}, 80),
    ("brian-boru", 5, {}, 80),
    ("odin", 2, {}, 60),
]


def player(name, title):
    """The bot, with a short search in place of a long one, and no clock."""
    settings = levels(title)[name].search if name in LEVELS else None
    return SearchBot(Settings(**{**settings, "iterations": 8, "seconds": float("inf")})) if settings else bot(name)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("title", "seats", "options", "choices"), TABLES)
def test_a_bot_needs_nothing_but_the_observation(name, title, seats, options, choices):
    """Its choice is the same from an imagined position that looks the same to its seat."""
    game = find_game(title)
    match = Match(game, seats, options, LabDice(3))
    searching = isinstance(player(name, title), SearchBot)
    for number in range(choices // 3 if searching else choices):
        seat = match.state.decision.seats[0]
        true = view_of(game, match.state, seat)
        imagined = game.imagine(game.observe(match.state, seat), LabDice(1000 + number))
        chosen = [player(name, title).choose(view, LabDice(number)) for view in (true, view_of(game, imagined, seat))]
        assert chosen[0] == chosen[1]
        assert chosen[0] in true.options
        match.play(seat, chosen[0])


def test_the_random_bot_does_not_even_look():
    def look():
        raise AssertionError("it looked")

    view = View(find_game("rebirth"), 0, [3, 5, 9], look)
    assert {bot("random").choose(view, LabDice(seed)) for seed in range(50)} == {3, 5, 9}


@pytest.mark.parametrize("map_name", ["scotland", "ireland"])
def test_greedy_beats_random_in_rebirth(map_name):
    """A sample; two hundred games are in docs/measurements.md."""
    result = simulate(series("rebirth", 2, {"map": map_name}, ["greedy", "random"], 20, 11))
    assert result.wins[0] >= 19


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_greedy_beats_random_in_brian_boru(seats):
    """A sample; three hundred games are in docs/measurements.md."""
    result = simulate(series("brian-boru", seats, {}, ["greedy", *["random"] * (seats - 1)], seats * 2, 11))
    assert result.wins[0] >= seats * 2 * 0.8


def test_greedy_breaks_ties_by_dice():
    """In Market no card looks better than another before all are shown."""
    game = MarketGame()
    match = Match(game, 2, {}, LabDice(8))
    view = view_of(game, match.state, 0)
    assert {bot("greedy").choose(view, LabDice(seed)) for seed in range(40)} == set(view.options)


def test_an_unknown_bot_is_named_with_those_that_exist():
    with pytest.raises(UnknownBot, match=r"there is no bot 'deep'; there is random, greedy"):
        bot("deep")
