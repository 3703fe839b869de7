"""Weights change for all who judge by them, and nothing that was worked out from the old ones stays."""

from __future__ import annotations

import ast
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from meadhall.bots.greedy import GreedyBot
from meadhall.core import LabDice, Match
from meadhall.core.view import view_of
from meadhall.core.weights import Weights
from meadhall.games import ROOMS
from meadhall.games import game as find_game


def test_what_is_remembered_is_forgotten_when_the_numbers_change():
    weights = Weights({"farm": 2.0})
    asked = []

    @weights.memory()
    def worth(farms):
        asked.append(farms)
        return farms * weights["farm"]

    assert [worth(3), worth(3)] == [6.0, 6.0]
    weights.become({"farm": 2.0})
    assert worth(3) == 6.0
    assert asked == [3]
    with weights.kept():
        weights.become({"farm": 5.0})
        assert worth(3) == 15.0
    assert worth(3) == 6.0


def test_other_names_are_refused():
    weights = Weights({"farm": 2.0, "castle": 1.0})
    with pytest.raises(ValueError, match="these weights are farm, castle, not farm"):
        weights.become({"farm": 2.0})


@pytest.mark.parametrize("name", ROOMS)
def test_every_game_tells_its_weights(name):
    material = files(ROOMS[name]).joinpath("material/appraisal.toml").read_text(encoding="utf-8")
    assert dict(find_game(name).weights) == tomllib.loads(material)


@pytest.mark.parametrize(("name", "seats"), [("rebirth", 2), ("brian-boru", 3), ("odin", 1)])
def test_bots_judge_by_the_weights_of_the_moment(name, seats):
    """With quite other ones a greedy player chooses otherwise, and as before when they are as before."""
    game = find_game(name)

    def choices():
        match = Match(game, seats, {}, LabDice(5))
        chosen = []
        for number in range(40):
            seat = match.state.decision.seats[0]
            chosen.append(GreedyBot().choose(view_of(game, match.state, seat), LabDice(number)))
            match.play(seat, chosen[-1])
        return chosen

    usual = choices()
    with game.weights.kept():
        game.weights.become({weight: len(weight) % 3 * number or 0.01 for weight, number in game.weights.items()})
        assert choices() != usual
    assert choices() == usual


@pytest.mark.parametrize("name", ROOMS)
def test_nothing_that_depends_on_weights_is_remembered_without_them(name):
    for path in Path(str(files(ROOMS[name]))).rglob("*.py"):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and "WEIGHTS" in ast.unparse(function.body):
                assert not any("cache" in ast.unparse(each) for each in function.decorator_list), function.name
