"""How the server listens."""

from __future__ import annotations

import asyncio
import socket

from meadhall.server.serve import listen


def test_small_answers_do_not_wait_for_more_to_send() -> None:
    """Nagle's algorithm is off for whoever connects; it would hold answers back for 40 milliseconds."""

    async def accepted() -> int:
        delays = asyncio.get_running_loop().create_future()

        async def connected(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            own: socket.socket = writer.get_extra_info("socket")
            delays.set_result(own.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listening = listen("127.0.0.1", 0)
        async with await asyncio.start_server(connected, sock=listening):
            _, writer = await asyncio.open_connection(*listening.getsockname())
            try:
                return int(await delays)
            finally:
                writer.close()

    assert asyncio.run(accepted())
