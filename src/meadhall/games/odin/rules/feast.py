"""Phase 9, the feast (OD-FEAST). A table is filled from left to right: any arrangement can be told so."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Choice, Step
from meadhall.core.masks import mask_of
from meadhall.core.words import Message, Reason, reason
from meadhall.games.odin import events as told
from meadhall.games.odin.box import GOODS, MEAD, PEAS, RED, SILVER, THINGS, colour_of, height, width
from meadhall.games.odin.cards import CLAUSES
from meadhall.games.odin.notation import CELL, GAP, PIECE, PIECES, words
from meadhall.games.odin.rules.anytime import ONE_BY_ONE, OpenWindow
from meadhall.games.odin.rules.changes import credit_for
from meadhall.games.odin.rules.interpreter import Frames
from meadhall.games.odin.rules.moments import call, call_all, responses
from meadhall.games.odin.rules.placement import PIECES_OF
from meadhall.games.odin.rules.supply import lose
from meadhall.games.odin.scripts import SCRIPTS, DrawWeapons
from meadhall.games.odin.state import NOBODY, THINGS_HELD, State

FIRST_PEAS = len(GOODS)
"""Stands among the kinds that lie lengthwise for peas of which another one may lie (card 186)."""

FOOD = tuple(good for good, name in enumerate(GOODS) if name and colour_of(good) <= RED)


class Feast(Step[State]):
    """Everybody fills the own table, and may act before (OD-PH9-1, Q-1); one by one, if cards need an order."""

    def run(self, s: State, events: Events) -> None:
        s.push(AfterFeast())
        courses = [feast_of(seat) for seat in range(s.table.seats)]
        if any(cards & (ONE_BY_ONE | DRAWING) for cards in s.played):
            s.push(*(frame for seat in s.clockwise() for frame in courses[seat]))
        else:
            s.together(courses)


DRAWING = mask_of(
    clause.card
    for food in FOOD
    for clause in CLAUSES.get(("eaten", food), ())
    if any(isinstance(effect, DrawWeapons) for effect in SCRIPTS[clause.script])
)
"""Cards that draw weapons when something is eaten."""


def feast_of(seat: int) -> Frames:
    return [BeginFeast(seat), *responses(seat, "feast_begins"), OpenWindow(seat), Dine(seat), EndFeast(seat)]


class BeginFeast(Step[State]):
    """The table is empty (OD-FEAST-1)."""

    seat: int

    def run(self, s: State, events: Events) -> None:
        s.served[self.seat] = s.lain[self.seat] = s.sober[self.seat] = 0
        s.beside[self.seat] = NOBODY
        s.plates[self.seat] = []


class EndFeast(Step[State]):
    """Cards look at what lies on the table."""

    seat: int

    def run(self, s: State, events: Events) -> None:
        call(s, self.seat, "feast_ends")


class AfterFeast(Step[State]):
    """All have eaten, and the tables are not yet cleared (OD-FEAST-15, OD-END-5)."""

    def run(self, s: State, events: Events) -> None:
        call_all(s, "after_feast")


class Dine(Step[State]):
    """On to the next free square, if there is one; without food and silver all are given up."""

    seat: int

    def run(self, s: State, events: Events) -> None:
        seat = self.seat
        left = s.squares(seat) - s.served[seat]
        if left <= 0:
            return
        if has_food(s, seat):
            s.push(ServeFood(seat))
        else:
            penalise(s, seat, left, events)


def has_food(s: State, seat: int) -> bool:
    start = seat * THINGS_HELD
    return s.stock[start + SILVER] > 0 or any(s.stock[start + good] and edible(s, seat, good) for good in FOOD)


def edible(s: State, seat: int, good: int) -> bool:
    """Everything but mead, for those who serve none (card 160)."""
    return good != MEAD or not s.sober[seat]


def penalise(s: State, seat: int, squares: int, events: Events) -> None:
    """A token for every square left empty (OD-FEAST-10)."""
    s.served[seat] += squares
    s.plates[seat] += [NOBODY] * squares
    s.beside[seat] = NOBODY
    s.penalties[seat] += squares
    if events is not None:
        events.append(told.Penalised(seat, squares))


@cache
def columns(piece: int) -> int:
    """How many squares the tile fills: lying its longer side, standing its shorter one (OD-FEAST-9)."""
    thing, orientation = PIECES[piece]
    if thing == SILVER:
        return 1
    return height(thing) if orientation else width(thing)


@cache
def lies(piece: int) -> bool:
    """Whether it lies lengthwise; square tiles never do (OD-FEAST-7)."""
    thing, orientation = PIECES[piece]
    return thing != SILVER and orientation == 0 and width(thing) != height(thing)


def servings(s: State, seat: int) -> list[int]:
    """The pieces that may come next on the table (OD-FEAST-2 to 8)."""
    left = s.squares(seat) - s.served[seat]
    start = seat * THINGS_HELD
    held = [good for good in FOOD if s.stock[start + good]]
    things = [good for good in held if colour_of(good) != s.beside[seat] and edible(s, seat, good)]
    things += [SILVER] if s.stock[start + SILVER] else []
    return [
        piece
        for thing in things
        for piece in PIECES_OF[thing]
        if columns(piece) <= left and not (lies(piece) and s.lain[seat] >> thing & 1)
    ]


class ServeFood(Choice[State]):
    """A tile or a silver for the next square, or a gap (OD-FEAST-2 to 10)."""

    rules: ClassVar[tuple[str, ...]] = tuple(f"OD-FEAST-{number}" for number in (2, 4, 5, 6, 7, 8, 10))

    def options(self, s: State) -> list[int]:
        return [GAP, *sorted(PIECE + piece for piece in servings(s, self.seat))]

    def apply(self, s: State, option: int, events: Events) -> None:
        seat = self.seat
        s.push(Dine(seat))
        if option == GAP:
            penalise(s, seat, 1, events)
        else:
            serve(s, seat, option - PIECE, events)

    def explain(self, s: State, option: int) -> Reason:
        if not PIECE <= option < CELL:
            return reason("choose-food", "OD-FEAST-2")
        thing = PIECES[option - PIECE].thing
        if thing not in FOOD and thing != SILVER:
            return reason("not-food", "OD-FEAST-3")
        if not s.has(self.seat, thing):
            return reason("no-such-good", "OD-FEAST-2")
        if not edible(s, self.seat, thing):
            return reason("no-mead", "OD-OCC-29")
        if thing != SILVER and colour_of(thing) == s.beside[self.seat]:
            return reason("same-colour-beside", "OD-FEAST-4", "OD-FEAST-5")
        if columns(option - PIECE) > s.squares(self.seat) - s.served[self.seat]:
            return reason("too-wide", "OD-FEAST-8")
        return reason("one-lies-already", "OD-FEAST-7")

    def prompt(self, s: State) -> Message:
        return Message("prompt-serve-food", {"left": s.squares(self.seat) - s.served[self.seat]})

    def label(self, s: State, option: int) -> Message | None:
        if option < PIECE:
            return None
        thing = words(THINGS[PIECES[option - PIECE].thing])
        return Message("option-serve", {"thing": thing, "squares": columns(option - PIECE)})


def lengthwise(s: State, seat: int, good: int) -> int:
    """How many more of the kind may lie lengthwise: one, and of peas two with a card (OD-FEAST-7, card 186)."""
    if s.lain[seat] >> good & 1:
        return 0
    twice = good == PEAS and not s.lain[seat] >> FIRST_PEAS & 1 and s.allows(seat, "second_peas_lengthwise")
    return 2 if twice else 1


def serve(s: State, seat: int, piece: int, events: Events) -> None:
    thing = PIECES[piece].thing
    lose(s, seat, thing, 1)
    s.plates[seat].append(thing)
    if thing != SILVER:
        call(s, seat, "eaten", thing)
    s.served[seat] += columns(piece)
    s.beside[seat] = NOBODY if thing == SILVER else colour_of(thing)
    if lies(piece):
        if thing == PEAS and s.lain[seat] >> FIRST_PEAS & 1:
            credit_for(seat, "second_peas_lengthwise", events)
        s.lain[seat] |= 1 << (FIRST_PEAS if lengthwise(s, seat, thing) == 2 else thing)
    if events is not None:
        events.append(told.Eaten(seat, thing, columns(piece)))
