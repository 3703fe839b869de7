"""Engines: results in the order of the jobs, whatever does the work, and clear words when it cannot be done."""

from __future__ import annotations

import os
import signal
import sys
import time
from importlib.util import find_spec

import pytest

from meadhall.lab import LabError, ladder, report, tune
from meadhall.lab.engines import engine
from meadhall.lab.simulate import series, simulate


def unequal(number: int) -> int:
    """The earlier the job, the longer it takes."""
    time.sleep(0.02 if number == 0 else 0)
    return number * number


def broken(number: int) -> int:
    raise ZeroDivisionError


def killed(number: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_results_come_in_the_order_of_the_jobs():
    with engine(processes=2) as two, engine() as one:
        assert list(one.run(unequal, range(30))) == list(two.run(unequal, range(30))) == [n * n for n in range(30)]


def test_whoever_stops_early_leaves_no_work_behind():
    with engine(processes=2) as two:
        results = two.run(unequal, iter(int, 1))  # endless
        assert next(results) == 0


def test_what_breaks_in_another_process_is_told_here():
    with engine(processes=2) as two, pytest.raises(ZeroDivisionError):
        list(two.run(broken, range(3)))


def test_a_process_that_is_killed_is_told_of():
    with pytest.raises(LabError, match="a process was ended from outside"), engine(processes=2) as two:
        list(two.run(killed, range(3)))


def test_engines_that_there_are_not(monkeypatch):
    with pytest.raises(LabError, match="there is no engine 'steam'; there is processes, ray"), engine("steam"):
        pass
    with pytest.raises(LabError, match="from 1 to 256 processes can work, not 0"), engine(processes=0):
        pass
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LabError, match=r"install it with: pip install 'meadhall\[ray\]'"), engine("ray"):
        pass


# `make ray` installs Ray, which is large and starts slowly, and runs these


@pytest.fixture(scope="module")
def ray():
    if not find_spec("ray"):
        pytest.skip("Ray is not installed; see make ray")
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
    pytest.importorskip("ray")
    with (
        pytest.raises(LabError, match=r"the Ray cluster 127\.0\.0\.1:1 cannot be reached: Connection refused"),
        engine("ray", address="127.0.0.1:1"),
    ):
        pass
