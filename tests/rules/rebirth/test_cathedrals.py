"""2. Scoring tiles: cathedrals, and the mission cards drawn there (RB-CATH)."""

from __future__ import annotations

import pytest

from meadhall.core.dice import LabDice
from meadhall.core.frames import Kind
from meadhall.core.match import Match
from meadhall.core.rows import HIDDEN
from meadhall.core.words import SEATS
from meadhall.games.rebirth import game
from meadhall.games.rebirth.events import CathedralVisited, MissionDrawn
from meadhall.games.rebirth.rules.cathedrals import DrawMission
from tests.rules.rebirth.scene import Scene

CATHEDRALS = {
    "St Magnus (Kirkwall)": ["0,9", "0,10", "1,8", "1,10"],
    "Elgin": ["7,9", "7,10", "8,9", "8,11", "9,9", "9,10"],
    "St Machar (Aberdeen)": ["8,11", "8,12", "9,10", "10,11", "10,12"],
    "Dunkeld": ["11,8", "11,9", "12,8", "12,10", "13,8", "13,9"],
    "Iona": ["12,3", "12,4", "13,4", "14,3"],
    "St Andrews": ["12,10", "12,11", "13,9", "14,10"],
    "St Mungo (Glasgow)": ["15,6", "15,7", "16,8", "17,6", "17,7"],
    "Whithorn": ["19,6", "19,7", "20,6", "20,8"],
}
"""The hexes next to each cathedral."""
AROUND = sorted({at for ring in CATHEDRALS.values() for at in ring})


def place(scene: Scene, seat: str, at: str) -> None:
    """Put some tile that fits on the hex and draw the cards it brings."""
    sign = next(sign for sign in ("F", "E", "S1") if at in scene.legal(seat, sign))
    play(scene, f"{seat} {sign} {at}")


def play(scene: Scene, move: str) -> dict[str, int]:
    """Place a tile and draw the cards it brings, whichever they are."""
    gained = scene.play(move)
    while isinstance(scene.state.stack[-1], DrawMission):
        scene.state.roll(0)
    return gained


def pieces(scene: Scene, cathedral: str) -> str:
    """The seats whose piece stands on the cathedral, as everybody sees it."""
    cathedrals = scene.state.table.board.cathedrals
    number = next(i for i, found in enumerate(cathedrals) if found.name.startswith(cathedral))
    visited = game.observe(scene.state, None).visited
    return "".join(SEATS[seat] for seat, mask in enumerate(visited) if mask >> number & 1)


def visits(scene: Scene) -> list[str]:
    """The cathedrals that got a piece by the last tile, in order."""
    return [game.message(scene.state.table, event).args["cathedral"] for event in scene.told(CathedralVisited)]


# the first tile next to a cathedral


@pytest.mark.rule("RB-CATH-1")
@pytest.mark.parametrize("move", ["A F 14,3", "A E 12,3", "A S1 13,4", "A S4 13,4"])
def test_first_tile_of_any_type_next_to_a_cathedral_brings_a_card(move):
    scene = Scene()
    play(scene, move)
    assert [scene.cards(seat) for seat in "ABC"] == [1, 0, 0]


@pytest.mark.rule("RB-CATH-1")
def test_tile_two_hexes_away_from_a_cathedral_brings_no_card():
    scene = Scene()
    play(scene, "A E 12,5")
    assert scene.cards("A") == 0
    assert pieces(scene, "Iona") == ""


@pytest.mark.rule("RB-CATH-1")
def test_tile_of_another_player_does_not_use_up_the_first_time():
    scene = Scene()
    play(scene, "B E 12,3")
    play(scene, "A E 12,4")
    assert (scene.cards("A"), scene.cards("B")) == (1, 1)


# pieces


@pytest.mark.rule("RB-CATH-2")
def test_player_puts_a_piece_on_the_cathedral():
    scene = Scene()
    play(scene, "A E 12,3")
    assert pieces(scene, "Iona") == "A"
    assert visits(scene) == ["Iona"]
    assert all(pieces(scene, other) == "" for other in CATHEDRALS if other != "Iona")


@pytest.mark.rule("RB-CATH-2")
def test_piece_goes_on_top_of_those_of_others():
    scene = Scene()
    play(scene, "B E 12,3")
    play(scene, "A E 12,4")
    assert pieces(scene, "Iona") == "AB"


@pytest.mark.rule("RB-CATH-2")
def test_order_of_the_stack_has_no_meaning():
    one, other = Scene(), Scene()
    one.given("A E 12,3", "B E 12,4")
    other.given("B E 12,4", "A E 12,3")
    assert one.state.visited == other.state.visited


# cards


@pytest.mark.rule("RB-CATH-3")
def test_player_draws_a_card_from_the_deck_and_keeps_it():
    scene = Scene()
    scene.play("A E 12,3")
    assert scene.state.faces == 32
    scene.roll("A draws mission Braemar")
    assert game.observe(scene.state, None).mission_counts == [1, 0, 0]
    scene.play("B E 12,4")
    assert scene.state.faces == 31
    assert all(scene.state.chance().note(scene.state, card) != "B draws mission Braemar" for card in range(31))


@pytest.mark.rule("RB-CATH-3")
def test_owner_reads_the_card():
    scene = Scene()
    scene.play("A E 12,3")
    scene.roll("A draws mission Braemar")
    (drawn,) = scene.told(MissionDrawn)
    assert game.message(scene.state.table, drawn.seen_by(0)).args == {"seat": "A", "mission": "Braemar"}
    assert game.observe(scene.state, 0).missions == [[drawn.mission], [], []]


@pytest.mark.rule("RB-CATH-3")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_nobody_else_can_tell_which_card_was_drawn(viewer):
    """Whatever A draws, it looks the same to the others and to spectators, in the position and in what is told."""
    scene = Scene()
    scene.play("A E 12,3")
    assert scene.state.chance().viewer(scene.state) == 0
    seen, told = [], []
    for outcome in range(32):
        after, events = scene.state.copy(), []
        after.roll(outcome, events)
        seen.append(game.observe(after, viewer).data())
        told += [event.seen_by(viewer) for event in events if isinstance(event, MissionDrawn)]
    assert all(observation == seen[0] for observation in seen)
    assert seen[0]["missions"] == [[], [], []]
    assert told == [MissionDrawn(0, HIDDEN)] * 32


@pytest.mark.rule("RB-CATH-3")
def test_cards_stay_secret_until_the_game_is_over():
    match, choice = Match(game, 4, {"first": "A"}, LabDice(1)), LabDice(2)
    held = 0
    while not match.over:
        state = match.state
        for viewer in (0, 1, 2, 3, None):
            known = game.observe(state, viewer).missions
            assert known == [cards if seat == viewer else [] for seat, cards in enumerate(state.missions)]
        held = sum(map(len, state.missions))
        (seat,) = state.decision.seats
        options = state.options(seat)
        match.play(seat, options[choice.below(len(options))])
    assert held > 20
    for viewer in (0, 1, 2, 3, None):
        drawn = [event for event in match.visible(viewer) if isinstance(event, MissionDrawn)]
        assert len(drawn) == sum(map(len, match.state.missions))
        assert all((event.mission == HIDDEN) == (event.seat != viewer) for event in drawn)


# one card from each cathedral


@pytest.mark.rule("RB-CATH-4")
@pytest.mark.parametrize("second", ["A E 12,4", "A S2 13,4", "A F 14,3"])
def test_second_tile_at_the_same_cathedral_brings_no_card(second):
    scene = Scene()
    scene.given("A E 12,3")
    play(scene, second)
    assert scene.cards("A") == 1
    assert visits(scene) == []


@pytest.mark.rule("RB-CATH-5")
def test_map_has_eight_cathedrals():
    board = Scene().state.table.board
    assert [cathedral.name for cathedral in board.cathedrals] == list(CATHEDRALS)
    spots = [(cathedral.row, cathedral.column) for cathedral in board.cathedrals]
    assert spots == [(1, 9), (8, 10), (9, 11), (12, 9), (13, 3), (13, 10), (16, 7), (20, 7)]
    for cathedral in board.cathedrals:
        ring = [f"{row},{column}" for i, (row, column) in enumerate(board.hexes) if cathedral.ring >> i & 1]
        assert ring == CATHEDRALS[cathedral.name]


@pytest.mark.rule("RB-CATH-4", "RB-CATH-5")
def test_player_gets_eight_cards_at_most():
    """One tile at each cathedral that has none yet, then tiles all around them."""
    scene = Scene()
    for name, ring in CATHEDRALS.items():
        if not pieces(scene, name):
            place(scene, "A", ring[0])
    assert scene.cards("A") == 8
    for at in AROUND:
        if any(at in scene.legal("A", sign) for sign in ("F", "E", "S1")):
            place(scene, "A", at)
    assert scene.cards("A") == 8


@pytest.mark.rule("RB-CATH-6")
def test_every_player_can_get_a_card_from_the_same_cathedral():
    scene = Scene(seats=4)
    for move in ("C E 12,3", "A E 12,4", "D S1 13,4", "B F 14,3"):
        play(scene, move)
    assert [scene.cards(seat) for seat in "ABCD"] == [1, 1, 1, 1]
    assert pieces(scene, "Iona") == "ABCD"


# several at once, and no refusing


@pytest.mark.rule("RB-CATH-7")
def test_card_cannot_be_refused():
    scene = Scene()
    scene.play("A F 9,10")
    assert scene.state.decision.kind is Kind.CHANCE
    assert all(scene.state.options(seat) == [] for seat in range(3))
    assert scene.why_not("A", "9,9") == "luck-comes-first"


@pytest.mark.rule("RB-CATH-7")
@pytest.mark.parametrize(
    ("move", "both"),
    [
        ("A F 8,11", ["Elgin", "St Machar (Aberdeen)"]),
        ("A E 9,10", ["Elgin", "St Machar (Aberdeen)"]),
        ("A S1 12,10", ["Dunkeld", "St Andrews"]),
        ("A S1 13,9", ["Dunkeld", "St Andrews"]),
    ],
)
def test_tile_at_two_new_cathedrals_brings_a_card_for_each_by_row_and_column(move, both):
    scene = Scene()
    scene.play(move)
    assert visits(scene) == both
    assert scene.cards("A") == 2
    assert scene.state.faces == 32
    scene.state.roll(0)
    assert scene.state.chance() == DrawMission(0)
    assert scene.state.faces == 31


@pytest.mark.rule("RB-CATH-7")
def test_of_two_cathedrals_only_the_new_one_brings_a_card():
    scene = Scene()
    scene.given("A F 7,10")
    play(scene, "A F 9,10")
    assert visits(scene) == ["St Machar (Aberdeen)"]
    assert scene.cards("A") == 2


@pytest.mark.rule("RB-CATH-7")
def test_four_hexes_touch_two_cathedrals():
    board = Scene().state.table.board
    assert [at for at, near in zip(board.hexes, board.cathedrals_at, strict=True) if len(near) > 1] == [
        (8, 11),
        (9, 10),
        (12, 10),
        (13, 9),
    ]


@pytest.mark.rule("RB-CATH-8")
def test_deck_is_enough_for_four_players_at_eight_cathedrals():
    scene = Scene(seats=4)
    for at in AROUND:
        near = [name for name, ring in CATHEDRALS.items() if at in ring]
        short = [seat for seat in "ABCD" if any(seat not in pieces(scene, name) for name in near)]
        if short:
            place(scene, short[0], at)
    assert [len(cards) for cards in scene.state.missions] == [8, 8, 8, 8]
    assert not scene.state.deck


# worked cases


@pytest.mark.rule("RB-CATH-1", "RB-CATH-2", "RB-CATH-4", "RB-CATH-7")
def test_t25_second_tile_at_a_cathedral_and_a_tile_at_two():
    scene = Scene()
    play(scene, "A F 7,10")
    assert scene.cards("A") == 1
    play(scene, "A F 7,9")
    assert scene.cards("A") == 1
    play(scene, "B F 9,10")
    assert scene.cards("B") == 2
    assert (pieces(scene, "Elgin"), pieces(scene, "St Machar")) == ("AB", "B")


@pytest.mark.rule("RB-CATH-1", "RB-CATH-2", "RB-CATH-4", "RB-CATH-6", "RB-CATH-7")
def test_t56_three_players_at_the_cathedrals():
    scene = Scene()
    assert play(scene, "A F 9,10") == {"A": 1}
    assert (scene.cards("A"), pieces(scene, "Elgin"), pieces(scene, "St Machar")) == (2, "A", "A")
    assert play(scene, "A F 8,11") == {"A": 2}
    assert scene.cards("A") == 2
    assert play(scene, "B F 7,10") == {"B": 1}
    assert (scene.cards("B"), pieces(scene, "Elgin")) == (1, "AB")
    assert play(scene, "A F 9,9") == {"A": 3}
    assert (scene.cards("A"), scene.holder("Braemar")) == (2, "A")
    assert play(scene, "C S1 12,10") == {}
    assert (scene.cards("C"), pieces(scene, "Dunkeld"), pieces(scene, "St Andrews")) == (2, "C", "C")
    assert play(scene, "C S3 13,9") == {"C": 8}
    assert [scene.cards(seat) for seat in "ABC"] == [2, 1, 2]
