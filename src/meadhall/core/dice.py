"""Dice: where luck comes from. The rules hold none; a match brings its own.

Every chance event is one throw of a fair die with n faces, and n may be as large as it likes.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256, shake_128
from hmac import digest
from math import comb
from struct import unpack
from typing import Protocol

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_BLOCK = 32
SECRET_BYTES = 16
"""A secret has at least so many: fewer could be guessed from the seal."""


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


class SealedDice:
    """Dice from a secret: nobody can foresee them without it, and everybody can check them with it.

    Throw number i (from 0) reads the bytes of HMAC-SHA256 with the secret as key, over the ASCII text "throw i 0",
    then "throw i 1", "throw i 2", ..., as one endless stream: numbers in decimal, 32 bytes each. With b the number of
    bits of faces - 1, it takes the least number of bytes that hold b bits as one number, the highest first, and drops
    the lowest bits that are too many. The first such number below faces is the throw; each that is not gives way to the
    next bytes, so every face is exactly equally likely. A throw depends on the secret, its number and the faces alone.
    """

    __slots__ = ("_secret", "count")

    def __init__(self, secret: bytes, count: int = 0) -> None:
        if len(secret) < SECRET_BYTES:
            raise ValueError(f"a secret has at least {SECRET_BYTES} bytes, not {len(secret)}")
        self._secret = secret
        self.count = count
        """How many throws there were."""

    def below(self, faces: int) -> int:
        if faces < 1:
            raise ValueError(f"a die needs at least one face, not {faces}")
        number = self.count
        self.count += 1
        bits = (faces - 1).bit_length()
        size = (bits + 7) // 8
        stream, block = b"", 0
        while True:
            while len(stream) < size:
                stream += digest(self._secret, b"throw %d %d" % (number, block), "sha256")
                block += 1
            outcome = int.from_bytes(stream[:size], "big") >> (8 * size - bits)
            if outcome < faces:
                return outcome
            stream = stream[size:]


def seal(secret: bytes) -> str:
    """What is shown of a secret before the match: the SHA-256, in hexadecimal, of "Meadhall seal " (ASCII) and it."""
    return sha256(b"Meadhall seal " + secret).hexdigest()


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
