"""The board of Rebirth, by mouse, finger and keyboard, against bots on a real server."""

from __future__ import annotations

import re
from collections import deque

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.looking import WIDTHS, barriers, overflow

ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
LEGAL = ".rebirth-board [data-hex][data-option]"
LAID = ".rebirth-board .laid"
OWN_TILE = re.compile(r"^Hex \d+,\d+: .+ (farm|power plant|settlement of \d)\.")
OTHERS = ".rebirth-board [data-hex]:not([data-option])"


def sit_down(page: Page, name: str = "scotland", seats: int = 2) -> None:
    """Begin a match against bots in which this page has the first turn."""
    agreed = {"game": "rebirth", "seats": seats, "options": {"map": name, "first": "A"}}
    while not page.context.cookies():  # the page is asking who we are; asking beside it would make us two people
        page.wait_for_timeout(10)
    table = page.request.post("/api/play", data=agreed).json()
    page.goto(f"/table/{table['id']}")
    page.locator(LEGAL).first.wait_for()


def wait_for_turn(page: Page) -> None:
    """The own tile lies there, the bot has answered, and it is our turn again."""
    expect(page.locator(LAID)).not_to_have_count(0)
    page.wait_for_function("laid => document.querySelectorAll(laid).length > 1", arg=LAID)
    page.locator(LEGAL).first.wait_for()


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("name", ["scotland", "ireland"])
def test_arrow_keys_reach_every_legal_hex(new_page: NewPage, name: str) -> None:
    page = new_page()
    sit_down(page, name)
    legal = set(page.locator(LEGAL).evaluate_all("all => all.map(each => each.dataset.option)"))
    assert page.locator('.rebirth-board [data-hex][tabindex="0"]').count() == 1
    first = page.locator('.rebirth-board [data-hex][tabindex="0"]').get_attribute("data-option")
    reached, waiting = {first}, deque([first])
    while waiting:
        start = waiting.popleft()
        for key in ARROWS:
            page.locator(f'.rebirth-board [data-hex][data-option="{start}"]').focus()
            page.keyboard.press(key)
            now = page.evaluate("() => document.activeElement.dataset.option")
            if now not in reached:
                reached.add(now)
                waiting.append(now)
    assert reached == legal


def test_a_tile_is_placed_with_enter(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page)
    page.locator('.rebirth-board [data-hex][tabindex="0"]').focus()
    page.keyboard.press("ArrowDown")
    chosen = page.locator(".rebirth-board [data-hex]:focus")
    number = chosen.get_attribute("data-hex")
    expect(chosen).to_have_role("button")
    page.keyboard.press("Enter")
    expect(page.locator(f'.rebirth-board [data-hex="{number}"]')).to_have_attribute("aria-label", OWN_TILE)
    wait_for_turn(page)


def test_the_mouse_looks_before_it_places(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page)
    assert points_that_stick_out(page) == []
    target = page.locator(LEGAL).nth(5)
    target.hover()
    expect(page.locator(".rebirth-board .ghost .tile")).to_have_count(1)
    expect(page.get_by_text("taken back")).to_have_count(0)  # against bots anything can be
    expect(page.locator(LAID)).to_have_count(0)
    target.click()
    wait_for_turn(page)


def points_that_stick_out(page: Page) -> list[str]:
    """What the upper edge of the board cuts off of the points that the uppermost hexes would bring."""
    edge = page.locator(".rebirth-board > svg").bounding_box()
    assert edge
    hexes = sorted(page.locator(LEGAL).all(), key=lambda each: middle(each)[1])
    found, seen = [], 0
    for each in hexes[:6]:
        each.hover()
        expect(page.locator(".rebirth-board .preview")).to_have_count(1)
        for badge in page.locator(".rebirth-board .preview rect").all():
            box = badge.bounding_box()
            assert box
            seen += 1
            found += [f"{box}"] * (box["y"] < edge["y"])
    assert seen
    return found


def test_a_finger_taps_twice(new_page: NewPage) -> None:
    page = new_page(width=360, height=740, has_touch=True, is_mobile=True)
    sit_down(page)
    target = page.locator(LEGAL).nth(8)
    before = middle(target)
    target.tap()
    expect(page.locator(".rebirth-board .ghost .tile")).to_have_count(1)
    assert middle(target) == pytest.approx(before, abs=2), "the second tap of a quick finger would hit another hex"
    target.tap()
    wait_for_turn(page)


@pytest.mark.parametrize(("name", "count"), [("scotland", 2), ("ireland", 4)])
def test_tiles_set_aside_can_be_looked_at(new_page: NewPage, name: str, count: int) -> None:
    page = new_page()
    sit_down(page, name)
    aside = page.locator("section", has=page.get_by_role("heading", name="Your tiles set aside"))
    expect(aside.get_by_role("img", name=re.compile("farm|power plant|settlement of"))).to_have_count(count)


def test_a_hex_tells_why_not(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page)
    page.locator(OTHERS).first.hover()
    expect(page.locator(".rebirth-board .note p").first).to_be_visible()


def test_zoom_shows_names_and_fit_shows_everything(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page)
    names = page.locator(".rebirth-board .names text")
    expect(names).to_have_count(0)
    page.get_by_role("button", name="Closer").click()
    page.get_by_role("button", name="Closer").click()
    expect(names.first).to_be_attached()
    page.get_by_role("button", name="Show the whole board").click()
    expect(names).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", ["scotland", "ireland"])
def test_the_board_shuts_nobody_out(new_page: NewPage, name: str, scheme: str) -> None:
    page = new_page(color_scheme=scheme)
    sit_down(page, name)
    assert barriers(page) == []


@pytest.mark.parametrize("width", WIDTHS)
def test_the_board_fits_its_window(new_page: NewPage, width: int) -> None:
    page = new_page(width=width)
    sit_down(page, "ireland", seats=4)
    assert overflow(page) <= 0
