"""2. Scoring tiles: castles (RB-CASTLE)."""

from __future__ import annotations

import pytest

from meadhall.core.dice import LabDice
from meadhall.games.rebirth import game
from meadhall.games.rebirth.events import CastleConquered, CastleTaken
from tests.rules.rebirth.scene import Scene

CASTLES = "Lews Dunrobin Eilean Kisimul Invergarry Braemar Dunnottar Inveraray Stirling Edinburgh Culzean Caerlaverock"


def told(scene: Scene) -> list[tuple[str, dict[str, str | int]]]:
    """What the last tile did to castles, in words."""
    messages = [game.message(scene.state.table, event) for event in scene.events]
    return [(message.id, message.args) for message in messages if message.id.startswith("castle-")]


def held(scene: Scene) -> dict[str, str]:
    return {name: scene.holder(name) for name in CASTLES.split() if scene.holder(name)}


# the first tile at a castle


@pytest.mark.rule("RB-CASTLE-2")
@pytest.mark.parametrize("move", ["A F 17,7", "A E 17,7", "A S1 18,6", "A S4 18,6"])
def test_first_tile_of_any_type_takes_the_castle(move):
    scene = Scene()
    scene.play(move)
    assert held(scene) == {"Culzean": "A"}
    assert told(scene) == [("castle-taken", {"seat": "A", "castle": "Culzean"})]


@pytest.mark.rule("RB-CASTLE-2")
def test_covered_tiles_do_not_count_as_the_first():
    scene = Scene(seats=2)
    assert "8,0" not in scene.legal("B", "E"), "a covered hex at Kisimul"
    scene.play("B E 8,1")
    assert scene.holder("Kisimul") == "B"


@pytest.mark.rule("RB-CASTLE-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_castle_without_a_players_tile_next_to_it_has_no_controller(seats):
    """With two players covered tiles lie next to some of the castles."""
    scene = Scene(seats=seats)
    assert held(scene) == {}
    scene.play("A F 16,11")
    scene.play("B F 7,9")
    assert held(scene) == {"Edinburgh": "A"}
    assert scene.finish() == {"A": 5}


# a castle of another player


@pytest.mark.rule("RB-CASTLE-1", "RB-CASTLE-3", "RB-CASTLE-4")
@pytest.mark.parametrize(("first", "second"), [("S1 18,6", "S1 17,6"), ("S1 18,6", "F 19,6"), ("E 19,7", "S4 17,6")])
def test_more_hexes_take_the_castle_whatever_the_types(first, second):
    scene = Scene()
    scene.given("B E 17,7", f"A {first}")
    assert scene.holder("Culzean") == "B"
    scene.play(f"A {second}")
    assert held(scene) == {"Culzean": "A"}


@pytest.mark.rule("RB-CASTLE-1")
def test_more_hexes_beat_more_farms_and_power_plants():
    scene = Scene()
    scene.given("B F 17,7", "B E 19,6", "A S1 17,6", "A S1 18,6")
    assert scene.holder("Culzean") == "B"
    scene.play("A S1 18,8")
    assert scene.holder("Culzean") == "A"


@pytest.mark.rule("RB-CASTLE-1")
def test_settlement_tile_counts_as_one_hex_whatever_its_influence():
    scene = Scene()
    scene.given("B S1 18,6", "B S1 18,8")
    scene.play("A S4 17,6")
    assert scene.holder("Culzean") == "B"


@pytest.mark.rule("RB-CASTLE-1", "RB-CASTLE-5")
def test_only_tiles_next_to_the_castle_count():
    scene = Scene()
    scene.given("B S1 15,9", "A F 16,8", "A F 17,9", "A F 17,10", "A S1 16,9")
    scene.play("A S1 16,10")
    assert scene.holder("Edinburgh") == "B"


@pytest.mark.rule("RB-CASTLE-3")
def test_fewer_hexes_leave_the_castle_with_its_holder():
    scene = Scene()
    scene.given("B S1 18,6", "B S1 18,8")
    scene.play("A E 17,7")
    assert scene.holder("Culzean") == "B"
    assert told(scene) == []


@pytest.mark.rule("RB-CASTLE-4")
def test_new_piece_replaces_the_old_one():
    scene = Scene()
    scene.given("B E 17,7", "A E 19,6")
    scene.play("A E 19,7")
    assert told(scene) == [("castle-conquered", {"seat": "A", "castle": "Culzean", "before": "B"})]
    assert scene.told(CastleTaken) == []
    assert [scene.state.holders.count(seat) for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("RB-CASTLE-4")
def test_castle_can_change_hands_again_and_again():
    scene = Scene()
    holders = []
    for move in ("A E 17,7", "B E 19,6", "B E 19,7", "A S1 18,6", "A S1 18,8"):
        scene.play(move)
        holders.append(scene.holder("Culzean"))
    assert holders == ["A", "A", "B", "B", "A"]


# ties


@pytest.mark.rule("RB-CASTLE-5")
@pytest.mark.parametrize(
    ("holder", "challenger"),
    [
        (["S1 18,6"], ["F 17,7"]),
        (["S1 18,6"], ["E 17,7"]),
        (["S4 18,6"], ["E 17,7"]),
        (["S1 18,6", "E 17,7"], ["F 19,6", "F 19,7"]),
        (["S1 18,6", "F 17,7"], ["E 19,6", "E 19,7"]),
        (["S1 18,6", "E 17,7"], ["F 19,6", "E 19,7"]),
        (["S1 18,6", "F 17,7"], ["F 19,6", "E 19,7"]),
        (["S1 18,6", "S1 18,8"], ["S1 17,6", "F 19,7"]),
    ],
)
def test_equal_hexes_more_farms_and_power_plants_together_take_the_castle(holder, challenger):
    scene = Scene()
    scene.given(*[f"B {move}" for move in holder], *[f"A {move}" for move in challenger[:-1]])
    assert scene.holder("Culzean") == "B"
    scene.play(f"A {challenger[-1]}")
    assert scene.holder("Culzean") == "A"


@pytest.mark.rule("RB-CASTLE-5")
def test_equal_hexes_fewer_farms_and_power_plants_leave_the_castle():
    scene = Scene()
    scene.given("B E 17,7")
    scene.play("A S4 18,6")
    assert scene.holder("Culzean") == "B"


@pytest.mark.rule("RB-CASTLE-6")
@pytest.mark.parametrize(
    ("castle", "holder", "challenger"),
    [
        ("Culzean", ["S1 18,6"], ["S4 17,6"]),
        ("Culzean", ["F 17,7"], ["F 19,6"]),
        ("Culzean", ["F 17,7"], ["E 19,6"]),
        ("Culzean", ["S1 18,6", "F 17,7"], ["S1 18,8", "E 19,6"]),
        ("Eilean", ["F 7,4", "E 8,4"], ["E 9,4", "E 7,5"]),
        ("Eilean", ["E 7,5", "E 8,4"], ["F 8,6", "F 7,4"]),
    ],
)
def test_full_tie_leaves_the_castle_with_its_holder(castle, holder, challenger):
    scene = Scene()
    scene.given(*[f"B {move}" for move in holder], *[f"A {move}" for move in challenger[:-1]])
    scene.play(f"A {challenger[-1]}")
    assert scene.holder(castle) == "B"
    assert told(scene) == []


# the controlling player


@pytest.mark.rule("RB-CASTLE-7")
@pytest.mark.parametrize("move", ["A F 17,7", "A E 17,7", "A S1 18,8"])
def test_further_tile_of_the_holder_changes_nothing(move):
    scene = Scene()
    scene.given("A S1 18,6", "B S1 17,6")
    scene.play(move)
    assert scene.holder("Culzean") == "A"
    assert [event for event in told(scene) if event[1]["castle"] == "Culzean"] == []


# three or four players


@pytest.mark.rule("RB-CASTLE-8")
def test_third_player_who_equals_the_holder_changes_nothing():
    scene = Scene()
    scene.given("B F 17,7", "C F 19,6")
    scene.play("A E 19,7")
    assert scene.holder("Culzean") == "B"


@pytest.mark.rule("RB-CASTLE-8")
def test_being_ahead_of_a_third_player_is_not_enough():
    scene = Scene(seats=4)
    scene.given("B E 17,7", "B S1 18,6", "C S1 18,8", "D F 19,7")
    scene.play("A E 19,6")
    assert scene.holder("Culzean") == "B"


@pytest.mark.rule("RB-CASTLE-8")
def test_player_ahead_of_the_holder_takes_over_past_a_third_player_who_equals_the_holder():
    scene = Scene()
    scene.given("B F 17,7", "C F 19,6", "A E 19,7")
    scene.play("A S1 18,8")
    assert scene.holder("Culzean") == "A"


# what control is


@pytest.mark.rule("RB-CASTLE-9")
@pytest.mark.parametrize("order", [["A S2 15,9", "B S2 16,10"], ["B S2 16,10", "A S2 15,9"]])
def test_same_board_has_another_holder_when_the_tiles_came_in_another_order(order):
    scene = Scene()
    scene.given(*order)
    first = order[0][0]
    assert held(scene) == {"Edinburgh": first}
    scene.finish()
    assert [scene.heading(seat, "castles") for seat in "AB"] == ([5, 0] if first == "A" else [0, 5])


@pytest.mark.rule("RB-CASTLE-9")
@pytest.mark.parametrize("order", [["A S2 15,9", "B S2 16,10"], ["B S2 16,10", "A S2 15,9"]])
def test_control_is_kept_in_observed_imagined_and_saved_positions(order):
    scene = Scene()
    scene.given(*order)
    state = scene.state
    assert game.observe(state, None).holders == state.holders
    assert game.imagine(game.observe(state, 2), LabDice(1)).holders == state.holders
    assert game.load(game.save(state)).holders == state.holders


@pytest.mark.rule("RB-CASTLE-10")
def test_each_castle_next_to_the_tile_is_checked_by_itself():
    """18,8 lies at Culzean and Caerlaverock: one stays, one falls."""
    scene = Scene()
    scene.given("B E 17,7", "C S1 19,8", "A F 17,8")
    assert held(scene) == {"Culzean": "B", "Caerlaverock": "A"}
    scene.play("C S1 18,8")
    assert held(scene) == {"Culzean": "B", "Caerlaverock": "C"}


@pytest.mark.rule("RB-CASTLE-2", "RB-CASTLE-10")
def test_one_tile_can_take_two_castles():
    scene = Scene()
    scene.play("A S1 18,8")
    assert held(scene) == {"Culzean": "A", "Caerlaverock": "A"}
    assert [args["castle"] for _, args in told(scene)] == ["Culzean", "Caerlaverock"]


@pytest.mark.rule("RB-CASTLE-4", "RB-CASTLE-10")
def test_one_tile_can_conquer_two_castles():
    scene = Scene()
    scene.given("B E 19,6", "B S1 18,10", "A E 19,7", "A F 17,8")
    assert held(scene) == {"Culzean": "B", "Caerlaverock": "A"}
    scene.given("B F 17,9")
    assert held(scene) == {"Culzean": "B", "Caerlaverock": "B"}
    scene.given("A S1 19,8")
    assert held(scene) == {"Culzean": "B", "Caerlaverock": "B"}
    scene.play("A S1 18,8")
    assert held(scene) == {"Culzean": "A", "Caerlaverock": "A"}
    assert len(scene.told(CastleConquered)) == 2


@pytest.mark.rule("RB-CASTLE-11")
def test_taking_and_losing_castles_brings_no_points_during_the_game():
    scene = Scene()
    assert scene.play("B S1 18,6") == {}
    assert scene.play("A E 17,7") == {"A": 1}
    assert scene.holder("Culzean") == "A"
    assert scene.play("B S1 18,8") == {}
    assert held(scene) == {"Culzean": "B", "Caerlaverock": "B"}
    assert scene.totals() == {"A": 1, "B": 0, "C": 0}


# worked cases


@pytest.mark.rule("RB-CASTLE-3", "RB-CASTLE-6")
@pytest.mark.parametrize("pink", ["F 14,10", "E 14,10"])
def test_t05_one_farm_or_plant_each_is_a_tie_and_pink_keeps_the_castle(pink):
    scene = Scene()
    scene.given(f"A {pink}")
    assert scene.play("B E 15,11") == {"B": 1}
    assert scene.holder("Edinburgh") == "A"
    assert told(scene) == []


@pytest.mark.rule("RB-CASTLE-3", "RB-CASTLE-4")
@pytest.mark.parametrize("second", ["F 16,11", "S1 15,9", "S4 16,10"])
def test_t06_a_second_tile_gives_the_castle_to_blue(second):
    scene = Scene()
    scene.given("A F 14,10", "B E 15,11")
    scene.play(f"B {second}")
    assert held(scene) == {"Edinburgh": "B"}
    assert told(scene) == [("castle-conquered", {"seat": "B", "castle": "Edinburgh", "before": "A"})]


@pytest.mark.rule("RB-CASTLE-3", "RB-CASTLE-5")
def test_t07_a_power_plant_takes_the_castle_from_a_settlement_tile():
    scene = Scene()
    scene.given("A S2 15,9")
    scene.play("B E 15,11")
    assert held(scene) == {"Edinburgh": "B"}
    assert told(scene) == [("castle-conquered", {"seat": "B", "castle": "Edinburgh", "before": "A"})]


@pytest.mark.rule("RB-CASTLE-6", "RB-CASTLE-8")
def test_t26_third_player_at_two_hexes_with_one_plant_changes_nothing():
    scene = Scene()
    for move in ("B S1 17,6", "B E 17,7", "C S1 18,6", "C E 19,6", "A S1 18,8", "A E 19,7"):
        scene.play(move)
        assert scene.holder("Culzean") == "B"


@pytest.mark.rule("RB-CASTLE-5", "RB-CASTLE-8")
def test_t26_third_player_at_two_hexes_with_two_plants_takes_the_castle():
    scene = Scene()
    scene.given("B S1 14,7", "B F 14,9", "C S1 15,7", "C F 15,8", "A E 13,7")
    assert scene.holder("Stirling") == "B"
    scene.play("A E 13,8")
    assert scene.holder("Stirling") == "A"


@pytest.mark.rule("RB-CASTLE-1", "RB-CASTLE-8")
def test_t26_third_player_at_three_hexes_without_a_plant_takes_the_castle():
    """Two others with two hexes each leave only two, so here C has but one; B even has two power plants."""
    scene = Scene()
    scene.given("B E 17,7", "B E 19,6", "C E 19,7", "A S1 17,6", "A S1 18,6")
    assert scene.holder("Culzean") == "B"
    scene.play("A S1 18,8")
    assert scene.holder("Culzean") == "A"


@pytest.mark.rule("RB-CASTLE-2")
def test_t43_castle_with_covered_neighbours_goes_to_the_first_real_tile():
    scene = Scene(seats=2)
    assert not {"7,5", "9,5"} & set(scene.legal("A", "E")), "covered"
    assert scene.holder("Eilean") == ""
    scene.play("A E 8,4")
    assert scene.holder("Eilean") == "A"


@pytest.mark.rule("RB-CASTLE-2", "RB-CASTLE-5", "RB-CASTLE-10")
def test_t46_one_tile_takes_an_empty_castle_and_leaves_another():
    scene = Scene()
    scene.given("A F 17,8")
    scene.play("B S2 18,8")
    assert held(scene) == {"Culzean": "B", "Caerlaverock": "A"}


@pytest.mark.rule("RB-CASTLE-2", "RB-CASTLE-4", "RB-CASTLE-5", "RB-CASTLE-6", "RB-CASTLE-8", "RB-END-5")
def test_t54_three_players_at_edinburgh():
    scene = Scene()
    steps = [
        ("A S2 15,9", {}, "A"),
        ("B F 14,10", {"B": 1}, "B"),
        ("C E 15,11", {"C": 1}, "B"),
        ("A F 16,11", {"A": 1}, "A"),
        ("C S3 16,10", {}, "A"),
    ]
    for move, gained, holder in steps:
        assert scene.play(move) == gained
        assert held(scene) == {"Edinburgh": holder}
        if move == "B F 14,10":
            scene.roll("B draws mission cathedral-bonus")
    assert [scene.cards(seat) for seat in "ABC"] == [0, 1, 0]
    scene.finish()
    assert [scene.heading(seat, "castles") for seat in "ABC"] == [5, 0, 0]


@pytest.mark.rule("RB-CASTLE-5", "RB-CASTLE-6", "RB-CASTLE-10")
def test_t55_one_tile_at_two_castles():
    scene = Scene()
    scene.given("B E 17,7", "C S1 19,8")
    assert held(scene) == {"Culzean": "B", "Caerlaverock": "C"}
    assert scene.play("A S2 18,8") == {"A": 5, "C": 3}
    assert held(scene) == {"Culzean": "B", "Caerlaverock": "C"}
    assert scene.play("A F 17,8") == {"A": 1}
    assert held(scene) == {"Culzean": "B", "Caerlaverock": "A"}
