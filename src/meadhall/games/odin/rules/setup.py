"""Setup (OD-SETUP, OD-SOLO, OD-MINI2): everything before the first round."""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Chance, Choice, Frame, Step
from meadhall.core.words import SEATS, Reason, reason
from meadhall.games.odin import events as told
from meadhall.games.odin.actions import EXTENSIONS
from meadhall.games.odin.box import MARKERS, NO_HARVEST, SHORT_HARVEST_START, START, TOKENS, WEAPON
from meadhall.games.odin.cards import OCCUPATIONS
from meadhall.games.odin.notation import CARD, PIECE, TOKEN
from meadhall.games.odin.rules.mountain import RevealStrip
from meadhall.games.odin.rules.occupations import DrawOccupation, cards_at
from meadhall.games.odin.rules.rounds import Round
from meadhall.games.odin.rules.supply import gain
from meadhall.games.odin.rules.weapons import DrawWeapon
from meadhall.games.odin.state import State


class Prepare(Step[State]):
    """Start packages, then everything that luck and players decide before the first round."""

    def run(self, s: State, events: Events) -> None:
        seats = range(s.table.seats)
        for seat in seats:
            for thing, number in START:
                gain(s, seat, thing, number, None)
        frames: list[Frame[State]] = [ChooseFirstPlayer()] if not s.table.solo else []
        frames += [LayExtension(piece) for piece in range(len(EXTENSIONS))] if s.table.seats == 4 else []
        frames += [RevealStrip()] * s.table.strips
        frames += [StartingCards()]
        if s.table.harvest_too:
            frames += [FirstMarker(), HarvestSetup()]
        s.push(*frames, Round())


class ChooseFirstPlayer(Chance[State]):
    """Who gets the moose (OD-SETUP-18)."""

    def faces(self, s: State) -> int:
        return s.table.seats

    def roll(self, s: State, outcome: int, events: Events) -> None:
        s.moose = outcome
        if events is not None:
            events.append(told.FirstPlayer(outcome))

    def note(self, s: State, outcome: int) -> str:
        return f"{SEATS[outcome]} begins"


class LayExtension(Chance[State]):
    """A side of an extension piece, with an imitation space in one of two columns (OD-SETUP-3, OD-IMITATE-3)."""

    piece: int

    def faces(self, s: State) -> int:
        return 2

    def roll(self, s: State, outcome: int, events: Events) -> None:
        s.imitation.append(EXTENSIONS[self.piece][outcome])
        if events is not None:
            events.append(told.ImitationLaid(s.imitation[-1]))

    def note(self, s: State, outcome: int) -> str:
        return f"imitation in column {EXTENSIONS[self.piece][outcome]}"


# occupations to start with


class StartingCards(Step[State]):
    """A light card for all; with the second mini-expansion one of two; in a solo game perhaps any (OD-SETUP-6)."""

    def run(self, s: State, events: Events) -> None:
        seats = range(s.table.seats)
        if s.table.card_chosen:
            s.offered[0], s.light = s.light, 0
            s.push(KeepCard(0))
            return
        cards = 2 if s.table.harvest_too else 1
        draws = [DrawOccupation(seat, 1, 1) for seat in seats for _ in range(cards)]
        s.push(*draws, KeepCards(0))


class KeepCards(Step[State]):
    """One of the cards offered is kept by everybody at the same time; a single one comes to hand at once."""

    dark: int
    """1 when it is about dark cards."""

    def run(self, s: State, events: Events) -> None:
        if max(cards.bit_count() for cards in s.offered) > 1:
            s.together([[KeepCard(seat)] for seat in range(s.table.seats)])
            return
        for seat, cards in enumerate(s.offered):
            s.hands[seat] |= cards
        s.offered = [0] * s.table.seats


class KeepCard(Choice[State]):
    """Which card is kept; the others are put away unseen (OD-MINI2-4, OD-MINI2-9, OD-SOLO-10)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-MINI2-4", "OD-MINI2-9", "OD-SOLO-10")
    hidden: ClassVar[bool] = True

    def options(self, s: State) -> list[int]:
        return cards_at(s.offered[self.seat])

    def apply(self, s: State, option: int, events: Events) -> None:
        seat, card = self.seat, option - CARD
        s.hands[seat] |= 1 << card
        if not OCCUPATIONS[card].light:
            s.free_card[seat] = card
        s.away[seat] |= s.offered[seat] & ~(1 << card)
        s.offered[seat] = 0
        if events is not None:
            events.append(told.CardKept(seat, card))

    def explain(self, s: State, option: int) -> Reason:
        if CARD <= option < TOKEN:
            return reason("card-not-offered", "OD-MINI2-4")
        return reason("choose-a-card", "OD-MINI2-4")


# the second mini-expansion


class FirstMarker(Chance[State]):
    """The harvest of the first round: one of the markers with a harvest (OD-MINI2-2)."""

    def faces(self, s: State) -> int:
        return NO_HARVEST

    def roll(self, s: State, outcome: int, events: Events) -> None:
        s.marker = outcome
        s.markers[outcome] -= 1
        if events is not None:
            events.append(told.MarkerDrawn(len(MARKERS[outcome].goods)))

    def note(self, s: State, outcome: int) -> str:
        return f"harvest marker {outcome + 1}"


class HarvestSetup(Step[State]):
    """Tokens from the last player on, counter-clockwise; more in the short game (OD-MINI2-5 to 9)."""

    def run(self, s: State, events: Events) -> None:
        seats = list(reversed(s.clockwise()))
        frames: list[Frame[State]] = [TakeToken(seat) for seat in seats]
        if s.table.short:
            frames += [TakeToken(seat) for seat in seats]
            for seat in range(s.table.seats):
                for thing, number in SHORT_HARVEST_START:
                    if thing != WEAPON:
                        gain(s, seat, thing, number, events)
            frames += [DrawWeapon(seat) for seat in s.clockwise()]
            frames += [DrawOccupation(seat, 0, 1) for seat in range(s.table.seats) for _ in range(2)]
            frames.append(KeepCards(1))
        s.push(*frames)


class TakeToken(Choice[State]):
    """One of the resource tokens that are left (OD-MINI2-5, OD-MINI2-6)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-MINI2-5", "OD-MINI2-6")

    def options(self, s: State) -> list[int]:
        taken = 0
        for tokens in s.tokens:
            taken |= tokens
        return [TOKEN + token for token in range(len(TOKENS)) if not taken >> token & 1]

    def apply(self, s: State, option: int, events: Events) -> None:
        s.tokens[self.seat] |= 1 << option - TOKEN
        if events is not None:
            events.append(told.TokenTaken(self.seat, option - TOKEN + 1))

    def explain(self, s: State, option: int) -> Reason:
        return reason("token-gone", "OD-MINI2-5") if TOKEN <= option < PIECE else reason("choose-a-token", "OD-MINI2-5")
