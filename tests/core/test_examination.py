"""The toy game passes the examination, with every set of options."""

from __future__ import annotations

import pytest

from meadhall.core import HIDDEN
from meadhall.core.testkit import examine, examine_codec, option_sets
from tests.core import toy
from tests.core.toy import game

SETS = list(option_sets(game))


def conserve(s):
    """Every played card has left its hand, and points come from prizes and gifts alone."""
    shown = s.round - (toy.Show() in s.stack)
    assert [hand.bit_count() for hand in s.hands] == [3 - shown] * s.table.seats
    assert 0 <= sum(s.points) <= 2 * 3 * s.table.rounds + 2
    for seat, branch in enumerate(s.branches):
        assert (s.cards[seat] == HIDDEN) == (len(branch) == 2)
        assert (s.stakes[seat] == HIDDEN) == (len(branch) >= 1)
        assert s.cards[seat] == HIDDEN or s.hands[seat] >> s.cards[seat] & 1
    if not s.branches:
        assert s.cards == s.stakes == [HIDDEN] * s.table.seats


def test_the_option_sets_are_all_there():
    assert SETS == [(2, {"rounds": "2"}), (2, {"rounds": "1"}), (3, {"rounds": "2"}), (3, {"rounds": "1"})]


def test_options_have_all_their_forms():
    examine_codec(game)


@pytest.mark.parametrize(("seats", "options"), SETS, ids=[f"{n}-{o['rounds']}" for n, o in SETS])
def test_random_games_keep_every_promise(seats, options):
    for seed in range(20):
        match = examine(game, seats, options, seed, conserve)
        assert match.over
        assert match.state.round == int(options["rounds"])


def test_the_same_seed_examines_the_same_game():
    texts = [[entry.text for entry in examine(game, 3, {}, 5, conserve).log] for _ in range(2)]
    assert texts[0] == texts[1]


def test_other_seeds_examine_other_games():
    assert len({examine(game, 3, {}, seed, conserve).state.key() for seed in range(10)}) > 5


def test_a_small_sample_will_do():
    examine(game, 3, {}, 5, conserve, thorough=1)
