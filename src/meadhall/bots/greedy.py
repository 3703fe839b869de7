"""A player that follows the game's advice, and otherwise looks one step ahead and takes what looks best.

Dice decide between equals, and what a player without full attention overlooks.
"""

from __future__ import annotations

from meadhall.core.dice import Dice
from meadhall.core.view import View


class GreedyBot:
    def __init__(self, attention: float = 1.0) -> None:
        """`attention` is the chance with which each option is noticed."""
        self.attention = attention

    def choose(self, view: View, dice: Dice) -> int:
        if len(view.options) == 1:
            return view.options[0]
        position = view.imagine(dice)
        advice = view.game.advise(position, view.seat)
        if advice:
            return advice[0]
        options = self.noticed(view.game.candidates(position, view.seat), dice)
        gains = view.game.survey(position, view.seat, options)
        highest = max(gains)
        best = [option for option, gain in zip(options, gains, strict=True) if gain == highest]
        return best[dice.below(len(best))]

    def noticed(self, options: list[int], dice: Dice) -> list[int]:
        """At least one."""
        if self.attention >= 1.0:
            return options
        noticed = [option for option in options if dice.below(1000) < 1000 * self.attention]
        return noticed or [options[dice.below(len(options))]]
