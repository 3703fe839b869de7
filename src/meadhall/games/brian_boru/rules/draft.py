"""The draft phase (BB-DRAFT): packs are dealt, all pick two cards at the same time, the rest goes to the left."""

from __future__ import annotations

from math import comb
from typing import ClassVar

from meadhall.core.dice import unrank_combination
from meadhall.core.events import Events
from meadhall.core.frames import Chance, Choice, Step
from meadhall.core.masks import bits, mask_of
from meadhall.core.words import SEATS, Message, Reason, reason
from meadhall.games.brian_boru import events as told
from meadhall.games.brian_boru.box import CARDS
from meadhall.games.brian_boru.notation import ACTION, CARD, card_name, cards_at
from meadhall.games.brian_boru.state import State

PICKS = 2
"""Cards that everybody picks before the packs are passed on."""

ALL_CARDS = (1 << len(CARDS)) - 1


class DealPack(Chance[State]):
    """A pack for the seat, from the cards that nobody has yet; one may stay over, unseen (BB-DRAFT-1 to 5)."""

    seat: int

    def faces(self, s: State) -> int:
        return comb(len(self._deck(s)), s.table.dealt)

    def roll(self, s: State, outcome: int, events: Events) -> None:
        pack = unrank_combination(outcome, self._deck(s), s.table.dealt)
        s.packs[self.seat] = [mask_of(pack)]
        if events is not None:
            events.append(told.PackDealt(self.seat, len(pack)))

    def viewer(self, s: State) -> int | None:
        return self.seat

    def note(self, s: State, outcome: int) -> str:
        pack = unrank_combination(outcome, self._deck(s), s.table.dealt)
        return f"{SEATS[self.seat]} gets {' '.join(map(card_name, pack))}"

    @staticmethod
    def _deck(s: State) -> list[int]:
        dealt = 0
        for packs in s.packs:
            if packs:
                dealt |= packs[0]
        return bits(ALL_CARDS & ~dealt)


class StartDraft(Step[State]):
    """All pick at the same time (BB-DRAFT-6, 7)."""

    def run(self, s: State, events: Events) -> None:
        s.push(PassPacks.of())
        s.together([[PickCard.of(seat)] * PICKS for seat in range(s.table.seats)])


class PickCard(Choice[State]):
    """One of the cards of the pack; no earlier pick can be exchanged (BB-DRAFT-6, 14)."""

    rules: ClassVar[tuple[str, ...]] = ("BB-DRAFT-6", "BB-DRAFT-8", "BB-DRAFT-14")
    hidden: ClassVar[bool] = True

    def options(self, s: State) -> list[int]:
        return cards_at(s.packs[self.seat][-1] & ~s.hands[self.seat])

    def allows(self, s: State, option: int) -> bool:
        card = option - CARD
        return card >= 0 and (s.packs[self.seat][-1] & ~s.hands[self.seat]) >> card & 1 == 1

    def apply(self, s: State, option: int, events: Events) -> None:
        s.hands[self.seat] |= 1 << option - CARD
        if events is not None:
            events.append(told.CardPicked(self.seat, option - CARD))

    def explain(self, s: State, option: int) -> Reason:
        if not CARD <= option < ACTION:
            return reason("choose-a-card", "BB-DRAFT-6")
        card = option - CARD
        if s.hands[self.seat] >> card & 1:
            return reason("picked-already", "BB-DRAFT-14", card=str(CARDS[card].value))
        return reason("not-in-the-pack", "BB-DRAFT-6", card=str(CARDS[card].value))

    def prompt(self, s: State) -> Message:
        return Message("prompt-pick-card", {"left": len(s.branches[self.seat]) if s.branches else PICKS})


class PassPacks(Step[State]):
    """What was not picked goes to the left neighbour; the last one or two cards are no choice (BB-DRAFT-8 to 12)."""

    def run(self, s: State, events: Events) -> None:
        seats = s.table.seats
        rests = [packs[-1] & ~hand for packs, hand in zip(s.packs, s.hands, strict=True)]
        for seat in range(seats):
            s.packs[seat].append(rests[seat - 1])
        if events is not None:
            events.append(told.PacksPassed(rests[0].bit_count()))
        if rests[0].bit_count() > PICKS:
            s.push(StartDraft.of())
            return
        for seat in range(seats):
            s.hands[seat] |= s.packs[seat][-1]  # BB-DRAFT-15
