"""What follows by the rules from what an observer knows of A Feast for Odin, for clients that draw it."""

from __future__ import annotations

from typing import Any

from meadhall.core.game import Say
from meadhall.core.words import Message
from meadhall.games.odin.menu import menu
from meadhall.games.odin.notation import SLOTS
from meadhall.games.odin.odds import dice
from meadhall.games.odin.offers import offer
from meadhall.games.odin.rules.feast import BeginFeast, EndFeast, Feast
from meadhall.games.odin.rules.placement import BOARDS, board_number, bonuses, income, minus
from meadhall.games.odin.rules.upkeep import known_harvests
from meadhall.games.odin.score import HEADINGS, empty_spots, points
from meadhall.games.odin.state import State


def panel(s: State, say: Say) -> dict[str, Any]:
    """Boards and prospects of an imagined position. Nothing here may depend on what was imagined: cards in hands."""
    seats = range(s.table.seats)
    return {
        "headings": [say(Message(f"heading-{heading}", {})) for heading in HEADINGS],
        "players": [_player(s, seat) for seat in seats],
        "feasts": [_feast(s, seat) for seat in seats],
        "offers": [offer(s, seat) for seat in seats],
        "dice": dice(s),
        "harvests": known_harvests(s),
    }


def _player(s: State, seat: int) -> dict[str, Any]:
    return {
        "points": points(s, seat),
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


def _feast(s: State, seat: int) -> dict[str, Any] | None:
    """The feast under way or the next one, if it were served at best from what the seat has now."""
    frames = s.branches[seat] if s.branches else s.stack
    dining = EndFeast(seat) in frames and BeginFeast(seat) not in frames
    if not dining:
        s = s.copy()
        s.round += not s.round or Feast() not in s.stack
        if s.round > s.table.rounds:
            return None
        BeginFeast(seat).run(s, None)
    best = menu(s, seat)
    return {
        "round": s.round,
        "dining": dining,
        "squares": s.squares(seat),
        "left": s.squares(seat) - s.served[seat],
        "silver": best.silver,
        "gaps": best.gaps,
    }
