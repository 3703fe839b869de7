"""Who somebody is: guests, accounts, other devices, and those who only pretend."""

from __future__ import annotations

import asyncio
from uuid import uuid4

import httpx
import pytest

from meadhall.server import wire
from meadhall.server.identity import GUESSES, Identities
from meadhall.server.refusals import Refusal as Refused
from meadhall.server.storage.rows import Person
from meadhall.server.storage.store import Store
from tests.server.client import Player, Refusal
from tests.server.conftest import NewPlayer
from tests.serving import Hall

PASSWORD = "the salmon of knowledge"


def username() -> str:
    """One that no other test has."""
    return f"u-{uuid4().hex[:12]}"


def with_account(hall: Hall, name: str) -> tuple[Player, wire.Credentials]:
    player, credentials = Player(hall.address, name), wire.Credentials(username(), PASSWORD)
    player.post("/api/account", credentials, wire.Me)
    return player, credentials


def test_a_guest_has_a_name_at_once_and_stays_the_same_person(hall: Hall) -> None:
    guest = Player(hall.address)
    assert guest.me.name
    assert guest.me.account is None
    assert guest.get("/api/me", wire.Me) == guest.me


def test_every_guest_is_somebody_else(somebody: NewPlayer) -> None:
    assert somebody("One").me.id != somebody("Two").me.id


def test_the_cookie_is_kept_from_scripts_and_other_sites(hall: Hall) -> None:
    response = httpx.get(f"{hall.address}/api/me", trust_env=False)
    (cookie,) = response.headers.get_list("set-cookie")
    attributes = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert "httponly" in attributes
    assert attributes & {"samesite=lax", "samesite=strict"}


def test_a_new_name_is_seen_by_others(host: Player, friend: Player) -> None:
    table = host.create()
    host.put("/api/me", wire.Rename("  Gormlaith  of Leinster "), wire.Me)
    assert friend.table(table.id).seats[0].name == "Gormlaith of Leinster"


@pytest.mark.parametrize("name", ["", " ", "\u200b", "x" * 31])
def test_a_name_that_nobody_can_read_is_refused(host: Player, name: str) -> None:
    with pytest.raises(Refusal) as refused:
        host.put("/api/me", wire.Rename(name), wire.Me)
    assert refused.value.status == 400
    assert host.get("/api/me", wire.Me).name == "Host"


@pytest.mark.parametrize("change", ["person", "signature", "short", "none"])
def test_a_forged_cookie_makes_nobody_of_you(hall: Hall, host: Player, friend: Player, change: str) -> None:
    (name,) = host.http.cookies
    mine, theirs = host.http.cookies[name], friend.http.cookies[name]
    forged = {
        "person": f"{theirs.partition('.')[0]}.{mine.partition('.')[2]}",
        "signature": f"{mine[:-1]}{'0' if mine[-1] != '0' else '1'}",
        "short": mine.partition(".")[0],
        "none": "",
    }[change]
    table = host.create()
    with httpx.Client(base_url=hall.address, cookies={name: forged}, trust_env=False) as forger:
        stranger = forger.get("/api/me").json()
        assert stranger["id"] not in (host.me.id, friend.me.id)
        assert forger.post(f"/api/tables/{table.id}/start").json()["code"] in ("not-hosting", "who-are-you")
    assert host.table(table.id).phase == "gathering"


def test_an_account_keeps_the_games_of_the_guest_and_brings_them_to_another_device(hall: Hall) -> None:
    laptop = Player(hall.address, "Brigit")
    table = laptop.play_now()
    credentials = wire.Credentials(username(), PASSWORD)
    me = laptop.post("/api/account", credentials, wire.Me)
    assert (me.id, me.account) == (laptop.me.id, credentials.username)
    phone = Player(hall.address, "Somebody")
    assert phone.post("/api/session", credentials, wire.Me) == me
    assert table.id in {each.id for each in phone.get("/api/me/tables", list[wire.TableInfo])}
    assert phone.table(table.id).seats[0].you


def test_names_of_accounts_are_the_same_in_small_and_large_letters(hall: Hall, host: Player) -> None:
    _, credentials = with_account(hall, "First")
    shouted = wire.Credentials(credentials.username.upper(), PASSWORD)
    with pytest.raises(Refusal, match="name-taken"):
        host.post("/api/account", shouted, wire.Me)
    assert host.post("/api/session", shouted, wire.Me).account == credentials.username


def test_logging_out_makes_a_new_guest(hall: Hall) -> None:
    player, _ = with_account(hall, "Leaver")
    player.delete("/api/session")
    again = player.get("/api/me", wire.Me)
    assert again.id != player.me.id
    assert again.account is None


@pytest.mark.parametrize("wrong", ["password", "name"])
def test_wrong_credentials_are_refused_alike(hall: Hall, host: Player, wrong: str) -> None:
    _, right = with_account(hall, "Careful")
    tried = (
        wire.Credentials(right.username, "wrong password")
        if wrong == "password"
        else wire.Credentials(username(), PASSWORD)
    )
    with pytest.raises(Refusal) as refused:
        host.post("/api/session", tried, wire.Me)
    assert (refused.value.status, refused.value.code) == (403, "wrong-password")
    assert host.get("/api/me", wire.Me).id == host.me.id


def test_passwords_cannot_be_guessed_faster_by_many_at_once(url: str) -> None:
    async def guess() -> list[str]:
        store = Store(url)
        await store.open()
        identities = Identities(store, b"key")
        guesses = [identities.log_in("brian", f"wrong password {n}") for n in range(GUESSES + 5)]
        answers = await asyncio.gather(*guesses, return_exceptions=True)
        await store.close()
        return [answer.code for answer in answers if isinstance(answer, Refused)]

    assert asyncio.run(guess()) == ["wrong-password"] * GUESSES + ["too-many-guesses"] * 5


def test_guests_are_written_down_when_they_first_do_something(url: str) -> None:
    async def visit() -> tuple[list[Person | None], list[Person]]:
        store = Store(url)
        await store.open()
        identities = Identities(store, b"key")
        cookie = identities.cookie("0123456789abcdef")
        looked = [await identities.person(cookie), await store.person("0123456789abcdef")]
        acted = await asyncio.gather(*(identities.acting(cookie) for _ in range(5)))  # of one page, all at once
        looked.append(await store.person("0123456789abcdef"))
        await store.close()
        return looked, acted

    (seen, before, after), acted = asyncio.run(visit())
    assert before is None
    assert seen is not None
    assert after is not None
    assert after.created > 0
    assert {each.name for each in (seen, after, *acted)} == {seen.name}


def test_one_person_has_one_account(hall: Hall) -> None:
    player, _ = with_account(hall, "Twice")
    with pytest.raises(Refusal, match="has-account"):
        player.post("/api/account", wire.Credentials(username(), PASSWORD), wire.Me)


@pytest.mark.parametrize(
    "body",
    [wire.Credentials("ab", PASSWORD), wire.Credentials("né-né", PASSWORD), wire.Credentials("good-name", "short")],
)
def test_an_account_needs_a_proper_name_and_a_long_password(host: Player, body: wire.Credentials) -> None:
    with pytest.raises(Refusal) as refused:
        host.post("/api/account", body, wire.Me)
    assert refused.value.status == 400
    assert host.get("/api/me", wire.Me).account is None


def test_without_a_cookie_tables_can_be_seen_but_not_joined(hall: Hall, host: Player) -> None:
    table = host.create()
    with httpx.Client(base_url=hall.address, trust_env=False) as nobody:
        response = nobody.post(f"/api/tables/{table.id}/join", json={})
    assert response.is_client_error
    assert response.json()["code"] == "who-are-you"
    assert host.table(table.id).seats[1].name is None


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://["])
def test_requests_from_other_sites_are_not_answered(host: Player, origin: str) -> None:
    host.http.headers["Origin"] = origin
    with pytest.raises(Refusal, match="bad-origin"):
        host.create()


def taken_back(player: Player, table: str, seat: int, key: str) -> wire.TableInfo:
    return player.post(f"/api/tables/{table}/seats/{seat}/claim", wire.Claim(key), wire.TableInfo)


def key_of(player: Player, table: str, seat: int) -> str:
    return player.post(f"/api/tables/{table}/seats/{seat}/key", None, wire.SeatKey).key


def test_a_guest_whose_cookie_is_lost_takes_the_seat_back(hall: Hall, host: Player, friend: Player) -> None:
    table = host.create()
    friend.join(table.id)
    key = key_of(host, table.id, 0)
    forgotten = Player(hall.address)  # the same browser, with a new cookie
    back = taken_back(forgotten, table.id, 0, key)
    assert [(seat.name, seat.you) for seat in back.seats] == [("Host", True), ("Friend", False)]
    assert back.hosting
    assert forgotten.get("/api/me", wire.Me).name == "Host"
    assert forgotten.start(table.id).phase == "playing"
    again = Player(hall.address)
    with pytest.raises(Refusal, match="seat-moved"):
        taken_back(again, table.id, 0, key)  # it was the key of who had the seat then
    assert taken_back(again, table.id, 0, key_of(forgotten, table.id, 0)).seats[0].you


def test_nobody_steals_a_seat(hall: Hall, host: Player, friend: Player, stranger: Player) -> None:
    table, other = host.create(), host.create()
    friend.join(table.id)
    host.start(table.id)
    for thief in (friend, stranger):
        with pytest.raises(Refusal, match="not-your-seat"):
            key_of(thief, table.id, 0)
        foreign = (key_of(friend, table.id, 1), key_of(host, other.id, 0), host.cookie().partition(".")[2], "x", "ž")
        for key in foreign:
            with pytest.raises(Refusal, match="seat-moved"):
                taken_back(thief, table.id, 0, key)
    with httpx.Client(base_url=hall.address, trust_env=False) as nobody:
        assert nobody.post(f"/api/tables/{table.id}/seats/0/key").json()["code"] == "who-are-you"
    assert host.table(table.id).seats[0].you


def test_the_seat_of_an_account_is_got_back_by_signing_in(hall: Hall) -> None:
    owner, _ = with_account(hall, "Owner")
    table = owner.create()
    with pytest.raises(Refusal, match="sign-in"):
        taken_back(Player(hall.address), table.id, 0, key_of(owner, table.id, 0))
    assert owner.table(table.id).seats[0].you


def test_an_account_gives_its_name_to_who_had_only_a_drawn_one(hall: Hall, host: Player) -> None:
    guest, login = Player(hall.address), username()
    table = host.create()
    guest.join(table.id)
    assert guest.post("/api/account", wire.Credentials(login.upper(), PASSWORD), wire.Me).name == login.upper()
    assert host.table(table.id).seats[1].name == login.upper()
    named, login = Player(hall.address, "Chosen"), username()
    assert named.post("/api/account", wire.Credentials(login, PASSWORD), wire.Me).name == "Chosen"
