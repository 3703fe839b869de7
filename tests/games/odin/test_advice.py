"""Advice for the feast: fewest gaps, then least silver, and always legal."""

from __future__ import annotations

from meadhall.games.odin import game
from meadhall.games.odin.advice import arrange
from meadhall.games.odin.rules.anytime import Windows
from meadhall.games.odin.rules.feast import Feast
from tests.rules.odin.scene import Scene


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
