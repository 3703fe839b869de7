"""Ireland: the doubling token (RI-DOUBLE)."""

import pytest

from meadhall.core.frames import Kind
from meadhall.core.words import SEATS, IllegalMove
from meadhall.games.rebirth import game
from meadhall.games.rebirth.box import PUBLIC_MISSIONS
from meadhall.games.rebirth.events import MissionFulfilled, TokenPlaced, TokenWasted
from tests.rules.rebirth.scene import Scene

NUMBER = {mission.id: number for number, mission in enumerate(PUBLIC_MISSIONS)}
TOWERS = {"Glendalough": "doubling-token", "Ferns": "doubling-token"}  # both next to 12,10


def ireland(*row, towers=None, exactly=False, seats=3):
    return Scene("ireland", seats=seats, row=list(row), exactly=exactly, towers={**TOWERS, **(towers or {})})


def choices(scene, seat="A"):
    return [game.notation(option) for option in scene.state.options(SEATS.index(seat))]


def token(scene, seat):
    card = scene.state.tokens[SEATS.index(seat)]
    return "" if card < 0 else PUBLIC_MISSIONS[card].id


def put(scene, seat, card, tile="S1 12,10"):
    """The seat reaches both towers and puts its token on the card."""
    scene.play(f"{seat} {tile}")
    scene.choose(seat, card)
    scene.state.stack = []


# coming into play


@pytest.mark.rule("RI-DOUBLE-1")
def test_the_token_is_placed_when_both_towers_are_reached():
    scene = ireland("P3", towers={"Armoy": "doubling-token", "Ferns": "three-points"})
    scene.play("A S1 12,10")
    assert scene.state.decision.kind is Kind.CHANCE  # one tower: nothing yet
    scene.play("A E 0,8")
    assert scene.state.decision.seats == (0,)
    scene.choose("A", "P3")
    assert scene.told(TokenPlaced) == [TokenPlaced(0, NUMBER["P3"])]
    assert token(scene, "A") == "P3"
    assert (token(scene, "B"), token(scene, "C")) == ("", "")


@pytest.mark.rule("RI-DOUBLE-1")
def test_the_towers_of_two_players_do_not_add_up():
    scene = ireland(towers={"Armoy": "doubling-token", "Ferns": "three-points"})
    scene.play("A S1 12,10")
    scene.play("B E 0,8")
    assert scene.state.decision.kind is Kind.CHANCE


@pytest.mark.rule("RI-DOUBLE-1")
def test_any_card_of_the_row_that_is_not_fulfilled_may_be_chosen():
    scene = ireland("P2", "P3", "P4", "P6", "P9", "P10", "P11", "P12", exactly=True)
    scene.given("A E 0,6", "A E 0,8", "A E 4,2")
    scene.play("A S1 12,10")
    assert choices(scene) == ["P2", "P4", "P6", "P9", "P10", "P11", "P12"]
    assert scene.why_not("A", "P3") == "mission-fulfilled-already"
    assert scene.why_not("A", "P1") == "mission-not-in-row"
    assert scene.why_not("A", "13,6") == "choose-a-mission"
    for refused in ("P3", "P1"):
        with pytest.raises(IllegalMove):
            scene.choose("A", refused)


# doubling


@pytest.mark.rule("RI-DOUBLE-2")
@pytest.mark.parametrize(
    ("card", "tiles", "points"),
    [
        ("P3", ("E 0,6", "F 4,4", "E 7,1"), (16, 10)),
        ("P8", ("S2 11,3", "E 12,3", "S1 14,3", "E 14,4", "E 13,3"), (24, 16)),
        ("P7", ("S1 2,8", "E 2,9", "E 3,9", "F 3,6", "S1 2,7"), (24, 16)),
        ("P4", ("S1 2,5", "S2 7,2", "S4 11,3"), (12, 8)),
    ],
)
@pytest.mark.parametrize("first", [True, False])
def test_t39_the_token_doubles_the_number_received(card, tiles, points, first):
    scene = ireland(card)
    if not first:
        scene.state.first[NUMBER[card]] = SEATS.index("C")
    put(scene, "A", card)
    scene.given(*(f"A {tile}" for tile in tiles[:-1]))
    scene.play(f"A {tiles[-1]}")
    (claim,) = scene.told(MissionFulfilled)
    assert claim == MissionFulfilled(0, NUMBER[card], int(first), 1, points[0] if first else points[1])
    assert scene.heading("A", "missions") == (points[0] if first else points[1])


@pytest.mark.rule("RI-DOUBLE-2")
def test_the_token_doubles_only_its_own_card_and_only_for_its_owner():
    scene = ireland("P3", "P4")
    put(scene, "A", "P3")
    scene.given("A S1 2,5", "A S2 7,2", "B E 0,6", "B E 0,8", "A E 4,2", "A E 7,1")
    assert scene.play("A S1 11,3") == {"A": 1 + 6}
    assert scene.play("B F 3,11") == {"B": 1 + 1 + 8}
    assert scene.play("A F 4,4") == {"A": 1 + 1 + 10}


@pytest.mark.rule("RI-DOUBLE-2", "RI-DOUBLE-3")
def test_an_extra_tile_of_the_same_turn_is_later():
    scene = ireland("P3", towers={"Armoy": "doubling-token", "Ferns": "another-tile"})
    scene.given("A E 4,2", "A F 4,4")
    scene.touched("A", "Armoy")
    scene.state.aside[0] = [1, 1, 1, 1]
    scene.play("A S1 12,10")
    scene.choose("A", "P3")
    scene.roll("A draws E set aside")
    assert scene.choose("A", "7,1") == {"A": 1 + 1 + 16}


@pytest.mark.rule("RI-DOUBLE-3", "RI-DOUBLE-1")
def test_t40_a_mission_fulfilled_by_the_same_tile_is_neither_doubled_nor_eligible():
    scene = ireland("P3", "P4", towers={"Armoy": "doubling-token", "Ferns": "three-points"})
    scene.given("A E 4,2", "A F 4,4")
    scene.touched("A", "Glendalough")
    assert scene.play("A E 0,8") == {"A": 1 + 1 + 8}
    assert "P3" not in choices(scene)
    assert scene.why_not("A", "P3") == "mission-fulfilled-already"
    assert scene.choose("A", "P4") == {}
    assert scene.heading("A", "missions") == 8


@pytest.mark.rule("RI-DOUBLE-1", "RI-DOUBLE-2", "RI-DOUBLE-3")
def test_t72_doubling_token():
    def start(*given):
        scene = ireland("P3", "P4", "P9", exactly=True)
        scene.given(*given)
        return scene

    small = ("A S1 2,5", "A S2 7,2")
    scene = start(*small)
    assert scene.play("A S2 12,10") == {}
    assert choices(scene) == ["P3", "P4", "P9"]
    assert scene.choose("A", "P4") == {}
    assert scene.play("A S4 11,3") == {"A": 4 + 12}

    scene = start("B S1 5,3", "B S1 13,1", "B S1 12,7", *small)
    scene.play("A S2 12,10")
    scene.choose("A", "P4")
    assert scene.play("A S4 11,3") == {"A": 4 + 8}

    scene = start("A S1 9,6", "A S1 14,3", "A S1 14,8")
    assert scene.play("A S2 12,10") == {"A": 8}
    assert choices(scene) == ["P3", "P4"]


# private missions, other tokens, the end


@pytest.mark.rule("RI-DOUBLE-4")
def test_the_token_cannot_go_on_a_private_mission():
    scene = ireland("P1", "P2", "P3", "P4", "P6", "P7", "P8", "P9", exactly=True)
    scene.state.missions[0] = [NUMBER["P5"]]
    scene.state.deck.remove(NUMBER["P5"])
    scene.play("A S1 12,10")
    assert "P5" not in choices(scene)
    assert scene.why_not("A", "P5") == "mission-not-in-row"


@pytest.mark.rule("RI-DOUBLE-4")
def test_the_token_does_not_double_a_private_mission():
    scene = ireland("P1", "P2", "P4", "P5", "P6", "P7", "P8", "P9", exactly=True)
    scene.state.missions[0] = [NUMBER["P3"]]
    put(scene, "A", "P4")
    scene.given("A E 0,6", "A F 4,4", "A E 7,1")
    scene.finish()
    assert scene.heading("A", "missions") == 8


@pytest.mark.rule("RI-DOUBLE-5")
def test_the_card_may_be_fulfilled_by_others_and_carry_their_tokens():
    scene = ireland("P3")
    scene.given("B E 0,6", "B E 0,8", "B E 4,2")
    put(scene, "C", "P3", "S1 12,9")
    scene.play("A S1 12,10")
    assert "P3" in choices(scene)
    scene.choose("A", "P3")
    assert [token(scene, seat) for seat in "ABC"] == ["P3", "", "P3"]


@pytest.mark.rule("RI-DOUBLE-5")
def test_the_token_never_moves_again():
    scene = ireland("P3", "P4")
    put(scene, "A", "P4")
    scene.given("A S1 2,5", "A S2 7,2", "A S4 11,3")
    for tile in ("F 13,10", "F 10,9", "S1 12,9"):
        scene.play(f"A {tile}")
        assert scene.state.decision.kind is Kind.CHANCE
        assert scene.told(TokenPlaced) == []
    assert token(scene, "A") == "P4"


@pytest.mark.rule("RI-DOUBLE-5")
def test_a_token_on_a_mission_never_fulfilled_has_no_effect():
    scene = ireland("P3")
    put(scene, "A", "P3")
    scene.given("A E 0,6", "A F 4,4")
    scene.finish()
    assert scene.heading("A", "missions") == 0


@pytest.mark.rule("RI-DOUBLE-6")
def test_t48_the_token_stays_out_of_play_when_all_eight_missions_are_fulfilled():
    scene = ireland("P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8")
    for card in scene.state.row:
        scene.state.fulfilled[0] |= 1 << card
    assert scene.play("A S1 12,10") == {}
    assert scene.told(TokenWasted) == [TokenWasted(0)]
    assert scene.state.decision.kind is Kind.CHANCE
    assert token(scene, "A") == ""
    scene.play("A F 10,9")
    assert token(scene, "A") == ""


@pytest.mark.rule("RI-DOUBLE-6")
def test_with_one_mission_left_the_token_goes_there():
    scene = ireland("P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8")
    for card in scene.state.row:
        if card != NUMBER["P6"]:
            scene.state.fulfilled[0] |= 1 << card
    scene.play("A S1 12,10")
    assert choices(scene) == ["P6"]
