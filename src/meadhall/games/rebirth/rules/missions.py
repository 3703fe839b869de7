"""Mission cards of Scotland (RB-MISSION): judged at the end of the game, on the final board."""

from __future__ import annotations

from functools import cache

from meadhall.games.rebirth.board import Board
from meadhall.games.rebirth.box import (
    CASTLE_CARD,
    CASTLES,
    CATHEDRAL_BONUS,
    FARM,
    FARMS,
    HARBOURS,
    MEDIUM_SETTLEMENTS,
    MISSIONS,
    POWER,
    POWER_PLANTS,
)
from meadhall.games.rebirth.rules.clusters import large_clusters
from meadhall.games.rebirth.state import State


def mission_points(s: State, seat: int, mission: int) -> int:
    """What the card is worth to the seat now: all or nothing (RB-MISSION-5)."""
    value = MISSIONS[mission].points if mission < len(MISSIONS) else CASTLE_CARD.points
    return value if mission == CATHEDRAL_BONUS or has_most(s, seat, mission) else 0


def has_most(s: State, seat: int, mission: int) -> bool:
    """Whether nobody at the table has more; equal is enough (RB-MISSION-2, 3), nothing is not (RB-MISSION-4)."""
    own = amount(s, seat, mission)
    if own == 0 and not s.table.zero_counts:
        return False
    return all(amount(s, other, mission) <= own for other in range(s.table.seats))


@cache
def medium_settlements(board: Board) -> list[int]:
    """The hexes of each."""
    return [town.hexes for town in board.settlements if town.size == 2]


def amount(s: State, seat: int, mission: int) -> int:
    """How much the seat has of what the card counts."""
    board = s.table.board
    if mission == HARBOURS:
        return (s.own[seat] & board.plus).bit_count()
    if mission == MEDIUM_SETTLEMENTS:
        return sum([not town & ~s.own[seat] for town in medium_settlements(board)])
    if mission == POWER_PLANTS:
        return large_clusters(s, seat, POWER)
    if mission == FARMS:
        return large_clusters(s, seat, FARM)
    if mission == CASTLES:
        return s.holders.count(seat)
    return (s.own[seat] & board.castles[mission - len(MISSIONS)].ring).bit_count()
