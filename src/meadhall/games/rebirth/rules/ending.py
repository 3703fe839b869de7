"""The end of the game and final scoring (RB-END, RI-END)."""

from __future__ import annotations

from meadhall.core.events import Events
from meadhall.core.frames import Step
from meadhall.core.masks import bits
from meadhall.games.rebirth import events as told
from meadhall.games.rebirth.box import INFLUENCE, KINDS, PUBLIC_MISSIONS
from meadhall.games.rebirth.rules.missions import mission_points
from meadhall.games.rebirth.score import winners
from meadhall.games.rebirth.state import CASTLES, FIRST_TILE, MISSIONS, UNFINISHED, State

CASTLE = 5
"""Points for each castle at the end (RB-END-5)."""


class FinalScoring(Step[State]):
    """Unfinished settlements, castles, mission cards, then the winner (RB-END-3, RI-END-4)."""

    def run(self, s: State, events: Events) -> None:
        score_unfinished(s, events)
        score_castles(s, events)
        score_missions(s, events)
        won, by = winners(s)
        if events is not None:
            events += [told.Won(seat, s.total(seat), by) for seat in won]


def score_unfinished(s: State, events: Events) -> None:
    """Every tile in a settlement with a free hex scores its own influence (RB-END-4)."""
    for number, settlement in enumerate(s.table.board.settlements):
        if not settlement.hexes & ~s.taken:
            continue
        for index in bits(settlement.hexes & s.taken):
            code = s.tiles[index] - FIRST_TILE
            if code < 0:
                continue
            seat, kind = divmod(code, KINDS)
            s.gain(seat, UNFINISHED, INFLUENCE[kind])
            if events is not None:
                events.append(told.UnfinishedScored(seat, number, INFLUENCE[kind]))


def score_castles(s: State, events: Events) -> None:
    for seat in range(s.table.seats):
        castles = s.holders.count(seat)
        s.gain(seat, CASTLES, castles * CASTLE)
        if castles and events is not None:
            events.append(told.CastlesScored(seat, castles, castles * CASTLE))


def score_missions(s: State, events: Events) -> None:
    """All cards are shown and paid: Scottish missions (RB-END-6) or private ones (RI-END-5)."""
    for seat in range(s.table.seats):
        for card in s.missions[seat]:
            points = private_mission_points(s, seat, card) if s.table.ireland else mission_points(s, seat, card)
            s.gain(seat, MISSIONS, points)
            if events is not None:
                scored = told.PrivateMissionScored if s.table.ireland else told.MissionScored
                events.append(scored(seat, card, points))


def private_mission_points(s: State, seat: int, card: int) -> int:
    """The higher number if the task was ever fulfilled, before or after the card was drawn (RI-PRIVATE-3, 5)."""
    return PUBLIC_MISSIONS[card].first if s.fulfilled[seat] >> card & 1 else 0
