"""How often each occupation of A Feast for Odin is played and has an effect in random games.

    python bench/cards.py [--games 1000] [--seats 4] [--jobs 2]

All decks are in play, and conservation is checked at every step. Prints a line a card. A card that never had an effect
then gets directed games: seat A is rich, has ships, houses and islands, holds the card, and plays and uses it whenever
it can (in every other game it places nothing); otherwise all is random again. Exit status 1 if a card has no effect
even then.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from meadhall.core import Dice, Event, Kind, LabDice
from meadhall.core.masks import bits
from meadhall.games.odin import events as told
from meadhall.games.odin import game
from meadhall.games.odin.box import BOW, SILVER, THINGS, WEAPONS
from meadhall.games.odin.cards import IMMEDIATE, OCCUPATIONS
from meadhall.games.odin.notation import CARD, CELL, PIECE, YES
from meadhall.games.odin.rules.supply import gain, take_special
from meadhall.games.odin.state import State
from meadhall.words import Words
from tests.games.odin.conservation import conserve


class Tally(NamedTuple):
    """Cards by number: how often they were played and how often they had an effect."""

    played: Counter[int]
    used: Counter[int]


def count(seats: int, seed: int, wanted: int = 0) -> Tally:
    """In one random game, or in one directed at the wanted card."""
    tally = Tally(Counter(), Counter())
    dice, state = LabDice(seed), game.new(seats, {"decks": "ABC"})
    if wanted:
        direct(state, wanted - 1, dice)
    while state.decision.kind is not Kind.OVER:
        events: list[Event] = []
        if state.decision.kind is Kind.CHANCE:
            state.throw(dice, events)
        else:
            deciding = state.decision.seats
            seat = deciding[dice.below(len(deciding))]
            options = state.options(seat)
            if wanted:
                options = favourites(options, CARD + wanted - 1, thrifty=seed % 2 == 0)
            state.apply(seat, options[dice.below(len(options))], events)
        conserve(state)
        tally.played.update(event.card + 1 for event in events if isinstance(event, told.OccupationPlayed))
        tally.used.update(event.card + 1 for event in events if isinstance(event, told.CardUsed))
        if tally.used[wanted]:
            break
    return tally


def favourites(options: list[int], card: int, thrifty: bool) -> list[int]:
    """The card, or a yes, if one of them is there; the thrifty otherwise place nothing."""
    wanted = [option for option in options if option in (card, YES)]
    kept = [option for option in options if not (thrifty and PIECE <= option < CELL)]
    return wanted or kept or options


def games_until_used(seats: int, card: int) -> int:
    """How many directed games it takes; 0 if very many are not enough."""
    return next((seed for seed in range(1, 200) if count(seats, seed, card).used[card]), 0)


def direct(state: State, card: int, dice: Dice) -> None:
    """Through setup; then seat A gets the card and much else."""
    while not state.round:
        if state.decision.kind is Kind.CHANCE:
            state.throw(dice)
        else:
            seat = state.decision.seats[0]
            state.apply(seat, state.options(seat)[0])
    bit = 1 << card
    state.light &= ~bit
    state.pile &= ~bit
    state.hands = [hand & ~bit for hand in state.hands]
    if IMMEDIATE in OCCUPATIONS[card].kinds or dice.below(4) == 0:
        state.hands[0] |= bit
    else:
        state.played[0] |= bit
    for thing in range(4, BOW):
        if THINGS[thing]:
            state.stock[thing] += dice.below(5)
    for weapon in range(len(WEAPONS)):
        gain(state, 0, BOW + weapon, 2, None)
    state.stock[SILVER] += 10
    state.boats[:2] = [1, 1]
    state.knarrs[0] = dice.below(3)
    state.longships[dice.below(4)] += 1
    state.longships[dice.below(4)] += 1
    state.houses[:3] = [1, 1, 1]
    state.owners[:2] = [0, 0]
    for special in bits(state.specials)[: dice.below(6)]:
        take_special(state, 0, special, None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    whole = Tally(Counter(), Counter())
    with ProcessPoolExecutor(given.jobs) as pool:
        for tally in pool.map(partial(count, given.seats), range(given.games), chunksize=10):
            whole.played.update(tally.played)
            whole.used.update(tally.used)
        numbers = [card.number for card in OCCUPATIONS]
        unused = [number for number in numbers if not whole.used[number]]
        directed = dict(zip(unused, pool.map(partial(games_until_used, given.seats), unused), strict=True))
    words = Words(game)
    for number in numbers:
        line = f"{number:4} {words.text(f'card-{number}'):24} played {whole.played[number]:5}"
        if number not in directed:
            print(f"{line}   used {whole.used[number]:6}")
        else:
            games = directed[number]
            print(f"{line}   used in directed game {games}" if games else f"{line}   never used")
    print("never played:", [number for number in numbers if not whole.played[number]] or "none")
    print("used in directed games only:", [number for number, games in directed.items() if games] or "none")
    never = [number for number, games in directed.items() if not games]
    print("never used:", never or "none")
    sys.exit(1 if never else 0)


if __name__ == "__main__":
    main()
