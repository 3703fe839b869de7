"""Bots think in processes of their own, not in threads of the server.

A thread would take turns with the server's own work, since only one of them can run Python at a time, so a bot that
thinks for seconds would hold up every table; and a thread that does not come to an end cannot be stopped. A process
has its own core, can be killed, and may crash without harm. It is told what one seat can see, so that no bot, however
it is written, could look at more.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from time import monotonic
from typing import Literal

import msgspec

from meadhall.bots.advice import Suggestion
from meadhall.core import LabDice
from meadhall.server.thinker import Answer, Errand, Question

__all__ = ["Question", "Stopped", "Thinkers"]

ATTEMPTS = 3
"""So often a question is asked before luck decides."""

STARTING = 60.0
"""So many seconds a process may take until it is ready, on a machine that has much else to do."""

log = logging.getLogger(__name__)


class Stopped(Exception):
    """Nobody thinks here now: the hall is closing, or has not opened."""


class NoAnswer(Exception):
    """A process died, was too slow, or answered with something that is no answer."""


class Thinker:
    """A process that answers one question at a time. After a NoAnswer it is of no more use."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self._questions = process.stdin
        self._answers = process.stdout
        self._ready = False

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    async def ask(self, errand: Errand, limit: float) -> Answer:
        """An answer with options that may be chosen now."""
        if not self._ready:
            await self._hear(STARTING)
            self._ready = True
        self._questions.write(msgspec.json.encode(errand) + b"\n")  # if it is dead, that is heard below
        answer = await self._hear(limit)
        if not answer.options or not {*answer.options} <= {*errand.question.choices}:
            raise NoAnswer("it chose what may not be chosen")
        return answer

    async def _hear(self, limit: float) -> Answer:
        try:
            async with asyncio.timeout(limit):
                answer = msgspec.json.decode(await self._answers.readline(), type=Answer)
        except TimeoutError:
            raise NoAnswer(f"no answer within {limit:g} seconds") from None
        except (OSError, ValueError):  # also what msgspec raises when the line is empty or cut off
            raise NoAnswer("the process died") from None
        if answer.error:
            raise NoAnswer(answer.error)
        return answer

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()


class Thinkers:
    """A number of processes, and a queue of questions for them; first come, first served."""

    def __init__(self, number: int, limit: float = 10.0) -> None:
        """`limit` is how many seconds a bot may think about one question."""
        self.number = number
        self.limit = limit
        self.asked = 0
        """Questions that came."""
        self.failed = 0
        """Questions that no process could answer."""
        self.restarted = 0
        """Processes that died or had to be killed over a question."""
        self.thinking = 0.0
        """Seconds that processes have spent on questions."""
        self._open = False
        self._room = asyncio.Semaphore(number)  # it serves in the order of coming
        self._idle: list[Thinker] = []
        self._running: set[Thinker] = set()

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that are running."""
        return [each.process.pid for each in self._running if each.alive]

    async def start(self) -> None:
        self._open = True
        while len(self._idle) < self.number:
            self._idle.append(await self._hire())

    async def stop(self) -> None:
        """Kill all processes, whatever they are at. Who waits for an answer gets Stopped."""
        self._open = False
        for each in self._running:
            each.kill()
        for _ in range(self.number):  # until nobody asks any more, so that no process starts behind our back
            await self._room.acquire()
        for each in self._running:
            each.kill()
            await each.process.wait()
        self._idle.clear()
        self._running.clear()
        for _ in range(self.number):
            self._room.release()

    async def choose(self, question: Question) -> int:
        """What the bot chooses; a random choice if it comes to none."""
        option = (await self._ask("choose", question)).option
        return question.choices[LabDice(question.seed).below(len(question.choices))] if option is None else option

    async def advise(self, question: Question) -> list[Suggestion]:
        """What the bot thinks best for somebody else, the best first; empty if it comes to nothing."""
        return (await self._ask("advise", question)).suggestions

    async def _ask(self, task: Literal["choose", "advise"], question: Question) -> Answer:
        """What a process answers; nothing after too many failures."""
        if not question.choices:
            raise ValueError("only a seat that has choices can be asked for one")
        self.asked += 1
        async with self._room:
            for _ in range(ATTEMPTS):
                try:
                    return await self._try(Errand(task, question))
                except NoAnswer as problem:
                    if not self._open:
                        raise Stopped from None
                    self.restarted += 1
                    log.warning("%s, %s with %s: %s", question.game, task, question.bot, problem)
        self.failed += 1
        log.error("%s, %s with %s: given up after %d attempts", question.game, task, question.bot, ATTEMPTS)
        return Answer()

    async def _try(self, errand: Errand) -> Answer:
        while self._idle and not self._idle[-1].alive:  # it died of something else than this question
            self._idle.pop()
            self.restarted += 1
        thinker = self._idle.pop() if self._idle and self._open else await self._hire()
        began = monotonic()
        try:
            answer = await thinker.ask(errand, self.limit)
        except BaseException:  # also when nobody waits for the answer any more: it would come in place of the next one
            thinker.kill()
            raise
        else:
            self._idle.append(thinker)
            return answer
        finally:
            self.thinking += monotonic() - began

    async def _hire(self) -> Thinker:
        if not self._open:
            raise Stopped
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", "meadhall.server.thinker", stdin=PIPE, stdout=PIPE
        )
        thinker = Thinker(process)
        self._running = {each for each in self._running if each.alive} | {thinker}
        if not self._open:
            thinker.kill()
        return thinker
