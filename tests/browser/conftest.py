"""A real browser on a real server. Whatever a page complains about in its console fails the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.browser import ADVICE, flags, installed
from tests.serving import Hall

NewPage = Callable[..., Page]


@pytest.fixture(scope="module")  # not longer: Playwright keeps an event loop running, which would disturb other tests
def browser() -> Iterator[Browser]:
    path = installed()
    if not path:
        pytest.fail(ADVICE)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=flags())
        yield opened
        opened.close()


@pytest.fixture
def new_page(browser: Browser, hall: Hall) -> Iterator[NewPage]:
    """Opens a page of the hall in a browser of its own: another person. Takes what Playwright's new_context takes."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(path: str = "/", width: int = 1280, height: int = 800, **more: Any) -> Page:
        settings = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce"} | more
        context = browser.new_context(base_url=hall.address, **settings)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not complaints


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """The home page."""
    return new_page()
