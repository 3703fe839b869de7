"""What never changes in a match of A Feast for Odin, whatever happens (docs/rules/odin.md, "Invariants")."""

from __future__ import annotations

from meadhall.games.odin.actions import SPACES
from meadhall.games.odin.boards import HOUSES
from meadhall.games.odin.box import (
    BOW,
    GREEN,
    LARGE_BERTHS,
    MEAD,
    ORANGE,
    RED,
    SHED,
    SILVER,
    SMALL_BERTHS,
    SPECIAL,
    VIKINGS,
    WEAPON_CARDS,
    colour_of,
)
from meadhall.games.odin.cards import OCCUPATIONS
from meadhall.games.odin.notation import CELLS, PIECES, SLOTS, STONE_HOUSE_SLOT
from meadhall.games.odin.rules.feast import FOOD
from meadhall.games.odin.rules.placement import BOARDS, ORIENTATIONS, around, board_number
from meadhall.games.odin.rules.rounds import Round
from meadhall.games.odin.rules.turns import Turn
from meadhall.games.odin.rules.upkeep import Bonus, Income
from meadhall.games.odin.state import (
    ALONE,
    ANIMAL_KINDS,
    EMPTY_STRIP,
    NOBODY,
    OTHER_COLOUR,
    THINGS_HELD,
    Deed,
    State,
    standing,
)


def conserve(s: State) -> None:
    vikings(s)
    holdings(s)
    boards(s)
    cards(s)
    islands(s)
    memory(s)


def seats(s: State) -> range:
    return range(s.table.seats)


def vikings(s: State) -> None:
    """Every Viking is at the table, on the Thing or on a space; a space belongs to one seat."""
    if s.table.solo:
        vikings_of_two_colours(s)
    else:
        for seat in seats(s):
            assert s.table.rounds - s.round + s.thing[seat] + standing(s.placed, s.placer, seat) == VIKINGS
    for space, number in enumerate(s.placed):
        assert number >= 0
        assert number == 0 or s.placer[space] != NOBODY
        if space < len(SPACES):
            assert number <= SPACES[space].column


def vikings_of_two_colours(s: State) -> None:
    """Also those of the other colour, which wait or block (OD-SOLO-2 to OD-SOLO-8); one is not in the game."""
    assert s.colour == (s.round - 1) % 2 if s.round else s.colour == 0
    to_come = [sum(s.table.length.solo.table[n] for n in range(s.round, s.table.rounds) if n % 2 == c) for c in (0, 1)]
    have = [0, 0]
    have[s.colour] = s.thing[ALONE] + standing(s.placed, s.placer, ALONE)
    have[1 - s.colour] = s.waiting + standing(s.placed, s.placer, OTHER_COLOUR)
    assert min(s.thing[ALONE], s.waiting) >= 0
    assert [here + coming for here, coming in zip(have, to_come, strict=True)] == (
        [VIKINGS - 1, VIKINGS] if s.table.short else [VIKINGS, VIKINGS - 1]
    )


def holdings(s: State) -> None:
    """Nothing is negative; ships have berths; buildings, special tiles and weapons are limited."""
    for counts in (s.stock, s.pregnant, s.boats, s.knarrs, s.longships, s.emigrants, s.houses, s.penalties, s.found):
        assert min(counts) >= 0
    for seat in seats(s):
        assert sum(s.boats[seat * 2 : seat * 2 + 2]) <= SMALL_BERTHS
        assert s.knarrs[seat] + sum(s.longships[seat * 4 : seat * 4 + 4]) <= LARGE_BERTHS
        for kind, animal in enumerate(ANIMAL_KINDS):
            assert s.pregnant[seat * 2 + kind] <= s.has(seat, animal)
        if s.round:
            assert s.squares(seat) >= 0
    for building in range(3):
        assert 0 <= s.left(building) <= HOUSES[building].supply
    placed = [PIECES[piece].thing - SPECIAL for laid in s.laid for piece in laid[::2] if PIECES[piece].thing >= SPECIAL]
    held = [n for mask in s.treasures for n in range(16) if mask >> n & 1]
    assert len({*placed, *held}) == len(placed) + len(held), "each special tile is in one place"
    assert not any(s.specials >> n & 1 for n in (*placed, *held))
    for weapon, total in enumerate(WEAPON_CARDS):
        inplay = s.weapon_pile[weapon] + s.weapon_discard[weapon] + sum(s.stock[BOW + weapon :: THINGS_HELD])
        assert inplay >= total


def boards(s: State) -> None:
    """What lies on boards fits, obeys the colours and covers income cells in order."""
    for seat in seats(s):
        slots = s.slots(seat)
        covered = [0] * SLOTS
        by_colour: dict[tuple[int, int], list[int]] = {}
        laid = s.laid[seat]
        for piece, place in zip(laid[::2], laid[1::2], strict=True):
            slot, anchor = divmod(place, CELLS)
            assert slot in slots
            cells = ORIENTATIONS[piece].mask << anchor
            assert not cells & covered[slot], "pieces do not overlap"
            covered[slot] |= cells
            thing = PIECES[piece].thing
            if thing < 36:
                by_colour.setdefault((slot, colour_of(thing)), []).append(cells)
        assert covered == s.covered[seat * SLOTS : (seat + 1) * SLOTS]
        for (slot, colour), pieces in by_colour.items():
            house = slot >= STONE_HOUSE_SLOT
            assert house or colour >= GREEN
            if colour in ((ORANGE, RED) if house else (GREEN,)):
                for n, cells in enumerate(pieces):
                    assert not any(around(cells) & other for other in pieces[n + 1 :])
        for slot in slots:
            board = BOARDS[board_number(s, slot)]
            assert not covered[slot] & ~board.coverable
            for diagonal in board.diagonals:
                for step in diagonal.steps:
                    if covered[slot] >> step.cell & 1:
                        assert not step.needed & ~covered[slot]


def cards(s: State) -> None:
    """Every occupation is in one place."""
    places = [s.light, s.pile, *s.hands, *s.played, *s.offered, *s.away]
    whole = 0
    for cards_there in places:
        assert not whole & cards_there
        whole |= cards_there
    assert whole == s.table.light | s.table.dark
    assert whole.bit_count() <= len(OCCUPATIONS)


def islands(s: State) -> None:
    """Claimed boards carry no silver; strips wear off and never grow."""
    for pair, owner in enumerate(s.owners):
        assert owner == NOBODY or not s.found[pair]
        assert pair in s.table.pairs or owner == NOBODY
    assert all(-1 <= gone <= EMPTY_STRIP for gone in s.strips)
    assert s.round <= s.table.rounds


def memory(s: State) -> None:
    """What is remembered of actions and feasts fits what has happened; between turns nothing is under way."""
    for seat in seats(s):
        assert not s.spent[seat] & ~s.played[seat]
        for way, spots in enumerate((HOUSES[SHED].wood, HOUSES[SHED].stone)):
            assert 0 <= s.spots[seat * 2 + way] <= spots * s.houses[seat * 3 + SHED]
        assert all(thing in (*FOOD, SILVER, NOBODY) for thing in s.plates[seat])
        assert not (s.sober[seat] and MEAD in s.plates[seat])
    assert all(len(deed) == len(Deed) for deed in s.deeds)
    if s.stack and isinstance(s.stack[-1], Turn | Round | Bonus | Income) and not s.branches:
        assert not s.deeds
        assert not s.rising
        assert not s.must
