"""The tasks of the public missions: what they count and when they are fulfilled (RI-PUBLIC-9 to 24).

Almost every task counts how many members of some set a seat's own set has, so tasks are data: where to look, and the
sets of which one has to be reached.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from meadhall.games.rebirth.box import PUBLIC_MISSIONS, SIGNS, PublicMission
from meadhall.games.rebirth.rules.clusters import large_clusters
from meadhall.games.rebirth.state import State
from meadhall.games.rebirth.table import Table

TILES, VISITS, GROUP, CLUSTERS = range(4)
"""Where a task looks: the hexes with the seat's tiles, the places it has visited, the connected group that has just
grown, or its clusters of three or more tiles. `check_missions` keeps the first three in this order."""


class Task(NamedTuple):
    """A task, bound to the board of a table."""

    need: int
    look: int
    sets: tuple[int, ...]
    """Any of these will do, as a mask; for clusters the kind of their tiles."""


def _task(mission: PublicMission, table: Table) -> Task:
    board = table.board
    at_castle = mission.place == "castle"
    look, sets = {
        "hexes-at-one": (TILES, tuple(place.ring for place in (board.castles if at_castle else board.towers))),
        "coastal-hexes": (TILES, (board.plus,)),
        "settlements": (VISITS, (table.settlements.get(mission.settlement, 0),)),
        "places": (VISITS, (table.castles,)),
        "connect": (GROUP, (table.castle_bits if at_castle else table.tower_bits,)),
        "clusters": (CLUSTERS, (SIGNS.index(mission.tile) if mission.tile else 0,)),
    }[mission.condition]
    return Task(mission.need, look, sets)


@lru_cache(maxsize=64)
def tasks(table: Table) -> list[Task]:
    """The task of each card."""
    return [_task(mission, table) for mission in PUBLIC_MISSIONS]


def measure(s: State, seat: int, card: int) -> int:
    """How much of what the task asks for the seat has."""
    task = tasks(s.table)[card]
    if task.look == CLUSTERS:
        return large_clusters(s, seat, task.sets[0])
    if task.look == GROUP:
        wanted = task.sets[0]
        return max([(group & wanted).bit_count() for group in s.groups[seat]], default=0)
    own = s.own[seat] if task.look == TILES else s.visited[seat]
    return max([(own & wanted).bit_count() for wanted in task.sets])


Question = tuple[int, int, int, int]
"""Card as a bit, where to look, set, need."""


@lru_cache(maxsize=64)
def questions_at(table: Table) -> list[list[Question]]:
    """By hex: what a tile placed there may have fulfilled, clusters apart."""
    touched = [
        {TILES: 1 << index, VISITS: table.visits_at[index], GROUP: -1, CLUSTERS: 0}
        for index in range(len(table.board.hexes))
    ]
    return [
        [
            (1 << card, task.look, wanted, task.need)
            for card, task in enumerate(tasks(table))
            for wanted in task.sets
            if at[task.look] & wanted
        ]
        for at in touched
    ]


@lru_cache(maxsize=64)
def cluster_cards(table: Table) -> list[tuple[int, int, int]]:
    """The cards that count clusters: as a bit, with the kind of tile and the need."""
    return [(1 << card, task.sets[0], task.need) for card, task in enumerate(tasks(table)) if task.look == CLUSTERS]
