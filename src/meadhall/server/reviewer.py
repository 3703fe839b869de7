"""The process that reviews one match: `python -m meadhall.server.reviewer`. `reviews` holds the other end.

It reads one line of JSON, and writes how far it has come, line by line, until it writes what it has found. That may
take a minute, in which it gives way to everything else on the machine.
"""

from __future__ import annotations

import os
import signal
from queue import SimpleQueue
from threading import Thread

import msgspec

from meadhall.bots.review import Effort, Review, review
from meadhall.core import read_record
from meadhall.games import game as find_game
from meadhall.server.thinker import claim_output, listen


class Order(msgspec.Struct):
    """Which match, and how thoroughly."""

    record: str
    seats: list[int]
    """Those whose choices are examined."""
    moments: int
    """So many doubtful ones, at most."""


class News(msgspec.Struct):
    done: float
    """The part of the work that is done."""
    review: Review | None = None


def main() -> None:
    for each in (signal.SIGINT, signal.SIGTERM):  # they often go to a whole group; the server decides when this ends
        signal.signal(each, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(8)  # bots at tables come first, and people before them
    output = claim_output()
    orders: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(orders,), daemon=True).start()

    def tell(news: News) -> None:
        output.write(msgspec.json.encode(news) + b"\n")

    order = msgspec.json.decode(orders.get(), type=Order)
    match = read_record(order.record, find_game).match
    found = review(match, Effort(moments=order.moments), order.seats, lambda done: tell(News(done)))
    tell(News(1.0, found))


if __name__ == "__main__":
    main()
