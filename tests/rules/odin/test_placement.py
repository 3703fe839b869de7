"""Placing on the home board and on exploration boards (OD-ANY-PLACE, OD-ANY-CHANGE), with the worked cases."""

from __future__ import annotations

import pytest

from meadhall.core.game import NotationError
from meadhall.games.odin import game
from meadhall.games.odin.box import GOODS, SPECIALS, THINGS
from meadhall.games.odin.notation import PIECES
from tests.rules.odin.laying import area, bonus, covered, fill, lay, own, signed, with_board
from tests.rules.odin.scene import Scene

UNCOVERABLE = {
    "bear_island": "1,4 4,2",
    "faroe_islands": "2,6 4,7 5,3",
    "baffin_island": "3,2",
    "greenland": "1,3 5,5",
    "labrador": "6,6",
    "mull": "3,5",
    "long-house1": "1,3 1,7",
}


def pieces_offered(scene: Scene, seat: str = "A") -> set[str]:
    scene.turn(seat)
    return {option.partition("/")[0] for option in scene.options(seat) if "/" in option}


# what may be placed


@pytest.mark.rule("OD-ANY-PLACE-1")
def test_green_and_blue_tiles_silver_and_ore_go_to_the_home_board() -> None:
    welcome = {good for n, good in enumerate(GOODS) if good and n % 4 >= 2} | {"silver", "ore"}
    scene = Scene(2)
    scene.have("A", **dict.fromkeys(welcome, 1))
    assert pieces_offered(scene) == welcome
    for thing in sorted(welcome):
        scene = Scene(2)
        scene.have("A", **{thing: 2})
        scene.turn("A")
        scene.choose("A", f"{thing}/0")
        scene.choose("A", "home:0,0")
        assert scene.has("A", thing) == 1
        assert (0, 0) in covered(scene, "home")
        assert scene.deciding() == "A"  # the turn goes on


@pytest.mark.rule("OD-ANY-PLACE-1", "OD-ANY-PLACE-14")
def test_special_tiles_go_to_the_home_board() -> None:
    for special in SPECIALS:
        scene = Scene(2)
        scene.have("A", **{special.id: 1})
        assert pieces_offered(scene) == {special.id}
        scene.choose("A", f"{special.id}/0")
        scene.choose("A", "home:0,0")
        assert scene.has("A", special.id) == 0
        assert len(covered(scene, "home")) == "".join(special.shape).count("#")
        assert pieces_offered(scene) == set()


@pytest.mark.rule("OD-ANY-PLACE-2")
def test_orange_and_red_tiles_wood_stone_and_weapons_stay_off_boards() -> None:
    food = [good for n, good in enumerate(GOODS) if good and n % 4 <= 1]
    others = ["wood", "stone", "bow", "snare", "spear", "long_sword"]
    scene = Scene(2)
    scene.have("A", **dict.fromkeys(food + others, 3))
    own(scene, "shetland")
    assert pieces_offered(scene) == set()
    for good in food:
        assert lay(scene, good, "home", "0,0") == "not-on-this-board"
        assert lay(scene, good, "shetland", "1,0") == "not-on-this-board"
    assert {THINGS[piece.thing] for piece in PIECES}.isdisjoint(others[1:])
    assert lay(scene, "wood", "home", "0,0") == "not-on-this-board"
    with pytest.raises(NotationError):
        game.parse("stone/0")


@pytest.mark.rule("OD-ANY-PLACE-1", "OD-ANY-PLACE-17")
def test_only_own_boards() -> None:
    scene = Scene(2)
    own(scene, "shetland", seat="B")
    assert lay(scene, "ore", "shetland", "1,0") == "not-your-board"
    assert lay(scene, "ore", "shetland", "1,0", seat="B") is None
    assert covered(scene, "home", "A") == set() == covered(scene, "home", "B")


@pytest.mark.rule("OD-ANY-GEN-2")
def test_what_lies_cannot_be_taken_back_or_moved() -> None:
    scene = Scene(2)
    scene.have("A", ore=1)
    assert lay(scene, "hide", "home", "0,0-2") is None
    assert pieces_offered(scene) == {"ore"}


@pytest.mark.rule("OD-ANY-CHANGE-2")
def test_each_cell_costs_one_silver() -> None:
    scene = Scene(2)
    scene.have("A", silver=3)
    scene.turn("A")
    for n in range(3):
        scene.choose("A", "silver/0")
        scene.choose("A", f"home:0,{n}")
        assert scene.has("A", "silver") == 2 - n
    assert covered(scene, "home") == area("0,0-2")
    assert "silver/0" not in scene.options("A")
    assert scene.minus("A") == 83


# income cells


@pytest.mark.rule("OD-ANY-PLACE-4", "OD-ANY-PLACE-10", "OD-ANY-PLACE-3")
@pytest.mark.parametrize("tile", ["robe", "treasure_chest"])
def test_one_tile_covers_three_income_cells(tile: str) -> None:
    """OD-T-57, OD-T-91."""
    scene = Scene(2)
    assert (scene.income("A"), scene.minus("A")) == (0, 86)
    assert lay(scene, tile, "home", "9-11,0-2") is None
    assert covered(scene, "home") >= {(11, 0), (10, 1), (9, 2), (9, 1)}
    assert (scene.income("A"), scene.minus("A")) == (2, 86)
    fill(scene, "home", area("8,0-2"))
    assert bonus(scene) == {}  # the mead is gone for good


@pytest.mark.rule("OD-ANY-PLACE-3", "OD-BONUS-1")
def test_step_by_step_to_the_mead() -> None:
    """OD-T-92."""
    scene = Scene(2)
    steps = [
        ("rune_stone", "11,0-1", None, 1),
        ("hide", "10,0-2", None, 2),
        ("rune_stone", "8-9,0", None, 2),
        ("rune_stone", "8-9,2", "income-too-early", 2),
        ("ore", "11,2", None, 2),
        ("rune_stone", "8-9,2", None, 2),
    ]
    for tile, where, refusal, income in steps:
        assert lay(scene, tile, "home", where) == refusal
        assert scene.income("A") == income
        assert bonus(scene) == {}
    assert lay(scene, "silver", "home", "8,1") is None
    assert scene.income("A") == 2
    assert bonus(scene) == {"mead": 1}


@pytest.mark.rule("OD-ANY-PLACE-3", "OD-ANY-PLACE-4", "OD-ANY-PLACE-7")
def test_oil_wool_linen_and_silk_in_the_corner() -> None:
    """OD-T-93."""
    scene = Scene(2)
    assert lay(scene, "oil", "home", "10,1-2") == "income-too-early"
    assert lay(scene, "oil", "home", "10,0-1") == "income-too-early"
    assert lay(scene, "oil", "home", "10-11,0") is None
    assert scene.income("A") == 1
    scene = Scene(2)
    assert lay(scene, "wool", "home", "10-11,0-1") is None
    assert scene.income("A") == 2
    assert lay(scene, "linen", "home", "8-11,2") == "touches-its-colour"
    assert lay(scene, "silk", "home", "8-11,2") == "income-too-early"
    assert lay(scene, "silver", "home", "9,0") is None
    assert lay(scene, "linen", "home", "8-11,2") == "touches-its-colour"
    assert lay(scene, "silk", "home", "8-11,2") is None


@pytest.mark.rule("OD-ANY-PLACE-3", "OD-ANY-PLACE-4", "OD-ANY-PLACE-6")
@pytest.mark.parametrize(("tile", "where"), [("wool", "6-7,4-5"), ("skin_and_bones", "6-7,3-5")])
def test_three_and_four_are_covered_together(tile: str, where: str) -> None:
    """OD-T-58, OD-T-94."""
    scene = Scene(2)
    free = area("6-7,4-5") | area(where)
    fill(scene, "home", area("6-11,0-5") - area("7,2 9,1 10,5") - free)
    assert scene.income("A") == 3
    for early in ("6,4-5", "6,5-6"):
        assert lay(scene, "oil", "home", early) == "income-too-early"
    assert lay(scene, tile, "home", where) is None
    assert scene.income("A") == 5
    assert bonus(scene) == {"mead": 1, "wood": 1}


@pytest.mark.rule("OD-ANY-PLACE-3", "OD-ANY-PLACE-5", "OD-INCOME-2")
def test_income_cells_are_covered_in_ascending_order() -> None:
    """Each of them only when all to its left and below is covered: one bare cell anywhere there is too much."""
    scene = Scene(2)
    for step in range(12):
        square = area(f"{11 - step}-11,0-{step}") & signed("home", ".N$")
        fill(scene, "home", square - covered(scene, "home") - {(11 - step, step)})
        for later in range(step + 1, 12):
            assert lay(scene, "ore", "home", f"{11 - later},{later}") == "income-too-early"
        assert lay(scene, "ore", "home", f"{11 - step},{step}") is None
    assert scene.income("A") == 18


@pytest.mark.rule("OD-ANY-PLACE-3")
@pytest.mark.parametrize("bare", sorted(area("8-11,0-3") - area("9,1 8,3")))
def test_one_bare_cell_to_the_left_or_below_is_too_much(bare: tuple[int, int]) -> None:
    scene = Scene(2)
    diagonal = {(11 - n, n) for n in range(4)}
    needing = {(row, col) for row, col in diagonal if row <= bare[0] and col >= bare[1]}
    fill(scene, "home", area("8-11,0-3") - {(9, 1), bare} - needing)
    assert lay(scene, "ore", "home", "8,3") == "income-too-early"


@pytest.mark.rule("OD-ANY-PLACE-6", "OD-BONUS-3")
def test_bonus_cells_need_not_be_covered_for_income() -> None:
    scene = Scene(2)
    fill(scene, "home", area("8-11,0-3") - area("9,1 8,3"))
    assert lay(scene, "ore", "home", "8,3") is None
    assert scene.income("A") == 3
    assert (9, 1) not in covered(scene, "home")


@pytest.mark.rule("OD-ANY-PLACE-13", "OD-ANY-PLACE-12")
def test_tiles_need_neither_neighbours_nor_the_lower_left() -> None:
    """OD-T-59, OD-T-65."""
    scene = Scene(2)
    before = scene.score("A")
    assert lay(scene, "silverware", "home", "0-2,12") is None
    assert scene.score("A") == before
    assert before["bare-cells"] == -86
    assert lay(scene, "fur", "home", "0-1,0-3") is None
    assert (scene.minus("A"), scene.score("A")["bare-cells"]) == (78, -78)


@pytest.mark.rule("OD-ANY-PLACE-7", "OD-ANY-PLACE-11", "OD-ANY-PLACE-12", "OD-ANY-PLACE-13")
def test_fur_and_hide_at_the_top() -> None:
    """OD-T-96."""
    scene = Scene(2)
    assert lay(scene, "fur", "home", "0-1,8-11") == "income-too-early"
    assert lay(scene, "fur", "home", "0-1,0-3") is None
    assert scene.minus("A") == 78
    assert lay(scene, "hide", "home", "2,3-5") == "touches-its-colour"
    assert lay(scene, "hide", "home", "2,4-6") is None
    assert scene.minus("A") == 75
    assert lay(scene, "linen", "home", "0-3,12") == "off-the-board"
    assert lay(scene, "silverware", "home", "0-2,12") is None
    assert scene.minus("A") == 75


@pytest.mark.rule("OD-INCOME-1", "OD-INCOME-4", "OD-ANY-PLACE-12", "OD-ANY-PLACE-4")
def test_treasure_chest_in_the_upper_right_corner() -> None:
    """OD-T-97."""
    scene = Scene(2)
    fill(scene, "home", signed("home", ".N$") - area("0-2,10-12"))
    assert (scene.income("A"), scene.minus("A")) == (12, 4)
    assert lay(scene, "treasure_chest", "home", "0-2,10-12") is None
    assert (scene.income("A"), scene.minus("A")) == (18, 0)
    assert bonus(scene) == {"ore": 1, "wood": 1, "rune_stone": 1, "mead": 1, "stone": 1}


# neighbours


@pytest.mark.rule("OD-ANY-PLACE-7")
@pytest.mark.parametrize("tile", ["oil", "hide", "wool", "linen", "robe", "amber"])
def test_green_touches_no_green(tile: str) -> None:
    """A wool on rows 3 and 4, columns 3 and 4; no matter which kinds they are."""
    size = {"oil": (1, 2), "hide": (1, 3), "wool": (2, 2), "linen": (1, 4), "robe": (3, 3), "amber": (1, 1)}[tile]
    high, wide = size
    touching = [(3 - high, 3), (3, 5), (3, 3 - wide)]
    corners = [(3 - high, 5), (3 - high, 3 - wide)] if wide < 4 else [(3 - high, 5)]
    for corner, refusal in [*((at, "touches-its-colour") for at in touching), *((at, None) for at in corners)]:
        top, left = corner
        if left < 0:
            continue
        scene = Scene(2)
        assert lay(scene, "wool", "home", "3-4,3-4") is None
        where = f"{top}-{top + high - 1},{left}-{left + wide - 1}"
        assert lay(scene, tile, "home", where) == refusal


@pytest.mark.rule("OD-ANY-PLACE-7")
def test_green_in_a_row_or_in_a_heap_is_refused() -> None:
    """OD-T-64: what would be found too late at the table cannot be laid, so that no token is due."""
    scene = Scene(2)
    assert lay(scene, "oil", "home", "1,2-3") is None
    assert lay(scene, "oil", "home", "1,6-7") is None
    for where in ("1,4-5", "2,3-4", "0,3-4"):
        assert lay(scene, "oil", "home", where) == "touches-its-colour"
    assert lay(scene, "rune_stone", "home", "1,4-5") is None
    assert scene.score("A")["penalties"] == 0


@pytest.mark.rule("OD-ANY-PLACE-7")
def test_green_touches_no_green_above() -> None:
    scene = Scene(2)
    assert lay(scene, "hide", "home", "1,2-4") is None
    for near in ("0,2-3", "2,4-5", "1,0-1", "1,5-6", "2-3,2"):
        assert lay(scene, "oil", "home", near) == "touches-its-colour"
    for apart in ("0,0-1", "2,5-6", "0,5-6"):
        assert lay(scene, "oil", "home", apart) is None


@pytest.mark.rule("OD-ANY-PLACE-8", "OD-ANY-PLACE-14")
@pytest.mark.parametrize("first", ["rune_stone", "silver", "ore", "oil", "belt/0"])
def test_other_neighbours_are_free(first: str) -> None:
    for second in ("rune_stone", "silver", "ore", "oil", "cloakpin/0"):
        if first == second == "oil":
            continue
        scene = Scene(2)
        assert lay(scene, first, "home", "2,0-1" if first in ("rune_stone", "oil") else "2,0") is None
        assert lay(scene, second, "home", "3,0-1" if second in ("rune_stone", "oil") else "3,0") is None


@pytest.mark.rule("OD-ANY-PLACE-14")
def test_special_tiles_are_blue() -> None:
    """Blue beside green and blue, and no income cell too early."""
    scene = Scene(2)
    assert lay(scene, "fur", "home", "0-1,0-3") is None
    assert lay(scene, "belt/0", "home", "2,0") is None
    assert lay(scene, "glass_beads/0", "home", "3,0") is None
    assert lay(scene, "round_shield/0", "home", "8,1") == "income-too-early"
    assert lay(scene, "round_shield/0", "home", "8,4") is None


@pytest.mark.rule("OD-ANY-PLACE-9")
def test_nothing_lies_upon_anything() -> None:
    for first in ("hide", "silverware", "silver", "ore"):
        scene = Scene(2)
        assert lay(scene, first, "home", "2,2-4" if first in ("hide", "silverware") else "2,2") is None
        for second, where in [("silver", "2,2"), ("ore", "2,2"), ("spices", "1-2,1-3"), ("silk", "0-3,2")]:
            assert lay(scene, second, "home", where) == "overlaps"
        assert lay(scene, "silk", "home", "2-5,1") is None


@pytest.mark.rule("OD-ANY-PLACE-9", "OD-ANY-PLACE-15")
def test_a_gap_within_a_tile_is_free() -> None:
    scene = Scene(2)
    assert lay(scene, "horseshoe/0", "home", "0,0") is None
    assert covered(scene, "home") == area("0-2,0 2,1 0-2,2")
    assert lay(scene, "rune_stone", "home", "0-1,1") is None
    assert lay(scene, "rune_stone", "home", "1-2,1") == "overlaps"
    assert lay(scene, "glass_beads/0", "home", "3,0") is None  # its corners are bare
    assert lay(scene, "ore", "home", "3,0") is None


@pytest.mark.rule("OD-ANY-PLACE-10", "OD-BONUS-4")
def test_bonus_cells_may_be_covered() -> None:
    scene = Scene(2)
    for cell in signed("home", "b"):
        assert lay(scene, "ore", "home", "{},{}".format(*cell)) is None
    fill(scene, "home", signed("home", ".N$"))
    assert bonus(scene) == {}


@pytest.mark.rule("OD-ANY-PLACE-11", "OD-ANY-PLACE-12")
@pytest.mark.parametrize("where", ["0,11-13", "10-12,7", "11,7-9", "2-4,12", "3,10-12", "11,8-10", "10,10-12"])
def test_tiles_lie_completely_on_the_board(where: str) -> None:
    scene = Scene(2)
    assert lay(scene, "silverware", "home", where) == "off-the-board"


@pytest.mark.rule("OD-ANY-PLACE-15")
def test_tiles_may_be_turned_and_special_tiles_mirrored() -> None:
    for where in ("0,0-3", "0-3,0"):
        assert lay(Scene(2), "silk", "home", where) is None
    found = set()
    for orientation in range(8):
        scene = Scene(2)
        assert lay(scene, f"cloakpin/{orientation}", "home", "0,0") is None
        found.add(frozenset(covered(scene, "home")))
    lying = ["0,0 1,0-3", "0,3 1,0-3", "0,0-3 1,0", "0,0-3 1,3"]
    standing = ["0-3,0 0,1", "0-3,0 3,1", "0-3,1 0,0", "0-3,1 3,0"]
    assert found == {frozenset(area(cells)) for cells in lying + standing}
    with pytest.raises(NotationError):
        game.parse("hide/2")
    with pytest.raises(NotationError):
        game.parse("ore/1")


# exploration boards


@pytest.mark.rule("OD-ANY-PLACE-17")
def test_the_same_rules_on_exploration_boards() -> None:
    scene = with_board("shetland")
    assert lay(scene, "hide", "shetland", "1,0-2") is None
    assert lay(scene, "oil", "shetland", "2-3,2") == "touches-its-colour"
    assert lay(scene, "oil", "shetland", "2-3,3") is None
    assert lay(scene, "rune_stone", "shetland", "1,2-3") == "overlaps"
    assert lay(scene, "rune_stone", "shetland", "3-4,3") == "off-the-board"
    assert lay(scene, "silk", "shetland", "3,1-4") == "overlaps"
    assert lay(scene, "rune_stone", "shetland", "3-4,0") == "off-the-board"
    assert lay(scene, "ore", "shetland", "6,1") == "income-too-early"
    assert lay(scene, "silver", "shetland", "7,0") is None
    assert lay(scene, "silver", "shetland", "6,0") is None
    assert lay(scene, "ore", "shetland", "6,1") == "income-too-early"
    assert lay(scene, "rune_stone", "shetland", "7-8,1") is None
    assert lay(scene, "ore", "shetland", "6,1") is None
    assert scene.income("A", "shetland") == 2
    assert covered(scene, "home") == set()


@pytest.mark.rule("OD-ANY-PLACE-18", "OD-ANY-PLACE-25")
@pytest.mark.parametrize(("board", "cells"), UNCOVERABLE.items())
def test_cells_that_can_never_be_covered(board: str, cells: str) -> None:
    scene = with_board(board)
    for row, col in area(cells):
        for thing in ("silver", "gold_ornament", "amber"):
            assert lay(scene, thing, board, f"{row},{col}") == "off-the-board"
        for where in (f"{row},{col - 1}-{col}", f"{row},{col}-{col + 1}", f"{row}-{row + 1},{col}"):
            assert lay(scene, "rune_stone", board, where) == "off-the-board"


@pytest.mark.rule("OD-INCOME-4", "OD-ANY-PLACE-18", "OD-ANY-PLACE-19", "OD-BONUS-9")
def test_bear_island() -> None:
    """OD-T-63, OD-T-99."""
    scene = with_board("bear_island")
    assert (scene.income("A", "bear_island"), scene.minus("A", "bear_island")) == (1, 22)
    assert lay(scene, "hide", "bear_island", "4-6,1") is None
    assert scene.income("A", "bear_island") == 3
    assert lay(scene, "silverware", "bear_island", "5,5-7") is None
    assert lay(scene, "rune_stone", "bear_island", "6-7,5") is None
    assert bonus(scene) == {}
    assert lay(scene, "ore", "bear_island", "7,6") is None
    assert bonus(scene) == {"rune_stone": 1, "ore": 1} == bonus(scene)
    assert scene.minus("A", "bear_island") == 20
    assert lay(scene, "silver", "bear_island", "1,4") == "off-the-board"
    assert lay(scene, "ore", "bear_island", "4,2") == "off-the-board"
    for needed in ("3,0", "3,1", "5,2", "6,2"):
        assert lay(scene, "ore", "bear_island", "3,2") == "income-too-early"
        assert lay(scene, "silver", "bear_island", needed) is None
    assert lay(scene, "ore", "bear_island", "3,2") is None
    assert scene.income("A", "bear_island") == 4


@pytest.mark.rule("OD-INCOME-3", "OD-ANY-PLACE-28", "OD-ANY-PLACE-17")
def test_greenland() -> None:
    """OD-T-100."""
    scene = with_board("greenland")
    assert (scene.income("A", "greenland"), scene.minus("A", "greenland")) == (0, 20)
    assert lay(scene, "skin_and_bones", "greenland", "0-1,0-2") is None
    assert lay(scene, "ore", "greenland", "0,3") is None
    assert lay(scene, "ore", "greenland", "2,3") == "income-too-early"
    for tile, where in [("rune_stone", "2-3,0"), ("ore", "2,2"), ("oil", "3,1-2")]:
        assert bonus(scene) == {}
        assert lay(scene, tile, "greenland", where) is None
    assert bonus(scene) == {"whale_meat": 1}
    for where in ("4,0", "4,1", "4,2", "6,2"):
        assert lay(scene, "ore", "greenland", where) is None
    assert lay(scene, "rune_stone", "greenland", "5,1-2") is None
    assert lay(scene, "ore", "greenland", "2,3") == "income-too-early"
    assert scene.income("A", "greenland") == 0
    assert lay(scene, "silk", "greenland", "3-6,3") is None
    assert scene.income("A", "greenland") == 1
    assert lay(scene, "ore", "greenland", "2,3") is None
    assert scene.income("A", "greenland") == 2
    assert bonus(scene) == {"whale_meat": 1}
    assert scene.minus("A", "greenland") == 11
    assert lay(scene, "silver", "greenland", "5,4") == "income-too-early"
    for where in ("7,4", "6,4", "5,4", "4,4", "3,4"):
        assert lay(scene, "ore", "greenland", "1,4") == "income-too-early"
        assert lay(scene, "silver", "greenland", where) is None
        assert scene.income("A", "greenland") == (3 if where[0] < "6" else 2)
    assert lay(scene, "ore", "greenland", "1,4") == "income-too-early"
    assert lay(scene, "silver", "greenland", "2,4") is None
    assert lay(scene, "ore", "greenland", "1,4") is None
    assert scene.income("A", "greenland") == 4


@pytest.mark.rule("OD-ANY-PLACE-28")
def test_a_tile_over_both_diagonals_satisfies_each() -> None:
    """Rows 2 to 6 of column 3 hold the lowest numbers of both."""
    scene = with_board("greenland")
    fill(scene, "greenland", area("2-6,0-2") & signed("greenland", ".N"))
    assert lay(scene, "belt/1", "greenland", "2,3") is None
    assert scene.income("A", "greenland") == 2
    scene = with_board("greenland")
    fill(scene, "greenland", area("2-5,0-2") & signed("greenland", ".N"))
    assert lay(scene, "belt/1", "greenland", "2,3") == "income-too-early"


@pytest.mark.rule("OD-ANY-PLACE-19", "OD-INCOME-4")
def test_the_upper_diagonal_of_greenland_reaches_three() -> None:
    """Although (1,3) can never be covered."""
    scene = with_board("greenland")
    fill(scene, "greenland", area("0-7,0-5") & signed("greenland", ".N$"))
    assert scene.income("A", "greenland") == 3 + 3


@pytest.mark.rule("OD-ANY-PLACE-20")
def test_tiles_on_different_boards_never_touch() -> None:
    scene = with_board("shetland")
    own(scene, "baffin_island")
    assert lay(scene, "hide", "shetland", "1,0-2") is None
    assert lay(scene, "oil", "home", "2,0-1") is None
    assert lay(scene, "oil", "home", "0,0-1") is None
    assert lay(scene, "oil", "baffin_island", "1,0-1") is None
    assert lay(scene, "hide", "home", "1,4-6", seat="B") is None


@pytest.mark.rule("OD-ANY-PLACE-17", "OD-SCORE-10", "OD-MINI1-6")
def test_lofoten() -> None:
    """OD-T-110."""
    scene = with_board("lofoten", mini_expansions="islands")
    assert (scene.score("A")["islands"], scene.minus("A", "lofoten")) == (4, 17)
    assert lay(scene, "rune_stone", "lofoten", "3,5-6") is None
    assert scene.minus("A", "lofoten") == 14
    assert scene.score("A")["bare-cells"] == -86 - 14
