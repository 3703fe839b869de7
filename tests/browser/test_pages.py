"""Every page, at every width, for everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.looking import WIDTHS, barriers, overflow

REBIRTH = {"game": "rebirth", "seats": 2}
PAGES = ("home", "lobby", "table", "screen", "odin")


def opened(new_page: NewPage, name: str, scheme: str = "light") -> Page:
    """The page of that name, when all that belongs to it is there."""
    page = new_page(color_scheme=scheme)
    page.get_by_role("main").wait_for()
    if name != "home":
        page.goto(address(page, name))
        page.get_by_role("main").wait_for()
    page.wait_for_load_state("networkidle")
    return page


def address(page: Page, name: str) -> str:
    match name:
        case "lobby":
            made = page.request.post("/api/tables", data=REBIRTH)
        case "odin":
            made = page.request.post("/api/play", data={"game": "odin", "bot": "random"})
        case _:
            made = page.request.post("/api/play", data={**REBIRTH, "bot": "random"})
    return f"/table/{made.json()['id']}{'/screen' if name == 'screen' else ''}"


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_page_shuts_nobody_out(new_page: NewPage, name: str, scheme: str) -> None:
    assert barriers(opened(new_page, name, scheme)) == []


@pytest.mark.parametrize("name", PAGES)
def test_a_page_fits_its_window(new_page: NewPage, name: str) -> None:
    page = opened(new_page, name)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        assert overflow(page) <= 0, f"too wide for {width} pixels"
