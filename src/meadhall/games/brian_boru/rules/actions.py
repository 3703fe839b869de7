"""Performing an action (BB-ACT): the symbols of a card from left to right (BB-SYM)."""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Choice, Step
from meadhall.core.masks import bits
from meadhall.core.words import Message, Reason, reason
from meadhall.games.brian_boru import events as told
from meadhall.games.brian_boru.box import (
    CARDS,
    CHURCH,
    COIN,
    CONTROL,
    COURT,
    EXPAND,
    EXPANSION_PRICE,
    EXTRA_PRICE,
    FREE,
    NEIGHBOURS,
    PAY,
    PENALTY,
    RAIDER,
    SYMBOLS,
    TOP,
)
from meadhall.games.brian_boru.notation import ACTION, ACTIONS, CARD, EXTRAS, MOST_EXTRAS, NO, town_name, towns_at
from meadhall.games.brian_boru.state import NOBODY, PAYMENTS, State

# the actions of all cards

PER_CARD = 3
"""Every card has a primary, an upper and a lower action; actions are numbered through."""


def primary(card: int) -> int:
    return card * PER_CARD


def secondary(card: int, which: int) -> int:
    """The upper action is 0, the lower one 1."""
    return card * PER_CARD + 1 + which


def _runs(symbols: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Equal symbols side by side are resolved together: symbol and number (BB-COMP-19, Q-14)."""
    runs: list[tuple[int, int]] = []
    for symbol in symbols:
        if runs and runs[-1][0] == symbol:
            runs[-1] = symbol, runs[-1][1] + 1
        else:
            runs.append((symbol, 1))
    return tuple(runs)


RUNS = tuple(_runs(action) for card in CARDS for action in (card.primary, *card.secondary, ())[:PER_CARD])


class ChooseAction(Choice[State]):
    """A loser of the trick chooses one of the two secondary actions of the card (BB-TRICK-16, 17, 19)."""

    rules: ClassVar[tuple[str, ...]] = ("BB-TRICK-16", "BB-TRICK-17")
    card: int

    def options(self, s: State) -> list[int]:
        return [ACTION, ACTION + 1]

    def apply(self, s: State, option: int, events: Events) -> None:
        which = option - ACTION
        if events is not None:
            events.append(told.ActionChosen(self.seat, which))
        s.push(Perform.of(self.seat, secondary(self.card, which), 0))

    def explain(self, s: State, option: int) -> Reason:
        return reason("choose-an-action", "BB-TRICK-16", card=str(CARDS[self.card].value))

    def label(self, s: State, option: int) -> Message:
        """The symbols of the action: equal ones, and behind coins always expanding."""
        which = option - ACTION
        symbols = CARDS[self.card].secondary[which]
        number = symbols.count(symbols[0])
        return Message("action", {"action": ACTIONS[which], "symbol": SYMBOLS[symbols[0]], "number": number})

    def prompt(self, s: State) -> Message:
        return Message("prompt-choose-action", {"card": str(CARDS[self.card].value)})


class Perform(Step[State]):
    """The runs of an action from number `at` on; at its end the disc on the marriage track may have to give way."""

    seat: int
    action: int
    at: int

    def run(self, s: State, events: Events) -> None:
        seat, action, at = self
        runs = RUNS[action]
        while at < len(runs):
            symbol, number = runs[at]
            at += 1
            choice = RESOLVE[symbol](s, seat, number, events)
            if choice is not None:
                s.push(choice, Perform.of(seat, action, at))
                return
        fall_back(s, seat, events)


# the symbols; each returns the choice that it leaves to the player, if any


def take_control(s: State, seat: int, number: int, events: Events) -> Choice[State] | None:
    """The active town and the marker (BB-SYM-CONTROL); the marker alone if the town has a disc already (BB-OPT-2)."""
    town = s.active
    free = s.free >> town & 1
    if free:
        s.put_disc(seat, town)
    s.holder = seat
    s.active = NOBODY
    if events is not None:
        events.append(told.TownTaken(seat, town) if free else told.MarkerTaken(seat, town))
    return None


def gain_coins(s: State, seat: int, number: int, events: Events) -> Choice[State] | None:
    """A coin for each symbol (BB-SYM-COIN)."""
    s.coins[seat] += number
    if events is not None:
        events.append(told.CoinsGained(seat, number))
    return None


def pay(s: State, seat: int, number: int, events: Events) -> Choice[State] | None:
    """A coin for each symbol, or two points for want of one; never below no points (BB-SYM-PAY, Q-17)."""
    for _ in range(number):
        if s.coins[seat]:
            s.coins[seat] -= 1
            if events is not None:
                events.append(told.CoinPaid(seat))
            continue
        lost = min(PENALTY, s.total(seat))
        s.gain(seat, PAYMENTS, -lost)
        if events is not None:
            events.append(told.PointsLost(seat, lost))
    return None


def court(s: State, seat: int, number: int, events: Events) -> Choice[State] | None:
    """Steps up the marriage track, no further than its top (BB-SYM-MARRY-1 to 4, Q-19)."""
    step_up(s, seat, min(number, TOP - s.track[seat]), events)
    return _extras(s, seat, COURT)


def take_raiders(s: State, seat: int, number: int, events: Events) -> Choice[State] | None:
    """Raiders from the battle area, as many as there are (BB-SYM-RAIDER)."""
    collect(s, seat, min(number, s.area), events)
    return _extras(s, seat, RAIDER)


def serve_church(s: State, seat: int, number: int, events: Events) -> Choice[State] | None:
    """Discs into the church area (BB-SYM-CHURCH)."""
    send_discs(s, seat, number, events)
    return _extras(s, seat, CHURCH)


def offer_expansion(s: State, seat: int, number: int, events: Events) -> Choice[State] | None:
    """Asked only where it can be done (BB-SYM-EXPAND-1, Q-76)."""
    return Expand(seat) if s.coins[seat] >= EXPANSION_PRICE and targets(s, seat) else None


def free_town(s: State, seat: int, number: int, events: Events) -> Choice[State] | None:
    """A Viking token leaves the board, whoever's disc is under it; obligatory (BB-SYM-FREE)."""
    if s.vikings.bit_count() > 1:
        return FreeTown(seat)
    if s.vikings:
        remove_token(s, seat, s.vikings.bit_length() - 1, events)
    return None


RESOLVE = {
    CONTROL: take_control,
    COIN: gain_coins,
    PAY: pay,
    COURT: court,
    RAIDER: take_raiders,
    CHURCH: serve_church,
    EXPAND: offer_expansion,
    FREE: free_town,
}


def step_up(s: State, seat: int, steps: int, events: Events) -> None:
    s.track[seat] += steps
    if events is not None and steps:
        events.append(told.StepsMade(seat, steps, s.track[seat]))


def collect(s: State, seat: int, raiders: int, events: Events) -> None:
    s.area -= raiders
    s.raiders[seat] += raiders
    if events is not None and raiders:
        events.append(told.RaidersTaken(seat, raiders))


def send_discs(s: State, seat: int, discs: int, events: Events) -> None:
    s.church[seat] += discs
    if events is not None and discs:
        events.append(told.DiscsSent(seat, discs))


DO = {COURT: step_up, RAIDER: collect, CHURCH: send_discs}


def fall_back(s: State, seat: int, events: Events) -> None:
    """After the whole action: down to the next space without another disc, or to the first (BB-SYM-MARRY-5 to 8)."""
    space = s.track[seat]
    if not space or s.track.count(space) == 1:
        return
    while space and space in s.track:
        space -= 1
    s.track[seat] = space
    if events is not None:
        events.append(told.FellBack(seat, space))


# extras


def most_extras(s: State, seat: int, symbol: int) -> int:
    """How many more the seat can buy (Q-14, Q-18, Q-19)."""
    affordable = min(s.coins[seat] // EXTRA_PRICE, MOST_EXTRAS)
    if symbol == RAIDER:
        return min(affordable, s.area)
    return min(affordable, TOP - s.track[seat]) if symbol == COURT else affordable


def _extras(s: State, seat: int, symbol: int) -> Choice[State] | None:
    return BuyExtras(seat, symbol) if most_extras(s, seat, symbol) else None


class BuyExtras(Choice[State]):
    """More of what the symbols gave, at two coins each (BB-SYM-CHURCH-2, BB-SYM-RAIDER-2, BB-SYM-MARRY-2)."""

    rules: ClassVar[tuple[str, ...]] = ("BB-SYM-CHURCH-2", "BB-SYM-RAIDER-2", "BB-SYM-MARRY-2")
    symbol: int

    def options(self, s: State) -> list[int]:
        return list(range(EXTRAS, EXTRAS + most_extras(s, self.seat, self.symbol) + 1))

    def apply(self, s: State, option: int, events: Events) -> None:
        number = option - EXTRAS
        if events is not None and number:
            events.append(told.ExtrasBought(self.seat, number * EXTRA_PRICE))
        s.coins[self.seat] -= number * EXTRA_PRICE
        DO[self.symbol](s, self.seat, number, events)

    def explain(self, s: State, option: int) -> Reason:
        rules = {
            CHURCH: ("BB-SYM-CHURCH-2",),
            RAIDER: ("BB-SYM-RAIDER-2", "BB-SYM-RAIDER-3"),
            COURT: ("BB-SYM-MARRY-2", "BB-SYM-MARRY-3"),
        }[self.symbol]
        if option < EXTRAS:
            return reason("choose-extras", *rules)
        if (option - EXTRAS) * EXTRA_PRICE > s.coins[self.seat]:
            return reason("too-few-coins", *rules, coins=s.coins[self.seat], price=(option - EXTRAS) * EXTRA_PRICE)
        most = most_extras(s, self.seat, self.symbol)
        return reason("too-many-extras", *rules, symbol=SYMBOLS[self.symbol], most=most)

    def prompt(self, s: State) -> Message:
        return Message("prompt-buy-extras", {"symbol": SYMBOLS[self.symbol], "coins": s.coins[self.seat]})


# expanding


def targets(s: State, seat: int) -> int:
    """Free neighbours of the seat's towns, the active town excepted (BB-SYM-EXPAND-2 to 6, BB-OPT-1)."""
    near = 0
    for town in bits(s.controlled(seat)):
        near |= NEIGHBOURS[town]
    near &= s.free
    if s.active != NOBODY and not s.table.active_town_open:
        near &= ~(1 << s.active)
    return near


class Expand(Choice[State]):
    """A disc on a neighbouring town for five coins, or not (BB-SYM-EXPAND)."""

    rules: ClassVar[tuple[str, ...]] = tuple(f"BB-SYM-EXPAND-{number}" for number in (1, 2, 3, 4, 5, 6))

    def options(self, s: State) -> list[int]:
        return [*towns_at(targets(s, self.seat)), NO]

    def apply(self, s: State, option: int, events: Events) -> None:
        if option == NO:
            return
        seat = self.seat
        s.coins[seat] -= EXPANSION_PRICE
        s.put_disc(seat, option)
        if events is not None:
            events.append(told.Expanded(seat, option, EXPANSION_PRICE))

    def explain(self, s: State, option: int) -> Reason:
        if option >= CARD:
            return reason("choose-a-town-or-no", "BB-SYM-EXPAND-1")
        if not s.free >> option & 1:
            return reason("town-has-disc", "BB-SYM-EXPAND-4", town=town_name(option))
        if option == s.active and not s.table.active_town_open:
            return reason("active-town", "BB-SYM-EXPAND-5", "BB-OPT-1")
        return reason("no-road", "BB-SYM-EXPAND-2", "BB-SYM-EXPAND-3", "BB-SYM-EXPAND-6", town=town_name(option))


# freeing a town


def remove_token(s: State, seat: int, town: int, events: Events) -> None:
    """Whoever's disc appears controls the town again (BB-SYM-FREE-2)."""
    s.vikings ^= 1 << town
    if events is not None:
        events.append(told.TownFreed(seat, town, owner(s, town)))


def owner(s: State, town: int) -> int:
    """Whose disc is on the town."""
    return next(seat for seat, discs in enumerate(s.discs) if discs >> town & 1)


class FreeTown(Choice[State]):
    """Which of the Viking control tokens is removed (BB-SYM-FREE-1)."""

    rules: ClassVar[tuple[str, ...]] = ("BB-SYM-FREE-1", "BB-SYM-FREE-2")

    def options(self, s: State) -> list[int]:
        return towns_at(s.vikings)

    def apply(self, s: State, option: int, events: Events) -> None:
        remove_token(s, self.seat, option, events)

    def explain(self, s: State, option: int) -> Reason:
        if option >= CARD:
            return reason("choose-a-town", "BB-SYM-FREE-1")
        return reason("no-vikings-there", "BB-SYM-FREE-1", town=town_name(option))
