"""Whether a hand could be arranged better: the rules of placing as constraints for OR-tools' CP-SAT.

Independent of `meadhall.games.odin.arrangement`: it shares boards, shapes and the problem, and nothing of the search.
"""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from ortools.sat.python import cp_model

from meadhall.core.masks import bits
from meadhall.games.odin.boards import Board
from meadhall.games.odin.box import GOODS, GREEN, ORANGE, ORE, RED, SILVER, colour_of
from meadhall.games.odin.hand import Problem
from meadhall.games.odin.notation import STONE_HOUSE_SLOT
from meadhall.games.odin.pieces import COLUMNS
from meadhall.games.odin.rules.placement import BOARDS, LIES_ON, ORIENTATIONS, PIECES_OF, around, income, minus


class Place(NamedTuple):
    area: int
    thing: int
    cells: int
    gain: int
    shy: int
    """The colour that it must not touch: its own, or none."""


def stock_of(problem: Problem) -> dict[int, int]:
    stock = {tile.thing: tile.number for tile in problem.tiles} | {ORE: problem.ore, SILVER: problem.silver}
    return {thing: count for thing, count in stock.items() if count}


def every_place(problem: Problem) -> list[Place]:
    keep = {tile.thing: (tile.keep, tile.on_island, tile.in_house) for tile in problem.tiles} | {SILVER: (1, 0, 0)}
    found = []
    for area, (slot, number, covered, tinted, reddened) in enumerate(problem.areas):
        board, house = BOARDS[number], slot >= STONE_HOUSE_SLOT
        bare = board.coverable & ~covered
        for thing in stock_of(problem):
            if not LIES_ON[house][PIECES_OF[thing][0]]:
                continue
            colour = colour_of(thing) if thing < len(GOODS) else -1
            shy = colour if (colour in (ORANGE, RED) if house else colour == GREEN) else -1
            barred = around(reddened) if shy == RED else around(tinted) if shy >= 0 else 0
            kept, island, in_house = keep.get(thing, (0, 0, 0))
            for piece in PIECES_OF[thing]:
                for anchor in range(bare.bit_length()):
                    cells = ORIENTATIONS[piece].mask << anchor
                    if not cells & (~bare | barred):
                        gain = (cells & board.negative).bit_count() + (cells & board.double).bit_count()
                        gain += (in_house if house else island if slot else 0) - kept
                        found.append(Place(area, thing, cells, gain, shy))
    return found


def exact(problem: Problem, target: int, seconds: float, workers: int = 1) -> tuple[str, int]:
    """Whether an arrangement gains at least so many points: "yes", "no" or "unknown", and what was found.

    Cells and places that cannot be part of it are left out of the model.
    """
    found, stock = every_place(problem), stock_of(problem)
    boards = [BOARDS[area.number] for area in problem.areas]
    both = list(zip(boards, problem.areas, strict=True))
    paid = [problem.incomes * most_income(board, area.covered) for board, area in both]
    most = {thing: max([place.gain for place in found if place.thing == thing] + [0]) for thing in stock}
    ceiling = sum(paid) + sum(count * most[thing] for thing, count in stock.items())
    cells = sum(paid) + sum(minus(board, area.covered) for board, area in both) + bonus(problem)
    if target > min(ceiling, cells):
        return "no", 0
    # What is lost by covering up to an income cell: cells that bring nothing.
    cells_to_cover = sum(max([p.cells.bit_count() for p in found if p.thing == t] + [0]) * n for t, n in stock.items())
    barred = [0] * len(boards)
    doubles = sum((board.double & ~area.covered).bit_count() for board, area in both)
    for n, (board, area) in enumerate(both):
        for diagonal in board.diagonals:
            for step in diagonal.steps:
                idle = (step.needed & ~area.covered & ~board.negative).bit_count()
                if cells_to_cover < idle or sum(paid) + cells_to_cover + doubles - idle + bonus(problem) < target:
                    barred[n] |= 1 << step.cell
    found = [p for p in found if not p.cells & barred[p.area] and ceiling - most[p.thing] + p.gain >= target]
    model = cp_model.CpModel()
    xs = [model.new_bool_var(f"{n}") for n in range(len(found))]
    gains = [(place.gain, x) for place, x in zip(found, xs, strict=True)]
    over: dict[tuple[int, int], list[int]] = defaultdict(list)
    shy: dict[tuple[int, int, int], set[int]] = defaultdict(set)
    for n, place in enumerate(found):
        for cell in bits(place.cells):
            over[place.area, cell].append(n)
            if place.shy >= 0:
                shy[place.area, place.shy, cell].add(n)
    for those in over.values():
        model.add_at_most_one(xs[n] for n in those)
    for (area, colour, cell), those in shy.items():
        for other in (cell + 1, cell + COLUMNS):
            if (area, colour, other) in shy:
                model.add_at_most_one(xs[n] for n in those | shy[area, colour, other])
    for n, place in enumerate(found):
        board, covered = boards[place.area], problem.areas[place.area].covered
        steps = [step for diagonal in board.diagonals for step in diagonal.steps]
        needed = 0
        for step in steps:
            if place.cells >> step.cell & 1:
                needed |= step.needed
        due = needed & board.coverable & ~covered & ~place.cells
        if due:
            # What can only lie after this tile is no help to it.
            later = {m for step in steps if step.needed & place.cells for m in over.get((place.area, step.cell), ())}
            for cell in bits(due):
                model.add(sum(xs[m] for m in over.get((place.area, cell), ()) if m not in later) >= xs[n])
    if problem.incomes:
        for area, board in enumerate(boards):
            for diagonal in board.diagonals:
                todo = [step for step in diagonal.steps if not problem.areas[area].covered >> step.cell & 1]
                for step, after in zip(todo, [*(step.value for step in todo[1:]), diagonal.cap], strict=False):
                    gains.append(
                        (problem.incomes * (after - step.value), sum(xs[n] for n in over.get((area, step.cell), ())))
                    )
    for thing, count in stock.items():
        model.add(sum(x for place, x in zip(found, xs, strict=True) if place.thing == thing) <= count)
    total = sum(gain * x for gain, x in gains)
    model.add(total >= target)
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = seconds
    solver.parameters.num_workers = workers
    status = solver.solve(model)
    if status == cp_model.INFEASIBLE:
        return "no", 0
    if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return "yes", solver.value(total)
    return "unknown", 0


def most_income(board: Board, covered: int) -> int:
    return sum(diagonal.cap for diagonal in board.diagonals) - income(board, covered)


def bonus(problem: Problem) -> int:
    return sum(tile.number * (tile.in_house + tile.on_island) for tile in problem.tiles)
