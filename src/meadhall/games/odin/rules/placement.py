"""Placing on boards and in houses (OD-ANY-PLACE), and what boards bring: income, bonus, minus (pure functions)."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Choice
from meadhall.core.masks import bits
from meadhall.core.words import Message, Reason, reason
from meadhall.games.odin import events as told
from meadhall.games.odin.boards import HOME as HOME_BOARD
from meadhall.games.odin.boards import HOUSES, ISLANDS, Board
from meadhall.games.odin.box import (
    GOODS,
    GREEN,
    LONG_HOUSE,
    ORANGE,
    ORE,
    RED,
    SILVER,
    SPECIAL,
    STONE_HOUSE,
    THINGS,
    WOOD,
    colour_of,
)
from meadhall.games.odin.notation import (
    CELL,
    CELLS,
    HOME,
    ISLAND_SLOT,
    LONG_HOUSE_SLOT,
    PIECES,
    SLOTS,
    STONE_HOUSE_SLOT,
    cell_option,
    label,
    words,
)
from meadhall.games.odin.pieces import COLUMNS, shape_of
from meadhall.games.odin.rules.changes import credit_for
from meadhall.games.odin.rules.moments import call
from meadhall.games.odin.rules.supply import lose
from meadhall.games.odin.state import NOBODY, THINGS_HELD, State

# boards by number, so that questions about them can be remembered

BOARDS: tuple[Board, ...] = (HOME_BOARD, *ISLANDS, HOUSES[STONE_HOUSE], HOUSES[LONG_HOUSE])
FIRST_HOUSE = 1 + len(ISLANDS)


def island_of(s: State, slot: int) -> int:
    """The side of the exploration board that lies there; NOBODY for other boards."""
    return board_number(s, slot) - 1 if 0 < slot < STONE_HOUSE_SLOT else NOBODY


def board_number(s: State, slot: int) -> int:
    if slot >= LONG_HOUSE_SLOT:
        return FIRST_HOUSE + 1
    if slot >= STONE_HOUSE_SLOT:
        return FIRST_HOUSE
    return 1 + 2 * (slot - ISLAND_SLOT) + s.sides[slot - ISLAND_SLOT] if slot else HOME


# what a board brings


def income(board: Board, covered: int) -> int:
    """Each diagonal pays its lowest number still visible, or what lies beyond its end (OD-INCOME-1, OD-INCOME-3)."""
    silver = 0
    for diagonal in board.diagonals:
        silver += next((step.value for step in diagonal.steps if not covered >> step.cell & 1), diagonal.cap)
    return silver


def bonuses(board: Board, covered: int) -> list[int]:
    """The things shown on bonus cells that are bare and enclosed (OD-BONUS-1 to 3)."""
    return [
        thing
        for bonus in board.bonuses
        if not bonus.cells & covered and not bonus.around & ~covered
        for thing in bonus.gives
    ]


def minus(board: Board, covered: int) -> int:
    """Points lost for bare cells (OD-SCORE-10)."""
    return (board.negative & ~covered).bit_count() + (board.double & ~covered).bit_count()


# where a piece fits

ORIENTATIONS = tuple(shape_of(piece.thing).orientations[piece.orientation] for piece in PIECES)


def around(cells: int) -> int:
    """The cells that share an edge with these."""
    return cells << 1 | cells >> 1 | cells << COLUMNS | cells >> COLUMNS


@lru_cache(maxsize=1 << 17)
def anchors(number: int, covered: int, barred: int, piece: int) -> int:
    """The cells on which the upper left corner of the piece may lie; `barred` cells it must not cover.

    An income cell may be covered only together with all to its left and below (OD-ANY-PLACE-3, 4, 19, 28). So a piece
    either keeps off all such cells, or covers the first bare one of a diagonal, and what it covers then is checked.
    """
    board = BOARDS[number]
    shape = ORIENTATIONS[piece]
    free = board.coverable & ~covered & ~barred
    fits = free
    for offset in shape.offsets:
        fits &= free >> offset
    if shape.offsets[0]:  # the corner itself need not be part of the shape
        fits = -1
        for offset in shape.offsets:
            fits &= free >> offset
    if not fits or not board.diagonals:
        return fits
    bare = [step for diagonal in board.diagonals for step in diagonal.steps if not covered >> step.cell & 1]
    kept_off = free
    for step in bare:
        kept_off &= ~(1 << step.cell)
    legal = -1
    for offset in shape.offsets:
        legal &= kept_off >> offset
    for diagonal in board.diagonals:
        first = next((step for step in diagonal.steps if not covered >> step.cell & 1), None)
        if first is None:
            continue
        for offset in shape.offsets:
            anchor = first.cell - offset
            if anchor >= 0 and fits >> anchor & 1 and not legal >> anchor & 1:
                lying = shape.mask << anchor
                after = covered | lying
                if not any(lying >> step.cell & 1 and step.needed & ~after for step in bare):
                    legal |= 1 << anchor
    return legal


def allowed_on(piece: int, house: bool) -> bool:
    """Green, blue, silver, ore on boards; all goods and silver, but no ore, in houses (OD-ANY-PLACE-1, 2, 21, 22).

    Wood, where a card allows it at all, in houses (card 40).
    """
    thing = PIECES[piece].thing
    if thing in (ORE, WOOD):
        return house == (thing == WOOD)
    return house or thing == SILVER or thing >= SPECIAL or colour_of(thing) >= GREEN


LIES_ON = tuple(tuple(allowed_on(piece, house) for piece in range(len(PIECES))) for house in (False, True))
"""By whether it is a house, and piece: whether it may lie there."""
THING_OF = tuple(piece.thing for piece in PIECES)


def may_lie(s: State, seat: int, piece: int, house: bool) -> bool:
    return LIES_ON[house][piece] and (THING_OF[piece] != WOOD or s.allows(seat, "wood_in_houses"))


def room(s: State, seat: int, slot: int, piece: int) -> int:
    """Where the piece may lie on the board, as a mask of anchors."""
    house = slot >= STONE_HOUSE_SLOT
    thing = THING_OF[piece]
    if not LIES_ON[house][piece] or (thing == WOOD and not s.allows(seat, "wood_in_houses")):
        return 0
    at = seat * SLOTS + slot
    return anchors(board_number(s, slot), s.covered[at], barred(s, at, thing, house), piece)


def barred(s: State, at: int, thing: int, house: bool) -> int:
    """Next to a tile of its own colour: green on boards, orange and red in houses (OD-ANY-PLACE-7, 23, 24)."""
    if thing >= len(GOODS):
        return 0
    colour = colour_of(thing)
    if house:
        return around(s.tinted[at]) if colour == ORANGE else around(s.reddened[at]) if colour == RED else 0
    return around(s.tinted[at]) if colour == GREEN else 0


def _pieces_of() -> tuple[tuple[int, ...], ...]:
    by_thing: list[list[int]] = [[] for _ in THINGS]
    for number, piece in enumerate(PIECES):
        by_thing[piece.thing].append(number)
    return tuple(map(tuple, by_thing))


PIECES_OF = _pieces_of()
"""By thing: its pieces."""


ON_BOARDS = (*(good for good in range(len(GOODS)) if colour_of(good) >= GREEN), ORE, SILVER)
IN_HOUSES = (*range(len(GOODS)), ORE, SILVER, WOOD)
"""Things of the stock that may find a place, without and with a house."""


def pieces_held(s: State, seat: int) -> list[int]:
    """The pieces of the seat that may lie on boards like its own, whether they fit there or not."""
    start = seat * THINGS_HELD
    house = s.houses[seat * 3 + STONE_HOUSE] or s.houses[seat * 3 + LONG_HOUSE]
    things = [thing for thing in (IN_HOUSES if house else ON_BOARDS) if s.stock[start + thing]]
    if s.treasures[seat]:
        things += [SPECIAL + special for special in bits(s.treasures[seat])]
    return [piece for thing in things for piece in PIECES_OF[thing]]


def placeable(s: State, seat: int, first: bool = False) -> list[int]:
    """The pieces of the seat that fit somewhere, ascending; with `first` no more than one of them."""
    slots = s.slots(seat)
    found = []
    for piece in pieces_held(s, seat):
        for slot in slots:
            if room(s, seat, slot, piece):
                found.append(piece)
                break
        if first and found:
            break
    found.sort()
    return found


def can_place(s: State, seat: int, piece: int) -> bool:
    """Whether the seat has the piece and it fits somewhere."""
    thing = PIECES[piece].thing
    held = s.treasures[seat] >> thing - SPECIAL & 1 if thing >= SPECIAL else s.stock[seat * THINGS_HELD + thing]
    return bool(held) and any(room(s, seat, slot, piece) for slot in s.slots(seat))


class PlacePiece(Choice[State]):
    """Where the piece goes: a board and the cell of its upper left corner."""

    rules: ClassVar[tuple[str, ...]] = tuple(f"OD-ANY-PLACE-{number}" for number in (3, 4, 7, 9, 11, 15, 23))
    piece: int

    def options(self, s: State) -> list[int]:
        seat, piece = self.seat, self.piece
        return [cell_option(slot, anchor) for slot in s.slots(seat) for anchor in bits(room(s, seat, slot, piece))]

    def allows(self, s: State, option: int) -> bool:
        slot, anchor = divmod(option - CELL, CELLS)
        return option >= CELL and slot in s.slots(self.seat) and room(s, self.seat, slot, self.piece) >> anchor & 1 == 1

    def apply(self, s: State, option: int, events: Events) -> None:
        slot, anchor = divmod(option - CELL, CELLS)
        place(s, self.seat, self.piece, slot, anchor, events)

    def explain(self, s: State, option: int) -> Reason:
        if option < CELL:
            return reason("choose-a-cell", "OD-ANY-PLACE-1")
        slot, anchor = divmod(option - CELL, CELLS)
        seat, thing = self.seat, PIECES[self.piece].thing
        if slot not in s.slots(seat):
            return reason("not-your-board", "OD-ANY-PLACE-1")
        house = slot >= STONE_HOUSE_SLOT
        if not may_lie(s, seat, self.piece, house):
            return reason("not-on-this-board", "OD-ANY-PLACE-2", "OD-ANY-PLACE-22", thing=words(THINGS[thing]))
        at = seat * SLOTS + slot
        board = BOARDS[board_number(s, slot)]
        cells = ORIENTATIONS[self.piece].mask << anchor
        if cells & ~board.coverable:
            return reason("off-the-board", "OD-ANY-PLACE-11", "OD-ANY-PLACE-18")
        if cells & s.covered[at]:
            return reason("overlaps", "OD-ANY-PLACE-9")
        if cells & barred(s, at, thing, house):
            return reason("touches-its-colour", "OD-ANY-PLACE-7", "OD-ANY-PLACE-23")
        return reason("income-too-early", "OD-ANY-PLACE-3", "OD-ANY-PLACE-4")

    def label(self, s: State, option: int) -> Message | None:
        """A cell of an exploration board is told with the name of the board."""
        island = island_of(s, (option - CELL) // CELLS) if option >= CELL else NOBODY
        if island == NOBODY:
            return None
        told = label(option)
        return Message(told.id, {**told.args, "board": words(ISLANDS[island].id)})

    def prompt(self, s: State) -> Message:
        return Message("prompt-place-piece", {"thing": words(THINGS[PIECES[self.piece].thing])})


def place(s: State, seat: int, piece: int, slot: int, anchor: int, events: Events) -> None:
    """The piece lies there for good (OD-ANY-GEN-2)."""
    thing = PIECES[piece].thing
    if thing >= SPECIAL:
        s.treasures[seat] &= ~(1 << thing - SPECIAL)
    else:
        lose(s, seat, thing, 1)
    lay(s, seat, piece, slot * CELLS + anchor)
    if thing == WOOD:
        credit_for(seat, "wood_in_houses", events)
    if events is not None:
        events.append(told.Placed(seat, thing, slot, anchor // COLUMNS, anchor % COLUMNS, island_of(s, slot)))
    if slot:
        call(s, seat, "placed_in_house" if slot >= STONE_HOUSE_SLOT else "placed_on_island", thing)


def lay(s: State, seat: int, piece: int, place: int) -> None:
    """What lies on a board covers its cells, and its colour bars the neighbours."""
    slot, anchor = divmod(place, CELLS)
    at = seat * SLOTS + slot
    cells = ORIENTATIONS[piece].mask << anchor
    s.covered[at] |= cells
    s.laid[seat] += [piece, place]
    thing = PIECES[piece].thing
    if thing >= len(GOODS):
        return
    house, colour = slot >= STONE_HOUSE_SLOT, colour_of(thing)
    if colour == (ORANGE if house else GREEN):
        s.tinted[at] |= cells
    elif house and colour == RED:
        s.reddened[at] |= cells
