"""Tables that somebody looks at: who watches, and what is held in memory for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic

import msgspec

from meadhall.server import talk
from meadhall.server.journal import Journal
from meadhall.server.storage.rows import SeatRow, TableRow
from meadhall.server.telling import Teller, teller

OUTBOX = 256
"""A client that is so many messages behind is let go; it can connect again and catch up."""


class Viewer:
    """One open socket: a person who looks through the eyes of a seat, or of a spectator."""

    def __init__(self, person: str, seat: int | None, language: str) -> None:
        self.person = person
        self.seat = seat
        self.language = language
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(OUTBOX)
        self.leaving = False
        """Nothing more is sent."""

    def send(self, message: talk.Shown) -> None:
        self.send_bytes(msgspec.json.encode(message))

    def send_bytes(self, message: bytes) -> None:
        if self.outbox.full():
            self.leave()
        elif not self.leaving:
            self.outbox.put_nowait(message)

    def leave(self) -> None:
        """Close the socket when everything before is sent; at once if that is too much."""
        while self.outbox.full():
            self.outbox.get_nowait()
        if not self.leaving:
            self.leaving = True
            self.outbox.put_nowait(None)


@dataclass(eq=False)
class LiveTable:
    """A table in memory. All of it can be read from the store again."""

    row: TableRow
    seats: list[SeatRow]
    journal: Journal | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held by whoever changes the match."""
    viewers: set[Viewer] = field(default_factory=set)
    thinking: set[int] = field(default_factory=set)
    """The seats for which a bot is thinking."""
    last_chat: int = 0
    touched: float = field(default_factory=monotonic)

    @property
    def id(self) -> str:
        return self.row.id

    def owner(self, seat: int) -> str | None:
        return self.seats[seat].person

    def own_seats(self, person: str) -> list[int]:
        return [each.seat for each in self.seats if each.person == person]

    def bot_at(self, seat: int) -> str | None:
        return self.seats[seat].bot

    def people(self) -> set[str]:
        """Everybody who has a seat, also those for whom a bot stands in."""
        return {each.person for each in self.seats if each.person}

    @property
    def hinting(self) -> bool:
        """Whether a player may ask what a bot would do: where several people play, only if they agreed on it."""
        return self.row.hints or len(self.people()) < 2

    def teller(self, language: str) -> Teller:
        return teller(self.row.game, language)

    def present(self) -> set[int]:
        """The seats whose players look at the table from here; who shares a device is there when it is."""
        here = {viewer.person for viewer in self.viewers if self.own_seat(viewer) is not None}
        return {each.seat for each in self.seats if each.person in here}

    def own_seat(self, viewer: Viewer) -> int | None:
        """The seat a viewer sits at; None for spectators, also for those who look through another's eyes at the end."""
        return None if viewer.seat is None or self.owner(viewer.seat) != viewer.person else viewer.seat

    def may_look(self, person: str | None, seat: int | None) -> bool:
        """Whether a person may look through the eyes of a seat (every seat's when the match is over) or just watch.

        Before the match everybody who has found the table may: how else would they sit down?
        """
        if seat is not None and self.row.phase != "over":
            return person is not None and self.owner(seat) == person
        if self.row.phase == "gathering" or self.row.watch != "nobody":
            return True
        return person is not None and bool(self.own_seats(person))

    def send_away(self) -> None:
        """Close the sockets of those who have given up their seat, or may no longer watch."""
        for viewer in self.viewers:
            if not self.may_look(viewer.person, viewer.seat):
                viewer.leave()

    def show(self, message: Callable[[Viewer], talk.Shown], personal: bool = False) -> None:
        """Send everybody a message; those who see through the same eyes, in one language, get the same.

        A personal one also depends on who looks.
        """
        encoded: dict[tuple[str, int | None, str], bytes] = {}
        for viewer in self.viewers:
            key = (viewer.person if personal else "", viewer.seat, viewer.language)
            if key not in encoded:
                encoded[key] = msgspec.json.encode(message(viewer))
            viewer.send_bytes(encoded[key])
