"""The review of a finished match: how the hopes of everybody went, where choices cost points, and where luck turned.

Every choice is judged by what its seat could see then, so nobody is blamed for what they could not know. A quick look
finds the doubtful ones; the strongest bot thinks about the worst of them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from math import fsum, sqrt
from typing import Any, NamedTuple

from meadhall.bots.greedy import GreedyBot
from meadhall.bots.levels import LEVELS, levels
from meadhall.bots.search import Settings
from meadhall.bots.second_thoughts import LEAST, Better, Reasons, doubt, examine, reasons
from meadhall.core import CHANCE, LUCK, PLAYERS, Dice, Game, LabDice, Match, State
from meadhall.core.view import view_of

AnyGame = Game[Any, Any, Any]


@dataclass(frozen=True)
class Effort:
    """How much thought goes into a review."""

    moments: int = 12
    """So many doubtful choices the strongest bot thinks about."""
    throws: int = 16
    """So often luck is thrown again, to see what could be expected of it."""
    search: Settings | None = None
    """How the strongest bot searches; without it, as it does when it plays."""
    seed: int = 1

    def settings(self, game: AnyGame) -> Settings:
        if self.search:
            return self.search
        strongest = levels(game.id)[LEVELS[-1]].search
        assert strongest, "the strongest bot searches"
        return Settings(**strongest)


USUAL = Effort()


class Swing(NamedTuple):
    """A choice that cost points."""

    entry: int
    """Of the log."""
    seat: int
    chosen: int
    better: int
    """What the strongest bot would have chosen."""
    loss: float
    """In points, as `Game.standings` counts them."""
    reasons: Reasons


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
    """By point of time and seat; at the end, the points."""
    swings: list[Swing]
    """The greatest first."""
    strokes: list[Stroke]
    """The greatest first."""
    fortunes: list[float]
    """By seat: the points that luck brought in all."""


QUICK = 0.2
"""The part of the work, by rule of thumb, before the strongest bot begins to think."""


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
    doubts: list[tuple[int, Better]] = []
    for number, state in positions(match):
        seat, chosen = match.log[number][:2]
        if seat == LUCK and (number == 0 or match.log[number - 1].seat != LUCK):
            strokes.append(_stroke(match, state, number, effort.throws, dice.fork(number)))
        elif seat != LUCK and (seats is None or seat in seats):
            better = doubt(view_of(match.game, state, seat), chosen, dice.fork(number))
            doubts += [(number, better)] if better else []
        tick(QUICK * number / len(match.log))
    doubts.sort(key=lambda each: -each[1].loss)
    return Review(
        *_course(match),
        swings=_swings(match, dict(doubts[: effort.moments]), effort, dice, tick),
        strokes=sorted((each for each in strokes if _size(each) >= LEAST), key=lambda each: -_size(each)),
        fortunes=[fsum(stroke.gains[seat] for stroke in strokes) for seat in range(match.state.table.seats)],
    )


def _swings(
    match: Match, doubts: dict[int, Better], effort: Effort, dice: LabDice, tick: Callable[[float], None]
) -> list[Swing]:
    settings = effort.settings(match.game)
    swings = []
    done = 0
    for number, state in positions(match):
        if number not in doubts:
            continue
        seat, chosen = match.log[number][:2]
        view, own = view_of(match.game, state, seat), dice.fork(number)
        better = examine(view, chosen, doubts[number], settings, own)
        if better:
            why = reasons(view, chosen, better.option, own.fork(2))
            swings.append(Swing(number, seat, chosen, better.option, better.loss, why))
        done += 1
        tick(1 - (1 - QUICK) * (1 - done / len(doubts)))
    return sorted(swings, key=lambda swing: -swing.loss)


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


def _course(match: Match) -> tuple[list[int], list[int], list[list[float]]]:
    game = match.game
    lengths: list[int] = []
    rounds: list[int] = []
    hopes: list[list[float]] = []
    for length, state in positions(match):
        if _settled(game, state):
            lengths.append(length)
            rounds.append(game.round(state))
            hopes.append(game.hopes(state))
    totals = [float(total) for total in game.score(match.state).totals]
    return [*lengths, len(match.log)], [*rounds, game.round(match.state)], [*hopes, totals]


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
