"""Advice for the feast: fewest gaps, then least silver, and always legal."""

from __future__ import annotations

import pytest

from meadhall.core import Kind
from meadhall.games.odin import game
from meadhall.games.odin.advice import arrange, menu
from meadhall.games.odin.rules.anytime import Windows
from meadhall.games.odin.rules.feast import Feast
from tests.rules.odin.scene import Scene


def table(silver: int, round_number: int = 7, **food: int) -> Scene:
    scene = Scene(1)
    scene.round(round_number)
    scene.have("A", silver=silver, **food)
    return scene


@pytest.mark.parametrize(("silver", "gaps", "spent"), [(0, 1, 0), (1, 0, 1), (5, 0, 1)])
def test_no_more_gaps_and_no_more_silver_than_needed(silver, gaps, spent):
    """OD-T-105: the last feast of a long game with four kinds of plants and one mead."""
    scene = table(silver, peas=1, flax=1, beans=1, grain=1, mead=1)
    assert menu(scene.state, 0)[:2] == (gaps, spent)


def test_a_rich_table_is_filled_without_silver():
    scene = table(6, peas=3, flax=2, beans=3, grain=2, mead=3, stockfish=3, milk=4, cabbage=2, sheep=3, whale_meat=1)
    assert menu(scene.state, 0)[:2] == (0, 0)


@pytest.mark.parametrize("silver", [0, 2, 20])
def test_the_menu_can_be_served(silver):
    scene = table(silver, 4, flax=2, beans=1, milk=1, mead=2, cattle=1)
    scene.begin(Feast())
    state = scene.state
    while state.decision.kind is Kind.PLAYERS and state.owing(0).message_id != "serve-food":
        state.apply(0, game.parse("done"))
    foreseen = menu(state, 0)
    before = state.penalties[0]
    for option in foreseen.servings:
        state.apply(0, option)
    assert state.penalties[0] - before == foreseen.gaps
    assert state.served[0] == state.squares(0)


def test_an_arrangement_can_be_laid_and_is_worth_it():
    scene = Scene(1)
    scene.have("A", robe=1, fur=1, rune_stone=3, silk=1, ore=2, silver=4, helmet=1)
    before = scene.score("A")["bare-cells"]
    plan = arrange(scene.state, 0)
    assert scene.has("A", "robe") == 1, "advice changes nothing"
    scene.turn("A")
    for option in plan:
        assert scene.state.explain(0, option) is None
        scene.state.apply(0, option)
    assert scene.has("A", "robe") == scene.has("A", "fur") == scene.has("A", "helmet") == 0
    assert scene.score("A")["bare-cells"] > before
    assert scene.income("A") >= 2


def test_nothing_to_place_needs_no_advice():
    assert arrange(Scene(1).state, 0) == []


def test_a_window_is_advised_to_its_end():
    scene = Scene(2)
    scene.have("A", robe=1, spices=2, silver=3, mead=2)
    scene.begin(Windows())
    plan = game.advise(scene.state, 0)
    assert game.notation(plan[-1]) == "done"
    for option in plan:
        scene.state.apply(0, option)
    assert scene.has("A", "robe") == scene.has("A", "spices") == 0
    assert scene.deciding() != "A"


def test_a_piece_is_advised_a_place_and_a_table_its_food():
    scene = Scene(1)
    scene.have("A", spices=1, mead=3, flax=1)
    scene.turn("A")
    scene.choose("A", "spices/0")
    (place,) = game.advise(scene.state, 0)
    scene.state.apply(0, place)
    assert scene.has("A", "spices") == 0
    scene.begin(Feast())
    for option in game.advise(scene.state, 0):
        scene.state.apply(0, option)
    assert scene.state.served[0] == scene.state.squares(0)


def test_what_to_do_in_a_turn_is_not_advised():
    scene = Scene(1)
    scene.turn("A")
    assert game.advise(scene.state, 0) == []


def test_the_menu_knows_the_cards_that_change_the_feast():
    """Who has vowed to serve no mead is not advised any (card 160); peas may lie lengthwise twice (card 186)."""
    scene = table(0, 1, mead=6)
    assert menu(scene.state, 0).gaps < 6
    scene.state.sober[0] = 1
    assert menu(scene.state, 0).gaps == 6
    scene = table(0, 1, peas=2, mead=1)
    assert menu(scene.state, 0).gaps == 6 - (2 + 2 + 1), "peas, mead, peas: two of them lie"
    scene.in_play("A", 186)
    assert menu(scene.state, 0).gaps == 6 - (2 + 2 + 2)


def test_a_window_that_closes_by_itself_needs_no_end():
    scene = Scene(2)
    scene.have("A", robe=1)
    scene.begin(Windows())
    plan = game.advise(scene.state, 0)
    assert len(plan) == 2
    for option in plan:
        scene.state.apply(0, option)
    assert not scene.state.branches


def test_bots_do_not_load_and_unload_for_ever():
    """Card 39 undoes what arming does."""
    scene = Scene(1)
    scene.in_play("A", 39)
    scene.fleet("A", boats="1", longships="2")
    scene.have("A", ore=1, hide=1)
    scene.turn("A")
    weighed = [game.notation(option) for option in game.candidates(scene.state, 0)]
    assert "card39" in scene.options("A")
    assert "card39" not in weighed
    assert "arm-longship-2" in weighed
    assert "hide/0" in scene.options("A")
    assert "hide/0" not in weighed, "places are chosen in windows"
