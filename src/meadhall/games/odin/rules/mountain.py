"""Mountain actions (OD-ACT-MOUNTAIN) and the mountain strips of phase 11 (OD-PH11)."""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Chance, Step
from meadhall.core.masks import mask_of
from meadhall.core.words import Message, Reason, reason
from meadhall.games.odin import events as told
from meadhall.games.odin.box import SILVER, STRIP_SILVER, STRIPS
from meadhall.games.odin.notation import CARD, DONE, ISLAND, NUMBER, STRIP, amounts_code
from meadhall.games.odin.rules.interpreter import Frames
from meadhall.games.odin.rules.moments import call
from meadhall.games.odin.rules.parts import Part
from meadhall.games.odin.rules.pausing import ActionChoice
from meadhall.games.odin.rules.supply import gain
from meadhall.games.odin.state import EMPTY_STRIP, FACE_DOWN, NOBODY, THINGS_HELD, Deed, State


def open_strips(s: State) -> list[int]:
    return [strip for strip, gone in enumerate(s.strips) if 0 <= gone < EMPTY_STRIP]


def strips_with(s: State, kinds: int) -> list[int]:
    """Open strips whose next item is one of the things of the mask; of 0, any (card 164)."""
    strips = open_strips(s)
    return [strip for strip in strips if kinds >> STRIPS[strip][s.strips[strip]] & 1] if kinds else strips


def can_take(s: State, kinds: tuple[int, ...]) -> bool:
    return bool(strips_with(s, mask_of(kinds)) if kinds else open_strips(s))


def go_to_mountains(s: State, seat: int, space: int, items: tuple[int, ...], kinds: tuple[int, ...]) -> Frames:
    """Up to so many items from each of different strips."""
    if not can_take(s, kinds):
        return []
    numbers = sum(most << 4 * place for place, most in enumerate(items))
    return [TakeFromStrip(seat, space, numbers, mask_of(kinds), 0)]


class TakeFromStrip(ActionChoice):
    """A strip for the next of the numbers; each from another strip (OD-ACT-MOUNTAIN-4 to 7)."""

    rules: ClassVar[tuple[str, ...]] = tuple(f"OD-ACT-MOUNTAIN-{number}" for number in (1, 4, 5, 6, 7))
    space: int
    """The space whose action it is, or NOBODY for a card."""
    numbers: int
    """How many items at most, four bits each, the next number lowest."""
    kinds: int
    """The things that may be taken, a mask, or 0 for all."""
    used: int
    """Strips used already, a mask."""

    def ways(self, s: State) -> list[int]:
        strips = [strip for strip in strips_with(s, self.kinds) if not self.used >> strip & 1]
        if not s.must:
            return [DONE, *(STRIP + strip for strip in strips)]
        if self.space == NOBODY:
            strips = [strip for strip in strips if self._helps(s, strip)] or strips
        return [STRIP + strip for strip in strips]

    def _helps(self, s: State, strip: int) -> bool:
        """Whether the next item makes an action possible that a card has to bring something for (OD-PH5-7)."""
        after = s.copy()
        thing = STRIPS[strip][s.strips[strip]]
        after.stock[self.seat * THINGS_HELD + thing] += STRIP_SILVER if thing == SILVER else 1
        parts = (frame for frame in s.stack if isinstance(frame, Part) and type(frame) is not TakeFromStrip)
        return all(part.stands(after) for part in parts)

    def take(self, s: State, option: int, events: Events) -> None:
        if option == DONE:
            return
        s.acted, s.must = 1, 0
        seat, space, numbers, kinds, used = self
        strip = option - STRIP
        rest = TakeFromStrip(seat, space, numbers >> 4, kinds, used | 1 << strip)
        frames = [rest] if rest.numbers and len(rest.ways(s)) > 1 else []
        most = min(numbers & 15, EMPTY_STRIP - s.strips[strip])
        if most == 1:
            if frames:
                s.push(*frames)
            take_items(s, seat, space, strip, 1, events)
        else:
            s.push(TakeItems(seat, space, strip, most), *frames)

    def why_not(self, s: State, option: int) -> Reason:
        if option == DONE:
            return reason("use-something", "OD-PH5-7")
        if not STRIP <= option < ISLAND:
            return reason("choose-a-strip", "OD-ACT-MOUNTAIN-4")
        if self.used >> option - STRIP & 1:
            return reason("another-strip", "OD-ACT-MOUNTAIN-6", "OD-ACT-MOUNTAIN-7")
        if option - STRIP in strips_with(s, self.kinds):
            return reason("action-needs-it", "OD-PH5-7")
        return reason("strip-not-open", "OD-ACT-MOUNTAIN-3")

    def prompt(self, s: State) -> Message:
        return Message("prompt-take-from-strip", {"most": self.numbers & 15})

    def label(self, s: State, option: int) -> Message | None:
        strip = option - STRIP
        if not 0 <= strip < len(STRIPS):
            return None
        return Message("option-strip-items", {"items": _items(s, strip, self.numbers & 15)})


def _items(s: State, strip: int, number: int) -> str:
    """The next items of the strip, as messages hold them."""
    gone = s.strips[strip]
    return amounts_code(tuple((thing, 1) for thing in STRIPS[strip][gone : gone + number]))


class TakeItems(ActionChoice):
    """How many items of the strip (OD-ACT-MOUNTAIN-4)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-ACT-MOUNTAIN-1", "OD-ACT-MOUNTAIN-4")
    space: int
    strip: int
    most: int

    def ways(self, s: State) -> list[int]:
        return list(range(NUMBER + 1, NUMBER + self.most + 1))

    def take(self, s: State, option: int, events: Events) -> None:
        take_items(s, self.seat, self.space, self.strip, option - NUMBER, events)

    def why_not(self, s: State, option: int) -> Reason:
        if NUMBER <= option < CARD:
            return reason("so-many-items", "OD-ACT-MOUNTAIN-4", most=self.most)
        return reason("choose-a-number", "OD-ACT-MOUNTAIN-4")

    def label(self, s: State, option: int) -> Message | None:
        number = option - NUMBER
        return Message("option-items", {"items": _items(s, self.strip, number)}) if number > 0 else None


def take_items(s: State, seat: int, space: int, strip: int, number: int, events: Events) -> None:
    """From the arrow on; two silver are one item (OD-ACT-MOUNTAIN-1, OD-ACT-MOUNTAIN-2)."""
    gone = s.strips[strip]
    s.strips[strip] = gone + number
    if events is not None:
        events.append(told.StripTaken(seat, strip + 1, number))
    for thing in STRIPS[strip][gone : gone + number]:
        gain(s, seat, thing, STRIP_SILVER if thing == SILVER else 1, events)
        call(s, seat, "taken", thing)
        if space != NOBODY:
            s.note(Deed.TAKEN, s.deed(Deed.TAKEN) | 1 << thing)
            s.note(Deed.SILVER, s.deed(Deed.SILVER) + (STRIP_SILVER if thing == SILVER else 0))


class WearStrips(Step[State]):
    """Phase 11: every open strip loses an item; then one more strip is revealed (OD-PH11-1 to 5)."""

    def run(self, s: State, events: Events) -> None:
        if FACE_DOWN in s.strips:
            s.push(RevealStrip())
        for strip in open_strips(s):
            thing = STRIPS[strip][s.strips[strip]]
            s.strips[strip] += 1
            if events is not None:
                events.append(told.StripItemLost(strip + 1, thing))
            for seat in range(s.table.seats):
                call(s, seat, "worn", thing)


class RevealStrip(Chance[State]):
    """A strip of those that nobody has seen."""

    def faces(self, s: State) -> int:
        return s.strips.count(FACE_DOWN)

    def roll(self, s: State, outcome: int, events: Events) -> None:
        strip = self._strip(s, outcome)
        s.strips[strip] = 0
        if events is not None:
            events.append(told.StripRevealed(strip + 1))

    def note(self, s: State, outcome: int) -> str:
        return f"strip {self._strip(s, outcome) + 1}"

    @staticmethod
    def _strip(s: State, outcome: int) -> int:
        return [strip for strip, gone in enumerate(s.strips) if gone == FACE_DOWN][outcome]
