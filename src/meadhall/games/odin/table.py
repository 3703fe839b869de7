"""The table of a match: what follows from the number of seats and from the table options."""

from __future__ import annotations

from meadhall.core.masks import mask_of
from meadhall.core.state import Table as CoreTable
from meadhall.games.odin.actions import REMOVED_WITH_TWO, SPACES
from meadhall.games.odin.boards import ISLANDS, Board
from meadhall.games.odin.box import (
    LENGTHS,
    OPEN_STRIPS,
    SPECIALS,
)
from meadhall.games.odin.cards import BETTER_REMOVED_WITH_HARVEST, OCCUPATIONS, REMOVED_WITH_HARVEST

PAIRS = len(ISLANDS) // 2
"""Exploration boards, each with two sides."""


class Table(CoreTable):
    """What is fixed for a match of A Feast for Odin."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        self.length = LENGTHS[options["length"]]
        self.short = options["length"] == "short"
        self.rounds = len(self.length.table)
        self.solo = seats == 1
        self.vikings = self.length.solo.vikings if self.solo else self.length.vikings
        self.waiting = self.length.solo.waiting if self.solo else 0
        self.coming = self.length.solo.table if self.solo else (1,) * self.rounds
        self.islands_too = options["mini_expansions"] in ("islands", "both")
        self.harvest_too = options["mini_expansions"] in ("harvest", "both")
        self.later_points = options["island_points"] == "later"
        self.card_chosen = options["starting_card"] == "chosen"
        removed = REMOVED_WITH_TWO if options["action_board"] == "small" else ()
        self.spaces = tuple(space for space in range(len(SPACES)) if space not in removed)
        self.space_mask = mask_of(self.spaces)
        self.pairs = tuple(pair for pair in range(PAIRS) if self._in_play(ISLANDS[2 * pair].mini_expansion))
        self.specials = mask_of(n for n, special in enumerate(SPECIALS) if self._in_play(special.mini_expansion))
        self.strips = OPEN_STRIPS[seats]
        self.light, self.dark = self._decks(options)

    def _in_play(self, mini_expansion: int) -> bool:
        return mini_expansion == 0 or (self.islands_too if mini_expansion == 1 else self.harvest_too)

    def _decks(self, options: dict[str, str]) -> tuple[int, int]:
        """The light and the dark occupations in play, as masks (OD-SETUP-5, OD-MINI2-19, OD-MINI2-20)."""
        removed: tuple[int, ...] = ()
        if self.harvest_too:
            removed = REMOVED_WITH_HARVEST
            if options["removed_cards"] == "all":
                removed += BETTER_REMOVED_WITH_HARVEST
        cards = [
            (number, card)
            for number, card in enumerate(OCCUPATIONS)
            if card.deck in options["decks"] and card.number not in removed
        ]
        light, dark = ([n for n, card in cards if card.light is shade] for shade in (True, False))
        return mask_of(light), mask_of(dark)

    def points(self, board: Board) -> int:
        """What an exploration board is worth; three of them are worth something else in a later print."""
        return board.later_points if self.later_points and board.later_points else board.points
