"""If the round ended now: upkeep played out by the rules themselves, its open choices answered by a rule of thumb."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.core.events import Event
from meadhall.core.frames import Frame
from meadhall.core.game import Breakdown
from meadhall.games.brian_boru.box import REGION_TOWNS, REGIONS, TOWNS
from meadhall.games.brian_boru.notation import OFFER
from meadhall.games.brian_boru.rules.actions import Perform, fall_back
from meadhall.games.brian_boru.rules.battle import ChooseLostTown
from meadhall.games.brian_boru.rules.church import BuildMonastery
from meadhall.games.brian_boru.rules.claims import weights
from meadhall.games.brian_boru.rules.ending import FinalScoring
from meadhall.games.brian_boru.rules.marriage import AnswerPrincess, Marry
from meadhall.games.brian_boru.rules.rounds import UPKEEP, EndRound
from meadhall.games.brian_boru.rules.tricks import DiscardLastCards
from meadhall.games.brian_boru.score import breakdown
from meadhall.games.brian_boru.state import FACE_DOWN, NOBODY, State


class Outlook(NamedTuple):
    """What upkeep would bring: all that would happen, the position after it, and the points if that were the end."""

    happenings: list[Event]
    after: State
    breakdown: Breakdown


def outlook(s: State) -> Outlook:
    """The position itself is left alone."""
    if not s.stack:
        return Outlook([], s, breakdown(s, over=True))
    after = s.copy()
    after.branches = []
    acting = next((frame.seat for frame in reversed(s.stack) if isinstance(frame, Perform)), NOBODY)
    if acting != NOBODY:
        fall_back(after, acting, None)  # the action under way ends first; those below it have not begun
    after.stack = rest_of_upkeep(s)
    happenings: list[Event] = []
    after.settle(happenings)
    while after.stack:
        seat = after.decision.seats[0]
        after.apply(seat, answer(after, seat), happenings)
    return Outlook(happenings, after, final(after))


def rest_of_upkeep(s: State) -> list[Frame[State]]:
    """The frames of upkeep that are still to come in this round, as a stack; none before it is prepared."""
    kinds = [type(frame) for frame in s.stack]
    if EndRound not in kinds or (Marry in kinds and s.marriage == NOBODY):
        return []
    end = kinds.index(DiscardLastCards) if DiscardLastCards in kinds else len(kinds)
    return s.stack[kinds.index(EndRound) + 1 : end]


def final(s: State) -> Breakdown:
    """The points if the game ended here."""
    end = s.copy()
    if s.holder != NOBODY:
        FinalScoring().run(end, None)
    return breakdown(end, over=True)


# the rule of thumb


def answer(s: State, seat: int) -> int:
    """A sensible choice for whoever has to choose in upkeep."""
    choice = s.stack[-1]
    if isinstance(choice, AnswerPrincess):
        return OFFER + princess(s, seat)
    options = s.options(seat)
    if isinstance(choice, ChooseLostTown):
        sign = 1 if choice.loser != seat else -1
        return max(options, key=lambda town: sign * loss(s, choice.loser, town))
    if isinstance(choice, BuildMonastery):
        return max(options, key=lambda town: gain(s, seat, town))
    return max(options, key=lambda town: gain(s, seat, town) + 2 * new_region(s, seat, town))


def near(s: State, region: int, weight: int) -> float:
    """How near the claim token is to being turned, with so much in the region; 1 if it lies open."""
    return min(1.0, weight / REGIONS[region].threshold) if s.claims[region] == FACE_DOWN else 1.0


def gain(s: State, seat: int, town: int) -> float:
    """What one more in the town's region is worth: most where it takes the lead."""
    region = TOWNS[town].region
    sums = weights(s, region)
    ahead = sums[seat] + 1 - max(sums[:seat] + sums[seat + 1 :])
    share = 1.0 if ahead == 1 else 0.5 if ahead in (0, 2) else 0.1
    return REGIONS[region].points * near(s, region, sum(sums) + 1) * share


def loss(s: State, loser: int, town: int) -> float:
    """What the town is worth to the one who may lose it: most where it costs the lead."""
    region = TOWNS[town].region
    sums = weights(s, region)
    weight = 2 if s.monasteries >> town & 1 else 1
    rivals = max(sums[:loser] + sums[loser + 1 :])
    at_stake = sums[loser] >= rivals >= sums[loser] - 2 * weight
    last_town = (s.controlled(loser) & REGION_TOWNS[region]).bit_count() == 1
    return REGIONS[region].points * near(s, region, sum(sums)) ** 2 * at_stake + weight + last_town


def new_region(s: State, seat: int, town: int) -> bool:
    return not s.controlled(seat) & REGION_TOWNS[TOWNS[town].region]


def princess(s: State, seat: int) -> int:
    """Military support, trade or four points: whatever leaves the seat best off if nothing else changed."""
    values = []
    for offer in range(3):
        wed = s.copy()
        wed.stack = wed.stack[-1:]
        wed.apply(seat, OFFER + offer)
        wed.stack = [UPKEEP[-1]]
        wed.settle(None)
        totals = final(wed).totals
        values.append(totals[seat] - max(totals[:seat] + totals[seat + 1 :]))
    return values.index(max(values))
