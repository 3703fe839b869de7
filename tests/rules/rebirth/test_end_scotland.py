"""End of the game and final scoring, Scotland (RB-END)."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall.core.dice import LabDice
from meadhall.core.frames import Kind
from meadhall.core.match import Match
from meadhall.core.words import SEATS
from meadhall.games.rebirth import game
from meadhall.games.rebirth.events import CastlesScored, MissionScored, TilePlaced, UnfinishedScored, Won
from meadhall.games.rebirth.state import State
from tests.rules.rebirth.scene import Scene


def whole_game(seats: int, first: str, seed: int) -> Match:
    """A game of players who choose at random."""
    match, choice = Match(game, seats, {"first": first}, LabDice(seed)), LabDice(seed + 1)
    while not match.over:
        (seat,) = match.state.decision.seats
        options = match.state.options(seat)
        match.play(seat, options[choice.below(len(options))])
    return match


def throw(state: State) -> None:
    while state.decision.kind is Kind.CHANCE:
        state.roll(0)


def last_round(seats: int) -> State:
    """All have one tile left."""
    state = game.new(seats, {"first": "A"})
    throw(state)
    state.supply = [[] for _ in range(seats)]
    return state


def give(scene: Scene, **castles: str) -> None:
    """Put castle pieces of the seats on castles: give(Edinburgh="A")."""
    for number, castle in enumerate(scene.state.table.board.castles):
        if castle.name in castles:
            scene.state.holders[number] = SEATS.index(castles[castle.name])


def decided_by(scene: Scene) -> set[str]:
    return {str(game.message(scene.state.table, event).args["by"]) for event in scene.told(Won)}


# the end


@pytest.mark.rule("RB-END-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_game_ends_when_everybody_has_placed_the_last_tile_in_hand(seats):
    state = last_round(seats)
    for seat in range(seats):
        assert state.decision.seats == (seat,)
        state.apply(seat, state.options(seat)[-1])
        throw(state)
    assert state.decision.kind is Kind.OVER
    assert game.score(state).winners != ()


@pytest.mark.rule("RB-END-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_game_goes_on_while_somebody_has_a_tile_in_the_supply(seats):
    state = last_round(seats)
    state.supply = [[0] for _ in range(seats)]
    for seat in range(seats):
        state.apply(seat, state.options(seat)[-1])
        throw(state)
    assert state.decision.seats == (0,)
    assert game.score(state).winners == ()


@pytest.mark.rule("RB-END-1", "RB-END-2")
@pytest.mark.parametrize(("seats", "each", "together"), [(2, 34, 68), (3, 34, 102), (4, 25, 100)])
def test_everybody_has_the_same_number_of_turns(seats, each, together):
    match = whole_game(seats, "B", seed=seats)
    placed = [event.seat for entry in match.log for event in entry.events if isinstance(event, TilePlaced)]
    assert len(placed) == together
    assert Counter(placed) == dict.fromkeys(range(seats), each)
    seen = game.observe(match.state, None)
    assert seen.hand_sizes == seen.supply_sizes == [0] * seats
    assert seen.aside_sizes == [2] * seats, "the tiles set aside are not used"


@pytest.mark.rule("RB-END-2")
@pytest.mark.parametrize(("first", "last"), [("A", "D"), ("B", "A"), ("C", "B"), ("D", "C")])
def test_player_to_the_right_of_the_first_player_has_the_last_turn(first, last):
    match = whole_game(4, first, seed=5)
    placed = [SEATS[event.seat] for entry in match.log for event in entry.events if isinstance(event, TilePlaced)]
    assert (placed[0], placed[-1]) == (first, last)


# final scoring


@pytest.mark.rule("RB-END-3")
def test_final_scoring_goes_by_unfinished_settlements_castles_missions():
    scene = Scene()
    scene.given("A S1 14,7", "B S2 16,10")
    scene.play("C E 12,3")
    scene.roll("C draws mission cathedral-bonus")
    scene.finish()
    kinds = [type(event) for event in scene.events]
    assert kinds == [UnfinishedScored, UnfinishedScored, CastlesScored, CastlesScored, MissionScored, Won]


@pytest.mark.rule("RB-END-4")
@pytest.mark.parametrize(
    ("moves", "points"),
    [
        (["A S4 16,9"], {"A": 4}),
        (["A S4 16,9", "A S1 16,10"], {"A": 5}),
        (["A S2 16,9", "B S2 16,10"], {"A": 2, "B": 2}),
        (["A S3 11,4"], {"A": 3}),
        (["A S3 11,4", "B S2 16,9", "B S2 9,3", "C S1 8,8"], {"A": 3, "B": 4, "C": 1}),
    ],
)
def test_each_tile_in_an_unfinished_settlement_scores_its_influence(moves, points):
    scene = Scene()
    scene.given(*moves)
    scene.finish()
    assert {seat: scene.heading(seat, "unfinished") for seat in points} == points


@pytest.mark.rule("RB-END-4")
@pytest.mark.parametrize("moves", [["A S4 16,5"], ["A S4 11,4", "B S1 11,5"], ["A S4 16,9", "B S1 16,10", "B S1 15,9"]])
def test_finished_settlement_scores_nothing_at_the_end(moves):
    scene = Scene()
    scene.given(*moves)
    scene.finish()
    assert [scene.heading(seat, "unfinished") for seat in "ABC"] == [0, 0, 0]


@pytest.mark.rule("RB-END-4")
def test_farms_and_power_plants_score_nothing_at_the_end():
    scene = Scene()
    scene.given("A F 14,5", "A F 7,11", "B E 6,1")
    scene.finish()
    assert [scene.heading(seat, "unfinished") for seat in "ABC"] == [0, 0, 0]


@pytest.mark.rule("RB-END-5")
@pytest.mark.parametrize("number", [0, 1, 2, 12])
def test_each_castle_brings_five_points(number):
    scene = Scene()
    scene.state.holders[:number] = [1] * number
    assert scene.finish() == ({"B": 5 * number} if number else {})


@pytest.mark.rule("RB-END-6")
def test_all_reveal_all_their_cards_and_score_those_fulfilled():
    scene = Scene(seats=4)
    for move, card in (
        ("A E 12,3", "cathedral-bonus"),
        ("A E 4,7", ""),
        ("B E 12,4", "Dunrobin"),
        ("B F 7,9", "cathedral-bonus"),
        ("C S1 13,4", "harbours"),
    ):
        scene.play(move)
        if card:
            scene.roll(f"{move[0]} draws mission {card}")
    before = [game.observe(scene.state, viewer).missions for viewer in (3, None)]
    assert before == [[[], [], [], []]] * 2
    scene.finish()
    scored = [game.message(scene.state.table, event.seen_by(3)).args for event in scene.told(MissionScored)]
    assert scored == [
        {"seat": "A", "mission": "cathedral-bonus", "points": 3},
        {"seat": "B", "mission": "Dunrobin", "points": 0},
        {"seat": "B", "mission": "cathedral-bonus", "points": 3},
        {"seat": "C", "mission": "harbours", "points": 5},
    ]
    assert [scene.heading(seat, "missions") for seat in "ABCD"] == [3, 3, 5, 0]
    for viewer in (0, 1, 2, 3, None):
        assert game.observe(scene.state, viewer).missions == scene.state.missions
    assert [len(cards) for cards in scene.state.missions] == [1, 2, 1, 0]


# the winner


@pytest.mark.rule("RB-END-7")
def test_most_points_win_whoever_holds_the_castles():
    scene = Scene()
    scene.score(A=100, B=101, C=80)
    give(scene, Edinburgh="A", Stirling="C")
    assert scene.winners() == "B"


@pytest.mark.rule("RB-END-7")
def test_points_of_final_scoring_count():
    scene = Scene()
    scene.score(A=100, B=98)
    give(scene, Lews="B", Dunrobin="B")
    scene.finish()
    assert scene.totals() == {"A": 100, "B": 103, "C": 0}
    assert scene.winners() == "B"
    assert [event.seat for event in scene.told(Won)] == [1]
    assert decided_by(scene) == {"points"}
    assert game.score(scene.state).places == (2, 1, 3)


@pytest.mark.rule("RB-END-8")
@pytest.mark.parametrize("holder", ["A", "C"])
@pytest.mark.parametrize("stirling", ["", "A", "B", "C"])
def test_tie_goes_to_the_tied_player_with_edinburgh(holder, stirling):
    scene = Scene()
    scene.score(A=120, B=90, C=120)
    give(scene, Edinburgh=holder, **({"Stirling": stirling} if stirling else {}))
    assert scene.winners() == holder


@pytest.mark.rule("RB-END-8", "RB-END-9")
def test_edinburgh_of_a_player_who_is_not_tied_decides_nothing():
    scene = Scene()
    scene.score(A=120, B=90, C=120)
    give(scene, Edinburgh="B", Stirling="C")
    assert scene.winners() == "C"


@pytest.mark.rule("RB-END-9")
@pytest.mark.parametrize("holder", ["A", "B", "C", "D"])
@pytest.mark.parametrize("edinburgh", ["", "D"])
def test_otherwise_the_player_with_stirling_wins_first_on_points_or_not(holder, edinburgh):
    scene = Scene(seats=4)
    scene.score(A=120, B=90, C=120, D=10)
    give(scene, Stirling=holder, **({"Edinburgh": edinburgh} if edinburgh else {}))
    assert scene.winners() == holder
    places = game.score(scene.state).places
    assert [seat for seat, rank in zip("ABCD", places, strict=True) if rank == 1] == [holder]


@pytest.mark.rule("RB-END-8", "RB-END-9")
def test_edinburgh_and_stirling_decide_ties():
    board = Scene().state.table.board
    places = [board.castles[number] for number in (board.first_tiebreak, board.second_tiebreak)]
    assert [(place.name, place.row, place.column) for place in places] == [("Edinburgh", 15, 10), ("Stirling", 14, 8)]


@pytest.mark.rule("RB-END-8", "RB-END-9")
def test_castles_that_decide_ties_are_known_by_name():
    """A map on which the two castles have changed places."""
    text = Scene().state.table.board.text
    text = text.replace("castle 15,10 Edinburgh", "castle 15,10 Stirling")
    text = text.replace("castle 14,8 Stirling", "castle 14,8 Edinburgh")
    scene = Scene(text)
    scene.given("B F 16,11")
    scene.score(A=120, C=120)
    assert scene.winners() == "B", "by Stirling"
    scene.given("A F 14,9")
    scene.score(A=120, C=120)
    assert scene.winners() == "A", "by Edinburgh"


@pytest.mark.rule("RB-END-10")
@pytest.mark.parametrize(
    ("points", "shared"), [((120, 120, 90, 0), "AB"), ((9, 12, 9, 12), "BD"), ((50, 50, 50, 50), "ABCD")]
)
def test_players_tied_for_first_place_share_if_nobody_holds_stirling(points, shared):
    scene = Scene(seats=4)
    scene.score(**dict(zip("ABCD", points, strict=True)))
    assert scene.winners() == shared
    assert [seat for seat, rank in zip("ABCD", game.score(scene.state).places, strict=True) if rank == 1] == list(
        shared
    )


@pytest.mark.rule("RB-END-10")
def test_shared_victory_with_edinburgh_held_from_behind():
    scene = Scene()
    scene.score(A=120, B=120, C=90)
    give(scene, Edinburgh="C")
    assert scene.winners() == "AB"


# worked cases


@pytest.mark.rule("RB-END-5")
def test_t27_three_castles_bring_fifteen_points():
    scene = Scene()
    scene.given("A E 5,1", "A E 8,1", "A E 10,5")
    assert [scene.holder(castle) for castle in ("Lews", "Kisimul", "Invergarry")] == ["A", "A", "A"]
    assert scene.finish() == {"A": 15}


@pytest.mark.rule("RB-END-4")
def test_t28_unfinished_large_settlement_pays_each_tile():
    scene = Scene()
    scene.play("A S4 14,7")
    scene.play("B S1 15,6")
    scene.finish()
    assert [scene.heading(seat, "unfinished") for seat in "ABC"] == [4, 1, 0]


@pytest.mark.rule("RB-END-8", "RB-END-9", "RB-END-10")
@pytest.mark.parametrize(
    ("castles", "winners"),
    [
        ({"Edinburgh": "A"}, "A"),
        ({"Edinburgh": "C", "Stirling": "C"}, "C"),
        ({"Edinburgh": "C", "Stirling": "B"}, "B"),
        ({"Edinburgh": "C"}, "AB"),
    ],
)
def test_t31_tie_for_first_place(castles, winners):
    scene = Scene()
    scene.score(A=120, B=120, C=90)
    give(scene, **castles)
    assert scene.winners() == winners


T74 = ["A E 5,1", "A E 8,1", "A E 10,5", "B F 9,8", "B E 5,6", "B E 12,4", "C F 16,11", "C F 14,9"]
T74 += ["A S3 15,6", "B S2 14,7"]


@pytest.mark.rule("RB-END-3", "RB-END-4", "RB-END-5", "RB-END-6", "RB-END-8", "RB-END-9", "RB-END-10")
@pytest.mark.parametrize(
    ("without", "instead", "before", "gained", "totals", "winners", "by"),
    [
        ([], {}, (96, 99, 90), (18, 15, 10), (114, 114, 100), "C", "second-tiebreak"),
        (["C F 14,9"], {}, (96, 94, 90), (18, 20, 5), (114, 114, 95), "B", "second-tiebreak"),
        ([], {"C F 16,11": "A F 16,11"}, (91, 99, 90), (23, 15, 5), (114, 114, 95), "A", "first-tiebreak"),
        (["C F 14,9", "B S2 14,7"], {}, (96, 101, 90), (18, 13, 5), (114, 114, 95), "AB", "shared"),
    ],
    ids=["case", "i", "ii", "iii"],
)
def test_t74_end_of_the_game_and_tie_break(without, instead, before, gained, totals, winners, by):
    scene = Scene()
    cards = {"B E 12,4": "B draws mission cathedral-bonus", "A S3 15,6": "A draws mission Braemar"}
    for move in T74:
        if move not in without:
            scene.play(instead.get(move, move))
        if move in cards:
            scene.roll(cards[move])
    scene.score(**dict(zip("ABC", before, strict=True)))
    assert tuple(scene.finish().values()) == gained
    assert [scene.heading(seat, "missions") for seat in "ABC"] == [0, 3, 0]
    assert tuple(scene.totals().values()) == totals
    assert scene.winners() == winners
    assert decided_by(scene) == {by}
