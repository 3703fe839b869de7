"""The figures of the rule book of Rebirth. Hexes are named by row and column as in the book, tiles as in records."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import cos, radians, sin

from figures.svg import FAINT, GOLD, GREEN, INK, LINE, PANEL, PAPER, RED, SEA, SEATS, Drawing, Point, hex_at, hexagon
from meadhall.games.rebirth.table import board_of

WIDTH = 456
STONE, STONE_LINE, COVERED, STRAND, BAND = "#d9cfba", "#4a3d2a", "#b3aca0", "#93452f", "#c3b1d3"
GILT, SOIL = "#edb52c", "#dcb796"
COLOURS = dict(zip("ABCD", SEATS, strict=False))
GROUND = {"farm": "#efdca0", "power": "#dfd9c6", "blank": "#f1e7cd", "settlement": "#eccfb4", "water": SEA}
FADED = {"farm": "#94701a", "power": "#4c5f74", "settlement": STRAND}

# signs around 0,0, about 24 units high
EAR = "M-1 12V-3H1V12ZM0-12Q4-8 0-3.5-4-8 0-12Z" + "".join(
    f"M{side} {y}Q{side * 1.5} {y - 6} {side * 7} {y - 7} {side * 8} {y - 1} {side} {y}Z"
    for y in (1, 7)
    for side in (1, -1)
)
BOLT = "M3-12-7.5 2.5H-1L-3.5 12 7.5-3.5H1Z"
HOUSE = "M0-11 12 0H8.5V11H-8.5V0H-12ZM-2.5 11V4H2.5V11Z"
KEEP = "M-15 15V-8H-11V-5H-8V-8H-6V-14H-3V-11H3V-14H6V-8H8V-5H11V-8H15V15H4V9Q0 4-4 9V15Z"
CHURCH = "M-1-18V-16H-3.5V-14H-1V-11L-6-4V1H-13V14H-3V8Q0 4 3 8V14H13V1H6V-4L1-11V-14H3.5V-16H1V-18Z"
TOWER = "M0-19 6-10H4L6 15H-6L-4-10H-6ZM-1.3-5V0H1.3V-5Z"
PIECE = "M-1-20V-17.5H-3.5V-15.5H-1V-12L-12-4V13H12V-4L1-12V-15.5H3.5V-17.5H1V-20Z"
WAVE = "M-10-3Q-7-7-3-3T4-3 10-4M-10 4Q-7 0-3 4T4 4 10 3"
SIGNS = {"farm": EAR, "power": BOLT, "settlement": HOUSE, "castle": KEEP, "cathedral": CHURCH, "tower": TOWER}
ROOFS = {
    1: [(0, 0, 1.1)],
    2: [(-10, 0, 0.76), (10, 0, 0.76)],
    3: [(0, -8, 0.7), (-10, 8, 0.7), (10, 8, 0.7)],
    4: [(-9, -8, 0.66), (9, -8, 0.66), (-9, 8, 0.66), (9, 8, 0.66)],
}
"""By influence: where the houses of a settlement tile stand, and how large they are."""


# signs and numbers


def _sign(d: Drawing, path: str, x: float, y: float, scale: float = 1, *, fill: str = INK, **more: str | float) -> None:
    place = f"translate({x:.2f} {y:.2f}) scale({scale:.3f})"
    d.path(path, fill=fill, fill_rule="evenodd", transform=place, **more)


def _mark(d: Drawing, x: float, y: float, good: bool, *, size: float = 9, colour: str = "") -> None:
    """A tick or a cross, with a light rim so that it can be seen on everything."""
    s = size
    lines = [[(-s, 0), (-s * 0.3, s * 0.8), (s, -s)]] if good else [[(-s, -s), (s, s)], [(-s, s), (s, -s)]]
    for stroke, width in ((PANEL, s * 0.95), (colour or (GREEN if good else RED), s * 0.5)):
        for line in lines:
            d.line([(x + dx, y + dy) for dx, dy in line], stroke=stroke, width=width, stroke_linecap="round")


def _step(d: Drawing, x: float, y: float, number: int, r: float = 12) -> None:
    """A number in a circle: the number of a panel, or of tiles in a cluster."""
    d.circle(x, y, r, fill=PANEL, stroke=INK, stroke_width=2)
    d.text(x, y + 0.5, number, size=15)


def _seal(d: Drawing, x: float, y: float, points: int) -> None:
    """Points, in a golden seal; nothing in a grey one."""
    words = f"+{points}" if points else "0"
    half = 15 if len(words) < 3 else 20
    d.rect(x - half, y - 15, half * 2, 30, fill=GOLD if points else COVERED, rx=15, stroke=INK, stroke_width=1.5)
    d.text(x, y + 0.5, words, fill="#ffffff" if points else INK)


def _gain(d: Drawing, x: float, y: float, player: str, points: int) -> None:
    """What a player scores: disc and seal, together centred on the point."""
    half = 15 if points < 10 else 20
    d.disc(x - half, y, "ABCD".index(player))
    _seal(d, x + 13, y, points)


def _prizes(d: Drawing, x: float, y: float, *prizes: int) -> None:
    """The prizes of a settlement, as on a card."""
    words = " / ".join(map(str, prizes))
    half = len(words) * 4.6 + 10
    d.rect(x - half, y - 15, half * 2, 30, fill=PANEL, rx=4, stroke=GOLD, stroke_width=2)
    d.text(x, y + 0.5, words, size=18)


def _words(d: Drawing, x: float, y: float, words: str, size: float = 17) -> None:
    """A formula, centred; the letters of players are discs."""
    parts = words.split()
    widths = [26 if part in "ABCD" else len(part) * size * 0.62 for part in parts]
    left = x - (sum(widths) + 5 * (len(parts) - 1)) / 2
    for part, width in zip(parts, widths, strict=True):
        if part in "ABCD":
            d.disc(left + width / 2, y, "ABCD".index(part))
        else:
            d.text(left + width / 2, y + 0.5, part, size=size)
        left += width + 5


def _panel(d: Drawing, x: float, y: float, width: float, height: float, number: int) -> None:
    d.rect(x, y, width, height, fill=PAPER, rx=6, stroke=LINE, stroke_width=1.5)
    _step(d, x + 18, y + 18, number)


# hexes and pieces


def _hex(d: Drawing, x: float, y: float, r: float, kind: str, *, rim: str = FAINT) -> None:
    """A printed hex."""
    d.polygon(hexagon(x, y, r - 0.7), fill=GROUND.get(kind, "#e2d3b0"), stroke=rim, stroke_width=1.4)
    if kind == "covered":
        _covered(d, x, y, r * 0.88)
    elif kind == "water":
        _sign(d, WAVE, x, y, r / 18, fill="none", stroke=PANEL, stroke_width=1.6)
    elif kind in FADED:
        _sign(d, SIGNS[kind], x, y, r / (32 if kind == "settlement" else 24), fill=FADED[kind], opacity=0.5)
    elif kind in SIGNS:
        _stone(d, SIGNS[kind], x, y + r * 0.06, r / 29)


def _stone(d: Drawing, path: str, x: float, y: float, scale: float) -> None:
    _sign(d, path, x, y, scale, fill=STONE, stroke=STONE_LINE, stroke_width=1.4 / scale, stroke_linejoin="round")


def _covered(d: Drawing, x: float, y: float, r: float) -> None:
    """The back of a tile that belongs to nobody, hatched."""
    top, right, low_right, bottom, low_left, left = hexagon(x, y, r)
    d.polygon([top, right, low_right, bottom, low_left, left], fill=COVERED, stroke=INK, stroke_width=1.4)
    for share in (0.2, 0.4, 0.6, 0.8, 1):
        d.line([_on(top, left, share), _on(right, low_right, share)], stroke=FAINT, width=1.8)
        if share < 1:
            d.line([_on(left, low_left, share), _on(low_right, bottom, share)], stroke=FAINT, width=1.8)


def _tile(d: Drawing, x: float, y: float, r: float, player: str, sign: str, *, last: bool = False) -> None:
    """A tile on a hex of radius r: F, E, S1 to S4, or - for its back; the last one placed has a golden rim."""
    colour = COLOURS[player]
    body = hexagon(x, y, r * 0.87)
    if last:
        d.polygon(body, stroke=INK, stroke_width=10, stroke_linejoin="round")
        d.polygon(body, stroke=GILT, stroke_width=7.5, stroke_linejoin="round")
    d.polygon(body, fill=colour, stroke=INK, stroke_width=1.4, stroke_linejoin="round")
    if sign == "-":
        return
    path, size = {"F": EAR, "E": BOLT, "S": HOUSE}[sign[0]], r / 30
    for dx, dy, scale in ROOFS[int(sign[1:] or 1)]:
        _sign(d, path, x + dx * size, y - r * 0.24 + dy * size, size * scale, fill="#ffffff")
    d.text(x, y + r * 0.5, player, size=max(15, r * 0.4), fill="#ffffff")


def _castle(d: Drawing, x: float, y: float, scale: float, holder: str) -> None:
    """A castle piece with the pennant of its holder, around a point."""
    fill = COLOURS[holder]
    rim: dict[str, str | float] = {"stroke": INK, "stroke_width": 1.4 / scale, "stroke_linejoin": "round"}
    _sign(d, "M-5.5-2V-21", x, y, scale, fill="none", stroke=INK, stroke_width=2)
    _sign(d, KEEP, x, y + 7 * scale, scale * 0.95, fill=fill, **rim)
    _sign(d, "M-5.5-24H17L13-15.5 17-7H-5.5Z", x, y, scale, fill=fill, **rim)
    d.text(x + 4 * scale, y - 15 * scale, holder, size=max(15, 15 * scale), fill="#ffffff")


def _piece(d: Drawing, x: float, y: float, player: str) -> None:
    """A cathedral piece."""
    _sign(d, PIECE, x, y, fill=COLOURS[player], stroke=INK, stroke_width=1.4, stroke_linejoin="round")
    d.text(x, y + 5, player, size=15, fill="#ffffff")


def _hand(d: Drawing, x: float, y: float, player: str, sign: str) -> None:
    """A tile on the open hand of a player; the hand comes from the left."""
    fingers = [([(0, dy), (reach, dy)], 11.0) for dy, reach in ((-15, 38), (-5, 43), (5, 41), (15, 35))]
    palm = [([(-16, -12), (2, -31)], 12.0), ([(-46, 0), (0, 0)], 22.0), ([(-12, 0), (6, 0)], 40.0)]
    for stroke, more in ((INK, 3.0), ("#ecd3ae", 0.0)):
        for line, width in (*fingers, *palm):
            d.line([(x + a, y + b) for a, b in line], stroke=stroke, width=width + more, stroke_linecap="round")
    for dy in (-10, 0, 10):
        d.line([(x + 26, y + dy), (x + 40, y + dy)], width=1.5)
    d.rect(x - 58, y - 15, 14, 30, fill=COLOURS[player], rx=3, stroke=INK, stroke_width=1.5)
    _tile(d, x - 2, y, 32, player, sign)


def _on(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


# parts of the maps


@cache
def _map(country: str) -> dict[str, str]:
    """The kind of every hex of a map but water."""
    board = board_of(country)
    names = ("farm", "power", "blank", "settlement")
    places = {"castle": board.castles, "cathedral": board.cathedrals, "tower": board.towers}
    kinds = {f"{row},{column}": names[kind] for (row, column), kind in zip(board.hexes, board.kinds, strict=True)}
    return kinds | {f"{place.row},{place.column}": name for name, those in places.items() for place in those}


class Patch:
    """Some hexes of a map; `left` and `top` are those of the box around them."""

    def __init__(
        self, d: Drawing, country: str, spots: str, r: float, left: float, top: float, strands: int = 0
    ) -> None:
        self.d, self.r = d, r
        named = {spot: spot.split(",") for spot in spots.split()}
        places = {spot: hex_at(int(row), int(column), r) for spot, (row, column) in named.items()}
        dx = left + r * 3**0.5 / 2 - min(x for x, _ in places.values())
        dy = top + r - min(y for _, y in places.values())
        self.at = {spot: (x + dx, y + dy) for spot, (x, y) in places.items()}
        self._outline(strands)
        for spot, (x, y) in self.at.items():
            _hex(d, x, y, r, _map(country).get(spot, "water"), rim=SOIL if strands else FAINT)

    def _outline(self, strands: int) -> None:
        """The strands around a settlement: wide strokes, each upon the one before."""
        for strand in range(strands, 0, -1):
            for stroke, width in ((STRAND, strand * 11), (PAPER, strand * 11 - 5)):
                for x, y in self.at.values():
                    self.d.polygon(hexagon(x, y, self.r), stroke=stroke, stroke_width=width, stroke_linejoin="round")

    def hex(self, spot: str, kind: str) -> None:
        _hex(self.d, *self.at[spot], self.r, kind)

    def lay(self, *tiles: str, last: str = "") -> None:
        """Tiles as in records: A F 9,10."""
        for tile in (*tiles, last):
            if tile:
                player, sign, spot = tile.split()
                _tile(self.d, *self.at[spot], self.r, player, sign, last=tile == last)

    def band(self, spots: str) -> None:
        """The soft band of a cluster or group of A, to be drawn before its tiles."""
        points = [self.at[spot] for spot in spots.split()]
        for x, y in points:
            self.d.polygon(hexagon(x, y, self.r * 1.06), fill=BAND)
        self.d.line(points, stroke=SEATS[0], width=self.r * 0.9, stroke_linejoin="round")

    def count(self, first: str, second: str, number: int, share: float = 0.5, dx: float = 0) -> None:
        """A number on the way from one hex to another."""
        x, y = _on(self.at[first], self.at[second], share)
        _step(self.d, x + dx, y, number, 11.5)

    def castle(self, spot: str, holder: str) -> None:
        self.hex(spot, "plain")
        _castle(self.d, *self.at[spot], self.r / 30, holder)

    def cathedral(self, spot: str, *players: str) -> None:
        """A cathedral with pieces, the first player's at the bottom."""
        x, y = self.at[spot]
        self.hex(spot, "plain")
        _stone(self.d, CHURCH, x - self.r * 0.3, y + 4, 0.9)
        for floor, player in enumerate(players):
            _piece(self.d, x + self.r * 0.3, y + 8 * len(players) - 19 - 17 * floor, player)

    def bonus(self, tower: str, *, reached: bool) -> None:
        """A tower with the bonus tile of 13 points, ticked by A."""
        x, y = self.at[tower]
        self.hex(tower, "plain")
        _stone(self.d, TOWER, x - 12, y + 4, 0.95)
        self.d.circle(x + 8, y + 4, 13.5, fill=PANEL, stroke=GOLD, stroke_width=2)
        self.d.text(x + 8, y + 4.5, 13, size=15)
        if reached:
            _mark(self.d, x + 8, y - 15, good=True, colour=SEATS[0])

    def arrow(self, start: str, end: str, begin: float, stop: float) -> None:
        """An arrow on the way from one hex to another, with a light rim."""
        a, b = self.at[start], self.at[end]
        self.d.arrow(_on(a, b, begin - 0.02), _on(a, b, stop + 0.04), stroke=PANEL, width=7, head=16)
        self.d.arrow(_on(a, b, begin), _on(a, b, stop), width=3.5, head=11)


# the figures


def covered() -> Drawing:
    d = Drawing(WIDTH, 300)
    patch = Patch(d, "scotland", "7,4 7,5 7,6 8,4 8,5 8,6 9,4 9,5", 52, 70, 40)
    for spot in ("7,5", "9,5"):
        patch.hex(spot, "covered")
    patch.lay("A E 7,4", last="A E 7,6")
    patch.castle("8,5", "A")
    patch.arrow("7,4", "8,5", 0.34, 0.62)
    d.line([_on(patch.at["7,4"], patch.at["7,6"], share) for share in (0.22, 0.78)], width=3, stroke_dasharray="7 6")
    _mark(d, *patch.at["7,5"], good=False, size=13)
    for number, spot in enumerate(("7,4", "7,6"), 1):
        x, y = patch.at[spot]
        _gain(d, x, y - 70, "A", 1)
        _step(d, x - 36, y - 30, number)
    return d


def turn() -> Drawing:
    d = Drawing(WIDTH, 292)
    panel, patches = 136, []
    for number in range(3):
        x = number * (panel + 24)
        _panel(d, x, 0, panel, 240, number + 1)
        if number:
            d.arrow((x - 20, 120), (x - 3, 120), head=10)
        if number < 2:
            patches.append(Patch(d, "scotland", "9,7 9,8 10,8", 34, x + 9, 116))
    for patch, last in zip(patches, ("", "A F 10,8"), strict=True):
        patch.lay("A F 9,7", last=last)
    _hand(d, 70, 62, "A", "F")
    d.arrow((68, 94), (68, 188), width=3.5, head=12)
    _gain(d, 228, 62, "A", 2)
    for floor in range(4):
        _tile(d, 388, 192 - floor * 7, 34, "A", "-")
    _hand(d, 390, 62, "A", "E")
    d.arrow((388, 136), (388, 98), width=3.5, head=12)
    d.line([(388, 244), (388, 274), (68, 274), (68, 254)])
    d.arrow((68, 264), (68, 244), head=11)
    _clockwise(d, 228, 274)
    for seat, x in enumerate((388, 68)):
        d.disc(x, 274, seat)
    return d


def _clockwise(d: Drawing, x: float, y: float) -> None:
    """The sign of the next player clockwise."""
    d.circle(x, y, 17, fill=PANEL)
    d.path(f"M{x + 5} {y - 8}A9.5 9.5 0 1 0 {x + 9.5} {y + 0.5}", stroke=INK, stroke_width=2.5)
    d.polygon([(x + 11, y - 6), (x + 2, y - 14), (x + 1, y - 3)], fill=INK)


def fits() -> Drawing:
    d = Drawing(WIDTH, 396)
    columns = dict(zip(("farm", "blank", "power", "settlement"), (156, 244, 332, 420), strict=True))
    rows = {"F": ("farm", "blank"), "E": ("blank", "power"), "S2": ("settlement",)}
    for row, (sign, right) in enumerate(rows.items()):
        y = 36 + row * 96
        _tile(d, 36, y, 38, "A", sign)
        d.arrow((82, y), (112, y), width=3)
        for kind, x in columns.items():
            if kind in right:
                _framed(d, x, y, kind)
                _mark(d, x, y + 35, good=True, size=11)
            else:
                _forbidden(d, x, y, kind)
    d.line([(0, 294), (WIDTH, 294)], stroke=LINE)
    for number, kind in enumerate(("castle", "cathedral", "tower", "water")):
        _forbidden(d, 72 + number * 104, 348, kind)
    return d


def _framed(d: Drawing, x: float, y: float, kind: str) -> None:
    """A single hex; a settlement of one hex has its outline."""
    _hex(d, x, y, 36, kind)
    if kind == "settlement":
        d.polygon(hexagon(x, y, 34), stroke=STRAND, stroke_width=2.4)


def _forbidden(d: Drawing, x: float, y: float, kind: str) -> None:
    _framed(d, x, y, kind)
    d.polygon(hexagon(x, y, 37), fill=PANEL, opacity=0.5)
    _mark(d, x, y + 34, good=False, size=10)


def cluster_join() -> Drawing:
    d = Drawing(WIDTH, 444)
    spots, tiles = "7,9 7,10 7,11 8,9 8,10 8,11 8,12 9,9", ("A F 8,9", "A F 9,9", "A F 7,10", "A F 7,11", "A F 8,12")
    before, after = (_cluster_panel(d, number, spots) for number in (1, 2))
    before.band("9,9 8,9")
    before.band("7,10 7,11 8,12")
    before.lay(*tiles)
    before.count("9,9", "8,9", 2, 0.4, -7)
    before.count("7,10", "7,11", 3)
    _hand(d, 84, 72, "A", "F")
    d.arrow((130, 64), (202, 52), width=3.5, head=12)
    after.band("9,9 8,9 7,9 7,10 7,11 8,12")
    after.lay(*tiles, last="A F 7,9")
    after.count("7,10", "7,11", 6)
    _gain(d, 84, 330, "A", 6)
    d.arrow((228, 211), (228, 231), width=3.5, head=11)
    return d


def _cluster_panel(d: Drawing, number: int, spots: str) -> Patch:
    top = (number - 1) * 236
    _panel(d, 0, top, WIDTH, 208, number)
    return Patch(d, "scotland", spots, 38, 150, top + 9)


def cluster_apart() -> Drawing:
    d = Drawing(WIDTH, 160)
    patch = Patch(d, "scotland", "13,6 13,7 13,8", 54, 88, 46)
    patch.band("13,7")
    patch.lay("B E 13,6", "A F 13,8", last="A E 13,7")
    for other in ("13,6", "13,8"):
        _mark(d, *_on(patch.at["13,7"], patch.at[other], 0.5), good=False, size=12)
    x, y = patch.at["13,7"]
    _gain(d, x, y - 78, "A", 1)
    _step(d, x + 30, y - 36, 1)
    return d


def settlement_medium() -> Drawing:
    d = Drawing(WIDTH, 304)
    stories = (
        ("A S1 18,8", "B S2 19,8", "B 2 > A 1", {"B": 5, "A": 3}),
        ("A S2 18,8", "B S2 19,8", "A 2 = B 2", {"A": 5, "B": 3}),
        ("A S1 18,8", "A S2 19,8", "5 + 3 = 8", {"A": 8}),
    )
    for number, (first, last, words, gains) in enumerate(stories):
        x = number * 155
        _panel(d, x, 0, 146, 304, number + 1)
        _prizes(d, x + 82, 24, 5, 3)
        Patch(d, "scotland", "18,8 19,8", 42, x + 19, 60, strands=2).lay(first, last=last)
        _words(d, x + 73, 242, words)
        for place, (player, points) in enumerate(gains.items()):
            _gain(d, x + 73 + (place * 2 - len(gains) + 1) * 34, 280, player, points)
    return d


def settlement_large() -> Drawing:
    d = Drawing(WIDTH, 234)
    _prizes(d, 84, 16, 8, 5)
    patch = Patch(d, "scotland", "14,7 15,6 15,7", 42, 14, 66, strands=3)
    patch.lay("B S2 15,6", "C S2 15,7", last="A S2 14,7")
    _words(d, 212, 121, "2 = 2 = 2", 19)
    x, y = 348, 116
    d.circle(x, y, 58, fill=PAPER, stroke=FAINT, stroke_width=2)
    at = {player: _around(x, y, 74, angle) for player, angle in (("A", 90), ("B", 210), ("C", 330))}
    start, end = _around(x, y, 36, 128), _around(x, y, 36, 38)
    way = f"M{x - 4} {y + 60}Q{x - 8} {y + 42} {start[0]:.1f} {start[1]:.1f}A36 36 0 1 1 {end[0]:.1f} {end[1]:.1f}"
    d.path(way, stroke=INK, stroke_width=2.5)
    d.arrow(_around(x, y, 36, 36), _around(x, y, 34, 60), head=10)
    for number, (player, points, angle, side) in enumerate((("B", 8, 210, -1), ("C", 5, 330, 1), ("A", 0, 76, 1)), 1):
        _step(d, *_around(x, y, 36, angle), number)
        d.disc(*at[player], "ABC".index(player), 16)
        _seal(d, at[player][0] + side * 34, at[player][1], points)
    return d


def _around(x: float, y: float, r: float, angle: float) -> Point:
    """A point on a circle; the angle in degrees, clockwise from the right."""
    return x + r * cos(radians(angle)), y + r * sin(radians(angle))


def castle() -> Drawing:
    d = Drawing(WIDTH, 536)
    tiles = ("A S2 15,9", "B F 14,10", "C E 15,11", "A F 16,11")
    steps = (
        ("A", "", {"A": (1, 0)}, ""),
        ("B", "A", {"A": (1, 0), "B": (1, 1)}, "B > A"),
        ("B", "", {"B": (1, 1), "C": (1, 1)}, "B = C"),
        ("A", "B", {"A": (2, 1), "B": (1, 1)}, "A > B"),
    )
    for number, (holder, gone, counts, words) in enumerate(steps):
        x, y = number % 2 * 240, number // 2 * 282
        _panel(d, x, y, 216, 254, number + 1)
        patch = Patch(d, "scotland", "15,10 14,10 14,11 15,9 15,11 16,10 16,11", 33, x + 14, y + 10)
        patch.lay(*tiles[:number], last=tiles[number])
        patch.castle("15,10", holder)
        if gone:
            d.arrow((x + 122, y + 66), (x + 166, y + 42), width=3.5, head=12)
            _castle(d, x + 190, y + 36, 1.05, gone)
        for line, (player, (hexes, fields)) in enumerate(counts.items()):
            _strength(d, x + 22, y + 194 + line * 34, player, hexes, fields)
        _words(d, x + 172, y + 211, words)
    for start, end in (((218, 92), (238, 92)), ((218, 374), (238, 374)), ((262, 258), (194, 278))):
        d.arrow(start, end, width=3.5, head=11)
    return d


def _strength(d: Drawing, x: float, y: float, player: str, hexes: int, fields: int) -> None:
    """What a player has at a castle: hexes, and in brackets farms and power plants together."""
    d.disc(x, y, "ABC".index(player))
    d.polygon(hexagon(x + 27, y, 10), stroke=INK, stroke_width=2)
    for words, right in ((hexes, 45), ("(", 57), (fields, 95), (")", 104)):
        d.text(x + right, y, words, size=17)
    _sign(d, EAR, x + 68, y, 0.8)
    _sign(d, BOLT, x + 82, y, 0.75)


def cathedrals() -> Drawing:
    d = Drawing(WIDTH, 270)
    patch = Patch(d, "scotland", "8,10 9,11 9,10 8,11 9,9 10,10 10,11", 48, 0, 30)
    patch.lay(last="A F 9,10")
    patch.cathedral("8,10", "B", "A")
    patch.cathedral("9,11", "A")
    patch.arrow("9,10", "8,10", 0.4, 0.66)
    patch.arrow("9,10", "9,11", 0.34, 0.58)
    x, y = patch.at["9,10"]
    _gain(d, x, y + 62, "A", 1)
    x, y = patch.at["8,10"]
    d.line([(x - 12, y - 22), (x - 12, 14)], width=3)
    d.arrow((x - 12, 14), (308, 14), width=3, head=11)
    x, y = patch.at["9,11"]
    d.arrow((x + 32, y), (308, y), width=3, head=11)
    for top in (0, 112):
        _card(d, 312, top)
    d.disc(426, 101, 0, 22)
    return d


def _card(d: Drawing, x: float, y: float) -> None:
    """The back of a mission card."""
    d.rect(x, y, 62, 90, fill="#7d4a35", rx=6, stroke=INK, stroke_width=1.5)
    d.rect(x + 6, y + 6, 50, 78, rx=3, stroke="#e8cf9a", stroke_width=1.5)
    _sign(d, CHURCH, x + 31, y + 47, 1.3, fill="#e8cf9a")


def four_hex() -> Drawing:
    d = Drawing(WIDTH, 244)
    _prizes(d, 116, 16, 12, 8, 5)
    patch = Patch(d, "ireland", "4,10 4,11 5,9 5,10", 42, 22, 74, strands=4)
    patch.lay("A S2 4,10", "B S3 4,11", "C S1 5,10", last="D S3 5,9")
    for line, (player, influence, points) in enumerate((("B", 3, 12), ("D", 3, 8), ("A", 2, 5), ("C", 1, 0))):
        y = 36 + line * 58
        _step(d, 258, y, line + 1)
        if player == "D":
            d.circle(300, y, 17.5, stroke=GILT, stroke_width=5)
        d.disc(300, y, "ABCD".index(player), 16)
        d.text(338, y, influence, size=19)
        _sign(d, HOUSE, 358, y, 0.75, fill=STRAND)
        d.arrow((378, y), (402, y), width=3)
        _seal(d, 430, y, points)
    d.text(338, 65, "=", size=19)
    return d


def linking() -> Drawing:
    d = Drawing(WIDTH, 580)
    spots = "1,6 1,7 1,8 2,6 2,7 2,8 2,9 3,5 3,6 3,7 3,8 3,9 3,10 4,6 4,7"
    tiles = ("A S1 2,8", "A E 2,9", "A E 3,9", "A F 3,6")
    links = (("3,6", "3,5"), ("3,6", "4,7"), ("2,8", "1,8"), ("3,9", "3,10"))
    stories = (
        (("3,6 2,7 2,8 2,9 3,9",), "A S1 2,7", (1, 2, 3, 4), "4"),
        (("3,6", "1,7 2,8 2,9 3,9"), "A S1 1,7", (1, 2, 1, 2), "2 + 2"),
    )
    for panel, (bands, last, numbers, words) in enumerate(stories):
        top = panel * 296
        _panel(d, 0, top, WIDTH, 284, panel + 1)
        patch = Patch(d, "ireland", spots, 41, 15, top + 9)
        for band in bands:
            patch.band(band)
        patch.lay(*tiles, last=last)
        for (tile, tower), number in zip(links, numbers, strict=True):
            d.line([_on(patch.at[tile], patch.at[tower], share) for share in (0.4, 0.86)])
            patch.count(tile, tower, number, 0.6)
        _mark(d, 366 if panel else 390, top + 34, good=panel == 0, size=13)
        _words(d, 418, top + 34, words, 22)
    return d


def thirteen() -> Drawing:
    d = Drawing(WIDTH, 384)
    parts = (("3,5", "4,5", 40, 5), ("11,9", "11,10", 137, 26), ("13,9", "13,10", 257, 26))
    for number in range(3):
        top = number * 136
        _panel(d, 0, top, WIDTH, 112, number + 1)
        for place, (tower, field, left, down) in enumerate(parts):
            patch = Patch(d, "ireland", f"{tower} {field}", 29, left, top + down)
            if place:
                d.line([(left - 10, top + 12), (left - 10, top + 100)], stroke=FAINT, stroke_dasharray="2 6")
            if place <= number:
                patch.lay(last=f"A F {field}") if place == number else patch.lay(f"A F {field}")
            patch.bonus(tower, reached=place <= number)
        _gain(d, 410, top + 56, "A", 13 if number == 2 else 0)
        if number:
            d.arrow((228, top - 21), (228, top - 3), width=3, head=10)
    return d


FIGURES: dict[str, Callable[[], Drawing]] = {
    draw.__name__.replace("_", "-"): draw
    for draw in (
        covered, turn, fits, cluster_join, cluster_apart, settlement_medium, settlement_large, castle, cathedrals,
        four_hex, linking, thirteen,
    )
}  # fmt: skip
