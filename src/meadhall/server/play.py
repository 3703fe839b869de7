"""What a client may ask through its socket, and the answers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from time import time
from typing import Any

from meadhall.core.match import LUCK
from meadhall.server import talk
from meadhall.server.hall import Hall
from meadhall.server.journal import Journal
from meadhall.server.live import LiveTable, Viewer
from meadhall.server.refusals import Refusal
from meadhall.server.storage.rows import Person, Step
from meadhall.server.tables import known_bot

Make = Callable[[Journal], list[Step]]


class Seated:
    """One viewer at one table: every kind of message has a method. A Refusal changes nothing."""

    def __init__(self, hall: Hall, live: LiveTable, viewer: Viewer, person: Person) -> None:
        self.hall = hall
        self.live = live
        self.viewer = viewer
        self.person = person

    async def hear(self, message: talk.FromClient) -> None:
        answer: Callable[[Any], Awaitable[talk.Shown]] = self.ANSWERS[type(message)].__get__(self)
        self.viewer.send(await answer(message))

    # the match

    async def choose(self, message: talk.Choose) -> talk.Shown:
        seat = self._seat()

        def choose(made: Journal) -> list[Step]:
            if not made.guided:
                return made.choose(seat, message.options, message.id)
            self._must_follow(made, message.options[0])
            return made.choose(seat, message.options[:1], message.id)

        return await self._act(message.id, message.ask, choose)

    def _must_follow(self, made: Journal, option: int) -> None:
        """In a lesson only good choices are made; whatever is legal beside them is explained."""
        assert made.lesson is not None
        step = made.lesson.steps[len(made.match.log)]
        if option not in step.accepted and made.match.state.explain(made.lesson.seat, option) is None:
            words = f"lesson-{step.otherwise}"
            raise Refusal("lesson", say=lambda language: self.live.teller(language).words.text(words))

    async def undo(self, message: talk.Undo) -> talk.Shown:
        seat = self._seat()
        return await self._act(message.id, message.ask, lambda made: made.undo(seat, message.id))

    async def _act(
        self, token: str, ask: int | None, make: Callable[[Journal], list[Step]], **changes: Any
    ) -> talk.Ack:
        return talk.Ack(token, await self.hall.act(self.live, self._seat(), token, ask, make, **changes))

    async def _done(self, token: str) -> talk.Ack | None:
        """The answer to a message that was carried out before."""
        number = await self.hall.store.step_called(self.live.id, self._seat(), token)
        return None if number is None else talk.Ack(token, number)

    # going back

    @property
    def _alone(self) -> bool:
        """All others at the table are bots."""
        return self.live.people() == {self.person.id}

    async def rewind(self, message: talk.Rewind) -> talk.Shown:
        """At once when all others are bots; the match is then practice. Else everybody has to agree."""
        seat = self._seat()
        done = await self._done(message.id)
        if done:
            return done
        live = await self.hall.refresh(self.live.id)
        journal = await self.hall.match(live)
        if journal.match.over:
            raise Refusal("already-over")
        length = len(journal.match.log)
        if message.length >= length:
            raise Refusal("no-such-length", 400, length=length, asked=message.length)
        if self._alone:
            again = partial(Journal.rewind, seat=seat, length=message.length, token=message.id)
            done = await self._act(message.id, None, again, practice=True)
            await self.hall.refresh(live.id)
            return done

        def propose(before: dict[str, Any] | None) -> dict[str, Any] | None:
            same = before and (before["seat"], before["length"]) == (seat, message.length)
            return before if same else {"seat": seat, "length": message.length, "agreed": [seat]}

        await self.hall.store.change_proposal(live.id, propose)
        await self.hall.refresh(live.id)
        return talk.Ack(message.id, journal.number)

    async def answer(self, message: talk.Answer) -> talk.Shown:
        seat = self._seat()
        done = await self._done(message.id)
        if done:
            return done

        def note(before: dict[str, Any] | None) -> dict[str, Any] | None:
            if before is None or before["length"] != message.length:
                raise Refusal("no-proposal")
            return {**before, "agreed": sorted({*before["agreed"], seat})} if message.agree else None

        def go_back(made: Journal) -> list[Step]:
            if self.live.row.proposal is None:  # somebody has made a choice instead
                raise Refusal("no-proposal")
            return made.rewind(seat, message.length, message.id)

        proposal = await self.hall.store.change_proposal(self.live.id, note)
        live = await self.hall.refresh(self.live.id)
        if proposal and live.people() <= {live.owner(each) for each in proposal["agreed"]}:
            return await self._act(message.id, None, go_back)
        return talk.Ack(message.id, live.row.number)

    # asking

    async def look(self, message: talk.Look) -> talk.Shown:
        seat = self._seat()
        journal = await self.hall.match(self.live)
        if message.ask != journal.asks[seat]:
            raise Refusal("stale")
        words = self.live.teller(self.viewer.language)
        prospects = []
        for option in message.options:
            prospects.append(words.prospect(journal, seat, option, self._alone))
            await asyncio.sleep(0)  # others have their turn
            if message.ask != journal.asks[seat]:
                raise Refusal("stale")
        return talk.Looked(message.id, message.ask, prospects)

    async def suggest(self, message: talk.Suggest) -> talk.Shown:
        seat = self._hinted_seat()
        journal = await self.hall.match(self.live)
        self._must_owe(journal, seat)
        ask = journal.asks[seat]
        question = self.hall.question(self.live, journal, seat, known_bot(message.bot))
        suggestions = await self.hall.thinkers.advise(question)
        self._hinted_seat()  # again: meanwhile the seat may have gone to somebody else
        journal = await self.hall.match(self.live)
        if ask != journal.asks[seat]:
            raise Refusal("stale")
        words = self.live.teller(self.viewer.language)
        return talk.Advice(message.id, ask, [words.suggestion(journal, seat, each) for each in suggestions])

    def _hinted_seat(self) -> int:
        """The viewer's seat, for which hints are allowed."""
        seat = self._seat()
        if not self.live.hinting:
            raise Refusal("no-hints", 403)
        return seat

    def _must_owe(self, journal: Journal, seat: int) -> None:
        if seat not in journal.match.state.decision.seats:
            prompt = journal.match.state.prompt(seat)
            raise Refusal("not-allowed", say=lambda language: self.live.teller(language).words.say(prompt))

    async def forecast(self, message: talk.Forecast) -> talk.Shown:
        journal = await self.hall.match(self.live)
        words = self.live.teller(self.viewer.language)
        score, told = words.forecast(journal.match.state, self.viewer.seat)
        return talk.Forecasted(message.id, score, told)

    async def draw(self, message: talk.Draw) -> talk.Shown:
        journal = await self.hall.match(self.live)
        log = journal.match.log
        last = next((entry.value for entry in reversed(log) if entry.seat != LUCK), None)
        lines, beside = self.live.teller(self.viewer.language).picture(journal.match.state, self.viewer.seat, last)
        return talk.Drawn(message.id, journal.number, lines, beside)

    async def catch_up(self, message: talk.CatchUp) -> talk.Shown:
        async with self.live.lock:
            return await self.hall.welcome(self.live, self.viewer)

    async def ping(self, message: talk.Ping) -> talk.Shown:
        return talk.Ack(message.id, self.live.row.number)

    # talking

    async def say(self, message: talk.Say) -> talk.Shown:
        text = " ".join(message.text.split())
        if not text:
            raise Refusal("empty-text", 400)
        seat = self.live.own_seat(self.viewer)
        name = (None if seat is None else self.live.seats[seat].called) or self.person.name
        await self.hall.store.add_chat(self.live.id, self.person.id, name, seat, text, int(time()))
        await self.hall.show_chat(self.live)
        return talk.Ack(message.id, self.live.row.number)

    def _seat(self) -> int:
        """The viewer's seat; a Refusal for those who only watch, and for those whose seat has moved on."""
        seat = self.viewer.seat
        if seat is None:
            raise Refusal("not-seated", 403)
        if self.live.owner(seat) != self.person.id:
            raise Refusal("not-your-seat", 403)
        return seat

    ANSWERS: dict[type, Callable[..., Awaitable[talk.Shown]]] = {
        talk.Choose: choose,
        talk.Undo: undo,
        talk.Rewind: rewind,
        talk.Answer: answer,
        talk.Look: look,
        talk.Suggest: suggest,
        talk.Forecast: forecast,
        talk.Draw: draw,
        talk.CatchUp: catch_up,
        talk.Ping: ping,
        talk.Say: say,
    }
