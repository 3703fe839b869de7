"""A whole match of Rebirth by keyboard, from the home page to the end, without a mouse."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.chair import Chair

NAMED = """() => {
    const element = document.activeElement;
    return element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? element.textContent ?? "";
}"""


def tab_to(page: Page, wanted: Locator, most: int = 60) -> None:
    """Press Tab until the focus is there, as long as that can be hoped for."""
    wanted.wait_for()
    for _ in range(most):
        if wanted.evaluate("(element) => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{most} times Tab did not lead to {wanted}; the focus is on {page.evaluate(NAMED)!r}")


def focus_is_seen(page: Page) -> bool:
    return bool(page.evaluate("() => document.activeElement.matches(':focus-visible')"))


def test_a_match_by_keyboard(page: Page) -> None:
    page.get_by_role("article").first.wait_for()
    tab_to(page, page.get_by_text("How to play Rebirth against bots").locator(".."))
    page.keyboard.press("Enter")
    players = page.get_by_role("article", name="Rebirth").get_by_role("group", name="Players at the table")
    tab_to(page, players.get_by_role("radio", checked=True))
    page.keyboard.press("ArrowLeft")
    while not players.get_by_role("radio", name="2").is_checked():
        page.keyboard.press("ArrowLeft")
    play = page.get_by_role("button", name="Play against bots: Rebirth")
    for _ in range(10):
        if play.evaluate("(element) => element === document.activeElement"):
            break
        page.keyboard.press("Shift+Tab")
    assert focus_is_seen(page)
    page.keyboard.press("Enter")
    chair = Chair(page)
    moves = 0
    while chair.settle():
        _choose(chair, moves)
        moves += 1
        if moves == 3:
            _take_back(chair)
    assert moves > 20
    expect(page.get_by_role("table", name="Points")).to_be_visible()
    tab_to(page, chair.button("Play again"))
    page.keyboard.press("Enter")
    tab_to(page, chair.button("Start the match"))
    page.keyboard.press("Enter")
    assert chair.settle()


def _choose(chair: Chair, number: int) -> None:
    """Walk a little over the board, or to one of the options in words."""
    page = chair.page
    chair.lit.or_(chair.in_words).first.wait_for()
    if chair.lit.count():
        tab_to(page, chair.board.locator("[tabindex='0']"))
        for way in ("ArrowRight", "ArrowDown", "ArrowLeft")[: number % 4]:
            page.keyboard.press(way)
        assert re.match("Hex ", page.evaluate(NAMED))
        assert focus_is_seen(page)
    else:
        tab_to(page, chair.in_words.first)
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def _take_back(chair: Chair) -> None:
    """Alone with a bot everything can be taken back; the match is practice from then on."""
    page = chair.page
    chair.settle()
    page.keyboard.press("u")
    dialog = page.get_by_role("dialog", name="Go back")
    expect(dialog).to_be_visible()
    tab_to(page, dialog.get_by_role("button", name="Go back"))
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    expect(page.get_by_text("Practice", exact=True)).to_be_visible()


def _follow_advice(page: Page) -> None:
    """Suggestions are walked through with arrow keys, marked and unmarked by Enter, and put away by the same key."""
    page.keyboard.press("h")
    suggestions = Chair(page).suggestions
    expect(suggestions).to_have_count(3)
    expect(suggestions.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(suggestions.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(suggestions.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    page.keyboard.press("h")
    expect(suggestions).to_have_count(0)


def test_single_keys_open_what_they_promise(page: Page) -> None:
    page.get_by_role("button", name="Play against bots: Rebirth").press("Enter")
    Chair(page).settle()
    for key, title in (("?", "Keys"), ("s", "Points"), ("f", "Points"), ("r", "Rules")):
        page.keyboard.press(key)
        dialog = page.get_by_role("dialog", name=title)
        expect(dialog).to_be_visible()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    for key, name in (("t", "Chat"), ("l", "Log"), ("p", "History"), ("o", "Overview")):
        page.keyboard.press(key)
        expect(page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")
    _follow_advice(page)
    page.keyboard.press("t")
    page.get_by_label("Say something").fill("")
    page.get_by_label("Say something").press("s")
    expect(page.get_by_label("Say something")).to_have_value("s")
    expect(page.get_by_role("dialog")).to_have_count(0)
