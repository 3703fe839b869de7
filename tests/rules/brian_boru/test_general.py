"""General definitions (BB-GEN), and what the components (BB-COMP) mean in play."""

from __future__ import annotations

import pytest

from meadhall.core import SEATS
from meadhall.games.brian_boru import events as told
from meadhall.games.brian_boru import game
from meadhall.games.brian_boru.box import REGIONS
from meadhall.games.brian_boru.rules.battle import Raid
from meadhall.games.brian_boru.rules.church import FirstReward
from meadhall.games.brian_boru.rules.claims import ClaimRegions
from meadhall.games.brian_boru.rules.marriage import Marry
from tests.rules.brian_boru.course import happened, played, positions, throw
from tests.rules.brian_boru.scene import Scene, names

RED = "N1 N2 N7 U3 U5 B2 S1 S4 D2 C1 C2 C5 C7 L4 M3 M7 M8 M9"
BLUE = "N3 N4 U2 U4 B3 B4 S2 S5 D3 C6 C9 L2 L3 L6 L9 M1 M6 M10"
YELLOW = "N5 N6 U1 B1 S3 S6 D1 C3 C4 C8 L1 L5 L7 L8 M2 M4 M5"

ROADS = (
    "N1-N4 N2-N3 N3-N5 N4-B1 N5-N7 N6-B3 N7-U3 U1-U2 U4-U5 B1-B2 B2-C2 S1-S2 S1-S6 S2-S3 S3-S4 S4-S5 S5-S6 D2-L2 D3-L6"
    " C2-C4 C3-C6 C6-C9 C7-M1 C8-C9 L1-L2 L3-L4 L4-L7 L5-L6 L5-L8 L6-L8 L7-L9 L8-L9 M2-M3 M4-M6 M6-M8 M7-M9"
)

SIZES = {"N": 7, "U": 5, "B": 4, "S": 6, "D": 3, "C": 9, "L": 9, "M": 10}

TOKENS = [("N", 4, 6), ("U", 3, 4), ("B", 2, 3), ("S", 3, 5), ("D", 2, 2), ("C", 5, 7), ("L", 4, 6), ("M", 5, 7)]
"""Region, threshold, points."""


def towns_of(region: str, number: int) -> str:
    return " ".join(f"{region}{n}" for n in range(1, number + 1))


def totals(scene: Scene) -> list[int]:
    return [scene.points(seat) for seat in SEATS[: scene.state.table.seats]]


def married(card: str, *, towns: str = "") -> Scene:
    """B marries the card of the round."""
    scene = Scene(3)
    scene.player("B", track=4, towns=towns)
    scene.setting(marriage=card)
    scene.step(Marry())
    return scene


# nothing runs out


@pytest.mark.rule("BB-GEN-2", "BB-GEN-3")
def test_coins_never_run_out() -> None:
    """The box has 60."""
    scene = Scene(3)
    scene.player("A", coins=60)
    scene.player("B", coins=40)
    scene.loses("A", 2, "upper")
    assert scene.coins("A") == 63


@pytest.mark.rule("BB-GEN-2", "BB-GEN-4")
def test_renown_never_runs_out() -> None:
    """The box has 14."""
    scene = Scene(3)
    scene.player("A", renown=14, track=5)
    scene.player("B", renown=9, track=7)
    scene.setting(marriage="aoife")
    scene.step(Marry())
    assert scene.renown("B") == 10
    scene.player("A", raiders=2)
    scene.step(Raid())
    assert scene.renown("A") == 15


@pytest.mark.rule("BB-GEN-2", "BB-GEN-5")
def test_discs_never_run_out() -> None:
    """A colour has 25: A has 30 on the map, wins another town and sends discs to the church as well."""
    scene = Scene(3)
    towns = (towns_of("M", 10) + " " + towns_of("L", 9) + " " + towns_of("C", 9) + " D1 D2").split()
    assert len(towns) == 30
    scene.player("A", coins=0, church=20, towns=" ".join(towns))
    scene.wins("A", 6, "N4")
    assert len(scene.controls("A")) == 31
    assert scene.church("A") == 22
    scene.player("A", coins=70)
    scene.loses("A", 25, "lower")
    scene.choose("A", "+35")
    assert scene.church("A") == 60


@pytest.mark.rule("BB-GEN-2")
def test_raiders_in_the_supply_never_run_out() -> None:
    """The box has 30."""
    scene = Scene(3)
    scene.player("A", raiders=15)
    scene.player("B", raiders=15, church=0)
    scene.player("C", raiders=1)
    scene.setting(round=1, marriage="brigid")
    scene.upkeep(goes_on=True)
    throw(scene.state, "14 raiders")
    assert scene.state.area == 14
    assert scene.state.raiders == [14, 14, 1]


@pytest.mark.rule("BB-GEN-2")
def test_viking_tokens_and_monasteries_never_run_out() -> None:
    """The box has 10 and 16."""
    scene = Scene(3)
    scene.player("A", raiders=1, lost=towns_of("M", 10), towns="N1")
    scene.player("B", church=2, towns="N2 " + towns_of("C", 9) + " " + towns_of("L", 7))
    scene.player("C", raiders=1, towns="N3")
    scene.monasteries(towns_of("C", 9) + " " + towns_of("L", 7))
    scene.setting(area=1)
    scene.step(Raid())
    scene.choose("B", "L1")
    assert len(scene.vikings()) == 11
    scene.step(FirstReward())
    assert len(names(scene.state.monasteries)) == 17


@pytest.mark.rule("BB-GEN-6")
def test_only_raiders_in_the_battle_area_can_be_taken() -> None:
    scene = Scene(3)
    scene.setting(area=4)
    scene.player("A", coins=20)
    scene.loses("A", 24, "lower")
    assert (scene.raiders("A"), scene.state.area) == (3, 1)
    assert scene.options("A") == ["+0", "+1"]
    scene.choose("A", "+1")
    assert (scene.raiders("A"), scene.state.area) == (4, 0)
    scene.loses("A", 2, "lower")
    assert (scene.raiders("A"), scene.state.area, scene.deciding()) == (4, 0, "")


# control of towns


@pytest.mark.rule("BB-GEN-7")
def test_disc_controls_its_town_at_once() -> None:
    """A town that comes with the marriage card can be lost, and built on, in the same upkeep."""
    scene = Scene(3)
    scene.player("A", raiders=2, towns="M1")
    scene.player("B", raiders=1, towns="M2")
    scene.player("C", track=3)
    scene.only_free("L4", by="A")
    scene.setting(area=1, marriage="aodhan")
    scene.upkeep()
    (lost,) = scene.told(told.TownLost)
    assert (lost.seat, lost.loser, lost.town) == (0, 2, scene.told(told.TownGiven)[0].town)
    assert scene.vikings() == ["L4"]

    scene = Scene(3)
    scene.player("C", track=3, church=1)
    scene.only_free("L4", by="A")
    scene.setting(marriage="aodhan")
    scene.upkeep()
    assert names(scene.state.monasteries) == ["L4"]


@pytest.mark.rule("BB-GEN-7")
def test_first_disc_won_town_and_expansion_count_from_the_moment_they_are_made() -> None:
    state = game.new(3)
    throw(state, "A begins")
    state.apply(0, game.parse("S3"))
    assert names(state.controlled(0)) == ["S3"]
    scene = Scene(3)
    scene.player("A", coins=0)
    scene.wins("A", 15, "L8")
    assert scene.controls("A") == ["L8"]
    scene.player("A", coins=9)
    scene.loses("A", 14, "upper")
    scene.choose("A", "L9")
    assert scene.controls("A") == ["L8", "L9"]
    scene.loses("A", 14, "upper")
    assert (scene.coins("A"), scene.options("A")) == (6, ["L5", "L6", "L7", "no"])


@pytest.mark.rule("BB-GEN-8")
def test_town_under_a_viking_token_is_controlled_by_no_player() -> None:
    """It is no origin, it cannot be lost again, it is no place for a monastery, and it gives no region."""
    scene = Scene(3)
    scene.player("A", coins=4, towns="N5", lost="L8")
    assert scene.controls("A") == ["N5"]
    scene.loses("A", 14, "upper")
    assert scene.options("A") == ["N3", "N7", "no"]

    scene = Scene(3)
    scene.player("A", church=3, lost="L8")
    scene.player("B", raiders=2, towns="M1")
    scene.player("C", raiders=1, towns="M2")
    scene.setting(area=2)
    scene.step(Raid())
    assert scene.vikings() == ["L8"]
    scene.step(FirstReward())
    assert names(scene.state.monasteries) == []

    scene = Scene(3)
    scene.player("A", points=0, coins=0, renown=0, towns="N1 U1", lost="B1")
    scene.setting(marker="B")
    scene.final_scoring()
    assert scene.points("A") == 0


@pytest.mark.rule("BB-GEN-8")
def test_town_under_a_viking_token_belongs_to_the_vikings() -> None:
    """Two of their towns outweigh one of A's."""
    scene = Scene(3)
    scene.player("A", towns="D1")
    scene.player("B", lost="D2 D3")
    scene.claims(A="D")
    scene.step(ClaimRegions())
    assert scene.claim("D") == "board"


@pytest.mark.rule("BB-GEN-9")
def test_town_under_a_viking_token_is_not_free() -> None:
    """It cannot be the active town, a target of an expansion, or the town of a marriage."""
    scene = Scene(3)
    scene.player("A", coins=4, towns="L9", hand="1 4")
    scene.player("B", lost="L8", hand="2 5")
    scene.player("C", hand="3 6")
    scene.tricks()
    assert "L8" not in scene.options("A")
    scene.loses("A", 14, "upper")
    assert scene.options("A") == ["L7", "no"]
    scene.player("A", track=5)
    scene.setting(marriage="aodhan")
    scene.step(Marry())
    assert scene.options("A") == [f"L{n}" for n in range(1, 8)]


@pytest.mark.rule("BB-GEN-10")
@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {}), (5, {"expand_into_active_town": "allowed"})])
def test_town_never_holds_two_discs(seats: int, options: dict[str, str]) -> None:
    for seed in range(1, 5):
        for state in positions(seats, seed, **options):
            assert sum(discs.bit_count() for discs in state.discs) + state.free.bit_count() == 53


@pytest.mark.rule("BB-GEN-10")
def test_no_choice_puts_a_disc_where_one_lies() -> None:
    """Leading, expanding, marrying and the eighth space of the track: own discs and those of others are refused."""
    taken = {"A": "L7 M6", "B": "L5", "C": "L9"}
    scene = Scene(3)
    for seat, towns in taken.items():
        scene.player(seat, coins=5, towns=towns, hand={"A": "13 1", "B": "2 3", "C": "4 5"}[seat])
    scene.tricks()
    assert not set(scene.options("A")) & {"L5", "L7", "L9", "M6"}
    scene.loses("A", 14, "upper")
    assert scene.options("A") == ["L4", "M4", "M8", "no"]
    scene.player("B", track=9)
    scene.player("A", track=8)
    scene.setting(marriage="aodhan")
    scene.step(Marry())
    assert scene.options("B") == ["L1", "L2", "L3", "L4", "L6", "L8"]
    scene.choose("B", "L1")
    assert not set(scene.options("A")) & {"L1", "L5", "L7", "L9", "M6"}
    assert len(scene.options("A")) == 53 - 5


@pytest.mark.rule("BB-GEN-11")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_disc_ever_leaves_a_town(seats: int) -> None:
    for seed in range(1, 5):
        before = [0] * seats
        for state in positions(seats, seed):
            assert all(now & then == then for now, then in zip(state.discs, before, strict=True))
            before = state.discs[:]


@pytest.mark.rule("BB-GEN-11")
def test_disc_stays_under_the_viking_token() -> None:
    scene = Scene(3)
    scene.player("A", raiders=1, towns="M1")
    scene.player("B", raiders=1, towns="M2")
    scene.player("C", towns="M3")
    scene.setting(area=5)
    scene.step(Raid())
    assert scene.vikings() == ["M3"]
    assert names(scene.state.discs[2]) == ["M3"]
    scene.player("A", coins=1)
    scene.loses("A", 13, "lower")
    assert scene.controls("C") == ["M3"]


# the map


@pytest.mark.rule("BB-GEN-12")
@pytest.mark.parametrize(("hand", "towns"), [("2 5", RED), ("3 6", BLUE), ("1 4", YELLOW)])
def test_colours_of_the_towns(hand: str, towns: str) -> None:
    scene = Scene(3)
    scene.player("A", hand=hand)
    scene.tricks()
    assert scene.options("A") == towns.split()
    assert len(towns.split()) == (17 if hand == "1 4" else 18)


@pytest.mark.rule("BB-GEN-13")
@pytest.mark.parametrize(("card", "region"), [("orlaith", "M"), ("aodhan", "L"), ("cormac", "C"), ("niall", "N")])
def test_towns_of_a_region(card: str, region: str) -> None:
    assert married(card).options("B") == towns_of(region, SIZES[region]).split()


@pytest.mark.rule("BB-GEN-13")
def test_towns_in_eight_regions() -> None:
    """One town in each of the eight is worth ten points, all towns of seven regions seven."""
    for towns, points in (
        ("N1 U1 B1 S1 D1 C1 L1 M1", 10),
        ("N7 U5 B4 S6 D3 C9 L9 M10", 10),
        (" ".join(towns_of(region, size) for region, size in SIZES.items() if region != "U"), 7),
    ):
        scene = Scene(3)
        scene.player("A", points=0, coins=0, renown=0, towns=towns)
        scene.setting(marker="B")
        scene.final_scoring()
        assert scene.points("A") == points


@pytest.mark.rule("BB-GEN-14")
@pytest.mark.parametrize(("region", "threshold", "points"), TOKENS)
def test_threshold_and_points_of_a_region(region: str, threshold: int, points: int) -> None:
    scene = Scene(3)
    scene.player("A", points=0, coins=0, renown=0, towns=towns_of(region, threshold - 1))
    scene.step(ClaimRegions())
    assert scene.claim(region) == "down"
    last = f"{region}{threshold}"
    scene.player("A", towns=last)
    scene.step(ClaimRegions())
    assert scene.claim(region) == "A"
    assert [scene.claim(other.id) for other in REGIONS if other.id != region] == ["down"] * 7
    scene.setting(marker="B")
    scene.final_scoring()
    assert scene.points("A") == points


@pytest.mark.rule("BB-GEN-15")
@pytest.mark.parametrize("town", [f"{region}{n}" for region, size in SIZES.items() for n in range(1, size + 1)])
def test_neighbours_of_a_town(town: str) -> None:
    """All there is to expand to from a single town; without a road nothing is offered."""
    roads = [road.split("-") for road in ROADS.split()]
    assert len(roads) == 36
    near = {a if b == town else b for a, b in roads if town in (a, b)}
    scene = Scene(3)
    scene.player("A", coins=4, towns=town)
    scene.loses("A", 14, "upper")
    assert set(scene.options("A")) == (near | {"no"} if near else set())
    assert bool(near) == (town not in ("B4", "C1", "C5", "D1", "M5", "M10"))


@pytest.mark.rule("BB-GEN-15")
def test_no_town_is_passed_over_controlled_or_not() -> None:
    """S3 and its neighbours S2 and S4: S1 and S5 lie behind them."""
    for towns in ("", "S2 S4"):
        scene = Scene(3)
        scene.player("A", coins=4, towns="S3")
        scene.player("B", towns=towns)
        scene.loses("A", 14, "upper")
        assert not {"S1", "S5", "S6"} & set(scene.options("A"))
        assert bool(scene.options("A")) == (not towns)


# from round to round


@pytest.mark.rule("BB-GEN-17")
def test_raiders_and_church_discs_stay_unless_a_rule_returns_them() -> None:
    """A is first and B second in battle, C and D keep all; in the church it is the other way round."""
    scene = Scene(4)
    scene.player("A", raiders=5, church=1)
    scene.player("B", raiders=4, church=2)
    scene.player("C", raiders=3, church=3)
    scene.player("D", raiders=2, church=4)
    scene.setting(round=1, marriage="brigid")
    scene.upkeep(goes_on=True)
    scene.luck()
    assert scene.state.round == 2
    assert scene.deciding() == "ABCD"
    assert scene.state.raiders == [0, 3, 3, 2]
    assert scene.state.church == [1, 2, 2, 0]


@pytest.mark.rule("BB-GEN-18")
def test_discs_on_the_track_stay_except_the_one_that_married() -> None:
    scene = Scene(5)
    for seat, space in zip("ABCDE", (3, 9, 1, 0, 6), strict=True):
        scene.player(seat, track=space)
    scene.setting(round=2, marriage="brigid")
    scene.upkeep(goes_on=True)
    scene.luck()
    assert scene.state.round == 3
    assert scene.state.track == [3, 0, 1, 0, 6]


@pytest.mark.rule("BB-GEN-19")
@pytest.mark.parametrize(("points", "left"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 1)])
def test_score_is_never_below_nothing(points: int, left: int) -> None:
    """Two coins are missing: red 24, which asks for two."""
    scene = Scene(3)
    scene.player("A", coins=0, points=points)
    scene.wins("A", 24, "N1")
    assert scene.points("A") == left
    assert scene.controls("A") == ["N1"]


@pytest.mark.rule("BB-GEN-19")
def test_no_score_of_a_whole_game_is_below_nothing() -> None:
    for seed in range(1, 4):
        for state in positions(4, seed):
            assert min(game.score(state).totals) >= 0


# components in play


@pytest.mark.rule("BB-COMP-18")
def test_scores_count_on_above_59() -> None:
    scene = Scene(3)
    scene.player("B", points=57, track=3)
    scene.setting(marriage="brigid")
    scene.step(Marry())
    assert scene.points("B") == 61
    assert game.score(scene.state).totals == (10, 61, 10)
    scene.player("A", points=59, coins=0, renown=3)
    scene.setting(marker="C")
    scene.final_scoring()
    assert scene.points("A") == 62


@pytest.mark.rule("BB-COMP-9")
def test_eight_marriage_cards_are_in_play() -> None:
    """Over some games each of the eight comes up, and no other."""
    cards = {
        event.marriage
        for seats in (3, 4, 5)
        for seed in range(1, 9)
        for event in happened(played(seats, seed))
        if type(event) is told.MarriageOffered
    }
    assert cards == set(range(8))


@pytest.mark.rule("BB-COMP-10")
@pytest.mark.parametrize(
    ("card", "points", "renown", "region"),
    [
        ("orlaith", 2, 0, "M"),
        ("aodhan", 2, 0, "L"),
        ("conall", 2, 0, "S"),
        ("cormac", 2, 0, "C"),
        ("niall", 2, 0, "N"),
        ("aoife", 2, 1, ""),
        ("brigid", 4, 0, ""),
    ],
)
def test_benefits_of_marriage_cards(card: str, points: int, renown: int, region: str) -> None:
    scene = married(card)
    assert totals(scene) == [10, 10 + points, 10]
    assert scene.state.renown == [1, 1 + renown, 1]
    if region:
        assert scene.options("B") == towns_of(region, SIZES[region]).split()
        scene.choose("B", f"{region}2")
        assert scene.controls("B") == [f"{region}2"]
    assert scene.deciding() == ""
    assert scene.state.coins == [3, 3, 3]
    assert len(names(scene.state.free)) == (52 if region else 53)


@pytest.mark.rule("BB-COMP-11")
@pytest.mark.parametrize(("side", "token", "points"), [("support", "B", 2), ("trade", "board", 1)])
def test_princess_has_two_sides(side: str, token: str, points: int) -> None:
    """B has no towns but two of the Vikings' in Dubhlinn and one in Ulaid and in Munster each.

    Support takes the token of Dubhlinn, worth two; trade makes three regions, worth one.
    """
    scene = married("estrid")
    assert scene.options("B") == ["support", "trade", "reject"]
    scene.choose("B", side)
    assert len(names(scene.state.free)) == 53
    scene.player("A", points=0, coins=0, renown=0, lost="D2 D3 U1 M1", towns="D1")
    scene.player("B", points=0, coins=0, renown=0)
    scene.claims(board="D")
    scene.setting(marker="C")
    scene.step(ClaimRegions())
    assert scene.claim("D") == token
    scene.final_scoring()
    assert scene.points("B") == points


@pytest.mark.rule("BB-GEN-16")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_seating_order_never_changes(seats: int) -> None:
    """From the first trick to the last, whoever follows sits to the left of who played before."""
    before = None
    for event in happened(played(seats, seed=9), told.TownChosen, told.CardPlayed):
        if type(event) is told.CardPlayed and before is not None:
            assert event.seat == (before + 1) % seats
        before = event.seat if type(event) is told.CardPlayed else None
