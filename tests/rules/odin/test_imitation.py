"""Imitation with four players (OD-IMITATE)."""

from __future__ import annotations

import pytest

from meadhall.core import Kind
from meadhall.games.odin import game
from meadhall.games.odin.actions import SPACE_AT
from meadhall.games.odin.notation import IMITATION
from meadhall.games.odin.rules.setup import LayExtension
from meadhall.games.odin.state import State
from tests.rules.odin.holdings import carry_out, counted, give, held, open_strips
from tests.rules.odin.scene import Scene


def table(*columns: int) -> Scene:
    """Four players; imitation spaces in these columns."""
    scene = Scene(4)
    open_strips(scene, {1: 0, 2: 0})
    scene.state.imitation = list(columns)
    scene.state.thing = [12] * 4
    return scene


def occupy(scene: Scene, seat: str, *spaces: str) -> None:
    """Vikings of the seat stand on these spaces."""
    for space in spaces:
        scene.state.placed[SPACE_AT[space]] = 1
        scene.state.placer[SPACE_AT[space]] = "ABCD".index(seat)


@pytest.mark.rule("OD-IMITATE-1", "OD-IMITATE-2")
@pytest.mark.parametrize(
    ("column", "spaces"),
    [(1, ["A09", "A20"]), (2, ["A21", "A25"]), (3, ["A22", "A41"]), (4, ["A23", "A33"])],
)
def test_a_space_of_the_same_column_that_another_occupies(column: int, spaces: list[str]) -> None:
    """OD-T-42."""
    number = "I1" if column < 3 else "I2"
    scene = table(*((column, 3) if column < 3 else (1, column)))
    occupy(scene, "B", "A09", "A21", "A22", "A23")
    occupy(scene, "D", "A20", "A25", "A41", "A33")
    scene.use("A", number)
    scene.luck()
    assert scene.options("A") == spaces
    for other in {"A09", "A21", "A22", "A23"} - set(spaces):
        assert scene.refusal("A", other) == "cannot-imitate"


@pytest.mark.rule("OD-IMITATE-2")
def test_neither_free_nor_own_spaces() -> None:
    """OD-T-42."""
    scene = table(1, 4)
    scene.turn("A")
    assert scene.refusal("A", "I1") == "nothing-to-imitate"
    occupy(scene, "A", "A09", "A23")
    scene.turn("A")
    assert scene.refusal("A", "I1") == "nothing-to-imitate"
    assert scene.refusal("A", "I2") == "nothing-to-imitate"
    assert not {"I1", "I2"} & set(scene.options("A"))
    occupy(scene, "C", "A20", "A21", "A22")
    scene.use("A", "I1")
    assert scene.options("A") == ["A20"]
    assert scene.refusal("A", "A09") == "cannot-imitate"
    assert scene.refusal("A", "A55") == "cannot-imitate"
    scene.turn("A")
    assert scene.refusal("A", "I2") == "nothing-to-imitate"


@pytest.mark.rule("OD-IMITATE-1")
def test_what_the_copied_space_brings() -> None:
    scene = table(1, 3)
    carry_out(scene, "B", "A20")
    carry_out(scene, "A", "I1", "A20")
    assert held(scene, "A") == counted("1 beans, 1 silver")
    assert held(scene, "B") == counted("1 beans, 1 silver")
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-IMITATE-3")
@pytest.mark.parametrize(("first", "second"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_one_of_columns_one_and_two_and_one_of_three_and_four(first: int, second: int) -> None:
    state: State = game.new(4, {})
    sides = [first, second]
    while not state.round:
        laying = isinstance(state.stack[-1], LayExtension)
        state.roll(sides.pop(0) if laying else 0)
    assert state.imitation == [1 + first, 3 + second]


@pytest.mark.rule("OD-IMITATE-3")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_no_imitation_with_fewer_players(seats: int) -> None:
    scene = Scene(seats)
    assert scene.state.imitation == []
    scene.turn("A")
    assert scene.refusal("A", "I1") == "space-not-in-play"
    assert scene.refusal("A", "I2") == "space-not-in-play"


@pytest.mark.rule("OD-IMITATE-4")
def test_once_a_round() -> None:
    """OD-T-42."""
    scene = table(1, 3)
    occupy(scene, "B", "A09", "A20")
    carry_out(scene, "A", "I1", "A20")
    for seat in "ACD":
        scene.turn(seat)
        assert scene.refusal(seat, "I1") == "space-occupied"
        assert "I1" not in scene.options(seat)


@pytest.mark.rule("OD-IMITATE-5")
@pytest.mark.parametrize(
    ("columns", "number", "copied", "vikings"),
    [
        ((1, 3), "I1", "A09", 1),
        ((2, 3), "I1", "A25", 2),
        ((1, 3), "I2", "A22", 3),
        ((1, 4), "I2", "A23", 4),
    ],
)
def test_an_imitation_space_takes_the_vikings_of_its_column(
    columns: tuple[int, ...], number: str, copied: str, vikings: int
) -> None:
    scene = table(*columns)
    occupy(scene, "B", copied)
    scene.state.thing[0] = vikings - 1
    scene.turn("A")
    assert scene.refusal("A", number) == "too-few-vikings"
    scene.state.thing[0] = vikings
    carry_out(scene, "A", number, copied)
    assert scene.state.thing[0] == 0
    assert scene.state.placed[IMITATION + int(number[1]) - 1] == vikings
    assert scene.state.placed[SPACE_AT[copied]] == 1


@pytest.mark.rule("OD-IMITATE-5")
@pytest.mark.parametrize(
    ("copied", "needed", "after"),
    [
        ("A01", "2 wood", "1 shed"),
        ("A14", "1 silver", "2 stockfish"),
        ("A24", "1 cattle", "1 cattle, 1 milk"),
        ("A28", "1 stone", "1 rune_stone, 1 silver"),
    ],
)
def test_cost_and_needs_are_those_of_the_copied_space(copied: str, needed: str, after: str) -> None:
    scene = table(1, 3)
    occupy(scene, "B", copied)
    scene.turn("A")
    assert scene.refusal("A", "I1") == "nothing-to-imitate"
    give(scene, "A", needed)
    carry_out(scene, "A", "I1", copied)
    assert held(scene, "A") == counted(after)


@pytest.mark.rule("OD-IMITATE-5", "OD-OCC-8")
def test_three_vikings_that_imitate_draw_one_card() -> None:
    """Q-57."""
    scene = table(1, 3)
    occupy(scene, "B", "A22")
    scene.use("A", "I2")
    cards = 0
    while scene.deciding() != "B":
        if scene.state.decision.kind is Kind.CHANCE:
            scene.roll(1)
            cards += 1
        else:
            scene.choose("A", "A22")
    assert cards == 1
    assert held(scene, "A") == counted("1 fruits, 1 oil, 1 salt_meat, 1 silver, 1 card")


@pytest.mark.rule("OD-IMITATE-5", "OD-OCC-10")
@pytest.mark.parametrize("wanted", [[], ["card1"], ["card2"]])
def test_four_vikings_that_imitate_may_play_one_card(wanted: list[str]) -> None:
    scene = table(1, 4)
    occupy(scene, "B", "A23")
    give(scene, "A", "2 card")
    scene.use("A", "I2")
    while scene.deciding() == "A":
        options = scene.options("A")
        if "A23" in options:
            scene.choose("A", "A23")
        else:
            assert options == ["no", "card1", "card2"]
            scene.choose("A", wanted[0] if wanted else "no")
    assert held(scene, "A").get("played", 0) == len(wanted)
    assert scene.has("A", "spices") == 1


@pytest.mark.rule("OD-IMITATE-5", "OD-PH5-9")
def test_vikings_come_back_from_the_imitation_space() -> None:
    """Q-16: a failed snare."""
    scene = table(2, 3)
    occupy(scene, "B", "A11")
    carry_out(scene, "A", "I1", "A11 d8 fail 1")
    assert scene.state.placed[IMITATION] == 1
    assert scene.state.placed[SPACE_AT["A11"]] == 1
    assert scene.state.thing[0] == 11
    assert held(scene, "A") == counted("1 wood, 1 snare")


@pytest.mark.rule("OD-IMITATE-1", "OD-IMITATE-5")
def test_a_space_with_a_single_viking_left_can_be_copied() -> None:
    """Q-82."""
    scene = table(2, 3)
    carry_out(scene, "B", "A11", "d8 fail 1")
    assert scene.state.placed[SPACE_AT["A11"]] == 1
    scene.use("A", "I1")
    assert scene.options("A") == ["A11"]


@pytest.mark.rule("OD-IMITATE-5")
def test_the_copied_space_is_named_when_the_vikings_are_placed() -> None:
    """Q-56: before the card of the column is drawn."""
    scene = Scene(4)
    scene.state.imitation = [1, 3]
    scene.state.placed[SPACE_AT["A22"]] = 3
    scene.state.placer[SPACE_AT["A22"]] = 1
    scene.use("A", "I2")
    assert scene.state.decision.kind is not Kind.CHANCE
    assert scene.options("A") == ["A22"]
