"""A bot of your own: joins a table by its link and plays. Needs Python and two packages, httpx and websockets.

    python example_bot.py http://127.0.0.1:8000/table/abcdefghij

It looks at what every option would bring and takes the one that brings most points. docs/protocol.md explains the rest.
"""

import asyncio
import itertools
import json
import re
import sys
from urllib.parse import urlsplit

import httpx
import websockets


def gain(prospect: dict, seat: int) -> int:
    """The points that an option would bring to the seat at once."""
    return sum(event["data"].get("points", 0) for event in prospect["events"] if event["data"].get("seat") == seat)


async def play(link: str) -> None:
    parts = urlsplit(link)
    home, table = f"{parts.scheme}://{parts.netloc}", re.fullmatch(r"/table/(\w+)", parts.path)[1]
    async with httpx.AsyncClient(base_url=home) as http:
        await http.get("/api/me")  # the answer's cookie is who we are from now on
        await http.put("/api/me", json={"name": "Example bot"})
        joined = await http.post(f"/api/tables/{table}/join", json={})
        if joined.is_error:
            sys.exit(joined.json()["text"])
        seat = next(each["seat"] for each in joined.json()["seats"] if each["you"])
        cookie = f"meadhall={http.cookies['meadhall']}"
    address = f"{home.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat={seat}"
    async with websockets.connect(address, additional_headers={"Cookie": cookie}) as socket:
        await talk(socket, seat)


async def talk(socket: websockets.ClientConnection, seat: int) -> None:
    names = (f"choice-{number}" for number in itertools.count())  # every message has an id of its own
    async for text in socket:
        message = json.loads(text)
        if message["type"] == "looked":
            best = max(message["prospects"], key=lambda prospect: gain(prospect, seat))
            chosen = {"type": "choose", "id": next(names), "ask": message["ask"], "options": [best["option"]]}
            await socket.send(json.dumps(chosen))
        update = message if message["type"] == "update" else message.get("update")
        if update and update["over"]:
            print(f"The game is over: {update['score']['totals']}; we had seat {seat}.")
            return
        if update and update["options"]:
            options = [option["option"] for option in update["options"]]
            look = {"type": "look", "id": next(names), "ask": update["ask"], "options": options}
            await socket.send(json.dumps(look))


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
