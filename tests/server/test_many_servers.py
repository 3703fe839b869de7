"""Several server processes on one PostgreSQL: a table is the same wherever its people are."""

from __future__ import annotations

import pytest

from meadhall.server import talk, wire
from tests.conftest import NewHall
from tests.server.client import Player
from tests.server.conftest import play_out
from tests.serving import Hall, PostgreSQL


@pytest.fixture
def halls(postgresql: PostgreSQL, new_hall: NewHall) -> tuple[Hall, Hall]:
    database = postgresql.database()
    return new_hall(database), new_hall(database)


def seated(halls: tuple[Hall, Hall]) -> tuple[Player, Player, wire.TableInfo]:
    """The host at one server, the friend at another, and their match."""
    host, friend = Player(halls[0].address, "Host"), Player(halls[1].address, "Friend")
    table = host.create()
    friend.join(table.id)
    return host, friend, host.start(table.id)


def test_two_people_at_two_servers_play_one_match(halls: tuple[Hall, Hall]) -> None:
    host, friend, table = seated(halls)
    with host.socket(table.id, 0) as one, friend.socket(table.id, 1) as two:
        assert isinstance(one.ask(talk.Say("hello", "Good evening")), talk.Ack)
        two.until(lambda: [line.text for line in two.chat] == ["Good evening"])
        for socket in (one, two):
            hint = socket.ask(talk.Suggest(socket.fresh_id(), "greedy"))
            assert isinstance(hint, talk.Refused)
            assert hint.code == "no-hints"
        play_out(one, two)
        assert one.now.score == two.now.score
    assert host.record(table.id) == friend.record(table.id)


def test_when_one_server_dies_its_people_go_on_at_the_other(halls: tuple[Hall, Hall]) -> None:
    host, friend, table = seated(halls)
    one, two = host.socket(table.id, 0), friend.socket(table.id, 1)
    mover = one if one.now.options else two
    number = mover.move().number
    halls[0].kill()
    moved = Player(halls[1].address)
    moved.http.cookies = host.http.cookies
    with moved.socket(table.id, 0) as again:
        assert again.now.number >= number
        play_out(again, two)


def test_a_table_that_gathers_at_one_server_begins_at_the_other(halls: tuple[Hall, Hall]) -> None:
    host, friend = Player(halls[0].address, "Host"), Player(halls[1].address, "Friend")
    table = host.create(listed=True)
    assert table.id in {each.id for each in friend.get("/api/tables", list[wire.TableInfo])}
    with host.socket(table.id, 0) as waiting:
        friend.join(table.id)
        waiting.until(lambda: waiting.table is not None and waiting.table.seats[1].name == "Friend")
        with friend.socket(table.id, 1) as other:
            host.start(table.id)
            waiting.until(lambda: waiting.update is not None)
            other.until(lambda: other.update is not None and other.update.number == waiting.now.number)
            assert sorted([bool(waiting.now.options), bool(other.now.options)]) == [False, True]


def test_a_bot_whose_server_died_is_taken_over(postgresql: PostgreSQL, new_hall: NewHall) -> None:
    database = postgresql.database()
    first = new_hall(database)
    player = Player(first.address)
    table = player.play_now("rebirth", 4, bot="random")
    first.kill()
    moved = Player(new_hall(database).address)
    moved.http.cookies = player.http.cookies
    with moved.socket(table.id, 0) as socket:
        assert socket.play_out().over
