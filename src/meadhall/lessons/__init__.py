"""First lessons: annotated records that are played on an ordinary table.

A lesson is a record (`<game>.txt`) and what is said to it (`<game>.toml`). The record is followed by itself up to the
choices of the learner that the lesson asks for; there the learner chooses, and whatever is accepted beside the choice
of the record leaves the rest of it as it is. After its last line the match goes on as any other, against bots. What is
said are messages `lesson-...` of the game.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from meadhall.core import SEATS, read_record
from meadhall.games import ROOMS
from meadhall.games import game as find_game

BOT = "level-1"
"""Against whom the learner plays on."""


class Step(NamedTuple):
    """A choice of the learner: what is told before, what is accepted, and what is said to anything else."""

    pages: list[str]
    accepted: list[int]
    """The choice of the record first."""
    otherwise: str


class Lesson:
    """The lesson of one game."""

    def __init__(self, game: str) -> None:
        room = files(__name__)
        match = read_record((room / f"{game}.txt").read_text(encoding="utf-8"), find_game).match
        told = tomllib.loads((room / f"{game}.toml").read_text(encoding="utf-8"))
        self.game = match.game
        self.seats = match.state.table.seats
        self.options = dict(match.state.table.options)
        self.seat = SEATS.index(told["seat"])
        self.script = [(entry.seat, entry.value) for entry in match.log]
        """The entries of the record: whose choice it is, or luck's, and what is chosen or thrown."""
        self.closing: list[str] = told["closing"]
        """What is told when the record is at its end."""
        own = [place for place, (seat, _) in enumerate(self.script) if seat == self.seat]
        self.steps = {own[each["choice"] - 1]: self._step(own[each["choice"] - 1], each) for each in told["step"]}
        """By the length of the log."""

    def _step(self, place: int, told: dict[str, Any]) -> Step:
        also = map(self.game.parse, told.get("accept", []))
        return Step(told["pages"], [self.script[place][1], *also], told["otherwise"])

    def next(self, length: int) -> tuple[int, int] | None:
        """What comes next by itself when the log is so long; None where the learner is asked, and after the record."""
        return self.script[length] if length < len(self.script) and length not in self.steps else None

    def guides(self, length: int) -> bool:
        """Whether the lesson still goes on."""
        return length < len(self.script)

    def number(self, length: int) -> int:
        """The number of the step at hand, counted from 1; one more than there are when all are made."""
        return 1 + len([place for place in self.steps if place < length])

    @property
    def messages(self) -> list[str]:
        told = [name for step in self.steps.values() for name in (*step.pages, step.otherwise)]
        return [f"lesson-{name}" for name in dict.fromkeys([*told, *self.closing])]


LESSONS = tuple(game for game in ROOMS if (files(__name__) / f"{game}.txt").is_file())
"""The games that have one."""


@cache
def lesson(game: str) -> Lesson:
    return Lesson(game)
