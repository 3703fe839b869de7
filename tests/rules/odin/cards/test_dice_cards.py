"""Cards about hunting, snares and whaling, and about Vikings that come back."""

from __future__ import annotations

import pytest

from meadhall.games.odin.events import CardUsed, Rolled, Succeeded
from meadhall.games.odin.notation import SPACE_IDS
from meadhall.games.odin.rules.feast import Feast
from meadhall.games.odin.rules.turns import ReturnVikings
from meadhall.games.odin.rules.upkeep import NewViking
from tests.rules.odin.armoury import complete, everywhere, face_down, face_up
from tests.rules.odin.holdings import open_strips
from tests.rules.odin.scene import Scene

HUNT = {"hide": 1, "game_meat": 1}
SNARE = {"fur": 1, "snare": 1}
WHALE = {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}
REWARDS = {"A08": HUNT, "A10": HUNT, "A11": SNARE, "A12": WHALE, "A13": WHALE}


def at(space: str, *cards: int, boats: str = "0", **things: int) -> Scene:
    """Seat A has these cards and has put its Vikings on the space (and drawn the card of the third column)."""
    scene = Scene(3)
    scene.in_play("A", *cards)
    scene.have("A", **things)
    scene.fleet("A", boats=boats)
    complete(scene)
    open_strips(scene, {1: 0})
    scene.use("A", space)
    if space == "A12":
        scene.roll(1)
    return scene


def succeeded(space: str, *cards: int, boats: str = "0", **things: int) -> Scene:
    """The first roll is a one, and paid with wood (a whaling boat with its printed ore makes it nothing)."""
    scene = at(space, *cards, boats=boats, wood=1, **things)
    scene.roll(1)
    if space in ("A08", "A10", "A11"):
        scene.choose("A", "succeed")
        if scene.options("A") == ["0", "1"]:
            scene.number("A", 0)  # wood, not the weapon
        scene.have("A", wood=1)
    return scene


def failed(space: str, *cards: int, **things: int) -> Scene:
    scene = at(space, *cards, **things)
    scene.roll(8)
    scene.choose("A", "fail")
    return scene


def result(scene: Scene) -> int:
    (rolled,) = scene.told(Rolled)
    assert isinstance(rolled, Rolled)
    return rolled.result


def total(*parts: dict[str, int]) -> dict[str, int]:
    things = {thing for part in parts for thing in part}
    sums = {thing: sum(part.get(thing, 0) for part in parts) for thing in things}
    return {thing: number for thing, number in sums.items() if number}


def on(scene: Scene, space: str) -> int:
    return scene.state.placed[SPACE_IDS.index(space)]


# what a roll counts


@pytest.mark.rule("OD-DICE-10")
@pytest.mark.parametrize(
    ("card", "change"),
    [
        pytest.param(4, {"A08": -1, "A10": -1, "A11": -1, "A12": -1, "A48": -1, "A49": -1}, marks=pytest.mark.card(4)),
        pytest.param(13, {"A08": -1, "A10": -1}, marks=pytest.mark.card(13)),
        pytest.param(146, {"A08": -1, "A10": -1, "A11": -1}, marks=pytest.mark.card(146)),
        pytest.param(136, {"A48": 1, "A49": 1}, marks=pytest.mark.card(136)),
    ],
)
def test_a_card_changes_every_roll_of_its_games(card: int, change: dict[str, int]) -> None:
    for space in ("A08", "A10", "A11", "A12", "A48", "A49"):
        for cards, changed in (((), 0), ((card,), change.get(space, 0))):
            scene = Scene(3)
            scene.in_play("A", *cards)
            scene.fleet("A", boats="0", longships="0")
            scene.use("A", space)
            if space == "A12":
                scene.roll(1)
            for roll in (8, 5):
                scene.roll(roll)
                assert result(scene) == roll - (space == "A12") + changed, (space, cards)
                if roll == 8:
                    scene.choose("A", "roll")


@pytest.mark.rule("OD-DICE-HUNT-5", "OD-DICE-10")
@pytest.mark.card(4, 13, 146)
def test_worked_case_115() -> None:
    """OD-T-115."""
    scene = at("A08", 4, 13, 146, wood=2, bow=2)
    scene.roll(3)
    assert result(scene) == 0
    assert scene.told(Succeeded)
    assert scene.deciding() == "B", "neither another roll nor a failure"
    assert scene.supply("A") == {"wood": 2, "bow": 2, "hide": 1, "game_meat": 1}

    scene = at("A08", 4, 13, 146, wood=1)
    scene.roll(4)
    assert result(scene) == 1
    assert scene.options("A") == ["roll", "succeed", "fail"]
    scene.choose("A", "succeed")
    assert scene.supply("A") == HUNT

    scene = at("A11", 4, 13, 146)
    scene.roll(2)
    assert result(scene) == 0
    assert scene.supply("A") == SNARE

    scene = Scene(2)
    scene.in_play("A", 4, 13, 146)
    scene.fleet("A", longships="0")
    scene.use("A", "A48")
    scene.roll(8)
    assert result(scene) == 7
    scene.choose("A", "succeed")
    assert set(scene.options("A")) == {"rune_stone", "silverware", "glass_beads"}


@pytest.mark.rule("OD-DICE-WHALE-4")
@pytest.mark.card(4)
def test_a_one_becomes_nothing_and_that_is_a_success_except_in_a_raid() -> None:
    for space in ("A08", "A10", "A11"):
        scene = at(space, 4, wood=3)
        scene.roll(1)
        assert scene.told(Succeeded)
        assert scene.supply("A") == {"wood": 3} | REWARDS[space]
    scene = at("A13", 4, boats="1")
    scene.roll(3)
    assert scene.supply("A") == WHALE

    scene = Scene(2)
    scene.in_play("A", 4)
    scene.fleet("A", longships="0")
    scene.use("A", "A48")
    scene.roll(1)
    assert result(scene) == 0
    assert scene.options("A") == ["roll", "fail"]


@pytest.mark.rule("OD-DICE-10")
@pytest.mark.card(4, 136)
def test_opposite_changes_make_up_for_each_other() -> None:
    for space in ("A48", "A49"):
        scene = Scene(2)
        scene.in_play("A", 4, 136)
        scene.fleet("A", longships="0")
        scene.use("A", space)
        scene.roll(5)
        assert result(scene) == 5


@pytest.mark.rule("OD-DICE-3", "OD-DICE-10")
@pytest.mark.card(153)
@pytest.mark.parametrize("space", ["A08", "A10", "A11", "A12", "A48", "A49"])
def test_worked_case_51(space: str) -> None:
    """OD-T-51."""
    scene = Scene(3)
    scene.in_play("A", 153)
    scene.fleet("A", boats="0", longships="0")
    scene.use("A", space)
    if space == "A12":
        scene.roll(1)
    for _ in range(3):
        scene.roll(5)
        assert "roll" in scene.options("A")
        scene.choose("A", "roll")
    scene.roll(5)
    assert scene.options("A") == ["fail"]
    assert scene.refusal("A", "roll") == "no-more-rolls"


# weapons at once


@pytest.mark.rule("OD-OCC-15", "OD-OCC-31", "OD-DICE-6")
@pytest.mark.parametrize(
    ("card", "weapon"),
    [pytest.param(11, "spear", marks=pytest.mark.card(11)), pytest.param(13, "bow", marks=pytest.mark.card(13))],
)
def test_a_named_weapon_comes_from_the_discarded_ones_or_out_of_the_pile(card: int, weapon: str) -> None:
    for discarded in (0, 2):
        scene = Scene(2)
        complete(scene, **{weapon: discarded})
        down, whole = face_down(scene), everywhere(scene)
        scene.play("A", card)
        assert scene.supply("A") == {weapon: 1}
        assert face_up(scene) == ({weapon: 1} if discarded else {})
        assert face_down(scene) == down | ({} if discarded else {weapon: down[weapon] - 1})
        assert everywhere(scene) == whole


# success


@pytest.mark.rule("OD-OCC-21", "OD-OCC-27")
@pytest.mark.parametrize(
    ("card", "spaces", "bonus"),
    [
        pytest.param(126, ["A11"], {"silver": 1}, marks=pytest.mark.card(126)),
        pytest.param(127, ["A11"], {"stockfish": 1}, marks=pytest.mark.card(127)),
        pytest.param(140, ["A12", "A13"], {"oil": 1}, marks=pytest.mark.card(140)),
        pytest.param(143, ["A08", "A10"], {"silver": 1}, marks=pytest.mark.card(143)),
        pytest.param(163, ["A10"], {"hide": 1, "silver": 1}, marks=pytest.mark.card(163)),
    ],
)
def test_a_success_brings_more_by_itself(card: int, spaces: list[str], bonus: dict[str, int]) -> None:
    for space, reward in REWARDS.items():
        scene = succeeded(space, card)
        more = bonus if space in spaces else {}
        assert scene.supply("A") == total({"wood": 1}, reward, more), space
        assert scene.deciding() == "B"
        assert scene.told(CardUsed) == ([CardUsed(0, card - 1)] if more else [])
        scene = failed(space, card)
        weapon = {"A11": "snare", "A12": "spear", "A13": "spear"}.get(space, "bow")
        assert scene.supply("A") == {"wood": 1, weapon: 1}, "nothing for a failure"


@pytest.mark.card(163)
def test_two_hunters_are_paid_for_where_they_imitate_the_space_but_not_for_a_hunt_of_a_card() -> None:
    scene = Scene(4)
    scene.state.imitation = [2, 3]
    scene.in_play("A", 163)
    scene.have("A", wood=1)
    scene.use("B", "A10")
    scene.roll(8)
    scene.choose("B", "fail")
    scene.use("A", "I1")
    if scene.deciding() == "A":
        scene.choose("A", "A10")
    scene.roll(1)
    scene.choose("A", "succeed")
    assert scene.supply("A") == {"hide": 2, "game_meat": 1, "silver": 1}

    scene = Scene(3)
    scene.in_play("A", 163)
    scene.have("A", wood=1, silver=1)
    scene.play("A", 85)
    scene.choose("A", "yes")
    scene.roll(1)
    scene.choose("A", "succeed")
    assert scene.supply("A") == HUNT


@pytest.mark.rule("OD-OCC-21", "OD-OCC-27")
@pytest.mark.card(128)
def test_a_snare_may_bring_an_item_of_a_strip() -> None:
    scene = succeeded("A11", 128)
    assert scene.options("A") == ["done", "card128"]
    scene.choose("A", "card128")
    scene.choose("A", "strip1")
    assert scene.supply("A") == {"wood": 2} | SNARE
    assert scene.deciding() == "B"
    scene = succeeded("A11", 128)
    scene.choose("A", "done")
    assert scene.supply("A") == {"wood": 1} | SNARE
    assert scene.deciding() == "B"
    assert failed("A11", 128).options("A") == ["0", "1"], "only about Vikings"
    assert succeeded("A08", 128).deciding() == "B"


@pytest.mark.card(128)
def test_without_an_open_strip_there_is_nothing_to_take() -> None:
    scene = at("A11", 128, wood=1)
    open_strips(scene, {})
    scene.roll(1)
    scene.choose("A", "succeed")
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-OCC-23")
@pytest.mark.card(129)
def test_the_snare_just_won_may_become_salt_meat() -> None:
    scene = succeeded("A11", 129)
    scene.choose("A", "card129")
    assert scene.supply("A") == {"wood": 1, "fur": 1, "salt_meat": 1}
    assert scene.deciding() == "B"
    scene = succeeded("A11", 129)
    scene.choose("A", "done")
    assert scene.supply("A") == {"wood": 1} | SNARE
    assert failed("A11", 129, snare=3).options("A") == ["0", "1"]


@pytest.mark.rule("OD-PH5-9")
@pytest.mark.card(130)
def test_two_snares_bring_a_viking_back() -> None:
    scene = succeeded("A11", 130, snare=1)
    thing = scene.state.thing[0]
    assert scene.options("A") == ["done", "card130"]
    scene.choose("A", "card130")
    assert scene.supply("A") == {"wood": 1, "fur": 1}
    assert scene.state.thing[0] == thing + 1
    assert on(scene, "A11") == 1
    assert scene.deciding() == "B"

    scene = succeeded("A11", 130, snare=1)
    scene.choose("A", "done")
    assert on(scene, "A11") == 2
    assert succeeded("A11", 130).deciding() == "B", "one snare is too few"
    assert failed("A11", 130, snare=3).options("A") == ["0", "1"]


@pytest.mark.rule("OD-PH5-9")
@pytest.mark.card(130)
def test_a_viking_comes_back_only_from_the_space_for_snares() -> None:
    """Not from the space where a card was played that lets its owner lay a snare; but from one that imitates it."""
    scene = Scene(2)
    scene.in_play("A", 130)
    scene.hold("A", 85)
    scene.have("A", silver=3, snare=5, wood=1)
    scene.use("A", "A58")
    scene.choose("A", "card85")
    scene.choose("A", "no")
    scene.choose("A", "yes")
    scene.roll(1)
    scene.choose("A", "succeed")
    scene.number("A", 0)
    assert scene.supply("A") == {"silver": 1, "snare": 6, "fur": 1}
    assert on(scene, "A58") == 2
    assert scene.deciding() == "B"

    scene = Scene(4)
    scene.state.imitation = [2, 3]
    scene.in_play("A", 130)
    scene.have("A", snare=1, wood=1)
    scene.use("B", "A11")
    scene.roll(8)
    scene.choose("B", "fail")
    scene.number("B", 0)
    scene.use("A", "I1")
    if scene.deciding() == "A":
        scene.choose("A", "A11")
    scene.roll(1)
    scene.choose("A", "succeed")
    scene.number("A", 0)
    scene.choose("A", "card130")
    assert (on(scene, "I1"), on(scene, "A11")) == (1, 2)


@pytest.mark.rule("OD-OCC-23")
@pytest.mark.card(131)
def test_a_bait_may_become_game_meat_with_every_snare() -> None:
    scene = succeeded("A11", 131, stockfish=2)
    assert scene.options("A") == ["done", "card131"]
    scene.choose("A", "card131")
    assert scene.supply("A") == {"wood": 1, "stockfish": 1, "game_meat": 1} | SNARE
    assert scene.deciding() == "B", "exactly one"

    scene = failed("A11", 131, stockfish=2)
    scene.number("A", 1)
    scene.choose("A", "card131")
    assert scene.supply("A") == {"wood": 1, "snare": 1, "stockfish": 1, "game_meat": 1}
    assert scene.deciding() == "B"

    scene = succeeded("A11", 131, stockfish=1)
    scene.choose("A", "done")
    assert scene.supply("A") == {"wood": 1, "stockfish": 1} | SNARE
    assert succeeded("A11", 131).deciding() == "B"
    assert succeeded("A08", 131, stockfish=1).deciding() == "B"


@pytest.mark.card(127, 131)
def test_the_fish_of_one_card_is_the_bait_of_another() -> None:
    scene = succeeded("A11", 127, 131)
    scene.choose("A", "card131")
    assert scene.supply("A") == {"wood": 1, "game_meat": 1} | SNARE


@pytest.mark.rule("OD-OCC-23")
@pytest.mark.card(144)
def test_who_has_hunted_may_buy_skin_and_bones() -> None:
    for space in ("A08", "A10"):
        scene = succeeded(space, 144, silver=5)
        assert scene.options("A") == ["done", "card144"]
        scene.choose("A", "card144")
        assert scene.supply("A") == {"wood": 1, "silver": 3, "skin_and_bones": 1} | HUNT
        assert scene.deciding() == "B", "only one"
    scene = succeeded("A08", 144, silver=2)
    scene.choose("A", "done")
    assert scene.supply("A") == {"wood": 1, "silver": 2} | HUNT
    assert succeeded("A08", 144, silver=1).deciding() == "B"
    assert succeeded("A11", 144, silver=2).deciding() == "B"
    assert failed("A08", 144, silver=2).deciding() == "B"


@pytest.mark.card(143, 144)
def test_the_silver_of_the_hunt_may_be_spent_at_once() -> None:
    scene = succeeded("A08", 143, 144, silver=1)
    scene.choose("A", "card144")
    assert scene.supply("A") == {"wood": 1, "skin_and_bones": 1} | HUNT


@pytest.mark.rule("OD-OCC-22")
@pytest.mark.card(145)
def test_an_item_of_a_strip_before_the_hunt_can_pay_for_it() -> None:
    for space in ("A08", "A10"):
        scene = at(space, 145)
        assert scene.options("A") == ["done", "card145"]
        scene.choose("A", "card145")
        scene.choose("A", "strip1")
        assert scene.supply("A") == {"wood": 1}
        scene.roll(1)
        scene.choose("A", "succeed")
        assert scene.supply("A") == HUNT
        assert scene.deciding() == "B", "once, and not after the action"
    scene = at("A08", 145)
    scene.choose("A", "done")
    assert scene.supply("A") == {}
    scene.roll(8)
    scene.choose("A", "roll")
    scene.roll(8)
    assert scene.options("A") == ["roll", "fail"], "not before each roll"
    assert not at("A11", 145).options("A")


# whaling


@pytest.mark.rule("OD-DICE-WHALE-3")
@pytest.mark.card(11)
def test_a_spear_counts_two_when_whaling() -> None:
    scene = at("A13", 11, spear=2, wood=3)
    scene.roll(4)
    scene.choose("A", "succeed")
    assert scene.options("A") == ["0", "1", "2"], "two spears, or one spear and one wood, or three wood"
    scene.number("A", 1)
    assert scene.supply("A") == {"spear": 1, "wood": 2} | WHALE

    for spears, left in ((0, {"spear": 2}), (2, {"wood": 3})):
        scene = at("A13", 11, spear=2, wood=3)
        scene.roll(4)
        scene.choose("A", "succeed")
        scene.number("A", spears)
        assert scene.supply("A") == left | WHALE

    for cards, can in (((11,), True), ((), False)):
        scene = at("A13", *cards, spear=2)
        scene.roll(5)
        assert ("succeed" in scene.options("A")) is can


@pytest.mark.card(11)
def test_a_spear_counts_one_as_a_sword() -> None:
    scene = Scene(2)
    scene.in_play("A", 11, 137)
    scene.have("A", spear=1)
    scene.fleet("A", longships="0")
    scene.use("A", "A48")
    scene.roll(6)
    scene.choose("A", "succeed")
    assert set(scene.options("A")) == {"rune_stone", "silverware", "glass_beads"}


@pytest.mark.rule("OD-OCC-14", "OD-DICE-WHALE-6")
@pytest.mark.card(141)
@pytest.mark.parametrize(
    ("space", "boats", "good"),
    [
        ("A12", "0", "cabbage"),
        ("A12", "00", "beans"),
        ("A12", "000", "peas"),
        ("A12", "1", "cabbage"),
        ("A12", "01", "beans"),
        ("A12", "111", "peas"),
        ("A13", "000", "cabbage"),
    ],
)
def test_for_whaling_without_wood_the_number_of_boats_decides(space: str, boats: str, good: str) -> None:
    """All that could take part count: none may be left out for another good."""
    for strength in (0, -1):
        scene = at(space, 141, boats=boats, wood=2)
        if options := scene.options("A"):
            scene.choose("A", options[strength])
        scene.roll(1)
        assert scene.supply("A") == {"wood": 2, good: 1} | WHALE
        assert scene.deciding() == "B"


@pytest.mark.card(141)
def test_spears_do_not_matter_but_wood_does() -> None:
    for spears, more in ((2, {"cabbage": 1, "wood": 2}), (1, {"spear": 1, "wood": 1})):
        scene = at("A13", 141, spear=2, wood=2)
        scene.roll(3)
        scene.choose("A", "succeed")
        scene.number("A", spears)
        assert scene.supply("A") == more | WHALE
    assert failed("A13", 141).supply("A") == {"wood": 1, "spear": 1}


@pytest.mark.rule("OD-DICE-7")
@pytest.mark.card(142)
@pytest.mark.parametrize(("roll", "wood", "left"), [(1, 0, 2), (2, 0, 2), (3, 0, 0), (3, 1, 2)])
def test_a_single_spear_comes_back(roll: int, wood: int, left: int) -> None:
    scene = at("A13", 142, spear=2, wood=wood)
    scene.roll(roll)
    if roll > 1:
        scene.choose("A", "succeed")
    if wood:
        assert scene.options("A") == ["1", "2"]
        scene.number("A", 1)
    assert scene.supply("A") == total(WHALE, {"spear": left})
    assert face_up(scene) == ({"spear": 2} if left == 0 else {})


@pytest.mark.card(142)
def test_no_spear_comes_back_for_wood_nor_for_a_failure() -> None:
    scene = at("A13", 142, spear=1, wood=1)
    scene.roll(2)
    scene.choose("A", "succeed")
    scene.number("A", 0)
    assert scene.supply("A") == {"spear": 1} | WHALE
    assert failed("A13", 142, spear=1).supply("A") == {"spear": 2, "wood": 1}


@pytest.mark.card(11, 142)
def test_the_single_spear_may_have_counted_two() -> None:
    scene = at("A13", 11, 142, spear=1)
    scene.roll(3)
    scene.choose("A", "succeed")
    assert scene.supply("A") == {"spear": 1} | WHALE


# Vikings on the Thing


@pytest.mark.rule("OD-OCC-21", "OD-OCC-27")
@pytest.mark.card(151)
@pytest.mark.parametrize(("space", "back"), [("A11", 0), ("A11", 1), ("A13", 0), ("A13", 1), ("A13", 2)])
def test_vikings_that_come_back_bring_a_silver(space: str, back: int) -> None:
    scene = failed(space, 151)
    before = scene.supply("A")
    scene.number("A", back)
    assert scene.supply("A") == before | ({"silver": 1} if back else {})
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-OCC-21")
@pytest.mark.card(130, 151)
def test_a_viking_that_a_card_brings_back_counts_too() -> None:
    scene = succeeded("A11", 130, 151, snare=1)
    scene.choose("A", "card130")
    assert scene.supply("A") == {"wood": 1, "fur": 1, "silver": 1}
    scene = Scene(2)
    scene.in_play("A", 108, 151)
    scene.have("A", ore=1)
    scene.use("A", "A30")
    assert scene.options("A") == ["done", "card108"]
    scene.choose("A", "card108")
    assert scene.supply("A") == {"chest": 1, "silver": 1}, "one earned, one paid, one for the Viking"


@pytest.mark.card(151)
def test_nothing_for_vikings_that_come_home_at_the_end_of_the_round() -> None:
    scene = Scene(2)
    scene.in_play("A", 151, 168)
    scene.state.thing[0] = 5
    scene.use("A", "A09")
    before = scene.supply("A")
    scene.begin(ReturnVikings(), NewViking())
    assert scene.supply("A") == before


@pytest.mark.rule("OD-OCC-21", "OD-OCC-27")
@pytest.mark.card(168)
@pytest.mark.parametrize(("vikings", "space", "silver"), [(4, "A09", 1), (5, "A11", 1), (5, "A09", 0), (3, "A09", 0)])
def test_three_vikings_on_the_thing_bring_a_silver(vikings: int, space: str, silver: int) -> None:
    scene = Scene(2)
    scene.in_play("A", 168)
    scene.state.thing[0] = vikings
    scene.use("A", space)
    assert scene.has("A", "silver") == silver


@pytest.mark.card(168)
def test_three_on_the_thing_again_in_the_same_round() -> None:
    """From above, and after a failure from below; not where one comes too many."""
    scene = Scene(2)
    scene.in_play("A", 168)
    scene.state.thing[0] = 4
    scene.use("A", "A11")
    assert scene.has("A", "silver") == 0
    scene.roll(8)
    scene.choose("A", "fail")
    scene.number("A", 1)
    assert scene.has("A", "silver") == 1
    scene.state.thing[0] = 4
    scene.use("A", "A09")
    assert scene.has("A", "silver") == 2


@pytest.mark.card(130, 151, 168)
def test_one_viking_back_pays_twice() -> None:
    scene = Scene(2)
    scene.in_play("A", 130, 151, 168)
    scene.state.thing[0] = 4
    scene.have("A", snare=1, wood=1)
    scene.use("A", "A11")
    scene.roll(1)
    scene.choose("A", "succeed")
    scene.number("A", 0)
    scene.choose("A", "card130")
    assert scene.supply("A") == {"fur": 1, "silver": 2}
    assert scene.state.thing[0] == 3


@pytest.mark.card(108, 168)
def test_a_viking_back_from_the_forge_may_be_the_third() -> None:
    scene = Scene(2)
    scene.in_play("A", 108, 168)
    scene.state.thing[0] = 4
    scene.have("A", ore=1)
    scene.use("A", "A30")
    scene.choose("A", "card108")
    assert scene.supply("A") == {"chest": 1, "silver": 1}
    assert scene.state.thing[0] == 3


# after the feast


def feasting(*served: str, **things: int) -> Scene:
    """Seat A has card 159, serves these and leaves the rest of the table empty."""
    scene = Scene(1)
    scene.in_play("A", 159)
    scene.have("A", **dict.fromkeys((piece.partition("/")[0] for piece in served), 1), **things)
    scene.begin(Feast())
    while scene.state.decision.seats and "done" in scene.options("A"):
        scene.choose("A", "done")
    for piece in served:
        scene.choose("A", piece)
    while scene.state.decision.seats and "gap" in scene.options("A"):
        scene.choose("A", "gap")
    return scene


@pytest.mark.rule("OD-OCC-21", "OD-DICE-HUNT-3")
@pytest.mark.card(159)
def test_game_meat_at_the_feast_lets_one_hunt_after_it() -> None:
    scene = feasting("game_meat/0", wood=1)
    assert scene.options("A") == ["done", "card159"]
    vikings = list(scene.state.thing)
    scene.choose("A", "card159")
    scene.roll(1)
    scene.choose("A", "succeed")
    assert scene.supply("A") == HUNT
    assert scene.state.thing == vikings
    assert sum(scene.state.placed) == 0
    scene = feasting("game_meat/0", wood=1)
    scene.choose("A", "done")
    assert scene.supply("A") == {"wood": 1}


@pytest.mark.card(159)
def test_without_game_meat_on_the_table_there_is_no_hunt() -> None:
    assert not feasting("salt_meat/0", wood=1).state.decision.seats
    assert not feasting(game_meat=1).state.decision.seats, "not served"


@pytest.mark.card(143, 145, 159, 163)
def test_the_hunt_after_the_feast_is_a_hunt_like_any_other() -> None:
    """But not one of two Vikings."""
    scene = feasting("game_meat/0")
    scene.in_play("A", 143, 145, 163)
    open_strips(scene, {1: 0})
    scene.choose("A", "card159")
    scene.choose("A", "card145")
    scene.choose("A", "strip1")
    scene.roll(1)
    scene.choose("A", "succeed")
    assert scene.supply("A") == {"silver": 1} | HUNT
