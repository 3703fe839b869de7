"""First lessons by clicks, in every language but English, up to the end of the game that follows."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

from meadhall.lessons import LESSONS, lesson
from meadhall.words import Words
from tests.browser.conftest import NewPage
from tests.browser.matches import LATE, stand_by_it

FOLDED = "button[aria-controls='options-list'][aria-expanded='false']"
END = "section.end"
LESSON = "section.lesson"


def _choose(page: Page, option: int) -> None:
    """Click an option in the list of them, which is opened if it is not open, after reading what is asked."""
    page.clock.fast_forward(LATE)
    button = page.locator(f"#options-list button[data-option='{option}']")
    button.or_(page.locator(FOLDED)).first.wait_for()
    if page.locator(FOLDED).count():
        page.locator(FOLDED).click()
    button.click()


def _play_out(page: Page) -> None:
    """Click whatever may be chosen, until the match is over; the lesson does not come back."""
    options = page.locator("#options-list button[data-option]:not([aria-disabled])")
    while not page.locator(END).count():
        assert not page.locator(LESSON).count()
        if page.locator(FOLDED).count():
            page.locator(FOLDED).click()
        page.clock.fast_forward(LATE)
        with suppress(Error):  # the choice is on its way, or others have their turn
            options.first.click(timeout=500)
        stand_by_it(page)


@pytest.mark.parametrize("language", ["cs", "pl", "es"])
@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_taken_by_clicks(game: str, language: str, new_page: NewPage) -> None:
    guide = lesson(game)
    words = Words(guide.game, language)
    page = new_page(locale=language)
    title = words.text("title").partition(":")[0]
    page.get_by_role("article").filter(has_text=title).locator("button.lesson").click()
    card = page.locator(LESSON)
    for number, step in enumerate(guide.steps.values(), start=1):
        for name in step.pages:
            expect(card).to_contain_text(words.text(f"lesson-{name}"))
            if name != step.pages[-1]:
                card.locator("button.on").click()
        expect(card.locator("header")).to_contain_text(str(number))
        _choose(page, step.accepted[0])
    for name in guide.closing:
        expect(card).to_contain_text(words.text(f"lesson-{name}"))
        card.locator("button.on").click()
    expect(card).to_have_count(0)
    _play_out(page)
    expect(page.locator(END)).to_be_visible()


def test_on_a_phone_a_lesson_lies_over_the_board_and_can_be_folded(new_page: NewPage) -> None:
    page = new_page(width=360, height=740, has_touch=True, is_mobile=True)
    page.locator("button.lesson").first.tap()
    card, board = page.locator(LESSON), page.locator("main")
    told = card.locator("p")
    expect(told).to_be_visible()
    expect(page.get_by_role("tablist")).to_be_in_viewport(ratio=1)
    room = board.bounding_box()
    card.get_by_role("button", expanded=True).tap()
    expect(told).to_be_hidden()
    assert board.bounding_box() == room
    card.get_by_role("button", expanded=False).tap()
    expect(told).to_be_visible()
