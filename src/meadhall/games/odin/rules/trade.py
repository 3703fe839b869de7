"""Trade (OD-ACT-UPGRADE, OD-ACT-OVERSEAS, OD-ACT-SALE) and the smithy (OD-ACT-EXCH-8)."""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Step
from meadhall.core.masks import bits
from meadhall.core.words import Message, Reason, reason
from meadhall.games.odin import events as told
from meadhall.games.odin.box import BLUE, GOODS, GREEN, JEWELRY, SILVER, SPECIALS, colour_of, upgraded
from meadhall.games.odin.notation import DONE, GOOD, SPECIAL, STRIP
from meadhall.games.odin.rules.pausing import ActionChoice
from meadhall.games.odin.rules.supply import gain, lose, take_special
from meadhall.games.odin.state import THINGS_HELD, State

RAISABLE = {steps: [good for good in range(len(GOODS)) if colour_of(good) + steps <= BLUE] for steps in (1, 2)}


def raisable(s: State, seat: int, steps: int) -> list[int]:
    """Goods of the supply and the stable that can rise by so many colours (OD-ACT-UPGRADE-1, 3, 6)."""
    start = seat * THINGS_HELD
    return [good for good in RAISABLE[steps] if s.stock[start + good]]


def can_raise(s: State, seat: int, steps: int) -> bool:
    stock, start = s.stock, seat * THINGS_HELD
    for good in RAISABLE[steps]:  # noqa: SIM110 (a generator would cost more than the question)
        if stock[start + good]:
            return True
    return False


class RaiseGood(ActionChoice):
    """Up to `left` goods rise, each tile once: what has risen waits until the end (OD-ACT-UPGRADE-2)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-ACT-UPGRADE-1", "OD-ACT-UPGRADE-2", "OD-ACT-UPGRADE-3")
    left: int
    steps: int

    def ways(self, s: State) -> list[int]:
        goods = [GOOD + good for good in raisable(s, self.seat, self.steps)]
        return goods if s.must else [DONE, *goods]

    def take(self, s: State, option: int, events: Events) -> None:
        seat, left, steps = self
        if option == DONE:
            s.push(EndRaising(seat))
            return
        s.acted, s.must = 1, 0
        good = option - GOOD
        lose(s, seat, good, 1)
        s.rising.append(upgraded(good, steps))
        if events is not None:
            events.append(told.Raised(seat, good, upgraded(good, steps)))
        s.push(RaiseGood(seat, left - 1, steps) if left > 1 and can_raise(s, seat, steps) else EndRaising(seat))

    def why_not(self, s: State, option: int) -> Reason:
        if option == DONE:
            return reason("use-something", "OD-PH5-7")
        if not GOOD <= option < SPECIAL:
            return reason("choose-a-good", "OD-ACT-UPGRADE-1")
        if not s.has(self.seat, option - GOOD):
            return reason("no-such-good", "OD-ACT-UPGRADE-6")
        return reason("too-high", "OD-ACT-UPGRADE-1", "OD-ACT-UPGRADE-3")

    def prompt(self, s: State) -> Message:
        return Message("prompt-raise-good", {"left": self.left, "steps": self.steps})


class EndRaising(Step[State]):
    seat: int

    def run(self, s: State, events: Events) -> None:
        for good in s.rising:
            s.stock[self.seat * THINGS_HELD + good] += 1
        s.rising = []


class TurnGood(ActionChoice):
    """Overseas: any number of different green goods become blue (OD-ACT-OVERSEAS-2, 3)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-ACT-OVERSEAS-2", "OD-ACT-OVERSEAS-4")
    turned: int
    """Kinds turned already, a mask."""

    def ways(self, s: State) -> list[int]:
        return [DONE, *(GOOD + good for good in self._green(s))]

    def _green(self, s: State) -> list[int]:
        start = self.seat * THINGS_HELD
        return [good for good in range(GREEN, len(GOODS), 4) if s.stock[start + good] and not self.turned >> good & 1]

    def take(self, s: State, option: int, events: Events) -> None:
        if option == DONE:
            return
        seat, good = self.seat, option - GOOD
        lose(s, seat, good, 1)
        s.stock[seat * THINGS_HELD + upgraded(good)] += 1
        if events is not None:
            events.append(told.Raised(seat, good, upgraded(good)))
        again = TurnGood(seat, self.turned | 1 << good)
        if again._green(s):
            s.push(again)

    def why_not(self, s: State, option: int) -> Reason:
        if GOOD <= option < SPECIAL and self.turned >> option - GOOD & 1:
            return reason("kind-turned-already", "OD-ACT-OVERSEAS-2")
        return reason("choose-a-green-good", "OD-ACT-OVERSEAS-2")


def buyable(s: State, seat: int) -> list[int]:
    """Special tiles that are left, for sale and not too dear (OD-ACT-SALE-2)."""
    return [n for n in bits(s.specials) if 0 <= SPECIALS[n].price <= s.has(seat, SILVER)]


class BuySpecial(ActionChoice):
    """Up to `left` special tiles at their prices (OD-ACT-SALE-1)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-ACT-SALE-1", "OD-ACT-SALE-2")
    left: int

    def ways(self, s: State) -> list[int]:
        tiles = [SPECIAL + special for special in buyable(s, self.seat)]
        return tiles if s.must else [DONE, *tiles]

    def take(self, s: State, option: int, events: Events) -> None:
        if option == DONE:
            return
        s.acted, s.must = 1, 0
        seat, special = self.seat, option - SPECIAL
        price = SPECIALS[special].price
        lose(s, seat, SILVER, price)
        if events is not None and price:
            events.append(told.Paid(seat, SILVER, price))
        take_special(s, seat, special, events)
        if self.left > 1 and buyable(s, seat):
            s.push(BuySpecial(seat, self.left - 1))

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
        price, silver = SPECIALS[special].price, s.has(self.seat, SILVER)
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
