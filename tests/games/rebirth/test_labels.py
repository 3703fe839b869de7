"""A hex that can be chosen is called by its coordinates and by what people know it by."""

from __future__ import annotations

import pytest

from meadhall.core import CHANCE, LabDice
from meadhall.games import game as find_game
from meadhall.games.rebirth.notation import parse
from meadhall.games.rebirth.rules.placing import PlaceTile
from meadhall.words import Words

REBIRTH = find_game("rebirth")


@pytest.mark.parametrize(
    ("board", "spot", "called"),
    [
        ("ireland", "4,5", "4,5 (Parke's, Tory)"),
        ("ireland", "7,8", "7,8 (Dublin city, Cloughoughter, Hill of Tara)"),
        ("scotland", "4,3", "4,3 (Stornoway, Lews)"),
        ("scotland", "17,10", "17,10"),
    ],
)
def test_hexes_are_called_by_their_settlement_and_the_places_they_touch(board, spot, called):
    state = REBIRTH.new(2, {"map": board})
    label = PlaceTile(0).label(state, parse(spot)) or REBIRTH.label(parse(spot))
    assert Words(REBIRTH).say(label) == called


def test_a_seat_is_offered_hexes_by_these_names():
    dice, state = LabDice(3), REBIRTH.new(2, {"map": "ireland"})
    while state.decision.kind is CHANCE:
        state.throw(dice)
    seat = state.decision.seats[0]
    words = Words(REBIRTH)
    for option in state.options(seat):
        names = state.table.names_at[state.table.hex_at[option]]
        spot = REBIRTH.notation(option)
        assert words.option(state, seat, option) == (f"{spot} ({names})" if names else spot)
