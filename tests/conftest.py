"""What tests of the whole hall share: servers, databases, and the servers' words when a test fails."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Generator, Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.serving import Hall, PostgreSQL

NewHall = Callable[..., Hall]
Reporting = Generator[None, pytest.TestReport, pytest.TestReport]


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: servers and browsers are often waited for."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_finish() -> None:
    """The tests themselves are here to stay: nobody has to look through them for what can be thrown away."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever language the terminal speaks in which the tests are run."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def _sqlite(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder}/hall.sqlite"


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A server on SQLite for all tests that share one well: every test brings its own people and tables."""
    folder = tmp_path_factory.mktemp("hall")
    served = Hall(_sqlite(folder), folder / "server.log").start()
    yield served
    served.sweep()


@pytest.fixture
def new_hall(tmp_path: Path) -> Iterator[NewHall]:
    """Starts servers of the test's own: on a fresh SQLite file, or on the database that it names."""
    halls: list[Hall] = []
    numbers = count(1)

    def start(database: str | None = None, *more: str) -> Hall:
        served = Hall(database or _sqlite(tmp_path), tmp_path / f"server{next(numbers)}.log", *more)
        halls.append(served)
        return served.start()

    yield start
    for served in halls:
        served.sweep()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    served = PostgreSQL()
    yield served
    served.stop()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Reporting:
    report = yield
    if report.failed:
        report.sections += [(f"server at {served.address}", served.told()) for served in Hall.running]
    return report
