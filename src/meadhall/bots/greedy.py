"""A player that follows the game's advice, and otherwise looks one step ahead and takes what looks best.

Dice decide between equals.
"""

from __future__ import annotations

from meadhall.core.dice import Dice
from meadhall.core.view import View


class GreedyBot:
    def choose(self, view: View, dice: Dice) -> int:
        if len(view.options) == 1:
            return view.options[0]
        position = view.imagine(dice)
        advice = view.game.advise(position, view.seat)
        if advice:
            return advice[0]
        best: list[int] = []
        highest = float("-inf")
        for option in view.game.candidates(position, view.seat):
            after = position.copy()
            after.apply(view.seat, option)
            value = view.game.appraise(after, view.seat)
            if value > highest:
                best, highest = [option], value
            elif value == highest:
                best.append(option)
        return best[dice.below(len(best))]
