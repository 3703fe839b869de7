"""Steps of many tables are written together, and each stands or falls by itself."""

from __future__ import annotations

import asyncio

from meadhall.server.live import LiveTable
from meadhall.server.refusals import Refusal
from tests.server.frail import Server, servers

PLENTY = 1000


class Jam:
    """The next to write is held up until all is ready; `transactions` are those that went through since."""

    def __init__(self, server: Server) -> None:
        self.store = server.store
        self.reached, self.free = asyncio.Event(), asyncio.Event()
        self.store.before_writing = self.hold_up
        self.store.left = PLENTY

    async def hold_up(self) -> None:
        self.reached.set()
        await self.free.wait()

    async def waiting(self, number: int) -> None:
        """Until so many wait behind the first."""
        await self.reached.wait()
        while len(self.store._queue._waiting) < number:
            await asyncio.sleep(0)

    @property
    def transactions(self) -> int:
        assert self.store.left is not None
        return PLENTY - self.store.left


async def choose_together(server: Server, tables: list[LiveTable]) -> tuple[int, list[int | BaseException]]:
    """Choices at all tables, the first of which is held up: how many transactions they took, and their answers."""
    jam = Jam(server)
    choices = [asyncio.create_task(server.choose(tables[0]))]
    await jam.waiting(0)
    choices += [asyncio.create_task(server.choose(live)) for live in tables[1:]]
    await jam.waiting(len(tables) - 1)
    jam.free.set()
    answers = await asyncio.gather(*choices, return_exceptions=True)
    return jam.transactions, answers


def test_what_waits_while_something_is_written_is_written_together(url: str) -> None:
    async def run() -> None:
        async with servers(url) as [server]:
            tables = [await server.begun() for _ in range(4)]
            before = [len(await server.store.steps(live.id)) for live in tables]
            transactions, answers = await choose_together(server, tables)
            assert answers == [length + 1 for length in before]
            assert transactions == 2
            for live, length in zip(tables, before, strict=True):
                assert len(await server.store.steps(live.id)) > length

    asyncio.run(run())


def test_one_conflict_does_not_spoil_what_was_to_be_written_with_it(url: str) -> None:
    async def run() -> None:
        async with servers(url, 2) as [server, other]:
            tables = [await server.begun() for _ in range(4)]
            before = [len(await server.store.steps(live.id)) for live in tables]
            await other.choose(await other.hall.table(tables[2].id))  # unheard of at the first server
            _, (first, second, third, fourth) = await choose_together(server, tables)
            assert (first, second, fourth) == (before[0] + 1, before[1] + 1, before[3] + 1)
            assert isinstance(third, Refusal)
            assert third.code == "stale"

    asyncio.run(run())


def test_closing_waits_for_what_is_not_written_though_nobody_waits_for_it(url: str) -> None:
    async def run() -> None:
        async with servers(url) as [server]:
            live = await server.begun()
            before = len(await server.store.steps(live.id))
            jam = Jam(server)
            given_up = asyncio.create_task(server.choose(live))
            await jam.waiting(0)
            given_up.cancel()
            jam.free.set()
        async with servers(url) as [server]:
            assert len(await server.store.steps(live.id)) > before

    asyncio.run(run())
