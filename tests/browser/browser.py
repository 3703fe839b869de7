"""The Chromium of the browser tests: an installed one, or one that can be had. `make test` calls it before pytest.

Most tests take what `quickest` finds, those of notices what `whole` finds. Run as a program, the module sees to it that
there is one: Debian's packages where apt-get and root are at hand, else Playwright's own download.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

VARIABLE = "MEADHALL_BROWSER"
SHELL = "chromium-headless-shell"
"""Chromium without windows takes a third less time for a page, but shows no notifications."""
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APPLICATIONS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--default-tile-width=2048",
    "--default-tile-height=2048",
)
"""Nothing is fetched from elsewhere, and pages are painted in few large parts."""
ADVICE = f"The browser tests need Chromium or Chrome: install it (apt-get install chromium), or name it in {VARIABLE}."


def flags() -> list[str]:
    """How the browser is called; its sandbox does not work for root."""
    return [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else [*FLAGS]


def quickest() -> str | None:
    """The path of the browser that takes least time, if there is one."""
    return _named() or shutil.which(SHELL) or whole()


def whole() -> str | None:
    """The path of a browser that can do everything, if there is one."""
    on_path = (shutil.which(name) for name in NAMES)
    applications = (path for path in APPLICATIONS if Path(path).exists())
    return _named() or next((path for path in (*on_path, *applications) if path), None) or _downloaded()


def _named() -> str | None:
    return shutil.which(os.environ.get(VARIABLE, ""))


def _downloaded() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def _ways() -> list[list[list[str]]]:
    """The ways to get a browser, each a list of commands."""
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]
    debian = [
        [["apt-get", "update", "-qq"], [*install, *packages]] for packages in (("chromium", SHELL), ("chromium",))
    ]
    playwright = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    at_hand = shutil.which("apt-get") is not None and os.geteuid() == 0
    return [*debian, playwright] if at_hand else [playwright]


def _works(command: list[str]) -> bool:
    told = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, env=told, stdout=subprocess.DEVNULL).returncode == 0


def main() -> int:
    """Make sure that there is a browser; the exit status says whether."""
    if os.environ.get(VARIABLE) and not _named():
        print(f"{VARIABLE} names {os.environ[VARIABLE]!r}, which is not a program.", file=sys.stderr)
        return 1
    if whole():
        return 0
    for commands in _ways():
        print(f"No Chromium is installed; trying: {' && '.join(map(' '.join, commands))}", flush=True)
        if all(_works(command) for command in commands) and whole():
            return 0
    print(ADVICE, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
