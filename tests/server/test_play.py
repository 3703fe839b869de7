"""Playing over the socket: choices, taking back, asking and talking."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from meadhall.core import LabDice, Match
from meadhall.core.dice import SealedDice
from meadhall.games import ROOMS
from meadhall.games import game as find_game
from meadhall.server import talk, wire
from meadhall.server.journal import Journal
from meadhall.server.telling import teller
from tests.conftest import NewHall
from tests.server.client import Player, Socket

Pair = tuple[Socket, Socket]


@pytest.fixture
def pair(host: Player, friend: Player, begun: wire.TableInfo) -> Iterator[Pair]:
    """The sockets of the one who is to move, and of the other."""
    with host.socket(begun.id, 0) as one, friend.socket(begun.id, 1) as two:
        yield (one, two) if one.now.options else (two, one)


@pytest.fixture
def alone(host: Player) -> Iterator[Socket]:
    """A player against a bot, to move."""
    with host.socket(host.play_now(bot="random").id, 0) as socket:
        socket.until(lambda: socket.to_move)
        yield socket


def refused(reply: talk.FromServer, code: str) -> talk.Refused:
    assert isinstance(reply, talk.Refused), reply
    assert reply.code == code
    assert reply.text
    return reply


# choices


def test_a_choice_is_acknowledged_and_shown_to_all(pair: Pair) -> None:
    mover, other = pair
    reply = mover.choose(mover.now.options[0].option)
    assert isinstance(reply, talk.Ack)
    for socket in pair:
        socket.until(lambda socket=socket: socket.now.number >= reply.number)  # type: ignore[misc]
    assert other.now.events


def test_a_choice_that_is_sent_again_is_made_once(host: Player, pair: Pair) -> None:
    mover, _ = pair
    message = talk.Choose("again", mover.now.ask, [mover.now.options[0].option])
    first = mover.ask(message)
    assert isinstance(first, talk.Ack)
    mover.until(lambda: mover.now.number >= first.number)
    number = mover.now.number
    assert mover.ask(message) == first
    mover.ask(talk.Forecast("later"))
    assert mover.now.number == number


def test_an_id_is_good_for_one_choice(alone: Socket) -> None:
    first = alone.ask(talk.Choose("one", alone.now.ask, [alone.now.options[0].option]))
    assert isinstance(first, talk.Ack)
    alone.until(lambda: alone.now.number > first.number and alone.to_move)
    number = alone.now.number
    second = alone.ask(talk.Choose("one", alone.now.ask, [alone.now.options[0].option]))
    assert isinstance(second, talk.Ack)
    assert second.number <= first.number
    alone.send(talk.CatchUp("look"))
    alone.until(lambda: isinstance(alone.latest, talk.Welcome))
    assert alone.now.number == number


def test_somebody_is_there(alone: Socket) -> None:
    answer = alone.ask(talk.Ping("there?"))
    assert isinstance(answer, talk.Ack)
    assert answer.number == alone.now.number


def test_a_choice_for_an_earlier_decision_is_refused(alone: Socket) -> None:
    ask = alone.now.ask
    alone.move()
    alone.until(lambda: alone.to_move)
    number = alone.now.number
    refused(alone.choose(alone.now.options[0].option, ask=ask), "stale")
    assert alone.now.number == number


def test_what_the_rules_forbid_is_refused_with_a_reason(pair: Pair) -> None:
    mover, other = pair
    legal = {option.option for option in mover.now.options}
    forbidden = next(option for option in range(1000) if option not in legal)
    refused(mover.choose(forbidden), "not-allowed")
    refused(other.choose(next(iter(legal))), "not-allowed")


def test_choices_that_belong_together_are_made_together_or_not_at_all(pair: Pair) -> None:
    mover, _ = pair
    number = mover.now.number
    refused(mover.choose(mover.now.options[0].option, 999), "not-allowed")
    mover.ask(talk.Forecast("later"))
    assert mover.now.number == number


def test_those_who_watch_do_not_play(stranger: Player, pair: Pair, begun: wire.TableInfo) -> None:
    with stranger.socket(begun.id) as socket:
        refused(socket.choose(pair[0].now.options[0].option), "not-seated")
        refused(socket.ask(talk.Suggest("help")), "not-seated")


# taking back


def test_a_choice_is_taken_back_step_by_step_until_something_came_to_light(host: Player) -> None:
    with host.socket(host.play_now("odin", 1).id, 0) as socket:
        socket.until(lambda: socket.to_move)
        before, after = socket.now, socket.move()
        while not after.undo:
            before, after = after, socket.move()
        reply = socket.ask(talk.Undo("back", after.ask))
        assert isinstance(reply, talk.Ack)
        socket.until(lambda: socket.now.number >= reply.number)
        assert socket.now.observation == before.observation
        assert socket.now.number > after.number


def test_choices_made_together_are_taken_back_together(host: Player) -> None:
    with host.socket(host.play_now("odin", 1).id, 0) as socket:
        socket.until(lambda: socket.to_move)
        while True:
            before, advice = socket.now, socket.ask(talk.Suggest(socket.fresh_id(), "greedy"))
            assert isinstance(advice, talk.Advice)
            options = advice.suggestions[0].options
            row = options[:-1]  # what comes last may be final
            if len(row) > 1:
                socket.move(*row)
                break
            socket.move(*options)
        assert socket.now.undo == before.undo + 1
        reply = socket.ask(talk.Undo("back", socket.now.ask))
        assert isinstance(reply, talk.Ack)
        socket.until(lambda: socket.now.number >= reply.number)
        assert (socket.now.observation, socket.now.undo) == (before.observation, before.undo)


def test_nothing_is_taken_back_that_was_not_chosen(pair: Pair) -> None:
    mover, _ = pair
    refused(mover.ask(talk.Undo("back", mover.now.ask)), "not-allowed")


def test_against_bots_one_goes_back_at_once_and_the_match_is_practice(host: Player, alone: Socket) -> None:
    length = alone.now.length
    alone.move()
    alone.until(lambda: alone.to_move)
    reply = alone.ask(talk.Rewind("back", length))
    assert isinstance(reply, talk.Ack)
    alone.until(lambda: alone.now.number >= reply.number)
    assert alone.now.length == length
    alone.until(lambda: alone.table is not None and alone.table.practice)


@pytest.mark.parametrize("agree", [True, False])
def test_among_people_all_must_agree_to_go_back(pair: Pair, agree: bool) -> None:
    mover, other = pair
    length = mover.now.length
    number = mover.move().number
    other.until(lambda: other.now.number >= number)
    assert isinstance(mover.ask(talk.Rewind("back", length)), talk.Ack)
    other.until(lambda: other.table is not None and other.table.proposal is not None)
    assert mover.now.number == number
    refused(other.ask(talk.Answer("odd", length + 1, True)), "no-proposal")
    reply = other.ask(talk.Answer("answer", length, agree))
    assert isinstance(reply, talk.Ack)
    if agree:
        for socket in pair:
            socket.until(lambda socket=socket: socket.now.length == length)  # type: ignore[misc]
    else:
        mover.until(lambda: mover.table is not None and mover.table.proposal is None)
        assert mover.now.number == number


def test_there_is_no_going_back_to_the_future(alone: Socket) -> None:
    refused(alone.ask(talk.Rewind("forth", alone.now.length + 5)), "no-such-length")


# asking


def test_options_tell_what_they_bring_and_why_not(pair: Pair) -> None:
    mover, _ = pair
    legal = mover.now.options[0].option
    forbidden = next(option for option in range(1000) if option not in {each.option for each in mover.now.options})
    looked = mover.ask(talk.Look("look", mover.now.ask, [legal, forbidden]))
    assert isinstance(looked, talk.Looked)
    assert [prospect.allowed for prospect in looked.prospects] == [True, False]
    assert looked.prospects[1].told


def back(socket: Socket) -> list[str]:
    """For each option, how it could be taken back."""
    options = [each.option for each in socket.now.options]
    looked = socket.ask(talk.Look(socket.fresh_id(), socket.now.ask, options))
    assert isinstance(looked, talk.Looked)
    return [prospect.back for prospect in looked.prospects]


def test_options_tell_how_they_could_be_taken_back(pair: Pair, alone: Socket, host: Player) -> None:
    """A tile of Rebirth is drawn after every turn: among people all must agree then, against bots nobody is asked."""
    assert set(back(pair[0])) == {"if-all-agree"}
    assert set(back(alone)) == {"practice"}
    with host.socket(host.play_now("odin", 1).id, 0) as socket:
        socket.until(lambda: socket.to_move)
        while "at-once" not in back(socket):
            socket.move()
        option = socket.now.options[back(socket).index("at-once")].option
        assert socket.move(option).undo


@pytest.mark.parametrize("name", ROOMS)
def test_only_what_ends_the_match_can_never_be_taken_back(name: str) -> None:
    game = find_game(name)
    match = Match(game, game.seat_counts[0], {}, LabDice(1))
    journal, dice = Journal(match, SealedDice(bytes(32))), LabDice(2)
    while not match.over:
        seat = match.state.decision.seats[0]
        options = match.state.options(seat)
        option = options[dice.below(len(options))]
        told = teller(name, "en").prospect(journal, seat, option, alone=True)
        match.play(seat, option)
        if not match.over:
            assert told.back == ("at-once" if match.tail else "practice")
    assert told.back == "never"


def test_advice_names_three_ways_with_reasons_and_can_be_followed(alone: Socket) -> None:
    advice = alone.ask(talk.Suggest("help"))
    assert isinstance(advice, talk.Advice)
    assert advice.ask == alone.now.ask
    best = advice.suggestions
    assert len({tuple(each.options) for each in best}) == 3
    assert [each.value for each in best] == sorted((each.value for each in best), reverse=True)
    labels = {each.option: each.label for each in alone.now.options}
    assert all(each.labels == [labels[each.options[0]]] and each.told for each in best)
    assert all(re.search(r"\xa0[+\N{MINUS SIGN}]\d\.\d", each.reason) for each in best)
    assert isinstance(alone.choose(*best[2].options), talk.Ack)


def test_advice_comes_from_bots_that_exist_to_those_who_have_to_choose(host: Player, friend: Player) -> None:
    table = host.create(options={"first": "A"}, hints=True)
    friend.join(table.id)
    host.start(table.id)
    with host.socket(table.id, 0) as mover, friend.socket(table.id, 1) as other:
        refused(mover.ask(talk.Suggest("help", "oracle")), "no-such-bot")
        refused(other.ask(talk.Suggest("help")), "not-allowed")
        advice = mover.ask(talk.Suggest("quick", "greedy"))
        assert isinstance(advice, talk.Advice)
        assert len(advice.suggestions) == 3


def test_forecasts_and_pictures_are_for_everybody(stranger: Player, begun: wire.TableInfo) -> None:
    with stranger.socket(begun.id) as socket:
        forecast = socket.ask(talk.Forecast("points"))
        assert isinstance(forecast, talk.Forecasted)
        assert len(forecast.score.totals) == 2
        drawn = socket.ask(talk.Draw("picture"))
        assert isinstance(drawn, talk.Drawn)
        assert drawn.lines


# talking


def test_what_is_said_is_heard_by_all_and_kept_for_those_who_come(
    stranger: Player, pair: Pair, begun: wire.TableInfo
) -> None:
    mover, other = pair
    assert isinstance(mover.ask(talk.Say("hail", "  <b>Hail</b>\n & well met ")), talk.Ack)
    other.until(lambda: bool(other.chat))
    assert [line.text for line in other.chat] == ["<b>Hail</b> & well met"]
    with stranger.socket(begun.id) as later:
        assert later.welcome
        assert [line.text for line in later.welcome.chat] == ["<b>Hail</b> & well met"]
    refused(mover.ask(talk.Say("nothing", " \n ")), "empty-text")


# limits


def test_whoever_sends_too_much_is_let_go_and_may_come_back(new_hall: NewHall) -> None:
    hall = new_hall(None, "--requests", "600")
    player = Player(hall.address)
    table = player.play_now()
    with player.socket(table.id, 0) as socket:
        with pytest.raises(ConnectionClosed):
            ask_for_ever(socket)
        assert "too-fast" in socket.raw[-1]
    with player.socket(table.id, 0) as again:
        assert again.update


def ask_for_ever(socket: Socket) -> None:
    while True:
        socket.ask(talk.Forecast(socket.fresh_id()))
