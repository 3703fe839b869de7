"""The tasks of the public missions: what they count and when they are fulfilled (RI-PUBLIC-9 to 24)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, reduce
from operator import or_

from meadhall.games.rebirth.box import KINDS, PUBLIC_MISSIONS, SIGNS, PublicMission
from meadhall.games.rebirth.rules.clusters import LARGE, large_clusters
from meadhall.games.rebirth.state import State
from meadhall.games.rebirth.table import Table


class Task:
    """A task, bound to the board of a table."""

    kinds = range(KINDS)
    """The tiles that can make a difference to it."""
    hexes: int
    """The hexes that can make a difference to it, as a mask."""

    def __init__(self, mission: PublicMission, table: Table) -> None:
        self.need = mission.need

    def measure(self, s: State, seat: int) -> int:
        """How much of what the task asks for the seat has."""
        raise NotImplementedError

    def reached(self, s: State, seat: int, index: int) -> bool:
        """Whether the tile just placed on hex `index` fulfils the task."""
        return self.measure(s, seat) >= self.need


class HexesAtOne(Task):
    """So many hexes at one castle or tower (RI-PUBLIC-12, 13)."""

    def __init__(self, mission: PublicMission, table: Table) -> None:
        super().__init__(mission, table)
        board = table.board
        places, self.at = (
            (board.castles, board.castles_at) if mission.place == "castle" else (board.towers, board.towers_at)
        )
        self.rings = [place.ring for place in places]
        self.hexes = reduce(or_, self.rings, 0)

    def measure(self, s: State, seat: int) -> int:
        return max([(s.own[seat] & ring).bit_count() for ring in self.rings], default=0)

    def reached(self, s: State, seat: int, index: int) -> bool:
        own = s.own[seat]
        for place in self.at[index]:  # noqa: SIM110 (a generator would cost more than the question)
            if (own & self.rings[place]).bit_count() >= self.need:
                return True
        return False


class CoastalHexes(Task):
    """So many coastal hexes (RI-PUBLIC-14)."""

    def __init__(self, mission: PublicMission, table: Table) -> None:
        super().__init__(mission, table)
        self.hexes = table.board.plus

    def measure(self, s: State, seat: int) -> int:
        return (s.own[seat] & self.hexes).bit_count()


class Visits(Task):
    """So many different settlements of a size, or castles (RI-PUBLIC-15, 20, 22 to 24)."""

    def __init__(self, mission: PublicMission, table: Table) -> None:
        super().__init__(mission, table)
        self.places = table.settlements.get(mission.settlement, 0) if mission.settlement else table.castles
        self.hexes = sum(1 << index for index, visits in enumerate(table.visits_at) if visits & self.places)

    def measure(self, s: State, seat: int) -> int:
        return (s.visited[seat] & self.places).bit_count()


class Clusters(Task):
    """So many clusters of three or more farms, or power plants (RI-PUBLIC-16, 17)."""

    def __init__(self, mission: PublicMission, table: Table) -> None:
        super().__init__(mission, table)
        self.tile = SIGNS.index(mission.tile)
        self.kinds = range(self.tile, self.tile + 1)
        self.hexes = (1 << len(table.board.hexes)) - 1

    def measure(self, s: State, seat: int) -> int:
        return large_clusters(s, seat, self.tile)

    def reached(self, s: State, seat: int, index: int) -> bool:
        grown = s.clusters[seat * 2 + self.tile][-1]  # the cluster that the tile has just joined
        return grown.bit_count() >= LARGE and large_clusters(s, seat, self.tile) >= self.need


class Connect(Task):
    """So many castles or towers next to one connected group of own tiles (RI-PUBLIC-10, 11, 18, 19)."""

    def __init__(self, mission: PublicMission, table: Table) -> None:
        super().__init__(mission, table)
        self.places = table.castle_bits if mission.place == "castle" else table.tower_bits
        self.hexes = (1 << len(table.board.hexes)) - 1

    def measure(self, s: State, seat: int) -> int:
        return max([(group & self.places).bit_count() for group in s.groups[seat]], default=0)

    def reached(self, s: State, seat: int, index: int) -> bool:
        return (s.groups[seat][-1] & self.places).bit_count() >= self.need  # the group that has just grown


CONDITIONS: dict[str, type[Task]] = {
    "hexes-at-one": HexesAtOne,
    "coastal-hexes": CoastalHexes,
    "settlements": Visits,
    "clusters": Clusters,
    "connect": Connect,
    "places": Visits,
}
"""By the word that the data of the cards use."""


@lru_cache(maxsize=64)
def tasks(table: Table) -> list[Task]:
    """The task of each card."""
    return [CONDITIONS[mission.condition](mission, table) for mission in PUBLIC_MISSIONS]


@lru_cache(maxsize=64)
def tasks_at(table: Table) -> list[list[list[tuple[int, Callable[[State, int, int], bool]]]]]:
    """By tile and hex: the cards that such a placement could fulfil, each as a bit and its question."""

    def touched(kind: int, index: int) -> list[tuple[int, Callable[[State, int, int], bool]]]:
        return [
            (1 << card, task.reached)
            for card, task in enumerate(tasks(table))
            if kind in task.kinds and task.hexes >> index & 1
        ]

    return [[touched(kind, index) for index in range(len(table.board.hexes))] for kind in range(KINDS)]
