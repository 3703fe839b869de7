"""The board of Brian Boru, by mouse, finger and keyboard, at moments of matches that bots have played."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import count

import pytest
from playwright.sync_api import Locator, Page, expect

from meadhall.core import LabDice, Match
from meadhall.games.brian_boru import game
from meadhall.games.brian_boru.box import EXTRA_PRICE
from tests.browser.conftest import NewPage
from tests.browser.kinds import Moment, kind_of, lay
from tests.browser.looking import WIDTHS, barriers, fit, overflow
from tests.browser.matches import FOCUSED, Clicker
from tests.browser.poses import BRIAN_BORU, Pose, Poses
from tests.server.client import Player
from tests.serving import Hall

Sit = Callable[..., Page]

BOARD = ".brian-boru"
TOWN = f"{BOARD} .town"
LEGAL_TOWN = f"{TOWN}[data-option]"
FEW_TABS = 25
LAST_TRICK = Pose("brian-boru", 4, "PlayCard", lambda s, seat: s.hands[seat].bit_count() == 2, late=0)
"""One card is played, the other is discarded, and the round is over."""


@pytest.fixture(scope="module")
def poses(hall: Hall) -> Poses:
    return Poses(Player(hall.address, "Aoife"))


@pytest.fixture
def sit(new_page: NewPage, poses: Poses) -> Sit:
    """Takes a seat that owes a choice, and sees what may be chosen."""

    def sit_down(pose: Pose | str, **more: object) -> Page:
        path = poses.path(BRIAN_BORU[pose] if isinstance(pose, str) else pose)
        page = new_page(path, who=poses.host, **more)
        page.locator(f"{BOARD} [data-option]").first.wait_for()
        return page

    return sit_down


def town(page: Page, name: str | None) -> Locator:
    return page.locator(f'{TOWN}[data-town="{name}"]')


def cards(page: Page, name: str) -> Locator:
    """The cards of a row."""
    return page.get_by_role("list", name=name, exact=True).get_by_role("button")


def names(found: Locator) -> list[str]:
    said: list[str] = found.evaluate_all("all => all.map(each => each.getAttribute('aria-label'))")
    return said


def test_a_click_puts_the_marker_on_a_town(sit: Sit) -> None:
    page = sit("lead")
    chosen = page.locator(LEGAL_TOWN).nth(3)
    name = chosen.get_attribute("data-town")
    chosen.click()
    expect(town(page, name)).to_have_attribute("aria-label", re.compile("The marker is here"))


def test_arrow_keys_and_enter_put_the_marker_on_a_town(sit: Sit) -> None:
    page = sit("lead")
    page.locator(f'{TOWN}[tabindex="0"]').focus()
    page.keyboard.press("ArrowDown")
    chosen = page.locator(f"{TOWN}:focus")
    expect(chosen).to_have_role("button")
    name = chosen.get_attribute("data-town")
    page.keyboard.press("Enter")
    expect(town(page, name)).to_have_attribute("aria-label", re.compile("The marker is here"))


def test_a_town_tells_why_not(sit: Sit) -> None:
    page = sit("lead")
    held = ':not([data-option]):not([aria-label*="Nobody"])[aria-label*="has it"]'
    page.locator(TOWN + held).first.hover()
    expect(page.locator(f"{BOARD} .note p").first).to_have_text(re.compile("There is a disc on .+ already"))


def test_few_tabs_lead_to_the_hand_and_enter_plays_a_card(sit: Sit) -> None:
    page = sit("lead-card")
    refused = page.locator(f'{BOARD} .hand button[aria-disabled="true"]')
    tabs = 0
    while page.evaluate(FOCUSED) is None:
        page.keyboard.press("Tab")
        tabs += 1
        assert tabs <= FEW_TABS
    card = page.locator(f"{BOARD} .hand button:focus").get_attribute("aria-label") or ""
    expect(page.get_by_role("tooltip")).to_contain_text("If it wins the trick")
    if refused.count():
        refused.first.hover()
        expect(page.get_by_role("tooltip")).to_contain_text(re.compile("The town is .+: lead"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="The trick").get_by_role("img", name=f"Aoife: {card}")).to_be_visible()


def test_two_cards_are_picked_and_the_pack_goes_on(sit: Sit) -> None:
    page = sit(replace(BRIAN_BORU["draft"], late=0))
    pack = names(cards(page, "Your pack"))
    had = cards(page, "Picked").count()
    cards(page, "Your pack").first.focus()
    page.keyboard.press("Enter")
    expect(cards(page, "Picked")).to_have_count(had + 1)
    expect(cards(page, "Your pack").first).to_be_focused()  # what had the focus is in the hand now
    cards(page, "Your pack").first.click()
    expect(cards(page, "Picked")).to_have_count(had + 2)
    expect(cards(page, "Your pack")).to_have_count(len(pack) - 2)
    assert not set(names(cards(page, "Your pack"))) & set(pack)


def test_one_of_two_actions_is_chosen(sit: Sit) -> None:
    page = sit("action", color_scheme="dark")
    actions = page.get_by_role("group", name="Choose an action").get_by_role("button")
    expect(actions).to_have_count(2)
    assert barriers(page) == []
    for width in WIDTHS:
        fit(page, width)
        assert overflow(page) <= 0
    actions.last.click()
    expect(page.get_by_role("group", name="Choose an action")).to_have_count(0)


def test_extras_have_their_price(sit: Sit) -> None:
    page = sit("extras")
    extras = page.get_by_role("group", name="Buy more?").get_by_role("button")
    has = int(re.findall(r"\d+", extras.first.inner_text())[-1])
    for number in range(1, extras.count()):
        said = {int(each) for each in re.findall(r"\d+", extras.nth(number).inner_text())}
        assert said == {number, number * EXTRA_PRICE, has + number}
    extras.last.click()
    expect(extras).to_have_count(0)


def test_upkeep_is_told_in_scenes_and_escape_leaves_it(sit: Sit) -> None:
    page = sit(LAST_TRICK)
    upkeep = page.get_by_role("region", name="Upkeep of round 1")
    clicker = Clicker(page)
    while clicker.chair.settle() and not cards(page, "Your pack").count():  # the next draft is after upkeep
        clicker.choose()
    expect(upkeep.get_by_role("heading", name="Marriage")).to_be_visible()
    upkeep.get_by_role("button", name="Next").click()
    expect(upkeep.get_by_role("heading", name="Battle")).to_be_visible()
    page.keyboard.press("Escape")
    expect(upkeep).to_have_count(0)
    expect(page.get_by_role("group").filter(has=page.locator("summary", has_text="Upkeep of round 1"))).to_be_visible()


def before_a_town_is_lost() -> tuple[Moment, int]:
    """The last action of a round, and the option after which upkeep asks its seat at once which town is lost."""
    for seed in count():
        dice = LabDice(seed)
        match = Match(game, 4, {}, dice.fork(0))
        luck = dice.fork(1)
        while not match.over:
            state, seat = match.state, match.state.decision.seats[0]
            options = state.options(seat)
            option = options[luck.below(len(options))]
            after = state.copy()
            after.apply(seat, option)
            kinds = [kind_of(each, seat) for each in (state, after) if seat in each.decision.seats]
            if kinds == ["ChooseAction", "ChooseLostTown"]:
                return Moment("brian-boru-4", "ChooseAction", state.copy(), seat), option
            match.play(seat, option)
    raise AssertionError


def test_the_story_of_upkeep_does_not_cover_what_is_asked_in_it(hall: Hall, new_page: NewPage) -> None:
    """Which town is lost: the tracks are in sight until it is chosen, and the story goes on afterwards."""
    host = Player(hall.address, "Aoife")
    moment, option = before_a_town_is_lost()
    (table,) = lay(hall.database, host.me.id, [moment])
    page = new_page(f"/table/{table}", who=host)
    page.locator(f'{BOARD} [data-option="{option}"]').first.click()
    upkeep = page.get_by_role("region", name=re.compile("Upkeep of round"))
    lost = page.locator(LEGAL_TOWN).first
    lost.wait_for()
    expect(page.locator("#decision-prompt")).to_contain_text("choose which town")
    expect(upkeep).to_have_count(0)
    lost.click()
    expect(upkeep.get_by_role("heading", name="Marriage")).to_be_visible()


def test_the_panel_says_what_the_rules_foresee(sit: Sit, poses: Poses) -> None:
    page = sit("follow")
    with poses.host.socket(page.url.rsplit("/", 1)[1]) as socket:
        foreseen = game.forecast(game.observation(**socket.now.observation))
    row = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name="if the game ended"))
    expect(row.get_by_role("cell")).to_have_text([str(total) for total in foreseen.totals])


def test_looking_back_shows_the_board_as_it_was(sit: Sit) -> None:
    page = sit("lead")
    held, open_towns = page.locator(f"{TOWN} .disc"), page.locator(LEGAL_TOWN)
    discs, choices = held.count(), open_towns.count()
    page.get_by_role("tab", name="History").click()
    page.get_by_role("slider").press("Home")
    expect(held).to_have_count(0)
    expect(open_towns).to_have_count(0)
    page.get_by_role("button", name="Back to now").first.click()
    expect(held).to_have_count(discs)
    expect(open_towns).to_have_count(choices)


def test_a_finger_looks_first_and_chooses_then(sit: Sit) -> None:
    page = sit("first-disc", width=360, height=740, has_touch=True, is_mobile=True)
    expect(page.get_by_text("takes a second tap")).to_be_visible()
    target = page.locator(LEGAL_TOWN).nth(8)
    name = target.get_attribute("data-town")
    target.tap()
    expect(page.locator(f"{TOWN}.considered")).to_have_attribute("data-town", name or "")
    expect(town(page, name)).to_have_attribute("aria-label", re.compile("Nobody has it"))
    target.tap()
    expect(town(page, name)).to_have_attribute("aria-label", re.compile("Aoife has it"))
