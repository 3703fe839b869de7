"""Legal placements (OD-ANY-PLACE), cell by cell from the words of the rules, against those that the rules offer."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from meadhall.games.odin.box import COLOURS, FAMILIES, GOODS, SPECIAL, SPECIALS, THINGS
from meadhall.games.odin.notation import CELL, CELLS, PIECES, cell_option
from meadhall.games.odin.pieces import COLUMNS, ROWS
from meadhall.games.odin.rules.placement import ORIENTATIONS, PIECES_OF, PlacePiece, anchors, board_number, room
from meadhall.games.odin.rules.placement import lay as lay_piece
from tests.rules.odin.cells import cells_of
from tests.rules.odin.laying import GRIDS, Cell, signed, with_board
from tests.rules.odin.scene import Scene

FILLINGS = 36
Form = frozenset[Cell]


def moved(cells: set[Cell]) -> Form:
    """To the upper left corner."""
    top, left = min(row for row, _ in cells), min(col for _, col in cells)
    return frozenset((row - top, col - left) for row, col in cells)


def forms(thing: int) -> set[Form]:
    """OD-ANY-PLACE-15: quarter turns of everything, special tiles on both faces; silver and ore fill one cell."""
    if thing >= SPECIAL:
        lines: tuple[str, ...] = SPECIALS[thing - SPECIAL].shape
    elif thing < len(GOODS):
        lines = ("#" * FAMILIES[thing // 4].cols,) * FAMILIES[thing // 4].rows
    else:
        lines = ("#",)
    cells = {(row, col) for row, line in enumerate(lines) for col, sign in enumerate(line) if sign == "#"}
    found = set()
    for _ in range(4):
        cells = {(col, -row) for row, col in cells}
        found.add(moved(cells))
        if thing >= SPECIAL:
            found.add(moved({(row, -col) for row, col in cells}))
    return found


def colour(thing: int) -> str:
    if thing >= SPECIAL:
        return "blue"  # OD-ANY-PLACE-14
    return COLOURS[thing % 4] if thing < len(GOODS) else THINGS[thing]


class Ground:
    """A board, and the colour of what lies on each covered cell."""

    def __init__(self, board: str) -> None:
        self.house = "house" in board
        self.cells = signed(board, ".NM$b")
        self.incomes = signed(board, "$")
        self.to_cover = signed(board, ".NM$")
        self.lying: dict[Cell, str] = {}
        self.inside: dict[Form, list[tuple[Cell, list[Cell]]]] = {}

    def within(self, form: Form) -> list[tuple[Cell, list[Cell]]]:
        """Where it lies completely on cells that can be covered, whatever lies there (OD-ANY-PLACE-11, 18, 25)."""
        if form not in self.inside:
            every = [
                ((row, col), [(row + y, col + x) for y, x in form]) for row in range(ROWS) for col in range(COLUMNS)
            ]
            self.inside[form] = [(corner, cells) for corner, cells in every if self.cells.issuperset(cells)]
        return self.inside[form]

    def welcome(self, what: str) -> bool:
        """OD-ANY-PLACE-1, 2, 17, 21, 22. Nobody here has card 40, with which wood could be placed."""
        if self.house:
            return what in ("orange", "red", "green", "blue", "silver")
        return what in ("green", "blue", "silver", "ore")

    def shy(self, what: str) -> bool:
        """Whether it keeps apart from its own colour here (OD-ANY-PLACE-7, 8, 23, 24)."""
        return what in ("orange", "red") if self.house else what == "green"

    def refusal(self, cells: list[Cell], what: str) -> str | None:
        if not self.welcome(what):
            return "not-on-this-board"
        if not self.cells.issuperset(cells):
            return "off-the-board"
        if any(cell in self.lying for cell in cells):
            return "overlaps"
        if self.shy(what):
            for row, col in cells:
                for near in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
                    if self.lying.get(near) == what:
                        return "touches-its-colour"
        for row, col in cells:
            if (row, col) in self.incomes:
                for y, x in self.to_cover:
                    if y >= row and x <= col and (y, x) not in self.lying and (y, x) not in cells:
                        return "income-too-early"
        return None

    def places(self, form: Form, what: str) -> set[Cell]:
        if not self.welcome(what):
            return set()
        return {corner for corner, cells in self.within(form) if self.refusal(cells, what) is None}


def form_of(piece: int) -> Form:
    return frozenset(cells_of(ORIENTATIONS[piece].mask))


FORMS = [form_of(piece) for piece in range(len(PIECES))]
WHAT = [colour(piece.thing) for piece in PIECES]
SINGLES = [piece for piece in range(len(PIECES)) if WHAT[piece] in ("silver", "ore")]
SMALL = [piece for piece in range(len(PIECES)) if len(FORMS[piece]) <= 2]


def fillings(board: str) -> Iterator[tuple[Scene, Ground, Random]]:
    """Boards on which random pieces lie, many of them as far to the lower left as they go."""
    chance = Random(f"{board} filled")
    ground = Ground(board)
    scene = with_board(board)
    slot, s = scene.slot(board), scene.state
    for number in range(FILLINGS):
        ground.lying = {}
        for masks in (s.covered, s.tinted, s.reddened):
            masks[:] = [0] * len(masks)
        s.laid[:] = [[] for _ in s.laid]

        def put(piece: int, row: int, col: int) -> None:
            lay_piece(s, 0, piece, slot * CELLS + row * COLUMNS + col)
            ground.lying |= {(row + y, col + x): WHAT[piece] for y, x in FORMS[piece]}

        if number % 2 and ground.incomes:  # single things up to some income cell, with few gaps
            top, right = chance.choice(sorted(ground.incomes))
            for col, row in sorted((col, -row) for row, col in ground.to_cover if row >= top and col <= right):
                if chance.random() < 0.98 and ground.refusal([(-row, col)], "silver") is None:
                    put(chance.choice(SINGLES), -row, col)
        ordered = chance.random()
        for _ in range(chance.randrange(3 + 3 * number)):
            piece = chance.choice(SMALL if chance.random() < 0.5 else range(len(PIECES)))
            places = sorted(ground.places(FORMS[piece], WHAT[piece]))
            if places:
                low = chance.random() < ordered
                put(
                    piece, *(min(places, key=lambda at: (max(11 - at[0], at[1]), at)) if low else chance.choice(places))
                )
        yield scene, ground, chance


@pytest.mark.rule("OD-ANY-PLACE-14", "OD-ANY-PLACE-15")
def test_pieces_are_all_orientations_of_all_tiles() -> None:
    """And nothing else: no stone, no weapons, no buildings."""
    named = {thing for thing, name in enumerate(GOODS) if name}
    singles = {THINGS.index("silver"), THINGS.index("ore"), THINGS.index("wood")}
    assert {piece.thing for piece in PIECES} == named | singles | set(range(SPECIAL, SPECIAL + len(SPECIALS)))
    for thing, pieces in enumerate(PIECES_OF):
        assert len(pieces) == len({FORMS[piece] for piece in pieces})
        assert {FORMS[piece] for piece in pieces} == (forms(thing) if pieces else set())
    assert sum(len(PIECES_OF[thing]) for thing in singles) == 3
    assert len(PIECES_OF[THINGS.index("cloakpin")]) == 8
    assert len(PIECES_OF[THINGS.index("horseshoe")]) == 4
    assert len(PIECES_OF[THINGS.index("glass_beads")]) == 1
    assert [len(PIECES_OF[THINGS.index(name)]) for name in ("hide", "wool", "clothing", "amber")] == [2, 1, 2, 1]


@pytest.mark.rule("OD-ANY-PLACE-3", "OD-ANY-PLACE-4", "OD-ANY-PLACE-7", "OD-ANY-PLACE-9", "OD-ANY-PLACE-11")
@pytest.mark.rule("OD-ANY-PLACE-17", "OD-ANY-PLACE-18", "OD-ANY-PLACE-19", "OD-ANY-PLACE-28", "OD-ANY-PLACE-23")
@pytest.mark.parametrize("board", GRIDS)
def test_every_piece_on_every_board(board: str) -> None:
    for scene, ground, _ in fillings(board):
        s, slot = scene.state, scene.slot(board)
        assert cells_of(s.covered[slot]) == set(ground.lying)
        for piece in range(len(PIECES)):
            offered = cells_of(room(s, 0, slot, piece))
            wanted = ground.places(FORMS[piece], WHAT[piece])
            assert offered == wanted, (board, THINGS[PIECES[piece].thing], FORMS[piece], sorted(ground.lying.items()))
            if not ground.shy(WHAT[piece]) and ground.welcome(WHAT[piece]):
                assert cells_of(anchors(board_number(s, slot), s.covered[slot], 0, piece)) == wanted


@pytest.mark.parametrize("board", GRIDS)
def test_choice_of_a_place_and_the_reasons_against_others(board: str) -> None:
    """One piece on each filling, on every cell of the common grid; the other boards offer what they offer alone."""
    for scene, ground, chance in fillings(board):
        s, slot = scene.state, scene.slot(board)
        piece = chance.randrange(len(PIECES))
        s.stack, s.branches = [PlacePiece(0, piece)], []
        offered = [divmod(option - CELL, CELLS) for option in s.options(0)]
        assert offered == sorted(offered)
        here = {divmod(cell, COLUMNS) for at, cell in offered if at == slot}
        assert here == ground.places(FORMS[piece], WHAT[piece])
        assert {at for at, _ in offered} <= {0, slot}
        for row in range(ROWS):
            for col in range(COLUMNS):
                why = s.explain(0, cell_option(slot, row * COLUMNS + col))
                wanted = ground.refusal([(row + y, col + x) for y, x in FORMS[piece]], WHAT[piece])
                assert (why.id if why else None) == wanted, (board, row, col, THINGS[PIECES[piece].thing])


@pytest.mark.parametrize("board", GRIDS)
def test_fillings_are_worth_comparing(board: str) -> None:
    """Some boards are empty, some nearly full; income cells are covered; shy colours lie there."""
    shares, incomes, colours = [], set(), set()
    for _, ground, _ in fillings(board):
        shares.append(len(ground.lying) / len(ground.cells))
        incomes |= ground.incomes & set(ground.lying)
        colours |= set(ground.lying.values())
    assert min(shares) < 0.2
    assert max(shares) > 0.7
    assert 3 * len(incomes) >= 2 * len(Ground(board).incomes)
    assert colours >= ({"orange", "red", "green"} if "house" in board else {"green", "blue", "ore"})
