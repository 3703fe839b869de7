"""What the terminal shows: pictures, events, scores and questions, with Rich, in colour or without."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as RichTable
from rich.text import Text

from meadhall.books import without_figures
from meadhall.core import SEATS, Breakdown, Event, Game
from meadhall.core.game import Line
from meadhall.core.words import figure
from meadhall.words import LANGUAGES, Words, sentence

SEAT_COLOURS = ("#c3a6ff", "#4fd6c8", "#ff9f2e", "#efe3c0", "#9be08a")
"""Neither red, blue nor yellow: those are colours of things on the table."""

LOOK = {f"seat-{seat}": f"bold #000000 on {colour}" for seat, colour in enumerate(SEAT_COLOURS)} | {
    "lit": "bold #000000 on #e6ff7a",
    "last": "bold #000000 on #ffffff",
    "ruler": "#9fb3c8",
}
"""The styles that all games share; a game adds its own, and says everything without them, too."""


INDENT = 9
"""The column of names in lists."""


class Screen:
    """One game shown to one pair of eyes."""

    def __init__(
        self, game: Game[Any, Any, Any], console: Console, plain: bool = False, language: str = LANGUAGES[0]
    ) -> None:
        self.game = game
        self.console = console
        self.plain = plain
        self.language = language
        self.words = Words(game, language)
        self.looks = {**LOOK, **game.looks}

    def say(self, text: str = "", style: str = "") -> None:
        self.console.print(text, style=style, markup=False, highlight=False)

    def sentence(self, name: str, **args: str | float) -> str:
        """What the terminal itself says."""
        return sentence("meadhall.terminal", self.language, name, **args)

    def tell(self, name: str, **args: str | float) -> None:
        self.say(self.sentence(name, **args))

    def paragraph(self, title: str, text: str) -> None:
        """A paragraph of the rule book, without its figures."""
        self.say(title, "bold")
        self.console.print(Markdown(without_figures(text)))
        self.say()

    def item(self, mark: str, text: str) -> None:
        """One of a list: what does not fit on the first line stands below the text."""
        for line in wrap(mark + text, self.console.width - 1, subsequent_indent=" " * (len(mark) + INDENT)):
            self.say(line)

    def lines(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self.console.print(self.text(line), no_wrap=True, overflow="ignore", crop=False, highlight=False)

    def text(self, line: Line) -> Text:
        text = Text()
        for part, style in line:
            text.append(part, " ".join(self.looks.get(name, "") for name in style.split()).strip())
        return text

    def position(self, seen: Any, lit: Sequence[int], last: int | None) -> None:
        """The picture, and what stands beside it or, on a narrow terminal, below it."""
        board = self.game.picture(seen, lit, last, self.plain, self.words.say)
        beside = self.game.sidebar(seen, self.plain, self.words.say)
        width = max(map(_width, board), default=0)
        if self.console.width < width + 1 + max(map(_width, beside), default=0):
            self.lines([*board, [], *beside])
            return
        empty: Line = []
        for left, right in zip_longest(board, beside, fillvalue=empty):
            gap = " " * (width - _width(left) + 1)
            self.lines([[*left, (gap, "text"), *right]])

    def events(self, table: Any, events: Iterable[Event]) -> None:
        for event in events:
            seat = getattr(event, "seat", None)
            self.say("  " + self.words.event(table, event), "" if seat is None else SEAT_COLOURS[seat])

    def score(self, score: Breakdown, players: Sequence[str]) -> None:
        """Points by heading, one column a seat, the winner's first; headings without points are left out."""
        shown = RichTable(show_edge=False, pad_edge=False, box=None, header_style="bold", show_footer=True)
        shown.add_column("", footer=self.sentence("total"))
        seats = sorted(range(len(players)), key=lambda seat: score.places[seat] if score.places else 0)
        for seat in seats:
            place = f" ({score.places[seat]}.)" if len(score.places) > 1 else ""
            footer = f"{figure(score.totals[seat])}{place}"
            shown.add_column(f"{SEATS[seat]} {players[seat]}", footer=footer, justify="right", style=SEAT_COLOURS[seat])
        for number, heading in enumerate(score.headings):
            row = [score.points[seat][number] for seat in seats]
            if any(row):
                shown.add_row(self.words.text(f"heading-{heading}"), *map(figure, row))
        self.console.print(shown)


def _width(line: Line) -> int:
    return sum(len(text) for text, _ in line)
