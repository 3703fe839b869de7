"""Journals: what a long run has found so far, so that it can go on after an interruption."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from meadhall.lab import LabError


class Journal:
    """A file of lines: first what is being done, then one row for each finished piece."""

    def __init__(self, path: Path, task: Mapping[str, Any]) -> None:
        """Go on with the file if there is one. Of a row that was being written when the run ended nothing is kept."""
        self.path = path
        self.rows: list[Any] = []
        try:
            lines = path.read_bytes().split(b"\n")[:-1] if path.exists() else []
            if lines:
                self._read(lines, task)
            self._file = path.open("r+b" if lines else "wb")
            self._file.truncate(self._file.seek(sum(len(line) + 1 for line in lines)))
        except OSError as error:
            raise LabError(f"the journal {path} cannot be used: {error.strerror or error}") from None
        if not lines:
            self.add(task)

    def _read(self, lines: list[bytes], task: Mapping[str, Any]) -> None:
        try:
            begun, *self.rows = map(json.loads, lines)
        except ValueError:
            raise self.damaged() from None
        wanted = json.loads(json.dumps(task))
        if begun != wanted:
            known = begun if isinstance(begun, dict) else {}
            other = ", ".join(name for name in wanted if known.get(name) != wanted[name])
            raise LabError(f"{self.path} belongs to another run (other {other}); delete it to begin anew")

    def damaged(self) -> LabError:
        return LabError(f"{self.path} is no journal, or is damaged; delete it to begin anew")

    def add(self, row: Mapping[str, Any] | Sequence[Any]) -> None:
        self._file.write(json.dumps(row).encode() + b"\n")
        self._file.flush()

    def delete(self) -> None:
        """When everything is done."""
        self._file.close()
        self.path.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()
