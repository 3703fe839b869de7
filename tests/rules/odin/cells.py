"""Sets of cells as tests like them."""

from __future__ import annotations

from meadhall.games.odin.pieces import COLUMNS


def cells_of(mask: int) -> set[tuple[int, int]]:
    """Rows and columns."""
    return {divmod(n, COLUMNS) for n in range(mask.bit_length()) if mask >> n & 1}


def parts(cells: set[tuple[int, int]]) -> int:
    """How many parts do not hang together by edges."""
    left, found = set(cells), 0
    while left:
        found += 1
        fresh = [left.pop()]
        while fresh:
            row, col = fresh.pop()
            near = {(row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)} & left
            left -= near
            fresh += near
    return found
