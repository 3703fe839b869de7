"""Nonsense over the socket and over HTTP: refused, and the table is as before."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from meadhall.server import talk, wire
from tests.server.client import Player, Refusal, Socket
from tests.server.conftest import NewPlayer
from tests.serving import Hall, PostgreSQL

EXAMPLES = 120
CASES_A_ROUTE = 3


@pytest.fixture(scope="module")
def hall(postgresql: PostgreSQL, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A server on PostgreSQL, which takes less nonsense than SQLite."""
    served = Hall(postgresql.database(), tmp_path_factory.mktemp("hall") / "server.log").start()
    yield served
    served.sweep()


numbers = st.integers(-2, 300) | st.integers() | st.floats(allow_nan=False)
words = st.text(max_size=80)
anything = st.recursive(
    st.none() | st.booleans() | numbers | words,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4),
    max_leaves=8,
)
KINDS = [
    *("choose", "undo", "rewind", "answer", "look", "suggest", "forecast", "say", "catch-up", "ping", "draw"),
    *("welcome", "x"),
]


def nearly(good: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Mostly what belongs there, sometimes something else."""
    return st.one_of(good, good, good, anything)


messages = st.fixed_dictionaries(
    {"type": nearly(st.sampled_from(KINDS)), "id": nearly(st.text(min_size=1, max_size=64))},
    optional={
        "ask": nearly(st.integers(0, 60)),
        "options": nearly(st.lists(st.integers(0, 1000), min_size=1, max_size=5)),
        "length": nearly(st.integers(0, 60)),
        "agree": nearly(st.booleans()),
        "text": nearly(words),
        "more": anything,
    },
)
texts = messages.map(json.dumps) | anything.map(json.dumps) | st.text()
frames = texts | st.binary(max_size=200)


def test_fuzzed_messages_harm_neither_connection_nor_table(host: Player, begun: wire.TableInfo) -> None:
    sockets = [host.socket(begun.id, 0)]

    @settings(
        derandomize=True,
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    @given(frames)
    def unharmed(frame: str | bytes) -> None:
        before = sockets[0].now.number
        try:
            replies = say(sockets[0], frame)
        except ConnectionClosed:  # only what is no text may end its own connection, but nothing else
            assert isinstance(frame, bytes)
            sockets[0] = host.socket(begun.id, 0)
            replies = []
        assert not [reply for reply in replies if isinstance(reply, talk.Refused) and reply.code == "fault"]
        if not any(isinstance(reply, talk.Ack) for reply in replies):
            assert sockets[0].now.number == before

    unharmed()
    table = host.table(begun.id)
    assert table.phase == "playing"
    assert table.waiting


def say(socket: Socket, frame: str | bytes) -> list[talk.FromServer]:
    """Send a frame, and hear what is answered before the answer to a question that is always answered."""
    socket.connection.send(frame)
    last = socket.fresh_id() + "-last"
    socket.send(talk.Forecast(last))
    replies: list[talk.FromServer] = []
    while last not in socket.replies:
        replies.append(socket.read())
    socket.send(talk.CatchUp(last))
    socket.until(lambda: isinstance(socket.latest, talk.Welcome))
    return replies


def test_brackets_without_end_are_refused(host: Player, begun: wire.TableInfo) -> None:
    with host.socket(begun.id, 0) as socket:
        [reply] = [each for each in say(socket, '{"x":' + "[" * 8000) if isinstance(each, talk.Refused)]
        assert reply.code == "bad-message"


@pytest.mark.parametrize("path", ["/assets/", "/rules/rebirth/figures/"])
def test_names_without_end_are_those_of_no_file(host: Player, path: str) -> None:
    with pytest.raises(Refusal, match="no-such-page"):
        host.send("GET", f"{path}{'a' * 300}.svg")


def test_a_message_that_is_too_long_is_refused(host: Player, begun: wire.TableInfo) -> None:
    with host.socket(begun.id, 0) as socket:
        replies = say(socket, json.dumps({"type": "say", "id": "long", "text": "x" * 20_000}))
        assert [reply.code for reply in replies if isinstance(reply, talk.Refused)] == ["too-long"]
        assert socket.chat == []


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PUT", "/api/me", {"name": "a\0b"}),
        ("POST", "/api/tables", {"game": "reb\0irth", "seats": 2}),
        ("POST", "/api/tables", {"game": "rebirth", "seats": 2, "options": {"map": "\0"}}),
        ("GET", "/api/tables/a%00b", None),
        ("GET", "/api/tables/a%00b/history", None),
        ("POST", "/api/tables/%00/join", {}),
        ("POST", "/api/links/a%00b", None),
        ("POST", "/api/session", {"username": "a\0b", "password": "long enough"}),
    ],
)
def test_characters_that_no_database_takes_are_refused(host: Player, method: str, path: str, body: Any) -> None:
    with pytest.raises(Refusal) as refused:
        host.send(method, path, body)
    assert refused.value.status in (400, 404, 410)


@pytest.mark.parametrize("field", ["id", "text"])
def test_characters_that_no_database_takes_are_refused_at_the_table(
    host: Player, begun: wire.TableInfo, field: str
) -> None:
    with host.socket(begun.id, 0) as socket:
        replies = say(socket, json.dumps({"type": "say", "id": "one", "text": "well"} | {field: "a\0b"}))
        assert [reply.code for reply in replies if isinstance(reply, talk.Refused)] == ["bad-message"]
        assert socket.chat == []


def test_no_request_that_the_schema_allows_or_forbids_makes_a_fault(
    hall: Hall, host: Player, begun: wire.TableInfo, somebody: NewPlayer, tmp_path: Path
) -> None:
    """Schemathesis sends well and badly formed requests to every route; other people's tables are unharmed."""
    nonsense = somebody("Nonsense")
    nonsense.play_now()
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{hall.address}/schema/openapi.json"]
    command += ["--checks", "not_a_server_error", "--phases", "examples,coverage,fuzzing", "--mode", "all"]
    command += ["--max-examples", str(CASES_A_ROUTE), "--seed", "1", "--no-color", "--warnings", "off"]
    command += ["--header", f"Cookie: {nonsense.cookie()}", "--header", f"Origin: {hall.address}"]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, env=os.environ | {"NO_PROXY": "*"})
    assert told.returncode == 0, told.stdout[-6000:] + told.stderr[-2000:]
    assert host.table(begun.id).waiting == begun.waiting
