"""A player that searches: information-set Monte Carlo tree search.

Each iteration imagines a whole position that could be the true one, goes down the tree in it, plays on by rules of
thumb for a while, and judges what that has gained; all options are tried with the same luck. The tree belongs to the
searching seat: its branches are what that seat sees being chosen, so positions that look the same to it share a node.
Luck does not branch; it is thrown again in every iteration. What several seats choose at once each of them chooses
without knowing the others' choices.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, sqrt
from time import perf_counter
from typing import Any, NamedTuple

from meadhall.core import CHANCE, PLAYERS, Dice, Game, LabDice, State
from meadhall.core.game import Observation
from meadhall.core.view import View


@dataclass(frozen=True)
class Settings:
    """How a bot searches."""

    iterations: int
    seconds: float = 5.0
    """It never thinks longer, however slow the machine is."""
    width: float = 8
    """So many options of a choice are tried at first, the best by their looks ..."""
    widening: float = 2.0
    """... and this times the root of the number of visits more."""
    explore: float = 1.0
    """How much the search is drawn to what it hardly knows."""
    trust: float = 0.5
    """How far looks may deceive: the looks of options are compared in this part of their spread."""
    patience: int = 8
    """Only after so many visits a node gets a look of its own; until then what its options seemed to gain elsewhere."""
    horizon: int = 1
    """So many quiet positions are passed before the judgement."""
    heed: int = 0
    """Where no choice can be improvised, so many options are compared, the best by what they seemed to gain elsewhere,
    and below the first choice no more options are looked at than are tried; 0: all."""


class Arm:
    """An option of a seat at a node."""

    __slots__ = ("appeal", "looks", "total", "visits")

    def __init__(self, looks: float, appeal: float) -> None:
        self.looks = looks
        """What it seemed to gain at first sight."""
        self.appeal = appeal
        """The same as a weight among its rivals."""
        self.visits = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        """What it brought so far; only of what was visited."""
        return self.total / self.visits


Who = tuple[int, int]
"""A seat, and what it has to choose with; see `Game.means`."""


class Node:
    """What the searching seat saw up to a choice, or to a choice of several seats at once."""

    __slots__ = ("arms", "children", "start", "visits")

    def __init__(self) -> None:
        self.arms: dict[Who, dict[int, Arm]] = {}
        self.children: dict[tuple[tuple[Who, int], ...], Node] = {}
        self.visits = 0
        self.start: list[float] = []
        """By seat: where values are counted from, if this is where a search begins. What is imagined of hidden things
        changes how a seat stands, but alike for all its options."""


class Weighed(NamedTuple):
    """An option that was considered: the value is in points, as `Game.standings` counts them."""

    option: int
    visits: int
    value: float


class SearchBot:
    """Keeps the part of its tree that it went into, for as long as the table looks as it was foreseen."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._foreseen: tuple[Observation, Node] | None = None

    def choose(self, view: View, dice: Dice) -> int:
        if len(view.options) == 1:
            return view.options[0]
        return self.weigh(view, dice)[0].option

    def weigh(self, view: View, dice: Dice) -> list[Weighed]:
        """The options that were considered, the best first."""
        position = view.imagine(dice)
        advice = view.game.advise(position, view.seat)
        options = advice[:1] or view.game.candidates(position, view.seat)
        if len(options) == 1:
            return [Weighed(options[0], 0, view.game.appraise(position, view.seat))]
        root = self._remembered(view)
        search = Search(view, dice, self.settings, root)
        search.run()
        weighed = [Weighed(option, arm.visits, arm.mean) for option, arm in search.own.items() if arm.visits]
        weighed.sort(key=lambda each: (-each.visits, -each.value, each.option))
        self._foresee(view, position, root, weighed[0].option)
        return weighed

    def _remembered(self, view: View) -> Node:
        foreseen, self._foreseen = self._foreseen, None
        return foreseen[1] if foreseen and foreseen[0] == view.observation else Node()

    def _foresee(self, view: View, position: State, root: Node, option: int) -> None:
        """Where nobody else and no luck comes between, the next choice is seen already."""
        game, seat = view.game, view.seat
        child = root.children.get((((seat, game.means(position, seat)), option),))
        if child is None:
            return
        before = game.standings(game.hopes(position))
        position.apply(seat, option)
        if position.owing(seat):
            after = game.standings(game.hopes(position))
            child.start = [start + now - then for start, now, then in zip(root.start, after, before, strict=True)]
            self._foreseen = (game.observe(position, seat), child)


class Search:
    """One search, from a root that may have been visited before."""

    def __init__(self, view: View, dice: Dice, settings: Settings, root: Node) -> None:
        self.game: Game[Any, Any, Any] = view.game
        self.view = view
        self.dice = dice
        self.settings = settings
        self.root = root
        self.position = view.imagine(dice)
        """Whatever is hidden in it: the options of the searching seat are those that it has."""
        self.seeds: list[int] = []
        self.gains: dict[tuple[Who, int], float] = {}
        """By who chooses what: what it seemed to gain, wherever it was looked at."""
        self.lowest = float("inf")
        self.highest = float("-inf")

    def run(self) -> None:
        """As many iterations as the settings say, counting those of an earlier search.

        It ends before when time is up, or when no other option could be visited as often as the first any more.
        """
        settings = self.settings
        began = perf_counter()
        longest = 0.0
        last = began
        while self.root.visits < settings.iterations or not self.root.arms:
            self.iterate()
            now = perf_counter()
            longest = max(longest, now - last)
            last = now
            if now - began + longest > settings.seconds or self.lead() > settings.iterations - self.root.visits:
                break

    def lead(self) -> int:
        """How often the option that is ahead was visited more than the next."""
        visits = sorted([arm.visits for arm in self.own.values()])
        return visits[-1] - (visits[-2] if len(visits) > 1 else 0)

    @property
    def own(self) -> dict[int, Arm]:
        """The options of the searching seat."""
        return next(arms for (seat, _), arms in self.root.arms.items() if seat == self.view.seat)

    def first_choice(self) -> tuple[int, Arm]:
        """The searching seat chooses before anything is imagined."""
        seat, position = self.view.seat, self.position
        who = (seat, self.game.means(position, seat))
        return self.select(self.root, position, who, self.game.candidates(position, seat))

    def luck(self, number: int) -> Dice:
        """For what is hidden and what is thrown: the same whenever an option is tried for that time."""
        while len(self.seeds) <= number:
            self.seeds.append(self.dice.below(1 << 62))
        return LabDice(self.seeds[number])

    def iterate(self) -> None:
        game, seer = self.game, self.view.seat
        first = self.first_choice()
        dice = self.luck(first[1].visits)
        state = self.view.imagine(dice)
        begin = game.standings(game.hopes(state))
        node = self.root
        if not node.start:
            node.start = begin
        path: list[tuple[int, Arm]] = []
        nodes = [node]
        new = False
        while not new:
            kind, seats, _ = state.decision
            if kind is CHANCE:
                state.throw(dice)
                continue
            if kind is not PLAYERS:
                break
            secret = bool(state.branches)
            chosen = []
            for seat in seats:
                advice = game.advise(state, seat)
                if advice:
                    follow(state, seat, advice)
                    continue
                options = game.candidates(state, seat)
                who = (seat, game.means(state, seat))
                if len(options) == 1:
                    option = options[0]
                else:
                    is_first = node is self.root and seat == seer
                    option, arm = first if is_first else self.select(node, state, who, options)
                    new |= not arm.visits
                    path.append((seat, arm))
                if seat == seer or not secret:
                    chosen.append((who, option))
                state.apply(seat, option)
            if chosen:
                step = tuple(chosen)
                if step not in node.children:
                    node.children[step] = Node()
                node = node.children[step]
                nodes.append(node)
        end = self.judge(state, dice)
        values = [start + now - then for start, now, then in zip(self.root.start, end, begin, strict=True)]
        for value in values:
            self.lowest = min(self.lowest, value)
            self.highest = max(self.highest, value)
        for each in nodes:
            each.visits += 1
        for seat, arm in path:
            arm.visits += 1
            arm.total += values[seat]

    def select(self, node: Node, state: State, who: Who, options: list[int]) -> tuple[int, Arm]:
        """The most promising of the options: good so far, good by its looks, or hardly known."""
        settings = self.settings
        arms = node.arms.get(who)
        if arms is None:
            arms = node.arms[who] = {}
        width = int(settings.width + settings.widening * sqrt(node.visits))
        if settings.heed and node is not self.root:
            options = self.promising(who, options, width)
        borrow = node is not self.root and node.visits < settings.patience
        now = node is not self.root and node.visits == settings.patience
        if now or any(option not in arms for option in options):
            self.look(arms, state, who, options, borrow)
        available = [(option, arms[option]) for option in options]
        if len(available) > width:
            available.sort(key=lambda each: -each[1].looks)
            del available[width:]
        best = max(arm.looks for _, arm in available)
        appeal = sum(arm.appeal for _, arm in available)
        visits = sum(arm.visits for _, arm in available)
        # What was never tried is taken to be as much worse than the average as it looks worse than the best.
        base = sum(arm.total for _, arm in available) / visits if visits else best
        span = max(self.highest - self.lowest, 1e-9)
        pull = settings.explore * sqrt(visits + 1) / appeal
        chosen, highest = available[0], float("-inf")
        for each in available:
            arm = each[1]
            mean = arm.total / arm.visits if arm.visits else base + arm.looks - best
            score = mean / span + pull * arm.appeal / (1 + arm.visits)
            if score > highest:
                chosen, highest = each, score
        return chosen

    def look(self, arms: dict[int, Arm], state: State, who: Who, options: list[int], borrow: bool) -> None:
        """What each option seems to gain, here or elsewhere in the tree."""
        unseen = [option for option in options if (who, option) not in self.gains] if borrow else options
        seen = self.glance(state, who, unseen) if unseen else {}
        looks = [seen[option] if option in seen else self.gains[who, option] for option in options]
        best = max(looks)
        spread = self.settings.trust * sqrt(sum((best - each) ** 2 for each in looks) / len(looks)) or 1.0
        for option, value in zip(options, looks, strict=True):
            appeal = exp(max(-50.0, (value - best) / spread))
            if option not in arms:
                arms[option] = Arm(value, appeal)
            elif not borrow:
                arms[option].looks = value
                arms[option].appeal = appeal

    def glance(self, state: State, who: Who, options: list[int]) -> dict[int, float]:
        """What the options seem to gain, which is remembered."""
        seen = dict(zip(options, self.game.glance(state, who[0], options), strict=True))
        for option, gain in seen.items():
            self.gains[who, option] = (self.gains.get((who, option), gain) + gain) / 2
        return seen

    def promising(self, who: Who, options: list[int], number: int) -> list[int]:
        """So many of the options: those never looked at, then the best elsewhere."""
        if len(options) <= number:
            return options
        gains = self.gains
        return sorted(options, key=lambda option: -gains.get((who, option), float("inf")))[:number]

    def go_on(self, state: State, seat: int, dice: Dice) -> list[int]:
        """What the seat does next when no more is searched."""
        advice = self.game.advise(state, seat)
        if advice:
            return advice
        option = self.game.improvise(state, seat, dice)
        if option is not None:
            return [option]
        options = self.game.candidates(state, seat)
        who = (seat, self.game.means(state, seat))
        options = self.promising(who, options, self.settings.heed or len(options))
        if len(options) == 1:
            return options
        seen = self.glance(state, who, options)
        return [max(options, key=seen.__getitem__)]

    def judge(self, state: State, dice: Dice) -> list[float]:
        """Play on for a while, and see how good it looks for everybody."""
        game = self.game
        passed = 0
        while True:
            kind, seats, _ = state.decision
            if kind is CHANCE:
                state.throw(dice)
                continue
            if kind is not PLAYERS:
                break
            if game.quiet(state):
                passed += 1
                if passed > self.settings.horizon:
                    break
            for seat in seats:
                follow(state, seat, self.go_on(state, seat, dice))
        return game.standings(game.hopes(state))


def follow(state: State, seat: int, plan: list[int]) -> None:
    """Make these choices, as long as nothing comes between them."""
    state.apply(seat, plan[0])
    for option in plan[1:]:
        if state.explain(seat, option):
            break
        state.apply(seat, option)
