"""The course of the game (BB-ROUND): every round has four phases, and the last one is followed by final scoring."""

from __future__ import annotations

from meadhall.core.events import Events
from meadhall.core.frames import Step
from meadhall.games.brian_boru import events as told
from meadhall.games.brian_boru.rules.battle import Raid
from meadhall.games.brian_boru.rules.church import FirstReward
from meadhall.games.brian_boru.rules.claims import ClaimRegions
from meadhall.games.brian_boru.rules.draft import DealPack, StartDraft
from meadhall.games.brian_boru.rules.ending import FinalScoring
from meadhall.games.brian_boru.rules.marriage import Marry
from meadhall.games.brian_boru.rules.preparation import OfferMarriage, OfferPrincess, RevealVikings
from meadhall.games.brian_boru.rules.tricks import BeginTrick, DiscardLastCards
from meadhall.games.brian_boru.state import State

UPKEEP = (Marry(), Raid(), FirstReward(), ClaimRegions())
"""The four steps of the upkeep phase, in order (BB-UPKEEP-1)."""


class BeginRound(Step[State]):
    """Preparation, draft, action, upkeep (BB-ROUND-3)."""

    def run(self, s: State, events: Events) -> None:
        s.round += 1
        if events is not None:
            events.append(told.RoundBegun(s.round))
        last = s.round == s.table.rounds  # the Princess is the bottom card of the deck (BB-SETUP-9, BB-PREP-6)
        s.push(
            *(RevealVikings(), OfferPrincess() if last else OfferMarriage()),
            *(DealPack(seat) for seat in range(s.table.seats)),
            *(StartDraft(), BeginTrick(), DiscardLastCards()),
            *UPKEEP,
            EndRound(),
        )


class EndRound(Step[State]):
    """The game ends with the marriage deck (BB-UPKEEP-2, 3)."""

    def run(self, s: State, events: Events) -> None:
        s.push(FinalScoring() if s.round == s.table.rounds else BeginRound())
