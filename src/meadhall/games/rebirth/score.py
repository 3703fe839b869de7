"""Points and winners (RB-END-7 to 10, RI-END-6 to 9)."""

from __future__ import annotations

from meadhall.core.game import Breakdown
from meadhall.games.rebirth.state import HEADINGS, NOBODY, TOWERS, WIDTH, State

BY_POINTS, BY_FIRST_TIEBREAK, BY_SECOND_TIEBREAK, SHARED = range(4)
"""What decided the game; see notation.DECIDED_BY."""


def winners(s: State) -> tuple[list[int], int]:
    """The winning seats and what decided between them."""
    totals = [s.total(seat) for seat in range(s.table.seats)]
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(tied) == 1:
        return tied, BY_POINTS
    holder = s.holders[s.table.board.first_tiebreak]  # Edinburgh or Blarney
    if holder in tied:
        return [holder], BY_FIRST_TIEBREAK
    return _at_tara(s, tied) if s.table.ireland else _at_stirling(s, tied)


def _at_stirling(s: State, tied: list[int]) -> tuple[list[int], int]:
    """Whoever holds Stirling wins, first on points or not; if nobody does, the tied players share (RB-END-9, 10)."""
    holder = s.holders[s.table.board.second_tiebreak]
    return (tied, SHARED) if holder == NOBODY else ([holder], BY_SECOND_TIEBREAK)


def _at_tara(s: State, tied: list[int]) -> tuple[list[int], int]:
    """Whoever has most hexes at the Hill of Tara wins or shares, first on points or not (RI-END-8, 9)."""
    ring = s.table.board.towers[s.table.board.second_tiebreak].ring
    hexes = [(own & ring).bit_count() for own in s.own]
    if max(hexes) == 0:
        return tied, SHARED
    most = [seat for seat, count in enumerate(hexes) if count == max(hexes)]
    return most, SHARED if len(most) > 1 else BY_SECOND_TIEBREAK


def score_token(points: int) -> int:
    """The hundreds shown by the score token: blank, 100, 200, and 300 for all that is more (RB-TRACK)."""
    return min(points // 100, 3) * 100


def breakdown(s: State, over: bool) -> Breakdown:
    """Points by heading; only Ireland has towers."""
    seats = range(s.table.seats)
    shown = [number for number in range(WIDTH) if number != TOWERS or s.table.ireland]
    headings = tuple(HEADINGS[number] for number in shown)
    points = tuple(tuple(s.points[seat * WIDTH + number] for number in shown) for seat in seats)
    totals = tuple(map(sum, points))
    if not over:
        return Breakdown(headings, points, totals)
    won = tuple(winners(s)[0])
    ranks = [(seat not in won, -totals[seat]) for seat in seats]
    places = tuple(1 + sum(other < rank for other in ranks) if rank[0] else 1 for rank in ranks)
    return Breakdown(headings, points, totals, won, places)
