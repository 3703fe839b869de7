"""Emigration (OD-EMIGRATE) and the refitting of a whaling boat (OD-ACT-EXCH-12)."""

from __future__ import annotations

import pytest

from meadhall.games.odin.rules.feast import Feast
from tests.rules.odin.holdings import carry_out, counted, give, held
from tests.rules.odin.scene import Scene


def emigrant(before: str, round_: int = 1, **options: str) -> Scene:
    scene = Scene(2, **options)
    give(scene, "A", before)
    scene.round(round_)
    return scene


def empty_squares(scene: Scene) -> int:
    """The squares of seat A that a feast without food and silver leaves empty."""
    scene.have("A", silver=0)
    scene.begin(Feast())
    return scene.state.penalties[0]


@pytest.mark.rule("OD-EMIGRATE-1", "OD-EMIGRATE-2", "OD-EMIGRATE-8")
@pytest.mark.parametrize("space", ["A57", "A59"])
@pytest.mark.parametrize(("ship", "other"), [("knarr", "longship"), ("longship", "knarr")])
def test_a_large_ship_emigrates(space: str, ship: str, other: str) -> None:
    scene = emigrant("1 knarr, 1 longship, 1 whaling_boat, 3 silver", 3)
    scene.use("A", space)
    scene.luck()
    assert scene.options("A") == ["knarr", "longship"]
    assert scene.refusal("A", "whaling_boat") == "choose-a-large-ship"
    scene.choose("A", ship)
    assert scene.deciding() == "B"
    left = held(scene, "A")
    left.pop("card", None)
    assert left == {other: 1, "whaling_boat": 1, f"emigrated_{ship}": 1}


@pytest.mark.rule("OD-EMIGRATE-2")
@pytest.mark.parametrize("round_", range(1, 8))
def test_the_price_is_the_number_of_the_round(round_: int) -> None:
    scene = emigrant(f"1 knarr, {round_ - 1} silver", round_)
    scene.turn("A")
    assert scene.refusal("A", "A57") == "cannot-pay"
    scene.have("A", silver=round_ + 2)
    carry_out(scene, "A", "A57", "knarr")
    assert scene.has("A", "silver") == 2


@pytest.mark.rule("OD-EMIGRATE-3")
@pytest.mark.parametrize(("ships", "squares"), [(0, 9), (1, 7), (2, 5), (3, 3), (4, 1)])
def test_an_emigrated_ship_covers_two_squares(ships: int, squares: int) -> None:
    """In round 4 nine squares are open."""
    scene = emigrant(f"{ships} emigrated_knarr", 4)
    assert empty_squares(scene) == squares


@pytest.mark.rule("OD-EMIGRATE-1", "OD-EMIGRATE-2", "OD-EMIGRATE-3", "OD-EMIGRATE-5", "OD-EMIGRATE-6")
def test_a_second_emigration() -> None:
    """OD-T-21."""
    scene = emigrant("1 emigrated_knarr, 4 silver", 4)
    scene.fleet("A", longships="3")
    scene.state.thing[0] = 9
    carry_out(scene, "A", "A57", "longship")
    assert held(scene, "A") == counted("1 emigrated_knarr, 1 emigrated_longship")
    assert scene.state.thing[0] + sum(scene.state.placed) == 9
    assert empty_squares(scene) == 5


@pytest.mark.rule("OD-EMIGRATE-4")
@pytest.mark.parametrize(("length", "rounds", "before"), [("long", 7, 5), ("short", 6, 6)])
def test_room_on_the_table(length: str, rounds: int, before: int) -> None:
    for round_ in range(1, rounds + 1):
        room = (before + round_) // 2
        scene = emigrant(f"1 knarr, 9 silver, {room - 1} emigrated_knarr", round_, length=length)
        assert {"A57", "A59", "A61"} <= set(scene.spaces("A")), round_
        give(scene, "A", f"{room} emigrated_knarr")
        for space in ("A57", "A59", "A61"):
            assert space not in scene.spaces("A"), round_
        assert scene.refusal("A", "A57") == "no-room"
    assert room == 6


@pytest.mark.rule("OD-EMIGRATE-3", "OD-EMIGRATE-4")
def test_three_ships_in_the_first_round_and_a_fourth_in_the_third() -> None:
    """OD-T-104."""
    scene = emigrant("4 knarr, 9 silver")
    scene.state.thing[0] = 12
    scene.state.pile = 0
    for space in ("A57", "A59", "A61"):
        scene.use("A", space)
        scene.luck()
        scene.choose("A", "yes" if space == "A61" else "knarr")
    scene.choose("A", "knarr")
    assert held(scene, "A") == counted("1 knarr, 3 emigrated_knarr, 6 silver")
    scene.state.placed = [0] * len(scene.state.placed)
    for round_ in (1, 2):
        scene.round(round_)
        scene.turn("A")
        assert scene.refusal("A", "A57") == "no-room"
    scene.round(3)
    carry_out(scene, "A", "A57", "knarr")
    assert held(scene, "A") == counted("4 emigrated_knarr, 3 silver")
    assert empty_squares(scene) == 0


@pytest.mark.rule("OD-EMIGRATE-3", "OD-FEAST-1")
def test_two_ships_leave_room_for_sheep_and_fruits() -> None:
    """OD-T-104: in round 4, squares 5 to 9."""
    scene = emigrant("2 emigrated_longship, 1 sheep, 1 fruits", 4)
    scene.begin(Feast())
    while "done" in scene.options("A"):
        scene.choose("A", "done")
    scene.choose("A", "sheep/1")
    scene.choose("A", "fruits/0")
    assert scene.state.penalties[0] == 0
    assert held(scene, "A") == counted("2 emigrated_longship")


@pytest.mark.rule("OD-EMIGRATE-5")
def test_vikings_stay() -> None:
    scene = emigrant("1 knarr, 9 silver")
    scene.state.thing[0] = 6
    carry_out(scene, "A", "A57", "knarr")
    assert scene.state.thing[0] == 4
    assert sum(scene.state.placed) == 2


@pytest.mark.rule("OD-EMIGRATE-6", "OD-ANY-ARM-6")
def test_the_ore_of_the_ship_is_lost() -> None:
    scene = emigrant("1 silver, 1 ore")
    scene.fleet("A", longships="2")
    carry_out(scene, "A", "A57", "longship")
    assert held(scene, "A") == counted("1 ore, 1 emigrated_longship")
    assert scene.state.longships == [0] * 8


@pytest.mark.rule("OD-EMIGRATE-7")
def test_points_of_emigrated_ships() -> None:
    scene = emigrant("1 knarr, 1 longship, 9 silver")
    assert (scene.score("A")["ships"], scene.score("A")["emigrants"]) == (5 + 8, 0)
    carry_out(scene, "A", "A57", "knarr")
    assert (scene.score("A")["ships"], scene.score("A")["emigrants"]) == (8, 18)
    scene = emigrant("1 knarr, 1 longship, 9 silver")
    carry_out(scene, "A", "A57", "longship")
    assert (scene.score("A")["ships"], scene.score("A")["emigrants"]) == (5, 21)


@pytest.mark.rule("OD-EMIGRATE-8", "OD-ANY-SHIP-6")
def test_an_emigrated_ship_serves_no_action() -> None:
    scene = emigrant("1 longship, 9 silver")
    sailing = {"A48", "A49", "A52", "A53"}
    assert sailing <= set(scene.spaces("A"))
    carry_out(scene, "A", "A57", "longship")
    scene.state.thing[0] = 6
    assert sailing.isdisjoint(scene.spaces("A"))
    scene = emigrant("1 knarr, 9 silver")
    carry_out(scene, "A", "A57", "knarr")
    scene.state.thing[0] = 6
    scene.turn("A")
    assert scene.refusal("A", "A45") == "needs"


# refitting


@pytest.mark.rule("OD-ACT-EXCH-12", "OD-ANY-ARM-6")
@pytest.mark.parametrize("round_", [1, 4])
def test_a_boat_becomes_a_knarr_and_emigrates(round_: int) -> None:
    """OD-T-15."""
    scene = emigrant("5 silver", round_)
    scene.fleet("A", boats="1")
    carry_out(scene, "A", "A61", "yes yes knarr")
    assert scene.deciding() == "B"
    assert held(scene, "A") == {"silver": 5 - round_, "emigrated_knarr": 1}
    assert scene.state.boats == [0] * 4
    assert empty_squares(scene) == 5 + round_ - 2


@pytest.mark.rule("OD-ACT-EXCH-12", "OD-ACT-GEN-4")
def test_either_step_alone() -> None:
    """Q-50."""
    scene = emigrant("1 whaling_boat, 5 silver")
    carry_out(scene, "A", "A61", "yes no")
    assert scene.deciding() == "B"
    assert held(scene, "A") == counted("1 knarr, 5 silver")
    scene = emigrant("1 whaling_boat, 1 longship, 5 silver")
    carry_out(scene, "A", "A61", "no yes longship")
    assert scene.deciding() == "B"
    assert held(scene, "A") == counted("1 whaling_boat, 1 emigrated_longship, 4 silver")


@pytest.mark.rule("OD-ACT-EXCH-12")
def test_another_ship_may_emigrate_after_the_exchange() -> None:
    scene = emigrant("1 whaling_boat, 1 longship, 5 silver")
    scene.use("A", "A61")
    scene.choose("A", "yes")
    scene.choose("A", "yes")
    assert scene.options("A") == ["knarr", "longship"]
    scene.choose("A", "longship")
    assert held(scene, "A") == counted("1 knarr, 1 emigrated_longship, 4 silver")


@pytest.mark.rule("OD-ACT-EXCH-12")
def test_the_exchange_costs_nothing() -> None:
    scene = emigrant("1 whaling_boat")
    carry_out(scene, "A", "A61", "yes")
    assert scene.deciding() == "B"
    assert held(scene, "A") == counted("1 knarr")


@pytest.mark.rule("OD-ACT-EXCH-12", "OD-ANY-SHIP-5")
def test_the_exchange_needs_a_large_berth() -> None:
    scene = emigrant("1 whaling_boat, 4 longship, 5 silver")
    carry_out(scene, "A", "A61", "yes longship")
    assert held(scene, "A") == counted("1 whaling_boat, 3 longship, 1 emigrated_longship, 4 silver")
    scene = emigrant("1 whaling_boat, 4 longship")
    scene.turn("A")
    assert scene.refusal("A", "A61") == "no-berth"


@pytest.mark.rule("OD-ACT-EXCH-12", "OD-EMIGRATE-4")
def test_the_exchange_without_room_on_the_table() -> None:
    scene = emigrant("1 whaling_boat, 5 silver, 3 emigrated_knarr")
    carry_out(scene, "A", "A61", "yes")
    assert scene.deciding() == "B"
    assert held(scene, "A") == counted("1 knarr, 5 silver, 3 emigrated_knarr")
