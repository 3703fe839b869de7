"""Writes the golden records of a game anew: `python -m tests.golden GAME`. Only when its rules change on purpose."""

from __future__ import annotations

import sys
from pathlib import Path

from meadhall.bots import bot
from meadhall.core import LabDice, Match
from meadhall.core.view import view_of
from meadhall.games import game as find_game

GAMES = {
    "rebirth": {
        "scotland-2": (["greedy", "random"], {"map": "scotland"}),
        "scotland-3": (["greedy", "greedy", "random"], {"map": "scotland"}),
        "scotland-4": (["greedy"] * 4, {"map": "scotland"}),
        "scotland-zero-counts": (["random"] * 3, {"map": "scotland", "zero_counts": "yes"}),
        "scotland-b-begins": (["random", "greedy"], {"map": "scotland", "first": "B"}),
        "ireland-2": (["greedy", "random"], {"map": "ireland"}),
        "ireland-3": (["greedy", "greedy", "random"], {"map": "ireland"}),
        "ireland-4": (["greedy"] * 4, {"map": "ireland"}),
        "ireland-4-random": (["random"] * 4, {"map": "ireland"}),
    },
    "brian-boru": {
        "three": (["greedy", "greedy", "random"], {}),
        "four": (["greedy"] * 4, {}),
        "five": (["greedy", "random", "greedy", "random", "greedy"], {}),
        "four-random": (["random"] * 4, {}),
        "active-town-open": (["random"] * 4, {"expand_into_active_town": "allowed"}),
        "five-play-all": (["random"] * 5, {"five_players_last_card": "played"}),
        "other-vikings": (["random"] * 3, {"viking_deck": "alternative"}),
    },
    "odin": {
        "solo": (["random"], {}),
        "solo-short": (["random"], {"length": "short", "mini_expansions": "both"}),
        "two": (["greedy", "random"], {}),
        "three-short": (["random"] * 3, {"length": "short", "mini_expansions": "both", "decks": "ABC"}),
        "four": (["random"] * 4, {"mini_expansions": "islands"}),
    },
}


def folder(game: str) -> Path:
    return Path(__file__).parent / "games" / game.replace("-", "_") / "golden"


def record(game: str, name: str) -> str:
    players, options = GAMES[game][name]
    title = find_game(game)
    dice = LabDice(sum(name.encode()))
    match = Match(title, len(players), options, dice.fork(0))
    minds = [dice.fork(1 + seat) for seat in range(len(players))]
    while not match.over:
        seat = match.state.decision.seats[0]
        match.play(seat, bot(players[seat]).choose(view_of(title, match.state, seat), minds[seat]))
    return match.record(players)


if __name__ == "__main__":
    for name in GAMES[sys.argv[1]]:
        (folder(sys.argv[1]) / f"{name}.txt").write_text(record(sys.argv[1], name), encoding="utf-8")
