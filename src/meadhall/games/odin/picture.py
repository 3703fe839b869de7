"""The table of A Feast for Odin drawn as text: the observer's boards as grids, and below them the action board."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.game import Line, Say
from meadhall.games.drawing import Sheet, explained, in_ascii, stacked
from meadhall.games.odin.action_board import action_board
from meadhall.games.odin.boards import HOME as HOME_BOARD
from meadhall.games.odin.boards import HOUSES, ISLANDS, Board
from meadhall.games.odin.box import COLOURS, GOODS, LONG_HOUSE, ORE, SILVER, STONE_HOUSE, THINGS, WOOD, colour_of
from meadhall.games.odin.notation import (
    CELL,
    CELLS,
    HOME,
    ISLAND_SLOT,
    LONG_HOUSE_SLOT,
    PIECES,
    STONE_HOUSE_SLOT,
    named,
    slot_name,
)
from meadhall.games.odin.observe import Seen
from meadhall.games.odin.pieces import COLUMNS, bit
from meadhall.games.odin.rules.placement import ORIENTATIONS
from meadhall.games.odin.table import Table

STYLES = ("ground", "bare", "income", "bonus", *COLOURS, "metal", "heading", "taken", "lit", "last", "ruler", "text")

LOOKS = {
    "ground": "on #2b2620",
    "bare": "#8c8378 on #2b2620",
    "income": "bold #ffe08a on #2b2620",
    "bonus": "bold #ffffff on #51483b",
    "orange": "bold #000000 on #f0953a",
    "red": "bold #ffffff on #b3362b",
    "green": "bold #ffffff on #3f7d3a",
    "blue": "bold #ffffff on #2f62b0",
    "metal": "bold #000000 on #c9c9c9",
    "heading": "bold #d9cdb8",
    "taken": "#8c8378",
}
"""The styles of this game in a colour terminal; those of seats, rulers and options are the terminal's own."""

CELL_WIDTH = 2
GAP = 3
"""Columns between two boards."""


def boards_of(seen: Seen, seat: int) -> list[tuple[int, Board]]:
    """The boards of a seat with their places, home board first."""
    stone, long = seen.houses[seat * 3 + STONE_HOUSE], seen.houses[seat * 3 + LONG_HOUSE]
    return [
        (HOME, HOME_BOARD),
        *(
            (ISLAND_SLOT + pair, ISLANDS[2 * pair + seen.sides[pair]])
            for pair, owner in enumerate(seen.owners)
            if owner == seat
        ),
        *((STONE_HOUSE_SLOT + n, HOUSES[STONE_HOUSE]) for n in range(stone)),
        *((LONG_HOUSE_SLOT + n, HOUSES[LONG_HOUSE]) for n in range(long)),
    ]


def picture(seen: Seen, table: Table, lit: Sequence[int], last: int | None, plain: bool, say: Say) -> list[Line]:
    seat = seen.seat or 0
    blocks = [
        _side_by_side([_board(seen, seat, slot, board, lit, last, say) for slot, board in boards])
        for boards in _rows(boards_of(seen, seat))
    ]
    lines = stacked([*blocks, action_board(seen, table, lit, last, say)])
    return in_ascii(lines) if plain else lines


def _rows(boards: list[tuple[int, Board]]) -> list[list[tuple[int, Board]]]:
    """As many boards on a line as fit beside the home board."""
    rows: list[list[tuple[int, Board]]] = []
    room = 0
    for slot, board in boards:
        width = _width(board) + GAP
        if width > room:
            rows.append([])
            room = 76
        rows[-1].append((slot, board))
        room -= width
    return rows


def _width(board: Board) -> int:
    return 3 + CELL_WIDTH * max(map(len, board.grid))


def _board(
    seen: Seen, seat: int, slot: int, board: Board, lit: Sequence[int], last: int | None, say: Say
) -> list[Line]:
    """Address, rulers and cells. What lies there shows its colour and how its name begins."""
    rows, columns = len(board.grid), max(map(len, board.grid))
    sheet = Sheet(_width(board), rows + 2, "text")
    address = slot_name(slot)
    sheet.put(0, 0, address, "heading")
    if ISLAND_SLOT <= slot < STONE_HOUSE_SLOT:
        name = say(named(board.id))
        sheet.put(0, len(address) + 1, name[: sheet.width - len(address) - 1], "text")
    for column in range(columns):
        sheet.put(1, 3 + CELL_WIDTH * column, f"{column:<2}", "ruler")
    for row, line in enumerate(board.grid):
        sheet.put(2 + row, 0, f"{row:2}", "ruler")
        for column, sign in enumerate(line):
            if sign != "_":
                text, style = _bare(board, sign, bit(row, column), say)
                sheet.put(2 + row, 3 + CELL_WIDTH * column, text, style)
    pieces = seen.laid[seat]
    for piece, place in zip(pieces[::2], pieces[1::2], strict=True):
        if place // CELLS == slot:
            _lay(sheet, piece, place % CELLS, "last" if last == CELL + place else "", say)
    for option in lit:
        if option >= CELL and (option - CELL) // CELLS == slot:
            row, column = divmod((option - CELL) % CELLS, COLUMNS)
            sheet.put(2 + row, 3 + CELL_WIDTH * column, "[]", "lit")
    return sheet.lines()


def _bare(board: Board, sign: str, cell: int, say: Say) -> tuple[str, str]:
    if sign == "$":
        values = [step.value for diagonal in board.diagonals for step in diagonal.steps if step.cell == cell]
        return f"{values[0]:<2}", "income"
    if sign == "b":
        bonus = next(bonus for bonus in board.bonuses if bonus.cells >> cell & 1)
        return "+" + say(named(THINGS[bonus.gives[0]]))[0], "bonus"
    return {".": (". ", "bare"), "N": ("- ", "bare"), "M": ("= ", "bare")}.get(sign, ("##", "ground"))


def _lay(sheet: Sheet, piece: int, anchor: int, style: str, say: Say) -> None:
    thing = PIECES[piece].thing
    colour = "metal" if thing in (SILVER, ORE, WOOD) else COLOURS[colour_of(thing)] if thing < len(GOODS) else "blue"
    name = say(named(THINGS[thing]))[:CELL_WIDTH]
    for offset in ORIENTATIONS[piece].offsets:
        row, column = divmod(anchor + offset, COLUMNS)
        sheet.put(2 + row, 3 + CELL_WIDTH * column, name, style or colour)


def _side_by_side(boards: list[list[Line]]) -> list[Line]:
    """Boards of different heights on one line."""
    height = max(map(len, boards))
    lines: list[Line] = [[] for _ in range(height)]
    for board in boards:
        width = sum(len(text) for text, _ in board[0])
        for number, line in enumerate(lines):
            line += board[number] if number < len(board) else [(" " * width, "text")]
            line.append((" " * GAP, "text"))
    return lines


def _signs(say: Say) -> tuple[tuple[str, str, str], ...]:
    """What may stand on a board; things are written with the first letters of their names."""
    hide, silver, oil = (say(named(thing)) for thing in ("hide", "silver", "oil"))
    return (
        *((".", "bare", "plain"), ("-", "bare", "negative"), ("=", "bare", "double"), ("9", "income", "income")),
        *((f"+{oil[0]}", "bonus", "bonus"), ("##", "ground", "never"), ("[]", "lit", "legal")),
        *((hide[:CELL_WIDTH], "green", "green"), (silver[:CELL_WIDTH], "metal", "metal"), ("x", "taken", "blocked")),
        *((">A01", "lit", "open"), ("A", "seat-0", "stands"), (">", "text", "deciding"), ("*", "text", "moose")),
        ("0/0/0", "text", "fleet"),
    )


def legend(plain: bool, say: Say) -> list[Line]:
    return explained(_signs(say), plain, say)
