"""The rule books of docs/rules: one table row a rule, found by its id."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

BOX_ONLY = "Box only"
"""The status of rules about things that only exist in the box."""

_ROW = re.compile(r"^\| ([A-Z]+(?:-[A-Z0-9]+)+-\d+[a-z]?) \|(.*)\|([^|]*)\|\s*$")


def find_rulebook(game: str) -> str:
    """The text of a game's rule book: from the installed package, or from the project around it."""
    name = f"{game.replace('-', '_')}.md"
    packed = files("meadhall") / "docs" / "rules" / name
    if packed.is_file():
        return packed.read_text(encoding="utf-8")
    return (Path(__file__).parents[2] / "docs" / "rules" / name).read_text(encoding="utf-8")


def rules_in(text: str) -> dict[str, str]:
    """The rules of a rule book by id, in plain text."""
    return {row[1]: _plain(row[2]) for line in text.splitlines() if (row := _ROW.match(line))}


def box_only_in(text: str) -> set[str]:
    """The ids of the rules that have no part in play."""
    return {row[1] for line in text.splitlines() if (row := _ROW.match(line)) and row[3].strip().startswith(BOX_ONLY)}


def _plain(cell: str) -> str:
    return re.sub(r"\*\*|`", "", cell).strip()
