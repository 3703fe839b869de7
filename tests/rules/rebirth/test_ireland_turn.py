"""Ireland: the turn: placing, scoring and drawing a tile (RI-TURN, RI-PLACE, RI-SCORE, RI-COAST, RI-DRAW)."""

import pytest

from meadhall.core.dice import LabDice
from meadhall.core.frames import Kind
from meadhall.core.match import Match
from meadhall.core.rows import HIDDEN
from meadhall.core.words import IllegalMove
from meadhall.games.rebirth import game
from meadhall.games.rebirth.box import SIGNS
from meadhall.games.rebirth.events import CoastScored, HarbourScored, TileDrawn
from tests.rules.rebirth.scene import Scene

MAP = """\
......e.e...
.....eC3Tb..
.....1b33be.
....bTbeCeTf
..e.fffTee44
.eT1C2fbe44.
..eeb2bfCb..
.e1eeTff44f.
..bT3b2bT44.
..b33C2ffC..
..eCbfbfCff.
..e1ffTbbTf.
.eTeC3f1C22.
.1be33fffTf.
.bC2ebT22b..
.b2bC3f.....
..eT33......
..eb........
""".splitlines()
COAST = ["0,6", "0,8", "3,11", "4,2", "4,4", "7,1", "7,10", "10,2", "11,10", "12,1", "13,10", "15,6"]


def hexes(letters):
    return [f"{r},{c}" for r, line in enumerate(MAP) for c, letter in enumerate(line) if letter in letters]


def calm(state):
    """A hex for the tile in hand at which no tower stands."""
    return next(o for o in state.options(state.turn) if not state.table.board.towers_at[state.table.hex_at[o]])


def names(events):
    return [type(event).__name__ for event in events]


# the turn


@pytest.mark.rule("RI-TURN-1")
def test_a_turn_is_placing_then_scoring_and_missions_then_drawing():
    scene = Scene("ireland", row=["P3"])
    scene.given("A E 0,6", "A E 7,1")
    scene.state.hand[1] = [SIGNS.index("E")]
    scene.play("A F 4,4")
    happened = names(scene.events)
    assert happened[0] == "TilePlaced"
    assert {"ClusterScored", "CoastScored", "MissionFulfilled"} <= set(happened)
    assert "TileDrawn" not in happened
    scene.roll("A draws F")
    assert names(scene.events) == ["TileDrawn"]


@pytest.mark.rule("RI-TURN-1")
def test_in_a_turn_only_the_hex_is_to_be_chosen_and_there_is_no_passing():
    match = Match(game, 3, {"map": "ireland", "first": "A"}, LabDice(2))
    tile = match.state.hand[0][0]
    assert [game.describe(option)["kind"] for option in match.state.options(0)] == ["hex"] * len(match.state.options(0))
    happened = match.play(0, calm(match.state))
    assert names(happened)[0] == "TilePlaced"
    assert happened[0].tile == tile
    assert names(happened)[-1] == "TileDrawn"
    assert match.state.decision.seats == (1,)


@pytest.mark.rule("RI-TURN-2")
def test_a_tile_is_scored_as_cluster_coast_castle_mission():
    scene = Scene("ireland", row=["P3"])
    scene.given("A E 0,6", "A E 7,1")
    scene.play("A F 4,4")
    assert names(scene.events) == ["TilePlaced", "ClusterScored", "CoastScored", "CastleTaken", "MissionFulfilled"]


@pytest.mark.rule("RI-TURN-2")
def test_a_tile_is_scored_as_settlement_castle_mission_tower():
    scene = Scene("ireland", towers={"Ferns": "three-points"}, row=["P9"])
    scene.given("A S1 9,6", "A S1 14,3", "A S1 14,8", "B S2 12,10")
    scene.play("A S1 12,9")
    assert names(scene.events) == [
        "TilePlaced",
        "SettlementScored",
        "SettlementScored",
        "CastleTaken",
        "MissionFulfilled",
        "TowerVisited",
        "TowerVisited",
        "TowerScored",
    ]


# 1. placing


@pytest.mark.rule("RI-PLACE-1")
@pytest.mark.parametrize(
    ("tile", "letters"), [("F", "fb"), ("E", "eb"), ("S1", "1234"), ("S2", "1234"), ("S3", "1234"), ("S4", "1234")]
)
def test_tiles_fit_their_symbol_and_farms_and_power_plants_also_blank_hexes(tile, letters):
    assert Scene("ireland").legal("A", tile) == hexes(letters)


@pytest.mark.rule("RI-PLACE-1")
def test_an_occupied_hex_takes_no_tile_of_anybody():
    scene = Scene("ireland")
    scene.given("A F 13,6")
    assert "13,6" not in scene.legal("A", "F")
    assert "13,6" not in scene.legal("B", "F")
    assert scene.why_not("B", "13,6") == "hex-occupied"


@pytest.mark.rule("RI-PLACE-1")
@pytest.mark.parametrize(("tile", "own", "other"), [("F", "13,6", "e"), ("E", "12,3", "f")])
@pytest.mark.parametrize("blank", [False, True])
def test_the_other_symbol_is_open_only_when_own_and_blank_hexes_are_gone(tile, own, other, blank):
    scene = Scene("ireland")
    last = "17,3" if blank else own
    scene.fill(kinds="feb", but=[last, *hexes(other)])
    assert scene.legal("A", tile) == [last]
    scene.fill(kinds="feb", but=hexes(other))
    assert scene.legal("A", tile) == hexes(other)


@pytest.mark.rule("RI-PLACE-1")
@pytest.mark.parametrize("tile", ["S1", "S4"])
def test_a_settlement_tile_never_has_an_exception(tile):
    scene = Scene("ireland")
    scene.fill(kinds="1234")
    assert scene.legal("A", tile) == []


@pytest.mark.rule("RI-PLACE-2")
@pytest.mark.parametrize("tile", SIGNS)
def test_castles_towers_and_water_are_never_occupied(tile):
    scene = Scene("ireland")
    scene.legal("A", tile)
    for place in hexes("CT."):
        assert scene.why_not("A", place) == "not-playable"
        with pytest.raises(IllegalMove):
            scene.choose("A", place)


# 2. scoring


@pytest.mark.rule("RI-SCORE-1")
def test_clusters_score_as_in_scotland():
    scene = Scene("ireland")
    assert scene.play("A F 13,6") == {"A": 1}
    assert scene.play("B F 13,7") == {"B": 1}
    assert scene.play("A F 12,6") == {"A": 2}
    assert scene.play("A F 10,7") == {"A": 1}
    assert scene.play("A E 11,7") == {"A": 1}  # beside the farm


@pytest.mark.rule("RI-SCORE-1")
def test_a_new_farm_that_joins_two_clusters_scores_the_whole():
    scene = Scene("ireland")
    scene.given("A F 13,6", "A F 13,8")
    assert scene.play("A F 13,7") == {"A": 3}


@pytest.mark.rule("RI-SCORE-1")
def test_towers_and_castles_do_not_link_clusters():
    scene = Scene("ireland")
    scene.given("A F 11,5")
    assert scene.play("A F 11,7") == {"A": 1}  # Roscrea lies between
    assert scene.play("A F 13,8") == {"A": 1}  # Kilkenny lies between 11,7 and 13,8


@pytest.mark.rule("RI-SCORE-1")
def test_settlements_score_as_in_scotland():
    scene = Scene("ireland")
    scene.given("A S2 14,7")
    assert scene.play("B S2 14,8") == {"A": 5, "B": 3}


@pytest.mark.rule("RI-SCORE-1")
def test_castles_change_hands_as_in_scotland_and_bring_no_points_yet():
    scene = Scene("ireland")
    assert scene.play("A S2 16,5") == {}
    assert scene.holder("Blarney") == "A"
    assert scene.play("B S1 15,5") == {}
    assert scene.holder("Blarney") == "A"  # 1 : 1 hexes, 0 : 0 farms and power plants
    assert scene.play("C E 14,4") == {"C": 1}
    assert scene.holder("Blarney") == "C"  # 1 : 1 hexes, 1 : 0 farms and power plants
    assert scene.play("A E 14,5") == {"A": 1}
    assert scene.holder("Blarney") == "A"  # 2 : 1 hexes


@pytest.mark.rule("RI-SCORE-2")
@pytest.mark.parametrize("place", ["12,10", "13,1", "15,2", "12,7"])
def test_a_tower_gives_no_mission_card_unless_its_tile_says_so(place):
    scene = Scene("ireland", towers={"Armoy": "mission-card"})
    scene.play(f"A S1 {place}")
    assert scene.cards("A") == 0
    assert {"CathedralVisited", "MissionDrawn"}.isdisjoint(names(scene.events))


@pytest.mark.rule("RI-SCORE-2", "RI-COAST-3")
def test_ireland_has_no_harbours():
    scene = Scene("ireland")
    for number, place in enumerate(hexes("1234")):
        scene.play(f"{'ABC'[number % 3]} S1 {place}")
        assert scene.told(HarbourScored) == scene.told(CoastScored) == []
    assert [scene.heading(seat, "shore") for seat in "ABC"] == [0, 0, 0]
    scene.play("A E 0,6")
    assert scene.told(HarbourScored) == []


# coastal farms and power plants


@pytest.mark.rule("RI-COAST-1")
def test_a_coastal_hex_brings_a_point_besides_the_cluster():
    scene = Scene("ireland")
    assert scene.play("A E 0,6") == {"A": 2}
    assert scene.told(CoastScored) == [CoastScored(0, 1)]
    assert scene.play("A E 1,5") == {"A": 2}  # a cluster of two, but not at the coast


@pytest.mark.rule("RI-COAST-1", "RI-SCORE-1")
def test_t34_coastal_farm_that_makes_a_cluster_of_three():
    scene = Scene("ireland")
    scene.given("A F 10,9", "A F 10,10")
    assert scene.play("A F 11,10") == {"A": 4}
    assert (scene.heading("A", "farms"), scene.heading("A", "shore")) == (3, 1)


@pytest.mark.rule("RI-COAST-2")
@pytest.mark.parametrize(("tile", "coast"), [("F", "0,6"), ("F", "10,2"), ("E", "4,4"), ("E", "15,6")])
def test_a_tile_placed_by_exception_gets_the_coastal_point_too(tile, coast):
    scene = Scene("ireland")
    scene.fill(kinds="feb", but=[coast])
    assert scene.legal("A", tile) == [coast]
    assert scene.play(f"A {tile} {coast}") == {"A": 2}


@pytest.mark.rule("RI-COAST-3")
def test_exactly_twelve_hexes_are_coastal():
    paying = []
    for place in hexes("feb1234"):
        scene = Scene("ireland")
        tile = {"f": "F", "b": "F", "e": "E"}.get(MAP[int(place.split(",")[0])][int(place.split(",")[1])], "S1")
        scene.play(f"A {tile} {place}")
        if scene.heading("A", "shore"):
            assert scene.heading("A", "shore") == 1
            paying.append(place)
    assert paying == COAST


# 3. drawing


@pytest.mark.rule("RI-DRAW-1")
def test_one_tile_is_drawn_and_the_next_player_clockwise_follows():
    scene = Scene("ireland")
    scene.state.hand[2] = [SIGNS.index("E")]
    scene.state.hand[0] = [SIGNS.index("S1")]
    supply = len(scene.state.supply[1])
    scene.play("B F 11,4")
    assert scene.state.decision.kind is Kind.CHANCE
    scene.roll("B draws S3")
    assert scene.state.hand[1] == [SIGNS.index("S3")]
    assert len(scene.state.supply[1]) == supply - 2  # the tile placed came from there too
    assert scene.state.decision.seats == (2,)


@pytest.mark.rule("RI-DRAW-1")
def test_the_tile_drawn_is_the_one_placed_next():
    match = Match(game, 3, {"map": "ireland", "first": "A"}, LabDice(5))
    drawn = match.play(0, calm(match.state))[-1]
    assert (type(drawn), drawn.seat) == (TileDrawn, 0)
    match.play(1, calm(match.state))
    match.play(2, calm(match.state))
    assert match.play(0, calm(match.state))[0].tile == drawn.tile


@pytest.mark.rule("RI-DRAW-1")
def test_the_tile_drawn_is_known_to_its_owner_alone():
    scene = Scene("ireland")
    scene.state.hand[1] = [SIGNS.index("E")]
    scene.play("A F 11,4")
    assert scene.state.chance().viewer(scene.state) == 0
    scene.roll("A draws S4")
    (drawn,) = scene.events
    assert drawn.seen_by(0) == TileDrawn(0, SIGNS.index("S4"))
    assert drawn.seen_by(1) == drawn.seen_by(None) == TileDrawn(0, HIDDEN)
    assert game.observe(scene.state, 0).hand == [SIGNS.index("S4")]
    assert game.observe(scene.state, 1).hand == [SIGNS.index("E")]
    assert game.observe(scene.state, None).hand == []
    assert game.observe(scene.state, 2).hand_sizes == [1, 1, 0]
    assert game.observe(scene.state, 2).supply == scene.state.supply[2]
