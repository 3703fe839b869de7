"""Cards that take Vikings back from the action board (60, 76) or use a space without them (77)."""

from __future__ import annotations

import pytest

from meadhall.core import Kind
from meadhall.games.odin.events import VikingsBack
from meadhall.games.odin.notation import SPACE_IDS
from meadhall.games.odin.rules.turns import ReturnVikings
from tests.rules.odin.scene import Scene


def stand(scene: Scene, seat: str, **vikings: int) -> None:
    """So many Vikings of the seat stand on these spaces."""
    for space, number in vikings.items():
        scene.state.placed[SPACE_IDS.index(space)] = number
        scene.state.placer[SPACE_IDS.index(space)] = "ABCD".index(seat)


def standing(scene: Scene) -> dict[str, int]:
    return {SPACE_IDS[space]: number for space, number in enumerate(scene.state.placed) if number}


# the Inspector (card 60)


def inspected(silver: int, turn: int = 3) -> Scene:
    scene = Scene(2)
    scene.round(turn)
    scene.state.thing = [1, 1]
    scene.have("A", silver=silver)
    stand(scene, "A", A09=1, A25=2, A41=3)
    stand(scene, "B", A20=1)
    scene.play("A", 60)
    return scene


@pytest.mark.card(60)
def test_a_viking_returns_from_one_of_the_own_spaces() -> None:
    scene = inspected(2)
    scene.choose("A", "yes")
    assert scene.options("A") == ["A09", "A25", "A41"]
    assert scene.refusal("A", "A20") == "choose-your-space"
    scene.choose("A", "A25")
    assert scene.deciding() == "", "two silver are too few for a second one in the third round"
    assert scene.told(VikingsBack) == [VikingsBack(0, 1)]
    assert standing(scene) == {"A09": 1, "A25": 1, "A41": 3, "A20": 1}
    assert scene.state.thing == [2, 1]
    assert scene.supply("A") == {"silver": 2}


@pytest.mark.card(60)
@pytest.mark.parametrize(("vikings", "silver"), [(1, 3), (2, 0)])
def test_a_second_one_costs_the_number_of_the_round(vikings: int, silver: int) -> None:
    scene = inspected(3)
    scene.choose("A", "yes")
    scene.choose("A", "A41")
    assert scene.options("A") == ["1", "2"]
    scene.number("A", vikings)
    assert scene.deciding() == ""
    assert scene.state.thing == [1 + vikings, 1]
    assert standing(scene)["A41"] == 3 - vikings
    assert scene.has("A", "silver") == silver


@pytest.mark.card(60)
def test_there_is_no_second_one_on_a_space_for_one() -> None:
    scene = inspected(9)
    scene.choose("A", "yes")
    scene.choose("A", "A09")
    assert scene.deciding() == ""
    assert scene.has("A", "silver") == 9
    assert "A09" not in standing(scene)


@pytest.mark.rule("OD-PH5-3")
@pytest.mark.card(60)
def test_an_empty_space_can_be_used_again_by_anybody() -> None:
    scene = inspected(3)
    assert "A09" not in scene.spaces("B")
    scene = inspected(3)
    scene.choose("A", "yes")
    scene.choose("A", "A09")
    assert "A09" in scene.spaces("B")
    assert "A09" in scene.spaces("A")


@pytest.mark.card(60)
def test_nobody_has_to_return() -> None:
    scene = inspected(9)
    scene.choose("A", "no")
    assert scene.deciding() == ""
    assert scene.state.thing == [1, 1]


@pytest.mark.card(60)
@pytest.mark.parametrize("vikings", [1, 2])
def test_both_return_at_one_moment(vikings: int) -> None:
    """The Thing Spokesman (151) pays 1 silver for one or two."""
    scene = Scene(2)
    scene.in_play("A", 151)
    scene.have("A", silver=1)
    stand(scene, "A", A25=2)
    scene.play("A", 60)
    scene.choose("A", "yes")
    scene.choose("A", "A25")
    scene.number("A", vikings)
    assert scene.has("A", "silver") == 3 - vikings


@pytest.mark.card(60)
def test_the_space_of_the_action_itself_can_be_left() -> None:
    scene = Scene(2)
    scene.hold("A", 60)
    scene.have("A", ore=1)
    scene.have("B", ore=1)
    scene.state.thing = [3, 3]
    scene.use("A", "A56")
    scene.choose("A", "card60")
    scene.choose("A", "yes")
    scene.choose("A", "A56")
    assert scene.state.thing == [3, 3]
    assert standing(scene) == {}
    assert scene.supply("A") == {"silver": 1}, "the action goes on"
    assert scene.deciding() == "B"
    assert "A56" in scene.spaces("B")


@pytest.mark.rule("OD-SOLO-14")
@pytest.mark.card(60, 76)
@pytest.mark.parametrize("card", [60, 76])
def test_solo_vikings_of_the_round_before_do_not_return(card: int) -> None:
    scene = Scene(1)
    stand(scene, "A", A23=4, A09=1)
    scene.begin(ReturnVikings())
    vikings = scene.state.thing[:]
    scene.play("A", card)
    assert scene.deciding() == ""
    assert scene.state.thing == vikings


# the Homecomer (card 76)


@pytest.mark.card(76)
def test_one_returns_from_each_space_of_the_fourth_column() -> None:
    scene = Scene(2)
    scene.state.thing = [0, 0]
    stand(scene, "A", A23=4, A33=1, A41=3, A09=1)
    stand(scene, "B", A43=4)
    scene.play("A", 76)
    scene.choose("A", "yes")
    assert scene.deciding() == ""
    assert standing(scene) == {"A23": 3, "A41": 3, "A09": 1, "A43": 4}
    assert scene.state.thing == [2, 0]
    assert scene.told(VikingsBack) == [VikingsBack(0, 2)]


@pytest.mark.card(76)
def test_they_can_stay() -> None:
    scene = Scene(2)
    stand(scene, "A", A23=4)
    vikings = scene.state.thing[:]
    scene.play("A", 76)
    scene.choose("A", "no")
    assert standing(scene) == {"A23": 4}
    assert scene.state.thing == vikings


@pytest.mark.card(76)
def test_no_space_of_the_fourth_column() -> None:
    scene = Scene(2)
    stand(scene, "A", A25=2, A41=3)
    stand(scene, "B", A43=4)
    scene.play("A", 76)
    assert scene.deciding() == ""


@pytest.mark.card(76)
def test_an_imitation_space_is_in_its_column() -> None:
    scene = Scene(4)
    scene.state.imitation = [1, 4]
    stand(scene, "A", I1=1, I2=4)
    scene.play("A", 76)
    scene.choose("A", "yes")
    assert standing(scene) == {"I1": 1, "I2": 3}


@pytest.mark.card(76)
@pytest.mark.parametrize(("spaces", "silver"), [(["A23"], 1), (["A23", "A33"], 1), (["A23", "A33", "A43"], 0)])
def test_all_return_at_one_moment(spaces: list[str], silver: int) -> None:
    """The Thing Spokesman (151) pays for one or two, not for three."""
    scene = Scene(2)
    scene.in_play("A", 151)
    scene.state.thing = [4, 4]
    stand(scene, "A", **dict.fromkeys(spaces, 4))
    scene.play("A", 76)
    scene.choose("A", "yes")
    assert scene.has("A", "silver") == silver


# the Follower (card 77)


def follower(*cards: int, **supply: int) -> Scene:
    """Seat A has these cards; spaces of all columns are occupied, by both seats."""
    scene = Scene(2)
    scene.in_play("A", *cards)
    scene.have("A", **supply)
    stand(scene, "A", A25=2, A37=2)
    stand(scene, "B", A09=1, A21=2, A11=2, A30=2, A10=2, A41=3, A23=4)
    return scene


@pytest.mark.rule("OD-OCC-17")
@pytest.mark.card(77)
def test_an_occupied_space_of_the_second_column_is_used_without_vikings() -> None:
    scene = follower()
    vikings, occupied = scene.state.thing[:], standing(scene)
    scene.play("A", 77)
    scene.choose("A", "yes")
    assert scene.options("A") == ["A10", "A11", "A21", "A25", "A37"], "the chest of A30 could not be paid"
    for space in ("A09", "A41", "A23", "A38", "A30"):
        assert scene.refusal("A", space) == "cannot-follow"
    scene.choose("A", "A25")
    assert scene.supply("A") == {"mead": 2, "silver": 2}
    assert scene.deciding() == ""
    assert scene.state.thing == vikings
    assert standing(scene) == occupied
    assert scene.state.last_placer == -1


@pytest.mark.card(77)
def test_what_the_space_costs_is_paid() -> None:
    scene = follower(wood=1)
    scene.play("A", 77)
    scene.choose("A", "yes")
    scene.choose("A", "A30")
    assert scene.supply("A") == {"chest": 1, "silver": 1}


@pytest.mark.card(77)
def test_it_need_not_be_used() -> None:
    scene = follower()
    scene.play("A", 77)
    scene.choose("A", "no")
    assert scene.deciding() == ""
    assert scene.supply("A") == {}


@pytest.mark.card(77)
def test_no_space_of_the_second_column_is_occupied() -> None:
    scene = Scene(2)
    stand(scene, "B", A09=1, A41=3, A23=4)
    scene.play("A", 77)
    assert scene.deciding() == ""


@pytest.mark.card(77)
def test_failing_brings_no_viking_back() -> None:
    scene = follower()
    vikings = scene.state.thing[:]
    scene.play("A", 77)
    scene.choose("A", "yes")
    scene.choose("A", "A11")
    scene.roll(8)
    scene.choose("A", "fail")
    assert scene.supply("A") == {"wood": 1, "snare": 1}
    assert scene.deciding() == ""
    assert scene.state.thing == vikings
    assert standing(scene)["A11"] == 2


@pytest.mark.card(77)
def test_cards_about_the_space_respond() -> None:
    """The Furrier (3) takes a snare after a space that gives 1 silver."""
    scene = follower(3)
    scene.play("A", 77)
    scene.choose("A", "yes")
    scene.choose("A", "A21")
    assert scene.supply("A")["snare"] == 1


@pytest.mark.card(77)
def test_cards_about_placing_vikings_do_not() -> None:
    """Neither the Weapons Warden (166), nor the Farmhand (163), who wants two Vikings on the hunt."""
    scene = follower(163, 166)
    scene.state.pairs[0] = 2
    scene.play("A", 77)
    scene.choose("A", "yes")
    scene.choose("A", "A10")
    assert scene.state.decision.kind is Kind.CHANCE
    scene.have("A", bow=1)
    scene.roll(1)
    scene.choose("A", "succeed")
    assert scene.supply("A") == {"hide": 1, "game_meat": 1}
    assert scene.state.pairs[0] == 2


@pytest.mark.card(77)
def test_the_viking_action_in_which_it_happens_brings_the_wood() -> None:
    """The Woodcutter (154) pays 1 silver, once."""
    scene = follower(154, ore=1)
    scene.hold("A", 77)
    scene.use("A", "A56")
    scene.choose("A", "card77")
    scene.choose("A", "yes")
    scene.choose("A", "A37")
    assert scene.supply("A") == {"wood": 2, "ore": 1, "silver": 2}
    assert scene.deciding() == "B"


@pytest.mark.card(77)
def test_without_a_viking_action_there_is_none_that_brings_wood() -> None:
    scene = follower(154)
    scene.play("A", 77)
    scene.choose("A", "yes")
    scene.choose("A", "A37")
    assert scene.supply("A") == {"wood": 2, "ore": 1}


@pytest.mark.card(77)
def test_stockfish_of_the_space_is_counted_once() -> None:
    """The Codliver Oil Presser (175) may buy one oil for an action."""
    scene = Scene(2)
    scene.in_play("A", 175)
    scene.have("A", ore=1, silver=5)
    scene.hold("A", 77)
    stand(scene, "B", A21=2)
    scene.use("A", "A56")
    scene.choose("A", "card77")
    scene.choose("A", "yes")
    scene.choose("A", "A21")
    scene.choose("A", "card175")
    assert scene.has("A", "oil") == 1
    assert scene.deciding() == "B"


@pytest.mark.card(77)
def test_the_space_on_which_it_is_played_can_be_used_again() -> None:
    """A58: up to two cards, and with the Follower up to two more, before the second of the first two."""
    scene = Scene(2)
    scene.hold("A", 77, 43, 75)
    scene.use("A", "A58")
    scene.choose("A", "card77")
    scene.choose("A", "yes")
    scene.choose("A", "A58")
    assert scene.options("A") == ["card43", "card75"], "at least one"
    scene.choose("A", "card43")
    assert scene.supply("A") == {"fruits": 1}
    assert scene.options("A") == ["done", "card75"]
    scene.choose("A", "done")
    assert scene.options("A") == ["done", "card75"], "the second of the first two"
    scene.choose("A", "card75")
    assert scene.deciding() == "B"


@pytest.mark.card(77)
def test_the_space_has_to_have_an_effect() -> None:
    """OD-PH5-7 holds for the space that is used, whatever the action around it has done."""
    scene = Scene(2)
    scene.have("A", peas=1, ore=1)
    stand(scene, "B", A39=2)
    scene.hold("A", 77)
    scene.use("A", "A56")
    scene.choose("A", "card77")
    scene.choose("A", "yes")
    scene.choose("A", "A39")
    assert scene.options("A") == ["peas"]
    scene.choose("A", "peas")
    assert scene.supply("A") == {"mead": 1, "silver": 1}
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-SOLO-5")
@pytest.mark.card(77)
def test_solo_vikings_of_the_round_before_occupy_their_spaces() -> None:
    scene = Scene(1)
    stand(scene, "A", A25=2)
    scene.begin(ReturnVikings())
    scene.play("A", 77)
    scene.choose("A", "yes")
    assert scene.options("A") == ["A25"]
