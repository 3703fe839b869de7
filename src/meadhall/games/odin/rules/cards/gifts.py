"""Cards that bring goods or a phase at once (cards 5 to 35): what only functions can tell."""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Choice, Step
from meadhall.core.words import Reason, reason
from meadhall.games.odin.box import GOODS
from meadhall.games.odin.notation import GOOD, HOME, SLOTS, STONE_HOUSE_SLOT
from meadhall.games.odin.rules.calls import card_function
from meadhall.games.odin.rules.feast import BeginFeast, feast_of
from meadhall.games.odin.rules.interpreter import Frames
from meadhall.games.odin.rules.moments import responses
from meadhall.games.odin.rules.supply import gain
from meadhall.games.odin.rules.upkeep import BonusFor, bonuses_on, breed
from meadhall.games.odin.state import ANIMAL_KINDS, State

# phases for the owner alone


@card_function("feast", can=lambda s, seat: True)
def hold_feast(s: State, seat: int, events: Events) -> Frames:
    """Card 5."""
    return [*feast_of(seat), *responses(seat, "after_feast"), ClearTable(seat, s.sober[seat])]


class ClearTable(Step[State]):
    """The ordinary feast, which may be about to begin, finds the table as it was (card 5)."""

    seat: int
    sober: int

    def run(self, s: State, events: Events) -> None:
        BeginFeast(self.seat).run(s, events)
        s.sober[self.seat] = self.sober


@card_function(
    "breeding",
    can=lambda s, seat: any(
        s.pregnant[seat * 2 + kind] or s.has(seat, animal) >= 2 for kind, animal in enumerate(ANIMAL_KINDS)
    ),
)
def breed_now(s: State, seat: int, events: Events) -> Frames:
    """Card 35."""
    breed(s, seat, events)
    return []


def _brings_bonus(s: State, seat: int, first: int, last: int) -> bool:
    return any(bonuses_on(s, seat, slot) for slot in s.slots(seat) if first <= slot <= last)


@card_function("bonus_of_houses", can=lambda s, seat: _brings_bonus(s, seat, STONE_HOUSE_SLOT, SLOTS - 1))
def take_bonus_of_houses(s: State, seat: int, events: Events) -> Frames:
    """Card 20."""
    return [BonusFor(seat, STONE_HOUSE_SLOT, SLOTS - 1)]


@card_function("bonus_of_home", can=lambda s, seat: _brings_bonus(s, seat, HOME, HOME))
def take_bonus_of_home(s: State, seat: int, events: Events) -> Frames:
    """Card 21."""
    return [BonusFor(seat, HOME, HOME)]


# one more of what there are three of

THREE = 3


def triplets(s: State, seat: int) -> list[int]:
    """Goods of which exactly three lie in the supply; animals never lie there (OD-OCC-30)."""
    return [good for good in range(len(GOODS)) if s.has(seat, good) == THREE and good not in ANIMAL_KINDS]


@card_function("take_a_fourth", can=lambda s, seat: bool(triplets(s, seat)))
def take_a_fourth(s: State, seat: int, events: Events) -> Frames:
    """Card 31."""
    goods = triplets(s, seat)
    if len(goods) > 1:
        return [TakeFourth(seat)]
    for good in goods:
        gain(s, seat, good, 1, events)
    return []


class TakeFourth(Choice[State]):
    """One more of a good of which there are exactly three (card 31)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-OCC-15", "OD-OCC-30")

    def options(self, s: State) -> list[int]:
        return [GOOD + good for good in triplets(s, self.seat)]

    def apply(self, s: State, option: int, events: Events) -> None:
        gain(s, self.seat, option - GOOD, 1, events)

    def explain(self, s: State, option: int) -> Reason:
        return reason("not-three-of-it", "OD-OCC-30")
