"""Cards about phases, and about things that come and go."""

from __future__ import annotations

import pytest

from meadhall.core import SEATS
from meadhall.games.odin.actions import SPACE_AT, SPACES
from meadhall.games.odin.events import CardUsed
from meadhall.games.odin.notation import IMITATION
from meadhall.games.odin.rules.anytime import Windows
from meadhall.games.odin.rules.mountain import WearStrips
from meadhall.games.odin.rules.rounds import Round
from meadhall.games.odin.rules.turns import ActionPhase, EndActions, MoveMoose, ReturnVikings
from meadhall.games.odin.rules.upkeep import BeforeIncome, Bonus, Breed, DrawWeapons, Harvest
from tests.rules.odin import armoury
from tests.rules.odin.holdings import counted, give, open_strips
from tests.rules.odin.laying import area, covered, fill, lay, own
from tests.rules.odin.scene import Scene


def with_card(number: int, things: str = "", seats: int = 2, **options: str) -> Scene:
    """Seat A has played the card and has these things."""
    scene = Scene(seats, **options)
    scene.in_play("A", number)
    give(scene, "A", things)
    return scene


def stand(scene: Scene, spaces: str, seat: str = "A") -> None:
    """Vikings of the seat stand on these spaces, as many as they take."""
    for name in spaces.split():
        space = SPACE_AT[name]
        scene.state.placed[space], scene.state.placer[space] = SPACES[space].column, SEATS.index(seat)


def choose(scene: Scene, choices: str, seat: str = "A") -> None:
    for choice in choices.split():
        scene.choose(seat, choice)


def income(scene: Scene) -> None:
    """What cards do right before phase 7."""
    scene.begin(BeforeIncome())


def harvest(scene: Scene, number: int) -> None:
    """Phase 2 of the round; of the long game the rounds 3, 5 and 7 are without harvest."""
    scene.round(number)
    scene.begin(Harvest())


def asked(scene: Scene, seat: str = "A") -> list[str]:
    """What the seat can choose now, with nobody else's turn."""
    return scene.options(seat) if scene.deciding() == seat else []


# right before income


@pytest.mark.rule("OD-OCC-22", "OD-ROUND-1")
@pytest.mark.card(8)
def test_8_five_vikings_crafting() -> None:
    for spaces, oil in [("A27 A28 A29", 0), ("A27 A29 A30", 1), ("A32 A30", 1), ("A33 A01", 0)]:
        scene = with_card(8)
        stand(scene, spaces)
        stand(scene, "A31 A33" if "A33" not in spaces else "A31", "B")
        income(scene)
        assert scene.supply("A") == counted(f"{oil} oil" if oil else "")
        assert scene.supply("B") == {}
    scene = with_card(8)
    stand(scene, "A30 A32")
    scene.state.placed[SPACE_AT["A32"]] = 2
    income(scene)
    assert scene.supply("A") == {}, "one Viking has returned"


@pytest.mark.rule("OD-ROUND-1", "OD-OCC-22")
@pytest.mark.card(8, 42)
@pytest.mark.parametrize("before", [0, 6])
def test_the_moment_before_income_is_part_of_every_round(before: int) -> None:
    """After the window that follows the actions, before the silver is paid; in the last round too."""
    scene = with_card(42)
    scene.build("A", "shed")
    fill(scene, "home", area("10-11,0-1"))
    scene.round(before)
    scene.begin(Round())
    scene.luck()
    scene.state.stock = [0] * len(scene.state.stock)
    scene.have("A", wood=1)
    scene.choose("A", "pass")
    scene.choose("B", "pass")
    assert asked(scene) == ["done", "card42"]
    scene.choose("A", "card42")
    assert scene.supply("A") == counted("3 silver"), "1 of the card and 2 of income"


@pytest.mark.card(9)
def test_9_ore_of_longships_is_placed_at_once() -> None:
    scene = with_card(9, "1 bear_island, 1 stone_house")
    scene.fleet("A", longships="03", knarrs=1)
    income(scene)
    assert asked(scene) == ["done", "card9"]
    scene.choose("A", "card9")
    options = asked(scene)
    assert options[0] == "done"
    assert {option.partition(":")[0] for option in options[1:]} == {"home", "island1"}
    assert scene.refusal("A", "stone-house1:0,1") == "not-for-this-ore"
    assert scene.refusal("A", "home:10,1") == "income-too-early"
    scene.choose("A", "home:11,0")
    assert covered(scene, "home") == {(11, 0)}
    scene.choose("A", "island1:7,6")
    assert covered(scene, "bear_island") == {(7, 6)}
    assert asked(scene) == [], "one ore for each longship"
    assert scene.supply("A") == {}, "no ore is left over"
    assert scene.state.longships[:4] == [1, 0, 0, 1]


@pytest.mark.card(9)
def test_9_may_be_declined_or_ended_and_nothing_is_kept() -> None:
    for choices, cells in [("done", 0), ("card9 done", 0), ("card9 home:11,0 done", 1)]:
        scene = with_card(9, "2 longship")
        income(scene)
        choose(scene, choices)
        assert scene.supply("A") == {}
        assert len(covered(scene, "home")) == cells


@pytest.mark.card(9)
def test_9_is_not_offered_without_longship_or_room() -> None:
    scene = with_card(9, "2 knarr, 3 whaling_boat, 1 stone_house")
    income(scene)
    assert scene.deciding() == ""
    scene = with_card(9, "2 longship")
    scene.state.covered[0] = -1
    income(scene)
    assert scene.deciding() == ""


@pytest.mark.card(9)
def test_9_ore_that_finds_no_place_is_not_received() -> None:
    scene = with_card(9, "2 longship")
    scene.state.covered[0] = -1 ^ 1
    income(scene)
    choose(scene, "card9 home:0,0")
    assert scene.deciding() == ""
    assert scene.has("A", "ore") == 0


@pytest.mark.rule("OD-ANY-PLACE-26", "OD-SCORE-10")
@pytest.mark.card(42)
def test_42_wood_or_stone_on_a_spot_of_a_shed() -> None:
    for way, left in [("0", "2 stone, 1 silver"), ("1", "1 wood, 1 stone, 1 silver")]:
        scene = with_card(42, "1 wood, 2 stone, 1 shed")
        before = scene.score("A")
        income(scene)
        assert asked(scene) == ["done", "card42"]
        scene.choose("A", "card42")
        assert asked(scene) == ["0", "1"]
        assert scene.refusal("A", "2") == "lay-wood-or-stone"
        scene.choose("A", way)
        assert scene.supply("A") == counted(left)
        assert scene.deciding() == "", "exactly one"
        after = scene.score("A")
        assert after == before | {"silver": 1}, "what lies there counts as what is laid there in the end"


@pytest.mark.rule("OD-ANY-PLACE-26", "OD-SCORE-10")
@pytest.mark.card(42)
def test_42_material_on_a_spot_is_gone_for_anything_else() -> None:
    scene = with_card(42, "1 wood, 1 shed")
    income(scene)
    scene.choose("A", "card42")
    assert scene.supply("A") == counted("1 silver"), "with one material nothing is asked"
    scene.have("A", wood=3)
    assert scene.score("A")["bare-cells"] == -86 - 3, "two wood for the spots left, one too many, and no stone"
    scene.build("A", "stone_house")
    assert scene.score("A")["bare-cells"] == -86 - 3 - 7 - 1


@pytest.mark.card(42)
def test_42_needs_a_free_spot_and_the_material_for_it() -> None:
    for things, spots in [("2 wood", []), ("1 shed", []), ("1 wood, 1 shed", [3, 0]), ("1 stone_house, 2 wood", [])]:
        scene = with_card(42, things)
        scene.state.spots[:2] = spots or [0, 0]
        before = scene.supply("A")
        income(scene)
        assert scene.deciding() == ""
        assert scene.supply("A") == before
    scene = with_card(42, "1 wood, 2 shed")
    scene.state.spots[:2] = [3, 6]
    income(scene)
    assert asked(scene) == ["done", "card42"], "the second shed has spots"
    scene.choose("A", "done")
    assert scene.supply("A") == counted("1 wood")


# the end of the actions


def late(things: str, own_spaces: str, others: str = "", seats: int = 2) -> Scene:
    """Card 91 at the end of the actions, when Vikings stand on these spaces."""
    scene = with_card(91, things, seats)
    stand(scene, own_spaces)
    stand(scene, others, "B")
    scene.begin(EndActions())
    return scene


@pytest.mark.card(91)
def test_91_a_free_neighbour_in_the_first_column_for_a_silver() -> None:
    scene = late("2 silver", "A14 A16", "A20")
    assert asked(scene) == ["done", "card91"]
    scene.choose("A", "card91")
    assert asked(scene) == ["A09"], "A15 costs 2 silver, of which 1 is left; A20 is no neighbour"
    assert scene.refusal("A", "A15") == "no-free-neighbour"
    assert scene.refusal("A", "A20") == "no-free-neighbour"
    scene.choose("A", "A09")
    assert scene.supply("A") == counted("1 silver, 1 stockfish")
    assert scene.state.placed[SPACE_AT["A09"]] == 0, "no Vikings are placed"
    assert scene.deciding() == ""


@pytest.mark.card(91)
def test_91_above_and_below_whatever_the_group() -> None:
    scene = late("3 silver", "A15")
    scene.choose("A", "card91")
    assert asked(scene) == ["A14", "A20"]
    choose(scene, "A14")
    assert scene.supply("A") == counted("1 silver, 2 stockfish")
    scene = late("3 silver", "A15")
    choose(scene, "card91 A20")
    assert scene.supply("A") == counted("3 silver, 1 beans")


@pytest.mark.card(91)
def test_91_only_own_vikings_of_the_first_column_and_free_spaces() -> None:
    for things, spaces, others in [
        *(("5 silver", "", "A15"), ("5 silver", "A21 A17 A22", ""), ("5 silver", "A15", "A14 A20")),
        *(("", "A15", ""), ("1 silver", "A27 A15", "A20"), ("1 silver", "A45", "")),
    ]:
        scene = late(things, spaces, others)
        assert scene.deciding() == "", (things, spaces, others)
        assert scene.supply("A") == counted(things)


@pytest.mark.rule("OD-SOLO-5", "OD-SOLO-14")
@pytest.mark.card(91)
def test_91_alone_vikings_of_the_round_before_block_and_do_not_count() -> None:
    scene = with_card(91, "5 silver", seats=1)
    stand(scene, "A20")
    scene.begin(ReturnVikings())
    scene.begin(EndActions())
    assert scene.deciding() == ""
    stand(scene, "A15")
    scene.begin(EndActions())
    scene.choose("A", "card91")
    assert asked(scene) == ["A14"]


@pytest.mark.card(91)
def test_91_may_be_declined() -> None:
    scene = late("5 silver", "A15")
    scene.choose("A", "done")
    assert scene.supply("A") == counted("5 silver")
    assert scene.deciding() == ""


@pytest.mark.rule("OD-PH5-9")
@pytest.mark.card(91)
def test_91_a_hunt_without_vikings_brings_none_back() -> None:
    scene = late("1 silver", "A05")
    scene.choose("A", "card91")
    assert asked(scene) == ["A08"], "A01 costs two wood"
    scene.choose("A", "A08")
    thing = scene.state.thing[0]
    scene.roll(8)
    scene.choose("A", "fail")
    assert scene.deciding() == ""
    assert scene.state.thing[0] == thing


@pytest.mark.card(91, 156)
def test_91_is_no_viking_action_and_no_placement() -> None:
    scene = late("1 silver", "A35")
    scene.in_play("A", 156)
    open_strips(scene, {1: 2})
    choose(scene, "card91 A34 strip1 2")
    assert scene.supply("A") == counted("2 stone")
    assert scene.state.last_placer == -1


@pytest.mark.rule("OD-PH5-1", "OD-PH6-1")
@pytest.mark.card(91)
def test_91_comes_when_everybody_has_passed_and_before_the_moose_moves() -> None:
    scene = with_card(91, "2 silver")
    scene.begin(ActionPhase(), MoveMoose())
    scene.choose("A", "A20")
    scene.choose("B", "A25")
    scene.choose("A", "pass")
    assert scene.deciding() == "B"
    scene.choose("B", "pass")
    assert asked(scene) == ["done", "card91"]
    choose(scene, "card91 A15")
    assert scene.supply("A") == counted("1 beans, 2 salt_meat")
    assert scene.state.moose == 1, "using a space so is no placement"


# weapons


@pytest.mark.rule("OD-OCC-29", "OD-PH4-1")
@pytest.mark.card(38)
@pytest.mark.parametrize(("way", "thing"), [("0", "wood"), ("1", "stone"), ("2", "ore")])
def test_38_a_building_material_instead_of_a_weapon(way: str, thing: str) -> None:
    scene = with_card(38)
    armoury.complete(scene)
    scene.begin(DrawWeapons())
    assert asked(scene) == ["yes", "no"]
    choose(scene, f"yes {way}")
    assert scene.supply("A") == {thing: 1}
    scene.roll(1)
    assert sum(armoury.face_down(scene).values()) == 46, "only B has drawn"
    assert scene.supply("B") == {"bow": 1}


@pytest.mark.card(38)
def test_38_may_be_declined() -> None:
    scene = with_card(38)
    armoury.complete(scene)
    scene.begin(DrawWeapons())
    scene.choose("A", "no")
    scene.luck()
    assert scene.supply("A") == scene.supply("B") == {"bow": 1}


# the bonus phase


@pytest.mark.card(41)
def test_41_silver_or_mead_for_oil_after_the_bonus() -> None:
    for things, way, left in [
        ("1 silver, 1 mead", "0", "1 mead, 1 oil"),
        ("1 silver, 1 mead", "1", "1 silver, 1 oil"),
        ("2 mead", "", "1 mead, 1 oil"),
        ("3 silver", "", "2 silver, 1 oil"),
    ]:
        scene = with_card(41, things)
        scene.begin(Bonus())
        assert asked(scene) == ["done", "card41"]
        choose(scene, f"card41 {way}")
        assert scene.supply("A") == counted(left)
        assert scene.deciding() == "", "once"
    scene = with_card(41, "2 silver")
    scene.begin(Bonus())
    scene.choose("A", "done")
    assert scene.supply("A") == counted("2 silver")
    scene = with_card(41)
    scene.begin(Bonus())
    assert scene.deciding() == ""


@pytest.mark.card(41)
def test_41_what_the_bonus_brings_can_be_paid() -> None:
    scene = with_card(41)
    fill(scene, "home", area("8-11,0-2") - {(9, 1)})
    scene.begin(Bonus())
    scene.choose("A", "card41")
    assert scene.supply("A") == counted("1 oil")


@pytest.mark.card(161, 162)
@pytest.mark.parametrize(
    ("card", "enough", "too_few", "good"),
    [
        (161, "A22 A26 A32", "A22 A26 A21 A16 A29 A30 A23", "cabbage"),
        (162, "A16 A17 A21 A25", "A16 A17 A21 A22 A26 A20 A23", "flax"),
    ],
)
def test_161_162_seven_vikings_in_a_column(card: int, enough: str, too_few: str, good: str) -> None:
    for spaces, brings in [(enough, {good: 1}), (too_few, {})]:
        scene = with_card(card)
        stand(scene, spaces)
        scene.begin(Bonus())
        assert scene.deciding() == ""
        assert scene.supply("A") == brings
    scene = with_card(card)
    stand(scene, enough, "B")
    scene.begin(Bonus())
    assert scene.supply("A") == scene.supply("B") == {}


@pytest.mark.rule("OD-SOLO-14")
@pytest.mark.card(8, 161, 162)
@pytest.mark.parametrize(
    ("card", "spaces", "good"),
    [(8, "A30 A32", "oil"), (161, "A22 A26 A32", "cabbage"), (162, "A16 A17 A21 A25", "flax")],
)
def test_8_161_162_alone_vikings_of_the_round_before_do_not_count(card: int, spaces: str, good: str) -> None:
    for frames, number in [((), 1), ((ReturnVikings(),), 0)]:
        scene = with_card(card, seats=1)
        stand(scene, spaces)
        scene.begin(*frames, BeforeIncome(), Bonus())
        assert scene.has("A", good) == number
        assert sum(scene.state.placed) > 0, "they are still there"


@pytest.mark.card(162)
def test_162_an_imitation_space_belongs_to_its_column() -> None:
    for column, flax in [(2, 1), (3, 0)]:
        scene = with_card(162, seats=4)
        stand(scene, "A16 A17 A21")
        scene.state.imitation[0] = column
        scene.state.placed[IMITATION], scene.state.placer[IMITATION] = column, 0
        scene.begin(Bonus())
        assert scene.has("A", "flax") == flax


@pytest.mark.rule("OD-END-5")
@pytest.mark.card(41, 162, 173)
def test_nothing_of_the_bonus_or_the_strips_in_the_last_round() -> None:
    for before, used in [(5, {CardUsed(0, 40), CardUsed(0, 161), CardUsed(0, 172)}), (6, set())]:
        scene = Scene(2)
        scene.in_play("A", 41, 162, 173)
        scene.round(before)
        scene.begin(Round())
        scene.luck()
        scene.state.strips = [5] * 8
        stand(scene, "A16 A17 A21 A25")
        happened = set()
        while scene.deciding() and scene.state.round == before + 1:
            seat = scene.deciding()[0]
            options = scene.options(seat)
            scene.choose(seat, next(o for o in ("card41", "pass", "done", "gap", "0", *options) if o in options))
            happened |= set(scene.told(CardUsed))
            scene.have("A", mead=1)
        assert happened == used


# houses' bonus


def house_with_a_bonus(card: int, house: str) -> Scene:
    """Seat A has the card and a house with one enclosed symbol."""
    scene = with_card(card)
    own(scene, house)
    if house.startswith("stone"):
        tiles = [("mead", "0,1-2"), ("peas", "1-2,1"), ("peas", "1-2,3"), ("silver", "2,2")]
    else:
        tiles = [("flax", "0,0-2"), ("stockfish", "2,0-2"), ("silver", "1,0"), ("silver", "1,2")]
    for tile, where in tiles:
        assert lay(scene, tile, house, where) is None
    return scene


@pytest.mark.rule("OD-OCC-29", "OD-BONUS-11")
@pytest.mark.card(177)
@pytest.mark.parametrize(("house", "good"), [("stone-house1", "hide"), ("long-house1", "oil")])
def test_177_silverware_instead_of_the_only_good_of_a_house(house: str, good: str) -> None:
    for choice, brings in [("yes", "silverware"), ("no", good)]:
        scene = house_with_a_bonus(177, house)
        scene.begin(Bonus())
        assert asked(scene) == ["yes", "no"]
        scene.choose("A", choice)
        assert scene.supply("A") == {brings: 1}
        assert scene.deciding() == ""


@pytest.mark.card(177)
def test_177_each_house_is_judged_on_its_own() -> None:
    scene = house_with_a_bonus(177, "stone-house1")
    own(scene, "long-house1")
    for tile, where in [("flax", "0,0-2"), ("stockfish", "2,0-2"), ("silver", "1,0"), ("silver", "1,2")]:
        assert lay(scene, tile, "long-house1", where) is None
    scene.begin(Bonus())
    choose(scene, "yes no")
    assert scene.supply("A") == counted("1 silverware, 1 oil")


@pytest.mark.card(177)
def test_177_not_with_two_goods_nor_for_other_boards() -> None:
    scene = with_card(177)
    fill(scene, "home", area("8-11,0-2") - {(9, 1)})
    scene.begin(Bonus())
    assert scene.supply("A") == counted("1 mead"), "of the home board"
    scene = house_with_a_bonus(177, "long-house1")
    fill(scene, "long-house1", area("1,4-6 2,4 2,6"))
    scene.begin(Bonus())
    assert scene.deciding() == ""
    assert scene.supply("A") == counted("1 oil, 1 beans")


# the harvest


@pytest.mark.card(92)
@pytest.mark.parametrize(("tiles", "silver"), [(2, 0), (3, 1), (4, 2), (5, 3), (6, 3)])
def test_92_silver_for_special_tiles_without_harvest(tiles: int, silver: int) -> None:
    names = ["helmet", "belt", "drinking_horn", "amber_figure", "cloakpin", "throwing_axe"]
    for number, paid in [(3, silver), (4, 0)]:
        scene = with_card(92)
        scene.have("A", **dict.fromkeys(names[:tiles], 1))
        harvest(scene, number)
        assert scene.deciding() == ""
        assert scene.has("A", "silver") == paid


@pytest.mark.card(92)
def test_92_tiles_on_boards_count() -> None:
    scene = with_card(92)
    scene.have("A", helmet=1, belt=1, drinking_horn=1)
    options = [name for name in ("belt/0", "belt/1") if scene.lay("A", name, "home:11,0") is None]
    assert options
    assert scene.has("A", "belt") == 0
    harvest(scene, 3)
    assert scene.supply("A") == counted("1 silver")


@pytest.mark.rule("OD-OCC-14")
@pytest.mark.card(93)
@pytest.mark.parametrize(
    ("boats", "brings"), [("", {}), ("0", {"beans": 1}), ("01", {"grain": 1}), ("000", {"cabbage": 1})]
)
def test_93_the_tier_of_the_whaling_boats(boats: str, brings: dict[str, int]) -> None:
    """OD-T-45."""
    scene = with_card(93)
    scene.fleet("A", boats=boats, knarrs=1)
    harvest(scene, 5)
    assert scene.deciding() == ""
    assert scene.supply("A") == brings
    scene = with_card(93)
    scene.fleet("A", boats=boats)
    harvest(scene, 1)
    assert scene.supply("A") == counted("1 peas, 1 beans, 1 flax"), "nothing in a round with harvest"


@pytest.mark.card(94, 95, 96, 97)
@pytest.mark.parametrize(
    ("card", "things", "choices", "left"),
    [
        (94, "5 oil", "card94", "3 oil, 1 spices"),
        (94, "5 oil", "done", "5 oil"),
        (95, "", "card95 strip1 2", "2 stone"),
        (95, "", "card95 strip1 1", "1 stone"),
        (95, "", "card95 done", ""),
        (95, "", "done", ""),
        (96, "1 game_meat", "card96", "1 whale_meat"),
        (96, "2 whale_meat", "card96", "1 whale_meat, 2 game_meat"),
        (96, "1 game_meat, 1 whale_meat", "card96 0", "2 whale_meat"),
        (96, "1 game_meat, 1 whale_meat", "card96 1", "3 game_meat"),
        (96, "1 game_meat", "done", "1 game_meat"),
        (97, "3 peas", "card97", "6 peas"),
        (97, "4 peas", "card97", "8 peas"),
        (97, "6 peas", "card97", "8 peas"),
        (97, "6 peas", "done", "6 peas"),
    ],
)
def test_94_to_97_what_one_may_do_without_harvest(card: int, things: str, choices: str, left: str) -> None:
    scene = with_card(card, things)
    open_strips(scene, {1: 2, 2: 1})
    harvest(scene, 7)
    assert asked(scene) == ["done", f"card{card}"]
    choose(scene, choices)
    assert scene.supply("A") == counted(left)
    assert scene.deciding() == "", "once"


@pytest.mark.card(94, 95, 96, 97)
@pytest.mark.parametrize(
    ("card", "number", "things"),
    [
        *((94, 3, "1 oil"), (94, 4, "2 oil"), (95, 2, ""), (96, 3, "1 salt_meat"), (96, 6, "1 game_meat")),
        *((97, 3, "8 peas"), (97, 3, "9 peas"), (97, 3, "1 beans"), (97, 4, "3 peas")),
    ],
)
def test_94_to_97_are_not_offered(card: int, number: int, things: str) -> None:
    scene = with_card(card, things)
    harvest(scene, number)
    assert scene.deciding() == ""


@pytest.mark.card(95)
def test_95_items_come_from_one_strip() -> None:
    scene = with_card(95)
    open_strips(scene, {1: 2, 2: 1})
    harvest(scene, 3)
    choose(scene, "card95 strip2")
    assert asked(scene) == ["1", "2"]
    scene.choose("A", "2")
    assert scene.state.strips[:2] == [2, 3]
    assert scene.supply("A") == counted("2 wood")


@pytest.mark.card(169)
@pytest.mark.parametrize(
    ("number", "things", "choices", "left"),
    [
        (1, "1 flax", "card169", "1 peas, 1 beans, 3 flax"),
        (1, "1 grain", "card169", "1 peas, 1 beans, 1 flax, 2 grain"),
        (1, "1 flax, 1 grain", "card169 0", "1 peas, 1 beans, 3 flax, 1 grain"),
        (1, "1 flax, 1 grain", "card169 1", "1 peas, 1 beans, 2 flax, 2 grain"),
        (1, "1 flax, 1 grain", "done", "1 peas, 1 beans, 2 flax, 1 grain"),
        (1, "", "", "1 peas, 1 beans, 1 flax"),
        (3, "1 flax, 1 grain", "", "1 flax, 1 grain"),
    ],
)
def test_169_more_of_what_was_there_before_the_harvest(number: int, things: str, choices: str, left: str) -> None:
    scene = with_card(169, things)
    harvest(scene, number)
    choose(scene, choices)
    assert scene.deciding() == ""
    assert scene.supply("A") == counted(left)


@pytest.mark.card(171)
@pytest.mark.parametrize(
    ("number", "things", "choices", "left"),
    [
        (1, "", "card171", "1 peas, 1 beans, 1 grain, 1 silver"),
        (1, "2 flax", "card171", "1 peas, 1 beans, 2 flax, 1 grain, 1 silver"),
        (1, "", "done", "1 peas, 1 beans, 1 flax"),
        (3, "1 flax", "", "1 flax"),
    ],
)
def test_171_flax_for_grain_and_silver_after_a_harvest(number: int, things: str, choices: str, left: str) -> None:
    scene = with_card(171, things)
    harvest(scene, number)
    choose(scene, choices)
    assert scene.deciding() == ""
    assert scene.supply("A") == counted(left)


@pytest.mark.card(169, 171)
def test_169_171_before_and_after_the_harvest() -> None:
    scene = with_card(169, "1 flax")
    scene.in_play("A", 171)
    harvest(scene, 1)
    assert asked(scene) == ["done", "card169"]
    scene.choose("A", "card169")
    assert asked(scene) == ["done", "card171"]
    scene.choose("A", "card171")
    assert scene.supply("A") == counted("1 peas, 1 beans, 2 flax, 1 grain, 1 silver")


# occupations


@pytest.mark.rule("OD-OCC-29", "OD-OCC-3")
@pytest.mark.card(99)
def test_99_a_card_is_played_instead_of_drawn() -> None:
    for choices, hand, played in [("yes card30", 1, 2), ("no", 3, 1)]:
        scene = with_card(99)
        scene.hold("A", 30, 31)
        pile = scene.state.pile.bit_count()
        scene.use("A", "A55")
        assert asked(scene) == ["yes", "no"]
        choose(scene, choices)
        scene.luck()
        assert scene.state.hands[0].bit_count() == hand
        assert scene.state.played[0].bit_count() == played
        assert pile - scene.state.pile.bit_count() == (choices == "no")
        assert scene.has("A", "silver") == 1


@pytest.mark.card(99)
def test_99_needs_a_card_in_hand() -> None:
    scene = with_card(99)
    scene.use("A", "A55")
    scene.luck()
    assert scene.state.hands[0].bit_count() == 1
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-OCC-8")
@pytest.mark.card(99)
def test_99_the_card_of_the_third_column() -> None:
    scene = with_card(99)
    scene.hold("A", 30)
    scene.use("A", "A22")
    choose(scene, "yes card30")
    assert scene.state.hands[0] == 0
    assert scene.supply("A") == counted("1 fruits, 1 oil, 1 salt_meat, 1 silver")


@pytest.mark.rule("OD-OCC-4", "OD-OCC-5", "OD-OCC-6", "OD-OCC-10")
@pytest.mark.card(176)
def test_176_peas_once_after_an_action_with_occupations() -> None:
    scene = with_card(176, "1 stone")
    scene.hold("A", 30)
    scene.use("A", "A56")
    scene.choose("A", "card30")
    assert scene.supply("A") == counted("1 silver, 1 peas")
    scene = with_card(176, "1 stone")
    scene.hold("A", 30)
    scene.use("A", "A56")
    scene.choose("A", "done")
    assert scene.supply("A") == counted("1 silver"), "none was played"
    scene = with_card(176)
    scene.hold("A", 7, 8)
    scene.use("A", "A58")
    choose(scene, "card7 card8")
    assert scene.supply("A") == counted("1 peas"), "two cards, one action"
    scene = with_card(176)
    scene.hold("A", 7, 8)
    scene.use("A", "A23")
    choose(scene, "no card7")
    assert scene.supply("A") == counted("1 spices, 1 silver, 1 peas"), "the card of the fourth column"


@pytest.mark.card(176)
def test_176_also_an_action_of_a_card() -> None:
    scene = with_card(176)
    scene.in_play("A", 52)
    scene.hold("A", 7)
    give(scene, "A", "1 silver")
    scene.turn("A")
    choose(scene, "card52 card7")
    assert scene.supply("A") == counted("1 peas")


# things that come


@pytest.mark.card(150)
@pytest.mark.parametrize(("space", "thing", "silver"), [("A14", "stockfish", 1), ("A15", "salt_meat", 2)])
def test_150_game_meat_for_one_of_two(space: str, thing: str, silver: int) -> None:
    for choice, left in [("card150", {thing: 1, "game_meat": 1}), ("done", {thing: 2})]:
        scene = with_card(150, f"{silver} silver")
        scene.use("A", space)
        assert asked(scene) == ["done", "card150"]
        scene.choose("A", choice)
        assert scene.supply("A") == left
        assert scene.deciding() == "B"


@pytest.mark.card(150)
def test_150_one_is_not_two() -> None:
    for space, left in [("A09", "1 stockfish"), ("A21", "1 flax, 1 stockfish, 1 silver"), ("A25", "2 mead, 2 silver")]:
        scene = with_card(150, "1 stockfish")
        scene.use("A", space)
        assert scene.deciding() == "B"
        assert scene.supply("A") == counted(left) | {"stockfish": counted(left).get("stockfish", 0) + 1}


@pytest.mark.card(150, 179)
def test_150_also_what_a_card_brings() -> None:
    scene = with_card(150, "1 knarr, 5 silver")
    scene.in_play("A", 179)
    scene.begin(Windows())
    scene.choose("A", "knarr")
    assert scene.supply("A") == counted("2 stockfish, 2 silver")
    scene.choose("A", "card150")
    assert scene.supply("A") == counted("1 stockfish, 1 game_meat, 2 silver")


@pytest.mark.card(27, 150)
def test_150_three_at_once_are_one_exchange() -> None:
    scene = with_card(150, "3 whaling_boat")
    scene.play("A", 27)
    assert scene.supply("A") == {"stockfish": 3}
    scene.choose("A", "card150")
    assert scene.supply("A") == {"stockfish": 2, "game_meat": 1}
    assert scene.deciding() == ""


def enclose(scene: Scene, *boards: str) -> None:
    """All symbols of these boards are enclosed."""
    own(scene, *boards)
    for name in boards:
        slot = scene.slot(name)
        board = scene.state.board(0, slot)
        symbols = sum(symbol.cells for symbol in board.bonuses)
        scene.state.covered[slot] = board.coverable & ~symbols


@pytest.mark.card(150, 154, 155, 156, 175)
def test_150_to_175_not_in_the_bonus_phase() -> None:
    """Two stockfish, two wood, stone."""
    scene = with_card(150, "1 silver", mini_expansions="islands")
    scene.in_play("A", 154, 155, 156, 175)
    enclose(scene, "home", "bear_island", "iceland", "lofoten")
    scene.begin(Bonus())
    assert scene.deciding() == ""
    assert scene.told(CardUsed) == []
    assert [scene.has("A", thing) for thing in ("stockfish", "wood", "stone", "silver")] == [3, 2, 3, 1]


@pytest.mark.card(154, 155, 156)
@pytest.mark.parametrize(
    ("card", "space", "strip", "choices", "left"),
    [
        (154, "A34", 0, "strip1 2", "2 wood, 1 silver"),
        (154, "A34", 0, "strip1 1", "1 wood"),
        (154, "A34", 1, "strip1 2", "1 wood, 1 stone"),
        (154, "A37", 0, "", "2 wood, 1 ore, 1 silver"),
        (154, "A40", 0, "strip1 2 strip2 2", "4 wood, 1 silver"),
        (155, "A34", 0, "strip1 2 card155", "1 wood, 1 stockfish"),
        (155, "A34", 0, "strip1 2 done", "2 wood"),
        (155, "A34", 0, "strip1 1", "1 wood"),
        (155, "A37", 0, "card155", "1 wood, 1 ore, 1 stockfish"),
        (156, "A34", 1, "strip1 2", "1 wood, 1 stone, 1 silver"),
        (156, "A34", 2, "strip1 2", "2 stone, 1 silver"),
        (156, "A34", 0, "strip1 2", "2 wood"),
    ],
)
def test_154_to_156_wood_and_stone_of_a_viking_action(
    card: int, space: str, strip: int, choices: str, left: str
) -> None:
    scene = with_card(card)
    open_strips(scene, {1: strip, 2: 0})
    scene.use("A", space)
    scene.luck()
    choose(scene, choices)
    assert scene.supply("A") == counted(left)
    assert scene.deciding() == "B"


@pytest.mark.card(154, 155, 156, 175)
def test_154_to_175_not_for_what_was_there() -> None:
    scene = with_card(154, "5 wood, 5 stone, 1 stockfish")
    scene.in_play("A", 155, 156, 175)
    scene.use("A", "A20")
    assert scene.deciding() == "B"
    assert scene.supply("A") == counted("5 wood, 5 stone, 1 stockfish, 1 beans, 1 silver")


@pytest.mark.card(174)
@pytest.mark.parametrize(
    ("space", "things", "choices", "left"),
    [
        ("A17", "7 silver", "card174 0", "1 silver, 1 cattle, 1 milk, 1 silk"),
        ("A17", "7 silver", "card174 1", "1 cattle, 1 milk, 1 spices"),
        ("A17", "6 silver", "card174", "1 cattle, 1 milk, 1 silk"),
        ("A17", "7 silver", "done", "4 silver, 1 cattle, 1 milk"),
        ("A17", "5 silver", "", "2 silver, 1 cattle, 1 milk"),
        ("A16", "7 silver", "", "6 silver, 1 sheep"),
    ],
)
def test_174_silk_or_spices_with_new_cattle(space: str, things: str, choices: str, left: str) -> None:
    scene = with_card(174, things)
    scene.use("A", space)
    choose(scene, choices)
    assert scene.deciding() == "B"
    assert scene.supply("A") == counted(left)


@pytest.mark.rule("OD-BREED-1")
@pytest.mark.card(174)
def test_174_once_for_each_calf() -> None:
    scene = with_card(174, "2 cattle, 9 silver")
    scene.pregnant("A", cattle=1)
    scene.begin(Breed())
    assert asked(scene) == ["done", "card174"]
    choose(scene, "card174 0")
    assert scene.supply("A") == counted("3 cattle, 6 silver, 1 silk")
    assert scene.deciding() == ""
    scene = with_card(174, "2 cattle, 9 silver")
    scene.pregnant("A", cattle=2)
    scene.begin(Breed())
    choose(scene, "card174 0 card174 1")
    assert scene.supply("A") == counted("4 cattle, 2 silver, 1 silk, 1 spices")
    assert scene.deciding() == ""
    scene = with_card(174, "2 cattle, 9 silver")
    scene.begin(Breed())
    assert scene.deciding() == "", "pregnant, but none is new"


@pytest.mark.card(175)
@pytest.mark.parametrize(
    ("space", "things", "choices", "left"),
    [
        ("A09", "2 silver", "card175", "1 silver, 1 stockfish, 1 oil"),
        ("A14", "3 silver", "card175", "1 silver, 2 stockfish, 1 oil"),
        ("A09", "2 silver", "done", "2 silver, 1 stockfish"),
        ("A09", "", "", "1 stockfish"),
        ("A21", "", "card175", "1 flax, 1 stockfish, 1 oil"),
        ("A20", "2 silver, 1 stockfish", "", "3 silver, 1 beans, 1 stockfish"),
    ],
)
def test_175_oil_for_silver_with_stockfish(space: str, things: str, choices: str, left: str) -> None:
    scene = with_card(175, things)
    scene.use("A", space)
    choose(scene, choices)
    assert scene.deciding() == "B"
    assert scene.supply("A") == counted(left)


@pytest.mark.rule("OD-EMIGRATE-2")
@pytest.mark.card(170)
@pytest.mark.parametrize(("number", "paid"), [(1, 0), (2, 0), (3, 1), (6, 4)])
def test_170_emigrating_costs_two_silver_less(number: int, paid: int) -> None:
    scene = with_card(170, f"{paid} silver, 1 knarr" if paid else "1 knarr")
    scene.round(number)
    scene.use("A", "A57")
    if scene.deciding() == "A":
        scene.choose("A", "knarr")
    assert scene.supply("A") == {}
    assert scene.state.emigrants[0] == 1
    if paid:
        scene = with_card(170, f"{paid} silver, 1 knarr")
        scene.have("A", silver=paid - 1)
        scene.round(number)
        assert "A57" not in scene.spaces("A")


# the mountains


@pytest.mark.rule("OD-PH11-1")
@pytest.mark.card(173)
def test_173_silver_for_ore_and_silver_that_strips_lose() -> None:
    for strips, silver in [
        ({1: 5}, 1), ({1: 6}, 2), ({1: 0, 2: 3}, 0), ({1: 5, 3: 5, 7: 5, 8: 6}, 1 + 1 + 2 + 2)
    ]:  # fmt: skip
        scene = with_card(173)
        open_strips(scene, strips)
        scene.begin(WearStrips())
        scene.luck()
        assert scene.supply("A") == counted(f"{silver} silver" if silver else "")
        assert scene.supply("B") == {}


@pytest.mark.rule("OD-PH11-1")
@pytest.mark.card(173)
def test_173_not_when_items_are_taken() -> None:
    scene = with_card(173)
    open_strips(scene, {1: 5})
    scene.use("A", "A34")
    choose(scene, "strip1 1")
    assert scene.supply("A") == counted("1 ore")


@pytest.mark.rule("OD-OCC-22")
@pytest.mark.card(164)
def test_164_a_stone_or_an_ore_before_four_vikings() -> None:
    for choices, left in [
        ("card164 strip1", "1 stone"), ("card164 strip4", "1 ore"), ("card164 done", ""), ("done", "")
    ]:  # fmt: skip
        scene = with_card(164)
        open_strips(scene, {1: 2, 2: 0, 4: 4, 5: 6})
        scene.use("A", "A23")
        assert asked(scene) == ["done", "card164"]
        choose(scene, choices)
        assert scene.supply("A") == counted("1 spices, 1 silver") | counted(left)
        assert scene.deciding() == "B"
    scene = with_card(164)
    open_strips(scene, {1: 2, 2: 0, 4: 4, 5: 6})
    scene.use("A", "A23")
    scene.choose("A", "card164")
    assert asked(scene) == ["done", "strip1", "strip4"], "neither wood nor silver"


@pytest.mark.card(164)
def test_164_not_in_other_columns_nor_without_such_an_item() -> None:
    scene = with_card(164)
    open_strips(scene, {1: 2})
    for space in ("A20", "A21"):
        scene.use("A", space)
        assert scene.deciding() == "B"
    scene = with_card(164)
    open_strips(scene, {2: 0, 5: 6})
    scene.use("A", "A23")
    assert scene.deciding() == "B"


@pytest.mark.card(164)
def test_164_pays_for_the_action_and_is_no_part_of_it() -> None:
    scene = with_card(164, "2 wood, 1 stone")
    scene.in_play("A", 156)
    open_strips(scene, {1: 2})
    assert "A04" in scene.spaces("A")
    scene.use("A", "A04")
    choose(scene, "card164 strip1 0")
    assert scene.supply("A") == {}, "no silver of card 156"
    assert scene.ships("A") == (0, 0, 1)
    scene = with_card(164, "2 wood, 1 stone")
    open_strips(scene, {1: 1})
    assert "A04" not in scene.spaces("A")


@pytest.mark.card(106, 164)
def test_164_asks_for_four_vikings() -> None:
    scene = with_card(164, "3 longship")
    scene.in_play("A", 106)
    open_strips(scene, {1: 2})
    scene.use("A", "A51")
    assert scene.supply("A") == counted("1 silver_hoard"), "three Vikings plunder"


@pytest.mark.rule("OD-OCC-22")
@pytest.mark.card(166)
def test_166_a_weapon_before_two_vikings_but_not_the_first_time() -> None:
    scene = with_card(166)
    armoury.complete(scene)
    scene.begin(ActionPhase())
    scene.choose("A", "A21")
    scene.choose("B", "pass")
    scene.choose("A", "A20")
    assert scene.has("A", "beans") == 1, "one Viking"
    scene.choose("A", "A25")
    assert asked(scene) == ["done", "card166"]
    assert scene.has("A", "mead") == 0, "before the action"
    scene.choose("A", "card166")
    scene.roll(1)
    assert (scene.has("A", "bow"), scene.has("A", "mead")) == (1, 2)
    scene.state.thing[0] = 6
    scene.choose("A", "A37")
    assert asked(scene) == ["done", "card166"]
    scene.choose("A", "done")
    assert (scene.has("A", "bow"), scene.has("A", "ore")) == (1, 1)


@pytest.mark.card(166)
def test_166_counts_anew_each_round_and_only_when_in_play() -> None:
    scene = with_card(166)
    scene.begin(ActionPhase())
    scene.choose("A", "A21")
    scene.state.placed = [0] * len(scene.state.placed)
    scene.begin(ActionPhase())
    scene.choose("A", "A21")
    assert scene.deciding() == "B", "the first time of another round"
    scene = Scene(2)
    scene.begin(ActionPhase())
    scene.choose("A", "A21")
    scene.choose("B", "pass")
    scene.in_play("A", 166)
    scene.choose("A", "A25")
    assert scene.state.pairs[0] == 1
    assert scene.has("A", "mead") == 2, "only what was placed with the card in play counts"


@pytest.mark.card(106, 166)
def test_166_two_vikings_that_plunder_do_not_count() -> None:
    scene = with_card(166, "4 longship")
    scene.in_play("A", 106)
    scene.begin(ActionPhase())
    scene.choose("A", "A51")
    assert scene.supply("A") == counted("1 silver_hoard")
    assert scene.state.pairs[0] == 0
