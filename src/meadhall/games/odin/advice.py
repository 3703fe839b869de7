"""Advice: a good way to do what takes patience. Pure functions of the position, for the client and for bots."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from meadhall.core.masks import bits
from meadhall.games.odin.boards import Board
from meadhall.games.odin.box import SILVER, colour_of, height, width
from meadhall.games.odin.notation import CELL, CELLS, GAP, PIECE, PIECES, SLOTS, cell_option
from meadhall.games.odin.rules.feast import FOOD, lies
from meadhall.games.odin.rules.placement import (
    BOARDS,
    ORIENTATIONS,
    PIECES_OF,
    around,
    board_number,
    bonuses,
    income,
    minus,
    place,
    placeable,
    room,
)
from meadhall.games.odin.state import NOBODY, THINGS_HELD, State


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
    food = tuple((good, s.stock[start + good], s.lain[seat] >> good & 1) for good in FOOD if s.stock[start + good])
    left = s.squares(seat) - s.served[seat]
    return _menu(left, s.beside[seat], s.stock[start + SILVER], food)


@lru_cache(maxsize=1 << 14)
def _menu(left: int, beside: int, silver: int, food: tuple[tuple[int, int, int], ...]) -> Menu:
    if left <= 0:
        return Menu(0, 0, 0, ())
    found = []
    for number, (good, count, lain) in enumerate(food):
        if colour_of(good) == beside:
            continue
        for piece in PIECES_OF[good]:
            long = lies(piece)
            columns = width(good) if piece == PIECES_OF[good][0] else height(good)
            if columns > left or (long and lain):
                continue
            rest = [*food]
            rest[number] = good, count - 1, lain | long
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


def best_spot(s: State, seat: int, piece: int) -> Spot | None:
    """By points saved, by income and bonus for the rounds to come, and by how little it breaks up what is bare."""
    left = s.table.rounds - s.round
    best: Spot | None = None
    for slot in s.slots(seat):
        board = BOARDS[board_number(s, slot)]
        covered = s.covered[seat * SLOTS + slot]
        before = _standing(board, covered, left)
        for anchor in bits(room(s, seat, slot, piece)):
            after = covered | ORIENTATIONS[piece].mask << anchor
            value = _standing(board, after, left) - before + EDGES * _edges(board, covered)
            if best is None or value > best.value:
                best = Spot(value, cell_option(slot, anchor))
    return best


EDGES = 0.06
"""What a bare cell beside a covered one costs: it is harder to cover."""


def _standing(board: Board, covered: int, left: int) -> float:
    coming = max(0, left - 1) * 0.8 * len(bonuses(board, covered)) + (left + 1) * 0.85 * income(board, covered)
    return coming - minus(board, covered) + 0.12 * _corner(board, covered) - EDGES * _edges(board, covered)


def _edges(board: Board, covered: int) -> int:
    return (around(covered) & board.coverable & ~covered).bit_count()


def _corner(board: Board, covered: int) -> int:
    """Covered cells on the way to the next income of each diagonal."""
    count = 0
    for diagonal in board.diagonals:
        step = next((step for step in diagonal.steps if not covered >> step.cell & 1), None)
        if step:
            count += (step.needed & covered).bit_count()
    return count


def arrange(s: State, seat: int) -> list[int]:
    """A good way to place what the seat has, tile by tile: pieces and cells by turns, as options."""
    s = s.copy()
    plan: list[int] = []
    while True:
        spots = [
            (_gain(spot, piece), piece, spot) for piece in placeable(s, seat) if (spot := best_spot(s, seat, piece))
        ]
        spots = [each for each in spots if each[0] > 0]
        if not spots:
            return plan
        _, piece, spot = max(spots, key=lambda each: (each[0], -each[1]))
        plan += [PIECE + piece, spot.option]
        place(s, seat, piece, *divmod(spot.option - CELL, CELLS), None)


def _gain(spot: Spot, piece: int) -> float:
    """Silver is worth a point as long as it is not placed."""
    return spot.value - 1.0 if PIECES[piece].thing == SILVER else spot.value + 0.2
