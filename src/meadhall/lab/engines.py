"""Where work is done: in this process, in several, or on a Ray cluster. The results are the same, in the same order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from os import environ
from signal import SIG_DFL, SIGINT, signal
from socket import create_connection
from typing import Any, Protocol, TypeVar

from meadhall.lab import LabError

Job = TypeVar("Job")
Result = TypeVar("Result")

ENGINES = ("processes", "ray")
MOST_PROCESSES = 256
AHEAD = 4
"""So many jobs wait for each worker, lest it be idle while an earlier job takes long."""


class Engine(Protocol):
    def run(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        """The results in the order of the jobs, each as soon as those before it are there."""
        ...


class Here:
    """One job after the other, in this process."""

    def run(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        return map(work, jobs)


HERE = Here()


class Processes:
    def __init__(self, pool: ProcessPoolExecutor, number: int) -> None:
        self.pool = pool
        self.number = number

    def run(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        def submit(job: Job) -> Future[Result]:
            return self.pool.submit(work, job)

        return _in_order(submit, lambda future: future.result(), jobs, AHEAD * self.number)


class Ray:
    """The cluster needs the same Meadhall, installed on every machine of it."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.remote = ray.remote(_call)

    def run(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        shared = self.ray.put(work)
        workers = int(self.ray.cluster_resources().get("CPU", 1))
        return _in_order(lambda job: self.remote.remote(shared, job), self.ray.get, jobs, AHEAD * workers)


def _call(work: Callable[[Job], Result], job: Job) -> Result:
    return work(job)


def _in_order(
    submit: Callable[[Job], Any], fetch: Callable[[Any], Result], jobs: Iterable[Job], ahead: int
) -> Iterator[Result]:
    """Only so many jobs are handed out ahead, so whoever stops early leaves little behind."""
    waiting: deque[Any] = deque()
    for job in jobs:
        waiting.append(submit(job))
        if len(waiting) > ahead:
            yield fetch(waiting.popleft())
    while waiting:
        yield fetch(waiting.popleft())


@contextmanager
def engine(name: str = "processes", processes: int = 1, address: str | None = None) -> Generator[Engine]:
    """An engine for as long as the block lasts; `address` is that of a Ray cluster that runs already."""
    if name not in ENGINES:
        raise LabError(f"there is no engine {name[:40]!r}; there is {', '.join(ENGINES)}")
    if not 1 <= processes <= MOST_PROCESSES:
        raise LabError(f"from 1 to {MOST_PROCESSES} processes can work, not {processes}")
    if name == "ray":
        with _cluster(processes, address) as cluster:
            yield cluster
    elif processes == 1:
        yield HERE
    else:
        pool = ProcessPoolExecutor(processes, initializer=signal, initargs=(SIGINT, SIG_DFL))
        try:
            yield Processes(pool, processes)
        except BrokenProcessPool:
            raise LabError("a process was ended from outside, perhaps for want of memory; try fewer") from None
        finally:
            pool.shutdown(cancel_futures=True)


@contextmanager
def _cluster(processes: int, address: str | None) -> Generator[Engine]:
    """The cluster at the address or in RAY_ADDRESS; without either one on this machine, with so many processes."""
    try:
        ray = import_module("ray")
    except ImportError:
        raise LabError("the engine ray needs Ray; install it with: pip install 'meadhall[ray]'") from None
    elsewhere = address or environ.get("RAY_ADDRESS")
    if elsewhere:
        _knock(elsewhere)
    where = {"address": elsewhere} if elsewhere else {"num_cpus": processes, "include_dashboard": False}
    try:
        ray.init(**where, log_to_driver=False, logging_level="error")
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise LabError(f"the Ray cluster {elsewhere or 'of this machine'} cannot be reached: {error}") from None
    try:
        yield Ray(ray)
    except ray.exceptions.RayError as error:
        raise LabError(f"the work on the Ray cluster failed: {str(error).strip().splitlines()[-1]}") from None
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Ray itself would try for many minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host or not port.isdigit():
        return
    try:
        create_connection((host.strip("[]"), int(port)), timeout=10).close()
    except OSError as error:
        raise LabError(f"the Ray cluster {address} cannot be reached: {error.strerror or error}") from None
    except ValueError:
        raise LabError(f"{address[:80]!r} is no address of a Ray cluster; one is like 10.0.0.1:6379") from None
