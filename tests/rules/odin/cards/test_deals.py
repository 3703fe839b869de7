"""Cards that offer a deal at once (cards 60 to 87, 184): what is given and received, what is needed, and the choice
to leave it."""

from __future__ import annotations

import pytest

from meadhall.games.odin.events import ShipArmed, ShipBought
from tests.rules.odin.armoury import complete, everywhere, face_down, face_up
from tests.rules.odin.holdings import counted, give, held, open_strips
from tests.rules.odin.scene import Scene


def played(card: int, supply: str, turn: int = 1) -> Scene:
    """Seat A has this and plays the card."""
    scene = Scene(2)
    scene.round(turn)
    open_strips(scene, {1: 0, 3: 5})
    give(scene, "A", supply)
    complete(scene)
    scene.play("A", card)
    return scene


def choose(scene: Scene, choices: str) -> None:
    for choice in choices.split():
        scene.choose("A", choice)
        scene.luck()


def has(scene: Scene) -> dict[str, int]:
    """All that seat A has besides the card played."""
    return {name: number for name, number in held(scene, "A").items() if name != "played"}


DEALS = [
    (61, "2 longship", "yes", "1 longship, 8 silver"),
    (62, "2 ore, 2 silver", "yes 0", "1 ore, 1 silver, 1 crucifix"),
    (62, "1 ore, 1 silver", "yes 1", "1 cloakpin"),
    (63, "2 sheep, 4 silver", "yes yes", "1 sheep, 1 silver, 1 salt_meat, 1 hide, 1 wool, 1 drinking_horn"),
    (63, "2 sheep, 4 silver", "yes no", "1 sheep, 4 silver, 1 salt_meat, 1 hide, 1 wool"),
    (63, "2 sheep, 4 silver", "no yes", "2 sheep, 1 silver, 1 drinking_horn"),
    (63, "1 sheep, 2 silver", "yes", "2 silver, 1 salt_meat, 1 hide, 1 wool"),
    (63, "3 silver", "yes", "1 drinking_horn"),
    (64, "2 whaling_boat, 3 knarr, 2 silver", "yes", "1 whaling_boat, 3 knarr, 1 longship"),
    (65, "2 snare, 2 spear", "yes", "1 treasure_chest"),
    (66, "2 beans, 2 silver", "yes salt_meat", "1 beans, 1 silver, 1 salt_meat"),
    (66, "1 beans, 1 silver", "yes skin_and_bones", "1 skin_and_bones"),
    (66, "1 cabbage, 1 silver", "yes sheep", "1 sheep"),
    (66, "1 cabbage, 1 silver", "yes robe", "1 robe"),
    (66, "1 peas, 1 flax, 1 silver", "yes linen", "1 peas, 1 linen"),
    (66, "1 grain, 1 silver", "yes fur", "1 fur"),
    (66, "1 fruits, 1 silver", "yes cattle", "1 cattle"),
    (67, "5 silver", "yes", "1 silver, 2 silverware, 1 game_meat, 1 mead"),
    (68, "1 bow", "yes", "5 bow"),
    (69, "2 bow, 1 snare, 3 spear", "yes", "2 bow, 2 snare, 3 spear, 2 long_sword"),
    (72, "6 silver", "yes", "5 silver, 1 stone_house"),
    (73, "7 silver", "yes 0", "7 silver, 1 silverware"),
    (73, "7 silver", "yes 1", "5 silver, 1 crucifix"),
    (73, "7 silver", "yes 2", "2 silver, 1 chalice"),
    (73, "1 silver", "yes", "1 silver, 1 silverware"),
    (74, "2 grain, 3 silver", "yes", "1 grain, 1 silver, 1 cattle"),
    (75, "2 silver", "yes", "1 silver, 1 skin_and_bones"),
    (80, "3 silver", "yes", "1 silver, 1 sheep"),
    (81, "8 silver, 9 snare", "yes", "1 longship, 9 snare"),
    (81, "5 silver, 3 long_sword", "yes", "3 long_sword, 1 longship"),
    (81, "4 silver, 3 long_sword, 1 spear", "yes", "3 long_sword, 1 spear, 1 longship"),
    (81, "6 silver, 2 spear, 3 bow", "yes", "1 silver, 2 spear, 3 bow, 1 longship"),
    (81, "1 silver, 9 long_sword", "yes", "1 silver, 9 long_sword, 1 longship"),
    (82, "8 silver", "yes", "1 longship"),
    (82, "8 silver, 1 knarr", "yes", "2 silver, 1 knarr, 1 longship"),
    (82, "8 silver, 2 knarr", "yes", "5 silver, 2 knarr, 1 longship"),
    (82, "8 silver, 3 knarr", "yes", "7 silver, 3 knarr, 1 longship"),
    (83, "5 flax, 3 peas", "flax flax flax flax", "1 flax, 3 peas, 4 stockfish"),
    (83, "5 flax, 3 peas", "peas peas done", "5 flax, 1 peas, 2 mead"),
    (83, "2 hide, 1 oil", "hide hide", "2 silverware, 1 oil"),
    (86, "7 silver", "yes 0", "5 silver, 1 hide"),
    (86, "7 silver", "yes 1", "3 silver, 2 hide"),
    (86, "7 silver", "yes 2", "1 silver, 3 hide"),
    (86, "3 silver", "yes", "1 silver, 1 hide"),
    (87, "", "yes 0", "1 crucifix"),
    (87, "", "yes 1 strip1 4", "2 wood, 2 stone"),
    (87, "", "yes 1 strip1 1", "1 wood"),
    (87, "", "yes 1 strip3 2", "1 ore, 2 silver"),
    (184, "4 ore, 5 wood, 4 silver", "yes 0", "1 ore, 1 wood, 4 silver, 1 longship"),
    (184, "3 ore, 4 wood, 4 silver", "yes 1", "4 wood, 1 silver, 1 longship"),
    (184, "3 ore, 3 silver, 3 knarr", "yes", "1 longship, 3 knarr"),
]


@pytest.mark.rule("OD-OCC-12", "OD-OCC-13", "OD-OCC-15", "OD-OCC-16")
@pytest.mark.parametrize(
    ("card", "before", "choices", "after"),
    [pytest.param(*deal, marks=pytest.mark.card(deal[0]), id=f"{deal[0]} {deal[2]} {deal[1]}") for deal in DEALS],
)
def test_the_deal(card: int, before: str, choices: str, after: str) -> None:
    scene = played(card, before)
    choose(scene, choices)
    assert scene.deciding() == "", "once only"
    assert has(scene) == counted(after)
    assert set(everywhere(scene).values()) == {11, 12}


NOTHING_TO_DO = [
    (60, "9 silver"),
    (61, "1 knarr"),
    (62, "1 ore"),
    (62, "9 silver"),
    (63, "2 silver, 1 cattle"),
    (64, "1 whaling_boat, 1 silver"),
    (64, "9 silver"),
    (64, "1 whaling_boat, 9 silver, 4 knarr"),
    (65, "1 snare, 3 spear"),
    (65, "3 snare, 1 spear"),
    (66, "1 beans"),
    (66, "1 silver, 1 milk, 1 wool, 1 chest"),
    (67, "3 silver"),
    (69, "2 bow, 2 snare, 2 spear, 2 long_sword"),
    (70, "1 cloakpin"),
    (71, "1 drinking_horn"),
    (74, "1 grain, 1 silver"),
    (74, "9 silver"),
    (75, "1 hide"),
    (76, "9 silver"),
    (77, "9 silver"),
    (78, "1 hide, 1 longship, 1 whaling_boat"),
    (78, "4 knarr, 9 silver"),
    (79, "2 sheep"),
    (80, "1 silver"),
    (81, "7 silver"),
    (81, "6 silver, 1 long_sword"),
    (81, "9 silver, 4 knarr"),
    (82, "7 silver"),
    (82, "5 silver, 1 knarr"),
    (82, "2 silver, 2 knarr"),
    (82, "9 silver, 4 knarr"),
    (83, "2 silverware"),
    (84, "9 silver, 3 whaling_boat"),
    (86, "1 silver"),
    (184, "2 ore, 9 wood, 9 silver"),
    (184, "3 ore, 3 wood, 2 silver"),
    (184, "3 ore, 4 wood, 3 silver, 4 knarr"),
]


@pytest.mark.rule("OD-OCC-27")
@pytest.mark.parametrize(
    ("card", "before"),
    [pytest.param(*case, marks=pytest.mark.card(case[0]), id=f"{case[0]} {case[1]}") for case in NOTHING_TO_DO],
)
def test_without_what_it_takes_nothing_is_offered(card: int, before: str) -> None:
    scene = played(card, before)
    assert scene.deciding() == ""
    assert has(scene) == counted(before)


PLENTY = (
    "9 silver, 3 ore, 4 wood, 2 sheep, 2 cattle, 2 snare, 2 spear, 3 beans, 2 grain, 1 whaling_boat, 2 knarr, "
    "1 longship"
)
NO_DEAL = [*range(61, 70), *range(72, 76), *range(78, 88), 184]


@pytest.mark.rule("OD-OCC-27")
@pytest.mark.parametrize("card", [pytest.param(card, marks=pytest.mark.card(card)) for card in NO_DEAL])
def test_a_deal_can_be_declined(card: int) -> None:
    scene = played(card, PLENTY)
    parts = 2 if card in (63, 85) else 1
    for _ in range(parts):
        assert scene.deciding() == "A"
        scene.choose("A", "done" if card == 83 else "no")
    assert scene.deciding() == ""
    assert has(scene) == counted(PLENTY)


@pytest.mark.rule("OD-OCC-13")
@pytest.mark.card(86)
@pytest.mark.parametrize(("silver", "ways"), [(9, ["0", "1", "2"]), (5, ["0", "1"])])
def test_hides_for_two_silver_each_and_no_more_than_three(silver: int, ways: list[str]) -> None:
    """OD-T-44."""
    scene = played(86, f"{silver} silver")
    scene.choose("A", "yes")
    assert scene.options("A") == ways
    assert scene.refusal("A", "3") == "choose-a-way"


@pytest.mark.rule("OD-OCC-16")
@pytest.mark.card(67, 75)
@pytest.mark.parametrize(("card", "price"), [(67, 4), (75, 1)])
def test_what_is_sold_is_sold_once_and_for_its_whole_price(card: int, price: int) -> None:
    scene = played(card, f"{2 * price} silver")
    assert scene.options("A") == ["yes", "no"]
    scene.choose("A", "yes")
    assert scene.has("A", "silver") == price
    assert scene.deciding() == ""
    assert played(card, f"{price - 1} silver").deciding() == ""


# special tiles (cards 62, 63, 73, 87)


@pytest.mark.rule("OD-LIMIT-8")
@pytest.mark.card(62)
def test_of_crucifix_and_cloakpin_the_one_that_is_left() -> None:
    scene = Scene(2)
    scene.have("A", ore=1, silver=1)
    scene.have("B", crucifix=1)
    scene.play("A", 62)
    scene.choose("A", "yes")
    assert has(scene) == {"cloakpin": 1}


@pytest.mark.rule("OD-LIMIT-8")
@pytest.mark.card(62, 63, 73, 87)
@pytest.mark.parametrize("card", [62, 63, 73, 87])
def test_tiles_that_somebody_has_are_not_offered(card: int) -> None:
    scene = Scene(2)
    scene.have("A", ore=1, silver=9)
    scene.have("B", crucifix=1, cloakpin=1, drinking_horn=1, chalice=1)
    open_strips(scene, {})
    scene.play("A", card)
    if card == 73:
        scene.choose("A", "yes")
        assert has(scene) == {"ore": 1, "silver": 9, "silverware": 1}
    else:
        assert has(scene) == {"ore": 1, "silver": 9}
    assert scene.deciding() == ""


@pytest.mark.card(87)
def test_without_the_crucifix_the_strip_remains() -> None:
    scene = Scene(2)
    scene.have("B", crucifix=1)
    open_strips(scene, {1: 6})
    scene.play("A", 87)
    choose(scene, "yes strip1")
    assert has(scene) == {"silver": 2}


# weapons (cards 65, 68, 69)


@pytest.mark.rule("OD-OCC-15", "OD-OCC-16")
@pytest.mark.card(65)
def test_the_dragonslayer_exchanges_once() -> None:
    """OD-T-46."""
    scene = played(65, "4 snare, 4 spear")
    scene.choose("A", "yes")
    assert scene.deciding() == ""
    assert has(scene) == counted("2 snare, 2 spear, 1 treasure_chest")
    assert face_up(scene) == {"snare": 2, "spear": 2}


@pytest.mark.card(68)
def test_four_weapons_come_from_the_pile_one_by_one() -> None:
    scene = played(68, "")
    scene.choose("A", "yes")
    for outcome in (0, 12, 23, 34):
        scene.state.roll(outcome)
    assert scene.deciding() == ""
    assert sum(has(scene).values()) == 4
    assert sum(face_down(scene).values()) == 43


@pytest.mark.rule("OD-DICE-6")
@pytest.mark.card(69)
def test_named_weapons_are_searched_face_up_first() -> None:
    scene = Scene(2)
    scene.have("A", bow=5)
    complete(scene, snare=1, spear=4)
    before = face_down(scene)
    scene.play("A", 69)
    scene.choose("A", "yes")
    assert scene.supply("A") == {"bow": 5, "snare": 2, "spear": 2, "long_sword": 2}
    assert face_up(scene) == {"spear": 2}
    after = face_down(scene)
    taken = {weapon: before[weapon] - after[weapon] for weapon in before if before[weapon] != after[weapon]}
    assert taken == {"snare": 1, "long_sword": 2}


# houses and ships (cards 61, 64, 72, 81, 84, 184)


@pytest.mark.card(61)
def test_the_longship_with_the_least_ore_is_sold_and_its_ore_is_lost() -> None:
    scene = Scene(2)
    scene.fleet("A", longships="31")
    scene.play("A", 61)
    scene.choose("A", "yes")
    assert scene.supply("A") == {"silver": 8}
    assert scene.state.longships[:4] == [0, 0, 0, 1]


@pytest.mark.card(64)
def test_ore_on_the_boat_is_lost() -> None:
    scene = Scene(2)
    scene.fleet("A", boats="1")
    scene.have("A", silver=2)
    scene.play("A", 64)
    scene.choose("A", "yes")
    assert scene.ships("A") == (0, 0, 1)
    assert scene.state.longships[:4] == [1, 0, 0, 0]
    assert scene.supply("A") == {}


@pytest.mark.card(64, 81, 82, 184)
@pytest.mark.parametrize("card", [64, 81, 82, 184])
def test_no_ship_is_built(card: int) -> None:
    """The Shipowner (117) would raise a good if wood had gone into a ship that was built."""
    scene = Scene(2)
    scene.in_play("A", 117)
    scene.have("A", silver=8, wood=4, ore=3, flax=1)
    scene.fleet("A", boats="0")
    scene.play("A", card)
    scene.choose("A", "yes")
    if card == 184:
        scene.choose("A", "0")
    assert scene.ships("A")[2] == 1
    assert scene.deciding() == ""


@pytest.mark.rule("OD-OCC-25")
@pytest.mark.card(64, 81, 82, 184)
@pytest.mark.parametrize("card", [64, 81, 82, 184])
def test_a_ship_is_a_ship_for_cards_that_wait_for_one(card: int) -> None:
    """The Boat Builder (178) brings whaling boats with the fourth large ship."""
    scene = Scene(2)
    scene.in_play("A", 178)
    scene.have("A", silver=8, ore=3)
    scene.fleet("A", boats="0", knarrs=3)
    scene.play("A", card)
    scene.choose("A", "yes")
    assert scene.ships("A") == (2 if card == 64 else 3, 3, 1)


@pytest.mark.card(72)
@pytest.mark.parametrize("turn", [1, 5, 7])
def test_a_stone_house_costs_the_number_of_the_round(turn: int) -> None:
    scene = played(72, "7 silver", turn)
    scene.choose("A", "yes")
    assert scene.has("A", "silver") == 7 - turn
    assert scene.state.houses[:3] == [0, 1, 0]
    assert played(72, f"{turn - 1} silver", turn).deciding() == ""


@pytest.mark.rule("OD-LIMIT-1")
@pytest.mark.card(72)
def test_no_stone_house_is_left() -> None:
    scene = Scene(2)
    scene.have("A", silver=9)
    scene.build("B", "stone_house", 3)
    scene.play("A", 72)
    assert scene.deciding() == ""
    assert scene.supply("A") == {"silver": 9}


@pytest.mark.rule("OD-OCC-30")
@pytest.mark.card(72)
def test_no_house_is_built() -> None:
    """The Cottager (15) would bring a hide."""
    scene = Scene(2)
    scene.in_play("A", 15)
    scene.have("A", silver=1)
    scene.play("A", 72)
    scene.choose("A", "yes")
    assert scene.supply("A") == {}


@pytest.mark.card(81)
def test_the_price_of_the_longship_is_told() -> None:
    scene = played(81, "8 silver, 1 long_sword, 1 bow")
    scene.choose("A", "yes")
    assert scene.told(ShipBought) == [ShipBought(0, 2, 6)]


@pytest.mark.rule("OD-EMIGRATE-2", "OD-EMIGRATE-6")
@pytest.mark.card(84)
@pytest.mark.parametrize(
    ("turn", "fleet", "price"),
    [(5, "1 knarr", 4), (5, "2 knarr, 1 longship", 2), (2, "2 knarr, 2 longship", 0), (4, "1 knarr, 3 longship", 0)],
)
def test_emigrating_is_cheaper_with_large_ships(turn: int, fleet: str, price: int) -> None:
    """The ship that emigrates counts too; whaling boats do not."""
    scene = played(84, f"9 silver, 2 whaling_boat, {fleet}", turn)
    choose(scene, "yes knarr")
    assert has(scene) == {
        name: number
        for name, number in {
            **counted(f"2 whaling_boat, 1 emigrated_knarr, {fleet}"),
            "silver": 9 - price,
            "knarr": counted(fleet)["knarr"] - 1,
        }.items()
        if number
    }
    assert scene.deciding() == ""
    if price:
        assert played(84, f"{price - 1} silver, {fleet}", turn).deciding() == ""


@pytest.mark.rule("OD-EMIGRATE-4")
@pytest.mark.card(84)
def test_emigrating_takes_room_on_the_table() -> None:
    scene = Scene(2)
    scene.have("A", silver=9)
    scene.fleet("A", knarrs=1)
    scene.state.emigrants[0] = 3
    scene.play("A", 84)
    assert scene.deciding() == ""


@pytest.mark.card(84)
def test_it_is_an_emigration_for_other_cards() -> None:
    """The Scribe (125) brings a rune stone."""
    scene = Scene(2)
    scene.in_play("A", 125)
    scene.fleet("A", knarrs=1)
    scene.play("A", 84)
    choose(scene, "yes knarr")
    assert scene.supply("A") == {"rune_stone": 1}


@pytest.mark.card(184)
def test_the_ore_is_loaded_at_once() -> None:
    scene = Scene(2)
    scene.have("A", ore=4, silver=3)
    scene.fleet("A", longships="01")
    scene.play("A", 184)
    scene.choose("A", "yes")
    assert scene.state.longships[:4] == [1, 1, 0, 1]
    assert scene.supply("A") == {"ore": 1}
    assert len(scene.told(ShipArmed)) == 3


# animals and goods (cards 63, 66, 74, 79, 80, 83)


@pytest.mark.card(63)
@pytest.mark.parametrize(("sheep", "pregnant", "left"), [(1, 1, 0), (2, 1, 1), (3, 1, 1)])
def test_a_sheep_can_be_exchanged_whether_it_is_pregnant_or_not(sheep: int, pregnant: int, left: int) -> None:
    scene = Scene(2)
    scene.have("A", sheep=sheep)
    scene.pregnant("A", sheep=pregnant)
    scene.play("A", 63)
    scene.choose("A", "yes")
    assert scene.has("A", "sheep") == sheep - 1
    assert scene.state.pregnant[0] == left


@pytest.mark.card(66, 74, 80)
@pytest.mark.parametrize("card", [66, 74, 80])
def test_animals_come_plain(card: int) -> None:
    scene = played(card, "2 sheep, 2 cattle, 1 grain, 1 cabbage, 2 silver")
    choose(scene, "yes sheep" if card == 66 else "yes")
    assert scene.state.pregnant[:2] == [0, 0]
    assert scene.has("A", "sheep") + scene.has("A", "cattle") == 5


@pytest.mark.rule("OD-GOODS-8")
@pytest.mark.card(66)
@pytest.mark.parametrize("into", ["mead", "hide"])
def test_berries_stand_left_of_peas(into: str) -> None:
    """Q-107."""
    scene = Scene(2, mini_expansions="harvest")
    scene.have("A", silver=1, berries=1)
    scene.play("A", 66)
    scene.choose("A", "yes")
    assert sorted(scene.options("A")) == ["hide", "mead"]
    scene.choose("A", into)
    assert has(scene) == {into: 1}


@pytest.mark.card(66)
def test_all_that_orange_goods_can_become() -> None:
    scene = played(66, "1 silver, 1 peas, 1 flax, 1 beans, 1 grain, 1 cabbage, 1 fruits, 1 milk, 1 hide")
    scene.choose("A", "yes")
    one = ["stockfish", "milk", "salt_meat", "game_meat", "sheep", "cattle"]
    two = ["wool", "linen", "skin_and_bones", "fur", "robe"]
    assert sorted(scene.options("A")) == sorted(one + two), "beyond cattle there is nothing"
    assert scene.refusal("A", "hide") == "no-such-step"


@pytest.mark.card(79)
@pytest.mark.parametrize(("cattle", "pregnant"), [(1, 0), (3, 1)])
def test_one_cattle_becomes_pregnant(cattle: int, pregnant: int) -> None:
    """No breeding: no calf is born, and sheep stay as they are."""
    scene = Scene(2)
    scene.have("A", cattle=cattle, sheep=2)
    scene.pregnant("A", cattle=pregnant)
    scene.play("A", 79)
    scene.choose("A", "yes")
    assert scene.state.pregnant[:2] == [0, pregnant + 1]
    assert scene.supply("A") == {"cattle": cattle, "sheep": 2}


@pytest.mark.card(79)
def test_pregnant_cattle_cannot_be_turned_so() -> None:
    scene = Scene(2)
    scene.have("A", cattle=1)
    scene.pregnant("A", cattle=1)
    scene.play("A", 79)
    assert scene.deciding() == ""
    assert scene.state.pregnant[:2] == [0, 1]


@pytest.mark.card(83)
def test_animals_of_one_kind_rise_together_whether_pregnant_or_not() -> None:
    scene = Scene(2)
    scene.have("A", sheep=3, cattle=1, milk=1)
    scene.pregnant("A", sheep=1)
    scene.play("A", 83)
    assert scene.options("A") == ["done", "milk", "sheep", "cattle"]
    scene.choose("A", "sheep")
    assert scene.options("A") == ["done", "sheep"]
    assert scene.refusal("A", "cattle") == "not-that-good"
    scene.choose("A", "sheep")
    scene.choose("A", "sheep")
    assert scene.supply("A") == {"fur": 3, "cattle": 1, "milk": 1}
    assert scene.state.pregnant[0] == 0


@pytest.mark.card(83)
def test_it_is_an_upgrade_of_four_goods() -> None:
    """The Merchant (152) lets one of them rise once more."""
    scene = Scene(2)
    scene.in_play("A", 152)
    scene.have("A", peas=2)
    scene.play("A", 83)
    choose(scene, "peas peas mead")
    assert scene.supply("A") == {"mead": 1, "oil": 1}


# dice (card 85)


def hornblower(silver: int = 3) -> Scene:
    scene = Scene(2)
    scene.have("A", silver=silver)
    scene.play("A", 85)
    return scene


@pytest.mark.rule("OD-OCC-17", "OD-OCC-24")
@pytest.mark.card(85)
def test_first_the_hunt_then_the_snare() -> None:
    """OD-T-52: in this order; failing brings what it brings, but no Viking."""
    scene = hornblower()
    vikings = scene.state.thing[:]
    scene.choose("A", "yes")
    assert scene.supply("A") == {"silver": 2}
    assert scene.state.faces == 8
    scene.roll(8)
    scene.choose("A", "fail")
    assert scene.supply("A") == {"silver": 2, "wood": 1, "bow": 1}
    scene.choose("A", "yes")
    assert scene.has("A", "silver") == 0
    scene.roll(6)
    scene.choose("A", "fail")
    assert scene.supply("A") == {"wood": 2, "bow": 1, "snare": 1}
    assert scene.deciding() == ""
    assert scene.state.thing == vikings


@pytest.mark.card(85)
def test_both_can_succeed() -> None:
    scene = hornblower()
    scene.have("A", bow=1, snare=1)
    scene.choose("A", "yes")
    scene.roll(1)
    scene.choose("A", "succeed")
    assert scene.supply("A") == {"silver": 2, "snare": 1, "hide": 1, "game_meat": 1}
    scene.choose("A", "yes")
    scene.roll(1)
    scene.choose("A", "succeed")
    assert scene.supply("A") == {"hide": 1, "game_meat": 1, "fur": 1, "snare": 1}
    assert scene.deciding() == ""


@pytest.mark.card(85)
@pytest.mark.parametrize(("silver", "first", "faces"), [(2, "no", True), (2, "yes", False), (1, "no", False)])
def test_the_snare_takes_two_silver_that_are_left(silver: int, first: str, faces: bool) -> None:
    scene = hornblower(silver)
    scene.choose("A", first)
    if first == "yes":
        scene.roll(8)
        scene.choose("A", "fail")
    assert (scene.deciding() == "A") is faces
    if faces:
        scene.choose("A", "yes")
        assert scene.supply("A") == {}
