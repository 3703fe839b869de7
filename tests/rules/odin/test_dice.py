"""Dice actions (OD-DICE): rolling, hunting, snares, whaling."""

from __future__ import annotations

import pytest

from meadhall.core import IllegalMove, Kind
from meadhall.games.odin.actions import SPACE_AT
from meadhall.games.odin.events import Failed, Paid, Rolled, Succeeded
from meadhall.games.odin.notation import SPACE_IDS
from tests.rules.odin.armoury import complete, face_up
from tests.rules.odin.scene import Scene


def at(space: str, seats: int = 2, **things: int) -> Scene:
    """Seat A has put its Vikings on a space without a ship; the die is due."""
    scene = Scene(seats)
    scene.have("A", **things)
    complete(scene)
    scene.use("A", space)
    return scene


def whaling(space: str = "A12", boats: str = "0", **things: int) -> Scene:
    """Seat A has put its Vikings on a whaling space and drawn the card of the third column."""
    scene = Scene(2)
    scene.have("A", **things)
    scene.fleet("A", boats=boats)
    complete(scene)
    scene.use("A", space)
    if space == "A12":
        scene.roll(1)
    return scene


def rolling(scene: Scene) -> bool:
    return scene.state.decision.kind is Kind.CHANCE


def result(scene: Scene) -> int:
    (rolled,) = scene.told(Rolled)
    assert isinstance(rolled, Rolled)
    return rolled.result


def on(scene: Scene, space: str) -> int:
    return scene.state.placed[SPACE_AT[space]]


def goods(scene: Scene, seat: str = "A") -> dict[str, int]:
    return scene.supply(seat)


# the die


@pytest.mark.rule("OD-DICE-1")
@pytest.mark.parametrize(
    ("space", "faces"),
    [("A08", 8), ("A10", 8), ("A11", 8), ("A12", 12), ("A13", 12), ("A48", 8), ("A49", 12), ("A50", 12)],
)
def test_orange_die_has_eight_sides_and_the_blue_one_twelve(space: str, faces: int):
    scene = Scene(2)
    scene.fleet("A", boats="0", longships="0")
    scene.use("A", space)
    if space in ("A12", "A50"):
        scene.roll(1)
    assert scene.state.faces == faces
    with pytest.raises(IllegalMove):
        scene.roll(faces + 1)
    scene.roll(faces)
    assert scene.told(Rolled)


@pytest.mark.rule("OD-DICE-2")
def test_raids_and_pillages_want_high_rolls():
    for space in ("A48", "A49"):
        for roll, good in ((1, False), (5, False), (6, True), (8, True)):
            scene = Scene(2)
            scene.fleet("A", longships="0")
            scene.use("A", space)
            scene.roll(roll)
            assert result(scene) == roll
            assert ("succeed" in scene.options("A")) is good, (space, roll)


@pytest.mark.rule("OD-DICE-2")
def test_spaces_at_the_upper_edge_want_low_rolls():
    for scene, roll, good in (
        (at("A08", wood=3), 3, True),
        (at("A08", wood=3), 4, False),
        (at("A11", wood=3), 3, True),
        (at("A11", wood=3), 4, False),
        (whaling(wood=3), 4, True),
        (whaling(wood=3), 5, False),
    ):
        scene.roll(roll)
        assert ("succeed" in scene.options("A")) is good


@pytest.mark.rule("OD-DICE-3")
def test_three_rolls_at_most_and_each_voids_the_one_before():
    scene = at("A08", wood=4)
    for roll in (2, 7, 4):
        assert rolling(scene)
        scene.roll(roll)
        assert scene.deciding() == "A"
        if roll != 4:
            assert "roll" in scene.options("A")
            scene.choose("A", "roll")
    assert scene.options("A") == ["succeed", "fail"]
    assert scene.refusal("A", "roll") == "no-more-rolls"
    scene.choose("A", "succeed")
    assert goods(scene) == {"hide": 1, "game_meat": 1}  # the four wood of the third roll are paid


@pytest.mark.rule("OD-DICE-3")
@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_one_may_stop_after_any_roll(rolls: int):
    scene = at("A08", wood=1)
    for _ in range(rolls - 1):
        scene.roll(8)
        scene.choose("A", "roll")
    scene.roll(1)
    scene.choose("A", "succeed")
    assert goods(scene) == {"hide": 1, "game_meat": 1}
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-DICE-4")
def test_success_or_failure_is_declared_after_the_roll():
    scene = at("A08", wood=8)
    scene.roll(3)
    assert scene.options("A") == ["roll", "succeed", "fail"]
    assert goods(scene) == {"wood": 8}
    assert not scene.told(Succeeded)
    assert not scene.told(Failed)
    scene.choose("A", "succeed")
    assert scene.told(Succeeded)
    assert not scene.told(Failed)
    scene = at("A08", wood=8)
    scene.roll(3)
    scene.choose("A", "fail")
    assert scene.told(Failed)
    assert not scene.told(Succeeded)


@pytest.mark.rule("OD-DICE-4")
def test_modifiers_come_before_success_or_failure():
    scene = whaling(boats="1", wood=2)
    scene.roll(4)
    assert result(scene) == 2
    assert scene.options("A") == ["roll", "succeed", "fail"]
    scene.choose("A", "succeed")
    assert "wood" not in goods(scene)


@pytest.mark.rule("OD-DICE-8")
def test_at_least_one_roll():
    for scene in (at("A08", wood=9), at("A11", wood=9), whaling(wood=9)):
        assert rolling(scene)
        assert scene.options("A") == []
        assert scene.refusal("A", "fail") == "luck-comes-first"


@pytest.mark.rule("OD-DICE-9")
def test_no_ship_is_armed_between_rolls_and_a_new_one_takes_no_part():
    scene = whaling(boats="0", ore=1)
    scene.roll(12)
    assert result(scene) == 11
    assert scene.refusal("A", "arm-boat") is not None
    scene.fleet("A", boats="1")  # however it came here
    scene.choose("A", "roll")
    scene.roll(12)
    assert result(scene) == 11

    scene = Scene(2)
    scene.have("A", ore=1)
    scene.fleet("A", longships="1")
    scene.use("A", "A49")
    scene.roll(1)
    assert result(scene) == 2
    assert scene.refusal("A", "arm-longship-1") is not None
    scene.fleet("A", longships="3")
    scene.choose("A", "roll")
    scene.roll(1)
    assert result(scene) == 2


# hunting and snares


@pytest.mark.rule("OD-DICE-HUNT-1")
def test_hunting_and_snares_need_no_ship():
    scene = Scene(2)
    assert {"A08", "A10", "A11"} <= set(scene.spaces("A"))
    for space, vikings in (("A08", 1), ("A10", 2), ("A11", 2)):
        scene = at(space)
        assert on(scene, space) == vikings
        assert scene.state.faces == 8


@pytest.mark.rule("OD-DICE-HUNT-2")
@pytest.mark.parametrize(("space", "weapon", "other"), [("A08", "bow", "snare"), ("A11", "snare", "bow")])
def test_any_mixture_of_wood_and_the_matching_weapon(space: str, weapon: str, other: str):
    start = {"wood": 3, weapon: 3, other: 5}
    for weapons in (1, 2, 3):
        scene = at(space, **start)
        scene.roll(4)
        scene.choose("A", "succeed")
        assert scene.options("A") == ["1", "2", "3"]  # of four items so many are weapons
        scene.number("A", weapons)
        reward = 1 if weapon == "snare" else 0
        assert scene.has("A", "wood") == 3 - (4 - weapons)
        assert scene.has("A", weapon) == 3 - weapons + reward
        assert scene.has("A", other) == 5
    scene = at(space, **start)
    scene.roll(7)
    assert "succeed" not in scene.options("A")  # other weapons do not help


@pytest.mark.rule("OD-DICE-HUNT-2", "OD-DICE-HUNT-3")
def test_worked_case_30():
    """OD-T-30."""
    scene = at("A08", wood=2, bow=2)
    scene.roll(4)
    scene.choose("A", "succeed")
    assert goods(scene) == {"hide": 1, "game_meat": 1}
    assert face_up(scene) == {"bow": 2}
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-DICE-HUNT-3")
@pytest.mark.parametrize("space", ["A08", "A10"])
def test_reward_of_hunting(space: str):
    scene = at(space, wood=1)
    scene.roll(1)
    scene.choose("A", "succeed")
    assert goods(scene) == {"hide": 1, "game_meat": 1}


@pytest.mark.rule("OD-DICE-HUNT-4")
def test_reward_of_a_snare():
    scene = at("A11", wood=2)
    scene.roll(2)
    scene.choose("A", "succeed")
    assert goods(scene) == {"fur": 1, "snare": 1}
    assert on(scene, "A11") == 2


@pytest.mark.rule("OD-DICE-HUNT-2", "OD-DICE-HUNT-4")
@pytest.mark.parametrize(("wood", "snares"), [(3, 0), (2, 1), (1, 2), (0, 3)])
def test_worked_case_31_success(wood: int, snares: int):
    """OD-T-31: the snare of the reward is one of those that were paid, if there were any."""
    scene = at("A11", wood=wood, snare=snares)
    scene.roll(3)
    scene.choose("A", "succeed")
    assert goods(scene) == {"fur": 1, "snare": 1}
    assert face_up(scene) == ({"snare": snares - 1} if snares > 1 else {})
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-DICE-HUNT-5")
@pytest.mark.parametrize("space", ["A08", "A10", "A11"])
@pytest.mark.parametrize("roll", [1, 8])
def test_failure_may_be_declared_and_costs_nothing(space: str, roll: int):
    scene = at(space, wood=8, bow=2, snare=2)
    scene.roll(roll)
    assert "fail" in scene.options("A")
    scene.choose("A", "fail")
    weapon = "snare" if space == "A11" else "bow"
    assert goods(scene) == {"wood": 9, "bow": 2, "snare": 2} | {weapon: 3}
    assert not scene.told(Paid)


@pytest.mark.rule("OD-DICE-HUNT-5", "OD-DICE-WHALE-4")
def test_a_result_of_nothing_cannot_be_declared_a_failure():
    scene = whaling(boats="0")
    scene.roll(1)
    assert result(scene) == 0
    assert scene.told(Succeeded)
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-DICE-HUNT-6", "OD-DICE-HUNT-7")
def test_worked_case_29():
    """OD-T-29."""
    scene = Scene(2)
    scene.have("A", wood=2, bow=2)
    complete(scene)
    scene.use("B", "A08")
    scene.roll(1)
    scene.choose("B", "fail")
    assert "A08" not in scene.options("A")
    vikings = scene.state.thing[0]
    scene.choose("A", "A10")
    for roll in (3, 7, 4):
        scene.roll(roll)
        if roll != 4:
            scene.choose("A", "roll")
    assert result(scene) == 4
    assert scene.options("A") == ["succeed", "fail"]
    scene.choose("A", "fail")
    assert goods(scene) == {"wood": 3, "bow": 3}
    assert on(scene, "A10") == 2
    assert scene.state.thing[0] == vikings - 2
    assert scene.deciding() == "B"  # nothing is asked about Vikings


@pytest.mark.rule("OD-DICE-HUNT-6", "OD-DICE-HUNT-7")
@pytest.mark.parametrize("back", [0, 1])
def test_worked_case_31_failure(back: int):
    """OD-T-31."""
    scene = at("A11", wood=1)
    vikings = scene.state.thing[0]
    scene.roll(5)
    scene.choose("A", "fail")
    assert goods(scene) == {"wood": 2, "snare": 1}
    assert scene.options("A") == ["0", "1"]
    assert scene.refusal("A", "2") == "so-many-vikings"
    scene.number("A", back)
    assert scene.state.thing[0] == vikings + back
    assert on(scene, "A11") == 2 - back
    scene.turn("B")
    assert "A11" not in scene.options("B")  # a Viking still stands there
    scene.turn("A")
    scene.choose("A", "A09")  # and one may be placed again
    assert scene.state.thing[0] == vikings + back - 1


@pytest.mark.rule("OD-DICE-HUNT-7")
def test_last_viking_comes_back_and_can_be_placed_again():
    scene = Scene(2)
    scene.state.thing[0] = 2
    scene.use("A", "A11")
    scene.roll(8)
    scene.choose("A", "fail")
    scene.number("A", 1)
    assert scene.state.thing[0] == 1
    scene.choose("B", "pass")
    assert scene.deciding() == "A"
    scene.choose("A", "A09")
    assert scene.has("A", "stockfish") == 1


@pytest.mark.rule("OD-DICE-HUNT-7")
def test_vikings_come_back_from_the_space_where_they_stand():
    """A snare laid by imitation: they stand on the imitation space."""
    scene = Scene(4)
    scene.state.imitation = [2, 3]
    scene.use("B", "A11")
    scene.roll(8)
    scene.choose("B", "fail")
    scene.number("B", 0)
    scene.turn("A")
    thing = scene.state.thing[0]
    scene.choose("A", "I1")
    if scene.deciding() == "A":
        scene.choose("A", "A11")
    scene.roll(8)
    scene.choose("A", "fail")
    scene.number("A", 1)
    assert scene.state.thing[0] == thing - 1
    assert on(scene, "A11") == 2
    assert scene.state.placed[SPACE_IDS.index("I1")] == 1


@pytest.mark.rule("OD-DICE-HUNT-8")
@pytest.mark.parametrize(("space", "weapon"), [("A08", "bow"), ("A10", "bow"), ("A11", "snare")])
def test_who_cannot_pay_all_can_only_fail(space: str, weapon: str):
    for roll, options in ((5, ["roll", "succeed", "fail"]), (6, ["roll", "fail"])):
        scene = at(space, **{"wood": 2, weapon: 3})
        scene.roll(roll)
        assert scene.options("A") == options
    assert scene.refusal("A", "succeed") == "cannot-succeed"


# whaling


@pytest.mark.rule("OD-DICE-WHALE-1")
def test_whaling_needs_a_boat():
    scene = Scene(2)
    assert not {"A12", "A13"} & set(scene.spaces("A"))
    scene.fleet("A", boats="0", knarrs=1, longships="3")
    assert {"A12", "A13"} <= set(scene.spaces("A"))
    for space, vikings in (("A12", 3), ("A13", 4)):
        scene = whaling(space)
        assert on(scene, space) == vikings
        assert scene.state.faces == 12


@pytest.mark.rule("OD-DICE-WHALE-1", "OD-DICE-WHALE-2")
def test_worked_case_35():
    """OD-T-35."""
    scene = whaling("A13", boats="111")
    scene.roll(9)
    assert result(scene) == 7  # one boat: two ore
    scene = whaling("A12", boats="111")
    scene.number("A", 6)  # three boats: six ore
    scene.roll(9)
    assert result(scene) == 3


@pytest.mark.rule("OD-DICE-WHALE-2")
@pytest.mark.parametrize(("boats", "ore"), [("0", 1), ("1", 2)])
def test_printed_and_loaded_ore_reduce_the_roll_and_stay(boats: str, ore: int):
    scene = whaling(boats=boats, spear=12)
    fleet = list(scene.state.boats)
    for roll in (12, ore + 1):
        scene.roll(roll)
        assert result(scene) == roll - ore
        if roll == 12:
            scene.choose("A", "roll")
    scene.choose("A", "succeed")
    assert scene.state.boats == fleet
    assert scene.has("A", "spear") == 11


@pytest.mark.rule("OD-DICE-WHALE-2")
def test_below_nothing_counts_as_nothing():
    scene = whaling(boats="11", wood=1)
    scene.number("A", 4)
    scene.roll(1)
    assert result(scene) == 0
    assert goods(scene) == {"wood": 1, "oil": 1, "skin_and_bones": 1, "whale_meat": 1}


@pytest.mark.rule("OD-DICE-WHALE-3")
@pytest.mark.parametrize("space", ["A12", "A13"])
def test_success_of_whaling(space: str):
    scene = whaling(space, boats="1", wood=2, spear=2, bow=1)
    scene.roll(5)
    assert scene.options("A") == ["roll", "succeed", "fail"]
    scene.choose("A", "succeed")
    assert scene.options("A") == ["1", "2"]
    scene.number("A", 2)
    assert goods(scene) == {"wood": 1, "bow": 1, "oil": 1, "skin_and_bones": 1, "whale_meat": 1}
    assert face_up(scene) == {"spear": 2}
    assert on(scene, space) == (3 if space == "A12" else 4)


@pytest.mark.rule("OD-DICE-WHALE-3")
def test_whaling_is_paid_in_full():
    scene = whaling(boats="0", wood=2, spear=1, bow=9)
    scene.roll(5)
    assert scene.options("A") == ["roll", "fail"]
    scene.choose("A", "roll")
    scene.roll(4)
    scene.choose("A", "succeed")
    assert goods(scene) == {"bow": 9, "oil": 1, "skin_and_bones": 1, "whale_meat": 1}


@pytest.mark.rule("OD-DICE-WHALE-1", "OD-DICE-WHALE-2", "OD-DICE-WHALE-4")
def test_worked_case_32():
    """OD-T-32."""
    scene = Scene(2)
    scene.have("A", silver=3, spear=1, wood=2)
    scene.fleet("A", boats="11")
    scene.turn("A")
    scene.choose("A", "whaling_boat")
    assert scene.ships("A") == (3, 0, 0)
    assert scene.has("A", "silver") == 0
    scene.choose("A", "A12")
    scene.roll(1)  # the card of the third column
    scene.number("A", 5)
    scene.roll(8)
    assert result(scene) == 3
    assert scene.options("A") == ["roll", "succeed", "fail"]
    scene.choose("A", "roll")
    scene.roll(4)
    assert result(scene) == 0
    assert scene.told(Succeeded)
    assert not scene.told(Paid)
    assert goods(scene) == {"spear": 1, "wood": 2, "oil": 1, "skin_and_bones": 1, "whale_meat": 1}
    assert scene.deciding() == "B"  # no third roll, no failure
    assert on(scene, "A12") == 3


@pytest.mark.rule("OD-DICE-WHALE-4")
@pytest.mark.parametrize("space", ["A12", "A13"])
def test_worked_case_33(space: str):
    """OD-T-33."""
    scene = whaling(space, boats="1")
    scene.roll(2)
    assert scene.deciding() == "B"
    assert goods(scene) == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}
    scene = whaling(space, boats="1")
    scene.roll(3)
    assert scene.options("A") == ["roll", "fail"]


@pytest.mark.rule("OD-DICE-WHALE-5")
@pytest.mark.parametrize(("space", "vikings"), [("A12", 3), ("A13", 4)])
@pytest.mark.parametrize("back", [0, 1, 2])
def test_worked_case_34(space: str, vikings: int, back: int):
    """OD-T-34."""
    scene = whaling(space, boats="0", wood=3, spear=1)
    thing = scene.state.thing[0]
    scene.roll(4)
    scene.choose("A", "fail")
    assert goods(scene) == {"wood": 4, "spear": 2}
    assert scene.options("A") == ["0", "1", "2"]
    assert scene.refusal("A", "3") == "so-many-vikings"
    scene.number("A", back)
    assert scene.state.thing[0] == thing + back
    assert on(scene, space) == vikings - back
    scene.turn("B")
    scene.fleet("B", boats="0")
    assert space not in scene.options("B")


@pytest.mark.rule("OD-DICE-WHALE-6")
@pytest.mark.parametrize(
    ("boats", "main", "other"),
    [
        ("0", [1], [1]),
        ("1", [2], [2]),
        ("00", [1, 2], [1]),
        ("01", [1, 2, 3], [1, 2]),
        ("001", [1, 2, 3, 4], [1, 2]),
        ("111", [2, 4, 6], [2]),
        ("011", [1, 2, 3, 4, 5], [1, 2]),
    ],
)
def test_boats_are_chosen_before_the_first_roll(boats: str, main: list[int], other: list[int]):
    for space, strengths in (("A12", main), ("A13", other)):
        for strength in strengths:
            scene = whaling(space, boats=boats)
            if len(strengths) > 1:
                assert scene.options("A") == list(map(str, strengths))
                assert scene.refusal("A", "7") == "no-such-fleet"
                scene.number("A", strength)
            scene.roll(12)
            assert result(scene) == 12 - strength
