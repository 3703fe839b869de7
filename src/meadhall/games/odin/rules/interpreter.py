"""Carrying out scripts: one interpreter for action spaces and cards, which also says why one cannot be used.

What single effects need and do is entered into the tables CAN, WHY and DO by `effects`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Choice, Frame, Step
from meadhall.core.words import Message, Reason, reason
from meadhall.games.odin import events as told
from meadhall.games.odin import scripts as a
from meadhall.games.odin.actions import SPACES
from meadhall.games.odin.cards import INSTEAD, Alternative
from meadhall.games.odin.dice_games import RAIDING
from meadhall.games.odin.notation import NO, YES, way_label
from meadhall.games.odin.rules.parts import Part
from meadhall.games.odin.scripts import SCRIPTS, Effect
from meadhall.games.odin.state import NOBODY, State

Frames = list[Frame[State]]

CAN: dict[type[Any], Callable[[State, int, int, Any], bool]] = {}
"""By kind of effect: whether the seat can use it now, on a space or, with NOBODY, by a card."""
WHY: dict[type[Any], Callable[[State, int, int, Any], Reason]] = {}
"""Why it cannot; asked only then."""
DO: dict[type[Any], Callable[[State, int, int, Any, Events], Frames]] = {}
"""Uses it, and returns the frames that it leaves to be resolved."""

REQUIREMENTS = (
    *(a.Needs, a.Exactly, a.Pay, a.PayOneOf, a.PayTier, a.PayWeapons, a.PayRoundSilver, a.PayFare, a.LoseShip),
)
"""Without these nothing of a script can be used."""
UNDECIDED = (a.Needs, a.Exactly, a.Upgrade, a.Mountain, a.BuySpecials, a.PlayOccupations, a.Maybe, a.Choose)
"""Effects that do nothing by themselves, or that the player may leave."""


class Run(Step[State], Part):
    """The effects of a script from number `at` on."""

    seat: int
    space: int
    """The space whose action it is, or NOBODY for a card."""
    script: int
    at: int

    def run(self, s: State, events: Events) -> None:
        self.go_on(s, events, ask=True)

    def go_on(self, s: State, events: Events, ask: bool) -> None:
        """Until something is to be resolved, or, with `ask`, until a card has something to do instead of the rest."""
        seat, space, script, at = self
        effects = SCRIPTS[script]
        replacing = s.played[seat] & REPLACING
        stack = s.branches[seat] if s.branches else s.stack
        while at < len(effects):
            if replacing and ask and (other := alternative(s, seat, script, at, space)):
                if s.acted or plainly_usable(s, seat, script, space, at):
                    s.push(ReplaceEffects(seat, space, script, at))
                else:
                    use_instead(s, seat, space, other, events)
                return
            ask = True
            effect = effects[at]
            at += 1
            height = len(stack)
            frames = DO[type(effect)](s, seat, space, effect, events)
            if space != NOBODY and not isinstance(effect, UNDECIDED):
                s.acted |= CAN[type(effect)](s, seat, space, effect) or not frames
            if frames:
                if space != NOBODY:
                    s.must = int(not s.acted and not useful_later(s, seat, script, at, space))
                s.push(*frames)
            if len(stack) > height:  # cards that respond do so before the next effect
                stack.insert(height, Run(seat, space, script, at))
                return

    def stands(self, s: State) -> bool:
        """Not begun, it has to be usable; later it has to, if the choice that is due may be the end of it."""
        seat, space, script, at = self
        if at == 0:
            return usable(s, seat, script, space)
        return s.must == 1 or at == len(SCRIPTS[script]) or useful_later(s, seat, script, at, space)


# what can be done


@cache
def checks(script: int) -> tuple[tuple[Effect, Callable[[State, int, int, Any], bool], bool], ...]:
    """By effect: the effect, the question whether it can be used, and whether all depends on it."""
    return tuple((effect, CAN[type(effect)], isinstance(effect, REQUIREMENTS)) for effect in SCRIPTS[script])


def usable(s: State, seat: int, script: int, space: int = NOBODY) -> bool:
    """Whether all that is needed is there and can be paid, and something of the script would have an effect."""
    if plainly_usable(s, seat, script, space):
        return True
    return s.played[seat] & REPLACING > 0 and any(
        alternative(s, seat, script, at, space) is not None
        and all(can(s, seat, space, effect) for effect, can, required in checks(script)[:at] if required)
        for at in range(len(SCRIPTS[script]))
    )


def plainly_usable(s: State, seat: int, script: int, space: int, at: int = 0) -> bool:
    """The same from number `at` on, and without cards that do something else."""
    useful = False
    for effect, can, required in checks(script)[at:] if at else checks(script):
        if can(s, seat, space, effect):
            useful = useful or not required
        elif required:
            return False
    return useful


def due(s: State, seat: int, script: int) -> bool:
    """Whether all that a card needs is there, even if nothing would come of it."""
    return all(can(s, seat, NOBODY, effect) for effect, can, required in checks(script) if required)


def useful_later(s: State, seat: int, script: int, at: int, space: int) -> bool:
    """Whether an effect of the script from number `at` on, or what a card does instead of it, could be used."""
    if any(not required and can(s, seat, space, effect) for effect, can, required in checks(script)[at:]):
        return True
    later = range(at, len(SCRIPTS[script])) if s.played[seat] & REPLACING else ()
    return any(alternative(s, seat, script, each, space) for each in later)


def obstacle(s: State, seat: int, script: int, space: int = NOBODY) -> Reason:
    """Why the script cannot be used; asked about such scripts only."""
    lacking = [(effect, required) for effect, can, required in checks(script) if not can(s, seat, space, effect)]
    for effect, _ in sorted(lacking, key=lambda each: not each[1]):
        return WHY[type(effect)](s, seat, space, effect)
    return reason("no-effect", "OD-PH5-7")


# what cards do instead (OD-OCC-29)

_REPLACED = {"upgrade_1": a.Upgrade(1, 1), "raid": a.RollDice(RAIDING, (0, 0))}
"""Effects of spaces that cards replace, by the words of the data; whole spaces go by their ids."""


def _alternatives() -> dict[tuple[int, int], Alternative]:
    places = {space.id: (space.script, 0) for space in SPACES}
    found = {places[name]: other for name, other in INSTEAD.items() if name in places}
    for space in SPACES:
        for at, effect in enumerate(SCRIPTS[space.script]):
            for name, replaced in _REPLACED.items():
                if effect == replaced:
                    found[space.script, at] = INSTEAD[name]
    return found


ALTERNATIVES = _alternatives()
"""By script and number of an effect: what can be done in place of it and all that follow it."""
REPLACING = sum({1 << other.card for other in ALTERNATIVES.values()})
"""The cards that do so, a mask."""


def alternative(s: State, seat: int, script: int, at: int, space: int) -> Alternative | None:
    """What the seat could do in place of the effects from number `at` on."""
    other = ALTERNATIVES.get((script, at))
    if other is None or not s.played[seat] >> other.card & 1:
        return None
    return other if plainly_usable(s, seat, other.script, space) else None


def use_instead(s: State, seat: int, space: int, other: Alternative, events: Events) -> None:
    if events is not None:
        events.append(told.CardUsed(seat, other.card))
    s.push(Run(seat, space, other.script, 0))


class ReplaceEffects(Choice[State]):
    """What the card says, or what the space says."""

    rules: ClassVar[tuple[str, ...]] = ("OD-OCC-29",)
    space: int
    script: int
    at: int

    def options(self, s: State) -> list[int]:
        return [YES, NO]

    def apply(self, s: State, option: int, events: Events) -> None:
        if option == YES:
            use_instead(s, self.seat, self.space, ALTERNATIVES[self.script, self.at], events)
        else:
            Run(*self).go_on(s, events, ask=False)

    def explain(self, s: State, option: int) -> Reason:
        return reason("yes-or-no", "OD-OCC-29")

    def prompt(self, s: State) -> Message:
        return Message("prompt-replace-effects", {"card": str(ALTERNATIVES[self.script, self.at].card + 1)})

    def label(self, s: State, option: int) -> Message | None:
        if option == NO:
            return Message("option-as-the-space-says", {})
        return way_label(ALTERNATIVES[self.script, self.at].script)
