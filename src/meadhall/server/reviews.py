"""Reviews of finished matches: made in the background, one after the other, when somebody asks; then kept."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from hashlib import blake2b
from time import time

import msgspec

from meadhall.bots.review import Review, Swing, positions
from meadhall.core import Match, State
from meadhall.server import wire
from meadhall.server.history import History
from meadhall.server.live import LiveTable
from meadhall.server.refusals import Refusal
from meadhall.server.reviewer import News, Order
from meadhall.server.storage.rows import ReviewRow
from meadhall.server.storage.store import Store
from meadhall.server.telling import Teller

VERSION = 2
"""Of what is kept: a review of another version is made anew."""
MOST = 100
"""So many reviews may be under way or wait."""
LIMIT = 600.0
"""Seconds between two signs of life, after which a process is taken for stuck."""
LONGEST_LINE = 2**24
BEAT = 4
"""Seconds between notes of how far a review has come."""
LOST = 15
"""Seconds after which a server that has noted nothing is thought to have died."""

log = logging.getLogger(__name__)


class Reviews:
    def __init__(self, store: Store, history: History, moments: int) -> None:
        """`moments` is how many doubtful choices of a match are examined."""
        self.store = store
        self.history = history
        self.moments = moments
        self._turn = asyncio.Lock()
        self._done: dict[str, float] = {}
        """By table: the part that is done of what is under way, or waits."""
        self._failed: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def find(self, live: LiveTable) -> ReviewRow:
        """What is kept of a review; somebody sees to it from now on that there will be one."""
        if live.row.phase != "over":
            raise Refusal("not-over")
        self.history.hall.must_know_rules(live.row)
        if live.id in self._done:
            return ReviewRow(self.store.origin, self._done[live.id], None)
        now = int(time())
        lost = now - LOST if self.store.postgresql else now  # with SQLite there is no other server
        found = await self.store.claim_review(live.id, VERSION, now, lost)
        if found.data is None and found.maker == self.store.origin and live.id not in self._done:
            if live.id in self._failed:
                raise Refusal("no-review")
            if len(self._done) >= MOST:
                raise Refusal("busy", 503)
            self._done[live.id] = 0.0
            task = asyncio.create_task(self._make(live))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return found

    async def tell(self, live: LiveTable, kept: str, words: Teller) -> wire.Review:
        found = msgspec.json.decode(kept, type=Review)
        return await self.history.with_match(live, lambda match: wire.Review(1.0, _told(match, found, words)))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # making one

    async def _make(self, live: LiveTable) -> None:
        people = [seat.seat for seat in live.seats if seat.person] or [seat.seat for seat in live.seats]
        beat = asyncio.create_task(self._beat(live.id))
        try:
            async with self._turn:
                order = Order(await self.history.record(live), people, self.moments)
                found = await self._ask(live.id, order)
            await self.store.note_review(live.id, int(time()), 1.0, msgspec.json.encode(found).decode())
        except Exception:
            self._failed.add(live.id)
            log.exception("table %s could not be reviewed", live.id)
        finally:
            beat.cancel()
            del self._done[live.id]

    async def _beat(self, table_id: str) -> None:
        """Let other servers know that this one is at it."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.store.note_review(table_id, int(time()), self._done[table_id])
            except Exception:
                log.exception("how far the review of table %s is could not be noted", table_id)

    async def _ask(self, table_id: str, order: Order) -> Review:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", "meadhall.server.reviewer", stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(order) + b"\n")
            while True:
                async with asyncio.timeout(LIMIT):
                    news = msgspec.json.decode(await process.stdout.readline(), type=News)
                if news.review:
                    return news.review
                self._done[table_id] = news.done
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def tag(kept: str, language: str) -> str:
    """An ETag: the words may change with the server, so it is a weak one."""
    return f'W/"{blake2b(f"{language} {kept}".encode(), digest_size=8).hexdigest()}"'


def _told(match: Match, found: Review, words: Teller) -> wire.Findings:
    swings = {swing.entry: swing for swing in found.swings}
    told = {entry: _swing(state, swings[entry], words) for entry, state in positions(match) if entry in swings}
    return wire.Findings(
        lengths=found.lengths,
        rounds=found.rounds,
        hopes=[_tenths(hopes) for hopes in found.hopes],
        swings=[told[entry] for entry in swings],
        strokes=[wire.Stroke(stroke.entry, stroke.length, _tenths(stroke.gains)) for stroke in found.strokes],
        fortunes=_tenths(found.fortunes),
    )


def _swing(state: State, swing: Swing, teller: Teller) -> wire.Swing:
    words = teller.words
    chosen, better = (words.option(state, swing.seat, option) for option in (swing.chosen, swing.better))
    cost = swing.cost
    loss, low, high = _tenths([cost.points, cost.low, cost.high])
    reason = words.reason(cost.points, cost.gains, cost.rivals, "heading")
    return wire.Swing(swing.entry, swing.seat, chosen, better, loss, low, high, reason)


def _tenths(values: list[float]) -> list[float]:
    return [round(value, 1) for value in values]
