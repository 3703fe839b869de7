"""Public missions of Ireland (RI-PUBLIC)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from meadhall.core.events import Events
from meadhall.games.rebirth import events as told
from meadhall.games.rebirth.board import Board, Place
from meadhall.games.rebirth.material import FARM, POWER, PUBLIC_MISSIONS, S1, SIGNS, PublicMission
from meadhall.games.rebirth.rules.clusters import large_clusters
from meadhall.games.rebirth.state import MISSIONS, NOBODY, State

Condition = Callable[[State, int], bool]
"""Whether a seat, having just placed a tile, fulfils a task."""


def check_missions(s: State, seat: int, tile: int, index: int, events: Events) -> None:
    """Claim every mission whose task the tile just placed has fulfilled (RI-PUBLIC-1 to 7).

    Cards outside the row are noted too: one of them may be somebody's private mission (RI-PRIVATE-5).
    """
    done = s.fulfilled[seat]
    for card, condition in tasks(s.table.board)[tile][index]:
        if not done >> card & 1 and condition(s, seat):
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


# the tasks, built from the data of the cards


@lru_cache(maxsize=16)
def tasks(board: Board) -> tuple[tuple[tuple[tuple[int, Condition], ...], ...], ...]:
    """By tile and hex: the cards that such a placement could fulfil, with their conditions."""
    cards = [(i, _condition(board, mission), *_scope(board, mission)) for i, mission in enumerate(PUBLIC_MISSIONS)]
    return tuple(
        tuple(
            tuple((card, condition) for card, condition, kinds, hexes in cards if tile in kinds and hexes >> index & 1)
            for index in range(len(board.hexes))
        )
        for tile in range(len(SIGNS))
    )


def _places(board: Board, mission: PublicMission) -> tuple[Place, ...]:
    return board.castles if mission.place == "castle" else board.towers


def _scope(board: Board, mission: PublicMission) -> tuple[range, int]:
    """The tiles and the hexes that can make a difference to the mission."""
    everywhere = (1 << len(board.hexes)) - 1
    every_tile = range(len(SIGNS))
    match mission.condition:
        case "coastal-hexes":
            return every_tile, board.plus
        case "settlements":
            return range(S1, len(SIGNS)), _union([s.hexes for s in board.settlements if s.size == mission.settlement])
        case "clusters":
            tile = SIGNS.index(mission.tile)
            return range(tile, tile + 1), everywhere
        case "connect":
            return every_tile, everywhere
        case _:
            return every_tile, _union([place.ring for place in _places(board, mission)])


def _union(masks: list[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _condition(board: Board, mission: PublicMission) -> Condition:
    need = mission.need
    rings = [place.ring for place in _places(board, mission)]
    if mission.condition == "hexes-at-one":  # RI-PUBLIC-12, 13
        return lambda s, seat: any((s.own[seat] & ring).bit_count() >= need for ring in rings)
    if mission.condition == "coastal-hexes":  # RI-PUBLIC-14
        return lambda s, seat: (s.own[seat] & board.plus).bit_count() >= need
    if mission.condition == "settlements":  # RI-PUBLIC-15, 20, 22, 23
        sites = [settlement.hexes for settlement in board.settlements if settlement.size == mission.settlement]
        return lambda s, seat: sum(s.own[seat] & site != 0 for site in sites) >= need
    if mission.condition == "clusters":  # RI-PUBLIC-16, 17
        tile = FARM if mission.tile == SIGNS[FARM] else POWER
        return lambda s, seat: large_clusters(s, seat, tile) >= need
    if mission.condition == "connect":  # RI-PUBLIC-10, 11, 18, 19; only the group that grew last can have become enough
        return lambda s, seat: sum(s.groups[seat][-1] & ring != 0 for ring in rings) >= need
    if mission.condition == "places":  # RI-PUBLIC-24
        return lambda s, seat: sum(s.own[seat] & ring != 0 for ring in rings) >= need
    raise ValueError(f"{mission.id}: no such condition as {mission.condition}")
