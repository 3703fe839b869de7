"""Sets as masks: ints whose bit i stands for thing number i. What the rules ask thousands of times is answered here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain
from operator import getitem


class Listing:
    """Lists the members of a set: `Listing(names)(mask)` has names[i] for every set bit i, in order.

    Every eight things and every set of them are looked up whole: listing options is the hottest thing in play.
    """

    __slots__ = ("_by_byte",)

    def __init__(self, things: Sequence[int]) -> None:
        eights = [things[start : start + 8] for start in range(0, len(things), 8)]
        self._by_byte = [
            [[thing for bit, thing in enumerate(eight) if byte >> bit & 1] for byte in range(256)] for eight in eights
        ]

    def __call__(self, mask: int) -> list[int]:
        used = (mask.bit_length() + 7) >> 3
        return list(chain.from_iterable(map(getitem, self._by_byte, mask.to_bytes(used, "little"))))


def mask_of(members: Iterable[int]) -> int:
    """The set with these members."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


_WIDTH = 512
_numbers = Listing(range(_WIDTH))


def bits(mask: int) -> list[int]:
    """The set bits in ascending order. Peeling off single bits is quickest as long as there are few."""
    if mask.bit_count() > 6 and mask >> _WIDTH == 0:
        return _numbers(mask)
    found: list[int] = []
    while mask:
        top = mask.bit_length() - 1
        found.append(top)
        mask ^= 1 << top
    found.reverse()
    return found


@lru_cache(1 << 14)
def few(mask: int) -> tuple[int, ...]:
    """The set bits of a small set that comes up again and again, such as what is around a place and still free."""
    return tuple(bits(mask))
