"""Notation: every option has one short text, which leads back to it, and no other text breaks anything."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from meadhall.core import NotationError
from tests.core.playing import find, repeatable

GAMES = [find("market"), find("rebirth")]


def every_game():
    return pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@every_game()
def test_the_notation_leads_back_to_the_option(game):
    for option in range(game.state.size):
        assert game.parse(game.notation(option)) == option


@every_game()
def test_a_notation_is_one_word(game):
    """Records put notes behind it."""
    for option in range(game.state.size):
        text = game.notation(option)
        assert text
        assert text.split() == [text]


@every_game()
@pytest.mark.parametrize("beyond", [-1, 0, 10**30])
def test_options_that_are_none_have_no_notation(game, beyond):
    with pytest.raises(ValueError, match="option"):
        game.notation(game.state.size + beyond if beyond >= 0 else beyond)


@every_game()
@repeatable
@given(
    st.one_of(
        st.text(max_size=12),
        st.text("0123456789,.-+ FESP\u0663\xb2\x1c\x85", max_size=8),
        st.from_regex(r"\s*\d{1,5}\s*,\s*\d{1,5}\s*", fullmatch=True),
    )
)
@example("19\x1c,5")
@example("\u0663,\u0663")
@example("9" * 5000 + ",1")
def test_any_text_is_an_option_or_a_notation_error(game, text):
    try:
        option = game.parse(text)
    except NotationError as error:
        message = str(error)
    else:
        assert 0 <= option < game.state.size
        return
    assert message
