"""The review of a finished match: blunders are found, luck is told apart from them, and nobody has to know secrets."""

from __future__ import annotations

from functools import cache
from math import fsum

import pytest

from meadhall.bots.continuation import MISTAKE, cost
from meadhall.bots.greedy import GreedyBot
from meadhall.bots.review import Effort, positions, review
from meadhall.bots.search import Settings
from meadhall.bots.second_thoughts import doubt, glimpse
from meadhall.core import LUCK, LabDice, Match
from meadhall.core.view import view_of
from meadhall.games import game as find_game
from meadhall.games.odin.notation import DONE
from meadhall.games.odin.rules.anytime import Window
from meadhall.games.odin.rules.upkeep import Bonus, Income
from tests.core.toy import FACES, GIVE, STAKE, MarketGame

TABLES = {"rebirth": (2, {"map": "ireland"}), "brian-boru": (3, {}), "odin": (1, {"length": "short"})}
QUICK = Effort(moments=2, throws=2, search=Settings(60, seconds=float("inf"), heed=4), pairs=8)


@cache
def blundered(title):
    """A match of greedy bots, but for one choice: where most is at stake, somebody takes the worst that can be seen.

    And which entry of the log that is.
    """
    game = find_game(title)
    match = Match(game, *TABLES[title], LabDice(8))
    play_on(match)
    stakes = []
    for number, state in positions(match):
        seat = match.log[number].seat
        if seat != LUCK and not game.advise(state, seat):
            position = view_of(game, state, seat).imagine(LabDice(number))
            options = game.candidates(position, seat)
            looks = dict(zip(options, game.survey(position, seat, options), strict=True))
            worst = min(looks, key=looks.__getitem__)
            stakes.append((max(looks.values()) - looks[worst], number, seat, worst))
    _, blunder, seat, worst = max(stakes)
    match.rewind(blunder)
    match.play(seat, worst)
    play_on(match)
    return match, blunder


def play_on(match):
    dice = LabDice(9)
    while not match.over:
        seat = match.state.decision.seats[0]
        match.play(seat, GreedyBot().choose(view_of(match.game, match.state, seat), dice))


@cache
def reviewed(title):
    return review(blundered(title)[0], QUICK)


def measured(match, swing, pairs=64):
    """What the choice cost, with other dice."""
    view = next(view_of(match.game, state, swing.seat) for number, state in positions(match) if number == swing.entry)
    return cost(view, swing.chosen, swing.better, pairs, LabDice(77), least=pairs).points


@pytest.mark.parametrize("title", TABLES)
def test_a_blunder_is_named_before_all_that_cost_less(title):
    match, blunder = blundered(title)
    swings = reviewed(title).swings
    named = {each.entry: each for each in swings}
    assert (named[blunder].seat, named[blunder].chosen) == match.log[blunder][:2]
    assert named[blunder].better != named[blunder].chosen
    for each in swings[: swings.index(named[blunder])]:
        assert measured(match, each) > measured(match, named[blunder])
    costs = [each.cost.points for each in swings]
    assert costs == sorted(costs, reverse=True)
    for each in swings:
        assert MISTAKE < each.cost.low <= each.cost.points <= each.cost.high


def test_a_glimpse_finds_what_looks_do_not_see():
    """Greedy bots take what looks best, and it costs them points."""
    match, blunder = blundered("brian-boru")
    swing = next(each for each in reviewed("brian-boru").swings if each.entry != blunder)
    view = next(view_of(match.game, state, swing.seat) for number, state in positions(match) if number == swing.entry)
    assert doubt(view, swing.chosen, LabDice(1)) == 0
    assert glimpse(view, swing.chosen, QUICK.settings(match.game), 16, LabDice(1)) > MISTAKE
    assert measured(match, swing) > MISTAKE


@pytest.mark.parametrize("title", TABLES)
def test_the_reasons_add_up_to_what_the_choice_cost(title):
    """By headings of the score, as the points were at the end."""
    found = reviewed(title).swings[0].cost
    seats = TABLES[title][0]
    assert {name for name, _ in found.gains} <= {*blundered(title)[0].game.score(blundered(title)[0].state).headings}
    assert len(found.rivals) == seats - 1
    assert fsum(points for _, points in (*found.gains, *found.rivals)) == pytest.approx(found.points)
    for changes in (found.gains, found.rivals):
        sizes = [abs(points) for _, points in changes]
        assert sizes == sorted(sizes, reverse=True)


def test_the_same_seed_brings_the_same_review_and_the_work_is_told_as_it_proceeds():
    done = []
    assert review(blundered("rebirth")[0], QUICK, tick=done.append) == reviewed("rebirth")
    assert done == sorted(done)
    assert (done[0], done[-1]) == (0, 1)


@pytest.mark.parametrize("title", TABLES)
def test_the_course_goes_from_turn_to_turn_and_ends_with_the_points(title):
    match, _ = blundered(title)
    found = reviewed(title)
    assert len(found.lengths) == len(found.hopes) == len(found.rounds) > 20
    assert found.lengths == sorted(set(found.lengths))
    assert found.lengths[-1] == len(match.log)
    assert found.hopes[-1] == list(match.game.score(match.state).totals)
    assert found.rounds == sorted(found.rounds)
    assert found.rounds[-1] == getattr(match.state.table, "rounds", 0)


@pytest.mark.parametrize("title", TABLES)
def test_what_is_expected_is_on_the_scale_of_the_points_at_the_end(title):
    """From the beginning, where A Feast for Odin has 86 minus points on the home board, and bots hope for about -10."""
    ends = []
    for seed in range(3):
        match = Match(find_game(title), *TABLES[title], LabDice(seed))
        play_on(match)
        ends += match.game.score(match.state).totals
    usual = fsum(ends) / len(ends)
    for hope in reviewed(title).hopes[0]:
        assert abs(hope - usual) < usual / 2


def test_what_is_not_placed_in_one_window_is_placed_in_the_next():
    """Who is done with a window has lost nothing, as long as nothing is paid before the next one."""
    game = find_game("odin")
    match = Match(game, 1, {}, LabDice(2))
    play_on(match)
    number, view, plan = next(declined(game, match))
    assert doubt(view, DONE, LabDice(number)) < MISTAKE
    assert cost(view, DONE, plan[0], 8, LabDice(number)).high < MISTAKE


def declined(game, match):
    """Windows after which another opens at once, in which the same can be placed."""
    for number, state in positions(match):
        if isinstance(state.owing(0), Window) and len(plan := game.advise(state, 0)) > 1:
            again = state.copy()
            again.apply(0, DONE)
            due = [[isinstance(frame, Income | Bonus) for frame in each.stack].count(True) for each in (state, again)]
            if isinstance(again.owing(0), Window) and game.advise(again, 0) == plan and due[0] == due[1]:
                yield number, view_of(game, state.copy(), 0), plan


def test_the_same_choice_costs_nothing_and_a_gift_costs_what_it_is_worth():
    """In the market the same happens on both sides of a comparison."""
    match = Match(MarketGame(), 2, {}, LabDice(3))
    while not match.over:
        seat = match.state.decision.seats[0]
        view = view_of(match.game, match.state, seat)
        for option in view.options:
            same = cost(view, option, option, 64, LabDice(5))
            assert (same.points, same.low, same.high) == (0, 0, 0)
            for other in view.options:
                one, back = (cost(view, *pair, 16, LabDice(5), least=16) for pair in ((option, other), (other, option)))
                assert one.points == pytest.approx(-back.points)
        match.play(seat, view.options[0])


def test_only_the_choices_of_those_who_are_named_are_examined():
    match, blunder = blundered("rebirth")
    innocent = 1 - match.log[blunder].seat
    assert all(swing.seat == innocent for swing in review(match, QUICK, [innocent]).swings)


@pytest.mark.parametrize("title", TABLES)
def test_nobody_is_blamed_for_what_they_could_not_know(title):
    """From any position that looks the same to the seat, its choice is judged the same."""
    match, _ = blundered(title)
    game = match.game
    judged = 0
    for number, state in positions(match):
        seat = match.log[number].seat
        if number % 7 or seat == LUCK:
            continue
        other = game.imagine(game.observe(state, seat), LabDice(number))
        option = state.options(seat)[-1]
        first, second = (doubt(view_of(game, each, seat), option, LabDice(number)) for each in (state, other))
        assert first == second
        judged += first > 0
    assert judged > 3


def test_a_match_that_goes_on_has_no_review():
    with pytest.raises(ValueError, match="finished"):
        review(Match(find_game("rebirth"), 2, {}, LabDice(1)))


# luck


class HopefulMarket(MarketGame):
    """Everybody hopes for the prize as long as it is to be won, and counts it ten times."""

    id = "hopeful-market"

    def hopes(self, state):
        return [points + 10.0 * state.prize * bool(state.branches) for points in state.points]


def test_luck_is_what_was_better_than_could_be_expected():
    match = Match(HopefulMarket(), 2, {})
    for outcome in (0, FACES - 1):
        match.throw(outcome)
        for seat, card in enumerate(match.state.options(0)[:2]):
            match.play(seat, card)
            match.play(seat, STAKE)
    match.play(1, GIVE)
    match.play(1, GIVE)
    found = review(match, Effort(moments=0, throws=60, search=Settings(1), pairs=8))
    best, worst = sorted(found.strokes, key=lambda stroke: -stroke.gains[0])
    assert (worst.entry, worst.length) == (0, 1)
    assert worst.gains == pytest.approx([-10, -10], abs=4)
    assert (best.entry, best.length) == (5, 6)
    assert best.gains == pytest.approx([10, 10], abs=4)
    assert found.fortunes == [best.gains[seat] + worst.gains[seat] for seat in range(2)]
