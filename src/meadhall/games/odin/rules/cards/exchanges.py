"""Cards to be used at any time, and around action spaces: what only functions can tell."""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Choice, Step
from meadhall.core.words import Message, Reason, reason
from meadhall.games.odin import events as told
from meadhall.games.odin.box import BLUE, CABBAGE, FLAX, GOODS, HARVESTS, KNARR, ORE, PEAS, SILVER, colour_of
from meadhall.games.odin.notation import DONE, GOOD, NUMBER
from meadhall.games.odin.rules.calls import card_function
from meadhall.games.odin.rules.interpreter import Frames
from meadhall.games.odin.rules.moments import responses
from meadhall.games.odin.rules.mountain import can_take, go_to_mountains
from meadhall.games.odin.rules.supply import arrive, gain, lose, pay
from meadhall.games.odin.state import NOBODY, THINGS_HELD, Deed, State

# card 39


def loaded(s: State, seat: int) -> list[int]:
    """Kinds of ships with loaded ore: 0 a whaling boat, otherwise a longship with so many."""
    ships = [s.boats[seat * 2 + 1], *s.longships[seat * 4 + 1 : seat * 4 + 4]]
    return [kind for kind, number in enumerate(ships) if number]


@card_function("unload_ore", lambda s, seat: bool(loaded(s, seat)))
def unload_ore(s: State, seat: int, events: Events) -> Frames:
    """An ore from a ship back into the supply."""
    kinds = loaded(s, seat)
    if len(kinds) > 1:
        return [UnloadShip(seat)]
    unload(s, seat, kinds[0], events)
    return []


def unload(s: State, seat: int, kind: int, events: Events) -> None:
    fleet, at = (s.longships, seat * 4 + kind) if kind else (s.boats, seat * 2 + 1)
    fleet[at] -= 1
    fleet[at - 1] += 1
    gain(s, seat, ORE, 1, events)


class UnloadShip(Choice[State]):
    """From which ship: 0 stands for a whaling boat, another number for a longship with so many ore (card 39)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-OCC-20",)

    def options(self, s: State) -> list[int]:
        return [NUMBER + kind for kind in loaded(s, self.seat)]

    def apply(self, s: State, option: int, events: Events) -> None:
        unload(s, self.seat, option - NUMBER, events)

    def explain(self, s: State, option: int) -> Reason:
        return reason("nothing-loaded", "OD-OCC-20")

    def label(self, s: State, option: int) -> Message | None:
        return Message("option-unload", {"ore": option - NUMBER})


# card 49

FIVE = next(goods for goods in HARVESTS if CABBAGE in goods)
"""The smallest harvest with cabbage: peas, flax, beans, grain and cabbage."""


@card_function("harvest_of_five", lambda s, seat: True)
def harvest_of_five(s: State, seat: int, events: Events) -> Frames:
    """A harvest for the owner alone, to which cards respond as to any other."""
    return [*responses(seat, "harvest"), GiveFive(seat), *responses(seat, "after_harvest")]


class GiveFive(Step[State]):
    """One each (card 49)."""

    seat: int

    def run(self, s: State, events: Events) -> None:
        for good in FIVE:
            gain(s, self.seat, good, 1, events)


# card 88

LEFT: dict[int, int] = {
    good: good - 3 for good, name in enumerate(GOODS) if name and good >= PEAS and colour_of(good) < BLUE
}
"""By good: the one of the next colour, one family to the left."""


def movable(s: State, seat: int) -> list[int]:
    """Goods that the seat has and can pay for; left of peas there is something in the second mini-expansion only."""
    if not s.has(seat, SILVER):
        return []
    start, first = seat * THINGS_HELD, PEAS if s.table.harvest_too else FLAX
    return [good for good in LEFT if good >= first and s.stock[start + good]]


@card_function("steps_to_the_left", lambda s, seat: s.ships(seat, KNARR) > 0 and bool(movable(s, seat)))
def steps_to_the_left(s: State, seat: int, events: Events) -> Frames:
    """As often as there are knarrs."""
    return [StepLeft(seat, s.ships(seat, KNARR))]


class StepLeft(Choice[State]):
    """A good for 1 silver into the one up and to the left of it (card 88)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-OCC-23",)
    left: int

    def options(self, s: State) -> list[int]:
        return [DONE, *(GOOD + good for good in movable(s, self.seat))]

    def apply(self, s: State, option: int, events: Events) -> None:
        if option == DONE:
            return
        seat, good = self.seat, option - GOOD
        pay(s, seat, ((SILVER, 1),), events)
        lose(s, seat, good, 1)
        if events is not None:
            events.append(told.Raised(seat, good, LEFT[good]))
        s.push(StepAgain(seat, self.left - 1))
        arrive(s, seat, LEFT[good], 1)

    def explain(self, s: State, option: int) -> Reason:
        return reason("choose-a-good", "OD-OCC-23")

    def prompt(self, s: State) -> Message:
        return Message("prompt-step-left", {"left": self.left})


class StepAgain(Step[State]):
    """If it can be paid, and there is a knarr left (card 88)."""

    seat: int
    left: int

    def run(self, s: State, events: Events) -> None:
        if self.left and movable(s, self.seat):
            s.push(StepLeft(*self))


# card 103


@card_function("exchange_ore", lambda s, seat: can_take(s, () if s.has(seat, ORE) else (ORE,)))
def exchange_ore(s: State, seat: int, events: Events) -> Frames:
    """An item for who will pay the space with ore; who has none can take nothing else."""
    s.note(Deed.ORE_ONLY, int(s.has(seat, ORE) > 0))
    if s.deed(Deed.ORE_ONLY):
        return go_to_mountains(s, seat, NOBODY, (1,), ())
    return [*go_to_mountains(s, seat, NOBODY, (1,), (ORE,)), PromiseOre(seat)]


class PromiseOre(Step[State]):
    """If an ore was taken, it is for the space (card 103)."""

    seat: int

    def run(self, s: State, events: Events) -> None:
        s.note(Deed.ORE_ONLY, int(s.has(self.seat, ORE) > 0))
