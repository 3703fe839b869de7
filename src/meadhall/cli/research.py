"""Commands for those who let bots play, or look after the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from meadhall.cli.common import (
    AsJson,
    BadInput,
    EngineName,
    GameId,
    Jobs,
    Options,
    RayAddress,
    Seats,
    Seed,
    app,
    console_here,
    print_json,
    progress_bar,
    table_options,
)
from meadhall.games import ROOMS
from meadhall.games import game as find_game


@app.command()
def simulate(
    game: GameId,
    seats: Seats = None,
    option: Options = [],  # noqa: B006
    bots: Annotated[
        str, typer.Option(help="Bots, separated by commas: one for all seats, or one for each.")
    ] = "random",
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Seed = 1,
    rotate: Annotated[bool, typer.Option(help="Whether players change seats from game to game.")] = True,
    jobs: Jobs = 1,
    engine: EngineName = "processes",
    ray_address: RayAddress = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games. Results are by player, in the order in which the bots are named."""
    from meadhall.lab import simulate as lab
    from meadhall.lab.engines import engine as open_engine

    title = find_game(game)
    names = [name.strip() for name in bots.split(",")]
    number = title.seat_counts[0] if seats is None else seats
    plan = lab.series(game, number, table_options(title, option), names, games, seed, rotate)
    with open_engine(engine, jobs, ray_address) as workers, progress_bar(quiet=as_json) as progress:
        task = progress.add_task(f"{title.title}, {number} seats", total=games)
        result = lab.simulate(plan, workers, lambda: progress.advance(task))
    if as_json:
        print_json(result._asdict())
        return
    console = console_here()
    console.print(f"{result.games} games, {result.decisions} decisions in {result.seconds} s", end="")
    console.print(f" ({result.decisions_per_second:,.0f} a second); digest {result.digest}")
    figures = zip(result.bots, result.wins, result.mean_scores, result.best_scores, strict=True)
    for name, wins, mean, best in figures:
        console.print(f"  {name:10} wins {wins:8g} ({wins / games:6.1%})   mean score {mean:7.1f}   best {best:5}")


@app.command()
def bench(
    game: Annotated[str | None, typer.Option(help="One game only.", show_default="all")] = None,
    option: Options = [],  # noqa: B006
    seconds: Annotated[float, typer.Option(help="How long to play at each table.")] = 1.0,
    as_json: AsJson = False,
) -> None:
    """How fast the rules run on this machine: the slowest table of each game, medians of five rounds."""
    from meadhall.lab.bench import bench_game, table_count

    if not 0 < seconds <= 600:
        raise BadInput(f"the time at each table is more than 0 and at most 600 seconds, not {seconds:g}")
    if option and game is None:
        raise BadInput("table options belong to a game; name it with --game")
    names = list(ROOMS) if game is None else [game]
    agreed = table_options(find_game(game), option) if game is not None else {}
    with progress_bar(quiet=as_json) as progress:
        task = progress.add_task("bench", total=sum(table_count(name, agreed) for name in names))
        results = {name: bench_game(name, seconds, lambda: progress.advance(task), agreed) for name in names}
    if as_json:
        print_json(results)
        return
    console = console_here()
    for name, result in results.items():
        for table, figures in [*result["tables"].items(), ("slowest", result)]:
            console.print(
                f"{name:12} {table:26} {figures['decisions_per_second']:9,.0f} decisions/s"
                f"   copy {figures['copy_us']:6.2f} us   observe {figures['observe_us']:6.2f} us"
                f"   save and load {figures['save_load_us']:7.2f} us"
            )


@app.command(name="rule-coverage")
def rule_coverage(
    game: GameId,
    root: Annotated[Path, typer.Option(help="The project folder, or one inside it.")] = Path(),
    as_json: AsJson = False,
) -> None:
    """Which rules of docs/rules are cited by a test."""
    from meadhall.lab.rule_coverage import coverage, project_root

    find_game(game)
    folder = project_root(root.resolve())
    if folder is None:
        raise BadInput(
            f"{root} is not inside the project folder, the one with docs/rules and tests; name it with --root"
        )
    found = coverage(folder, game)
    if as_json:
        print_json(
            {
                "rules": len(found.rules),
                "covered": len(found.covered),
                "missing": found.missing,
                "unknown": found.unknown,
            }
        )
        return
    console = console_here()
    console.print(f"{len(found.covered)} of {len(found.rules)} rules of {game} are cited by a test.")
    for label, ids in (("missing", found.missing), ("cited, but not in the rules", found.unknown)):
        if ids:
            console.print(f"  {label}: {', '.join(ids)}")
