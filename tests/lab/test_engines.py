"""Engines: results in the order of the jobs, whatever does the work, and clear words when it cannot be done."""

from __future__ import annotations

import os
import signal
import sys
import time

import pytest

from meadhall.lab import LabError
from meadhall.lab.engines import engine


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
