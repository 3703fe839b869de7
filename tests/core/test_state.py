"""The position: deciding, refusing, rolling, going on, and choosing at the same time."""

from __future__ import annotations

import copy
import pickle
from functools import partial
from importlib.resources import files
from itertools import permutations, product
from typing import ClassVar

import pytest

from meadhall import games
from meadhall.core import Choice, IllegalMove, Kind, LabDice, Message, State, Step, Table, position
from tests.core import toy
from tests.core.playing import random_match
from tests.core.toy import game

CARD, STAKE, GIVE = 0, toy.STAKE, toy.GIVE


def choosing(seats=3):
    """All seats are to choose a card."""
    state = game.new(seats)
    state.roll(0)
    return state


def giving(seats=3, winner=1):
    """One seat gives points, twice."""
    state = game.new(seats)
    state.stack = [toy.Give(winner), toy.Give(winner)]
    return state


def over(seats=3):
    state = giving(seats)
    state.apply(1, GIVE)
    state.apply(1, GIVE)
    return state


POSITIONS = {"luck": game.new, "together": choosing, "alone": giving, "over": over}


def every_position():
    return pytest.mark.parametrize("make", POSITIONS.values(), ids=POSITIONS.keys())


def refusal(act):
    """The reason of the IllegalMove that the act must raise."""
    with pytest.raises(IllegalMove) as refused:
        act()
    return refused.value.reason


# who goes next


def test_luck_decides_where_a_throw_is_due():
    assert game.new(3).decision == (Kind.CHANCE, (), Message("wait-luck", {}))


def test_all_seats_decide_where_they_choose_together():
    assert choosing().decision == (Kind.PLAYERS, (0, 1, 2), Message("wait-together", {}))


def test_one_seat_decides_where_it_chooses_alone():
    assert giving().decision == (Kind.PLAYERS, (1,), Message("wait-give", {"seat": "B"}))


def test_nobody_decides_when_the_game_is_over():
    assert over().decision == (Kind.OVER, (), Message("wait-over", {}))


def test_only_deciding_seats_owe_a_choice():
    assert [game.new(3).owing(seat) for seat in range(3)] == [None, None, None]
    assert [choosing().owing(seat) for seat in range(3)] == [toy.ChooseCard(seat) for seat in range(3)]
    assert [giving().owing(seat) for seat in range(3)] == [None, toy.Give(1), None]
    assert [over().owing(seat) for seat in range(3)] == [None, None, None]


def test_only_deciding_seats_have_options():
    assert [game.new(3).options(seat) for seat in range(3)] == [[], [], []]
    assert [choosing().options(seat) for seat in range(3)] == [[0, 1, 2]] * 3
    assert [giving().options(seat) for seat in range(3)] == [[], [5, 6, 7], []]
    assert [over().options(seat) for seat in range(3)] == [[], [], []]


def test_the_list_of_options_belongs_to_whoever_asked():
    state = giving()
    state.options(1).clear()
    assert state.options(1) == [5, 6, 7]


def test_deciding_seats_are_asked_and_the_others_told_whom_they_wait_for():
    assert [giving().prompt(seat).id for seat in range(3)] == ["wait-give", "prompt-give", "wait-give"]
    assert giving().prompt(1).args == {"left": 2}
    assert choosing().prompt(2) == Message("prompt-choose-card", {})
    assert game.new(3).prompt(0) == Message("wait-luck", {})
    assert over().prompt(0) == Message("wait-over", {})


# reasons


def test_what_is_allowed_has_no_reason_against_it():
    assert giving().explain(1, GIVE) is None
    assert choosing().explain(0, CARD) is None


def test_the_frame_says_what_is_wrong_with_an_option():
    reason = choosing().explain(0, STAKE)
    assert (reason.id, reason.args) == ("no-such-card", {"card": STAKE})


def test_a_frame_without_words_says_the_least():
    assert giving().explain(1, CARD) == ("not-an-option", {}, ())


@pytest.mark.parametrize(
    ("make", "seat", "reason"),
    [
        (game.new, 0, "luck-comes-first"),
        (giving, 0, "not-your-turn"),
        (over, 1, "game-is-over"),
    ],
)
def test_waiting_seats_are_told_why_they_wait(make, seat, reason):
    assert make(3).explain(seat, GIVE) == (reason, {}, ())


def test_a_seat_that_has_answered_is_told_that_it_waits_for_the_others():
    state = choosing()
    state.apply(0, CARD)
    state.apply(0, STAKE)
    assert state.explain(0, CARD).id == "not-your-turn"
    assert state.prompt(0) == Message("wait-together", {})


def test_an_illegal_move_says_its_reason_in_short():
    assert str(IllegalMove(choosing().explain(0, STAKE))) == "no-such-card (card 3)"
    assert str(IllegalMove(giving().explain(0, GIVE))) == "not-your-turn"


# refusals

STRANGE_OPTIONS = [-1, toy.SIZE, 10**30, None, "0", 0.0, 5.0, True, [0], (0,)]


@every_position()
@pytest.mark.parametrize("option", STRANGE_OPTIONS, ids=repr)
def test_strange_options_are_refused_with_the_position_untouched(make, option):
    state = make(3)
    key, events = state.key(), []
    for seat in range(3):
        assert refusal(partial(state.apply, seat, option, events)).id == "no-such-option"
        assert state.explain(seat, option) == ("no-such-option", {"size": toy.SIZE}, ())
        assert state.key() == key
        assert events == []


@every_position()
def test_illegal_options_are_refused_with_the_position_untouched(make):
    state = make(3)
    key, events = state.key(), []
    for seat, option in product(range(3), range(toy.SIZE)):
        if option in state.options(seat):
            continue
        assert refusal(partial(state.apply, seat, option, events)) == state.explain(seat, option)
        assert state.key() == key
        assert events == []


@every_position()
@pytest.mark.parametrize("seat", [-1, 3, 99, -3])
def test_seats_that_are_not_at_the_table_are_refused(make, seat):
    state = make(3)
    key = state.key()
    for option in (CARD, GIVE, None, 10**30):
        assert (
            refusal(partial(state.apply, seat, option))
            == state.explain(seat, option)
            == ("no-such-seat", {"seats": 3}, ())
        )
    assert state.options(seat) == []
    assert state.owing(seat) is None
    assert state.key() == key


@every_position()
@pytest.mark.parametrize("seat", [True, 1.0, None, "1"], ids=repr)
def test_seats_that_are_no_numbers_are_refused(make, seat):
    state = make(3)
    key = state.key()
    option = GIVE if make is giving else CARD
    assert state.explain(seat, option) == ("no-such-seat", {"seats": 3}, ())
    assert refusal(partial(state.apply, seat, option)).id == "no-such-seat"
    assert state.key() == key


# luck


@pytest.mark.parametrize("make", [choosing, giving, over])
def test_no_throw_is_accepted_where_none_is_due(make):
    state = make()
    key, events = state.key(), []
    assert refusal(lambda: state.roll(0, events)).id == "no-luck-due"
    assert refusal(lambda: state.faces).id == "no-luck-due"
    assert refusal(state.chance).id == "no-luck-due"
    assert (state.key(), events) == (key, [])


@pytest.mark.parametrize("outcome", [-1, toy.FACES, 10**60, None, "0", 0.0, True, [0]], ids=repr)
def test_a_face_that_the_die_has_not_is_refused(outcome):
    state = game.new(3)
    key, events = state.key(), []
    assert refusal(lambda: state.roll(outcome, events)) == ("no-such-face", {"faces": toy.FACES}, ())
    assert (state.key(), events) == (key, [])


@pytest.mark.parametrize(("outcome", "prize"), [(0, 1), (toy.FACES // 2, 2), (toy.FACES - 1, 3)])
def test_dice_have_as_many_faces_as_they_like(outcome, prize):
    state = game.new(3)
    assert state.faces == toy.FACES > 2**64
    state.roll(outcome)
    assert state.prize == prize


def test_throwing_dice_equals_rolling_what_they_show():
    thrown, rolled, dice = game.new(3), game.new(3), LabDice(3)
    told, heard = [], []
    outcome = thrown.throw(dice, told)
    rolled.roll(LabDice(3).below(toy.FACES), heard)
    assert outcome == LabDice(3).below(toy.FACES)
    assert dice.count == 1
    assert (thrown.key(), told) == (rolled.key(), heard)


@pytest.mark.parametrize("make", [choosing, giving, over])
def test_no_dice_are_thrown_where_no_throw_is_due(make):
    state, dice = make(), LabDice(3)
    key = state.key()
    assert refusal(partial(state.throw, dice)).id == "no-luck-due"
    assert (state.key(), dice.count) == (key, 0)


# the rules go on by themselves


@position
class Trail(State):
    size: ClassVar[int] = 10
    table: Table
    trail: list[int]


class Walk(Step[Trail]):
    number: int

    def run(self, s, events):
        s.trail.append(self.number)


class Branch(Step[Trail]):
    def run(self, s, events):
        s.trail.append(0)
        s.push(Walk(1), Branchlet(), Walk(4))


class Branchlet(Step[Trail]):
    def run(self, s, events):
        s.push(Walk(2), Walk(3))


class Mark(Step[Trail]):
    seat: int
    number: int

    def run(self, s, events):
        s.trail.append(self.seat * 100 + self.number)


class Pick(Choice[Trail]):
    """0 ends it, 1 leads to a mark and another choice, 2 to another choice and then a mark."""

    def options(self, s):
        return [0, 1, 2]

    def apply(self, s, option, events):
        s.trail.append(self.seat * 100 + option)
        if option:
            follow = [Mark(self.seat, 50), Pick(self.seat)]
            s.push(*follow[:: 1 if option == 1 else -1])


class Gather(Step[Trail]):
    def run(self, s, events):
        s.together([[Mark(0, 10), Pick(0), Mark(0, 11)], [], [Pick(2), Pick(2)]])


def trail(*frames):
    state = Trail(Table(3, {}), list(frames[::-1]), [], [])
    state.settle(None)
    return state


def test_steps_run_until_somebody_has_to_choose():
    state = trail(Walk(1), Walk(2), Pick(0), Walk(3))
    assert state.trail == [1, 2]
    assert state.decision.seats == (0,)
    state.apply(0, 0)
    assert state.trail == [1, 2, 0, 3]
    assert state.decision.kind is Kind.OVER


def test_what_is_pushed_first_comes_first():
    state = trail()
    state.push(Walk(7), Walk(8), Walk(9))
    state.push(Walk(6))
    assert state.stack == [Walk(9), Walk(8), Walk(7), Walk(6)]
    state.settle(None)
    assert state.trail == [6, 7, 8, 9]


def test_what_a_frame_pushes_comes_before_what_was_waiting():
    assert trail(Branch(), Walk(5)).trail == [0, 1, 2, 3, 4, 5]


def test_what_follows_a_choice_comes_in_its_order():
    state = trail(Pick(1))
    state.apply(1, 1)
    assert state.trail == [101, 150]
    state.apply(1, 2)
    assert state.trail == [101, 150, 102]
    state.apply(1, 0)
    assert state.trail == [101, 150, 102, 100, 150]
    assert state.decision.kind is Kind.OVER


def test_steps_of_a_seat_run_by_themselves_where_seats_choose_together():
    state = trail(Gather(), Walk(1))
    assert state.trail == [10]
    assert state.decision.seats == (0, 2)
    state.apply(0, 0)
    assert state.trail == [10, 0, 11]
    assert state.decision.seats == (2,)


def test_what_follows_a_choice_made_together_belongs_to_its_seat_alone():
    state = trail(Gather(), Walk(1))
    state.apply(2, 1)
    assert state.trail == [10, 201, 250]
    assert [len(branch) for branch in state.branches] == [2, 0, 2]
    state.apply(2, 0)
    state.apply(2, 0)
    assert state.decision.seats == (0,)
    assert state.options(2) == []


def test_the_stack_waits_until_all_have_chosen():
    state = trail(Gather(), Walk(1))
    for seat, option in [(2, 0), (0, 2), (0, 0), (2, 0)]:
        assert 1 not in state.trail
        state.apply(seat, option)
    assert state.trail == [10, 200, 2, 0, 50, 11, 200, 1]
    assert state.branches == []
    assert state.decision.kind is Kind.OVER


def test_nobody_having_to_choose_together_the_stack_goes_on_at_once():
    state = trail()
    state.push(Walk(1))
    state.together([[], [Mark(1, 5)], []])
    state.settle(None)
    assert state.trail == [105, 1]
    assert state.branches == []


# choosing at the same time


def answers(state, plan):
    """The seats' choices in every order in which they can come: the plan has each seat's choices in their order."""
    moves = [seat for seat, options in enumerate(plan) for _ in options]
    for order in sorted(set(permutations(moves))):
        left = [list(options) for options in plan]
        after = state.copy()
        for seat in order:
            after.apply(seat, left[seat].pop(0))
        yield after


def test_each_seat_answers_on_its_own():
    state = choosing()
    state.apply(2, 1)
    assert state.decision.seats == (0, 1, 2)
    assert [state.options(seat) for seat in range(3)] == [[0, 1, 2], [0, 1, 2], [STAKE, STAKE + 1]]


def test_a_seat_that_has_answered_owes_nothing():
    state = choosing()
    state.apply(2, 1)
    state.apply(2, STAKE)
    assert state.decision.seats == (0, 1)
    assert state.owing(2) is None
    assert state.options(2) == []
    assert refusal(lambda: state.apply(2, 1)).id == "not-your-turn"


@pytest.mark.parametrize("plan", [([0, 3], [0, 4]), ([2, 4], [1, 3]), ([1, 3], [2, 4])])
def test_the_order_of_answers_makes_no_difference(plan):
    keys = {state.key() for state in answers(choosing(2), plan)}
    assert len(keys) == 1


def test_the_order_of_answers_makes_no_difference_to_three_seats():
    keys = {state.key() for state in answers(choosing(3), ([2, 4], [1, 3], [1, 4]))}
    assert len(keys) == 1


def views(state, me):
    """All that the others, spectators included, get to know."""
    others = [seat for seat in range(state.table.seats) if seat != me]
    return (
        [game.observe(state, viewer) for viewer in [*others, None]],
        [(state.prompt(seat), state.options(seat)) for seat in others],
        state.decision,
    )


@pytest.mark.parametrize("others", [0, 1, 2, 3])
def test_nothing_is_shown_before_the_last_has_answered(others):
    """Whatever I choose, and however far the others are, they see the same."""
    state = choosing(3)
    for seat, option in [(1, 2), (1, STAKE), (2, 0), (2, STAKE)][:others]:
        state.apply(seat, option)
    after_card, after_stake, events = [], [], []
    for card in state.options(0):
        chosen = state.copy()
        chosen.apply(0, card, events)
        after_card.append(views(chosen, 0))
        for stake in chosen.options(0):
            staked = chosen.copy()
            staked.apply(0, stake, events)
            after_stake.append(views(staked, 0))
    assert events == []
    assert all(look == after_card[0] for look in after_card)
    assert all(look == after_stake[0] for look in after_stake)


def test_all_is_shown_when_the_last_has_answered():
    state = choosing(2)
    events = []
    for seat, option in [(1, 2), (0, 1), (1, STAKE + 1), (0, STAKE)]:
        assert events == []
        state.apply(seat, option, events)
    assert events == [toy.CardShown(0, 1, 0), toy.CardShown(1, 2, 1)]
    assert state.points == [0, 2]


def test_one_answers_own_choice_is_seen_by_oneself():
    state = choosing(2)
    state.apply(1, 2)
    assert game.observe(state, 1).card == 2
    assert game.observe(state, 0).card == -1


# whether anybody listens


@pytest.mark.parametrize("name", ["market", "rebirth-scotland", "rebirth-ireland"])
def test_the_rules_do_the_same_when_nobody_listens(name):
    title, _, map_name = name.partition("-")
    played = game if title == "market" else games.game(title)
    match = random_match(played, seats=3, options={"map": map_name} if map_name else None, seed=3)
    silent = played.new(3, match.state.table.options)
    for entry in match.log:
        if entry.faces:
            silent.roll(entry.value)
        else:
            silent.apply(entry.seat, entry.value)
    assert silent.key() == match.state.key()


def test_a_copy_goes_its_own_way():
    dice = LabDice(8)
    state = choosing(2)
    for seat in (0, 1):
        for _ in range(2):
            key, twin = state.key(), state.copy()
            options = state.options(seat)
            twin.apply(seat, options[dice.below(len(options))])
            assert state.key() == key
            assert twin.key() != key
            state = twin


def test_simultaneous_choices_do_not_nest_and_hold_no_throws():
    state = choosing()
    with pytest.raises(AssertionError, match="do not nest"):
        state.together([[]] * 3)
    for frames in ([[toy.ThrowPrize()], [], []], [[toy.ChooseCard(1)], [], []]):
        with pytest.raises(AssertionError, match="choices of the seat"):
            game.new(3).together(frames)


# as an object of Python


COPIES = {"copy": copy.copy, "deepcopy": copy.deepcopy, "pickle": lambda state: pickle.loads(pickle.dumps(state))}


@every_position()
@pytest.mark.parametrize("twin_of", COPIES.values(), ids=COPIES.keys())
def test_every_kind_of_copy_is_independent_and_at_the_same_table(make, twin_of):
    state = make(3)
    key, twin = state.key(), twin_of(state)
    assert twin.key() == key
    assert twin.table is state.table
    twin.hands[0] = twin.points[0] = 99
    twin.stack.clear()
    twin.branches.append([])
    assert state.key() == key


@pytest.mark.parametrize("name", games.ROOMS)
@pytest.mark.parametrize("twin_of", COPIES.values(), ids=COPIES.keys())
def test_copies_of_a_real_game_play_on_identically(name, twin_of):
    match = random_match(games.game(name), 3, {}, 5, 80)
    twin = twin_of(match.state)
    dice = [LabDice(9), LabDice(9)]
    while match.state.decision.kind is not Kind.OVER:
        assert _step(match.state, dice[0]) == _step(twin, dice[1])
    assert twin.key() == match.state.key()


def _step(state, dice):
    if state.decision.kind is Kind.CHANCE:
        return state.throw(dice)
    seat = state.decision.seats[0]
    options = state.options(seat)
    option = options[dice.below(len(options))]
    state.apply(seat, option)
    return seat, option


def test_a_table_with_a_map_of_its_own_can_be_pickled():
    rebirth = games.game("rebirth")
    text = (files("meadhall.games.rebirth") / "material" / "ireland.map").read_text(encoding="utf-8")
    state = rebirth.new(2, {"map": text})
    assert pickle.loads(pickle.dumps(state)).key() == state.key()
    assert repr(state).startswith("<rebirth, 2 seats, map=(a text): luck decides, key ")


def test_a_position_is_told_in_one_line():
    assert repr(choosing()) == (
        f"<market, 3 seats: A has 3 options, B has 3 options, C has 3 options, key {choosing().key():016x}>"
    )
    assert repr(giving(2)).startswith("<market, 2 seats: B has 2 options, key ")
    assert repr(game.new(3, {"rounds": "1"})).startswith("<market, 3 seats, rounds=1: luck decides, key ")
    odin = games.game("odin").new(1, {"length": "short"})
    assert repr(odin).startswith("<odin, 1 seat, length=short: ")
    assert ", round 1: " in repr(random_match(games.game("odin"), 2, {}, 5, 30).state)
    assert repr(over()).startswith("<market, 3 seats: over, key ")


def test_a_position_prints_as_its_picture_or_else_as_its_line():
    assert str(choosing()) == repr(choosing())
    for name, found in {"rebirth": "♜", "brian-boru": "Connaught", "odin": "Whaling boat"}.items():
        assert found in str(random_match(games.game(name), 3, {}, 5, 30).state)
