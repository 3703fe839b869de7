"""What clients are told beside the board: the same for everybody, and what upkeep then brings."""

import json
from functools import cache

import pytest

from meadhall import LabDice, Match, game
from meadhall.games.brian_boru import events as told
from meadhall.games.brian_boru.rules.tricks import LeadTown
from meadhall.games.brian_boru.state import NOBODY, State
from meadhall.words import Words

BORU = game("brian-boru")
SAY = Words(BORU).say
CASES = [(seats, moves) for seats in BORU.seat_counts for moves in (0, 40, 90, 1000)]


@cache
def played(seats: int, moves: int) -> Match:
    """A match of random moves."""
    match = Match(BORU, seats, {}, LabDice(seats + moves))
    dice = LabDice(7)
    for _ in range(moves):
        if match.over:
            break
        seat = match.state.decision.seats[0]
        options = match.state.options(seat)
        match.play(seat, options[dice.below(len(options))])
    return match


@pytest.mark.parametrize(("seats", "moves"), CASES)
def test_panel_is_the_same_for_everybody(seats: int, moves: int) -> None:
    state = played(seats, moves).state
    panels = [BORU.panel(BORU.observe(state, seat), SAY) for seat in (*range(seats), None)]
    assert all(panel == panels[0] for panel in panels)
    assert json.loads(json.dumps(panels[0])) == panels[0]


@pytest.mark.parametrize(("seats", "moves"), CASES)
def test_outlook_is_the_forecast_with_its_reasons(seats: int, moves: int) -> None:
    state = played(seats, moves).state
    seen = BORU.observe(state, None)
    outlook = BORU.panel(seen, SAY)["outlook"]
    assert outlook["totals"] == list(BORU.forecast(seen).totals)
    assert [each["event"] for each in outlook["told"]] == [type(event).__name__ for event in BORU.foresee(seen)]
    assert all(each["text"] for each in outlook["told"])


@pytest.mark.parametrize("seats", BORU.seat_counts)
def test_gains_are_the_points_of_what_is_told(seats: int) -> None:
    state = played(seats, 40).state
    outlook = BORU.panel(BORU.observe(state, 0), SAY)["outlook"]
    shared = {told.SpoilsShared.__name__, told.ChurchShared.__name__}
    gains = [0] * seats
    for each in outlook["told"]:
        if "seat" in each["data"]:
            gains[each["data"]["seat"]] += 1 if each["event"] in shared else each["data"].get("points", 0)
    assert gains == outlook["gains"]


@pytest.mark.parametrize("seats", BORU.seat_counts)
def test_leader_is_told_until_the_trick_ends(seats: int) -> None:
    match, dice = Match(BORU, seats, {}, LabDice(seats)), LabDice(5)
    leader, passed_on = NOBODY, 0
    while not match.over:
        state = match.state
        assert isinstance(state, State)
        seat = state.decision.seats[0]
        if isinstance(state.stack[-1], LeadTown):
            leader = seat
        if max(state.trick) != NOBODY:
            assert BORU.panel(BORU.observe(state, None), SAY)["leader"] == leader
            passed_on += state.holder != leader
        options = state.options(seat)
        match.play(seat, options[dice.below(len(options))])
    assert passed_on, "some winner has taken the marker"
