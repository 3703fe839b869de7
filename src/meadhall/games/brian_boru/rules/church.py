"""The church step of upkeep (BB-CHURCH): three rewards for discs in the church area."""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Choice, Step
from meadhall.core.words import Reason, reason
from meadhall.games.brian_boru import events as told
from meadhall.games.brian_boru.box import MONASTERY_DISCS
from meadhall.games.brian_boru.notation import CARD, town_name, towns_at
from meadhall.games.brian_boru.rules.majority import leaders
from meadhall.games.brian_boru.state import CHURCH, State


def sites(s: State, seat: int) -> int:
    """Where the seat can build a monastery: towns it controls that have none (BB-CHURCH-1, 2, Q-47)."""
    return s.controlled(seat) & ~s.monasteries


class FirstReward(Step[State]):
    """The one with most discs builds a monastery, gets the marker and takes all discs back (BB-CHURCH-1 to 5, Q-46)."""

    def run(self, s: State, events: Events) -> None:
        s.push(SecondReward())
        first = leaders(s.church)
        if len(first) != 1:
            if first and events is not None:
                events.append(told.ChurchTied(s.church[first[0]]))
            return
        seat = first[0]
        if events is not None:
            events.append(told.ChurchWon(seat, s.church[seat]))
        s.push(Build(seat), TakeMarker(seat), TakeDiscsBack(seat))


class TakeMarker(Step[State]):
    seat: int

    def run(self, s: State, events: Events) -> None:
        if events is not None:
            events.append(told.MarkerKept(self.seat) if s.holder == self.seat else told.MarkerMoved(self.seat))
        s.holder = self.seat


class TakeDiscsBack(Step[State]):
    seat: int

    def run(self, s: State, events: Events) -> None:
        s.church[self.seat] = 0


class SecondReward(Step[State]):
    """A point for everybody with the most discs now, for one disc each (BB-CHURCH-6, 7)."""

    def run(self, s: State, events: Events) -> None:
        for seat in leaders(s.church):
            s.gain(seat, CHURCH, 1)
            if events is not None:
                events.append(told.ChurchShared(seat, s.church[seat]))
            s.church[seat] -= 1
        s.push(*(ThirdReward(seat) for seat in s.clockwise()))


class ThirdReward(Step[State]):
    """A monastery for four discs or more; without a place for it they stay (BB-CHURCH-8 to 13)."""

    seat: int

    def run(self, s: State, events: Events) -> None:
        seat = self.seat
        if s.church[seat] < MONASTERY_DISCS:
            return
        if events is not None:
            events.append(told.ChurchServed(seat, s.church[seat]))
        if sites(s, seat):
            s.push(Build(seat), TakeDiscsBack(seat))
        else:
            s.push(Build(seat))


class Build(Step[State]):
    """Asked only where there is something to choose (Q-49)."""

    seat: int

    def run(self, s: State, events: Events) -> None:
        towns = sites(s, self.seat)
        if not towns:
            if events is not None:
                events.append(told.NoPlaceForMonastery(self.seat))
        elif towns.bit_count() == 1:
            build(s, self.seat, towns.bit_length() - 1, events)
        else:
            s.push(BuildMonastery(self.seat))


class BuildMonastery(Choice[State]):
    """Which town gets the monastery (BB-CHURCH-1, 8)."""

    rules: ClassVar[tuple[str, ...]] = ("BB-CHURCH-1", "BB-CHURCH-2", "BB-CHURCH-8", "BB-CLAIM-3")

    def options(self, s: State) -> list[int]:
        return towns_at(sites(s, self.seat))

    def apply(self, s: State, option: int, events: Events) -> None:
        build(s, self.seat, option, events)

    def explain(self, s: State, option: int) -> Reason:
        if option >= CARD:
            return reason("choose-a-town", "BB-CHURCH-1")
        if s.controlled(self.seat) >> option & 1:
            return reason("monastery-there", "BB-CHURCH-2", town=town_name(option))
        return reason("not-your-town", "BB-CHURCH-1", town=town_name(option))


def build(s: State, seat: int, town: int, events: Events) -> None:
    s.monasteries |= 1 << town
    if events is not None:
        events.append(told.MonasteryBuilt(seat, town))
