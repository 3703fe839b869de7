"""The action phase (BB-TRICK): the leader names a town, everybody plays a card, then all act in ascending order."""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Choice, Frame, Step
from meadhall.core.masks import mask_of
from meadhall.core.words import Message, Reason, reason
from meadhall.games.brian_boru import events as told
from meadhall.games.brian_boru.box import BLUE, CARDS, COLOUR_TOWNS, COLOURS, RED, TOWNS, WHITE, YELLOW
from meadhall.games.brian_boru.notation import ACTION, CARD, cards_at, town_name, towns_at
from meadhall.games.brian_boru.rules.actions import ChooseAction, Perform, primary, secondary
from meadhall.games.brian_boru.state import NOBODY, State

MATCHING = tuple(
    mask_of(number for number, card in enumerate(CARDS) if card.colour in (colour, WHITE))
    for colour in (RED, BLUE, YELLOW)
)
"""By colour of the town: the cards that count as cards of its colour (BB-TRICK-10)."""


def matching(s: State) -> int:
    """The cards that can win this trick."""
    return MATCHING[TOWNS[s.active].colour] if s.active != NOBODY else 0


def leading_cards(s: State) -> int:
    """The cards that match some free town."""
    cards = 0
    for colour, matches in enumerate(MATCHING):
        if s.free & COLOUR_TOWNS[colour]:
            cards |= matches
    return cards


def leadable_towns(s: State, seat: int) -> int:
    """Free towns whose colour the seat can match; if there are none, any free town (BB-TRICK-5, Q-5, Q-6)."""
    hand = s.hands[seat]
    towns = 0
    for colour, cards in enumerate(MATCHING):
        if hand & cards:
            towns |= COLOUR_TOWNS[colour]
    return s.free & towns or s.free


class BeginTrick(Step[State]):
    """The holder of the marker leads, as long as there are cards to play (BB-TRICK-2, 4, 23)."""

    def run(self, s: State, events: Events) -> None:
        leader = s.holder
        if s.hands[leader].bit_count() == s.table.kept:
            return
        if s.free:
            s.push(LeadTown.of(leader))
        else:
            s.push(LeadCard.of(leader))  # a full map


class LeadTown(Choice[State]):
    """The leader puts the marker on a town (BB-TRICK-5)."""

    rules: ClassVar[tuple[str, ...]] = ("BB-TRICK-4", "BB-TRICK-5", "BB-TRICK-6")

    def options(self, s: State) -> list[int]:
        return towns_at(leadable_towns(s, self.seat))

    def allows(self, s: State, option: int) -> bool:
        return 0 <= option < CARD and leadable_towns(s, self.seat) >> option & 1 == 1

    def apply(self, s: State, option: int, events: Events) -> None:
        s.active = option
        if events is not None:
            events.append(told.TownChosen(self.seat, option))
        s.push(LeadCard.of(self.seat))

    def explain(self, s: State, option: int) -> Reason:
        if option >= CARD:
            return reason("choose-a-town", "BB-TRICK-5")
        if not s.free >> option & 1:
            return reason("town-has-disc", "BB-TRICK-5", town=town_name(option))
        return reason("no-card-for-the-town", "BB-TRICK-5", "BB-TRICK-6", colour=COLOURS[TOWNS[option].colour])

    def prompt(self, s: State) -> Message:
        return Message("prompt-lead-town", {"cards": "some" if s.hands[self.seat] & leading_cards(s) else "none"})


def play(s: State, seat: int, card: int, events: Events) -> None:
    """A card from the hand goes face up on the table; after the last one the trick is resolved (BB-TRICK-7, 9)."""
    s.hands[seat] ^= 1 << card
    s.trick[seat] = card
    if events is not None:
        events.append(told.CardPlayed(seat, card))
    follower = (seat + 1) % s.table.seats
    s.push(ResolveTrick.of() if follower == s.holder else PlayCard.of(follower))


def _question(s: State, message: str) -> Message:
    """Which card is asked for: for a town, or for none when the map is full (Q-7)."""
    if s.active == NOBODY:
        return Message(message, {"town": "none", "colour": "none"})
    return Message(message, {"town": town_name(s.active), "colour": COLOURS[TOWNS[s.active].colour]})


class LeadCard(Choice[State]):
    """The leader's card has the colour of the town or is white, if there is such a card (BB-TRICK-6, Q-5)."""

    rules: ClassVar[tuple[str, ...]] = ("BB-TRICK-6",)

    def options(self, s: State) -> list[int]:
        hand = s.hands[self.seat]
        return cards_at(hand & matching(s) or hand)

    def apply(self, s: State, option: int, events: Events) -> None:
        if s.active != NOBODY and not matching(s) >> option - CARD & 1:
            s.lacking[self.seat] |= leading_cards(s)
        play(s, self.seat, option - CARD, events)

    def explain(self, s: State, option: int) -> Reason:
        if not CARD <= option < ACTION:
            return reason("choose-a-card", "BB-TRICK-6")
        if not s.hands[self.seat] >> option - CARD & 1:
            return reason("not-in-hand", "BB-TRICK-6", card=str(CARDS[option - CARD].value))
        return reason("wrong-colour", "BB-TRICK-6", colour=COLOURS[TOWNS[s.active].colour])

    def prompt(self, s: State) -> Message:
        if s.active != NOBODY and not s.hands[self.seat] & matching(s):
            return Message("prompt-lead-card", {"town": town_name(s.active), "colour": "any"})
        return _question(s, "prompt-lead-card")


class PlayCard(Choice[State]):
    """The others play whatever they like (BB-TRICK-7, 8)."""

    rules: ClassVar[tuple[str, ...]] = ("BB-TRICK-7", "BB-TRICK-8", "BB-TRICK-11")

    def options(self, s: State) -> list[int]:
        return cards_at(s.hands[self.seat])

    def allows(self, s: State, option: int) -> bool:
        return option >= CARD and s.hands[self.seat] >> option - CARD & 1 == 1

    def apply(self, s: State, option: int, events: Events) -> None:
        play(s, self.seat, option - CARD, events)

    def explain(self, s: State, option: int) -> Reason:
        if not CARD <= option < ACTION:
            return reason("choose-a-card", "BB-TRICK-7")
        return reason("not-in-hand", "BB-TRICK-7", card=str(CARDS[option - CARD].value))

    def prompt(self, s: State) -> Message:
        return _question(s, "prompt-play-card")


def winning_card(trick: list[int], town: int) -> int:
    """The highest of the cards that count for the town, as far as cards have been played (BB-TRICK-11); or NOBODY."""
    if town == NOBODY:
        return NOBODY
    return max([card for card in trick if card != NOBODY and MATCHING[TOWNS[town].colour] >> card & 1], default=NOBODY)


class ResolveTrick(Step[State]):
    """Who wins, and who acts when: the lowest card first (BB-TRICK-11 to 19)."""

    def run(self, s: State, events: Events) -> None:
        best = s.best = winning_card(s.trick, s.active)
        s.stack.append(EndTrick.of(s.holder))
        by_value = sorted((card, seat) for seat, card in enumerate(s.trick))
        for card, seat in reversed(by_value):
            frame: Frame[State]
            if card == best:
                frame = Perform.of(seat, primary(card), 0)
            elif len(CARDS[card].secondary) == 1:
                frame = Perform.of(seat, secondary(card, 0), 0)  # BB-TRICK-18
            else:
                frame = ChooseAction.of(seat, card)
            s.stack.append(frame)
        if events is not None:
            if best == NOBODY:
                events.append(told.TrickLost(s.holder))
            else:
                events.append(told.TrickWon(s.trick.index(best), best))


class EndTrick(Step[State]):
    """The cards lie on the closed pile; whoever has the marker leads next (BB-TRICK-20 to 23, Q-8)."""

    leader: int
    """Who led the trick: the marker may be with the winner already."""

    def run(self, s: State, events: Events) -> None:
        for seat, card in enumerate(s.trick):
            s.played[seat] |= 1 << card
            s.trick[seat] = NOBODY
        s.active = s.best = NOBODY
        s.push(BeginTrick.of())


class DiscardLastCards(Step[State]):
    """Unplayed and unseen (BB-TRICK-24, Q-64). With that everybody may forget the cards of the round."""

    def run(self, s: State, events: Events) -> None:
        for seat in range(s.table.seats):
            if s.hands[seat] and events is not None:
                events.append(told.CardDiscarded(seat, s.hands[seat].bit_length() - 1))
            s.hands[seat] = s.played[seat] = s.lacking[seat] = 0
            s.packs[seat] = []
