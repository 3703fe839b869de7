"""The marriage step of upkeep (BB-MARRY) and the Danish Princess (BB-PRINCESS)."""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Choice, Frame, Step
from meadhall.core.words import Message, Reason, reason
from meadhall.games.brian_boru import events as told
from meadhall.games.brian_boru.box import MARRIAGES, PRINCESS, REGION_TOWNS, REGIONS, TOWNS, TRACK
from meadhall.games.brian_boru.notation import CARD, OFFER, town_name, towns_at
from meadhall.games.brian_boru.state import ALL_TOWNS, MARRIAGE, NOBODY, State

ANYWHERE = len(REGIONS)
"""Stands for a region where any will do."""

IN_REGION = (*REGION_TOWNS, ALL_TOWNS)

SUPPORT, TRADE, REJECT = range(3)
"""What can be made of the Princess."""


class Marry(Step[State]):
    """The highest disc of the track takes the card; with all discs on the first space it leaves (BB-MARRY-1 to 6)."""

    def run(self, s: State, events: Events) -> None:
        card, highest = s.marriage, max(s.track)
        s.marriage = NOBODY
        if not highest:
            if events is not None:
                events.append(told.MarriageLapsed(card))
            return
        seat = s.track.index(highest)
        s.wed[seat] |= 1 << card
        marriage = MARRIAGES[card]
        points = 0 if card == PRINCESS else marriage.points
        s.gain(seat, MARRIAGE, points)
        s.renown[seat] += marriage.renown
        if events is not None:
            events.append(told.Married(seat, card, highest, points, marriage.renown))
        frames: list[Frame[State]] = []
        if card == PRINCESS:
            frames.append(AnswerPrincess(seat))
        elif marriage.region != NOBODY:
            frames.append(GiveTown(seat, marriage.region, 0))
        s.push(*frames, RewardTrack(seat))


class AnswerPrincess(Choice[State]):
    """Military support, trade, or four points (BB-PRINCESS-1)."""

    rules: ClassVar[tuple[str, ...]] = tuple(f"BB-PRINCESS-{number}" for number in (1, 3, 4, 7, 11))

    def options(self, s: State) -> list[int]:
        return [OFFER + SUPPORT, OFFER + TRADE, OFFER + REJECT]

    def apply(self, s: State, option: int, events: Events) -> None:
        seat, offer = self.seat, option - OFFER
        if offer == SUPPORT:
            s.ally = seat
        elif offer == TRADE:
            s.trader = seat
        else:
            s.wed[seat] ^= 1 << PRINCESS  # BB-PRINCESS-10
            s.gain(seat, MARRIAGE, MARRIAGES[PRINCESS].points)
        if events is not None:
            events.append(told.PrincessAnswered(seat, offer))

    def explain(self, s: State, option: int) -> Reason:
        return reason("answer-the-princess", "BB-PRINCESS-1")


class RewardTrack(Step[State]):
    """The married seat's disc goes back; the others get what their spaces show, highest first (BB-MARRY-4, 7 to 10)."""

    seat: int

    def run(self, s: State, events: Events) -> None:
        s.track[self.seat] = 0
        for space, seat in sorted(((space, seat) for seat, space in enumerate(s.track)), reverse=True):
            reward = TRACK[space]
            s.coins[seat] += reward.coins
            s.renown[seat] += reward.renown
            if events is not None and (reward.coins or reward.renown):
                events.append(told.TrackRewarded(seat, space, reward.coins, reward.renown))
            if reward.town:
                s.push(GiveTown(seat, ANYWHERE, space))  # one disc at most can stand there


# a free town as a benefit


class GiveTown(Step[State]):
    """A disc on a free town, of the region or anywhere; nothing if there is none (BB-SYM-BEN-4 to 7, Q-26, Q-27)."""

    seat: int
    region: int
    space: int
    """The space of the track that gives it; 0 for the marriage card."""

    def run(self, s: State, events: Events) -> None:
        towns = s.free & IN_REGION[self.region]
        if not towns:
            if events is not None:
                events.append(told.NoTownFree(self.seat, self.region))
        elif towns.bit_count() == 1:
            settle_town(s, self.seat, towns.bit_length() - 1, self.space, events)
        else:
            s.push(TakeTown(self.seat, self.region, self.space))


class TakeTown(Choice[State]):
    """Which free town (BB-SYM-BEN-4, 6)."""

    rules: ClassVar[tuple[str, ...]] = ("BB-SYM-BEN-4", "BB-SYM-BEN-6", "BB-SYM-BEN-7")
    region: int
    space: int

    def options(self, s: State) -> list[int]:
        return towns_at(s.free & IN_REGION[self.region])

    def apply(self, s: State, option: int, events: Events) -> None:
        settle_town(s, self.seat, option, self.space, events)

    def explain(self, s: State, option: int) -> Reason:
        if option >= CARD:
            return reason("choose-a-town", "BB-SYM-BEN-4", "BB-SYM-BEN-6")
        if not s.free >> option & 1:
            return reason("town-has-disc", "BB-SYM-BEN-4", "BB-SYM-BEN-6", town=town_name(option))
        assert TOWNS[option].region != self.region, "a free town of the region can be taken"
        return reason("other-region", "BB-SYM-BEN-4", region=REGIONS[self.region].id)

    def prompt(self, s: State) -> Message:
        return Message("prompt-take-town", {"region": "any" if self.region == ANYWHERE else REGIONS[self.region].id})


def settle_town(s: State, seat: int, town: int, space: int, events: Events) -> None:
    s.put_disc(seat, town)
    if events is not None:
        events.append(told.TownGiven(seat, town, space))
