"""Occupations: drawing, holding and playing them (OD-OCC). For what they do see cards/."""

from __future__ import annotations

import pytest

from meadhall.core import Kind
from meadhall.games.odin import game
from meadhall.games.odin.cards import OCCUPATIONS
from meadhall.games.odin.events import OccupationDrawn
from meadhall.games.odin.state import State
from tests.rules.odin.holdings import carry_out, counted, give, held, open_strips
from tests.rules.odin.scene import Scene

COLUMN_1 = "A09 A20 A34 A55"
COLUMN_2 = "A21 A25 A37"
COLUMN_3 = {
    "A03": "2 stone",
    "A07": "2 wood",
    "A12": "1 whaling_boat",
    "A18": "1 silver",
    "A22": "",
    "A26": "1 sheep",
    "A31": "1 ore",
    "A32": "2 wood, 2 stone",
    "A40": "",
    "A41": "",
    "A42": "1 peas",
    "A47": "1 knarr",
    "A50": "1 longship",
    "A54": "1 longship",
    "A59": "1 knarr, 1 silver",
    "A60": "",
}
COLUMN_4 = {
    "A04": "2 wood, 2 stone",
    "A13": "1 whaling_boat",
    "A19": "3 silver",
    "A23": "",
    "A33": "",
    "A43": "",
    "A44": "",
    "A51": "2 longship",
    "A61": "1 whaling_boat",
}


def after_setup(seats: int) -> State:
    state: State = game.new(seats, {})
    while not state.round:
        state.roll(0)
    return state


def cards(mask: int) -> list[int]:
    """The numbers of the cards."""
    return [card.number for at, card in enumerate(OCCUPATIONS) if mask >> at & 1]


def scholar(before: str = "", hand: int = 0) -> Scene:
    scene = Scene(2)
    open_strips(scene, {1: 0, 2: 0})
    scene.state.sides[3] = 1
    give(scene, "A", before)
    give(scene, "A", f"{hand} card")
    return scene


# having cards


@pytest.mark.rule("OD-OCC-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_starts_with_one_light_card(seats: int) -> None:
    state = after_setup(seats)
    hands = [cards(hand) for hand in state.hands]
    assert [len(hand) for hand in hands] == [1] * seats
    assert len({card for hand in hands for card in hand}) == seats
    assert all(OCCUPATIONS[card - 1].light for hand in hands for card in hand)
    assert not any(OCCUPATIONS[card - 1].light for card in cards(state.pile))


@pytest.mark.rule("OD-OCC-1")
def test_only_the_owner_sees_the_card() -> None:
    one, other = Scene(2), Scene(2)
    for scene, card in ((one, 8), (other, 34)):
        assert OCCUPATIONS[card - 1].light
        scene.hold("A", card)
        scene.turn("B")
    assert game.observe(one.state, 1) == game.observe(other.state, 1)
    assert game.observe(one.state, None) == game.observe(other.state, None)
    assert game.observe(one.state, 0) != game.observe(other.state, 0)


@pytest.mark.rule("OD-OCC-28", "OD-SCORE-6")
def test_only_played_cards_score() -> None:
    """Card 100 costs a point, card 5 is worth seven."""
    scene = Scene(2)
    scene.hold("A", 5, 100)
    assert scene.score("A")["occupations"] == 0
    carry_out(scene, "A", "A58", "card5 done")
    assert scene.score("A")["occupations"] == 7
    scene = Scene(2)
    scene.hold("A", 5, 100)
    carry_out(scene, "A", "A58", "card5 card100")
    assert scene.score("A")["occupations"] == 6


# drawing cards


@pytest.mark.rule("OD-OCC-3")
def test_a_dark_card_and_a_silver() -> None:
    scene = Scene(2)
    pile = cards(scene.state.pile)
    for place in (1, len(pile) - 1, 2):
        scene.state.placed = [0] * len(scene.state.placed)
        scene.use("A", "A55")
        assert scene.state.decision.kind is Kind.CHANCE
        scene.roll(place)
        drawn = scene.told(OccupationDrawn)
        assert [event.card + 1 for event in drawn] == [pile[place - 1]]
        pile.pop(place - 1)
        assert cards(scene.state.pile) == pile
    assert held(scene, "A") == counted("3 card, 3 silver")
    assert not any(OCCUPATIONS[card - 1].light for card in cards(scene.state.hands[0]))


@pytest.mark.rule("OD-OCC-3", "OD-LIMIT-9")
def test_an_empty_pile_gives_nothing() -> None:
    scene = Scene(2)
    scene.state.pile = 0
    scene.use("A", "A55")
    assert scene.deciding() == "B"
    assert held(scene, "A") == counted("1 silver")
    scene.use("A", "A22")
    assert scene.deciding() == "B"
    assert scene.state.hands[0] == 0


@pytest.mark.rule("OD-OCC-8")
@pytest.mark.parametrize(("space", "before"), COLUMN_3.items())
@pytest.mark.parametrize("hand", [0, 2])
def test_three_vikings_draw_a_card_before_the_action(space: str, before: str, hand: int) -> None:
    """OD-T-40."""
    scene = scholar(before, hand)
    supply = held(scene, "A")
    scene.use("A", space)
    assert scene.state.decision.kind is Kind.CHANCE
    assert held(scene, "A") == supply
    size = scene.state.pile.bit_count()
    scene.roll(size)
    assert len(scene.told(OccupationDrawn)) == 1
    assert scene.state.hands[0].bit_count() == hand + 1
    assert scene.state.pile.bit_count() == size - 1


@pytest.mark.rule("OD-OCC-8", "OD-OCC-10")
@pytest.mark.parametrize("space", f"{COLUMN_1} {COLUMN_2}".split())
def test_one_or_two_vikings_neither_draw_nor_play(space: str) -> None:
    scene = scholar("", 2)
    scene.use("A", space)
    if space == "A55":
        scene.roll(1)
    if space == "A34":
        scene.choose("A", "strip1")
        scene.choose("A", "1")
    assert scene.deciding() == "B"
    assert scene.state.hands[0].bit_count() == 2 + (space == "A55")
    assert scene.state.played[0] == 0


@pytest.mark.rule("OD-OCC-8")
def test_the_card_may_be_looked_at_before_the_action() -> None:
    scene = scholar("1 silver")
    scene.use("A", "A18")
    scene.roll(1)
    assert scene.deciding() == "A"
    assert scene.options("A") == ["0", "1"]
    (card,) = cards(scene.state.hands[0])
    assert game.observe(scene.state, 0).hand == [card - 1]
    assert game.observe(scene.state, 1).hand == []


# playing cards


@pytest.mark.rule("OD-OCC-4", "OD-ACT-EXCH-11")
@pytest.mark.parametrize("thing", ["stone", "ore"])
def test_a_card_for_a_stone_or_an_ore(thing: str) -> None:
    scene = scholar(f"1 {thing}", 2)
    scene.use("A", "A56")
    assert scene.has("A", thing) == 0
    assert {"card1", "card2"} <= set(scene.options("A"))
    assert scene.refusal("A", "card3") == "card-not-in-hand"
    scene.choose("A", "card2")
    assert scene.deciding() == "B"
    assert held(scene, "A") == counted("1 card, 1 played, 1 silver")
    assert cards(scene.state.played[0]) == [2]


@pytest.mark.rule("OD-OCC-5")
def test_up_to_two_cards_without_cost() -> None:
    scene = scholar("1 stone, 1 ore, 1 silver", 3)
    scene.use("A", "A58")
    assert scene.options("A") == ["card1", "card2", "card5"]
    scene.choose("A", "card2")
    assert scene.options("A") == ["done", "card1", "card5"]
    scene.choose("A", "card1")
    assert scene.deciding() == "B"
    assert held(scene, "A") == counted("1 stone, 1 ore, 1 silver, 1 card, 2 played")
    scene = scholar("", 3)
    carry_out(scene, "A", "A58", "card1 done")
    assert scene.deciding() == "B"
    assert held(scene, "A") == counted("2 card, 1 played")


@pytest.mark.rule("OD-OCC-5", "OD-PH5-7")
def test_without_a_card_none_can_be_played() -> None:
    scene = scholar("9 stone")
    scene.turn("A")
    assert scene.refusal("A", "A58") == "no-card"
    scene.hold("A", 1)
    carry_out(scene, "A", "A58", "card1")
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-OCC-7")
@pytest.mark.parametrize(("space", "rest"), [("A58", []), ("A60", ["done", "card75"])])
def test_a_card_is_resolved_before_the_next_is_played(space: str, rest: list[str]) -> None:
    """The longship is sold before the next card is chosen, and the silver pays what that one sells."""
    scene = scholar("1 longship")
    scene.hold("A", 61, 67, 75)
    scene.state.pile = 0
    scene.use("A", space)
    scene.choose("A", "card61")
    assert scene.options("A") == ["yes", "no"]
    assert scene.refusal("A", "card67") is not None
    scene.choose("A", "yes")
    assert held(scene, "A") == counted("8 silver, 2 card, 1 played")
    assert scene.options("A") == ["done", "card67", "card75"]
    scene.choose("A", "card67")
    assert scene.refusal("A", "card75") is not None
    scene.choose("A", "yes")
    assert held(scene, "A") == counted("4 silver, 2 silverware, 1 game_meat, 1 mead, 1 card, 2 played")
    assert scene.options("A") == rest


@pytest.mark.rule("OD-OCC-6")
def test_up_to_four_cards_without_cost() -> None:
    for number in range(1, 5):
        scene = scholar("1 stone, 1 silver", 6)
        scene.use("A", "A60")
        scene.luck()
        for card in ("card1", "card2", "card6", "card9")[:number]:
            scene.choose("A", card)
        if number < 4:
            scene.choose("A", "done")
        assert scene.deciding() == "B"
        assert held(scene, "A") == {"stone": 1, "silver": 1, "card": 7 - number, "played": number}


@pytest.mark.rule("OD-OCC-6", "OD-OCC-9")
def test_a_card_drawn_and_played_in_the_same_action() -> None:
    """OD-T-40."""
    scene = scholar()
    assert "A60" in scene.spaces("A")
    scene.use("A", "A60")
    scene.roll(3)
    (card,) = cards(scene.state.hands[0])
    assert scene.options("A") == [f"card{card}"]
    scene.choose("A", f"card{card}")
    assert scene.deciding() == "B"
    assert cards(scene.state.played[0]) == [card]


@pytest.mark.rule("OD-OCC-6", "OD-OCC-9")
def test_without_a_card_in_hand_and_pile() -> None:
    scene = scholar()
    scene.state.pile = 0
    scene.turn("A")
    assert scene.refusal("A", "A60") == "no-card"
    scene.hold("A", 1)
    carry_out(scene, "A", "A60", "card1")
    assert held(scene, "A") == counted("1 played")


@pytest.mark.rule("OD-OCC-9")
@pytest.mark.parametrize(("space", "before"), [item for item in COLUMN_3.items() if item[0] != "A60"])
def test_elsewhere_in_column_three_no_card_can_be_played(space: str, before: str) -> None:
    scene = scholar(before, 2)
    scene.use("A", space)
    scene.luck()
    assert not [option for option in scene.options(scene.deciding()) if option.startswith("card")]
    assert scene.state.played[0] == 0


# four Vikings


@pytest.mark.rule("OD-OCC-10")
@pytest.mark.parametrize(("space", "before"), COLUMN_4.items())
def test_four_vikings_may_play_a_card_first(space: str, before: str) -> None:
    """OD-T-41."""
    scene = scholar(before, 2)
    supply = held(scene, "A")
    scene.use("A", space)
    assert scene.options("A") == ["no", "card1", "card2"]
    assert held(scene, "A") == supply
    scene.choose("A", "card2")
    assert cards(scene.state.played[0]) == [2]
    assert cards(scene.state.hands[0]) == [1]


@pytest.mark.rule("OD-OCC-10")
@pytest.mark.parametrize("space", ["A23", "A19", "A51"])
@pytest.mark.parametrize(
    ("choices", "played"),
    [("no no", []), ("card1", [1]), ("no card1", [1]), ("card2", [2]), ("no card2", [2])],
)
def test_a_card_before_or_after_the_action(space: str, choices: str, played: list[int]) -> None:
    scene = scholar(COLUMN_4[space], 2)
    scene.use("A", space)
    for choice in choices.split():
        assert scene.options("A") == ["no", "card1", "card2"]
        scene.choose("A", choice)
    assert scene.deciding() == "B"
    assert cards(scene.state.played[0]) == played


@pytest.mark.rule("OD-OCC-10")
def test_the_action_comes_between_the_two_offers() -> None:
    scene = scholar("", 1)
    scene.use("A", "A23")
    assert scene.has("A", "spices") == 0
    scene.choose("A", "no")
    assert scene.has("A", "spices") == 1
    assert scene.options("A") == ["no", "card1"]
    scene.choose("A", "card1")
    assert held(scene, "A") == counted("1 spices, 1 silver, 1 played")


@pytest.mark.rule("OD-OCC-10")
@pytest.mark.parametrize("space", ["A19", "A23", "A33", "A51"])
def test_with_an_empty_hand_nothing_is_offered(space: str) -> None:
    scene = scholar(COLUMN_4[space])
    scene.use("A", space)
    assert scene.deciding() == "B"
    assert scene.state.played[0] == 0
