"""Performing an action (BB-ACT): what every action of every card does, in which order, and what may be left."""

from __future__ import annotations

import pytest

from meadhall.core import SEATS, Event, Kind
from meadhall.games.brian_boru import events as told
from meadhall.games.brian_boru import game
from meadhall.games.brian_boru.box import TOWN_AT
from tests.rules.brian_boru.scene import Scene

CARDS = {
    1: ("2 marriage, coin, control", "3 coin, expand", "2 marriage"),
    2: ("2 raider, coin, control", "3 coin, expand", "2 raider"),
    3: ("2 church, coin, control", "3 coin, expand", "2 church"),
    4: ("2 marriage, control", "3 coin, expand", "2 marriage"),
    5: ("2 raider, control", "3 coin, expand", "2 raider"),
    6: ("2 church, control", "3 coin, expand", "2 church"),
    7: ("marriage, coin, control", "2 coin, expand", "2 marriage"),
    8: ("raider, coin, control", "2 coin, expand", "2 raider"),
    9: ("church, coin, control", "2 coin, expand", "2 church"),
    10: ("2 coin, control", "2 coin, expand", "2 marriage"),
    11: ("2 coin, control", "2 coin, expand", "2 raider"),
    12: ("2 coin, control", "2 coin, expand", "2 church"),
    13: ("coin, control", "2 coin, expand", "pay, free"),
    14: ("control", "coin, expand", "3 marriage"),
    15: ("control", "coin, expand", "3 raider"),
    16: ("control", "coin, expand", "3 church"),
    17: ("pay, control", "coin, expand", "3 marriage"),
    18: ("pay, control", "coin, expand", "3 raider"),
    19: ("pay, control", "coin, expand", "3 church"),
    20: ("control", "2 coin, expand", ""),
    21: ("pay, control", "2 coin, expand", ""),
    22: ("2 pay, control", "2 coin, expand", ""),
    23: ("2 pay, control", "coin, expand", "3 marriage"),
    24: ("2 pay, control", "coin, expand", "3 raider"),
    25: ("2 pay, control", "coin, expand", "3 church"),
}
"""Primary, upper and lower action of every card, as the component data has them."""

PRIMARIES = [pytest.param(card, action[0], id=f"{card}-primary") for card, action in CARDS.items()]
UPPERS = [pytest.param(card, "upper", action[1], id=f"{card}-upper") for card, action in CARDS.items()]
LOWERS = [pytest.param(card, "lower", action[2], id=f"{card}-lower") for card, action in CARDS.items() if action[2]]

SEATED = ("points", "coins", "renown", "track", "raiders", "church", "controls")

TELLS = {
    "control": told.TownTaken,
    "coin": told.CoinsGained,
    "marriage": told.StepsMade,
    "raider": told.RaidersTaken,
    "church": told.DiscsSent,
    "free": told.TownFreed,
}


def parts(action: str) -> list[tuple[int, str]]:
    """The symbols in their order: "2 raider, coin" is [(2, "raider"), (1, "coin")]."""
    words = [part.split() for part in action.split(", ")]
    return [(int(word[0]) if len(word) > 1 else 1, word[-1]) for word in words]


def plain() -> Scene:
    """A has one coin, nobody stands in the way, the marker lies on M6, and the Vikings have one town, of B."""
    scene = Scene(4)
    scene.setting(marker="B", area=9)
    scene.player("A", coins=1, track=2, towns="S2")
    scene.player("B", lost="N3")
    scene.state.active = TOWN_AT["M6"]
    return scene


def facts(scene: Scene) -> dict[str, object]:
    """All that an action could change."""
    known: dict[str, object] = {f"{seat} {name}": getattr(scene, name)(seat) for seat in "ABCD" for name in SEATED}
    return known | {
        "area": scene.state.area,
        "vikings": scene.vikings(),
        "marker": scene.marker(),
        "active": scene.active(),
    }


def changed(before: dict[str, object], after: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in after.items() if value != before[name]}


def expected(action: str) -> dict[str, object]:
    """What the action changes for A of the plain position."""
    result: dict[str, object] = {}
    coins, points = 1, 10
    for number, symbol in parts(action):
        if symbol == "marriage":
            result["A track"] = 2 + number
        elif symbol == "raider":
            result |= {"A raiders": number, "area": 9 - number}
        elif symbol == "church":
            result["A church"] = number
        elif symbol == "coin":
            coins += number
        elif symbol == "pay":
            points -= {1: 0, 2: 2}[number]  # one coin is there, for the second one two points go
            coins = 0
        elif symbol == "control":
            result |= {"A controls": ["S2", "M6"], "marker": "A", "active": None}
        elif symbol == "free":
            result |= {"B controls": ["N3"], "vikings": []}
        else:
            assert symbol == "expand"  # too dear
    return result | ({"A coins": coins} if coins != 1 else {}) | ({"A points": points} if points != 10 else {})


def order(action: str) -> list[type[Event]]:
    """What is told of the action in the plain position."""
    kinds: list[type[Event]] = []
    for number, symbol in parts(action):
        if symbol == "pay":
            kinds += [told.CoinPaid, told.PointsLost][:number]
        elif symbol != "expand":
            kinds.append(TELLS[symbol])
    return kinds


def rules(scene: Scene, seat: str, option: str) -> tuple[str, ...]:
    """The rules behind a refusal."""
    why = scene.state.explain(SEATS.index(seat), game.parse(option))
    assert why is not None
    return why.rules


def over(scene: Scene) -> bool:
    """Nothing is asked any more."""
    return scene.state.decision.kind is Kind.OVER


# every action of every card


@pytest.mark.rule(
    "BB-ACT-1", "BB-ACT-2", "BB-ACT-3", "BB-SYM-CONTROL-1", "BB-SYM-CONTROL-2", "BB-SYM-COIN-1", "BB-SYM-RENOWN-1"
)
@pytest.mark.parametrize(("card", "action"), PRIMARIES)
def test_primary_action(card: int, action: str) -> None:
    scene = plain()
    before = facts(scene)
    scene.wins("A", card, "M6")
    assert over(scene)
    assert changed(before, facts(scene)) == expected(action)
    assert [type(event) for event in scene.events] == order(action)


@pytest.mark.rule("BB-ACT-1", "BB-ACT-2", "BB-ACT-3", "BB-SYM-CONTROL-3", "BB-SYM-COIN-1", "BB-SYM-RENOWN-1")
@pytest.mark.parametrize(("card", "which", "action"), UPPERS + LOWERS)
def test_secondary_action(card: int, which: str, action: str) -> None:
    scene = plain()
    before = facts(scene)
    scene.loses("A", card, which)
    assert over(scene)
    assert changed(before, facts(scene)) == expected(action)
    assert [type(event) for event in scene.events] == order(action)


@pytest.mark.rule("BB-ACT-2")
@pytest.mark.parametrize(
    ("card", "which", "action"), [case for case in UPPERS + LOWERS if case.values[0] not in (20, 21, 22)]
)
def test_the_loser_chooses_the_upper_or_the_lower_action(card: int, which: str, action: str) -> None:
    """What is chosen is done at once and whole, and the other action is not."""
    scene = plain()
    before = facts(scene)
    scene.loses("A", card)
    assert (scene.deciding(), scene.options("A")) == ("A", ["upper", "lower"])
    assert not changed(before, facts(scene))
    scene.choose("A", which)
    assert over(scene)
    assert changed(before, facts(scene)) == expected(action)


@pytest.mark.rule("BB-ACT-2")
@pytest.mark.parametrize("card", [20, 21, 22])
def test_a_single_secondary_action_is_not_asked_for(card: int) -> None:
    """Red 24 wins the red town; A's white card has an upper action only."""
    scene = Scene(3)
    scene.player("A", coins=1)
    scene.trick("B", "N1", B=24, C=2, A=card)
    scene.choose("C", "upper")
    assert over(scene)
    assert scene.coins("A") == 3
    assert scene.told(told.ActionChosen) == [told.ActionChosen(2, 0)]


@pytest.mark.rule("BB-SYM-EXPAND-1", "BB-ACT-4")
@pytest.mark.parametrize(("card", "which", "action"), UPPERS)
def test_coins_of_every_upper_action_come_before_its_expansion(card: int, which: str, action: str) -> None:
    """With the coins of the card it is just enough, or one too few."""
    number = parts(action)[0][0]
    scene = plain()
    scene.player("A", coins=5 - number)
    scene.loses("A", card, which)
    assert scene.coins("A") == 5
    assert scene.options("A") == ["S1", "S3", "no"]
    scene = plain()
    scene.player("A", coins=4 - number)
    scene.loses("A", card, which)
    assert over(scene)
    assert scene.coins("A") == 4


@pytest.mark.rule("BB-SYM-EXPAND-1")
@pytest.mark.parametrize(("card", "action"), PRIMARIES)
def test_no_primary_action_lets_expand(card: int, action: str) -> None:
    scene = plain()
    scene.player("A", coins=20)
    scene.wins("A", card, "M6")
    if card <= 9:
        scene.choose("A", "+0")
    assert over(scene)
    assert scene.controls("A") == ["S2", "M6"]


@pytest.mark.rule("BB-SYM-EXPAND-1")
@pytest.mark.parametrize(("card", "which", "action"), LOWERS)
def test_no_lower_action_lets_expand(card: int, which: str, action: str) -> None:
    scene = plain()
    scene.player("A", coins=20)
    scene.loses("A", card, which)
    if card != 13:
        scene.choose("A", "+0")
    assert over(scene)
    assert scene.controls("A") == ["S2"]


# nothing can be skipped


@pytest.mark.rule("BB-ACT-2")
def test_q10_an_action_cannot_be_passed_over() -> None:
    scene = plain()
    scene.loses("A", 16)
    for option in ("no", "+0", "M6", "16", "support"):
        assert scene.refusal("A", option) == "choose-an-action"
    assert rules(scene, "A", "no") == ("BB-TRICK-16",)
    assert scene.refusal("B", "upper") == "not-your-turn"


@pytest.mark.rule("BB-ACT-2")
@pytest.mark.parametrize(
    ("card", "gained"), [(17, {"track": 5}), (18, {"raiders": 3}), (19, {"church": 3})], ids=["17", "18", "19"]
)
def test_q10_symbols_are_resolved_before_extras_are_offered(card: int, gained: dict[str, int]) -> None:
    """Only the extras can be left."""
    scene = plain()
    scene.player("A", coins=4)
    scene.loses("A", card, "lower")
    assert scene.options("A") == ["+0", "+1", "+2"]
    assert {name: getattr(scene, name)("A") for name in gained} == gained
    scene.choose("A", "+0")
    assert over(scene)
    assert scene.coins("A") == 4
    assert {name: getattr(scene, name)("A") for name in gained} == gained


@pytest.mark.rule("BB-ACT-2", "BB-ACT-6")
def test_q11_an_action_without_any_effect_may_be_chosen() -> None:
    scene = plain()
    scene.setting(marker="B", area=0)
    before = facts(scene)
    scene.loses("A", 15)
    assert scene.options("A") == ["upper", "lower"]
    scene.choose("A", "lower")
    assert over(scene)
    assert not changed(before, facts(scene))


# from left to right


@pytest.mark.rule("BB-ACT-3")
def test_the_rest_of_the_action_waits_for_the_choice_of_extras() -> None:
    """Blue 3: church, church, coin, control."""
    scene = plain()
    scene.player("A", coins=3)
    scene.wins("A", 3, "M6")
    assert (scene.church("A"), scene.coins("A"), scene.active(), scene.marker()) == (2, 3, "M6", "B")
    scene.choose("A", "+1")
    assert [type(event) for event in scene.events] == [
        told.ExtrasBought,
        told.DiscsSent,
        told.CoinsGained,
        told.TownTaken,
    ]
    assert (scene.church("A"), scene.coins("A"), scene.active(), scene.marker()) == (3, 2, None, "A")


@pytest.mark.rule("BB-ACT-3")
def test_the_coin_is_paid_before_a_token_is_chosen() -> None:
    scene = plain()
    scene.player("C", lost="M1")
    scene.loses("A", 13, "lower")
    assert scene.options("A") == ["N3", "M1"]
    assert scene.coins("A") == 0


@pytest.mark.rule("BB-ACT-4")
@pytest.mark.parametrize("card", [1, 2, 3, 7, 8, 9])
def test_q75_the_coin_of_a_primary_action_comes_too_late_for_its_extras(card: int) -> None:
    """One coin is too few for an extra, three are too few for two."""
    scene = plain()
    scene.wins("A", card, "M6")
    assert over(scene)
    assert scene.coins("A") == 2
    scene = plain()
    scene.player("A", coins=3)
    scene.wins("A", card, "M6")
    assert scene.options("A") == ["+0", "+1"]
    assert scene.refusal("A", "+2") == "too-few-coins"
    scene.choose("A", "+1")
    assert over(scene)
    assert scene.coins("A") == 2


@pytest.mark.rule("BB-ACT-4", "BB-SYM-CHURCH-2")
def test_t56_blue_3_with_three_coins() -> None:
    scene = Scene(4)
    scene.player("A", coins=3)
    scene.wins("A", 3, "M6")
    assert scene.options("A") == ["+0", "+1"]
    scene.choose("A", "+1")
    assert (scene.church("A"), scene.coins("A")) == (3, 2)
    assert (scene.controls("A"), scene.marker()) == (["M6"], "A")


# points are no coins


@pytest.mark.rule("BB-ACT-5")
@pytest.mark.parametrize("card", [14, 15, 16])
@pytest.mark.parametrize("coins", [0, 1])
def test_points_buy_no_extras(card: int, coins: int) -> None:
    scene = plain()
    scene.player("A", coins=coins, points=50)
    scene.loses("A", card, "lower")
    assert over(scene)
    assert (scene.coins("A"), scene.points("A")) == (coins, 50)


@pytest.mark.rule("BB-ACT-5")
def test_points_do_not_stretch_the_coins_for_extras() -> None:
    scene = plain()
    scene.player("A", coins=3, points=50)
    scene.loses("A", 16, "lower")
    assert scene.options("A") == ["+0", "+1"]
    scene.choose("A", "+1")
    assert (scene.coins("A"), scene.points("A")) == (1, 50)


@pytest.mark.rule("BB-ACT-5")
@pytest.mark.parametrize("coins", [0, 3])
def test_points_pay_for_no_expansion(coins: int) -> None:
    scene = plain()
    scene.player("A", coins=coins, points=50)
    scene.loses("A", 14, "upper")
    assert over(scene)
    assert (scene.coins("A"), scene.points("A"), scene.controls("A")) == (coins + 1, 50, ["S2"])


@pytest.mark.rule("BB-ACT-5")
def test_an_expansion_leaves_the_points_alone() -> None:
    scene = plain()
    scene.player("A", coins=4, points=50)
    scene.loses("A", 14, "upper")
    scene.choose("A", "S1")
    assert (scene.coins("A"), scene.points("A")) == (0, 50)


# symbols that can do nothing


@pytest.mark.rule("BB-ACT-6", "BB-SYM-RAIDER-4")
def test_q13_no_raiders_but_the_coin_and_the_town() -> None:
    scene = plain()
    scene.setting(marker="B", area=0)
    before = facts(scene)
    scene.wins("A", 2, "M6")
    assert over(scene)
    assert changed(before, facts(scene)) == {
        "A coins": 2,
        "A controls": ["S2", "M6"],
        "marker": "A",
        "active": None,
    }


@pytest.mark.rule("BB-ACT-6", "BB-SYM-MARRY-3")
def test_t12_no_step_above_the_top_but_the_coin_and_the_town() -> None:
    """Yellow 7; with coins enough for steps."""
    scene = plain()
    scene.player("A", coins=6, track=9)
    before = facts(scene)
    scene.wins("A", 7, "M6")
    assert over(scene)
    assert changed(before, facts(scene)) == {
        "A coins": 7,
        "A controls": ["S2", "M6"],
        "marker": "A",
        "active": None,
    }
    assert not scene.told(told.StepsMade)


@pytest.mark.rule("BB-ACT-6", "BB-SYM-FREE-3")
def test_t17_the_payment_without_a_token_to_remove() -> None:
    scene = Scene(4)
    scene.player("A", coins=2, towns="S2")
    before = facts(scene)
    scene.loses("A", 13, "lower")
    assert over(scene)
    assert changed(before, facts(scene)) == {"A coins": 1}


@pytest.mark.rule("BB-ACT-6", "BB-SYM-PAY-3")
def test_t9_no_payment_but_the_town() -> None:
    scene = plain()
    scene.player("A", coins=0, points=0)
    before = facts(scene)
    scene.wins("A", 19, "M6")
    assert over(scene)
    assert changed(before, facts(scene)) == {"A controls": ["S2", "M6"], "marker": "A", "active": None}


@pytest.mark.rule("BB-ACT-6")
def test_q13_the_coins_without_a_place_to_expand_to() -> None:
    """B4 has no road."""
    scene = Scene(4)
    scene.player("A", coins=9, towns="B4")
    before = facts(scene)
    scene.loses("A", 2, "upper")
    assert over(scene)
    assert changed(before, facts(scene)) == {"A coins": 12}
