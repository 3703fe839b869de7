"""Cathedrals of Scotland and the missions drawn there (RB-CATH)."""

from __future__ import annotations

from meadhall.core.dice import unrank_multiset
from meadhall.core.events import Events
from meadhall.core.frames import Chance
from meadhall.core.game import SEATS
from meadhall.games.rebirth import events as told
from meadhall.games.rebirth.notation import mission_name
from meadhall.games.rebirth.state import State


def visit_cathedrals(s: State, seat: int, new: list[int], events: Events) -> None:
    """A card for each cathedral that is new to the seat (RB-CATH-1, 4, 7)."""
    for cathedral in new:
        s.visited[seat] |= 1 << cathedral
        if events is not None:
            events.append(told.CathedralVisited(seat, cathedral))
        s.push(DrawMission(seat))


class DrawMission(Chance[State]):
    """The top mission card, known to its owner alone (RB-CATH-3)."""

    seat: int

    def faces(self, s: State) -> int:
        return sum(s.deck)

    def roll(self, s: State, outcome: int, events: Events) -> None:
        mission = unrank_multiset(outcome, s.deck)
        s.deck[mission] -= 1
        s.missions[self.seat].append(mission)
        if events is not None:
            events.append(told.MissionDrawn(self.seat, mission))

    def viewer(self, s: State) -> int | None:
        return self.seat

    def note(self, s: State, outcome: int) -> str:
        return f"{SEATS[self.seat]} draws mission {mission_name(s.table, unrank_multiset(outcome, s.deck))}"
