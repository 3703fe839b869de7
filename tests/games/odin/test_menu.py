"""What to serve at a feast: the filling that costs least of all that are legal."""

from __future__ import annotations

from random import Random

import pytest

from meadhall.core import Kind
from meadhall.games.odin import game
from meadhall.games.odin.box import GOODS, PENALTY, SILVER, THING_AT
from meadhall.games.odin.menu import losses, menu, price_of_silver
from meadhall.games.odin.rules.feast import FOOD, BeginFeast, Dine, Feast, ServeFood
from meadhall.games.odin.state import State
from tests.rules.odin.scene import Scene


def table(silver: int, round_number: int = 7, **food: int) -> Scene:
    scene = Scene(1)
    scene.round(round_number)
    scene.have("A", silver=silver, **food)
    return scene


@pytest.mark.parametrize(("silver", "gaps", "spent"), [(0, 1, 0), (1, 0, 1), (5, 0, 1)])
def test_no_more_gaps_and_no_more_silver_than_needed(silver, gaps, spent):
    """OD-T-105: the last feast of a long game with four kinds of plants and one mead."""
    scene = table(silver, peas=1, flax=1, beans=1, grain=1, mead=1)
    assert menu(scene.state, 0)[:2] == (gaps, spent)


def test_a_rich_table_is_filled_without_silver():
    scene = table(6, peas=3, flax=2, beans=3, grain=2, mead=3, stockfish=3, milk=4, cabbage=2, sheep=3, whale_meat=1)
    assert menu(scene.state, 0)[:2] == (0, 0)


@pytest.mark.parametrize("silver", [0, 2, 20])
def test_the_menu_can_be_served(silver):
    scene = table(silver, 4, flax=2, beans=1, milk=1, mead=2, cattle=1)
    scene.begin(Feast())
    state = scene.state
    while state.decision.kind is Kind.PLAYERS and state.owing(0).message_id != "serve-food":
        state.apply(0, game.parse("done"))
    foreseen = menu(state, 0)
    before = state.penalties[0]
    for option in foreseen.servings:
        state.apply(0, option)
    assert state.penalties[0] - before == foreseen.gaps
    assert state.served[0] == state.squares(0)


def test_the_menu_knows_the_cards_that_change_the_feast():
    """Who has vowed to serve no mead is not advised any (card 160); peas may lie lengthwise twice (card 186)."""
    scene = table(0, 1, mead=6)
    assert menu(scene.state, 0).gaps < 6
    scene.state.sober[0] = 1
    assert menu(scene.state, 0).gaps == 6
    scene = table(0, 1, peas=2, mead=1)
    assert menu(scene.state, 0).gaps == 6 - (2 + 2 + 1), "peas, mead, peas: two of them lie"
    scene.in_play("A", 186)
    assert menu(scene.state, 0).gaps == 6 - (2 + 2 + 2)


def dining(scene: Scene) -> State:
    state = scene.state
    state.stack = [Dine(0), BeginFeast(0)]
    state.settle(None)
    return state


def cost(before: State, after: State) -> float:
    """What is gone after a feast, in points."""
    gone = [had - has for had, has in zip(before.stock, after.stock, strict=True)]
    food = sum(losses(before, 0, good, number)[-1] for good, number in enumerate(gone[: len(GOODS)]) if number)
    silver = gone[SILVER] * price_of_silver(before.table.rounds - before.round)
    return food + silver + PENALTY * (after.penalties[0] - before.penalties[0])


def cheapest(before: State) -> float:
    """Every way to fill the table, played by the rules."""
    found, seen = [before], set()
    lowest = float("inf")
    while found:
        state = found.pop()
        if not isinstance(state.owing(0), ServeFood):
            lowest = min(lowest, cost(before, state))
            continue
        for option in state.options(0):
            after = state.copy()
            after.apply(0, option)
            what_matters = after.served[0], after.beside[0], after.lain[0], tuple(after.stock)
            if what_matters not in seen:
                seen.add(what_matters)
                found.append(after)
    return lowest


@pytest.mark.rule("OD-FEAST-2", "OD-FEAST-4", "OD-FEAST-5", "OD-FEAST-6", "OD-FEAST-7", "OD-FEAST-8", "OD-FEAST-10")
@pytest.mark.parametrize("number", range(25))
def test_no_filling_costs_less_than_the_menu(number: int) -> None:
    """Against every sequence of servings that the rules allow."""
    luck = Random(number)
    scene = table(luck.choice([0, 1, 2, 5]), luck.choice([1, 2, 6, 7]))
    for good in luck.sample(FOOD, luck.choice([2, 3, 4])):
        scene.have("A", **{GOODS[good]: luck.choice([1, 1, 2])})
    scene.state.emigrants[0] = 1 + (scene.state.round > 5)
    if luck.choice([True, False]):
        scene.build("A", "stone_house")
    if luck.choice([True, False]):
        scene.in_play("A", 186)
    before = dining(scene)
    after = before.copy()
    for option in game.advise(before, 0):
        after.apply(0, option)
    assert not isinstance(after.owing(0), ServeFood)
    assert cost(before, after) == pytest.approx(cheapest(before))


@pytest.mark.rule("OD-SCORE-5", "OD-SCORE-7", "OD-FEAST-12")
def test_cattle_are_not_eaten_to_save_two_silver() -> None:
    scene = table(9, 2, peas=1, beans=1, flax=1, cattle=1)
    best = menu(dining(scene), 0)
    assert [game.notation(option) for option in best.servings] == ["flax/0", "silver/0", "peas/0", "silver/0"]
    assert (best.gaps, best.silver) == (0, 2)


@pytest.mark.rule("OD-BREED-2", "OD-SCORE-5")
def test_who_eats_one_of_two_cattle_has_no_calf() -> None:
    """The last squares take four silver, or an animal; two of them will have young in the rounds to come."""
    for cattle, spent in (1, 0), (2, 4):
        scene = table(4, 4, cattle=cattle)
        scene.state.emigrants[0] = 2
        state = dining(scene)
        state.served[0] = state.squares(0) - 4
        assert menu(state, 0).silver == spent


@pytest.mark.rule("OD-SCORE-13", "OD-ANY-PLACE-21")
def test_in_the_last_round_food_is_worth_what_it_saves_in_a_house() -> None:
    scene = table(1, 7, salt_meat=1)
    state = dining(scene)
    state.served[0] = state.squares(0) - 1
    assert menu(state, 0).silver == 0
    scene.build("A", "long_house")
    assert menu(state, 0).silver == 1


def test_food_is_served_before_silver_and_the_least_of_it() -> None:
    scene = table(9, 3, mead=1, milk=1, whale_meat=1)
    state = dining(scene)
    state.served[0] = state.squares(0) - 2
    assert [game.notation(option) for option in menu(state, 0).servings] == ["mead/0"]


@pytest.mark.rule("OD-OCC-29")
def test_what_cards_pay_for_eating_counts() -> None:
    """Card 158 pays for game meat, card 157 for animals."""
    for card, food in (158, "game_meat"), (157, "sheep"):
        scene = table(1, 7, **{food: 1})
        losses_before = losses(scene.state, 0, THING_AT[food], 1)
        scene.in_play("A", card)
        assert losses(scene.state, 0, THING_AT[food], 1) < losses_before
