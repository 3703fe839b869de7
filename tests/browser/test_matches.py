"""Whole matches on the boards; `python bench/browser.py matches` plays many more of them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.matches import Clicker, Sitter, Typist
from tests.server.client import Player
from tests.serving import Hall

MATCHES = {
    "brian-boru by keys": (Typist, "brian-boru", 3, {}),
    "odin by clicks": (Clicker, "odin", 1, {"length": "short"}),
}


@pytest.mark.parametrize("match", MATCHES)
def test_a_match_on_the_board(hall: Hall, new_page: NewPage, match: str) -> None:
    way, game, seats, options = MATCHES[match]
    player = Player(hall.address, "Ann")
    table = player.play_now(game, seats, bot="random", options=options)
    page = new_page(f"/table/{table.id}", who=player)
    sitter: Sitter = way(page)
    assert sitter.play_out() > 30
    expect(page.get_by_role("table", name="Points")).to_contain_text("Total")
    assert player.table(table.id).phase == "over"
