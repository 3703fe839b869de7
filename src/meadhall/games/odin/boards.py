"""The boards on which goods are placed: the home board, the exploration boards ("islands") and the buildings.

Sets of cells are bit masks as in `pieces`. A cell that can never be covered is in no mask.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from meadhall.games.odin.box import BUILDINGS, THING_AT, load
from meadhall.games.odin.pieces import bit, mask_of


class Step(NamedTuple):
    value: int
    cell: int
    """The number of its bit."""
    needed: int
    """What must be covered once this cell is: all to the left and below, and the cell itself (OD-ANY-PLACE-3)."""


class Diagonal(NamedTuple):
    steps: tuple[Step, ...]
    """From the lowest."""
    cap: int
    """The income when every step is covered."""


class Bonus(NamedTuple):
    gives: tuple[int, ...]
    """Things."""
    cells: int
    """Mask of the cells that must stay uncovered: one, or two for the altar and the stone."""
    around: int
    """What must be covered: the cells around it that can be; other bonus cells count as covered (OD-BONUS-3)."""


class Board(NamedTuple):
    id: str
    grid: tuple[str, ...]
    """As in the data."""
    points: int
    minus: int
    """What the empty board costs."""
    coverable: int
    negative: int
    """Cells that cost a point while uncovered ..."""
    double: int
    """... and those of them that cost another one."""
    diagonals: tuple[Diagonal, ...]
    bonuses: tuple[Bonus, ...]
    letter: str = ""
    back: bool = False
    vikings: int = 0
    """What exploring it takes; see `Explore`."""
    ship: str = ""
    """And the ship it takes, in the words of `State.count`."""
    later_points: int = 0
    """The points of a later print, where they differ."""
    wood: int = 0
    stone: int = 0
    """Spots beside the grid."""
    supply: int = 1
    mini_expansion: int = 0


def _cells(grid: tuple[str, ...], signs: str) -> list[tuple[int, int]]:
    return [(row, col) for row, line in enumerate(grid) for col, sign in enumerate(line) if sign in signs]


def _diagonal(row: dict[str, Any], grid: tuple[str, ...]) -> Diagonal:
    due = _cells(grid, ".NM$")
    return Diagonal(
        tuple(
            Step(value, bit(top, right), mask_of(cell for cell in due if cell[0] >= top and cell[1] <= right))
            for value, top, right in row["steps"]
        ),
        row["cap"],
    )


def _bonus(row: dict[str, Any], grid: tuple[str, ...]) -> Bonus:
    near = {(y + dy, x + dx) for y, x in row["at"] for dy in (-1, 0, 1) for dx in (-1, 0, 1)}
    return Bonus(
        tuple(THING_AT[thing] for thing in row["gives"]),
        mask_of((y, x) for y, x in row["at"]),
        mask_of(cell for cell in _cells(grid, ".NM$") if cell in near),
    )


def _board(row: dict[str, Any]) -> Board:
    grid = tuple(row.get("grid", "").split())
    spots = row.get("spots", {})
    return Board(
        id=row["id"],
        grid=grid,
        points=row.get("points", 0),
        minus=row["minus"],
        coverable=mask_of(_cells(grid, ".NM$b")),
        negative=mask_of(_cells(grid, "NM")),
        double=mask_of(_cells(grid, "M")),
        diagonals=tuple(_diagonal(each, grid) for each in row.get("income", ())),
        bonuses=tuple(_bonus(each, grid) for each in row.get("bonus", ())),
        letter=row.get("letter", ""),
        back=row.get("side") == "back",
        vikings=row.get("vikings", 0),
        ship=row.get("ship", ""),
        later_points=row.get("later_points", 0),
        wood=spots.get("wood", 0),
        stone=spots.get("stone", 0),
        supply=row.get("supply", 1),
        mini_expansion=row.get("mini_expansion", 0),
    )


_boards = load("boards.toml")
HOME: Board = _board(_boards["home"] | {"id": "home"})
ISLANDS: tuple[Board, ...] = tuple(map(_board, _boards["island"]))
"""Front and back by turns: island `n ^ 1` is the other side of island `n`."""
SHETLAND, BEAR_ISLAND, FAROE_ISLANDS, BAFFIN_ISLAND, ICELAND, LABRADOR, GREENLAND, NEWFOUNDLAND = range(8)
LOFOTEN, ORKNEY, MULL, CAITHNESS = range(8, 12)

HOUSES: tuple[Board, ...] = tuple(
    _board(next(row for row in _boards["building"] if row["id"] == building)) for building in BUILDINGS
)
"""The boards of the buildings, by building. A shed has spots and no cells."""
