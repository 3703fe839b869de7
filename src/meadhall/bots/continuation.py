"""Playing a match on to its end, quickly and sensibly: what a position comes to, and what a choice costs.

A choice is compared with another by pairs: both are made in the same position, the match goes on from both with the
same luck and the same players, and the difference of the points at the end counts.
"""

from __future__ import annotations

from collections.abc import Callable
from math import fsum, sqrt
from typing import Any, NamedTuple
from zlib import crc32

from meadhall.bots.search import follow
from meadhall.core import CHANCE, PLAYERS, Game, LabDice, State
from meadhall.core.view import View

AnyGame = Game[Any, Any, Any]

ATTENTION = 95
"""Of a hundred options a player notices so many. Players who noticed all of them would play nearly the same match again
and again, and what chances to happen in it would be taken for what a choice is worth."""

FIRST = 8
"""So many pairs, and an eighth of what may be played, are played before anybody looks at them; then twice as many, and
so on."""

MISTAKE = 1.5
"""What costs fewer points than these is no mistake."""

CAUTION = 1.5
"""So many times as far from the mean as the interval goes it has to be clear, to need no more pairs: who looks again
and again would see something sooner or later."""


class Fate:
    """What chances to happen in a match: the throws, and what players overlook.

    Each kind of throw has dice of its own for each seat. So the same tiles are drawn and the same numbers thrown on
    both sides of a comparison, though other things are thrown for in between on one of them.
    """

    def __init__(self, dice: LabDice) -> None:
        self._dice = dice
        self._own: dict[tuple[str, int], LabDice] = {}

    def dice(self, kind: str, seat: int) -> LabDice:
        own = self._own.get((kind, seat))
        if own is None:
            own = self._own[kind, seat] = self._dice.fork(crc32(f"{kind} {seat}".encode()))
        return own

    def throw(self, state: State) -> None:
        frame = state.chance()
        state.throw(self.dice(type(frame).__name__, frame[0] if len(frame) else 0))


def play_on(game: AnyGame, state: State, fate: Fate, until: Callable[[State], bool] | None = None) -> None:
    """To the end, or until the first moment that is wanted."""
    while True:
        kind, seats, _ = state.decision
        if kind is CHANCE:
            fate.throw(state)
            continue
        if kind is not PLAYERS or (until and until(state)):
            return
        for seat in seats:
            follow(state, seat, _quickly(game, state, seat, fate))


def _quickly(game: AnyGame, state: State, seat: int, fate: Fate) -> list[int]:
    """What the game advises, or what looks best of what the seat notices."""
    advice = game.advise(state, seat)
    if advice:
        return advice
    options = game.candidates(state, seat)
    if len(options) > 1:
        whim = fate.dice("whim", seat)
        options = [option for option in options if whim.below(100) < ATTENTION] or options
    if len(options) == 1:
        return options
    looks = game.glance(state, seat, options)
    return [options[looks.index(max(looks))]]


class Cost(NamedTuple):
    """What a choice costs in points, as `Game.standings` counts them at the end, and where they would come from."""

    points: float
    low: float
    high: float
    """Between these the cost lies with a confidence of 95 %."""
    pairs: int
    gains: list[tuple[str, float]]
    """By heading of the score: what the other choice brings the seat more; the largest first."""
    rivals: list[tuple[int, float]]
    """By other seat: how much it counts that it gets less, or more. All parts add up to the points."""


def cost(view: View, chosen: int, better: int, most: int, dice: LabDice, least: int = 0) -> Cost:
    """What it costs to choose so, beside the better choice, by what the seat can see.

    Pairs are played until it is clear whether that was a mistake: at least so many, and at most so many.
    """
    pairs: list[list[list[float]]] = []
    goal = max(least, FIRST, most // 8)
    while True:
        while len(pairs) < goal:
            pairs.append(_pair(view, chosen, better, dice.fork(len(pairs))))
        found = _told(view, pairs)
        doubtful = (found.high - found.low) / 2
        if found.points - CAUTION * doubtful > MISTAKE:
            return found
        if found.points + doubtful / 2 < MISTAKE or goal >= most:
            return found
        goal = min(2 * goal, most)


def _pair(view: View, chosen: int, better: int, dice: LabDice) -> list[list[float]]:
    """By seat and heading: what it has more at the end after the better choice."""
    game = view.game
    position = view.imagine(dice.fork(0))
    ends = []
    for option in (better, chosen):
        state = position.copy()
        state.apply(view.seat, option)
        play_on(game, state, Fate(dice.fork(1)))
        ends.append(game.score(state).points)
    return [[float(a - b) for a, b in zip(*rows, strict=True)] for rows in zip(*ends, strict=True)]


def _told(view: View, pairs: list[list[list[float]]]) -> Cost:
    game, seat, number = view.game, view.seat, len(pairs)
    differences = [game.standings([fsum(row) for row in pair])[seat] for pair in pairs]
    mean = fsum(differences) / number
    spread = sqrt(fsum((each - mean) ** 2 for each in differences) / (number - 1))
    doubtful = _quantile(number - 1) * spread / sqrt(number)
    by_seat = [[fsum(changes) / number for changes in zip(*rows, strict=True)] for rows in zip(*pairs, strict=True)]
    seats = range(len(by_seat))
    headings = game.score(view.imagine(LabDice(0))).headings
    gains = [each for each in zip(headings, by_seat[seat], strict=True) if each[1]]
    rivals = [
        (rival, game.standings([fsum(by_seat[rival]) * (rival == each) for each in seats])[seat])
        for rival in seats
        if rival != seat
    ]
    return Cost(mean, mean - doubtful, mean + doubtful, number, _by_size(gains), _by_size(rivals))


def _by_size(parts: list[tuple[Any, float]]) -> list[tuple[Any, float]]:
    return sorted(parts, key=lambda part: -abs(part[1]))


def _quantile(freedom: int) -> float:
    """Of Student's distribution, for 95 %, within a hundredth from seven degrees of freedom on."""
    return 1.96 + 2.4 / freedom + 3 / freedom**2


def expected(game: AnyGame, state: State, plays: int, dice: LabDice) -> list[float]:
    """By seat: the points at the end, on average of so many ways to play on."""
    ends = []
    for number in range(plays):
        end = state.copy()
        play_on(game, end, Fate(dice.fork(number)))
        ends.append(game.score(end).totals)
    return [fsum(points) / plays for points in zip(*ends, strict=True)]
