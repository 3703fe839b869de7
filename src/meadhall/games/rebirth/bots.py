"""How good a position looks for a seat: the knowledge of Rebirth that bots use. The weights are data.

What comes up again and again, such as the outlook of a castle by the tiles around it, is worked out once.
"""

from __future__ import annotations

import tomllib
from math import exp, fsum  # an exact sum, so that every Python gets the same

from meadhall.core.frames import Frame
from meadhall.core.masks import bits, few
from meadhall.core.weights import Weights
from meadhall.games.rebirth import box
from meadhall.games.rebirth.box import (
    BONUS_POINTS,
    CASTLE_CARD,
    CATHEDRAL_BONUS,
    DOUBLING_TOKEN,
    FARM,
    INFLUENCE,
    KINDS,
    MISSIONS,
    POWER,
    PUBLIC_MISSIONS,
    THIRTEEN_POINTS,
)
from meadhall.games.rebirth.rules.cathedrals import DrawMission
from meadhall.games.rebirth.rules.ending import CASTLE
from meadhall.games.rebirth.rules.missions import amount
from meadhall.games.rebirth.rules.placing import ChooseTile, PlaceTile
from meadhall.games.rebirth.rules.settlements import PRIZES
from meadhall.games.rebirth.rules.tasks import measure
from meadhall.games.rebirth.rules.towers import DrawPrivateMission, PlaceToken
from meadhall.games.rebirth.rules.turn import DrawExtraTile
from meadhall.games.rebirth.state import EMPTY, FIRST_TILE, NOBODY, State
from meadhall.games.rebirth.table import Table

MOST_ROOM = 128
"""More hexes than there can be around a cluster."""

WEIGHTS = Weights(tomllib.loads(box.read("appraisal.toml")))

FACETS = ("points", "tiles", "growth", "castles", "settlements", "missions", "tasks", "towers")
"""What hopes come from; the last two are known in Ireland only."""


def hopes(s: State) -> list[float]:
    """By seat: the points so far, and what may come of everything that is begun."""
    return list(map(fsum, zip(*prospects(s), strict=True)))


def facets(s: State, seat: int) -> dict[str, float]:
    """What the hopes of a seat come from."""
    return {facet: by_seat[seat] for facet, by_seat in zip(FACETS, prospects(s), strict=False)}


def prospects(s: State) -> list[list[float]]:
    """By facet and seat."""
    players = range(s.table.seats)
    found = [[float(s.total(player)) for player in players]]
    if s.stack:
        found += [supplies(s), growth(s), castles(s), settlements(s), [missions(s, player) for player in players]]
        if s.table.ireland:
            found += [[public_missions(s, player) for player in players], [towers(s, player) for player in players]]
    return found


def quiet(s: State) -> bool:
    """Between turns, when a tile was drawn and is to be placed."""
    return len(s.stack) == 2 and isinstance(s.stack[-1], PlaceTile | ChooseTile)


def means(s: State, seat: int) -> int:
    """The kind of the tile that the seat is to place."""
    return s.hand[seat][0] if isinstance(s.stack[-1], PlaceTile) else 0


# tiles yet to be placed


def supplies(s: State) -> list[float]:
    return [
        fsum(map(tile_worths().__getitem__, supply)) + fsum(map(tile_worths().__getitem__, hand))
        for supply, hand in zip(s.supply, s.hand, strict=True)
    ]


@WEIGHTS.memory(128)
def tile_worths() -> list[float]:
    """By kind of tile: what it brings on average."""
    return [
        WEIGHTS["tile_field"] if kind <= POWER else WEIGHTS["tile_town"] + WEIGHTS["tile_influence"] * INFLUENCE[kind]
        for kind in range(KINDS)
    ]


# clusters


def growth(s: State) -> list[float]:
    """Room for clusters to grow, worth more the larger the cluster is."""
    found = []
    free = ~s.taken
    for seat in range(s.table.seats):
        value = 0.0
        for kind in (FARM, POWER):
            worth = growth_worths(s.supply[seat].count(kind))
            room = s.table.fits[kind] & free
            for cluster in s.clusters[seat * 2 + kind]:
                size, edge = size_and_edge(s.table, cluster)
                value += size * worth[(edge & room).bit_count()]
        found.append(value)
    return found


@WEIGHTS.memory(1 << 16)
def size_and_edge(table: Table, cluster: int) -> tuple[int, int]:
    """How many tiles the cluster has, and the hexes around them."""
    edge = 0
    for index in bits(cluster):
        edge |= table.board.near[index]
    return cluster.bit_count(), edge & ~cluster


@WEIGHTS.memory(128)
def growth_worths(tiles: int) -> list[float]:
    """What a tile of a cluster hopes from growth, by the hexes of room, of which each further one adds less.

    It depends on the number of tiles of the kind that are still to come.
    """
    pace = WEIGHTS["growth"] * (1 - exp(-tiles / WEIGHTS["growth_tiles"]))
    return [pace * hexes / (hexes + WEIGHTS["growth_hexes"]) for hexes in range(MOST_ROOM)]


# castles


def castles(s: State) -> list[float]:
    found = [0.0] * s.table.seats
    free = ~s.taken
    for castle, holder in enumerate(s.holders):
        if holder != NOBODY:
            ring = s.table.board.castles[castle].ring
            tiles = tuple([(own & ring).bit_count() for own in s.own])
            for seat, value in enumerate(castle_outlook(holder, tiles, (ring & free).bit_count())):
                found[seat] += value
    return found


@WEIGHTS.memory(1 << 14)
def castle_outlook(holder: int, tiles: tuple[int, ...], free: int) -> tuple[float, ...]:
    """By seat: what a castle promises, by the tiles that each seat has there and the hexes that are free."""
    if holder == NOBODY:
        return (0.0,) * len(tiles)
    rivals = len(tiles) - 1
    lead = tiles[holder] - max(tiles[:holder] + tiles[holder + 1 :])
    risk = 0.0 if lead > free else free / (free + WEIGHTS["castle_hold"] * (lead + WEIGHTS["castle_tie"]))
    chance = CASTLE * risk * WEIGHTS["castle_rival"] / rivals
    return tuple([CASTLE * (1 - risk) if seat == holder else chance for seat in range(len(tiles))])


# settlements


def settlements(s: State) -> list[float]:
    found = [0.0] * s.table.seats
    tiles, taken = s.tiles, s.taken
    for settlement in s.table.board.settlements:
        if settlement.hexes & taken and settlement.hexes & ~taken:
            codes = tuple([tiles[index] for index in few(settlement.hexes)])
            for seat, value in enumerate(settlement_outlook(s.table.seats, codes)):
                found[seat] += value
    return found


@WEIGHTS.memory(1 << 16)
def settlement_outlook(seats: int, codes: tuple[int, ...]) -> tuple[float, ...]:
    """By seat: what the tiles in a settlement promise, by what lies on its hexes.

    While a hex is free, a rank gets a part of its prize and, for the case that it stays free, a part of the influence.
    """
    free = codes.count(EMPTY)
    if len(codes) == 1 or not free:
        return (0.0,) * seats
    influence = [0] * seats
    for code in codes:
        if code >= FIRST_TILE:
            influence[(code - FIRST_TILE) // KINDS] += INFLUENCE[(code - FIRST_TILE) % KINDS]
    ranked = sorted([seat for seat in range(seats) if influence[seat]], key=lambda seat: -influence[seat])
    prizes = [*PRIZES[len(codes)], *[0] * seats]
    finished = WEIGHTS["settlement_share"] ** free
    found = [0.0] * seats
    for rank, seat in enumerate(ranked):
        rival = influence[ranked[rank + 1]] if rank + 1 < len(ranked) else 0
        swing = _swing(influence[seat] - rival, free)
        prize = prizes[rank] - swing * (prizes[rank] - prizes[rank + 1])
        if rank:
            above = _swing(influence[ranked[rank - 1]] - influence[seat], free)
            prize += above * (prizes[rank - 1] - prizes[rank])
        elif len(ranked) == 1:
            prize += WEIGHTS["settlement_alone"] * prizes[1]
        found[seat] = finished * prize + (1 - finished) * influence[seat]
    return tuple(found)


def _swing(lead: int, free: int) -> float:
    """The chance that a lead is lost before the last free hex is taken."""
    unrest = WEIGHTS["settlement_swing"] * free
    return 0.5 * unrest / (unrest + lead)


# mission cards


def missions(s: State, seat: int) -> float:
    """Mission cards in the seat's own hand, and those that it is about to draw."""
    value = WEIGHTS["mission_new"] * due(s, seat, DrawPrivateMission if s.table.ireland else DrawMission)
    left = len(s.supply[seat])
    for card in s.missions[seat]:
        if s.table.ireland:
            mission = PUBLIC_MISSIONS[card]
            fulfilled = s.fulfilled[seat] >> card & 1
            chance = 1.0 if fulfilled else task_chance(measure(s, seat, card), mission.need, left)
            value += mission.first * chance
        elif card == CATHEDRAL_BONUS:
            value += MISSIONS[card].points
        else:
            own = amount(s, seat, card)
            best = max([amount(s, rival, card) for rival in range(s.table.seats) if rival != seat])
            value += card_outlook(card, own, best, left)
    return value


def due(s: State, seat: int, frame: type[Frame[State]]) -> int:
    """How many such frames of the seat are about to come."""
    return sum([type(each) is frame and each[0] == seat for each in s.stack])


@WEIGHTS.memory(1 << 14)
def card_outlook(card: int, own: int, best: int, left: int) -> float:
    """What a card promises that asks for most of something, by what one has, what rivals have, and tiles to come."""
    points = MISSIONS[card].points if card < len(MISSIONS) else CASTLE_CARD.points
    lead = own - best - (own == 0)
    slope = WEIGHTS["mission_lead"] + WEIGHTS["mission_late"] / (1 + left)
    return points / (1 + exp(-min(50.0, slope * (lead + 0.5))))


# public missions


def public_missions(s: State, seat: int) -> float:
    """Public missions on the way, and the doubling token on one of them."""
    value = WEIGHTS["token"] * due(s, seat, PlaceToken)
    left = len(s.supply[seat])
    done = s.fulfilled[seat]
    for card in s.row:
        if not done >> card & 1:
            value += task_points(s, seat, card) * task_chance(measure(s, seat, card), PUBLIC_MISSIONS[card].need, left)
    return value


def task_points(s: State, seat: int, card: int) -> int:
    """What the seat would score for the card now."""
    mission = PUBLIC_MISSIONS[card]
    points = mission.first if s.first[card] == NOBODY else mission.later
    return points * 2 if s.tokens[seat] == card else points


@WEIGHTS.memory(1 << 14)
def task_chance(done: int, need: int, left: int) -> float:
    """The chance to fulfil a task, by what is done of it and the tiles to come."""
    if done >= need:
        return 1.0
    time = min(1.0, left / (WEIGHTS["task_time"] * (need - done)))
    chance: float = (done / need) ** WEIGHTS["task_power"]
    return WEIGHTS["progress"] * time * chance


# towers


def towers(s: State, seat: int) -> float:
    """Sets of towers on the way, and what their bonuses are about to bring."""
    visited = s.visited[seat]
    value = WEIGHTS["extra_tile"] * due(s, seat, DrawExtraTile)
    for bonus in (THIRTEEN_POINTS, DOUBLING_TOKEN):
        value += set_outlook(bonus, *visits(s.bonuses, bonus, visited))
    if (s.turn == seat and s.draws > 1) or len(s.hand[seat]) > 1:
        value += WEIGHTS["draw_three"]
    return value


def visits(bonuses: list[int], bonus: int, visited: int) -> tuple[int, int]:
    """How many towers with the bonus were visited, and how many there are."""
    members = [tower for tower, kind in enumerate(bonuses) if kind == bonus]
    return sum([visited >> tower & 1 for tower in members]), len(members)


@WEIGHTS.memory(128)
def set_outlook(bonus: int, done: int, need: int) -> float:
    """What a set of towers promises as long as it is not complete."""
    if done >= need:
        return 0.0
    points = BONUS_POINTS[bonus] or WEIGHTS["token"]
    return points * WEIGHTS["tower_set"] * (done / need) ** 2
