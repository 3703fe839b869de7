"""What the commands share: how they are asked, what they read, how they answer."""

from __future__ import annotations

import json
import sys
from os import environ
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from meadhall.core import Game, TableOption
from meadhall.games import ROOMS
from meadhall.words import LANGUAGES, preferred

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
Seats = Annotated[int | None, typer.Option(help="Number of players.", show_default="the fewest")]
Seed = Annotated[int, typer.Option(help="The same seed brings the same games.")]
Jobs = Annotated[int, typer.Option(help="How many processes.")]
EngineName = Annotated[str, typer.Option("--engine", help="Where games are played: processes of this machine, or ray.")]
RayAddress = Annotated[
    str | None,
    typer.Option(help="The Ray cluster, as in RAY_ADDRESS.", show_default="one of so many processes on this machine"),
]
LanguageName = Annotated[
    str | None,
    typer.Option("--lang", help=f"The language: {', '.join(LANGUAGES)}.", show_default="that of the terminal"),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]


LARGEST_FILE = 2_000_000
"""Records and maps are far smaller."""


class BadInput(Exception):
    """Something the user gave cannot be used; the message says what would be right."""


def language(wanted: str | None) -> str:
    """The one that is asked for, or that of the terminal."""
    if wanted is None:
        return preferred([locale for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (locale := environ.get(name))])
    if wanted not in LANGUAGES:
        raise BadInput(f"there is no language {wanted!r}; there is {', '.join(LANGUAGES)}")
    return wanted


def print_json(data: dict[str, Any]) -> None:
    print(json.dumps(data, ensure_ascii=False))  # noqa: T201


def read_text(path: str) -> str:
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


def table_options(game: Game[Any, Any, Any], given: list[str]) -> dict[str, str]:
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
        return read_text(path) + "\n"
    except BadInput as problem:
        raise BadInput(f"option {option.name} is {', '.join(option.values)} or a file, but {problem}") from None


def console_here() -> Console:
    return Console(highlight=False, soft_wrap=True)


def can_show(signs: str, encoding: str) -> bool:
    try:
        signs.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def progress_bar(quiet: bool) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet or not sys.stderr.isatty())
