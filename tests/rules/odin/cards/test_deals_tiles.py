"""Cards that take a special tile off a board (70, 71), and the one that turns tiles over (78)."""

from __future__ import annotations

import pytest

from meadhall.core import LabDice
from meadhall.games.odin import game
from meadhall.games.odin.box import THINGS
from meadhall.games.odin.notation import CELLS, PIECES, slot_name
from meadhall.games.odin.rules.placement import ORIENTATIONS
from tests.games.odin.conservation import boards, holdings
from tests.rules.odin.armoury import complete
from tests.rules.odin.cells import cells_of
from tests.rules.odin.laying import Cell, area, covered, lay, own
from tests.rules.odin.scene import Scene

# special tiles


def lying(scene: Scene, seat: str) -> list[tuple[str, str, set[Cell]]]:
    """What lies on the boards of a seat: the thing, the board, the cells."""
    laid = scene.state.laid["ABCD".index(seat)]
    found = []
    for piece, place in zip(laid[::2], laid[1::2], strict=True):
        slot, anchor = divmod(place, CELLS)
        cells = cells_of(ORIENTATIONS[piece].mask << anchor)
        found.append((THINGS[PIECES[piece].thing], slot_name(slot), cells))
    return found


def consistent(scene: Scene) -> None:
    """The invariants hold, and boards imagined from an observation are the same."""
    complete(scene)
    boards(scene.state)
    holdings(scene.state)
    imagined = game.imagine(game.observe(scene.state, 0), LabDice(1))
    for field in ("covered", "tinted", "reddened", "laid", "treasures"):
        assert getattr(imagined, field) == getattr(scene.state, field)


CASES = [
    (70, "cloakpin/0", "home", "0,0", [("silverware", "1,1-3"), ("rune_stone", "0-1,0")]),
    (70, "cloakpin/1", "home", "0,0", [("silverware", "1-3,0"), ("rune_stone", "0,0-1")]),
    (70, "cloakpin/0", "bear_island", "5,1", [("silverware", "6,2-4"), ("rune_stone", "5-6,1")]),
    (71, "drinking_horn/0", "home", "0,0", [("chest", "0-1,1-2"), ("rune_stone", "1-2,0")]),
    (71, "drinking_horn/1", "home", "2,2", [("chest", "3-4,3-4"), ("rune_stone", "2,2-3")]),
    (71, "drinking_horn/0", "long-house1", "0,0", [("chest", "0-1,1-2"), ("rune_stone", "1-2,0")]),
]


@pytest.mark.parametrize("owner", "AB")
@pytest.mark.parametrize(
    ("card", "tile", "board", "corner", "filling"),
    [pytest.param(*case, marks=pytest.mark.card(case[0]), id=f"{case[1]} {case[2]}") for case in CASES],
)
def test_the_tile_comes_into_the_supply_and_two_goods_fill_its_outline(
    card: int, tile: str, board: str, corner: str, filling: list[tuple[str, str]], owner: str
) -> None:
    scene = Scene(2)
    own(scene, board, seat=owner)
    assert lay(scene, "hide", "home", "0,5-7", owner) is None
    assert lay(scene, tile, board, corner, owner) is None
    assert lay(scene, "silver", "home", "11,0", owner) is None
    before = covered(scene, board, owner)
    scene.play("A", card)
    scene.choose("A", "yes")
    name = tile.partition("/")[0]
    assert scene.deciding() == ""
    assert scene.has("A", name) == 1
    assert scene.has("B", name) == 0
    assert scene.supply("A") == scene.supply("B") == {}, "the goods come from the general supply"
    place = slot_name(scene.slot(board))
    assert lying(scene, owner) == [
        ("hide", "home", area("0,5-7")),
        *((good, place, area(cells)) for good, cells in filling),
        ("silver", "home", area("11,0")),
    ]
    assert covered(scene, board, owner) == before
    consistent(scene)


@pytest.mark.card(70, 71)
@pytest.mark.parametrize(("card", "tile"), [(70, "cloakpin/0"), (71, "drinking_horn/0")])
def test_the_tile_can_stay(card: int, tile: str) -> None:
    scene = Scene(2)
    assert lay(scene, tile, "home", "0,0", "B") is None
    before = [laid[:] for laid in scene.state.laid]
    scene.play("A", card)
    scene.choose("A", "no")
    assert scene.deciding() == ""
    assert scene.state.laid == before
    assert scene.state.treasures == [0, 0]


@pytest.mark.card(70, 71)
@pytest.mark.parametrize(("card", "tile"), [(71, "cloakpin/0"), (70, "drinking_horn/0")])
def test_each_card_takes_its_own_tile(card: int, tile: str) -> None:
    scene = Scene(2)
    assert lay(scene, tile, "home", "0,0", "B") is None
    scene.play("A", card)
    assert scene.deciding() == ""


@pytest.mark.card(70, 71)
@pytest.mark.parametrize(("card", "tile"), [(70, "cloakpin"), (71, "drinking_horn")])
def test_a_tile_in_a_supply_is_not_on_a_board(card: int, tile: str) -> None:
    scene = Scene(2)
    scene.have("B", **{tile: 1})
    scene.play("A", card)
    assert scene.deciding() == ""
    assert scene.has("B", tile) == 1


@pytest.mark.card(70, 71)
@pytest.mark.parametrize(("card", "tile"), [(70, "cloakpin/0"), (71, "drinking_horn/0")])
@pytest.mark.parametrize("owner", "AB")
def test_the_rune_stone_is_laid_by_the_card(card: int, tile: str, owner: str) -> None:
    """Nobody puts it there: the Undertaker (100) pays nothing."""
    scene = Scene(2)
    own(scene, "bear_island", seat=owner)
    assert lay(scene, tile, "bear_island", "5,1" if card == 70 else "4,3", owner) is None
    scene.in_play(owner, 100)
    scene.play("A", card)
    scene.choose("A", "yes")
    assert scene.supply("A") == scene.supply("B") == {}


@pytest.mark.card(70)
def test_the_tile_can_be_placed_again() -> None:
    scene = Scene(2)
    assert lay(scene, "cloakpin/0", "home", "0,0", "B") is None
    scene.play("A", 70)
    scene.choose("A", "yes")
    assert scene.lay("A", "cloakpin/0", "home:0,0") is None
    consistent(scene)


# the Travelling Merchant (card 78)


def merchant(knarrs: int, **supply: int) -> Scene:
    scene = Scene(2)
    scene.fleet("A", knarrs=knarrs)
    scene.have("A", **supply)
    scene.play("A", 78)
    scene.choose("A", "yes")
    return scene


@pytest.mark.rule("OD-OCC-14")
@pytest.mark.card(78)
@pytest.mark.parametrize(("knarrs", "tiles"), [(1, 2), (2, 4), (3, 6), (4, 7)])
def test_as_many_tiles_as_the_knarrs_allow(knarrs: int, tiles: int) -> None:
    scene = merchant(knarrs, hide=9)
    for _ in range(tiles):
        scene.choose("A", "hide")
    assert scene.deciding() == ""
    assert scene.supply("A") == {"hide": 9 - tiles, "silverware": tiles}


@pytest.mark.rule("OD-GOODS-2")
@pytest.mark.card(78)
@pytest.mark.parametrize(
    ("side", "other"),
    [("peas", "mead"), ("fruits", "whale_meat"), ("oil", "rune_stone"), ("fur", "jewelry"), ("robe", "treasure_chest")],
)
def test_the_sides_of_a_tile(side: str, other: str) -> None:
    for tile, turned in ((side, other), (other, side)):
        scene = merchant(1, **{tile: 1})
        scene.choose("A", tile)
        assert scene.deciding() == ""
        assert scene.supply("A") == {turned: 1}


@pytest.mark.card(78)
def test_fewer_tiles_can_be_turned_and_each_once() -> None:
    scene = merchant(2, hide=1, peas=1)
    assert scene.options("A") == ["done", "peas", "hide"]
    scene.choose("A", "hide")
    assert scene.options("A") == ["done", "peas"], "the silverware is not turned back"
    assert scene.refusal("A", "silverware") == "no-such-tile"
    scene.choose("A", "done")
    assert scene.deciding() == ""
    assert scene.supply("A") == {"silverware": 1, "peas": 1}


@pytest.mark.rule("OD-GOODS-4")
@pytest.mark.card(78)
def test_animals_are_turned_between_plain_and_pregnant() -> None:
    scene = Scene(2)
    scene.fleet("A", knarrs=2)
    scene.have("A", sheep=2, cattle=1)
    scene.pregnant("A", cattle=1)
    scene.play("A", 78)
    scene.choose("A", "yes")
    assert scene.options("A") == ["done", "sheep", "1"]
    scene.choose("A", "sheep")
    scene.choose("A", "sheep")
    assert scene.options("A") == ["done", "0", "1"]
    scene.choose("A", "1")
    assert scene.options("A") == ["done", "cattle", "0"]
    scene.choose("A", "0")
    assert scene.deciding() == ""
    assert scene.supply("A") == {"sheep": 2, "cattle": 1}
    assert scene.state.pregnant[:2] == [1, 0]


@pytest.mark.card(78)
def test_turning_is_no_upgrade() -> None:
    """The Merchant (152) has no second step."""
    scene = Scene(2)
    scene.in_play("A", 152)
    scene.fleet("A", knarrs=2)
    scene.have("A", peas=4)
    scene.play("A", 78)
    for choice in ("yes", "peas", "peas", "peas", "peas"):
        scene.choose("A", choice)
    assert scene.deciding() == ""
    assert scene.supply("A") == {"mead": 4}


@pytest.mark.card(78)
def test_what_is_turned_arrives() -> None:
    """The Bosporus Merchant (190) brings an oil for each spices."""
    scene = Scene(2)
    scene.in_play("A", 190)
    scene.fleet("A", knarrs=1)
    scene.have("A", skin_and_bones=2)
    scene.play("A", 78)
    for choice in ("yes", "skin_and_bones", "skin_and_bones"):
        scene.choose("A", choice)
    assert scene.supply("A") == {"spices": 2, "oil": 2}
