"""The wheel holds all that an installed hall needs besides its modules."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "meadhall"


@pytest.fixture(scope="module")
def held(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of what the wheel holds."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as opened:
        return set(opened.namelist())


def test_every_file_of_the_package_is_in_the_wheel(held: set[str]) -> None:
    files = {path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix != ".pyc"}
    assert {f"meadhall/{path.relative_to(PACKAGE).as_posix()}" for path in files} <= held


def test_the_client_and_the_rulebooks_are_in_the_wheel(held: set[str]) -> None:
    assert "meadhall/server/static/index.html" in held
    assert {f"meadhall/docs/rules/{path.name}" for path in (ROOT / "docs" / "rules").iterdir()} <= held
