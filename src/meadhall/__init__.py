"""Meadhall: three modern board games, to be played in good company or against bots, and a laboratory for them.

A game from start to finish:

    import meadhall

    rebirth = meadhall.game("rebirth")
    match = meadhall.Match(rebirth, seats=2, options={"map": "ireland"}, dice=meadhall.LabDice(7))
    while not match.over:
        seat = match.state.decision.seats[0]
        match.play(seat, match.state.options(seat)[0])
    print(match.game.score(match.state).totals)
"""

from functools import cache
from typing import Any

from meadhall.core import CHANCE, OVER, PLAYERS, LabDice, Match, printing
from meadhall.games import game

__version__ = "0.1.0"

__all__ = ["CHANCE", "OVER", "PLAYERS", "LabDice", "Match", "game"]


@cache
def _english(game: Any) -> Any:
    from meadhall.words import Words  # only whoever prints a position waits for it

    return Words(game)


printing.speak = lambda game, message: _english(game).say(message)
