"""People who come into the hall with a browser of their own."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from tests.server.client import Player

PATIENCE = 40_000
"""Milliseconds after which a page is taken for stuck: far more than a busy machine needs."""


class Complaints:
    """Errors in the consoles of all pages, among them what the content security policy refused."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._expected: list[str] = []

    def hear(self, words: str) -> None:
        self.heard.append(words)

    def expect(self, pattern: str) -> None:
        """Complaints like this are right, before and after."""
        self._expected.append(pattern)

    @property
    def unforgiven(self) -> list[str]:
        return [words for words in self.heard if not any(re.search(each, words) for each in self._expected)]


class Visitors:
    """Everybody who came; they leave together."""

    def __init__(self, browser: Browser, complaints: Complaints) -> None:
        self.browser = browser
        self.complaints = complaints
        self.contexts: list[BrowserContext] = []

    def open(
        self,
        address: str,
        path: str = "/",
        *,
        width: int = 1280,
        height: int = 800,
        who: Player | None = None,
        **more: Any,
    ) -> Page:
        """A page in a browser of its own, of somebody the server knows already or of a stranger."""
        settings = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce", "locale": "en"} | more
        context = self.browser.new_context(base_url=address, **settings)
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        if who:
            context.add_cookies([{"name": n, "value": v, "url": address} for n, v in who.http.cookies.items()])
        return self.tab(context, path)

    def tab(self, context: BrowserContext, path: str) -> Page:
        """One more tab of the same person."""
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.hear(str(error)))
        page.on("console", self._said)
        page.goto(path)
        return page

    def _said(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.complaints.hear(f"{said.text} ({said.location.get('url', '')})")

    def leave(self) -> None:
        for context in self.contexts:
            context.close()
