"""Farms and power plants: clusters (RB-CLUSTER)."""

from __future__ import annotations

from meadhall.core.events import Events
from meadhall.games.rebirth import events as told
from meadhall.games.rebirth.state import State

LARGE = 3
"""Missions count clusters of so many tiles or more."""


def join(groups: list[int], around: int, hexes: int) -> int:
    """Add a hex to the groups it touches, which become one, the last of the list; returns that one.

    `around` holds the neighbours of the hex that can belong to a group.
    """
    if around:
        for group in [group for group in groups if group & around]:
            groups.remove(group)
            hexes |= group
    groups.append(hexes)
    return hexes


def grow_cluster(s: State, seat: int, tile: int, index: int, events: Events) -> None:
    """One point for each tile of the cluster that the new tile makes, extends or joins (RB-CLUSTER-1, 2, 5)."""
    bit = 1 << index
    around = s.table.board.near[index] & s.fields[seat]
    s.fields[seat] |= bit
    size = join(s.clusters[seat * 2 + tile], around, bit).bit_count()
    s.gain(seat, tile, size)
    if events is not None:
        events.append(told.ClusterScored(seat, tile, size, size))


def large_clusters(s: State, seat: int, tile: int) -> int:
    """How many clusters of three or more tiles the seat has."""
    return sum([cluster.bit_count() >= LARGE for cluster in s.clusters[seat * 2 + tile]])
