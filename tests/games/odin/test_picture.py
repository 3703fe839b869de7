"""The terminal picture of A Feast for Odin: it fits, it is plain where it has to be, and it shows no secrets."""

from __future__ import annotations

import pytest

from meadhall.core import Kind, LabDice, Match
from meadhall.games.odin import game
from meadhall.games.odin.picture import STYLES
from meadhall.words import Words

SAY = Words(game).say


def views(seats: int, seed: int, **options: str):
    """Observations of a random game, every thirtieth, by all seats and a spectator."""
    match, dice = Match(game, seats, options, LabDice(seed)), LabDice(seed + 1)
    number = 0
    while not match.over:
        seat = match.state.decision.seats[0]
        if number % 30 == 0:
            for viewer in (*range(seats), None):
                yield match.state, viewer, game.observe(match.state, viewer)
        choices = match.state.options(seat)
        match.play(seat, choices[dice.below(len(choices))])
        number += 1


def drawn(seen, plain: bool = False):
    return [
        *game.picture(seen, seen.choices, None, plain),
        *game.sidebar(seen, plain, SAY),
        *game.legend(seen, plain, SAY),
    ]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_pictures_of_whole_games_fit_and_use_known_styles(seats):
    for _, _, seen in views(seats, 3, mini_expansions="both"):
        board = game.picture(seen, seen.choices, None, False)
        assert max(sum(len(text) for text, _ in line) for line in board) <= 82
        assert max(sum(len(text) for text, _ in line) for line in game.sidebar(seen, False, SAY)) <= 56
        styles = {style for line in drawn(seen) for _, names in line for style in names.split()}
        assert styles <= {*STYLES, *(f"seat-{seat}" for seat in range(4))}


def test_plain_pictures_are_ascii():
    for _, _, seen in views(3, 4):
        assert all(text.isascii() for line in drawn(seen, plain=True) for text, _ in line)


def test_positions_that_look_alike_are_drawn_alike():
    for number, (_, _, seen) in enumerate(views(3, 5, decks="ABC")):
        other = game.observe(game.imagine(seen, LabDice(number)), seen.seat)
        assert drawn(other) == drawn(seen)


def test_what_lies_on_the_home_board_and_where_more_can_lie():
    state = game.new(1)
    while state.decision.kind is Kind.CHANCE:
        state.roll(0)
    state.stock[4 + 2] = 1  # an oil
    state.apply(0, game.parse("oil/1"))
    seen = game.observe(state, 0)
    text = ["".join(part for part, _ in line) for line in game.picture(seen, seen.choices, None, True)]
    assert "home" in text[0]
    assert any("[]" in line for line in text[2:14])
    state.apply(0, game.parse("home:0,0"))
    seen = game.observe(state, 0)
    text = ["".join(part for part, _ in line) for line in game.picture(seen, [], None, True)]
    assert text[2].startswith(" 0 oi- ")
    assert text[3].startswith(" 1 oi- ")
