"""Phase 5, actions (OD-PH5): Vikings on action spaces, turn by turn; imitation (OD-IMITATE)."""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Choice, Step
from meadhall.core.words import Message, Reason, reason
from meadhall.games.odin import events as told
from meadhall.games.odin.actions import SPACES
from meadhall.games.odin.notation import IMITATION, NO, PASS, SPACE, WORD, YES
from meadhall.games.odin.rules.anytime import act, anytime, can_play_cards, is_anytime, label, possible, refusal
from meadhall.games.odin.rules.changes import credit_for
from meadhall.games.odin.rules.interpreter import Frames, obstacle
from meadhall.games.odin.rules.moments import call_all, listens
from meadhall.games.odin.rules.occupations import OfferCard, draw, play_card
from meadhall.games.odin.rules.pausing import ActionChoice
from meadhall.games.odin.rules.spaces import can_use, column, usable_spaces, use, vikings_for
from meadhall.games.odin.rules.supply import move_on_thing
from meadhall.games.odin.state import ALONE, NOBODY, OTHER_COLOUR, State, standing


class ActionPhase(Step[State]):
    """Clockwise from the start player, until everybody has passed (OD-PH5-1)."""

    def run(self, s: State, events: Events) -> None:
        s.passed = [0] * s.table.seats
        s.pairs = [0] * s.table.seats
        s.last_placer = NOBODY
        s.push(NextTurn((s.moose - 1) % s.table.seats), EndActions())


class EndActions(Step[State]):
    """Everybody has passed; cards may bring one more action (card 91)."""

    def run(self, s: State, events: Events) -> None:
        s.acted = s.must = 0
        call_all(s, "end_of_actions")


class NextTurn(Step[State]):
    """The next seat that has not passed; without Vikings on the Thing it passes (OD-PH5-5).

    Not who could play a card now, which might bring a Viking back; which card that is nobody else knows (Q-83).
    """

    before: int

    def run(self, s: State, events: Events) -> None:
        for i in range(1, s.table.seats + 1):
            seat = (self.before + i) % s.table.seats
            if s.passed[seat]:
                continue
            if s.thing[seat] or (seat in s.placer and can_play_cards(s, seat)):
                s.push(Turn(seat))
                if s.free_card[seat] != NOBODY:
                    s.push(PlayFreeCard(seat))
                return
            s.passed[seat] = 1


class PlayFreeCard(Choice[State]):
    """The second mini-expansion, short game: the dark card may be played at the first turn (OD-MINI2-9)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-MINI2-9",)

    def options(self, s: State) -> list[int]:
        return [YES, NO]

    def apply(self, s: State, option: int, events: Events) -> None:
        card, s.free_card[self.seat] = s.free_card[self.seat], NOBODY
        if option == YES:
            play_card(s, self.seat, card, events)

    def explain(self, s: State, option: int) -> Reason:
        return reason("yes-or-no", "OD-MINI2-9")

    def prompt(self, s: State) -> Message:
        return Message("prompt-play-free-card", {"card": str(s.free_card[self.seat] + 1)})


def occupied(s: State, space: int) -> bool:
    """By anybody's Vikings, in a solo game also by those of the other colour (OD-PH5-3, OD-SOLO-5)."""
    return s.placed[space] > 0


def closed(s: State, seat: int, space: int) -> Reason | None:
    """Why the seat cannot put Vikings on the space; None if it can."""
    if space < IMITATION and space not in s.table.spaces:
        return reason("space-not-in-play", "OD-SETUP-2")
    if space >= IMITATION and space - IMITATION >= len(s.imitation):
        return reason("space-not-in-play", "OD-SETUP-3")
    if occupied(s, space):
        return reason("space-occupied", "OD-PH5-3")
    if s.thing[seat] < (vikings := vikings_for(s, seat, space)):
        return reason("too-few-vikings", "OD-PH5-2", vikings=vikings, have=s.thing[seat])
    if space >= IMITATION:
        return None if copyable(s, seat, space) else reason("nothing-to-imitate", "OD-IMITATE-1", "OD-IMITATE-2")
    return None if can_use(s, seat, space) else obstacle(s, seat, SPACES[space].script, space)


def copyable(s: State, seat: int, space: int) -> list[int]:
    """Spaces of the same column that another player occupies and that could be used (OD-IMITATE-1, 2, 5)."""
    vikings, placed = column(s, space), s.placed
    return [
        other
        for other in s.table.spaces
        if placed[other] and s.placer[other] != seat and SPACES[other].column == vikings and can_use(s, seat, other)
    ]


class Turn(Choice[State]):
    """Vikings on a space, an anytime action, or passing (OD-PH5-1 to 7)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-PH5-1", "OD-PH5-2", "OD-PH5-3", "OD-PH5-4", "OD-PH5-7")

    def options(self, s: State) -> list[int]:
        seat = self.seat
        spaces = usable_spaces(s, seat)
        spaces += [IMITATION + i for i in range(len(s.imitation)) if closed(s, seat, IMITATION + i) is None]
        return [*(SPACE + space for space in spaces), PASS, *anytime(s, seat)]

    def allows(self, s: State, option: int) -> bool:
        if option == PASS:
            return True
        if 0 <= option < WORD:
            return closed(s, self.seat, option - SPACE) is None
        return possible(s, self.seat, option)

    def apply(self, s: State, option: int, events: Events) -> None:
        seat = self.seat
        if option == PASS:
            s.passed[seat] = 1
            if events is not None:
                events.append(told.Passed(seat))
            s.push(NextTurn(seat))
        elif option < WORD:
            self._use(s, option - SPACE, events)
        else:
            s.push(self)
            act(s, seat, option, events)

    def _use(self, s: State, space: int, events: Events) -> None:
        seat, vikings = self.seat, vikings_for(s, self.seat, space)
        s.placed[space] = vikings
        s.placer[space] = seat
        s.last_placer = seat
        s.acted = s.must = 0
        if vikings < column(s, space):
            credit_for(seat, "plunder_with_fewer", events)
        if events is not None:
            events.append(told.VikingsPlaced(seat, space, vikings))
        if space >= IMITATION:
            s.push(ChooseCopied(seat, space))
        else:
            carry_out(s, seat, space, space)
        move_on_thing(s, seat, -vikings)
        if vikings == column(s, space) == 2 and listens(s, seat, "placing_vikings", 2):
            s.pairs[seat] += 1

    def explain(self, s: State, option: int) -> Reason:
        if option < WORD:
            why = closed(s, self.seat, option - SPACE)
            assert why is not None
            return why
        if is_anytime(option):
            return refusal(s, self.seat, option)
        return reason("choose-a-space", "OD-PH5-1")

    def prompt(self, s: State) -> Message:
        return Message("prompt-turn", {"vikings": s.thing[self.seat]})

    def label(self, s: State, option: int) -> Message | None:
        return label(option)


def carry_out(s: State, seat: int, space: int, place: int) -> None:
    """The card of column 3, then the action, with a card before or after it in column 4 (OD-PH5-8)."""
    before: Frames = []
    after: Frames = []
    if column(s, place) == 3 and s.pile:
        before = draw(s, seat)
    if column(s, place) == 4:
        before, after = [OfferCard(seat, 0)], [OfferCard(seat, 1)]
    s.push(*use(seat, space, place, before, after), NextTurn(seat))


class ChooseCopied(ActionChoice):
    """The space that is imitated, named when the Vikings are placed (OD-IMITATE-1, Q-56)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-IMITATE-1", "OD-IMITATE-2", "OD-IMITATE-5")
    arming: ClassVar[bool] = True
    space: int

    def may_pause(self, s: State) -> bool:
        return True

    def ways(self, s: State) -> list[int]:
        return [SPACE + other for other in copyable(s, self.seat, self.space)]

    def take(self, s: State, option: int, events: Events) -> None:
        if events is not None:
            events.append(told.Imitated(self.seat, option - SPACE))
        carry_out(s, self.seat, option - SPACE, self.space)

    def why_not(self, s: State, option: int) -> Reason:
        if option >= IMITATION:
            return reason("choose-a-space", "OD-IMITATE-1")
        return reason("cannot-imitate", "OD-IMITATE-1", "OD-IMITATE-2")


class MoveMoose(Step[State]):
    """Phase 6: to whoever placed Vikings last; alone it never moves (OD-PH6-1, OD-PH6-2, OD-SOLO-9)."""

    def run(self, s: State, events: Events) -> None:
        if s.last_placer in (NOBODY, s.moose):
            return
        s.moose = s.last_placer
        if events is not None:
            events.append(told.MooseMoved(s.moose))


class ReturnVikings(Step[State]):
    """Phase 12: all Vikings come back (OD-PH12)."""

    def run(self, s: State, events: Events) -> None:
        if s.table.solo:
            change_colours(s, events)
            return
        for seat in range(s.table.seats):
            s.thing[seat] += standing(s.placed, s.placer, seat)
        s.placed = [0] * len(s.placed)
        s.placer = [NOBODY] * len(s.placer)


def change_colours(s: State, events: Events) -> None:
    """The Vikings of this round stay, and those of the round before come back to play (OD-SOLO-6, OD-SOLO-7, Q-65)."""
    back, (unused,) = s.waiting + standing(s.placed, s.placer, OTHER_COLOUR), s.thing
    stay = [vikings if placer == ALONE else 0 for vikings, placer in zip(s.placed, s.placer, strict=True)]
    s.placed, s.placer = stay, [OTHER_COLOUR if vikings else NOBODY for vikings in stay]
    s.thing, s.waiting = [back], unused
    s.colour = 1 - s.colour
    if events is not None:
        events.append(told.ColourChanged(ALONE, s.colour, back, sum(stay)))
