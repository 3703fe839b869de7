"""Advice for people: the best ways to go on, how good they are, and why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import fsum
from statistics import median
from time import perf_counter
from typing import NamedTuple, TypeVar

from meadhall.bots.levels import levels
from meadhall.bots.search import Arm, Node, Search, Settings, Weighed, Who, follow
from meadhall.core import Dice, State
from meadhall.core.view import View

BEST = "level-5"
"""Whose advice is asked for, unless another is named."""

FEW = 3
"""So many ways to go on are suggested."""

SECONDS = 1.3
"""So long is searched at most; comparing the best takes half as long again."""

GLANCES = 3
"""So many positions that could be the true one are looked at to see where gains come from."""

SAMPLE = 6
"""So many options tell what happens whatever is chosen."""

K = TypeVar("K")


class Suggestion(NamedTuple):
    """A way to go on, and what speaks for it. All figures are points."""

    options: list[int]
    """Choices to be made one after the other."""
    value: float
    """What it gains, as `Game.standings` counts, beyond what every option costs and what happens anyway: the sum of all
    that follows."""
    gains: list[tuple[str, float]]
    """What it adds to the hopes of the seat, or takes from them; by facet, the largest first. What only looking ahead
    shows is the facet `later`."""
    rivals: list[tuple[int, float]]
    """By other seat: how much it counts that this one has less to hope for, or more; the largest first."""


def eyes(game: str, bot: str) -> Settings | None:
    """How an adviser searches; none, for a bot that does not, judges by first looks."""
    level = levels(game).get(bot)
    if level is None or level.search is None:
        return None
    settings = Settings(**level.search)
    return replace(settings, seconds=min(settings.seconds, SECONDS))


def suggest(view: View, dice: Dice, settings: Settings | None) -> list[Suggestion]:
    """The best ways to go on, the best first; never empty. Where the game knows a whole row of choices, only that."""
    game, seat = view.game, view.seat
    positions = [view.imagine(dice) for _ in range(GLANCES)]
    options = game.candidates(positions[0], seat)
    row = game.advise(positions[0], seat, thorough=True) or options
    if row is not options or len(options) == 1:
        changes = gains(view, positions, [finished(view, position, row) for position in positions])
        return [Suggestion(row, fsum(points for _, points in changes), changes, [])]
    best = (_search(view, dice, settings) if settings else _look(view, positions[0], options))[:FEW]
    return list(_explained(view, positions, options, best))


def _look(view: View, position: State, options: list[int]) -> list[Weighed]:
    """The options by first looks."""
    gains = view.game.survey(position, view.seat, options)
    weighed = [Weighed(option, 0, gain) for option, gain in zip(options, gains, strict=True)]
    return sorted(weighed, key=lambda each: -each.value)


def _search(view: View, dice: Dice, settings: Settings) -> list[Weighed]:
    """What a search finds best, compared anew with equal care, and what it gains."""
    search = Search(view, dice, settings, Node())
    search.run()
    arms = search.own
    best = sorted(arms, key=lambda option: (-arms[option].visits, -arms[option].looks, option))[:FEW]
    finalists = {option: arms[option] for option in best}
    Final(search, finalists).run()
    now = search.root.start[view.seat]
    weighed = [Weighed(option, arm.visits, arm.mean - now) for option, arm in finalists.items() if arm.visits]
    return sorted(weighed, key=lambda each: -each.value)


class Final(Search):
    """A search that goes on from where another has ended, with few options, so that all of them are known as well."""

    def __init__(self, begun: Search, finalists: dict[int, Arm]) -> None:
        super().__init__(begun.view, begun.dice, begun.settings, begun.root)
        self.seeds, self.gains = begun.seeds, begun.gains
        self.lowest, self.highest = begun.lowest, begun.highest
        self.finalists = finalists

    def run(self) -> None:
        """Until each has its share of visits, or half of the time has passed again."""
        share = self.settings.iterations // (2 * FEW)
        end = perf_counter() + self.settings.seconds / 2
        while any(arm.visits < share for arm in self.finalists.values()) and perf_counter() < end:
            self.iterate()

    def select(self, node: Node, state: State, who: Who, options: list[int]) -> tuple[int, Arm]:
        if node is not self.root or who[0] != self.view.seat:
            return super().select(node, state, who, options)
        return min(self.finalists.items(), key=lambda each: each[1].visits)


# reasons


def finished(view: View, position: State, row: list[int]) -> State:
    """When the action that begins so is at its end."""
    after = position.copy()
    follow(after, view.seat, row)
    end: State = view.game.finish(after, view.seat)
    return end


def gains(view: View, before: list[State], after: list[State]) -> list[tuple[str, float]]:
    """What is added to each facet of the seat's hopes on average."""
    now, then = ([view.game.facets(position, view.seat) for position in positions] for positions in (before, after))
    names = dict.fromkeys(facet for facets in (*now, *then) for facet in facets)
    return by_size(
        {name: _mean([b.get(name, 0.0) - a.get(name, 0.0) for a, b in zip(now, then, strict=True)]) for name in names}
    )


def _explained(view: View, positions: list[State], options: list[int], best: list[Weighed]) -> Iterator[Suggestion]:
    """What the best options change, beside what every option costs and what happens to rivals anyway."""
    game, seat = view.game, view.seat
    sample = {*options[:: -(-len(options) // SAMPLE)], *(each.option for each in best)}
    outcomes = {option: [finished(view, position, [option]) for position in positions] for option in sample}
    changes = {option: dict(gains(view, positions, after)) for option, after in outcomes.items()}
    facets = dict.fromkeys(facet for each in changes.values() for facet in each)
    costs = {facet: min(0.0, max(each.get(facet, 0.0) for each in changes.values())) for facet in facets}
    hopes = {option: _hopes(view, after) for option, after in outcomes.items()}
    now = _hopes(view, positions)
    usual = {rival: median([each[rival] for each in hopes.values()]) for rival in now}
    counts = {rival: game.standings([float(each == rival) for each in range(len(now) + 1)])[seat] for rival in now}
    anyway = fsum([*costs.values(), *(counts[rival] * (usual[rival] - now[rival]) for rival in now)])
    for each in best:
        own = {facet: changes[each.option].get(facet, 0.0) - cost for facet, cost in costs.items()}
        rivals = {rival: counts[rival] * (hopes[each.option][rival] - usual[rival]) for rival in now}
        value = each.value - anyway
        own["later"] = value - fsum([*own.values(), *rivals.values()])
        yield Suggestion([each.option], value, by_size(own), by_size(rivals))


def _hopes(view: View, positions: list[State]) -> dict[int, float]:
    """By rival."""
    means = [_mean([*hopes]) for hopes in zip(*map(view.game.hopes, positions), strict=True)]
    return {seat: mean for seat, mean in enumerate(means) if seat != view.seat}


def by_size(changes: dict[K, float]) -> list[tuple[K, float]]:
    return sorted(changes.items(), key=lambda each: -abs(each[1]))


def _mean(values: list[float]) -> float:
    return fsum(values) / len(values)
