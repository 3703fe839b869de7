"""All pages of the hall and how to get there: for tests that look at every page, and for the pictures in the docs."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from playwright.sync_api import Page, expect

from meadhall.server import talk, wire
from tests.browser.chair import Chair
from tests.browser.poses import POSES, Poses
from tests.server.client import Player

Enter = Callable[[Page], None]

NOW = re.compile(r"^Step (\d+) of \1$")
"""The history slider has come to the present, from where one can look back."""


class Company:
    """People who sit at some tables of a hall. Every table is made when somebody first looks at it."""

    def __init__(self, address: str) -> None:
        self.address = address

    @cached_property
    def host(self) -> Player:
        return Player(self.address, "Aoife")

    @cached_property
    def friend(self) -> Player:
        return Player(self.address, "Brendan")

    @cached_property
    def gathering(self) -> str:
        table = self.host.create(seats=4, bots={"3": "greedy"}, watch="anyone")
        self.friend.join(table.id, 1)
        return f"/table/{table.id}"

    @cached_property
    def rebirth(self) -> str:
        """In the middle of a match of three."""
        table = self.host.create(seats=3, bots={"2": "greedy"}, watch="anyone", options={"first": "A"}, hints=True)
        self.friend.join(table.id, 1)
        self.host.start(table.id)
        with self.host.socket(table.id, 0) as one, self.friend.socket(table.id, 1) as two:
            for _ in range(9):
                for socket in (one, two):
                    socket.until(lambda socket=socket: socket.to_move)  # type: ignore[misc]
                    advice = socket.ask(talk.Suggest(socket.fresh_id(), "greedy"))
                    assert isinstance(advice, talk.Advice)
                    socket.move(*advice.suggestions[0].options)
            two.ask(talk.Say(two.fresh_id(), "That castle was mine!"))
            one.ask(talk.Say(one.fresh_id(), "Was it?"))
            one.until(lambda: one.to_move)
        return f"/table/{table.id}"

    @cached_property
    def ireland(self) -> str:
        return self._against_bots("rebirth", 6, seats=2, options={"map": "ireland"})

    @cached_property
    def poses(self) -> Poses:
        return Poses(self.host)

    def pose(self, name: str) -> str:
        """A table at a chosen moment."""
        return self.poses.path(POSES[name])

    @cached_property
    def shared(self) -> str:
        """A match of two who sit before one screen."""
        table = self.host.create(options={"first": "B"})
        self.host.join(table.id, 1, "Ciara")
        self.host.start(table.id)
        return f"/table/{table.id}"

    @cached_property
    def finished(self) -> str:
        path = self._against_bots("rebirth", 0, seats=3)
        with self.host.socket(path.split("/")[2], 0) as socket:
            socket.play_out()
        return path

    @cached_property
    def reviewed(self) -> str:
        """Such a match, when its review has come."""
        self.host.reviewed(self.finished.split("/")[2])
        return self.finished

    def _against_bots(self, game: str, moves: int, **more: object) -> str:
        table = self.host.play_now(game, bot="greedy", **more)
        with self.host.socket(table.id, 0) as socket:
            for _ in range(moves):
                socket.until(lambda: socket.to_move)
                socket.move()
            socket.until(lambda: socket.to_move)
        return f"/table/{table.id}"

    @property
    def link(self) -> str:
        table = self.rebirth.split("/")[2]
        return self.host.post(f"/api/tables/{table}/seats/0/link", None, wire.SeatLink).path


@dataclass(frozen=True)
class Room:
    """A page, who looks at it, and what is done there before it is looked at."""

    path: Callable[[Company], str]
    enter: Enter
    stranger: bool = False
    known: str = ""
    """What of the page is looked at closely in another room, as a CSS selector."""


def home(page: Page) -> None:
    expect(page.get_by_role("article")).to_have_count(3)
    expect(page.get_by_role("button", name="name and account")).to_be_visible()


def _laying(page: Page) -> None:
    home(page)
    page.get_by_role("button", name="Invite friends: Rebirth").click()
    expect(page.get_by_role("dialog", name="Lay a table")).to_be_visible()


def _account(name: str) -> Enter:
    def enter(page: Page) -> None:
        home(page)
        page.get_by_role("button", name="name and account").click()
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog", name=name)).to_be_visible()

    return enter


def _menu(name: str) -> Enter:
    def enter(page: Page) -> None:
        home(page)
        page.get_by_role("button", name=name).click()

    return enter


def _lobby(page: Page) -> None:
    expect(page.get_by_role("region", name="Places at the table")).to_be_visible()
    expect(page.get_by_role("heading", name="Rebirth")).to_be_visible()


def _beside(page: Page) -> None:
    _lobby(page)
    page.get_by_role("button", name="Somebody beside you").click()
    expect(page.get_by_role("dialog", name="Somebody beside you")).to_be_visible()


def _curtain(page: Page) -> None:
    expect(page.get_by_role("button", name="I am Ciara")).to_be_visible()


def _board(page: Page) -> None:
    expect(page.get_by_role("group", name="Board: ")).to_be_visible()


def _pressing(key: str, dialog: str = "", words: str = "") -> Enter:
    """Press a key at the table, and wait for the dialog of that name or for words on the page."""

    def enter(page: Page) -> None:
        _board(page)
        page.keyboard.press(key)
        if dialog:
            expect(page.get_by_role("dialog", name=dialog)).to_be_visible()
        if words:
            expect(page.get_by_text(words).first).to_be_visible()

    return enter


def _past(page: Page) -> None:
    _pressing("p")(page)
    expect(page.get_by_text(NOW)).to_be_visible()
    page.get_by_role("slider").press("Home")
    expect(page.get_by_text("You are looking at the past.")).to_be_visible()


def _advice(page: Page) -> None:
    _pressing("h")(page)
    expect(Chair(page).suggestions).to_have_count(3)


def _devices(page: Page) -> None:
    _board(page)
    page.get_by_role("button", name="Other devices").first.click()
    dialog = page.get_by_role("dialog", name="Other devices")
    dialog.get_by_role("button", name="Make a link").click()
    expect(dialog.get_by_role("textbox", name="Move your seat to another device")).to_be_visible()


def _settings(page: Page) -> None:
    _board(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("Confirm every choice")).to_be_visible()


def _end(page: Page) -> None:
    expect(page.get_by_role("img", name="Points of all players over the match")).to_be_visible()


def _review(page: Page) -> None:
    """The review, at the first moment that it names."""
    _end(page)
    page.keyboard.press("v")
    expect(page.get_by_role("img", name="By how many points each player was ahead")).to_be_visible()
    page.keyboard.press("n")
    expect(page.get_by_role("button", name="Back to the result")).to_be_visible()
    _board(page)


def _waiting_screen(page: Page) -> None:
    expect(page.get_by_role("heading", name="Join with your phone")).to_be_visible()


def _link(page: Page) -> None:
    expect(page.get_by_role("button", name="Take the seat")).to_be_visible()


def _lost(page: Page) -> None:
    expect(page.get_by_role("alert")).to_be_visible()


BOARD = ".rebirth-board"

ROOMS: dict[str, Room] = {
    "home": Room(lambda _: "/", home, stranger=True),
    "your-games": Room(lambda c: (c.gathering, c.rebirth, c.finished, "/")[-1], home),
    "new-table": Room(lambda _: "/", _laying),
    "account-menu": Room(lambda _: "/", _menu("name and account")),
    "light-menu": Room(lambda _: "/", _menu("Theme and language")),
    "create-account": Room(lambda _: "/", _account("Create an account")),
    "log-in": Room(lambda _: "/", _account("Log in")),
    "lobby": Room(lambda c: c.gathering, _lobby),
    "lobby-of-others": Room(lambda c: c.gathering, _lobby, stranger=True),
    "beside": Room(lambda c: c.gathering, _beside),
    "curtain": Room(lambda c: c.shared, _curtain),
    "rebirth": Room(lambda c: c.rebirth, _board),
    "ireland": Room(lambda c: c.ireland, _board),
    "watching": Room(lambda c: c.rebirth, _board, stranger=True, known=BOARD),
    "overview": Room(lambda c: c.rebirth, _pressing("o"), known=BOARD),
    "log": Room(lambda c: c.rebirth, _pressing("l"), known=BOARD),
    "chat": Room(lambda c: c.rebirth, _pressing("t", words="Was it?"), known=BOARD),
    "history": Room(lambda c: c.rebirth, _past, known=BOARD),
    "points": Room(lambda c: c.rebirth, _pressing("s", dialog="Points"), known=BOARD),
    "forecast": Room(lambda c: c.rebirth, _pressing("f", dialog="Points", words="Total"), known=BOARD),
    "rules": Room(lambda c: c.rebirth, _pressing("r", dialog="Rules"), known=BOARD),
    "keys": Room(lambda c: c.rebirth, _pressing("?", dialog="Keys"), known=BOARD),
    "advice": Room(lambda c: c.rebirth, _advice, known=BOARD),
    "devices": Room(lambda c: c.rebirth, _devices, known=BOARD),
    "settings": Room(lambda c: c.rebirth, _settings, known=BOARD),
    "end": Room(lambda c: c.finished, _end),
    "review": Room(lambda c: c.reviewed, _review, known=BOARD),
    "screen": Room(lambda c: f"{c.rebirth}/screen", _board, stranger=True, known=BOARD),
    "screen-before": Room(lambda c: f"{c.gathering}/screen", _waiting_screen, stranger=True),
    "link": Room(lambda c: c.link, _link, stranger=True),
    "lost": Room(lambda _: "/table/nowhere", _lost, stranger=True),
}


def _enter(name: str) -> Enter:
    if name.endswith("-review"):
        return _review
    return _board if POSES[name].frame else _end


PHASES: dict[str, Room] = {
    name: Room(lambda c, name=name: c.pose(name), _enter(name))  # type: ignore[misc]
    for name in POSES
}
"""Every phase of the games whose matches have phases."""
