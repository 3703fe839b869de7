"""Does a review find mistakes, and nothing but mistakes? nice python bench/mistakes.py

Strong bots play ten matches of each game. In each of them one random choice is planted at a place that dice pick, and
the bots play on. It has to be a known mistake: beside what the bot chose there it costs five points or more, and surely
three (in Brian Boru, where a choice brings less, three and surely two), measured by playing on from both with dice that
the review never sees; otherwise the dice pick again. A review of all seats should name the planted choice. Of the other
choices it may accuse some of five points or more, as strong bots make mistakes, too; measured again with other dice
these should cost half of that at least.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from time import process_time
from typing import Any, NamedTuple

from meadhall.bots import bot
from meadhall.bots.continuation import Cost, cost
from meadhall.bots.levels import care
from meadhall.bots.review import Review, Swing, positions, review
from meadhall.core import LUCK, LabDice, Match, State
from meadhall.core.view import view_of
from meadhall.games import game as find_game

TABLES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "rebirth": [(2, {"map": "ireland"}), (2, {"map": "scotland"})],
    "brian-boru": [(3, {}), (4, {})],
    "odin": [(1, {"length": "short"}), (2, {"length": "short"})],
}
KNOWN = {"rebirth": (5.0, 3.0), "brian-boru": (3.0, 2.0), "odin": (5.0, 3.0)}
"""A known mistake costs so many points, and so many with a confidence of 97.5 %."""
ALARM = 5.0
"""What a review says to cost so many points is an accusation; it is a false one if it costs less than half of that."""
TRIES = 400


class Planted(NamedTuple):
    match: Match
    entry: int
    truth: Cost


def play(match: Match, level: str, dice: LabDice) -> None:
    players = [bot(level, clock=False) for _ in range(match.state.table.seats)]
    while not match.over:
        seat = match.state.decision.seats[0]
        match.play(seat, players[seat].choose(view_of(match.game, match.state, seat), dice))


def planted(title: str, seats: int, options: dict[str, str], seed: int, level: str) -> Planted:
    """A match with one known mistake."""
    game, dice = find_game(title), LabDice(seed)
    match = Match(game, seats, options, dice.fork(0))
    play(match, level, dice.fork(1))
    choices = {number: state.copy() for number, state in positions(match) if match.log[number].seat != LUCK}
    numbers, pick = [*choices], dice.fork(2)
    known, surely = KNOWN[title]
    pairs = care(title).pairs
    for number in range(TRIES):
        entry = numbers[pick.below(len(numbers))]
        seat, chosen = match.log[entry][:2]
        view = view_of(game, choices[entry], seat)
        others = [option for option in view.options if option != chosen]
        if not others:
            continue
        wrong = others[pick.below(len(others))]
        if cost(view, wrong, chosen, pairs, dice.fork(1000 + number)).points < known:
            continue
        truth = cost(view, wrong, chosen, pairs, dice.fork(2000 + number), least=pairs)
        if truth.points >= known and truth.low >= surely:
            match.rewind(entry)
            match.play(seat, wrong)
            play(match, level, dice.fork(3))
            return Planted(match, entry, truth)
    raise ValueError(f"no known mistake was found in {title}, seed {seed}")


class Result(NamedTuple):
    """How a review did on one match."""

    table: str
    entry: int
    truth: float
    found: bool
    told: float
    """What the review says that the planted choice cost."""
    others: int
    """Choices that were not planted, by those who had a choice."""
    accused: list[tuple[float, float]]
    """Some of these, if the review says that they cost five points or more: what it says, and what they really cost."""
    seconds: float
    """Of computing, for the review."""


def again(match: Match, state: State, swing: Swing) -> Cost:
    """What it cost to choose so, measured with dice that the review never sees."""
    pairs = care(match.game.id).pairs
    view = view_of(match.game, state, swing.seat)
    return cost(view, swing.chosen, swing.better, pairs, LabDice(10**6 + swing.entry), least=pairs)


def judge(made: Planted) -> Result:
    match = made.match
    began = process_time()
    found: Review = review(match)
    seconds = process_time() - began
    told = {swing.entry: swing.cost.points for swing in found.swings}
    real = [n for n, state in positions(match) if (seat := match.log[n].seat) != LUCK and len(state.options(seat)) > 1]
    accused = {swing.entry: swing for swing in found.swings if swing.entry != made.entry and swing.cost.points >= ALARM}
    measured = [
        (accused[entry].cost.points, again(match, state, accused[entry]).points)
        for entry, state in positions(match)
        if entry in accused
    ]
    planted_cost = told.get(made.entry, 0.0)
    table = str(match.state.table)
    return Result(
        table, made.entry, made.truth.points, made.entry in told, planted_cost, len(real) - 1, measured, seconds
    )


def results(titles: list[str], matches: int, level: str) -> Iterator[tuple[str, Result]]:
    for title in titles:
        tables = TABLES[title]
        for number in range(matches):
            yield title, judge(planted(title, *tables[number % len(tables)], 100 + number, level))


def row(name: str, made: list[Result]) -> str:
    found, others = sum(each.found for each in made), sum(each.others for each in made)
    accused = [real for each in made for _, real in each.accused]
    wrongly = sum(real < ALARM / 2 for real in accused)
    seconds = sorted(each.seconds for each in made)
    return (
        f"| {name} | {found} of {len(made)} | {len(accused)} of {others} | {wrongly} ({100 * wrongly / others:.1f} %) "
        f"| {seconds[len(seconds) // 2]:.0f} ({seconds[-1]:.0f}) |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=TABLES, help="one game instead of all")
    parser.add_argument("--matches", type=int, default=10, help="of each game")
    parser.add_argument("--level", default="level-4", help="of the bots that play")
    given = parser.parse_args()
    titles = [given.game] if given.game else [*TABLES]
    by_game: dict[str, list[Result]] = {title: [] for title in titles}
    for title, result in results(titles, given.matches, given.level):
        by_game[title].append(result)
        print(json.dumps(result._asdict(), default=_plain), flush=True)
    print("| | planted mistakes found | others accused of 5 points | wrongly | seconds a review, median (most) |")
    print("|---|---|---|---|---|")
    for title, made in by_game.items():
        print(row(find_game(title).title, made))
    print(row("all", [result for made in by_game.values() for result in made]))


def _plain(value: Any) -> Any:
    return str(value)


if __name__ == "__main__":
    main()
