"""Speed figures: how fast the rules run on this machine. Medians of several rounds, because machines are noisy."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from meadhall.core import CHANCE, OVER, Game, LabDice, State
from meadhall.games import game as find_game

ROUNDS = 5
MOST_CALLS = 200
"""So often is something done in a round that takes microseconds; less often in less than a second."""

AnyGame = Game[Any, Any, Any]


class Figures(NamedTuple):
    decisions_per_second: float
    copy_us: float
    observe_us: float
    save_load_us: float


def bench_game(
    name: str, seconds: float = 1.0, tick: Callable[[], None] = lambda: None, agreed: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """The figures of a game: of each number of seats with each value of its leading option, and the worst of them.

    `agreed` options hold at all tables.
    """
    game = find_game(name)
    tables: dict[str, Figures] = {}
    for seats, options in bench_tables(game, agreed or {}):
        label = " ".join([f"{option}={value}" for option, value in options.items()] + [f"seats={seats}"])
        tables[label] = bench_table(game, seats, options, seconds)
        tick()
    figures = list(tables.values())
    worst = Figures(
        min(figure.decisions_per_second for figure in figures),
        *(max(getattr(figure, field) for figure in figures) for field in Figures._fields[1:]),
    )
    return {**worst._asdict(), "tables": {table: figure._asdict() for table, figure in tables.items()}}


def bench_tables(game: AnyGame, agreed: Mapping[str, str]) -> list[tuple[int, dict[str, str]]]:
    leads = [{lead.name: value} for lead in game.table_options[:1] if lead.name not in agreed for value in lead.values]
    return [(seats, lead | dict(agreed)) for lead in leads or [{}] for seats in game.seat_counts]


def table_count(name: str, agreed: Mapping[str, str] | None = None) -> int:
    return len(bench_tables(find_game(name), agreed or {}))


def bench_table(game: AnyGame, seats: int, options: dict[str, str], seconds: float) -> Figures:
    state = middle(game, seats, options)
    plain = json.dumps(game.save(state))
    seat = state.decision.seats[0]
    return Figures(
        decisions_per_second=round(median(_random_play(game, seats, options, seconds / ROUNDS) for _ in range(ROUNDS))),
        copy_us=_microseconds(state.copy, seconds),
        observe_us=_microseconds(lambda: game.observe(state, seat), seconds),
        save_load_us=_microseconds(lambda: (json.dumps(game.save(state)), game.load(json.loads(plain))), seconds),
    )


def middle(game: AnyGame, seats: int, options: dict[str, str]) -> State:
    """A position from the middle of a random game."""
    dice = LabDice(1)
    decisions = _random_game(game, game.new(seats, options), dice, limit=10**9)
    state: State = game.new(seats, options)
    _random_game(game, state, LabDice(1), limit=decisions // 2)
    while state.decision.kind is CHANCE:
        state.throw(dice)
    return state


def _random_game(game: AnyGame, state: State, dice: LabDice, limit: int) -> int:
    """Random play to the end or to so many decisions; returns how many there were."""
    decisions = 0
    while True:
        kind, seats, _ = state.decision
        if kind is CHANCE:
            state.throw(dice)
        elif kind is OVER or decisions == limit:
            return decisions
        else:
            options = state.options(seats[0])
            state.apply(seats[0], options[dice.below(len(options))])
            decisions += 1


def _random_play(game: AnyGame, seats: int, options: dict[str, str], seconds: float) -> float:
    dice = LabDice(1)
    decisions = 0
    start = perf_counter()
    while (passed := perf_counter() - start) < seconds:
        decisions += _random_game(game, game.new(seats, options), dice, limit=10**9)
    return decisions / passed


def _microseconds(act: Callable[[], object], seconds: float) -> float:
    calls = max(1, min(MOST_CALLS, round(MOST_CALLS * seconds)))

    def once() -> float:
        start = perf_counter()
        for _ in range(calls):
            act()
        return (perf_counter() - start) / calls * 1e6

    return round(median(once() for _ in range(ROUNDS)), 2)
