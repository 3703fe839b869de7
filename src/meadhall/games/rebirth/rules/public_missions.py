"""Public missions of Ireland (RI-PUBLIC)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from meadhall.core.events import Events
from meadhall.games.rebirth import events as told
from meadhall.games.rebirth.board import Board
from meadhall.games.rebirth.material import KINDS, PUBLIC_MISSIONS, S1, SIGNS, PublicMission
from meadhall.games.rebirth.rules.clusters import large_clusters
from meadhall.games.rebirth.state import MISSIONS, NOBODY, State
from meadhall.games.rebirth.table import Table

Measure = Callable[[State, int], int]
"""How much of what a task asks for a seat has."""


def check_missions(s: State, seat: int, tile: int, index: int, events: Events) -> None:
    """Claim every mission whose task the tile just placed has fulfilled (RI-PUBLIC-1 to 7).

    Cards outside the row are noted too: one of them may be somebody's private mission (RI-PRIVATE-5).
    """
    done = s.fulfilled[seat]
    for card, need, measure in tasks(s.table)[tile][index]:
        if not done >> card & 1 and measure(s, seat) >= need:
            s.fulfilled[seat] |= 1 << card
            if card in s.row:
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
    """How far the seat has come with the task, from 0 to 1."""
    if s.fulfilled[seat] >> card & 1:
        return 1.0
    return min(1.0, measures(s.table)[card](s, seat) / PUBLIC_MISSIONS[card].need)


# the tasks, built from the data of the cards


@lru_cache(maxsize=16)
def measures(table: Table) -> tuple[Measure, ...]:
    return tuple(_measure(table, mission) for mission in PUBLIC_MISSIONS)


@lru_cache(maxsize=16)
def tasks(table: Table) -> tuple[tuple[tuple[tuple[int, int, Measure], ...], ...], ...]:
    """By tile and hex: the cards that such a placement could fulfil, with what they need and how it is measured."""
    cards = [(i, m.need, measures(table)[i], *_scope(table.board, m)) for i, m in enumerate(PUBLIC_MISSIONS)]
    return tuple(
        tuple(
            tuple(
                (card, need, measure) for card, need, measure, kinds, hexes in cards if kind in kinds and hexes >> i & 1
            )
            for i in range(len(table.board.hexes))
        )
        for kind in range(KINDS)
    )


def _scope(board: Board, mission: PublicMission) -> tuple[range, int]:
    """The tiles and the hexes that can make a difference to the mission."""
    everywhere = (1 << len(board.hexes)) - 1
    match mission.condition:
        case "coastal-hexes":
            return range(KINDS), board.plus
        case "settlements":
            return range(S1, KINDS), _union(_sites(board, mission))
        case "clusters":
            tile = SIGNS.index(mission.tile)
            return range(tile, tile + 1), everywhere
        case "connect":
            return range(KINDS), everywhere
        case _:
            return range(KINDS), _union(_rings(board, mission))


def _rings(board: Board, mission: PublicMission) -> list[int]:
    return [place.ring for place in (board.castles if mission.place == "castle" else board.towers)]


def _sites(board: Board, mission: PublicMission) -> list[int]:
    return [settlement.hexes for settlement in board.settlements if settlement.size == mission.settlement]


def _union(masks: list[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _measure(table: Table, mission: PublicMission) -> Measure:
    board = table.board
    rings, sites = _rings(board, mission), _sites(board, mission)
    match mission.condition:
        case "hexes-at-one":  # RI-PUBLIC-12, 13
            return lambda s, seat: max([(s.own[seat] & ring).bit_count() for ring in rings])
        case "coastal-hexes":  # RI-PUBLIC-14
            return lambda s, seat: (s.own[seat] & board.plus).bit_count()
        case "settlements":  # RI-PUBLIC-15, 20, 22, 23
            return lambda s, seat: sum([s.own[seat] & site != 0 for site in sites])
        case "clusters":  # RI-PUBLIC-16, 17
            tile = SIGNS.index(mission.tile)
            return lambda s, seat: large_clusters(s, seat, tile)
        case "connect":  # RI-PUBLIC-10, 11, 18, 19
            places = table.castle_bits if mission.place == "castle" else table.tower_bits
            return lambda s, seat: max([(group & places).bit_count() for group in s.groups[seat]], default=0)
        case "places":  # RI-PUBLIC-24
            return lambda s, seat: sum([s.own[seat] & ring != 0 for ring in rings])
        case unknown:
            raise ValueError(f"{mission.id}: there is no task of the kind {unknown}")
