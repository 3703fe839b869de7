"""The HTTP interface: people, the house, tables, history."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from secrets import token_hex
from time import time
from typing import Annotated, Any

from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import Parameter

from meadhall import __version__, books
from meadhall.bots import BOTS
from meadhall.bots.levels import levels
from meadhall.games import ROOMS
from meadhall.games import game as find_game
from meadhall.lessons import LESSONS
from meadhall.rulebook import find_rulebook, rules_in
from meadhall.server import wire
from meadhall.server.identity import COOKIE, guest
from meadhall.server.refusals import Refusal, sentence
from meadhall.server.reviews import tag
from meadhall.server.services import Services
from meadhall.server.storage.rows import Person, Push, TableRow
from meadhall.server.tableinfo import about_table
from meadhall.server.tables import DAY, known_game
from meadhall.words import LANGUAGES, Words

YEAR = 365 * 24 * 3600

TableId = Annotated[str, Parameter(max_length=20)]
SeatNumber = Annotated[int, Parameter(ge=0, le=7)]
Eyes = Annotated[int | None, Parameter(query="seat", ge=0, le=7, description="Whose eyes; left out: a spectator's")]


# people


def about_me(person: Person) -> wire.Me:
    return wire.Me(person.id, person.name, person.username)


def known_as(person: Person, request: Request[Any, Any, Any], services: Services) -> Response[wire.Me]:
    """The answer that makes a browser this person."""
    cookie = Cookie(
        key=COOKIE,
        value=services.identities.cookie(person.id),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(about_me(person), cookies=[cookie], status_code=200)


@get("/api/me", tags=["people"])
async def me(request: Request[Any, Any, Any], services: Services) -> Response[wire.Me]:
    """Who you are; whoever has no cookie yet becomes a guest and gets one."""
    person = await services.identities.person(request.cookies.get(COOKIE))
    return known_as(person or guest(token_hex(8)), request, services)


@put("/api/me", tags=["people"])
async def rename(data: wire.Rename, person: Person, services: Services) -> wire.Me:
    """Be called by another name, which nobody else at your tables may have."""
    await services.hall.show_names(await services.identities.rename(person, data.name))
    return about_me(person)


@post("/api/account", tags=["people"], status_code=200)
async def open_account(data: wire.Credentials, person: Person, services: Services) -> wire.Me:
    """Get an account, to be the same person on other devices. All games are kept."""
    await services.hall.show_names(await services.identities.open_account(person, data.username, data.password))
    return about_me(person)


@post("/api/session", tags=["people"], status_code=200)
async def log_in(data: wire.Credentials, request: Request[Any, Any, Any], services: Services) -> Response[wire.Me]:
    """Be the person of an account. What you had as a guest becomes the account's."""
    person = await services.identities.log_in(data.username, data.password)
    before = await services.identities.person(request.cookies.get(COOKIE))
    if before and before.id != person.id and not before.username:
        for table_id in await services.store.hand_over_everything(before, person):
            await services.hall.refresh(table_id)
    return known_as(person, request, services)


@delete("/api/session", tags=["people"])
async def log_out(request: Request[Any, Any, Any]) -> Response[None]:
    """Be nobody on this device."""
    gone = Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax")
    return Response(None, cookies=[gone], status_code=204)


@put("/api/me/push", tags=["people"], status_code=204)
async def subscribe(data: wire.PushSubscription, person: Person, services: Services, language: str) -> None:
    """Have notices sent to this browser when it is your turn, in the language of the request."""
    if not services.pusher.usable(data):
        raise Refusal("push-endpoint", 400)
    await services.store.add_push(person.id, Push(data.endpoint, data.keys.p256dh, data.keys.auth, language))


@delete("/api/me/push", tags=["people"])
async def unsubscribe(person: Person, services: Services) -> None:
    """Have no more notices sent."""
    await services.store.drop_pushes(person.id)


# the house


@get("/api/house", tags=["house"])
async def house(services: Services, language: str) -> wire.House:
    """What is played here."""
    return wire.House(
        version=__version__,
        games=[about_game(name, language) for name in ROOMS],
        bots=[about_bot(name, language) for name in BOTS],
        languages=list(LANGUAGES),
        push_key=services.pusher.public_key,
    )


def about_bot(name: str, language: str) -> wire.BotInfo:
    ratings = {game: levels(game)[name].rating for game in ROOMS if name in levels(game)}
    return wire.BotInfo(name, sentence(f"bot-{name}", language), ratings)


def about_game(name: str, language: str) -> wire.GameInfo:
    game = find_game(name)
    words = Words(game, language)
    options = [
        wire.TableOptionInfo(
            name=option.name,
            label=words.text(f"table-{option.name}"),
            hint=words.text(f"table-{option.name}.hint"),
            values=[
                wire.OptionValue(
                    value, words.value(option.name, value), list(option.seats.get(value, game.seat_counts))
                )
                for value in option.values
            ],
            text=option.text,
            given=wire.Given(option.given[0], list(option.given[1])) if option.given else None,
        )
        for option in game.table_options
    ]
    provenance = [words.text(f"provenance-{each}") for each in game.provenance]
    return wire.GameInfo(game.id, words.text("title"), list(game.seat_counts), options, provenance, name in LESSONS)


@get("/api/games/{game:str}/book", tags=["house"])
async def rule_book(game: Annotated[str, Parameter(max_length=20)], language: str) -> wire.Book:
    """The rule book of a game, for players."""
    return _book(known_game(game).id, language)


@cache
def _book(game: str, language: str) -> wire.Book:
    book = books.book(game, language)
    return wire.Book(
        book.title,
        [
            wire.Chapter(
                chapter.anchor,
                chapter.title,
                books.html(game, chapter.text),
                [
                    wire.Paragraph(each.anchor, each.title, books.html(game, each.text), *book.links[each.anchor])
                    for each in chapter.paragraphs
                ],
            )
            for chapter in book.chapters
        ],
    )


@get("/api/games/{game:str}/rules", tags=["house"])
async def rules(
    game: Annotated[str, Parameter(max_length=20)], ids: Annotated[str, Parameter(max_length=2000)]
) -> list[wire.Rule]:
    """What the rules with these ids, separated by commas, say."""
    book = rules_in(find_rulebook(known_game(game).id))
    wanted = [name.strip() for name in ids.split(",")]
    for name in wanted:
        if name not in book:
            raise Refusal("no-such-rule", 404, game=game, rule=name[:40])
    return [wire.Rule(name, book[name]) for name in wanted]


# tables


@get("/api/me/tables", tags=["tables"])
async def my_tables(request: Request[Any, Any, Any], services: Services) -> list[wire.TableInfo]:
    """The tables where you have a seat, the last moved first."""
    person = await services.identities.person(request.cookies.get(COOKIE))
    return await _listed(await services.store.tables_of(person.id) if person else [], person, services)


@get("/api/tables", tags=["tables"])
async def open_tables(request: Request[Any, Any, Any], services: Services) -> list[wire.TableInfo]:
    """Tables that wait for players and are listed."""
    person = await services.identities.person(request.cookies.get(COOKIE))
    return await _listed(await services.store.open_tables(int(time()) - DAY), person, services)


async def _listed(rows: Sequence[TableRow], person: Person | None, services: Services) -> list[wire.TableInfo]:
    seats = await services.store.seats([row.id for row in rows])
    return [about_table(row, seats[row.id], person.id if person else None) for row in rows]


@post("/api/tables", tags=["tables"])
async def create(data: wire.NewTable, person: Person, services: Services) -> wire.TableInfo:
    """Set up a table and sit down at it."""
    return services.tables.info(await services.tables.create(person, data), person)


@post("/api/play", tags=["tables"])
async def play_now(data: wire.PlayNow, person: Person, services: Services) -> wire.TableInfo:
    """Set up a table with bots at all other seats, and begin."""
    return services.tables.info(await services.tables.play_now(person, data), person)


@post("/api/games/{game:str}/lesson", tags=["tables"])
async def take_lesson(
    game: Annotated[str, Parameter(max_length=20)], person: Person, services: Services
) -> wire.TableInfo:
    """Begin the first lesson of a game."""
    return services.tables.info(await services.tables.lesson(person, game), person)


@get("/api/tables/{table_id:str}", tags=["tables"])
async def table(table_id: TableId, request: Request[Any, Any, Any], services: Services) -> wire.TableInfo:
    person = await services.identities.person(request.cookies.get(COOKIE))
    return await services.tables.glance(table_id, person)


@post("/api/tables/{table_id:str}/join", tags=["tables"], status_code=200)
async def join(table_id: TableId, data: wire.Join, person: Person, services: Services) -> wire.TableInfo:
    """Sit down at a free seat."""
    return services.tables.info(await services.tables.join(table_id, person, data.seat, data.name), person)


@post("/api/tables/{table_id:str}/leave", tags=["tables"], status_code=200)
async def leave(
    table_id: TableId, person: Person, services: Services, seat: SeatNumber | None = None
) -> wire.TableInfo:
    """Get up: before the match the seat is free again, during it the others may let a bot stand in.

    Who has several seats gets up from all of them, or from the one that is named.
    """
    return services.tables.info(await services.tables.leave(table_id, person, seat), person)


@post("/api/tables/{table_id:str}/start", tags=["tables"], status_code=200)
async def start(table_id: TableId, person: Person, services: Services) -> wire.TableInfo:
    """Begin the match."""
    return services.tables.info(await services.tables.start(table_id, person), person)


@put("/api/tables/{table_id:str}/seats/{seat:int}/bot", tags=["tables"])
async def seat_bot(
    table_id: TableId, seat: SeatNumber, data: wire.SeatBot, person: Person, services: Services
) -> wire.TableInfo:
    """Put a bot on a free seat, or let it stand in for a player who left the match."""
    return services.tables.info(await services.tables.seat_bot(table_id, seat, person, data.bot), person)


@delete("/api/tables/{table_id:str}/seats/{seat:int}/bot", tags=["tables"], status_code=200)
async def remove_bot(table_id: TableId, seat: SeatNumber, person: Person, services: Services) -> wire.TableInfo:
    """Free the seat of a bot, or take your own seat back from it."""
    return services.tables.info(await services.tables.remove_bot(table_id, seat, person), person)


@post("/api/tables/{table_id:str}/rematch", tags=["tables"], status_code=200)
async def rematch(table_id: TableId, person: Person, services: Services) -> wire.TableInfo:
    """The table where the same people play again."""
    return services.tables.info(await services.tables.rematch(table_id, person), person)


@post("/api/tables/{table_id:str}/branch", tags=["tables"])
async def branch(table_id: TableId, data: wire.Branch, person: Person, services: Services) -> wire.TableInfo:
    """Go on from a point of a finished match, against bots."""
    return services.tables.info(await services.tables.branch(table_id, person, data), person)


@post("/api/tables/{table_id:str}/seats/{seat:int}/link", tags=["tables"])
async def make_link(table_id: TableId, seat: SeatNumber, person: Person, services: Services) -> wire.SeatLink:
    """A link that moves your seat to whichever device opens it."""
    return await services.tables.make_link(table_id, seat, person)


@post("/api/links/{token:str}", tags=["tables"], status_code=200)
async def take_link(
    token: Annotated[str, Parameter(max_length=64)], person: Person, services: Services
) -> wire.TableInfo:
    """Take over the seat that a link is for."""
    return services.tables.info(await services.tables.take_link(token, person), person)


@post("/api/tables/{table_id:str}/seats/{seat:int}/key", tags=["tables"], status_code=200)
async def seat_key(table_id: TableId, seat: SeatNumber, person: Person, services: Services) -> wire.SeatKey:
    """A key to your seat, for the browser to keep beside the cookie."""
    return await services.tables.seat_key(table_id, seat, person)


@post("/api/tables/{table_id:str}/seats/{seat:int}/claim", tags=["tables"], status_code=200)
async def claim(
    table_id: TableId, seat: SeatNumber, data: wire.Claim, person: Person, services: Services
) -> wire.TableInfo:
    """Take your seat back with its key, when the cookie is lost."""
    return services.tables.info(await services.tables.claim(table_id, seat, person, data.key), person)


# looking back


@get("/api/tables/{table_id:str}/history", tags=["history"])
async def history(
    table_id: TableId, request: Request[Any, Any, Any], services: Services, language: str, eyes: Eyes = None
) -> wire.History:
    """All that has happened, as you may know it."""
    live, seat = await _looking(table_id, request, services, eyes)
    return await services.history.history(live, seat, live.teller(language))


@get("/api/tables/{table_id:str}/at/{length:int}", tags=["history"])
async def position(
    table_id: TableId,
    length: Annotated[int, Parameter(ge=0, le=1_000_000)],
    request: Request[Any, Any, Any],
    services: Services,
    language: str,
    eyes: Eyes = None,
) -> wire.Position:
    """The table when the log had so many entries, as you could see it then."""
    live, seat = await _looking(table_id, request, services, eyes)
    return await services.history.position(live, seat, length, live.teller(language))


async def _looking(table_id: str, request: Request[Any, Any, Any], services: Services, eyes: int | None) -> Any:
    person = await services.identities.person(request.cookies.get(COOKIE))
    live = await services.hall.table(table_id)
    return live, services.tables.viewing_seat(live, person, None if eyes is None else str(eyes))


@get("/api/tables/{table_id:str}/record", tags=["history"], media_type=MediaType.TEXT)
async def record(table_id: TableId, request: Request[Any, Any, Any], services: Services) -> Response[str]:
    """A finished match as a record, which `meadhall verify` can check."""
    person = await services.identities.person(request.cookies.get(COOKIE))
    live = await services.hall.table(table_id)
    services.tables.must_be_watchable(live, person)
    if live.row.phase != "over":
        raise Refusal("not-over")
    name = f"meadhall-{live.row.game}-{live.id}.txt"
    text = await services.history.record(live)
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table_id:str}/review", tags=["history"])
async def review(
    table_id: TableId, request: Request[Any, Any, Any], services: Services, language: str
) -> Response[wire.Review | None]:
    """How a finished match went. Whoever asks first lets it be prepared; until it is there, the status is 202."""
    live, _ = await _looking(table_id, request, services, None)
    words = live.teller(language)
    found = await services.reviews.find(live)
    if found.data is None:
        return Response(wire.Review(found.done, None), status_code=202)
    headers = {"etag": tag(found.data, language), "cache-control": "private, no-cache"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(None, status_code=304, headers=headers)
    return Response(await services.reviews.tell(live, found.data, words), headers=headers)


ROUTES = [
    *(me, rename, open_account, log_in, log_out, subscribe, unsubscribe),
    *(house, rule_book, rules, my_tables, open_tables, create, play_now, take_lesson, table, join, leave, start),
    *(seat_bot, remove_bot, rematch, branch, make_link, take_link, seat_key, claim, history, position, record, review),
]
