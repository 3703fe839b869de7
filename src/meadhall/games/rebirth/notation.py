"""Options in all their forms: the id, the structured form, the short text, and the parameters of messages.

hexes   0 to 479     row * 20 + column      "9,10"
tiles   480 to 485   which tile to place    "F" "E" "S1" "S2" "S3" "S4"
cards   486 to 497   which public mission   "P1" to "P12"
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from meadhall.core.game import Code, NotationError
from meadhall.core.words import SEATS, Args, Message
from meadhall.games.rebirth.board import COLUMNS, ROWS
from meadhall.games.rebirth.box import BONUSES, CASTLE_CARD, MISSIONS, PUBLIC_MISSIONS, SIGNS

if TYPE_CHECKING:
    from meadhall.games.rebirth.table import Table

TILE = ROWS * COLUMNS
CARD = TILE + len(SIGNS)
SIZE = CARD + len(PUBLIC_MISSIONS)

LABELS = (
    *("points", "hand", "supply", "aside", "cards", "farm", "power-plant", "blank", "settlement", "harbour", "coast"),
    *("tile", "cluster", "influence", "castle", "held", "cathedral", "visited", "covered", "legal", "last"),
)
"""What the picture has words for."""

DECIDED_BY = ("points", "first-tiebreak", "second-tiebreak", "shared")


def hex_option(row: int, column: int) -> int:
    return row * COLUMNS + column


def describe(option: int) -> dict[str, Any]:
    if not 0 <= option < SIZE:
        raise ValueError(f"options of Rebirth are 0 to {SIZE - 1}, not {option}")
    if option < TILE:
        row, column = divmod(option, COLUMNS)
        return {"kind": "hex", "row": row, "column": column}
    if option < CARD:
        return {"kind": "tile", "tile": SIGNS[option - TILE]}
    return {"kind": "card", "card": PUBLIC_MISSIONS[option - CARD].id}


def notation(option: int) -> str:
    form = describe(option)
    return f"{form['row']},{form['column']}" if form["kind"] == "hex" else str(form[form["kind"]])


_SPOT = re.compile(r"([0-9]{1,3}) *, *([0-9]{1,3})")
_NAMED = {notation(option): option for option in range(TILE, SIZE)}


def parse(text: str) -> int:
    word = text.strip().upper()
    if word in _NAMED:
        return _NAMED[word]
    spot = _SPOT.fullmatch(word)
    if spot:
        row, column = int(spot[1]), int(spot[2])
        if row < ROWS and column < COLUMNS:
            return hex_option(row, column)
        raise NotationError(f"{text.strip()!r} lies off the map: rows go to {ROWS - 1} and columns to {COLUMNS - 1}")
    raise NotationError(
        f"{text.strip()[:40]!r} is no move; "
        "write a hex as row,column (9,10), a tile as F, E or S1 to S4, a mission as P1 to P12"
    )


# what messages speak of


def label(option: int) -> Message:
    form = describe(option)
    kind = form.pop("kind")
    if kind == "card":
        mission = PUBLIC_MISSIONS[option - CARD]
        form |= {"first": mission.first, "later": mission.later}
    return Message(f"option-{kind}", form)


def naming(field: str, code: str) -> Message | None:
    """Cards are called by their task: public missions by what their data say, castle cards by the castle."""
    if field == "mission" and code not in ("hidden", *(mission.id for mission in MISSIONS)):
        return Message("mission-castle", {"castle": code})
    mission = next((mission for mission in PUBLIC_MISSIONS if mission.id == code), None)
    if field != "card" or mission is None:
        return None
    details: Args = {
        "place": mission.place,
        "settlement": mission.settlement,
        "tile": mission.tile,
        "need": mission.need,
    }
    return Message(f"task-{mission.condition}", {key: value for key, value in details.items() if value})


def named_messages() -> list[str]:
    return [
        "option-named-hex",
        *(f"mission-{mission.id}" for mission in (*MISSIONS, CASTLE_CARD)),
        *(f"task-{mission.condition}" for mission in PUBLIC_MISSIONS),
        *(f"bonus-{bonus}" for bonus in BONUSES),
        *(f"sign-{sign}" for sign in (*LABELS, *BONUSES)),
    ]


def mission_name(table: Table, mission: int) -> str:
    """The id of the kind of mission, or for a castle card the name of the castle."""
    return MISSIONS[mission].id if mission < len(MISSIONS) else table.board.castles[mission - len(MISSIONS)].name


def hex_name(table: Table, index: int) -> str:
    row, column = table.board.hexes[index]
    return f"{row},{column}"


CODES: Mapping[str, Code] = {
    "seat": lambda _, seat: SEATS[seat],
    "before": lambda _, seat: SEATS[seat],
    "tile": lambda _, tile: SIGNS[tile],
    "hex": hex_name,
    "settlement": lambda table, index: table.board.settlements[index].name,
    "castle": lambda table, index: table.board.castles[index].name,
    "cathedral": lambda table, index: table.board.cathedrals[index].name,
    "tower": lambda table, index: table.board.towers[index].name,
    "bonus": lambda _, bonus: BONUSES[bonus],
    "mission": mission_name,
    "card": lambda _, card: PUBLIC_MISSIONS[card].id,
    "by": lambda _, by: DECIDED_BY[by],
}
