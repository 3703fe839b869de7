"""The table of a match: what follows from the number of seats and from the table options."""

from __future__ import annotations

from meadhall.core.state import Table as CoreTable
from meadhall.games.brian_boru.box import DEALT, ROUNDS, VIKING_DECKS


class Table(CoreTable):
    """What is fixed for a match of Brian Boru."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        self.rounds = ROUNDS[seats]
        self.dealt = DEALT[seats]
        self.kept = 0 if options["five_players_last_card"] == "played" else 1
        """How many cards of each hand are not played (BB-TRICK-2, BB-OPT-3)."""
        self.active_town_open = options["expand_into_active_town"] == "allowed"
        """Whether one can expand into the active town (BB-OPT-1)."""
        self.vikings = VIKING_DECKS[options["viking_deck"]]
