"""In which language somebody is spoken to: the one that is asked for, or the best of those that the browser names."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from meadhall.server.refusals import Refusal
from meadhall.words import LANGUAGES, preferred


def spoken(wanted: str | None, accepted: str) -> str:
    """`wanted` is asked for outright, `accepted` is what stands in an Accept-Language header."""
    if wanted is None:
        return understood(accepted)
    if wanted not in LANGUAGES:
        raise Refusal("no-such-language", 400, language=wanted[:20], languages=", ".join(LANGUAGES))
    return wanted


def addressed(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """For a refusal: also whoever asks for a language that is not spoken here has to be told so in one that is."""
    wanted = connection.query_params.get("lang")
    return wanted if wanted in LANGUAGES else understood(connection.headers.get("accept-language", ""))


def understood(accepted: str) -> str:
    """The best of our languages for an Accept-Language header such as "cs-CZ, cs;q=0.9, en;q=0.8"."""
    named = []
    for part in accepted.split(","):
        tag, *parameters = (each.strip().lower() for each in part.split(";"))
        weights = [each.removeprefix("q=") for each in parameters if each.startswith("q=")]
        try:
            weight = float(weights[0]) if weights else 1.0
        except ValueError:
            continue
        if 0 < weight <= 1:
            named.append((-weight, tag))
    return preferred([tag for _, tag in sorted(named, key=lambda each: each[0])])
