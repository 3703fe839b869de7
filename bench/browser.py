"""How quick the client is, in a real browser on a real server of this machine.

    python bench/browser.py latency [--choices 100] [--game rebirth]
    python bench/browser.py memory [--matches 10] [--game brian-boru]
    python bench/browser.py matches [--game odin]

`latency`: milliseconds from letting go of the mouse over a choice to the frame that shows its result, and how many of
them went by before the server's answer came. `memory`: what a tab holds after each of some matches in a row. `matches`:
whole matches on the boards with the fewest and the most players, by clicks and by keys; not a measurement, but a test
that takes too long for the suite. All need the built client (make client) and Chromium.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, sync_playwright

from meadhall.games import ROOMS
from meadhall.games import game as find_game
from tests.browser.browser import ADVICE, flags, installed
from tests.browser.chair import Chair
from tests.browser.matches import Clicker, Sitter, Typist
from tests.server.client import Player
from tests.serving import Hall

TABLES: dict[str, dict[str, Any]] = {"rebirth": {"seats": 4}, "brian-boru": {"seats": 4}, "odin": {"seats": 2}}
"""The tables that are measured, by game."""

SHORT: dict[str, dict[str, Any]] = {
    "rebirth": {"seats": 2},
    "brian-boru": {"seats": 3},
    "odin": {"seats": 1, "options": {"length": "short"}},
}
"""The tables of matches that are soon over."""

WATCH = """() => {
    localStorage.setItem("meadhall.settings", JSON.stringify({ speed: "fast" }));
    let start = null;
    window.taken = [];
    addEventListener("pointerup", (event) => (start = event.timeStamp), true);
    window.WebSocket = class extends WebSocket {
        constructor(...parts) {
            super(...parts);
            this.addEventListener("message", ({ data }) => {
                if (start === null || !data.startsWith('{"type":"update"')) return;
                const [began, answered] = [start, performance.now()];
                start = null;
                requestAnimationFrame(() => {
                    const { port1, port2 } = new MessageChannel();
                    port1.onmessage = () => window.taken.push([performance.now() - began, answered - began]);
                    port2.postMessage(null); // heard when the frame is painted
                });
            });
        }
    };
}"""
"""Takes down how long each choice took: until its result was painted, and until the answer came."""


@contextmanager
def somewhere() -> Iterator[Hall]:
    with tempfile.TemporaryDirectory(prefix="meadhall-browser-") as folder:
        hall = Hall(f"sqlite+aiosqlite:///{Path(folder) / 'hall.sqlite'}", Path(folder) / "server.log").start()
        try:
            yield hall
        finally:
            hall.sweep()


def latency(browser: Browser, hall: Hall, game: str, choices: int) -> list[tuple[float, float]]:
    """Play against bots as the hall suggests, and measure every choice."""
    player = Player(hall.address, "Ann")
    taken: list[tuple[float, float]] = []
    while len(taken) < choices:
        table = player.play_now(game, bot="random", **TABLES[game])
        page = _sit(browser, hall, player, table.id)
        chair = Chair(page)
        while len(taken) < choices and chair.settle():
            chair.button("Suggest").click()
            chair.button("Do that").click()
            drawn, answered = page.wait_for_function("() => window.taken.pop()").json_value()
            taken.append((drawn, answered))
        page.context.close()
    return taken


def _sit(browser: Browser, hall: Hall, player: Player, table: str, **more: Any) -> Page:
    context = browser.new_context(base_url=hall.address, viewport={"width": 1280, "height": 800}, **more)
    context.add_cookies(
        [{"name": name, "value": value, "url": hall.address} for name, value in player.http.cookies.items()]
    )
    context.add_init_script(f"({WATCH})()")
    page = context.new_page()
    page.goto(f"/table/{table}")
    return page


HELD = ("JSHeapUsedSize", "Nodes", "JSEventListeners", "Documents")


def memory(browser: Browser, hall: Hall, game: str, matches: int) -> Iterator[dict[str, int]]:
    """Matches one after the other in one tab, and what is left of each when it is over and the garbage is gone."""
    player = Player(hall.address, "Ann")
    table = player.play_now(game, bot="random", **SHORT[game])
    page = _sit(browser, hall, player, table.id, reduced_motion="reduce")
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable")
    for seed in range(matches):
        Clicker(page, seed).play_out()
        tools.send("HeapProfiler.collectGarbage")
        metrics = {each["name"]: each["value"] for each in tools.send("Performance.getMetrics")["metrics"]}
        yield {name: int(metrics[name]) for name in HELD}
        Chair(page).button("Play again").click()
        Chair(page).button("Start the match").click()
        page.wait_for_function("() => !document.title.includes('waiting')")
    page.context.close()


def play_matches(browser: Browser, hall: Hall, game: str) -> None:
    """With the fewest and the most players, by clicks and by keys."""
    player = Player(hall.address, "Ann")
    counts = find_game(game).seat_counts
    for seats in (counts[0], counts[-1]):
        for way in (Clicker, Typist):
            table = player.play_now(game, seats, bot="random")
            page = _sit(browser, hall, player, table.id, reduced_motion="reduce")
            complaints: list[str] = []
            page.on("pageerror", lambda error, heard=complaints: heard.append(str(error)))  # type: ignore[misc]
            sitter: Sitter = way(page)
            choices = sitter.play_out()
            assert player.table(table.id).phase == "over"
            print(
                f"{game}, {seats} players, {way.__name__}: {choices} choices, tiles laid {sitter.laid} times",
                flush=True,
            )
            if complaints:
                sys.exit(f"The page complained: {complaints}")
            page.context.close()


def told(values: list[float]) -> str:
    most = quantiles(values, n=20)[-1]
    return f"median {median(values):.0f} ms, 95 % within {most:.0f} ms, longest {max(values):.0f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ways = parser.add_subparsers(dest="what", required=True)
    measured = ways.add_parser("latency", help="from a choice to its result")
    measured.add_argument("--choices", type=int, default=100, help="in each game")
    held = ways.add_parser("memory", help="what a tab holds after each of some matches")
    held.add_argument("--matches", type=int, default=10)
    played = ways.add_parser("matches", help="whole matches on the boards")
    for way in (measured, held, played):
        way.add_argument("--game", choices=list(ROOMS), action="append")
    chosen = parser.parse_args()
    path = installed()
    if not path:
        sys.exit(ADVICE)
    with somewhere() as hall, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags())
        for game in chosen.game or ROOMS:
            if chosen.what == "latency":
                taken = latency(browser, hall, game, chosen.choices)
                print(f"{game}, {len(taken)} choices: {told([drawn for drawn, _ in taken])}", flush=True)
                print(f"  until the answer came: {told([answered for _, answered in taken])}", flush=True)
            elif chosen.what == "memory":
                for number, held_now in enumerate(memory(browser, hall, game, chosen.matches), start=1):
                    figures = ", ".join(f"{name} {value:,}" for name, value in held_now.items())
                    print(f"{game}, after match {number}: {figures}", flush=True)
            else:
                play_matches(browser, hall, game)
        browser.close()


if __name__ == "__main__":
    main()
