"""Ireland: the end of the game, final scoring and ties (RI-END)."""

from functools import cache

import pytest

from meadhall.core.dice import LabDice
from meadhall.core.frames import Kind
from meadhall.core.match import Match
from meadhall.games.rebirth import game
from meadhall.games.rebirth.box import PUBLIC_MISSIONS
from meadhall.games.rebirth.events import ExtraTileDrawn, PrivateMissionScored, TilePlaced, Won
from meadhall.games.rebirth.score import SHARED, score_token
from meadhall.games.rebirth.score import winners as decided_by
from tests.rules.rebirth.scene import Scene

NUMBER = {mission.id: number for number, mission in enumerate(PUBLIC_MISSIONS)}
FARM, POWER = 0, 1


@cache
def played(seats, seed):
    """A whole game of random choices."""
    match, dice = Match(game, seats, {"map": "ireland"}, LabDice(seed)), LabDice(seed + 1000)
    while not match.over:
        seat = match.state.decision.seats[0]
        options = match.state.options(seat)
        match.play(seat, options[dice.below(len(options))])
    return match


def happened(match, kind, seat):
    return [e for entry in match.log for e in entry.events if type(e) is kind and e.seat == seat]


def at_tara(scene, **hexes):
    """So many hexes at the Hill of Tara for each seat: at_tara(scene, A=2, B=1)."""
    places = iter(["7,7 F", "8,7 F", "9,7 F", "9,8 F", "7,8 S1", "8,9 S1"])
    for seat, count in hexes.items():
        for _ in range(count):
            place, tile = next(places).split()
            scene.given(f"{seat} {tile} {place}")


# when it ends


@pytest.mark.rule("RI-END-1", "RI-END-2")
@pytest.mark.parametrize(("seats", "turns"), [(2, 32), (3, 32), (4, 23)])
@pytest.mark.parametrize("seed", [1, 2])
def test_everybody_has_as_many_turns_as_tiles_in_the_supply(seats, turns, seed):
    match = played(seats, seed)
    for seat in range(seats):
        extra = len(happened(match, ExtraTileDrawn, seat))
        assert extra <= 4
        assert len(happened(match, TilePlaced, seat)) == turns + extra


@pytest.mark.rule("RI-END-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_hands_and_supplies_are_empty_and_set_aside_tiles_may_be_left(seats):
    match = played(seats, 1)
    state = match.state
    assert state.hand == [[] for _ in range(seats)]
    assert not any(state.supply)
    extra = sum(len(happened(match, ExtraTileDrawn, seat)) for seat in range(seats))
    assert sum(map(len, state.aside)) == 4 * seats - extra
    assert any(state.aside)


@pytest.mark.rule("RI-END-1")
def test_the_game_goes_on_while_anybody_has_a_tile_and_ends_with_the_last_one():
    scene = Scene("ireland")
    scene.state.supply = [[], [], []]
    scene.state.hand = [[], [POWER], [FARM]]
    scene.play("A E 14,4")
    assert scene.state.decision.seats == (1,)
    scene.choose("B", "13,3")
    assert scene.state.decision.seats == (2,)
    scene.choose("C", "11,4")
    assert scene.state.decision.kind is Kind.OVER


@pytest.mark.rule("RI-END-2")
def test_a_player_can_get_four_extra_tiles_and_no_more():
    state = Scene("ireland").state
    assert state.bonuses.count(5) == 4
    assert [len(state.aside[seat]) for seat in range(3)] == [4, 4, 4]


@pytest.mark.rule("RI-END-3")
@pytest.mark.parametrize("aside", [[], [0, 0, 0, 0], [4, 5, 5, 5]])
def test_unused_set_aside_tiles_are_worth_nothing(aside):
    scene = Scene("ireland")
    scene.given("A E 14,4", "B S1 8,9")
    scene.state.aside[0] = aside
    assert scene.finish() == {"A": 5, "B": 5 + 1}
    assert scene.state.aside[0] == aside


# final scoring


@pytest.mark.rule("RI-END-4")
def test_unfinished_settlements_pay_influence_and_castles_5_each():
    scene = Scene("ireland")
    scene.given("A S3 14,7", "B S1 16,5", "B S4 15,5", "A S2 14,3", "C S2 12,9", "C S1 12,10")
    scene.finish()
    assert [scene.heading(seat, "unfinished") for seat in "ABC"] == [3 + 2, 1 + 4, 0]  # Arklow is complete
    assert [scene.heading(seat, "castles") for seat in "ABC"] == [5, 5, 5]  # Ross, Blarney, Kilkenny


@pytest.mark.rule("RI-END-4")
def test_three_castles_pay_15_to_whoever_holds_them_at_the_end():
    scene = Scene("ireland")
    scene.given("A S1 11,3", "A E 14,4", "B E 13,3", "B S1 14,3", "A F 10,4")
    assert [scene.holder(castle) for castle in ("Dunguaire", "Bunratty", "Blarney", "Ross")] == ["A", "B", "A", "B"]
    scene.given("C E 0,6")
    scene.finish()
    assert [scene.heading(seat, "castles") for seat in "ABC"] == [10, 10, 5]


@pytest.mark.rule("RI-END-4")
def test_final_scoring_comes_in_order():
    scene = Scene("ireland", row=["P1", "P2", "P4", "P5", "P6", "P7", "P8", "P9"], exactly=True)
    scene.given("A E 14,4", "A S1 16,5", "B S1 8,9")
    scene.state.missions = [[NUMBER["P3"]], [], [NUMBER["P10"]]]
    scene.finish()
    order = [type(event).__name__ for event in scene.events]
    assert order == [
        *["UnfinishedScored"] * 2,
        *["CastlesScored"] * 2,
        *["PrivateMissionScored"] * 2,
        "Won",
    ]


@pytest.mark.rule("RI-END-4")
def test_public_missions_bring_nothing_more_at_the_end():
    scene = Scene("ireland", row=["P3"])
    scene.given("A E 4,2", "A E 7,1", "A E 12,1")
    assert scene.finish() == {}


@pytest.mark.rule("RI-END-5")
def test_all_private_missions_are_shown_and_the_fulfilled_ones_pay_the_higher_number():
    scene = Scene("ireland", row=["P1", "P2", "P5", "P6", "P7", "P8", "P9", "P12"], exactly=True)
    scene.given("A E 4,2", "A E 7,1", "A E 12,1", "B S1 2,5", "B S1 7,2")
    scene.state.missions = [[NUMBER["P3"]], [NUMBER["P4"]], [NUMBER["P10"]]]
    scene.finish()
    assert scene.told(PrivateMissionScored) == [
        PrivateMissionScored(0, NUMBER["P3"], 8),
        PrivateMissionScored(1, NUMBER["P4"], 0),
        PrivateMissionScored(2, NUMBER["P10"], 0),
    ]
    assert [scene.heading(seat, "missions") for seat in "ABC"] == [8, 0, 0]


# the winner


@pytest.mark.rule("RI-END-6")
@pytest.mark.parametrize(("points", "winner"), [((150, 149, 10), "A"), ((90, 91, 90), "B"), ((0, 0, 1), "C")])
def test_most_points_win(points, winner):
    """Blarney and Tara count only in a tie."""
    scene = Scene("ireland")
    scene.given("A E 14,4")
    at_tara(scene, A=2)
    scene.score(**dict(zip("ABC", points, strict=True)))
    assert scene.winners() == winner
    assert scene.state.total("ABC".index(winner)) == max(points)


@pytest.mark.rule("RI-END-6")
def test_the_winner_is_judged_after_final_scoring():
    scene = Scene("ireland")
    scene.given("B E 14,4")
    scene.score(A=100, B=96, C=0)
    scene.finish()
    assert scene.told(Won) == [Won(1, 101, 0)]
    assert scene.winners() == "B"


@pytest.mark.rule("RI-END-7")
@pytest.mark.parametrize("holder", "AB")
def test_of_the_tied_players_the_holder_of_blarney_wins(holder):
    scene = Scene("ireland")
    scene.given(f"{holder} E 14,4")
    at_tara(scene, C=3, A=1, B=1)
    scene.score(A=150, B=150, C=140)
    assert scene.winners() == holder


@pytest.mark.rule("RI-END-7")
def test_other_castles_do_not_break_the_tie():
    scene = Scene("ireland")
    scene.given("A S1 11,3", "A E 0,6", "A F 14,1")
    scene.score(A=150, B=150, C=140)
    assert scene.winners() == "AB"


@pytest.mark.rule("RI-END-7")
def test_the_first_tie_break_is_blarney():
    board = Scene("ireland").state.table.board
    castle = board.castles[board.first_tiebreak]
    assert (castle.name, castle.row, castle.column) == ("Blarney", 15, 4)


@pytest.mark.rule("RI-END-8")
@pytest.mark.parametrize(
    ("hexes", "winner"), [({"A": 1}, "A"), ({"B": 2, "A": 1}, "B"), ({"C": 1}, "C"), ({"A": 1, "B": 2, "C": 3}, "C")]
)
def test_else_most_hexes_at_tara_win_even_from_behind(hexes, winner):
    scene = Scene("ireland")
    at_tara(scene, **hexes)
    scene.score(A=150, B=150, C=3)
    assert scene.winners() == winner


@pytest.mark.rule("RI-END-8")
def test_the_hexes_at_tara():
    board = Scene("ireland").state.table.board
    tara = board.towers[board.second_tiebreak]
    ring = ["{},{}".format(*spot) for index, spot in enumerate(board.hexes) if tara.ring >> index & 1]
    assert (tara.name, tara.row, tara.column) == ("Hill of Tara", 8, 8)
    assert ring == ["7,7", "7,8", "8,7", "8,9", "9,7", "9,8"]


@pytest.mark.rule("RI-END-8")
def test_hexes_at_other_towers_and_covered_ones_do_not_count():
    scene = Scene("ireland", seats=2)  # 8,7 and 9,7 are covered
    scene.given("A F 4,6", "A F 10,9", "A E 0,8", "B F 7,7")
    scene.score(A=150, B=150)
    assert scene.winners() == "B"


@pytest.mark.rule("RI-END-9")
@pytest.mark.parametrize(
    ("hexes", "winners"),
    [
        ({"A": 1, "B": 1}, "AB"),
        ({"A": 2, "B": 1, "C": 2}, "AC"),
        ({"A": 1, "B": 1, "C": 1}, "ABC"),
        ({"B": 2, "C": 2}, "BC"),
        ({}, "AB"),
    ],
)
def test_equal_hexes_at_tara_share_the_victory_and_with_none_the_tied_players_do(hexes, winners):
    scene = Scene("ireland")
    at_tara(scene, **hexes)
    scene.score(A=150, B=150, C=140)
    assert scene.winners() == winners
    assert decided_by(scene.state)[1] == SHARED


@pytest.mark.rule("RI-END-7", "RI-END-8", "RI-END-9")
def test_t32_tie():
    scene = Scene("ireland")
    scene.given("C E 14,4")
    at_tara(scene, A=1, B=1, C=3)
    scene.score(A=150, B=150, C=140)
    assert scene.winners() == "C"

    scene = Scene("ireland")
    scene.given("C E 14,4")
    at_tara(scene, A=2, B=1, C=2)
    scene.score(A=150, B=150, C=140)
    assert scene.winners() == "AC"

    scene = Scene("ireland")
    scene.given("B E 14,4")
    at_tara(scene, A=2, B=1, C=2)
    scene.score(A=150, B=150, C=140)
    assert scene.winners() == "B"


@pytest.mark.rule("RI-END-4", "RI-END-7", "RI-END-8", "RI-END-9")
@pytest.mark.parametrize(
    ("tiles", "before", "gains", "winners"),
    [
        (
            ["A F 7,7", "B S1 8,9", "C F 9,7", "C F 9,8", "C E 14,4"],
            (140, 144, 120),
            {"A": 5, "B": 1, "C": 15},
            "C",
        ),
        (
            ["A F 7,7", "B S1 8,9", "C F 9,7", "C F 9,8", "C E 14,4", "A F 8,7"],
            (140, 144, 120),
            {"A": 5, "B": 1, "C": 15},
            "AC",
        ),
        (
            ["A F 7,7", "B S1 8,9", "C F 9,7", "C F 9,8", "B E 14,4"],
            (140, 139, 120),
            {"A": 5, "B": 1 + 5, "C": 10},
            "B",
        ),
        (["C E 14,4"], (145, 145, 120), {"C": 5}, "AB"),
    ],
)
def test_t75_end_of_the_game_and_tie(tiles, before, gains, winners):
    scene = Scene("ireland")
    scene.given(*tiles)
    scene.score(**dict(zip("ABC", before, strict=True)))
    assert scene.finish() == gains
    assert scene.totals() == {seat: points + gains.get(seat, 0) for seat, points in zip("ABC", before, strict=True)}
    assert scene.winners() == winners
    assert "".join("ABC"[event.seat] for event in scene.told(Won)) == winners


@pytest.mark.rule("RI-END-10")
@pytest.mark.parametrize(
    ("points", "token"), [(0, 0), (99, 0), (100, 100), (199, 100), (200, 200), (299, 200), (300, 300), (420, 300)]
)
def test_the_score_token_works_as_in_scotland(points, token):
    scene = Scene("ireland")
    scene.score(A=points)
    assert score_token(scene.totals()["A"]) == token
