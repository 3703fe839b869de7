"""Turns (OD-PH5), anytime actions in general (OD-ANY-GEN), goods in play (OD-GOODS) and shortage (OD-LIMIT)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from meadhall.core import Kind, LabDice, Match
from meadhall.games.odin import events as told
from meadhall.games.odin import game
from meadhall.games.odin.actions import SPACES
from meadhall.games.odin.rules.rounds import Round
from meadhall.games.odin.rules.turns import ActionPhase
from meadhall.games.odin.rules.weapons import DrawWeapon
from tests.rules.odin.scene import Scene
from tests.rules.odin.whole_games import by_lot, lead, owed, to

LADDERS = [
    *(("berries", "egg", "amber", "gold_ornament"), ("peas", "mead", "oil", "rune_stone")),
    *(("flax", "stockfish", "hide", "silverware"), ("beans", "milk", "wool", "chest")),
    *(("grain", "salt_meat", "linen", "silk"), ("cabbage", "game_meat", "skin_and_bones", "spices")),
    *(("sheep", "fur", "jewelry"), ("fruits", "whale_meat", "robe", "treasure_chest")),
    ("cattle", "clothing", "silver_hoard"),
]
STEPS = [step for ladder in LADDERS for step in pairwise(ladder)]

DARK = next(n for n in range(1, 191) if game.new(2).table.dark >> n - 1 & 1)
"""The number of a dark card."""


def clear(scene: Scene) -> None:
    """Nobody has Vikings on the action board, and everybody has twelve."""
    scene.state.placed = [0] * len(scene.state.placed)
    scene.state.thing = [12] * scene.state.table.seats


# turns


@pytest.mark.rule("OD-PH5-1")
def test_clockwise_from_the_start_player_one_space_each() -> None:
    scene = Scene(3)
    scene.state.moose = 1
    scene.begin(ActionPhase())
    order = ""
    for space in ("A09", "A20", "A21", "A37", "A55"):
        order += scene.deciding()
        scene.choose(scene.deciding(), space)
        scene.luck()
    assert order == "BCABC"
    assert sum(vikings > 0 for vikings in scene.state.placed) == 5


@pytest.mark.rule("OD-PH5-1")
def test_the_phase_goes_on_until_all_have_passed_or_have_no_vikings() -> None:
    scene = Scene(3)
    scene.state.thing = [1, 2, 3]
    scene.begin(ActionPhase())
    for seat, option in (("A", "A09"), ("B", "A20"), ("C", "pass"), ("B", "A55")):
        assert scene.deciding() == seat
        scene.choose(seat, option)
        scene.luck()
    assert scene.state.decision.kind is Kind.OVER


@pytest.mark.rule("OD-PH5-2")
@pytest.mark.parametrize(("space", "vikings"), [("A09", 1), ("A37", 2), ("A22", 3), ("A23", 4)])
def test_a_space_takes_as_many_vikings_as_its_column(space: str, vikings: int) -> None:
    scene = Scene(2)
    scene.state.thing[0] = vikings
    scene.turn("A")
    scene.choose("A", space)
    scene.luck()
    assert scene.state.thing[0] == 0
    assert sum(scene.state.placed) == vikings
    clear(scene)
    scene.state.thing[0] = vikings - 1
    scene.turn("A")
    assert scene.refusal("A", space) == "too-few-vikings"
    assert space not in scene.spaces("A")


@pytest.mark.rule("OD-PH5-2", "OD-PH5-3")
def test_more_vikings_than_needed_stay_on_the_thing() -> None:
    scene = Scene(2)
    scene.use("A", "A37")
    assert scene.state.thing == [4, 6]


@pytest.mark.rule("OD-PH5-3")
def test_an_occupied_space_is_closed_to_all_until_nobody_stands_on_it() -> None:
    scene = Scene(2)
    scene.use("A", "A09")
    assert scene.refusal("B", "A09") == "space-occupied"
    assert "A09" not in scene.options("B")
    scene.choose("B", "pass")
    assert scene.refusal("A", "A09") == "space-occupied"
    scene.state.placed[8] = 0
    assert scene.refusal("A", "A09") is None


@pytest.mark.rule("OD-PH5-3", "OD-PH5-9")
def test_a_space_with_one_viking_left_is_occupied() -> None:
    scene = Scene(2)
    scene.fleet("A", boats="0")
    scene.state.pile = 0
    scene.use("A", "A12")
    scene.roll(12)
    scene.choose("A", "fail")
    scene.number("A", 2)
    assert scene.state.thing[0] == 5
    assert scene.refusal("B", "A12") == "space-occupied"


@pytest.mark.rule("OD-PH5-4")
def test_passing_with_vikings_left_ends_the_placing() -> None:
    scene = Scene(2)
    scene.begin(ActionPhase())
    scene.choose("A", "pass")
    assert scene.state.thing[0] == 6
    for space in ("A09", "A20"):
        assert scene.deciding() == "B"
        assert scene.refusal("A", "A21") == "not-your-turn"
        scene.choose("B", space)
    scene.choose("B", "pass")
    assert scene.state.decision.kind is Kind.OVER


@pytest.mark.rule("OD-PH5-5")
def test_without_vikings_one_passes() -> None:
    scene = Scene(2)
    scene.have("A", silver=10)
    scene.state.thing = [0, 2]
    scene.begin(ActionPhase())
    assert scene.deciding() == "B"
    assert scene.state.passed == [1, 0]


@pytest.mark.rule("OD-PH5-6")
def test_the_action_follows_at_once() -> None:
    scene = Scene(2)
    scene.use("A", "A21")
    assert scene.deciding() == "B"
    assert scene.supply("A") == {"flax": 1, "stockfish": 1, "silver": 1}


@pytest.mark.rule("OD-PH5-7")
@pytest.mark.parametrize("space", ["A01", "A05", "A14", "A19", "A24", "A26", "A27", "A31", "A36", "A39", "A42", "A54"])
def test_a_space_without_an_effect_cannot_be_occupied(space: str) -> None:
    """The card of column 3 or 4 is no effect of the space (Q-22)."""
    scene = Scene(2)
    scene.hold("A", DARK)
    scene.turn("A")
    assert scene.refusal("A", space) is not None
    assert space not in scene.spaces("A")


@pytest.mark.rule("OD-PH5-7")
def test_paying_is_enough() -> None:
    scene = Scene(2)
    scene.have("A", silver=1)
    scene.fleet("A", knarrs=1)
    scene.use("A", "A45")
    assert scene.options("A") == ["done"], "there is nothing to turn"
    scene.choose("A", "done")
    assert scene.supply("A") == {}
    assert scene.deciding() == "B"
    scene.turn("A")
    assert scene.refusal("A", "A46") == "cannot-pay"


@pytest.mark.rule("OD-PH5-7")
def test_rolling_is_enough() -> None:
    scene = Scene(2)
    assert scene.supply("A") == {}
    scene.use("A", "A08")
    assert owed(scene.state) == "RollDie"


@pytest.mark.rule("OD-PH5-8")
@pytest.mark.parametrize(("space", "cards"), [("A09", 0), ("A37", 0), ("A22", 1), ("A23", 0)])
def test_column_three_draws_a_card_before_the_action(space: str, cards: int) -> None:
    scene = Scene(2)
    scene.use("A", space)
    if cards:
        assert owed(scene.state) == "DrawOccupation"
        assert scene.supply("A") == {}, "before the action"
    scene.luck()
    assert scene.state.hands[0].bit_count() == cards
    assert scene.state.hands[0] & scene.state.table.light == 0
    assert scene.supply("A") != {}
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-PH5-8")
@pytest.mark.parametrize("before", [True, False])
def test_column_four_plays_a_card_before_or_after(before: bool) -> None:
    scene = Scene(2)
    scene.hold("A", DARK, DARK + 1)
    card = f"card{DARK}"
    scene.use("A", "A23")
    assert scene.options("A") == ["no", card, f"card{DARK + 1}"]
    assert scene.has("A", "spices") == 0
    if not before:
        scene.choose("A", "no")
        assert scene.has("A", "spices") == 1
    scene.choose("A", card)
    assert scene.has("A", "spices") == 1
    assert scene.state.played[0] == 1 << DARK - 1
    assert scene.deciding() == "B", "one card, not two"


@pytest.mark.rule("OD-PH5-8")
@pytest.mark.parametrize("space", ["A09", "A37", "A22"])
def test_other_columns_play_no_card(space: str) -> None:
    scene = Scene(2)
    scene.hold("A", DARK)
    scene.use("A", space)
    scene.luck()
    assert scene.deciding() == "B"
    assert scene.state.played[0] == 0


@pytest.mark.rule("OD-PH5-9")
@pytest.mark.parametrize(("space", "roll", "back"), [("A11", 8, 1), ("A12", 12, 2), ("A49", 1, 1)])
def test_vikings_that_come_back_can_be_placed_again(space: str, roll: int, back: int) -> None:
    scene = Scene(2)
    scene.fleet("A", boats="0", longships="0")
    scene.state.thing[0] = SPACES[int(space[1:]) - 1].column
    scene.state.pile = 0
    scene.use("A", space)
    assert scene.state.thing[0] == 0
    scene.roll(roll)
    scene.choose("A", "fail")
    scene.number("A", back)
    assert scene.state.thing[0] == back
    scene.choose("B", "pass")
    scene.choose("A", "A09")
    assert scene.has("A", "stockfish") == 1
    assert scene.state.thing[0] == back - 1


@pytest.mark.rule("OD-PH5-10")
def test_too_few_vikings_for_what_is_free() -> None:
    scene = Scene(2)
    scene.have("A", stone=3)
    for space in scene.spaces("A"):
        number = int(space[1:]) - 1
        if SPACES[number].column == 1:
            scene.state.placed[number], scene.state.placer[number] = 1, 1
    scene.state.thing[0] = 1
    scene.turn("A")
    assert scene.options("A") == ["pass"]
    assert scene.refusal("A", "A02") == "too-few-vikings"


# anytime actions


@pytest.mark.rule("OD-ANY-GEN-1")
def test_placing_buying_and_arming_in_the_own_turn() -> None:
    scene = Scene(2)
    scene.have("A", silver=3, ore=1, rune_stone=1)
    scene.fleet("A", boats="0")
    scene.turn("A")
    assert {"whaling_boat", "arm-boat", "rune_stone/0", "silver/0", "ore/0"} <= set(scene.options("A"))
    scene.build("A", "stone_house")
    scene.have("A", mead=1)
    assert "mead/0" in scene.options("A"), "in houses too"


@pytest.mark.rule("OD-ANY-GEN-1")
def test_windows_around_income_breeding_feast_and_bonus() -> None:
    """Q-1, Q-3, Q-4: for those who have passed, too; not in the turn of somebody else."""
    scene = Scene(2)
    scene.have("A", silver=60, sheep=2)
    scene.begin(Round())
    scene.luck()
    assert "whaling_boat" in scene.options("A")
    scene.choose("A", "pass")
    assert scene.refusal("A", "whaling_boat") == "not-your-turn"
    scene.choose("B", "pass")
    steps: list[list[str]] = []
    for _ in range(4):
        assert owed(scene.state, 0) == "Window"
        assert {"done", "knarr", "silver/0"} <= set(scene.options("A"))
        scene.choose("A", "done")
        events = [*scene.events, *lead(scene.state, lambda s: s.round > 2 or owed(s, 0) == "Window")]
        steps.append([type(event).__name__ for event in events])
    assert "IncomePaid" in steps[0]
    assert "Pregnant" in steps[1]
    assert "Penalised" in steps[2]
    assert "StripItemLost" in steps[3]
    assert [("IncomePaid" in step) + ("Pregnant" in step) + ("StripItemLost" in step) for step in steps] == [1, 1, 0, 1]


@pytest.mark.rule("OD-ANY-GEN-1")
def test_silver_of_the_income_can_be_used_before_the_bonus() -> None:
    """Q-4: a tip of the rulebook."""
    scene = Scene(2)
    scene.begin(Round())
    scene.luck()
    scene.choose("A", "pass")
    scene.choose("B", "pass")
    scene.have("A", silver=12)
    lead(scene.state, lambda s: owed(s, 0) == "ServeFood")
    lead(scene.state, lambda s: owed(s, 0) == "Window")
    scene.choose("A", "knarr")
    assert scene.ships("A") == (0, 1, 0)


@pytest.mark.rule("OD-ANY-GEN-2")
def test_what_is_placed_stays() -> None:
    scene = Scene(2)
    scene.have("A", rune_stone=1, ore=1)
    assert scene.lay("A", "rune_stone/0", "home:2,0") is None
    assert scene.lay("A", "ore/0", "home:3,3") is None
    scene.turn("A")
    assert scene.supply("A") == {}
    assert {game.describe(game.parse(option))["kind"] for option in scene.options("A")} == {"space", "word"}


@pytest.mark.rule("OD-ANY-GEN-2")
@pytest.mark.parametrize("seats", [1, 2])
def test_nothing_leaves_a_board_in_a_whole_game(seats: int) -> None:
    match, dice = Match(game, seats, {"length": "short"}, LabDice(4)), LabDice(40)
    laid = [pieces[:] for pieces in match.state.laid]
    while not match.over:
        by_lot(match, dice)
        for seat, pieces in enumerate(match.state.laid):
            assert pieces[: len(laid[seat])] == laid[seat]
        laid = [pieces[:] for pieces in match.state.laid]
    assert any(laid)


@pytest.mark.rule("OD-ANY-GEN-4")
def test_anytime_actions_cost_no_viking_and_can_be_repeated() -> None:
    scene = Scene(2)
    scene.have("A", silver=19, ore=2)
    scene.turn("A")
    for option in ("whaling_boat", "whaling_boat", "knarr", "longship", "arm-boat", "arm-longship-0"):
        scene.choose("A", option)
        assert scene.deciding() == "A"
    assert scene.state.thing[0] == 6
    assert scene.ships("A") == (2, 1, 1)
    assert scene.supply("A") == {}
    scene.choose("A", "A09")
    assert scene.state.thing[0] == 5


@pytest.mark.rule("OD-ANY-GEN-5")
def test_nothing_can_be_thrown_away() -> None:
    """Q-72."""
    scene = Scene(2)
    scene.have("A", silver=9, ore=2, hide=1, mead=1, peas=1, wood=1, stone=1, bow=1, helmet=1, sheep=1)
    scene.fleet("A", boats="1", knarrs=1, longships="0")
    scene.build("A", "shed")
    scene.own("A", "shetland")
    scene.hold("A", DARK)
    scene.turn("A")
    words = {option for option in scene.options("A") if game.describe(game.parse(option))["kind"] == "word"}
    kinds = {game.describe(game.parse(option))["kind"] for option in scene.options("A")}
    assert words == {"pass"}
    assert kinds == {"space", "word", "ship", "arm", "piece"}
    things = {option.split("/")[0] for option in scene.options("A") if "/" in option}
    assert things == {"silver", "ore", "hide", "helmet"}, "what can be placed"
    for option in ("hide", "helmet", "shetland"):
        assert scene.refusal("A", option) == "choose-a-space"
    assert scene.refusal("A", f"card{DARK}") == "card-not-usable"


# goods


@pytest.mark.rule("OD-GOODS-2", "OD-GOODS-4")
@pytest.mark.parametrize(("good", "into"), STEPS)
def test_a_good_rises_to_the_next_colour_of_its_shape(good: str, into: str) -> None:
    scene = Scene(2, mini_expansions="harvest")
    scene.have("A", **{good: 1})
    scene.use("A", "A36")
    scene.choose("A", good)
    assert scene.supply("A") == {into: 1}


@pytest.mark.rule("OD-GOODS-5")
def test_special_tiles_are_blue_and_rise_no_further() -> None:
    scene = Scene(2)
    scene.have("A", helmet=1, rune_stone=1, silver=1)
    scene.fleet("A", knarrs=1)
    scene.turn("A")
    assert scene.refusal("A", "A36") is not None, "blue goods cannot rise"
    scene.use("A", "A45")
    assert scene.options("A") == ["done"]
    assert scene.has("A", "helmet") == 1


@pytest.mark.rule("OD-GOODS-5")
def test_special_tiles_lie_on_home_boards_beside_blue_and_green() -> None:
    scene = Scene(2)
    scene.have("A", glass_beads=1, belt=1, oil=1, rune_stone=1)
    scene.turn("A")
    for thing in ("belt", "rune_stone", "glass_beads", "oil"):
        scene.choose("A", f"{thing}/0")
        scene.choose("A", next(option for option in scene.options("A") if option.startswith("home:")))
    assert scene.supply("A") == {}
    assert scene.state.treasures[0] == 0


@pytest.mark.rule("OD-GOODS-5")
def test_green_may_not_lie_beside_green_but_beside_a_special_tile() -> None:
    for tile, allowed in (("belt/0", True), ("linen/0", False)):
        scene = Scene(2)
        scene.have("A", belt=1, linen=1, oil=1)
        assert scene.lay("A", tile, "home:2,0") is None
        assert (scene.lay("A", "oil/0", "home:3,0") is None) is allowed


@pytest.mark.rule("OD-GOODS-5", "OD-LIMIT-8")
def test_a_special_tile_exists_once() -> None:
    scene = Scene(2)
    scene.have("A", ore=1)
    scene.have("B", ore=1, silver=9)
    scene.fleet("B", knarrs=1)
    scene.use("A", "A31")
    scene.luck()
    scene.choose("A", "helmet")
    assert scene.has("A", "helmet") == 1
    clear(scene)
    scene.use("B", "A31")
    scene.luck()
    assert scene.refusal("B", "helmet") == "special-gone"
    assert "cloakpin" in scene.options("B")
    clear(scene)
    scene.use("B", "A47")
    scene.luck()
    assert scene.refusal("B", "helmet") == "special-gone"
    assert scene.has("B", "helmet") == 0


# shortage


@pytest.mark.rule("OD-GOODS-7", "OD-LIMIT-3")
def test_goods_and_materials_never_run_out() -> None:
    scene = Scene(2)
    scene.have("A", stockfish=20, wood=32, ore=40, spices=40)
    scene.use("A", "A09")
    scene.choose("B", "A37")
    scene.choose("A", "A21")
    assert (scene.has("A", "stockfish"), scene.has("B", "wood"), scene.has("B", "ore")) == (22, 2, 1)


@pytest.mark.rule("OD-LIMIT-3")
def test_who_has_all_the_stone_of_the_box_still_receives_some() -> None:
    """OD-T-84: no token has to stand for it."""
    scene = Scene(2)
    scene.have("A", stone=24)
    scene.fleet("A", longships="0")
    scene.use("A", "A48")
    scene.roll(1)
    scene.choose("A", "fail")
    assert scene.has("A", "stone") == 25


@pytest.mark.rule("OD-LIMIT-3")
def test_ships_are_limited_by_berths_alone() -> None:
    scene = Scene(4)
    for seat in "ABCD":
        scene.have(seat, silver=41)
        scene.turn(seat)
        for ship in ["whaling_boat"] * 3 + ["longship"] * 4:
            scene.choose(seat, ship)
        assert scene.ships(seat) == (3, 0, 4)


@pytest.mark.rule("OD-LIMIT-3", "OD-LIMIT-7")
def test_a_named_weapon_is_always_there() -> None:
    """Q-17."""
    scene = Scene(2)
    scene.state.weapon_pile, scene.state.weapon_discard = [5, 0, 5, 5], [1, 0, 0, 0]
    scene.use("A", "A11")
    scene.roll(8)
    scene.choose("A", "fail")
    assert scene.supply("A") == {"wood": 1, "snare": 1}
    assert (scene.state.weapon_pile, scene.state.weapon_discard) == ([5, 0, 5, 5], [1, 0, 0, 0])


@pytest.mark.rule("OD-LIMIT-7")
def test_an_empty_weapon_pile_is_made_anew_of_the_discarded_cards() -> None:
    """Q-85: also in between."""
    scene = Scene(2)
    scene.state.weapon_pile, scene.state.weapon_discard = [0, 0, 1, 0], [0, 0, 0, 3]
    scene.begin(DrawWeapon(0), DrawWeapon(0), DrawWeapon(1))
    assert scene.state.faces == 1
    scene.roll(1)
    assert scene.supply("A") == {"spear": 1}
    assert scene.state.faces == 3
    scene.roll(1)
    assert scene.supply("A") == {"spear": 1, "long_sword": 1}
    assert scene.state.weapon_discard == [0] * 4
    assert scene.state.weapon_pile == [0, 0, 0, 2]
    scene.roll(1)
    assert scene.supply("B") == {"long_sword": 1}


@pytest.mark.rule("OD-LIMIT-1", "OD-COMP-4")
@pytest.mark.parametrize(
    ("space", "building", "supply"), [("A01", "shed", 3), ("A02", "stone_house", 3), ("A03", "long_house", 5)]
)
def test_buildings_are_limited(space: str, building: str, supply: int) -> None:
    scene = Scene(2)
    for number in range(supply):
        seat = "AB"[number % 2]
        clear(scene)
        scene.have(seat, wood=9, stone=9)
        scene.use(seat, space)
        scene.luck()
    clear(scene)
    scene.turn("A")
    assert scene.refusal("A", space) is not None
    assert space not in scene.spaces("A")
    number = ("shed", "stone_house", "long_house").index(building)
    assert sum(scene.state.houses[number::3]) == supply


@pytest.mark.rule("OD-LIMIT-2")
@pytest.mark.parametrize(("expansions", "boards"), [("none", 4), ("islands", 5), ("harvest", 5), ("both", 6)])
def test_every_exploration_board_is_taken_once(expansions: str, boards: int) -> None:
    scene = Scene(2, mini_expansions=expansions)
    scene.fleet("A", longships="0")
    scene.fleet("B", longships="0")
    taken = 0
    while True:
        clear(scene)
        seat = "AB"[taken % 2]
        spaces = [space for space in scene.spaces(seat) if space in ("A52", "A53", "A54")]
        if not spaces:
            break
        scene.use(seat, spaces[0])
        scene.luck()
        scene.choose(seat, scene.options(seat)[0])
        taken += 1
    assert taken == boards


@pytest.mark.rule("OD-LIMIT-9")
def test_nothing_is_drawn_from_an_empty_pile() -> None:
    """Q-19: the rest of the action goes on."""
    scene = Scene(2)
    scene.state.pile = 0
    scene.use("A", "A22")
    assert scene.deciding() == "B"
    assert scene.supply("A") == {"fruits": 1, "oil": 1, "salt_meat": 1, "silver": 1}
    assert scene.state.hands == [0, 0]
    scene.choose("B", "A55")
    scene.luck()
    assert scene.state.hands == [0, 0]
    assert scene.has("B", "silver") == 1
    assert not scene.told(told.OccupationDrawn)
    to(scene.state, "Turn")
    assert scene.deciding() == "A"


@pytest.mark.rule("OD-PH5-7", "OD-ACT-GEN-4")
@pytest.mark.parametrize("space", ["A34", "A35", "A36", "A38", "A39", "A40", "A42", "A43", "A44", "A47", "A61"])
def test_at_least_one_effect_is_used(space: str) -> None:
    scene = Scene(2)
    scene.have("A", peas=1, silver=9)
    scene.fleet("A", boats="0", knarrs=1)
    scene.state.pile = 0
    scene.use("A", space)
    before = (scene.supply("A"), scene.ships("A"), scene.state.strips[:])
    while scene.deciding() == "A":
        declining = [word for word in ("done", "no") if word in scene.options("A")]
        if not declining:
            break
        scene.choose("A", declining[0])
    after = (scene.supply("A"), scene.ships("A"), scene.state.strips[:])
    assert scene.deciding() == "A" or after != before
