"""Carrying out action spaces (OD-ACT): one interpreter for all scripts, which also says why one cannot be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Frame, Step
from meadhall.core.words import Message, Reason, reason
from meadhall.games.odin import actions as a
from meadhall.games.odin import events as told
from meadhall.games.odin.actions import SCRIPTS
from meadhall.games.odin.box import BUILDINGS, SHIPS, SILVER, THINGS, Count
from meadhall.games.odin.notation import NO, NUMBER, YES, words
from meadhall.games.odin.rules.dice import StartDice
from meadhall.games.odin.rules.emigration import Emigrate, can_emigrate
from meadhall.games.odin.rules.exploration import Explore, explorable
from meadhall.games.odin.rules.mountain import TakeFromStrip, open_strips
from meadhall.games.odin.rules.occupations import PlayOccupation, draw
from meadhall.games.odin.rules.parts import Part
from meadhall.games.odin.rules.pausing import ActionChoice
from meadhall.games.odin.rules.supply import can_pay, gain, lose_ship, pay, receive, take_building, take_ship
from meadhall.games.odin.rules.trade import (
    BuySpecial,
    ForgeTile,
    RaiseGood,
    TurnGood,
    buyable,
    can_raise,
)
from meadhall.games.odin.rules.weapons import DrawWeapon
from meadhall.games.odin.state import State


class Run(Step[State], Part):
    """The effects of a script from number `at` on."""

    seat: int
    space: int
    """The action space on which the Vikings stand."""
    script: int
    at: int

    def run(self, s: State, events: Events) -> None:
        seat, space, script, at = self
        effects = SCRIPTS[script]
        while at < len(effects):
            effect = effects[at]
            at += 1
            frames = DO[type(effect)](s, seat, space, effect, events)
            if not isinstance(effect, UNDECIDED):
                s.acted |= CAN[type(effect)](s, seat, effect) or not frames
            if frames:
                s.must = int(not s.acted and not useful_later(s, seat, script, at))
                s.push(*frames, Run(seat, space, script, at))
                return

    def stands(self, s: State) -> bool:
        """Not begun, it has to be usable; later it has to, if the choice that is due may be the end of it."""
        if self.at == 0:
            return usable(s, self.seat, self.script)
        return s.must == 1 or self.at == len(SCRIPTS[self.script]) or useful_later(s, self.seat, self.script, self.at)


UNDECIDED = (a.Needs, a.Upgrade, a.Mountain, a.BuySpecials, a.PlayOccupations, a.Maybe, a.Choose)
"""Effects that do nothing by themselves, or that the player may leave."""

Frames = list[Frame[State]]

# what can be done


def usable(s: State, seat: int, script: int) -> bool:
    """Whether all that is needed is there and can be paid, and something of the script would have an effect."""
    useful = False
    for effect, can, required in CHECKS[script]:
        if can(s, seat, effect):
            useful = useful or not required
        elif required:
            return False
    return useful


def useful_later(s: State, seat: int, script: int, at: int) -> bool:
    """Whether an effect of the script from number `at` on could be used."""
    return any(not required and can(s, seat, effect) for effect, can, required in CHECKS[script][at:])


def always_usable(script: int) -> bool:
    """Whether nothing is needed, nothing paid, and something happens in any case."""
    checks = CHECKS[script]
    return any(can is _always for _, can, _ in checks) and not any(required for _, _, required in checks)


def obstacle(s: State, seat: int, script: int) -> Reason:
    """Why the script cannot be used; asked about such scripts only."""
    missing = [effect for effect, can, required in CHECKS[script] if required and not can(s, seat, effect)]
    useless = [effect for effect, can, required in CHECKS[script] if not required and not can(s, seat, effect)]
    for effect in (*missing, *useless):
        return WHY[type(effect)](s, seat, effect)
    return reason("no-effect", "OD-PH5-7")


REQUIREMENTS = (a.Needs, a.Pay, a.PayOneOf, a.PayRoundSilver)


def _always(s: State, seat: int, effect: Any) -> bool:
    return True


def _can_pay(s: State, seat: int, effect: a.Pay) -> bool:
    return can_pay(s, seat, effect.amounts)


CAN: dict[type[Any], Callable[[State, int, Any], bool]] = {
    a.Needs: lambda s, seat, effect: s.count(seat, effect.count) >= effect.least,
    a.Pay: _can_pay,
    a.PayOneOf: lambda s, seat, effect: any(can_pay(s, seat, amounts) for amounts in effect.choices),
    a.PayRoundSilver: lambda s, seat, effect: s.has(seat, SILVER) >= s.round,
    a.Gain: _always,
    a.GainPer: lambda s, seat, effect: s.count(seat, effect.count) > 0,
    a.Choose: lambda s, seat, effect: any(usable(s, seat, script) for script in effect.scripts),
    a.Maybe: lambda s, seat, effect: usable(s, seat, effect.script),
    a.Build: lambda s, seat, effect: s.left(effect.building) > 0,
    a.GetShip: lambda s, seat, effect: s.berth(seat, effect.ship),
    a.UpgradeShip: lambda s, seat, effect: s.ships(seat, effect.old) > 0 and s.berth(seat, effect.new),
    a.Forge: _always,
    a.Upgrade: lambda s, seat, effect: can_raise(s, seat, effect.steps),
    a.Mountain: lambda s, seat, effect: bool(open_strips(s)),
    a.DrawWeapons: _always,
    a.RollDice: _always,
    a.Overseas: _always,
    a.BuySpecials: lambda s, seat, effect: bool(buyable(s, seat)),
    a.Explore: lambda s, seat, effect: bool(explorable(s, seat, effect.vikings)),
    a.Emigrate: lambda s, seat, effect: can_emigrate(s, seat),
    a.DrawOccupations: _always,
    a.PlayOccupations: lambda s, seat, effect: effect.least == 0 or s.hands[seat] > 0,
}
"""Whether an effect can be used now."""

CHECKS = tuple(
    tuple((effect, CAN[type(effect)], isinstance(effect, REQUIREMENTS)) for effect in script) for script in SCRIPTS
)


def _lacking(thing: int, number: int, rule: str) -> Reason:
    return reason("cannot-pay", rule, thing=words(THINGS[thing]), number=number)


def _why_pay(s: State, seat: int, effect: a.Pay) -> Reason:
    thing, number = next((thing, number) for thing, number in effect.amounts if s.has(seat, thing) < number)
    return _lacking(thing, number, "OD-ACT-GEN-2")


def _why_pay_one(s: State, seat: int, effect: a.PayOneOf) -> Reason:
    """Where one of two things can be paid, both are named."""
    ((thing, number),), ((other, others),) = effect.choices
    return reason(
        "cannot-pay-either",
        "OD-ACT-GEN-7",
        thing=words(THINGS[thing]),
        number=number,
        other=words(THINGS[other]),
        others=others,
    )


def _why_needs(s: State, seat: int, effect: a.Needs) -> Reason:
    return reason("needs", "OD-ACT-GEN-3", what=words(Count(effect.count).name.lower()), least=effect.least)


def _why_refit(s: State, seat: int, effect: a.UpgradeShip) -> Reason:
    if s.ships(seat, effect.old):
        return reason("no-berth", "OD-ANY-SHIP-5")
    return reason("needs", "OD-ACT-EXCH-12", what=words(SHIPS[effect.old].id), least=1)


WHY: dict[type[Any], Callable[[State, int, Any], Reason]] = {
    a.Needs: _why_needs,
    a.Pay: _why_pay,
    a.PayOneOf: _why_pay_one,
    a.PayRoundSilver: lambda s, seat, effect: _lacking(SILVER, s.round, "OD-EMIGRATE-2"),
    a.GainPer: lambda s, seat, effect: reason("no-effect", "OD-PH5-7"),
    a.Choose: lambda s, seat, effect: obstacle(s, seat, effect.scripts[0]),
    a.Maybe: lambda s, seat, effect: obstacle(s, seat, effect.script),
    a.Build: lambda s, seat, effect: reason("none-left", "OD-LIMIT-1", building=words(BUILDINGS[effect.building])),
    a.GetShip: lambda s, seat, effect: reason("no-berth", "OD-ANY-SHIP-5"),
    a.UpgradeShip: _why_refit,
    a.Upgrade: lambda s, seat, effect: reason("nothing-to-raise", "OD-ACT-UPGRADE-1"),
    a.Mountain: lambda s, seat, effect: reason("no-strip", "OD-ACT-MOUNTAIN-4"),
    a.BuySpecials: lambda s, seat, effect: reason("nothing-to-buy", "OD-ACT-SALE-1", "OD-ACT-SALE-2"),
    a.Explore: lambda s, seat, effect: reason("nothing-to-explore", "OD-EXPLORE-3", "OD-EXPLORE-4"),
    a.Emigrate: lambda s, seat, effect: reason("no-room", "OD-EMIGRATE-4"),
    a.PlayOccupations: lambda s, seat, effect: reason("no-card", "OD-OCC-5", "OD-OCC-6"),
}
"""Why it cannot; asked only then."""

# what is done; each effect returns the frames that it leaves to be resolved


def _do_nothing(s: State, seat: int, space: int, effect: Any, events: Events) -> Frames:
    return []


def _do_pay(s: State, seat: int, space: int, effect: a.Pay, events: Events) -> Frames:
    pay(s, seat, effect.amounts, events)
    return []


def _do_pay_one(s: State, seat: int, space: int, effect: a.PayOneOf, events: Events) -> Frames:
    payable = [amounts for amounts in effect.choices if can_pay(s, seat, amounts)]
    if len(payable) > 1:
        return [ChoosePayment(seat, _payments(effect))]
    pay(s, seat, payable[0], events)
    return []


def _do_pay_round(s: State, seat: int, space: int, effect: a.PayRoundSilver, events: Events) -> Frames:
    pay(s, seat, ((SILVER, s.round),), events)
    return []


def _do_gain(s: State, seat: int, space: int, effect: a.Gain, events: Events) -> Frames:
    receive(s, seat, effect.amounts, events)
    return []


def _do_gain_per(s: State, seat: int, space: int, effect: a.GainPer, events: Events) -> Frames:
    times = min(s.count(seat, effect.count), effect.most)
    for thing, number in effect.amounts:
        gain(s, seat, thing, number * times, events)
    return []


def _do_choose(s: State, seat: int, space: int, effect: a.Choose, events: Events) -> Frames:
    possible = [script for script in effect.scripts if usable(s, seat, script)]
    if len(possible) == 1:
        return [Run(seat, space, possible[0], 0)]
    return [ChooseScript(seat, space, effect.scripts[0], len(effect.scripts))] if possible else []


def _do_maybe(s: State, seat: int, space: int, effect: a.Maybe, events: Events) -> Frames:
    return [Decide(seat, space, effect.script)] if usable(s, seat, effect.script) else []


def _do_build(s: State, seat: int, space: int, effect: a.Build, events: Events) -> Frames:
    take_building(s, seat, effect.building, events)
    return []


def _do_ship(s: State, seat: int, space: int, effect: a.GetShip, events: Events) -> Frames:
    take_ship(s, seat, effect.ship, events)
    return []


def _do_refit(s: State, seat: int, space: int, effect: a.UpgradeShip, events: Events) -> Frames:
    lose_ship(s, seat, effect.old)
    take_ship(s, seat, effect.new, None)
    if events is not None:
        events.append(told.Refitted(seat))
    return []


def _do_forge(s: State, seat: int, space: int, effect: a.Forge, events: Events) -> Frames:
    return [ForgeTile(seat)]


def _do_raise(s: State, seat: int, space: int, effect: a.Upgrade, events: Events) -> Frames:
    return [RaiseGood(seat, effect.goods, effect.steps)] if can_raise(s, seat, effect.steps) else []


def _do_mountain(s: State, seat: int, space: int, effect: a.Mountain, events: Events) -> Frames:
    if not open_strips(s):
        return []
    numbers = sum(items << 4 * place for place, items in enumerate(effect.items))
    return [TakeFromStrip(seat, numbers, 0)]


def _do_weapons(s: State, seat: int, space: int, effect: a.DrawWeapons, events: Events) -> Frames:
    return [DrawWeapon(seat)] * effect.cards


def _do_dice(s: State, seat: int, space: int, effect: a.RollDice, events: Events) -> Frames:
    return [StartDice(seat, space, effect.game, effect.boats[1])]


def _do_overseas(s: State, seat: int, space: int, effect: a.Overseas, events: Events) -> Frames:
    return [TurnGood(seat, 0)]


def _do_buy(s: State, seat: int, space: int, effect: a.BuySpecials, events: Events) -> Frames:
    return [BuySpecial(seat, effect.tiles)] if buyable(s, seat) else []


def _do_explore(s: State, seat: int, space: int, effect: a.Explore, events: Events) -> Frames:
    return [Explore(seat, effect.vikings)]


def _do_emigrate(s: State, seat: int, space: int, effect: a.Emigrate, events: Events) -> Frames:
    return [Emigrate(seat)]


def _do_draw(s: State, seat: int, space: int, effect: a.DrawOccupations, events: Events) -> Frames:
    return [draw(seat)] * min(effect.cards, s.pile.bit_count())


def _do_play(s: State, seat: int, space: int, effect: a.PlayOccupations, events: Events) -> Frames:
    return [PlayOccupation(seat, effect.least, effect.most)] if s.hands[seat] else []


DO: dict[type[Any], Callable[[State, int, int, Any, Events], Frames]] = {
    a.Needs: _do_nothing,
    a.Pay: _do_pay,
    a.PayOneOf: _do_pay_one,
    a.PayRoundSilver: _do_pay_round,
    a.Gain: _do_gain,
    a.GainPer: _do_gain_per,
    a.Choose: _do_choose,
    a.Maybe: _do_maybe,
    a.Build: _do_build,
    a.GetShip: _do_ship,
    a.UpgradeShip: _do_refit,
    a.Forge: _do_forge,
    a.Upgrade: _do_raise,
    a.Mountain: _do_mountain,
    a.DrawWeapons: _do_weapons,
    a.RollDice: _do_dice,
    a.Overseas: _do_overseas,
    a.BuySpecials: _do_buy,
    a.Explore: _do_explore,
    a.Emigrate: _do_emigrate,
    a.DrawOccupations: _do_draw,
    a.PlayOccupations: _do_play,
}

# the choices of scripts


class ChooseScript(ActionChoice):
    """One of several ways to use a space (OD-ACT-GEN-7). Their scripts have consecutive numbers."""

    rules: ClassVar[tuple[str, ...]] = ("OD-ACT-GEN-7",)
    space: int
    first: int
    number: int

    def ways(self, s: State) -> list[int]:
        return [NUMBER + way for way in range(self.number) if usable(s, self.seat, self.first + way)]

    def at_risk(self, s: State) -> bool:
        """Even after a payment: a ship that is bought may take the last berth."""
        return True

    def take(self, s: State, option: int, events: Events) -> None:
        s.push(Run(self.seat, self.space, self.first + option - NUMBER, 0))

    def why_not(self, s: State, option: int) -> Reason:
        way = option - NUMBER
        if 0 <= way < self.number:
            return obstacle(s, self.seat, self.first + way)
        return reason("choose-a-way", "OD-ACT-GEN-7")


class Decide(ActionChoice):
    """A part of an action that may be left out (OD-ACT-GEN-4)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-ACT-GEN-4",)
    space: int
    script: int

    def ways(self, s: State) -> list[int]:
        ways = [YES] if usable(s, self.seat, self.script) else []
        return ways if s.must else [*ways, NO]

    def take(self, s: State, option: int, events: Events) -> None:
        if option == YES:
            s.push(Run(self.seat, self.space, self.script, 0))

    def why_not(self, s: State, option: int) -> Reason:
        if option == YES:
            return obstacle(s, self.seat, self.script)
        return reason("use-something", "OD-PH5-7") if option == NO else reason("yes-or-no", "OD-ACT-GEN-4")


_PAYMENTS: list[a.PayOneOf] = [effect for script in SCRIPTS for effect in script if isinstance(effect, a.PayOneOf)]


def _payments(effect: a.PayOneOf) -> int:
    return _PAYMENTS.index(effect)


class ChoosePayment(ActionChoice):
    """One of several things to pay with."""

    rules: ClassVar[tuple[str, ...]] = ("OD-ACT-GEN-7",)
    payment: int

    def ways(self, s: State) -> list[int]:
        choices = _PAYMENTS[self.payment].choices
        return [NUMBER + way for way, amounts in enumerate(choices) if can_pay(s, self.seat, amounts)]

    def take(self, s: State, option: int, events: Events) -> None:
        pay(s, self.seat, _PAYMENTS[self.payment].choices[option - NUMBER], events)

    def why_not(self, s: State, option: int) -> Reason:
        return reason("choose-a-payment", "OD-ACT-GEN-7")

    def label(self, s: State, option: int) -> Message | None:
        if option < NUMBER:
            return super().label(s, option)
        thing, number = _PAYMENTS[self.payment].choices[option - NUMBER][0]
        return Message("option-payment", {"thing": words(THINGS[thing]), "number": number})
