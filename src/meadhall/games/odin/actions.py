"""The action board: what its spaces cost and bring, as data that one interpreter carries out.

A list of effects is a *script* and has a number, so that a place in the middle of an action is two ints: the script and
how far it has come. Effects that hold effects hold the numbers of their scripts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum, auto
from typing import Any, NamedTuple

from meadhall.games.odin.box import BUILDINGS, SHIPS, THING_AT, Amounts, Count, amounts, load

# games of dice


class DiceGame(NamedTuple):
    id: str
    die: int
    """Its faces."""
    high: bool
    """High rolls are good: payments add to the roll. Otherwise the result is what has to be paid."""
    weapon: int
    material: int
    """Things to pay with."""
    ship_ore: bool
    least: int
    """A lower result always fails."""
    loot: bool
    """The reward is a blue tile of a sword value up to the result."""
    reward: Amounts
    failure: Amounts
    vikings_back: int


def _game(name: str, row: dict[str, Any]) -> DiceGame:
    return DiceGame(
        name,
        row["die"],
        row["high"],
        THING_AT[row["weapon"]],
        THING_AT[row["material"]],
        row.get("ship_ore", False),
        row.get("least", 0),
        row.get("loot", False),
        amounts(row.get("reward", {})),
        amounts(row["failure"]),
        row["vikings_back"],
    )


_board = load("actions.toml")
DICE_GAMES: tuple[DiceGame, ...] = tuple(_game(name, row) for name, row in _board["dice"].items())
HUNTING, SNARING, WHALING, RAIDING, PILLAGING = range(5)
ROLLS: int = _board["rolls"]

# effects: dataclasses, because those of different kinds are never equal


@dataclass(frozen=True, slots=True)
class Needs:
    """Without so many of what is counted, nothing that follows can be done."""

    count: Count
    least: int


@dataclass(frozen=True, slots=True)
class Pay:
    amounts: Amounts


@dataclass(frozen=True, slots=True)
class PayOneOf:
    choices: tuple[Amounts, ...]


@dataclass(frozen=True, slots=True)
class PayRoundSilver:
    """As much silver as the number of the round."""


@dataclass(frozen=True, slots=True)
class Gain:
    amounts: Amounts


@dataclass(frozen=True, slots=True)
class GainPer:
    """The amounts as often as there is something to count, but not more often than `most`."""

    count: Count
    most: int
    amounts: Amounts


@dataclass(frozen=True, slots=True)
class Choose:
    """Exactly one of the scripts."""

    scripts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Maybe:
    """The script or nothing."""

    script: int


@dataclass(frozen=True, slots=True)
class Build:
    building: int


@dataclass(frozen=True, slots=True)
class GetShip:
    ship: int


@dataclass(frozen=True, slots=True)
class UpgradeShip:
    old: int
    new: int


@dataclass(frozen=True, slots=True)
class Forge:
    tiles: int


@dataclass(frozen=True, slots=True)
class Upgrade:
    """Up to so many goods, each by so many colours."""

    goods: int
    steps: int


@dataclass(frozen=True, slots=True)
class Mountain:
    """Up to so many items from each of different strips."""

    items: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DrawWeapons:
    cards: int


@dataclass(frozen=True, slots=True)
class RollDice:
    game: int
    boats: tuple[int, int]
    """The least and the most whaling boats that take part."""


@dataclass(frozen=True, slots=True)
class Overseas:
    """Any number of different green goods become blue."""


@dataclass(frozen=True, slots=True)
class BuySpecials:
    tiles: int


@dataclass(frozen=True, slots=True)
class Explore:
    """One of the islands that take so many Vikings."""

    vikings: int


@dataclass(frozen=True, slots=True)
class Emigrate:
    """With a large ship."""


@dataclass(frozen=True, slots=True)
class DrawOccupations:
    cards: int


@dataclass(frozen=True, slots=True)
class PlayOccupations:
    least: int
    most: int


Effect = (
    Needs
    | Pay
    | PayOneOf
    | PayRoundSilver
    | Gain
    | GainPer
    | Choose
    | Maybe
    | Build
    | GetShip
    | UpgradeShip
    | Forge
    | Upgrade
    | Mountain
    | DrawWeapons
    | RollDice
    | Overseas
    | BuySpecials
    | Explore
    | Emigrate
    | DrawOccupations
    | PlayOccupations
)

# reading them

_SHIP_AT = {ship.id: n for n, ship in enumerate(SHIPS)}
_GAME_AT = {game.id: n for n, game in enumerate(DICE_GAMES)}
_scripts: list[tuple[Effect, ...]] = []


def _script(rows: list[dict[str, Any]]) -> int:
    number = len(_scripts)
    _scripts.append(())  # holds the place: the effects may bring scripts of their own
    _scripts[number] = tuple(map(_effect, rows))
    return number


def _needs(row: dict[str, int]) -> Needs:
    ((what, least),) = row.items()
    return Needs(Count[what.upper()], least)


_WORDS: dict[str, Callable[[Any], Effect]] = {
    "needs": _needs,
    "pay": lambda row: Pay(amounts(row)),
    "pay_one_of": lambda rows: PayOneOf(tuple(map(amounts, rows))),
    "pay_round_silver": lambda _: PayRoundSilver(),
    "gain": lambda row: Gain(amounts(row)),
    "gain_per": lambda row: GainPer(Count[row["count"].upper()], row["most"], amounts(row["gain"])),
    "choose": lambda scripts: Choose(tuple(map(_script, scripts))),
    "optional": lambda rows: Maybe(_script(rows)),
    "build": lambda building: Build(BUILDINGS.index(building)),
    "ship": lambda ship: GetShip(_SHIP_AT[ship]),
    "upgrade_ship": lambda ships: UpgradeShip(*(_SHIP_AT[ship] for ship in ships)),
    "forge": Forge,
    "upgrade": lambda goods: Upgrade(goods, 1),
    "double_upgrade": lambda goods: Upgrade(goods, 2),
    "mountain": lambda items: Mountain(tuple(items)),
    "weapons": DrawWeapons,
    "dice": lambda game: RollDice(_GAME_AT[game], (0, 0)),
    "overseas": lambda _: Overseas(),
    "buy_special": BuySpecials,
    "explore": Explore,
    "emigrate": lambda _: Emigrate(),
    "draw_occupation": DrawOccupations,
    "play_occupations": lambda numbers: PlayOccupations(*numbers),
}


def _effect(row: dict[str, Any]) -> Effect:
    if "boats" in row:
        return RollDice(_GAME_AT[row["dice"]], tuple(row["boats"]))
    ((word, rest),) = row.items()
    return _WORDS[word](rest)


# spaces


class SpaceColour(IntEnum):
    DARK_YELLOW = 0
    GREEN = auto()
    RED = auto()
    GOLDEN_BROWN = auto()
    BLUE = auto()
    ORANGE = auto()
    YELLOW = auto()
    BROWN = auto()


class Group(IntEnum):
    """Rows of the board, as it names them."""

    BUILD_HOUSES = 0
    BUILD_SHIPS = auto()
    HUNTING = auto()
    LIVESTOCK_MARKET = auto()
    WEEKLY_MARKET = auto()
    PRODUCTS = auto()
    CRAFTING = auto()
    MOUNTAINS_AND_TRADE = auto()
    SAILING = auto()
    EMIGRATION_AND_OCCUPATION = auto()


class Category(IntEnum):
    """What cards call a space."""

    HOUSE_BUILDING = 0
    SHIP_BUILDING = auto()
    HUNTING_GAME = auto()
    LAYING_SNARE = auto()
    WHALING = auto()
    LIVESTOCK_MARKET = auto()
    WEEKLY_MARKET = auto()
    PRODUCTS = auto()
    CRAFTING = auto()
    MOUNTAIN = auto()
    UPGRADE = auto()
    DOUBLE_UPGRADE = auto()
    OVERSEAS_TRADING = auto()
    SPECIAL_SALE = auto()
    RAIDING = auto()
    PILLAGING = auto()
    PLUNDERING = auto()
    EXPLORATION = auto()
    EMIGRATION = auto()
    OCCUPATION = auto()


class Space(NamedTuple):
    id: str
    column: int
    """Also the number of Vikings it takes."""
    row: int
    height: int
    group: Group
    colour: SpaceColour
    categories: tuple[Category, ...]
    script: int


def _space(row: dict[str, Any]) -> Space:
    return Space(
        row["id"],
        row["column"],
        row["row"],
        row.get("height", 1),
        Group[row["group"].upper()],
        SpaceColour[row["colour"].upper()],
        tuple(Category[category.upper()] for category in row["categories"]),
        _script(row["effects"]),
    )


SPACES: tuple[Space, ...] = tuple(map(_space, _board["space"]))
SPACE_AT: dict[str, int] = {space.id: n for n, space in enumerate(SPACES)}
SCRIPTS: tuple[tuple[Effect, ...], ...] = tuple(_scripts)
BOARD_ROWS = max(space.row + space.height for space in SPACES)

REMOVED_WITH_TWO: tuple[int, ...] = tuple(map(SPACE_AT.__getitem__, _board["removed_with_two"]["spaces"]))
"""Spaces that the face for one and two players lacks: a reconstruction."""
EXTENSIONS: tuple[tuple[int, int], ...] = tuple((a, b) for a, b in _board["extensions"])
"""The columns of the imitation space on the two sides of each extension piece."""
