"""Towers of Ireland and their bonuses (RI-TOWER, RI-DRAW3, RI-PRIVATE, RI-DOUBLE)."""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Choice, Frame
from meadhall.core.words import Reason, reason
from meadhall.games.rebirth import events as told
from meadhall.games.rebirth.box import (
    ANOTHER_TILE,
    BONUS_POINTS,
    DOUBLING_TOKEN,
    DRAW_THREE,
    MISSION_CARD,
    PUBLIC_MISSIONS,
    THIRTEEN_POINTS,
    THREE_POINTS,
)
from meadhall.games.rebirth.notation import CARD
from meadhall.games.rebirth.rules.drawing import SecretDraw
from meadhall.games.rebirth.state import EXTRA_DUE, NO_EXTRA, TOWERS, State


def visit_towers(s: State, seat: int, new: list[int], events: Events) -> None:
    """The bonuses of all towers that one tile has made new to the seat, in the order of RI-TOWER-9."""
    if events is not None:
        events += [told.TowerVisited(seat, tower, s.bonuses[tower]) for tower in new]
    bonuses = [s.bonuses[tower] for tower in new]
    _score(s, seat, BONUS_POINTS[THREE_POINTS] * bonuses.count(THREE_POINTS), events)
    if THIRTEEN_POINTS in bonuses and _has_all(s, seat, THIRTEEN_POINTS):
        _score(s, seat, BONUS_POINTS[THIRTEEN_POINTS], events)
    follow: list[Frame[State]] = []
    if MISSION_CARD in bonuses:
        follow.append(DrawPrivateMission(seat))
    if DOUBLING_TOKEN in bonuses and _has_all(s, seat, DOUBLING_TOKEN):
        follow += _token(s, seat, events)
    if DRAW_THREE in bonuses:
        s.draws = 3  # RI-DRAW3-5: a second such bonus in the turn adds nothing
    for tower in new:
        if s.bonuses[tower] == ANOTHER_TILE:
            _grant_extra_tile(s, seat, tower, events)
    if follow:
        s.push(*follow)


def _has_all(s: State, seat: int, bonus: int) -> bool:
    """Whether the seat has a tile next to every tower with this bonus (RI-TOWER-10)."""
    return all(s.visited[seat] >> tower & 1 for tower, kind in enumerate(s.bonuses) if kind == bonus)


def _score(s: State, seat: int, points: int, events: Events) -> None:
    if points:
        s.gain(seat, TOWERS, points)
        if events is not None:
            events.append(told.TowerScored(seat, points))


def _token(s: State, seat: int, events: Events) -> list[Frame[State]]:
    """The doubling token comes into play, unless no mission is left for it (RI-DOUBLE-1, 6)."""
    if open_missions(s, seat):
        return [PlaceToken(seat)]
    if events is not None:
        events.append(told.TokenWasted(seat))
    return []


def _grant_extra_tile(s: State, seat: int, tower: int, events: Events) -> None:
    """One extra tile a turn; a second one is lost for good (RI-TOWER-7)."""
    if s.extra == NO_EXTRA:
        s.extra = EXTRA_DUE  # drawn when everything else of this tile is done: rules/turn.py
    elif events is not None:
        events.append(told.ExtraTileLost(seat, tower))


def open_missions(s: State, seat: int) -> list[int]:
    """The missions of the row that the seat has not fulfilled."""
    return sorted(card for card in s.row if not s.fulfilled[seat] >> card & 1)


class PlaceToken(Choice[State]):
    """Put the doubling token on a public mission not yet fulfilled (RI-DOUBLE-1 to 5)."""

    rules: ClassVar[tuple[str, ...]] = ("RI-DOUBLE-1", "RI-DOUBLE-2", "RI-DOUBLE-3", "RI-DOUBLE-5")

    def options(self, s: State) -> list[int]:
        return [CARD + card for card in open_missions(s, self.seat)]

    def apply(self, s: State, option: int, events: Events) -> None:
        s.tokens[self.seat] = option - CARD
        if events is not None:
            events.append(told.TokenPlaced(self.seat, option - CARD))

    def explain(self, s: State, option: int) -> Reason:
        card = option - CARD
        if card < 0:
            return reason("choose-a-mission", "RI-DOUBLE-1")
        if card not in s.row:
            return reason("mission-not-in-row", "RI-DOUBLE-1", "RI-DOUBLE-4", card=PUBLIC_MISSIONS[card].id)
        return reason("mission-fulfilled-already", "RI-DOUBLE-1", "RI-DOUBLE-3", card=PUBLIC_MISSIONS[card].id)


class DrawPrivateMission(SecretDraw):
    """A card of the public deck becomes the seat's private mission (RI-PRIVATE-1, 2)."""

    def pile(self, s: State) -> list[int]:
        return s.deck

    def take(self, s: State, kind: int, events: Events) -> None:
        s.deck.remove(kind)
        s.missions[self.seat].append(kind)
        if events is not None:
            events.append(told.PrivateMissionDrawn(self.seat, kind))

    def called(self, s: State, kind: int) -> str:
        return f"draws mission {PUBLIC_MISSIONS[kind].id}"
