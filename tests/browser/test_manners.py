"""How the client behaves: what it loads, what moves, what is said aloud, what it does when something is wrong."""

from __future__ import annotations

import gzip
import re

from playwright.sync_api import Page, Response, expect

from meadhall.server import talk
from tests.browser.chair import Chair
from tests.browser.conftest import NewPage
from tests.browser.rooms import home
from tests.browser.visitors import Complaints, Visitors
from tests.server.client import Player
from tests.serving import Hall

MOST = 300_000
"""Bytes of compressed script that the first page may load."""

WATCH = """() => {
    window.seen = [];
    const look = () => {
        for (const one of document.getAnimations()) {
            const { endTime } = one.effect.getComputedTiming();
            if (endTime > 1) window.seen.push(`${one.animationName ?? one.transitionProperty}: ${endTime} ms`);
        }
        requestAnimationFrame(look);
    };
    look();
}"""
"""Takes down in every frame what moves for longer than anybody could see."""

SEEN = "() => [...new Set(window.seen)]"


def test_the_first_page_is_light(visitors: Visitors, hall: Hall) -> None:
    scripts: list[Response] = []
    strangers: list[str] = []
    page = visitors.open(hall.address, "about:blank")

    def loaded(response: Response) -> None:
        if response.request.resource_type == "script":
            scripts.append(response)
        if not response.url.startswith(hall.address):
            strangers.append(response.url)

    page.on("response", loaded)
    page.goto("/")
    home(page)
    page.wait_for_load_state("networkidle")
    assert scripts
    assert sum(len(gzip.compress(each.body())) for each in scripts) <= MOST
    assert not strangers


def test_nothing_moves_for_who_wants_it_still(page: Page) -> None:
    home(page)
    page.evaluate(WATCH)
    page.get_by_role("button", name="Play against bots: Rebirth").click()
    chair = Chair(page)
    for _ in range(2):
        chair.settle()
        chair.click()
    chair.settle()
    page.keyboard.press("s")
    expect(page.get_by_role("dialog", name="Points")).to_be_visible()
    assert page.evaluate(SEEN) == []


def test_things_move_for_all_others(new_page: NewPage) -> None:
    """Else the test above would show nothing."""
    page = new_page(reduced_motion="no-preference")
    home(page)
    page.evaluate(WATCH)
    page.get_by_role("button", name="Play against bots: Rebirth").click()
    chair = Chair(page)
    chair.settle()
    chair.click()
    chair.settle()
    assert page.evaluate(SEEN) != []


def test_what_others_do_is_said_aloud(hall: Hall, new_page: NewPage) -> None:
    host, friend = Player(hall.address, "Ann"), Player(hall.address, "Bo")
    table = host.create(options={"first": "A"})
    friend.join(table.id, 1)
    host.start(table.id)
    page = new_page(f"/table/{table.id}", who=friend)
    expect(page.get_by_role("group", name=re.compile("^Board: "))).to_be_visible()
    said = page.locator("[aria-live='polite']:not([role='status'])").first
    expect(said).to_have_text("")
    with host.socket(table.id, 0) as socket:
        socket.move()
    expect(said).to_contain_text("Ann")


def after_a_choice(hall: Hall, new_page: NewPage) -> Chair:
    """Ann has laid a tile, and it is her turn again."""
    host = Player(hall.address, "Ann")
    table = host.play_now("rebirth", 2, bot="random", options={"first": "A"})
    chair = Chair(new_page(f"/table/{table.id}", who=host))
    chair.settle()
    chair.lit.first.click()
    chair.settle()
    return chair


def test_greyed_hexes_say_why_not(hall: Hall, new_page: NewPage) -> None:
    chair = after_a_choice(hall, new_page)
    taken = chair.board.get_by_role("img", name=re.compile("Ann.s ")).first
    taken.hover()
    expect(chair.page.get_by_text("The hex is occupied.")).to_be_visible()


def test_a_table_that_is_not_there_leads_home(new_page: NewPage, complaints: Complaints) -> None:
    complaints.expect("404")
    page = new_page("/table/nowhere")
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("link", name="Home", exact=True).click()
    home(page)


def test_nothing_is_taken_back_while_somebody_looks_back(hall: Hall, new_page: NewPage) -> None:
    chair = after_a_choice(hall, new_page)
    chair.page.keyboard.press("p")
    chair.page.get_by_role("slider").press("Home")
    expect(chair.lit).to_have_count(0)
    chair.page.keyboard.press("u")
    expect(chair.page.get_by_role("dialog")).to_have_count(0)
    chair.page.keyboard.press("Escape")
    expect(chair.board.get_by_role("img", name=re.compile("Ann.s "))).to_have_count(1)


def test_the_end_tells_the_whole_match(hall: Hall, new_page: NewPage) -> None:
    """The chart goes to the end, also when the history was looked at before and something was taken back since."""
    host = Player(hall.address, "Ann")
    table = host.play_now("rebirth", 2, bot="greedy", options={"first": "A"})
    page = new_page(f"/table/{table.id}", who=host)
    with host.socket(table.id, 0) as socket:
        socket.until(lambda: socket.to_move)
        begin = socket.now.length
        socket.move()
        socket.until(lambda: socket.to_move)
        Chair(page).settle()
        page.keyboard.press("p")
        expect(page.get_by_text(f"of {socket.now.length}")).to_be_visible()
        page.keyboard.press("l")
        assert isinstance(socket.ask(talk.Rewind("back", begin)), talk.Ack)
        socket.until(lambda: socket.now.length < begin + 2 and socket.to_move)
        over = socket.play_out()
        length = over.length
    line = page.get_by_role("img", name="Points of all players over the match").locator(".line").first
    expect(line).to_have_attribute("d", re.compile(f"^M[^L]+(L[^L]+){{{length}}}$"))
    places = page.get_by_role("row", name=re.compile("^Place")).get_by_role("cell").all_inner_texts()
    assert places == [str(place) for place in sorted(over.score.places)]
    expect(page.get_by_role("rowheader", name="towers")).to_have_count(0)
    page.get_by_text("Were the dice fair?").click()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download the record").click()
    expect(page.get_by_text(f"meadhall verify {saved.value.suggested_filename}", exact=True)).to_be_visible()


def test_whoever_comes_back_asks_whether_the_hall_is_still_there(hall: Hall, new_page: NewPage) -> None:
    """A phone that has slept may hold a connection that only seems to be open."""
    host = Player(hall.address, "Ann")
    table = host.play_now("rebirth", 2, bot="random", options={"first": "A"})
    page = new_page(who=host)
    said: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: said.append(str(frame))))
    page.goto(f"/table/{table.id}")
    Chair(page).settle()
    assert not any('"ping"' in frame for frame in said)
    page.evaluate("() => window.dispatchEvent(new Event('online'))")
    Chair(page).click()
    Chair(page).settle()
    assert any('"ping"' in frame for frame in said)


def test_a_page_that_cannot_be_fetched_offers_to_try_again(new_page: NewPage, complaints: Complaints) -> None:
    complaints.expect("ERR_FAILED")
    complaints.expect("dynamically imported module")
    page = new_page()
    home(page)
    page.route("**/assets/RulesPage*.js", lambda route: route.abort())
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_role("alert")).to_contain_text("could not be fetched")
    page.unroute("**/assets/RulesPage*.js")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Rebirth").first).to_be_visible()


def test_a_language_that_cannot_be_fetched_changes_nothing(new_page: NewPage, complaints: Complaints) -> None:
    complaints.expect("ERR_FAILED")
    page = new_page()
    home(page)
    page.route(re.compile(r"/assets/cs[-.].*\.js"), lambda route: route.abort())
    page.get_by_role("button", name="Theme and language").click()
    page.get_by_label("Language", exact=True).select_option("cs")
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    expect(page.get_by_label("Language", exact=True)).to_have_value("en")
