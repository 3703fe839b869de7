"""A position in plain text, for `print(state)`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from meadhall.core.words import Message

if TYPE_CHECKING:
    from meadhall.core.state import State


def _in_codes(game: Any, message: Message) -> str:
    return message.id


speak: Callable[[Any, Message], str] = _in_codes
"""Says a message of a game. The kernel has no words; the package gives it English (meadhall/__init__.py)."""


def drawn(state: State) -> str:
    """The picture as everybody sees it, with the options of a single seat that is to choose; empty if there is none."""
    game, seats = state.table.game, state.decision.seats
    lit = state.options(seats[0]) if len(seats) == 1 else []
    lines = game.picture(game.observe(state, None), lit, None, False, partial(speak, game))
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)
