"""Whatever happens is seen happening: the boards know a movement for every event of their game."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

from meadhall.core.events import Event
from meadhall.games.brian_boru import events as brian_boru
from meadhall.games.odin import events as odin

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"


@pytest.mark.parametrize(("folder", "events"), [("brian_boru", brian_boru), ("odin", odin)])
def test_every_event_moves_something(folder: str, events: ModuleType) -> None:
    table = (GAMES / folder / "movements.ts").read_text().split("movements: Movements", 1)[1].split("\n};", 1)[0]
    moved = set(re.findall(r"^  ([A-Z]\w+): \(", table, re.MULTILINE))
    told = {name for name, each in vars(events).items() if isinstance(each, type) and issubclass(each, Event)}
    assert moved == told - {"Event"}
