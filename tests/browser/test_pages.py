"""Every page, at every width, for everybody."""

from __future__ import annotations

import pytest

from tests.browser.conftest import NewPage
from tests.browser.looking import WIDTHS, barriers, overflow

PAGES = ("/",)


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_page_shuts_nobody_out(new_page: NewPage, path: str, scheme: str) -> None:
    page = new_page(path, color_scheme=scheme)
    page.get_by_role("main").wait_for()
    assert barriers(page) == []


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_a_page_fits_its_window(new_page: NewPage, path: str, width: int) -> None:
    page = new_page(path, width=width)
    page.get_by_role("main").wait_for()
    assert overflow(page) <= 0
