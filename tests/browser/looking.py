"""What is asked of every page."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WIDTHS = (360, 768, 1280, 1920)

SETTLED = """(scheme) => new Promise((done) => {
    const moving = (each) => each.playState === "running" && each.effect.getComputedTiming().endTime !== Infinity;
    const come = () => document.documentElement.dataset.theme === scheme && !document.getAnimations().some(moving);
    const look = () => come() ? done() : requestAnimationFrame(look);
    requestAnimationFrame(() => requestAnimationFrame(look));
})"""


def show_by(page: Page, scheme: Literal["light", "dark"]) -> None:
    """Let day come, or night, and wait until all colours have changed."""
    page.emulate_media(color_scheme=scheme)
    page.evaluate(SETTLED, scheme)


def barriers(page: Page, but: str = "") -> list[str]:
    """What keeps people with a screen reader, a keyboard or weak eyes out, as far as axe finds it, one line each.

    Not in the part of the page that `but` selects.
    """
    page.evaluate(AXE.read_text())
    found: dict[str, Any] = page.evaluate(
        "(but) => axe.run({ exclude: but ? [[but]] : [] }, { resultTypes: ['violations'] })", but
    )
    return [
        f"{each['id']}: {each['help']} ({', '.join(str(node['target']) for node in each['nodes'])})"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]


FITTED = "() => new Promise((done) => new ResizeObserver(done).observe(document.documentElement))"
"""The page hears of sizes when it is next drawn, after it has heard of the queries that depend on the window."""


def fit(page: Page, width: int, height: int = 800) -> None:
    """Change the size of the window, and wait until the page has taken the layout for it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(FITTED)


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    return int(page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth"))


DESKTOPS = ((1280, 800), (1366, 680), (1920, 1080))

STRAY = """() => {
    const { scrollHeight, clientHeight } = document.scrollingElement;
    const scrolls = (each) => ["auto", "scroll"].includes(getComputedStyle(each).overflowY);
    const fixed = (each) => getComputedStyle(each).position === "static";
    return [
        ...(scrollHeight > clientHeight ? [`the page scrolls by ${scrollHeight - clientHeight} px`] : []),
        ...[...document.querySelectorAll("body *:has(.unseen)")]
            .filter((each) => scrolls(each) && fixed(each))
            .map((each) => `what is unseen in .${each.className} does not scroll with it`),
    ];
}"""


def stray(page: Page) -> list[str]:
    """What makes a page scroll that should fill its window, or would if there were more of it."""
    found = []
    for width, height in DESKTOPS:
        fit(page, width, height)
        found += [f"{width} by {height}: {each}" for each in page.evaluate(STRAY)]
    return found


CLIPPED = """() => {
    const found = new Set();
    for (const each of document.querySelectorAll("body *:not(svg *)")) {
        const texts = [...each.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
        const style = getComputedStyle(each);
        if (!texts.length || each.closest(".unseen") || !each.clientWidth || style.visibility === "hidden") continue;
        const cut = ["hidden", "clip"].includes(style.overflowX) && each.scrollWidth > each.clientWidth + 1;
        const range = document.createRange();
        range.selectNode(texts[0]);
        const words = range.getBoundingClientRect();
        const bearer = each.closest("button, a, summary, td, th, [role=tab]");
        const frame = bearer?.getBoundingClientRect();
        const room = frame && parseFloat(getComputedStyle(bearer).borderRightWidth) ? 1.5 : -1.5;
        const out = frame && (words.right > frame.right - room || words.left < frame.left + room);
        if (cut || out) found.add(texts[0].textContent.trim());
    }
    return [...found];
}"""


def clipped(page: Page) -> list[str]:
    """Texts that are cut off, or touch the edge of what they are written on, in the letters of the house."""
    page.evaluate("() => document.fonts.ready")
    return list(page.evaluate(CLIPPED))
