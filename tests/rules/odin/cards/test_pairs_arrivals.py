"""Cards that meet: goods that arrive in chains, ships, Vikings that come back, and what is placed."""

from __future__ import annotations

import pytest

from meadhall.games.odin.actions import SPACE_AT
from meadhall.games.odin.rules.anytime import Windows
from meadhall.games.odin.rules.turns import EndActions, NextTurn
from meadhall.games.odin.rules.upkeep import BeforeIncome, Breed, Harvest
from tests.rules.odin.holdings import counted, give
from tests.rules.odin.pairs import all_of, asked, go, ready, stand
from tests.rules.odin.scene import Scene

# spices and oil (card 190)

SPICES = [
    ((), "", "A23", "1 spices, 1 silver, 1 oil"),
    ((), "1 skin_and_bones, 1 mead", "A36 skin_and_bones mead", "1 spices, 2 oil"),
    ((), "2 skin_and_bones", "A36 skin_and_bones skin_and_bones", "2 spices, 2 oil"),
    ((), "1 game_meat", "A43 game_meat", "1 spices, 1 oil"),
    ((152,), "1 game_meat", "A42 game_meat skin_and_bones", "1 spices, 1 oil"),
    ((), "1 skin_and_bones, 1 knarr, 1 silver", "A45 skin_and_bones done", "1 spices, 1 oil, 1 knarr"),
    ((88,), "1 fur, 1 knarr, 2 silver", "A45 card88 fur done", "1 spices, 1 oil, 1 knarr"),
    ((37,), "1 skin_and_bones, 1 knarr, 1 silver", "A45 card37 skin_and_bones done", "1 spices, 1 oil, 1 knarr"),
    ((), "1 longship, 1 stone", "A48 d8 succeed spices", "1 longship, 1 spices, 1 oil"),
    ((117,), "2 wood, 1 skin_and_bones", "A06 card117 skin_and_bones", "1 knarr, 1 spices, 1 oil"),
    ((120,), "1 skin_and_bones", "A20 card120 skin_and_bones", "1 beans, 1 spices, 1 oil"),
    ((148,), "2 wood, 3 silver", "A06 card148", "1 knarr, 1 spices, 1 oil"),
    ((174,), "7 silver", "A17 card174 1", "1 cattle, 1 milk, 1 spices, 1 oil"),
    ((182,), "2 stone_house, 5 wood", "card182 1", "2 stone_house, 2 spices, 2 oil"),
    ((182,), "2 stone_house, 3 wood", "card182", "2 stone_house, 1 wood, 1 spices, 1 oil"),
    ((185,), "1 longship, 1 skin_and_bones", "A48 yes skin_and_bones", "1 longship, 1 spices, 1 oil"),
]


@pytest.mark.card(190)
@pytest.mark.parametrize(
    ("cards", "before", "choices", "after"),
    [pytest.param(*case, marks=pytest.mark.card(*case[0]), id=f"{case[0]} {case[2]}") for case in SPICES],
)
def test_spices_bring_oil(cards: tuple[int, ...], before: str, choices: str, after: str) -> None:
    assert all_of(go(ready(before, 190, *cards), choices)) == counted(after)


@pytest.mark.card(17, 19, 31, 78, 83, 190)
@pytest.mark.parametrize(
    ("card", "before", "choices", "after"),
    [
        (17, "1 cabbage", "cabbage", "1 spices, 1 oil"),
        (19, "1 helmet, 1 belt, 1 crucifix, 1 chalice", "", "1 helmet, 1 belt, 1 crucifix, 1 chalice, 1 spices, 1 oil"),
        (31, "3 spices", "", "4 spices, 1 oil"),
        (78, "1 knarr, 2 skin_and_bones", "yes skin_and_bones skin_and_bones", "1 knarr, 2 spices, 2 oil"),
        (78, "1 knarr, 1 spices", "yes spices", "1 knarr, 1 skin_and_bones"),
        (83, "3 skin_and_bones", "skin_and_bones skin_and_bones done", "1 skin_and_bones, 2 spices, 2 oil"),
    ],
)
def test_spices_of_cards_bring_oil(card: int, before: str, choices: str, after: str) -> None:
    scene = ready(before, 190)
    scene.play("A", card)
    assert all_of(go(scene, choices)) == counted(after)


@pytest.mark.card(94, 190)
def test_spices_for_oil_bring_oil() -> None:
    scene = ready("4 oil", 94, 190)
    scene.round(3)
    scene.begin(Harvest())
    go(scene, "card94")
    assert all_of(scene) == counted("3 oil, 1 spices")
    assert asked(scene) == [], "once in the phase"


@pytest.mark.card(28, 190)
@pytest.mark.parametrize("others", ["", ", 1 hide"])
def test_oil_of_the_spices_can_be_turned_in_the_same_trade(others: str) -> None:
    """Whether there is anything else to turn or not; but not if oil was turned before."""
    scene = ready(f"1 skin_and_bones, 1 knarr, 1 silver{others}", 190)
    go(scene, "A45 skin_and_bones oil")
    assert scene.has("A", "rune_stone") == 1
    scene = ready(f"1 skin_and_bones, 1 oil, 1 knarr, 1 silver{others}", 190)
    go(scene, "A45 oil skin_and_bones")
    assert "oil" not in scene.options("A")
    scene = ready(f"1 robe, 1 knarr, 2 silver{others}", 28)
    go(scene, "A45 robe card28 oil")
    assert scene.has("A", "rune_stone") == 1


# chests and oil (card 28)

CHESTS = [
    ((55,), "1 chest, 4 silver", "card55 card28", "1 treasure_chest, 1 oil"),
    ((54,), "1 silverware, 1 silver", "card54 1 card28", "1 chest, 1 oil"),
    ((54, 55), "1 silverware, 5 silver", "card54 1 card28 card55 card28", "1 treasure_chest, 2 oil"),
    ((45,), "1 wood, 7 silver", "card45 card28", "1 treasure_chest, 1 oil"),
    ((187,), "3 flax, 1 silver", "card187 card28", "1 treasure_chest, 1 oil"),
    ((), "1 wood", "A30 card28", "1 chest, 1 oil"),
    ((), "1 wool, 1 silver", "A36 wool card28", "1 chest, 1 oil"),
    ((), "1 robe, 1 knarr, 2 silver", "A45 robe card28 done", "1 knarr, 1 treasure_chest, 1 oil"),
    ((), "1 longship, 1 silver", "A48 d8 succeed chest card28", "1 longship, 1 chest, 1 oil"),
]


@pytest.mark.card(28)
@pytest.mark.parametrize(
    ("cards", "before", "choices", "after"),
    [pytest.param(*case, marks=pytest.mark.card(*case[0]), id=f"{case[0]} {case[2]}") for case in CHESTS],
)
def test_oil_for_a_chest(cards: tuple[int, ...], before: str, choices: str, after: str) -> None:
    assert all_of(go(ready(before, 28, *cards), choices)) == counted(after)


@pytest.mark.card(12, 28, 65)
@pytest.mark.parametrize(
    ("card", "before", "choices", "after"),
    [
        (12, "1 silver", "card28", "1 chest, 1 oil"),
        (12, "", "", "1 chest"),
        (65, "2 snare, 2 spear, 1 silver", "yes card28", "1 treasure_chest, 1 oil"),
    ],
)
def test_oil_for_a_chest_of_a_card(card: int, before: str, choices: str, after: str) -> None:
    scene = ready(before, 28)
    scene.play("A", card)
    assert all_of(go(scene, choices)) == counted(after)
    assert asked(scene) == []


@pytest.mark.card(28, 122, 188)
def test_a_chest_of_the_mountain_guard() -> None:
    """A40: three items of one strip and two of another, of four kinds; the 2 silver bring one more."""
    scene = ready("", 28, 122, 188, strips={1: 4, 2: 2})
    go(scene, "A40 strip1 3 strip2 2")
    assert scene.supply("A") == counted("2 stone, 1 ore, 3 silver, 1 wood")
    go(scene, "card122 card28")
    assert scene.supply("A") == counted("2 stone, 1 ore, 2 silver, 1 wood, 1 chest, 1 oil")


@pytest.mark.card(28, 133)
def test_oil_for_a_looted_chest_before_the_silver_of_the_raid() -> None:
    """The chest arrives before the raid is over: without silver there is no oil."""
    scene = ready("1 longship", 28, 133)
    go(scene, "A48 d8 succeed chest 1")
    assert all_of(scene) == counted("1 longship, 1 chest, 1 silver")


# cattle (card 174)

CATTLE = [
    ("6 silver", "A17 card174", "1 cattle, 1 milk, 1 silk"),
    ("4 silver", "A18 1 card174", "1 cattle, 1 silk"),
    ("6 silver", "A19 card174", "1 sheep, 1 cattle, 1 silk"),
]


@pytest.mark.card(1, 174)
@pytest.mark.parametrize(("before", "choices", "after"), CATTLE)
def test_silk_for_new_cattle(before: str, choices: str, after: str) -> None:
    scene = ready(before, 174)
    assert all_of(go(scene, choices)) == counted(after)
    scene = ready(f"{int(before[0]) - 1} silver", 1, 174)
    assert all_of(go(scene, choices)) == counted(after)


@pytest.mark.card(66, 74, 174, 190)
def test_cattle_of_cards() -> None:
    scene = ready("1 grain, 6 silver", 174, 190)
    scene.play("A", 74)
    go(scene, "yes card174 1")
    assert all_of(scene) == counted("1 cattle, 1 spices, 1 oil")
    scene = ready("1 fruits, 4 silver", 174)
    scene.play("A", 66)
    go(scene, "yes cattle card174")
    assert all_of(scene) == counted("1 cattle, 1 silk")


@pytest.mark.card(78, 79, 174)
def test_turned_cattle_are_not_new() -> None:
    for card, choices in ((79, "yes"), (78, "yes cattle done")):
        scene = ready("1 cattle, 1 knarr, 9 silver", 174)
        scene.play("A", card)
        go(scene, choices)
        assert scene.state.pregnant[1] == 1
        assert asked(scene) == []


@pytest.mark.card(174)
def test_a_calf_in_the_breeding_phase() -> None:
    scene = ready("1 cattle, 3 silver", 174)
    scene.pregnant("A", cattle=1)
    scene.begin(Breed())
    go(scene, "card174")
    assert all_of(scene) == counted("2 cattle, 1 silk")


# ships


SHIPS = [
    (46, "2 longship, 3 wood, 1 wool", "card46", "3 longship, 4 silverware, 3 wool"),
    (46, "1 knarr, 2 longship, 3 wood, 1 linen", "card46", "1 knarr, 3 longship, 2 whaling_boat, 4 silverware, 3 wool"),
]


@pytest.mark.rule("OD-OCC-25")
@pytest.mark.card(46, 178, 180, 181)
@pytest.mark.parametrize(("card", "before", "choices", "after"), SHIPS)
def test_a_longship_at_any_time(card: int, before: str, choices: str, after: str) -> None:
    """The third longship, and the third or fourth large ship; the income is 0."""
    scene = ready(before, card, 178, 180, 181)
    assert scene.income("A") == 0
    assert all_of(go(scene, choices)) == counted(after)


PLAYED = [
    (64, "2 longship, 1 whaling_boat, 2 silver", "yes", "3 longship, 4 silverware, 3 wool"),
    (64, "3 knarr, 3 whaling_boat, 2 silver", "yes", "3 knarr, 1 longship, 3 whaling_boat, 3 wool"),
    (81, "2 longship, 8 silver", "yes", "3 longship, 4 silverware, 3 wool"),
    (82, "3 knarr, 1 silver", "yes", "3 knarr, 1 longship, 2 whaling_boat, 3 wool"),
    (82, "3 knarr, 2 whaling_boat, 1 silver", "yes", "3 knarr, 1 longship, 3 whaling_boat, 3 wool"),
    (184, "2 longship, 3 ore, 3 silver", "yes", "3 longship, 4 silverware, 3 wool"),
    (184, "1 knarr, 1 longship, 3 ore, 4 wood", "yes", "1 knarr, 2 longship, 3 wool"),
]


@pytest.mark.rule("OD-OCC-25")
@pytest.mark.card(64, 81, 82, 184, 178, 180, 181)
@pytest.mark.parametrize(("card", "before", "choices", "after"), PLAYED)
def test_a_longship_of_a_card(card: int, before: str, choices: str, after: str) -> None:
    scene = ready(before, 178, 180, 181)
    scene.play("A", card)
    assert all_of(go(scene, choices)) == counted(after)


@pytest.mark.card(184, 180)
def test_the_longship_of_the_sponsor_is_loaded() -> None:
    """What card 180 brings does not come between the ship and its ore."""
    scene = ready("2 longship, 3 ore, 3 silver", 180)
    scene.play("A", 184)
    go(scene, "yes")
    assert scene.state.longships[:4] == [2, 0, 0, 1]


@pytest.mark.rule("OD-OCC-25", "OD-OCC-26")
@pytest.mark.card(105, 178, 179, 181)
def test_the_knarr_that_does_everything() -> None:
    """The fourth large ship: two boats (178), four stockfish and silver (179), wool (181), and the boats have room."""
    scene = ready("3 wood, 3 knarr", 105, 178, 179, 181)
    go(scene, "A05 yes")
    assert all_of(scene) == counted("4 knarr, 2 whaling_boat, 4 stockfish, 4 silver, 3 wool")
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-OCC-26")
@pytest.mark.card(150, 179)
def test_a_boat_that_becomes_a_knarr() -> None:
    """A61: the second knarr brings 2 stockfish, of which one can be game meat, and 2 silver, the fare of round 2."""
    scene = ready("1 whaling_boat, 1 knarr", 150, 179)
    scene.round(2)
    scene.turn("A")
    go(scene, "A61 yes")
    assert asked(scene) == ["done", "card150"]
    go(scene, "card150")
    assert all_of(scene) == counted("2 knarr, 1 stockfish, 1 game_meat, 2 silver")
    go(scene, "yes knarr")
    assert all_of(scene) == counted("1 knarr, 1 emigrated_knarr, 1 stockfish, 1 game_meat")


@pytest.mark.card(178, 179)
def test_a_boat_that_becomes_the_fourth_large_ship() -> None:
    """The boat leaves its berth first: two new ones come beside the two that stay."""
    scene = ready("2 whaling_boat, 3 knarr", 178, 179)
    go(scene, "A61 yes no")
    assert all_of(scene) == counted("3 whaling_boat, 4 knarr, 4 stockfish, 4 silver")


@pytest.mark.rule("OD-OCC-25")
@pytest.mark.card(46, 61, 180)
def test_once_even_if_the_ships_come_again() -> None:
    scene = ready("2 longship, 6 wood, 2 linen", 46, 180)
    go(scene, "card46")
    assert scene.has("A", "silverware") == 4
    scene.play("A", 61)
    go(scene, "yes")
    assert scene.ships("A") == (0, 0, 2)
    scene.turn("A")
    go(scene, "card46")
    assert scene.ships("A") == (0, 0, 3)
    assert scene.has("A", "silverware") == 4


@pytest.mark.card(61, 178)
def test_a_longship_sold_before_the_fourth() -> None:
    scene = ready("2 longship, 1 knarr", 178)
    scene.play("A", 61)
    go(scene, "yes")
    assert all_of(scene) == counted("1 longship, 1 knarr, 8 silver")
    scene.turn("A")
    go(scene, "longship")
    assert scene.ships("A") == (0, 1, 2)


# Vikings that come back


@pytest.mark.rule("OD-PH5-9")
@pytest.mark.card(60, 151, 168)
@pytest.mark.parametrize(("vikings", "there", "silver"), [("1", 2, 1 + 2), ("1", 3, 1 + 1), ("2", 1, 2), ("2", 2, 1)])
def test_vikings_of_one_space(vikings: str, there: int, silver: int) -> None:
    """A second one costs a silver in round 1. Three on the Thing bring one, one or two that come back bring one."""
    scene = ready("1 silver", 151, 168)
    stand(scene, "A32")
    scene.state.thing[0] = there
    scene.play("A", 60)
    go(scene, f"yes A32 {vikings}")
    assert scene.has("A", "silver") == silver
    assert scene.state.placed[SPACE_AT["A32"]] == 3 - int(vikings)


@pytest.mark.card(76, 151, 168)
@pytest.mark.parametrize(
    ("spaces", "there", "silver"),
    [("A19", 2, 2), ("A19", 1, 1), ("A19 A23", 1, 2), ("A19 A23 A33", 0, 1), ("A19 A23 A33", 1, 0)],
)
def test_vikings_of_the_fourth_column(spaces: str, there: int, silver: int) -> None:
    """Three at once are neither one nor two."""
    scene = ready("", 151, 168)
    stand(scene, spaces)
    scene.state.thing[0] = there
    scene.play("A", 76)
    go(scene, "yes")
    assert scene.has("A", "silver") == silver


@pytest.mark.card(108, 151, 168)
def test_the_ironsmith_earns_his_pay() -> None:
    scene = ready("1 ore", 108, 151, 168)
    scene.state.thing[0] = 4
    scene.turn("A")
    go(scene, "A30 card108")
    assert scene.state.thing[0] == 3
    assert all_of(scene) == counted("1 chest, 2 silver")


@pytest.mark.card(130, 151, 168)
def test_a_snare_specialist_at_three() -> None:
    """5 Vikings, 3 left (a silver), 4 with the one that returns (a silver)."""
    scene = ready("1 wood, 2 snare", 130, 151, 168)
    scene.state.thing[0] = 5
    scene.turn("A")
    go(scene, "A11 d1 succeed 0 card130")
    assert scene.supply("A") == counted("1 fur, 1 snare, 2 silver")


@pytest.mark.rule("OD-PH5-9")
@pytest.mark.card(151, 168)
@pytest.mark.parametrize(
    ("space", "things", "there", "back", "silver"),
    [
        ("A11", "", 4, "1", 2),
        ("A11", "", 4, "0", 0),
        ("A12", "1 whaling_boat", 4, "2", 2),
        ("A12", "1 whaling_boat", 6, "2", 2),
        ("A49", "1 longship", 4, "1", 2),
    ],
)
def test_failures_bring_vikings_back(space: str, things: str, there: int, back: str, silver: int) -> None:
    scene = ready(things, 151, 168)
    scene.state.thing[0] = there
    scene.turn("A")
    go(scene, f"{space} d1" if space == "A49" else f"{space} d8")
    go(scene, f"fail {back}")
    assert scene.has("A", "silver") == silver


@pytest.mark.card(60, 151)
def test_the_space_that_is_being_used_can_be_emptied() -> None:
    """A56: its own Viking comes back, the action goes on, and the space is free again."""
    scene = ready("1 stone", 151)
    scene.hold("A", 60)
    vikings = scene.state.thing[0]
    go(scene, "A56 card60 yes A56")
    assert all_of(scene) == counted("2 silver")
    assert scene.state.thing[0] == vikings
    give(scene, "A", "1 ore")
    scene.turn("A")
    assert "A56" in scene.options("A")


@pytest.mark.card(52, 60, 91, 151, 168)
def test_vikings_back_when_all_have_passed() -> None:
    """Card 151 is about the phase of actions, to which card 91 belongs; card 168 is about the whole round."""
    scene = ready("1 silver", 52, 151, 168)
    scene.hold("A", 60)
    stand(scene, "A21")
    scene.state.thing[0], scene.state.passed = 2, [1, 1, 1]
    scene.begin(Windows())
    go(scene, "card52 card60 yes A21")
    assert all_of(scene) == counted("1 silver")
    scene = ready("1 silver, 1 stone", 91, 151, 168)
    scene.hold("A", 60)
    stand(scene, "A55")
    scene.state.thing[0], scene.state.passed = 2, [1, 1, 1]
    scene.begin(EndActions())
    go(scene, "card91 A56 card60 yes A55")
    assert all_of(scene) == counted("3 silver")


@pytest.mark.rule("OD-PH5-5")
@pytest.mark.card(52, 60, 76)
@pytest.mark.parametrize(("card", "space"), [(60, "A32"), (76, "A33")])
def test_a_turn_without_vikings_to_get_one_back(card: int, space: str) -> None:
    """Who has the Tutor, silver and a card in hand does not pass by itself (Q-83)."""
    scene = ready("1 silver", 52)
    scene.hold("A", card)
    stand(scene, space)
    scene.state.thing = [0, 2, 2]
    scene.begin(NextTurn(2))
    assert scene.deciding() == "A"
    go(scene, f"card52 card{card} yes" + (" A32" if card == 60 else ""))
    assert scene.state.thing[0] == 1
    assert "A09" in scene.options("A")
    for things, cards, hand in (("", (52,), (60,)), ("1 silver", (), (60,)), ("1 silver", (52,), ())):
        scene = ready(things, *cards)
        scene.hold("A", *hand)
        stand(scene, space)
        scene.state.thing = [0, 2, 2]
        scene.begin(NextTurn(2))
        assert scene.deciding() == "B"
        assert scene.state.passed == [1, 0, 0]


@pytest.mark.card(60, 91)
def test_no_neighbour_of_a_space_that_was_left() -> None:
    scene = ready("9 silver", 91)
    stand(scene, "A14")
    scene.play("A", 60)
    go(scene, "yes A14")
    scene.begin(EndActions())
    assert asked(scene) == []


# placements


def place(scene: Scene, piece: str, board: str) -> None:
    """Wherever it fits on the board."""
    scene.turn("A")
    scene.choose("A", piece)
    scene.choose("A", next(option for option in scene.options("A") if option.startswith(f"{board}:")))


@pytest.mark.card(40, 98, 101)
def test_wood_grain_and_a_rune_stone_in_a_house() -> None:
    """The rune stone brings the second silver for the silk; wood brings nothing."""
    scene = ready("1 wood, 1 grain, 1 rune_stone, 1 silver, 1 long_house", 40, 98, 101)
    place(scene, "wood/0", "long-house1")
    assert scene.supply("A") == counted("1 grain, 1 rune_stone, 1 silver")
    place(scene, "rune_stone/0", "long-house1")
    assert scene.supply("A") == counted("1 grain, 1 mead, 2 silver")
    place(scene, "grain/0", "long-house1")
    assert asked(scene) == ["done", "card98"]
    go(scene, "card98")
    assert scene.supply("A") == counted("1 mead, 1 silk")


@pytest.mark.card(9, 100)
def test_ore_on_an_island_is_no_rune_stone() -> None:
    scene = ready("1 longship, 1 shetland, 1 rune_stone", 9, 100)
    place(scene, "rune_stone/0", "island1")
    assert scene.supply("A") == counted("1 silver")
    scene.begin(BeforeIncome())
    go(scene, "card9")
    cell = next(option for option in scene.options("A") if option.startswith("island1:"))
    go(scene, cell)
    assert scene.supply("A") == counted("1 silver")


@pytest.mark.card(100, 125)
def test_the_rune_stone_of_the_scribe_on_the_new_island() -> None:
    scene = ready("1 whaling_boat", 100, 125)
    go(scene, "A52 shetland")
    assert all_of(scene) == counted("1 whaling_boat, 1 shetland, 1 rune_stone")
    place(scene, "rune_stone/0", "island1")
    assert scene.supply("A") == counted("1 silver")


@pytest.mark.card(50, 51, 101)
def test_a_rune_stone_is_placed_or_exchanged() -> None:
    scene = ready("1 rune_stone, 1 stone_house", 50, 51, 101)
    assert {"card50", "card51"} <= set(scene.options("A"))
    place(scene, "rune_stone/0", "stone-house1")
    assert scene.supply("A") == counted("1 mead, 1 silver")
    assert not {"card50", "card51"} & set(scene.options("A"))
