"""Harbours (RB-HARBOUR)."""

import pytest

from meadhall.games.rebirth import events as told
from tests.rules.rebirth.scene import Scene

HARBOURS = ["1,10", "3,9", "4,3", "5,5", "5,8", "7,7", "10,1", "10,12", "13,4", "16,5", "17,6", "20,6"]


@pytest.mark.rule("RB-HARBOUR-1")
@pytest.mark.parametrize("influence", [1, 2, 3, 4])
def test_harbour_pays_one_point_whatever_the_influence(influence: int) -> None:
    """7,7 lies in Inverness, of which two more hexes are free."""
    assert Scene().play(f"A S{influence} 7,7") == {"A": 1}


@pytest.mark.rule("RB-HARBOUR-1")
def test_hex_without_a_harbour_pays_no_such_point() -> None:
    scene = Scene()
    assert scene.play("A S2 8,7") == {}
    assert scene.play("A S2 18,10") == {"A": 2}
    assert scene.told(told.HarbourScored) == []


@pytest.mark.rule("RB-HARBOUR-2")
def test_t19_harbour_in_a_small_settlement() -> None:
    scene = Scene()
    assert scene.play("A S3 16,5") == {"A": 1 + 3}
    assert (scene.heading("A", "shore"), scene.heading("A", "settlements")) == (1, 3)


@pytest.mark.rule("RB-HARBOUR-1", "RB-SETTLE-1")
def test_t20_harbour_in_an_unfinished_medium_settlement() -> None:
    scene = Scene()
    assert scene.play("A S4 3,9") == {"A": 1}
    assert scene.told(told.SettlementScored) == []


@pytest.mark.rule("RB-HARBOUR-2")
def test_last_hex_with_a_harbour_scores_the_settlement_as_well() -> None:
    scene = Scene()
    scene.given("B S1 3,8")
    assert scene.play("A S4 3,9") == {"A": 1 + 5, "B": 3}
    scene = Scene()
    scene.given("B S1 8,7", "C S3 8,8")
    assert scene.play("A S2 7,7") == {"A": 1 + 5, "C": 8}


@pytest.mark.rule("RB-HARBOUR-3")
def test_twelve_settlement_hexes_have_a_harbour() -> None:
    paying = []
    for place in Scene().legal("A", "S1"):
        scene = Scene()
        scene.play(f"A S1 {place}")
        if scene.heading("A", "shore") == 1:
            paying.append(place)
    assert paying == HARBOURS


@pytest.mark.rule("RB-HARBOUR-3")
def test_every_harbour_pays_the_player_who_places_there() -> None:
    scene = Scene(seats=4)
    for place, seat in zip(HARBOURS, "ABCD" * 3, strict=True):
        scene.play(f"{seat} S1 {place}")
    assert [scene.heading(seat, "shore") for seat in "ABCD"] == [3, 3, 3, 3]
    scene.finish()
    assert [scene.heading(seat, "shore") for seat in "ABCD"] == [3, 3, 3, 3]
