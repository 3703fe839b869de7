"""1. Placing tiles (RB-PLACE, RI-PLACE)."""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Choice
from meadhall.core.words import Message, Reason, reason
from meadhall.games.rebirth import events as told
from meadhall.games.rebirth.board import BLANK, SETTLEMENT
from meadhall.games.rebirth.board import FARM as FARM_HEX
from meadhall.games.rebirth.box import FARM, KINDS, POWER, SIGNS
from meadhall.games.rebirth.notation import CARD, TILE
from meadhall.games.rebirth.rules.scoring import resolve
from meadhall.games.rebirth.state import FIRST_TILE, State


def legal_hexes(s: State, tile: int) -> int:
    """The hexes on which the tile may be placed now, as a mask (RB-PLACE-4 to 10)."""
    free = ~s.taken
    return s.table.fits[tile] & free or s.table.misfits[tile] & free


def place_from_hand(s: State, seat: int, events: Events) -> None:
    """The one tile in hand is to be placed; a tile that fits nowhere leaves the game (RB-PLACE-13)."""
    if legal_hexes(s, s.hand[seat][0]):
        s.stack.append(PlaceTile.of(seat))
        return
    tile = s.hand[seat].pop()
    s.removed[seat * KINDS + tile] += 1
    if events is not None:
        events.append(told.TileRemoved(seat, tile))


class PlaceTile(Choice[State]):
    """Put the tile in hand on a hex."""

    rules: ClassVar[tuple[str, ...]] = tuple(f"RB-PLACE-{number}" for number in (3, 4, 5, 6, 8, 9, 11))

    def options(self, s: State) -> list[int]:
        return s.table.options_at(legal_hexes(s, s.hand[self.seat][0]))

    def allows(self, s: State, option: int) -> bool:
        index = s.table.hex_at.get(option)
        return index is not None and legal_hexes(s, s.hand[self.seat][0]) >> index & 1 == 1

    def apply(self, s: State, option: int, events: Events) -> None:
        seat = self.seat
        tile = s.hand[seat].pop()
        index = s.table.hex_at[option]
        bit = 1 << index
        s.tiles[index] = FIRST_TILE + seat * KINDS + tile
        s.taken |= bit
        s.own[seat] |= bit
        if events is not None:
            events.append(told.TilePlaced(seat, tile, index))
        resolve(s, seat, tile, index, events)

    def explain(self, s: State, option: int) -> Reason:
        tile = s.hand[self.seat][0]
        if option >= TILE:
            return reason("choose-a-hex", "RB-PLACE-1")
        index = s.table.hex_at.get(option)
        if index is None:
            rule = "RI-PLACE-2" if s.table.ireland else "RB-PLACE-3"
            return reason("not-playable", rule, place=s.table.places.get(option, "water"))
        if s.taken >> index & 1:
            return reason("hex-occupied", "RB-DEF-3", "RB-PLACE-1")
        kind = s.table.board.kinds[index]
        if tile not in (FARM, POWER):
            return reason("settlement-tile-elsewhere", "RB-PLACE-6")
        if kind == SETTLEMENT:
            return reason("settlement-hex-only", "RB-PLACE-7", tile=SIGNS[tile])
        assert kind != BLANK, "a free blank hex takes farms and power plants"
        rules = ("RB-PLACE-5", "RB-PLACE-8") if kind == FARM_HEX else ("RB-PLACE-4", "RB-PLACE-9")
        return reason("wrong-symbol", *rules, "RB-PLACE-10", tile=SIGNS[tile])

    def prompt(self, s: State) -> Message:
        return Message("prompt-place-tile", {"tile": SIGNS[s.hand[self.seat][0]]})

    def label(self, s: State, option: int) -> Message | None:
        """The hex with the settlement it belongs to and the places it touches."""
        index = s.table.hex_at.get(option)
        if index is None or not s.table.names_at[index]:
            return None
        row, column = s.table.board.hexes[index]
        return Message("option-named-hex", {"row": row, "column": column, "places": s.table.names_at[index]})

    def note(self, s: State, option: int) -> str:
        return SIGNS[s.hand[self.seat][0]]


class ChooseTile(Choice[State]):
    """Of several tiles in hand choose the one to place; the others go back into the supply (RI-DRAW3-3)."""

    rules: ClassVar[tuple[str, ...]] = ("RI-DRAW3-3", "RI-DRAW3-4")
    hidden: ClassVar[bool] = True  # the tile shows when it is placed

    def options(self, s: State) -> list[int]:
        kinds = sorted(set(s.hand[self.seat]))
        placeable = [kind for kind in kinds if legal_hexes(s, kind)]
        return [TILE + kind for kind in placeable or kinds]

    def apply(self, s: State, option: int, events: Events) -> None:
        seat, tile = self.seat, option - TILE
        returned = s.hand[seat]
        returned.remove(tile)
        s.supply[seat] = sorted(s.supply[seat] + returned)
        s.hand[seat] = [tile]
        if events is not None:
            events.append(told.TileChosen(seat, tile, len(returned)))
        place_from_hand(s, seat, events)

    def explain(self, s: State, option: int) -> Reason:
        if not TILE <= option < CARD:
            return reason("choose-a-tile", "RI-DRAW3-3")
        if option - TILE not in s.hand[self.seat]:
            return reason("tile-not-in-hand", "RI-DRAW3-3", tile=SIGNS[option - TILE])
        return reason("tile-fits-nowhere", "RB-PLACE-13", tile=SIGNS[option - TILE])
