"""How quick the client is, in a real browser on a real server of this machine.

    python bench/browser.py latency [--choices 100] [--game rebirth]
    python bench/browser.py drag [--boards 6] [--seconds 10]
    python bench/browser.py memory [--matches 10] [--game brian-boru]
    python bench/browser.py matches [--game odin]

`latency`: milliseconds from letting go of the mouse over a choice to the frame that shows its result, and how many of
them went by before the server's answer came.
`drag`: how smoothly a tile of A Feast for Odin is dragged over so many boards of an estate on a large screen; somebody
alone has explored and built in a real match until there were that many.
`memory`: what a tab holds after each of some matches in a row.
`matches`: whole matches on the boards with the fewest and the most players, by clicks and by keys; no measurement, but
a test that takes too long for the suite.

Needs the built client (make client) and Chromium.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from meadhall.games import ROOMS
from meadhall.games import game as find_game
from meadhall.server import talk
from tests.browser.browser import ADVICE, flags, quickest
from tests.browser.chair import Chair
from tests.browser.matches import Clicker, Sitter, Typist
from tests.server.client import Player, Socket
from tests.serving import Hall

TABLES: dict[str, dict[str, Any]] = {"rebirth": {"seats": 4}, "brian-boru": {"seats": 4}, "odin": {"seats": 2}}
"""The tables that are measured, by game."""

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

FRAMES = """() => {
    window.frames_taken = [];
    let before = null;
    const tick = (now) => {
        if (before !== null) window.frames_taken.push(now - before);
        before = now;
        requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
}"""
"""Takes down how long every frame took."""

SETTLING = ("A54", "A53", "A52", "A03", "A02", "A06", "A40", "A38", "A34")
"""What brings boards, the best first: exploring, building houses, a ship to sail with, stone from the mountains."""
MOST_MATCHES = 8


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
            chair.suggestions.first.click()
            chair.button("Confirm").click()
            drawn, answered = page.wait_for_function("() => window.taken.pop()").json_value()
            taken.append((drawn, answered))
        page.context.close()
    return taken


def drag(browser: Browser, hall: Hall, boards: int, seconds: float) -> list[float]:
    """Drag the largest tile over the boards of an estate; the milliseconds that each frame took."""
    player = Player(hall.address, "Ann")
    page = _sit(browser, hall, player, settle(player, boards), width=1920, height=1080)
    tiles = page.locator(".supply [data-piece]")
    tiles.first.wait_for()
    tile = max(tiles.all(), key=lambda each: _area(each.bounding_box()))
    tile.hover()
    fields = [field.bounding_box() for field in page.locator("[data-slot]").all()]
    page.mouse.down()
    page.evaluate(FRAMES)
    end = time.monotonic() + seconds
    for x, y in _over([field for field in fields if field]):
        page.mouse.move(x, y)
        if time.monotonic() > end:
            break
    taken: list[float] = page.evaluate("() => window.frames_taken")
    page.locator("[data-slot]").first.hover(force=True)
    page.locator("[data-ghost]").wait_for()  # so it was carried, all the time
    page.context.close()
    return taken


def _area(box: Any) -> float:
    return float(box["width"] * box["height"]) if box else 0.0


def _over(fields: list[Any]) -> Iterator[tuple[float, float]]:
    """From board to board and across each, without end."""
    while True:
        for field in fields:
            for step in range(60):
                along, across = step / 60, (step % 20) / 20
                yield field["x"] + field["width"] * along, min(field["y"] + field["height"] * across, 1000)


def settle(player: Player, boards: int) -> str:
    """A table at which somebody alone has so many boards, and something to lay."""
    for _ in range(MOST_MATCHES):
        table = player.play_now("odin", 1)
        with player.socket(table.id, 0) as socket:
            while not socket.now.over:
                lays = any(option.form["kind"] == "piece" for option in socket.now.options)
                if lays and len(socket.now.panel["players"][0]["boards"]) >= boards:
                    return table.id
                socket.move(*_next(socket))
                socket.until(lambda: socket.to_move)
    raise LookupError(f"nobody came to {boards} boards in {MOST_MATCHES} matches")


def _next(socket: Socket) -> list[int]:
    """What brings boards, or else the first choice that is suggested."""
    spaces = {option.form["space"]: option.option for option in socket.now.options if option.form["kind"] == "space"}
    wanted = [spaces[space] for space in SETTLING if space in spaces]
    if wanted:
        return wanted[:1]
    advice = socket.ask(talk.Suggest(socket.fresh_id(), "greedy"))
    assert isinstance(advice, talk.Advice), advice
    return advice.suggestions[0].options[:1]


def _sit(
    browser: Browser, hall: Hall, player: Player, table: str, width: int = 1280, height: int = 800, **more: Any
) -> Page:
    context = browser.new_context(base_url=hall.address, viewport={"width": width, "height": height}, **more)
    context.add_cookies(
        [{"name": name, "value": value, "url": hall.address} for name, value in player.http.cookies.items()]
    )
    context.add_init_script(f"({WATCH})()")
    page = context.new_page()
    page.goto(f"/table/{table}")
    return page


def latencies(browser: Browser, hall: Hall, game: str, choices: int) -> None:
    taken = latency(browser, hall, game, choices)
    print(f"{game}, {len(taken)} choices: {told([drawn for drawn, _ in taken])}", flush=True)
    print(f"  until the answer came: {told([answered for _, answered in taken])}", flush=True)


SHORT: dict[str, dict[str, Any]] = {
    "rebirth": {"seats": 2},
    "brian-boru": {"seats": 3},
    "odin": {"seats": 1, "options": {"length": "short"}},
}
"""The tables of matches that are soon over."""
HELD = {"JSHeapUsedSize": "bytes of heap", "Nodes": "nodes", "JSEventListeners": "listeners"}
CODE = {"code", "native"}
"""Of what a heap holds: compiled scripts, of which there are more the longer one plays, and the browser's own."""


def memory(browser: Browser, hall: Hall, game: str, matches: int) -> None:
    """Matches one after the other in one tab, and what is left of each when it is over and the garbage is gone."""
    player = Player(hall.address, "Ann")
    table = player.play_now(game, bot="random", **SHORT[game])
    page = _sit(browser, hall, player, table.id, reduced_motion="reduce")
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable")
    for match in range(1, matches + 1):
        Clicker(page, match).play_out()
        tools.send("HeapProfiler.collectGarbage")
        metrics = {each["name"]: int(each["value"]) for each in tools.send("Performance.getMetrics")["metrics"]}
        held = {name: metrics[key] for key, name in HELD.items()} | {"bytes of objects": _objects(tools)}
        print(f"{game}, after match {match}: " + ", ".join(f"{n:,} {name}" for name, n in held.items()), flush=True)
        Chair(page).button("Play again").click()
        Chair(page).button("Start the match").click()
        page.wait_for_function("() => !document.title.includes('waiting')")
    page.context.close()


def _objects(tools: CDPSession) -> int:
    """How many bytes the client's own objects take: everything on the heap but code."""
    parts: list[str] = []
    hear = lambda part: parts.append(part["chunk"])  # noqa: E731
    tools.on("HeapProfiler.addHeapSnapshotChunk", hear)
    tools.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    tools.remove_listener("HeapProfiler.addHeapSnapshotChunk", hear)
    heap = json.loads("".join(parts))
    fields, kinds = heap["snapshot"]["meta"]["node_fields"], heap["snapshot"]["meta"]["node_types"][0]
    kind, size, values = fields.index("type"), fields.index("self_size"), heap["nodes"]
    each = zip(values[kind :: len(fields)], values[size :: len(fields)], strict=True)
    return sum(taken for number, taken in each if kinds[number] not in CODE)


def whole(browser: Browser, hall: Hall, game: str) -> None:
    """Matches with the fewest and the most players, by clicks and by keys."""
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
            assert not complaints, complaints
            print(
                f"{game}, {seats} at the table, {way.__name__}: {choices} choices, laid {sitter.laid} times", flush=True
            )
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
    dragged = ways.add_parser("drag", help="a tile over boards")
    dragged.add_argument("--boards", type=int, default=6)
    dragged.add_argument("--seconds", type=float, default=10)
    chosen = parser.parse_args()
    path = quickest()
    if not path:
        sys.exit(ADVICE)
    with somewhere() as hall, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags())
        if chosen.what == "drag":
            frames = drag(browser, hall, chosen.boards, chosen.seconds)
            late = sum(frame > 20 for frame in frames) / len(frames)
            print(f"{len(frames)} frames over {chosen.boards} boards: {told(frames)}; {late:.1%} took more than 20 ms")
            print(f"  load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
            browser.close()
            return
        for game in chosen.game or ROOMS:
            if chosen.what == "latency":
                latencies(browser, hall, game, chosen.choices)
            elif chosen.what == "memory":
                memory(browser, hall, game, chosen.matches)
            else:
                whole(browser, hall, game)
        browser.close()


if __name__ == "__main__":
    main()
