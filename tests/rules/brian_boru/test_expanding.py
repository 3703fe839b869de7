"""Expanding by road (BB-SYM-EXPAND), with and without the active town (BB-OPT-1, BB-OPT-2)."""

from __future__ import annotations

import pytest

from meadhall.core import SEATS, Kind
from meadhall.games.brian_boru import events as told
from meadhall.games.brian_boru import game
from meadhall.games.brian_boru.box import TOWN_AT
from tests.rules.brian_boru.scene import Scene

ROADS = [
    "N1 N4 / N2 N3 / N3 N2 N5 / N4 N1 B1 / N5 N3 N7 / N6 B3 / N7 N5 U3",
    "U1 U2 / U2 U1 / U3 N7 / U4 U5 / U5 U4",
    "B1 N4 B2 / B2 B1 C2 / B3 N6 / B4",
    "S1 S2 S6 / S2 S1 S3 / S3 S2 S4 / S4 S3 S5 / S5 S4 S6 / S6 S1 S5",
    "D1 / D2 L2 / D3 L6",
    "C1 / C2 B2 C4 / C3 C6 / C4 C2 / C5 / C6 C3 C9 / C7 M1 / C8 C9 / C9 C6 C8",
    "L1 L2 / L2 D2 L1 / L3 L4 / L4 L3 L7 / L5 L6 L8 / L6 D3 L5 L8 / L7 L4 L9 / L8 L5 L6 L9 / L9 L7 L8",
    "M1 C7 / M2 M3 / M3 M2 / M4 M6 / M5 / M6 M4 M8 / M7 M9 / M8 M6 / M9 M7 / M10",
]
"""Every town, and where its roads lead, as the component data has them."""

NEAR = {town: near for row in ROADS for town, *near in map(str.split, row.split(" / "))}


def rules(scene: Scene, seat: str, option: str) -> tuple[str, ...]:
    """The rules behind a refusal."""
    why = scene.state.explain(SEATS.index(seat), game.parse(option))
    assert why is not None
    return why.rules


def over(scene: Scene) -> bool:
    """Nothing is asked any more."""
    return scene.state.decision.kind is Kind.OVER


def expanding(scene: Scene, seat: str = "A", coins: int = 5) -> list[str]:
    """The seat reaches the expand symbol with so many coins: its options, none if it is not asked."""
    scene.player(seat, coins=coins - 1)
    scene.loses(seat, 16, "upper")
    return scene.options(seat)


# the price


@pytest.mark.rule("BB-SYM-EXPAND-1", "BB-SYM-EXPAND-7")
def test_five_coins_and_a_disc_on_the_town() -> None:
    scene = Scene(4)
    scene.player("A", towns="N1")
    assert expanding(scene, coins=7) == ["N4", "no"]
    scene.choose("A", "N4")
    assert over(scene)
    assert scene.coins("A") == 2
    assert scene.controls("A") == ["N1", "N4"]
    assert not scene.state.free >> TOWN_AT["N4"] & 1
    assert scene.told(told.Expanded) == [told.Expanded(0, TOWN_AT["N4"], 5)]


@pytest.mark.rule("BB-SYM-EXPAND-1")
def test_expanding_can_be_left() -> None:
    scene = Scene(4)
    scene.player("A", towns="N1")
    expanding(scene)
    scene.choose("A", "no")
    assert over(scene)
    assert (scene.coins("A"), scene.controls("A")) == (5, ["N1"])
    assert scene.events == []


@pytest.mark.rule("BB-SYM-EXPAND-1")
@pytest.mark.parametrize("coins", range(1, 5))
def test_q76_not_asked_without_five_coins(coins: int) -> None:
    scene = Scene(4)
    scene.player("A", towns="N1")
    assert expanding(scene, coins=coins) == []
    assert over(scene)
    assert scene.coins("A") == coins


@pytest.mark.rule("BB-SYM-EXPAND-1")
def test_the_coins_of_others_do_not_pay() -> None:
    scene = Scene(4)
    scene.player("A", towns="N1")
    scene.player("B", coins=9)
    assert expanding(scene, coins=4) == []
    assert scene.coins("B") == 9


@pytest.mark.rule("BB-SYM-EXPAND-7")
def test_the_town_is_controlled_from_now_on() -> None:
    """It is the origin of the next expansion."""
    scene = Scene(4)
    scene.player("A", towns="S1")
    expanding(scene)
    scene.choose("A", "S2")
    assert expanding(scene) == ["S3", "S6", "no"]


@pytest.mark.rule("BB-SYM-EXPAND-8")
def test_one_symbol_one_expansion() -> None:
    scene = Scene(4)
    scene.player("A", towns="S1 S4")
    expanding(scene, coins=15)
    scene.choose("A", "S2")
    assert over(scene)
    assert (scene.coins("A"), scene.controls("A")) == (10, ["S1", "S2", "S4"])


# origin and target


@pytest.mark.rule("BB-SYM-EXPAND-3", "BB-SYM-EXPAND-6", "BB-SYM-EXPAND-9")
@pytest.mark.parametrize("town", NEAR)
def test_targets_are_the_towns_one_road_away(town: str) -> None:
    """On an empty map, of every colour and region."""
    scene = Scene(4)
    scene.player("A", towns=town)
    options = expanding(scene)
    near = NEAR[town]
    assert options == ([*near, "no"] if near else [])
    if near:
        for other in NEAR:
            if other == town:
                assert scene.refusal("A", other) == "town-has-disc"
            else:
                assert scene.refusal("A", other) == (None if other in near else "no-road")


@pytest.mark.rule("BB-SYM-EXPAND-2")
def test_only_own_towns_are_origins() -> None:
    scene = Scene(4)
    scene.player("A", towns="N1")
    scene.player("B", towns="S3")
    assert expanding(scene) == ["N4", "no"]
    assert scene.refusal("A", "S2") == "no-road"
    assert rules(scene, "A", "S2") == ("BB-SYM-EXPAND-2", "BB-SYM-EXPAND-3", "BB-SYM-EXPAND-6")


@pytest.mark.rule("BB-SYM-EXPAND-2")
def test_every_own_town_is_an_origin() -> None:
    scene = Scene(4)
    scene.player("A", towns="N1 U1 M4 M8")
    assert expanding(scene) == ["N4", "U2", "M6", "no"]


@pytest.mark.rule("BB-SYM-EXPAND-2")
def test_t16_a_town_under_a_viking_token_is_no_origin() -> None:
    """S3 has free neighbours, B4 has none: nothing is asked, until the token is gone."""
    scene = Scene(4)
    scene.player("A", towns="B4", lost="S3")
    assert expanding(scene) == []
    assert (scene.coins("A"), scene.controls("A")) == (5, ["B4"])
    scene.state.vikings = 0
    assert expanding(scene) == ["S2", "S4", "no"]


@pytest.mark.rule("BB-SYM-EXPAND-2")
def test_a_town_under_a_viking_token_adds_no_target_to_others() -> None:
    scene = Scene(4)
    scene.player("A", towns="N1", lost="S3")
    assert expanding(scene) == ["N4", "no"]
    assert scene.refusal("A", "S2") == "no-road"
    assert "BB-SYM-EXPAND-2" in rules(scene, "A", "S2")


@pytest.mark.rule("BB-SYM-EXPAND-2")
def test_q76_not_asked_without_a_town() -> None:
    scene = Scene(4)
    assert expanding(scene, coins=9) == []
    assert scene.coins("A") == 9


@pytest.mark.rule("BB-SYM-EXPAND-4")
@pytest.mark.parametrize(
    ("seat", "under"), [("A", False), ("B", False), ("A", True), ("B", True)], ids=["own", "other", "lost", "others"]
)
def test_a_town_with_a_disc_is_no_target(seat: str, under: bool) -> None:
    """Whoever's disc it is, under a Viking token or not."""
    scene = Scene(4)
    scene.player("A", towns="S1")
    scene.player(seat, **{"lost" if under else "towns": "S2"})
    options = expanding(scene)
    assert "S6" in options
    assert "S2" not in options
    assert scene.refusal("A", "S2") == "town-has-disc"
    assert rules(scene, "A", "S2") == ("BB-SYM-EXPAND-4",)


@pytest.mark.rule("BB-SYM-EXPAND-4")
def test_q76_not_asked_when_all_neighbours_have_discs() -> None:
    scene = Scene(4)
    scene.player("A", towns="S1")
    scene.player("B", towns="S2", lost="S6")
    assert expanding(scene, coins=9) == []
    assert scene.coins("A") == 9


@pytest.mark.rule("BB-SYM-EXPAND-6")
@pytest.mark.parametrize("between", ["", "A", "B"], ids=["free", "own", "other"])
def test_a_town_in_between_blocks(between: str) -> None:
    """From C2 to N4 by way of B2 and B1; an own B2 is an origin itself, but no bridge to N4."""
    scene = Scene(4)
    scene.player("A", towns="C2")
    if between:
        scene.player(between, towns="B2")
    targets = {"": ["B2", "C4"], "A": ["B1", "C4"], "B": ["C4"]}[between]
    assert expanding(scene) == [*targets, "no"]
    assert scene.refusal("A", "N4") == "no-road"


@pytest.mark.rule("BB-SYM-EXPAND-9")
def test_colour_and_region_of_the_target_do_not_matter() -> None:
    """Blue L6 in Leinster: blue D3 in Dubhlinn, yellow L5 and L8. Red C2 in Connaught: red B2 in Bréifne, yellow C4."""
    scene = Scene(4)
    scene.player("A", towns="L6 C2")
    assert expanding(scene) == ["B2", "D3", "C4", "L5", "L8", "no"]
    scene.choose("A", "D3")
    assert "D3" in scene.controls("A")


@pytest.mark.rule("BB-SYM-EXPAND-1", "BB-SYM-EXPAND-3")
def test_what_is_no_answer() -> None:
    scene = Scene(4)
    scene.player("A", towns="N1")
    expanding(scene)
    for option in ("+0", "+1", "16", "upper", "reject"):
        assert scene.refusal("A", option) == "choose-a-town-or-no"
        assert rules(scene, "A", option) == ("BB-SYM-EXPAND-1",)
    assert scene.refusal("B", "N4") == "not-your-turn"


@pytest.mark.rule("BB-SYM-EXPAND-2", "BB-SYM-EXPAND-3", "BB-SYM-EXPAND-4", "BB-SYM-EXPAND-6")
def test_t58_targets_in_the_south_east() -> None:
    scene = Scene(4)
    scene.player("A", towns="L6 L9")
    scene.player("B", towns="L5")
    assert expanding(scene) == ["D3", "L7", "L8", "no"]
    assert scene.refusal("A", "L5") == "town-has-disc"
    scene = Scene(4)
    scene.player("A", towns="L9", lost="L6")
    scene.player("B", towns="L5")
    assert expanding(scene) == ["L7", "L8", "no"]
    assert scene.refusal("A", "L5") == "town-has-disc"
    assert scene.refusal("A", "D3") == "no-road"


@pytest.mark.rule("BB-SYM-EXPAND-3")
def test_t60_the_sea_route_and_towns_without_a_road() -> None:
    scene = Scene(4)
    scene.player("A", towns="C7 B4")
    assert expanding(scene) == ["M1", "no"]
    scene = Scene(4)
    scene.player("A", towns="B4 C1 C5 D1 M5 M10")
    assert expanding(scene) == []
    assert over(scene)


# the active town


@pytest.mark.rule("BB-SYM-EXPAND-5")
def test_t15_the_active_town_is_no_target() -> None:
    """A acts before the winner and has roads to M6, the active town, and to L3 and L7."""
    scene = Scene(3)
    scene.player("A", coins=4, towns="M4 L4")
    scene.trick("A", "M6", A=6, B=25, C=24)
    scene.choose("A", "upper")
    assert scene.options("A") == ["L3", "L7", "no"]
    assert scene.refusal("A", "M6") == "active-town"
    assert rules(scene, "A", "M6") == ("BB-SYM-EXPAND-5", "BB-OPT-1")


@pytest.mark.rule("BB-SYM-EXPAND-5")
def test_the_same_town_is_a_target_when_the_marker_lies_elsewhere() -> None:
    scene = Scene(3)
    scene.player("A", coins=4, towns="M4 L4")
    scene.trick("A", "M10", A=6, B=25, C=24)
    scene.choose("A", "upper")
    assert scene.options("A") == ["L3", "L7", "M6", "no"]
    assert scene.refusal("A", "M10") == "active-town"


@pytest.mark.rule("BB-SYM-EXPAND-5")
def test_t59_the_active_town_waits_for_the_winner() -> None:
    scene = Scene(3)
    scene.player("A", coins=2, towns="L9")
    scene.player("B", towns="L7")
    scene.trick("C", "L8", C=10, A=2, B=24)
    scene.choose("A", "upper")
    assert scene.deciding() == "B"  # A was not asked again, C has acted
    assert scene.coins("A") == 5
    assert (scene.controls("A"), scene.controls("C"), scene.marker()) == (["L9"], ["L8"], "C")


@pytest.mark.rule("BB-OPT-1", "BB-OPT-2")
def test_t59_the_active_town_taken_where_it_is_allowed() -> None:
    """Q-79: the winner gets the marker and no disc."""
    scene = Scene(3, expand_into_active_town="allowed")
    scene.player("A", coins=2, towns="L9")
    scene.player("B", towns="L7")
    scene.trick("C", "L8", C=10, A=2, B=24)
    scene.choose("A", "upper")
    assert scene.options("A") == ["L8", "no"]
    scene.choose("A", "L8")
    assert scene.coins("A") == 0
    assert (scene.controls("A"), scene.controls("C")) == (["L8", "L9"], [])
    assert scene.coins("C") == 5  # the rest of the primary action of yellow 10
    assert (scene.marker(), scene.active()) == ("C", None)
    assert scene.told(told.MarkerTaken) == [told.MarkerTaken(2, TOWN_AT["L8"])]
    assert not scene.told(told.TownTaken)


@pytest.mark.rule("BB-OPT-1")
def test_allowed_but_left_the_town_goes_to_the_winner() -> None:
    scene = Scene(3, expand_into_active_town="allowed")
    scene.player("A", coins=2, towns="L9")
    scene.trick("C", "L8", C=10, A=2, B=24)
    scene.choose("A", "upper")
    assert scene.options("A") == ["L7", "L8", "no"]
    scene.choose("A", "no")
    assert (scene.controls("C"), scene.marker()) == (["L8"], "C")


@pytest.mark.rule("BB-OPT-1", "BB-SYM-EXPAND-3")
def test_allowed_by_road_only() -> None:
    scene = Scene(3, expand_into_active_town="allowed")
    scene.player("A", coins=2, towns="N1")
    scene.trick("C", "L8", C=10, A=2, B=24)
    scene.choose("A", "upper")
    assert scene.options("A") == ["N4", "no"]
    assert scene.refusal("A", "L8") == "no-road"


@pytest.mark.rule("BB-SYM-EXPAND-2", "BB-SYM-EXPAND-4", "BB-SYM-CONTROL-1")
def test_q74_a_loser_after_the_winner_finds_a_disc_on_the_town() -> None:
    """B acts, then C wins L8, then A expands; L8 is an origin for C alone."""
    scene = Scene(3)
    scene.player("A", coins=4, towns="L9")
    scene.trick("C", "L8", C=10, A=24, B=2)
    scene.choose("B", "lower")
    scene.choose("A", "upper")
    assert scene.options("A") == ["L7", "no"]
    assert scene.refusal("A", "L8") == "town-has-disc"
    assert scene.refusal("A", "L5") == "no-road"
    scene.choose("A", "no")
    assert expanding(scene, "C") == ["L5", "L6", "no"]
