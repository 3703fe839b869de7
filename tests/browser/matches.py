"""Somebody plays a whole match on the board: by clicks, or by the keyboard alone.

Not only for tests: `python bench/browser.py matches` plays every game so with its fewest and its most players.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
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

PIECES = "main [data-piece]"
"""Tiles that can be picked up."""

GHOST = """() => new Promise((done) => {
    const look = () => done(document.querySelector("main [data-ghost]")?.dataset.ghost ?? null);
    requestAnimationFrame(() => requestAnimationFrame(look));
})"""
"""Whether the tile in hand could be laid where it is: "good" or "bad"; none while it is nowhere."""

ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
MOST_TABS = 80
MOST_PLACES = 40


LATE = 600
"""So many milliseconds after another decision has come, a press counts wherever it falls."""


def stand_by_it(page: Page) -> None:
    """Passing with Vikings left is asked about."""
    if page.locator("dialog[open]").count():
        page.locator("dialog[open]").get_by_role("button").last.press("Enter")


class Stuck(AssertionError):
    """Something is asked that the board does not offer."""


class Sitter(ABC):
    """Chooses at random among what the board offers, and lays tiles now and then.

    Reads every decision before the hand moves: the page has a clock of its own, on which that takes no time of ours.
    """

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chair = Chair(page)
        self.luck = Random(seed)
        self.choices = 0
        self.laid = 0

    def play_out(self) -> int:
        """To the end of the match; the number of choices."""
        while self.chair.settle():
            self.page.clock.fast_forward(LATE)
            if not self.lay():
                self.choose()
                stand_by_it(self.page)
            self.choices += 1
        return self.choices

    @abstractmethod
    def choose(self) -> None:
        """Something that the board offers."""

    @abstractmethod
    def press(self, name: str) -> None:
        """The button of that name."""

    @abstractmethod
    def lay_by_hand(self) -> bool:
        """Pick a tile up and look for a place; without one it goes back. Says whether it was laid."""

    def lay(self) -> bool:
        """Now and then lay a tile that fits somewhere: as suggested, or by hand."""
        if self.luck.random() > 0.15 or not self.page.locator(PIECES).count():
            return False
        arranging = self.page.get_by_role("heading", name="Place goods").count()  # all of it is suggested at once
        done = self.lay_as_suggested() if arranging and self.luck.random() < 0.5 else self.lay_by_hand()
        self.laid += done
        return done

    def lay_as_suggested(self) -> bool:
        if not self.chair.suggestions.count():
            self.press("Suggest")
            self.chair.suggestions.wait_for()
        laying = self.page.locator("main [data-foot]").get_by_role("button", name=re.compile("^Lay "))
        if not laying.count():
            return False
        self.press(laying.first.inner_text())
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

    def lay_by_hand(self) -> bool:
        pieces = self.page.locator(PIECES)
        pieces.nth(self.luck.randrange(pieces.count())).click()
        for _ in range(MOST_PLACES):
            boards = self.page.locator("main [data-slot]")
            board = boards.nth(self.luck.randrange(boards.count()))
            board.scroll_into_view_if_needed()
            box = board.bounding_box()
            assert box is not None
            x, y = box["x"] + box["width"] * self.luck.random(), box["y"] + box["height"] * self.luck.random()
            self.page.mouse.move(x, y)
            if self.page.evaluate(GHOST) == "good":
                self.page.mouse.click(x, y)
                return True
        self.page.keyboard.press("Escape")
        return False


class Typist(Sitter):
    """Never touches the mouse: Tab leads to the board, arrows lead over it."""

    def choose(self) -> None:
        self.offered()
        self._tab()
        while not self._wander() and self.luck.random() < 0.8:  # on from what stands alone, such as passing
            self.page.keyboard.press("Tab")
            self._tab()
        self._tab()
        self.page.keyboard.press("Enter")

    def _wander(self) -> bool:
        """By arrows from one choice to another; says whether there is another."""
        begun = self.page.evaluate(FOCUSED)
        for _ in range(self.luck.randrange(1, 6)):
            arrow = self.luck.choice(ARROWS)
            self.page.keyboard.press(arrow)
            if self.page.evaluate(FOCUSED) is None:  # the arrow led to something that cannot be chosen: back again
                self.page.keyboard.press(ARROWS[(ARROWS.index(arrow) + 2) % 4])
            self._tab()
        return bool(self.page.evaluate(FOCUSED) != begun)

    def lay_by_hand(self) -> bool:
        self._tab_to("() => document.activeElement.matches('main [data-foot] [aria-pressed]')", "the tiles")
        for _ in range(self.luck.randrange(6)):
            self.page.keyboard.press("ArrowRight")
        for _ in range(MOST_TABS):
            if self.page.evaluate("() => document.activeElement.matches('[data-piece]')"):
                break
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")
        for _ in range(self.luck.randrange(6)):
            self.page.keyboard.press(self.luck.choice(ARROWS))
        for _ in range(MOST_PLACES):
            if self.page.evaluate(GHOST) == "good":
                self.page.keyboard.press("Enter")
                return True
            self.page.keyboard.press(self.luck.choice(ARROWS))
        self.page.keyboard.press("Escape")
        return False

    def press(self, name: str) -> None:
        button = self.chair.button(name).element_handle()
        self._tab_to("(button) => document.activeElement === button", name, button)
        self.page.keyboard.press("Enter")

    def _tab(self) -> None:
        self._tab_to(f"() => ({FOCUSED})() !== null", "anything that can be chosen on the board")

    def _tab_to(self, reached: str, what: str, argument: object = None) -> None:
        for _ in range(MOST_TABS):
            if self.page.evaluate(reached, argument):
                return
            self.page.keyboard.press("Tab")
        raise Stuck(f"{MOST_TABS} times Tab did not lead to {what}")
