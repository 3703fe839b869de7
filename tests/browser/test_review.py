"""The review of a finished match leads to its moments, by mouse, by keyboard and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.looking import fit
from tests.server.client import Player
from tests.serving import Hall


@pytest.fixture(scope="module")
def finished(hall: Hall) -> tuple[Player, str]:
    """Somebody has taken the first choice each time, against a bot."""
    player = Player(hall.address, "Aoife")
    table = player.play_now("rebirth", bot="greedy")
    with player.socket(table.id, 0) as socket:
        socket.play_out()
    player.reviewed(table.id)
    return player, f"/table/{table.id}"


def reviewed(page: Page) -> Locator:
    """The swings of the review, when it has come."""
    page.get_by_role("button", name="Review the match").click()
    expect(page.get_by_role("img", name="By how many points each player was ahead")).to_be_visible()
    return page.get_by_role("button", name=re.compile("Chosen:.*Better:"))


def step(swing: Locator) -> int:
    found = re.search(r"Step (\d+)", swing.inner_text())
    assert found
    return int(found[1])


def test_swings_lead_to_their_moment_on_the_board(finished: tuple[Player, str], new_page: NewPage) -> None:
    player, path = finished
    page = new_page(path, who=player)
    swings = reviewed(page)
    steps = sorted(step(swing) for swing in swings.all())
    assert len(steps) > 1
    swings.first.press("Enter")
    expect(page.get_by_role("group", name="Board: ")).to_be_visible()
    expect(swings.first).to_have_attribute("aria-current", "step")
    current = page.locator("button[aria-current=step]")
    page.keyboard.press("Escape")
    expect(current).to_have_count(0)
    for expected in (steps[0], steps[1]):
        page.keyboard.press("n")
        expect(current).to_contain_text(f"Step {expected}")
    page.keyboard.press("b")
    expect(current).to_contain_text(f"Step {steps[0]}")


def test_on_a_phone_the_board_takes_the_place_of_the_list(finished: tuple[Player, str], new_page: NewPage) -> None:
    player, path = finished
    page = new_page(path, who=player)
    fit(page, 360, 740)
    swings = reviewed(page)
    expected = step(swings.first)
    swings.first.click()
    expect(page.get_by_role("tab", name="History")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_text(re.compile(f"^Step {expected} of"))).to_be_visible()
    expect(page.get_by_role("group", name="Board: ")).to_be_visible()
    expect(page.get_by_text("Better:")).to_be_visible()


def test_the_chart_is_a_table_too(finished: tuple[Player, str], new_page: NewPage) -> None:
    player, path = finished
    page = new_page(path, who=player)
    reviewed(page)
    page.get_by_role("radio", name="Hoped-for points").check()
    page.get_by_text("The chart as a table").click()
    points = [str(total) for total in player.table(path.split("/")[2]).totals]
    last = page.get_by_role("table", name="The points each player could hope for").get_by_role("row").last
    assert last.get_by_role("cell").all_inner_texts() == points
