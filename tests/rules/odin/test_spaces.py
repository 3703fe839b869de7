"""Every action space (OD-ACT): what it costs, needs and brings, and when and why it is closed."""

from __future__ import annotations

import pytest

from meadhall.games.odin import game
from meadhall.games.odin.actions import SPACE_AT
from meadhall.words import Words
from tests.rules.odin.holdings import carry_out, counted, give, held, open_strips
from tests.rules.odin.scene import Scene

VIKINGS = {
    1: "01 05 08 09 14 15 20 24 27 28 34 35 36 45 48 52 55 56",
    2: "02 06 10 11 16 17 21 25 29 30 37 38 39 46 49 53 57 58",
    3: "03 07 12 18 22 26 31 32 40 41 42 47 50 54 59 60",
    4: "04 13 19 23 33 43 44 51 61",
}
COLUMN = {f"A{number}": column for column, numbers in VIKINGS.items() for number in numbers.split()}

USES = [
    # space, what there is before, choices, what there is afterwards; spaces of column 3 bring a card
    ("A01", "5 wood, 1 stone", "", "3 wood, 1 stone, 1 shed"),
    ("A02", "3 stone, 1 wood", "", "2 stone, 1 wood, 1 stone_house"),
    ("A03", "5 stone, 1 wood", "", "3 stone, 1 wood, 1 long_house, 1 card"),
    ("A04", "5 stone, 5 wood", "0", "3 stone, 3 wood, 1 stone_house, 1 longship"),
    ("A04", "5 stone, 5 wood", "1", "3 stone, 3 wood, 1 long_house, 1 knarr"),
    ("A05", "3 wood", "", "2 wood, 1 whaling_boat"),
    ("A06", "5 wood", "", "3 wood, 1 knarr"),
    ("A07", "5 wood", "", "3 wood, 1 longship, 1 card"),
    ("A08", "2 wood, 2 bow", "d3 succeed 2", "1 wood, 1 hide, 1 game_meat"),
    ("A08", "2 wood, 2 bow", "d3 fail", "3 wood, 3 bow"),
    ("A09", "1 silver", "", "1 silver, 1 stockfish"),
    ("A10", "2 wood, 2 bow", "d3 succeed 1", "1 bow, 1 hide, 1 game_meat"),
    ("A10", "2 wood, 2 bow", "d3 fail", "3 wood, 3 bow"),
    ("A11", "2 wood, 2 snare", "d3 succeed 2", "1 wood, 1 snare, 1 fur"),
    ("A11", "1 wood", "d3 fail 0", "2 wood, 1 snare"),
    (
        *("A12", "2 wood, 2 spear, 1 whaling_boat", "draw d4 succeed 2"),
        "1 wood, 1 whaling_boat, 1 oil, 1 skin_and_bones, 1 whale_meat, 1 card",
    ),
    ("A12", "1 whaling_boat", "draw d4 fail 0", "1 wood, 1 spear, 1 whaling_boat, 1 card"),
    (
        *("A13", "2 wood, 2 spear, 1 whaling_boat", "d4 succeed 1"),
        "1 spear, 1 whaling_boat, 1 oil, 1 skin_and_bones, 1 whale_meat",
    ),
    ("A13", "1 whaling_boat", "d4 fail 0", "1 wood, 1 spear, 1 whaling_boat"),
    ("A14", "4 silver", "", "3 silver, 2 stockfish"),
    ("A15", "5 silver", "", "3 silver, 2 salt_meat"),
    ("A16", "4 silver", "", "3 silver, 1 sheep"),
    ("A17", "7 silver", "", "4 silver, 1 cattle, 1 milk"),
    ("A18", "3 silver", "0", "3 silver, 1 sheep, 1 card"),
    ("A18", "3 silver", "1", "2 silver, 1 cattle, 1 card"),
    ("A19", "7 silver", "", "4 silver, 1 sheep, 1 cattle"),
    ("A20", "", "", "1 beans, 1 silver"),
    ("A21", "", "", "1 flax, 1 stockfish, 1 silver"),
    ("A22", "", "", "1 fruits, 1 oil, 1 salt_meat, 1 silver, 1 card"),
    ("A23", "", "", "1 spices, 1 silver"),
    ("A24", "2 cattle", "", "2 cattle, 2 milk"),
    ("A25", "", "", "2 mead, 2 silver"),
    ("A26", "2 sheep", "", "2 sheep, 2 wool, 1 card"),
    ("A27", "2 flax", "", "1 flax, 1 linen"),
    ("A28", "2 stone", "", "1 stone, 1 rune_stone, 1 silver"),
    ("A29", "2 hide, 2 linen", "", "1 hide, 1 linen, 1 clothing, 2 silver"),
    ("A30", "2 wood, 2 ore", "0", "1 wood, 2 ore, 1 chest, 1 silver"),
    ("A30", "2 wood, 2 ore", "1", "2 wood, 1 ore, 1 chest, 1 silver"),
    ("A31", "2 ore", "jewelry", "1 ore, 1 jewelry, 1 card"),
    ("A31", "2 ore", "helmet", "1 ore, 1 helmet, 1 card"),
    ("A32", "5 stone, 5 wood", "", "3 stone, 3 wood, 2 chest, 2 rune_stone, 1 card"),
    ("A33", "2 wool, 2 silverware", "yes yes", "4 silver, 1 wool, 1 silverware, 1 robe, 1 jewelry"),
    ("A34", "", "strip2 2", "2 wood"),
    ("A35", "2 stockfish", "strip2 stockfish", "1 wood, 1 stockfish, 1 hide"),
    ("A36", "3 stockfish", "stockfish stockfish", "1 stockfish, 2 hide"),
    ("A37", "", "", "2 wood, 1 ore"),
    ("A38", "2 stockfish", "strip1 3 stockfish", "2 wood, 1 stone, 1 stockfish, 1 hide"),
    ("A39", "4 stockfish", "stockfish stockfish stockfish", "1 stockfish, 3 hide"),
    ("A40", "", "strip1 3 strip2 2", "4 wood, 1 stone, 1 card"),
    ("A41", "4 stockfish", "stockfish stockfish stockfish", "1 stockfish, 3 hide, 4 bow, 1 card"),
    ("A42", "5 stockfish", "stockfish stockfish stockfish stockfish", "1 stockfish, 4 hide, 1 card"),
    ("A43", "3 peas", "strip1 4 peas peas", "2 wood, 2 stone, 1 peas, 2 oil"),
    ("A44", "4 peas", "0 strip1 2 strip2 2", "4 peas, 4 wood"),
    ("A44", "4 peas", "1 peas peas peas", "1 peas, 3 oil"),
    ("A45", "1 knarr, 3 silver, 1 oil, 1 wool", "oil wool", "1 knarr, 2 silver, 1 rune_stone, 1 chest"),
    ("A46", "1 knarr, 3 silver, 1 oil, 1 wool", "oil wool", "1 knarr, 2 silver, 1 rune_stone, 1 chest"),
    ("A47", "1 knarr, 9 silver", "belt chalice", "1 knarr, 2 silver, 1 belt, 1 chalice, 1 card"),
    ("A48", "1 longship, 2 stone, 2 long_sword", "d6 succeed chest 1", "1 longship, 1 stone, 1 long_sword, 1 chest"),
    ("A48", "1 longship", "d6 fail", "1 longship, 1 stone, 1 long_sword"),
    ("A49", "1 longship, 2 stone, 2 long_sword", "d6 succeed chest 2", "1 longship, 2 stone, 1 chest"),
    ("A49", "1 longship", "d6 fail 0", "1 longship, 1 stone, 1 long_sword"),
    ("A50", "1 longship, 2 stone, 2 long_sword", "draw d6 succeed chest 2", "1 longship, 2 stone, 1 chest, 1 card"),
    ("A50", "1 longship", "draw d6 fail 0", "1 longship, 1 stone, 1 long_sword, 1 card"),
    ("A51", "2 longship", "", "2 longship, 1 silver_hoard"),
    ("A52", "1 whaling_boat", "faroe_islands", "1 whaling_boat, 1 faroe_islands"),
    ("A53", "1 knarr", "greenland", "1 knarr, 1 greenland"),
    ("A55", "", "", "1 card, 1 silver"),
    ("A56", "2 stone, 2 ore, 2 card", "0 card1", "1 stone, 2 ore, 1 card, 1 played, 1 silver"),
    ("A56", "2 stone, 2 ore, 2 card", "1 card1", "2 stone, 1 ore, 1 card, 1 played, 1 silver"),
    ("A57", "2 knarr, 5 silver", "knarr", "1 knarr, 1 emigrated_knarr, 4 silver"),
    ("A58", "3 card", "card1 card2", "1 card, 2 played"),
    ("A59", "2 longship, 5 silver", "longship", "1 longship, 1 emigrated_longship, 4 silver, 1 card"),
    ("A60", "5 card", "card1 card2 card5 card6", "2 card, 4 played"),
    ("A61", "2 whaling_boat, 5 silver", "yes yes knarr", "1 whaling_boat, 1 emigrated_knarr, 4 silver"),
]

WITHOUT_NEEDS = [
    *("A08", "A09", "A10", "A11", "A18", "A20", "A21", "A22", "A23", "A25", "A33"),
    *("A34", "A35", "A37", "A38", "A40", "A41", "A43", "A44", "A55", "A60"),
]
"""Open to a seat that has nothing but Vikings, as long as there are mountain strips and occupations."""

CLOSED = [
    # space, what there is, why that is not enough
    ("A01", "1 wood, 9 stone, 9 silver", "cannot-pay"),
    ("A02", "9 wood, 9 ore, 9 silver", "cannot-pay"),
    ("A03", "1 stone, 9 wood, 9 silver", "cannot-pay"),
    ("A04", "2 stone, 1 wood", "cannot-pay"),
    ("A04", "1 stone, 2 wood", "cannot-pay"),
    ("A05", "9 stone", "cannot-pay"),
    ("A05", "9 wood, 3 whaling_boat", "no-berth"),
    ("A06", "1 wood, 9 stone", "cannot-pay"),
    ("A06", "9 wood, 4 knarr", "no-berth"),
    ("A06", "9 wood, 4 longship", "no-berth"),
    ("A07", "1 wood, 9 stone", "cannot-pay"),
    ("A07", "9 wood, 2 knarr, 2 longship", "no-berth"),
    ("A12", "9 wood, 9 spear, 1 knarr, 1 longship", "needs"),
    ("A13", "9 wood, 9 spear, 1 knarr, 1 longship", "needs"),
    ("A14", "9 ore", "cannot-pay"),
    ("A15", "1 silver", "cannot-pay"),
    ("A16", "9 ore", "cannot-pay"),
    ("A17", "2 silver", "cannot-pay"),
    ("A19", "2 silver", "cannot-pay"),
    ("A24", "9 sheep, 9 silver", "needs"),
    ("A26", "9 cattle, 9 silver", "needs"),
    ("A27", "9 grain, 9 peas", "cannot-pay"),
    ("A28", "9 wood, 9 ore", "cannot-pay"),
    ("A29", "9 hide", "cannot-pay"),
    ("A29", "9 linen", "cannot-pay"),
    ("A30", "9 stone", "cannot-pay-either"),
    ("A31", "9 wood, 9 stone, 9 silver", "cannot-pay"),
    ("A32", "1 stone, 9 wood", "cannot-pay"),
    ("A32", "9 stone, 1 wood", "cannot-pay"),
    ("A36", "9 silk, 9 wood, 1 helmet", "nothing-to-raise"),
    ("A39", "9 silk, 9 wood, 1 helmet", "nothing-to-raise"),
    ("A42", "9 silk, 9 wood, 1 helmet", "nothing-to-raise"),
    ("A45", "9 silver, 9 oil, 1 longship, 1 whaling_boat", "needs"),
    ("A45", "9 oil, 1 knarr", "cannot-pay"),
    ("A46", "9 silver, 9 oil, 1 longship, 1 whaling_boat", "needs"),
    ("A46", "9 oil, 1 knarr", "cannot-pay"),
    ("A47", "9 silver, 1 longship, 1 whaling_boat", "needs"),
    ("A48", "9 stone, 9 long_sword, 1 knarr, 1 whaling_boat", "needs"),
    ("A49", "9 stone, 9 long_sword, 1 knarr, 1 whaling_boat", "needs"),
    ("A50", "9 stone, 9 long_sword, 1 knarr, 1 whaling_boat", "needs"),
    ("A51", "1 longship, 3 knarr", "needs"),
    ("A52", "9 silver", "nothing-to-explore"),
    ("A53", "9 silver, 3 whaling_boat", "nothing-to-explore"),
    ("A54", "4 longship", "nothing-to-explore"),
    ("A56", "9 wood, 9 silver, 1 card", "cannot-pay-either"),
    ("A57", "9 silver, 3 whaling_boat", "needs"),
    ("A57", "4 knarr", "cannot-pay"),
    ("A57", "9 silver, 1 knarr, 3 emigrated_knarr", "no-room"),
    ("A58", "9 stone, 9 ore", "no-card"),
    ("A59", "9 silver, 3 whaling_boat", "needs"),
    ("A59", "4 longship", "cannot-pay"),
    ("A59", "9 silver, 1 longship, 3 emigrated_longship", "no-room"),
    ("A61", "9 silver", "needs"),
    ("A61", "3 whaling_boat, 4 knarr", "no-berth"),
]


def scene_for(space: str, before: str) -> Scene:
    """Seat A has this and exactly the Vikings that the space takes."""
    scene = Scene(2)
    open_strips(scene, {1: 0, 2: 0})
    give(scene, "A", before)
    scene.state.thing[0] = COLUMN[space]
    return scene


def test_the_tables_know_every_space() -> None:
    spaces = [f"A{number:02}" for number in range(1, 62)]
    assert sorted(COLUMN) == spaces
    # Nothing takes three Vikings in the first round, see test_exploration.
    assert sorted({space for space, *_ in USES} | {"A54"}) == spaces
    assert sorted({space for space, *_ in CLOSED} | set(WITHOUT_NEEDS)) == spaces


@pytest.mark.rule("OD-ACT-GEN-2", "OD-ACT-GEN-5", "OD-ACT-PROD-1", "OD-ACT-PROD-6", "OD-ACT-EXCH-1")
@pytest.mark.rule("OD-ACT-EXCH-2", "OD-ACT-EXCH-3", "OD-ACT-EXCH-4", "OD-ACT-EXCH-5", "OD-ACT-EXCH-6")
@pytest.mark.rule("OD-ACT-EXCH-7", "OD-ACT-EXCH-8", "OD-ACT-EXCH-10", "OD-ACT-UPGRADE-5", "OD-OCC-8")
@pytest.mark.parametrize(("space", "before", "choices", "after"), USES)
def test_what_a_space_costs_and_brings(space: str, before: str, choices: str, after: str) -> None:
    scene = scene_for(space, before)
    carry_out(scene, "A", space, choices)
    assert scene.deciding() == "B"
    assert held(scene, "A") == counted(after)
    assert held(scene, "B") == {}


@pytest.mark.rule("OD-ACT-GEN-5", "OD-PH5-2")
@pytest.mark.parametrize(("space", "before", "choices", "after"), USES)
def test_a_space_takes_as_many_vikings_as_its_column_says(space: str, before: str, choices: str, after: str) -> None:
    scene = scene_for(space, before)
    carry_out(scene, "A", space, choices)
    assert scene.state.thing[0] == 0
    assert scene.state.placed[SPACE_AT[space]] == COLUMN[space]
    scene = scene_for(space, before)
    scene.state.thing[0] -= 1
    scene.turn("A")
    assert scene.refusal("A", space) == "too-few-vikings"
    assert space not in scene.options("A")


@pytest.mark.rule("OD-PH5-3")
@pytest.mark.parametrize(("space", "before", "choices", "after"), USES)
def test_an_occupied_space_is_closed_to_all(space: str, before: str, choices: str, after: str) -> None:
    scene = scene_for(space, before)
    carry_out(scene, "A", space, choices)
    for seat in "AB":
        scene.state.thing[:] = [12, 12]
        give(scene, seat, before)
        scene.turn(seat)
        assert scene.refusal(seat, space) == "space-occupied"
        assert space not in scene.options(seat)


@pytest.mark.rule("OD-ACT-GEN-5", "OD-ACT-UPGRADE-4", "OD-PH5-7", "OD-ANY-SHIP-5", "OD-ACT-EXCH-13", "OD-OCC-5")
@pytest.mark.parametrize(("space", "before", "why"), CLOSED)
def test_why_a_space_is_closed(space: str, before: str, why: str) -> None:
    scene = scene_for(space, before)
    scene.turn("A")
    assert scene.refusal("A", space) == why
    assert space not in scene.options("A")


@pytest.mark.rule("OD-ACT-GEN-7")
@pytest.mark.parametrize(("space", "thing"), [("A30", "wood"), ("A56", "stone")])
def test_where_one_of_two_things_can_be_paid_the_reason_names_both(space: str, thing: str) -> None:
    scene = scene_for(space, "9 silver, 1 card")
    scene.turn("A")
    why = scene.state.explain(0, game.parse(space))
    assert why is not None
    assert Words(game).say(why) == f"You need 1 {thing} or 1 ore."


@pytest.mark.rule("OD-ACT-GEN-5", "OD-PH5-7", "OD-ACT-UPGRADE-5")
def test_spaces_that_need_nothing() -> None:
    scene = scene_for("A04", "")
    assert scene.spaces("A") == WITHOUT_NEEDS


def test_every_use_in_the_table_is_offered() -> None:
    for space, before, *_ in USES:
        assert space in scene_for(space, before).spaces("A"), space


@pytest.mark.rule("OD-ACT-GEN-5", "OD-PH5-7")
def test_when_luck_has_left_no_strips_and_no_occupations() -> None:
    scene = scene_for("A04", "")
    open_strips(scene, {})
    scene.state.pile = 0
    mountains = ["A34", "A35", "A38", "A40", "A43", "A44"]
    assert scene.spaces("A") == [space for space in WITHOUT_NEEDS if space not in (*mountains, "A60")]
    for space in mountains:
        assert scene.refusal("A", space) == "no-strip"
    assert scene.refusal("A", "A60") == "no-card"


@pytest.mark.rule("OD-ACT-EXCH-13", "OD-LIMIT-1")
def test_buildings_run_out() -> None:
    for space, building, supply in (("A01", "shed", 3), ("A02", "stone_house", 3), ("A03", "long_house", 5)):
        scene = scene_for(space, "9 wood, 9 stone")
        scene.build("B", building, supply - 1)
        assert space in scene.spaces("A")
        scene.build("B", building)
        assert space not in scene.spaces("A")
        assert scene.refusal("A", space) == "none-left"


@pytest.mark.rule("OD-ACT-EXCH-13", "OD-LIMIT-3")
def test_ships_never_run_out() -> None:
    scene = Scene(4)
    for seat in "BCD":
        give(scene, seat, "3 whaling_boat, 4 longship")
    give(scene, "A", "9 wood, 2 whaling_boat, 3 longship")
    assert {"A05", "A06", "A07"} <= set(scene.spaces("A"))


# production


@pytest.mark.rule("OD-ACT-GEN-2", "OD-ACT-PROD-6")
def test_three_silver_buy_cattle_and_milk_together() -> None:
    """OD-T-11."""
    scene = scene_for("A17", "3 silver")
    carry_out(scene, "A", "A17")
    assert held(scene, "A") == counted("1 cattle, 1 milk")


@pytest.mark.rule("OD-ACT-PROD-2")
@pytest.mark.parametrize(("cattle", "milk"), [(1, 1), (2, 2), (3, 3), (5, 3)])
def test_milk_for_cattle(cattle: int, milk: int) -> None:
    """OD-T-8."""
    scene = scene_for("A24", f"{cattle} cattle, 4 sheep")
    carry_out(scene, "A", "A24")
    assert held(scene, "A") == {"cattle": cattle, "sheep": 4, "milk": milk}


@pytest.mark.rule("OD-ACT-PROD-3")
@pytest.mark.parametrize(("sheep", "wool"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_wool_for_sheep(sheep: int, wool: int) -> None:
    """OD-T-8."""
    scene = scene_for("A26", f"{sheep} sheep, 4 cattle")
    carry_out(scene, "A", "A26")
    assert held(scene, "A") == {"sheep": sheep, "cattle": 4, "wool": wool, "card": 1}


@pytest.mark.rule("OD-ACT-PROD-4")
@pytest.mark.parametrize(
    ("animals", "more"),
    [
        ("", ""),
        ("1 cattle, 1 sheep", "2 milk, 1 wool"),
        ("1 cattle", "2 milk"),
        ("1 sheep", "1 wool"),
        ("4 cattle, 4 sheep", "2 milk, 1 wool"),
    ],
)
def test_spices_with_milk_and_wool(animals: str, more: str) -> None:
    """OD-T-9."""
    scene = scene_for("A23", animals)
    carry_out(scene, "A", "A23")
    assert held(scene, "A") == counted("1 spices, 1 silver") | counted(animals) | counted(more)


@pytest.mark.rule("OD-ACT-PROD-5")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_wood_for_every_player_and_an_ore(seats: int) -> None:
    """OD-T-10: from the general supply, not from a mountain strip."""
    scene = Scene(seats)
    open_strips(scene, {1: 0, 3: 5})
    strips = scene.state.strips[:]
    carry_out(scene, "A", "A37")
    assert held(scene, "A") == {"wood": seats, "ore": 1}
    assert scene.state.strips == strips
    open_strips(scene, {})
    scene.state.placed[SPACE_AT["A37"]] = 0
    assert "A37" in scene.spaces("A")


@pytest.mark.rule("OD-ACT-PROD-7")
def test_pregnant_animals_count() -> None:
    for space, before, after in (
        ("A24", "2 cattle", "2 cattle, 2 milk"),
        ("A26", "2 sheep", "2 sheep, 2 wool, 1 card"),
        ("A23", "2 cattle, 2 sheep", "2 cattle, 2 sheep, 1 spices, 1 silver, 2 milk, 1 wool"),
    ):
        scene = scene_for(space, before)
        scene.pregnant("A", sheep=scene.has("A", "sheep"), cattle=scene.has("A", "cattle"))
        carry_out(scene, "A", space)
        assert held(scene, "A") == counted(after)


@pytest.mark.rule("OD-ACT-PROD-7")
@pytest.mark.parametrize(("space", "choices"), [("A16", ""), ("A17", ""), ("A18", "0"), ("A18", "1"), ("A19", "")])
def test_bought_animals_are_plain(space: str, choices: str) -> None:
    scene = scene_for(space, "9 silver, 1 sheep, 1 cattle")
    scene.pregnant("A", sheep=1, cattle=1)
    carry_out(scene, "A", space, choices)
    assert scene.state.pregnant[:2] == [1, 1]
    assert scene.has("A", "sheep") + scene.has("A", "cattle") > 2


@pytest.mark.rule("OD-ACT-GEN-4", "OD-ACT-PROD-1")
@pytest.mark.parametrize(
    "space", ["A09", "A14", "A15", "A16", "A17", "A19", "A20", "A21", "A22", "A23", "A24", "A25", "A26", "A37"]
)
def test_nothing_of_a_production_space_can_be_declined(space: str) -> None:
    scene = scene_for(space, "3 silver, 1 sheep, 1 cattle")
    scene.use("A", space)
    scene.luck()
    assert scene.deciding() == "B"


# alternatives and parts


@pytest.mark.rule("OD-ACT-GEN-7")
@pytest.mark.parametrize(
    ("space", "before", "options"),
    [
        ("A04", "4 stone, 4 wood", "0 1"),
        ("A18", "4 silver", "0 1"),
        ("A30", "4 wood, 4 ore", "0 1"),
        ("A44", "4 peas", "0 1"),
        ("A52", "1 whaling_boat", "shetland faroe_islands"),
        ("A53", "1 knarr", "iceland greenland"),
        ("A56", "4 stone, 4 ore", "0 1"),
    ],
)
def test_spaces_with_alternatives(space: str, before: str, options: str) -> None:
    scene = scene_for(space, before)
    scene.use("A", space)
    scene.luck()
    assert scene.options("A") == options.split()
    scene.choose("A", options.split()[1])
    assert not set(options.split()) & set(scene.options(scene.deciding()))


@pytest.mark.rule("OD-ACT-GEN-7")
@pytest.mark.parametrize(
    ("space", "before", "after"),
    [
        ("A18", "", "1 sheep, 1 card"),
        ("A30", "1 wood", "1 chest, 1 silver"),
        ("A30", "1 ore", "1 chest, 1 silver"),
        ("A56", "1 stone", "1 silver"),
        ("A56", "1 ore", "1 silver"),
    ],
)
def test_the_only_alternative_that_can_be_paid_is_used(space: str, before: str, after: str) -> None:
    scene = scene_for(space, before)
    carry_out(scene, "A", space)
    assert held(scene, "A") == counted(after)


@pytest.mark.rule("OD-ACT-EXCH-2", "OD-ACT-EXCH-3", "OD-ACT-EXCH-5", "OD-ACT-GEN-7")
def test_one_house_and_its_ship() -> None:
    """OD-T-12: no stone house with a knarr, no long house with a longship."""
    outcomes = []
    for way in "01":
        scene = scene_for("A04", "2 stone, 2 wood")
        carry_out(scene, "A", "A04", way)
        outcomes.append(held(scene, "A"))
    assert outcomes == [counted("1 stone_house, 1 longship"), counted("1 long_house, 1 knarr")]


@pytest.mark.rule("OD-ACT-EXCH-5")
def test_a_missing_part_is_left_out_at_full_price() -> None:
    """Q-74."""
    scene = scene_for("A04", "2 stone, 2 wood, 4 knarr")
    carry_out(scene, "A", "A04", "0")
    assert held(scene, "A") == counted("1 stone_house, 4 knarr")
    scene = scene_for("A04", "2 stone, 2 wood")
    give(scene, "B", "3 stone_house")
    carry_out(scene, "A", "A04", "0")
    assert held(scene, "A") == counted("1 longship")
    scene = scene_for("A04", "2 stone, 2 wood, 2 knarr, 2 longship")
    give(scene, "B", "3 stone_house")
    carry_out(scene, "A", "A04")
    assert held(scene, "A") == counted("1 long_house, 2 knarr, 2 longship")


@pytest.mark.rule("OD-ACT-EXCH-5", "OD-PH5-7")
def test_without_house_and_berth_nothing_is_built() -> None:
    scene = scene_for("A04", "2 stone, 2 wood, 3 knarr")
    give(scene, "B", "3 stone_house, 5 long_house")
    assert "A04" in scene.spaces("A")
    scene.fleet("A", longships="0")
    assert "A04" not in scene.spaces("A")
    assert scene.refusal("A", "A04") == "none-left"


@pytest.mark.rule("OD-ACT-EXCH-9", "OD-ACT-GEN-4")
@pytest.mark.parametrize(
    ("choices", "after"),
    [
        ("no no", "4 silver, 2 wool, 2 silverware"),
        ("yes no", "4 silver, 1 wool, 2 silverware, 1 robe"),
        ("no yes", "4 silver, 2 wool, 1 silverware, 1 jewelry"),
        ("yes yes", "4 silver, 1 wool, 1 silverware, 1 robe, 1 jewelry"),
    ],
)
def test_silver_a_robe_and_jewelry(choices: str, after: str) -> None:
    """OD-T-14."""
    scene = scene_for("A33", "2 wool, 2 silverware")
    carry_out(scene, "A", "A33", choices)
    assert scene.deciding() == "B"
    assert held(scene, "A") == counted(after)


@pytest.mark.rule("OD-ACT-EXCH-9")
def test_an_exchange_without_its_good_is_not_offered() -> None:
    scene = scene_for("A33", "1 silverware")
    carry_out(scene, "A", "A33", "yes")
    assert held(scene, "A") == counted("4 silver, 1 jewelry")
    scene = scene_for("A33", "")
    carry_out(scene, "A", "A33")
    assert held(scene, "A") == counted("4 silver")


@pytest.mark.rule("OD-ACT-EXCH-7")
def test_clothing_of_hide_and_linen() -> None:
    """OD-T-13."""
    scene = scene_for("A29", "1 hide, 1 linen")
    carry_out(scene, "A", "A29")
    assert held(scene, "A") == counted("1 clothing, 2 silver")


@pytest.mark.rule("OD-ACT-EXCH-8", "OD-GOODS-9")
def test_what_the_smithy_offers() -> None:
    """OD-T-106 (b)."""
    forgeable = ["jewelry", "helmet", "cloakpin", "crucifix", "horseshoe", "forge_hammer", "fibula", "throwing_axe"]
    scene = scene_for("A31", "1 ore")
    scene.use("A", "A31")
    scene.luck()
    assert scene.options("A") == forgeable
    assert scene.refusal("A", "belt") == "not-forgeable"
    scene = scene_for("A31", "1 ore")
    give(scene, "B", "1 crucifix, 1 fibula")
    scene.use("A", "A31")
    scene.luck()
    assert scene.options("A") == [tile for tile in forgeable if tile not in ("crucifix", "fibula")]
    assert scene.refusal("A", "crucifix") == "special-gone"


@pytest.mark.rule("OD-ACT-EXCH-1", "OD-ACT-EXCH-10")
def test_chests_and_rune_stones_are_one_exchange() -> None:
    scene = scene_for("A32", "2 stone, 2 wood")
    carry_out(scene, "A", "A32")
    assert scene.deciding() == "B"
    assert held(scene, "A") == counted("2 chest, 2 rune_stone, 1 card")


@pytest.mark.rule("OD-ACT-EXCH-11")
def test_paying_for_an_occupation_with_an_empty_hand() -> None:
    scene = scene_for("A56", "1 stone")
    carry_out(scene, "A", "A56")
    assert scene.deciding() == "B"
    assert held(scene, "A") == counted("1 silver")


# ships that a space needs


@pytest.mark.rule("OD-ACT-GEN-3", "OD-ANY-SHIP-7")
@pytest.mark.parametrize(
    ("spaces", "before"),
    [
        ("A45 A46", "1 knarr, 2 silver"),
        ("A48 A49 A50", "1 longship"),
        ("A12 A13", "1 whaling_boat"),
        ("A52 A53", "1 longship"),
    ],
)
def test_a_ship_is_kept_and_used_again(spaces: str, before: str) -> None:
    scene = Scene(2)
    give(scene, "A", before)
    scene.state.thing[0] = 12
    ships = scene.ships("A")
    for space in spaces.split():
        assert space in scene.spaces("A")
        scene.use("A", space)
        scene.luck()
        while scene.deciding() == "A":
            scene.choose("A", scene.options("A")[-1])
            scene.luck()
        assert scene.ships("A") == ships


@pytest.mark.rule("OD-ACT-GEN-5")
def test_a_ship_may_be_bought_in_the_turn_to_meet_what_a_space_needs() -> None:
    """Q-7."""
    scene = scene_for("A45", "6 silver")
    scene.turn("A")
    assert scene.refusal("A", "A45") == "needs"
    scene.choose("A", "knarr")
    assert scene.deciding() == "A"
    scene.choose("A", "A45")
    scene.choose("A", "done")
    assert held(scene, "A") == counted("1 knarr")


@pytest.mark.rule("OD-DICE-PLUNDER-1")
def test_plundering_takes_two_longships_and_no_die() -> None:
    """OD-T-37."""
    scene = scene_for("A51", "1 longship")
    scene.turn("A")
    assert scene.refusal("A", "A51") == "needs"
    scene.fleet("A", longships="0")
    scene.use("A", "A51")
    assert scene.deciding() == "B"
    assert held(scene, "A") == counted("2 longship, 1 silver_hoard")


@pytest.mark.rule("OD-DICE-6")
def test_where_the_bow_of_a_failed_hunt_comes_from() -> None:
    """OD-T-36: from the discarded cards; if there is none, out of the pile."""
    scene = scene_for("A08", "")
    scene.state.weapon_pile, scene.state.weapon_discard = [5, 5, 5, 5], [1, 0, 0, 0]
    carry_out(scene, "A", "A08", "d8 fail")
    assert (scene.state.weapon_pile, scene.state.weapon_discard) == ([5, 5, 5, 5], [0, 0, 0, 0])
    assert held(scene, "A") == counted("1 wood, 1 bow")
    scene.state.thing[0] = 2
    carry_out(scene, "A", "A10", "d8 fail")
    assert (scene.state.weapon_pile, scene.state.weapon_discard) == ([4, 5, 5, 5], [0, 0, 0, 0])
    assert held(scene, "A") == counted("2 wood, 2 bow")


@pytest.mark.rule("OD-SETUP-2")
def test_spaces_that_the_small_board_lacks() -> None:
    scene = Scene(2, action_board="small")
    give(scene, "A", "9 silver, 1 knarr, 1 longship, 1 whaling_boat")
    scene.turn("A")
    for space in ["A10", "A13", "A46", "A50", "A59"]:
        assert scene.refusal("A", space) == "space-not-in-play"
        assert space not in scene.options("A")
