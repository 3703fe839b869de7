"""Steps of many tables written together: each stands or falls by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from meadhall.server.storage.rows import CHOICE, Step
from meadhall.server.storage.steps import Conflict, Queue, Writing


class Disk:
    """Takes steps of every table but one; while it is busy, others wait."""

    def __init__(self, bad: str = "") -> None:
        self.bad = bad
        self.free = asyncio.Event()
        self.batches: list[list[str]] = []

    async def write(self, writings: Sequence[Writing]) -> None:
        await self.free.wait()
        tables = [writing.table_id for writing in writings]
        if self.bad in tables:
            raise Conflict
        self.batches.append(tables)


def writing(table: str) -> Writing:
    return Writing(table, [Step(1, CHOICE, 0, 0)], 0, {"waiting": [0]})


async def written(disk: Disk, *tables: str) -> list[BaseException | None]:
    queue = Queue(disk.write)
    waiting = [asyncio.create_task(queue.add(writing(table))) for table in tables[:1]]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    waiting += [asyncio.create_task(queue.add(writing(table))) for table in tables[1:]]
    await asyncio.sleep(0)
    disk.free.set()
    return await asyncio.gather(*waiting, return_exceptions=True)


def test_what_waits_while_the_disk_is_busy_is_written_together() -> None:
    async def run() -> None:
        disk = Disk()
        assert await written(disk, "a", "b", "c") == [None, None, None]
        assert disk.batches == [["a"], ["b", "c"]]

    asyncio.run(run())


def test_one_conflict_does_not_spoil_what_was_to_be_written_with_it() -> None:
    async def run() -> None:
        disk = Disk("c")
        told = await written(disk, "a", "b", "c", "d")
        assert [type(each) for each in told] == [type(None), type(None), Conflict, type(None)]
        assert disk.batches == [["a"], ["b"], ["d"]]

    asyncio.run(run())


def test_closing_waits_for_what_is_not_written_though_nobody_waits_for_it() -> None:
    async def run() -> None:
        disk = Disk()
        queue = Queue(disk.write)
        given_up = asyncio.create_task(queue.add(writing("a")))
        await asyncio.sleep(0)
        given_up.cancel()
        disk.free.set()
        await queue.close()
        assert disk.batches == [["a"]]

    asyncio.run(run())
