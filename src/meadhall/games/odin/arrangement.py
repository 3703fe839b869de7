"""Where goods lie best when only points count: in the last round, when nothing that lies brings more than its place.

All boards of a `Problem` lie side by side as one set of cells. A few goods are tried in every way. Where that would
take too long, a first arrangement is improved: some tiles that lie near each other are taken up, and put back in the
best way together with those that had found no place, again and again, until no arrangement could be better or as many
have been tried as was allowed. The same problem always has the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from meadhall.core.masks import bits
from meadhall.games.odin.box import GOODS, GREEN, ORANGE, ORE, RED, SILVER, colour_of
from meadhall.games.odin.hand import Area, Problem, Tile
from meadhall.games.odin.notation import CELLS
from meadhall.games.odin.pieces import COLUMNS, shape_of
from meadhall.games.odin.rules.placement import (
    BOARDS,
    LIES_ON,
    ORIENTATIONS,
    PIECES_OF,
    anchors,
    around,
    income,
)


class Laid(NamedTuple):
    """A piece, and where it lies: the number of the area, and the cell of its corner."""

    piece: int
    area: int
    anchor: int


class Arrangement(NamedTuple):
    points: int
    """What it gains."""
    laid: tuple[Laid, ...]
    """In an order that the rules allow."""
    for_income: int
    """So many of them, the first, are needed for more income."""


FULL, HURRIED = 500_000, 4_000
"""So many steps a search may take: where somebody waits for the answer, and where whole games are played on."""


@lru_cache(maxsize=1 << 10)
def best_arrangement(problem: Problem, steps: int) -> Arrangement:
    """The most points that tiles, ore and silver can gain where they lie, as far as it is found in so many steps.

    First without covering any income cell. Then stage by stage: what if diagonals are covered up to here? All that lies
    below and to the left must be covered then (OD-ANY-PLACE-3), which costs goods that would bring points elsewhere.
    """
    best = Search(problem, (), steps // 2)
    best.run(NONE)
    left = steps - steps // 2 + best.left
    for stage in _stages(problem):
        left -= FIRST
        search = Search(problem, stage, left // 4)
        if search.ceiling > best.points:
            left -= search.left
            search.run(best.points)
            left += search.left
            if search.points > best.points and search.in_order() is not None:
                best = search
        if left < FIRST:
            break
    if not best.proven:
        best.left = left
        best.improve()
    order = best.in_order()
    assert order is not None
    return order


Stage = tuple[tuple[int, int], ...]
"""Areas, and the cells that shall be covered on each."""


def _stages(problem: Problem) -> list[Stage]:
    """All that are within reach, the nearest first."""
    reach = problem.ore + problem.silver + sum(tile.number * shape_of(tile.thing).area for tile in problem.tiles)
    found: list[tuple[int, Stage]] = [(0, ())]
    for index, area in enumerate(problem.areas):
        for diagonal in BOARDS[area.number].diagonals:
            bare = [step.needed & ~area.covered for step in diagonal.steps if not area.covered >> step.cell & 1]
            further = [
                (cells + due.bit_count(), (*stage, (index, due)))
                for cells, stage in found
                for due in bare
                if cells + due.bit_count() <= reach
            ]
            found += further
    return [stage for _, stage in sorted(found)[1:]]


class Search:
    """The search at one stage: so far, and no further, are income cells covered."""

    def __init__(self, problem: Problem, stage: Stage, left: int) -> None:
        self.problem = problem
        self.stage = stage
        self.left = left
        """Steps that may still be taken."""
        self.weight = self.double = self.due = self.free = self.on_boards = 0
        """Sets of cells: worth covering, worth two points, to be covered at this stage, open to tiles, and to ore."""
        self.base = 0
        """What the stage gains by itself. A cell to be covered counts as a point, so all of these are paid here."""
        for index, area in enumerate(problem.areas):
            self._add(index, area)
        self.singles = problem.ore + min(problem.silver + problem.ore, self.double.bit_count())
        """What ore and silver can gain at most."""
        self.all_cells = self.weight.bit_count() + self.double.bit_count()
        areas = sum(tile.number * shape_of(tile.thing).area for tile in problem.tiles)
        rewards = sum(tile.number * max(tile.on_island, tile.in_house) for tile in problem.tiles)
        most = areas + self.double.bit_count() + self.singles
        self.ceiling = self.base + rewards + min(most, self.all_cells)
        """No arrangement of the stage gains more."""
        self.points, self.chosen = NONE, list[int]()
        """The best that was found: places, by their numbers."""
        self.proven = False
        self.dice = 1

    def _add(self, index: int, area: Area) -> None:
        board = BOARDS[area.number]
        bare = board.coverable & ~area.covered
        needed = closed = 0
        for at, cells in self.stage:
            if at == index:
                needed |= cells & bare
        for diagonal in board.diagonals:
            for step in diagonal.steps:
                closed |= 1 << step.cell
        free = bare & ~(closed & ~needed)
        move = index * CELLS
        self.free |= free << move
        self.weight |= (free & (board.negative | needed)) << move
        self.double |= (free & board.double) << move
        self.due |= needed << move
        if not area.house:
            self.on_boards |= free << move
        more = income(board, area.covered | needed) - income(board, area.covered)
        self.base += self.problem.incomes * more - (needed & ~board.negative).bit_count()

    def _find_places(self) -> None:
        """All places where tiles gain something, numbered: kind by kind, and of a kind the best first."""
        self.laid: list[Laid] = []
        self.kind: list[int] = []
        self.cells: list[int] = []
        self.values: list[int] = []
        self.places_of: list[int] = []
        """By kind: the set of its places."""
        for kind, tile in enumerate(self.problem.tiles):
            found = sorted(self._places(tile))
            self.places_of.append(((1 << len(found)) - 1) << len(self.laid))
            for loss, laid, cells in found:
                self.laid.append(laid)
                self.kind.append(kind)
                self.cells.append(cells)
                self.values.append(-loss)

    def _exclude(self) -> None:
        over: dict[int, int] = {}
        coloured: dict[tuple[int, int], int] = {}
        areas, tiles = self.problem.areas, self.problem.tiles
        colours = [
            shy(tiles[kind].thing, areas[laid.area].house) for kind, laid in zip(self.kind, self.laid, strict=True)
        ]
        for n, (colour, cells) in enumerate(zip(colours, self.cells, strict=True)):
            for cell in bits(cells):
                over[cell] = over.get(cell, 0) | 1 << n
                if colour is not None:
                    coloured[cell, colour] = coloured.get((cell, colour), 0) | 1 << n
        self.excluded: list[int] = []
        """By place: those that it excludes, itself among them (OD-ANY-PLACE-7, 9, 23)."""
        for laid, cells, colour in zip(self.laid, self.cells, colours, strict=True):
            excluded = 0
            for cell in bits(cells):
                excluded |= over[cell]
            if colour is not None:
                move = laid.area * CELLS
                for cell in bits(around(cells >> move) & BOARD):
                    excluded |= coloured.get((cell + move, colour), 0)
            self.excluded.append(excluded)

    def _places(self, tile: Tile) -> list[tuple[int, Laid, int]]:
        found = []
        for index, area in enumerate(self.problem.areas):
            if not LIES_ON[area.house][PIECES_OF[tile.thing][0]]:
                continue
            move = index * CELLS
            colour = shy(tile.thing, area.house)
            barred = around(area.reddened if colour == RED else area.tinted) if colour is not None else 0
            free = self.free >> move & BOARD & ~barred
            keep = tile.keep - (tile.in_house if area.house else tile.on_island if area.slot else 0)
            for piece in PIECES_OF[tile.thing]:
                shape = ORIENTATIONS[piece]
                fits = -1
                for offset in shape.offsets:
                    fits &= free >> offset
                for anchor in bits(fits):
                    cells = shape.mask << anchor + move
                    value = (cells & self.weight).bit_count() + (cells & self.double).bit_count() - keep
                    if value > 0:
                        found.append((-value, Laid(piece, index, anchor), cells))
        return found

    # what an arrangement gains

    def gain(self, value: int, covered: int) -> int:
        """With ore and silver on the cells between tiles that gain `value` by themselves."""
        problem = self.problem
        bare = self.weight & ~covered
        ore, silver = problem.ore, problem.silver
        total = self.base + value
        double = (bare & self.double).bit_count()
        if ore:
            rich = min(ore, double)
            total += rich + min(ore, (bare & self.on_boards).bit_count())
            double -= rich
            ore -= rich
        if self.due:
            silver -= max(0, (bare & self.due).bit_count() - ore)
            if silver < 0:
                return NONE + total + silver
        return total + min(double, silver)

    # the search

    def run(self, beaten: int) -> None:
        """A first arrangement; then, for some time, all of them that are better than `beaten`; then improvements."""
        self._find_places()
        self.left -= len(self.laid)
        tiles = self.problem.tiles
        most = self.singles
        for tile, places in zip(tiles, self.places_of, strict=True):
            if places:
                most += tile.number * self.values[(places & -places).bit_length() - 1]
        self.ceiling = min(self.ceiling, self.base + most)
        if self.ceiling <= beaten:
            return
        self._exclude()
        self.middles = [_middle(laid) for laid in self.laid]
        self.every = (1 << len(self.laid)) - 1
        counts = [tile.number for tile in tiles]
        self.dig(counts, (), self.every, 2 * NONE, FIRST)
        self.points, self.chosen = self.goal, self.found
        goal = max(beaten, self.points)
        self.proven = goal >= self.ceiling or self.dig(counts, (), self.every, goal, self.left // 4)
        if self.found:
            self.points, self.chosen = self.goal, self.found
        if not self.proven:
            self.improve()

    def improve(self) -> None:
        points, chosen = self.points, self.chosen
        idle = 0
        while chosen and self.left > 0 and self.points < self.ceiling:
            again = self.disturb(chosen, points - (self.roll(DARE) == 0))
            if again:
                points, chosen = self.goal, again
            idle += 1
            if points > self.points:
                self.points, self.chosen = points, chosen
                idle = 0
            elif idle > PATIENCE:
                points, chosen = self.points, self.chosen
                idle = 0

    def disturb(self, chosen: list[int], least: int) -> list[int]:
        """Some tiles near to each other are taken up and put back, not all as they were, to gain at least so much."""
        row, col = self.middles[chosen[self.roll(len(chosen))]]
        near = sorted(chosen, key=lambda n: (self.middles[n][0] - row) ** 2 + (self.middles[n][1] - col) ** 2)
        number = FEWEST + self.roll(MOST - FEWEST + 1)
        taken, kept = near[:number], near[number:]
        counts = [tile.number for tile in self.problem.tiles]
        for n in kept:
            counts[self.kind[n]] -= 1
        self.dig(counts, kept, self.every & ~(1 << taken[self.roll(len(taken))]), least - 1, LOCAL)
        return self.found

    def roll(self, faces: int) -> int:
        """Which tiles are taken up is left to chance, the same every time."""
        self.dice = (self.dice * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (self.dice >> 33) % faces

    def dig(self, counts: list[int], kept: Sequence[int], places: int, goal: int, limit: int) -> bool:
        """The best arrangement with the tiles that are kept, if it gains more than the goal; whether all were tried."""
        covered = value = 0
        for n in kept:
            places &= ~self.excluded[n]
            covered |= self.cells[n]
            value += self.values[n]
        self.goal, self.found = goal, list[int]()
        self.limit = limit = min(limit, self.left)
        kinds = [kind for kind, count in enumerate(counts) if count]
        self._dig(places, counts, value, covered, list(kept), kinds)
        self.left -= limit - self.limit
        return self.limit > 0

    def _dig(
        self, places: int, counts: list[int], value: int, covered: int, chosen: list[int], kinds: list[int]
    ) -> None:
        """The tile that gains most goes to each of its places by turns, and last to none."""
        self.limit -= 1
        gain = self.gain(value, covered)
        if gain > self.goal:
            self.goal, self.found = gain, list(chosen)
        values, places_of = self.values, self.places_of
        most, top, picked = value, 0, -1
        open_kinds = []
        for kind in kinds:
            here = places & places_of[kind]
            if here:
                open_kinds.append(kind)
                high = values[(here & -here).bit_length() - 1]
                most += counts[kind] * high
                if high > top:
                    picked, top = kind, high
        bare = self.weight & ~covered
        spare = bare.bit_count() + (bare & self.double).bit_count()
        most += self.singles
        if picked < 0 or self.base + min(most, value + spare) <= self.goal:
            return
        excluded, cells = self.excluded, self.cells
        here = places & places_of[picked]
        counts[picked] -= 1
        rest = open_kinds if counts[picked] else [kind for kind in open_kinds if kind != picked]
        while here and self.limit > 0:
            low = here & -here
            n = low.bit_length() - 1
            if self.base + most - top + values[n] <= self.goal:
                break
            chosen.append(n)
            self._dig(places & ~excluded[n], counts, value + values[n], covered | cells[n], chosen, rest)
            chosen.pop()
            here ^= low
            places ^= low
        counts[picked] += 1
        if self.limit > 0 and self.base + most - counts[picked] * top > self.goal:
            self._dig(places, counts, value, covered, chosen, [kind for kind in open_kinds if kind != picked])

    # the answer

    def in_order(self) -> Arrangement | None:
        """What was found with its ore and silver, so that every piece may lie when its turn comes; else nothing."""
        if self.points <= NONE // 2:
            return None
        covered = 0
        for n in self.chosen:
            covered |= self.cells[n]
        todo = [(self.laid[n], self.cells[n]) for n in sorted(self.chosen, key=lambda n: -self.values[n])]
        bare = self.weight & ~covered
        boards = bare & self.on_boards
        wanted = [boards & self.double, boards & self.due, boards]
        ore = _first(self.problem.ore, wanted)
        silver = _first(self.problem.silver, [bare & self.due & ~ore, bare & self.double & ~ore])
        for thing, where in ((ORE, ore), (SILVER, silver)):
            piece = PIECES_OF[thing][0]
            todo += [(Laid(piece, cell // CELLS, cell % CELLS), 1 << cell) for cell in bits(where)]
        todo.sort(key=lambda each: not each[1] & self.due)
        for_income = 0
        lying = [area.covered for area in self.problem.areas]
        order: list[Laid] = []
        while todo:
            for each in todo:
                (piece, area, anchor), _ = each
                if anchors(self.problem.areas[area].number, lying[area], 0, piece) >> anchor & 1:
                    lying[area] |= ORIENTATIONS[piece].mask << anchor
                    order.append(each[0])
                    for_income = len(order) if each[1] & self.due else for_income
                    todo.remove(each)
                    break
            else:
                return None
        return Arrangement(self.points, tuple(order), for_income)


def shy(thing: int, house: bool) -> int | None:
    """The colour that a tile must not touch, which is its own (OD-ANY-PLACE-7, OD-ANY-PLACE-23, OD-ANY-PLACE-24)."""
    if thing >= len(GOODS):
        return None
    colour = colour_of(thing)
    return colour if (colour in (ORANGE, RED) if house else colour == GREEN) else None


def _middle(laid: Laid) -> tuple[int, int]:
    """Twice the row and the column; boards are far from each other."""
    row, col = divmod(laid.anchor, COLUMNS)
    shape = ORIENTATIONS[laid.piece]
    return 2 * row + shape.rows, 2 * col + shape.cols + 1000 * laid.area


def _first(number: int, wanted: list[int]) -> int:
    """So many cells of these sets, of the first ones first."""
    taken = 0
    for cells in wanted:
        for cell in bits(cells & ~taken):
            if taken.bit_count() < number:
                taken |= 1 << cell
    return taken


BOARD = (1 << CELLS) - 1
"""All cells of a board."""
NONE = -10_000
"""Less than any arrangement gains."""
FIRST = 60
"""Steps for a first arrangement ..."""
LOCAL = 1200
"""... and to put tiles back that were taken up: ..."""
FEWEST, MOST = 3, 8
"""... so many."""
DARE = 3
"""One time out of so many a point less will do; ..."""
PATIENCE = 100
"""... and after so many times without a better one, the search goes back to the best arrangement."""
