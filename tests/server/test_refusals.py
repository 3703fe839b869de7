"""What the hall does not do: each refusal has a code, a sentence and no consequences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from meadhall.server import talk, wire
from tests.server.client import PATIENCE, Player, Refusal
from tests.server.conftest import Finished

STATUSES = {400, 403, 404, 405, 409, 410, 413, 422, 429}


def refused(code: str, act: Callable[[], object]) -> Refusal:
    with pytest.raises(Refusal) as caught:
        act()
    refusal = caught.value
    assert refusal.code == code
    assert refusal.status in STATUSES
    assert refusal.text[0].isupper()
    assert refusal.text.endswith(".")
    return refusal


def plain(table: wire.TableInfo) -> tuple[Any, ...]:
    """What of a table may not change by a refusal."""
    people = [(seat.name, seat.bot, seat.left) for seat in table.seats]
    return people, table.phase, table.waiting, table.practice, table.rematch


# before the match


@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        ("no-such-game", wire.NewTable("chess", 2)),
        ("table-setup", wire.NewTable("rebirth", 7)),
        ("table-setup", wire.NewTable("rebirth", 0)),
        ("table-setup", wire.NewTable("rebirth", 2, {"map": "atlantis"})),
        ("table-setup", wire.NewTable("rebirth", 2, {"colour": "red"})),
        ("no-such-bot", wire.NewTable("rebirth", 2, bots={"1": "deep-thought"})),
        ("no-such-seat", wire.NewTable("rebirth", 2, bots={"2": "random"})),
        ("no-such-seat", wire.NewTable("rebirth", 2, bots={"one": "random"})),
        ("bad-message", wire.NewTable("rebirth", 9)),
        ("bad-message", wire.NewTable("rebirth", 2, watch="everyone")),  # type: ignore[arg-type]
        ("bad-message", wire.NewTable("x" * 41, 2)),
    ],
)
def test_tables_that_cannot_be(host: Player, code: str, wanted: wire.NewTable) -> None:
    refused(code, lambda: host.post("/api/tables", wanted, wire.TableInfo))
    assert host.get("/api/me/tables", list[wire.TableInfo]) == []


@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        ("no-such-game", wire.PlayNow("chess")),
        ("table-setup", wire.PlayNow("rebirth", 7)),
        ("no-such-bot", wire.PlayNow("rebirth", 2, bot="deep-thought")),
    ],
)
def test_games_that_cannot_be_played_now(host: Player, code: str, wanted: wire.PlayNow) -> None:
    refused(code, lambda: host.post("/api/play", wanted, wire.TableInfo))
    assert host.get("/api/me/tables", list[wire.TableInfo]) == []


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b"7", b'{"game": 1}', b'{"game": "rebirth", "seats": 2, "more": 1}', b"\xff\xfe"],
)
def test_bodies_that_say_nothing(host: Player, body: bytes) -> None:
    answer = host.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 415)
    assert set(answer.json()) == {"code", "text"}
    assert "Traceback" not in answer.text


@pytest.mark.parametrize("path", ["", "/history", "/at/0", "/record"])
def test_tables_that_are_not_there(host: Player, path: str) -> None:
    refused("no-such-table", lambda: host.send("GET", f"/api/tables/nowhere{path}"))


def test_addresses_that_are_not_there(host: Player) -> None:
    refused("no-such-page", lambda: host.send("GET", "/api/nothing"))


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/table", "/table/", "/table/unknown", "/table/unknown/screen", "/rules/chess", "/lesson/rebirth"],
)
def test_a_browser_at_a_wrong_address_gets_a_page_that_leads_on(host: Player, path: str) -> None:
    browser = {"accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "accept-language": "cs"}
    page = host.http.get(path, headers=browser)
    assert page.status_code == 404
    assert page.headers["content-type"].startswith("text/html")
    assert 'lang="cs"' in page.text
    for link in ('<a href="/">Úvodní stránka</a>', '<a href="/#open">Otevřené stoly</a>', 'id="app"'):
        assert link in page.text
    for accept in ("application/json", "*/*"):
        answer = host.http.get(path, headers={"accept": accept})
        assert (answer.status_code, set(answer.json())) == (404, {"code", "text"})


def test_names_of_tables_do_no_harm_to_the_page_that_misses_them(host: Player) -> None:
    page = host.http.get("/table/<b>x", headers={"accept": "text/html"})
    assert page.status_code == 404
    assert "&lt;b&gt;" in page.text
    assert "<b>" not in page.text


def test_no_seat_is_taken_twice(host: Player, friend: Player, stranger: Player) -> None:
    table = host.create()
    friend.join(table.id)
    before = plain(host.table(table.id))
    refused("seat-taken", lambda: stranger.join(table.id, 1))
    refused("table-full", lambda: stranger.join(table.id))
    refused("no-such-seat", lambda: stranger.join(table.id, 5))
    refused("seat-taken", lambda: host.put_bot(table.id, 1))
    assert plain(host.table(table.id)) == before


def test_only_the_host_rules_a_table(host: Player, friend: Player) -> None:
    table = host.create("rebirth", 3, bots={"2": "random"})
    friend.join(table.id)
    before = plain(host.table(table.id))
    refused("not-hosting", lambda: friend.start(table.id))
    refused("not-hosting", lambda: friend.put_bot(table.id, 2))
    refused("not-hosting", lambda: friend.remove_bot(table.id, 2))
    assert plain(host.table(table.id)) == before


def test_a_match_needs_all_its_players(host: Player) -> None:
    table = host.create("rebirth", 3)
    assert "2 seats are" in refused("seats-free", lambda: host.start(table.id)).text
    refused("not-a-bot", lambda: host.remove_bot(table.id, 1))
    refused("no-such-seat", lambda: host.put_bot(table.id, 3))
    refused("no-such-bot", lambda: host.put_bot(table.id, 1, "deep-thought"))
    assert host.table(table.id).phase == "gathering"


def test_whoever_does_not_sit_there_cannot_get_up(host: Player, stranger: Player) -> None:
    table = host.create()
    refused("not-seated", lambda: stranger.leave(table.id))


def test_before_the_match_there_is_nothing_to_look_back_at(host: Player) -> None:
    table = host.create()
    refused("not-started", lambda: host.history(table.id))
    refused("not-started", lambda: host.position(table.id, 0))
    refused("not-over", lambda: host.record(table.id))
    refused("not-over", lambda: host.rematch(table.id))
    refused("not-over", lambda: host.branch(table.id, 0))


# during the match


def test_a_match_begins_once(host: Player, stranger: Player, begun: wire.TableInfo) -> None:
    before = plain(host.table(begun.id))
    refused("already-started", lambda: host.start(begun.id))
    refused("already-started", lambda: stranger.join(begun.id))
    assert plain(host.table(begun.id)) == before


def test_nobody_is_replaced_who_is_there(host: Player, friend: Player, stranger: Player, begun: wire.TableInfo) -> None:
    before = plain(host.table(begun.id))
    refused("still-there", lambda: host.put_bot(begun.id, 1))
    refused("not-seated", lambda: stranger.put_bot(begun.id, 1))
    refused("not-your-seat", lambda: host.remove_bot(begun.id, 1))
    refused("not-a-bot", lambda: friend.remove_bot(begun.id, 1))
    assert plain(host.table(begun.id)) == before


def test_a_match_that_goes_on_is_neither_continued_elsewhere_nor_repeated(host: Player, begun: wire.TableInfo) -> None:
    before = plain(host.table(begun.id))
    refused("not-over", lambda: host.branch(begun.id, 3))
    refused("not-over", lambda: host.rematch(begun.id))
    assert plain(host.table(begun.id)) == before


def test_only_owners_move_their_seats(host: Player, stranger: Player, begun: wire.TableInfo) -> None:
    refused("not-your-seat", lambda: host.post(f"/api/tables/{begun.id}/seats/1/link", None, wire.SeatLink))
    refused("not-your-seat", lambda: stranger.post(f"/api/tables/{begun.id}/seats/0/link", None, wire.SeatLink))
    refused("link-used", lambda: stranger.post("/api/links/nonsense", None, wire.TableInfo))


def test_a_closed_table_shows_nothing_to_others(host: Player, friend: Player, stranger: Player) -> None:
    table = host.create(watch="nobody")
    friend.join(table.id)
    host.start(table.id)
    refused("no-watching", lambda: stranger.history(table.id))
    refused("no-watching", lambda: stranger.position(table.id, 0))
    assert unwelcome(stranger, table.id) == "no-watching"
    with host.socket(table.id, 0) as socket:
        assert socket.now.number >= 0


def test_nobody_sits_on_anothers_seat(stranger: Player, begun: wire.TableInfo) -> None:
    assert unwelcome(stranger, begun.id, 0) == "not-your-seat"
    assert unwelcome(stranger, begun.id, 7) == "no-such-seat"
    assert unwelcome(stranger, "nowhere") == "no-such-table"


def unwelcome(player: Player, table: str, seat: int | None = None) -> str:
    """The code with which a socket is refused; it is closed after it."""
    with connect(
        player.socket_address(table, seat), additional_headers={"Cookie": player.cookie()}, proxy=None
    ) as socket:
        told = msgspec.json.decode(socket.recv(PATIENCE), type=talk.FromServer)
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)
    assert isinstance(told, talk.Refused)
    return told.code


# after the match


def test_a_finished_match_stays_as_it_is(finished: Finished, stranger: Player) -> None:
    player = finished.player
    before = plain(player.table(finished.id))
    length = finished.sockets[0].now.length
    refused("already-over", lambda: player.leave(finished.id))
    refused("already-over", lambda: player.put_bot(finished.id, 0))
    refused("already-over", lambda: player.remove_bot(finished.id, 0))
    refused("not-seated", lambda: stranger.rematch(finished.id))
    refused("no-such-length", lambda: player.branch(finished.id, length))
    refused("no-such-seat", lambda: player.branch(finished.id, 1, 5))
    refused("no-such-bot", lambda: player.branch(finished.id, 1, 0, "deep-thought"))
    assert plain(player.table(finished.id)) == before
