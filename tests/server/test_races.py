"""Others write in between, or a message comes twice: nothing is lost, and nothing is done twice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

import asyncpg
import msgspec
import pytest

from meadhall.games import game as find_game
from meadhall.server import hall as hall_module
from meadhall.server import talk, wire
from meadhall.server.journal import Journal, kept
from meadhall.server.live import LiveTable, Viewer
from meadhall.server.refusals import Refusal
from meadhall.server.services import Config, Services
from meadhall.server.storage.news import follow
from meadhall.server.storage.store import CHANNEL, Store
from meadhall.server.thinking import Question, Thinkers
from tests.server.client import Player
from tests.server.frail import ANN, BEN, CAT, servers
from tests.serving import PostgreSQL

# others are faster


class Interrupted(Thinkers):
    """While a bot thinks, something else is done."""

    def __init__(self, meanwhile: Callable[[], Awaitable[object]]) -> None:
        super().__init__(1)
        self.meanwhile = meanwhile

    async def choose(self, question: Question) -> int:
        await self.meanwhile()
        return question.choices[0]


def test_a_bot_makes_no_choice_for_a_player_who_has_come_back(url: str) -> None:
    async def story() -> None:
        async with servers(url) as [server]:
            live = await server.begun()
            while live.row.waiting != [1]:
                await server.choose(live)
            number = live.row.number
            await server.tables.leave(live.id, BEN)
            server.hall.thinkers = Interrupted(lambda: server.tables.remove_bot(live.id, 1, BEN))
            await server.tables.seat_bot(live.id, 1, ANN, "random")
            while live.thinking:
                await asyncio.sleep(0)
            assert (live.seats[1].bot, live.row.number) == (None, number)
            await server.choose(live)

    asyncio.run(story())


def test_whoever_waits_at_another_server_is_welcomed_however_the_start_is_heard_of(url: str) -> None:
    async def story() -> None:
        async with servers(url, 2) as [server, other]:
            live = await server.tables.create(ANN, wire.NewTable("rebirth", 2))
            await server.tables.join(live.id, BEN, None)
            elsewhere = await other.hall.table(live.id)
            viewer = Viewer(BEN.id, 1, "en")
            elsewhere.viewers.add(viewer)
            await server.tables.start(live.id, ANN)
            with pytest.raises(Refusal, match="already-started"):
                await other.tables.start(live.id, ANN)  # pressed twice
            said = [msgspec.json.decode(viewer.outbox.get_nowait() or b"") for _ in range(viewer.outbox.qsize())]
            assert [each["type"] for each in said] == ["table", "welcome"]
            assert said[-1]["update"]

    asyncio.run(story())


def test_after_going_back_everybody_is_asked_anew() -> None:
    """Else a choice that was meant for a later pick could be taken for the first."""
    game = find_game("brian-boru")
    journal = Journal.load(game, 3, dict(game.table(3, {}).options), bytes(16), 0, [])
    journal.throw_all()
    state = journal.match.state
    while not state.branches:
        seat = state.decision.seats[0]
        journal.choose(seat, state.options(seat)[:1], None)
    length = len(journal.match.log)
    for seat in (1, 0):
        journal.choose(seat, journal.match.state.options(seat)[:1], None)
    before = journal.asks[:]
    journal.rewind(0, length, None)
    assert journal.match.state.branches
    assert not set(before) & set(journal.asks)


def test_a_snapshot_of_another_version_is_no_obstacle(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_module, "SNAPSHOT_EVERY", 2)

    async def story() -> None:
        async with servers(url, 2) as [server, other]:
            live = await server.begun()
            for _ in range(10):
                await server.choose(live)
            kept = msgspec.json.decode(await server.store.snapshot(live.id) or "")
            kept["position"].popitem()
            await server.store.keep_snapshot(live.id, kept["number"] + 1, msgspec.json.encode(kept).decode())
            journal = await other.hall.match(await other.hall.table(live.id))
            assert journal.number == live.row.number

    asyncio.run(story())


def test_nobody_gets_up_from_a_match_while_it_begins(url: str) -> None:
    async def story() -> None:
        async with servers(url, 2) as [server, other]:
            live = await server.tables.create(ANN, wire.NewTable("rebirth", 2))
            await server.tables.join(live.id, BEN, None)
            server.store.before_writing = lambda: other.tables.leave(live.id, BEN)
            with pytest.raises(Refusal, match="busy"):
                await server.tables.start(live.id, ANN)
            assert (await server.hall.refresh(live.id)).row.phase == "gathering"

    asyncio.run(story())


def test_a_bot_and_a_person_do_not_sit_on_one_seat(url: str) -> None:
    async def story() -> None:
        async with servers(url, 2) as [server, other]:
            live = await server.tables.create(ANN, wire.NewTable("rebirth", 2))
            server.store.before_writing = lambda: other.tables.join(live.id, BEN, 1)
            with pytest.raises(Refusal, match="busy"):
                await server.tables.seat_bot(live.id, 1, ANN, "random")
            seat = (await server.hall.refresh(live.id)).seats[1]
            assert (seat.person, seat.bot) == (BEN.id, None)

    asyncio.run(story())


def test_a_bot_is_due_although_the_server_that_writes_has_not_heard_of_it(url: str) -> None:
    async def story() -> None:
        async with servers(url, 2) as [server, other]:
            live = await server.begun()
            while live.row.waiting != [0]:
                await server.choose(live)
            await other.tables.leave(live.id, BEN)
            await other.tables.seat_bot(live.id, 1, ANN, "random")
            assert not await server.store.tables_due(2**40)
            while live.row.waiting == [0]:
                await server.choose(live)
            assert await server.store.tables_due(2**40) == [live.id]

    asyncio.run(story())


def test_a_rematch_that_two_ask_for_at_once_is_one_table(url: str) -> None:
    async def story() -> None:
        async with servers(url, 2) as [server, other]:
            live = await server.begun()
            while live.row.phase != "over":
                await server.choose(live)
            asked: list[LiveTable] = []

            async def ask() -> None:
                asked.append(await other.tables.rematch(live.id, BEN))

            server.store.before_writing = ask
            again = await server.tables.rematch(live.id, ANN)
            assert [again.id] == [each.id for each in asked]
            assert {row.id for row in await server.store.tables_of(ANN.id)} == {live.id, again.id}

    asyncio.run(story())


def test_two_who_agree_at_once_have_both_agreed(url: str) -> None:
    async def story() -> None:
        async with servers(url, 2) as [server, other]:
            live = await server.begun(3)
            for _ in range(4):
                await server.choose(live)
            elsewhere = await other.hall.table(live.id)
            await server.at(live, 0, ANN).rewind(talk.Rewind("back", 2))
            agree = talk.Answer("yes", 2, agree=True)
            server.store.before_writing = lambda: other.at(elsewhere, 2, CAT).answer(agree)
            answer = await server.at(live, 1, BEN).answer(agree)
            rewind = next(step for step in await server.store.steps(live.id) if step.kind == "rewind")
            assert answer == talk.Ack("yes", rewind.number)

    asyncio.run(story())


def test_what_is_known_of_a_table_does_not_become_older(url: str) -> None:
    async def story() -> None:
        async with servers(url) as [server]:
            live = await server.begun()
            choosing: list[asyncio.Task[int]] = []

            async def choose() -> None:
                choosing.append(asyncio.create_task(server.choose(live)))
                if not live.lock.locked():
                    await choosing[0]

            server.store.after_reading = choose
            await server.hall.refresh(live.id)
            await choosing[0]
            assert live.journal
            assert live.row.number == live.journal.number

    asyncio.run(story())


def test_a_snapshot_is_not_ahead_of_the_steps(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another server plays on, and keeps a snapshot, while this one is reading the match."""
    monkeypatch.setattr(hall_module, "SNAPSHOT_EVERY", 2)

    async def story(reads_before: int) -> None:
        async with servers(url, 2) as [server, other]:
            live = await other.begun()
            for _ in range(10):
                await other.choose(live)

            async def play_on() -> None:
                for _ in range(10):
                    await other.choose(live)

            async def wait(reads: int) -> None:
                server.store.after_reading = partial(wait, reads - 1) if reads else play_on

            await wait(reads_before)
            here = await server.hall.table(live.id)
            journal = await server.hall.match(here)
            steps = await server.store.steps(live.id)
            assert len(journal.match.log) == len(kept(steps[: journal.number]))

    for reads_before in range(4):
        asyncio.run(story(reads_before))


# answered again


def test_whatever_is_sent_again_gets_the_same_answer_and_does_nothing(somebody: Callable[[str], Player]) -> None:
    ann = somebody("Ann")
    with ann.socket(ann.play_now().id, 0) as socket:
        for number in range(8):
            socket.until(lambda: bool(socket.now.options))
            message = talk.Choose(f"choice {number}", socket.now.ask, [socket.now.options[0].option])
            answer = socket.ask(message)
            assert isinstance(answer, talk.Ack)
            assert socket.ask(message) == answer
        back = talk.Rewind("back", 3)
        answer = socket.ask(back)
        assert isinstance(answer, talk.Ack)
        assert socket.ask(back) == answer
        socket.until(lambda: bool(socket.now.options))
        reused = talk.Choose("choice 1", socket.now.ask, [socket.now.options[0].option])
        assert isinstance(socket.ask(reused), talk.Ack)


def test_agreement_that_is_sent_again_does_not_go_back_again(url: str) -> None:
    async def story() -> None:
        async with servers(url) as [server]:
            live = await server.begun()
            for _ in range(4):
                await server.choose(live)
            propose, agree = talk.Rewind("back", 2), talk.Answer("yes", 2, agree=True)
            await server.at(live, 0, ANN).rewind(propose)
            answer = await server.at(live, 1, BEN).answer(agree)
            number = live.row.number
            assert await server.at(live, 1, BEN).answer(agree) == answer
            assert live.row.number == number

    asyncio.run(story())


# two servers on PostgreSQL


def test_a_server_that_is_behind_reads_on_before_it_refuses(postgresql: PostgreSQL) -> None:
    async def story() -> None:
        async with servers(postgresql.database(), 2) as [server, behind]:
            live = await server.begun()
            here = await behind.hall.table(live.id)
            await behind.hall.match(here)
            for number in range(10):
                await server.choose(live, f"choice {number}")
            journal = await server.hall.match(live)
            [seat] = journal.match.state.decision.seats
            option = journal.match.state.options(seat)[0]
            make = partial(Journal.choose, seat=seat, options=[option], token="next")
            assert await behind.hall.act(here, seat, "next", journal.asks[seat], make) == journal.number + 1

    asyncio.run(story())


def test_news_that_cannot_be_used_do_not_end_the_listening(
    postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.server.storage.news.PAUSE", 0.01)

    async def story() -> None:
        store = Store(postgresql.database())
        heard: asyncio.Queue[str] = asyncio.Queue()
        missed: asyncio.Queue[None] = asyncio.Queue()

        async def hear(table_id: str, _: str) -> None:
            heard.put_nowait(table_id)
            if table_id == "bad":
                raise ValueError(table_id)

        async def miss() -> None:
            missed.put_nowait(None)

        listening = asyncio.create_task(follow(store, hear, miss))
        await missed.get()
        speaker = await asyncpg.connect(store.url.replace("+asyncpg", ""))
        await speaker.execute(f"NOTIFY {CHANNEL}, 'other steps bad'")
        await missed.get()
        for name in ("one", "two", "three"):
            await speaker.execute(f"NOTIFY {CHANNEL}, 'other steps {name}'")
        assert [await heard.get() for _ in range(4)] == ["bad", "one", "two", "three"]
        assert missed.empty(), "it went on listening"
        await speaker.close()
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await store.close()

    asyncio.run(story())


# matches that lie still


def test_matches_that_cannot_go_on_do_not_hold_up_the_others(url: str) -> None:
    """The rules of a hundred and one have changed; the bots of another, which moved last, go on all the same."""

    async def story() -> None:
        async with servers(url) as [server]:
            live = await server.begun(2, **{"1": "random"})
            while live.row.waiting != [1]:
                await server.choose(live)
            stuck = [replace(live.row, id=f"stuck{n}", rules=0, bots_due=True, moved=0) for n in range(101)]
            await server.store.add_tables(stuck)
            services = Services(Config(url, thinkers=1))
            await services.start()
            try:
                while (await server.hall.refresh(live.id)).row.waiting == [1]:
                    await asyncio.sleep(0.01)
            finally:
                await services.stop()

    asyncio.run(story())
