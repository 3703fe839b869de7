"""Matches go on while servers are killed: a murderer, and a coroner who reads the database.

Whatever must never happen is noted as a violation, in a sentence.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import TypeVar

import httpx
import msgspec

from meadhall.core import verify_record
from meadhall.games import game as find_game
from meadhall.server import talk
from meadhall.server.journal import Journal, Snapshot
from meadhall.server.storage.rows import CHOICE, REWIND, UNDO, Step
from meadhall.server.storage.store import Store
from tests.server.client import Player, Refusal
from tests.server.survivors import PLANS, TRY_AGAIN, Chair, Message, Plan, Table, Tally
from tests.serving import Hall

T = TypeVar("T")
KINDS: dict[type, str] = {talk.Choose: CHOICE, talk.Undo: UNDO, talk.Rewind: REWIND}
PATIENCE = 240.0
"""Seconds after which a match is taken for stuck."""


class Household:
    """The servers, on one database, and everything that goes on there."""

    def __init__(self, halls: Sequence[Hall], seed: int) -> None:
        self.halls = halls
        self.random = Random(seed)
        self.store = Store(halls[0].database)
        self.tally = Tally()
        self.tables: list[Table] = []
        self.closing = False

    def blame(self, violation: str) -> None:
        self.tally.violations.append(violation)

    def address(self, random: Random) -> str:
        return random.choice(self.halls).address

    async def insist(self, player: Player, request: Callable[[], T]) -> T:
        """A request that is made again until a server answers."""
        while True:
            address = self.address(self.random)
            player.address, player.http.base_url = address, httpx.URL(address)
            player.http.headers["Origin"] = address
            try:
                return await asyncio.to_thread(request)
            except httpx.TransportError:
                await asyncio.sleep(0.05)
            except Refusal as refused:
                if refused.code not in TRY_AGAIN:
                    raise

    async def somebody(self, name: str) -> Player:
        while True:
            with suppress(httpx.TransportError):
                return await asyncio.to_thread(Player, self.address(self.random), name)
            await asyncio.sleep(0.05)

    # killing

    async def lull(self) -> bool:
        """Let people send a number of messages, and the last be on its way; False if none come any more."""
        enough = self.tally.sent + self.random.randrange(1, 40)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self.tally.sent < enough:
                    await asyncio.sleep(0.001)
                await asyncio.sleep(self.random.random() * 0.03)
                return True
        self.blame(f"Nobody could choose for {PATIENCE:.0f} seconds.")
        return False

    async def kill(self) -> None:
        """Kill one server or several, perhaps a worker before, perhaps once more while they start; start them again."""
        victims = [hall for hall in self.halls if self.random.random() < 0.6] or [self.random.choice(self.halls)]
        if self.random.random() < 0.4:
            self.tally.worker_kills += kill_workers(self.random.choice(self.halls))
            await asyncio.sleep(self.random.random() * 0.1)
        for hall in victims:
            hall.kill()
        self.tally.kills += 1
        await self.check([table for table in self.tables if not table.over])
        for hall in victims:
            hall.launch()
        if self.random.random() < 0.1:
            await asyncio.sleep(self.random.random())
            victims[0].kill()
            victims[0].launch()
        for hall in victims:
            await asyncio.to_thread(hall.wait)

    # the inquest

    async def check(self, tables: Sequence[Table], replay: bool = False) -> None:
        for table in tables:
            self.tally.checks += 1
            await Inquest(self, table).hold(replay)


def kill_workers(hall: Hall, kind: bytes = b"thinker") -> int:
    """Kill the processes in which a server's bots think, or those of another kind; returns how many."""
    killed = 0
    for process in Path("/proc").iterdir():
        with suppress(OSError, ValueError):
            number = int(process.name)
            if os.getpgid(number) == hall.process.pid and kind in (process / "cmdline").read_bytes():  # type: ignore[union-attr]
                os.kill(number, signal.SIGKILL)
                killed += 1
    return killed


class Inquest:
    """What the database says about one table, held against what its people were told."""

    def __init__(self, house: Household, table: Table) -> None:
        self.house = house
        self.table = table

    async def hold(self, replay: bool) -> None:
        store, table = self.house.store, self.table
        told = [dict(chair.acknowledged) for chair in table.chairs]  # before the steps are read
        refused = [set(chair.refused) for chair in table.chairs]
        steps = await store.steps(table.id)
        if [step.number for step in steps] != list(range(1, len(steps) + 1)):
            self._blame(f"the steps are numbered {[step.number for step in steps]}")
        called: dict[tuple[int, str | None], list[Step]] = {}
        for step in steps:
            called.setdefault((step.seat, step.token), []).append(step)
        for chair, acknowledged, never in zip(table.chairs, told, refused, strict=True):
            for message, number in acknowledged.values():
                self._compare(message, number, called.get((chair.seat, message.id), []))
            for name in never:
                if (chair.seat, name) in called:
                    self._blame(f"the message {name} of seat {chair.seat} was refused and carried out")
        if replay:
            await self._replay(steps)

    def _compare(self, message: Message, number: int, found: list[Step]) -> None:
        value = 0 if isinstance(message, talk.Undo) else getattr(message, "length", None)
        expected = message.options[0] if isinstance(message, talk.Choose) else value
        right = [(number, KINDS[type(message)], expected)]
        if [(step.number, step.kind, step.value) for step in found] != right:
            self._blame(f"{message} was acknowledged as step {number}, but there is {found or 'nothing'}")

    async def _replay(self, steps: list[Step]) -> None:
        """The steps make the match, from the beginning and from the snapshot on, and the table's row agrees."""
        store = self.house.store
        row, snapshot = await store.table(self.table.id), await store.snapshot(self.table.id)
        assert row is not None
        game, seats = find_game(row.game), self.table.plan.people + self.table.plan.bots
        kept = msgspec.json.decode(snapshot, type=Snapshot) if snapshot else None
        made = [Journal.load(game, seats, row.options, row.secret, row.inherited, steps, each) for each in (None, kept)]
        whole, quick = ((one.number, one.asks, one.dice.count, game.save(one.match.state)) for one in made)
        if whole != quick:
            self._blame("the snapshot leads to another position than the steps")
        decision = made[0].match.state.decision
        if (row.number, row.waiting, row.phase == "over") != (len(steps), list(decision.seats), made[0].match.over):
            self._blame(f"its row says {row.number} steps, {row.waiting} to move, {row.phase}; the steps say otherwise")

    def _blame(self, what: str) -> None:
        self.house.blame(f"Table {self.table.id} ({self.table.plan.game}): {what}.")


# the course of things


async def set_up(house: Household, plan: Plan, number: int) -> Table:
    """A new table that has begun, set up in spite of the murderer."""
    people = [await house.somebody(f"Guest {number}.{seat}") for seat in range(max(1, plan.people))]
    host = people[0]
    bots = {str(seat): plan.bot for seat in range(plan.people, plan.people + plan.bots)}
    info = await house.insist(host, lambda: host.create(plan.game, plan.people + plan.bots, bots=bots))
    for person in people[1:]:
        await house.insist(person, lambda person=person: person.join(info.id))  # type: ignore[misc]
    try:
        await house.insist(host, lambda: host.start(info.id))
    except Refusal as refused:
        if refused.code != "already-started":  # by the request before, which was not answered
            raise
    table = Table(info.id, plan, host)
    for seat in range(plan.people):
        table.chairs.append(Chair(house, table, people[seat], seat, Random(house.random.random())))
    house.tables.append(table)
    house.tally.tables += 1
    return table


async def play_on(house: Household, plan: Plan, number: int) -> None:
    """Match after match, until the hall closes; the last is played to its end."""
    while not house.closing:
        table = await set_up(house, plan, number)
        if table.chairs:
            await asyncio.gather(*(chair.play() for chair in table.chairs))
        else:
            await watch_bots(house, table)
        table.over = True
        house.tally.finished += 1


async def watch_bots(house: Household, table: Table) -> None:
    """Look at the database alone, so that nobody touches the table: bots go on by themselves."""
    while True:
        row = await house.store.table(table.id)
        if row and row.phase == "over":
            return
        await asyncio.sleep(0.2)


async def verify(house: Household) -> None:
    """The records of all matches that are over."""
    for table in house.tables:
        if table.over:
            host = table.host
            record = await house.insist(host, lambda table=table, host=host: host.record(table.id))  # type: ignore[misc]
            try:
                verify_record(record, find_game)
            except ValueError as problem:
                house.blame(f"Table {table.id} ({table.plan.game}): its record is not right: {problem}.")


async def rampage(
    halls: Sequence[Hall],
    kills: int,
    seed: int,
    tables: int,
    progress: Callable[[str, Tally], None] = lambda _, __: None,
) -> Tally:
    """Kill servers while matches are played, then let all matches come to their end, and look at everything."""
    house = Household(halls, seed)
    for hall in halls:
        hall.launch()
    for hall in halls:
        await asyncio.to_thread(hall.wait)
    plans = [*(PLANS[number % len(PLANS)] for number in range(tables)), Plan("rebirth", 0, 3)]
    players = [asyncio.create_task(play_on(house, plan, number)) for number, plan in enumerate(plans)]
    try:
        while house.tally.kills < kills and not any(player.done() for player in players):
            if not await house.lull():
                break
            await house.kill()
            progress("killing", house.tally)
        house.closing = True
        progress("playing to the end", house.tally)
        done, stuck = await asyncio.wait(players, timeout=PATIENCE)
        for player in done:
            player.result()
        if stuck:
            for table in house.tables:
                if not table.over:
                    house.blame(f"Table {table.id} ({table.plan.game}): it does not go on.")
        progress("looking at everything", house.tally)
        await house.check(house.tables, replay=True)
        await verify(house)
    finally:
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        await house.store.close()
    return house.tally
