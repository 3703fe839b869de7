"""The terminal picture of A Feast for Odin: it fits, it is plain where it has to be, and it shows no secrets."""

from __future__ import annotations

import pytest

from meadhall.core import Kind, LabDice, Match
from meadhall.games.odin import game
from meadhall.games.odin.action_board import NAME
from meadhall.games.odin.notation import SPACE_IDS
from meadhall.games.odin.picture import STYLES
from meadhall.games.odin.state import OTHER_COLOUR
from meadhall.words import LANGUAGES, Words

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
        *game.picture(seen, seen.choices, None, plain, SAY),
        *game.sidebar(seen, plain, SAY),
        *game.legend(seen, plain, SAY),
    ]


def plain_text(seen, lit):
    return ["".join(part for part, _ in line) for line in game.picture(seen, lit, None, True, SAY)]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_pictures_of_whole_games_fit_and_use_known_styles(seats):
    for _, _, seen in views(seats, 3, mini_expansions="both"):
        board = game.picture(seen, seen.choices, None, False, SAY)
        assert max(sum(len(text) for text, _ in line) for line in board) <= 80
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
    text = plain_text(seen, seen.choices)
    assert "home" in text[0]
    assert any("[]" in line for line in text[2:14])
    state.apply(0, game.parse("home:0,0"))
    seen = game.observe(state, 0)
    text = plain_text(seen, [])
    assert text[2].startswith(" 0 oi- ")
    assert text[3].startswith(" 1 oi- ")


# the action board


def turn(seats: int, **options: str):
    """A position in which the first player chooses a space."""
    state = game.new(seats, options)
    while not state.decision.seats or "pass" not in map(game.notation, state.options(state.decision.seats[0])):
        if state.decision.kind is Kind.CHANCE:
            state.roll(0)
        else:
            seat = state.decision.seats[0]
            state.apply(seat, state.options(seat)[0])
    return state


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_of_spaces_are_not_cut(language):
    words = Words(game, language)
    names = {space: words.text(f"space-{space}.short") for space in SPACE_IDS}
    assert {space: name for space, name in names.items() if len(name) > NAME} == {}


def test_spaces_are_marked_as_they_can_be_chosen_and_by_who_stands_on_them():
    state = turn(2)
    seat = state.decision.seats[0]
    seen = game.observe(state, seat)
    text = "\n".join(plain_text(seen, seen.choices))
    assert ">A09  Fish " in text
    assert " A24  Milk " in text
    assert all((f">{space} " in text) == (game.parse(space) in seen.choices) for space in SPACE_IDS)
    fishing = game.parse("A09")
    state.apply(seat, fishing)
    seen = game.observe(state, seat)
    assert f" A09{'AB'[seat]} Fish " in "\n".join(plain_text(seen, seen.choices))
    lines = game.picture(seen, [], fishing, False, SAY)
    assert (" A09", "last") in [span for line in lines for span in line]


def test_spaces_of_the_round_before_are_blocked_in_a_solo_game():
    state = turn(1)
    space = game.parse("A09")
    state.placed[space], state.placer[space] = 1, OTHER_COLOUR
    seen = game.observe(state, 0)
    assert " A09x Fish " in "\n".join(plain_text(seen, seen.choices))


def test_imitation_spaces_lie_below_their_columns():
    state = turn(4)
    *_, last = plain_text(game.observe(state, 0), [])
    for number, column in enumerate(state.imitation):
        assert last[20 * column - 20 :].startswith(f" I{number + 1}   Imitate")


def test_spaces_that_are_not_in_play_are_not_drawn():
    state = turn(2, action_board="small")
    text = "\n".join(plain_text(game.observe(state, 0), []))
    assert {space for space in SPACE_IDS if space not in text} == {"A10", "A13", "A46", "A50", "A59", "I1", "I2"}


def test_boards_are_called_by_their_addresses_and_islands_by_their_names():
    state = turn(1)
    state.owners[0] = 0
    line = plain_text(game.observe(state, 0), [])[0]
    assert line.split() == ["home", "island1", "Shetland"]


# beside the boards


def beside(state, seat: int) -> str:
    seen = game.observe(state, seat)
    return "\n".join("".join(part for part, _ in line) for line in game.sidebar(seen, True, SAY))


def test_the_round_and_the_cards_and_boards_of_all_seats_stand_beside_the_boards():
    state = turn(2)
    state.played[0] = 1 << 125
    state.played[1] = 1 << 51 | 1 << 46
    state.owners[0] = 1
    state.houses[1] = 2
    text = beside(state, 0)
    assert "Round 1 of 7" in text
    assert " A  126 Trapper\n B  47 Tanner, 52 Tutor\n" in text
    assert " A  2x stone house\n B  Shetland\n" in text


def test_many_cards_are_wrapped_and_nothing_is_headed_that_is_not_there():
    state = turn(2)
    assert "occupations in play" not in beside(state, 0)
    state.played[1] = (1 << 190) - 1
    lines = beside(state, 0).splitlines()
    assert max(map(len, lines)) <= 56
    assert "190 Bosporus Merchant" in "\n".join(lines)
