"""What games between bots tell about their strength, and how sure that is.

All intervals come from the bootstrap over deals: deals are drawn again with replacement, as many as there were, and all
figures are worked out anew. Games of one deal share their luck, so they are drawn together. Two imaginary deals stand
among those that are drawn from, one in which every table ends in the order of its players and one in which it ends the
other way round; without them a bot that won everything would seem to be certain to win.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise
from math import log, sqrt
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce

from meadhall.core import Dice, LabDice
from meadhall.lab.engines import HERE, Engine

RESAMPLES = 400
BATCH = 20
"""So many resamples are one job."""
PASSES = 3
"""So often all games are shown to the rating system, in any order; by then it has forgotten where it began."""
AVERAGE = 1500
"""The average rating of the entrants."""
TENFOLD = 400
"""Rating points that make the odds of finishing before another ten times as good."""


class Table(NamedTuple):
    """Who played, and how it ended for each."""

    players: tuple[str, ...]
    places: tuple[int, ...]
    points: tuple[int, ...] = ()
    """None in imaginary deals."""
    rated: bool = True


Deal = tuple[Table, ...]
"""The games that share their luck."""


class Figure(NamedTuple):
    value: float
    low: float
    high: float
    """From `low` to `high` is the 95 % interval."""


Key = tuple[str, ...]
"""A kind of figure and whom it is about:

rating X; gap X Y: between the ratings of neighbours; share X Y: of comparisons that Y won against X, equal places count
half; ahead X Y: points that Y had more than X; wins T X and points T X: of X at the tables with the players T.
"""


class Noted(NamedTuple):
    """A deal, and what it adds to the figures that are averages."""

    tables: Deal
    notes: Mapping[Key, list[float]]


def figures(entrants: Sequence[str], deals: Sequence[Deal], seed: int, engine: Engine = HERE) -> dict[Key, Figure]:
    """Entrants are in the order of their expected strength, the weakest first."""
    work = partial(resampled, tuple(entrants), tuple(deals), seed)
    samples: dict[Key, list[float]] = defaultdict(list)
    for batch in engine.run(work, range(0, RESAMPLES, BATCH)):
        for sample in batch:
            for key, value in sample.items():
                samples[key].append(value)
    values = worked_out(entrants, [noted(entrants, deal) for deal in deals], LabDice(seed))
    return {key: Figure(value, *middle(samples[key])) for key, value in values.items()}


def middle(sample: Sequence[float], part: float = 0.95) -> tuple[float, float]:
    """Where the middle part of a sample begins and ends."""
    ordered = sorted(sample)
    outside = round((1 - part) / 2 * (len(ordered) - 1))
    return ordered[outside], ordered[-1 - outside]


def resampled(entrants: tuple[str, ...], deals: tuple[Deal, ...], seed: int, first: int) -> list[dict[Key, float]]:
    """The figures of a batch of resamples, each with dice of its own."""
    pool = [noted(entrants, deal) for deal in (*deals, *imaginary(deals[0]))]
    batch = []
    for number in range(first, first + BATCH):
        dice = LabDice(seed).fork(number)
        batch.append(worked_out(entrants, [pool[dice.below(len(pool))] for _ in pool], dice))
    return batch


def imaginary(deal: Deal) -> tuple[Deal, Deal]:
    """The same tables, ending in the order in which their players are named, and the other way round."""
    one = tuple(table._replace(places=tuple(range(len(table.players))), points=()) for table in deal)
    return one, tuple(table._replace(places=table.places[::-1]) for table in one)


def noted(entrants: Sequence[str], deal: Deal) -> Noted:
    notes: dict[Key, list[float]] = defaultdict(list)
    pairs = dict.fromkeys([*pairwise(entrants), (entrants[0], entrants[-1])])
    for players, places, points, _ in deal:
        tables = " ".join(players)
        best = min(places)
        for seat, name in enumerate(players):
            notes["wins", tables, name].append(1 / places.count(best) if places[seat] == best else 0.0)
            if points:
                notes["points", tables, name].append(points[seat])
        for lower, upper in pairs:
            if lower in players and upper in players:
                one, two = players.index(lower), players.index(upper)
                notes["share", lower, upper].append((1 + (places[one] > places[two]) - (places[one] < places[two])) / 2)
                if points:
                    notes["ahead", lower, upper].append(points[two] - points[one])
    return Noted(deal, notes)


def worked_out(entrants: Sequence[str], deals: Sequence[Noted], dice: Dice) -> dict[Key, float]:
    """The figures of these deals; dice bring the games into the order in which they are rated."""
    everything: dict[Key, list[float]] = defaultdict(list)
    for deal in deals:
        for key, notes in deal.notes.items():
            everything[key] += notes
    values = {key: fmean(notes) for key, notes in everything.items()}
    rated = [table for deal in deals for table in deal.tables if table.rated]
    if rated:
        ratings = rate(entrants, rated, dice)
        values |= {("rating", name): rating for name, rating in ratings.items()}
        values |= {("gap", lower, upper): ratings[upper] - ratings[lower] for lower, upper in pairwise(entrants)}
    return values


def rate(entrants: Sequence[str], tables: Sequence[Table], dice: Dice) -> dict[str, float]:
    """Ratings by openskill's Plackett-Luce model, on a scale of our own; bots do not change, so neither do they."""
    model = PlackettLuce(tau=0.0)
    ratings = {name: model.rating() for name in entrants}
    games = list(tables)
    for _ in range(PASSES):
        shuffle(games, dice)
        for table in games:
            rated = model.rate(
                [[ratings[name]] for name in table.players], ranks=[float(place) for place in table.places]
            )
            for name, (rating,) in zip(table.players, rated, strict=True):
                ratings[name] = rating
    # In this model the odds between two at a table are exp((mu - mu) / scale).
    doubt = fmean(rating.sigma**2 for rating in ratings.values())
    scale = sqrt(len(games[0].players) * (model.beta**2 + doubt))
    average = fmean(rating.mu for rating in ratings.values())
    return {name: AVERAGE + TENFOLD * (rating.mu - average) / (scale * log(10)) for name, rating in ratings.items()}


def shuffle(games: list[Table], dice: Dice) -> None:
    for left in range(len(games), 1, -1):
        chosen = dice.below(left)
        games[left - 1], games[chosen] = games[chosen], games[left - 1]
