"""Tiles on boards as rule tests tell of them: a thing, a board, and the cells that it is to cover."""

from __future__ import annotations

from meadhall.core import SEATS
from meadhall.games.odin.boards import HOME, HOUSES, ISLANDS
from meadhall.games.odin.box import LONG_HOUSE, SPECIAL, STONE_HOUSE, THING_AT
from meadhall.games.odin.notation import SLOTS, slot_name
from meadhall.games.odin.rules.upkeep import Bonus
from tests.rules.odin.cells import cells_of
from tests.rules.odin.scene import Scene

Cell = tuple[int, int]

GRIDS: dict[str, tuple[str, ...]] = {
    **{board.id: board.grid for board in (HOME, *ISLANDS)},
    "stone-house1": HOUSES[STONE_HOUSE].grid,
    "long-house1": HOUSES[LONG_HOUSE].grid,
}
"""Every board that has cells, as the data draw it."""


def area(text: str) -> set[Cell]:
    """ "9-11,0-2" are nine cells, "8,1 10,2" are two."""
    found = set()
    for part in text.split():
        rows, cols = (sorted(map(int, side.split("-"))) for side in part.split(","))
        found |= {(row, col) for row in range(rows[0], rows[-1] + 1) for col in range(cols[0], cols[-1] + 1)}
    return found


def signed(board: str, signs: str) -> set[Cell]:
    """The cells of a board that the data draw so."""
    return {(row, col) for row, line in enumerate(GRIDS[board]) for col, sign in enumerate(line) if sign in signs}


def lay(scene: Scene, thing: str, board: str, where: str, seat: str = "A") -> str | None:
    """Place one more of the thing on these cells by the rules; the id of the reason if they refuse.

    A rectangle is turned as the cells ask for; another tile is named with its orientation, and its corner suffices.
    """
    cells = area(where)
    top, left = min(row for row, _ in cells), min(col for _, col in cells)
    name, _, orientation = thing.partition("/")
    if not orientation:
        high, wide = 1 + max(row for row, _ in cells) - top, 1 + max(col for _, col in cells) - left
        orientation = "1" if high > wide else "0"
    give(scene, seat, name, 1)
    before, had = covered(scene, board, seat), scene.has(seat, name)
    why = scene.lay(seat, f"{name}/{orientation}", f"{slot_name(scene.slot(board))}:{top},{left}")
    if why:
        give(scene, seat, name, -1)
        assert covered(scene, board, seat) == before
    else:
        assert scene.has(seat, name) == had - 1
        if thing == name:
            assert covered(scene, board, seat) - before == cells
    return why


def give(scene: Scene, seat: str, thing: str, number: int) -> None:
    special, s = THING_AT[thing] - SPECIAL, scene.state
    if special >= 0:
        s.treasures[SEATS.index(seat)] ^= 1 << special
        s.specials ^= 1 << special
    else:
        scene.have(seat, **{thing: scene.has(seat, thing) + number})


def fill(scene: Scene, board: str, cells: set[Cell], seat: str = "A") -> None:
    """Silver on these cells, from the left and from below, which is always possible where it is possible at all."""
    for row, col in sorted(cells, key=lambda cell: (cell[1], -cell[0])):
        assert lay(scene, "silver", board, f"{row},{col}", seat) is None


def covered(scene: Scene, board: str, seat: str = "A") -> set[Cell]:
    return cells_of(scene.state.covered[SEATS.index(seat) * SLOTS + scene.slot(board)])


def bonus(scene: Scene, seat: str = "A") -> dict[str, int]:
    """What the seat's supply gains in phase 10."""
    before = scene.supply(seat)
    scene.begin(Bonus())
    scene.luck()
    return {
        thing: number - before.get(thing, 0)
        for thing, number in scene.supply(seat).items()
        if number != before.get(thing, 0)
    }


def own(scene: Scene, *boards: str, seat: str = "A") -> None:
    """The seat has these boards, besides its home board."""
    for board in boards:
        if "house" in board:
            scene.build(seat, board.rstrip("12345").replace("-", "_"))
        elif board != "home":
            scene.own(seat, board)


def with_board(board: str, seats: int = 2, **options: str) -> Scene:
    scene = Scene(seats, **options)
    own(scene, board)
    return scene
