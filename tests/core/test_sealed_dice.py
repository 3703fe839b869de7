"""Sealed dice: fair, impossible to foresee without the secret, and easy to check with it."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from itertools import count
from math import sqrt
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.core import SealedDice, seal
from tests.core.playing import repeatable

SECRET = bytes(range(32))
RECORDS = Path(__file__).parents[2] / "docs" / "records.md"

# the recipe, once more: straight from its description, bit by bit


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104."""
    key = (hashlib.sha256(key).digest() if len(key) > 64 else key).ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()


def stream(secret: bytes, i: int):
    for block in count():
        yield from hmac_sha256(secret, f"throw {i} {block}".encode("ascii"))


def throw(secret: bytes, i: int, faces: int) -> int:
    coming = stream(secret, i)
    bits = 0
    while 2**bits < faces:
        bits += 1
    size = 0
    while 8 * size < bits:
        size += 1
    while True:
        number = 0
        for _ in range(size):
            number = number * 256 + next(coming)
        number //= 2 ** (8 * size - bits)
        if number < faces:
            return number


# known answers

GOLDEN = {
    1: [0, 0, 0, 0, 0, 0, 0, 0],
    6: [2, 3, 4, 3, 0, 1, 0, 0],
    36: [20, 25, 19, 31, 0, 12, 7, 6],
    256: [82, 102, 195, 125, 0, 50, 29, 26],
    3 * 2**62: [5955909549166190576, 7363391563741575373, 3306832003830965167],
    10**40: [
        3515748453748209707306694776177340124388,
        4346579190107290035257262742789669258151,
        8318466713479307578012416589984022951398,
    ],
    10**100: [
        5649589944372717236333708612727049992552130854310517171303351942765787327337604839354591051211096463,
        6984683462967834541507842306825647275128439382838811053520675791961652091104617366103554645549373057,
        2111166775484210371725771457155163012809325465087103127950218121302447481699713409753794725738609301,
    ],
}
"""By faces: the first throws for SECRET. A change here makes every finished match of the server a forged one."""


@pytest.mark.parametrize("faces", GOLDEN)
def test_the_throws_of_a_secret_never_change(faces):
    dice = SealedDice(SECRET)
    assert [dice.below(faces) for _ in GOLDEN[faces]] == GOLDEN[faces]


def test_seals_never_change():
    assert seal(SECRET) == "1e6fbfff4966b3b067fca9e3b5658e6d49deab91dc526875f18861cc9dfd2754"
    assert seal(SECRET) == hashlib.sha256(b"Meadhall seal " + SECRET).hexdigest()


@repeatable
@given(st.binary(min_size=16, max_size=100), st.integers(0, 10**6), st.integers(1, 2**600))
def test_every_throw_follows_the_description(secret, i, faces):
    assert SealedDice(secret, i).below(faces) == throw(secret, i, faces)


@repeatable
@given(st.integers(0, 1000), st.sampled_from([1, 2, 3, 255, 256, 257, 2**256 - 1, 2**256, 2**256 + 1, 2**511 + 1]))
def test_throws_at_the_edges_of_bytes_and_blocks_follow_the_description(i, faces):
    assert SealedDice(SECRET, i).below(faces) == throw(SECRET, i, faces)


def test_the_worked_example_of_the_docs_is_right():
    text = RECORDS.read_text(encoding="utf-8")
    assert SECRET.hex() in text
    assert seal(SECRET) in text
    first_bytes = dict(re.findall(r"^\| `throw (\d) 0` \| `([0-9a-f]{8}) \.\.\.`", text, flags=re.MULTILINE))
    assert first_bytes == {str(i): hmac_sha256(SECRET, f"throw {i} 0".encode())[:4].hex() for i in range(3)}
    assert re.findall(r"\*\*(\d+)\*\* \|$", text, flags=re.MULTILINE) == [str(face) for face in GOLDEN[36][:3]]


# independence


def test_a_throw_can_be_checked_alone():
    dice = SealedDice(SECRET)
    thrown = [dice.below(1000) for _ in range(50)]
    assert [SealedDice(SECRET, i).below(1000) for i in range(50)] == thrown


def test_a_throw_does_not_depend_on_the_throws_before_it():
    one, other = SealedDice(SECRET), SealedDice(SECRET)
    for faces in (6, 10**40, 129, 1, 10**100):
        one.below(faces)
        other.below(6)
    assert one.count == other.count == 5
    assert [one.below(1000) for _ in range(20)] == [other.below(1000) for _ in range(20)]


def test_different_secrets_and_numbers_throw_differently():
    thrown = {SealedDice(bytes([byte]) * 16, i).below(2**64) for byte in range(256) for i in range(20)}
    assert len(thrown) == 256 * 20


# fairness


def assert_even(counts: Counter[int], faces: int) -> None:
    """Chi-square within five standard deviations on either side of what fair dice give."""
    expected = sum(counts.values()) / faces
    assert set(counts) <= set(range(faces))
    chi = sum((counts[face] - expected) ** 2 for face in range(faces)) / expected
    assert abs(chi - (faces - 1)) < 5 * sqrt(2 * (faces - 1)), f"chi-square {chi:.1f} for {faces} faces"


@pytest.mark.parametrize("faces", [2, 3, 5, 6, 7, 36, 129, 1000])
def test_all_faces_are_equally_likely(faces):
    dice = SealedDice(SECRET)
    assert_even(Counter(dice.below(faces) for _ in range(20_000)), faces)


@pytest.mark.parametrize("faces", [3 * 2**62, 2**64 + 1, 10**40, 10**100])
def test_all_parts_of_a_huge_die_are_equally_likely(faces):
    dice = SealedDice(SECRET)
    thrown = [dice.below(faces) for _ in range(6_000)]
    assert_even(Counter(outcome * 12 // faces for outcome in thrown), 12)
    assert_even(Counter(outcome % 10 for outcome in thrown), 10)


def test_neighbouring_throws_know_nothing_of_each_other():
    dice = SealedDice(SECRET)
    assert_even(Counter(dice.below(6) * 6 + dice.below(6) for _ in range(20_000)), 36)


# what is refused


@pytest.mark.parametrize("faces", [0, -1, -(10**40)])
def test_a_die_without_faces_is_refused_and_is_no_throw(faces):
    dice = SealedDice(SECRET, 3)
    with pytest.raises(ValueError, match=rf"^a die needs at least one face, not {faces}$"):
        dice.below(faces)
    assert dice.count == 3


@pytest.mark.parametrize("secret", [b"", b"0123456789abcde"])
def test_a_secret_that_could_be_guessed_is_refused(secret):
    with pytest.raises(ValueError, match=rf"^a secret has at least 16 bytes, not {len(secret)}$"):
        SealedDice(secret)
