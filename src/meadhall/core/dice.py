"""Dice: where luck comes from. The rules hold none; a match brings its own.

Every chance event is one throw of a fair die with n faces, and n may be as large as it likes.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import shake_128
from math import comb
from struct import unpack
from typing import Protocol

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_BLOCK = 32


class Dice(Protocol):
    """Anything that can throw a fair die."""

    def below(self, faces: int) -> int:
        """A whole number from 0 to faces - 1, each equally likely."""
        ...


def mix(word: int) -> int:
    """The finalizer of SplitMix64: a bijection of 64-bit words that leaves no pattern."""
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
    return word ^ (word >> 31)


class LabDice:
    """Dice from a seed: the same throws in every process, on every Python, in every language.

    Throw number i (from 0) looks at the 64-bit words w(i, 0), w(i, 1), ... with

        key     = mix(seed mod 2**64)
        w(i, 0) = word i mod 32 of SHAKE-128(key, i // 32)  both as 8 bytes, the highest first, as are the words
        w(i, j) = mix(w(i, j - 1) + STEP mod 2**64)         only where one word is not enough

    (STEP = 0x9E3779B97F4A7C15), takes as many words as the number of faces has, the first on top, as one number x below
    2**W, and returns x * faces // 2**W; when x * faces mod 2**W is below 2**W mod faces it takes fresh words instead
    (Lemire's method), so every face is exactly equally likely. Throws do not depend on one another: throw i can be
    checked alone.
    """

    __slots__ = ("_block", "_words", "key")

    def __init__(self, seed: int, count: int = 0) -> None:
        self.key = mix(seed & _MASK)
        self._block, thrown = divmod(count, _BLOCK)
        self._words = self._next_block()[: _BLOCK - thrown] if thrown else []

    @property
    def count(self) -> int:
        """How many throws there were."""
        return self._block * _BLOCK - len(self._words)

    def fork(self, number: int) -> LabDice:
        """Dice of their own for game number so-and-so of a series."""
        return LabDice(self.key ^ mix(number + 1))

    def below(self, faces: int) -> int:
        try:
            word = self._words.pop()
        except IndexError:
            self._words = self._next_block()
            word = self._words.pop()
        product = word * faces
        if (product & _MASK) >= faces > 0:
            return product >> 64
        return self._carefully(word, faces)

    def _next_block(self) -> list[int]:
        """The words of the next throws, the nearest last."""
        seed = self.key << 64 | self._block
        self._block += 1
        return list(unpack(f">{_BLOCK}Q", shake_128(seed.to_bytes(16, "big")).digest(8 * _BLOCK)))[::-1]

    def _carefully(self, word: int, faces: int) -> int:
        """The rare throws that need more than one word: huge dice, and words that would favour a face."""
        if faces < 1:
            raise ValueError(f"a die needs at least one face, not {faces}")
        words = (faces.bit_length() + 63) // 64
        width = 64 * words
        while True:
            x = 0
            for _ in range(words):
                x = x << 64 | word
                word = mix((word + _STEP) & _MASK)
            product = x * faces
            if product & ((1 << width) - 1) >= (1 << width) % faces:
                return product >> width


def unrank_shuffle(outcome: int, items: list[int]) -> list[int]:
    """The arrangement of `items` that one throw of a die with len(items)! faces stands for.

    Taking the next item is a throw below the number of items left, so the one throw is read digit by digit.
    """
    left = list(items)
    shuffled = []
    while left:
        outcome, position = divmod(outcome, len(left))
        shuffled.append(left.pop(position))
    return shuffled


def unrank_combination(outcome: int, items: Sequence[int], size: int) -> list[int]:
    """The `size` of the items that one throw of a die with C(len(items), size) faces stands for, in their order."""
    if not 0 <= outcome < comb(len(items), size):
        raise ValueError(f"{size} of {len(items)} can be chosen in {comb(len(items), size)} ways, not in way {outcome}")
    chosen: list[int] = []
    for place, item in enumerate(items):
        with_it = comb(len(items) - place - 1, size - len(chosen) - 1) if len(chosen) < size else 0
        if outcome < with_it:
            chosen.append(item)
        else:
            outcome -= with_it
    return chosen
