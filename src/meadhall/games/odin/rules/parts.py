"""Parts of an action under way, which anytime actions must leave possible (OD-PH5-7)."""

from __future__ import annotations

from abc import abstractmethod

from meadhall.core.frames import Frame
from meadhall.games.odin.state import State


class Part(Frame[State]):
    """What can tell whether the action could still go on if the position were another one."""

    @abstractmethod
    def stands(self, s: State) -> bool:
        """Whether the part can be carried out."""

    def at_risk(self, s: State) -> bool:
        """Whether an anytime action could make it impossible; the quick question."""
        return not s.acted
