"""Cards that can be used at any time (OD-OCC-18 to 20, OD-ANY-OCC-1): exchanges, and rules that they change."""

from __future__ import annotations

import pytest

from meadhall.games.odin.events import CardUsed
from meadhall.games.odin.rules.anytime import Windows
from tests.rules.odin.armoury import complete, face_up
from tests.rules.odin.holdings import counted, give, held, open_strips
from tests.rules.odin.laying import covered
from tests.rules.odin.scene import Scene


def turn(before: str, *cards: int) -> Scene:
    """Seat A has this and these cards, and it is its turn."""
    scene = Scene(2)
    open_strips(scene, {})
    give(scene, "A", before)
    scene.in_play("A", *cards)
    scene.turn("A")
    return scene


def all_of(scene: Scene) -> dict[str, int]:
    """What seat A has, apart from the cards it has played."""
    return {name: number for name, number in held(scene, "A").items() if name != "played"}


EXCHANGES = [
    (44, "1 hide, 1 wool, 1 linen", "", "1 clothing, 3 silver"),
    (45, "1 wood, 6 silver", "", "1 treasure_chest"),
    (46, "3 wood, 1 wool", "", "1 longship"),
    (46, "3 wood, 1 linen", "", "1 longship"),
    (47, "1 salt_meat", "", "1 hide"),
    (48, "1 cattle", "", "1 jewelry"),
    (49, "1 cattle", "", "1 peas, 1 flax, 1 beans, 1 grain, 1 cabbage"),
    (50, "1 rune_stone", "", "1 hide"),
    (51, "1 rune_stone", "0", "1 silver, 1 milk"),
    (51, "1 rune_stone", "1", "1 silver, 1 cabbage"),
    (53, "1 silver, 1 peas", "peas", "1 mead"),
    (54, "1 silverware", "0", "1 silk"),
    (54, "1 silverware", "1", "1 chest"),
    (55, "1 chest, 3 silver", "", "1 treasure_chest"),
    (56, "1 bow, 1 spear", "2 0", "1 ore"),
    (56, "2 snare", "1 1", "1 ore"),
    (57, "2 beans", "", "1 peas, 1 mead, 1 stockfish"),
    (58, "2 flax", "", "3 oil"),
    (59, "2 flax, 1 silver", "", "2 linen"),
    (182, "2 wood, 2 stone_house", "", "1 spices, 2 stone_house"),
    (182, "5 wood, 1 stone_house, 1 long_house", "0", "3 wood, 1 spices, 1 stone_house, 1 long_house"),
    (182, "5 wood, 2 long_house", "1", "2 spices, 2 long_house"),
    (187, "3 flax", "", "1 treasure_chest"),
]


@pytest.mark.rule("OD-OCC-19", "OD-ANY-OCC-1")
@pytest.mark.card(44, 45, 46, 47, 48, 49, 50, 51, 53, 54, 55, 56, 57, 58, 59, 182, 187)
@pytest.mark.parametrize(("card", "before", "choices", "after"), EXCHANGES)
def test_an_exchange_at_any_time(card: int, before: str, choices: str, after: str) -> None:
    scene = turn(before, card)
    scene.choose("A", f"card{card}")
    assert CardUsed(0, card - 1) in scene.told(CardUsed)
    for choice in choices.split():
        assert f"card{card}" not in scene.options("A")
        scene.choose("A", choice)
    assert all_of(scene) == counted(after)
    assert "A09" in scene.options("A"), "it is no turn"


@pytest.mark.rule("OD-OCC-16", "OD-OCC-19")
@pytest.mark.card(44, 45, 46, 47, 48, 49, 50, 51, 53, 54, 55, 56, 57, 58, 59, 182, 187)
@pytest.mark.parametrize(("card", "before"), sorted({(card, before) for card, before, _, _ in EXCHANGES}))
def test_not_with_less(card: int, before: str) -> None:
    for thing in counted(before):
        less = counted(before)
        less[thing] -= 1 if less[thing] < 5 else 4
        scene = turn(", ".join(f"{number} {name}" for name, number in less.items() if number), card)
        assert f"card{card}" not in scene.options("A"), thing
        assert scene.refusal("A", f"card{card}") == "card-not-usable"


@pytest.mark.rule("OD-OCC-18", "OD-OCC-19", "OD-ANY-OCC-1")
@pytest.mark.card(47)
def test_as_often_as_wanted() -> None:
    """OD-T-48."""
    scene = turn("3 salt_meat", 47)
    for left in (2, 1, 0):
        scene.choose("A", "card47")
        assert (scene.has("A", "salt_meat"), scene.has("A", "hide")) == (left, 3 - left)
    assert "card47" not in scene.options("A")


@pytest.mark.rule("OD-OCC-18", "OD-END-4")
@pytest.mark.card(47)
def test_in_windows_and_pauses() -> None:
    scene = turn("3 salt_meat, 2 peas", 47)
    scene.begin(Windows())
    scene.choose("A", "card47")
    assert scene.supply("A") == {"salt_meat": 2, "hide": 1, "peas": 2}
    scene.use("A", "A36")
    scene.choose("A", "peas")
    scene.choose("A", "pause")
    scene.choose("A", "card47")
    assert scene.supply("A") == {"salt_meat": 1, "hide": 2, "peas": 1}
    assert scene.has("A", "mead") == 0, "what rises comes when the action is over"


@pytest.mark.rule("OD-OCC-2")
@pytest.mark.card(47)
def test_not_from_the_hand_and_not_by_others() -> None:
    scene = turn("1 salt_meat")
    scene.hold("A", 47)
    scene.in_play("B", 47)
    assert "card47" not in scene.options("A")


@pytest.mark.rule("OD-OCC-12")
@pytest.mark.card(54)
def test_either_or() -> None:
    """OD-T-43."""
    scene = turn("1 silverware", 54)
    scene.choose("A", "card54")
    assert scene.options("A") == ["0", "1"]
    scene.choose("A", "1")
    assert scene.supply("A") == {"chest": 1}


# ore and wood


@pytest.mark.rule("OD-OCC-20")
@pytest.mark.card(39)
def test_loaded_ore_comes_back() -> None:
    """OD-T-49."""
    scene = turn("", 39)
    scene.fleet("A", boats="1", longships="2")
    scene.turn("A")
    scene.choose("A", "card39")
    assert scene.options("A") == ["0", "2"]
    assert scene.refusal("A", "1") == "nothing-loaded"
    scene.choose("A", "2")
    assert (scene.state.boats[:2], scene.state.longships[:4]) == ([0, 1], [0, 1, 0, 0])
    scene.choose("A", "card39")
    scene.choose("A", "0")
    assert (scene.state.boats[:2], scene.state.longships[:4]) == ([1, 0], [0, 1, 0, 0])
    scene.choose("A", "card39")
    assert scene.has("A", "ore") == 3, "the last one is not asked about"
    assert (scene.state.boats[:2], scene.state.longships[:4]) == ([1, 0], [1, 0, 0, 0])
    assert "card39" not in scene.options("A"), "the printed ore stays"


@pytest.mark.card(39)
def test_longships_by_their_ore() -> None:
    scene = turn("", 39)
    scene.fleet("A", longships="0133")
    scene.turn("A")
    scene.choose("A", "card39")
    assert scene.options("A") == ["1", "3"]
    scene.choose("A", "3")
    assert scene.state.longships[:4] == [1, 1, 1, 1]
    assert scene.supply("A") == {"ore": 1}


@pytest.mark.rule("OD-OCC-20", "OD-ANY-PLACE-22")
@pytest.mark.card(40)
@pytest.mark.parametrize(("house", "cell"), [("stone_house", "0,2"), ("long_house", "0,1")])
def test_wood_in_houses(house: str, cell: str) -> None:
    board = house.replace("_", "-") + "1"
    scene = turn(f"2 wood, 1 {house}", 40)
    cost = scene.minus("A", board)
    scene.choose("A", "wood/0")
    assert {option.partition(":")[0] for option in scene.options("A")} == {board}
    assert scene.refusal("A", "home:0,0") == "not-on-this-board"
    scene.choose("A", f"{board}:{cell}")
    assert scene.supply("A") == {"wood": 1}
    assert covered(scene, board) == {tuple(map(int, cell.split(",")))}
    assert scene.minus("A", board) == cost - 1
    scene.choose("A", "wood/0")
    assert scene.refusal("A", f"{board}:{cell}") == "overlaps"


@pytest.mark.rule("OD-ANY-PLACE-2", "OD-ANY-PLACE-22")
@pytest.mark.card(40)
def test_wood_only_with_the_card_and_a_house() -> None:
    scene = turn("2 wood, 1 stone_house")
    assert "wood/0" not in scene.options("A")
    assert scene.refusal("A", "wood/0") == "piece-fits-nowhere"
    assert "wood/0" not in turn("2 wood, 2 shed, 1 shetland", 40).options("A")
    assert "wood/0" not in turn("2 stone, 1 stone_house", 40).options("A")


# single cards


@pytest.mark.card(46)
def test_the_ship_of_the_architect_needs_a_berth_and_is_not_built() -> None:
    assert "card46" not in turn("3 wood, 1 wool, 2 knarr, 2 longship", 46).options("A")
    scene = turn("3 wood, 1 wool, 1 linen, 1 peas", 46, 117)
    scene.choose("A", "card46")
    assert scene.options("A") == ["0", "1"]
    scene.choose("A", "1")
    assert all_of(scene) == {"longship": 1, "wool": 1, "peas": 1}
    assert "A09" in scene.options("A"), "no shipowner (card 117) is asked"


@pytest.mark.card(48, 49)
@pytest.mark.parametrize("card", [48, 49])
def test_pregnant_cattle_will_do(card: int) -> None:
    scene = turn("2 cattle", card)
    scene.pregnant("A", cattle=1)
    scene.choose("A", f"card{card}")
    assert (scene.has("A", "cattle"), scene.state.pregnant[1]) == (1, 1)
    scene.choose("A", f"card{card}")
    assert (scene.has("A", "cattle"), scene.state.pregnant[1]) == (0, 0)


@pytest.mark.rule("OD-OCC-17", "OD-OCC-30")
@pytest.mark.card(49, 169, 171)
def test_ploughing_is_a_harvest_for_its_owner() -> None:
    scene = turn("1 cattle, 1 flax", 49, 169, 171, 92)
    scene.in_play("B", 171)
    scene.have("B", flax=1)
    scene.choose("A", "card49")
    assert scene.options("A") == ["done", "card169"]
    scene.choose("A", "card169")
    assert scene.supply("A") == {"peas": 1, "flax": 3, "beans": 1, "grain": 1, "cabbage": 1}
    assert scene.options("A") == ["done", "card171"]
    scene.choose("A", "card171")
    assert scene.supply("A") == {"peas": 1, "flax": 2, "beans": 1, "grain": 2, "cabbage": 1, "silver": 1}
    assert scene.deciding() == "A"
    assert scene.supply("B") == {"flax": 1}


@pytest.mark.card(49)
def test_ploughing_in_a_round_without_harvest() -> None:
    """The goods are those of the card, whatever the round brings."""
    scene = turn("1 cattle", 49)
    scene.round(3)
    scene.choose("A", "card49")
    assert scene.supply("A") == {"peas": 1, "flax": 1, "beans": 1, "grain": 1, "cabbage": 1}


@pytest.mark.card(52)
def test_a_tutor_plays_cards_from_the_hand() -> None:
    scene = turn("2 silver", 52)
    assert "card52" not in scene.options("A"), "no card in hand"
    scene.hold("A", 43, 47)
    scene.choose("A", "card52")
    assert scene.options("A") == ["card43", "card47"]
    scene.choose("A", "card43")
    assert scene.supply("A") == {"silver": 1, "fruits": 1}
    scene.choose("A", "card52")
    scene.choose("A", "card47")
    assert scene.supply("A") == {"fruits": 1}
    assert held(scene, "A")["played"] == 3
    scene = turn("", 52)
    scene.hold("A", 43)
    assert "card52" not in scene.options("A"), "no silver"


@pytest.mark.rule("OD-PH5-7")
@pytest.mark.card(52)
def test_no_tutor_in_the_middle_of_an_action() -> None:
    scene = turn("1 silver", 52)
    scene.hold("A", 43, 47)
    scene.choose("A", "A58")
    scene.choose("A", "pause")
    assert scene.refusal("A", "card52") == "no-playing-now"


@pytest.mark.card(53)
def test_only_orange_goods_rise_in_the_farm_shop() -> None:
    scene = turn("2 silver, 1 flax, 1 mead, 1 hide, 1 fruits", 53)
    scene.choose("A", "card53")
    assert scene.options("A") == ["done", "flax", "fruits"]
    assert scene.refusal("A", "mead") == "not-that-good"
    scene.choose("A", "fruits")
    assert scene.supply("A") == {"silver": 1, "flax": 1, "mead": 1, "hide": 1, "whale_meat": 1}
    assert "card53" not in turn("2 silver, 1 mead, 1 hide", 53).options("A")


@pytest.mark.rule("OD-PH5-7")
@pytest.mark.card(53)
def test_no_silver_is_spent_that_the_action_under_way_needs() -> None:
    """Emigrating is all that the space can be used for, and it takes the last silver."""
    scene = turn("1 silver, 1 knarr, 1 peas, 1 oil", 53)
    scene.choose("A", "A61")
    scene.choose("A", "pause")
    assert "card53" not in scene.options("A")
    assert scene.refusal("A", "card53") == "action-needs-it"
    scene = turn("2 silver, 1 knarr, 1 peas, 1 oil", 53)
    scene.choose("A", "A61")
    scene.choose("A", "pause")
    scene.choose("A", "card53")
    scene.choose("A", "peas")
    assert scene.supply("A") == {"silver": 1, "mead": 1, "oil": 1}


@pytest.mark.card(56)
def test_weapons_that_are_dealt_with_lie_face_up() -> None:
    scene = turn("2 bow, 1 long_sword", 56)
    complete(scene)
    scene.choose("A", "card56")
    assert scene.options("A") == ["0", "3"]
    scene.choose("A", "3")
    assert scene.options("A") == ["0"]
    scene.choose("A", "0")
    assert scene.supply("A") == {"bow": 1, "ore": 1}
    assert face_up(scene) == {"bow": 1, "long_sword": 1}


@pytest.mark.rule("OD-OCC-25", "OD-OCC-30")
@pytest.mark.card(182)
def test_herbs_once_in_the_game_and_not_for_sheds() -> None:
    assert "card182" not in turn("9 wood, 1 stone_house, 3 shed", 182).options("A")
    scene = turn("9 wood, 2 long_house", 182)
    scene.choose("A", "card182")
    scene.choose("A", "0")
    assert scene.supply("A") == {"wood": 7, "spices": 1}
    assert "card182" not in scene.options("A")


BELT = "2 flax, 2 peas"


@pytest.mark.card(187)
def test_the_belt_only_while_taking_a_viking_action() -> None:
    scene = turn(BELT, 187)
    assert "card187" not in scene.options("A")
    scene.choose("A", "A36")
    scene.choose("A", "pause")
    scene.choose("A", "card187")
    assert all_of(scene) == counted("2 peas, 1 belt")
    assert scene.state.specials >> 3 & 1 == 0
    scene = turn("3 flax, 1 peas", 187)
    scene.choose("A", "A36")
    scene.choose("A", "pause")
    scene.choose("A", "card187")
    assert scene.options("A") == ["0", "1"]
    scene.choose("A", "1")
    assert all_of(scene) == counted("1 flax, 1 peas, 1 belt")


@pytest.mark.card(187)
def test_the_belt_at_the_end_of_any_viking_action() -> None:
    scene = turn("1 flax", 187)
    scene.choose("A", "A21")
    assert scene.options("A") == ["done", "card187"]
    scene.choose("A", "card187")
    assert all_of(scene) == counted("1 stockfish, 1 silver, 1 belt")
    assert scene.deciding() == "B"
    scene = turn("2 flax", 187)
    scene.choose("A", "A09")
    scene.choose("A", "done")
    assert all_of(scene) == counted("2 flax, 1 stockfish")


@pytest.mark.card(187)
def test_no_belt_if_somebody_has_it() -> None:
    scene = turn(BELT, 187)
    scene.have("B", belt=1)
    scene.choose("A", "A36")
    assert "pause" not in scene.options("A")
    assert not scene.may_pause("A")
    scene.choose("A", "peas")
    scene.choose("A", "peas")
    assert scene.deciding() == "B"
    assert scene.supply("A") == {"flax": 2, "mead": 2}
