"""The schema of the wire as JSON, for those who make types from it: `python -m meadhall.server.schema`."""

from __future__ import annotations

import inspect
import json
import sys

import msgspec

from meadhall.server import wire


def wire_schema() -> dict[str, object]:
    """One JSON schema whose definitions are all structs of `wire`, and the two unions of the socket."""
    structs = [each for _, each in inspect.getmembers(wire, inspect.isclass) if issubclass(each, msgspec.Struct)]
    named = [each for each in structs if each.__module__ == wire.__name__ and each.__struct_fields__]
    unions = {"FromClient": wire.FromClient, "FromServer": wire.FromServer}
    schemas, definitions = msgspec.json.schema_components(
        [*named, *unions.values()], ref_template="#/definitions/{name}"
    )
    definitions |= dict(zip(unions, schemas[len(named) :], strict=True))
    return {"title": "Wire", "definitions": definitions}


if __name__ == "__main__":
    json.dump(wire_schema(), sys.stdout, indent=1)
