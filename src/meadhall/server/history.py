"""Looking back: a match is made again from its steps, and shown as the viewer could see it then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from meadhall.core import LUCK, Match
from meadhall.core.luck import Luck
from meadhall.lessons import lesson
from meadhall.server import wire
from meadhall.server.hall import Hall
from meadhall.server.journal import kept
from meadhall.server.live import LiveTable
from meadhall.server.refusals import Refusal
from meadhall.server.storage.rows import THROW, Step
from meadhall.server.telling import Teller

T = TypeVar("T")

REPLAYS = 2
"""So many matches are made again at a time: more would hold up those who play, for threads share one interpreter."""


class History:
    """Makes whole matches again, in a thread, so that nobody waits for it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store
        self._room = asyncio.Semaphore(REPLAYS)

    async def history(self, live: LiveTable, viewer: int | None, words: Teller) -> wire.History:
        return await self.with_match(live, lambda match: self._history(match, viewer, words))

    async def position(self, live: LiveTable, viewer: int | None, length: int, words: Teller) -> wire.Position:
        now = (await self.hall.match(live)).match
        if length > len(now.log):
            raise Refusal("no-such-length", 404, length=len(now.log), asked=length)
        first, end = now.veiled
        if first < length < end:
            raise Refusal("not-shown-yet")
        return await self.with_match(live, lambda match: words.position(match.state, viewer, length), length)

    async def record(self, live: LiveTable) -> str:
        """A finished match as a record, with the secret behind its dice."""
        names = [seat.name or seat.bot or "" for seat in live.seats]
        steps = await self.store.steps(live.id)
        taught = len(lesson(live.row.game).script) if live.row.lesson else 0
        luck = Luck(live.row.secret, _dice_numbers(steps, live.row.inherited, taught))
        return await self.with_match(live, lambda match: match.record(names, luck))

    async def with_match(self, live: LiveTable, work: Callable[[Match], T], length: int | None = None) -> T:
        """Do something with the match as it was when its log had `length` entries, or as it is."""
        if live.row.phase == "gathering":
            raise Refusal("not-started")
        steps = await self.store.steps(live.id)
        async with self._room:
            return await asyncio.to_thread(lambda: work(_replay(live, kept(steps)[:length])))

    def _history(self, match: Match, viewer: int | None, words: Teller) -> wire.History:
        table = match.state.table
        seats = [None if entry.seat == LUCK else entry.seat for entry in match.log]
        told = [
            words.event(table, event, entry, seats[entry] if entry >= 0 else None)
            for entry, event in match.retold(viewer)
        ]
        return wire.History(length=len(match.log), events=told, closed=list(_closed(match)), totals=_totals(match))


def _replay(live: LiveTable, entries: list[Step]) -> Match:
    match = Match(Hall.must_know_rules(live.row), len(live.seats), live.row.options)
    for step in entries:
        _repeat(match, step.seat, step.value)
    return match


def _repeat(match: Match, seat: int, value: int) -> None:
    if seat == LUCK:
        match.throw(value)
    else:
        match.play(seat, value)


def _totals(match: Match) -> list[list[int]]:
    """The points of everybody at the beginning and after each entry."""
    table = match.state.table
    again = Match(match.game, table.seats, table.options)
    totals = [list(match.game.score(again.state).totals)]
    for entry in match.log:
        _repeat(again, entry.seat, entry.value)
        totals.append(list(match.game.score(again.state).totals))
    return totals


def _closed(match: Match) -> tuple[int, int] | tuple[()]:
    """The lengths of the log whose positions may not be looked at again yet."""
    first, end = match.veiled
    return (first + 1, end) if first + 1 < end else ()


def _dice_numbers(steps: list[Step], inherited: int, taught: int) -> list[int | None]:
    """Which throw of the match's dice each throw that stands was.

    None for those of another match, and for the first `taught` entries of the log, which are a lesson's.
    """
    throws = {step.number: place for place, step in enumerate(step for step in steps if step.kind == THROW)}
    numbers = [
        -1 if place < taught else throws[step.number] - inherited
        for place, step in enumerate(kept(steps))
        if step.kind == THROW
    ]
    return [number if number >= 0 else None for number in numbers]
