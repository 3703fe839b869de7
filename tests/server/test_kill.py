"""A sample of bench/kill.py: servers are killed while matches are played, and nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.killing import rampage
from tests.serving import Hall, PostgreSQL

KILLS = 3


@pytest.fixture(params=["sqlite", "postgresql"])
def halls(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[Hall]]:
    """One server on SQLite, or two on PostgreSQL; not started yet."""
    if request.param == "sqlite":
        opened = [Hall(f"sqlite+aiosqlite:///{tmp_path}/hall.sqlite", tmp_path / "server.log")]
    else:
        postgresql: PostgreSQL = request.getfixturevalue("postgresql")
        database = postgresql.database()
        opened = [Hall(database, tmp_path / f"server{number}.log") for number in range(2)]
    yield opened
    for hall in opened:
        if hall.process:
            hall.sweep()


def test_no_kill_loses_a_choice_or_makes_it_twice_and_all_matches_go_on(halls: list[Hall]) -> None:
    tally = asyncio.run(rampage(halls, kills=KILLS, seed=1, tables=2))
    assert tally.violations == []
    assert tally.kills >= KILLS
    assert tally.tables == tally.finished
    assert tally.acknowledged
