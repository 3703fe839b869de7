"""What the terminal shows: pictures, events, scores and questions, with Rich, in colour or without."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table as RichTable
from rich.text import Text

from meadhall.core import SEATS, Breakdown, Event, Game
from meadhall.core.game import Line
from meadhall.words import Words

SEAT_COLOURS = ("bright_magenta", "bright_cyan", "bright_yellow", "bright_green", "bright_white")

LOOK = {f"seat-{seat}": f"bold {colour}" for seat, colour in enumerate(SEAT_COLOURS)} | {
    "sea": "blue",
    "farm": "green",
    "power": "yellow",
    "blank": "bright_black",
    "town": "white",
    "castle": "bold",
    "cathedral": "bold",
    "tower": "bold",
    "covered": "bright_black",
    "lit": "reverse",
    "last": "underline",
    "ruler": "bright_black",
    "heading": "bold",
    "faint": "bright_black",
}
"""How the styles that games name look in a terminal; a game says everything without them, too."""


class Screen:
    """One game shown to one pair of eyes."""

    def __init__(self, game: Game[Any, Any, Any], console: Console, plain: bool = False) -> None:
        self.game = game
        self.console = console
        self.plain = plain
        self.words = Words(game)

    def say(self, text: str = "", style: str = "") -> None:
        self.console.print(text, style=style, markup=False, highlight=False)

    def lines(self, lines: Iterable[Line]) -> None:
        for line in lines:
            text = Text()
            for part, style in line:
                text.append(part, " ".join(LOOK.get(name, "") for name in style.split()).strip())
            self.console.print(text, no_wrap=True, overflow="ignore", crop=False, highlight=False)

    def position(self, seen: Any, lit: Sequence[int], last: int | None) -> None:
        self.lines(self.game.picture(seen, lit, last, self.plain))
        self.say()
        self.lines(self.game.sidebar(seen, self.plain))

    def events(self, table: Any, events: Iterable[Event]) -> None:
        for event in events:
            seat = getattr(event, "seat", None)
            self.say("  " + self.words.event(table, event), "" if seat is None else LOOK[f"seat-{seat}"])

    def score(self, score: Breakdown, players: Sequence[str]) -> None:
        """Points by heading, one column a seat; headings without points are left out."""
        shown = RichTable(show_edge=False, pad_edge=False, box=None, header_style="bold", show_footer=True)
        shown.add_column("", footer="total")
        for seat, name in enumerate(players):
            place = f" ({score.places[seat]}.)" if score.places else ""
            footer = f"{score.totals[seat]}{place}"
            shown.add_column(f"{SEATS[seat]} {name}", footer=footer, justify="right", style=LOOK[f"seat-{seat}"])
        for number, heading in enumerate(score.headings):
            row = [points[number] for points in score.points]
            if any(row):
                shown.add_row(self.words.text(f"heading-{heading}"), *map(str, row))
        self.console.print(shown)
