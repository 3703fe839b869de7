"""Bringing a database up to date with Alembic: `meadhall serve` does it when it starts."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def config() -> Config:
    found = Config()
    found.set_main_option("script_location", str(files("meadhall.server.storage") / "migrations"))
    found.set_main_option("path_separator", "os")
    return found


def upgrade(connection: Connection) -> None:
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")
