"""The course of a turn and the general rules of scoring (RB-TURN, RB-SCORE)."""

from itertools import groupby, pairwise

import pytest

from meadhall.core.dice import LabDice
from meadhall.core.frames import Kind
from meadhall.core.match import Match
from meadhall.core.words import SEATS, IllegalMove
from meadhall.games.rebirth import events as told
from meadhall.games.rebirth import game
from tests.rules.rebirth.scene import Scene


def throw(match: Match, note: str) -> list:
    """Let luck bring what the record would call so."""
    state = match.state
    notes = [state.chance().note(state, outcome) for outcome in range(state.faces)]
    return match.throw(notes.index(note))


def dealt(*hand: str) -> Match:
    """A match without dice before A's first turn, with one tile in the hand of each seat."""
    match = Match(game, len(hand), {"map": "scotland", "first": "A"})
    for seat in SEATS[: len(hand)]:
        throw(match, f"{seat} sets aside E")
        throw(match, f"{seat} sets aside E")
    for seat, sign in zip(SEATS, hand, strict=False):
        throw(match, f"{seat} draws {sign}")
    return match


def random_match(seats: int, seed: int, **options: str) -> tuple[Match, list[int]]:
    """A match played to its end by lot, with the active player at every decision."""
    match, dice, active = Match(game, seats, options, LabDice(seed)), LabDice(seed + 1), []
    while not match.over and len(active) < 500:
        (seat,) = match.state.decision.seats
        active.append(match.state.turn)
        options_now = match.state.options(seat)
        match.play(seat, options_now[dice.below(len(options_now))])
    assert match.over
    return match, active


# the three steps


@pytest.mark.rule("RB-TURN-1")
def test_turn_is_place_then_score_then_draw() -> None:
    match = dealt("F", "E")
    happened = [type(event) for event in match.play(0, game.parse("9,6"))]
    assert happened == [told.TilePlaced, told.ClusterScored, told.CastleTaken]
    assert match.state.hand[0] == []
    assert match.state.decision.kind is Kind.CHANCE
    assert [type(event) for event in throw(match, "A draws S4")] == [told.TileDrawn]
    assert match.state.decision.seats == (1,)
    assert game.observe(match.state, 0).hand == [5]


@pytest.mark.rule("RB-TURN-1")
def test_tile_is_drawn_from_the_own_supply_after_all_scoring() -> None:
    """The mission card of a cathedral belongs to scoring."""
    match = dealt("F", "E")
    match.play(0, game.parse("7,9"))
    assert [type(event) for event in throw(match, "A draws mission harbours")] == [told.MissionDrawn]
    supply = len(match.state.supply[0])
    throw(match, "A draws F")
    assert len(match.state.supply[0]) == supply - 1


@pytest.mark.rule("RB-TURN-2")
def test_there_is_no_passing() -> None:
    """Whoever has the turn can do nothing but place the tile in hand."""
    match = dealt("S1", "E")
    state = match.state
    settlement_hexes = Scene(seats=2).legal("A", "S1")
    legal = [option for option in range(state.size) if game.explain(state, 0, option) is None]
    assert [game.notation(option) for option in legal] == settlement_hexes
    with pytest.raises(IllegalMove):
        match.throw(0)
    with pytest.raises(IllegalMove):
        match.play(1, game.parse("9,4"))


@pytest.mark.rule("RB-TURN-2")
def test_no_tile_is_held_back_and_drawing_cannot_be_skipped() -> None:
    match = dealt("F", "E")
    match.play(0, game.parse("9,6"))
    assert match.state.hand[0] == []
    assert [game.explain(match.state, seat, game.parse("9,7")).id for seat in (0, 1)] == ["luck-comes-first"] * 2


@pytest.mark.rule("RB-TURN-3")
def test_exactly_one_tile_is_placed_in_a_turn() -> None:
    match = dealt("F", "E")
    match.play(0, game.parse("9,6"))
    throw(match, "A draws F")
    assert game.explain(match.state, 0, game.parse("9,7")).id == "not-your-turn"
    match, active = random_match(3, 10)
    placed = [event.seat for entry in match.log for event in entry.events if type(event) is told.TilePlaced]
    assert placed == active
    assert all(turn != after for turn, after in pairwise(placed))


@pytest.mark.rule("RB-TURN-3", "RB-SETUP-14")
@pytest.mark.parametrize(
    ("name", "seats", "turns"),
    [
        ("scotland", 2, 34),
        ("scotland", 3, 34),
        ("scotland", 4, 25),
        ("ireland", 2, 32),
        ("ireland", 3, 32),
        ("ireland", 4, 23),
    ],
)
def test_t33_number_of_turns(name: str, seats: int, turns: int) -> None:
    """Extra tiles and the choices of Ireland belong to the turn in which they come."""
    match, active = random_match(seats, 20, map=name)
    taken = [seat for seat, _ in groupby(active)]
    assert [taken.count(seat) for seat in range(seats)] == [turns] * seats
    events = [event for entry in match.log for event in entry.events]
    placed = sum(type(event) is told.TilePlaced for event in events)
    extra = sum(type(event) is told.ExtraTileDrawn for event in events)
    assert placed - extra == turns * seats
    assert name == "ireland" or extra == 0


# scoring a placed tile


@pytest.mark.rule("RB-SCORE-1")
@pytest.mark.parametrize(("tile", "points"), [("F 9,6", 1), ("E 8,4", 1), ("S3 18,10", 3), ("S2 7,7", 1)])
def test_points_are_counted_at_once(tile: str, points: int) -> None:
    scene = Scene()
    assert scene.play(f"B {tile}") == {"B": points}
    assert scene.state.turn == 1
    assert game.score(scene.state).totals == (0, points, 0)
    assert sum(game.observe(scene.state, 2).points) == points


@pytest.mark.rule("RB-SCORE-2")
def test_every_effect_of_a_settlement_tile_happens() -> None:
    """17,6 lies in Ayr, has a harbour and touches St Mungo and Culzean."""
    scene = Scene()
    scene.given("A S1 18,8", "B S1 18,6")
    assert scene.holder("Culzean") == "A"
    assert scene.play("B S2 17,6") == {"B": 1 + 8}
    assert (scene.holder("Culzean"), scene.cards("B")) == ("B", 1)


@pytest.mark.rule("RB-SCORE-2")
def test_every_effect_of_a_farm_happens() -> None:
    """9,9 touches Elgin and Braemar."""
    scene = Scene()
    scene.given("A F 9,8", "B F 11,9")
    assert (scene.holder("Braemar"), scene.cards("B")) == ("A", 1)
    assert scene.play("B F 9,9") == {"B": 1}
    assert (scene.holder("Braemar"), scene.cards("B")) == ("B", 2)


@pytest.mark.rule("RB-SCORE-2")
def test_one_tile_may_reach_several_castles_or_cathedrals() -> None:
    scene = Scene()
    scene.play("A E 9,5")
    assert (scene.holder("Eilean Donan"), scene.holder("Invergarry")) == ("A", "A")
    scene.play("A F 8,11")
    assert scene.cards("A") == 2
    assert len(scene.told(told.CathedralVisited)) == 2


@pytest.mark.rule("RB-SCORE-3")
@pytest.mark.parametrize(
    ("tile", "order"),
    [
        ("F 9,9", [told.ClusterScored, told.CathedralVisited, told.CastleTaken]),
        ("S2 13,4", [told.HarbourScored, told.SettlementScored, told.CathedralVisited, told.CastleTaken]),
    ],
)
def test_order_of_scoring(tile: str, order: list[type]) -> None:
    scene = Scene()
    scene.play(f"A {tile}")
    assert [type(event) for event in scene.events] == [told.TilePlaced, *order]


@pytest.mark.rule("RB-SCORE-4")
def test_settlement_pays_others_in_the_turn_of_the_active_player() -> None:
    scene = Scene()
    scene.given("B S4 18,6", "C S1 15,6", "C S2 15,7")
    assert scene.play("A S1 17,6") == {"A": 1 + 3, "B": 5}
    assert scene.play("A S1 14,7") == {"A": 5, "C": 8}
    assert scene.state.turn == 0


@pytest.mark.rule("RB-SCORE-5")
def test_farm_scores_its_cluster_alone_until_the_end() -> None:
    scene = Scene()
    assert scene.play("A F 9,9") == {"A": 1}
    assert scene.roll("A draws mission cathedral-bonus") == {}
    assert scene.finish() == {"A": 5 + 3}
    assert (scene.heading("A", "castles"), scene.heading("A", "missions")) == (5, 3)


@pytest.mark.rule("RB-SCORE-5")
def test_power_plant_scores_its_cluster_alone_until_the_end() -> None:
    """12,4 touches Iona; the third power plant also fulfils a mission that A holds."""
    scene = Scene()
    assert scene.play("A E 12,4") == {"A": 1}
    assert scene.roll("A draws mission power-plants") == {}
    assert scene.play("A E 12,5") == {"A": 2}
    assert scene.holder("Inveraray") == "A"
    assert scene.play("A E 12,6") == {"A": 3}
    assert scene.finish() == {"A": 5 + 5}
