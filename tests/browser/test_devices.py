"""One person with several devices, and several people with one table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from meadhall.server import wire
from tests.browser.chair import Chair
from tests.browser.conftest import NewPage
from tests.browser.visitors import Complaints, Visitors
from tests.server.client import Player
from tests.serving import Hall

NAME = '<img src=x onerror="boom()">'
"""A name that would do harm if it were taken for more than a text."""


@pytest.fixture
def host(hall: Hall) -> Player:
    return Player(hall.address, "Ann")


def _begin(host: Player, friend: Player, **more: object) -> str:
    """A match of two people, the host first; the path of its table."""
    table = host.create(watch="anyone", options={"first": "A"}, **more)
    friend.join(table.id, 1)
    host.start(table.id)
    return f"/table/{table.id}"


def test_a_seat_moves_to_another_device(hall: Hall, host: Player, new_page: NewPage, complaints: Complaints) -> None:
    complaints.expect("WebSocket connection")  # the old device may try its seat again before it asks whose it is
    path = _begin(host, Player(hall.address, "Bo"))
    here = Chair(new_page(path, who=host))
    here.settle()
    here.page.get_by_role("button", name="Other devices").click()
    dialog = here.page.get_by_role("dialog", name="Other devices")
    dialog.get_by_role("button", name="Make a link").click()
    address = dialog.get_by_role("textbox", name="Move your seat to another device")
    expect(address).to_have_css("font-variant-ligatures", "no-contextual")
    link = address.input_value()
    phone = Chair(new_page(link.removeprefix(hall.address), width=390, height=780))
    phone.button("Take the seat").click()
    phone.settle()
    phone.click()
    expect(phone.lit).to_have_count(0)
    expect(here.page.get_by_text("You are watching.")).to_be_visible()


def test_a_guest_who_lost_the_cookie_gets_the_seat_back(hall: Hall, host: Player, new_page: NewPage) -> None:
    path = _begin(host, Player(hall.address, "Bo"))
    chair = Chair(new_page(path, who=host, width=360, height=740))
    chair.settle()
    chair.page.wait_for_function("(table) => localStorage.getItem(`meadhall.seats.${table}`)", arg=path.split("/")[2])
    chair.page.context.clear_cookies()
    chair.page.goto("/")
    mine = chair.page.get_by_role("region", name="Your games")
    expect(mine).to_contain_text("This browser no longer knows that you play here")
    mine.get_by_role("link", name="Rebirth").click()
    expect(chair.page.get_by_text("this browser has lost the cookie")).to_be_visible()
    expect(chair.page.get_by_text("You are watching.")).to_be_visible()
    chair.button("Take my seat back").click()
    chair.settle()
    expect(chair.page.get_by_text("this browser has lost the cookie")).to_have_count(0)
    chair.click()
    expect(chair.lit).to_have_count(0)
    expect(chair.page.get_by_role("list", name="Players")).to_contain_text("Ann")
    stranger = new_page(path)
    stranger.get_by_text("Did you have a seat here?").click()
    expect(stranger.get_by_text("With an account: log in.")).to_be_visible()
    expect(stranger.get_by_role("button", name="Take my seat back")).to_have_count(0)


def test_a_link_works_once(hall: Hall, host: Player, new_page: NewPage, complaints: Complaints) -> None:
    complaints.expect("status of 4")
    path = _begin(host, Player(hall.address, "Bo"))
    link = host.post(f"/api{path.replace('table', 'tables')}/seats/0/link", None, wire.SeatLink)
    Player(hall.address).post(f"/api{link.path.replace('link', 'links')}", None, wire.TableInfo)
    late = new_page(link.path)
    late.get_by_role("button", name="Take the seat").click()
    expect(late.get_by_role("alert")).to_be_visible()


def test_who_watches_sees_no_hand_and_can_choose_nothing(hall: Hall, host: Player, new_page: NewPage) -> None:
    path = _begin(host, Player(hall.address, "Bo"))
    player, watcher = Chair(new_page(path, who=host)), Chair(new_page(path))
    player.settle()
    expect(player.page.get_by_text(re.compile("^Your ")).first).to_be_visible()
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.board).to_be_visible()
    expect(watcher.lit).to_have_count(0)
    expect(watcher.page.get_by_role("figure")).to_have_count(0)
    watcher.page.keyboard.press("o")
    expect(watcher.page.get_by_text("Your missions")).to_have_count(0)


def test_a_television_stands_beside_phones(hall: Hall, host: Player, new_page: NewPage) -> None:
    friend = Player(hall.address, "Bo")
    table = host.create(watch="anyone", options={"first": "A"})
    television = new_page(f"/table/{table.id}/screen", width=1920, height=1080)
    expect(television.get_by_role("heading", name="Join with your phone")).to_be_visible()
    friend.join(table.id, 1)
    expect(television.get_by_role("listitem").filter(has_text="Bo")).to_be_visible()
    host.start(table.id)
    phone = Chair(new_page(f"/table/{table.id}", who=host, width=360, height=740, has_touch=True, is_mobile=True))
    phone.settle()
    shown = television.get_by_role("group", name=re.compile("^Board: "))
    expect(shown).to_be_visible()
    first = phone.lit.first
    first.tap()
    expect(phone.page.get_by_role("button", name="Confirm")).to_be_enabled()
    phone.button("Confirm").tap()
    expect(phone.lit).to_have_count(0)
    expect(shown.get_by_role("img", name=re.compile("Ann.s "))).to_have_count(1)
    beside = television.get_by_role("complementary")
    expect(beside).to_contain_text("Ann")
    expect(beside.get_by_role("button", name="Full screen")).to_be_visible()  # it covers nothing of the board


def test_two_tabs_of_one_person_show_the_same(hall: Hall, host: Player, new_page: NewPage, visitors: Visitors) -> None:
    path = _begin(host, Player(hall.address, "Bo"))
    one = Chair(new_page(path, who=host))
    two = Chair(visitors.tab(one.page.context, path))
    one.settle()
    two.settle()
    two.click()
    expect(one.lit).to_have_count(0)
    expect(one.board.get_by_role("img", name=re.compile("Ann.s "))).to_have_count(1)


def test_settings_stay_and_hold_in_all_tabs(page: Page, visitors: Visitors) -> None:
    theme = "document.documentElement.dataset.theme"
    other = visitors.tab(page.context, "/")
    page.get_by_role("button", name="Theme and language").click()
    values = page.get_by_role("group", name="Theme").get_by_role("radio")
    assert [label.strip() for label in values.locator("xpath=..").all_inner_texts()] == ["System", "Light", "Dark"]
    page.get_by_role("radio", name="Dark").check()
    page.wait_for_function(f"() => {theme} === 'dark'")
    other.wait_for_function(f"() => {theme} === 'dark'")
    page.reload()
    page.get_by_role("button", name="Theme and language").click()
    expect(page.get_by_role("radio", name="Dark")).to_be_checked()
    assert page.evaluate(theme) == "dark"
    assert page.evaluate("document.documentElement.lang") == "en"


def test_words_of_people_are_words(page: Page, hall: Hall, new_page: NewPage) -> None:
    page.get_by_role("button", name="name and account").click()
    page.get_by_label("Your name at the table").fill(NAME)
    page.get_by_role("button", name="Change name").click()
    expect(page.get_by_role("button", name="name and account")).to_contain_text(NAME)
    page.get_by_role("button", name="Play against bots: Rebirth").click()
    chair = Chair(page)
    chair.settle()
    expect(page.get_by_role("list", name="Players")).to_contain_text(NAME)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill(f"{NAME} @A {{ $name }}")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text(f"{NAME} @A {{ $name }}")
    chair.click()
    chair.settle()
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("log", name="What happened")).to_contain_text(NAME)
    screen = new_page(page.url.removeprefix(hall.address).split("?")[0] + "/screen")
    expect(screen.get_by_role("complementary")).to_contain_text(NAME)
    assert page.locator("img[src='x']").count() + screen.locator("img[src='x']").count() == 0


def test_an_account_keeps_games_on_all_devices(hall: Hall, new_page: NewPage, complaints: Complaints) -> None:
    complaints.expect("status of 403")  # a key does not open the seat of an account
    name = f"ann{hall.port}"
    here = new_page()
    here.get_by_role("button", name="Play against bots: Rebirth").click()
    Chair(here).settle()
    here.get_by_role("link", name="To the hall").click()
    _sign(here, "Create an account", name)
    expect(here.get_by_role("button", name="name and account")).to_contain_text(name)
    expect(here.get_by_text(f"You are logged in as {name}.")).to_be_visible()
    there = new_page()
    _sign(there, "Log in", name)
    mine = there.get_by_role("region", name="Your games")
    expect(mine.get_by_role("link").filter(has_text="Your turn")).to_have_count(1)
    here.wait_for_function("() => Object.keys(localStorage).some((name) => name.startsWith('meadhall.seats.'))")
    here.context.clear_cookies()
    here.reload()
    here.get_by_role("region", name="Your games").get_by_role("link", name="Rebirth").click()
    here.get_by_role("button", name="Take my seat back").click()
    _log_in(here.get_by_role("dialog", name="Log in"), "Log in", name)
    Chair(here).settle()
    expect(here.get_by_role("button", name="Take my seat back")).to_have_count(0)


def _sign(page: Page, act: str, name: str) -> None:
    page.get_by_role("button", name="name and account").click()
    page.get_by_role("button", name=act).click()
    _log_in(page.get_by_role("dialog", name=act), act, name)


def _log_in(dialog: Locator, act: str, name: str) -> None:
    dialog.get_by_label("User name").fill(name)
    dialog.get_by_label("Password").fill("correct horse")
    dialog.get_by_role("button", name=act).click()
    expect(dialog).to_have_count(0)
