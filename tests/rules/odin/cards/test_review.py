"""Cards together with the rules around them: pauses, phases, windows of several seats at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meadhall.games.odin import scripts
from meadhall.games.odin.actions import SPACE_AT
from meadhall.games.odin.box import SPECIALS
from meadhall.games.odin.events import CardUsed
from meadhall.games.odin.rules.anytime import Windows
from meadhall.games.odin.rules.feast import Feast
from meadhall.games.odin.rules.interpreter import Run, checks
from meadhall.games.odin.rules.turns import EndActions, NextTurn
from meadhall.games.odin.state import NOBODY
from tests.rules.odin.holdings import open_strips
from tests.rules.odin.scene import Scene


def successful_raid(*cards: int, roll: int, swords: int) -> Scene:
    """Seat A has succeeded in a raid and chooses its loot."""
    scene = Scene(2)
    scene.in_play("A", *cards)
    scene.fleet("A", longships="0")
    scene.have("A", long_sword=swords)
    scene.use("A", "A48")
    scene.roll(roll)
    scene.choose("A", "succeed")
    return scene


@pytest.mark.rule("OD-ANY-GEN-1", "OD-DICE-RAID-4")
@pytest.mark.card(56)
def test_weapons_that_the_loot_needs_are_not_exchanged_in_a_pause() -> None:
    scene = successful_raid(56, roll=4, swords=2)
    assert not scene.may_pause("A"), "without the swords no tile is within reach"
    scene = successful_raid(56, roll=4, swords=4)
    scene.choose("A", "pause")
    scene.choose("A", "card56")
    scene.number("A", 3)
    scene.number("A", 3)
    assert "card56" not in scene.options("A"), "the others are needed"


@pytest.mark.rule("OD-ANY-GEN-1", "OD-DICE-RAID-2")
@pytest.mark.card(56, 136)
def test_between_two_tiles_of_loot_there_is_no_pause() -> None:
    scene = successful_raid(56, 136, roll=8, swords=6)
    scene.choose("A", "silk")
    assert "done" in scene.options("A")
    assert not scene.may_pause("A"), "what the first tile needs is not paid yet"


@pytest.mark.rule("OD-ANY-GEN-1", "OD-PH5-7")
@pytest.mark.card(187)
def test_a_card_that_could_take_the_only_good_to_raise_waits() -> None:
    scene = Scene(2)
    scene.in_play("A", 187)
    scene.have("A", flax=3)
    scene.use("A", "A36")
    assert scene.options("A") == ["flax"]
    assert not scene.may_pause("A"), "three flax for a treasure chest would leave nothing to raise"


@pytest.mark.rule("OD-PH5-5")
@pytest.mark.card(52, 60)
def test_who_could_play_a_card_at_any_time_is_not_passed_over_without_vikings() -> None:
    scene = Scene(2)
    scene.in_play("A", 52)
    scene.have("A", silver=1)
    scene.hold("A", 60)
    scene.state.thing = [0, 2]
    scene.state.placed[SPACE_AT["A37"]], scene.state.placer[SPACE_AT["A37"]] = 2, 0
    scene.begin(NextTurn(1))
    assert scene.deciding() == "A", "card 60 would bring a Viking back"
    assert scene.options("A")[:2] == ["pass", "card52"]
    scene.choose("A", "card52")
    scene.choose("A", "card60")
    scene.choose("A", "yes")
    scene.choose("A", "A37")
    assert "A34" in scene.options("A")


@pytest.mark.rule("OD-PH5-5")
@pytest.mark.card(52)
def test_without_vikings_and_without_a_card_to_play_a_seat_passes() -> None:
    scene = Scene(2)
    scene.in_play("A", 52)
    scene.have("A", silver=1)
    scene.state.thing = [0, 2]
    scene.begin(NextTurn(1))
    assert scene.deciding() == "B"
    assert scene.state.passed == [1, 0]


@pytest.mark.rule("OD-OCC-21")
@pytest.mark.card(52, 76, 151)
def test_vikings_that_come_back_after_the_actions_pay_nothing() -> None:
    scene = Scene(2)
    scene.in_play("A", 52, 151)
    scene.have("A", silver=1)
    scene.hold("A", 76)
    scene.state.placed[SPACE_AT["A43"]], scene.state.placer[SPACE_AT["A43"]] = 4, 0
    scene.state.passed = [1, 1]
    scene.begin(Windows())
    scene.choose("A", "card52")
    scene.choose("A", "card76")
    scene.choose("A", "yes")
    assert scene.state.thing[0] == 7
    assert scene.has("A", "silver") == 0


@pytest.mark.rule("OD-ANY-OCC-1", "OD-OCC-21")
@pytest.mark.card(51, 53, 175)
def test_with_a_card_that_remembers_actions_windows_open_one_after_another() -> None:
    scene = Scene(2)
    scene.in_play("A", 53, 175)
    scene.in_play("B", 51)
    scene.have("A", silver=2, flax=1)
    scene.have("B", rune_stone=1)
    scene.begin(Windows())
    scene.choose("A", "card53")
    assert scene.deciding() == "A"
    scene.choose("A", "flax")
    assert "card175" in scene.options("A")


@pytest.mark.rule("OD-ANY-OCC-1")
@pytest.mark.card(51, 53)
def test_no_card_of_a_window_is_bound_by_the_last_action() -> None:
    scene = Scene(2)
    scene.in_play("A", 53)
    scene.in_play("B", 51)
    scene.have("A", silver=1, flax=1)
    scene.have("B", rune_stone=1)
    scene.state.must = 1
    scene.begin(EndActions(), Windows())
    scene.choose("B", "card51")
    scene.choose("A", "card53")
    scene.number("B", 0)
    assert "done" in scene.options("A")


@pytest.fixture
def gifts() -> Iterator[int]:
    """A script that no space and no card has: a chest, then perhaps mead."""
    number = scripts.script([{"gain": {"chest": 1}}, {"optional": [{"gain": {"mead": 1}}]}])
    yield number
    del scripts.SCRIPTS[number:]
    checks.cache_clear()


@pytest.mark.rule("OD-OCC-21", "OD-OCC-24")
@pytest.mark.card(28)
def test_cards_respond_to_an_effect_before_the_next_one(gifts: int) -> None:
    scene = Scene(2)
    scene.in_play("A", 28)
    scene.have("A", silver=1)
    scene.begin(Run(0, NOBODY, gifts, 0))
    assert scene.options("A") == ["done", "card28"], "the chest has arrived, the mead is not yet due"
    scene.choose("A", "card28")
    assert scene.options("A") == ["yes", "no"]
    scene.choose("A", "yes")
    assert (scene.has("A", "chest"), scene.has("A", "oil"), scene.has("A", "mead")) == (1, 1, 1)


@pytest.mark.rule("OD-ANY-GEN-1", "OD-PH5-7")
@pytest.mark.card(98)
def test_a_purchase_for_a_tile_in_a_house_leaves_the_action_its_silver() -> None:
    scene = Scene(2)
    scene.in_play("A", 98)
    scene.build("A", "stone_house")
    scene.fleet("A", knarrs=1)
    scene.have("A", grain=1, silver=4)
    scene.state.specials = 1 << next(n for n, special in enumerate(SPECIALS) if special.price == 3)
    scene.use("A", "A47")
    scene.luck()
    assert "done" not in scene.options("A"), "a tile has to be bought"
    scene.choose("A", "pause")
    assert not [option for option in scene.options("A") if option.startswith("grain")]
    scene.have("A", silver=5)
    assert [option for option in scene.options("A") if option.startswith("grain")], "enough for silk and the tile"


@pytest.mark.rule("OD-PH5-7")
@pytest.mark.card(113)
def test_a_card_that_makes_the_action_possible_brings_what_it_needs() -> None:
    scene = Scene(2)
    scene.in_play("A", 113)
    open_strips(scene, {1: 0, 2: 3})
    scene.use("A", "A28")
    assert scene.options("A") == ["card113"]
    scene.choose("A", "card113")
    assert scene.options("A") == ["strip2"], "the stone; with wood from the other strip the space could not be used"
    assert scene.refusal("A", "strip1") == "action-needs-it"
    scene.choose("A", "strip2")
    assert scene.has("A", "rune_stone") == 1


@pytest.mark.rule("OD-OCC-10", "OD-ACT-GEN-3")
@pytest.mark.card(61)
def test_what_an_action_needs_is_asked_for_once() -> None:
    """Q-90: a longship sold before plundering was there when the Vikings were placed."""
    scene = Scene(2)
    scene.fleet("A", longships="00")
    scene.hold("A", 61)
    scene.use("A", "A51")
    scene.choose("A", "card61")
    scene.choose("A", "yes")
    assert scene.ships("A") == (0, 0, 1)
    assert scene.supply("A") == {"silver": 8, "silver_hoard": 1}


@pytest.mark.rule("OD-OCC-10", "OD-DICE-WHALE-1")
@pytest.mark.card(64)
def test_a_whale_is_hunted_without_the_boat_that_has_become_a_longship() -> None:
    """Q-90: without ore then."""
    scene = Scene(2)
    scene.fleet("A", boats="1")
    scene.have("A", silver=2, spear=5)
    scene.hold("A", 64)
    scene.use("A", "A13")
    scene.choose("A", "card64")
    scene.choose("A", "yes")
    assert scene.ships("A") == (0, 0, 1)
    scene.roll(5)
    scene.choose("A", "succeed")
    assert scene.has("A", "spear") == 0
    assert scene.has("A", "whale_meat") == 1


@pytest.mark.rule("OD-OCC-10", "OD-PH5-7")
@pytest.mark.card(115, 184)
def test_a_space_that_a_card_has_made_too_dear_is_not_used() -> None:
    """The wood for the house goes into a longship before the action."""
    scene = Scene(2)
    scene.in_play("A", 115)
    scene.have("A", wood=4, stone=2, ore=3)
    scene.hold("A", 184)
    scene.use("A", "A04")
    scene.choose("A", "card184")
    scene.choose("A", "yes")
    assert scene.ships("A") == (0, 0, 1)
    assert scene.supply("A") == {"stone": 2}, "no silverware: no house was built"
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-ANY-GEN-1")
@pytest.mark.card(83)
def test_there_is_no_pause_in_what_a_card_does() -> None:
    """Q-96."""
    scene = Scene(2)
    scene.have("A", silver=9, flax=2)
    scene.hold("A", 7, 83)
    scene.use("A", "A58")
    assert scene.may_pause("A"), "between two cards"
    scene.choose("A", "card83")
    assert "flax" in scene.options("A")
    assert not scene.may_pause("A")


@pytest.mark.rule("OD-FEAST-7")
@pytest.mark.card(186)
def test_the_log_says_why_a_second_pea_tile_may_lie() -> None:
    scene = Scene(1)
    scene.in_play("A", 186)
    scene.have("A", peas=2, mead=1)
    scene.begin(Feast())
    used = []
    for option in ("peas/0", "mead/1", "peas/0"):
        scene.choose("A", option)
        used.append(scene.told(CardUsed))
    assert used == [[], [], [CardUsed(0, 185)]]
