"""The battle step of upkeep (BB-BATTLE): the raid, if raiders are left, then the spoils."""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Choice, Step
from meadhall.core.words import SEATS, Message, Reason, reason
from meadhall.games.brian_boru import events as told
from meadhall.games.brian_boru.notation import CARD, CHOICES, town_name, towns_at
from meadhall.games.brian_boru.rules.majority import leaders
from meadhall.games.brian_boru.state import BATTLE, State


class Raid(Step[State]):
    """Fewest raiders: a town is lost. Who has most chooses it, in a tie the loser (BB-BATTLE-1 to 9, Q-36, Q-37)."""

    def run(self, s: State, events: Events) -> None:
        s.push(Spoils())
        if not s.area:
            if events is not None:
                events.append(told.VikingsRepelled())
            return
        if events is not None:
            events.append(told.VikingsRaid(s.area))
        most, fewest = leaders(s.raiders), min(s.raiders)
        losers = [seat for seat in s.clockwise() if s.raiders[seat] == fewest]
        s.push(*(LoseTown(most[0] if len(most) == 1 else loser, loser) for loser in losers))


class LoseTown(Step[State]):
    """Asked only where there is something to choose; no town, no loss (BB-BATTLE-7, Q-34, Q-35)."""

    seat: int
    loser: int

    def run(self, s: State, events: Events) -> None:
        towns = s.controlled(self.loser)
        if not towns:
            if events is not None:
                events.append(told.NothingToLose(self.loser))
        elif towns.bit_count() == 1:
            capture(s, self.seat, self.loser, towns.bit_length() - 1, ONLY, events)
        else:
            s.push(ChooseLostTown(self.seat, self.loser))


class ChooseLostTown(Choice[State]):
    """Which town of the loser the Vikings take (BB-BATTLE-5 to 7)."""

    rules: ClassVar[tuple[str, ...]] = ("BB-BATTLE-3", "BB-BATTLE-5", "BB-BATTLE-6", "BB-BATTLE-7")
    loser: int

    def options(self, s: State) -> list[int]:
        return towns_at(s.controlled(self.loser))

    def apply(self, s: State, option: int, events: Events) -> None:
        capture(s, self.seat, self.loser, option, OWN if self.seat == self.loser else MOST, events)

    def explain(self, s: State, option: int) -> Reason:
        if option >= CARD:
            return reason("choose-a-town", "BB-BATTLE-5")
        return reason("not-a-town-of", "BB-BATTLE-7", town=town_name(option), loser=SEATS[self.loser])

    def prompt(self, s: State) -> Message:
        return Message("prompt-choose-lost-town", {"loser": "you" if self.seat == self.loser else SEATS[self.loser]})


ONLY, MOST, OWN = range(len(CHOICES))


def capture(s: State, seat: int, loser: int, town: int, choice: int, events: Events) -> None:
    """A Viking control token on the disc (BB-BATTLE-8, 9)."""
    s.vikings |= 1 << town
    if events is not None:
        events.append(told.TownLost(seat, loser, town, s.raiders[loser], choice))


class Spoils(Step[State]):
    """Renown and points for the one with most raiders, then a point for all who have most now (BB-BATTLE-12 to 21)."""

    def run(self, s: State, events: Events) -> None:
        s.area = 0
        first = leaders(s.raiders)
        if len(first) == 1:
            seat = first[0]
            s.renown[seat] += 1
            s.gain(seat, BATTLE, s.renown[seat])
            if events is not None:
                events.append(told.BattleWon(seat, s.raiders[seat], s.renown[seat]))
            s.raiders[seat] = 0
        elif first and events is not None:
            events.append(told.BattleTied(s.raiders[first[0]]))
        for seat in leaders(s.raiders):
            s.gain(seat, BATTLE, 1)
            if events is not None:
                events.append(told.SpoilsShared(seat, s.raiders[seat]))
            s.raiders[seat] -= 1
