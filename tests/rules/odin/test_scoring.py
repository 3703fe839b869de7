"""The end of the game and the points (OD-END, OD-SCORE)."""

from __future__ import annotations

import pytest

from meadhall.core import SEATS, Kind
from meadhall.games.odin import game
from meadhall.games.odin.events import IncomePaid, Won
from meadhall.games.odin.pieces import mask_of
from meadhall.games.odin.rules.ending import FinalScoring
from meadhall.games.odin.rules.rounds import Round
from meadhall.games.odin.score import HEADINGS
from tests.rules.odin.printed import PRINTED
from tests.rules.odin.scene import ISLAND_IDS, Scene

NOTHING = dict.fromkeys(
    ("ships", "emigrants", "islands", "buildings", "animals", "occupations", "silver", "crown", "penalties"), 0
) | {"bare-cells": -86}
"""The points of a player who has nothing but an empty home board."""

ISLANDS = {board: numbers for board, numbers in PRINTED.items() if board in ISLAND_IDS}
"""Points, and what the empty board costs."""

LATER = {"faroe_islands": 10, "bear_island": 16, "baffin_island": 10}

BONUS_SQUARES = {(5, 0), (7, 2), (7, 6), (9, 1), (10, 5)}
PAYING_NINE = {(row, col) for row in range(3, 12) for col in range(9)} - BONUS_SQUARES - {(11, 8)}
"""Squares of the home board that, covered, bring an income of 9 and complete all five bonuses."""

STONE_HOUSE_MINUS = {(0, 2), (1, 0), (1, 3), (2, 1), (2, 4), (3, 2), (3, 4)}
LONG_HOUSE_MINUS = {
    *((0, col) for col in (1, 3, 5, 7, 9)),
    *((1, col) for col in (0, 2, 4, 6, 8, 10)),
    *((2, col) for col in (1, 3, 7, 9)),
}


def cover(scene: Scene, seat: str, board: str, cells: set[tuple[int, int]]) -> None:
    """These squares have been covered before."""
    scene.state.covered[SEATS.index(seat) * 15 + scene.slot(board)] |= mask_of(cells)


def total(scene: Scene, seat: str = "A") -> int:
    return sum(scene.score(seat).values())


def go_on(scene: Scene) -> str:
    """One step of a game in which nobody does anything; returns what was chosen."""
    if scene.state.decision.kind is Kind.CHANCE:
        scene.roll(1)
        return "luck"
    seat = scene.deciding()[0]
    options = scene.options(seat)
    option = next(word for word in ("pass", "done", "gap") if word in options)
    scene.choose(seat, option)
    return option


def until_feast_is_over(scene: Scene) -> None:
    """To the choice after the feast: seat A, which has something to act with, has given up all squares."""
    while scene.state.penalties[0] < scene.state.squares(0):
        go_on(scene)


def last_round(scene: Scene) -> None:
    """The last round begins."""
    scene.round(scene.state.table.rounds - 1)
    scene.begin(Round())


# the end


@pytest.mark.rule("OD-END-1")
@pytest.mark.parametrize(("length", "rounds"), [("long", 7), ("short", 6)])
def test_worked_case_82_the_game_ends_after_the_last_feast_without_bonus(length: str, rounds: int):
    """OD-T-82."""
    for number in (rounds - 1, rounds):
        scene = Scene(2, length=length)
        cover(scene, "A", "home", PAYING_NINE)
        scene.round(number - 1)
        scene.begin(Round())
        strips = list(scene.state.strips)
        while scene.state.round == number and scene.state.decision.kind is not Kind.OVER:
            go_on(scene)
        last = number == rounds
        assert (scene.state.decision.kind is Kind.OVER) is last
        assert scene.state.round == (number if last else number + 1)
        bonus = {thing: scene.has("A", thing) for thing in ("ore", "wood", "rune_stone", "stone")}
        assert bonus == dict.fromkeys(bonus, 0 if last else 1)
        assert (scene.state.strips == strips) is last
        assert len(scene.told(Won)) == int(last)


@pytest.mark.rule("OD-END-2")
@pytest.mark.parametrize(
    ("buildings", "wood", "stone", "empty"),
    [
        ({"shed": 1}, 0, 0, 6),
        ({"shed": 1}, 3, 3, 0),
        ({"shed": 1}, 9, 2, 1),
        ({"shed": 1}, 1, 9, 2),
        ({"stone_house": 1}, 0, 0, 2),
        ({"stone_house": 1}, 1, 0, 1),
        ({"stone_house": 1}, 1, 5, 0),
        ({"shed": 2, "stone_house": 1}, 6, 7, 1),
        ({"long_house": 1}, 5, 5, 0),
    ],
)
def test_wood_and_stone_left_over_fill_the_spots(buildings: dict[str, int], wood: int, stone: int, empty: int):
    scene = Scene(2)
    for building, number in buildings.items():
        scene.build("A", building, number)
    scene.have("A", wood=wood, stone=stone)
    last_round(scene)
    while scene.state.decision.kind is not Kind.OVER:
        go_on(scene)
    squares = 7 * buildings.get("stone_house", 0) + 15 * buildings.get("long_house", 0)
    assert scene.score("A")["bare-cells"] == -86 - squares - empty


@pytest.mark.rule("OD-END-3")
def test_goods_left_over_may_be_placed_after_the_last_feast():
    scene = Scene(2)
    scene.have("A", rune_stone=1, hide=1)
    scene.build("A", "long_house")
    last_round(scene)
    until_feast_is_over(scene)
    assert scene.deciding() == "A"
    before = scene.score("A")["bare-cells"]
    assert before == -86 - 15
    scene.choose("A", "rune_stone/0")
    scene.choose("A", "home:0,0")
    scene.choose("A", "hide/0")
    scene.choose("A", "long-house1:0,1")
    assert scene.score("A")["bare-cells"] == before + 2 + 2
    assert scene.state.decision.kind is Kind.OVER  # nothing is left to act with
    assert scene.supply("A").keys() & {"rune_stone", "hide"} == set()


@pytest.mark.rule("OD-END-4")
def test_all_anytime_actions_are_possible_after_the_last_feast():
    scene = Scene(2)
    scene.have("A", silver=9, ore=1)
    scene.fleet("A", boats="0")
    last_round(scene)
    until_feast_is_over(scene)
    assert {"done", "whaling_boat", "knarr", "longship", "arm-boat", "ore/0", "silver/0"} <= set(scene.options("A"))
    scene.choose("A", "longship")
    scene.choose("A", "arm-longship-0")
    assert scene.score("A")["ships"] == 3 + 8
    assert scene.score("A")["silver"] == 1
    scene.choose("A", "done")
    assert scene.state.decision.kind is Kind.OVER
    assert total(scene) == 11 + 1 - 86 - 36


@pytest.mark.rule("OD-END-1", "OD-SCORE-7", "OD-SCORE-8")
def test_worked_case_83():
    """OD-T-83."""
    scene = Scene(2)
    cover(scene, "A", "home", PAYING_NINE)
    assert scene.income("A") == 9
    scene.have("A", salt_meat=1, grain=1)
    last_round(scene)
    while not scene.told(IncomePaid):
        go_on(scene)
    assert scene.has("A", "silver") == 9
    assert scene.options("A")[0] == "done"
    scene.choose("A", "done")  # before breeding
    scene.choose("A", "done")  # before the feast
    for food in ("salt_meat/0", "grain/0", *["silver/0"] * 4):
        scene.choose("A", food)
    assert scene.has("A", "silver") == 5
    scene.choose("A", "done")
    assert scene.state.decision.kind is Kind.OVER
    minus = 86 - (8 + 8 + 12 + 1)
    assert scene.score("A") == NOTHING | {"silver": 5, "bare-cells": -minus}
    assert [(event.seat, event.points) for event in scene.told(Won) if isinstance(event, Won)] == [(0, 5 - minus)]


# positive points


@pytest.mark.rule("OD-SCORE-1")
@pytest.mark.parametrize(
    ("boats", "knarrs", "longships", "points"),
    [("0", 0, "", 3), ("", 1, "", 5), ("", 0, "0", 8), ("111", 2, "03", 9 + 10 + 16), ("000", 0, "3333", 9 + 32)],
)
def test_ships(boats: str, knarrs: int, longships: str, points: int):
    scene = Scene(2)
    scene.fleet("A", boats=boats, knarrs=knarrs, longships=longships)
    assert scene.score("A") == NOTHING | {"ships": points}
    assert scene.score("B") == NOTHING


@pytest.mark.rule("OD-SCORE-2")
@pytest.mark.parametrize(("ship", "points"), [("knarr", 18), ("longship", 21)])
def test_emigrated_ships(ship: str, points: int):
    scene = Scene(2)
    scene.have("A", silver=1)
    scene.fleet("A", knarrs=1, longships="0")
    scene.use("A", "A57")
    if scene.deciding() == "A":
        scene.choose("A", ship)
    assert scene.score("A") == NOTHING | {"emigrants": points, "ships": 13 - (5 if ship == "knarr" else 8)}


@pytest.mark.rule("OD-SCORE-1", "OD-SCORE-2")
def test_worked_case_77():
    """OD-T-77."""
    scene = Scene(2)
    scene.fleet("A", boats="00", knarrs=1, longships="0")
    scene.state.emigrants[:2] = [1, 1]
    assert total(scene) == 58 - 86


@pytest.mark.rule("OD-SCORE-3", "OD-SCORE-10")
@pytest.mark.parametrize("island", ISLANDS)
def test_exploration_boards(island: str):
    points, minus = ISLANDS[island]
    scene = Scene(2, mini_expansions="both")
    scene.own("A", island)
    assert scene.score("A") == NOTHING | {"islands": points, "bare-cells": -86 - minus}
    assert scene.score("B") == NOTHING
    scene = Scene(2, mini_expansions="both", island_points="later")
    scene.own("A", island)
    assert scene.score("A")["islands"] == LATER.get(island, points)


@pytest.mark.rule("OD-SCORE-3")
def test_several_exploration_boards():
    scene = Scene(2)
    for island in ("bear_island", "faroe_islands", "labrador", "newfoundland"):
        scene.own("A", island)
    assert scene.score("A")["islands"] == 12 + 4 + 36 + 38


@pytest.mark.rule("OD-SCORE-4", "OD-SCORE-10")
@pytest.mark.parametrize(
    ("building", "points", "minus"), [("shed", 8, 6), ("stone_house", 10, 9), ("long_house", 17, 15)]
)
def test_buildings(building: str, points: int, minus: int):
    for number in (1, 2, 3):
        scene = Scene(2)
        scene.build("A", building, number)
        assert scene.score("A") == NOTHING | {"buildings": points * number, "bare-cells": -86 - minus * number}


@pytest.mark.rule("OD-SCORE-4", "OD-SCORE-10")
def test_worked_case_78():
    """OD-T-78."""
    scene = Scene(2)
    for building in ("shed", "stone_house", "long_house"):
        scene.build("A", building)
    assert total(scene) == 5 - 86
    scene.have("A", wood=4, stone=4)
    cover(scene, "A", "stone-house1", STONE_HOUSE_MINUS)
    cover(scene, "A", "long-house1", LONG_HOUSE_MINUS)
    assert scene.score("A") == NOTHING | {"buildings": 35}


@pytest.mark.rule("OD-SCORE-5")
@pytest.mark.parametrize(
    ("sheep", "pregnant_sheep", "cattle", "pregnant_cattle", "points"),
    [(1, 0, 0, 0, 2), (0, 1, 0, 0, 3), (0, 0, 1, 0, 3), (0, 0, 0, 1, 4), (2, 1, 1, 1, 14), (5, 2, 3, 4, 41)],
)
def test_worked_case_79_animals(sheep: int, pregnant_sheep: int, cattle: int, pregnant_cattle: int, points: int):
    """OD-T-79."""
    scene = Scene(2)
    scene.have("A", sheep=sheep + pregnant_sheep, cattle=cattle + pregnant_cattle)
    scene.pregnant("A", sheep=pregnant_sheep, cattle=pregnant_cattle)
    assert scene.score("A") == NOTHING | {"animals": points}


@pytest.mark.rule("OD-SCORE-6")
def test_played_occupations_score_and_those_in_hand_do_not():
    scene = Scene(2)
    scene.have("A", stone=1)
    scene.hold("A", 5, 7)
    assert scene.score("A") == NOTHING
    scene.use("A", "A56")
    scene.choose("A", "card7")
    assert scene.score("A") == NOTHING | {"occupations": 3, "silver": 1}


@pytest.mark.rule("OD-SCORE-6")
def test_worked_case_55():
    """OD-T-55: the Undertaker costs a point."""
    scene = Scene(2)
    scene.hold("A", 100)
    assert scene.score("A") == NOTHING
    scene.play("A", 100)
    assert scene.score("A") == NOTHING | {"occupations": -1}


@pytest.mark.rule("OD-SCORE-6")
def test_values_of_occupations():
    for card, points in ((5, 7), (7, 3), (14, 2), (3, 1), (1, 0), (45, -1), (180, -2)):
        scene = Scene(2)
        scene.state.played[0] = 1 << card - 1
        assert scene.score("A") == NOTHING | {"occupations": points}
    scene.state.played[0] = (1 << 190) - 1
    assert scene.score("A")["occupations"] == 7 + 24 * 3 + 50 * 2 + 65 - 4 - 2


@pytest.mark.rule("OD-SCORE-7")
def test_silver_in_the_supply_scores_and_silver_on_boards_does_not():
    scene = Scene(2)
    scene.have("A", silver=7)
    assert scene.score("A") == NOTHING | {"silver": 7}
    assert scene.lay("A", "silver/0", "home:5,1") is None  # no square that costs points
    assert scene.score("A") == NOTHING | {"silver": 6}


@pytest.mark.rule("OD-SCORE-8")
def test_final_income_has_no_line_of_its_own():
    assert not [heading for heading in HEADINGS if "income" in heading]
    assert set(HEADINGS) == set(NOTHING)
    scene = Scene(2)
    cover(scene, "A", "home", PAYING_NINE)
    before = scene.score("A")
    assert scene.income("A") == 9
    assert {heading for heading, points in before.items() if points} == {"bare-cells"}
    scene.begin(FinalScoring())
    assert scene.score("A") == before


@pytest.mark.rule("OD-SCORE-9")
def test_worked_case_80():
    """OD-T-80."""
    scene = Scene(2)
    scene.have("A", stone=1)
    scene.fleet("A", longships="3")
    scene.use("A", "A49")
    scene.roll(12)
    scene.choose("A", "succeed")
    scene.choose("A", "english_crown")
    assert scene.score("A") == NOTHING | {"crown": 2, "ships": 8}
    assert scene.lay("A", "english_crown/0", "home:0,0") is None
    assert scene.has("A", "english_crown") == 0
    assert scene.score("A") == NOTHING | {"crown": 2, "ships": 8, "bare-cells": -86 + 13}
    assert scene.score("B") == NOTHING


# negative points


@pytest.mark.rule("OD-SCORE-10")
def test_covered_squares_cost_nothing():
    scene = Scene(2)
    scene.have("A", silver=5, rune_stone=1)
    for square, minus in (("home:11,0", 86), ("home:5,0", 86), ("home:6,3", 86), ("home:0,0", 85), ("home:10,11", 84)):
        assert scene.lay("A", "silver/0", square) is None
        assert scene.minus("A") == minus
    assert scene.lay("A", "rune_stone/1", "home:1,5") is None
    assert scene.score("A")["bare-cells"] == -82
    cover(scene, "A", "home", PAYING_NINE)
    assert scene.score("A")["bare-cells"] == -(82 - 29)


@pytest.mark.rule("OD-SCORE-10")
def test_worked_case_110_squares_that_cost_two():
    """OD-T-110."""
    scene = Scene(2, mini_expansions="islands")
    scene.own("A", "lofoten")
    scene.have("A", rune_stone=1)
    assert scene.lay("A", "rune_stone/0", "island5:3,5") is None
    assert scene.minus("A", "lofoten") == 14
    assert scene.score("A") == NOTHING | {"islands": 4, "bare-cells": -86 - 14}


@pytest.mark.rule("OD-SCORE-10")
def test_houses_cost_their_bare_squares():
    scene = Scene(2)
    scene.build("A", "stone_house")
    for square in sorted(STONE_HOUSE_MINUS):
        before = scene.score("A")["bare-cells"]
        cover(scene, "A", "stone-house1", {square})
        assert scene.score("A")["bare-cells"] == before + 1
    assert scene.score("A")["bare-cells"] == -86 - 2


@pytest.mark.rule("OD-SCORE-11")
@pytest.mark.parametrize("tokens", [0, 1, 4, 9])
def test_penalty_tokens(tokens: int):
    scene = Scene(2)
    scene.state.penalties[0] = tokens
    assert scene.score("A") == NOTHING | {"penalties": -3 * tokens}
    assert scene.score("B") == NOTHING


# winners


@pytest.mark.rule("OD-SCORE-12")
@pytest.mark.parametrize(
    ("silver", "winners", "places"),
    [
        ((3, 7, 5), (1,), (3, 1, 2)),
        ((7, 7, 5), (0, 1), (1, 1, 3)),
        ((4, 1, 4), (0, 2), (1, 3, 1)),
        ((2, 2, 2), (0, 1, 2), (1, 1, 1)),
    ],
)
def test_worked_case_81_the_most_points_win_and_a_tie_is_shared(
    silver: tuple[int, ...], winners: tuple[int, ...], places: tuple[int, ...]
):
    """OD-T-81."""
    scene = Scene(3)
    for seat, number in zip("ABC", silver, strict=True):
        scene.have(seat, silver=number)
    scene.begin(FinalScoring())
    assert scene.state.decision.kind is Kind.OVER
    score = game.score(scene.state)
    assert score.totals == tuple(number - 86 for number in silver)
    assert score.winners == winners
    assert score.places == places
    shared = int(len(winners) > 1)
    assert [(event.seat, event.points, event.shared) for event in scene.told(Won) if isinstance(event, Won)] == [
        (seat, max(silver) - 86, shared) for seat in winners
    ]


@pytest.mark.rule("OD-SCORE-13")
def test_nothing_else_scores():
    scene = Scene(2)
    leftovers = (
        *("peas", "flax", "beans", "grain", "cabbage", "fruits", "mead", "stockfish", "milk", "salt_meat"),
        *("game_meat", "whale_meat", "oil", "hide", "wool", "linen", "skin_and_bones", "fur", "robe", "clothing"),
        *("rune_stone", "silverware", "chest", "silk", "spices", "jewelry", "treasure_chest", "silver_hoard"),
        *("wood", "stone", "ore", "bow", "snare", "spear", "long_sword", "helmet", "round_shield"),
    )
    scene.have("A", **dict.fromkeys(leftovers, 3))
    scene.hold("A", 5, 7, 14)
    assert scene.score("A") == NOTHING
    scene.fleet("A", boats="11", longships="33")
    scene.fleet("B", boats="00", longships="00")
    assert scene.score("A") == scene.score("B")
    scene.have("A", mead=0)
    scene.state.thing = [12, 0]
    scene.state.moose = 1
    assert total(scene, "A") == total(scene, "B")
