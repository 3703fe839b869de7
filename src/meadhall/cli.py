"""The command `meadhall`. Whatever is wrong with what the user typed is said in one line, with exit status 2."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from textwrap import fill
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from meadhall.bots import BOTS, UnknownBot
from meadhall.core import SEATS, Game, RecordError, Replay, SetupError, TableOption, read_record, seal, verify_record
from meadhall.games import ROOMS, UnknownGame
from meadhall.games import game as find_game
from meadhall.words import Words

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Three modern board games: play them, simulate them, check records and maps.",
)


@app.callback(invoke_without_command=True)
def _without_command(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())  # noqa: T201


GameId = Annotated[str, typer.Argument(help=f"One of: {', '.join(ROOMS)}.", show_default=False)]
Options = Annotated[
    list[str], typer.Option("--option", "-o", help="A table option, name=value; may be repeated.", show_default=False)
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]


LARGEST_FILE = 2_000_000
"""Records and maps are far smaller."""
MOST_JOBS = 256
WIDTH = 80
"""Texts are not wider, however wide the terminal is."""


class BadInput(Exception):
    """Something the user gave cannot be used; the message says what would be right."""


def main() -> NoReturn:
    """Run the command line."""
    try:
        if sys.stdout is None:
            raise BadInput("there is nowhere to write to: the standard output is closed")
        status = app(standalone_mode=False)
        sys.stdout.flush()
    except typer.Abort:
        status = 130
    except typer.TyperException as error:
        status = _complain(str(error.format_message()))
    except (BadInput, SetupError, UnknownBot, UnknownGame, RecordError) as error:
        status = _complain(str(error))
    except KeyboardInterrupt:
        status = 130
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    except OSError as error:  # a full disk, a closed output
        status = _complain(f"the output cannot be written: {error.strerror or error}")
        sys.stdout = None  # there is nothing left to flush
    sys.exit(status if isinstance(status, int) else 0)


def _complain(problem: str) -> int:
    print("meadhall: " + " ".join(problem.split()), file=sys.stderr)  # noqa: T201
    return 2


def _print_json(data: dict[str, Any]) -> None:
    print(json.dumps(data, ensure_ascii=False))  # noqa: T201


def _read(path: str) -> str:
    if not path:
        raise BadInput("a file has to be named")
    try:
        with open(path, encoding="utf-8") as file:
            text = file.read(LARGEST_FILE + 1)
        if len(text) > LARGEST_FILE:
            raise BadInput(f"{path} is larger than {LARGEST_FILE // 1000} kB, so it is neither a record nor a map")
        return text
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not a text file in UTF-8") from None


def _table_options(game: Game[Any, Any, Any], given: list[str]) -> dict[str, str]:
    """Options from the command line; where a text is allowed, anything but a known value names a file."""
    known = {option.name: option for option in game.table_options}
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"an option is written as name=value, not {text!r}")
        if name in options:
            raise BadInput(f"option {name} is given twice")
        if name in known and known[name].text and value not in known[name].values:
            value = _file_option(known[name], value)
        options[name] = value
    return options


def _file_option(option: TableOption, path: str) -> str:
    try:
        return _read(path) + "\n"
    except BadInput as problem:
        raise BadInput(f"option {option.name} is {', '.join(option.values)} or a file, but {problem}") from None


def _console() -> Console:
    return Console(highlight=False, soft_wrap=True)


def _progress(quiet: bool) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet or not sys.stderr.isatty())


@app.command()
def games(
    game: Annotated[str | None, typer.Argument(help="Only this one.", show_default=False)] = None,
    as_json: AsJson = False,
) -> None:
    """The games: seats, table options, and where their data come from."""
    titles = [find_game(name) for name in ([game] if game else ROOMS)]
    if as_json:
        _print_json({title.id: _about(title) for title in titles})
        return
    console = _console()
    for title in titles:
        words = Words(title)
        console.print(f"[bold]{title.id}[/]  {title.title}, {title.seat_counts[0]} to {title.seat_counts[-1]} players")
        for option in title.table_options:
            values = ", ".join(option.values) + (", or FILE" if option.text else "")
            console.print(f"  --option {option.name}=  {words.text('table-' + option.name)}", markup=False)
            console.print(f"      {values}; without it: {option.values[0]}", markup=False)
        console.print("  About the data:")
        for line in title.provenance:
            console.print(f"    {line}", markup=False)


def _about(game: Game[Any, Any, Any]) -> dict[str, Any]:
    return {
        "title": game.title,
        "rules_version": game.rules_version,
        "seats": list(game.seat_counts),
        "options": {option.name: [*option.values, *["FILE"] * option.text] for option in game.table_options},
        "provenance": list(game.provenance),
        "bots": list(BOTS),
    }


@app.command()
def cards(
    game: GameId,
    deck: Annotated[str, typer.Option(help="Only this deck.", show_default="all")] = "",
    as_json: AsJson = False,
) -> None:
    """The cards of a game with their texts."""
    title = find_game(game)
    listed = title.cards(Words(title).say)
    if not listed:
        raise BadInput(f"{title.title} has no cards with texts")
    decks = sorted({card.deck for card in listed})
    if deck and deck.upper() not in decks:
        raise BadInput(f"there is no deck {deck!r}; there is {', '.join(decks)}")
    listed = [card for card in listed if not deck or card.deck == deck.upper()]
    if as_json:
        _print_json({"cards": [card._asdict() for card in listed]})
        return
    console = _console()
    width = min(console.width, WIDTH)
    for card in listed:
        start = ", to start with" if card.starting else ""
        points = "1 point" if card.points == 1 else f"{card.points} points"
        console.print(f"[bold]{card.number} {escape(card.name)}[/]  deck {card.deck}{start}, {points}, {card.kind}")
        console.print(fill(card.text, width, initial_indent="    ", subsequent_indent="    "), markup=False)


@app.command()
def play(
    game: GameId,
    seats: Annotated[int | None, typer.Option(help="Number of players.", show_default="the fewest")] = None,
    option: Options = [],  # noqa: B006
    bots: Annotated[str, typer.Option(help="The bots at the other seats: one for all, or one for each.")] = "greedy",
    seat: Annotated[str, typer.Option(help="Your seat: A, B, ...")] = "A",
    seed: Annotated[
        int | None, typer.Option(help="The same seed brings the same luck.", show_default="new luck")
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colour, ASCII signs only.")] = False,
    record: Annotated[str, typer.Option(help="Write the record here when the game ends or is left.")] = "",
) -> None:
    """Play against bots, here in the terminal."""
    from secrets import randbits

    from meadhall.terminal.play import TerminalGame

    title = find_game(game)
    number = title.seat_counts[0] if seats is None else seats
    table = title.table(number, _table_options(title, option))
    if seat.upper() not in list(SEATS[:number]):
        raise BadInput(f"your seat is one of {', '.join(SEATS[:number])}, not {seat!r}")
    names = [name.strip() for name in bots.split(",")]
    names = names * (number - 1) if len(names) == 1 else names
    if len(names) != number - 1:
        raise BadInput(f"{len(names)} bots are named for {number - 1} other seats; name one for all or one for each")
    console = Console(highlight=False, force_terminal=False if plain else None)
    plain = plain or not _can_show("♜▲✓†═╲", console.encoding)
    luck = randbits(32) if seed is None else seed
    kept = _new_file(record) if record else None
    game_here = TerminalGame(title, number, table.options, names, SEATS.index(seat.upper()), luck, console, plain)
    game_here.run()
    if kept:
        try:
            kept.write_text(game_here.match.record(game_here.names), encoding="utf-8")
        except OSError as error:
            raise BadInput(f"{record} cannot be written: {error.strerror}") from None
        console.print(f"The record is in {record}.", markup=False)


def _new_file(name: str) -> Path:
    """A file that was not there before, so that nobody plays for a record that cannot be written."""
    path = Path(name).expanduser()
    try:
        path.open("x", encoding="utf-8").close()
    except (OSError, ValueError) as error:
        raise BadInput(f"{name} cannot be written: {getattr(error, 'strerror', None) or error}") from None
    return path


def _can_show(signs: str, encoding: str) -> bool:
    try:
        signs.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes a free one.")] = 8000,
    database: Annotated[
        str, typer.Option(help="A database URL: sqlite+aiosqlite:///FILE or postgresql+asyncpg://...")
    ] = "sqlite+aiosqlite:///meadhall.sqlite",
    workers: Annotated[int, typer.Option(help="Server processes; more than one needs PostgreSQL.")] = 1,
    thinkers: Annotated[
        int | None, typer.Option(help="Processes for bots, for each server process.", show_default="all cores but one")
    ] = None,
    requests: Annotated[int, typer.Option(help="Requests a minute that one address may make; 0: no limit.")] = 600,
) -> None:
    """Open the hall: play in the browser, with friends or against bots."""
    from meadhall.server.serve import BadService, serve

    try:
        serve(host, port, database, workers, thinkers, requests)
    except BadService as problem:
        raise BadInput(str(problem)) from None


@app.command()
def simulate(
    game: GameId,
    seats: Annotated[int | None, typer.Option(help="Number of players.", show_default="the fewest")] = None,
    option: Options = [],  # noqa: B006
    bots: Annotated[
        str, typer.Option(help="Bots, separated by commas: one for all seats, or one for each.")
    ] = "random",
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed brings the same games.")] = 1,
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    rotate: Annotated[bool, typer.Option(help="Whether players change seats from game to game.")] = True,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games. Results are by player, in the order in which the bots are named."""
    from meadhall.lab import simulate as lab

    title = find_game(game)
    names = [name.strip() for name in bots.split(",")]
    number = title.seat_counts[0] if seats is None else seats
    plan = lab.series(game, number, _table_options(title, option), names, games, seed, rotate)
    if not 1 <= jobs <= MOST_JOBS:
        raise BadInput(f"from 1 to {MOST_JOBS} processes can work, not {jobs}")
    with _progress(quiet=as_json) as progress:
        task = progress.add_task(f"{title.title}, {number} seats", total=games)
        result = lab.simulate(plan, jobs, lambda: progress.advance(task))
    if as_json:
        _print_json(result._asdict())
        return
    console = _console()
    console.print(f"{result.games} games, {result.decisions} decisions in {result.seconds} s", end="")
    console.print(f" ({result.decisions_per_second:,.0f} a second); digest {result.digest}")
    figures = zip(result.bots, result.wins, result.mean_scores, result.best_scores, strict=True)
    for name, wins, mean, best in figures:
        console.print(f"  {name:10} wins {wins:8g} ({wins / games:6.1%})   mean score {mean:7.1f}   best {best:5}")


@app.command()
def replay(
    file: Annotated[str, typer.Argument(help="A record, as a game in the terminal writes it.", show_default=False)],
    as_json: AsJson = False,
) -> None:
    """Check a record by playing it again."""
    match, players, _ = _replayed(file, read_record, as_json)
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
        _print_json(result)
        return
    console = _console()
    end = f"won by {' and '.join(SEATS[s] for s in score.winners)}" if match.over else "unfinished"
    console.print(f"The record is sound: {match.game.title}, {len(match.log)} choices and throws, {end}.", markup=False)
    for seat, total in enumerate(score.totals):
        name = players[seat] if seat < len(players) else ""
        console.print(f"  {SEATS[seat]} {name:10} {total}", markup=False)


@app.command()
def verify(
    file: Annotated[str, typer.Argument(help="The record of a match with sealed dice.", show_default=False)],
    as_json: AsJson = False,
) -> None:
    """Check a record, and compute every throw of its dice anew from their secret."""
    match, _, luck = _replayed(file, verify_record, as_json)
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
        _print_json(result)
        return
    console = _console()
    console.print(f"{result['recomputed']} of {result['throws']} throws were computed anew, and all are right.")
    if result["recomputed"] != result["throws"]:
        console.print("The others come from the match in which this one began.")
    if result["skipped"]:
        console.print(f"{result['skipped']} throws of these dice were taken back, so they are not in the record.")
    console.print(f"The seal is {result['seal']}; it has to be the one that was shown when the match began.")


def _replayed(file: str, read: Callable[..., Replay], as_json: bool) -> Replay:
    """What the record tells, or one clear line about what is wrong with it."""
    text = _read(file)
    try:
        return read(text, find_game)
    except RecordError as error:
        if as_json:
            _print_json({"ok": False, "line": error.line, "error": _problem(text, error)})
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
    faults, remarks = title.check_text("map", _read(map))
    if as_json:
        _print_json({"ok": not faults, "faults": faults, "remarks": remarks})
        if faults:
            raise typer.Exit(2)
        return
    if faults:
        if len(faults) == 1:
            raise BadInput(f"{map}, {faults[0]}")
        for fault in faults:
            print(f"{map}, {fault}")  # noqa: T201
        raise BadInput(f"{map} cannot be played: {len(faults)} faults, listed above")
    console = _console()
    console.print(f"{map} can be played.", markup=False)
    for remark in remarks:
        console.print(f"  Note: {remark}", markup=False)


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
    agreed = _table_options(find_game(game), option) if game is not None else {}
    with _progress(quiet=as_json) as progress:
        task = progress.add_task("bench", total=sum(table_count(name, agreed) for name in names))
        results = {name: bench_game(name, seconds, lambda: progress.advance(task), agreed) for name in names}
    if as_json:
        _print_json(results)
        return
    console = _console()
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
        _print_json(
            {
                "rules": len(found.rules),
                "covered": len(found.covered),
                "missing": found.missing,
                "unknown": found.unknown,
            }
        )
        return
    console = _console()
    console.print(f"{len(found.covered)} of {len(found.rules)} rules of {game} are cited by a test.")
    for label, ids in (("missing", found.missing), ("cited, but not in the rules", found.unknown)):
        if ids:
            console.print(f"  {label}: {', '.join(ids)}")
