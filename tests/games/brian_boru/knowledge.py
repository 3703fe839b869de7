"""A model of what seats know in Brian Boru, written apart from `observe` and from the sets of the rules.

A `Story` is the true course of a round: the packs as they were dealt, every pick, every card played, every town named.
Two stories look the same to a seat when it remembers the same of both (`memory`) and both went by the rules
(`is_legal`). What follows for a single card is in `Knowledge`: the places where it can be, and how likely each of them
is when all stories that look the same are equally likely.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from meadhall.core import Kind, LabDice, Match
from meadhall.games.brian_boru import game
from meadhall.games.brian_boru.box import CARDS, TOWNS, WHITE
from meadhall.games.brian_boru.notation import CARD
from meadhall.games.brian_boru.rules.draft import DealPack, PickCard
from meadhall.games.brian_boru.rules.tricks import DiscardLastCards, LeadCard, LeadTown, PlayCard
from meadhall.games.brian_boru.state import State

DECK = frozenset(range(25))
SIZES = {3: 8, 4: 6, 5: 5}
"""Cards dealt to each seat."""

Cards = frozenset[int]


def members(mask: int) -> Cards:
    return frozenset(card for card in DECK if mask >> card & 1)


def mask(cards: Cards) -> int:
    return sum(1 << card for card in cards)


def of_colours(colours: Cards) -> Cards:
    """The cards that count as cards of one of the colours."""
    return frozenset(card for card in DECK if colours and CARDS[card].colour in colours | {WHITE})


class Slot(NamedTuple):
    """Cards that leave a pack together: the pack dealt to `first`, when it has been passed on so often."""

    first: int
    passed: int


ASIDE = Slot(-1, 0)
"""The cards that nobody was dealt."""


class Lead(NamedTuple):
    seat: int
    plays: int
    """How many cards had been played in the round when the town was named."""
    town: Cards
    """The cards that match the named town."""
    towns: Cards
    """The cards that match any town that was free."""


@dataclass
class Story:
    seats: int
    dealt: dict[int, Cards] = field(default_factory=dict)
    picks: list[list[int]] = field(default_factory=list)
    plays: list[tuple[int, int]] = field(default_factory=list)
    leads: list[Lead] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.picks = self.picks or [[] for _ in range(self.seats)]

    def copy(self) -> Story:
        return Story(self.seats, dict(self.dealt), [picks[:] for picks in self.picks], self.plays[:], self.leads[:])

    # where the cards are

    @property
    def now(self) -> int:
        """How often the packs have been passed on."""
        return min(map(len, self.picks)) // 2

    @property
    def size(self) -> int:
        """How many cards the packs had when they were passed on last."""
        return SIZES[self.seats] - 2 * self.now

    @property
    def drafting(self) -> bool:
        return self.size > 2

    def taker(self, slot: Slot) -> int:
        return (slot.first + slot.passed) % self.seats

    def pack(self, seat: int, passed: int) -> Cards:
        """The pack that the seat got when packs had been passed on so often."""
        first = (seat - passed) % self.seats
        gone = [self.picks[(first + p) % self.seats][2 * p : 2 * p + 2] for p in range(passed)]
        return self.dealt[first].difference(*gone)

    def packs(self, seat: int | None) -> list[Cards]:
        return [self.pack(seat, passed) for passed in range(self.now + 1)] if seat in self.dealt else []

    def played(self, seat: int | None, plays: int | None = None) -> Cards:
        return frozenset(card for player, card in self.plays[:plays] if player == seat)

    def hand(self, seat: int | None, plays: int | None = None) -> Cards:
        """What the seat has picked and got, less what it had played when so many cards had been played."""
        if seat not in self.dealt:
            return frozenset()
        last = frozenset() if self.drafting else self.pack(seat, self.now)
        return (frozenset(self.picks[seat]) | last) - self.played(seat, plays)

    def slots(self) -> dict[Slot, Cards]:
        """All cards, by the slot they left or are in."""
        cards = {}
        for first in self.dealt:
            for passed in range(self.now + 1):
                slot = Slot(first, passed)
                taker = self.taker(slot)
                last = passed == self.now
                cards[slot] = (
                    self.pack(taker, passed) if last else frozenset(self.picks[taker][2 * passed : 2 * passed + 2])
                )
        return cards | {ASIDE: DECK.difference(*self.dealt.values())}

    # what is remembered of it

    def memory(self, seat: int | None) -> tuple[Any, ...]:
        """All that the seat saw and did, and what everybody could see: how many picks, cards played, towns named."""
        own = [] if seat is None else self.picks[seat]
        return (
            *(self.packs(seat), [set(own[2 * p : 2 * p + 2]) for p in range(self.now + 1)]),
            *(sorted(self.dealt), [len(picks) for picks in self.picks], self.plays, self.leads),
        )

    def is_legal(self) -> bool:
        """Packs, picks and plays fit together, and leaders did what BB-TRICK-5, BB-TRICK-6 and Q-5 say."""
        if sum(map(len, self.dealt.values())) != len(frozenset().union(*self.dealt.values())):
            return False
        for seat in self.dealt:
            for number, card in enumerate(self.picks[seat]):
                if card not in self.pack(seat, number // 2):
                    return False
            if not self.played(seat) <= self.hand(seat, 0):
                return False
        return all(self._is_legal_lead(lead) for lead in self.leads)

    def _is_legal_lead(self, lead: Lead) -> bool:
        hand = self.hand(lead.seat, lead.plays)
        if lead.plays < len(self.plays) and hand & lead.town and self.plays[lead.plays][1] not in lead.town:
            return False
        return bool(hand & lead.town) or not hand & lead.towns

    # other stories

    def swapped(self, one: int, other: int) -> Story:
        """The same story with two cards exchanged, where nobody has shown them."""
        shown = {card for _, card in self.plays}
        assert not shown & {one, other}
        change = {one: other, other: one}
        twin = self.copy()
        twin.dealt = {seat: frozenset(change.get(card, card) for card in pack) for seat, pack in self.dealt.items()}
        twin.picks = [[change.get(card, card) for card in picks] for picks in self.picks]
        return twin

    def put_into(self, state: State) -> State:
        """A copy of the position with the packs and hands of this story."""
        twin = state.copy()
        twin.packs = [list(map(mask, self.packs(seat))) for seat in range(self.seats)]
        twin.hands = [mask(self.hand(seat)) for seat in range(self.seats)]
        return twin

    def reread(self, state: State) -> Story:
        """The story of another position, of the same public course as this one."""
        packs = [list(map(members, held)) for held in state.packs]
        dealt = {seat: held[0] for seat, held in enumerate(packs) if held}
        picks: list[list[int]] = []
        for seat in range(self.seats):
            held, left = packs[seat], packs[(seat + 1) % self.seats]
            taken = [sorted(held[p] - left[p + 1]) for p in range(self.now)]
            present = sorted(members(state.hands[seat]) & held[-1]) if held and self.drafting else []
            picks.append([card for cards in [*taken, present] for card in cards])
        return Story(self.seats, dealt, picks, self.plays, self.leads)


def follow(seats: int, seed: int, **options: str) -> Iterator[tuple[Match, Story | None]]:
    """A match played at random, with the story of its round after every step; None when it can be forgotten."""
    dice = LabDice(seed)
    match = Match(game, seats, options)
    story: Story | None = None
    yield match, story
    while not match.over:
        state = match.state
        if state.decision.kind is Kind.CHANCE:
            frame = state.chance()
            match.throw(dice.below(state.faces))
            if isinstance(frame, DealPack):
                story = story or Story(seats)
                story.dealt[frame.seat] = members(match.state.packs[frame.seat][0])
        else:
            deciding = state.decision.seats
            seat = deciding[dice.below(len(deciding))]
            choices = state.options(seat)
            option = choices[dice.below(len(choices))]
            if story:
                note(story, state, seat, option)
            match.play(seat, option)
        if story and len(story.dealt) == seats and not _goes_on(match.state):
            story = None
        yield match, story and story.copy()


def note(story: Story, state: State, seat: int, option: int) -> None:
    """Write a choice that is about to be made into the story."""
    frame = state.owing(seat)
    if isinstance(frame, PickCard):
        story.picks[seat].append(option - CARD)
    elif isinstance(frame, LeadCard | PlayCard):
        story.plays.append((seat, option - CARD))
    elif isinstance(frame, LeadTown):
        free = frozenset(TOWNS[town].colour for town in range(len(TOWNS)) if state.free >> town & 1)
        town = of_colours(frozenset([TOWNS[option].colour]))
        story.leads.append(Lead(seat, len(story.plays), town, of_colours(free)))


def _goes_on(state: State) -> bool:
    return any(isinstance(frame, DiscardLastCards) for frame in state.stack)


Permission = dict[int, frozenset[Slot]]
"""For every card the slots in which it can be."""


class Knowledge:
    """What the memory of a seat says about every card.

    Nearly all of it is about single cards: those that the seat saw in a pack and those that it did not, its own picks,
    the cards that others have shown, those that a leader has shown not to hold (Q-5). The one exception is a leader
    who has named a town and not yet played: it holds a card for the town, or none for any town.
    """

    def __init__(self, story: Story, seat: int | None) -> None:
        self.story = story
        self.seat = seat
        self.room = {slot: len(cards) for slot, cards in story.slots().items() if cards}  # public: sizes only
        self.packs = story.packs(seat)
        self.own = [] if seat is None else story.picks[seat]
        self.shown = {card: player for player, card in story.plays}
        self.lacking: dict[int, Cards] = {player: frozenset() for player in range(story.seats)}
        pending: Lead | None = None
        for lead in story.leads:
            if lead.plays == len(story.plays):
                pending = lead
            elif story.plays[lead.plays][1] not in lead.town:
                self.lacking[lead.seat] |= lead.towns
        self.allowed = {card: frozenset(slot for slot in self.room if self._allows(card, slot)) for card in DECK}
        self.terms: list[tuple[int, Permission]] = [(1, self.allowed)]
        if pending and pending.seat != seat:
            self.terms.append((-1, self._without(pending.seat, pending.town)))
            self.terms.append((1, self._without(pending.seat, pending.towns)))

    def _allows(self, card: int, slot: Slot) -> bool:
        story, seat = self.story, self.seat
        for passed, pack in enumerate(self.packs):
            in_it = slot.first == (seat - passed) % story.seats and slot.passed >= passed
            if slot == ASIDE or not in_it:
                if card in pack:
                    return False
            elif card not in pack:
                return False
        mine = slot != ASIDE and story.taker(slot) == seat and slot.passed < story.now
        if mine != (card in self.own[: 2 * story.now]):
            return False
        if mine and card not in self.own[2 * slot.passed : 2 * slot.passed + 2]:
            return False
        if card in self.shown:
            return slot != ASIDE and story.taker(slot) == self.shown[card]
        return slot == ASIDE or card not in self.lacking[story.taker(slot)]

    def _without(self, seat: int, cards: Cards) -> Permission:
        """Permission when that seat holds none of the cards."""
        story = self.story
        return {
            card: frozenset(
                slot
                for slot in slots
                if slot == ASIDE or story.taker(slot) != seat or card not in cards or card in self.shown
            )
            for card, slots in self.allowed.items()
        }

    # counting

    def ways(self, fixed: dict[int, frozenset[Slot]] | None = None) -> int:
        """How many stories look the same, times a constant; only those with these cards in these slots."""
        fixed = fixed or {}
        return sum(
            sign * count({card: slots & fixed.get(card, slots) for card, slots in permission.items()}, self.room)
            for sign, permission in self.terms
        )

    def chances(self) -> dict[tuple[int, Slot], float]:
        """How likely every card is to be in every slot. Like cards and like slots are counted once."""
        total = self.ways()
        alike: dict[tuple[Cards, ...], list[Slot]] = {}
        for slot in self.room:
            alike.setdefault(tuple(welcome(permission, slot) for _, permission in self.terms), []).append(slot)
        found: dict[tuple[Any, ...], float] = {}
        result = {}
        for card in sorted(DECK):
            kind = tuple(permission[card] for _, permission in self.terms)
            for slots in alike.values():
                if (kind, slots[0]) not in found:
                    found[kind, slots[0]] = self.ways({card: frozenset(slots)}) / total
                room = sum(self.room[slot] for slot in slots)
                for slot in slots:
                    result[card, slot] = found[kind, slots[0]] * self.room[slot] / room
        return result

    def hand_slots(self, seat: int) -> frozenset[Slot]:
        """The slots whose cards that seat has taken."""
        last = self.story.now if self.story.drafting else self.story.now + 1
        return frozenset(
            slot for slot in self.room if slot != ASIDE and slot.passed < last and self.story.taker(slot) == seat
        )


def welcome(permission: Permission, slot: Slot) -> Cards:
    """The cards that can be in the slot."""
    return frozenset(card for card in DECK if slot in permission[card])


def count(permission: Permission, room: dict[Slot, int]) -> int:
    """The ways to put every card on a place of its own in a permitted slot."""
    columns: dict[Cards, list[Slot]] = {}
    for slot in room:
        columns.setdefault(welcome(permission, slot), []).append(slot)
    kinds = list(columns)  # slots that no card tells apart count as one
    rows = sorted(tuple(n for n, kind in enumerate(kinds) if card in kind) for card in DECK)

    @cache
    def place(card: int, left: tuple[int, ...]) -> int:
        if card == len(rows):
            return 1
        return sum(left[n] * place(card + 1, (*left[:n], left[n] - 1, *left[n + 1 :])) for n in rows[card] if left[n])

    return place(0, tuple(sum(room[slot] for slot in columns[kind]) for kind in kinds))
