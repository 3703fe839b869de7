"""Advice: a good way to do what takes patience. Pure functions of the position, for the client and for bots."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from meadhall.core.masks import bits
from meadhall.games.odin.boards import Board
from meadhall.games.odin.box import GOODS, GREEN, ORE, SILVER, SPECIAL, WOOD, colour_of, height, width
from meadhall.games.odin.notation import CELL, CELLS, DONE, GAP, PIECE, PIECES, SLOTS, STONE_HOUSE_SLOT, cell_option
from meadhall.games.odin.pieces import COLUMNS
from meadhall.games.odin.rules.anytime import Window
from meadhall.games.odin.rules.ending import BeforeScoring
from meadhall.games.odin.rules.feast import FOOD, ServeFood, edible, lengthwise, lies
from meadhall.games.odin.rules.placement import (
    BOARDS,
    ORIENTATIONS,
    PIECES_OF,
    PlacePiece,
    anchors,
    barred,
    board_number,
    bonuses,
    income,
    may_lie,
    minus,
    pieces_held,
    place,
)
from meadhall.games.odin.rules.upkeep import Bonus, Income
from meadhall.games.odin.state import NOBODY, THINGS_HELD, State
from meadhall.games.odin.worth import WEIGHTS


def advise(s: State, seat: int) -> list[int]:
    """What to choose now and next, where that can be said without a plan for the whole game; otherwise nothing."""
    choice = s.owing(seat)
    if isinstance(choice, ServeFood):
        return list(menu(s, seat).servings)
    if isinstance(choice, Window):
        return as_far_as_it_goes(s, seat, [*arrange(s, seat), DONE])
    if isinstance(choice, PlacePiece):
        spot = best_spot(s, seat, choice.piece, coming(s))
        return [spot.option] if spot else []
    return []


def as_far_as_it_goes(s: State, seat: int, plan: list[int]) -> list[int]:
    """A window closes by itself when nothing is left to do, and cards may ask something in between."""
    s = s.copy()
    for number, option in enumerate(plan):
        if s.explain(seat, option):
            return plan[:number]
        s.apply(seat, option)
    return plan


# the feast


class Menu(NamedTuple):
    """What to serve on the rest of the table, from left to right."""

    gaps: int
    silver: int
    cells: int
    """Cells of all tiles served: the fewer, the better food is left."""
    servings: tuple[int, ...]
    """Options."""


def menu(s: State, seat: int) -> Menu:
    """Fewest gaps, then least silver, then, as far as it is quickly found, the smallest tiles (Q-87)."""
    start = seat * THINGS_HELD
    held = [good for good in FOOD if s.stock[start + good] and edible(s, seat, good)]
    food = tuple((good, s.stock[start + good], lengthwise(s, seat, good)) for good in held)
    left = s.squares(seat) - s.served[seat]
    return _menu(left, s.beside[seat], s.stock[start + SILVER], food)


@lru_cache(maxsize=1 << 14)
def _menu(left: int, beside: int, silver: int, food: tuple[tuple[int, int, int], ...]) -> Menu:
    if left <= 0:
        return Menu(0, 0, 0, ())
    found = []
    for number, (good, count, free) in enumerate(food):
        if colour_of(good) == beside:
            continue
        for piece in PIECES_OF[good]:
            long = lies(piece)
            columns = width(good) if piece == PIECES_OF[good][0] else height(good)
            if columns > left or (long and not free):
                continue
            rest = [*food]
            rest[number] = good, count - 1, free - long
            if count == 1:
                del rest[number]
            after = _menu(left - columns, colour_of(good), silver, tuple(rest))
            cells = after.cells + width(good) * height(good)
            here = Menu(after.gaps, after.silver, cells, (PIECE + piece, *after.servings))
            if not here.gaps and not here.silver:
                return here  # good enough: going on for smaller tiles would take too long
            found.append(here)
    if silver:
        after = _menu(left - 1, NOBODY, silver - 1, food)
        found.append(after._replace(silver=after.silver + 1, servings=(PIECE + PIECES_OF[SILVER][0], *after.servings)))
    else:
        after = _menu(left - 1, NOBODY, 0, food)
        found.append(after._replace(gaps=after.gaps + 1, servings=(GAP, *after.servings)))
    return min(found, key=lambda menu: menu[:3])


# placing


class Spot(NamedTuple):
    """Where a piece lies well."""

    value: float
    option: int
    """A cell."""


class Coming(NamedTuple):
    """How often income and bonus will still be paid."""

    incomes: int
    bonuses: int


def coming(s: State) -> Coming:
    left = s.table.rounds - s.round
    due = {type(frame) for frame in s.stack}
    return Coming(left + (Income in due), max(0, left - (Bonus not in due)))


def best_spot(s: State, seat: int, piece: int, ahead: Coming) -> Spot | None:
    """By points saved, by income and bonus still to come, and by how little it breaks up what is bare."""
    best: Spot | None = None
    thing = PIECES[piece].thing
    for slot in s.slots(seat):
        house, at = slot >= STONE_HOUSE_SLOT, seat * SLOTS + slot
        if not may_lie(s, seat, piece, house):
            continue
        found = _best_on(board_number(s, slot), s.covered[at], barred(s, at, thing, house), piece, ahead)
        if found and (best is None or found[0] > best.value):
            best = Spot(found[0], cell_option(slot, found[1]))
    return best


@WEIGHTS.memory(1 << 14)
def _best_on(number: int, covered: int, barred: int, piece: int, ahead: Coming) -> tuple[float, int] | None:
    """What the best place on the board is worth, and the cell of the piece's corner."""
    mask = ORIENTATIONS[piece].mask
    before = _standing(number, covered, ahead)
    values = [
        (_standing(number, covered | mask << anchor, ahead) - before, -anchor)
        for anchor in bits(anchors(number, covered, barred, piece))
    ]
    if not values:
        return None
    value, anchor = max(values)
    return value, -anchor


@WEIGHTS.memory(1 << 16)
def _standing(number: int, covered: int, ahead: Coming) -> float:
    board = BOARDS[number]
    value = 0.0
    if ahead.incomes:
        value += ahead.incomes * WEIGHTS["income"] * (income(board, covered) + _promise(number, covered))
    if ahead.bonuses:
        value += ahead.bonuses * WEIGHTS["bonus"] * len(bonuses(board, covered))
    return value - minus(board, covered) - _awkward(board, covered)


def _promise(number: int, covered: int) -> float:
    """Income that is not yet reached counts the more, the more of what it needs is covered."""
    promise = 0.0
    for cell, needed, share in GAINS[number]:
        if not covered >> cell & 1:
            promise += share * (needed & covered).bit_count() ** 2
    return WEIGHTS["promise"] * promise


GAINS = tuple(
    [
        (step.cell, step.needed, (after - step.value) / step.needed.bit_count() ** 2)
        for diagonal in board.diagonals
        for step, after in zip(
            diagonal.steps, [*(step.value for step in diagonal.steps[1:]), diagonal.cap], strict=True
        )
    ]
    for board in BOARDS
)
"""By board and step of its income: the cell, what it needs, and what covering it adds by the square of its size."""


def _awkward(board: Board, covered: int) -> float:
    """Bare cells that no square of two by two, or of three by three, could cover."""
    bare = board.coverable & ~covered
    if not bare:
        return 0.0
    pair = bare & bare >> 1
    small = pair & pair >> COLUMNS
    wide = pair & bare >> 2
    large = wide & wide >> COLUMNS & wide >> 2 * COLUMNS
    pair = small | small << 1
    wide = large | large << 1 | large << 2
    in_small = pair | pair << COLUMNS
    in_large = wide | wide << COLUMNS | wide << 2 * COLUMNS
    return WEIGHTS["narrow"] * (bare & ~in_small).bit_count() + WEIGHTS["tight"] * (bare & ~in_large).bit_count()


def arrange(s: State, seat: int) -> list[int]:
    """A good way to place what the seat has, tile by tile: pieces and cells by turns, as options."""
    s, ahead = s.copy(), coming(s)
    plan: list[int] = []
    while True:
        spots = [
            (spot.value - _kept(s, piece), -piece, spot.option)
            for piece in pieces_held(s, seat)
            if (spot := best_spot(s, seat, piece, ahead))
        ]
        gain, piece, option = max(spots, default=(0.0, 0, 0))
        if gain <= 0:
            return plan
        plan += [PIECE - piece, option]
        place(s, seat, -piece, *divmod(option - CELL, CELLS), None)


def _kept(s: State, piece: int) -> float:
    """What the piece is worth as long as it is not placed: silver is points, food and ore have other uses."""
    thing = PIECES[piece].thing
    last = bool(s.stack) and type(s.stack[-1]) is BeforeScoring
    if thing == SILVER:
        return (1.0 if last else WEIGHTS["silver"]) + WEIGHTS["narrow"] + WEIGHTS["tight"]
    if last or thing >= SPECIAL or (thing < len(GOODS) and colour_of(thing) >= GREEN):
        return -TIDY
    return WEIGHTS["ore"] if thing in (ORE, WOOD) else WEIGHTS["meal"] * width(thing) * height(thing)


TIDY = 0.1
"""Whatever has no other use is placed rather than kept."""
