"""Raids, pillages, plundering (OD-DICE-RAID, OD-DICE-PILLAGE, OD-DICE-PLUNDER)."""

from __future__ import annotations

import pytest

from meadhall.core import Kind
from meadhall.games.odin.actions import SPACE_AT
from meadhall.games.odin.events import Failed, Paid, Rolled, Succeeded
from tests.rules.odin.armoury import complete, face_up
from tests.rules.odin.scene import Scene

VALUES = {
    6: ["rune_stone"],
    7: ["silverware", "glass_beads"],
    8: ["chest", "silk", "helmet", "cloakpin", "belt", "crucifix", "drinking_horn"],
    9: ["spices", "amber_figure", "horseshoe", "gold_brooch"],
    10: ["jewelry", "forge_hammer", "fibula"],
    11: ["treasure_chest", "throwing_axe"],
    12: ["chalice"],
    13: ["round_shield"],
    15: ["silver_hoard"],
    16: ["english_crown"],
}
"""The combat values of the blue tiles."""


def up_to(value: int) -> set[str]:
    return {tile for least, tiles in VALUES.items() if least <= value for tile in tiles}


def sail(space: str = "A48", longships: str = "0", **things: int) -> Scene:
    """Seat A has put its Vikings on the space (and drawn the card of the third column); the die is due."""
    scene = Scene(2)
    scene.have("A", **things)
    scene.fleet("A", longships=longships)
    complete(scene)
    scene.use("A", space)
    if space == "A50":
        scene.roll(1)
    return scene


def stopped(space: str, roll: int, longships: str = "0", **things: int) -> Scene:
    """The die has been rolled once."""
    scene = sail(space, longships, **things)
    scene.roll(roll)
    return scene


def result(scene: Scene) -> int:
    (rolled,) = scene.told(Rolled)
    assert isinstance(rolled, Rolled)
    return rolled.result


def offered(scene: Scene) -> set[str]:
    scene.choose("A", "succeed")
    return set(scene.options("A"))


def paid(space: str, roll: int, tile: str, longships: str = "0", **things: int) -> dict[str, int]:
    """What the seat has after taking the tile, where nothing is asked about the payment."""
    scene = stopped(space, roll, longships, **things)
    scene.choose("A", "succeed")
    scene.choose("A", tile)
    assert scene.deciding() == "B"
    assert scene.has("A", tile) == 1
    return {thing: number for thing, number in scene.supply("A").items() if thing != tile}


def on(scene: Scene, space: str) -> int:
    return scene.state.placed[SPACE_AT[space]]


# raids


@pytest.mark.rule("OD-DICE-RAID-1")
def test_raid_needs_a_longship():
    scene = Scene(2)
    scene.fleet("A", boats="111", knarrs=2)
    assert "A48" not in scene.spaces("A")
    scene.fleet("A", longships="0")
    assert "A48" in scene.spaces("A")
    assert sail().state.faces == 8


@pytest.mark.rule("OD-DICE-RAID-1")
@pytest.mark.parametrize("longships", ["0", "3", "33"])
def test_ore_does_not_help_in_a_raid(longships: str):
    scene = stopped("A48", 5, longships, ore=3)
    assert result(scene) == 5
    assert scene.options("A") == ["roll", "fail"]
    scene = stopped("A48", 6, longships, ore=3)
    assert offered(scene) == up_to(6)


@pytest.mark.rule("OD-DICE-RAID-2")
@pytest.mark.parametrize(
    ("things", "reach"),
    [
        ({}, 8),
        ({"stone": 1}, 9),
        ({"long_sword": 1}, 9),
        ({"stone": 1, "long_sword": 1}, 10),
        ({"stone": 3, "long_sword": 4}, 15),
        ({"stone": 8}, 16),
        ({"wood": 5, "ore": 5, "bow": 3, "snare": 3, "spear": 3}, 8),
    ],
)
def test_stones_and_swords_add_one_each_also_beyond_eight(things: dict[str, int], reach: int):
    assert offered(stopped("A48", 8, **things)) == up_to(reach)


@pytest.mark.rule("OD-DICE-RAID-2")
def test_payment_comes_with_the_claim_and_in_any_mixture():
    for swords in (1, 2):
        scene = stopped("A48", 7, stone=2, long_sword=2)
        scene.choose("A", "succeed")
        assert scene.supply("A") == {"stone": 2, "long_sword": 2}
        scene.choose("A", "jewelry")
        assert scene.options("A") == ["1", "2"]  # of three items so many are swords
        assert scene.refusal("A", "3") == "cannot-pay-so"
        scene.number("A", swords)
        left = {"jewelry": 1, "stone": swords - 1, "long_sword": 2 - swords}
        assert scene.supply("A") == {thing: number for thing, number in left.items() if number}
        assert face_up(scene) == {"long_sword": swords}


@pytest.mark.rule("OD-DICE-RAID-2", "OD-DICE-RAID-3")
def test_worked_case_25():
    """OD-T-25."""
    scene = stopped("A48", 8, long_sword=2)
    tiles = offered(scene)
    assert tiles == up_to(10)
    assert len(tiles) == 6 + 11
    for value, left in ((6, 2), (7, 2), (8, 2), (9, 1), (10, 0)):
        for tile in VALUES[value]:
            assert paid("A48", 8, tile, long_sword=2) == ({"long_sword": left} if left else {})


@pytest.mark.rule("OD-DICE-RAID-2", "OD-DICE-RAID-3")
def test_worked_case_106_loot():
    """OD-T-106."""
    scene = stopped("A48", 6, stone=1, long_sword=1)
    assert offered(scene) == up_to(8)
    assert len(up_to(8)) == 10
    assert paid("A48", 6, "rune_stone", stone=1, long_sword=1) == {"stone": 1, "long_sword": 1}
    for tile in ("silverware", "glass_beads"):
        for swords in (0, 1):
            scene = stopped("A48", 6, stone=1, long_sword=1)
            scene.choose("A", "succeed")
            scene.choose("A", tile)
            scene.number("A", swords)
            assert (scene.has("A", "stone"), scene.has("A", "long_sword")) == (swords, 1 - swords)
    for tile in VALUES[8]:
        assert paid("A48", 6, tile, stone=1, long_sword=1) == {}


@pytest.mark.rule("OD-DICE-RAID-3")
def test_exactly_one_tile_and_special_ones_only_once():
    scene = stopped("A48", 8)
    scene.choose("A", "succeed")
    assert scene.refusal("A", "spices") == "out-of-reach"
    scene.choose("A", "helmet")
    assert scene.supply("A") == {}
    assert scene.has("A", "helmet") == 1
    assert scene.deciding() == "B"
    scene = Scene(2)
    scene.have("B", helmet=1)
    scene.fleet("A", longships="0")
    scene.use("A", "A48")
    scene.roll(8)
    assert offered(scene) == up_to(8) - {"helmet"}
    scene.choose("A", "silk")
    assert scene.supply("A") == {"silk": 1}


@pytest.mark.rule("OD-DICE-RAID-4")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5])
def test_five_or_less_fails(roll: int):
    scene = stopped("A48", roll)
    assert scene.options("A") == ["roll", "fail"]
    assert scene.refusal("A", "succeed") == "cannot-succeed"
    missing = 6 - roll
    scene = stopped("A48", roll, stone=missing)
    assert offered(scene) == {"rune_stone"}
    assert paid("A48", roll, "rune_stone", stone=missing) == {}
    assert paid("A48", roll, "rune_stone", long_sword=missing) == {}


@pytest.mark.rule("OD-DICE-RAID-4")
def test_worked_case_24():
    """OD-T-24."""
    scene = sail("A48", stone=2)
    for roll in (1, 2):
        scene.roll(roll)
        scene.choose("A", "roll")
    scene.roll(3)
    assert scene.options("A") == ["fail"]


@pytest.mark.rule("OD-DICE-RAID-5", "OD-DICE-RAID-6")
@pytest.mark.parametrize("roll", range(1, 9))
def test_any_raid_may_fail(roll: int):
    scene = stopped("A48", roll, stone=5)
    assert "fail" in scene.options("A")
    thing = scene.state.thing[0]
    scene.choose("A", "fail")
    assert scene.told(Failed)
    assert not scene.told(Succeeded)
    assert not scene.told(Paid)
    assert scene.supply("A") == {"stone": 6, "long_sword": 1}
    assert on(scene, "A48") == 1
    assert scene.state.thing[0] == thing
    assert scene.deciding() == "B"  # no Viking is asked for


@pytest.mark.rule("OD-DICE-RAID-2", "OD-DICE-RAID-6")
def test_worked_case_23():
    """OD-T-23."""

    def third_roll() -> Scene:
        scene = sail("A48", stone=2, long_sword=1)
        for roll in (4, 5):
            scene.roll(roll)
            scene.choose("A", "roll")
        scene.roll(3)
        return scene

    scene = third_roll()
    assert result(scene) == 3
    assert offered(scene) == {"rune_stone"}
    scene.choose("A", "rune_stone")
    assert scene.supply("A") == {"rune_stone": 1}
    scene = third_roll()
    assert scene.options("A") == ["succeed", "fail"]
    scene.choose("A", "fail")
    assert scene.supply("A") == {"stone": 3, "long_sword": 2}
    assert on(scene, "A48") == 1
    assert scene.deciding() == "B"


# pillages


@pytest.mark.rule("OD-DICE-PILLAGE-1")
def test_pillage_needs_a_longship():
    scene = Scene(2)
    scene.fleet("A", boats="111", knarrs=2)
    assert not {"A49", "A50"} & set(scene.spaces("A"))
    scene.fleet("A", longships="0")
    assert {"A49", "A50"} <= set(scene.spaces("A"))
    for space, vikings in (("A49", 2), ("A50", 3)):
        scene = sail(space)
        assert on(scene, space) == vikings
        assert scene.state.faces == 12


@pytest.mark.rule("OD-DICE-PILLAGE-1")
@pytest.mark.parametrize("space", ["A49", "A50"])
@pytest.mark.parametrize(("longships", "ore"), [("13", 3), ("31", 3), ("02", 2), ("0012", 2), ("11", 1), ("00", 0)])
def test_worked_case_27(space: str, longships: str, ore: int):
    """OD-T-27."""
    scene = sail(space, longships)
    assert scene.state.decision.kind is Kind.CHANCE  # nothing to choose
    scene.roll(7)
    assert result(scene) == 7 + ore
    assert offered(scene) == up_to(7 + ore)


@pytest.mark.rule("OD-DICE-PILLAGE-2")
def test_ore_is_added_beyond_twelve_and_kept():
    scene = sail("A49", "3")
    fleet = list(scene.state.longships)
    scene.roll(12)
    assert result(scene) == 15
    assert offered(scene) == up_to(15)
    scene.choose("A", "silver_hoard")
    assert scene.supply("A") == {"silver_hoard": 1}
    assert scene.state.longships == fleet


@pytest.mark.rule("OD-DICE-PILLAGE-2", "OD-DICE-PILLAGE-3", "OD-DICE-PILLAGE-4")
def test_worked_case_26():
    """OD-T-26."""
    scene = Scene(2)
    scene.have("A", ore=1, long_sword=1)
    scene.fleet("A", longships="2")
    complete(scene)
    scene.turn("A")
    scene.choose("A", "arm-longship-2")
    assert scene.supply("A") == {"long_sword": 1}
    scene.choose("A", "A49")
    scene.roll(4)
    scene.choose("A", "roll")
    scene.roll(6)
    assert result(scene) == 9
    assert scene.options("A") == ["roll", "succeed", "fail"]  # the third roll stays unused
    assert offered(scene) == up_to(10)
    scene.choose("A", "jewelry")
    assert scene.supply("A") == {"jewelry": 1}
    assert face_up(scene) == {"long_sword": 1}
    assert scene.state.longships[:4] == [0, 0, 0, 1]
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-DICE-PILLAGE-3")
@pytest.mark.parametrize("space", ["A49", "A50"])
def test_stones_and_swords_pay_exactly(space: str):
    assert offered(stopped(space, 9, "1", stone=1, long_sword=1, wood=3, ore=2, spear=2)) == up_to(12)
    assert paid(space, 9, "jewelry", "1", stone=1, long_sword=1) == {"stone": 1, "long_sword": 1}
    assert paid(space, 9, "chalice", "1", stone=1, long_sword=1) == {}
    scene = stopped(space, 9, "1", stone=1, long_sword=1)
    scene.choose("A", "succeed")
    scene.choose("A", "treasure_chest")
    assert scene.options("A") == ["0", "1"]
    scene.number("A", 0)
    assert scene.supply("A") == {"treasure_chest": 1, "long_sword": 1}


@pytest.mark.rule("OD-DICE-PILLAGE-4")
@pytest.mark.parametrize("value", range(6, 13))
def test_one_tile_within_the_result(value: int):
    scene = stopped("A49", value)
    assert offered(scene) == up_to(value)
    tile = VALUES[value][0]
    scene.choose("A", tile)
    assert scene.has("A", tile) == 1
    assert sum(scene.supply("A").values()) + scene.state.treasures[0].bit_count() == 1
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-DICE-PILLAGE-5")
@pytest.mark.parametrize("space", ["A49", "A50"])
def test_pillage_fails_with_five_or_less_or_on_purpose(space: str):
    for roll, longships in ((5, "0"), (2, "3"), (4, "1")):
        assert stopped(space, roll, longships).options("A") == ["roll", "fail"]
    assert offered(stopped(space, 3, "1", stone=2)) == {"rune_stone"}
    assert paid(space, 3, "rune_stone", "1", stone=2) == {}
    for roll in (6, 12):
        scene = stopped(space, roll, "3")
        assert scene.options("A") == ["roll", "succeed", "fail"]
        scene.choose("A", "fail")
        assert scene.told(Failed)


@pytest.mark.rule("OD-DICE-PILLAGE-6")
@pytest.mark.parametrize(("space", "vikings"), [("A49", 2), ("A50", 3)])
@pytest.mark.parametrize("back", [0, 1])
def test_worked_case_28(space: str, vikings: int, back: int):
    """OD-T-28."""
    scene = stopped(space, 4, stone=1)
    thing = scene.state.thing[0]
    scene.choose("A", "fail")
    assert scene.supply("A") == {"stone": 2, "long_sword": 1}
    assert scene.options("A") == ["0", "1"]
    scene.number("A", back)
    assert scene.state.thing[0] == thing + back
    assert on(scene, space) == vikings - back
    scene.turn("B")
    scene.fleet("B", longships="0")
    assert space not in scene.options("B")
    scene.state.thing[0] = back
    scene.turn("A")
    assert ("A09" in scene.options("A")) is (back == 1)


@pytest.mark.rule("OD-DICE-PILLAGE-7")
def test_crown_has_the_highest_value_and_two_points():
    assert max(VALUES) == 16
    assert "english_crown" not in offered(stopped("A49", 12, "3"))
    scene = stopped("A49", 12, "3", stone=1)
    assert offered(scene) == up_to(16)
    scene.choose("A", "english_crown")
    assert scene.supply("A") == {}
    assert scene.has("A", "english_crown") == 1
    assert scene.score("A")["crown"] == 2


# plundering


@pytest.mark.rule("OD-DICE-PLUNDER-1")
def test_worked_case_37():
    """OD-T-37."""
    scene = Scene(2)
    scene.fleet("A", longships="3", knarrs=2)
    assert "A51" not in scene.spaces("A")
    for longships in ("00", "33", "012"):
        scene = Scene(2)
        scene.fleet("A", longships=longships)
        scene.use("A", "A51")
        assert scene.supply("A") == {"silver_hoard": 1}
        assert scene.deciding() == "B"  # no die
        assert on(scene, "A51") == 4
        assert scene.ships("A") == (0, 0, len(longships))
