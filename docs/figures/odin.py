"""The figures of the rule book of A Feast for Odin: real boards, tiles and strips, with the pictures of the table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import pairwise, product
from math import cos, pi, sin
from pathlib import Path

from figures.svg import BLUE, FAINT, GOLD, INK, PANEL, RED, SEA, SEATS, YELLOW, Drawing, Point
from meadhall.games.odin import box
from meadhall.games.odin.boards import HOME, HOUSES, Board
from meadhall.games.odin.pieces import COLUMNS

WIDTH = 468
MINUS, TIMES = "\N{MINUS SIGN}", "\N{MULTIPLICATION SIGN}"
PLAIN, BARE, LINES, COST = "#f3e7c9", "#d8c8a2", "#bfab7e", "#7a6a48"
COIN, COIN_LINE, TINT, PILLAR = "#f0cd73", "#8a6414", "#bcd0e2", "#6d6048"
WOOD, STONE, ORE, SILVER, METAL = "#8a5a2b", "#7b8082", "#474c53", "#d6d9d9", "#6d7377"
GOOD, BAD = "#2f6a24", "#b3271a"
TILES = (
    ("#d98a3c", "#2d1604", "#9c5a1c", "m3 3h0m6 6h0"),
    ("#a8382c", "#fff6ea", "#7d251c", "m2 10 8-8"),
    ("#4d7a3a", "#fffbee", "#355a26", "m3.5 8.5q0-5 5-5 0 5-5 5z"),
    ("#2c5c8c", "#f6faff", "#1d4268", "m0 7q3-4 6 0t6 0"),
)
"""By colour of the goods: face, what is drawn on it, edge, and a quarter of the print of a cell."""

Heart = tuple[float, float, float]
"""Where on a tile its picture is, across and down, and how large: in cells."""


# pictures


@cache
def pictures() -> dict[str, dict[str, str]]:
    """The pictures of the table, in squares of 24 units, as the client has them."""
    folder = Path(__file__).parents[2] / "web" / "src" / "games" / "odin" / "art"
    source = "".join((folder / f"{name}.ts").read_text(encoding="utf-8") for name in ("goods", "gear", "signs"))
    named = dict(re.findall(r'const (\w+) =\s*"([^"]+)"', source))
    source = re.sub(r"\$\{(\w+)\}", lambda name: named[name[1]], source)
    source = re.sub(r"\$\{(\w+)\(([^)]+)\)\}", lambda call: _outline(call[1], call[2]), source)
    return {
        thing: dict(re.findall(r'(fill|line|soft): ["`]([^"`]+)', parts))
        for thing, parts in re.findall(r"^  (\w+): \{(.*?)\},$", source, re.DOTALL | re.MULTILINE)
    }


def _outline(shape: str, written: str) -> str:
    """What `disc`, `discs` and `lozenge` of the client make."""
    numbers = [float(number) for number in re.findall(r"[\d.]+", written)]
    if shape == "lozenge":
        x, y, width, *rest = numbers
        height = rest[0] if rest else width
        return f"M{x:g} {y - height:g}L{x + width:g} {y:g} {x:g} {y + height:g} {x - width:g} {y:g}Z"
    r, *centres = numbers if shape == "discs" else (numbers[2], *numbers[:2])
    round_ = f"a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0Z"
    return "".join(f"M{x - r:g} {y:g}{round_}" for x, y in zip(centres[::2], centres[1::2], strict=True))


def _around(at: Point, size: float) -> str:
    """Brings a picture there."""
    return f"translate({at[0] - size / 2:.2f} {at[1] - size / 2:.2f}) scale({size / 24:.3f})"


def picture(d: Drawing, name: str, at: Point, size: float, fill: str = INK, rim: float = 0) -> None:
    """The picture of a thing around a point, perhaps with an inked rim."""
    place = _around(at, size)
    look = {"stroke": INK, "stroke_width": rim * 24 / size, "stroke_linejoin": "round"} if rim else {}
    for part, path in sorted(pictures()[name].items(), reverse=True):
        if part == "line":
            d.path(path, stroke=fill, stroke_width=2, stroke_linecap="round", transform=place)
        else:
            more = {"opacity": 0.55} if part == "soft" else look
            d.path(path, fill=fill, fill_rule="evenodd", transform=place, **more)


def silver(d: Drawing, at: Point, size: float, number: int = 0) -> None:
    d.circle(*at, size / 2, fill=SILVER, stroke=METAL, stroke_width=1.6)
    if number:
        d.circle(*at, size * 0.38, stroke=METAL)
        d.text(at[0], at[1] + 0.5, number, size=max(15, size * 0.55))
    else:
        picture(d, "silver", at, size, METAL)


def ore(d: Drawing, at: Point, size: float) -> None:
    place = _around(at, size)
    d.path("M7 2 18 2.5 22.5 10 19.5 20.5 8 22.5 1.5 14Z", fill=ORE, stroke=INK, stroke_width=1.6, transform=place)
    d.path("M7 2 10 9 1.5 14M10 9 18 2.5M10 9 15 16 22.5 10M15 16 8 22.5", stroke="#aeb4ba", transform=place)


def thing(d: Drawing, name: str, at: Point, size: float) -> None:
    """What is no tile, or a good as it is printed on a bonus cell."""
    if name == "ore":
        ore(d, at, size)
    elif name == "silver":
        silver(d, at, size)
    else:
        picture(d, name, at, size, {"wood": WOOD, "stone": STONE}.get(name, INK))


def tile(
    d: Drawing, good: int, x: float, y: float, cell: float, upright: bool = False, lines: bool = False,
    heart: Heart | None = None,
) -> None:  # fmt: skip
    """A tile to scale, from its upper left corner."""
    face, ink, edge, print_ = TILES[box.colour_of(good)]
    cols, rows = (box.height(good), box.width(good)) if upright else (box.width(good), box.height(good))
    d.rect(x + 1, y + 1, cols * cell - 2, rows * cell - 2, fill=face, stroke=edge, stroke_width=1.6, rx=cell * 0.16)
    motif = "".join(f"M{12 * col} {12 * row}{print_}" for row, col in product(range(2 * rows), range(2 * cols)))
    where = _around((x + cell / 2, y + cell / 2), cell)
    width = 2.4 if box.colour_of(good) == box.ORANGE else 1.3
    d.path(motif, stroke=ink, stroke_width=width, stroke_linecap="round", opacity=0.17, transform=where)
    if lines:
        cuts = [f"M{x + n * cell:g} {y + 2:g}v{rows * cell - 4:g}" for n in range(1, cols)]
        cuts += [f"M{x + 2:g} {y + n * cell:g}h{cols * cell - 4:g}" for n in range(1, rows)]
        d.path("".join(cuts), stroke=ink, opacity=0.35)
    least = min(rows, cols)
    across, down, size = heart or (cols / 2, rows / 2, least * (0.74 if least > 1 else 0.84))
    picture(d, box.GOODS[good], (x + across * cell, y + down * cell), size * cell, ink)


# signs


def number_in_circle(d: Drawing, at: Point, number: int, r: float = 13) -> None:
    d.circle(*at, r, fill=PANEL, stroke=INK, stroke_width=1.5)
    d.text(at[0], at[1] + 0.5, number, size=15)


def verdict(d: Drawing, at: Point, good: bool, r: float = 10) -> None:
    """A tick or a cross, with a light rim so that it can lie on anything."""
    sign = "M2 12 9.5 20.5 22 2" if good else "M2 2 22 22M2 22 22 2"
    for stroke, width in ((PANEL, 13), (GOOD if good else BAD, 6.2)):
        look = {"stroke_linecap": "round", "stroke_linejoin": "round", "transform": _around(at, 1.7 * r)}
        d.path(sign, stroke=stroke, stroke_width=width, **look)


def curve(d: Drawing, start: Point, bend: Point, end: Point, stroke: str = INK, width: float = 2.5) -> None:
    """A bent arrow."""
    dx, dy = end[0] - bend[0], end[1] - bend[1]
    length = (dx * dx + dy * dy) ** 0.5
    neck = (end[0] - 10 * dx / length, end[1] - 10 * dy / length)
    d.path(f"M{_at(start)}Q{_at(bend)} {_at(neck)}", stroke=stroke, stroke_width=width, stroke_linecap="round")
    d.arrow(neck, end, stroke=stroke, width=width)


def _at(point: Point) -> str:
    return f"{point[0]:.2f} {point[1]:.2f}"


def hatching(d: Drawing, x: float, y: float, width: float, height: float, stroke: str = INK) -> None:
    """Slanting lines over a rectangle."""
    step, cuts = 8, []
    for start in range(step // 2, int(width + height), step):
        left, right = max(0, start - height), min(start, width)
        cuts.append(f"M{x + left:g} {y + start - left:g}L{x + right:g} {y + start - right:g}")
    d.path("".join(cuts), stroke=stroke, stroke_width=1.2, opacity=0.45)


@contextmanager
def faded(d: Drawing, opacity: float) -> Iterator[None]:
    d.parts.append(f'<g opacity="{opacity}">')
    yield
    d.parts.append("</g>")


def rim(d: Drawing, x: float, y: float, size: float) -> None:
    """A golden rim, for the square that matters."""
    for stroke, width in ((INK, 5.5), (COIN, 3.5)):
        d.rect(x + 1.5, y + 1.5, size - 3, size - 3, rx=5, stroke=stroke, stroke_width=width)


def viking(d: Drawing, at: Point, size: float, fill: str) -> None:
    """A pawn; those of the second colour have a dark shield."""
    picture(d, "viking", at, size, fill, rim=1.4)
    if fill == YELLOW:
        d.circle(at[0], at[1] + size / 4, size * 0.13, fill=INK)


# boards


@dataclass
class Part:
    """A part of a board. Cells are named as on the whole board."""

    d: Drawing
    board: Board
    rows: range
    columns: range
    x: float
    y: float
    cell: float

    def corner(self, row: float, col: float) -> Point:
        """The upper left one of a cell."""
        return self.x + (col - self.columns.start) * self.cell, self.y + (row - self.rows.start) * self.cell

    def middle(self, row: float, col: float) -> Point:
        return self.corner(row + 0.5, col + 0.5)

    @property
    def size(self) -> Point:
        return len(self.columns) * self.cell, len(self.rows) * self.cell

    def sign(self, row: int, col: int) -> str:
        inside = 0 <= row < len(self.board.grid) and 0 <= col < len(self.board.grid[row])
        return self.board.grid[row][col] if inside else "_"

    def square(self, row: int, col: int, fill: str = "none", inset: float = 0, **more: str | float) -> None:
        x, y = self.corner(row, col)
        self.d.rect(x + inset, y + inset, self.cell - 2 * inset, self.cell - 2 * inset, fill=fill, **more)

    def draw(self) -> Part:
        self.faces()
        self.marks()
        return self

    def faces(self, fill: str = "") -> None:
        """The cells, and a thick line where the board ends."""
        ends = []
        for row, col in product(self.rows, self.columns):
            sign = self.sign(row, col)
            if sign == "_":
                continue
            self.square(row, col, fill or (BARE if sign in "N#" else PLAIN), stroke=LINES)
            if sign == "N":
                self.d.text(*self.middle(row, col), f"{MINUS}1", size=15, fill=COST, bold=False)
            for (dy, dx), edge in zip(((-1, 0), (1, 0), (0, -1), (0, 1)), _EDGES, strict=True):
                if self.sign(row + dy, col + dx) == "_":
                    ends.append(edge.format(*self.corner(row, col), c=self.cell))
        self.d.path("".join(ends), stroke=INK, stroke_width=2.5, stroke_linecap="square")

    def marks(self) -> None:
        """What is printed on the cells."""
        for value, (row, col) in self.income():
            self.d.circle(*self.middle(row, col), self.cell * 0.41, fill=COIN, stroke=COIN_LINE, stroke_width=1.2)
            self.d.text(*self.middle(row, col), value, size=max(15, self.cell * 0.45))
        for name, (row, col) in self.bonuses():
            self.square(row, col, "#fffaeb", 2.5, rx=6, stroke=COIN_LINE, stroke_width=1.2, stroke_dasharray="3 2")
            thing(self.d, name, self.middle(row, col), self.cell * 0.68)
        for row, col in self.with_sign("#"):
            hatching(self.d, *self.corner(row, col), self.cell, self.cell)
            self.d.circle(*self.middle(row, col), self.cell * 0.34, fill=PILLAR, stroke=INK, stroke_width=2)
            self.d.circle(*self.middle(row, col), self.cell * 0.16, stroke="#bfae8a", stroke_width=1.2)

    def with_sign(self, signs: str) -> list[tuple[int, int]]:
        return [cell for cell in product(self.rows, self.columns) if self.sign(*cell) in signs]

    def income(self) -> list[tuple[int, tuple[int, int]]]:
        steps = [step for diagonal in self.board.diagonals for step in diagonal.steps]
        found = [(step.value, divmod(step.cell, COLUMNS)) for step in steps]
        return [(value, cell) for value, cell in found if cell in self.with_sign("$")]

    def bonuses(self) -> list[tuple[str, tuple[int, int]]]:
        found = [(bonus.gives[0], divmod(bonus.cells.bit_length() - 1, COLUMNS)) for bonus in self.board.bonuses]
        return [(box.THINGS[gives], cell) for gives, cell in found if cell in self.with_sign("b")]

    def lay(self, what: int, row: int, col: int, upright: bool = False, heart: Heart | None = None) -> None:
        if what in (box.SILVER, box.ORE):
            thing(self.d, box.THINGS[what], self.middle(row, col), self.cell * 0.86)
        else:
            tile(self.d, what, *self.corner(row, col), self.cell, upright, heart=heart)

    def rim(self, row: int, col: int) -> None:
        rim(self.d, *self.corner(row, col), self.cell)


_EDGES = ("M{0:g} {1:g}h{c}", "M{0:g} {1:g}m0 {c}h{c}", "M{0:g} {1:g}v{c}", "M{0:g} {1:g}m{c} 0v{c}")
"""Above, below, to the left and to the right of a cell."""


def home_board() -> Drawing:
    cell, top = 36, 38
    d = Drawing(WIDTH, top + 12 * cell + 54)
    part = Part(d, HOME, range(12), range(13), 0, top, cell)
    part.faces()
    d.line([part.middle(11, 0), part.middle(-1, 12)], stroke=GOLD, width=2.5, stroke_dasharray="5 3")
    part.marks()
    d.rect(*part.corner(0, 12), cell, 3 * cell, stroke=INK, stroke_width=3)
    d.points(*part.middle(-1, 12), HOME.diagonals[0].cap)
    kinds = ((HOME.negative.bit_count(), 1, 1), (len(HOME.diagonals[0].steps), 6, 5), (len(HOME.bonuses), 9, 1))
    for n, (number, row, col) in enumerate(kinds):
        x, y = 34 + 155 * n, top + 12 * cell + 18
        sample = Part(d, HOME, range(row, row + 1), range(col, col + 1), x, y, cell).draw()
        sample.square(row, col, stroke=INK, stroke_width=1.5)
        d.text(x + cell + 10, y + cell / 2, f"{TIMES} {number}", size=19, anchor="start")
    return d


def goods() -> Drawing:
    cell, top, column = 22, 48, 108
    families = [family for family in range(len(box.FAMILIES)) if not box.FAMILIES[family].mini_expansion]
    d = Drawing(WIDTH, top + sum(box.FAMILIES[family].rows * cell + 13 for family in families) - 10)
    _headings(d, 4 * cell, column)
    y = top
    for family in families:
        shape = box.FAMILIES[family]
        middle = y + shape.rows * cell / 2
        there = [n for n in range(4) if shape.goods[n]]
        left = {n: n * column + (4 - shape.cols) * cell / 2 for n in there}
        for n in there:
            tile(d, 4 * family + n, left[n], y, cell, lines=True)
        for one, other in pairwise(there):
            d.arrow((left[one] + shape.cols * cell + 4, middle), (left[other] - 3, middle), stroke=FAINT, head=8)
        picture(d, "long_sword", (425, middle), 20, METAL)
        d.text(438, middle, shape.sword, size=18, anchor="start")
        y += shape.rows * cell + 13
    return d


def _headings(d: Drawing, wide: float, column: float) -> None:
    """Food on the left, what covers boards on the right."""
    for n in (0, 1):
        x, end = 2 * n * column, (2 * n + 1) * column + wide
        d.path(f"M{x} 40v-7H{end}v7", stroke=FAINT, stroke_width=1.8)
    x = (column + wide) / 2
    d.path(f"M{x - 17} 12H{x + 17}Q{x + 15} 27 {x} 27 {x - 15} 27 {x - 17} 12Z", fill=WOOD, stroke=INK)
    d.path(f"M{x - 8} 8q-3-4 0-7M{x} 8q-3-4 0-7M{x + 8} 8q-3-4 0-7", stroke=INK, stroke_width=1.6)
    x += 2 * column
    for row, col in product(range(2), range(4)):
        d.rect(x - 24 + 12 * col, 3 + 12 * row, 12, 12, fill=PLAIN, stroke=INK)


# actions


def mountain() -> Drawing:
    d = Drawing(WIDTH, 258)
    _strip(d, 58, 1, range(3))
    curve(d, (_field(1), 55), (300, -4), (428, 60), GOLD, 3)
    d.text(290, 9, 3, size=22)
    for n in range(3):
        thing(d, "wood", (394 + 31 * n, 84), 30)
    d.text(36, 136, "3 + 2", size=22)
    _strip(d, 206, 0, range(5, 7), gone=5)
    verdict(d, (_field(7) - 11, 229), False, 7)
    curve(d, (_field(5.5), 203), (370, 140), (428, 206), GOLD, 3)
    d.text(360, 152, 2, size=22)
    ore(d, (402, 229), 28)
    for n in (0, 1):
        silver(d, (430 + 26 * n, 229), 25)
    return d


def _field(n: float) -> float:
    """The middle of a field of a strip, from left to right."""
    return 49 + 46 * n


def _strip(d: Drawing, y: float, strip: int, taken: range, gone: int = 0) -> None:
    """A strip from which items are taken; it is faded if nothing is left then."""
    items = box.STRIPS[strip]
    with faded(d, 0.4 if taken.stop == len(items) else 1):
        d.polygon([(0, y + 8), (20, y + 23), (0, y + 38)], fill=INK)
        for n in range(len(items)):
            look = {"fill": PLAIN} if n >= gone else {"stroke_dasharray": "4 3"}
            d.rect(_field(n) - 23, y, 46, 46, stroke=INK, stroke_width=1.5, **look)
    for n, item in list(enumerate(items))[gone:]:
        if item == box.SILVER:
            silver(d, (_field(n), y + 23), 30, box.STRIP_SILVER)
        else:
            thing(d, box.THINGS[item], (_field(n), y + 23), 29)
        if n in taken:
            rim(d, _field(n) - 21, y + 2, 42)


def feast_table(d: Drawing, x: float, y: float, squares: int, cell: float) -> None:
    """The part of the table with so many squares, and their numbers."""
    d.rect(x, y, squares * cell, box.TABLE_ROWS * cell, fill=PLAIN)
    d.rect(x, y + 3 * cell, squares * cell, cell, fill=BARE)
    for n in range(squares):
        d.line([(x + n * cell, y), (x + n * cell, y + 4 * cell)], stroke=LINES, width=1)
        d.text(x + (n + 0.5) * cell, y + 4 * cell + 12, n + 1, size=15, bold=False)
    d.rect(x, y, squares * cell, box.TABLE_ROWS * cell, stroke=INK, stroke_width=2)


def emigration() -> Drawing:
    cell, x, y, rounds = 38, 6, 84, box.LENGTHS["long"]
    d = Drawing(WIDTH, y + 4 * cell + 62)
    feast_table(d, x, y, box.TABLE_COLUMNS, cell)
    for n, ship in enumerate((box.KNARR, box.LONGSHIP)):
        _emigrated(d, x + 2 * n * cell, y, cell, box.SHIPS[ship])
    for number, squares in enumerate(rounds.table, 1):
        middle = x + (squares - 0.5) * cell
        with faded(d, 1 if number > 4 else 0.5):
            number_in_circle(d, (middle, y + 2.4 * cell), number, 11)
        if number > 4:
            viking(d, (middle, y + 3.5 * cell), 30, SEATS[0])
    for n in range(4, 9):
        rim(d, x + n * cell + 2, y + 3 * cell + 2, cell - 4)
    left, right, under = x + 4 * cell + 3, x + 9 * cell - 3, y + 4 * cell + 25
    d.path(f"M{left} {under}v8H{right}v-8", stroke=INK, stroke_width=2)
    d.text((left + right) / 2, under + 24, 5, size=22)
    d.rect(x, 2, 68, 62, rx=8, fill=SEA, stroke=INK, stroke_dasharray="5 3")
    with faded(d, 0.6):
        picture(d, "longship", (x + 34, 33), 50, WOOD)
    curve(d, (x + 74, 30), (x + 3 * cell, 30), (x + 3 * cell, y - 4), INK, 3)
    d.text(x + 3 * cell + 26, 33, 4, size=22)
    silver(d, (x + 3 * cell + 54, 33), 28)
    return d


def _emigrated(d: Drawing, x: float, y: float, cell: float, ship: box.Ship) -> None:
    d.rect(x + 2, y + 2, 2 * cell - 4, 4 * cell - 4, rx=6, fill=SEA, stroke=INK, stroke_width=1.8)
    picture(d, ship.id, (x + cell, y + 1.3 * cell), 1.6 * cell, WOOD, rim=1)
    d.points(x + cell, y + 3.1 * cell, ship.emigrated)


def pillage() -> Drawing:
    d, y = Drawing(WIDTH, 182), 46
    with faded(d, 0.6):
        die(d, (17, y), 4, 17)
    d.line([(2, y + 15), (32, y - 15)], stroke=BAD, width=2)
    die(d, (66, y), 6, 26)
    for x, sign in ((104, "+"), (200, "+"), (271, "=")):
        d.text(x, y, sign, size=24)
    picture(d, "longship", (153, y - 4), 78, WOOD)
    for n in range(3):
        ore(d, (153 + 15.5 * (n - 1), y + 18), 17)
    d.text(153, y + 56, 3, size=22)
    _padlock(d, 153, y + 86)
    _weapon(d, (235, y - 2), 21)
    d.text(235, y + 56, 1, size=22)
    d.arrow((235, y + 71), (235, y + 90))
    for n in range(3):
        _weapon(d, (229 + 6 * n, y + 114), 14)
    d.text(306, y, 10, size=30)
    d.arrow((332, y), (354, y))
    tile(d, box.JEWELRY, 360, y - 27, 27)
    picture(d, "long_sword", (396, y + 52), 24, METAL)
    d.text(414, y + 52, box.SWORDS[box.JEWELRY], size=22, anchor="start")
    return d


def die(d: Drawing, at: Point, value: int, r: float) -> None:
    """A die with 12 sides, seen from above."""

    def ring(corners: int, radius: float) -> list[Point]:
        angles = [2 * pi * n / corners for n in range(corners)]
        return [(at[0] + radius * sin(angle), at[1] - radius * cos(angle)) for angle in angles]

    top, around = ring(5, r * 0.62), ring(10, r)
    d.polygon(around, fill=BLUE, stroke=INK, stroke_width=1.8, stroke_linejoin="round")
    for corner, outer in zip(top, around[::2], strict=True):
        d.line([corner, outer], width=1.2)
    d.polygon(top, fill=PANEL, stroke=INK, stroke_width=1.3)
    d.text(at[0], at[1] + 1, value, size=max(15, r * 0.75))


def _weapon(d: Drawing, at: Point, half: float) -> None:
    """A weapon card, by half its width."""
    d.rect(at[0] - half, at[1] - 1.5 * half, 2 * half, 3 * half, rx=4, fill=PANEL, stroke=INK, stroke_width=1.6)
    picture(d, "long_sword", at, 1.6 * half)


def _padlock(d: Drawing, x: float, y: float) -> None:
    d.path(f"M{x - 7} {y - 2}v-5a7 7 0 0 1 14 0v5", stroke=INK, stroke_width=2.6)
    d.rect(x - 11, y - 3, 22, 17, rx=3, fill=COIN, stroke=INK, stroke_width=1.5)
    d.circle(x, y + 5, 2.5, fill=INK)


# placing


def income_cells() -> Drawing:
    cell, top = 40, 48
    d = Drawing(WIDTH, top + 5 * cell)
    _needed(Part(d, HOME, range(7, 12), range(5), 4, top, cell))
    part = Part(d, HOME, range(7, 12), range(5), WIDTH - 5 * cell - 4, top, cell).draw()
    part.lay(box.ROBE, 9, 0, heart=(2.25, 2.25, 1.2))
    for value, (row, col) in part.income()[:3]:
        with faded(d, 0.85):
            d.circle(*part.middle(row, col), 14, stroke=TILES[2][1], stroke_width=1.2)
            d.text(*part.middle(row, col), value, size=17, fill=TILES[2][1])
    picture(d, "mead", part.middle(9, 1), 22, TILES[2][1])
    verdict(d, part.corner(9.25, 1.8), False, 6)
    verdict(d, part.corner(9.4, 3.4), True, 9)
    part.rim(8, 3)
    x, y = part.middle(8, 3)
    d.arrow((x, y - 22), (x, top - 6))
    d.text(x - 14, 24, 2, size=22)
    silver(d, (x + 14, 24), 28)
    number_in_circle(d, (part.x + 14, 24), 2)
    return d


def _needed(part: Part) -> None:
    """What has to be covered before the highest income cell of the part."""
    d, (row, col) = part.d, part.income()[-1][1]
    part.faces(TINT)
    part.square(row, col, PLAIN)
    for end in ((row, 0.1), (11.4, col), (10.68, 0.32)):
        d.arrow(part.middle(row, col), part.middle(*end), stroke=BLUE, width=3.5, head=12)
    part.marks()
    for name, cell in part.bonuses():
        part.square(*cell, TINT, 2.5, rx=6, stroke=COIN_LINE, stroke_dasharray="3 2")
        hatching(d, *part.corner(*cell), part.cell, part.cell, BLUE)
        thing(d, name, part.middle(*cell), part.cell * 0.68)
    part.rim(row, col)
    number_in_circle(d, (part.x + 14, 24), 1)


def green() -> Drawing:
    cell, top = 32, 26
    d = Drawing(WIDTH, top + 3 * cell)
    for x, col, allowed in ((0, 3, False), (WIDTH - 7 * cell, 4, True)):
        part = Part(d, HOME, range(3), range(7), x, top, cell).draw()
        part.lay(box.FUR, 0, 0)
        part.lay(box.HIDE, 2, col)
        verdict(d, part.corner(2, 4 if allowed else 3.5), allowed, 9)
        verdict(d, (x + 7 * cell - 10, top - 14), allowed, 11)
    return d


def house() -> Drawing:
    cell, gap = 39, 24
    d = Drawing(WIDTH, 3 * (3 * cell + gap) - gap + 4)
    more: tuple[tuple[tuple[int, int], ...], ...] = ((), ((box.PEAS, 3),), ((box.OIL, 3), (box.HIDE, 5)))
    for n, laid in enumerate(more):
        part = Part(d, HOUSES[box.LONG_HOUSE], range(3), range(11), 2, 2 + n * (3 * cell + gap), cell).draw()
        for what, row, col in ((box.FLAX, 0, 0), (box.STOCKFISH, 2, 0), (box.SILVER, 1, 0), (box.SILVER, 1, 2)):
            part.lay(what, row, col)
        for what, col in laid:
            part.lay(what, 0, col)
        part.rim(1, 1)
        verdict(d, (part.x + part.size[0] + 16, part.y + 12), n != 1, 11)
        if n:
            verdict(d, part.corner(0.5, 3 if n == 1 else 5), n == 2, 8)
    return d


def bonus() -> Drawing:
    cell, y = 36, 4
    d = Drawing(WIDTH, 5 * cell + 8)
    part = Part(d, HOME, range(7, 12), range(4), 69, y, cell).draw()
    for what, row, col, upright in (
        (box.RUNE_STONE, 11, 0, False), (box.HIDE, 10, 0, False), (box.RUNE_STONE, 8, 0, True),
        (box.ORE, 11, 2, False), (box.RUNE_STONE, 8, 2, True), (box.SILVER, 8, 1, False),
    ):  # fmt: skip
        part.lay(what, row, col, upright)
    _enclosed(part, 9, 1, [(8, 1), (8, 2), (10, 2), (10, 0), (8, 0), (8, 1)], 8)
    tile(d, box.MEAD, part.x - 68, y + 2.5 * cell - 1, 22)
    part = Part(d, HOME, range(3, 8), range(3), 330, y, cell).draw()
    for what, row, col, upright in (
        (box.RUNE_STONE, 4, 0, False), (box.RUNE_STONE, 5, 1, True), (box.SILVER, 6, 0, False)
    ):  # fmt: skip
        part.lay(what, row, col, upright)
    _enclosed(part, 5, 0, [(4, 0), (4, 1), (6, 1), (6, 0)], 5)
    ore(d, (part.x - 48, y + 2.5 * cell + 12), 27)
    return d


def _enclosed(part: Part, row: int, col: int, ring: Iterable[tuple[int, int]], number: int) -> None:
    """A bonus cell, the ring of its neighbours with their number, and an arrow to what it brings."""
    d, points = part.d, [part.middle(*cell) for cell in ring]
    x, y = part.middle(row, col + 1)
    end = part.x + part.size[0] + 15
    for stroke, width, dashes in ((PANEL, 5, "none"), (INK, 2, "4 3")):
        d.line(points, stroke=stroke, width=width, stroke_linejoin="round", stroke_dasharray=dashes)
        d.line([(x, y), (end, y)], stroke=stroke, width=width * 0.8)
    number_in_circle(d, (end, y), number)
    start = part.corner(row, col)[0] - 2
    for stroke, width, head in ((PANEL, 7, 14), (INK, 3, 11)):
        d.arrow((start, y), (part.x - 22, y), stroke=stroke, width=width, head=head)
    part.rim(row, col)
    d.text(part.x - 46, y - 15, "+1", size=20)


# phases


def breeding() -> Drawing:
    d = Drawing(WIDTH, 228)
    rows = (("ppP", "pppb"), ("pppp", "pppP"), ("P", "pb"))
    for n, (before, after) in enumerate(rows):
        y = 34 + 80 * n
        for place, sheep in enumerate(before):
            _sheep(d, 26 + 52 * (place + 4 - len(before)), y, sheep)
        d.arrow((220, y), (246, y), width=3, head=11)
        for place, sheep in enumerate(after):
            _sheep(d, 278 + 52 * place, y, sheep)
    return d


def _sheep(d: Drawing, x: float, y: float, kind: str) -> None:
    """A plain one, a pregnant one (P), or one that has just been born (b)."""
    size = 32 if kind == "b" else 48
    picture(d, "sheep", (x, y + (24 - size / 2)), size, INK)
    if kind == "b":
        d.text(x, y - 22, "+1", size=19)
    if kind == "P":
        place = f"translate({x - 4.5} {y - 3})"
        d.path("M0 10C-14 0-9-9-4-8-1.5-8 0-5.5 0-5 0-5.5 1.5-8 4-8 9-9 14 0 0 10Z", fill=COIN, transform=place)


def feast() -> Drawing:
    cell, lying, standing = 22.5, False, True
    d = Drawing(WIDTH, 8 * cell + 92)
    right, low = WIDTH - 10 * cell, 4 * cell + 68
    grain, stockfish, beans = (box.GRAIN, 0, lying), (box.STOCKFISH, 4, lying), (box.BEANS, 4, lying)
    salt = (box.SALT_MEAT, 0, lying)
    _meal(d, 0, 20, 9, [grain, stockfish, (box.BEANS, 7, lying)], True)
    _meal(d, right, 20, 9, [grain, beans], False)
    verdict(d, (right + 4 * cell, 20 + 3.5 * cell), False, 8)
    _meal(d, 0, low, 7, [salt, beans, (box.SALT_MEAT, 6, standing)], True)
    _meal(d, right, low, 10, [salt, beans, (box.SALT_MEAT, 6, lying)], False)
    x = right + 6 * cell
    d.rect(x + 2, low + 2, cell - 4, 3 * cell - 4, rx=4, stroke=BAD, stroke_width=1.5, stroke_dasharray="4 3")
    verdict(d, (x + 3.2 * cell, low + 3.5 * cell), False, 8)
    curve(d, (x + 3.4 * cell, low + 2.7 * cell), (x + 3.3 * cell, low + cell), (x + 1.3 * cell, low + cell), FAINT)
    return d


def _meal(
    d: Drawing, x: float, y: float, squares: int, food: Iterable[tuple[int, int, bool]], allowed: bool
) -> None:  # fmt: skip
    """A table with goods: the square where each begins, and whether it stands."""
    cell = 22.5
    feast_table(d, x, y, squares, cell)
    for good, square, stands in food:
        high = box.width(good) if stands else box.height(good)
        tile(d, good, x + square * cell, y + (4 - high) * cell, cell, stands)
    verdict(d, (x + squares * cell - 10, y - 14), allowed, 11)


# alone


def solo() -> Drawing:
    """All Vikings of each round are placed: a space takes as many as the number of its column."""
    d = Drawing(WIDTH, 2 * 160 + 118)
    none: set[tuple[int, int]] = set()
    first, second = {(2, 0), (1, 1), (0, 2)}, {(0, 0), (1, 0), (2, 1), (1, 2)}
    third = {(2, 0), (1, 1), (0, 1), (2, 2)}
    rounds = ((RED, first, none), (YELLOW, second, first), (RED, third, second))
    for n, (colour, acting, blocking) in enumerate(rounds):
        y, number = 160 * n, sum(col + 1 for _, col in acting)
        number_in_circle(d, (14, y + 59), n + 1)
        _thing_square(d, 38, y + 20, colour, number)
        for row, col in product(range(3), range(4)):
            _space(d, (row, col), y, colour, (row, col) in acting, (row, col) in blocking)
        if n < 2:
            d.arrow((14, y + 80), (14, y + 198))
            d.arrow((320, y + 121), (320, y + 155))
            viking(d, (342, y + 137), 25, colour)
    curve(d, (200, 278), (180, 312), (148, 338))
    viking(d, (154, 303), 25, RED)
    return d


def _thing_square(d: Drawing, x: float, y: float, colour: str, number: int) -> None:
    d.rect(x, y, 104, 78, rx=8, fill=PLAIN, stroke=INK, stroke_width=2)
    viking(d, (x + 30, y + 39), 46, colour)
    d.text(x + 58, y + 40, f"{TIMES} {number}", size=20, anchor="start")


def _space(d: Drawing, at: tuple[int, int], y: float, colour: str, acting: bool, blocking: bool) -> None:
    x, y = 178 + 73 * at[1], y + 40 * at[0]
    d.rect(x, y, 70, 36, rx=4, fill=PLAIN, stroke=LINES, stroke_width=1.5)
    if blocking:
        colour = YELLOW if colour == RED else RED
        hatching(d, x, y, 70, 36)
    if acting or blocking:
        with faded(d, 0.45 if blocking else 1):
            for n in range(at[1] + 1):
                viking(d, (x + 35 + 22 * (n - at[1] / 2), y + 18), 27, colour)


FIGURES: dict[str, Callable[[], Drawing]] = {
    "home-board": home_board,
    "goods": goods,
    "mountain": mountain,
    "emigration": emigration,
    "pillage": pillage,
    "green": green,
    "income-cells": income_cells,
    "house": house,
    "breeding": breeding,
    "feast": feast,
    "bonus": bonus,
    "solo": solo,
}
