"""Whole games for rule tests: a match and the choices that lead it on, by lot where a test does not care."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from meadhall.core import SEATS, Event, LabDice, Match
from meadhall.games.brian_boru import game
from meadhall.games.brian_boru.state import State


def opened(seats: int, seed: int = 1, **options: str) -> Match:
    """A match in which the first player is to put a disc on the map."""
    return Match(game, seats, options, LabDice(seed))


def by_lot(match: Match, dice: LabDice) -> list[Event]:
    """One of those who owe a choice makes any."""
    assert len(match.log) < 2000, "no game is that long"
    seats = match.state.decision.seats
    seat = seats[dice.below(len(seats))]
    options = match.state.options(seat)
    return match.play(seat, options[dice.below(len(options))])


def until(match: Match, frame: str, dice: LabDice) -> list[Event]:
    """Go on by lot until such a choice is owed; all that happened."""
    happened: list[Event] = []
    while not any(owed(match, seat) == frame for seat in match.state.decision.seats):
        happened += by_lot(match, dice)
    return happened


def owed(match: Match, seat: int) -> str:
    """What kind of choice the seat owes."""
    return type(match.state.owing(seat)).__name__


def positions(seats: int, seed: int, **options: str) -> Iterator[State]:
    """A whole game by lot: every position in which somebody has to choose, then the last one."""
    match, dice = opened(seats, seed, **options), LabDice(seed + 1000)
    while not match.over:
        yield match.state
        by_lot(match, dice)
    yield match.state


@cache
def played(seats: int, seed: int = 1, **options: str) -> Match:
    """A whole game by lot. Not to be changed."""
    match, dice = opened(seats, seed, **options), LabDice(seed + 1000)
    while not match.over:
        by_lot(match, dice)
    return match


def happened(match: Match, *kinds: type[Event]) -> list[Event]:
    """All that has happened so far, or all of these kinds."""
    events = [event for entry in match.log for event in entry.events]
    return [event for event in events if type(event) in kinds] if kinds else events


def rounds(match: Match) -> list[list[Event]]:
    """What happened in each round, from the reveal of its Viking card on."""
    found: list[list[Event]] = []
    for event in happened(match):
        if type(event).__name__ == "RoundBegun":
            found.append([])
        elif found:
            found[-1].append(event)
    return found


def outcomes(state: State) -> list[str]:
    """What luck may bring now, each as likely as any other."""
    assert state.faces <= 25, "for throws with few faces"
    return [state.chance().note(state, outcome) for outcome in range(state.faces)]


def throw(state: State, note: str, events: list[Event] | None = None) -> None:
    """Let luck bring what the record would call so."""
    state.roll(outcomes(state).index(note), events)


def letters(seats: Iterator[int] | list[int] | tuple[int, ...]) -> str:
    return "".join(SEATS[seat] for seat in seats)
