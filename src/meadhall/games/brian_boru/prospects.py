"""What a position promises to every seat: the points it has, and its chances in all that is still open.

Chances come from being ahead, the more surely the less there is to come. The weights are data. What depends on a part
of the position alone is remembered, since bots ask for it again and again.
"""

from __future__ import annotations

from itertools import accumulate, repeat
from math import fsum  # exact, so that every Python gets the same sum
from operator import mul

from meadhall.core.masks import bits
from meadhall.games.brian_boru.box import (
    CARD_VALUES,
    MARRIAGES,
    MONASTERY_DISCS,
    PRINCESS,
    REGION_TOWNS,
    REGIONS,
    SPREAD,
    TRACK,
    WEIGHTS,
)
from meadhall.games.brian_boru.notation import FACETS
from meadhall.games.brian_boru.rules.battle import Raid, Spoils
from meadhall.games.brian_boru.rules.church import FirstReward
from meadhall.games.brian_boru.rules.claims import ClaimRegions, tally
from meadhall.games.brian_boru.state import FACE_DOWN, NOBODY, ON_BOARD, WIDTH, State

Row = tuple[float, ...]
"""Points by seat."""

remembered = WEIGHTS.memory(1 << 15)


def hopes(s: State) -> list[float]:
    """By seat: the points that it may hope for."""
    return list(map(fsum, zip(*ledger(s), strict=True)))


def facets(s: State, seat: int) -> dict[str, float]:
    """What the hopes of a seat come from."""
    return {name: row[seat] for name, row in zip(FACETS, ledger(s), strict=True)}


def ledger(s: State) -> tuple[Row, ...]:
    """By facet and seat: the points."""
    seats, points = s.table.seats, s.points
    won = tuple([float(sum(points[at : at + WIDTH])) for at in range(0, seats * WIDTH, WIDTH)])
    if not s.stack:
        return (won, *repeat((0.0,) * seats, len(FACETS) - 1))
    left, rounds = tricks_left(s), s.table.rounds - s.round
    ahead = left + rounds * (s.table.dealt - s.table.kept)
    upkeep = tuple(map(type, s.stack[1:4]))  # the steps that are still to come, the last one first
    settled = not rounds and upkeep[:1] != CLAIMS
    discs, claims, renown = tuple(s.discs), tuple(s.claims), tuple(s.renown)
    return (
        won,
        fame(renown, rounds),
        *land(discs, s.vikings, s.monasteries, claims, s.ally, s.trader, ahead, settled),
        courtship(tuple(s.track), s.marriage, left, rounds),
        battle(tuple(s.raiders), renown, s.area, left, rounds, upkeep[2:] in BATTLES),
        service(tuple(s.church), left, rounds, upkeep[1:2] == SERVICES),
        purses(tuple(s.coins), ahead),
        lead(s.holder, seats, ahead),
        tuple([hand_value(hand, left) for hand in s.hands]),
    )


CLAIMS, SERVICES, BATTLES = (ClaimRegions,), (FirstReward,), ((Raid,), (Spoils,))


def tricks_left(s: State) -> int:
    """The tricks of the round that have not been played to the end."""
    table = s.table
    if s.branches or not s.round:
        return table.dealt - table.kept
    return max(0, max(map(int.bit_count, s.hands)) - table.kept)


@remembered
def powers(name: str, ahead: int) -> list[float]:
    """By number: how much it weighs to be so far ahead while so much is still to come."""
    base = 1 + WEIGHTS[name] / (ahead + WEIGHTS[f"{name}_late"])
    return list(accumulate(repeat(base, FAR), mul, initial=1.0))


FAR = 60
"""Further ahead than this makes no difference."""


def shares(name: str, numbers: tuple[int, ...], ahead: int) -> list[float]:
    """Each seat's chance to end with the highest number."""
    by_lead, fewest = powers(name, ahead), min(numbers)
    parts = [by_lead[min(number - fewest, FAR)] for number in numbers]
    whole = fsum(parts)
    return [part / whole for part in parts]


# what lasts


@remembered
def fame(renown: tuple[int, ...], rounds: int) -> Row:
    """Renown counts at the end, and in every battle that is won."""
    each = 1 + WEIGHTS["fame"] * rounds
    return tuple([each * number for number in renown])


@remembered
def purses(coins: tuple[int, ...], ahead: int) -> Row:
    """What coins can buy, and a point at the end for most of them."""
    chances = shares("most_coins", coins, ahead)
    return tuple([purse(number, ahead) + chance for number, chance in zip(coins, chances, strict=True)])


@remembered
def purse(coins: int, ahead: int) -> float:
    """The first coins buy most; at the end there is nothing to buy."""
    few = min(coins, WEIGHTS["few_coins"])
    worth = WEIGHTS["coin"] * few + WEIGHTS["spare_coin"] * (coins - few)
    return worth * ahead / (ahead + WEIGHTS["coin_late"])


@remembered
def lead(holder: int, seats: int, ahead: int) -> Row:
    """The marker leads the next trick, and is a point at the end."""
    value = WEIGHTS["lead"] if ahead else 1.0
    return tuple([value * (seat == holder) for seat in range(seats)])


# the map


@remembered
def land(
    discs: tuple[int, ...],
    vikings: int,
    monasteries: int,
    claims: tuple[int, ...],
    ally: int,
    trader: int,
    ahead: int,
    settled: bool,
) -> tuple[Row, Row, Row]:
    """What claim tokens, the number of regions and the towns themselves promise."""
    tokens = [0.0] * len(discs)
    for region, owner in enumerate(claims):
        sums = tuple(tally(region, discs, vikings, monasteries, ally))
        for seat, points in enumerate(claim(region, sums, owner, -1 if settled else ahead)):
            tokens[seat] += points
    spreads, towns = [], []
    for seat, own in enumerate(discs):
        held = own & ~vikings
        spreads.append(spread(reached(held | (vikings if trader == seat else 0)), ahead))
        towns.append(WEIGHTS["town"] * held.bit_count() + WEIGHTS["monastery"] * (held & monasteries).bit_count())
    return tuple(tokens), tuple(spreads), tuple(towns)


@remembered
def claim(region: int, sums: tuple[int, ...], owner: int, ahead: int) -> Row:
    """What a claim token promises; `ahead` is negative when it cannot change hands any more."""
    seats = range(len(sums) - 1)
    points, most = REGIONS[region].points, max(sums)
    if ahead < 0:
        if owner == ON_BOARD:
            return tuple([float(points // 2) if sums[seat] == most else 0.0 for seat in seats])
        return tuple([float(points) if seat == owner else 0.0 for seat in seats])
    worth = float(points)
    missing = REGIONS[region].threshold - sum(sums)
    if owner == FACE_DOWN and missing > 0:
        worth *= ahead / (ahead + WEIGHTS["missing"] * missing)
    by_lead = powers("claim", ahead)
    parts = [by_lead[2 * number] for number in sums]
    if not sums[-1]:
        parts[-1] = 0.0
    if owner >= 0:
        parts[owner] *= by_lead[1]
    whole = fsum(parts)
    return tuple([worth * parts[seat] / whole for seat in seats])


def reached(towns: int) -> int:
    """In how many regions these towns are."""
    return sum([towns & region != 0 for region in REGION_TOWNS])


@remembered
def spread(regions: int, ahead: int) -> float:
    """For the number of regions at the end: some of those that lack a town will get one."""
    foreseen = regions + (len(REGIONS) - regions) * ahead / (ahead + WEIGHTS["spread_late"])
    below = int(foreseen)
    if below == len(REGIONS):
        return float(SPREAD[below])
    return SPREAD[below] + (foreseen - below) * (SPREAD[below + 1] - SPREAD[below])


# what upkeep brings


@remembered
def courtship(track: tuple[int, ...], marriage: int, left: int, rounds: int) -> Row:
    """The marriage for the one who goes furthest; the others get what is on their spaces, and stay there."""
    stays = WEIGHTS["step"] if rounds else 0.0
    if marriage == NOBODY:
        return tuple([stays * space for space in track])
    chances = shares("courtship", track, left)
    prize = marriage_value(marriage)
    return tuple(
        [
            chance * prize + (1 - chance) * (space_value(space) + stays * space)
            for chance, space in zip(chances, track, strict=True)
        ]
    )


@remembered
def marriage_value(marriage: int) -> float:
    if marriage == PRINCESS:
        return WEIGHTS["princess"]
    _, _, points, renown, region = MARRIAGES[marriage]
    return points + WEIGHTS["renown"] * renown + (WEIGHTS["given_town"] if region != NOBODY else 0)


@remembered
def space_value(space: int) -> float:
    reward = TRACK[space]
    return WEIGHTS["coin"] * reward.coins + WEIGHTS["renown"] * reward.renown + WEIGHTS["given_town"] * reward.town


@remembered
def battle(raiders: tuple[int, ...], renown: tuple[int, ...], area: int, left: int, rounds: int, fighting: bool) -> Row:
    """Renown and points for the one with most raiders; a town may be lost by the one with fewest."""
    stays = WEIGHTS["raider"] if rounds else 0.0
    if not fighting:
        return tuple([stays * number for number in raiders])
    chances = shares("battle", raiders, left)
    behind = [1 / chance for chance in chances]
    dangers = fsum(behind) if left else max(behind)
    danger = WEIGHTS["lost_town"] * area / (area + WEIGHTS["raid_late"] * left) if area else 0.0
    found = []
    for chance, fame, number, risk in zip(chances, renown, raiders, behind, strict=True):
        otherwise = stays * number + WEIGHTS["spoils"] * (number > 0)
        found.append(chance * (fame + 1 + WEIGHTS["renown"]) + (1 - chance) * otherwise - danger * risk / dangers)
    return tuple(found)


@remembered
def service(discs: tuple[int, ...], left: int, rounds: int, serving: bool) -> Row:
    """A monastery and the marker for the one with most discs in the church area, and a monastery for many discs."""
    stays = WEIGHTS["disc"] if rounds else 0.0
    if not serving:
        return tuple([stays * number for number in discs])
    prize = WEIGHTS["built"] + (WEIGHTS["lead"] if rounds else 1.0)
    chances = shares("service", discs, left)
    found = []
    for chance, number in zip(chances, discs, strict=True):
        otherwise = WEIGHTS["built"] if number >= MONASTERY_DISCS else stays * number + WEIGHTS["favour"] * (number > 0)
        found.append(chance * prize + (1 - chance) * otherwise)
    return tuple(found)


# cards


@remembered
def hand_value(hand: int, left: int) -> float:
    """What the cards promise, compared with average ones; the worst will not be played."""
    values = sorted(map(CARD_VALUES.__getitem__, bits(hand)))
    return fsum(values[-left:] if left else [])
