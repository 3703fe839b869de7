"""The bot of the docs plays a whole match."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.client import Player

BOT = Path(__file__).parents[2] / "docs" / "example_bot.py"


@pytest.mark.parametrize(("game", "seats"), [("rebirth", 2), ("brian-boru", 3)])
def test_the_example_bot_joins_by_the_link_and_plays_to_the_end(hall, game, seats):
    host = Player(hall.address)
    table = host.create(game, seats, bots={str(seat): "random" for seat in range(2, seats)})
    with subprocess.Popen(
        [sys.executable, BOT, f"{hall.address}/table/{table.id}"], stdout=subprocess.PIPE, text=True
    ) as bot:
        with host.socket(table.id, 0) as socket:
            socket.until(lambda: socket.table.seats[1].name == "Example bot")
            host.start(table.id)
            socket.until(lambda: socket.update is not None)
            socket.play_out()
        said, _ = bot.communicate(timeout=60)
    assert bot.returncode == 0
    assert "The game is over" in said


def test_the_example_bot_says_why_it_cannot_join(hall):
    table = Player(hall.address).play_now()
    bot = subprocess.run(
        [sys.executable, BOT, f"{hall.address}/table/{table.id}"], capture_output=True, text=True, check=False
    )
    assert bot.returncode == 1
    assert "begun already" in bot.stderr
