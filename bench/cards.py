"""How often each occupation of A Feast for Odin is played and has an effect in random games.

    python bench/cards.py [--games 1000] [--seats 4] [--jobs 2]

All decks are in play, and conservation is checked at every step. Prints a line a card, and at the end those that were
never played or never had an effect.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from meadhall.core import Event, Kind, LabDice
from meadhall.games.odin import events as told
from meadhall.games.odin import game
from meadhall.games.odin.cards import OCCUPATIONS
from meadhall.words import Words
from tests.games.odin.conservation import conserve


def count(seats: int, seed: int) -> tuple[Counter[int], Counter[int]]:
    """Cards played and cards used in one game, by number."""
    played: Counter[int] = Counter()
    used: Counter[int] = Counter()
    dice, state = LabDice(seed), game.new(seats, {"decks": "ABC"})
    while state.decision.kind is not Kind.OVER:
        events: list[Event] = []
        if state.decision.kind is Kind.CHANCE:
            state.throw(dice, events)
        else:
            deciding = state.decision.seats
            seat = deciding[dice.below(len(deciding))]
            options = state.options(seat)
            state.apply(seat, options[dice.below(len(options))], events)
        conserve(state)
        played.update(event.card + 1 for event in events if isinstance(event, told.OccupationPlayed))
        used.update(event.card + 1 for event in events if isinstance(event, told.CardUsed))
    return played, used


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    played: Counter[int] = Counter()
    used: Counter[int] = Counter()
    with ProcessPoolExecutor(given.jobs) as pool:
        for in_one, effects in pool.map(partial(count, given.seats), range(given.games), chunksize=10):
            played += in_one
            used += effects
    words = Words(game)
    for card in OCCUPATIONS:
        name = words.text(f"card-{card.number}")
        print(f"{card.number:4} {name:24} played {played[card.number]:5}   used {used[card.number]:6}")
    numbers = [card.number for card in OCCUPATIONS]
    print("never played:", [number for number in numbers if not played[number]] or "none")
    print("never used:", [number for number in numbers if not used[number]] or "none")


if __name__ == "__main__":
    main()
