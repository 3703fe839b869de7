"""Points (OD-SCORE): a pure function of the position, at any time."""

from __future__ import annotations

from functools import lru_cache

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
from meadhall.games.odin.state import THINGS_HELD, State

HEADINGS = (
    *("ships", "emigrants", "islands", "buildings", "animals", "occupations", "silver", "crown"),
    *("bare-cells", "penalties"),
)


def points(s: State, seat: int) -> tuple[int, ...]:
    """By heading. Wood and stone left over count as laid on their spots (OD-END-2)."""
    boats, longships = s.boats[seat * 2 : seat * 2 + 2], s.longships[seat * 4 : seat * 4 + 4]
    ships = BOAT_POINTS * sum(boats) + KNARR_POINTS * s.knarrs[seat] + LONGSHIP_POINTS * sum(longships)
    emigrants = KNARR_EMIGRATED * s.emigrants[seat * 2] + LONGSHIP_EMIGRATED * s.emigrants[seat * 2 + 1]
    islands = bare = 0
    for slot in s.slots(seat):
        board = BOARDS[board_number(s, slot)]
        bare += minus(board, s.covered[seat * SLOTS + slot])
        if HOME < slot < STONE_HOUSE_SLOT:
            islands += s.table.points(board)
    buildings = 0
    houses = s.houses[seat * 3 : seat * 3 + 3]
    if any(houses):
        buildings = sum([number * house for number, house in zip(houses, HOUSE_POINTS, strict=True)])
        bare += empty_spots(s, seat)
    animals = 0
    for kind, (good, each, more) in enumerate(ANIMAL_POINTS):
        animals += s.stock[seat * THINGS_HELD + good] * each + s.pregnant[seat * 2 + kind] * more
    cards = _card_points(s.played[seat])
    return (
        *(ships, emigrants, islands, buildings, animals, cards, s.has(seat, SILVER), s.crowns[seat]),
        *(-bare, -PENALTY * s.penalties[seat]),
    )


BOAT_POINTS, KNARR_POINTS, LONGSHIP_POINTS = (SHIPS[ship].points for ship in (WHALING_BOAT, KNARR, LONGSHIP))
KNARR_EMIGRATED, LONGSHIP_EMIGRATED = (SHIPS[ship].emigrated for ship in (KNARR, LONGSHIP))
HOUSE_POINTS = tuple(house.points for house in HOUSES)
ANIMAL_POINTS = tuple((animal.good, animal.points, animal.pregnant - animal.points) for animal in ANIMALS)
"""By kind: the animal, its points, and how many more it brings when it is pregnant."""


@lru_cache(maxsize=1 << 12)
def _card_points(cards: int) -> int:
    return sum(OCCUPATIONS[card].points for card in bits(cards))


def spots_for(s: State, seat: int, thing: int) -> int:
    """Spots of sheds and stone houses that are bare as yet, for wood or for stone (OD-ANY-PLACE-26)."""
    n, of_shed, of_house = SPOTS[thing]
    return s.houses[seat * 3 + SHED] * of_shed + s.houses[seat * 3 + STONE_HOUSE] * of_house - s.spots[seat * 2 + n]


def empty_spots(s: State, seat: int) -> int:
    """Those for which there is neither wood nor stone (OD-SCORE-10)."""
    return sum([max(0, spots_for(s, seat, thing) - s.stock[seat * THINGS_HELD + thing]) for thing in SPOTS])


SPOTS = {
    WOOD: (0, HOUSES[SHED].wood, HOUSES[STONE_HOUSE].wood),
    STONE: (1, HOUSES[SHED].stone, HOUSES[STONE_HOUSE].stone),
}
"""By material: its number, and how many spots for it a shed and a stone house have."""


def breakdown(s: State, over: bool) -> Breakdown:
    rows = tuple(points(s, seat) for seat in range(s.table.seats))
    totals = tuple(map(sum, rows))
    if not over:
        return Breakdown(HEADINGS, rows, totals)
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    places = tuple(1 + sum(other > total for other in totals) for total in totals)
    return Breakdown(HEADINGS, rows, totals, winners, places)
