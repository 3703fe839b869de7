"""The preparation phase of a round (BB-PREP): Vikings land and a marriage is offered."""

from __future__ import annotations

from meadhall.core.events import Events
from meadhall.core.frames import Chance, Step
from meadhall.games.brian_boru import events as told
from meadhall.games.brian_boru.box import MARRIAGES, PRINCESS
from meadhall.games.brian_boru.state import State


class RevealVikings(Chance[State]):
    """The top Viking card: so many raiders come into the battle area (BB-PREP-1 to 3)."""

    def faces(self, s: State) -> int:
        return len(s.viking_deck)

    def roll(self, s: State, outcome: int, events: Events) -> None:
        s.area = s.viking_deck.pop(outcome)
        if events is not None:
            events.append(told.VikingsLanded(s.area))

    def note(self, s: State, outcome: int) -> str:
        return f"{s.viking_deck[outcome]} raiders"


class OfferMarriage(Chance[State]):
    """The top marriage card; which cards have left the game unseen makes no difference (BB-PREP-4, BB-SETUP-11)."""

    def faces(self, s: State) -> int:
        return len(s.marriages)

    def roll(self, s: State, outcome: int, events: Events) -> None:
        s.marriage = s.marriages.pop(outcome)
        if events is not None:
            events.append(told.MarriageOffered(s.marriage))

    def note(self, s: State, outcome: int) -> str:
        return MARRIAGES[s.marriages[outcome]].id


class OfferPrincess(Step[State]):
    """The last card of the marriage deck (BB-PREP-5, 6)."""

    def run(self, s: State, events: Events) -> None:
        s.marriage = PRINCESS
        if events is not None:
            events.append(told.MarriageOffered(PRINCESS))
