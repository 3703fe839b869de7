"""Second thoughts about a choice: was there a better one, and why? Only what the seat could see then counts."""

from __future__ import annotations

from dataclasses import replace
from math import fsum
from typing import Any, NamedTuple

from meadhall.bots.advice import GLANCES
from meadhall.bots.continuation import MISTAKE, Cost, Fate, cost, play_on
from meadhall.bots.search import SearchBot, Settings, follow
from meadhall.core import Game, LabDice, State
from meadhall.core.view import View

AnyGame = Game[Any, Any, Any]


# at first sight


def doubt(view: View, chosen: int, dice: LabDice) -> float:
    """How many points a better choice seems to bring; it takes little more thought than a greedy bot's choice."""
    if len(view.options) == 1:
        return 0.0
    game, seat = view.game, view.seat
    position = view.imagine(dice.fork(0))
    plan = game.advise(position, seat)
    if plan:
        # What is not done in this window may be done in the next one.
        if chosen == plan[0]:
            return 0.0
        fates = [dice.fork(number) for number in range(1, 1 + GLANCES)]
        best, other = (fsum(_later(view, position, row, fate) for fate in fates) for row in (plan, [chosen]))
        return (best - other) / GLANCES
    option, best = _best(game, position, seat)
    return best - _look(game, position, seat, chosen) if chosen != option else 0.0


def _later(view: View, position: State, row: list[int], dice: LabDice) -> float:
    """How good the position looks when everybody has played on until it is quiet."""
    after = position.copy()
    follow(after, view.seat, row)
    play_on(view.game, after, Fate(dice), until=view.game.quiet)
    return view.game.standings(view.game.hopes(after))[view.seat]


def _best(game: AnyGame, position: State, seat: int) -> tuple[int, float]:
    """What looks best, and how good it looks."""
    plan = game.advise(position, seat)
    if plan:
        after = position.copy()
        follow(after, seat, plan)
        return plan[0], game.appraise(after, seat)
    options = game.candidates(position, seat)
    gained = dict(zip(options, game.survey(position, seat, options), strict=True))
    best = max(gained, key=gained.__getitem__)
    return best, game.appraise(position, seat) + gained[best]


def _look(game: AnyGame, position: State, seat: int, option: int) -> float:
    """How good an option looks: by the best that can follow, if it is one of a row or leads back to the choice."""
    after = _after(position, seat, option)
    in_between = game.advise(position, seat) or option not in game.candidates(position, seat)
    return _best(game, after, seat)[1] if in_between and after.owing(seat) else game.appraise(after, seat)


def _after(position: State, seat: int, option: int) -> State:
    after = position.copy()
    after.apply(seat, option)
    return after


SHORT = 40
"""Iterations of a short search."""


def glimpse(view: View, chosen: int, settings: Settings, pairs: int, dice: LabDice) -> float:
    """How many points what a short search prefers brings, less what may be chance, if the match is played on."""
    if len(view.options) == 1:
        return 0.0
    option = SearchBot(replace(settings, iterations=SHORT)).weigh(view, dice.fork(0))[0].option
    if option == chosen:
        return 0.0
    found = cost(view, chosen, option, pairs, dice.fork(1), least=pairs)
    return (found.points + found.low) / 2


# at second sight


class Better(NamedTuple):
    """What would have been better than what was chosen."""

    option: int
    cost: Cost


def examine(view: View, chosen: int, settings: Settings, pairs: int, dice: LabDice) -> Better | None:
    """What a searching bot says to a choice that looked doubtful; None if it could hardly have done better."""
    option = SearchBot(settings).weigh(view, dice.fork(0))[0].option
    if option == chosen:
        return None
    better = Better(option, cost(view, chosen, option, pairs, dice.fork(1)))
    return better if better.cost.low > MISTAKE else None
