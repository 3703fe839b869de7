"""The hall: matches being played. Choices come in, are made durable, and are told to everybody who may know."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from hashlib import sha256
from time import monotonic, time
from typing import Any

import msgspec

from meadhall.core import IllegalMove, Match, Reason
from meadhall.core.match import LUCK
from meadhall.games import game as find_game
from meadhall.lessons import lesson
from meadhall.server import talk
from meadhall.server.journal import REMEMBERED, AnyGame, Journal, Snapshot
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


def thinking_seed(secret: bytes, match: Match, seat: int) -> int:
    """For the dice by which a bot thinks about the next choice of a seat."""
    made = sum(entry.seat == seat for entry in match.log)
    return int.from_bytes(sha256(secret + f"{seat}: {made}".encode()).digest()[:8])


def changes_by(journal: Journal) -> dict[str, Any]:
    """What is noted of a table, so that it can be listed without its match."""
    match = journal.match
    changes: dict[str, Any] = {"waiting": journal.waiting}
    if match.over:
        score = match.game.score(match.state)
        changes |= {"phase": "over", "totals": list(score.totals), "winners": list(score.winners)}
    return changes


def _not_allowed(live: LiveTable, why: Reason) -> Refusal:
    return Refusal("not-allowed", say=lambda language: live.teller(language).words.say(why), rules=why.rules)


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
            row, seats = await self.read(table_id)
            live = self.tables.setdefault(table_id, LiveTable(row, seats))
        live.touched = monotonic()
        return live

    async def read(self, table_id: str) -> tuple[TableRow, list[SeatRow]]:
        row = await self.store.table(table_id) if table_id.isprintable() else None
        if row is None:
            raise Refusal("no-such-table", 404, table=table_id[:20])
        return row, (await self.store.seats([table_id]))[table_id]

    async def journal(self, live: LiveTable) -> Journal:
        """The match of a table that has begun, for whoever holds the table's lock."""
        assert live.lock.locked(), "a match that is read now would miss what is being written"
        if live.journal is None:
            row = await self.store.table(live.id)
            assert row is not None
            if row.phase == "gathering":
                raise Refusal("not-started")
            live.row = row
            snapshot = await self.store.snapshot(live.id)  # before the steps, since it must not be ahead of them
            steps = await self.store.steps(live.id)
            live.journal = await asyncio.to_thread(self.load, row, len(live.seats), steps, snapshot)
        return live.journal

    async def match(self, live: LiveTable) -> Journal:
        """The match of a table, for a look: while the looker waits for something, it may go on."""
        async with live.lock:
            return await self.journal(live)

    def load(self, row: TableRow, seats: int, steps: list[Step], snapshot: str | None = None) -> Journal:
        game = self.must_know_rules(row)
        taken = msgspec.json.decode(snapshot, type=Snapshot) if snapshot else None
        guide = lesson(row.game) if row.lesson else None
        load = partial(Journal.load, game, seats, row.options, row.secret, row.inherited, steps, lesson=guide)
        try:
            return load(snapshot=taken)
        except ValueError:
            if taken is None:
                raise
            log.warning("the snapshot of table %s is not of this version; its steps are made anew", row.id)
            return load()

    @staticmethod
    def must_know_rules(row: TableRow) -> AnyGame:
        """The game of a table; a Refusal if its match was played by other rules than this server's."""
        game = find_game(row.game)
        if row.rules != game.rules_version:
            raise Refusal("other-rules", then=row.rules, now=game.rules_version, game=game.title)
        return game

    async def refresh(self, table_id: str) -> LiveTable:
        """Read seats and phase of the table again, and tell those who watch."""
        live = await self.table(table_id)
        async with live.lock:  # or what is read could be older than what is written meanwhile
            gathered = live.row.phase == "gathering"
            live.row, live.seats = await self.read(table_id)
            live.send_away()
            self._show_table(live)
            if gathered and live.row.phase != "gathering":  # another server let it begin
                await self._welcome_all(live)
        return live

    async def show_names(self, table_ids: Iterable[str]) -> None:
        """Somebody at these tables is called otherwise now."""
        for table_id in table_ids:
            if table_id in self.tables:
                await self.refresh(table_id)

    @staticmethod
    def _show_table(live: LiveTable) -> None:
        def table(viewer: Viewer) -> talk.Table:
            return talk.Table(about_table(live.row, live.seats, viewer.person, live.present()))

        live.show(table, personal=True)

    def drop_idle(self, after: float) -> None:
        """Forget tables that nobody looks at."""
        now = monotonic()
        for table_id, live in list(self.tables.items()):
            if not live.viewers and not live.thinking and not live.lock.locked() and now - live.touched > after:
                del self.tables[table_id]

    # the match

    async def begin(self, table_id: str) -> None:
        """Let a match begin with its first throws, and welcome everybody to it; Conflict if it cannot begin now."""
        live = await self.table(table_id)
        async with live.lock:
            row, seats = await self.read(table_id)
            opening = self.load(row, len(seats), [])
            steps = opening.throw_all()
            await self.store.start_match(table_id, steps, int(time()), **changes_by(opening))
            live.row, live.seats = await self.read(table_id)
            live.send_away()
            live.journal = None
            journal = await self.journal(live)
            await self._welcome_all(live)
            self._wake(live, journal)

    async def _welcome_all(self, live: LiveTable) -> None:
        for viewer in list(live.viewers):
            viewer.send(await self.welcome(live, viewer))

    async def act(
        self,
        live: LiveTable,
        seat: int,
        token: str | None,
        ask: int | None,
        make: Callable[[Journal], list[Step]],
        **changes: Any,
    ) -> int:
        """Make steps for a seat and write them down, with changes of the table. Returns the number of the first.

        A message that was answered before is answered again, and nothing is made twice.
        """
        async with live.lock:
            for attempt in range(ATTEMPTS):
                journal = await self.journal(live)
                if attempt or ask != journal.asks[seat]:  # a choice that was made has changed what is asked
                    done = await self.store.step_called(live.id, seat, token) if token else None
                    if done is not None:
                        return done
                if ask is not None and ask > journal.number and await self.catch_up(live):
                    continue
                if journal.match.over:
                    raise Refusal("already-over")
                if ask is not None and ask != journal.asks[seat]:
                    raise Refusal("stale")
                try:
                    steps = make(journal)
                    await self._write(live, journal, steps, changes)
                except IllegalMove as refused:  # nothing was made
                    raise _not_allowed(live, refused.reason) from None
                except Conflict:
                    await self._reload(live)
                    done = await self.store.step_called(live.id, seat, token) if token else None
                    if done is not None:  # made elsewhere meanwhile, or an id that was used before
                        return done
                    continue
                except BaseException:  # also when cancelled: what is in memory may not be what is written
                    live.journal = None
                    raise
                self._tell(live, journal)
                self._wake(live, journal, steps[0].number)
                await self._keep_snapshot(live, journal, steps)
                return steps[0].number
            raise Refusal("busy", 503)

    async def _write(self, live: LiveTable, journal: Journal, steps: list[Step], more: dict[str, Any]) -> None:
        now = int(time())
        changes = {"proposal": None, **changes_by(journal), **more}
        await self.store.add_steps(live.id, steps, now, **changes)
        self.choices += len(steps)
        for name, value in {"number": journal.number, "moved": now, **changes}.items():
            setattr(live.row, name, value)

    async def _keep_snapshot(self, live: LiveTable, journal: Journal, steps: list[Step]) -> None:
        """Now and then; it saves time only, so it may fail."""
        if journal.number // SNAPSHOT_EVERY > (steps[0].number - 1) // SNAPSHOT_EVERY and not journal.match.tail:
            data = msgspec.json.encode(journal.snapshot()).decode()
            try:
                await self.store.keep_snapshot(live.id, journal.number, data)
            except Exception:
                log.exception("the snapshot of table %s could not be kept", live.id)

    async def _reload(self, live: LiveTable) -> None:
        """Others have written: read what they did, and tell it to those who watch here."""
        told = live.journal.untold if live.journal else None
        live.journal = None
        journal = await self.journal(live)
        if told is not None:
            journal.untold = min(told, len(journal.match.log))
        self._tell(live, journal)

    # what other servers did; whoever writes wakes the bots, so nobody does it here

    async def heard(self, table_id: str, what: str) -> None:
        """Another server has changed a table; see to those who look at it from here."""
        live = self.tables.get(table_id)
        if live is None:
            return
        if what == "chat":
            await self.show_chat(live)
        elif what == "steps" and live.row.phase != "gathering":
            async with live.lock:
                await self._absorb(live)
        else:
            await self.refresh(table_id)

    async def _absorb(self, live: LiveTable) -> None:
        if live.journal is not None:
            await self.catch_up(live)
        elif live.viewers:
            await self._reload(live)
        else:
            live.row, live.seats = await self.read(live.id)

    async def catch_up(self, live: LiveTable) -> bool:
        """Make the steps that others have written, and tell them; False if there are none. The lock is held."""
        journal = live.journal
        if journal is None or not self.store.postgresql:
            return False
        steps = await self.store.steps(live.id, journal.number)
        if not steps:
            return False
        row = await self.store.table(live.id)
        assert row is not None
        live.row = row
        try:
            for step in steps:
                journal.repeat(step)
        except BaseException:
            live.journal = None
            raise
        self._tell(live, journal)
        return True

    # telling

    def _tell(self, live: LiveTable, journal: Journal) -> None:
        """Show everybody the position, with what led to it."""
        match = journal.match
        start = journal.untold
        journal.untold = len(match.log)
        table = match.state.table

        def update(viewer: Viewer) -> talk.Update:
            words = live.teller(viewer.language)
            return words.update(journal, viewer.seat, words.entries(table, match.log, viewer.seat, start))

        live.show(update)
        match.lighten(REMEMBERED)
        if match.over:
            self._show_table(live)

    async def welcome(self, live: LiveTable, viewer: Viewer) -> talk.Welcome:
        words = live.teller(viewer.language)
        chat = await self.store.chat(live.id)
        if chat and not live.viewers:
            live.last_chat = chat[-1].number  # nobody else is here who has not heard it
        known = live.row.rules == words.game.rules_version
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
        return talk.Welcome(
            table=about_table(live.row, live.seats, viewer.person, live.present()),
            seat=viewer.seat,
            about=words.about(len(live.seats), live.row.options) if known else "",
            setting=setting,
            update=update,
            chat=[talk.ChatLine(line.number, line.name, line.seat, line.text, line.at) for line in chat],
        )

    async def show_chat(self, live: LiveTable) -> None:
        for line in await self.store.chat(live.id, live.last_chat):
            live.last_chat = max(live.last_chat, line.number)
            said = talk.ChatLine(line.number, line.name, line.seat, line.text, line.at)
            live.show(lambda _, said=said: said)  # type: ignore[misc]

    # whose turn it is

    def _wake(self, live: LiveTable, journal: Journal, since: int = 0) -> None:
        """Let bots think whose turn it is, and tell people who may not be looking: of what is asked since that step."""
        self._wake_bots(live, journal)
        for seat in journal.match.state.decision.seats:
            if journal.asks[seat] >= since and not live.bot_at(seat) and seat not in live.present():
                self._start(self.notices.your_turn(live, seat, journal))

    def _wake_bots(self, live: LiveTable, journal: Journal) -> None:
        if journal.guided:
            return
        for seat in journal.match.state.decision.seats:
            if live.bot_at(seat) and seat not in live.thinking:
                live.thinking.add(seat)
                self._start(self._think(live, seat))

    async def wake(self, table_id: str) -> None:
        """See to it that the bots of a match go on."""
        live = await self.table(table_id)
        async with live.lock:
            live.row, live.seats = await self.read(table_id)  # they may be out of date where nobody was looking
            journal = await self.journal(live)
            await self.catch_up(live)
            self._wake_bots(live, journal)

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
                    if not name or journal.guided or seat not in journal.match.state.decision.seats:
                        return
                    ask, question = journal.asks[seat], self.question(live, journal, seat, name)
                option = await self.thinkers.choose(question)
                try:
                    await self.act(live, seat, None, ask, partial(self._move, live, seat, name, option))
                except Refusal as refused:
                    if refused.code not in ("stale", "already-over"):  # another was faster, or a choice was taken back
                        raise
        except Stopped:
            pass
        except Exception:
            log.exception("the bot at seat %s of table %s could not move", seat, live.id)
        finally:
            live.thinking.discard(seat)

    @staticmethod
    def _move(live: LiveTable, seat: int, bot: str, option: int, made: Journal) -> list[Step]:
        """What a bot has chosen, unless its player came back while it thought, or a lesson was gone back into."""
        if made.guided or live.bot_at(seat) != bot:
            raise Refusal("stale")
        return made.choose(seat, [option], None)

    def question(self, live: LiveTable, journal: Journal, seat: int, bot: str) -> Question:
        """What a bot is asked. Its dice follow from the secret of the match: asked again, it answers the same."""
        match = journal.match
        seen = match.game.observe(match.state, seat).data()
        return Question(live.row.game, seen, seat, bot, thinking_seed(live.row.secret, match, seat))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.tables.values():
            for viewer in live.viewers:
                viewer.leave()
