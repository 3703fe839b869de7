"""Records: a match as a text that is checked line by line."""

from __future__ import annotations

from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.core import LabDice, Match, RecordError, read_record
from meadhall.core.record import digest, write_record
from tests.core import toy
from tests.core.playing import find, random_match, repeatable
from tests.core.toy import game

rebirth = find("rebirth")
MAP = (files("meadhall.games.rebirth") / "material" / "scotland.map").read_text(encoding="utf-8")

TOY = write_record(random_match(game, seats=3, seed=2), ["Ann", "Bo", "Cy"])
REBIRTH = write_record(random_match(rebirth, seats=2, seed=2), ["Ann", "Bo"])
RECORDS = {"toy": TOY, "rebirth": REBIRTH}


def read(text):
    return read_record(text, find)


def found(text):
    """The RecordError of a text, or None if it can be read: never another error, never a line beyond the end."""
    try:
        read(text)
    except RecordError as caught:
        error = caught
    else:
        return None
    assert 1 <= error.line <= len(text.split("\n"))
    assert str(error).startswith(f"line {error.line}: {error.problem}")
    return error


def problem(text):
    """The RecordError of a text that cannot be read."""
    error = found(text)
    assert error is not None, "the text was read without complaint"
    return error


def sealed(lines):
    """The lines with the digest that belongs to them: what a careful forger would write."""
    body = "\n".join(line for line in lines if not line.startswith("digest ")) + "\n"
    return f"{body}digest {digest(body)}\n"


def every_record():
    return pytest.mark.parametrize("text", RECORDS.values(), ids=RECORDS.keys())


# round trips


def test_a_record_reads_like_this():
    match = Match(game, 2, {"rounds": "1"})
    match.throw(toy.FACES - 1)
    for seat, option in [(1, 2), (0, 0), (0, 3), (1, 4), (1, 5), (1, 6)]:
        match.play(seat, option)
    body = f"""\
Meadhall record 1
game market
rules 3
seats 2
option rounds 1
player A Ann
player B Bo B.

* {toy.FACES - 1}/{toy.FACES} prize 3
B card2
A card0
A stake0
B stake1
B give0
B give1

score A 1
score B 7
winner B
"""
    assert write_record(match, ["Ann", "Bo B."]) == f"{body}digest f745b2e6c7f56131\n"


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(5))
def test_a_finished_match_is_read_as_it_was_written(seats, seed):
    match = random_match(game, seats, seed=seed)
    text = write_record(match, ["Ann", "Bo"])
    replay = read(text)
    assert replay.players == ["Ann", "Bo"]
    assert replay.match.over
    assert replay.match.state.key() == match.state.key()
    assert replay.match.log == match.log
    assert write_record(replay.match, replay.players) == text


def test_an_unfinished_match_is_read_as_it_was_written_wherever_it_stands():
    whole = random_match(game, 3, seed=2)
    for length in range(len(whole.log)):
        match = random_match(game, 3, seed=2, length=length)
        text = write_record(match)
        assert text.split("\n")[-3] == "unfinished"
        replay = read(text)
        assert replay.players == []
        assert replay.match.state.key() == match.state.key()
        assert write_record(replay.match) == text


@pytest.mark.parametrize("length", [0, 1, 5, 6, 7, 30, 90, 10**6])
@pytest.mark.parametrize("options", [{}, {"map": "ireland", "first": "B"}], ids=["scotland", "ireland"])
def test_a_match_of_rebirth_is_read_as_it_was_written(options, length):
    match = random_match(rebirth, 3, options, seed=4, length=length)
    text = write_record(match, ["Ann", "Bo", "Cy"])
    replay = read(text)
    assert replay.match.state.key() == match.state.key()
    assert write_record(replay.match, replay.players) == text


@pytest.mark.parametrize("text", [MAP, MAP.rstrip("\n"), MAP + "\n\n", MAP.replace("\n", "\r\n"), f"\n\n{MAP}"])
def test_a_whole_map_travels_with_the_record(text):
    match = random_match(rebirth, 2, {"map": text, "zero_counts": "yes"}, seed=4, length=20)
    record = write_record(match)
    assert "\noption map\n| # Rebirth:" in record
    assert "\n| .........bb..\n" in record
    assert "\n|\n" in record
    replay = read(record)
    assert replay.match.state.table.options == match.state.table.options
    assert replay.match.state.key() == match.state.key()
    assert write_record(replay.match) == record


def test_a_map_in_a_record_may_have_blanks_at_the_ends_of_its_lines():
    text = MAP.replace("rules scotland", "rules scotland  ")
    record = write_record(random_match(rebirth, 2, {"map": text}, seed=4, length=20))
    assert write_record(read(record).match) == record


@pytest.mark.parametrize("seed", range(3))
def test_simultaneous_answers_stand_in_the_order_in_which_they_came(seed):
    match = random_match(game, 3, seed=seed)
    lines = write_record(match).split("\n")
    start = lines.index("") + 1
    assert lines[start : start + len(match.log)] == [entry.text for entry in match.log]


names = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\n"), max_size=40)


@repeatable
@given(st.lists(names, max_size=2), st.integers(0, 2**64), st.integers(0, 20))
def test_any_toy_match_with_any_names_is_read_as_it_was_written(players, seed, length):
    match = random_match(game, 2, seed=seed, length=length)
    text = write_record(match, players)
    replay = read(text)
    assert replay.players == [" ".join(name.split()) for name in players]
    assert write_record(replay.match, replay.players) == text


@pytest.mark.parametrize("name", ["Ann\nBo", "\n"])
def test_a_name_with_a_line_break_is_refused_or_made_harmless(name):
    match = random_match(game, 2, length=2)
    try:
        text = write_record(match, [name, "Cy"])
    except ValueError:
        return
    replay = read(text)
    assert len(replay.players) == 2
    assert replay.match.state.key() == match.state.key()


def test_blanks_after_the_digest_do_no_harm():
    for text in (TOY.rstrip("\n"), TOY.rstrip("\n") + "  \n", TOY + "\n", TOY + "\n  \n\t\n"):
        assert write_record(read(text).match, ["Ann", "Bo", "Cy"]) == TOY


# damage: single lines


def damaged(text, edited, line):
    """The damage is noticed, and not before the line that was damaged."""
    assert problem(edited).line >= line
    assert edited != text


@every_record()
def test_every_deleted_line_is_noticed(text):
    lines = text.split("\n")
    for number in range(len(lines) - 1):
        edited = "\n".join(lines[:number] + lines[number + 1 :])
        damaged(text, edited, min(number + 1, len(edited.split("\n"))))


@every_record()
def test_every_doubled_line_is_noticed(text):
    lines = text.split("\n")
    for number in range(len(lines) - 1):
        damaged(text, "\n".join(lines[: number + 1] + lines[number:]), number + 1)


def test_every_swap_of_two_lines_of_a_toy_record_is_noticed():
    lines = TOY.split("\n")[:-1]
    for one in range(len(lines)):
        for other in range(one + 1, len(lines)):
            edited = lines[:]
            edited[one], edited[other] = edited[other], edited[one]
            if edited != lines:
                damaged(TOY, "\n".join(edited) + "\n", one + 1)


@pytest.mark.parametrize("distance", [1, 2, 3, 10])
def test_every_swap_of_near_lines_of_a_rebirth_record_is_noticed(distance):
    lines = REBIRTH.split("\n")[:-1]
    for one in range(len(lines) - distance):
        edited = lines[:]
        edited[one], edited[one + distance] = edited[one + distance], edited[one]
        if edited != lines:
            damaged(REBIRTH, "\n".join(edited) + "\n", one + 1)


@every_record()
def test_a_record_cut_off_after_any_line_is_noticed(text):
    lines = text.split("\n")
    for length in range(len(lines) - 1):
        cut = "\n".join(lines[:length])
        assert problem(cut).line >= length
        assert problem(cut + "\n").line >= length


@every_record()
def test_a_record_cut_off_within_a_line_is_noticed(text):
    dice = LabDice(1)
    for _ in range(80):
        length = dice.below(len(text) - 1)
        assert problem(text[:length]).line >= text[:length].count("\n")


# damage: single characters

CHARACTERS = [*"019ABZ*/|,.-+ \t\x00\x0b\x1c\x85\xa0\u2028\u0663\xb2\U0001f3b2", "ABC\n"]


def edits(text, count, seed):
    """Single characters put in, taken out or exchanged, here and there."""
    dice = LabDice(seed)
    for _ in range(count):
        place = dice.below(len(text))
        new = CHARACTERS[dice.below(len(CHARACTERS))]
        yield (
            place,
            (
                text[:place] + new + text[place:],
                text[:place] + text[place + 1 :],
                text[:place] + new + text[place + 1 :],
            )[dice.below(3)],
        )


@every_record()
@pytest.mark.parametrize("seed", [1, 2])
def test_single_characters_that_are_wrong_are_noticed(text, seed):
    for place, edited in edits(text, 400, seed):
        if edited.rstrip() == text.rstrip():
            read(edited)
        else:
            damaged(text, edited, text[:place].count("\n"))


@every_record()
@pytest.mark.parametrize("seed", [3, 4])
def test_single_characters_that_are_wrong_break_nothing_even_with_a_fitting_digest(text, seed):
    """Most are noticed by what they say; a few, such as another name, make another record; none is another error."""
    errors = [found(sealed(edited.rstrip("\n").split("\n"))) for _, edited in edits(text, 200, seed)]
    assert len(list(filter(None, errors))) > 150


@every_record()
def test_missing_and_doubled_lines_break_nothing_even_with_a_fitting_digest(text):
    lines = text.split("\n")[:-2]
    missing = [found(sealed(lines[:number] + lines[number + 1 :])) for number in range(len(lines))]
    doubled = [found(sealed(lines[: number + 1] + lines[number:])) for number in range(len(lines))]
    for errors in (missing, doubled):
        assert len(list(filter(None, errors))) > len(lines) * 0.8


def test_a_map_inside_a_record_that_is_damaged_is_noticed():
    text = write_record(random_match(rebirth, 2, {"map": MAP}, seed=4, length=12))
    for _, edited in edits(text, 150, 5):
        if edited.rstrip() != text.rstrip():
            problem(edited)
            found(sealed(edited.rstrip("\n").split("\n")))


def test_a_hex_with_a_separator_for_blanks_is_noticed():
    line = next(line for line in REBIRTH.split("\n") if line.startswith("A "))
    assert problem(change(line, line.replace(",", "\x1c,"), REBIRTH)).line == REBIRTH.split("\n").index(line) + 1


@repeatable
@given(st.text(max_size=200))
def test_junk_is_no_record(text):
    assert problem(text).line == 1


@repeatable
@given(st.lists(st.sampled_from(TOY.split("\n")), max_size=25))
def test_lines_in_a_muddle_are_no_record(lines):
    text = "\n".join(["Meadhall record 1", *lines])
    if text.rstrip() != TOY.rstrip():
        problem(text)


@repeatable
@given(st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=30), max_size=8), st.integers(1, 18))
def test_junk_in_the_middle_of_a_record_is_noticed(junk, place):
    lines = TOY.split("\n")
    edited = "\n".join([*lines[:place], *junk, *lines[place + len(junk) :]])
    if edited.rstrip() != TOY.rstrip():
        problem(edited)


# what exactly is wrong


def said(text):
    return str(problem(text))


def change(old, new, text=TOY):
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    "text", ["", "\n", " ", "junk", "Meadhall record 2\n", "\ufeff" + TOY, "\x00\xff\x80", "\n" + TOY]
)
def test_something_else_than_a_record(text):
    assert said(text) == "line 1: a record begins with 'Meadhall record 1'"


def test_a_lonely_first_line():
    assert said("Meadhall record 1") == "line 1: the record ends in its header"
    assert said("Meadhall record 1\n") == "line 2: the record ends in its header"


@pytest.mark.parametrize("line", ["colour red", "Game market", "games market", "playerA Ann", "* 1/6", "| map"])
def test_a_line_that_does_not_belong_into_the_header(line):
    assert said(change("seats 3", line)) == (
        f"line 4: {line!r} does not belong into the header: game, rules, seats, option, player, seal, secret, throws"
    )


@pytest.mark.parametrize("line", ["game market", "rules 3", "seats 3"])
def test_a_header_line_that_comes_twice(line):
    assert said(change("option rounds 2", line)) == f"line 5: the header has a line for {line.split()[0]} already"


@pytest.mark.parametrize(
    ("line", "missing"),
    [
        ("game market\n", "game"),
        ("rules 3\n", "rules"),
        ("seats 3\n", "seats"),
        ("rules 3\nseats 3\n", "rules and seats"),
    ],
)
def test_a_header_that_lacks_something(line, missing):
    text = change(line, "")
    assert said(text) == f"line {text.split(chr(10)).index('') + 1}: the header lacks {missing}"


CANNOT = [
    ("game market", "game chess", 2, "the table cannot be set up: there is no game 'chess'; there is "),
    ("game market", "game", 2, "the table cannot be set up: there is no game ''; there is "),
    ("rules 3", "rules 4", 3, "played under rules version 4 of Market; this is version 3"),
    ("rules 3", "rules", 3, "played under rules version  of Market; this is version 3"),
    ("rules 3", "rules 3.0", 3, "played under rules version 3.0 of Market; this is version 3"),
    ("seats 3", "seats 7", 4, "the table cannot be set up: Market is played by 2 or 3, not by 7"),
    ("seats 3", "seats three", 4, "seats is a number, not 'three'"),
    ("seats 3", "seats -3", 4, "seats is a number, not '-3'"),
    ("seats 3", "seats", 4, "seats is a number, not ''"),
    ("rounds 2", "rounds 5", 5, "the table cannot be set up: option rounds cannot be '5'; it can be 2, 1"),
    ("rounds 2", "rounds", 5, "the table cannot be set up: option rounds cannot be '\\n'; it can be 2, 1"),
    ("rounds 2", "size 5", 5, "the table cannot be set up: Market has no option 'size'; it has rounds"),
]


@pytest.mark.parametrize(("old", "new", "line", "what"), CANNOT, ids=[new for _, new, _, _ in CANNOT])
def test_a_table_that_cannot_be_is_told_in_words(old, new, line, what):
    assert problem(change(old, new)).problem.startswith(what)


def test_a_table_that_cannot_be_is_told_at_the_line_that_is_wrong():
    assert [problem(change(old, new)).line for old, new, _, _ in CANNOT] == [line for _, _, line, _ in CANNOT]


@pytest.mark.parametrize(
    ("old", "new", "line", "letter"),
    [
        ("player A Ann", "player B Ann", 6, "B"),
        ("player B Bo", "player A Bo", 7, "A"),
        ("player C Cy", "player", 8, ""),
    ],
)
def test_players_out_of_order(old, new, line, letter):
    expected = f"line {line}: players are named in the order of their seats; {letter!r} is out of order"
    assert said(change(old, new)) == expected


START = TOY.split("\n").index("") + 2
"""The number of the line with the first throw."""


def first(new):
    lines = TOY.split("\n")
    lines[START - 1] = new
    return "\n".join(lines)


def second(new):
    lines = TOY.split("\n")
    lines[START] = new
    return "\n".join(lines)


def test_a_choice_where_a_throw_is_due():
    assert said(first("A card0")) == (
        f"line {START}: a throw of the dice is due here, but the record has the choice 'A card0'"
    )


@pytest.mark.parametrize("line", ["*", "* 3", "* 3/", "* /6", "* a/6", "* -1/6", "* 3 /6", "* 3\\6", "* \xb2/6"])
def test_a_throw_that_is_not_written_like_one(line):
    assert said(first(line)) == f"line {START}: a throw is written as outcome/faces, not {line!r}"


def test_a_throw_of_another_die():
    assert said(first("* 3/6 prize 1")) == f"line {START}: the die has {toy.FACES} faces here, not 6"
    assert said(first(f"* 3/{'9' * 200}")) == f"line {START}: the die has {toy.FACES} faces here, not {'9' * 40}"


def test_a_throw_that_the_die_has_not():
    line = f"* {toy.FACES}/{toy.FACES} prize 3"
    assert said(first(line)) == f"line {START}: {line[:60]!r} is not allowed here (no-such-face)"


def test_a_throw_that_means_something_else():
    line = f"* 0/{toy.FACES} prize 3"
    assert said(first(line)) == f"line {START}: the line should read {f'* 0/{toy.FACES} prize 1'!r}, not {line!r}"
    assert problem(first(f"* 00/{toy.FACES} prize 1")).line == START
    assert problem(first(f"*0/{toy.FACES} prize 1")).line == START


def test_a_throw_where_a_seat_has_to_choose():
    assert said(second("* 1/6")) == (
        f"line {START + 1}: a seat has to choose here, but the record has the throw '* 1/6'"
    )


@pytest.mark.parametrize(
    ("line", "letter"), [("card0", "card0"), ("I card0", "I"), ("a card0", "a"), ("AB card0", "AB")]
)
def test_a_line_that_begins_with_no_seat(line, letter):
    assert said(second(line)) == f"line {START + 1}: a line begins with a seat or with *, not with {letter!r}"


@pytest.mark.parametrize("option", ["card9", "", "CARD0", "give"])
def test_an_option_that_is_none(option):
    expected = f"line {START + 1}: {option!r} is no choice; write card0, stake1 or give0"
    assert said(second(f"A {option}")) == expected


def test_a_choice_that_is_not_allowed():
    error = problem(second("A give0"))
    assert str(error) == f"line {START + 1}: 'A give0' is not allowed here (no-such-card)"
    assert (error.why.id, error.why.args) == ("no-such-card", {"card": toy.GIVE})
    assert said(second("H card0")) == f"line {START + 1}: 'H card0' is not allowed here (no-such-seat)"


def test_a_choice_with_a_wrong_note():
    option = TOY.split("\n")[START]
    assert said(second(f"{option} twice")) == (
        f"line {START + 1}: the line should read {option!r}, not {f'{option} twice'!r}"
    )


def test_a_match_that_goes_on_after_its_end():
    text = change("\n\nscore", "\nA card0\n\nscore")
    assert said(text).endswith(": the game is over, but the record goes on with 'A card0'")


def test_a_match_that_ends_too_early():
    lines = TOY.split("\n")
    assert said("\n".join(lines[:START]) + "\n") == f"line {START + 1}: the record ends before the match does"
    text = "\n".join([*lines[:START], "", "score A 1"])
    assert said(text) == f"line {START + 2}: the line should read 'unfinished', not 'score A 1'"


def test_a_wrong_result():
    match = read(TOY).match
    line = TOY[: TOY.index("score A")].count("\n") + 1
    score = game.score(match.state).totals[0]
    assert said(change(f"score A {score}", "score A 99")) == (
        f"line {line}: the line should read 'score A {score}', not 'score A 99'"
    )
    assert said(TOY[: TOY.index("score A")]) == (
        f"line {line}: the record ends without its result; 'score A {score}' should follow"
    )


def test_a_wrong_winner():
    line = TOY[: TOY.index("winner")].count("\n") + 1
    assert said(change("winner ", "winner H ")).startswith(f"line {line}: the line should read 'winner ")


def test_a_missing_digest():
    body = TOY[: TOY.index("digest")]
    last = body.count("\n") + 1
    assert said(body) == f"line {last}: the record ends without its digest"
    assert said(body + "winner A\n") == f"line {last}: the digest should follow, not 'winner A'"


@pytest.mark.parametrize("value", ["", "0", "0123456789abcdef", "0123456789ABCDEF"])
def test_a_wrong_digest(value):
    body = TOY[: TOY.index("digest")]
    assert said(f"{body}digest {value}\n") == (
        f"line {body.count(chr(10)) + 1}: the digest does not fit the text above: "
        "the record was changed after it was written"
    )


def test_something_after_the_digest():
    assert said(TOY + "and more\n") == f"line {TOY.count(chr(10)) + 1}: nothing may follow the digest"


def test_something_long_after_the_digest_is_told_at_its_line():
    assert said(TOY + "\n\nand more\n") == f"line {TOY.count(chr(10)) + 3}: nothing may follow the digest"


@pytest.mark.parametrize(
    "text", [change("seats 3", f"seats {'9' * 5000}"), first(f"* {'9' * 5000}/{toy.FACES} prize 1")]
)
def test_numbers_without_end_are_noticed(text):
    problem(text)


def test_characters_that_no_file_can_hold_are_noticed():
    problem(change("Ann", "Ann\ud800"))


# defect: for the digest such a character counts as a question mark, so one can be changed into the other.
def test_characters_that_no_file_can_hold_are_noticed_in_place_of_a_question_mark():
    text = write_record(random_match(game, 2, length=2), ["Ann?"])
    problem(change("Ann?", "Ann\ud800", text))


def test_an_option_that_comes_twice():
    text = sealed(change("option rounds 2", "option rounds 1\noption rounds 2").rstrip("\n").split("\n"))
    assert said(text) == "line 6: the header has a line for option rounds already"


def test_a_player_without_a_seat():
    text = sealed(change("player C Cy", "player C Cy\nplayer D Di").rstrip("\n").split("\n"))
    assert said(text) == "line 9: there are only 3 seats"
