"""Map files: the two boards that come with the game, and everything that can be wrong with a file."""

# ruff: noqa: E501 (the tables of faults hold whole messages)
import pickle
import re
from importlib.resources import files
from pathlib import Path

import pytest

from meadhall.core.masks import bits
from meadhall.games.rebirth.board import BLANK, COLUMNS, FARM, POWER, ROWS, SETTLEMENT, Board, neighbours
from meadhall.games.rebirth.mapfile import Fault, MapError, read_map, remarks

MATERIAL = files("meadhall.games.rebirth") / "material"
TEXTS = {name: (MATERIAL / f"{name}.map").read_text(encoding="utf-8") for name in ("scotland", "ireland")}
BOARDS = {name: read_map(text) for name, text in TEXTS.items()}
LETTERS = {FARM: "f", POWER: "e", BLANK: "b"}

# Every castle, cathedral and tower: hex | playable neighbours with their kind, + for 1+, x for covered.
SCOTTISH_PLACES = """\
castle Lews (Stornoway) | 4,2 | 3,2 bx, 4,1 b, 4,3 2+, 5,1 e, 5,2 2
castle Dunrobin | 5,7 | 4,7 e, 4,8 e, 5,6 e, 5,8 1+, 6,7 bx
castle Eilean Donan | 8,5 | 7,4 b, 7,5 ex, 8,4 e, 8,6 b, 9,4 e, 9,5 ex
castle Kisimul (Barra) | 9,0 | 8,0 ex, 8,1 e, 9,1 b, 10,1 1+
castle Invergarry | 10,6 | 9,5 ex, 9,6 f, 10,5 e, 10,7 f, 11,5 2, 11,6 ex
castle Braemar | 10,9 | 9,8 b, 9,9 f, 10,8 f, 10,10 3, 11,8 fx, 11,9 f
castle Dunnottar | 11,11 | 10,11 3, 10,12 3+, 11,10 f, 12,11 b
castle Inveraray | 13,5 | 12,5 e, 12,6 e, 13,4 1+, 13,6 ex, 14,5 f, 14,6 f
castle Stirling | 14,8 | 13,7 e, 13,8 b, 14,7 3, 14,9 f, 15,7 3, 15,8 fx
castle Edinburgh | 15,10 | 14,10 b, 15,9 3, 15,11 bx, 16,10 3, 16,11 f
castle Culzean | 18,7 | 17,6 2+, 17,7 b, 18,6 2, 18,8 2, 19,6 b, 19,7 b
castle Caerlaverock | 18,9 | 17,8 f, 17,9 f, 18,8 2, 18,10 1x, 19,8 2
cathedral St Magnus (Kirkwall) | 1,9 | 0,9 b, 0,10 b, 1,8 b, 1,10 1+
cathedral Elgin | 8,10 | 7,9 f, 7,10 f, 8,9 fx, 8,11 f, 9,9 f, 9,10 b
cathedral St Machar (Aberdeen) | 9,11 | 8,11 f, 8,12 fx, 9,10 b, 10,11 3, 10,12 3+
cathedral Dunkeld | 12,9 | 11,8 fx, 11,9 f, 12,8 2x, 12,10 2, 13,8 b, 13,9 2
cathedral Iona | 13,3 | 12,3 e, 12,4 e, 13,4 1+, 14,3 bx
cathedral St Andrews | 13,10 | 12,10 2, 12,11 b, 13,9 2, 14,10 b
cathedral St Mungo (Glasgow) | 16,7 | 15,6 3, 15,7 3, 16,8 fx, 17,6 2+, 17,7 b
cathedral Whithorn | 20,7 | 19,6 b, 19,7 b, 20,6 1+, 20,8 b
"""
IRISH_PLACES = """\
castle Doe | 1,6 | 0,6 e+, 1,5 e, 1,7 3, 2,6 b, 2,7 3
castle Shane's Castle | 3,8 | 2,8 3, 2,9 b, 3,7 ex, 3,9 e, 4,8 ex, 4,9 e
castle Parke's | 5,4 | 4,4 f+, 4,5 f, 5,3 1, 5,5 2x, 6,4 b, 6,5 2x
castle Cloughoughter | 6,8 | 5,7 b, 5,8 e, 6,7 f, 6,9 bx, 7,7 f, 7,8 4
castle Athlone | 9,5 | 8,5 b, 8,6 2, 9,4 3, 9,6 2, 10,5 fx, 10,6 bx
castle Dublin | 9,9 | 8,9 4, 8,10 4, 9,8 f, 10,9 f, 10,10 fx
castle Dunguaire | 10,3 | 9,2 bx, 9,3 3, 10,2 e+x, 10,4 b, 11,2 e, 11,3 1
castle Dunamase | 10,8 | 9,7 fx, 9,8 f, 10,7 f, 10,9 f, 11,7 b, 11,8 b
castle Bunratty | 12,4 | 11,3 1, 11,4 f, 12,3 e, 12,5 3x, 13,3 e, 13,4 3x
castle Kilkenny | 12,8 | 11,7 b, 11,8 b, 12,7 1, 12,9 2, 13,7 fx, 13,8 fx
castle Ross (Killarney) | 14,2 | 13,1 1, 13,2 b, 14,1 b, 14,3 2, 15,1 b, 15,2 2
castle Blarney | 15,4 | 14,4 e, 14,5 b, 15,3 b, 15,5 3, 16,4 3, 16,5 3
tower Armoy | 1,8 | 0,8 e+, 1,7 3, 1,9 bx, 2,8 3, 2,9 b
tower Tory | 3,5 | 2,5 1, 2,6 b, 3,4 b, 3,6 b, 4,5 f, 4,6 f
tower Nendrum | 3,10 | 2,10 ex, 3,9 e, 3,11 f+, 4,10 4, 4,11 4
tower Devenish | 4,7 | 3,6 b, 3,7 ex, 4,6 f, 4,8 ex, 5,6 f, 5,7 b
tower Killala | 5,2 | 4,2 e+, 5,1 e, 5,3 1, 6,2 e, 6,3 e
tower Oran | 7,5 | 6,5 2x, 6,6 bx, 7,4 e, 7,6 f, 8,5 b, 8,6 2
tower Kilbennan | 8,3 | 7,2 1, 7,3 e, 8,2 b, 8,4 3, 9,2 bx, 9,3 3
tower Hill of Tara | 8,8 | 7,7 f, 7,8 4, 8,7 bx, 8,9 4, 9,7 fx, 9,8 f
tower Roscrea | 11,6 | 10,6 bx, 10,7 f, 11,5 f, 11,7 b, 12,6 f, 12,7 1
tower Glendalough | 11,9 | 10,9 f, 10,10 fx, 11,8 b, 11,10 f+x, 12,9 2, 12,10 2
tower Rattoo | 12,2 | 11,2 e, 12,1 e+x, 12,3 e, 13,1 1, 13,2 b
tower Ferns | 13,9 | 12,9 2, 12,10 2, 13,8 fx, 13,10 f+, 14,9 b
tower Ardmore | 14,6 | 13,5 3x, 13,6 f, 14,5 b, 14,7 2, 15,5 3, 15,6 f+
tower Kinneigh | 16,3 | 15,2 2, 15,3 b, 16,2 e, 16,4 3, 17,2 ex, 17,3 bx
"""
SCOTTISH_SETTLEMENTS = """\
Oban 13,4
Kirkwall 1,10
Castlebay 10,1
Ullapool 5,5
Campbeltown 16,5
Golspie 5,8
Hawick 18,10
Stranraer 20,6
Dundee 12,10 13,9
Perth 12,7 12,8
Stornoway 4,3 5,2
Thurso and Wick 3,8 3,9
Ayr 17,6 18,6
Fort William 11,4 11,5
Dumfries 18,8 19,8
Portree 8,3 9,3
Glasgow 14,7 15,6 15,7
Edinburgh town 15,9 16,9 16,10
Aberdeen 10,10 10,11 10,12
Inverness 7,7 8,7 8,8
"""
IRISH_SETTLEMENTS = """\
Dungloe 2,5
Ballina 5,3
Westport 7,2
Ennis 11,3
Tralee 13,1
Cashel 12,7
Sligo 5,5 6,5
Waterford 14,7 14,8
Athlone town 8,6 9,6
Killarney 14,3 15,2
Arklow 12,9 12,10
Cork 15,5 16,5 16,4
Limerick 12,5 13,4 13,5
Galway 8,4 9,3 9,4
Derry 1,7 2,7 2,8
Dublin city 7,8 7,9 8,9 8,10
Belfast 4,10 4,11 5,9 5,10
"""

SMALL = """\
map Islet
rules scotland
provenance made up

[terrain]
.b1e.
.fC2.
.eK2.
..Cf.

[settlements]
..a..
...b.
...b.
.....

[plus]
..+..
.....
.....
.....

[covered]
.x...
.....
.....
.....

[names]
castle 1,2 Edinburgh
castle 3,2 Stirling
cathedral 2,2 Elgin
settlement a Oban
settlement b Perth
tiebreak 1 Edinburgh
tiebreak 2 Stirling
"""
SMALL_IRISH = """\
map Holm
rules ireland
provenance made up
[terrain]
TTTTTTT
TTTTTTT
Cfe1...
[settlements]
.......
.......
...a...
[plus]
.......
.......
.+.....
[covered]
.......
.......
..x....
[names]
castle 2,0 Blarney
settlement a Cork
TOWERS
tiebreak 1 Blarney
tiebreak 2 Tower 00
""".replace("TOWERS", "\n".join(f"tower {row},{column} Tower {row}{column}" for row in (0, 1) for column in range(7)))


def faults_of(text: str) -> list[str]:
    with pytest.raises(MapError) as caught:
        read_map(text)
    faults = caught.value.faults
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    assert faults == sorted(faults)
    assert all(1 <= f.line <= len(lines) and 0 <= f.column <= len(lines[f.line - 1]) + 1 for f in faults)
    return [str(fault) for fault in faults]


def edit(text: str, changes: dict[int, str | None]) -> str:
    """The text with some lines (counted from 1) replaced, or left out."""
    lines = dict[int, str | None](enumerate(text.split("\n"), 1)) | changes
    return "\n".join(line for line in lines.values() if line is not None)


def describe(board: Board, number: int) -> str:
    row, column = board.hexes[number]
    town = board.settlement_at[number]
    kind = LETTERS[board.kinds[number]] if town < 0 else str(board.settlements[town].size)
    marks = "+" * (board.plus >> number & 1) + "x" * (board.covered >> number & 1)
    return f"{row},{column} {kind}{marks}"


# The two boards


@pytest.mark.parametrize("name", ["scotland", "ireland"])
def test_the_boards_have_neither_faults_nor_remarks(name: str) -> None:
    board = BOARDS[name]
    assert (board.title, board.rules, board.text) == (name.title(), name, TEXTS[name])
    assert "reconstructed" in board.provenance
    assert remarks(board) == []


@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("scotland", {"rows": 21, "columns": 13, "cathedrals": 8, "towers": 0, "covered": 32, "sizes": (8, 8, 4, 0)}),
        ("ireland", {"rows": 18, "columns": 12, "cathedrals": 0, "towers": 14, "covered": 24, "sizes": (6, 5, 4, 2)}),
    ],
)
def test_what_the_boards_consist_of(name: str, facts: dict[str, object]) -> None:
    board = BOARDS[name]
    sizes = [town.size for town in board.settlements]
    assert facts == {
        "rows": board.rows,
        "columns": board.columns,
        "cathedrals": len(board.cathedrals),
        "towers": len(board.towers),
        "covered": board.covered.bit_count(),
        "sizes": tuple(sizes.count(size) for size in (1, 2, 3, 4)),
    }
    assert len(board.hexes) == 108
    assert [mask.bit_count() for mask in (board.farms, board.powers, board.blanks, board.towns)] == [24, 24, 24, 36]
    assert len(board.castles) == 12
    assert board.plus.bit_count() == 12


def place_rows(table: str) -> list[list[str]]:
    return [line.split(" | ") for line in table.splitlines()]


@pytest.mark.parametrize(
    ("name", "place", "where", "around"),
    [("scotland", *row) for row in place_rows(SCOTTISH_PLACES)]
    + [("ireland", *row) for row in place_rows(IRISH_PLACES)],
)
def test_every_named_place_and_its_neighbours(name: str, place: str, where: str, around: str) -> None:
    board = BOARDS[name]
    kind, title = place.split(" ", 1)
    found = next(p for p in getattr(board, f"{kind}s") if p.name == title)
    assert f"{found.row},{found.column}" == where
    assert ", ".join(describe(board, number) for number in bits(found.ring)) == around


@pytest.mark.parametrize(("name", "table"), [("scotland", SCOTTISH_PLACES), ("ireland", IRISH_PLACES)])
def test_the_places_come_in_row_major_order(name: str, table: str) -> None:
    board = BOARDS[name]
    places = [*board.castles, *board.cathedrals, *board.towers]
    assert [place.name for place in places] == [row[0].split(" ", 1)[1] for row in place_rows(table)]


@pytest.mark.parametrize(("name", "table"), [("scotland", SCOTTISH_SETTLEMENTS), ("ireland", IRISH_SETTLEMENTS)])
def test_the_settlements(name: str, table: str) -> None:
    board = BOARDS[name]
    expected = {}
    for line in table.splitlines():
        title = re.sub(r" \d+,\d+", "", line)
        expected[title] = sorted(tuple(map(int, spot.split(","))) for spot in re.findall(r"\d+,\d+", line))
    assert {town.name: [board.hexes[number] for number in bits(town.hexes)] for town in board.settlements} == expected
    firsts = [bits(town.hexes)[0] for town in board.settlements]
    assert firsts == sorted(firsts)


@pytest.mark.parametrize("name", ["scotland", "ireland"])
def test_tables_by_hex_agree_with_the_masks(name: str) -> None:
    board = BOARDS[name]
    assert list(board.hexes) == sorted(board.hexes)
    for number, spot in enumerate(board.hexes):
        assert {board.hexes[near] for near in bits(board.near[number])} == set(neighbours(*spot)) & set(board.hexes)
        for mask, kind in (
            (board.farms, FARM),
            (board.powers, POWER),
            (board.blanks, BLANK),
            (board.towns, SETTLEMENT),
        ):
            assert bool(mask >> number & 1) == (board.kinds[number] == kind)
        for places, at in (
            (board.castles, board.castles_at),
            (board.cathedrals, board.cathedrals_at),
            (board.towers, board.towers_at),
        ):
            assert at[number] == tuple(i for i, place in enumerate(places) if place.ring >> number & 1)
        town = board.settlement_at[number]
        assert (town >= 0) == (board.kinds[number] == SETTLEMENT)
        assert town < 0 or board.settlements[town].hexes >> number & 1


def test_a_hex_between_three_places() -> None:
    board = BOARDS["ireland"]
    number = board.hexes.index((9, 8))
    assert [board.castles[i].name for i in board.castles_at[number]] == ["Dublin", "Dunamase"]
    assert [board.towers[i].name for i in board.towers_at[number]] == ["Hill of Tara"]


def test_the_places_that_decide_ties() -> None:
    scotland, ireland = BOARDS["scotland"], BOARDS["ireland"]
    assert scotland.castles[scotland.first_tiebreak].name == "Edinburgh"
    assert scotland.castles[scotland.second_tiebreak].name == "Stirling"
    assert ireland.castles[ireland.first_tiebreak].name == "Blarney"
    assert ireland.towers[ireland.second_tiebreak].name == "Hill of Tara"


def test_neighbours_are_mutual_and_odd_rows_lie_to_the_right() -> None:
    assert neighbours(2, 3) == [(1, 2), (1, 3), (2, 2), (2, 4), (3, 2), (3, 3)]
    assert neighbours(3, 3) == [(2, 3), (2, 4), (3, 2), (3, 4), (4, 3), (4, 4)]
    for row in range(3, 7):
        for column in range(3, 7):
            assert all((row, column) in neighbours(*spot) for spot in neighbours(row, column))


def test_bits_lists_any_set_of_hexes_in_order() -> None:
    highest = ROWS * COLUMNS - 1
    for wanted in ([], [0], [highest], [3, 5, 8, 13, 21], list(range(6)), list(range(0, highest, 7)), list(range(480))):
        assert bits(sum(1 << bit for bit in wanted)) == wanted


# What the reader puts up with


@pytest.mark.parametrize(
    "text",
    [
        "\ufeff" + SMALL,
        SMALL.replace("\n", "\r\n"),
        SMALL.replace("\n", "\r"),
        SMALL.replace("\n", "  \n"),
        SMALL.replace("\n", "\t\n"),
        SMALL.replace("\n\n", "\n# a remark\n\n\n"),
        SMALL.replace(".fC2.", "# in a grid\n  # and another\n.fC2."),
        SMALL.replace("\n\n", "\n").rstrip(),
        SMALL.replace("castle 1,2 Edinburgh", "  castle   1,2\tEdinburgh"),
    ],
    ids=["mark", "crlf", "cr", "spaces", "tabs", "comments", "inner comments", "compact", "loose names"],
)
def test_harmless_differences(text: str) -> None:
    board = read_map(text)
    assert (board.title, board.provenance) == ("Islet", "made up")
    assert board.text == text
    assert [(castle.name, castle.row, castle.column) for castle in board.castles] == [
        ("Edinburgh", 1, 2),
        ("Stirling", 3, 2),
    ]
    assert board.hexes == ((0, 1), (0, 2), (0, 3), (1, 1), (1, 3), (2, 1), (2, 3), (3, 3))


def test_the_example_of_the_manual_can_be_played_on() -> None:
    manual = (Path(__file__).parents[3] / "docs" / "maps.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"^```\n(map .*?)^```", manual, re.DOTALL | re.MULTILINE)
    assert read_map(example).title == "Islet"


# Faults

SECTION_LIST = "[terrain] [settlements] [plus] [covered] [names]"

# Each block: lines of SMALL that are replaced ("-" leaves them out), then all faults that result.
SCOTTISH_FAULTS = """
1: map
  line 1: 'map' lacks its value; write 'map TITLE'

1: -
  line 1: the file has no 'map' line; write 'map TITLE' above the first section

2: -
  line 1: the file has no 'rules' line; write 'rules scotland' above the first section

3: -
  line 1: the file has no 'provenance' line; write 'provenance WHERE IT COMES FROM' above the first section

2: rules  Scotland
  line 2, column 8: 'Scotland' is no rule set; use scotland or ireland

4: map Other
  line 4: second 'map' line; the first is on line 1, keep only one

1: title Islet
  line 1: 'title' is no header; above the first section use map, rules, provenance or a # comment

5: terrain
  line 5: 'terrain' is no header; above the first section use map, rules, provenance or a # comment
  line 36: the file has no [terrain] section; add one

17: [Plus]
  line 17: '[Plus]' is no section; use one of [terrain] [settlements] [plus] [covered] [names]

29: [names
  line 29: '[names' is no section; use one of [terrain] [settlements] [plus] [covered] [names]

31: [town]
  line 31: '[town]' is no section; use one of [terrain] [settlements] [plus] [covered] [names]

23: [plus]
  line 23: second [plus] section; the first is on line 17, keep only one

17 18 19 20 21: -
  line 31: the file has no [plus] section; add one

29 30 31 32 33 34 35 36: -
  line 27: the file has no [names] section; add one

7: .fx2.
  line 7, column 3: 'x' is no terrain; use one of . e f b 1 2 3 4 C K T

12: ..1..
  line 12, column 3: '1' is no settlement letter; use one of a-z A-Z, or . elsewhere

18: ..x..
  line 18, column 3: 'x' is no mark of a 1+ hex; use +, or . elsewhere

24: .X...
  line 24, column 2: 'X' is no mark of a covered hex; use x, or . elsewhere

7: .fC2
8: ?eK2.
  line 7, column 5: row 1 of [terrain] is too short: length 4, expected 5
  line 8, column 1: '?' is no terrain; use one of . e f b 1 2 3 4 C K T

26: ......
  line 26, column 6: row 2 of [covered] is too long: length 6, expected 5

9: -
  line 5: [terrain] has 3 rows, expected 4 as in the other grids

22: .....
  line 22: [plus] has 5 rows, expected 4 as in the other grids; the surplus begins here

18 19 20 21: -
  line 17: [plus] is empty; write one line for each row of hexes

13:
14: ...b.
15: ...b.
16: .....
  line 13: empty line inside [settlements]; remove it, or write dots for a row of water

7: \t.fC2.
20:   ...
  line 7, column 1: a tab in the grid; begin at the left edge and write one character for each hex, . for water
  line 20, column 1: a space in the grid; begin at the left edge and write one character for each hex, . for water

8: .eT2.
  line 8, column 3: a tower (T) under scotland rules; write K for a cathedral, or 'rules ireland' above

6 12 13 14 18 24: .....
7: ..C..
8: ..K..
9: ..C..
33 34: -
  line 5: no hex can take a tile; a map needs hexes of e f b 1 2 3 4

12: ..aa.
  line 12, column 4: letter 'a' on a power-plant hex; only settlement hexes (1 2 3 4 in [terrain]) have a letter

14: .....
  line 14, column 4: the settlement hex 2,3 ('2') has no letter; write the letter of its settlement

8: .eK3.
  line 8, column 4: this hex belongs to a settlement of 3, but 2 hexes have the letter 'b'; write 2 here or correct the letters

6: .b2e.
  line 6, column 3: this hex belongs to a settlement of 2, but 1 hex has the letter 'a'; write 1 here or correct the letters

12: ..b..
33: -
  line 13, column 4: settlement 'b' is not in one piece: 1,3 is apart from 0,2; every settlement needs its own letter

6: 4444.
7: 44C2.
12: aaaa.
13: aa.b.
  line 12, column 1: settlement 'a' has 6 hexes; a settlement has at most 4

19: .+...
  line 19, column 2: 1,1 is a farm hex; a harbour (+) belongs on a settlement hex

24: x....
25: ..x..
  line 24, column 1: 0,0 is water; only farm, power-plant, blank and settlement hexes can be covered (x)
  line 25, column 3: 1,2 is a castle; only farm, power-plant, blank and settlement hexes can be covered (x)

30: castel 1,2 Edinburgh
  line 30, column 1: 'castel' begins no line of [names]; use one of castle, cathedral, tower, settlement, tiebreak

31: castle 3,2
  line 31: this line is not complete; write 'castle ROW,COLUMN NAME'

33: settlement Oban
  line 33: this line is not complete; write 'settlement LETTER NAME'

31: castle 3, 2 Stirling
  line 31, column 8: '3,' is no place on the map; write ROW,COLUMN without a space, such as 15,10

33: settlement aa Oban
  line 33, column 12: 'aa' is no settlement letter; use one of a-z A-Z

36: tiebreak two Stirling
  line 36, column 10: 'two' is no number of a tie-break; use 1 or 2

32: -
  line 8, column 3: cathedral 2,2 has no name; add 'cathedral 2,2 NAME' to [names]

34: -
  line 13, column 4: settlement b has no name; add 'settlement b NAME' to [names]

31: -
36: tiebreak 2 Edinburgh
  line 9, column 3: castle 3,2 has no name; add 'castle 3,2 NAME' to [names]

34: settlement z Perth
  line 34, column 12: no hex in [settlements] has the letter 'z'; correct it or remove this line; settlements without a name: b

31: castle 2,2 Stirling
32: -
  line 31, column 8: 2,2 is a cathedral, not a castle; castles without a name: 3,2

32: tower 2,2 Elgin
  line 32, column 7: 2,2 is a cathedral, not a tower

31: castle 3,4 Stirling
  line 31, column 8: 3,4 is water, not a castle; castles without a name: 3,2

31: castle 3,5 Stirling
  line 31, column 8: 3,5 is off the map; rows run from 0 to 3, columns from 0 to 4; castles without a name: 3,2

37: castle 1,2 Alba
  line 37, column 8: castle 1,2 is already named on line 30; keep only one name

34: settlement b elgin
  line 34: the name 'elgin' is already used on line 32; every place needs its own

35: -
  line 29: [names] has no 'tiebreak 1' line; add one with the name of a castle

37: tiebreak 1 Stirling
  line 37: second 'tiebreak 1' line; the first is on line 35, keep only one

36: tiebreak 2 Sterling
  line 36: nothing is named 'Sterling'; tiebreak 2 needs a castle: Edinburgh, Stirling

35: tiebreak 1 Elgin
  line 35: 'Elgin' is a cathedral; tiebreak 1 needs a castle: Edinburgh, Stirling

2: -
36: -
  line 1: the file has no 'rules' line; write 'rules scotland' above the first section
  line 28: [names] has no 'tiebreak 2' line; add one with the name of a castle or tower
"""
IRISH_FAULTS = """
5: TTTTTTK
  line 5, column 7: a cathedral (K) under ireland rules; write T for a tower, or 'rules scotland' above

5: TTTTTT.
29: -
  line 4: 13 towers (T); ireland rules need 14, one for each bonus tile

15: ...+...
  line 15, column 4: 2,3 is a settlement hex; under ireland rules + belongs on a farm or power-plant hex

38: -
  line 20: [names] has no 'tiebreak 2' line; add one with the name of a tower
"""


def fault_cases(table: str) -> list[tuple[dict[int, str | None], list[str]]]:
    cases = []
    for block in table.strip("\n").split("\n\n"):
        changes: dict[int, str | None] = {}
        for line in re.findall(r"^\d.*", block, re.MULTILINE):
            numbers, text = line.split(":", 1)
            changes |= dict.fromkeys(map(int, numbers.split()), None if text == " -" else text.removeprefix(" "))
        cases.append((changes, re.findall(r"^  (.*)", block, re.MULTILINE)))
    return cases


@pytest.mark.parametrize(("changes", "expected"), fault_cases(SCOTTISH_FAULTS))
def test_each_fault_is_told_once_and_in_the_right_place(changes: dict[int, str | None], expected: list[str]) -> None:
    assert faults_of(edit(SMALL, changes)) == expected


@pytest.mark.parametrize(("changes", "expected"), fault_cases(IRISH_FAULTS))
def test_faults_under_irish_rules(changes: dict[int, str | None], expected: list[str]) -> None:
    assert read_map(SMALL_IRISH).second_tiebreak == 0
    assert faults_of(edit(SMALL_IRISH, changes)) == expected


def test_the_second_irish_tie_break_is_a_tower() -> None:
    (fault,) = faults_of(TEXTS["ireland"].replace("tiebreak 2 Hill of Tara", "tiebreak 2 Ross (Killarney)"))
    assert "'Ross (Killarney)' is a castle; tiebreak 2 needs a tower: Hill of Tara, Glendalough" in fault


def special_map(castles: int, cathedrals: int) -> str:
    """A Scottish map with one hex to play on and the given numbers of castles and cathedrals."""
    first, second = "C" * castles, "K" * cathedrals
    terrain = [first.ljust(14, "."), second.ljust(14, "."), "f............."]
    names = [f"castle 0,{i} Castle {i}" for i in range(castles)]
    names += [f"cathedral 1,{i} Cathedral {i}" for i in range(cathedrals)]
    empty = ["." * 14] * 3
    lines = [
        "map M",
        "rules scotland",
        "provenance p",
        "[terrain]",
        *terrain,
        "[settlements]",
        *empty,
        "[plus]",
        *empty,
    ]
    return "\n".join([*lines, "[covered]", *empty, "[names]", *names, "tiebreak 1 Castle 0", "tiebreak 2 Castle 0"])


@pytest.mark.parametrize(
    ("castles", "cathedrals", "expected"),
    [
        (13, 8, "line 4: 13 castles (C); a map has 1 to 12"),
        (12, 9, "line 4: 9 cathedrals (K); a map has at most 8"),
        (
            11,
            8,
            "line 4: 8 cathedrals (K) may take 32 mission cards, but the deck has one for each castle and 20 more, 31 in all; use at most 7 cathedrals",
        ),
    ],
)
def test_pieces_and_cards_must_suffice(castles: int, cathedrals: int, expected: str) -> None:
    assert faults_of(special_map(castles, cathedrals)) == [expected]


@pytest.mark.parametrize(("castles", "cathedrals"), [(12, 8), (11, 7), (1, 5), (1, 0)])
def test_fewer_castles_and_cathedrals_will_do(castles: int, cathedrals: int) -> None:
    board = read_map(special_map(castles, cathedrals))
    assert (len(board.castles), len(board.cathedrals)) == (castles, cathedrals)


def test_a_map_needs_a_castle() -> None:
    assert faults_of(special_map(0, 0))[0] == "line 4: 0 castles (C); a map has 1 to 12"


def test_a_map_has_limits() -> None:
    def blown_up(rows: int, columns: int) -> str:
        grids = "\n".join(
            "\n".join([f"[{name}]", *["." * columns] * rows]) for name in SECTION_LIST[1:-1].split("] [")[:4]
        )
        return f"map M\nrules scotland\nprovenance p\n{grids}\n[names]\ntiebreak 1 A\ntiebreak 2 B\n"

    ties = 2
    assert faults_of(blown_up(25, 20))[:-ties] == ["line 5: the grid has 25 rows; a map has at most 24"]
    assert faults_of(blown_up(24, 21))[:-ties] == ["line 5: the grid is 21 hexes wide; a map has at most 20 columns"]
    assert not any("at most" in fault for fault in faults_of(blown_up(24, 20)))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", f"line 1: the file is empty; write the lines map, rules, provenance and the sections {SECTION_LIST}"),
        (" \n\n", f"line 1: the file is empty; write the lines map, rules, provenance and the sections {SECTION_LIST}"),
        (
            "Dear reader,\nthis is a letter.\n",
            f"line 1: this is no map file; write the lines map, rules, provenance and the sections {SECTION_LIST}",
        ),
        ("x" * 60_000, "line 1: the text has 60000 characters; a map file has at most 50000"),
        (
            "map a\nb\x00c\x01\n\x02",
            "line 2, column 2: character U+0000 does not belong here; a map file is plain UTF-8 text (and 1 more)",
        ),
        ("map \ufffd", "line 1, column 5: character U+FFFD does not belong here; a map file is plain UTF-8 text"),
        ("map a\x1b[2J", "line 1, column 6: character U+001B does not belong here; a map file is plain UTF-8 text"),
        ("map a\udc80", "line 1, column 6: character U+DC80 does not belong here; a map file is plain UTF-8 text"),
    ],
)
def test_what_is_no_map_file_at_all(text: str, expected: str) -> None:
    with pytest.raises(MapError) as caught:
        read_map(text)
    assert str(caught.value) == expected


def test_endless_words_are_cut_short() -> None:
    (fault,) = faults_of(edit(SMALL, {1: "x" * 40_000}))
    assert fault.startswith("line 1: '" + "x" * 40 + "...' is no header")


@pytest.mark.parametrize(
    "filler", ["a\n", "[terrain]\n", "[names]\ncastle 1,2 A\n", "\n", ".", "[", "castle ", "map\n"]
)
def test_nonsense_of_any_size_ends_in_faults(filler: str) -> None:
    assert faults_of("map M\n" + filler * (49_000 // len(filler)))


def test_bytes_of_any_kind_end_in_faults() -> None:
    assert faults_of(bytes(range(256)).decode("latin-1"))
    assert faults_of(bytes(range(256)).decode("utf-8", "replace"))


def test_a_fault_knows_how_to_say_where() -> None:
    assert str(Fault(12, 4, "so")) == "line 12, column 4: so"
    assert str(Fault(12, 0, "so")) == "line 12: so"
    error = MapError([Fault(7, 0, "b"), Fault(3, 2, "a"), Fault(9, 1, "c")])
    assert str(error) == "line 3, column 2: a (and 2 more)"
    assert [fault.line for fault in error.faults] == [3, 7, 9]
    assert pickle.loads(pickle.dumps(error)).faults == error.faults


# Slips of the pen


def grid_positions(text: str) -> list[tuple[int, int, int]]:
    """Offset, line and column (from 1) of every character inside the grids."""
    found, offset, inside = [], 0, False
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith("["):
            inside = line != "[names]"
        elif inside:
            found += [(offset + i, number, i + 1) for i in range(len(line))]
        offset += len(line) + 1
    return found


@pytest.mark.parametrize("name", ["scotland", "ireland"])
def test_a_wrong_character_in_a_grid_is_the_only_fault(name: str) -> None:
    text = TEXTS[name]
    for offset, line, column in grid_positions(text)[::11]:
        (fault,) = faults_of(text[:offset] + "?" + text[offset + 1 :])
        assert fault.startswith(f"line {line}, column {column}: '?' is no ")


@pytest.mark.parametrize("name", ["scotland", "ireland"])
def test_a_lost_character_in_a_grid_is_found_in_its_row(name: str) -> None:
    text = TEXTS[name]
    for offset, line, _ in grid_positions(text)[::13]:
        (fault,) = faults_of(text[:offset] + text[offset + 1 :])
        assert fault.startswith(f"line {line}, column ")
        assert "is too short" in fault


@pytest.mark.parametrize("letter", list(".ef1CKTax+#[,9 \t\n\x00"))
@pytest.mark.parametrize("name", ["scotland", "ireland"])
def test_any_single_slip_gives_a_board_or_faults(name: str, letter: str) -> None:
    """The slip may come to light elsewhere, but never as anything but faults in lines that exist."""
    text = TEXTS[name]
    start = text.index("\nmap ") + 1
    for offset in range(start + ord(letter) % 23, len(text), 23):
        slip = text[:offset] + letter + text[offset + 1 :]
        try:
            assert read_map(slip).rules == name
        except MapError:
            faults_of(slip)


# Remarks


def edit_material(name: str, changes: dict[str, str]) -> list[str]:
    text = TEXTS[name]
    for old, new in changes.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return remarks(read_map(text))


def test_remarks_on_a_small_map() -> None:
    assert remarks(read_map(SMALL)) == [
        "castles: 2; the printed board has 12",
        "covered hexes: 1; the printed board has 32",
        "cathedrals: 1; the printed board has 8",
        "playable hexes: 8; the printed board has at least 108",
        "settlement hexes: 3; the printed board has at least 36",
        "no castle is named Invergarry; the printed board has one",
        "no settlement has 3 hexes; the printed board has such settlements",
        "2 players have up to 24 settlement tiles, but only 3 hexes for them",
        "2 players have up to 48 farm and power-plant tiles, but only 4 hexes for them",
        "3 players have up to 36 settlement tiles, but only 3 hexes for them",
        "3 players have up to 72 farm and power-plant tiles, but only 5 hexes for them",
        "4 players have up to 36 settlement tiles, but only 3 hexes for them",
        "4 players have up to 72 farm and power-plant tiles, but only 5 hexes for them",
    ]


def test_remarks_on_irish_names_and_numbers() -> None:
    found = remarks(read_map(SMALL_IRISH))
    assert "covered hexes: 1; the printed board has 24" in found
    assert "tie-break 2 is Tower 00; on the printed board it is Hill of Tara" in found
    assert "no tile can lie next to Tower 00: there is no playable hex around it" in found
    assert "no settlement has 4 hexes; the printed board has such settlements" in found
    assert not any("cathedral" in remark for remark in found)


def test_remarks_on_names_that_the_box_has() -> None:
    assert edit_material(
        "scotland", {"15,10 Edinburgh\n": "15,10 Auld Reekie\n", "tiebreak 1 Edinburgh": "tiebreak 1 Auld Reekie"}
    ) == [
        "no castle is named Edinburgh; the printed board has one",
        "tie-break 1 is Auld Reekie; on the printed board it is Edinburgh",
    ]


def test_remark_on_a_settlement_covered_in_part() -> None:
    assert edit_material("scotland", {".......xx....": ".......x....."}) == [
        "covered hexes: 31; the printed board has 32",
        "settlement Perth is covered only in part in a two-player game",
    ]


def test_remark_on_settlements_that_touch() -> None:
    text = SMALL.replace(".b1e.", ".b11.").replace("..a..", "..ac.") + "settlement c Wick\n"
    found = remarks(read_map(text))
    assert "settlements Oban and Wick touch; on the printed board an outline parts them" in found
    assert "settlements Wick and Perth touch; on the printed board an outline parts them" in found


def test_remark_on_a_settlement_the_scottish_board_does_not_have() -> None:
    text = SMALL.replace(".eK2.", ".eK44").replace("..Cf.", "..C44").replace(".fC2.", ".fC..")
    text = text.replace("...b.\n...b.\n.....", ".....\n...bb\n...bb")
    found = remarks(read_map(text))
    assert "a settlement has 4 hexes; the printed board has no such settlement" in found
    assert "no settlement has 2 hexes; the printed board has such settlements" in found
