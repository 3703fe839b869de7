"""Occupation cards (OD-OCC): drawing, holding and playing them. For what they do see `moments` and `cards`."""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Chance, Step
from meadhall.core.masks import Listing, bits
from meadhall.core.words import SEATS, Message, Reason, reason
from meadhall.games.odin import events as told
from meadhall.games.odin.cards import ANY, CLAUSES, HOOK_AT, NO_SCRIPT, OCCUPATIONS
from meadhall.games.odin.notation import CARD, DONE, NO, TOKEN
from meadhall.games.odin.rules.interpreter import Frames, usable
from meadhall.games.odin.rules.moments import Respond, instead, use_card
from meadhall.games.odin.rules.pausing import ActionChoice
from meadhall.games.odin.state import Deed, State

cards_at = Listing(range(CARD, TOKEN))


class DrawOccupation(Chance[State]):
    """A card into the hand, or among those of which one may be kept; nothing if there is none (OD-OCC-3, Q-19)."""

    seat: int
    light: int
    """1 for a light card, 0 for a dark one."""
    offered: int
    """1 if the card does not come to hand yet."""

    def faces(self, s: State) -> int:
        return max(1, self._deck(s).bit_count())

    def roll(self, s: State, outcome: int, events: Events) -> None:
        deck = self._deck(s)
        if not deck:
            return
        card = bits(deck)[outcome]
        if self.light:
            s.light ^= 1 << card
        else:
            s.pile ^= 1 << card
        cards = s.offered if self.offered else s.hands
        cards[self.seat] |= 1 << card
        if events is not None:
            events.append(told.OccupationDrawn(self.seat, card))

    def viewer(self, s: State) -> int | None:
        return self.seat

    def note(self, s: State, outcome: int) -> str:
        deck = self._deck(s)
        drawn = f"card {OCCUPATIONS[bits(deck)[outcome]].number}" if deck else "no card"
        return f"{SEATS[self.seat]} draws {drawn}"

    def _deck(self, s: State) -> int:
        return s.light if self.light else s.pile


def draw(s: State, seat: int) -> Frames:
    """A dark card for the hand, or what a card does instead (card 99)."""
    return instead(s, seat, "draw_occupation", DrawOccupation(seat, 0, 0))


AT_ONCE = {clause.card: 1 << at for at, clause in enumerate(CLAUSES["ship", ANY])}
"""Cards whose condition may be there when they are played (OD-OCC-25), as places among the clauses of their hook."""


def play_card(s: State, seat: int, card: int, events: Events) -> None:
    """Out of the hand; what it does at once is done before anything else (OD-OCC-7, OD-OCC-15)."""
    s.hands[seat] &= ~(1 << card)
    s.played[seat] |= 1 << card
    s.note(Deed.OCCUPATIONS, s.deed(Deed.OCCUPATIONS) + 1)
    if events is not None:
        events.append(told.OccupationPlayed(seat, card))
    if card in AT_ONCE:
        s.push(Respond(seat, HOOK_AT["ship", ANY], AT_ONCE[card]))
    if OCCUPATIONS[card].now != NO_SCRIPT and usable(s, seat, OCCUPATIONS[card].now):
        use_card(s, seat, card, OCCUPATIONS[card].now, events)


class PlayOccupation(ActionChoice):
    """One card after another, at least `least` and at most `most` (OD-OCC-4 to 7)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-OCC-4", "OD-OCC-5", "OD-OCC-6")
    hidden: ClassVar[bool] = False
    least: int
    most: int

    def at_risk(self, s: State) -> bool:
        """Another card could play the last one of the hand."""
        return self.least > 0 and super().at_risk(s)

    def ways(self, s: State) -> list[int]:
        cards = cards_at(s.hands[self.seat])
        return cards if self.least else [DONE, *cards]

    def take(self, s: State, option: int, events: Events) -> None:
        if option == DONE:
            return
        if self.most > 1:
            s.push(PlayMore(self.seat, max(0, self.least - 1), self.most - 1))
        play_card(s, self.seat, option - CARD, events)

    def why_not(self, s: State, option: int) -> Reason:
        if CARD <= option < TOKEN:
            return reason("card-not-in-hand", "OD-OCC-2")
        return reason("choose-a-card", "OD-OCC-4")

    def prompt(self, s: State) -> Message:
        return Message("prompt-play-occupation", {"most": self.most})


class PlayMore(Step[State]):
    """The next card, if there is one."""

    seat: int
    least: int
    most: int

    def run(self, s: State, events: Events) -> None:
        if s.hands[self.seat]:
            s.push(PlayOccupation(*self))


class OfferCard(Step[State]):
    """The bonus of column 4: a card before or after the action, not both (OD-OCC-10)."""

    seat: int
    after: int
    """1 when the action is over."""

    def run(self, s: State, events: Events) -> None:
        if s.hands[self.seat]:
            s.push(PlayBonusCard(self.seat, self.after))


class PlayBonusCard(ActionChoice):
    """A card, or none (for now)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-OCC-10",)
    arming: ClassVar[bool] = True
    after: int

    def ways(self, s: State) -> list[int]:
        return [NO, *cards_at(s.hands[self.seat])]

    def take(self, s: State, option: int, events: Events) -> None:
        if option == NO:
            return
        if not self.after:
            later = next(at for at in reversed(range(len(s.stack))) if s.stack[at] == OfferCard(self.seat, 1))
            del s.stack[later]
        play_card(s, self.seat, option - CARD, events)

    def why_not(self, s: State, option: int) -> Reason:
        if CARD <= option < TOKEN:
            return reason("card-not-in-hand", "OD-OCC-2")
        return reason("choose-a-card-or-no", "OD-OCC-10")
