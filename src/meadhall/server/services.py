"""Everything that a running server is made of, started and stopped together."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from secrets import token_hex
from time import monotonic, time

from meadhall.server.hall import Hall
from meadhall.server.history import History
from meadhall.server.identity import Identities
from meadhall.server.notices import Notices
from meadhall.server.push import Pusher, make_key
from meadhall.server.refusals import Refusal
from meadhall.server.reviews import Reviews
from meadhall.server.storage.news import follow
from meadhall.server.storage.store import Store
from meadhall.server.tables import Tables
from meadhall.server.thinking import Thinkers

TICK = 2.0
"""Seconds between looks at what was left lying."""
HEARTBEAT = 20.0
"""Seconds between notes of who is here."""
OVERDUE = 15
"""Seconds after which a bot that has not moved is thought to have died with its server."""
IDLE = 60.0
"""Seconds after which a table that nobody looks at is put out of memory."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Config:
    database: str = "sqlite+aiosqlite:///meadhall.sqlite"
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    think_limit: float = 10.0
    review: int = 12
    """So many doubtful choices of a match are examined when it is reviewed."""
    requests_a_minute: int = 600
    """Of one address; 0 sets no limit."""
    push_origins: tuple[str, ...] = ()
    """Further push services beside those of the browser makers."""
    seed: int | None = None
    """Whoever knows it knows all dice of the hall: for trials and pictures that can be repeated."""


class Services:
    """The parts of one server process."""

    store: Store
    hall: Hall
    tables: Tables
    history: History
    reviews: Reviews
    identities: Identities
    pusher: Pusher

    def __init__(self, config: Config) -> None:
        self.config = config
        self._tasks: list[asyncio.Task[None]] = []
        self._beyond_help: set[str] = set()
        """Tables that cannot go on here, such as those of rules that have changed."""
        self.chores: list[Callable[[], Awaitable[None]]] = []
        """What else is to be done now and then."""

    async def start(self) -> None:
        self.store = Store(self.config.database)
        await self.store.open()
        key = await self.store.setting("cookie-key", token_hex(32))
        self.identities = Identities(self.store, bytes.fromhex(key))
        self.pusher = Pusher(await self.store.setting("push-key", make_key()), extra=self.config.push_origins)
        self.thinkers = Thinkers(self.config.thinkers, self.config.think_limit)
        await self.thinkers.start()
        self.hall = Hall(self.store, self.thinkers, Notices(self.store, self.pusher))
        self.tables = Tables(self.hall, self.identities, self.config.seed)
        self.history = History(self.hall)
        self.reviews = Reviews(self.store, self.history, self.config.review)
        self._tasks.append(asyncio.create_task(self._look_around()))
        if self.store.postgresql:
            self._tasks.append(asyncio.create_task(follow(self.store, self.hall.heard, self._catch_up)))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.reviews.stop()
        await self.hall.stop()
        await self.thinkers.stop()
        self.pusher.close()
        await self.store.close()

    async def _look_around(self) -> None:
        """Now and then: note who is here, wake bots whose server died, forget tables that nobody looks at."""
        noted = monotonic()
        patience = 0  # at first: whoever was to move here before has died
        while True:
            try:
                await self._wake_bots(int(time()) - patience)
                patience = OVERDUE
                self.hall.drop_idle(IDLE)
                if monotonic() - noted > HEARTBEAT:
                    noted = monotonic()
                    here = [(live.id, seat) for live in self.hall.tables.values() for seat in live.present()]
                    await self.store.saw(here, int(time()))
                    for chore in self.chores:
                        await chore()
            except Exception:
                log.exception("the hall could not be looked after")
            await asyncio.sleep(TICK)

    async def _wake_bots(self, before: int) -> None:
        for table_id in await self.store.tables_due(before):
            if table_id in self._beyond_help:
                continue
            try:
                await self.hall.wake(table_id)
            except Refusal as refused:
                self._beyond_help.add(table_id)
                log.warning("the bots of table %s cannot go on: %s", table_id, refused.code)
            except Exception:
                log.exception("the bots of table %s could not be woken", table_id)

    async def _catch_up(self) -> None:
        """News of other servers may have been missed."""
        for table_id in list(self.hall.tables):
            try:
                for what in ("table", "steps", "chat"):
                    await self.hall.heard(table_id, what)
            except Exception:
                log.exception("what other servers did at table %s could not be read", table_id)
