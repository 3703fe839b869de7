"""Every page, at every width, by day and by night, for everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.captions import CAPTIONS
from tests.browser.conftest import NewPage
from tests.browser.looking import WIDTHS, barriers, clipped, fit, overflow, show_by, stray
from tests.browser.rooms import PHASES, ROOMS, Company
from tests.browser.visitors import Complaints
from tests.serving import Hall

_companies: dict[str, Company] = {}


@pytest.fixture
def company(hall: Hall) -> Company:
    """The same for all tests at a server: nobody changes anything about their tables."""
    return _companies.setdefault(hall.address, Company(hall.address))


SOME = ("brian-boru-draft", "brian-boru-five", "odin-turn", "odin-dice")
"""Phases that differ most; the gallery looks at all of them."""
WORDY = ("home", "lobby", "rebirth", "ireland", "end", *SOME)
"""Where longer words could find too little room."""
PLACES = ROOMS | {name: PHASES[name] for name in SOME}


@pytest.mark.parametrize("name", PLACES)
def test_a_page_fits_its_window_and_shuts_nobody_out(
    name: str, company: Company, new_page: NewPage, complaints: Complaints
) -> None:
    room = PLACES[name]
    if name == "lost":
        complaints.expect("404")
    path = room.path(company)
    page = new_page(path, who=None if room.stranger else company.host)
    room.enter(page)
    found = [f"{width} px: {by} px too wide" for width in WIDTHS if (by := _overflow_at(page, width)) > 0]
    if page.locator("main + aside").count():
        found += stray(page)
        fit(page, WIDTHS[-1])
    found += [f"{WIDTHS[-1]} px, by day: {barrier}" for barrier in barriers(page, room.known)]
    fit(page, WIDTHS[0])
    show_by(page, "dark")
    found += [f"{WIDTHS[0]} px, by night: {barrier}" for barrier in barriers(page, room.known)]
    if name in WORDY:
        for language in ("cs", "pl"):
            page = new_page(path, who=company.host, width=WIDTHS[0], height=800, locale=language)
            page.locator("article, main h2, .decision h2").first.wait_for()
            for width in WIDTHS[::2]:
                found += [f"{language}, {width} px: {by} px too wide" for by in [_overflow_at(page, width)] if by > 0]
                found += [f"{language}, {width} px: {text!r} is cut off" for text in clipped(page)]
    assert found == []


def test_every_phase_is_in_the_gallery() -> None:
    shown = {name for captions in CAPTIONS.values() for name in captions}
    assert set(PHASES) <= shown <= set(ROOMS | PHASES)


def _overflow_at(page: Page, width: int) -> int:
    fit(page, width)
    return overflow(page)
