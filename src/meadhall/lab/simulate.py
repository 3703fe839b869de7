"""Series of games between bots, with the same result wherever they are played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import perf_counter
from typing import NamedTuple

from meadhall.bots import bot
from meadhall.core import LabDice, SetupError
from meadhall.games import game as find_game
from meadhall.lab.engines import HERE, Engine
from meadhall.lab.playing import Played, digest_of, play


class Series(NamedTuple):
    """What is to be played: everything that the result depends on."""

    game: str
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    games: int
    seed: int
    rotate: bool = True
    """Whether the players move on by a seat from game to game."""


class Result(NamedTuple):
    game: str
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    games: int
    seed: int
    rotate: bool
    rules_version: int
    decisions: int
    seconds: float
    decisions_per_second: float
    wins: list[float]
    mean_scores: list[float]
    best_scores: list[int]
    digest: str


def series(
    game: str, seats: int, options: Mapping[str, str], bots: Sequence[str], games: int, seed: int, rotate: bool = True
) -> Series:
    """A series that can be played; a clear error if it cannot. One bot named fills every seat."""
    table = find_game(game).table(seats, options)
    names = tuple(bots) * seats if len(bots) == 1 else tuple(bots)
    if len(names) != seats:
        raise SetupError(f"{len(names)} bots are named for {seats} seats; name one for all or one for each", "bots")
    for name in names:
        bot(name)
    if games < 1:
        raise SetupError(f"at least one game has to be played, not {games}", "games")
    return Series(game, seats, dict(table.options), names, games, seed, rotate)


def play_game(plan: Series, number: int) -> Played:
    """Game `number` of the series, which depends on the seed and the number alone."""
    players = [bot(name, clock=False) for name in plan.bots]
    return play(find_game(plan.game), plan.options, players, LabDice(plan.seed).fork(number), number * plan.rotate)


def simulate(plan: Series, engine: Engine = HERE, tick: Callable[[], None] = lambda: None) -> Result:
    """Play the whole series; `tick` is called after each game."""
    start = perf_counter()
    games: list[Played] = []
    for played in engine.run(partial(play_game, plan), range(plan.games)):
        games.append(played)
        tick()
    return _summed_up(plan, games, perf_counter() - start)


def _summed_up(plan: Series, games: list[Played], seconds: float) -> Result:
    decisions = sum(played.decisions for played in games)
    return Result(
        game=plan.game,
        seats=plan.seats,
        options=plan.options,
        bots=plan.bots,
        games=plan.games,
        seed=plan.seed,
        rotate=plan.rotate,
        rules_version=find_game(plan.game).rules_version,
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1),
        wins=[round(sum(column), 3) for column in zip(*(played.wins for played in games), strict=True)],
        mean_scores=[round(sum(column) / plan.games, 3) for column in zip(*(g.scores for g in games), strict=True)],
        best_scores=[max(column) for column in zip(*(game.scores for game in games), strict=True)],
        digest=digest_of(games),
    )
