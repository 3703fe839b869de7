"""The client has a picture of everything in the box of A Feast for Odin."""

from __future__ import annotations

import re
from pathlib import Path

from meadhall.games.odin.box import BUILDINGS, SHIPS, THINGS, WEAPONS

ART = Path(__file__).parents[3] / "web" / "src" / "games" / "odin" / "art"
FILES = ("goods", "gear", "treasures", "signs")


def pictures() -> list[str]:
    """The ids that the files of pictures have as keys."""
    return [key for file in FILES for key in re.findall(r"^  (\w+): \{", (ART / f"{file}.ts").read_text(), re.M)]


def test_everything_has_a_picture():
    ids = {*filter(None, THINGS), *BUILDINGS, *WEAPONS, *(ship.id for ship in SHIPS), "ship", "large_ship"}
    assert ids <= set(pictures())


def test_no_picture_is_drawn_twice():
    assert len(pictures()) == len(set(pictures()))
