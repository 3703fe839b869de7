"""The ladder: which bot is how strong. Neighbours meet in paired deals, the same luck from every seat.

With so many seats, the tables are windows of as many neighbouring entrants. Each deal is played as often as there are
seats, the players moving on by one. The weakest and the strongest also play among reference bots alone. In a solo game
everybody plays the same deals, and points are compared.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import islice
from time import process_time
from typing import NamedTuple

from meadhall.bots import Bot, bot
from meadhall.bots.levels import LEVELS
from meadhall.core import Dice, LabDice, SetupError
from meadhall.core.view import View
from meadhall.games import game as find_game
from meadhall.lab.engines import HERE, Engine
from meadhall.lab.figures import Deal, Table
from meadhall.lab.journal import Journal
from meadhall.lab.playing import play

REFERENCE = "greedy"

MOST_GAMES = 1_000_000
"""For each lineup: the outcomes of all games are held in memory."""


class Plan(NamedTuple):
    """What is to be played: everything that the games depend on, beside the bots themselves."""

    game: str
    seats: int
    options: dict[str, str]
    entrants: tuple[str, ...]
    """The weakest first."""
    reference: str
    games: int
    """For each window at least; deals are played from every seat."""
    trial_games: int
    """The same for each trial, see `trials`."""
    seed: int

    @property
    def deals(self) -> int:
        return -(-self.games // self.seats)

    @property
    def trial_deals(self) -> int:
        return -(-self.trial_games // self.seats)


class Bout(NamedTuple):
    """One game of a ladder."""

    deal: int
    lineup: tuple[str, ...]
    shift: int


class Thinking(NamedTuple):
    """Seconds of the processor's time that a player took for its choices."""

    choices: int
    seconds: float
    longest: float


class Outcome(NamedTuple):
    """How a bout ended; lists are by player of the lineup."""

    points: list[int]
    places: list[int]
    decisions: int
    digest: str
    thinking: list[Thinking]


def plan(
    game: str,
    seats: int,
    options: Mapping[str, str],
    games: int,
    seed: int,
    entrants: Sequence[str] = LEVELS,
    reference: str = REFERENCE,
    trial_games: int | None = None,
) -> Plan:
    """A ladder that can be played, with as many games in trials as elsewhere by default; a clear error if it cannot."""
    table = find_game(game).table(seats, options)
    for name in (*entrants, reference):
        bot(name)
    if len(set(entrants)) < len(entrants) or reference in entrants:
        raise SetupError("every bot enters a ladder once, and the reference bot not at all", "bots")
    if len(entrants) < max(2, seats):
        raise SetupError(
            f"a ladder with {seats} seats needs at least {max(2, seats)} bots, not {len(entrants)}", "bots"
        )
    if not seats < games <= MOST_GAMES:
        raise SetupError(
            f"a ladder needs two deals or more: from {seats + 1} to {MOST_GAMES:,} games, not {games:,}", "games"
        )
    if trial_games is None:
        trial_games = games
    if seats == 1 and trial_games != games:
        raise SetupError(
            "alone, all bots play the same deals: there are as many games in trials as elsewhere", "trials"
        )
    if not seats < trial_games <= games:
        raise SetupError(f"a ladder of {games:,} games needs from {seats + 1} to {games:,} trials", "trials")
    return Plan(game, seats, dict(table.options), tuple(entrants), reference, games, trial_games, seed)


def windows(plan: Plan) -> list[tuple[str, ...]]:
    """So many neighbours as there are seats."""
    return [plan.entrants[at : at + plan.seats] for at in range(len(plan.entrants) - plan.seats + 1)]


def trials(plan: Plan) -> list[tuple[str, ...]]:
    """The ends of the ladder among reference bots; in a solo game the reference bot by itself."""
    others = (plan.reference,) * (plan.seats - 1)
    return [(name, *others) for name in (plan.entrants[0], plan.entrants[-1])] if others else [(plan.reference,)]


def bouts(plan: Plan) -> list[Bout]:
    """Deal by deal, so that whoever stops early has something of everything."""
    return [
        Bout(deal, lineup, shift)
        for deal in range(plan.deals)
        for lineup in (*windows(plan), *(trials(plan) if deal < plan.trial_deals else ()))
        for shift in range(plan.seats)
    ]


class Timed:
    """A player that is watched while it thinks."""

    def __init__(self, player: Bot) -> None:
        self.player = player
        self.thinking = Thinking(0, 0.0, 0.0)

    def choose(self, view: View, dice: Dice) -> int:
        began = process_time()
        chosen = self.player.choose(view, dice)
        if len(view.options) > 1:
            passed = process_time() - began
            choices, seconds, longest = self.thinking
            self.thinking = Thinking(choices + 1, seconds + passed, max(longest, passed))
        return chosen


def play_bout(plan: Plan, bout: Bout) -> Outcome:
    """Its luck depends on the seed and the deal alone, as do the dice of each player."""
    players = [Timed(bot(name, clock=False)) for name in bout.lineup]
    dice = LabDice(plan.seed).fork(bout.deal)
    played = play(find_game(plan.game), plan.options, players, dice, bout.shift)
    thinking = [player.thinking for player in players]
    return Outcome(played.scores, played.places, played.decisions, played.digest.hex(), thinking)


def climb(
    plan: Plan, journal: Journal | None = None, engine: Engine = HERE, tick: Callable[[], None] = lambda: None
) -> list[Outcome]:
    """Play all bouts that are not in the journal yet; `tick` is called for each, played or found."""
    outcomes = found(plan, journal) if journal else []
    for _ in outcomes:
        tick()
    left = islice(bouts(plan), len(outcomes), None)
    for outcome in engine.run(partial(play_bout, plan), left):
        outcomes.append(outcome)
        if journal:
            journal.add(outcome)
        tick()
    return outcomes


def found(plan: Plan, journal: Journal) -> list[Outcome]:
    """What a journal has of the outcomes; a clear error if they cannot be of this ladder."""
    try:
        outcomes = [Outcome(*row) for row in journal.rows]
        outcomes = [each._replace(thinking=[Thinking(*thought) for thought in each.thinking]) for each in outcomes]
        sizes = {len(by_player) for each in outcomes for by_player in (each.points, each.places, each.thinking)}
    except TypeError:
        raise journal.damaged() from None
    if sizes - {plan.seats} or len(outcomes) > len(bouts(plan)):
        raise journal.damaged()
    return outcomes


def deals(plan: Plan, outcomes: Sequence[Outcome]) -> list[Deal]:
    """The games, put together by their luck. Solo games with the same luck are compared as if played at one table."""
    together: list[list[Table]] = [[] for _ in range(plan.deals)]
    rated = set(windows(plan))
    for bout, outcome in zip(bouts(plan), outcomes, strict=True):
        table = Table(bout.lineup, tuple(outcome.places), tuple(outcome.points), bout.lineup in rated)
        together[bout.deal].append(table)
    if plan.seats == 1:
        return [(beside(tables),) for tables in together]
    return [tuple(tables) for tables in together]


def beside(solo: Sequence[Table]) -> Table:
    points = tuple(table.points[0] for table in solo)
    places = tuple(sum(other > own for other in points) for own in points)
    return Table(tuple(table.players[0] for table in solo), places, points, rated=False)
