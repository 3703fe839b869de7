"""The position: what every game's state is and does.

A game declares its fields and its frames; deciding, refusing, rolling and going on are done here, once for all games.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

from meadhall.core.dice import Dice
from meadhall.core.events import Events
from meadhall.core.fields import position, to_plain
from meadhall.core.frames import CHANCE, OVER, PLAYERS, Chance, Choice, Frame, Kind
from meadhall.core.printing import drawn
from meadhall.core.words import SEATS, IllegalMove, Message, Reason, reason


class Decision(NamedTuple):
    """What the position waits for. The prompt may be shown to everybody; `State.prompt` is for one seat's eyes."""

    kind: Kind
    seats: tuple[int, ...]
    prompt: Message


class Table:
    """What never changes in a match: the number of seats, the table options and what follows from them."""

    game: Any
    """The title that is played; `Game.table` sets it."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats = seats
        self.options: Mapping[str, str] = MappingProxyType(dict(options))

    def __str__(self) -> str:
        usual = {option.name: option.values[0] for option in self.game.table_options}
        agreed = [
            f"{name}={'(a text)' if len(value.splitlines()) > 1 else value}"
            for name, value in self.options.items()
            if value != usual[name]
        ]
        return ", ".join([self.game.id, f"{self.seats} seat{'s' * (self.seats > 1)}", *agreed])

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _table_again, (self.game, self.seats, dict(self.options))


def _table_again(game: Any, seats: int, options: dict[str, str]) -> Any:
    return game.table(seats, options)


_OVER = Decision(OVER, (), Message("wait-over", {}))
_CHANCE = Decision(CHANCE, (), Message("wait-luck", {}))


@cache
def _waiting_for(choice: type[Frame[Any]], seat: int) -> Decision:
    return Decision(PLAYERS, (seat,), Message(f"wait-{choice.message_id}", {"seat": SEATS[seat]}))


@position
class State:
    """A position. `stack` holds what remains of the turn, its next frame last.

    While several seats choose at once, `branches` holds a stack for each of them; when all are empty, `stack` goes on.
    """

    shape: ClassVar[dict[str, str]]
    size: ClassVar[int]
    """Option ids of the game are 0 to size - 1."""

    table: Any
    stack: list[Frame[Any]]
    branches: list[list[Frame[Any]]]

    if TYPE_CHECKING:

        def copy(self) -> Self:
            """An independent copy; @position derives it from the fields."""

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __repr__(self) -> str:
        """One line: the table, what the position waits for, and its key."""
        kind, seats, _ = self.decision
        asked = ", ".join(f"{SEATS[seat]} has {len(self.options(seat))} options" for seat in seats)
        waits = {PLAYERS: asked, CHANCE: "luck decides", OVER: "over"}[kind]
        played = self.table.game.round(self)
        return f"<{self.table}{f', round {played}' * bool(played)}: {waits}, key {self.key():016x}>"

    def __str__(self) -> str:
        """The picture of the table, as everybody sees it."""
        return drawn(self) or repr(self)

    def key(self) -> int:
        """A 64-bit hash of the whole position, the same in every process."""
        whole = repr((self.table.seats, sorted(self.table.options.items()), list(to_plain(self).values())))
        return int.from_bytes(blake2b(whole.encode(), digest_size=8).digest(), "big")

    # what is to be decided

    @property
    def decision(self) -> Decision:
        if self.branches:
            seats = tuple(seat for seat, branch in enumerate(self.branches) if branch)
            return Decision(PLAYERS, seats, Message("wait-together", {}))
        if not self.stack:
            return _OVER
        top = self.stack[-1]
        return _CHANCE if top.kind is CHANCE else _waiting_for(type(top), top[0])

    def owing(self, seat: int) -> Choice[Any] | None:
        """The choice that `seat` owes, if it owes one."""
        if type(seat) is not int:
            return None
        if self.branches:
            branch = self.branches[seat] if 0 <= seat < len(self.branches) else []
            return branch[-1] if branch else None  # type: ignore[return-value]
        if self.stack:
            top = self.stack[-1]
            if top.kind is PLAYERS and top[0] == seat:
                return top  # type: ignore[return-value]
        return None

    def prompt(self, seat: int) -> Message:
        """What the seat is asked, or whom it waits for."""
        frame = self.owing(seat)
        return frame.prompt(self) if frame else self.decision.prompt

    def options(self, seat: int) -> list[int]:
        """The option ids that are legal for the seat, ascending; empty if it owes nothing."""
        frame = self.owing(seat)
        if frame is None:
            return []
        options = frame.options(self)
        return options if type(options) is list else list(options)

    def explain(self, seat: int, option: int) -> Reason | None:
        """Why the seat may not choose `option` now; None exactly when it may."""
        if type(seat) is not int or not 0 <= seat < self.table.seats:
            return reason("no-such-seat", seats=self.table.seats)
        if type(option) is not int or not 0 <= option < self.size:
            return reason("no-such-option", size=self.size)
        frame = self.owing(seat)
        if frame:
            return None if frame.allows(self, option) else frame.explain(self, option)
        decision = self.decision
        if decision.kind is OVER:
            return reason("game-is-over")
        return reason("luck-comes-first") if decision.kind is CHANCE else reason("not-your-turn")

    # what is done

    def apply(self, seat: int, option: int, events: Events = None) -> None:
        """Make a choice; IllegalMove, with the position untouched, if it is not legal."""
        frame = self.owing(seat)
        if frame is None or type(option) is not int or not frame.allows(self, option):
            why = self.explain(seat, option)
            assert why is not None, "every refused option has a reason"
            raise IllegalMove(why)
        (self.branches[seat] if self.branches else self.stack).pop()
        frame.apply(self, option, events)
        self.settle(events)

    @property
    def faces(self) -> int:
        """How many faces the die has that is to be thrown now."""
        return self.chance().faces(self)

    def chance(self) -> Chance[Any]:
        """The throw that is due; IllegalMove if none is."""
        if self.branches or not self.stack or self.stack[-1].kind is not CHANCE:
            raise IllegalMove(reason("no-luck-due"))
        return self.stack[-1]  # type: ignore[return-value]

    def roll(self, outcome: int, events: Events = None) -> None:
        """Let luck decide; IllegalMove, with the position untouched, if luck has no say or no such face."""
        frame = self.chance()
        faces = frame.faces(self)
        if type(outcome) is not int or not 0 <= outcome < faces:
            raise IllegalMove(reason("no-such-face", faces=faces))
        self.stack.pop()
        frame.roll(self, outcome, events)
        self.settle(events)

    def throw(self, dice: Dice, events: Events = None) -> int:
        """Throw the die that is due and let it take effect; returns the outcome."""
        frame = self.chance()
        outcome = dice.below(frame.faces(self))
        self.stack.pop()
        frame.roll(self, outcome, events)
        self.settle(events)
        return outcome

    # what the rules use

    def push(self, frame: Frame[Any], *more: Frame[Any]) -> None:
        """What comes next, the first named first. In a simultaneous choice it goes to the seat in its first field."""
        stack = self.branches[frame[0]] if self.branches else self.stack
        if more:
            stack += more[::-1]
        stack.append(frame)

    def together(self, choices: list[list[Frame[Any]]]) -> None:
        """Several seats choose at once: a list of frames for each seat, the first named first.

        What is to follow is pushed before. Choices and steps may stand in the lists, each with its seat as first field,
        and push more of them for their own seat; throws and further simultaneous choices may not.
        """
        assert not self.branches, "simultaneous choices do not nest"
        for seat, frames in enumerate(choices):
            assert all(frame.kind is not CHANCE and frame[0] == seat for frame in frames), (
                "choices of the seat, no throws"
            )
        self.branches = [frames[::-1] for frames in choices]

    def settle(self, events: Events) -> None:
        """Let the rules go on until somebody has to choose or luck has to decide."""
        stack = self.stack
        while True:
            if self.branches:
                self._settle_branches(events)
                if self.branches:
                    return
            if not stack or stack[-1].kind is not None:
                return
            stack.pop().run(self, events)  # type: ignore[attr-defined]

    def _settle_branches(self, events: Events) -> None:
        for branch in self.branches:
            while branch and branch[-1].kind is None:
                branch.pop().run(self, events)  # type: ignore[attr-defined]
        if not any(self.branches):
            self.branches = []
