"""Takes pictures of every page and of every phase of the games at phone and desktop width, by day and by night.

Not a test: `python -m tests.browser.gallery docs/pictures [NAME...]`. The pictures are for people; those of pages come
into a folder `hall`, those of phases into one `boards`. Chromium writes them as WebP, desktops at reduced size. Pages
that do not fit their window, or shut somebody out, are told; the suite looks at most pages, but only at some phases.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.browser import flags, installed
from tests.browser.looking import WIDTHS, barriers, overflow, show_by
from tests.browser.rooms import PHASES, ROOMS, Company, Room
from tests.browser.visitors import PATIENCE, Complaints, Visitors
from tests.serving import Hall

SIZES = {"phone": (360, 740, 1.0), "desktop": (1280, 800, 0.625)}
SCHEMES = ("light", "dark")
QUALITY = 50

ALIKE = ("account-menu", "light-menu", "log-in", "lobby-of-others", "overview", "forecast")
"""Pages that are left out unless they are named: others look much like them."""


def photograph(page: Page, path: Path, scale: float) -> None:
    """The window as a WebP file."""
    size = page.viewport_size
    assert size
    page.evaluate("() => document.fonts.ready.then(() => true)")
    tools = page.context.new_cdp_session(page)
    clip = {"x": 0, "y": 0, **size, "scale": scale}
    taken = tools.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip})
    path.write_bytes(base64.b64decode(taken["data"]))


def visit(browser: Browser, company: Company, name: str, room: Room, folder: Path) -> None:
    """One page in all its looks. It is entered at desktop width, where every tool has its button."""
    visitors = Visitors(browser, Complaints())
    page = visitors.open(company.address, room.path(company), who=None if room.stranger else company.host)
    room.enter(page)
    for size, (width, height, scale) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES:
            show_by(page, scheme)
            photograph(page, folder / f"{name}-{size}-{scheme}.webp", scale)
            for barrier in barriers(page):
                print(f"{name}, {size}, {scheme}: {barrier}", flush=True)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": SIZES["desktop"][1]})
        if (by := overflow(page)) > 0:
            print(f"{name}: {by} px too wide at {width}", flush=True)
    visitors.leave()


def main() -> None:
    folder, *names = sys.argv[1:]
    places = ROOMS | PHASES
    wanted = names or [name for name in places if name not in ALIKE]
    folders = {name: Path(folder).resolve() / ("boards" if name in PHASES else "hall") for name in wanted}
    for each in folders.values():
        each.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        hall = Hall(f"sqlite+aiosqlite:///{kept}/hall.sqlite", Path(kept) / "server.log").start()
        try:
            company = Company(hall.address)
            browser = playwright.chromium.launch(executable_path=installed(), args=flags())
            for name, where in folders.items():
                visit(browser, company, name, places[name], where)
            browser.close()
        finally:
            hall.sweep()


if __name__ == "__main__":
    main()
