"""Public missions of Ireland (RI-PUBLIC)."""

from __future__ import annotations

from meadhall.core.events import Events
from meadhall.games.rebirth import events as told
from meadhall.games.rebirth.box import POWER, PUBLIC_MISSIONS
from meadhall.games.rebirth.rules.clusters import LARGE, large_clusters
from meadhall.games.rebirth.rules.tasks import cluster_cards, measure, questions_at, tasks
from meadhall.games.rebirth.state import MISSIONS, NOBODY, State


def check_missions(s: State, seat: int, tile: int, index: int, events: Events) -> None:
    """Claim every mission whose task the tile just placed has fulfilled, in the order of the row (RI-PUBLIC-1 to 7).

    Cards outside the row are noted too: one of them may be somebody's private mission (RI-PRIVATE-5).
    """
    done = s.fulfilled[seat]
    own = s.own[seat], s.visited[seat], s.groups[seat][-1]
    new = 0
    for bit, look, wanted, need in questions_at(s.table)[index]:
        if not done & bit and (own[look] & wanted).bit_count() >= need:
            new |= bit
    if tile <= POWER and s.clusters[seat * 2 + tile][-1].bit_count() >= LARGE:  # the cluster that has just grown
        for bit, kind, need in cluster_cards(s.table):
            if tile == kind and not done & bit and large_clusters(s, seat, kind) >= need:
                new |= bit
    if new:
        s.fulfilled[seat] |= new
        for card in s.row:
            if new >> card & 1:
                _claim(s, seat, card, events)


def _claim(s: State, seat: int, card: int, events: Events) -> None:
    first = s.first[card] == NOBODY
    if first:
        s.first[card] = seat
    doubled = s.tokens[seat] == card
    mission = PUBLIC_MISSIONS[card]
    points = (mission.first if first else mission.later) * (2 if doubled else 1)  # RI-DOUBLE-2
    s.gain(seat, MISSIONS, points)
    if events is not None:
        events.append(told.MissionFulfilled(seat, card, int(first), int(doubled), points))


def progress(s: State, seat: int, card: int) -> float:
    """How far the seat has come with the task of the card, from 0 to 1."""
    if s.fulfilled[seat] >> card & 1:
        return 1.0
    return min(1.0, measure(s, seat, card) / tasks(s.table)[card].need)
