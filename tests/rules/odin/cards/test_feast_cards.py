"""Cards about the feast, before, during and after it."""

from __future__ import annotations

import pytest

from meadhall.games.odin.events import CardUsed, Eaten
from meadhall.games.odin.rules.feast import Feast
from meadhall.games.odin.rules.rounds import Round
from tests.rules.odin import armoury
from tests.rules.odin.holdings import counted, give
from tests.rules.odin.laying import covered, lay
from tests.rules.odin.scene import Scene


def feast(cards: str, things: str = "", seats: int = 2) -> Scene:
    """The feast of round 1, six squares: seat A has the cards and these things, nobody else has anything."""
    scene = Scene(seats)
    scene.in_play("A", *map(int, cards.split()))
    give(scene, "A", things)
    armoury.complete(scene)
    scene.begin(Feast())
    return scene


def serve(scene: Scene, choices: str, seat: str = "A") -> None:
    """Past windows, the seat chooses these; what is drawn is the first there is."""
    for choice in choices.split():
        while choice != "done" and "done" in scene.options(seat):
            scene.choose(seat, "done")
        scene.choose(seat, choice)
        scene.luck()


def tokens(scene: Scene) -> int:
    return scene.state.penalties[0]


# after the feast


@pytest.mark.rule("OD-FEAST-15")
@pytest.mark.card(7)
@pytest.mark.parametrize(
    ("things", "choices", "left"),
    [
        ("1 grain", "gap gap gap gap gap gap", "1 grain, 1 silver"),
        ("2 grain", "gap gap gap gap gap gap", "2 grain, 2 silver"),
        ("3 grain", "gap gap gap gap gap gap", "3 grain, 2 silver"),
        ("2 grain", "grain/0 gap gap", "1 grain, 1 silver"),
        ("1 grain", "grain/0", ""),
        ("", "", ""),
    ],
)
def test_7_silver_for_grain_left_after_the_feast(things: str, choices: str, left: str) -> None:
    scene = feast("7", things)
    serve(scene, choices)
    assert scene.deciding() == ""
    assert scene.supply("A") == counted(left)


@pytest.mark.card(7)
def test_7_grain_in_houses_does_not_count() -> None:
    scene = Scene(2)
    scene.in_play("A", 7)
    scene.build("A", "long_house")
    assert lay(scene, "grain", "long-house1", "0,0-3") is None
    scene.begin(Feast())
    assert scene.supply("A") == {}


@pytest.mark.rule("OD-END-5", "OD-FEAST-15")
@pytest.mark.card(7, 172)
@pytest.mark.parametrize("before", [0, 6])
def test_right_after_the_feast_is_part_of_every_round(before: int) -> None:
    """Before the window and, in the last round, before scoring."""
    scene = Scene(2)
    scene.in_play("A", 7, 172)
    scene.round(before)
    scene.begin(Round())
    scene.luck()
    scene.state.stock = [0] * len(scene.state.stock)
    scene.build("A", "long_house")
    scene.have("A", grain=1, stockfish=1)
    scene.choose("A", "pass")
    scene.choose("B", "pass")
    serve(scene, "stockfish/0")
    while "gap" in scene.options("A"):
        scene.choose("A", "gap")
    assert scene.options("A") == ["done", "card172"]
    assert CardUsed(0, 6) in scene.events
    assert scene.supply("A") == counted("1 grain, 1 silver")


@pytest.mark.rule("OD-END-5")
@pytest.mark.card(7, 52)
def test_a_card_that_is_played_during_the_feast_responds_after_it() -> None:
    scene = Scene(2)
    scene.in_play("A", 52)
    scene.hold("A", 7)
    give(scene, "A", "1 silver, 1 grain")
    scene.begin(Feast())
    for choice in ("card52", "card7", "gap", "gap", "gap", "gap", "gap", "gap"):
        scene.choose("A", choice)
    assert scene.supply("A") == counted("1 grain, 1 silver")


def cooked(things: str, choices: str, house: str = "long_house") -> Scene:
    """Seat A has card 172 and an empty house, and has served these."""
    scene = feast("172", f"{things}, 1 {house}")
    serve(scene, choices)
    return scene


@pytest.mark.rule("OD-FEAST-15", "OD-ANY-PLACE-21", "OD-ANY-PLACE-23")
@pytest.mark.card(172)
def test_172_stockfish_of_the_table_go_into_houses() -> None:
    scene = cooked("2 stockfish, 2 silver", "stockfish/0 silver/0 stockfish/1 silver/0")
    assert tokens(scene) == 0
    assert scene.options("A") == ["done", "card172"]
    scene.choose("A", "card172")
    assert scene.options("A") == ["done", "stockfish/0", "stockfish/1"]
    assert scene.refusal("A", "mead/0") == "only-stockfish"
    scene.choose("A", "stockfish/0")
    assert {option.partition(":")[0] for option in scene.options("A")} == {"long-house1"}
    scene.choose("A", "long-house1:0,0")
    assert scene.options("A") == ["done", "stockfish/0", "stockfish/1"], "the other one"
    scene.choose("A", "stockfish/0")
    assert scene.refusal("A", "long-house1:0,3") == "touches-its-colour"
    scene.choose("A", "long-house1:2,0")
    assert covered(scene, "long-house1") == {(0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)}
    assert scene.deciding() == "", "no more on the table"
    assert scene.supply("A") == {}


@pytest.mark.card(172)
def test_172_any_number_and_none_comes_back_to_the_supply() -> None:
    for choices, cells in [("done", 0), ("card172 done", 0), ("card172 stockfish/0 long-house1:0,0 done", 3)]:
        scene = cooked("3 stockfish, 1 peas, 1 beans", "stockfish/0 peas/1 stockfish/1 gap")
        for choice in choices.split():
            scene.choose("A", choice)
        assert scene.deciding() == ""
        assert scene.supply("A") == counted("1 stockfish, 1 beans"), "those that were not served"
        assert len(covered(scene, "long-house1")) == cells


@pytest.mark.card(172)
def test_172_needs_stockfish_on_the_table_and_room_in_a_house() -> None:
    scene = cooked("1 stockfish, 1 milk", "gap gap milk/0 gap gap")
    assert scene.deciding() == "", "the stockfish was not served"
    scene = feast("172", "1 stockfish")
    serve(scene, "stockfish/0")
    assert scene.deciding() == "", "no house"
    scene = feast("172", "1 stockfish, 1 shed")
    serve(scene, "stockfish/0")
    assert scene.deciding() == "", "a shed is no house"
    scene = feast("172", "1 stockfish, 1 stone_house")
    scene.state.covered[scene.slot("stone-house1")] = -1
    serve(scene, "stockfish/0")
    assert scene.deciding() == "", "the house is full"


# at the beginning


@pytest.mark.rule("OD-FEAST-15")
@pytest.mark.card(165, 167)
@pytest.mark.parametrize(
    ("card", "things", "silver"),
    [
        *((165, "1 clothing", 2), (165, "2 clothing", 2), (165, "1 robe", 0)),
        *((167, "1 spices", 1), (167, "2 spices", 2), (167, "3 spices", 2), (167, "1 silk", 0)),
    ],
)
def test_165_167_silver_for_this_very_feast(card: int, things: str, silver: int) -> None:
    scene = feast(str(card), things)
    assert scene.supply("A") == counted(things) | ({"silver": silver} if silver else {})
    serve(scene, " ".join(["silver/0"] * silver))
    while "done" in scene.options("A"):
        scene.choose("A", "done")
    assert scene.deciding() == ""
    assert tokens(scene) == 6 - silver
    assert scene.supply("A") == counted(things)


@pytest.mark.card(165, 167)
def test_165_167_not_for_tiles_on_boards() -> None:
    for card, thing, where in [(165, "clothing", "9-11,0-3"), (167, "spices", "10-11,0-2")]:
        scene = Scene(2)
        scene.in_play("A", card)
        assert lay(scene, thing, "home", where) is None
        scene.begin(Feast())
        assert scene.supply("A") == {}
        assert tokens(scene) == 6


@pytest.mark.rule("OD-FEAST-15")
@pytest.mark.card(160)
def test_160_who_vows_to_serve_no_mead_has_the_silver_at_once() -> None:
    scene = feast("160", "2 mead")
    assert scene.options("A") == ["done", "card160"]
    scene.choose("A", "card160")
    assert scene.supply("A") == counted("2 mead, 1 silver")
    serve(scene, "gap")
    assert scene.options("A") == ["gap", "silver/0"]
    assert scene.refusal("A", "mead/0") == "no-mead"
    scene.choose("A", "silver/0")
    assert scene.deciding() == "", "mead is no food in this feast"
    assert tokens(scene) == 5
    assert scene.supply("A") == counted("2 mead"), "not paid twice"


@pytest.mark.card(160)
@pytest.mark.parametrize(
    ("things", "choices", "left"),
    [
        ("2 mead", "done mead/0 gap gap gap gap", "1 mead"),
        ("1 mead, 3 milk", "done milk/0 gap milk/0 gap", "1 mead, 1 milk, 1 silver"),
        ("", "done", "1 silver"),
    ],
)
def test_160_without_the_vow_the_table_decides(things: str, choices: str, left: str) -> None:
    scene = feast("160", things)
    serve(scene, choices)
    assert scene.deciding() == ""
    assert scene.supply("A") == counted(left)


@pytest.mark.card(160)
def test_160_the_vow_is_for_one_feast() -> None:
    scene = feast("160", "2 mead")
    scene.choose("A", "card160")
    serve(scene, "silver/0")
    scene.begin(Feast())
    serve(scene, "done mead/0")
    assert scene.has("A", "mead") == 1


@pytest.mark.card(160)
def test_160_binds_its_owner_alone() -> None:
    scene = Scene(2)
    scene.in_play("A", 160)
    give(scene, "B", "1 mead")
    scene.begin(Feast())
    scene.choose("A", "card160")
    serve(scene, "mead/0", "B")
    assert scene.supply("B") == {}


# during the feast


@pytest.mark.rule("OD-FEAST-14")
@pytest.mark.card(157)
@pytest.mark.parametrize(
    ("things", "choices", "left"),
    [
        ("1 sheep", "sheep/1", "1 skin_and_bones"),
        ("1 cattle, 1 beans", "cattle/1 beans/0", "1 skin_and_bones"),
        ("2 sheep, 2 silver", "sheep/0 silver/0 gap", "1 sheep, 1 silver, 1 skin_and_bones"),
        ("2 sheep, 1 beans", "sheep/1 beans/0 sheep/1", "2 skin_and_bones"),
        ("1 milk", "milk/0", ""),
    ],
)
def test_157_skin_and_bones_of_animals_on_the_table(things: str, choices: str, left: str) -> None:
    scene = feast("157", things)
    serve(scene, choices)
    assert scene.deciding() == ""
    assert scene.supply("A") == counted(left)


@pytest.mark.card(157)
def test_157_pregnant_ones_too() -> None:
    scene = Scene(2)
    scene.in_play("A", 157)
    give(scene, "A", "1 sheep")
    scene.pregnant("A", sheep=1)
    scene.begin(Feast())
    serve(scene, "sheep/0")
    assert scene.supply("A") == counted("1 skin_and_bones")


@pytest.mark.rule("OD-FEAST-14", "OD-FEAST-15")
@pytest.mark.card(158)
def test_158_weapons_and_silver_for_this_very_feast() -> None:
    scene = feast("158", "1 game_meat, 1 whale_meat")
    scene.choose("A", "game_meat/1")
    assert scene.deciding() == "", "weapons are drawn"
    for _ in range(3):
        scene.roll(1)
    assert scene.supply("A") == counted("1 whale_meat, 1 silver, 3 bow")
    scene.choose("A", "silver/0")
    scene.choose("A", "whale_meat/0")
    for _ in range(3):
        scene.roll(1)
    assert scene.supply("A") == counted("1 silver, 6 bow")
    assert tokens(scene) == 0
    assert scene.deciding() == ""
    assert sum(armoury.face_down(scene).values()) == 47 - 6


@pytest.mark.card(158)
def test_158_not_for_other_food() -> None:
    scene = feast("158", "1 salt_meat, 1 game_meat")
    serve(scene, "salt_meat/0 gap gap")
    assert scene.supply("A") == counted("1 game_meat")
    assert scene.told(Eaten) == []


@pytest.mark.rule("OD-PH9-1")
@pytest.mark.card(158)
def test_158_seats_feast_one_after_another() -> None:
    scene = Scene(2)
    scene.in_play("B", 158)
    for seat in "AB":
        give(scene, seat, "1 game_meat, 1 beans")
    armoury.complete(scene)
    scene.begin(Feast())
    assert scene.deciding() == "A"
    for choice in ("game_meat/0", "gap", "beans/0"):
        scene.choose("A", choice)
    assert scene.supply("A") == {}
    assert scene.deciding() == "B"
    scene.choose("B", "game_meat/0")
    scene.luck()
    assert scene.supply("B") == counted("1 beans, 1 silver, 3 bow")
    for choice in ("beans/0", "silver/0"):
        scene.choose("B", choice)
    assert scene.supply("B") == counted("3 bow")
    assert scene.state.penalties == [1, 0]


# peas


@pytest.mark.rule("OD-FEAST-7")
@pytest.mark.card(186)
def test_186_two_peas_lie_lengthwise() -> None:
    things = "4 peas, 4 silver"
    scene = feast("186", things)
    serve(scene, "peas/0 silver/0 peas/0")
    assert scene.state.served[0] == 5
    scene = feast("186", things)
    scene.state.round = 7
    serve(scene, "peas/0 silver/0 peas/0 silver/0")
    assert "peas/0" not in scene.options("A")
    assert scene.refusal("A", "peas/0") == "one-lies-already"
    serve(scene, "peas/1 silver/0 peas/1")
    assert scene.state.served[0] == 9
    assert scene.supply("A") == counted("1 silver")


@pytest.mark.rule("OD-FEAST-7")
@pytest.mark.card(186)
def test_186_only_peas_and_only_with_the_card() -> None:
    for card, thing in [("186", "flax"), ("7", "peas")]:
        scene = feast(card, f"2 {thing}, 2 silver")
        serve(scene, f"{thing}/0 silver/0")
        assert f"{thing}/0" not in scene.options("A")
        assert scene.refusal("A", f"{thing}/1") is None
