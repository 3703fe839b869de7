"""Cards about dice, ships and fights: what only functions can tell."""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Choice
from meadhall.core.words import Reason, reason
from meadhall.games.odin import events as told
from meadhall.games.odin.box import LONGSHIP, ORE, SHIPS
from meadhall.games.odin.dice_games import PILLAGING, RAIDING
from meadhall.games.odin.notation import NUMBER
from meadhall.games.odin.rules.calls import card_function
from meadhall.games.odin.rules.dice import most_ore
from meadhall.games.odin.rules.interpreter import Frames
from meadhall.games.odin.state import Deed, State

HIGHER = {RAIDING: 2, PILLAGING: 3}
"""By game: what an ore given up adds to every roll (cards 90, 132)."""


def loads(s: State, seat: int) -> list[int]:
    """The numbers of ore that there are on longships of the seat."""
    return [ore for ore in range(1, SHIPS[LONGSHIP].ore + 1) if s.longships[seat * 4 + ore]]


def has_load(s: State, seat: int) -> bool:
    return bool(loads(s, seat))


@card_function("ore_for_the_raid", can=has_load)
def ore_for_the_raid(s: State, seat: int, events: Events) -> Frames:
    return _ore_for(s, seat, RAIDING, events)


@card_function("ore_for_the_pillage", can=has_load)
def ore_for_the_pillage(s: State, seat: int, events: Events) -> Frames:
    return _ore_for(s, seat, PILLAGING, events)


def _ore_for(s: State, seat: int, game: int, events: Events) -> Frames:
    ships = loads(s, seat)
    if len(ships) > 1:
        return [GiveUpOre(seat, game)]
    give_up_ore(s, seat, game, ships[0], events)
    return []


class GiveUpOre(Choice[State]):
    """The longship to fight with, by its ore, of which one goes (cards 90, 132)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-OCC-29",)
    game: int

    def options(self, s: State) -> list[int]:
        return [NUMBER + ore for ore in loads(s, self.seat)]

    def apply(self, s: State, option: int, events: Events) -> None:
        give_up_ore(s, self.seat, self.game, option - NUMBER, events)

    def explain(self, s: State, option: int) -> Reason:
        return reason("no-such-longship", "OD-OCC-29")


def give_up_ore(s: State, seat: int, game: int, ore: int, events: Events) -> None:
    """Of a ship with so much. Another one, with more, does not help to pillage."""
    s.longships[seat * 4 + ore] -= 1
    s.longships[seat * 4 + ore - 1] += 1
    if events is not None:
        events.append(told.Paid(seat, ORE, 1))
    others = most_ore(s, seat) - (ore - 1) if game == PILLAGING else 0
    s.deed[Deed.STRENGTH] = HIGHER[game] - others
