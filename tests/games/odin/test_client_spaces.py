"""The client has signs for everything that action spaces do, and names for all groups of the action board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from meadhall.games.odin.actions import Group, SpaceColour
from meadhall.games.odin.setting import EFFECTS

CLIENT = Path(__file__).parents[3] / "web" / "src" / "games" / "odin"
BESIDE = {"boats"}
"""What stands beside an effect and belongs to it."""


def words_in(effects: list[dict[str, Any]]) -> Iterator[str]:
    for effect in effects:
        yield from effect
        for way in effect.get("choose", ()):
            yield from words_in(way)
        yield from words_in(effect.get("optional", []))


def test_every_effect_of_a_space_has_signs():
    code = (CLIENT / "actions" / "effects.ts").read_text(encoding="utf-8")
    known = set(re.findall(r"^  (\w+):", code, re.MULTILINE)) | set(re.findall(r'word === "(\w+)"', code))
    used = {word for effects in EFFECTS.values() for word in words_in(effects)}
    assert used - BESIDE <= known


def test_every_group_of_the_action_board_has_a_name():
    code = (CLIENT / "actions" / "groups.ts").read_text(encoding="utf-8")
    assert {group.name.lower() for group in Group} <= set(re.findall(r"^  (\w+): \[", code, re.MULTILINE))


def test_every_kind_of_space_has_a_colour_by_day_and_by_night():
    code = (CLIENT / "actions" / "spaces.css").read_text(encoding="utf-8")
    named = re.findall(r"--space-(\w+):", code)
    assert all(named.count(colour.name.lower()) == 2 for colour in SpaceColour)
