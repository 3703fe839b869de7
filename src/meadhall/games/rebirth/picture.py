"""The board of Rebirth as text for a terminal: lines of pieces of text, each with the names of its styles.

A hex is four characters wide, with a roof and a floor of two characters. So hexes interlock without gaps, every
character belongs to one hex, and a terminal that paints backgrounds shows hexagons:

     oo  ..             f    a free farm hex     AF    a farm of A
    oooo....           [f+]  a legal hex        >A3+   the last tile, a settlement tile of A
     ooxx..
      xxxx
       xx

Everything can be read without colour; styles are semantic words that a terminal may turn into colours or ignore.
Strokes join what belongs together: a cluster of farms or of power plants, the hexes of a settlement. Under a legal
hex stands its column, because on a map of twenty rows the edge with the numbers is far away.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meadhall.core.game import Line, Say
from meadhall.core.words import SEATS
from meadhall.games.drawing import Sheet, explained
from meadhall.games.rebirth.board import BLANK, FARM, POWER, SETTLEMENT, Place, Spot, neighbours
from meadhall.games.rebirth.box import BONUSES, INFLUENCE, KINDS, SIGNS
from meadhall.games.rebirth.observe import Seen
from meadhall.games.rebirth.state import COVERED, EMPTY, FIRST_TILE, NOBODY
from meadhall.games.rebirth.table import Table

STYLES = (
    *("sea", "farm", "power", "blank", "town", "covered", "castle", "cathedral", "tower"),
    *(f"seat-{seat}" for seat in range(4)),
    *("held", "visited", "lit", "last", "ruler", "text"),
)
"""The simple style names. Everything drawn is styled by one or several of them, which add up from left to right:
"castle seat-1 held" is a castle, then coloured as B's, then told apart from a tile of B."""

LOOKS = {
    "sea": "on #10263b",
    "farm": "#d9e6a8 on #3e5c2a",
    "power": "#ffe08a on #6b5a20",
    "blank": "#b0a890 on #4a4538",
    "town": "#f0c8b8 on #6e4437",
    "covered": "#333a40 on #22282d",
    "castle": "bold #ffffff on #000000",
    "cathedral": "bold #ffffff on #5a3e85",
    "tower": "bold #ffffff on #5a3e85",
    "visited": "dim #b9a8d8 not bold",
    "held": "reverse",
}
"""The styles of this game in a colour terminal; those of seats, rulers and options are the terminal's own."""

WIDTH, HEIGHT = 4, 2
"""How far hexes lie apart, in characters."""
MARGIN, HEAD = 3, 2
"""The room for row numbers on either side and for column numbers above and below."""

STYLE = {FARM: "farm", POWER: "power", BLANK: "blank", SETTLEMENT: "town"}
"""By kind of hex. Farms and power plants have the same numbers as tiles and as hexes."""

BONUS_SIGNS = {
    "three-points": ("3", "3"),
    "thirteen-points": ("13", "13"),
    "mission-card": ("P", "P"),
    "doubling-token": ("×2", "x2"),  # noqa: RUF001
    "draw-three": ("↓3", "d3"),
    "another-tile": ("+1", "+1"),
}
"""The bonuses of towers in two characters at most, with and without more than ASCII."""


class Signs(NamedTuple):
    """The characters of a picture that a plain terminal may lack."""

    blank: str = "·"
    covered: str = "░"
    castle: str = "♜"
    cathedral: str = "†"
    tower: str = "▲"
    visited: str = "✓"
    cluster: str = "─"
    town: str = "═"
    falling: str = "╲"
    rising: str = "╱"  # noqa: RUF001
    bonuses: tuple[str, ...] = ()


_full, _ascii = zip(*(BONUS_SIGNS[bonus] for bonus in BONUSES), strict=True)
FULL = Signs(bonuses=_full)
ASCII = Signs(".", ":", "#", "@", "^", "*", "-", "=", "\\", "/", _ascii)


def signs_of(plain: bool) -> Signs:
    return ASCII if plain else FULL


def where(row: int, column: int) -> tuple[int, int]:
    """Line and character at which the text of a hex begins; odd rows stand half a hex to the right."""
    return HEAD + HEIGHT * row, MARGIN + WIDTH * column + WIDTH // 2 * (row % 2)


class Canvas(Sheet):
    """A sea with room for hexes."""

    def __init__(self, rows: int, columns: int) -> None:
        super().__init__(2 * MARGIN + WIDTH * columns + WIDTH // 2, 2 * HEAD + HEIGHT * rows - 1, "sea")

    def hex(self, spot: Spot, text: str, style: str, mark: str = "", fill: str = " ") -> None:
        """A whole hex: roof, text and floor. A mark is for the text alone, so that roof and floor still show what
        the hex is when a terminal paints marks in colours of their own."""
        line, x = where(*spot)
        self.put(line - 1, x + 1, fill * 2, style)
        self.put(line, x, text.ljust(WIDTH, fill), f"{style} {mark}".strip())
        self.put(line + 1, x + 1, fill * 2, style)


def picture(
    seen: Seen, table: Table, lit: Sequence[int] = (), last: int | None = None, plain: bool = False
) -> list[Line]:
    """The map as the observer sees it, with the legal hexes (`lit`) and the hex played last marked.

    Both are option ids; those that are no hexes are passed over, so all options of a decision may be handed in.
    `plain` keeps to ASCII.
    """
    board, signs = table.board, signs_of(plain)
    canvas = Canvas(board.rows, board.columns)
    for index, code in enumerate(seen.tiles):
        if code == EMPTY:
            _draw_free(canvas, table, index, table.option_at[index] in lit, signs)
        elif code == COVERED:
            canvas.hex(board.hexes[index], "", "covered", fill=signs.covered)
        else:
            _draw_tile(canvas, table, index, code, table.option_at[index] == last)
    for castle, holder in zip(board.castles, seen.holders, strict=True):
        _draw_castle(canvas, castle, holder, signs)
    for index, cathedral in enumerate(board.cathedrals):
        _draw_cathedral(canvas, cathedral, [s for s, mask in enumerate(seen.visited) if mask >> index & 1], signs)
    for index, tower in enumerate(board.towers):
        visited = seen.seat is not None and seen.visited[seen.seat] >> index & 1 == 1
        _draw_tower(canvas, tower, seen.bonuses[index : index + 1], visited, signs)
    _join(canvas, seen, table, signs)
    _number(canvas, board.rows, board.columns)
    return canvas.lines()


# hexes


def _draw_free(canvas: Canvas, table: Table, index: int, lit: bool, signs: Signs) -> None:
    board, spot, kind = table.board, table.board.hexes[index], table.board.kinds[index]
    town = board.settlement_at[index]
    sign = str(board.settlements[town].size) if town >= 0 else {FARM: "f", POWER: "e", BLANK: signs.blank}[kind]
    sign += _plus(table, index)
    if not lit:
        canvas.hex(spot, f" {sign}", STYLE[kind])
        return
    canvas.hex(spot, f"[{sign}]", STYLE[kind], "lit")
    line, x = where(*spot)
    canvas.put(line + 1, x + 1, f"{spot[1]:<2}", STYLE[kind] + " lit")


def _plus(table: Table, index: int) -> str:
    """A harbour in Scotland, a coastal hex in Ireland."""
    return "+" if table.board.plus >> index & 1 else ""


def _draw_tile(canvas: Canvas, table: Table, index: int, code: int, last: bool) -> None:
    """A settlement tile is known by its influence alone, so that every tile takes two characters."""
    seat, kind = divmod(code - FIRST_TILE, KINDS)
    text = f"{'>' if last else ' '}{SEATS[seat]}{INFLUENCE[kind] or SIGNS[kind]}{_plus(table, index)}"
    style = "town" if INFLUENCE[kind] else STYLE[kind]
    canvas.hex(table.board.hexes[index], text, f"{style} seat-{seat}", "last" * last)


def _draw_castle(canvas: Canvas, castle: Place, holder: int, signs: Signs) -> None:
    held = holder != NOBODY
    text = f" {signs.castle}{SEATS[holder] if held else ''}"
    canvas.hex((castle.row, castle.column), text, f"castle seat-{holder} held" if held else "castle")


def _draw_cathedral(canvas: Canvas, cathedral: Place, visitors: Sequence[int], signs: Signs) -> None:
    """The letters of all visitors; four of them do not fit and are written as a range."""
    letters = "".join(SEATS[seat] for seat in visitors)
    text = signs.cathedral + (letters if len(letters) < WIDTH else f"{letters[0]}-{letters[-1]}")
    canvas.hex((cathedral.row, cathedral.column), text.rjust(3), "cathedral")


def _draw_tower(canvas: Canvas, tower: Place, bonus: Sequence[int], visited: bool, signs: Signs) -> None:
    """The bonus, if its tile lies there yet, and whether the observer has been there; rivals are in the sidebar."""
    text = signs.tower + "".join(signs.bonuses[kind] for kind in bonus) + signs.visited * visited
    canvas.hex((tower.row, tower.column), text.rjust(3), "tower" + " visited" * visited)


# what belongs together


def _join(canvas: Canvas, seen: Seen, table: Table, signs: Signs) -> None:
    """Strokes between neighbours; each pair is looked at once, from its left or upper hex."""
    board = table.board
    index = {spot: number for number, spot in enumerate(board.hexes)}
    for number, spot in enumerate(board.hexes):
        line, x = where(*spot)
        right, lower_left, lower_right = (index.get(neighbours(*spot)[side], -1) for side in (3, 4, 5))
        kind = _bond(seen, table, number, right)
        if kind:
            canvas.stroke(line, x + 2, (signs.town if kind == "town" else signs.cluster) * 3)
        if _bond(seen, table, number, lower_left):
            canvas.stroke(line + 1, x, signs.rising)
        if _bond(seen, table, number, lower_right):
            canvas.stroke(line + 1, x + 3, signs.falling)


def _bond(seen: Seen, table: Table, one: int, other: int) -> str:
    """What two neighbouring hexes are part of: a settlement, a cluster, or nothing."""
    code, towns = seen.tiles[one], table.board.settlement_at
    if other < 0 or COVERED in (code, seen.tiles[other]):
        return ""
    if towns[one] >= 0:
        return "town" if towns[one] == towns[other] else ""
    return "cluster" if code == seen.tiles[other] != EMPTY else ""


# numbers at the edges


def _number(canvas: Canvas, rows: int, columns: int) -> None:
    """Row numbers on both sides; above and below one line of column numbers for even rows and one for odd rows."""
    for row in range(rows):
        line, _ = where(row, 0)
        canvas.put(line, 0, f"{row:2}", "sea ruler")
        canvas.put(line, canvas.width - 2, f"{row:2}", "sea ruler")
    floor = where(rows - 1, 0)[0] + 1
    for line, row in ((0, 1), (1, 0), (floor, rows - 1), (floor + 1, rows)):
        for column in range(columns):
            canvas.put(line, where(row, column)[1] + 1, f"{column:<2}", "sea ruler")


# the signs


def legend(table: Table, plain: bool, say: Say) -> list[Line]:
    """The signs of this map with what they mean."""
    return explained(_signs(table, signs_of(plain)), plain, say)


def _signs(table: Table, signs: Signs) -> list[tuple[str, str, str]]:
    """Sign, style and id of what a map of this table can show."""
    entries = [
        ("f", "farm", "farm"),
        ("e", "power", "power-plant"),
        (signs.blank, "blank", "blank"),
        (f"2{signs.town * 3}2", "town", "settlement"),
        ("e+", "power", "coast") if table.ireland else ("1+", "town", "harbour"),
        ("AF", "farm seat-0", "tile"),
        (f"AF{signs.cluster * 2}AF", "farm seat-0", "cluster"),
        ("A3", "town seat-0", "influence"),
        (signs.castle, "castle", "castle"),
        (f"{signs.castle}A", "castle seat-0 held", "held"),
    ]
    if table.board.cathedrals:
        entries += [(signs.cathedral, "cathedral", "cathedral"), (f"{signs.cathedral}AB", "cathedral", "visited")]
    if table.board.towers:
        entries += [(signs.tower + sign, "tower", name) for sign, name in zip(signs.bonuses, BONUSES, strict=True)]
        entries.append((signs.tower + signs.visited, "tower visited", "visited"))
    if table.covered:
        entries.append((signs.covered * 2, "covered", "covered"))
    return [*entries, ("[f]", "farm lit", "legal"), (">AF", "farm seat-0 last", "last")]
