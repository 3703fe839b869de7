"""The position of a match of Rebirth.

Sets of hexes are masks: ints whose bit i stands for the playable hex number i. Lists by seat and kind are flat.
"""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.fields import position
from meadhall.core.state import State as CoreState
from meadhall.games.rebirth.box import KINDS, PUBLIC_MISSIONS
from meadhall.games.rebirth.notation import SIZE
from meadhall.games.rebirth.table import Table

HEADINGS = ("farms", "power-plants", "settlements", "shore", "towers", "unfinished", "castles", "missions")
FARMS, POWER_PLANTS, SETTLEMENTS, SHORE, TOWERS, UNFINISHED, CASTLES, MISSIONS = range(len(HEADINGS))

WIDTH = len(HEADINGS)

EMPTY, COVERED, FIRST_TILE = range(3)
"""What lies on a hex: nothing, a face-down tile of nobody, or FIRST_TILE + seat * KINDS + kind."""

NOBODY = -1

NO_EXTRA, EXTRA_DUE, EXTRA_SPENT = range(3)
"""The extra tile of a turn, granted at most once."""


@position
class State(CoreState):
    size: ClassVar[int] = SIZE
    table: Table

    turn: int
    """The active player."""
    tiles: list[int]
    """What lies on each hex."""
    taken: int
    """The occupied hexes, covered ones included."""
    own: list[int]
    """By seat: the hexes with the seat's tiles."""
    fields: list[int]
    """By seat: the hexes with the seat's farms and power plants."""
    clusters: list[list[int]]
    """By seat * 2 + FARM or POWER: the seat's clusters, each a mask."""
    groups: list[list[int]]
    """Ireland, by seat: the connected groups of its tiles of any kind, with what they reach (see Table.reach);
    the one that has grown last is last."""

    hand: list[list[int]]
    """By seat: the kinds of the tiles in hand."""
    supply: list[list[int]]
    """By seat: the kinds of the tiles face down in front of the player, ascending."""
    aside: list[list[int]]
    """By seat: the kinds of the tiles set aside in preparation, ascending."""
    removed: list[int]
    """By seat * KINDS + kind: tiles that found no hex."""

    points: list[int]
    """By seat * number of headings + heading."""
    holders: list[int]
    """By castle: the seat that controls it, or NOBODY."""
    visited: list[int]
    """By seat: the cathedrals (Scotland) or towers (Ireland) next to its tiles, a mask; see Table.visits_at."""
    deck: list[int]
    """The kinds of the mission cards that nobody has drawn, ascending."""
    missions: list[list[int]]
    """By seat: the mission cards drawn."""

    row: list[int]
    """Ireland: the public missions laid out."""
    bonuses: list[int]
    """Ireland, by tower: its bonus tile."""
    fulfilled: list[int]
    """Ireland, by seat: the public missions, in the row or not, whose task it has ever fulfilled; a mask."""
    first: list[int]
    """Ireland, by public mission: the seat that scored the higher number, or NOBODY."""
    tokens: list[int]
    """Ireland, by seat: the card under its doubling token, or NOBODY."""
    extra: int
    """Ireland: whether an extra tile is due or was granted in this turn."""
    draws: int
    """How many tiles the active player draws at the end of this turn."""

    def gain(self, seat: int, heading: int, points: int) -> None:
        self.points[seat * WIDTH + heading] += points

    def total(self, seat: int) -> int:
        return sum(self.points[seat * WIDTH : (seat + 1) * WIDTH])


def new_state(table: Table) -> State:
    """The position before preparation: every tile in its owner's supply, nothing on the board but covering tiles."""
    seats, board = table.seats, table.board
    return State(
        table=table,
        stack=[],
        branches=[],
        turn=0,
        tiles=[COVERED if table.covered >> index & 1 else EMPTY for index in range(len(board.hexes))],
        taken=table.covered,
        own=[0] * seats,
        fields=[0] * seats,
        clusters=[[] for _ in range(2 * seats)],
        groups=[[] for _ in range(seats)],
        hand=[[] for _ in range(seats)],
        supply=[table.tiles[:] for _ in range(seats)],
        aside=[[] for _ in range(seats)],
        removed=[0] * (seats * KINDS),
        points=[0] * (seats * len(HEADINGS)),
        holders=[NOBODY] * len(board.castles),
        visited=[0] * seats,
        deck=table.deck[:],
        missions=[[] for _ in range(seats)],
        row=[],
        bonuses=[],
        fulfilled=[0] * seats,
        first=[NOBODY] * (len(PUBLIC_MISSIONS) if table.ireland else 0),
        tokens=[NOBODY] * seats,
        extra=NO_EXTRA,
        draws=1,
    )
