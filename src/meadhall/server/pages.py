"""The client's files, health and metrics."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, Router, get
from litestar.response import File
from litestar.static_files import create_static_files_router
from prometheus_client import CollectorRegistry, Gauge, generate_latest

from meadhall import books
from meadhall.games import ROOMS
from meadhall.server.refusals import Refusal, sentence
from meadhall.server.services import Services
from meadhall.server.tables import known_game

STATIC = Path(str(files("meadhall.server") / "static"))
INDEX = STATIC / "index.html"
FOREVER = "public, max-age=31536000, immutable"
AT_THE_ROOT = ("favicon.svg", "sw.js")
LONGEST_PATH = 200
"""Characters of the path of an asset."""


@get(["/", "/link/{token:str}"], include_in_schema=False)
async def page() -> File:
    """Every page is the same file; the client sees by the address what to show."""
    return _file("index.html")


@get("/rules/{game:str}", include_in_schema=False)
async def rules_page(game: str) -> File:
    known_game(game)
    return _file("index.html")


@get(["/table/{table_id:str}", "/table/{table_id:str}/screen"], include_in_schema=False)
async def table_page(table_id: str, services: Services) -> File:
    await services.hall.read(table_id)
    return _file("index.html")


def is_for_a_page(request: Request[Any, Any, Any], status: int) -> bool:
    """Whether a refusal is read by somebody who looks for a page, and not for an answer of the interface."""
    missing = status in (404, 405)
    wanted = request.accept.best_match(["application/json", "text/html"], "application/json")
    return wanted == "text/html" and (missing or not request.url.path.startswith("/api/")) and INDEX.is_file()


def lost(refused: Refusal, language: str) -> str:
    """The same file in place of a page that is not there. The client shows that; where it cannot, these words do."""
    links = {"/": sentence("page-home", language), "/#open": sentence("page-open-tables", language)}
    ways = " ".join(f'<a href="{path}">{escape(name)}</a>' for path, name in links.items())
    words = f"<noscript><p>{escape(refused.text(language))}</p><p>{ways}</p></noscript>"
    page = INDEX.read_text("utf-8").replace('lang="en"', f'lang="{language}"', 1)
    return page.replace("</body>", f"{words}</body>")


@get([f"/{name}" for name in AT_THE_ROOT], include_in_schema=False)
async def at_the_root(scope: dict[str, object]) -> File:
    return _file(str(scope["path"]).lstrip("/"))


@get("/rules/{game:str}/figures/{name:str}", include_in_schema=False, media_type="image/svg+xml")
async def figure(game: str, name: str) -> str:
    """A drawing of a rule book."""
    found = books.figure(game, name.removesuffix(".svg")) if game in ROOMS else None
    if found is None:
        raise Refusal("no-such-page", 404)
    return found


def _file(name: str) -> File:
    if not (STATIC / name).is_file():
        raise Refusal("no-client", 404)
    return File(STATIC / name, filename=name, content_disposition_type="inline", headers={"cache-control": "no-cache"})


@get("/health", tags=["operation"], media_type=MediaType.TEXT)
async def health(services: Services) -> str:
    """Answers when the database does."""
    await services.store.check()
    return "well"


@get("/metrics", include_in_schema=False)
async def metrics(services: Services) -> Response[bytes]:
    """Figures of this process, for Prometheus."""
    hall, minds = services.hall, services.thinkers
    figures = {
        "tables": ("Tables in memory", len(hall.tables)),
        "viewers": ("Open sockets", sum(len(live.viewers) for live in hall.tables.values())),
        "steps": ("Steps written since the start", hall.choices),
        "bots_asked": ("Questions to bots since the start", minds.asked),
        "bots_failed": ("Questions that luck had to answer", minds.failed),
        "bots_restarted": ("Bot processes that were replaced", minds.restarted),
    }
    registry = CollectorRegistry()
    for name, (about, value) in figures.items():
        Gauge(f"meadhall_{name}", about, registry=registry).set(value)
    return Response(generate_latest(registry), media_type="text/plain; version=0.0.4")


def assets() -> list[Router]:
    """The router of the built client's scripts, styles and fonts, whose names change with their content."""
    folder = STATIC / "assets"
    if not folder.is_dir():
        return []
    return [
        create_static_files_router(
            path="/assets",
            directories=[folder],
            cache_control=None,
            include_in_schema=False,
            before_request=_of_some_length,
            after_request=_for_ever,
        )
    ]


async def _of_some_length(request: Request[Any, Any, Any]) -> None:
    """No file has a name that no file system would take."""
    if len(request.url.path) > LONGEST_PATH:
        raise Refusal("no-such-page", 404)


async def _for_ever(response: Response[object]) -> Response[object]:
    response.headers["cache-control"] = FOREVER
    return response
