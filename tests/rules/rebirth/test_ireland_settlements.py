"""Ireland: settlements, above all those of four hexes (RI-MEGA)."""

import pytest

from meadhall.games.rebirth.events import SettlementScored
from tests.rules.rebirth.scene import Scene

SETTLEMENTS = {
    "Dungloe": "2,5",
    "Ballina": "5,3",
    "Westport": "7,2",
    "Ennis": "11,3",
    "Tralee": "13,1",
    "Cashel": "12,7",
    "Sligo": "5,5 6,5",
    "Waterford": "14,7 14,8",
    "Athlone town": "8,6 9,6",
    "Killarney": "14,3 15,2",
    "Arklow": "12,9 12,10",
    "Cork": "15,5 16,4 16,5",
    "Limerick": "12,5 13,4 13,5",
    "Galway": "8,4 9,3 9,4",
    "Derry": "1,7 2,7 2,8",
    "Dublin city": "7,8 7,9 8,9 8,10",
    "Belfast": "4,10 4,11 5,9 5,10",
}
BELFAST = ("4,10", "4,11", "5,10", "5,9")  # the last one touches no tower
DUBLIN = ("7,8", "8,9", "7,9", "8,10")


def belfast(*tiles, seats=4):
    """What the last of four tiles in Belfast brings to everybody: belfast("A S2", "B S3", "C S1", "D S3")."""
    scene = Scene("ireland", seats=seats)
    moves = [f"{tile} {place}" for tile, place in zip(tiles, BELFAST, strict=True)]
    scene.given(*moves[:-1])
    return scene.play(moves[-1])


# small, medium and large settlements


@pytest.mark.rule("RI-MEGA-1")
@pytest.mark.parametrize("influence", [1, 2, 3, 4])
def test_a_small_settlement_pays_the_influence_of_the_tile(influence):
    assert Scene("ireland").play(f"A S{influence} 11,3") == {"A": influence}


@pytest.mark.rule("RI-MEGA-1")
@pytest.mark.parametrize(
    ("first", "last", "gains"),
    [
        ("A S1 14,7", "B S2 14,8", {"B": 5, "A": 3}),
        ("A S2 14,7", "B S2 14,8", {"A": 5, "B": 3}),
        ("B S1 14,7", "B S1 14,8", {"B": 8}),
    ],
)
def test_a_medium_settlement_pays_5_and_3(first, last, gains):
    scene = Scene("ireland")
    scene.given(first)
    assert scene.play(last) == gains


@pytest.mark.rule("RI-MEGA-1")
@pytest.mark.parametrize(
    ("tiles", "gains"),
    [
        (("A S1 12,5", "A S1 13,4", "B S3 13,5"), {"B": 8, "A": 5}),
        (("B S2 12,5", "C S2 13,4", "A S2 13,5"), {"B": 8, "C": 5}),
        (("B S3 12,5", "C S1 13,4", "A S1 13,5"), {"B": 8, "C": 5}),
        (("A S1 12,5", "A S1 13,4", "A S4 13,5"), {"A": 13}),
    ],
)
def test_a_large_settlement_pays_8_and_5(tiles, gains):
    scene = Scene("ireland", towers={"Ardmore": "draw-three"})
    scene.given(*tiles[:-1])
    assert scene.play(tiles[-1]) == gains


@pytest.mark.rule("RI-MEGA-1")
def test_t47_the_extra_tile_completes_a_settlement_and_its_player_loses_the_tie():
    scene = Scene("ireland", towers={"Devenish": "another-tile"})
    scene.given("B S2 9,3", "A S1 8,4")
    scene.state.aside[0] = [2, 2, 2, 2]
    assert scene.play("A F 5,6") == {"A": 1}
    scene.roll("A draws S1 set aside")
    assert scene.choose("A", "9,4") == {"B": 8, "A": 5}


# settlements of four hexes


@pytest.mark.rule("RI-MEGA-2")
def test_the_settlements_of_ireland():
    board = Scene("ireland").state.table.board
    found = {
        town.name: " ".join("{},{}".format(*spot) for i, spot in enumerate(board.hexes) if town.hexes >> i & 1)
        for town in board.settlements
    }
    assert found == SETTLEMENTS


@pytest.mark.rule("RI-MEGA-2", "RI-MEGA-3")
@pytest.mark.parametrize("hexes", [BELFAST, DUBLIN])
def test_both_four_hex_settlements_are_scored_when_the_fourth_hex_is_occupied(hexes):
    scene = Scene("ireland", seats=4, towers={"Hill of Tara": "draw-three"})
    for tile, place in zip(("A S4", "B S3", "C S2"), hexes, strict=False):
        scene.play(f"{tile} {place}")
        assert scene.told(SettlementScored) == []
    assert scene.play(f"D S1 {hexes[-1]}") == {"A": 12, "B": 8, "C": 5}


@pytest.mark.rule("RI-MEGA-3", "RI-MEGA-4")
def test_t08_four_colours_in_a_four_hex_settlement():
    """Blue completes; clockwise from blue, beige comes before orange."""
    assert belfast("B S3", "C S1", "D S1", "A S4") == {"A": 12, "B": 8, "C": 5}
    assert belfast("D S3", "A S1", "B S1", "C S4") == {"C": 12, "D": 8, "A": 5}


@pytest.mark.rule("RI-MEGA-4", "RI-MEGA-5")
def test_t16_two_players_in_a_four_hex_settlement():
    assert belfast("A S1", "B S1", "A S2", "B S1") == {"A": 17, "B": 8}
    assert belfast("A S2", "B S1", "A S2", "B S3") == {"A": 17, "B": 8}
    assert belfast("B S2", "A S2", "B S1", "B S1") == {"B": 17, "A": 8}


@pytest.mark.rule("RI-MEGA-6")
def test_t17_one_player_in_a_four_hex_settlement():
    assert belfast("A S1", "A S1", "A S2", "A S1") == {"A": 25}


@pytest.mark.rule("RI-MEGA-3")
def test_t18_three_players_in_a_four_hex_settlement():
    assert belfast("A S4", "B S2", "C S1", "B S1", seats=3) == {"A": 12, "B": 8, "C": 5}


@pytest.mark.rule("RI-MEGA-3")
def test_the_influence_of_all_tiles_of_a_player_is_added_up():
    assert belfast("A S3", "B S2", "C S1", "B S2") == {"B": 12, "A": 8, "C": 5}


@pytest.mark.rule("RI-MEGA-3", "RI-MEGA-4", "RI-MEGA-5", "RI-MEGA-6")
@pytest.mark.parametrize(
    ("tiles", "gains"),
    [
        ("A S2, B S3, C S1, D S3", {"B": 12, "D": 8, "A": 5}),
        ("A S2, C S2, D S2, B S2", {"C": 12, "D": 8, "A": 5}),
        ("A S3, B S2, C S1, B S1", {"A": 12, "B": 8, "C": 5}),
        ("A S1, B S4, A S3, B S1", {"B": 17, "A": 8}),
        ("A S1, B S3, A S3, B S1", {"A": 17, "B": 8}),
        ("A S2, A S3, A S1, A S1", {"A": 25}),
    ],
)
def test_t53_belfast(tiles, gains):
    assert belfast(*tiles.split(", ")) == gains


@pytest.mark.rule("RI-MEGA-4")
@pytest.mark.parametrize("completer", "ABCD")
def test_all_equal_the_completer_is_last_and_the_others_follow_clockwise(completer):
    start = "ABCD".index(completer)
    second, third, fourth = ("ABCD"[(start + step) % 4] for step in (1, 2, 3))
    gains = belfast(f"{fourth} S2", f"{second} S2", f"{third} S2", f"{completer} S2")
    assert gains == {second: 12, third: 8, fourth: 5}


@pytest.mark.rule("RI-MEGA-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_two_players_inside_the_third_prize_goes_to_the_leader(seats):
    assert belfast("A S4", "A S1", "A S1", "B S1", seats=seats) == {"A": 17, "B": 8}


@pytest.mark.rule("RI-MEGA-7")
@pytest.mark.parametrize("hexes", [BELFAST, DUBLIN])
def test_an_unfinished_four_hex_settlement_pays_every_tile_its_influence(hexes):
    scene = Scene("ireland")
    scene.given(f"A S4 {hexes[0]}", f"B S1 {hexes[1]}", f"A S2 {hexes[2]}")
    scene.finish()
    assert [scene.heading(seat, "unfinished") for seat in "ABC"] == [6, 1, 0]


@pytest.mark.rule("RI-MEGA-7")
def test_a_finished_four_hex_settlement_pays_nothing_more_at_the_end():
    scene = Scene("ireland")
    scene.given("A S4 4,10", "B S1 4,11", "A S2 5,10", "C S3 5,9")
    scene.finish()
    assert [scene.heading(seat, "unfinished") for seat in "ABC"] == [0, 0, 0]
