"""What clients are told of the table: it agrees with the box and the rules."""

import json
from typing import Any

import pytest

from meadhall import game
from meadhall.games.odin.boards import HOME as HOME_BOARD
from meadhall.games.odin.box import SPECIALS, THINGS
from meadhall.games.odin.cards import OCCUPATIONS
from meadhall.games.odin.notation import CARD, CELL, PIECE, PIECES, SIZE, SLOTS, slot_name
from meadhall.games.odin.rules.placement import BOARDS
from meadhall.words import Words

ODIN = game("odin")
SAY = Words(ODIN).say


def told(seats: int = 4, **options: str) -> dict[str, Any]:
    return ODIN.setting(ODIN.table(seats, options), SAY)


@pytest.mark.parametrize("options", [{}, {"decks": "ABC", "mini_expansions": "both"}, {"length": "short"}])
def test_setting_is_json(options: dict[str, str]) -> None:
    setting = told(**options)
    assert json.loads(json.dumps(setting)) == setting


def test_options_are_found_where_the_setting_says() -> None:
    starts = told()["options"]
    for kind in ("space", "ship", "arm", "good", "special", "strip", "island", "number", "card", "token", "piece"):
        assert ODIN.describe(starts[kind])["kind"] == kind
        assert starts[kind] == 0 or ODIN.describe(starts[kind] - 1)["kind"] != kind
    for word in ("pass", "done", "roll", "gap", "pause"):
        assert ODIN.describe(starts[word]) == {"kind": "word", "word": word}
    assert (starts["card"], starts["piece"], starts["cell"]) == (CARD, PIECE, CELL)
    assert starts["cell"] + SLOTS * starts["cells"] == SIZE


def test_a_cell_is_found_by_slot_row_and_column() -> None:
    setting = told()
    starts = setting["options"]
    option = starts["cell"] + 8 * starts["cells"] + 3 * setting["columns"] + 4
    assert ODIN.describe(option) == {"kind": "cell", "board": setting["slots"][8], "row": 3, "column": 4}
    assert setting["slots"] == [slot_name(slot) for slot in range(SLOTS)]


def test_pieces_are_the_options_of_pieces() -> None:
    setting = told()
    assert len(setting["pieces"]) == len(PIECES)
    for number, piece in enumerate(setting["pieces"]):
        form = ODIN.describe(PIECE + number)
        assert setting["things"][piece["thing"]]["id"] == form["piece"]
        rows, columns = (1 + max(cell[axis] for cell in piece["cells"]) for axis in (0, 1))
        assert (piece["rows"], piece["columns"]) == (rows, columns)
        assert min(row for row, _ in piece["cells"]) == min(column for _, column in piece["cells"]) == 0


def test_every_thing_has_a_name_and_goods_their_colour() -> None:
    things = told()["things"]
    assert [thing["id"] for thing in things] == list(THINGS)
    assert all(thing["name"] for thing in things if thing["id"])
    assert things[THINGS.index("silk")]["colour"] == "blue"
    assert things[THINGS.index("jewelry")]["forgeable"]
    assert not things[THINGS.index("fur")]["forgeable"]
    helmet = things[THINGS.index("helmet")]
    assert (helmet["colour"], helmet["price"]) == ("special", SPECIALS[1].price)


def test_boards_cost_what_their_grids_show() -> None:
    boards = told()["boards"]
    assert len(boards) == len(BOARDS)
    for board in boards:
        signs = "".join(board["grid"])
        bare = signs.count("N") + 2 * signs.count("M") + board["wood"] + board["stone"]
        assert board["minus"] == bare
    assert boards[0]["grid"] == list(HOME_BOARD.grid)
    assert boards[0]["income"][0]["steps"][-1] == [15, 0, 11]
    assert all(board["name"] for board in boards[1:])


def test_islands_in_play_come_with_the_mini_expansion() -> None:
    assert told()["islands"] == [0, 1, 2, 3]
    assert told(mini_expansions="islands")["islands"] == [0, 1, 2, 3, 4]
    assert told(mini_expansions="both")["islands"] == [0, 1, 2, 3, 4, 5]


def test_points_of_a_later_print() -> None:
    names = [board["id"] for board in told()["boards"]]
    faroe = names.index("faroe_islands")
    first, later = told()["boards"][faroe]["points"], told(island_points="later")["boards"][faroe]["points"]
    assert first != later


def test_spaces_in_play_with_what_they_do() -> None:
    spaces = told()["spaces"]
    assert len(spaces) == 61
    assert len(told(2, action_board="small")["spaces"]) == 56
    assert all(space["name"] and space["short"] and space["text"] and space["effects"] for space in spaces)
    assert spaces[0]["effects"] == [{"pay": {"wood": 2}}, {"build": "shed"}]


def test_only_cards_in_play_are_told() -> None:
    cards = told(decks="A")["cards"]
    assert {card["deck"] for card in cards} == {"A"}
    assert all(OCCUPATIONS[card["card"]].number == card["number"] and card["text"] for card in cards)
    assert len(told(decks="ABC")["cards"]) == len(OCCUPATIONS)


def test_tokens_come_with_the_harvest() -> None:
    assert told()["tokens"] == []
    assert len(told(mini_expansions="harvest")["tokens"]) == 10
