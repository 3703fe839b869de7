"""Scripts: what action spaces and cards cost and bring, as data that one interpreter carries out.

A list of effects is a *script* and has a number, so that a place in the middle of an action is two ints: the script and
how far it has come. Effects that hold effects hold the numbers of their scripts. What they count goes by a name; see
`State.count`. The words that data files use for effects are listed in material/actions.toml.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from meadhall.games.odin.box import BUILDINGS, COLOURS, GOODS, SHIPS, SPECIALS, THING_AT, Amounts, amounts, colour_of
from meadhall.games.odin.dice_games import GAME_AT

TO_BLUE = 3

# effects: dataclasses, because those of different kinds are never equal


@dataclass(frozen=True, slots=True)
class Needs:
    """Without so many of what is counted, nothing that follows can be done."""

    count: str
    least: int


@dataclass(frozen=True, slots=True)
class Exactly:
    """With more or fewer, nothing that follows can be done."""

    count: str
    number: int


@dataclass(frozen=True, slots=True)
class Pay:
    amounts: Amounts


@dataclass(frozen=True, slots=True)
class PayTier:
    """The amounts of the last tier that the count reaches."""

    count: str
    tiers: tuple[tuple[int, Amounts], ...]


@dataclass(frozen=True, slots=True)
class PayWeapons:
    """So many weapons of any kinds."""

    number: int


@dataclass(frozen=True, slots=True)
class PayOneOf:
    choices: tuple[Amounts, ...]


@dataclass(frozen=True, slots=True)
class PayRoundSilver:
    """As much silver as the number of the round."""


@dataclass(frozen=True, slots=True)
class PayFare:
    """The price of emigrating: as much silver as the number of the round, less what is counted."""

    less: str


@dataclass(frozen=True, slots=True)
class Gain:
    amounts: Amounts


@dataclass(frozen=True, slots=True)
class GainPer:
    """The amounts as often as there is something to count, but not more often than `most`."""

    count: str
    most: int
    amounts: Amounts


@dataclass(frozen=True, slots=True)
class GainTier:
    """The amounts of one tier: the last that the count reaches, or, with `at_most`, the first that it does not pass."""

    count: str
    tiers: tuple[tuple[int, Amounts], ...]
    at_most: bool


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
class LoseShip:
    ship: int


@dataclass(frozen=True, slots=True)
class UpgradeShip:
    old: int
    new: int


@dataclass(frozen=True, slots=True)
class Forge:
    tiles: int


@dataclass(frozen=True, slots=True)
class GetSpecial:
    """That special tile, if it is still in the general supply."""

    special: int


@dataclass(frozen=True, slots=True)
class Upgrade:
    """Up to so many goods, each by so many colours; TO_BLUE: as many as are left."""

    goods: int
    steps: int
    kinds: tuple[int, ...] = ()
    """Only these goods; empty: all."""
    same_kind: bool = False
    """All goods that rise are of one kind."""


@dataclass(frozen=True, slots=True)
class Mountain:
    """Up to so many items from each of different strips."""

    items: tuple[int, ...]
    kinds: tuple[int, ...] = ()
    """Only these things; empty: all."""


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
class ExploreAny:
    """Any exploration board that lies open, with any ship."""


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


@dataclass(frozen=True, slots=True)
class VikingBack:
    """So many Vikings from the space of the action return to the Thing."""

    vikings: int


@dataclass(frozen=True, slots=True)
class Phase:
    """A phase of the round, or a part of it, for the owner alone."""

    name: str


@dataclass(frozen=True, slots=True)
class Call:
    """What only a function can tell; see `rules.cards`."""

    name: str


Effect = Any
"""One of the classes above."""

# reading them

_SHIP_AT = {ship.id: n for n, ship in enumerate(SHIPS)}
_SPECIAL_AT = {special.id: n for n, special in enumerate(SPECIALS)}

SCRIPTS: list[tuple[Effect, ...]] = []
"""All scripts by number. Complete when `actions` and `cards` have been read."""


def script(rows: list[dict[str, Any]]) -> int:
    """The number under which the effects are kept from now on."""
    number = len(SCRIPTS)
    SCRIPTS.append(())  # holds the place: the effects may bring scripts of their own
    SCRIPTS[number] = tuple(map(_effect, rows))
    return number


def _scripts(scripts: list[list[dict[str, Any]]]) -> tuple[int, ...]:
    """With consecutive numbers, whatever scripts they bring themselves."""
    first = len(SCRIPTS)
    SCRIPTS.extend(() for _ in scripts)
    for number, rows in enumerate(scripts, first):
        SCRIPTS[number] = tuple(map(_effect, rows))
    return tuple(range(first, first + len(scripts)))


def _pair(row: dict[str, int]) -> tuple[str, int]:
    ((what, number),) = row.items()
    return what, number


def _tiers(rows: list[Any]) -> tuple[tuple[int, Amounts], ...]:
    return tuple((number, amounts(row)) for number, row in rows)


def _gain_tier(row: dict[str, Any]) -> GainTier:
    return GainTier(row["count"], _tiers(row.get("tiers") or row["at_most"]), "at_most" in row)


def _upgrade(row: int | dict[str, Any]) -> Upgrade:
    if isinstance(row, int):
        return Upgrade(row, 1)
    kinds = tuple(THING_AT[good] for good in row.get("of", ()))
    if "colour" in row:
        kinds = tuple(good for good, name in enumerate(GOODS) if name and COLOURS[colour_of(good)] == row["colour"])
    return Upgrade(row["goods"], TO_BLUE if row.get("to_blue") else 1, kinds, row.get("same_kind", False))


def _mountain(row: list[int] | dict[str, Any]) -> Mountain:
    if isinstance(row, list):
        return Mountain(tuple(row))
    return Mountain(tuple(row["items"]), tuple(THING_AT[thing] for thing in row["of"]))


_WORDS: dict[str, Callable[[Any], Effect]] = {
    "needs": lambda row: Needs(*_pair(row)),
    "exactly": lambda row: Exactly(*_pair(row)),
    "pay": lambda row: Pay(amounts(row)),
    "pay_one_of": lambda rows: PayOneOf(tuple(map(amounts, rows))),
    "pay_tier": lambda row: PayTier(row["count"], _tiers(row["tiers"])),
    "pay_weapons": PayWeapons,
    "pay_round_silver": lambda _: PayRoundSilver(),
    "pay_fare": lambda row: PayFare(row.get("less", "")),
    "gain": lambda row: Gain(amounts(row)),
    "gain_per": lambda row: GainPer(row["count"], row["most"], amounts(row["gain"])),
    "gain_tier": _gain_tier,
    "choose": lambda scripts: Choose(_scripts(scripts)),
    "optional": lambda rows: Maybe(script(rows)),
    "build": lambda building: Build(BUILDINGS.index(building)),
    "ship": lambda ship: GetShip(_SHIP_AT[ship]),
    "lose_ship": lambda ship: LoseShip(_SHIP_AT[ship]),
    "upgrade_ship": lambda ships: UpgradeShip(*(_SHIP_AT[ship] for ship in ships)),
    "forge": Forge,
    "special": lambda special: GetSpecial(_SPECIAL_AT[special]),
    "upgrade": _upgrade,
    "double_upgrade": lambda goods: Upgrade(goods, 2),
    "mountain": _mountain,
    "weapons": DrawWeapons,
    "dice": lambda game: RollDice(GAME_AT[game], (0, 0)),
    "overseas": lambda _: Overseas(),
    "buy_special": BuySpecials,
    "explore": Explore,
    "explore_any": lambda _: ExploreAny(),
    "emigrate": lambda _: Emigrate(),
    "draw_occupation": DrawOccupations,
    "play_occupations": lambda numbers: PlayOccupations(*numbers),
    "viking_back": VikingBack,
    "phase": Phase,
    "call": Call,
}


def _effect(row: dict[str, Any]) -> Effect:
    if "boats" in row:
        return RollDice(GAME_AT[row["dice"]], tuple(row["boats"]))
    ((word, rest),) = row.items()
    return _WORDS[word](rest)
