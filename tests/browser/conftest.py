"""A real browser on a real server. Whatever a page complains about in its console fails the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from tests.browser.browser import ADVICE, flags, quickest
from tests.browser.visitors import PATIENCE, Complaints, Visitors
from tests.serving import Hall

NewPage = Callable[..., Page]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")  # not longer: it keeps an event loop running, which would disturb other tests
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as opened:
        yield opened


def launched(playwright: Playwright, path: str | None) -> Iterator[Browser]:
    if not path:
        pytest.fail(ADVICE)
    opened = playwright.chromium.launch(executable_path=path, args=flags())
    yield opened
    opened.close()


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The same for all tests of pages."""
    yield from launched(playwright, quickest())


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    """What pages wrote into their consoles as errors; the test says which it expects."""
    heard = Complaints()
    yield heard
    assert not heard.unforgiven


@pytest.fixture
def visitors(browser: Browser, complaints: Complaints) -> Iterator[Visitors]:
    """Lets people come in, to the hall that the test names."""
    came = Visitors(browser, complaints)
    yield came
    came.leave()


@pytest.fixture
def new_page(visitors: Visitors, hall: Hall) -> NewPage:
    """Opens a page of the hall in a browser of its own: another person. Takes what `Visitors.open` takes."""

    def open_page(path: str = "/", **more: Any) -> Page:
        return visitors.open(hall.address, path, **more)

    return open_page


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """The home page."""
    return new_page()
