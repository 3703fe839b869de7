"""What never changes at a table of Rebirth, for clients that draw it.

Hexes are known by their number, their place in `Board.hexes`; observations and the panel speak of them in the same way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from meadhall.core.game import Say
from meadhall.core.masks import bits
from meadhall.core.words import Message
from meadhall.games.rebirth.board import COLUMNS, Place
from meadhall.games.rebirth.box import BONUSES, CASTLE_CARD, INFLUENCE, MISSIONS, PUBLIC_MISSIONS, SIGNS
from meadhall.games.rebirth.notation import mission_name, naming
from meadhall.games.rebirth.table import MAPS, Table


def setting(table: Table, say: Say) -> dict[str, Any]:
    """The map with its places, and the names of tiles, cards and bonuses."""
    board = table.board
    ours = table.options["map"] if table.options["map"] in MAPS else ""
    return {
        "title": say(Message(f"map-{ours}", {})) if ours else board.title,
        "map": ours,
        "rules": board.rules,
        "provenance": board.provenance,
        "rows": board.rows,
        "columns": board.columns,
        "stride": COLUMNS,  # the option of a hex is row * stride + column
        "kinds": ["farm", "power", "blank", "settlement"],
        "hexes": [[*spot, board.kinds[i], board.settlement_at[i]] for i, spot in enumerate(board.hexes)],
        "plus": bits(board.plus),
        "covered": bits(table.covered),
        "castles": _places(board.castles),
        "cathedrals": _places(board.cathedrals),
        "towers": _places(board.towers),
        "settlements": [
            {"name": town.name, "size": town.size, "hexes": bits(town.hexes)} for town in board.settlements
        ],
        "tiebreaks": _tiebreaks(table),
        "tiles": _tiles(table, say),
        "missions": [] if table.ireland else _missions(table, say),
        "public": _public_missions(say) if table.ireland else [],
        "bonuses": _bonuses(say) if table.ireland else [],
    }


def _places(places: Sequence[Place]) -> list[dict[str, Any]]:
    return [
        {"name": place.name, "row": place.row, "column": place.column, "ring": bits(place.ring)} for place in places
    ]


def _tiebreaks(table: Table) -> list[str]:
    """The places that decide ties, by name, the stronger first."""
    board = table.board
    second = board.towers if table.ireland else board.castles
    return [board.castles[board.first_tiebreak].name, second[board.second_tiebreak].name]


def _tiles(table: Table, say: Say) -> list[dict[str, Any]]:
    """The kinds of tiles, and how many of each a player has."""
    counts = Counter(table.tiles)
    return [
        {
            "sign": sign,
            "name": say(Message("option-tile", {"tile": sign})),
            "influence": INFLUENCE[kind],
            "count": counts[kind],
        }
        for kind, sign in enumerate(SIGNS)
    ]


def mission_text(table: Table, card: int, say: Say) -> str:
    """A mission card in words."""
    if table.ireland:
        return task_text(card, say)
    if card < len(MISSIONS):
        return say(Message(f"mission-{MISSIONS[card].id}", {}))
    return say(Message("mission-castle", {"castle": mission_name(table, card)}))


def task_text(card: int, say: Say) -> str:
    """The task of a public mission in words."""
    task = naming("card", PUBLIC_MISSIONS[card].id)
    assert task is not None, "every public mission has a task"
    return say(task)


def _missions(table: Table, say: Say) -> list[dict[str, Any]]:
    """The mission cards of Scotland: the general ones, then one for each castle."""
    cards = [*MISSIONS, *[CASTLE_CARD] * len(table.board.castles)]
    return [
        {"id": mission.id, "text": mission_text(table, card, say), "points": mission.points}
        for card, mission in enumerate(cards)
    ]


def _public_missions(say: Say) -> list[dict[str, Any]]:
    return [
        {
            "id": mission.id,
            "text": task_text(card, say),
            "need": mission.need,
            "first": mission.first,
            "later": mission.later,
        }
        for card, mission in enumerate(PUBLIC_MISSIONS)
    ]


def _bonuses(say: Say) -> list[dict[str, Any]]:
    return [{"id": bonus, "text": say(Message(f"bonus-{bonus}", {}))} for bonus in BONUSES]
