"""Ray comes to the same results. `make ray` installs it, a large download that starts slowly, and runs these."""

from __future__ import annotations

import pytest

from meadhall.lab import LabError, ladder, report, tune
from meadhall.lab.engines import engine
from meadhall.lab.simulate import series, simulate
from tests.lab.test_engines import unequal


@pytest.fixture(scope="module")
def ray():
    with engine("ray", processes=2) as cluster:
        yield cluster


def test_ray_keeps_the_order(ray):
    assert list(ray.run(unequal, range(30))) == [n * n for n in range(30)]


def test_ray_simulates_the_same(ray):
    plan = series("rebirth", 2, {}, ["greedy", "level-1"], 6, 5)
    mine, rays = simulate(plan), simulate(plan, ray)
    assert (mine.digest, mine.mean_scores) == (rays.digest, rays.mean_scores)


def test_ray_comes_to_the_same_ladder(ray):
    plan = ladder.plan("rebirth", 2, {}, 4, seed=3, entrants=("random", "level-1", "level-2"))
    mine = report.findings(plan, ladder.climb(plan))
    rays = report.findings(plan, ladder.climb(plan, engine=ray), ray)
    assert mine["results"] == rays["results"]


def test_ray_finds_the_same_weights(ray, monkeypatch):
    monkeypatch.setattr(tune, "TRIAL", 2)
    plan = tune.plan("rebirth", 2, {}, "greedy", 1, 1, seed=5)
    assert tune.tune(plan, engine=ray) == tune.tune(plan)


def test_a_cluster_that_does_not_answer():
    with (
        pytest.raises(LabError, match=r"the Ray cluster 127\.0\.0\.1:1 cannot be reached: Connection refused"),
        engine("ray", address="127.0.0.1:1"),
    ):
        pass
