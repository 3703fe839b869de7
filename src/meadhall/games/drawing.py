"""What the pictures of all games are drawn with: a sheet of styled characters, and lines of text beside it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from unicodedata import combining, normalize

from meadhall.core.game import Line, Say, Span
from meadhall.core.words import SEATS, Message

SIDE = 39
"""The width of what stands beside a picture, so that both fit a terminal of a hundred columns."""


class Sheet:
    """Characters, each with its styles, filled in any order."""

    def __init__(self, width: int, height: int, style: str) -> None:
        self.width = width
        self.cells = [[(" ", style) for _ in range(width)] for _ in range(height)]

    def put(self, line: int, x: int, text: str, style: str) -> None:
        for offset, letter in enumerate(text):
            self.cells[line][x + offset] = (letter, style)

    def over(self, line: int, x: int, text: str, style: str) -> None:
        """Write with the first style of what is there, the ground, and another one."""
        for offset, letter in enumerate(text):
            ground = self.cells[line][x + offset][1].split()[0]
            self.cells[line][x + offset] = (letter, f"{ground} {style}")

    def stroke(self, line: int, x: int, text: str) -> None:
        """Write over empty characters only, in the style that is there."""
        for offset, letter in enumerate(text):
            there, style = self.cells[line][x + offset]
            if there == " ":
                self.cells[line][x + offset] = (letter, style)

    def lines(self) -> list[Line]:
        return [_spans(row) for row in self.cells]


def _spans(row: Sequence[tuple[str, str]]) -> Line:
    """Characters of the same style put together."""
    return [("".join(letter for letter, _ in run), style) for style, run in groupby(row, key=lambda cell: cell[1])]


# ASCII


def in_ascii(lines: Sequence[Line]) -> list[Line]:
    """Names and words come from data and languages: letters lose their accents, and what is left becomes "?"."""
    return [[(ascii_text(text), style) for text, style in line] for line in lines]


_BARE = str.maketrans("łŁ\u2013\u2212\u2019\u201c\u201d\u201e\u00ab\u00bb", "lL--'" + 5 * '"')
"""What has no accent to lose: the Polish l, dashes and quotation marks."""


def ascii_text(text: str) -> str:
    bare = "".join(letter for letter in normalize("NFKD", text.translate(_BARE)) if not combining(letter))
    return bare.encode("ascii", "replace").decode("ascii")


# text


def word_for(say: Say, name: str) -> str:
    return say(Message(f"sign-{name}", {}))


def seat_letter(seat: int, after: str = "") -> Span:
    return SEATS[seat] + after, f"seat-{seat}"


def spaced(spans: Iterable[Span]) -> Line:
    return [part for span in spans for part in ((" ", "text"), span)]


def aligned(rows: Sequence[Sequence[str]], least: int = 0) -> list[str]:
    """Rows of equally wide columns, flush right."""
    widths = [max(least, *map(len, column)) for column in zip(*rows, strict=True)]
    return [" ".join(text.rjust(width) for text, width in zip(row, widths, strict=True)) for row in rows]


def wrapped(items: Iterable[str], width: int) -> list[str]:
    lines: list[str] = []
    for item in items:
        if lines and len(lines[-1]) + 1 + len(item) <= width:
            lines[-1] += " " + item
        else:
            lines.append(item)
    return lines


def stacked(blocks: Iterable[list[Line]]) -> list[Line]:
    """Blocks one below the other with an empty line between them; those without lines are left out."""
    lines: list[Line] = []
    for block in filter(None, blocks):
        lines += [[], *block] if lines else block
    return lines


def explained(signs: Iterable[tuple[str, str, str]], plain: bool, say: Say) -> list[Line]:
    """A legend: signs with their styles and the names of what they mean, as many on a line as there is room for."""
    lines: list[Line] = []
    room = 0
    for sign, style, name in signs:
        word = word_for(say, name)
        if len(sign) + len(word) + 3 > room:
            lines.append([])
            room = SIDE
        lines[-1] += [(" ", "text"), (sign, style), (f" {word} ", "text")]
        room -= len(sign) + len(word) + 3
    return in_ascii(lines) if plain else lines
