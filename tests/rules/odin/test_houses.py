"""Placing in houses, and the spots of buildings (OD-ANY-PLACE-20 to 27)."""

from __future__ import annotations

import pytest

from meadhall.games.odin.box import GOODS
from tests.rules.odin.laying import area, bonus, covered, lay, own, with_board
from tests.rules.odin.scene import Scene

STONE, LONG = "stone-house1", "long-house1"


def net(scene: Scene) -> int:
    """Points of the buildings less their bare cells and spots; the empty home board costs 86."""
    score = scene.score("A")
    return score["buildings"] + score["bare-cells"] + 86


@pytest.mark.rule("OD-ANY-PLACE-22", "OD-ANY-PLACE-23", "OD-ANY-PLACE-26", "OD-BONUS-11")
def test_stone_house() -> None:
    """OD-T-107."""
    scene = with_board(STONE)
    assert scene.minus("A", STONE) == 7
    assert net(scene) == 1
    for tile, where in [("mead", "0,1-2"), ("peas", "1-2,1"), ("peas", "1-2,3")]:
        assert lay(scene, tile, STONE, where) is None
    assert bonus(scene) == {}
    assert lay(scene, "silver", STONE, "2,2") is None
    assert lay(scene, "ore", STONE, "1,0") == "not-on-this-board"
    assert bonus(scene) == {"hide": 1}
    assert bonus(scene) == {"hide": 1}  # each round
    assert (scene.minus("A", STONE), net(scene)) == (4, 4)
    scene.have("A", wood=1, stone=1)
    assert net(scene) == 6


@pytest.mark.rule("OD-ANY-PLACE-23", "OD-ANY-PLACE-24", "OD-ANY-PLACE-25", "OD-BONUS-11")
def test_long_house() -> None:
    """OD-T-108."""
    scene = with_board(LONG)
    assert net(scene) == 2
    assert lay(scene, "fruits", LONG, "0-2,8-10") == "off-the-board"
    assert lay(scene, "whale_meat", LONG, "0-2,2-4") == "off-the-board"
    for tile, where in [("flax", "0,0-2"), ("stockfish", "2,0-2"), ("silver", "1,0"), ("silver", "1,2")]:
        assert bonus(scene) == {}
        assert lay(scene, tile, LONG, where) is None
    assert bonus(scene) == {"oil": 1}
    assert bonus(scene) == {"oil": 1}
    assert (scene.minus("A", LONG), net(scene)) == (11, 6)
    assert lay(scene, "peas", LONG, "0,3-4") == "touches-its-colour"
    assert lay(scene, "oil", LONG, "0,3-4") is None
    assert lay(scene, "hide", LONG, "0,5-7") is None
    assert (scene.minus("A", LONG), net(scene)) == (8, 9)


@pytest.mark.rule("OD-ANY-PLACE-21", "OD-ANY-PLACE-22")
def test_all_colours_and_silver_go_into_houses_but_no_ore() -> None:
    for house in (STONE, LONG):
        for tile in ("peas", "mead", "oil", "rune_stone"):
            assert lay(with_board(house), tile, house, "0,1-2") is None
        for thing in ("silver", "berries", "egg", "amber", "gold_ornament"):
            assert lay(with_board(house), thing, house, "0,1") is None
        assert lay(with_board(house), "ore", house, "0,1") == "not-on-this-board"
    scene = with_board(LONG)
    assert lay(scene, "belt/0", LONG, "0,0") is None
    assert lay(scene, "drinking_horn/0", LONG, "0,4") is None
    assert covered(scene, LONG) == area("0,0-4") | area("0,5-6 1,4-6 2,4")


@pytest.mark.rule("OD-ANY-PLACE-21", "OD-ANY-PLACE-2")
def test_food_is_offered_once_there_is_a_house() -> None:
    scene = Scene(2)
    scene.have("A", peas=1, mead=1, beans=1)
    scene.turn("A")
    assert not [option for option in scene.options("A") if "/" in option]
    own(scene, STONE)
    assert [option for option in scene.options("A") if "/" in option] == [
        "peas/0",
        "peas/1",
        "mead/0",
        "mead/1",
        "beans/0",
    ]
    scene.choose("A", "peas/1")
    assert all(option.startswith("stone-house1:") for option in scene.options("A"))
    scene.choose("A", "stone-house1:0,1")
    assert scene.has("A", "peas") == 0
    assert covered(scene, STONE) == area("0-1,1")


@pytest.mark.rule("OD-ANY-PLACE-21", "OD-ANY-PLACE-22")
def test_ore_is_not_offered_for_houses_even_where_nothing_else_is_free() -> None:
    scene = with_board(LONG)
    scene.have("A", ore=1)
    scene.turn("A")
    scene.choose("A", "ore/0")
    assert {option.partition(":")[0] for option in scene.options("A")} == {"home"}


@pytest.mark.rule("OD-ANY-PLACE-23")
@pytest.mark.parametrize(("tile", "other"), [("flax", "peas"), ("stockfish", "mead"), ("flax", "flax")])
def test_orange_touches_no_orange_and_red_no_red(tile: str, other: str) -> None:
    scene = with_board(LONG)
    assert lay(scene, tile, LONG, "0,4-6") is None
    wide = 2 if other == "flax" else 1
    assert lay(scene, other, LONG, f"0,{3 - wide}-3") == "touches-its-colour"
    assert lay(scene, other, LONG, f"1,{4}-{4 + wide}") == "touches-its-colour"
    assert lay(scene, other, LONG, f"0,7-{7 + wide}") == "touches-its-colour"
    assert lay(scene, other, LONG, f"2,4-{4 + wide}") is None
    if other != "flax":
        assert lay(scene, other, LONG, "0,2-3") == "touches-its-colour"
        assert lay(scene, other, LONG, "0,8-9") is None


@pytest.mark.rule("OD-ANY-PLACE-23")
def test_corners_may_touch_and_orange_may_touch_red() -> None:
    scene = with_board(STONE)
    assert lay(scene, "peas", STONE, "0,1-2") is None
    assert lay(scene, "peas", STONE, "1,0-1") == "touches-its-colour"
    assert lay(scene, "mead", STONE, "1,0-1") is None
    assert lay(scene, "mead", STONE, "2,1-2") == "touches-its-colour"
    assert lay(scene, "peas", STONE, "1-2,3") is None  # (0,2) and (1,3) meet at a corner
    scene = with_board(LONG)
    assert lay(scene, "mead", LONG, "0,0-1") is None
    assert lay(scene, "mead", LONG, "1-2,2") is None


@pytest.mark.rule("OD-ANY-PLACE-24")
@pytest.mark.parametrize("tile", ["oil", "rune_stone", "silver"])
def test_green_touches_green_in_houses(tile: str) -> None:
    scene = with_board(STONE)
    own(scene, LONG)
    wide = "" if tile == "silver" else "-2"
    assert lay(scene, tile, STONE, f"0,1{wide}") is None
    assert lay(scene, tile, STONE, f"1,1{wide}") is None
    assert lay(scene, tile, LONG, f"0,1{wide}") is None
    assert lay(scene, tile, LONG, f"1,1{wide}") is None


@pytest.mark.rule("OD-ANY-PLACE-25")
def test_pillars_are_never_covered() -> None:
    for col in (3, 7):
        scene = with_board(LONG)
        assert lay(scene, "silver", LONG, f"1,{col}") == "off-the-board"
        assert lay(scene, "beans", LONG, f"0-1,{col}-{col + 1}") == "off-the-board"
        assert lay(scene, "rune_stone", LONG, f"0-1,{col}") == "off-the-board"
        assert lay(scene, "rune_stone", LONG, f"0,{col}-{col + 1}") is None


@pytest.mark.rule("OD-ANY-PLACE-20", "OD-ANY-PLACE-23")
def test_each_house_stands_by_itself() -> None:
    scene = Scene(2)
    scene.build("A", "stone_house", 2)
    scene.build("A", "long_house")
    assert lay(scene, "peas", STONE, "0,1-2") is None
    assert lay(scene, "peas", STONE, "1,0-1") == "touches-its-colour"
    assert lay(scene, "peas", "stone-house2", "1,0-1") is None
    assert lay(scene, "peas", LONG, "1,0-1") is None
    assert lay(scene, "peas", "stone-house3", "1,0-1") == "not-your-board"
    assert covered(scene, STONE) == area("0,1-2")
    assert covered(scene, "stone-house2") == area("1,0-1")


@pytest.mark.rule("OD-ANY-PLACE-26")
def test_each_empty_spot_costs_a_point() -> None:
    """A shed has three for wood and three for stone, a stone house one each, a long house none."""
    empty, half, full, more = ({}, {"wood": 2}, {"wood": 3, "stone": 3}, {"wood": 9, "stone": 1})
    expected = {"shed": (8 - 6, 8 - 4, 8, 8 - 2), "stone_house": (1, 2, 3, 3), "long_house": (2, 2, 2, 2)}
    for building, nets in expected.items():
        for stock, points in zip((empty, half, full, more), nets, strict=True):
            scene = Scene(2)
            scene.build("A", building)
            scene.have("A", **stock)
            assert net(scene) == points, (building, stock)
    scene = Scene(2)
    scene.build("A", "shed", 2)
    scene.build("A", "stone_house")
    scene.have("A", wood=4, stone=8, ore=9, silver=9)
    assert net(scene) == 2 * 8 + 10 - 7 - 3  # spots for seven of each; nothing else fits there


@pytest.mark.rule("OD-ANY-PLACE-26")
def test_wood_and_stone_are_never_laid_by_hand() -> None:
    scene = with_board(STONE)
    scene.build("A", "shed")
    scene.have("A", wood=5, stone=5)
    scene.turn("A")
    assert not [option for option in scene.options("A") if "/" in option or ":" in option]


@pytest.mark.rule("OD-ANY-PLACE-27")
@pytest.mark.parametrize("animal", ["sheep", "cattle"])
def test_animals_are_red_tiles_for_houses(animal: str) -> None:
    """They may lie there like any red tile; no printed house is large enough, which is the only reason against it."""
    assert GOODS.index(animal) % 4 == GOODS.index("mead") % 4 == 1
    scene = with_board(STONE)
    own(scene, LONG)
    for house in (STONE, LONG):
        for turned in ("0-1,0-3", "0-3,0-1"):
            assert lay(scene, animal, house, turned) == "off-the-board"
    assert lay(scene, animal, "home", "0-1,0-3") == "not-on-this-board"
    scene.have("A", **{animal: 1})
    scene.turn("A")
    assert not [option for option in scene.options("A") if option.startswith(animal)]


@pytest.mark.rule("OD-BONUS-11", "OD-BONUS-4")
def test_a_bonus_cell_of_a_house_may_be_covered() -> None:
    scene = with_board(STONE)
    assert lay(scene, "silver", STONE, "1,2") is None
    for cell in area("0,1-2 1,1 1,3 2,1-3"):
        assert lay(scene, "silver", STONE, "{},{}".format(*cell)) is None
    assert bonus(scene) == {}
