"""The rule books for players: complete, the same in every language, and found from wherever a question comes up."""

from __future__ import annotations

import re

import pytest

from meadhall import books
from meadhall.books import Book, book, html
from meadhall.core import Choice, Event
from meadhall.games import ROOMS
from meadhall.games import game as find_game
from meadhall.rulebook import box_only_in, find_rulebook, rules_in
from meadhall.words import LANGUAGES, Words
from tests.scripts import script

FIGURE = re.compile(r"\(figure:([a-z-]+)\)")


@pytest.fixture(scope="module")
def make_figures():
    return script("make_figures")


def linked(game, what):
    """All ids of a kind, as often as they stand in the index."""
    return sorted(name for links in book(game, "en").links.values() for name in getattr(links, what))


def names_with_numbers(game, language):
    """Such as those of some action spaces, which are written out in other languages."""
    words = Words(find_game(game), language)
    names = [words.text(name) for name in find_game(game).named_messages() if re.fullmatch(r"space-[A-Z0-9]+", name)]
    return sorted(filter(re.compile(r"\d").search, names), key=len, reverse=True)


def numbers(text, names):
    for name in names:
        text = text.replace(name, "")
    return sorted(re.findall(r"\d+", text))


@pytest.mark.parametrize("game", ROOMS)
def test_every_rule_that_bears_on_play_is_explained_by_one_paragraph(game):
    specification = find_rulebook(game)
    assert linked(game, "rules") == sorted(rules_in(specification).keys() - box_only_in(specification))


@pytest.mark.parametrize("game", ROOMS)
def test_every_event_and_every_choice_leads_to_one_paragraph(game):
    events = vars(__import__(f"{ROOMS[game]}.events", fromlist=["x"])).values()
    told = [
        each.message_id for each in events if isinstance(each, type) and issubclass(each, Event) and each is not Event
    ]
    assert linked(game, "events") == sorted(told)
    choices = [each.message_id for each in find_game(game).frames.values() if issubclass(each, Choice)]
    assert linked(game, "choices") == sorted(choices)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ROOMS)
def test_the_books_are_the_same_in_every_language(game, language):
    english, ours = book(game, "en"), book(game, language)
    english_names, names = names_with_numbers(game, "en"), names_with_numbers(game, language)
    assert ours.title
    assert [each.anchor for each in ours.chapters] == [each.anchor for each in english.chapters]
    paragraphs = list(zip(english.paragraphs, ours.paragraphs, strict=True))
    assert [one.anchor for one, _ in paragraphs] == [other.anchor for _, other in paragraphs] == list(english.links)
    for one, other in paragraphs:
        assert FIGURE.findall(one.text) == FIGURE.findall(other.text), one.anchor
        assert one.text.count("\n|") == other.text.count("\n|"), f"rows of a table in {one.anchor}"
        assert numbers(one.text, english_names) == numbers(other.text, names), f"numbers in {one.anchor}"
        if language != "en":
            assert one.text != other.text, one.anchor


@pytest.mark.parametrize("game", ROOMS)
def test_titles_and_texts_are_not_empty_and_anchors_are_unique(game):
    told = book(game, "en")
    anchors = [each.anchor for each in (*told.chapters, *told.paragraphs)]
    assert len(set(anchors)) == len(anchors)
    assert all(each.title and each.text for each in (*told.chapters, *told.paragraphs))


@pytest.mark.parametrize("room", ROOMS)
def test_the_figures_are_drawn_and_of_today(room, make_figures):
    """python docs/make_figures.py draws them."""
    names = [name for each in book(room, "en").paragraphs for name in FIGURE.findall(each.text)]
    assert len(set(names)) == len(names)
    drawn = make_figures.figures(ROOMS[room].rpartition(".")[2])
    assert sorted(drawn) == sorted(names)
    for name, svg in drawn.items():
        assert books.figure(room, name) == svg, name


def test_paragraphs_are_found_by_anchor_rule_event_choice_and_words():
    told = Book("brian-boru", "cs")
    assert told.find("winning").anchor == "winning"
    assert told.find("BB-TRICK-1").anchor == told.find("card-played").anchor == "following"
    assert told.find("lead-card").anchor == "leading"
    assert told.find("nothing-of-the-kind") is None
    assert told.search("KLASTER") == told.search("klášter")  # nobody has to type accents
    assert told.search("klaster")[0].title.lower().count("klášter")
    assert told.search("no such words") == []


def test_whoever_asks_for_a_rule_gets_its_paragraph_and_for_a_word_all_that_have_it():
    told = Book("odin", "en")
    assert [each.anchor for each in told.consult("od-feast-1")] == [told.find("OD-FEAST-1").anchor]
    feast = told.consult("feast")
    assert feast[0] == told.find("feast")
    assert set(feast) == set(told.search("Feast"))
    assert len(feast) > 5
    assert told.search("figure:") == []


def test_pages_show_figures_and_no_foreign_html():
    page = html("rebirth", "Text <b>bold</b> **strong**.\n\n![What it shows](figure:turn)\n")
    assert "<strong>strong</strong>" in page
    assert "<b>" not in page
    assert '<img src="/rules/rebirth/figures/turn.svg" alt="What it shows"' in page


def test_only_figures_are_read():
    assert books.figure("rebirth", "../en") is None
    assert books.figure("rebirth", "nothing") is None
