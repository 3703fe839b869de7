"""The action board drawn as text: its spaces in the columns in which they lie, and who stands on them."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.game import Line, Say
from meadhall.core.words import Message
from meadhall.games.drawing import seat_letter
from meadhall.games.odin.actions import BOARD_ROWS, SPACES
from meadhall.games.odin.notation import IMITATION, SPACE, SPACE_IDS
from meadhall.games.odin.observe import Seen
from meadhall.games.odin.state import NOBODY, OTHER_COLOUR
from meadhall.games.odin.table import Table

COLUMNS = range(1, 5)
NAME = 13
"""The longest short name; with its signs a space is as wide as a quarter of a narrow terminal."""
WIDTH = NAME + 7


def action_board(seen: Seen, table: Table, lit: Sequence[int], last: int | None, say: Say) -> list[Line]:
    """The spaces in play, row by row; imitation spaces lie below the columns that they belong to."""
    lying = {(SPACES[space].row, SPACES[space].column): space for space in table.spaces}
    lying |= {(BOARD_ROWS, column): IMITATION + number for number, column in enumerate(seen.imitation)}
    lines: list[Line] = [[(f"      {_heading(column, say):{WIDTH - 6}}", "ruler") for column in COLUMNS]]
    for row in range(BOARD_ROWS + bool(seen.imitation)):
        line: Line = []
        for column in COLUMNS:
            space = lying.get((row, column))
            line += [(" " * WIDTH, "text")] if space is None else _space(seen, space, lit, last, say)
        lines.append(line)
    return lines


def _heading(column: int, say: Say) -> str:
    return say(Message("sign-column", {"vikings": column}))


def _space(seen: Seen, space: int, lit: Sequence[int], last: int | None, say: Say) -> Line:
    """Whether it can be chosen, its id, who stands on it, its name. What is occupied steps back."""
    option, who = SPACE + space, seen.placer[space] if seen.placed[space] else NOBODY
    mark = "lit" if option in lit else "last" if option == last else "ruler"
    address = (">" if mark == "lit" else " ") + f"{SPACE_IDS[space]:3}"
    stands = seat_letter(who) if who >= 0 else ("x" if who == OTHER_COLOUR else " ", "taken")
    name = say(Message(f"space-{SPACE_IDS[space]}.short", {}))
    return [(address, mark), stands, (f" {name[:NAME]:{NAME}} ", "text" if stands[0] == " " else "taken")]
