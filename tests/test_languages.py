"""Every language says everything, with the same parameters, in words of its own."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from meadhall.core import LabDice, Match
from meadhall.games import ROOMS
from meadhall.games import game as find_game
from meadhall.words import LANGUAGES, Words, preferred
from tests.ftl import forms, messages_in, misread

OTHERS = LANGUAGES[1:]
GAMES = 200
WEB = Path(__file__).parents[1] / "web" / "src" / "words"
PARTS = ("meadhall.core", "meadhall.server", "meadhall.terminal", *ROOMS.values())
FILES = [*PARTS, *(path.stem for path in sorted((WEB / "en").glob("*.ftl")))]
SAME = (Path(__file__).parent / "same_words.txt").read_text(encoding="utf-8").splitlines()
"""What is rightly the same in another language: names, and words that all have taken over."""


def text_of(part, language):
    if part in PARTS:
        return (files(part) / "messages" / f"{language}.ftl").read_text(encoding="utf-8")
    return (WEB / language / f"{part}.ftl").read_text(encoding="utf-8")


@cache
def messages(part, language):
    return messages_in(text_of(part, language))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("part", FILES)
def test_every_message_is_there_with_the_same_parameters_and_no_other_is(part, language):
    english, ours = messages(part, "en"), messages(part, language)
    common = english.keys() - forms(english)
    assert common - ours.keys() == set(), "missing"
    assert ours.keys() - forms(ours) - common == set(), "neither said in English, nor a form that is asked for"
    for name in common:
        assert ours[name].variables == english[name].variables, name
    for name in forms(ours):
        message = name.partition(".")[0]
        assert ours[name].variables <= english[message].variables | {"number"}, name


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("part", FILES)
def test_nothing_is_left_in_english(part, language):
    english, ours = messages(part, "en"), messages(part, language)
    for name in english.keys() & ours.keys():
        words = {word for word in english[name].words if re.search(r"[^\W\d_]{2}", word) and word not in SAME}
        assert not words.intersection(ours[name].words), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", FILES)
def test_a_sentence_with_a_number_says_that_number(part, language):
    assert list(misread(text_of(part, language), language, range(-20, 151))) == []


def said(name):
    """Everything that was said in so many random games, each thing once."""
    game = find_game(name)
    found = {}
    offered = set()

    def note(kind, message):
        found.setdefault((kind, message.id, *message.args.items()), message)

    lead = game.table_options[0]
    for number in range(GAMES):
        seats = game.seat_counts[number % len(game.seat_counts)]
        match = Match(game, seats, {lead.name: lead.values[number % len(lead.values)]}, LabDice(number))
        dice = LabDice(GAMES + number)
        state, table = match.state, match.state.table
        while not match.over:
            seat = state.decision.seats[0]
            note("prompt", state.prompt(seat))
            note("prompt", state.decision.prompt)
            options = state.options(seat)
            kind = type(state.owing(seat))
            for option in options:
                if (kind, option) not in offered:
                    offered.add((kind, option))
                    note("option", game.offer(state, seat, option))
            refused = game.explain(state, seat, dice.below(game.state.size))
            if refused:
                note("reason", refused)
            for event in match.play(seat, options[dice.below(len(options))]):
                for told in (event, event.seen_by(None), event.faded()):
                    note("event", game.message(table, told))
    return list(found.values())


@pytest.mark.parametrize("name", ROOMS)
def test_everything_said_in_random_games_can_be_said_in_every_language(name):
    languages = [Words(find_game(name), language) for language in LANGUAGES]
    for message in said(name):
        for words in languages:
            text = words.say(message)
            assert text.strip()
            assert not re.search(r"[{}]|\b[a-z]+(-[a-z]+)+-[a-z]+\b", text), (message, text)
            for value in message.args.values():
                raw = isinstance(value, str) and re.fullmatch(r"[a-z]+(-[a-z]+)+", value)
                assert not raw or value not in text, (message, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ROOMS)
def test_all_cards_and_helps_can_be_said(name, language):
    game = find_game(name)
    words = Words(game, language)
    for card in game.cards(words.say):
        assert all([card.name, card.text, card.kind])
        assert "{" not in card.text
    for option in range(game.state.size):
        assert "{" not in game.help(option, words.say)


def test_a_language_is_found_by_what_people_call_theirs():
    assert preferred(["cs-CZ"]) == preferred(["de", "cs"]) == preferred(["cs_CZ.UTF-8"]) == "cs"
    assert preferred(["de", "fr-FR"]) == preferred([]) == preferred(["C"]) == "en"
