"""Weapon cards: the pile and the cards face up beside it (OD-DICE-6, OD-DICE-7, OD-LIMIT-7)."""

from __future__ import annotations

import pytest

from meadhall.core import Kind
from meadhall.games.odin import game
from meadhall.games.odin.rules.weapons import DrawWeapon
from tests.rules.odin.armoury import CARDS, complete, everywhere, face_down, face_up
from tests.rules.odin.scene import Scene

FAILURES = {
    "A08": ("bow", 8),
    "A10": ("bow", 8),
    "A11": ("snare", 8),
    "A12": ("spear", 12),
    "A13": ("spear", 12),
    "A48": ("long_sword", 1),
    "A49": ("long_sword", 1),
    "A50": ("long_sword", 1),
}
"""What a failure on the space brings, and a roll that does not bind anybody to succeed."""


def fails(space: str, **discarded: int) -> Scene:
    """Seat A fails on the space; so many weapons are face up before."""
    scene = Scene(2)
    scene.fleet("A", boats="0", longships="0")
    complete(scene, **discarded)
    scene.use("A", space)
    if space in ("A12", "A50"):
        scene.roll(1)  # the card of the third column
    scene.roll(FAILURES[space][1])
    scene.choose("A", "fail")
    return scene


# named weapons


@pytest.mark.rule("OD-DICE-6")
@pytest.mark.parametrize("space", FAILURES)
def test_worked_case_36_a_card_face_up_comes_first(space: str):
    """OD-T-36."""
    weapon = FAILURES[space][0]
    scene = fails(space, bow=2, snare=2, spear=2, long_sword=2)
    assert scene.has("A", weapon) == 1
    assert face_up(scene) == dict.fromkeys(CARDS, 2) | {weapon: 1}
    assert face_down(scene) == {kind: cards - 2 for kind, cards in CARDS.items()}


@pytest.mark.rule("OD-DICE-6")
@pytest.mark.parametrize("space", FAILURES)
def test_worked_case_36_else_one_out_of_the_pile(space: str):
    """OD-T-36."""
    weapon = FAILURES[space][0]
    others = {kind: 1 for kind in CARDS if kind != weapon}
    scene = fails(space, **others)
    assert scene.has("A", weapon) == 1
    assert face_up(scene) == others
    assert face_down(scene) == {kind: cards - 1 for kind, cards in CARDS.items()}


@pytest.mark.rule("OD-DICE-6", "OD-DICE-7")
def test_snare_of_a_success_is_one_that_was_just_paid():
    scene = Scene(2)
    scene.have("A", snare=2)
    complete(scene)
    scene.use("A", "A11")
    scene.roll(2)
    scene.choose("A", "succeed")
    assert scene.supply("A") == {"fur": 1, "snare": 1}
    assert face_up(scene) == {"snare": 1}
    assert face_down(scene)["snare"] == 10


@pytest.mark.rule("OD-DICE-6")
def test_snare_of_a_success_paid_with_wood_comes_out_of_the_pile():
    scene = Scene(2)
    scene.have("A", wood=2)
    complete(scene)
    scene.use("A", "A11")
    scene.roll(2)
    scene.choose("A", "succeed")
    assert scene.supply("A") == {"fur": 1, "snare": 1}
    assert face_up(scene) == {}
    assert face_down(scene)["snare"] == 11


@pytest.mark.rule("OD-DICE-7")
@pytest.mark.parametrize(
    ("space", "weapon", "roll", "items"),
    [("A08", "bow", 3, 3), ("A10", "bow", 2, 2), ("A12", "spear", 4, 3), ("A13", "spear", 2, 1)],
)
def test_weapons_paid_go_face_up_and_wood_to_the_general_supply(space: str, weapon: str, roll: int, items: int):
    for weapons in range(items + 1):
        scene = Scene(2)
        scene.have("A", wood=9, **{weapon: 5})
        scene.have("B", wood=9, **{weapon: 2})
        scene.fleet("A", boats="0")
        complete(scene)
        before = face_down(scene)
        scene.use("A", space)
        if space == "A12":
            scene.roll(1)
        scene.roll(roll)
        scene.choose("A", "succeed")
        scene.number("A", weapons)
        assert face_up(scene) == ({weapon: weapons} if weapons else {})
        assert face_down(scene) == before
        assert (scene.has("A", weapon), scene.has("A", "wood")) == (5 - weapons, 9 - items + weapons)
        assert scene.supply("B") == {"wood": 9, weapon: 2}
        assert everywhere(scene) == CARDS


@pytest.mark.rule("OD-DICE-7")
def test_swords_paid_go_face_up_and_stones_to_the_general_supply():
    for space in ("A48", "A49"):
        scene = Scene(2)
        scene.have("A", stone=2, long_sword=3)
        scene.fleet("A", longships="0")
        complete(scene)
        scene.use("A", space)
        scene.roll(6)
        scene.choose("A", "succeed")
        scene.choose("A", "spices")
        scene.number("A", 2)
        assert scene.supply("A") == {"spices": 1, "stone": 1, "long_sword": 1}
        assert face_up(scene) == {"long_sword": 2}
        assert everywhere(scene) == CARDS


# shortage


@pytest.mark.rule("OD-LIMIT-7")
def test_empty_pile_is_made_anew_of_the_cards_face_up():
    scene = Scene(2)
    complete(scene)
    scene.state.weapon_pile = [0, 0, 0, 0]
    scene.state.weapon_discard = [2, 0, 1, 3]
    scene.begin(DrawWeapon(0))
    assert scene.state.faces == 6
    scene.roll(3)  # bow, bow, spear, ...
    assert scene.supply("A") == {"spear": 1}
    assert face_up(scene) == {}
    assert face_down(scene) == {"bow": 2, "snare": 0, "spear": 0, "long_sword": 3}


@pytest.mark.rule("OD-LIMIT-7")
def test_cards_face_up_stay_as_long_as_there_is_a_pile():
    scene = Scene(2)
    scene.state.weapon_pile = [0, 1, 0, 0]
    scene.state.weapon_discard = [2, 0, 1, 3]
    scene.begin(DrawWeapon(0), DrawWeapon(1))
    assert scene.state.faces == 1
    scene.roll(1)
    assert scene.supply("A") == {"snare": 1}
    assert face_up(scene) == {"bow": 2, "spear": 1, "long_sword": 3}
    assert sum(face_down(scene).values()) == 0
    assert scene.state.faces == 6
    scene.roll(6)
    assert scene.supply("B") == {"long_sword": 1}
    assert face_down(scene) == {"bow": 2, "snare": 0, "spear": 1, "long_sword": 2}


@pytest.mark.rule("OD-LIMIT-7")
@pytest.mark.parametrize("space", FAILURES)
def test_a_weapon_in_neither_pile_is_replaced_and_vanishes_when_spent(space: str):
    weapon = FAILURES[space][0]
    scene = Scene(2)
    scene.have("B", **{weapon: CARDS[weapon]})
    scene.fleet("A", boats="0", longships="0")
    complete(scene)
    assert face_down(scene)[weapon] == 0
    scene.use("A", space)
    if space in ("A12", "A50"):
        scene.roll(1)
    scene.roll(FAILURES[space][1])
    scene.choose("A", "fail")
    assert scene.has("A", weapon) == 1
    assert scene.has("B", weapon) == CARDS[weapon]
    assert face_down(scene) == CARDS | {weapon: 0}
    assert face_up(scene) == {}


@pytest.mark.rule("OD-LIMIT-7")
def test_a_replaced_bow_vanishes_when_spent():
    scene = Scene(2)
    scene.have("B", bow=12)
    complete(scene)
    scene.use("A", "A08")
    scene.roll(8)
    scene.choose("A", "fail")
    assert scene.supply("A") == {"wood": 1, "bow": 1}
    scene.turn("A")
    scene.choose("A", "A10")
    scene.roll(2)
    scene.choose("A", "succeed")
    assert scene.supply("A") == {"hide": 1, "game_meat": 1}
    assert face_up(scene) == {}
    assert everywhere(scene) == CARDS


@pytest.mark.rule("OD-LIMIT-7")
def test_a_draw_without_any_card_is_of_all_kinds():
    drawn = []
    for outcome in (1, 12, 13, 24, 25, 36, 37, 47):
        scene = Scene(2)
        scene.state.weapon_pile = [0, 0, 0, 0]
        scene.state.weapon_discard = [0, 0, 0, 0]
        scene.begin(DrawWeapon(0))
        assert scene.state.faces == 47  # 12 : 12 : 12 : 11
        scene.roll(outcome)
        assert sum(face_down(scene).values()) == 0
        assert face_up(scene) == {}
        (weapon,) = scene.supply("A")
        drawn.append(weapon)
    assert drawn == ["bow", "bow", "snare", "snare", "spear", "spear", "long_sword", "long_sword"]


@pytest.mark.rule("OD-DICE-6", "OD-DICE-7", "OD-LIMIT-7")
@pytest.mark.parametrize("stride", [3, 5, 7, 11])
def test_no_card_is_ever_lost(stride: int):
    """Through a game of arbitrary moves: more cards than there are come only of a kind that lies in neither pile."""
    dice = ("A08", "A10", "A11", "A12", "A13", "A48", "A49", "A50", "A41")
    scene = Scene(3)
    scene.state = game.new(3, {})
    seen_face_up = 0
    before, lying = CARDS, CARDS
    for step in range(900):
        decision = scene.state.decision
        if decision.kind is Kind.CHANCE:
            scene.state.roll(step * stride % scene.state.faces)
        elif decision.kind is Kind.PLAYERS:
            seat = decision.seats[0]
            options = scene.state.options(seat)
            wanted = [option for option in options if game.notation(option) in (*dice, "succeed", "longship")]
            quick = [option for option in options if game.notation(option) in ("pass", "done", "gap")]
            options = wanted or quick or options
            scene.state.apply(seat, options[step * stride % len(options)])
        if scene.state.round:
            cards = everywhere(scene)
            for kind, number in CARDS.items():
                assert cards[kind] >= number
                assert cards[kind] <= before[kind] or lying[kind] == 0
            before, lying = cards, {kind: face_down(scene)[kind] + face_up(scene).get(kind, 0) for kind in CARDS}
            seen_face_up = max(seen_face_up, sum(face_up(scene).values()))
    assert seen_face_up > 2
