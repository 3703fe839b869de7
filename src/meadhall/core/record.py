"""Records: a match as a text that people can read, share and edit, and that a program can check.

    Meadhall record 1
    game rebirth
    rules 1
    seats 2
    option map scotland
    player A greedy
    player B random

    * 3/36 A sets aside F          a throw: outcome / faces, and what it means
    B 9,10 F                       a choice: seat, option, and a note where the option alone does not say all

    score A 114
    score B 99
    winner A
    digest 9c1d5a3f00b1e2c4        of everything above

Everything but the digest can be recomputed from the header, the throws and the choices, and is checked on reading. An
option that is a whole text, such as a map, stands on lines of its own, each behind "| ". A match played with sealed
dice has lines about its luck in the header (core/luck.py). See docs/records.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING

from meadhall.core.luck import Luck, luck_lines
from meadhall.core.words import SEATS

if TYPE_CHECKING:
    from meadhall.core.match import Match

FIRST_LINE = "Meadhall record 1"


def write_record(match: Match, players: Sequence[str] = (), luck: Luck | None = None) -> str:
    """The match as a record, finished or not; with `luck`, everybody can check its throws."""
    table = match.state.table
    lines = [FIRST_LINE, f"game {match.game.id}", f"rules {match.game.rules_version}", f"seats {table.seats}"]
    for name, value in table.options.items():
        lines += _option_lines(name, value)
    lines += [f"player {SEATS[seat]} {' '.join(name.split())}".rstrip() for seat, name in enumerate(players)]
    if luck:
        lines += luck_lines(luck, sum(1 for entry in match.log if entry.faces))
    lines += ["", *(entry.text for entry in match.log), "", *result_lines(match)]
    return _sealed("\n".join(lines) + "\n")


def _option_lines(name: str, value: str) -> list[str]:
    if "\n" not in value:
        return [f"option {name} {value}"]
    return [f"option {name}", *(f"| {line}".rstrip() for line in value.splitlines())]


def result_lines(match: Match) -> list[str]:
    """The end of a record, as far as it follows from the match."""
    if not match.over:
        return ["unfinished"]
    score = match.game.score(match.state)
    lines = [f"score {SEATS[seat]} {total}" for seat, total in enumerate(score.totals)]
    return [*lines, "winner " + " ".join(SEATS[seat] for seat in score.winners)]


def _sealed(body: str) -> str:
    return f"{body}digest {digest(body)}\n"


def digest(text: str) -> str:
    return blake2b(text.encode(errors="surrogatepass"), digest_size=8).hexdigest()
