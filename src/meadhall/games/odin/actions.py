"""The action board: its spaces, and what they cost and bring (see `scripts`)."""

from __future__ import annotations

from enum import IntEnum, auto
from typing import Any, NamedTuple

from meadhall.games.odin.box import load
from meadhall.games.odin.scripts import script

_board = load("actions.toml")


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
        script(row["effects"]),
    )


SPACES: tuple[Space, ...] = tuple(map(_space, _board["space"]))
SPACE_AT: dict[str, int] = {space.id: n for n, space in enumerate(SPACES)}
BOARD_ROWS = max(space.row + space.height for space in SPACES)

REMOVED_WITH_TWO: tuple[int, ...] = tuple(map(SPACE_AT.__getitem__, _board["removed_with_two"]["spaces"]))
"""Spaces that the face for one and two players lacks: a reconstruction."""
EXTENSIONS: tuple[tuple[int, int], ...] = tuple((a, b) for a, b in _board["extensions"])
"""The columns of the imitation space on the two sides of each extension piece."""
