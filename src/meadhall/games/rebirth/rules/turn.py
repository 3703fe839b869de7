"""The course of a turn (RB-TURN, RI-TURN): place a tile, score it, 3. draw a tile (RB-DRAW, RI-DRAW3)."""

from __future__ import annotations

from meadhall.core.dice import unrank_multiset
from meadhall.core.events import Events
from meadhall.core.frames import Chance, Step
from meadhall.core.game import SEATS
from meadhall.games.rebirth import events as told
from meadhall.games.rebirth.box import KINDS, SIGNS
from meadhall.games.rebirth.rules.ending import FinalScoring
from meadhall.games.rebirth.rules.placing import ChooseTile, place_from_hand
from meadhall.games.rebirth.state import EXTRA_DUE, EXTRA_SPENT, NO_EXTRA, State


class BeginTurn(Step[State]):
    """The seat becomes the active player; when its tiles are used up, so are everybody's (RB-END-1, 2)."""

    seat: int

    def run(self, s: State, events: Events) -> None:
        seat = self.seat
        hand = s.hand[seat]
        if not hand:
            s.push(FinalScoring())
            return
        s.turn = seat
        s.extra = NO_EXTRA
        s.draws = 1
        s.push(EndTurn.of(seat))
        if len(hand) > 1:
            s.push(ChooseTile(seat))
        else:
            place_from_hand(s, seat, events)


class EndTurn(Step[State]):
    """An extra tile if one is due, then draw one tile or three as far as the supply goes; the next player follows."""

    seat: int

    def run(self, s: State, events: Events) -> None:
        seat = self.seat
        if s.extra == EXTRA_DUE:
            s.extra = EXTRA_SPENT
            s.push(DrawExtraTile(seat), self)
            return
        s.push(BeginTurn.of((seat + 1) % s.table.seats))
        supply = s.in_supply(seat)
        for left in range(max(supply - s.draws, 0), supply):  # RB-DRAW-4, RI-DRAW3-2
            s.push(DrawTile.of(seat, left + 1))


class DrawTile(Chance[State]):
    """A random tile of the `supply` tiles left, known to its owner alone (RB-DRAW-1)."""

    seat: int
    supply: int

    def faces(self, s: State) -> int:
        return self.supply

    def roll(self, s: State, outcome: int, events: Events) -> None:
        seat = self.seat
        tile = unrank_multiset(outcome, s.supply[seat * KINDS : (seat + 1) * KINDS])
        s.supply[seat * KINDS + tile] -= 1
        s.hand[seat].append(tile)
        if events is not None:
            events.append(told.TileDrawn(seat, tile))

    def viewer(self, s: State) -> int | None:
        return self.seat

    def note(self, s: State, outcome: int) -> str:
        seat = self.seat
        return f"{SEATS[seat]} draws {SIGNS[unrank_multiset(outcome, s.supply[seat * KINDS : (seat + 1) * KINDS])]}"


class DrawExtraTile(Chance[State]):
    """One of the tiles set aside, to be placed at once (RI-TOWER-6)."""

    seat: int

    def faces(self, s: State) -> int:
        return sum(s.aside[self.seat * KINDS : (self.seat + 1) * KINDS])

    def roll(self, s: State, outcome: int, events: Events) -> None:
        seat = self.seat
        tile = unrank_multiset(outcome, s.aside[seat * KINDS : (seat + 1) * KINDS])
        s.aside[seat * KINDS + tile] -= 1
        s.hand[seat].append(tile)
        if events is not None:
            events.append(told.ExtraTileDrawn(seat, tile))
        place_from_hand(s, seat, events)

    def viewer(self, s: State) -> int | None:
        return self.seat

    def note(self, s: State, outcome: int) -> str:
        seat = self.seat
        tile = unrank_multiset(outcome, s.aside[seat * KINDS : (seat + 1) * KINDS])
        return f"{SEATS[seat]} draws {SIGNS[tile]} set aside"
