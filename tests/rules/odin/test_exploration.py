"""Exploration (OD-EXPLORE)."""

from __future__ import annotations

import pytest

from meadhall.games.odin.actions import SPACE_AT
from tests.rules.odin.holdings import carry_out, counted, give, held
from tests.rules.odin.scene import ISLAND_IDS, Scene

ANY_SHIP = ["shetland", "faroe_islands", "lofoten", "orkney", "mull"]
LARGE_SHIP = ["iceland", "greenland", "bear_island"]
LONGSHIP = ["baffin_island", "labrador", "newfoundland", "caithness"]
BACKS = ["bear_island", "baffin_island", "labrador", "newfoundland", "orkney", "caithness"]


def sea(*turned: str, ships: str = "", seats: int = 2) -> Scene:
    """A table with all islands; those named show their backs."""
    scene = Scene(seats, mini_expansions="both")
    for island in turned:
        scene.state.sides[ISLAND_IDS.index(island) // 2] = 1
    give(scene, "A", ships)
    return scene


def showing(island: str, ships: str = "") -> Scene:
    return sea(*([island] if island in BACKS else []), ships=ships)


def destinations(scene: Scene, space: str) -> list[str]:
    """What can be explored from the space; nothing where it is closed."""
    if space not in scene.spaces("A"):
        return []
    scene.use("A", space)
    scene.luck()
    return scene.options("A")


@pytest.mark.rule("OD-EXPLORE-4")
@pytest.mark.parametrize(("space", "islands"), [("A52", ANY_SHIP), ("A53", LARGE_SHIP), ("A54", LONGSHIP)])
def test_islands_belong_to_spaces(space: str, islands: list[str]) -> None:
    fronts = destinations(sea(ships="1 longship"), space)
    backs = destinations(sea(*BACKS, ships="1 longship"), space)
    assert sorted([*fronts, *backs]) == sorted(islands)
    assert set(fronts).isdisjoint(BACKS)
    assert set(backs) <= set(BACKS)


@pytest.mark.rule("OD-EXPLORE-4")
def test_an_island_of_another_space_is_refused() -> None:
    scene = sea(ships="1 longship")
    scene.use("A", "A52")
    assert scene.refusal("A", "iceland") == "other-space"
    scene = sea("baffin_island", ships="1 longship")
    scene.use("A", "A53")
    assert scene.refusal("A", "baffin_island") == "other-space"


@pytest.mark.rule("OD-EXPLORE-3")
@pytest.mark.parametrize("island", [*ANY_SHIP, *LARGE_SHIP, *LONGSHIP])
def test_the_ship_that_an_island_asks_for(island: str) -> None:
    fit = {"": False, "1 whaling_boat": island in ANY_SHIP, "1 knarr": island not in LONGSHIP, "1 longship": True}
    space = "A52" if island in ANY_SHIP else "A53" if island in LARGE_SHIP else "A54"
    for ships, reached in fit.items():
        assert (island in destinations(showing(island, ships), space)) is reached, ships


@pytest.mark.rule("OD-EXPLORE-3")
@pytest.mark.parametrize(("ship", "legal"), [("whaling_boat", False), ("knarr", True), ("longship", True)])
def test_iceland_takes_a_large_ship(ship: str, legal: bool) -> None:
    """OD-T-38."""
    scene = Scene(2)
    give(scene, "A", f"1 {ship}")
    scene.state.thing[0] = 2
    scene.turn("A")
    if not legal:
        assert scene.refusal("A", "A53") == "nothing-to-explore"
        return
    carry_out(scene, "A", "A53", "iceland")
    assert scene.owner("iceland") == "A"
    assert held(scene, "A") == {ship: 1, "iceland": 1}


@pytest.mark.rule("OD-EXPLORE-2")
def test_the_silver_on_the_island_is_found() -> None:
    """OD-T-39: in round 5, Greenland has 6 silver."""
    scene = Scene(2)
    scene.round(5)
    give(scene, "A", "1 knarr, 1 silver")
    scene.state.found = [4, 2, 0, 6, 0, 0]
    carry_out(scene, "A", "A53", "greenland")
    assert held(scene, "A") == counted("1 knarr, 7 silver, 1 greenland")
    assert scene.state.found == [4, 2, 0, 0, 0, 0]


@pytest.mark.rule("OD-EXPLORE-1", "OD-LIMIT-2")
def test_an_island_is_explored_once() -> None:
    scene = Scene(2)
    give(scene, "A", "1 longship")
    give(scene, "B", "1 longship, 1 shetland")
    scene.use("A", "A52")
    assert scene.options("A") == ["faroe_islands"]
    assert scene.refusal("A", "shetland") == "island-not-open"
    scene = Scene(2)
    give(scene, "A", "1 longship")
    give(scene, "B", "1 shetland, 1 faroe_islands")
    scene.turn("A")
    assert scene.refusal("A", "A52") == "nothing-to-explore"


@pytest.mark.rule("OD-EXPLORE-1")
def test_only_the_side_that_shows_is_explored() -> None:
    scene = sea("newfoundland", ships="1 longship")
    scene.use("A", "A53")
    assert "greenland" not in scene.options("A")
    assert scene.refusal("A", "greenland") == "island-not-open"
    scene = sea("newfoundland", ships="1 longship")
    scene.use("A", "A54")
    scene.luck()
    assert scene.options("A") == ["newfoundland"]
    assert scene.refusal("A", "labrador") == "island-not-open"


@pytest.mark.rule("OD-EXPLORE-1", "OD-OCC-8")
def test_far_coasts_open_later() -> None:
    scene = sea("labrador", ships="1 longship")
    scene.state.thing[0] = 3
    carry_out(scene, "A", "A54", "labrador")
    assert scene.deciding() == "B"
    assert held(scene, "A") == counted("1 longship, 1 labrador, 1 card")
    assert scene.state.thing[0] == 0


@pytest.mark.rule("OD-EXPLORE-1")
def test_an_explored_island_stores_goods() -> None:
    scene = Scene(2)
    give(scene, "A", "1 knarr, 2 rune_stone, 1 iceland")
    give(scene, "B", "1 rune_stone")
    board = f"island{ISLAND_IDS.index('iceland') // 2 + 1}"
    assert scene.lay("B", "rune_stone/0", f"{board}:3,0") is not None
    assert scene.lay("A", "rune_stone/0", f"{board}:3,0") is None
    assert scene.has("A", "rune_stone") == 1


@pytest.mark.rule("OD-EXPLORE-5")
def test_one_island_for_each_action_but_any_number_in_all() -> None:
    scene = sea("newfoundland", ships="1 longship")
    scene.state.thing[0] = 12
    for space, island in (("A52", "shetland"), ("A53", "iceland"), ("A54", "newfoundland")):
        scene.use("A", space)
        scene.luck()
        scene.choose("A", island)
        assert scene.deciding() == "B"
    scene.state.placed[SPACE_AT["A52"]] = 0
    carry_out(scene, "A", "A52", "mull")
    assert held(scene, "A") == counted("1 longship, 1 shetland, 1 iceland, 1 newfoundland, 1 mull, 1 card")
