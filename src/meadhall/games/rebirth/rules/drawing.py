"""3. Drawing (RB-DRAW): what a player draws is known to that player alone."""

from __future__ import annotations

from abc import abstractmethod

from meadhall.core.events import Events
from meadhall.core.frames import Chance
from meadhall.core.words import SEATS
from meadhall.games.rebirth.state import State


class SecretDraw(Chance[State]):
    """A random piece of a pile. The pile is kept in ascending order: nobody knows another."""

    seat: int

    @abstractmethod
    def pile(self, s: State) -> list[int]:
        """The kinds of the pieces."""

    @abstractmethod
    def take(self, s: State, kind: int, events: Events) -> None:
        """The seat gets a piece of that kind."""

    @abstractmethod
    def called(self, s: State, kind: int) -> str:
        """What the seat does, in notation."""

    def faces(self, s: State) -> int:
        return len(self.pile(s))

    def roll(self, s: State, outcome: int, events: Events) -> None:
        self.take(s, self.pile(s)[outcome], events)

    def viewer(self, s: State) -> int | None:
        return self.seat

    def note(self, s: State, outcome: int) -> str:
        return f"{SEATS[self.seat]} {self.called(s, self.pile(s)[outcome])}"
