"""Final scoring (BB-END)."""

from __future__ import annotations

from meadhall.core.events import Events
from meadhall.core.frames import Step
from meadhall.games.brian_boru import events as told
from meadhall.games.brian_boru.box import REGION_TOWNS, REGIONS
from meadhall.games.brian_boru.box import SPREAD as SPREAD_POINTS
from meadhall.games.brian_boru.rules.claims import weights
from meadhall.games.brian_boru.score import winners
from meadhall.games.brian_boru.state import COINS, HALVES, MARKER, ON_BOARD, RENOWN, SPREAD, TOKENS, State


class FinalScoring(Step[State]):
    """Coins, marker, renown, claim tokens, ties on the board, regions; then the winner (BB-END-2 to 18)."""

    def run(self, s: State, events: Events) -> None:
        score_coins(s, events)
        s.gain(s.holder, MARKER, 1)
        if events is not None:
            events.append(told.MarkerScored(s.holder))
        score_renown(s, events)
        score_tokens(s, events)
        score_regions(s, events)
        won, by = winners(s)
        if events is not None:
            events += [told.Won(seat, s.total(seat), by) for seat in won]


def score_coins(s: State, events: Events) -> None:
    """A point for the one with most coins; nothing in a tie (BB-END-2, 3)."""
    most = max(s.coins)
    if s.coins.count(most) == 1:
        seat = s.coins.index(most)
        s.gain(seat, COINS, 1)
        if events is not None:
            events.append(told.MostCoins(seat, most))


def score_renown(s: State, events: Events) -> None:
    """BB-END-5."""
    for seat, renown in enumerate(s.renown):
        s.gain(seat, RENOWN, renown)
        if events is not None:
            events.append(told.RenownScored(seat, renown))


def score_tokens(s: State, events: Events) -> None:
    """Tokens in front of a seat whole; of those on the board half for all who tie for most (BB-END-6 to 11, Q-57)."""
    for region, owner in enumerate(s.claims):
        points = REGIONS[region].points
        if owner >= 0:
            s.gain(owner, TOKENS, points)
            if events is not None:
                events.append(told.TokenScored(owner, region, points))
        elif owner == ON_BOARD:
            sums = weights(s, region)
            for seat in range(s.table.seats):
                if sums[seat] == max(sums):
                    s.gain(seat, HALVES, points // 2)
                    if events is not None:
                        events.append(told.HalfScored(seat, region, points // 2))


def score_regions(s: State, events: Events) -> None:
    """For the number of regions with a town; Viking towns count for the seat with trade (BB-END-12 to 14)."""
    for seat in range(s.table.seats):
        towns = s.controlled(seat) | (s.vikings if s.trader == seat else 0)
        regions = sum([towns & region != 0 for region in REGION_TOWNS])
        points = SPREAD_POINTS[regions]
        s.gain(seat, SPREAD, points)
        if events is not None:
            events.append(told.RegionsScored(seat, regions, points))
