"""The picture of the map: everything lies where a player looks for it and can be read without colour."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest

from meadhall import LabDice, Match, game
from meadhall.core.game import Line
from meadhall.core.words import SEATS
from meadhall.games.brian_boru import picture as pictures
from meadhall.games.brian_boru import sidebar as sidebars
from meadhall.games.brian_boru.box import COLOURS, MARRIAGES, PRINCESS, REGIONS, ROADS, TOWN_AT, TOWNS
from meadhall.games.brian_boru.notation import CARD
from meadhall.games.brian_boru.observe import Seen
from meadhall.games.brian_boru.picture import ASCII, FULL, PLACES, STYLES, way
from meadhall.games.brian_boru.rules.claims import weights
from meadhall.games.brian_boru.state import FACE_DOWN, NOBODY, ON_BOARD
from meadhall.games.drawing import SIDE
from meadhall.words import Words

BRIAN_BORU = game("brian-boru")
SAY = Words(BRIAN_BORU).say
STAGES = {"start": 0, "draft": 7, "trick": 38, "middle": 110, "late": 190, "end": 1000}
CASES = [(seats, stage) for seats in (3, 4, 5) for stage in STAGES]
Case = tuple[int, str]


@cache
def played(case: Case) -> Match:
    """A match of random moves."""
    seats, stage = case
    match = Match(BRIAN_BORU, seats, {}, LabDice(seats))
    dice = LabDice(17)
    for _ in range(STAGES[stage]):
        if match.over:
            break
        seat = match.state.decision.seats[0]
        options = match.state.options(seat)
        match.play(seat, options[dice.below(len(options))])
    return match


def picture(seen: Seen, lit: Sequence[int] = (), last: int | None = None, plain: bool = False) -> list[Line]:
    return pictures.picture(seen, lit, last, plain, SAY)


def legend(plain: bool = False) -> list[Line]:
    return pictures.legend(plain, SAY)


def sidebar(seen: Seen, plain: bool = False) -> list[Line]:
    return sidebars.sidebar(seen, BRIAN_BORU.table(seen.seats, seen.options), plain, SAY)


def views(case: Case) -> list[Seen]:
    """What every seat and a spectator see."""
    return [BRIAN_BORU.observe(played(case).state, seat) for seat in (*range(case[0]), None)]


def view(case: Case) -> Seen:
    """What the seat sees that has to decide."""
    state = played(case).state
    return BRIAN_BORU.observe(state, (*state.decision.seats, 0)[0])


def text(lines: list[Line]) -> list[str]:
    return ["".join(piece for piece, _ in line) for line in lines]


def styles(lines: list[Line]) -> list[list[str]]:
    """The styles of every character."""
    return [[style for piece, style in line for _ in piece] for line in lines]


def shown(lines: list[str], town: str) -> str:
    """What is written of a town, between blanks and roads."""
    y, left, right = room(TOWN_AT[town])
    return re.findall(r"[^ ─│╲╱|/\\-]+", lines[y][left:right])[0]  # noqa: RUF001


def room(town: int) -> tuple[int, int, int]:
    """Line and characters that a town takes at most: a bracket, its shape and id, three pieces, a bracket."""
    y, x = PLACES[town]
    return y, x - 2, x + len(TOWNS[town].id) + 4


# the map


def test_towns_have_room_and_never_overlap():
    for town in range(len(TOWNS)):
        _, left, right = room(town)
        assert left >= 0
        assert right <= pictures.WIDTH
    for one, other in combinations(range(len(TOWNS)), 2):
        (y, left, right), (other_y, other_left, other_right) = room(one), room(other)
        assert y != other_y or right <= other_left or other_right <= left, (TOWNS[one].id, TOWNS[other].id)


def test_towns_lie_as_on_a_real_map():
    """No town is further north or west of another one by much and stands below it or to the right of it."""
    for (one, (y, x)), (other, (other_y, other_x)) in combinations(zip(TOWNS, PLACES, strict=True), 2):
        assert (one.lat - other.lat) * (y - other_y) <= 0 or abs(one.lat - other.lat) < 0.2, (one.id, other.id)
        assert (one.lon - other.lon) * (x - other_x) >= 0 or abs(one.lon - other.lon) < 0.4, (one.id, other.id)


def test_roads_pass_no_other_town():
    for road in ROADS:
        strokes = list(way(*road))
        assert strokes
        for y, x, _ in strokes:
            for town in set(range(len(TOWNS))) - set(road):
                line, left, right = room(town)
                assert y != line or not left < x < right - 3, [TOWNS[end].id for end in (*road, town)]


def test_every_road_can_be_seen_between_free_towns():
    lines = text(picture(view((3, "start"))))
    for road in ROADS:
        assert any(lines[y][x] == FULL.roads[stroke] for y, x, stroke in way(*road)), road


@pytest.mark.parametrize("plain", [False, True])
def test_all_towns_and_regions_are_there(plain):
    lines = text(picture(view((3, "start")), plain=plain))
    signs = ASCII if plain else FULL
    for town in TOWNS:
        assert shown(lines, town.id).startswith(signs.suits[town.colour] + town.id)
    everything = "\n".join(lines)
    for name in ("Northern", "Ulaid", "Connaught", "Leinster", "Munster", "Dubhlinn"):
        assert name in everything
    assert ("Breifne" if plain else "Bréifne") in everything


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("plain", [False, True])
def test_towns_show_what_lies_on_them(case, plain):
    signs = ASCII if plain else FULL
    for seen in views(case):
        lines = picture(seen, plain=plain)
        for number, town in enumerate(TOWNS):
            pieces = "".join(SEATS[seat] for seat, towns in enumerate(seen.discs) if number in towns)
            pieces += signs.viking * (number in seen.vikings) + signs.monastery * (number in seen.monasteries)
            pieces += signs.marker * (number == seen.active)
            written = shown(text(lines), town.id)
            assert written == signs.suits[town.colour] + town.id + pieces
            y, x = PLACES[number]
            assert COLOURS[town.colour] in styles(lines)[y][x].split()
            for seat, towns in enumerate(seen.discs):
                if number in towns:
                    assert f"seat-{seat}" in styles(lines)[y][x + len(town.id)].split()


def test_the_cases_have_every_kind_of_piece():
    seen = [view(case) for case in CASES]
    assert any(one.vikings for one in seen)
    assert any(one.monasteries for one in seen)
    assert any(one.active != NOBODY for one in seen)
    assert {FACE_DOWN, ON_BOARD, 0, 1, 2} <= {claim for one in seen for claim in one.claims}
    assert any(one.marriage == PRINCESS for one in seen)


# the regions


@pytest.mark.parametrize("case", CASES)
def test_regions_show_their_numbers_their_token_and_the_sums(case):
    seen, state = view(case), played(case).state
    lines = text(picture(seen))
    assert lines[0][9:21].split() == [*SEATS[: case[0]], "×"]  # noqa: RUF001
    for number, region in enumerate(REGIONS):
        name, pair, token, *sums = lines[number + 1][:21].split()
        assert (name, pair) == (region.id, f"{region.threshold}:{region.points}")
        claim = seen.claims[number]
        assert token == {FACE_DOWN: "?", ON_BOARD: "○"}.get(claim, SEATS[claim])
        assert sums == [str(weight or "·") for weight in weights(state, number)]


def test_the_greatest_sum_of_a_region_stands_out_unless_it_is_tied():
    seen = replace(view((3, "start")), discs=[[0, 1, 7], [2, 8], []])
    lines = styles(picture(seen))
    assert [line[9] for line in lines[1:3]] == ["sea most", "sea text"]


# marks


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("plain", [False, True])
def test_legal_towns_are_marked_and_no_others(case, plain):
    seen = view(case)
    lit = [option for option in seen.choices if option < CARD]
    lines = picture(seen, seen.choices, plain=plain)
    for number, town in enumerate(TOWNS):
        y, x = PLACES[number]
        written = text(lines)[y][x - 2 : room(number)[2]]
        assert (written[0] == "[" and "]" in written) == (number in lit), town.id
        assert ("lit" in styles(lines)[y][x - 2].split()) == (number in lit)
    assert sum(line.count("[") for line in text(lines)) == sum(line.count("]") for line in text(lines)) == len(lit)


def test_all_pieces_and_both_brackets_fit_everywhere():
    everywhere = list(range(len(TOWNS)))
    seen = replace(view((3, "start")), discs=[everywhere, [], []], vikings=everywhere, monasteries=everywhere)
    lines = text(picture(seen, everywhere))
    for town in TOWNS:
        assert shown(lines, town.id).startswith(f"[{FULL.suits[town.colour]}{town.id}A×‡]")  # noqa: RUF001


def test_the_last_town_is_marked_and_no_other():
    lines = picture(view((3, "middle")), last=TOWN_AT["S3"])
    assert shown(text(lines), "S3").startswith(">◆S3")
    assert sum(line.count(">") for line in text(lines)) == 1
    assert sum(style.endswith(" last") for line in styles(lines) for style in line) == 1


def test_options_that_are_no_towns_are_passed_over():
    seen = view((4, "middle"))
    assert picture(seen, [CARD, CARD + 24, 100], last=CARD + 3) == picture(seen)


# all pictures


@pytest.mark.parametrize("case", CASES)
def test_lines_are_even_and_narrow(case):
    for seen in views(case):
        for plain in (False, True):
            lines = text(picture(seen, seen.choices, plain=plain))
            assert {len(line) for line in lines} == {pictures.WIDTH}
            assert len(lines) <= 34
            beside = text(sidebar(seen, plain))
            assert max(map(len, beside + text(legend(plain)))) <= SIDE
            assert len(beside) <= len(lines)
    assert pictures.WIDTH + 1 + SIDE <= 100


@pytest.mark.parametrize("case", CASES)
def test_characters_and_styles_are_known(case):
    for seen in views(case):
        for plain in (False, True):
            lines = picture(seen, seen.choices, 3, plain) + sidebar(seen, plain) + legend(plain)
            drawn = set("".join(text(lines)))
            assert {name for line in lines for _, style in line for name in style.split()} <= set(STYLES)
            assert all(piece and style.split() for line in lines for piece, style in line)
            assert all(letter.isascii() and letter.isprintable() for letter in drawn) or not plain
            assert not any(unicodedata.east_asian_width(letter) in "WF" for letter in drawn)
            assert not any(unicodedata.combining(letter) for letter in drawn)


def test_every_style_is_used():
    used = set()
    for case in CASES:
        for seen in views(case):
            lines = picture(seen, seen.choices, 3) + sidebar(seen)
            used |= {name for line in lines for _, style in line for name in style.split()}
    assert used == set(STYLES)


@pytest.mark.parametrize("case", CASES)
def test_positions_that_look_alike_look_alike_here(case):
    """What a seat cannot know changes nothing on its screen."""
    state = played(case).state
    for seat in (*range(case[0]), None):
        seen = BRIAN_BORU.observe(state, seat)
        for seed in range(3):
            other = BRIAN_BORU.observe(BRIAN_BORU.imagine(seen, LabDice(seed)), seat)
            assert picture(other, other.choices) == picture(seen, seen.choices)
            assert sidebar(other) == sidebar(seen)


# the legend


def test_every_sign_is_explained():
    for plain, signs in ((False, FULL), (True, ASCII)):
        words = "\n".join(text(legend(plain))).split()
        assert {*signs.suits, *signs.symbols} <= set(words)
        assert {sign for sign in signs if isinstance(sign, str)} - {signs.roads, signs.none} <= set(words)


def test_signs_that_stand_side_by_side_differ():
    for signs in (FULL, ASCII):
        assert len(set(signs.suits)) == 4
        assert len(set(signs.symbols)) == 8
        assert len({signs.viking, signs.monastery, signs.marker}) == 3
        above = {signs.symbols[0], signs.symbols[1], signs.symbols[4], signs.symbols[5]}
        assert len(above | {signs.renown, signs.claim, signs.marriage}) == 7


def test_words_take_the_place_of_ids():
    seen = view((3, "middle"))
    table = BRIAN_BORU.table(3)
    assert "[sign-red]" in "".join(text(pictures.legend(False, lambda message: f"[{message.id}]")))
    beside = "".join(text(sidebars.sidebar(seen, table, False, lambda message: f"[{message.id}]")))
    assert "[sign-points]" in beside


# the sidebar


@pytest.mark.parametrize("case", CASES)
def test_the_sidebar_counts_what_everybody_has(case):
    state = played(case).state
    for seen in views(case):
        for seat, row in enumerate(text(sidebar(seen))[1 : 1 + seen.seats]):
            assert row[1] == SEATS[seat]
            assert (row[0] == ">") == (seat in seen.deciding)
            assert (row[2] == "◀") == (seat == seen.holder)
            assert list(map(int, row[3:].split())) == [
                *(state.total(seat), state.coins[seat], state.renown[seat], state.raiders[seat], state.church[seat]),
                *(state.controlled(seat).bit_count(), state.claims.count(seat), state.wed[seat].bit_count()),
                state.hands[seat].bit_count(),
            ]


def lines_from(lines: list[str], first: str) -> list[str]:
    """The lines after the one that begins so."""
    start = next(number for number, line in enumerate(lines) if line.startswith(first))
    return lines[start + 1 :]


def test_the_marriage_track_shows_rewards_and_discs():
    lines = text(sidebar(replace(view((4, "middle")), track=[0, 7, 0, 3])))
    assert lines_from(lines, " marriage track")[:3] == [
        "    0  1  2  3  4  5  6  7  8  9",
        "          ¢  ¢  ¢ ¢¢ ¢¢  ★  ⌂   ",
        "   AC        D           B      ",
    ]


@pytest.mark.parametrize(
    ("name", "gift"),
    [
        ("Orlaith", "2 points, a free town of Munster"),
        ("Aoife", "2 points, a renown token"),
        ("Brigid", "4 points"),
        ("Estrid", "support, trade or 4 points"),
    ],
)
def test_the_marriage_of_the_round_says_what_it_gives(name, gift):
    card = next(number for number, marriage in enumerate(MARRIAGES) if marriage.name == name)
    lines = text(sidebar(replace(view((3, "middle")), marriage=card, area=7)))
    assert f"∞ {name} {gift}" in " ".join(" ".join(lines).split())
    assert " × 7 raiders left in the battle area" in lines  # noqa: RUF001


def test_support_and_trade_show_who_has_them():
    lines = text(sidebar(replace(view((3, "middle")), ally=2, trader=0)))
    assert " ∞ C has military support" in lines
    assert " ∞ A has trade" in lines


def card(value: int) -> int:
    return value - 1


def test_the_trick_shows_the_town_the_cards_and_the_winner():
    """White counts as the colour of the town, a higher card of another colour does not."""
    trick = [card(6), card(23), card(20), NOBODY]
    seen = replace(view((4, "middle")), active=TOWN_AT["M6"], trick=trick, best=NOBODY)
    lines = text(sidebar(seen))
    assert " ●M6 Lismore" in lines
    assert " A 6● C 20■♔ B 23◆" in lines
    assert " A 6● C 20■ B 23◆" in text(sidebar(replace(seen, active=NOBODY)))
    assert " A 6● C 20■♔ B 23◆" in text(sidebar(replace(seen, active=NOBODY, best=card(20)))), "after the winner acted"


def test_cards_show_their_actions_and_which_can_be_chosen():
    seen = replace(view((3, "start")), hand=[card(13), card(11), card(20)], choices=[CARD + card(11)])
    lines = text(sidebar(seen))
    assert lines_from(lines, " hand") == [
        " [11▲] ¢¢⌂     ¢¢→     ××",  # noqa: RUF001
        "  13■  ¢⌂      ¢¢→     -¢-×",  # noqa: RUF001
        "  20■  ⌂       ¢¢→",
    ]


def test_the_pack_is_shown_during_the_draft_only():
    seen = view((3, "draft"))
    lines = text(sidebar(seen))
    pack = [line for line in lines_from(lines, " pack") if line.startswith((" [", "  ["))]
    assert len(pack) == len(seen.choices)
    seen = view((3, "trick"))
    assert seen.packs
    assert not any(line.startswith(" pack") for line in text(sidebar(seen)))


def test_the_closed_pile_is_not_shown():
    seen = view((3, "middle"))
    assert any(seen.played)
    assert sidebar(replace(seen, played=[[], [], []])) == sidebar(seen)


def test_only_the_owner_sees_cards():
    for case in CASES:
        spectator = views(case)[-1]
        assert not any(line.startswith((" hand", " pack")) for line in text(sidebar(spectator)))


def test_a_board_before_its_preparation_can_be_drawn():
    state = BRIAN_BORU.new(5)
    seen = BRIAN_BORU.observe(state, None)
    assert len(text(picture(seen))) == len(text(picture(view((5, "end")))))
    assert "round" not in "".join(text(sidebar(seen)))
