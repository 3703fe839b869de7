"""Servers without a network in one process, whose power can be cut, and where others may be faster."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from functools import partial
from typing import Any

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from meadhall.server import wire
from meadhall.server.hall import Hall
from meadhall.server.identity import Identities
from meadhall.server.journal import Journal
from meadhall.server.live import LiveTable, Viewer
from meadhall.server.notices import Notices
from meadhall.server.play import Seated
from meadhall.server.storage.rows import Person, Step, TableRow
from meadhall.server.storage.schema import tables
from meadhall.server.storage.store import Store
from meadhall.server.tables import Tables
from meadhall.server.thinking import Thinkers

Work = Callable[[], Awaitable[Any]]
ANN, BEN, CAT = (Person(name, name, None, None, 0) for name in ("Ann", "Ben", "Cat"))


class PowerCut(Exception):
    pass


class FrailStore(Store):
    """A store whose power goes off after so many transactions, and where others may be faster."""

    left: int | None = None
    """Transactions until the power cut."""
    before_writing: Work | None = None
    """What others do, once, just before the next transaction."""
    after_reading: Work | None = None
    """What others do, once, after the next look at a match."""

    @asynccontextmanager
    async def _writing(self, news: str = "", table_id: str = "") -> AsyncIterator[AsyncConnection]:
        if self.left == 0:
            raise PowerCut
        others, self.before_writing = self.before_writing, None
        if others:
            await others()
        async with super()._writing(news, table_id) as connection:
            yield connection
        if self.left is not None:
            self.left -= 1

    async def add_tables(self, rows: Sequence[TableRow]) -> None:
        """Tables without seats, all at once."""
        async with self._writing() as connection:
            await connection.execute(insert(tables), [asdict(row) for row in rows])

    async def _others(self) -> None:
        others, self.after_reading = self.after_reading, None
        if others:
            await others()

    async def steps(self, table_id: str, after: int = 0) -> list[Step]:
        found = await super().steps(table_id, after)
        await self._others()
        return found

    async def snapshot(self, table_id: str) -> str | None:
        found = await super().snapshot(table_id)
        await self._others()
        return found

    async def table(self, table_id: str) -> TableRow | None:
        found = await super().table(table_id)
        await self._others()
        return found


class Server:
    """A server without its network, where no bot thinks."""

    def __init__(self, url: str) -> None:
        self.store = FrailStore(url)
        self.hall = Hall(self.store, Thinkers(1), Notices(self.store, None))
        self.tables = Tables(self.hall, Identities(self.store, b"key"))

    async def begun(self, seats: int = 2, **bots: str) -> LiveTable:
        """A match of Rebirth at which Ann, Ben and Cat sit, as many as there are seats."""
        live = await self.tables.create(ANN, wire.NewTable("rebirth", seats, bots=bots))
        for person in (BEN, CAT)[: seats - 1 - len(bots)]:
            await self.tables.join(live.id, person, None)
        return await self.tables.start(live.id, ANN)

    async def choose(self, live: LiveTable, token: str | None = None) -> int:
        """Make the first choice for whoever is to choose."""
        journal = await self.hall.match(live)
        seat = journal.match.state.decision.seats[0]
        option = journal.match.state.options(seat)[0]
        make = partial(Journal.choose, seat=seat, options=[option], token=token)
        return await self.hall.act(live, seat, token, journal.asks[seat], make)

    def at(self, live: LiveTable, seat: int, person: Person) -> Seated:
        return Seated(self.hall, live, Viewer(person.id, seat, "en"), person)

    async def close(self) -> None:
        await self.hall.stop()
        await self.store.close()


@asynccontextmanager
async def servers(url: str, number: int = 1) -> AsyncIterator[list[Server]]:
    opened = [Server(url) for _ in range(number)]
    await opened[0].store.open()
    for person in (ANN, BEN, CAT):
        if await opened[0].store.person(person.id) is None:
            await opened[0].store.add_person(person)
    try:
        yield opened
    finally:
        for server in opened:
            server.store.left = None
            await server.close()
