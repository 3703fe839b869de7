"""Draws the figures of the rule books: python docs/make_figures.py. Tests see to it that the files are of today."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROOMS = ("brian_boru", "rebirth", "odin")


def figures(room: str) -> dict[str, str]:
    """The SVG of each figure of a book, by name."""
    sys.path.insert(0, str(ROOT / "docs"))
    try:
        drawn = import_module(f"figures.{room}").FIGURES
    finally:
        sys.path.remove(str(ROOT / "docs"))
    return {name: draw().svg() for name, draw in drawn.items()}


def main() -> None:
    for room in ROOMS:
        folder = ROOT / "src" / "meadhall" / "books" / room / "figures"
        folder.mkdir(exist_ok=True)
        for name, svg in figures(room).items():
            (folder / f"{name}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
