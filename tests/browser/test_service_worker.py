"""Notices that come by push, in a real browser: they are shown when nobody looks at the hall, and open the table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, Worker

from tests.browser.browser import whole
from tests.browser.conftest import launched

PUBLIC = Path(__file__).parents[2] / "web" / "public"
PATIENCE = 300
TRIES = 10
NOTICE = {"title": "Rebirth", "body": "It is your turn.", "url": "/table/abc"}

SHOWN = (
    "async () => (await self.registration.getNotifications()).map((n) => ({title: n.title, body: n.body, ...n.data}))"
)

TABS = "async () => (await self.clients.matchAll({ includeUncontrolled: true })).length"

COUNT = "() => { self.pushes = 0; self.addEventListener('push', () => self.pushes++); }"

CLICK = """async () => {
    // Browsers open windows only after a real click; here it is enough to hear what would be opened.
    const opened = [];
    self.clients.openWindow = async (address) => opened.push(address);
    const [notification] = await self.registration.getNotifications();
    const done = [];
    const event = new NotificationEvent("notificationclick", { notification });
    event.waitUntil = (promise) => done.push(promise);
    self.dispatchEvent(event);
    await Promise.all(done);
    return opened;
}"""


class Quiet(SimpleHTTPRequestHandler):
    """Without words about every request."""

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def address() -> Iterator[str]:
    """Serves what lies beside the built client; any page of it can have the service worker."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=PUBLIC)) as server:
        Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


class Tab:
    """A tab of the hall whose service worker has been registered."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        self.context = browser.new_context()
        self.context.grant_permissions(["notifications"], origin=address)
        self.page: Page = self.context.new_page()
        self.page.goto(f"{address}/")
        self.tools = self.context.new_cdp_session(self.page)
        registrations: list[str] = []
        self.tools.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda news: registrations.extend(each["registrationId"] for each in news["registrations"]),
        )
        self.tools.send("ServiceWorker.enable")
        with self.context.expect_event("serviceworker") as found:
            self.page.evaluate(
                "() => navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)"
            )
        self.worker: Worker = found.value
        self.registration = registrations[-1]

    def look_away(self) -> None:
        self.page.goto("about:blank")
        while self.worker.evaluate(TABS):
            self.page.wait_for_timeout(10)

    def shows(self, *notices: dict[str, str]) -> bool:
        """Whether these notices are shown, now or within reason."""
        wanted = sorted(notices, key=str)
        for _ in range(PATIENCE):
            if sorted(self.worker.evaluate(SHOWN), key=str) == wanted:
                return True
            self.page.wait_for_timeout(10)
        return False

    def leads_to(self, notice: dict[str, str], *shown: dict[str, str]) -> bool:
        """Whether pushing the notice leads to these being shown. Chromium's tools lose one now and then: then again."""
        for _ in range(TRIES):
            self.push(notice)
            if self.shows(*shown):
                return True
        return False

    def push(self, notice: dict[str, str]) -> None:
        self.tools.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": self.address, "registrationId": self.registration, "data": json.dumps(notice)},
        )


@pytest.fixture(scope="module")
def showing(playwright: Playwright) -> Iterator[Browser]:
    """A browser that shows notifications."""
    yield from launched(playwright, whole())


@pytest.fixture
def tab(showing: Browser, address: str) -> Iterator[Tab]:
    opened = Tab(showing, address)
    yield opened
    opened.context.close()


def test_a_notice_is_shown_when_no_tab_is_open(tab):
    tab.look_away()
    assert tab.leads_to(NOTICE, NOTICE)


def test_who_looks_at_the_hall_is_left_in_peace(tab):
    tab.worker.evaluate(COUNT)
    tab.push(NOTICE)
    while not tab.worker.evaluate("() => self.pushes"):
        tab.page.wait_for_timeout(10)
    assert tab.worker.evaluate(TABS) == 1
    tab.look_away()
    later = NOTICE | {"url": "/table/def"}
    assert tab.leads_to(later, later)


def test_a_new_notice_of_a_table_takes_the_place_of_the_old(tab):
    tab.look_away()
    over, other = NOTICE | {"body": "It is over."}, NOTICE | {"url": "/table/def"}
    assert tab.leads_to(NOTICE, NOTICE)
    assert tab.leads_to(over, over)
    assert tab.leads_to(other, over, other)


@pytest.mark.parametrize(("path", "opened"), [("/table/abc", ["{}/table/abc"]), ("https://elsewhere.example/", [])])
def test_a_click_opens_the_table_and_nothing_elsewhere(tab, path, opened):
    tab.look_away()
    notice = NOTICE | {"url": path}
    assert tab.leads_to(notice, notice)
    assert tab.worker.evaluate(CLICK) == [each.format(tab.address) for each in opened]
    assert tab.shows()
