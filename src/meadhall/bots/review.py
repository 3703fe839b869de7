"""The review of a finished match: how the hopes of everybody went, where choices cost points, and where luck turned.

Every choice is judged by what its seat could see then, so nobody is blamed for what they could not know. A quick look
finds the doubtful ones; the strongest bot thinks about the worst of them; and what a choice cost beside the bot's own
is measured by playing on from both (see `continuation`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from math import fsum, inf, sqrt
from typing import Any, NamedTuple

from meadhall.bots.continuation import Cost, expected
from meadhall.bots.greedy import GreedyBot
from meadhall.bots.levels import LEVELS, Care, care, levels
from meadhall.bots.search import Settings
from meadhall.bots.second_thoughts import doubt, examine, glimpse
from meadhall.core import CHANCE, LUCK, PLAYERS, Dice, Game, LabDice, Match, State
from meadhall.core.view import View, view_of

AnyGame = Game[Any, Any, Any]

LEAST = 1.0
"""Luck that changes fewer points is not worth a word."""

ANCHORS = 8
"""At so many moments of a match it is played on, to see what points its players may expect."""


@dataclass(frozen=True)
class Effort:
    """How much thought goes into a review: never measured in seconds, so that every machine finds the same."""

    moments: int = 12
    """So many doubtful choices the strongest bot thinks about."""
    throws: int = 16
    """So often luck is thrown again, to see what could be expected of it."""
    search: Settings | None = None
    """How the strongest bot searches; without it, as it does when it plays."""
    pairs: int | None = None
    """So often at most two choices are compared by playing on; without it, as often as is good for the game."""
    seed: int = 1

    def settings(self, game: AnyGame) -> Settings:
        if self.search:
            return self.search
        strongest = levels(game.id)[LEVELS[-1]].search
        assert strongest, "the strongest bot searches"
        return replace(Settings(**strongest), seconds=inf)

    def care(self, game: AnyGame) -> Care:
        usual = care(game.id)
        return usual if self.pairs is None else Care(self.pairs, min(self.pairs, usual.glimpse))


USUAL = Effort()


class Swing(NamedTuple):
    """A choice that cost points."""

    entry: int
    """Of the log."""
    seat: int
    chosen: int
    better: int
    """What the strongest bot would have chosen."""
    cost: Cost


class Stroke(NamedTuple):
    """Throws in a row that went far better or worse than could be expected."""

    entry: int
    """The first throw, in the log."""
    length: int
    """How many entries the log had after the last one."""
    gains: list[float]
    """By seat, in points."""


class Review(NamedTuple):
    lengths: list[int]
    """The points of time: so many entries the log had."""
    rounds: list[int]
    """The round at each of them; 0 where there are none."""
    hopes: list[list[float]]
    """By point of time and seat: the points that could be expected at the end; at the end, the points."""
    swings: list[Swing]
    """The greatest first."""
    strokes: list[Stroke]
    """The greatest first."""
    fortunes: list[float]
    """By seat: the points that luck brought in all."""


QUICK, COURSE = 0.1, 0.3
"""The parts of the work, by rule of thumb, that are done before the course of the match is worked out, and after it."""


def review(
    match: Match,
    effort: Effort = USUAL,
    seats: Collection[int] | None = None,
    tick: Callable[[float], None] = lambda done: None,
) -> Review:
    """Of a match that is over; `seats` are those whose choices are examined, all if it is None.

    `tick` hears now and then which part of the work is done.
    """
    if not match.over:
        raise ValueError("only a finished match can be reviewed")
    dice = LabDice(effort.seed)
    strokes: list[Stroke] = []
    doubts: list[tuple[float, int]] = []
    for number, state in positions(match):
        seat, chosen = match.log[number][:2]
        if seat == LUCK and (number == 0 or match.log[number - 1].seat != LUCK):
            strokes.append(_stroke(match, state, number, effort.throws, dice.fork(number)))
        elif seat != LUCK and (seats is None or seat in seats):
            loss = _doubt(view_of(match.game, state, seat), chosen, effort, dice.fork(number))
            doubts += [(-loss, number)] if loss > 0 else []
        tick(QUICK * number / len(match.log))
    doubtful = {number for _, number in sorted(doubts)[: effort.moments]}
    return Review(
        *_course(match, effort, dice.fork(len(match.log)), tick),
        swings=_swings(match, doubtful, effort, dice, tick),
        strokes=sorted((each for each in strokes if _size(each) >= LEAST), key=lambda each: -_size(each)),
        fortunes=[fsum(stroke.gains[seat] for stroke in strokes) for seat in range(match.state.table.seats)],
    )


def _doubt(view: View, chosen: int, effort: Effort, dice: LabDice) -> float:
    """How many points a better choice seems to bring."""
    loss, pairs = doubt(view, chosen, dice), effort.care(view.game).glimpse
    return max(loss, glimpse(view, chosen, effort.settings(view.game), pairs, dice)) if pairs else loss


def _swings(
    match: Match, doubtful: set[int], effort: Effort, dice: LabDice, tick: Callable[[float], None]
) -> list[Swing]:
    game = match.game
    settings, pairs = effort.settings(game), effort.care(game).pairs
    swings = []
    done = 0
    for number, state in positions(match):
        if number not in doubtful:
            continue
        seat, chosen = match.log[number][:2]
        better = examine(view_of(game, state, seat), chosen, settings, pairs, dice.fork(number))
        swings += [Swing(number, seat, chosen, *better)] if better else []
        done += 1
        tick(1 - (1 - COURSE) * (1 - done / len(doubtful)))
    return sorted(swings, key=lambda swing: -swing.cost.points)


def positions(match: Match) -> Iterator[tuple[int, State]]:
    """The position before each entry of the log. It goes on changing: who wants to keep one copies it."""
    state: State = match.game.new(match.state.table.seats, match.state.table.options)
    for number, entry in enumerate(match.log):
        yield number, state
        if entry.seat == LUCK:
            state.roll(entry.value)
        else:
            state.apply(entry.seat, entry.value)


# how it went


def _course(
    match: Match, effort: Effort, dice: LabDice, tick: Callable[[float], None]
) -> tuple[list[int], list[int], list[list[float]]]:
    """What bots hope for shows every turn, but on a scale of its own; playing on now and then gives the true one."""
    game = match.game
    settled = [length for length, state in positions(match) if _settled(game, state)]
    anchors = {settled[len(settled) * number // ANCHORS] for number in range(ANCHORS)}
    rounds: list[int] = []
    hopes: list[list[float]] = []
    offsets: list[tuple[int, list[float]]] = []
    for length, state in positions(match):
        if not _settled(game, state):
            continue
        if length in anchors:
            ends = expected(game, state, max(1, effort.care(game).pairs // ANCHORS), dice.fork(length))
            found = [end - hope for end, hope in zip(ends, game.hopes(state), strict=True)]
            offsets.append((len(rounds), found))
            tick(QUICK + (COURSE - QUICK) * len(offsets) / len(anchors))
        rounds.append(game.round(state))
        hopes.append(game.hopes(state))
    offsets.append((len(rounds), [0.0] * match.state.table.seats))
    totals = [float(total) for total in game.score(match.state).totals]
    return [*settled, len(match.log)], [*rounds, game.round(match.state)], [*_moved(hopes, _smoothed(offsets)), totals]


def _smoothed(offsets: list[tuple[int, list[float]]]) -> list[tuple[int, list[float]]]:
    """Each but the last, which is known, gets nearer to its neighbours: they differ by chance for the most part."""
    found = []
    for (_, before), (at, here), (_, after) in zip([offsets[0], *offsets], offsets, offsets[1:], strict=False):
        found.append((at, [(a + 2 * b + c) / 4 for a, b, c in zip(before, here, after, strict=True)]))
    return [*found, offsets[-1]]


def _moved(hopes: list[list[float]], offsets: list[tuple[int, list[float]]]) -> list[list[float]]:
    """With what lies on the straight line between two offsets."""
    found = []
    for (begin, first), (end, second) in pairwise(offsets):
        for at in range(begin, end):
            part = (at - begin) / (end - begin)
            found.append(
                [hope + (1 - part) * a + part * b for hope, a, b in zip(hopes[at], first, second, strict=True)]
            )
    return found


def _settled(game: AnyGame, state: State) -> bool:
    """Whether one seat is to choose, and not in the middle of an action."""
    kind, seats, _ = state.decision
    return kind is PLAYERS and not state.branches and game.finish(state, seats[0]) is state


# luck


def _stroke(match: Match, state: State, entry: int, throws: int, dice: LabDice) -> Stroke:
    """What a row of throws brought, beside what it brings on average."""
    game, log = match.game, match.log
    fates = []
    for number in range(throws):
        other, luck = state.copy(), dice.fork(number)
        while other.decision.kind is CHANCE:
            other.throw(luck)
        fates.append(_foreseen(game, other, luck))
    length, after = entry, state.copy()
    while length < len(log) and log[length].seat == LUCK:
        after.roll(log[length].value)
        length += 1
    gains = []
    for seat, own in enumerate(_foreseen(game, after, dice)):
        others = [fate[seat] for fate in fates]
        mean = fsum(others) / throws
        doubtful = 2 * sqrt(fsum((each - mean) ** 2 for each in others)) / throws
        gains.append(own - mean if abs(own - mean) > doubtful else 0.0)
    return Stroke(entry, length, gains)


def _foreseen(game: AnyGame, state: State, dice: Dice) -> list[float]:
    """By seat: the hopes when whoever is to choose has made use of what came."""
    seats = state.decision.seats
    if len(seats) == 1:
        state = state.copy()
        state.apply(seats[0], GreedyBot().choose(view_of(game, state, seats[0]), dice))
    return game.hopes(state)


def _size(stroke: Stroke) -> float:
    return max(map(abs, stroke.gains))
