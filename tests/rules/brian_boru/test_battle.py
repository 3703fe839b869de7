"""The battle step of upkeep (BB-BATTLE): the raid and the spoils."""

from __future__ import annotations

import pytest

from meadhall.core import SEATS
from meadhall.games.brian_boru import game
from meadhall.games.brian_boru.events import (
    BattleWon,
    NothingToLose,
    SpoilsShared,
    TownLost,
    VikingsRaid,
    VikingsRepelled,
)
from meadhall.games.brian_boru.rules.battle import Raid
from meadhall.games.brian_boru.state import HEADINGS
from tests.rules.brian_boru.scene import Scene, names


def with_raiders(raiders: str, area: int = 1, marker: str = "A") -> Scene:
    """Raiders of the seats, one number each, and in the battle area; everybody has 10 points and 1 renown."""
    numbers = raiders.split()
    scene = Scene(len(numbers))
    scene.setting(marker=marker, area=area)
    for letter, number in zip(SEATS, numbers, strict=False):
        scene.player(letter, raiders=int(number), points=10, renown=1)
    return scene


def battle_step(scene: Scene) -> None:
    scene.step(Raid())


def seats(scene: Scene) -> str:
    return SEATS[: scene.state.table.seats]


def points(scene: Scene) -> list[int]:
    return [scene.points(seat) for seat in seats(scene)]


def rules_behind(scene: Scene, seat: str, option: str) -> tuple[str, ...]:
    why = scene.state.explain(SEATS.index(seat), game.parse(option))
    assert why is not None
    return why.rules


# the raid


@pytest.mark.rule("BB-BATTLE-1")
def test_empty_area_means_no_loss():
    scene = with_raiders("2 1 0 0", area=0)
    for seat, towns in zip("ABCD", ("N1 N2", "U1 U2", "B1 B2", "S1 S2"), strict=True):
        scene.player(seat, towns=towns)
    battle_step(scene)
    assert scene.deciding() == ""
    assert scene.vikings() == []
    assert scene.told(VikingsRepelled)
    assert not scene.told(VikingsRaid)


@pytest.mark.rule("BB-BATTLE-2", "BB-BATTLE-3", "BB-BATTLE-10")
@pytest.mark.parametrize("area", [1, 2, 14])
def test_fewest_raiders_lose_one_town_however_many_are_left(area):
    scene = with_raiders("3 2 1 2", area=area)
    scene.player("B", towns="N1")
    scene.player("C", towns="C1 C2 C3")
    battle_step(scene)
    assert scene.deciding() == "A"
    assert scene.options("A") == ["C1", "C2", "C3"]
    scene.choose("A", "C2")
    assert scene.deciding() == ""
    assert scene.vikings() == ["C2"]


@pytest.mark.rule("BB-BATTLE-3")
def test_no_raiders_at_all_are_the_fewest():
    scene = with_raiders("3 0 1 1")
    for seat, towns in zip("ABCD", ("N1", "U1", "B1", "S1"), strict=True):
        scene.player(seat, towns=towns)
    battle_step(scene)
    assert scene.vikings() == ["U1"]


@pytest.mark.rule("BB-BATTLE-11")
def test_raiders_in_the_area_belong_to_nobody():
    """Nine of them are left: B has the most all the same and chooses, C has the fewest."""
    scene = with_raiders("1 2 0", area=9)
    scene.player("C", towns="M1 M2")
    battle_step(scene)
    assert scene.deciding() == "B"
    scene.choose("B", "M1")
    assert points(scene) == [11, 12, 10]
    assert [scene.raiders(seat) for seat in "ABC"] == [0, 0, 0]


@pytest.mark.rule("BB-BATTLE-4")
def test_all_who_tie_for_fewest_lose_a_town_each():
    scene = with_raiders("1 4 1 2 1")
    for seat, towns in zip("ABCDE", ("N1", "U1", "B1", "S1", "D1"), strict=True):
        scene.player(seat, towns=towns)
    battle_step(scene)
    assert scene.vikings() == ["N1", "B1", "D1"]


@pytest.mark.rule("BB-BATTLE-5")
def test_most_raiders_choose_for_every_loser():
    """Q-37: clockwise from the marker, one after the other."""
    scene = with_raiders("0 4 0 1", marker="C")
    for seat, towns in zip("ABCD", ("N1 N2", "U1 U2", "B1 B2", "S1 S2"), strict=True):
        scene.player(seat, towns=towns)
    battle_step(scene)
    assert scene.deciding() == "B"
    assert scene.options("B") == ["B1", "B2"]
    scene.choose("B", "B2")
    assert scene.vikings() == ["B2"]
    assert scene.deciding() == "B"
    assert scene.options("B") == ["N1", "N2"]
    scene.choose("B", "N1")
    assert scene.deciding() == ""
    assert scene.vikings() == ["N1", "B2"]


@pytest.mark.rule("BB-BATTLE-5", "BB-BATTLE-7")
def test_most_raiders_choose_among_the_losers_towns_only():
    scene = with_raiders("3 1 0 1")
    scene.player("A", towns="N1")
    scene.player("C", towns="C1 C4", lost="C5")
    battle_step(scene)
    assert scene.options("A") == ["C1", "C4"]
    for town in ("N1", "C5", "M1"):
        assert scene.refusal("A", town) == "not-a-town-of"
        assert rules_behind(scene, "A", town) == ("BB-BATTLE-7",)
    assert scene.refusal("C", "C1") == "not-your-turn"


@pytest.mark.rule("BB-BATTLE-5")
@pytest.mark.parametrize("option", ["no", "+0", "reject", "25"])
def test_chooser_cannot_spare_the_loser(option):
    """Q-38."""
    scene = with_raiders("3 1 0 1")
    scene.player("C", towns="C1 C4")
    battle_step(scene)
    assert scene.refusal("A", option) == "choose-a-town"
    assert rules_behind(scene, "A", option) == ("BB-BATTLE-5",)


@pytest.mark.rule("BB-BATTLE-6")
def test_losers_choose_themselves_when_most_is_a_tie():
    """In the order clockwise from the marker (Q-37)."""
    scene = with_raiders("3 0 3 0", marker="D")
    scene.player("B", towns="U1 U2")
    scene.player("D", towns="S1 S2")
    battle_step(scene)
    assert scene.deciding() == "D"
    assert scene.options("D") == ["S1", "S2"]
    scene.choose("D", "S2")
    assert scene.deciding() == "B"
    assert scene.options("B") == ["U1", "U2"]
    scene.choose("B", "U1")
    assert scene.vikings() == ["U1", "S2"]
    assert [(event.seat, event.loser) for event in scene.told(TownLost)] == [(1, 1)]


@pytest.mark.rule("BB-BATTLE-7", "BB-BATTLE-6")
def test_loser_cannot_give_a_town_twice_or_one_of_another():
    scene = with_raiders("2 2 0")
    scene.player("C", towns="L1 L2", lost="L3")
    scene.player("A", towns="L4")
    battle_step(scene)
    assert scene.options("C") == ["L1", "L2"]
    for town in ("L3", "L4", "L5"):
        assert scene.refusal("C", town) == "not-a-town-of"
    assert scene.refusal("C", "no") == "choose-a-town"


def test_only_town_is_lost_without_a_question():
    scene = with_raiders("2 1 0")
    scene.player("C", towns="L1", lost="L3")
    battle_step(scene)
    assert scene.deciding() == ""
    assert scene.vikings() == ["L1", "L3"]


@pytest.mark.rule("BB-BATTLE-8", "BB-BATTLE-9", "BB-GEN-8", "BB-GEN-9", "BB-GEN-11")
def test_token_lies_on_the_disc_and_the_vikings_control_the_town():
    scene = with_raiders("2 1 0")
    scene.player("C", towns="L1 L2")
    battle_step(scene)
    scene.choose("A", "L1")
    assert scene.controls("C") == ["L2"]
    assert scene.vikings() == ["L1"]
    assert names(scene.state.discs[2]) == ["L1", "L2"], "the disc stays below"
    assert "L1" not in names(scene.state.free)


@pytest.mark.rule("BB-BATTLE-7")
def test_town_with_a_monastery_can_be_lost():
    """Q-39, Q-40: and the monastery stays."""
    scene = with_raiders("2 1 0")
    scene.player("C", towns="L1 L2")
    scene.monasteries("L1")
    battle_step(scene)
    assert scene.options("A") == ["L1", "L2"]
    scene.choose("A", "L1")
    assert scene.vikings() == ["L1"]
    assert names(scene.state.monasteries) == ["L1"]


@pytest.mark.rule("BB-BATTLE-3")
@pytest.mark.parametrize("lost", ["", "M1 M2"])
def test_loser_without_a_town_loses_nothing_and_nobody_takes_that_place(lost):
    """BB-T-27, Q-34, Q-35."""
    scene = with_raiders("2 1 0", area=3)
    scene.player("A", towns="N1")
    scene.player("B", towns="U1 U2")
    scene.player("C", lost=lost)
    battle_step(scene)
    assert scene.deciding() == ""
    assert scene.vikings() == lost.split()
    assert [event.loser for event in scene.told(NothingToLose)] == [2]
    assert scene.state.area == 0
    assert points(scene) == [12, 11, 10], "everything else as usual"
    assert [scene.raiders(seat) for seat in "ABC"] == [0, 0, 0]


def test_loser_without_a_town_does_not_protect_the_other_losers():
    scene = with_raiders("2 0 0", area=3)
    scene.player("C", towns="U1 U2")
    battle_step(scene)
    assert scene.deciding() == "A"
    assert scene.options("A") == ["U1", "U2"]


@pytest.mark.rule("BB-BATTLE-12", "BB-BATTLE-2")
@pytest.mark.parametrize("area", [0, 1, 9])
def test_area_is_empty_afterwards(area):
    scene = with_raiders("2 1 1", area=area)
    battle_step(scene)
    assert scene.state.area == 0
    assert [event.raiders for event in scene.told(VikingsRaid)] == ([area] if area else [])


def test_raid_choice_and_spoils_go_by_the_same_raiders():
    """Q-42: nothing is returned or awarded while a town is being chosen."""
    scene = with_raiders("2 1 0")
    scene.player("C", towns="U1 U2")
    battle_step(scene)
    assert [scene.raiders(seat) for seat in "ABC"] == [2, 1, 0]
    assert points(scene) == [10, 10, 10]
    assert scene.state.area == 1


# the spoils


@pytest.mark.rule("BB-BATTLE-13", "BB-BATTLE-14", "BB-BATTLE-15", "BB-BATTLE-16")
@pytest.mark.parametrize("area", [0, 2])
@pytest.mark.parametrize("renown", [0, 1, 4])
def test_first_spoils_go_to_the_most_raiders(area, renown):
    """With or without a raid: a renown token, a point for each renown token, all raiders back."""
    scene = with_raiders("0 5 0 0", area=area)
    scene.player("B", renown=renown)
    battle_step(scene)
    assert points(scene) == [10, 10 + renown + 1, 10, 10]
    assert [scene.renown(seat) for seat in "ABCD"] == [1, renown + 1, 1, 1]
    assert [scene.raiders(seat) for seat in "ABCD"] == [0, 0, 0, 0]
    heading = HEADINGS.index("battle")
    assert [row[heading] for row in game.score(scene.state).points] == [0, renown + 1, 0, 0]


@pytest.mark.rule("BB-BATTLE-17", "BB-BATTLE-18", "BB-BATTLE-19")
def test_tie_for_most_skips_the_first_spoils():
    scene = with_raiders("4 1 4 0", area=0)
    battle_step(scene)
    assert points(scene) == [11, 10, 11, 10]
    assert [scene.renown(seat) for seat in "ABCD"] == [1, 1, 1, 1]
    assert [scene.raiders(seat) for seat in "ABCD"] == [3, 1, 3, 0]
    assert not scene.told(BattleWon)


@pytest.mark.rule("BB-BATTLE-18", "BB-BATTLE-19", "BB-BATTLE-21", "BB-GEN-17")
def test_second_spoils_go_to_all_who_now_have_the_most():
    """Q-43, Q-44: the winner of the first spoils has none left; what is not returned stays."""
    scene = with_raiders("3 6 3 2 1", area=0)
    battle_step(scene)
    assert points(scene) == [11, 12, 11, 10, 10]
    assert [scene.raiders(seat) for seat in "ABCDE"] == [2, 0, 2, 2, 1]
    assert [SEATS[event.seat] for event in scene.told(SpoilsShared)] == ["A", "C"]


@pytest.mark.rule("BB-BATTLE-18", "BB-BATTLE-19")
def test_second_spoils_of_a_single_player():
    scene = with_raiders("3 6 4 2", area=0)
    battle_step(scene)
    assert points(scene) == [10, 12, 11, 10]
    assert [scene.renown(seat) for seat in "ABCD"] == [1, 2, 1, 1]
    assert [scene.raiders(seat) for seat in "ABCD"] == [3, 0, 3, 2]


@pytest.mark.rule("BB-BATTLE-20")
@pytest.mark.parametrize(("raiders", "after"), [("0 0 0", [10, 10, 10]), ("0 2 0", [10, 12, 10])])
def test_no_spoils_without_raiders(raiders, after):
    """Neither the first nor the second; nor does anybody owe a raider."""
    scene = with_raiders(raiders, area=0)
    battle_step(scene)
    assert points(scene) == after
    assert [scene.raiders(seat) for seat in "ABC"] == [0, 0, 0]
    assert not scene.told(SpoilsShared)


# the worked cases


@pytest.mark.rule("BB-BATTLE-4", "BB-BATTLE-5", "BB-BATTLE-12", "BB-BATTLE-15", "BB-BATTLE-16", "BB-BATTLE-18")
def test_two_losers_and_one_chooser():
    """BB-T-22."""
    scene = with_raiders("3 1 0 0", area=2)
    scene.player("A", renown=2)
    for seat, towns in zip("ABCD", ("N1 N2", "U1 U2", "B1 B2", "S1 S2"), strict=True):
        scene.player(seat, towns=towns)
    battle_step(scene)
    assert (scene.deciding(), scene.options("A")) == ("A", ["B1", "B2"])
    scene.choose("A", "B1")
    assert (scene.deciding(), scene.options("A")) == ("A", ["S1", "S2"])
    scene.choose("A", "S2")
    assert scene.deciding() == ""
    assert scene.vikings() == ["B1", "S2"]
    assert scene.state.area == 0
    assert [scene.renown(seat) for seat in "ABCD"] == [3, 1, 1, 1]
    assert points(scene) == [13, 11, 10, 10]
    assert [scene.raiders(seat) for seat in "ABCD"] == [0, 0, 0, 0]


@pytest.mark.rule("BB-BATTLE-1", "BB-BATTLE-6", "BB-BATTLE-13", "BB-BATTLE-17", "BB-BATTLE-18", "BB-BATTLE-19")
@pytest.mark.parametrize("area", [0, 1])
def test_tie_for_most_with_and_without_a_raid(area):
    """BB-T-23 and BB-T-24."""
    scene = with_raiders("2 2 0", area=area)
    for seat, towns in zip("ABC", ("N1 N2", "U1 U2", "B1 B2"), strict=True):
        scene.player(seat, towns=towns)
    battle_step(scene)
    if area:
        assert (scene.deciding(), scene.options("C")) == ("C", ["B1", "B2"])
        scene.choose("C", "B1")
    assert scene.deciding() == ""
    assert scene.vikings() == (["B1"] if area else [])
    assert points(scene) == [11, 11, 10]
    assert [scene.renown(seat) for seat in "ABC"] == [1, 1, 1]
    assert [scene.raiders(seat) for seat in "ABC"] == [1, 1, 0]


@pytest.mark.rule("BB-BATTLE-4", "BB-BATTLE-6", "BB-BATTLE-20")
@pytest.mark.parametrize(("each", "area", "gain"), [(0, 3, 0), (2, 1, 1)])
def test_all_equal_lose_a_town_of_their_own_choice(each, area, gain):
    """BB-T-25 and BB-T-26, Q-36, Q-37: fewest and most at once."""
    scene = with_raiders(f"{each} {each} {each} {each}", area=area, marker="C")
    for seat, towns in zip("ABCD", ("N1 N2", "U1 U2", "B1 B2", "S1 S2"), strict=True):
        scene.player(seat, towns=towns)
    battle_step(scene)
    for seat, towns, lost in (
        ("C", ["B1", "B2"], "B2"),
        ("D", ["S1", "S2"], "S1"),
        ("A", ["N1", "N2"], "N2"),
        ("B", ["U1", "U2"], "U1"),
    ):
        assert (scene.deciding(), scene.options(seat)) == (seat, towns)
        scene.choose(seat, lost)
    assert scene.deciding() == ""
    assert scene.vikings() == ["N2", "U1", "B2", "S1"]
    assert scene.state.area == 0
    assert points(scene) == [10 + gain] * 4
    assert [scene.renown(seat) for seat in "ABCD"] == [1] * 4
    assert [scene.raiders(seat) for seat in "ABCD"] == [each - gain] * 4
