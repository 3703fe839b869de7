"""What clients are told beside the observation: it agrees with the rules, and holds no secret."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from meadhall import LabDice, Match, game
from meadhall.games.odin.box import MARKERS, SHIPS
from meadhall.games.odin.box import SPECIAL as SPECIAL_THING
from meadhall.games.odin.dice_games import DICE_GAMES
from meadhall.games.odin.menu import menu
from meadhall.games.odin.notation import FAIL, GOOD, NUMBER, ROLL, SPECIAL, SUCCEED, YES
from meadhall.games.odin.observe import Seen
from meadhall.games.odin.panel import panel
from meadhall.games.odin.rules.dice import ChooseLoot, DecideRoll
from meadhall.games.odin.rules.feast import ServeFood
from meadhall.games.odin.rules.turns import Turn
from meadhall.games.odin.rules.ways import ChoosePayment, ChooseScript, Decide, PayWeapon
from meadhall.games.odin.state import State
from meadhall.words import Words

ODIN = game("odin")
SAY = Words(ODIN).say
Told = tuple[State, int, dict[str, Any]]


def moments(seats: int, seed: int, **options: str) -> Iterator[tuple[State, int]]:
    """The positions of a match of random moves, each with somebody who has to choose."""
    match = Match(ODIN, seats, options, LabDice(seed))
    dice = LabDice(seed)
    while not match.over:
        state = match.state
        assert isinstance(state, State)
        seat = state.decision.seats[0]
        options = state.options(seat)
        yield state, seat
        match.play(seat, options[dice.below(len(options))])


@cache
def told(kind: type) -> list[Told]:
    """All moments of some matches at which such a choice is due."""
    return [
        (state.copy(), seat, panel(state, SAY))
        for seed in range(4)
        for state, seat in moments(3, seed)
        if isinstance(state.owing(seat), kind)
    ]


def test_panel_is_small_json_and_depends_on_no_hand() -> None:
    for number, (state, _) in enumerate(moments(4, 1)):
        if number % 40:
            continue
        seen: Seen = ODIN.observe(state, None)
        text = json.dumps(ODIN.panel(seen, SAY))
        assert len(text) < 10_000
        assert text == json.dumps(panel(ODIN.imagine(seen, LabDice(number)), SAY)) == json.dumps(panel(state, SAY))


@pytest.mark.rule("OD-PH2-1")
def test_without_markers_all_harvests_are_known() -> None:
    told = panel(ODIN.new(2), SAY)["harvests"]
    assert [len(goods) for goods in told] == [3, 4, 0, 5, 0, 6, 0]


@pytest.mark.rule("OD-MINI2-12", "OD-MINI2-13")
@pytest.mark.parametrize("length", ["long", "short"])
def test_with_markers_only_the_coming_harvest_is_known(length: str) -> None:
    """In the last round no marker is drawn: the harvest that is known stays that of this round."""
    checked = set()
    for state, seat in moments(2, 1, mini_expansions="harvest", length=length):
        if state.round in checked or not isinstance(state.owing(seat), Turn):
            continue
        harvests, coming = panel(state, SAY)["harvests"], min(state.round + 1, state.table.rounds)
        assert [number for number, goods in enumerate(harvests, 1) if goods is not None] == [coming]
        assert harvests[coming - 1] == MARKERS[state.marker].goods
        checked.add(state.round)
    assert checked == set(range(1, state.table.rounds + 1))


def test_points_are_those_of_the_score() -> None:
    for number, (state, _) in enumerate(moments(2, 2)):
        if number % 40 == 0:
            told = panel(state, SAY)
            assert [sum(player["points"]) for player in told["players"]] == list(ODIN.score(state).totals)
            assert len(told["headings"]) == len(told["players"][0]["points"])


def test_dice_tell_what_may_be_chosen() -> None:
    assert told(DecideRoll)
    for state, seat, facts in told(DecideRoll):
        dice, options = facts["dice"], state.options(seat)
        result, succeeds = dice["faces"][dice["roll"] - 1]
        assert (result, succeeds) == (dice["result"], SUCCEED in options)
        assert (dice["rolls"] < dice["allowed"]) == (ROLL in options)
        assert FAIL in options
        assert bool(dice["loot"] if DICE_GAMES[dice["game"]].high else dice["mixes"]) == succeeds
        worths = {thing: worth for thing, worth, _ in dice["means"]}
        for mix in dice["mixes"]:
            assert sum(worths[thing] * number for thing, number in mix) >= result


def test_offers_are_about_what_may_be_chosen() -> None:
    for kind in (ChooseScript, ChoosePayment, PayWeapon, Decide):
        for state, seat, facts in told(kind):
            options = [option for option, *_ in facts["offers"][seat]["ways"]]
            assert options == [option for option in state.options(seat) if option == YES or option >= NUMBER]


def test_payments_are_what_is_paid() -> None:
    for state, seat, facts in told(ChoosePayment):
        for option, pays, *_ in facts["offers"][seat]["ways"]:
            after = state.copy()
            after.apply(seat, option)
            assert all(state.has(seat, thing) - after.has(seat, thing) == number for thing, number in pays)


def test_ships_that_are_told_come_and_go() -> None:
    told_of = 0
    for state, seat, facts in told(ChooseScript):
        for option, _, _, leaves, ships in facts["offers"][seat]["ways"]:
            after = state.copy()
            after.apply(seat, option)
            for number, ship in enumerate(SHIPS):
                came = after.count(seat, ship.id) - state.count(seat, ship.id)
                assert came == ships.count(number) - leaves.count(number)
            told_of += len(ships)
    assert told_of


def test_loot_is_what_may_be_taken() -> None:
    for state, seat, facts in told(ChooseLoot):
        things = [thing for thing, _, _ in facts["dice"]["loot"]]
        tiles = [option for option in state.options(seat) if option >= GOOD]
        assert things == [tile - GOOD if tile < SPECIAL else tile - SPECIAL + SPECIAL_THING for tile in tiles]


def test_feasts_are_counted_before_and_while_they_are_served() -> None:
    assert told(ServeFood)
    for state, seat, facts in told(ServeFood):
        feast, best = facts["feasts"][seat], menu(state, seat)
        assert feast["dining"]
        assert (feast["left"], feast["silver"], feast["gaps"]) == (
            state.squares(seat) - state.served[seat],
            best.silver,
            best.gaps,
        )


@pytest.mark.parametrize("seats", [1, 4])
def test_the_next_feast_is_that_of_the_round_until_it_is_over(seats: int) -> None:
    rounds = 0
    for state, _ in moments(seats, 5):
        for feast in panel(state, SAY)["feasts"]:
            assert feast is None or feast["round"] in (max(1, state.round), state.round + 1)
            if feast is None:
                assert state.round == state.table.rounds
        rounds = max(rounds, state.round)
    assert rounds == 7
