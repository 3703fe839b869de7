"""Dice: the same throws everywhere, every face equally likely, and one throw for a whole shuffle or selection."""

from __future__ import annotations

from collections import Counter
from hashlib import shake_128
from itertools import combinations, permutations
from math import comb, factorial, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.core import LabDice
from meadhall.core.dice import mix, unrank_combination, unrank_shuffle
from tests.core.playing import repeatable

# the generator, once more: straight from its description, without a thought for speed

WORD = 2**64
STEP = 0x9E3779B97F4A7C15


def finalized(word: int) -> int:
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 % WORD
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB % WORD
    return word ^ (word >> 31)


def word(seed: int, i: int, j: int) -> int:
    """w(i, j) of the description."""
    if j == 0:
        key, block = finalized(seed % WORD), i // 32
        stream = shake_128(key.to_bytes(8, "big") + block.to_bytes(8, "big")).digest(256)
        return int.from_bytes(stream[i % 32 * 8 : i % 32 * 8 + 8], "big")
    return finalized((word(seed, i, j - 1) + STEP) % WORD)


def throw(seed: int, i: int, faces: int) -> int:
    words = 1
    while WORD**words <= faces:
        words += 1
    whole, used = WORD**words, 0
    while True:
        x = 0
        for _ in range(words):
            x = x * WORD + word(seed, i, used)
            used += 1
        if x * faces % whole >= whole % faces:
            return x * faces // whole


# golden values

GOLDEN = {
    (0, 6): [3, 5, 0, 4, 0, 1, 5, 0],
    (1, 6): [3, 4, 5, 3, 2, 1, 1, 0],
    (2**64 + 1, 6): [3, 4, 5, 3, 2, 1, 1, 0],
    (-1, 52): [46, 37, 23, 3, 8, 27, 13, 12],
    (3, 1): [0, 0, 0, 0, 0, 0, 0, 0],
    (7, 2**64 - 1): [
        15436352919739735442,
        316055416390055730,
        1776534202778988532,
        200617649960589316,
        9030819525485699378,
        16796075308539210441,
    ],
    (7, 2**64): [
        15436352919739735443,
        316055416390055731,
        1776534202778988533,
        200617649960589317,
        9030819525485699379,
        16796075308539210442,
    ],
    (7, 3 * 2**62): [
        11577264689804801582,
        237041562292541798,
        1332400652084241399,
        150463237470441987,
        6773114644114274534,
        12597056481404407831,
    ],
    (7, 10**40): [
        8368063685417390314781060403909696079397,
        171333984537954564852743564585168846539,
        963061121073891518335325008605695387396,
        108755045963103705643178757143629391188,
        4895617074428053772079151404174219919765,
        9105170669374175572781427355809825959758,
    ],
}
"""By seed and faces: the first throws. A change here makes every written match of the laboratory another one."""


@pytest.mark.parametrize(("seed", "faces"), GOLDEN)
def test_the_throws_of_a_seed_never_change(seed, faces):
    golden = GOLDEN[seed, faces]
    dice = LabDice(seed)
    assert [dice.below(faces) for _ in golden] == golden


@pytest.mark.parametrize(("seed", "faces"), GOLDEN)
def test_the_golden_throws_follow_the_description(seed, faces):
    golden = GOLDEN[seed, faces]
    assert [throw(seed, i, faces) for i in range(len(golden))] == golden


def test_the_finalizer_never_changes():
    assert [mix(word) for word in (0, 1, STEP, WORD - 1)] == [
        0,
        6238072747940578789,
        16294208416658607535,
        13029008266876403067,
    ]


@repeatable
@given(st.integers(), st.integers(0, 1000), st.integers(1, 2**200))
def test_every_throw_follows_the_description(seed, i, faces):
    assert LabDice(seed, i).below(faces) == throw(seed, i, faces)


@repeatable
@given(st.integers(0, 2**64), st.integers(0, 1000), st.integers(0, 3))
def test_throws_that_need_fresh_words_follow_the_description(seed, i, over):
    """A die of three quarters of all words rejects one word in four."""
    faces = 3 * 2**62 + over
    assert LabDice(seed, i).below(faces) == throw(seed, i, faces)


def test_some_of_those_throws_did_need_fresh_words():
    faces = 3 * 2**62
    fresh = [i for i in range(400) if word(7, i, 0) * faces % WORD < WORD % faces]
    assert 60 < len(fresh) < 140
    for i in fresh:
        assert LabDice(7, i).below(faces) == throw(7, i, faces)


# independence


def test_a_throw_does_not_depend_on_the_throws_before_it():
    one, other = LabDice(5), LabDice(5)
    for faces in (6, 10**40, 3 * 2**62, 2, 10**100):
        one.below(faces)
        other.below(6)
    assert one.count == other.count == 5
    assert [one.below(1000) for _ in range(20)] == [other.below(1000) for _ in range(20)]


def test_a_throw_can_be_checked_alone():
    dice = LabDice(5)
    thrown = [dice.below(1000) for _ in range(50)]
    assert [LabDice(5, i).below(1000) for i in range(50)] == thrown


def test_different_seeds_throw_differently():
    firsts = {tuple(LabDice(seed, i).below(2**32) for i in range(2)) for seed in range(1000)}
    assert len(firsts) == 1000


def test_forks_never_change():
    assert [LabDice(5).fork(number).below(1000) for number in range(6)] == [604, 865, 705, 228, 560, 552]


def test_a_fork_depends_on_seed_and_number_alone():
    dice = LabDice(5)
    early = dice.fork(3)
    for _ in range(10):
        dice.below(6)
    late = dice.fork(3)
    assert [early.below(1000) for _ in range(20)] == [late.below(1000) for _ in range(20)]


def test_a_fork_leaves_its_dice_alone():
    forked, alone = LabDice(5), LabDice(5)
    forked.fork(1).below(6)
    assert forked.count == alone.count
    assert forked.below(1000) == alone.below(1000)


def test_forks_share_no_throws():
    """Forks of forks and the dice themselves included: a word that comes up twice would be a miracle."""
    dice = LabDice(5)
    family = [LabDice(5), *map(dice.fork, range(50)), *map(dice.fork(0).fork, range(50))]
    thrown = [one.below(2**64) for one in family for _ in range(20)]
    assert len(set(thrown)) == len(thrown)


# fairness


def assert_even(counts: Counter[int], faces: int) -> None:
    """Chi-square within five standard deviations on either side of what fair dice give."""
    expected = sum(counts.values()) / faces
    assert set(counts) <= set(range(faces))
    chi = sum((counts[face] - expected) ** 2 for face in range(faces)) / expected
    freedom = faces - 1
    assert abs(chi - freedom) < 5 * sqrt(2 * freedom), f"chi-square {chi:.1f} for {faces} faces"


@pytest.mark.parametrize("faces", [2, 3, 5, 6, 7, 10, 36, 100, 1000])
@pytest.mark.parametrize("seed", [1, 2])
def test_all_faces_are_equally_likely(seed, faces):
    dice = LabDice(seed)
    assert_even(Counter(dice.below(faces) for _ in range(20_000)), faces)


@pytest.mark.parametrize("faces", [3 * 2**62, 3 * 2**126, 2**64 - 1, 2**64 + 1, 10**40])
def test_all_parts_of_a_huge_die_are_equally_likely(faces):
    dice = LabDice(3)
    assert_even(Counter(dice.below(faces) * 12 // faces for _ in range(12_000)), 12)


def test_the_low_end_of_a_huge_throw_is_as_even_as_the_high_end():
    dice = LabDice(4)
    assert_even(Counter(dice.below(10**40) % 10 for _ in range(10_000)), 10)


def test_neighbouring_throws_know_nothing_of_each_other():
    dice = LabDice(5)
    assert_even(Counter(dice.below(6) * 6 + dice.below(6) for _ in range(20_000)), 36)


def test_neighbouring_forks_know_nothing_of_each_other():
    dice = LabDice(5)
    pairs = Counter(dice.fork(number).below(6) * 6 + dice.fork(number + 1).below(6) for number in range(20_000))
    assert_even(pairs, 36)


def test_neighbouring_seeds_know_nothing_of_each_other():
    pairs = Counter(LabDice(seed).below(6) * 6 + LabDice(seed + 1).below(6) for seed in range(20_000))
    assert_even(pairs, 36)


def test_huge_dice_stay_in_range_and_use_all_of_it():
    faces = 10**40
    dice = LabDice(6)
    thrown = [dice.below(faces) for _ in range(2000)]
    assert all(0 <= outcome < faces for outcome in thrown)
    assert min(thrown) < faces // 200
    assert max(thrown) > faces - faces // 200
    assert len(set(thrown)) == len(thrown)
    assert all(any(outcome >> bit & 1 for outcome in thrown) for bit in range(132))


def test_a_die_with_one_face_shows_it():
    dice = LabDice(7)
    assert {dice.below(1) for _ in range(100)} == {0}


@pytest.mark.parametrize("faces", [0, -1, -6, -(10**40)])
def test_a_die_without_faces_is_refused(faces):
    with pytest.raises(ValueError, match=rf"^a die needs at least one face, not {faces}$"):
        LabDice(1).below(faces)


# one throw for a whole shuffle


def test_the_throws_for_a_shuffle_stand_for_all_arrangements():
    items = [10, 20, 30, 40]
    shuffled = [tuple(unrank_shuffle(outcome, items)) for outcome in range(factorial(4))]
    assert sorted(shuffled) == sorted(permutations(items))


def test_arrangements_never_change():
    assert unrank_shuffle(0, [1, 2, 3, 4]) == [1, 2, 3, 4]
    assert unrank_shuffle(23, [1, 2, 3, 4]) == [4, 3, 2, 1]
    assert unrank_shuffle(7, [1, 2, 3, 4]) == [4, 2, 1, 3]


def test_a_shuffle_leaves_its_items_alone():
    items = [3, 1, 2]
    unrank_shuffle(5, items)
    assert items == [3, 1, 2]


def test_nothing_to_shuffle_is_no_problem():
    assert unrank_shuffle(0, []) == []


def test_equal_items_are_shuffled_fairly():
    counts = Counter(tuple(unrank_shuffle(outcome, [1, 1, 2, 2])) for outcome in range(factorial(4)))
    assert len(counts) == 6
    assert set(counts.values()) == {4}


def rank(arrangement: list[int], items: list[int]) -> int:
    """The throw that stands for the arrangement: positions among what is left are its digits, the first the lowest."""
    left, outcome, weight = list(items), 0, 1
    for item in arrangement:
        position = left.index(item)
        outcome += position * weight
        weight *= len(left)
        left.pop(position)
    return outcome


@repeatable
@given(st.integers(0, 60), st.data())
def test_every_arrangement_leads_back_to_its_throw(size, data):
    items = list(range(100, 100 + size))
    outcome = data.draw(st.integers(0, factorial(size) - 1))
    arrangement = unrank_shuffle(outcome, items)
    assert sorted(arrangement) == items
    assert rank(arrangement, items) == outcome


# one throw for a whole selection


@pytest.mark.parametrize("size", range(7))
def test_the_throws_for_a_selection_stand_for_all_selections(size):
    """Each exactly once, the items in their order; first come those that have the first items."""
    items = [60, 10, 50, 20, 40, 30]
    chosen = [tuple(unrank_combination(outcome, items, size)) for outcome in range(comb(6, size))]
    assert chosen == list(combinations(items, size))


def test_selections_never_change():
    items = list(range(25))
    assert unrank_combination(0, items, 8) == [0, 1, 2, 3, 4, 5, 6, 7]
    assert unrank_combination(comb(25, 8) - 1, items, 8) == [17, 18, 19, 20, 21, 22, 23, 24]
    assert unrank_combination(123_456, items, 8) == [0, 2, 4, 5, 9, 11, 13, 15]


def test_a_selection_leaves_its_items_alone():
    items = [3, 1, 2]
    unrank_combination(2, items, 2)
    assert items == [3, 1, 2]


@pytest.mark.parametrize("items", [[], [7], [3, 1, 2]])
def test_nothing_and_everything_can_be_selected(items):
    assert unrank_combination(0, items, 0) == []
    everything = unrank_combination(0, items, len(items))
    assert everything == items
    assert everything is not items


def test_any_sequence_can_be_selected_from():
    assert unrank_combination(1, range(10, 14), 2) == [10, 12]
    assert unrank_combination(1, (10, 11, 12, 13), 2) == [10, 12]


def test_equal_items_are_selected_fairly():
    counts = Counter(tuple(unrank_combination(outcome, [1, 1, 2, 2], 2)) for outcome in range(comb(4, 2)))
    assert counts == {(1, 1): 1, (1, 2): 4, (2, 2): 1}


def rank_selection(chosen: list[int], items: list[int]) -> int:
    """The throw that stands for the selection: how many selections come before it."""
    outcome, start = 0, 0
    for number, item in enumerate(chosen):
        place = items.index(item)
        outcome += sum(comb(len(items) - 1 - skipped, len(chosen) - 1 - number) for skipped in range(start, place))
        start = place + 1
    return outcome


@repeatable
@given(st.integers(0, 80), st.data())
def test_every_selection_leads_back_to_its_throw(length, data):
    items = list(range(100, 100 + length))
    size = data.draw(st.integers(0, length))
    outcome = data.draw(st.integers(0, comb(length, size) - 1))
    chosen = unrank_combination(outcome, items, size)
    assert len(chosen) == size
    assert chosen == sorted(set(chosen))
    assert set(chosen) <= set(items)
    assert rank_selection(chosen, items) == outcome


def test_all_items_are_equally_likely_to_be_selected():
    dice = LabDice(8)
    counts = Counter()
    for _ in range(5000):
        counts.update(unrank_combination(dice.below(comb(25, 6)), list(range(25)), 6))
    assert_even(counts, 25)


@pytest.mark.parametrize(("outcome", "size"), [(-1, 2), (3, 2), (1, 3), (0, 4)])
def test_a_combination_that_does_not_exist_is_refused(outcome, size):
    with pytest.raises(ValueError, match=rf"^{size} of 3 can be chosen in \d ways, not in way {outcome}$"):
        unrank_combination(outcome, [7, 8, 9], size)
