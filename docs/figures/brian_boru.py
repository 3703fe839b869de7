"""The figures of the rule book of Brian Boru. Towns, roads, cards and the marriage track are those of the box."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from math import cos, dist, radians

from figures.svg import (
    BLUE,
    FAINT,
    GOLD,
    GREEN,
    INK,
    LINE,
    PANEL,
    PAPER,
    RED,
    SAND,
    SEATS,
    WHITE,
    YELLOW,
    Drawing,
    Point,
)
from meadhall.games.brian_boru import box

A, B, C, D = range(4)
Look = dict[str, str | float]

# shapes of the client: signs in squares of 24, seals of towns around the origin

AXE = (
    "M7.5 22 13.4 8.6 15.4 9.5 9.5 22.9ZM12 9.8Q8.5 8.6 6.8 4.6 11.5 5.6 14.8 3.3 18.6 5 19.6 9.6 20.2 14.3 17.2 18.2"
    " 17.6 13.6 14.6 11Z"
)
CROSS = (
    "M10.3 2H13.7V6.2A6 6 0 0 1 17.6 10.2H20.5V13.6H17.6A6 6 0 0 1 13.7 17.5V22.5H10.3V17.5A6 6 0 0 1 6.4 13.6H3.5V10.2"
    "H6.4A6 6 0 0 1 10.3 6.2ZM8.8 10.2H10.3V8.6A3.6 3.6 0 0 0 8.8 10.2ZM13.7 8.6V10.2H15.2A3.6 3.6 0 0 0 13.7 8.6ZM8.8"
    " 13.6A3.6 3.6 0 0 0 10.3 15.1V13.6ZM13.7 13.6V15.1A3.6 3.6 0 0 0 15.2 13.6Z"
)
RING = (
    "M12 8.5A6.8 6.8 0 1 0 12 22.1 6.8 6.8 0 1 0 12 8.5ZM12 11.3A4 4 0 1 1 12 19.3 4 4 0 1 1 12 11.3ZM12 1.5 15.4 4.6"
    " 12 8.6 8.6 4.6Z"
)
CROWN = "M3 18.5 2 7.5 7.3 12.3 12 4.5 16.7 12.3 22 7.5 21 18.5ZM3.2 20H20.8V22.3H3.2Z"
PROW = (
    "M21 23H8Q16.5 19 15.4 13Q14.6 10.8 12.2 11.2L8 12 2.6 15Q2 12 4.2 11L7.4 9.8 1.6 9Q2.2 6.4 6 6L9 4.6Q9 2.6 7.4.8"
    " 11 1.2 12.6 3.4L15.2 1.6Q15.4 4 14.6 4.8 19 6.4 20.4 11L23.2 10.6Q22.8 13.2 21.2 14.2 22.8 14.6 23.6 16.4 22.6"
    " 17.8 21.2 17.8 22.2 20.4 21 23ZM10.8 6.4A1.2 1.2 0 1 0 10.8 8.8 1.2 1.2 0 1 0 10.8 6.4Z"
)
COIN = "M12 2.5A9.5 9.5 0 1 0 12 21.5 9.5 9.5 0 1 0 12 2.5Z"
STAR = "M12 1.8 14.9 8.3 22 9.1 16.7 13.9 18.2 20.9 12 17.3 5.8 20.9 7.3 13.9 2 9.1 9.1 8.3Z"
FLAG = "M6 22V2H8V3.2Q12 1.4 15 3.2T21 3.2V12.2Q18 14 15 12.2T8 12.2V22Z"
EXPAND = "M5.5 13.5A4.3 4.3 0 1 0 5.5 22.1 4.3 4.3 0 1 0 5.5 13.5ZM8.2 12.6 14.6 6.2 12 3.6H21V12.6L18.4 10 12 16.4Z"
CASTLE = "M3 21V8.5H5.5V11H8.5V8.5H10.8V4L12 2.5 13.2 4V8.5H15.5V11H18.5V8.5H21V21H14V16.5A2 2 0 0 0 10 16.5V21Z"
SHIELD = "M12 2 21 5V12Q20.5 18.5 12 22.5 3.5 18.5 3 12V5Z"
HAND = "M1 9H7L9 7.5H21.2A1.8 1.8 0 0 1 21.2 11.1H15V17Q15 19.5 12.5 19.5H8L6 18H1Z"
TOWER, DOOR = "M-6.5 0-5.2-24H5.2L6.5 0ZM-7.4-24 0-37 7.4-24Z", "M-1.8-4V-9A1.8 1.8 0 0 1 1.8-9V-4ZM-1-16H1V-20H-1Z"
IRELAND = (
    "M146 21 180 10 200 14 215 43 226 67 205 98 188 108 196 152 200 188 184 232 145 248 117 263 93 282 30 300 8 286"
    " 0 252 24 228 60 208 34 202 48 180 62 168 20 152 14 140 36 120 22 98 16 86 57 88 86 84 102 58 78 52 92 30 97 17Z"
)
LOZENGE = "M-4.5-26.5Q0-30 4.5-26.5L26.5-4.5Q30 0 26.5 4.5L4.5 26.5Q0 30-4.5 26.5L-26.5 4.5Q-30 0-26.5-4.5Z"
LEAVES = (
    "M0-24Q9-29 16-23 29-22 23-8 29 0 23 8 29 22 16 23 9 29 0 24-9 29-16 23-29 22-23 8-29 0-23-8-29-22-16-23-9-29 0-24Z"
)
ROUND = "M0-25A25 25 0 1 1 0 25 25 25 0 1 1 0-25Z"
OCTAGON = "M-10-24H10L24-10V10L10 24H-10L-24 10V-10Z"
SUITS: dict[str, tuple[str, str, str, str]] = {
    "red": (RED, WHITE, AXE, LOZENGE),
    "blue": (BLUE, WHITE, CROSS, LEAVES),
    "yellow": (YELLOW, INK, RING, ROUND),
    "white": ("#fffdf6", INK, CROWN, OCTAGON),
}
"""By colour: the ground, what is drawn upon it, the emblem, the seal."""
GILT, DARK, PALE, BROWN = "#e0ae38", "#241d17", "#f0d9a4", "#5a4526"
SIGNS: dict[str, tuple[str, str]] = {
    "control": (FLAG, INK),
    "coin": (COIN, GILT),
    "raider": (PROW, RED),
    "church": (CROSS, BLUE),
    "court": (RING, "#8a6208"),
    "expand": (EXPAND, "#3d672c"),
    "renown": (STAR, GILT),
    "town": (CASTLE, INK),
    "marker": (CROWN, GILT),
    "hand": (HAND, INK),
}
"""The shape and its colour."""

# what the figures are made of


def _place(x: float, y: float, scale: float, middle: float = 12) -> str:
    return f"translate({x - middle * scale:.2f} {y - middle * scale:.2f}) scale({scale:.3f})"


def sign(on: Drawing, x: float, y: float, name: str, size: float = 24) -> None:
    """A sign, with its middle at the point."""
    shape, colour = SIGNS[name]
    place = _place(x, y, size / 24)
    rim: Look = {"stroke": INK, "stroke_width": 1.4, "stroke_linejoin": "round"} if colour == GILT else {}
    on.path(shape, fill=colour, fill_rule="evenodd", transform=place, **rim)
    if name == "coin":
        on.path("M12 7V17M7 12H17", stroke=INK, stroke_width=2, stroke_linecap="round", transform=place)


def signs(on: Drawing, x: float, y: float, names: Iterable[str], size: float = 24) -> None:
    """Signs in a row, with its middle at the point."""
    row = list(names)
    for n, name in enumerate(row):
        sign(on, x + (n - (len(row) - 1) / 2) * size * 1.1, y, name, size)


def viking(on: Drawing, x: float, y: float, r: float = 13) -> None:
    """A Viking token."""
    on.circle(x, y, r, fill=DARK, stroke=PALE, stroke_width=1.5)
    on.path(PROW, fill=PALE, fill_rule="evenodd", transform=_place(x + 0.05 * r, y, r / 15.5))


def monastery(on: Drawing, x: float, y: float, scale: float = 0.9) -> None:
    """A round tower that stands on the point."""
    place = _place(x, y, scale, 0)
    on.path(TOWER, fill=WHITE, stroke=INK, stroke_width=2, stroke_linejoin="round", transform=place)
    on.path(DOOR, fill=INK, transform=place)


def town(
    on: Drawing, x: float, y: float, colour: str, seat: int | None = None, *, scale: float = 0.8,
    taken: bool = False, tower: bool = False, active: bool = False,
) -> None:  # fmt: skip
    """The seal of a town, and what lies on it: a disc, a Viking token, a monastery, the marker."""
    ground, upon, emblem, seal = SUITS[colour]
    on.path(seal, fill=ground, stroke=INK, stroke_width=2, transform=_place(x, y, scale, 0))
    if seat is None:
        on.path(emblem, fill=upon, fill_rule="evenodd", transform=_place(x, y, scale * 1.35))
    else:
        on.disc(x, y, seat, 19.5 * scale)
    if taken:
        viking(on, x + 16.5 * scale, y - 16.5 * scale, 15 * scale)
    if tower:
        monastery(on, x - 23 * scale, y + 14 * scale, scale)
    if active:
        on.circle(x, y, 32 * scale, stroke=INK, stroke_width=6)
        on.circle(x, y, 32 * scale, stroke=GILT, stroke_width=3.5)
        sign(on, x, y - 39 * scale, "marker", 30 * scale)


def arrow(on: Drawing, *way: Point, dashed: bool = False, stroke: str = INK) -> None:
    """An arrow along straight lines."""
    neck = along(way[-1], way[-2], 11)
    more = {"stroke_dasharray": "6 5"} if dashed else {"stroke_linejoin": "round"}
    on.line([*way[:-1], neck], stroke=stroke, width=2.5, **more)
    on.arrow(neck, way[-1], stroke=stroke, head=10)


def along(start: Point, end: Point, far: float) -> Point:
    """The point so far from the start, towards the end."""
    share = far / dist(start, end)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def mark(on: Drawing, x: float, y: float, good: bool) -> None:
    """Yes or no."""
    colour, line = (GREEN, "M-5 0.5-1.5 4.5 5-4") if good else (RED, "M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5")
    on.circle(x, y, 10, fill=PANEL, stroke=colour, stroke_width=1.5)
    on.path(line, stroke=colour, stroke_width=3, stroke_linecap="round", transform=_place(x, y, 1, 0))


def step(on: Drawing, x: float, y: float, number: int) -> None:
    """A number in a circle."""
    on.circle(x, y, 13, fill=PAPER, stroke=INK, stroke_width=1.5)
    on.text(x, y + 0.5, number)


def nothing(on: Drawing, x: float, y: float) -> None:
    """A dash."""
    on.line([(x - 6, y), (x + 6, y)], stroke=BROWN, width=3)


def weighs(on: Drawing, x: float, y: float, seat: int | None, weight: int) -> None:
    """What a player, or the Vikings, have."""
    if seat is None:
        viking(on, x - 13, y, 14)
    else:
        on.disc(x - 13, y, seat, 14)
    on.text(x + 14, y + 0.5, weight, size=20)


def golden(on: Drawing, x: float, y: float, width: float, height: float) -> None:
    """The golden frame of whoever is ahead, around the point."""
    on.rect(x - width / 2, y - height / 2, width, height, rx=8, stroke=GOLD, stroke_width=3.5)


@contextmanager
def pale(on: Drawing, opacity: float = 0.4) -> Iterator[None]:
    """What is drawn within is hardly there."""
    on.parts.append(f'<g opacity="{opacity}">')
    yield
    on.parts.append("</g>")


def claim(on: Drawing, x: float, y: float, region: str, *, up: bool = True, size: float = 74) -> None:
    """A claim token, face up or face down: the threshold beside a flag, the points in a ring."""
    _, _, threshold, points = next(each for each in box.REGIONS if each.id == region)
    ground, edge, dashes = ("#f7dd92", GOLD, "none") if up else ("#ddd0b0", FAINT, "2 1.4")
    place = _place(x, y, size / 24)
    on.path(SHIELD, fill=ground, stroke=edge, stroke_width=1, stroke_dasharray=dashes, transform=place)
    sign(on, x - size * 0.1, y - size * 0.19, "control", size * 0.22)
    on.text(x + size * 0.12, y - size * 0.19, threshold, size=size * 0.23)
    on.circle(x, y + size * 0.12, size * 0.165, fill=GOLD if up else "none", stroke=INK, stroke_width=1.5)
    on.text(x, y + size * 0.125, points, size=size * 0.23, fill="#ffffff" if up else INK)


def places(names: Iterable[str], scale: float, left: float, top: float) -> dict[str, Point]:
    """Where towns lie, with so many units a degree of latitude."""
    towns = [box.TOWNS[box.TOWN_AT[name]] for name in names]
    west, north = min(each.lon for each in towns), max(each.lat for each in towns)
    narrow = scale * cos(radians(53.4))
    return {each.id: (left + (each.lon - west) * narrow, top + (north - each.lat) * scale) for each in towns}


def roads(on: Drawing, at: dict[str, Point]) -> None:
    """All roads between these towns."""
    for road in box.ROADS:
        a, b = (box.TOWNS[end].id for end in road)
        if a in at and b in at:
            on.line([along(at[a], at[b], 22), along(at[b], at[a], 22)], stroke="#b89b66", width=6)


_SIDES = {(1, 0): ("D3", "L4", "L6", "L8"), (0, 0.85): ("L1", "L2", "L3", "L9"), (0, -0.85): ("L5",)}
BESIDE = {name: side for side, names in _SIDES.items() for name in names}
"""On which side of a town its name stands, if not on the left."""


def named(on: Drawing, x: float, y: float, name: str, far: float) -> None:
    """The name beside a town."""
    aside, below = BESIDE.get(name, (-1, 0))
    on.text(x + aside * far, y + below * far, name)


def colour_of(name: str) -> str:
    return box.COLOURS[box.TOWNS[box.TOWN_AT[name]].colour]


def card(on: Drawing, x: float, y: float, value: int, scale: float, *, actions: bool = True) -> None:
    """An action card of 100 by 140, with its upper left corner at the point."""
    _, colour, primary, secondary, _ = box.CARDS[value - 1]
    ground, upon, emblem, _ = SUITS[box.COLOURS[colour]]
    on.rect(x, y, 100 * scale, 140 * scale, rx=7 * scale, fill="#fbf3df")
    on.path("M0 38V7A7 7 0 0 1 7 0H93A7 7 0 0 1 100 7V38Z", fill=ground, transform=_place(x, y, scale, 0))
    on.rect(x, y, 100 * scale, 140 * scale, rx=7 * scale, stroke=INK, stroke_width=1.5)
    on.line([(x, y + 38 * scale), (x + 100 * scale, y + 38 * scale)], width=1)
    on.text(x + 26 * scale, y + 20 * scale, value, size=30 * scale, fill=upon)
    on.path(emblem, fill=upon, fill_rule="evenodd", transform=_place(x + 74 * scale, y + 19 * scale, 1.15 * scale))
    if not actions:
        town(on, x + 50 * scale, y + 88 * scale, box.COLOURS[colour], scale=1.15 * scale)
        return
    for row, top in zip((primary, *secondary), (43, 77, 108), strict=True):
        first = row is primary
        rim: Look = {"stroke": GOLD, "stroke_width": 2} if first else {}
        fill = "#f3d98f" if first else "#f0e2c0"
        on.rect(x + 4 * scale, y + top * scale, 92 * scale, 28 * scale, rx=4 * scale, fill=fill, **rim)
        signs(on, x + 50 * scale, y + (top + 14) * scale, [box.SYMBOLS[symbol] for symbol in row], 19 * scale)


def track(on: Drawing, left: float, width: float, top: float) -> list[float]:
    """The marriage track as a column; returns the heights of its spaces, from 0 upwards."""
    last = len(box.TRACK) - 1
    heights = [top + 17 + (last - space) * 34 for space in range(last + 1)]
    for space, y in enumerate(heights):
        on.rect(left, y - 17, width, 34, fill=PAPER if space % 2 else SAND, stroke=LINE, stroke_width=1.5)
        on.text(left + 18, y + 0.5, space, fill=BROWN)
    return heights


# the figures


def town_states() -> Drawing:
    on = Drawing(456, 136)
    for n, weight in enumerate([0, 1, 2, 1]):
        x, taken = 57 + n * 114, n == 3
        town(on, x, 46, "blue", A if n else None, scale=1.4, tower=n == 2, taken=taken)
        if weight:
            weighs(on, x, 118, None if taken else A, weight)
        else:
            nothing(on, x, 118)
    return on


def card_parts() -> Drawing:
    on = Drawing(456, 336)
    card(on, 108, 0, 2, 2.4)
    ends = [(148, 48), (308, 46), (341, 137), (341, 218), (341, 293)]
    for number, (reach, y) in enumerate(ends, 1):
        x = 40 if number == 1 else 416
        on.line([(x, y), (reach, y)], width=1.5)
        on.circle(reach, y, 3, fill=INK)
        step(on, x, y, number)
    return on


def draft_pass() -> Drawing:
    on = Drawing(456, 312)
    for seat, count in [(A, 6), (B, 4), (C, 2)]:
        x = 68 + seat * 160
        on.text(x, 8, count, size=20)
        for n in range(count):
            _back(on, x, 55, (n - (count - 1) / 2) * 11)
        arrow(on, (x + 16, 88), (x + 16, 116))
        _back(on, x + 2, 142)
        _back(on, x + 32, 142)
        on.disc(x - 36, 142, seat, 15)
        on.text(x + 6, 182, 2, size=18)
        mark(on, x + 28, 182, True)
        if count > 2:
            arrow(on, (x + 56, 60), (x + 106, 60))
            on.text(x + 79, 44, count - 2, size=18)
    on.circle(228, 258, 30, fill=SAND, stroke=LINE, stroke_width=2)
    for seat, (x, y) in enumerate([(228, 221), (265, 258), (228, 295), (191, 258)]):
        on.disc(x, y, seat)
    on.path("M216 246A17 17 0 1 1 214 267", stroke=INK, stroke_width=2.5)
    on.polygon([(209, 258), (221, 263), (210, 271)], fill=INK)
    return on


def _back(on: Drawing, x: float, y: float, turn: float = 0) -> None:
    """The back of a card, in a fan that is held below it."""
    more = {"transform": f"rotate({turn} {x} {y + 55})"}
    on.rect(x - 14, y - 20, 28, 40, rx=3, fill="#3b2a1c", stroke=PALE, stroke_width=1.5, **more)
    on.path(CROWN, fill=GILT, transform=f"{more['transform']} {_place(x, y, 0.6)}")


def trick_order() -> Drawing:
    on = Drawing(456, 372)
    played = [6, 23, 20, 16]
    town(on, 228, 50, colour_of("M6"), active=True, scale=1)
    on.text(172, 50, "M6", size=18)
    on.line([(252, 76), (287, 100)], stroke=GOLD, width=2.5)
    for seat, value in enumerate(played):
        x = 57 + seat * 114
        if value == 23:
            with pale(on, 0.6):
                card(on, x - 40, 136, value, 0.8, actions=False)
            mark(on, x, 206, False)
        else:
            card(on, x - 40, 136, value, 0.8, actions=False)
        on.disc(x, 116, seat)
        step(on, x, 280, sorted(played).index(value) + 1)
    golden(on, 285, 177, 92, 158)
    for n, value in enumerate(sorted(played)):
        x = 57 + n * 114
        on.rect(x - 24, 317, 48, 34, rx=5, fill=PAPER, stroke=LINE, stroke_width=1.5)
        on.text(x, 334.5, value, size=20)
        if n:
            arrow(on, (x - 82, 334), (x - 32, 334))
        if value == 20:
            golden(on, x, 334, 54, 40)
    return on


def track_fall() -> Drawing:
    on = Drawing(456, 340)
    at = track(on, 118, 220, 0)
    for seat, space in [(A, 7), (B, 5), (C, 6), (D, 0)]:
        on.disc(228, at[space], seat)
    with pale(on, 0.5):
        on.disc(228, at[4], B)
        on.disc(247, at[7], B)
    arrow(on, (212, at[4]), (178, at[4]), (178, at[7]), (212, at[7]))
    on.rect(160, at[5] - 30, 36, 26, rx=5, fill=PANEL, stroke=LINE)
    on.text(178, at[5] - 16.5, "+3", size=18)
    arrow(on, (263, at[7]), (290, at[7]), (290, at[5]), (246, at[5]))
    for space in (7, 6, 5):
        mark(on, 316, at[space], space == 5)
    return on


def expand_targets() -> Drawing:
    on = Drawing(456, 404)
    at = places(["D3", "L6", "L5", "L8", "L9", "L7", "L4", "L3"], 415, 38, 27)
    sea = "M424-11C430 60 404 110 400 170S368 240 358 290 330 356 280 372 226 396 216 415H460Q467 415 467 408V-4"
    on.path(f"{sea}Q467-11 460-11Z", fill="#dfe6e6")
    roads(on, at)
    held = {"L6": A, "L9": A, "L5": B}
    for name, (x, y) in at.items():
        with pale(on, 0.45 if name in ("L3", "L4") else 1):
            town(on, x, y, colour_of(name), held.get(name), active=name == "L8")
            named(on, x, y, name, 44 if name == "L8" else 40)
    for a, b in [("L6", "D3"), ("L9", "L7"), ("L6", "L5"), ("L6", "L8"), ("L9", "L8")]:
        good = b in ("D3", "L7")
        (x, y), (tx, ty) = start, end = along(at[a], at[b], 22), along(at[b], at[a], 32 if b == "L8" else 24)
        arrow(on, start, end, dashed=not good, stroke=GREEN if good else RED)
        off = 17 / dist(start, end)
        mark(on, (x + tx) / 2 - (ty - y) * off, (y + ty) / 2 + (tx - x) * off, good)
    for name in ("L3", "L4"):
        mark(on, at[name][0] + 20, at[name][1] - 18, False)
    sign(on, 20, 24, "expand", 34)
    on.circle(62, 24, 15, fill=GILT, stroke=INK, stroke_width=1.5)
    on.text(62, 24.5, box.EXPANSION_PRICE, size=20)
    return on


def marriage_track() -> Drawing:
    on = Drawing(456, 424)
    at = track(on, 98, 260, 84)
    on.rect(181, 0, 54, 74, rx=5, fill="#fbf3df", stroke=GOLD, stroke_width=3)
    sign(on, 208, 35, "court", 40)
    for space, (coins, renown, free) in enumerate(box.TRACK):
        gain = ["coin"] * coins + ["renown"] * renown + ["town"] * free
        signs(on, 304, at[space], gain, 26)
        if not gain:
            nothing(on, 304, at[space])
    for seat, space in [(A, 8), (B, 5), (C, 3), (D, 1)]:
        on.disc(208, at[space], seat)
        if seat in (B, C):
            arrow(on, (226, at[space]), (270, at[space]))
    arrow(on, (208, at[8] - 16), (208, 76))
    with pale(on, 0.5):
        on.disc(208, at[0], A)
    arrow(on, (192, at[8]), (156, at[8]), (156, at[0]), (192, at[0]))
    mark(on, 334, at[8], False)
    return on


RAID = (140, 260, 350, 425)
CHURCH = (108, 212, 316, 414)
"""The middles of the columns."""


def raid() -> Drawing:
    on = Drawing(456, 364)
    _table(on, RAID, (40, 112, 206, 294))
    for seat, count in enumerate([3, 1, 0, 0]):
        _counted(on, RAID[seat], 62 if seat == A else 76, count, "raider")
    _counted(on, RAID[A], 92, 2, "renown")
    _battle(on)
    step(on, 30, 250, 1)
    sign(on, RAID[A] - 46, 228, "renown", 22)
    on.text(RAID[A] + 14, 228.5, "2 + 1 = 3", size=18)
    _spoils(on, RAID[A], 268, 3)
    step(on, 30, 330, 2)
    _spoils(on, RAID[B], 330, 1)
    for seat, y in [(B, 250), (C, 250), (D, 250), (A, 330), (C, 330), (D, 330)]:
        nothing(on, RAID[seat], y)
    return on


def _counted(on: Drawing, x: float, y: float, count: int, name: str) -> None:
    """A number, and so many signs."""
    on.text(x - 12 * count, y + 0.5, count, size=18)
    signs(on, x + 9, y, [name] * count, 22)


def _battle(on: Drawing) -> None:
    """The raid itself: the battle area, who chooses, and the towns that are lost."""
    on.rect(0, 122, 60, 74, rx=6, fill=SAND, stroke=RED, stroke_width=2)
    signs(on, 30, 145, ["raider"] * 2, 24)
    on.text(30, 177, "≥ 1", size=18)
    sign(on, RAID[A], 170, "hand", 34)
    for seat, colour in [(D, "yellow"), (C, "red")]:
        x = RAID[seat]
        arrow(on, (60, 128), (x, 128), (x, 144))
        arrow(on, (RAID[A] + 24, 170), (x - 26, 170), dashed=True, stroke=BROWN)
        town(on, x, 170, colour, seat, taken=True, scale=0.85)


def _spoils(on: Drawing, x: float, y: float, number: int) -> None:
    """So many points, and so many raiders that are returned."""
    on.points(x - 42, y, f"+{number}")
    sign(on, x - 10, y, "raider", 22)
    _falls(on, x + 32, y, number, 0)


def _falls(on: Drawing, x: float, y: float, before: int, after: int) -> None:
    """A number before and after."""
    on.text(x - 21, y + 0.5, before, size=18)
    arrow(on, (x - 11, y), (x + 11, y))
    on.text(x + 21, y + 0.5, after, size=18)


def church_rewards() -> Drawing:
    on = Drawing(456, 432)
    _table(on, CHURCH, (38, 100, 218, 314))
    sign(on, 24, 17, "church", 32)
    rows = [(60, (6, 5, 4, 2)), (142, (0, 5, 4, 2)), (240, (0, 4, 4, 2)), (360, (0, 0, 0, 2))]
    for n, (y, after) in enumerate(rows):
        before = rows[max(n - 1, 0)][1]
        if n:
            step(on, 24, y + 11, n)
        for seat, x in enumerate(CHURCH):
            _discs(on, x, y, seat, before[seat], after[seat])
            if before[seat] != after[seat]:
                golden(on, x, y + 25, 94, 84)
    sign(on, CHURCH[D] + 30, 60, "marker", 28)
    arrow(on, (CHURCH[D] + 30, 78), (CHURCH[D] + 30, 110), (CHURCH[A], 110), (CHURCH[A], 124))
    monastery(on, CHURCH[A] - 16, 204, 0.75)
    sign(on, CHURCH[A] + 14, 190, "marker", 28)
    on.points(CHURCH[B], 288, "+1")
    on.text(24, 398, "≥ 4", size=18)
    sign(on, CHURCH[A] - 26, 328, "marker", 22)
    arrow(on, (CHURCH[A] - 8, 328), (CHURCH[D] + 10, 328))
    for seat in (B, C):
        monastery(on, CHURCH[seat], 422, 0.75)
    return on


def _discs(on: Drawing, x: float, y: float, seat: int, before: int, after: int) -> None:
    """The discs of a player in the church area; those that are taken back leave a hollow."""
    for n in range(before):
        look = {"fill": SEATS[seat], "stroke": INK} if n < after else {"stroke": FAINT, "stroke_dasharray": "2 2"}
        on.circle(x + (n - (before - 1) / 2) * 14, y + 22, 6, stroke_width=1.5, **look)
    if before == after:
        on.text(x, y + 0.5, before, size=18)
    else:
        _falls(on, x, y, before, after)


def threshold() -> Drawing:
    on = Drawing(456, 434)
    at = places([each.id for each in box.TOWNS if each.id.startswith("L")], 285, 53, 50)
    coast = [at[name] for name in ("L1", "L2", "L6", "L8", "L9", "L7", "L4", "L3")]
    for width, colour in [(106, BROWN), (102, SAND)]:
        on.polygon(coast, fill=SAND, stroke=colour, stroke_width=width, stroke_linejoin="round")
    roads(on, at)
    for name, (x, y) in at.items():
        seat, weight = {"L9": (A, 2), "L2": (B, 1), "L7": (C, 1)}.get(name, (None, 0))
        town(on, x, y, colour_of(name), seat, scale=0.7, taken=name == "L7", tower=name == "L9")
        named(on, x, y, name, 36)
        if weight:
            on.rect(x + 22, y + 2, 20, 22, rx=4, fill=PANEL, stroke=INK)
            on.text(x + 32, y + 13.5, weight)
    _sum(on)
    claim(on, 60, 392, "L", up=False)
    arrow(on, (102, 390), (140, 390))
    claim(on, 182, 392, "L")
    arrow(on, (222, 390), (262, 390))
    golden(on, 298, 390, 66, 44)
    for x, seat, weight in [(298, A, 2), (372, B, 1), (430, None, 1)]:
        weighs(on, x, 390, seat, weight)
    return on


def _sum(on: Drawing) -> None:
    """What counts for the threshold of Leinster, added up."""
    for n, (seat, weight) in enumerate([(A, 2), (B, 1), (None, 1)]):
        weighs(on, 408, 60 + n * 40, seat, weight)
        if n:
            on.text(370, 60 + n * 40, "+", size=18)
    on.line([(370, 164), (440, 164)], width=2)
    on.text(422, 186, 4, size=22)
    on.text(382, 226, "≥", size=22)
    sign(on, 402, 226, "control", 22)
    on.text(422, 226, 4, size=22)


def claim_change() -> Drawing:
    on = Drawing(456, 330)
    cases = [(2, B, 3, B), (2, B, 2, A), (1, None, 2, None)]
    for n, (own, rival, theirs, owner) in enumerate(cases):
        left = n * 154
        on.rect(left, 0, 148, 330, rx=6, fill=PAPER, stroke=LINE)
        step(on, left + 18, 18, n + 1)
        on.disc(left + 58, 44, A, 15)
        claim(on, left + 106, 48, "S", size=68)
        for y, seat, count, first in [(120, A, own, "S1"), (172, rival, theirs, "S3")]:
            _towns(on, left, y, seat, count, first)
        if owner != A:
            golden(on, left + 74, 172, 142, 46)
        else:
            on.text(left + 128, 146, "=", size=20)
        arrow(on, (left + 74, 204), (left + 74, 238))
        if owner is None:
            on.path(IRELAND, fill=SAND, stroke=BROWN, stroke_width=6, transform=_place(left + 50, 287, 0.24, 150))
        else:
            on.disc(left + 42, 284, owner, 15)
        claim(on, left + 100, 288, "S", size=68)
    return on


def _towns(on: Drawing, left: float, y: float, seat: int | None, count: int, first: str) -> None:
    """Towns of a player in a region, or of the Vikings, and how many they are."""
    for n, each in enumerate(box.TOWNS[box.TOWN_AT[first] :][:count]):
        town(on, left + 22 + n * 37, y, colour_of(each.id), B if seat is None else seat, scale=0.62, taken=seat is None)
    on.text(left + 128, y + 0.5, count, size=20)


def _table(on: Drawing, columns: Iterable[float], lines: Iterable[float]) -> None:
    """The discs of all players, and lines below and between them."""
    for seat, x in enumerate(columns):
        on.disc(x, 16, seat, 15)
    for y in lines:
        on.line([(0, y), (456, y)], stroke=LINE, width=1.5)


FIGURES: dict[str, Callable[[], Drawing]] = {
    "town-states": town_states,
    "card-parts": card_parts,
    "draft-pass": draft_pass,
    "trick-order": trick_order,
    "track-fall": track_fall,
    "expand-targets": expand_targets,
    "marriage-track": marriage_track,
    "raid": raid,
    "church-rewards": church_rewards,
    "threshold": threshold,
    "claim-change": claim_change,
}
