"""Second thoughts about a choice: was there a better one, and why? Only what the seat could see then counts."""

from __future__ import annotations

from typing import Any, NamedTuple

from meadhall.bots.advice import GLANCES, Final, by_size, finished, gains, hope
from meadhall.bots.search import Arm, Node, Search, SearchBot, Settings, follow
from meadhall.core import Dice, Game, LabDice, State
from meadhall.core.view import View

AnyGame = Game[Any, Any, Any]

LEAST = 1.0
"""Whatever changes fewer points is not worth a word."""


class Better(NamedTuple):
    """What would have been better than what was chosen."""

    option: int
    loss: float
    """How many points the choice cost, as `Game.standings` counts them."""


# at first sight


def doubt(view: View, chosen: int, dice: Dice) -> Better | None:
    """A better choice, if there seems to be one; it takes no more thought than a greedy bot's choice."""
    if len(view.options) == 1:
        return None
    position = view.imagine(dice)
    option, best = _best(view.game, position, view.seat)
    if option == chosen:
        return None
    loss = best - _look(view.game, position, view.seat, chosen)
    return Better(option, loss) if loss > 0 else None


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


# at second sight


def examine(view: View, chosen: int, suspected: Better, settings: Settings, dice: LabDice) -> Better | None:
    """What a searching bot says to a choice that looked doubtful; None if it could hardly have done better."""
    found = SearchBot(settings).weigh(view, dice.fork(0))[0]
    if found.option == chosen:
        return None
    better = suspected
    if found.visits:  # else rules of thumb decide, as they did at first sight
        arms = {option: Arm(0.0, 1.0) for option in (chosen, found.option)}
        Final(Search(view, dice.fork(1), settings, Node()), arms).run()
        if all(arm.visits for arm in arms.values()):  # else there was no time to compare them
            better = Better(found.option, arms[found.option].mean - arms[chosen].mean)
    return better if better.loss >= LEAST else None


class Reasons(NamedTuple):
    """What the better choice changes, in points; the largest changes first."""

    gains: list[tuple[str, float]]
    """By facet of the seat's own hopes."""
    rivals: list[tuple[int, float]]
    """By other seat: its hopes."""


def reasons(view: View, chosen: int, better: int, dice: Dice) -> Reasons:
    """Where the difference comes from, when the action is at its end."""
    positions = [view.imagine(dice) for _ in range(GLANCES)]
    without, with_it = (
        [finished(view, position, _row(view, position, option)) for position in positions]
        for option in (chosen, better)
    )
    others = [seat for seat in range(positions[0].table.seats) if seat != view.seat]
    rivals = {seat: hope(view, with_it, seat) - hope(view, without, seat) for seat in others}
    return Reasons(gains(view, without, with_it), by_size(rivals))


def _row(view: View, position: State, option: int) -> list[int]:
    """The option, and where it is one of a row, what is best to follow."""
    game, seat = view.game, view.seat
    after = _after(position, seat, option)
    return [option, *(game.advise(after, seat) if game.advise(position, seat) and after.owing(seat) else [])]
