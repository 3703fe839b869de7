"""What the store gives and takes, by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple


@dataclass(slots=True)
class Person:
    id: str
    name: str
    username: str | None
    password: str | None
    created: int
    """When they first did something; 0 for a guest who has not."""
    drawn: bool = False
    """Whether the name was drawn for them, not chosen."""


@dataclass(slots=True)
class TableRow:
    id: str
    game: str
    rules: int
    options: dict[str, str]
    host: str
    phase: str
    pace: str
    watch: str
    listed: bool
    practice: bool
    secret: bytes
    inherited: int
    number: int
    waiting: list[int]
    bots_due: bool
    proposal: dict[str, Any] | None
    totals: list[int]
    winners: list[int]
    created: int
    moved: int
    rematch: str | None
    parent: str | None
    lesson: bool
    """Whether the match follows the lesson of its game; see `meadhall.lessons`."""
    hints: bool
    """Whether hints were agreed on; see `LiveTable.hinting`."""


@dataclass(slots=True)
class SeatRow:
    table_id: str
    seat: int
    person: str | None
    bot: str | None
    left: bool
    seen: int
    called: str | None = None
    """What the player of this seat is called, where several share one device; else it is the person's name."""
    name: str | None = None
    """What others call the player."""


CHOICE, THROW, UNDO, REWIND = "choice", "throw", "undo", "rewind"
"""The kinds of steps."""


class Step(NamedTuple):
    """One row of a match's log: a choice of a seat, a throw of the dice, or something taken back."""

    number: int
    kind: str
    seat: int
    value: int
    token: str | None = None
    """The id that the client gave the choice, so that one sent twice is made once."""


class ChatRow(NamedTuple):
    number: int
    person: str
    name: str
    seat: int | None
    text: str
    at: int


class ReviewRow(NamedTuple):
    """The review of a match, or how much of it is done."""

    maker: str
    done: float
    data: str | None


class Link(NamedTuple):
    table_id: str
    seat: int
    person: str
    expires: int


class Push(NamedTuple):
    endpoint: str
    p256dh: str
    auth: str
    language: str
