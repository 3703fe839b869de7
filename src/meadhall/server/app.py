"""The application: routes, socket, pages, and what guards them."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

import msgspec
from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import Parameter
from litestar.stores.memory import MemoryStore

from meadhall import __version__
from meadhall.server import pages
from meadhall.server.identity import COOKIE
from meadhall.server.languages import addressed, spoken
from meadhall.server.logs import write_logs
from meadhall.server.refusals import Refusal
from meadhall.server.routes import ROUTES
from meadhall.server.services import Config, Services
from meadhall.server.socket import same_site, table_socket
from meadhall.server.storage.rows import Person

LARGEST_BODY = 200_000
CONFIG = "MEADHALL_CONFIG"
"""The environment variable through which `meadhall serve` hands its settings to worker processes."""
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}

log = logging.getLogger(__name__)


def make_app(config: Config) -> Litestar:
    services = Services(config)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        counted = limit.get_store_from_app(app)
        if isinstance(counted, MemoryStore):  # which forgets nobody by itself
            services.chores.append(counted.delete_expired)
        await services.start()
        try:
            yield
        finally:
            await services.stop()

    async def provide_services() -> Services:
        return services

    async def provide_person(request: Request[Any, Any, Any]) -> Person:
        return await services.identities.acting(request.cookies.get(COOKIE))

    async def provide_language(
        request: Request[Any, Any, Any],
        lang: Annotated[str | None, Parameter(max_length=10, description="The language of texts")] = None,
    ) -> str:
        return spoken(lang, request.headers.get("accept-language", ""))

    limit = RateLimitConfig(("minute", config.requests_a_minute), exclude=["^/assets/", "^/health", "^/metrics"])
    return Litestar(
        [
            *ROUTES,
            table_socket,
            pages.page,
            pages.rules_page,
            pages.table_page,
            pages.figure,
            pages.at_the_root,
            pages.health,
            pages.metrics,
            *pages.assets(),
        ],
        lifespan=[running],
        dependencies={
            "services": Provide(provide_services),
            "person": Provide(provide_person),
            "language": Provide(provide_language),
        },
        middleware=[limit.middleware] if config.requests_a_minute else [],
        before_request=only_own_pages,
        exception_handlers={Refusal: refuse, HTTPException: refuse_request, Exception: apologise},
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=["/socket"]),
        request_max_body_size=LARGEST_BODY,
        response_headers=HEADERS,
        openapi_config=OpenAPIConfig(title="Meadhall", version=__version__, render_plugins=[JsonRenderPlugin()]),
        logging_config=None,
    )


async def only_own_pages(request: Request[Any, Any, Any]) -> None:
    """Pages of other sites cannot make a browser change anything here."""
    if request.method not in ("GET", "HEAD") and not same_site(
        request.headers.get("origin"), request.headers.get("host")
    ):
        raise Refusal("bad-origin", 403)


def refuse(request: Request[Any, Any, Any], refused: Refusal) -> Response[Any]:
    language = addressed(request)
    if pages.is_for_a_page(request, refused.status):
        page, headers = pages.lost(refused, language), {**HEADERS, "cache-control": "no-cache"}
        return Response(page, media_type=MediaType.HTML, status_code=refused.status, headers=headers)
    told = {"code": refused.code, "text": refused.text(language)}
    return Response(told, media_type=MediaType.JSON, status_code=refused.status, headers=HEADERS)


def refuse_request(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Requests that Litestar does not understand."""
    if error.status_code >= 500:
        return apologise(request, error)
    known = {404: "no-such-page", 405: "no-such-page", 413: "too-long", 429: "too-fast"}
    if error.status_code in known:
        return refuse(request, Refusal(known[error.status_code], error.status_code, limit=LARGEST_BODY))
    problems = [f"{each.get('key', '')} {each['message']}".strip() for each in _details(error)]
    return refuse(request, Refusal("bad-message", error.status_code, problem="; ".join(problems) or error.detail))


def _details(error: HTTPException) -> list[dict[str, str]]:
    extra = error.extra
    return [each for each in extra if isinstance(each, dict) and "message" in each] if isinstance(extra, list) else []


def apologise(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    log.error("a request failed", exc_info=error)
    return refuse(request, Refusal("fault", 500))


def from_environment() -> Litestar:
    """The application of a worker process."""
    write_logs(sys.stderr)
    return make_app(msgspec.json.decode(os.environ[CONFIG], type=Config))
