"""All 190 cards: each is tested, and every name that the data use means something in the rules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import meadhall.games.odin as room
from meadhall.games.odin.box import THING_AT
from meadhall.games.odin.cards import ALLOWED, HOOKS, INSTEAD, OCCUPATIONS
from meadhall.games.odin.rules.calls import CALLS
from meadhall.games.odin.rules.interpreter import ALTERNATIVES
from meadhall.games.odin.scripts import SCRIPTS, Call, Phase
from meadhall.games.odin.state import COUNTERS

TESTS = Path(__file__).parent
RULES = Path(room.__file__).parent / "rules"

CALLING = {"call": 2, "call_all": 1, "responses": 1}
"""By function of `rules.moments`: where among its arguments the moment stands."""
ASKING = {"allows": 1}
REPLACING = {"instead": 2}


def calls_in(folder: Path) -> Iterator[ast.Call]:
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield node


def words_in(node: ast.expr) -> set[str]:
    """The words that the expression may stand for: one, or those of both branches of a condition."""
    branches = [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]
    return {each.value for each in branches if isinstance(each, ast.Constant) and isinstance(each.value, str)}


def words_given(functions: dict[str, int]) -> set[str]:
    """The words that the rules hand to these functions, each at its place among the arguments."""
    return {
        word
        for call in calls_in(RULES)
        if (place := functions.get(ast.unparse(call.func).rpartition(".")[2])) is not None and place < len(call.args)
        for word in words_in(call.args[place])
    }


def test_every_card_is_named_by_a_test() -> None:
    """By the markers in the sources, so that a card counts only where a test says so."""
    marked = {
        number.value
        for call in calls_in(TESTS)
        if ast.unparse(call.func) == "pytest.mark.card"
        for number in call.args
        if isinstance(number, ast.Constant)
    }
    assert marked == {card.number for card in OCCUPATIONS} == set(range(1, 191))


def test_every_function_that_a_card_calls_is_there_and_none_is_idle() -> None:
    called = {effect.name for script in SCRIPTS for effect in script if isinstance(effect, Call | Phase)}
    assert called == set(CALLS)
    assert type(CALLS) is dict, "a function that is missing is an error"


def test_every_moment_of_the_data_comes_in_the_rules_and_the_other_way_round() -> None:
    assert words_given(CALLING) == {moment for moment, _ in HOOKS}


def test_every_permission_of_the_data_is_asked_for_in_the_rules() -> None:
    assert words_given(ASKING) == set(ALLOWED)


def test_what_cards_replace_is_an_effect_of_a_space_or_named_in_the_rules() -> None:
    of_spaces = set(ALTERNATIVES.values())
    assert words_given(REPLACING) == {what for what, other in INSTEAD.items() if other not in of_spaces}


def test_everything_that_is_counted_can_be_counted() -> None:
    counted = {
        getattr(effect, field)
        for script in SCRIPTS
        for effect in script
        for field in ("count", "less")
        if isinstance(getattr(effect, field, None), str)
    }
    assert "longship" in counted
    assert counted <= set(COUNTERS) | set(THING_AT)
