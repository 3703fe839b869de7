"""The games, one room each. A room registers its game by a line here."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from meadhall.core.game import Game

ROOMS = {
    "rebirth": "meadhall.games.rebirth",
    "brian-boru": "meadhall.games.brian_boru",
    "odin": "meadhall.games.odin",
}


class UnknownGame(LookupError):
    """There is no such game here."""


def game(name: str) -> Game[Any, Any, Any]:
    """The game with this id."""
    if name not in ROOMS:
        raise UnknownGame(f"there is no game {name[:40]!r}; there is {', '.join(ROOMS)}")
    found: Game[Any, Any, Any] = import_module(ROOMS[name]).game
    return found
