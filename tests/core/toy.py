"""Market: a tiny game that has everything the kernel must cope with and Rebirth has not.

Each of two rounds a prize is thrown with a die of more faces than 64 bits can count. Then all seats together, in
secret, choose a card of their hand and after it a stake: two small choices each. When the last has chosen, cards and
stakes are shown, and the highest card that nobody else played wins the prize, doubled by a stake. At last the winner of
the second prize, or seat A, gives a point to somebody, twice.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from meadhall.core import (
    HIDDEN,
    SEATS,
    Breakdown,
    Chance,
    Choice,
    Dice,
    Event,
    Events,
    Game,
    LabDice,
    Message,
    NotationError,
    Observation,
    Reason,
    State,
    Step,
    Table,
    TableOption,
    position,
)
from meadhall.core.frames import frames_in
from meadhall.core.rows import from_data
from meadhall.core.words import reason

HAND = 0b111
STAKE = 3
GIVE = 5
SIZE = GIVE + len(SEATS)
FACES = 5**40
"""More than 64 bits."""


@position
class Market(State):
    size: ClassVar[int] = SIZE
    table: Table
    round: int
    prize: int
    hands: list[int]
    cards: list[int]
    stakes: list[int]
    points: list[int]


class PrizeThrown(Event):
    prize: int


class CardShown(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: int
    stake: int


class PointGiven(Event):
    seat: int
    to: int


class Round(Step[Market]):
    def run(self, s: Market, events: Events) -> None:
        s.round += 1
        s.push(ThrowPrize(), Show())


class ThrowPrize(Chance[Market]):
    def faces(self, s: Market) -> int:
        return FACES

    def roll(self, s: Market, outcome: int, events: Events) -> None:
        s.prize = 1 + outcome * 3 // FACES
        if events is not None:
            events.append(PrizeThrown(s.prize))
        s.together([[ChooseCard(seat), ChooseStake(seat)] for seat in range(s.table.seats)])

    def note(self, s: Market, outcome: int) -> str:
        return f"prize {1 + outcome * 3 // FACES}"


class ChooseCard(Choice[Market]):
    hidden: ClassVar[bool] = True

    def options(self, s: Market) -> list[int]:
        return [card for card in range(3) if s.hands[self.seat] >> card & 1]

    def apply(self, s: Market, option: int, events: Events) -> None:
        s.cards[self.seat] = option

    def explain(self, s: Market, option: int) -> Reason:
        return reason("no-such-card", card=option)


class ChooseStake(Choice[Market]):
    hidden: ClassVar[bool] = True

    def options(self, s: Market) -> list[int]:
        return [STAKE, STAKE + 1]

    def apply(self, s: Market, option: int, events: Events) -> None:
        s.stakes[self.seat] = option - STAKE


class Show(Step[Market]):
    def run(self, s: Market, events: Events) -> None:
        for seat, card in enumerate(s.cards):
            s.hands[seat] &= ~(1 << card)
            if events is not None:
                events.append(CardShown(seat, card, s.stakes[seat]))
        alone = [card for card in s.cards if s.cards.count(card) == 1]
        winner = s.cards.index(max(alone)) if alone else 0
        if alone:
            s.points[winner] += s.prize * (1 + s.stakes[winner])
        s.cards = [HIDDEN] * s.table.seats
        s.stakes = [HIDDEN] * s.table.seats
        s.push(*([Round()] if s.round < s.table.rounds else [Give(winner), Give(winner)]))


class Give(Choice[Market]):
    def options(self, s: Market) -> range:
        return range(GIVE, GIVE + s.table.seats)

    def apply(self, s: Market, option: int, events: Events) -> None:
        s.points[option - GIVE] += 1
        if events is not None:
            events.append(PointGiven(self.seat, option - GIVE))

    def prompt(self, s: Market) -> Message:
        return Message("prompt-give", {"left": len(s.stack)})


class MarketTable(Table):
    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        self.rounds = int(options["rounds"])


@dataclass(slots=True)
class Seen(Observation):
    round: int
    prize: int
    hands: list[int]
    card: int
    stake: int
    points: list[int]


class MarketGame(Game[MarketTable, Market, Seen]):
    id = "market"
    title = "Market"
    rules_version = 3
    seat_counts = (2, 3)
    table_options = (TableOption("rounds", ("2", "1")),)
    provenance = ()
    state = Market
    observation = Seen

    def lay_table(self, seats: int, options: dict[str, str]) -> MarketTable:
        return MarketTable(seats, options)

    def start(self, table: MarketTable) -> Market:
        nothing = [HIDDEN] * table.seats
        return Market(table, [Round()], [], 0, 0, [HAND] * table.seats, nothing[:], nothing[:], [0] * table.seats)

    def observe(self, state: Market, seat: int | None) -> Seen:
        common = self.seen(state, seat)
        own = seat is not None
        return Seen(
            **common,
            round=state.round,
            prize=state.prize,
            hands=state.hands[:],
            card=state.cards[seat] if own else HIDDEN,
            stake=state.stakes[seat] if own else HIDDEN,
            points=state.points[:],
        )

    def imagine(self, observation: Seen, dice: Dice) -> Market:
        table = self.table(observation.seats, observation.options)
        s = self.start(table)
        s.stack = [from_data(frame, self.frames) for frame in observation.stack]
        s.branches = [[from_data(frame, self.frames) for frame in branch] for branch in observation.branches]
        s.round, s.prize = observation.round, observation.prize
        s.hands, s.points = observation.hands[:], observation.points[:]
        for seat, branch in enumerate(s.branches):
            if seat == observation.seat:
                s.cards[seat], s.stakes[seat] = observation.card, observation.stake
                continue
            if len(branch) < 2:
                cards = [card for card in range(3) if s.hands[seat] >> card & 1]
                s.cards[seat] = cards[dice.below(len(cards))]
            if not branch:
                s.stakes[seat] = dice.below(2)
        return s

    def describe(self, option: int) -> dict[str, Any]:
        if not 0 <= option < SIZE:
            raise ValueError(f"no option {option}")
        kind, start = ("card", 0) if option < STAKE else ("stake", STAKE) if option < GIVE else ("give", GIVE)
        return {"kind": kind, "number": option - start}

    def notation(self, option: int) -> str:
        form = self.describe(option)
        return f"{form['kind']}{form['number']}"

    def label(self, option: int) -> Message:
        return Message("option", {"number": option})

    def parse(self, text: str) -> int:
        for option in range(SIZE):
            if self.notation(option) == text:
                return option
        raise NotationError(f"{text!r} is no choice; write card0, stake1 or give0")

    def score(self, state: Market) -> Breakdown:
        totals = tuple(state.points)
        points = tuple((total,) for total in totals)
        if state.stack or state.branches:
            return Breakdown(("points",), points, totals)
        won = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        places = tuple(1 + sum(other > total for other in totals) for total in totals)
        return Breakdown(("points",), points, totals, won, places)

    def forecast(self, observation: Seen) -> Breakdown:
        return self.score(self.imagine(observation, LabDice(0)))


import sys  # noqa: E402

MarketGame.frames = frames_in(sys.modules[__name__])
game = MarketGame()
