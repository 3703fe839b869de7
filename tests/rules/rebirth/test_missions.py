"""Mission cards of Scotland (RB-MISSION)."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall.core.words import SEATS
from meadhall.games.rebirth.notation import mission_name
from tests.rules.rebirth.scene import Scene

ONE = {
    "harbours": (["S1 13,4"], ["S1 20,6"]),
    "medium-settlements": (["S1 12,10", "S1 13,9"], ["S1 18,8", "S1 19,8"]),
    "power-plants": (["E 12,3", "E 12,4", "E 12,5"], ["E 5,1", "E 6,1", "E 7,0"]),
    "farms": (["F 7,9", "F 7,10", "F 7,11"], ["F 17,8", "F 17,9", "F 17,10"]),
    "castles": (["S1 5,8"], ["S1 11,5"]),
    "Invergarry": (["F 9,6"], ["F 10,7"]),
}
"""For each kind of card that asks for the most: tiles that give a player one of it, in two places."""

ANOTHER = {
    "harbours": ["S1 16,5"],
    "medium-settlements": ["S1 11,4", "S1 11,5"],
    "power-plants": ["E 9,4", "E 9,5", "E 10,4"],
    "farms": ["F 9,6", "F 9,7", "F 10,7"],
    "castles": ["S1 15,9"],
    "Invergarry": ["E 10,5"],
}

HEX_AT = {
    "Lews (Stornoway)": "E 5,1",
    "Dunrobin": "E 4,7",
    "Eilean Donan": "E 8,4",
    "Kisimul (Barra)": "E 8,1",
    "Invergarry": "F 9,6",
    "Braemar": "F 10,8",
    "Dunnottar": "F 11,10",
    "Inveraray": "E 12,5",
    "Stirling": "F 14,9",
    "Edinburgh": "F 16,11",
    "Culzean": "S1 18,6",
    "Caerlaverock": "F 17,9",
}

every_most = pytest.mark.parametrize("card", ONE)


def scene_of(seats: int = 3, zero_counts: str = "no", **tiles: list[str]) -> Scene:
    """A position with these tiles of the seats: scene_of(A=["F 9,6"])."""
    scene = Scene(seats=seats, zero_counts=zero_counts)
    scene.given(*[f"{seat} {move}" for seat, moves in tiles.items() for move in moves])
    return scene


def deal(scene: Scene, cards: dict[str, list[str]]) -> None:
    """The seats hold just these cards."""
    s = scene.state
    kinds = [mission_name(s.table, kind) for kind in sorted(set(s.table.deck))]
    s.missions = [[kinds.index(card) for card in cards.get(SEATS[seat], [])] for seat in range(s.table.seats)]


def reckoned(scene: Scene, **cards: list[str]) -> dict[str, int]:
    """What the cards bring if the seats hold just these at the end."""
    deal(scene, cards)
    scene.finish()
    return {seat: scene.heading(seat, "missions") for seat in cards}


# when missions are judged


@pytest.mark.rule("RB-MISSION-1")
def test_card_brings_nothing_before_the_end():
    scene = Scene()
    assert scene.play("A E 12,3") == {"A": 1}
    assert scene.roll("A draws mission cathedral-bonus") == {}
    assert scene.play("A F 7,10") == {"A": 1}
    assert scene.roll("A draws mission castles") == {}
    assert scene.play("A E 5,6") == {"A": 1}
    assert [scene.heading(seat, "missions") for seat in "ABC"] == [0, 0, 0]
    scene.finish()
    assert [scene.heading(seat, "missions") for seat in "ABC"] == [8, 0, 0]


@pytest.mark.rule("RB-MISSION-1")
@every_most
def test_being_ahead_earlier_does_not_help(card):
    scene = scene_of(A=ONE[card][0])
    deal(scene, {"A": [card]})
    scene.play("A F 11,7")
    for move in ONE[card][1] + ANOTHER[card]:
        scene.play(f"B {move}")
    scene.finish()
    assert scene.heading("A", "missions") == 0


@pytest.mark.rule("RB-MISSION-1")
def test_merged_clusters_count_as_they_are_at_the_end():
    two = ["E 4,7", "E 4,8", "E 5,6", "E 6,5", "E 7,5", "E 7,6"]
    for tiles, points in ((two, {"A": 5, "B": 0}), ([*two, "E 6,6"], {"A": 5, "B": 5})):
        scene = scene_of(A=tiles, B=ONE["power-plants"][1])
        assert reckoned(scene, A=["power-plants"], B=["power-plants"]) == points


# most, as many as anybody, and none


@pytest.mark.rule("RB-MISSION-2")
@every_most
def test_tie_for_most_fulfils_the_mission_of_every_tied_player(card):
    mine, theirs = ONE[card]
    assert reckoned(scene_of(A=mine, B=theirs), A=[card], B=[card]) == {"A": 5, "B": 5}


@pytest.mark.rule("RB-MISSION-2")
def test_four_players_tied_all_score():
    scene = scene_of(4, A=["S1 13,4"], B=["S1 20,6"], C=["S1 16,5"], D=["S1 5,8"])
    assert reckoned(scene, A=["harbours"], B=["harbours"], C=["harbours"], D=["harbours"]) == dict.fromkeys("ABCD", 5)


@pytest.mark.rule("RB-MISSION-3")
@every_most
def test_players_without_a_card_are_compared_too(card):
    mine, theirs = ONE[card]
    assert reckoned(scene_of(A=mine, C=theirs + ANOTHER[card]), A=[card]) == {"A": 0}
    assert reckoned(scene_of(4, A=mine, D=theirs + ANOTHER[card]), A=[card]) == {"A": 0}


@pytest.mark.rule("RB-MISSION-3")
@pytest.mark.parametrize(
    ("card", "tiles"),
    [
        ("harbours", ["S1 13,4"]),
        ("medium-settlements", ["S1 12,10", "S1 13,9"]),
        ("Eilean Donan", ["E 8,4"]),
    ],
)
def test_covered_tiles_are_no_player(card, tiles):
    """With two players three harbours, three medium settlements and two hexes at Eilean Donan are covered."""
    assert reckoned(scene_of(2, A=tiles), A=[card], B=[card]) == {"A": 5, "B": 0}


@pytest.mark.rule("RB-MISSION-4")
@every_most
def test_none_is_not_most(card):
    assert reckoned(scene_of(), A=[card], B=[card]) == {"A": 0, "B": 0}


@pytest.mark.rule("RB-MISSION-4")
@every_most
def test_none_counts_as_most_if_the_table_agreed_so(card):
    assert reckoned(scene_of(zero_counts="yes"), A=[card], B=[card]) == {"A": 5, "B": 5}


@pytest.mark.rule("RB-MISSION-4")
@every_most
def test_none_is_never_most_when_somebody_has_one(card):
    scene = scene_of(zero_counts="yes", C=ONE[card][0])
    assert reckoned(scene, A=[card], C=[card]) == {"A": 0, "C": 5}


@pytest.mark.rule("RB-MISSION-5")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_unfulfilled_missions_cost_nothing(number):
    scene = scene_of(B=["S1 20,6"])
    scene.score(A=40, B=30)
    assert reckoned(scene, A=["harbours"] * number) == {"A": 0}
    assert scene.totals() == {"A": 40, "B": 30, "C": 0}


# the kinds of cards


@pytest.mark.rule("RB-MISSION-6")
def test_cathedral_bonus_brings_three_points_without_any_condition():
    assert reckoned(scene_of(), C=["cathedral-bonus"]) == {"C": 3}
    assert reckoned(scene_of(A=["S1 13,4", "S1 20,6"]), C=["cathedral-bonus"]) == {"C": 3}


@pytest.mark.rule("RB-MISSION-7", "RB-MISSION-8", "RB-MISSION-9", "RB-MISSION-10", "RB-MISSION-11", "RB-MISSION-12")
@every_most
def test_most_brings_five_points_and_fewer_nothing(card):
    mine, theirs = ONE[card]
    assert reckoned(scene_of(A=mine, B=theirs + ANOTHER[card]), A=[card], B=[card]) == {"A": 0, "B": 5}


@pytest.mark.rule("RB-MISSION-7")
def test_harbours_counts_harbour_hexes_and_not_settlements():
    scene = scene_of(A=["S1 17,6", "S1 20,6"], B=["S4 10,12", "S4 10,11", "S4 10,10", "S4 18,10"])
    assert reckoned(scene, A=["harbours"], B=["harbours"]) == {"A": 5, "B": 0}


@pytest.mark.rule("RB-MISSION-7")
@pytest.mark.parametrize(
    "harbour", ["1,10", "3,9", "4,3", "5,5", "5,8", "7,7", "10,1", "10,12", "13,4", "16,5", "17,6", "20,6"]
)
def test_each_harbour_counts(harbour):
    assert reckoned(scene_of(A=[f"S1 {harbour}"]), A=["harbours"]) == {"A": 5}


@pytest.mark.rule("RB-MISSION-8")
@pytest.mark.parametrize(
    "tiles",
    [
        pytest.param(["S4 12,10", "S4 18,8", "S4 11,4"], id="one hex of each"),
        pytest.param(["S4 14,7", "S4 15,6", "S4 15,7"], id="a large settlement"),
        pytest.param(["S4 14,7", "S4 15,6"], id="two hexes of a large settlement"),
        pytest.param(["S4 16,5", "S4 20,6"], id="small settlements"),
    ],
)
def test_only_medium_settlements_with_both_hexes_count(tiles):
    assert reckoned(scene_of(A=tiles), A=["medium-settlements"]) == {"A": 0}


@pytest.mark.rule("RB-MISSION-8")
def test_shared_medium_settlement_counts_for_neither():
    scene = scene_of(A=["S4 12,10"], B=["S1 13,9"])
    assert reckoned(scene, A=["medium-settlements"], B=["medium-settlements"]) == {"A": 0, "B": 0}


@pytest.mark.rule("RB-MISSION-9")
def test_power_plants_counts_clusters_and_not_tiles():
    many = ["E 4,7", "E 4,8", "E 5,6", "E 6,5", "E 6,6", "E 7,5", "E 7,6"]
    two = ["E 5,1", "E 6,1", "E 7,0", "E 12,3", "E 12,4", "E 12,5"]
    scene = scene_of(A=many, B=two)
    assert [len(clusters) for clusters in scene.state.clusters[1:4:2]] == [1, 2]
    assert reckoned(scene, A=["power-plants"], B=["power-plants"]) == {"A": 0, "B": 5}


@pytest.mark.rule("RB-MISSION-10")
def test_farms_counts_clusters_and_not_tiles():
    many = ["F 9,6", "F 9,7", "F 10,7", "F 10,8", "F 11,8", "F 11,9", "F 11,10"]
    two = ["F 7,9", "F 7,10", "F 7,11", "F 17,8", "F 17,9", "F 17,10"]
    scene = scene_of(A=many, B=two)
    assert [len(clusters) for clusters in scene.state.clusters[0:4:2]] == [1, 2]
    assert reckoned(scene, A=["farms"], B=["farms"]) == {"A": 0, "B": 5}


@pytest.mark.rule("RB-MISSION-9")
def test_two_power_plants_are_no_cluster_for_the_card():
    assert reckoned(scene_of(A=["E 12,3", "E 12,4", "E 5,1", "E 6,1"]), A=["power-plants"]) == {"A": 0}


@pytest.mark.rule("RB-MISSION-10")
def test_two_farms_are_no_cluster_for_the_card():
    assert reckoned(scene_of(A=["F 7,9", "F 7,10", "F 17,8", "F 17,9"]), A=["farms"]) == {"A": 0}


@pytest.mark.rule("RB-MISSION-9", "RB-MISSION-10")
@pytest.mark.parametrize(("card", "other"), [("farms", "power-plants"), ("power-plants", "farms")])
def test_clusters_of_the_other_type_do_not_count(card, other):
    assert reckoned(scene_of(A=ONE[other][0]), A=[card]) == {"A": 0}


@pytest.mark.rule("RB-MISSION-11")
def test_castles_counts_castles_controlled_and_not_hexes_next_to_them():
    """A has tiles at Edinburgh, Stirling and Culzean but the first two belong to B."""
    scene = scene_of(B=["F 16,11", "F 14,9"], A=["S1 15,9", "S1 15,7", "S1 18,6"])
    assert [scene.holder(castle) for castle in ("Edinburgh", "Stirling", "Culzean")] == ["B", "B", "A"]
    assert reckoned(scene, A=["castles"], B=["castles"]) == {"A": 0, "B": 5}


@pytest.mark.rule("RB-MISSION-12")
def test_castle_card_counts_hexes_whoever_controls_the_castle():
    """One hex each; B controls Invergarry by the power plant, but the card knows no such tie-break."""
    scene = scene_of(A=["S1 11,5"], B=["E 10,5"])
    assert scene.holder("Invergarry") == "B"
    assert reckoned(scene, A=["Invergarry"], B=["Invergarry"]) == {"A": 5, "B": 5}


@pytest.mark.rule("RB-MISSION-12")
@pytest.mark.parametrize("move", ["E 9,5", "F 9,6", "E 10,5", "F 10,7", "S1 11,5", "E 11,6"])
def test_each_hex_next_to_invergarry_counts(move):
    assert reckoned(scene_of(A=[move]), A=["Invergarry"]) == {"A": 5}


@pytest.mark.rule("RB-MISSION-12")
@pytest.mark.parametrize("move", ["F 9,7", "E 10,4", "F 10,8", "S1 11,4", "F 11,7"])
def test_other_hexes_do_not_count_for_invergarry(move):
    assert reckoned(scene_of(A=[move]), A=["Invergarry"]) == {"A": 0}


@pytest.mark.rule("RB-MISSION-13")
def test_each_card_is_scored_by_itself_even_with_the_same_text():
    scene = scene_of(A=["S1 13,4"])
    assert reckoned(scene, A=["harbours", "harbours", "cathedral-bonus", "cathedral-bonus", "farms"]) == {"A": 16}


@pytest.mark.rule("RB-MISSION-14")
@pytest.mark.parametrize("castle", HEX_AT)
def test_each_castle_has_its_card(castle):
    away = "F 9,6" if castle != "Invergarry" else "F 14,9"
    scene = scene_of(A=[HEX_AT[castle]], B=[away])
    assert reckoned(scene, A=[castle], B=[castle]) == {"A": 5, "B": 0}


# the deck


@pytest.mark.rule("RB-MISSION-14", "RB-MISSION-15")
def test_deck_has_32_cards():
    scene = Scene()
    scene.play("A E 12,3")
    s = scene.state
    deck = Counter(s.chance().note(s, outcome).removeprefix("A draws mission ") for outcome in range(s.faces))
    assert sum(deck.values()) == 32
    assert deck == {
        **dict.fromkeys(HEX_AT, 1),
        "harbours": 3,
        "medium-settlements": 3,
        "power-plants": 3,
        "farms": 3,
        "castles": 3,
        "cathedral-bonus": 5,
    }


# worked cases


@pytest.mark.rule("RB-MISSION-5", "RB-MISSION-6", "RB-MISSION-7", "RB-MISSION-11")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        pytest.param(["S1 20,6", "F 14,9", "F 16,11"], ["S1 16,5", "S1 17,6"], id="harbours are the 0"),
        pytest.param(["S1 20,6", "F 14,9"], ["E 4,7", "E 5,1"], id="castles are the 0"),
    ],
)
def test_t10_five_nothing_and_three(mine, theirs):
    scene = scene_of(A=mine, B=theirs)
    assert reckoned(scene, A=["harbours", "castles", "cathedral-bonus"]) == {"A": 8}


@pytest.mark.rule("RB-MISSION-2", "RB-MISSION-5", "RB-MISSION-7")
def test_t29_most_harbours_two_two_and_one():
    scene = scene_of(A=["S1 13,4", "S1 20,6"], B=["S1 16,5", "S1 17,6"], C=["S1 5,8"])
    assert reckoned(scene, A=["harbours"], C=["harbours"]) == {"A": 5, "C": 0}


@pytest.mark.rule("RB-MISSION-4")
def test_t29_nobody_has_a_harbour():
    scene = scene_of(A=["S1 18,6"])
    assert reckoned(scene, A=["harbours"], C=["harbours"]) == {"A": 0, "C": 0}
