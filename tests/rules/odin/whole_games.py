"""Whole games for rule tests: positions led on by quiet choices, and matches played by lot."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from meadhall.core import SEATS, Event, Kind, LabDice, Match
from meadhall.games.odin import game
from meadhall.games.odin.box import THINGS
from meadhall.games.odin.state import THINGS_HELD, State

QUIET = [game.parse(word) for word in ("pass", "done", "gap", "no")]


def owed(state: State, seat: int | None = None) -> str:
    """What the position waits for: a throw, or the choice of the first seat that owes one (or of this seat)."""
    decision = state.decision
    if decision.kind is Kind.OVER:
        return ""
    if decision.kind is Kind.CHANCE:
        return type(state.chance()).__name__
    frame = state.owing(decision.seats[0] if seat is None else seat)
    return type(frame).__name__ if frame else ""


def lead(state: State, until: Callable[[State], bool]) -> list[Event]:
    """Go on with as little as can be done, and the first that luck may bring; all that happened."""
    events: list[Event] = []
    while state.decision.kind is not Kind.OVER and not until(state):
        if state.decision.kind is Kind.CHANCE:
            state.roll(0, events)
        else:
            seat = state.decision.seats[0]
            options = state.options(seat)
            state.apply(seat, next((option for option in QUIET if option in options), options[0]), events)
    return events


def to(state: State, frame: str) -> list[Event]:
    """Go on until such a choice or throw is due."""
    return lead(state, lambda s: owed(s) == frame)


def play(state: State, seat: str, *options: str) -> None:
    """Choices of a seat, one after another."""
    for option in options:
        state.apply(SEATS.index(seat), game.parse(option))


def supply(state: State, seat: str) -> dict[str, int]:
    """All that the seat has of goods, materials, silver and weapons."""
    start = SEATS.index(seat) * THINGS_HELD
    held = state.stock[start : start + THINGS_HELD]
    return {THINGS[thing]: count for thing, count in enumerate(held) if count}


def throw(state: State, note: str) -> None:
    """Let luck bring what the record would call so."""
    notes = [state.chance().note(state, outcome) for outcome in range(state.faces)]
    state.roll(notes.index(note))


def by_lot(match: Match, dice: LabDice) -> None:
    seats = match.state.decision.seats
    seat = seats[dice.below(len(seats))]
    options = match.state.options(seat)
    match.play(seat, options[dice.below(len(options))])


@cache
def played(seats: int, seed: int = 1, **options: str) -> Match:
    """A whole game by lot. Not to be changed."""
    match, dice = Match(game, seats, options, LabDice(seed)), LabDice(seed + 1000)
    while not match.over:
        by_lot(match, dice)
    return match


def happened(match: Match, *kinds: type[Event]) -> list[Event]:
    """All that has happened of these kinds, or of any."""
    events = match.opening + [event for entry in match.log for event in entry.events]
    return [event for event in events if type(event) in kinds] if kinds else events
