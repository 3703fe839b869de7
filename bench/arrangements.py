"""How good the proposed arrangements of A Feast for Odin are, beside an exact solver.

    python -m venv /tmp/exact && /tmp/exact/bin/pip install ortools
    PYTHONPATH=src /tmp/exact/bin/python bench/arrangements.py [--games 200] [--hands 100] [--seconds 60] [--keep FILE]

The hands are those of bots in the windows of the last round, and packed ones: 8 to 14 goods, two of them special tiles,
on an empty home board, or on one with an island and a long house beside it. For each the solver is asked whether any
arrangement gains a point more than the proposed one; what it cannot say in so many seconds counts as unknown. Seconds
of the proposal are processor time, so that other work on the machine does not count.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random
from statistics import mean, median
from time import process_time
from typing import NamedTuple

from exact import exact

from meadhall.bots.greedy import GreedyBot
from meadhall.core import CHANCE, PLAYERS, LabDice
from meadhall.core.view import view_of
from meadhall.games import game as find
from meadhall.games.odin.arrangement import FULL, best_arrangement
from meadhall.games.odin.box import BLUE, GOODS, GREEN, SPECIAL, SPECIALS, colour_of
from meadhall.games.odin.hand import Area, Problem, Tile, problem
from meadhall.games.odin.notation import LONG_HOUSE_SLOT
from meadhall.games.odin.rules.anytime import Window
from meadhall.games.odin.rules.feast import AfterFeast, Feast
from meadhall.games.odin.rules.placement import BOARDS
from meadhall.games.odin.rules.upkeep import Income

SHETLAND, LONG_HOUSE = 1, len(BOARDS) - 1
"""Numbers of boards."""
EXPANSIONS = ("none", "both", "none", "islands", "none", "harvest")


class Judged(NamedTuple):
    kind: str
    seconds: float
    points: int
    best: int
    answer: str
    """Whether anything would be better: "no", or "unknown"."""


def last_rounds(games: int) -> Iterator[tuple[str, Problem]]:
    """Of every seat the window before the last income, and the one before scoring."""
    odin = find("odin")
    for number in range(games):
        seats = 1 + number % 4
        state = odin.new(seats, {"decks": "ABC", "mini_expansions": EXPANSIONS[number // 4 % len(EXPANSIONS)]})
        dice = LabDice(number)
        luck, minds = dice.fork(0), [dice.fork(1 + seat) for seat in range(seats)]
        bot = GreedyBot()
        seen = set()
        while state.decision.kind in (CHANCE, PLAYERS):
            if state.decision.kind is CHANCE:
                state.throw(luck)
                continue
            seat = state.decision.seats[0]
            if state.round == state.table.rounds and type(state.owing(seat)) is Window:
                before, over = Income() in state.stack, Feast() not in state.stack and AfterFeast() not in state.stack
                if (before or over) and (seat, before) not in seen:
                    seen.add((seat, before))
                    kind = "before the last income" if before else "before scoring"
                    yield kind, problem(state, seat, food=over, incomes=int(before))
            state.apply(seat, bot.choose(view_of(odin, state, seat), minds[seat]))


def packed(number: int, boards: tuple[Area, ...]) -> Problem:
    """A hand of 8 to 14 goods; the same number makes the same hand."""
    luck = Random(number)
    many = luck.randint(8, 14)
    crafted = [good for good, name in enumerate(GOODS) if name and good >= 4 and colour_of(good) in (GREEN, BLUE)]
    goods = Counter(luck.choice(crafted) for _ in range(many - 2))
    specials = sorted(luck.sample(range(len(SPECIALS) - 1), 2))
    tiles = [Tile(good, count) for good, count in sorted(goods.items())]
    return Problem(boards, (*tiles, *(Tile(SPECIAL + special, 1) for special in specials)))


HOME = (Area(0, 0, 0, 0, 0),)
ESTATE = (*HOME, Area(1, SHETLAND, 0, 0, 0), Area(LONG_HOUSE_SLOT, LONG_HOUSE, 0, 0, 0))


def judge(kind: str, hand: Problem, seconds: float, workers: int) -> Judged:
    begun = process_time()
    points = best_arrangement(hand, FULL).points
    taken = process_time() - begun
    best = points
    while True:
        answer, found = exact(hand, best + 1, seconds, workers)
        if answer != "yes":
            return Judged(kind, taken, points, best, answer)
        best = found


def table(kind: str, rows: list[Judged]) -> str:
    gaps = [row.best - row.points for row in rows]
    proven = [row for row in rows if row.answer == "no"]
    same = sum(row.best == row.points for row in proven)
    times = [row.seconds for row in rows]
    return (
        f"| {kind} | {len(rows)} | {same} | {sum(gap > 0 for gap in gaps)} | {len(rows) - len(proven)} | "
        f"{mean(gaps):.2f} | {max(gaps)} | {median(times):.3f} | {max(times):.2f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--hands", type=int, default=100, help="packed hands of each of the two kinds")
    parser.add_argument("--seconds", type=float, default=60, help="for each question to the exact solver")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="a file that gets every hand with its best points, a line each")
    chosen = parser.parse_args()
    home = (("packed, home board", packed(number, HOME)) for number in range(chosen.hands))
    estate = (("packed, three boards", packed(1000 + number, ESTATE)) for number in range(chosen.hands))
    rows: dict[str, list[Judged]] = {}
    for kind, hand in chain(last_rounds(chosen.games), home, estate):
        judged = judge(kind, hand, chosen.seconds, chosen.workers)
        rows.setdefault(kind, []).append(judged)
        if chosen.keep:
            with chosen.keep.open("a") as file:
                print(json.dumps([*judged, hand]), file=file)
    print("| hands | number | equal | beaten | unknown | mean gap | worst gap | median s | worst s |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|--:|")
    for kind, judgements in rows.items():
        print(table(kind, judgements))


if __name__ == "__main__":
    main()
