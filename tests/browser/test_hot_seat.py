"""Several people on one device: the page follows whose turn it is, and nobody sees what another must not."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.chair import Chair
from tests.browser.conftest import NewPage
from tests.server.client import Player
from tests.server.conftest import play_out
from tests.serving import Hall

NAMES = ("Ann", "Brendan")

WATCH = """() => {
    window.peeped = 0;
    const look = () => (window.peeped += document.querySelectorAll("aside").length);
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
"""Counts how often the table could be seen."""


@pytest.fixture
def host(hall: Hall) -> Player:
    return Player(hall.address, "Ann")


def _shared(host: Player, game: str = "rebirth", seats: int = 2, **options: str) -> str:
    """A match of people who all sit before one screen; the number of its table."""
    table = host.create(game, seats, options=options)
    for seat in range(1, seats):
        host.join(table.id, seat, ("Brendan", "Ciara")[seat - 1])
    host.start(table.id)
    return table.id


def _hand(page: Page) -> Locator:
    """What only who sits at the table may see."""
    return page.get_by_role("figure", name=re.compile("^Your ")).or_(
        page.get_by_text(re.compile("^Your (settlement|farm|power|tile)"))
    )


def _hand_over(page: Page, name: str) -> None:
    """The curtain is down, hides everything, and lifts for who is named."""
    expect(page.get_by_role("heading", name=f"Hand over to {name}")).to_be_visible()
    expect(page.get_by_role("button", name=f"I am {name}")).to_be_focused()
    expect(Chair(page).board).to_have_count(0)
    expect(_hand(page)).to_have_count(0)
    expect(page.get_by_role("main")).to_have_count(1)
    page.keyboard.press("Enter")


def test_two_people_share_a_screen(host: Player, new_page: NewPage) -> None:
    table = host.create(options={"first": "A"})
    page = new_page(f"/table/{table.id}", who=host)
    page.get_by_role("button", name="Somebody beside you: Raven").click()
    page.get_by_label("Their name at the table").fill("Brendan")
    page.keyboard.press("Enter")
    expect(page.get_by_role("listitem").filter(has_text="Beside you")).to_contain_text("Brendan")
    page.get_by_role("button", name="Start the match").click()
    chair = Chair(page)
    for turn in range(4):
        _hand_over(page, NAMES[turn % 2])
        chair.settle()
        expect(_hand(page)).not_to_have_count(0)
        assert page.url.endswith(f"?seat={turn % 2}")
        chair.click()
    _hand_over(page, "Ann")
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("log", name="What happened")).to_contain_text("Brendan")


def test_who_sits_down_at_the_screen_meets_the_curtain_first(host: Player, new_page: NewPage) -> None:
    page = new_page(f"/table/{_shared(host, first='B')}", who=host)
    _hand_over(page, "Brendan")
    expect(Chair(page).board).to_be_visible()
    page.reload()  # it is still Brendan who sits here
    expect(Chair(page).board).to_be_visible()


def test_a_choice_can_be_taken_back_before_the_next_looks(host: Player, new_page: NewPage) -> None:
    table = _shared(host, "brian-boru", 3)
    _draft(host, table)
    page = new_page(f"/table/{table}?seat=0", who=host)
    expect(page.get_by_role("heading", name="Hand over to Brendan")).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    assert Chair(page).settle()
    expect(page.get_by_role("heading", name=re.compile("Hand over"))).to_have_count(0)
    assert page.url.endswith("?seat=0")


def test_the_curtain_stays_whatever_happens_behind_it(host: Player, new_page: NewPage) -> None:
    table = _shared(host, "brian-boru", 3)
    _draft(host, table)
    page = new_page(f"/table/{table}?seat=0", who=host, reduced_motion="no-preference")
    expect(page.get_by_role("heading", name="Hand over to Brendan")).to_be_visible()
    page.evaluate(WATCH)
    with host.socket(table, 1) as brendan:
        while brendan.now.options:
            brendan.move()
    expect(page.get_by_role("button", name="I am Ciara")).to_be_visible()
    assert page.evaluate("window.peeped") == 0


def _draft(host: Player, table: str) -> None:
    """Play until all three draft at once, and Ann has made her picks."""
    with host.socket(table, 0) as ann, host.socket(table, 1) as brendan, host.socket(table, 2) as ciara:
        everybody = (ann, brendan, ciara)
        while len(ann.now.observation["deciding"]) < len(everybody):
            next(each for each in everybody if each.now.options).move()
            newest = max(each.now.number for each in everybody)
            for each in everybody:
                while each.now.number < newest:
                    each.read()
        while ann.now.options:
            ann.move()
        assert ann.now.undo


def test_where_nobody_minds_there_is_no_curtain(host: Player, new_page: NewPage) -> None:
    page = new_page(f"/table/{_shared(host, first='A')}", who=host)
    _hand_over(page, "Ann")
    chair = Chair(page)
    chair.settle()
    chair.button("Settings").click()
    page.get_by_role("switch", name="Curtain between players").uncheck()
    page.keyboard.press("Escape")
    chair.click()
    page.wait_for_url("**?seat=1")
    chair.settle()
    expect(_hand(page)).not_to_have_count(0)


def test_at_the_end_all_may_look(host: Player, new_page: NewPage) -> None:
    table = _shared(host, first="A")
    page = new_page(f"/table/{table}", who=host)
    _hand_over(page, "Ann")
    with host.socket(table, 0) as ann, host.socket(table, 1) as brendan:
        play_out(ann, brendan)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    page.get_by_label("The seat you play").select_option("As Brendan")
    page.wait_for_url("**?seat=1")
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("listitem").filter(has_text="Beside you")).to_contain_text("Brendan")
