"""Looking back at matches: history, positions, records, for players and for those who watch."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from meadhall.cli import app
from meadhall.core import seal
from meadhall.server import wire
from tests.server.client import Player, Refusal
from tests.server.conftest import Finished


def check(command: str, record: str, folder: Path) -> dict[str, object]:
    path = folder / "match.txt"
    path.write_text(record, encoding="utf-8")
    told = CliRunner().invoke(app, [command, str(path), "--json"])
    assert told.exit_code == 0, told.output
    found: dict[str, object] = json.loads(told.output)
    return found


def test_the_record_of_a_finished_match_replays(finished: Finished, tmp_path: Path) -> None:
    told = check("replay", finished.player.record(finished.id), tmp_path)
    assert told["finished"] is True


def test_every_throw_follows_from_the_secret_whose_seal_was_shown(finished: Finished, tmp_path: Path) -> None:
    table = finished.player.table(finished.id)
    welcome = finished.sockets[0].welcome
    assert welcome
    assert welcome.table.secret is None
    assert table.secret
    assert welcome.table.seal == table.seal == seal(bytes.fromhex(table.secret))
    told = check("verify", finished.player.record(finished.id), tmp_path)
    assert told["seal"] == table.seal
    assert told["recomputed"] == told["throws"]


def test_a_match_that_went_on_from_another_verifies_what_is_its_own(
    finished: Finished, stranger: Player, tmp_path: Path
) -> None:
    branched = stranger.branch(finished.id, finished.sockets[0].now.length // 2)
    with stranger.socket(branched.id, 0) as socket:
        socket.play_out()
    told = check("verify", stranger.record(branched.id), tmp_path)
    assert 0 < told["recomputed"] < told["throws"]  # type: ignore[operator]


def test_the_history_holds_the_whole_match(finished: Finished, stranger: Player) -> None:
    history = stranger.history(finished.id)
    last = finished.sockets[0].now
    assert history.length == last.length
    assert history.closed == []
    assert len(history.totals) == history.length + 1
    assert history.totals[-1] == last.score.totals
    assert [told.entry for told in history.events] == sorted(told.entry for told in history.events)


def test_every_position_is_shown_as_it_was_seen_then(finished: Finished, stranger: Player) -> None:
    """What the updates showed each seat during the match is what history shows it afterwards."""
    for seat, socket in enumerate(finished.sockets):
        updates = [wire_update for wire_update in _updates(socket.raw) if wire_update["length"] % 9 == 0]
        for update in updates:
            position = finished.player.position(finished.id, update["length"], seat)
            assert position.observation == update["observation"]
            assert position.prompt == update["prompt"]
    middle = stranger.position(finished.id, finished.sockets[0].now.length // 2)
    assert middle.observation != finished.player.position(finished.id, middle.length, 0).observation


def _updates(raw: list[str]) -> list[dict[str, Any]]:
    messages = [json.loads(message) for message in raw]
    return [each for each in messages if each["type"] == "update"]


def test_history_of_a_running_match_is_seen_through_ones_own_eyes(
    host: Player, friend: Player, stranger: Player, begun: wire.TableInfo
) -> None:
    own = host.history(begun.id, 0)
    assert own.length > 0
    for person in (friend, stranger):
        with pytest.raises(Refusal, match="not-your-seat"):
            person.history(begun.id, 0)
        with pytest.raises(Refusal, match="not-your-seat"):
            person.position(begun.id, own.length, 0)
    assert host.position(begun.id, own.length, 0).observation != friend.position(begun.id, own.length, 1).observation


@pytest.mark.parametrize("length", [10**6, 10**5])
def test_positions_end_with_the_match(finished: Finished, length: int) -> None:
    with pytest.raises(Refusal, match="no-such-length"):
        finished.player.position(finished.id, length)


def test_a_running_match_has_no_record_yet_and_keeps_its_secret(
    host: Player, stranger: Player, begun: wire.TableInfo
) -> None:
    for person in (host, stranger):
        with pytest.raises(Refusal, match="not-over"):
            person.record(begun.id)
        assert person.table(begun.id).secret is None
