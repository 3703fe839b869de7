"""Coming in, sitting down and beginning: the home page, the lobby and accounts."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.looking import WIDTHS, barriers, fit, overflow
from tests.browser.visitors import Complaints
from tests.server.client import Player
from tests.serving import Hall


def places(page: Page) -> Locator:
    return page.get_by_role("region", name="Places at the table").get_by_role("listitem")


def account_menu(page: Page) -> Locator:
    return page.get_by_role("button", name="name and account")


def lay_table(page: Page, game: str) -> str:
    """Invite friends to a game as the page suggests it; the path of the new table."""
    page.get_by_role("button", name=f"Invite friends: {game}").click()
    page.get_by_role("button", name="Lay the table").click()
    page.wait_for_url("**/table/*")
    places(page).first.wait_for()
    return page.url


@pytest.mark.parametrize("game", ["Rebirth", "Brian Boru", "A Feast for Odin"])
def test_one_press_starts_a_game_against_bots(page: Page, game: str) -> None:
    page.get_by_role("button", name=f"Play against bots: {game}").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("heading", name=game)).to_be_visible()


def test_friends_sit_down_and_begin(new_page: NewPage) -> None:
    host, friend = new_page(), new_page()
    friend.goto(lay_table(host, "Brian Boru"))
    expect(host.get_by_role("button", name="Start the match")).to_be_disabled()
    friend.get_by_role("button", name="Sit here: Hound").click()
    expect(places(host).nth(2)).not_to_contain_text("Free")
    expect(friend.get_by_text("The host starts the match")).to_be_visible()
    third = new_page(friend.url)
    expect(third.get_by_text("Choose a place and sit down.")).to_be_visible()
    host.get_by_label("Put a bot here: Raven").select_option("level-2")
    expect(third.get_by_text("All seats are taken. Stay here to watch")).to_be_visible()
    seal = host.get_by_text(re.compile(r"^[0-9a-f]{64}$")).inner_text()
    agreed = friend.get_by_role("region", name="What is agreed on")
    expect(agreed).to_contain_text(seal)
    expect(agreed).to_contain_text(re.compile(r"Hints\s*Off"))
    host.get_by_role("button", name="Start the match").click()
    for page in (host, friend):
        expect(places(page)).to_have_count(0)
        page.get_by_role("tab", name="Log").click()
        expect(page.get_by_role("log")).to_contain_text(f"Seal of the dice {seal}")
        expect(page.get_by_role("log")).to_contain_text("Hints in this game: Off")
        expect(page.get_by_text("Hints are off")).to_be_visible()
        expect(page.get_by_role("button", name="Suggest")).to_have_count(0)
    expect(third.get_by_text("You are watching.")).to_be_visible()
    expect(third.get_by_role("group", name="Board: ")).to_be_visible()


def test_a_table_that_nobody_may_watch_lets_players_in_and_tells_others(hall: Hall, new_page: NewPage) -> None:
    host = Player(hall.address, "Ann")
    table = host.create(watch="nobody")
    friend, third = new_page(f"/table/{table.id}"), new_page(f"/table/{table.id}")
    friend.get_by_role("button", name="Sit here: Raven").click()
    expect(third.get_by_text("All seats are taken, and nobody may watch this game.")).to_be_visible()
    host.start(table.id)
    expect(friend.get_by_role("group", name="Board: ")).to_be_visible()
    expect(third.get_by_role("alert")).to_have_text("This table does not let others watch.")
    third.get_by_role("link", name="Home").click()
    expect(third.get_by_role("heading", name="Open tables")).to_be_visible()


def test_a_place_can_be_left_and_a_bot_sent_away(new_page: NewPage) -> None:
    host, friend = new_page(), new_page()
    friend.goto(lay_table(host, "Rebirth"))
    friend.get_by_role("button", name="Sit here: Raven").click()
    friend.get_by_role("button", name="Stand up").click()
    expect(friend.get_by_role("button", name="Sit here: Raven")).to_be_visible()
    offered = host.get_by_label("Put a bot here: Raven").get_by_role("option")
    expect(offered).to_contain_text(["Put a bot here", "Novice", "Apprentice", "Veteran", "Champion", "Master"])
    host.get_by_label("Put a bot here: Raven").select_option("level-4")
    for page in (host, friend):
        expect(places(page).nth(1)).to_contain_text(re.compile(r"Champion\s*Bot · rating \d{3,4}\b"))
    host.get_by_role("button", name="Send the bot away: Raven").click()
    expect(friend.get_by_role("button", name="Sit here: Raven")).to_be_visible()


def test_your_games_say_whose_turn_it_is(page: Page) -> None:
    lay_table(page, "Rebirth")
    page.get_by_role("link", name="Meadhall").click()
    games = page.get_by_role("region", name="Your games")
    expect(games.get_by_role("link", name="Rebirth")).to_contain_text("One seat free")


def test_a_form_sends_hints_if_wished_and_no_rules_that_do_not_fit_the_number_of_players(page: Page) -> None:
    page.get_by_role("button", name="Invite friends: A Feast for Odin").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("summary").click()
    dialog.get_by_label("Action board").select_option("small")
    dialog.get_by_role("radio", name="4").check()
    expect(dialog.get_by_label("Action board")).to_have_count(0)
    dialog.get_by_role("switch", name="Hints").check()
    dialog.get_by_role("button", name="Lay the table").click()
    expect(places(page)).to_have_count(4)
    expect(page.get_by_role("region", name="What is agreed on")).to_contain_text(re.compile(r"Hints\s*On"))


def test_wrong_addresses_lead_on(new_page: NewPage, complaints: Complaints) -> None:
    complaints.expect("404")
    page = new_page("/table/unknown", locale="cs", width=360, height=740)
    expect(page.get_by_role("alert")).to_contain_text("Stůl unknown tu není")
    page.goto("/lesson/rebirth")
    expect(page.get_by_role("alert")).to_contain_text("Lekci spustíte na úvodní stránce")
    page.goto("/nowhere/at/all")
    expect(page.get_by_role("alert")).to_contain_text("Na této adrese není žádná stránka")
    page.get_by_role("link", name="Otevřené stoly").click()
    expect(page.get_by_role("heading", name="Otevřené stoly")).to_be_in_viewport()
    expect(page).to_have_url(re.compile("/#open$"))


def test_an_account_brings_a_name_to_another_browser(new_page: NewPage) -> None:
    first, second = new_page(), new_page()
    account_menu(first).click()
    first.get_by_label("Your name at the table").fill("Žofie Źdźbło")
    first.get_by_role("button", name="Change name").click()
    expect(account_menu(first)).to_contain_text("Žofie")
    account_menu(first).click()
    first.get_by_role("button", name="Create an account").click()
    fill_in(first, "zofie")
    expect(first.get_by_text("Your account is ready. You are logged in as zofie.")).to_be_visible()
    account_menu(second).click()
    second.get_by_role("button", name="Log in").click()
    fill_in(second, "zofie")
    expect(account_menu(second)).to_contain_text("Žofie Źdźbło")


def fill_in(page: Page, username: str) -> None:
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("User name").fill(username)
    dialog.get_by_label("Password").fill("a long enough password")
    dialog.get_by_label("Password").press("Enter")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_lobby_and_dialogs_shut_nobody_out(new_page: NewPage, scheme: str) -> None:
    page = new_page(color_scheme=scheme)
    page.get_by_role("button", name="Invite friends: Rebirth").click()
    page.get_by_role("button", name="Lay the table").wait_for()
    assert barriers(page) == []
    page.keyboard.press("Escape")
    account_menu(page).click()
    page.get_by_role("button", name="Log in").click()
    page.get_by_label("Password").wait_for()
    assert barriers(page) == []
    page.keyboard.press("Escape")
    lay_table(page, "A Feast for Odin")
    assert barriers(page) == []


def test_the_lobby_fits_every_window(page: Page) -> None:
    lay_table(page, "A Feast for Odin")
    for width in WIDTHS:
        fit(page, width)
        assert overflow(page) <= 0
