"""The map of Brian Boru as text for a terminal: lines of pieces of text, each with the names of its styles.

A town is the shape of its colour, its id, and what lies on it:

     ●N3      a blue town, free         ▲N7A‡   a red town of A with a monastery
    [●N3]     it can be chosen          ◆S3B×   the disc of B under a Viking token
    >●N3◀     chosen last, the marker

Everything can be read without colour; styles are semantic words that a terminal may turn into colours or ignore. In
the empty sea stand the regions: threshold and points, the claim token, and what everybody has there.
"""  # noqa: RUF002

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from meadhall.core.game import Line, Say, Span
from meadhall.core.masks import mask_of
from meadhall.core.words import Message
from meadhall.games.brian_boru.box import COLOURS, REGIONS, ROADS, SYMBOLS, TOWNS
from meadhall.games.brian_boru.observe import Seen
from meadhall.games.brian_boru.rules.claims import tally
from meadhall.games.brian_boru.state import FACE_DOWN, ON_BOARD
from meadhall.games.drawing import Sheet, ascii_text, explained, seat_letter

MAP = """
                                  ....
                             .................U1....
                         ...........................
                       ..N1......N2......N3.......U2..
                       ................................
                      ......N4.............N5.......U...
                          ......N........................
                       ..B1...................U3......U4..
                      ..............N6..................
    .........   .......B2..................N7......U5...
   ..C1.................B........................
    ............C2......C3......B3..............
     ................................S1.......S2..
       ..C4................B4......................
     .....C....................S6.....S............D1.
 ..C7.........C5........C6.........................D.
  ...........................S5......S4.......S3.....
      .........C8.......C9.........................
             .................L1.........L2........D2.
              ......................................
           ..M1.......M2.............L.............D3.
          ......................L3..................
         .................................L5.......L6.
         .............M3............L4..............
       ....M5................M4...................
       ..............................L7.......L8..
    ............M...............................
    .....M7.....................M6......L9....
   ..................................
 ..M9.....................M8.....
   ...........................
    .........M10........
        .........
"""
"""Land with the towns where their ids are written. A letter alone is where the name of a region stands."""

WIDTH = 60
_ROWS = MAP.strip("\n").splitlines()
_PLACES = {found[0]: (y, found.start()) for y, row in enumerate(_ROWS) for found in re.finditer(r"[A-Z]\d*", row)}
PLACES: tuple[tuple[int, int], ...] = tuple(_PLACES[town.id] for town in TOWNS)
"""Line and character of every town's id. The shape stands to the left of it, the pieces to the right."""

STYLES = (
    *("sea", "land", "road", "region", "most", *COLOURS),
    *(f"seat-{seat}" for seat in range(5)),
    *("viking", "monastery", "marker", "lit", "last", "ruler", "text"),
)
"""The simple style names. Everything drawn is styled by one or several of them, which add up from left to right:
"land red" is a red town, "sea most" the greatest sum of a region."""

LOOKS = {
    "sea": "#9fb3c8 on #10263b",
    "land": "on #2a3d28",
    "road": "#a3b196",
    "region": "italic #9fb08f",
    "most": "bold #ffffff",
    "red": "bold #ff8577",
    "blue": "bold #74b3ff",
    "yellow": "bold #ffd84a",
    "white": "bold #ffffff",
    "viking": "bold #ffffff on #8c1c13",
    "monastery": "bold #ffffff",
    "marker": "bold #ffffff",
}
"""The styles of this game in a colour terminal; those of seats, rulers and options are the terminal's own."""


class Signs(NamedTuple):
    """The characters of a picture that a plain terminal may lack."""

    roads: str = "─│╲╱"  # noqa: RUF001
    suits: tuple[str, ...] = ("▲", "●", "◆", "■")
    symbols: tuple[str, ...] = ("⌂", "¢", "-¢", "♥", "×", "†", "→", "-×")  # noqa: RUF001
    viking: str = "×"  # noqa: RUF001
    monastery: str = "‡"
    marker: str = "◀"
    none: str = "·"
    face_up: str = "○"
    renown: str = "★"
    claim: str = "⚑"
    marriage: str = "∞"
    winner: str = "♔"


FACE_DOWN_SIGN = "?"

FULL = Signs()
ASCII = Signs(
    *("-|\\/", ("r", "b", "y", "w"), ("T", "$", "-$", "&", "x", "+", ">", "-x")),
    *("x", "#", "<", ".", "o", "*", "^", "%", "!"),
)


def signs_of(plain: bool) -> Signs:
    return ASCII if plain else FULL


def picture(seen: Seen, lit: Sequence[int], last: int | None, plain: bool, say: Say) -> list[Line]:
    """The map as the observer sees it, with the legal towns (`lit`) and the town chosen last marked.

    Both are option ids; those that are no towns are passed over, so all options of a decision may be handed in.
    `plain` keeps to ASCII.
    """
    signs = signs_of(plain)
    sheet = Sheet(WIDTH, len(_ROWS), "sea")
    for y, row in enumerate(_ROWS):
        for land in re.finditer(r"\S+", row):
            sheet.put(y, land.start(), " " * len(land[0]), "land")
    _name_regions(sheet, plain, say)
    for road in ROADS:
        for y, x, stroke in way(*road):
            sheet.over(y, x, signs.roads[stroke], "road")
    for town in range(len(TOWNS)):
        _draw_town(sheet, seen, town, town in lit, town == last, signs)
    _draw_regions(sheet, seen, signs)
    return sheet.lines()


# the map


LEVEL, UPRIGHT, FALLING, RISING = range(4)


def way(one: int, other: int) -> Iterator[tuple[int, int, int]]:
    """Where the strokes of a road lie, and which they are: one on each line it crosses, or a level row of them."""
    (y, x), (to_y, to_x) = sorted((PLACES[one], PLACES[other]))
    down, right = to_y - y, to_x - x
    if not down:
        for step in range(1, right):
            yield y, x + step, LEVEL
        return
    stroke = UPRIGHT if abs(right) * 2 <= down else FALLING if right > 0 else RISING
    for step in range(1, down):
        yield y + step, x + round(right * step / down), stroke


def _name_regions(sheet: Sheet, plain: bool, say: Say) -> None:
    for region in REGIONS:
        y, x = _PLACES[region.id]
        for line, word in enumerate(say(Message(f"region-{region.id}", {})).split(maxsplit=1)):
            sheet.over(y + line, x, ascii_text(word) if plain else word, "region")


def _draw_town(sheet: Sheet, seen: Seen, town: int, lit: bool, last: bool, signs: Signs) -> None:
    y, x = PLACES[town]
    data = TOWNS[town]
    name = (signs.suits[data.colour] + data.id, COLOURS[data.colour])
    spans = [name, *_pieces(seen, town, signs)]
    if lit:
        spans = [("[", "lit"), *spans, ("]", "lit")]
    elif last:
        spans = [(">", "last"), *spans]
    x -= 2 if lit or last else 1
    for text, style in spans:
        sheet.over(y, x, text, style)
        x += len(text)


def _pieces(seen: Seen, town: int, signs: Signs) -> list[Span]:
    """What lies on a town: a disc, perhaps under a Viking token, a monastery, the marker."""
    pieces = [seat_letter(seat) for seat, towns in enumerate(seen.discs) if town in towns]
    if town in seen.vikings:
        pieces.append((signs.viking, "viking"))
    if town in seen.monasteries:
        pieces.append((signs.monastery, "monastery"))
    if town == seen.active:
        pieces.append((signs.marker, "marker"))
    return pieces


# the regions


def _draw_regions(sheet: Sheet, seen: Seen, signs: Signs) -> None:
    """In the north-west: a line a region, a column a seat, then one for the Vikings."""
    columns = [seat_letter(seat) for seat in range(seen.seats)] + [(signs.viking, "viking")]
    for column, (text, style) in enumerate(columns):
        sheet.over(0, 9 + 2 * column, text, style)
    discs, vikings, monasteries = list(map(mask_of, seen.discs)), mask_of(seen.vikings), mask_of(seen.monasteries)
    for number, region in enumerate(REGIONS):
        y = number + 1
        sheet.over(y, 1, f"{region.id} {region.threshold}:{region.points}", "text")
        sheet.over(y, 7, *_token(seen.claims[number], signs))
        sums = tally(number, discs, vikings, monasteries, seen.ally)
        for column, count in enumerate(sums):
            alone = count == max(sums) and sums.count(count) == 1
            sheet.over(y, 9 + 2 * column, str(count or signs.none), "most" if alone else "text")


def _token(claim: int, signs: Signs) -> Span:
    if claim == FACE_DOWN:
        return FACE_DOWN_SIGN, "text"
    return (signs.face_up, "most") if claim == ON_BOARD else seat_letter(claim)


# the signs


def legend(plain: bool, say: Say) -> list[Line]:
    """The signs of map and sidebar with what they mean."""
    return explained(_signs(signs_of(plain)), plain, say)


def _signs(signs: Signs) -> list[tuple[str, str, str]]:
    """Sign, style and id of what can be shown."""
    return [
        *((sign, colour, colour) for sign, colour in zip(signs.suits, COLOURS, strict=True)),
        ("A", "seat-0", "disc"),
        (signs.viking, "viking", "viking"),
        (signs.monastery, "monastery", "monastery"),
        (signs.marker, "marker", "marker"),
        (signs.roads[LEVEL] * 3, "road", "road"),
        ("[ ]", "lit", "legal"),
        (">", "last", "last"),
        ("4:6", "text", "threshold"),
        (FACE_DOWN_SIGN, "text", "face-down"),
        (signs.face_up, "most", "face-up"),
        *((sign, "text", name) for sign, name in zip(signs.symbols, SYMBOLS, strict=True)),
        (signs.renown, "text", "renown"),
        (signs.claim, "text", "claims"),
        (signs.marriage, "text", "marriages"),
        (signs.winner, "text", "winner"),
    ]
