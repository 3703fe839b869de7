"""Numbers of the rules that cards change: prices, rolls, what a payment is worth."""

from __future__ import annotations

from meadhall.games.odin import cards
from meadhall.games.odin.box import SILVER, STONE, Amounts
from meadhall.games.odin.cards import Change
from meadhall.games.odin.dice_games import ROLLS
from meadhall.games.odin.state import State

PRICE_CARDS = sum({1 << change.card for change in (*cards.PRICES, *cards.STONES)})


def _held(s: State, seat: int, change: Change) -> bool:
    return s.played[seat] >> change.card & 1 == 1


def price(s: State, seat: int, space: int, amounts: Amounts) -> Amounts:
    """What the seat really has to pay for the action of a space."""
    if space < 0 or not s.played[seat] & PRICE_CARDS:
        return amounts
    return tuple((thing, _reduced(s, seat, space, thing, number)) for thing, number in amounts)


def _reduced(s: State, seat: int, space: int, thing: int, number: int) -> int:
    if thing == STONE:
        off = sum(change.amount for change in cards.STONES if space in change.among and _held(s, seat, change))
        return max(0, number + off)
    return silver_price(s, seat, space, number) if thing == SILVER else number


def silver_price(s: State, seat: int, space: int, silver: int) -> int:
    """Some cards are about certain spaces, others about prices from a certain height on."""
    off = 0
    for change in cards.PRICES:
        fits = space in change.among if change.among else silver >= change.least
        if fits and _held(s, seat, change):
            off += change.amount
    return max(0, silver + off)


def fare(s: State, seat: int, space: int, less: int) -> int:
    """What emigrating costs: the number of the round, less what cards take off (OD-EMIGRATE-2).

    Cards that ask how high the price is look at it before others take something off, as with all prices.
    """
    off = sum(change.amount for change in cards.FARES if _held(s, seat, change))
    silver = max(0, s.round - less)
    return max(0, off + (silver if space < 0 else silver_price(s, seat, space, silver)))


def roll_change(s: State, seat: int, game: int) -> int:
    """What is added to a roll (OD-DICE-10)."""
    return sum(change.amount for change in cards.ROLL_CHANGES if game in change.among and _held(s, seat, change))


def rolls_allowed(s: State, seat: int) -> int:
    return max([ROLLS, *(change.amount for change in cards.ROLL_LIMITS if _held(s, seat, change))])


def worth(s: State, seat: int, game: int, thing: int) -> int:
    """What one of the thing counts for when it is paid in the game."""
    found = [each for each in cards.WORTHS if each.thing == thing and game in each.among and _held(s, seat, each)]
    return max([1, *(change.amount for change in found)])


def needed(s: State, seat: int, what: str) -> int:
    """What the seat has of what is needed: a knarr may stand in for a longship (card 147)."""
    if what == "longship" and s.allows(seat, "knarr_as_longship"):
        return s.count(seat, "large_ship")
    return s.count(seat, what)
