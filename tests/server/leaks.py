"""Does the hall tell anybody more than they may know? Random matches through the wire, checked byte by byte.

The examiner reads the steps of the match from the database and so knows the true position. For every viewer it imagines
other positions that look the same to that viewer, builds each message of the server from them, and requires the very
bytes that were sent: then nothing in them depends on what the viewer cannot know.
"""

from __future__ import annotations

import sqlite3
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from copy import copy
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec

from meadhall.bots.advice import suggest
from meadhall.core import LUCK, IllegalMove, LabDice, Match, seal
from meadhall.core.dice import SealedDice
from meadhall.core.events import Event
from meadhall.core.match import Entry
from meadhall.core.rows import HIDDEN
from meadhall.core.state import State
from meadhall.core.view import View
from meadhall.games import game as find_game
from meadhall.server import talk, wire
from meadhall.server.hall import thinking_seed
from meadhall.server.journal import REMEMBERED, Journal
from meadhall.server.storage.rows import CHOICE, THROW, Step
from meadhall.server.telling import Teller
from tests.server.client import Conversation, Player, Refusal, Socket

Eyes = int | None


class Mirror(Journal):
    """The true match, made again from the steps in the database."""

    def __init__(self, database: Path, table: str, game: str, seats: int, options: dict[str, str]) -> None:
        self.database, self.table = database, table
        ((secret,),) = self.ask("select secret from tables where id = ?", table)
        self.secret: bytes = secret
        self.before: list[tuple[State, Step]] = []
        """The steps of the last time, each with the position that it changed."""
        super().__init__(Match(find_game(game), seats, options), SealedDice(secret))

    def ask(self, query: str, *values: Any) -> list[Any]:
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as connection:
            return connection.execute(query, values).fetchall()

    def follow(self) -> list[Entry]:
        """Make the steps that are new, and return the entries of the log that they have led to."""
        query = "select number, kind, seat, value, token from steps where table_id = ? and number > ? order by number"
        self.before = []
        for number, kind, seat, value, token in self.ask(query, self.table, self.number):
            step = Step(number, kind, seat, int(value), token)
            self.before.append((self.match.state.copy(), step))
            self.repeat(step)
        new = self.match.log[self.untold :]
        self.untold = len(self.match.log)
        return new

    def imagined(self, state: State) -> Journal:
        """The same journal around another position."""
        other = copy(self)
        other.match = copy(self.match)
        other.match.state = state
        return other


class Examiner:
    """One match with a person at every seat and one who watches."""

    def __init__(
        self, address: str, database: Path, game: str, seats: int, options: dict[str, str], seed: int, samples: int = 1
    ) -> None:
        self.random = Random(seed)
        self.dice = LabDice(seed)
        self.samples = samples
        self.checked = 0
        """How many messages were compared."""
        self.pages: list[bytes] = []
        """Everything that came by HTTP while the match went on."""
        self.people = [Player(address, f"Seat {seat}") for seat in range(seats)]
        self.watcher = Player(address, "Watcher")
        for person in [*self.people, self.watcher]:
            person.http.event_hooks["response"].append(self._keep)
        table = self.people[0].create(game, seats, options=options, hints=True)
        for person in self.people[1:]:
            person.join(table.id)
        self.people[0].start(table.id)
        self.table = table.id
        self.teller = Teller(find_game(game), "en")
        self.mirror = Mirror(database, table.id, game, seats, dict(table.options))
        self.mirror.follow()
        self.stack = ExitStack()
        self.sockets: dict[Eyes, Socket] = {}
        for viewer in self.viewers():
            self.sockets[viewer] = self.stack.enter_context(self.person(viewer).socket(self.table, viewer))
        self.early: list[tuple[Eyes, str]] = []
        """Messages of sockets that were closed again."""

    def _keep(self, response: httpx.Response) -> None:
        response.read()
        self.pages.append(response.content)

    def viewers(self) -> list[Eyes]:
        return [*range(len(self.people)), None]

    def person(self, viewer: Eyes) -> Player:
        return self.watcher if viewer is None else self.people[viewer]

    @property
    def match(self) -> Match:
        return self.mirror.match

    # the course of the match

    def play(self, most: int, ask_every: int) -> None:
        """Make random choices, so many at most, and ask all kinds of questions after every so many of them."""
        with self.stack:
            for number in range(most):
                if self.match.over:
                    break
                self.act()
                self.check_updates()
                if number % ask_every == 0:
                    self.check_answers()
            self.check_end()

    def act(self) -> None:
        """A random choice, now and then one that is not allowed, or one taken back."""
        owing = self.match.state.decision.seats
        undoing = [seat for seat in range(len(self.people)) if self.mirror.undoable(seat)]
        seat = self.random.choice(undoing or owing)
        socket = self.sockets[seat]
        if undoing and self.random.random() < 0.15:
            self.done(socket.ask(talk.Undo(socket.fresh_id(), socket.now.ask)))
            return
        seat = self.random.choice(owing)
        socket = self.sockets[seat]
        if self.random.random() < 0.2:
            self.check_refusal(seat)
        self.done(socket.choose(self.random.choice(socket.now.options).option))

    def done(self, reply: Any) -> None:
        assert isinstance(reply, talk.Ack), reply
        for socket in self.sockets.values():
            socket.until(lambda socket=socket: socket.now.number >= reply.number)  # type: ignore[misc]

    # what everybody is sent

    def check_updates(self) -> None:
        new = self.mirror.follow()
        start = len(self.match.log) - len(new)
        for viewer, socket in self.sockets.items():
            sent = socket.now
            self.check_bytes(sent, _last(socket, talk.Update))
            told = self.teller.entries(self.match.state.table, self.match.log, viewer, start)
            assert sent.events == told, f"{viewer} was told something else than what happened"
            for entry in new:
                self.check_told(viewer, entry)
            self.check_position(viewer, msgspec.structs.replace(sent, events=[]))
        for before, step in self.mirror.before:
            self.check_hidden_step(before, step)

    def check_bytes(self, message: talk.Shown, raw: str) -> None:
        assert msgspec.json.encode(message).decode() == raw, "something was sent that no message has"

    def check_position(self, viewer: Eyes, sent: talk.Update) -> None:
        self.check(viewer, sent, lambda journal: self.teller.update(journal, viewer, []))

    def check(self, viewer: Eyes, sent: Any, build: Callable[[Journal], Any]) -> None:
        """What was sent can be built from the true position, and from all that look the same to the viewer."""
        expected = msgspec.json.encode(sent)
        assert msgspec.json.encode(build(self.mirror)) == expected, f"{viewer} was sent {sent}"
        for journal in self.others(viewer):
            built = msgspec.json.encode(build(journal))
            assert built == expected, f"seat {viewer} can tell positions apart:\n{expected!r}\n{built!r}"
            self.checked += 1

    def others(self, viewer: Eyes, state: State | None = None) -> Iterator[Journal]:
        seen = self.match.game.observe(state or self.match.state, viewer)
        for _ in range(self.samples):
            yield self.mirror.imagined(self.match.game.imagine(seen, self.dice))

    # what happened

    def check_told(self, viewer: Eyes, entry: Entry) -> None:
        """Fields that are secret from the viewer are not told, and make no difference to the words."""
        for event in entry.events:
            told = self.tell(event, viewer)
            if not event.secret or event.seat == viewer or event.known_to(viewer):  # type: ignore[attr-defined]
                continue
            assert all(told.data[field] == HIDDEN for field in event.secret)
            for value in range(4):
                changed = [
                    value if field in event.secret else old for field, old in zip(event.fields, event, strict=True)
                ]
                assert self.tell(type(event)(*changed), viewer) == told, f"{viewer} learns the secret of {event}"

    def tell(self, event: Event, viewer: Eyes) -> wire.Told:
        return self.teller.event(self.match.state.table, event.seen_by(viewer), 0, None)

    def check_hidden_step(self, before: State, step: Step) -> None:
        """Had a hidden choice, or a throw that one seat alone may see, come out differently: nobody else could tell."""
        if step.kind == CHOICE:
            choice = before.owing(step.seat)
            assert choice
            if not choice.hidden:
                return
            owner: Eyes = step.seat
            values = self.random.sample(before.options(step.seat), min(3, len(before.options(step.seat))))
        elif step.kind == THROW and before.chance().viewer(before) is not None:
            owner = before.chance().viewer(before)
            values = sorted({0, before.faces - 1, self.random.randrange(before.faces)})
        else:
            return
        for viewer in self.viewers():
            if viewer != owner:
                looks = [self.outcome(before, step._replace(value=value), viewer) for value in [step.value, *values]]
                same = [look for look in looks if look[0] == looks[0][0]]
                assert all(look == same[0] for look in same), f"{viewer} learns what {owner} alone may know"

    def outcome(self, before: State, step: Step, viewer: Eyes) -> tuple[bool, list[wire.Told], Any]:
        """Whether something came to light, what the viewer was told up to there, and what it sees then."""
        after, events = before.copy(), list[Event]()
        if step.kind == THROW:
            after.roll(step.value, events)
        else:
            after.apply(step.seat, step.value, events)
        ended = bool(before.branches) and not after.branches
        revealed = next((place for place, event in enumerate(events) if event.reveals), len(events))
        told = [self.tell(event, viewer) for event in events[:revealed]]
        shown = revealed < len(events) or ended
        return shown, told, None if shown else self.match.game.observe(after, viewer).data()

    # answers to questions

    def check_answers(self) -> None:
        for viewer in self.viewers():
            self.check_forecast(viewer)
            self.check_drawing(viewer)
            self.check_history(viewer)
            self.check_welcome(viewer)
            self.check_table(viewer)
        for seat in range(len(self.people)):
            self.check_look(seat)
            self.check_other_eyes(seat)
        if not self.match.over:
            self.check_advice(self.random.choice(self.match.state.decision.seats))
            self.check_chain(self.random.choice(self.match.state.decision.seats))

    def check_look(self, seat: int) -> None:
        socket = self.sockets[seat]
        state = self.match.state
        options = self.random.sample(range(state.size), 6)
        options += self.random.sample(state.options(seat), min(6, len(state.options(seat))))
        answer = socket.ask(talk.Look(socket.fresh_id(), socket.now.ask, options))
        assert isinstance(answer, talk.Looked), answer
        self.check_bytes(answer, socket.raw[-1])
        self.check(
            seat,
            answer.prospects,
            lambda journal: [self.teller.prospect(journal, seat, option, alone=False) for option in options],
        )

    def check_forecast(self, viewer: Eyes) -> None:
        socket = self.sockets[viewer]
        answer = socket.ask(talk.Forecast(socket.fresh_id()))
        assert isinstance(answer, talk.Forecasted), answer
        self.check(
            viewer, (answer.score, answer.told), lambda journal: self.teller.forecast(journal.match.state, viewer)
        )

    def check_drawing(self, viewer: Eyes) -> None:
        """The picture marks what was chosen last; where that is hidden, another choice gives the same picture."""
        socket = self.sockets[viewer]
        answer = socket.ask(talk.Draw(socket.fresh_id()))
        assert isinstance(answer, talk.Drawn), answer
        chosen = next(((step, before) for before, step in reversed(self.mirror.before) if step.kind == CHOICE), None)
        lasts = [next((entry.value for entry in reversed(self.match.log) if entry.seat != LUCK), None)]
        if chosen and chosen[0].seat != viewer:
            step, before = chosen
            frame = before.owing(step.seat)
            if frame and frame.hidden:
                lasts += before.options(step.seat)
        for last in lasts:
            self.check(
                viewer,
                (answer.lines, answer.beside),
                lambda journal, last=last: self.teller.picture(journal.match.state, viewer, last),  # type: ignore[misc]
            )

    def check_advice(self, seat: int) -> None:
        """What is advised follows from the observation and luck; its words do not depend on more either."""
        socket = self.sockets[seat]
        answer = socket.ask(talk.Suggest(socket.fresh_id(), "greedy"))
        assert isinstance(answer, talk.Advice), answer

        def advise(journal: Journal) -> list[talk.Suggestion]:
            game = self.match.game
            seen = game.observe(journal.match.state, seat)
            dice = LabDice(thinking_seed(self.mirror.secret, self.match, seat))
            best = suggest(View(game, seat, seen.choices, lambda: seen), dice, None)
            return [self.teller.suggestion(journal, seat, each) for each in best]

        self.check(seat, answer.suggestions, advise)

    def check_refusal(self, seat: int) -> None:
        """The reason against a choice does not depend on what its chooser cannot know."""
        socket = self.sockets[seat]
        wrong = self.random.randrange(self.match.state.size)
        if self.match.state.explain(seat, wrong) is None:
            return
        answer = socket.choose(wrong)
        assert isinstance(answer, talk.Refused), answer
        self.check_bytes(answer, socket.raw[-1])
        self.check(seat, (answer.text, answer.rules), lambda journal: self.refusal(journal, seat, [wrong]))

    def check_chain(self, seat: int) -> None:
        """Choices in a row, of which the last is not allowed: also the answer to these must not tell more."""
        state = self.match.state.copy()
        chain: list[int] = []
        while state.owing(seat) and len(chain) < 4:
            chain.append(self.random.choice(state.options(seat)))
            state.apply(seat, chain[-1])
        chain.append(self.random.randrange(state.size))
        if self.refusal(self.mirror, seat, chain) is None:
            return
        socket = self.sockets[seat]
        answer = socket.choose(*chain)
        assert isinstance(answer, talk.Refused), answer
        self.check(seat, (answer.text, answer.rules), lambda journal: self.refusal(journal, seat, chain))

    def refusal(self, journal: Journal, seat: int, options: list[int]) -> tuple[str, list[str]] | None:
        try:
            journal.match.try_all(seat, options)
        except IllegalMove as refused:
            return self.teller.words.say(refused.reason), list(refused.reason.rules)
        return None

    # looking back

    def check_history(self, viewer: Eyes) -> None:
        person = self.person(viewer)
        history = person.history(self.table, viewer)
        table = self.match.state.table
        expected = [
            self.teller.event(table, event, entry, self.chooser(entry)) for entry, event in self.match.retold(viewer)
        ]
        assert history.events == expected
        assert history.length == len(self.match.log)
        assert history.totals[-1] == list(self.match.game.score(self.match.state).totals)
        length = self.random.randint(0, history.length)
        if history.closed and history.closed[0] <= length < history.closed[1]:
            assert self.refused(lambda: person.position(self.table, length, viewer)) == "not-shown-yet"
            return
        earlier = Match(self.match.game, table.seats, table.options)
        for entry in self.match.log[:length]:
            earlier.throw(entry.value) if entry.seat == LUCK else earlier.play(entry.seat, entry.value)
        sent = person.position(self.table, length, viewer)
        for state in [earlier.state, *(journal.match.state for journal in self.others(viewer, earlier.state))]:
            shown = msgspec.json.encode(self.teller.position(state, viewer, length))
            assert msgspec.json.decode(shown, type=wire.Position) == sent, f"{viewer} learns more by looking back"
            self.checked += 1

    def chooser(self, entry: int) -> int | None:
        return None if entry < 0 or self.match.log[entry].seat == LUCK else self.match.log[entry].seat

    def check_welcome(self, viewer: Eyes) -> None:
        """Who comes back is told what may be looked up, and the position."""
        with self.person(viewer).socket(self.table, viewer) as again:
            welcome = again.welcome
            assert welcome
            assert welcome.update
            self.check_bytes(welcome, again.raw[0])
            self.early += [(viewer, raw) for raw in again.raw]
        self.check_position(viewer, msgspec.structs.replace(welcome.update, events=[]))
        since = max(0, len(self.match.log) - REMEMBERED)
        table = self.match.state.table
        expected = [
            self.teller.event(table, event, entry, self.chooser(entry))
            for entry, event in self.match.retold(viewer, since)
            if entry >= 0
        ]
        told = welcome.update.events  # after something was taken back the server may remember less
        assert told == expected[len(expected) - len(told) :]
        assert told or not expected
        assert welcome.setting == msgspec.json.decode(msgspec.json.encode(self.teller.setting(table)))
        self.check_cards(welcome.update.events)

    def check_cards(self, told: list[wire.Told]) -> None:
        """Of the tricks of the round only the present one can be looked up (Q-65)."""
        if self.match.game.id != "brian-boru" or self.match.over:
            return
        dealt = max((number for number, entry in enumerate(self.match.log) if entry.seat == LUCK), default=-1)
        shown = {each.data["card"] for each in told if each.event == "CardPlayed" and each.entry > dealt} - {HIDDEN}
        assert shown <= set(self.match.state.trick), "a card of a finished trick is told again"

    def check_table(self, viewer: Eyes) -> None:
        info = self.person(viewer).table(self.table)
        assert info.seal == seal(self.mirror.secret)
        if not self.match.over:
            assert info.secret is None
            assert info.totals == info.winners == []
            assert self.refused(lambda: self.person(viewer).record(self.table)) == "not-over"
        assert info.waiting == list(self.match.state.decision.seats)

    def check_other_eyes(self, seat: int) -> None:
        other = (seat + 1) % len(self.people)
        if other == seat or self.match.over:
            return
        person = self.people[seat]
        for look in (
            lambda: person.history(self.table, other),
            lambda: person.position(self.table, len(self.match.log), other),
        ):
            assert self.refused(look) == "not-your-seat"

    @staticmethod
    def refused(ask: Callable[[], object]) -> str:
        try:
            ask()
        except Refusal as refusal:
            return refusal.code
        raise AssertionError("it was answered")

    # everything that was ever sent

    def check_end(self) -> None:
        """Nothing that anybody got before the end holds the secret."""
        said = [*self.early, *((viewer, raw) for viewer, socket in self.sockets.items() for raw in socket.raw)]
        before = [raw.encode() for _, raw in said if '"phase":"over"' not in raw and '"over":true' not in raw]
        before += [page for page in self.pages if b'"phase":"over"' not in page]
        for disguise in disguises(self.mirror.secret):
            assert not any(disguise in message for message in before), "the secret was sent before the end"


def disguises(secret: bytes) -> list[bytes]:
    """The secret in all ways in which it may slip out."""
    hexed = secret.hex().encode()
    encoded = [encode(secret[start:])[:-4] for encode in (b64encode, urlsafe_b64encode) for start in range(3)]
    return [hexed, hexed.upper(), repr(secret)[2:-1].encode(), str(int.from_bytes(secret, "big")).encode(), *encoded]


def _last(conversation: Conversation, kind: type[talk.Shown]) -> str:
    return next(raw for raw in reversed(conversation.raw) if raw.startswith(f'{{"type":"{kind.__name__.lower()}"'))
