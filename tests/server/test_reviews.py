"""Reviews of finished matches: prepared in the background, kept, and told to whoever may look at the match."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from meadhall.server import wire
from tests.server.client import Player, Refusal
from tests.server.conftest import play_out
from tests.server.killing import kill_workers
from tests.serving import PATIENCE, Hall


@pytest.fixture(scope="module")
def own_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A hall of our own, which may be killed."""
    folder = tmp_path_factory.mktemp("hall")
    served = Hall(f"sqlite+aiosqlite:///{folder}/hall.sqlite", folder / "server.log", "--review", "2").start()
    yield served
    served.sweep()


def play(player: Player, **more: str) -> str:
    """A match of one person at both seats, who always takes the first choice."""
    table = player.create(**more)
    player.join(table.id, 1)
    player.start(table.id)
    with player.socket(table.id, 0) as first, player.socket(table.id, 1) as second:
        play_out(first, second)
    return table.id


def test_a_review_is_prepared_and_kept_over_a_restart(own_hall: Hall) -> None:
    player = Player(own_hall.address, "Both")
    table = play(player)
    first = player.send("GET", f"/api/tables/{table}/review")
    assert first.status_code == 202
    assert first.json()["findings"] is None
    found = player.reviewed(table)

    history = player.history(table)
    assert found.lengths[-1] == history.length
    assert found.hopes[-1] == history.totals[-1]
    assert len(found.hopes) == len(found.lengths) == len(found.rounds)
    assert len(found.fortunes) == 2
    assert found.swings  # who always takes the first choice does not play well
    losses = [swing.loss for swing in found.swings]
    assert losses == sorted(losses, reverse=True)
    for swing in found.swings:
        assert swing.low <= swing.loss <= swing.high
        assert swing.chosen
        assert swing.better
        assert [told for told in history.events if told.entry == swing.entry and told.seat == swing.seat]

    answer = player.send("GET", f"/api/tables/{table}/review")
    tag = answer.headers["etag"]
    same = player.http.get(f"/api/tables/{table}/review", headers={"If-None-Match": tag})
    assert same.status_code == 304
    assert not same.content

    own_hall.kill()
    own_hall.start()
    again = player.review(table)
    assert again.findings == found


def test_what_was_half_made_is_begun_again_when_it_is_asked_for(own_hall: Hall) -> None:
    player = Player(own_hall.address, "Both")
    table = play(player)
    while not player.review(table).done:
        time.sleep(0.01)
    own_hall.kill()
    own_hall.start()
    first = player.review(table)
    assert (first.done, first.findings) == (0, None)
    assert player.reviewed(table).lengths


def test_only_a_finished_match_has_a_review(host: Player, stranger: Player, begun: wire.TableInfo) -> None:
    for person in (host, stranger):
        with pytest.raises(Refusal, match="not-over"):
            person.review(begun.id)
    with pytest.raises(Refusal, match="not-over"):
        host.review(host.create().id)
    with pytest.raises(Refusal, match="no-such-table"):
        host.review("nowhere")


def test_who_may_not_look_at_a_match_cannot_ask_and_who_may_is_told_of_a_failure(own_hall: Hall) -> None:
    """A process that dies is not started again and again."""
    player = Player(own_hall.address, "Both")
    table = play(player, watch="nobody")
    with pytest.raises(Refusal, match="no-watching"):
        Player(own_hall.address, "Stranger").review(table)
    assert player.review(table).findings is None
    end = time.monotonic() + PATIENCE
    while not kill_workers(own_hall, b"server.reviewer"):
        assert time.monotonic() < end
        time.sleep(0.01)
    while not refused(player, table):
        assert time.monotonic() < end
        time.sleep(0.01)


def refused(player: Player, table: str) -> bool:
    try:
        return player.review(table) is None
    except Refusal as refusal:
        return refusal.code == "no-review"
