"""The picture of the board: everything lies where a player looks for it and can be read without colour."""

import unicodedata
from dataclasses import replace
from functools import cache

import pytest

from meadhall import LabDice, Match, game
from meadhall.core.game import Line
from meadhall.core.words import SEATS
from meadhall.games.drawing import SIDE
from meadhall.games.rebirth import picture as pictures
from meadhall.games.rebirth import sidebar as sidebars
from meadhall.games.rebirth.board import COLUMNS, ROWS, neighbours
from meadhall.games.rebirth.box import BONUSES, INFLUENCE, KINDS, PUBLIC_MISSIONS, SIGNS
from meadhall.games.rebirth.notation import CARD
from meadhall.games.rebirth.observe import Seen
from meadhall.games.rebirth.picture import ASCII, FULL, STYLES, Canvas, picture, where
from meadhall.games.rebirth.state import COVERED, EMPTY, FIRST_TILE, HEADINGS
from meadhall.games.rebirth.table import Table
from meadhall.words import Words

REBIRTH = game("rebirth")
SAY = Words(REBIRTH).say
STAGES = {"start": 0, "middle": 45, "end": 1000}
CASES = [(name, seats, stage) for name in ("scotland", "ireland") for seats in (2, 3, 4) for stage in STAGES]
Case = tuple[str, int, str]


@cache
def played(case: Case) -> Match:
    """A match of random moves."""
    name, seats, stage = case
    match = Match(REBIRTH, seats, {"map": name}, LabDice(seats))
    dice = LabDice(17)
    for _ in range(STAGES[stage]):
        if match.over:
            break
        seat = match.state.decision.seats[0]
        options = match.state.options(seat)
        match.play(seat, options[dice.below(len(options))])
    return match


def legend(table: Table, plain: bool = False) -> list[Line]:
    return pictures.legend(table, plain, SAY)


def sidebar(seen: Seen, table: Table, plain: bool = False) -> list[Line]:
    return sidebars.sidebar(seen, table, plain, SAY)


def views(case: Case) -> list[tuple[Seen, Table]]:
    """What every seat and a spectator see."""
    state = played(case).state
    return [(REBIRTH.observe(state, seat), state.table) for seat in (*range(case[1]), None)]


def view(case: Case) -> tuple[Seen, Table]:
    """What the seat sees that has to decide."""
    state = played(case).state
    return REBIRTH.observe(state, (*state.decision.seats, 0)[0]), state.table


def text(lines: list[Line]) -> list[str]:
    return ["".join(piece for piece, _ in line) for line in lines]


def styles(lines: list[Line]) -> list[list[str]]:
    """The styles of every character."""
    return [[style for piece, style in line for _ in piece] for line in lines]


def cell(lines: list[str], row: int, column: int) -> str:
    """The four characters of a hex, counted out by hand."""
    x = 3 + 4 * column + 2 * (row % 2)
    return lines[2 + 2 * row][x : x + 4]


def test_the_place_of_a_hex():
    assert where(0, 0) == (2, 3)
    assert where(1, 0) == (4, 5)
    assert where(9, 10) == (20, 45)


# hexes


def terrain(table: Table) -> list[str]:
    """The letters of the map file, read without the help of the board."""
    lines = table.board.text.splitlines()
    start = lines.index("[terrain]") + 1
    return lines[start : start + table.board.rows]


@pytest.mark.parametrize("name", ["scotland", "ireland"])
def test_every_hex_of_the_map_lies_where_it_should(name):
    seen, table = view((name, 3, "start"))
    lines = text(picture(seen, table))
    signs = {".": "", "b": "·", "C": "♜", "K": "†", "T": "▲"}
    for row, letters in enumerate(terrain(table)):
        for column, letter in enumerate(letters):
            shown = cell(lines, row, column).strip("═ ")
            assert shown.startswith(signs.get(letter, letter)), (row, column)
            if letter in ".bCK":
                assert shown == signs[letter]
            assert letter in "T" or shown[1:] in ("", "+")


@pytest.mark.parametrize("case", CASES)
def test_numbers_stand_at_the_edges_of_every_hex(case):
    seen, table = view(case)
    lines = text(picture(seen, table))
    assert len(lines) == 2 * table.board.rows + 3
    for row, column in table.board.hexes:
        assert lines[2 + 2 * row].split()[0].startswith(str(row))
        assert lines[2 + 2 * row].split()[-1].endswith(str(row))
        x = where(row, column)[1]
        last_row_alike = (table.board.rows - 1 - row) % 2 == 0
        for line in (1 - row % 2, -2 if last_row_alike else -1):
            assert lines[line][x + 1 : x + 3].strip() == str(column)


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("plain", [False, True])
def test_tiles_show_their_owner_and_kind(case, plain):
    for seen, table in views(case):
        lines = picture(seen, table, plain=plain)
        shown_text, shown_styles = text(lines), styles(lines)
        signs = ASCII if plain else FULL
        for index, code in enumerate(seen.tiles):
            spot = table.board.hexes[index]
            shown = cell(shown_text, *spot)
            line, x = where(*spot)
            if code == COVERED:
                assert shown == signs.covered * 4
            elif code >= FIRST_TILE:
                seat, kind = divmod(code - FIRST_TILE, KINDS)
                assert shown[1:3] == SEATS[seat] + str(INFLUENCE[kind] or SIGNS[kind])
                assert f"seat-{seat}" in shown_styles[line][x + 1].split()
                assert (shown[3] == "+") == bool(table.board.plus >> index & 1)
            else:
                assert shown.strip("═= ")[0].islower() or shown.strip("═= ")[0] in "1234·."


def test_the_cases_have_every_kind_of_hex():
    codes = {code for case in CASES for code in view(case)[0].tiles}
    assert {EMPTY, COVERED} <= codes
    assert {FIRST_TILE + kind for kind in range(4 * KINDS)} <= codes


@pytest.mark.parametrize("case", CASES)
def test_places_show_whose_they_are(case):
    for seen, table in views(case):
        lines = text(picture(seen, table))
        for castle, holder in zip(table.board.castles, seen.holders, strict=True):
            assert cell(lines, castle.row, castle.column) == (f" ♜{SEATS[holder]} " if holder >= 0 else " ♜  ")
        for index, cathedral in enumerate(table.board.cathedrals):
            visitors = "".join(SEATS[seat] for seat in range(seen.seats) if seen.visited[seat] >> index & 1)
            shown = cell(lines, cathedral.row, cathedral.column).strip()
            assert shown == "†" + ("A-D" if visitors == "ABCD" else visitors)
        for index, tower in enumerate(table.board.towers):
            been = seen.seat is not None and seen.visited[seen.seat] >> index & 1
            sign = FULL.bonuses[seen.bonuses[index]]
            assert cell(lines, tower.row, tower.column).strip() == f"▲{sign}{'✓' if been else ''}"


def test_every_bonus_has_a_sign_of_its_own():
    for signs in (FULL, ASCII):
        assert len(set(signs.bonuses)) == len(BONUSES)
        assert max(map(len, signs.bonuses)) == 2


def test_a_board_before_its_preparation_can_be_drawn():
    state = REBIRTH.new(3, {"map": "ireland"})
    seen = REBIRTH.observe(state, None)
    assert sum(line.count("▲") for line in text(picture(seen, state.table))) == 14
    assert sidebar(seen, state.table)


# marks


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("plain", [False, True])
def test_legal_hexes_are_marked_and_no_others(case, plain):
    seen, table = view(case)
    lit = [option for option in seen.choices if option in table.hex_at]
    lines = picture(seen, table, seen.choices, plain=plain)
    shown, shown_styles = text(lines), styles(lines)
    for row, column in table.board.hexes:
        line, x = where(row, column)
        legal = row * 20 + column in lit
        assert (cell(shown, row, column)[0] == "[") == legal
        assert ("lit" in shown_styles[line][x + 1].split()) == legal
        if legal:
            assert shown[line + 1][x + 1 : x + 3].strip() == str(column)
    assert sum(line.count("[") for line in shown) == sum(line.count("]") for line in shown) == len(lit)
    assert lit or case[2] == "end"


def test_without_legal_hexes_nothing_is_lit():
    seen, table = view(("scotland", 3, "middle"))
    lines = picture(seen, table)
    assert not any("[" in line for line in text(lines))
    assert not any("lit" in style for line in styles(lines) for style in line)


@pytest.mark.parametrize("case", [case for case in CASES if case[2] != "start"])
def test_the_last_tile_is_marked_and_no_other(case):
    seen, table = view(case)
    index = next(index for index, code in enumerate(seen.tiles) if code >= FIRST_TILE)
    lines = picture(seen, table, last=table.option_at[index])
    assert cell(text(lines), *table.board.hexes[index])[0] == ">"
    assert sum(line.count(">") for line in text(lines)) == 1
    assert sum(style.endswith(" last") for line in styles(lines) for style in line) == 4


def test_options_that_are_no_hexes_are_passed_over():
    seen, table = view(("ireland", 2, "middle"))
    assert picture(seen, table, [480, 486, 0], last=490) == picture(seen, table)


# strokes


def joined(seen: Seen, table: Table, one: int, other: int) -> bool:
    """Whether two neighbours are of one settlement or one cluster."""
    codes = seen.tiles[one], seen.tiles[other]
    towns = table.board.settlement_at[one], table.board.settlement_at[other]
    if COVERED in codes:
        return False
    return towns[0] == towns[1] if max(towns) >= 0 else codes[0] == codes[1] != EMPTY


@pytest.mark.parametrize("case", CASES)
def test_strokes_join_settlements_and_clusters_and_nothing_else(case):
    seen, table = view(case)
    lines = text(picture(seen, table))
    index = {spot: number for number, spot in enumerate(table.board.hexes)}
    strokes = 0
    for spot, number in index.items():
        line, x = where(*spot)
        right, left_below, right_below = (index.get(neighbour) for neighbour in neighbours(*spot)[3:])
        if right is not None:
            assert (lines[line][x + 4] in "─═") == joined(seen, table, number, right)
        for other, place, sign in ((left_below, x, "╱"), (right_below, x + 3, "╲")):  # noqa: RUF001
            bound = other is not None and joined(seen, table, number, other)
            assert (lines[line + 1][place] == sign) == bound
            strokes += bound
    assert sum(line.count("╱") + line.count("╲") for line in lines) == strokes > 0  # noqa: RUF001


# all pictures


@pytest.mark.parametrize("case", CASES)
def test_lines_are_even_and_narrow(case):
    for seen, table in views(case):
        for plain in (False, True):
            assert {len(line) for line in text(picture(seen, table, seen.choices, plain=plain))} == {
                4 * table.board.columns + 8
            }
            beside = sidebar(seen, table, plain) + legend(table, plain)
            assert max(map(len, text(beside))) <= SIDE
    assert 4 * table.board.columns + 8 + 1 + SIDE <= 100


def test_the_largest_map_fits_a_hundred_columns():
    assert Canvas(ROWS, COLUMNS).width <= 100


@pytest.mark.parametrize("case", CASES)
def test_characters_and_styles_are_known(case):
    for seen, table in views(case):
        last = table.option_at[0]
        for plain in (False, True):
            lines = picture(seen, table, seen.choices, last, plain) + sidebar(seen, table, plain) + legend(table, plain)
            drawn = set("".join(text(lines)))
            assert {name for line in lines for _, style in line for name in style.split()} <= set(STYLES)
            assert all(style.split() for line in lines for _, style in line)
            assert all(letter.isascii() and letter.isprintable() for letter in drawn) or not plain
            assert not any(unicodedata.east_asian_width(letter) in "WF" for letter in drawn)
            assert not any(unicodedata.combining(letter) for letter in drawn)


def test_every_style_is_used():
    used = set()
    for case in CASES:
        for seen, table in views(case):
            last = max(table.option_at, key=lambda option: seen.tiles[table.hex_at[option]])
            lines = picture(seen, table, seen.choices, last) + sidebar(seen, table)
            used |= {name for line in lines for _, style in line for name in style.split()}
    assert used == set(STYLES)


# the legend


def test_the_legend_has_the_signs_of_the_map_only():
    scotland, ireland = (view((name, 3, "start"))[1] for name in ("scotland", "ireland"))
    assert "†" in "".join(text(legend(scotland)))
    assert "▲" not in "".join(text(legend(scotland)))
    assert all(f"▲{sign}" in "".join(text(legend(ireland))) for sign in FULL.bonuses)
    assert "†" not in "".join(text(legend(ireland)))
    assert "░" not in "".join(text(legend(ireland)))
    assert "░" in "".join(text(legend(view(("ireland", 2, "start"))[1])))


def test_words_take_the_place_of_ids():
    seen, table = view(("scotland", 2, "middle"))
    assert "[sign-farm]" in "".join(text(pictures.legend(table, False, lambda message: f"[{message.id}]")))
    assert "[sign-points]" in "".join(text(sidebars.sidebar(seen, table, False, lambda message: f"[{message.id}]")))


# the sidebar


def scores(*totals: int) -> list[int]:
    return [points for total in totals for points in (total, *[0] * (len(HEADINGS) - 1))]


def test_points_show_the_score_token():
    seen, table = view(("scotland", 4, "middle"))
    lines = text(sidebar(replace(seen, points=scores(99, 100, 234, 412)), table))
    assert [line[3:12].strip() for line in lines[1:5]] == ["99", "100 (100)", "234 (200)", "412 (300)"]


@pytest.mark.parametrize("case", CASES)
def test_the_sidebar_counts_what_everybody_has(case):
    for seen, table in views(case):
        rows = text(sidebar(seen, table))[1 : 1 + seen.seats]
        for seat, row in enumerate(rows):
            assert row[1] == SEATS[seat]
            assert (row[0] == ">") == (seat == seen.turn and case[2] != "end")
            held, cards = seen.holders.count(seat), seen.mission_counts[seat]
            counts = [seen.hand_sizes[seat], seen.supply_sizes[seat], seen.aside_sizes[seat], held, cards]
            assert row.split()[-5:] == list(map(str, counts))


def test_only_the_owner_sees_tiles_and_cards():
    spectator, table = views(("scotland", 2, "middle"))[-1]
    lines = text(sidebar(spectator, table))
    assert not any(line.startswith((" hand", " supply", " aside", " cards")) for line in lines)
    own, table = views(("scotland", 2, "middle"))[0]
    own = replace(own, hand=[0, 3], aside=[1, 3], supply=[0, 0, 0, 0, 5, 5], missions=[[1, 6], []])
    lines = text(sidebar(own, table))
    assert {" hand F S2", " aside E S2", " supply 4F 2S4", " cards A most medium settlements held"} <= set(lines)
    assert f"held alone, most hexes at the castle {table.board.castles[0].name}" in " ".join(" ".join(lines).split())


def test_cards_of_a_kind_are_listed_once():
    own, table = views(("scotland", 2, "middle"))[0]
    lines = text(sidebar(replace(own, missions=[[0, 0, 0, 6], []]), table))
    told = " ".join(" ".join(line.split()) for line in lines)
    assert "cards A 3x most harbours, most hexes at the castle" in told


def test_at_the_end_everybody_sees_all_cards():
    seen, table = views(("scotland", 3, "end"))[-1]
    assert sum(line.startswith(" cards") for line in text(sidebar(seen, table))) == sum(map(bool, seen.mission_counts))


def test_castles_are_listed_with_their_holders():
    seen, table = view(("scotland", 2, "start"))
    names = [castle.name for castle in table.board.castles]
    holders = [{"Edinburgh": 0, "Kisimul (Barra)": 1, "Stirling": 1}.get(name, -1) for name in names]
    lines = text(sidebar(replace(seen, holders=holders), table))
    assert [line for line in lines if line.startswith(" ♜")] == [" ♜ A Edinburgh", " ♜ B Kisimul, Stirling"]


def test_names_of_other_maps_lose_their_accents_in_ascii():
    text_of_map = view(("ireland", 3, "start"))[1].board.text.replace(" Doe", " Dún Łé東")
    state = REBIRTH.new(3, {"map": text_of_map})
    seen = replace(REBIRTH.observe(state, None), holders=[2, *[-1] * 11])
    assert " ♜ C Dún Łé東" in text(sidebar(seen, state.table))
    assert " # C Dun Le?" in text(sidebar(seen, state.table, plain=True))


def test_public_missions_show_first_later_and_doubled():
    seen, table = view(("ireland", 3, "middle"))
    assert len(seen.row) == 8
    none = [0] * 3
    row = [0, 6]
    first = [1, *[-1] * 11]
    seen = replace(
        seen, row=row, first=first, fulfilled=[1, 1, 0], tokens=[-1, -1, 6], visited=none, choices=[CARD + 6]
    )
    lines = text(sidebar(seen, table))
    assert " P1     8/5  B* A" in lines
    assert "[P7]   12/8  ×2C" in lines  # noqa: RUF001
    assert not any(mission.id in line.split() for mission in PUBLIC_MISSIONS[1:6] for line in lines)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_towers_left_are_counted(seats):
    seen, table = view(("ireland", seats, "end"))
    lines = text(sidebar(seen, table))
    start = next(number for number, line in enumerate(lines) if line.startswith(" ▲"))
    for seat, line in enumerate(lines[start + 1 : start + 1 + seats]):
        left = sum(int(count) for count in line[3:].split() if count != "-")
        assert left == 14 - (seen.visited[seat] & (1 << 14) - 1).bit_count()
