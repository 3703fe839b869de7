"""Windows for anytime actions (OD-ANY-GEN, Q-1 to Q-4): who may act when, and that nobody is asked for nothing."""

from __future__ import annotations

from itertools import groupby
from random import Random

import pytest

from meadhall.games.odin import game
from meadhall.games.odin.events import Gained, IncomePaid, Passed, Penalised, Pregnant
from meadhall.games.odin.rules.anytime import Window, Windows, anytime, can_act
from meadhall.games.odin.rules.rounds import Round
from tests.rules.odin.laying import area, covered, fill, signed, with_board
from tests.rules.odin.scene import Scene


def window(scene: Scene) -> str:
    """Who is asked when everybody may act."""
    scene.begin(Windows())
    return scene.deciding()


# who is asked


@pytest.mark.rule("OD-ANY-GEN-1")
def test_everybody_who_can_act_is_asked_at_once() -> None:
    scene = Scene(4)
    scene.have("A", ore=1)
    scene.have("C", silver=1)
    scene.have("D", oil=1)
    assert window(scene) == "ACD"
    scene.choose("D", "done")
    assert scene.deciding() == "AC"
    scene.choose("A", "done")
    scene.choose("C", "done")
    assert scene.deciding() == ""


@pytest.mark.parametrize(
    ("stock", "asked"),
    [
        ({}, False),
        ({"wood": 5, "stone": 5, "bow": 2, "spear": 1}, False),
        ({"peas": 3, "mead": 2, "sheep": 2, "cattle": 1}, False),
        ({"oil": 1}, True),
        ({"silk": 1}, True),
        ({"ore": 1}, True),
        ({"silver": 1}, True),
        ({"helmet": 1}, True),
    ],
)
@pytest.mark.rule("OD-ANY-GEN-1", "OD-ANY-PLACE-2")
def test_nobody_is_asked_who_can_do_nothing(stock: dict[str, int], asked: bool) -> None:
    scene = Scene(2)
    scene.have("B", **stock)
    assert window(scene) == ("B" if asked else "")


@pytest.mark.rule("OD-ANY-PLACE-21")
def test_food_is_something_to_do_with_a_house_only() -> None:
    scene = with_board("stone-house1")
    scene.have("A", peas=1)
    scene.have("B", peas=1)
    assert window(scene) == "A"
    scene = with_board("long-house1")
    scene.have("A", sheep=1)
    assert window(scene) == ""


@pytest.mark.rule("OD-ANY-PLACE-9", "OD-ANY-PLACE-7")
def test_nobody_is_asked_whose_pieces_fit_nowhere() -> None:
    scene = Scene(2)
    fill(scene, "home", signed("home", ".N$b") - area("0-1,12"))
    scene.have("A", silver=0, hide=1, wool=1, belt=1)
    assert window(scene) == ""
    scene.have("A", oil=1)
    assert window(scene) == "A"
    assert scene.options("A") == ["done", "oil/1"]
    scene.choose("A", "oil/1")
    assert scene.options("A") == ["home:0,12"]
    scene.choose("A", "home:0,12")
    assert scene.deciding() == ""  # nothing is left to do


@pytest.mark.rule("OD-ANY-GEN-1", "OD-ANY-SHIP-1", "OD-ANY-ARM-1")
def test_ships_and_ore_are_something_to_do_without_any_room() -> None:
    scene = Scene(2)
    fill(scene, "home", signed("home", ".N$b"))
    for silver, ships in [(2, []), (3, ["whaling_boat"]), (5, ["whaling_boat", "knarr"])]:
        scene.have("A", silver=silver)
        assert window(scene) == ("A" if ships else "")
        if ships:
            assert scene.options("A") == ["done", *ships]
    scene.have("A", silver=9)
    scene.fleet("A", boats="111", knarrs=4)
    scene.have("A", ore=3)
    assert window(scene) == ""  # no berth, no room for ore
    scene.fleet("A", longships="2")
    scene.state.knarrs[0] = 3
    assert window(scene) == "A"
    assert scene.options("A") == ["done", "arm-longship-2"]
    scene.choose("A", "arm-longship-2")
    assert scene.deciding() == ""
    assert scene.has("A", "ore") == 2


@pytest.mark.rule("OD-ANY-GEN-4", "OD-ANY-GEN-1")
def test_a_window_stays_open_until_done() -> None:
    scene = Scene(2)
    scene.have("A", silver=9, ore=1)
    scene.have("B", ore=1)
    vikings = list(scene.state.thing)
    assert window(scene) == "AB"
    scene.choose("A", "whaling_boat")
    scene.choose("A", "arm-boat")
    scene.choose("A", "silver/0")
    assert scene.deciding() == "AB"
    scene.choose("A", "home:0,0")
    scene.choose("A", "knarr")
    assert scene.supply("A") == {}
    assert scene.deciding() == "B"
    assert scene.ships("A") == (1, 1, 0)
    assert scene.state.thing == vikings
    assert covered(scene, "home") == {(0, 0)}
    scene.choose("B", "done")
    assert scene.deciding() == ""
    assert scene.supply("B") == {"ore": 1}


@pytest.mark.rule("OD-ANY-GEN-1", "OD-ANY-GEN-5")
def test_nothing_but_anytime_actions_in_a_window() -> None:
    scene = Scene(2)
    scene.have("A", ore=1, wool=1, wood=2)
    window(scene)
    assert scene.options("A") == ["done", "wool/0", "ore/0"]
    assert scene.refusal("A", "A01") == "anytime-or-done"
    assert scene.refusal("A", "pass") == "anytime-or-done"
    assert scene.refusal("A", "knarr") == "too-little-silver"
    assert scene.refusal("A", "arm-boat") == "nothing-to-arm"
    assert scene.refusal("A", "silk/0") == "piece-fits-nowhere"
    assert scene.refusal("A", "ore/0") is None


@pytest.mark.rule("OD-ANY-GEN-1")
def test_the_active_player_acts_throughout_the_own_turn_and_nobody_else() -> None:
    scene = Scene(2)
    scene.have("A", ore=2)
    scene.have("B", ore=2)
    scene.turn("A")
    assert scene.deciding() == "A"
    assert "ore/0" in scene.options("A")
    assert scene.state.options(1) == []
    scene.choose("A", "ore/0")
    scene.choose("A", "home:0,0")
    assert "ore/0" in scene.options("A")
    assert "pass" in scene.options("A")
    scene.choose("A", "pass")
    assert scene.deciding() == "B"


# a round


def happened(scene: Scene) -> list[str]:
    kinds = (Passed, IncomePaid, Pregnant, Penalised, Gained)
    return [type(event).__name__ for event in scene.events if isinstance(event, kinds)]


@pytest.mark.rule("OD-ANY-GEN-1", "OD-PH7-1", "OD-PH10-1", "OD-BONUS-8", "OD-INCOME-5")
@pytest.mark.parametrize("last", [False, True])
def test_windows_of_a_round(last: bool) -> None:
    """Before phase 7, between 7 and 8, in phase 9, before phase 10 or the end; who has passed may act as well."""
    scene = Scene(2)
    fill(scene, "home", area("7,0-1 6,0-1 5,1 4,0-1"))
    scene.round(6 if last else 0)
    scene.begin(Round())
    scene.luck()
    s = scene.state
    s.stock = [0] * len(s.stock)
    for seat in "AB":
        scene.have(seat, ore=1, sheep=2)
    course: list[str] = []
    while scene.deciding():  # until a mountain strip is drawn, or the end
        asked = scene.deciding()
        options = {seat: scene.options(seat) for seat in asked}
        if all(each[0] == "done" for each in options.values()):
            course.append(f"window {asked}")
            for seat in asked:
                assert "ore/0" in options[seat]
                scene.choose(seat, "done")
                course += happened(scene)
        else:
            seat = next(each for each in asked if "done" not in options[each])
            scene.choose(seat, "pass" if "pass" in options[seat] else "gap")
            course += happened(scene)
    course = [name for name, _ in groupby(course)]
    common = ["Passed", "window AB", "IncomePaid", "window AB", "Pregnant", "window AB", "Penalised", "window AB"]
    assert course == (common if last else [*common, "Gained"])


# the quick question and the long one


def test_can_act_is_the_same_question_as_what_one_can_do() -> None:
    """In random positions on the way to full boards; `Window` offers just that, and `done`."""
    chance = Random("windows")
    things = ["silver", "ore", "oil", "hide", "wool", "linen", "silk", "chest", "peas", "mead", "flax", "beans"]
    answers = []
    for number in range(60):
        scene = Scene(1)
        s = scene.state
        if number % 3 == 0:
            scene.build("A", "stone_house")
        if number % 4 == 0:
            scene.own("A", "shetland")
        bare = set(chance.sample(sorted(signed("home", ".N")), chance.choice([0, 1, 3, 8])))
        fill(scene, "home", {cell for cell in signed("home", ".Nb") if cell not in bare})
        s.stock = [0] * len(s.stock)
        scene.have("A", **dict.fromkeys(chance.sample(things, chance.randrange(3)), 1))
        scene.fleet("A", boats=chance.choice(["", "0", "1"]), longships=chance.choice(["", "3", "1"]))
        asked = window(scene)
        offered = anytime(s, 0)
        assert can_act(s, 0) is bool(offered) is (asked == "A")
        assert offered == sorted(set(offered))
        if asked:
            assert Window(0).options(s) == [game.parse("done"), *offered]
            assert [game.parse(option) for option in scene.options("A")] == [game.parse("done"), *offered]
        answers.append(bool(asked))
    assert 10 < sum(answers) < 50
