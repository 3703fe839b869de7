"""What can happen in Rebirth, as the rules report it."""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.events import Event

# preparation


class TowerLaid(Event):
    tower: int
    bonus: int


class MissionLaid(Event):
    card: int


class TileSetAside(Event):
    secret: ClassVar[tuple[str, ...]] = ("tile",)
    seat: int
    tile: int


class FirstPlayer(Event):
    seat: int


# the turn


class TileDrawn(Event):
    secret: ClassVar[tuple[str, ...]] = ("tile",)
    seat: int
    tile: int


class TileChosen(Event):
    """One of several tiles in hand is to be placed; the others go back face down."""

    echo: ClassVar[bool] = True
    secret: ClassVar[tuple[str, ...]] = ("tile",)
    seat: int
    tile: int
    returned: int


class TilePlaced(Event):
    echo: ClassVar[bool] = True
    seat: int
    tile: int
    hex: int


class TileRemoved(Event):
    """No hex was left for it."""

    seat: int
    tile: int


class ClusterScored(Event):
    seat: int
    tile: int
    size: int
    points: int


class HarbourScored(Event):
    seat: int
    points: int


class CoastScored(Event):
    seat: int
    points: int


class SettlementScored(Event):
    seat: int
    settlement: int
    influence: int
    points: int


class CastleTaken(Event):
    """Nobody held it before."""

    seat: int
    castle: int


class CastleConquered(Event):
    seat: int
    castle: int
    before: int


# Scotland


class CathedralVisited(Event):
    seat: int
    cathedral: int


class MissionDrawn(Event):
    secret: ClassVar[tuple[str, ...]] = ("mission",)
    seat: int
    mission: int


# Ireland


class MissionFulfilled(Event):
    """`first` is 1 for the higher number; `doubled` is 1 when the doubling token lay on the card."""

    seat: int
    card: int
    first: int
    doubled: int
    points: int


class TowerVisited(Event):
    seat: int
    tower: int
    bonus: int


class TowerScored(Event):
    seat: int
    points: int


class TokenPlaced(Event):
    echo: ClassVar[bool] = True
    seat: int
    card: int


class TokenWasted(Event):
    """Every mission of the row was fulfilled already."""

    seat: int


class ExtraTileDrawn(Event):
    secret: ClassVar[tuple[str, ...]] = ("tile",)
    seat: int
    tile: int


class ExtraTileLost(Event):
    """A second extra tile in one turn."""

    seat: int
    tower: int


class PrivateMissionDrawn(Event):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: int


# the end


class UnfinishedScored(Event):
    seat: int
    settlement: int
    points: int


class CastlesScored(Event):
    seat: int
    castles: int
    points: int


class MissionScored(Event):
    reveals: ClassVar[bool] = True
    seat: int
    mission: int
    points: int


class PrivateMissionScored(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: int
    points: int


class Won(Event):
    """`by` tells what decided: see `notation.DECIDED_BY`."""

    seat: int
    points: int
    by: int
