"""Commands for players."""

from __future__ import annotations

from pathlib import Path
from textwrap import fill
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape

from meadhall.bots import BOTS
from meadhall.cli.common import (
    AsJson,
    BadInput,
    GameId,
    LanguageName,
    Options,
    Seats,
    app,
    can_show,
    console_here,
    language,
    print_json,
    table_options,
)
from meadhall.core import SEATS, Game
from meadhall.games import ROOMS
from meadhall.games import game as find_game
from meadhall.words import Words, sentence

WIDTH = 80
"""Texts are not wider, however wide the terminal is."""


@app.command()
def games(
    game: Annotated[str | None, typer.Argument(help="Only this one.", show_default=False)] = None,
    as_json: AsJson = False,
) -> None:
    """The games: seats, table options, and where their data come from."""
    titles = [find_game(name) for name in ([game] if game else ROOMS)]
    if as_json:
        print_json({title.id: _about(title) for title in titles})
        return
    console = console_here()
    for title in titles:
        words = Words(title)
        console.print(f"[bold]{title.id}[/]  {title.title}, {title.seat_counts[0]} to {title.seat_counts[-1]} players")
        for option in title.table_options:
            values = ", ".join(option.values) + (", or FILE" if option.text else "")
            console.print(f"  --option {option.name}=  {words.text(f'table-{option.name}.hint')}", markup=False)
            console.print(f"      {values}; without it: {option.values[0]}", markup=False)
        console.print("  About the data:")
        for line in _provenance(title, words):
            console.print(f"    {line}", markup=False)


def _provenance(game: Game[Any, Any, Any], words: Words) -> list[str]:
    return [words.text(f"provenance-{each}") for each in game.provenance]


def _about(game: Game[Any, Any, Any]) -> dict[str, Any]:
    return {
        "title": game.title,
        "rules_version": game.rules_version,
        "seats": list(game.seat_counts),
        "options": {option.name: [*option.values, *["FILE"] * option.text] for option in game.table_options},
        "provenance": _provenance(game, Words(game)),
        "bots": list(BOTS),
    }


@app.command()
def cards(
    game: GameId,
    deck: Annotated[str, typer.Option(help="Only this deck.", show_default="all")] = "",
    lang: LanguageName = None,
    as_json: AsJson = False,
) -> None:
    """The cards of a game with their texts."""
    title = find_game(game)
    spoken = language(lang)
    listed = title.cards(Words(title, spoken).say)
    if not listed:
        raise BadInput(f"{title.title} has no cards with texts")
    decks = sorted({card.deck for card in listed})
    if deck and deck.upper() not in decks:
        raise BadInput(f"there is no deck {deck!r}; there is {', '.join(decks)}")
    listed = [card for card in listed if not deck or card.deck == deck.upper()]
    if as_json:
        print_json({"cards": [card._asdict() for card in listed]})
        return
    console = console_here()
    width = min(console.width, WIDTH)
    for card in listed:
        facts = [
            sentence("meadhall.terminal", spoken, "card-deck", deck=card.deck),
            *([sentence("meadhall.terminal", spoken, "card-starting")] if card.starting else []),
            sentence("meadhall.terminal", spoken, "card-points", points=card.points),
            card.kind,
        ]
        console.print(f"[bold]{card.number} {escape(card.name)}[/]  {', '.join(facts)}")
        console.print(fill(card.text, width, initial_indent="    ", subsequent_indent="    "), markup=False)


@app.command()
def rules(
    game: GameId,
    search: Annotated[
        list[str] | None,
        typer.Argument(help="Words to look for, or the id of a rule.", show_default="the whole book"),
    ] = None,
    lang: LanguageName = None,
    as_json: AsJson = False,
) -> None:
    """The rules of a game, told for players."""
    from meadhall.books import book, without_figures

    title = find_game(game)
    spoken = language(lang)
    told = book(title.id, spoken)
    words = " ".join(search or ())
    found = told.consult(words)
    if as_json:
        print_json({"paragraphs": [{**each._asdict(), **told.links[each.anchor]._asdict()} for each in found]})
        return
    if not found:
        raise BadInput(f"nothing in the rules of {title.title} speaks of {words!r}; try another word")
    console = Console(highlight=False, width=min(Console().width, WIDTH))
    chapters = {} if words.split() else {chapter.paragraphs[0]: chapter for chapter in told.chapters}
    for each in found:
        if each in chapters:
            console.print(Markdown(f"# {chapters[each].title}\n\n{without_figures(chapters[each].text)}"))
            console.print()
        console.print(f"[bold]{escape(each.title)}[/]")
        console.print(Markdown(without_figures(each.text)))
        console.print()


@app.command()
def play(
    game: GameId,
    seats: Seats = None,
    option: Options = [],  # noqa: B006
    bots: Annotated[str, typer.Option(help="The bots at the other seats: one for all, or one for each.")] = "greedy",
    seat: Annotated[str, typer.Option(help="Your seat: A, B, ...")] = "A",
    seed: Annotated[
        int | None, typer.Option(help="The same seed brings the same luck.", show_default="new luck")
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colour, ASCII signs only.")] = False,
    record: Annotated[str, typer.Option(help="Write the record here when the game ends or is left.")] = "",
    lang: LanguageName = None,
) -> None:
    """Play against bots, here in the terminal."""
    from secrets import randbits

    from meadhall.terminal.play import TerminalGame

    title = find_game(game)
    number = title.seat_counts[0] if seats is None else seats
    table = title.table(number, table_options(title, option))
    if seat.upper() not in list(SEATS[:number]):
        raise BadInput(f"your seat is one of {', '.join(SEATS[:number])}, not {seat!r}")
    names = [name.strip() for name in bots.split(",")]
    names = names * (number - 1) if len(names) == 1 else names
    if len(names) != number - 1:
        raise BadInput(f"{len(names)} bots are named for {number - 1} other seats; name one for all or one for each")
    console = Console(highlight=False, force_terminal=False if plain else None)
    plain = plain or not can_show("♜▲✓†═╲", console.encoding)
    luck = randbits(32) if seed is None else seed
    kept = _new_file(record) if record else None
    place = SEATS.index(seat.upper())
    spoken = language(lang)
    game_here = TerminalGame(title, number, table.options, names, place, luck, console, plain, language=spoken)
    game_here.run()
    if kept:
        try:
            kept.write_text(game_here.match.record(game_here.names), encoding="utf-8")
        except OSError as error:
            raise BadInput(f"{record} cannot be written: {error.strerror}") from None
        game_here.screen.tell("written", file=record)


def _new_file(name: str) -> Path:
    """A file that was not there before, so that nobody plays for a record that cannot be written."""
    path = Path(name).expanduser()
    try:
        path.open("x", encoding="utf-8").close()
    except (OSError, ValueError) as error:
        raise BadInput(f"{name} cannot be written: {getattr(error, 'strerror', None) or error}") from None
    return path


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
    review: Annotated[
        int, typer.Option(help="How many doubtful choices a review examines; twelve take a minute or so.")
    ] = 12,
    requests: Annotated[
        int, typer.Option(help="Requests a minute that one address may make; 0: no limit, nor one for messages.")
    ] = 600,
    seed: Annotated[
        int | None, typer.Option(help="Dice that go the same way each time: for trials, never for play.")
    ] = None,
) -> None:
    """Open the hall: play in the browser, with friends or against bots."""
    from meadhall.server.serve import BadService, serve

    try:
        serve(host, port, database, workers, thinkers, review, requests, seed)
    except BadService as problem:
        raise BadInput(str(problem)) from None
