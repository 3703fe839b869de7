"""What others do is told one thing after the other, as fast as the reader likes, and never in the way.

The clock of these pages stands still: it goes on only when the test says so.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from meadhall.server import talk
from tests.browser.chair import Chair
from tests.browser.visitors import Visitors
from tests.server.client import Player
from tests.serving import Hall

BEAT = 700
BOTS = ("Raven", "Hound", "Salmon")

Hurry = Callable[[Chair], None]

COUNT = """() => {
    window.made = 0;
    const Real = window.OscillatorNode;
    window.OscillatorNode = class extends Real {
        constructor(...parts) {
            super(...parts);
            window.made += 1;
        }
    };
}"""
"""Counts the tones that are made."""


def at_noon(visitors: Visitors, hall: Hall, path: str, who: Player | None = None, **settings: object) -> Chair:
    """A table where things move, at a moment that lasts."""
    page = visitors.open(hall.address, "about:blank", who=who, reduced_motion="no-preference")
    kept = json.dumps(json.dumps(settings))
    page.add_init_script(
        f"localStorage.getItem('meadhall.settings') ?? localStorage.setItem('meadhall.settings', {kept})"
    )
    page.clock.install(time=0)
    page.goto(path)
    page.locator('[data-place^="seat-"]').first.wait_for()  # whoever waits for the server would wait for ever
    page.clock.pause_at(24 * 3600 * 1000)
    return Chair(page)


def _against_three(hall: Hall) -> tuple[Player, str]:
    host = Player(hall.address, "Ann")
    table = host.play_now("rebirth", 4, bot="random", options={"first": "A"})
    return host, f"/table/{table.id}"


def _tiles(chair: Chair) -> dict[str, int]:
    """How many tiles of each player lie on the board."""
    return {name: chair.board.get_by_role("img", name=re.compile(f"{name}.s ")).count() for name in ("Ann", *BOTS)}


def _chosen(chair: Chair) -> None:
    """Make a choice, and wait until all others have made theirs: the table waits, but not all of it is told."""
    chair.settle()
    own = chair.board.get_by_role("img", name=re.compile("Ann.s "))
    before = own.count()
    chair.lit.first.click()
    expect(own).to_have_count(before + 1)
    chair.settle()


def test_others_move_one_after_the_other(visitors: Visitors, hall: Hall) -> None:
    host, path = _against_three(hall)
    chair = at_noon(visitors, hall, path, host)
    _chosen(chair)
    expect(chair.button("Skip")).to_be_visible()
    for told, name in enumerate(("Ann", *BOTS)):
        expect(chair.board.get_by_role("img", name=re.compile(f"{name}.s "))).to_have_count(1)
        assert list(_tiles(chair).values()) == [1] * (told + 1) + [0] * (3 - told)
        assert bool(chair.lit.count()) == (told == 3)
        if told < 3:
            expect(chair.page.get_by_role("region", name=re.compile("is placing a tile"))).to_contain_text(
                f"{name} places"
            )
        chair.page.clock.run_for(BEAT)
    expect(chair.button("Skip")).to_have_count(0)


@pytest.mark.parametrize(
    "hurry",
    [
        lambda chair: chair.page.keyboard.press("Space"),
        lambda chair: chair.button("Skip").click(),
        lambda chair: chair.board.click(position={"x": 5, "y": 5}),
    ],
    ids=["key", "button", "board"],
)
def test_whoever_does_not_want_to_wait_sees_the_newest(visitors: Visitors, hall: Hall, hurry: Hurry) -> None:
    host, path = _against_three(hall)
    chair = at_noon(visitors, hall, path, host)
    _chosen(chair)
    expect(chair.button("Skip")).to_be_visible()
    hurry(chair)
    expect(chair.lit).not_to_have_count(0)
    assert _tiles(chair) == {"Ann": 1, "Raven": 1, "Hound": 1, "Salmon": 1}  # and nothing was chosen by it
    expect(chair.button("Skip")).to_have_count(0)


def test_a_press_that_hurries_chooses_nothing(visitors: Visitors, hall: Hall) -> None:
    host = Player(hall.address, "Ann")
    table = host.play_now("brian-boru", 3, bot="random")
    chair = at_noon(visitors, hall, f"/table/{table.id}", host)
    hand = chair.page.get_by_role("list", name="Your hand", exact=True).get_by_role("button")
    with host.socket(table.id, 0) as socket:
        socket.until(lambda: socket.to_move)
        while not socket.now.prompt.startswith("Play a card. The highest"):
            socket.move()
            socket.until(lambda: socket.to_move)
        socket.ask(talk.Say("all", "That was all."))
        expect(chair.page.get_by_role("tab", name="Chat (1)")).to_be_visible()  # so nothing before it is on its way
        expect(chair.button("Skip")).to_be_visible()
        number = socket.now.number
        hand.first.click(force=True)
        expect(chair.button("Skip")).to_have_count(0)
        expect(chair.page.locator("main [data-option]")).not_to_have_count(0)
        socket.ask(talk.Forecast("still"))
        assert socket.now.number == number


def test_who_wants_everything_at_once_never_waits(visitors: Visitors, hall: Hall) -> None:
    host, path = _against_three(hall)
    chair = at_noon(visitors, hall, path, host, speed="none")
    _chosen(chair)
    expect(chair.lit).not_to_have_count(0)
    assert _tiles(chair) == {"Ann": 1, "Raven": 1, "Hound": 1, "Salmon": 1}


def test_the_speed_is_chosen_in_the_menu(visitors: Visitors, hall: Hall) -> None:
    host, path = _against_three(hall)
    chair = at_noon(visitors, hall, path, host)
    chair.settle()
    chair.button("Settings").click()
    chair.page.get_by_role("radio", name="At once").check()
    chair.page.reload()
    _chosen(chair)
    expect(chair.lit).not_to_have_count(0)


def test_the_end_comes_when_it_is_told(visitors: Visitors, hall: Hall) -> None:
    host, path = _against_three(hall)
    watching = at_noon(visitors, hall, path)
    expect(watching.page.get_by_text("You are watching.")).to_be_visible()
    with host.socket(path.split("/")[2], 0) as socket:
        socket.play_out()
    expect(watching.button("Skip")).to_be_visible()
    expect(watching.board).to_be_visible()
    watching.page.wait_for_function("() => document.title.startsWith('Rebirth')")
    watching.button("Skip").click()
    expect(watching.button("Step through the match")).to_be_visible()


def test_sounds_are_for_who_wants_them(visitors: Visitors, hall: Hall) -> None:
    host, path = _against_three(hall)
    chair = at_noon(visitors, hall, path, host, speed="none")
    chair.page.evaluate(COUNT)
    _chosen(chair)
    assert chair.page.evaluate("window.made") == 0
    chair.button("Settings").click()
    chair.page.get_by_role("switch", name="Sounds").check()
    chair.page.keyboard.press("Escape")
    _chosen(chair)
    chair.page.wait_for_function("() => window.made > 0")
