"""Whatever is asked, something that answers it is in sight: for every kind of decision there is, at every size."""

from __future__ import annotations

from itertools import cycle

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from meadhall.games.odin.notation import CELL, CELLS, HOME
from meadhall.games.odin.pieces import COLUMNS
from tests.browser.chair import Chair
from tests.browser.conftest import NewPage
from tests.browser.kinds import GAMES, SETTINGS, Moment, kinds_of, lay, moments
from tests.browser.looking import fit
from tests.server.client import Player
from tests.serving import Hall

Asked = tuple[Player, dict[str, Moment]]

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
TABLET: ViewportSize = {"width": 1024, "height": 768}
PHONE: ViewportSize = {"width": 360, "height": 740}
SIDEWAYS: ViewportSize = {"width": 740, "height": 360}

CHANGES = 3
"""One of so many tables is seen after the window has changed, too."""

VISIT = """(path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
}"""

SIGHTED = """(each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const parts = each.matches("[data-room]") ? [1 / 2, 1 / 4, 3 / 4] : [1 / 2];
    const hit = (part) => each.contains(document.elementFromPoint(left + width / 2, top + height * part));
    return width > 0 && parts.some(hit);
}"""
"""Whether a press on the middle of something hits it; boards for tiles are large, and a part of them is enough."""

IN_SIGHT = f"""(wanted) => {{
    const answers = (each) => wanted.includes(Number(each.dataset.option)) || each.matches("[data-piece], [data-room]");
    const open = document.querySelectorAll(":is([data-option], [data-piece], [data-room]):not(#options-list *)");
    const found = [...open].some((each) => each.ariaDisabled !== "true" && answers(each) && ({SIGHTED})(each));
    window.still = found && document.title.includes("Your turn") ? (window.still ?? 0) + 1 : 0;
    return window.still > 2;
}}"""
"""Whether one of these options, or a tile or a board to lay one on, is there to be pressed, frame after frame; and not
only in the list of options, which says everything."""


@pytest.fixture(scope="module")
def asked(hall: Hall) -> Asked:
    """Somebody who is asked everything that can be asked, each at a table of its own."""
    host = Player(hall.address, "Aoife")
    return host, lay(hall.database, host.me.id, moments())


def must_see(page: Page, moment: Moment) -> None:
    """Something that answers what is asked comes into sight, and stays there."""
    page.evaluate("() => (window.still = 0)")
    page.wait_for_function(IN_SIGHT, arg=moment.wanted)


def table_of(asked: Asked, name: str) -> str:
    return next(f"/table/{table}" for table, moment in asked[1].items() if moment.name.endswith(name))


def test_no_kind_of_decision_is_left_out(asked: Asked) -> None:
    for game in GAMES:
        assert {moment.kind for moment in asked[1].values() if SETTINGS[moment.setting][0] == game} == kinds_of(game)


@pytest.mark.parametrize(
    ("one", "other", "fingers"),
    [(DESKTOP, TABLET, False), (PHONE, SIDEWAYS, True)],
    ids=["mouse", "fingers"],
)
def test_something_that_answers_is_in_sight(
    asked: Asked, new_page: NewPage, one: ViewportSize, other: ViewportSize, fingers: bool
) -> None:
    """Whoever comes to a table sees it, and after the window has become another they see it again."""
    host, tables = asked
    page = new_page(who=host, has_touch=fingers, is_mobile=fingers, **one)
    sizes = cycle((other, one))
    for number, (table, moment) in enumerate(tables.items()):
        page.evaluate(VISIT, f"/table/{table}")
        must_see(page, moment)
        if number % CHANGES == 0:
            fit(page, **next(sizes))
            must_see(page, moment)


def test_a_board_with_room_for_the_tile_in_hand_comes_into_sight(asked: Asked, new_page: NewPage) -> None:
    page = new_page(table_of(asked, "Window"), who=asked[0], has_touch=True, is_mobile=True, **PHONE)
    page.locator("[data-piece]").first.tap()
    page.locator("[data-room]").first.wait_for()
    page.wait_for_function(f"() => [...document.querySelectorAll('[data-room]')].some({SIGHTED})")


@pytest.mark.rule("OD-ANY-PLACE-1")
def test_an_ore_of_a_card_is_laid_on_the_board(asked: Asked, new_page: NewPage) -> None:
    """Card 9: it is in hand at once, and no tile of the supply."""
    state = next(moment.state for moment in asked[1].values() if moment.kind == "PlaceOre")
    page = new_page(table_of(asked, "PlaceOre"), who=asked[0])
    board = page.locator(f"[data-slot='{HOME}'][data-room]")
    board.wait_for()
    box, rows, columns = (
        board.bounding_box(),
        *(int(board.get_attribute(f"data-{of}") or 0) for of in ("rows", "columns")),
    )
    assert box
    cell = next(option - CELL for option in state.options(0) if option >= CELL)
    row, column = divmod(cell % CELLS, COLUMNS)
    at = (box["x"] + box["width"] * (column + 0.5) / columns, box["y"] + box["height"] * (row + 0.5) / rows)
    page.mouse.move(*at)
    expect(page.locator("[data-ghost='good']")).to_be_visible()
    page.mouse.click(*at)
    expect(page.get_by_text("Place an ore")).to_have_count(0)


def test_whoever_looks_elsewhere_is_left_there(asked: Asked, new_page: NewPage) -> None:
    """The missions come into sight; then the player turns to the log, and stays there when the window changes."""
    page = new_page(table_of(asked, "PlaceToken"), who=asked[0], has_touch=True, is_mobile=True, **PHONE)
    expect(page.get_by_role("tab", name="Overview")).to_have_attribute("aria-selected", "true")
    log = page.get_by_role("tab", name="Log")
    log.tap()
    fit(page, **SIDEWAYS)
    settle(page)
    expect(log).to_have_attribute("aria-selected", "true")


def test_whoever_writes_is_not_disturbed(hall: Hall, new_page: NewPage) -> None:
    """The board comes when the words are written, although the turn has come before."""
    host, friend = Player(hall.address, "Ann"), Player(hall.address, "Bo")
    table = host.create(options={"first": "B"})
    friend.join(table.id, 1)
    host.start(table.id)
    page = new_page(f"/table/{table.id}", who=host, has_touch=True, is_mobile=True, **PHONE)
    chair = Chair(page)
    page.get_by_role("tab", name="Chat").tap()
    words = page.get_by_role("textbox")
    words.fill("I think")
    with friend.socket(table.id, 1) as socket:
        socket.move()
    chair.settle()
    settle(page)
    expect(words).to_have_value("I think")
    words.blur()
    expect(chair.lit.first).to_be_visible()


def settle(page: Page) -> None:
    """Let pass what a page does by itself after a change, if it does anything."""
    page.evaluate("() => new Promise((done) => setTimeout(done, 600))")
