"""Advice for people: the best ways to go on, from what the seat can see, with reasons that hold."""

from __future__ import annotations

import re
from math import fsum

import pytest

from meadhall.bots import BOTS, bot
from meadhall.bots.advice import FEW, SECONDS, eyes, suggest
from meadhall.bots.levels import LEVELS
from meadhall.bots.search import Settings
from meadhall.core import LabDice, Match
from meadhall.core.view import view_of
from meadhall.games import game as find_game
from meadhall.games.brian_boru.rules.tricks import LeadCard
from meadhall.words import Words

QUICK = Settings(iterations=24, seconds=600.0, horizon=0, heed=4)
TABLES = [("rebirth", 3, 15), ("brian-boru", 4, 45), ("odin", 2, 40)]


def moments(title, seats, choices, every):
    """Positions of a game of greedy bots, now and then, in which somebody has several options."""
    game, dice = find_game(title), LabDice(2)
    match = Match(game, seats, dice=LabDice(4))
    for number in range(choices):
        seat = match.state.decision.seats[0]
        view = view_of(game, match.state, seat)
        if number % every == 0 and len(view.options) > 1:
            yield game, match.state, seat, number
        match.play(seat, bot("greedy").choose(view, dice))


@pytest.mark.parametrize("settings", [QUICK, None])
@pytest.mark.parametrize(("title", "seats", "choices"), TABLES)
def test_the_best_come_first_and_depend_on_nothing_unseen(title, seats, choices, settings):
    """From another position that looks the same, and with the same dice, the same is suggested for the same reasons."""
    counts = set()
    for game, state, seat, number in moments(title, seats, choices, 9):
        best = suggest(view_of(game, state, seat), LabDice(number), settings)
        imagined = game.imagine(game.observe(state, seat), LabDice(1000 + number))
        assert suggest(view_of(game, imagined, seat), LabDice(number), settings) == best
        assert [each.value for each in best] == sorted((each.value for each in best), reverse=True)
        firsts = [each.options[0] for each in best]
        assert len({*firsts}) == len(best) <= FEW
        assert {*firsts} <= {*state.options(seat)}
        counts.add(len(best))
    assert FEW in counts


def test_first_looks_agree_with_the_greedy_bot():
    for game, state, seat, number in moments("rebirth", 2, 20, 2):
        view = view_of(game, state, seat)
        suggested = suggest(view, LabDice(number), None)
        values = {each.options[0]: each.value for each in suggested}
        chosen = bot("greedy").choose(view, LabDice(number))
        # Of options that look the same any may be left out.
        assert values.get(chosen, suggested[-1].value) == suggested[0].value


@pytest.mark.parametrize("settings", [QUICK, None])
@pytest.mark.parametrize(("title", "seats", "choices"), TABLES)
def test_the_reasons_add_up_to_the_number_that_is_shown(title, seats, choices, settings):
    """The parts as such, and as they are told: in tenths, the small ones together."""
    told = 0
    for game, state, seat, number in moments(title, seats, choices, 3):
        for each in suggest(view_of(game, state, seat), LabDice(number), settings):
            assert fsum(points for _, points in (*each.gains, *each.rivals)) == pytest.approx(each.value)
            reason = Words(game).reason(each.value, each.gains, each.rivals)
            parts = [float(part) for part in re.findall("[+-][0-9]+[.][0-9]", reason.replace("\N{MINUS SIGN}", "-"))]
            assert not parts or sum(parts) == pytest.approx(round(each.value, 1))
            told += len(parts)
    assert told > 20


def test_gains_and_losses_explain_how_options_differ():
    """In Rebirth an action ends at once: what one option gains more is what the position after it is worth more."""
    hindered = False
    for game, state, seat, number in moments("rebirth", 2, 50, 3):
        rest = []
        for each in suggest(view_of(game, state, seat), LabDice(number), None):
            after = state.copy()
            after.apply(seat, each.options[0])
            sizes = [abs(points) for _, points in each.gains]
            assert sizes == sorted(sizes, reverse=True)
            rest.append(game.hopes(after)[seat] - fsum(points for name, points in each.gains if name != "later"))
            hindered |= any(rival != seat and points >= 1 for rival, points in each.rivals)
        assert rest == pytest.approx(rest[:1] * len(rest))
    assert hindered, "somebody should have taken something from the other"


def test_what_every_option_costs_is_no_reason_against_one():
    """Who leads a trick in Brian Boru plays a card, whichever it is: only what it costs more than others counts."""
    led = False
    for game, state, seat, number in moments("brian-boru", 3, 60, 1):
        if isinstance(state.owing(seat), LeadCard) and len(state.options(seat)) > 2:
            best = suggest(view_of(game, state, seat), LabDice(number), None)
            costs = [dict(each.gains)["hand"] for each in best]
            led |= any(costs)
            assert max(costs) > -1
    assert led


def test_a_whole_row_is_the_one_suggestion():
    """Where A Feast for Odin has to arrange tiles or food, all of it is suggested at once."""
    rows = 0
    for game, state, seat, number in moments("odin", 2, 120, 1):
        row = game.advise(state, seat)
        if len(row) > 1:
            (only,) = suggest(view_of(game, state, seat), LabDice(number), QUICK)
            assert only.options == row
            assert only.rivals == []
            rows += 1
    assert rows


def test_where_there_is_one_option_it_is_suggested():
    game = find_game("brian-boru")
    match, dice = Match(game, 3, dice=LabDice(1)), LabDice(1)
    while len(match.state.options(seat := match.state.decision.seats[0])) > 1:
        match.play(seat, bot("random").choose(view_of(game, match.state, seat), dice))
    (only,) = suggest(view_of(game, match.state, seat), dice, QUICK)
    assert only.options == match.state.options(seat)


def test_advisers_look_ahead_for_no_longer_than_people_wait():
    for name in BOTS:
        settings = eyes("odin", name)
        assert settings is None or settings.seconds <= SECONDS
    assert eyes("odin", LEVELS[-1])
    assert eyes("odin", "greedy") is None
