"""Series of games between bots, on one core or several, with the same result either way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import blake2b
from signal import SIG_IGN, SIGINT, signal
from time import perf_counter
from typing import Any, NamedTuple

from meadhall.bots import Bot, bot
from meadhall.core import CHANCE, PLAYERS, Dice, Game, LabDice, SetupError, State
from meadhall.core.view import view_of
from meadhall.games import game as find_game

AnyGame = Game[Any, Any, Any]


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


class Played(NamedTuple):
    """One game of a series; lists are by player, in the order of `Series.bots`."""

    decisions: int
    scores: list[int]
    wins: list[float]
    digest: bytes


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


class Course(NamedTuple):
    """How a game went: the number of choices, and all choices and throws as they came."""

    decisions: int
    log: list[int]


def play_out(game: AnyGame, state: State, players: Sequence[Bot], luck: Dice, minds: Sequence[Dice]) -> Course:
    """Play a position to its end."""
    decisions = 0
    log: list[int] = []
    while True:
        kind, seats, _ = state.decision
        if kind is CHANCE:
            value = state.throw(luck)
        elif kind is PLAYERS:
            seat = seats[0]
            value = players[seat].choose(view_of(game, state, seat), minds[seat])
            state.apply(seat, value)
            decisions += 1
        else:
            return Course(decisions, log)
        log.append(value)


def play_game(plan: Series, number: int) -> Played:
    """Game `number` of the series. Its luck and each player's own dice depend on the seed and the number alone."""
    game = find_game(plan.game)
    dice = LabDice(plan.seed).fork(number)
    at_seat = [(seat + number * plan.rotate) % plan.seats for seat in range(plan.seats)]
    players = [bot(plan.bots[player]) for player in at_seat]
    minds = [dice.fork(1 + player) for player in at_seat]
    state = game.new(plan.seats, plan.options)
    course = play_out(game, state, players, dice.fork(0), minds)
    score = game.score(state)
    scores, wins = [0] * plan.seats, [0.0] * plan.seats
    for seat, player in enumerate(at_seat):
        scores[player] = score.totals[seat]
        wins[player] = 1 / len(score.winners) if seat in score.winners else 0.0
    return Played(course.decisions, scores, wins, blake2b(repr(course.log).encode(), digest_size=16).digest())


def simulate(plan: Series, jobs: int = 1, tick: Callable[[], None] = lambda: None) -> Result:
    """Play the whole series; `tick` is called after each game."""
    start = perf_counter()
    games: list[Played] = []
    play = partial(play_game, plan)
    if jobs == 1:
        for number in range(plan.games):
            games.append(play(number))
            tick()
    else:
        for played in _in_processes(play, plan.games, min(jobs, plan.games)):
            games.append(played)
            tick()
    return _summed_up(plan, games, perf_counter() - start)


def _in_processes(play: Callable[[int], Played], games: int, jobs: int) -> Iterator[Played]:
    """Results in the order of the games, a batch at a time; whoever stops early leaves no work behind."""
    batch = jobs * 64
    with ProcessPoolExecutor(jobs, initializer=signal, initargs=(SIGINT, SIG_IGN)) as pool:
        for start in range(0, games, batch):
            numbers = range(start, min(start + batch, games))
            yield from pool.map(play, numbers, chunksize=max(1, len(numbers) // (4 * jobs)))


def _summed_up(plan: Series, games: list[Played], seconds: float) -> Result:
    decisions = sum(played.decisions for played in games)
    digest = blake2b(b"".join(played.digest for played in games), digest_size=8).hexdigest()
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
        digest=digest,
    )
