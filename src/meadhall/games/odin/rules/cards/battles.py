"""Cards about dice, ships and fights: what only functions can tell."""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Choice
from meadhall.core.words import Message, Reason, reason
from meadhall.games.odin import events as told
from meadhall.games.odin.box import LONGSHIP, ORE, SHIPS
from meadhall.games.odin.notation import NUMBER
from meadhall.games.odin.rules.calls import card_function
from meadhall.games.odin.rules.dice import most_ore
from meadhall.games.odin.rules.interpreter import Frames
from meadhall.games.odin.state import Deed, State


def loads(s: State, seat: int) -> list[int]:
    """The numbers of ore that there are on longships of the seat."""
    return [ore for ore in range(1, SHIPS[LONGSHIP].ore + 1) if s.longships[seat * 4 + ore]]


def has_load(s: State, seat: int) -> bool:
    return bool(loads(s, seat))


@card_function("ore_for_the_raid", can=has_load)
def ore_for_the_raid(s: State, seat: int, events: Events) -> Frames:
    """Card 90: of the longship to raid with, which the owner chooses."""
    ships = loads(s, seat)
    if len(ships) > 1:
        return [GiveUpOre(seat)]
    give_up_ore(s, seat, ships[0], RAID, events)
    return []


@card_function("ore_for_the_pillage", can=has_load)
def ore_for_the_pillage(s: State, seat: int, events: Events) -> Frames:
    """Card 132: of the longship with the most ore, which has to be used (OD-DICE-PILLAGE-1)."""
    ore = most_ore(s, seat)
    give_up_ore(s, seat, ore, PILLAGE, events)
    if most_ore(s, seat) == ore:  # on another one, which does not help
        s.note(Deed.STRENGTH, PILLAGE - 1)
    return []


class GiveUpOre(Choice[State]):
    """The longship to raid with, by its ore, of which one goes (card 90)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-OCC-29",)

    def options(self, s: State) -> list[int]:
        return [NUMBER + ore for ore in loads(s, self.seat)]

    def apply(self, s: State, option: int, events: Events) -> None:
        give_up_ore(s, self.seat, option - NUMBER, RAID, events)

    def explain(self, s: State, option: int) -> Reason:
        return reason("no-such-longship", "OD-OCC-29")

    def label(self, s: State, option: int) -> Message | None:
        return Message("option-unload", {"ore": option - NUMBER})


RAID, PILLAGE = 2, 3
"""What an ore given up adds to every roll."""


def give_up_ore(s: State, seat: int, ore: int, strength: int, events: Events) -> None:
    """Of a longship with so much."""
    s.longships[seat * 4 + ore] -= 1
    s.longships[seat * 4 + ore - 1] += 1
    if events is not None:
        events.append(told.Paid(seat, ORE, 1))
    s.note(Deed.STRENGTH, strength)
