"""What bots know of Brian Boru."""

from __future__ import annotations

import pytest

from meadhall.core import CHANCE, LabDice
from meadhall.games import game as find_game

GAME = find_game("brian-boru")


def positions(seats, seed):
    """All positions of a game that is improvised, the last one when it is over."""
    dice = LabDice(seed)
    state = GAME.new(seats)
    while state.stack:
        if state.decision.kind is CHANCE:
            state.throw(dice)
            continue
        yield state
        for seat in state.decision.seats:
            state.apply(seat, GAME.improvise(state, seat, dice))
    yield state


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_facets_add_up_to_hopes(seats):
    for state in positions(seats, 4):
        for seat, hope in enumerate(GAME.hopes(state)):
            facets = GAME.facets(state, seat)
            assert sum(facets.values()) == pytest.approx(hope)
            assert {f"facet-{name}" for name in facets} <= set(GAME.named_messages())


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_when_all_is_over_hopes_are_points(seats):
    *_, over = positions(seats, 5)
    assert GAME.hopes(over) == list(GAME.score(over).totals)


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_first_thoughts_need_nothing_that_the_seat_cannot_know(seats):
    for number, state in enumerate(positions(seats, 6)):
        for seat in state.decision.seats:
            other = GAME.imagine(GAME.observe(state, seat), LabDice(number))
            assert GAME.improvise(state, seat, LabDice(0)) == GAME.improvise(other, seat, LabDice(0))


def test_thinking_leaves_the_position_alone():
    for state in positions(4, 7):
        before = state.key()
        for seat in state.decision.seats:
            GAME.hopes(state)
            GAME.glance(state, seat, state.options(seat))
            GAME.appraise(state, seat)
        assert state.key() == before


def test_even_the_wildest_positions_can_be_judged():
    *_, late = (state.copy() for state in positions(4, 8) if state.hands[0].bit_count() == 3)
    late.coins[1], late.raiders[2], late.church[3] = 150, 120, 90
    assert all(-50 < hope < 150 for hope in GAME.hopes(late))


def test_an_option_looks_the_same_whatever_it_is_compared_with():
    for state in positions(4, 9):
        for seat in state.decision.seats:
            options = state.options(seat)
            assert GAME.glance(state, seat, options) == [GAME.glance(state, seat, [one])[0] for one in options]
