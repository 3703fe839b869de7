"""What everything that a seat has may come to, in points. The weights are data."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.core.masks import bits, mask_of
from meadhall.games.odin.box import (
    BLUE,
    CATTLE,
    GOODS,
    GREEN,
    SHEEP,
    SILVER,
    SPECIAL,
    WOOD,
    colour_of,
    height,
    width,
)
from meadhall.games.odin.cards import IMMEDIATE, OCCUPATIONS
from meadhall.games.odin.gambles import hope
from meadhall.games.odin.menu import menu
from meadhall.games.odin.notation import HOME, SLOTS
from meadhall.games.odin.pieces import shape_of
from meadhall.games.odin.rules.dice import RollDie
from meadhall.games.odin.rules.feast import ServeFood
from meadhall.games.odin.rules.placement import BOARDS, board_number, bonuses, income, minus
from meadhall.games.odin.score import points
from meadhall.games.odin.state import THINGS_HELD, State
from meadhall.games.odin.worth import AREA, WEIGHTS

FACETS = ("points", "goods", "materials", "boards", "ships", "vikings", "occupations", "animals", "feast", "dice")

LASTING = mask_of(n for n, card in enumerate(OCCUPATIONS) if card.kinds != (IMMEDIATE,))
"""Occupations that go on working once they are played."""


def facets(s: State, seat: int) -> dict[str, float]:
    """What the prospects of the seat come from."""
    return dict(zip(FACETS, _parts(s, seat), strict=True))


def prospects(s: State, seat: int) -> float:
    """The points so far, and what everything the seat has may still become."""
    return sum(_parts(s, seat))


def _parts(s: State, seat: int) -> tuple[float, ...]:
    """In the order of `FACETS`."""
    total = float(sum(points(s, seat)))
    if not s.stack:
        return (total, *(0.0,) * (len(FACETS) - 1))
    left = s.table.rounds - s.round
    idle = 0 if s.passed[seat] else s.thing[seat]
    time = left + idle / s.table.length.table[max(0, s.round - 1)]
    horizon = min(1.0, time / WEIGHTS["horizon"])
    stock = _stock(s, seat)
    store = _store(tuple(stock[: len(GOODS)]))
    boards, bare = _boards(s, seat, left)
    top = s.stack[-1]
    return (
        total,
        _goods(s, seat, store, bare, left / s.table.rounds),
        horizon * _materials(tuple(stock[WOOD:])),
        boards,
        _ships(s, seat, stock, left, time),
        WEIGHTS["viking"] * idle,
        WEIGHTS["card"] * horizon * min(s.hands[seat].bit_count(), 3)
        + WEIGHTS["calling"] * time * min((s.played[seat] & LASTING).bit_count(), 8),
        WEIGHTS["animal"] * left * min(stock[SHEEP] + stock[CATTLE], 6),
        -_hunger(s, seat, store.columns),
        hope(s, top) if type(top) is RollDie and top.seat == seat else 0.0,
    )


def _stock(s: State, seat: int) -> list[int]:
    """What the seat has, with what it is about to get."""
    start = seat * THINGS_HELD
    stock = s.stock[start : start + THINGS_HELD]
    if s.rising and s.decision.seats == (seat,):
        for good in s.rising:
            stock[good] += 1
    return stock


# goods


class Store(NamedTuple):
    """What goods amount to."""

    cover: float
    """Cells that they may cover; those of green ones are harder to use."""
    food: int
    """Cells of food."""
    columns: int
    """Columns of the feast that the food can fill."""


@WEIGHTS.memory(1 << 16)
def _store(goods: tuple[int, ...]) -> Store:
    cover = 0.0
    food = 0
    widths: tuple[list[int], list[int]] = ([], [])
    for good, count in enumerate(goods):
        if not count:
            continue
        cells = AREA[good] * count
        colour = colour_of(good)
        if colour == BLUE:
            cover += cells
        elif colour == GREEN:
            cover += WEIGHTS["green"] * cells
        else:
            food += cells
            widths[colour].extend((width(good), *[height(good)] * (count - 1)))
    # Tiles of a colour need tiles of the other one between them.
    orange, red = (sorted(tiles, reverse=True) for tiles in widths)
    return Store(cover, food, sum(orange[: len(red) + 1]) + sum(red[: len(orange) + 1]))


def _goods(s: State, seat: int, store: Store, bare: int, early: float) -> float:
    """Tiles cover bare cells, and early ones bring income; food is eaten."""
    cover = store.cover
    if s.treasures[seat]:
        cover += sum(shape_of(SPECIAL + special).area for special in bits(s.treasures[seat]))
    useful = cover if cover <= bare else bare + WEIGHTS["spare"] * (cover - bare)
    return (WEIGHTS["blue"] + WEIGHTS["early"] * early) * useful + WEIGHTS["food"] * store.food


@WEIGHTS.memory(1 << 14)
def _materials(materials: tuple[int, ...]) -> float:
    """They lead to ships, houses and tiles, as long as there is time."""
    wood, stone, ore, silver, *weapons = materials
    value = (WEIGHTS["silver"] - 1) * min(silver, 20)
    value += WEIGHTS["weapon"] * sum([min(count, 4) for count in weapons])
    for name, held in (("wood", wood), ("stone", stone), ("ore", ore)):
        value += WEIGHTS[name] * held if held <= 2 else WEIGHTS[name] * 2 + WEIGHTS["hoard"] * min(held - 2, 4)
    return value


# boards


def _boards(s: State, seat: int, left: int) -> tuple[float, int]:
    """What the boards promise, and how many cells are bare."""
    value, bare = 0.0, 0
    covered, rounds = s.covered, s.table.rounds
    for slot in s.slots(seat):
        promise, cells = _board(board_number(s, slot), covered[seat * SLOTS + slot], left, rounds)
        value += promise
        bare += cells
    return value, bare


@WEIGHTS.memory(1 << 16)
def _board(number: int, covered: int, left: int, rounds: int) -> tuple[float, int]:
    """Bare cells will not all stay bare; income and bonus come again every round."""
    board = BOARDS[number]
    stays = WEIGHTS["home"] if number == HOME else WEIGHTS["bare"]
    share = stays * left / rounds + (1 - left / rounds)
    value = (1 - share) * minus(board, covered)
    paid = income(board, covered)
    most = sum(diagonal.cap for diagonal in board.diagonals)
    value += left * WEIGHTS["income"] * (paid + WEIGHTS["prospect"] * (most - paid))
    given = len(bonuses(board, covered))
    value += max(0, left - 1) * WEIGHTS["bonus"] * (given + WEIGHTS["prospect"] * (len(board.bonuses) - given))
    return value, (board.coverable & ~covered).bit_count()


# ships


def _ships(s: State, seat: int, stock: list[int], left: int, time: float) -> float:
    boats, longships = s.boats[seat * 2 : seat * 2 + 2], s.longships[seat * 4 : seat * 4 + 4]
    fleet = (s.knarrs[seat], *longships, *boats, s.emigrants[seat * 2] + s.emigrants[seat * 2 + 1])
    fare = min(1.0, stock[SILVER] / max(1, s.round))
    return _fleet(fleet, fare, min(stock[WOOD], 2), left, time)


@WEIGHTS.memory(1 << 14)
def _fleet(fleet: tuple[int, ...], paid: float, wood: int, left: int, time: float) -> float:
    """A large ship is meant to emigrate, which takes silver; wood and silver are meant for such a ship."""
    knarrs, *longships, plain, armed_boats, emigrants = fleet
    chances = WEIGHTS["voyages"] * time
    ships = knarrs + sum(longships)
    funded = 1 - WEIGHTS["fare"] + WEIGHTS["fare"] * paid
    building = min(1.0, max(0.0, chances - ships)) / (1 + ships)
    value = WEIGHTS["timber"] * wood * building
    value += WEIGHTS["crossing"] * left * emigrants
    if ships:
        value += WEIGHTS["emigrant"] * min(ships, chances) * funded
        value += WEIGHTS["knarr"] * time * min(knarrs, 1) + WEIGHTS["longship"] * time * min(ships - knarrs, 1)
    armed = armed_boats + longships[1] + 2 * longships[2] + 3 * longships[3]
    return value + time * (WEIGHTS["boat"] * min(plain + armed_boats, 2) + WEIGHTS["armour"] * min(armed, 4))


# the feast


def _hunger(s: State, seat: int, columns: int) -> float:
    """What the next feast will lack, and what it costs to fill it with silver."""
    if not s.round:
        return 0.0
    if type(s.owing(seat)) is ServeFood:
        best = menu(s, seat)
        return WEIGHTS["hunger"] * best.gaps + best.silver + best.food
    short = max(0, s.squares(seat) - s.served[seat] - columns)
    silver = s.has(seat, SILVER)
    return WEIGHTS["hunger"] * max(0, short - silver) + WEIGHTS["serving"] * min(short, silver)
