"""Which rules are cited by a test: the rules of docs/rules against the markers in the test files."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import NamedTuple

from meadhall.rulebook import box_only_in, rules_in


class Coverage(NamedTuple):
    rules: list[str]
    covered: list[str]
    missing: list[str]
    unknown: list[str]
    """Ids that tests cite and the rule book does not have."""


def project_root(start: Path) -> Path | None:
    """The folder with docs/rules and tests, at or above `start`."""
    for folder in (start, *start.parents):
        if (folder / "docs" / "rules").is_dir() and (folder / "tests").is_dir():
            return folder
    return None


def cited_in(source: str) -> list[str]:
    """The ids in the `rule` markers of a test file."""
    return [
        argument.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule")
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def coverage(root: Path, name: str) -> Coverage:
    """The rules of a game and the tests under tests/rules/<game> and tests/games/<game> that cite them."""
    folder = name.replace("-", "_")
    text = (root / "docs" / "rules" / f"{folder}.md").read_text(encoding="utf-8")
    files = sorted(path for part in ("rules", "games") for path in (root / "tests" / part / folder).rglob("test_*.py"))
    cited = {rule for file in files for rule in cited_in(file.read_text(encoding="utf-8"))}
    box_only = box_only_in(text)
    rules = [rule for rule in rules_in(text) if rule not in box_only]
    return Coverage(
        rules,
        [rule for rule in rules if rule in cited],
        [rule for rule in rules if rule not in cited],
        sorted(cited - set(rules_in(text))),
    )
