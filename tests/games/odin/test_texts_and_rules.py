"""The texts of the occupation cards say what the game does: in every language, and only where it does so."""

from __future__ import annotations

import re
from functools import cache

import pytest

from meadhall.games import game as find_game
from meadhall.games.odin import scripts as a
from meadhall.games.odin.box import CATTLE, GOODS, ORANGE, SHEEP, colour_of
from meadhall.games.odin.cards import ANYTIME, AS_SOON_AS, CLAUSES, INSTEAD, KINDS, NO_SCRIPT, OCCUPATIONS
from meadhall.games.odin.dice_games import DICE_GAMES
from meadhall.games.odin.rules.interpreter import usable
from meadhall.words import LANGUAGES, Words
from tests.rules.odin.scene import Scene

ODIN = find_game("odin")
CARDS = range(len(OCCUPATIONS))


@cache
def texts(language):
    """By number of the card."""
    return {card.number: card.text for card in ODIN.cards(Words(ODIN, language).say)}


# what the game does, by number of the card


def scripts_of(card):
    scripts = [OCCUPATIONS[card].now, OCCUPATIONS[card].anytime]
    scripts += [clause.script for clauses in CLAUSES.values() for clause in clauses if clause.card == card]
    scripts += [other.script for other in INSTEAD.values() if other.card == card]
    return [script for script in scripts if script != NO_SCRIPT]


def effects_in(script):
    for effect in a.SCRIPTS[script]:
        yield effect
        for inner in (*getattr(effect, "scripts", ()), *([effect.script] if isinstance(effect, a.Maybe) else ())):
            yield from effects_in(inner)


def effects():
    return [(card + 1, effect) for card in CARDS for script in scripts_of(card) for effect in effects_in(script)]


def plenty(boats, knarrs):
    """So many ships, and twenty of everything else."""
    scene = Scene(2)
    scene.state.stock = [20] * len(scene.state.stock)
    scene.fleet("A", boats="0" * boats, knarrs=knarrs)
    return scene


def usable_in(scene):
    return {(card + 1, script) for card in CARDS for script in scripts_of(card) if usable(scene.state, 0, script)}


def paying_animals():
    paid = [(number, thing) for number, each in effects() if isinstance(each, a.Pay) for thing, _ in each.amounts]
    return {number for number, thing in paid if thing in (SHEEP, CATTLE)}


def of_kind(kind):
    return {card.number for card in OCCUPATIONS if kind in card.kinds}


def counting(*counts):
    return {
        number for number, effect in effects() if isinstance(effect, a.GainTier | a.GainPer) and effect.count in counts
    }


def needing(count):
    return {number for number, effect in effects() if isinstance(effect, a.Needs) and effect.count == count}


def at_moment(wanted):
    return {clause.card + 1 for (moment, _), clauses in CLAUSES.items() for clause in clauses if moment == wanted}


def giving_more():
    """With what a failure brings, or more of what a success, a harvest or a mountain strip brings."""
    usual = {(moment, about): set() for moment, about in CLAUSES}
    for moment, about in CLAUSES:
        if moment == "success":
            usual[moment, about] = {thing for thing, _ in DICE_GAMES[about].reward}
        elif moment == "taken":
            usual[moment, about] = {about}
        elif moment == "harvest":
            usual[moment, about] = {good for good, name in enumerate(GOODS) if name and colour_of(good) == ORANGE}
    return {
        clause.card + 1
        for (moment, about), clauses in CLAUSES.items()
        for clause in clauses
        for effect in effects_in(clause.script)
        if isinstance(effect, a.Gain)
        and (moment == "failure" or any(thing in usual[moment, about] for thing, _ in effect.amounts))
    }


def only_with_a_berth(fewer, full):
    return {number for number, _ in usable_in(plenty(*fewer)) - usable_in(plenty(*full))}


# what the texts say

SAID = {
    "a free large berth": (
        lambda: only_with_a_berth((2, 3), (2, 4)),
        {
            "en": "You need a free large berth.",
            "cs": "Potřebujete volné velké kotviště.",
            "pl": "Potrzebujesz wolnego dużego miejsca cumowania.",
            "es": "Necesitas un amarre grande libre.",
        },
    ),
    "free small berths": (
        lambda: only_with_a_berth((2, 4), (3, 4)),
        {
            "en": "free small berths",
            "cs": "volných malých kotvišť",
            "pl": "wolnych małych miejsc cumowania",
            "es": "amarres pequeños libres",
        },
    ),
    "how often, at any time": (
        lambda: of_kind(ANYTIME),
        {
            "en": "At any time, as often as you like, you may ",
            "cs": "Kdykoli a libovolněkrát můžete ",
            "pl": "W dowolnym momencie i dowolną liczbę razy możesz ",
            "es": "En cualquier momento y cuantas veces quieras, puedes ",
        },
    ),
    "once": (
        lambda: of_kind(AS_SOON_AS),
        {"en": "Once", "cs": "Jednou", "pl": "Raz w grze, gdy", "es": "Una sola vez"},
    ),
    "extra": (
        giving_more,
        {
            "en": r"receive [^.]* as an extra\b",
            "cs": r"(získáte|získat) navíc\b",
            "pl": r"(otrzymaj|otrzymać) dodatkowo\b",
            "es": r"(recibes|recibir) además\b",
        },
    ),
    "pregnant animals count": (
        lambda: counting("sheep", "cattle"),
        {
            "en": "pregnant ones count too",
            "cs": "počítají se i březí",
            "pl": "ciężarne też się liczą",
            "es": "las preñadas también cuentan",
        },
    ),
    "pregnant animals can be paid": (
        paying_animals,
        {
            "en": "The animal may be pregnant.",
            "cs": "Zvíře může být i březí.",
            "pl": "Zwierzę może być ciężarne.",
            "es": "El animal puede estar preñado.",
        },
    ),
    "pairs are counted": (
        lambda: counting("meat_pairs"),
        {"en": "you keep them", "cs": "obojí si necháte", "pl": "zatrzymujesz je", "es": "las conservas"},
    ),
    "boats that could take part": (
        lambda: counting("boats_used"),
        {
            "en": "that could take part .* choose to leave out count too",
            "cs": "mohl-li se účastnit .* rozhodli nevyslat",
            "pl": "mogącej wziąć udział .* nie chcesz wysłać",
            "es": "que podía participar .* decides no usar",
        },
    ),
    "special tiles in houses": (
        lambda: counting("specials_owned"),
        {
            "en": "on your boards and in your houses together",
            "cs": "na deskách a v domech celkem",
            "pl": "łącznie w zasobach, na planszach i w domach",
            "es": "en total en tu reserva, tus tableros y tus casas",
        },
    ),
    "houses of both kinds together": (
        lambda: needing("houses"),
        {
            "en": "stone houses and long houses together",
            "cs": "dohromady aspoň 2 kamenné a dlouhé domy",
            "pl": "łącznie co najmniej 2 kamienne i długie domy",
            "es": "en total al menos 2 casas de piedra y casas largas",
        },
    ),
    "two or more at once": (
        lambda: at_moment("two_at_once"),
        {
            "en": "2 or more [^.]* at once",
            "cs": "najednou získáte 2 nebo více",
            "pl": "naraz 2 lub więcej",
            "es": "2 o más [^.]* a la vez",
        },
    ),
}
"""What is said: the cards by what the game does, and the words of every language."""


@cache
def doing(what):
    return SAID[what][0]()


@pytest.mark.rule("OD-ANY-SHIP-4", "OD-ANY-SHIP-5", "OD-OCC-18", "OD-OCC-25", "OD-DICE-WHALE-6")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", SAID)
def test_a_text_says_so_where_the_game_does_so_and_nowhere_else(what, language):
    words = SAID[what][1][language]
    assert doing(what), "the game does it somewhere"
    assert {number for number, text in texts(language).items() if re.search(words, text)} == doing(what)


def test_which_cards_that_are():
    assert doing("a free large berth") == {46, 64, 81, 82, 105, 184}
    assert doing("free small berths") == {178}
    assert doing("how often, at any time") == {39, 40, *range(44, 60), 187}
    assert doing("pregnant animals can be paid") == {48, 49, 63}
    assert doing("extra") == {104, 134, 140, 163, 169, 188}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_begin_as_the_kind_of_the_card_says(language):
    """Cards of two kinds have a sentence for each."""
    at_once = {"en": "At once", "cs": "Ihned", "pl": "Natychmiast", "es": "De inmediato"}[language]
    immediate = {number for number, text in texts(language).items() if text.startswith(at_once)}
    assert immediate == of_kind(KINDS.index("immediate"))


@pytest.mark.rule("OD-ACT-OVERSEAS-1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_are_named_with_the_vikings_that_they_take(language):
    """Their names are ours: what stands on the board is how many Vikings a space takes."""
    named = {number: re.findall(r'["“„«][^"”“»]+["”“»]( \([^)]+\))?', text) for number, text in texts(language).items()}
    named = {number: after for number, after in named.items() if after}
    assert {3, 103, 105, 107, 108, 109, 110, 123} == set(named)
    assert all(after for each in named.values() for after in each)


@pytest.mark.card(19, 92)
def test_special_tiles_in_houses_count():
    scene = Scene(2)
    scene.build("A", "stone_house")
    scene.have("A", crucifix=1, chalice=1)
    assert scene.lay("A", "crucifix/0", "stone-house1:0,1") is None
    assert scene.state.count(0, "specials_owned") == 2


@pytest.mark.card(48)
def test_a_pregnant_animal_can_be_paid():
    scene = Scene(2)
    scene.have("A", cattle=1)
    scene.pregnant("A", cattle=1)
    scene.in_play("A", 48)
    scene.turn("A")
    scene.choose("A", "card48")
    assert scene.supply("A") == {"jewelry": 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chronicler_is_told_once_that_it_may_buy_the_belt(language):
    belt = Words(ODIN, language).text("name-belt")
    assert texts(language)[187].count(belt) == 1


def test_words_of_the_cards():
    for number, text in texts("en").items():
        for word in ("raise", "raising", "beside", "if it is left", "in all", "all the same", "as far as", "share "):
            assert word not in text, (number, word)
