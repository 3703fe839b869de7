"""Points (OD-SCORE): a pure function of the position, at any time."""

from __future__ import annotations

from meadhall.core.game import Breakdown
from meadhall.core.masks import bits
from meadhall.games.odin.boards import HOUSES
from meadhall.games.odin.box import (
    ANIMALS,
    KNARR,
    LONGSHIP,
    PENALTY,
    SHED,
    SHIPS,
    SILVER,
    STONE,
    STONE_HOUSE,
    WHALING_BOAT,
    WOOD,
)
from meadhall.games.odin.cards import OCCUPATIONS
from meadhall.games.odin.notation import HOME, SLOTS, STONE_HOUSE_SLOT
from meadhall.games.odin.rules.placement import BOARDS, board_number, minus
from meadhall.games.odin.state import State

HEADINGS = (
    *("ships", "emigrants", "islands", "buildings", "animals", "occupations", "silver", "crown"),
    *("bare-cells", "penalties"),
)


def points(s: State, seat: int) -> tuple[int, ...]:
    """By heading. Wood and stone left over count as laid on their spots (OD-END-2)."""
    slots = s.slots(seat)
    ships = sum(s.ships(seat, ship) * SHIPS[ship].points for ship in (WHALING_BOAT, KNARR, LONGSHIP))
    emigrants = sum(s.emigrants[seat * 2 + n] * SHIPS[ship].emigrated for n, ship in enumerate((KNARR, LONGSHIP)))
    islands = sum(s.table.points(BOARDS[board_number(s, slot)]) for slot in slots if HOME < slot < STONE_HOUSE_SLOT)
    buildings = sum(s.houses[seat * 3 + n] * house.points for n, house in enumerate(HOUSES))
    animals = sum(
        (s.has(seat, animal.good) - s.pregnant[seat * 2 + kind]) * animal.points
        + s.pregnant[seat * 2 + kind] * animal.pregnant
        for kind, animal in enumerate(ANIMALS)
    )
    cards = sum(OCCUPATIONS[card].points for card in bits(s.played[seat]))
    bare = sum(minus(BOARDS[board_number(s, slot)], s.covered[seat * SLOTS + slot]) for slot in slots)
    return (
        *(ships, emigrants, islands, buildings, animals, cards, s.has(seat, SILVER), s.crowns[seat]),
        *(-bare - empty_spots(s, seat), -PENALTY * s.penalties[seat]),
    )


def empty_spots(s: State, seat: int) -> int:
    """Spots of sheds and stone houses for which there is neither wood nor stone (OD-ANY-PLACE-26, OD-SCORE-10)."""
    empty = 0
    materials = ((WOOD, [house.wood for house in HOUSES]), (STONE, [house.stone for house in HOUSES]))
    for n, (thing, spots) in enumerate(materials):
        needed = sum(s.houses[seat * 3 + building] * spots[building] for building in (SHED, STONE_HOUSE))
        empty += max(0, needed - s.spots[seat * 2 + n] - s.has(seat, thing))
    return empty


def breakdown(s: State, over: bool) -> Breakdown:
    rows = tuple(points(s, seat) for seat in range(s.table.seats))
    totals = tuple(map(sum, rows))
    if not over:
        return Breakdown(HEADINGS, rows, totals)
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    places = tuple(1 + sum(other > total for other in totals) for total in totals)
    return Breakdown(HEADINGS, rows, totals, winners, places)
