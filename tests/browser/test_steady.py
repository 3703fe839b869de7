"""What somebody is about to press stays where it is, whosever turn it is; the log goes on to the newest."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Error

from tests.browser.looking import fit
from tests.browser.test_pacing import at_noon
from tests.browser.visitors import Visitors
from tests.server.client import Player
from tests.serving import Hall

READ = 700
"""Milliseconds that somebody takes to read a decision."""
TURNS = 2
ON_THE_BOARD = {
    "rebirth": ".ground path.hex",
    "brian-boru": "[data-town] > .focus",
    "odin": '[data-place^="space-"]',
}
"""What a board consists of, without the light on what can be chosen."""
SIZES = {(1280, 800): True, (360, 740): False}
"""Whether all of the board is in sight; if not, what is asked about comes into sight, and only the frame stays."""
CHOOSING = 'main [data-option]:not([aria-disabled="true"], .bar *, [inert] *)'
"""What can be chosen, but for passing, and for what is on its way out."""
FRAME = "main, .decision .buttons button, [role=tab]"
TURN = re.compile("Place your|Lead|Play a|You have .* Vikings?: choose")
"""What a turn begins with."""

BOXES = """(places) => {
    const ends = (each) => each.effect.getComputedTiming().iterations !== Infinity;
    document.getAnimations().filter(ends).forEach((each) => each.finish());
    return [...document.querySelectorAll(places)].map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const name = each.closest("[data-place]")?.dataset.place ?? (each.id || each.parentElement.className);
        return `${name}: ${[x, y, width, height].map(Math.round)}`;
    });
}"""
"""Where things are when nothing moves any more: a place swells for a moment when something comes to it."""


AT_THE_NEWEST = """() => {
    const log = document.querySelector("[role=log]");
    const last = log?.lastElementChild.getBoundingClientRect();
    const end = Math.min(log?.getBoundingClientRect().bottom, innerHeight);
    return last && log.scrollTop > 0 && last.bottom <= end + 1;
}"""
"""The log is longer than its box, and its newest entry is in sight."""


@pytest.mark.parametrize("game", ON_THE_BOARD)
def test_nothing_jumps_when_a_turn_begins(visitors: Visitors, hall: Hall, game: str) -> None:
    host = Player(hall.address, "Ann")
    chair = at_noon(visitors, hall, f"/table/{host.play_now(game, 3, bot='random').id}", host)
    page, skip, mine = chair.page, chair.button("Skip"), chair.page.locator(".decision.mine")

    def choose() -> None:
        """What others do in the meantime is shown first, for as long as it takes."""
        while True:
            page.clock.run_for(READ)
            with suppress(Error):
                page.locator(CHOOSING).filter(visible=True).first.click(force=True, timeout=READ)
                return

    for (width, height), whole in SIZES.items():
        fit(page, width, height)
        places = f"{FRAME}, {ON_THE_BOARD[game]}" if whole else FRAME
        turns = 0
        while turns < TURNS:
            assert chair.settle()
            if skip.count():
                waiting = page.evaluate(BOXES, places)
                skip.click()
                if not mine.count():  # others choose as well, and have gone on
                    continue
                asked = page.evaluate(BOXES, places)
                if TURN.search(page.locator("#decision-prompt").inner_text()):
                    assert [pair for pair in zip(waiting, asked, strict=True) if len(set(pair)) > 1] == []
                    turns += 1
            choose()
    for width, height in SIZES:
        fit(page, width, height)
        page.get_by_role("tab", name="Log").click()
        page.wait_for_function(AT_THE_NEWEST)
    fit(page, 1280)
    while not mine.count():
        skip.or_(mine).first.wait_for()
        if skip.count():
            skip.click()
    choose()
    chair.settle()
    page.wait_for_function(AT_THE_NEWEST)
