"""What older versions wrote can be read, in both databases."""

from __future__ import annotations

import asyncio

import pytest
from alembic import command
from sqlalchemy import Connection, insert

from meadhall.server.storage import schema as db
from meadhall.server.storage.migrate import config
from meadhall.server.storage.rows import Person, SeatRow, TableRow
from meadhall.server.storage.store import Store
from tests.serving import PostgreSQL

HOST = {"id": "0123", "name": "Host", "created": 1}
TABLE = {
    "id": "old",
    "game": "rebirth",
    "rules": 1,
    "options": {},
    "host": "0123",
    "phase": "playing",
    "pace": "live",
    "watch": "link",
    "listed": False,
    "practice": False,
    "secret": b"s",
    "inherited": 0,
    "number": 1,
    "waiting": [0],
    "bots_due": False,
    "totals": [],
    "winners": [],
    "created": 1,
    "moved": 1,
}
SEAT = {"table_id": "old", "seat": 0, "person": "0123", "left": False, "seen": 1}
STEP = {"table_id": "old", "number": 1, "kind": "choice", "seat": 0, "value": "3", "at": 1}


def first_tables(connection: Connection) -> None:
    """A database as it was before lessons, hints and drawn names, with a match that goes on."""
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "0004")
    for table, row in ((db.people, HOST), (db.tables, TABLE), (db.seats, SEAT), (db.steps, STEP)):
        connection.execute(insert(table).values(**row))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_old_database_is_brought_up_to_date_and_loses_nothing(
    kind: str, url: str, request: pytest.FixtureRequest
) -> None:
    if kind == "postgresql":
        served: PostgreSQL = request.getfixturevalue("postgresql")
        url = served.database()

    async def survive() -> tuple[Person | None, TableRow | None, list[SeatRow], int]:
        store = Store(url)
        async with store.engine.begin() as connection:
            await connection.run_sync(first_tables)
        await store.open()
        seats, steps = await store.seats(["old"]), await store.steps("old")
        found = await store.person("0123"), await store.table("old"), seats["old"], len(steps)
        await store.close()
        return found

    person, table, seats, steps = asyncio.run(survive())
    assert person is not None
    assert (person.name, person.drawn) == ("Host", False)
    assert table is not None
    assert (table.lesson, table.hints) == (False, False), "nobody agreed on hints"
    assert ([seat.name for seat in seats], steps) == (["Host"], 1)
