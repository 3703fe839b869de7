"""Hints: in company only where they were agreed on, whichever way somebody asks for them."""

from __future__ import annotations

import pytest

from meadhall.server import talk, wire
from tests.server.client import Player, Refusal, Reply, Socket
from tests.server.conftest import NewPlayer


def asked(socket: Socket) -> Reply:
    return socket.ask(talk.Suggest(socket.fresh_id(), "greedy"))


def is_refused(reply: Reply, code: str = "no-hints") -> bool:
    return isinstance(reply, talk.Refused) and reply.code == code


def mover(table: wire.TableInfo, *players: Player) -> tuple[Player, int]:
    """Who owes a choice, and at which seat."""
    seat = table.waiting[0]
    return players[seat], seat


def test_in_company_nobody_gets_a_hint_that_was_not_agreed_on(
    host: Player, friend: Player, stranger: Player, begun: wire.TableInfo
) -> None:
    assert not host.table(begun.id).hints
    player, seat = mover(begun, host, friend)
    with player.socket(begun.id, seat) as socket, player.socket(begun.id, seat) as window:
        assert is_refused(asked(socket))
        for bot in ("greedy", "level-1", "level-5", "random"):
            assert is_refused(window.ask(talk.Suggest(window.fresh_id(), bot)))
        legal = socket.now.options[0].option
        assert isinstance(socket.ask(talk.Look("look", socket.now.ask, [legal])), talk.Looked), "a fact of the rules"
        assert isinstance(socket.ask(talk.Forecast("points")), talk.Forecasted), "a fact of the rules"
    with stranger.socket(begun.id) as watching:
        assert is_refused(asked(watching), "not-seated")
    for person in (host, stranger):
        for path in ("review", "record"):
            with pytest.raises(Refusal, match="not-over"):
                person.send("GET", f"/api/tables/{begun.id}/{path}")
        with pytest.raises(Refusal, match="not-over"):
            person.branch(begun.id, begun.waiting[0])


def test_a_bot_that_stands_in_leaves_a_player_in_company(host: Player, friend: Player, begun: wire.TableInfo) -> None:
    friend.leave(begun.id)
    host.put_bot(begun.id, 1)
    with host.socket(begun.id, 0) as socket:
        socket.until(lambda: socket.to_move)
        assert is_refused(asked(socket))


def test_hints_that_were_agreed_on_are_announced_and_given_to_players(
    host: Player, friend: Player, stranger: Player
) -> None:
    table = host.create(hints=True)
    assert friend.table(table.id).hints, "seen before anybody sits down"
    friend.join(table.id)
    player, seat = mover(host.start(table.id), host, friend)
    with player.socket(table.id, seat) as socket, stranger.socket(table.id) as watching:
        assert isinstance(asked(socket), talk.Advice)
        assert is_refused(asked(watching), "not-seated")
        assert watching.table is not None
        assert watching.table.hints


def test_who_plays_alone_or_before_one_screen_needs_no_agreement(host: Player) -> None:
    shared = host.create(seats=3, bots={"2": "random"}, options={"first": "A"})
    host.join(shared.id, 1, "Brendan")
    host.start(shared.id)
    for table in (shared.id, host.play_now().id):
        with host.socket(table, 0) as socket:
            socket.until(lambda socket=socket: socket.to_move)  # type: ignore[misc]
            assert isinstance(asked(socket), talk.Advice)


def test_a_seat_that_moves_to_another_person_ends_hints_before_one_screen(host: Player, somebody: NewPlayer) -> None:
    table = host.create(options={"first": "A"})
    host.join(table.id, 1, "Brendan")
    host.start(table.id)
    link = host.post(f"/api/tables/{table.id}/seats/1/link", None, wire.SeatLink)
    with host.socket(table.id, 0) as socket:
        thinking = talk.Suggest("while it moves", "level-5")
        socket.send(thinking)
        somebody("Phone").post(f"/api{link.path.replace('/link/', '/links/')}", None, wire.TableInfo)
        socket.until(lambda: thinking.id in socket.replies)
        assert is_refused(socket.replies[thinking.id])
        assert is_refused(asked(socket))
