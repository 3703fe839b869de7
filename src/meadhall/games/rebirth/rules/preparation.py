"""Preparation (RB-SETUP, RI-SETUP): everything before the first turn, in the order of the rulebook."""

from __future__ import annotations

from bisect import insort
from math import factorial

from meadhall.core.dice import unrank_shuffle
from meadhall.core.events import Events
from meadhall.core.frames import Chance, Frame, Step
from meadhall.core.words import SEATS
from meadhall.games.rebirth import events as told
from meadhall.games.rebirth.box import BONUSES, PUBLIC_MISSIONS, ROW, SIGNS, TOWER_TILES
from meadhall.games.rebirth.rules.drawing import SecretDraw
from meadhall.games.rebirth.rules.turn import BeginTurn, DrawTile
from meadhall.games.rebirth.state import State


class Prepare(Step[State]):
    """What has to be drawn before the first turn."""

    def run(self, s: State, events: Events) -> None:
        seats = range(s.table.seats)
        frames: list[Frame[State]] = [LayMissionRow(), LayTowers()] if s.table.ireland else []
        frames += [SetAside(seat) for seat in seats for _ in range(s.table.set_aside)]
        frames += [DrawTile(seat) for seat in seats]  # RB-SETUP-15
        frames.append(ChooseFirstPlayer() if s.table.first is None else BeginTurn(s.table.first))
        s.push(*frames)


class LayMissionRow(Chance[State]):
    """Eight public missions are laid out face up; the rest is the deck (RI-SETUP-2)."""

    def faces(self, s: State) -> int:
        return factorial(len(PUBLIC_MISSIONS))

    def roll(self, s: State, outcome: int, events: Events) -> None:
        s.row = self._row(outcome)
        for card in s.row:
            s.deck.remove(card)
            if events is not None:
                events.append(told.MissionLaid(card))

    def note(self, s: State, outcome: int) -> str:
        return " ".join(PUBLIC_MISSIONS[card].id for card in self._row(outcome))

    @staticmethod
    def _row(outcome: int) -> list[int]:
        return unrank_shuffle(outcome, list(range(len(PUBLIC_MISSIONS))))[:ROW]


class LayTowers(Chance[State]):
    """Each tower hex gets a bonus tile, face up (RI-SETUP-3)."""

    def faces(self, s: State) -> int:
        return factorial(len(TOWER_TILES))

    def roll(self, s: State, outcome: int, events: Events) -> None:
        s.bonuses = unrank_shuffle(outcome, TOWER_TILES)
        if events is not None:
            events += [told.TowerLaid(tower, bonus) for tower, bonus in enumerate(s.bonuses)]

    def note(self, s: State, outcome: int) -> str:
        return " ".join(BONUSES[bonus] for bonus in unrank_shuffle(outcome, TOWER_TILES))


class SetAside(SecretDraw):
    """A player puts a random tile aside (RB-SETUP-12, RI-SETUP-9)."""

    def pile(self, s: State) -> list[int]:
        return s.supply[self.seat]

    def take(self, s: State, kind: int, events: Events) -> None:
        seat = self.seat
        s.supply[seat].remove(kind)
        insort(s.aside[seat], kind)
        if events is not None:
            events.append(told.TileSetAside(seat, kind))

    def called(self, s: State, kind: int) -> str:
        return f"sets aside {SIGNS[kind]}"


class ChooseFirstPlayer(Chance[State]):
    """Who begins (RB-SETUP-16, a house ruling: the box asks who last visited the country)."""

    def faces(self, s: State) -> int:
        return s.table.seats

    def roll(self, s: State, outcome: int, events: Events) -> None:
        if events is not None:
            events.append(told.FirstPlayer(outcome))
        s.push(BeginTurn(outcome))

    def note(self, s: State, outcome: int) -> str:
        return f"{SEATS[outcome]} begins"
