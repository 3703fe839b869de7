"""The whole life of a table, as its people live it."""

from __future__ import annotations

from typing import cast

import pytest

from meadhall.bots.levels import LEVELS
from meadhall.server import talk, wire
from meadhall.server.live import LiveTable, Viewer
from meadhall.server.storage.rows import SeatRow, TableRow
from meadhall.server.tables import MOST_UNFINISHED
from tests.server.client import Player, Refusal
from tests.server.conftest import Finished, NewPlayer, play_out


def names(table: wire.TableInfo) -> list[str | None]:
    return [seat.name for seat in table.seats]


def bots(table: wire.TableInfo) -> list[str | None]:
    return [seat.bot for seat in table.seats]


# before the match


def test_whoever_creates_a_table_hosts_it_from_the_first_seat(host: Player, friend: Player) -> None:
    table = host.create("rebirth", 3, options={"map": "ireland"}, pace="leisure")
    assert (table.phase, table.pace, table.hosting) == ("gathering", "leisure", True)
    assert names(table) == ["Host", None, None]
    assert table.options["map"] == "ireland"
    assert len(table.seal) == 64
    assert table.secret is None
    seen = friend.table(table.id)
    assert not seen.hosting
    assert not seen.seats[0].you


def test_friends_come_by_the_link_and_the_host_starts(host: Player, friend: Player) -> None:
    table = host.create()
    assert names(friend.join(table.id)) == ["Host", "Friend"]
    begun = host.start(table.id)
    assert begun.phase == "playing"
    assert begun.seal == table.seal, "everybody saw it before the dice were thrown"
    assert begun.secret is None
    assert len(begun.waiting) == 1


def test_a_seat_can_be_chosen_and_one_person_can_take_several(host: Player, friend: Player) -> None:
    table = host.create("rebirth", 4)
    assert names(friend.join(table.id, 2)) == ["Host", None, "Friend", None]
    assert names(friend.join(table.id, 1)) == ["Host", "Friend", "Friend", None]


def test_where_dice_have_a_seed_first_tables_go_the_same_way_and_second_ones_too(somebody: NewPlayer) -> None:
    """Bots too: theirs follow from those of the match."""

    def played(host: Player) -> list[str]:
        tables = [host.create("rebirth", 2, bots={"0": "random", "1": "random"}) for _ in range(2)]
        for table in tables:
            host.start(table.id)
            with host.socket(table.id) as socket:
                socket.until(lambda socket=socket: socket.now.over)  # type: ignore[misc]
        return [host.record(table.id) for table in tables]

    first, second = played(somebody("One"))
    assert first != second
    assert played(somebody("Other")) == [first, second]


def test_people_who_share_a_device_have_seats_and_names_of_their_own(host: Player) -> None:
    table = host.create("rebirth", 4)
    assert names(host.join(table.id, 2, "Brendan")) == ["Host", None, "Brendan", None]
    seated = host.join(table.id, name="  Ciara  Ní Bhriain ")
    assert names(seated) == ["Host", "Ciara Ní Bhriain", "Brendan", None]
    assert [seat.you for seat in seated.seats] == [True, True, True, False]
    assert names(host.leave(table.id, 1)) == ["Host", None, "Brendan", None]
    assert names(host.join(table.id, 1)) == ["Host", "Host", "Brendan", None]
    host.put("/api/me", wire.Rename("Aoife"), wire.Me)
    assert names(host.table(table.id)) == ["Aoife", "Aoife", "Brendan", None]
    assert names(host.leave(table.id)) == [None] * 4


@pytest.mark.parametrize(("code", "name"), [("bad-message", ""), ("bad-message", "x" * 31), ("empty-name", " \u200b ")])
def test_names_that_nobody_could_read(host: Player, code: str, name: str) -> None:
    table = host.create()
    with pytest.raises(Refusal, match=code):
        host.join(table.id, 1, name)
    assert names(host.table(table.id)) == ["Host", None]


def test_a_host_who_sends_somebody_else_away_stays_the_host(host: Player, friend: Player) -> None:
    table = host.create(seats=3)
    host.join(table.id, 1, "Brendan")
    friend.join(table.id)
    assert host.leave(table.id, 1).hosting
    with pytest.raises(Refusal, match="not-your-seat"):
        host.leave(table.id, 2)


def test_who_shares_a_device_is_there_when_it_is_and_talks_by_name(host: Player, friend: Player) -> None:
    table = host.create(seats=3)
    host.join(table.id, 1, "Brendan")
    friend.join(table.id)
    host.start(table.id)
    with host.socket(table.id, 0), friend.socket(table.id, 2) as watching:
        watching.until(lambda: watching.table is not None and watching.table.seats[1].online)
        with host.socket(table.id, 1) as beside:
            beside.ask(talk.Say("hello", "I sit here too."))
            watching.until(lambda: [line.name for line in watching.chat] == ["Brendan"])


def test_people_who_share_a_device_keep_their_names_in_the_next_match(host: Player) -> None:
    table = host.create(hints=True)
    host.join(table.id, 1, "Brendan")
    host.start(table.id)
    with host.socket(table.id, 0) as one, host.socket(table.id, 1) as other:
        play_out(one, other)
    again = host.rematch(table.id)
    assert names(again) == ["Brendan", "Host"]
    assert again.hints, "what was agreed on holds again"
    assert names(host.branch(table.id, 4, seat=1)) == [None, "Brendan"]


def test_joining_twice_without_naming_a_seat_takes_one(host: Player, friend: Player) -> None:
    table = host.create("rebirth", 3)
    friend.join(table.id)
    assert names(friend.join(table.id)) == ["Host", "Friend", None]


def test_before_the_start_people_may_leave_and_others_take_their_seat(
    host: Player, friend: Player, stranger: Player
) -> None:
    table = host.create()
    friend.join(table.id)
    assert names(friend.leave(table.id)) == ["Host", None]
    assert names(stranger.join(table.id)) == ["Host", "Stranger"]


def test_a_host_who_gets_up_hands_the_table_on(host: Player, friend: Player, stranger: Player) -> None:
    table = host.create()
    assert host.leave(table.id).hosting  # there is nobody else yet
    friend.join(table.id)
    host.join(table.id)
    assert not host.leave(table.id).hosting
    stranger.join(table.id)
    assert friend.start(table.id).phase == "playing"


def test_a_table_that_its_host_left_empty_has_a_host_again(host: Player, friend: Player, stranger: Player) -> None:
    table = host.create()
    host.leave(table.id)
    assert friend.join(table.id).hosting
    stranger.join(table.id)
    assert friend.start(table.id).phase == "playing"


def test_the_house_names_five_levels_with_ratings_that_rise(host: Player) -> None:
    house = host.get("/api/house", wire.House)
    rated = [bot for bot in house.bots if bot.ratings]
    assert [bot.id for bot in rated] == list(LEVELS)
    assert len({bot.label for bot in house.bots}) == len(house.bots)
    for game in house.games:
        ratings = [rating for bot in rated if (rating := bot.ratings[game.id]) is not None]
        assert ratings == sorted(set(ratings))
        assert len(ratings) in (0, len(LEVELS))


def test_bots_sit_down_at_once_or_later_and_get_up_again(host: Player) -> None:
    table = host.create("rebirth", 3, bots={"0": "greedy"})
    assert (bots(table), names(table)) == (["greedy", None, None], [None, "Host", None])
    assert bots(host.put_bot(table.id, 2, "random")) == ["greedy", None, "random"]
    assert bots(host.remove_bot(table.id, 0)) == [None, None, "random"]


def test_only_listed_tables_are_in_the_list_and_only_while_they_gather(host: Player, friend: Player) -> None:
    shown, quiet = host.create(listed=True), host.create()

    def listed() -> set[str]:
        return {table.id for table in friend.get("/api/tables", list[wire.TableInfo])}

    assert shown.id in listed()
    assert quiet.id not in listed()
    friend.join(shown.id)
    host.start(shown.id)
    assert shown.id not in listed()


def test_your_games_are_those_you_sit_at(host: Player, friend: Player) -> None:
    table, other = host.create(), host.create()
    friend.join(table.id)
    own = {each.id for each in friend.get("/api/me/tables", list[wire.TableInfo])}
    assert own == {table.id}
    assert {table.id, other.id} == {each.id for each in host.get("/api/me/tables", list[wire.TableInfo])}


@pytest.mark.parametrize("game", ["rebirth", "brian-boru", "odin"])
def test_play_now_is_one_request(host: Player, game: str) -> None:
    table = host.play_now(game, None, bot="random")
    assert table.phase == "playing"
    assert table.seats[0].you
    assert bots(table)[1:] == ["random"] * (len(table.seats) - 1)
    with host.socket(table.id, 0) as socket:
        socket.until(lambda: bool(socket.now.options))
        assert socket.move().number > 0


# during the match


def test_bots_stand_in_for_one_who_left_and_the_owner_takes_the_seat_back(
    host: Player, friend: Player, begun: wire.TableInfo
) -> None:
    with host.socket(begun.id, 0) as socket:
        assert friend.leave(begun.id).seats[1].left
        stood_in = host.put_bot(begun.id, 1, "random")
        assert (stood_in.seats[1].name, stood_in.seats[1].bot) == ("Friend", "random")
        for _ in range(3):  # the bot plays on
            socket.until(lambda: socket.to_move)
            socket.move()
        back = friend.remove_bot(begun.id, 1)
        assert (back.seats[1].bot, back.seats[1].left, back.seats[1].you) == (None, False, True)
        with friend.socket(begun.id, 1) as other:
            while not other.now.options:
                socket.until(lambda: socket.to_move)
                socket.move()
                other.until(lambda: other.now.number >= socket.now.number)
            assert isinstance(other.choose(other.now.options[0].option), talk.Ack)


def test_a_seat_moves_to_another_device_by_a_link(host: Player, somebody: NewPlayer, begun: wire.TableInfo) -> None:
    link = host.post(f"/api/tables/{begun.id}/seats/0/link", None, wire.SeatLink)
    phone = somebody("Phone")
    token = link.path.removeprefix("/link/")
    assert phone.post(f"/api/links/{token}", None, wire.TableInfo).seats[0].you
    assert not host.table(begun.id).seats[0].you
    with phone.socket(begun.id, 0) as socket:
        assert socket.welcome
        assert socket.welcome.seat == 0
    with pytest.raises(Refusal, match="link-used"):
        host.post(f"/api/links/{token}", None, wire.TableInfo)


@pytest.mark.parametrize("watch", ["anyone", "link"])
def test_others_may_watch_and_see_what_spectators_see(
    host: Player, friend: Player, stranger: Player, watch: str
) -> None:
    table = host.create(watch=watch)
    friend.join(table.id)
    host.start(table.id)
    with stranger.socket(table.id) as watching, host.socket(table.id, 0) as playing:
        assert watching.welcome
        assert watching.welcome.seat is None
        assert watching.now.options == []
        assert watching.now.number == playing.now.number


# after the match


def test_a_rematch_is_one_table_for_all(host: Player, friend: Player, begun: wire.TableInfo) -> None:
    with host.socket(begun.id, 0) as one, friend.socket(begun.id, 1) as two:
        play_out(one, two)
    again = host.rematch(begun.id)
    assert friend.rematch(begun.id).id == again.id
    assert (again.phase, again.parent, again.options) == ("gathering", begun.id, begun.options)
    assert sorted(name or "" for name in names(again)) == ["Friend", "Host"]
    assert host.table(begun.id).rematch == again.id
    assert host.start(again.id).phase == "playing"


def test_a_finished_match_goes_on_from_any_point_as_another(finished: Finished, stranger: Player) -> None:
    length = finished.sockets[0].now.length // 2
    branched = stranger.branch(finished.id, length, seat=1)
    assert (branched.phase, branched.practice, branched.parent) == ("playing", True, finished.id)
    assert [seat.you for seat in branched.seats] == [False, True]
    with stranger.socket(branched.id, 1) as socket:
        socket.until(lambda: socket.to_move)
        assert socket.now.length >= length
        assert socket.play_out().over


def test_the_end_shows_points_winners_and_the_secret_of_the_dice(finished: Finished) -> None:
    table = finished.player.table(finished.id)
    assert table.phase == "over"
    assert len(table.totals) == 2
    assert table.winners
    assert table.secret
    assert table.waiting == []


def test_a_host_stays_the_host_on_another_device(hall):
    at_home = Player(hall.address)
    table = at_home.create(bots={"1": "random"})
    link = at_home.post(f"/api/tables/{table.id}/seats/0/link", None, wire.SeatLink)
    phone = Player(hall.address)
    assert phone.post(f"/api{link.path.replace('/link/', '/links/')}", None, wire.TableInfo).hosting
    assert phone.start(table.id).phase == "playing"


def test_whoever_looks_through_the_eyes_of_another_does_not_sit_there() -> None:
    live = LiveTable(cast(TableRow, None), [SeatRow("t", 0, "owner", None, False, 0)])
    live.viewers = {Viewer("stranger", 0, "en")}
    assert live.present() == set()
    live.viewers.add(Viewer("owner", 0, "en"))
    assert live.present() == {0}
    assert {viewer.person: live.own_seat(viewer) for viewer in live.viewers} == {"stranger": None, "owner": 0}


def test_a_host_cannot_fill_the_hall_with_tables_that_never_end(host: Player) -> None:
    for _ in range(MOST_UNFINISHED):
        host.create()
    for lay in (host.create, host.play_now, lambda: host.post("/api/games/rebirth/lesson", None, wire.TableInfo)):
        with pytest.raises(Refusal, match="too-many-tables"):
            lay()


def test_nobody_goes_back_alone_while_a_bot_stands_in_for_another(
    host: Player, friend: Player, begun: wire.TableInfo
) -> None:
    friend.leave(begun.id)
    host.put_bot(begun.id, 1)
    with host.socket(begun.id, 0) as socket:
        socket.until(lambda: socket.to_move)
        socket.move()
        socket.ask(talk.Rewind("back", 0))
        socket.until(lambda: socket.table is not None and socket.table.proposal is not None)
    assert not host.table(begun.id).practice
