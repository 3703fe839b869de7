"""How good a position looks for a seat: the knowledge of Brian Boru that bots use. The weights are data."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum  # exact, so that every Python gets the same sum

from meadhall.core.masks import bits
from meadhall.games.brian_boru.box import (
    CARDS,
    COIN,
    COURT,
    EXPAND,
    FREE,
    PAY,
    RAIDER,
    REGIONS,
    WEIGHTS,
    WHITE,
)
from meadhall.games.brian_boru.box import CHURCH as CHURCH_SYMBOL
from meadhall.games.brian_boru.forecast import outlook
from meadhall.games.brian_boru.notation import ACTION, EXTRAS, NO
from meadhall.games.brian_boru.rules.actions import BuyExtras, ChooseAction, Expand, FreeTown
from meadhall.games.brian_boru.rules.claims import weights
from meadhall.games.brian_boru.rules.tricks import LeadCard, PlayCard
from meadhall.games.brian_boru.state import COINS, FACE_DOWN, MARKER, State

ACTING = (ChooseAction, BuyExtras, Expand, FreeTown)
"""Choices while a trick is resolved."""


def hopes(s: State) -> list[float]:
    """By seat: what the position and the cards in hand promise."""
    return [hope + hand_value(hand) for hope, hand in zip(prospects(s), s.hands, strict=True)]


def standings(hopes: Sequence[float]) -> list[float]:
    """One's own hopes, less a part of what the average rival hopes for."""
    everybody = fsum(hopes)
    return [own - WEIGHTS["rivals"] * (everybody - own) / (len(hopes) - 1) for own in hopes]


def quiet(s: State) -> bool:
    """Not while a trick is played or resolved."""
    return not (s.stack and isinstance(s.stack[-1], (*ACTING, PlayCard)))


# the rest of a trick


def finish(s: State, seat: int) -> State:
    """The trick, if there is one, is played and resolved."""
    if s.stack and isinstance(s.stack[-1], (*ACTING, LeadCard, PlayCard)):
        return play_out_trick(s.copy(), seat)
    return s


def play_out_trick(s: State, seat: int) -> State:
    """The trick is finished: the seat acts as well as it can, the others plainly."""
    while s.stack and isinstance(s.stack[-1], (*ACTING, LeadCard, PlayCard)):
        choice = s.stack[-1]
        if choice.seat != seat or not isinstance(choice, ACTING):
            s.apply(choice.seat, plain_answer(s, choice.seat))
            continue
        best, highest = 0, float("-inf")
        for option in s.options(seat):
            after = s.copy()
            after.apply(seat, option)
            value = standings(hopes(finish(after, seat)))[seat]
            if value > highest:
                best, highest = option, value
        s.apply(seat, best)
    return s


def plain_answer(s: State, seat: int) -> int:
    """What somebody else might do, good enough to see where a trick leads."""
    choice = s.stack[-1]
    if isinstance(choice, ChooseAction):
        return ACTION + 1
    if isinstance(choice, BuyExtras):
        return EXTRAS
    if isinstance(choice, Expand):
        return NO
    options = s.options(seat)
    if isinstance(choice, PlayCard):
        return options[len(options) // 2]
    return options[-1]


# what a position promises


def prospects(s: State) -> list[float]:
    """By seat: the points if the round ended now, with everything that could still become points later."""
    foreseen = outlook(s)
    after = foreseen.after
    rounds_left = s.table.rounds - s.round
    later = WEIGHTS["later"] ** rounds_left
    hopes = []
    for seat, points in enumerate(foreseen.breakdown.points):
        value = sum(points[:COINS]) + later * sum(points[COINS:])
        if rounds_left:
            value += (WEIGHTS["marker"] if after.holder == seat else 0) - later * (points[MARKER] + points[COINS])
            value += WEIGHTS["track"] * after.track[seat]
            value += WEIGHTS["raider"] * after.raiders[seat] + WEIGHTS["disc"] * after.church[seat]
        value += coins_value(after.coins[seat]) * (1 if rounds_left or any(s.hands) else 0.1)
        value += WEIGHTS["town"] * after.controlled(seat).bit_count()
        value += WEIGHTS["monastery"] * (after.discs[seat] & after.monasteries).bit_count()
        hopes.append(value)
    for region, claim in enumerate(after.claims):
        if claim == FACE_DOWN:
            promise(after, region, hopes)
    return hopes


def coins_value(coins: int) -> float:
    few = min(coins, WEIGHTS["few_coins"])
    return WEIGHTS["coin"] * few + WEIGHTS["spare_coin"] * (coins - few)


def promise(s: State, region: int, hopes: list[float]) -> None:
    """Points of a region whose threshold is not reached, for those who lead in it."""
    sums = weights(s, region)
    most = max(sums)
    leaders = [seat for seat in range(s.table.seats) if sums[seat] == most]
    if most == 0 or not leaders:
        return
    near = sum(sums) / REGIONS[region].threshold
    for seat in leaders:
        hopes[seat] += WEIGHTS["promise"] * REGIONS[region].points * near * near / len(leaders)


# cards


def _symbols(action: tuple[int, ...]) -> float:
    worth = {
        COIN: WEIGHTS["coin"],
        PAY: WEIGHTS["payment"],
        COURT: WEIGHTS["special"],
        RAIDER: WEIGHTS["special"],
        CHURCH_SYMBOL: WEIGHTS["special"],
        EXPAND: WEIGHTS["expansion"],
        FREE: WEIGHTS["freedom"],
    }
    return fsum(worth.get(symbol, 0.0) for symbol in action)


def _card_value(card: int) -> float:
    data = CARDS[card]
    chance = data.value / 30 + (WEIGHTS["royal"] if data.colour == WHITE else 0)
    won = WEIGHTS["winning"] + _symbols(data.primary)
    lost = max(map(_symbols, data.secondary))
    return chance * won + (1 - chance) * lost


@WEIGHTS.memory()
def card_values() -> tuple[float, ...]:
    return tuple(map(_card_value, range(len(CARDS))))


def hand_value(hand: int) -> float:
    """What the cards promise, by rule of thumb."""
    values = card_values()
    return fsum([values[card] for card in bits(hand)])
