"""Where goods lie best in the last round: beside every way to lay them, and beside what an exact solver found."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meadhall.core.masks import bits
from meadhall.games.odin import game
from meadhall.games.odin.arrangement import FULL, HURRIED, best_arrangement
from meadhall.games.odin.boards import HOME
from meadhall.games.odin.box import ROBE
from meadhall.games.odin.hand import Area, Problem, Tile, problem
from meadhall.games.odin.pieces import bit
from meadhall.games.odin.rules.anytime import Windows
from meadhall.games.odin.rules.ending import BeforeScoring, FinalScoring
from meadhall.games.odin.rules.feast import Feast
from meadhall.games.odin.rules.placement import ORIENTATIONS, PIECES_OF, PlacePiece, place, placeable
from meadhall.games.odin.rules.upkeep import Income, income_of
from meadhall.games.odin.score import points
from meadhall.games.odin.state import State
from tests.rules.odin.scene import Scene

KNOWN = Path(__file__).parent / "golden" / "arrangements.jsonl"
"""Hands and the most points they can gain, as bench/arrangements.py has proven."""


def last_round(**things: int) -> Scene:
    scene = Scene(1)
    scene.round(7)
    scene.have("A", **things)
    return scene


def worth(s: State, incomes: int) -> int:
    return sum(points(s, 0)) + incomes * income_of(s, 0)


def most(s: State, incomes: int, seen: dict[Any, int]) -> int:
    """The most that can come of it, by trying every way to lay everything, one after the other."""
    key = tuple(s.covered), tuple(s.tinted), tuple(s.reddened), tuple(s.stock), s.treasures[0]
    if key not in seen:
        seen[key] = worth(s, incomes)
        for piece in placeable(s, 0):
            for option in PlacePiece(0, piece).options(s):
                after = s.copy()
                PlacePiece(0, piece).apply(after, option, None)
                seen[key] = max(seen[key], most(after, incomes, seen))
    return seen[key]


def laid(s: State, hand: Problem, steps: int = FULL) -> tuple[State, int]:
    """The position when the proposal was carried out, piece by piece by the rules, and what it was to gain."""
    s, best = s.copy(), best_arrangement(hand, steps)
    for piece, area, cell in best.laid:
        slot = hand.areas[area].slot
        assert piece in placeable(s, 0)
        place(s, 0, piece, slot, cell, None)
    return s, best.points


CORNERS = [(0, 9, 4, 4), (3, 6, 3, 4), (8, 1, 3, 3), (2, 0, 3, 4), (4, 4, 3, 4)]
"""Parts of the home board: the first row and column, and how many of them. Two of them hold income cells and squares
left of and below these."""


@pytest.mark.rule("OD-END-3", "OD-SCORE-7", "OD-SCORE-10", "OD-ANY-PLACE-3", "OD-ANY-PLACE-4", "OD-ANY-PLACE-7")
@pytest.mark.parametrize("incomes", [0, 1])
@pytest.mark.parametrize("number", range(10))
def test_no_way_to_lay_a_few_goods_gains_more(number: int, incomes: int) -> None:
    luck = Random(number)
    scene = last_round(ore=luck.randint(0, 1), silver=luck.randint(0, 1))
    scene.have("A", **dict.fromkeys(luck.sample(["oil", "hide", "wool", "silk", "chest", "rune_stone"], 3), 1))
    s = scene.state
    top, left, rows, cols = CORNERS[number % len(CORNERS)]
    open_cells = sum(1 << bit(row, col) for row in range(top, top + rows) for col in range(left, left + cols))
    s.covered[0] = HOME.coverable & ~open_cells
    bare = list(bits(HOME.coverable & open_cells))
    for cell in luck.sample(bare, max(0, len(bare) - 9)):
        s.covered[0] |= 1 << cell
    after, gained = laid(s, problem(s, 0, False, incomes))
    assert worth(after, incomes) - worth(s, incomes) == gained
    assert worth(after, incomes) == most(s, incomes, {})


@pytest.mark.rule("OD-ANY-PLACE-21", "OD-ANY-PLACE-22", "OD-ANY-PLACE-23", "OD-ANY-PLACE-24", "OD-ANY-PLACE-27")
@pytest.mark.parametrize("food", [{"sheep": 1, "peas": 2}, {"mead": 2, "oil": 1}, {"flax": 1, "beans": 1, "ore": 1}])
def test_houses_take_food_and_animals_that_are_worth_it(food: dict[str, int]) -> None:
    scene = last_round(**food)
    scene.build("A", "stone_house")
    s = scene.state
    s.covered[0] = HOME.coverable
    after, gained = laid(s, problem(s, 0, True, 0))
    assert worth(after, 0) - worth(s, 0) == gained
    assert worth(after, 0) == most(s, 0, {})


def hands() -> list[tuple[str, int, Problem]]:
    rows = [json.loads(line) for line in KNOWN.read_text(encoding="utf-8").splitlines()]
    return [
        (kind, best, Problem(tuple(Area(*a) for a in areas), tuple(Tile(*t) for t in tiles), *rest))
        for kind, best, (areas, tiles, *rest) in rows
    ]


@pytest.mark.parametrize("number", range(len(KNOWN.read_text(encoding="utf-8").splitlines())))
def test_the_proposal_equals_an_exact_solver(number: int) -> None:
    _, best, hand = hands()[number]
    assert best_arrangement(hand, FULL).points == best


def test_a_hurried_search_is_the_same_search_cut_short() -> None:
    _, best, hand = max(hands(), key=lambda each: len(each[2].tiles))
    assert best_arrangement(hand, HURRIED).points <= best
    assert best_arrangement(hand, HURRIED) == best_arrangement.__wrapped__(hand, HURRIED)


def before(*frames: Any, **things: int) -> Scene:
    scene = last_round(**things)
    scene.begin(Windows(), *frames, BeforeScoring(), FinalScoring())
    return scene


@pytest.mark.rule("OD-INCOME-6")
def test_before_the_last_income_only_what_adds_to_it_is_placed() -> None:
    scene = last_round(robe=1, fur=1, mead=9)
    scene.state.covered[0] = HOME.coverable & ~(ORIENTATIONS[PIECES_OF[ROBE][0]].mask << bit(9, 0) | 0xFF)
    scene.begin(Windows(), Income(), Windows(), Feast(), Windows(), BeforeScoring(), FinalScoring())
    plan = [game.notation(option) for option in game.advise(scene.state, 0)]
    assert plan == ["robe/0", "home:9,0", "done"]
    scene = before(Income(), Windows(), Feast(), Windows(), fur=1, mead=9)
    assert [game.notation(option) for option in game.advise(scene.state, 0)] == ["done"]


@pytest.mark.rule("OD-END-3")
def test_before_the_last_feast_everything_waits_and_after_it_is_placed() -> None:
    scene = before(Feast(), Windows(), fur=1, helmet=1)
    assert [game.notation(option) for option in game.advise(scene.state, 0)] == ["done"]
    scene = before(fur=1, helmet=1)
    plan = game.advise(scene.state, 0, thorough=True)
    start = worth(scene.state, 0)
    for option in plan:
        scene.state.apply(0, option)
    assert scene.has("A", "fur") == scene.has("A", "helmet") == 0
    assert sum(points(scene.state, 0)) - start == 8 + 5


def test_a_piece_in_hand_goes_where_the_whole_plan_has_it() -> None:
    scene = before(fur=2, robe=1, linen=2, helmet=1)
    piece, cell, *_ = game.advise(scene.state, 0)
    scene.state.apply(0, piece)
    assert game.advise(scene.state, 0)[0] == cell
