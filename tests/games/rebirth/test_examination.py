"""Rebirth passes the examination of the kernel, and its golden records still play."""

from __future__ import annotations

import pytest

from meadhall.core.testkit import examine, examine_codec, option_sets, replay_golden
from meadhall.games.rebirth import game
from tests import golden
from tests.games.rebirth.conservation import conserve

SETS = list(option_sets(game))
RECORDS = sorted(golden.folder("rebirth").glob("*.txt"))


@pytest.mark.parametrize(("seats", "options"), SETS, ids=[f"{n}-{'-'.join(o.values())}" for n, o in SETS])
def test_random_games_keep_every_promise(seats, options):
    """A sample; `make soak` plays a thousand games of each."""
    examine(game, seats, options, 1, conserve, thorough=2)


def test_option_sets_cover_both_maps_all_seat_counts_and_every_option_value():
    assert {(seats, options["map"]) for seats, options in SETS} == {
        (seats, name) for seats in (2, 3, 4) for name in ("scotland", "ireland")
    }
    assert {options.get("first", "random") for _, options in SETS} == {"random", "A", "B", "C", "D"}
    assert {options.get("zero_counts", "no") for _, options in SETS} == {"no", "yes"}
    assert all(options.get("first") not in ("C", "D") for seats, options in SETS if seats == 2)


def test_options_have_all_their_forms():
    examine_codec(game)


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_golden_record_still_plays(path):
    assert replay_golden(game, path.read_text(encoding="utf-8")).over


def test_there_is_a_golden_record_for_each_planned_game():
    assert sorted(path.stem for path in RECORDS) == sorted(golden.GAMES["rebirth"])
