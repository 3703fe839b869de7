"""Ireland: public mission cards drawn as private missions (RI-PRIVATE)."""

import pytest

from meadhall.core.dice import LabDice
from meadhall.core.match import Match
from meadhall.core.rows import HIDDEN
from meadhall.core.words import SEATS
from meadhall.games.rebirth import game
from meadhall.games.rebirth.box import BONUSES, PUBLIC_MISSIONS
from meadhall.games.rebirth.events import MissionFulfilled, PrivateMissionDrawn, PrivateMissionScored
from tests.rules.rebirth.scene import Scene

NUMBER = {mission.id: number for number, mission in enumerate(PUBLIC_MISSIONS)}
WORTH = {**dict.fromkeys(NUMBER, 8), "P4": 6, "P7": 12, "P8": 12}


def ireland(*deck, seats=3):
    """A scene with these cards in the deck and the mission-card tile on Kilbennan."""
    row = [card for card in NUMBER if card not in deck][:8]
    return Scene("ireland", seats=seats, towers={"Kilbennan": "mission-card"}, row=row)


def draws(scene, seat, card, tile="E 7,3"):
    """The seat comes to Kilbennan and draws the card."""
    scene.play(f"{seat} {tile}")
    scene.roll(f"{seat} draws mission {card}")
    scene.state.stack = []


def cards(scene, seat):
    return [PUBLIC_MISSIONS[card].id for card in scene.state.missions[SEATS.index(seat)]]


def shown(scene):
    """The private missions revealed by the last action: seat, card, points."""
    return [
        (SEATS[event.seat], PUBLIC_MISSIONS[event.card].id, event.points) for event in scene.told(PrivateMissionScored)
    ]


# drawing the card


@pytest.mark.rule("RI-PRIVATE-1")
def test_the_card_comes_from_the_four_that_are_not_in_the_row():
    scene = ireland("P5", "P7", "P1", "P12")
    scene.play("A E 7,3")
    drawn = []
    for outcome in range(scene.state.faces):
        after = scene.state.copy()
        after.roll(outcome)
        drawn += after.missions[0]
    assert drawn == [NUMBER[card] for card in ("P1", "P5", "P7", "P12")]


@pytest.mark.rule("RI-PRIVATE-1")
def test_the_card_leaves_the_deck_and_the_row_stays():
    scene = ireland("P5", "P7", "P1", "P12")
    row = scene.state.row[:]
    draws(scene, "A", "P7")
    assert cards(scene, "A") == ["P7"]
    assert NUMBER["P7"] not in scene.state.deck
    assert len(scene.state.deck) == 3
    assert scene.state.row == row


@pytest.mark.rule("RI-PRIVATE-1")
def test_one_tower_gives_a_player_one_card():
    scene = ireland("P5", "P7", "P1", "P12")
    draws(scene, "A", "P7")
    scene.play("A S1 8,4")
    assert scene.cards("A") == 1


@pytest.mark.rule("RI-PRIVATE-1", "RI-PRIVATE-4")
def test_only_the_owner_sees_the_card():
    scene = ireland("P5", "P7", "P1", "P12")
    scene.state.hand = [[0], [0], [0]]
    scene.play("A E 7,3")
    assert scene.state.chance().viewer(scene.state) == 0
    scene.roll("A draws mission P7")
    drawn = scene.told(PrivateMissionDrawn)[0]
    assert drawn.seen_by(0) == PrivateMissionDrawn(0, NUMBER["P7"])
    for viewer in (1, 2, None):
        assert drawn.seen_by(viewer) == PrivateMissionDrawn(0, HIDDEN)
        seen = game.observe(scene.state, viewer)
        assert seen.missions == [[], [], []]
        assert seen.mission_counts == [1, 0, 0]
    assert game.observe(scene.state, 0).missions == [[NUMBER["P7"]], [], []]


# scoring it


@pytest.mark.rule("RI-PRIVATE-2")
def test_others_who_fulfil_the_task_score_nothing():
    scene = ireland("P3", "P10", "P11", "P12")
    draws(scene, "A", "P3")
    scene.given("B E 0,6", "B F 4,4")
    assert scene.play("B E 12,1") == {"B": 2}
    assert scene.told(MissionFulfilled) == []
    scene.finish()
    assert shown(scene) == [("A", "P3", 0)]
    assert [scene.heading(seat, "missions") for seat in "ABC"] == [0, 0, 0]


@pytest.mark.rule("RI-PRIVATE-2", "RI-PRIVATE-3")
def test_others_who_fulfilled_the_task_before_do_not_lower_it():
    scene = ireland("P3", "P10", "P11", "P12")
    scene.given("B E 0,6", "B F 4,4", "B E 12,1", "A E 0,8", "A F 7,10")
    draws(scene, "A", "P3")
    scene.given("A F 13,10")
    scene.finish()
    assert shown(scene) == [("A", "P3", 8)]


@pytest.mark.rule("RI-PRIVATE-3", "RI-END-5")
@pytest.mark.parametrize("first", ["card", "task"])
@pytest.mark.parametrize(
    ("card", "tiles"),
    [
        ("P1", "E 14,4, E 14,5, S1 16,4, S2 16,5"),
        ("P2", "F 7,7, F 8,7, F 9,7, F 9,8"),
        ("P3", "E 0,6, F 4,4, E 12,1"),
        ("P4", "S1 2,5, S2 5,3, S4 11,3"),
        ("P5", "F 4,4, F 4,5, F 4,6, F 13,6, F 13,8, F 13,7"),
        ("P6", "E 5,1, E 6,2, E 6,3, E 12,3, E 13,3, E 14,4"),
        ("P7", "S1 2,8, E 2,9, E 3,9, F 3,6, S1 2,7"),
        ("P8", "S2 11,3, E 12,3, S1 14,3, E 14,4, E 13,3"),
        ("P9", "S1 9,6, S1 14,3, S2 12,10, S3 14,8"),
        ("P10", "S1 16,5, S2 13,4, S1 2,7"),
        ("P11", "S1 5,10, S4 7,9"),
        ("P12", "F 9,8, S1 11,3, E 14,4, E 0,6"),
    ],
)
def test_the_higher_number_is_paid_whether_card_or_task_came_first(card, tiles, first):
    scene = ireland(card)
    moves = [f"A {tile}" for tile in tiles.split(", ")]
    if first == "card":
        draws(scene, "A", card, tile="F 8,2")
        scene.given(*moves)
    else:
        scene.given(*moves)
        draws(scene, "A", card, tile="F 8,2")
    before = scene.heading("A", "missions")
    scene.finish()
    assert shown(scene) == [("A", card, WORTH[card])]
    assert scene.heading("A", "missions") == before + WORTH[card]


@pytest.mark.rule("RI-PRIVATE-3")
def test_an_unfulfilled_card_brings_nothing():
    scene = ireland("P3", "P10", "P11", "P12")
    draws(scene, "A", "P3")
    scene.given("A E 0,6", "A F 4,4")
    scene.finish()
    assert shown(scene) == [("A", "P3", 0)]


@pytest.mark.rule("RI-PRIVATE-4")
def test_fulfilling_it_shows_and_pays_nothing_before_the_end():
    scene = ireland("P3", "P10", "P11", "P12")
    draws(scene, "A", "P3")
    scene.given("A E 0,6", "A F 4,4")
    scene.state.hand[1] = [1]
    assert scene.play("A E 12,1") == {"A": 2}
    assert scene.told(MissionFulfilled) == scene.told(PrivateMissionScored) == []
    assert game.observe(scene.state, 1).missions == [[], [], []]


@pytest.mark.rule("RI-PRIVATE-4")
def test_no_cathedral_is_placed_for_it():
    scene = ireland("P3", "P10", "P11", "P12")
    draws(scene, "A", "P3")
    scene.given("A E 0,6", "A F 4,4", "A E 12,1")
    scene.finish()
    assert scene.state.first[NUMBER["P3"]] == -1
    assert scene.told(MissionFulfilled) == []


@pytest.mark.rule("RI-PRIVATE-4", "RI-END-5")
def test_at_the_end_everybody_sees_every_card():
    scene = ireland("P3", "P10", "P11", "P12")
    draws(scene, "A", "P3")
    draws(scene, "B", "P11", "S1 8,4")
    scene.finish()
    for viewer in (0, 1, 2, None):
        assert [event.seen_by(viewer) for event in scene.told(PrivateMissionScored)] == [
            PrivateMissionScored(0, NUMBER["P3"], 0),
            PrivateMissionScored(1, NUMBER["P11"], 0),
        ]
        assert game.observe(scene.state, viewer).missions == [[NUMBER["P3"]], [NUMBER["P11"]], []]


@pytest.mark.rule("RI-PRIVATE-5")
def test_t41_two_farm_clusters_that_merged_before_the_card_was_drawn():
    scene = ireland("P5", "P10", "P11", "P12")
    scene.given("B F 13,6", "B F 13,7", "B F 13,8", "B F 9,7", "B F 9,8", "B F 10,9")  # others have done it: no matter
    scene.given("A F 4,4", "A F 4,5", "A F 4,6", "A F 6,7", "A F 7,7", "A F 7,6", "A F 5,6")
    draws(scene, "A", "P5")
    scene.finish()
    assert shown(scene) == [("A", "P5", 8)]


@pytest.mark.rule("RI-PRIVATE-5")
def test_clusters_may_also_merge_after_the_card_was_drawn():
    scene = ireland("P6", "P10", "P11", "P12")
    scene.given("A E 2,9", "A E 2,10", "A E 3,9", "A E 3,7", "A E 4,8")
    draws(scene, "A", "P6")
    scene.given("A E 5,8", "A E 4,9")
    scene.finish()
    assert shown(scene) == [("A", "P6", 8)]


@pytest.mark.rule("RI-PRIVATE-3", "RI-PRIVATE-4", "RI-PRIVATE-5")
def test_t73_private_mission():
    scene = ireland("P5", "P7", "P11", "P12")
    scene.state.hand = [[0], [0], [0]]
    scene.given("A F 4,4", "A F 4,5", "A F 4,6", "A F 6,7", "A F 7,7", "A F 7,6")
    assert scene.play("A F 5,6") == {"A": 7}
    assert scene.play("A S1 7,2") == {"A": 1}
    scene.roll("A draws mission P5")
    for viewer in (1, 2, None):
        seen = game.observe(scene.state, viewer)
        assert (seen.mission_counts, seen.missions) == ([1, 0, 0], [[], [], []])
    assert [len(cluster_of(scene, bits)) for bits in scene.state.clusters[0]] == [7]
    scene.finish()
    assert shown(scene) == [("A", "P5", 8)]
    assert scene.heading("A", "missions") == 8


def cluster_of(scene, bits):
    return [spot for index, spot in enumerate(scene.state.table.board.hexes) if bits >> index & 1]


@pytest.mark.rule("RI-PRIVATE-6")
def test_the_deck_has_a_card_for_each_of_four_players():
    prepared = Match(game, 4, {"map": "ireland"}, LabDice(1)).state
    assert len(prepared.deck) == 4
    assert prepared.bonuses.count(BONUSES.index("mission-card")) == 1
    scene = ireland("P5", "P7", "P1", "P12", seats=4)
    for seat, tile, card in zip("ABCD", ("E 7,3", "S1 8,4", "S1 9,3", "F 8,2"), ("P5", "P1", "P12", "P7"), strict=True):
        draws(scene, seat, card, tile)
    assert [cards(scene, seat) for seat in "ABCD"] == [["P5"], ["P1"], ["P12"], ["P7"]]
    assert len(scene.state.deck) == 0
