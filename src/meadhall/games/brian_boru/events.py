"""What can happen in Brian Boru, as the rules report it."""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.events import Event

# setup and preparation


class FirstPlayer(Event):
    seat: int


class StartPlaced(Event):
    echo: ClassVar[bool] = True
    seat: int
    town: int


class RoundBegun(Event):
    round: int


class VikingsLanded(Event):
    raiders: int


class MarriageOffered(Event):
    marriage: int


# the draft


class PackDealt(Event):
    seat: int
    cards: int


class CardPicked(Event):
    echo: ClassVar[bool] = True
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: int


class PacksPassed(Event):
    """Everybody gets the rest of the pack of the right neighbour: so many cards."""

    reveals: ClassVar[bool] = True
    cards: int


# tricks


class TownChosen(Event):
    echo: ClassVar[bool] = True
    seat: int
    town: int


class CardPlayed(Event):
    echo: ClassVar[bool] = True
    fades: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: int


class TrickWon(Event):
    fades: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: int


class TrickLost(Event):
    """Nobody played a card that could win; the marker stays with the seat."""

    seat: int


class CardDiscarded(Event):
    """The last card of a hand, unplayed."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    fades: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: int


# actions


class ActionChosen(Event):
    """It fades as well: with what it brings, the place of an action tells cards of one colour from others."""

    echo: ClassVar[bool] = True
    fades: ClassVar[tuple[str, ...]] = ("action",)
    seat: int
    action: int


class TownTaken(Event):
    """The winner's disc is on the active town, and the marker is theirs."""

    seat: int
    town: int


class MarkerTaken(Event):
    """The marker alone: somebody has expanded into the active town."""

    seat: int
    town: int


class CoinsGained(Event):
    seat: int
    coins: int


class CoinPaid(Event):
    seat: int


class PointsLost(Event):
    """There was no coin to pay."""

    seat: int
    points: int


class RaidersTaken(Event):
    seat: int
    raiders: int


class DiscsSent(Event):
    """To the church area."""

    seat: int
    discs: int


class StepsMade(Event):
    """On the marriage track."""

    seat: int
    steps: int
    space: int


class FellBack(Event):
    """Another disc was there first."""

    seat: int
    space: int


class ExtrasBought(Event):
    """What was bought follows."""

    seat: int
    coins: int


class Expanded(Event):
    echo: ClassVar[bool] = True
    seat: int
    town: int
    coins: int


class TownFreed(Event):
    seat: int
    town: int
    owner: int


# marriage


class Married(Event):
    """The highest disc of the marriage track, on that space; it goes back to the first."""

    seat: int
    marriage: int
    space: int
    points: int
    renown: int


class MarriageLapsed(Event):
    """All discs stand on the first space."""

    marriage: int


class PrincessAnswered(Event):
    echo: ClassVar[bool] = True
    seat: int
    offer: int


class TrackRewarded(Event):
    """What the space of the track gives, a town apart."""

    seat: int
    space: int
    coins: int
    renown: int


class TownGiven(Event):
    """By the marriage card, or by a space of the track."""

    seat: int
    town: int
    space: int


class NoTownFree(Event):
    """The benefit of a free town came to nothing."""

    seat: int
    region: int


# battle


class VikingsRepelled(Event):
    pass


class VikingsRaid(Event):
    raiders: int


class TownLost(Event):
    """`loser` has the fewest raiders and loses a town; `seat` would choose it. `choice` is one of battle.CHOICES."""

    seat: int
    loser: int
    town: int
    raiders: int
    choice: int


class NothingToLose(Event):
    loser: int


class BattleTied(Event):
    """Several seats have most raiders: no first spoils."""

    raiders: int


class BattleWon(Event):
    """Most raiders alone: a renown token, then a point for each."""

    seat: int
    raiders: int
    points: int


class SpoilsShared(Event):
    """Most of the raiders that are left, a point for one of them."""

    seat: int
    raiders: int


# church


class ChurchTied(Event):
    """Several seats have most discs: no first reward."""

    discs: int


class ChurchWon(Event):
    seat: int
    discs: int


class ChurchServed(Event):
    """Four discs or more: the third reward."""

    seat: int
    discs: int


class MonasteryBuilt(Event):
    seat: int
    town: int


class NoPlaceForMonastery(Event):
    seat: int


class MarkerMoved(Event):
    seat: int


class MarkerKept(Event):
    seat: int


class ChurchShared(Event):
    """Most of the discs that are left, a point for one of them."""

    seat: int
    discs: int


# claims


class TokenTurned(Event):
    region: int
    weight: int


class RegionClaimed(Event):
    """From the board."""

    seat: int
    region: int
    weight: int


class RegionTaken(Event):
    """From another seat."""

    seat: int
    region: int
    before: int
    weight: int


class RegionTied(Event):
    """Nobody is alone ahead, so an open token stays on the board."""

    region: int
    weight: int


class RegionLost(Event):
    """The Vikings alone lead: the token goes back to the board."""

    seat: int
    region: int


# the end


class MostCoins(Event):
    seat: int
    coins: int


class MarkerScored(Event):
    seat: int


class RenownScored(Event):
    seat: int
    points: int


class TokenScored(Event):
    seat: int
    region: int
    points: int


class HalfScored(Event):
    """A tie for a token on the board."""

    seat: int
    region: int
    points: int


class RegionsScored(Event):
    seat: int
    regions: int
    points: int


class Won(Event):
    """`by` tells what decided: see `notation.DECIDED_BY`."""

    seat: int
    points: int
    by: int
