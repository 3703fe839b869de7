"""What the cards count, beside ships and what lies in the supply (see `State.count`)."""

from __future__ import annotations

from meadhall.games.odin.actions import SPACES, Category
from meadhall.games.odin.boards import HOUSES
from meadhall.games.odin.box import (
    CATTLE,
    GAME_MEAT,
    GOODS,
    LONG_HOUSE,
    MEAD,
    ORE,
    PEAS,
    RED,
    SHED,
    SHEEP,
    SPECIAL,
    STONE,
    STONE_HOUSE,
    WHALE_MEAT,
    WOOD,
    colour_of,
)
from meadhall.games.odin.notation import IMITATION, PIECES
from meadhall.games.odin.rules.changes import rolls_allowed
from meadhall.games.odin.rules.upkeep import income_of
from meadhall.games.odin.state import COUNTERS, NOBODY, Deed, State

MOST_PEAS = 8
"""Peas are doubled up to so many (card 97)."""
HUNT_IN_A_PAIR = next(
    n for n, space in enumerate(SPACES) if space.column == 2 and Category.HUNTING_GAME in space.categories
)


def _vikings(s: State, seat: int, among: set[int]) -> int:
    """Vikings of the seat that stand on these spaces now."""
    return sum(s.placed[space] for space in among if s.placer[space] == seat)


def _column(s: State, column: int) -> set[int]:
    own = {n for n, space in enumerate(SPACES) if space.column == column}
    return own | {IMITATION + n for n, imitated in enumerate(s.imitation) if imitated == column}


SNARES = {n for n, space in enumerate(SPACES) if Category.LAYING_SNARE in space.categories}
CRAFTING = {n for n, space in enumerate(SPACES) if Category.CRAFTING in space.categories}
RED_GOODS = [good for good, name in enumerate(GOODS) if name and colour_of(good) == RED]


def specials_owned(s: State, seat: int) -> int:
    laid = sum(PIECES[piece].thing >= SPECIAL for piece in s.laid[seat][::2])
    return laid + s.treasures[seat].bit_count()


def hunters_in_pair(s: State, seat: int) -> int:
    """1 if two Vikings hunt on the space of the second column (card 163)."""
    return int(s.deed(Deed.SPACE) == HUNT_IN_A_PAIR and s.deed(Deed.PLACE) != NOBODY)


def vikings_here(s: State, seat: int) -> int:
    place = s.deed(Deed.PLACE)
    return 0 if place == NOBODY else s.placed[place]


SPOT_MATERIALS = (WOOD, STONE)


def free_spots(s: State, seat: int) -> list[int]:
    """For which materials that the seat has there is a free spot in one of its sheds, by number (card 42)."""
    sheds, shed = s.houses[seat * 3 + SHED], HOUSES[SHED]
    return [
        way
        for way, (thing, spots) in enumerate(zip(SPOT_MATERIALS, (shed.wood, shed.stone), strict=True))
        if s.has(seat, thing) and s.spots[seat * 2 + way] < sheds * spots
    ]


def vikings_snaring(s: State, seat: int) -> int:
    """Those of the space itself, if it lets lay snares: a card may do so elsewhere (card 130 with 85)."""
    return vikings_here(s, seat) if s.deed(Deed.SPACE) in SNARES else 0


COUNTERS.update(
    {
        "houses": lambda s, seat: s.houses[seat * 3 + STONE_HOUSE] + s.houses[seat * 3 + LONG_HOUSE],
        "islands": lambda s, seat: s.owners.count(seat),
        "income": income_of,
        "fleets": lambda s, seat: min(s.count(seat, ship) for ship in ("whaling_boat", "knarr", "longship")),
        "loaded_ore": lambda s, seat: (
            s.boats[seat * 2 + 1] + sum(ore * s.longships[seat * 4 + ore] for ore in range(1, 4))
        ),
        "armed_longships": lambda s, seat: s.longships[seat * 4 + 2] + s.longships[seat * 4 + 3],
        "specials_owned": specials_owned,
        "animal_kinds": lambda s, seat: (s.has(seat, SHEEP) > 0) + (s.has(seat, CATTLE) > 0),
        "red_kinds": lambda s, seat: sum(s.has(seat, good) > 0 for good in RED_GOODS),
        "meat_pairs": lambda s, seat: min(s.has(seat, GAME_MEAT), s.has(seat, WHALE_MEAT)),
        "peas_to_double": lambda s, seat: max(0, min(s.has(seat, PEAS), MOST_PEAS - s.has(seat, PEAS))),
        "vikings_crafting": lambda s, seat: _vikings(s, seat, CRAFTING),
        "vikings_in_column_2": lambda s, seat: _vikings(s, seat, _column(s, 2)),
        "vikings_in_column_3": lambda s, seat: _vikings(s, seat, _column(s, 3)),
        "vikings_here": vikings_here,
        "vikings_snaring": vikings_snaring,
        "pairs_placed": lambda s, seat: s.pairs[seat],
        "viking_action": lambda s, seat: int(any(deed[Deed.PLACE] != NOBODY for deed in s.deeds)),
        "hunters_in_pair": hunters_in_pair,
        "wood_received": lambda s, seat: s.deed(Deed.WOOD),
        "stone_received": lambda s, seat: s.deed(Deed.STONE),
        "stockfish_received": lambda s, seat: s.deed(Deed.STOCKFISH),
        "silver_given": lambda s, seat: s.deed(Deed.SILVER),
        "kinds_taken": lambda s, seat: s.deed(Deed.TAKEN).bit_count(),
        "kinds_exchanged": lambda s, seat: s.deed(Deed.EXCHANGED).bit_count(),
        "ore_exchanged": lambda s, seat: s.deed(Deed.EXCHANGED) >> ORE & 1,
        "occupations_played": lambda s, seat: s.deed(Deed.OCCUPATIONS),
        "longship_used": lambda s, seat: s.deed(Deed.LONGSHIP),
        "rolls_left": lambda s, seat: rolls_allowed(s, seat) - s.deed(Deed.ROLLS),
        "boats_used": lambda s, seat: s.deed(Deed.BOATS),
        "wood_spent": lambda s, seat: s.deed(Deed.WOOD_SPENT),
        "spears_spent": lambda s, seat: s.deed(Deed.SPEARS_SPENT),
        "swords_spent": lambda s, seat: s.deed(Deed.SWORDS_SPENT),
        "game_meat_served": lambda s, seat: s.plates[seat].count(GAME_MEAT),
        "mead_served": lambda s, seat: s.plates[seat].count(MEAD),
        "sober": lambda s, seat: s.sober[seat],
        "spots_to_fill": lambda s, seat: len(free_spots(s, seat)),
    }
)
