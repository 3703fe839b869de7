"""The worked cases of docs/rules/odin.md: each is a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

TESTS = Path(__file__).parent
CASES = TESTS.parents[2] / "docs" / "rules" / "odin.md"


def test_every_worked_case_is_named_by_a_test() -> None:
    listed = re.findall(r"^\| \*\*(OD-T-\d+)\*\*", CASES.read_text(encoding="utf-8"), re.MULTILINE)
    assert listed == [f"OD-T-{number}" for number in range(1, 116)]
    named = {
        case
        for file in TESTS.rglob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        for case in re.findall(r"OD-T-\d+", ast.get_docstring(node) or "")
    }
    assert named == set(listed)
