"""Cards that respond when something comes: from strips (6, 188), houses (15), goods (28, 190), ships (178 to 181), and
one at the end (189)."""

from __future__ import annotations

import pytest

from meadhall.core import SEATS
from meadhall.games.odin.notation import SLOTS
from meadhall.games.odin.pieces import mask_of
from meadhall.games.odin.rules.ending import BeforeScoring
from meadhall.games.odin.rules.mountain import WearStrips
from meadhall.games.odin.rules.upkeep import Bonus
from tests.rules.odin.holdings import carry_out, give, held, open_strips
from tests.rules.odin.laying import Cell, area
from tests.rules.odin.scene import Scene


def with_cards(*cards: int, before: str = "", seats: int = 2) -> Scene:
    scene = Scene(seats)
    scene.in_play("A", *cards)
    give(scene, "A", before)
    return scene


def cover(scene: Scene, board: str, cells: set[Cell], seat: str = "A") -> None:
    scene.state.covered[SEATS.index(seat) * SLOTS + scene.slot(board)] = mask_of(cells)


# items of mountain strips


@pytest.mark.rule("OD-OCC-21", "OD-OCC-31")
@pytest.mark.card(6, 188)
@pytest.mark.parametrize(
    ("card", "gone", "number", "brought"),
    [
        (6, 0, 2, {"wood": 2}),
        (6, 1, 3, {"wood": 1, "stone": 2, "silver": 2}),
        (6, 5, 2, {"ore": 1, "silver": 2}),
        (188, 1, 3, {"wood": 1, "stone": 2}),
        (188, 5, 2, {"ore": 1, "silver": 3}),
    ],
)
def test_silver_for_items_of_a_strip(card: int, gone: int, number: int, brought: dict[str, int]) -> None:
    """Strip 1: 2 wood, 3 stone, 1 ore, 2 silver."""
    scene = with_cards(card)
    open_strips(scene, {1: gone})
    carry_out(scene, "A", "A38", f"strip1 {number}")
    assert scene.supply("A") == brought
    assert scene.deciding() == "B"


@pytest.mark.card(188)
def test_every_item_of_two_silver_brings_one_more() -> None:
    scene = with_cards(188)
    open_strips(scene, {7: 5})
    carry_out(scene, "A", "A34", "strip7 2")
    assert scene.supply("A") == {"silver": 6}


@pytest.mark.card(6, 188)
def test_items_taken_with_a_card_count_too() -> None:
    scene = with_cards(6, 188)
    open_strips(scene, {2: 3})
    scene.play("A", 87)
    for option in ("yes", "1", "strip2", "4"):
        scene.choose("A", option)
    assert scene.supply("A") == {"stone": 3, "silver": 3 + 2 + 1}


@pytest.mark.card(6, 188)
def test_other_stone_and_silver_do_not_count() -> None:
    scene = with_cards(6, 188, before="1 longship")
    scene.play("A", 22)
    assert scene.supply("A") == {"ore": 1, "stone": 1, "silver": 1}
    scene.use("A", "A25")
    assert scene.has("A", "silver") == 3


@pytest.mark.card(6, 188)
def test_what_others_take_and_what_strips_lose_does_not_count() -> None:
    scene = with_cards(6, 188)
    open_strips(scene, {1: 2, 7: 5})
    scene.begin(WearStrips())
    scene.luck()
    scene.use("B", "A35")
    scene.choose("B", "strip1")
    assert scene.supply("A") == {}
    assert scene.supply("B") == {"stone": 1}


# card 15: houses that are built


@pytest.mark.rule("OD-OCC-21", "OD-OCC-31")
@pytest.mark.card(15)
@pytest.mark.parametrize(
    ("space", "cost", "choices", "hides"),
    [
        ("A01", "2 wood", "", 0),
        ("A02", "1 stone", "", 1),
        ("A03", "2 stone", "draw", 1),
        ("A04", "2 stone, 2 wood", "0", 1),
        ("A04", "2 stone, 2 wood", "1", 1),
        ("A06", "2 wood", "", 0),
    ],
)
def test_a_hide_for_each_house_that_is_built(space: str, cost: str, choices: str, hides: int) -> None:
    scene = with_cards(15, before=cost)
    carry_out(scene, "A", space, choices)
    assert scene.supply("A") == ({"hide": hides} if hides else {}), "no mead, which comes when the card is played"


@pytest.mark.rule("OD-OCC-30")
@pytest.mark.card(15)
def test_houses_that_are_not_built_bring_no_hide() -> None:
    scene = with_cards(15, before="1 silver")
    scene.play("A", 72)
    scene.choose("A", "yes")
    assert held(scene, "A") == {"stone_house": 1, "played": 2}
    scene = with_cards(15, before="1 newfoundland")
    cover(scene, "newfoundland", area("5-7,5-7") - {(6, 6)})
    scene.begin(Bonus())
    assert held(scene, "A") == {"stone_house": 1, "newfoundland": 1, "played": 1}


# goods that arrive


@pytest.mark.rule("OD-OCC-21", "OD-OCC-23")
@pytest.mark.card(28)
def test_oil_for_silver_when_a_chest_arrives() -> None:
    scene = with_cards(28, before="1 wood")
    scene.use("A", "A30")
    assert scene.supply("A") == {"chest": 1, "silver": 1}
    assert scene.options("A") == ["done", "card28"]
    scene.choose("A", "card28")
    assert scene.supply("A") == {"chest": 1, "oil": 1}
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-OCC-27")
@pytest.mark.card(28)
def test_nobody_has_to_buy_oil() -> None:
    scene = with_cards(28, before="1 wood")
    scene.use("A", "A30")
    scene.choose("A", "done")
    assert scene.supply("A") == {"chest": 1, "silver": 1}
    assert scene.deciding() == "B"


@pytest.mark.card(28)
def test_one_oil_for_each_chest() -> None:
    scene = with_cards(28, before="2 stone, 2 wood, 5 silver")
    carry_out(scene, "A", "A32", "draw card28 card28")
    assert scene.supply("A") == {"chest": 2, "rune_stone": 2, "oil": 2, "silver": 3}
    assert scene.deciding() == "B"
    scene = with_cards(28, before="2 stone, 2 wood, 5 silver")
    carry_out(scene, "A", "A32", "draw done card28")
    assert scene.supply("A") == {"chest": 2, "rune_stone": 2, "oil": 1, "silver": 4}
    assert scene.deciding() == "B"


@pytest.mark.card(28)
def test_without_silver_there_is_no_oil() -> None:
    scene = with_cards(28, before="2 stone, 2 wood, 1 silver")
    carry_out(scene, "A", "A32", "draw card28")
    assert scene.supply("A") == {"chest": 2, "rune_stone": 2, "oil": 1}
    assert scene.deciding() == "B"


@pytest.mark.card(28)
@pytest.mark.parametrize(("before", "after"), [("wool", "chest"), ("robe", "treasure_chest"), ("linen", "silk")])
def test_chests_that_goods_have_become(before: str, after: str) -> None:
    scene = with_cards(28, before="2 silver, 1 knarr")
    scene.have("A", **{before: 1})
    scene.use("A", "A45")
    scene.choose("A", before)
    oil = after != "silk"
    if oil:
        scene.choose("A", "card28")
    assert scene.supply("A") == ({after: 1, "oil": 1} if oil else {after: 1, "silver": 1})
    if oil:
        scene.choose("A", "done")  # the oil could be turned as well
    assert scene.deciding() == "B"


@pytest.mark.card(28)
def test_a_treasure_chest_of_a_card_and_one_of_a_raid() -> None:
    scene = with_cards(28, 45, before="1 wood, 7 silver")
    scene.turn("A")
    scene.choose("A", "card45")
    scene.choose("A", "card28")
    assert scene.supply("A") == {"treasure_chest": 1, "oil": 1}
    scene = with_cards(28, before="1 longship, 1 silver")
    scene.use("A", "A48")
    scene.roll(8)
    scene.choose("A", "succeed")
    scene.choose("A", "chest")
    scene.choose("A", "card28")
    assert scene.supply("A") == {"chest": 1, "oil": 1}


@pytest.mark.rule("OD-OCC-21")
@pytest.mark.card(190)
def test_oil_for_each_spices_that_arrive() -> None:
    """From a space, by turning skin and bones, and from card 19."""
    scene = with_cards(190)
    scene.use("A", "A23")
    assert scene.supply("A") == {"spices": 1, "silver": 1, "oil": 1}
    assert scene.deciding() == "B"
    scene = with_cards(190, before="1 knarr, 1 silver, 1 skin_and_bones")
    scene.use("A", "A45")
    scene.choose("A", "skin_and_bones")
    assert scene.supply("A") == {"spices": 1, "oil": 1}
    scene = with_cards(190, before="1 helmet, 1 belt, 1 fibula, 1 chalice")
    scene.play("A", 19)
    assert scene.supply("A") == {"spices": 1, "oil": 1}


@pytest.mark.card(190)
def test_two_oil_for_two_spices() -> None:
    scene = with_cards(190, 182, before="5 wood, 2 stone_house")
    scene.turn("A")
    scene.choose("A", "card182")
    scene.choose("A", "1")
    assert scene.supply("A") == {"spices": 2, "oil": 2}


@pytest.mark.card(28, 190)
def test_what_was_there_before_and_what_others_get_brings_nothing() -> None:
    scene = Scene(2)
    scene.have("A", spices=2, chest=2, silver=2)
    scene.play("A", 28)
    scene.play("A", 190)
    scene.have("B", wood=1)
    scene.use("B", "A30")
    scene.use("B", "A23")
    assert scene.supply("A") == {"spices": 2, "chest": 2, "silver": 2}
    assert scene.supply("B") == {"chest": 1, "spices": 1, "silver": 2}


# as soon as there are so many ships

HOME_STEPS = [(11 - n, n) for n in range(12)]


def earning(scene: Scene, home: int, islands: str = "") -> None:
    """Seat A's home board pays so much; it has these islands."""
    covered = 0
    while scene.income("A") < home:
        covered += 1
        cover(scene, "home", set(HOME_STEPS[:covered]))
    assert scene.income("A") == home
    for island in islands.split():
        scene.own("A", island)


INCOMES = [
    (0, "", 0),
    (4, "", 4),
    (5, "", 5),
    (9, "", 9),
    (9, "bear_island", 10),
    (12, "", 12),
    (18, "bear_island", 19),
]


def tier(income: int, tiers: dict[int, int]) -> int:
    return next(number for most, number in tiers.items() if income <= most)


WOOL = {4: 3, 9: 2, 30: 1}
SILVERWARE = {5: 4, 11: 3, 30: 2}


@pytest.mark.rule("OD-OCC-25", "OD-INCOME-3")
@pytest.mark.card(180, 181)
@pytest.mark.parametrize(("home", "islands", "total"), INCOMES, ids=[str(total) for _, _, total in INCOMES])
def test_at_once_if_the_ships_are_there(home: int, islands: str, total: int) -> None:
    """OD-T-53."""
    for card, thing, tiers in ((181, "wool", WOOL), (180, "silverware", SILVERWARE)):
        scene = Scene(2)
        scene.fleet("A", longships="002")
        earning(scene, home, islands)
        scene.play("A", card)
        assert scene.supply("A") == {thing: tier(total, tiers)}
        assert scene.deciding() == ""


@pytest.mark.card(180, 181)
@pytest.mark.parametrize(("last", "gift"), [(set(), 1), ({(2, 7)}, 0)])
def test_up_to_an_income_of_30(last: set[Cell], gift: int) -> None:
    for card, thing, least in ((181, "wool", 1), (180, "silverware", 2)):
        scene = Scene(2)
        scene.fleet("A", longships="000")
        earning(scene, 18, "bear_island greenland")
        cover(scene, "bear_island", {(4, 1), (3, 2), (2, 3)})
        cover(scene, "greenland", {(2, 3), (1, 4), (0, 5), (6, 3), (5, 4), (4, 5), (3, 6)} | last)
        assert sum(scene.income("A", board) for board in ("home", "bear_island", "greenland")) == 31 - gift
        scene.play("A", card)
        assert scene.supply("A") == ({thing: least} if gift else {})


@pytest.mark.rule("OD-OCC-25", "OD-INCOME-3")
@pytest.mark.card(181)
@pytest.mark.parametrize(("islands", "wool"), [("bear_island", 2), ("bear_island greenland", 1)])
def test_wool_for_the_third_large_ship_and_once_only(islands: str, wool: int) -> None:
    """OD-T-113."""
    scene = Scene(2)
    scene.fleet("A", boats="00", knarrs=1, longships="0")
    earning(scene, 5, islands)
    cover(scene, "bear_island", {(4, 1)})
    cover(scene, "greenland", {(2, 3), (6, 3)})
    assert scene.income("A", "bear_island") == 3
    assert scene.income("A", "greenland") == 2
    scene.play("A", 181)
    assert scene.supply("A") == {}, "whaling boats are not large"
    scene.have("A", wood=4)
    scene.use("A", "A06")
    assert scene.supply("A") == {"wood": 2, "wool": wool}
    scene.have("A", silver=8)
    scene.turn("A")
    scene.choose("A", "longship")
    assert scene.supply("A") == {"wood": 2, "wool": wool}


@pytest.mark.rule("OD-OCC-25")
@pytest.mark.card(180)
def test_silverware_for_the_third_longship_and_once_only() -> None:
    scene = Scene(2)
    scene.fleet("A", knarrs=1, longships="00")
    scene.play("A", 180)
    assert scene.supply("A") == {}, "knarrs are no longships"
    scene.have("A", silver=8)
    scene.turn("A")
    scene.choose("A", "longship")
    assert scene.supply("A") == {"silverware": 4}
    scene.state.longships[0] -= 1
    scene.have("A", silver=8)
    scene.choose("A", "longship")
    assert scene.supply("A") == {"silverware": 4}


@pytest.mark.rule("OD-OCC-25")
@pytest.mark.card(178)
@pytest.mark.parametrize(("boats", "after"), [("", 2), ("0", 3), ("01", 3), ("000", 3)])
def test_whaling_boats_for_four_large_ships(boats: str, after: int) -> None:
    scene = Scene(2)
    scene.fleet("A", boats=boats, knarrs=2, longships="00")
    scene.play("A", 178)
    assert scene.ships("A") == (after, 2, 2)
    assert scene.supply("A") == {}
    assert scene.deciding() == ""


@pytest.mark.rule("OD-OCC-25")
@pytest.mark.card(178)
def test_whaling_boats_come_with_the_fourth_large_ship_and_once_only() -> None:
    scene = with_cards(178)
    scene.fleet("A", knarrs=3)
    scene.have("A", wood=2)
    scene.use("A", "A05")
    assert scene.ships("A") == (1, 3, 0)
    scene.have("A", silver=8)
    scene.turn("A")
    scene.choose("A", "longship")
    assert scene.ships("A") == (3, 3, 1)
    scene.fleet("A", knarrs=-1)
    scene.state.boats[0] = 0
    scene.have("A", silver=5)
    scene.choose("A", "knarr")
    assert scene.ships("A") == (0, 3, 1)


@pytest.mark.rule("OD-OCC-25")
@pytest.mark.card(178)
def test_without_room_the_whaling_boats_are_lost() -> None:
    """A61 makes a knarr of a whaling boat, which leaves room for another one."""
    scene = Scene(2)
    scene.fleet("A", boats="000", knarrs=4)
    scene.play("A", 178)
    scene.fleet("A", knarrs=-1)
    carry_out(scene, "A", "A61", "yes")
    assert scene.ships("A") == (2, 4, 0)


@pytest.mark.rule("OD-OCC-26")
@pytest.mark.card(179)
def test_the_next_knarr() -> None:
    """OD-T-54."""
    scene = Scene(2)
    scene.fleet("A", knarrs=2)
    scene.play("A", 179)
    assert scene.supply("A") == {}, "it waits for a knarr"
    scene.have("A", silver=13)
    scene.turn("A")
    scene.choose("A", "longship")
    assert scene.supply("A") == {"silver": 5}
    scene.choose("A", "knarr")
    assert scene.supply("A") == {"stockfish": 3, "silver": 3}
    scene.state.longships[0] = 0
    scene.have("A", wood=2)
    scene.choose("A", "A06")
    assert scene.ships("A") == (0, 4, 0)
    assert scene.supply("A") == {"stockfish": 3, "silver": 3}, "once only"


@pytest.mark.card(179)
@pytest.mark.parametrize(
    ("space", "before", "choices"),
    [("A06", "2 wood", ""), ("A04", "2 wood, 2 stone", "1"), ("A61", "1 whaling_boat", "yes")],
)
def test_a_knarr_gained_in_any_way(space: str, before: str, choices: str) -> None:
    scene = with_cards(179, before=before)
    carry_out(scene, "A", space, choices)
    assert scene.ships("A") == (0, 1, 0)
    assert scene.supply("A") == {"stockfish": 1, "silver": 1}


# card 189: at the end

BOARDS = ("shetland", "faroe_islands", "iceland", "greenland", "lofoten", "orkney")


@pytest.mark.rule("OD-SCORE-14")
@pytest.mark.card(189)
@pytest.mark.parametrize(("boards", "silver"), [(0, 0), (1, 0), (2, 4), (3, 9), (4, 16), (5, 16), (6, 16)])
def test_silver_for_exploration_boards_at_scoring(boards: int, silver: int) -> None:
    scene = Scene(2, mini_expansions="islands")
    for board in BOARDS[:boards]:
        scene.own("A", board)
    scene.play("A", 189)
    assert scene.supply("A") == {}, "only at the end"
    before = scene.score("A")
    scene.begin(BeforeScoring())
    assert scene.supply("A") == ({"silver": silver} if silver else {})
    assert scene.supply("B") == {}
    gained = {heading: points - before[heading] for heading, points in scene.score("A").items()}
    assert {heading: points for heading, points in gained.items() if points} == ({"silver": silver} if silver else {})
