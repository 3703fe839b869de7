"""The luck of a match that was played with sealed dice, as the header of its record tells it.

    seal 1e6f...                   what was shown before the match
    secret 0001...                 what the seal stands for
    throws -24 0-13 17-30          which throws of these dice the throws of the record are, unless they are 0, 1, 2, ...

Here 24 throws come from other dice (the match began from a point of another one), and the numbers 14 to 16 fell when
the match was rewound.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from meadhall.core.dice import seal

_RUN = re.compile(r"(0|[1-9][0-9]{0,8})(?:-([1-9][0-9]{0,8}))?")
_FOREIGN = re.compile(r"-([1-9][0-9]{0,8})")


class Luck(NamedTuple):
    """The secret behind sealed dice, and which numbers of theirs the throws of a match had, in their order.

    Throws of other dice have None; they can only be the first ones. Numbers ascend, and may leave some out.
    """

    secret: bytes
    numbers: Sequence[int | None]


def luck_lines(luck: Luck, throws: int) -> list[str]:
    """The lines of a header about the luck of a match with so many throws."""
    numbers = [number for number in luck.numbers if number is not None]
    foreign = len(luck.numbers) - len(numbers)
    if len(luck.numbers) != throws:
        raise ValueError(f"the match has {throws} throws, not {len(luck.numbers)}")
    if any(number is not None for number in luck.numbers[:foreign]) or sorted(set(numbers)) != numbers:
        raise ValueError("throws of other dice come first, then the numbers of the sealed dice ascend")
    lines = [f"seal {seal(luck.secret)}", f"secret {luck.secret.hex()}"]
    return lines if numbers == list(range(throws)) else [*lines, f"throws {_written(foreign, numbers)}"]


def _written(foreign: int, numbers: Sequence[int]) -> str:
    words = [f"-{foreign}"] if foreign else []
    for _, group in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0]):
        run = [number for _, number in group]
        words.append(f"{run[0]}-{run[-1]}" if len(run) > 1 else f"{run[0]}")
    return " ".join(words)


def read_numbers(text: str, throws: int) -> list[int | None]:
    """The numbers that a line tells for so many throws; a ValueError says what is wrong with it."""
    words = text.split(" ")
    first = _FOREIGN.fullmatch(words[0])
    foreign = int(first[1]) if first else 0
    runs: list[range] = []
    for word in words[1:] if first else words:
        run = _RUN.fullmatch(word)
        if run is None:
            raise ValueError(f"throws are written like '-24 0-13 17-30', not {text[:60]!r}")
        runs.append(range(int(run[1]), int(run[2] or run[1]) + 1))
        if not runs[-1] or (len(runs) > 1 and runs[-1].start < runs[-2].stop):
            raise ValueError(f"the numbers of throws ascend, but {word!r} does not")
    told = foreign + sum(map(len, runs))
    if told != throws:
        raise ValueError(f"the line tells of {told} throws, but the record has {throws}")
    numbers = [number for run in runs for number in run]
    if numbers == list(range(throws)):
        raise ValueError("the line is left out where throws are numbered from 0 without a gap")
    if text != _written(foreign, numbers):
        raise ValueError(f"the line should read 'throws {_written(foreign, numbers)}'")
    return [*[None] * foreign, *numbers]
