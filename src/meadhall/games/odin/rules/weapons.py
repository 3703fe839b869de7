"""Weapon cards (OD-PH4, OD-LIMIT-7)."""

from __future__ import annotations

from meadhall.core.events import Events
from meadhall.core.frames import Chance
from meadhall.core.words import SEATS
from meadhall.games.odin import events as told
from meadhall.games.odin.box import BOW, THINGS, WEAPON_CARDS
from meadhall.games.odin.state import THINGS_HELD, State


class DrawWeapon(Chance[State]):
    """The top card of the pile; nobody knows its order. An empty pile is made anew of the discarded ones (Q-18)."""

    seat: int

    def faces(self, s: State) -> int:
        return sum(self._cards(s))

    def roll(self, s: State, outcome: int, events: Events) -> None:
        if not any(s.weapon_pile) and any(s.weapon_discard):
            s.weapon_pile, s.weapon_discard = s.weapon_discard, [0] * len(WEAPON_CARDS)
        weapon = self._weapon(s, outcome)
        s.weapon_pile[weapon] = max(0, s.weapon_pile[weapon] - 1)
        s.stock[self.seat * THINGS_HELD + BOW + weapon] += 1
        if events is not None:
            events.append(told.WeaponDrawn(self.seat, BOW + weapon))

    def note(self, s: State, outcome: int) -> str:
        return f"{SEATS[self.seat]} draws {THINGS[BOW + self._weapon(s, outcome)]}"

    @staticmethod
    def _cards(s: State) -> list[int]:
        if any(s.weapon_pile):
            return s.weapon_pile
        return s.weapon_discard if any(s.weapon_discard) else list(WEAPON_CARDS)

    def _weapon(self, s: State, outcome: int) -> int:
        for weapon, cards in enumerate(self._cards(s)):
            if outcome < cards:
                return weapon
            outcome -= cards
        raise ValueError("no such weapon card")
