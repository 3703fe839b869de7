"""What games of dice may bring."""

from __future__ import annotations

from math import fsum  # exact, so that every Python gets the same sum

from meadhall.games.odin.box import SPECIAL
from meadhall.games.odin.dice_games import DICE_GAMES
from meadhall.games.odin.notation import GOOD
from meadhall.games.odin.notation import SPECIAL as SPECIAL_OPTION
from meadhall.games.odin.rules.changes import rolls_allowed
from meadhall.games.odin.rules.dice import RollDie, loot_price, means, sword, within
from meadhall.games.odin.state import NOBODY, State
from meadhall.games.odin.worth import WEIGHTS, worth


def hope(s: State, frame: RollDie) -> float:
    """What the rolls that are left bring, if each is taken or rolled again as it looks best."""
    seat, space, game = frame.seat, frame.space, frame.game
    rules = DICE_GAMES[game]
    failure = fsum(number * worth(thing) for thing, number in rules.failure)
    if space != NOBODY:
        failure += WEIGHTS["viking"] * min(rules.vikings_back, s.placed[space])
    coins = [(thing, value, s.has(seat, thing), worth(thing)) for thing, value in means(s, seat, game)]
    reach = sum(value * held for _, value, held, _ in coins)
    results = [frame.result(s, outcome) for outcome in range(rules.die)]
    costs = [_cost(coins, due) for due in range(reach + 1)]
    if rules.loot:
        offer = _loot(s, seat, game, max(results) + reach)
        gains = [_best_loot(offer, costs, result) if result + reach >= rules.least else FUTILE for result in results]
    else:
        reward = fsum(number * worth(thing) for thing, number in rules.reward)
        gains = [reward - costs[max(0, result)] if result <= reach else FUTILE for result in results]
    values = [max(failure, gain) for gain in gains]
    best = FUTILE
    for _ in range(rolls_allowed(s, seat) - frame.rolls):
        best = fsum([max(value, best) for value in values]) / rules.die
    return best


FUTILE = float("-inf")


def _loot(s: State, seat: int, game: int, reach: int) -> list[tuple[int, float]]:
    """By price: the best tile within reach."""
    best: dict[int, float] = {}
    for option in within(s, seat, reach):
        price = loot_price(game, sword(s, seat, option))
        value = worth(option - GOOD if option < SPECIAL_OPTION else SPECIAL + option - SPECIAL_OPTION)
        best[price] = max(value, best.get(price, value))
    return list(best.items())


def _best_loot(offer: list[tuple[int, float]], costs: list[float], result: int) -> float:
    affordable = [value - costs[max(0, price - result)] for price, value in offer if price - result < len(costs)]
    return max(affordable, default=FUTILE)


def _cost(coins: list[tuple[int, int, int, float]], due: int) -> float:
    """What it is worth that has to be paid; coins are things, what they count for, how many there are, their worth."""
    cost = 0.0
    for _, value, held, price in coins:
        number = min(held, max(0, -(-due // value)))
        cost += number * price
        due -= number * value
    return cost
