"""What a seat may know (see "Hidden information" in docs/rules/odin.md), and positions imagined from it.

Only occupation cards in hand are secret; how many of them are light or dark everybody sees by their backs.
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core.dice import Dice
from meadhall.core.game import Observation
from meadhall.core.masks import bits, mask_of
from meadhall.core.rows import from_data
from meadhall.games.odin.rules.placement import lay
from meadhall.games.odin.state import NOBODY, State, new_state
from meadhall.games.odin.table import Table


@dataclass(slots=True)
class Seen(Observation):
    """Lists by seat are flat where the position's are; what belongs to the observer alone is empty for a spectator."""

    round: int
    moose: int
    last_placer: int
    passed: list[int]
    thing: list[int]
    placed: list[int]
    placer: list[int]
    colour: int
    waiting: int
    imitation: list[int]
    stock: list[int]
    pregnant: list[int]
    treasures: list[list[int]]
    specials: list[int]
    crowns: list[int]
    boats: list[int]
    knarrs: list[int]
    longships: list[int]
    emigrants: list[int]
    houses: list[int]
    laid: list[list[int]]
    owners: list[int]
    sides: list[int]
    found: list[int]
    strips: list[int]
    weapon_pile: list[int]
    weapon_discard: list[int]
    played: list[list[int]]
    light_cards: list[list[int]]
    """By seat: how many light cards it holds, is offered and has put away."""
    dark_cards: list[list[int]]
    """The same for dark cards."""
    free_cards: list[int]
    """By seat: 1 if it may play a card for free in its first turn."""
    penalties: list[int]
    served: list[int]
    beside: list[int]
    lain: list[int]
    acted: int
    must: int
    rising: list[int]
    deeds: list[list[int]]
    spent: list[list[int]]
    pairs: list[int]
    spots: list[int]
    plates: list[list[int]]
    sober: list[int]
    marker: int
    markers: list[int]
    tokens: list[list[int]]
    token_side: int
    hand: list[int]
    offered: list[int]
    away: list[int]
    free_card: int


_NUMBERS = ("round", "moose", "last_placer", "colour", "waiting", "marker", "token_side", "acted", "must")
_LISTS = (
    *("passed", "thing", "placed", "placer", "imitation", "stock", "pregnant", "crowns", "boats", "knarrs"),
    *("longships", "emigrants", "houses", "owners", "sides", "found", "strips", "weapon_pile", "weapon_discard"),
    *("penalties", "served", "beside", "lain", "rising", "markers", "pairs", "spots", "sober"),
)
"""Fields of the position that everybody sees as they are."""


def observe(s: State, seat: int | None, common: dict[str, object]) -> Seen:
    """What the seat may know; `common` holds the fields of every observation."""
    piles = list(zip(s.hands, s.offered, s.away, strict=True))
    own = (0, 0, 0) if seat is None else piles[seat]
    fields: dict[str, object] = {name: getattr(s, name) for name in _NUMBERS}
    fields |= {name: getattr(s, name)[:] for name in _LISTS}
    return Seen(
        **common,  # type: ignore[arg-type]
        **fields,  # type: ignore[arg-type]
        treasures=list(map(bits, s.treasures)),
        specials=bits(s.specials),
        laid=[pieces[:] for pieces in s.laid],
        deeds=[deed[:] for deed in s.deeds],
        spent=list(map(bits, s.spent)),
        plates=[plate[:] for plate in s.plates],
        played=list(map(bits, s.played)),
        light_cards=[[(cards & s.table.light).bit_count() for cards in pile] for pile in piles],
        dark_cards=[[(cards & s.table.dark).bit_count() for cards in pile] for pile in piles],
        free_cards=[int(card != NOBODY) for card in s.free_card],
        tokens=list(map(bits, s.tokens)),
        hand=bits(own[0]),
        offered=bits(own[1]),
        away=bits(own[2]),
        free_card=NOBODY if seat is None else s.free_card[seat],
    )


def imagine(seen: Seen, table: Table, frames: dict[str, type], dice: Dice) -> State:
    """A position that agrees with the observation: cards in other hands are dealt at random from what is left."""
    s = new_state(table)
    s.stack = [from_data(frame, frames) for frame in seen.stack]
    s.branches = [[from_data(frame, frames) for frame in branch] for branch in seen.branches]
    for name in _NUMBERS:
        setattr(s, name, getattr(seen, name))
    for name in _LISTS:
        setattr(s, name, getattr(seen, name)[:])
    s.specials = mask_of(seen.specials)
    s.treasures, s.played, s.tokens = (list(map(mask_of, sets)) for sets in (seen.treasures, seen.played, seen.tokens))
    for seat, pieces in enumerate(seen.laid):
        for piece, place in zip(pieces[::2], pieces[1::2], strict=True):
            lay(s, seat, piece, place)
    s.deeds, s.plates = ([row[:] for row in rows] for rows in (seen.deeds, seen.plates))
    s.spent = list(map(mask_of, seen.spent))
    _deal(s, seen, dice)
    return s


def _deal(s: State, seen: Seen, dice: Dice) -> None:
    known = mask_of(card for cards in seen.played for card in cards)
    known |= mask_of([*seen.hand, *seen.offered, *seen.away])
    light, dark = bits(s.table.light & ~known), bits(s.table.dark & ~known)
    piles = (s.hands, s.offered, s.away)
    for seat in range(s.table.seats):
        if seat == seen.seat:
            s.hands[seat], s.offered[seat], s.away[seat] = map(mask_of, (seen.hand, seen.offered, seen.away))
            s.free_card[seat] = seen.free_card
            continue
        for pool, counts in ((light, seen.light_cards[seat]), (dark, seen.dark_cards[seat])):
            for pile, count in zip(piles, counts, strict=True):
                pile[seat] |= mask_of([pool.pop(dice.below(len(pool))) for _ in range(count)])
        if seen.free_cards[seat]:
            held = bits(s.hands[seat] & s.table.dark)
            s.free_card[seat] = held[dice.below(len(held))]
    s.light, s.pile = mask_of(light), mask_of(dark)
