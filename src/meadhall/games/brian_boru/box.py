"""The components of the box, read from the data files beside this module.

Sets of towns are bit masks: bit `n` stands for `TOWNS[n]`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, NamedTuple

from meadhall.core.masks import mask_of
from meadhall.core.weights import Weights

_FOLDER = files(__package__) / "material"


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads((_FOLDER / name).read_text(encoding="utf-8"))


RED, BLUE, YELLOW, WHITE = range(4)
COLOURS = ("red", "blue", "yellow", "white")

# numbers of the rulebook

_scoring = _load("scoring.toml")
SPREAD: tuple[int, ...] = tuple(_scoring["spread"])
"""Points at the end by the number of regions."""
START_COINS: int = _scoring["start"]["coins"]
START_RENOWN: int = _scoring["start"]["renown"]
START_POINTS: int = _scoring["start"]["points"]
EXTRA_PRICE: int = _scoring["price"]["extra"]
EXPANSION_PRICE: int = _scoring["price"]["expansion"]
PENALTY: int = _scoring["price"]["penalty"]
"""Points lost for a coin that cannot be paid."""
MONASTERY_DISCS: int = _scoring["price"]["monastery"]
DEALT: dict[int, int] = {row["seats"]: row["dealt"] for row in _scoring["table"]}
ROUNDS: dict[int, int] = {row["seats"]: row["rounds"] for row in _scoring["table"]}

# action cards

CONTROL, COIN, PAY, COURT, RAIDER, CHURCH, EXPAND, FREE = range(8)
SYMBOLS = ("control", "coin", "pay", "court", "raider", "church", "expand", "free")


class Card(NamedTuple):
    value: int
    colour: int
    primary: tuple[int, ...]
    secondary: tuple[tuple[int, ...], ...]
    """The upper one, then the lower one if there is one."""
    reconstructed: str = ""
    """The action in which a symbol is ours: `primary` or `upper`."""


def _action(symbols: list[str]) -> tuple[int, ...]:
    return tuple(map(SYMBOLS.index, symbols))


def _card(row: dict[str, Any]) -> Card:
    return Card(
        row["value"],
        COLOURS.index(row["colour"]),
        _action(row["primary"]),
        tuple(_action(row[part]) for part in ("upper", "lower") if part in row),
        row.get("reconstructed", ""),
    )


CARDS: tuple[Card, ...] = tuple(map(_card, _load("cards.toml")["card"]))

# the map


class Region(NamedTuple):
    id: str
    name: str
    threshold: int
    points: int


class Town(NamedTuple):
    id: str
    region: int
    colour: int
    name: str
    lat: float
    lon: float
    also: str
    """Another name of the place."""
    name_reconstructed: bool
    colour_from_one_source: bool


_map = _load("map.toml")
REGIONS: tuple[Region, ...] = tuple(
    Region(row["id"], row["name"], row["threshold"], row["points"]) for row in _map["region"]
)
_REGION_AT = {region.id: n for n, region in enumerate(REGIONS)}


def _towns(region: dict[str, Any]) -> Iterator[Town]:
    doubtful = region.get("colour_from_one_source", ())
    for row in region["towns"]:
        yield Town(
            id=row["id"],
            region=_REGION_AT[region["id"]],
            colour=COLOURS.index(row["colour"]),
            name=row["name"],
            lat=row["lat"],
            lon=row["lon"],
            also=row["also"],
            name_reconstructed=_map["town_names_reconstructed"],
            colour_from_one_source=row["id"] in doubtful,
        )


TOWNS: tuple[Town, ...] = tuple(town for region in _map["region"] for town in _towns(region))
TOWN_AT: dict[str, int] = {town.id: n for n, town in enumerate(TOWNS)}


def _road(row: dict[str, Any]) -> tuple[int, int]:
    a, b = row["towns"]
    return TOWN_AT[a], TOWN_AT[b]


ROADS: tuple[tuple[int, int], ...] = tuple(map(_road, _map["roads"]))
SEA_ROUTES: tuple[tuple[int, int], ...] = tuple(_road(row) for row in _map["roads"] if row["kind"] == "sea")
"""Those of the roads that lead over the sea. They rest on one source."""


NEIGHBOURS: tuple[int, ...] = tuple(
    mask_of([a + b - town for a, b in ROADS if town in (a, b)]) for town in range(len(TOWNS))
)
REGION_TOWNS: tuple[int, ...] = tuple(
    mask_of([n for n, town in enumerate(TOWNS) if town.region == region]) for region in range(len(REGIONS))
)
COLOUR_TOWNS: tuple[int, ...] = tuple(
    mask_of([n for n, town in enumerate(TOWNS) if colour in (town.colour, WHITE)]) for colour in range(len(COLOURS))
)
"""The towns for which a card of the colour can be led; white goes everywhere (BB-COMP-4)."""

# marriages


class Space(NamedTuple):
    coins: int = 0
    renown: int = 0
    town: bool = False


class Marriage(NamedTuple):
    id: str
    name: str
    points: int
    renown: int = 0
    region: int = -1
    """Where it gives a free town."""


def _marriage(row: dict[str, Any]) -> Marriage:
    return Marriage(**row | {"region": _REGION_AT[row["region"]] if "region" in row else -1})


_marriages = _load("marriages.toml")
TRACK: tuple[Space, ...] = tuple(Space(**row) for row in _marriages["space"])
TOP = len(TRACK) - 1
MARRIAGES: tuple[Marriage, ...] = (
    *map(_marriage, _marriages["marriage"]),
    Marriage(**_marriages["princess"], points=_scoring["gain"]["rejection"]),
)
PRINCESS = len(MARRIAGES) - 1
"""The last of the marriages. Her points are for rejecting her."""

# Vikings

VIKING_DECKS: dict[str, tuple[int, ...]] = {
    name: tuple(deck["raiders"]) for name, deck in _load("vikings.toml")["deck"].items()
}
"""How many raiders each card brings. Both decks are reconstructions."""

# bots

CARD_VALUES: tuple[float, ...] = tuple(_load("card_values.toml")["cards"])
"""What having a card is worth, in points, compared with the average card."""
WEIGHTS = Weights(_load("appraisal.toml"))
