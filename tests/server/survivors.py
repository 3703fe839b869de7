"""People who play on while servers are killed.

They keep what they sent until it is acknowledged, and send it again, with the same id, to whichever server answers.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from websockets.exceptions import WebSocketException

from meadhall.server import talk
from tests.server.client import AsyncSocket, Player

if TYPE_CHECKING:
    from tests.server.killing import Household

Message = talk.Choose | talk.Undo | talk.Rewind
TRY_AGAIN = ("busy", "fault", "who-are-you")
"""Refusals after which the same message is sent again."""


@dataclass(frozen=True)
class Plan:
    """A kind of table: people at the first seats, bots at the others."""

    game: str
    people: int
    bots: int
    bot: str = "random"


PLANS = (
    Plan("rebirth", 2, 1),
    Plan("brian-boru", 3, 1),
    Plan("odin", 1, 1),
    Plan("rebirth", 1, 2, "greedy"),
    Plan("brian-boru", 2, 1),
    Plan("odin", 2, 0),
)


@dataclass
class Tally:
    kills: int = 0
    worker_kills: int = 0
    tables: int = 0
    finished: int = 0
    sent: int = 0
    acknowledged: int = 0
    resent: int = 0
    """Messages sent again because no answer had come."""
    repeated: int = 0
    """Messages sent again although they were acknowledged."""
    reconnected: int = 0
    checks: int = 0
    violations: list[str] = field(default_factory=list)


@dataclass
class Table:
    """A match, and what its people know about it."""

    id: str
    plan: Plan
    host: Player
    chairs: list[Chair] = field(default_factory=list)
    over: bool = False


@dataclass
class Chair:
    """A person at one seat of one table."""

    house: Household
    table: Table
    player: Player
    seat: int
    random: Random
    sent: Message | None = None
    """What is not answered yet."""
    acknowledged: dict[str, tuple[Message, int]] = field(default_factory=dict)
    refused: set[str] = field(default_factory=set)
    seen: int = 0
    """The highest number that a server has shown."""

    async def play(self) -> None:
        """Play the match to its end, whatever happens to the servers."""
        over = False
        while not over:
            try:
                over = await self._visit()
            except (OSError, WebSocketException):
                self.house.tally.reconnected += 1
                await asyncio.sleep(0.1)

    async def _visit(self) -> bool:
        """Play through one connection; True if the match is over."""
        self.player.address = self.house.address(self.random)
        socket = await AsyncSocket.open(self.player, self.table.id, self.seat)
        try:
            if socket.now.number < self.seen:
                self._blame(f"was shown step {self.seen}, and after a new connection only {socket.now.number}")
            if self.sent:
                self.house.tally.resent += 1
                await self._say(socket, self.sent)
            while True:
                self.seen = max(self.seen, socket.now.number)
                await socket.until(lambda: socket.to_move)
                self.seen = max(self.seen, socket.now.number)
                if socket.now.over:
                    return True
                await self._move(socket)
        finally:
            socket.connection.transport.abort()

    async def _move(self, socket: AsyncSocket) -> None:
        now = socket.now
        name = f"{self.seat}-{len(self.acknowledged) + len(self.refused)}"
        luck = self.random.random()
        if luck < 0.1 and self.acknowledged:
            await self._repeat(socket)
        if 0.1 <= luck < 0.2 and now.undo:
            message: Message = talk.Undo(name, now.ask)
        elif 0.2 <= luck < 0.21 and self.table.plan.people == 1 and now.length > 5:
            message = talk.Rewind(name, now.length - self.random.randrange(1, 5))
        else:
            message = talk.Choose(name, now.ask, [self.random.choice(now.options).option])
        self.house.tally.sent += 1
        await self._say(socket, message)

    async def _say(self, socket: AsyncSocket, message: Message) -> None:
        """Send, and note the answer. Without one, the message stays as it is, to be sent again."""
        self.sent = message
        answer = await socket.ask(message)
        if isinstance(answer, talk.Ack):
            self.sent = None
            self.acknowledged[message.id] = (message, answer.number)
            self.house.tally.acknowledged += 1
            self.seen = max(self.seen, answer.number)
            await socket.until(lambda: socket.now.number >= answer.number)
        elif isinstance(answer, talk.Refused) and answer.code not in TRY_AGAIN:
            self.sent = None
            self.refused.add(message.id)
            if answer.code == "stale":
                await socket.ask(talk.Forecast("look"))  # by its answer the newer update has come, if there is one
            elif answer.code not in ("already-over", "no-such-length"):
                self._blame(f"got {answer.code!r} as answer to {message}")

    async def _repeat(self, socket: AsyncSocket) -> None:
        """Send again what was acknowledged: it is acknowledged again, and nothing happens."""
        message, number = self.random.choice(list(self.acknowledged.values()))
        self.house.tally.repeated += 1
        answer = await socket.ask(message)
        if answer != talk.Ack(message.id, number):
            self._blame(f"had {message} acknowledged as step {number}; sent again, it was answered with {answer}")

    def _blame(self, what: str) -> None:
        self.house.blame(f"Table {self.table.id} ({self.table.plan.game}): seat {self.seat} {what}.")
