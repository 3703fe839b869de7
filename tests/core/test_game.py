"""Tables, observations and views: what every game gets from the kernel."""

from __future__ import annotations

import json

import pytest

from meadhall.core import HIDDEN, LabDice, Match, SetupError
from meadhall.core.view import view_of
from meadhall.games.rebirth import events as told
from tests.core import toy
from tests.core.playing import find, random_match
from tests.core.toy import game

rebirth = find("rebirth")


# tables


@pytest.mark.parametrize("seats", [0, 1, 4, -2, "2", 2.0, None, True], ids=repr)
def test_a_wrong_number_of_seats_is_refused_with_the_right_ones(seats):
    with pytest.raises(SetupError, match=rf"^Market is played by 2 or 3, not by {seats}$"):
        game.new(seats)


def test_three_numbers_of_seats_are_listed():
    with pytest.raises(SetupError, match=r"^Rebirth is played by 2, 3 or 4, not by 5$"):
        rebirth.new(5)


def test_an_unknown_option_is_refused_with_the_known_ones():
    with pytest.raises(SetupError, match=r"^Rebirth has no option 'maps'; it has map, zero_counts, first$"):
        rebirth.new(2, {"maps": "scotland"})


@pytest.mark.parametrize("value", ["3", "", 1, None, ["1"], "two\nlines"], ids=repr)
def test_an_unknown_value_is_refused_with_the_known_ones(value):
    with pytest.raises(SetupError, match=r"^option rounds cannot be .*; it can be 2, 1$"):
        game.new(2, {"rounds": value})


def test_a_text_is_named_where_one_is_allowed():
    with pytest.raises(
        SetupError, match=r"^option map cannot be 'wales'; it can be scotland, ireland, or the text of a"
    ):
        rebirth.new(2, {"map": "wales"})


def test_a_value_for_other_tables_is_refused_with_their_sizes():
    with pytest.raises(SetupError, match=r"^option first can be 'C' at a table of 3 or 4 only, not of 2$") as refused:
        rebirth.new(2, {"first": "C"})
    assert refused.value.about == "option first"
    assert rebirth.new(3, {"first": "C"}).table.options["first"] == "C"


def test_options_left_out_have_their_first_value():
    assert game.new(2).table.options == {"rounds": "2"}
    assert rebirth.new(2, {"first": "A"}).table.options == {"map": "scotland", "zero_counts": "no", "first": "A"}


def test_options_are_kept_in_the_order_of_the_game():
    options = {"first": "A", "map": "ireland"}
    assert list(rebirth.new(2, options).table.options) == ["map", "zero_counts", "first"]


def test_the_table_keeps_no_hold_of_the_options_it_was_given():
    options = {"rounds": "1"}
    state = game.new(2, options)
    options["rounds"] = "2"
    assert state.table.options == {"rounds": "1"}


# what seats may know


def test_an_observation_is_plain_data():
    for match in (random_match(game, 3, length=4), random_match(rebirth, 3, length=40)):
        for seat in (0, 1, 2, None):
            seen = match.game.observe(match.state, seat)
            assert match.game.observation(**json.loads(json.dumps(seen.data()))) == seen


def test_an_observation_says_who_decides_and_what_the_observer_can_choose():
    state = random_match(game, 3, length=1).state
    state.apply(1, 2)
    seen = game.observe(state, 1)
    assert (seen.game, seen.seats, seen.options, seen.seat) == ("market", 3, {"rounds": "2"}, 1)
    assert (seen.kind, seen.deciding, seen.choices) == ("players", [0, 1, 2], [3, 4])
    assert seen.stack == [["Show"]]
    assert seen.branches[1] == [["ChooseStake", 1]]
    assert game.observe(state, None).choices == []


def scribble(thing):
    """Change everything that can be changed inside plain data."""
    if isinstance(thing, list):
        for item in thing:
            scribble(item)
        thing.append("scribble")
    elif isinstance(thing, dict):
        for item in thing.values():
            scribble(item)
        thing["scribble"] = "scribble"


@pytest.mark.parametrize("name", ["market", "rebirth"])
def test_whoever_scribbles_on_an_observation_spoils_nothing(name):
    match = random_match(find(name), 3, length=4)
    state = match.state.copy()
    state.table = type(state.table)(3, dict(state.table.options))  # not the one that other tests use
    key = state.key()
    seen = match.game.observe(state, 0)
    for field in type(seen).__dataclass_fields__:
        scribble(getattr(seen, field))
    assert state.key() == key


def test_whoever_scribbles_on_the_data_of_an_observation_spoils_nothing():
    state = random_match(rebirth, 3, length=40).state
    key = state.key()
    scribble(rebirth.observe(state, 0).data())
    assert state.key() == key


# views


def test_a_view_has_the_options_of_its_seat_and_what_it_may_know():
    state = random_match(game, 3, length=1).state
    view = view_of(game, state, 2)
    assert (view.game, view.seat, view.options) == (game, 2, [0, 1, 2])
    assert view.observation == game.observe(state, 2)


def test_a_view_looks_only_when_somebody_asks_and_only_once():
    class Counting(toy.MarketGame):
        looks = 0

        def observe(self, state, seat):
            self.looks += 1
            return super().observe(state, seat)

    counting = Counting()
    view = view_of(counting, random_match(game, 2, length=1).state, 0)
    assert counting.looks == 0
    assert view.observation is view.observation
    assert counting.looks == 1


def test_a_view_imagines_positions_that_look_the_same():
    state = random_match(rebirth, 3, length=60).state
    seat = state.decision.seats[0] if state.decision.seats else 0
    view = view_of(rebirth, state, seat)
    for seed in range(5):
        assert rebirth.observe(view.imagine(LabDice(seed)), seat) == view.observation


def test_a_view_imagines_more_than_one_position():
    match = Match(game, 3)
    match.throw(0)
    match.play(1, 2)
    view = view_of(game, match.state, 0)
    assert len({view.imagine(LabDice(seed)).key() for seed in range(30)}) == 3


# words


def test_an_event_becomes_a_message_with_its_fields_in_words():
    table = rebirth.table(2)
    assert rebirth.message(table, told.CastleTaken(1, 0)) == (
        "castle-taken",
        {"seat": "B", "castle": table.board.castles[0].name},
    )


def test_what_is_hidden_is_called_so():
    table = rebirth.table(2)
    assert rebirth.message(table, told.TileDrawn(1, HIDDEN)) == ("tile-drawn", {"seat": "B", "tile": "hidden"})


# points


def test_a_position_looks_as_good_as_the_lead_over_the_average_of_the_others():
    state = game.new(3)
    state.points = [4, 9, 7]
    assert [game.appraise(state, seat) for seat in range(3)] == [-4, 3.5, 0.5]
