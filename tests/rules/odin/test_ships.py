"""Anytime actions with ships: buying (OD-ANY-SHIP) and arming them (OD-ANY-ARM)."""

from __future__ import annotations

import pytest

from meadhall.games.odin.rules.anytime import Windows
from tests.rules.odin.holdings import carry_out, counted, give, held, open_strips
from tests.rules.odin.scene import Scene

SHIPS = ["whaling_boat", "knarr", "longship"]
PRICES = [("whaling_boat", 3), ("knarr", 5), ("longship", 8)]
LOADS = ["arm-boat", "arm-longship-0", "arm-longship-1", "arm-longship-2"]


def bay(before: str = "", boats: str = "", longships: str = "") -> Scene:
    scene = Scene(2)
    open_strips(scene, {1: 0, 2: 0})
    give(scene, "A", before)
    scene.fleet("A", boats=boats, longships=longships)
    return scene


def for_sale(scene: Scene) -> list[str]:
    scene.turn("A")
    return [option for option in scene.options("A") if option in SHIPS]


def loads(scene: Scene) -> list[str]:
    scene.turn("A")
    return [option for option in scene.options("A") if option in LOADS]


# buying


@pytest.mark.rule("OD-ANY-SHIP-1")
@pytest.mark.parametrize(("ship", "price"), PRICES)
def test_prices_of_ships(ship: str, price: int) -> None:
    scene = bay(f"{price - 1} silver")
    scene.turn("A")
    assert scene.refusal("A", ship) == "too-little-silver"
    assert ship not in scene.options("A")
    scene = bay(f"{price} silver")
    scene.turn("A")
    scene.choose("A", ship)
    assert held(scene, "A") == {ship: 1}
    assert scene.score("A")["ships"] == price
    assert scene.deciding() == "A"


@pytest.mark.rule("OD-ANY-SHIP-1", "OD-ANY-GEN-4")
def test_several_ships_in_one_turn_cost_no_viking() -> None:
    scene = bay("20 silver")
    scene.turn("A")
    vikings = scene.state.thing[0]
    for ship in ("knarr", "longship", "whaling_boat", "whaling_boat"):
        scene.choose("A", ship)
    assert held(scene, "A") == counted("2 whaling_boat, 1 knarr, 1 longship, 1 silver")
    assert scene.state.thing[0] == vikings
    assert "pass" in scene.options("A")


@pytest.mark.rule("OD-ANY-SHIP-1", "OD-ANY-GEN-1")
def test_ships_are_also_bought_between_phases() -> None:
    scene = bay("8 silver")
    give(scene, "B", "5 silver")
    scene.begin(Windows())
    scene.choose("B", "knarr")
    scene.choose("A", "longship")
    assert held(scene, "A") == {"longship": 1}
    assert held(scene, "B") == {"knarr": 1}


@pytest.mark.rule("OD-ANY-SHIP-2")
@pytest.mark.parametrize(
    ("space", "wood", "ship"), [("A05", 1, "whaling_boat"), ("A06", 2, "knarr"), ("A07", 2, "longship")]
)
def test_ships_are_built_of_wood_without_silver(space: str, wood: int, ship: str) -> None:
    scene = bay(f"{wood} wood")
    scene.state.pile = 0
    carry_out(scene, "A", space)
    assert held(scene, "A") == {ship: 1}


@pytest.mark.rule("OD-ANY-SHIP-3")
def test_knarrs_and_longships_are_large_and_boats_are_not() -> None:
    for ship, large in (("whaling_boat", False), ("knarr", True), ("longship", True)):
        scene = bay(f"1 {ship}, 1 silver")
        assert ("A57" in scene.spaces("A")) is large
        assert ("A53" in scene.spaces("A")) is large
        assert "A52" in scene.spaces("A")


@pytest.mark.rule("OD-ANY-SHIP-4", "OD-ANY-SHIP-5")
@pytest.mark.parametrize(
    ("ships", "sold"),
    [
        ("2 whaling_boat", ["whaling_boat", "knarr", "longship"]),
        ("3 whaling_boat", ["knarr", "longship"]),
        ("3 knarr", ["whaling_boat", "knarr", "longship"]),
        ("4 knarr", ["whaling_boat"]),
        ("4 longship", ["whaling_boat"]),
        ("1 knarr, 3 longship", ["whaling_boat"]),
        ("2 whaling_boat, 2 knarr, 1 longship", ["whaling_boat", "knarr", "longship"]),
        ("3 whaling_boat, 2 knarr, 2 longship", []),
    ],
)
def test_three_small_and_four_large_berths(ships: str, sold: list[str]) -> None:
    scene = bay(f"{ships}, 30 silver")
    assert for_sale(scene) == sold
    for ship in SHIPS:
        if ship not in sold:
            assert scene.refusal("A", ship) == "no-berth"


@pytest.mark.rule("OD-ANY-SHIP-1", "OD-ANY-SHIP-4", "OD-ANY-SHIP-5")
def test_a_full_bay() -> None:
    """OD-T-66: neither bought nor built, and not by a card; the berths of one size are of no use to the other."""
    scene = bay("3 whaling_boat, 3 knarr, 8 silver, 9 wood")
    assert for_sale(scene) == ["knarr", "longship"]
    assert scene.refusal("A", "A05") == "no-berth"
    scene.choose("A", "longship")
    assert held(scene, "A") == counted("3 whaling_boat, 3 knarr, 1 longship, 9 wood")
    scene.have("A", silver=30)
    assert for_sale(scene) == []
    for option in (*SHIPS, "A05", "A06", "A07"):
        assert scene.refusal("A", option) == "no-berth"
    scene.play("A", 82)
    assert scene.deciding() == ""
    assert scene.ships("A") == (3, 3, 1)


@pytest.mark.rule("OD-ANY-SHIP-4")
def test_a_whaling_boat_uses_no_large_berth() -> None:
    scene = bay("30 silver, 3 whaling_boat, 9 wood")
    scene.turn("A")
    assert scene.refusal("A", "whaling_boat") == "no-berth"
    assert scene.refusal("A", "A05") == "no-berth"
    for _ in range(3):
        scene.choose("A", "knarr")
    scene.choose("A", "longship")
    assert scene.ships("A") == (3, 3, 1)


@pytest.mark.rule("OD-ANY-SHIP-5")
@pytest.mark.parametrize(
    ("space", "ships"), [("A05", "3 whaling_boat"), ("A06", "2 knarr, 2 longship"), ("A07", "2 knarr, 2 longship")]
)
def test_no_ship_is_built_without_a_berth(space: str, ships: str) -> None:
    scene = bay(f"9 wood, {ships}")
    scene.turn("A")
    assert scene.refusal("A", space) == "no-berth"


@pytest.mark.rule("OD-ANY-SHIP-5")
def test_berths_are_counted_for_each_player() -> None:
    scene = bay("30 silver")
    give(scene, "B", "3 whaling_boat, 4 knarr")
    assert for_sale(scene) == SHIPS


@pytest.mark.rule("OD-ANY-SHIP-6")
def test_an_emigrated_ship_frees_its_berth() -> None:
    scene = bay("9 silver, 4 knarr")
    assert for_sale(scene) == ["whaling_boat"]
    carry_out(scene, "A", "A57", "knarr")
    assert for_sale(scene) == SHIPS
    assert scene.ships("A") == (0, 3, 0)
    assert scene.score("A")["ships"] == 15


@pytest.mark.rule("OD-ANY-SHIP-7", "OD-ACT-GEN-3", "OD-ANY-SHIP-6")
def test_one_longship_raids_explores_and_emigrates() -> None:
    """OD-T-7."""
    scene = bay("9 silver", longships="0")
    scene.state.sides[3] = 1
    carry_out(scene, "A", "A48", "d8 succeed chest")
    carry_out(scene, "A", "A54", "newfoundland")
    assert scene.ships("A") == (0, 0, 1)
    carry_out(scene, "A", "A57", "longship")
    assert held(scene, "A") == counted("8 silver, 1 chest, 1 newfoundland, 1 emigrated_longship, 1 card")
    assert scene.ships("A") == (0, 0, 0)


# arming


@pytest.mark.rule("OD-ANY-ARM-1")
def test_ore_from_the_supply_onto_a_ship() -> None:
    scene = bay("2 ore", boats="0", longships="0")
    assert loads(scene) == ["arm-boat", "arm-longship-0"]
    scene.choose("A", "arm-longship-0")
    assert scene.deciding() == "A"
    assert scene.has("A", "ore") == 1
    assert scene.state.longships[:4] == [0, 1, 0, 0]
    scene.choose("A", "arm-boat")
    assert scene.has("A", "ore") == 0
    assert scene.state.boats[:2] == [0, 1]
    assert loads(scene) == []


@pytest.mark.rule("OD-ANY-ARM-1")
def test_arming_needs_ore_in_the_own_supply() -> None:
    scene = bay("9 stone, 9 wood", boats="0", longships="0")
    give(scene, "B", "9 ore")
    assert loads(scene) == []
    for load in LOADS[:2]:
        assert scene.refusal("A", load) == "nothing-to-arm"
    scene = bay("9 ore")
    give(scene, "B", "1 longship, 1 whaling_boat")
    assert loads(scene) == []


@pytest.mark.rule("OD-ANY-ARM-1")
def test_arming_right_before_an_action() -> None:
    scene = bay("1 ore", longships="0")
    scene.turn("A")
    scene.choose("A", "arm-longship-0")
    scene.choose("A", "A49")
    scene.roll(5)
    scene.choose("A", "succeed")
    scene.choose("A", "rune_stone")
    assert scene.deciding() == "B"
    assert scene.has("A", "rune_stone") == 1


@pytest.mark.rule("OD-ANY-ARM-1")
@pytest.mark.parametrize(
    ("space", "luck"), [("A49", [5]), ("A12", [1]), ("A36", []), ("A34", []), ("A45", []), ("A57", [])]
)
def test_no_arming_during_an_action(space: str, luck: list[int]) -> None:
    scene = bay("1 ore, 1 peas, 1 silver, 1 knarr", boats="00", longships="0")
    assert loads(scene) == ["arm-boat", "arm-longship-0"]
    scene.choose("A", space)
    for value in luck:
        scene.roll(value)
    assert scene.deciding() == "A"
    assert not set(LOADS) & set(scene.options("A"))
    for load in LOADS:
        assert scene.refusal("A", load) is not None


@pytest.mark.rule("OD-ANY-ARM-1")
def test_ships_are_also_armed_between_phases() -> None:
    scene = bay("1 ore", boats="0")
    scene.begin(Windows())
    scene.choose("A", "arm-boat")
    assert scene.state.boats[:2] == [0, 1]


@pytest.mark.rule("OD-ANY-ARM-2", "OD-ANY-GEN-5")
def test_loaded_ore_is_never_taken_back() -> None:
    """Whatever is done in a turn, up to the next choice, the ore stays on the ships."""

    def armed() -> Scene:
        scene = bay("1 ore, 9 silver, 3 wood, 3 stone, 1 peas, 1 knarr", boats="01", longships="3")
        scene.state.thing[0] = 12
        scene.turn("A")
        return scene

    options = armed().options("A")
    assert {"A07", "A37", "A49", "A61", "arm-boat", "longship"} <= set(options)
    for option in options:
        scene = armed()
        scene.choose("A", option)
        scene.luck()
        assert scene.state.boats[1] == 1 + (option == "arm-boat"), option
        assert scene.state.longships[3] == 1, option
        assert scene.has("A", "ore") <= 1 + (option == "A37"), option  # A37 gives one


@pytest.mark.rule("OD-ANY-ARM-3")
def test_a_whaling_boat_has_room_for_one_ore() -> None:
    scene = bay("9 ore", boats="0")
    scene.turn("A")
    scene.choose("A", "arm-boat")
    assert loads(scene) == []
    assert scene.refusal("A", "arm-boat") == "nothing-to-arm"


@pytest.mark.rule("OD-ANY-ARM-3")
@pytest.mark.parametrize(("boats", "strength"), [("0", 1), ("1", 2)])
def test_the_strength_of_a_whaling_boat(boats: str, strength: int) -> None:
    """A roll of the strength costs nothing, one more costs one."""
    scene = bay("", boats=boats)
    carry_out(scene, "A", "A13", f"d{strength}")
    assert scene.has("A", "whale_meat") == 1
    scene = bay("5 wood", boats=boats)
    carry_out(scene, "A", "A13", f"d{strength + 1} succeed")
    assert scene.has("A", "wood") == 4


@pytest.mark.rule("OD-ANY-ARM-4")
def test_a_longship_has_room_for_three_ore() -> None:
    scene = bay("9 ore", longships="0")
    scene.turn("A")
    for load in range(3):
        assert loads(scene) == [f"arm-longship-{load}"]
        scene.choose("A", f"arm-longship-{load}")
        assert scene.state.longships[load + 1] == 1
    assert loads(scene) == []
    assert scene.has("A", "ore") == 6


@pytest.mark.rule("OD-ANY-ARM-4")
def test_a_longship_has_no_printed_ore() -> None:
    scene = bay("", longships="0")
    carry_out(scene, "A", "A49", "d5")
    assert scene.options("A") == ["roll", "fail"]
    scene = bay("", longships="1")
    carry_out(scene, "A", "A49", "d5")
    assert scene.options("A") == ["roll", "succeed", "fail"]


@pytest.mark.rule("OD-ANY-ARM-4")
def test_a_knarr_is_never_armed() -> None:
    scene = bay("9 ore, 4 knarr")
    assert loads(scene) == []
    for load in LOADS:
        assert scene.refusal("A", load) == "nothing-to-arm"


@pytest.mark.rule("OD-ANY-ARM-5")
def test_ore_on_ships_is_not_spent() -> None:
    scene = bay("", longships="3", boats="1")
    carry_out(scene, "A", "A49", "d3 succeed rune_stone")
    assert scene.state.longships[:4] == [0, 0, 0, 1]
    scene.state.thing[0] = 12
    carry_out(scene, "A", "A13", "d2")
    assert scene.state.boats[:2] == [0, 1]
    carry_out(scene, "A", "A50", "draw d3 fail 0")
    assert scene.state.longships[:4] == [0, 0, 0, 1]


@pytest.mark.rule("OD-ANY-ARM-6")
def test_the_ore_of_an_exchanged_boat_is_lost() -> None:
    scene = bay("1 ore", boats="1")
    carry_out(scene, "A", "A61", "yes")
    assert held(scene, "A") == counted("1 ore, 1 knarr")
    assert scene.state.boats == [0] * 4
