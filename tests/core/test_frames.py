"""Frames of a game are found by name, and every one of them says what it does."""

from __future__ import annotations

from types import ModuleType

import pytest

from meadhall.core import Choice, Step
from meadhall.core.frames import frames_in


def module(name: str, **classes: type) -> ModuleType:
    made = ModuleType(name)
    for key, cls in classes.items():
        cls.__module__ = name
        setattr(made, key, cls)
    return made


class GoOn(Step):
    def run(self, s, events):
        pass


def test_frames_are_found_by_name():
    assert frames_in(module("one", GoOn=GoOn)) == {"GoOn": GoOn}


def test_two_frames_of_one_name_are_refused():
    other = type(GoOn)("GoOn", (Step,), {"run": lambda self, s, events: None})
    with pytest.raises(TypeError, match="two frames share a name"):
        frames_in(module("one", GoOn=GoOn), module("two", GoOn=other))


def test_a_frame_that_does_not_say_what_it_does_is_refused():
    half = type(GoOn)("Half", (Choice,), {"options": lambda self, s: []})
    with pytest.raises(TypeError, match=r"^Half does not say how to apply$"):
        frames_in(module("one", Half=half))
