"""What the effects of scripts need and do (OD-ACT, OD-OCC): the tables of the interpreter."""

from __future__ import annotations

from typing import Any

from meadhall.core.events import Events
from meadhall.core.words import Reason, reason
from meadhall.games.odin import events as told
from meadhall.games.odin import scripts as a
from meadhall.games.odin.box import BUILDINGS, SHED, SHIPS, SILVER, THINGS, WEAPON, Amounts
from meadhall.games.odin.notation import words
from meadhall.games.odin.rules import counters as counters  # fills the table of what can be counted
from meadhall.games.odin.rules.calls import CALLS
from meadhall.games.odin.rules.changes import (
    PRICE_CARDS,
    credit,
    credit_for,
    credit_price,
    fare,
    lower_fares,
    needed,
    price,
)
from meadhall.games.odin.rules.deeds import as_action
from meadhall.games.odin.rules.dice import StartDice
from meadhall.games.odin.rules.emigration import Emigrate, can_emigrate
from meadhall.games.odin.rules.exploration import Explore, explorable
from meadhall.games.odin.rules.interpreter import CAN, DO, WHY, Frames, Run, obstacle, usable
from meadhall.games.odin.rules.moments import call, responses
from meadhall.games.odin.rules.mountain import can_take, go_to_mountains
from meadhall.games.odin.rules.occupations import PlayOccupation, draw
from meadhall.games.odin.rules.supply import (
    can_pay,
    gain,
    lose_ship,
    pay_for,
    return_vikings,
    take_building,
    take_ship,
    take_special,
)
from meadhall.games.odin.rules.trade import BuySpecial, ForgeTile, TurnGood, buyable, can_raise, raise_goods
from meadhall.games.odin.rules.ways import ChooseScript, Decide, PayWeapon, choose_payment, payable, weapons_held
from meadhall.games.odin.rules.weapons import DrawWeapon
from meadhall.games.odin.state import NOBODY, Deed, State

# what can be done


def _always(s: State, seat: int, space: int, effect: Any) -> bool:
    return True


def tier(s: State, seat: int, effect: a.GainTier | a.PayTier) -> Amounts:
    """The tier for what the seat has; nothing if there is none (OD-OCC-14)."""
    count = s.count(seat, effect.count)
    if isinstance(effect, a.GainTier) and effect.at_most:
        return next((amounts for most, amounts in effect.tiers if count <= most), ())
    return next((amounts for least, amounts in reversed(effect.tiers) if count >= least), ())


def _has_what_is_needed(s: State, seat: int, space: int, effect: a.Needs) -> bool:
    """Only actions take something else for what they need; what cards count is what is there (cards 147, 180)."""
    if s.count(seat, effect.count) >= effect.least:
        return True
    return space != NOBODY and effect.count == "longship" and needed(s, seat, effect.count) >= effect.least


def _can_pay(s: State, seat: int, space: int, effect: a.Pay) -> bool:
    if can_pay(s, seat, effect.amounts):
        return True
    return s.played[seat] & PRICE_CARDS > 0 and can_pay(s, seat, price(s, seat, space, effect.amounts))


CAN.update(
    {
        a.Needs: _has_what_is_needed,
        a.Exactly: lambda s, seat, space, effect: s.count(seat, effect.count) == effect.number,
        a.Pay: _can_pay,
        a.PayOneOf: lambda s, seat, space, effect: bool(payable(s, seat, effect)),
        a.PayTier: lambda s, seat, space, effect: can_pay(s, seat, tier(s, seat, effect)),
        a.PayWeapons: lambda s, seat, space, effect: weapons_held(s, seat) >= effect.number,
        a.PayRoundSilver: lambda s, seat, space, effect: s.has(seat, SILVER) >= s.round,
        a.PayFare: lambda s, seat, space, effect: s.has(seat, SILVER) >= _fare(s, seat, space, effect),
        a.Gain: _always,
        a.GainPer: lambda s, seat, space, effect: s.count(seat, effect.count) > 0,
        a.GainTier: lambda s, seat, space, effect: bool(tier(s, seat, effect)),
        a.Choose: lambda s, seat, space, effect: any(usable(s, seat, script, space) for script in effect.scripts),
        a.Maybe: lambda s, seat, space, effect: usable(s, seat, effect.script, space),
        a.Build: lambda s, seat, space, effect: s.left(effect.building) > 0,
        a.GetShip: lambda s, seat, space, effect: s.berth(seat, effect.ship),
        a.LoseShip: lambda s, seat, space, effect: s.ships(seat, effect.ship) > 0,
        a.UpgradeShip: lambda s, seat, space, effect: s.ships(seat, effect.old) > 0 and s.berth(seat, effect.new),
        a.Forge: _always,
        a.GetSpecial: lambda s, seat, space, effect: s.specials >> effect.special & 1 == 1,
        a.Upgrade: lambda s, seat, space, effect: can_raise(s, seat, effect.steps, effect.kinds),
        a.Mountain: lambda s, seat, space, effect: can_take(s, effect.kinds),
        a.DrawWeapons: _always,
        a.RollDice: _always,
        a.Overseas: _always,
        a.BuySpecials: lambda s, seat, space, effect: bool(buyable(s, seat)),
        a.Explore: lambda s, seat, space, effect: bool(explorable(s, seat, effect.vikings)),
        a.ExploreAny: lambda s, seat, space, effect: bool(explorable(s, seat, NOBODY)),
        a.Emigrate: lambda s, seat, space, effect: can_emigrate(s, seat),
        a.DrawOccupations: _always,
        a.PlayOccupations: lambda s, seat, space, effect: effect.least == 0 or s.hands[seat] > 0,
        a.VikingBack: _always,
        a.Phase: lambda s, seat, space, effect: CALLS[effect.name].can(s, seat),
        a.Call: lambda s, seat, space, effect: CALLS[effect.name].can(s, seat),
    }
)


def _fare(s: State, seat: int, space: int, effect: a.PayFare) -> int:
    return fare(s, seat, space, s.count(seat, effect.less))


def always_usable(script: int) -> bool:
    """Whether nothing is needed, nothing paid, and something happens in any case."""
    effects = a.SCRIPTS[script]
    return any(CAN[type(each)] is _always for each in effects) and not any(isinstance(e, _ASKING) for e in effects)


_ASKING = (a.Needs, a.Pay, a.PayOneOf, a.PayRoundSilver, a.PayFare)

# why not


def _lacking(thing: int, number: int, rule: str) -> Reason:
    return reason("cannot-pay", rule, thing=words(THINGS[thing]), number=number)


def _why_pay(s: State, seat: int, space: int, effect: a.Pay) -> Reason:
    due = price(s, seat, space, effect.amounts)
    thing, number = next((thing, number) for thing, number in due if s.has(seat, thing) < number)
    return _lacking(thing, number, "OD-ACT-GEN-2")


def _why_pay_one(s: State, seat: int, space: int, effect: a.PayOneOf) -> Reason:
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


def _why_refit(s: State, seat: int, space: int, effect: a.UpgradeShip) -> Reason:
    if s.ships(seat, effect.old):
        return reason("no-berth", "OD-ANY-SHIP-5")
    return reason("needs", "OD-ACT-EXCH-12", what=words(SHIPS[effect.old].id), least=1)


def _why_needs(s: State, seat: int, space: int, effect: a.Needs) -> Reason:
    return reason("needs", "OD-ACT-GEN-3", what=words(effect.count), least=effect.least)


def _no_effect(s: State, seat: int, space: int, effect: Any) -> Reason:
    return reason("no-effect", "OD-PH5-7")


def _no_berth(s: State, seat: int, space: int, effect: Any) -> Reason:
    return reason("no-berth", "OD-ANY-SHIP-5")


def _nowhere(s: State, seat: int, space: int, effect: Any) -> Reason:
    return reason("nothing-to-explore", "OD-EXPLORE-3", "OD-EXPLORE-4")


WHY.update(dict.fromkeys(CAN, _no_effect))
WHY.update(
    {
        a.Needs: _why_needs,
        a.Pay: _why_pay,
        a.PayOneOf: _why_pay_one,
        a.PayRoundSilver: lambda s, seat, space, effect: _lacking(SILVER, s.round, "OD-OCC-16"),
        a.PayFare: lambda s, seat, space, effect: _lacking(SILVER, _fare(s, seat, space, effect), "OD-EMIGRATE-2"),
        a.Choose: lambda s, seat, space, effect: obstacle(s, seat, effect.scripts[0], space),
        a.Maybe: lambda s, seat, space, effect: obstacle(s, seat, effect.script, space),
        a.Build: lambda s, seat, space, effect: reason(
            "none-left", "OD-LIMIT-1", building=words(BUILDINGS[effect.building])
        ),
        a.GetShip: _no_berth,
        a.UpgradeShip: _why_refit,
        a.Upgrade: lambda s, seat, space, effect: reason("nothing-to-raise", "OD-ACT-UPGRADE-1"),
        a.Mountain: lambda s, seat, space, effect: reason("no-strip", "OD-ACT-MOUNTAIN-4"),
        a.BuySpecials: lambda s, seat, space, effect: reason("nothing-to-buy", "OD-ACT-SALE-1", "OD-ACT-SALE-2"),
        a.GetSpecial: lambda s, seat, space, effect: reason("special-gone", "OD-LIMIT-8"),
        a.Explore: _nowhere,
        a.ExploreAny: _nowhere,
        a.Emigrate: lambda s, seat, space, effect: reason("no-room", "OD-EMIGRATE-4"),
        a.PlayOccupations: lambda s, seat, space, effect: reason("no-card", "OD-OCC-5", "OD-OCC-6"),
    }
)

# what is done; each effect returns the frames that it leaves to be resolved


def _do_nothing(s: State, seat: int, space: int, effect: Any, events: Events) -> Frames:
    return []


def _do_need(s: State, seat: int, space: int, effect: a.Needs, events: Events) -> Frames:
    if effect.count == "longship" and s.count(seat, "longship") < effect.least:
        credit_for(seat, "knarr_as_longship", events)
    return []


def _do_pay(s: State, seat: int, space: int, effect: a.Pay, events: Events) -> Frames:
    credit_price(s, seat, space, effect.amounts, events)
    pay_for(s, seat, space, price(s, seat, space, effect.amounts), events)
    return []


def _do_pay_one(s: State, seat: int, space: int, effect: a.PayOneOf, events: Events) -> Frames:
    ways = payable(s, seat, effect)
    if len(ways) > 1:
        return [choose_payment(seat, space, effect)]
    pay_for(s, seat, space, effect.choices[ways[0]], events)
    return []


def _do_pay_tier(s: State, seat: int, space: int, effect: a.PayTier, events: Events) -> Frames:
    pay_for(s, seat, space, tier(s, seat, effect), events)
    return []


def _do_pay_weapons(s: State, seat: int, space: int, effect: a.PayWeapons, events: Events) -> Frames:
    return [PayWeapon(seat, effect.number)]


def _do_pay_round(s: State, seat: int, space: int, effect: a.PayRoundSilver, events: Events) -> Frames:
    pay_for(s, seat, space, ((SILVER, s.round),), events)
    return []


def _do_pay_fare(s: State, seat: int, space: int, effect: a.PayFare, events: Events) -> Frames:
    credit(seat, lower_fares(s, seat), events)
    credit_price(s, seat, space, ((SILVER, s.round),), events)
    pay_for(s, seat, space, ((SILVER, _fare(s, seat, space, effect)),), events)
    return []


def _receive(s: State, seat: int, space: int, amounts: Amounts, times: int, events: Events) -> Frames:
    """Weapons that are not named come from the pile."""
    frames: Frames = []
    for thing, number in amounts:
        if thing == WEAPON:
            frames += [DrawWeapon(seat)] * (number * times)
            continue
        gain(s, seat, thing, number * times, events)
        if thing == SILVER and space != NOBODY:
            s.note(Deed.SILVER, s.deed(Deed.SILVER) + number * times)
    return frames


def _do_gain(s: State, seat: int, space: int, effect: a.Gain, events: Events) -> Frames:
    return _receive(s, seat, space, effect.amounts, 1, events)


def _do_gain_per(s: State, seat: int, space: int, effect: a.GainPer, events: Events) -> Frames:
    return _receive(s, seat, space, effect.amounts, min(s.count(seat, effect.count), effect.most), events)


def _do_gain_tier(s: State, seat: int, space: int, effect: a.GainTier, events: Events) -> Frames:
    return _receive(s, seat, space, tier(s, seat, effect), 1, events)


def _do_choose(s: State, seat: int, space: int, effect: a.Choose, events: Events) -> Frames:
    possible = [script for script in effect.scripts if usable(s, seat, script, space)]
    if len(possible) == 1:
        return [Run(seat, space, possible[0], 0)]
    return [ChooseScript(seat, space, effect.scripts[0], len(effect.scripts))] if possible else []


def _do_maybe(s: State, seat: int, space: int, effect: a.Maybe, events: Events) -> Frames:
    return [Decide(seat, space, effect.script)] if usable(s, seat, effect.script, space) else []


def _do_build(s: State, seat: int, space: int, effect: a.Build, events: Events) -> Frames:
    if take_building(s, seat, effect.building, events) and space != NOBODY and effect.building != SHED:
        call(s, seat, "house_built", effect.building)
    return []


def _do_ship(s: State, seat: int, space: int, effect: a.GetShip, events: Events) -> Frames:
    """Ships of spaces are built of wood. What the ship brings by itself comes before what may be done for it."""
    if space != NOBODY and s.berth(seat, effect.ship):
        call(s, seat, "ship_built", effect.ship)
    take_ship(s, seat, effect.ship, events)
    return []


def _do_lose_ship(s: State, seat: int, space: int, effect: a.LoseShip, events: Events) -> Frames:
    lose_ship(s, seat, effect.ship)
    if events is not None:
        events.append(told.ShipLost(seat, effect.ship))
    return []


def _do_refit(s: State, seat: int, space: int, effect: a.UpgradeShip, events: Events) -> Frames:
    lose_ship(s, seat, effect.old)
    if events is not None:
        events.append(told.Refitted(seat, effect.new))
    take_ship(s, seat, effect.new, None)
    return []


def _do_forge(s: State, seat: int, space: int, effect: a.Forge, events: Events) -> Frames:
    return [ForgeTile(seat)]


def _do_special(s: State, seat: int, space: int, effect: a.GetSpecial, events: Events) -> Frames:
    take_special(s, seat, effect.special, events)
    return []


def _do_raise(s: State, seat: int, space: int, effect: a.Upgrade, events: Events) -> Frames:
    return raise_goods(s, seat, effect)


def _do_mountain(s: State, seat: int, space: int, effect: a.Mountain, events: Events) -> Frames:
    return go_to_mountains(s, seat, space, effect.items, effect.kinds)


def _do_weapons(s: State, seat: int, space: int, effect: a.DrawWeapons, events: Events) -> Frames:
    return [DrawWeapon(seat)] * effect.cards


def _do_dice(s: State, seat: int, space: int, effect: a.RollDice, events: Events) -> Frames:
    """Cards respond before the ships are chosen; for Vikings to return, some have to be there."""
    s.note(Deed.STRENGTH, 0)
    start = StartDice(seat, s.deed(Deed.PLACE) if space != NOBODY else NOBODY, effect.game, effect.boats[1])
    return [*responses(seat, "before_action", effect.game), start]


def _do_overseas(s: State, seat: int, space: int, effect: a.Overseas, events: Events) -> Frames:
    return [*responses(seat, "before_action", "overseas_trading"), TurnGood(seat, 0)]


def _do_buy(s: State, seat: int, space: int, effect: a.BuySpecials, events: Events) -> Frames:
    return [BuySpecial(seat, effect.tiles, 0)] if buyable(s, seat) else []


def _do_explore(s: State, seat: int, space: int, effect: a.Explore, events: Events) -> Frames:
    return [Explore(seat, effect.vikings)]


def _do_explore_any(s: State, seat: int, space: int, effect: a.ExploreAny, events: Events) -> Frames:
    return [Explore(seat, NOBODY)]


def _do_emigrate(s: State, seat: int, space: int, effect: a.Emigrate, events: Events) -> Frames:
    """By a card it is an action of its own: each asks for a longship anew (card 12 with 84, 110)."""
    return [Emigrate(seat)] if space != NOBODY else as_action(seat, NOBODY, NOBODY, Emigrate(seat))


def _do_draw(s: State, seat: int, space: int, effect: a.DrawOccupations, events: Events) -> Frames:
    return [frame for _ in range(min(effect.cards, s.pile.bit_count())) for frame in draw(s, seat)]


def _do_play(s: State, seat: int, space: int, effect: a.PlayOccupations, events: Events) -> Frames:
    return [PlayOccupation(seat, effect.least, effect.most)] if s.hands[seat] else []


def _do_viking_back(s: State, seat: int, space: int, effect: a.VikingBack, events: Events) -> Frames:
    return_vikings(s, seat, s.deed(Deed.PLACE), effect.vikings, events)
    return []


def _do_call(s: State, seat: int, space: int, effect: a.Call | a.Phase, events: Events) -> Frames:
    return CALLS[effect.name].do(s, seat, events)


DO.update(
    {
        a.Needs: _do_need,
        a.Exactly: _do_nothing,
        a.Pay: _do_pay,
        a.PayOneOf: _do_pay_one,
        a.PayTier: _do_pay_tier,
        a.PayWeapons: _do_pay_weapons,
        a.PayRoundSilver: _do_pay_round,
        a.PayFare: _do_pay_fare,
        a.Gain: _do_gain,
        a.GainPer: _do_gain_per,
        a.GainTier: _do_gain_tier,
        a.Choose: _do_choose,
        a.Maybe: _do_maybe,
        a.Build: _do_build,
        a.GetShip: _do_ship,
        a.LoseShip: _do_lose_ship,
        a.UpgradeShip: _do_refit,
        a.Forge: _do_forge,
        a.GetSpecial: _do_special,
        a.Upgrade: _do_raise,
        a.Mountain: _do_mountain,
        a.DrawWeapons: _do_weapons,
        a.RollDice: _do_dice,
        a.Overseas: _do_overseas,
        a.BuySpecials: _do_buy,
        a.Explore: _do_explore,
        a.ExploreAny: _do_explore_any,
        a.Emigrate: _do_emigrate,
        a.DrawOccupations: _do_draw,
        a.PlayOccupations: _do_play,
        a.VikingBack: _do_viking_back,
        a.Phase: _do_call,
        a.Call: _do_call,
    }
)
