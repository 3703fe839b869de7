"""Ireland: towers and their bonuses (RI-TOWER), drawing three tiles (RI-DRAW3)."""

from collections import Counter
from itertools import combinations

import pytest

from meadhall.core.frames import Kind
from meadhall.core.rows import HIDDEN
from meadhall.core.words import SEATS, IllegalMove
from meadhall.games.rebirth import game
from meadhall.games.rebirth.box import SIGNS
from meadhall.games.rebirth.events import (
    ExtraTileDrawn,
    ExtraTileLost,
    TileChosen,
    TileDrawn,
    TileRemoved,
    TowerScored,
    TowerVisited,
)
from meadhall.games.rebirth.rules.turn import BeginTurn
from tests.rules.rebirth.scene import Scene

FARM, POWER, S1, S2, S3, S4 = range(6)


def ireland(towers=None, aside="", seats=3, row=None):
    """A scene in which everybody has a power plant to place next, and A has set these tiles aside."""
    scene = Scene("ireland", seats=seats, towers=towers, row=row)
    scene.state.hand = [[POWER] for _ in range(seats)]
    if aside:
        set_aside(scene, aside)
    return scene


def set_aside(scene, signs):
    scene.state.aside[0] = sorted(SIGNS.index(sign) for sign in signs.split())


def extra_tile(scene, sign, place):
    """The extra tile that is due comes out as `sign` and goes to `place`; returns what it brings."""
    scene.roll(f"A draws {sign} set aside")
    return scene.choose("A", place)


def rolled(scene, outcome):
    """The position after luck has come out so."""
    after = scene.state.copy()
    after.roll(outcome)
    return after


def draws_due(scene):
    """How many tiles the active player is about to draw."""
    return sum(type(frame).__name__ == "DrawTile" for frame in scene.state.stack)


def draw(scene, seat, *signs):
    for sign in signs:
        scene.roll(f"{seat} draws {sign}")


def turn_of(scene, seat):
    """The others have had their turns."""
    scene.state.stack = [BeginTurn(SEATS.index(seat))]
    scene.state.settle(None)


def supply(scene, signs):
    """A's supply holds these tiles, among them the one about to be placed."""
    scene.state.supply[0] = sorted(SIGNS.index(sign) for sign in signs.split())


def choices(scene, seat="A"):
    return [game.notation(option) for option in scene.state.options(SEATS.index(seat))]


def names(events):
    return [type(event).__name__ for event in events]


# towers


@pytest.mark.rule("RI-TOWER-1", "RI-TOWER-4")
def test_the_bonus_is_for_the_first_hex_at_a_tower():
    scene = ireland({"Kinneigh": "three-points"})
    assert scene.play("A E 16,2") == {"A": 1 + 3}
    assert scene.play("A E 17,2") == {"A": 2}
    assert scene.play("A S1 16,4") == {}


@pytest.mark.rule("RI-TOWER-1")
@pytest.mark.parametrize("tile", ["F 14,5", "E 14,5", "S1 15,5", "F 15,6"])
def test_any_tile_at_a_tower_activates_it(tile):
    scene = ireland({"Ardmore": "three-points"})
    scene.play(f"A {tile}")
    assert scene.heading("A", "towers") == 3


@pytest.mark.rule("RI-TOWER-1")
def test_a_tile_away_from_towers_activates_nothing():
    scene = ireland()
    scene.play("A F 11,4")
    assert scene.told(TowerVisited) == []
    assert scene.heading("A", "towers") == 0


@pytest.mark.rule("RI-TOWER-1")
@pytest.mark.parametrize(
    ("bonus", "points", "due", "draws"),
    [
        ("three-points", 3, "DrawTile", 1),
        ("draw-three", 0, "DrawTile", 3),
        ("mission-card", 0, "DrawPrivateMission", 0),
        ("another-tile", 0, "DrawExtraTile", 0),
    ],
)
def test_bonuses_are_obligatory(bonus, points, due, draws):
    """Nothing is asked: the points are there, or the draw is due."""
    scene = ireland({"Kinneigh": bonus}, aside="F F F F")
    scene.play("A E 16,2")
    assert scene.state.decision.kind is Kind.CHANCE
    assert type(scene.state.stack[-1]).__name__ == due
    assert (scene.heading("A", "towers"), draws_due(scene)) == (points, draws)


@pytest.mark.rule("RI-TOWER-1")
def test_the_doubling_token_has_to_be_placed():
    scene = ireland({"Kinneigh": "doubling-token", "Tory": "doubling-token"})
    scene.touched("A", "Tory")
    scene.play("A E 16,2")
    assert scene.state.decision.seats == (0,)
    assert {game.describe(option)["kind"] for option in scene.state.options(0)} == {"card"}


@pytest.mark.rule("RI-TOWER-2", "RI-TOWER-4")
def test_each_of_the_two_three_point_towers_pays_once():
    scene = ireland({"Kinneigh": "three-points", "Killala": "three-points"})
    assert scene.play("A E 16,2") == {"A": 1 + 3}
    assert scene.play("A E 5,1") == {"A": 1 + 3}
    assert scene.play("A E 6,2") == {"A": 2}
    assert scene.play("A S1 15,2") == {}


@pytest.mark.rule("RI-TOWER-2", "RI-TOWER-6")
def test_four_towers_bring_the_four_set_aside_tiles():
    towers = {"Kinneigh": "E 16,2", "Killala": "E 5,1", "Armoy": "E 0,8", "Roscrea": "F 11,5"}
    scene = ireland(dict.fromkeys(towers, "another-tile"), aside="S1 S2 S3 S4")
    extras = {"S1": "11,3", "S2": "9,6", "S3": "16,5", "S4": "7,9"}
    for left, tile, (sign, place) in zip((3, 2, 1, 0), towers.values(), extras.items(), strict=True):
        scene.play(f"A {tile}")
        extra_tile(scene, sign, place)
        assert len(scene.state.aside[0]) == left


@pytest.mark.rule("RI-TOWER-3")
def test_a_bonus_is_there_for_every_player():
    scene = ireland({"Kinneigh": "three-points"})
    assert scene.play("A E 16,2") == {"A": 4}
    assert scene.play("B E 17,2") == {"B": 4}
    assert scene.play("C S1 16,4") == {"C": 3}


@pytest.mark.rule("RI-TOWER-3")
def test_two_players_get_the_13_points_of_the_same_towers():
    scene = ireland(dict.fromkeys(["Kinneigh", "Killala", "Armoy"], "thirteen-points"))
    scene.given("A E 16,2", "B E 17,2", "B E 6,2", "A E 5,1")
    assert scene.play("A E 0,8") == {"A": 1 + 1 + 13}
    assert scene.play("B S1 2,8") == {"B": 13}


# 3 points


@pytest.mark.rule("RI-TOWER-4")
def test_one_tile_at_both_three_point_towers_gets_6():
    scene = ireland({"Glendalough": "three-points", "Ferns": "three-points"})
    assert scene.play("A S1 12,10") == {"A": 6}


# 13 points


@pytest.mark.rule("RI-TOWER-5", "RI-TOWER-10")
def test_t35_thirteen_points_for_the_third_tower_of_the_set():
    scene = ireland(dict.fromkeys(["Kinneigh", "Killala", "Armoy"], "thirteen-points"))
    assert scene.play("A E 16,2") == {"A": 1}
    assert scene.play("A E 5,1") == {"A": 1}
    assert scene.play("A S1 2,8") == {"A": 13}
    assert scene.play("A S1 1,7") == {}
    assert scene.play("A E 17,2") == {"A": 2}
    assert scene.told(TowerScored) == []


@pytest.mark.rule("RI-TOWER-5")
def test_towers_of_others_do_not_complete_the_set():
    scene = ireland(dict.fromkeys(["Kinneigh", "Killala", "Armoy"], "thirteen-points"))
    scene.given("A E 16,2", "B E 5,1")
    assert scene.play("A S1 2,8") == {}


@pytest.mark.rule("RI-TOWER-5", "RI-TOWER-10")
def test_t69_two_towers_of_the_set_at_once():
    scene = ireland(dict.fromkeys(["Tory", "Glendalough", "Ferns"], "thirteen-points"))
    assert scene.play("B F 13,10") == {"B": 2}
    assert scene.play("A F 4,5") == {"A": 1}
    assert scene.play("A S2 12,10") == {"A": 13}
    assert scene.play("A S1 12,9") == {"A": 8}
    assert scene.totals() == {"A": 22, "B": 2, "C": 0}


@pytest.mark.rule("RI-TOWER-10")
def test_a_tower_counts_for_its_set_although_it_brought_nothing_when_it_was_reached():
    """The towers were reached by an extra tile, by a first tile, and in another order than they lie."""
    scene = ireland(
        {**dict.fromkeys(["Rattoo", "Tory", "Ferns"], "thirteen-points"), "Oran": "another-tile"}, aside="S1"
    )
    scene.play("A F 7,6")
    assert extra_tile(scene, "S1", "13,1") == {"A": 1}
    assert scene.play("A S1 12,9") == {}
    assert scene.play("A F 3,6") == {"A": 1 + 13}


# place another tile


@pytest.mark.rule("RI-TOWER-6")
def test_the_extra_tile_is_drawn_blindly_from_those_set_aside():
    scene = ireland({"Kinneigh": "another-tile"}, aside="F F E S3")
    scene.play("A E 16,2")
    drawn = Counter(rolled(scene, outcome).hand[0][0] for outcome in range(scene.state.faces))
    assert drawn == {FARM: 2, POWER: 1, S3: 1}


@pytest.mark.rule("RI-TOWER-6")
def test_the_extra_tile_must_be_placed_at_once_by_the_normal_rules():
    scene = ireland({"Kinneigh": "another-tile"}, aside="S3 F")
    scene.play("A E 16,2")
    scene.roll("A draws S3 set aside")
    assert scene.state.decision.seats == (0,)
    places = choices(scene)
    board = scene.state.table.board
    assert len(places) == 36 == board.towns.bit_count()  # every settlement hex, nothing else
    for refused in ("13,6", "12,3", "17,3", "15,4", "16,3", "16,2", "S3", "P1"):
        with pytest.raises(IllegalMove):
            scene.choose("A", refused)
    assert scene.choose("A", "11,3") == {"A": 3}
    assert scene.state.hand[0] == []


@pytest.mark.rule("RI-TOWER-6")
def test_the_extra_tile_may_use_the_exception():
    scene = ireland({"Kinneigh": "another-tile"}, aside="E")
    scene.fill(kinds="feb", but=["16,2", "11,4"])
    scene.play("A E 16,2")
    scene.roll("A draws E set aside")
    assert choices(scene) == ["11,4"]


@pytest.mark.rule("RI-TOWER-6")
def test_an_extra_tile_without_a_hex_is_removed_and_the_bonus_spent():
    scene = ireland({"Kinneigh": "another-tile"}, aside="S3 F")
    scene.fill(kinds="1234")
    scene.play("A E 16,2")
    scene.roll("A draws S3 set aside")
    assert TileRemoved(0, S3) in scene.events
    assert scene.state.removed[:6] == [0, 0, 0, 0, 1, 0]
    assert scene.state.aside[0] == [0]
    assert draws_due(scene) == 1
    scene.play("A E 17,2")
    assert draws_due(scene) == 1


@pytest.mark.rule("RI-TOWER-6")
def test_the_extra_tile_is_hidden_from_others_until_it_is_placed():
    scene = ireland({"Kinneigh": "another-tile"}, aside="S3 S3 F F")
    scene.play("A E 16,2")
    assert scene.state.chance().viewer(scene.state) == 0
    scene.roll("A draws S3 set aside")
    drawn = scene.told(ExtraTileDrawn)[0]
    assert drawn.seen_by(0) == ExtraTileDrawn(0, S3)
    assert drawn.seen_by(1) == drawn.seen_by(None) == ExtraTileDrawn(0, HIDDEN)
    mine, theirs, public = (game.observe(scene.state, viewer) for viewer in (0, 1, None))
    assert (mine.hand, theirs.hand, public.hand) == ([S3], [POWER], [])
    assert mine.aside == [0, 0, 4]
    assert theirs.aside == scene.state.aside[1]
    assert theirs.choices == public.choices == []
    assert theirs.aside_sizes == public.aside_sizes == [3, 4, 4]
    assert theirs.hand_sizes == [1, 1, 1]
    assert "S3" not in scene.state.prompt(1).args.values()
    scene.choose("A", "11,3")
    assert scene.events[0].seen_by(1).tile == S3


@pytest.mark.rule("RI-TOWER-7", "RI-TOWER-8")
def test_t36_a_second_extra_tile_of_a_turn_is_lost():
    scene = ireland({"Kinneigh": "another-tile", "Killala": "another-tile"}, aside="E E E E")
    assert scene.play("A E 16,2") == {"A": 1}
    assert extra_tile(scene, "E", "5,1") == {"A": 1}
    killala = next(i for i, tower in enumerate(scene.state.table.board.towers) if tower.name == "Killala")
    assert scene.told(ExtraTileLost) == [ExtraTileLost(0, killala)]
    assert len(scene.state.aside[0]) == 3
    assert draws_due(scene) == 1
    draw(scene, "A", "F")
    assert scene.state.decision.seats == (1,)
    assert scene.play("A E 6,2") == {"A": 2}  # Killala is spent
    assert draws_due(scene) == 1


@pytest.mark.rule("RI-TOWER-7")
def test_in_another_turn_another_extra_tile_may_come():
    scene = ireland({"Kinneigh": "another-tile", "Killala": "another-tile"}, aside="E E E E")
    scene.play("A E 16,2")
    extra_tile(scene, "E", "12,3")
    draw(scene, "A", "E")
    turn_of(scene, "A")
    scene.choose("A", "5,1")
    assert extra_tile(scene, "E", "14,4") == {"A": 1}
    assert len(scene.state.aside[0]) == 2


@pytest.mark.rule("RI-TOWER-7", "RI-TOWER-8")
def test_t37_the_extra_tile_gets_three_points_at_a_tower():
    scene = ireland({"Kinneigh": "another-tile", "Killala": "three-points"}, aside="E E E E")
    scene.play("A E 16,2")
    assert extra_tile(scene, "E", "5,1") == {"A": 1 + 3}


@pytest.mark.rule("RI-TOWER-6", "RI-TOWER-7", "RI-TOWER-8")
def test_t70_place_another_tile():
    towers = {"Devenish": "another-tile", "Tory": "another-tile"}
    scene = ireland(towers, aside="F F E S1")
    assert scene.play("A F 5,6") == {"A": 1}
    assert extra_tile(scene, "F", "4,6") == {"A": 2}
    assert draws_due(scene) == 1
    draw(scene, "A", "F")
    assert len(scene.state.aside[0]) == 3
    assert scene.play("A F 4,5") == {"A": 3}
    assert scene.holder("Parke's") == "A"
    assert draws_due(scene) == 1

    scene = ireland(towers, aside="F F E S1")
    assert scene.play("A F 4,6") == {"A": 1}
    assert extra_tile(scene, "F", "5,6") == {"A": 2}
    assert draws_due(scene) == 1
    scene.play("A F 4,5")
    assert draws_due(scene) == 1
    assert len(scene.state.aside[0]) == 3


@pytest.mark.rule("RI-TOWER-8")
@pytest.mark.parametrize(
    ("sign", "place", "gains"),
    [
        ("E", "17,2", {"A": 2}),
        ("F", "4,4", {"A": 1 + 1}),
        ("S4", "11,3", {"A": 4}),
        ("S2", "14,8", {"A": 5, "B": 3}),
        ("S1", "14,3", {"A": 8}),
    ],
    ids=["cluster", "coast", "small", "medium", "mission"],
)
def test_the_extra_tile_scores_like_any_other(sign, place, gains):
    scene = ireland({"Kinneigh": "another-tile"}, aside=sign, row=["P1"])
    scene.given("A F 14,1", "A F 15,1", "A E 13,2", "B S1 14,7")
    scene.play("A E 16,2")
    assert extra_tile(scene, sign, place) == gains


@pytest.mark.rule("RI-TOWER-8")
def test_the_extra_tile_takes_castles():
    scene = ireland({"Kinneigh": "another-tile"}, aside="S1")
    scene.play("A E 16,2")
    extra_tile(scene, "S1", "11,3")
    assert (scene.holder("Bunratty"), scene.holder("Dunguaire")) == ("A", "A")


@pytest.mark.rule("RI-TOWER-7", "RI-TOWER-8")
@pytest.mark.parametrize(
    ("bonus", "follows"), [("mission-card", "DrawPrivateMission"), ("doubling-token", "PlaceToken")]
)
def test_the_extra_tile_activates_the_other_bonuses(bonus, follows):
    scene = ireland({"Kinneigh": "another-tile", "Killala": bonus, "Tory": "doubling-token"}, aside="E")
    scene.touched("A", "Tory")
    scene.play("A E 16,2")
    extra_tile(scene, "E", "5,1")
    assert type(scene.state.stack[-1]).__name__ == follows


@pytest.mark.rule("RI-TOWER-8")
def test_after_the_extra_tile_one_tile_is_drawn_and_the_turn_passes():
    scene = ireland({"Kinneigh": "another-tile"}, aside="S1")
    before = len(scene.state.supply[0])
    scene.play("A E 16,2")
    assert scene.state.turn == 0
    extra_tile(scene, "S1", "11,3")
    assert scene.state.turn == 0
    assert draws_due(scene) == 1
    draw(scene, "A", "S2")
    assert scene.state.hand[0] == [S2]
    assert len(scene.state.supply[0]) == before - 2  # the first tile and the one drawn, not the extra one
    assert scene.state.turn == 1


# several towers at once

ORDER = ["three-points", "thirteen-points", "mission-card", "doubling-token", "draw-three", "another-tile"]
SHOWS = {
    ("TowerScored", 3): "three-points",
    ("TowerScored", 13): "thirteen-points",
    "PrivateMissionDrawn": "mission-card",
    "TokenPlaced": "doubling-token",
    "ExtraTileDrawn": "another-tile",
    "TileDrawn": "drawn",
}


def key_of(event):
    return ("TowerScored", event.points) if type(event) is TowerScored else type(event).__name__


def play_out(scene, move):
    """Place the tile and let everything follow until the next player's turn; returns all that happened."""
    scene.play(move)
    happened = list(scene.events)
    while scene.state.turn == 0:
        if scene.state.decision.kind is Kind.CHANCE:
            scene.events = []
            scene.state.roll(0, scene.events)
        else:
            scene.choose("A", "11,4" if "11,4" in choices(scene) else choices(scene)[0])
        happened += scene.events
    return happened


@pytest.mark.rule("RI-TOWER-9")
@pytest.mark.parametrize(("first", "second"), list(combinations(ORDER, 2)))
@pytest.mark.parametrize("swapped", [False, True])
def test_bonuses_of_one_tile_follow_in_a_fixed_order(first, second, swapped):
    """The three tiles of "draw three" come last of all, when the extra tile is done."""
    towers = dict(zip(("Glendalough", "Ferns"), (second, first) if swapped else (first, second), strict=True))
    rest = {"Killala": "thirteen-points", "Tory": "thirteen-points", "Armoy": "doubling-token"}
    scene = ireland({**towers, **rest}, aside="F")
    scene.touched("A", *rest)
    happened = [SHOWS[key] for key in map(key_of, play_out(scene, "A S1 12,10")) if key in SHOWS]
    bonuses = [bonus for bonus in (first, second) if bonus != "draw-three"]
    drawn = 3 if "draw-three" in (first, second) else 1
    assert happened == bonuses + ["drawn"] * drawn


@pytest.mark.rule("RI-TOWER-9")
def test_the_first_tile_is_finished_before_the_extra_tile_comes():
    scene = ireland({"Glendalough": "another-tile", "Ferns": "mission-card"}, aside="S1")
    scene.play("A S1 12,10")
    assert type(scene.state.stack[-1]).__name__ == "DrawPrivateMission"
    scene.state.roll(0)
    assert type(scene.state.stack[-1]).__name__ == "DrawExtraTile"


@pytest.mark.rule("RI-TOWER-9")
def test_four_hexes_touch_two_towers_and_none_three():
    board = Scene("ireland").state.table.board
    several = {
        "{},{}".format(*board.hexes[index]): {board.towers[tower].name for tower in towers}
        for index, towers in enumerate(board.towers_at)
        if len(towers) > 1
    }
    north, south = {"Tory", "Devenish"}, {"Glendalough", "Ferns"}
    assert several == {"3,6": north, "4,6": north, "12,9": south, "12,10": south}


# draw three tiles


@pytest.mark.rule("RI-DRAW3-1", "RI-DRAW3-2", "RI-DRAW3-3", "RI-DRAW3-5")
def test_t71_draw_three():
    scene = ireland({"Oran": "draw-three"})
    supply(scene, "F F F F E E E S1 S1 S2")
    assert scene.play("A F 7,6") == {"A": 1}
    assert len(scene.state.supply[0]) == 9
    assert draws_due(scene) == 3
    draw(scene, "A", "F", "E", "S1")
    assert (len(scene.state.hand[0]), len(scene.state.supply[0])) == (3, 6)
    turn_of(scene, "A")
    assert choices(scene) == ["F", "E", "S1"]
    scene.choose("A", "E")
    assert (scene.state.hand[0], len(scene.state.supply[0])) == ([POWER], 8)
    scene.choose("A", "14,4")
    assert draws_due(scene) == 1
    draw(scene, "A", "F")
    assert (len(scene.state.hand[0]), len(scene.state.supply[0])) == (1, 7)

    scene = ireland({"Oran": "draw-three"})
    supply(scene, "F E S1")
    scene.play("A F 7,6")
    draw(scene, "A", "E", "S1")
    assert (len(scene.state.hand[0]), len(scene.state.supply[0])) == (2, 0)
    turn_of(scene, "A")
    scene.choose("A", "E")
    scene.choose("A", "14,4")
    draw(scene, "A", "S1")
    assert (scene.state.hand[0], len(scene.state.supply[0])) == ([S1], 0)

    scene = ireland({"Glendalough": "draw-three", "Ferns": "draw-three"})
    scene.play("A S1 12,10")
    assert draws_due(scene) == 3


@pytest.mark.rule("RI-DRAW3-1")
def test_three_tiles_are_drawn_when_the_turn_is_finished():
    """The extra tile of the same turn comes first."""
    scene = ireland({"Kinneigh": "another-tile", "Killala": "draw-three"}, aside="E")
    scene.play("A E 16,2")
    extra_tile(scene, "E", "5,1")
    assert draws_due(scene) == 3
    draw(scene, "A", "F", "E", "S1")
    assert scene.state.decision.seats == (1,)

    scene = ireland({"Glendalough": "draw-three", "Ferns": "another-tile"}, aside="E")
    scene.play("A S1 12,10")
    extra_tile(scene, "E", "14,4")
    assert draws_due(scene) == 3


@pytest.mark.rule("RI-DRAW3-1")
def test_draw_three_holds_for_one_turn_and_one_player():
    scene = ireland({"Kinneigh": "draw-three"})
    scene.play("A E 16,2")
    draw(scene, "A", "F", "F", "E")
    scene.choose("B", "14,4")
    assert draws_due(scene) == 1
    turn_of(scene, "A")
    scene.choose("A", "E")
    scene.choose("A", "17,2")
    assert draws_due(scene) == 1


@pytest.mark.rule("RI-DRAW3-2", "RI-DRAW3-3")
def test_t38_draw_three_with_two_tiles_left():
    scene = ireland({"Kinneigh": "draw-three"})
    supply(scene, "E F S1")
    scene.play("A E 16,2")
    assert draws_due(scene) == 2
    draw(scene, "A", "S1", "F")
    assert (len(scene.state.hand[0]), len(scene.state.supply[0])) == (2, 0)
    turn_of(scene, "A")
    scene.choose("A", "F")
    assert (scene.state.hand[0], len(scene.state.supply[0])) == ([FARM], 1)
    scene.choose("A", "11,4")
    draw(scene, "A", "S1")
    assert (scene.state.hand[0], len(scene.state.supply[0])) == ([S1], 0)


@pytest.mark.rule("RI-DRAW3-2")
@pytest.mark.parametrize(("left", "due"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_as_many_are_drawn_as_there_are(left, due):
    scene = ireland({"Kinneigh": "draw-three"})
    supply(scene, "E " + "F " * left)
    scene.play("A E 16,2")
    assert draws_due(scene) == due


@pytest.mark.rule("RI-DRAW3-3")
def test_equal_tiles_are_one_choice():
    scene = ireland()
    scene.state.hand[0] = [S2, FARM, S2]
    turn_of(scene, "A")
    assert choices(scene) == ["F", "S2"]
    scene.choose("A", "S2")
    assert scene.state.hand[0] == [S2]
    assert [scene.state.supply[0].count(kind) for kind in range(6)] == [9, 12, 3, 4, 3, 3]


@pytest.mark.rule("RI-DRAW3-3")
def test_only_a_tile_in_hand_can_be_chosen_and_only_once():
    scene = ireland()
    scene.state.hand[0] = [POWER, FARM, S2]
    turn_of(scene, "A")
    assert scene.why_not("A", "S1") == "tile-not-in-hand"
    assert scene.why_not("A", "13,6") == "choose-a-tile"
    scene.choose("A", "F")
    assert scene.why_not("A", "E") == "choose-a-hex"


@pytest.mark.rule("RI-DRAW3-3")
def test_the_tiles_not_chosen_can_be_drawn_again_at_the_end_of_the_same_turn():
    scene = ireland()
    scene.state.supply[0] = []
    scene.state.hand[0] = [POWER, FARM, S2]
    turn_of(scene, "A")
    scene.choose("A", "F")
    scene.choose("A", "11,4")
    assert [rolled(scene, outcome).hand[0] for outcome in range(scene.state.faces)] == [[POWER], [S2]]


@pytest.mark.rule("RI-DRAW3-4")
def test_the_tiles_not_chosen_stay_hidden():
    scene = ireland()
    scene.state.hand[0] = [POWER, FARM, S2]
    turn_of(scene, "A")
    for viewer in (1, 2, None):
        seen = game.observe(scene.state, viewer)
        assert (seen.hand_sizes[0], seen.choices) == (3, [])
        assert seen.hand == ([] if viewer is None else [POWER])
    assert game.observe(scene.state, 0).hand == [POWER, FARM, S2]
    scene.choose("A", "F")
    (chosen,) = scene.told(TileChosen)
    assert chosen.seen_by(0) == TileChosen(0, FARM, 2)
    assert chosen.seen_by(1) == chosen.seen_by(None) == TileChosen(0, HIDDEN, 2)
    assert names(scene.events) == ["TileChosen"]
    for viewer in (1, 2, None):
        seen = game.observe(scene.state, viewer)
        assert (seen.hand_sizes[0], seen.supply_sizes[0]) == (1, len(scene.state.supply[0]))
        assert seen.supply == ([] if viewer is None else scene.state.supply[viewer])


@pytest.mark.rule("RI-DRAW3-4")
def test_the_three_tiles_are_drawn_in_secret():
    scene = ireland({"Kinneigh": "draw-three"})
    scene.play("A E 16,2")
    for sign in ("F", "S1", "E"):
        assert scene.state.chance().viewer(scene.state) == 0
        draw(scene, "A", sign)
        assert scene.events[0].seen_by(1) == TileDrawn(0, HIDDEN)


@pytest.mark.rule("RI-DRAW3-5")
def test_the_first_and_the_extra_tile_at_both_draw_three_towers_draw_three():
    scene = ireland({"Glendalough": "draw-three", "Ferns": "another-tile", "Killala": "draw-three"}, aside="E")
    scene.play("A S1 12,10")
    extra_tile(scene, "E", "5,1")
    assert draws_due(scene) == 3


# tiles without a hex, on a map with a single settlement hex

TINY = """\
map Tiny
rules ireland
provenance made up for tests

[terrain]
fffffff
TTTTTTT
eeeeeee
TTTTTTT
b1.C...

[settlements]
.......
.......
.......
.......
.a.....

[plus]
.......
.......
.......
.......
.......

[covered]
.......
.......
.......
.......
.......

[names]
castle 4,3 Keep
settlement a Hamlet
tiebreak 1 Keep
tiebreak 2 Tower 1,0
""" + "".join(f"tower {row},{column} Tower {row},{column}\n" for row in (1, 3) for column in range(7))


def tiny():
    scene = Scene(TINY, seats=2, towers={"Tower 1,0": "draw-three"})
    scene.given("B S1 4,1")
    scene.state.hand[1] = [POWER]
    return scene


@pytest.mark.rule("RI-DRAW3-3", "RI-PLACE-1")
def test_t49_a_tile_without_a_hex_cannot_be_chosen():
    scene = tiny()
    scene.play("A F 0,0")
    draw(scene, "A", "F", "F", "S2")
    scene.choose("B", "4,0")
    draw(scene, "B", "E")
    assert scene.state.decision.seats == (0,)
    assert choices(scene) == ["F"]
    assert scene.why_not("A", "S2") == "tile-fits-nowhere"
    scene.choose("A", "F")
    assert choices(scene) == [f"0,{column}" for column in range(1, 7)]


@pytest.mark.rule("RI-PLACE-1")
def test_if_no_tile_has_a_hex_one_is_chosen_and_removed():
    scene = tiny()
    scene.state.hand[0] = [S2, S3, S3]
    turn_of(scene, "A")
    assert choices(scene) == ["S2", "S3"]
    assert scene.choose("A", "S3") == {}
    assert TileRemoved(0, S3) in scene.events
    assert scene.state.hand[0] == []
    assert draws_due(scene) == 1
