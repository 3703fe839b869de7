"""The grid of all boards, and the shapes of everything that is placed on them.

A cell is the bit `row * COLUMNS + column`, on every board and in every shape, so that a shape is moved by shifting it.
The widest board has one column less than COLUMNS: the last column is outside of every board. A shape moved over the
right edge has a cell there (all shapes hang together, so none skips a column), and what is beside the left edge lies
there too. Nothing ever appears to continue on the other side.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from meadhall.games.odin.box import FAMILIES, SPECIAL, SPECIALS, family_of

COLUMNS = 14
ROWS = 12

Cells = tuple[tuple[int, int], ...]


def bit(row: int, col: int) -> int:
    """The number of the cell."""
    return row * COLUMNS + col


def mask_of(cells: Iterable[tuple[int, int]]) -> int:
    return sum({1 << bit(row, col) for row, col in cells})


class Orientation(NamedTuple):
    """A shape in one position, moved to the top and to the left as far as it goes."""

    mask: int
    rows: int
    cols: int
    offsets: tuple[int, ...]
    """The bits of the mask, ascending. `free >> offset`, for all of them at once, leaves the places where it fits."""


class Shape(NamedTuple):
    area: int
    orientations: tuple[Orientation, ...]
    """All that are different. The first is the tile as the data show it; quarter turns follow, then mirror images."""


def _turned(cells: Cells) -> Cells:
    """By a quarter, clockwise."""
    top = max(row for row, _ in cells)
    return tuple(sorted((col, top - row) for row, col in cells))


def _mirrored(cells: Cells) -> Cells:
    right = max(col for _, col in cells)
    return tuple(sorted((row, right - col) for row, col in cells))


def _orientation(cells: Cells) -> Orientation:
    rows, cols = (1 + max(cell[axis] for cell in cells) for axis in (0, 1))
    return Orientation(mask_of(cells), rows, cols, tuple(sorted(bit(*cell) for cell in cells)))


def _shape(cells: Cells, mirrors: bool) -> Shape:
    """Every tile may be turned, and those that are alike on both sides may be turned over (OD-ANY-PLACE-15)."""
    positions = []
    for side in (cells, _mirrored(cells))[: 1 + mirrors]:
        for _ in range(4):
            positions.append(side)
            side = _turned(side)
    return Shape(len(cells), tuple(map(_orientation, dict.fromkeys(positions))))


def _drawn(rows: Iterable[str]) -> Cells:
    return tuple((row, col) for row, line in enumerate(rows) for col, sign in enumerate(line) if sign == "#")


FAMILY_SHAPES: tuple[Shape, ...] = tuple(_shape(_drawn(["#" * each.cols] * each.rows), False) for each in FAMILIES)
SPECIAL_SHAPES: tuple[Shape, ...] = tuple(_shape(_drawn(special.shape), True) for special in SPECIALS)
SINGLE: Shape = _shape(((0, 0),), False)
"""Silver, ore, and wherever a card allows it wood."""


def shape_of(thing: int) -> Shape:
    """Of a good, a special tile, or a thing that fills a single cell."""
    if thing >= SPECIAL:
        return SPECIAL_SHAPES[thing - SPECIAL]
    return FAMILY_SHAPES[family_of(thing)] if family_of(thing) < len(FAMILIES) else SINGLE
