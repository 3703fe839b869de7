"""The same seed gives the same games: in fresh processes, under any hash seed, on one core or two."""

from __future__ import annotations

import pytest

from meadhall.core.testkit import digest_in_fresh_process
from meadhall.games import ROOMS
from meadhall.games import game as find_game
from meadhall.lab.simulate import series, simulate


@pytest.mark.parametrize("name", ROOMS)
def test_same_digest_in_fresh_processes_with_different_hash_seeds(name):
    lead = find_game(name).table_options[0]
    for value in lead.values:
        table = [name, "--games", "3", "--seed", "7", "--bots", "greedy", "--option", f"{lead.name}={value}"]
        digests = {digest_in_fresh_process(hash_seed, *table) for hash_seed in ("0", "1", "4242")}
        seats = find_game(name).seat_counts[0]
        here = simulate(series(name, seats, {lead.name: value}, ["greedy"], 3, 7))
        assert digests == {here.digest}


def test_the_number_of_processes_makes_no_difference():
    plan = series("rebirth", 3, {}, ["greedy", "random", "random"], 8, 5)
    one, two = simulate(plan, jobs=1), simulate(plan, jobs=2)
    assert one.digest == two.digest
    assert one.wins == two.wins
    assert one.mean_scores == two.mean_scores


def test_another_seed_gives_other_games():
    digests = {simulate(series("rebirth", 2, {}, ["random"], 2, seed)).digest for seed in range(5)}
    assert len(digests) == 5


def test_digest_is_pinned_so_that_any_change_of_dice_or_rules_is_noticed():
    assert simulate(series("rebirth", 2, {"map": "ireland"}, ["random"], 5, 1)).digest == "b0332f87b3df3a7b"
