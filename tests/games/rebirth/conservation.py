"""What never changes in a match of Rebirth, whatever happens."""

from __future__ import annotations

from meadhall.core.masks import bits
from meadhall.games.rebirth.box import KINDS
from meadhall.games.rebirth.state import COVERED, EMPTY, FIRST_TILE, NOBODY, State


def conserve(s: State) -> None:
    tiles(s)
    masks(s)
    cards(s)
    castles(s)


def tiles(s: State) -> None:
    """Every tile of every player is in exactly one place."""
    for seat in range(s.table.seats):
        for pile in (s.supply[seat], s.aside[seat]):
            assert pile == sorted(pile)
        first = FIRST_TILE + seat * KINDS
        lying = [code - first for code in s.tiles if first <= code < first + KINDS]
        removed = [kind for kind in range(KINDS) for _ in range(s.removed[seat * KINDS + kind])]
        assert sorted(lying + s.hand[seat] + s.supply[seat] + s.aside[seat] + removed) == s.table.tiles


def masks(s: State) -> None:
    """The masks agree with what lies on the board."""
    for index, code in enumerate(s.tiles):
        assert (s.taken >> index & 1) == (code != EMPTY)
        assert (code == COVERED) == (s.table.covered >> index & 1 == 1)
    for seat in range(s.table.seats):
        lying = [i for i, code in enumerate(s.tiles) if code >= FIRST_TILE and (code - FIRST_TILE) // KINDS == seat]
        assert bits(s.own[seat]) == lying
        for kind in (0, 1):
            own = [i for i in lying if (s.tiles[i] - FIRST_TILE) % KINDS == kind]
            assert sorted(i for cluster in s.clusters[seat * 2 + kind] for i in bits(cluster)) == own
            apart(s, s.clusters[seat * 2 + kind])
        assert bits(s.fields[seat]) == [i for i in lying if (s.tiles[i] - FIRST_TILE) % KINDS < 2]
        if s.table.ireland:
            hexes = (1 << len(s.tiles)) - 1
            assert sorted(i for group in s.groups[seat] for i in bits(group & hexes)) == lying
            apart(s, [group & hexes for group in s.groups[seat]])
            for group in s.groups[seat]:
                reached = 0
                for index in bits(group & hexes):
                    reached |= s.table.reach[index]
                assert group == reached


def apart(s: State, groups: list[int]) -> None:
    """Each group hangs together and touches no other."""
    near = s.table.board.near
    for group in groups:
        first = group & -group
        reached, frontier = first, first
        while frontier:
            around = 0
            for index in bits(frontier):
                around |= near[index]
            frontier = around & group & ~reached
            reached |= frontier
        assert reached == group
        around = 0
        for index in bits(group):
            around |= near[index]
        assert not any(around & other for other in groups if other != group)


def cards(s: State) -> None:
    """Every mission card is in exactly one place."""
    assert s.deck == sorted(s.deck)
    assert sorted([*s.deck, *s.row, *(card for hand in s.missions for card in hand)]) == s.table.deck


def castles(s: State) -> None:
    """A castle has a holder exactly when somebody has a tile next to it, and nobody is stronger than the holder."""
    for castle, holder in zip(s.table.board.castles, s.holders, strict=True):
        strengths = [
            ((own & castle.ring).bit_count(), (f & castle.ring).bit_count())
            for own, f in zip(s.own, s.fields, strict=True)
        ]
        if holder == NOBODY:
            assert max(strengths) == (0, 0)
        else:
            assert strengths[holder] == max(strengths)
