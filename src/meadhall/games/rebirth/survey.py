"""How good each hex looks for a tile, by what would change around it.

A tile changes little: the clusters, castles, settlement and places that it touches. So all hexes are judged together,
by adding up, for each thing on the board, what a tile would change there. This gives what `bots.hopes` says after each
choice, but for the rare hex that changes one thing in two ways, such as one that touches two castles of a card.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from meadhall.core.masks import bits, few
from meadhall.games.rebirth.bots import (
    WEIGHTS,
    card_outlook,
    castle_outlook,
    growth_worths,
    set_outlook,
    settlement_outlook,
    size_and_edge,
    task_chance,
    task_points,
    tile_worths,
    visits,
)
from meadhall.games.rebirth.box import (
    ANOTHER_TILE,
    BONUS_POINTS,
    CASTLES,
    CATHEDRAL_BONUS,
    DRAW_THREE,
    FARM,
    FARMS,
    HARBOURS,
    INFLUENCE,
    KINDS,
    MEDIUM_SETTLEMENTS,
    MISSION_CARD,
    MISSIONS,
    POWER,
    POWER_PLANTS,
    PUBLIC_MISSIONS,
    THIRTEEN_POINTS,
    THREE_POINTS,
)
from meadhall.games.rebirth.rules.castles import strength
from meadhall.games.rebirth.rules.clusters import LARGE
from meadhall.games.rebirth.rules.missions import amount, medium_settlements
from meadhall.games.rebirth.rules.placing import legal_hexes
from meadhall.games.rebirth.rules.settlements import awards, influences
from meadhall.games.rebirth.rules.tasks import CLUSTERS, GROUP, TILES, measure, tasks
from meadhall.games.rebirth.rules.towers import open_missions
from meadhall.games.rebirth.state import EMPTY, FIRST_TILE, NO_EXTRA, NOBODY, State
from meadhall.games.rebirth.table import Table


@WEIGHTS.memory(1 << 14)
def castle_change(seat: int, before: int, after: int, tiles: tuple[int, ...], free: int) -> float:
    """What one more tile of the seat changes at a castle that one seat held before, and one holds after it."""
    more = (*tiles[:seat], tiles[seat] + 1, *tiles[seat + 1 :])
    hoped = WEIGHTS.standings(castle_outlook(before, tiles, free))[seat]
    return WEIGHTS.standings(castle_outlook(after, more, free - 1))[seat] - hoped


class Survey:
    """What a tile of a seat would change, by hex."""

    def __init__(self, s: State, seat: int, tile: int) -> None:
        self.s = s
        self.seat = seat
        self.tile = tile
        self.legal = legal_hexes(s, tile)
        self.envy = WEIGHTS["rivals"] / (s.table.seats - 1)
        self.change = [0.0] * len(s.table.board.hexes)
        self.large: dict[int, int] = {}
        """By hex: how many more clusters of three or more there would be."""
        self.flips: dict[int, int] = {}
        """The castles that a tile would win: the hexes, by the seat that holds the castle now."""
        if tile <= POWER:
            self.clusters()
        else:
            self.settlements()
        self.castles()
        self.add(s.table.board.plus, 1.0)
        if s.table.ireland:
            self.towers()
            self.tasks()
        else:
            for place, cathedral in enumerate(s.table.board.cathedrals):
                if not s.visited[seat] >> place & 1:
                    self.add(cathedral.ring, WEIGHTS["mission_new"])
            self.cards()

    def add(self, hexes: int, value: float) -> None:
        for index in few(hexes & self.legal):
            self.change[index] += value

    def clusters(self) -> None:
        s, legal, change = self.s, self.legal, self.change
        near = s.table.board.near
        free = ~s.taken
        touching: dict[int, list[tuple[int, int, float]]] = {}
        for number, clusters in enumerate(s.clusters):
            seat, kind = divmod(number, 2)
            worth = growth_worths(s.supply[seat].count(kind))
            room = s.table.fits[kind] & free
            grows = seat == self.seat and kind == self.tile
            for cluster in clusters:
                size, edge = size_and_edge(s.table, cluster)
                hexes = edge & room
                if grows:
                    other = (size, edge, size * worth[hexes.bit_count()])
                    for index in few(edge & legal):
                        touching.setdefault(index, []).append(other)
                elif hexes & legal:
                    count = hexes.bit_count()
                    loss = size * (worth[count - 1] - worth[count])
                    self.add(hexes, loss if seat == self.seat else -self.envy * loss)
        worth = growth_worths(s.supply[self.seat].count(self.tile))
        room = s.table.fits[self.tile] & free
        for index in bits(legal):
            others = touching.get(index)
            if others is None:
                change[index] += 1 + worth[(near[index] & room).bit_count()]
                continue
            size, edge, before, large = 1, near[index], 0.0, 0
            for other in others:
                size += other[0]
                edge |= other[1]
                before += other[2]
                large -= other[0] >= LARGE
            change[index] += size + size * worth[(edge & room & ~(1 << index)).bit_count()] - before
            large += size >= LARGE
            if large:
                self.large[index] = large

    def settlements(self) -> None:
        s, seat, tile = self.s, self.seat, self.tile
        seats = s.table.seats
        for settlement in s.table.board.settlements:
            if not settlement.hexes & self.legal:
                continue
            if settlement.size == 1:
                self.add(settlement.hexes, INFLUENCE[tile])
                continue
            codes = [s.tiles[index] for index in few(settlement.hexes)]
            before = settlement_outlook(seats, tuple(codes))
            codes[codes.index(EMPTY)] = FIRST_TILE + seat * KINDS + tile
            if EMPTY in codes:
                after = settlement_outlook(seats, tuple(codes))
            else:
                influence = influences(s, settlement)
                influence[seat] = influence.get(seat, 0) + INFLUENCE[tile]
                points = dict(awards(influence, settlement.size, seat, seats))
                after = tuple([points.get(player, 0) for player in range(seats)])
            self.add(settlement.hexes, WEIGHTS.standings(after)[seat] - WEIGHTS.standings(before)[seat])

    def castles(self) -> None:
        s, seat = self.s, self.seat
        for castle, holder in enumerate(s.holders):
            ring = s.table.board.castles[castle].ring
            if not ring & self.legal:
                continue
            tiles = tuple([(own & ring).bit_count() for own in s.own])
            free = (ring & ~s.taken).bit_count()
            conquered = holder != seat and self.conquers(holder, ring, tiles[seat] + 1)
            if conquered:
                self.flips[holder] = self.flips.get(holder, 0) | ring
            self.add(ring, castle_change(seat, holder, seat if conquered else holder, tiles, free))

    def conquers(self, holder: int, ring: int, tiles: int) -> bool:
        if holder == NOBODY:
            return True
        fields = (self.s.fields[self.seat] & ring).bit_count() + (self.tile <= POWER)
        return (tiles, fields) > strength(self.s, holder, ring)

    # Scotland

    def cards(self) -> None:
        """Mission cards in anybody's hand, as far as the tile changes what they count."""
        s, seat = self.s, self.seat
        for owner, cards in enumerate(s.missions):
            left = len(s.supply[owner])
            for card in cards:
                if card == CATHEDRAL_BONUS:
                    continue
                for hexes, gain, loser in self.counted(card):
                    if not hexes & self.legal:
                        continue
                    amounts = [amount(s, player, card) for player in range(s.table.seats)]
                    values = []
                    for _ in range(2):
                        best = max(amounts[:owner] + amounts[owner + 1 :])
                        values.append(card_outlook(card, amounts[owner], best, left))
                        amounts[seat] += gain
                        if loser != NOBODY:
                            amounts[loser] -= 1
                    change = values[1] - values[0]
                    self.add(hexes, change if owner == seat else -self.envy * change)

    def counted(self, card: int) -> list[tuple[int, int, int]]:
        """Where the tile changes what the card counts: the hexes, how much more the seat has, and who loses one."""
        s, board = self.s, self.s.table.board
        if card == HARBOURS:
            return [(board.plus, 1, NOBODY)]
        if card == MEDIUM_SETTLEMENTS:
            own = s.own[self.seat]
            mask = 0
            for town in medium_settlements(board):
                if town & own:
                    mask |= town
            return [(mask, 1, NOBODY)]
        if card in (FARMS, POWER_PLANTS):
            if self.tile != (FARM if card == FARMS else POWER):
                return []
            return [(1 << index, gain, NOBODY) for index, gain in self.large.items()]
        if card == CASTLES:
            return [(hexes, 1, holder) for holder, hexes in self.flips.items()]
        return [(board.castles[card - len(MISSIONS)].ring, 1, NOBODY)]

    # Ireland

    def towers(self) -> None:
        s, seat = self.s, self.seat
        visited = s.visited[seat]
        for place, tower in enumerate(s.table.board.towers):
            if not visited >> place & 1 and tower.ring & self.legal:
                self.add(tower.ring, self.bonus(s.bonuses[place]))

    def bonus(self, bonus: int) -> float:
        s = self.s
        if bonus == THREE_POINTS:
            return BONUS_POINTS[bonus]
        if bonus == MISSION_CARD:
            return WEIGHTS["mission_new"]
        if bonus == DRAW_THREE:
            return WEIGHTS["draw_three"] * (s.draws == 1)
        if bonus == ANOTHER_TILE:
            return WEIGHTS["extra_tile"] * (s.extra == NO_EXTRA)
        done, need = visits(s.bonuses, bonus, s.visited[self.seat])
        change = set_outlook(bonus, done + 1, need) - set_outlook(bonus, done, need)
        if done + 1 == need:
            if bonus == THIRTEEN_POINTS:
                change += BONUS_POINTS[bonus]
            elif open_missions(s, self.seat):
                change += WEIGHTS["token"]
        return change

    def tasks(self) -> None:
        """Public missions and the seat's private ones."""
        s, seat = self.s, self.seat
        left = len(s.supply[seat])
        worth = {card: task_points(s, seat, card) for card in s.row}
        for card in s.missions[seat]:
            worth[card] = PUBLIC_MISSIONS[card].first
        for card, points in worth.items():
            if s.fulfilled[seat] >> card & 1:
                continue
            done, need = measure(s, seat, card), PUBLIC_MISSIONS[card].need
            before = task_chance(done, need, left)
            for hexes, more in self.steps(card, done):
                self.add(hexes, points * (task_chance(done + more, need, left) - before))
                if done + more >= need and card in s.row and s.first[card] == NOBODY:
                    self.add(hexes, self.envy * self.forestalled(card))

    def forestalled(self, card: int) -> float:
        """What rivals hope for less when the seat is the first to fulfil the task."""
        s, mission = self.s, PUBLIC_MISSIONS[card]
        lost = 0.0
        for rival in range(s.table.seats):
            if rival != self.seat and not s.fulfilled[rival] >> card & 1:
                chance = task_chance(measure(s, rival, card), mission.need, len(s.supply[rival]))
                lost += (mission.first - mission.later) * chance * (2 if s.tokens[rival] == card else 1)
        return lost

    def steps(self, card: int, done: int) -> list[tuple[int, int]]:
        """Where the tile brings the task on: hexes, and how far."""
        s, seat = self.s, self.seat
        task = tasks(s.table)[card]
        if task.look == TILES:
            own, hot = s.own[seat], 0
            for wanted in task.sets:
                if (own & wanted).bit_count() == done:
                    hot |= wanted
            return [(hot, 1)]
        if task.look == CLUSTERS:
            if self.tile != task.sets[0]:
                return []
            return [(1 << index, gain) for index, gain in self.large.items()]
        if task.look == GROUP:
            return self.links(task.sets[0], done)
        return places_touched(s.table, task.sets[0] & ~s.visited[seat])

    def links(self, wanted: int, done: int) -> list[tuple[int, int]]:
        """Where the tile would make a group that connects more than the best has done so far."""
        s, table = self.s, self.s.table
        reached: dict[int, int] = {}
        for group in s.groups[self.seat]:
            places = group & wanted
            if places:
                for index in bits(size_and_edge(table, group & s.own[self.seat])[1] & self.legal):
                    reached[index] = reached.get(index, 0) | places
        for hexes, _ in places_reached(table, wanted):
            for index in bits(hexes & self.legal):
                reached[index] = reached.get(index, 0) | table.reach[index] & wanted
        steps = [(1 << index, places.bit_count() - done) for index, places in reached.items()]
        return [step for step in steps if step[1] > 0]


@lru_cache(1 << 14)
def places_touched(table: Table, places: int) -> list[tuple[int, int]]:
    """The hexes where a tile visits so many of the places, by number."""
    return by_number(places, table.visits_at)


@lru_cache(64)
def places_reached(table: Table, places: int) -> list[tuple[int, int]]:
    """The hexes where a tile connects with so many of the places, by number."""
    return by_number(places, table.reach)


def by_number(places: int, at: Sequence[int]) -> list[tuple[int, int]]:
    """Those hexes that have any of the places: as a mask, and how many they have."""
    found: dict[int, int] = {}
    for index, here in enumerate(at):
        number = (here & places).bit_count()
        if number:
            found[number] = found.get(number, 0) | 1 << index
    return [(hexes, number) for number, hexes in found.items()]


def survey(s: State, seat: int, options: Sequence[int]) -> list[float]:
    """What the one tile in the seat's hand seems to gain on these hexes."""
    tile = s.hand[seat][0]
    change = Survey(s, seat, tile).change
    worth = tile_worths()[tile]
    return [change[s.table.hex_at[option]] - worth for option in options]


def best_hex(s: State, seat: int) -> int:
    """Where the one tile in the seat's hand seems to gain most."""
    found = Survey(s, seat, s.hand[seat][0])
    change = found.change
    return s.table.option_at[max(bits(found.legal), key=change.__getitem__)]
