"""Writing steps down. With SQLite those of many tables go into one transaction, since the disk is what takes time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import bindparam, exists, insert, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from meadhall.server.storage import schema as db
from meadhall.server.storage.rows import Step


class Conflict(Exception):
    """Somebody else has written first: read again."""


class Writing(NamedTuple):
    """Steps that follow what is written, and what changes of the table by them."""

    table_id: str
    steps: Sequence[Step]
    now: int
    changes: dict[str, Any]


_GUARDED = update(db.tables).where(db.tables.c.id == bindparam("of"), db.tables.c.number == bindparam("before"))
_INSERT = insert(db.steps)


async def write(connection: AsyncConnection, writings: Sequence[Writing]) -> None:
    """Write them all; Conflict if others wrote first, and nothing of the transaction may stand."""
    rows = [
        {"of": table_id, "before": steps[0].number - 1, "number": steps[-1].number, "moved": now, **changes}
        for table_id, steps, now, changes in writings
    ]
    for _, alike in groupby(sorted(rows, key=list), key=list):
        some = list(alike)
        changed = await connection.execute(_GUARDED, some if len(some) > 1 else some[0])
        if changed.rowcount != len(some):
            raise Conflict
    await insert_steps(connection, writings)
    await note_due(connection, {each.table_id: each.changes["waiting"] for each in writings})


async def insert_steps(connection: AsyncConnection, writings: Sequence[Writing]) -> None:
    rows = [
        {"table_id": table_id, "at": now, **step._asdict(), "value": str(step.value)}
        for table_id, steps, now, _ in writings
        for step in steps
    ]
    if rows:
        await connection.execute(_INSERT, rows)


async def note_due(connection: AsyncConnection, waiting: dict[str, Sequence[int]]) -> None:
    """Note of tables whether a bot is to move. Their rows are held, so nobody puts one on a seat meanwhile."""
    chairs = [(table_id, seat) for table_id, seats in waiting.items() for seat in seats]
    here = tuple_(db.seats.c.table_id, db.seats.c.seat).in_(chairs)
    bots = exists().where(db.seats.c.table_id == db.tables.c.id, here, db.seats.c.bot.is_not(None))
    await connection.execute(update(db.tables).where(db.tables.c.id.in_(list(waiting))).values(bots_due=bots))


class Queue:
    """While something is being written, what comes in waits, and is then written all together."""

    def __init__(self, write: Callable[[Sequence[Writing]], Awaitable[None]]) -> None:
        self._write = write
        self._waiting: list[tuple[Writing, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def add(self, writing: Writing) -> None:
        """Returns when it is written; Conflict if others wrote first."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((writing, written))
        if self._task is None:
            self._task = asyncio.create_task(self._write_all())
        await written

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._write_together(batch)
        finally:
            self._task = None

    async def _write_together(self, batch: list[tuple[Writing, asyncio.Future[None]]]) -> None:
        """If anything is wrong with one of them, they are written one by one."""
        try:
            await self._write([writing for writing, _ in batch])
        except Exception as problem:
            if len(batch) > 1:
                for each in batch:
                    await self._write_together([each])
            elif not batch[0][1].done():  # done if nobody waits for it any more
                batch[0][1].set_exception(problem)
            return
        for _, written in batch:
            if not written.done():
                written.set_result(None)

    async def close(self) -> None:
        """Wait until all is written."""
        if self._task:
            await asyncio.wait([self._task])
