"""Tuning: the same result wherever it is done, a real improvement of spoiled weights, and files rewritten in place."""

from __future__ import annotations

import tomllib

import pytest

from meadhall.core import SetupError
from meadhall.games import game as find_game
from meadhall.lab import tune as lab
from meadhall.lab.engines import engine


def plan_of(game="rebirth", seats=2, games=2, generations=1):
    return lab.plan(game, seats, {}, "greedy", games, generations, seed=5)


def test_weights_are_tried_from_every_seat_against_the_first_ones():
    """Whoever judges by spoiled weights loses, and afterwards the weights are what they were."""
    weights = dict(find_game("rebirth").weights)
    spoiled = {name: 0.001 * number for name, number in weights.items()}
    low, high = (
        [lab.worth(plan_of(), lab.Job(own, others, deal)) for deal in range(3)]
        for own, others in ((spoiled, weights), (weights, spoiled))
    )
    assert sum(low) < 0 < sum(high)
    assert dict(find_game("rebirth").weights) == weights


def test_spoiled_weights_are_improved(monkeypatch):
    """The worth is made up: how near two of the weights are to those that are best."""
    best = {"farm": 1.0, "payment": -2.0, "coin": 0.5, "card": 3.0}

    def made_up(plan, job):
        return -sum(abs(job.numbers[name] - best[name]) for name in ("farm", "payment")) + job.deal % 2

    monkeypatch.setattr(lab, "worth", made_up)
    spoiled = {**best, "farm": 4.0, "payment": -0.6}
    tuned = lab.tune(plan_of(generations=30), spoiled)
    assert tuned.better
    for name in ("farm", "payment"):
        assert abs(tuned.weights[name] - best[name]) < 0.3 * abs(spoiled[name] - best[name])
    assert not lab.tune(plan_of(generations=10), best).better


def test_two_processes_find_the_same_weights(monkeypatch):
    for name, few in (("CHILDREN", 2), ("PARENTS", 1), ("TRIAL", 2)):
        monkeypatch.setattr(lab, name, few)
    plan = plan_of(games=1)
    ticks = []
    with engine(processes=2) as processes:
        two = lab.tune(plan, engine=processes, tick=lambda: ticks.append(1))
    assert lab.tune(plan) == two
    assert len(ticks) == lab.steps(plan)


def test_what_means_nothing_alone_and_what_is_nothing_stay_as_they_are(monkeypatch):
    monkeypatch.setattr(lab, "worth", lambda plan, job: float(job.deal))
    first = {**find_game("odin").weights, "boat": 0.0}
    tuned = lab.tune(plan_of("odin", seats=1), first)
    assert tuned.weights["rivals"] == first["rivals"]
    assert tuned.weights["boat"] == 0.0
    assert tuned.weights["viking"] != first["viking"]


@pytest.mark.parametrize("game", ["rebirth", "brian-boru", "odin"])
def test_a_file_of_weights_is_rewritten_and_its_comments_stay(game, tmp_path):
    path = tmp_path / "appraisal.toml"
    text = lab.file_of(game).read_text(encoding="utf-8")
    path.write_text(text, encoding="utf-8")
    weights = {name: round(number * 1.2345, 3) for name, number in tomllib.loads(text).items()}
    lab.write(path, weights)
    new = path.read_text(encoding="utf-8")
    assert tomllib.loads(new) == weights
    for before, after in zip(text.splitlines(), new.splitlines(), strict=True):
        assert after.partition("#")[1:] == before.partition("#")[1:]
        if "#" in before and len(after) == len(before):
            assert after.index("#") == before.index("#")


def test_tunings_that_cannot_be_done():
    with pytest.raises(SetupError, match="at least one game has to be played, and one generation"):
        plan_of(generations=0)
