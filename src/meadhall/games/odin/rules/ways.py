"""The choices that scripts leave to the player: between ways, whether to use a part, and what to pay with."""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Choice
from meadhall.core.words import Message, Reason, reason
from meadhall.games.odin import scripts as a
from meadhall.games.odin.box import BOW, ORE, WEAPONS
from meadhall.games.odin.notation import NO, NUMBER, SPACE_IDS, YES, amount_label, way_label
from meadhall.games.odin.rules.interpreter import Run, obstacle, usable
from meadhall.games.odin.rules.pausing import ActionChoice
from meadhall.games.odin.rules.supply import can_pay, pay_for
from meadhall.games.odin.scripts import SCRIPTS
from meadhall.games.odin.state import NOBODY, THINGS_HELD, Deed, State


class ChooseScript(ActionChoice):
    """One of several ways to use a space (OD-ACT-GEN-7). Their scripts have consecutive numbers."""

    rules: ClassVar[tuple[str, ...]] = ("OD-ACT-GEN-7",)
    space: int
    first: int
    number: int

    def ways(self, s: State) -> list[int]:
        return [NUMBER + way for way in range(self.number) if usable(s, self.seat, self.first + way, self.space)]

    def at_risk(self, s: State) -> bool:
        """Even after a payment: a ship that is bought may take the last berth."""
        return True

    def take(self, s: State, option: int, events: Events) -> None:
        s.push(Run(self.seat, self.space, self.first + option - NUMBER, 0))

    def why_not(self, s: State, option: int) -> Reason:
        way = option - NUMBER
        if 0 <= way < self.number:
            return obstacle(s, self.seat, self.first + way, self.space)
        return reason("choose-a-way", "OD-ACT-GEN-7")

    def prompt(self, s: State) -> Message:
        space = "none" if self.space == NOBODY else SPACE_IDS[self.space]
        return Message("prompt-choose-script", {"space": space})

    def label(self, s: State, option: int) -> Message | None:
        return way_label(self.first + option - NUMBER) if option >= NUMBER else None


class Decide(ActionChoice):
    """A part of an action that may be left out (OD-ACT-GEN-4)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-ACT-GEN-4",)
    space: int
    script: int

    def ways(self, s: State) -> list[int]:
        ways = [YES] if usable(s, self.seat, self.script, self.space) else []
        return ways if s.must else [*ways, NO]

    def take(self, s: State, option: int, events: Events) -> None:
        if option == YES:
            s.push(Run(self.seat, self.space, self.script, 0))

    def why_not(self, s: State, option: int) -> Reason:
        if option == YES:
            return obstacle(s, self.seat, self.script, self.space)
        return reason("use-something", "OD-PH5-7") if option == NO else reason("yes-or-no", "OD-ACT-GEN-4")

    def prompt(self, s: State) -> Message:
        return Message("prompt-decide", {"script": str(self.script)})

    def label(self, s: State, option: int) -> Message | None:
        return way_label(self.script) if option == YES else None


_PAYMENTS: list[a.PayOneOf] = [effect for script in SCRIPTS for effect in script if isinstance(effect, a.PayOneOf)]


def payable(s: State, seat: int, effect: a.PayOneOf) -> list[int]:
    """Which of the payments are possible, by number; a card may exclude all but ore (card 103)."""
    ways = [way for way, amounts in enumerate(effect.choices) if amounts[0][0] == ORE] if s.deed(Deed.ORE_ONLY) else []
    return [way for way in ways or range(len(effect.choices)) if can_pay(s, seat, effect.choices[way])]


def choose_payment(seat: int, space: int, effect: a.PayOneOf) -> ChoosePayment:
    return ChoosePayment(seat, space, _PAYMENTS.index(effect))


class ChoosePayment(ActionChoice):
    """One of several things to pay with."""

    rules: ClassVar[tuple[str, ...]] = ("OD-ACT-GEN-7",)
    space: int
    payment: int

    def at_risk(self, s: State) -> bool:
        """The payment counts as an effect before it is made."""
        return True

    def ways(self, s: State) -> list[int]:
        return [NUMBER + way for way in payable(s, self.seat, _PAYMENTS[self.payment])]

    def take(self, s: State, option: int, events: Events) -> None:
        pay_for(s, self.seat, self.space, _PAYMENTS[self.payment].choices[option - NUMBER], events)

    def why_not(self, s: State, option: int) -> Reason:
        return reason("choose-a-payment", "OD-ACT-GEN-7")

    def label(self, s: State, option: int) -> Message | None:
        if option < NUMBER:
            return super().label(s, option)
        thing, number = _PAYMENTS[self.payment].choices[option - NUMBER][0]
        return amount_label(thing, number)


def weapons_held(s: State, seat: int) -> int:
    start = seat * THINGS_HELD + BOW
    return sum(s.stock[start : start + len(WEAPONS)])


class PayWeapon(Choice[State]):
    """A weapon of any kind, as often as is due; the options are the kinds by number."""

    rules: ClassVar[tuple[str, ...]] = ("OD-OCC-19",)
    left: int

    def options(self, s: State) -> list[int]:
        return [NUMBER + kind for kind in range(len(WEAPONS)) if s.has(self.seat, BOW + kind)]

    def apply(self, s: State, option: int, events: Events) -> None:
        if self.left > 1:
            s.push(PayWeapon(self.seat, self.left - 1))
        pay_for(s, self.seat, NOBODY, ((BOW + option - NUMBER, 1),), events)

    def explain(self, s: State, option: int) -> Reason:
        return reason("choose-a-payment", "OD-OCC-19")

    def label(self, s: State, option: int) -> Message | None:
        return amount_label(BOW + option - NUMBER, 1)
