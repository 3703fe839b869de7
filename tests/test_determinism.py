"""The same seed gives the same games: in fresh processes, under any hash seed, on one core or two."""

from __future__ import annotations

import pytest

from meadhall.core.testkit import digest_in_fresh_process, option_sets, random_digest
from meadhall.games import ROOMS
from meadhall.games import game as find_game
from meadhall.lab.engines import engine
from meadhall.lab.simulate import series, simulate


@pytest.mark.parametrize(("name", "module"), [*ROOMS.items(), ("market", "tests.core.toy")])
def test_same_games_in_fresh_processes_with_different_hash_seeds(name, module):
    game = find_game(name) if name in ROOMS else __import__(module, fromlist=["game"]).game
    leads = {tuple(options.items())[:1]: (seats, options) for seats, options in option_sets(game)}
    for seats, options in leads.values():
        digests = {digest_in_fresh_process(module, seats, options, 7, hash_seed) for hash_seed in ("0", "1", "4242")}
        assert digests == {random_digest(game, seats, options, 7)}


def test_the_number_of_processes_makes_no_difference():
    plan = series("rebirth", 3, {}, ["greedy", "random", "random"], 8, 5)
    with engine(processes=2) as processes:
        one, two = simulate(plan), simulate(plan, processes)
    assert one.digest == two.digest
    assert one.wins == two.wins
    assert one.mean_scores == two.mean_scores


def test_another_seed_gives_other_games():
    digests = {simulate(series("rebirth", 2, {}, ["random"], 2, seed)).digest for seed in range(5)}
    assert len(digests) == 5


def test_digest_is_pinned_so_that_any_change_of_dice_or_rules_is_noticed():
    assert simulate(series("rebirth", 2, {"map": "ireland"}, ["random"], 5, 1)).digest == "7adbfdf35a29d3a0"
