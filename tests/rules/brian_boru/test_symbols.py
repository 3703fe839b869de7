"""The symbols of the cards (BB-SYM): control, coin, pay, renown, church, raider, marriage, free."""

from __future__ import annotations

from itertools import product

import pytest

from meadhall.core import SEATS, Kind
from meadhall.games.brian_boru import events as told
from meadhall.games.brian_boru import game
from meadhall.games.brian_boru.box import TOWN_AT
from tests.rules.brian_boru.scene import Scene


def rules(scene: Scene, seat: str, option: str) -> tuple[str, ...]:
    """The rules behind a refusal."""
    why = scene.state.explain(SEATS.index(seat), game.parse(option))
    assert why is not None
    return why.rules


def over(scene: Scene) -> bool:
    """Nothing is asked any more."""
    return scene.state.decision.kind is Kind.OVER


# control


@pytest.mark.rule("BB-SYM-CONTROL-1")
def test_control_puts_a_disc_on_the_active_town() -> None:
    scene = Scene(4)
    scene.player("A", towns="M4")
    scene.setting(marker="C")
    scene.wins("A", 14, "N5")
    assert scene.controls("A") == ["N5", "M4"]
    assert not scene.state.free >> TOWN_AT["N5"] & 1
    assert scene.state.free >> TOWN_AT["M6"] & 1
    assert [scene.controls(seat) for seat in "BCD"] == [[], [], []]
    assert scene.told(told.TownTaken) == [told.TownTaken(0, TOWN_AT["N5"])]


@pytest.mark.rule("BB-SYM-CONTROL-1")
def test_the_town_is_controlled_from_now_on() -> None:
    """It is an origin for the next expansion."""
    scene = Scene(4)
    scene.wins("A", 14, "M4")
    scene.player("A", coins=5)
    scene.loses("A", 2, "upper")
    assert scene.options("A") == ["M6", "no"]


@pytest.mark.rule("BB-SYM-CONTROL-2")
def test_control_takes_the_marker_from_the_map() -> None:
    scene = Scene(4)
    scene.setting(marker="C")
    scene.wins("A", 14, "N5")
    assert (scene.marker(), scene.active()) == ("A", None)


@pytest.mark.rule("BB-SYM-CONTROL-2")
def test_the_winner_starts_the_next_trick() -> None:
    scene = Scene(3)
    for seat, hand in (("A", "2 14 15"), ("B", "20 16 17"), ("C", "5 18 19")):
        scene.player(seat, hand=hand)
    scene.trick("A", "N1", A=2, B=20, C=5)
    scene.choose("A", "upper")
    scene.choose("C", "upper")
    assert scene.deciding() == "B"
    scene.choose("B", "N3")
    assert scene.active() == "N3"


@pytest.mark.rule("BB-SYM-CONTROL-3")
def test_losers_get_neither_the_town_nor_the_marker() -> None:
    scene = Scene(3)
    for seat in "ABC":
        scene.player(seat, coins=0)
    scene.trick("A", "N1", A=2, B=3, C=24)
    scene.choose("A", "upper")
    assert (scene.active(), scene.controls("A")) == ("N1", [])
    scene.choose("B", "lower")
    assert (scene.controls("A"), scene.controls("B"), scene.controls("C")) == ([], [], ["N1"])
    assert scene.marker() == "C"


# coins and payments


@pytest.mark.rule("BB-SYM-COIN-1")
@pytest.mark.parametrize(("card", "coins"), [(13, 1), (10, 2), (11, 2), (12, 2)])
def test_one_coin_for_each_coin_symbol(card: int, coins: int) -> None:
    scene = Scene(4)
    scene.player("A", coins=57)
    scene.wins("A", card, "N5")
    assert scene.coins("A") == 57 + coins
    assert [scene.coins(seat) for seat in "BCD"] == [3, 3, 3]
    assert scene.told(told.CoinsGained) == [told.CoinsGained(0, coins)]


ONE_PAYMENT = [((3, 10), (2, 10)), ((1, 10), (0, 10)), ((0, 10), (0, 8)), ((0, 2), (0, 0)), ((0, 1), (0, 0))]
ONE_PAYMENT += [((0, 0), (0, 0)), ((1, 0), (0, 0)), ((1, 1), (0, 1))]
"""Coins and points before and after one pay symbol."""

TWO_PAYMENTS = [((3, 10), (1, 10)), ((2, 10), (0, 10)), ((1, 10), (0, 8)), ((0, 10), (0, 6)), ((0, 4), (0, 0))]
TWO_PAYMENTS += [((0, 3), (0, 0)), ((0, 2), (0, 0)), ((0, 1), (0, 0)), ((0, 0), (0, 0)), ((1, 1), (0, 0))]
TWO_PAYMENTS += [((1, 0), (0, 0)), ((2, 0), (0, 0))]


@pytest.mark.rule("BB-SYM-PAY-1", "BB-SYM-PAY-2", "BB-SYM-PAY-3")
@pytest.mark.parametrize("card", [17, 18, 19, 21])
@pytest.mark.parametrize(("before", "after"), ONE_PAYMENT)
def test_one_payment(card: int, before: tuple[int, int], after: tuple[int, int]) -> None:
    """A coin if there is one, else two points as far as there are any; never asked (Q-16, Q-17)."""
    scene = Scene(4)
    scene.player("A", coins=before[0], points=before[1])
    scene.wins("A", card, "N5")
    assert over(scene)
    assert (scene.coins("A"), scene.points("A")) == after
    assert (scene.controls("A"), scene.marker()) == (["N5"], "A")


@pytest.mark.rule("BB-SYM-PAY-1", "BB-SYM-PAY-2", "BB-SYM-PAY-3")
@pytest.mark.parametrize(("before", "after"), ONE_PAYMENT)
def test_payment_of_white_13(before: tuple[int, int], after: tuple[int, int]) -> None:
    scene = Scene(4)
    scene.player("A", coins=before[0], points=before[1])
    scene.loses("A", 13, "lower")
    assert over(scene)
    assert (scene.coins("A"), scene.points("A")) == after


@pytest.mark.rule("BB-SYM-PAY-1", "BB-SYM-PAY-2", "BB-SYM-PAY-3", "BB-SYM-PAY-4")
@pytest.mark.parametrize("card", [22, 23, 24, 25])
@pytest.mark.parametrize(("before", "after"), TWO_PAYMENTS)
def test_two_payments_one_by_one(card: int, before: tuple[int, int], after: tuple[int, int]) -> None:
    scene = Scene(4)
    scene.player("A", coins=before[0], points=before[1])
    scene.wins("A", card, "N5")
    assert over(scene)
    assert (scene.coins("A"), scene.points("A")) == after
    assert (scene.controls("A"), scene.marker()) == (["N5"], "A")


@pytest.mark.rule("BB-SYM-PAY-4")
def test_t7_a_coin_and_then_two_points() -> None:
    scene = Scene(4)
    scene.player("A", coins=1, points=10)
    scene.wins("A", 25, "M6")
    assert (scene.coins("A"), scene.points("A")) == (0, 8)
    assert (scene.controls("A"), scene.marker()) == (["M6"], "A")
    assert scene.events[:2] == [told.CoinPaid(0), told.PointsLost(0, 2)]
    assert [scene.points(seat) for seat in "BCD"] == [10, 10, 10]


@pytest.mark.rule("BB-SYM-PAY-2")
def test_t8_the_last_point() -> None:
    scene = Scene(4)
    scene.player("A", coins=0, points=1)
    scene.wins("A", 19, "M6")
    assert (scene.coins("A"), scene.points("A")) == (0, 0)
    assert (scene.controls("A"), scene.marker()) == (["M6"], "A")
    assert scene.told(told.PointsLost) == [told.PointsLost(0, 1)]


@pytest.mark.rule("BB-SYM-PAY-2")
def test_points_of_all_kinds_can_be_lost() -> None:
    """A has the first ten points no more, but four from a marriage."""
    scene = Scene(4)
    scene.player("A", coins=0, points=0, track=1)
    scene.setting(marriage="brigid")
    scene.upkeep()
    assert scene.points("A") == 4
    scene.wins("A", 19, "M6")
    assert scene.points("A") == 2


# renown


@pytest.mark.rule("BB-SYM-RENOWN-1")
def test_renown_comes_from_aoife_space_7_and_the_battle() -> None:
    """A marries her, B stands on 7, C has most raiders: one token each."""
    scene = Scene(4)
    scene.setting(marriage="aoife")
    scene.player("A", track=9)
    scene.player("B", track=7)
    scene.player("C", track=3, raiders=1)
    scene.upkeep()
    assert [scene.renown(seat) for seat in "ABCD"] == [2, 2, 2, 1]


# church


@pytest.mark.rule("BB-SYM-CHURCH-1")
@pytest.mark.parametrize(
    ("card", "discs"), [(3, 2), (6, 2), (9, 2), (12, 2), (16, 3), (19, 3), (25, 3)], ids=lambda value: str(value)
)
def test_one_disc_for_each_church_symbol(card: int, discs: int) -> None:
    scene = Scene(4)
    scene.player("A", coins=0, church=4)
    scene.player("B", church=1)
    scene.loses("A", card, "lower")
    assert over(scene)
    assert [scene.church(seat) for seat in "ABCD"] == [4 + discs, 1, 0, 0]
    assert scene.told(told.DiscsSent) == [told.DiscsSent(0, discs)]


@pytest.mark.rule("BB-SYM-CHURCH-2")
def test_t10_two_more_discs_for_four_coins() -> None:
    """Q-14: asked once for both symbols. Q-15: the fifth coin cannot be spent."""
    scene = Scene(4)
    scene.player("A", coins=5)
    scene.loses("A", 12, "lower")
    assert scene.church("A") == 2
    assert scene.options("A") == ["+0", "+1", "+2"]
    scene.choose("A", "+2")
    assert over(scene)
    assert (scene.church("A"), scene.coins("A")) == (4, 1)


@pytest.mark.rule("BB-SYM-CHURCH-2")
@pytest.mark.parametrize("number", range(4))
def test_every_extra_disc_costs_two_coins(number: int) -> None:
    scene = Scene(4)
    scene.player("A", coins=7)
    scene.loses("A", 16, "lower")
    scene.choose("A", f"+{number}")
    assert over(scene)
    assert (scene.church("A"), scene.coins("A")) == (3 + number, 7 - 2 * number)


@pytest.mark.rule("BB-SYM-CHURCH-3")
def test_extra_discs_are_limited_by_coins_alone() -> None:
    """Not by the 25 discs of the box."""
    scene = Scene(4)
    scene.player("A", coins=121, church=20)
    scene.loses("A", 16, "lower")
    assert scene.options("A") == [f"+{number}" for number in range(61)]
    scene.choose("A", "+60")
    assert (scene.church("A"), scene.coins("A")) == (83, 1)


@pytest.mark.rule("BB-SYM-CHURCH-3")
def test_extra_discs_do_not_depend_on_raiders_or_the_marriage_track() -> None:
    scene = Scene(4)
    scene.setting(area=0)
    scene.player("A", coins=4, track=9)
    scene.loses("A", 16, "lower")
    assert scene.options("A") == ["+0", "+1", "+2"]


@pytest.mark.rule("BB-SYM-CHURCH-2")
def test_refused_numbers_of_discs() -> None:
    scene = Scene(4)
    scene.player("A", coins=5)
    scene.loses("A", 12, "lower")
    assert scene.refusal("A", "+3") == "too-few-coins"
    assert rules(scene, "A", "+3") == ("BB-SYM-CHURCH-2",)
    assert scene.refusal("A", "+99") == "too-few-coins"
    for option in ("no", "M6", "12", "upper", "trade"):
        assert scene.refusal("A", option) == "choose-extras"
    assert scene.refusal("A", "+2") is None
    assert scene.refusal("B", "+1") == "not-your-turn"


# raiders


@pytest.mark.rule("BB-SYM-RAIDER-1")
@pytest.mark.parametrize(
    ("card", "raiders"), [(2, 2), (5, 2), (8, 2), (11, 2), (15, 3), (18, 3), (24, 3)], ids=lambda value: str(value)
)
def test_one_raider_for_each_raider_symbol(card: int, raiders: int) -> None:
    scene = Scene(4)
    scene.setting(area=9)
    scene.player("A", coins=0, raiders=1)
    scene.player("B", raiders=2)
    scene.loses("A", card, "lower")
    assert over(scene)
    assert [scene.raiders(seat) for seat in "ABCD"] == [1 + raiders, 2, 0, 0]
    assert scene.state.area == 9 - raiders
    assert scene.told(told.RaidersTaken) == [told.RaidersTaken(0, raiders)]


@pytest.mark.rule("BB-SYM-RAIDER-2")
@pytest.mark.parametrize("number", range(4))
def test_every_extra_raider_costs_two_coins(number: int) -> None:
    scene = Scene(4)
    scene.setting(area=9)
    scene.player("A", coins=7)
    scene.loses("A", 15, "lower")
    assert scene.options("A") == ["+0", "+1", "+2", "+3"]
    scene.choose("A", f"+{number}")
    assert over(scene)
    assert (scene.raiders("A"), scene.coins("A"), scene.state.area) == (3 + number, 7 - 2 * number, 6 - number)


@pytest.mark.rule("BB-SYM-RAIDER-2")
def test_t61_as_many_raiders_as_six_coins_buy() -> None:
    scene = Scene(4)
    scene.setting(area=9)
    scene.player("A", coins=6)
    scene.loses("A", 24, "lower")
    assert scene.options("A") == ["+0", "+1", "+2", "+3"]
    scene.choose("A", "+3")
    assert (scene.raiders("A"), scene.coins("A"), scene.state.area) == (6, 0, 3)


@pytest.mark.rule("BB-SYM-RAIDER-3")
def test_q18_no_more_raiders_than_the_battle_area_holds() -> None:
    scene = Scene(4)
    scene.setting(area=5)
    scene.player("A", coins=20)
    scene.loses("A", 15, "lower")
    assert scene.options("A") == ["+0", "+1", "+2"]
    assert scene.refusal("A", "+3") == "too-many-extras"
    assert rules(scene, "A", "+3") == ("BB-SYM-RAIDER-2", "BB-SYM-RAIDER-3")
    assert scene.refusal("A", "+11") == "too-few-coins"
    scene.choose("A", "+2")
    assert (scene.raiders("A"), scene.coins("A"), scene.state.area) == (5, 16, 0)


@pytest.mark.rule("BB-SYM-RAIDER-3", "BB-SYM-RAIDER-4")
def test_t11_one_raider_for_two_symbols() -> None:
    scene = Scene(4)
    scene.setting(area=1)
    scene.player("A", coins=6)
    scene.loses("A", 8, "lower")
    assert over(scene)
    assert (scene.raiders("A"), scene.coins("A"), scene.state.area) == (1, 6, 0)


@pytest.mark.rule("BB-SYM-RAIDER-4")
def test_an_empty_battle_area_gives_and_sells_nothing() -> None:
    scene = Scene(4)
    scene.setting(area=0)
    scene.player("A", coins=6, raiders=2)
    scene.player("B", raiders=5)
    scene.loses("A", 15, "lower")
    assert over(scene)
    assert (scene.raiders("A"), scene.raiders("B"), scene.coins("A"), scene.state.area) == (2, 5, 6, 0)
    assert scene.events == []


# the marriage track


def on_track(scene: Scene, *spaces: int) -> None:
    for seat, space in zip("ABCDE", spaces, strict=False):
        scene.player(seat, track=space)


def track(scene: Scene) -> list[int]:
    return [scene.track(SEATS[seat]) for seat in range(scene.state.table.seats)]


@pytest.mark.rule("BB-SYM-MARRY-1")
@pytest.mark.parametrize(
    ("card", "steps"), [(1, 2), (4, 2), (7, 2), (10, 2), (14, 3), (17, 3), (23, 3)], ids=lambda value: str(value)
)
def test_one_step_for_each_marriage_symbol(card: int, steps: int) -> None:
    scene = Scene(4)
    on_track(scene, 1, 0, 0, 9)
    scene.player("A", coins=0)
    scene.loses("A", card, "lower")
    assert over(scene)
    assert track(scene) == [1 + steps, 0, 0, 9]
    assert scene.told(told.StepsMade) == [told.StepsMade(0, steps, 1 + steps)]


@pytest.mark.rule("BB-SYM-MARRY-2")
@pytest.mark.parametrize("number", range(4))
def test_every_extra_step_costs_two_coins(number: int) -> None:
    scene = Scene(4)
    scene.player("A", coins=7)
    scene.loses("A", 14, "lower")
    assert scene.track("A") == 3
    assert scene.options("A") == ["+0", "+1", "+2", "+3"]
    scene.choose("A", f"+{number}")
    assert over(scene)
    assert (scene.track("A"), scene.coins("A")) == (3 + number, 7 - 2 * number)


@pytest.mark.rule("BB-SYM-MARRY-3")
@pytest.mark.parametrize(("start", "end"), [(9, 9), (8, 9), (7, 9), (6, 9)])
def test_q19_steps_beyond_the_top_are_lost_and_none_are_sold(start: int, end: int) -> None:
    scene = Scene(4)
    scene.player("A", coins=10, track=start)
    scene.loses("A", 17, "lower")
    assert over(scene)
    assert (scene.track("A"), scene.coins("A")) == (end, 10)


@pytest.mark.rule("BB-SYM-MARRY-3")
def test_q19_no_step_can_be_bought_beyond_the_top() -> None:
    scene = Scene(4)
    scene.player("A", coins=10, track=5)
    scene.loses("A", 4, "lower")
    assert scene.options("A") == ["+0", "+1", "+2"]
    assert scene.refusal("A", "+3") == "too-many-extras"
    assert rules(scene, "A", "+3") == ("BB-SYM-MARRY-2", "BB-SYM-MARRY-3")
    assert scene.refusal("A", "+6") == "too-few-coins"
    scene.choose("A", "+2")
    assert (scene.track("A"), scene.coins("A")) == (9, 6)


@pytest.mark.rule("BB-SYM-MARRY-4")
def test_occupied_spaces_are_counted_and_passed() -> None:
    scene = Scene(4)
    on_track(scene, 1, 2, 3, 0)
    scene.player("A", coins=2)
    scene.loses("A", 4, "lower")
    assert track(scene) == [3, 2, 3, 0]
    scene.choose("A", "+1")
    assert over(scene)
    assert track(scene) == [4, 2, 3, 0]


@pytest.mark.rule("BB-SYM-MARRY-5")
def test_discs_share_a_space_until_the_action_is_over() -> None:
    """Yellow 7: the coin and the town come before the fall."""
    scene = Scene(4)
    on_track(scene, 3, 4, 0, 0)
    scene.player("A", coins=2)
    scene.wins("A", 7, "M4")
    assert track(scene) == [4, 4, 0, 0]
    scene.choose("A", "+0")
    assert track(scene) == [3, 4, 0, 0]
    assert [type(event) for event in scene.events] == [told.CoinsGained, told.TownTaken, told.FellBack]
    assert scene.told(told.FellBack) == [told.FellBack(0, 3)]


@pytest.mark.rule("BB-SYM-MARRY-5")
def test_collisions_on_the_way_do_not_count() -> None:
    """One step onto B's space, then a bought step onto the free one above it."""
    scene = Scene(4)
    on_track(scene, 3, 4, 0, 0)
    scene.player("A", coins=2)
    scene.wins("A", 7, "M4")
    scene.choose("A", "+1")
    assert over(scene)
    assert track(scene) == [5, 4, 0, 0]
    assert not scene.told(told.FellBack)


@pytest.mark.rule("BB-SYM-MARRY-5", "BB-SYM-MARRY-8")
def test_a_bought_step_can_end_in_a_fall() -> None:
    scene = Scene(4)
    on_track(scene, 0, 4, 3, 5)
    scene.player("A", coins=2)
    scene.loses("A", 14, "lower")
    scene.choose("A", "+1")
    assert over(scene)
    assert track(scene) == [2, 4, 3, 5]


@pytest.mark.rule("BB-SYM-MARRY-6")
def test_t13_two_discs_on_the_top_space() -> None:
    """Q-22: the top space is no exception."""
    scene = Scene(4)
    on_track(scene, 8, 9, 0, 0)
    scene.player("A", coins=1)
    scene.wins("A", 7, "M4")
    assert over(scene)
    assert track(scene) == [8, 9, 0, 0]
    assert scene.told(told.StepsMade) == [told.StepsMade(0, 1, 9)]
    assert scene.told(told.FellBack) == [told.FellBack(0, 8)]


@pytest.mark.rule("BB-SYM-MARRY-6", "BB-SYM-MARRY-7")
def test_t14_all_the_way_down() -> None:
    scene = Scene(4)
    on_track(scene, 0, 1, 2, 3)
    scene.player("A", coins=0)
    scene.loses("A", 14, "lower")
    assert over(scene)
    assert track(scene) == [0, 1, 2, 3]


@pytest.mark.rule("BB-SYM-MARRY-7")
def test_the_first_space_holds_any_number_of_discs() -> None:
    """Nobody is moved there, and a fall may end beside another disc."""
    scene = Scene(5)
    scene.player("A", coins=0)
    scene.loses("A", 16, "lower")
    assert track(scene) == [0, 0, 0, 0, 0]
    on_track(scene, 0, 1, 2, 0, 0)
    scene.loses("A", 4, "lower")
    assert track(scene) == [0, 1, 2, 0, 0]


@pytest.mark.rule("BB-SYM-MARRY-8")
def test_the_other_disc_stays() -> None:
    scene = Scene(4)
    on_track(scene, 5, 4, 6, 2)
    scene.player("D", coins=0)
    scene.loses("D", 17, "lower")
    assert track(scene) == [5, 4, 6, 3]
    assert scene.told(told.FellBack) == [told.FellBack(3, 3)]


@pytest.mark.rule("BB-SYM-MARRY-9", "BB-SYM-MARRY-8")
def test_q20_a_disc_that_did_not_move_stays() -> None:
    scene = Scene(4)
    on_track(scene, 4, 3, 5, 0)
    scene.player("A", coins=0)
    scene.loses("A", 16, "lower")
    scene.wins("A", 20, "M4")
    assert track(scene) == [4, 3, 5, 0]
    assert not scene.told(told.FellBack)


@pytest.mark.rule("BB-SYM-MARRY-4", "BB-SYM-MARRY-6", "BB-SYM-MARRY-7", "BB-SYM-MARRY-8", "BB-SYM-MARRY-9")
@pytest.mark.parametrize(("card", "steps"), [(7, 1), (4, 2), (14, 3)])
def test_every_meeting_of_three_discs(card: int, steps: int) -> None:
    """Q-21: down to the highest space that nobody else has, counted from the one that was reached."""
    for start, *others in product(range(10), repeat=3):
        above = [space for space in (start, *others) if space]
        if len(above) != len(set(above)):
            continue
        scene = Scene(3)
        on_track(scene, start, *others)
        scene.player("A", coins=0)
        if steps == 1:
            scene.wins("A", card, "M4")
        else:
            scene.loses("A", card, "lower")
        reached = min(start + steps, 9)
        end = max(space for space in range(reached + 1) if space == 0 or space not in others)
        assert track(scene) == [end, *others], (start, others)


@pytest.mark.rule("BB-SYM-MARRY-5", "BB-SYM-MARRY-6", "BB-ACT-4")
def test_t55_yellow_7_beside_a_higher_disc() -> None:
    scene = Scene(3)
    on_track(scene, 3, 4, 0)
    scene.player("A", coins=1)
    scene.wins("A", 7, "M4")
    assert over(scene)
    assert (scene.track("A"), scene.coins("A"), scene.controls("A"), scene.marker()) == (3, 2, ["M4"], "A")
    scene = Scene(3)
    on_track(scene, 3, 4, 0)
    scene.player("A", coins=2)
    scene.wins("A", 7, "M4")
    assert scene.options("A") == ["+0", "+1"]
    scene.choose("A", "+1")
    assert (scene.track("A"), scene.coins("A")) == (5, 1)


@pytest.mark.rule("BB-SYM-MARRY-3", "BB-SYM-MARRY-6")
@pytest.mark.parametrize(
    ("spaces", "bought", "end"),
    [
        pytest.param((6, 8, 9, 0), 0, 7, id="i"),
        pytest.param((6, 8, 7, 0), 0, 9, id="ii"),
        pytest.param((1, 2, 3, 4, 5), 0, 1, id="iii"),
        pytest.param((1, 2, 3, 4, 5), 1, 1, id="iii-one-more"),
        pytest.param((1, 2, 3, 4, 5), 2, 6, id="iii-two-more"),
    ],
)
def test_t62_three_steps_among_others(spaces: tuple[int, ...], bought: int, end: int) -> None:
    scene = Scene(len(spaces))
    on_track(scene, *spaces)
    scene.player("A", coins=2 * bought)
    scene.loses("A", 17, "lower")
    if bought:
        scene.choose("A", f"+{bought}")
    assert over(scene)
    assert track(scene) == [end, *spaces[1:]]
    assert scene.coins("A") == 0


# towns of the Vikings


@pytest.mark.rule("BB-SYM-FREE-1")
def test_one_token_of_the_players_choice_is_removed() -> None:
    """Own or not; a town in between without a token is no choice."""
    scene = Scene(4)
    scene.player("A", coins=1, lost="N3")
    scene.player("B", towns="S2", lost="S3")
    scene.player("C", lost="M6")
    scene.loses("A", 13, "lower")
    assert (scene.deciding(), scene.options("A")) == ("A", ["N3", "S3", "M6"])
    scene.choose("A", "M6")
    assert over(scene)
    assert scene.vikings() == ["N3", "S3"]
    assert scene.told(told.TownFreed) == [told.TownFreed(0, TOWN_AT["M6"], 2)]


@pytest.mark.rule("BB-SYM-FREE-1")
def test_q12_a_token_must_go_even_if_only_rivals_profit() -> None:
    scene = Scene(4)
    scene.player("A", coins=1, towns="S2")
    scene.player("B", lost="S3")
    scene.player("C", lost="M6")
    scene.loses("A", 13, "lower")
    for option in ("no", "+0", "13", "upper"):
        assert scene.refusal("A", option) == "choose-a-town"
    assert rules(scene, "A", "no") == ("BB-SYM-FREE-1",)
    for town in ("S2", "S1", "N3"):
        assert scene.refusal("A", town) == "no-vikings-there"
        assert rules(scene, "A", town) == ("BB-SYM-FREE-1",)


@pytest.mark.rule("BB-SYM-FREE-1", "BB-SYM-FREE-2")
def test_a_single_token_is_removed_without_a_question() -> None:
    scene = Scene(4)
    scene.player("A", coins=1)
    scene.player("B", lost="S3")
    scene.loses("A", 13, "lower")
    assert over(scene)
    assert scene.vikings() == []
    assert (scene.controls("A"), scene.controls("B")) == ([], ["S3"])
    assert scene.told(told.TownFreed) == [told.TownFreed(0, TOWN_AT["S3"], 1)]


@pytest.mark.rule("BB-SYM-FREE-2")
def test_whoever_has_the_disc_controls_the_town_again() -> None:
    scene = Scene(4)
    scene.player("A", coins=1, lost="N3")
    scene.player("B", coins=5, lost="S3 M6")
    assert (scene.controls("A"), scene.controls("B")) == ([], [])
    scene.loses("A", 13, "lower")
    scene.choose("A", "S3")
    assert (scene.controls("A"), scene.controls("B")) == ([], ["S3"])
    scene.loses("B", 2, "upper")
    assert scene.options("B") == ["S2", "S4", "no"]  # an origin again


@pytest.mark.rule("BB-SYM-FREE-3", "BB-SYM-PAY-2")
def test_t57_white_13_without_a_coin() -> None:
    """Without and with tokens on the board."""
    scene = Scene(4)
    scene.player("A", coins=0, points=5)
    scene.loses("A", 13, "lower")
    assert over(scene)
    assert (scene.points("A"), scene.coins("A"), scene.vikings()) == (3, 0, [])
    scene = Scene(4)
    scene.player("A", coins=0, points=5)
    scene.player("B", lost="S3")
    scene.player("C", lost="M6")
    scene.loses("A", 13, "lower")
    assert scene.points("A") == 3
    assert scene.options("A") == ["S3", "M6"]
    scene.choose("A", "S3")
    assert (scene.controls("B"), scene.controls("C"), scene.vikings()) == (["S3"], [], ["M6"])


@pytest.mark.rule("BB-SYM-FREE-3")
def test_no_token_no_effect_but_the_payment() -> None:
    scene = Scene(4)
    scene.player("A", coins=2, towns="S2")
    scene.loses("A", 13, "lower")
    assert over(scene)
    assert scene.events == [told.CoinPaid(0)]
    assert (scene.coins("A"), scene.controls("A")) == (1, ["S2"])
