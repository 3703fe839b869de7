"""What the rules say to people: message ids with parameters, never sentences.

The sentences live in Fluent files; `meadhall.words` turns a message into text.
"""

from __future__ import annotations

import re
from typing import NamedTuple

SEATS = "ABCDEFGH"
"""Seats are numbers in the program and letters to people."""

SEAT_FIELDS = frozenset({"seat", "before", "owner", "loser"})
"""The parameters of messages that are letters of seats."""

Args = dict[str, "str | int | Message"]
"""What a message speaks of: numbers, codes of things, or phrases that are messages themselves."""


_MINUS = re.compile(r"(?<!\w)-(?=\d)")


def true_minus(text: str) -> str:
    """Negative numbers have a minus, not a hyphen."""
    return _MINUS.sub("\N{MINUS SIGN}", text)


def figure(number: float, form: str = "") -> str:
    """A number as people read it."""
    return true_minus(format(number, form))


class Message(NamedTuple):
    """Something to be said: the id of a message and what it speaks of."""

    id: str
    args: Args


class Reason(NamedTuple):
    """Why an option is not allowed: a message and the ids of the rules behind it."""

    id: str
    args: Args
    rules: tuple[str, ...]


def reason(message: str, /, *rules: str, **args: str | int | Message) -> Reason:
    return Reason(message, args, rules)


class IllegalMove(Exception):
    """A choice that the rules do not allow. The position is as it was."""

    def __init__(self, why: Reason) -> None:
        self.reason = why
        details = ", ".join(f"{key} {value}" for key, value in why.args.items())
        super().__init__(f"{why.id} ({details})" if details else why.id)

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[Reason]]:
        return IllegalMove, (self.reason,)  # so that it can come from another process
