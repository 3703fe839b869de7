"""Settlements (RB-SETTLE, RI-MEGA)."""

from __future__ import annotations

from meadhall.core.events import Events
from meadhall.core.masks import few
from meadhall.games.rebirth import events as told
from meadhall.games.rebirth.board import Settlement
from meadhall.games.rebirth.box import INFLUENCE, KINDS
from meadhall.games.rebirth.state import FIRST_TILE, SETTLEMENTS, State

PRIZES = {2: (5, 3), 3: (8, 5), 4: (12, 8, 5)}
"""By number of hexes: the points of the first, second and third in influence."""


def check_settlement(s: State, seat: int, tile: int, index: int, events: Events) -> None:
    """Score the settlement if the placed tile completes it (RB-SETTLE-1)."""
    number = s.table.board.settlement_at[index]
    settlement = s.table.board.settlements[number]
    if settlement.hexes & ~s.taken:
        return
    if settlement.size == 1:
        _award(s, seat, number, INFLUENCE[tile], INFLUENCE[tile], events)  # RB-SETTLE-3
        return
    influence = influences(s, settlement)
    for player, points in awards(influence, settlement.size, completer=seat, seats=s.table.seats):
        _award(s, player, number, influence[player], points, events)


def awards(influence: dict[int, int], size: int, completer: int, seats: int) -> list[tuple[int, int]]:
    """Who gets how many points for a settlement of that size, the first first."""
    ranked = _ranking(influence, completer, seats)
    prizes = PRIZES[size]
    surplus = sum(prizes[len(ranked) :])  # RB-SETTLE-13: prizes without a player go to the first
    return [
        (player, prize + (surplus if player == ranked[0] else 0)) for player, prize in zip(ranked, prizes, strict=False)
    ]


def influences(s: State, settlement: Settlement) -> dict[int, int]:
    """The total influence of every player with a tile in the settlement (RB-SETTLE-2, 12)."""
    totals: dict[int, int] = {}
    for index in few(settlement.hexes):
        code = s.tiles[index] - FIRST_TILE
        if code >= 0:
            player, kind = divmod(code, KINDS)
            totals[player] = totals.get(player, 0) + INFLUENCE[kind]
    return totals


def _ranking(influence: dict[int, int], completer: int, seats: int) -> list[int]:
    """By influence; the completer loses every tie, others go clockwise from the completer (RB-SETTLE-10, 11)."""
    return sorted(influence, key=lambda player: (-influence[player], (player - completer - 1) % seats))


def _award(s: State, seat: int, number: int, influence: int, points: int, events: Events) -> None:
    s.gain(seat, SETTLEMENTS, points)
    if events is not None:
        events.append(told.SettlementScored(seat, number, influence, points))
