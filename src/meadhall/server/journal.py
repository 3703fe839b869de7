"""A match and its journal: the numbered steps that it is made of and can be made again from.

Steps are only ever added: what is taken back is taken back by a further step. So the number of steps names a moment of
the match for all time, and two servers that hold the same steps hold the same match.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from meadhall.core import Game, IllegalMove, Match
from meadhall.core.dice import SealedDice
from meadhall.core.frames import CHANCE
from meadhall.core.match import LUCK, bare_entry
from meadhall.core.words import reason
from meadhall.lessons import Lesson
from meadhall.server.storage.rows import CHOICE, REWIND, THROW, UNDO, Step

AnyGame = Game[Any, Any, Any]

REMEMBERED = 40
"""So many entries of the log are kept with what they told, for those who come back after a moment."""


class Snapshot(msgspec.Struct):
    """A position, with the number of the step that led to it."""

    number: int
    asks: list[int]
    position: dict[str, Any]


def kept(steps: Iterable[Step]) -> list[Step]:
    """The choices and throws that stand, without those that were taken back: one for each entry of the log."""
    log: list[Step] = []
    for step in steps:
        if step.kind == UNDO:
            del log[max(place for place, earlier in enumerate(log) if earlier.seat == step.seat)]
        elif step.kind == REWIND:
            del log[step.value :]
        else:
            log.append(step)
    return log


class Journal:
    """Makes steps, and makes again those that are written down."""

    def __init__(self, match: Match, dice: SealedDice, lesson: Lesson | None = None) -> None:
        self.match = match
        self.dice = dice
        self.lesson = lesson
        self.number = 0
        self.untold = 0
        """The first entry of the log that has not been told to those who watch."""
        self.asks = [0] * match.state.table.seats
        """By seat: the number of the step that brought up its present decision."""
        self.rows: list[list[int]] = [[] for _ in self.asks]
        """By seat: of how many choices its rows are made that it may still take back, each as a whole."""

    @classmethod
    def load(
        cls,
        game: AnyGame,
        seats: int,
        options: dict[str, str],
        secret: bytes,
        inherited: int,
        steps: Sequence[Step],
        snapshot: Snapshot | None = None,
        lesson: Lesson | None = None,
    ) -> Journal:
        """The match that these steps make, from the snapshot on where there is one."""
        done = steps[: snapshot.number] if snapshot else []
        throws = sum(step.kind == THROW for step in done)
        if snapshot:
            match = Match.resumed(game, game.load(snapshot.position), [bare_entry(s.seat, s.value) for s in kept(done)])
        else:
            match = Match(game, seats, options)
        journal = cls(match, SealedDice(secret, throws - inherited), lesson)
        if snapshot:
            journal.number, journal.asks = snapshot.number, snapshot.asks
        for step in steps[journal.number :]:
            journal.repeat(step)
        journal.untold = len(match.log)
        return journal

    def snapshot(self) -> Snapshot:
        """Only where nothing can be taken back, so that the position is all there is to know."""
        assert not self.match.tail, "a snapshot is taken at a barrier"
        return Snapshot(self.number, self.asks[:], self.match.game.save(self.match.state))

    # steps

    def repeat(self, step: Step) -> None:
        """Make a step that is written down."""
        match, barrier = self.match, self.match.barrier
        if step.kind == CHOICE:
            match.play(step.seat, step.value)
            rows = self.rows[step.seat]
            if step.token or not rows:
                rows.append(0)
            rows[-1] += 1
        elif step.kind == THROW:
            match.throw(step.value)
            self.dice.count += 1
        elif step.kind == UNDO:
            match.undo(step.seat)
            rows = self.rows[step.seat]
            rows[-1] -= 1
            if not rows[-1]:
                rows.pop()
        else:
            match.rewind(step.value)
        if not match.tail:
            self.rows = [[] for _ in self.asks]
        self.number = step.number
        self.untold = min(self.untold, len(match.log))
        together = step.kind in (CHOICE, UNDO) and match.state.branches and match.barrier == barrier
        for seat in range(len(self.asks)):
            if not together or seat == step.seat:
                self.asks[seat] = self.number

    def choose(self, seat: int, options: Sequence[int], token: str | None) -> list[Step]:
        """Make choices that belong together, and all throws that follow. All are made or, with IllegalMove, none."""
        self.match.try_all(seat, options)
        steps = [self._make(CHOICE, seat, options[0], token)]
        steps += [self._make(CHOICE, seat, option) for option in options[1:]]
        return steps + self.throw_all()

    def undo(self, seat: int, token: str) -> list[Step]:
        """Take back the seat's last choice, or all choices that belong together with it; in a lesson the last step."""
        if not self.undoable(seat):
            raise IllegalMove(reason("nothing-to-undo"))
        if self._taught:
            return self.rewind(seat, max(self._taught), token)
        further = self.rows[seat][-1] - 1
        return [self._make(UNDO, seat, 0, token), *(self._make(UNDO, seat, 0) for _ in range(further))]

    def rewind(self, seat: int, length: int, token: str | None) -> list[Step]:
        return [self._make(REWIND, seat, length, token), *self.throw_all()]

    @property
    def waiting(self) -> list[int]:
        """The seats that owe a choice; a lesson makes those of its bots together with the learner's."""
        seats = self.match.state.decision.seats
        return [seat for seat in seats if self.lesson is None or not self.guided or seat == self.lesson.seat]

    @property
    def guided(self) -> bool:
        """Whether a lesson decides what comes next."""
        return self.lesson is not None and self.lesson.guides(len(self.match.log))

    def _follow(self) -> list[Step]:
        """What the record of a lesson has next, up to a choice of the learner."""
        steps: list[Step] = []
        while self.lesson and (entry := self.lesson.next(len(self.match.log))):
            seat, value = entry
            steps.append(self._make(THROW if seat == LUCK else CHOICE, seat, value))
        return steps

    def throw_all(self) -> list[Step]:
        """All throws that are due; in a lesson whatever its record has next."""
        steps = self._follow()
        while self.match.state.decision.kind is CHANCE:
            outcome = self.dice.below(self.match.state.faces)
            self.dice.count -= 1  # making the step counts it
            steps.append(self._make(THROW, LUCK, outcome))
        return steps

    def _make(self, kind: str, seat: int, value: int, token: str | None = None) -> Step:
        step = Step(self.number + 1, kind, seat, value, token)
        self.repeat(step)
        return step

    def undoable(self, seat: int) -> int:
        """How often the seat may take something back."""
        return len(self._taught or self.rows[seat])

    @property
    def _taught(self) -> list[int]:
        """The steps of a lesson that were made, while the match is no further than its record."""
        length = len(self.match.log)
        if self.lesson is None or length > len(self.lesson.script):
            return []
        return [place for place in self.lesson.steps if place < length]
