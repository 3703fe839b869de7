"""The hall in the language of the browser, and in any other."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.rooms import Company
from tests.browser.test_pages import company

__all__ = ["company"]

LANGUAGES = {"cs": "Usedněte k ohni", "pl": "Usiądź przy ogniu", "es": "Toma asiento junto al fuego"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hall_speaks_the_language_of_the_browser(language: str, new_page: NewPage) -> None:
    page = new_page(locale=language)
    expect(page.get_by_role("heading", level=1)).to_have_text(LANGUAGES[language])
    assert page.locator("html").get_attribute("lang") == language


def test_another_language_is_spoken_everywhere_and_the_keyboard_stays_where_it_was(new_page: NewPage) -> None:
    page = new_page()
    about = page.get_by_role("article").locator(".sentence").first
    expect(about).to_contain_text("castles")
    page.get_by_role("button", name="Theme and language").click()
    page.get_by_label("Language", exact=True).select_option("cs")
    expect(page.get_by_role("heading", level=1)).to_have_text(LANGUAGES["cs"])
    expect(about).to_contain_text("hrad")
    expect(page.get_by_label("Jazyk", exact=True)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_label("Jazyk", exact=True)).to_have_count(0)


def test_the_language_changes_in_the_middle_of_a_match(company: Company, new_page: NewPage) -> None:
    page = new_page(company.rebirth, who=company.host)
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("log")).to_contain_text("places a")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("pl")
    expect(page.get_by_role("heading", name=re.compile("Połóż"))).to_be_visible()
    expect(page.get_by_label("Język")).to_be_focused()
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Dziennik").click()
    expect(page.get_by_role("log")).to_contain_text("kładzie")
    page.reload()
    expect(page.get_by_role("heading", name=re.compile("Połóż"))).to_be_visible()


def test_what_is_not_said_yet_waits_in_the_chat(company: Company, new_page: NewPage) -> None:
    page = new_page(company.rebirth, who=company.host)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Say something").fill("Was it you?")
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("cs")
    expect(page.get_by_label("Jazyk")).to_be_focused()
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("tabpanel").get_by_role("textbox")).to_have_value("Was it you?")
