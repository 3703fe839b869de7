"""Points and winners (BB-END-15 to 18)."""

from __future__ import annotations

from meadhall.core.game import Breakdown
from meadhall.games.brian_boru.notation import DECIDED_BY
from meadhall.games.brian_boru.state import HEADINGS, WIDTH, State


def standings(s: State) -> list[tuple[int, int, int]]:
    """By seat: points, claim tokens in front of it, marriage cards; more is better, from left to right."""
    return [(s.total(seat), s.claims.count(seat), s.wed[seat].bit_count()) for seat in range(s.table.seats)]


def winners(s: State) -> tuple[list[int], int]:
    """The winning seats and what decided between them; see notation.DECIDED_BY."""
    ranks = standings(s)
    best = max(ranks)
    won = [seat for seat, rank in enumerate(ranks) if rank == best]
    if len(won) > 1:
        return won, DECIDED_BY.index("shared")
    return won, next(i for i in range(len(best)) if [rank[: i + 1] for rank in ranks].count(best[: i + 1]) == 1)


def breakdown(s: State, over: bool) -> Breakdown:
    seats = range(s.table.seats)
    points = tuple(tuple(s.points[seat * WIDTH : (seat + 1) * WIDTH]) for seat in seats)
    totals = tuple(map(sum, points))
    if not over:
        return Breakdown(HEADINGS, points, totals)
    ranks = standings(s)
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    return Breakdown(HEADINGS, points, totals, tuple(winners(s)[0]), places)
