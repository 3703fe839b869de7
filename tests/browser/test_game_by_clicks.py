"""A whole match of Rebirth by clicks: two people in two browsers and a bot, with all that may happen in between."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chair import Chair
from tests.browser.rooms import NOW
from tests.browser.visitors import Complaints, Visitors
from tests.conftest import NewHall
from tests.serving import Hall


class Table:
    """Two people at a table in a hall of their own, which may be shut and opened again."""

    def __init__(self, hall: Hall, visitors: Visitors) -> None:
        self.hall = hall
        self.host = Chair(visitors.open(hall.address))
        _lay(self.host.page)
        address = self.host.page.get_by_role("textbox", name="Address of this table").input_value()
        self.path = address.removeprefix(hall.address)
        self.friend = Chair(visitors.open(hall.address, self.path))
        self.friend.button("Sit here: Raven").click()
        self.host.page.get_by_label("Put a bot here: Hound").select_option("level-1")
        self.host.button("Start the match").click()

    def whose(self) -> Chair:
        """Who is to move, or any once all is over."""
        while True:
            for chair in (self.host, self.friend):
                if chair.is_settled():
                    return chair
            self.host.page.wait_for_timeout(20)

    def rounds(self, number: int) -> None:
        for _ in range(2 * number):
            self.whose().click()
            self.settled()
        while self.whose() is not self.host:
            self.friend.click()
            self.settled()

    def settled(self) -> None:
        """Nobody's choice is under way."""
        for chair in (self.host, self.friend):
            expect(chair.page.locator("body")).not_to_contain_text("Sending your choice")

    def play_out(self) -> None:
        number = 0
        while (chair := self.whose()).settle():
            chair.click(number := number + 7)
            self.settled()


def _lay(page: Page) -> None:
    """From the home page to the lobby."""
    page.get_by_role("button", name="Invite friends: Rebirth").click()
    dialog = page.get_by_role("dialog", name="Lay a table")
    dialog.get_by_role("group", name="Players").get_by_role("radio", name="3").check()
    dialog.get_by_text("1 more").click()
    dialog.get_by_label("First player").select_option("A")
    dialog.get_by_role("switch", name="Hints").check()
    dialog.get_by_role("button", name="Lay the table").click()


@pytest.fixture
def table(new_hall: NewHall, visitors: Visitors) -> Table:
    return Table(new_hall(), visitors)


def test_a_match_by_clicks(table: Table, complaints: Complaints, tmp_path: Path) -> None:
    table.rounds(2)
    _take_back(table)
    _talk(table)
    _reload(table.whose())
    table.rounds(1)
    _lose_connection(table, complaints)
    table.rounds(1)
    _look_back(table.whose())
    _read_digest(table.whose())
    _count_points(table.whose())
    _follow_advice(table.whose())
    table.play_out()
    _end(table.host, tmp_path)
    _again(table)


def _take_back(table: Table) -> None:
    """What cannot be undone alone is taken back when everybody agrees."""
    host, friend = table.host, table.friend
    hexes = host.lit.count()
    host.click()
    expect(host.lit).to_have_count(0)
    host.button("Take back").click()
    host.page.get_by_role("dialog", name="Go back").get_by_role("button", name="Ask the others").click()
    request = friend.page.get_by_role("alert", name="A request to go back")
    expect(request).to_contain_text("asks to go back")
    request.get_by_role("button", name="Agree").click()
    expect(host.lit).to_have_count(hexes)


def _talk(table: Table) -> None:
    host, friend = table.host.page, table.friend.page
    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Say something").fill("Well met & <b>good</b> luck!")
    host.get_by_role("button", name="Send").click()
    friend.get_by_role("tab", name="Chat (1)").click()
    expect(friend.get_by_role("log", name="Chat")).to_contain_text("Well met & <b>good</b> luck!")
    expect(friend.get_by_role("tab", name="Chat", exact=True)).to_be_visible()


def _reload(chair: Chair) -> None:
    """In the middle of a turn: everything is as it was."""
    chair.settle()
    before = chair.lit.count()
    chair.page.reload()
    expect(chair.lit).to_have_count(before)


def _lose_connection(table: Table, complaints: Complaints) -> None:
    """The server is gone. A choice that is made meanwhile is kept, and goes out when the server is back."""
    complaints.expect("ERR_CONNECTION_|ERR_EMPTY_RESPONSE|WebSocket connection")
    chair = table.whose()
    table.hall.kill()
    expect(chair.page.get_by_role("status").filter(has_text="Connection lost")).to_be_visible()
    chair.click()
    expect(chair.page.get_by_text("Your choice is kept")).to_be_visible()
    table.hall.start()
    expect(chair.page.get_by_text("Your choice is kept")).to_have_count(0)
    for each in (table.host, table.friend):
        expect(each.page.get_by_text("Connection lost")).to_have_count(0)


def _look_back(chair: Chair) -> None:
    page = chair.page
    hexes = chair.lit.count()
    page.get_by_role("tab", name="History").click()
    expect(page.get_by_text(NOW)).to_be_visible()
    page.get_by_role("slider").press("Home")
    expect(page.get_by_text("You are looking at the past.")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^Step 0 of \d+$"))).to_be_visible()
    expect(chair.lit).to_have_count(0)
    page.get_by_role("button", name="Back to now").first.click()
    expect(chair.lit).to_have_count(hexes)


def _read_digest(chair: Chair) -> None:
    chair.page.mouse.move(0, 0)
    expect(chair.page.get_by_role("region", name="Since your last turn")).to_contain_text("Hound")


def _count_points(chair: Chair) -> None:
    page = chair.page
    page.get_by_role("button", name="Points", exact=True).click()
    dialog = page.get_by_role("dialog", name="Points")
    expect(dialog.get_by_role("table", name="Now")).to_contain_text("Total")
    dialog.get_by_role("radio", name="If it ended now").check()
    expect(dialog.get_by_role("table", name="If it ended now")).to_contain_text("Total")
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)


def _follow_advice(chair: Chair) -> None:
    """Three ways to go on with their reasons; one that is pointed at is shown on the board, one that waits is done."""
    chair.button("Suggest").click()
    expect(chair.suggestions).to_have_count(3)
    expect(chair.suggestions.first).to_contain_text("best")
    expect(chair.suggestions.first).to_contain_text(re.compile(r"[+\N{MINUS SIGN}]\d"))
    other = chair.suggestions.nth(1)
    label = other.locator(".way").inner_text()
    other.hover()
    expect(chair.page.locator(".decision .what")).to_contain_text(label)
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    chair.button("Confirm").click()
    expect(chair.suggestions).to_have_count(0)
    expect(chair.lit).to_have_count(0)


def _end(chair: Chair, folder: Path) -> None:
    page = chair.page
    expect(page.get_by_role("table", name="Points")).to_contain_text("Total")
    expect(page.get_by_role("img", name="Points of all players over the match")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = folder / "record.txt"
    download.value.save_as(record)
    checked = subprocess.run(
        [sys.executable, "-m", "meadhall", "verify", str(record)], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def _again(table: Table) -> None:
    """One offers a rematch, the other comes after."""
    table.host.button("Play again").click()
    expect(table.host.page.get_by_role("region", name="Places at the table")).to_be_visible()
    table.friend.button("To the next match").click()
    expect(table.friend.page).to_have_url(table.host.page.url)
    table.host.button("Start the match").click()
    for chair in (table.host, table.friend):
        expect(chair.board).to_be_visible()
