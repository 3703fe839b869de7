"""A table as it is shown in lists, in the lobby and on top of a match."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from time import time

from meadhall.core.dice import seal
from meadhall.server import wire
from meadhall.server.storage.rows import SeatRow, TableRow

ONLINE = 45
"""Whoever was seen within so many seconds is here."""
PATIENCE = {"live": 120, "leisure": 3 * 24 * 3600}
"""After so many seconds without a sign of a player, the others may let a bot stand in."""


def has_left(row: TableRow, seat: SeatRow, now: int) -> bool:
    """Whether the player of a seat left the running match, or has long been away."""
    return row.phase == "playing" and bool(seat.person) and (seat.left or now - seat.seen > PATIENCE[row.pace])


def about_seat(row: TableRow, seat: SeatRow, person: str | None, present: Collection[int], now: int) -> wire.SeatInfo:
    online = seat.seat in present or (seat.person is not None and now - seat.seen <= ONLINE)
    return wire.SeatInfo(
        seat=seat.seat,
        name=seat.name,
        bot=seat.bot,
        you=person is not None and seat.person == person,
        online=online,
        left=seat.seat not in present and has_left(row, seat, now),
    )


def about_table(
    row: TableRow, seats: Sequence[SeatRow], person: str | None, present: Collection[int] = ()
) -> wire.TableInfo:
    """The table as this person may know it; `present` are the seats whose players are looking at it."""
    now = int(time())
    proposal = wire.Proposal(**row.proposal) if row.proposal else None
    return wire.TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        seats=[about_seat(row, seat, person, present, now) for seat in seats],
        phase=row.phase,  # type: ignore[arg-type]
        pace=row.pace,  # type: ignore[arg-type]
        watch=row.watch,  # type: ignore[arg-type]
        listed=row.listed,
        hints=row.hints,
        hosting=row.host == person,
        practice=row.practice,
        waiting=row.waiting,
        seal=seal(row.secret),
        secret=row.secret.hex() if row.phase == "over" else None,
        created=row.created,
        moved=row.moved,
        rematch=row.rematch,
        parent=row.parent,
        totals=row.totals,
        winners=row.winners,
        proposal=proposal,
    )
