"""The position of a match of Brian Boru.

Sets of towns and cards are masks: bit i stands for TOWNS[i] or CARDS[i]. Lists without another word are by seat.
"""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.fields import position
from meadhall.core.state import State as CoreState
from meadhall.games.brian_boru.box import (
    MARRIAGES,
    PRINCESS,
    REGIONS,
    START_COINS,
    START_POINTS,
    START_RENOWN,
    TOWNS,
)
from meadhall.games.brian_boru.notation import SIZE
from meadhall.games.brian_boru.table import Table

HEADINGS = (
    *("start", "marriages", "battle", "church", "payments"),
    *("coins", "marker", "renown", "tokens", "halves", "regions"),
)
START, MARRIAGE, BATTLE, CHURCH, PAYMENTS, COINS, MARKER, RENOWN, TOKENS, HALVES, SPREAD = range(len(HEADINGS))
"""Where points come from: the first five during the game, the others in final scoring."""

WIDTH = len(HEADINGS)

NOBODY = -1
"""No seat, no town, no card."""

FACE_DOWN, ON_BOARD = -2, -1
"""A claim token that is not in front of a seat: face down, or face up in its slot."""

ALL_TOWNS = (1 << len(TOWNS)) - 1


@position
class State(CoreState):
    size: ClassVar[int] = SIZE
    table: Table

    round: int
    holder: int
    """Who has the marker, or put it on the map for this trick."""
    active: int
    """The town with the marker on it, or NOBODY."""

    free: int
    """The towns without a disc."""
    discs: list[int]
    """The towns with the seat's discs, whoever controls them."""
    vikings: int
    """The towns under Viking control tokens."""
    monasteries: int
    claims: list[int]
    """By region: the seat that has the claim token, or FACE_DOWN or ON_BOARD."""

    points: list[int]
    """By seat * number of headings + heading."""
    coins: list[int]
    renown: list[int]
    track: list[int]
    """The space of the seat's disc on the marriage track."""
    raiders: list[int]
    church: list[int]
    """Discs in the church area."""
    area: int
    """Raiders in the battle area."""

    wed: list[int]
    """The marriage cards in front of the seat, a mask."""
    ally: int
    """The seat with military support, or NOBODY."""
    trader: int
    """The seat with trade, or NOBODY."""
    marriage: int
    """The marriage card of the round, or NOBODY."""
    marriages: list[int]
    """The ordinary marriage cards not yet seen: a few of them lie in the deck, the others have left the game."""
    viking_deck: list[int]
    """The strengths of the Viking cards not yet seen, ascending."""

    packs: list[list[int]]
    """By seat: the packs it has held in this draft as it got them, the present one last; all masks."""
    hands: list[int]
    """Cards picked and not yet played, a mask."""
    trick: list[int]
    """The card played to this trick, or NOBODY."""
    best: int
    """The card that has won this trick, from its resolution to its end, or NOBODY."""
    played: list[int]
    """The cards played to the finished tricks of this round, a mask."""
    lacking: list[int]
    """The cards that the seat has shown not to hold, by leading a town it cannot match (Q-5); a mask."""

    def gain(self, seat: int, heading: int, points: int) -> None:
        self.points[seat * WIDTH + heading] += points

    def total(self, seat: int) -> int:
        return sum(self.points[seat * WIDTH : (seat + 1) * WIDTH])

    def controlled(self, seat: int) -> int:
        """The towns the seat controls (BB-GEN-7, 8)."""
        return self.discs[seat] & ~self.vikings

    def put_disc(self, seat: int, town: int) -> None:
        self.discs[seat] |= 1 << town
        self.free &= ~(1 << town)

    def clockwise(self) -> list[int]:
        """The seats in turn order, the holder of the marker first."""
        seats = self.table.seats
        return [(self.holder + i) % seats for i in range(seats)]


def new_state(table: Table) -> State:
    """The position before the first player is chosen (BB-SETUP)."""
    seats = table.seats
    return State(
        table=table,
        stack=[],
        branches=[],
        round=0,
        holder=NOBODY,
        active=NOBODY,
        free=ALL_TOWNS,
        discs=[0] * seats,
        vikings=0,
        monasteries=0,
        claims=[FACE_DOWN] * len(REGIONS),
        points=([START_POINTS] + [0] * (WIDTH - 1)) * seats,
        coins=[START_COINS] * seats,
        renown=[START_RENOWN] * seats,
        track=[0] * seats,
        raiders=[0] * seats,
        church=[0] * seats,
        area=0,
        wed=[0] * seats,
        ally=NOBODY,
        trader=NOBODY,
        marriage=NOBODY,
        marriages=[card for card in range(len(MARRIAGES)) if card != PRINCESS],
        viking_deck=list(table.vikings),
        packs=[[] for _ in range(seats)],
        hands=[0] * seats,
        trick=[NOBODY] * seats,
        best=NOBODY,
        played=[0] * seats,
        lacking=[0] * seats,
    )
