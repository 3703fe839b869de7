"""People for the tests of the server."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from meadhall.server import wire
from tests.server.client import Player, Socket
from tests.serving import Hall

NewPlayer = Callable[[str], Player]


@pytest.fixture
def somebody(hall: Hall) -> NewPlayer:
    """Lets people of a given name come in."""
    return lambda name: Player(hall.address, name)


@pytest.fixture
def url(tmp_path: Path) -> str:
    """The address of a database that does not exist yet."""
    return f"sqlite+aiosqlite:///{tmp_path}/hall.sqlite"


@pytest.fixture
def host(somebody: NewPlayer) -> Player:
    return somebody("Host")


@pytest.fixture
def friend(somebody: NewPlayer) -> Player:
    return somebody("Friend")


@pytest.fixture
def stranger(somebody: NewPlayer) -> Player:
    return somebody("Stranger")


@pytest.fixture
def begun(host: Player, friend: Player) -> wire.TableInfo:
    """A match of Rebirth that has just begun between the host at seat 0 and the friend at seat 1."""
    table = host.create()
    friend.join(table.id)
    return host.start(table.id)


@dataclass
class Finished:
    """A match that was played to its end by one person at both seats."""

    player: Player
    id: str
    sockets: list[Socket]


@pytest.fixture(scope="session")
def finished(hall: Hall) -> Finished:
    """Only to be looked at: every test that changes something about it would disturb the others."""
    player = Player(hall.address, "Both")
    table = player.create(watch="anyone")
    player.join(table.id, 1)
    player.start(table.id)
    sockets = [player.socket(table.id, seat) for seat in (0, 1)]
    play_out(*sockets)
    return Finished(player, table.id, sockets)


def play_out(*seats: Socket) -> None:
    """Make the first choice offered at every seat in turn until the match is over."""
    while True:
        newest = max(socket.now.number for socket in seats)
        for socket in seats:
            while socket.now.number < newest:
                socket.read()
        if seats[0].now.over:
            return
        mover = next((socket for socket in seats if socket.now.options), None)
        if mover:
            mover.move()
        else:
            seats[0].read()
