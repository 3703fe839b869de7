"""Trade (OD-ACT-UPGRADE, OD-ACT-OVERSEAS, OD-ACT-SALE) and the smithy (OD-ACT-EXCH-8)."""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Step
from meadhall.core.masks import bits, mask_of
from meadhall.core.words import Message, Reason, reason
from meadhall.games.odin import events as told
from meadhall.games.odin.actions import SPACE_AT
from meadhall.games.odin.box import BLUE, GOODS, GREEN, JEWELRY, SILVER, SPECIALS, colour_of, upgraded
from meadhall.games.odin.notation import DONE, GOOD, SPECIAL, STRIP, words
from meadhall.games.odin.rules.changes import PRICE_CARDS, credit_for, credit_price, price_of
from meadhall.games.odin.rules.interpreter import Frames
from meadhall.games.odin.rules.pausing import ActionChoice
from meadhall.games.odin.rules.supply import arrive, gain, lose, take_special
from meadhall.games.odin.scripts import TO_BLUE, Upgrade
from meadhall.games.odin.state import THINGS_HELD, State

SALE = SPACE_AT["A47"]

RAISABLE = {
    steps: [good for good, name in enumerate(GOODS) if name and colour_of(good) + steps <= BLUE] for steps in (1, 2)
} | {TO_BLUE: [good for good, name in enumerate(GOODS) if name and colour_of(good) < BLUE]}


def raised(good: int, steps: int) -> int:
    return upgraded(good, BLUE - colour_of(good) if steps == TO_BLUE else steps)


def raisable(s: State, seat: int, steps: int, kinds: int) -> list[int]:
    """Goods of the supply and the stable that can rise by so many colours (OD-ACT-UPGRADE-1, 3, 6)."""
    start = seat * THINGS_HELD
    return [good for good in RAISABLE[steps] if s.stock[start + good] and (not kinds or kinds >> good & 1)]


def can_raise(s: State, seat: int, steps: int, kinds: tuple[int, ...] = ()) -> bool:
    stock, start = s.stock, seat * THINGS_HELD
    for good in RAISABLE[steps]:  # noqa: SIM110 (a generator would cost more than the question)
        if stock[start + good] and (not kinds or good in kinds):
            return True
    return False


def raise_goods(s: State, seat: int, effect: Upgrade) -> Frames:
    """Up to so many goods, if there is one that can rise."""
    if not can_raise(s, seat, effect.steps, effect.kinds):
        return []
    kinds, alike = mask_of(effect.kinds), int(effect.same_kind)
    single = effect.goods if effect.steps == 1 else 0
    return [RaiseGood(seat, effect.goods, effect.steps, kinds, alike, single, len(s.rising))]


class RaiseGood(ActionChoice):
    """Up to `left` goods rise, each tile once: what has risen waits until the end (OD-ACT-UPGRADE-2)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-ACT-UPGRADE-1", "OD-ACT-UPGRADE-2", "OD-ACT-UPGRADE-3")
    left: int
    steps: int
    kinds: int
    """Goods that may rise, a mask, or 0 for all."""
    alike: int
    """1 if all have to be of one kind (card 83)."""
    goods: int
    """How many could rise in all; 0 if by more than one colour."""
    begun: int
    """Goods that were waiting before."""

    def ways(self, s: State) -> list[int]:
        goods = [GOOD + good for good in raisable(s, self.seat, self.steps, self.kinds)]
        return goods if s.must else [DONE, *goods]

    def take(self, s: State, option: int, events: Events) -> None:
        seat, left, steps, kinds, alike, goods, begun = self
        end = EndRaising(seat, goods, begun)
        if option == DONE:
            s.push(end)
            return
        s.acted, s.must = 1, 0
        good = option - GOOD
        lose(s, seat, good, 1)
        s.rising.append(raised(good, steps))
        if events is not None:
            events.append(told.Raised(seat, good, raised(good, steps)))
        if alike:
            kinds = 1 << good
        more = left > 1 and raisable(s, seat, steps, kinds)
        s.push(RaiseGood(seat, left - 1, steps, kinds, alike, goods, begun) if more else end)

    def why_not(self, s: State, option: int) -> Reason:
        if option == DONE:
            return reason("use-something", "OD-PH5-7")
        if not GOOD <= option < SPECIAL:
            return reason("choose-a-good", "OD-ACT-UPGRADE-1")
        if not s.has(self.seat, option - GOOD):
            return reason("no-such-good", "OD-ACT-UPGRADE-6")
        if self.kinds and not self.kinds >> option - GOOD & 1:
            return reason("not-that-good", "OD-OCC-29")
        return reason("too-high", "OD-ACT-UPGRADE-1", "OD-ACT-UPGRADE-3")

    def prompt(self, s: State) -> Message:
        return Message("prompt-raise-good", {"left": self.left, "steps": self.steps})

    def label(self, s: State, option: int) -> Message | None:
        return raise_label(option, self.steps)


def raise_label(option: int, steps: int) -> Message | None:
    """What the good becomes."""
    good = option - GOOD
    if not 0 <= good < len(GOODS):
        return None
    return Message("option-raise", {"good": words(GOODS[good]), "into": words(GOODS[raised(good, steps)])})


class EndRaising(Step[State]):
    """What has risen comes into the supply; a card lets one of three or four goods rise once more (card 152)."""

    seat: int
    goods: int
    begun: int

    def run(self, s: State, events: Events) -> None:
        seat, goods, begun = self
        if goods >= 3 and s.allows(seat, "a_second_step") and any(colour_of(g) < BLUE for g in s.rising[begun:]):
            s.push(SecondStep(seat, begun), EndRaising(seat, 0, begun))
            return
        rising, s.rising = s.rising[begun:], s.rising[:begun]
        for good in rising:
            arrive(s, seat, good, 1)


class SecondStep(ActionChoice):
    """One of the goods that have just risen, or none."""

    rules: ClassVar[tuple[str, ...]] = ("OD-OCC-29",)
    begun: int

    def ways(self, s: State) -> list[int]:
        return [DONE, *sorted({GOOD + good for good in s.rising[self.begun :] if colour_of(good) < BLUE})]

    def take(self, s: State, option: int, events: Events) -> None:
        if option == DONE:
            return
        good = option - GOOD
        credit_for(self.seat, "a_second_step", events)
        s.rising[s.rising.index(good, self.begun)] = upgraded(good)
        if events is not None:
            events.append(told.Raised(self.seat, good, upgraded(good)))

    def why_not(self, s: State, option: int) -> Reason:
        return reason("choose-a-good", "OD-OCC-29")

    def label(self, s: State, option: int) -> Message | None:
        return raise_label(option, 1)


def turnable(s: State, seat: int, turned: int) -> list[int]:
    """Green goods of kinds that are not in the mask."""
    start = seat * THINGS_HELD
    return [good for good in range(GREEN, len(GOODS), 4) if s.stock[start + good] and not turned >> good & 1]


class TurnMore(Step[State]):
    """The next good, if there is one; what cards have brought for the one before can be turned as well (card 190)."""

    seat: int
    turned: int

    def run(self, s: State, events: Events) -> None:
        if turnable(s, self.seat, self.turned):
            s.push(TurnGood(*self))


class TurnGood(ActionChoice):
    """Overseas: any number of different green goods become blue (OD-ACT-OVERSEAS-2, 3)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-ACT-OVERSEAS-2", "OD-ACT-OVERSEAS-4")
    turned: int
    """Kinds turned already, a mask."""

    def ways(self, s: State) -> list[int]:
        return [DONE, *(GOOD + good for good in turnable(s, self.seat, self.turned))]

    def take(self, s: State, option: int, events: Events) -> None:
        if option == DONE:
            return
        seat, good = self.seat, option - GOOD
        lose(s, seat, good, 1)
        if events is not None:
            events.append(told.Raised(seat, good, upgraded(good)))
        s.push(TurnMore(seat, self.turned | 1 << good))
        arrive(s, seat, upgraded(good), 1)

    def why_not(self, s: State, option: int) -> Reason:
        if GOOD <= option < SPECIAL and self.turned >> option - GOOD & 1:
            return reason("kind-turned-already", "OD-ACT-OVERSEAS-2")
        return reason("choose-a-green-good", "OD-ACT-OVERSEAS-2")

    def label(self, s: State, option: int) -> Message | None:
        return raise_label(option, 1)


def special_price(s: State, seat: int, special: int, spent: int) -> int:
    """What the tile adds to what was spent before: cards look at the price of both tiles together (card 2)."""
    whole = spent + SPECIALS[special].price
    return price_of(s, seat, SALE, SILVER, whole) - price_of(s, seat, SALE, SILVER, spent)


def buyable(s: State, seat: int, spent: int = 0) -> list[int]:
    """Special tiles that are left, for sale and not too dear (OD-ACT-SALE-2)."""
    silver = s.has(seat, SILVER)
    sold = [n for n in bits(s.specials) if SPECIALS[n].price >= 0]
    if not s.played[seat] & PRICE_CARDS:
        return [n for n in sold if SPECIALS[n].price <= silver]
    return [n for n in sold if special_price(s, seat, n, spent) <= silver]


class BuySpecial(ActionChoice):
    """Up to `left` special tiles at their prices (OD-ACT-SALE-1)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-ACT-SALE-1", "OD-ACT-SALE-2")
    left: int
    spent: int
    """What the tiles bought before cost, by their print."""

    def ways(self, s: State) -> list[int]:
        tiles = [SPECIAL + special for special in buyable(s, self.seat, self.spent)]
        return tiles if s.must else [DONE, *tiles]

    def take(self, s: State, option: int, events: Events) -> None:
        if option == DONE:
            return
        s.acted, s.must = 1, 0
        seat, left, spent = self
        special = option - SPECIAL
        price = special_price(s, seat, special, spent)
        if price < SPECIALS[special].price:
            credit_price(s, seat, SALE, ((SILVER, spent + SPECIALS[special].price),), events)
        lose(s, seat, SILVER, price)
        if events is not None and price:
            events.append(told.Paid(seat, SILVER, price))
        spent += SPECIALS[special].price
        take_special(s, seat, special, events)
        if left > 1 and buyable(s, seat, spent):
            s.push(BuySpecial(seat, left - 1, spent))

    def why_not(self, s: State, option: int) -> Reason:
        special = option - SPECIAL
        if option == DONE:
            return reason("use-something", "OD-PH5-7")
        if not 0 <= special < len(SPECIALS):
            return reason("choose-a-special", "OD-ACT-SALE-1")
        if not s.specials >> special & 1:
            return reason("special-gone", "OD-LIMIT-8")
        if SPECIALS[special].price < 0:
            return reason("not-for-sale", "OD-ACT-SALE-2")
        price, silver = special_price(s, self.seat, special, self.spent), s.has(self.seat, SILVER)
        return reason("too-little-silver", "OD-ACT-SALE-1", price=price, silver=silver)


class ForgeTile(ActionChoice):
    """A tile with the tongs: jewelry or a special tile (OD-GOODS-9, OD-ACT-EXCH-8)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-ACT-EXCH-8", "OD-GOODS-9")

    def ways(self, s: State) -> list[int]:
        return [GOOD + JEWELRY, *(SPECIAL + n for n in bits(s.specials) if SPECIALS[n].forgeable)]

    def take(self, s: State, option: int, events: Events) -> None:
        if option < SPECIAL:
            gain(s, self.seat, option - GOOD, 1, events)
        else:
            take_special(s, self.seat, option - SPECIAL, events)

    def why_not(self, s: State, option: int) -> Reason:
        if SPECIAL <= option < STRIP and not s.specials >> option - SPECIAL & 1:
            return reason("special-gone", "OD-LIMIT-8")
        return reason("not-forgeable", "OD-GOODS-9")
