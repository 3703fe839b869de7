"""News from other servers on the same PostgreSQL database: which tables they have changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import asyncpg
from sqlalchemy import make_url

from meadhall.server.storage.store import CHANNEL, Store

PAUSE = 1.0
"""Seconds until the next attempt when something went wrong."""
QUIET, ANSWER = 30.0, 10.0
"""Seconds of silence after which the connection is tried, and that it has to answer."""

log = logging.getLogger(__name__)


async def follow(
    store: Store, heard: Callable[[str, str], Awaitable[None]], missed: Callable[[], Awaitable[None]]
) -> None:
    """Listen for ever: `heard` gets table and what has changed; `missed` is called after every gap."""
    url = make_url(store.url).set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            await _listen(url, store.origin, heard, missed)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            log.warning("news from other servers cannot be heard: the database does not answer")
        except Exception:
            log.exception("news of another server could not be used")
        await asyncio.sleep(PAUSE)


async def _next(news: asyncio.Queue[str | None], connection: asyncpg.Connection) -> str | None:
    """What is heard next. In silence the connection is tried: it may be dead without being closed."""
    while True:
        try:
            return await asyncio.wait_for(news.get(), QUIET)
        except TimeoutError:
            await connection.fetchval("SELECT 1", timeout=ANSWER)


async def _listen(
    url: str, own: str, heard: Callable[[str, str], Awaitable[None]], missed: Callable[[], Awaitable[None]]
) -> None:
    """Until the connection ends, or something goes wrong."""
    news: asyncio.Queue[str | None] = asyncio.Queue()
    connection = await asyncpg.connect(url)
    try:
        connection.add_termination_listener(lambda _: news.put_nowait(None))
        await connection.add_listener(CHANNEL, lambda *message: news.put_nowait(str(message[3])))
        await missed()
        while (told := await _next(news, connection)) is not None:
            origin, what, table_id = told.split(" ")
            if origin != own:
                await heard(table_id, what)
    finally:
        await connection.close(timeout=1)
