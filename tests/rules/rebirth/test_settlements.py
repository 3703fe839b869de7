"""Settlements (RB-SETTLE). Fort William 11,4 11,5 and Glasgow 14,7 15,6 15,7 have no harbour."""

import pytest

from meadhall.games.rebirth import events as told
from meadhall.games.rebirth.box import read
from tests.rules.rebirth.scene import Scene

BELFAST = ("4,10", "4,11", "5,10", "5,9")
"""A four-hex settlement of Ireland; 5,9 touches no tower."""


def settlement_points(scene: Scene) -> dict[str, int]:
    """What each seat has from settlements, without the zeros."""
    found = {seat: scene.heading(seat, "settlements") for seat in scene.totals()}
    return {seat: points for seat, points in found.items() if points}


def glasgow(first: str, second: str, last: str, seats: int = 3) -> dict[str, int]:
    """What the last of three tiles in Glasgow brings."""
    scene = Scene(seats=seats)
    scene.given(f"{first} 15,6", f"{second} 15,7")
    return scene.play(f"{last} 14,7")


# when and by what


@pytest.mark.rule("RB-SETTLE-1")
@pytest.mark.parametrize(
    "moves",
    [["A S4 11,4"], ["A S4 11,5"], ["A S4 14,7"], ["A S4 14,7", "B S3 15,6"], ["A S4 15,7", "A S3 15,6"]],
)
def test_unfinished_settlement_brings_nothing(moves: list[str]) -> None:
    scene = Scene()
    assert [scene.play(move) for move in moves] == [{}] * len(moves)
    assert scene.told(told.SettlementScored) == []


@pytest.mark.rule("RB-SETTLE-1")
@pytest.mark.parametrize("last", ["14,7", "15,6", "15,7"])
def test_settlement_is_scored_when_all_its_hexes_are_occupied(last: str) -> None:
    scene = Scene()
    scene.given(*(f"A S1 {place}" for place in ("14,7", "15,6", "15,7") if place != last))
    assert scene.play(f"B S4 {last}") == {"B": 8, "A": 5}


@pytest.mark.rule("RB-SETTLE-2")
def test_ranking_is_by_total_influence() -> None:
    """Two tiles of influence 2 beat one of 3; two of 1 lose to it."""
    assert glasgow("A S2", "A S2", "B S3") == {"A": 8, "B": 5}
    assert glasgow("A S1", "A S1", "B S3") == {"B": 8, "A": 5}


@pytest.mark.rule("RB-SETTLE-2")
def test_only_tiles_in_the_settlement_count() -> None:
    """A's strong tiles in Ayr and Edinburgh town have no influence in Glasgow."""
    scene = Scene()
    scene.given("A S4 18,6", "A S4 15,9", "A S1 15,6", "B S2 15,7")
    assert scene.play("C S3 14,7") == {"C": 8, "B": 5}


# small


@pytest.mark.rule("RB-SETTLE-3")
@pytest.mark.parametrize("influence", [1, 2, 3, 4])
def test_small_settlement_pays_the_influence_of_the_tile(influence: int) -> None:
    assert Scene().play(f"C S{influence} 18,10") == {"C": influence}


# medium


@pytest.mark.rule("RB-SETTLE-4", "RB-SCORE-4")
def test_t03_medium_settlement() -> None:
    """The example of the rulebook: A is blue, B is pink."""
    scene = Scene()
    scene.given("A S1 11,4")
    assert scene.play("B S2 11,5") == {"B": 5, "A": 3}


@pytest.mark.rule("RB-SETTLE-4")
def test_completing_a_medium_settlement_with_less_influence() -> None:
    scene = Scene()
    scene.given("A S4 11,4")
    assert scene.play("B S3 11,5") == {"A": 5, "B": 3}


@pytest.mark.rule("RB-SETTLE-5")
def test_t11_medium_tie_is_lost_by_the_completer() -> None:
    scene = Scene()
    scene.given("A S2 11,4")
    assert scene.play("B S2 11,5") == {"B": 3, "A": 5}


@pytest.mark.rule("RB-SETTLE-5")
@pytest.mark.parametrize(("first", "last"), ["AB", "BA", "AC", "CA", "BC", "CB"])
def test_medium_tie_does_not_depend_on_the_seats(first: str, last: str) -> None:
    scene = Scene()
    scene.given(f"{first} S3 11,4")
    assert scene.play(f"{last} S3 11,5") == {first: 5, last: 3}


@pytest.mark.rule("RB-SETTLE-6", "RB-SETTLE-13")
def test_t12_medium_settlement_of_one_player() -> None:
    scene = Scene()
    scene.given("B S1 11,5")
    assert scene.play("B S1 11,4") == {"B": 8}


# large


@pytest.mark.rule("RB-SETTLE-7", "RB-SETTLE-2")
def test_t04_large_settlement() -> None:
    """The example of the rulebook: A is blue, B is pink."""
    assert glasgow("A S1", "A S1", "B S3") == {"B": 8, "A": 5}


@pytest.mark.rule("RB-SETTLE-7", "RB-SETTLE-8")
@pytest.mark.parametrize(
    ("moves", "gains"),
    [
        (("A S4", "B S3", "C S1"), {"A": 8, "B": 5}),
        (("A S1", "B S3", "C S4"), {"C": 8, "B": 5}),
        (("A S2", "B S1", "C S3"), {"C": 8, "A": 5}),
    ],
)
def test_large_settlement_pays_the_first_two_of_three(moves: tuple[str, str, str], gains: dict[str, int]) -> None:
    assert glasgow(*moves) == gains


@pytest.mark.rule("RB-SETTLE-9", "RB-SETTLE-13")
def test_t13_large_settlement_of_one_player() -> None:
    assert glasgow("A S1", "A S2", "A S1") == {"A": 13}


# ties


@pytest.mark.rule("RB-SETTLE-10", "RB-SETTLE-11")
def test_t14_large_settlement_with_three_equal_players() -> None:
    assert glasgow("B S2", "C S2", "A S2") == {"B": 8, "C": 5}


@pytest.mark.rule("RB-SETTLE-10")
def test_t15_completer_loses_the_tie_for_second_place() -> None:
    assert glasgow("B S3", "C S1", "A S1") == {"B": 8, "C": 5}


@pytest.mark.rule("RB-SETTLE-10")
@pytest.mark.parametrize(
    ("moves", "gains"),
    [
        (("B S1", "A S3", "B S2"), {"A": 8, "B": 5}),
        (("A S1", "B S3", "A S2"), {"B": 8, "A": 5}),
        (("A S4", "B S4", "C S4"), {"A": 8, "B": 5}),
    ],
)
def test_completer_loses_every_tie(moves: tuple[str, str, str], gains: dict[str, int]) -> None:
    assert glasgow(*moves) == gains


@pytest.mark.rule("RB-SETTLE-11")
@pytest.mark.parametrize(
    ("tied", "completer", "gains"),
    [
        ("BC", "A", {"B": 8, "C": 5}),
        ("CB", "A", {"B": 8, "C": 5}),
        ("AC", "B", {"C": 8, "A": 5}),
        ("CA", "B", {"C": 8, "A": 5}),
        ("AB", "C", {"A": 8, "B": 5}),
        ("AB", "D", {"A": 8, "B": 5}),
        ("AD", "C", {"D": 8, "A": 5}),
        ("AD", "B", {"D": 8, "A": 5}),
    ],
)
def test_other_ties_go_clockwise_from_the_completer(tied: str, completer: str, gains: dict[str, int]) -> None:
    first, second = tied
    assert glasgow(f"{first} S3", f"{second} S3", f"{completer} S1", seats=4) == gains


@pytest.mark.rule("RB-SETTLE-11")
def test_second_place_too_goes_clockwise_from_the_completer() -> None:
    assert glasgow("A S2", "C S2", "B S4", seats=3) == {"B": 8, "C": 5}


# who is ranked, and the general formula


@pytest.mark.rule("RB-SETTLE-12")
def test_player_without_a_tile_in_the_settlement_is_not_ranked() -> None:
    assert glasgow("C S1", "C S1", "C S1", seats=4) == {"C": 13}
    scene = Scene(seats=4)
    scene.given("A S4 12,7", "B S4 12,10", "C S1 11,4")
    assert scene.play("C S1 11,5") == {"C": 8}


@pytest.mark.rule("RB-SETTLE-13")
@pytest.mark.parametrize(
    ("owners", "gains"),
    [
        ("AAAA", {"A": 25}),
        ("ABBA", {"B": 17, "A": 8}),
        ("AAAB", {"A": 17, "B": 8}),
        ("ABCA", {"B": 12, "A": 8, "C": 5}),
        ("ABCD", {"B": 12, "A": 8, "C": 5}),
    ],
)
def test_prizes_of_a_four_hex_settlement(owners: str, gains: dict[str, int]) -> None:
    """Tiles of influence 3, 4, 2 and 1 in this order; prizes without a player go to the first."""
    scene = Scene("ireland", seats=4)
    moves = [f"{seat} S{n} {place}" for seat, n, place in zip(owners, (3, 4, 2, 1), BELFAST, strict=True)]
    scene.given(*moves[:3])
    scene.play(moves[3])
    assert settlement_points(scene) == gains


@pytest.mark.rule("RB-SETTLE-13", "RB-SETUP-7")
def test_t44_settlement_with_a_covered_hex() -> None:
    """Two players on a map with Perth half covered: 12,7 is covered, 12,8 is free."""
    whole, half = ".......xx....\n", ".......x.....\n"
    text = read("scotland.map")
    assert text.count(whole) == 1
    scene = Scene(text.replace(whole, half), seats=2)
    assert scene.play("A S2 12,8") == {"A": 8}
    assert scene.finish() == {}


@pytest.mark.rule("RB-SETTLE-14")
def test_settlement_is_scored_once() -> None:
    """Later tiles next to it bring nothing from it, nor does the end of the game."""
    scene = Scene()
    scene.given("A S2 11,4")
    scene.play("B S3 11,5")
    assert settlement_points(scene) == {"A": 3, "B": 5}
    for move in ("A E 10,4", "B E 12,4", "A E 11,6", "B S1 12,7"):
        scene.play(move)
        assert scene.told(told.SettlementScored) == []
    scene.finish()
    assert settlement_points(scene) == {"A": 3, "B": 5}
    assert [scene.heading(seat, "unfinished") for seat in "ABC"] == [0, 1, 0]


# cases on the map


@pytest.mark.rule("RB-SETTLE-5", "RB-HARBOUR-2", "RB-SCORE-2")
def test_t51_ayr_with_a_tie() -> None:
    scene = Scene()
    scene.given("A S2 18,6")
    assert scene.holder("Culzean") == "A"
    assert scene.play("B S2 17,6") == {"A": 5, "B": 1 + 3}
    (visit,) = scene.told(told.CathedralVisited)
    assert scene.state.table.board.cathedrals[visit.cathedral].name == "St Mungo (Glasgow)"
    assert scene.cards("B") == 1
    assert scene.holder("Culzean") == "A"


@pytest.mark.rule("RB-SETTLE-4", "RB-HARBOUR-2")
def test_t51_i_ayr_completed_with_more_influence() -> None:
    scene = Scene()
    scene.given("A S2 18,6")
    assert scene.play("B S3 17,6") == {"B": 1 + 5, "A": 3}


@pytest.mark.rule("RB-SETTLE-6", "RB-HARBOUR-2")
def test_t51_ii_ayr_of_one_player() -> None:
    scene = Scene()
    scene.given("B S1 18,6")
    assert scene.play("B S1 17,6") == {"B": 1 + 8}


@pytest.mark.rule("RB-SETTLE-10", "RB-SETTLE-11", "RB-HARBOUR-2", "RB-SCORE-2")
def test_t52_i_aberdeen_with_three_equal_players() -> None:
    scene = Scene()
    scene.given("B S2 10,10", "C S2 10,11")
    assert (scene.holder("Braemar"), scene.holder("Dunnottar"), scene.cards("C")) == ("B", "C", 1)
    assert scene.play("A S2 10,12") == {"A": 1, "B": 8, "C": 5}
    assert scene.cards("A") == 1
    assert scene.holder("Dunnottar") == "C"


@pytest.mark.rule("RB-SETTLE-2", "RB-SETTLE-10", "RB-HARBOUR-2")
def test_t52_ii_aberdeen_with_two_equal_totals() -> None:
    scene = Scene()
    scene.given("B S1 10,10", "A S3 10,11")
    assert scene.play("B S2 10,12") == {"A": 8, "B": 5 + 1}


@pytest.mark.rule("RB-SETTLE-2", "RB-SETTLE-7", "RB-HARBOUR-2")
def test_t52_iii_aberdeen_completed_by_the_strongest() -> None:
    scene = Scene()
    scene.given("C S3 10,10", "B S1 10,11")
    assert scene.play("C S1 10,12") == {"C": 8 + 1, "B": 5}


@pytest.mark.rule("RB-SETTLE-9", "RB-HARBOUR-2")
def test_t52_iv_aberdeen_of_one_player() -> None:
    scene = Scene()
    scene.given("A S1 10,10", "A S1 10,11")
    assert scene.play("A S4 10,12") == {"A": 13 + 1}
