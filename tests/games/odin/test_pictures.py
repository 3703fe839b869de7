"""The client has a picture of everything in the box of A Feast for Odin, in colours that it can be seen in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meadhall.games.odin.box import SHIPS, THINGS

SOURCE = Path(__file__).parents[3] / "web" / "src"
ART = SOURCE / "games" / "odin" / "art"
FILES = ("goods", "gear", "treasures", "signs")
TILES = ("orange", "red", "green", "blue", "special", "metal")


def pictures() -> list[str]:
    """The ids that the files of pictures have as keys."""
    return [key for file in FILES for key in re.findall(r"^  (\w+): \{", (ART / f"{file}.ts").read_text(), re.M)]


def colours(path: Path, selector: str) -> dict[str, str]:
    """The variables of the first rule with this selector."""
    rule = path.read_text().split(f"{selector} {{", 1)[1].split("}", 1)[0]
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", rule))


def luminance(colour: str) -> float:
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_everything_has_a_picture():
    assert {*filter(None, THINGS), *(ship.id for ship in SHIPS), "ship", "large_ship"} <= set(pictures())


def test_no_picture_is_drawn_twice():
    assert len(pictures()) == len(set(pictures()))


@pytest.mark.parametrize("theme", [":root", ':root[data-theme="dark"]'])
def test_pictures_and_tiles_stand_out(theme: str):
    tiles, grounds = colours(ART / "colours.css", theme), colours(SOURCE / "theme.css", theme)
    for tile in TILES:
        assert contrast(tiles[f"od-{tile}"], tiles[f"on-od-{tile}"]) >= 4.5, tile
        for ground in ("page", "panel", "raised", "sunk"):
            assert contrast(tiles[f"edge-od-{tile}"], grounds[ground]) >= 3, (tile, ground)
