"""Mountain actions (OD-ACT-MOUNTAIN)."""

from __future__ import annotations

import pytest

from tests.rules.odin.holdings import carry_out, counted, give, held, offered, open_strips
from tests.rules.odin.scene import Scene

STRIPS = ["WWSSSO$", "WWWSSS$", "WWWWSO$", "WWSSOO$", "WWWWSS$", "WWWSSO$", "WWSOO$$", "WWWSOO$"]
"""From the arrow on: wood, stone, ore, two silver."""
ITEMS = {"W": ("wood", 1), "S": ("stone", 1), "O": ("ore", 1), "$": ("silver", 2)}


def strips(gone: dict[int, int], before: str = "") -> Scene:
    scene = Scene(2)
    open_strips(scene, gone)
    give(scene, "A", before)
    return scene


def items(letters: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for letter in letters:
        thing, number = ITEMS[letter]
        found[thing] = found.get(thing, 0) + number
    return found


@pytest.mark.rule("OD-ACT-MOUNTAIN-1", "OD-ACT-MOUNTAIN-2")
@pytest.mark.parametrize("strip", range(1, 9))
def test_items_are_taken_from_the_arrow_on(strip: int) -> None:
    for gone, letter in enumerate(STRIPS[strip - 1]):
        scene = strips({strip: gone})
        carry_out(scene, "A", "A35", f"strip{strip}")
        assert held(scene, "A") == items(letter)
        assert scene.state.strips[strip - 1] == gone + 1


@pytest.mark.rule("OD-ACT-MOUNTAIN-1")
@pytest.mark.parametrize(("gone", "letters"), [(0, "WWSS"), (1, "WSSS"), (2, "SSSO"), (3, "SSO$"), (4, "SO$")])
def test_several_items_lie_side_by_side(gone: int, letters: str) -> None:
    scene = strips({1: gone})
    carry_out(scene, "A", "A43", f"strip1 {len(letters)}")
    assert held(scene, "A") == items(letters)


@pytest.mark.rule("OD-ACT-MOUNTAIN-2")
def test_two_silver_are_one_item() -> None:
    scene = strips({7: 5})
    carry_out(scene, "A", "A34", "strip7 2")
    assert held(scene, "A") == {"silver": 4}
    scene = strips({7: 4})
    carry_out(scene, "A", "A34", "strip7 2")
    assert held(scene, "A") == {"ore": 1, "silver": 2}
    assert scene.state.strips[6] == 6


@pytest.mark.rule("OD-ACT-MOUNTAIN-3")
def test_an_empty_strip_leaves_the_game() -> None:
    scene = strips({1: 6, 2: 0})
    carry_out(scene, "A", "A35", "strip1")
    scene.use("A", "A34")
    assert offered(scene, "A") == ["strip2"]
    assert scene.refusal("A", "strip1") == "strip-not-open"
    scene = strips({7: 5, 2: 0})
    carry_out(scene, "A", "A35", "strip7")
    scene.use("A", "A34")
    assert offered(scene, "A") == ["strip2", "strip7"]


@pytest.mark.rule("OD-ACT-MOUNTAIN-3", "OD-ACT-MOUNTAIN-4")
def test_without_open_strips_the_mountain_is_closed() -> None:
    scene = strips({1: 6})
    carry_out(scene, "A", "A35", "strip1")
    scene.turn("A")
    assert scene.refusal("A", "A34") == "no-strip"


@pytest.mark.rule("OD-ACT-MOUNTAIN-4")
@pytest.mark.parametrize(("space", "most"), [("A34", 2), ("A38", 3), ("A43", 4)])
def test_up_to_so_many_items_from_one_strip(space: str, most: int) -> None:
    for number in range(1, most + 1):
        scene = strips({5: 0, 6: 0})
        scene.use("A", space)
        assert offered(scene, "A") == ["strip5", "strip6"]
        scene.choose("A", "strip5")
        assert scene.options("A") == [str(count) for count in range(1, most + 1)]
        assert scene.refusal("A", str(most + 1)) == "so-many-items"
        scene.number("A", number)
        assert scene.deciding() == "B"
        assert held(scene, "A") == {"wood": number}
        assert scene.state.strips[4:6] == [number, 0]


@pytest.mark.rule("OD-ACT-MOUNTAIN-4")
def test_a_single_item_of_one_strip() -> None:
    scene = strips({5: 0, 6: 0})
    carry_out(scene, "A", "A35", "strip5")
    assert scene.deciding() == "B"
    assert held(scene, "A") == {"wood": 1}


@pytest.mark.rule("OD-ACT-MOUNTAIN-5")
@pytest.mark.parametrize(("space", "choices"), [("A34", "strip3"), ("A38", "strip3"), ("A43", "strip3")])
def test_what_a_strip_lacks_is_not_made_up_from_another(space: str, choices: str) -> None:
    scene = strips({3: 6, 4: 0})
    carry_out(scene, "A", space, choices)
    assert scene.deciding() == "B"
    assert held(scene, "A") == {"silver": 2}
    scene = strips({3: 5, 4: 0})
    scene.use("A", space)
    scene.choose("A", "strip3")
    assert scene.options("A") == ["1", "2"]
    scene.choose("A", "2")
    assert scene.deciding() == "B"
    assert held(scene, "A") == {"ore": 1, "silver": 2}


@pytest.mark.rule("OD-ACT-MOUNTAIN-2", "OD-ACT-MOUNTAIN-3", "OD-ACT-MOUNTAIN-6")
def test_three_items_of_one_strip_and_two_of_another() -> None:
    """OD-T-16."""
    scene = strips({2: 0, 3: 5})
    carry_out(scene, "A", "A40", "strip2 3 strip3 2")
    assert scene.deciding() == "B"
    assert held(scene, "A") == counted("3 wood, 1 ore, 2 silver, 1 card")
    scene.use("B", "A34")
    assert offered(scene, "B") == ["strip2"]


@pytest.mark.rule("OD-ACT-MOUNTAIN-6")
def test_the_second_strip_is_another_one() -> None:
    scene = strips({2: 0, 3: 0})
    scene.use("A", "A40")
    scene.luck()
    scene.choose("A", "strip2")
    assert scene.options("A") == ["1", "2", "3"]
    scene.choose("A", "3")
    assert offered(scene, "A") == ["strip3"]
    assert scene.refusal("A", "strip2") == "another-strip"
    scene.choose("A", "strip3")
    assert scene.options("A") == ["1", "2"]
    scene.choose("A", "2")
    assert scene.deciding() == "B"
    assert held(scene, "A") == counted("5 wood, 1 card")


@pytest.mark.rule("OD-ACT-MOUNTAIN-5", "OD-ACT-MOUNTAIN-6")
def test_a_single_strip_never_gives_five_items() -> None:
    scene = strips({2: 0})
    carry_out(scene, "A", "A40", "strip2 3")
    assert scene.deciding() == "B"
    assert held(scene, "A") == counted("3 wood, 1 card")


@pytest.mark.rule("OD-ACT-MOUNTAIN-6")
def test_the_second_part_may_be_left_out() -> None:
    scene = strips({2: 0, 3: 0})
    carry_out(scene, "A", "A40", "strip2 1 done")
    assert scene.deciding() == "B"
    assert held(scene, "A") == counted("1 wood, 1 card")


@pytest.mark.rule("OD-ACT-MOUNTAIN-7", "OD-ACT-MOUNTAIN-8")
def test_two_items_of_each_of_four_strips() -> None:
    """OD-T-17."""
    scene = strips({1: 0, 2: 2, 4: 4, 7: 5, 8: 0}, "3 peas")
    scene.use("A", "A44")
    scene.choose("A", "0")
    left = [1, 2, 4, 7, 8]
    for strip in (4, 1, 7, 2):
        assert offered(scene, "A") == [*(f"strip{number}" for number in left)]
        scene.choose("A", f"strip{strip}")
        assert scene.options("A") == ["1", "2"]
        scene.choose("A", "2")
        left.remove(strip)
        if len(left) > 1:
            assert scene.refusal("A", f"strip{strip}") == "another-strip"
    assert scene.deciding() == "B"
    assert held(scene, "A") == counted("3 peas, 3 wood, 1 stone, 2 ore, 4 silver")
    assert scene.state.strips == [2, 4, -1, 6, -1, -1, 7, 0]


@pytest.mark.rule("OD-ACT-MOUNTAIN-7")
def test_fewer_strips_give_fewer_items() -> None:
    """Q-28."""
    scene = strips({1: 0, 2: 0})
    carry_out(scene, "A", "A44", "strip1 2 strip2 2")
    assert scene.deciding() == "B"
    assert held(scene, "A") == {"wood": 4}


@pytest.mark.rule("OD-ACT-MOUNTAIN-8")
def test_the_mountain_or_a_double_upgrade() -> None:
    scene = strips({1: 0}, "3 peas")
    scene.use("A", "A44")
    assert scene.options("A") == ["0", "1"]
    scene.choose("A", "1")
    assert offered(scene, "A") == ["peas"]
    scene.choose("A", "peas")
    scene.choose("A", "done")
    assert scene.deciding() == "B"
    assert held(scene, "A") == counted("2 peas, 1 oil")


@pytest.mark.rule("OD-ACT-MOUNTAIN-8", "OD-ACT-GEN-4")
def test_first_the_mountain_then_the_upgrade() -> None:
    for space in ("A35", "A38", "A43"):
        scene = strips({1: 0}, "1 peas")
        scene.use("A", space)
        assert offered(scene, "A") == ["strip1"]
        scene.choose("A", "done")
        assert offered(scene, "A") == ["peas"]
        scene.choose("A", "peas")
        assert scene.deciding() == "B"
        assert scene.state.strips[0] == 0


@pytest.mark.rule("OD-ACT-MOUNTAIN-8")
def test_four_items_then_two_goods_rise_twice() -> None:
    scene = strips({1: 0}, "3 peas")
    carry_out(scene, "A", "A43", "strip1 4 peas peas")
    assert scene.deciding() == "B"
    assert held(scene, "A") == counted("2 wood, 2 stone, 1 peas, 2 oil")
