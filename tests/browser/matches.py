"""Somebody plays a whole match on the board: by clicks, or by the keyboard alone.

Not only for tests: `python bench/browser.py matches` plays every game so with its fewest and its most players.
"""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page

from tests.browser.chair import Chair

OPEN = """() => [...document.querySelectorAll("main [data-option]")]
    .filter((element) => element.getAttribute("aria-disabled") !== "true" && element.checkVisibility())
    .map((element) => Number(element.dataset.option))"""
"""What can be chosen on the board as it is shown."""

FOCUSED = """() => {
    const element = document.activeElement?.closest("main [data-option]");
    return element && element.getAttribute("aria-disabled") !== "true" ? Number(element.dataset.option) : null;
}"""
"""The option that has the focus, if it can be chosen."""

ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
MOST_TABS = 80


class Stuck(AssertionError):
    """Something is asked that the board does not offer."""


class Sitter:
    """Chooses at random among what the board offers, and lays tiles as suggested now and then."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chair = Chair(page)
        self.luck = Random(seed)
        self.choices = 0
        self.laid = 0

    def play_out(self) -> int:
        """To the end of the match; the number of choices."""
        while self.chair.settle():
            if not self.lay():
                self.choose()
            self.choices += 1
        return self.choices

    def choose(self) -> None:
        raise NotImplementedError

    def press(self, name: str) -> None:
        raise NotImplementedError

    def lay(self) -> bool:
        """Ask for a suggestion, and lay the tiles so, if there are tiles that fit somewhere."""
        if self.luck.random() > 0.15 or not self.page.locator("main [data-piece]").count():
            return False
        self.press("Suggest")
        self.chair.button("Do that").wait_for()
        laying = self.page.locator("main").get_by_role("button", name=re.compile("^Lay "))
        if not laying.count():
            return False
        self.press(laying.first.inner_text())
        self.laid += 1
        return True

    def offered(self) -> list[int]:
        options: list[int] = self.page.wait_for_function(
            f"() => {{ const open = ({OPEN})(); return open.length && open; }}"
        ).json_value()
        return options


class Clicker(Sitter):
    def choose(self) -> None:
        option = self.luck.choice(self.offered())
        self.page.locator(f'main [data-option="{option}"]:not([aria-disabled="true"])').first.click()

    def press(self, name: str) -> None:
        self.chair.button(name).click()


class Typist(Sitter):
    """Never touches the mouse: Tab leads to the board, arrows lead over it."""

    def choose(self) -> None:
        self.offered()
        self._tab()
        for _ in range(self.luck.randrange(6)):
            before = self.page.evaluate(FOCUSED)
            arrow = self.luck.choice(ARROWS)
            self.page.keyboard.press(arrow)
            if self.page.evaluate(FOCUSED) is None:  # the arrow led to something that cannot be chosen: back again
                self.page.keyboard.press(ARROWS[(ARROWS.index(arrow) + 2) % 4])
            if self.page.evaluate(FOCUSED) is None:
                self._tab()
            assert before is not None
        self.page.keyboard.press("Enter")

    def _tab(self) -> None:
        for _ in range(MOST_TABS):
            if self.page.evaluate(FOCUSED) is not None:
                return
            self.page.keyboard.press("Tab")
        raise Stuck(f"{MOST_TABS} times Tab did not lead to anything that can be chosen on the board")

    def press(self, name: str) -> None:
        button = self.chair.button(name)
        for _ in range(MOST_TABS):
            if button.evaluate("(element) => element === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise Stuck(f"{MOST_TABS} times Tab did not lead to {name!r}")
