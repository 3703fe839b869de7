"""A client of the hall for tests and measurements: HTTP with cookies and the socket, in the types of the wire.

A refusal of the HTTP interface is raised; one of the socket is an answer like any other. `Socket` blocks, for tests
that read like a story; `AsyncSocket` does the same for a thousand players in one process.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from secrets import token_hex
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection as AsyncConnection
from websockets.asyncio.client import connect as connect_async
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from meadhall.server import talk, wire

T = TypeVar("T")
PATIENCE = 60.0
BIGGEST = 2**24

Reply = talk.Ack | talk.Refused | talk.Looked | talk.Advice | talk.Forecasted | talk.Drawn


class Refusal(Exception):
    """The server's no to a request."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(f"{status} {code}: {text}")
        self.status, self.code, self.text = status, code, text


class ErrorBody(msgspec.Struct, forbid_unknown_fields=True):
    code: str
    text: str


class Player:
    """A person at a device of their own."""

    def __init__(self, address: str, name: str | None = None) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, headers={"Origin": address}, trust_env=False)
        self.me = self.get("/api/me", wire.Me)
        if name:
            self.me = self.put("/api/me", wire.Rename(name), wire.Me)

    # the bare interface

    def get(self, path: str, answer: type[T], **query: Any) -> T:
        return self.ask("GET", path, None, answer, **query)

    def post(self, path: str, body: msgspec.Struct | None, answer: type[T]) -> T:
        return self.ask("POST", path, body, answer)

    def put(self, path: str, body: msgspec.Struct | None, answer: type[T]) -> T:
        return self.ask("PUT", path, body, answer)

    def delete(self, path: str) -> httpx.Response:
        return self.send("DELETE", path)

    def ask(self, method: str, path: str, body: Any, answer: type[T], **query: Any) -> T:
        return msgspec.json.decode(self.send(method, path, body, **query).content, type=answer)

    def send(self, method: str, path: str, body: Any = None, **query: Any) -> httpx.Response:
        """The server's answer; a refusal, which has to be well formed, is raised."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"Content-Type": "application/json"}
        response = self.http.request(method, path, content=content, headers=headers, params=query)
        if response.is_error:
            told = msgspec.json.decode(response.content, type=ErrorBody)
            raise Refusal(response.status_code, told.code, told.text)
        return response

    # tables

    def create(self, game: str = "rebirth", seats: int = 2, **more: Any) -> wire.TableInfo:
        return self.post("/api/tables", wire.NewTable(game, seats, **more), wire.TableInfo)

    def play_now(self, game: str = "rebirth", seats: int | None = 2, **more: Any) -> wire.TableInfo:
        return self.post("/api/play", wire.PlayNow(game, seats, **more), wire.TableInfo)

    def table(self, table: str) -> wire.TableInfo:
        return self.get(f"/api/tables/{table}", wire.TableInfo)

    def join(self, table: str, seat: int | None = None, name: str | None = None) -> wire.TableInfo:
        return self.post(f"/api/tables/{table}/join", wire.Join(seat, name), wire.TableInfo)

    def leave(self, table: str, seat: int | None = None) -> wire.TableInfo:
        return self.ask("POST", f"/api/tables/{table}/leave", None, wire.TableInfo, **_seen_from(seat))

    def start(self, table: str) -> wire.TableInfo:
        return self.post(f"/api/tables/{table}/start", None, wire.TableInfo)

    def put_bot(self, table: str, seat: int, bot: str = "random") -> wire.TableInfo:
        return self.put(f"/api/tables/{table}/seats/{seat}/bot", wire.SeatBot(bot), wire.TableInfo)

    def remove_bot(self, table: str, seat: int) -> wire.TableInfo:
        return msgspec.json.decode(self.delete(f"/api/tables/{table}/seats/{seat}/bot").content, type=wire.TableInfo)

    def rematch(self, table: str) -> wire.TableInfo:
        return self.post(f"/api/tables/{table}/rematch", None, wire.TableInfo)

    def branch(self, table: str, length: int, seat: int = 0, bot: str = "random") -> wire.TableInfo:
        return self.post(f"/api/tables/{table}/branch", wire.Branch(length, seat, bot), wire.TableInfo)

    def history(self, table: str, seat: int | None = None) -> wire.History:
        return self.get(f"/api/tables/{table}/history", wire.History, **_seen_from(seat))

    def position(self, table: str, length: int, seat: int | None = None) -> wire.Position:
        return self.get(f"/api/tables/{table}/at/{length}", wire.Position, **_seen_from(seat))

    def review(self, table: str) -> wire.Review:
        return self.get(f"/api/tables/{table}/review", wire.Review, lang="en")

    def reviewed(self, table: str) -> wire.Findings:
        """The review, however long it takes as long as it goes on; how much is done never goes back."""
        done, last = 0.0, time.monotonic()
        while not (answer := self.review(table)).findings:
            assert answer.done >= done
            if answer.done > done:
                done, last = answer.done, time.monotonic()
            assert time.monotonic() < last + PATIENCE, f"the review is stuck: {done:.0%} is done"
            time.sleep(0.1)
        return answer.findings

    def record(self, table: str) -> str:
        return self.send("GET", f"/api/tables/{table}/record").text

    def socket(self, table: str, seat: int | None = None) -> Socket:
        """Sit down, or watch; the welcome has been read."""
        return Socket(self.socket_address(table, seat), self.address, self.cookie())

    def socket_address(self, table: str, seat: int | None = None) -> str:
        chair = "" if seat is None else f"&seat={seat}"
        return f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket?lang=en{chair}"

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


def _seen_from(seat: int | None) -> dict[str, Any]:
    return {"lang": "en"} if seat is None else {"lang": "en", "seat": seat}


class Conversation:
    """What was said over one socket so far, whoever carries the words."""

    def __init__(self) -> None:
        self.name = token_hex(4)
        self.ids = count(1)
        self.raw: list[str] = []
        """Everything that the server sent."""
        self.welcome: talk.Welcome | None = None
        self.table: wire.TableInfo | None = None
        self.update: talk.Update | None = None
        self.chat: list[talk.ChatLine] = []
        self.replies: dict[str, Reply] = {}
        self.latest: talk.FromServer | None = None

    def hear(self, raw: str | bytes) -> talk.FromServer:
        """Take note of a message."""
        self.raw.append(raw if isinstance(raw, str) else raw.decode())
        message: talk.FromServer = msgspec.json.decode(raw, type=talk.FromServer)
        self.latest = message
        match message:
            case talk.Welcome():
                self.welcome, self.table, self.chat = message, message.table, list(message.chat)
                self.update = message.update
            case talk.Table():
                self.table = message.table
            case talk.Update():
                self.update = message
            case talk.ChatLine():
                self.chat.append(message)
            case _:
                self.replies[message.id] = message
        return message

    def fresh_id(self) -> str:
        """One that no other conversation of the seat has used."""
        return f"{self.name}-{next(self.ids)}"

    @property
    def now(self) -> talk.Update:
        """The present update, of a match that has begun."""
        assert self.update, "the match has not begun"
        return self.update

    @property
    def to_move(self) -> bool:
        """Whether a choice is owed, or nothing will be any more."""
        return self.update is not None and (bool(self.update.options) or self.update.over)


class Socket(Conversation):
    """A socket that blocks until what is asked for has come."""

    def __init__(self, address: str, origin: str, cookie: str) -> None:
        super().__init__()
        headers = {"Cookie": cookie} if cookie else {}
        opening = connect(
            address,
            origin=Origin(origin),
            additional_headers=headers,
            proxy=None,
            open_timeout=PATIENCE,
            max_size=BIGGEST,
        )
        self._stack = ExitStack()
        self.connection: ClientConnection = self._stack.enter_context(opening)
        assert isinstance(self.read(), talk.Welcome)

    def __enter__(self) -> Socket:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def read(self) -> talk.FromServer:
        return self.hear(self.connection.recv(PATIENCE))

    def until(self, true: Callable[[], bool]) -> None:
        """Read on until it is true."""
        while not true():
            self.read()

    def send(self, message: talk.FromClient) -> None:
        self.connection.send(msgspec.json.encode(message).decode())

    def ask(self, message: talk.FromClient) -> Reply:
        """Send, and read on until the reply is there."""
        self.replies.pop(message.id, None)
        self.send(message)
        self.until(lambda: message.id in self.replies)
        return self.replies[message.id]

    def choose(self, *options: int, ask: int | None = None) -> Reply:
        asked = self.now.ask if ask is None else ask
        return self.ask(talk.Choose(self.fresh_id(), asked, list(options)))

    def move(self, *options: int) -> talk.Update:
        """Make a choice that is accepted, and read on until the update that shows it."""
        reply = self.choose(*(options or (self.now.options[0].option,)))
        assert isinstance(reply, talk.Ack), reply
        self.until(lambda: self.now.number >= reply.number)
        return self.now

    def play_out(self) -> talk.Update:
        """Make the first choice offered until the match is over."""
        self.until(lambda: self.to_move)
        while not self.now.over:
            self.move()
            self.until(lambda: self.to_move)
        return self.now


class AsyncSocket(Conversation):
    """The same, for many players in one process."""

    def __init__(self, connection: AsyncConnection) -> None:
        super().__init__()
        self.connection = connection

    @classmethod
    async def open(cls, player: Player, table: str, seat: int | None = None) -> AsyncSocket:
        opened = cls(
            await connect_async(
                player.socket_address(table, seat),
                origin=Origin(player.address),
                additional_headers={"Cookie": player.cookie()},
                proxy=None,
                open_timeout=PATIENCE,
                max_size=BIGGEST,
            )
        )
        assert isinstance(await opened.read(), talk.Welcome)
        return opened

    async def close(self) -> None:
        await self.connection.close()

    async def read(self) -> talk.FromServer:
        return self.hear(await self.connection.recv())

    async def until(self, true: Callable[[], bool]) -> None:
        while not true():
            await self.read()

    async def send(self, message: talk.FromClient) -> None:
        await self.connection.send(msgspec.json.encode(message).decode())

    async def ask(self, message: talk.FromClient) -> Reply:
        self.replies.pop(message.id, None)
        await self.send(message)
        await self.until(lambda: message.id in self.replies)
        return self.replies[message.id]
