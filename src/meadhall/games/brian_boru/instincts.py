"""How good every option looks at first sight, without trying it out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum
from typing import Any

from meadhall.core.masks import bits
from meadhall.games.brian_boru.box import (
    CARD_VALUES,
    CARDS,
    CHURCH,
    COIN,
    CONTROL,
    COURT,
    EXPAND,
    EXPANSION_PRICE,
    EXTRA_PRICE,
    FREE,
    NEIGHBOURS,
    PAY,
    PENALTY,
    RAIDER,
    REGION_TOWNS,
    REGIONS,
    TOP,
    TOWNS,
    WEIGHTS,
)
from meadhall.games.brian_boru.notation import ACTION, CARD, EXTRAS, NO
from meadhall.games.brian_boru.prospects import (
    Row,
    battle,
    claim,
    courtship,
    hand_value,
    hopes,
    purse,
    reached,
    remembered,
    service,
    spread,
    tricks_left,
)
from meadhall.games.brian_boru.rules.actions import RUNS, BuyExtras, ChooseAction, Expand, primary, secondary, targets
from meadhall.games.brian_boru.rules.church import BuildMonastery
from meadhall.games.brian_boru.rules.claims import tally
from meadhall.games.brian_boru.rules.draft import ALL_CARDS, PickCard
from meadhall.games.brian_boru.rules.marriage import TakeTown
from meadhall.games.brian_boru.rules.setup import PlaceFirstDisc
from meadhall.games.brian_boru.rules.tricks import MATCHING, LeadCard, LeadTown, PlayCard, matching, winning_card
from meadhall.games.brian_boru.state import NOBODY, State


def glance(s: State, seat: int, options: Sequence[int]) -> list[float]:
    """How good the options look, in points; only to be compared with each other."""
    choice = s.owing(seat)
    sense = SENSES.get(type(choice))
    return sense(Mind(s, seat), choice, options) if sense else tried(s, seat, options)


def tried(s: State, seat: int, options: Sequence[int]) -> list[float]:
    """The hopes after each option: good enough where a choice has no further consequences."""
    found = []
    for option in options:
        after = s.copy()
        after.apply(seat, option)
        found.append(WEIGHTS.standings(hopes(after))[seat])
    return found


# what a seat wants


def swing(after: Row, before: Row, seat: int) -> float:
    """How much better the seat stands if only this has changed."""
    own = after[seat] - before[seat]
    return own - WEIGHTS["rivals"] * (fsum(after) - fsum(before) - own) / (len(after) - 1)


@remembered
def weighing(region: int, sums: tuple[int, ...], owner: int, ahead: int, seat: int) -> float:
    """What it is worth to weigh one more in a region."""
    more = (*sums[:seat], sums[seat] + 1, *sums[seat + 1 :])
    return swing(claim(region, more, owner, ahead), claim(region, sums, owner, ahead), seat)


@remembered
def reaching(regions: int, ahead: int) -> float:
    """What a town in one more region is worth."""
    return spread(regions + 1, ahead) - spread(regions, ahead) if regions < len(REGIONS) else 0.0


class Mind:
    """What a seat wants in a position."""

    __slots__ = ("_gains", "_worth", "ahead", "left", "rounds", "s", "seat")

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.left = tricks_left(s)
        self.rounds = s.table.rounds - s.round
        self.ahead = self.left + self.rounds * (s.table.dealt - s.table.kept)
        self._worth: dict[tuple[int, int], float] = {}
        self._gains: list[float | None] = [None] * len(REGIONS)

    def weight(self, region: int) -> float:
        """What it is worth to weigh one more in the region."""
        s = self.s
        sums = tally(region, s.discs, s.vikings, s.monasteries, s.ally)
        return weighing(region, tuple(sums), s.claims[region], self.ahead, self.seat)

    def gain(self, region: int) -> float:
        """What a town in the region is worth."""
        gain = self._gains[region]
        if gain is None:
            towns = self.s.controlled(self.seat)
            gain = self.weight(region) + WEIGHTS["town"]
            if not towns & REGION_TOWNS[region]:
                gain += reaching(reached(towns), self.ahead)
            self._gains[region] = gain
        return gain

    def best_gain(self, towns: int) -> float:
        """What the best of these towns is worth."""
        return max([self.gain(region) for region, inside in enumerate(REGION_TOWNS) if inside & towns], default=0.0)

    def action(self, action: int) -> float:
        """What an action of a card is worth."""
        worth = self._worth
        total = 0.0
        for run in RUNS[action]:
            value = worth.get(run)
            if value is None:
                value = worth[run] = WORTH[run[0]](self, run[1])
            total += value
        return total

    def lost(self, card: int) -> float:
        """What a card is worth that does not win the trick."""
        upper = self.action(secondary(card, 0))
        return upper if len(CARDS[card].secondary) == 1 else max(upper, self.action(secondary(card, 1)))

    # symbols

    def coins(self, number: int) -> float:
        coins = self.s.coins[self.seat]
        return purse(coins + number, self.ahead) - purse(coins, self.ahead)

    def payment(self, number: int) -> float:
        payable = min(number, self.s.coins[self.seat])
        return (self.coins(-payable) if payable else 0.0) - PENALTY * (number - payable)

    def steps(self, number: int) -> float:
        s, seat = self.s, self.seat
        track = s.track[:]
        before = courtship(tuple(track), s.marriage, self.left, self.rounds)
        track[seat] = 0
        space = min(s.track[seat] + number, TOP)
        while space and space in track:
            space -= 1
        track[seat] = space
        return swing(courtship(tuple(track), s.marriage, self.left, self.rounds), before, seat)

    def raiders(self, number: int) -> float:
        s, seat = self.s, self.seat
        raiders, renown = s.raiders[:], tuple(s.renown)
        before = battle(tuple(raiders), renown, s.area, self.left, self.rounds, True)
        number = min(number, s.area)
        raiders[seat] += number
        return swing(battle(tuple(raiders), renown, s.area - number, self.left, self.rounds, True), before, seat)

    def discs(self, number: int) -> float:
        s, seat = self.s, self.seat
        discs = s.church[:]
        before = service(tuple(discs), self.left, self.rounds, True)
        discs[seat] += number
        return swing(service(tuple(discs), self.left, self.rounds, True), before, seat)

    def expansion(self, number: int) -> float:
        """After a coin or more."""
        coins = self.s.coins[self.seat]
        if coins + 1 < EXPANSION_PRICE:
            return 0.0
        towns = targets(self.s, self.seat)
        return max(0.0, self.best_gain(towns) + self.coins(-min(coins, EXPANSION_PRICE))) if towns else 0.0

    def freedom(self, number: int) -> float:
        return self.best_gain(self.s.discs[self.seat] & self.s.vikings)

    # options

    def play(self, card: int, matches: int, best: int) -> tuple[float, float]:
        """The chance to win the trick with the card, and what playing it promises apart from the town."""
        rest = hand_value(self.s.hands[self.seat] & ~(1 << card), self.left - 1)
        if card < best or not matches >> card & 1:
            return 0.0, rest + self.lost(card)
        chance = self.chance(card, matches)
        rest += chance * (self.action(primary(card)) + WEIGHTS["lead"])
        return chance, rest + (1 - chance) * self.lost(card) if chance < 1 else rest

    def chance(self, card: int, matches: int) -> float:
        """That nobody beats the card."""
        s = self.s
        followers = s.trick.count(NOBODY) - 1
        if not followers:
            return 1.0
        unseen = ALL_CARDS & ~s.hands[self.seat]
        for played, trick in zip(s.played, s.trick, strict=True):
            unseen &= ~played
            if trick != NOBODY:
                unseen &= ~(1 << trick)
        higher = ((unseen & matches) >> card).bit_count()
        return 1 / (1 + WEIGHTS["beaten"] * followers * higher * (self.left + 1) / unseen.bit_count())


WORTH: dict[int, Callable[[Mind, int], float]] = {
    CONTROL: lambda mind, number: 0.0,  # weighed apart
    COIN: Mind.coins,
    PAY: Mind.payment,
    COURT: Mind.steps,
    RAIDER: Mind.raiders,
    CHURCH: Mind.discs,
    EXPAND: Mind.expansion,
    FREE: Mind.freedom,
}


# by choice


def _cards(mind: Mind, choice: Any, options: Sequence[int]) -> list[float]:
    s = mind.s
    matches, best, prize = matching(s), winning_card(s.trick, s.active), 0.0
    if s.active != NOBODY:
        prize = mind.gain(TOWNS[s.active].region)
    played = [mind.play(option - CARD, matches, best) for option in options]
    return [rest + chance * prize for chance, rest in played]


def _leads(mind: Mind, choice: Any, options: Sequence[int]) -> list[float]:
    """For each colour and region: the best card for a town there."""
    s = mind.s
    hand = bits(s.hands[mind.seat])
    colours = [[mind.play(card, cards, NOBODY) for card in hand if cards >> card & 1] for cards in MATCHING]
    seen: dict[tuple[int, int], float] = {}
    found = []
    for option in options:
        town = TOWNS[option]
        key = town.colour, town.region
        if key not in seen:
            prize = mind.gain(town.region)
            seen[key] = max([rest + chance * prize for chance, rest in colours[town.colour]], default=0.0)
        found.append(seen[key] + WEIGHTS["road"] * (NEIGHBOURS[option] & s.free).bit_count())
    return found


def _picks(mind: Mind, choice: Any, options: Sequence[int]) -> list[float]:
    cards = [option - CARD for option in options]
    return [CARD_VALUES[card] + WEIGHTS["fitting"] * mind.lost(card) for card in cards]


def _actions(mind: Mind, choice: Any, options: Sequence[int]) -> list[float]:
    return [mind.action(secondary(choice.card, option - ACTION)) for option in options]


def _extras(mind: Mind, choice: Any, options: Sequence[int]) -> list[float]:
    worth = WORTH[choice.symbol]
    numbers = [option - EXTRAS for option in options]
    return [worth(mind, number) + mind.coins(-EXTRA_PRICE * number) if number else 0.0 for number in numbers]


def _towns(mind: Mind, choice: Any, options: Sequence[int]) -> list[float]:
    return [_town(mind, option) for option in options]


def _town(mind: Mind, town: int) -> float:
    """What a town is worth by its region and by its roads."""
    return mind.gain(TOWNS[town].region) + WEIGHTS["road"] * (NEIGHBOURS[town] & mind.s.free).bit_count()


def _expansions(mind: Mind, choice: Any, options: Sequence[int]) -> list[float]:
    price = mind.coins(-EXPANSION_PRICE)
    return [0.0 if option == NO else _town(mind, option) + price for option in options]


def _sites(mind: Mind, choice: Any, options: Sequence[int]) -> list[float]:
    return [mind.weight(TOWNS[option].region) for option in options]


SENSES: dict[type, Callable[[Mind, Any, Sequence[int]], list[float]]] = {
    PlaceFirstDisc: _towns,
    PickCard: _picks,
    LeadTown: _leads,
    LeadCard: _cards,
    PlayCard: _cards,
    ChooseAction: _actions,
    BuyExtras: _extras,
    Expand: _expansions,
    TakeTown: _towns,
    BuildMonastery: _sites,
}
