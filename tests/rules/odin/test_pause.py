"""Pauses: anytime actions inside one's own action (Q-2, Q-8, Q-9), as long as the action can still be carried out."""

from __future__ import annotations

from random import Random

import pytest

from meadhall.core import SEATS, Kind
from meadhall.games.odin import game
from meadhall.games.odin.actions import SPACE_AT
from meadhall.games.odin.box import SPECIALS
from meadhall.games.odin.events import Paid, Rolled
from meadhall.games.odin.notation import DONE, PAUSE
from meadhall.games.odin.rules.anytime import OpenPause, Pause, Window, anytime, can_pause, permitted
from meadhall.games.odin.rules.pausing import ActionChoice
from tests.rules.odin.holdings import give, open_strips
from tests.rules.odin.scene import Scene


def at(space: str, before: str, seat: str = "A") -> Scene:
    """The seat has this and has put its Vikings on the space; no mountain strip is open."""
    scene = Scene(2)
    open_strips(scene, {})
    give(scene, seat, before)
    scene.use(seat, space)
    return scene


def owed(scene: Scene) -> str:
    return type(scene.state.stack[-1]).__name__


def book(scene: Scene) -> tuple[int, int]:
    """What the action remembers of its effects."""
    return scene.state.acted, scene.state.must


# what a pause is


@pytest.mark.rule("OD-ANY-GEN-1", "OD-ANY-GEN-4")
def test_a_tile_is_placed_between_two_upgrades() -> None:
    scene = at("A36", "2 peas, 1 oil, 1 silk")
    scene.choose("A", "peas")
    before = scene.state.stack[-1]
    scene.choose("A", "pause")
    assert owed(scene) == "Pause"
    assert scene.options("A") == ["done", "oil/0", "oil/1", "silk/0", "silk/1"]
    scene.choose("A", "silk/0")
    scene.choose("A", "home:0,0")
    assert owed(scene) == "Pause"
    scene.choose("A", "done")
    assert scene.state.stack[-1] == before
    scene.choose("A", "peas")
    assert scene.deciding() == "B"
    assert scene.supply("A") == {"mead": 2, "oil": 1}
    assert scene.state.laid[0]


@pytest.mark.rule("OD-ANY-GEN-1")
def test_a_pause_ends_by_itself_when_nothing_is_left_to_do() -> None:
    scene = at("A36", "2 peas, 1 silk")
    scene.choose("A", "peas")
    scene.choose("A", "pause")
    scene.choose("A", "silk/0")
    scene.choose("A", "home:0,0")
    assert owed(scene) == "RaiseGood"
    assert not scene.may_pause("A")
    assert scene.refusal("A", "pause") == "no-pause"


@pytest.mark.rule("OD-ANY-GEN-1")
@pytest.mark.parametrize(
    ("more", "offered"),
    [("", False), ("1 silver", True), ("1 oil", True), ("1 helmet", True), ("1 ore", True), ("4 wood, 2 mead", False)],
)
def test_a_pause_is_offered_when_something_can_be_done(more: str, offered: bool) -> None:
    scene = at("A36", f"2 peas, {more}".removesuffix(", "))
    assert scene.may_pause("A") is offered
    assert scene.refusal("A", "pause") == (None if offered else "no-pause")


@pytest.mark.rule("OD-ANY-GEN-1")
def test_nobody_else_pauses() -> None:
    scene = at("A36", "2 peas, 1 oil")
    scene.have("B", oil=1)
    assert scene.refusal("B", "pause") == "not-your-turn"
    scene.turn("A")
    assert not scene.may_pause("A")
    assert scene.refusal("A", "pause") == "choose-a-space"


@pytest.mark.rule("OD-ANY-GEN-1", "OD-PH5-7")
@pytest.mark.parametrize(
    ("space", "before", "choices", "remembered"),
    [("A36", "2 peas, 1 silk", "", (0, 1)), ("A36", "2 peas, 1 silk", "peas", (1, 0)), ("A33", "1 wool", "", (1, 0))],
)
def test_a_pause_is_no_use_of_the_space(space: str, before: str, choices: str, remembered: tuple[int, int]) -> None:
    scene = at(space, before)
    for choice in choices.split():
        scene.choose("A", choice)
    assert book(scene) == remembered
    scene.choose("A", "pause")
    assert book(scene) == remembered
    scene.choose("A", "done")
    assert book(scene) == remembered


@pytest.mark.rule("OD-ANY-GEN-1")
def test_the_options_stay_in_order_and_have_their_own_words() -> None:
    scene = at("A30", "1 wood, 2 ore")
    options = scene.state.options(0)
    assert [game.notation(option) for option in options] == ["pause", "0", "1"]
    labels = [game.offer(scene.state, 0, option).id for option in options]
    assert labels == ["option-word", "option-payment", "option-payment"]


# dice


@pytest.mark.rule("OD-DICE-9", "OD-DICE-3")
def test_a_ship_bought_between_rolls_takes_no_part_in_whaling() -> None:
    scene = Scene(2)
    scene.fleet("A", boats="1")
    scene.have("A", silver=6, ore=2)
    scene.use("A", "A13")
    scene.roll(10)
    assert scene.told(Rolled) == [Rolled(0, 10, 8)]
    scene.choose("A", "pause")
    scene.choose("A", "whaling_boat")
    scene.choose("A", "whaling_boat")
    assert scene.ships("A") == (3, 0, 0)
    scene.choose("A", "done")
    scene.choose("A", "roll")
    scene.roll(10)
    assert scene.told(Rolled) == [Rolled(0, 10, 8)]


@pytest.mark.rule("OD-DICE-9", "OD-DICE-WHALE-2")
def test_the_boats_are_chosen_once() -> None:
    scene = Scene(2)
    scene.fleet("A", boats="00")
    scene.have("A", silver=3)
    scene.use("A", "A12")
    scene.roll(1)
    assert scene.options("A") == ["1", "2"]
    scene.number("A", 2)
    scene.roll(12)
    scene.choose("A", "pause")
    scene.choose("A", "whaling_boat")
    assert owed(scene) == "DecideRoll"
    scene.choose("A", "roll")
    scene.roll(12)
    assert scene.told(Rolled) == [Rolled(0, 12, 10)]


@pytest.mark.rule("OD-DICE-9", "OD-ANY-SHIP-1")
def test_a_boat_bought_before_the_first_roll_takes_part() -> None:
    """While the boats are chosen nothing is fixed yet."""
    scene = Scene(2)
    scene.fleet("A", boats="00")
    scene.have("A", silver=3)
    scene.use("A", "A12")
    scene.roll(1)
    scene.choose("A", "pause")
    scene.choose("A", "whaling_boat")
    assert scene.options("A") == ["1", "2", "3"]


@pytest.mark.rule("OD-DICE-9", "OD-DICE-PILLAGE-1", "OD-ANY-ARM-1")
def test_a_longship_bought_between_rolls_takes_no_part_in_a_pillage() -> None:
    scene = Scene(2)
    scene.fleet("A", longships="1")
    scene.have("A", silver=8, ore=3)
    scene.use("A", "A49")
    scene.roll(2)
    assert scene.told(Rolled) == [Rolled(0, 2, 3)]
    scene.choose("A", "pause")
    scene.choose("A", "longship")
    for load in ("arm-longship-0", "arm-longship-1"):
        assert load not in scene.options("A")
        assert scene.refusal("A", load) == "no-arming-now"
    scene.choose("A", "done")
    scene.choose("A", "roll")
    scene.roll(2)
    assert scene.told(Rolled) == [Rolled(0, 2, 3)]


@pytest.mark.rule("OD-ANY-GEN-1", "OD-DICE-RAID-3")
def test_pauses_at_the_die_and_with_the_loot() -> None:
    scene = Scene(2)
    scene.fleet("A", longships="0")
    scene.have("A", silver=1, stone=2, long_sword=2)
    scene.use("A", "A48")
    scene.roll(8)
    assert scene.may_pause("A")
    scene.choose("A", "succeed")
    assert owed(scene) == "ChooseLoot"
    assert scene.may_pause("A")
    scene.choose("A", "jewelry")
    assert owed(scene) == "ChooseMix"
    assert not scene.may_pause("A"), "paying is one step"
    scene.number("A", 1)
    assert sum(paid.number for paid in scene.told(Paid) if isinstance(paid, Paid)) == 2
    assert scene.deciding() == "B"


# arming


@pytest.mark.rule("OD-ANY-ARM-1", "OD-DICE-9")
def test_no_arming_during_an_action() -> None:
    scene = Scene(2)
    scene.fleet("A", boats="0")
    scene.have("A", peas=2, ore=1, silk=1)
    scene.use("A", "A36")
    scene.choose("A", "pause")
    assert scene.options("A") == ["done", "silk/0", "silk/1", "ore/0"]
    assert scene.refusal("A", "arm-boat") == "no-arming-now"


@pytest.mark.rule("OD-ANY-ARM-1")
def test_arming_alone_is_no_reason_for_a_pause_during_an_action() -> None:
    scene = Scene(1)
    scene.state.covered[0] = -1
    scene.fleet("A", boats="0")
    scene.have("A", peas=2, ore=1)
    scene.turn("A")
    assert "arm-boat" in scene.options("A")
    scene.choose("A", "A36")
    assert not scene.may_pause("A")


@pytest.mark.rule("OD-ANY-ARM-1", "OD-OCC-10")
@pytest.mark.parametrize("after", [False, True])
def test_arming_with_the_card_of_the_fourth_column_before_the_action_and_after_it(after: bool) -> None:
    scene = Scene(2)
    scene.hold("A", 1)
    scene.fleet("A", longships="00")
    scene.have("A", ore=2)
    scene.use("A", "A51")
    if after:
        scene.choose("A", "no")
        assert scene.has("A", "silver_hoard")
    assert owed(scene) == "PlayBonusCard"
    scene.choose("A", "pause")
    assert scene.options("A")[:2] == ["done", "arm-longship-0"]
    scene.choose("A", "arm-longship-0")
    scene.choose("A", "arm-longship-1")
    assert scene.state.longships[:4] == [1, 0, 1, 0]
    assert scene.has("A", "ore") == 0


@pytest.mark.rule("OD-ANY-ARM-1", "OD-IMITATE-1")
def test_arming_while_the_imitated_space_is_chosen_counts_in_it() -> None:
    scene = Scene(4)
    scene.state.imitation = [2, 3]
    scene.state.placed[SPACE_AT["A49"]] = 2
    scene.state.placer[SPACE_AT["A49"]] = 1
    scene.fleet("A", longships="0")
    scene.have("A", ore=1)
    scene.use("A", "I1")
    scene.choose("A", "pause")
    scene.choose("A", "arm-longship-0")
    scene.choose("A", "A49")
    scene.roll(5)
    assert scene.told(Rolled) == [Rolled(0, 5, 6)]


# the action stays possible


@pytest.mark.rule("OD-PH5-7", "OD-ACT-UPGRADE-4")
def test_the_last_good_to_raise_is_not_placed() -> None:
    scene = Scene(2)
    scene.build("A", "stone_house")
    scene.have("A", mead=1, silk=1)
    scene.use("A", "A36")
    scene.choose("A", "pause")
    assert scene.options("A") == ["done", "silk/0", "silk/1"]
    assert scene.refusal("A", "mead/0") == "action-needs-it"
    scene.choose("A", "done")
    assert scene.options("A") == ["mead"]
    scene = Scene(2)
    scene.build("A", "stone_house")
    scene.have("A", mead=1)
    scene.use("A", "A36")
    assert not scene.may_pause("A")


@pytest.mark.rule("OD-PH5-7")
def test_what_a_later_effect_needs_is_kept_while_nothing_has_been_used() -> None:
    scene = Scene(2)
    open_strips(scene, {1: 0})
    scene.build("A", "stone_house")
    scene.have("A", mead=1)
    scene.use("A", "A38")
    assert scene.options("A") == ["done", "strip1"]
    assert not scene.may_pause("A")
    scene.choose("A", "strip1")
    assert scene.may_pause("A")
    scene.choose("A", "pause")
    scene.choose("A", "mead/0")
    scene.choose("A", scene.options("A")[0])
    scene.number("A", 1)
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-PH5-7", "OD-ACT-SALE-1")
def test_silver_for_a_special_tile_is_kept() -> None:
    """Only the chalice is left, and it costs 5."""
    scene = Scene(2)
    scene.state.specials = 1 << next(n for n, special in enumerate(SPECIALS) if special.id == "chalice")
    scene.fleet("A", knarrs=1)
    scene.have("A", silver=7)
    scene.use("A", "A47")
    scene.luck()
    scene.choose("A", "pause")
    assert scene.refusal("A", "whaling_boat") == "action-needs-it"
    for cell in ("home:0,0", "home:0,1"):
        assert scene.options("A") == ["done", "silver/0"]
        scene.choose("A", "silver/0")
        scene.choose("A", cell)
    assert owed(scene) == "BuySpecial"
    assert scene.options("A") == ["chalice"]
    assert not scene.may_pause("A")
    scene.choose("A", "chalice")
    assert scene.has("A", "silver") == 0


@pytest.mark.rule("OD-PH5-7", "OD-OCC-10")
def test_the_price_of_the_action_is_kept_before_it_begins() -> None:
    scene = Scene(2)
    scene.hold("A", 7)
    scene.have("A", silver=4)
    scene.use("A", "A19")
    scene.choose("A", "pause")
    assert scene.refusal("A", "whaling_boat") == "action-needs-it"
    scene.choose("A", "silver/0")
    scene.choose("A", "home:0,0")
    assert owed(scene) == "PlayBonusCard"
    assert not scene.may_pause("A")
    scene.choose("A", "card7")
    assert scene.supply("A") == {"sheep": 1, "cattle": 1}


@pytest.mark.rule("OD-PH5-7", "OD-IMITATE-5")
def test_something_to_imitate_stays_possible() -> None:
    scene = Scene(4)
    scene.state.imitation = [1, 3]
    scene.state.placed[SPACE_AT["A14"]] = 1
    scene.state.placer[SPACE_AT["A14"]] = 1
    scene.have("A", silver=1)
    scene.use("A", "I1")
    assert not scene.may_pause("A")
    assert scene.options("A") == ["A14"]


@pytest.mark.rule("OD-ACT-GEN-4", "OD-PH5-7", "OD-ANY-SHIP-5")
def test_a_part_is_left_out_when_it_has_become_impossible() -> None:
    scene = at("A33", "1 wool, 1 silverware")
    assert scene.options("A") == ["yes", "no"]
    scene.choose("A", "pause")
    scene.choose("A", "wool/0")
    scene.choose("A", "home:0,0")
    scene.choose("A", "done")
    assert scene.options("A") == ["no"]
    assert scene.refusal("A", "yes") == "cannot-pay"
    scene = at("A61", "1 whaling_boat, 3 knarr, 5 silver, 6 emigrated_knarr")
    assert scene.options("A") == ["yes"]
    scene.choose("A", "pause")
    assert scene.refusal("A", "knarr") == "action-needs-it"


@pytest.mark.rule("OD-ACT-GEN-7", "OD-ANY-SHIP-5")
def test_the_last_berth_is_kept_while_a_paid_action_needs_it() -> None:
    scene = at("A04", "2 wood, 2 stone, 3 knarr, 8 silver")
    for building in range(3):
        scene.state.houses[3 + building] = 20
    assert scene.options("A") == ["0", "1"]
    scene.choose("A", "pause")
    assert scene.refusal("A", "knarr") == "action-needs-it"
    assert "whaling_boat" in scene.options("A")


# all of it at random


def test_random_actions_with_pauses() -> None:
    """The quick question and the long one agree, a pause offers what it says, and nobody is stuck."""
    chance = Random("pauses")
    seen = set()
    for number in range(12):
        s = game.new(1 + number % 4, {"length": "short" if number % 2 else "long", "mini_expansions": "both"})
        while s.decision.kind is not Kind.OVER:
            if s.decision.kind is Kind.CHANCE:
                s.roll(chance.randrange(s.faces))
                continue
            seat = s.decision.seats[0]
            options = s.options(seat)
            choice = s.owing(seat)
            assert options
            if isinstance(choice, Pause):
                offered = permitted(s, seat, bool(choice.arming))
                assert offered
                assert options == [DONE, *offered]
                assert set(offered) <= set(anytime(s, seat, bool(choice.arming)))
            elif PAUSE in options:
                seen.add(type(choice).__name__)
                assert options == sorted(set(options))
                assert isinstance(choice, ActionChoice)
                assert can_pause(s, seat, choice.arming)
                assert permitted(s, seat, choice.arming)
            elif isinstance(choice, ActionChoice) and choice.may_pause(s):
                assert not permitted(s, seat, choice.arming)
            s.apply(seat, PAUSE if PAUSE in options and chance.random() < 0.3 else chance.choice(options))
            assert min(s.stock) >= 0
    assert {"RaiseGood", "TakeFromStrip", "TakeItems", "DecideRoll", "PlayOccupation", "PlayBonusCard"} <= seen


def test_a_pause_is_a_window_that_can_be_saved() -> None:
    scene = at("A36", "2 peas, 1 oil")
    scene.choose("A", "pause")
    assert isinstance(scene.state.stack[-1], Window)
    assert {Pause.__name__, OpenPause.__name__} <= set(game.frames)
    assert scene.state.prompt(SEATS.index("A")).id == "prompt-pause"
    assert scene.state.prompt(SEATS.index("B")).id == "wait-pause"


# cards


@pytest.mark.rule("OD-PH5-7")
@pytest.mark.card(5, 52)
def test_no_occupation_is_played_in_a_pause() -> None:
    """A feast (card 5) could eat what the action is about to raise."""
    scene = Scene(2)
    scene.in_play("A", 52)
    scene.hold("A", 5)
    give(scene, "A", "1 peas, 1 silver")
    scene.use("A", "A36")
    scene.choose("A", "pause")
    assert scene.options("A") == ["done", "silver/0"]
    assert scene.refusal("A", "card52") == "no-playing-now"
    scene = Scene(2)
    scene.in_play("A", 52)
    scene.hold("A", 5)
    give(scene, "A", "2 silver, 1 knarr, 1 hide")
    scene.state.covered[0] = -1
    scene.use("A", "A45")
    assert not scene.may_pause("A")
    scene.choose("A", "hide")
    scene.turn("A")
    assert "card52" in scene.options("A")


@pytest.mark.rule("OD-PH5-7")
@pytest.mark.card(46)
def test_a_payment_that_is_due_stays_possible() -> None:
    """Wood or ore for a chest (A30), while card 46 takes all the wood."""
    scene = Scene(2)
    scene.in_play("A", 46)
    give(scene, "A", "3 wood, 1 ore, 1 wool")
    scene.use("A", "A30")
    scene.choose("A", "pause")
    assert scene.options("A") == ["done", "card46", "wool/0", "ore/0"]
    scene.choose("A", "card46")
    assert scene.options("A") == ["1"], "the ore is needed now, and nothing is left to do in a pause"
