"""The course of a turn (RB-TURN, RI-TURN): place a tile, score it, 3. draw a tile (RB-DRAW, RI-DRAW3)."""

from __future__ import annotations

from meadhall.core.events import Events
from meadhall.core.frames import Step
from meadhall.games.rebirth import events as told
from meadhall.games.rebirth.box import SIGNS
from meadhall.games.rebirth.rules.drawing import SecretDraw
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
        s.stack.append(EndTurn.of(seat))  # nobody chooses at the same time in this game: the stack itself will do
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
        s.stack.append(BeginTurn.of((seat + 1) % s.table.seats))
        for _ in s.supply[seat][: s.draws]:  # RB-DRAW-4, RI-DRAW3-2: no more than there are
            s.stack.append(DrawTile.of(seat))


class DrawTile(SecretDraw):
    """A tile of the supply (RB-DRAW-1)."""

    def pile(self, s: State) -> list[int]:
        return s.supply[self.seat]

    def take(self, s: State, kind: int, events: Events) -> None:
        seat = self.seat
        s.supply[seat].remove(kind)
        s.hand[seat].append(kind)
        if events is not None:
            events.append(told.TileDrawn(seat, kind))

    def called(self, s: State, kind: int) -> str:
        return f"draws {SIGNS[kind]}"


class DrawExtraTile(SecretDraw):
    """One of the tiles set aside, to be placed at once (RI-TOWER-6)."""

    def pile(self, s: State) -> list[int]:
        return s.aside[self.seat]

    def take(self, s: State, kind: int, events: Events) -> None:
        seat = self.seat
        s.aside[seat].remove(kind)
        s.hand[seat].append(kind)
        if events is not None:
            events.append(told.ExtraTileDrawn(seat, kind))
        place_from_hand(s, seat, events)

    def called(self, s: State, kind: int) -> str:
        return f"draws {SIGNS[kind]} set aside"
