"""`meadhall serve`: opens the hall at an address and prints it."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import sys
from dataclasses import replace

import asyncpg
import msgspec
import uvicorn
from alembic.util import CommandError
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from meadhall.server.app import CONFIG, from_environment, make_app
from meadhall.server.logs import write_logs
from meadhall.server.services import Config
from meadhall.server.storage.store import Store

DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")
LARGEST_MESSAGE = 65_536
"""Bytes; a socket that sends more is closed."""


class BadService(Exception):
    """The hall cannot be opened like this; the message says what would be right."""


def serve(
    host: str,
    port: int,
    database: str,
    workers: int,
    thinkers: int | None,
    review: int,
    requests: int,
    seed: int | None,
) -> None:
    """Serve until interrupted."""
    requests = _at_least(requests, 0, "requests")
    if not 1 <= review <= 1000:
        raise BadService(f"a review examines from 1 to 1000 choices, not {review}")
    config = Config(_checked_database(database, workers), review=review, requests_a_minute=requests, seed=seed)
    if thinkers is not None:
        config = replace(config, thinkers=_at_least(thinkers, 1, "thinkers"))
    listening = listen(host, port)
    asyncio.run(_prepare(config.database))
    where = f"[{host}]" if ":" in host else host
    print(f"The hall is open at http://{where}:{listening.getsockname()[1]}", flush=True)  # noqa: T201
    write_logs(sys.stderr)
    if workers > 1:
        os.environ[CONFIG] = msgspec.json.encode(config).decode()
    settings = uvicorn.Config(
        make_app(config) if workers == 1 else f"{from_environment.__module__}:{from_environment.__name__}",
        factory=workers > 1,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
    if workers == 1:
        uvicorn.Server(settings).run(sockets=[listening])
    else:
        from uvicorn.supervisors import Multiprocess

        Multiprocess(settings, [listening]).run()


def _at_least(number: int, least: int, name: str) -> int:
    if number < least:
        raise BadService(f"{name} is {least} or more, not {number}")
    return number


def _checked_database(text: str, workers: int) -> str:
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadService(f"{_hidden(text)!r} is no database URL; write sqlite+aiosqlite:///FILE") from None
    if url.drivername not in DRIVERS:
        raise BadService(f"the database is reached by {' or '.join(DRIVERS)}, not by {url.drivername}")
    _at_least(workers, 1, "workers")
    if workers > 1 and url.drivername == DRIVERS[0]:
        raise BadService("several server processes need PostgreSQL; with SQLite there is one")
    return text


async def _prepare(database: str) -> None:
    """Make the database ready, or say why it cannot be."""
    store = Store(database)
    try:
        await store.open()
    except (OSError, SQLAlchemyError, asyncpg.PostgresError, CommandError) as error:
        problem = " ".join(str(getattr(error, "orig", None) or error).split())
        raise BadService(f"the database {_hidden(database)} cannot be used: {problem}") from None
    finally:
        await store.close()


def _hidden(url: str) -> str:
    """The URL without a password."""
    return re.sub(r"(://[^:/@]*):[^@]*@", r"\1:...@", url)[:100]


def listen(host: str, port: int) -> socket.socket:
    """A socket that is known to be TCP: only then asyncio sends small answers without waiting for more to send."""
    if not 0 <= port < 65536:
        raise BadService(f"a port is a number from 0 to 65535, not {port}")
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError as error:
        raise BadService(
            f"nobody can listen at {host}:{port}: {error.strerror or error}; name another --port"
        ) from None
    return listening
