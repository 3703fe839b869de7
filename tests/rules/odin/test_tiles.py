"""Special tiles and the shapes of all tiles (OD-COMP-13, OD-ANY-PLACE-15)."""

from __future__ import annotations

import pytest

from meadhall.games.odin import box, pieces
from meadhall.games.odin.boards import HOME
from meadhall.games.odin.box import BLUE, FAMILIES, SPECIALS
from meadhall.games.odin.pieces import FAMILY_SHAPES, SPECIAL_SHAPES
from tests.rules.odin.cells import cells_of, parts

SPECIAL_TILES = {
    "glass_beads": "1 012 1",
    "helmet": "01 01 1",
    "cloakpin": "0 0123",
    "belt": "01234",
    "crucifix": "1 012 1 1",
    "drinking_horn": "12 012 0",
    "amber_figure": "1 012 012",
    "horseshoe": "02 02 012",
    "gold_brooch": "1 012 012 1",
    "forge_hammer": "012 012 1 1 1",
    "fibula": "01 0 012 0 01",
    "throwing_axe": "01234 123 2",
    "chalice": "012 012 1 012",
    "round_shield": "12 0123 0123 12",
    "english_crown": "024 01234 01234",
    "altar": "0123 12",
}
"""The columns of the cells, row by row."""


# special tiles


@pytest.mark.rule("OD-COMP-13", "OD-MINI2-23")
def test_shapes_of_the_special_tiles() -> None:
    shown = {
        each.id: " ".join("".join(str(n) for n, sign in enumerate(row) if sign == "#") for row in each.shape)
        for each in SPECIALS
    }
    assert list(shown.items()) == list(SPECIAL_TILES.items())
    assert all(len(set(map(len, each.shape))) == 1 and set("".join(each.shape)) <= set("#.") for each in SPECIALS)
    assert [shape.area for shape in SPECIAL_SHAPES] == [5, 5, 5, 5, 6, 6, 7, 7, 8, 9, 9, 9, 10, 12, 13, 6]
    assert [each.id for each in SPECIALS if each.mini_expansion] == ["altar"]
    assert SPECIALS[box.ALTAR].mini_expansion == 2


@pytest.mark.rule("OD-GOODS-10", "OD-ACT-SALE-2", "OD-DICE-PILLAGE-7", "OD-MINI2-23")
def test_sword_values_and_prices_of_the_special_tiles() -> None:
    assert [each.sword for each in SPECIALS] == [7, 8, 8, 8, 8, 8, 9, 9, 9, 10, 10, 11, 12, 13, 16, 0]
    assert [each.price for each in SPECIALS] == [0, 1, 1, 2, 2, 2, 2, 2, 3, 4, 4, 4, 5, 6, -1, -1]


@pytest.mark.rule("OD-GOODS-9", "OD-MINI2-23")
def test_eight_tiles_with_the_tongs() -> None:
    names = "helmet cloakpin crucifix horseshoe forge_hammer fibula throwing_axe"
    assert [each.id for each in SPECIALS if each.forgeable] == names.split()
    assert [each.goods[BLUE] for each in FAMILIES if each.forgeable] == ["jewelry"]


@pytest.mark.rule("OD-SCORE-9", "OD-MINI2-23")
def test_only_the_crown_has_points() -> None:
    assert {each.id: each.points for each in SPECIALS if each.points} == {"english_crown": 2}


# shapes


@pytest.mark.rule("OD-ANY-PLACE-15")
def test_every_tile_may_be_turned_and_special_tiles_turned_over() -> None:
    assert [len(shape.orientations) for shape in FAMILY_SHAPES] == [1, 2, 2, 1, 2, 2, 2, 1, 2]
    assert [len(shape.orientations) for shape in SPECIAL_SHAPES] == [1, 8, 8, 2, 4, 8, 4, 4, 2, 4, 4, 4, 4, 1, 4, 4]
    assert [shape.area for shape in FAMILY_SHAPES] == [1, 2, 3, 4, 4, 6, 8, 9, 12]
    helmets = {frozenset(cells_of(each.mask)) for each in SPECIAL_SHAPES[box.HELMET].orientations}
    assert {(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)} in helmets
    assert {(0, 0), (0, 1), (0, 2), (1, 1), (1, 2)} in helmets


@pytest.mark.rule("OD-ANY-PLACE-15")
def test_positions_of_a_shape_are_different_and_touch_the_corner_of_the_grid() -> None:
    for shape in (*FAMILY_SHAPES, *SPECIAL_SHAPES, pieces.SINGLE):
        assert len({each.mask for each in shape.orientations}) == len(shape.orientations)
        for each in shape.orientations:
            cells = cells_of(each.mask)
            assert len(cells) == shape.area
            assert parts(cells) == 1
            assert {row for row, _ in cells} == set(range(each.rows))
            assert {col for _, col in cells} == set(range(each.cols))
            assert each.mask == sum(1 << offset for offset in each.offsets)
            assert list(each.offsets) == sorted(each.offsets)


def test_the_first_position_is_the_tile_as_shown() -> None:
    for family, shape in zip(FAMILIES, FAMILY_SHAPES, strict=True):
        assert (shape.orientations[0].rows, shape.orientations[0].cols) == (family.rows, family.cols)
    for tile, columns in zip(SPECIAL_SHAPES, SPECIAL_TILES.values(), strict=True):
        cells = {(row, int(col)) for row, cols in enumerate(columns.split()) for col in cols}
        assert cells_of(tile.orientations[0].mask) == cells


def test_shapes_of_things() -> None:
    assert pieces.shape_of(box.CATTLE) is pieces.shape_of(box.SILVER_HOARD) is FAMILY_SHAPES[8]
    assert pieces.shape_of(box.SPECIAL + box.ALTAR) is SPECIAL_SHAPES[box.ALTAR]
    assert pieces.shape_of(box.SILVER) is pieces.shape_of(box.ORE) is pieces.shape_of(box.WOOD) is pieces.SINGLE
    assert pieces.SINGLE.area == 1


def test_nothing_continues_on_the_other_side_of_a_board() -> None:
    """Bit by bit and cell by cell, every shape fits in the same places of the home board."""
    room = cells_of(HOME.coverable)
    for shape in (*FAMILY_SHAPES, *SPECIAL_SHAPES):
        for each in shape.orientations:
            places = -1
            for offset in each.offsets:
                places &= HOME.coverable >> offset
            cells = cells_of(each.mask)
            fits = {
                (row, col)
                for row in range(-5, 13)
                for col in range(-5, 18)
                if all((row + y, col + x) in room for y, x in cells)
            }
            assert cells_of(places) == fits
