"""The table of a match: the board and all that follows from it and from the table options."""

from __future__ import annotations

from functools import lru_cache

from meadhall.core.game import SetupError
from meadhall.core.masks import Listing
from meadhall.core.state import Table as CoreTable
from meadhall.core.words import SEATS
from meadhall.games.rebirth import box
from meadhall.games.rebirth.board import Board
from meadhall.games.rebirth.box import CASTLE_CARD, FARM, MISSIONS, POWER
from meadhall.games.rebirth.mapfile import MapError, read_map
from meadhall.games.rebirth.notation import hex_option

MAPS = ("scotland", "ireland")


@lru_cache(maxsize=16)
def board_of(name_or_text: str) -> Board:
    """One of the two maps by name, or the map that a whole map file describes."""
    return read_map(box.read(f"{name_or_text}.map") if name_or_text in MAPS else name_or_text)


class Table(CoreTable):
    """What is fixed for a match of Rebirth."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        try:
            board = self.board = board_of(options["map"])
        except MapError as error:
            raise SetupError(f"the map cannot be played: {error}", "option map") from None
        self.first = None if options["first"] == "random" else SEATS.index(options["first"])
        self.zero_counts = options["zero_counts"] == "yes"
        self.ireland = board.rules == "ireland"
        self.tiles = box.tile_set(seats)
        self.set_aside = box.SET_ASIDE[board.rules]
        self.covered = board.covered if seats == 2 else 0
        self.fits = self._fits(board)
        self.misfits = self._misfits(board)
        self.option_at = tuple(hex_option(row, column) for row, column in board.hexes)
        self.options_at = Listing(self.option_at)
        self.hex_at = {option: index for index, option in enumerate(self.option_at)}
        self.deck = self._deck(board)
        self.places = {
            hex_option(place.row, place.column): place.name
            for place in (*board.castles, *board.cathedrals, *board.towers)
        }
        self.names_at = self._names(board)
        self.visits_at, self.towers, self.castles, self.settlements = self._visits(board)
        self.castle_bits, self.tower_bits, self.reach = self._reach(board)

    @staticmethod
    def _fits(board: Board) -> tuple[int, ...]:
        """For each kind of tile the hexes of its symbol or without symbol (RB-PLACE-4 to 6)."""
        return (board.farms | board.blanks, board.powers | board.blanks, *[board.towns] * 4)

    @staticmethod
    def _misfits(board: Board) -> tuple[int, ...]:
        """For each kind of tile the hexes that will do when the others are gone (RB-PLACE-7 to 9)."""
        misfits = [0] * box.KINDS
        misfits[FARM], misfits[POWER] = board.powers, board.farms
        return tuple(misfits)

    @staticmethod
    def _names(board: Board) -> tuple[str, ...]:
        """For each hex what people may know it by: its settlement, then the places next to it."""
        places = (*board.castles, *board.cathedrals, *board.towers)
        named = [(town.name, town.hexes) for town in board.settlements]
        named += [(place.name.partition(" (")[0], place.ring) for place in places]
        return tuple(
            ", ".join([name for name, hexes in named if hexes >> index & 1]) for index in range(len(board.hexes))
        )

    @staticmethod
    def _visits(board: Board) -> tuple[tuple[int, ...], int, int, dict[int, int]]:
        """For each hex a mask of the places that a tile on it visits.

        In Scotland these are the cathedrals next to it; in Ireland the towers, above them the castles, and above those
        the settlement to which the hex belongs. Three masks follow: of the towers, of the castles, and of the
        settlements by their size.
        """
        if board.rules != "ireland":
            return tuple(sum(1 << place for place in places) for places in board.cathedrals_at), 0, 0, {}
        castles = len(board.towers)
        settlements = castles + len(board.castles)
        visits = tuple(
            sum(1 << tower for tower in board.towers_at[index])
            | sum(1 << castles + castle for castle in board.castles_at[index])
            | (1 << settlements + board.settlement_at[index] if board.settlement_at[index] >= 0 else 0)
            for index in range(len(board.hexes))
        )
        by_size: dict[int, int] = {}
        for number, settlement in enumerate(board.settlements):
            by_size[settlement.size] = by_size.get(settlement.size, 0) | 1 << settlements + number
        return visits, (1 << castles) - 1, (1 << settlements) - (1 << castles), by_size

    @staticmethod
    def _reach(board: Board) -> tuple[int, int, tuple[int, ...]]:
        """For each hex a mask of itself and, in bits above those of the hexes, of the castles and towers next to it.

        A connected group that is a union of such masks knows what it connects.
        """
        castles = len(board.hexes)
        towers = castles + len(board.castles)
        reach = tuple(
            1 << index
            | sum(1 << castles + castle for castle in board.castles_at[index])
            | sum(1 << towers + tower for tower in board.towers_at[index])
            for index in range(len(board.hexes))
        )
        castle_bits = (1 << towers) - (1 << castles)
        tower_bits = (1 << towers + len(board.towers)) - (1 << towers)
        return castle_bits, tower_bits, reach

    def _deck(self, board: Board) -> list[int]:
        """The kinds of the mission cards, ascending; one kind for each castle follows the general ones."""
        if self.ireland:
            return list(range(len(box.PUBLIC_MISSIONS)))
        copies = [mission.copies for mission in MISSIONS] + [CASTLE_CARD.copies] * len(board.castles)
        return [kind for kind, count in enumerate(copies) for _ in range(count)]
