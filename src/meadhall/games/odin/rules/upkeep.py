"""Phases 1, 2, 7, 8 and 10: new Vikings, harvest, income, breeding, bonus."""

from __future__ import annotations

from meadhall.core.events import Events
from meadhall.core.frames import Chance, Frame, Step
from meadhall.core.masks import bits
from meadhall.games.odin import events as told
from meadhall.games.odin.box import HARVESTS, MARKERS, NO_HARVEST, SILVER, TOKENS, WEAPON
from meadhall.games.odin.notation import SLOTS
from meadhall.games.odin.rules.placement import BOARDS, board_number, bonuses, income
from meadhall.games.odin.rules.supply import bonus, gain, receive
from meadhall.games.odin.rules.weapons import DrawWeapon
from meadhall.games.odin.state import ANIMAL_KINDS, State


class NewViking(Step[State]):
    """Phase 1: everybody has as many Vikings as open squares on the table (OD-PH1-1 to 3, OD-SOLO-8)."""

    def run(self, s: State, events: Events) -> None:
        s.round += 1
        s.thing = [s.table.length.table[s.round - 1]] * s.table.seats
        if events is not None:
            events.append(told.RoundBegun(s.round))


class Harvest(Step[State]):
    """Phase 2: plant products for all; with the second mini-expansion by marker and tokens (OD-PH2, OD-MINI2-11)."""

    def run(self, s: State, events: Events) -> None:
        goods = HARVESTS[s.table.length.harvest[s.round - 1]]
        if s.table.harvest_too:
            goods = MARKERS[s.marker].goods
        for seat in range(s.table.seats):
            for good in goods:
                gain(s, seat, good, 1, events)
            for token in bits(s.tokens[seat]):
                receive(s, seat, TOKENS[token].no_harvest if s.token_side else TOKENS[token].harvest, events)
        if s.table.harvest_too and s.round < s.table.rounds:
            s.push(DrawMarker())


class DrawMarker(Chance[State]):
    """The harvest of the next round; the tokens are turned to it (OD-MINI2-12, OD-MINI2-13)."""

    def faces(self, s: State) -> int:
        return sum(s.markers)

    def roll(self, s: State, outcome: int, events: Events) -> None:
        s.marker = self._marker(s, outcome)
        s.markers[s.marker] -= 1
        s.token_side = int(s.marker == NO_HARVEST)
        if events is not None:
            events.append(told.MarkerDrawn(len(MARKERS[s.marker].goods)))

    def note(self, s: State, outcome: int) -> str:
        return MARKERS[self._marker(s, outcome)].id

    @staticmethod
    def _marker(s: State, outcome: int) -> int:
        for marker, left in enumerate(s.markers):
            if outcome < left:
                return marker
            outcome -= left
        raise ValueError("no such marker")


class DrawWeapons(Step[State]):
    """Phase 4: a weapon for everybody, the start player first (OD-PH4)."""

    def run(self, s: State, events: Events) -> None:
        s.push(*(DrawWeapon(seat) for seat in s.clockwise()))


class Income(Step[State]):
    """Phase 7: silver from all boards (OD-PH7, OD-INCOME)."""

    def run(self, s: State, events: Events) -> None:
        for seat in range(s.table.seats):
            silver = income_of(s, seat)
            gain(s, seat, SILVER, silver, None)
            if events is not None:
                events.append(told.IncomePaid(seat, silver))


def income_of(s: State, seat: int) -> int:
    """The income of the seat's boards together (OD-INCOME-3)."""
    return sum([income(BOARDS[board_number(s, slot)], s.covered[seat * SLOTS + slot]) for slot in s.slots(seat)])


class Breed(Step[State]):
    """Phase 8: pregnant animals give birth, otherwise one of two or more becomes pregnant (OD-BREED)."""

    def run(self, s: State, events: Events) -> None:
        for seat in range(s.table.seats):
            for kind, animal in enumerate(ANIMAL_KINDS):
                at = seat * 2 + kind
                young = s.pregnant[at]
                if young:
                    s.pregnant[at] = 0
                    gain(s, seat, animal, young, None)
                    if events is not None:
                        events.append(told.Born(seat, animal, young))
                elif s.has(seat, animal) >= 2:
                    s.pregnant[at] = 1
                    if events is not None:
                        events.append(told.Pregnant(seat, animal))


class Bonus(Step[State]):
    """Phase 10: what enclosed bonus symbols show, all at one moment (OD-PH10, OD-BONUS)."""

    def run(self, s: State, events: Events) -> None:
        earned = {seat: bonuses_of(s, seat) for seat in s.clockwise()}
        draws: list[Frame[State]] = []
        for seat, things in earned.items():
            for thing in things:
                if thing == WEAPON:
                    draws.append(DrawWeapon(seat))
                else:
                    bonus(s, seat, thing, events)
        if draws:
            s.push(*draws)


def bonuses_of(s: State, seat: int) -> list[int]:
    return [
        thing
        for slot in s.slots(seat)
        for thing in bonuses(BOARDS[board_number(s, slot)], s.covered[seat * SLOTS + slot])
    ]
