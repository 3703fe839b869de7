"""Exploration (OD-EXPLORE) and the exploration boards of phase 3 (OD-PH3)."""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Step
from meadhall.core.words import Reason, reason
from meadhall.games.odin import events as told
from meadhall.games.odin.boards import ISLANDS, MULL
from meadhall.games.odin.box import ALTAR, ISLAND_SILVER, LONGSHIP, SILVER
from meadhall.games.odin.notation import ISLAND, NUMBER
from meadhall.games.odin.rules.changes import credit_for, needed
from meadhall.games.odin.rules.moments import call
from meadhall.games.odin.rules.pausing import ActionChoice
from meadhall.games.odin.rules.supply import gain
from meadhall.games.odin.state import NOBODY, Deed, State


def unclaimed(s: State) -> list[int]:
    return [pair for pair in s.table.pairs if s.owners[pair] == NOBODY]


def explorable(s: State, seat: int, vikings: int) -> list[int]:
    """Exploration boards that lie open and take so many Vikings and a ship that the seat has (OD-EXPLORE-1, 3, 4).

    With NOBODY for the Vikings, all of them, for any ship (card 107).
    """
    islands = [2 * pair + s.sides[pair] for pair in unclaimed(s)]
    if vikings == NOBODY:
        return islands if s.count(seat, "ship") else []
    return [n for n in islands if ISLANDS[n].vikings == vikings and needed(s, seat, ISLANDS[n].ship) > 0]


class Explore(ActionChoice):
    """One of the boards; the silver on it is found with it (OD-EXPLORE-2, OD-EXPLORE-5)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-EXPLORE-1", "OD-EXPLORE-3", "OD-EXPLORE-4", "OD-EXPLORE-5")
    vikings: int

    def ways(self, s: State) -> list[int]:
        return [ISLAND + island for island in explorable(s, self.seat, self.vikings)]

    def take(self, s: State, option: int, events: Events) -> None:
        island = option - ISLAND
        pair = island // 2
        s.owners[pair] = self.seat
        silver, s.found[pair] = s.found[pair], 0
        if ISLANDS[island].ship == "longship" and self.vikings != NOBODY and not s.ships(self.seat, LONGSHIP):
            credit_for(self.seat, "knarr_as_longship", events)
        if events is not None:
            events.append(told.Explored(self.seat, island, silver))
        gain(s, self.seat, SILVER, silver, None)
        if s.ships(self.seat, LONGSHIP):
            s.note(Deed.LONGSHIP, 1)
        call(s, self.seat, "after_action", "exploration")

    def why_not(self, s: State, option: int) -> Reason:
        island = option - ISLAND
        if not ISLAND <= option < NUMBER:
            return reason("choose-an-island", "OD-EXPLORE-1")
        if 2 * (island // 2) + s.sides[island // 2] != island or island // 2 not in unclaimed(s):
            return reason("island-not-open", "OD-EXPLORE-1")
        if self.vikings not in (NOBODY, ISLANDS[island].vikings):
            return reason("other-space", "OD-EXPLORE-4")
        return reason("no-ship-for-island", "OD-EXPLORE-3")


class TurnIslands(Step[State]):
    """In some rounds boards are turned over, and silver is laid on the others (OD-PH3, OD-MINI1-2, OD-MINI2-14)."""

    def run(self, s: State, events: Events) -> None:
        letter = s.table.length.turn[s.round - 1]
        if not letter:
            return
        turned = [pair for pair in unclaimed(s) if ISLANDS[2 * pair].letter == letter]
        others = [pair for pair in unclaimed(s) if pair not in turned]
        for pair in turned:
            self._turn(s, pair, events)
        for pair in others:
            s.found[pair] += ISLAND_SILVER
        if others and events is not None:
            events.append(told.IslandSilver(ISLAND_SILVER))

    @staticmethod
    def _turn(s: State, pair: int, events: Events) -> None:
        s.sides[pair] = 1
        s.found[pair] = 0
        if events is not None:
            events.append(told.IslandTurned(2 * pair + 1))
        if 2 * pair == MULL and s.specials >> ALTAR & 1:  # OD-MINI2-18
            s.specials ^= 1 << ALTAR
            if events is not None:
                events.append(told.AltarGone())
