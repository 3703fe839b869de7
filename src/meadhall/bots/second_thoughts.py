"""Second thoughts about a choice: was there a better one, and why? Only what the seat could see then counts."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

from meadhall.bots.greedy import GreedyBot
from meadhall.bots.search import Arm, Node, Search, SearchBot, Settings, follow
from meadhall.core import CHANCE, PLAYERS, Dice, Game, LabDice, State
from meadhall.core.view import View, view_of

AnyGame = Game[Any, Any, Any]
K = TypeVar("K")

LEAST = 1.0
"""Whatever changes fewer points is not worth a word."""
SAMPLES = 4
"""So many ways to go on are looked at for a reason."""


class Better(NamedTuple):
    """What would have been better than what was chosen."""

    option: int
    loss: float
    """How many points the choice cost, as `Game.standings` counts them."""


# at first sight


def glance(view: View, chosen: int, dice: Dice) -> Better | None:
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
    looks = {option: game.appraise(_after(position, seat, option), seat) for option in game.candidates(position, seat)}
    best = max(looks, key=looks.__getitem__)
    return best, looks[best]


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


class Comparison(Search):
    """A search that begins with these options alone, each as often as the other."""

    def __init__(self, view: View, dice: Dice, settings: Settings, options: tuple[int, int]) -> None:
        super().__init__(view, dice, settings, Node())
        self.rivals = {option: Arm(0.0, 1.0) for option in options}
        self.root.arms[view.seat] = self.rivals

    def select(self, node: Node, state: State, seat: int, options: list[int]) -> tuple[int, Arm]:
        if node is not self.root or seat != self.view.seat:
            return super().select(node, state, seat, options)
        return min(self.rivals.items(), key=lambda each: each[1].visits)


def examine(view: View, chosen: int, suspected: Better, settings: Settings, dice: LabDice) -> Better | None:
    """What a searching bot says to a choice that looked doubtful; None if it could hardly have done better."""
    found = SearchBot(settings).weigh(view, dice.fork(0))[0]
    if found.option == chosen:
        return None
    better = suspected
    if found.visits:  # else rules of thumb decide, as they did at first sight
        half = replace(settings, iterations=max(2, settings.iterations // 2), seconds=settings.seconds / 2)
        comparison = Comparison(view, dice.fork(1), half, (chosen, found.option))
        comparison.run()
        rivals = comparison.rivals
        better = Better(found.option, rivals[found.option].mean - rivals[chosen].mean)
    return better if better.loss >= LEAST else None


class Reasons(NamedTuple):
    """What the better choice changes, in points; the largest changes first."""

    gains: list[tuple[str, float]]
    """By facet of the seat's own hopes."""
    rivals: list[tuple[int, float]]
    """By other seat: its hopes."""


def reasons(view: View, chosen: int, better: int, dice: LabDice) -> Reasons:
    """Where the difference comes from, when the dust has settled."""
    game, seat = view.game, view.seat
    gains: defaultdict[str, float] = defaultdict(float)
    rivals: defaultdict[int, float] = defaultdict(float)
    for number in range(SAMPLES):
        position = view.imagine(dice.fork(number))
        for option, sign in ((better, 1 / SAMPLES), (chosen, -1 / SAMPLES)):
            state = _settled(view, position, option, dice.fork(number))
            for facet, points in game.facets(state, seat).items():
                gains[facet] += sign * points
            for rival, hope in enumerate(game.hopes(state)):
                rivals[rival] += sign * hope
    del rivals[seat]
    return Reasons(_by_size(gains), _by_size(rivals))


def _by_size(changes: dict[K, float]) -> list[tuple[K, float]]:
    return sorted(changes.items(), key=lambda each: -abs(each[1]))


def _settled(view: View, position: State, option: int, dice: LabDice) -> State:
    """After an option, at the next moment when nobody is in the middle of something."""
    game, state = view.game, position.copy()
    state.apply(view.seat, option)
    while not (state.decision.kind is PLAYERS and game.quiet(state)):
        kind, seats, _ = state.decision
        if kind is CHANCE:
            state.throw(dice)
        elif kind is PLAYERS:
            state.apply(seats[0], GreedyBot().choose(view_of(game, state, seats[0]), dice))
        else:
            break
    return state
