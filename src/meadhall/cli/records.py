"""Commands that check what somebody wrote down: records and maps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

from meadhall.cli.common import AsJson, BadInput, GameId, app, console_here, print_json, read_text
from meadhall.core import SEATS, RecordError, Replay, read_record, seal, verify_record
from meadhall.core.words import figure
from meadhall.games import game as find_game
from meadhall.words import Words


@app.command()
def replay(
    file: Annotated[str, typer.Argument(help="A record, as a game in the terminal writes it.", show_default=False)],
    as_json: AsJson = False,
) -> None:
    """Check a record by playing it again."""
    match, players, _ = replayed(file, read_record, as_json)
    score = match.game.score(match.state)
    result = {
        "ok": True,
        "game": match.game.id,
        "seats": match.state.table.seats,
        "finished": match.over,
        "entries": len(match.log),
        "players": players,
        "scores": list(score.totals),
        "winners": [SEATS[seat] for seat in score.winners],
    }
    if as_json:
        print_json(result)
        return
    console = console_here()
    won = f"won by {' and '.join(SEATS[s] for s in score.winners)}" if len(score.totals) > 1 else "finished"
    end = won if match.over else "unfinished"
    console.print(f"The record is sound: {match.game.title}, {len(match.log)} choices and throws, {end}.", markup=False)
    for seat, total in enumerate(score.totals):
        name = players[seat] if seat < len(players) else ""
        console.print(f"  {SEATS[seat]} {name:10} {figure(total)}", markup=False)


@app.command()
def verify(
    file: Annotated[str, typer.Argument(help="The record of a match with sealed dice.", show_default=False)],
    as_json: AsJson = False,
) -> None:
    """Check a record, and compute every throw of its dice anew from their secret."""
    match, _, luck = replayed(file, verify_record, as_json)
    assert luck  # or there would have been nothing to verify
    numbers = [number for number in luck.numbers if number is not None]
    result = {
        "ok": True,
        "game": match.game.id,
        "finished": match.over,
        "seal": seal(luck.secret),
        "throws": len(luck.numbers),
        "recomputed": len(numbers),
        "skipped": max(numbers, default=-1) + 1 - len(numbers),
    }
    if as_json:
        print_json(result)
        return
    console = console_here()
    console.print(f"{result['recomputed']} of {result['throws']} throws were computed anew, and all are right.")
    if result["recomputed"] != result["throws"]:
        console.print("The others come from the match in which this one began.")
    if result["skipped"]:
        console.print(f"{result['skipped']} throws of these dice were taken back, so they are not in the record.")
    console.print(f"The seal is {result['seal']}; it has to be the one that was shown when the match began.")


def replayed(file: str, read: Callable[..., Replay], as_json: bool) -> Replay:
    """What the record tells, or one clear line about what is wrong with it."""
    text = read_text(file)
    try:
        return read(text, find_game)
    except RecordError as error:
        if as_json:
            print_json({"ok": False, "line": error.line, "error": _problem(text, error)})
            raise typer.Exit(2) from None
        raise BadInput(f"{file}, line {error.line}: {_problem(text, error)}") from None


def _problem(text: str, error: RecordError) -> str:
    """The problem in words, with the reason of the rules where there is one."""
    if error.why is None:
        return error.problem
    name = next(line.split()[1] for line in text.splitlines() if line.startswith("game "))
    return f"{error.problem}: {Words(find_game(name)).say(error.why)}"


@app.command()
def check(
    game: GameId,
    map: Annotated[str, typer.Option("--map", help="The map file.", metavar="FILE")],  # noqa: A002
    as_json: AsJson = False,
) -> None:
    """Check a map file."""
    title = find_game(game)
    if not any(option.name == "map" and option.text for option in title.table_options):
        raise BadInput(f"{title.title} is not played on map files")
    faults, remarks = title.check_text("map", read_text(map))
    if as_json:
        print_json({"ok": not faults, "faults": faults, "remarks": remarks})
        if faults:
            raise typer.Exit(2)
        return
    if faults:
        if len(faults) == 1:
            raise BadInput(f"{map}, {faults[0]}")
        for fault in faults:
            print(f"{map}, {fault}")  # noqa: T201
        raise BadInput(f"{map} cannot be played: {len(faults)} faults, listed above")
    console = console_here()
    console.print(f"{map} can be played.", markup=False)
    for remark in remarks:
        console.print(f"  Note: {remark}", markup=False)
