"""The schema of the wire as JSON, for those who make types from it: `python -m meadhall.server.schema`."""

from __future__ import annotations

import inspect
import json
import sys
from types import ModuleType

import msgspec

from meadhall.server import talk, wire


def wire_schema() -> dict[str, object]:
    """One JSON schema whose definitions are all structs of `wire` and `talk`, and the two unions of the socket."""
    named = [*_structs(wire), *_structs(talk)]
    unions = {"FromClient": talk.FromClient, "FromServer": talk.FromServer}
    schemas, definitions = msgspec.json.schema_components(
        [*named, *unions.values()], ref_template="#/definitions/{name}"
    )
    definitions |= dict(zip(unions, schemas[len(named) :], strict=True))
    return {"title": "Wire", "definitions": definitions}


def _structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    own = [each for _, each in inspect.getmembers(module, inspect.isclass) if each.__module__ == module.__name__]
    return [each for each in own if issubclass(each, msgspec.Struct) and each.__struct_fields__]


if __name__ == "__main__":
    json.dump(wire_schema(), sys.stdout, indent=1)
