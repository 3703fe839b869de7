"""Nobody is tricked by a page that changes under the hand.

The clock of these pages stands still: it goes on only when the test says so.
"""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.matches import LATE
from tests.browser.test_pacing import at_noon
from tests.browser.visitors import Visitors
from tests.server.client import Player
from tests.serving import Hall

REST = 1000
"""Milliseconds after which help has come to whoever waits for it."""


def test_a_press_meant_for_what_lay_there_before_is_not_taken(visitors: Visitors, hall: Hall) -> None:
    host = Player(hall.address, "Ann")
    table = host.play_now("rebirth", 2, bot="random", options={"first": "A"})
    chair = at_noon(visitors, hall, f"/table/{table.id}", host, speed="none")
    page, dimmed = chair.page, chair.page.locator("[data-slip]")
    own = chair.board.get_by_role("img", name=re.compile("Ann.s "))
    chair.settle()
    page.keyboard.press("w")
    chair.in_words.first.click()  # the first decision of a page is taken at once
    expect(own).to_have_count(1)
    chair.settle()
    page.mouse.down()
    page.mouse.up()
    expect(dimmed).not_to_have_count(0)
    expect(page.get_by_text("Sending your choice")).to_have_count(0)
    page.clock.run_for(LATE)
    expect(dimmed).to_have_count(0)
    page.mouse.down()
    page.mouse.up()
    expect(own).to_have_count(2)
    chair.settle()
    chair.lit.last.click()  # it could be chosen before and meant the same
    expect(own).to_have_count(3)


def test_help_comes_to_a_pointer_that_moves(visitors: Visitors, hall: Hall) -> None:
    host = Player(hall.address, "Ann")
    path = f"/table/{host.play_now('odin', 1, bot='random').id}"
    page = at_noon(visitors, hall, path, host).page
    space, tip = page.locator('[data-place="space-0"]'), page.get_by_role("tooltip")
    space.hover()
    page.clock.run_for(REST)
    expect(tip).to_be_visible()
    page.get_by_role("tab", name="Actions").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("() => document.querySelector('[data-place=space-0]')?.matches(':hover')")
    page.clock.run_for(REST)
    expect(tip).to_be_hidden()  # the space came under the pointer by itself
    page.mouse.move(0, 0)
    space.hover()
    page.clock.run_for(REST)
    expect(tip).to_be_visible()


def test_a_touch_leaves_no_help_behind(visitors: Visitors, hall: Hall) -> None:
    """After a tap the browser has a mouse of its own make, which stays where the finger was."""
    host = Player(hall.address, "Ann")
    path = f"/table/{host.play_now('odin', 1, bot='random').id}"
    page = visitors.open(hall.address, "about:blank", who=host, width=360, height=740, has_touch=True, is_mobile=True)
    page.clock.install()
    page.goto(path)
    spaces, tip = page.locator('[data-place^="space-"]'), page.get_by_role("tooltip")
    spaces.first.tap()
    spaces.nth(2).hover()
    page.clock.run_for(REST)
    expect(tip).to_be_hidden()
