"""Advice for people: what the game's rules of thumb know, or else what a bot would do."""

from __future__ import annotations

from meadhall.bots.greedy import GreedyBot
from meadhall.core.dice import Dice
from meadhall.core.view import View


def advise(view: View, dice: Dice) -> list[int]:
    """A good way to go on, choice by choice; never empty."""
    return view.game.advise(view.imagine(dice), view.seat) or [GreedyBot().choose(view, dice)]
