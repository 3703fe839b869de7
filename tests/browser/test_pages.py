"""Every page, at every width, by day and by night, for everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.looking import WIDTHS, barriers, overflow
from tests.browser.rooms import ROOMS, Company
from tests.browser.visitors import Complaints
from tests.serving import Hall

HEIGHT = 800
SETTLED = """() => new Promise((done) => {
    const moving = (each) => each.playState === "running" && each.effect.getComputedTiming().endTime !== Infinity;
    const dark = () => document.documentElement.dataset.theme === "dark";
    const look = () => dark() && !document.getAnimations().some(moving) ? done() : requestAnimationFrame(look);
    requestAnimationFrame(() => requestAnimationFrame(look));
})"""
"""Resolves when the night has fallen and all colours have changed."""
_companies: dict[str, Company] = {}


@pytest.fixture
def company(hall: Hall) -> Company:
    """The same for all tests at a server: nobody changes anything about their tables."""
    return _companies.setdefault(hall.address, Company(hall.address))


@pytest.mark.parametrize("name", ROOMS)
def test_a_page_fits_its_window_and_shuts_nobody_out(
    name: str, company: Company, new_page: NewPage, complaints: Complaints
) -> None:
    room = ROOMS[name]
    if name == "lost":
        complaints.expect("404")
    path = room.path(company)
    page = new_page(path, who=None if room.stranger else company.host)
    room.enter(page)
    found = [f"{width} px, by day: {problem}" for width in WIDTHS for problem in _problems(page, width)]
    page.emulate_media(color_scheme="dark")
    page.evaluate(SETTLED)
    found += [f"by night: {barrier}" for barrier in barriers(page)]
    assert found == []


def _problems(page: Page, width: int) -> list[str]:
    page.set_viewport_size({"width": width, "height": HEIGHT})
    too_wide = overflow(page)
    found = [f"{too_wide} px too wide"] if too_wide > 0 else []
    return found + (barriers(page) if width in (WIDTHS[0], WIDTHS[-1]) else [])
