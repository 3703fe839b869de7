"""Advice: a good way to do what takes patience. Pure functions of the position, for the client and for bots."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.core.masks import bits
from meadhall.games.odin.arrangement import FULL, HURRIED, best_arrangement
from meadhall.games.odin.boards import Board
from meadhall.games.odin.box import GOODS, GREEN, ORE, SILVER, SPECIAL, WOOD, colour_of, height, width
from meadhall.games.odin.hand import problem
from meadhall.games.odin.menu import menu
from meadhall.games.odin.notation import CELL, CELLS, DONE, PIECE, PIECES, SLOTS, STONE_HOUSE_SLOT, cell_option
from meadhall.games.odin.pieces import COLUMNS
from meadhall.games.odin.rules.anytime import Window
from meadhall.games.odin.rules.feast import AfterFeast, Feast, ServeFood
from meadhall.games.odin.rules.placement import (
    BOARDS,
    ORIENTATIONS,
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
from meadhall.games.odin.state import State
from meadhall.games.odin.worth import WEIGHTS


def advise(s: State, seat: int, thorough: bool = False) -> list[int]:
    """What to choose now and next, where that can be said without a plan for the whole game; otherwise nothing."""
    choice = s.owing(seat)
    if isinstance(choice, ServeFood):
        return as_far_as_it_goes(s, seat, list(menu(s, seat).servings))
    last = s.round == s.table.rounds
    if isinstance(choice, Window):
        plan = arrange_at_last(s, seat, thorough) if last else arrange(s, seat)
        return as_far_as_it_goes(s, seat, [*plan, DONE])
    if isinstance(choice, PlacePiece):
        plan = arrange_at_last(s, seat, thorough) if last else []
        if PIECE + choice.piece in plan:
            cell = plan[plan.index(PIECE + choice.piece) + 1]
            if choice.allows(s, cell):
                return [cell]
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


# where a piece lies well


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


# placing in the last round


def arrange_at_last(s: State, seat: int, thorough: bool) -> list[int]:
    """The best way to place what the seat has: pieces and cells by turns, as options.

    Before the last income only what adds to it is placed, and nothing before the feast: what waits can be placed better
    when it is known what the feast leaves.
    """
    steps = FULL if thorough else HURRIED
    if Income() in s.stack:
        best = best_arrangement(problem(s, seat, False, 1), steps)
        laid = best.laid[: best.for_income]
    elif Feast() in s.stack or AfterFeast() in s.stack:
        laid = ()
    else:
        laid = best_arrangement(problem(s, seat, True, 0), steps).laid
    slots = s.slots(seat)
    return [option for piece, area, cell in laid for option in (PIECE + piece, cell_option(slots[area], cell))]


# placing in all other rounds


def arrange(s: State, seat: int) -> list[int]:
    """A good way to place what the seat has, tile by tile: pieces and cells by turns, as options."""
    s, ahead = s.copy(), coming(s)
    plan: list[int] = []
    while True:
        spots = [
            (spot.value - _kept(piece), -piece, spot.option)
            for piece in pieces_held(s, seat)
            if (spot := best_spot(s, seat, piece, ahead))
        ]
        gain, piece, option = max(spots, default=(0.0, 0, 0))
        if gain <= 0:
            return plan
        plan += [PIECE - piece, option]
        place(s, seat, -piece, *divmod(option - CELL, CELLS), None)


def _kept(piece: int) -> float:
    """What the piece is worth as long as it is not placed: silver is points, food and ore have other uses."""
    thing = PIECES[piece].thing
    if thing == SILVER:
        return WEIGHTS["silver"] + WEIGHTS["narrow"] + WEIGHTS["tight"]
    if thing >= SPECIAL or (thing < len(GOODS) and colour_of(thing) >= GREEN):
        return -TIDY
    return WEIGHTS["ore"] if thing in (ORE, WOOD) else WEIGHTS["meal"] * width(thing) * height(thing)


TIDY = 0.1
"""Whatever has no other use is placed rather than kept."""
