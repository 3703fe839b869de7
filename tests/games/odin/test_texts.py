"""The texts of the occupation cards: complete, readable, and as the data say."""

from __future__ import annotations

import runpy
from dataclasses import fields
from pathlib import Path

import pytest

from meadhall.games import game as find_game
from meadhall.games.odin import scripts, texts
from meadhall.games.odin.box import THING_AT, THINGS, WEAPON
from meadhall.games.odin.cards import ALLOWED, ANY, CLAUSES, INSTEAD, NO_SCRIPT, OCCUPATIONS
from meadhall.games.odin.notation import words as spelled
from meadhall.words import Words

ROOT = Path(__file__).parents[3]
ODIN = find_game("odin")
WORDS = Words(ODIN)
LISTED = ODIN.cards(WORDS.say)
USED = set(texts.named_messages())

TEXTS = {
    4: "Each of your rolls for a hunt, snare, whale hunt, raid or pillage counts 1 lower.",
    7: "After each feast: with 1 grain in your supply receive 1 silver, with 2 or more receive 2 silver.",
    11: "At once: receive 1 spear. Each spear that you spend on a whale hunt counts 2 instead of 1.",
    24: "At once: receive 1 oil for each knarr you have and 1 wood for each whaling boat you have.",
    33: (
        "At once: with 3 sheep in your stables (pregnant ones count too) receive 1 wool, with 4 or 5 receive 2 wool, "
        "with 6 or more receive 3 wool."
    ),
    38: "Instead of drawing a weapon in the new weapon phase you may receive either 1 wood, 1 stone or 1 ore.",
    41: "After each bonus phase you may pay 1 silver or 1 mead and receive 1 oil.",
    14: (
        "At once: with at least 1 of each kind of ship (whaling boat, knarr, longship) receive 1 whale meat, "
        "with at least 2 of each receive 2 whale meat."
    ),
    44: (
        "At any time, as often as you like, you may pay 1 hide, 1 wool and 1 linen and receive 1 clothing and 3 silver."
    ),
    46: (
        "At any time, as often as you like, you may pay 3 wood and either 1 wool or 1 linen and receive a longship. "
        "You need a free large berth. It does not count as building a ship."
    ),
    63: (
        "At once you may pay 1 sheep and receive 1 salt meat, 1 hide and 1 wool. "
        "Then you may pay 3 silver and receive the drinking horn if still available. The animal may be pregnant."
    ),
    82: (
        "At once you may pay 8 silver with no knarr, 6 silver with 1 knarr, 3 silver with 2 knarrs "
        "or 1 silver with 3 or 4 knarrs, and receive a longship. You need a free large berth."
    ),
    96: (
        "In each harvest phase without a harvest you may either pay 1 game meat and receive 1 whale meat, "
        "or pay 1 whale meat and receive 2 game meat."
    ),
    112: "Each time you have used a crafting space: receive 1 mead.",
    121: (
        "Right before you use a house building space or a ship building space "
        "you may take 1 item from a mountain strip."
    ),
    123: (
        'Each time you have used "Go to the mountains and trade" (for one Viking) '
        'or "Go far into the mountains and trade" (for two Vikings) '
        "you may pay 1 oil and receive 1 silverware. "
        "These are the spaces on which 1 good is upgraded; the oil may come from there."
    ),
    122: (
        "Each time you have used a mountain space you may receive 1 mead for 2 different kinds of items "
        "(wood, stone, ore, silver) taken from mountain strips there, 1 hide for 3, 1 chest for 4."
    ),
    126: "Each time you succeed with a snare: receive 1 silver.",
    135: (
        "Each time you succeed with a raid or pillage, if you spent exactly 1 long sword on it: receive 1 long sword."
    ),
    141: (
        "Each time you succeed with a whale hunt, if you spent no wood on it: "
        "with 1 whaling boat that could take part receive 1 cabbage, with 2 receive 1 beans, with 3 receive 1 peas. "
        "Boats that you choose to leave out count too."
    ),
    163: (
        "Each time you succeed with a hunt, if 2 Vikings of yours hunted on the space of column 2: "
        "receive 1 hide and 1 silver as an extra. Hunts by cards do not count."
    ),
    178: (
        "Once, as soon as you have 4 large ships (knarrs, longships): receive 2 whaling boats. "
        "You receive only as many as you have free small berths for."
    ),
    181: (
        "Once, as soon as you have 3 large ships (knarrs, longships): with a round income of 0 to 4 silver "
        "receive 3 wool, with 5 to 9 receive 2 wool, with 10 to 30 receive 1 wool."
    ),
    183: (
        "At once: with 1 or more knarrs receive 1 peas, 1 flax and 1 beans; with 2 or more also 1 grain; "
        "with 3 or more also 1 cabbage; with 4 also 1 fruits."
    ),
    184: (
        "At once, if you have at least 3 ore in your supply, you may pay either 4 wood or 3 silver and receive "
        "a longship with 3 of that ore loaded on it. You need a free large berth. It does not count as building a ship."
    ),
    182: (
        "Once in the game, as soon as you have at least 2 stone houses and long houses together "
        "or at any time after that, you may either pay 2 wood and receive 1 spices, or pay 5 wood and receive 2 spices."
    ),
    187: (
        "At any time, as often as you like, you may pay 3 flax and receive 1 treasure chest. "
        "While you are carrying out an action for which you placed Vikings, "
        "you may pay 2 flax and receive the belt if still available."
    ),
    189: (
        "Once, as soon as the game ends, before the points are counted: "
        "with 2 exploration boards receive 4 silver, with 3 receive 9 silver, with 4 or more receive 16 silver."
    ),
}


@pytest.mark.parametrize("card", LISTED, ids=[str(card.number) for card in LISTED])
def test_every_card_has_a_readable_text(card):
    assert card.text[0].isupper()
    assert card.text.endswith(".")
    for sign in ("_", "{", "}", "  ", "..", " ,", " .", ",,", ",."):
        assert sign not in card.text, sign


@pytest.mark.parametrize("number", TEXTS)
def test_texts_of_cards_of_different_shapes(number):
    assert texts.text(number - 1, WORDS.say) == TEXTS[number]


@pytest.mark.rule("OD-OCC-11")
def test_what_is_listed_beside_the_text():
    assert [card.number for card in LISTED] == list(range(1, 191))
    assert LISTED[10]._asdict() == {
        "number": 11,
        "deck": "C",
        "starting": True,
        "name": "Trident Hunter",
        "points": 1,
        "kind": "immediate and each time",
        "text": TEXTS[11],
    }
    assert LISTED[0].starting is False
    assert (LISTED[99].name, LISTED[99].points, LISTED[99].deck) == ("Undertaker", -1, "B")
    for card, listed in zip(OCCUPATIONS, LISTED, strict=True):
        assert (card.number, card.deck, card.light, card.points) == (*listed[:3], listed.points)


def test_texts_tell_whether_one_may_or_it_happens():
    """Each clause at a moment, but those that a whole sentence of their own tells about."""
    for clauses in CLAUSES.values():
        for clause in clauses:
            assert (" you may " in LISTED[clause.card].text) or not clause.may, clause.card + 1
    for other in INSTEAD.values():
        assert " you may " in LISTED[other.card].text


def effects_of(card):
    """Every effect of the card, also those inside others."""
    todo = [OCCUPATIONS[card].now, OCCUPATIONS[card].anytime]
    todo += [clause.script for clauses in CLAUSES.values() for clause in clauses if clause.card == card]
    todo += [other.script for other in INSTEAD.values() if other.card == card]
    found = []
    while todo:
        number = todo.pop()
        for effect in scripts.SCRIPTS[number] if number != NO_SCRIPT else ():
            found.append(effect)
            todo += getattr(effect, "scripts", ())
            todo += [effect.script] if isinstance(effect, scripts.Maybe) else []
    return found


def amounts_of(effect):
    if isinstance(effect, scripts.Pay | scripts.Gain | scripts.GainPer):
        return effect.amounts
    if isinstance(effect, scripts.PayOneOf):
        return [pair for choice in effect.choices for pair in choice]
    if isinstance(effect, scripts.PayTier | scripts.GainTier):
        return [pair for _, amounts in effect.tiers for pair in amounts]
    return ()


def test_everything_paid_and_received_is_in_the_text():
    for card, listed in enumerate(LISTED):
        for effect in effects_of(card):
            for thing, number in amounts_of(effect):
                name = "weapon cards" if thing == WEAPON else WORDS.text(f"name-{spelled(THINGS[thing])}")
                assert f"{number} {name}" in listed.text


def test_every_name_in_the_data_has_its_message():
    assert all(WORDS.has(message) for message in USED)
    for effect in [effect for card in range(len(OCCUPATIONS)) for effect in effects_of(card)]:
        name = type(effect).__name__
        if isinstance(effect, scripts.Call | scripts.Phase):
            assert f"text-{name.lower()}-{spelled(effect.name)}" in USED
        elif isinstance(effect, scripts.GainPer):
            assert f"text-per-{spelled(effect.count)}" in USED
        elif "count" in {field.name for field in fields(effect)} and effect.count not in THING_AT:
            form = {"Needs": "needs", "Exactly": "exactly"}.get(name, "count")
            assert f"text-{form}-{spelled(effect.count)}" in USED
    for permission in ALLOWED:
        assert f"text-allows-{spelled(permission)}" in USED
    for what in INSTEAD:
        assert f"text-instead-{spelled(what)}" in USED
    for moment, about in CLAUSES:
        name = f"text-moment-{spelled(moment)}"
        assert moment == "ship" or name in USED or (about != ANY and f"{name}-of" in USED)


def test_help_of_an_option_is_the_text_of_its_card():
    assert ODIN.help(ODIN.parse("card126"), WORDS.say) == TEXTS[126]
    assert ODIN.help(ODIN.parse("pass"), WORDS.say) == ""


def test_the_table_in_the_docs_is_up_to_date():
    made = runpy.run_path(str(ROOT / "docs/make_cards.py"))
    assert (ROOT / "docs/components/odin_cards.md").read_text(encoding="utf-8") == made["table"]()
