"""The round (OD-ROUND) and its phases 1, 2, 3, 4, 6, 11 and 12."""

from __future__ import annotations

from itertools import pairwise

import pytest

from meadhall.core import SEATS, Event, Kind
from meadhall.games.odin import events as told
from meadhall.games.odin import game
from meadhall.games.odin.rules.ending import FinalScoring
from meadhall.games.odin.rules.exploration import TurnIslands
from meadhall.games.odin.rules.mountain import WearStrips
from meadhall.games.odin.rules.rounds import Round
from meadhall.games.odin.rules.turns import ActionPhase, MoveMoose, ReturnVikings
from meadhall.games.odin.rules.upkeep import DrawWeapons, Harvest, NewViking
from tests.rules.odin.scene import Scene
from tests.rules.odin.whole_games import happened, lead, owed, played, to

HARVESTS = {
    0: {},
    1: {"peas": 1, "beans": 1, "flax": 1},
    2: {"peas": 1, "beans": 1, "flax": 1, "grain": 1},
    3: {"peas": 1, "beans": 1, "flax": 1, "grain": 1, "cabbage": 1},
    4: {"peas": 1, "beans": 1, "flax": 1, "grain": 1, "cabbage": 1, "fruits": 1},
}
NOTES = {"long": [1, 2, 0, 3, 0, 4, 0], "short": [1, 0, 2, 0, 3, 0]}

BOARDS = ["shetland", "faroe_islands", "iceland", "greenland"]
BACKS = ["bear_island", "baffin_island", "labrador", "newfoundland"]


def full_round(number: int, length: str = "long") -> Scene:
    """Round `number` is about to begin; B has the oil of a long house enclosed, and two sheep."""
    scene = Scene(2, length=length)
    scene.round(number - 1)
    scene.state.thing = [scene.state.table.vikings + number - 1] * 2
    scene.build("B", "long_house")
    scene.have("B", flax=1, stockfish=1, silver=2)
    for piece, cell in (("flax/0", "0,0"), ("stockfish/0", "2,0"), ("silver/0", "1,0"), ("silver/0", "1,2")):
        assert scene.lay("B", piece, f"long-house1:{cell}") is None
    scene.have("B", sheep=2)
    scene.state.strips = [0, 0, -1, -1, -1, -1, -1, -1]
    scene.begin(Round())
    return scene


def course(scene: Scene) -> list[Event]:
    """A round in which A and B use one space each and pass; what happened, up to the next round or the end."""
    state, number = scene.state, scene.state.round
    events = scene.events + to(state, "Turn")
    for seat, space in (("A", "A09"), ("B", "A20")):
        scene.choose(seat, space)
        events += scene.events
    return events + lead(state, lambda s: s.round != number)


def silver_on(scene: Scene) -> list[int]:
    return scene.state.found[:4]


def turned(scene: Scene) -> list[str]:
    return [board for board, back in zip(BOARDS, scene.state.sides, strict=False) if back]


def phase_3(scene: Scene, number: int) -> None:
    scene.round(number)
    scene.begin(TurnIslands())


# the round


@pytest.mark.rule("OD-ROUND-1")
def test_twelve_phases_in_order() -> None:
    scene = full_round(4)
    order = [
        *(told.RoundBegun, told.Gained, told.IslandTurned, told.IslandSilver, told.WeaponDrawn, told.VikingsPlaced),
        *(told.MooseMoved, told.IncomePaid, told.Pregnant, told.Penalised, told.Gained, told.StripItemLost),
        *(told.StripRevealed, told.RoundBegun),
    ]
    kinds = [type(event) for event in course(scene)]
    at = -1
    for kind in order:
        at = kinds.index(kind, at + 1)
    for earlier, later in pairwise(order[3:10]):
        assert kinds.index(earlier) < kinds.index(later)
    assert scene.has("B", "oil") == 1, "the bonus"
    assert scene.state.thing == [10, 10], "all Vikings are back, and one more"
    assert scene.state.round == 5


@pytest.mark.rule("OD-ROUND-2")
@pytest.mark.parametrize(("length", "last"), [("long", 7), ("short", 6)])
def test_the_last_round_ends_after_the_feast(length: str, last: int) -> None:
    """OD-T-82."""
    scene = full_round(last, length)
    kinds = [type(event) for event in course(scene)]
    assert scene.state.decision.kind is Kind.OVER
    assert told.StripItemLost not in kinds
    assert told.StripRevealed not in kinds
    assert scene.has("B", "oil") == 0
    assert kinds.index(told.Penalised) < kinds.index(told.Won)
    assert scene.state.strips[:2] == [0, 0]


@pytest.mark.rule("OD-ROUND-2")
def test_there_is_a_last_window_after_the_last_feast() -> None:
    """OD-T-82."""
    scene = full_round(7)
    to(scene.state, "Turn")
    scene.have("A", silver=40)
    lead(scene.state, lambda s: owed(s, 0) == "ServeFood")
    lead(scene.state, lambda s: owed(s, 0) == "Window")
    scene.choose("A", "longship")
    lead(scene.state, lambda s: False)
    assert scene.score("A")["ships"] == 8


@pytest.mark.rule("OD-ROUND-3")
@pytest.mark.parametrize(("silver", "winners"), [((5, 9, 7), "B"), ((9, 2, 9), "AC")])
def test_the_most_points_win(silver: tuple[int, int, int], winners: str) -> None:
    scene = Scene(3)
    for seat, amount in zip("ABC", silver, strict=True):
        scene.have(seat, silver=amount)
    scene.begin(FinalScoring())
    won = scene.told(told.Won)
    assert "".join(SEATS[event.seat] for event in won) == winners
    assert game.score(scene.state).winners == tuple(SEATS.index(seat) for seat in winners)


@pytest.mark.rule("OD-ROUND-3")
def test_a_whole_game_is_won_by_the_highest_total() -> None:
    match = played(2)
    score = game.score(match.state)
    assert [score.totals[seat] for seat in score.winners] == [max(score.totals)] * len(score.winners)
    assert [event.seat for event in happened(match, told.Won)] == list(score.winners)


# phase 1


@pytest.mark.rule("OD-PH1-1", "OD-PH1-2", "OD-PH1-3")
@pytest.mark.parametrize(("length", "first", "rounds"), [("long", 6, 7), ("short", 7, 6)])
def test_a_new_viking_in_every_round(length: str, first: int, rounds: int) -> None:
    """OD-T-1, OD-T-22: also in the first; open squares of the table are the Vikings that have left it."""
    scene = Scene(2, length=length)
    scene.round(0)
    scene.state.thing = [first - 1] * 2
    for number in range(1, rounds + 1):
        scene.begin(NewViking())
        assert scene.state.round == number
        assert [event.round for event in scene.told(told.RoundBegun)] == [number]
        assert scene.state.thing == [first + number - 1] * 2
        assert 12 - scene.state.thing[0] == rounds - number, "still at the table"
        assert scene.state.squares(0) == 12 - (rounds - number)


@pytest.mark.rule("OD-FEAST-1", "OD-EMIGRATE-3")
@pytest.mark.parametrize(("length", "number"), [("long", 4), ("short", 3)])
def test_two_emigrated_ships_leave_five_of_nine_squares(length: str, number: int) -> None:
    """OD-T-22."""
    scene = Scene(2, length=length)
    scene.round(number)
    assert scene.state.squares(0) == 9
    scene.state.emigrants = [1, 1, 0, 0]
    assert [scene.state.squares(seat) for seat in (0, 1)] == [5, 9]


# phase 2


@pytest.mark.rule("OD-PH2-1", "OD-PH2-2", "OD-PH2-3", "OD-PH2-4")
@pytest.mark.parametrize("length", ["long", "short"])
def test_harvest_by_round(length: str) -> None:
    """OD-T-2."""
    tiles = 0
    for number, level in enumerate(NOTES[length], 1):
        scene = Scene(3, length=length)
        scene.round(number)
        scene.begin(Harvest())
        for seat in "ABC":
            assert scene.supply(seat) == HARVESTS[level]
        tiles += sum(HARVESTS[level].values())
    assert tiles == {"long": 18, "short": 12}[length]


# phase 3


@pytest.mark.rule("OD-PH3-1", "OD-PH3-3", "OD-PH3-5", "OD-PH3-7", "OD-PH3-8")
@pytest.mark.parametrize(("length", "first"), [("long", 3), ("short", 2)])
def test_boards_that_nobody_takes(length: str, first: int) -> None:
    """OD-T-3, OD-T-4: Shetland is turned first, and gets silver again afterwards."""
    scene = Scene(2, length=length)
    amounts = [[0, 2, 2, 2], [2, 0, 4, 4], [4, 2, 0, 6], [6, 4, 2, 0]]
    for number in range(1, first):
        phase_3(scene, number)
        assert (silver_on(scene), turned(scene)) == ([0] * 4, [])
    for step, amount in enumerate(amounts):
        phase_3(scene, first + step)
        assert silver_on(scene) == amount
        assert turned(scene) == BOARDS[: step + 1]
    phase_3(scene, first + 4)
    assert (silver_on(scene), turned(scene)) == (amounts[-1], BOARDS)


@pytest.mark.rule("OD-PH3-1")
def test_what_the_boards_become() -> None:
    scene = Scene(2)
    scene.fleet("A", longships="0")
    for number in (3, 4, 5, 6):
        phase_3(scene, number)
    found = []
    for space in ("A53", "A54"):
        scene.state.placed = [0] * len(scene.state.placed)
        scene.use("A", space)
        scene.luck()
        found += scene.options("A")
    assert sorted(found) == sorted(BACKS)


@pytest.mark.rule("OD-PH3-5")
def test_silver_on_a_turned_board_goes_to_the_general_supply() -> None:
    """OD-T-3."""
    scene = Scene(2)
    phase_3(scene, 3)
    assert scene.state.found[1] == 2
    phase_3(scene, 4)
    assert (scene.state.sides[1], scene.state.found[1]) == (1, 0)
    assert scene.supply("A") == scene.supply("B") == {}


@pytest.mark.rule("OD-PH3-2", "OD-PH3-4", "OD-PH3-6")
def test_a_board_that_is_taken_is_neither_turned_nor_gets_silver() -> None:
    """OD-T-5: Iceland is taken in round 4; in round 5 the others get their silver all the same."""
    scene = Scene(2)
    phase_3(scene, 3)
    phase_3(scene, 4)
    scene.own("B", "iceland")
    assert silver_on(scene) == [2, 0, 0, 4]
    phase_3(scene, 5)
    assert silver_on(scene) == [4, 2, 0, 6]
    assert turned(scene) == BOARDS[:2]
    assert scene.told(told.IslandTurned) == []
    assert scene.owner("iceland") == "B"
    phase_3(scene, 6)
    assert silver_on(scene) == [6, 4, 0, 0]


# phase 4


@pytest.mark.rule("OD-PH4-1", "OD-PH4-3")
@pytest.mark.parametrize(("moose", "order"), [(0, "ABC"), (1, "BCA"), (2, "CAB")])
def test_everybody_draws_a_weapon_the_start_player_first(moose: int, order: str) -> None:
    scene = Scene(3)
    scene.state.moose = moose
    pile = sum(scene.state.weapon_pile)
    scene.begin(DrawWeapons())
    for left, seat in enumerate(order):
        assert scene.state.faces == pile - left
        scene.roll(1)
        assert [(SEATS[event.seat], event.thing) for event in scene.told(told.WeaponDrawn)] == [(seat, 40)]
        assert scene.supply(seat) == {"bow": 1}
        assert game.observe(scene.state, None).stock == scene.state.stock, "face up"
    assert scene.state.decision.kind is Kind.OVER
    assert sum(scene.state.weapon_pile) == pile - 3


@pytest.mark.rule("OD-PH4-2")
def test_the_weapon_can_be_a_long_sword() -> None:
    scene = Scene(1)
    assert scene.has("A", "long_sword") == 0
    scene.begin(DrawWeapons())
    scene.roll(scene.state.faces)
    assert scene.supply("A") == {"long_sword": 1}


# phase 6


@pytest.mark.rule("OD-PH6-1")
def test_the_last_to_place_vikings_takes_the_moose() -> None:
    scene = Scene(3)
    scene.begin(ActionPhase(), MoveMoose(), DrawWeapons(), ActionPhase())
    for seat, option in (("A", "A09"), ("B", "A20"), ("C", "pass"), ("A", "A21"), ("B", "A37"), ("A", "pass")):
        scene.choose(seat, option)
    assert scene.state.moose == 0
    scene.choose("B", "pass")
    assert scene.state.moose == 1, "passing last does not count, placing does"
    scene.luck()
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-PH6-1")
def test_placing_counts_not_passing() -> None:
    scene = Scene(2)
    scene.begin(ActionPhase(), MoveMoose())
    for seat, option in (("A", "A09"), ("B", "A20"), ("A", "A21"), ("B", "pass"), ("A", "pass")):
        scene.choose(seat, option)
    assert scene.state.moose == 0


@pytest.mark.rule("OD-PH6-1")
def test_placing_returned_vikings_is_a_placement() -> None:
    """Q-55."""
    scene = Scene(2)
    scene.state.thing = [2, 1]
    scene.begin(ActionPhase(), MoveMoose())
    scene.choose("A", "A11")
    scene.roll(8)
    scene.choose("A", "fail")
    scene.number("A", 1)
    scene.choose("B", "A09")
    scene.choose("A", "A20")
    assert scene.state.moose == 0


@pytest.mark.rule("OD-PH6-2")
def test_the_moose_stays_if_nobody_places() -> None:
    scene = Scene(3)
    scene.state.moose, scene.state.last_placer = 2, 0
    scene.begin(ActionPhase(), MoveMoose())
    for seat in "CAB":
        scene.choose(seat, "pass")
    assert scene.state.moose == 2
    assert scene.events == [told.Passed(1)]


# phase 11


@pytest.mark.rule("OD-PH11-1", "OD-PH11-2", "OD-PH11-3", "OD-PH11-5")
def test_every_open_strip_loses_an_item_and_one_is_revealed() -> None:
    """OD-T-75: the strip with a single item left is removed. Strips 1 and 3 are WWSSSO$ and WWWWSO$."""
    scene = Scene(2)
    scene.state.strips = [0, 6, 5, -1, -1, 7, -1, -1]
    scene.begin(WearStrips())
    lost = [(event.strip, event.thing) for event in scene.told(told.StripItemLost)]
    assert lost == [(1, 36), (2, 39), (3, 38)], "wood, two silver, ore"
    assert scene.state.faces == 4
    scene.roll(2)
    assert scene.state.strips == [1, 7, 6, -1, 0, 7, -1, -1]
    assert scene.supply("A") == scene.supply("B") == {}
    scene.use("A", "A34")
    assert scene.refusal("A", "strip2") == scene.refusal("A", "strip6") == "strip-not-open"
    assert [option for option in scene.options("A") if option.startswith("strip")] == ["strip1", "strip3", "strip5"]


@pytest.mark.rule("OD-PH11-3", "OD-PH11-4")
@pytest.mark.parametrize(
    ("seats", "length", "revealed"),
    [
        (1, "long", [2, 3, 4, 5, 6, 7, 8]),
        (2, "long", [2, 3, 4, 5, 6, 7, 8]),
        (3, "short", [2, 3, 4, 5, 6, 7]),
        (4, "short", [3, 4, 5, 6, 7, 8]),
        (4, "long", [3, 4, 5, 6, 7, 8, 8]),
    ],
)
def test_strips_revealed_by_round(seats: int, length: str, revealed: list[int]) -> None:
    """OD-T-76."""
    state = game.new(seats, {"length": length})
    found = []
    for number in range(1, len(revealed) + 1):
        lead(state, lambda s, number=number: s.round == number and owed(s) == "Turn")
        found.append(sum(strip >= 0 for strip in state.strips))
    assert found == revealed
    lead(state, lambda s: False)
    assert sum(strip >= 0 for strip in state.strips) == revealed[-1]


@pytest.mark.rule("OD-PH11-5")
def test_a_strip_is_whole_in_the_round_after_it_is_revealed() -> None:
    state = game.new(2)
    lead(state, lambda s: s.round == 3 and owed(s) == "Turn")
    assert state.strips == [2, 2, 1, 0, -1, -1, -1, -1]


# phase 12


@pytest.mark.rule("OD-PH12-1", "OD-PH12-2")
def test_all_vikings_come_back_and_the_next_round_begins() -> None:
    scene = full_round(2)
    course(scene)
    assert scene.state.round == 3
    assert not any(scene.state.placed)
    assert scene.state.thing == [8, 8], "those that were placed, those that were not, and a new one"
    to(scene.state, "Turn")
    seat = SEATS[scene.state.decision.seats[0]]
    assert scene.refusal(seat, "A09") is scene.refusal(seat, "A20") is None


@pytest.mark.rule("OD-PH12-1")
def test_vikings_go_back_to_their_owners() -> None:
    scene = Scene(2)
    scene.use("A", "A37")
    scene.choose("B", "A20")
    scene.begin(ReturnVikings(), NewViking())
    assert scene.state.thing == [7, 7]
    assert set(scene.state.placer) == {-1}
