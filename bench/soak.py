"""A thousand games for each option set of every game, without a fault.

    python bench/soak.py [--games 1000] [--jobs 2] [--game rebirth] [--every 50] [--bots level-1,level-2,level-3]

Every game is played with random choices, or by these bots in turn, while the conservation check runs at each step.
Every fiftieth random game passes the whole examination of meadhall.core.testkit instead. Prints one line an option set;
exit status 1 at the first fault, be it only a choice that is not legal.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))

from meadhall.bots import BOTS, bot
from meadhall.core import Kind, LabDice
from meadhall.core.testkit import examine, option_sets
from meadhall.core.view import view_of
from meadhall.games import ROOMS
from meadhall.games import game as find_game

RANDOM = "random"


def soak(name: str, seats: int, options: dict[str, str], bots: list[str], every: int, seed: int) -> int:
    """One game; returns the number of its decisions."""
    game = find_game(name)
    conserve = import_module(f"tests.games.{name.replace('-', '_')}.conservation").conserve
    if bots == [RANDOM] and seed % every == 0:
        return sum(entry.seat >= 0 for entry in examine(game, seats, options, seed, conserve).log)
    players = [bot(bots[(seat + seed) % len(bots)]) for seat in range(seats)]
    dice = LabDice(seed)
    state = game.new(seats, options)
    decisions = 0
    while state.decision.kind is not Kind.OVER:
        if state.decision.kind is Kind.CHANCE:
            state.throw(dice)
            continue
        conserve(state)
        deciding = state.decision.seats
        seat = deciding[dice.below(len(deciding))]
        state.apply(seat, players[seat].choose(view_of(game, state, seat), dice))
        decisions += 1
    conserve(state)
    assert game.score(state).winners, f"nobody wins: seed {seed}"
    return decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--every", type=int, default=50)
    parser.add_argument("--game", choices=list(ROOMS), action="append")
    parser.add_argument("--bots", default=RANDOM)
    chosen = parser.parse_args()
    bots = chosen.bots.split(",")
    if unknown := [name for name in bots if name not in BOTS]:
        parser.error(f"there is no bot {unknown[0]!r}; there is {', '.join(BOTS)}")
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for name in chosen.game or ROOMS:
            for seats, options in option_sets(find_game(name)):
                start = perf_counter()
                play = partial(soak, name, seats, options, bots, chosen.every)
                decisions = sum(pool.map(play, range(chosen.games), chunksize=10))
                took = perf_counter() - start
                print(
                    f"{name} {seats} {options}: {chosen.games} games, {decisions} decisions, no fault, {took:.0f} s",
                    flush=True,
                )


if __name__ == "__main__":
    main()
