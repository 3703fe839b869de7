"""Advice: a good way to do what takes patience. Pure functions of the position, for the client and for bots."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from meadhall.games.odin.box import SILVER, colour_of, height, width
from meadhall.games.odin.notation import GAP, PIECE
from meadhall.games.odin.rules.feast import FOOD, lies
from meadhall.games.odin.rules.placement import PIECES_OF
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
