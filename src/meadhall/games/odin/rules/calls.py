"""What cards do that no effect can tell: functions by the name that the data call them by (OD-OCC)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from meadhall.core.events import Events
from meadhall.games.odin.rules.interpreter import Frames
from meadhall.games.odin.state import State


class Function(NamedTuple):
    can: Callable[[State, int], bool]
    """Whether the seat could use it now."""
    do: Callable[[State, int, Events], Frames]
    """Uses it, and returns the frames that it leaves to be resolved."""


CALLS: dict[str, Function] = {}
"""Filled by the modules of `rules.cards`."""


Do = Callable[[State, int, Events], Frames]


def card_function(name: str, can: Callable[[State, int], bool]) -> Callable[[Do], Do]:
    """Enters a function under the name that occupations.toml calls it by."""

    def enter(do: Do) -> Do:
        CALLS[name] = Function(can, do)
        return do

    return enter
