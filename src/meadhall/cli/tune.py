"""The command that improves what bots know."""

from __future__ import annotations

from typing import Annotated

import typer

from meadhall.cli.common import (
    AsJson,
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
from meadhall.games import game as find_game


@app.command()
def tune(
    game: GameId,
    seats: Seats = None,
    option: Options = [],  # noqa: B006
    bot: Annotated[str, typer.Option(help="The bot that plays by the weights.")] = "greedy",
    games: Annotated[int, typer.Option(help="How many games each child plays in a generation.")] = 12,
    generations: Annotated[int, typer.Option(help="How many generations.")] = 40,
    seed: Seed = 1,
    jobs: Jobs = 1,
    engine: EngineName = "processes",
    ray_address: RayAddress = None,
    write: Annotated[bool, typer.Option("--write", help="Rewrite the file of weights if they are better.")] = False,
    as_json: AsJson = False,
) -> None:
    """Improve the weights by which bots judge positions, by letting bots with different weights play."""
    from meadhall.lab import tune as lab
    from meadhall.lab.engines import engine as open_engine

    title = find_game(game)
    number = title.seat_counts[0] if seats is None else seats
    plan = lab.plan(game, number, table_options(title, option), bot, games, generations, seed)
    with open_engine(engine, jobs, ray_address) as workers, progress_bar(quiet=as_json) as progress:
        task = progress.add_task(f"{title.title}, {number} seats", total=lab.steps(plan))
        tuned = lab.tune(plan, engine=workers, tick=lambda: progress.advance(task))
    path = lab.file_of(game)
    written = write and tuned.better
    if written:
        lab.write(path, tuned.weights)
    if as_json:
        print_json({**plan._asdict(), **tuned._asdict(), "better": tuned.better, "written": written})
        return
    console = console_here()
    for name, weight in tuned.weights.items():
        console.print(f"  {name:18} {title.weights[name]:8g} -> {weight:8g}")
    verdict = "better" if tuned.better else "not surely better"
    console.print(f"A deal is worth {tuned.after:.2f}, before it was {tuned.before:.2f}: {verdict}", end="")
    console.print(f" by {tuned.gain:.2f} ({tuned.low:.2f} - {tuned.high:.2f})")
    if write:
        console.print(f"{path} is rewritten" if written else f"{path} stays as it is")
