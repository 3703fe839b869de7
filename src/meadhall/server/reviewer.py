"""The process that reviews one match: `python -m meadhall.server.reviewer`. `reviews` holds the other end.

It reads one line of JSON, and writes how far it has come, line by line, until it writes what it has found. That may
take a minute, in which it gives way to everything else on the machine.
"""

from __future__ import annotations

import os
import signal
from dataclasses import replace
from queue import SimpleQueue
from threading import Thread
from typing import Any

import msgspec

from meadhall.bots.review import Effort, Review, review
from meadhall.core import Game, read_record
from meadhall.games import game as find_game
from meadhall.server.thinker import claim_output, listen

AnyGame = Game[Any, Any, Any]


class Order(msgspec.Struct):
    """Which match, and how thoroughly."""

    record: str
    seats: list[int]
    """Those whose choices are examined."""
    seconds: float
    """About so long the strongest bot may think in all."""


class News(msgspec.Struct):
    done: float
    """The part of the work that is done."""
    review: Review | None = None


def thoroughness(game: AnyGame, seconds: float) -> Effort:
    """As thorough as the time allows."""
    effort = Effort()
    usual = effort.settings(game)
    each = seconds / effort.moments / 1.5  # what is found is compared for half as long as it was searched
    return replace(effort, search=replace(usual, seconds=min(usual.seconds, each)))


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
    effort = thoroughness(match.game, order.seconds)
    found = review(match, effort, order.seats, lambda done: tell(News(done)))
    tell(News(1.0, found))


if __name__ == "__main__":
    main()
