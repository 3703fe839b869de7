"""Records of matches with sealed dice: what they tell of their luck is checked, every throw can be computed anew."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.core import LUCK, Luck, Match, RecordError, SealedDice, read_record, seal, verify_record
from meadhall.core.record import digest, write_record
from tests.core.playing import find, random_match, repeatable

SECRET = bytes(range(32))
OTHER = bytes(32)
rebirth = find("rebirth")


def played(dice, length=10**6, kept=(), seats=2):
    """A match of Rebirth with these dice, where every choice is the first; it may go on from kept log entries."""
    match = Match(rebirth, seats)
    for entry in kept:
        match.throw(entry.value) if entry.seat == LUCK else match.play(entry.seat, entry.value)
    while not match.over and len(match.log) < length:
        if match.state.decision.kind.value == "chance":
            match.throw(dice.below(match.state.faces))
        else:
            seat = match.state.decision.seats[0]
            match.play(seat, match.state.options(seat)[0])
    return match


def throws(match):
    return sum(entry.seat == LUCK for entry in match.log)


WHOLE = played(SealedDice(SECRET))
THROWS = throws(WHOLE)
RECORD = write_record(WHOLE, ["Ann", "Bo"], Luck(SECRET, range(THROWS)))


def rewound():
    """A match that was taken back once to after its tenth entry, which leaves some throws out."""
    dice = SealedDice(SECRET)
    early = played(dice, length=16)
    kept = early.log[:10]
    numbers = list(range(sum(entry.seat == LUCK for entry in kept)))
    after = dice.count
    match = played(dice, kept=kept)
    return match, Luck(SECRET, [*numbers, *range(after, dice.count)])


def branched():
    """A match that began from a point of another one with other dice."""
    kept = played(SealedDice(OTHER), length=20).log
    dice = SealedDice(SECRET)
    match = played(dice, kept=kept)
    foreign = sum(entry.seat == LUCK for entry in kept)
    return match, Luck(SECRET, [*[None] * foreign, *range(dice.count)])


def signed(lines):
    """The lines with the digest that belongs to them: what a careful forger would write."""
    body = "\n".join(line for line in lines if not line.startswith("digest ")) + "\n"
    return f"{body}digest {digest(body)}\n"


def told(text):
    """The line that tells which throws they are."""
    return next((line for line in text.split("\n") if line.startswith("throws ")), None)


def forged(old, new, text=RECORD):
    lines = text.rstrip("\n").split("\n")
    number = next(i for i, line in enumerate(lines) if line.startswith(old))
    lines[number : number + 1] = new
    return signed(lines), number + 1


def said(text, read=read_record):
    with pytest.raises(RecordError) as caught:
        read(text, find)
    return str(caught.value)


# round trips


def test_a_header_tells_seal_and_secret_after_the_players():
    lines = RECORD.split("\n")
    assert lines[lines.index("player B Bo") + 1 : lines.index("")] == [
        f"seal {seal(SECRET)}",
        f"secret {SECRET.hex()}",
    ]


@pytest.mark.parametrize("how", [rewound, branched])
def test_the_luck_of_a_match_is_read_as_it_was_written(how):
    match, luck = how()
    text = match.record(["Ann"], luck)
    replay = verify_record(text, find)
    assert replay.luck == luck
    assert replay.match.record(replay.players, replay.luck) == text


def test_numbers_that_are_left_out_are_told():
    match, luck = rewound()
    gap = next(number for number, other in enumerate(luck.numbers) if number != other)
    assert told(match.record([], luck)) == f"throws 0-{gap - 1} {luck.numbers[gap]}-{luck.numbers[-1]}"


def test_throws_of_other_dice_are_told():
    match, luck = branched()
    foreign = luck.numbers.count(None)
    assert told(match.record([], luck)) == f"throws -{foreign} 0-{luck.numbers[-1]}"
    assert told(match.record([], Luck(SECRET, [None] * throws(match)))) == f"throws -{throws(match)}"


def test_numbers_from_0_on_need_no_line():
    assert told(RECORD) is None
    assert read_record(RECORD, find).luck == Luck(SECRET, list(range(THROWS)))


def test_a_record_without_secret_has_no_luck():
    assert read_record(write_record(WHOLE), find).luck is None


@repeatable
@given(st.integers(0, 12), st.sets(st.integers(0, 60), max_size=12), st.integers(1, 30))
def test_any_numbers_are_read_as_they_were_written(foreign, chosen, length):
    match = random_match(rebirth, 2, seed=3, length=length)
    numbers = ([None] * foreign + sorted(chosen) + list(range(61, 100)))[: throws(match)]
    text = match.record([], Luck(SECRET, numbers))
    assert read_record(text, find).luck == Luck(SECRET, numbers)


@pytest.mark.parametrize(
    ("numbers", "problem"),
    [
        (range(THROWS - 1), f"the match has {THROWS} throws, not {THROWS - 1}"),
        ([0, None, *range(1, THROWS - 1)], "throws of other dice come first"),
        ([1, 0, *range(2, THROWS)], "the numbers of the sealed dice ascend"),
        ([0, 0, *range(1, THROWS - 1)], "the numbers of the sealed dice ascend"),
    ],
)
def test_luck_that_cannot_be_is_not_written(numbers, problem):
    with pytest.raises(ValueError, match=problem):
        write_record(WHOLE, [], Luck(SECRET, numbers))


# what is wrong with a header


def test_another_seal():
    text, line = forged("seal ", [f"seal {seal(OTHER)}"])
    assert said(text) == f"line {line}: the seal is not the seal of the secret"


def test_another_secret():
    text, line = forged("secret ", [f"secret {OTHER.hex()}"])
    assert said(text) == f"line {line - 1}: the seal is not the seal of the secret"


@pytest.mark.parametrize("secret", ["", "00", "0" * 33, "0" * 30, SECRET.hex().upper(), "g" * 64, "00 " * 16])
def test_a_secret_that_is_none(secret):
    text, line = forged("secret ", [f"secret {secret}"])
    assert said(text).startswith(f"line {line}: a secret is at least 16 bytes, each as two digits of 0-9a-f, not '")


@pytest.mark.parametrize(("gone", "left", "off"), [("seal", "secret", 0), ("secret", "seal", -1)])
def test_seal_and_secret_come_together(gone, left, off):
    text, line = forged(f"{gone} ", [])
    assert said(text) == f"line {line + off}: the header has {left}, but lacks {gone}"


def test_throws_need_a_secret():
    text, line = forged("seal ", ["throws -1 0-5"], forged("secret ", [])[0])
    assert said(text) == f"line {line}: the header has throws, but lacks secret"


def test_a_secret_that_comes_twice():
    text, line = forged("secret ", [f"secret {SECRET.hex()}"] * 2)
    assert said(text) == f"line {line + 1}: the header has a line for secret already"


@pytest.mark.parametrize(
    "numbers", ["", "x", "-", "0 -3", "-0", "00-5", "1 - 3", "1-", "0-3,5", "\u0661", "0-3  5", "9" * 30, "1-3-5"]
)
def test_throws_that_are_not_written_like_some(numbers):
    text, line = forged("secret ", [f"secret {SECRET.hex()}", f"throws {numbers}"])
    assert said(text) == f"line {line + 1}: throws are written like '-24 0-13 17-30', not {numbers[:60]!r}"


@pytest.mark.parametrize(("numbers", "word"), [("5-3", "5-3"), ("0-4 4-6", "4-6"), ("7 3", "3")])
def test_throws_that_do_not_ascend(numbers, word):
    text, line = forged("secret ", [f"secret {SECRET.hex()}", f"throws {numbers}"])
    assert said(text) == f"line {line + 1}: the numbers of throws ascend, but {word!r} does not"


@pytest.mark.parametrize(
    ("numbers", "count"),
    [(f"1-{THROWS + 1}", THROWS + 1), ("-7 3-4", 9), ("0-999999999", 10**9), ("-999999999", 999_999_999)],
)
def test_throws_that_are_too_many_or_too_few(numbers, count):
    text, line = forged("secret ", [f"secret {SECRET.hex()}", f"throws {numbers}"])
    assert said(text) == f"line {line + 1}: the line tells of {count} throws, but the record has {THROWS}"


def test_throws_that_could_be_written_shorter():
    text, line = forged("secret ", [f"secret {SECRET.hex()}", f"throws 1-4 5-{THROWS}"])
    assert said(text) == f"line {line + 1}: the line should read 'throws 1-{THROWS}'"
    text, line = forged("secret ", [f"secret {SECRET.hex()}", f"throws 0-{THROWS - 1}"])
    assert said(text) == f"line {line + 1}: the line is left out where throws are numbered from 0 without a gap"


# the throws themselves


def test_the_throws_of_a_record_are_right():
    assert verify_record(RECORD, find).luck == Luck(SECRET, list(range(THROWS)))


def test_a_windows_file_is_verified_as_well():
    assert verify_record(RECORD.replace("\n", "\r\n"), find).luck


@pytest.mark.parametrize("number", [0, 1, 7, THROWS - 1])
def test_a_throw_that_is_not_of_the_dice_is_told_at_its_line(number):
    """The forger lets one throw come out otherwise, and plays on with the sealed dice."""
    place = [i for i, entry in enumerate(WHOLE.log) if entry.seat == LUCK][number]
    match = played(SealedDice(SECRET), length=place)
    right, faces = WHOLE.log[place].value, WHOLE.log[place].faces
    wrong = (right + 1) % faces
    match.throw(wrong)
    match = played(SealedDice(SECRET, number + 1), kept=match.log)
    text = match.record([], Luck(SECRET, range(throws(match))))
    line = text.split("\n").index("") + 2 + place
    assert read_record(text, find).luck
    assert (
        said(text, verify_record) == f"line {line}: throw {number} of the sealed dice is {right}/{faces}, not {wrong}"
    )


def test_throws_under_a_wrong_number_are_noticed():
    match, luck = rewound()
    gap = next(number for number, other in enumerate(luck.numbers) if number != other)
    place = [i for i, entry in enumerate(match.log) if entry.seat == LUCK][gap]
    text = match.record([], Luck(SECRET, [*luck.numbers[:gap], gap, *luck.numbers[gap + 1 :]]))
    assert said(text, verify_record).startswith(f"line {text.split(chr(10)).index('') + 2 + place}: throw {gap} ")


def test_throws_of_other_dice_are_not_verified():
    match, luck = branched()
    verify_record(match.record([], luck), find)
    claimed = Luck(SECRET, range(len(luck.numbers)))
    assert "throw 0 of the sealed dice is" in said(match.record([], claimed), verify_record)


def test_a_record_without_secret_cannot_be_verified():
    text = write_record(WHOLE)
    line = text.split("\n").index("") + 1
    assert said(text, verify_record) == f"line {line}: the header has no secret, so there is nothing to verify"


def test_what_is_wrong_with_the_match_is_told_first():
    text = RECORD.replace("player A Ann", "player A Bob")
    assert said(text, verify_record) == said(text)
