"""The search, mostly on Market, a game small enough to know the best choice."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import pytest

from meadhall.bots import search
from meadhall.bots.search import SearchBot, Settings
from meadhall.core import LabDice, Match
from meadhall.core.view import view_of
from meadhall.games import game as find_game
from tests.core.toy import GIVE, STAKE, ChooseCard, ChooseStake, Give, MarketGame

GAME = MarketGame()


def at(frame, seats=2):
    """A match of Market at the first choice of that kind."""
    match = Match(GAME, seats, {}, LabDice(5))
    while not isinstance(match.state.owing(match.state.decision.seats[0]), frame):
        seat = match.state.decision.seats[0]
        match.play(seat, match.state.options(seat)[0])
    return match


def view_at(frame, seats=2):
    match = at(frame, seats)
    return view_of(GAME, match.state, match.state.decision.seats[0])


def a_bot(iterations=60, **more):
    return SearchBot(Settings(iterations, seconds=float("inf"), horizon=100, **more))


def test_it_keeps_a_point_that_it_could_give_away():
    view = view_at(Give, seats=3)
    assert a_bot().choose(view, LabDice(1)) == GIVE + view.seat


def test_it_finds_what_pays_only_after_others_have_chosen():
    """A stake doubles a prize that is not won before everybody has shown a card; luck may hide that once."""
    match = Match(GAME, 2, {"rounds": "1"}, LabDice(5))
    match.play(0, 2)
    chosen = [a_bot(200).choose(view_of(GAME, match.state, 0), LabDice(seed)) for seed in range(5)]
    assert chosen.count(STAKE + 1) >= 4


def test_what_others_choose_in_secret_does_not_branch():
    """In the tree of a seat there is nothing that the seat could not see."""
    bot, view = a_bot(200), view_at(ChooseCard, seats=3)
    root = search.Node()
    search.Search(view, LabDice(2), bot.settings, root).run()
    assert {seat for seat, _ in root.arms} == {0, 1, 2}
    assert {seat for step in root.children for (seat, _), _ in step} == {view.seat}
    assert len(root.children) == 3


def test_a_secret_of_whoever_is_the_last_to_choose_does_not_branch_either():
    view = view_at(ChooseStake)
    root = search.Node()
    search.Search(view, LabDice(2), a_bot(200).settings, root).run()
    stakes, nodes = set(), [root]
    while nodes:
        node = nodes.pop()
        stakes |= {seat for step in node.children for (seat, _), option in step if STAKE <= option < GIVE}
        nodes += node.children.values()
    assert stakes == {view.seat}


def test_a_single_iteration_is_enough_for_every_choice():
    bot = a_bot(1)
    match = Match(GAME, 2, {}, LabDice(5))
    while not match.over:
        seat = match.state.decision.seats[0]
        match.play(seat, bot.choose(view_of(GAME, match.state, seat), LabDice(1)))


def test_others_choose_as_if_they_did_not_know_my_choice():
    """One statistic for each seat, whatever the searching seat chose in the same iteration."""
    view = view_at(ChooseCard)
    root = search.Node()
    search.Search(view, LabDice(2), a_bot(200).settings, root).run()
    mine, theirs = root.arms[view.seat, 0], root.arms[1 - view.seat, 0]
    assert sum(arm.visits for arm in mine.values()) == sum(arm.visits for arm in theirs.values()) == root.visits


def test_the_same_dice_bring_the_same_choice():
    for seed in range(5):
        results = [a_bot().weigh(view_at(ChooseCard), LabDice(seed)) for _ in range(2)]
        assert results[0] == results[1]


def test_options_come_best_first():
    weighed = a_bot().weigh(view_at(Give, seats=3), LabDice(1))
    assert sorted(weighed, key=lambda each: -each.visits) == weighed
    assert weighed[0].value == max(each.value for each in weighed)


def test_the_tree_is_kept_while_the_table_looks_as_foreseen():
    """The stake follows the card at once: what was searched for the card need not be searched again."""
    match, bot, dice = at(ChooseCard), a_bot(100), LabDice(3)
    seat = match.state.decision.seats[0]
    match.play(seat, bot.choose(view_of(GAME, match.state, seat), dice))
    assert isinstance(match.state.owing(seat), ChooseStake)
    _, kept = bot._foreseen
    before = kept.visits
    assert before > 10
    bot.choose(view_of(GAME, match.state, seat), dice)
    assert before < kept.visits <= 100


def test_a_tree_of_another_position_is_forgotten():
    bot, view = a_bot(100), view_at(ChooseCard)
    fresh = a_bot(100).weigh(view_at(Give, seats=3), LabDice(9))
    bot.choose(view, LabDice(3))
    assert bot.weigh(view_at(Give, seats=3), LabDice(9)) == fresh


def test_few_options_are_tried_at_first():
    game = find_game("rebirth")
    match = Match(game, 2, {}, LabDice(8))
    view = view_of(game, match.state, match.state.decision.seats[0])
    assert len(view.options) > 30
    curious = Settings(50, float("inf"), width=4, explore=20)
    tried = [len(SearchBot(replace(curious, widening=w)).weigh(view, LabDice(1))) for w in (0, 1, 5)]
    assert tried[0] == 4 < tried[1] <= 4 + 7 < tried[2]


@pytest.mark.parametrize("pace", [0.01, 0.3])
def test_it_stops_before_its_time_is_up(pace, monkeypatch):
    """By a clock of our own: each look at it takes the same time."""
    ticks = count()
    monkeypatch.setattr(search, "perf_counter", lambda: next(ticks) * pace)
    root = search.Node()
    search.Search(view_at(ChooseCard), LabDice(2), Settings(10_000, seconds=2.0), root).run()
    assert 2.0 - 2 * pace <= root.visits * pace <= 2.0


@pytest.mark.parametrize("frame", [Give, ChooseCard, ChooseStake])
def test_it_stops_when_nothing_could_change_its_choice(frame, monkeypatch):
    """With all its iterations it would have chosen the same."""
    view, seeds = view_at(frame, seats=3), range(8)
    short = [a_bot().weigh(view, LabDice(seed)) for seed in seeds]
    monkeypatch.setattr(search.Search, "lead", lambda self: 0)
    full = [a_bot().weigh(view, LabDice(seed)) for seed in seeds]
    assert all(sum(each.visits for each in weighed) == 60 for weighed in full)
    assert any(sum(each.visits for each in weighed) < 60 for weighed in short)
    assert [weighed[0].option for weighed in short] == [weighed[0].option for weighed in full]


def test_a_single_candidate_needs_no_search():
    game = find_game("odin")
    match = Match(game, 1, {}, LabDice(1))
    while True:
        seat = match.state.decision.seats[0]
        view = view_of(game, match.state, seat)
        if len(view.options) > 1 and game.advise(match.state, seat):
            break
        match.play(seat, view.options[-1])
    assert [each.visits for each in a_bot().weigh(view, LabDice(1))] == [0]
