"""The review of a match in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from meadhall.cli.common import AsJson, BadInput, app, can_show, console_here, print_json, progress_bar
from meadhall.cli.records import replayed
from meadhall.core import SEATS, Match, read_record
from meadhall.core.words import figure
from meadhall.words import Words

if TYPE_CHECKING:
    from meadhall.bots.review import Review

BARS = "▁▂▃▄▅▆▇█"
PLAIN_BARS = "_.-=+*%#"
MOST_ITERATIONS = 1_000_000
MOST_PAIRS = 10_000
COLUMNS = 60
"""So wide the course of a match is drawn."""
SHOWN = 8
"""So many swings, and so many strokes of luck, are told."""


@app.command()
def review(
    file: Annotated[str, typer.Argument(help="The record of a finished match.", show_default=False)],
    moments: Annotated[int, typer.Option(help="How many doubtful choices the strongest bot thinks about.")] = 12,
    iterations: Annotated[
        int | None, typer.Option(help="How thoroughly it thinks.", show_default="as it does when it plays")
    ] = None,
    pairs: Annotated[
        int | None,
        typer.Option(help="How often at most two choices are played on.", show_default="as is good for the game"),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed brings the same review.")] = 1,
    as_json: AsJson = False,
) -> None:
    """How a match went: hopes over time, choices that cost points, and where luck turned."""
    from meadhall.bots.continuation import FIRST
    from meadhall.bots.review import Effort, review

    match, players, _ = replayed(file, read_record, as_json)
    if not match.over:
        raise BadInput(f"{file} tells a match that is not finished, and only a finished one can be reviewed")
    if not 0 <= moments <= 1000:
        raise BadInput(f"from 0 to 1000 choices can be thought about, not {moments}")
    if iterations is not None and not 1 <= iterations <= MOST_ITERATIONS:
        raise BadInput(f"a bot thinks in 1 to {MOST_ITERATIONS} iterations, not in {iterations}")
    if pairs is not None and not FIRST <= pairs <= MOST_PAIRS:
        raise BadInput(f"two choices are played on {FIRST} to {MOST_PAIRS} times, not {pairs}")
    effort = Effort(moments=moments, pairs=pairs, seed=seed)
    usual = effort.settings(match.game)
    effort = replace(effort, search=replace(usual, iterations=iterations or usual.iterations))
    with progress_bar(quiet=as_json) as progress:
        task = progress.add_task("review", total=100)
        found = review(match, effort, tick=lambda done: progress.update(task, completed=round(100 * done)))
    letters = SEATS[: len(found.fortunes)]
    names = [f"{letter} {name}".strip() for letter, name in zip_longest(letters, players, fillvalue="")]
    if as_json:
        print_json(_data(match, found))
    else:
        _tell(match, found, names, console_here())


def _data(match: Match, found: Review) -> dict[str, Any]:
    notation = match.game.notation
    return {
        "game": match.game.id,
        "rules_version": match.game.rules_version,
        **found._asdict(),
        "swings": [
            {
                **swing._asdict(),
                "chosen": notation(swing.chosen),
                "better": notation(swing.better),
                "cost": swing.cost._asdict(),
            }
            for swing in found.swings
        ],
        "strokes": [stroke._asdict() for stroke in found.strokes],
    }


def _tell(match: Match, found: Review, names: Sequence[str], console: Console) -> None:
    from meadhall.bots.review import positions

    def say(line: str = "") -> None:
        console.print(line, markup=False)

    def when(entry: int) -> str:
        turn = max(index for index, length in enumerate(found.lengths) if length <= entry or index == 0)
        number = found.rounds[turn]
        return (f"round {number}, " if number else "") + f"entry {entry + 1} of {len(match.log)}"

    words = Words(match.game)
    width = max(map(len, names))
    say(f"{match.game.title}: the points that everybody could hope for, and had in the end")
    lowest, highest = min(map(min, found.hopes)), max(map(max, found.hopes))
    bars = BARS if can_show(BARS, console.encoding) else PLAIN_BARS
    for seat, name in enumerate(names):
        course = [hopes[seat] for hopes in found.hopes]
        say(f"  {name:{width}}  {_sparkline(course, lowest, highest, bars)}  {figure(course[-1], 'g')}")
    say()
    say("Choices that cost points" if found.swings else "The strongest bot found no choice that cost points.")
    told = {swing.entry: swing for swing in found.swings[:SHOWN]}
    labels = {
        entry: [words.option(state, told[entry].seat, option) for option in (told[entry].chosen, told[entry].better)]
        for entry, state in positions(match)
        if entry in told
    }
    for entry, swing in told.items():
        chosen, better = labels[entry]
        cost = swing.cost
        around = f"({cost.low:.1f} to {cost.high:.1f})"
        say(f"  {cost.points:4.1f} {around:14} {names[swing.seat]} ({when(entry)}): {chosen}; better: {better}")
        why = words.reason(cost.points, cost.gains, cost.rivals, "heading")
        if why:
            say(f"        {why}")
    say()
    say("Luck, against what could be expected")
    for stroke in found.strokes[:SHOWN]:
        say(f"  {when(stroke.entry)}: {_by_name(names, stroke.gains)}")
    say(f"  in all: {_by_name(names, found.fortunes) or 'hardly any'}")


def _by_name(names: Sequence[str], gains: Sequence[float]) -> str:
    pairs = zip(names, gains, strict=True)
    return ", ".join(f"{name} {figure(gain, '+.1f')}" for name, gain in pairs if abs(gain) >= 0.1)


def _sparkline(course: Sequence[float], lowest: float, highest: float, bars: str) -> str:
    columns = min(COLUMNS, len(course))
    picked = [course[round(column * (len(course) - 1) / max(1, columns - 1))] for column in range(columns)]
    scale = (len(bars) - 1) / ((highest - lowest) or 1.0)
    return "".join(bars[round((hope - lowest) * scale)] for hope in picked)
