"""Five hundred live tables: how long a choice takes to reach everybody, and what a table costs.

    python bench/hall.py [--tables 500] [--every 5] [--seconds 60] [--games rebirth,brian-boru,odin] [--bots] [--json]
                         [--database URL] [--workers 1] [--played 0]

A real server process is started, on a fresh SQLite file unless a database is named. One more process plays: it opens a
socket for every seat and lets each table make one choice every so many seconds, the tables spread evenly. Measured is
the time from sending a choice to its acknowledgement, and to the arrival of the update at the last socket of the table.
With --played every table first makes so many choices as fast as it can, to see what a long match costs in memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic, perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from meadhall.games import ROOMS
from meadhall.games import game as find_game
from meadhall.server import talk
from tests.server.client import BIGGEST, PATIENCE, Player
from tests.serving import Hall

TICKS = os.sysconf("SC_CLK_TCK")
TOGETHER = 40
"""So many tables are set up, or played on, at the same time."""


class Option(msgspec.Struct):
    option: int


class Update(msgspec.Struct, tag_field="type", tag="update"):
    """What a scripted player reads of an update."""

    number: int
    ask: int
    options: list[Option]
    over: bool


class Welcome(msgspec.Struct, tag_field="type", tag="welcome"):
    update: Update | None


class Reply(msgspec.Struct, tag_field="type", tag="ack"):
    id: str
    number: int


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    id: str
    text: str


class Table(msgspec.Struct, tag_field="type", tag="table"):
    pass


_decoder: msgspec.json.Decoder[Welcome | Update | Reply | Refused | Table] = msgspec.json.Decoder(
    Welcome | Update | Reply | Refused | Table
)


class Figures:
    """What is measured."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.arrived: list[float] = []
        self.sizes: list[int] = []
        self.refused: list[str] = []


class Seat:
    """One open socket."""

    def __init__(self, connection: ClientConnection, figures: Figures) -> None:
        self.connection = connection
        self.figures = figures
        self.update: Update | None = None
        self.reply: Reply | Refused | None = None
        self.heard = asyncio.Event()
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for raw in self.connection:
            message = _decoder.decode(raw)
            if isinstance(message, Welcome):
                self.update = message.update
            elif isinstance(message, Update):
                self.update = message
                self.figures.sizes.append(len(raw))
            elif isinstance(message, Reply | Refused):
                self.reply = message
            self.heard.set()

    async def until(self, number: int) -> None:
        """Wait for the update with this number or a later one."""
        while self.update is None or self.update.number < number:
            self.heard.clear()
            await self.heard.wait()

    async def answer(self, name: str) -> Reply | Refused:
        while self.reply is None or self.reply.id != name:
            self.heard.clear()
            await self.heard.wait()
        return self.reply


class Group:
    """The people at one table, all on one device."""

    def __init__(self, player: Player, game: str, seats: int, bots: bool, seed: int) -> None:
        self.player, self.game, self.number, self.bots = player, game, seats, bots
        self.random = Random(seed)
        self.seats: list[Seat] = []
        self.made = 0

    def set_up(self) -> None:
        people = 1 if self.bots else self.number
        table = self.player.create(self.game, self.number, bots={str(n): "greedy" for n in range(people, self.number)})
        for seat in range(1, people):
            self.player.join(table.id, seat)
        self.player.start(table.id)
        self.table, self.people = table.id, people

    async def connect(self, figures: Figures) -> None:
        for seat in range(self.people):
            connection = await connect(
                self.player.socket_address(self.table, seat),
                origin=Origin(self.player.address),
                additional_headers={"Cookie": self.player.cookie()},
                proxy=None,
                open_timeout=PATIENCE,
                max_size=BIGGEST,
                compression=None,
                ping_interval=None,
            )
            self.seats.append(Seat(connection, figures))
        for each in self.seats:
            await each.until(0)

    async def choose(self, figures: Figures | None) -> bool:
        """Make a random choice; whether there was one to make."""
        owing = [seat for seat in self.seats if seat.update and seat.update.options]
        if not owing:
            return False
        seat = self.random.choice(owing)
        assert seat.update
        name = f"{self.made}"
        self.made += 1
        option = self.random.choice(seat.update.options).option
        message = msgspec.json.encode(talk.Choose(name, seat.update.ask, [option])).decode()
        start = perf_counter()
        await seat.connection.send(message)
        reply = await seat.answer(name)
        acknowledged = perf_counter() - start
        if isinstance(reply, Refused):
            seat.figures.refused.append(reply.text)
            return True
        await asyncio.gather(*(each.until(reply.number) for each in self.seats))
        if figures:
            figures.acknowledged.append(acknowledged)
            figures.arrived.append(perf_counter() - start)
        return True

    async def live(self, begin: float, end: float, every: float, figures: Figures) -> None:
        """Choose at a human pace."""
        at = begin
        while at < end:
            await asyncio.sleep(max(0.0, at - monotonic()))
            await self.choose(figures)
            at += every

    async def hurry(self, choices: int) -> None:
        for _ in range(choices):
            if not await self.choose(None):
                return

    async def close(self) -> None:
        for each in self.seats:
            each.reading.cancel()
            await each.connection.close()


class Server:
    """The server process, with what it has used."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def processes(self) -> list[int]:
        """The server and its workers, without the bots."""
        assert self.hall.process
        found = [self.hall.process.pid]
        for entry in Path("/proc").iterdir():
            if entry.name.isdecimal():
                try:
                    parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
                    command = (entry / "cmdline").read_bytes()
                except OSError:
                    continue
                if parent in found and b"thinker" not in command and b"resource_tracker" not in command:
                    found.append(int(entry.name))
        return found

    def memory(self) -> int:
        """Bytes in memory, of all processes together."""
        return sum(self._resident(pid) for pid in self.processes())

    @staticmethod
    def _resident(pid: int) -> int:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) * 1024

    def seconds(self) -> float:
        """Of computing so far."""
        used = 0
        for pid in self.processes():
            fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
            used += int(fields[11]) + int(fields[12])
        return used / TICKS


def share(values: list[float] | list[int], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0


async def all_of(groups: list[Group], work: Any) -> None:
    """Do something for all tables, not too many at a time."""
    room = asyncio.Semaphore(TOGETHER)

    async def one(group: Group) -> None:
        async with room:
            await work(group)

    await asyncio.gather(*map(one, groups))


async def measure(chosen: argparse.Namespace, hall: Hall) -> dict[str, Any]:
    server = Server(hall)
    figures = Figures()
    games = chosen.games.split(",")
    players = [Player(hall.address, f"Device {number}") for number in range(min(chosen.tables, 20))]
    groups = [
        Group(players[n % len(players)], game, max(2, find_game(game).seat_counts[0]), chosen.bots, chosen.seed + n)
        for n in range(chosen.tables)
        for game in [games[n % len(games)]]
    ]
    warm = Group(players[0], games[0], groups[0].number, False, 0)
    warm.set_up()
    await warm.connect(Figures())
    await warm.hurry(40)
    await warm.close()
    before = server.memory()
    start = perf_counter()
    await all_of(groups, lambda group: asyncio.to_thread(group.set_up))
    setting_up = perf_counter() - start
    start = perf_counter()
    await all_of(groups, lambda group: group.connect(figures))
    connecting = perf_counter() - start
    await asyncio.sleep(3)
    idle = server.memory()
    if chosen.played:
        await all_of(groups, lambda group: group.hurry(chosen.played))
    played = server.memory()
    figures.sizes.clear()
    begin, used, load = monotonic() + 0.5, server.seconds(), os.getloadavg()[0]
    step = chosen.every / len(groups)
    end = begin + chosen.seconds
    await asyncio.gather(*(g.live(begin + n * step, end, chosen.every, figures) for n, g in enumerate(groups)))
    took = monotonic() - begin
    used = server.seconds() - used
    after = server.memory()
    await all_of(groups, Group.close)
    return {
        "tables": len(groups),
        "sockets": sum(group.people for group in groups),
        "load before": round(load, 1),
        "load after": round(os.getloadavg()[0], 1),
        "setting up, ms a table": round(setting_up / len(groups) * 1000, 1),
        "connecting, ms a table": round(connecting / len(groups) * 1000, 1),
        "choices": len(figures.arrived),
        "refused": len(figures.refused),
        "choices a second": round(len(figures.arrived) / took, 1),
        "acknowledged": {name: round(value * 1000, 1) for name, value in summary(figures.acknowledged).items()},
        "arrived": {name: round(value * 1000, 1) for name, value in summary(figures.arrived).items()},
        "server, ms a choice": round(used / max(1, len(figures.arrived)) * 1000, 2),
        "server, share of a core": round(used / took, 3),
        "bytes of an update": {"median": median(figures.sizes), "95 %": share(figures.sizes, 0.95)},
        "MB before": round(before / 1e6, 1),
        "kB for an idle table": round((idle - before) / len(groups) / 1e3, 1),
        "kB for a played table": round((played - before) / len(groups) / 1e3, 1),
        "kB for a table at the end": round((after - before) / len(groups) / 1e3, 1),
    }


def summary(values: list[float]) -> dict[str, float]:
    return {
        "median": share(values, 0.5),
        "95 %": share(values, 0.95),
        "99 %": share(values, 0.99),
        "most": max(values, default=0),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two choices of a table")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--games", default="rebirth", help=f"of {', '.join(ROOMS)}; tables take turns")
    parser.add_argument("--bots", action="store_true", help="greedy bots at all seats but one")
    parser.add_argument("--played", type=int, default=0, help="choices that each table makes before")
    parser.add_argument("--database", help="the URL of an empty database")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="meadhall-bench-") as folder:
        database = chosen.database or f"sqlite+aiosqlite:///{folder}/hall.sqlite"
        hall = Hall(database, Path(folder) / "server.log", "--workers", str(chosen.workers))
        try:
            found = asyncio.run(measure(chosen, hall.start()))
        finally:
            hall.sweep()
            print(hall.told(5), file=sys.stderr)
    if chosen.json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        shown = "  ".join(f"{part} {number}" for part, number in value.items()) if isinstance(value, dict) else value
        print(f"{name:28} {shown}")


if __name__ == "__main__":
    main()
