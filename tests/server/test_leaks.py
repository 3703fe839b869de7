"""Nobody is told more than they may know: a sample of what bench/leaks.py does for hours."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError
from websockets.exceptions import ConnectionClosed

from meadhall.server import talk
from meadhall.server.storage.store import Store
from tests.server.client import Player
from tests.server.leaks import Examiner, disguises
from tests.serving import Hall

MATCHES = [
    ("rebirth", 2, {"map": "scotland"}, 400, 25),
    ("rebirth", 3, {"map": "ireland"}, 20, 10),
    ("brian-boru", 3, {}, 70, 14),
    ("odin", 2, {}, 40, 20),
]


@pytest.mark.parametrize(("game", "seats", "options", "choices", "ask_every"), MATCHES)
def test_no_message_depends_on_what_its_reader_cannot_know(
    hall: Hall, game: str, seats: int, options: dict[str, str], choices: int, ask_every: int
) -> None:
    examiner = Examiner(hall.address, Path(hall.database.split("///")[1]), game, seats, options, seed=1)
    examiner.play(choices, ask_every)
    assert examiner.checked > min(choices, 50)
    cookies = [person.cookie().split("=", 1)[1].encode() for person in examiner.people]
    log = hall.log.read_bytes()
    assert not any(secret in log for secret in [*disguises(examiner.mirror.secret), *cookies])


def test_who_gave_a_seat_up_does_not_see_what_the_next_one_holds(
    host: Player, friend: Player, stranger: Player
) -> None:
    table = host.create()
    friend.join(table.id, 1)
    with friend.socket(table.id, 1) as given_up:
        friend.leave(table.id)
        stranger.join(table.id, 1)
        host.start(table.id)
        for message in (talk.CatchUp("a"), talk.Draw("b"), talk.Forecast("c")):
            with suppress(ConnectionClosed):
                given_up.send(message)
        with pytest.raises(ConnectionClosed):
            given_up.until(lambda: False)
        assert given_up.update is None
        assert not given_up.replies


def test_who_sat_at_a_closed_table_does_not_watch_on_after_leaving(host: Player, friend: Player) -> None:
    table = host.create(watch="nobody")
    friend.join(table.id, 1)
    with friend.socket(table.id) as watching:
        friend.leave(table.id)
        host.put_bot(table.id, 1)
        host.start(table.id)
        with pytest.raises(ConnectionClosed):
            watching.until(lambda: False)
        assert watching.update is None


def test_what_a_database_complains_of_holds_no_secrets(tmp_path: Path) -> None:
    """Such errors are written to the log."""

    async def complain() -> str:
        store = Store(f"sqlite+aiosqlite:///{tmp_path}/hall.sqlite")
        try:
            await store.open()
            with pytest.raises(IntegrityError) as caught:
                await store.add_chat("no table", "nobody", "A name", None, "between us", 0)
        finally:
            await store.close()
        return str(caught.value)

    assert "INSERT INTO chat" in (said := asyncio.run(complain()))
    assert "between us" not in said
