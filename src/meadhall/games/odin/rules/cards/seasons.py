"""Cards about phases, the feast, and things that come and go: what only functions can tell."""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Choice, Step
from meadhall.core.masks import bits
from meadhall.core.words import Message, Reason, reason
from meadhall.games.odin.actions import SPACES
from meadhall.games.odin.box import ORE, SILVER, STOCKFISH
from meadhall.games.odin.notation import (
    CELL,
    CELLS,
    DONE,
    NUMBER,
    PIECE,
    SPACE,
    STONE_HOUSE_SLOT,
    amount_label,
    cell_option,
)
from meadhall.games.odin.rules.calls import card_function
from meadhall.games.odin.rules.counters import SPOT_MATERIALS, free_spots
from meadhall.games.odin.rules.interpreter import Frames
from meadhall.games.odin.rules.placement import PIECES_OF, PlacePiece, place, room
from meadhall.games.odin.rules.spaces import can_use, use
from meadhall.games.odin.rules.supply import gain, pay
from meadhall.games.odin.rules.turns import occupied
from meadhall.games.odin.state import NOBODY, THINGS_HELD, State

# ore from longships (card 9)

(ORE_PIECE,) = PIECES_OF[ORE]


def _ore_cells(s: State, seat: int) -> list[int]:
    """Where an ore may lie; in houses it never does (OD-ANY-PLACE-22)."""
    slots = [slot for slot in s.slots(seat) if slot < STONE_HOUSE_SLOT]
    return [cell_option(slot, cell) for slot in slots for cell in bits(room(s, seat, slot, ORE_PIECE))]


@card_function("place_ore", lambda s, seat: s.count(seat, "longship") > 0 and bool(_ore_cells(s, seat)))
def place_ore(s: State, seat: int, events: Events) -> Frames:
    return [PlaceOre(seat, s.count(seat, "longship"))]


class PlaceOre(Choice[State]):
    """One ore after another, each taken only to be placed at once (card 9)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-ANY-PLACE-1", "OD-ANY-PLACE-3")
    left: int

    def options(self, s: State) -> list[int]:
        return [DONE, *_ore_cells(s, self.seat)]

    def apply(self, s: State, option: int, events: Events) -> None:
        if option == DONE:
            return
        seat, left = self
        gain(s, seat, ORE, 1, events)
        place(s, seat, ORE_PIECE, *divmod(option - CELL, CELLS), events)
        if left > 1 and _ore_cells(s, seat):
            s.push(PlaceOre(seat, left - 1))

    def explain(self, s: State, option: int) -> Reason:
        if option < CELL or (option - CELL) // CELLS >= STONE_HOUSE_SLOT:
            return reason("not-for-this-ore", "OD-ANY-PLACE-22")
        return PlacePiece(self.seat, ORE_PIECE).explain(s, option)

    def prompt(self, s: State) -> Message:
        return Message("prompt-place-ore", {"left": self.left})


# spots of sheds (card 42)


@card_function("fill_a_spot", lambda s, seat: bool(free_spots(s, seat)))
def fill_a_spot(s: State, seat: int, events: Events) -> Frames:
    ways = free_spots(s, seat)
    if len(ways) > 1:
        return [FillSpot(seat)]
    _fill(s, seat, ways[0], events)
    return []


def _fill(s: State, seat: int, way: int, events: Events) -> None:
    """The material leaves the supply for good."""
    pay(s, seat, ((SPOT_MATERIALS[way], 1),), events)
    s.spots[seat * 2 + way] += 1


class FillSpot(Choice[State]):
    """Wood or stone; the options are numbers (card 42)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-ANY-PLACE-26",)

    def options(self, s: State) -> list[int]:
        return [NUMBER + way for way in free_spots(s, self.seat)]

    def apply(self, s: State, option: int, events: Events) -> None:
        _fill(s, self.seat, option - NUMBER, events)

    def explain(self, s: State, option: int) -> Reason:
        return reason("lay-wood-or-stone", "OD-ANY-PLACE-26")

    def label(self, s: State, option: int) -> Message | None:
        return amount_label(SPOT_MATERIALS[option - NUMBER], 1)


# one more action (card 91)

DUE = 1
"""The silver for it."""
_FIRST_COLUMN = sorted((space for space, each in enumerate(SPACES) if each.column == 1), key=lambda n: SPACES[n].row)


def _below(upper: int, lower: int) -> bool:
    return SPACES[upper].row + SPACES[upper].height == SPACES[lower].row


NEIGHBOURS = {
    space: [other for other in _FIRST_COLUMN if _below(space, other) or _below(other, space)] for space in _FIRST_COLUMN
}
"""By space of the first column: those directly above and below it."""


def _beside_own(s: State, seat: int) -> list[int]:
    """Free spaces of the first column beside one with Vikings of the seat, in the order of their ids."""
    return [
        space
        for space in sorted(NEIGHBOURS)
        if space in s.table.spaces
        and not occupied(s, space)
        and any(s.placed[other] and s.placer[other] == seat for other in NEIGHBOURS[space])
    ]


def _usable_neighbours(s: State, seat: int) -> list[int]:
    """Those that can be used once the silver is paid. The position is as before in the end."""
    at = seat * THINGS_HELD + SILVER
    if s.stock[at] < DUE:
        return []
    s.stock[at] -= DUE
    found = [space for space in _beside_own(s, seat) if can_use(s, seat, space)]
    s.stock[at] += DUE
    return found


@card_function("use_a_neighbour", lambda s, seat: bool(_usable_neighbours(s, seat)))
def use_a_neighbour(s: State, seat: int, events: Events) -> Frames:
    return [UseNeighbour(seat)]


class UseNeighbour(Choice[State]):
    """A space right above or below an own one, without Vikings, for a silver (card 91)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-OCC-29", "OD-PH5-7")

    def options(self, s: State) -> list[int]:
        return [SPACE + space for space in _usable_neighbours(s, self.seat)]

    def apply(self, s: State, option: int, events: Events) -> None:
        pay(s, self.seat, ((SILVER, DUE),), events)
        s.acted = s.must = 0
        s.push(*use(self.seat, option - SPACE, NOBODY, [], []))

    def explain(self, s: State, option: int) -> Reason:
        return reason("no-free-neighbour", "OD-OCC-29", "OD-PH5-7")


# the feast (cards 160, 172)


@card_function("serve_no_mead", lambda s, seat: True)
def serve_no_mead(s: State, seat: int, events: Events) -> Frames:
    s.sober[seat] = 1
    return []


def _fish(s: State, seat: int) -> list[int]:
    """Stockfish of the table, in the ways in which it fits into a house; it is allowed nowhere else (card 172)."""
    if STOCKFISH not in s.plates[seat]:
        return []
    return [piece for piece in PIECES_OF[STOCKFISH] if any(room(s, seat, slot, piece) for slot in s.slots(seat))]


@card_function("stockfish_from_the_table", lambda s, seat: bool(_fish(s, seat)))
def stockfish_from_the_table(s: State, seat: int, events: Events) -> Frames:
    return [OfferFish(seat)]


class OfferFish(Step[State]):
    """The next stockfish, if there is one and room for it."""

    seat: int

    def run(self, s: State, events: Events) -> None:
        if _fish(s, self.seat):
            s.push(CookFish(self.seat))


class CookFish(Choice[State]):
    """A stockfish of the table, as it is turned, or no more (card 172)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-FEAST-15", "OD-ANY-PLACE-21")

    def options(self, s: State) -> list[int]:
        return [DONE, *(PIECE + piece for piece in _fish(s, self.seat))]

    def apply(self, s: State, option: int, events: Events) -> None:
        if option == DONE:
            return
        s.plates[self.seat].remove(STOCKFISH)
        s.stock[self.seat * THINGS_HELD + STOCKFISH] += 1
        s.push(PlacePiece(self.seat, option - PIECE), OfferFish(self.seat))

    def explain(self, s: State, option: int) -> Reason:
        return reason("only-stockfish", "OD-FEAST-15", "OD-ANY-PLACE-21")
