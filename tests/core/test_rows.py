"""Rows: named tuples of ints, which frames and events are made of."""

from __future__ import annotations

import copy
import json
import pickle
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.core import HIDDEN, Event, Row
from meadhall.core.rows import RowType, from_data
from tests.core.playing import repeatable


class TilePlaced(Event):
    weight: ClassVar[int] = 3
    seat: int
    tile: int


class TilePlacedOnHex(TilePlaced):
    hex: int

    def place(self) -> tuple[int, int]:
        return self.tile, self.hex


class CardDrawn(Event):
    secret: ClassVar[tuple[str, ...]] = ("card", "back")
    seat: int
    card: int
    back: int
    left: int


class TileTaken(Event):
    seat: int
    tile: int


class Nothing(Row):
    pass


class SeatChosen(Event):
    seat: int


CLASSES = {cls.__name__: cls for cls in (TilePlaced, TilePlacedOnHex, CardDrawn, TileTaken, Nothing)}


# fields


def test_annotations_become_fields_in_their_order():
    assert TilePlaced.fields == ("seat", "tile")
    assert Nothing.fields == ()


def test_class_variables_are_no_fields():
    assert "weight" not in TilePlaced.fields
    assert "secret" not in CardDrawn.fields
    assert TilePlaced(1, 2).weight == 3


def test_inherited_fields_come_first():
    assert TilePlacedOnHex.fields == ("seat", "tile", "hex")
    assert TilePlacedOnHex(1, 2, 3).place() == (2, 3)


def test_fields_are_read_by_name_and_by_position():
    row = TilePlacedOnHex(1, 2, 3)
    assert (row.seat, row.tile, row.hex) == (1, 2, 3)
    assert (row[0], row[1], row[2]) == (1, 2, 3)
    assert list(row) == [1, 2, 3]


def test_fields_can_be_given_by_name():
    assert TilePlaced(tile=2, seat=1) == TilePlaced(1, 2)


@pytest.mark.parametrize("values", [(), (1,), (1, 2, 3)])
def test_a_wrong_number_of_values_is_an_error_at_once(values):
    with pytest.raises(TypeError):
        TilePlaced(*values)


def test_a_row_without_fields_takes_no_values():
    assert list(Nothing()) == []
    with pytest.raises(TypeError):
        Nothing(1)


def test_an_unknown_field_is_an_error_at_once():
    with pytest.raises(TypeError):
        TilePlaced(seat=1, colour=2)


def test_rows_never_change():
    row = TilePlaced(1, 2)
    with pytest.raises(AttributeError):
        row.tile = 3
    with pytest.raises(AttributeError):
        row.colour = 3


def test_rows_print_their_fields():
    assert repr(TilePlaced(1, 2)) == "TilePlaced(seat=1, tile=2)"
    assert repr(Nothing()) == "Nothing()"


def test_names_of_classes_become_message_ids():
    assert TilePlacedOnHex.message_id == "tile-placed-on-hex"
    assert Nothing.message_id == "nothing"


@pytest.mark.parametrize("name", ["data", "fields", "of", "secret", "seen_by"])
def test_fields_may_not_be_called_like_what_every_row_has(name):
    with pytest.raises(TypeError, match=f"Odd: {name} means something in every row already"):
        RowType("Odd", (Row,), {"__annotations__": {name: "int"}})


@pytest.mark.parametrize("secret", [("card",), ("seat", "card")])
def test_secret_fields_are_fields(secret):
    with pytest.raises(TypeError, match="secret names fields of the row"):
        RowType("Odd", (Row,), {"__annotations__": {"seat": "int"}, "secret": secret})


def test_fields_that_fade_are_fields():
    with pytest.raises(TypeError, match="Odd: fades names fields of the row"):
        RowType("Odd", (Event,), {"__annotations__": {"seat": "int"}, "fades": ("card",)})


def test_secret_fields_need_a_seat_that_knows_them():
    with pytest.raises(TypeError, match="`seat` tells who knows them"):
        RowType("Odd", (Row,), {"__annotations__": {"card": "int"}, "secret": ("card",)})


@pytest.mark.parametrize("name", ["new", "cls", "count", "index"])
def test_fields_may_be_called_like_what_python_has_of_its_own(name):
    odd = RowType("Odd", (Row,), {"__annotations__": {name: "int"}})
    assert list(odd(4)) == [4]
    assert getattr(odd(4), name) == 4


# equality


def test_rows_are_equal_when_class_and_fields_are():
    assert TilePlaced(1, 2) == TilePlaced(1, 2)
    assert hash(TilePlaced(1, 2)) == hash(TilePlaced(1, 2))
    assert TilePlaced(1, 2) != TilePlaced(1, 3)


def test_rows_of_different_classes_are_never_equal():
    assert TilePlaced(1, 2) != TileTaken(1, 2)
    assert TileTaken(1, 2) != TilePlaced(1, 2)
    assert len({TilePlaced(1, 2), TileTaken(1, 2)}) == 2


def test_rows_are_never_equal_to_plain_tuples():
    plain = (1, 2)
    assert TilePlaced(1, 2) != plain
    assert plain != TilePlaced(1, 2)


@pytest.mark.parametrize("row", [Nothing(), SeatChosen(1), TilePlaced(1, 2)], ids=repr)
def test_rows_survive_copying_and_pickling(row):
    for twin in (copy.copy(row), copy.deepcopy(row), pickle.loads(pickle.dumps(row))):
        assert twin == row


# secrets


def test_the_seat_of_a_row_sees_its_secret_fields():
    row = CardDrawn(1, 7, 8, 40)
    assert row.seen_by(1) == row


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_others_and_spectators_do_not_see_secret_fields(viewer):
    seen = CardDrawn(1, 7, 8, 40).seen_by(viewer)
    assert seen == CardDrawn(1, HIDDEN, HIDDEN, 40)
    assert type(seen) is CardDrawn


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_rows_without_secrets_look_the_same_to_everybody(viewer):
    assert TilePlaced(1, 2).seen_by(viewer) == TilePlaced(1, 2)
    assert Nothing().seen_by(viewer) == Nothing()


def test_looking_at_a_row_leaves_it_as_it_was():
    row = CardDrawn(1, 7, 8, 40)
    row.seen_by(0)
    assert list(row) == [1, 7, 8, 40]


# plain data


def test_data_is_the_name_of_the_class_and_the_fields():
    assert TilePlacedOnHex(1, 2, 3).data() == ["TilePlacedOnHex", 1, 2, 3]
    assert Nothing().data() == ["Nothing"]


@repeatable
@given(st.sampled_from(sorted(CLASSES)), st.lists(st.integers(), min_size=4, max_size=4))
def test_rows_survive_the_way_through_json(name, values):
    cls = CLASSES[name]
    row = cls(*values[: len(cls.fields)])
    again = from_data(json.loads(json.dumps(row.data())), CLASSES)
    assert again == row
    assert type(again) is cls


@pytest.mark.parametrize("data", [["Strange", 1], [], None, 7, "TilePlaced", ("TilePlaced", 1, 2), {"TilePlaced": 1}])
def test_data_of_no_known_class_is_refused_with_the_known_ones(data):
    with pytest.raises(ValueError, match=r"is none of CardDrawn, Nothing, TilePlaced, TilePlacedOnHex, TileTaken$"):
        from_data(data, CLASSES)


@pytest.mark.parametrize("data", [[["TilePlaced"], 1, 2], [{}]])
def test_data_with_an_outlandish_name_is_refused_like_any_other(data):
    with pytest.raises(ValueError, match="is none of"):
        from_data(data, CLASSES)


@pytest.mark.parametrize("values", [[], [1], [1, 2, 3]])
def test_data_of_the_wrong_length_is_refused_with_the_fields(values):
    with pytest.raises(ValueError, match=r"^TilePlaced holds whole numbers for seat, tile, not \["):
        from_data(["TilePlaced", *values], CLASSES)


@pytest.mark.parametrize("value", [None, "2", 2.0, True, [2], {}])
def test_data_with_anything_but_whole_numbers_is_refused(value):
    with pytest.raises(ValueError, match=r"^TilePlaced holds whole numbers for seat, tile, not \[1, "):
        from_data(["TilePlaced", 1, value], CLASSES)
