"""What a seat could place where, in plain numbers: a `Problem`, which says nothing of the game that it comes from."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.core.masks import bits
from meadhall.games.odin.box import ANIMALS, GOODS, ORE, SILVER, SPECIAL, WOOD
from meadhall.games.odin.cards import CLAUSES
from meadhall.games.odin.notation import SLOTS, STONE_HOUSE_SLOT
from meadhall.games.odin.rules.moments import listens
from meadhall.games.odin.rules.placement import ON_BOARDS, board_number
from meadhall.games.odin.score import spots_for
from meadhall.games.odin.scripts import SCRIPTS, Gain
from meadhall.games.odin.state import THINGS_HELD, State


class Area(NamedTuple):
    """A board or house of the seat, as it is covered."""

    slot: int
    number: int
    covered: int
    tinted: int
    reddened: int

    @property
    def house(self) -> bool:
        return self.slot >= STONE_HOUSE_SLOT


class Tile(NamedTuple):
    """Tiles of one kind."""

    thing: int
    number: int
    keep: int = 0
    """The points of one that is not placed."""
    on_island: int = 0
    """Silver that cards pay for one on an exploration board ..."""
    in_house: int = 0
    """... and in a house."""


class Problem(NamedTuple):
    areas: tuple[Area, ...]
    tiles: tuple[Tile, ...]
    ore: int = 0
    silver: int = 0
    incomes: int = 0
    """How often income will still be paid."""


def problem(s: State, seat: int, food: bool, incomes: int) -> Problem:
    """What the seat could place, with or without what can be eaten."""
    start, at = seat * THINGS_HELD, seat * SLOTS
    areas = tuple(
        Area(slot, board_number(s, slot), s.covered[at + slot], s.tinted[at + slot], s.reddened[at + slot])
        for slot in s.slots(seat)
    )
    goods = range(len(GOODS)) if food and any(area.house for area in areas) else ON_BOARDS[:-2]
    tiles = [
        Tile(
            good,
            s.stock[start + good],
            KEPT.get(good, 0),
            _paid(s, seat, "placed_on_island", good),
            _paid(s, seat, "placed_in_house", good),
        )
        for good in goods
        if s.stock[start + good]
    ]
    tiles += [Tile(SPECIAL + special, 1) for special in bits(s.treasures[seat])]
    if s.allows(seat, "wood_in_houses") and (spare := s.stock[start + WOOD] - spots_for(s, seat, WOOD)) > 0:
        tiles.append(Tile(WOOD, spare))
    return Problem(areas, tuple(tiles), s.stock[start + ORE], s.stock[start + SILVER], incomes)


def _paid(s: State, seat: int, moment: str, good: int) -> int:
    """The silver that cards give without more ado when the good is placed."""
    if not listens(s, seat, moment, good):
        return 0
    scripts = [SCRIPTS[clause.script] for clause in CLAUSES[moment, good] if s.played[seat] >> clause.card & 1]
    gains = [script for script in scripts if all(isinstance(effect, Gain) for effect in script)]
    return sum(dict(effect.amounts).get(SILVER, 0) for script in gains for effect in script if isinstance(effect, Gain))


KEPT = {animal.good: animal.points for animal in ANIMALS}
"""Animals that are not placed score (OD-SCORE-5)."""
