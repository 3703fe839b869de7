"""Moments: the rules tell what happens, and the cards that the seat has played respond (OD-OCC-21 to 26).

In this order: what happens by itself, by card number; then the owner chooses among what it may do, one after another.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Choice, Frame, Step
from meadhall.core.words import Message, Reason, reason
from meadhall.games.odin import events as told
from meadhall.games.odin.actions import SPACES
from meadhall.games.odin.cards import ANY, HOOK_AT, HOOK_CLAUSES, HOOKS, INSTEAD, LISTENERS, Clause
from meadhall.games.odin.notation import CARD, DONE, NO, TOKEN, YES, use_label, way_label
from meadhall.games.odin.rules.interpreter import Run, due, usable
from meadhall.games.odin.rules.parts import Part
from meadhall.games.odin.state import NOBODY, Deed, State

ALL = -1
"""The mask of all clauses, however many there are."""

PREPARING = ("placing_vikings", "before_ore", "before_space")
"""Moments at which cards may bring what the action of a space needs."""


def listens(s: State, seat: int, moment: str, about: Hashable = ANY) -> bool:
    """Whether the seat has played a card that responds to the moment."""
    return s.played[seat] & LISTENERS.get((moment, about), 0) > 0


def call(s: State, seat: int, moment: str, about: Hashable = ANY, times: int = 1) -> None:
    """The cards of the seat respond before anything else happens, as often as that has happened."""
    if listens(s, seat, moment, about):
        s.push(*[Respond(seat, HOOK_AT[moment, about], ALL)] * times)


def call_all(s: State, moment: str, about: Hashable = ANY) -> None:
    """The cards of everybody respond, the start player's first."""
    for seat in reversed(s.clockwise()):
        call(s, seat, moment, about)


def responses(seat: int, moment: str, about: Hashable = ANY) -> list[Frame[State]]:
    """The cards of the seat respond when these frames are reached."""
    return [Respond(seat, HOOK_AT[moment, about], ALL)] if (moment, about) in HOOK_AT else []


class Respond(Step[State]):
    """The clauses of a hook, one after another."""

    seat: int
    hook: int
    todo: int
    """The clauses left, a mask over those of the hook."""

    def run(self, s: State, events: Events) -> None:
        seat, hook, todo = self
        left = [
            (at, clause) for at, clause in enumerate(HOOK_CLAUSES[hook]) if todo >> at & 1 and ready(s, seat, clause)
        ]
        for at, clause in left:
            if not clause.may:
                s.push(Respond(seat, hook, todo & ~(1 << at)))
                carry_out(s, seat, clause, events)
                return
        if left:
            s.push(Offer(seat, hook, sum(1 << at for at, _ in left)))


def ready(s: State, seat: int, clause: Clause) -> bool:
    """What happens once happens the first time, even if nothing comes of it then (OD-OCC-25)."""
    if not clause.once:
        return s.played[seat] >> clause.card & 1 == 1 and usable(s, seat, clause.script)
    held = s.played[seat] & ~s.spent[seat]
    return held >> clause.card & 1 == 1 and due(s, seat, clause.script)


def carry_out(s: State, seat: int, clause: Clause, events: Events) -> None:
    if clause.once:
        s.spent[seat] |= 1 << clause.card
    use_card(s, seat, clause.card, clause.script, events)


def use_card(s: State, seat: int, card: int, script: int, events: Events) -> None:
    """What a card does is no part of the action under way: whether that has had an effect stays as it was."""
    if events is not None:
        events.append(told.CardUsed(seat, card))
    s.push(Run(seat, NOBODY, script, 0), CardEnds(seat, s.acted, s.must))
    s.must = 0


class CardEnds(Step[State]):
    """Whether the action has had an effect, and whether the choice put off is the last chance for one (OD-PH5-7)."""

    seat: int
    acted: int
    must: int

    def run(self, s: State, events: Events) -> None:
        s.acted, s.must = self.acted, self.must


class Offer(Choice[State]):
    """One of the cards that may be used now, or none; none is not possible if the action depends on it."""

    rules: ClassVar[tuple[str, ...]] = ("OD-OCC-21", "OD-OCC-23", "OD-OCC-27")
    hook: int
    todo: int

    def _cards(self, s: State) -> dict[int, int]:
        """The clauses that can be used, by the option for their card."""
        clauses = HOOK_CLAUSES[self.hook]
        return {
            CARD + clause.card: at
            for at, clause in enumerate(clauses)
            if self.todo >> at & 1 and ready(s, self.seat, clause)
        }

    def options(self, s: State) -> list[int]:
        cards = sorted(self._cards(s))
        return cards if self._vital(s) else [DONE, *cards]

    def _vital(self, s: State) -> bool:
        """Whether the action of the space would be impossible without a card."""
        space = s.deed(Deed.SPACE)
        preparing = HOOKS[self.hook][0] in PREPARING and space != NOBODY
        return preparing and not usable(s, self.seat, SPACES[space].script, space)

    def apply(self, s: State, option: int, events: Events) -> None:
        if option == DONE:
            return
        at = self._cards(s)[option]
        s.push(Respond(self.seat, self.hook, self.todo & ~(1 << at)))
        vital = self._vital(s)
        carry_out(s, self.seat, HOOK_CLAUSES[self.hook][at], events)
        s.must |= vital  # then something has to be taken

    def explain(self, s: State, option: int) -> Reason:
        if option == DONE:
            return reason("action-needs-it", "OD-PH5-7")
        if CARD <= option < TOKEN:
            return reason("card-not-usable", "OD-OCC-21")
        return reason("use-a-card-or-done", "OD-OCC-21")

    def prompt(self, s: State) -> Message:
        return Message("prompt-offer", {"hook": str(self.hook)})

    def label(self, s: State, option: int) -> Message | None:
        if option == DONE:
            return None
        return use_label(option - CARD, HOOK_CLAUSES[self.hook][self._cards(s)[option]].script)


# what cards do instead of something that is no effect of a script

REPLACED = tuple(INSTEAD)


def instead(s: State, seat: int, what: str, frame: Frame[State]) -> list[Frame[State]]:
    """The frame, or what a card of the seat does in its place."""
    if s.played[seat] >> INSTEAD[what].card & 1:
        return [MayReplace(seat, REPLACED.index(what)), frame]
    return [frame]


class MayReplace(Step[State]):
    """Asked only if what the card says is possible, and leaves the action of the space possible (OD-PH5-7)."""

    seat: int
    what: int

    def run(self, s: State, events: Events) -> None:
        if usable(s, self.seat, INSTEAD[REPLACED[self.what]].script) and not self._last_card_needed(s):
            s.push(ReplaceNext(*self))

    def _last_card_needed(self, s: State) -> bool:
        """Whether the only card of the hand is for the action itself (card 99 on A60)."""
        hand = s.hands[self.seat]
        if hand.bit_count() != 1:
            return False
        s.hands[self.seat] = 0
        stands = all(frame.stands(s) for frame in s.stack if isinstance(frame, Part) and frame.at_risk(s))
        s.hands[self.seat] = hand
        return not stands


class ReplaceNext(Choice[State]):
    """What the card says, in place of what would come next."""

    rules: ClassVar[tuple[str, ...]] = ("OD-OCC-29",)
    what: int

    def options(self, s: State) -> list[int]:
        return [YES, NO]

    def apply(self, s: State, option: int, events: Events) -> None:
        if option == YES:
            s.stack.pop()
            card, script = INSTEAD[REPLACED[self.what]]
            use_card(s, self.seat, card, script, events)

    def explain(self, s: State, option: int) -> Reason:
        return reason("yes-or-no", "OD-OCC-29")

    def prompt(self, s: State) -> Message:
        return Message("prompt-replace-next", {"card": str(INSTEAD[REPLACED[self.what]].card + 1)})

    def label(self, s: State, option: int) -> Message | None:
        return way_label(INSTEAD[REPLACED[self.what]].script) if option == YES else None
