"""Claiming regions (BB-CLAIM), the last step of upkeep."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.events import Events
from meadhall.core.frames import Step
from meadhall.games.brian_boru import events as told
from meadhall.games.brian_boru.box import REGION_TOWNS, REGIONS
from meadhall.games.brian_boru.state import FACE_DOWN, NOBODY, ON_BOARD, State


def weights(s: State, region: int) -> list[int]:
    return tally(region, s.discs, s.vikings, s.monasteries, s.ally)


def tally(region: int, discs: Sequence[int], vikings: int, monasteries: int, ally: int) -> list[int]:
    """The sum of each seat, then that of the Vikings: a town counts 1, with a monastery 2 (BB-CLAIM-1, 3, 4, 9)."""
    towns = REGION_TOWNS[region]
    free_of_vikings = towns & ~vikings
    sums = []
    for seat in discs:
        own = seat & free_of_vikings
        sums.append(own.bit_count() + (own & monasteries).bit_count() if own else 0)
    lost = vikings & towns
    sums.append(lost.bit_count() + (lost & monasteries).bit_count() if lost else 0)
    if ally != NOBODY:
        sums[ally] += sums[-1]
        sums[-1] = 0
    return sums


class ClaimRegions(Step[State]):
    """Tokens are turned where the threshold is reached; then every open token finds its owner (BB-CLAIM)."""

    def run(self, s: State, events: Events) -> None:
        for region, data in enumerate(REGIONS):
            if s.claims[region] == FACE_DOWN:
                weight = sum(weights(s, region))
                if weight >= data.threshold:
                    s.claims[region] = ON_BOARD
                    if events is not None:
                        events.append(told.TokenTurned(region, weight))
        for region in range(len(REGIONS)):
            if s.claims[region] != FACE_DOWN:
                award(s, region, events)


def award(s: State, region: int, events: Events) -> None:
    """To the sole greatest sum; a tie changes nothing; Vikings ahead send it back to the board (BB-CLAIM-5 to 14)."""
    sums = weights(s, region)
    most = max(sums)
    owner, leader = s.claims[region], sums.index(most)
    if sums.count(most) > 1:
        if owner == ON_BOARD and events is not None:
            events.append(told.RegionTied(region, most))
        return
    if leader == s.table.seats:
        leader = ON_BOARD
    if leader == owner:
        return
    s.claims[region] = leader
    if events is None:
        return
    if leader == ON_BOARD:
        events.append(told.RegionLost(owner, region))
    elif owner == ON_BOARD:
        events.append(told.RegionClaimed(leader, region, most))
    else:
        events.append(told.RegionTaken(leader, region, owner, most))
