"""Every message exists in English, fits its parameters and is used; see test_languages for the others."""

from __future__ import annotations

import inspect
import re
from importlib.resources import files
from pathlib import Path

import pytest

import meadhall
from meadhall.bots import BOTS
from meadhall.core import SEATS, Choice, Event
from meadhall.core.words import figure
from meadhall.games import ROOMS
from meadhall.games import game as find_game
from meadhall.lessons import LESSONS, lesson
from meadhall.words import LANGUAGES, Words, WordsError, sentence
from tests.ftl import forms, messages_in

SOURCES = Path(inspect.getfile(meadhall)).parent
_REASON = re.compile(r'reason\(\s*"([a-z-]+)"')


ABOUT = {
    "brian-boru": {"about-table"},
    "rebirth": {"about-scotland", "about-ireland", "about-map", "map-scotland", "map-ireland"},
    "odin": set(),
}
LETTERS = {("first", letter) for letter in SEATS}
"""Values of table options that are called by themselves."""


def messages(package):
    return messages_in((files(package) / "messages" / "en.ftl").read_text(encoding="utf-8"))


def room(name):
    return ROOMS[name]


def event_classes(name):
    module = __import__(f"{room(name)}.events", fromlist=["x"])
    return [c for c in vars(module).values() if isinstance(c, type) and issubclass(c, Event) and c is not Event]


def reasons_in(folder):
    return {found for path in folder.rglob("*.py") for found in _REASON.findall(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("name", ROOMS)
def test_every_message_of_a_game_exists_and_none_is_unused(name):
    game = find_game(name)
    words = Words(game)
    needed = {cls.message_id for cls in event_classes(name)}
    for frame in game.frames.values():
        if issubclass(frame, Choice):
            needed |= {f"wait-{frame.message_id}", f"prompt-{frame.message_id}"}
    needed |= reasons_in(SOURCES / "games" / room(name).rpartition(".")[2])
    lead = game.table_options[0]
    for value in lead.values:
        start = game.new(game.seat_counts[0], {lead.name: value})
        needed |= {f"heading-{heading}" for heading in game.score(start).headings}
    for option in game.table_options:
        needed |= {f"table-{option.name}", f"table-{option.name}.hint"}
        needed |= {f"table-{option.name}.{value}" for value in option.values if (option.name, value) not in LETTERS}
    needed |= {"title", *(f"provenance-{each}" for each in game.provenance)} | ABOUT[name]
    needed |= {game.label(option).id for option in range(game.state.size)}
    needed |= set(game.named_messages()) | set(lesson(name).messages if name in LESSONS else ())
    assert all(words.has(message) for message in needed), sorted(m for m in needed if not words.has(m))
    found = messages(room(name))
    assert found.keys() - forms(found) - needed == set()


def test_every_message_of_the_kernel_exists_and_none_is_unused():
    needed = reasons_in(SOURCES / "core") | {
        "wait-over",
        "wait-together",
        "wait-luck",
        "facet-points",
        "facet-later",
        "facet-other",
    }
    needed |= {"gain", "loss", "rival-gain", "rival-loss", "reasons"}
    assert set(messages("meadhall.core")) == needed


@pytest.mark.parametrize("name", ROOMS)
def test_messages_of_events_use_only_fields_of_the_event(name):
    found = messages(room(name))
    for cls in event_classes(name):
        assert found[cls.message_id].variables <= set(cls.fields), cls.__name__


def test_missing_messages_and_languages_are_clear_errors():
    words = Words(find_game("rebirth"))
    with pytest.raises(WordsError, match="no message 'no-such-thing'"):
        words.text("no-such-thing")
    with pytest.raises(WordsError, match=r"no message 'won\.short'"):
        words.text("won.short")
    with pytest.raises(WordsError, match=r"message 'won' with \{\}"):
        words.text("won")
    with pytest.raises(WordsError, match="there is no language 'tlh'; there is en, cs, pl, es"):
        Words(find_game("rebirth"), "tlh")


def test_plurals_and_composed_names():
    words = Words(find_game("rebirth"))
    assert words.text("castles-scored", seat="A", castles=1, points=5) == "A scores 5 for one castle."
    assert words.text("castles-scored", seat="A", castles=3, points=15) == "A scores 15 for 3 castles."
    assert (
        words.text("mission-not-in-row", card="P4") == 'The mission "a hex in 3 small settlements" is not in the row.'
    )
    assert words.text("mission-drawn", seat="B", mission="farms") == (
        'B draws the mission "most farm clusters of three or more".'
    )
    assert words.text("mission-drawn", seat="B", mission="Invergarry") == (
        'B draws the mission "most hexes at the castle Invergarry".'
    )
    assert words.text("mission-drawn", seat="B", mission="hidden") == "B draws a mission card."


def test_sentences_ask_for_forms_of_names():
    words = Words(find_game("odin"), "cs")
    assert words.text("gained", seat="A", number=1, thing="sheep") == "A získává 1 ovci."
    assert words.text("gained", seat="A", number=3, thing="sheep") == "A získává 3 ovce."
    assert words.text("gained", seat="A", number=5, thing="sheep") == "A získává 5 ovcí."


def test_things_of_odin_have_full_names_and_short_ones():
    words = Words(find_game("odin"))
    assert words.text("space-A02") == "Build a stone house"
    assert words.text("space-A02.short") == "Stone house"
    assert words.text("vikings-placed", seat="A", vikings=2, space="A02") == "A sends 2 Vikings: Build a stone house."
    assert words.text("placed", seat="B", thing="rune-stone", slot="home", island="none") == (
        "B places a rune stone: home board."
    )
    assert words.text("placed", seat="B", thing="rune-stone", slot="island2", island="faroe-islands") == (
        "B places a rune stone: Faroe Islands."
    )
    assert words.text("strip-revealed", strip="1") == (
        "A mountain strip is revealed: wood, wood, stone, stone, stone, ore, item of 2 silver."
    )
    assert words.text("token-taken", seat="B", token="1") == (
        "B takes a resource token: 1 stone in a harvest, 1 long sword without."
    )
    assert words.text("paid", seat="B", number=2, thing="spear") == "B pays 2 spears."
    assert words.text("gained", seat="B", number=1, thing="amber-figure") == "B receives an amber figure."
    assert words.text("gained", seat="B", number=1, thing="wood") == "B receives wood."
    assert words.text("option-arm", arm="longship-1") == "load an ore: longship with 1 ore"
    assert words.text("cannot-pay-either", thing="wood", number=1, other="ore", others=1) == (
        "You need 1 wood or 1 ore."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_negative_numbers_have_a_true_minus(language):
    for points in range(-20, 0):
        written = f"\N{MINUS SIGN}{-points}"
        assert figure(points) == written
        assert sentence("meadhall.terminal", language, "card-points", points=points).startswith(f"{written} ")
        assert written in Words(find_game("odin"), language).text("won", seat="A", points=points, shared=0)


def test_reasons_for_advice_are_told_in_points():
    words = Words(find_game("rebirth"), seat_mark="@")
    gains = [("castles", 12.04), ("growth", -3.0), ("points", 1.25), ("missions", 1.0)]
    told = words.reason(11.29, gains, [])
    assert told == (
        "castles\xa0+12.0 · room for clusters to grow\xa0\N{MINUS SIGN}3.0 · points so far\xa0+1.2 · other\xa0+1.1"
    )
    assert words.reason(14.23, gains[:1], [(1, 2.5), (2, -0.31)]) == (
        "castles\xa0+12.0 · hinders @B\xa0+2.5 · helps @C\xa0\N{MINUS SIGN}0.3"
    )
    assert words.reason(5.1, [("castles", 0.1)], [(0, 5.0)]) == "hinders @A\xa0+5.0 · other\xa0+0.1"
    assert words.reason(0.3, [("castles", 0.1)], [(0, 0.2)]) == ""


# the hall


def test_the_hall_says_what_it_has_words_for_and_nothing_else():
    code = "\n".join(path.read_text(encoding="utf-8") for path in (SOURCES / "server").rglob("*.py"))
    said = {f"refused-{name}" for name in re.findall(r'Refusal\(\s*"([a-z-]+)"(?!, say=)', code)}
    said |= {f"refused-{name}" for name in re.findall(r'\d{3}: "([a-z-]+)"', code)}
    said |= set(re.findall(r'sentence\("([a-z-]+)"', code)) | {f"bot-{name}" for name in BOTS}
    assert set(messages("meadhall.server")) == said


WEB = Path(__file__).parents[1] / "web" / "src"


def test_the_client_says_what_it_has_words_for_and_nothing_else():
    code = "\n".join(path.read_text(encoding="utf-8") for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte"))
    files = sorted((WEB / "words" / "en").glob("*.ftl"))
    found = messages_in("\n".join(path.read_text(encoding="utf-8") for path in files))
    used = set(re.findall(r'"([a-z]+(?:-[a-z0-9]+)*)"', code))
    said = set(re.findall(r'\btext\(\s*"([a-z0-9-]+)"', code))
    assert said <= set(found), "messages that no file has"
    assert set(found) <= used, "messages that nothing says"
