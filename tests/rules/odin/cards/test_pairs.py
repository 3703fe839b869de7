"""Cards that meet: prices, dice, and what happens instead of something else."""

from __future__ import annotations

import pytest

from meadhall.games.odin.events import Rolled
from meadhall.games.odin.rules.turns import EndActions
from meadhall.games.odin.rules.upkeep import DrawWeapons
from tests.rules.odin.holdings import counted
from tests.rules.odin.pairs import all_of, asked, go, ready, stand
from tests.rules.odin.scene import Scene

STONE_NEXT = {1: 2}
"""A strip with a stone next."""


def result(scene: Scene) -> int:
    (event,) = scene.told(Rolled)
    assert isinstance(event, Rolled)
    return event.result


# prices


@pytest.mark.card(1, 2, 77)
def test_both_discounts_on_a_market_that_is_followed() -> None:
    """3 silver, less 1 for a Livestock Market, less 1 for a price of 2 or more."""
    scene = ready("1 silver", 1, 2)
    stand(scene, "A17", "B")
    scene.hold("A", 77)
    go(scene, "A58 card77 yes A17")
    assert all_of(scene) == counted("1 cattle, 1 milk")


@pytest.mark.card(1, 2, 91)
@pytest.mark.parametrize(("cards", "silver"), [((), 3), ((1,), 2), ((2,), 2), ((1, 2), 1)])
def test_discounts_on_the_latecomers_space(cards: tuple[int, ...], silver: int) -> None:
    """A silver for card 91, which is no price of the space, and 2 for the salt meat."""
    for have, possible in ((silver, True), (silver - 1, False)):
        scene = ready(f"{have} silver", 91, *cards)
        for space in ("A09", "A20"):
            stand(scene, space, "B")
        stand(scene, "A14")
        scene.begin(EndActions())
        if possible:
            assert asked(scene) == ["done", "card91"]
            go(scene, "card91 A15")
            assert all_of(scene) == counted("2 salt_meat")
        else:
            assert asked(scene) == [], cards


@pytest.mark.rule("OD-EMIGRATE-2")
@pytest.mark.card(2, 84, 170)
@pytest.mark.parametrize(("round_", "price"), [(1, 0), (3, 0), (4, 0), (5, 1), (7, 3)])
def test_the_fare_of_the_harbor_guard(round_: int, price: int) -> None:
    """Two large ships and 2 silver for card 170; card 2 is about spaces only."""
    for silver in (price, price - 1):
        scene = ready(f"1 knarr, 1 longship{f', {silver} silver' if silver > 0 else ''}", 2, 170)
        scene.round(round_)
        scene.play("A", 84)
        if silver == price:
            go(scene, "yes knarr")
            assert all_of(scene) == counted("1 longship, 1 emigrated_knarr")
        elif price:
            assert asked(scene) == []


@pytest.mark.card(2, 110, 170)
def test_the_fare_after_overseas_trading_is_no_price_of_the_space() -> None:
    scene = ready("1 knarr, 3 silver", 2, 110, 170)
    scene.round(4)
    go(scene, "A46 done card110 knarr")
    assert all_of(scene) == counted("1 emigrated_knarr")
    scene = ready("1 knarr, 2 silver", 2, 110, 170)
    scene.round(4)
    go(scene, "A46 done")
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-PH5-7")
@pytest.mark.card(115, 116, 121)
def test_a_stone_less_and_a_stone_from_the_mountains() -> None:
    """The long house costs one stone with card 116, and card 121 can bring it; the stone house costs none."""
    scene = ready("", 115, 116, 121, strips=STONE_NEXT)
    assert "A03" in scene.options("A")
    go(scene, "A03")
    assert asked(scene) == ["card121"], "the house depends on it"
    go(scene, "card121 strip1")
    assert all_of(scene) == counted("1 long_house, 1 silverware")
    scene = ready("", 115, 116, 121, strips=STONE_NEXT)
    go(scene, "A02")
    assert asked(scene) == ["done", "card121"]
    go(scene, "card121 strip1")
    assert all_of(scene) == counted("1 stone_house, 1 silverware, 1 stone")
    scene = ready("", 116, 121, strips={1: 0})
    assert "A03" not in scene.options("A"), "wood does not help"


@pytest.mark.rule("OD-PH5-7")
@pytest.mark.card(6, 164)
def test_the_silver_of_a_stone_pays_for_the_animals() -> None:
    """A19 costs 3 silver; the stone taken before the Vikings are placed brings the third."""
    scene = ready("2 silver", 6, 164, strips=STONE_NEXT)
    assert "A19" in scene.options("A")
    go(scene, "A19")
    assert asked(scene) == ["card164"]
    go(scene, "card164 strip1")
    assert all_of(scene) == counted("1 sheep, 1 cattle, 1 stone")
    assert "A19" not in ready("1 silver", 6, 164, strips=STONE_NEXT).options("A")
    assert "A19" not in ready("2 silver", 164, strips=STONE_NEXT).options("A")


@pytest.mark.card(15, 115, 116, 117)
def test_what_the_house_brings_is_there_when_the_ship_is_built() -> None:
    """On A04 the house comes first: its hide can be raised for the longship."""
    scene = ready("1 stone, 2 wood", 15, 115, 116, 117)
    go(scene, "A04 0")
    assert asked(scene) == ["done", "card117"]
    go(scene, "card117 hide")
    assert all_of(scene) == counted("1 stone_house, 1 longship, 2 silverware")


@pytest.mark.card(2, 174)
def test_a_discount_leaves_the_silver_for_silk() -> None:
    scene = ready("5 silver", 2, 174)
    go(scene, "A17 card174")
    assert all_of(scene) == counted("1 cattle, 1 milk, 1 silk"), "4 silver would be too much for spices"


@pytest.mark.rule("OD-ACT-SALE-1")
@pytest.mark.card(2, 19, 92)
def test_special_tiles_bought_cheaper_count() -> None:
    """3 and 2 silver, together one less."""
    scene = ready("1 knarr, 4 silver, 1 helmet, 1 cloakpin", 2)
    go(scene, "A47 gold_brooch belt")
    assert scene.supply("A") == {}
    scene.play("A", 19)
    assert scene.supply("A") == counted("1 spices")


# dice


@pytest.mark.rule("OD-DICE-10")
@pytest.mark.card(4, 13, 85, 146)
def test_modifiers_add_up_also_for_the_hornblower() -> None:
    scene = ready("3 silver, 2 wood", 4, 13, 146)
    scene.play("A", 85)
    go(scene, "yes d5")
    assert result(scene) == 2
    go(scene, "succeed")
    assert all_of(scene) == counted("2 silver, 1 hide, 1 game_meat")
    go(scene, "yes d3")
    assert result(scene) == 1, "card 13 is about hunting only"
    assert scene.options("A") == ["roll", "fail"]
    go(scene, "roll d2")
    assert all_of(scene) == counted("1 hide, 1 game_meat, 1 fur, 1 weapon"), "0 is a success"


@pytest.mark.card(4, 90, 136)
@pytest.mark.parametrize(("space", "card", "modified"), [("A48", 90, 5 - 1 + 1 + 2), ("A49", 132, 5 - 1 + 1 + 3 + 1)])
def test_ore_given_up_and_other_modifiers(space: str, card: int, modified: int) -> None:
    """The longship has 2 ore: one is given up, the other counts in a pillage."""
    scene = ready("", 4, card, 136)
    scene.fleet("A", longships="2")
    go(scene, f"{space} card{card} d5")
    assert result(scene) == modified


@pytest.mark.card(89, 90, 136)
def test_a_split_result_with_a_stone_that_counts_two() -> None:
    """8, 1 and 2 more, and 2 for the stone: 6 and 7."""
    scene = ready("1 stone", 89, 90, 136)
    scene.fleet("A", longships="1")
    go(scene, "A48 card90 d8 succeed rune_stone")
    assert result(go(ready("1 longship", 136), "A48 d8")) == 9
    assert asked(scene) == ["done", "rune_stone", "silverware", "glass_beads"]
    go(scene, "silverware")
    assert all_of(scene) == counted("1 longship, 1 rune_stone, 1 silverware")


@pytest.mark.card(4, 11, 141, 142)
@pytest.mark.parametrize(
    ("roll", "spears", "left"),
    [
        (3, "1", "1 weapon"),
        (4, "1", "1 weapon"),
        (5, "2", ""),
        (6, "2", ""),
    ],
)
def test_whaling_with_spears_that_count_two(roll: int, spears: str, left: str) -> None:
    """1 less for card 4, 1 for the ore of the boat; a single spear comes back; no wood is spent."""
    scene = ready(f"1 whaling_boat, {spears} spear", 4, 11, 141, 142)
    go(scene, f"A13 d{roll} succeed")
    whale = "1 whaling_boat, 1 oil, 1 skin_and_bones, 1 whale_meat, 1 cabbage"
    assert all_of(scene) == counted(f"{whale}, {left}" if left else whale)


@pytest.mark.card(11, 141, 142)
def test_wood_beside_the_spear() -> None:
    """3 are due: a spear counts 2, and a wood 1; then nothing for sparing wood, but the spear comes back."""
    scene = ready("1 whaling_boat, 1 spear, 1 wood", 11, 141, 142)
    go(scene, "A13 d4 succeed")
    assert all_of(scene) == counted("1 whaling_boat, 1 oil, 1 skin_and_bones, 1 whale_meat, 1 weapon")


@pytest.mark.card(89, 135, 137)
@pytest.mark.parametrize(
    ("numbers", "left"),
    [
        ("1 1", "2 stone, 2 long_sword, 2 spear"),
        ("1 0", "2 stone, 2 long_sword, 1 spear"),
        ("2", "1 stone, 2 long_sword, 2 spear"),
    ],
)
def test_only_a_sword_comes_back(numbers: str, left: str) -> None:
    """Three are due for the spices: a stone counts two, then a sword or a spear."""
    scene = ready("1 longship, 3 stone, 2 long_sword, 2 spear", 89, 135, 137)
    go(scene, f"A48 d6 succeed spices {numbers}")
    assert scene.supply("A") == counted(f"1 spices, {left}")


@pytest.mark.card(104, 134, 153, 156, 175)
@pytest.mark.parametrize(("rolls", "early"), [(1, True), (3, True), (4, False)])
def test_consolations_of_a_raid_pay_each_other(rolls: int, early: bool) -> None:
    """The stone brings a silver (156), with which the stockfish (104) makes oil (175)."""
    scene = ready("1 longship", 104, 134, 153, 156, 175)
    go(scene, "A48" + " d1 roll" * (rolls - 1) + " d1 fail")
    comfort = "1 longship, 1 stone, 1 weapon, 1 mead"
    if early:
        go(scene, "0")
        assert asked(scene) == ["done", "card175"]
        go(scene, "card175")
        assert all_of(scene) == counted(f"{comfort}, 1 stockfish, 1 oil")
    else:
        assert all_of(scene) == counted(f"{comfort}, 1 silver")
        assert scene.deciding() == "B"


# what happens instead


@pytest.mark.card(38, 154, 156)
def test_a_resource_for_the_weapon_is_no_viking_action() -> None:
    scene = ready("", 38, 154, 156)
    scene.begin(DrawWeapons())
    go(scene, "yes 1")
    assert all_of(scene) == counted("1 stone")


@pytest.mark.card(99, 176)
def test_cards_played_instead_of_drawn_are_played() -> None:
    scene = ready("", 99, 176)
    scene.hold("A", 7, 8)
    go(scene, "A55 yes card7")
    assert all_of(scene) == counted("1 silver, 1 peas")
    scene = ready("", 99, 176)
    scene.hold("A", 7, 8, 9)
    go(scene, "A60 yes card7 card8 card9")
    assert all_of(scene) == counted("1 peas"), "one action"
    scene = ready("", 99, 176)
    scene.hold("A", 7)
    go(scene, "A22 yes card7")
    assert all_of(scene) == counted("1 fruits, 1 oil, 1 salt_meat, 1 silver, 1 peas")


@pytest.mark.card(99, 176)
def test_a_tutor_and_a_teacher_that_come_together() -> None:
    """A58: the teacher is there when the action is over."""
    scene = ready("", 99)
    scene.hold("A", 176, 7)
    go(scene, "A58 card176 done")
    assert all_of(scene) == counted("1 peas")


@pytest.mark.rule("OD-PH5-7")
@pytest.mark.card(99)
def test_the_last_card_is_left_for_the_action() -> None:
    """A60 with one card in hand: played instead of drawing, it would leave nothing to play."""
    scene = ready("", 99)
    scene.hold("A", 7)
    go(scene, "A60")
    assert scene.options("A") != ["yes", "no"]
    assert scene.state.hands[0].bit_count() == 2


@pytest.mark.card(150, 175)
def test_game_meat_for_one_of_two_stockfish() -> None:
    scene = ready("2 silver", 150, 175)
    go(scene, "A14")
    assert asked(scene) == ["done", "card150"]
    go(scene, "card150 card175")
    assert all_of(scene) == counted("1 stockfish, 1 game_meat, 1 oil")


@pytest.mark.card(27, 57, 150)
def test_two_at_once_from_cards() -> None:
    scene = ready("2 whaling_boat", 57, 150)
    scene.play("A", 27)
    go(scene, "card150")
    assert all_of(scene) == counted("2 whaling_boat, 1 stockfish, 1 game_meat")
    scene = ready("2 beans, 1 stockfish", 57, 150)
    go(scene, "card57")
    assert all_of(scene) == counted("2 stockfish, 1 peas, 1 mead"), "one at a time"


@pytest.mark.card(28, 150)
@pytest.mark.parametrize("silver", [0, 1, 2])
def test_each_chest_for_itself(silver: int) -> None:
    """A32 brings two chests: nothing to do with two stockfish, and a silver for the oil of each."""
    scene = ready(f"2 stone, 2 wood{f', {silver} silver' if silver else ''}", 28, 150)
    go(scene, "A32 " + "card28 " * silver)
    assert all_of(scene) == counted("2 chest, 2 rune_stone" + (f", {silver} oil" if silver else ""))
    assert scene.deciding() == "B"


@pytest.mark.card(102, 123)
def test_fur_instead_of_raising_and_silverware_for_oil() -> None:
    scene = ready("1 game_meat, 1 oil, 1 mead", 102, 123, strips={1: 0})
    go(scene, "A35 strip1 yes card123")
    assert all_of(scene) == counted("1 wood, 1 fur, 1 mead, 1 silverware")
    scene = ready("1 game_meat, 1 mead", 102, 123, strips={1: 0})
    go(scene, "A35 strip1 no mead card123")
    assert all_of(scene) == counted("1 wood, 1 game_meat, 1 silverware"), "the oil of that very action"


@pytest.mark.card(77, 102, 123)
def test_fur_on_a_space_that_is_followed() -> None:
    scene = ready("1 silk, 1 oil", 102, 123, strips={1: 0})
    stand(scene, "A38", "B")
    scene.hold("A", 77)
    go(scene, "A58 card77 yes A38 done yes card123")
    assert all_of(scene) == counted("1 fur, 1 silverware")


@pytest.mark.card(53, 102, 120)
def test_no_fur_for_what_cards_raise() -> None:
    scene = ready("1 game_meat, 1 peas, 1 silver", 53, 102)
    go(scene, "card53 peas")
    assert all_of(scene) == counted("1 game_meat, 1 mead")
    scene = ready("1 game_meat", 102, 120)
    go(scene, "A20 card120 game_meat")
    assert all_of(scene) == counted("1 beans, 1 skin_and_bones")


@pytest.mark.card(105, 117, 148, 179)
def test_the_knarr_pays_for_the_spices() -> None:
    """The third knarr brings 3 silver (179) at the moment at which spices can be bought (148)."""
    scene = ready("3 wood, 2 knarr", 105, 117, 148, 179)
    go(scene, "A05 yes")
    assert asked(scene) == ["done", "card117", "card148"]
    go(scene, "card148 card117 stockfish")
    assert all_of(scene) == counted("3 knarr, 2 stockfish, 1 hide, 1 spices")


@pytest.mark.rule("OD-PH5-7")
@pytest.mark.card(105, 121)
def test_wood_from_the_mountains_for_the_knarr() -> None:
    """No berth for another boat: the third wood makes the knarr possible."""
    scene = ready("2 wood, 3 whaling_boat", 105, 121, strips={1: 0})
    go(scene, "A05")
    assert asked(scene) == ["card121"]
    go(scene, "card121 strip1")
    assert all_of(scene) == counted("3 whaling_boat, 1 knarr")


@pytest.mark.card(12, 107, 125)
@pytest.mark.parametrize(("ship", "weapons"), [("whaling_boat", 0), ("knarr", 0), ("longship", 1)])
def test_an_adventurer_with_a_rune_stone_and_a_helmsman(ship: str, weapons: int) -> None:
    scene = ready(f"1 {ship}", 12, 107, 125)
    go(scene, "A52 yes greenland" + " card12" * weapons)
    assert all_of(scene) == counted(f"1 {ship}, 1 greenland, 1 rune_stone") | ({"weapon": 1} if weapons else {})
    assert scene.deciding() == "B"


@pytest.mark.card(12, 133, 134, 135, 152, 185)
def test_goods_raised_instead_of_a_raid_are_no_raid() -> None:
    scene = ready("1 longship, 2 mead", 12, 133, 134, 135, 152, 185)
    go(scene, "A48 yes mead mead")
    assert all_of(scene) == counted("1 longship, 2 oil")
    assert scene.deciding() == "B"
