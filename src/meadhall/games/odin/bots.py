"""How good a position looks for a seat: the knowledge of A Feast for Odin that bots use. The weights are data."""

from __future__ import annotations

from math import fsum  # exact, so that every Python gets the same sum

from meadhall.core.frames import CHANCE
from meadhall.core.masks import bits
from meadhall.games.odin.advice import best_spot, menu
from meadhall.games.odin.boards import Board
from meadhall.games.odin.box import (
    BLUE,
    BOW,
    FAMILIES,
    GOODS,
    GREEN,
    ORANGE,
    ORE,
    RED,
    SILVER,
    SPECIAL,
    STONE,
    WEAPONS,
    WOOD,
    Count,
    colour_of,
    family_of,
    height,
    load,
    width,
)
from meadhall.games.odin.notation import HOME, SLOTS, STONE_HOUSE_SLOT
from meadhall.games.odin.pieces import shape_of
from meadhall.games.odin.rules.anytime import Window
from meadhall.games.odin.rules.feast import ServeFood
from meadhall.games.odin.rules.placement import BOARDS, PlacePiece, board_number, bonuses, income, minus
from meadhall.games.odin.rules.turns import Turn
from meadhall.games.odin.score import points
from meadhall.games.odin.state import THINGS_HELD, State

WEIGHTS: dict[str, float] = load("appraisal.toml")

DEPTH = 4
"""So many choices of its own a seat looks into before it judges."""


def appraise(s: State, seat: int) -> float:
    """The points that the seat may hope for, less a part of what its rivals may hope for."""
    s = finish(s, seat)
    hopes = [prospects(s, player) for player in range(s.table.seats)]
    if s.table.solo:
        return hopes[0]
    rivals = fsum(hopes) - hopes[seat]
    return hopes[seat] - WEIGHTS["rivals"] * rivals / (s.table.seats - 1)


def finish(s: State, seat: int) -> State:
    """The seat's own action brought to its end, every choice as good as it looks by itself."""
    for _ in range(DEPTH):
        choice = s.owing(seat)
        if choice is None or isinstance(choice, Turn | Window | ServeFood) or s.decision.kind is CHANCE:
            break
        if isinstance(choice, PlacePiece):
            spot = best_spot(s, seat, choice.piece)
            assert spot is not None, "a piece about to be placed fits somewhere"
            s = s.copy()
            s.apply(seat, spot.option)
            continue
        best, highest = s, float("-inf")
        for option in _few(s.options(seat), 8):
            after = s.copy()
            after.apply(seat, option)
            value = prospects(after, seat)
            if value > highest:
                best, highest = after, value
        s = best
    return s


def _few(options: list[int], number: int) -> list[int]:
    """Spread over all of them, if there are too many."""
    return options[:: max(1, len(options) // number)]


def prospects(s: State, seat: int) -> float:
    """The points so far, and what everything the seat has may still become."""
    left = s.table.rounds - s.round
    if not s.stack:
        return float(sum(points(s, seat)))
    value = fsum([*points(s, seat), *_supply(s, seat), *_boards(s, seat, left), -_hunger(s, seat)])
    value += left * fsum(
        [
            WEIGHTS["boat"] * min(s.count(seat, Count.WHALING_BOAT), 2),
            WEIGHTS["knarr"] * min(s.knarrs[seat], 1),
            WEIGHTS["longship"] * min(s.count(seat, Count.LONGSHIP), 2),
            WEIGHTS["animal"] * min(s.count(seat, Count.SHEEP) + s.count(seat, Count.CATTLE), 6),
        ]
    )
    if s.decision.kind is CHANCE and not s.branches and getattr(s.stack[-1], "seat", None) == seat:
        value += WEIGHTS["dice"]
    return value


def _supply(s: State, seat: int) -> list[float]:
    start = seat * THINGS_HELD
    stock = s.stock[start : start + THINGS_HELD]
    values = [_worth(good) * count for good, count in enumerate(stock[: len(GOODS)]) if count]
    values += [_worth(good) for good in s.rising] if s.decision.seats == (seat,) else []
    values += [WEIGHTS["blue"] * shape_of(SPECIAL + special).area for special in bits(s.treasures[seat])]
    values += [WEIGHTS[name] * stock[thing] for name, thing in (("wood", WOOD), ("stone", STONE), ("ore", ORE))]
    values.append((WEIGHTS["silver"] - 1) * min(stock[SILVER], 30))
    values.append(WEIGHTS["weapon"] * sum(min(count, 4) for count in stock[BOW : BOW + len(WEAPONS)]))
    values.append(WEIGHTS["card"] * min(s.hands[seat].bit_count(), 3))
    return values


def _worth(good: int) -> float:
    family = FAMILIES[family_of(good)]
    cells = family.rows * family.cols
    colour = colour_of(good)
    return cells * (WEIGHTS["blue"] if colour == BLUE else WEIGHTS["green"] if colour == GREEN else WEIGHTS["food"])


def _boards(s: State, seat: int, left: int) -> list[float]:
    """Bare cells will not all stay bare; income and bonus come again every round."""
    values = []
    for slot in s.slots(seat):
        board: Board = BOARDS[board_number(s, slot)]
        covered = s.covered[seat * SLOTS + slot]
        stays = WEIGHTS["home"] if slot == HOME else WEIGHTS["bare"]
        share = stays * left / s.table.rounds + (1 - left / s.table.rounds)
        values.append((1 - share) * minus(board, covered))
        if slot < STONE_HOUSE_SLOT:
            values.append(WEIGHTS["income"] * left * income(board, covered))
        values.append(WEIGHTS["bonus"] * max(0, left - 1) * len(bonuses(board, covered)))
    return values


def _hunger(s: State, seat: int) -> float:
    """What the next feast will lack, and what it costs to fill it with silver."""
    if not s.round:
        return 0.0
    if isinstance(s.owing(seat), ServeFood):
        best = menu(s, seat)
        return WEIGHTS["hunger"] * best.gaps + best.silver + WEIGHTS["food"] * best.cells
    short = max(0, s.squares(seat) - s.served[seat] - _columns_of_food(s, seat))
    silver = s.has(seat, SILVER)
    return WEIGHTS["hunger"] * max(0, short - silver) + WEIGHTS["serving"] * min(short, silver)


def _columns_of_food(s: State, seat: int) -> int:
    """Columns that food can fill: tiles of a colour need tiles of the other one between them."""
    start = seat * THINGS_HELD
    widths: dict[int, list[int]] = {ORANGE: [], RED: []}
    for good, count in enumerate(s.stock[start : start + len(GOODS)]):
        if count and colour_of(good) <= RED:
            widths[colour_of(good)] += [width(good), *[height(good)] * (count - 1)]
    orange, red = (sorted(tiles, reverse=True) for tiles in widths.values())
    return sum(orange[: len(red) + 1]) + sum(red[: len(orange) + 1])
