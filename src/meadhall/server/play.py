"""What a client may ask through its socket, and the answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import time
from typing import Any

from meadhall.core.match import LUCK
from meadhall.server import wire
from meadhall.server.hall import Hall
from meadhall.server.journal import Journal
from meadhall.server.live import LiveTable, Viewer
from meadhall.server.refusals import Refusal
from meadhall.server.storage.rows import Person, Step


class Seated:
    """One viewer at one table: every kind of message has a method. A Refusal changes nothing."""

    def __init__(self, hall: Hall, live: LiveTable, viewer: Viewer, person: Person) -> None:
        self.hall = hall
        self.live = live
        self.viewer = viewer
        self.person = person

    async def hear(self, message: wire.FromClient) -> None:
        answer: Callable[[Any], Awaitable[wire.Shown]] = self.ANSWERS[type(message)].__get__(self)
        self.viewer.send(await answer(message))

    # the match

    async def choose(self, message: wire.Choose) -> wire.Shown:
        seat = self._seat()
        return await self._act(message.id, message.ask, lambda made: made.choose(seat, message.options, message.id))

    async def undo(self, message: wire.Undo) -> wire.Shown:
        seat = self._seat()
        return await self._act(message.id, message.ask, lambda made: made.undo(seat, message.id))

    async def _act(self, token: str, ask: int | None, make: Callable[[Journal], list[Step]]) -> wire.Ack:
        return wire.Ack(token, await self.hall.act(self.live, self._seat(), token, ask, make))

    # going back

    async def rewind(self, message: wire.Rewind) -> wire.Shown:
        """At once when all others are bots; the match is then practice. Else everybody has to agree."""
        seat = self._seat()
        journal = await self.hall.journal(self.live)
        if journal.match.over:
            raise Refusal("already-over")
        length = len(journal.match.log)
        if message.length >= length:
            raise Refusal("no-such-length", 400, length=length, asked=message.length)
        if self.live.humans() != [seat]:
            proposal = {"seat": seat, "length": message.length, "agreed": [seat]}
            await self.hall.store.change_table(self.live.id, proposal=proposal)
            await self.hall.refresh(self.live.id)
            return wire.Ack(message.id, journal.number)
        done = await self._act(message.id, None, lambda made: made.rewind(seat, message.length, message.id))
        if not self.live.row.practice:
            await self.hall.store.change_table(self.live.id, practice=True)
            await self.hall.refresh(self.live.id)
        return done

    async def answer(self, message: wire.Answer) -> wire.Shown:
        seat = self._seat()
        live = await self.hall.refresh(self.live.id)
        proposal = wire.Proposal(**live.row.proposal) if live.row.proposal else None
        if proposal is None or proposal.length != message.length:
            raise Refusal("no-proposal")
        agreed = sorted({*proposal.agreed, seat})
        if not message.agree:
            await self.hall.store.change_table(live.id, proposal=None)
        elif set(live.humans()) <= set(agreed):

            def go_back(journal: Journal) -> list[Step]:
                if live.row.proposal is None:
                    raise Refusal("no-proposal")  # somebody has chosen, or gone back, in the meantime
                return journal.rewind(seat, message.length, message.id)

            return await self._act(message.id, None, go_back)
        else:
            changed = {"seat": proposal.seat, "length": proposal.length, "agreed": agreed}
            await self.hall.store.change_table(live.id, proposal=changed)
        await self.hall.refresh(live.id)
        return wire.Ack(message.id, live.row.number)

    # asking

    async def look(self, message: wire.Look) -> wire.Shown:
        seat = self._seat()
        journal = await self.hall.journal(self.live)
        if message.ask != journal.asks[seat]:
            raise Refusal("stale")
        words = self.live.teller(self.viewer.language)
        prospects = [words.prospect(journal, seat, option) for option in message.options]
        return wire.Looked(message.id, message.ask, prospects)

    async def suggest(self, message: wire.Suggest) -> wire.Shown:
        seat = self._seat()
        journal = await self.hall.journal(self.live)
        self._must_owe(journal, seat)
        ask = journal.asks[seat]
        plan = await self.hall.thinkers.advise(self.hall.question(self.live, journal, seat, "greedy"))
        journal = await self.hall.journal(self.live)
        if ask != journal.asks[seat]:
            raise Refusal("stale")
        labels, told = self.live.teller(self.viewer.language).advice(journal, seat, plan)
        return wire.Advice(message.id, ask, plan[: len(labels)], labels, told)

    def _must_owe(self, journal: Journal, seat: int) -> None:
        if seat not in journal.match.state.decision.seats:
            words = self.live.teller(self.viewer.language)
            raise Refusal("not-allowed", said=words.prompt(journal.match.state, seat))

    async def forecast(self, message: wire.Forecast) -> wire.Shown:
        journal = await self.hall.journal(self.live)
        words = self.live.teller(self.viewer.language)
        score, told = words.forecast(journal.match.state, self.viewer.seat)
        return wire.Forecasted(message.id, score, told)

    async def draw(self, message: wire.Draw) -> wire.Shown:
        journal = await self.hall.journal(self.live)
        log = journal.match.log
        last = next((entry.value for entry in reversed(log) if entry.seat != LUCK), None)
        lines, beside = self.live.teller(self.viewer.language).picture(journal.match.state, self.viewer.seat, last)
        return wire.Drawn(message.id, journal.number, lines, beside)

    async def catch_up(self, message: wire.CatchUp) -> wire.Shown:
        return await self.hall.welcome(self.live, self.viewer)

    # talking

    async def say(self, message: wire.Say) -> wire.Shown:
        text = " ".join(message.text.split())
        if not text:
            raise Refusal("empty-text", 400)
        store = self.hall.store
        await store.add_chat(self.live.id, self.person.id, self.person.name, self.viewer.seat, text, int(time()))
        await self.hall.show_chat(self.live)
        return wire.Ack(message.id, self.live.row.number)

    def _seat(self) -> int:
        """The viewer's seat; a Refusal for those who only watch, and for those whose seat has moved on."""
        seat = self.viewer.seat
        if seat is None:
            raise Refusal("not-seated", 403)
        if self.live.owner(seat) != self.person.id:
            raise Refusal("not-your-seat", 403)
        return seat

    ANSWERS: dict[type, Callable[..., Awaitable[wire.Shown]]] = {
        wire.Choose: choose,
        wire.Undo: undo,
        wire.Rewind: rewind,
        wire.Answer: answer,
        wire.Look: look,
        wire.Suggest: suggest,
        wire.Forecast: forecast,
        wire.Draw: draw,
        wire.CatchUp: catch_up,
        wire.Say: say,
    }
