"""Cards that bring goods when they are played (10, 14 to 19, 22 to 34, 43, 183, 188): how many, and when none."""

from __future__ import annotations

import pytest

from tests.rules.odin.armoury import CARDS as WEAPONS
from tests.rules.odin.armoury import complete, everywhere
from tests.rules.odin.holdings import counted, give, held
from tests.rules.odin.laying import lay
from tests.rules.odin.scene import Scene


def gained(scene: Scene, card: int) -> dict[str, int]:
    """What seat A has more of after it has played the card; what happens by itself asks nothing."""
    before = held(scene, "A")
    scene.play("A", card)
    scene.luck()
    after = held(scene, "A")
    assert scene.deciding() == ""
    assert after.pop("played") == 1 + before.get("played", 0)
    assert held(scene, "B") == {} if scene.state.table.seats > 1 else True
    assert all(number <= after.get(name, 0) for name, number in before.items() if name != "played"), "nothing is spent"
    return {name: number - before.get(name, 0) for name, number in after.items() if number != before.get(name, 0)}


GIFTS = [
    (10, "", ""),
    (10, "1 sheep", "1 milk, 1 silver"),
    (10, "5 cattle", "1 milk, 1 silver"),
    (10, "2 sheep, 3 cattle", "2 milk, 2 silver"),
    (14, "3 whaling_boat, 4 knarr", ""),
    (14, "2 whaling_boat, 2 longship", ""),
    (14, "1 whaling_boat, 1 knarr, 1 longship", "1 whale_meat"),
    (14, "2 whaling_boat, 2 knarr, 1 longship", "1 whale_meat"),
    (14, "2 whaling_boat, 2 knarr, 2 longship", "2 whale_meat"),
    (15, "", ""),
    (15, "2 shed", ""),
    (15, "1 shed, 1 stone_house, 2 long_house", "6 mead"),
    (22, "3 knarr", ""),
    (22, "1 longship", "1 ore, 1 stone, 1 silver"),
    (22, "4 longship", "4 ore, 4 stone, 4 silver"),
    (23, "2 shed", ""),
    (23, "1 shed, 2 stone_house, 1 long_house", "6 silver"),
    (23, "3 stone_house, 5 long_house", "16 silver"),
    (24, "2 longship", ""),
    (24, "2 knarr", "2 oil"),
    (24, "3 whaling_boat", "3 wood"),
    (24, "4 knarr, 1 whaling_boat, 1 wood", "4 oil, 1 wood"),
    (25, "2 longship, 2 whaling_boat", ""),
    (25, "3 knarr, 1 longship", "3 salt_meat"),
    (26, "2 peas, 1 oil, 1 silk", ""),
    (26, "4 mead", "1 silver"),
    (26, "1 mead, 2 stockfish, 1 milk, 1 salt_meat, 1 game_meat, 1 whale_meat, 3 sheep, 1 cattle", "8 silver"),
    (27, "3 knarr", ""),
    (27, "2 whaling_boat", "2 stockfish"),
    (27, "3 whaling_boat", "3 stockfish"),
    (29, "3 game_meat", ""),
    (29, "3 whale_meat", ""),
    (29, "3 game_meat, 2 whale_meat", "2 salt_meat"),
    (30, "", ""),
    (30, "1 silk", "1 silver"),
    (30, "2 silk", "3 silver"),
    (30, "3 silk", "6 silver"),
    (30, "5 silk", "6 silver"),
    (33, "2 sheep", ""),
    (33, "3 sheep", "1 wool"),
    (33, "4 sheep", "2 wool"),
    (33, "5 sheep", "2 wool"),
    (33, "6 sheep", "3 wool"),
    (34, "1 sheep", ""),
    (34, "2 sheep", "1 milk, 1 wool"),
    (34, "4 sheep", "1 milk, 2 wool"),
    (34, "9 sheep", "1 milk, 2 wool"),
    (43, "", "1 fruits"),
    (43, "2 fruits", "1 fruits"),
    (183, "4 longship", ""),
    (183, "1 knarr", "1 peas, 1 flax, 1 beans"),
    (183, "2 knarr", "1 peas, 1 flax, 1 beans, 1 grain"),
    (183, "3 knarr", "1 peas, 1 flax, 1 beans, 1 grain, 1 cabbage"),
    (183, "4 knarr", "1 peas, 1 flax, 1 beans, 1 grain, 1 cabbage, 1 fruits"),
]  # fmt: skip


@pytest.mark.rule("OD-OCC-14", "OD-OCC-15", "OD-OCC-27", "OD-OCC-30")
@pytest.mark.card(10, 14, 15, 22, 23, 24, 25, 26, 27, 29, 30, 33, 34, 43, 183)
@pytest.mark.parametrize(("card", "before", "gift"), GIFTS, ids=[f"{card}: {having}" for card, having, _ in GIFTS])
def test_what_the_card_brings(card: int, before: str, gift: str) -> None:
    scene = Scene(2)
    give(scene, "A", before)
    assert gained(scene, card) == counted(gift)


@pytest.mark.rule("OD-OCC-15")
@pytest.mark.card(22, 23, 25, 27)
def test_only_what_is_there_when_it_is_played_counts() -> None:
    scene = Scene(2)
    scene.in_play("A", 22, 23, 25, 27)
    scene.have("A", silver=24)
    scene.turn("A")
    for ship in ("whaling_boat", "knarr", "longship"):
        scene.choose("A", ship)
    assert scene.supply("A") == {"silver": 24 - 3 - 5 - 8}


@pytest.mark.card(10, 33, 34)
def test_pregnant_animals_are_animals() -> None:
    for card, gift in ((10, "1 milk, 1 silver"), (33, "1 wool"), (34, "1 milk, 1 wool")):
        scene = Scene(2)
        scene.have("A", sheep=3)
        scene.pregnant("A", sheep=2)
        assert gained(scene, card) == counted(gift)


@pytest.mark.card(26)
def test_pregnant_and_plain_animals_are_one_kind() -> None:
    scene = Scene(2)
    scene.have("A", cattle=2, sheep=2)
    scene.pregnant("A", cattle=1, sheep=2)
    assert gained(scene, 26) == {"silver": 2}


@pytest.mark.rule("OD-OCC-30")
@pytest.mark.card(26, 29, 30)
def test_what_lies_on_boards_is_no_supply() -> None:
    scene = Scene(2)
    scene.build("A", "long_house")
    assert lay(scene, "mead", "long-house1", "0,2-3") is None
    assert lay(scene, "game_meat", "long-house1", "0-2,8-9") is None
    assert lay(scene, "silk", "home", "8-11,0") is None
    scene.have("A", silk=1, whale_meat=1)
    assert gained(scene, 26) == {"silver": 1}
    assert gained(scene, 29) == {}
    assert gained(scene, 30) == {"silver": 1}


@pytest.mark.rule("OD-OCC-14", "OD-OCC-30")
@pytest.mark.card(16)
@pytest.mark.parametrize(
    ("boats", "longships", "silver"),
    [
        ("000", "0000", 0),
        ("111", "", 0),
        ("111", "1", 2),
        ("1", "31", 3),
        ("", "33", 4),
        ("1", "33", 5),
        ("111", "3333", 5),
    ],
)
def test_silver_for_loaded_ore(boats: str, longships: str, silver: int) -> None:
    """The ore printed on whaling boats is not loaded."""
    scene = Scene(2)
    scene.fleet("A", boats=boats, longships=longships)
    scene.have("A", ore=9)
    assert gained(scene, 16) == ({"silver": silver} if silver else {})


@pytest.mark.rule("OD-OCC-14")
@pytest.mark.card(18)
@pytest.mark.parametrize(
    ("longships", "gift"),
    [
        ("", ""),
        ("0111", ""),
        ("2", "1 silk"),
        ("301", "1 silk"),
        ("23", "1 jewelry"),
        ("222", "1 silver_hoard"),
        ("3333", "1 silver_hoard"),
    ],
)
def test_a_blue_good_for_armed_longships(longships: str, gift: str) -> None:
    scene = Scene(2)
    scene.fleet("A", boats="11", longships=longships)
    assert gained(scene, 18) == counted(gift)


@pytest.mark.rule("OD-OCC-14")
@pytest.mark.card(19)
@pytest.mark.parametrize(
    ("number", "gift"), [(0, ""), (2, ""), (3, "1 silk"), (4, "1 spices"), (5, "1 jewelry"), (6, "1 jewelry")]
)
def test_a_blue_good_for_special_tiles(number: int, gift: str) -> None:
    scene = Scene(2)
    for special in ("helmet", "belt", "crucifix", "fibula", "chalice", "cloakpin")[:number]:
        scene.have("A", **{special: 1})
    assert gained(scene, 19) == counted(gift)


@pytest.mark.card(19)
def test_special_tiles_on_boards_count() -> None:
    scene = Scene(2)
    scene.have("A", helmet=1, belt=1)
    assert lay(scene, "cloakpin/0", "home", "10,0-2") is None
    assert gained(scene, 19) == {"silk": 1}


@pytest.mark.card(32)
@pytest.mark.parametrize(("longships", "cards"), [("", 0), ("0", 2), ("03", 5), ("123", 10), ("0000", 10)])
def test_weapons_for_longships(longships: str, cards: int) -> None:
    scene = Scene(2)
    complete(scene)
    scene.fleet("A", knarrs=4 - len(longships), longships=longships)
    gift = gained(scene, 32)
    assert gift == ({"bow": cards} if cards else {}), "luck draws the first kind there is"
    assert everywhere(scene) == WEAPONS


@pytest.mark.card(188)
@pytest.mark.parametrize(("seats", "silver"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_silver_for_players(seats: int, silver: int) -> None:
    scene = Scene(seats)
    assert gained(scene, 188) == ({"silver": silver} if silver else {})


# one good up to blue


@pytest.mark.rule("OD-ACT-UPGRADE-6")
@pytest.mark.card(17)
@pytest.mark.parametrize(
    ("good", "blue"),
    [
        ("fruits", "treasure_chest"),
        ("cattle", "silver_hoard"),
        ("sheep", "jewelry"),
        ("wool", "chest"),
        ("peas", "rune_stone"),
    ],
)
def test_one_good_becomes_blue(good: str, blue: str) -> None:
    scene = Scene(2)
    scene.have("A", **{good: 2}, silk=1, wood=1)
    scene.play("A", 17)
    assert scene.options("A") == ["done", good]
    scene.choose("A", good)
    assert scene.supply("A") == {good: 1, blue: 1, "silk": 1, "wood": 1}
    assert scene.deciding() == ""


@pytest.mark.rule("OD-OCC-27")
@pytest.mark.card(17)
def test_no_good_has_to_rise() -> None:
    scene = Scene(2)
    scene.have("A", oil=1)
    scene.play("A", 17)
    scene.choose("A", "done")
    assert scene.supply("A") == {"oil": 1}
    assert scene.deciding() == ""


@pytest.mark.card(17)
def test_blue_goods_cannot_rise() -> None:
    scene = Scene(2)
    scene.have("A", silk=2)
    assert gained(scene, 17) == {}


# a fourth of a good


@pytest.mark.rule("OD-OCC-30")
@pytest.mark.card(31)
def test_a_fourth_of_one_of_the_goods_of_which_there_are_three() -> None:
    scene = Scene(2)
    scene.have("A", peas=3, mead=2, oil=3, silk=3, linen=4, sheep=3, cattle=3, wood=3, silver=3, bow=3)
    before = scene.supply("A")
    scene.play("A", 31)
    assert scene.options("A") == ["peas", "oil", "silk"], "it has to be taken, and no animal, material or weapon"
    for good in ("mead", "linen", "sheep", "done"):
        assert scene.refusal("A", good) == "not-three-of-it"
    scene.choose("A", "oil")
    assert scene.supply("A") == before | {"oil": 4}
    assert scene.deciding() == ""


@pytest.mark.card(31)
def test_without_a_choice_the_fourth_comes_by_itself() -> None:
    scene = Scene(2)
    scene.have("A", hide=3, fur=2)
    assert gained(scene, 31) == {"hide": 1}
    scene = Scene(2)
    scene.have("A", hide=2, fur=4, sheep=3)
    assert gained(scene, 31) == {}


@pytest.mark.rule("OD-OCC-30")
@pytest.mark.card(31)
def test_a_tile_on_a_board_is_not_the_third() -> None:
    scene = Scene(2)
    assert lay(scene, "hide", "home", "9-11,0") is None
    scene.have("A", hide=2, oil=3)
    assert gained(scene, 31) == {"oil": 1}
