"""Notices to browsers that have no tab of the hall open: web push.

A browser that subscribes names an address at its maker's push service, and our server calls that address. So that
nobody can make it call other machines, only the services of the browser makers are allowed. What is sent is encrypted
for the one browser, and signed with the hall's own key (VAPID).
"""

from __future__ import annotations

import asyncio
import logging
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from urllib.parse import urlsplit

import msgspec
import requests
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPusher

from meadhall.server.wire import PushSubscription

SERVICES = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.notify.windows.com",
    "web.push.apple.com",
    "*.push.apple.com",
)
ADDRESS = re.compile(r"(https?://([a-z0-9.-]+)(?::[0-9]{1,5})?)/[!-\[\]-~]*")
"""An origin, its host, and a path: nothing that two programs could read in two ways."""

CONTACT = "mailto:hall@example.org"
KEPT = 24 * 60 * 60
"""So many seconds a notice waits for a browser that is not running."""
SECONDS = 10.0
"""So long a push service may be silent."""
THREADS = 4

log = logging.getLogger(__name__)


class Outcome(Enum):
    DELIVERED = "delivered"
    GONE = "gone"
    """The subscription has ended; forget it."""
    FAILED = "failed"
    """Not this time."""


def make_key() -> str:
    """A new private key for a hall, as text to be kept. When it is lost, all browsers have to subscribe again."""
    number = generate_private_key(SECP256R1()).private_numbers().private_value
    return _to_text(number.to_bytes(32, "big"))


class Pusher:
    """Sends notices in the name of one hall."""

    def __init__(self, key: str, contact: str = CONTACT, extra: Collection[str] = ()) -> None:
        """`contact` is where a push service can complain, a mailto: address; `extra` are origins of other services."""
        self._vapid = Vapid02.from_raw(key.encode())
        self._contact = contact
        self._extra = frozenset(extra)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="push")
        self.public_key = _to_text(self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
        """What a browser needs to subscribe, as it wants it."""

    def allowed(self, endpoint: str) -> bool:
        """Whether the server may call the address."""
        found = ADDRESS.fullmatch(endpoint)
        if not found:
            return False
        origin, host = found.groups()
        return origin in self._extra or (origin == f"https://{host}" and any(_matches(host, each) for each in SERVICES))

    def usable(self, subscription: PushSubscription) -> bool:
        """Whether notices can be sent there at all: an allowed address, and keys that are keys."""
        try:
            EllipticCurvePublicKey.from_encoded_point(SECP256R1(), _from_text(subscription.keys.p256dh))
            return len(_from_text(subscription.keys.auth)) == 16 and self.allowed(subscription.endpoint)
        except ValueError:
            return False

    async def send(self, subscription: PushSubscription, payload: bytes) -> Outcome:
        """Send a notice of up to 3900 bytes. Never raises; it may take a while, so do not wait for it."""
        if not self.allowed(subscription.endpoint):
            return Outcome.FAILED
        try:
            sending = asyncio.get_running_loop().run_in_executor(self._threads, self._post, subscription, payload)
            status = await asyncio.wait_for(sending, 3 * SECONDS)
        except Exception as error:  # whatever it is, the match goes on; the address and the keys stay out of the log
            log.warning("no notice by %s: %s", urlsplit(subscription.endpoint).hostname, type(error).__name__)
            return Outcome.FAILED
        if 200 <= status < 300:
            return Outcome.DELIVERED
        if status in (404, 410):
            return Outcome.GONE
        log.warning("no notice by %s: status %d", urlsplit(subscription.endpoint).hostname, status)
        return Outcome.FAILED

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _post(self, subscription: PushSubscription, payload: bytes) -> int:
        origin = "{0.scheme}://{0.netloc}".format(urlsplit(subscription.endpoint))
        signed = self._vapid.sign({"sub": self._contact, "aud": origin})
        with requests.Session() as session:
            session.max_redirects = 0  # where they lead, nobody has allowed
            pusher = WebPusher(msgspec.to_builtins(subscription), requests_session=session)
            response = pusher.send(payload, signed, ttl=KEPT, timeout=SECONDS)
        assert isinstance(response, requests.Response)
        return response.status_code


def _matches(host: str, service: str) -> bool:
    return host.endswith(service[1:]) if service.startswith("*") else host == service


def _to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _from_text(text: str) -> bytes:
    """A ValueError if it is no base64 of the kind that browsers write."""
    if not re.fullmatch(r"[A-Za-z0-9_-]*={0,2}", text):
        raise ValueError("not base64url")
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
