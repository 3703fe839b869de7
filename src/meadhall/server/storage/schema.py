"""The tables of the database. The truth of a match is its steps; everything else about it can be worked out again."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("name", String(30), nullable=False),
    Column("username", String(30), unique=True),
    Column("password", String(200)),
    Column("created", BigInteger, nullable=False),
    Column("drawn", Boolean, nullable=False, server_default=false()),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("phase", String(10), nullable=False),
    Column("pace", String(10), nullable=False),
    Column("watch", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("inherited", Integer, nullable=False),  # so many throws came with the point of another match it began from
    Column("number", Integer, nullable=False),  # of steps; guards against two writers
    Column("waiting", JSON, nullable=False),
    Column("bots_due", Boolean, nullable=False),
    Column("proposal", JSON),
    Column("totals", JSON, nullable=False),
    Column("winners", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("moved", BigInteger, nullable=False),
    Column("rematch", String(12)),
    Column("parent", String(12)),
    Column("lesson", Boolean, nullable=False, server_default=false()),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Index("ix_tables_phase_listed", "phase", "listed"),
    Index("ix_tables_host_created", "host", "created"),
    Index("ix_tables_bots_due_moved", "bots_due", "moved"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), index=True),
    Column("bot", String(40)),
    Column("left", Boolean, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("called", String(30)),
)

steps = Table(
    "steps",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", Text, nullable=False),  # dice can have more faces than any integer column has room for
    Column("token", String(64)),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat", "token"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("maker", String(40), nullable=False),  # the server that makes it, or has made it
    Column("at", BigInteger, nullable=False),  # when it was last heard of
    Column("done", Float, nullable=False),
    Column("data", Text),
)

chat = Table(
    "chat",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("name", String(30), nullable=False),
    Column("seat", Integer),
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
)

pushes = Table(
    "pushes",
    metadata,
    Column("endpoint", String(1000), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
    Column("language", String(10), nullable=False, server_default="en"),
)

links = Table(
    "links",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
