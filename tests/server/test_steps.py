"""Steps of many tables are written together, and each stands or falls by itself."""

from __future__ import annotations

import asyncio

from meadhall.server.storage.rows import CHOICE, Step
from meadhall.server.storage.steps import Conflict
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


async def write_together(server: Server, *numbers: int) -> tuple[int, list[BaseException | None]]:
    """A step with such a number at a table each, the first of which is held up: how many transactions, which answers.

    A match that has just begun has seven steps, so that the eighth can follow, and nothing else.
    """
    tables = [await server.begun() for _ in numbers]
    jam = Jam(server)
    steps = [Step(number, CHOICE, 0, 0) for number in numbers]
    adding = [server.store.add_steps(live.id, [step], 0, waiting=[0]) for live, step in zip(tables, steps, strict=True)]
    first = asyncio.create_task(adding[0])
    await jam.waiting(0)
    others = [asyncio.create_task(each) for each in adding[1:]]
    await jam.waiting(len(others))
    jam.free.set()
    answers = await asyncio.gather(first, *others, return_exceptions=True)
    for live, step, answer in zip(tables, steps, answers, strict=True):
        assert (step in await server.store.steps(live.id)) == (answer is None)
    return jam.transactions, answers


def test_what_waits_while_something_is_written_is_written_together(url: str) -> None:
    async def run() -> None:
        async with servers(url) as [server]:
            transactions, answers = await write_together(server, 8, 8, 8, 8)
            assert answers == [None] * 4
            assert transactions == 2

    asyncio.run(run())


def test_one_conflict_does_not_spoil_what_was_to_be_written_with_it(url: str) -> None:
    async def run() -> None:
        async with servers(url) as [server]:
            transactions, answers = await write_together(server, 8, 8, 9, 8)
            assert [type(each) for each in answers] == [type(None), type(None), Conflict, type(None)]
            assert transactions == 3

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
