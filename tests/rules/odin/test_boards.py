"""Boards and buildings (OD-SCORE-10, OD-INCOME-4, OD-BONUS): every cell, against what the rule book says of them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from meadhall.games.odin import boards, box, pieces
from meadhall.games.odin.boards import HOME, HOUSES, ISLANDS, Board
from meadhall.games.odin.box import THING_AT, THINGS
from meadhall.games.odin.pieces import COLUMNS, bit, mask_of
from tests.rules.odin.cells import cells_of, parts
from tests.rules.odin.printed import PRINTED

GRIDS = {
    "home": ("dddcccccccc8 ccccccccbbbb3", "bbbbb5555551 5555555baaaa0", 0),
    "shetland": ("379958865 677377977", "045422232 323323431", 0),
    "bear_island": ("468867642 26588985", "465112012 12223543", 0),
    "faroe_islands": ("457857773 356648885", "231412111 011102353", 0),
    "baffin_island": ("598469578 598897645", "353224212 222365202", 0),
    "iceland": ("67788873 67687776", "44334222 11243445", 0),
    "labrador": ("233579797 344998564", "232378465 233667364", 0),
    "greenland": ("87878653 56768785", "53333300 13233332", 0),
    "newfoundland": ("325689893 468867653", "324456583 245556553", 0),
    "lofoten": ("421577442 2334334554", "211432110 0001123224", 2),
    "orkney": ("556966863 6749754345", "432433222 3312243223", 0),
    "mull": ("353447496 1246778442", "253214012 0122533031", 4),
    "caithness": ("5aa8873 25677654333", "2454442 00033353233", 5),
    "shed": ("", "", 0),
    "stone_house": ("2443 13432", "1222 11212", 0),
    "long_house": ("b9a 33323332332", "564 12121112121", 0),
}
"""Cells that can be covered, by row and by column, in hexadecimal; those that cost points; how many cost two."""

INCOMES = {
    "home": ["0 1 2 2 3 4 5 6 7 9 12 15 to 18"],
    "shetland": ["0 1 2 to 3"],
    "bear_island": ["1 3 4 to 5"],
    "faroe_islands": ["0 1 1 1 2 2 2 3 to 4"],
    "baffin_island": ["0 1 2 2 4 to 6"],
    "iceland": ["1 2 3 4 5 6 7 to 8"],
    "greenland": ["0 1 2 to 3", "0 1 2 3 4 to 5"],
    "lofoten": ["0 1 2 2 3 to 4"],
    "orkney": ["0 1 2 3 to 4"],
    "mull": ["0 1 2 3 to 4"],
    "caithness": ["0 1 2 3 4 to 5"],
}

NEEDED = {
    "home": [[1, 4, 8, 15, 23, 33, 44, 59, 75, 93, 113, 135]],
    "shetland": [[1, 5, 10]],
    "bear_island": [[3, 8, 17]],
    "faroe_islands": [[1, 3, 8, 11, 17, 26, 34, 43]],
    "baffin_island": [[1, 4, 8, 14, 22]],
    "iceland": [[2, 7, 13, 22, 29, 40, 51]],
    "greenland": [[16, 26, 38], [2, 8, 16, 27, 35]],
    "lofoten": [[2, 4, 7, 11, 25]],
    "orkney": [[1, 4, 15, 25]],
    "mull": [[3, 8, 16, 22]],
    "caithness": [[2, 5, 10, 18, 26]],
}
"""How many cells must be covered for each step of the income."""

BONUSES = {
    "home": "ore@5,0 wood@7,2 rune_stone@7,6 mead@9,1 stone@10,5",
    "shetland": "silverware@1,5 game_meat@2,1 oil@3,7 cabbage@5,7 beans@7,2",
    "bear_island": "game_meat@3,4 stockfish@4,7 rune_stone+ore@6,6",
    "faroe_islands": "sheep@0,6 oil@2,2 milk@2,8 flax@5,5 peas@6,0 hide@7,6",
    "baffin_island": "ore@0,4 whale_meat@2,7 oil@5,7 skin_and_bones@8,6",
    "iceland": "stockfish@2,2 oil@4,0 ore+stone@6,5",
    "labrador": "game_meat@3,3 chest@6,4 linen@7,1 stockfish@8,6",
    "greenland": "whale_meat@2,1 stockfish@5,7",
    "newfoundland": "skin_and_bones@2,2 cloakpin@5,1 stone_house@6,6",
    "lofoten": "stone@1,8 wood@3,8 hide@5,4 stockfish@8,1",
    "orkney": "cattle@1,3 weapon@6,5 fruits@7,8",
    "mull": "wood@0,5 ore@3,3 salt_meat@3,6 gold_ornament@5,3 altar+stone@6,8&6,9 egg@7,0",
    "caithness": "fur@1,4 amber@1,8 stone@4,7 long_sword@6,5",
    "shed": "",
    "stone_house": "hide@1,2",
    "long_house": "peas@0,10 oil@1,1 beans@2,5",
}

UNCOVERABLE = {
    "bear_island": {(1, 4), (4, 2)},
    "faroe_islands": {(2, 6), (4, 7), (5, 3)},
    "baffin_island": {(3, 2)},
    "greenland": {(1, 3), (5, 5)},
    "labrador": {(6, 6)},
    "mull": {(3, 5)},
    "long_house": {(1, 3), (1, 7)},
}

BOARDS = {board.id: board for board in (HOME, *ISLANDS, *HOUSES)}


def bonus(board: str, thing: str) -> set[tuple[int, int]]:
    """What must be covered for the bonus."""
    (found,) = (each for each in BOARDS[board].bonuses if THING_AT[thing] in each.gives)
    return cells_of(found.around)


def profile(mask: int, board: Board) -> str:
    cells = cells_of(mask)
    rows, cols = len(board.grid), max(map(len, board.grid), default=0)
    by_row = [sum(row == each for row, _ in cells) for each in range(rows)]
    by_col = [sum(col == each for _, col in cells) for each in range(cols)]
    return " ".join("".join(f"{n:x}" for n in part) for part in (by_row, by_col)).strip()


# boards


def test_order_of_boards() -> None:
    assert list(BOARDS) == list(GRIDS) == list(PRINTED)
    assert [board.id for board in HOUSES] == list(box.BUILDINGS)
    assert bit(2, 3) == 2 * COLUMNS + 3
    assert mask_of([(0, 0), (1, 1)]) == 1 | 1 << COLUMNS + 1
    for board in BOARDS.values():
        assert len(board.grid) <= pieces.ROWS
        assert len(set(map(len, board.grid))) <= 1
        assert all(len(row) < COLUMNS for row in board.grid)
        assert set("".join(board.grid)) <= set("_.NM$b#%")


@pytest.mark.rule("OD-COMP-3", "OD-COMP-15", "OD-SETUP-15", "OD-PH3-1", "OD-MINI1-6", "OD-MINI2-14")
def test_exploration_boards_have_two_sides_of_one_letter() -> None:
    pairs = [(ISLANDS[n], ISLANDS[n + 1]) for n in range(0, 12, 2)]
    assert [(front.id, back.id, front.letter) for front, back in pairs] == [
        ("shetland", "bear_island", "A"),
        ("faroe_islands", "baffin_island", "B"),
        ("iceland", "labrador", "C"),
        ("greenland", "newfoundland", "D"),
        ("lofoten", "orkney", "A"),
        ("mull", "caithness", "B"),
    ]
    assert all(not front.back and back.back and front.letter == back.letter for front, back in pairs)
    assert [(front.mini_expansion, back.mini_expansion) for front, back in pairs] == [*[(0, 0)] * 4, (1, 1), (2, 2)]
    assert [getattr(boards, island.id.upper()) for island in ISLANDS] == list(range(12))


@pytest.mark.rule("OD-EXPLORE-3", "OD-EXPLORE-4", "OD-MINI1-4", "OD-MINI2-15", "OD-MINI2-16")
def test_vikings_and_ships_needed_for_exploring() -> None:
    found: dict[tuple[int, str], set[str]] = {}
    for island in ISLANDS:
        found.setdefault((island.vikings, island.ship), set()).add(island.id)
    assert found == {
        (1, "ship"): {"shetland", "faroe_islands", "lofoten", "orkney", "mull"},
        (2, "large_ship"): {"iceland", "greenland", "bear_island"},
        (3, "longship"): {"baffin_island", "labrador", "newfoundland", "caithness"},
    }


@pytest.mark.rule("OD-ANY-PLACE-12", "OD-ANY-PLACE-18", "OD-ANY-PLACE-25")
def test_cells_of_every_board() -> None:
    for name, (cells, negative, double) in GRIDS.items():
        board = BOARDS[name]
        assert profile(board.coverable, board) == cells, name
        assert profile(board.negative, board) == negative, name
        assert board.double.bit_count() == double, name
        assert board.double | board.negative == board.negative
        assert board.negative | board.coverable == board.coverable
        holes = {(y, x) for y, row in enumerate(board.grid) for x, sign in enumerate(row) if sign in "#%"}
        assert holes == UNCOVERABLE.get(name, set()), name
        assert not holes & cells_of(board.coverable)


@pytest.mark.rule("OD-ANY-PLACE-12", "OD-SCORE-10")
def test_the_home_board() -> None:
    """Twelve by twelve without the right part of the last row, and three cells more at the top."""
    square = {(row, col) for row in range(12) for col in range(12) if row < 11 or col < 8}
    assert cells_of(HOME.coverable) == square | {(0, 12), (1, 12), (2, 12)}
    diagonal = {(11 - n, n) for n in range(12)}
    assert cells_of(HOME.negative) == {(row, col) for row, col in square if row < 5 or col > 6} - diagonal
    assert [divmod(step.cell, COLUMNS) for step in HOME.diagonals[0].steps] == [(11 - n, n) for n in range(12)]


@pytest.mark.rule("OD-MINI1-6", "OD-MINI2-24", "OD-SCORE-10")
def test_cells_that_cost_two_points() -> None:
    assert {name: cells_of(board.double) for name, board in BOARDS.items() if board.double} == {
        "lofoten": {(0, 6), (3, 5)},
        "mull": {(0, 3), (1, 2), (3, 2), (4, 8)},
        "caithness": {(0, 10), (1, 6), (1, 10), (2, 6), (3, 5)},
    }


@pytest.mark.rule("OD-SCORE-3", "OD-SCORE-4", "OD-SCORE-10", "OD-MINI1-6", "OD-MINI2-24")
def test_points_of_boards_and_what_they_cost_when_empty() -> None:
    assert {name: (board.points, board.minus) for name, board in BOARDS.items()} == PRINTED
    for board in BOARDS.values():
        spots = board.wood + board.stone
        assert board.negative.bit_count() + board.double.bit_count() + spots == board.minus, board.id
    later = {board.id: board.later_points for board in BOARDS.values() if board.later_points}
    assert later == {"faroe_islands": 10, "bear_island": 16, "baffin_island": 10}


@pytest.mark.rule("OD-MINI1-6")
def test_parts_of_the_boards() -> None:
    several = {name: parts(cells_of(board.coverable)) for name, board in BOARDS.items() if name != "shed"}
    assert {name: n for name, n in several.items() if n != 1} == {
        "shetland": 2,
        "faroe_islands": 2,
        "lofoten": 2,
        "orkney": 3,
    }


@pytest.mark.rule("OD-INCOME-3", "OD-INCOME-4")
def test_numbers_of_the_incomes() -> None:
    for name, board in BOARDS.items():
        shown = [f"{' '.join(str(step.value) for step in each.steps)} to {each.cap}" for each in board.diagonals]
        assert shown == INCOMES.get(name, []), name


def test_income_steps_are_the_income_cells_from_the_lower_left_on() -> None:
    for board in BOARDS.values():
        marked = [(row, col) for row, line in enumerate(board.grid) for col, sign in enumerate(line) if sign == "$"]
        steps = [[divmod(step.cell, COLUMNS) for step in each.steps] for each in board.diagonals]
        assert sorted(cell for each in steps for cell in each) == sorted(marked)
        for each in steps:
            assert all(low[0] > high[0] and low[1] < high[1] for low, high in pairwise(each))
    assert [step.cell for step in BOARDS["greenland"].diagonals[0].steps] == [bit(2, 3), bit(1, 4), bit(0, 5)]


@pytest.mark.rule("OD-ANY-PLACE-3", "OD-ANY-PLACE-6", "OD-ANY-PLACE-19")
def test_cells_needed_for_each_step_of_an_income() -> None:
    for name, board in BOARDS.items():
        counts = [[step.needed.bit_count() for step in each.steps] for each in board.diagonals]
        assert counts == NEEDED.get(name, []), name
        for each in board.diagonals:
            for step in each.steps:
                assert step.needed >> step.cell & 1
                assert step.needed & ~board.coverable == 0
                assert not any(step.needed & found.cells for found in board.bonuses)
    first, second = HOME.diagonals[0].steps[:2]
    assert cells_of(first.needed) == {(11, 0)}
    assert cells_of(second.needed) == {(11, 0), (11, 1), (10, 0), (10, 1)}
    lowest = BOARDS["bear_island"].diagonals[0].steps[0]
    assert cells_of(lowest.needed) == {(4, 1), (5, 1), (6, 1)}


@pytest.mark.rule("OD-BONUS-6", "OD-BONUS-9", "OD-BONUS-10", "OD-BONUS-11", "OD-MINI1-5", "OD-MINI2-17")
def test_what_bonus_cells_give() -> None:
    for name, board in BOARDS.items():
        shown = [
            f"{'+'.join(THINGS[thing] for thing in each.gives)}@"
            + "&".join(f"{row},{col}" for row, col in sorted(cells_of(each.cells)))
            for each in board.bonuses
        ]
        assert " ".join(shown) == BONUSES[name]
        marked = {(row, col) for row, line in enumerate(board.grid) for col, sign in enumerate(line) if sign == "b"}
        assert marked == {cell for each in board.bonuses for cell in cells_of(each.cells)}


@pytest.mark.rule("OD-BONUS-2", "OD-BONUS-6")
def test_bonuses_of_the_home_board_have_eight_neighbours_and_one_has_five() -> None:
    assert [each.around.bit_count() for each in HOME.bonuses] == [5, 8, 8, 8, 8]
    assert bonus("home", "ore") == {(4, 0), (4, 1), (5, 1), (6, 0), (6, 1)}
    assert bonus("home", "mead") == {(8, 0), (8, 1), (8, 2), (9, 0), (9, 2), (10, 0), (10, 1), (10, 2)}


@pytest.mark.rule("OD-BONUS-2", "OD-BONUS-3", "OD-BONUS-7", "OD-BONUS-11", "OD-MINI2-22", "OD-MINI2-24")
def test_only_cells_that_exist_and_can_be_covered_count_around_a_bonus() -> None:
    assert bonus("mull", "altar") == {(5, 7), (5, 8), (5, 9), (6, 7), (7, 7), (7, 8)}
    assert bonus("mull", "gold_ornament") == {(5, 4)}
    assert bonus("mull", "salt_meat") == {(2, 5), (2, 6), (4, 5), (4, 6), (4, 7)}
    assert bonus("mull", "egg") == {(7, 1), (8, 1)}
    assert bonus("stone_house", "hide") == {(0, 1), (0, 2), (1, 1), (1, 3), (2, 1), (2, 2), (2, 3)}
    assert bonus("long_house", "peas") == {(0, 9), (1, 9), (1, 10)}
    assert bonus("lofoten", "stockfish") == {(7, 0), (7, 1), (7, 2), (8, 0)}
    for board in BOARDS.values():
        for each in board.bonuses:
            near = {(row + dy, col + dx) for row, col in cells_of(each.cells) for dy in (-1, 0, 1) for dx in (-1, 0, 1)}
            assert cells_of(each.around) == near & cells_of(board.coverable) - cells_of(each.cells)


@pytest.mark.rule("OD-COMP-4", "OD-ANY-PLACE-26")
def test_buildings() -> None:
    found = [(house.id, house.supply, house.wood, house.stone) for house in HOUSES]
    assert found == [("shed", 3, 3, 3), ("stone_house", 3, 1, 1), ("long_house", 5, 0, 0)]
    assert [house.coverable.bit_count() for house in HOUSES] == [0, 13, 30]
