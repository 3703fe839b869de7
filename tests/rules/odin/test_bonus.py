"""Phase 10, bonus (OD-PH10, OD-BONUS), with the worked cases."""

from __future__ import annotations

import pytest

from meadhall.core import SEATS, Kind
from meadhall.games.odin.events import WeaponDrawn
from meadhall.games.odin.notation import SLOTS
from meadhall.games.odin.pieces import mask_of
from meadhall.games.odin.rules.anytime import Windows
from meadhall.games.odin.rules.rounds import Round
from meadhall.games.odin.rules.upkeep import Bonus
from tests.rules.odin.laying import Cell, area, bonus, covered, fill, lay, own, signed, with_board
from tests.rules.odin.scene import Scene

SYMBOLS = {
    "home": "5,0 ore; 7,2 wood; 7,6 rune_stone; 9,1 mead; 10,5 stone",
    "shetland": "1,5 silverware; 2,1 game_meat; 3,7 oil; 5,7 cabbage; 7,2 beans",
    "bear_island": "3,4 game_meat; 4,7 stockfish; 6,6 rune_stone+ore",
    "faroe_islands": "0,6 sheep; 2,2 oil; 2,8 milk; 5,5 flax; 6,0 peas; 7,6 hide",
    "baffin_island": "0,4 ore; 2,7 whale_meat; 5,7 oil; 8,6 skin_and_bones",
    "iceland": "2,2 stockfish; 4,0 oil; 6,5 ore+stone",
    "labrador": "3,3 game_meat; 6,4 chest; 7,1 linen; 8,6 stockfish",
    "greenland": "2,1 whale_meat; 5,7 stockfish",
    "newfoundland": "2,2 skin_and_bones",
    "lofoten": "1,8 stone; 3,8 wood; 5,4 hide; 8,1 stockfish",
    "orkney": "1,3 cattle; 7,8 fruits",
    "mull": "0,5 wood; 3,3 ore; 3,6 salt_meat; 5,3 gold_ornament; 7,0 egg",
    "caithness": "1,4 fur; 1,8 amber; 4,7 stone; 6,5 long_sword",
    "stone-house1": "1,2 hide",
    "long-house1": "0,10 peas; 1,1 oil; 2,5 beans",
}
"""Where a single cell shows goods that one can have many of."""
SINGLES = [
    (board, (int(row), int(col)), thing)
    for board, text in SYMBOLS.items()
    for at, thing in (part.split() for part in text.split("; "))
    for row, col in [at.split(",")]
]


def around(board: str, cell: Cell) -> set[Cell]:
    """The neighbours that exist, can be covered and do not count as covered anyway."""
    row, col = cell
    return area(f"{max(0, row - 1)}-{row + 1},{max(0, col - 1)}-{col + 1}") & signed(board, ".NM$")


def cover(scene: Scene, board: str, cells: set[Cell], seat: str = "A") -> None:
    """Exactly these cells are covered, however that came about."""
    scene.state.covered[SEATS.index(seat) * SLOTS + scene.slot(board)] = mask_of(cells)


@pytest.mark.rule("OD-BONUS-1", "OD-BONUS-2", "OD-BONUS-4", "OD-BONUS-6", "OD-BONUS-9", "OD-BONUS-11")
@pytest.mark.parametrize(("board", "cell", "things"), SINGLES, ids=[f"{board}-{what}" for board, _, what in SINGLES])
def test_an_enclosed_symbol_pays_each_round(board: str, cell: Cell, things: str) -> None:
    scene = with_board(board)
    near = around(board, cell)
    cover(scene, board, near)
    assert bonus(scene) == dict.fromkeys(things.split("+"), 1)
    assert bonus(scene) == dict.fromkeys(things.split("+"), 1)
    for bare in near:
        cover(scene, board, near - {bare})
        assert bonus(scene) == {}, bare
    cover(scene, board, near | {cell})
    assert bonus(scene) == {}


@pytest.mark.rule("OD-BONUS-2", "OD-BONUS-6")
def test_numbers_of_neighbours() -> None:
    assert [len(around("home", cell)) for cell in sorted(signed("home", "b"))] == [5, 8, 8, 8, 8]
    assert around("home", (5, 0)) == area("4,0-1 5,1 6,0-1")
    assert len(around("bear_island", (6, 6))) == 6


@pytest.mark.rule("OD-BONUS-1", "OD-BONUS-4")
def test_mead() -> None:
    """OD-T-60."""
    scene = Scene(2)
    fill(scene, "home", area("8-10,0-2") - {(9, 1), (10, 1), (9, 2)} | area("11,0-2"))
    fill(scene, "home", {(10, 1), (9, 2)})
    for _ in range(3):
        assert bonus(scene) == {"mead": 1}
    assert lay(scene, "silver", "home", "9,1") is None
    for _ in range(2):
        assert bonus(scene) == {}


@pytest.mark.rule("OD-PH10-1", "OD-BONUS-1", "OD-BONUS-6")
def test_four_of_five_symbols() -> None:
    """OD-T-62."""
    scene = Scene(2)
    cells = set().union(*(around("home", cell) for cell in area("5,0 7,2 9,1 10,5")))
    assert (6, 6) not in cells
    fill(scene, "home", cells | (area("8-11,0-3") - {(9, 1)}))
    assert bonus(scene) == {"ore": 1, "wood": 1, "mead": 1, "stone": 1}
    assert bonus(scene, "B") == {}


@pytest.mark.rule("OD-PH10-1", "OD-BONUS-1")
def test_every_player_receives_bonuses_of_all_own_boards() -> None:
    scene = Scene(3)
    own(scene, "shetland", "stone-house1")
    own(scene, "greenland", seat="C")
    cover(scene, "home", around("home", (9, 1)))
    cover(scene, "shetland", around("shetland", (3, 7)) | around("shetland", (5, 7)))
    cover(scene, "stone-house1", around("stone-house1", (1, 2)))
    cover(scene, "home", around("home", (9, 1)) | around("home", (5, 0)), "B")
    cover(scene, "greenland", around("greenland", (5, 7)), "C")
    scene.begin(Bonus())
    assert scene.supply("A") == {"mead": 1, "oil": 1, "cabbage": 1, "hide": 1}
    assert scene.supply("B") == {"mead": 1, "ore": 1}
    assert scene.supply("C") == {"stockfish": 1}


@pytest.mark.rule("OD-BONUS-1")
def test_shetland() -> None:
    """OD-T-98."""
    scene = with_board("shetland")
    assert scene.minus("A", "shetland") == 24
    assert lay(scene, "fibula/0", "shetland", "2,6") is None
    assert covered(scene, "shetland") == area("2,6-7 3,6 4,6-8 5,6 6,6-7")
    assert bonus(scene) == {}
    assert lay(scene, "rune_stone", "shetland", "2-3,8") is None
    assert bonus(scene) == {"oil": 1}
    assert lay(scene, "rune_stone", "shetland", "5-6,8") is None
    assert bonus(scene) == {"oil": 1, "cabbage": 1}
    assert (scene.minus("A", "shetland"), scene.income("A", "shetland")) == (21, 0)


@pytest.mark.rule("OD-PH10-1")
@pytest.mark.parametrize(("before", "paid"), [(0, 1), (5, 1), (6, 0)])
def test_no_bonus_in_the_last_round(before: int, paid: int) -> None:
    """OD-T-82: of the seven rounds only the last pays none."""
    scene = Scene(2)
    cover(scene, "home", around("home", (7, 2)))
    scene.round(before)
    scene.begin(Round())
    scene.luck()
    while scene.state.round == before + 1 and scene.deciding():
        seat = scene.deciding()[0]
        options = scene.options(seat)
        scene.choose(seat, next(each for each in ("pass", "done", "gap") if each in options))
        scene.luck()
    assert (scene.state.decision.kind is Kind.OVER) is (before == 6)
    assert [scene.has("A", "wood"), scene.has("B", "wood")] == [paid, 0]


@pytest.mark.rule("OD-BONUS-3", "OD-MINI2-22", "OD-BONUS-9")
def test_altar_and_stone() -> None:
    """OD-T-87: one symbol on two cells; the altar comes once."""
    scene = with_board("mull", mini_expansions="harvest")
    needed = area("5,7-9 6,7 7,7-8")
    for bare in needed:
        cover(scene, "mull", needed - {bare})
        assert bonus(scene) == {}
    for symbol in area("6,8-9"):
        cover(scene, "mull", needed | {symbol})
        assert bonus(scene) == {}
    assert scene.has("A", "altar") == 0
    cover(scene, "mull", needed)
    assert bonus(scene) == {"stone": 1}
    assert scene.has("A", "altar") == 1
    assert lay(scene, "ore", "home", "0,0") is None
    scene.state.treasures[0] = 0  # wherever the altar lies, there is no other
    assert bonus(scene) == {"stone": 1}
    assert scene.has("A", "altar") == 0


@pytest.mark.rule("OD-BONUS-9", "OD-MINI2-17", "OD-MINI2-22")
def test_mull() -> None:
    """OD-T-111."""
    scene = with_board("mull", mini_expansions="harvest")
    assert (scene.score("A")["islands"], scene.minus("A", "mull")) == (9, 24)
    assert lay(scene, "silver", "mull", "5,4") is None
    assert bonus(scene) == {"gold_ornament": 1}
    assert scene.minus("A", "mull") == 23
    assert lay(scene, "silverware", "mull", "5,7-9") is None
    assert lay(scene, "rune_stone", "mull", "6-7,7") is None
    assert bonus(scene) == {"gold_ornament": 1}
    assert lay(scene, "silver", "mull", "7,8") is None
    assert scene.minus("A", "mull") == 20
    assert bonus(scene) == {"gold_ornament": 1, "stone": 1}
    assert scene.has("A", "altar") == 1
    assert bonus(scene) == {"gold_ornament": 1, "stone": 1}


@pytest.mark.rule("OD-BONUS-7")
def test_salt_meat_of_mull_is_earned_beside_a_cell_that_cannot_be_covered() -> None:
    scene = with_board("mull")
    cover(scene, "mull", area("2,5-6 4,5-7"))
    assert bonus(scene) == {"salt_meat": 1}


@pytest.mark.rule("OD-BONUS-1", "OD-MINI1-5")
def test_weapon_of_orkney() -> None:
    """OD-T-90: the top card of the pile comes into the supply."""
    scene = with_board("orkney", mini_expansions="islands")
    cover(scene, "orkney", area("5,4 5,6 6,4 6,6 7,4 7,5"))
    pile = sum(scene.state.weapon_pile)
    scene.begin(Bonus())
    assert scene.state.decision.kind is Kind.CHANCE
    scene.state.roll(0, scene.events)
    assert sum(scene.state.weapon_pile) == pile - 1
    assert len(scene.told(WeaponDrawn)) == 1
    assert sum(scene.has("A", weapon) for weapon in ("bow", "snare", "spear", "long_sword")) == 1


@pytest.mark.rule("OD-BONUS-1", "OD-MINI2-17")
def test_long_sword_of_caithness() -> None:
    """OD-T-112: a discarded one first."""
    scene = with_board("caithness", mini_expansions="harvest")
    assert (scene.score("A")["islands"], scene.minus("A", "caithness")) == (24, 30)
    assert lay(scene, "silverware", "caithness", "5,4-6") is None
    assert lay(scene, "ore", "caithness", "6,4") is None
    assert scene.minus("A", "caithness") == 26
    pile, scene.state.weapon_discard = list(scene.state.weapon_pile), [0, 0, 0, 1]
    assert bonus(scene) == {"long_sword": 1}
    assert (scene.state.weapon_pile, scene.state.weapon_discard) == (pile, [0, 0, 0, 0])
    assert bonus(scene) == {"long_sword": 1}
    assert scene.state.weapon_pile == [*pile[:3], pile[3] - 1]


@pytest.mark.rule("OD-BONUS-3")
def test_symbols_count_as_covered_for_each_other() -> None:
    """The two cells of the altar touch each other, and nothing has to lie on either."""
    scene = with_board("mull", mini_expansions="harvest")
    cover(scene, "mull", area("5,7-9 6,7 7,7-8"))
    assert not covered(scene, "mull") & area("6,8-9")
    assert bonus(scene) == {"stone": 1}


@pytest.mark.rule("OD-BONUS-5")
def test_goods_of_one_symbol_complete_no_other_in_the_same_phase() -> None:
    """The ore would fill the last gap beside the mead, but both are paid, or not, at one moment."""
    scene = Scene(2)
    cover(scene, "home", around("home", (5, 0)) | around("home", (9, 1)) - {(8, 0)})
    scene.begin(Bonus(), Windows())
    assert scene.supply("A") == {"ore": 1}
    assert scene.deciding() == "A"
    scene.choose("A", "ore/0")
    scene.choose("A", "home:8,0")
    assert scene.supply("A") == {}
    assert bonus(scene) == {"ore": 1, "mead": 1}  # a round later


@pytest.mark.rule("OD-BONUS-5", "OD-BONUS-10")
def test_a_house_of_a_bonus_is_empty_in_the_same_phase() -> None:
    scene = with_board("newfoundland")
    cover(scene, "newfoundland", around("newfoundland", (6, 6)))
    cover(scene, "stone-house1", around("stone-house1", (1, 2)))
    assert bonus(scene) == {}
    assert bonus(scene) == {"hide": 1}


def newfoundland() -> Scene:
    """OD-T-101 after the placements, without the houses."""
    scene = with_board("newfoundland")
    scene.round(6)
    assert scene.score("A")["islands"] == 38
    assert (scene.minus("A", "newfoundland"), scene.income("A", "newfoundland")) == (40, 0)
    assert lay(scene, "silverware", "newfoundland", "5,5-7") is None
    assert lay(scene, "silverware", "newfoundland", "7,5-7") is None
    assert lay(scene, "silver", "newfoundland", "6,5") is None
    assert scene.state.houses == [0] * 6
    assert bonus(scene) == {}
    assert scene.state.houses == [0] * 6
    assert lay(scene, "ore", "newfoundland", "6,7") is None
    assert (scene.minus("A", "newfoundland"), scene.income("A", "newfoundland")) == (33, 0)
    return scene


@pytest.mark.rule("OD-BONUS-10", "OD-INCOME-3")
def test_stone_house_of_newfoundland() -> None:
    """OD-T-101."""
    scene = newfoundland()
    before = scene.score("A")
    assert bonus(scene) == {}  # it costs nothing and comes with nothing
    assert scene.state.houses == [0, 1, 0, 0, 0, 0]
    after = scene.score("A")
    assert after["buildings"] - before["buildings"] == 10
    assert after["bare-cells"] - before["bare-cells"] == -9
    scene = newfoundland()
    scene.build("B", "stone_house", 3)
    assert bonus(scene) == {}
    assert scene.state.houses == [0, 0, 0, 0, 3, 0]
    scene = newfoundland()
    scene.build("B", "stone_house", 2)
    bonus(scene)
    assert scene.state.houses == [0, 1, 0, 0, 2, 0]


@pytest.mark.rule("OD-BONUS-10")
def test_cloakpin_of_newfoundland() -> None:
    scene = with_board("newfoundland")
    cover(scene, "newfoundland", around("newfoundland", (5, 1)))
    assert len(around("newfoundland", (5, 1))) == 8
    assert bonus(scene) == {}
    assert scene.has("A", "cloakpin") == 1
    scene = with_board("newfoundland")
    cover(scene, "newfoundland", around("newfoundland", (5, 1)))
    scene.have("B", cloakpin=1)
    bonus(scene)
    assert (scene.has("A", "cloakpin"), scene.has("B", "cloakpin")) == (0, 1)


@pytest.mark.rule("OD-BONUS-10", "OD-PH10-1")
@pytest.mark.parametrize(("before", "houses"), [(5, 1), (6, 0)])
def test_newfoundland_pays_in_the_last_round_but_one_only(before: int, houses: int) -> None:
    scene = newfoundland()
    scene.round(before)
    scene.begin(Round())
    scene.luck()
    while scene.state.round == before + 1 and scene.deciding():
        seat = scene.deciding()[0]
        options = scene.options(seat)
        scene.choose(seat, next(each for each in ("pass", "done", "gap") if each in options))
        scene.luck()
    assert scene.state.houses == [0, houses, 0, 0, 0, 0]


@pytest.mark.rule("OD-BONUS-11")
@pytest.mark.parametrize(
    ("board", "cell", "animal"), [("faroe_islands", (0, 6), "sheep"), ("orkney", (1, 3), "cattle")]
)
def test_an_animal_of_a_bonus_is_plain(board: str, cell: Cell, animal: str) -> None:
    scene = with_board(board)
    cover(scene, board, around(board, cell))
    assert bonus(scene) == {animal: 1}
    assert scene.state.pregnant == [0, 0, 0, 0]
    assert scene.score("A")["animals"] == {"sheep": 2, "cattle": 3}[animal]


@pytest.mark.rule("OD-BONUS-9")
def test_two_goods_on_one_cell() -> None:
    """OD-T-63, and Iceland."""
    scene = with_board("bear_island")
    fill(scene, "bear_island", area("5,5-7 6,5 7,5-6"))
    assert bonus(scene) == {"rune_stone": 1, "ore": 1} == bonus(scene)
    scene = with_board("iceland")
    cover(scene, "iceland", around("iceland", (6, 5)))
    assert bonus(scene) == {"ore": 1, "stone": 1} == bonus(scene)


@pytest.mark.rule("OD-BONUS-9")
def test_no_other_symbols_touch() -> None:
    touching = [
        (board, cell, other)
        for board in SYMBOLS
        for cell in sorted(signed(board, "b"))
        for other in sorted(signed(board, "b"))
        if cell < other and abs(cell[0] - other[0]) <= 1 and abs(cell[1] - other[1]) <= 1
    ]
    assert touching == [("mull", (6, 8), (6, 9))]
