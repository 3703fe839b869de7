"""Nobody at a table is taken for somebody else."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from uuid import uuid4

import pytest

from meadhall.server import wire
from meadhall.server.names import DRAWN, EMBLEMS, draw, folded, names_of_bots
from tests.conftest import NewHall
from tests.server.client import Player, Refusal
from tests.server.conftest import NewPlayer, play_out
from tests.serving import Hall, PostgreSQL

WORDS = Path(__file__).parents[2] / "web" / "src" / "words"


def names(table: wire.TableInfo) -> list[str | None]:
    return [seat.name for seat in table.seats]


def wide(letters: str) -> str:
    """As they stand among Chinese characters."""
    return "".join(chr(ord(letter) + 0xFEE0) for letter in letters)


def guests_of_one_name(hall: Hall) -> tuple[Player, Player]:
    """Two guests for whom the same name was drawn; there are forty."""
    met: dict[str, Player] = {}
    while True:
        guest = Player(hall.address)
        if guest.me.name in met:
            return met[guest.me.name], guest
        met[guest.me.name] = guest


@pytest.mark.parametrize("alike", ["Siân", "SIAN", wide("sian"), " Si an ", "Si\u200ban", "Sia\u0301n"])
def test_names_that_look_alike_are_the_same(alike: str) -> None:
    assert folded(alike) == folded("Sian")
    assert folded("Straße") == folded("STRASSE")


def test_drawn_names_never_run_out_and_are_not_those_of_bots() -> None:
    assert {folded(name) for name in DRAWN}.isdisjoint(names_of_bots())
    assert draw("beef", {folded(name) for name in DRAWN}) == f"{draw('beef')} 2"


def test_the_client_calls_seats_as_the_server_knows() -> None:
    files = [path.read_text("utf-8") for path in WORDS.glob("*/hall.ftl")]
    assert {name for file in files for name in re.findall(r"^seat-\d = (.+)$", file, re.MULTILINE)} == set(EMBLEMS)


def test_two_guests_of_one_name_sit_down_with_two(hall: Hall) -> None:
    one, other = guests_of_one_name(hall)
    table = one.create(seats=3)
    seated = names(other.join(table.id))
    assert seated[0] == one.me.name
    assert seated[1] in DRAWN
    assert seated[1] != seated[0]
    assert other.get("/api/me", wire.Me).name == seated[1]


@pytest.mark.parametrize("name", ["Aoife", "AOIFE", "Áoife", wide("Aoife"), "Ao ife", "Raven", "kruk", "Mistr"])
def test_a_chosen_name_that_is_taken_is_refused(somebody: NewPlayer, host: Player, name: str) -> None:
    host.put("/api/me", wire.Rename("Aoife"), wire.Me)
    table = host.create(seats=3)
    guest = Player(host.address)
    guest.join(table.id)
    before = names(host.table(table.id))
    with pytest.raises(Refusal, match="same-name") as refused:
        guest.put("/api/me", wire.Rename(name), wire.Me)
    assert name in refused.value.text
    with pytest.raises(Refusal, match="same-name"):
        host.join(table.id, 2, name)
    assert names(host.table(table.id)) == before
    assert guest.put("/api/me", wire.Rename("Aoife II"), wire.Me).name == "Aoife II"


def test_a_chosen_name_is_refused_at_the_table_where_it_is_taken(host: Player, somebody: NewPlayer) -> None:
    table, other = host.create(), host.create()
    double = somebody(wide("HOST"))
    with pytest.raises(Refusal, match="same-name"):
        double.join(table.id)
    assert names(host.table(table.id)) == ["Host", None]
    double.put("/api/me", wire.Rename("Double"), wire.Me)
    assert names(double.join(table.id)) == ["Host", "Double"]
    host.leave(other.id)
    assert names(double.join(other.id)) == ["Double", None]


def test_a_seat_that_moves_is_told_from_the_others(hall: Hall, host: Player, friend: Player) -> None:
    """To a guest it brings its name; who has chosen a name that is taken here plays under that of the seat."""
    for chosen, shown in ((None, "Host"), ("friend", "Host"), ("Phone", "Phone")):
        table = host.create()
        friend.join(table.id)
        link = host.post(f"/api/tables/{table.id}/seats/0/link", None, wire.SeatLink)
        phone = Player(hall.address, chosen)
        moved = phone.post(f"/api{link.path.replace('/link/', '/links/')}", None, wire.TableInfo)
        assert names(moved) == [shown, "Friend"]
        assert moved.seats[0].you
        phone.put("/api/me", wire.Rename("Zed"), wire.Me)
        assert names(host.table(table.id)) == ["Zed", "Friend"], "a new name is seen"


def test_an_account_that_comes_to_a_table_is_told_from_the_others(hall: Hall, host: Player) -> None:
    credentials = wire.Credentials(f"u-{uuid4().hex[:12]}", "the salmon of knowledge")
    Player(hall.address, "Host").post("/api/account", credentials, wire.Me)
    table = host.create()
    guest = Player(hall.address)
    guest.join(table.id)
    assert guest.post("/api/session", credentials, wire.Me).name == "Host"
    assert names(guest.table(table.id)) == ["Host", guest.me.name]


def test_who_took_the_same_name_since_is_called_otherwise_in_the_next_match(
    host: Player, friend: Player, begun: wire.TableInfo
) -> None:
    with host.socket(begun.id, 0) as one, friend.socket(begun.id, 1) as two:
        play_out(one, two)
    friend.put("/api/me", wire.Rename("Host"), wire.Me)
    again = names(host.rematch(begun.id))
    assert len({folded(name or "") for name in again}) == 2


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_people_who_come_at_the_same_moment_get_different_names(
    kind: str, hall: Hall, new_hall: NewHall, request: pytest.FixtureRequest
) -> None:
    if kind == "postgresql":
        served: PostgreSQL = request.getfixturevalue("postgresql")
        hall = new_hall(served.database())
    host = Player(hall.address, "Host")
    guests = [Player(hall.address, "Twin") for _ in range(4)]
    table = host.create("odin", 4, bots={})

    def come(guest: Player) -> str:
        try:
            guest.join(table.id)
        except Refusal as refused:
            return refused.code
        return "seated"

    with ThreadPoolExecutor(len(guests)) as at_once:
        came = sorted(at_once.map(come, guests))
    assert came == ["same-name", "same-name", "same-name", "seated"]
    strangers = [Player(hall.address) for _ in range(2)]
    with ThreadPoolExecutor(len(strangers)) as at_once:
        list(at_once.map(lambda guest: guest.join(table.id), strangers))
    shown = names(host.table(table.id))
    assert len({folded(name or "") for name in shown}) == 4
