"""A Feast for Odin passes the examination of the kernel, and its golden records still play."""

from __future__ import annotations

import pytest

from meadhall.core.testkit import examine, examine_codec, option_sets, replay_golden
from meadhall.games.odin import game
from tests import golden
from tests.games.odin.conservation import conserve

SETS = [
    (1, {"length": "long"}),
    (1, {"length": "short", "starting_card": "chosen"}),
    (1, {"length": "long", "mini_expansions": "both"}),
    (2, {"length": "short", "action_board": "small", "decks": "C"}),
    (2, {"length": "long", "mini_expansions": "harvest", "decks": "BC"}),
    (2, {"length": "long", "mini_expansions": "islands", "decks": "AB"}),
    (3, {"length": "short", "mini_expansions": "both", "removed_cards": "required"}),
    (3, {"length": "long", "decks": "ABC", "island_points": "later"}),
    (4, {"length": "short", "decks": "B"}),
    (4, {"length": "long", "mini_expansions": "both", "decks": "AC"}),
]
"""A sample; `make soak` plays a thousand games of every option set."""
RECORDS = sorted(golden.folder("odin").glob("*.txt"))


@pytest.mark.parametrize(("seats", "options"), SETS, ids=[f"{n}-{'-'.join(o.values())}" for n, o in SETS])
def test_random_games_keep_every_promise(seats, options):
    examine(game, seats, options, 1, conserve, thorough=2)


def test_the_sample_has_every_seat_count_and_every_value_of_every_option():
    assert {seats for seats, _ in SETS} == set(game.seat_counts)
    for option in game.table_options:
        assert {options.get(option.name, option.values[0]) for _, options in SETS} == set(option.values)


def test_option_sets_leave_out_what_does_not_go_together():
    sets = list(option_sets(game))
    assert {seats for seats, options in sets if options.get("action_board") == "small"} == {1, 2}
    assert {seats for seats, options in sets if options.get("starting_card") == "chosen"} == {1}


def test_options_have_all_their_forms():
    examine_codec(game)


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_golden_record_still_plays(path):
    assert replay_golden(game, path.read_text(encoding="utf-8")).over


def test_there_is_a_golden_record_for_each_planned_game():
    assert sorted(path.stem for path in RECORDS) == sorted(golden.GAMES["odin"])
