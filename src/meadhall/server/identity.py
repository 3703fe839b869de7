"""Who somebody is: guests with a signed cookie, and accounts with a password for those who want to come back."""

from __future__ import annotations

import asyncio
import hmac
from contextlib import suppress
from hashlib import sha256
from time import monotonic, time

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from meadhall.server.names import draw, tidy_name
from meadhall.server.refusals import Refusal
from meadhall.server.storage.rows import Person
from meadhall.server.storage.store import NameInUse, NameTaken, Store

COOKIE = "meadhall"
HASHING = 2
"""So many passwords are worked on at a time; each takes 64 MB."""
GUESSES, GUESSING = 10, 300
"""So many wrong passwords an account may be given in so many seconds."""
_hasher = PasswordHasher()
_nobody = _hasher.hash("nobody has this password")


def guest(identity: str) -> Person:
    """A guest who has done nothing yet."""
    return Person(identity, draw(identity), None, None, 0, True)


def same_name(clash: NameInUse) -> Refusal:
    return Refusal("same-name", name=clash.args[0])


class Identities:
    """People by their cookies and passwords."""

    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self.key = key
        self._hashing = asyncio.Semaphore(HASHING)
        self._guesses: dict[str, list[float]] = {}
        """By account: when passwords were given that are wrong, or not yet known to be right."""

    def cookie(self, person: str) -> str:
        return f"{person}.{self._signature(person)}"

    def read(self, cookie: str | None) -> str | None:
        """Whose cookie it is, if we signed it."""
        person, _, signature = (cookie or "").partition(".")
        return person if person and hmac.compare_digest(signature.encode(), self._signature(person).encode()) else None

    def _signature(self, person: str) -> str:
        return hmac.new(self.key, f"person {person}".encode(), sha256).hexdigest()

    def seat_key(self, table_id: str, seat: int, person: str) -> str:
        """Brings a guest's seat back to a browser that has lost its cookie, while the seat is still this person's."""
        return hmac.new(self.key, f"seat {table_id} {seat} {person}".encode(), sha256).hexdigest()

    async def person(self, cookie: str | None) -> Person | None:
        """Whose cookie it is. Guests who have done nothing yet are nowhere but in their cookie."""
        identity = self.read(cookie)
        return (await self.store.person(identity) or guest(identity)) if identity else None

    async def acting(self, cookie: str | None) -> Person:
        """Whose cookie it is, written down by now: for whoever does something."""
        person = await self.person(cookie)
        if person is None:
            raise Refusal("who-are-you", 401)
        if not person.created:
            person.created = int(time())
            await self.store.add_person(person)
        return person

    async def rename(self, person: Person, name: str) -> list[str]:
        """Returns the tables where others see the new name."""
        try:
            return await self.store.rename(person, tidy_name(name))
        except NameInUse as clash:
            raise same_name(clash) from None

    async def open_account(self, person: Person, username: str, password: str) -> list[str]:
        """A guest gets an account, and keeps all games. Returns the tables where others see a new name."""
        if person.username:
            raise Refusal("has-account", account=person.username)
        async with self._hashing:
            hashed = await asyncio.to_thread(_hasher.hash, password)
        try:
            await self.store.change_person(person.id, username=username.lower(), password=hashed)
        except NameTaken:
            raise Refusal("name-taken") from None
        person.username = username.lower()
        if person.drawn:
            with suppress(NameInUse):  # then the drawn one stays
                return await self.store.rename(person, username)
        return []

    async def log_in(self, username: str, password: str) -> Person:
        """The person with that account. Wrong names take as long as wrong passwords."""
        guess = self._guess(username.lower())
        person = await self.store.person_called(username)
        hashed = person.password if person and person.password else _nobody
        try:
            async with self._hashing:
                await asyncio.to_thread(_hasher.verify, hashed, password)
        except VerificationError:
            raise Refusal("wrong-password", 403) from None
        if person is None:
            raise Refusal("wrong-password", 403)
        if guess in self._guesses.get(username.lower(), []):
            self._guesses[username.lower()].remove(guess)
        return person

    def _guess(self, username: str) -> float:
        """Count a password as wrong before it is looked at, so that many at once are no way around the limit."""
        now = monotonic()
        recent = {name: [at for at in times if at > now - GUESSING] for name, times in self._guesses.items()}
        self._guesses = {name: times for name, times in recent.items() if times}
        guesses = self._guesses.setdefault(username, [])
        if len(guesses) >= GUESSES:
            raise Refusal("too-many-guesses", 429, minutes=GUESSING // 60)
        guesses.append(now)
        return now
