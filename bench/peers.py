"""Random play beside Catanatron, the best-known Python simulator of a modern board game, on the same machine.

    python -m venv /tmp/peer && /tmp/peer/bin/pip install catanatron
    python bench/peers.py --peer-python /tmp/peer/bin/python [--rounds 5]

The two take turns, so that noise hits both; medians and their ratio are printed. Catan and Rebirth are different games:
the figures compare what a researcher gets per second, not the same work.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from statistics import median

OURS = """
import json
from meadhall.games import game
from meadhall.lab.bench import _microseconds, _random_play, middle
rebirth = game("rebirth")
state = middle(rebirth, 4, {})
print(json.dumps([_random_play(rebirth, 4, {}, 2.0), _microseconds(state.copy)]))
"""

PEER = """
import json, random
from time import perf_counter
from catanatron import Color, Game, RandomPlayer
random.seed(1)
def new():
    return Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
decisions, start, game = 0, perf_counter(), None
while perf_counter() - start < 2.0:
    game = new()
    game.play()
    decisions += len(getattr(game.state, "action_records", None) or game.state.actions)
passed = perf_counter() - start
game = new()
for _ in range(200):
    game.play_tick()
begin = perf_counter()
for _ in range(500):
    game.copy()
print(json.dumps([decisions / passed, (perf_counter() - begin) / 500 * 1e6]))
"""


def run(python: str, program: str) -> tuple[float, float]:
    done = subprocess.run([python, "-c", program], capture_output=True, text=True, check=True)
    speed, copy = json.loads(done.stdout)
    return speed, copy


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peer-python", required=True, help="a Python with catanatron installed")
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    ours, peer = [], []
    for _ in range(chosen.rounds):
        ours.append(run(sys.executable, OURS))
        peer.append(run(chosen.peer_python, PEER))
    for label, unit, index in (("random play, four players", "decisions/s", 0), ("copy of a position", "us", 1)):
        a, b = median(row[index] for row in ours), median(row[index] for row in peer)
        print(f"{label:28} Meadhall {a:10,.1f}   Catanatron {b:10,.1f} {unit}   ratio {a / b:.2f}")


if __name__ == "__main__":
    main()
