"""The power goes off between any two transactions: nothing is half done."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import count
from typing import Any

from meadhall.server import talk, wire
from tests.server.frail import ANN, BEN, CAT, PowerCut, Server, Work, servers


async def cut_everywhere(url: str, prepare: Callable[[Server], Coroutine[Any, Any, Work]], check: Work) -> None:
    """Do a work again and again, with a power cut after each of its transactions, then without; check after each."""
    for transactions in count():
        async with servers(url) as [server]:
            work = await prepare(server)
            server.store.left = transactions
            with suppress(PowerCut):
                await work()
                server.store.left = -1
            done = server.store.left == -1
        await check()
        if done:
            assert transactions, "it wrote something"
            return


def test_a_match_begins_with_its_first_throws_or_not_at_all(url: str) -> None:
    tables: list[str] = []

    async def prepare(server: Server) -> Work:
        live = await server.tables.create(ANN, wire.NewTable("rebirth", 2, bots={"1": "random"}))
        tables.append(live.id)
        return lambda: server.tables.start(live.id, ANN)

    async def check() -> None:
        async with servers(url) as [server]:
            row = await server.store.table(tables[-1])
            assert row
            assert row.phase == "gathering" or row.waiting
            assert row.number == len(await server.store.steps(row.id))

    asyncio.run(cut_everywhere(url, prepare, check))


def test_play_now_begins_whole_or_not_at_all(url: str) -> None:
    async def prepare(server: Server) -> Work:
        return lambda: server.tables.play_now(ANN, wire.PlayNow("rebirth", 2))

    async def check() -> None:
        async with servers(url) as [server]:
            assert all(row.waiting for row in await server.store.tables_of(ANN.id))

    asyncio.run(cut_everywhere(url, prepare, check))


def test_a_bot_that_stands_in_is_noted_to_be_due_with_its_seat(url: str) -> None:
    tables: list[str] = []

    async def prepare(server: Server) -> Work:
        live = await server.begun()
        tables.append(live.id)
        [seat] = live.row.waiting
        gone, other = (ANN, BEN) if seat == 0 else (BEN, ANN)
        await server.tables.leave(live.id, gone)
        return lambda: server.tables.seat_bot(live.id, seat, other, "random")

    async def check() -> None:
        async with servers(url) as [server]:
            seats = (await server.store.seats([tables[-1]]))[tables[-1]]
            assert any(seat.bot for seat in seats) == (tables[-1] in await server.store.tables_due(2**40))

    asyncio.run(cut_everywhere(url, prepare, check))


def test_a_link_moves_the_seat_or_is_still_good(url: str) -> None:
    links: list[tuple[str, str]] = []

    async def prepare(server: Server) -> Work:
        live = await server.begun()
        token = (await server.tables.make_link(live.id, 0, ANN)).path.removeprefix("/link/")
        links.append((live.id, token))
        return lambda: server.tables.take_link(token, CAT)

    async def check() -> None:
        table, token = links[-1]
        async with servers(url) as [server]:
            if (await server.hall.table(table)).owner(0) == ANN.id:
                await server.tables.take_link(token, CAT)
            assert (await server.hall.table(table)).owner(0) == CAT.id

    asyncio.run(cut_everywhere(url, prepare, check))


def test_a_match_that_went_back_is_practice_from_then_on(url: str) -> None:
    tables: list[str] = []

    async def prepare(server: Server) -> Work:
        live = await server.begun(2, **{"1": "random"})
        tables.append(live.id)
        for _ in range(4):
            await server.choose(live)
        return lambda: server.at(live, 0, ANN).rewind(talk.Rewind("back", 2))

    async def check() -> None:
        async with servers(url) as [server]:
            row = await server.store.table(tables[-1])
            assert row
            assert row.practice == any(step.kind == "rewind" for step in await server.store.steps(row.id))

    asyncio.run(cut_everywhere(url, prepare, check))
