"""The end of the game and scoring (OD-END, OD-SCORE)."""

from __future__ import annotations

from meadhall.core.events import Events
from meadhall.core.frames import Step
from meadhall.games.odin import events as told
from meadhall.games.odin.box import VERY_GOOD
from meadhall.games.odin.rules.moments import call_all
from meadhall.games.odin.score import breakdown
from meadhall.games.odin.state import ALONE, State


class BeforeScoring(Step[State]):
    """Cards that pay at the beginning of scoring (OD-SCORE-14)."""

    def run(self, s: State, events: Events) -> None:
        call_all(s, "scoring")


class FinalScoring(Step[State]):
    """The most points win; a tie is shared (OD-SCORE-12). Alone there is only a result (OD-SOLO-11)."""

    def run(self, s: State, events: Events) -> None:
        if events is None:
            return
        score = breakdown(s, over=True)
        if s.table.solo:
            (points,) = score.totals
            events.append(told.Finished(ALONE, points, int(points >= VERY_GOOD), VERY_GOOD))
            return
        shared = int(len(score.winners) > 1)
        events += [told.Won(seat, score.totals[seat], shared) for seat in score.winners]
