"""What can happen in A Feast for Odin, as the rules report it."""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.events import Event

# setup


class FirstPlayer(Event):
    seat: int


class OccupationDrawn(Event):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: int


class CardKept(Event):
    """The other one is put away unseen."""

    echo: ClassVar[bool] = True
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: int


class TokenTaken(Event):
    echo: ClassVar[bool] = True
    seat: int
    token: int


class ImitationLaid(Event):
    column: int


class StripRevealed(Event):
    strip: int


class MarkerDrawn(Event):
    """The harvest of the coming round: the number of goods it brings."""

    goods: int


# phases


class RoundBegun(Event):
    round: int


class ColourChanged(Event):
    """Solo: the colour that plays from now on, its Vikings on the Thing, and those of the other colour on spaces."""

    seat: int
    colour: int
    vikings: int
    staying: int


class IslandTurned(Event):
    island: int


class IslandSilver(Event):
    """On every exploration board that nobody has."""

    silver: int


class AltarGone(Event):
    pass


class WeaponDrawn(Event):
    seat: int
    thing: int


class VikingsPlaced(Event):
    echo: ClassVar[bool] = True
    seat: int
    space: int
    vikings: int


class Imitated(Event):
    echo: ClassVar[bool] = True
    seat: int
    space: int


class Passed(Event):
    echo: ClassVar[bool] = True
    seat: int


class MooseMoved(Event):
    seat: int


class IncomePaid(Event):
    seat: int
    silver: int


class Born(Event):
    seat: int
    good: int
    number: int


class Pregnant(Event):
    seat: int
    good: int


class Penalised(Event):
    seat: int
    tokens: int


class StripItemLost(Event):
    strip: int
    thing: int


# supply


class Gained(Event):
    seat: int
    thing: int
    number: int


class Paid(Event):
    seat: int
    thing: int
    number: int


class ShipGained(Event):
    seat: int
    ship: int


class ShipBought(Event):
    echo: ClassVar[bool] = True
    seat: int
    ship: int
    silver: int


class ShipArmed(Event):
    echo: ClassVar[bool] = True
    seat: int
    ship: int


class Placed(Event):
    """A tile, an ore or a silver on a board."""

    echo: ClassVar[bool] = True
    seat: int
    thing: int
    slot: int
    row: int
    column: int
    island: int
    """The side of the exploration board, or NOBODY for other boards."""


class Raised(Event):
    echo: ClassVar[bool] = True
    seat: int
    good: int
    into: int


class Refitted(Event):
    """A whaling boat becomes another ship."""

    seat: int
    ship: int


class ShipLost(Event):
    seat: int
    ship: int


class StripTaken(Event):
    """So many items from a mountain strip."""

    echo: ClassVar[bool] = True
    seat: int
    strip: int
    items: int


# dice


class Rolled(Event):
    seat: int
    value: int
    result: int


class Succeeded(Event):
    seat: int


class Failed(Event):
    seat: int


class VikingsBack(Event):
    echo: ClassVar[bool] = True
    seat: int
    vikings: int


# more


class Explored(Event):
    echo: ClassVar[bool] = True
    seat: int
    island: int
    silver: int


class Emigrated(Event):
    echo: ClassVar[bool] = True
    seat: int
    ship: int


class OccupationPlayed(Event):
    echo: ClassVar[bool] = True
    seat: int
    card: int


class CardUsed(Event):
    """A card does what it says; what follows is its effect."""

    seat: int
    card: int


class Eaten(Event):
    """A tile or a silver on the feast table."""

    echo: ClassVar[bool] = True
    seat: int
    thing: int
    squares: int


class Finished(Event):
    """The end of a solo game, which nobody wins: `reached` is 1 if the points reach the mark of a very good result."""

    seat: int
    points: int
    reached: int
    mark: int


class Won(Event):
    seat: int
    points: int
    shared: int
