"""First lessons: records that can be followed whatever of the accepted a learner chooses."""

from __future__ import annotations

import pytest

from meadhall.core import LUCK, Match
from meadhall.games import game as find_game
from meadhall.lessons import LESSONS, lesson
from meadhall.words import LANGUAGES, Words


def follow(guide, choices):
    """Play the record, with other choices at some places."""
    match = Match(guide.game, guide.seats, guide.options)
    for place, (seat, value) in enumerate(guide.script):
        if seat == LUCK:
            match.throw(value)
        else:
            match.play(seat, choices.get(place, value))
    return match


@pytest.mark.parametrize("game", LESSONS)
def test_whatever_is_accepted_leaves_the_rest_of_the_record_as_it_is(game):
    guide = lesson(game)
    for place, step in guide.steps.items():
        for option in step.accepted:
            assert not follow(guide, {place: option}).over
    assert not follow(guide, {place: step.accepted[-1] for place, step in guide.steps.items()}).over


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_asks_often_enough_and_leaves_a_game_to_be_played(game):
    guide = lesson(game)
    assert 6 <= len(guide.steps) <= 16
    assert all(seat == guide.seat for seat, _ in (guide.script[place] for place in guide.steps))
    state = follow(guide, {}).state
    assert state.owing(guide.seat), "the learner goes on"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_everything_in_a_lesson_can_be_said_in_short_pages(game, language):
    words = Words(find_game(game), language)
    for name in lesson(game).messages:
        assert 0 < len(words.text(name)) <= 480, name
