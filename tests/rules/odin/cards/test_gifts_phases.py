"""Cards that bring a phase for their owner alone: a feast (5), a bonus (20, 21), breeding (35)."""

from __future__ import annotations

import pytest

from meadhall.core import SEATS
from meadhall.games.odin.actions import SPACES
from meadhall.games.odin.notation import SLOTS
from meadhall.games.odin.pieces import mask_of
from meadhall.games.odin.rules.feast import Feast
from meadhall.games.odin.rules.upkeep import Bonus, Breed
from tests.rules.odin.laying import area
from tests.rules.odin.scene import Scene

# card 5: a feast


def banquet(*cards: int, in_round: int = 1, **things: int) -> Scene:
    """Seat A has these things and cards and plays card 5; it is past the window before it dines."""
    scene = Scene(2)
    scene.round(in_round)
    scene.in_play("A", *cards)
    scene.have("A", **things)
    scene.have("B", milk=2)
    scene.play("A", 5)
    if "done" in scene.options("A"):
        scene.choose("A", "done")
    return scene


def serve(scene: Scene, *options: str) -> None:
    for option in options:
        scene.choose("A", option)


def tokens(scene: Scene, seat: str = "A") -> int:
    return scene.state.penalties[SEATS.index(seat)]


@pytest.mark.rule("OD-OCC-17")
@pytest.mark.card(5)
def test_a_feast_for_the_owner_alone() -> None:
    scene = banquet(beans=1, stockfish=1, silver=1)
    assert scene.options("A") == ["gap", "stockfish/0", "stockfish/1", "beans/0", "silver/0"]
    serve(scene, "beans/0", "stockfish/0", "silver/0")
    assert scene.deciding() == ""
    assert scene.supply("A") == {}
    assert (tokens(scene), tokens(scene, "B")) == (0, 0)
    assert scene.supply("B") == {"milk": 2}


@pytest.mark.rule("OD-OCC-27", "OD-FEAST-10")
@pytest.mark.card(5)
def test_the_feast_has_to_be_held_and_empty_squares_cost_as_usual() -> None:
    scene = banquet(in_round=3)
    assert scene.deciding() == ""
    assert tokens(scene) == 8
    scene = banquet(milk=2)
    serve(scene, "milk/0")
    assert scene.options("A") == ["gap"], "the colours alternate"
    serve(scene, "gap", "milk/0")
    assert tokens(scene) == 2


@pytest.mark.card(5)
def test_emigrants_leave_less_to_fill() -> None:
    scene = Scene(2)
    scene.state.emigrants[0] = 2
    scene.play("A", 5)
    assert tokens(scene) == 2


@pytest.mark.card(5)
def test_the_ordinary_feast_still_follows() -> None:
    scene = banquet(silver=6)
    serve(scene, *["silver/0"] * 6)
    assert tokens(scene) == 0
    scene.have("A", beans=1)
    scene.begin(Feast())
    scene.choose("A", "beans/0")
    assert tokens(scene) == 4


@pytest.mark.card(5, 52)
def test_the_ordinary_feast_follows_also_on_a_feast_in_the_window_before_it() -> None:
    scene = Scene(2)
    scene.in_play("A", 52)
    scene.hold("A", 5)
    scene.have("A", silver=10)
    scene.begin(Feast())
    scene.choose("A", "card52")
    scene.choose("A", "card5")
    scene.choose("A", "done")
    serve(scene, *["silver/0"] * 6)
    assert scene.supply("A") == {"silver": 3}
    scene.choose("A", "done")
    serve(scene, *["silver/0"] * 3)
    assert (scene.supply("A"), tokens(scene)) == ({}, 3)


@pytest.mark.card(5, 7, 165, 167)
def test_cards_of_the_feast_respond_to_it() -> None:
    """At its beginning 2 silver for clothing and 1 for spices, after it 1 silver for grain."""
    scene = banquet(7, 165, 167, clothing=1, spices=1, grain=1)
    serve(scene, "silver/0", "silver/0", "silver/0")
    assert scene.supply("A") == {"clothing": 1, "spices": 1, "grain": 1}
    serve(scene, *["gap"] * 3)
    assert scene.supply("A") == {"clothing": 1, "spices": 1, "grain": 1, "silver": 1}
    assert tokens(scene) == 3


@pytest.mark.card(5, 157)
def test_what_is_eaten_in_it_is_eaten() -> None:
    scene = banquet(157, sheep=1)
    serve(scene, "sheep/0")
    assert scene.supply("A") == {"skin_and_bones": 1}
    assert tokens(scene) == 2


@pytest.mark.card(5, 159)
def test_a_hunt_after_it_looks_at_its_table() -> None:
    scene = banquet(159, game_meat=1)
    serve(scene, "game_meat/0")
    assert scene.options("A") == ["done", "card159"]
    scene.choose("A", "done")
    scene.play("A", 5)
    assert scene.deciding() == "", "nothing lies on the table any more"
    assert tokens(scene) == 3 + 6


@pytest.mark.card(5)
def test_in_an_action_the_feast_comes_first_and_the_turn_goes_on() -> None:
    """A58: up to two cards; the second after the feast."""
    scene = Scene(2)
    scene.hold("A", 5, 43)
    scene.have("A", silver=2)
    scene.use("A", "A58")
    scene.choose("A", "card5")
    scene.choose("A", "done")
    serve(scene, "silver/0", "silver/0")
    assert tokens(scene) == 4
    assert scene.options("A") == ["done", "card43"]
    scene.choose("A", "card43")
    assert scene.supply("A") == {"fruits": 1}
    assert scene.deciding() == "B"


@pytest.mark.card(5)
def test_silver_eaten_before_an_action_does_not_pay_for_it() -> None:
    """A19 costs 3 silver; the card of column 4 may be played before."""
    scene = Scene(3)
    scene.hold("A", 5)
    scene.have("A", silver=3)
    scene.use("A", "A19")
    scene.choose("A", "card5")
    scene.choose("A", "done")
    serve(scene, *["silver/0"] * 3)
    assert scene.supply("A") == {}
    assert scene.deciding() == "B"


# cards 20 and 21: a bonus

HIDE = area("0,1-2 1,1 1,3 2,1-3")
"""Cells of a stone house that enclose its bonus."""
PEAS = area("0,9 1,9-10")
OIL = area("0,0-2 1,0 1,2 2,0-2")
"""The same of a long house."""
MEAD = area("8,0-2 9,0 9,2 10,0-2")
STONE = area("9-11,4-6") - {(10, 5)}
"""The same of the home board."""
ISLAND = area("1,0-2 2,0 2,2 3,0-2") | area("4-6,6-8") - {(5, 7)}


def enclosing(*cards: int) -> Scene:
    """Both seats have boards of all kinds; seat A encloses 2 bonuses at home, 1 in a stone house, 2 in a long one."""
    scene = Scene(2)
    scene.in_play("A", *cards)
    scene.own("A", "greenland")
    for seat in "AB":
        scene.build(seat, "stone_house")
        scene.build(seat, "long_house")
    cover(scene, "A", "home", MEAD | STONE)
    cover(scene, "A", "stone-house1", HIDE)
    cover(scene, "A", "long-house1", PEAS | OIL)
    cover(scene, "A", "greenland", ISLAND)
    cover(scene, "B", "home", MEAD)
    cover(scene, "B", "stone-house1", HIDE)
    return scene


def cover(scene: Scene, seat: str, board: str, cells: set[tuple[int, int]]) -> None:
    scene.state.covered[SEATS.index(seat) * SLOTS + scene.slot(board)] = mask_of(cells)


@pytest.mark.rule("OD-OCC-17", "OD-PH10-1")
@pytest.mark.card(20, 21)
@pytest.mark.parametrize(("card", "brought"), [(20, {"hide": 1, "peas": 1, "oil": 1}), (21, {"mead": 1, "stone": 1})])
def test_a_bonus_of_some_boards_for_the_owner_alone(card: int, brought: dict[str, int]) -> None:
    scene = enclosing()
    scene.play("A", card)
    assert scene.options("A") == ["yes", "no"]
    scene.choose("A", "yes")
    assert scene.supply("A") == brought
    assert scene.supply("B") == {}
    assert scene.deciding() == ""


@pytest.mark.rule("OD-OCC-27")
@pytest.mark.card(20, 21)
@pytest.mark.parametrize("card", [20, 21])
def test_the_bonus_may_be_left(card: int) -> None:
    scene = enclosing()
    scene.play("A", card)
    scene.choose("A", "no")
    assert scene.supply("A") == {}
    assert scene.deciding() == ""


@pytest.mark.card(20, 21)
@pytest.mark.parametrize("card", [20, 21])
def test_without_a_bonus_there_nothing_is_asked(card: int) -> None:
    scene = enclosing()
    for board in ("home",) if card == 21 else ("stone-house1", "long-house1"):
        cover(scene, "A", board, set())
    scene.play("A", card)
    assert scene.deciding() == ""
    assert scene.supply("A") == {}


@pytest.mark.card(20, 21)
def test_the_ordinary_bonus_follows_in_full() -> None:
    scene = enclosing()
    for card in (20, 21):
        scene.play("A", card)
        scene.choose("A", "yes")
    scene.begin(Bonus())
    assert scene.supply("A") == {
        "hide": 2,
        "peas": 2,
        "oil": 2,
        "mead": 2,
        "stone": 2,
        "whale_meat": 1,
        "stockfish": 1,
    }
    assert scene.supply("B") == {"mead": 1, "hide": 1}


@pytest.mark.card(20, 177)
def test_silverware_for_the_only_bonus_of_a_house() -> None:
    """The long house brings two things."""
    scene = enclosing(177)
    scene.play("A", 20)
    scene.choose("A", "yes")
    assert scene.options("A") == ["yes", "no"]
    scene.choose("A", "yes")
    assert scene.supply("A") == {"silverware": 1, "peas": 1, "oil": 1}
    assert scene.deciding() == ""


@pytest.mark.card(20, 21, 161, 162)
@pytest.mark.parametrize("card", [20, 21])
def test_cards_of_the_ordinary_bonus_phase_do_not_respond(card: int) -> None:
    """Seven Vikings in the second column, seven in the third: 161 and 162 wait for the phase, and 41 for its end."""
    scene = enclosing(41, 161, 162)
    scene.have("A", silver=1)
    for column in (2, 3):
        space = next(number for number, space in enumerate(SPACES) if space.column == column)
        scene.state.placed[space], scene.state.placer[space] = 7, 0
    scene.play("A", card)
    scene.choose("A", "yes")
    brought = ("hide", "peas", "oil") if card == 20 else ("mead", "stone")
    assert scene.supply("A") == {"silver": 1, **dict.fromkeys(brought, 1)}
    assert scene.deciding() == ""
    scene.begin(Bonus())
    assert (scene.has("A", "cabbage"), scene.has("A", "flax")) == (1, 1)
    assert scene.options("A") == ["done", "card41"]


# card 35: breeding


def stable(scene: Scene, seat: str) -> tuple[int, int, int, int]:
    """Sheep, pregnant ones, cattle, pregnant ones."""
    number = SEATS.index(seat)
    sheep, cattle = scene.state.pregnant[number * 2 : number * 2 + 2]
    return scene.has(seat, "sheep"), sheep, scene.has(seat, "cattle"), cattle


@pytest.mark.rule("OD-OCC-17", "OD-PH8-1")
@pytest.mark.card(35)
def test_breeding_for_the_owner_alone() -> None:
    """OD-T-47."""
    scene = Scene(2)
    for seat in "AB":
        scene.have(seat, sheep=2, cattle=2)
        scene.pregnant(seat, cattle=1)
    scene.play("A", 35)
    assert scene.options("A") == ["yes", "no"]
    scene.choose("A", "yes")
    assert stable(scene, "A") == (2, 1, 3, 0)
    assert stable(scene, "B") == (2, 0, 2, 1)
    scene.begin(Breed())
    assert stable(scene, "A") == (3, 0, 3, 1)
    assert stable(scene, "B") == (2, 1, 3, 0)


@pytest.mark.rule("OD-OCC-27")
@pytest.mark.card(35)
def test_breeding_may_be_left() -> None:
    scene = Scene(2)
    scene.have("A", sheep=2)
    scene.play("A", 35)
    scene.choose("A", "no")
    assert stable(scene, "A") == (2, 0, 0, 0)
    assert scene.deciding() == ""


@pytest.mark.card(35)
def test_single_animals_do_not_breed_unless_pregnant() -> None:
    scene = Scene(2)
    scene.have("A", sheep=1, cattle=1)
    scene.play("A", 35)
    assert scene.deciding() == ""
    scene = Scene(2)
    scene.have("A", sheep=1)
    scene.pregnant("A", sheep=1)
    scene.play("A", 35)
    scene.choose("A", "yes")
    assert stable(scene, "A") == (2, 0, 0, 0)


@pytest.mark.card(35, 174)
def test_cards_respond_to_the_young_as_in_any_breeding() -> None:
    scene = Scene(2)
    scene.in_play("A", 174)
    scene.have("A", cattle=1, silver=3)
    scene.pregnant("A", cattle=1)
    scene.play("A", 35)
    scene.choose("A", "yes")
    assert scene.options("A") == ["done", "card174"]
    scene.choose("A", "card174")
    assert scene.supply("A") == {"cattle": 2, "silk": 1}
