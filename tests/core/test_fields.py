"""Positions declared once: copying, saving, loading and hashing leave no field out."""

from __future__ import annotations

import json
import re

import pytest

from meadhall import games
from meadhall.core import HIDDEN, State, Table, position
from meadhall.games.rebirth.rules.turn import EndTurn
from meadhall.games.rebirth.state import State as RebirthState
from tests.core import toy
from tests.core.playing import random_match

rebirth = games.game("rebirth")


@position
class Heap(State):
    table: Table
    count: int
    row: list[int]
    grid: list[list[int]]


def heap():
    return Heap(Table(2, {}), [toy.Give(0)], [[toy.Give(1)], []], 1, [2, 3], [[4], [5, 6]])


def toy_position(entries=3):
    return random_match(toy.game, seats=3, seed=4, length=entries).state


def rebirth_position():
    """Ireland, well into the game: every list is in use."""
    return random_match(rebirth, seats=3, options={"map": "ireland", "first": "A"}, seed=2, length=120).state


# copying


def test_a_copy_holds_the_same():
    state = heap()
    twin = state.copy()
    assert type(twin) is Heap
    assert [getattr(twin, name) for name in Heap.shape] == [getattr(state, name) for name in Heap.shape]


def test_a_copy_shares_the_table():
    state = heap()
    assert state.copy().table is state.table


def change_count(s):
    s.count += 1


def change_row(s):
    s.row.append(7)


def change_grid(s):
    s.grid.append([7])


def change_inside_grid(s):
    s.grid[1].append(7)


def change_stack(s):
    s.stack.pop()


def change_branches(s):
    s.branches.append([])


def change_inside_branches(s):
    s.branches[0].pop()


CHANGES = [
    change_count,
    change_row,
    change_grid,
    change_inside_grid,
    change_stack,
    change_branches,
    change_inside_branches,
]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_a_copy_is_independent(change):
    state, twin = heap(), heap()
    copied = state.copy()
    change(copied)
    assert state.key() == twin.key()
    assert copied.key() != state.key()
    untouched = state.copy()
    change(state)
    assert untouched.key() == twin.key()


# declaring


@pytest.mark.parametrize(
    "kind", ["str", "float", "bool", "dict[str, int]", "set[int]", "list[str]", "tuple[int, ...]", "list", "int | None"]
)
def test_other_types_of_fields_are_refused_when_the_class_is_made(kind):
    with pytest.raises(TypeError, match=r"^odd: a position holds int, list\[int\] and list\[list\[int\]\], not "):
        position(type("Odd", (State,), {"__annotations__": {"odd": kind}, "__module__": __name__}))


def test_three_levels_of_lists_are_refused_when_the_class_is_made():
    with pytest.raises(TypeError, match=r"^odd: a position holds"):
        position(type("Odd", (State,), {"__annotations__": {"odd": "list[list[list[int]]]"}, "__module__": __name__}))


def test_a_position_has_no_room_for_undeclared_fields():
    with pytest.raises(AttributeError):
        heap().colour = 3


def test_every_field_but_the_table_has_a_place_in_the_shape():
    assert Heap.shape == {
        "stack": "list",
        "branches": "nested",
        "count": "int",
        "row": "list",
        "grid": "nested",
    }


# saving and loading


@pytest.mark.parametrize("entries", range(15))
def test_a_saved_toy_position_is_loaded_as_it_was(entries):
    state = toy_position(entries)
    saved = json.loads(json.dumps(toy.game.save(state)))
    loaded = toy.game.load(saved)
    assert loaded.key() == state.key()
    assert toy.game.save(loaded) == saved


def test_a_saved_rebirth_position_is_loaded_as_it_was():
    state = rebirth_position()
    saved = json.loads(json.dumps(rebirth.save(state)))
    assert rebirth.load(saved).key() == state.key()


def test_saved_data_is_independent_of_the_position():
    state = toy_position()
    key = state.key()
    saved = toy.game.save(state)
    saved["position"]["points"][0] = 99
    saved["position"]["branches"][0].clear()
    saved["position"]["stack"].clear()
    saved["options"]["rounds"] = "1"
    assert state.key() == key


def test_a_loaded_position_is_independent_of_the_data():
    state = toy_position()
    saved = toy.game.save(state)
    loaded = toy.game.load(saved)
    saved["position"]["points"][0] = 99
    saved["position"]["branches"][0].clear()
    assert loaded.key() == state.key()


def spoiled(**position):
    saved = toy.game.save(toy_position())
    saved["position"] |= position
    return saved


@pytest.mark.parametrize("name", toy.Market.shape)
def test_a_missing_field_is_refused(name):
    saved = spoiled()
    del saved["position"][name]
    with pytest.raises(ValueError, match=r"no more and no fewer$") as refused:
        toy.game.load(saved)
    assert str(refused.value) == (
        "a saved position has the fields stack, branches, round, prize, hands, cards, stakes, points, "
        "no more and no fewer"
    )


def test_a_field_too_many_is_refused():
    with pytest.raises(ValueError, match=r"no more and no fewer$"):
        toy.game.load(spoiled(colour=1))


@pytest.mark.parametrize("value", [None, "1", 1.0, True, [1]])
def test_a_number_that_is_none_is_refused(value):
    with pytest.raises(ValueError, match=r"^round should be a whole number, not "):
        toy.game.load(spoiled(round=value))


@pytest.mark.parametrize("value", [None, 1, "12", {"0": 1}])
@pytest.mark.parametrize("name", ["hands", "stack", "branches"])
def test_a_list_that_is_none_is_refused(name, value):
    with pytest.raises(ValueError, match=rf"^{name} should be a list, not "):
        toy.game.load(spoiled(**{name: value}))


@pytest.mark.parametrize("value", [None, "1", 1.0, True, [1]])
def test_a_list_of_other_things_is_refused(value):
    with pytest.raises(ValueError, match=r"^hands should be a whole number, not "):
        toy.game.load(spoiled(hands=[1, value, 2]))


def test_a_nested_list_that_is_flat_is_refused():
    saved = rebirth.save(rebirth_position())
    saved["position"]["clusters"][0] = 3
    with pytest.raises(ValueError, match=r"^clusters should be a list, not 3$"):
        rebirth.load(saved)


@pytest.mark.parametrize("name", ["stack", "branches"])
@pytest.mark.parametrize("frame", [["Cheat", 0], [], None, 3, "Give", [7]])
def test_an_unknown_frame_is_refused(name, frame):
    frames = [frame] if name == "stack" else [[], [frame]]
    with pytest.raises(ValueError, match=r"is none of Ch.*, Give, Round, Show, ThrowPrize$"):
        toy.game.load(spoiled(**{name: frames}))


def test_a_frame_with_an_outlandish_name_is_refused():
    with pytest.raises(ValueError, match="is none of"):
        toy.game.load(spoiled(stack=[[["Give"], 0]]))


@pytest.mark.parametrize("values", [[], [0, 1], ["0"], [True], [None]])
def test_a_frame_with_the_wrong_fields_is_refused(values):
    with pytest.raises(ValueError, match=r"^Give holds whole numbers for seat, not \["):
        toy.game.load(spoiled(stack=[["Give", *values]]))


@pytest.mark.parametrize("position", [None, [], 3, "position"])
def test_something_else_than_a_position_is_refused(position):
    with pytest.raises(ValueError, match=r"no more and no fewer$"):
        toy.game.load({**toy.game.save(toy_position()), "position": position})


@pytest.mark.parametrize("saved", [None, [], {}, {"game": "market"}, "market"])
def test_something_else_than_a_saved_game_is_refused(saved):
    with pytest.raises(ValueError, match=r"^a saved position has game, rules, seats, options and position$"):
        toy.game.load(saved)


def test_positions_of_other_games_and_other_rules_are_refused():
    saved = toy.game.save(toy_position())
    with pytest.raises(ValueError, match=r"^saved under chess rules 3, not market 3$"):
        toy.game.load({**saved, "game": "chess"})
    with pytest.raises(ValueError, match=r"^saved under market rules 2, not market 3$"):
        toy.game.load({**saved, "rules": 2})


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        ({"seats": 4}, "Market is played by 2 or 3, not by 4"),
        ({"seats": "3"}, "Market is played by 2 or 3, not by 3"),
        ({"seats": None}, "Market is played by 2 or 3, not by None"),
        ({"options": {"rounds": "9"}}, "option rounds cannot be '9'; it can be 2, 1"),
        ({"options": {"rounds": [1]}}, "option rounds cannot be [1]; it can be 2, 1"),
        ({"options": {"size": "1"}}, "Market has no option 'size'; it has rounds"),
    ],
)
def test_tables_that_cannot_be_are_refused(spoil, problem):
    with pytest.raises(ValueError, match=f"^{re.escape(problem)}$"):
        toy.game.load({**toy.game.save(toy_position()), **spoil})


@pytest.mark.parametrize("options", ["rounds", ["rounds"], 3, None, []])
def test_options_that_are_none_are_refused(options):
    with pytest.raises(ValueError, match="options"):
        toy.game.load({**toy.game.save(toy_position()), "options": options})


# the key


def test_the_key_of_a_position_never_changes():
    """Written out, so that a change that makes all stored keys useless is noticed."""
    state = toy.game.new(3)
    state.roll(toy.FACES - 1)
    state.apply(2, 1)
    assert toy.game.save(state)["position"] == {
        "stack": [["Show"]],
        "branches": [
            [["ChooseStake", 0], ["ChooseCard", 0]],
            [["ChooseStake", 1], ["ChooseCard", 1]],
            [["ChooseStake", 2]],
        ],
        "round": 1,
        "prize": 3,
        "hands": [7, 7, 7],
        "cards": [-1, -1, 1],
        "stakes": [-1, -1, -1],
        "points": [0, 0, 0],
    }
    assert state.key() == 408071704625637602


def test_the_key_belongs_to_what_a_position_holds_not_to_how_it_came_about():
    assert toy.game.load(toy.game.save(toy_position())).key() == toy_position().key()
    assert toy_position().copy().key() == toy_position().key()


def changed(state, name, kind, frame):
    """The same position with one field changed a little."""
    state = state.copy()
    value = getattr(state, name)
    if kind == "int":
        setattr(state, name, value + 1)
    elif name == "stack":
        value.append(frame)
    elif name == "branches":
        value.append([frame])
    elif kind == "list":
        value[-1:] = [value[-1] + 1] if value else [HIDDEN]
    else:
        value[-1].append(HIDDEN)
    return state


@pytest.mark.parametrize("name", toy.Market.shape)
@pytest.mark.parametrize("entries", [0, 3])
def test_the_key_of_a_toy_position_changes_with_every_field(name, entries):
    state = toy_position(entries)
    assert changed(state, name, toy.Market.shape[name], toy.Give(0)).key() != state.key()


@pytest.mark.parametrize("name", RebirthState.shape)
def test_the_key_of_a_rebirth_position_changes_with_every_field(name):
    state = rebirth_position()
    assert changed(state, name, RebirthState.shape[name], EndTurn(0)).key() != state.key()


def test_keys_of_all_single_changes_differ_from_one_another():
    state = rebirth_position()
    keys = {changed(state, name, kind, EndTurn(0)).key() for name, kind in RebirthState.shape.items()}
    assert len(keys) == len(RebirthState.shape)


def test_moving_a_number_from_one_list_to_the_next_changes_the_key():
    one, other = heap(), heap()
    one.grid, other.grid = [[1, 2], []], [[1], [2]]
    assert one.key() != other.key()


def test_the_key_knows_seats_and_options():
    keys = {
        toy.game.new(2).key(),
        toy.game.new(3).key(),
        toy.game.new(2, {"rounds": "1"}).key(),
        rebirth.new(2, {"first": "A"}).key(),
        rebirth.new(2, {"first": "B"}).key(),
    }
    assert len(keys) == 5


def test_the_key_knows_which_frame_it_is():
    one, other = heap(), heap()
    one.stack, other.stack = [toy.Give(1)], [toy.ChooseCard(1)]
    assert one.key() != other.key()


def test_keys_have_64_bits():
    keys = [toy_position(entries).key() for entries in range(15)]
    assert all(0 <= key < 2**64 for key in keys)
    assert max(keys) > 2**60


def test_a_position_in_which_the_rules_would_have_to_go_on_is_refused():
    saved = toy.game.save(toy.game.new(2))
    saved["position"]["stack"].append(["Round"])
    with pytest.raises(ValueError, match="waits for a choice or a throw"):
        toy.game.load(saved)
