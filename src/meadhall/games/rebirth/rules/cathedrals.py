"""Cathedrals of Scotland and the missions drawn there (RB-CATH)."""

from __future__ import annotations

from meadhall.core.events import Events
from meadhall.games.rebirth import events as told
from meadhall.games.rebirth.notation import mission_name
from meadhall.games.rebirth.rules.drawing import SecretDraw
from meadhall.games.rebirth.state import State


def visit_cathedrals(s: State, seat: int, new: list[int], events: Events) -> None:
    """A card for each cathedral that is new to the seat (RB-CATH-1, 4, 7)."""
    for cathedral in new:
        s.visited[seat] |= 1 << cathedral
        if events is not None:
            events.append(told.CathedralVisited(seat, cathedral))
        s.push(DrawMission(seat))


class DrawMission(SecretDraw):
    """A mission card (RB-CATH-3)."""

    def pile(self, s: State) -> list[int]:
        return s.deck

    def take(self, s: State, kind: int, events: Events) -> None:
        s.deck.remove(kind)
        s.missions[self.seat].append(kind)
        if events is not None:
            events.append(told.MissionDrawn(self.seat, kind))

    def called(self, s: State, kind: int) -> str:
        return f"draws mission {mission_name(s.table, kind)}"
