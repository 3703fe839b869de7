"""Web push, against a push service of our own: what arrives, and what each answer means."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from time import time

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from meadhall.server.push import Outcome, Pusher, make_key
from meadhall.server.wire import PushKeys, PushSubscription


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """What a browser keeps of a subscription."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self, endpoint: str) -> PushSubscription:
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return PushSubscription(endpoint, PushKeys(text(public), text(self.auth)))

    def read(self, body: bytes) -> bytes:
        return http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")


class Service(BaseHTTPRequestHandler):
    """Answers with the status that the path names, and keeps what it got."""

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.received.append((self.path, self.headers, body))
        self.send_response(int(self.path.split("/")[1]))
        self.send_header("Location", "/201/elsewhere")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


@pytest.fixture
def service(monkeypatch):
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    with ThreadingHTTPServer(("127.0.0.1", 0), Service) as server:
        server.received = []
        server.origin = f"http://127.0.0.1:{server.server_port}"
        Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield server
        server.shutdown()


def send(pusher: Pusher, subscription: PushSubscription, payload: bytes = b"{}") -> Outcome:
    try:
        return asyncio.run(pusher.send(subscription, payload))
    finally:
        pusher.close()


def test_a_notice_arrives_and_only_the_browser_can_read_it(service):
    browser, pusher = Browser(), Pusher(make_key(), "mailto:host@example.org", [service.origin])
    payload = '{"title": "Brian Boru", "body": "Your turn, Gráinne"}'.encode()
    subscription = browser.subscription(f"{service.origin}/201/me")
    assert pusher.usable(subscription)
    assert send(pusher, subscription, payload) is Outcome.DELIVERED
    [(path, headers, body)] = service.received
    assert path == "/201/me"
    assert headers["Content-Encoding"] == "aes128gcm"
    assert int(headers["TTL"]) == 24 * 60 * 60
    assert "turn" not in body.decode("latin-1")
    assert browser.read(body) == payload


def test_a_notice_is_signed_with_the_key_that_browsers_are_told(service):
    pusher = Pusher(make_key(), "mailto:host@example.org", [service.origin])
    send(pusher, Browser().subscription(f"{service.origin}/201/me"))
    [(_, headers, _)] = service.received
    assert Vapid02.verify(headers["Authorization"])
    token, key = re.fullmatch(r"vapid t=(.*),k=(.*)", headers["Authorization"]).groups()
    assert key == pusher.public_key
    assert len(data(key)) == 65
    claims = json.loads(data(token.split(".")[1]))
    assert (claims["sub"], claims["aud"]) == ("mailto:host@example.org", service.origin)
    assert time() < claims["exp"] <= time() + 24 * 60 * 60


def test_the_key_is_kept_as_text():
    key = make_key()
    assert Pusher(key).public_key == Pusher(key).public_key != Pusher(make_key()).public_key
    assert re.fullmatch(r"[A-Za-z0-9_-]{43}", key)


@pytest.mark.parametrize(
    ("status", "outcome"),
    [
        (200, Outcome.DELIVERED),
        (204, Outcome.DELIVERED),
        (404, Outcome.GONE),
        (410, Outcome.GONE),
        (400, Outcome.FAILED),
        (429, Outcome.FAILED),
        (500, Outcome.FAILED),
    ],
)
def test_what_the_service_answers_decides(service, status, outcome):
    pusher = Pusher(make_key(), extra=[service.origin])
    assert send(pusher, Browser().subscription(f"{service.origin}/{status}/me")) is outcome


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_redirects_are_not_followed(service, status):
    pusher = Pusher(make_key(), extra=[service.origin])
    assert send(pusher, Browser().subscription(f"{service.origin}/{status}/me")) is Outcome.FAILED
    assert [path for path, _, _ in service.received] == [f"/{status}/me"]


def test_an_address_that_is_not_allowed_is_never_called(service):
    assert send(Pusher(make_key()), Browser().subscription(f"{service.origin}/201/me")) is Outcome.FAILED
    assert service.received == []


def test_a_service_that_is_away_is_no_fault_and_its_address_stays_secret(service, caplog):
    pusher = Pusher(make_key(), extra=[service.origin])
    service.shutdown()
    service.server_close()
    assert send(pusher, Browser().subscription(f"{service.origin}/201/secret")) is Outcome.FAILED
    assert "ConnectionError" in caplog.text
    assert "secret" not in caplog.text


GOOD = Browser().subscription("https://fcm.googleapis.com/fcm/send/abc").keys


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        (GOOD.p256dh, ""),
        (GOOD.p256dh, GOOD.auth[:-3]),
        (GOOD.p256dh, "é" * 22),
        ("", GOOD.auth),
        ("A", GOOD.auth),
        (text(b"\4" + bytes(range(64))), GOOD.auth),
        (GOOD.p256dh[:-4], GOOD.auth),
    ],
    ids=lambda _: "key",  # keys are new in every process
)
def test_keys_that_are_none_are_told_from_others(p256dh, auth):
    pusher = Pusher(make_key())
    endpoint = "https://fcm.googleapis.com/fcm/send/abc"
    assert pusher.usable(PushSubscription(endpoint, GOOD))
    assert not pusher.usable(PushSubscription("https://example.org/", GOOD))
    assert not pusher.usable(PushSubscription(endpoint, PushKeys(p256dh, auth)))


def test_sending_with_such_keys_fails_quietly(service):
    pusher = Pusher(make_key(), extra=[service.origin])
    assert send(pusher, PushSubscription(f"{service.origin}/201/me", PushKeys("A", "B"))) is Outcome.FAILED
    assert service.received == []


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/dEf:APA91-b_c",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAA=",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAB%2f",
        "https://web.push.apple.com/QGuQyavXutnMH",
        "https://api.push.apple.com/3/device/1",
        "http://localhost:8099/push",
    ],
)
def test_push_services_are_allowed(endpoint):
    assert Pusher(make_key(), extra=["http://localhost:8099"]).allowed(endpoint)


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "fcm.googleapis.com/x",
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com",
        "https://fcm.googleapis.com:8080/x",
        "https://fcm.googleapis.com.evil.org/x",
        "https://evilfcm.googleapis.com/x",
        "https://push.apple.com.evil.org/x",
        "https://evilpush.apple.com/x",
        "https://fcm.googleapis.com@evil.org/x",
        "https://evil.org/fcm.googleapis.com/x",
        "https://evil.org#fcm.googleapis.com/x",
        "https://evil.org?.push.apple.com/x",
        "https://evil.org\\.push.apple.com/x",
        "https://evil.org/\\fcm.googleapis.com",
        "https://fcm.googleapis.com\\@evil.org/x",
        "https://fcm.googleapis.com/x\n",
        "https://fcm.googleapis.com/x y",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "http://localhost/x",
        "http://localhost:80990/x",
        "http://localhost:8099@evil.org/x",
        "ftp://fcm.googleapis.com/x",
        "file:///etc/passwd",
    ],
)
def test_other_addresses_are_not(endpoint):
    assert not Pusher(make_key(), extra=["http://localhost:8099"]).allowed(endpoint)
