"""A player without any plan: the measure of all others."""

from __future__ import annotations

from meadhall.core.dice import Dice
from meadhall.core.view import View


class RandomBot:
    def choose(self, view: View, dice: Dice) -> int:
        return view.options[dice.below(len(view.options))]
