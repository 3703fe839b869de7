"""Options in all their forms: the id, the structured form, the short text, and the parameters of messages.

spaces       action spaces and the two imitation spaces        "A01" to "A61", "I1", "I2"
words        what has no number                                "pass" "done" "roll" "succeed" "fail" "yes" "no" "gap"
                                                               "pause"
ships        a ship to buy, build or sail with                 "whaling_boat" "knarr" "longship"
arms         a ship to load an ore on                          "arm-boat", "arm-longship-0" to "arm-longship-2"
goods        a good                                            "hide"
specials     a special tile                                    "helmet"
strips       a mountain strip                                  "strip1" to "strip8"
islands      an exploration board                              "shetland"
numbers      how many                                          "0" to "24"
cards        an occupation                                     "card1" to "card190"
tokens       a resource token                                  "token1" to "token10"
pieces       a tile or a single thing, as it is turned         "hide/0", "hide/1", "helmet/3", "ore/0"
cells        a board and a cell on it, where its corner goes   "home:10,1", "island2:3,4", "stone-house1:0,1"
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from meadhall.core.game import Code, NotationError
from meadhall.core.words import SEATS, Message
from meadhall.games.odin.actions import SPACES
from meadhall.games.odin.boards import ISLANDS
from meadhall.games.odin.box import (
    BUILDINGS,
    GOODS,
    ORE,
    SHIPS,
    SILVER,
    SPECIALS,
    STRIPS,
    THINGS,
    TOKENS,
    WOOD,
    Amounts,
)
from meadhall.games.odin.box import SPECIAL as SPECIAL_THING
from meadhall.games.odin.cards import OCCUPATIONS
from meadhall.games.odin.pieces import COLUMNS, ROWS, bit, shape_of

LABELS = (
    *("vikings", "silver", "wood", "stone", "ore", "ships", "penalties", "strips", "islands", "hand"),
    *("round", "boards", "played", "deciding", "moose", "fleet"),
    *("plain", "negative", "double", "income", "bonus", "never", "legal", "green", "metal", "blocked"),
    *("open", "stands", "column", "colour-plays", "colour-rests"),
)
"""What the picture has words for."""

OFFERS = (
    *("payment", "not-pregnant", "unload", "use", "way", "as-the-space-says", "serve", "strip-items", "items"),
    *("boats", "vikings", "loot", "raise", "buy"),
)
"""Labels of options that depend on where they are offered."""

WORDS = ("pass", "done", "roll", "succeed", "fail", "yes", "no", "gap", "pause")

ARMS = ("boat", *(f"longship-{ore}" for ore in range(3)))
"""Ships that take an ore: any whaling boat, or a longship that has so many."""

SPACE_IDS = (*(space.id for space in SPACES), "I1", "I2")
IMITATION = len(SPACES)
"""Spaces IMITATION and IMITATION + 1 are those of the extension pieces."""

HOME = 0
ISLAND_SLOT, STONE_HOUSE_SLOT, LONG_HOUSE_SLOT, SLOTS = 1, 7, 10, 15
"""Where a seat's boards are: the home board, six islands, three stone houses, five long houses."""

CELLS = ROWS * COLUMNS
MOST = 24
"""No choice is about more than that."""


class Piece(NamedTuple):
    """A thing in one of its orientations."""

    thing: int
    orientation: int


PIECES: tuple[Piece, ...] = tuple(
    Piece(thing, orientation)
    for thing in (
        *(good for good, name in enumerate(GOODS) if name),
        SILVER,
        ORE,
        WOOD,
        *range(SPECIAL_THING, SPECIAL_THING + len(SPECIALS)),
    )
    for orientation in range(len(shape_of(thing).orientations))
)

SPACE = 0
WORD = SPACE + len(SPACE_IDS)
SHIP = WORD + len(WORDS)
ARM = SHIP + len(SHIPS)
GOOD = ARM + len(ARMS)
SPECIAL = GOOD + len(GOODS)
STRIP = SPECIAL + len(SPECIALS)
ISLAND = STRIP + len(STRIPS)
NUMBER = ISLAND + len(ISLANDS)
CARD = NUMBER + MOST + 1
TOKEN = CARD + len(OCCUPATIONS)
PIECE = TOKEN + len(TOKENS)
CELL = PIECE + len(PIECES)
SIZE = CELL + SLOTS * CELLS

PASS, DONE, ROLL, SUCCEED, FAIL, YES, NO, GAP, PAUSE = range(WORD, SHIP)

_KINDS = (
    *((SPACE, "space"), (WORD, "word"), (SHIP, "ship"), (ARM, "arm"), (GOOD, "good"), (SPECIAL, "special")),
    *((STRIP, "strip"), (ISLAND, "island"), (NUMBER, "number"), (CARD, "card"), (TOKEN, "token")),
    *((PIECE, "piece"), (CELL, "cell")),
)


def cell_option(slot: int, cell: int) -> int:
    return CELL + slot * CELLS + cell


def slot_name(slot: int) -> str:
    if slot >= LONG_HOUSE_SLOT:
        return f"long-house{slot - LONG_HOUSE_SLOT + 1}"
    if slot >= STONE_HOUSE_SLOT:
        return f"stone-house{slot - STONE_HOUSE_SLOT + 1}"
    return f"island{slot - ISLAND_SLOT + 1}" if slot else "home"


def describe(option: int) -> dict[str, Any]:
    if not 0 <= option < SIZE:
        raise ValueError(f"options of A Feast for Odin are 0 to {SIZE - 1}, not {option}")
    start, kind = next((start, kind) for start, kind in reversed(_KINDS) if option >= start)
    form: dict[str, Any] = _FORMS[kind](option - start)
    return {"kind": kind} | form


def _piece_form(number: int) -> dict[str, Any]:
    piece = PIECES[number]
    return {"piece": THINGS[piece.thing], "orientation": piece.orientation}


def _cell_form(number: int) -> dict[str, Any]:
    slot, cell = divmod(number, CELLS)
    return {"board": slot_name(slot), "row": cell // COLUMNS, "column": cell % COLUMNS}


_FORMS: dict[str, Any] = {
    "space": lambda number: {"space": SPACE_IDS[number]},
    "word": lambda number: {"word": WORDS[number]},
    "ship": lambda number: {"ship": SHIPS[number].id},
    "arm": lambda number: {"arm": ARMS[number]},
    "good": lambda number: {"good": GOODS[number]},
    "special": lambda number: {"special": SPECIALS[number].id},
    "strip": lambda number: {"strip": number + 1},
    "island": lambda number: {"island": ISLANDS[number].id},
    "number": lambda number: {"number": number},
    "card": lambda number: {"card": number + 1},
    "token": lambda number: {"token": number + 1},
    "piece": _piece_form,
    "cell": _cell_form,
}


def notation(option: int) -> str:
    form = describe(option)
    kind = form["kind"]
    if kind in ("card", "token", "strip"):
        return f"{kind}{form[kind]}"
    if kind == "arm":
        return f"arm-{form['arm']}"
    if kind == "cell":
        return f"{form['board']}:{form['row']},{form['column']}"
    if kind == "piece":
        return f"{form['piece']}/{form['orientation']}"
    if kind == "good" and not form["good"]:
        return f"no-good-{option - GOOD}"
    return str(form[kind])


_NAMED: dict[str, int] = {}
for _option in reversed(range(SIZE)):
    _NAMED[notation(_option).lower()] = _option


def parse(text: str) -> int:
    word = " ".join(text.lower().split())
    if word in _NAMED:
        return _NAMED[word]
    raise NotationError(
        f"{text.strip()[:40]!r} is no move; write a space as A01 to A61, a tile as its name, a tile to be placed "
        "with how it is turned (hide/0), a cell as home:10,1, a card as card12, or a word such as pass, done, roll"
    )


def drawn(piece: int) -> str:
    """The rows of a piece that is no rectangle."""
    thing, orientation = PIECES[piece]
    shape = shape_of(thing)
    mask, rows, columns, _ = shape.orientations[orientation]
    if shape.area == rows * columns:
        return ""
    return " / ".join(
        "".join("#" if mask >> bit(row, column) & 1 else "." for column in range(columns)) for row in range(rows)
    )


# what messages speak of


def label(option: int) -> Message:
    form = describe(option)
    kind = form.pop("kind")
    if kind in ("strip", "token"):
        form[kind] = str(form[kind])
    if kind == "card":
        form["name"] = str(form["card"])
    if kind == "piece":
        thing, orientation = PIECES[option - PIECE]
        _, form["rows"], form["columns"], _ = shape_of(thing).orientations[orientation]
    spoken = {key: words(value) if isinstance(value, str) else value for key, value in form.items()}
    return Message(f"option-{kind}", spoken)


def use_label(card: int, script: int) -> Message:
    """A card that can be used, and what it would do."""
    return Message("option-use", {"card": card + 1, "name": str(card + 1), "script": str(script)})


def way_label(script: int) -> Message:
    """What the script does."""
    return Message("option-way", {"script": str(script)})


def amount_label(thing: int, number: int) -> Message:
    return Message("option-payment", {"thing": words(THINGS[thing]), "number": number})


def amounts_code(amounts: Amounts) -> str:
    """Amounts as parameters of messages hold them; see `texts.naming`."""
    return " ".join(f"{thing}x{number}" for thing, number in amounts)


def amounts_of(code: str) -> Amounts:
    pairs = (each.split("x") for each in code.split())
    return tuple((int(thing), int(number)) for thing, number in pairs)


def number(option: int) -> int | None:
    return option - NUMBER if NUMBER <= option < CARD else None


def words(thing: str) -> str:
    """The id of a thing as messages spell it."""
    return thing.replace("_", "-")


def named(thing: str) -> Message:
    """What a thing, a ship or an island with that id is called."""
    return Message(f"name-{words(thing)}", {})


KINDS_OF_THINGS = ("thing", "good", "into", "ship", "building", "island", "board", "what", "special", "piece", "other")


def naming(field: str, code: str) -> Message | None:
    """Things go by one name, whatever they are to an event; boards of one kind are numbered, cards go by number."""
    if field in ("slot", "board") and code not in _NAMES:
        kind = code.rstrip("0123456789")
        return Message(f"board-{kind}", {"number": int(code[len(kind) :] or 0)})
    if field == "name" and code.isdecimal():
        return Message(f"card-{code}", {})
    return named(code) if field in KINDS_OF_THINGS and code in _NAMES else None


_NAMES = {
    words(name)
    for name in (
        *filter(None, THINGS),
        *(s.id for s in SHIPS),
        *(i.id for i in ISLANDS),
        "large_ship",
        "ship",
        "players",
    )
}


def named_messages() -> list[str]:
    return [
        *(f"name-{name}" for name in sorted(_NAMES)),
        *(f"space-{space}{form}" for space in SPACE_IDS for form in ("", ".short")),
        *(f"card-{card.number}" for card in OCCUPATIONS),
        *(f"word-{word}" for word in WORDS),
        *(f"arm-{arm}" for arm in ARMS),
        *(f"board-{kind}" for kind in ("home", "island", "stone-house", "long-house")),
        *(f"sign-{sign}" for sign in LABELS),
        *(f"option-{form}" for form in OFFERS),
    ]


CODES: Mapping[str, Code] = {
    "seat": lambda _, seat: SEATS[seat],
    "space": lambda _, space: SPACE_IDS[space],
    "thing": lambda _, thing: words(THINGS[thing]),
    "good": lambda _, good: words(GOODS[good]),
    "into": lambda _, good: words(GOODS[good]),
    "ship": lambda _, ship: words(SHIPS[ship].id),
    "building": lambda _, building: words(BUILDINGS[building]),
    "island": lambda _, island: words(ISLANDS[island].id) if island >= 0 else "none",
    "strip": lambda _, strip: str(strip),
    "token": lambda _, token: str(token),
    "card": lambda _, card: str(card + 1),
    "slot": lambda _, slot: slot_name(slot),
}
