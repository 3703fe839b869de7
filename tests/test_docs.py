"""The docs hold what they say: examples run, links lead somewhere, commands exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meadhall
from meadhall.cli import app
from meadhall.games import ROOMS
from meadhall.games import game as find_game
from meadhall.rulebook import find_rulebook, rules_in

ROOT = Path(__file__).parents[1]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])


def blocks(text, language):
    return re.findall(rf"```{language}\n(.*?)```", text, flags=re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_links_lead_somewhere(page):
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text) + re.findall(r'<img src="([^"]+)"', text):
        if "://" not in target:
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_python_examples_run(page):
    for example in blocks(page.read_text(encoding="utf-8"), "python"):
        exec(compile(example, str(page), "exec"), {})


def test_the_example_of_the_package_runs(capsys):
    lines = meadhall.__doc__.splitlines()
    exec("\n".join(line[4:] for line in lines if line.startswith("    ")), {})
    assert capsys.readouterr().out.startswith("(")


def test_tests_that_are_named_exist():
    text = (ROOT / "docs" / "reviews-answered.md").read_text(encoding="utf-8")
    named = re.findall(r"`([a-z_/]+\.py)(?:::(\w+))?`", text)
    assert len(named) > 30
    for file, test in named:
        path = ROOT / "tests" / file if (ROOT / "tests" / file).exists() else ROOT / file
        assert f"def {test}" in path.read_text(encoding="utf-8"), f"{file}::{test}"


def test_commands_of_the_readme_exist():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    known = {command.name or command.callback.__name__ for command in app.registered_commands}
    named = set(re.findall(r"^meadhall ([a-z-]+)", text, flags=re.MULTILINE))
    assert named
    assert named <= known


@pytest.mark.parametrize("name", ROOMS)
def test_every_rule_that_code_refers_to_is_in_the_rule_book(name):
    rules = rules_in(find_rulebook(name))
    folder = ROOT / "src" / "meadhall" / "games" / ROOMS[name].rpartition(".")[2]
    for path in folder.rglob("*.py"):
        for rule in re.findall(r"\b[A-Z]{2}(?:-[A-Z0-9]+)+-\d+\b", path.read_text(encoding="utf-8")):
            assert rule in rules, f"{path.name} refers to {rule}"
    for frame in find_game(name).frames.values():
        assert all(rule in rules for rule in getattr(frame, "rules", ()))
