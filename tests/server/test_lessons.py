"""Lessons at the table: what is told, what is accepted, and the match that goes on afterwards."""

from __future__ import annotations

import pytest

from meadhall.core import verify_record
from meadhall.games import game as find_game
from meadhall.lessons import LESSONS, lesson
from meadhall.server import talk, wire
from meadhall.words import Words
from tests.server.client import Player, Refusal


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_leads_to_a_game_that_is_played_to_its_end(game: str, host: Player) -> None:
    guide = lesson(game)
    words = Words(guide.game)
    table = host.post(f"/api/games/{game}/lesson", None, wire.TableInfo)
    assert table.practice
    with host.socket(table.id, guide.seat) as socket:
        for number, step in enumerate(guide.steps.values(), start=1):
            assert host.table(table.id).waiting == [guide.seat], "its bots move together with the learner"
            told = socket.now.lesson
            assert told
            assert (told.step, told.steps, told.option) == (number, len(guide.steps), step.accepted[0])
            assert told.pages == [words.text(f"lesson-{page}") for page in step.pages]
            others = [each.option for each in socket.now.options if each.option not in step.accepted]
            if others:
                reply = socket.choose(others[0])
                assert isinstance(reply, talk.Refused)
                assert (reply.code, reply.text) == ("lesson", words.text(f"lesson-{step.otherwise}"))
            socket.move(step.accepted[-1])
        told = socket.now.lesson
        assert told
        assert told.step == told.steps + 1
        assert told.pages[0] == words.text(f"lesson-{guide.closing[0]}")
        socket.play_out()
        assert socket.now.over


def test_a_lesson_can_be_gone_back_in(host: Player) -> None:
    guide = lesson("rebirth")
    table = host.post("/api/games/rebirth/lesson", None, wire.TableInfo)
    first, second, *_ = guide.steps
    with host.socket(table.id, guide.seat) as socket:
        socket.move(guide.steps[first].accepted[0])
        assert socket.now.length == second
        assert socket.now.undo == 1
        reply = socket.ask(talk.Undo(socket.fresh_id(), socket.now.ask))
        assert isinstance(reply, talk.Ack)
        socket.until(lambda: socket.now.length == first)
        assert socket.now.lesson
        assert socket.now.lesson.step == 1


def test_what_is_thrown_again_in_a_lesson_is_not_taken_for_throws_of_the_sealed_dice(host: Player) -> None:
    guide = lesson("rebirth")
    table = host.post("/api/games/rebirth/lesson", None, wire.TableInfo)
    steps = [step.accepted[0] for step in guide.steps.values()]
    with host.socket(table.id, guide.seat) as socket:
        for accepted in steps:
            socket.move(accepted)
            assert isinstance(socket.ask(talk.Undo(socket.fresh_id(), socket.now.ask)), talk.Ack)
            socket.until(lambda: socket.to_move)
            socket.move(accepted)
        socket.play_out()
        assert socket.now.lesson is None
    verify_record(host.record(table.id), find_game)


def test_there_is_no_lesson_of_what_is_not_played_here(host: Player) -> None:
    with pytest.raises(Refusal, match="no-such-game"):
        host.post("/api/games/chess/lesson", None, wire.TableInfo)
