"""The position of a match of A Feast for Odin.

Sets of cells are masks over the common grid of `pieces`. Lists without another word are by seat; lists by seat and
something are flat, the seat first.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum, auto
from typing import ClassVar

from meadhall.core.fields import position
from meadhall.core.state import State as CoreState
from meadhall.games.odin.actions import SPACES
from meadhall.games.odin.boards import HOME as HOME_BOARD
from meadhall.games.odin.boards import HOUSES, ISLANDS, Board
from meadhall.games.odin.box import (
    BUILDINGS,
    CATTLE,
    KNARR,
    LARGE_BERTHS,
    LONG_HOUSE,
    LONGSHIP,
    MARKERS,
    SHEEP,
    SMALL_BERTHS,
    STONE_HOUSE,
    STRIPS,
    THING_AT,
    WEAPON_CARDS,
    WHALING_BOAT,
)
from meadhall.games.odin.cards import ALLOWED
from meadhall.games.odin.notation import HOME, ISLAND_SLOT, LONG_HOUSE_SLOT, SIZE, SLOTS, STONE_HOUSE_SLOT
from meadhall.games.odin.table import PAIRS, Table

ALONE = 0
"""The only seat of a solo game."""

NOBODY = -1
OTHER_COLOUR = -2
"""Whose Vikings of the round before are in a solo game: they block their spaces (OD-SOLO-5)."""

THINGS_HELD = 44
"""Goods, building materials, silver and weapons: what a seat has so many of. Animals are those in the stable."""

ANIMAL_KINDS = (SHEEP, CATTLE)

FACE_DOWN, EMPTY_STRIP = -1, 7
"""A mountain strip that is not yet revealed, and one that has left the game; otherwise the number of items taken."""


class Deed(IntEnum):
    """What is remembered of an action under way, for cards that ask about it."""

    SPACE = 0
    """The space whose action it is, or NOBODY for the action of a card."""
    PLACE = auto()
    """The space on which its Vikings stand, or NOBODY."""
    WOOD = auto()
    STONE = auto()
    STOCKFISH = auto()
    """Received by it, from whatever source."""
    SILVER = auto()
    """Received by the space itself."""
    TAKEN = auto()
    """Things taken from mountain strips by the space itself, a mask."""
    EXCHANGED = auto()
    """Building materials paid for the space, a mask of things."""
    ORE_ONLY = auto()
    """1 if the space has to be paid with ore."""
    OCCUPATIONS = auto()
    """Cards played."""
    LONGSHIP = auto()
    """1 if a longship was used."""
    STRENGTH = auto()
    """What a card adds to the rolls of this action."""
    ROLLS = auto()
    """Rolls of the last game of dice, ..."""
    BOATS = auto()
    """... whaling boats that could take part in it, ..."""
    WOOD_SPENT = auto()
    SPEARS_SPENT = auto()
    SWORDS_SPENT = auto()
    """... and what was paid in it."""


@position
class State(CoreState):
    size: ClassVar[int] = SIZE
    table: Table

    round: int
    moose: int
    """The start player."""
    last_placer: int
    """Who was the last to place Vikings in this round, or NOBODY."""
    passed: list[int]

    thing: list[int]
    """Vikings on the Thing square; in a solo game those of the colour that plays."""
    placed: list[int]
    """By space: how many Vikings stand on it."""
    placer: list[int]
    """By space: whose they are, NOBODY or OTHER_COLOUR."""
    colour: int
    """Solo: which colour plays, 0 the first and 1 the second."""
    waiting: int
    """Solo: Vikings of the other colour that are on no space (OD-SOLO-4, Q-65)."""
    imitation: list[int]
    """Columns of the imitation spaces, with four players."""

    stock: list[int]
    """By seat and thing: the supply of a seat, and the animals of its stable, pregnant or not."""
    pregnant: list[int]
    """By seat and kind of animal: how many of the animals are pregnant."""
    treasures: list[int]
    """Special tiles in the supply, a mask."""
    specials: int
    """Special tiles in the general supply, a mask."""
    crowns: list[int]
    """Points for special tiles taken, wherever they are."""

    boats: list[int]
    """By seat and number of loaded ore (0, 1): whaling boats."""
    knarrs: list[int]
    longships: list[int]
    """By seat and number of loaded ore (0 to 3): longships."""
    emigrants: list[int]
    """By seat: emigrated knarrs, then emigrated longships."""

    houses: list[int]
    """By seat and building."""
    covered: list[int]
    """By seat and board (see notation): the covered cells."""
    tinted: list[int]
    """By seat and board: cells under green tiles, in houses under orange ones."""
    reddened: list[int]
    """By seat and board: cells under red tiles, in houses."""
    laid: list[list[int]]
    """By seat: what lies on its boards, as piece and cell by turns (option ids less their beginnings)."""

    owners: list[int]
    """By exploration board: who has it, or NOBODY."""
    sides: list[int]
    """By exploration board: 1 if it shows its back."""
    found: list[int]
    """By exploration board: the silver on it."""

    strips: list[int]
    """By mountain strip: how many items are gone, or FACE_DOWN."""
    weapon_pile: list[int]
    weapon_discard: list[int]
    """By weapon: cards face down and face up."""

    light: int
    """Light occupations that nobody has seen; a mask, as are the following."""
    pile: int
    """Dark occupations that can be drawn."""
    hands: list[int]
    played: list[int]
    offered: list[int]
    """Cards of which the seat has to keep one, in setup."""
    away: list[int]
    """Cards that the seat did not keep; nobody else has seen them."""

    penalties: list[int]
    served: list[int]
    """Columns of the feast table that are filled or given up, ships not counted."""
    beside: list[int]
    """The colour of the last tile laid on the feast table, or NOBODY after silver or a gap."""
    lain: list[int]
    """Kinds that lie on the feast table lengthwise, a mask."""

    acted: int
    """1 once an effect of the action under way has been used."""
    must: int
    """1 while the choice that is due is the last chance to use one (OD-PH5-7)."""
    rising: list[int]
    """Goods raised by the action under way; they come into the supply when it is over."""

    deeds: list[list[int]]
    """Actions under way, the innermost last; each as in `Deed`."""
    spent: list[int]
    """Cards whose effect happens once and has happened, a mask."""
    pairs: list[int]
    """How often Vikings were placed in the second column in this round."""
    spots: list[int]
    """By seat: wood, then stone, that lies in sheds already."""
    plates: list[list[int]]
    """By seat: what lies on its table, from left to right: food, silver, and NOBODY for a square left empty."""
    sober: list[int]
    """1 if the seat serves no mead in this feast."""

    marker: int
    """The second mini-expansion: the harvest marker of this round, or NOBODY."""
    markers: list[int]
    """Markers not yet drawn, by kind."""
    tokens: list[int]
    """Resource tokens of the seat, a mask."""
    token_side: int
    """1 while the tokens show their side without harvest."""
    free_card: list[int]
    """The dark card that may be played for free in the first turn, or NOBODY."""

    # boards

    def board(self, seat: int, slot: int) -> Board:
        if slot >= LONG_HOUSE_SLOT:
            return HOUSES[LONG_HOUSE]
        if slot >= STONE_HOUSE_SLOT:
            return HOUSES[STONE_HOUSE]
        if slot == HOME:
            return HOME_BOARD
        pair = slot - ISLAND_SLOT
        return ISLANDS[2 * pair + self.sides[pair]]

    def slots(self, seat: int) -> list[int]:
        """The boards that the seat has, home board first."""
        slots = [HOME]
        if seat in self.owners:
            slots += [ISLAND_SLOT + pair for pair in range(PAIRS) if self.owners[pair] == seat]
        stone, long = self.houses[seat * 3 + STONE_HOUSE], self.houses[seat * 3 + LONG_HOUSE]
        if stone or long:
            slots += range(STONE_HOUSE_SLOT, STONE_HOUSE_SLOT + stone)
            slots += range(LONG_HOUSE_SLOT, LONG_HOUSE_SLOT + long)
        return slots

    def left(self, building: int) -> int:
        """How many of the buildings nobody has."""
        return HOUSES[building].supply - sum(self.houses[building::3])

    # what a seat has

    def has(self, seat: int, thing: int) -> int:
        return self.stock[seat * THINGS_HELD + thing]

    def ships(self, seat: int, ship: int) -> int:
        if ship == WHALING_BOAT:
            return self.boats[seat * 2] + self.boats[seat * 2 + 1]
        return self.knarrs[seat] if ship == KNARR else sum(self.longships[seat * 4 : seat * 4 + 4])

    def berth(self, seat: int, ship: int) -> bool:
        """Whether there is a free berth for such a ship (OD-ANY-SHIP-5)."""
        if ship == WHALING_BOAT:
            return self.ships(seat, ship) < SMALL_BERTHS
        return self.ships(seat, KNARR) + self.ships(seat, LONGSHIP) < LARGE_BERTHS

    def count(self, seat: int, what: str) -> int:
        """What scripts and exploration boards ask for: something of `COUNTERS`, or a thing in the supply."""
        counter = COUNTERS.get(what)
        return counter(self, seat) if counter else self.stock[seat * THINGS_HELD + THING_AT[what]]

    def allows(self, seat: int, permission: str) -> bool:
        """Whether a card that the seat has played gives the permission."""
        return self.played[seat] & ALLOWED[permission] > 0

    def deed(self, record: Deed) -> int:
        """What is remembered of the action under way; nothing outside of one."""
        if self.deeds:
            return self.deeds[-1][record]
        return NOBODY if record <= Deed.PLACE else 0

    def note(self, record: Deed, value: int) -> None:
        """Remembers something of the action under way, if there is one."""
        if self.deeds:
            self.deeds[-1][record] = value

    def squares(self, seat: int) -> int:
        """Squares of the feast table that food has to fill: those without Vikings and ships (OD-FEAST-1)."""
        return self.table.length.table[self.round - 1] - 2 * sum(self.emigrants[seat * 2 : seat * 2 + 2])

    def clockwise(self) -> list[int]:
        seats = self.table.seats
        return [(self.moose + i) % seats for i in range(seats)]


def standing(placed: list[int], placer: list[int], whose: int) -> int:
    """How many Vikings of a seat, or of OTHER_COLOUR, stand on spaces."""
    return sum(vikings for vikings, who in zip(placed, placer, strict=True) if who == whose)


COUNTERS: dict[str, Callable[[State, int], int]] = {
    "": lambda s, seat: 0,
    "players": lambda s, seat: s.table.seats,
    "whaling_boat": lambda s, seat: s.ships(seat, WHALING_BOAT),
    "knarr": lambda s, seat: s.knarrs[seat],
    "longship": lambda s, seat: s.ships(seat, LONGSHIP),
    "large_ship": lambda s, seat: s.knarrs[seat] + s.ships(seat, LONGSHIP),
    "ship": lambda s, seat: s.ships(seat, WHALING_BOAT) + s.knarrs[seat] + s.ships(seat, LONGSHIP),
}
"""What can be counted; `rules.counters` adds what only cards ask for."""


def new_state(table: Table) -> State:
    """The position before anything is drawn."""
    seats = table.seats
    return State(
        table=table,
        stack=[],
        branches=[],
        round=0,
        moose=0,
        last_placer=NOBODY,
        passed=[0] * seats,
        thing=[table.vikings] * seats,
        placed=[0] * (len(SPACES) + 2),
        placer=[NOBODY] * (len(SPACES) + 2),
        colour=0,
        waiting=table.waiting,
        imitation=[],
        stock=[0] * (seats * THINGS_HELD),
        pregnant=[0] * (seats * 2),
        treasures=[0] * seats,
        specials=table.specials,
        crowns=[0] * seats,
        boats=[0] * (seats * 2),
        knarrs=[0] * seats,
        longships=[0] * (seats * 4),
        emigrants=[0] * (seats * 2),
        houses=[0] * (seats * len(BUILDINGS)),
        covered=[0] * (seats * SLOTS),
        tinted=[0] * (seats * SLOTS),
        reddened=[0] * (seats * SLOTS),
        laid=[[] for _ in range(seats)],
        owners=[NOBODY] * PAIRS,
        sides=[0] * PAIRS,
        found=[0] * PAIRS,
        strips=[FACE_DOWN] * len(STRIPS),
        weapon_pile=list(WEAPON_CARDS),
        weapon_discard=[0] * len(WEAPON_CARDS),
        light=table.light,
        pile=table.dark,
        hands=[0] * seats,
        played=[0] * seats,
        offered=[0] * seats,
        away=[0] * seats,
        penalties=[0] * seats,
        served=[0] * seats,
        beside=[NOBODY] * seats,
        lain=[0] * seats,
        acted=0,
        must=0,
        rising=[],
        deeds=[],
        spent=[0] * seats,
        pairs=[0] * seats,
        spots=[0] * (seats * 2),
        plates=[[] for _ in range(seats)],
        sober=[0] * seats,
        marker=NOBODY,
        markers=[marker.copies for marker in MARKERS] if table.harvest_too else [],
        tokens=[0] * seats,
        token_side=0,
        free_card=[NOBODY] * seats,
    )
