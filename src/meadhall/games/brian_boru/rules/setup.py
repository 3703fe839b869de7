"""Setup (BB-SETUP): the first player, and a disc of everybody on the map."""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Chance, Choice
from meadhall.core.words import SEATS, Reason, reason
from meadhall.games.brian_boru import events as told
from meadhall.games.brian_boru.box import REGION_TOWNS, REGIONS, TOWNS
from meadhall.games.brian_boru.notation import CARD, towns_at
from meadhall.games.brian_boru.rules.rounds import BeginRound
from meadhall.games.brian_boru.state import State


class ChooseFirstPlayer(Chance[State]):
    """Who gets the marker and puts the first disc on the map (BB-SETUP-18 to 21)."""

    def faces(self, s: State) -> int:
        return s.table.seats

    def roll(self, s: State, outcome: int, events: Events) -> None:
        s.holder = outcome
        if events is not None:
            events.append(told.FirstPlayer(outcome))
        s.push(*[PlaceFirstDisc(seat) for seat in s.clockwise()], BeginRound())

    def note(self, s: State, outcome: int) -> str:
        return f"{SEATS[outcome]} begins"


class PlaceFirstDisc(Choice[State]):
    """A town in a region without another player's disc (BB-SETUP-22, 23)."""

    rules: ClassVar[tuple[str, ...]] = ("BB-SETUP-20", "BB-SETUP-22", "BB-SETUP-23")

    def options(self, s: State) -> list[int]:
        open_towns = 0
        for towns in REGION_TOWNS:
            if towns & ~s.free == 0:
                open_towns |= towns
        return towns_at(open_towns)

    def apply(self, s: State, option: int, events: Events) -> None:
        s.put_disc(self.seat, option)
        if events is not None:
            events.append(told.StartPlaced(self.seat, option))

    def explain(self, s: State, option: int) -> Reason:
        if option >= CARD:
            return reason("choose-a-town", "BB-SETUP-20")
        return reason("region-has-disc", "BB-SETUP-22", region=REGIONS[TOWNS[option].region].id)
