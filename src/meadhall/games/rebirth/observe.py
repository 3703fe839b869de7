"""What a seat may know (see "Hidden information" in docs/rules/rebirth.md), and positions imagined from it."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core.dice import Dice
from meadhall.core.frames import OVER
from meadhall.core.game import Observation
from meadhall.core.rows import from_data
from meadhall.games.rebirth.box import FARM, KINDS, POWER
from meadhall.games.rebirth.rules.clusters import join
from meadhall.games.rebirth.rules.placing import PlaceTile, legal_hexes
from meadhall.games.rebirth.state import EMPTY, FIRST_TILE, State, new_state
from meadhall.games.rebirth.table import Table


@dataclass(slots=True)
class Seen(Observation):
    """Lists by seat hold one entry a seat; what belongs to the observer alone is empty for a spectator."""

    turn: int
    tiles: list[int]
    points: list[int]
    holders: list[int]
    visited: list[int]
    removed: list[int]
    row: list[int]
    bonuses: list[int]
    fulfilled: list[int]
    first: list[int]
    tokens: list[int]
    extra: int
    draws: int
    hand_sizes: list[int]
    supply_sizes: list[int]
    aside_sizes: list[int]
    mission_counts: list[int]
    hand: list[int]
    supply: list[int]
    aside: list[int]
    missions: list[list[int]]
    """By seat: the cards the observer knows: its own, and everybody's when the game is over."""


def observe(s: State, seat: int | None, common: dict[str, object]) -> Seen:
    """What the seat may know; `common` holds the fields of every observation."""
    seats = range(s.table.seats)
    over = not s.stack
    return Seen(
        **common,  # type: ignore[arg-type]
        turn=s.turn,
        tiles=s.tiles[:],
        points=s.points[:],
        holders=s.holders[:],
        visited=s.visited[:],
        removed=s.removed[:],
        row=s.row[:],
        bonuses=s.bonuses[:],
        fulfilled=s.fulfilled[:],
        first=s.first[:],
        tokens=s.tokens[:],
        extra=s.extra,
        draws=s.draws,
        hand_sizes=[len(hand) for hand in s.hand],
        supply_sizes=[len(supply) for supply in s.supply],
        aside_sizes=[len(aside) for aside in s.aside],
        mission_counts=[len(cards) for cards in s.missions],
        hand=[] if seat is None else s.hand[seat][:],
        supply=[] if seat is None else s.supply[seat][:],
        aside=[] if seat is None else s.aside[seat][:],
        missions=[s.missions[other][:] if over or other == seat else [] for other in seats],
    )


# imagining


def known(seen: Seen, table: Table, frames: dict[str, type]) -> State:
    """The position as far as the observation tells it; what others have not shown is in their supply or in the deck."""
    s = new_state(table)
    s.stack = [from_data(frame, frames) for frame in seen.stack]
    s.turn, s.extra, s.draws = seen.turn, seen.extra, seen.draws
    for name in ("tiles", "points", "holders", "visited", "removed", "row", "bonuses", "fulfilled", "first", "tokens"):
        setattr(s, name, getattr(seen, name)[:])
    _lay_tiles(s)
    for seat in range(table.seats):
        if seat == seen.seat:
            s.hand[seat] = seen.hand[:]
            s.supply[seat] = seen.supply[:]
            s.aside[seat] = seen.aside[:]
    for card in [*seen.row, *(card for cards in seen.missions for card in cards)]:
        s.deck.remove(card)
    s.missions = [cards[:] for cards in seen.missions]
    return s


def deal(s: State, seen: Seen, dice: Dice) -> State:
    """Deal what is hidden at random from what is left: a whole position that agrees with the observation."""
    for seat in range(s.table.seats):
        if seat != seen.seat:
            _deal_tiles(s, seat, seen.hand_sizes[seat], seen.aside_sizes[seat], dice)
    if seen.kind != OVER.value:
        _deal_missions(s, seen.mission_counts, dice)
    return s


def _lay_tiles(s: State) -> None:
    """All that follows from what lies on the board."""
    near = s.table.board.near
    for index, code in enumerate(s.tiles):
        if code == EMPTY:
            continue
        bit = 1 << index
        s.taken |= bit
        if code < FIRST_TILE:
            continue
        seat, kind = divmod(code - FIRST_TILE, KINDS)
        s.own[seat] |= bit
        s.supply[seat].remove(kind)
        if kind in (FARM, POWER):
            s.fields[seat] |= bit
            join(s.clusters[seat * 2 + kind], near[index], bit)
        if s.table.ireland:
            join(s.groups[seat], near[index], s.table.reach[index])
    for position, count in enumerate(s.removed):
        for _ in range(count):
            s.supply[position // KINDS].remove(position % KINDS)


def _deal_tiles(s: State, seat: int, in_hand: int, aside: int, dice: Dice) -> None:
    """Deal hand and set-aside tiles from what the seat has not shown; a tile about to be placed has a hex."""
    supply = s.supply[seat]
    placing = bool(s.stack) and s.stack[-1] == PlaceTile(seat)
    for _ in range(in_hand):
        left = [kind for kind in supply if legal_hexes(s, kind)] if placing else supply
        tile = left[dice.below(len(left))]
        supply.remove(tile)
        s.hand[seat].append(tile)
    s.aside[seat] = sorted(supply.pop(dice.below(len(supply))) for _ in range(aside))


def _deal_missions(s: State, counts: list[int], dice: Dice) -> None:
    for seat, count in enumerate(counts):
        while len(s.missions[seat]) < count:
            s.missions[seat].append(s.deck.pop(dice.below(len(s.deck))))
