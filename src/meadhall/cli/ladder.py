"""The command that finds out how strong bots are."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from meadhall.bots.levels import LEVELS
from meadhall.cli.common import (
    AsJson,
    BadInput,
    EngineName,
    Jobs,
    Options,
    RayAddress,
    Seats,
    app,
    console_here,
    print_json,
    progress_bar,
    table_options,
)
from meadhall.games import ROOMS
from meadhall.games import game as find_game

GAMES = 400


@app.command()
def ladder(
    game: Annotated[str | None, typer.Argument(help=f"One of: {', '.join(ROOMS)}.", show_default=False)] = None,
    seats: Seats = None,
    option: Options = [],  # noqa: B006
    bots: Annotated[
        str | None,
        typer.Option(help="Bots, separated by commas, the weakest first.", show_default="level-1 to level-5"),
    ] = None,
    games: Annotated[
        int | None, typer.Option(help="How many games for each table of neighbours.", show_default=str(GAMES))
    ] = None,
    trials: Annotated[
        int | None,
        typer.Option(
            help="How many games the first and the last of them play among greedy bots.", show_default="as many"
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed brings the same games.", show_default="1")] = None,
    jobs: Jobs = 1,
    engine: EngineName = "processes",
    ray_address: RayAddress = None,
    again: Annotated[
        Path | None, typer.Option(help="The report of a ladder that is to be played again.", show_default=False)
    ] = None,
    save: Annotated[bool, typer.Option("--save", help="Keep the report, and finished games until then.")] = False,
    folder: Annotated[Path, typer.Option(help="Where reports are kept.")] = Path("bench/ladders"),
    as_json: AsJson = False,
) -> None:
    """Find out how strong bots are: neighbours play the same deals from every seat, with all intervals at 95 %.

    A ladder that is played again with --again is compared with its report; exit status 1 if the results differ.
    """
    from meadhall.lab import ladder as lab
    from meadhall.lab import report as reports
    from meadhall.lab.engines import engine as open_engine
    from meadhall.lab.journal import Journal

    old = reports.read(again) if again else None
    if (game is None) == (old is None):
        raise BadInput("either a game is named, or a report with --again")
    if old is not None:
        if option or any(each is not None for each in (seats, bots, trials, seed)):
            raise BadInput(
                "seats, options, bots, trials and seed of a ladder that is played again are those of its report"
            )
        if games is not None and not save:
            raise BadInput("results of another number of games cannot be compared; keep them with --save")
        plan = reports.plan_of(old, games)
    else:
        title = find_game(str(game))
        number = title.seat_counts[0] if seats is None else seats
        names = LEVELS if bots is None else [name.strip() for name in bots.split(",")]
        often = GAMES if games is None else games
        dice = 1 if seed is None else seed
        plan = lab.plan(title.id, number, table_options(title, option), often, dice, names, trial_games=trials)
    path = (again if again else folder / f"{reports.file_name(plan)}.json") if save else None
    if path and not path.parent.is_dir():
        raise BadInput(f"there is no folder {path.parent}; name one with --folder")
    if path and path.exists():
        kept = reports.plan_of(reports.read(path))
        if kept._replace(games=plan.games, trial_games=plan.trial_games) != plan:
            raise BadInput(f"{path} is the report of another ladder; name another folder with --folder, or delete it")
    task = reports.task(plan)  # before the first game: code may be edited while they are played
    with (
        open_engine(engine, jobs, ray_address) as workers,
        Journal(path.with_suffix(".journal"), task) if path else nullcontext() as journal,
        progress_bar(quiet=as_json) as progress,
    ):
        bar = progress.add_task(reports.file_name(plan), total=len(lab.bouts(plan)))
        outcomes = lab.climb(plan, journal, workers, lambda: progress.advance(bar))
        report = {**task, **reports.findings(plan, outcomes, workers)}
        if path and journal:
            reports.write(path, report)
            journal.delete()
    if as_json:
        print_json(report)
    else:
        _show(console_here(), report)
    if old is not None and not save:
        changes = reports.changes(old, report)
        Console(stderr=True).print(f"Not the same: {'; '.join(changes)}" if changes else "The same results again.")
        raise typer.Exit(1 if changes else 0)


def _show(console: Console, report: dict[str, Any]) -> None:
    plan, results = report["ladder"], report["results"]
    console.print(f"{find_game(plan['game']).title}, {plan['seats']} seats, seed {plan['seed']}: ", end="")
    console.print(f"{results['games']} games in {results['deals']} deals; digest {results['digest']}")
    for name, rating in results["ratings"].items():
        console.print(f"  {name:10} {_interval(rating, '5.0f')}")
    for pair in [*results["neighbours"], *results["ends"]]:
        console.print(f"  {pair['upper']} before {pair['lower']}: {_interval(pair['share'], '6.1%')}", end="")
        console.print(f"   points ahead {_interval(pair['ahead'], '6.1f')}")
    for table in results["tables"]:
        console.print(f"  at the tables {', '.join(table['players'])}" if "wins" in table else "  by themselves")
        for name, points in table["points"].items():
            wins = f"wins {_interval(table['wins'][name], '6.1%')}   " if "wins" in table else ""
            console.print(f"    {name:10} {wins}points {_interval(points, '6.1f')}")


def _interval(figure: dict[str, float], form: str) -> str:
    return f"{figure['value']:{form}} ({figure['low']:{form}} - {figure['high']:{form}})"
