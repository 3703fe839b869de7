"""Takes pictures of every page and of every phase of the games at phone and desktop width, by day and by night.

Not a test: `python -m tests.browser.gallery [NAME...]`. The pictures are for people, who find them in docs/gallery.md.
Chromium writes them as WebP, desktops at reduced size. Pages that do not fit their window, or shut somebody out, are
told; the suite looks at most pages, but only at some phases.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.browser import flags, quickest
from tests.browser.captions import CAPTIONS
from tests.browser.looking import WIDTHS, barriers, fit, overflow, show_by
from tests.browser.rooms import PHASES, ROOMS, Company, Room
from tests.browser.visitors import PATIENCE, Complaints, Visitors
from tests.serving import Hall

SIZES = {"desktop": (1280, 800, 0.625), "phone": (360, 740, 1.0)}
SCHEMES = ("light", "dark")
QUALITY = 50

DOCS = Path(__file__).parents[2] / "docs"
PICTURES = DOCS / "pictures" / "gallery"
GALLERY = """# Gallery

Every page of the hall and every phase of the games: desktop by day and by night, phone by day and by night. The matches
were played by bots. Written by `python -m tests.browser.gallery`, from a real server in Chromium.
"""


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
        fit(page, width, height)
        for scheme in SCHEMES:
            show_by(page, scheme)
            photograph(page, folder / f"{name}-{size}-{scheme}.webp", scale)
            for barrier in barriers(page):
                print(f"{name}, {size}, {scheme}: {barrier}", flush=True)
    for width in WIDTHS:
        fit(page, width, SIZES["desktop"][1])
        if (by := overflow(page)) > 0:
            print(f"{name}: {by} px too wide at {width}", flush=True)
    visitors.leave()


def write_page() -> None:
    """The page of the docs that shows all pictures."""
    lines = [GALLERY]
    for part, captions in CAPTIONS.items():
        lines.append(f"## {part}\n")
        for name, caption in captions.items():
            lines.append(f"### {caption}\n")
            for size, scheme in product(SIZES, SCHEMES):
                source = (PICTURES / f"{name}-{size}-{scheme}.webp").relative_to(DOCS).as_posix()
                share = 24 if size == "phone" else 49
                lines.append(f'<img src="{source}" width="{share}%" alt="{caption}, {size}, {scheme}">')
            lines.append("")
    (DOCS / "gallery.md").write_text("\n".join(lines), encoding="utf-8")


def main() -> None:
    wanted = sys.argv[1:] or [name for captions in CAPTIONS.values() for name in captions]
    places = ROOMS | PHASES
    unknown = [name for name in wanted if name not in places]
    if unknown:
        sys.exit(f"there is no picture of {', '.join(unknown)}; there are {', '.join(places)}")
    PICTURES.mkdir(exist_ok=True)
    write_page()
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        hall = Hall(f"sqlite+aiosqlite:///{kept}/hall.sqlite", Path(kept) / "server.log").start()
        try:
            company = Company(hall.address)
            browser = playwright.chromium.launch(executable_path=quickest(), args=flags())
            for name in wanted:
                visit(browser, company, name, places[name], PICTURES)
            browser.close()
        finally:
            hall.sweep()


if __name__ == "__main__":
    main()
