"""Tunes the weights by which the greedy bot of A Feast for Odin appraises positions: python bench/tune.py

Evolution: from the mean of the population children are made by factors drawn at random, each plays the same solo games,
and the best of them become the next mean. The file of weights is rewritten whenever the mean has played better.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files
from math import exp, log
from pathlib import Path
from random import Random
from statistics import fmean

from meadhall.games.odin import advice, bots
from meadhall.lab.simulate import Series, play_game

Weights = dict[str, float]
CHILDREN, PARENTS = 12, 4
SPREAD = 0.25
"""Of the logarithms, at the beginning."""


def play(weights: Weights, game: int) -> int:
    """The points of the bot with these weights in a solo game."""
    advice.WEIGHTS.update(weights)
    for cached in (advice._best_on, advice._standing, bots._board):
        cached.cache_clear()
    return play_game(Series("odin", 1, {}, ("greedy",), game + 1, seed=2), game).scores[0]


def rate(pool: ProcessPoolExecutor, population: list[Weights], games: range) -> list[float]:
    jobs = [(weights, game) for weights in population for game in games]
    points = list(pool.map(play, *zip(*jobs, strict=True), chunksize=len(games)))
    return [fmean(points[at : at + len(games)]) for at in range(0, len(points), len(games))]


def generations(start: Weights, games: int, seed: int, jobs: int) -> Iterator[tuple[Weights, float]]:
    """The mean of each generation, and how many points its best children made."""
    luck = Random(seed)
    names = [name for name in start if name != "rivals"]  # which solo games know nothing of
    mean = {name: log(start[name]) for name in names}
    spread = dict.fromkeys(names, SPREAD)
    number = 0
    with ProcessPoolExecutor(jobs) as pool:
        while True:
            children = [{name: luck.gauss(mean[name], spread[name]) for name in names} for _ in range(CHILDREN)]
            population = [{name: exp(child[name]) for name in names} for child in children]
            ratings = rate(pool, population, range(number * games, (number + 1) * games))
            order = sorted(range(CHILDREN), key=lambda child: -ratings[child])[:PARENTS]
            for name in names:
                values = [children[child][name] for child in order]
                step = fmean((value - mean[name]) ** 2 for value in values) ** 0.5
                spread[name] = 0.8 * spread[name] + 0.2 * max(step, 0.05)
                mean[name] = 0.5 * mean[name] + 0.5 * fmean(values)
            number += 1
            yield {name: round(exp(value), 3) for name, value in mean.items()}, fmean(ratings)


def rewrite(path: Path, weights: Weights) -> None:
    """New numbers for the old names; the comments stay."""
    lines = []
    for line in path.read_text(encoding="utf-8").splitlines():
        name = line.partition(" ")[0]
        if name in weights:
            setting = f"{name} = {weights[name]}"
            line = f"{setting:<19} #{line.partition('#')[2]}" if "#" in line else setting
        lines.append(line)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12, help="games that each child plays in a generation")
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    path = Path(str(files("meadhall.games.odin") / "material" / "appraisal.toml"))
    best = float("-inf")
    with ProcessPoolExecutor(given.jobs) as pool:
        run = generations(dict(advice.WEIGHTS), given.games, given.seed, given.jobs)
        for number, (weights, rating) in zip(range(given.generations), run):  # noqa: B905 (the run has no end)
            line = f"generation {number}: children {rating:.1f}"
            if number % 5 == 4:
                (tested,) = rate(pool, [weights], range(1_000_000, 1_000_000 + 5 * given.games))
                line += f", mean {tested:.1f}"
                if tested > best:
                    best = tested
                    rewrite(path, weights)
            print(line, flush=True)
    print(json.dumps({"mean_points": best}))


if __name__ == "__main__":
    main()
