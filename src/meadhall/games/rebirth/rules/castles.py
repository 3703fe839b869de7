"""Castles (RB-CASTLE): control is the standing piece, not something to be recomputed from the board."""

from __future__ import annotations

from meadhall.core.events import Events
from meadhall.games.rebirth import events as told
from meadhall.games.rebirth.state import NOBODY, State


def strength(s: State, seat: int, ring: int) -> tuple[int, int]:
    """Occupied hexes at a castle, then farms and power plants among them, which break ties (RB-CASTLE-1, 5)."""
    return (s.own[seat] & ring).bit_count(), (s.fields[seat] & ring).bit_count()


def check_castles(s: State, seat: int, index: int, events: Events) -> None:
    """Who controls the castles next to the hex just taken by the seat."""
    board = s.table.board
    for castle in board.castles_at[index]:
        holder = s.holders[castle]
        if holder == seat:
            continue  # RB-CASTLE-7
        if holder == NOBODY:
            s.holders[castle] = seat  # RB-CASTLE-2
            if events is not None:
                events.append(told.CastleTaken(seat, castle))
            continue
        ring = board.castles[castle].ring
        if strength(s, seat, ring) > strength(s, holder, ring):  # RB-CASTLE-4 to 6, 8
            s.holders[castle] = seat
            if events is not None:
                events.append(told.CastleConquered(seat, castle, holder))
