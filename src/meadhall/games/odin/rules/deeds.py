"""Actions from their beginning to their end, as cards see them: what they bring is remembered as long as they last."""

from __future__ import annotations

from meadhall.core.events import Events
from meadhall.core.frames import Frame, Step
from meadhall.games.odin.rules.moments import call
from meadhall.games.odin.state import NOBODY, Deed, State

BROUGHT = (Deed.WOOD, Deed.STONE)
"""What a Viking action brings, also by actions of cards within it; cards ask about stockfish after each of these."""


def as_action(seat: int, space: int, place: int, *frames: Frame[State]) -> list[Frame[State]]:
    """The frames as the action of a space, whose Vikings stand at `place`; or of a card, with NOBODY for both."""
    return [OpenDeed(seat, space, place), *frames, CloseDeed(seat)]


class OpenDeed(Step[State]):
    seat: int
    space: int
    place: int

    def run(self, s: State, events: Events) -> None:
        s.deeds.append([self.space, self.place] + [0] * (len(Deed) - 2))


class CloseDeed(Step[State]):
    """Cards that ask about the action respond while it is still remembered. Without Vikings it is no Viking action."""

    seat: int

    def run(self, s: State, events: Events) -> None:
        seat = self.seat
        space, place = s.deeds[-1][Deed.SPACE], s.deeds[-1][Deed.PLACE]
        s.push(EndDeed(seat))
        if not s.played[seat]:
            return
        call(s, seat, "after_action")
        if place != NOBODY:
            call(s, seat, "after_viking_action")
        if space != NOBODY:
            call(s, seat, "after_space", space)


class EndDeed(Step[State]):
    """What an action within another one has brought, the other one has brought."""

    seat: int

    def run(self, s: State, events: Events) -> None:
        deed = s.deeds.pop()
        if not s.deeds:
            s.acted = s.must = 0
        else:
            for record in BROUGHT:
                s.deeds[-1][record] += deed[record]
