"""Whole matches on the boards; `python bench/browser.py matches` plays many more of them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

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
    over = player.table(table.id)
    assert over.phase == "over"
    if seats == 1:
        nobody_wins_alone(page, over.totals[0])


def nobody_wins_alone(page: Page, total: int) -> None:
    """The end of a game of one seat tells the points and what is a good result, and so does the list of tables."""
    points = re.compile(f".?{abs(total)} points?")
    expect(page.get_by_role("heading", level=1, name=points)).to_be_visible()
    expect(page.locator(".verdict")).to_contain_text("100 is a very good result")
    expect(page.locator(".end")).not_to_contain_text(re.compile(r"\b(wins?|Place)\b"))
    page.goto("/")
    expect(page.locator(".standing", has_text=points)).to_be_visible()
    expect(page.locator("body")).not_to_contain_text(re.compile(r"\bwon\b"))
