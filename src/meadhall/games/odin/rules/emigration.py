"""Emigration (OD-EMIGRATE)."""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.words import Reason, reason
from meadhall.games.odin import events as told
from meadhall.games.odin.box import EMIGRATED_WIDTH, KNARR, LONGSHIP
from meadhall.games.odin.notation import SHIP
from meadhall.games.odin.rules.moments import call
from meadhall.games.odin.rules.pausing import ActionChoice
from meadhall.games.odin.rules.supply import lose_ship
from meadhall.games.odin.state import Deed, State

LARGE = (KNARR, LONGSHIP)


def can_emigrate(s: State, seat: int) -> bool:
    """A large ship, and two free columns on the table (OD-EMIGRATE-1, OD-EMIGRATE-4)."""
    return s.squares(seat) >= EMIGRATED_WIDTH and any(s.ships(seat, ship) for ship in LARGE)


class Emigrate(ActionChoice):
    """With which ship; its ore is lost, no Viking is (OD-EMIGRATE-1, 5, 6)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-EMIGRATE-1", "OD-EMIGRATE-2", "OD-EMIGRATE-6", "OD-EMIGRATE-7")

    def ways(self, s: State) -> list[int]:
        return [SHIP + ship for ship in LARGE if s.ships(self.seat, ship)]

    def take(self, s: State, option: int, events: Events) -> None:
        ship = option - SHIP
        lose_ship(s, self.seat, ship)
        s.emigrants[self.seat * 2 + LARGE.index(ship)] += 1
        if events is not None:
            events.append(told.Emigrated(self.seat, ship))
        if ship == LONGSHIP:
            s.note(Deed.LONGSHIP, 1)
        call(s, self.seat, "after_action", "emigration")

    def why_not(self, s: State, option: int) -> Reason:
        return reason("choose-a-large-ship", "OD-EMIGRATE-1")
