"""The socket of a table: messages in, messages out, in order; what is no message is refused and does no harm."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic, time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from meadhall.server import talk
from meadhall.server.identity import COOKIE
from meadhall.server.languages import addressed, spoken
from meadhall.server.live import LiveTable, Viewer
from meadhall.server.play import Seated
from meadhall.server.refusals import Refusal
from meadhall.server.services import Services
from meadhall.server.storage.rows import Person

LONGEST = 16_384
"""Bytes of a message from a client."""
RATE, BURST = 30.0, 120.0
"""Messages a second that a client may send for long, and at once."""
CHEAP_LOOKS = 32
"""So many options can be looked at for the price of a message."""
SAYING = 10.0
"""So many messages more it costs to say something, since it is kept and read by everybody."""
MOST_SOCKETS = 12
"""Of one person at one table."""
REFUSED = 4000
"""The code with which a socket is closed after a refusal."""

AnySocket = WebSocket[Any, Any, Any]

FAREWELL = 5.0
"""Seconds that a client has to read why it is let go."""

log = logging.getLogger(__name__)
_decoder: msgspec.json.Decoder[talk.FromClient] = msgspec.json.Decoder(talk.FromClient)


def same_site(origin: str | None, host: str | None) -> bool:
    """Whether a request comes from our own pages, or from no page at all."""
    try:
        return origin is None or urlsplit(origin).netloc.lower() == (host or "").lower()
    except ValueError:  # no address at all
        return False


class Allowance:
    """How much a client may still send."""

    def __init__(self, limited: bool) -> None:
        self.limited = limited
        self.left, self.at = BURST, monotonic()

    def spend(self, much: float = 1) -> bool:
        if not self.limited:
            return True
        now = monotonic()
        self.left, self.at = min(BURST, self.left + (now - self.at) * RATE), now
        if self.left < much:
            return False
        self.left -= much
        return True


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: AnySocket, table_id: str, services: Services) -> None:
    await socket.accept()
    try:
        live, viewer, person = await _enter(socket, table_id, services)
    except Refusal as refused:
        await _close(socket, _refused("", refused, addressed(socket)))
        return
    except Exception:
        log.exception("a socket could not be opened")
        await _close(socket, _refused("", Refusal("fault"), addressed(socket)))
        return
    sending = asyncio.create_task(_send(socket, viewer))
    try:
        await _note_presence(services, live, viewer)
        allowance = Allowance(services.config.requests_a_minute > 0)
        await _listen(socket, Seated(services.hall, live, viewer, person), allowance, sending)
    finally:
        live.viewers.discard(viewer)
        sending.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sending
        await _note_presence(services, live, viewer)


async def _close(socket: AnySocket, refusal: talk.Refused) -> None:
    with suppress(Exception):
        await socket.send_text(msgspec.json.encode(refusal).decode())
        await socket.close(code=REFUSED)


async def _enter(socket: AnySocket, table_id: str, services: Services) -> tuple[LiveTable, Viewer, Person]:
    if not same_site(socket.headers.get("origin"), socket.headers.get("host")):
        raise Refusal("bad-origin", 403)
    person = await services.identities.acting(socket.cookies.get(COOKIE))
    language = spoken(socket.query_params.get("lang"), socket.headers.get("accept-language", ""))
    live = await services.hall.refresh(table_id)
    wanted = socket.query_params.get("seat")
    if sum(viewer.person == person.id for viewer in live.viewers) >= MOST_SOCKETS:
        raise Refusal("too-many-sockets", 429)
    viewer = Viewer(person.id, services.tables.viewing_seat(live, person, wanted), language)
    async with live.lock:  # so that no update comes before the welcome, or is missed after it
        await services.hall.catch_up(live)
        welcome = await services.hall.welcome(live, viewer)
        services.tables.viewing_seat(live, person, wanted)  # again: the seat may have been given away meanwhile
        viewer.send(welcome)
        live.viewers.add(viewer)
    return live, viewer, person


async def _note_presence(services: Services, live: LiveTable, viewer: Viewer) -> None:
    """Somebody has come or gone: tell those who are there."""
    seat = live.own_seat(viewer)
    if seat is None:
        return
    with suppress(Refusal):
        coming = {"left": False} if viewer in live.viewers else {}
        await services.store.change_seat(live.id, seat, {"seen": int(time()), **coming})
        await services.hall.refresh(live.id)


async def _send(socket: AnySocket, viewer: Viewer) -> None:
    while (message := await viewer.outbox.get()) is not None:
        await socket.send_text(message.decode())
    await socket.close()


async def _listen(socket: AnySocket, seated: Seated, allowance: Allowance, sending: asyncio.Task[None]) -> None:
    advising: asyncio.Task[None] | None = None
    try:
        while not sending.done():
            try:
                text = await socket.receive_text()
            except WebSocketDisconnect:
                return
            if not allowance.spend():
                _refuse(seated, "", Refusal("too-fast", 429))
                seated.viewer.leave()
                await asyncio.wait([sending], timeout=FAREWELL)
                return
            try:
                message = _read(text)
            except Refusal as refused:
                _refuse(seated, "", refused)
                continue
            if not isinstance(message, talk.Suggest):
                await _answer(seated, message, allowance)
            elif advising is None or advising.done():  # who waits for advice may choose without it
                advising = asyncio.create_task(_answer(seated, message, allowance))
            else:
                _refuse(seated, message.id, Refusal("too-fast", 429))
    finally:
        if advising:
            advising.cancel()


def _read(text: str) -> talk.FromClient:
    if len(text) > LONGEST:
        raise Refusal("too-long", 400, limit=LONGEST)
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-message", 400, problem=str(error)) from None


async def _answer(seated: Seated, message: talk.FromClient, allowance: Allowance) -> None:
    """Do what a message asks for; whatever goes wrong, the connection and the table are as before."""
    try:
        if not allowance.spend(_price(message)):
            raise Refusal("too-fast", 429)
        await seated.hear(message)
    except Refusal as refused:
        _refuse(seated, message.id, refused)
    except Exception:
        log.exception("a message could not be answered")
        _refuse(seated, message.id, Refusal("fault", 500))


def _price(message: talk.FromClient) -> float:
    """What a message costs beside being one: work, or room in the database."""
    if isinstance(message, talk.Look):
        return len(message.options) / CHEAP_LOOKS
    return SAYING if isinstance(message, talk.Say) else 0


def _refuse(seated: Seated, name: str, refused: Refusal) -> None:
    seated.viewer.send(_refused(name, refused, seated.viewer.language))


def _refused(name: str, refused: Refusal, language: str) -> talk.Refused:
    return talk.Refused(name, refused.code, refused.text(language), list(refused.rules))
