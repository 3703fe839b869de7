"""The store: everything that must outlive the process, in SQLite or PostgreSQL."""

from __future__ import annotations

from asyncio import Lock
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from secrets import token_hex
from typing import Any

from sqlalchemy import and_, delete, event, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from meadhall.server.storage import schema as db
from meadhall.server.storage import seating
from meadhall.server.storage.migrate import upgrade
from meadhall.server.storage.rows import ChatRow, Link, Person, Push, ReviewRow, SeatRow, Step, TableRow
from meadhall.server.storage.seating import NameInUse, at
from meadhall.server.storage.steps import Conflict, Queue, Writing, insert_steps, note_due, write

__all__ = ["CHANNEL", "Conflict", "NameInUse", "NameTaken", "Store"]

Proposal = dict[str, Any] | None

CHANNEL = "meadhall"
"""Where servers on PostgreSQL tell one another what they changed."""
MIGRATION_LOCK = 0x6D656164
"""Servers that start together on PostgreSQL change its schema one after the other."""


class NameTaken(Exception):
    """There is an account of that name already."""


def _tune_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


class Store:
    """Short transactions, each a method. Writers of SQLite take turns; PostgreSQL sorts them out itself."""

    def __init__(self, url: str) -> None:
        self.url = url
        # Errors are logged, and the log is no place for what people wrote.
        self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True, pool_pre_ping=True)
        self.origin = token_hex(4)
        """Marks the news of this server."""
        self.postgresql = self.engine.dialect.name == "postgresql"
        self._turn = Lock()
        self._queue = Queue(self._write_steps)
        if not self.postgresql:
            event.listen(self.engine.sync_engine, "connect", _tune_sqlite)

    async def open(self) -> None:
        """Bring the schema up to date."""
        async with self._writing() as connection:
            if self.postgresql:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self._queue.close()
        await self.engine.dispose()

    async def check(self) -> None:
        """Fails if the database does not answer."""
        async with self.engine.connect() as connection:
            await connection.execute(select(1))

    @asynccontextmanager
    async def _writing(self, news: str = "", table_id: str = "") -> AsyncIterator[AsyncConnection]:
        """A transaction; `news` of a table reach the other servers when it is through."""
        async with AsyncExitStack() as stack:
            if not self.postgresql:
                await stack.enter_async_context(self._turn)
            connection = await stack.enter_async_context(self.engine.begin())
            yield connection
            if news:
                await self._announce(connection, news, table_id)

    async def _announce(self, connection: AsyncConnection, news: str, table_id: str) -> None:
        if self.postgresql:
            await connection.execute(select(func.pg_notify(CHANNEL, f"{self.origin} {news} {table_id}")))

    async def _announce_all(self, connection: AsyncConnection, tables: Sequence[str]) -> None:
        for table_id in tables:
            await self._announce(connection, "table", table_id)

    async def _all(self, query: Any) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def _first(self, query: Any) -> Any:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first()

    async def _do(self, statement: Any, news: str = "", table_id: str = "") -> int:
        async with self._writing(news, table_id) as connection:
            return int((await connection.execute(statement)).rowcount)

    # settings

    async def setting(self, key: str, default: str) -> str:
        """The value of a setting; whoever asks first decides it for all servers."""
        query = select(db.settings.c.value).where(db.settings.c.key == key)
        found = await self._first(query)
        if found is None:
            try:
                await self._do(insert(db.settings).values(key=key, value=default))
            except IntegrityError:
                found = await self._first(query)
        return str(found[0]) if found else default

    # people

    async def add_person(self, person: Person) -> None:
        """Write somebody down who may have been written down meanwhile."""
        with suppress(IntegrityError):
            await self._do(insert(db.people).values(_values(person)))

    async def person(self, identity: str) -> Person | None:
        return await self._person(db.people.c.id == identity)

    async def person_called(self, username: str) -> Person | None:
        return await self._person(db.people.c.username == username.lower())

    async def _person(self, condition: Any) -> Person | None:
        found = await self._first(select(db.people).where(condition))
        return Person(*found) if found else None

    async def change_person(self, identity: str, **values: Any) -> None:
        try:
            await self._do(update(db.people).where(db.people.c.id == identity).values(**values))
        except IntegrityError:
            raise NameTaken from None

    async def rename(self, person: Person, name: str) -> list[str]:
        """Call somebody by a name of their choice; NameInUse if others could mix them up. Returns their tables."""
        async with self._writing() as connection:
            tables = await seating.rename(connection, person, name)
            await self._announce_all(connection, tables)
        person.name, person.drawn = name, False
        return tables

    async def hand_over_everything(self, giver: Person, taker: Person) -> list[str]:
        """All seats and tables of a guest become those of an account. Returns the tables."""
        async with self._writing() as connection:
            tables = await seating.hand_over(connection, giver, taker)
            await self._announce_all(connection, tables)
        return tables

    # tables

    async def add_table(self, row: TableRow, seats: Sequence[SeatRow], steps: Sequence[Step] = ()) -> None:
        async with self._writing() as connection:
            await _insert_table(connection, row, seats)
            await insert_steps(connection, [Writing(row.id, steps, row.created, {})])

    async def table(self, table_id: str) -> TableRow | None:
        found = await self._first(select(db.tables).where(db.tables.c.id == table_id))
        return TableRow(*found) if found else None

    async def seats(self, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of each of the tables, in order, with the names of those who sit there."""
        query = (
            select(db.seats, func.coalesce(db.seats.c.called, db.people.c.name))
            .join(db.people, db.people.c.id == db.seats.c.person, isouter=True)
            .where(db.seats.c.table_id.in_(table_ids))
            .order_by(db.seats.c.table_id, db.seats.c.seat)
        )
        found: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
        for row in await self._all(query):
            found[row.table_id].append(SeatRow(*row))
        return found

    async def unfinished_tables(self, host: str, since: int) -> int:
        """How many tables that the host has set up since then have not come to their end."""
        c = db.tables.c
        unfinished = select(func.count()).where(c.host == host, c.created >= since, c.phase != "over")
        return int((await self._first(unfinished))[0])

    async def open_tables(self, since: int, limit: int = 50) -> list[TableRow]:
        condition = and_(db.tables.c.phase == "gathering", db.tables.c.listed, db.tables.c.created >= since)
        query = select(db.tables).where(condition).order_by(db.tables.c.created.desc()).limit(limit)
        return [TableRow(*row) for row in await self._all(query)]

    async def tables_of(self, person: str, limit: int = 100) -> list[TableRow]:
        sitting = select(db.seats.c.table_id).where(db.seats.c.person == person)
        query = select(db.tables).where(db.tables.c.id.in_(sitting)).order_by(db.tables.c.moved.desc()).limit(limit)
        return [TableRow(*row) for row in await self._all(query)]

    async def tables_due(self, before: int) -> list[str]:
        """Running matches in which bots should have moved by now."""
        condition = and_(db.tables.c.bots_due, db.tables.c.moved <= before)
        rows = await self._all(select(db.tables.c.id).where(condition).order_by(db.tables.c.moved))
        return [row[0] for row in rows]

    async def add_rematch(self, before: str, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Let a table be the rematch of the table `before`; Conflict if that has one already."""
        unset = and_(db.tables.c.id == before, db.tables.c.rematch.is_(None))
        async with self._writing("table", before) as connection:
            changed = await connection.execute(update(db.tables).where(unset).values(rematch=row.id))
            if changed.rowcount != 1:
                raise Conflict
            await _insert_table(connection, row, seats)

    async def start_match(self, table_id: str, steps: Sequence[Step], now: int, **changes: Any) -> None:
        """Let a match begin, with its first steps; Conflict if it has begun, or a seat is free."""
        free = at(table_id, person=None, bot=None)
        async with self._writing("table", table_id) as connection:
            phase, _, _ = await _hold(connection, table_id)
            if phase != "gathering" or (await connection.execute(select(db.seats.c.seat).where(free))).first():
                raise Conflict
            values = {"phase": "playing", "number": len(steps), "moved": now, **changes}
            await connection.execute(update(db.tables).where(db.tables.c.id == table_id).values(**values))
            await insert_steps(connection, [Writing(table_id, steps, now, {})])
            await note_due(connection, {table_id: changes["waiting"]})

    async def change_proposal(self, table_id: str, change: Callable[[Proposal], Proposal]) -> Proposal:
        """Change what is proposed to the table from whatever it is by then, and return it."""
        async with self._writing("table", table_id) as connection:
            _, _, before = await _hold(connection, table_id)
            after = change(before)
            await connection.execute(update(db.tables).where(db.tables.c.id == table_id).values(proposal=after))
        return after

    async def sit(self, table_id: str, seat: int, person: Person, called: str | None, now: int) -> bool:
        """Let somebody sit down; False if the seat is not free, NameInUse if others could mix them up."""
        async with self._writing("table", table_id) as connection:
            return await seating.sit(connection, table_id, seat, person, called, now)

    async def change_seat(
        self,
        table_id: str,
        seat: int,
        values: Mapping[str, Any],
        phase: str = "",
        where: Mapping[str, Any] | None = None,
    ) -> bool:
        """Change who sits there; False if the seat is not as `where` has it, or the table in another phase."""
        condition = at(table_id, seat=seat, **(where or {}))
        async with self._writing("table", table_id) as connection:
            if phase and (await _hold(connection, table_id))[0] != phase:
                return False
            changed = await connection.execute(update(db.seats).where(condition).values(**values))
        return changed.rowcount == 1

    async def change_host(self, table_id: str, giver: str, taker: str) -> None:
        """Let another person be the host of a table that gathers."""
        c = db.tables.c
        given = and_(c.id == table_id, c.host == giver, c.phase == "gathering")
        await self._do(update(db.tables).where(given).values(host=taker), "table", table_id)

    async def change_bot(self, table_id: str, seat: int, phase: str, bot: str | None, **values: Any) -> bool:
        """Let a bot play a seat, or no longer; False if the table is in another phase. Its turn is noted with it."""
        taken = {"person": None} if phase == "gathering" else {}
        async with self._writing("table", table_id) as connection:
            now, waiting, _ = await _hold(connection, table_id)
            if now != phase:
                return False
            there = update(db.seats).where(at(table_id, seat=seat, **taken))
            changed = await connection.execute(there.values(bot=bot, **values))
            await note_due(connection, {table_id: waiting})
        return changed.rowcount == 1

    async def saw(self, present: Sequence[tuple[str, int]], now: int) -> None:
        """These seats have somebody looking at the table."""
        for start in range(0, len(present), 200):
            some = [
                and_(db.seats.c.table_id == table_id, db.seats.c.seat == seat)
                for table_id, seat in present[start : start + 200]
            ]
            await self._do(update(db.seats).where(or_(*some)).values(seen=now))

    # steps

    async def steps(self, table_id: str, after: int = 0) -> list[Step]:
        columns = (db.steps.c.number, db.steps.c.kind, db.steps.c.seat, db.steps.c.value, db.steps.c.token)
        condition = and_(db.steps.c.table_id == table_id, db.steps.c.number > after)
        rows = await self._all(select(*columns).where(condition).order_by(db.steps.c.number))
        return [Step(number, kind, seat, int(value), token) for number, kind, seat, value, token in rows]

    async def add_steps(self, table_id: str, steps: Sequence[Step], now: int, **changes: Any) -> None:
        """Write down steps that follow what is written, with what changes by them; Conflict if others wrote first."""
        writing = Writing(table_id, steps, now, changes)
        if self.postgresql:
            await self._write_steps([writing])
        else:
            await self._queue.add(writing)

    async def _write_steps(self, writings: Sequence[Writing]) -> None:
        try:
            async with self._writing("steps", writings[0].table_id) as connection:
                await write(connection, writings)
        except IntegrityError:
            raise Conflict from None

    async def step_called(self, table_id: str, seat: int, token: str) -> int | None:
        """The number of the step that a client's message with this id made, if it made one."""
        same = and_(db.steps.c.table_id == table_id, db.steps.c.seat == seat, db.steps.c.token == token)
        found = await self._first(select(db.steps.c.number).where(same))
        return int(found[0]) if found else None

    async def snapshot(self, table_id: str) -> str | None:
        found = await self._first(select(db.snapshots.c.data).where(db.snapshots.c.table_id == table_id))
        return str(found[0]) if found else None

    async def keep_snapshot(self, table_id: str, number: int, data: str) -> None:
        """A cache: losing it costs time only."""
        async with self._writing() as connection:
            await connection.execute(delete(db.snapshots).where(db.snapshots.c.table_id == table_id))
            await connection.execute(insert(db.snapshots).values(table_id=table_id, number=number, data=data))

    # reviews

    async def claim_review(self, table_id: str, version: int, now: int, lost: int) -> ReviewRow:
        """The review of a match; it is for this server to make if nobody has been heard to make it since `lost`."""
        c = db.reviews.c
        alive = or_(c.data.is_not(None), c.maker == self.origin, c.at > lost)
        query = select(c.maker, c.done, c.data).where(c.table_id == table_id, c.version == version, alive)
        claim = {"table_id": table_id, "version": version, "maker": self.origin, "at": now, "done": 0.0}
        found = await self._first(query)
        if found is None:
            with suppress(IntegrityError):  # then another server was faster
                async with self._writing() as connection:
                    await connection.execute(delete(db.reviews).where(c.table_id == table_id))
                    await connection.execute(insert(db.reviews).values(**claim))
            found = await self._first(query)
        return ReviewRow(*found) if found else ReviewRow("", 0.0, None)

    async def note_review(self, table_id: str, now: int, done: float, data: str | None = None) -> None:
        """How far this server has come with a review."""
        own = and_(db.reviews.c.table_id == table_id, db.reviews.c.maker == self.origin)
        made = {} if data is None else {"data": data}
        await self._do(update(db.reviews).where(own).values(at=now, done=done, **made))

    # chat

    async def add_chat(self, table_id: str, person: str, name: str, seat: int | None, said: str, now: int) -> ChatRow:
        values = {"table_id": table_id, "person": person, "name": name, "seat": seat, "text": said, "at": now}
        async with self._writing("chat", table_id) as connection:
            added = await connection.execute(insert(db.chat).values(values).returning(db.chat.c.number))
            return ChatRow(added.scalar_one(), person, name, seat, said, now)

    async def chat(self, table_id: str, after: int = 0, limit: int = 100) -> list[ChatRow]:
        c = db.chat.c
        query = select(c.number, c.person, c.name, c.seat, c.text, c.at).where(
            and_(c.table_id == table_id, c.number > after)
        )
        return [ChatRow(*row) for row in await self._all(query.order_by(c.number.desc()).limit(limit))][::-1]

    # links that move a seat, and notices

    async def add_link(self, token: str, link: Link, now: int) -> None:
        async with self._writing() as connection:
            await connection.execute(delete(db.links).where(db.links.c.expires < now))
            await connection.execute(insert(db.links).values(token=token, **link._asdict()))

    async def take_link(self, token: str, person: Person, now: int) -> Link | None:
        """Give the seat that the link is for to a person; None if it is good no more. It is good once."""
        c = db.links.c
        used = delete(db.links).where(c.token == token).returning(c.table_id, c.seat, c.person, c.expires)
        async with self._writing() as connection:
            found = (await connection.execute(used)).first()
            if found is None:
                return None
            link = Link(*found)
            if link.expires < now or not await seating.move(
                connection, link.table_id, link.seat, link.person, person, now
            ):
                return None
            await self._announce(connection, "table", link.table_id)
        return link

    async def move_seat(self, table_id: str, seat: int, giver: str, taker: Person, now: int) -> bool:
        """Give somebody's seat to somebody else; False if it is theirs no more."""
        async with self._writing("table", table_id) as connection:
            return await seating.move(connection, table_id, seat, giver, taker, now)

    async def add_push(self, person: str, push: Push) -> None:
        async with self._writing() as connection:
            await connection.execute(delete(db.pushes).where(db.pushes.c.endpoint == push.endpoint))
            await connection.execute(insert(db.pushes).values(person=person, **push._asdict()))

    async def pushes(self, person: str) -> list[Push]:
        c = db.pushes.c
        asked = select(c.endpoint, c.p256dh, c.auth, c.language).where(c.person == person)
        return [Push(*row) for row in await self._all(asked)]

    async def drop_pushes(self, person: str) -> None:
        await self._do(delete(db.pushes).where(db.pushes.c.person == person))

    async def drop_push(self, endpoint: str) -> None:
        await self._do(delete(db.pushes).where(db.pushes.c.endpoint == endpoint))


def _values(row: Any, without: str = "") -> Mapping[str, Any]:
    return {name: getattr(row, name) for name in row.__slots__ if name != without}


async def _hold(connection: AsyncConnection, table_id: str) -> tuple[str, list[int], Proposal]:
    """Phase, seats that owe a choice, and proposal of a table. Nobody else changes them before we are through."""
    c = db.tables.c
    held = select(c.phase, c.waiting, c.proposal).where(c.id == table_id).with_for_update()
    phase, waiting, proposal = (await connection.execute(held)).one()
    return phase, waiting, proposal


async def _insert_table(connection: AsyncConnection, row: TableRow, seats: Sequence[SeatRow]) -> None:
    await connection.execute(insert(db.tables).values(_values(row)))
    await connection.execute(insert(db.seats), [_values(seat, without="name") for seat in seats])
