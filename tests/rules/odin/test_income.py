"""Phase 7, income (OD-PH7, OD-INCOME)."""

from __future__ import annotations

import pytest

from meadhall.games.odin.events import IncomePaid
from meadhall.games.odin.rules.rounds import Round
from meadhall.games.odin.rules.upkeep import Income
from tests.rules.odin.laying import area, bonus, covered, fill, lay, own, signed, with_board
from tests.rules.odin.scene import Scene

NUMBERS = {
    "home": (0, 18),
    "shetland": (0, 3),
    "bear_island": (1, 5),
    "faroe_islands": (0, 4),
    "baffin_island": (0, 6),
    "iceland": (1, 8),
    "labrador": (0, 0),
    "greenland": (0, 3 + 5),
    "newfoundland": (0, 0),
    "lofoten": (0, 4),
    "orkney": (0, 4),
    "mull": (0, 4),
    "caithness": (0, 5),
    "stone-house1": (0, 0),
    "long-house1": (0, 0),
}
"""What a board pays when it is empty, and when all is covered but its bonus cells."""


def paid(scene: Scene) -> dict[str, int]:
    """Phase 7: what each seat receives."""
    scene.begin(Income())
    return {"ABCD"[event.seat]: event.silver for event in scene.told(IncomePaid) if isinstance(event, IncomePaid)}


def round_from_income(scene: Scene) -> None:
    """A round in which all pass; seat A has nothing but its boards when phase 7 comes, and nobody else has anything."""
    scene.begin(Round())
    scene.luck()
    scene.state.stock = [0] * len(scene.state.stock)
    for _ in range(scene.state.table.seats):
        scene.choose(scene.deciding(), "pass")


def pay_until(scene: Scene, seat: str, thing: str) -> None:
    """Done with windows and gaps at the feast, until the seat has the thing."""
    while not scene.has(seat, thing):
        who = scene.deciding()[0]
        scene.choose(who, "done" if "done" in scene.options(who) else "gap")


@pytest.mark.rule("OD-PH7-1", "OD-INCOME-1", "OD-INCOME-5")
def test_everybody_is_paid_the_lowest_number_still_visible() -> None:
    """OD-T-56: 2 while (9,2) or (8,3) is bare, 5 when all below (5,6) are covered."""
    scene = Scene(4)
    fill(scene, "home", area("10-11,0-1"), "A")
    fill(scene, "home", area("9-11,0-2") - {(9, 1)}, "B")
    fill(scene, "home", area("6-11,0-5") - area("7,2 9,1 10,5"), "C")
    scene.state.stock = [0] * len(scene.state.stock)
    scene.have("B", silver=7)
    assert paid(scene) == {"A": 2, "B": 2, "C": 5, "D": 0}
    assert [scene.supply(seat) for seat in "ABCD"] == [{"silver": 2}, {"silver": 9}, {"silver": 5}, {}]


@pytest.mark.rule("OD-INCOME-1", "OD-INCOME-2", "OD-INCOME-4")
def test_numbers_of_the_home_board_one_after_the_other() -> None:
    scene = Scene(2)
    found = [scene.income("A")]
    for step in range(12):
        fill(scene, "home", (area(f"{11 - step}-11,0-{step}") & signed("home", ".N$")) - covered(scene, "home"))
        found.append(scene.income("A"))
    assert found == [0, 1, 2, 2, 3, 4, 5, 6, 7, 9, 12, 15, 18]


@pytest.mark.rule("OD-INCOME-1")
def test_cells_beside_the_diagonal_pay_nothing() -> None:
    scene = Scene(2)
    assert lay(scene, "fur", "home", "0-1,0-3") is None
    assert lay(scene, "clothing", "home", "8-10,8-11") is None
    assert paid(scene) == {"A": 0, "B": 0}


@pytest.mark.rule("OD-INCOME-3", "OD-INCOME-4", "OD-ANY-PLACE-19")
@pytest.mark.parametrize(("board", "numbers"), NUMBERS.items())
def test_first_and_last_numbers_of_every_board(board: str, numbers: tuple[int, int]) -> None:
    scene = with_board(board)
    first, last = numbers
    assert paid(scene) == {"A": first, "B": 0}
    fill(scene, board, signed(board, ".NM$"))
    assert paid(scene) == {"A": last, "B": 0}
    assert scene.minus("A", board) == 0


@pytest.mark.rule("OD-INCOME-3")
def test_incomes_of_all_own_boards_are_added() -> None:
    scene = Scene(2)
    own(scene, "bear_island", "iceland", "stone-house1")
    own(scene, "greenland", seat="B")
    assert paid(scene) == {"A": 0 + 1 + 1, "B": 0}
    fill(scene, "home", area("10-11,0-1"))
    assert lay(scene, "hide", "bear_island", "4-6,1") is None
    assert paid(scene) == {"A": 2 + 3 + 1, "B": 0}
    fill(scene, "greenland", area("2-6,0-3") & signed("greenland", ".N$"), "B")
    assert paid(scene) == {"A": 6, "B": 1 + 1}


@pytest.mark.rule("OD-INCOME-3")
def test_diagonals_of_greenland_pay_each_by_itself() -> None:
    scene = with_board("greenland")
    fill(scene, "greenland", area("5-7,0-4") & signed("greenland", ".N$"))
    assert scene.income("A", "greenland") == 0 + 2
    fill(scene, "greenland", (area("0-7,0-3") & signed("greenland", ".N$")) - covered(scene, "greenland"))
    assert scene.income("A", "greenland") == 1 + 2


@pytest.mark.rule("OD-INCOME-5", "OD-BONUS-8", "OD-BONUS-2")
def test_silver_of_the_income_completes_a_bonus_of_the_same_round() -> None:
    """OD-T-61, OD-T-95."""
    scene = Scene(2)
    assert lay(scene, "robe", "home", "9-11,0-2") is None
    assert lay(scene, "rune_stone", "home", "4,0-1") is None
    assert lay(scene, "rune_stone", "home", "5-6,1") is None
    assert scene.minus("A") == 84
    round_from_income(scene)
    assert scene.supply("A") == {"silver": 2}
    assert scene.deciding() == "A"
    scene.choose("A", "silver/0")
    scene.choose("A", "home:6,0")
    assert scene.supply("A") == {"silver": 1}
    pay_until(scene, "A", "ore")
    assert scene.has("A", "ore") == 1
    assert scene.has("A", "silver") == 1
    assert scene.minus("A") == 84


@pytest.mark.rule("OD-INCOME-5")
def test_without_the_silver_there_is_no_bonus() -> None:
    scene = Scene(2)
    assert lay(scene, "rune_stone", "home", "4,0-1") is None
    assert lay(scene, "rune_stone", "home", "5-6,1") is None
    assert bonus(scene) == {}
    assert lay(scene, "silver", "home", "6,0") is None
    assert bonus(scene) == {"ore": 1}


@pytest.mark.rule("OD-INCOME-6")
def test_income_of_the_last_round() -> None:
    """OD-T-83: 9 are paid, 4 are eaten, 5 points are left."""
    scene = Scene(2)
    fill(scene, "home", area("3-11,0-8") & signed("home", ".N$"))
    assert scene.income("A") == 9
    scene.round(6)
    round_from_income(scene)
    assert scene.state.round == 7
    assert scene.supply("A") == {"silver": 9}
    scene.have("A", grain=1, salt_meat=1)
    scene.choose("A", "done")  # between phases 7 and 8
    scene.choose("A", "done")  # before the feast
    for food in ("grain/0", "salt_meat/0", *["silver/0"] * 4):
        scene.choose("A", food)
    assert scene.state.penalties == [0, 12]
    assert scene.supply("A") == {"silver": 5}
    scene.choose("A", "done")
    assert scene.score("A")["silver"] == 5
    assert scene.supply("A") == {"silver": 5}
