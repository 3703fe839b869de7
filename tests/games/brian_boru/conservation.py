"""What never changes in a match of Brian Boru, whatever happens (docs/rules/brian_boru.md, "Invariants")."""

from __future__ import annotations

from meadhall.games.brian_boru.box import PRINCESS, REGIONS, TOP
from meadhall.games.brian_boru.rules.actions import BuyExtras, Expand, FreeTown, Perform
from meadhall.games.brian_boru.rules.ending import FinalScoring
from meadhall.games.brian_boru.rules.rounds import EndRound
from meadhall.games.brian_boru.state import ALL_TOWNS, FACE_DOWN, NOBODY, State


def conserve(s: State) -> None:
    towns(s)
    cards(s)
    tokens(s)
    numbers(s)
    course(s)


def apart(sets: list[int]) -> bool:
    """Whether no two of the sets share a member."""
    return sum(members.bit_count() for members in sets) == _union(sets).bit_count()


def _union(sets: list[int]) -> int:
    union = 0
    for members in sets:
        union |= members
    return union


def towns(s: State) -> None:
    """One disc at most on a town; Viking tokens and monasteries only where a disc is."""
    assert apart([s.free, *s.discs])
    assert s.free | _union(s.discs) == ALL_TOWNS
    assert not s.vikings & s.free
    assert not s.monasteries & s.free
    assert s.active == NOBODY or 0 <= s.active < 53


def cards(s: State) -> None:
    """The 25 cards are split over packs, hands, the table, the pile and the card set aside."""
    table = [1 << card for card in s.trick if card != NOBODY]
    assert apart([*s.hands, *s.played, *table])
    held = [len(packs) for packs in s.packs]
    if not any(held):
        assert not any(s.hands)
        assert not any(s.played)
        assert not table
        return
    first = [packs[0] for packs in s.packs if packs]
    assert apart(first)
    assert all(pack.bit_count() == s.table.dealt for pack in first)
    assert _union(s.hands) | _union(s.played) | _union(table) | _union(first) == _union(first)
    for seat, packs in enumerate(s.packs):
        left = s.packs[seat - 1]
        for passed, pack in enumerate(packs[1:]):
            assert pack & ~left[passed] == 0, "a pack holds what the right neighbour passed on"
            assert pack.bit_count() == s.table.dealt - 2 * (passed + 1)
    own = [s.hands[seat] | s.played[seat] | (1 << s.trick[seat] if s.trick[seat] != NOBODY else 0) for seat in seats(s)]
    if all(len(packs) == len(s.packs[0]) and packs[-1].bit_count() <= 2 for packs in s.packs):
        assert all(one.bit_count() == s.table.dealt for one in own)
        for seat in seats(s):
            got = s.packs[seat][-1]
            for passed in range(len(s.packs[seat]) - 1):
                got |= s.packs[seat][passed] & ~s.packs[(seat + 1) % s.table.seats][passed + 1]
            assert own[seat] == got, "everybody has what it picked"


def seats(s: State) -> range:
    return range(s.table.seats)


def tokens(s: State) -> None:
    """Every claim token is in one place; the marker too; marriage cards are in one place."""
    assert len(s.claims) == len(REGIONS)
    assert all(FACE_DOWN <= claim < s.table.seats for claim in s.claims)
    assert s.holder in seats(s) or not s.round
    assert apart(s.wed)
    shown = [*s.marriages, *([s.marriage] if s.marriage != NOBODY else [])]
    assert len(set(shown)) == len(shown)
    assert not any(_union(s.wed) >> card & 1 for card in shown)
    assert len(s.viking_deck) + s.round in (7, 8)  # the card of the round may still be in the deck
    allies = [seat for seat in (s.ally, s.trader) if seat != NOBODY]
    assert len(allies) <= 1
    assert all(s.wed[seat] >> PRINCESS & 1 and s.round == s.table.rounds for seat in allies)


def numbers(s: State) -> None:
    for counts in (s.coins, s.renown, s.raiders, s.church, s.track):
        assert min(counts) >= 0
    assert max(s.track) <= TOP
    assert s.area >= 0
    assert all(s.total(seat) >= 0 for seat in seats(s))
    acting = any(isinstance(frame, Perform | BuyExtras | Expand | FreeTown) for frame in s.stack)
    above = [space for space in s.track if space]
    assert acting or len(set(above)) == len(above), "one disc at most on a space above the first"


def course(s: State) -> None:
    assert s.round <= s.table.rounds
    if s.stack and not any(isinstance(frame, EndRound) for frame in s.stack):
        assert s.round == 0 or any(isinstance(frame, FinalScoring) for frame in s.stack)
    if not s.stack:
        assert s.round == s.table.rounds
