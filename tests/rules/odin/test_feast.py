"""Phase 9, the feast (OD-PH9, OD-FEAST)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations, product

import pytest

from meadhall.core import SEATS
from meadhall.games.odin import game
from meadhall.games.odin.box import SILVER, THING_AT
from meadhall.games.odin.events import Eaten, Penalised
from meadhall.games.odin.rules.feast import Feast
from meadhall.games.odin.rules.upkeep import Breed
from meadhall.games.odin.state import NOBODY, State
from tests.rules.odin.scene import Scene

LYING = {
    "peas": (2, 1), "mead": (2, 1),
    "flax": (3, 1), "stockfish": (3, 1),
    "beans": (2, 2), "milk": (2, 2),
    "grain": (4, 1), "salt_meat": (4, 1),
    "cabbage": (3, 2), "game_meat": (3, 2),
    "sheep": (4, 2),
    "fruits": (3, 3), "whale_meat": (3, 3),
    "cattle": (4, 3),
    "berries": (1, 1), "egg": (1, 1),
}  # fmt: skip
"""Squares of the table that a food fills lying and standing."""

ORANGE = ("peas", "flax", "beans", "grain", "cabbage", "fruits", "berries")
RED = ("mead", "stockfish", "milk", "salt_meat", "game_meat", "sheep", "whale_meat", "cattle", "egg")


def feast(seats: int = 2, in_round: int = 1, length: str = "long", ships: int = 0, **things: int) -> Scene:
    """The feast of seat A; nobody else has anything. Seat A is past the window before it."""
    scene = Scene(seats, length=length)
    scene.round(in_round)
    scene.have("A", **things)
    scene.state.emigrants[0] = ships
    scene.begin(Feast())
    skip_window(scene)
    return scene


def skip_window(scene: Scene, seat: str = "A") -> None:
    if "done" in scene.options(seat):
        before = scene.events
        scene.choose(seat, "done")
        scene.events = before + scene.events


def serve(scene: Scene, *options: str) -> list[int]:
    """Seat A lays these on the table, from left to right; returns the squares that each of them fills."""
    squares = []
    for option in options:
        scene.choose("A", option)
        squares += [event.squares for event in scene.told(Eaten) if isinstance(event, Eaten)]
    return squares


def tokens(scene: Scene, seat: str = "A") -> int:
    return scene.state.penalties[SEATS.index(seat)]


# the table


@pytest.mark.rule("OD-PH9-1")
def test_everybody_fills_the_own_table():
    scene = Scene(3)
    scene.have("A", beans=1)
    scene.have("B", milk=1)
    scene.begin(Feast())
    for seat in "AB":
        skip_window(scene, seat)
    assert scene.deciding() == "AB"
    assert tokens(scene, "C") == 6  # nothing to lay
    scene.choose("B", "milk/0")
    assert (tokens(scene, "B"), scene.has("B", "milk")) == (4, 0)
    assert scene.deciding() == "A"
    assert scene.has("A", "beans") == 1
    scene.choose("A", "beans/0")
    assert (tokens(scene, "A"), scene.has("A", "beans")) == (4, 0)
    assert scene.deciding() == ""


@pytest.mark.rule("OD-PH9-1", "OD-FEAST-1")
@pytest.mark.parametrize(("length", "rounds", "blank"), [("long", 7, 5), ("short", 6, 6)])
def test_squares_by_round_and_ships(length: str, rounds: int, blank: int):
    for number in range(1, rounds + 1):
        for ships in range((blank + number) // 2 + 1):
            scene = feast(in_round=number, length=length, ships=ships)
            assert tokens(scene) == blank + number - 2 * ships
            assert tokens(scene, "B") == blank + number


@pytest.mark.rule("OD-FEAST-1")
def test_worked_case_71():
    """OD-T-71."""
    scene = feast(in_round=4, silver=20)
    assert serve(scene, *["silver/0"] * 9) == [1] * 9
    assert scene.deciding() == ""
    assert scene.has("A", "silver") == 11
    assert tokens(scene) == 0


@pytest.mark.rule("OD-FEAST-1")
def test_worked_case_104_two_ships_in_round_4():
    """OD-T-104."""
    scene = feast(in_round=4, ships=2, sheep=1, fruits=1)
    assert serve(scene, "sheep/1", "fruits/0") == [2, 3]
    assert tokens(scene) == 0
    assert scene.deciding() == ""


@pytest.mark.rule("OD-FEAST-1")
def test_knarrs_and_longships_take_two_squares_each():
    for emigrants in ([1, 1], [2, 0], [0, 2]):
        scene = Scene(2)
        scene.state.emigrants[:2] = emigrants
        scene.begin(Feast())
        assert tokens(scene) == 6 - 4


# what may be laid


@pytest.mark.rule("OD-FEAST-2", "OD-FEAST-9")
@pytest.mark.parametrize("food", LYING)
def test_food_lies_or_stands(food: str):
    lying, standing = LYING[food]
    scene = feast(in_round=7, **{food: 1})
    pieces = [f"{food}/0"] if lying == standing else [f"{food}/0", f"{food}/1"]
    assert sorted(scene.options("A")) == sorted(["gap", *pieces])
    assert serve(scene, f"{food}/0") == [lying]
    assert scene.has("A", food) == 0
    assert tokens(scene) == 12 - lying
    if lying != standing:
        scene = feast(in_round=7, **{food: 1})
        assert serve(scene, f"{food}/1") == [standing]
        assert tokens(scene) == 12 - standing


@pytest.mark.rule("OD-FEAST-2")
def test_animals_of_the_stable_and_silver_may_be_laid():
    scene = feast(in_round=2, sheep=2, cattle=1, silver=1)
    scene.pregnant("A", sheep=1, cattle=1)
    assert serve(scene, "sheep/1", "silver/0", "cattle/0") == [2, 1, 4]
    assert scene.supply("A") == {"sheep": 1}
    assert scene.state.pregnant[:2] == [1, 0]
    scene.begin(Breed())
    assert scene.supply("A") == {"sheep": 2}


@pytest.mark.rule("OD-FEAST-3")
def test_nothing_else_may_be_laid():
    others = (
        *("oil", "hide", "wool", "linen", "skin_and_bones", "fur", "robe", "clothing", "amber"),
        *("rune_stone", "silverware", "chest", "silk", "spices", "jewelry", "treasure_chest", "silver_hoard"),
        *("gold_ornament", "helmet", "english_crown", "wood", "stone", "ore", "bow", "snare", "spear", "long_sword"),
    )
    for thing in others:
        scene = feast(**{thing: 9})
        assert tokens(scene) == 6
    scene = feast(silver=1, **dict.fromkeys(others, 1))
    assert scene.options("A") == ["gap", "silver/0"]
    for piece in ("ore/0", "oil/0", "rune_stone/1", "helmet/0"):
        assert scene.refusal("A", piece) == "not-food"


@pytest.mark.rule("OD-FEAST-4")
def test_no_orange_tile_beside_another():
    for first, second in product(ORANGE, repeat=2):
        scene = feast(in_round=7, **{first: 2, second: 2})
        serve(scene, f"{first}/0")
        assert f"{second}/0" not in scene.options("A")
        if first != second:
            assert scene.refusal("A", f"{second}/0") == "same-colour-beside"


@pytest.mark.rule("OD-FEAST-5")
def test_no_red_tile_beside_another():
    for first, second in product(RED, repeat=2):
        scene = feast(in_round=7, **{first: 2, second: 2})
        serve(scene, f"{first}/0")
        assert not [option for option in scene.options("A") if option.startswith(second)]
        if first != second:
            assert scene.refusal("A", f"{second}/0") == "same-colour-beside"


@pytest.mark.rule("OD-FEAST-4", "OD-FEAST-5")
def test_orange_and_red_may_be_neighbours():
    for first, second in product(ORANGE, RED):
        for left, right in ((first, second), (second, first)):
            scene = feast(in_round=7, **{left: 1, right: 1})
            assert len(serve(scene, f"{left}/0", f"{right}/0")) == 2


@pytest.mark.rule("OD-FEAST-6", "OD-FEAST-12")
def test_silver_may_be_beside_anything_and_fills_one_square():
    scene = feast(in_round=7, silver=9, peas=2, mead=2)
    order = ("silver/0", "silver/0", "peas/0", "silver/0", "peas/1", "mead/0", "silver/0", "mead/1", "silver/0")
    assert serve(scene, *order) == [1, 1, 2, 1, 1, 2, 1, 1, 1]
    assert serve(scene, "silver/0") == [1]
    assert scene.has("A", "silver") == 3
    assert scene.deciding() == ""
    assert tokens(scene) == 0


@pytest.mark.rule("OD-FEAST-6", "OD-FEAST-10")
def test_the_table_shows_what_was_served_in_order():
    scene = feast(in_round=7, peas=1, mead=1, silver=2)
    serve(scene, "peas/0", "silver/0", "gap", "mead/0")
    assert scene.state.plates[0] == [THING_AT["peas"], SILVER, NOBODY, THING_AT["mead"]]


@pytest.mark.rule("OD-FEAST-3", "OD-FEAST-4", "OD-FEAST-6")
def test_worked_case_73():
    """OD-T-73."""
    scene = feast(in_round=7, peas=1, grain=1, mead=1, silver=2, ore=1)
    serve(scene, "peas/0")
    assert scene.refusal("A", "grain/0") == "same-colour-beside"
    assert scene.refusal("A", "ore/0") == "not-food"
    assert serve(scene, "mead/0", "grain/0", "silver/0", "silver/0") == [2, 4, 1, 1]
    assert tokens(scene) == 2


@pytest.mark.rule("OD-FEAST-7")
@pytest.mark.parametrize("food", LYING)
def test_one_tile_of_a_kind_lies(food: str):
    lying, standing = LYING[food]
    scene = feast(in_round=7, silver=1, **{food: 3})
    assert serve(scene, f"{food}/0", "silver/0") == [lying, 1]
    if lying == standing:
        assert f"{food}/0" in scene.options("A")
        assert serve(scene, f"{food}/0") == [lying]
    else:
        assert f"{food}/0" not in scene.options("A")
        assert scene.refusal("A", f"{food}/0") == "one-lies-already"
        assert serve(scene, f"{food}/1") == [standing]
        scene = feast(in_round=7, silver=2, **{food: 3})  # standing ones bar nothing
        assert serve(scene, f"{food}/1", "silver/0", f"{food}/0", "silver/0", f"{food}/1") == [
            *(standing, 1, lying, 1, standing),
        ]


@pytest.mark.rule("OD-FEAST-7")
def test_lying_tiles_of_different_kinds_do_not_matter_to_each_other():
    scene = feast(in_round=7, grain=1, salt_meat=1, peas=1)
    assert serve(scene, "grain/0", "salt_meat/0", "peas/0") == [4, 4, 2]


@pytest.mark.rule("OD-FEAST-4", "OD-FEAST-7")
def test_worked_case_72():
    """OD-T-72."""
    scene = feast(in_round=7, salt_meat=2, beans=4, silver=2)
    assert serve(scene, "salt_meat/0", "beans/0") == [4, 2]
    assert "beans/0" not in scene.options("A")
    assert "salt_meat/0" not in scene.options("A")
    assert serve(scene, "salt_meat/1", "beans/0", "silver/0", "beans/0") == [1, 2, 1, 2]
    assert tokens(scene) == 0
    assert scene.supply("A") == {"beans": 1, "silver": 1}


@pytest.mark.rule("OD-FEAST-8")
@pytest.mark.parametrize("food", LYING)
def test_no_tile_hangs_over_the_edge(food: str):
    lying, standing = LYING[food]
    for room in range(1, 6):
        scene = feast(in_round=1, silver=9, **{food: 1})
        serve(scene, *["silver/0"] * (6 - room))
        fits = {f"{food}/0": lying, f"{food}/1": standing} if lying != standing else {f"{food}/0": lying}
        for piece, width in fits.items():
            assert (piece in scene.options("A")) is (width <= room)
            if width > room:
                assert scene.refusal("A", piece) == "too-wide"


@pytest.mark.rule("OD-FEAST-8")
def test_no_tile_hangs_over_a_ship():
    scene = feast(in_round=1, ships=2, cattle=1, sheep=1, grain=1, silver=1)
    assert set(scene.options("A")) == {"gap", "sheep/1", "grain/1", "silver/0"}  # two squares are left
    serve(scene, "silver/0")
    assert set(scene.options("A")) == {"gap", "grain/1"}


@pytest.mark.rule("OD-FEAST-9")
def test_a_gap_or_a_silver_separates():
    for between in ("gap", "silver/0"):
        for left, right in (("peas", "beans"), ("mead", "milk")):
            scene = feast(in_round=2, silver=1, **{left: 1, right: 1})
            serve(scene, f"{left}/0", between)
            assert f"{right}/0" in scene.options("A")


@pytest.mark.rule("OD-FEAST-4", "OD-FEAST-9")
def test_worked_case_102():
    """OD-T-102."""
    scene = feast(in_round=4, grain=1, stockfish=1, beans=1, peas=1)
    assert serve(scene, "grain/0", "stockfish/0", "beans/0") == [4, 3, 2]
    assert scene.deciding() == ""
    assert tokens(scene) == 0
    assert scene.supply("A") == {"peas": 1}
    scene = feast(in_round=4, grain=1, stockfish=1, beans=1, peas=1)
    serve(scene, "grain/0")
    assert scene.refusal("A", "beans/0") == "same-colour-beside"


@pytest.mark.rule("OD-FEAST-5", "OD-FEAST-7")
def test_worked_case_103():
    """OD-T-103."""
    scene = feast(length="short", in_round=1, salt_meat=2, beans=1)
    assert serve(scene, "salt_meat/0", "beans/0", "salt_meat/1") == [4, 2, 1]
    assert tokens(scene) == 0
    assert scene.deciding() == ""
    scene = feast(length="short", in_round=4, salt_meat=2, beans=1)
    serve(scene, "salt_meat/0", "beans/0")
    assert scene.refusal("A", "salt_meat/0") == "one-lies-already"
    scene = feast(length="short", in_round=1, salt_meat=2, beans=1)
    serve(scene, "salt_meat/0")
    for turned in (0, 1):
        assert scene.refusal("A", f"salt_meat/{turned}") is not None
    scene = feast(length="short", in_round=1, salt_meat=2, beans=1)
    serve(scene, "salt_meat/1")
    assert scene.refusal("A", "salt_meat/1") == "same-colour-beside"


# squares left empty


@pytest.mark.rule("OD-FEAST-10")
def test_a_token_for_every_square_left_empty_by_choice_or_not():
    scene = feast(in_round=1, silver=9, peas=1)
    serve(scene, "gap", "silver/0", "gap", "gap", "peas/0")
    assert tokens(scene) == 3
    assert scene.deciding() == ""
    assert scene.supply("A") == {"silver": 8}
    scene = feast(in_round=1, peas=1)
    serve(scene, "peas/0")
    assert [event.tokens for event in scene.told(Penalised) if isinstance(event, Penalised)] == [4]
    assert tokens(scene) == 4


@pytest.mark.rule("OD-FEAST-10")
def test_tokens_are_kept_and_have_no_limit():
    scene = Scene(2)
    for number in range(1, 8):
        scene.round(number)
        scene.begin(Feast())
    assert tokens(scene) == 6 + 7 + 8 + 9 + 10 + 11 + 12


@pytest.mark.rule("OD-FEAST-10", "OD-FEAST-11")
def test_worked_case_74():
    """OD-T-74."""
    scene = feast(in_round=1, silver=5)
    before = scene.score("A")
    serve(scene, *["silver/0"] * 5)
    assert tokens(scene) == 1
    after = scene.score("A")
    assert (before["penalties"], after["penalties"]) == (0, -3)
    assert sum(after.values()) == sum(before.values()) - 5 - 3


@pytest.mark.rule("OD-FEAST-11")
@pytest.mark.parametrize("gaps", range(7))
def test_each_token_costs_three_points(gaps: int):
    scene = feast(in_round=1, silver=6)
    serve(scene, *["silver/0"] * (6 - gaps), *["gap"] * gaps)
    assert scene.score("A")["penalties"] == -3 * gaps
    assert scene.score("A")["silver"] == gaps


@pytest.mark.rule("OD-FEAST-12")
def test_silver_alone_fills_a_table_coin_by_coin():
    scene = feast(in_round=7, silver=12)
    assert serve(scene, *["silver/0"] * 12) == [1] * 12
    assert scene.supply("A") == {}
    assert tokens(scene) == 0


@pytest.mark.rule("OD-FEAST-6", "OD-FEAST-9", "OD-FEAST-10")
def test_worked_case_105():
    """OD-T-105."""
    foods = {"peas": 1, "flax": 1, "beans": 1, "grain": 1, "mead": 1}
    scene = feast(in_round=7, **foods)
    assert serve(scene, "beans/0", "gap", "flax/0", "mead/0", "grain/0") == [2, 3, 2, 4]
    assert (scene.deciding(), tokens(scene), scene.score("A")["penalties"]) == ("", 1, -3)
    assert not any(map(legal, without_gap(12, tuple(foods))))
    assert any(map(legal, without_gap(12, (*foods, "silver"))))
    scene = feast(in_round=7, silver=1, **foods)
    assert serve(scene, "beans/0", "silver/0", "flax/0", "mead/0", "grain/0") == [2, 1, 3, 2, 4]
    assert (scene.deciding(), tokens(scene)) == ("", 0)


# after the feast


@pytest.mark.rule("OD-FEAST-13")
def test_food_and_silver_are_gone_and_the_table_is_empty_again():
    scene = feast(in_round=1, ships=1, salt_meat=3, silver=3)
    assert serve(scene, "silver/0", "gap", "silver/0", "salt_meat/1") == [1, 1, 1]
    assert scene.supply("A") == {"salt_meat": 2, "silver": 1}
    for in_round, left in ((2, {"salt_meat": 1}), (3, {})):
        scene.round(in_round)
        scene.begin(Feast())
        skip_window(scene)
        assert "salt_meat/0" in scene.options("A")  # nothing lies there, nothing is beside it
        assert serve(scene, "salt_meat/0") == [4]
        if in_round == 2:
            assert serve(scene, "silver/0") == [1]
        assert scene.deciding() == ""  # 7 or 8 squares, 2 of them under the ship
        assert scene.supply("A") == left
    assert tokens(scene) == 1 + 2
    assert scene.state.emigrants[0] == 1


@pytest.mark.rule("OD-FEAST-13")
def test_the_last_tile_of_a_feast_is_no_neighbour_in_the_next():
    scene = feast(in_round=1, beans=3, silver=4)
    assert serve(scene, *["silver/0"] * 4, "beans/0") == [1, 1, 1, 1, 2]
    scene.begin(Feast())
    assert serve(scene, "beans/0") == [2]
    assert scene.refusal("A", "beans/0") == "same-colour-beside"


@pytest.mark.rule("OD-FEAST-14")
def test_food_is_supply_until_the_feast():
    scene = Scene(2)
    scene.have("A", flax=1, mead=1)
    scene.turn("A")
    assert not [option for option in scene.options("A") if option.startswith(("flax", "mead"))]
    scene.choose("A", "A27")  # it can still be spent
    assert scene.supply("A") == {"linen": 1, "mead": 1}
    scene.begin(Feast())
    assert scene.state.served == [0, 6]
    skip_window(scene)
    assert scene.options("A") == ["gap", "mead/0", "mead/1"]


@pytest.mark.rule("OD-FEAST-14")
def test_before_the_feast_food_may_still_go_elsewhere():
    scene = Scene(2)
    scene.have("A", peas=1, silver=1)
    scene.build("A", "long_house")
    scene.begin(Feast())
    assert {"done", "peas/0", "silver/0"} <= set(scene.options("A"))
    scene.choose("A", "peas/0")
    scene.choose("A", "long-house1:0,0")
    assert scene.supply("A") == {"silver": 1}
    skip_window(scene)
    assert scene.options("A") == ["gap", "silver/0"]


# from left to right


Table = tuple[tuple[int, str, int], ...]
"""What lies on a table: first square, food, width."""


def arrangements(squares: int, foods: dict[str, int]) -> set[Table]:
    """All tables that the rules allow, found by trying every place for every tile."""
    tiles = [food for food, number in foods.items() for _ in range(number)]
    places: list[list[tuple[int, str, int] | None]] = []
    for food in tiles:
        widths = sorted(set(LYING.get(food, (1, 1))))
        places.append([None, *((at, food, width) for width in widths for at in range(squares - width + 1))])
    return {
        table
        for choice in product(*places)
        if legal(table := tuple(sorted(place for place in choice if place is not None)))
    }


def without_gap(squares: int, tiles: tuple[str, ...]) -> list[Table]:
    """All rows of tiles, legal or not, that fill so many squares."""
    return [
        tuple((sum(widths[:n]), food, widths[n]) for n, food in enumerate(order))
        for number in range(len(tiles) + 1)
        for order in permutations(tiles, number)
        for widths in product(*(sorted(set(LYING.get(food, (1, 1)))) for food in order))
        if sum(widths) == squares
    ]


def legal(table: Table) -> bool:
    for (at, food, width), (other_at, other, _) in combinations(table, 2):
        if at + width > other_at:
            return False  # one upon the other
        if at + width == other_at and any(food in colour and other in colour for colour in (ORANGE, RED)):
            return False  # beside each other
    lying = Counter(food for _, food, width in table if food != "silver" and width == LYING[food][0] != LYING[food][1])
    return max(lying.values(), default=0) <= 1


def told_tables(state: State, squares: int) -> list[tuple[Table, int]]:
    """The tables, and their tokens, that seat A can bring about by its choices."""
    tables = []
    todo: list[tuple[State, int, Table]] = [(state, 0, ())]
    while todo:
        position, at, table = todo.pop()
        options = position.options(0)
        if not options:
            tables.append((table, position.penalties[0]))
        for option in options:
            following, events = position.copy(), []
            following.apply(0, option, events)
            word = game.notation(option)
            if word == "gap":
                todo.append((following, at + 1, table))
            else:
                (width,) = [event.squares for event in events if isinstance(event, Eaten)]
                todo.append((following, at + width, (*table, (at, word.split("/")[0], width))))
    return tables


@pytest.mark.rule("OD-FEAST-4", "OD-FEAST-5", "OD-FEAST-6", "OD-FEAST-7", "OD-FEAST-8", "OD-FEAST-9", "OD-FEAST-10")
@pytest.mark.parametrize(
    ("ships", "foods"),
    [
        (0, {"peas": 2, "mead": 1, "silver": 1}),
        (0, {"salt_meat": 2, "beans": 1, "silver": 1}),
        (0, {"beans": 2, "milk": 1, "peas": 1}),
        (0, {"sheep": 1, "milk": 1, "grain": 1, "flax": 1}),
        (1, {"mead": 2, "cattle": 1, "peas": 1, "silver": 1}),
        (1, {"silver": 2, "stockfish": 2, "flax": 1}),
        (2, {"peas": 1, "mead": 1, "silver": 2}),
    ],
)
def test_choices_from_left_to_right_reach_all_legal_tables_and_no_others(ships: int, foods: dict[str, int]):
    squares = 6 - 2 * ships
    scene = feast(ships=ships, **foods)
    found = told_tables(scene.state, squares)
    tables = [table for table, _ in found]
    assert len(tables) == len(set(tables))
    assert set(tables) == arrangements(squares, foods)
    for table, penalties in found:
        assert penalties == squares - sum(width for _, _, width in table)
