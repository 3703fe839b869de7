"""Games without a board of their own are played with the options in words, to the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.chair import Chair
from tests.browser.conftest import NewPage
from tests.server.client import Player
from tests.serving import Hall

MATCHES = {
    "brian-boru": {"seats": 3, "options": {}},
    "odin": {"seats": 1, "options": {"length": "short", "action_board": "small"}},
}


@pytest.mark.parametrize("game", MATCHES)
def test_a_match_with_options_in_words(hall: Hall, new_page: NewPage, game: str) -> None:
    player = Player(hall.address, "Ann")
    table = player.play_now(game, bot="random", **MATCHES[game])
    page = new_page(f"/table/{table.id}", who=player)
    chair = Chair(page)
    moves = 0
    while chair.settle():
        _choose(chair, last=moves % 2 == 1)
        moves += 1
    expect(page.get_by_role("table", name="Points")).to_contain_text("Total")
    assert player.table(table.id).phase == "over"


def _choose(chair: Chair, last: bool) -> None:
    """The first option, or the last: with one of them only, pauses could go on for ever."""
    (chair.in_words.last if last else chair.in_words.first).press("Enter")
