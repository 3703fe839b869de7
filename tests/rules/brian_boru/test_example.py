"""Whole tricks, step by step: the example of the rulebooks (BB-EX-1 to 14), and one with everything (BB-T-75).

In the example A is the player who leads, B the blue one, C the purple one, D the fourth.
"""

from __future__ import annotations

import pytest

from meadhall.games.brian_boru import events as told
from meadhall.games.brian_boru.box import TOWN_AT
from meadhall.games.brian_boru.rules.battle import Raid
from meadhall.games.brian_boru.rules.rounds import BeginRound
from tests.rules.brian_boru.scene import Scene, cards

HANDS = ("11 10", "2 9", "13 4", "17 6")


def before(*hands: str) -> Scene:
    """The last trick of a round is due: the round has begun by itself, the rest is as the example wants it."""
    scene = Scene(4)
    scene.setting(round=0)
    scene.step(BeginRound())
    scene.luck()
    for seat in "ABCD" * 4:
        scene.choose(seat, scene.options(seat)[0])  # the draft; the hands are given below
    scene.state.hands[:] = [cards(hand) for hand in hands or HANDS]
    scene.setting(area=5, marriage="brigid")
    scene.player("A", coins=4, track=0, raiders=0, towns="S3")
    scene.player("B", coins=2, track=5, raiders=1, towns="L7")
    scene.player("C", coins=0, track=4, raiders=1, towns="L9")
    scene.player("D", coins=2, track=2, raiders=2, towns="U1")
    return scene


def after_the_cards() -> Scene:
    scene = before()
    for seat, option in (("A", "C2"), ("A", "11"), ("B", "2"), ("C", "13"), ("D", "17")):
        scene.choose(seat, option)
    return scene


def after_b() -> Scene:
    scene = after_the_cards()
    scene.choose("B", "upper")
    scene.choose("B", "L4")
    return scene


def after_a_and_c() -> Scene:
    """C's action leaves nothing to choose, so it follows at once."""
    scene = after_b()
    scene.choose("A", "lower")
    scene.choose("A", "+2")
    return scene


def track(scene: Scene) -> list[int]:
    return [scene.track(seat) for seat in "ABCD"]


# the example


@pytest.mark.rule("BB-TRICK-4", "BB-TRICK-5", "BB-TRICK-6")
@pytest.mark.parametrize(
    ("hand", "legal"), [("11 10", ["11"]), ("11 3", ["11"]), ("11 22", ["11", "22"]), ("11 24", ["11", "24"])]
)
def test_ex1_a_red_town_asks_the_leader_for_red_or_white(hand: str, legal: list[str]) -> None:
    scene = before(hand, "2 9", "13 4", "17 6")
    assert scene.deciding() == "A"
    scene.choose("A", "C2")
    assert scene.active() == "C2"
    assert (scene.deciding(), scene.options("A")) == ("A", legal)


@pytest.mark.rule("BB-TRICK-7", "BB-TRICK-8")
def test_ex2_the_others_follow_with_whatever_they_like() -> None:
    scene = before()
    scene.choose("A", "C2")
    for seat, card, hand in (("A", "11", ["11"]), ("B", "2", ["2", "9"]), ("C", "13", ["4", "13"])):
        assert (scene.deciding(), scene.options(seat)) == (seat, hand)
        scene.choose(seat, card)
    assert (scene.deciding(), scene.options("D")) == ("D", ["6", "17"])
    scene.choose("D", "17")
    assert scene.told(told.CardPlayed) == [told.CardPlayed(3, 16)]


@pytest.mark.rule("BB-TRICK-10", "BB-TRICK-11", "BB-TRICK-12", "BB-TRICK-13")
def test_ex3_white_13_wins() -> None:
    scene = after_the_cards()
    assert scene.told(told.TrickWon) == [told.TrickWon(2, 12)]


@pytest.mark.rule("BB-TRICK-14", "BB-TRICK-15")
def test_ex4_the_lowest_card_acts_first() -> None:
    scene = after_the_cards()
    assert scene.deciding() == "B"
    scene.choose("B", "lower")
    scene.choose("B", "+0")
    assert scene.deciding() == "A"
    assert scene.active() == "C2"
    scene.choose("A", "upper")
    scene.choose("A", "no")
    assert (scene.deciding(), scene.active()) == ("D", None)
    assert scene.told(told.TownTaken) == [told.TownTaken(2, TOWN_AT["C2"])]


@pytest.mark.rule("BB-ACT-3", "BB-ACT-4", "BB-SYM-COIN-1", "BB-SYM-EXPAND-1")
def test_ex5_three_coins_and_then_the_offer_to_expand() -> None:
    scene = after_the_cards()
    assert scene.options("B") == ["upper", "lower"]
    scene.choose("B", "upper")
    assert scene.coins("B") == 5
    assert scene.deciding() == "B"
    assert "no" in scene.options("B")


@pytest.mark.rule("BB-SYM-EXPAND-3", "BB-SYM-EXPAND-4", "BB-SYM-EXPAND-6")
def test_ex6_one_road_is_blocked_and_one_leads_to_a_free_town() -> None:
    scene = after_the_cards()
    scene.choose("B", "upper")
    assert scene.options("B") == ["L4", "no"]
    assert scene.refusal("B", "L9") == "town-has-disc"
    for town in ("L8", "L3"):
        assert scene.refusal("B", town) == "no-road"


@pytest.mark.rule("BB-SYM-EXPAND-1", "BB-SYM-EXPAND-7")
def test_ex7_five_coins_for_the_town() -> None:
    scene = after_b()
    assert scene.coins("B") == 0
    assert scene.controls("B") == ["L4", "L7"]
    assert scene.told(told.Expanded) == [told.Expanded(1, TOWN_AT["L4"], 5)]


@pytest.mark.rule("BB-SYM-RAIDER-1", "BB-SYM-RAIDER-2")
def test_ex8_two_raiders_and_two_bought_ones() -> None:
    scene = after_b()
    assert scene.deciding() == "A"
    scene.choose("A", "lower")
    assert (scene.raiders("A"), scene.state.area) == (2, 3)
    assert scene.options("A") == ["+0", "+1", "+2"]
    scene.choose("A", "+2")
    assert (scene.raiders("A"), scene.coins("A"), scene.state.area) == (4, 0, 1)


@pytest.mark.rule("BB-BATTLE-3")
def test_ex9_a_raid_would_have_hit_the_leader() -> None:
    """Before A acts; after it the raid would hit others."""
    scene = after_b()
    scene.step(Raid())
    assert [(event.loser, event.town) for event in scene.told(told.TownLost)] == [(0, TOWN_AT["S3"])]
    scene = after_a_and_c()
    scene.step(Raid())
    scene.choose("A", "L9")
    scene.choose("A", "L7")
    assert scene.vikings() == ["L7", "L9"]


@pytest.mark.rule("BB-SYM-CONTROL-1", "BB-SYM-CONTROL-2", "BB-SYM-COIN-1")
def test_ex10_the_winner_takes_town_marker_and_coin() -> None:
    scene = after_a_and_c()
    assert scene.controls("C") == ["C2", "L9"]
    assert (scene.marker(), scene.active()) == ("C", None)
    assert scene.coins("C") == 1


@pytest.mark.rule("BB-SYM-MARRY-1", "BB-SYM-MARRY-2", "BB-SYM-MARRY-4")
def test_ex11_three_steps_to_a_space_that_is_taken() -> None:
    scene = after_a_and_c()
    assert scene.deciding() == "D"
    scene.choose("D", "lower")
    assert track(scene) == [0, 5, 4, 5]
    assert (scene.deciding(), scene.options("D")) == ("D", ["+0", "+1"])


@pytest.mark.rule("BB-SYM-MARRY-5", "BB-SYM-MARRY-6", "BB-SYM-MARRY-8")
def test_ex12_without_a_purchase_down_past_another_disc() -> None:
    scene = after_a_and_c()
    scene.choose("D", "lower")
    scene.state.stack = scene.state.stack[-2:]  # the trick does not end
    scene.choose("D", "+0")
    assert track(scene) == [0, 5, 4, 3]
    assert scene.coins("D") == 2


@pytest.mark.rule("BB-SYM-MARRY-2", "BB-SYM-MARRY-5")
def test_ex13_with_a_purchase_one_space_ahead() -> None:
    scene = after_a_and_c()
    scene.choose("D", "lower")
    scene.state.stack = scene.state.stack[-2:]
    scene.choose("D", "+1")
    assert track(scene) == [0, 5, 4, 6]
    assert scene.coins("D") == 0


@pytest.mark.rule("BB-TRICK-21", "BB-TRICK-23", "BB-TRICK-24")
def test_ex14_the_last_cards_are_discarded_and_upkeep_begins() -> None:
    """D is highest on the track and marries; then the Vikings raid, and A chooses for B and C, who have one raider."""
    scene = after_a_and_c()
    scene.choose("D", "lower")
    assert [hand.bit_count() for hand in scene.state.hands] == [1, 1, 1, 1]
    scene.choose("D", "+1")
    assert [type(event) for event in scene.events[:7]] == [
        told.ExtrasBought,
        told.StepsMade,
        *[told.CardDiscarded] * 4,
        told.Married,
    ]
    assert [(event.seat, event.card + 1) for event in scene.told(told.CardDiscarded)] == [
        (0, 10),
        (1, 9),
        (2, 4),
        (3, 6),
    ]
    assert scene.state.hands == [0, 0, 0, 0]
    assert scene.marker() == "C"
    assert [scene.points(seat) for seat in "ABCD"] == [10, 10, 10, 14]
    assert track(scene) == [0, 5, 4, 0]
    assert [scene.coins(seat) for seat in "ABCD"] == [0, 2, 2, 0]  # two for space 5, one for space 4
    assert [scene.raiders(seat) for seat in "ABCD"] == [4, 1, 1, 2]
    assert [scene.church(seat) for seat in "ABCD"] == [0, 0, 0, 0]
    assert (scene.deciding(), scene.options("A")) == ("A", ["C2", "L9"])


def test_the_whole_example() -> None:
    """What everybody has when the trick is over, with nothing after it."""
    scene = before()
    scene.tricks()
    for seat, options in (
        ("A", "C2 11"),
        ("B", "2"),
        ("C", "13"),
        ("D", "17"),
        ("B", "upper L4"),
        ("A", "lower +2"),
        ("D", "lower +1"),
    ):
        for option in options.split():
            assert scene.deciding() == seat
            scene.choose(seat, option)
    assert scene.deciding() == ""
    assert [scene.coins(seat) for seat in "ABCD"] == [0, 0, 1, 0]
    assert [scene.raiders(seat) for seat in "ABCD"] == [4, 1, 1, 2]
    assert [scene.controls(seat) for seat in "ABCD"] == [["S3"], ["L4", "L7"], ["C2", "L9"], ["U1"]]
    assert [scene.points(seat) for seat in "ABCD"] == [10, 10, 10, 10]
    assert track(scene) == [0, 5, 4, 6]
    assert (scene.state.area, scene.marker(), scene.active()) == (1, "C", None)


# another trick


def trick_75(coins: int) -> Scene:
    """M6 (blue) is led with blue 6; B has so many coins. Everybody has cards for one more trick."""
    scene = Scene(4)
    scene.player("A", coins=3, track=7, towns="M4 L4", hand="6 2 5")
    scene.player("B", coins=coins, track=4, hand="23 1 4")
    scene.player("C", coins=0, track=6, hand="20 8 11")
    scene.player("D", coins=4, track=0, church=0, hand="16 3 9")
    scene.trick("A", "M6", A=6, B=23, C=20, D=16)
    return scene


@pytest.mark.rule("BB-ACT-3", "BB-SYM-EXPAND-5", "BB-SYM-CHURCH-2", "BB-SYM-CONTROL-2", "BB-SYM-MARRY-6")
@pytest.mark.parametrize(("coins", "bought", "end"), [(0, "", 5), (2, "+0", 5), (2, "+1", 8)])
def test_t75_a_whole_trick(coins: int, bought: str, end: int) -> None:
    scene = trick_75(coins)
    assert scene.told(told.TrickWon) == [told.TrickWon(2, 19)]
    assert scene.deciding() == "A"
    scene.choose("A", "upper")
    assert scene.coins("A") == 6
    assert scene.options("A") == ["L3", "L7", "no"]
    assert scene.refusal("A", "M6") == "active-town"
    scene.choose("A", "L3")
    assert (scene.coins("A"), scene.controls("A")) == (1, ["L3", "L4", "M4"])
    assert scene.deciding() == "D"
    scene.choose("D", "lower")
    assert scene.church("D") == 3
    assert scene.options("D") == ["+0", "+1", "+2"]
    assert scene.active() == "M6"
    scene.choose("D", "+2")
    assert (scene.church("D"), scene.coins("D")) == (5, 0)
    assert (scene.controls("C"), scene.marker(), scene.active()) == (["M6"], "C", None)
    assert scene.deciding() == "B"
    scene.choose("B", "lower")
    if bought:
        assert track(scene) == [7, 7, 6, 0]
        assert scene.options("B") == ["+0", "+1"]
        scene.choose("B", bought)
    assert track(scene) == [7, end, 6, 0]
    assert scene.coins("B") == (0 if bought == "+1" else coins)
    assert scene.deciding() == "C"  # leads the next trick
    assert scene.state.played == [cards("6"), cards("23"), cards("20"), cards("16")]
