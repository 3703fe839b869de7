"""How good a position looks for a seat: the knowledge of Rebirth that bots use. The weights are data."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from math import fsum  # exact, so that every Python gets the same sum

from meadhall.core.masks import bits
from meadhall.core.weights import Weights
from meadhall.games.rebirth import box
from meadhall.games.rebirth.box import (
    BONUS_POINTS,
    CASTLE_CARD,
    CATHEDRAL_BONUS,
    DOUBLING_TOKEN,
    FARM,
    MISSIONS,
    POWER,
    PUBLIC_MISSIONS,
    THIRTEEN_POINTS,
)
from meadhall.games.rebirth.rules.castles import strength
from meadhall.games.rebirth.rules.ending import CASTLE
from meadhall.games.rebirth.rules.missions import amount
from meadhall.games.rebirth.rules.placing import ChooseTile, PlaceTile
from meadhall.games.rebirth.rules.public_missions import progress
from meadhall.games.rebirth.rules.settlements import PRIZES, influences
from meadhall.games.rebirth.state import EXTRA_DUE, NOBODY, State

WEIGHTS = Weights(tomllib.loads(box.read("appraisal.toml")))


FACETS = ("points", "growth", "castles", "settlements", "missions", "tasks", "towers")
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
        found += [growth(s), castles(s), settlements(s), [missions(s, player) for player in players]]
        if s.table.ireland:
            found += [[tasks(s, player) for player in players], [towers(s, player) for player in players]]
    return found


def standings(hopes: Sequence[float]) -> list[float]:
    """One's own hopes, less a part of what the average rival hopes for."""
    everybody = fsum(hopes)
    return [own - WEIGHTS["rivals"] * (everybody - own) / (len(hopes) - 1) for own in hopes]


def quiet(s: State) -> bool:
    """Between turns, when a tile was drawn and is to be placed."""
    return len(s.stack) == 2 and isinstance(s.stack[-1], PlaceTile | ChooseTile)


def growth(s: State) -> list[float]:
    """Room for clusters to grow, worth more the larger the cluster is."""
    return [WEIGHTS["growth"] * _room(s, seat) for seat in range(s.table.seats)]


def _room(s: State, seat: int) -> float:
    value = 0.0
    near = s.table.board.near
    for kind in (FARM, POWER):
        room = s.table.fits[kind] & ~s.taken
        if not room or kind not in s.supply[seat]:
            continue
        for cluster in s.clusters[seat * 2 + kind]:
            edge = 0
            for index in bits(cluster):
                edge |= near[index]
            value += cluster.bit_count() * min((edge & room).bit_count(), WEIGHTS["growth_hexes"])
    return value


def castles(s: State) -> list[float]:
    found = [0.0] * s.table.seats
    for castle, holder in enumerate(s.holders):
        if holder == NOBODY:
            continue
        ring = s.table.board.castles[castle].ring
        free = (ring & ~s.taken).bit_count()
        own = strength(s, holder, ring)
        share = 1.0
        for rival in range(s.table.seats):
            if rival == holder or not s.own[rival] & ring:
                continue
            found[rival] += CASTLE * WEIGHTS["castle_rival"] * min(free, 1)
        if free:
            best = max(strength(s, rival, ring) for rival in range(s.table.seats) if rival != holder)
            share = WEIGHTS["castle_safe"] if own[0] - best[0] >= free else WEIGHTS["castle_open"]
        found[holder] += CASTLE * share
    return found


def settlements(s: State) -> list[float]:
    """What tiles in unfinished settlements promise: a share of the prize for their present rank."""
    found = [0.0] * s.table.seats
    for settlement in s.table.board.settlements:
        if settlement.size == 1 or not settlement.hexes & s.taken or not settlement.hexes & ~s.taken:
            continue
        influence = influences(s, settlement)
        for rank, player in enumerate(sorted(influence, key=lambda player: -influence[player])):
            prizes = PRIZES[settlement.size]
            prize = prizes[rank] if rank < len(prizes) else 0
            found[player] += max(prize * WEIGHTS["settlement_share"], influence[player] * WEIGHTS["influence_share"])
    return found


def missions(s: State, seat: int) -> float:
    """Mission cards in the seat's own hand."""
    value = 0.0
    for card in s.missions[seat]:
        if s.table.ireland:
            value += PUBLIC_MISSIONS[card].first * progress(s, seat, card) ** 2
        elif card == CATHEDRAL_BONUS:
            value += MISSIONS[card].points
        else:
            points = MISSIONS[card].points if card < len(MISSIONS) else CASTLE_CARD.points
            own = amount(s, seat, card)
            ahead = own and all(amount(s, rival, card) <= own for rival in range(s.table.seats) if rival != seat)
            value += points * WEIGHTS["mission_ahead" if ahead else "mission_behind"]
    return value


def tasks(s: State, seat: int) -> float:
    """Public missions on the way, and the doubling token on one of them."""
    value = 0.0
    for card in s.row:
        if s.fulfilled[seat] >> card & 1:
            continue
        mission = PUBLIC_MISSIONS[card]
        points = mission.first if s.first[card] == NOBODY else mission.later
        done = progress(s, seat, card)
        value += points * WEIGHTS["progress"] * done * done
        if s.tokens[seat] == card:
            value += WEIGHTS["token"] * done
    return value


def towers(s: State, seat: int) -> float:
    value = 0.0
    for bonus, points in ((THIRTEEN_POINTS, BONUS_POINTS[THIRTEEN_POINTS]), (DOUBLING_TOKEN, WEIGHTS["token"])):
        members = [tower for tower, kind in enumerate(s.bonuses) if kind == bonus]
        done = sum(s.visited[seat] >> tower & 1 for tower in members)
        if done < len(members):
            value += points * WEIGHTS["tower_set"] * (done / len(members)) ** 2
    if s.turn == seat:
        value += WEIGHTS["draw_three"] * (s.draws > 1) + WEIGHTS["extra_tile"] * (s.extra == EXTRA_DUE)
    return value
