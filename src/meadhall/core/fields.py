"""Positions declared once: copying, saving, loading and hashing are derived from the types of the fields.

    @position
    class Position(State):
        taken: int
        points: list[int]
        clusters: list[list[int]]

so no field can be forgotten in any of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from dataclasses import fields as dataclass_fields
from typing import Any, TypeVar, dataclass_transform, get_type_hints

from meadhall.core.frames import Frame
from meadhall.core.rows import from_data

C = TypeVar("C", bound=type[Any])

Frames = dict[str, type[Frame[Any]]]

_COPY = {"int": "{}", "list": "{}[:]", "nested": "list(map(copy_list, {}))"}


@dataclass_transform(eq_default=False)
def position(cls: C) -> C:
    """Make a slotted class of ints, lists of ints and lists of lists of ints, and derive `copy` from its fields.

    The field `table` holds what never changes in a match; copies share it and it is not saved.
    """
    made: Any = dataclass(slots=True, eq=False, repr=False)(cls)
    made.shape = _shape(made)
    made.copy = _copier(made)
    return made  # type: ignore[no-any-return]


def _shape(cls: Any) -> dict[str, str]:
    hints = get_type_hints(cls)
    return {f.name: _kind(f.name, hints[f.name]) for f in dataclass_fields(cls) if f.name != "table"}


def _kind(name: str, hint: Any) -> str:
    if name in ("stack", "branches"):
        return "list" if name == "stack" else "nested"
    kinds = {int: "int", list[int]: "list", list[list[int]]: "nested"}
    if hint not in kinds:
        raise TypeError(f"{name}: a position holds int, list[int] and list[list[int]], not {hint}")
    return kinds[hint]


def _copier(cls: Any) -> Callable[[Any], Any]:
    lines = [f"    new.{name} = {_COPY[kind].format('self.' + name)}\n" for name, kind in cls.shape.items()]
    source = "def copy(self):\n    new = make(cls)\n    new.table = self.table\n" + "".join(lines) + "    return new\n"
    scope: dict[str, Any] = {"make": object.__new__, "cls": cls, "copy_list": list.copy}
    exec(source, scope)
    copy: Callable[[Any], Any] = scope["copy"]
    copy.__doc__ = "An independent copy of the position."
    return copy


def to_plain(state: Any) -> dict[str, Any]:
    """All fields of a position as plain JSON data."""
    plain: dict[str, Any] = {}
    for name, kind in state.shape.items():
        value = getattr(state, name)
        if name == "stack":
            plain[name] = [frame.data() for frame in value]
        elif name == "branches":
            plain[name] = [[frame.data() for frame in branch] for branch in value]
        else:
            plain[name] = list(map(list, value)) if kind == "nested" else value[:] if kind == "list" else value
    return plain


def from_plain(cls: Any, plain: object, table: Any, frames: Frames) -> Any:
    """The position that `plain` describes; a clear ValueError when it describes none."""
    shape: dict[str, str] = cls.shape
    if not isinstance(plain, dict) or plain.keys() != shape.keys():
        raise ValueError(f"a saved position has the fields {', '.join(shape)}, no more and no fewer")
    values: dict[str, Any] = {}
    for name, kind in shape.items():
        value = plain[name]
        if name == "stack":
            values[name] = [from_data(item, frames) for item in _a_list(name, value)]
        elif name == "branches":
            values[name] = [[from_data(item, frames) for item in _a_list(name, v)] for v in _a_list(name, value)]
        else:
            values[name] = _checked(name, kind, value)
    return cls(table=table, **values)


def _a_list(name: str, value: object) -> list[Any]:
    if not isinstance(value, list):
        raise ValueError(f"{name} should be a list, not {value!r}")
    return value


def _checked(name: str, kind: str, value: object) -> Any:
    if kind == "int":
        if type(value) is not int:
            raise ValueError(f"{name} should be a whole number, not {value!r}")
        return value
    if kind == "list":
        return [_checked(name, "int", item) for item in _a_list(name, value)]
    return [_checked(name, "list", item) for item in _a_list(name, value)]
