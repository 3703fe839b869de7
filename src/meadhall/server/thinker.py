"""The process in which a bot thinks: `python -m meadhall.server.thinker`. It reads questions and writes answers.

One line of JSON in, one out; an empty answer says that it is ready for the first question. It sees what a seat may see
and nothing else, and imports neither the server nor the database. `thinking` holds the other end.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from traceback import extract_tb
from typing import Any, BinaryIO, Literal

import msgspec

from meadhall.bots import bot
from meadhall.bots.advice import Suggestion, eyes, suggest
from meadhall.core import LabDice
from meadhall.core.view import View
from meadhall.games import ROOMS, game


class Question(msgspec.Struct):
    """What shall the seat choose? Known is what it can see: the data of its observation."""

    game: str
    observation: dict[str, Any]
    seat: int
    bot: str
    seed: int
    """For the bot's dice; below 2**64."""

    @property
    def choices(self) -> list[int]:
        choices: list[int] = self.observation["choices"]
        return choices


class Errand(msgspec.Struct):
    """A question, and what is wanted: the bot's choice, or its advice for a person."""

    task: Literal["choose", "advise"]
    question: Question


class Answer(msgspec.Struct):
    option: int | None = None
    suggestions: list[Suggestion] = []
    error: str = ""
    """What went wrong and where, without any data of the match."""

    @property
    def options(self) -> list[int]:
        """What would be chosen now."""
        return [each.options[0] for each in self.suggestions] if self.option is None else [self.option]


def answer(errand: Errand) -> Answer:
    question = errand.question
    played = game(question.game)
    observation = played.observation(**question.observation)
    view = View(played, question.seat, observation.choices, lambda: observation)
    dice = LabDice(question.seed)
    if errand.task == "advise":
        return Answer(suggestions=suggest(view, dice, eyes(question.game, question.bot)))
    return Answer(bot(question.bot).choose(view, dice))


def reply(line: bytes) -> Answer:
    """An answer to whatever comes, so that the server hears of a bot's mistake at once."""
    try:
        return answer(msgspec.json.decode(line, type=Errand))
    except Exception as error:
        place = extract_tb(error.__traceback__)[-1]
        return Answer(error=f"{type(error).__name__} in {Path(place.filename).name}, line {place.lineno}")


def listen(questions: SimpleQueue[bytes]) -> None:
    """Pass the questions on; when the server is gone, so is this process, even in the middle of a thought."""
    for line in sys.stdin.buffer:
        questions.put(line)
    os._exit(0)


def claim_output() -> BinaryIO:
    """The pipe for answers, for these alone: what a bot prints goes where errors go."""
    pipe = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return pipe


def main() -> None:
    for each in (signal.SIGINT, signal.SIGTERM):  # they often go to a whole group; the server decides when this ends
        signal.signal(each, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)  # people who wait for the server come first
    output = claim_output()
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(questions,), daemon=True).start()
    for name in ROOMS:
        game(name)  # imported now, not in the time of the first question
    output.write(msgspec.json.encode(Answer()) + b"\n")
    while True:
        output.write(msgspec.json.encode(reply(questions.get())) + b"\n")


if __name__ == "__main__":
    main()
