"""Notices for people who are not looking: it is their turn."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec

from meadhall.core import SEATS
from meadhall.server import wire
from meadhall.server.push import Outcome, Pusher
from meadhall.server.refusals import sentence
from meadhall.server.storage.store import Store
from meadhall.server.telling import SEAT_MARK

if TYPE_CHECKING:
    from meadhall.server.journal import Journal
    from meadhall.server.live import LiveTable

log = logging.getLogger(__name__)


def _named(live: LiveTable, text: str, language: str) -> str:
    """The text with names in place of the letters of seats."""
    for each in live.seats:
        bot = sentence(f"bot-{each.bot}", language) if each.bot else SEATS[each.seat]
        text = text.replace(SEAT_MARK + SEATS[each.seat], each.name or bot)
    return text


class Notices:
    """Web push to the browsers that asked for it."""

    def __init__(self, store: Store, pusher: Pusher | None) -> None:
        self.store = store
        self.pusher = pusher

    async def your_turn(self, live: LiveTable, seat: int, journal: Journal) -> None:
        person = live.owner(seat)
        if self.pusher is None or person is None:
            return
        try:
            for push in await self.store.pushes(person):
                teller = live.teller(push.language)
                prompt = _named(live, teller.prompt(journal.match.state, seat), push.language)
                payload = {
                    "title": sentence("notice-title", push.language, game=teller.words.text("title")),
                    "body": sentence("notice-body", push.language, prompt=prompt),
                    "url": f"/table/{live.id}",
                    "tag": live.id,
                }
                keys = wire.PushKeys(push.p256dh, push.auth)
                subscription = wire.PushSubscription(push.endpoint, keys)
                if await self.pusher.send(subscription, msgspec.json.encode(payload)) is Outcome.GONE:
                    await self.store.drop_push(push.endpoint)
        except Exception:
            log.exception("a notice for table %s could not be sent", live.id)
