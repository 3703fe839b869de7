"""Five levels of strength for every game: bots with settings from levels.toml, the same wherever they play."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache
from importlib.resources import files
from math import inf
from typing import Any, NamedTuple, Protocol

from meadhall.bots.greedy import GreedyBot
from meadhall.bots.search import SearchBot, Settings
from meadhall.core.dice import Dice
from meadhall.core.view import View

LEVELS = tuple(f"level-{number}" for number in range(1, 6))
"""From the beginner to the strongest."""


class Player(Protocol):
    def choose(self, view: View, dice: Dice) -> int: ...


class Level(NamedTuple):
    """What a level is in one game."""

    greedy: dict[str, Any] | None = None
    search: dict[str, Any] | None = None
    rating: int | None = None
    """Found by the ladder, see bench/ladders; none before one has been played."""

    def player(self, clock: bool = True) -> Player:
        if self.search is not None:
            settings = Settings(**self.search)
            return SearchBot(settings if clock else replace(settings, seconds=inf))
        return GreedyBot(**(self.greedy or {}))


@cache
def levels(game: str) -> dict[str, Level]:
    """The levels of a game, by name."""
    return {name: Level(**_everything()[game][name]) for name in LEVELS}


class Care(NamedTuple):
    """How a review compares choices in one game by playing on."""

    pairs: int = 128
    """So often at most."""
    glimpse: int = 0
    """So often to find out which are worth it; 0 where looks are enough."""


@cache
def care(game: str) -> Care:
    return Care(**_everything().get(game, {}).get("review", {}))


@cache
def _everything() -> dict[str, Any]:
    return tomllib.loads(files("meadhall.bots").joinpath("levels.toml").read_text(encoding="utf-8"))


class LevelBot:
    """Plays any game at its level."""

    def __init__(self, level: str, clock: bool = True) -> None:
        self.level = level
        self.clock = clock
        self._players: dict[str, Player] = {}

    def choose(self, view: View, dice: Dice) -> int:
        game = view.game.id
        if game not in self._players:
            self._players[game] = levels(game)[self.level].player(self.clock)
        return self._players[game].choose(view, dice)
