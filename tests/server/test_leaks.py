"""Nobody is told more than they may know: a sample of what bench/leaks.py does for hours."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.leaks import Examiner
from tests.serving import Hall

MATCHES = [
    ("rebirth", 2, {"map": "scotland"}, 400, 25),
    ("rebirth", 3, {"map": "ireland"}, 20, 10),
    ("brian-boru", 3, {}, 70, 14),
    ("odin", 2, {}, 40, 20),
]


@pytest.mark.parametrize(("game", "seats", "options", "choices", "ask_every"), MATCHES)
def test_no_message_depends_on_what_its_reader_cannot_know(
    hall: Hall, game: str, seats: int, options: dict[str, str], choices: int, ask_every: int
) -> None:
    examiner = Examiner(hall.address, Path(hall.database.split("///")[1]), game, seats, options, seed=1)
    examiner.play(choices, ask_every)
    assert examiner.checked > min(choices, 50)
