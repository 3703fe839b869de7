"""The solo game (OD-SOLO): Vikings of two colours, and spaces blocked for one more round."""

from __future__ import annotations

import pytest

from meadhall.core import SetupError
from meadhall.games.odin import events as told
from meadhall.games.odin import game
from meadhall.games.odin.notation import SPACE_IDS
from meadhall.games.odin.rules.ending import FinalScoring
from meadhall.games.odin.rules.turns import ReturnVikings
from meadhall.games.odin.state import ALONE, OTHER_COLOUR, State, standing
from tests.rules.odin.scene import Scene
from tests.rules.odin.whole_games import happened, lead, owed, play, played, to


def opened(length: str = "long", **options: str) -> State:
    """The first turn of the first round."""
    state = game.new(1, {"length": length} | options)
    to(state, "Turn")
    return state


def to_round(state: State, number: int) -> None:
    lead(state, lambda s: s.round == number and owed(s) == "Turn")


def occupied(state: State) -> list[str]:
    """Spaces on which Vikings stand."""
    spaces = [f"A{n:02}" for n in range(1, 62)]
    reasons = {space: state.explain(0, game.parse(space)) for space in spaces}
    return [space for space, why in reasons.items() if why and why.id == "space-occupied"]


def both(state: State) -> dict[str, tuple[int, int]]:
    """By colour: how many Vikings stand on the Thing or wait, and how many on spaces."""
    plays = (state.thing[0], standing(state.placed, state.placer, ALONE))
    rests = (state.waiting, standing(state.placed, state.placer, OTHER_COLOUR))
    return {"first": rests, "second": plays} if state.colour else {"first": plays, "second": rests}


@pytest.mark.rule("OD-SOLO-4")
@pytest.mark.parametrize(("length", "waiting"), [("long", 5), ("short", 6)])
def test_the_second_colour_waits_before_the_first_round(length: str, waiting: int) -> None:
    state = game.new(1, {"length": length, "starting_card": "chosen"})
    to(state, "KeepCard")
    assert state.round == 0
    assert both(state) == {"first": (5, 0), "second": (waiting, 0)}


@pytest.mark.rule("OD-SOLO-1", "OD-SOLO-2", "OD-SOLO-3", "OD-SOLO-4", "OD-SOLO-6", "OD-SOLO-8")
@pytest.mark.parametrize(
    ("length", "first", "second"),
    [("long", [5, 1, 2, 2, 2], [5, 2, 2, 2]), ("short", [5, 2, 2, 2], [6, 2, 2, 2])],
)
def test_vikings_of_two_colours_by_turns(length: str, first: list[int], second: list[int]) -> None:
    """OD-T-85, OD-T-86: the numbers are those on the Thing or waiting, and on the squares of the table."""
    state = opened(length)
    for number in range(1, len(first) + len(second) - 1):
        to_round(state, number)
        assert state.colour == (number + 1) % 2
        assert both(state) == {
            "first": (sum(first[: 1 + (number + 1) // 2]), 0),
            "second": (sum(second[: 1 + number // 2]), 0),
        }


@pytest.mark.rule("OD-SOLO-6")
@pytest.mark.parametrize(("length", "waiting"), [("long", 5), ("short", 6)])
def test_in_phase_12_of_round_1_nobody_leaves_the_board(length: str, waiting: int) -> None:
    scene = Scene(1, length=length)
    scene.use("A", "A20")
    scene.choose("A", "A44")
    before = scene.state.placed[:]
    scene.begin(ReturnVikings())
    assert scene.state.placed == before
    assert scene.state.thing == [waiting]
    (changed,) = scene.told(told.ColourChanged)
    assert (changed.colour, changed.vikings, changed.staying) == (1, waiting, 5)


@pytest.mark.rule("OD-SOLO-5", "OD-SOLO-6", "OD-SOLO-7", "OD-SOLO-8")
def test_vikings_stay_for_one_more_round_and_block_their_spaces() -> None:
    """OD-T-109, Q-89; Q-65: Vikings that were not placed wait, and come back with their colour."""
    state = opened()
    play(state, "A", "A34", "strip1", "1")
    play(state, "A", "A35", "strip1")
    to(state, "Turn")
    play(state, "A", "A11")
    state.roll(7)
    play(state, "A", "fail", "1")
    assert state.thing == [3]
    play(state, "A", "A20", "A37")
    assert both(state) == {"first": (0, 6), "second": (5, 0)}

    to_round(state, 2)
    assert both(state) == {"first": (0, 6), "second": (7, 0)}
    assert occupied(state) == ["A11", "A20", "A34", "A35", "A37"]
    assert not {"A11", "A20", "A34", "A35", "A37"} & {game.notation(option) for option in state.options(0)}
    play(state, "A", "A09", "A21")
    assert occupied(state) == ["A09", "A11", "A20", "A21", "A34", "A35", "A37"]
    assert both(state) == {"first": (0, 6), "second": (4, 3)}

    to_round(state, 3)
    assert both(state) == {"first": (8, 0), "second": (4, 3)}
    assert occupied(state) == ["A09", "A21"]
    play(state, "A", "A20")

    to_round(state, 4)
    assert both(state) == {"first": (7, 1), "second": (9, 0)}
    assert occupied(state) == ["A20"]


@pytest.mark.rule("OD-SOLO-7")
def test_what_blocks_and_waits_is_seen_by_everybody() -> None:
    state = opened()
    play(state, "A", "A20", "A37")
    to_round(state, 2)
    for seat in (0, None):
        seen = game.observe(state, seat)
        assert (seen.colour, seen.thing, seen.waiting) == (1, [7], 3)
        assert {SPACE_IDS[space]: n for space, n in enumerate(seen.placed) if n} == {"A20": 1, "A37": 2}
        assert {seen.placer[space] for space, n in enumerate(seen.placed) if n} == {OTHER_COLOUR}


@pytest.mark.rule("OD-SOLO-5")
def test_one_turn_after_another() -> None:
    state = opened()
    for space in ("A09", "A20", "A21"):
        assert state.decision.seats == (0,)
        play(state, "A", space)
    assert state.thing == [2]


@pytest.mark.rule("OD-SOLO-5")
def test_there_is_no_round_in_which_nothing_blocks() -> None:
    """What was used in a round is closed in the next, all through a game."""
    state = opened()
    for number, space in enumerate(("A09", "A20", "A21", "A09", "A20", "A21"), 1):
        to_round(state, number)
        play(state, "A", space)
        to_round(state, number + 1)
        assert occupied(state) == [space]


@pytest.mark.rule("OD-SOLO-9")
def test_no_start_player_is_drawn_or_moved() -> None:
    match = played(1)
    assert happened(match, told.FirstPlayer, told.MooseMoved) == []


@pytest.mark.rule("OD-SOLO-9")
@pytest.mark.parametrize(("length", "first"), [("long", 3), ("short", 2)])
def test_exploration_boards_are_turned_as_usual(length: str, first: int) -> None:
    state = opened(length)
    to_round(state, first)
    assert (state.sides[:4], state.found[:4]) == ([1, 0, 0, 0], [0, 2, 2, 2])


@pytest.mark.rule("OD-SOLO-10")
def test_the_starting_card_can_be_chosen() -> None:
    state = game.new(1, {"starting_card": "chosen"})
    light = state.light
    to(state, "KeepCard")
    options = [game.notation(option) for option in state.options(0)]
    assert len(options) == light.bit_count() == 15
    play(state, "A", options[9])
    card = int(options[9].removeprefix("card"))
    assert state.hands == [1 << card - 1]
    assert light >> card - 1 & 1
    to(state, "Turn")
    assert state.hands == [1 << card - 1]


@pytest.mark.rule("OD-SOLO-10")
def test_it_is_drawn_otherwise_and_never_chosen_by_more_players() -> None:
    state = game.new(1)
    to(state, "DrawOccupation")
    assert state.faces == 15
    with pytest.raises(SetupError) as refused:
        game.new(2, {"starting_card": "chosen"})
    assert refused.value.about == "option starting_card"


@pytest.mark.rule("OD-SOLO-11", "OD-SCORE-12")
@pytest.mark.parametrize(("silver", "reached"), [(185, 0), (186, 1)])
def test_the_result_is_held_against_100_points_and_nobody_wins(silver: int, reached: int) -> None:
    scene = Scene(1)
    scene.have("A", silver=silver)
    scene.begin(FinalScoring())
    (event,) = scene.events
    assert event == told.Finished(0, silver - 86, reached, 100)


@pytest.mark.rule("OD-SOLO-12")
def test_one_player_everywhere_else() -> None:
    state = opened()
    assert sum(strip >= 0 for strip in state.strips) == 2
    assert state.imitation == []
    scene = Scene(1)
    scene.use("A", "A37")
    assert scene.supply("A") == {"wood": 1, "ore": 1}
