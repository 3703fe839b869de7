"""Tuning: the weights by which the bots of a game judge positions, improved by letting them play.

Evolution: from the present mean children are made by factors drawn at random; all play the same deals, and the best of
them pull the mean towards themselves. In a solo game a child is worth the points it makes. At a table it plays each
deal from every seat against the weights as they were at first, and is worth its lead over the best of them, with
something for winning. In the end the mean is tried on fresh deals, beside what the first weights make of the same
deals: only an average gain whose 95 % interval lies above nothing counts as an improvement.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib.resources import files
from math import exp, sqrt
from pathlib import Path
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

from meadhall.bots import Bot, bot
from meadhall.core import Dice, LabDice, SetupError
from meadhall.core.view import View
from meadhall.games import ROOMS
from meadhall.games import game as find_game
from meadhall.lab import LabError
from meadhall.lab.engines import HERE, Engine
from meadhall.lab.playing import play

CHILDREN, PARENTS = 12, 4
SPREAD = 0.25
"""Of the logarithms of the weights, at first."""
NARROWEST = 0.05
"""It never gets narrower than this."""
WINNING = 10.0
"""Points that winning is worth beside the lead."""
TRIAL = 8
"""The trial at the end has so many times the deals of a generation."""
ALONE = frozenset({"rivals"})
"""Weights that mean nothing in solo games, and are left alone there."""

Numbers = Mapping[str, float]


class Plan(NamedTuple):
    """Everything that the result depends on, beside the weights at first."""

    game: str
    seats: int
    options: dict[str, str]
    bot: str
    games: int
    """That each child plays in a generation, at least; deals are played from every seat."""
    generations: int
    seed: int

    @property
    def deals(self) -> int:
        return -(-self.games // self.seats)


class Job(NamedTuple):
    """A deal for a player with these weights."""

    numbers: dict[str, float]
    first: dict[str, float]
    """The weights of its rivals."""
    deal: int


class Tuned(NamedTuple):
    weights: dict[str, float]
    children: list[float]
    """What those of each generation were worth on average."""
    before: float
    after: float
    """What the weights at first and those found are worth in the trial."""
    gain: float
    low: float
    high: float
    """From `low` to `high` is the 95 % interval of the gain."""

    @property
    def better(self) -> bool:
        return self.low > 0


def plan(game: str, seats: int, options: Mapping[str, str], name: str, games: int, generations: int, seed: int) -> Plan:
    """A tuning that can be done; a clear error if it cannot."""
    title = find_game(game)
    table = title.table(seats, options)
    bot(name)
    if not title.weights:
        raise SetupError(f"{title.title} has no weights", "game")
    if games < 1 or generations < 1:
        raise SetupError("at least one game has to be played, and one generation", "games")
    return Plan(game, seats, dict(table.options), name, games, generations, seed)


class Knowing:
    """A player that judges by weights of its own."""

    def __init__(self, player: Bot, numbers: Numbers) -> None:
        self.player = player
        self.numbers = numbers

    def choose(self, view: View, dice: Dice) -> int:
        view.game.weights.become(self.numbers)
        return self.player.choose(view, dice)


def worth(plan: Plan, job: Job) -> float:
    """What the weights bring in a deal, on average over the seats."""
    game = find_game(plan.game)
    values = []
    with game.weights.kept():
        for shift in range(plan.seats):
            knowledge = [job.numbers, *[job.first] * (plan.seats - 1)]
            players = [Knowing(bot(plan.bot, clock=False), numbers) for numbers in knowledge]
            played = play(game, plan.options, players, LabDice(plan.seed).fork(job.deal), shift)
            own, *others = played.scores
            values.append(own - max(others) + WINNING * played.wins[0] if others else float(own))
    return fmean(values)


class Evolution:
    """Factors for the weights at first, as logarithms: where the search is, and how widely it looks around."""

    def __init__(self, first: Numbers, names: Sequence[str], dice: Dice) -> None:
        self.first = first
        self.dice = dice
        self.mean = dict.fromkeys(names, 0.0)
        self.spread = dict.fromkeys(names, SPREAD)

    def child(self) -> dict[str, float]:
        return {name: mean + self.spread[name] * normal(self.dice) for name, mean in self.mean.items()}

    def follow(self, best: Sequence[Numbers]) -> None:
        """Go half the way towards the average of the best children."""
        for name, mean in self.mean.items():
            steps = [child[name] - mean for child in best]
            width = max(sqrt(fmean([step**2 for step in steps])), NARROWEST)
            self.spread[name] = 0.8 * self.spread[name] + 0.2 * width
            self.mean[name] = mean + 0.5 * fmean(steps)

    def weights(self, factors: Numbers) -> dict[str, float]:
        """Rounded as they would be written; those without a factor are as at first."""
        changed = {name: round(self.first[name] * exp(factor), 3) for name, factor in factors.items()}
        return {**self.first, **changed}


def normal(dice: Dice) -> float:
    """A number from the normal distribution, the same on every machine."""
    return NormalDist().inv_cdf((dice.below(1 << 32) + 0.5) / (1 << 32))


def tune(
    plan: Plan, first: Numbers | None = None, engine: Engine = HERE, tick: Callable[[], None] = lambda: None
) -> Tuned:
    """Better weights than those at first, which are the game's own unless given; `tick` is called after each deal."""
    start = dict(find_game(plan.game).weights if first is None else first)
    names = [name for name, number in start.items() if number and not (plan.seats == 1 and name in ALONE)]
    evolution = Evolution(start, names, LabDice(plan.seed).fork(-1))

    def tried(population: Sequence[dict[str, float]], first_deal: int, deals: int) -> list[list[float]]:
        jobs = [Job(numbers, start, first_deal + deal) for numbers in population for deal in range(deals)]
        worths = []
        for each in engine.run(partial(worth, plan), jobs):
            worths.append(each)
            tick()
        return [worths[at : at + deals] for at in range(0, len(worths), deals)]

    averages = []
    for generation in range(plan.generations):
        children = [evolution.child() for _ in range(CHILDREN)]
        worths = tried([evolution.weights(child) for child in children], generation * plan.deals, plan.deals)
        rated = sorted(zip(map(fmean, worths), range(CHILDREN), strict=True), key=lambda each: -each[0])
        evolution.follow([children[child] for _, child in rated[:PARENTS]])
        averages.append(round(fmean([value for value, _ in rated]), 3))
    found = evolution.weights(evolution.mean)
    before, after = tried([start, found], plan.generations * plan.deals, TRIAL * plan.deals)
    gain, low, high = interval([new - old for old, new in zip(before, after, strict=True)])
    figures = (round(figure, 3) for figure in (fmean(before), fmean(after), gain, low, high))
    return Tuned(found, averages, *figures)


def steps(plan: Plan) -> int:
    """How often `tune` ticks."""
    return (plan.generations * CHILDREN + 2 * TRIAL) * plan.deals


def interval(sample: Sequence[float]) -> tuple[float, float, float]:
    """The mean of independent values, and its 95 % interval."""
    mean = fmean(sample)
    doubt = NormalDist().inv_cdf(0.975) * stdev(sample) / sqrt(len(sample))
    return mean, mean - doubt, mean + doubt


# files


def file_of(game: str) -> Path:
    return Path(str(files(ROOMS[game]))) / "material" / "appraisal.toml"


def rewritten(text: str, weights: Numbers) -> str:
    """The text of a file of weights with new numbers; everything else stays, and comments stay where they are."""

    def line(found: re.Match[str]) -> str:
        setting = f"{found['name']} = {weights[found['name']]:g}"
        comment = found["comment"]
        return f"{setting:<{found.start('comment') - found.start()}}{comment}" if comment else setting

    names = "|".join(map(re.escape, weights))
    return re.sub(rf"^(?P<name>{names}) *= *[-+.\w]+ *(?P<comment>#.*)?$", line, text, flags=re.MULTILINE)


def write(path: Path, weights: Numbers) -> None:
    try:
        path.write_text(rewritten(path.read_text(encoding="utf-8"), weights), encoding="utf-8")
    except OSError as error:
        raise LabError(f"{path} cannot be written: {error.strerror or error}") from None
