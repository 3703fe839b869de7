"""What games tell about strength: known answers for made-up results."""

from __future__ import annotations

from math import log10

import pytest

from meadhall.core import LabDice
from meadhall.lab.figures import Table, figures, middle, rate

PAIR = ("weak", "strong")


def deals_of(share, number, rated=False):
    """Two-player deals, of which the strong player wins a share."""
    won, lost = Table(PAIR, (2, 1), (10, 12), rated), Table(PAIR, (1, 2), (12, 10), rated)
    return [(won,) if deal < share * number else (lost,) for deal in range(number)]


def test_the_share_of_comparisons_and_its_interval():
    """For 60 of 100 independent games the interval is that of the binomial distribution: 0.6 by 1.96 times 0.049."""
    share = figures(PAIR, deals_of(0.6, 100), seed=1)["share", *PAIR]
    assert share.value == 0.6
    assert share.low == pytest.approx(0.504, abs=0.025)
    assert share.high == pytest.approx(0.696, abs=0.025)


def test_fewer_deals_are_less_certain():
    many, few = (figures(PAIR, deals_of(0.7, number, rated=True), seed=1) for number in (40, 4))
    for key in (("share", *PAIR), ("gap", *PAIR), ("rating", "strong"), ("ahead", *PAIR)):
        assert few[key].high - few[key].low > 2 * (many[key].high - many[key].low)


def test_games_of_one_deal_are_not_independent():
    """The same results twice under the same luck tell no more than once."""
    deals = deals_of(0.6, 50)
    once, twice = (figures(PAIR, each, seed=1)["share", *PAIR] for each in (deals, [deal * 2 for deal in deals]))
    assert (twice.low, twice.high) == pytest.approx((once.low, once.high))


def test_nothing_is_certain_for_having_always_happened():
    """The rule of three: what did not happen in a hundred deals may still happen in three of a hundred."""
    found = figures(PAIR, deals_of(1.0, 100), seed=1)
    assert found["share", *PAIR].value == 1.0
    assert found["share", *PAIR].low == pytest.approx(0.97, abs=0.011)
    assert found["wins", " ".join(PAIR), "weak"].high == pytest.approx(0.03, abs=0.011)


def test_points_wins_and_ties():
    deals = [(Table(PAIR, (1, 1), (10, 10)),), (Table(PAIR, (2, 1), (8, 11)),)]
    found = figures(PAIR, deals, seed=1)
    assert found["share", *PAIR].value == 0.75
    assert found["wins", "weak strong", "weak"].value == 0.25
    assert found["points", "weak strong", "strong"].value == 10.5
    assert found["ahead", *PAIR].value == 1.5


def test_four_hundred_points_are_ten_times_the_odds():
    """Four windows of two; the stronger neighbour wins nine of ten."""
    entrants = [f"level-{number}" for number in range(1, 6)]
    tables = [
        Table((entrants[at], entrants[at + 1]), (1, 2) if game % 10 == 0 else (2, 1))
        for game in range(400)
        for at in range(4)
    ]
    ratings = rate(entrants, tables, LabDice(1))
    assert sum(ratings.values()) / 5 == pytest.approx(1500)
    gaps = [ratings[entrants[at + 1]] - ratings[entrants[at]] for at in range(4)]
    assert sum(gaps) / 4 == pytest.approx(400 * log10(9), rel=0.1)


def test_the_middle_of_a_sample():
    assert middle(range(401)) == (10, 390)
    assert middle([3.0]) == (3.0, 3.0)


def test_tables_that_are_not_rated_leave_the_ratings_alone():
    deals = deals_of(0.6, 5, rated=True)
    trial = Table(("strong", "other"), (2, 1), (0, 9), rated=False)
    plain, more = (figures(PAIR, each, seed=1) for each in (deals, [(*deal, trial) for deal in deals]))
    assert plain["rating", "strong"].value == more["rating", "strong"].value
    assert more["wins", "strong other", "strong"].value == 0
