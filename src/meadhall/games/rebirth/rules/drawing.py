"""3. Drawing (RB-DRAW): what a player draws is known to that player alone."""

from __future__ import annotations

from meadhall.core.dice import unrank_multiset
from meadhall.core.events import Events
from meadhall.core.frames import Chance
from meadhall.core.words import SEATS
from meadhall.games.rebirth.box import KINDS
from meadhall.games.rebirth.state import State


class SecretDraw(Chance[State]):
    """A random piece of a pile. The pile is a multiset: nobody knows an order."""

    seat: int

    def pile(self, s: State) -> list[int]:
        """How many pieces of each kind there are."""
        raise NotImplementedError

    def take(self, s: State, kind: int, events: Events) -> None:
        """The seat gets a piece of that kind."""
        raise NotImplementedError

    def called(self, s: State, kind: int) -> str:
        """What the seat does, in notation."""
        raise NotImplementedError

    def faces(self, s: State) -> int:
        return sum(self.pile(s))

    def roll(self, s: State, outcome: int, events: Events) -> None:
        self.take(s, unrank_multiset(outcome, self.pile(s)), events)

    def viewer(self, s: State) -> int | None:
        return self.seat

    def note(self, s: State, outcome: int) -> str:
        return f"{SEATS[self.seat]} {self.called(s, unrank_multiset(outcome, self.pile(s)))}"


def of_seat(pile: list[int], seat: int) -> list[int]:
    """The seat's part of a list by seat and kind of tile."""
    return pile[seat * KINDS : (seat + 1) * KINDS]
