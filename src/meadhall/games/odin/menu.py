"""What to serve at a feast: the filling of the table that costs least, of all that the rules allow (Q-87).

What a filling costs is what is gone afterwards, in points: silver, what the food could still have brought, and the
penalty for every gap.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from meadhall.core.masks import bits
from meadhall.games.odin.box import ANIMALS, ORANGE, PENALTY, RED, SILVER, colour_of, height, width
from meadhall.games.odin.cards import CLAUSES
from meadhall.games.odin.notation import GAP, PIECE, SLOTS, STONE_HOUSE_SLOT
from meadhall.games.odin.rules.feast import FOOD, columns, edible, lengthwise
from meadhall.games.odin.rules.placement import BOARDS, ORIENTATIONS, PIECES_OF, board_number, minus, room
from meadhall.games.odin.scripts import SCRIPTS, Gain
from meadhall.games.odin.state import NOBODY, THINGS_HELD, State
from meadhall.games.odin.worth import AREA, WEIGHTS, worth


class Menu(NamedTuple):
    """What to serve on the rest of the table."""

    gaps: int
    silver: int
    food: float
    """What the tiles served would have been worth later."""
    servings: tuple[int, ...]
    """Options, from left to right."""


class Dish(NamedTuple):
    """A kind of food."""

    good: int
    lying: int
    """How many may lie lengthwise."""
    losses: tuple[float, ...]
    """What is lost by serving none, one, two ..."""


def menu(s: State, seat: int) -> Menu:
    """The filling that costs least."""
    stock, start = s.stock, seat * THINGS_HELD
    left = s.squares(seat) - s.served[seat]
    dishes = tuple(
        Dish(good, lengthwise(s, seat, good), losses(s, seat, good, min(stock[start + good], left)))
        for good in FOOD
        if stock[start + good] and left > 0 and edible(s, seat, good)
    )
    return _menu(left, s.beside[seat], stock[start + SILVER], price_of_silver(s.table.rounds - s.round), dishes)


# what food and silver are worth as long as they are not served


def price_of_silver(rounds: int) -> float:
    """A point at the end (OD-SCORE-7), and more while there is time to buy something."""
    return 1 + (WEIGHTS["silver"] - 1) * min(1.0, rounds / WEIGHTS["horizon"])


def losses(s: State, seat: int, good: int, most: int) -> tuple[float, ...]:
    """What is gone when none, one, two ... of the food are served."""
    rounds, held = s.table.rounds - s.round, s.stock[seat * THINGS_HELD + good]
    each = WEIGHTS["food"] * AREA[good] if rounds else 0.0
    if any(s.houses[seat * 3 + 1 : seat * 3 + 3]):
        each = max(each, _in_a_house(s, seat, good))
    each -= _rewards(s.played[seat], good)
    losses = [each * number for number in range(most + 1)]
    if good in HERDS:
        kind, pregnant = HERDS[good], s.pregnant[seat * 2 + HERDS[good]]
        herd = [_herd(kind, held - number, pregnant, rounds) for number in range(most + 1)]
        losses = [loss + herd[0] - rest for loss, rest in zip(losses, herd, strict=True)]
    return tuple(losses)


def _in_a_house(s: State, seat: int, good: int) -> float:
    """The points that a tile would save there (OD-ANY-PLACE-21)."""
    saved = 0
    for slot in s.slots(seat):
        if slot >= STONE_HOUSE_SLOT:
            board, covered = BOARDS[board_number(s, slot)], s.covered[seat * SLOTS + slot]
            before = minus(board, covered)
            for piece in PIECES_OF[good]:
                mask = ORIENTATIONS[piece].mask
                for anchor in bits(room(s, seat, slot, piece)):
                    saved = max(saved, before - minus(board, covered | mask << anchor))
    return saved


@lru_cache(maxsize=1 << 12)
def _rewards(cards: int, good: int) -> float:
    """What cards give when such food is eaten."""
    gained = 0.0
    for clause in CLAUSES.get(("eaten", good), ()):
        if cards >> clause.card & 1:
            for effect in SCRIPTS[clause.script]:
                if isinstance(effect, Gain):
                    gained += sum(worth(thing) * number for thing, number in effect.amounts)
    return gained


HERDS = {animal.good: kind for kind, animal in enumerate(ANIMALS)}
"""By animal: its kind."""


def _herd(kind: int, number: int, pregnant: int, rounds: int) -> int:
    """The points at the end, if nothing but breeding happened to them in the rounds to come (OD-BREED, OD-SCORE-5)."""
    pregnant = min(pregnant, number)
    for _ in range(rounds):
        number, pregnant = number + pregnant, int(not pregnant and number >= 2)
    animal = ANIMALS[kind]
    return number * animal.points + pregnant * (animal.pregnant - animal.points)


# the best filling

Choice = tuple[float, tuple[int, ...]]
"""What serving these pieces costs."""


@lru_cache(maxsize=1 << 14)
def _menu(left: int, beside: int, silver: int, price: float, dishes: tuple[Dish, ...]) -> Menu:
    """Only how many tiles of each colour there are says whether they can be told apart, so both are chosen alone."""
    orange, red = (_choices([dish for dish in dishes if colour_of(dish.good) == colour], left) for colour in COLOURS)
    best: tuple[float, int, Choice, Choice] | None = None
    for (oranges, filled), first in orange.items():
        for (reds, more), second in red.items():
            bare = left - filled - more
            if bare < 0 or not _told_apart(oranges, reds, bare, beside):
                continue
            loss = first[0] + second[0] + price * min(bare, silver) + PENALTY * max(0, bare - silver)
            if best is None or loss < best[0] - ROUNDING:
                best = loss, bare, first, second
    if best is None:
        return Menu(0, 0, 0.0, ())
    _, bare, first, second = best
    coins = min(bare, silver)
    fillers = [PIECE + PIECES_OF[SILVER][0]] * coins + [GAP] * (bare - coins)
    return Menu(bare - coins, coins, first[0] + second[0], _in_order(first[1], second[1], fillers, beside))


COLOURS = (ORANGE, RED)
ROUNDING = 1e-9
"""What differs by less is the same."""


def _choices(dishes: list[Dish], left: int) -> dict[tuple[int, int], Choice]:
    """By the number of tiles and of the squares they fill: the cheapest pieces of one colour."""
    found: dict[tuple[int, int], Choice] = {(0, 0): (0.0, ())}
    for good, lying, losses in dishes:
        if width(good) == height(good):
            lying = 0
        most = len(losses) - 1
        long, upright = PIECES_OF[good][0], PIECES_OF[good][-1]
        servings = [
            (lain + stood, lain * width(good) + stood * height(good), (long,) * lain + (upright,) * stood)
            for lain in range(min(lying, most) + 1)
            for stood in range(most - lain + 1)
        ]
        after = dict(found)
        for (tiles, filled), (loss, pieces) in found.items():
            for number, squares, served in servings[1:]:
                if filled + squares > left:
                    continue
                key, cost = (tiles + number, filled + squares), loss + losses[number]
                if key not in after or cost < after[key][0] - ROUNDING:
                    after[key] = cost, pieces + served
        found = after
    return found


def _told_apart(oranges: int, reds: int, fillers: int, beside: int) -> bool:
    """Whether so many tiles can lie so that no two of a colour touch (OD-FEAST-4 to 6), right of what lies already."""
    return oranges <= reds + fillers + (beside != ORANGE) and reds <= oranges + fillers + (beside != RED)


def _in_order(orange: tuple[int, ...], red: tuple[int, ...], fillers: list[int], beside: int) -> tuple[int, ...]:
    """Options from left to right: tiles as long as the rest can still be told apart, wide ones first."""
    rest = {
        colour: sorted(pieces, key=lambda piece: (-columns(piece), piece))
        for colour, pieces in zip(COLOURS, (orange, red), strict=True)
    }
    servings: list[int] = []
    while fillers or any(rest.values()):
        for colour in sorted(COLOURS, key=lambda colour: -len(rest[colour])):
            number = {each: len(rest[each]) - (each == colour) for each in COLOURS}
            if colour != beside and rest[colour] and _told_apart(number[ORANGE], number[RED], len(fillers), colour):
                servings.append(PIECE + rest[colour].pop(0))
                beside = colour
                break
        else:
            servings.append(fillers.pop(0))
            beside = NOBODY
    return tuple(servings)
