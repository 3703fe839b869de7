"""Carrying out action spaces (OD-ACT): one interpreter for all scripts, which also says why one cannot be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Choice, Frame, Step
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
from meadhall.games.odin.rules.occupations import DrawOccupation, PlayOccupation
from meadhall.games.odin.rules.supply import can_pay, gain, lose_ship, pay, receive, take_building, take_ship
from meadhall.games.odin.rules.trade import (
    BuySpecial,
    ForgeTile,
    RaiseGood,
    TurnGood,
    buyable,
    raisable,
)
from meadhall.games.odin.rules.weapons import DrawWeapon
from meadhall.games.odin.state import State


class Run(Step[State]):
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
            if frames:
                s.push(*frames, Run(seat, space, script, at))
                return


Frames = list[Frame[State]]

# what can be done


def obstacle(s: State, seat: int, script: int) -> Reason | None:
    """Why the script cannot be used: something is needed or cannot be paid, or nothing of it would have an effect."""
    useless: Reason | None = reason("no-effect", "OD-PH5-7")
    for effect in SCRIPTS[script]:
        why = CANNOT[type(effect)](s, seat, effect)
        if isinstance(effect, REQUIREMENTS):
            if why:
                return why
        elif why is None:
            useless = None
        elif useless is not None:
            useless = why
    return useless


REQUIREMENTS = (a.Needs, a.Pay, a.PayOneOf, a.PayRoundSilver)


def _needs(s: State, seat: int, effect: a.Needs) -> Reason | None:
    if s.count(seat, effect.count) >= effect.least:
        return None
    return reason("needs", "OD-ACT-GEN-3", what=Count(effect.count).name.lower().replace("_", " "), least=effect.least)


def _pays(s: State, seat: int, effect: a.Pay) -> Reason | None:
    for thing, number in effect.amounts:
        if s.has(seat, thing) < number:
            return reason("cannot-pay", "OD-ACT-GEN-2", thing=words(THINGS[thing]), number=number)
    return None


def _pays_one(s: State, seat: int, effect: a.PayOneOf) -> Reason | None:
    if any(can_pay(s, seat, amounts) for amounts in effect.choices):
        return None
    thing, number = effect.choices[0][0]
    return reason("cannot-pay", "OD-ACT-GEN-7", thing=words(THINGS[thing]), number=number)


def _pays_round(s: State, seat: int, effect: a.PayRoundSilver) -> Reason | None:
    if s.has(seat, SILVER) >= s.round:
        return None
    return reason("cannot-pay", "OD-EMIGRATE-2", thing=words(THINGS[SILVER]), number=s.round)


def _always(s: State, seat: int, effect: Any) -> Reason | None:
    return None


def _counts(s: State, seat: int, effect: a.GainPer) -> Reason | None:
    return None if s.count(seat, effect.count) else reason("no-effect", "OD-PH5-7")


def _chooses(s: State, seat: int, effect: a.Choose) -> Reason | None:
    obstacles = [obstacle(s, seat, script) for script in effect.scripts]
    return None if None in obstacles else obstacles[0]


def _may(s: State, seat: int, effect: a.Maybe) -> Reason | None:
    return obstacle(s, seat, effect.script)


def _builds(s: State, seat: int, effect: a.Build) -> Reason | None:
    if s.left(effect.building):
        return None
    return reason("none-left", "OD-LIMIT-1", building=words(BUILDINGS[effect.building]))


def _ships(s: State, seat: int, effect: a.GetShip) -> Reason | None:
    return None if s.berth(seat, effect.ship) else reason("no-berth", "OD-ANY-SHIP-5")


def _refits(s: State, seat: int, effect: a.UpgradeShip) -> Reason | None:
    if not s.ships(seat, effect.old):
        return reason("needs", "OD-ACT-EXCH-12", what=words(SHIPS[effect.old].id), least=1)
    return None if s.berth(seat, effect.new) else reason("no-berth", "OD-ANY-SHIP-5")


def _raises(s: State, seat: int, effect: a.Upgrade) -> Reason | None:
    return None if raisable(s, seat, effect.steps) else reason("nothing-to-raise", "OD-ACT-UPGRADE-1")


def _climbs(s: State, seat: int, effect: a.Mountain) -> Reason | None:
    return None if open_strips(s) else reason("no-strip", "OD-ACT-MOUNTAIN-4")


def _buys(s: State, seat: int, effect: a.BuySpecials) -> Reason | None:
    return None if buyable(s, seat) else reason("nothing-to-buy", "OD-ACT-SALE-1", "OD-ACT-SALE-2")


def _explores(s: State, seat: int, effect: a.Explore) -> Reason | None:
    return None if explorable(s, seat, effect.vikings) else reason("nothing-to-explore", "OD-EXPLORE-3", "OD-EXPLORE-4")


def _emigrates(s: State, seat: int, effect: a.Emigrate) -> Reason | None:
    return None if can_emigrate(s, seat) else reason("no-room", "OD-EMIGRATE-4")


def _plays(s: State, seat: int, effect: a.PlayOccupations) -> Reason | None:
    if s.hands[seat] or effect.least == 0:
        return None
    return reason("no-card", "OD-OCC-5", "OD-OCC-6")


CANNOT: dict[type[Any], Callable[[State, int, Any], Reason | None]] = {
    a.Needs: _needs,
    a.Pay: _pays,
    a.PayOneOf: _pays_one,
    a.PayRoundSilver: _pays_round,
    a.Gain: _always,
    a.GainPer: _counts,
    a.Choose: _chooses,
    a.Maybe: _may,
    a.Build: _builds,
    a.GetShip: _ships,
    a.UpgradeShip: _refits,
    a.Forge: _always,
    a.Upgrade: _raises,
    a.Mountain: _climbs,
    a.DrawWeapons: _always,
    a.RollDice: _always,
    a.Overseas: _always,
    a.BuySpecials: _buys,
    a.Explore: _explores,
    a.Emigrate: _emigrates,
    a.DrawOccupations: _always,
    a.PlayOccupations: _plays,
}
"""Why an effect cannot be used now; None if it can."""

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
    possible = [script for script in effect.scripts if obstacle(s, seat, script) is None]
    if len(possible) == 1:
        return [Run(seat, space, possible[0], 0)]
    return [ChooseScript(seat, space, effect.scripts[0], len(effect.scripts))] if possible else []


def _do_maybe(s: State, seat: int, space: int, effect: a.Maybe, events: Events) -> Frames:
    return [] if obstacle(s, seat, effect.script) else [Decide(seat, space, effect.script)]


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
    return [RaiseGood(seat, effect.goods, effect.steps)] if raisable(s, seat, effect.steps) else []


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
    return [DrawOccupation(seat)] * min(effect.cards, s.pile.bit_count())


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


class ChooseScript(Choice[State]):
    """One of several ways to use a space (OD-ACT-GEN-7). Their scripts have consecutive numbers."""

    rules: ClassVar[tuple[str, ...]] = ("OD-ACT-GEN-7",)
    space: int
    first: int
    number: int

    def options(self, s: State) -> list[int]:
        return [NUMBER + way for way in range(self.number) if obstacle(s, self.seat, self.first + way) is None]

    def apply(self, s: State, option: int, events: Events) -> None:
        s.push(Run(self.seat, self.space, self.first + option - NUMBER, 0))

    def explain(self, s: State, option: int) -> Reason:
        way = option - NUMBER
        if 0 <= way < self.number:
            return obstacle(s, self.seat, self.first + way) or reason("choose-a-way", "OD-ACT-GEN-7")
        return reason("choose-a-way", "OD-ACT-GEN-7")


class Decide(Choice[State]):
    """A part of an action that may be left out (OD-ACT-GEN-4)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-ACT-GEN-4",)
    space: int
    script: int

    def options(self, s: State) -> list[int]:
        return [YES, NO]

    def apply(self, s: State, option: int, events: Events) -> None:
        if option == YES:
            s.push(Run(self.seat, self.space, self.script, 0))

    def explain(self, s: State, option: int) -> Reason:
        return reason("yes-or-no", "OD-ACT-GEN-4")


_PAYMENTS: list[a.PayOneOf] = [effect for script in SCRIPTS for effect in script if isinstance(effect, a.PayOneOf)]


def _payments(effect: a.PayOneOf) -> int:
    return _PAYMENTS.index(effect)


class ChoosePayment(Choice[State]):
    """One of several things to pay with."""

    rules: ClassVar[tuple[str, ...]] = ("OD-ACT-GEN-7",)
    payment: int

    def options(self, s: State) -> list[int]:
        choices = _PAYMENTS[self.payment].choices
        return [NUMBER + way for way, amounts in enumerate(choices) if can_pay(s, self.seat, amounts)]

    def apply(self, s: State, option: int, events: Events) -> None:
        pay(s, self.seat, _PAYMENTS[self.payment].choices[option - NUMBER], events)

    def explain(self, s: State, option: int) -> Reason:
        return reason("choose-a-payment", "OD-ACT-GEN-7")

    def label(self, s: State, option: int) -> Message:
        thing, number = _PAYMENTS[self.payment].choices[option - NUMBER][0]
        return Message("option-payment", {"thing": words(THINGS[thing]), "number": number})
