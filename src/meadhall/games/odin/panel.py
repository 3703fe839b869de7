"""What follows by the rules from what an observer knows of A Feast for Odin, for clients that draw it."""

from __future__ import annotations

from typing import Any

from meadhall.games.odin.notation import SLOTS
from meadhall.games.odin.rules.placement import BOARDS, board_number, bonuses, income, minus
from meadhall.games.odin.score import empty_spots
from meadhall.games.odin.state import State


def panel(s: State) -> dict[str, Any]:
    """Boards and prospects of an imagined position. Nothing here may depend on what was imagined: cards in hands."""
    return {"players": [_player(s, seat) for seat in range(s.table.seats)]}


def _player(s: State, seat: int) -> dict[str, Any]:
    return {
        "boards": [_board(s, seat, slot) for slot in s.slots(seat)],
        "spots": empty_spots(s, seat),
        "squares": s.squares(seat) if s.round else 0,
        "wood": s.allows(seat, "wood_in_houses"),
    }


def _board(s: State, seat: int, slot: int) -> dict[str, Any]:
    """What a board brings as it is covered now."""
    number, covered = board_number(s, slot), s.covered[seat * SLOTS + slot]
    board = BOARDS[number]
    return {
        "slot": slot,
        "board": number,
        "income": income(board, covered),
        "bonuses": bonuses(board, covered),
        "minus": minus(board, covered),
    }
