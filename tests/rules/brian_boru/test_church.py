"""The church step of upkeep (BB-CHURCH): three rewards for discs in the church area."""

from __future__ import annotations

import pytest

from meadhall.core import SEATS
from meadhall.games.brian_boru import game
from meadhall.games.brian_boru.events import (
    ChurchShared,
    ChurchWon,
    MarkerMoved,
    MonasteryBuilt,
    NoPlaceForMonastery,
)
from meadhall.games.brian_boru.rules.church import FirstReward
from meadhall.games.brian_boru.state import HEADINGS
from tests.rules.brian_boru.scene import Scene, names


def with_discs(discs: str, marker: str = "A") -> Scene:
    """Church discs of the seats, one number each; everybody has 10 points and two towns: A N1 N2, B U1 U2, ..."""
    numbers = discs.split()
    scene = Scene(len(numbers))
    scene.setting(marker=marker)
    for letter, number, towns in zip(SEATS, numbers, ("N1 N2", "U1 U2", "B1 B2", "S1 S2", "D1 D2"), strict=False):
        scene.player(letter, church=int(number), points=10, towns=towns)
    return scene


def church_step(scene: Scene) -> None:
    scene.step(FirstReward())


def points(scene: Scene) -> list[int]:
    return [scene.points(seat) for seat in SEATS[: scene.state.table.seats]]


def discs(scene: Scene) -> list[int]:
    return scene.state.church[:]


def monasteries(scene: Scene) -> list[str]:
    return names(scene.state.monasteries)


def rules_behind(scene: Scene, seat: str, option: str) -> tuple[str, ...]:
    why = scene.state.explain(SEATS.index(seat), game.parse(option))
    assert why is not None
    return why.rules


# the first reward


@pytest.mark.rule("BB-CHURCH-1", "BB-CHURCH-3", "BB-CHURCH-4")
def test_most_discs_build_a_monastery_and_get_the_marker():
    scene = with_discs("0 3 2 1", marker="D")
    church_step(scene)
    assert scene.deciding() == "B"
    assert scene.options("B") == ["U1", "U2"]
    assert scene.marker() == "D", "the marker comes after the monastery"
    scene.choose("B", "U2")
    assert monasteries(scene) == ["U2"]
    assert scene.marker() == "B"
    assert scene.church("B") == 0
    assert [event.seat for event in scene.told(MarkerMoved)] == [1]


@pytest.mark.rule("BB-CHURCH-1", "BB-CHURCH-4")
def test_first_reward_takes_one_disc_to_win_and_gives_no_points():
    scene = with_discs("0 1 0 0")
    church_step(scene)
    scene.choose("B", "U1")
    assert scene.marker() == "B"
    assert discs(scene) == [0, 0, 0, 0]
    assert points(scene) == [10, 10, 10, 10]


@pytest.mark.rule("BB-CHURCH-1", "BB-CHURCH-2")
def test_monastery_goes_on_a_controlled_town_without_one():
    """Q-47: not on a town under a Viking token."""
    scene = with_discs("0 3 0 0")
    scene.player("B", towns="M1 M2", lost="M3")
    scene.monasteries("U1 M1 M3 N1")
    church_step(scene)
    assert scene.options("B") == ["U2", "M2"]
    for town in ("U1", "M1"):
        assert scene.refusal("B", town) == "monastery-there"
        assert rules_behind(scene, "B", town) == ("BB-CHURCH-2",)
    for town in ("M3", "N1", "N2", "L1"):
        assert scene.refusal("B", town) == "not-your-town"
        assert rules_behind(scene, "B", town) == ("BB-CHURCH-1",)
    assert scene.refusal("A", "N1") == "not-your-turn"


@pytest.mark.rule("BB-CHURCH-1")
@pytest.mark.parametrize("option", ["no", "+0", "reject", "12"])
def test_monastery_cannot_be_declined(option):
    """Q-49."""
    scene = with_discs("0 3 0 0")
    church_step(scene)
    assert scene.refusal("B", option) == "choose-a-town"
    assert rules_behind(scene, "B", option) == ("BB-CHURCH-1",)


def test_only_place_for_a_monastery_is_not_asked_for():
    scene = with_discs("0 3 0 0")
    scene.monasteries("U1")
    church_step(scene)
    assert scene.deciding() == ""
    assert monasteries(scene) == ["U1", "U2"]
    assert (scene.marker(), scene.church("B")) == ("B", 0)


@pytest.mark.rule("BB-CHURCH-1", "BB-CHURCH-2", "BB-CHURCH-3", "BB-CHURCH-4")
def test_no_place_for_a_monastery_still_gives_the_marker():
    """BB-T-30, Q-46."""
    scene = with_discs("4 1 0 0", marker="D")
    scene.monasteries("N1 N2")
    church_step(scene)
    assert scene.deciding() == ""
    assert monasteries(scene) == ["N1", "N2"]
    assert scene.marker() == "A"
    assert scene.church("A") == 0
    assert [event.seat for event in scene.told(NoPlaceForMonastery)] == [0]


@pytest.mark.rule("BB-CHURCH-3", "BB-CHURCH-4")
def test_player_without_a_town_still_gets_the_marker():
    """Q-46, Q-47."""
    scene = Scene(3)
    scene.player("B", church=2, lost="N1")
    scene.player("C", towns="M1")
    church_step(scene)
    assert scene.deciding() == ""
    assert monasteries(scene) == []
    assert (scene.marker(), scene.church("B")) == ("B", 0)


@pytest.mark.rule("BB-CHURCH-3")
def test_holder_of_the_marker_keeps_it_by_winning():
    scene = with_discs("3 1 0 0")
    church_step(scene)
    scene.choose("A", "N1")
    assert scene.marker() == "A"


@pytest.mark.rule("BB-CHURCH-5")
def test_tie_for_most_skips_the_first_reward():
    scene = with_discs("1 3 3 0", marker="D")
    church_step(scene)
    assert scene.deciding() == ""
    assert monasteries(scene) == []
    assert scene.marker() == "D"
    assert discs(scene) == [1, 2, 2, 0], "one back each, for the second reward"
    assert not scene.told(ChurchWon)


@pytest.mark.rule("BB-CHURCH-1", "BB-CHURCH-6")
def test_nobody_is_rewarded_for_no_discs():
    """BB-T-31, Q-45."""
    scene = with_discs("0 0 0 0", marker="C")
    church_step(scene)
    assert scene.deciding() == ""
    assert points(scene) == [10, 10, 10, 10]
    assert discs(scene) == [0, 0, 0, 0]
    assert scene.marker() == "C"
    assert monasteries(scene) == []
    assert scene.events == []


# the second reward


@pytest.mark.rule("BB-CHURCH-6", "BB-CHURCH-7", "BB-CHURCH-13", "BB-GEN-17")
def test_second_reward_for_all_who_now_have_the_most():
    scene = with_discs("2 5 3 3 1")
    church_step(scene)
    assert not scene.told(ChurchShared), "after the first reward"
    scene.choose("B", "U1")
    assert points(scene) == [10, 10, 11, 11, 10]
    assert discs(scene) == [2, 0, 2, 2, 1]
    heading = HEADINGS.index("church")
    assert [row[heading] for row in game.score(scene.state).points] == [0, 0, 1, 1, 0]


@pytest.mark.rule("BB-CHURCH-6", "BB-CHURCH-7")
def test_second_reward_for_a_single_player():
    scene = with_discs("2 5 3 1")
    church_step(scene)
    scene.choose("B", "U1")
    assert points(scene) == [10, 10, 11, 10]
    assert discs(scene) == [2, 0, 2, 1]


@pytest.mark.rule("BB-CHURCH-6")
def test_nobody_has_a_disc_left_for_the_second_reward():
    """Q-45, Q-50: the winner of the first reward has none either."""
    scene = with_discs("0 6 0")
    church_step(scene)
    scene.choose("B", "U1")
    assert points(scene) == [10, 10, 10]
    assert discs(scene) == [0, 0, 0]
    assert monasteries(scene) == ["U1"]


# the third reward


@pytest.mark.rule("BB-CHURCH-8", "BB-CHURCH-10", "BB-CHURCH-13")
def test_four_discs_after_the_second_reward_build_a_monastery():
    """A wins with 8; B and C tie with 6 and keep 5; D has 4, E 3."""
    scene = with_discs("8 6 6 4 3", marker="E")
    church_step(scene)
    scene.choose("A", "N1")
    assert points(scene) == [10, 11, 11, 10, 10]
    for seat, town in (("B", "U1"), ("C", "B2"), ("D", "S1")):
        assert scene.deciding() == seat
        scene.choose(seat, town)
    assert scene.deciding() == ""
    assert monasteries(scene) == ["N1", "U1", "B2", "S1"]
    assert discs(scene) == [0, 0, 0, 0, 3]
    assert points(scene) == [10, 11, 11, 10, 10], "no more points"
    assert scene.marker() == "A", "the third reward does not move the marker"


@pytest.mark.rule("BB-CHURCH-8")
@pytest.mark.parametrize(("before", "after", "built"), [(4, 3, []), (5, 0, ["U1"]), (6, 0, ["U1"])])
def test_discs_are_counted_after_the_second_reward(before, after, built):
    """B has the most when A's discs are gone, and gives one back first."""
    scene = with_discs(f"9 {before} 0")
    scene.monasteries("N1 U2")
    church_step(scene)
    assert scene.deciding() == ""
    assert discs(scene) == [0, after, 0]
    assert monasteries(scene) == sorted(["N1", "N2", "U2", *built])
    assert points(scene) == [10, 11, 10]


@pytest.mark.rule("BB-CHURCH-9")
@pytest.mark.parametrize(("marker", "order"), [("A", "ABCD"), ("C", "CDAB"), ("D", "DABC")])
def test_third_reward_goes_clockwise_from_the_marker(marker, order):
    scene = with_discs("5 5 5 5", marker=marker)
    church_step(scene)
    asked = ""
    while scene.deciding():
        seat = scene.deciding()
        asked += seat
        scene.choose(seat, scene.options(seat)[0])
    assert asked == order
    assert discs(scene) == [0, 0, 0, 0]


@pytest.mark.rule("BB-CHURCH-9", "BB-CHURCH-3")
def test_third_reward_begins_where_the_first_has_moved_the_marker():
    scene = with_discs("5 4 7 4 5", marker="A")
    church_step(scene)
    scene.choose("C", "B1")
    asked = ""
    while scene.deciding():
        seat = scene.deciding()
        asked += seat
        scene.choose(seat, scene.options(seat)[0])
    assert asked == "DEAB"


@pytest.mark.rule("BB-CHURCH-8", "BB-CHURCH-2")
def test_reasons_of_the_third_reward():
    scene = with_discs("5 5 1 0")
    scene.player("A", towns="N3", lost="N4")
    scene.monasteries("N2")
    church_step(scene)
    assert scene.deciding() == "A"
    assert scene.options("A") == ["N1", "N3"]
    assert scene.refusal("A", "N2") == "monastery-there"
    assert scene.refusal("A", "N4") == "not-your-town"
    assert scene.refusal("A", "U1") == "not-your-town"
    assert scene.refusal("A", "no") == "choose-a-town", "Q-49"
    assert scene.refusal("B", "U1") == "not-your-turn"


@pytest.mark.rule("BB-CHURCH-11", "BB-CHURCH-8", "BB-CHURCH-13")
@pytest.mark.parametrize(
    ("others", "first", "after", "gain"), [("7 7", False, 6, 0), ("7 1", True, 5, 1)], ids=["not second", "second"]
)
def test_discs_stay_without_a_place_for_a_monastery(others, first, after, gain):
    """BB-T-32, Q-48."""
    scene = with_discs(f"{others} 6")
    scene.monasteries("N1 U1 B1 B2")
    church_step(scene)
    assert scene.deciding() == ""
    assert scene.church("C") == after
    assert scene.points("C") == 10 + gain
    assert {town for town in monasteries(scene) if town not in ("N1", "N2", "U1", "U2")} == {"B1", "B2"}
    assert bool(scene.told(ChurchWon)) is first
    assert [event.seat for event in scene.told(NoPlaceForMonastery)] == [2]


@pytest.mark.rule("BB-CHURCH-11")
def test_discs_stay_without_a_town():
    """Q-47, Q-48: a town under a Viking token is no place."""
    scene = Scene(3)
    scene.player("A", church=7, towns="N1")
    scene.player("B", church=7, towns="U1")
    scene.player("C", church=4, lost="B1")
    church_step(scene)
    assert monasteries(scene) == ["N1", "U1"]
    assert discs(scene) == [0, 0, 4]


@pytest.mark.rule("BB-CHURCH-12", "BB-CHURCH-10")
def test_one_monastery_for_each_player_however_many_discs():
    scene = with_discs("9 9 8")
    church_step(scene)
    built = []
    for seat, town in (("A", "N1"), ("B", "U1"), ("C", "B1")):
        assert scene.deciding() == seat
        scene.choose(seat, town)
        built += [(event.seat, seat) for event in scene.told(MonasteryBuilt)]
    assert scene.deciding() == ""
    assert built == [(0, "A"), (1, "B"), (2, "C")]
    assert monasteries(scene) == ["N1", "U1", "B1"]
    assert discs(scene) == [0, 0, 0]


# the worked cases


@pytest.mark.rule("BB-CHURCH-1", "BB-CHURCH-3", "BB-CHURCH-4", "BB-CHURCH-6", "BB-CHURCH-7", "BB-CHURCH-8")
def test_church_discs_5_4_4_0():
    """BB-T-28."""
    scene = with_discs("5 4 4 0", marker="B")
    church_step(scene)
    assert (scene.deciding(), scene.options("A")) == ("A", ["N1", "N2"])
    scene.choose("A", "N2")
    assert scene.deciding() == "", "no third reward"
    assert monasteries(scene) == ["N2"]
    assert scene.marker() == "A"
    assert points(scene) == [10, 11, 11, 10]
    assert discs(scene) == [0, 3, 3, 0]


@pytest.mark.rule("BB-CHURCH-5", "BB-CHURCH-6", "BB-CHURCH-7", "BB-CHURCH-8", "BB-CHURCH-9", "BB-CHURCH-10")
@pytest.mark.parametrize(("marker", "order"), [("A", "ABC"), ("B", "BCA"), ("C", "CAB")])
def test_church_discs_5_5_4(marker, order):
    """BB-T-29."""
    scene = with_discs("5 5 4", marker=marker)
    town = {"A": "N1", "B": "U2", "C": "B1"}
    church_step(scene)
    assert points(scene) == [11, 11, 10]
    for seat in order:
        assert scene.deciding() == seat
        scene.choose(seat, town[seat])
    assert scene.deciding() == ""
    assert monasteries(scene) == ["N1", "U2", "B1"]
    assert scene.marker() == marker
    assert points(scene) == [11, 11, 10]
    assert discs(scene) == [0, 0, 0]
