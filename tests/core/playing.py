"""Matches played at random, and Hypothesis made repeatable: what several test files need."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hypothesis import settings

from meadhall import games
from meadhall.core import Game, Kind, LabDice, Match
from tests.core import toy

AnyGame = Game[Any, Any, Any]

repeatable: Callable[[Any], Any] = settings(derandomize=True, deadline=None, database=None, max_examples=60)
"""The same examples in every run, however slow the machine is."""


def find(name: str) -> AnyGame:
    """The toy, or a real game."""
    return toy.game if name == toy.game.id else games.game(name)


def step(match: Match, dice: LabDice) -> None:
    """One throw or one choice, taken at random."""
    decision = match.state.decision
    if decision.kind is Kind.CHANCE:
        match.throw(dice.below(match.state.faces))
        return
    seat = decision.seats[dice.below(len(decision.seats))]
    options = match.state.options(seat)
    match.play(seat, options[dice.below(len(options))])


def random_match(
    game: AnyGame, seats: int = 2, options: Mapping[str, str] | None = None, seed: int = 1, length: int = 10**6
) -> Match:
    """A match without dice of its own, played at random to its end or until its log is so long."""
    match = Match(game, seats, options)
    dice = LabDice(seed)
    while not match.over and len(match.log) < length:
        step(match, dice)
    return match


def replayed(match: Match, length: int | None = None) -> Match:
    """A fresh match that went through the first entries of another one's log."""
    table = match.state.table
    again = Match(match.game, table.seats, table.options)
    for entry in match.log[:length]:
        if entry.faces:
            again.throw(entry.value)
        else:
            again.play(entry.seat, entry.value)
    return again
