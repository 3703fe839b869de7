"""The life of a table: created, joined, started, played, played again. Who may do what, and when."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from hmac import compare_digest
from secrets import choice, token_bytes, token_urlsafe
from time import time

from meadhall.bots import BOTS
from meadhall.core.dice import SECRET_BYTES
from meadhall.core.game import SetupError
from meadhall.core.match import LUCK
from meadhall.games import ROOMS, UnknownGame
from meadhall.games import game as find_game
from meadhall.lessons import BOT, LESSONS, lesson
from meadhall.server import wire
from meadhall.server.hall import Hall, changes_by
from meadhall.server.identity import Identities, same_name
from meadhall.server.journal import AnyGame, kept
from meadhall.server.live import LiveTable
from meadhall.server.names import draw, folded, tidy_name
from meadhall.server.refusals import Refusal
from meadhall.server.storage.rows import THROW, Link, Person, SeatRow, Step, TableRow
from meadhall.server.storage.store import Conflict, NameInUse
from meadhall.server.tableinfo import about_table, has_left

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Of the names of tables: none that look alike."""
LINK_MINUTES = 15
MOST_UNFINISHED = 40
"""So many tables that one host set up within a day may wait for the beginning or the end of their match."""
DAY = 24 * 3600
"""In seconds. For so long a table that waits for players is shown to everybody."""


def known_game(name: str) -> AnyGame:
    try:
        return find_game(name)
    except UnknownGame:
        raise Refusal("no-such-game", 404, game=name[:20], games=", ".join(ROOMS)) from None


def known_bot(name: str) -> str:
    if name not in BOTS:
        raise Refusal("no-such-bot", 400, bot=name[:20], bots=", ".join(BOTS))
    return name


class Tables:
    """What people do with tables, outside the match itself."""

    def __init__(self, hall: Hall, identities: Identities, seed: int | None = None) -> None:
        self.hall = hall
        self.store = hall.store
        self.identities = identities
        self.seed = seed
        self._laid: Counter[str] = Counter()
        """By person: how many tables, where there is a seed."""

    def info(self, live: LiveTable, person: Person | None) -> wire.TableInfo:
        return about_table(live.row, live.seats, person.id if person else None, live.present())

    async def glance(self, table_id: str, person: Person | None) -> wire.TableInfo:
        """The table as it is in the store, without a word to those who are at it."""
        row, seats = await self.hall.read(table_id)
        live = self.hall.tables.get(table_id)
        return about_table(row, seats, person.id if person else None, live.present() if live else ())

    # before the match

    async def create(self, person: Person, wanted: wire.NewTable) -> LiveTable:
        """A new table, with its creator at the first free seat."""
        game = known_game(wanted.game)
        bots = {self._seat_number(text, wanted.seats): known_bot(bot) for text, bot in wanted.bots.items()}
        row, seats = await self._lay(person, game, wanted.seats, wanted.options)
        row.watch, row.pace, row.listed, row.hints = wanted.watch, wanted.pace, wanted.listed, wanted.hints
        for seat, bot in bots.items():
            seats[seat].bot = bot
        free = [seat for seat in seats if not seat.bot]
        if free:
            self._sit(free[0], person)
        await self.store.add_table(row, seats)
        return await self.hall.table(row.id)

    def _seat_number(self, text: str, seats: int) -> int:
        if text not in map(str, range(seats)):
            raise Refusal("no-such-seat", 400, seat=text[:20], last=seats - 1)
        return int(text)

    async def _lay(
        self, person: Person, game: AnyGame, number: int, options: Mapping[str, str]
    ) -> tuple[TableRow, list[SeatRow]]:
        """A table with free seats, not yet written down; refused if its host has too many."""
        if await self.store.unfinished_tables(person.id, int(time()) - DAY) >= MOST_UNFINISHED:
            raise Refusal("too-many-tables", most=MOST_UNFINISHED)
        try:
            agreed = dict(game.table(number, options).options)
        except SetupError as error:
            raise Refusal("table-setup", 400, problem=str(error)) from None
        now = int(time())
        row = TableRow(
            id="".join(choice(LETTERS) for _ in range(10)),
            game=game.id,
            rules=game.rules_version,
            options=agreed,
            host=person.id,
            phase="gathering",
            pace="live",
            watch="link",
            listed=False,
            practice=False,
            secret=self._secret(person),
            inherited=0,
            number=0,
            waiting=[],
            bots_due=False,
            proposal=None,
            totals=[],
            winners=[],
            created=now,
            moved=now,
            rematch=None,
            parent=None,
            lesson=False,
            hints=False,
        )
        return row, [SeatRow(row.id, seat, None, None, False, now) for seat in range(number)]

    def _secret(self, person: Person) -> bytes:
        """What nobody can know; from a seed it follows how the first, the second, ... table of anybody goes."""
        if self.seed is None:
            return token_bytes(SECRET_BYTES)
        self._laid[person.id] += 1
        return sha256(f"{self.seed}: {self._laid[person.id]}".encode()).digest()[:SECRET_BYTES]

    @staticmethod
    def _sit(seat: SeatRow, person: Person) -> None:
        seat.person, seat.name, seat.bot, seat.left, seat.seen = person.id, person.name, None, False, int(time())

    async def play_now(self, person: Person, wanted: wire.PlayNow) -> LiveTable:
        """A table with bots at all other seats, started at once."""
        game = known_game(wanted.game)
        number = self._usual_seats(game) if wanted.seats is None else wanted.seats
        row, seats = await self._lay(person, game, number, wanted.options)
        return await self._start_with_bots(person, row, seats, 0, known_bot(wanted.bot), [])

    async def lesson(self, person: Person, game: str) -> LiveTable:
        """A table where the lesson of a game is given."""
        if known_game(game).id not in LESSONS:
            raise Refusal("no-lesson", 404, game=game)
        guide = lesson(game)
        row, seats = await self._lay(person, guide.game, guide.seats, guide.options)
        row.lesson, row.practice = True, True
        row.inherited = sum(seat == LUCK for seat, _ in guide.script)
        return await self._start_with_bots(person, row, seats, guide.seat, BOT, [])

    @staticmethod
    def _usual_seats(game: AnyGame) -> int:
        return max(2, game.seat_counts[0])

    async def _start_with_bots(
        self, person: Person, row: TableRow, seats: list[SeatRow], own: int, bot: str, steps: list[Step]
    ) -> LiveTable:
        for seat in seats:
            seat.bot = bot
        self._sit(seats[own], person)
        row.phase = "playing"
        journal = await asyncio.to_thread(self.hall.load, row, len(seats), steps)
        steps = steps + journal.throw_all()
        for name, value in {"number": journal.number, **changes_by(journal)}.items():
            setattr(row, name, value)
        row.bots_due = any(seats[seat].bot for seat in row.waiting)
        await self.store.add_table(row, seats, steps)
        await self.hall.wake(row.id)
        return await self.hall.table(row.id)

    async def join(self, table_id: str, person: Person, wanted: int | None, name: str | None = None) -> LiveTable:
        """Sit down, or let somebody of that name sit down who plays on the same device."""
        called = None if name is None else tidy_name(name)
        live = await self.hall.table(table_id)
        self._must_gather(live)
        if wanted is not None:
            self._must_have(live, wanted)
            free = [wanted]
        else:
            if called is None and live.own_seats(person.id):
                return live
            free = [seat.seat for seat in live.seats if not seat.person and not seat.bot]
        for seat in free:
            try:
                sits = await self.store.sit(table_id, seat, person, called, int(time()))
            except NameInUse as clash:
                raise same_name(clash) from None
            if sits:
                return await self._hand_on(await self.hall.refresh(table_id))
        raise Refusal("table-full") if wanted is None else Refusal("seat-taken")

    async def leave(self, table_id: str, person: Person, only: int | None = None) -> LiveTable:
        """Get up from one or all own seats. Before the match they are free again; during it bots may stand in.

        A host who gets up before the match hands the table on to the next player, if there is one.
        """
        live = await self.hall.refresh(table_id)
        own, phase = live.own_seats(person.id), live.row.phase
        if not own:
            raise Refusal("not-seated", 403)
        if only is not None and only not in own:
            raise Refusal("not-your-seat", 403)
        if phase == "over":
            raise Refusal("already-over")
        for seat in own if only is None else [only]:
            values = {"person": None, "called": None} if phase == "gathering" else {"left": True}
            self._must_have_changed(await self.store.change_seat(table_id, seat, values, phase, {"person": person.id}))
        return await self._hand_on(await self.hall.refresh(table_id))

    async def _hand_on(self, live: LiveTable) -> LiveTable:
        """Before the match, a host who is gone is followed by the next player: else nobody there could start it."""
        host, heir = live.row.host, next((seat.person for seat in live.seats if seat.person), None)
        if live.row.phase != "gathering" or live.own_seats(host) or not heir:
            return live
        await self.store.change_host(live.id, host, heir)
        return await self.hall.refresh(live.id)

    async def start(self, table_id: str, person: Person) -> LiveTable:
        live = await self.hall.refresh(table_id)
        self._must_gather(live)
        self._must_host(live, person)
        free = sum(not seat.person and not seat.bot for seat in live.seats)
        if free:
            raise Refusal("seats-free", free=free)
        try:
            await self.hall.begin(table_id)
        except Conflict:  # it was started, or somebody got up, since we looked
            self._must_gather(await self.hall.refresh(table_id))
            raise Refusal("busy", 503) from None
        return live

    # bots at seats

    async def seat_bot(self, table_id: str, seat: int, person: Person, bot: str) -> LiveTable:
        """Put a bot on a free seat before the match; during it, let one stand in for a player who left."""
        live = await self.hall.refresh(table_id)
        self._must_have(live, seat)
        known_bot(bot)
        if live.row.phase == "over":
            raise Refusal("already-over")
        if live.row.phase == "gathering":
            self._must_host(live, person)
            if live.owner(seat) is not None:
                raise Refusal("seat-taken")
        else:
            self._must_sit(live, person)
            if live.owner(seat) is None:
                raise Refusal("seat-taken")
            if seat in live.present() or not has_left(live.row, live.seats[seat], int(time())):
                raise Refusal("still-there")
        self._must_have_changed(await self.store.change_bot(table_id, seat, live.row.phase, bot))
        return await self._bots_changed(table_id)

    async def remove_bot(self, table_id: str, seat: int, person: Person) -> LiveTable:
        """Free the seat of a bot before the match; during it, take your own seat back from it."""
        live = await self.hall.refresh(table_id)
        self._must_have(live, seat)
        if live.row.phase == "over":
            raise Refusal("already-over")
        if live.row.phase == "gathering":
            self._must_host(live, person)
        elif live.owner(seat) != person.id:
            raise Refusal("not-your-seat", 403)
        if live.bot_at(seat) is None and not live.seats[seat].left:
            raise Refusal("not-a-bot")
        back = {"left": False, "seen": int(time())}
        self._must_have_changed(await self.store.change_bot(table_id, seat, live.row.phase, None, **back))
        return await self._bots_changed(table_id)

    async def _bots_changed(self, table_id: str) -> LiveTable:
        live = await self.hall.refresh(table_id)
        if live.row.phase == "playing":
            await self.hall.wake(table_id)
        return live

    # after the match

    async def rematch(self, table_id: str, person: Person) -> LiveTable:
        """The same table again, with everybody's seat moved on by one. Whoever asks first creates it for all."""
        live = await self.hall.refresh(table_id)
        self._must_be_over(live)
        self._must_sit(live, person)
        if live.row.rematch is None:
            row, seats = await self._lay(person, find_game(live.row.game), len(live.seats), live.row.options)
            row.watch, row.pace, row.hints, row.parent = live.row.watch, live.row.pace, live.row.hints, live.id
            for old in live.seats:
                new = seats[(old.seat + 1) % len(seats)]
                new.person, new.called, new.bot = (
                    (old.person, old.called, None) if old.person else (None, None, old.bot)
                )
                new.name = old.name
            self._tell_apart(seats)
            with suppress(Conflict):  # then somebody else has just asked
                await self.store.add_rematch(table_id, row, seats)
            live = await self.hall.refresh(table_id)
        assert live.row.rematch is not None
        return await self.hall.table(live.row.rematch)

    @staticmethod
    def _tell_apart(seats: list[SeatRow]) -> None:
        """People may have taken the same name since they played; the second is called by a drawn one at this table."""
        names: dict[str, str] = {}
        for seat in seats:
            if seat.person and seat.name and names.setdefault(folded(seat.name), seat.person) != seat.person:
                seat.called = draw(seat.person, names)
                names[folded(seat.called)] = seat.person

    async def branch(self, table_id: str, person: Person, wanted: wire.Branch) -> LiveTable:
        """Go on from a point of a finished match, against bots."""
        live = await self.hall.table(table_id)
        self.must_be_watchable(live, person)
        self._must_be_over(live)
        self._must_have(live, wanted.seat)
        known_bot(wanted.bot)
        self.hall.must_know_rules(live.row)
        entries = kept(await self.store.steps(table_id))
        if wanted.length >= len(entries):
            raise Refusal("no-such-length", 400, length=len(entries), asked=wanted.length)
        steps = [step._replace(number=n, token=None) for n, step in enumerate(entries[: wanted.length], start=1)]
        row, seats = await self._lay(person, find_game(live.row.game), len(live.seats), live.row.options)
        row.practice, row.parent = True, live.id
        row.inherited = sum(step.kind == THROW for step in steps)
        if live.owner(wanted.seat) == person.id:
            seats[wanted.seat].called = live.seats[wanted.seat].called
        return await self._start_with_bots(person, row, seats, wanted.seat, wanted.bot, steps)

    # moving a seat to another device

    async def make_link(self, table_id: str, seat: int, person: Person) -> wire.SeatLink:
        live = await self.hall.table(table_id)
        self._must_have(live, seat)
        if live.owner(seat) != person.id:
            raise Refusal("not-your-seat", 403)
        token, now = token_urlsafe(24), int(time())
        expires = now + LINK_MINUTES * 60
        await self.store.add_link(token, Link(table_id, seat, person.id, expires), now)
        return wire.SeatLink(f"/link/{token}", expires)

    async def take_link(self, token: str, person: Person) -> LiveTable:
        link = await self.store.take_link(token, person, int(time())) if token.isprintable() else None
        if link is None:
            raise Refusal("link-used", 410, minutes=LINK_MINUTES)
        return await self.hall.refresh(link.table_id)

    async def seat_key(self, table_id: str, seat: int, person: Person) -> wire.SeatKey:
        live = await self.hall.table(table_id)
        self._must_have(live, seat)
        if live.owner(seat) != person.id:
            raise Refusal("not-your-seat", 403)
        return wire.SeatKey(self.identities.seat_key(table_id, seat, person.id))

    async def claim(self, table_id: str, seat: int, person: Person, key: str) -> LiveTable:
        """Give a guest the seat back who has lost the cookie, but not the key. Accounts are signed in to instead."""
        live = await self.hall.refresh(table_id)
        self._must_have(live, seat)
        owner = live.owner(seat)
        if owner == person.id:
            return live
        if owner is None or not compare_digest(key.encode(), self.identities.seat_key(table_id, seat, owner).encode()):
            raise Refusal("seat-moved", 403)
        known = await self.store.person(owner)
        if known is None or known.username:
            raise Refusal("sign-in", 403)
        if not await self.store.move_seat(table_id, seat, owner, person, int(time())):
            raise Refusal("seat-moved", 403)
        return await self.hall.refresh(table_id)

    # who may

    def viewing_seat(self, live: LiveTable, person: Person | None, wanted: str | None) -> int | None:
        """The seat through whose eyes a person may look: an own one, any when the match is over, or a spectator's."""
        if wanted is None:
            self.must_be_watchable(live, person)
            return None
        if not (wanted.isascii() and wanted.isdecimal() and len(wanted) < 3):
            raise Refusal("no-such-seat", 404, seat=wanted[:20], last=len(live.seats) - 1)
        seat = int(wanted)
        self._must_have(live, seat)
        if not live.may_look(person.id if person else None, seat):
            raise Refusal("no-watching", 403) if live.row.phase == "over" else Refusal("not-your-seat", 403)
        return seat

    def must_be_watchable(self, live: LiveTable, person: Person | None) -> None:
        if not live.may_look(person.id if person else None, None):
            raise Refusal("no-watching", 403)

    @staticmethod
    def _must_gather(live: LiveTable) -> None:
        if live.row.phase != "gathering":
            raise Refusal("already-started")

    @staticmethod
    def _must_be_over(live: LiveTable) -> None:
        if live.row.phase != "over":
            raise Refusal("not-over")

    @staticmethod
    def _must_host(live: LiveTable, person: Person) -> None:
        if live.row.host != person.id:
            raise Refusal("not-hosting", 403)

    @staticmethod
    def _must_sit(live: LiveTable, person: Person) -> None:
        if not live.own_seats(person.id):
            raise Refusal("not-seated", 403)

    @staticmethod
    def _must_have_changed(changed: bool) -> None:
        if not changed:  # somebody else was faster
            raise Refusal("busy", 503)

    @staticmethod
    def _must_have(live: LiveTable, seat: int) -> None:
        if not 0 <= seat < len(live.seats):
            raise Refusal("no-such-seat", 404, seat=seat, last=len(live.seats) - 1)
