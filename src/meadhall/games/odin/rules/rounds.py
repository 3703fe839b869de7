"""The course of the game (OD-ROUND): twelve phases a round; the last round ends with the feast."""

from __future__ import annotations

from meadhall.core.events import Events
from meadhall.core.frames import Frame, Step
from meadhall.games.odin.rules.anytime import Windows
from meadhall.games.odin.rules.ending import BeforeScoring, FinalScoring
from meadhall.games.odin.rules.exploration import TurnIslands
from meadhall.games.odin.rules.feast import Feast
from meadhall.games.odin.rules.mountain import WearStrips
from meadhall.games.odin.rules.turns import ActionPhase, MoveMoose, ReturnVikings
from meadhall.games.odin.rules.upkeep import BeforeIncome, Bonus, Breed, DrawWeapons, Harvest, Income, NewViking
from meadhall.games.odin.state import State

BEFORE_BONUS = (
    *(NewViking(), Harvest(), TurnIslands(), DrawWeapons(), ActionPhase(), MoveMoose()),
    *(Windows(), BeforeIncome(), Income(), Windows(), Breed(), Feast(), Windows()),
)
AFTER_FEAST = (Bonus(), WearStrips(), ReturnVikings())


class Round(Step[State]):
    """In the last round neither bonus nor mountain strips follow the feast (OD-ROUND-2)."""

    def run(self, s: State, events: Events) -> None:
        last = s.round + 1 == s.table.rounds
        rest: tuple[Frame[State], ...] = (BeforeScoring(), FinalScoring()) if last else (*AFTER_FEAST, Round())
        s.push(*BEFORE_BONUS, *rest)
