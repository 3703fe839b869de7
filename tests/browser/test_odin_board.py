"""The board of A Feast for Odin: tiles are laid by mouse, finger and keyboard, feasts served, dice rolled again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, Page, Position, expect

from meadhall.games.odin.advice import advise
from meadhall.games.odin.box import SPECIAL
from meadhall.games.odin.notation import CELL, CELLS, HOME, PIECE, PIECES, WORD, WORDS
from meadhall.games.odin.pieces import COLUMNS, Orientation, shape_of
from meadhall.games.odin.rules.placement import room
from meadhall.games.odin.state import ALONE, OTHER_COLOUR, State
from meadhall.server import talk
from tests.browser.conftest import NewPage
from tests.browser.looking import WIDTHS, barriers, fit, overflow, show_by
from tests.browser.poses import Pose, Poses
from tests.server.client import Player, Socket
from tests.serving import Hall

MOST_TABS = 120


def in_hand(options: Iterable[int]) -> dict[int, int]:
    """By thing that may be laid: the piece as it is picked up."""
    return {
        PIECES[option - PIECE].thing: option - PIECE
        for option in sorted(options, reverse=True)
        if PIECE <= option < CELL
    }


def tiles(state: State, seat: int) -> list[int]:
    """The things of several cells that may lie on the home board as they are picked up."""
    held = in_hand(state.options(seat)).items()
    return [thing for thing, piece in held if shape_of(thing).area > 1 and room(state, seat, HOME, piece)]


def turnable(thing: int) -> bool:
    """A special tile that does not look the same from all sides."""
    return thing >= SPECIAL and len(shape_of(thing).orientations) >= 4


def can_roll(state: State, seat: int) -> bool:
    return WORD + WORDS.index("roll") in state.options(seat)


LAYING = Pose("odin", 1, "Window", lambda state, seat: bool(tiles(state, seat)))
PLANNED = Pose("odin", 1, "Window", lambda state, seat: (advise(state, seat) or [0])[0] in range(PIECE, CELL))
TREASURE = Pose("odin", 1, "Window", lambda state, seat: any(map(turnable, tiles(state, seat))))
BLOCKED = Pose("odin", 1, "Turn", lambda state, seat: 1 < state.round < 7 and state.last_placer == seat)
FEAST = Pose("odin", 1, "ServeFood", lambda state, seat: not state.served[seat])
DICE = Pose("odin", 1, "DecideRoll", can_roll)
TURN = Pose("odin", 1, "Turn", lambda state, seat: state.thing[seat] > 1 and len(state.options(seat)) > 1)


@pytest.fixture(scope="module")
def poses(hall: Hall) -> Poses:
    """All tests share the match that a bot has played alone, and go on from moments of it."""
    return Poses(Player(hall.address, "Aoife"))


class Seat:
    """Somebody at such a moment: what the server knows, and what the page shows."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.page: Page

        self.piece = -1
        self.places: list[tuple[int, int]] = []

    def find_tile(self) -> None:
        """A tile of several cells, turned as it is picked up, and where the server lets it lie on the home board."""
        pieces = in_hand(each.option for each in self.socket.now.options)
        for thing, piece in pieces.items():
            if shape_of(thing).area > 1 and (places := self._places(piece)):
                self.piece, self.places = piece, places
                return
        raise LookupError("no tile fits on the home board")

    def _places(self, piece: int) -> list[tuple[int, int]]:
        options = self.socket.move(PIECE + piece).options
        reply = self.socket.ask(talk.Undo(self.socket.fresh_id(), self.socket.now.ask))
        assert isinstance(reply, talk.Ack)
        self.socket.until(lambda: self.socket.now.number >= reply.number)
        return [divmod(each.option - CELL, COLUMNS) for each in options if CELL <= each.option < CELL + CELLS]

    @property
    def shape(self) -> Orientation:
        thing, orientation = PIECES[self.piece]
        return shape_of(thing).orientations[orientation]

    @property
    def laid(self) -> list[int]:
        """Piece and place by turns."""
        seen: list[list[int]] = self.socket.now.observation["laid"]
        return seen[0]

    def wait_until_it_lies_at(self, row: int, column: int) -> None:
        self.socket.until(lambda: self.laid[-2:] == [self.piece, row * COLUMNS + column])

    @property
    def tile(self) -> Locator:
        """On the shelf."""
        return self.page.locator(f'.supply [data-piece="{self.piece}"]')

    @property
    def home(self) -> Locator:
        return self.page.locator('[data-slot="0"]')

    @property
    def told(self) -> Locator:
        """What is announced of the tile in hand."""
        return self.page.locator(".dock [role=status]")

    def over(self, row: int, column: int) -> Position:
        """Where a pointer holds the tile when its corner is there, from the corner of the home board."""
        cell = self.home.evaluate("(field) => field.clientWidth / field.dataset.columns")
        return {"x": (column + self.shape.cols / 2) * cell, "y": (row + self.shape.rows / 2) * cell}

    def drag(self, row: int, column: int) -> None:
        self.tile.hover()
        self.page.mouse.down()
        self.home.hover(position=self.over(row, column), force=True)
        self.page.mouse.up()

    def press(self, name: str) -> None:
        """A button; reads on until the server has answered."""
        before = self.socket.now.number
        self.page.get_by_role("button", name=name, exact=True).click()
        self.wait_beyond(before)

    def wait_beyond(self, number: int) -> None:
        self.socket.until(lambda: self.socket.now.number > number)

    @property
    def dining(self) -> bool:
        feast = self.socket.now.panel["feasts"][0]
        return bool(feast and feast["dining"])


Sit = Callable[..., Seat]


@pytest.fixture
def sit(poses: Poses, new_page: NewPage) -> Iterator[Sit]:
    with ExitStack() as stack:

        def sit(pose: Pose, **more: Any) -> Seat:
            path = poses.path(pose)
            seat = Seat(stack.enter_context(poses.host.socket(path.split("/")[-1], 0)))
            if pose is LAYING:
                seat.find_tile()
            seat.page = new_page(path, who=poses.host, **more)
            seat.page.locator(".odin-board .main").wait_for()
            return seat

        yield sit


def test_the_middle_of_the_table_agrees_with_the_boards(poses: Poses, new_page: NewPage) -> None:
    """With harvest markers the next harvest is known; miniatures have the colours of the boards, minuses are true."""
    table = poses.host.play_now("odin", 1, options={"mini_expansions": "harvest", "removed_cards": "all"})
    with poses.host.socket(table.id, 0) as socket:
        socket.until(lambda: bool(socket.now.panel["harvests"]) and bool(socket.now.options))
        while not socket.now.observation["round"]:
            socket.move()
        known = [number for number, goods in enumerate(socket.now.panel["harvests"]) if goods is not None]
    page = new_page(f"/table/{table.id}", who=poses.host)
    expect(page.get_by_label("\N{MINUS SIGN}86 points", exact=True)).to_have_text("\N{MINUS SIGN}86")
    expect(page.locator("figure").first.get_by_text("18", exact=True)).to_be_visible()
    page.get_by_role("tab", name="Market").click()
    rounds = page.get_by_role("list").filter(has_text="feast table").get_by_role("listitem")
    harvest = re.compile(r"Harvest: |No harvest\.")
    assert known == [number for number, each in enumerate(rounds.all_inner_texts()) if harvest.search(each)] == [1]
    fills = [page.locator(each).first.evaluate("one => getComputedStyle(one).fill") for each in (".minus", ".bare")]
    assert fills[0] == fills[1]
    page.locator('[data-place^="ware-"]').first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Counts as a blue tile.")


def test_a_tile_is_dragged_to_its_place(sit: Sit) -> None:
    seat = sit(LAYING)
    seat.drag(*seat.places[-1])
    seat.wait_until_it_lies_at(*seat.places[-1])


def test_a_tile_that_may_not_lie_there_says_why(sit: Sit) -> None:
    seat = sit(LAYING)
    page, before = seat.page, seat.laid
    inside = {(row, column) for row in range(13 - seat.shape.rows) for column in range(14 - seat.shape.cols)}
    seat.drag(*min(inside - set(seat.places)))
    expect(page.locator("[data-ghost].bad")).to_have_count(1)
    expect(page.locator(".dock .changes.bad")).to_have_text(re.compile(r"\w+ .+\."))
    page.keyboard.press("Escape")
    expect(page.locator(".dock .hand")).to_have_count(0)
    seat.socket.ask(talk.Forecast(seat.socket.fresh_id()))  # whatever had been laid would be told before the answer
    assert seat.laid == before


def test_hovering_tells_what_would_change(sit: Sit) -> None:
    seat = sit(LAYING)
    row, column = seat.places[-1]
    assert seat.socket.welcome
    grid = seat.socket.welcome.setting["boards"][0]["grid"]
    covered = [(row + offset // COLUMNS, column + offset % COLUMNS) for offset in seat.shape.offsets]
    before = seat.socket.now.panel["players"][0]["boards"][0]["minus"]
    after = before - sum(grid[row][column] == "N" for row, column in covered)
    seat.tile.click()
    seat.home.hover(position=seat.over(row, column))
    expect(seat.page.locator("[data-ghost].good")).to_have_count(1)
    lost = seat.page.locator("figure .minus").first
    expect(lost.locator("[aria-hidden]")).to_have_text(f"\N{MINUS SIGN}{after}" if after else "0")
    expect(seat.page.locator("figure .minus.news")).to_have_count(int(after != before))


def test_r_turns_and_f_mirrors(sit: Sit) -> None:
    seat = sit(TREASURE)
    page = seat.page
    held = page.locator(".supply [data-piece]").evaluate_all("(all) => all.map((each) => Number(each.dataset.piece))")
    page.locator(f'.supply [data-piece="{next(piece for piece in held if turnable(PIECES[piece].thing))}"]').click()
    looks = page.locator(".dock .picture .body")
    seen = [looks.get_attribute("d")]
    for _ in range(4):
        page.keyboard.press("r")
        seen.append(looks.get_attribute("d"))
    assert seen[0] == seen[4]
    assert len(set(seen)) == 4
    while not page.locator('[aria-keyshortcuts="F"]:enabled').count():
        page.keyboard.press("r")
    before = looks.get_attribute("d")
    page.keyboard.press("f")
    assert looks.get_attribute("d") != before
    page.keyboard.press("f")
    assert looks.get_attribute("d") == before


def test_a_tile_is_laid_by_keys_alone(sit: Sit) -> None:
    seat = sit(LAYING)
    page, before = seat.page, seat.laid
    page.locator(".supply [data-piece]").first.wait_for()
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.matches('.supply [data-piece]')"):
            break
    page.keyboard.press("Enter")
    expect(seat.told).to_have_text(re.compile(r", \d+ by \d+\. .+, row \d+, column \d+\. May lie there\."))
    first = seat.told.inner_text()
    page.keyboard.press("ArrowDown")
    expect(seat.told).not_to_have_text(first)
    page.keyboard.press("ArrowUp")
    expect(seat.told).to_have_text(first)
    page.keyboard.press("Enter")
    seat.socket.until(lambda: len(seat.laid) == len(before) + 2)
    expect(page.locator(".dock .hand")).to_have_count(0)


def test_the_keyboard_leaves_the_tile_in_hand(sit: Sit) -> None:
    seat = sit(LAYING)
    seat.page.locator(".supply [data-piece]").first.focus()
    seat.page.keyboard.press("Enter")
    expect(seat.page.get_by_role("application")).to_be_focused()
    seat.page.keyboard.press("Tab")
    expect(seat.page.locator(".dock .hand button:focus")).to_have_count(1)
    seat.page.keyboard.press("Shift+Tab")
    seat.page.keyboard.press("Shift+Tab")
    expect(seat.page.locator(".dock .hand:focus-within")).to_have_count(0)


def test_a_finger_says_where_and_then_taps_the_tile(sit: Sit) -> None:
    seat = sit(LAYING, width=360, height=740, has_touch=True, is_mobile=True)
    row, column = seat.places[-1]
    seat.tile.tap()
    for _ in range(2):
        seat.home.tap(position=seat.over(row, column))
    seat.wait_until_it_lies_at(row, column)


def test_what_is_suggested_is_laid_and_taken_back(sit: Sit) -> None:
    seat = sit(PLANNED)
    page, before = seat.page, seat.laid
    page.get_by_role("button", name="Suggest", exact=True).click()
    so = page.locator(".dock").get_by_role("button", name=re.compile("^Lay (it|them) so$"))
    so.wait_for()
    shown = page.locator(".field .pale").count()
    seat.press(so.inner_text())
    assert len(seat.laid) == len(before) + 2 * shown
    expect(page.locator(".field .pale")).to_have_count(0)
    seat.press("Undo")
    assert seat.laid == before


def test_a_feast_is_served_by_clicks(sit: Sit) -> None:
    seat = sit(FEAST)
    food = seat.page.locator('.pantry [data-option]:not([aria-disabled="true"])')
    gap = seat.page.get_by_role("button", name=re.compile("^Leave a gap"))
    gap.wait_for()
    assert seat.page.locator("[data-piece]").count() == 0  # tiles are for the table now, not for the boards
    while seat.dining:
        before = seat.socket.now.number
        food.or_(gap).first.click()
        seat.wait_beyond(before)
    expect(food.or_(gap)).to_have_count(0)


def test_dice_are_rolled_again(sit: Sit) -> None:
    seat = sit(DICE)
    assert seat.socket.welcome
    faces = seat.socket.welcome.setting["dice"][seat.socket.now.panel["dice"]["game"]]["die"]
    expect(seat.page.locator(".thrown .die .eight")).to_have_count(int(faces == 8))  # the orange one
    rolls = seat.socket.now.panel["dice"]["rolls"]
    seat.page.get_by_role("button", name=re.compile("^Roll again")).click()
    expect(seat.page.locator(".rolls .used")).to_have_count(rolls + 1)
    seat.socket.until(lambda: seat.socket.now.panel["dice"]["rolls"] == rolls + 1)


def test_the_vikings_of_both_colours_are_in_sight(sit: Sit) -> None:
    """Alone: which colour plays, and how many of each stand on the Thing, wait, block and come back."""
    seat = sit(BLOCKED)
    seen, page = seat.socket.now.observation, seat.page
    stand = dict(enumerate(zip(seen["placed"], seen["placer"], strict=True)))
    blocking = {space: vikings for space, (vikings, whose) in stand.items() if vikings and whose == OTHER_COLOUR}
    placed = sum(vikings for vikings, whose in stand.values() if whose == ALONE)
    colours = page.get_by_role("list", name="The Vikings of both colours").get_by_role("listitem")
    expect(colours.nth(0)).to_have_text(f"{seen['thing'][0]} on the Thing, {placed} placed")
    both = f"{seen['waiting']} waiting, {sum(blocking.values())} blocking"
    expect(colours.nth(1)).to_have_text(f"{both}, {seen['waiting'] + sum(blocking.values())} back after the round")
    for place, name in ((0, "First colour"), (1, "Second colour")):
        expect(colours.nth(place ^ seen["colour"]).get_by_role("img", name=name)).to_be_visible()
    expect(page.locator(".space.blocked")).to_have_count(len(blocking))
    for space, vikings in blocking.items():
        expect(page.locator(f'.blocked [data-place="vikings-{space}"]')).to_have_text(str(vikings))
    expect(page.locator(".feast .shut")).to_have_text(["2"] * (7 - seen["round"]))


def passing(page: Page) -> Locator:
    return page.locator(".odin-board").get_by_role("button", name="pass", exact=True)


def test_passing_asks_while_vikings_remain(sit: Sit) -> None:
    seat = sit(TURN)
    vikings, number = seat.socket.now.observation["thing"][0], seat.socket.now.number
    dialog = seat.page.get_by_role("dialog", name=f"Pass with {vikings} Vikings left?")
    expect(passing(seat.page)).not_to_be_focused()
    passing(seat.page).click()
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    seat.socket.ask(talk.Forecast(seat.socket.fresh_id()))  # whatever had been chosen would be told before the answer
    assert seat.socket.now.number == number
    passing(seat.page).click()
    dialog.get_by_role("button", name="Pass", exact=True).click()
    seat.wait_beyond(number)


def test_pass_and_done_have_places_of_their_own(sit: Sit) -> None:
    turn, window = sit(TURN).page, sit(LAYING).page
    for width in WIDTHS:
        corners = []
        for button in (passing(turn), window.locator(".leave").get_by_role("button", name="done", exact=True)):
            fit(button.page, width)
            box = button.bounding_box()
            assert box
            corners.append((box["x"], box["x"] + box["width"], box["y"], box["y"] + box["height"]))
        (left, right, top, bottom), (start, end, upper, lower) = corners
        assert right < start or end < left or bottom < upper or lower < top, (width, corners)


def test_the_board_shuts_nobody_out_and_fits_its_window(sit: Sit) -> None:
    page = sit(LAYING).page
    for width in WIDTHS:
        fit(page, width)
        assert overflow(page) <= 0
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for scheme in schemes:
        show_by(page, scheme)
        assert barriers(page) == []
