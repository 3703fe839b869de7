"""Players that see only what a seat may see."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from meadhall.bots.greedy import GreedyBot
from meadhall.bots.levels import LEVELS, LevelBot
from meadhall.bots.random import RandomBot
from meadhall.core.dice import Dice
from meadhall.core.view import View


class Bot(Protocol):
    def choose(self, view: View, dice: Dice) -> int:
        """One of the options of the view."""
        ...


BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{level: partial(LevelBot, level) for level in LEVELS},
}


class UnknownBot(LookupError):
    """There is no such bot here."""


def bot(name: str, clock: bool = True) -> Bot:
    """Without a clock it takes all the time it needs, so that its choices depend on its dice alone."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name[:40]!r}; there is {', '.join(BOTS)}")
    return BOTS[name]() if clock or name not in LEVELS else LevelBot(name, clock=False)
