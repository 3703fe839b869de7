"""Phases 1, 2, 7, 8 and 10: new Vikings, harvest, income, breeding, bonus."""

from __future__ import annotations

from meadhall.core.events import Events
from meadhall.core.frames import Chance, Step
from meadhall.core.masks import bits
from meadhall.games.odin import events as told
from meadhall.games.odin.box import HARVESTS, MARKERS, NO_HARVEST, SILVER, TOKENS, WEAPON
from meadhall.games.odin.notation import HOME, SLOTS, STONE_HOUSE_SLOT
from meadhall.games.odin.rules.interpreter import Frames
from meadhall.games.odin.rules.moments import call, call_all, instead
from meadhall.games.odin.rules.placement import BOARDS, board_number, bonuses, income
from meadhall.games.odin.rules.supply import bonus, gain, receive
from meadhall.games.odin.rules.weapons import DrawWeapon
from meadhall.games.odin.state import ANIMAL_KINDS, State


class NewViking(Step[State]):
    """Phase 1: from the square of the round on the feast table to the Thing (OD-PH1-1 to 3, OD-SOLO-8)."""

    def run(self, s: State, events: Events) -> None:
        s.round += 1
        coming = s.table.coming[s.round - 1]
        s.thing = [vikings + coming for vikings in s.thing]
        if events is not None:
            events.append(told.RoundBegun(s.round))


class Harvest(Step[State]):
    """Phase 2: plant products for all (OD-PH2)."""

    def run(self, s: State, events: Events) -> None:
        marker = [DrawMarker()] if s.table.harvest_too and s.round < s.table.rounds else []
        s.push(*(HarvestFor(seat) for seat in s.clockwise()), *marker)


def harvest_of(s: State) -> tuple[int, ...]:
    """The goods of this round, with the second mini-expansion by the marker (OD-PH2-2, OD-MINI2-11)."""
    return MARKERS[s.marker].goods if s.table.harvest_too else HARVESTS[s.table.length.harvest[s.round - 1]]


def known_harvests(s: State) -> list[tuple[int, ...] | None]:
    """The goods of every round. With the second mini-expansion only those of the open marker are known (OD-MINI2-12).

    The first marker is for the first round, and each round one is drawn for the next.
    """
    if not s.table.harvest_too:
        return [HARVESTS[level] for level in s.table.length.harvest]
    drawn = sum(marker.copies for marker in MARKERS) - sum(s.markers)
    return [MARKERS[s.marker].goods if number == drawn else None for number in range(1, s.table.rounds + 1)]


class HarvestFor(Step[State]):
    """Cards may respond to a harvest before and after it, or to there being none (OD-OCC-21)."""

    seat: int

    def run(self, s: State, events: Events) -> None:
        goods = harvest_of(s)
        call(s, self.seat, "after_harvest" if goods else "no_harvest")
        s.push(GiveHarvest(self.seat))
        if goods:
            call(s, self.seat, "harvest")


class GiveHarvest(Step[State]):
    seat: int

    def run(self, s: State, events: Events) -> None:
        for good in harvest_of(s):
            gain(s, self.seat, good, 1, events)
        for token in bits(s.tokens[self.seat]):
            receive(s, self.seat, TOKENS[token].no_harvest if s.token_side else TOKENS[token].harvest, events)


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
        s.push(*(frame for seat in s.clockwise() for frame in instead(s, seat, "new_weapon", DrawWeapon(seat))))


class BeforeIncome(Step[State]):
    """Cards respond right before the phase (OD-OCC-22)."""

    def run(self, s: State, events: Events) -> None:
        call_all(s, "before_income")


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
    """Phase 8, for everybody (OD-BREED)."""

    def run(self, s: State, events: Events) -> None:
        for seat in range(s.table.seats):
            breed(s, seat, events)


def breed(s: State, seat: int, events: Events) -> None:
    """Pregnant animals give birth, otherwise one of two or more becomes pregnant (OD-BREED)."""
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
        call_all(s, "after_bonus")
        s.push(*(BonusFor(seat, HOME, SLOTS - 1) for seat in s.clockwise()))
        call_all(s, "bonus")


class BonusFor(Step[State]):
    """The bonus of the boards from number `first` to number `last`."""

    seat: int
    first: int
    last: int

    def run(self, s: State, events: Events) -> None:
        seat, first, last = self
        draws: Frames = []
        for slot in s.slots(seat):
            if not first <= slot <= last:
                continue
            things = bonuses_on(s, seat, slot)
            if slot >= STONE_HOUSE_SLOT and len(things) == 1:
                draws += instead(s, seat, "bonus_of_a_house", GiveBonus(seat, things[0]))
                continue
            for thing in things:
                if thing == WEAPON:
                    draws.append(DrawWeapon(seat))
                else:
                    bonus(s, seat, thing, events)
        if draws:
            s.push(*draws)


class GiveBonus(Step[State]):
    """The only thing that a house brings."""

    seat: int
    thing: int

    def run(self, s: State, events: Events) -> None:
        bonus(s, self.seat, self.thing, events)


def bonuses_on(s: State, seat: int, slot: int) -> list[int]:
    return bonuses(BOARDS[board_number(s, slot)], s.covered[seat * SLOTS + slot])
