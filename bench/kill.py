"""Matches of all games go on while the server is killed again and again, and nothing that was acknowledged is lost.

    python bench/kill.py [--kills 100] [--seed 1] [--tables 6] [--database sqlite|postgresql] [--keep FOLDER]

On PostgreSQL two servers share the database, and one or both are killed. After every kill, and at the end, the database
is compared with what the players were told: every acknowledged choice stands there once, at its number. All matches
are then played to the end, and their records verified. Exit status 1, with a list, if anything was violated.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.killing import rampage
from tests.server.survivors import Tally
from tests.serving import Hall, PostgreSQL


def run(kills: int, seed: int, tables: int, database: str, folder: Path) -> Tally:
    postgresql = PostgreSQL() if database == "postgresql" else None
    url = postgresql.database() if postgresql else f"sqlite+aiosqlite:///{folder}/hall.sqlite"
    halls = [Hall(url, folder / f"server{number}.log") for number in range(2 if postgresql else 1)]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    try:
        with Progress(*columns, console=Console(stderr=True)) as bar:
            task = bar.add_task("starting", total=kills)

            def progress(stage: str, tally: Tally) -> None:
                said = f"{stage}: {tally.acknowledged} acknowledged, {len(tally.violations)} violations"
                bar.update(task, description=said, completed=tally.kills)

            return asyncio.run(rampage(halls, kills, seed, tables, progress))
    finally:
        for hall in halls:
            if hall.process:
                hall.sweep()
        if postgresql:
            postgresql.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=6, help="tables with people; another has bots alone")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--keep", type=Path, help="a folder for the database and what the servers write")
    chosen = parser.parse_args()
    start = perf_counter()
    with TemporaryDirectory() as folder:
        kept = chosen.keep or Path(folder)
        kept.mkdir(parents=True, exist_ok=True)
        tally = run(chosen.kills, chosen.seed, chosen.tables, chosen.database, kept.resolve())
    for name, value in vars(tally).items():
        if name != "violations":
            print(f"{name.replace('_', ' '):14} {value}")
    print(f"{'violations':14} {len(tally.violations)}")
    print(f"{'seconds':14} {perf_counter() - start:.0f}")
    for violation in tally.violations:
        print(violation)
    sys.exit(bool(tally.violations))


if __name__ == "__main__":
    main()
