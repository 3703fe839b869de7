"""Rows: named tuples of ints, the stuff frames and events are made of.

A row class lists its fields as annotations, may inherit fields, and may have methods:

    class TilePlaced(Event):
        seat: int
        tile: int
        hex: int

Rows are tuples, so they are cheap to make, never change, and can be written down and read back as plain data.
"""

from __future__ import annotations

import re
from collections import namedtuple
from collections.abc import Callable
from functools import cache
from inspect import get_annotations
from typing import Any, ClassVar, Self, dataclass_transform

Data = list[str | int]
"""A row as plain data: the name of its class, then its fields."""

HIDDEN = -1
"""Stands in a field for what the viewer may not know."""


@dataclass_transform(frozen_default=True)
class RowType(type):
    """Turns the annotations of a row class into positions of the tuple."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> RowType:
        namespace.setdefault("__slots__", ())
        cls = super().__new__(mcs, name, bases, namespace)
        inherited: tuple[str, ...] = getattr(bases[0], "fields", ())
        annotations = get_annotations(cls)
        own = [f for f, kind in annotations.items() if not str(kind).startswith(("ClassVar", "typing.ClassVar"))]
        _check_fields(name, bases, own, (*inherited, *own), namespace)
        fields = (*inherited, *own)
        cls.fields = fields  # type: ignore[attr-defined]
        cls.message_id = re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()  # type: ignore[attr-defined]
        model = namedtuple(name, fields)  # type: ignore[misc]  # its constructor and getters do for any tuple
        cls.__new__ = model.__new__  # type: ignore[method-assign, assignment]
        for field in own:
            setattr(cls, field, vars(model)[field])
        cls.of = cache(cls)  # type: ignore[attr-defined]
        return cls


def _check_fields(
    name: str, bases: tuple[type, ...], own: list[str], fields: tuple[str, ...], namespace: dict[str, Any]
) -> None:
    secret = namespace.get("secret", ())
    for field in own:
        if any(field in vars(cls) for base in bases for cls in base.__mro__ if isinstance(cls, RowType)):
            raise TypeError(f"{name}: {field} means something in every row already; call the field something else")
    if not set(secret) <= set(fields) or (secret and "seat" not in fields):
        raise TypeError(f"{name}: secret names fields of the row, and `seat` tells who knows them")
    if not set(namespace.get("fades", ())) <= set(fields):
        raise TypeError(f"{name}: fades names fields of the row")


class Row(tuple[int, ...], metaclass=RowType):
    """A named tuple of ints. Two rows are equal when their class and their fields are."""

    fields: ClassVar[tuple[str, ...]]

    message_id: ClassVar[str]
    """The name of the class as message files spell it: TilePlaced is `tile-placed`."""

    of: ClassVar[Callable[..., Any]]
    """The row with these fields, made once and used again: for rows that come up all the time."""

    secret: ClassVar[tuple[str, ...]] = ()
    """Fields that only the seat in the row's `seat` field may know."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and tuple.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash((type(self).__name__, *self))

    def __repr__(self) -> str:
        inside = ", ".join(f"{field}={value}" for field, value in zip(self.fields, self, strict=True))
        return f"{type(self).__name__}({inside})"

    def __getnewargs__(self) -> tuple[int, ...]:
        return tuple(self)  # for copying and pickling

    def known_to(self, viewer: int | None) -> bool:
        """Whether the viewer (None: a spectator) may know the secret fields: by default the row's seat alone."""
        return self.seat == viewer  # type: ignore[attr-defined, no-any-return]

    def seen_by(self, viewer: int | None) -> Self:
        """The row as `viewer` may know it: secret fields of others read HIDDEN."""
        if not self.secret or self.known_to(viewer):
            return self
        return self._hiding(self.secret)

    def _hiding(self, fields: tuple[str, ...]) -> Self:
        shown = [HIDDEN if f in fields else value for f, value in zip(self.fields, self, strict=True)]
        return tuple.__new__(type(self), shown)

    def data(self) -> Data:
        return [type(self).__name__, *self]


def from_data(data: object, classes: dict[str, type[Any]]) -> Any:
    """The row that `data` describes, of one of the given classes; a clear ValueError for anything else."""
    if not isinstance(data, list) or not data or not isinstance(data[0], str) or data[0] not in classes:
        raise ValueError(f"{data!r} is none of {', '.join(sorted(classes))}")
    cls, values = classes[data[0]], data[1:]
    if len(values) != len(cls.fields) or not all(type(value) is int for value in values):
        raise ValueError(f"{data[0]} holds whole numbers for {', '.join(cls.fields)}, not {values!r}")
    return cls(*values)
