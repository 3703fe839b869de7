"""How long the levels think, beside the time they may take: python bench/thinking.py

Once as they are, and once as if they never had enough, so that the clock alone stops them: it must do so in time.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import replace
from statistics import median
from time import perf_counter
from typing import Any

from meadhall.bots import bot
from meadhall.bots.levels import LEVELS, levels
from meadhall.bots.search import SearchBot, Settings
from meadhall.core import CHANCE, PLAYERS, LabDice
from meadhall.core.view import View, view_of
from meadhall.games import game as find_game

TABLES = [
    ("rebirth", 2, {"map": "scotland"}),
    ("rebirth", 4, {"map": "ireland"}),
    ("brian-boru", 3, {}),
    ("brian-boru", 5, {}),
    ("odin", 1, {"decks": "ABC"}),
    ("odin", 4, {"decks": "ABC"}),
]


def choices(title: str, seats: int, options: dict[str, str], seed: int) -> Iterator[View]:
    """What the greedy bot has to choose in a game."""
    game, luck, mind = find_game(title), LabDice(seed), LabDice(seed + 1)
    state = game.new(seats, options)
    while True:
        kind, deciding, _ = state.decision
        if kind is CHANCE:
            state.throw(luck)
        elif kind is PLAYERS:
            view = view_of(game, state, deciding[0])
            if len(view.options) > 1:
                yield view
            state.apply(view.seat, bot("greedy").choose(view, mind))
        else:
            return


def times(settings: Settings, views: list[View]) -> list[float]:
    """Seconds for each choice."""
    found = []
    for number, view in enumerate(views):
        began = perf_counter()
        SearchBot(settings).choose(view, LabDice(number))
        found.append(perf_counter() - began)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--choices", type=int, default=12, help="choices at each table")
    given = parser.parse_args()
    results: list[dict[str, Any]] = []
    for title, seats, options in TABLES:
        every = list(choices(title, seats, options, 1))
        views = every[:: max(1, len(every) // given.choices)]
        for name in LEVELS:
            level = levels(title)[name]
            if level.search is None:
                continue
            settings = Settings(**level.search)
            for kind, tried in (("as it is", settings), ("clock alone", replace(settings, iterations=10**9))):
                spent = times(tried, views)
                row = {
                    "game": title,
                    "seats": seats,
                    "level": name,
                    "kind": kind,
                    "may_take": settings.seconds,
                    "median": round(median(spent), 3),
                    "longest": round(max(spent), 3),
                }
                results.append(row)
                print(json.dumps(row), flush=True)
    print(json.dumps({"longest_part_of_allowed": max(row["longest"] / row["may_take"] for row in results)}))


if __name__ == "__main__":
    main()
