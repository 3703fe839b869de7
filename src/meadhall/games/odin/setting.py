"""What never changes at a table of A Feast for Odin, for clients that draw it.

Things, pieces, boards, spaces and cards are known by their number, as in observations and in the panel.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from meadhall.core.game import Card, Say
from meadhall.core.masks import bits
from meadhall.core.words import Message
from meadhall.games.odin import texts
from meadhall.games.odin.actions import SPACES
from meadhall.games.odin.boards import HOUSES, Board
from meadhall.games.odin.box import (
    ANIMALS,
    BUILDING,
    COLOURS,
    EMIGRATED_WIDTH,
    FAMILIES,
    GOODS,
    LARGE_BERTHS,
    PENALTY,
    SHIPS,
    SMALL_BERTHS,
    SPECIAL,
    SPECIALS,
    STRIPS,
    SWORDS,
    TABLE_COLUMNS,
    TABLE_ROWS,
    THINGS,
    TOKENS,
    VIKINGS,
    Amounts,
    colour_of,
    family_of,
    load,
)
from meadhall.games.odin.cards import KINDS, OCCUPATIONS
from meadhall.games.odin.dice_games import DICE_GAMES, ROLLS
from meadhall.games.odin.notation import (
    ARM,
    CARD,
    CELL,
    CELLS,
    GOOD,
    ISLAND,
    NUMBER,
    PIECE,
    PIECES,
    SHIP,
    SLOTS,
    SPACE,
    SPACE_IDS,
    STRIP,
    TOKEN,
    WORD,
    WORDS,
    named,
    slot_name,
)
from meadhall.games.odin.notation import SPECIAL as SPECIAL_OPTION
from meadhall.games.odin.pieces import COLUMNS, ROWS, shape_of
from meadhall.games.odin.rules.placement import BOARDS
from meadhall.games.odin.table import Table

EFFECTS: dict[str, list[dict[str, Any]]] = {row["id"]: row["effects"] for row in load("actions.toml")["space"]}
"""By the id of a space: what it does, as the data have it; see the head of actions.toml."""


def setting(table: Table, say: Say) -> dict[str, Any]:
    """The box as far as it is in play, with the names and texts of everything."""
    return {
        "rows": ROWS,
        "columns": COLUMNS,
        "options": _options(),
        "slots": [slot_name(slot) for slot in range(SLOTS)],
        "things": [_thing(thing, say) for thing in range(len(THINGS))],
        "pieces": [_piece(piece) for piece in range(len(PIECES))],
        "boards": [_board(board, table, say) for board in BOARDS],
        "islands": list(table.pairs),
        "rounds": _rounds(table),
        "vikings": VIKINGS,
        "feast": {"columns": TABLE_COLUMNS, "rows": TABLE_ROWS, "emigrated": EMIGRATED_WIDTH, "penalty": PENALTY},
        "spaces": [_space(space, say) for space in table.spaces],
        "imitations": [_name(f"space-{each}", say) for each in SPACE_IDS[len(SPACES) :]],
        "ships": [
            ship._asdict() | {"name": say(named(ship.id)), "berths": LARGE_BERTHS if ship.large else SMALL_BERTHS}
            for ship in SHIPS
        ],
        "animals": [animal._asdict() for animal in ANIMALS],
        "strips": [list(strip) for strip in STRIPS],
        "rolls": ROLLS,
        "dice": [
            game._asdict() | {"reward": _amounts(game.reward), "failure": _amounts(game.failure)} for game in DICE_GAMES
        ],
        "cards": _cards(table, say),
        "tokens": [[_amounts(token.harvest), _amounts(token.no_harvest)] for token in TOKENS]
        if table.harvest_too
        else [],
    }


def _options() -> dict[str, Any]:
    """Where the options of each kind begin; the option of a cell is cell + slot * cells + row * columns + column."""
    starts = {"space": SPACE, "word": WORD, "ship": SHIP, "arm": ARM, "good": GOOD, "special": SPECIAL_OPTION}
    starts |= {"strip": STRIP, "island": ISLAND, "number": NUMBER, "card": CARD, "token": TOKEN, "piece": PIECE}
    return starts | {"cell": CELL, "cells": CELLS} | {name: WORD + n for n, name in enumerate(WORDS)}


def _name(message: str, say: Say) -> str:
    return say(Message(message, {}))


def _thing(thing: int, say: Say) -> dict[str, Any]:
    """Goods have a colour; special tiles a price, and a sword value as blue goods have; buildings are so many."""
    told: dict[str, Any] = {"id": THINGS[thing], "name": say(named(THINGS[thing])) if THINGS[thing] else ""}
    if thing < len(GOODS):
        family = FAMILIES[family_of(thing)]
        forgeable = family.forgeable and SWORDS[thing] > 0
        told |= {"colour": COLOURS[colour_of(thing)], "sword": SWORDS[thing], "forgeable": forgeable}
        told |= {"rows": family.rows, "columns": family.cols}
    elif SPECIAL <= thing < SPECIAL + len(SPECIALS):
        special = SPECIALS[thing - SPECIAL]
        told |= {"colour": "special", "sword": special.sword, "forgeable": special.forgeable}
        told |= {"price": special.price, "points": special.points}
    elif thing >= BUILDING:
        told["supply"] = HOUSES[thing - BUILDING].supply
    return told


def _piece(piece: int) -> dict[str, Any]:
    """A thing as it is turned, cell by cell from its upper left corner."""
    thing, orientation = PIECES[piece]
    mask, rows, columns, _ = shape_of(thing).orientations[orientation]
    return {"thing": thing, "rows": rows, "columns": columns, "cells": [list(divmod(n, COLUMNS)) for n in bits(mask)]}


def _board(board: Board, table: Table, say: Say) -> dict[str, Any]:
    """The grid is drawn in the signs of boards.toml."""
    return {
        "id": board.id,
        "name": say(named(board.id)) if board.id in THINGS or board.ship else "",
        "grid": list(board.grid),
        "points": table.points(board),
        "minus": board.minus,
        "letter": board.letter,
        "back": board.back,
        "vikings": board.vikings,
        "ship": board.ship,
        "income": [
            {"cap": diagonal.cap, "steps": [[step.value, *divmod(step.cell, COLUMNS)] for step in diagonal.steps]}
            for diagonal in board.diagonals
        ],
        "bonuses": [
            {"gives": list(bonus.gives), "cells": [list(divmod(n, COLUMNS)) for n in bits(bonus.cells)]}
            for bonus in board.bonuses
        ],
        "wood": board.wood,
        "stone": board.stone,
        "supply": board.supply,
    }


def _rounds(table: Table) -> list[dict[str, Any]]:
    """What each round brings: the boards that are turned, open squares of the feast table, Vikings of its square."""
    length = table.length
    return [
        {"turn": turn, "table": squares, "coming": coming}
        for turn, squares, coming in zip(length.turn, length.table, table.coming, strict=True)
    ]


def _space(number: int, say: Say) -> dict[str, Any]:
    space = SPACES[number]
    return {
        "number": number,
        "id": space.id,
        "name": _name(f"space-{space.id}", say),
        "short": _name(f"space-{space.id}.short", say),
        "text": texts.space_text(number, say),
        "column": space.column,
        "row": space.row,
        "height": space.height,
        "group": space.group.name.lower(),
        "colour": space.colour.name.lower(),
        "effects": EFFECTS[space.id],
    }


@lru_cache(maxsize=16)
def _all_cards(say: Say) -> list[Card]:
    """Composing all texts takes long, and they are the same at every table of a language."""
    return texts.all_cards(say)


def _cards(table: Table, say: Say) -> list[dict[str, Any]]:
    """The occupations in play."""
    in_play = table.light | table.dark
    return [
        {
            "card": card,
            "number": told.number,
            "deck": told.deck,
            "light": OCCUPATIONS[card].light,
            "name": told.name,
            "points": told.points,
            "kinds": [KINDS[kind] for kind in OCCUPATIONS[card].kinds],
            "text": told.text,
        }
        for card, told in enumerate(_all_cards(say))
        if in_play >> card & 1
    ]


def _amounts(amounts: Amounts) -> list[list[int]]:
    return [[thing, number] for thing, number in amounts]
