"""What a seat may know (see "Hidden information" in docs/rules/brian_boru.md), and positions imagined from it.

Hands and packs are hidden, and so is the closed pile. A seat remembers what it has seen: the packs it held and passed
on, and the cards that everybody has played in this round.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from meadhall.core.dice import Dice
from meadhall.core.game import Observation
from meadhall.core.masks import bits, mask_of
from meadhall.core.rows import from_data
from meadhall.games.brian_boru.box import CARDS
from meadhall.games.brian_boru.rules.draft import ALL_CARDS, PICKS
from meadhall.games.brian_boru.rules.tricks import LeadCard, leading_cards, matching
from meadhall.games.brian_boru.state import NOBODY, State, new_state
from meadhall.games.brian_boru.table import Table


@dataclass(slots=True)
class Seen(Observation):
    """Lists by seat hold one entry a seat; what belongs to the observer alone is empty for a spectator."""

    round: int
    holder: int
    active: int
    area: int
    ally: int
    trader: int
    marriage: int
    claims: list[int]
    points: list[int]
    coins: list[int]
    renown: list[int]
    track: list[int]
    raiders: list[int]
    church: list[int]
    marriages: list[int]
    viking_deck: list[int]
    trick: list[int]
    best: int
    lacking: list[int]
    discs: list[list[int]]
    """By seat: the towns with its discs."""
    vikings: list[int]
    monasteries: list[int]
    wed: list[list[int]]
    """By seat: the marriage cards in front of it."""
    hand_sizes: list[int]
    held: list[int]
    """How many packs each seat has held in this draft."""
    played: list[list[int]]
    """By seat: the cards it has played to the finished tricks of this round."""
    hand: list[int]
    packs: list[list[int]]
    """The packs the observer has held in this draft, as it got them."""


def observe(s: State, seat: int | None, common: dict[str, object]) -> Seen:
    """What the seat may know; `common` holds the fields of every observation."""
    return Seen(
        **common,  # type: ignore[arg-type]
        round=s.round,
        holder=s.holder,
        active=s.active,
        area=s.area,
        ally=s.ally,
        trader=s.trader,
        marriage=s.marriage,
        claims=s.claims[:],
        points=s.points[:],
        coins=s.coins[:],
        renown=s.renown[:],
        track=s.track[:],
        raiders=s.raiders[:],
        church=s.church[:],
        marriages=s.marriages[:],
        viking_deck=s.viking_deck[:],
        trick=s.trick[:],
        best=s.best,
        lacking=s.lacking[:],
        discs=list(map(bits, s.discs)),
        vikings=bits(s.vikings),
        monasteries=bits(s.monasteries),
        wed=list(map(bits, s.wed)),
        hand_sizes=[hand.bit_count() for hand in s.hands],
        held=list(map(len, s.packs)),
        played=list(map(bits, s.played)),
        hand=[] if seat is None else bits(s.hands[seat]),
        packs=[] if seat is None else list(map(bits, s.packs[seat])),
    )


# imagining


def imagine(seen: Seen, table: Table, frames: dict[str, type], dice: Dice) -> State:
    """A position that agrees with the observation: hidden cards are dealt anew, by the course of the draft."""
    s = new_state(table)
    s.stack = [from_data(frame, frames) for frame in seen.stack]
    s.branches = [[from_data(frame, frames) for frame in branch] for branch in seen.branches]
    for name in ("round", "holder", "active", "area", "ally", "trader", "marriage", "best"):
        setattr(s, name, getattr(seen, name))
    for name in ("claims", "points", "coins", "renown", "track", "raiders", "church"):
        setattr(s, name, getattr(seen, name)[:])
    for name in ("marriages", "viking_deck", "trick", "lacking"):
        setattr(s, name, getattr(seen, name)[:])
    s.discs = list(map(mask_of, seen.discs))
    s.free &= ~mask_of([town for towns in seen.discs for town in towns])
    s.vikings, s.monasteries = mask_of(seen.vikings), mask_of(seen.monasteries)
    s.wed = list(map(mask_of, seen.wed))
    s.played = list(map(mask_of, seen.played))
    _deal(s, seen, dice)
    return s


# the hidden cards
#
# A pack is passed on from seat to seat, and two cards leave it each time. So the cards of a pack fall into groups that
# left it together, the last of them what is still (or was in the end) passed on. Whoever holds a pack sees all groups
# that have not left it yet. Groups between which the observer cannot tell share a pool of cards.


class _Group(NamedTuple):
    first: int
    """The seat to which the pack was dealt."""
    passed: int
    """How often the pack had been passed on when the cards left it."""
    seat: int
    """Who took them then; NOBODY for the cards that were not dealt."""
    size: int


def _deal(s: State, seen: Seen, dice: Dice) -> None:
    """Retell the draft so far, in agreement with all that the observer has seen and heard."""
    if not any(seen.held):
        return
    now = max(seen.held) - 1
    groups = _groups(s.table, seen.held, now)
    pools = _pools(s, seen, groups, now)
    for _ in range(_ATTEMPTS):
        cards = _fill(s, pools, dice)
        _lay(s, seen, groups, cards, now, dice)
        if _credible(s):
            return
    raise AssertionError("no credible hand for a leader was found")


_ATTEMPTS = 300
"""A leader's hand that does not go with the town is dealt again; this often is never needed."""


def _groups(table: Table, held: list[int], now: int) -> list[_Group]:
    """All groups, and last the cards that nobody has been dealt."""
    seats = table.seats
    groups = [
        _Group(first, passed, (first + passed) % seats, PICKS if passed < now else table.dealt - PICKS * now)
        for first in range(seats)
        if held[first]
        for passed in range(now + 1)
    ]
    return [*groups, _Group(NOBODY, 0, NOBODY, len(CARDS) - sum(group.size for group in groups))]


def _pools(s: State, seen: Seen, groups: list[_Group], now: int) -> list[tuple[int, list[_Group]]]:
    """Cards with the groups they can belong to, all cards and all groups once."""
    packs = list(map(mask_of, seen.packs))
    mine = 0 if seen.seat is None else mask_of(seen.hand) | s.played[seen.seat] | _bit(s.trick[seen.seat])
    unseen = ALL_CARDS
    pools: dict[tuple[int, int], tuple[int, list[_Group]]] = {}
    for passed, pack in enumerate(packs):
        assert seen.seat is not None
        first = (seen.seat - passed) % s.table.seats
        unseen &= ~pack
        later = next((packs[p] for p in range(passed + 1, now + 1) if (first + p) % s.table.seats == seen.seat), 0)
        rest = pack & ~later
        if passed < now:
            pools[first, passed] = rest & mine, []
            pools[first, passed + 1] = rest & ~mine, []
        else:
            pools[first, passed] = rest, []
    pools[NOBODY, 0] = unseen, []
    for group in groups:
        marks = [passed for first, passed in pools if first == group.first and passed <= group.passed]
        pools[(group.first, max(marks)) if marks else (NOBODY, 0)][1].append(group)
    return list(pools.values())


def _bit(card: int) -> int:
    return 0 if card == NOBODY else 1 << card


def _fill(s: State, pools: list[tuple[int, list[_Group]]], dice: Dice) -> dict[_Group, int]:
    """Deal the cards of every pool to its groups: to a seat what it has shown, nothing that it has shown to lack."""
    filled: dict[_Group, int] = {}
    for pool, groups in pools:
        room = [group for group in groups for _ in range(group.size)]
        filled |= dict.fromkeys(groups, 0)
        hidden = pool
        for seat in range(s.table.seats):
            for card in bits(pool & (s.played[seat] | _bit(s.trick[seat]))):
                own = [place for place, group in enumerate(room) if group.seat == seat]
                filled[room.pop(own[dice.below(len(own))])] |= 1 << card
                hidden ^= 1 << card
        shy = {card: [seat for seat, cards in enumerate(s.lacking) if cards >> card & 1] for card in bits(hidden)}
        for card in sorted(shy, key=lambda card: -len(shy[card])):  # colours only run out, so these sets are nested
            open_to = [place for place, group in enumerate(room) if group.seat not in shy[card]]
            filled[room.pop(open_to[dice.below(len(open_to))])] |= 1 << card
    return filled


def _lay(s: State, seen: Seen, groups: list[_Group], cards: dict[_Group, int], now: int, dice: Dice) -> None:
    """Packs and hands as the groups make them."""
    seats = s.table.seats
    s.packs = [[0] * held for held in seen.held]
    s.hands = [0] * seats
    drafting = seen.hand_sizes != [s.table.dealt - len(played) - (card != NOBODY) for played, card in _shown(seen)]
    for group in groups[:-1]:
        for passed in range(group.passed + 1):
            s.packs[(group.first + passed) % seats][passed] |= cards[group]
        if group.passed < now or not drafting:
            s.hands[group.seat] |= cards[group]
    for seat in range(seats):
        s.hands[seat] &= ~(s.played[seat] | _bit(s.trick[seat]))
        if seat == seen.seat:
            s.hands[seat] = mask_of(seen.hand)
        while s.hands[seat].bit_count() < seen.hand_sizes[seat]:  # picks of the present pack
            left = bits(s.packs[seat][-1] & ~s.hands[seat])
            s.hands[seat] |= 1 << left[dice.below(len(left))]


def _shown(seen: Seen) -> list[tuple[list[int], int]]:
    return list(zip(seen.played, seen.trick, strict=True))


def _credible(s: State) -> bool:
    """Whoever has named a town can match it, or can match no free town at all (Q-5, Q-6)."""
    top = s.stack[-1]
    if not isinstance(top, LeadCard) or not matching(s):
        return True
    hand = s.hands[top.seat]
    return bool(hand & matching(s)) or not hand & leading_cards(s)
