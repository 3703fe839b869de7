"""A chair at the table: somebody plays in a browser, and finds things as people do, by what they are called."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

SETTLED = """() => {
    const words = document.body.textContent;
    const under_way = words.includes("Sending your choice") || words.includes("Your choice is kept");
    const after = ["Play again", "To the next match"];
    const over = [...document.querySelectorAll("button")].some((button) => after.includes(button.textContent.trim()));
    return !under_way && (over || document.title.includes("Your turn"));
}"""
"""Whether a choice is owed, or nothing will be any more."""


class Chair:
    """What a player does at the table page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def board(self) -> Locator:
        return self.page.locator('[role="group"][aria-label^="Board: "]')

    @property
    def lit(self) -> Locator:
        """The hexes that may be chosen; asking for roles and names of all hexes would take long."""
        return self.board.locator('[role="button"][aria-label^="Hex "]')

    @property
    def in_words(self) -> Locator:
        """The options as a list."""
        return self.page.get_by_role("region", name="What you can do").get_by_role("listitem").get_by_role("button")

    @property
    def suggestions(self) -> Locator:
        return self.page.get_by_role("list", name="Suggested").get_by_role("button")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def settle(self) -> bool:
        """Wait until a choice is owed, or nothing will be any more; says whether one is."""
        self.page.wait_for_function(SETTLED)
        return "Your turn" in self.page.title()

    def is_settled(self) -> bool:
        """Whether a choice is owed now, or nothing will be any more."""
        return bool(self.page.evaluate(SETTLED))

    def click(self, number: int = 0) -> None:
        """Choose by clicking: a hex of the board, or one of the few options in words."""
        self.lit.or_(self.in_words).first.wait_for()
        if hexes := self.lit.count():
            self.lit.nth(number % hexes).click()
        else:
            self.in_words.nth(number % self.in_words.count()).click()
