"""Bots in processes of their own: right answers, whatever befalls the processes."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from copy import deepcopy
from functools import cache
from typing import Any

import msgspec
import pytest

from meadhall.bots import bot
from meadhall.bots.advice import suggest
from meadhall.bots.levels import levels
from meadhall.bots.search import Settings
from meadhall.core import LabDice, Match
from meadhall.core.view import view_of
from meadhall.games import ROOMS
from meadhall.games import game as find_game
from meadhall.server.services import Config
from meadhall.server.thinking import ATTEMPTS, Question, Stopped, Thinkers

STRANGE_BOTS = """
import os
from meadhall.bots import BOTS, RandomBot

class Endless:
    def choose(self, view, dice):
        while True:
            pass

class Wrong:
    def choose(self, view, dice):
        return -7

class Faulty:
    def choose(self, view, dice):
        raise KeyError("secret " + repr(view.observation))

class Deadly:
    def choose(self, view, dice):
        os._exit(3)

class Talkative:
    def choose(self, view, dice):
        print('{"options": [0]}', flush=True)
        return RandomBot().choose(view, dice)

BOTS |= {"endless": Endless, "wrong": Wrong, "faulty": Faulty, "deadly": Deadly, "talkative": Talkative}
"""


@pytest.fixture
def strange_bots(tmp_path, monkeypatch):
    """Bots that only the processes know, since Python runs this file when it starts."""
    (tmp_path / "sitecustomize.py").write_text(STRANGE_BOTS)
    paths = [str(tmp_path), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    async def within_reason():
        async with asyncio.timeout(120):
            await test()

    asyncio.run(within_reason())


@asynccontextmanager
async def thinkers(number: int, limit: float = 60.0):
    pool = Thinkers(number, limit)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.stop()
        assert pool.processes == []


def positions(title: str, seats: int, count: int) -> Iterator[tuple[Any, Any, int]]:
    """Game, state and a seat that has to choose, along a random game."""
    game, dice = find_game(title), LabDice(5)
    match = Match(game, seats, dice=LabDice(seats))
    for _ in range(count):
        if match.over:
            return
        for seat in match.state.decision.seats:
            yield game, match.state, seat
        seat = match.state.decision.seats[0]
        options = match.state.options(seat)
        match.play(seat, options[dice.below(len(options))])


def question(game: Any, state: Any, seat: int, name: str = "greedy", seed: int = 1) -> Question:
    return Question(game.id, game.observe(state, seat).data(), seat, name, seed)


@cache
def some_position() -> Question:
    return max((question(*each) for each in positions("rebirth", 3, 12)), key=lambda asked: len(asked.choices))


def some_question(name: str = "greedy", seed: int = 1) -> Question:
    question = deepcopy(some_position())
    question.bot, question.seed = name, seed
    return question


def expected(asked: Question) -> int:
    """What the bot chooses in this process."""
    game = find_game(asked.game)
    imagined = game.imagine(game.observation(**asked.observation), LabDice(0))
    return bot(asked.bot).choose(view_of(game, imagined, asked.seat), LabDice(asked.seed))


TABLES = [(title, seats) for title in ROOMS for seats in find_game(title).seat_counts]


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_observations_survive_the_journey(title, seats):
    for game, state, seat in positions(title, seats, 10_000):
        seen = game.observe(state, seat)
        assert game.observation(**msgspec.json.decode(msgspec.json.encode(seen.data()))) == seen


@pytest.mark.parametrize(("title", "seats"), [("rebirth", 2), ("brian-boru", 4), ("odin", 3)])
def test_answers_are_those_of_the_bot(title, seats):
    async def test():
        async with thinkers(2) as pool:
            for number, (game, state, seat) in enumerate(positions(title, seats, 25)):
                view = view_of(game, state, seat)
                asked = question(game, state, seat, ["greedy", "random"][number % 2], number)
                assert await pool.choose(asked) == bot(asked.bot).choose(view, LabDice(number))
                assert await pool.advise(asked) == suggest(view, LabDice(number), None)
            assert pool.failed == pool.restarted == 0
            assert pool.asked >= 50
            assert pool.thinking > 0

    run(test)


def test_many_questions_share_few_processes():
    async def test():
        questions = [some_question(["greedy", "random"][seed % 2], seed) for seed in range(40)]
        async with thinkers(2) as pool:
            answers = await asyncio.gather(*map(pool.choose, questions))
            assert len(pool.processes) == 2
        assert answers == list(map(expected, questions))

    run(test)


def test_questions_are_answered_in_the_order_of_coming():
    async def test():
        answered = []

        async def ask(seed):
            await pool.choose(some_question("random", seed))
            answered.append(seed)

        async with thinkers(1) as pool, asyncio.TaskGroup() as tasks:
            for seed in range(10):
                tasks.create_task(ask(seed))
        assert answered == list(range(10))

    run(test)


def test_a_question_is_asked_again_when_its_process_is_killed():
    async def test():
        async with thinkers(1) as pool:
            await pool.choose(some_question())
            [process] = pool.processes
            os.kill(process, signal.SIGSTOP)  # now it has the question but will not answer
            asked = some_question(seed=8)
            answer = asyncio.create_task(pool.choose(asked))
            while pool.asked < 2:
                await asyncio.sleep(0)
            os.kill(process, signal.SIGKILL)
            assert await answer == expected(asked)
            assert (pool.restarted, pool.failed) == (1, 0)
            assert len(pool.processes) == 1
            assert process not in pool.processes

    run(test)


def test_processes_that_died_of_boredom_are_replaced():
    """More of them than there are attempts, so none of these may be spent on the dead."""

    async def test():
        async with thinkers(ATTEMPTS + 1) as pool:
            await asyncio.gather(*(pool.choose(some_question()) for _ in range(ATTEMPTS + 1)))
            for process in pool.processes:
                os.kill(process, signal.SIGKILL)
            while pool.processes:
                await asyncio.sleep(0.001)
            assert await pool.choose(some_question(seed=9)) == expected(some_question(seed=9))
            assert pool.failed == 0

    run(test)


def test_a_process_that_is_stuck_is_replaced():
    async def test():
        async with thinkers(1, limit=2.0) as pool:
            await pool.choose(some_question("random"))
            stuck = pool.processes[0]
            os.kill(stuck, signal.SIGSTOP)
            asked = some_question("random", 3)
            assert await pool.choose(asked) == expected(asked)
            assert pool.restarted >= 1
            assert stuck not in pool.processes

    run(test)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("endless", "no answer within 0.1 seconds"),
        ("wrong", "it chose what may not be chosen"),
        ("faulty", "KeyError in sitecustomize.py, line "),
        ("deadly", "the process died"),
        ("nobody", "UnknownBot in __init__.py, line "),
    ],
)
@pytest.mark.usefixtures("strange_bots")
def test_luck_decides_when_a_bot_cannot(name, problem, caplog):
    async def test():
        async with thinkers(1, limit=0.1 if name == "endless" else 60.0) as pool:
            asked = some_question(name)
            assert await pool.choose(asked) in asked.choices
            assert (pool.asked, pool.failed, pool.restarted) == (1, 1, ATTEMPTS)
            pool.limit = 60.0
            assert await pool.choose(some_question()) == expected(some_question())

    run(test)
    told = [record.getMessage() for record in caplog.records if record.name == "meadhall.server.thinking"]
    assert len(told) == ATTEMPTS + 1
    assert all(f"rebirth, choose with {name}: {problem}" in line for line in told[:-1])
    assert told[-1] == f"rebirth, choose with {name}: given up after {ATTEMPTS} attempts"
    assert "secret" not in caplog.text


@pytest.mark.usefixtures("strange_bots")
def test_what_a_bot_prints_is_no_answer():
    async def test():
        async with thinkers(1) as pool:
            for seed in range(5):
                asked = some_question("talkative", seed)
                assert await pool.choose(asked) == expected(some_question("random", seed))

    run(test)


def test_every_level_has_thought_well_before_it_is_given_up():
    searches = [level.search for title in ROOMS for level in levels(title).values() if level.search]
    assert max(Settings(**search).seconds for search in searches) <= Config().think_limit / 2


def test_no_advice_comes_where_none_is_found():
    """A random option would be bad advice."""

    async def test():
        async with thinkers(1) as pool:
            asked = some_question()
            asked.observation["stack"] = "nonsense"
            assert await pool.advise(asked) == []
            assert pool.failed == 1

    run(test)


@pytest.mark.usefixtures("strange_bots")
def test_who_gives_up_asking_leaves_the_others_unharmed():
    async def test():
        async with thinkers(1) as pool:
            thought = asyncio.create_task(pool.choose(some_question("endless")))
            waiting = asyncio.create_task(pool.choose(some_question()))
            last = asyncio.create_task(pool.choose(some_question(seed=4)))
            while pool.asked < 3:
                await asyncio.sleep(0)
            for task in (waiting, thought):
                task.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await task
            assert await last == expected(some_question(seed=4))
            assert (pool.failed, pool.restarted) == (0, 0)

    run(test)


def test_asking_can_be_given_up_at_any_moment():
    async def test():
        async with thinkers(2) as pool:
            for turns in range(60):
                tasks = [asyncio.create_task(pool.choose(some_question("random", seed))) for seed in range(3)]
                for _ in range(turns):
                    await asyncio.sleep(0)
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
            assert await pool.choose(some_question()) == expected(some_question())

    run(test)


@pytest.mark.usefixtures("strange_bots")
def test_stopping_does_not_wait_for_thoughts():
    async def test():
        pool = Thinkers(2, limit=100.0)
        await pool.start()
        tasks = [asyncio.create_task(pool.choose(some_question("endless"))) for _ in range(5)]
        while pool.asked < 5:
            await asyncio.sleep(0)
        await pool.stop()
        assert all(isinstance(each, Stopped) for each in await asyncio.gather(*tasks, return_exceptions=True))
        assert pool.processes == []
        with pytest.raises(Stopped):
            await pool.choose(some_question())
        await pool.start()
        assert await pool.choose(some_question()) == expected(some_question())
        await pool.stop()

    run(test)


def test_a_seat_without_choices_cannot_be_asked():
    async def test():
        async with thinkers(1) as pool:
            asked = some_question()
            asked.observation["choices"] = []
            with pytest.raises(ValueError, match="has choices"):
                await pool.choose(asked)

    run(test)


def test_interrupts_of_the_whole_group_do_not_reach_the_processes():
    async def test():
        async with thinkers(1) as pool:
            await pool.choose(some_question())
            for each in (signal.SIGINT, signal.SIGTERM):
                os.kill(pool.processes[0], each)
            assert await pool.choose(some_question()) == expected(some_question())
            assert pool.restarted == 0

    run(test)


ORPHANS = """
import asyncio, sys
import msgspec
from meadhall.server.thinking import Question, Thinkers

async def main():
    pool = Thinkers(3)
    await pool.start()
    busy, other = (msgspec.json.decode(line, type=Question) for line in sys.stdin)
    for _ in range(2):
        asyncio.create_task(pool.choose(busy))
    await pool.choose(other)
    print("thinking", flush=True)
    await asyncio.sleep(1000)

asyncio.run(main())
"""


@pytest.mark.usefixtures("strange_bots")
def test_no_process_outlives_the_server():
    """All of them hold the pipe for errors, so it ends when the last of them does."""
    server = subprocess.Popen(
        [sys.executable, "-c", ORPHANS], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    questions = [msgspec.json.encode(some_question(name)) for name in ("endless", "random")]
    with server:
        server.stdin.write(b"\n".join(questions))
        server.stdin.close()
        assert server.stdout.readline() == b"thinking\n"
        server.kill()
        server.stdin = None
        server.communicate(timeout=60)
