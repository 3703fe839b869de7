"""Whoever asks is answered in their language."""

from __future__ import annotations

import pytest

from meadhall.server import wire
from meadhall.server.languages import understood
from tests.server.client import Player


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("cs-CZ,cs;q=0.9,en;q=0.8", "cs"),
        ("de, en;q=0.2, pl;q=0.7", "pl"),
        ("fr", "en"),
        ("es;q=nonsense, pl", "pl"),
        ("cs; q=0.9, en;q=0.1", "cs"),
        ("pl ; q=0.8 , de", "pl"),
        ("pl;q=nan,cs;q=1", "cs"),
        ("es;q=0,pl;Q=0.3", "pl"),
        (";;=,,cs", "cs"),
    ],
)
def test_the_best_language_of_a_browser_is_spoken(accepted: str, language: str) -> None:
    assert understood(accepted) == language


def test_refusals_and_texts_are_in_the_language_that_is_asked_for(host: Player) -> None:
    def ask(path: str, accepted: str) -> str:
        return host.http.get(path, headers={"accept-language": accepted}).text

    assert "There is no table" in ask("/api/tables/nowhere", "en")
    assert "Stůl nowhere tu není" in ask("/api/tables/nowhere", "cs")
    assert "Stůl nowhere tu není" in ask("/api/tables/nowhere?lang=cs", "en")
    assert "Uczta dla Odyna" in ask("/api/house", "pl")
    assert "Hostina pro Ódina" in ask("/api/house?lang=cs", "pl")
    assert host.get("/api/games/odin/book", wire.Book, lang="es").title == "Un festín para Odín"
