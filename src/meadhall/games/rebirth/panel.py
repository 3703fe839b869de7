"""What stands beside the board of Rebirth in a client: all that follows by the rules from what an observer knows."""

from __future__ import annotations

from collections import Counter
from typing import Any

from meadhall.core.masks import bits
from meadhall.games.rebirth.box import CATHEDRAL_BONUS, FARM, POWER, PUBLIC_MISSIONS
from meadhall.games.rebirth.rules.castles import strength
from meadhall.games.rebirth.rules.clusters import large_clusters
from meadhall.games.rebirth.rules.ending import private_mission_points
from meadhall.games.rebirth.rules.missions import amount, mission_points
from meadhall.games.rebirth.rules.settlements import influences
from meadhall.games.rebirth.rules.tasks import measure
from meadhall.games.rebirth.state import NOBODY, State


def panel(s: State, missions: list[list[int]]) -> dict[str, Any]:
    """Players, clusters, places and missions of an imagined position; `missions` are the cards that the observer knows.

    Nothing here may depend on what was imagined: tiles in supplies and in other hands, cards of others.
    """
    board = s.table.board
    places = board.towers if s.table.ireland else board.cathedrals
    seats = range(s.table.seats)
    return {
        "players": [_player(s, seat) for seat in seats],
        "clusters": [
            {"seat": seat, "kind": kind, "hexes": bits(cluster)}
            for seat in seats
            for kind in (FARM, POWER)
            for cluster in s.clusters[seat * 2 + kind]
        ],
        "castles": [
            {"holder": holder, "strength": [strength(s, seat, castle.ring)[0] for seat in seats]}
            for castle, holder in zip(board.castles, s.holders, strict=True)
        ],
        "visitors": [[seat for seat in seats if s.visited[seat] >> place & 1] for place in range(len(places))],
        "settlements": [_settlement(s, number) for number in range(len(board.settlements))],
        "cards": [_card(s, seat, *held) for seat in seats for held in Counter(missions[seat]).items()],
        "public": [_public_mission(s, card) for card in s.row],
    }


def _player(s: State, seat: int) -> dict[str, int]:
    return {
        "points": s.total(seat),
        "hand": len(s.hand[seat]),
        "supply": len(s.supply[seat]),
        "aside": len(s.aside[seat]),
        "cards": len(s.missions[seat]),
        "castles": s.holders.count(seat),
        "farms": large_clusters(s, seat, FARM),
        "power": large_clusters(s, seat, POWER),
        "harbours": (s.own[seat] & s.table.board.plus).bit_count(),
        "visits": (s.visited[seat] & _visit_mask(s)).bit_count(),
    }


def _visit_mask(s: State) -> int:
    """Of all that a seat visits: the cathedrals, or in Ireland the towers."""
    return s.table.towers if s.table.ireland else -1


def _settlement(s: State, number: int) -> dict[str, Any]:
    """How many hexes are free, and the influence of each seat."""
    settlement = s.table.board.settlements[number]
    influence = influences(s, settlement)
    return {
        "free": (settlement.hexes & ~s.taken).bit_count(),
        "influence": [influence.get(seat, 0) for seat in range(s.table.seats)],
    }


def _card(s: State, seat: int, card: int, copies: int) -> dict[str, Any]:
    """Cards of a kind before a seat: what everybody has of what they count, and their points if the game ended now."""
    seats = range(s.table.seats)
    if s.table.ireland:
        values, points = [measure(s, other, card) for other in seats], private_mission_points(s, seat, card)
    else:
        values = [] if card == CATHEDRAL_BONUS else [amount(s, other, card) for other in seats]
        points = mission_points(s, seat, card)
    need = PUBLIC_MISSIONS[card].need if s.table.ireland else 0
    return {"seat": seat, "card": card, "copies": copies, "values": values, "need": need, "points": points * copies}


def _public_mission(s: State, card: int) -> dict[str, Any]:
    """A card of the row: how far everybody is, who has it, what it would bring each of the others now."""
    mission = PUBLIC_MISSIONS[card]
    seats = range(s.table.seats)
    points = mission.first if s.first[card] == NOBODY else mission.later
    fulfilled = [bool(s.fulfilled[seat] >> card & 1) for seat in seats]
    return {
        "card": card,
        "values": [measure(s, seat, card) for seat in seats],
        "need": mission.need,
        "fulfilled": fulfilled,
        "first": s.first[card],
        "points": [0 if fulfilled[seat] else points * (2 if s.tokens[seat] == card else 1) for seat in seats],
        "tokens": [seat for seat in seats if s.tokens[seat] == card],
    }
