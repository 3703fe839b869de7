"""Trade: upgrades (OD-ACT-UPGRADE), overseas trading (OD-ACT-OVERSEAS), the special sale (OD-ACT-SALE)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.rules.odin.holdings import carry_out, counted, give, held, offered, open_strips
from tests.rules.odin.scene import Scene

FAMILIES = [
    "peas mead oil rune_stone",
    "flax stockfish hide silverware",
    "beans milk wool chest",
    "grain salt_meat linen silk",
    "cabbage game_meat skin_and_bones spices",
    "- sheep fur jewelry",
    "fruits whale_meat robe treasure_chest",
    "- cattle clothing silver_hoard",
]
"""Orange, red, green, blue."""
ONE_LEVEL = [pair for family in FAMILIES for pair in pairwise(family.split()) if pair[0] != "-"]
TWO_LEVELS = [pair for family in FAMILIES for pair in zip(family.split()[:2], family.split()[2:], strict=True)]
TWO_LEVELS = [pair for pair in TWO_LEVELS if pair[0] != "-"]
GREEN = ["oil", "hide", "wool", "linen", "skin_and_bones", "fur", "robe", "clothing"]
BLUE = ["rune_stone", "silverware", "chest", "silk", "spices", "jewelry", "treasure_chest", "silver_hoard"]


def trader(before: str) -> Scene:
    """Seat A has this; no mountain strip lies open, so that A35, A38 and A43 only trade."""
    scene = Scene(2)
    open_strips(scene, {})
    give(scene, "A", before)
    return scene


# upgrades


@pytest.mark.rule("OD-ACT-UPGRADE-1")
@pytest.mark.parametrize(("low", "high"), ONE_LEVEL)
def test_a_good_rises_by_one_level(low: str, high: str) -> None:
    for space in ("A35", "A38"):
        scene = trader(f"2 {low}")
        carry_out(scene, "A", space, low)
        assert scene.deciding() == "B"
        assert held(scene, "A") == {low: 1, high: 1}


@pytest.mark.rule("OD-ACT-UPGRADE-1")
@pytest.mark.parametrize("good", BLUE)
def test_blue_goods_do_not_rise(good: str) -> None:
    scene = trader(f"2 {good}, 1 peas")
    scene.use("A", "A36")
    assert offered(scene, "A") == ["peas"]
    assert scene.refusal("A", good) == "too-high"


@pytest.mark.rule("OD-ACT-UPGRADE-1", "OD-ACT-UPGRADE-2")
def test_two_stockfish_become_two_hides() -> None:
    """OD-T-18: of one good, of two goods."""
    before = "2 stockfish, 1 peas, 1 grain, 1 salt_meat"
    scene = trader(before)
    carry_out(scene, "A", "A35", "stockfish")
    assert held(scene, "A") == counted("1 stockfish, 1 hide, 1 peas, 1 grain, 1 salt_meat")
    scene = trader(before)
    carry_out(scene, "A", "A36", "stockfish stockfish")
    assert held(scene, "A") == counted("2 hide, 1 peas, 1 grain, 1 salt_meat")


@pytest.mark.rule("OD-ACT-UPGRADE-2")
def test_no_tile_rises_twice() -> None:
    """OD-T-18: peas do not become oil."""
    scene = trader("1 peas")
    carry_out(scene, "A", "A36", "peas")
    assert scene.deciding() == "B"
    assert held(scene, "A") == {"mead": 1}
    scene = trader("1 peas, 1 stockfish")
    scene.use("A", "A39")
    scene.choose("A", "peas")
    assert offered(scene, "A") == ["stockfish"]
    assert scene.refusal("A", "mead") == "no-such-good"


@pytest.mark.rule("OD-ACT-UPGRADE-2")
def test_an_older_tile_of_the_same_kind_may_rise() -> None:
    scene = trader("1 peas, 1 mead")
    scene.use("A", "A39")
    scene.choose("A", "peas")
    assert offered(scene, "A") == ["mead"]
    scene.choose("A", "mead")
    assert scene.deciding() == "B"
    assert held(scene, "A") == {"mead": 1, "oil": 1}


@pytest.mark.rule("OD-ACT-UPGRADE-2", "OD-ACT-UPGRADE-4")
@pytest.mark.parametrize(("space", "most"), [("A35", 1), ("A38", 1), ("A36", 2), ("A39", 3), ("A41", 3), ("A42", 4)])
def test_up_to_so_many_goods_rise(space: str, most: int) -> None:
    for number in range(1, most + 1):
        scene = trader("6 stockfish")
        scene.use("A", space)
        scene.luck()
        for _ in range(number):
            scene.choose("A", "stockfish")
        if number < most:
            assert scene.options("A") == ["done", "stockfish"]
            scene.choose("A", "done")
        scene.luck()
        assert scene.deciding() == "B"
        assert (scene.has("A", "stockfish"), scene.has("A", "hide")) == (6 - number, number)


@pytest.mark.rule("OD-ACT-UPGRADE-3")
@pytest.mark.parametrize(("low", "high"), TWO_LEVELS)
def test_a_double_upgrade_is_two_levels(low: str, high: str) -> None:
    for space in ("A43", "A44"):
        scene = trader(f"3 {low}")
        carry_out(scene, "A", space, f"{low} done")
        assert scene.deciding() == "B"
        assert held(scene, "A") == {low: 2, high: 1}


@pytest.mark.rule("OD-ACT-UPGRADE-3")
def test_grain_becomes_linen_and_salt_meat_becomes_silk() -> None:
    """OD-T-18."""
    scene = trader("2 stockfish, 1 peas, 1 grain, 1 salt_meat")
    carry_out(scene, "A", "A43", "grain salt_meat")
    assert scene.deciding() == "B"
    assert held(scene, "A") == counted("2 stockfish, 1 peas, 1 linen, 1 silk")


@pytest.mark.rule("OD-ACT-UPGRADE-3")
@pytest.mark.parametrize("good", [*GREEN, *BLUE])
def test_green_goods_have_no_double_upgrade(good: str) -> None:
    scene = trader(f"2 {good}, 1 peas")
    scene.use("A", "A43")
    assert offered(scene, "A") == ["peas"]
    assert scene.refusal("A", good) == "too-high"
    scene = trader(f"2 {good}")
    scene.turn("A")
    assert scene.refusal("A", "A43") is not None


@pytest.mark.rule("OD-ACT-UPGRADE-3", "OD-ACT-UPGRADE-4")
@pytest.mark.parametrize(("space", "most"), [("A43", 2), ("A44", 3)])
def test_so_many_double_upgrades(space: str, most: int) -> None:
    scene = trader("5 peas")
    carry_out(scene, "A", space, " ".join(["peas"] * most))
    assert scene.deciding() == "B"
    assert held(scene, "A") == {"peas": 5 - most, "oil": most}


@pytest.mark.rule("OD-ACT-UPGRADE-4")
@pytest.mark.parametrize("space", ["A36", "A39", "A42"])
def test_without_a_tile_to_raise_there_is_no_trade(space: str) -> None:
    for good in BLUE:
        scene = trader(f"1 {good}")
        scene.turn("A")
        assert scene.refusal("A", space) == "nothing-to-raise"
    for good in [*GREEN, "peas", "mead", "sheep", "cattle"]:
        assert space in trader(f"1 {good}").spaces("A")


@pytest.mark.rule("OD-ACT-UPGRADE-5")
def test_four_weapons_after_the_upgrades() -> None:
    scene = trader("1 stockfish")
    scene.state.weapon_pile, scene.state.weapon_discard = [1, 1, 1, 2], [0, 0, 0, 0]
    scene.use("A", "A41")
    scene.luck()
    assert offered(scene, "A") == ["stockfish"]
    assert held(scene, "A") == counted("1 stockfish, 1 card")
    scene.choose("A", "stockfish")
    for place in (5, 2, 1, 2):
        scene.roll(place)
    assert scene.deciding() == "B"
    assert held(scene, "A") == counted("1 hide, 1 long_sword, 1 snare, 1 bow, 1 long_sword, 1 card") | {"long_sword": 2}
    assert scene.state.weapon_pile == [0, 0, 1, 0]


@pytest.mark.rule("OD-ACT-UPGRADE-5")
def test_weapons_without_anything_to_raise() -> None:
    scene = trader("")
    carry_out(scene, "A", "A41")
    assert scene.deciding() == "B"
    assert held(scene, "A") == counted("4 bow, 1 card")


@pytest.mark.rule("OD-ACT-UPGRADE-6")
def test_pregnant_animals_rise_too() -> None:
    scene = trader("1 sheep, 1 cattle")
    scene.pregnant("A", sheep=1, cattle=1)
    carry_out(scene, "A", "A36", "sheep cattle")
    assert held(scene, "A") == {"fur": 1, "clothing": 1}
    assert scene.state.pregnant[:2] == [0, 0]


@pytest.mark.rule("OD-ACT-UPGRADE-6")
def test_tiles_on_boards_and_in_houses_do_not_rise() -> None:
    scene = trader("1 wool, 1 flax, 1 peas, 1 long_house")
    assert scene.lay("A", "wool/0", "home:10,0") is None
    assert scene.lay("A", "flax/0", "long-house1:0,0") is None
    scene.use("A", "A39")
    assert offered(scene, "A") == ["peas"]
    assert scene.refusal("A", "wool") == "no-such-good"
    assert scene.refusal("A", "flax") == "no-such-good"
    scene = trader("1 wool")
    assert scene.lay("A", "wool/0", "home:10,0") is None
    scene.turn("A")
    assert scene.refusal("A", "A36") == "nothing-to-raise"


@pytest.mark.rule("OD-ACT-UPGRADE-6")
def test_special_tiles_do_not_rise() -> None:
    scene = trader("1 helmet, 1 peas")
    scene.use("A", "A36")
    assert offered(scene, "A") == ["peas"]
    assert scene.refusal("A", "helmet") == "choose-a-good"


@pytest.mark.rule("OD-ACT-UPGRADE-6")
def test_goods_of_others_do_not_rise() -> None:
    scene = trader("1 peas")
    give(scene, "B", "1 stockfish")
    scene.use("A", "A36")
    assert offered(scene, "A") == ["peas"]


# overseas


@pytest.mark.rule("OD-ACT-OVERSEAS-1", "OD-ACT-OVERSEAS-2")
@pytest.mark.parametrize("space", ["A45", "A46"])
def test_every_green_good_becomes_blue(space: str) -> None:
    scene = trader("1 knarr, 1 silver, " + ", ".join(f"1 {good}" for good in GREEN))
    scene.use("A", space)
    assert sorted(offered(scene, "A")) == sorted([*GREEN])
    for good in GREEN:
        scene.choose("A", good)
    assert scene.deciding() == "B"
    assert held(scene, "A") == {"knarr": 1} | dict.fromkeys(BLUE, 1)


@pytest.mark.rule("OD-ACT-OVERSEAS-2", "OD-ACT-OVERSEAS-3")
@pytest.mark.parametrize("space", ["A45", "A46"])
def test_one_tile_of_each_kind(space: str) -> None:
    """OD-T-19: for one silver in all; the second linen and the fur on the home board stay green."""
    scene = trader("1 knarr, 1 silver, 1 oil, 1 hide, 1 wool, 2 linen, 1 clothing, 1 fur")
    assert scene.lay("A", "fur/0", "home:0,0") is None
    scene.use("A", space)
    assert scene.has("A", "silver") == 0
    assert scene.refusal("A", "fur") == "choose-a-green-good"
    scene.choose("A", "linen")
    assert sorted(offered(scene, "A")) == sorted(["oil", "hide", "wool", "clothing"])
    assert scene.refusal("A", "linen") == "kind-turned-already"
    for good in ["oil", "hide", "wool", "clothing"]:
        scene.choose("A", good)
    assert scene.deciding() == "B"
    assert held(scene, "A") == counted("1 knarr, 1 rune_stone, 1 silverware, 1 chest, 1 silk, 1 silver_hoard, 1 linen")


@pytest.mark.rule("OD-ACT-OVERSEAS-3")
def test_green_tiles_on_a_board_stay_green() -> None:
    scene = trader("1 knarr, 1 silver, 1 wool")
    assert scene.lay("A", "wool/0", "home:10,0") is None
    scene.use("A", "A45")
    assert scene.options("A") == ["done"]
    assert scene.refusal("A", "wool") == "choose-a-green-good"


@pytest.mark.rule("OD-ACT-OVERSEAS-2")
@pytest.mark.parametrize("good", ["peas", "mead", "sheep", "cattle", "flax", "stockfish", "silk", "chest"])
def test_only_green_goods_go_overseas(good: str) -> None:
    scene = trader(f"1 knarr, 1 silver, 1 oil, 1 {good}")
    scene.use("A", "A45")
    assert offered(scene, "A") == ["oil"]
    assert scene.refusal("A", good) == "choose-a-green-good"


@pytest.mark.rule("OD-ACT-OVERSEAS-4")
@pytest.mark.parametrize("before", ["1 oil", "1 silk", ""])
def test_a_silver_for_no_trade_at_all(before: str) -> None:
    scene = trader(", ".join(filter(None, ["1 knarr, 2 silver", before])))
    carry_out(scene, "A", "A45", "done")
    assert scene.deciding() == "B"
    assert held(scene, "A") == counted("1 knarr, 1 silver") | counted(before)


@pytest.mark.rule("OD-ACT-OVERSEAS-1", "OD-ACT-OVERSEAS-2", "OD-ACT-SALE-1")
@pytest.mark.parametrize("space", ["A45", "A46", "A47"])
def test_only_a_knarr_sails_to_trade(space: str) -> None:
    scene = trader("9 silver, 3 whaling_boat, 3 longship, 1 oil")
    scene.turn("A")
    assert scene.refusal("A", space) == "needs"
    scene.fleet("A", knarrs=1)
    assert space in scene.spaces("A")


# special sale

PRICES = {
    "glass_beads": 0,
    "helmet": 1,
    "cloakpin": 1,
    "belt": 2,
    "crucifix": 2,
    "drinking_horn": 2,
    "amber_figure": 2,
    "horseshoe": 2,
    "gold_brooch": 3,
    "forge_hammer": 4,
    "fibula": 4,
    "throwing_axe": 4,
    "chalice": 5,
    "round_shield": 6,
}


def sale(silver: int, mini_expansions: str = "none") -> Scene:
    scene = Scene(2, mini_expansions=mini_expansions)
    give(scene, "A", f"1 knarr, {silver} silver")
    scene.use("A", "A47")
    scene.luck()
    return scene


@pytest.mark.rule("OD-ACT-SALE-1", "OD-ACT-SALE-2")
@pytest.mark.parametrize(("tile", "price"), PRICES.items())
def test_prices_of_special_tiles(tile: str, price: int) -> None:
    scene = sale(price)
    scene.choose("A", tile)
    assert (scene.has("A", tile), scene.has("A", "silver")) == (1, 0)
    if price:
        scene = sale(price - 1)
        assert tile not in scene.options("A")
        assert scene.refusal("A", tile) == "too-little-silver"


@pytest.mark.rule("OD-ACT-SALE-2")
def test_crown_and_altar_are_never_for_sale() -> None:
    scene = sale(99, "both")
    assert sorted(offered(scene, "A")) == sorted([*PRICES])
    assert scene.refusal("A", "english_crown") == "not-for-sale"
    assert scene.refusal("A", "altar") == "not-for-sale"


@pytest.mark.rule("OD-ACT-SALE-1", "OD-ACT-SALE-2")
@pytest.mark.parametrize("tile", ["helmet", "cloakpin"])
def test_two_tiles_for_one_silver(tile: str) -> None:
    """OD-T-20: a third is not sold."""
    scene = sale(1)
    assert offered(scene, "A") == ["glass_beads", "helmet", "cloakpin"]
    scene.choose("A", "glass_beads")
    assert offered(scene, "A") == ["helmet", "cloakpin"]
    assert scene.refusal("A", "glass_beads") == "special-gone"
    scene.choose("A", tile)
    assert scene.deciding() == "B"
    assert held(scene, "A") == {"knarr": 1, "glass_beads": 1, tile: 1, "card": 1}


@pytest.mark.rule("OD-ACT-SALE-1")
def test_at_most_two_tiles_are_sold() -> None:
    scene = sale(20)
    scene.choose("A", "belt")
    scene.choose("A", "chalice")
    assert scene.deciding() == "B"
    scene = sale(20)
    scene.choose("A", "belt")
    scene.choose("A", "done")
    assert scene.deciding() == "B"
    assert held(scene, "A") == counted("1 knarr, 18 silver, 1 belt, 1 card")


@pytest.mark.rule("OD-ACT-SALE-2")
def test_shield_and_chalice_cost_eleven() -> None:
    """OD-T-106 (c)."""
    scene = sale(11)
    scene.choose("A", "round_shield")
    assert "chalice" in scene.options("A")
    scene.choose("A", "chalice")
    assert held(scene, "A") == counted("1 knarr, 1 round_shield, 1 chalice, 1 card")


@pytest.mark.rule("OD-ACT-UPGRADE-4", "OD-ACT-SALE-1")
def test_without_a_tile_to_buy_there_is_no_sale() -> None:
    scene = trader("1 knarr")
    assert "A47" in scene.spaces("A")
    give(scene, "B", "1 glass_beads")
    assert "A47" not in scene.spaces("A")
    assert scene.refusal("A", "A47") == "nothing-to-buy"
    scene.have("A", silver=1)
    assert "A47" in scene.spaces("A")


@pytest.mark.rule("OD-GOODS-10", "OD-DICE-RAID-3")
def test_what_a_raid_with_stone_and_sword_reaches() -> None:
    """OD-T-106 (a)."""
    due = {
        0: ["rune_stone"],
        1: ["silverware", "glass_beads"],
        2: ["chest", "silk", "helmet", "cloakpin", "belt", "crucifix", "drinking_horn"],
    }
    for paid, tiles in due.items():
        for tile in tiles:
            scene = trader("1 longship, 1 stone, 1 long_sword")
            scene.use("A", "A48")
            scene.roll(6)
            scene.choose("A", "succeed")
            assert sorted(scene.options("A")) == sorted(tile for each in due.values() for tile in each)
            scene.choose("A", tile)
            if scene.deciding() == "A":
                scene.choose("A", "1")
            assert scene.has("A", tile) == 1
            assert scene.has("A", "stone") + scene.has("A", "long_sword") == 2 - paid
