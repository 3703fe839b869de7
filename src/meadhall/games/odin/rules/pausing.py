"""Choices within one's own action, between whose steps there may be a pause for anytime actions (Q-2, Q-8, Q-9)."""

from __future__ import annotations

from abc import abstractmethod
from bisect import bisect
from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Choice
from meadhall.core.words import Reason, reason
from meadhall.games.odin.notation import PAUSE
from meadhall.games.odin.rules.anytime import Pause, can_pause
from meadhall.games.odin.rules.moments import CardEnds
from meadhall.games.odin.rules.parts import Part
from meadhall.games.odin.state import NOBODY, Deed, State


class ActionChoice(Choice[State], Part):
    """A choice that tells its own ways, and can be put off while there is an anytime action to take."""

    arming: ClassVar[bool] = False
    """Whether ships may be armed in a pause: only before the first effect of the action and after its last (Q-8)."""

    @abstractmethod
    def ways(self, s: State) -> list[int]:
        """The options apart from the pause, ascending."""

    @abstractmethod
    def take(self, s: State, option: int, events: Events) -> None:
        """Make the choice, which is one of the ways."""

    @abstractmethod
    def why_not(self, s: State, option: int) -> Reason:
        """Why the option is none of the ways."""

    def stands(self, s: State) -> bool:
        return bool(self.ways(s))

    def may_pause(self, s: State) -> bool:
        """Only within the action of a space: what a card does is over before anything else begins."""
        if not s.deeds or s.deeds[-1][Deed.SPACE] == NOBODY:
            return False
        return not any(type(frame) is CardEnds for frame in s.stack)

    def _can_pause(self, s: State) -> bool:
        return self.may_pause(s) and can_pause(s, self.seat, self.arming)

    def options(self, s: State) -> list[int]:
        ways = self.ways(s)
        if self._can_pause(s):
            ways.insert(bisect(ways, PAUSE), PAUSE)
        return ways

    def allows(self, s: State, option: int) -> bool:
        return self._can_pause(s) if option == PAUSE else option in self.ways(s)

    def apply(self, s: State, option: int, events: Events) -> None:
        if option == PAUSE:
            s.push(Pause(self.seat, int(self.arming)), self)
        else:
            self.take(s, option, events)

    def explain(self, s: State, option: int) -> Reason:
        return reason("no-pause", "OD-ANY-GEN-1") if option == PAUSE else self.why_not(s, option)
