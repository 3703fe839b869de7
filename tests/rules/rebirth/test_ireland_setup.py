"""Ireland: components and preparation (RI-COMP, RI-SETUP)."""

from collections import Counter
from math import factorial

import pytest

from meadhall.core.dice import LabDice
from meadhall.core.frames import Kind
from meadhall.core.match import Match
from meadhall.core.rows import HIDDEN
from meadhall.games.rebirth import game
from meadhall.games.rebirth.box import BONUSES, PUBLIC_MISSIONS, SIGNS
from meadhall.games.rebirth.events import (
    CathedralVisited,
    MissionDrawn,
    MissionLaid,
    MissionScored,
    TileSetAside,
    TowerLaid,
)
from meadhall.games.rebirth.score import score_token
from tests.rules.rebirth.scene import Scene

TOWERS = ["1,8", "3,5", "3,10", "4,7", "5,2", "7,5", "8,3", "8,8", "11,6", "11,9", "12,2", "13,9", "14,6", "16,3"]
COVERED = (
    "1,9 2,10 3,7 4,8 5,5 6,5 6,6 6,9 8,7 9,2 9,7 10,2 10,5 10,6 10,10 11,10 12,1 12,5 13,4 13,5 13,7 13,8 17,2 17,3"
)
FULL_SET = {"F": 12, "E": 12, "S1": 3, "S2": 3, "S3": 3, "S4": 3}
FOUR_PLAYER_SET = {"F": 9, "E": 9, "S1": 3, "S2": 2, "S3": 2, "S4": 2}


def prepared(seats=3, seed=1, **options):
    """A match in which everything before the first choice has happened."""
    return Match(game, seats, {"map": "ireland", **options}, LabDice(seed))


def before(frame, seats=3, **options):
    """The position in which the named draw of the preparation is due."""
    state = game.new(seats, {"map": "ireland", **options})
    while type(state.stack[-1]).__name__ != frame:
        state.roll(0)
    return state


def rolled(state, outcome):
    """The position after luck has come out so."""
    after = state.copy()
    after.roll(outcome)
    return after


def by_sign(tiles):
    return Counter(SIGNS[tile] for tile in tiles)


def tiles_of(state, seat):
    """Everything the seat has, wherever it lies: in the supply, in hand or set aside."""
    held = by_sign(state.supply[seat] + state.aside[seat] + state.hand[seat])
    return dict(held)


def spot(board, index):
    return "{},{}".format(*board.hexes[index])


# components


@pytest.mark.rule("RI-COMP-1")
def test_ireland_adds_fourteen_tower_tiles_twelve_public_missions_and_a_doubling_token_each():
    state = prepared(4).state
    assert len(state.bonuses) == 14
    assert len(state.row) + len(state.deck) == 12
    assert sorted(mission.id for mission in PUBLIC_MISSIONS) == sorted(f"P{number}" for number in range(1, 13))
    assert len(state.tokens) == 4


@pytest.mark.rule("RI-COMP-2")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_36_tiles_of_each_colour_are_those_of_the_basic_game(seats):
    state = prepared(seats).state
    assert [tiles_of(state, seat) for seat in range(seats)] == [FULL_SET] * seats


@pytest.mark.rule("RI-COMP-2")
def test_twelve_castles_and_eight_cathedrals_of_a_colour_always_suffice():
    state = prepared().state
    assert len(state.table.board.castles) == 12
    assert len(state.row) == 8


@pytest.mark.rule("RI-COMP-3", "RI-SCORE-2")
@pytest.mark.parametrize("seed", range(3))
def test_scottish_missions_never_come_into_play(seed):
    match, dice = prepared(seed=seed), LabDice(seed)
    while not match.over:
        seat = match.state.decision.seats[0]
        options = match.state.options(seat)
        match.play(seat, options[dice.below(len(options))])
    happened = {type(event) for entry in match.log for event in entry.events}
    assert not happened & {CathedralVisited, MissionDrawn, MissionScored}
    assert set(match.state.deck) < set(range(12))


@pytest.mark.rule("RI-COMP-4")
def test_the_fourteen_tower_tiles():
    assert Counter(BONUSES[bonus] for bonus in prepared().state.bonuses) == {
        "thirteen-points": 3,
        "another-tile": 4,
        "draw-three": 2,
        "three-points": 2,
        "mission-card": 1,
        "doubling-token": 2,
    }


# the board, the row of missions, the towers


@pytest.mark.rule("RI-SETUP-1")
def test_the_irish_side_of_the_board_is_used():
    board = prepared().state.table.board
    assert board.title == "Ireland"
    assert [f"{tower.row},{tower.column}" for tower in board.towers] == TOWERS
    assert board.cathedrals == ()


@pytest.mark.rule("RI-SETUP-2")
@pytest.mark.parametrize("seed", range(5))
def test_eight_public_missions_lie_open_and_the_other_four_are_the_deck(seed):
    state = prepared(seed=seed).state
    deck = state.deck
    assert (len(state.row), len(deck)) == (8, 4)
    assert sorted(state.row + deck) == list(range(12))


@pytest.mark.rule("RI-SETUP-2")
def test_the_public_missions_are_shuffled():
    state = before("LayMissionRow")
    assert state.faces == factorial(12)
    assert {rolled(state, outcome).row[0] for outcome in range(12)} == set(range(12))


@pytest.mark.rule("RI-SETUP-2")
def test_everybody_sees_the_row_and_nobody_the_deck():
    state = before("LayMissionRow")
    assert state.chance().viewer(state) is None
    events = []
    state.roll(123_456_789, events)
    assert [event.seen_by(2).card for event in events if type(event) is MissionLaid] == state.row
    for viewer in (0, 1, 2, None):
        seen = game.observe(state, viewer)
        assert seen.row == state.row
        assert not hasattr(seen, "deck")
        assert seen.missions == [[], [], []]


@pytest.mark.rule("RI-SETUP-3")
def test_every_tower_gets_one_shuffled_bonus_tile_face_up():
    state = before("LayTowers")
    assert state.faces == factorial(14)
    assert state.chance().viewer(state) is None
    at_first_tower = set()
    for outcome in range(14):
        other, events = state.copy(), []
        other.roll(outcome, events)
        laid = [event.seen_by(None) for event in events if type(event) is TowerLaid]
        assert [(event.tower, event.bonus) for event in laid] == list(enumerate(other.bonuses))
        assert len(other.bonuses) == len(other.table.board.towers) == 14
        assert game.observe(other, None).bonuses == other.bonuses
        at_first_tower.add(other.bonuses[0])
    assert at_first_tower == set(range(6))


# what the players have in front of them


@pytest.mark.rule("RI-SETUP-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_zero_points_a_blank_score_token_and_all_pieces(seats):
    state = prepared(seats).state
    assert game.score(state).totals == (0,) * seats
    assert [score_token(total) for total in game.score(state).totals] == [0] * seats
    assert state.holders == [-1] * 12  # no castle piece has left its stock
    assert state.first == [-1] * 12  # nor a cathedral
    assert state.fulfilled == [0] * seats


@pytest.mark.rule("RI-SETUP-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_a_doubling_token_that_lies_on_no_card_yet(seats):
    assert prepared(seats).state.tokens == [-1] * seats


@pytest.mark.rule("RI-SETUP-6")
def test_two_players_find_24_hexes_covered():
    state = prepared(2).state
    board = state.table.board
    taken = [spot(board, index) for index in range(len(board.hexes)) if state.taken >> index & 1]
    assert " ".join(taken) == COVERED


@pytest.mark.rule("RI-SETUP-6")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_players_find_the_whole_map_open(seats):
    assert prepared(seats).state.taken == 0


@pytest.mark.rule("RI-SETUP-6")
@pytest.mark.parametrize("tile", ["F", "E", "S1"])
def test_no_tile_can_go_on_a_covered_hex(tile):
    assert not set(Scene("ireland", seats=2).legal("A", tile)) & set(COVERED.split())


@pytest.mark.rule("RI-SETUP-6")
def test_covering_tiles_belong_to_nobody():
    """10,5 is covered: it links nothing, holds no castle, and 10,2 and 11,10 are coastal hexes of nobody."""
    scene = Scene("ireland", seats=2, row=["P3"])
    assert scene.play("A F 11,5") == {"A": 1}
    assert scene.play("A F 10,4") == {"A": 1}
    assert scene.holder("Athlone") == ""
    assert scene.play("A E 0,6") == {"A": 2}
    assert scene.play("A E 4,2") == {"A": 2}
    assert game.observe(scene.state, 0).tiles.count(1) == 24


@pytest.mark.rule("RI-SETUP-7")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_players_use_all_36_tiles(seats):
    state = prepared(seats).state
    assert [sum(tiles_of(state, seat).values()) for seat in range(seats)] == [36] * seats


@pytest.mark.rule("RI-SETUP-7")
def test_four_players_return_three_farms_three_power_plants_and_one_each_of_influence_2_3_4():
    state = prepared(4).state
    assert [tiles_of(state, seat) for seat in range(4)] == [FOUR_PLAYER_SET] * 4


# drawing tiles


@pytest.mark.rule("RI-SETUP-8", "RI-SETUP-9")
@pytest.mark.parametrize(("seats", "mix"), [(2, FULL_SET), (3, FULL_SET), (4, FOUR_PLAYER_SET)])
def test_set_aside_tiles_are_drawn_blindly_from_all_tiles_of_the_player(seats, mix):
    state = before("SetAside", seats)
    drawn = Counter(sign for outcome in range(state.faces) for sign in by_sign(rolled(state, outcome).aside[0]))
    assert drawn == mix


@pytest.mark.rule("RI-SETUP-8", "RI-SETUP-12")
def test_the_first_hand_tile_is_drawn_blindly_from_the_supply():
    state = before("DrawTile")
    drawn = Counter(SIGNS[rolled(state, outcome).hand[0][0]] for outcome in range(state.faces))
    assert drawn == {"F": 8, "E": 12, "S1": 3, "S2": 3, "S3": 3, "S4": 3}  # four farms are set aside here


@pytest.mark.rule("RI-SETUP-9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sets_four_tiles_aside(seats):
    match = prepared(seats)
    aside = [event.seat for entry in match.log for event in entry.events if type(event) is TileSetAside]
    assert Counter(aside) == dict.fromkeys(range(seats), 4)
    assert [len(match.state.aside[seat]) for seat in range(seats)] == [4] * seats


@pytest.mark.rule("RI-SETUP-9", "RI-SETUP-10")
def test_only_the_owner_learns_which_tiles_are_set_aside():
    state = before("SetAside")
    assert state.chance().viewer(state) == 0
    events = []
    state.roll(13, events)
    assert events == [TileSetAside(0, SIGNS.index("E"))]
    assert events[0].seen_by(0).tile == SIGNS.index("E")
    assert events[0].seen_by(1).tile == events[0].seen_by(None).tile == HIDDEN


@pytest.mark.rule("RI-SETUP-10")
def test_the_owner_is_shown_the_set_aside_tiles_unordered_and_others_their_number():
    state = prepared(seed=4).state
    for seat in range(3):
        seen = game.observe(state, seat)
        assert seen.aside == sorted(state.aside[seat])
        assert len(seen.aside) == 4
        assert seen.aside_sizes == [4, 4, 4]
    assert game.observe(state, None).aside == []


@pytest.mark.rule("RI-SETUP-10")
def test_set_aside_tiles_stay_out_of_ordinary_turns():
    match = prepared(seed=4)
    aside = [tiles[:] for tiles in match.state.aside]
    for _ in range(3):
        seat = match.state.decision.seats[0]
        far = [option for option in match.state.options(seat) if not touches_a_tower(match.state, option)]
        match.play(seat, far[0])
    assert match.state.aside == aside


def touches_a_tower(state, option):
    return bool(state.table.board.towers_at[state.table.hex_at[option]])


@pytest.mark.rule("RI-SETUP-11")
@pytest.mark.parametrize(("seats", "size"), [(2, 32), (3, 32), (4, 23)])
def test_the_other_tiles_are_the_supply(seats, size):
    state = before("DrawTile", seats)
    assert [len(state.supply[seat]) for seat in range(seats)] == [size] * seats


@pytest.mark.rule("RI-SETUP-12")
@pytest.mark.parametrize(("seats", "left"), [(2, 31), (3, 31), (4, 22)])
def test_everybody_draws_one_tile_into_the_hand(seats, left):
    state = prepared(seats).state
    assert [len(hand) for hand in state.hand] == [1] * seats
    assert [len(state.supply[seat]) for seat in range(seats)] == [left] * seats


@pytest.mark.rule("RI-SETUP-12")
def test_the_first_hand_tile_is_secret():
    state = before("DrawTile")
    assert state.chance().viewer(state) == 0
    events = []
    state.roll(0, events)
    assert events[0].seen_by(0).tile == SIGNS.index("F")
    assert events[0].seen_by(1).tile == events[0].seen_by(None).tile == HIDDEN
    assert game.observe(state, 0).hand == [SIGNS.index("F")]
    assert game.observe(state, 1).hand == game.observe(state, None).hand == []
    assert game.observe(state, 1).hand_sizes == [1, 0, 0]


# who begins


@pytest.mark.rule("RI-SETUP-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_decides_who_begins(seats):
    state = before("ChooseFirstPlayer", seats)
    assert [rolled(state, outcome).decision.seats for outcome in range(state.faces)] == [(s,) for s in range(seats)]


@pytest.mark.rule("RI-SETUP-13")
@pytest.mark.parametrize("seat", "ABC")
def test_the_host_may_choose_who_begins(seat):
    assert prepared(first=seat).state.decision.seats == ("ABC".index(seat),)


@pytest.mark.rule("RI-SETUP-13")
def test_turns_go_clockwise():
    match = prepared(first="C")
    order = []
    while len(order) < 7:
        seat = match.state.turn
        order.append("ABC"[seat])
        while match.state.turn == seat:
            match.play(seat, match.state.options(seat)[0])
    assert order == list("CABCABC")
    assert match.state.decision.kind is Kind.PLAYERS
