"""How good a position looks for a seat: the knowledge of A Feast for Odin that bots use. The weights are data."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum  # exact, so that every Python gets the same sum

from meadhall.core.frames import CHANCE
from meadhall.core.masks import bits, mask_of
from meadhall.games.odin.advice import WEIGHTS, menu
from meadhall.games.odin.box import (
    BLUE,
    BOW,
    CATTLE,
    FAMILIES,
    GOODS,
    GREEN,
    ORANGE,
    ORE,
    RED,
    SHEEP,
    SILVER,
    SPECIAL,
    STONE,
    WEAPONS,
    WOOD,
    colour_of,
    family_of,
    height,
    width,
)
from meadhall.games.odin.cards import IMMEDIATE, OCCUPATIONS
from meadhall.games.odin.dice_games import DICE_GAMES
from meadhall.games.odin.notation import CARD, GOOD, HOME, PIECE, SLOTS
from meadhall.games.odin.notation import SPECIAL as SPECIAL_OPTION
from meadhall.games.odin.pieces import shape_of
from meadhall.games.odin.rules.anytime import Window
from meadhall.games.odin.rules.changes import rolls_allowed
from meadhall.games.odin.rules.dice import RollDie, loot, loot_price, means, purse, sword
from meadhall.games.odin.rules.feast import ServeFood
from meadhall.games.odin.rules.pausing import ActionChoice
from meadhall.games.odin.rules.placement import BOARDS, board_number, bonuses, income, minus
from meadhall.games.odin.rules.turns import Turn
from meadhall.games.odin.score import points
from meadhall.games.odin.scripts import SCRIPTS, Call
from meadhall.games.odin.state import NOBODY, THINGS_HELD, State

LASTING = mask_of(n for n, card in enumerate(OCCUPATIONS) if card.kinds != (IMMEDIATE,))
"""Occupations that go on working once they are played."""

DEPTH = 6
"""So many choices and draws of its own a seat looks into before it judges."""
WAYS = 8
"""So many options of each of these choices it looks at."""


def candidates(s: State, seat: int) -> list[int]:
    """In a turn nothing is placed: that is done in the windows between phases, see `advice`. No ore goes to and fro."""
    choice = s.owing(seat)
    if isinstance(choice, ActionChoice):
        return choice.ways(s)
    options = s.options(seat)
    if isinstance(choice, Turn):
        options = [option for option in options if option < PIECE and option - CARD not in UNLOADING]
    return options


UNLOADING = [
    n for n, card in enumerate(OCCUPATIONS) if card.anytime >= 0 and Call("unload_ore") in SCRIPTS[card.anytime]
]
"""Cards that undo what can be done again."""


def hopes(s: State) -> list[float]:
    """By seat: what everything it has may come to."""
    return [prospects(s, seat) for seat in range(s.table.seats)]


def standings(hopes: Sequence[float]) -> list[float]:
    """One's own hopes, less a part of what the average rival hopes for."""
    if len(hopes) == 1:
        return list(hopes)
    everybody = fsum(hopes)
    return [own - WEIGHTS["rivals"] * (everybody - own) / (len(hopes) - 1) for own in hopes]


def quiet(s: State) -> bool:
    """When somebody is about to place Vikings."""
    return bool(s.stack) and isinstance(s.stack[-1], Turn)


def finish(s: State, seat: int) -> State:
    """The seat's own action brought to its end, every choice as good as it looks by itself."""
    for _ in range(DEPTH):
        choice = s.owing(seat)
        if choice is None:
            frame = s.stack[-1] if s.stack and not s.branches else None
            if frame is None or frame.kind is not CHANCE or isinstance(frame, RollDie) or frame[:1] != (seat,):
                break
            s = s.copy()
            s.roll(s.faces // 2)
            continue
        if isinstance(choice, Turn | Window | ServeFood):
            break
        best, highest = s, float("-inf")
        for option in _few(candidates(s, seat), WAYS):
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


FACETS = ("points", "goods", "materials", "boards", "ships", "vikings", "occupations", "animals", "feast", "dice")


def facets(s: State, seat: int) -> dict[str, float]:
    """What the hopes of the seat come from."""
    return dict(zip(FACETS, _parts(s, seat), strict=True))


def prospects(s: State, seat: int) -> float:
    """The points so far, and what everything the seat has may still become."""
    return fsum(_parts(s, seat))


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
    top = s.stack[-1]
    return (
        total,
        _goods(s, seat, stock, left / s.table.rounds),
        horizon * _materials(stock),
        _boards(s, seat, left),
        _ships(s, seat, left, time),
        WEIGHTS["viking"] * idle,
        WEIGHTS["card"] * horizon * min(s.hands[seat].bit_count(), 3)
        + WEIGHTS["calling"] * time * min((s.played[seat] & LASTING).bit_count(), 8),
        WEIGHTS["animal"] * left * min(stock[SHEEP] + stock[CATTLE], 6),
        -_hunger(s, seat),
        _hope(s, top) if isinstance(top, RollDie) and top.seat == seat else 0.0,
    )


def _stock(s: State, seat: int) -> list[int]:
    """What the seat has, with what it is about to get."""
    start = seat * THINGS_HELD
    stock = s.stock[start : start + THINGS_HELD]
    if s.rising and s.decision.seats == (seat,):
        for good in s.rising:
            stock[good] += 1
    return stock


def _goods(s: State, seat: int, stock: list[int], early: float) -> float:
    """Tiles cover bare cells, and early ones bring income; food is eaten."""
    cover = 0.0
    food = 0
    for good, count in enumerate(stock[: len(GOODS)]):
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
    cover += sum(shape_of(SPECIAL + special).area for special in bits(s.treasures[seat]))
    bare = sum(
        (BOARDS[board_number(s, slot)].coverable & ~s.covered[seat * SLOTS + slot]).bit_count()
        for slot in s.slots(seat)
    )
    useful = min(cover, bare) + WEIGHTS["spare"] * max(0.0, cover - bare)
    return (WEIGHTS["blue"] + WEIGHTS["early"] * early) * useful + WEIGHTS["food"] * food


def _materials(stock: list[int]) -> float:
    """They lead to ships, houses and tiles, as long as there is time."""
    value = (WEIGHTS["silver"] - 1) * min(stock[SILVER], 20)
    value += WEIGHTS["weapon"] * sum(min(count, 4) for count in stock[BOW : BOW + len(WEAPONS)])
    for name, thing in (("wood", WOOD), ("stone", STONE), ("ore", ORE)):
        value += WEIGHTS[name] * min(stock[thing], 2) + WEIGHTS["hoard"] * min(max(stock[thing] - 2, 0), 4)
    return value


AREA = tuple(FAMILIES[family_of(good)].rows * FAMILIES[family_of(good)].cols for good in range(len(GOODS)))


def _worth(thing: int) -> float:
    """Of one thing, as a reward."""
    if thing < len(GOODS):
        colour = colour_of(thing)
        if colour <= RED:
            return WEIGHTS["food"] * AREA[thing]
        return WEIGHTS["blue"] * AREA[thing] * (1.0 if colour == BLUE else WEIGHTS["green"])
    if thing >= SPECIAL:
        return WEIGHTS["blue"] * shape_of(thing).area
    return WEIGHTS["weapon"] if thing >= BOW else WEIGHTS[("wood", "stone", "ore", "silver")[thing - WOOD]]


def _boards(s: State, seat: int, left: int) -> float:
    """Bare cells will not all stay bare; income and bonus come again every round."""
    rounds = s.table.rounds
    return fsum(
        _board(board_number(s, slot), s.covered[seat * SLOTS + slot], left, rounds, slot == HOME)
        for slot in s.slots(seat)
    )


@WEIGHTS.memory(1 << 14)
def _board(number: int, covered: int, left: int, rounds: int, home: bool) -> float:
    board = BOARDS[number]
    stays = WEIGHTS["home"] if home else WEIGHTS["bare"]
    share = stays * left / rounds + (1 - left / rounds)
    value = (1 - share) * minus(board, covered)
    paid = income(board, covered)
    most = sum(diagonal.cap for diagonal in board.diagonals)
    value += left * WEIGHTS["income"] * (paid + WEIGHTS["prospect"] * (most - paid))
    given = len(bonuses(board, covered))
    return value + max(0, left - 1) * WEIGHTS["bonus"] * (given + WEIGHTS["prospect"] * (len(board.bonuses) - given))


def _ships(s: State, seat: int, left: int, time: float) -> float:
    """A large ship is meant to emigrate, which takes silver; wood and silver are meant for such a ship."""
    knarrs, longships, boats = (s.count(seat, what) for what in ("knarr", "longship", "whaling_boat"))
    armed = s.boats[seat * 2 + 1] + sum(ore * s.longships[seat * 4 + ore] for ore in range(1, 4))
    chances = WEIGHTS["voyages"] * time
    ships = knarrs + longships
    fare = WEIGHTS["fare"]
    funded = 1 - fare + fare * min(1.0, s.has(seat, SILVER) / max(1, s.round))
    building = min(1.0, max(0.0, chances - ships)) / (1 + ships)
    return fsum(
        (
            WEIGHTS["emigrant"] * min(ships, chances) * funded,
            WEIGHTS["timber"] * min(s.has(seat, WOOD), 2) * building,
            WEIGHTS["boat"] * time * min(boats, 2),
            WEIGHTS["knarr"] * time * min(knarrs, 1),
            WEIGHTS["longship"] * time * min(longships, 1),
            WEIGHTS["armour"] * time * min(armed, 4),
            WEIGHTS["crossing"] * left * sum(s.emigrants[seat * 2 : seat * 2 + 2]),
        )
    )


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


# dice


def _hope(s: State, frame: RollDie) -> float:
    """What the rolls that are left bring, if each is taken or rolled again as it looks best."""
    seat, space, game = frame.seat, frame.space, frame.game
    rules = DICE_GAMES[game]
    failure = fsum(number * _worth(thing) for thing, number in rules.failure)
    if space != NOBODY:
        failure += WEIGHTS["viking"] * min(rules.vikings_back, s.placed[space])
    results = [frame.result(s, outcome) for outcome in range(rules.die)]
    values = [max(failure, _success(s, seat, game, result)) for result in results]
    hope = float("-inf")
    for _ in range(rolls_allowed(s, seat) - frame.rolls):
        hope = fsum(max(value, hope) for value in values) / rules.die
    return hope


def _success(s: State, seat: int, game: int, result: int) -> float:
    rules = DICE_GAMES[game]
    if not rules.loot:
        if purse(s, seat, game) < result:
            return float("-inf")
        return fsum(number * _worth(thing) for thing, number in rules.reward) - _cost(s, seat, game, result)
    values = [
        _worth_of_loot(tile) - _cost(s, seat, game, loot_price(game, sword(s, seat, tile)) - result)
        for tile in loot(s, seat, game, result)
    ]
    return max(values, default=float("-inf"))


def _worth_of_loot(option: int) -> float:
    return _worth(option - GOOD if option < SPECIAL_OPTION else SPECIAL + option - SPECIAL_OPTION)


def _cost(s: State, seat: int, game: int, due: int) -> float:
    cost = 0.0
    for thing, value in means(s, seat, game):
        number = min(s.has(seat, thing), max(0, -(-due // value)))
        cost += number * _worth(thing)
        due -= number * value
    return cost
