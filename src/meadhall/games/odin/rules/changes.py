"""Numbers of the rules that cards change: prices, rolls, what a payment is worth."""

from __future__ import annotations

from collections.abc import Iterable

from meadhall.core.events import Events
from meadhall.games.odin import events as told
from meadhall.games.odin.box import SILVER, STONE, Amounts
from meadhall.games.odin.cards import ALLOWED, FARES, PRICES, ROLL_CHANGES, ROLL_LIMITS, STONES, WORTHS, Change
from meadhall.games.odin.dice_games import ROLLS
from meadhall.games.odin.state import State

PRICE_CARDS = sum({1 << change.card for change in (*PRICES, *STONES)})


def _held(s: State, seat: int, change: Change) -> bool:
    return s.played[seat] >> change.card & 1 == 1


def credit(seat: int, changes: Iterable[Change], events: Events) -> None:
    """Says which cards have changed something."""
    if events is not None:
        events += [told.CardUsed(seat, change.card) for change in changes]


def credit_for(seat: int, permission: str, events: Events) -> None:
    """Says which card has allowed something."""
    if events is not None:
        events.append(told.CardUsed(seat, ALLOWED[permission].bit_length() - 1))


# prices


def reductions(s: State, seat: int, space: int, thing: int, number: int) -> list[Change]:
    """Some cards are about certain spaces, others about prices from a certain height on."""
    if space < 0 or not number or not s.played[seat] & PRICE_CARDS:
        return []
    changes = STONES if thing == STONE else PRICES if thing == SILVER else ()
    return [
        change
        for change in changes
        if _held(s, seat, change) and (space in change.among if change.among else number >= change.least)
    ]


def price_of(s: State, seat: int, space: int, thing: int, number: int) -> int:
    return max(0, number + sum(change.amount for change in reductions(s, seat, space, thing, number)))


def price(s: State, seat: int, space: int, amounts: Amounts) -> Amounts:
    """What the seat really has to pay for the action of a space."""
    if space < 0 or not s.played[seat] & PRICE_CARDS:
        return amounts
    return tuple((thing, price_of(s, seat, space, thing, number)) for thing, number in amounts)


def credit_price(s: State, seat: int, space: int, amounts: Amounts, events: Events) -> None:
    for thing, number in amounts:
        credit(seat, reductions(s, seat, space, thing, number), events)


def fare(s: State, seat: int, space: int, less: int) -> int:
    """What emigrating costs: the number of the round, less what cards take off (OD-EMIGRATE-2).

    Cards that ask how high the price is look at it before others take something off, as with all prices.
    """
    off = sum(change.amount for change in lower_fares(s, seat))
    return max(0, off + price_of(s, seat, space, SILVER, max(0, s.round - less)))


def lower_fares(s: State, seat: int) -> list[Change]:
    return [change for change in FARES if _held(s, seat, change)]


# dice


def roll_changes(s: State, seat: int, game: int) -> list[Change]:
    """What is added to a roll (OD-DICE-10)."""
    return [change for change in ROLL_CHANGES if game in change.among and _held(s, seat, change)]


def more_rolls(s: State, seat: int) -> list[Change]:
    return [change for change in ROLL_LIMITS if _held(s, seat, change)]


def rolls_allowed(s: State, seat: int) -> int:
    return max([ROLLS, *(change.amount for change in more_rolls(s, seat))])


def worths(s: State, seat: int, game: int, thing: int) -> list[Change]:
    """What one of the thing counts for when it is paid in the game, if it is not one."""
    return [each for each in WORTHS if each.thing == thing and game in each.among and _held(s, seat, each)]


def worth(s: State, seat: int, game: int, thing: int) -> int:
    return max([1, *(change.amount for change in worths(s, seat, game, thing))])


def needed(s: State, seat: int, what: str) -> int:
    """What the seat has of what is needed: a knarr may stand in for a longship (card 147)."""
    if what == "longship" and s.allows(seat, "knarr_as_longship"):
        return s.count(seat, "large_ship")
    return s.count(seat, what)
