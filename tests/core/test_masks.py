"""Sets as masks: listed in order, however many members they have."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from meadhall.core.masks import Listing, bits
from tests.core.playing import repeatable

MEMBERS = st.sets(st.integers(0, 600), max_size=80)


@repeatable
@given(MEMBERS)
def test_bits_are_the_members_in_ascending_order(members):
    assert bits(sum(1 << member for member in members)) == sorted(members)


@repeatable
@given(st.sets(st.integers(0, 52)))
def test_a_listing_names_the_members_in_the_order_of_their_numbers(members):
    names = [1000 - number for number in range(53)]
    assert Listing(names)(sum(1 << member for member in members)) == [names[member] for member in sorted(members)]


def test_the_empty_set_has_no_members():
    assert bits(0) == []
    assert Listing([7, 8, 9])(0) == []
