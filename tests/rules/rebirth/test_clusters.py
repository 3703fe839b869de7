"""Power plants and farms: clusters (RB-CLUSTER)."""

import pytest

from tests.rules.rebirth.scene import Scene

BOTH = pytest.mark.parametrize("sign", ["F", "E"])
"""On the blank hexes of Orkney, 0,9 and its neighbours 0,10 and 1,8, which do not touch each other."""


# power plants


@pytest.mark.rule("RB-CLUSTER-1", "RB-CLUSTER-3")
def test_t01_power_plant_beside_one_of_another_colour() -> None:
    """Example A of the rulebook."""
    scene = Scene()
    scene.given("B E 9,4")
    assert scene.play("A E 8,4") == {"A": 1}


@pytest.mark.rule("RB-CLUSTER-1")
def test_t02_power_plant_beside_one_of_its_own() -> None:
    """Example B of the rulebook."""
    scene = Scene()
    scene.given("B E 9,4")
    assert scene.play("B E 8,4") == {"B": 2}


@pytest.mark.rule("RB-CLUSTER-1")
def test_power_plant_scores_every_tile_of_its_cluster() -> None:
    scene = Scene()
    path = ["12,3", "12,4", "12,5", "12,6", "13,6", "13,7"]
    assert [scene.play(f"A E {place}") for place in path] == [{"A": size} for size in range(1, 7)]
    assert scene.heading("A", "power-plants") == 21


# farms


@pytest.mark.rule("RB-CLUSTER-2")
def test_farm_scores_every_tile_of_its_cluster() -> None:
    scene = Scene()
    path = ["17,8", "17,9", "17,10", "16,11", "16,8", "15,8"]
    gains = [scene.play(f"A F {place}") for place in path]
    assert gains == [{"A": size} for size in (1, 2, 3, 4, 5, 6)]
    assert scene.heading("A", "farms") == 21


@pytest.mark.rule("RB-CLUSTER-2")
def test_lone_farm_scores_itself() -> None:
    scene = Scene()
    scene.given("A F 17,8", "A F 17,9")
    assert scene.play("A F 9,6") == {"A": 1}


# what belongs together


@pytest.mark.rule("RB-CLUSTER-3")
@BOTH
def test_tiles_of_another_colour_never_belong_to_the_cluster(sign: str) -> None:
    """Not even as a link between two own tiles."""
    scene = Scene()
    scene.given(f"A {sign} 0,9", f"B {sign} 0,10")
    assert scene.play(f"C {sign} 1,8") == {"C": 1}
    scene = Scene()
    scene.given(f"A {sign} 0,10", f"B {sign} 0,9")
    assert scene.play(f"A {sign} 1,8") == {"A": 1}


@pytest.mark.rule("RB-CLUSTER-4")
@BOTH
def test_farms_and_power_plants_never_form_a_mixed_cluster(sign: str) -> None:
    other = "E" if sign == "F" else "F"
    scene = Scene()
    scene.given(f"A {sign} 0,10", f"A {other} 0,9")
    assert scene.play(f"A {sign} 1,8") == {"A": 1}


@pytest.mark.rule("RB-CLUSTER-4")
def test_t22_farm_beside_an_own_power_plant() -> None:
    scene = Scene()
    scene.given("A E 13,6")
    assert scene.play("A F 14,6") == {"A": 1}


@pytest.mark.rule("RB-CLUSTER-5", "RB-CLUSTER-7")
def test_t21_tile_that_joins_two_clusters() -> None:
    """The cathedral on 8,10 lies between the clusters of 2 and 3 and does not connect them; 7,9 does."""
    scene = Scene()
    scene.given("A F 7,10", "A F 7,11", "A F 8,12", "A F 8,9")
    assert scene.play("A F 9,9") == {"A": 2}
    assert scene.play("A F 7,9") == {"A": 6}


@pytest.mark.rule("RB-CLUSTER-5")
def test_tile_that_joins_three_clusters() -> None:
    scene = Scene()
    scene.given("A E 7,4", "A E 8,4", "A E 9,5", "A E 10,4", "A E 12,6")
    assert scene.play("A E 9,4") == {"A": 5}
    assert scene.play("A E 10,5") == {"A": 6}


@pytest.mark.rule("RB-CLUSTER-6")
def test_cluster_is_scored_again_at_full_size_whenever_it_grows() -> None:
    scene = Scene()
    scene.given("A F 17,8", "A F 17,9")
    assert scene.play("A F 17,10") == {"A": 3}
    assert scene.play("A F 16,11") == {"A": 4}
    assert scene.totals() == {"A": 7, "B": 0, "C": 0}


@pytest.mark.rule("RB-CLUSTER-6")
def test_only_the_placing_player_scores() -> None:
    """B's tile beside clusters of A and C pays B alone."""
    scene = Scene()
    scene.given("A F 17,8", "A F 17,9", "C F 16,11")
    assert scene.play("B F 17,10") == {"B": 1}


# what interrupts


@pytest.mark.rule("RB-CLUSTER-7")
@pytest.mark.parametrize(
    ("name", "seats", "sign", "one", "other"),
    [
        pytest.param("scotland", 3, "E", "8,4", "8,6", id="castle"),
        pytest.param("scotland", 3, "F", "8,9", "8,11", id="cathedral"),
        pytest.param("scotland", 3, "F", "14,3", "14,5", id="water"),
        pytest.param("scotland", 2, "E", "7,4", "7,6", id="covered"),
        pytest.param("scotland", 3, "E", "7,4", "7,6", id="empty"),
        pytest.param("ireland", 3, "F", "11,5", "11,7", id="tower"),
    ],
)
def test_connection_runs_over_tiles_only(name: str, seats: int, sign: str, one: str, other: str) -> None:
    """The two hexes lie on either side of the hex between them."""
    scene = Scene(name, seats)
    scene.given(f"A {sign} {one}")
    scene.play(f"A {sign} {other}")
    assert scene.heading("A", "farms" if sign == "F" else "power-plants") == 1


@pytest.mark.rule("RB-CLUSTER-7")
def test_settlement_tiles_are_no_link() -> None:
    """11,5 touches both 10,5 and 12,6."""
    scene = Scene()
    scene.given("A E 12,6", "A S1 11,5")
    assert scene.play("A E 10,5") == {"A": 1}
