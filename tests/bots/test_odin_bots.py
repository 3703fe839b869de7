"""What the bots of A Feast for Odin know."""

from __future__ import annotations

import pytest

from meadhall.bots import bot
from meadhall.bots.search import Node, Search, Settings
from meadhall.core import LabDice, Match
from meadhall.core.view import view_of
from meadhall.games import game as find_game
from meadhall.games.odin.box import SPECIAL, SPECIALS, THINGS
from meadhall.games.odin.notation import STRIP
from meadhall.games.odin.pieces import shape_of
from meadhall.games.odin.prospects import FACETS
from meadhall.games.odin.rules.turns import Turn
from meadhall.games.odin.state import EMPTY_STRIP
from meadhall.games.odin.worth import WEIGHTS, worth

ODIN = find_game("odin")


@pytest.fixture(scope="module")
def positions():
    """All positions of a game in which anything may happen."""
    match = Match(ODIN, 2, {"length": "short", "decks": "ABC"}, LabDice(7))
    found = [match.state.copy()]
    dice = LabDice(8)
    while not match.over:
        seat = match.state.decision.seats[0]
        match.play(seat, bot("random").choose(view_of(ODIN, match.state, seat), dice))
        found.append(match.state.copy())
    return found


def test_facets_are_what_hopes_are_made_of(positions):
    for state in positions:
        hopes = ODIN.hopes(state)
        assert [sum(ODIN.facets(state, seat).values()) for seat in range(2)] == hopes


def test_every_facet_comes_to_bear_at_times(positions):
    """But for the dice, which a match throws at once."""
    borne = {name for state in positions for name, value in ODIN.facets(state, 0).items() if value}
    assert borne == set(FACETS) - {"dice"}


def test_in_the_end_only_points_count(positions):
    state = positions[-1]
    assert [ODIN.facets(state, seat) for seat in range(2)] == [
        dict.fromkeys(FACETS, 0.0) | {"points": total} for total in ODIN.score(state).totals
    ]


def test_at_first_sight_an_option_gains_what_it_brings_the_seat_itself(positions):
    for state in positions[:-1:5]:
        seat = state.decision.seats[0]
        options = ODIN.candidates(state, seat)
        before = state.key()
        looks = ODIN.glance(state, seat, options)
        assert state.key() == before
        now = ODIN.hopes(ODIN.finish(state, seat))
        for option, look in zip(options, looks, strict=True):
            after = state.copy()
            after.apply(seat, option)
            assert look == ODIN.hopes(ODIN.finish(after, seat))[seat] - now[seat]


def test_alone_looks_are_all_there_is_to_an_option():
    match = Match(ODIN, 1, {"length": "short"}, LabDice(7))
    dice = LabDice(8)
    while not match.over:
        options = ODIN.candidates(match.state, 0)
        assert ODIN.glance(match.state, 0, options) == ODIN.survey(match.state, 0, options)
        match.play(0, bot("random").choose(view_of(ODIN, match.state, 0), dice))


def test_a_choice_is_improvised_unless_vikings_are_placed(positions):
    for state in positions[:-1]:
        seat = state.decision.seats[0]
        before = state.key()
        option = ODIN.improvise(state, seat, LabDice(1))
        assert state.key() == before
        if type(state.owing(seat)) is Turn:
            assert option is None
        else:
            assert ODIN.explain(state, seat, option) is None


def test_quiet_is_the_beginning_of_a_round(positions):
    quiet = [state for state in positions if ODIN.quiet(state)]
    assert sorted({state.round for state in quiet}) == [1, 2, 3, 4, 5, 6]
    assert not any(any(state.placed) for state in quiet)


def test_looking_ahead_leaves_the_position_as_it_is(positions):
    for state in positions[:-1:5]:
        seat = state.decision.seats[0]
        before = state.key()
        ODIN.appraise(state, seat)
        assert state.key() == before


def turn(**stock):
    """The first turn of a solo game, with such things in the supply."""
    match = Match(ODIN, 1, {}, LabDice(3))
    while type(match.state.owing(0)) is not Turn:
        match.play(0, match.state.options(0)[0])
    state = match.state.copy()
    for thing, number in stock.items():
        state.stock[THINGS.index(thing)] = number
    return state


def test_of_the_mountain_strips_the_richest_is_taken():
    state = turn()
    state.strips[:] = [EMPTY_STRIP] * len(state.strips)
    state.strips[0], state.strips[6] = 6, 5  # one silver item is left, and two
    state.apply(0, ODIN.parse("A34"))
    assert ODIN.improvise(state, 0, LabDice(1)) == STRIP + 6


def test_snares_raise_the_hopes_of_laying_one():
    hopes = []
    for snares in (0, 2, 5):
        state = turn(snare=snares, wood=0)
        state.apply(0, ODIN.parse("A11"))
        hopes.append(ODIN.facets(state, 0)["dice"])
    assert hopes[0] < hopes[1] < hopes[2]


def test_the_crown_is_worth_its_points():
    crown = next(n for n, special in enumerate(SPECIALS) if special.points)
    alike = next(n for n in range(len(SPECIALS)) if n != crown)
    area = [shape_of(SPECIAL + n).area for n in (crown, alike)]
    gap = worth(SPECIAL + crown) - worth(SPECIAL + alike)
    assert gap == pytest.approx(SPECIALS[crown].points + WEIGHTS["blue"] * (area[0] - area[1]))


def test_what_was_never_seen_is_looked_at_first_then_the_best_elsewhere():
    state = turn()
    search = Search(view_of(ODIN, state, 0), LabDice(1), Settings(1, heed=2), Node())
    who = (0, 0)
    search.gains = {(who, 1): 3.0, (who, 2): 5.0, (who, 3): -1.0}
    assert search.promising(who, [1, 2, 3, 4], 2) == [4, 2]
    assert search.promising(who, [1, 2], 2) == [1, 2]
