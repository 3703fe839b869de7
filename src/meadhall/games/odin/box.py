"""The components of the box, read from the data files beside this module.

Whatever can be paid, received or shown on a bonus cell is a *thing* and has one number: the 36 goods come first, so
that a good's number is its thing's number too; then building materials, silver, weapons, special tiles and buildings.

Shapes are in `pieces`, boards and buildings in `boards`, the action board in `actions`.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, NamedTuple

_FOLDER = files(__package__) / "material"


def load(name: str) -> dict[str, Any]:
    return tomllib.loads((_FOLDER / name).read_text(encoding="utf-8"))


# goods: family * 4 + colour

ORANGE, RED, GREEN, BLUE = range(4)
COLOURS = ("orange", "red", "green", "blue")


class Family(NamedTuple):
    """Goods of one shape. The tile lies: it is at least as wide as it is high."""

    rows: int
    cols: int
    goods: tuple[str, str, str, str]
    """By colour; an empty string where the family has no such good."""
    harvest: int = 0
    """The level from which on a harvest brings the orange good; 0: never."""
    sword: int = 0
    """The value of the blue good; 0: it cannot be looted."""
    forgeable: bool = False
    mini_expansion: int = 0


def _family(row: dict[str, Any]) -> Family:
    orange, red, green, blue = (row.pop(colour, "") for colour in COLOURS)
    return Family(goods=(orange, red, green, blue), **row)


_goods = load("goods.toml")
FAMILIES: tuple[Family, ...] = tuple(map(_family, _goods["family"]))
GOODS: tuple[str, ...] = tuple(good for family in FAMILIES for good in family.goods)
"""Ids by number; an empty string for the orange goods above sheep and cattle, which do not exist."""

BERRIES, EGG, AMBER, GOLD_ORNAMENT = range(4)
PEAS, MEAD, OIL, RUNE_STONE = range(4, 8)
FLAX, STOCKFISH, HIDE, SILVERWARE = range(8, 12)
BEANS, MILK, WOOL, CHEST = range(12, 16)
GRAIN, SALT_MEAT, LINEN, SILK = range(16, 20)
CABBAGE, GAME_MEAT, SKIN_AND_BONES, SPICES = range(20, 24)
SHEEP, FUR, JEWELRY = range(25, 28)
FRUITS, WHALE_MEAT, ROBE, TREASURE_CHEST = range(28, 32)
CATTLE, CLOTHING, SILVER_HOARD = range(33, 36)


def family_of(good: int) -> int:
    return good // 4


def colour_of(good: int) -> int:
    return good % 4


def upgraded(good: int, steps: int = 1) -> int:
    """The good so many colours higher; -1 if blue is not enough (OD-GOODS-3)."""
    return good + steps if colour_of(good) + steps <= BLUE else -1


def width(good: int) -> int:
    """Of the lying tile."""
    return FAMILIES[family_of(good)].cols


def height(good: int) -> int:
    """Of the lying tile, which is the width of the standing one."""
    return FAMILIES[family_of(good)].rows


SWORDS: tuple[int, ...] = tuple(
    family.sword if colour == BLUE else 0 for family in FAMILIES for colour in range(len(COLOURS))
)
"""Sword values by good; 0: none."""

HARVESTS: tuple[tuple[int, ...], ...] = tuple(
    tuple(4 * n + ORANGE for n, family in enumerate(FAMILIES) if 0 < family.harvest <= level)
    for level in range(max(family.harvest for family in FAMILIES) + 1)
)
"""The goods of a harvest by its level; level 0 is no harvest (OD-PH2-2)."""


class Animal(NamedTuple):
    good: int
    points: int
    pregnant: int
    """Points of a pregnant one."""


ANIMALS: tuple[Animal, ...] = tuple(
    Animal(GOODS.index(row["good"]), row["points"], row["pregnant"]) for row in _goods["animal"]
)

# special tiles


class Special(NamedTuple):
    id: str
    shape: tuple[str, ...]
    """Rows of `#` and `.`."""
    sword: int = 0
    """0: it cannot be looted."""
    price: int = -1
    """-1: it cannot be bought."""
    forgeable: bool = False
    points: int = 0
    mini_expansion: int = 0


SPECIALS: tuple[Special, ...] = tuple(
    Special(**row | {"shape": tuple(row["shape"].split())}) for row in load("special.toml")["tile"]
)
GLASS_BEADS, HELMET, CLOAKPIN, BELT, CRUCIFIX, DRINKING_HORN, AMBER_FIGURE, HORSESHOE = range(8)
GOLD_BROOCH, FORGE_HAMMER, FIBULA, THROWING_AXE, CHALICE, ROUND_SHIELD, ENGLISH_CROWN, ALTAR = range(8, 16)

# weapons and things

_weapons = load("weapons.toml")["weapon"]
WEAPONS: tuple[str, ...] = tuple(row["id"] for row in _weapons)
WEAPON_CARDS: tuple[int, ...] = tuple(row["cards"] for row in _weapons)
"""How many there are of each weapon."""

BUILDINGS = ("shed", "stone_house", "long_house")
SHED, STONE_HOUSE, LONG_HOUSE = range(3)

THINGS: tuple[str, ...] = (
    *GOODS,
    *("wood", "stone", "ore", "silver"),
    *WEAPONS,
    "weapon",
    *(special.id for special in SPECIALS),
    *BUILDINGS,
)
WOOD, STONE, ORE, SILVER = range(36, 40)
BOW, SNARE, SPEAR, LONG_SWORD = range(40, 44)
WEAPON = 44
"""A card from the weapon pile, whatever it is."""
SPECIAL = 45
"""Special tile `n` is the thing `SPECIAL + n`."""
BUILDING = 61
"""Building `n` is the thing `BUILDING + n`."""

THING_AT: dict[str, int] = {thing: n for n, thing in enumerate(THINGS) if thing}

Amounts = tuple[tuple[int, int], ...]
"""Things and how many of each."""


def amounts(row: dict[str, int]) -> Amounts:
    return tuple((THING_AT[thing], number) for thing, number in row.items())


# ships

WHALING_BOAT, KNARR, LONGSHIP = range(3)


class Ship(NamedTuple):
    id: str
    large: bool
    price: int
    points: int
    ore: int
    """How many can be loaded."""
    printed_ore: int = 0
    emigrated: int = 0
    """Points once it has emigrated."""


_ships = load("ships.toml")
SHIPS: tuple[Ship, ...] = tuple(Ship(**row) for row in _ships["ship"])
SMALL_BERTHS: int = _ships["small_berths"]
LARGE_BERTHS: int = _ships["large_berths"]
EMIGRATED_WIDTH: int = _ships["emigrated_width"]
"""Columns of the feast table that an emigrated ship fills."""

# mountain strips

_strips = load("strips.toml")
_ITEMS = {"W": WOOD, "S": STONE, "O": ORE, "$": SILVER}
STRIPS: tuple[tuple[int, ...], ...] = tuple(tuple(_ITEMS[item] for item in strip) for strip in _strips["strips"])
"""Things from the arrow on. Silver is one item worth `STRIP_SILVER`."""
STRIP_SILVER: int = _strips["silver"]
OPEN_STRIPS: dict[int, int] = dict(enumerate(_strips["open"], 1))
"""Strips that lie open at the start, by the number of players."""

# rounds


class Solo(NamedTuple):
    """The Vikings of the two colours of a solo game, before the first round."""

    vikings: int
    """Of the first colour, on the Thing square."""
    waiting: int
    """Of the second colour, on the waiting space."""
    table: tuple[int, ...]
    """On the square of each round, by turns of the first and the second colour."""


class Length(NamedTuple):
    """A long or a short game. Round `r` is at index `r - 1`."""

    vikings: int
    """On the Thing square before the first round."""
    harvest: tuple[int, ...]
    """Levels; see `HARVESTS`."""
    turn: tuple[str, ...]
    """The letter of the exploration boards that are turned over; an empty string for none."""
    table: tuple[int, ...]
    """Open squares of the feast table, and Vikings of a player."""
    solo: Solo


def _length(row: dict[str, Any]) -> Length:
    solo = Solo(**row["solo"] | {"table": tuple(row["solo"]["table"])})
    return Length(row["vikings"], tuple(row["harvest"]), tuple(row["turn"]), tuple(row["table"]), solo)


_rounds = load("rounds.toml")
LENGTHS: dict[str, Length] = {name: _length(_rounds[name]) for name in ("long", "short")}
TABLE_COLUMNS: int = _rounds["table_columns"]
TABLE_ROWS: int = _rounds["table_rows"]
ISLAND_SILVER: int = _rounds["silver"]
"""Laid on every exploration board that is neither taken nor turned, in rounds in which a board is to be turned."""

# numbers of the rulebook

_setup = load("setup.toml")
VIKINGS: int = _setup["vikings"]
PENALTY: int = _setup["penalty"]
"""Points that a penalty token costs."""
VERY_GOOD: int = _setup["very_good"]
"""Points of a very good result in a solo game."""
START: Amounts = amounts(_setup["start"])
SHORT_HARVEST_START: Amounts = amounts(_setup["start_of_short_game_with_harvest"])
"""What the short game with the second mini-expansion adds."""

# the second mini-expansion


class Token(NamedTuple):
    harvest: Amounts
    no_harvest: Amounts


class Marker(NamedTuple):
    id: str
    goods: tuple[int, ...]
    copies: int = 1
    reconstructed: bool = False


_tokens = load("tokens.toml")
TOKENS: tuple[Token, ...] = tuple(
    Token(amounts(row["harvest"]), amounts(row["no_harvest"])) for row in _tokens["token"]
)
MARKERS: tuple[Marker, ...] = tuple(
    Marker(**row | {"goods": tuple(map(GOODS.index, row["goods"]))}) for row in _tokens["marker"]
)
NO_HARVEST = len(MARKERS) - 1
"""The last of the markers; it exists several times."""
