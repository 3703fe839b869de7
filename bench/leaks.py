"""Does the hall tell anybody more than they may know? Whole random matches of all games, checked byte by byte.

    python bench/leaks.py [--matches 1] [--game rebirth] [--ask-every 10] [--samples 2] [--seed 1] [--most 2000]

So many matches for each number of seats with the default table, and with every single table option changed; see
tests/server/leaks.py for what is checked. Prints a line a match; ends with an error at the first leak.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))

from meadhall.core.testkit import option_sets
from meadhall.games import ROOMS
from meadhall.games import game as find_game
from tests.server.leaks import Examiner
from tests.serving import Hall


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=1, help="of each option set")
    parser.add_argument("--game", choices=list(ROOMS), action="append")
    parser.add_argument("--ask-every", type=int, default=10, help="choices between questions of all kinds")
    parser.add_argument("--samples", type=int, default=2, help="imagined positions for each message")
    parser.add_argument("--most", type=int, default=2000, help="choices in a match")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="meadhall-leaks-") as folder:
        file = Path(folder) / "hall.sqlite"
        hall = Hall(f"sqlite+aiosqlite:///{file}", Path(folder) / "server.log").start()
        try:
            for name in chosen.game or ROOMS:
                for seats, options in option_sets(find_game(name)):
                    for seed in range(chosen.seed, chosen.seed + chosen.matches):
                        start = perf_counter()
                        examiner = Examiner(hall.address, file, name, seats, options, seed, chosen.samples)
                        examiner.play(chosen.most, chosen.ask_every)
                        print(
                            f"{name} {seats} {options} seed {seed}: {examiner.mirror.number} steps, "
                            f"{examiner.checked} comparisons, no leak, {perf_counter() - start:.0f} s",
                            flush=True,
                        )
        finally:
            hall.sweep()


if __name__ == "__main__":
    main()
