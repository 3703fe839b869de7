"""The driver: a position, its dice and its log. It throws all dice, keeps the log and knows what can be taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from meadhall.core.dice import Dice
from meadhall.core.events import Event
from meadhall.core.frames import CHANCE, OVER, Frame
from meadhall.core.game import Game
from meadhall.core.luck import Luck
from meadhall.core.record import write_record
from meadhall.core.state import State
from meadhall.core.words import SEATS, IllegalMove, reason

LUCK = -1
"""Stands for the seat in log entries that are throws of the dice."""


_NOTHING: list[Event] = []


class Entry(NamedTuple):
    """One line of the log: a choice of a seat, or a throw (seat LUCK) of a die with so many faces."""

    seat: int
    value: int
    faces: int
    text: str
    events: list[Event]


def bare_entry(seat: int, value: int) -> Entry:
    """An entry of which only what was done is still known."""
    return Entry(seat, value, 0, "", _NOTHING)


class Match:
    """A match being played.

    The log is final up to the last barrier; after it comes the tail, which its seat may take back step by step.
    A barrier is set whenever something new comes to light (a throw, a reveal) or somebody else has to decide. While
    several seats choose at once, each has its own tail and may take back its own choices until the last has chosen.
    """

    def __init__(
        self, game: Game[Any, Any, Any], seats: int, options: Mapping[str, str] | None = None, dice: Dice | None = None
    ) -> None:
        """Without dice the match waits for `throw` at every chance decision."""
        self.game = game
        self.dice = dice
        self.opening: list[Event] = []
        """What the rules did before the first throw or choice."""
        self.state: State = game.new(seats, options, self.opening)
        self.log: list[Entry] = []
        self._set_barrier()
        self._throw_all()

    @classmethod
    def resumed(cls, game: Game[Any, Any, Any], state: State, log: list[Entry]) -> Match:
        """Go on from a position that a log led to, without dice; nothing before it can be taken back step by step."""
        match = cls.__new__(cls)
        match.game, match.dice, match.opening, match.state, match.log = game, None, [], state, log
        match._set_barrier()
        return match

    def lighten(self, kept: int) -> None:
        """Forget what was told by all but the last `kept` entries, and by those that can be taken back."""
        for number in range(min(self.barrier, len(self.log) - kept) - 1, -1, -1):
            entry = self.log[number]
            if not entry.text:
                break  # and so are all before it
            self.log[number] = bare_entry(entry.seat, entry.value)

    @property
    def over(self) -> bool:
        return self.state.decision.kind is OVER

    @property
    def tail(self) -> list[Entry]:
        """What can still be taken back."""
        return self.log[self.barrier :]

    def play(self, seat: int, option: int) -> list[Event]:
        """Make a choice and everything that follows from it by itself. Returns all that happened."""
        start = len(self.log)
        state = self.state
        before, phase = state.decision.seats, state.branches
        self._choose(seat, option)
        if _is_final(state, before, phase, self.log[-1].events):
            self._set_barrier()
        self._throw_all()
        return [event for entry in self.log[start:] for event in entry.events]

    def throw(self, outcome: int) -> list[Event]:
        """Let a throw of the dice come out so; for matches without dice of their own."""
        start = len(self.log)
        self._throw(outcome)
        self._set_barrier()
        self._throw_all()
        return [event for entry in self.log[start:] for event in entry.events]

    def commits(self, seat: int, option: int) -> bool:
        """Whether the choice could not be taken back afterwards."""
        return choose(self.state.copy(), seat, option, [])

    def try_all(self, seat: int, options: Sequence[int]) -> None:
        """IllegalMove unless the seat may make all these choices in a row.

        None may follow one that is final: whether it is allowed could depend on what came to light only then, and who
        asks and is refused would know it without having chosen.
        """
        state = self.state.copy()
        final = False
        for option in options:
            if final:
                raise IllegalMove(reason("new-light-first"))
            final = choose(state, seat, option, [])

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice; IllegalMove if it is final."""
        steps = [i for i in range(self.barrier, len(self.log)) if self.log[i].seat == seat]
        if not steps:
            raise IllegalMove(reason("nothing-to-undo"))
        tail = [entry for i, entry in enumerate(self.log) if i >= self.barrier and i != steps[-1]]
        self.state = self._base.copy()
        del self.log[self.barrier :]
        for entry in tail:
            self._choose(entry.seat, entry.value)

    def rewind(self, length: int) -> None:
        """Go back to where the log had `length` entries, whatever has come to light since: for practice only.

        The dice go on from where they are, so another line gets other luck.
        """
        kept = self.log[:length]
        self.state = self.game.new(self.state.table.seats, self.state.table.options)
        self.log = []
        self._set_barrier()
        for entry in kept:
            if entry.seat == LUCK:
                self._throw(entry.value)
            else:
                self._choose(entry.seat, entry.value)
        self._set_barrier()
        self._throw_all()

    def visible(self, seat: int | None, since: int = 0) -> list[Event]:
        """All events from log entry `since` on, as the seat (None: a spectator) is told them when they happen."""
        events = [event for entry in self.log[since:] for event in entry.events]
        return [event.seen_by(seat) for event in (events if since else self.opening + events)]

    @property
    def veiled(self) -> tuple[int, int]:
        """From which entry of the log to before which one events are told faded, and positions are not shown again.

        The positions at either end, with so many entries in the log, may be shown.
        """
        return (0, 0) if self.over else self.game.veiled(self.state, self.log)

    def retold(self, seat: int | None, since: int = 0) -> list[tuple[int, Event]]:
        """What the seat may look up of all that happened from log entry `since` on, each with the number of its entry.

        What the rules did before the first entry comes first, under the number -1, if `since` is 0.
        """
        start, end = self.veiled
        told = [] if since else [(-1, event) for event in self.opening]
        for number in range(since, len(self.log)):
            events = self.log[number].events
            told += [(number, event.faded() if start <= number < end else event) for event in events]
        return [(number, event.seen_by(seat)) for number, event in told]

    def record(self, players: Sequence[str] = (), luck: Luck | None = None) -> str:
        """The match as a readable record, finished or not; `luck` gives the secret of sealed dice away."""
        return write_record(self, players, luck)

    # the log

    def _choose(self, seat: int, option: int) -> None:
        frame = self.state.owing(seat)
        note = frame.note(self.state, option) if frame and self.state.explain(seat, option) is None else ""
        events: list[Event] = []
        self.state.apply(seat, option, events)
        text = f"{SEATS[seat]} {self.game.notation(option)} {note}".rstrip()
        self.log.append(Entry(seat, option, 0, text, events))

    def _throw(self, outcome: int) -> None:
        frame = self.state.chance()
        faces = frame.faces(self.state)
        note = frame.note(self.state, outcome) if type(outcome) is int and 0 <= outcome < faces else ""
        events: list[Event] = []
        self.state.roll(outcome, events)
        self.log.append(Entry(LUCK, outcome, faces, f"* {outcome}/{faces} {note}".rstrip(), events))

    def _throw_all(self) -> None:
        while self.dice and self.state.decision.kind is CHANCE:
            self._throw(self.dice.below(self.state.faces))
            self._set_barrier()

    # the barrier

    def _set_barrier(self) -> None:
        self.barrier = len(self.log)
        self._base = self.state.copy()


def choose(state: State, seat: int, option: int, events: list[Event]) -> bool:
    """Make a choice in a position, and say whether it is final: it could not be taken back."""
    before, phase = state.decision.seats, state.branches
    state.apply(seat, option, events)
    return _is_final(state, before, phase, events)


def _is_final(after: State, before: tuple[int, ...], phase: list[list[Frame[Any]]], events: list[Event]) -> bool:
    """Whether something new has come to light, the phase of simultaneous choices has ended, or the decider changed."""
    if any(event.reveals for event in events):
        return True
    return after.branches is not phase if phase else after.decision.seats != before
