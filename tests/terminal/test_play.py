"""A person at the terminal: whole games, every command, and whatever else may be typed."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from itertools import chain, repeat

import pytest
from rich.console import Console

from meadhall.bots.advice import Suggestion
from meadhall.core import Breakdown, LabDice, Match, read_record
from meadhall.games import game as find_game
from meadhall.terminal.play import TerminalGame
from meadhall.terminal.screen import Screen

MINUS = "\N{MINUS SIGN}"
REBIRTH, ODIN = find_game("rebirth"), find_game("odin")


class Sitting:
    """A terminal game whose player types the given lines and then leaves."""

    def __init__(self, *lines, then="q", seats=2, plain=False, game=REBIRTH, **options):
        self.console = Console(file=io.StringIO(), width=110, no_color=plain)
        typed = chain(lines, repeat(then))
        table = game.table(seats, options)
        bots = ["random"] * (seats - 1)
        self.game = TerminalGame(
            game, seats, table.options, bots, 0, 5, self.console, plain, lambda _: next(typed), adviser="greedy"
        )
        self.game.run()

    @property
    def text(self):
        return self.console.file.getvalue()


@pytest.mark.parametrize("map_name", ["scotland", "ireland"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_by_number(map_name, seats):
    sitting = Sitting(then="1", seats=seats, map=map_name)
    assert sitting.game.match.over
    assert "wins with" in sitting.text or "shares the victory" in sitting.text
    assert "total" in sitting.text
    assert "Goodbye" not in sitting.text


def test_alone_nobody_wins_and_both_colours_are_told_of():
    sitting = Sitting(then="1", seats=1, game=ODIN, length="short")
    assert sitting.game.match.over
    text = " ".join(sitting.text.split())
    assert "First colour: 7 on the Thing, 0 on spaces x Second colour: 6 waiting, 0 blocking, 6 back after the" in text
    assert "100 is a very good result" in text
    assert "wins" not in text
    assert "(1.)" not in text


def test_points_stand_in_the_order_of_places_with_a_true_minus():
    console = Console(file=io.StringIO(), width=80, no_color=True)
    score = Breakdown(("silver", "penalties"), ((5, -6), (4, 0)), (-1, 4), (1,), (2, 1))
    Screen(ODIN, console).score(score, ("you", "random"))
    lines = [" ".join(line.split()) for line in console.file.getvalue().splitlines()]
    assert lines == ["B random A you", "silver 4 5", f"penalty tokens 0 {MINUS}6", f"total 4 (1.) {MINUS}1 (2.)"]


def test_choices_are_taken_by_notation():
    sitting = Sitting(first="A")
    option = sitting.game.match.state.options(0)[7]
    again = Sitting(REBIRTH.notation(option), first="A")
    assert [entry.value for entry in again.game.match.log if entry.seat == 0] == [option]


@pytest.mark.parametrize("seed", [2, 3])
def test_every_legal_notation_is_taken_as_a_choice(seed):
    """Also where it looks like a command: F is a farm where one can be chosen, f the forecast."""
    sitting = Sitting(then="1", seats=2, map="ireland")
    match = Match(REBIRTH, 2, {"map": "ireland"}, LabDice(seed))
    while not match.over:
        seat = match.state.decision.seats[0]
        options = match.state.options(seat)
        sitting.game.match, sitting.game.seat = match, seat
        for option in options[:3]:
            sitting.game.ask = lambda _, option=option: REBIRTH.notation(option)
            assert sitting.game.answer() == [option]
        match.play(seat, options[-1])


def test_an_illegal_choice_is_explained_with_its_rules_and_changes_nothing():
    sitting = Sitting("0,0", first="A")
    assert "Not allowed: No tile can lie there" in sitting.text
    assert "[RB-PLACE-3]" in sitting.text
    assert "it is Invergarry." in Sitting("why 10,6", first="A").text
    assert all(entry.seat != 0 for entry in sitting.game.match.log)


def test_why_explains_without_choosing():
    sitting = Sitting("why 0,0", "why", "why 99,99", first="A")
    assert "No tile can lie there" in sitting.text
    assert "Name a choice, such as: why 0,9" in sitting.text
    assert '"99,99" is no choice here' in sitting.text
    legal = REBIRTH.notation(sitting.game.match.state.options(0)[0])
    assert "It is allowed." in Sitting(f"why {legal}", first="A").text


@pytest.mark.parametrize("typed", ["", "   ", "hello", "9;10", "0", "999", "-1", "9,", ",", "ř", "F", "9" * 5000])
def test_whatever_is_typed_the_game_goes_on(typed):
    sitting = Sitting(typed, "1", first="A")
    assert sum(entry.seat == 0 for entry in sitting.game.match.log) == 1


def test_undo_takes_back_the_last_choice_and_what_followed():
    before = Sitting(first="A").game.match
    sitting = Sitting("3", "u", first="A")
    assert "Taken back" in sitting.text
    assert sitting.game.match.state.key() == before.state.key()
    assert "You have not chosen anything yet." in Sitting("u", first="A").text


def test_undo_twice_goes_back_two_choices():
    before = Sitting(first="A").game.match
    assert Sitting("3", "3", "u", "u", first="A").game.match.state.key() == before.state.key()


def test_another_choice_after_undo_gets_advice_of_its_own():
    sitting = Sitting("1", "h", "u", "2", "h", first="A")
    assert sitting.text.count("Good moves, and the points") == 2
    for way in sitting.game.advice[1]:
        assert sitting.game.match.state.explain(0, way.options[0]) is None


def test_help_shows_commands_and_the_rules_of_the_choice():
    text = " ".join(Sitting("?", "? RB-CASTLE-6", "? harbour", "? RB-NONSENSE-1", first="A").text.split())
    assert "take back your last choice" in text
    assert "Where a tile fits You place the tile face up on 1 free hex that fits it." in text
    assert "RB-CASTLE-6: " in text
    assert "Harbours" in text
    assert 'The rules say nothing of "RB-NONSENSE-1"' in text


def test_list_hint_score_forecast_board_and_legend():
    text = Sitting("o", "h", "s", "f", "b", "l", first="A").text
    assert "Good moves, and the points" in text
    assert "points so far\xa0+" in text
    assert text.count("Place your") == 2
    assert "you may place here" in text
    assert "total" in text


@pytest.mark.parametrize("game", ["rebirth", "brian-boru", "odin"])
def test_a_whole_game_by_taking_what_is_suggested(game):
    game = find_game(game)
    sitting = Sitting("suggest", then="take", seats=game.seat_counts[0], game=game)
    assert "Type take" in sitting.text
    assert sitting.game.match.over


def test_another_than_the_best_can_be_taken():
    shown = Sitting("h", first="A")
    second = shown.game.suggestions()[1].options
    assert f"2  {REBIRTH.notation(second[0])}" in shown.text
    taken = Sitting("take 2", first="A").game.match.log
    assert [entry.value for entry in taken if entry.seat == 0] == second


def test_a_suggestion_can_be_a_whole_plan():
    """The feast of A Feast for Odin: every square of the table at once."""
    odin = find_game("odin")
    sitting = Sitting(*["take"] * 40, seats=1, game=odin)
    log = sitting.game.match.log
    assert sum(entry.seat == 0 for entry in log) > 40, "a suggestion that is taken can be several choices"


def test_the_record_is_saved_and_can_be_replayed(tmp_path):
    path = tmp_path / "game.txt"
    sitting = Sitting("1", f"save {path}", "save", f"save {tmp_path}", first="A")
    assert "Name a file, such as: save game.txt" in sitting.text
    assert "cannot be written" in " ".join(sitting.text.split())
    assert "cannot be written" in " ".join(Sitting("save a\0b", first="A").text.split())
    replay = read_record(path.read_text(encoding="utf-8"), find_game)
    assert replay.match.state.key() == sitting.game.match.state.key()
    assert replay.players == ["you", "random"]


def test_plain_mode_is_ascii_without_colour():
    text = Sitting("o", "l", "1", plain=True, map="ireland").text
    assert text.isascii()
    assert "\x1b" not in text


def test_hidden_tiles_of_others_are_not_told():
    text = Sitting("1", "1", first="A", seats=3).text
    assert "B draws a tile." in text
    assert "B draws a farm." not in text
    assert "B sets a tile aside." in text


def test_the_command_starts_plays_and_ends_with_its_input():
    done = subprocess.run(
        [sys.executable, "-m", "meadhall", "play", "rebirth", "--seed", "3", "--plain"],
        input="1\n1\n",
        capture_output=True,
        text=True,
        check=True,
    )
    assert "You are A." in done.stdout
    assert "Goodbye." in done.stdout
    assert done.stderr == ""


def test_help_tells_what_stands_on_a_card():
    odin = find_game("odin")
    sitting = Sitting("? card126", "?", "? OD-OCC-21", game=odin)
    assert "126 Trapper: Each time you succeed with a snare: receive 1 silver." in sitting.text
    assert "OD-OCC-21: " in sitting.text
    assert "there is no such rule" not in sitting.text


def test_short_texts_of_cards_are_told_with_the_choice():
    sitting = Sitting("?", "o", game=find_game("odin"), seats=1, starting_card="chosen", decks="A")
    assert re.search(r"\? card174 +what it says", sitting.text)
    assert "card170  170 Refugee Helper  Each time you emigrate you pay 2 silver less." in sitting.text
    assert "card174  174 Bosporus Traveler\n" in sitting.text


def test_help_tells_what_a_space_does_and_finds_cards_by_name():
    sitting = Sitting("? A05", "? trapper", "? helmet/3", game=find_game("odin"))
    assert "Build a whaling boat: Here you pay 1 wood and receive a whaling boat." in sitting.text
    assert "126 Trapper: Each time you succeed with a snare: receive 1 silver." in sitting.text
    assert "helmet, 2 rows, 3 columns: ### / ##." in sitting.text


def test_whole_texts_of_few_cards_are_told_in_lines_below_each_other():
    sitting = Sitting(game=find_game("odin"), seats=1, mini_expansions="harvest")
    asked = sitting.text.index("Which card do you keep?")
    _, *lines = sitting.text[asked : sitting.text.index("\n\nGoodbye", asked)].splitlines()
    assert all(line.startswith(("    1  card", "    2  card", " " * 16)) and len(line) < 110 for line in lines)
    assert len(lines) > 2


def test_a_choice_that_is_a_number_is_listed_once():
    sitting = Sitting("A44", "no", game=find_game("odin"), seats=1)
    assert "\n    0           take up to 2 items from each of 4 mountain strips\n" in sitting.text


def test_choices_beside_those_that_are_numbers_are_listed_too():
    lines = ("A25", "A34", "strip1", "strip2", "strip3", "strip4", "strip5", "strip6", "strip7", "strip8")
    sitting = Sitting(*lines, game=find_game("odin"), seats=1)
    assert "\n    1           " in sitting.text
    assert "\n       pause    pause, to place something or buy a ship\n" in sitting.text


def test_take_takes_nothing_but_the_number_of_a_suggestion():
    sitting = Sitting("take 4", game=find_game("odin"), seats=1)
    assert '"take 4" is no choice here' in sitting.text
    assert all(entry.seat != 0 for entry in sitting.game.match.log)


def test_a_plan_that_ends_sooner_than_was_thought_does_no_harm(monkeypatch):
    odin = find_game("odin")
    plan = [odin.parse("A09"), odin.parse("done"), odin.parse("A09")]
    monkeypatch.setattr(TerminalGame, "suggestions", lambda self: [Suggestion(plan, 0.0, [], [])])
    sitting = Sitting("take", game=odin, seats=1)
    assert [entry.value for entry in sitting.game.match.log if entry.seat == 0] == plan[:1]
