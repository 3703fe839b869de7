"""Cards that meet: phases out of turn, several cards at one moment, and several players at one phase."""

from __future__ import annotations

import pytest

from meadhall.core import SEATS
from meadhall.games.odin.notation import SLOTS
from meadhall.games.odin.pieces import mask_of
from meadhall.games.odin.rules.feast import Feast
from meadhall.games.odin.rules.upkeep import BeforeIncome, Bonus, Breed, Harvest
from tests.rules.odin.holdings import counted, give, open_strips
from tests.rules.odin.laying import area
from tests.rules.odin.pairs import all_of, asked, go, ready, stand
from tests.rules.odin.scene import Scene

HIDE = area("0,1-2 1,1 1,3 2,1-3")
"""Cells of a stone house that enclose its bonus."""


def cover(scene: Scene, seat: str, board: str, cells: set[tuple[int, int]]) -> None:
    scene.state.covered[SEATS.index(seat) * SLOTS + scene.slot(board)] = mask_of(cells)


# an extra feast (card 5)


@pytest.mark.card(5, 158, 160, 165)
def test_silver_before_and_during_an_extra_feast() -> None:
    """Clothing brings 2 silver, no mead 1, and the game meat 1 and three weapons: 6 squares are full."""
    scene = ready("1 clothing, 1 game_meat, 1 mead", 158, 160, 165)
    scene.play("A", 5)
    assert scene.supply("A") == counted("1 clothing, 1 game_meat, 1 mead, 2 silver")
    assert asked(scene) == ["done", "card160"]
    go(scene, "card160 done")
    assert "mead/0" not in scene.options("A"), "it has been promised"
    go(scene, "game_meat/0")
    assert all_of(scene) == counted("1 clothing, 1 mead, 4 silver, 3 weapon")
    go(scene, "silver/0 silver/0 silver/0")
    assert all_of(scene) == counted("1 clothing, 1 mead, 1 silver, 3 weapon")
    assert scene.state.penalties[0] == 0
    scene.begin(Feast())
    assert asked(scene, "A") == ["done", "card160"], "the ordinary feast is another one"
    assert scene.has("A", "silver") == 3


@pytest.mark.card(5, 160)
@pytest.mark.parametrize(("mead", "silver"), [("gap gap", 1), ("mead/0", 0)])
def test_sober_without_a_promise(mead: str, silver: int) -> None:
    """Who has promised nothing is paid when the feast is over, if no mead lies on the table."""
    scene = ready("1 mead, 1 beans", 160)
    scene.play("A", 5)
    go(scene, f"done {mead} beans/0" + " gap" * (2 if silver else 0))
    assert scene.has("A", "silver") == silver
    assert asked(scene) == []


@pytest.mark.card(5, 157, 172)
def test_fish_of_an_extra_feast_goes_into_the_house() -> None:
    """The house has room for stockfish; the table of the ordinary feast is another one."""
    scene = ready("1 cattle, 1 stockfish, 1 long_house, 1 silver", 157, 172)
    scene.play("A", 5)
    go(scene, "done stockfish/1 silver/0 cattle/1")
    assert all_of(scene) == counted("1 skin_and_bones, 1 long_house")
    assert scene.state.penalties[0] == 1
    assert asked(scene) == ["done", "card172"]
    go(scene, "card172 stockfish/0")
    go(scene, scene.options("A")[0])
    assert scene.has("A", "stockfish") == 0
    assert len(scene.state.laid[0]) == 2
    assert asked(scene) == []
    assert scene.state.plates[0] == []


@pytest.mark.card(5, 186)
def test_peas_lengthwise_in_both_feasts() -> None:
    """Two lie in the extra feast, a third stands; in the ordinary feast two may lie again."""
    scene = ready("4 peas, 3 silver", 186)
    scene.play("A", 5)
    go(scene, "done peas/0 silver/0 peas/0")
    assert asked(scene) == ["gap", "silver/0"]
    go(scene, "silver/0")
    assert scene.state.penalties[0] == 0
    scene.begin(Feast())
    go(scene, "done peas/0 silver/0")
    assert "peas/0" in asked(scene)


@pytest.mark.card(5, 7, 167)
def test_grain_eaten_in_the_extra_feast_is_gone_after_it() -> None:
    scene = ready("2 grain, 2 spices", 7, 167)
    scene.play("A", 5)
    assert scene.has("A", "silver") == 2
    go(scene, "done grain/0 silver/0 silver/0")
    assert all_of(scene) == counted("2 spices, 1 grain, 1 silver")
    assert scene.state.penalties[0] == 0


# extra bonuses (cards 20, 21)


@pytest.mark.card(20, 28, 54, 177)
def test_silverware_of_a_house_becomes_a_chest() -> None:
    """One house with one bonus: silverware instead of it, a chest for that, and oil for the chest."""
    scene = ready("1 stone_house, 1 silver", 28, 54, 177)
    cover(scene, "A", "stone-house1", HIDE)
    scene.play("A", 20)
    go(scene, "yes yes")
    assert all_of(scene) == counted("1 stone_house, 1 silver, 1 silverware")
    scene.turn("A")
    go(scene, "card54 1 card28")
    assert all_of(scene) == counted("1 stone_house, 1 chest, 1 oil")


@pytest.mark.card(20, 41, 177)
def test_two_houses_are_asked_one_by_one() -> None:
    scene = ready("2 stone_house, 1 mead", 41, 177)
    for house in ("stone-house1", "stone-house2"):
        cover(scene, "A", house, HIDE)
    scene.play("A", 20)
    go(scene, "yes yes no")
    assert all_of(scene) == counted("2 stone_house, 1 mead, 1 silverware, 1 hide")
    assert asked(scene) == [], "card 41 waits for the phase"
    scene.begin(Bonus())
    go(scene, "no no")
    assert asked(scene) == ["done", "card41"]
    go(scene, "card41")
    assert all_of(scene) == counted("2 stone_house, 1 oil, 1 silverware, 3 hide")


@pytest.mark.card(28, 41)
def test_a_chest_of_the_bonus_phase() -> None:
    """Labrador shows one: oil for 1 silver, and after the phase another one for mead or the second silver."""
    scene = ready("1 labrador, 2 silver", 28, 41)
    cover(scene, "A", "labrador", area("5-7,3-5") - {(6, 4)})
    scene.begin(Bonus())
    assert asked(scene) == ["done", "card28"]
    go(scene, "card28")
    assert asked(scene) == ["done", "card41"]
    go(scene, "card41")
    assert all_of(scene) == counted("1 labrador, 1 chest, 2 oil")


# breeding and harvest out of turn


@pytest.mark.card(35, 174, 190)
def test_a_calf_brings_spices_and_the_spices_oil() -> None:
    scene = ready("2 cattle, 7 silver", 174, 190)
    scene.pregnant("A", cattle=2)
    scene.play("A", 35)
    go(scene, "yes")
    assert asked(scene) == ["done", "card174"]
    go(scene, "card174 1")
    assert all_of(scene) == counted("4 cattle, 3 silver, 1 spices, 1 oil")
    go(scene, "card174")
    assert all_of(scene) == counted("4 cattle, 1 spices, 1 oil, 1 silk")
    assert asked(scene) == []


@pytest.mark.card(35, 174)
def test_the_ordinary_breeding_follows_on_the_extra_one() -> None:
    scene = ready("2 cattle, 3 silver", 174)
    scene.play("A", 35)
    go(scene, "yes")
    assert (scene.state.pregnant[1], asked(scene)) == (1, [])
    scene.begin(Breed())
    assert scene.has("A", "cattle") == 3
    assert asked(scene) == ["done", "card174"]


@pytest.mark.card(49, 93, 169, 171)
def test_a_harvest_of_the_plower_in_a_round_without_one() -> None:
    """Round 3 has none; the Sower has grain before, the Flax Baker uses the flax of the harvest."""
    scene = ready("1 cattle, 1 grain", 49, 93, 169, 171)
    scene.round(3)
    scene.turn("A")
    go(scene, "card49 card169 card171")
    assert all_of(scene) == counted("1 peas, 1 beans, 1 cabbage, 4 grain, 1 silver")


# several cards at one moment


@pytest.mark.rule("OD-OCC-21", "OD-OCC-27")
@pytest.mark.card(126, 127, 128, 129, 131, 175)
def test_by_itself_first_then_as_the_owner_likes() -> None:
    """A success with a snare: 126 and 127 by themselves; then 128 and 129 in any order; then 131; then 175."""
    for first, second in (("128", "129"), ("129", "128")):
        scene = ready("1 wood", 126, 127, 128, 129, 131, 175, strips={1: 0})
        go(scene, "A11 d1 succeed")
        assert scene.supply("A") == counted("1 fur, 1 snare, 1 silver, 1 stockfish")
        assert asked(scene) == ["done", "card128", "card129"]
        go(scene, f"card{first} strip1" if first == "128" else f"card{first}")
        assert asked(scene) == ["done", f"card{second}"]
        go(scene, f"card{second} strip1" if second == "128" else f"card{second}")
        assert asked(scene) == ["done", "card131"]
        go(scene, "done")
        assert asked(scene) == ["done", "card175"]
        go(scene, "card175")
        assert all_of(scene) == counted("1 fur, 1 stockfish, 1 wood, 1 salt_meat, 1 oil")


@pytest.mark.rule("OD-OCC-21")
@pytest.mark.card(112, 114, 124)
def test_forced_silver_can_be_spent_at_the_same_moment() -> None:
    """A29 brings 2 silver: for grain and wood (124), or with another one for silk (114), not for both."""
    scene = ready("1 hide, 1 linen, 1 silver", 112, 114, 124)
    go(scene, "A29")
    assert asked(scene) == ["done", "card114", "card124"]
    go(scene, "card114")
    assert all_of(scene) == counted("1 clothing, 1 mead, 1 silk")
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-OCC-21")
@pytest.mark.card(92, 93, 94, 95, 96, 97, 190)
def test_a_phase_without_harvest() -> None:
    """92 and 93 by themselves; 94 to 97 in any order; the oil of card 190 does not bring more spices."""
    scene = ready("2 oil, 1 game_meat, 3 peas, 1 whaling_boat", 92, 93, 94, 95, 96, 97, 190, strips={1: 0})
    give(scene, "A", "1 helmet, 1 belt, 1 crucifix")
    scene.round(3)
    scene.begin(Harvest())
    assert scene.has("A", "silver") == 1
    assert scene.has("A", "beans") == 1
    assert asked(scene) == ["done", "card94", "card95", "card96", "card97"]
    go(scene, "card97 card94 card96 card95 strip1 2")
    assert scene.supply("A") == counted("1 beans, 6 peas, 1 spices, 1 oil, 1 whale_meat, 2 wood, 1 silver")
    assert asked(scene) == []


# several players at one phase


def four(*cards: tuple[str, int]) -> Scene:
    """Four players, the third begins."""
    scene = Scene(4)
    open_strips(scene, {1: 0})
    scene.state.moose = 2
    for seat, card in cards:
        scene.in_play(seat, card)
    return scene


@pytest.mark.rule("OD-OCC-21")
@pytest.mark.card(94, 95, 96, 97)
def test_in_turn_order_without_harvest() -> None:
    """C begins: C, D, A, B; one after another, each with all cards."""
    scene = four(("A", 94), ("B", 95), ("C", 96), ("D", 97), ("B", 93))
    give(scene, "A", "2 oil")
    give(scene, "B", "1 whaling_boat")
    give(scene, "C", "1 whale_meat")
    give(scene, "D", "2 peas")
    scene.round(5)
    scene.begin(Harvest())
    order = ""
    for choices in ("card96", "card97", "card94", "card95 strip1 1"):
        seat = scene.deciding()
        order += seat
        assert scene.has("B", "beans") == (seat == "B")
        go(scene, choices, seat)
    assert order == "CDAB"
    assert scene.supply("D") == counted("4 peas")


@pytest.mark.rule("OD-OCC-21")
@pytest.mark.card(8, 9, 42)
def test_in_turn_order_before_income() -> None:
    scene = four(("A", 42), ("D", 9), ("B", 8))
    give(scene, "A", "1 shed, 1 wood")
    give(scene, "D", "1 longship")
    stand(scene, "A32 A30", "B")
    scene.begin(BeforeIncome())
    assert scene.deciding() == "D"
    assert scene.has("B", "oil") == 0
    go(scene, "card9 done", "D")
    assert scene.deciding() == "A"
    go(scene, "card42", "A")
    assert scene.supply("A") == counted("1 silver")
    assert scene.has("B", "oil") == 1
    assert scene.deciding() == ""


@pytest.mark.rule("OD-FEAST-15")
@pytest.mark.card(7, 159, 172)
def test_in_turn_order_after_the_feast() -> None:
    """B may hunt, A may cook fish: C, D, A, B. The Miller of D is paid before."""
    scene = four(("A", 172), ("B", 159), ("D", 7))
    give(scene, "A", "1 stockfish, 1 long_house")
    give(scene, "B", "1 game_meat")
    give(scene, "D", "2 grain")
    for seat in range(4):
        scene.state.emigrants[seat * 2] = 1
    scene.begin(Feast())
    go(scene, "done stockfish/0", "A")
    go(scene, "game_meat/0", "B")
    go(scene, "gap gap gap gap", "D")
    assert scene.deciding() == "A"
    assert scene.has("D", "silver") == 2
    go(scene, "done", "A")
    assert scene.deciding() == "B"
    assert scene.options("B") == ["done", "card159"]


@pytest.mark.rule("OD-OCC-21")
@pytest.mark.card(169, 171)
def test_each_player_has_the_whole_harvest() -> None:
    """The Flax Baker of C comes before the Sower of A: harvests follow one another."""
    scene = four(("A", 169), ("C", 171))
    give(scene, "A", "1 flax")
    scene.begin(Harvest())
    assert scene.deciding() == "C"
    assert scene.supply("C") == counted("1 peas, 1 beans, 1 flax")
    assert scene.supply("A") == counted("1 flax")
    go(scene, "card171", "C")
    assert scene.deciding() == "A"
    go(scene, "card169", "A")
    assert scene.supply("A") == counted("1 peas, 1 beans, 3 flax")
