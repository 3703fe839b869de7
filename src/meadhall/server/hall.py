"""The hall: matches being played. Choices come in, are made durable, and are told to everybody who may know."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from secrets import randbits
from time import monotonic, time
from typing import Any

import msgspec

from meadhall.core import IllegalMove
from meadhall.core.match import LUCK
from meadhall.games import game as find_game
from meadhall.server import wire
from meadhall.server.journal import REMEMBERED, Journal, Snapshot
from meadhall.server.live import LiveTable, Viewer
from meadhall.server.notices import Notices
from meadhall.server.refusals import Refusal
from meadhall.server.storage.rows import SeatRow, Step, TableRow
from meadhall.server.storage.store import Conflict, Store
from meadhall.server.tableinfo import about_table
from meadhall.server.thinking import Question, Stopped, Thinkers

SNAPSHOT_EVERY = 100
"""Steps between snapshots: so many are made again at most when a match is opened."""
ATTEMPTS = 8
"""So often a choice is tried when other servers write to the same match."""

log = logging.getLogger(__name__)


class Hall:
    """All tables that this process holds in memory. What it cannot find there it reads from the store."""

    def __init__(self, store: Store, thinkers: Thinkers, notices: Notices) -> None:
        self.store = store
        self.thinkers = thinkers
        self.notices = notices
        self.tables: dict[str, LiveTable] = {}
        self.choices = 0
        """How many steps were written, for the metrics."""
        self._tasks: set[asyncio.Task[None]] = set()

    # tables in memory

    async def table(self, table_id: str) -> LiveTable:
        """The table, read from the store if need be; a Refusal if there is none."""
        live = self.tables.get(table_id)
        if live is None:
            row, seats = await self._read(table_id)
            live = self.tables.setdefault(table_id, LiveTable(row, seats))
        live.touched = monotonic()
        return live

    async def _read(self, table_id: str) -> tuple[TableRow, list[SeatRow]]:
        row = await self.store.table(table_id) if table_id.isprintable() else None
        if row is None:
            raise Refusal("no-such-table", 404, table=table_id[:20])
        return row, (await self.store.seats([table_id]))[table_id]

    async def journal(self, live: LiveTable) -> Journal:
        """The match of a table that has begun."""
        if live.journal is None:
            row = await self.store.table(live.id)
            assert row is not None
            if row.phase == "gathering":
                raise Refusal("not-started")
            live.row = row
            live.journal = await asyncio.to_thread(
                self._load, row, len(live.seats), await self.store.steps(live.id), await self.store.snapshot(live.id)
            )
        return live.journal

    def _load(self, row: TableRow, seats: int, steps: list[Step], snapshot: str | None) -> Journal:
        game = find_game(row.game)
        if row.rules != game.rules_version:
            raise Refusal("other-rules", then=row.rules, now=game.rules_version, game=game.title)
        taken = msgspec.json.decode(snapshot, type=Snapshot) if snapshot else None
        return Journal.load(game, seats, row.options, row.secret, row.inherited, steps, taken)

    async def refresh(self, table_id: str) -> LiveTable:
        """Read seats and phase of the table again, and tell those who watch."""
        live = await self.table(table_id)
        row, seats = await self._read(table_id)
        while row.number < live.row.number:  # a step was written meanwhile
            row, seats = await self._read(table_id)
        live.row, live.seats = row, seats
        live.show(lambda viewer: wire.Table(about_table(live.row, live.seats, viewer.person, live.present())))
        return live

    def drop_idle(self, after: float) -> None:
        """Forget tables that nobody looks at."""
        now = monotonic()
        for table_id, live in list(self.tables.items()):
            if not live.viewers and not live.thinking and not live.lock.locked() and now - live.touched > after:
                del self.tables[table_id]

    # the match

    async def begin(self, table_id: str) -> None:
        """The first throws of a match that has just been started, and a welcome to the match for everybody."""
        live = await self.refresh(table_id)
        async with live.lock:
            live.journal = None
            journal = await self.journal(live)
            steps = journal.throw_all()
            try:
                if steps:
                    await self._write(live, journal, steps)
                else:
                    await self.store.change_table(live.id, **self._changes(live, journal))
            except Conflict:
                live.journal = None
                journal = await self.journal(live)
            journal.untold = len(journal.match.log)
            for viewer in list(live.viewers):
                viewer.send(await self.welcome(live, viewer))
            self._wake(live, journal)

    async def act(
        self, live: LiveTable, seat: int, token: str | None, ask: int | None, make: Callable[[Journal], list[Step]]
    ) -> int:
        """Make steps for a seat and write them down. Returns the number that makes them durable.

        A message that was answered before is answered again, and nothing is made twice.
        """
        async with live.lock:
            for _ in range(ATTEMPTS):
                journal = await self.journal(live)
                if ask is None or ask != journal.asks[seat]:  # a choice that was made has changed what is asked
                    done = await self.store.step_called(live.id, seat, token) if token else None
                    if done is not None:
                        return done
                if journal.match.over:
                    raise Refusal("already-over")
                if ask is not None and ask != journal.asks[seat]:
                    raise Refusal("stale")
                try:
                    steps = make(journal)
                except IllegalMove as refused:
                    said = live.teller("en").words.say(refused.reason)
                    raise Refusal("not-allowed", said=said, rules=refused.reason.rules) from None
                try:
                    await self._write(live, journal, steps)
                except Conflict:
                    await self._reload(live)
                    continue
                except BaseException:  # also when cancelled: what is in memory may not be what is written
                    live.journal = None
                    raise
                self._tell(live, journal)
                return steps[-1].number
            raise Refusal("busy", 503)

    async def _write(self, live: LiveTable, journal: Journal, steps: list[Step]) -> None:
        changes = self._changes(live, journal)
        await self.store.add_steps(live.id, steps, int(time()), proposal=None, **changes)
        self.choices += len(steps)
        live.row.number, live.row.moved, live.row.proposal = journal.number, int(time()), None
        for name, value in changes.items():
            setattr(live.row, name, value)
        if journal.number // SNAPSHOT_EVERY > (steps[0].number - 1) // SNAPSHOT_EVERY and not journal.match.tail:
            data = msgspec.json.encode(journal.snapshot()).decode()
            await self.store.keep_snapshot(live.id, journal.number, data)

    def _changes(self, live: LiveTable, journal: Journal) -> dict[str, Any]:
        match = journal.match
        waiting = list(match.state.decision.seats)
        changes: dict[str, Any] = {"waiting": waiting, "bots_due": any(live.bot_at(seat) for seat in waiting)}
        if match.over:
            score = match.game.score(match.state)
            changes |= {"phase": "over", "totals": list(score.totals), "winners": list(score.winners)}
        return changes

    async def _reload(self, live: LiveTable) -> None:
        """Others have written: read what they did, and tell it to those who watch here."""
        told = live.journal.untold if live.journal else None
        live.journal = None
        journal = await self.journal(live)
        if told is not None:
            journal.untold = min(told, len(journal.match.log))
        self._tell(live, journal)

    async def heard(self, table_id: str, what: str) -> None:
        """Another server has changed a table; see to those who look at it from here."""
        live = self.tables.get(table_id)
        if live is None:
            return
        if what == "chat":
            await self.show_chat(live)
        elif what == "steps" and live.row.phase != "gathering":
            await self._absorb(live)
        else:
            began = live.row.phase == "gathering"
            await self.refresh(table_id)
            if began and live.row.phase != "gathering":
                for viewer in list(live.viewers):
                    viewer.send(await self.welcome(live, viewer))

    async def _absorb(self, live: LiveTable) -> None:
        async with live.lock:
            if live.journal is None:
                if not live.viewers:
                    return
                await self._reload(live)
                return
            journal = live.journal
            try:
                for step in await self.store.steps(live.id, journal.number):
                    journal.repeat(step)
            except BaseException:
                live.journal = None
                raise
            row = await self.store.table(live.id)
            if row is not None:
                live.row = row
            self._tell(live, journal)

    # telling

    def _tell(self, live: LiveTable, journal: Journal) -> None:
        """Show everybody the position, with what led to it, and see who has to choose now."""
        match = journal.match
        start = journal.untold
        journal.untold = len(match.log)
        table = match.state.table

        def update(viewer: Viewer) -> wire.Update:
            words = live.teller(viewer.language)
            return words.update(journal, viewer.seat, words.entries(table, match.log, viewer.seat, start))

        live.show(update)
        match.lighten(REMEMBERED)
        if match.over:
            live.show(lambda viewer: wire.Table(about_table(live.row, live.seats, viewer.person, live.present())))
        self._wake(live, journal)

    async def welcome(self, live: LiveTable, viewer: Viewer) -> wire.Welcome:
        words = live.teller(viewer.language)
        chat = await self.store.chat(live.id)
        setting: dict[str, Any] = {}
        update = None
        if live.row.phase != "gathering":
            journal = await self.journal(live)
            match = journal.match
            table = match.state.table
            setting = words.setting(table)
            recent = [
                words.event(table, event, entry, None if match.log[entry].seat == LUCK else match.log[entry].seat)
                for entry, event in match.retold(viewer.seat, max(0, len(match.log) - REMEMBERED))
                if entry >= 0
            ]
            update = words.update(journal, viewer.seat, recent)
        return wire.Welcome(
            table=about_table(live.row, live.seats, viewer.person, live.present()),
            seat=viewer.seat,
            setting=setting,
            update=update,
            chat=[wire.ChatLine(line.number, line.name, line.seat, line.text, line.at) for line in chat],
        )

    async def show_chat(self, live: LiveTable) -> None:
        for line in await self.store.chat(live.id, live.last_chat):
            live.last_chat = max(live.last_chat, line.number)
            said = wire.ChatLine(line.number, line.name, line.seat, line.text, line.at)
            live.show(lambda _, said=said: said)  # type: ignore[misc]

    # whose turn it is

    def _wake(self, live: LiveTable, journal: Journal) -> None:
        """Let bots think whose turn it is, and tell people who may not be looking."""
        for seat in journal.match.state.decision.seats:
            if live.bot_at(seat):
                self._let_think(live, seat)
            elif seat not in live.present():
                self._start(self.notices.your_turn(live, seat, journal))

    def _let_think(self, live: LiveTable, seat: int) -> None:
        if seat not in live.thinking:
            live.thinking.add(seat)
            self._start(self._think(live, seat))

    async def wake(self, table_id: str) -> None:
        """See to it that the bots of a match go on."""
        live = await self.table(table_id)
        async with live.lock:
            self._wake(live, await self.journal(live))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, live: LiveTable, seat: int) -> None:
        """Let the bot of a seat choose until somebody else has to."""
        try:
            while True:
                async with live.lock:
                    journal = await self.journal(live)
                    name = live.bot_at(seat)
                    if not name or seat not in journal.match.state.decision.seats:
                        return
                    ask, question = journal.asks[seat], self.question(live, journal, seat, name)
                option = await self.thinkers.choose(question)
                try:
                    await self.act(
                        live, seat, None, ask, partial(Journal.choose, seat=seat, options=[option], token=None)
                    )
                except Refusal as refused:
                    if refused.code != "stale":  # somebody else was faster, or a choice was taken back
                        raise
        except Stopped:
            pass
        except Exception:
            log.exception("the bot at seat %s of table %s could not move", seat, live.id)
        finally:
            live.thinking.discard(seat)

    def question(self, live: LiveTable, journal: Journal, seat: int, bot: str) -> Question:
        match = journal.match
        seen = match.game.observe(match.state, seat).data()
        return Question(live.row.game, seen, seat, bot, randbits(63))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.tables.values():
            for viewer in live.viewers:
                viewer.leave()
