"""Frames: what remains of a turn, as data.

A position holds a stack of frames. The one on top says what happens next: a seat chooses (Choice), luck decides
(Chance), or the rules simply go on (Step). A frame is a row of ints whose class knows the rule; it holds no reference
into the position, so every position can be copied, saved, searched and resumed in the middle of a turn.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from meadhall.core.events import Events
from meadhall.core.rows import Row
from meadhall.core.words import Message, Reason, reason

if TYPE_CHECKING:
    from meadhall.core.state import State

S = TypeVar("S", bound="State")


class Kind(Enum):
    """Who goes next."""

    PLAYERS = "players"
    CHANCE = "chance"
    OVER = "over"


PLAYERS, CHANCE, OVER = Kind  # looking a member up in its class costs as much as a rule


class Frame(Row, Generic[S]):
    """One thing still to be done. Fields named in `secret` are known to the seat of the frame alone."""

    kind: ClassVar[Kind | None] = None
    """Who goes next when the frame is on top; None for the rules themselves."""


class Choice(Frame[S]):
    """A seat chooses one of its options. The seat is the first field."""

    kind: ClassVar[Kind | None] = PLAYERS
    rules: ClassVar[tuple[str, ...]] = ()
    """Where the rulebook tells about the choice."""
    hidden: ClassVar[bool] = False
    """Whether the others do not learn what was chosen, until the rules show it."""
    seat: int

    @abstractmethod
    def options(self, s: S) -> Sequence[int]:
        """The legal option ids, ascending."""

    def allows(self, s: S, option: int) -> bool:
        """Whether `option` is legal; a frame may know a quicker way than listing all of them."""
        return option in self.options(s)

    @abstractmethod
    def apply(self, s: S, option: int, events: Events) -> None:
        """Make the choice. The frame is off the stack already; what follows is pushed."""

    def explain(self, s: S, option: int) -> Reason:
        """Why `option` is not legal here; asked about illegal options only."""
        return reason("not-an-option")

    def prompt(self, s: S) -> Message:
        """What the deciding seat is asked."""
        return Message(f"prompt-{self.message_id}", {})

    def label(self, s: S, option: int) -> Message | None:
        """How the option is called here, where its general label would not say enough."""
        return None

    def note(self, s: S, option: int) -> str:
        """A word for the record beside the choice, where the choice alone would not say what was done."""
        return ""


class Chance(Frame[S]):
    """Luck decides: a throw of a fair die."""

    kind: ClassVar[Kind | None] = CHANCE

    @abstractmethod
    def faces(self, s: S) -> int: ...

    @abstractmethod
    def roll(self, s: S, outcome: int, events: Events) -> None:
        """Let the throw take effect. The frame is off the stack already."""

    def viewer(self, s: S) -> int | None:
        """The only seat that learns the outcome, or None when everybody sees it."""
        return None

    @abstractmethod
    def note(self, s: S, outcome: int) -> str:
        """What the throw stands for, in notation, for the record."""


class Step(Frame[S]):
    """The rules go on by themselves."""

    @abstractmethod
    def run(self, s: S, events: Events) -> None: ...


def frames_in(*modules: Any) -> dict[str, type[Frame[Any]]]:
    """All frame classes that the given modules define, by name."""
    found = [
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Frame) and value.__module__ == module.__name__
    ]
    named = {cls.__name__: cls for cls in found}
    if len(named) < len(found):
        raise TypeError("two frames share a name; saved positions could not tell them apart")
    for cls in found:
        missing = [name for name in dir(cls) if getattr(getattr(cls, name), "__isabstractmethod__", False)]
        if missing:
            raise TypeError(f"{cls.__name__} does not say how to {', '.join(missing)}")
    return named
