"""A seat's view: all that a player, of flesh or of code, has to choose by."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from meadhall.core.dice import Dice
from meadhall.core.game import Game, Observation
from meadhall.core.state import State


class View:
    """The options of a seat and what it may know. The observation is made only when somebody looks."""

    def __init__(
        self, game: Game[Any, Any, Any], seat: int, options: list[int], look: Callable[[], Observation]
    ) -> None:
        self.game = game
        self.seat = seat
        self.options = options
        self._look = look

    @cached_property
    def observation(self) -> Observation:
        return self._look()

    @cached_property
    def imagine(self) -> Callable[[Dice], State]:
        """Makes whole positions that could be the true one."""
        return self.game.imaginer(self.observation)


def view_of(game: Game[Any, Any, Any], state: State, seat: int) -> View:
    return View(game, seat, state.options(seat), lambda: game.observe(state, seat))
