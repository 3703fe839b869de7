"""Who sits where and what they are called, so that nobody at a table is taken for somebody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import and_, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from meadhall.server.names import draw, folded, names_of_bots
from meadhall.server.storage import schema as db
from meadhall.server.storage.rows import Person


class NameInUse(Exception):
    """Somebody else at a table is called like that, or a bot."""


def at(table_id: str, **columns: Any) -> Any:
    """The seats of a table of which that is true."""
    return and_(db.seats.c.table_id == table_id, *(db.seats.c[name] == value for name, value in columns.items()))


async def rename(connection: AsyncConnection, person: Person, name: str) -> list[str]:
    """Call somebody by a name of their choice; NameInUse if others could mix them up. Returns their tables."""
    tables = await _hold(connection, person.id)
    if folded(name) in await _taken(connection, tables, person.id):
        raise NameInUse(name)
    await connection.execute(_named(person.id, name, drawn=False))
    await connection.execute(_only_seats(tables, person.id).values(called=None))
    return tables


async def hand_over(connection: AsyncConnection, giver: Person, taker: Person) -> list[str]:
    """All seats and tables of a guest become those of an account. Returns the tables.

    Where somebody else has the name of the account, the guest's name stays.
    """
    mine = select(db.seats.c.table_id).where(db.seats.c.person == giver.id).distinct()
    tables = [row[0] for row in await connection.execute(mine)]
    await _hold(connection, giver.id, tables)
    for table_id in tables:
        if folded(taker.name) in await _taken(connection, [table_id], giver.id):
            called = at(table_id, person=giver.id, called=None)
            await connection.execute(update(db.seats).where(called).values(called=giver.name))
    for table, column in ((db.tables, "host"), (db.seats, "person"), (db.pushes, "person")):
        await connection.execute(update(table).where(table.c[column] == giver.id).values({column: taker.id}))
    return tables


async def sit(
    connection: AsyncConnection, table_id: str, seat: int, person: Person, called: str | None, now: int
) -> bool:
    """Let a person, or somebody beside them who is called like that, sit down; False if the seat is not free.

    NameInUse if others could mix them up; but a guest whose name was drawn gets another.
    """
    tables = await _hold(connection, person.id, [table_id])
    taken = await _taken(connection, [table_id] if called else tables, None if called else person.id)
    free = at(table_id, seat=seat, person=None, bot=None)
    values = {"person": person.id, "called": called, "left": False, "seen": now}
    if (await connection.execute(update(db.seats).where(free).values(**values))).rowcount != 1:
        return False
    if folded(called or person.name) in taken:
        if called or not person.drawn:
            raise NameInUse(called or person.name)
        person.name = draw(person.id, taken)
        await connection.execute(_named(person.id, person.name, drawn=True))
    return True


async def move(connection: AsyncConnection, table_id: str, seat: int, giver: str, taker: Person, now: int) -> bool:
    """Give a seat to another person, with the table if the giver is its host; False if it is the giver's no more.

    Whoever has not chosen a name, or one that is taken here, is called what the giver was called.
    """
    tables = await _hold(connection, taker.id, [table_id])
    shown = select(func.coalesce(db.seats.c.called, db.people.c.name), db.people.c.drawn)
    known = (await connection.execute(shown.join(db.people).where(at(table_id, seat=seat)))).first()
    moved = update(db.seats).where(at(table_id, seat=seat, person=giver))
    if (await connection.execute(moved.values(person=taker.id, called=None, left=False, seen=now))).rowcount != 1:
        return False
    assert known is not None
    name, drawn = known
    taken = await _taken(connection, tables, taker.id)
    if taker.drawn and folded(name) not in taken:
        await connection.execute(_named(taker.id, name, drawn))
        taker.name, taker.drawn = name, drawn
    elif folded(taker.name) in taken:
        await connection.execute(update(db.seats).where(at(table_id, seat=seat)).values(called=name))
    hosting = and_(db.tables.c.id == table_id, db.tables.c.host == giver)
    await connection.execute(update(db.tables).where(hosting).values(host=taker.id))
    return True


def _named(person: str, name: str, drawn: bool) -> Any:
    return update(db.people).where(db.people.c.id == person).values(name=name, drawn=drawn)


def _only_seats(table_ids: Sequence[str], person: str) -> Any:
    """Changes somebody's seats at those of the tables where they have no more than one."""
    c = db.seats.c
    single = select(c.table_id).where(c.person == person).group_by(c.table_id).having(func.count() == 1)
    return update(db.seats).where(c.person == person, c.table_id.in_(table_ids), c.table_id.in_(single))


async def _hold(connection: AsyncConnection, person: str, more: Sequence[str] = ()) -> list[str]:
    """The unfinished tables of a person, and these. Nobody else sits down there before we are through."""
    c = db.tables.c
    mine = select(db.seats.c.table_id).where(db.seats.c.person == person)
    wanted = or_(c.id.in_(more), and_(c.phase != "over", c.id.in_(mine)))
    held = select(c.id).where(wanted).order_by(c.id).with_for_update()  # in order, or two could wait for each other
    return [row[0] for row in await connection.execute(held)]


async def _taken(connection: AsyncConnection, table_ids: Sequence[str], but: str | None) -> set[str]:
    """The names at these tables, folded, and those of bots; without the own name of one person."""
    seats, people = db.seats.c, db.people.c
    names = (
        select(func.coalesce(seats.called, people.name))
        .join(db.people, people.id == seats.person)
        .where(seats.table_id.in_(table_ids), or_(seats.person != (but or ""), seats.called.is_not(None)))
    )
    return {folded(row[0]) for row in await connection.execute(names)} | names_of_bots()
