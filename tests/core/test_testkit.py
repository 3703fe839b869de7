"""The examination finds what it claims to find: games broken on purpose, each in one place.

A test kit that cannot fail proves nothing, so every check it makes has a variant here that only this check may object
to. Frames and positions are broken by exchanging a method for the time of a test, games by subclassing.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import ClassVar

import pytest

from meadhall.core import HIDDEN, Event, IllegalMove, Kind, Match, Message, TableOption, testkit
from meadhall.core.record import write_record
from meadhall.core.replay import read_record
from meadhall.core.testkit import examine, examine_codec, option_sets, replay_golden
from meadhall.core.words import reason
from meadhall.games.rebirth import Rebirth
from meadhall.games.rebirth import events as told
from meadhall.games.rebirth.rules.turn import DrawTile
from meadhall.games.rebirth.state import State as RebirthState
from tests.core import toy
from tests.core.playing import random_match

ChooseCard, ChooseStake, Give, Market, MarketGame = (
    toy.ChooseCard,
    toy.ChooseStake,
    toy.Give,
    toy.Market,
    toy.MarketGame,
)
GIVE, STAKE = toy.GIVE, toy.STAKE


LEAK = "looks different|too much|shows to"
"""What the kit says when a seat can know what it may not."""


def anything_goes(state):
    """No conservation check: the kit must find the fault without help from the game."""


def examine_some(game, seats, conserve, seeds=6):
    for seed in range(seeds):
        examine(game, seats, {}, seed, conserve)


def objects(words, game=toy.game, seats=3, conserve=anything_goes, seeds=6):
    """A few random games, and the examination objects: in these words, and with the place."""
    with pytest.raises(AssertionError, match=words) as caught:
        examine_some(game, seats, conserve, seeds)
    place = str(caught.value)
    assert f"[{game.id}, {seats} seats, " in place
    assert "seed " in place
    assert " log entries]" in place


@pytest.fixture
def broken(monkeypatch):
    """Exchange one method of a class until the test is over; the new one gets the old one first."""

    def exchange(cls, name, new):
        old = getattr(cls, name)
        monkeypatch.setattr(cls, name, lambda *args: new(old, *args))

    return exchange


def test_the_unbroken_game_passes_what_the_broken_ones_fail():
    examine_some(toy.game, 3, anything_goes)
    examine_some(MarketGame(), 2, anything_goes)
    examine(Rebirth(), 2, {}, 0, anything_goes)


# options


def test_unsorted_options(broken):
    broken(ChooseCard, "options", lambda old, self, s: old(self, s)[::-1])
    objects("sorted and unique")


def test_options_that_come_twice(broken):
    broken(ChooseStake, "options", lambda old, self, s: [STAKE, *old(self, s)])
    objects("sorted and unique")


def test_no_option_where_one_is_owed(broken):
    broken(ChooseCard, "options", lambda old, self, s: [] if self.seat == 1 else old(self, s))
    objects("seat 1 has to choose, but has no option")


def test_options_beyond_their_range(broken):
    broken(ChooseStake, "options", lambda old, self, s: [*old(self, s), toy.SIZE])
    objects(f"options stay inside their range|option {toy.SIZE} is legal, but has a reason")


def test_an_option_offered_but_not_allowed(broken):
    broken(ChooseCard, "allows", lambda old, self, s, option: old(self, s, option) and option != 2)
    objects("option 2")


def test_an_illegal_option_that_is_accepted(broken):
    broken(ChooseCard, "allows", lambda old, self, s, option: old(self, s, option) or option == GIVE)
    objects(r"option \d was accepted from seat \d")


def test_an_option_beyond_the_range_that_is_accepted(broken):
    broken(ChooseStake, "allows", lambda old, self, s, option: old(self, s, option) or option < 0)
    objects("option -1 was accepted from seat")


def test_options_for_a_seat_that_owes_nothing(broken):
    broken(Market, "options", lambda old, self, seat: old(self, seat) or [0])
    objects("owes nothing, but has options")


def test_a_choice_taken_from_a_seat_that_owes_nothing(broken):
    def apply(old, self, seat, option, events=None):
        if self.owing(seat) is not None:
            old(self, seat, option, events)

    broken(Market, "apply", apply)
    objects(r"option 0 was accepted from seat \d")


# refusals and reasons


def test_a_position_changed_before_the_refusal(broken):
    def apply(old, self, seat, option, events=None):
        try:
            old(self, seat, option, events)
        except IllegalMove:
            self.points[0] += 1
            raise

    broken(Market, "apply", apply)
    objects("refusing one of .* changes the position")


def test_a_position_changed_by_asking_what_is_allowed(broken):
    def allows(old, self, s, option):
        s.prize += option == GIVE
        return old(self, s, option)

    broken(ChooseCard, "allows", allows)
    objects("changes the position")


def test_an_illegal_option_without_a_reason(broken):
    broken(ChooseCard, "explain", lambda old, self, s, option: None)
    objects("every refused option has a reason")


def test_a_refusal_that_is_not_explained(broken):
    def apply(old, self, seat, option, events=None):
        if self.explain(seat, option) is None and option not in self.options(seat):
            raise IllegalMove(reason("no"))
        old(self, seat, option, events)

    broken(Market, "apply", apply)
    broken(Market, "explain", lambda old, self, seat, option: old(self, seat, option) if seat in (0, 1, 2) else None)
    objects("was refused without a reason")


def test_a_reason_against_a_legal_option(broken):
    broken(Market, "explain", lambda old, self, seat, option: old(self, seat, option) or reason("no"))
    objects("is legal, but has a reason against it")


# luck


def test_a_throw_accepted_where_none_is_due(broken):
    def roll(old, self, outcome, events=None):
        if self.decision.kind is Kind.CHANCE:
            old(self, outcome, events)

    broken(Market, "roll", roll)
    objects("a throw was accepted where none is due")


@pytest.mark.parametrize("wrong", [-1, toy.FACES])
def test_a_face_that_the_die_has_not(broken, wrong):
    def roll(old, self, outcome, events=None):
        old(self, 0 if outcome == wrong else outcome, events)

    broken(Market, "roll", roll)
    objects(f"a throw of {wrong} was accepted")


def test_a_die_without_faces(broken):
    broken(toy.ThrowPrize, "faces", lambda old, self, s: 0)
    objects("a die has at least one face")


# copies


@pytest.mark.parametrize("name", ["hands", "cards", "stakes", "points", "stack"])
def test_a_copy_that_shares_a_list(broken, name):
    def copy(old, self):
        twin = old(self)
        setattr(twin, name, getattr(self, name))
        return twin

    broken(Market, "copy", copy)
    objects("to a copy changes the original|no-luck-due")


def test_a_copy_that_shares_the_lists_inside_a_list(broken):
    def copy(old, self):
        twin = old(self)
        twin.branches = self.branches[:]
        return twin

    broken(Market, "copy", copy)
    objects("to a copy changes the original|not-an-option")


def test_a_copy_that_shares_a_list_only_now_and_then(broken):
    """Nothing is tried out where luck is due, so this comes to light when all copies are looked at again."""

    def copy(old, self):
        twin = old(self)
        if self.decision.kind is Kind.CHANCE:
            twin.points = self.points
        return twin

    broken(RebirthState, "copy", copy)
    objects("a copy of an earlier position has changed", Rebirth(), seats=2)


@pytest.mark.parametrize("name", ["round", "prize", "hands", "points"])
def test_a_copy_that_forgets_a_field(broken, name):
    def copy(old, self):
        twin = old(self)
        setattr(twin, name, getattr(toy.game.start(self.table), name))
        return twin

    broken(Market, "copy", copy)
    objects("undo is not the same as never having played")


# saving


@pytest.mark.parametrize("name", Market.shape)
def test_saving_that_forgets_a_field(name):
    class Forgetful(MarketGame):
        def save(self, state):
            saved = super().save(state)
            saved["position"][name] = super().save(self.start(state.table))["position"][name]
            return saved

    objects("saving and loading changes the position|a saved position waits", Forgetful())


@pytest.mark.parametrize("name", Market.shape)
def test_loading_that_forgets_a_field(name):
    class Forgetful(MarketGame):
        def load(self, saved):
            state = super().load(saved)
            setattr(state, name, getattr(self.start(state.table), name))
            return state

    objects("saving and loading changes the position", Forgetful())


def test_saving_that_adds_what_is_not_in_the_position():
    numbers = count()

    class Dated(MarketGame):
        def save(self, state):
            return super().save(state) | {"day": next(numbers)}

        def load(self, saved):
            return super().load({key: value for key, value in saved.items() if key != "day"})

    objects("a loaded position is saved differently", Dated())


# what seats may know


@dataclass(slots=True)
class SeenTooMuch(toy.Seen):
    cards: list[int]


def leaky(leak, imagines=False):
    """A game whose observation has one field more; imagining heeds it or not."""

    class Leaky(MarketGame):
        observation = SeenTooMuch

        def observe(self, state, seat):
            seen = super().observe(state, seat)
            fields = {name: getattr(seen, name) for name in toy.Seen.__dataclass_fields__}
            return SeenTooMuch(**fields, cards=leak(state, seat))

        def imagine(self, observation, dice):
            state = super().imagine(observation, dice)
            if imagines and state.branches:
                state.cards = observation.cards[:]
            return state

    return Leaky()


def test_an_observation_that_shows_a_hidden_card():
    objects(LEAK, leaky(lambda state, seat: state.cards[:]))


def test_an_observation_that_shows_a_hidden_card_to_spectators_alone():
    shown_to_spectators = leaky(lambda state, seat: state.cards[:] if seat is None else [])
    objects(f"None.*({LEAK})|({LEAK}) None", shown_to_spectators)


def test_an_observation_that_counts_hidden_cards():
    objects(LEAK, leaky(lambda state, seat: [state.cards.count(2)]))


def test_an_observation_that_shows_a_hidden_card_and_imagines_it():
    objects(LEAK, leaky(lambda state, seat: state.cards[:], imagines=True))


def test_options_that_tell_a_hidden_card(broken):
    def options(old, self, s):
        return [STAKE] if 2 in s.cards[: self.seat] + s.cards[self.seat + 1 :] else old(self, s)

    broken(ChooseStake, "options", options)
    objects(LEAK)


def test_options_that_tell_a_hidden_card_to_one_who_does_not_observe_them(broken):
    class Short(MarketGame):
        def observe(self, state, seat):
            seen = super().observe(state, seat)
            seen.choices = []
            return seen

    def options(old, self, s):
        return [STAKE] if 2 in s.cards[: self.seat] + s.cards[self.seat + 1 :] else old(self, s)

    broken(ChooseStake, "options", options)
    objects(r"the options tell seat \d too much", Short())


def test_a_prompt_that_tells_a_hidden_card(broken):
    broken(ChooseStake, "prompt", lambda old, self, s: Message("prompt-stake", {"highest": max(s.cards)}))
    objects(r"the prompt tells seat \d too much")


def test_a_reason_that_tells_a_hidden_card(broken):
    broken(ChooseStake, "explain", lambda old, self, s, option: reason("no", highest=max(s.cards)))
    objects(r"a reason tells seat \d too much")


class StakeOn(ChooseStake):
    """A stake that remembers the card it is put on, for everybody to read."""

    card: int


class StakeInSecretOn(StakeOn):
    secret: ClassVar[tuple[str, ...]] = ("card",)


def telling(frame):
    """A game that asks for the stake with the given frame; what is hidden in it is imagined like the card."""

    class Telling(MarketGame):
        frames = MarketGame.frames | {frame.__name__: frame}

        def imagine(self, observation, dice):
            state = super().imagine(observation, dice)
            for seat, branch in enumerate(state.branches):
                if branch[-1:] and type(branch[-1]) is frame and branch[-1].card == HIDDEN:
                    branch[-1] = frame(seat, state.cards[seat])
            return state

    return Telling()


def choosing_then(frame):
    def apply(old, self, s, option, events):
        old(self, s, option, events)
        s.branches[self.seat][-1] = frame(self.seat, option)

    return apply


def test_a_frame_that_holds_a_card_in_secret_is_fine(broken):
    broken(ChooseCard, "apply", choosing_then(StakeInSecretOn))
    examine_some(telling(StakeInSecretOn), 3, anything_goes)


def test_a_frame_that_shows_a_hidden_card(broken):
    broken(ChooseCard, "apply", choosing_then(StakeOn))
    objects(LEAK, telling(StakeOn))


def test_a_frame_that_shows_a_hidden_card_against_what_is_imagined(broken):
    """The game's own conservation check is asked about imagined positions too."""

    def conserve(state):
        for seat, branch in enumerate(state.branches):
            if branch and isinstance(branch[-1], StakeOn):
                assert branch[-1].card == state.cards[seat], "the stake lies on another card"

    broken(ChooseCard, "apply", choosing_then(StakeOn))
    objects(f"the stake lies on another card|{LEAK}", telling(StakeOn), conserve=conserve)


class CardChosen(Event):
    seat: int
    card: int


class CardChosenInSecret(CardChosen):
    secret: ClassVar[tuple[str, ...]] = ("card",)


def choosing_and_telling(event):
    def apply(old, self, s, option, events):
        old(self, s, option, events)
        if events is not None:
            events.append(event(self.seat, option))

    return apply


def test_an_event_that_tells_a_hidden_card_to_its_seat_is_fine(broken):
    broken(ChooseCard, "apply", choosing_and_telling(CardChosenInSecret))
    examine_some(toy.game, 3, anything_goes)


def test_an_event_that_shows_a_hidden_card(broken):
    broken(ChooseCard, "apply", choosing_and_telling(CardChosen))
    objects(LEAK)


class Again(toy.Step):
    """Everybody shows what it chose; then all choose once more, with nothing in between."""

    def run(self, s, events):
        if events is not None:
            events += [toy.CardShown(seat, card, s.stakes[seat]) for seat, card in enumerate(s.cards)]
        s.cards, s.stakes = [HIDDEN] * s.table.seats, [HIDDEN] * s.table.seats
        s.together([[ChooseCard(seat), ChooseStake(seat)] for seat in range(s.table.seats)])


class Twice(MarketGame):
    frames = MarketGame.frames | {"Again": Again}


def choosing_twice(broken):
    """Every round has two phases of simultaneous choices, one directly after the other."""

    def run(old, self, s, events):
        s.round += 1
        s.push(toy.ThrowPrize(), Again(), toy.Show())

    broken(toy.Round, "run", run)
    return Twice()


def in_second_phase(s):
    return not any(isinstance(frame, Again) for frame in s.stack)


def test_two_simultaneous_choices_directly_after_one_another_are_fine(broken):
    examine_some(choosing_twice(broken), 3, anything_goes, seeds=3)


def test_a_last_choice_that_begins_the_next_phase_is_not_taken_for_one_of_the_same_phase(broken):
    """Card 0 needs no stake: the last to choose can end the phase with it, while another card goes on. So the two look
    different, and may, because with the first of them the rules go on."""

    def apply(old, self, s, option, events):
        old(self, s, option, events)
        if option == 0:
            s.branches[self.seat].clear()

    game = choosing_twice(broken)
    broken(ChooseCard, "apply", apply)
    examine_some(game, 3, anything_goes, seeds=3)


def test_an_event_that_shows_a_hidden_card_in_the_second_of_two_phases(broken):
    def apply(old, self, s, option, events):
        old(self, s, option, events)
        if events is not None and in_second_phase(s):
            events.append(CardChosen(self.seat, option))

    game = choosing_twice(broken)
    broken(ChooseCard, "apply", apply)
    objects(r"the secret choice of seat \d shows to (\d|None)", game)


def test_imagining_that_contradicts_the_observation():
    class Dreamer(MarketGame):
        def imagine(self, observation, dice):
            state = super().imagine(observation, dice)
            state.points[dice.below(3)] += dice.below(2)
            return state

    objects("leads to a position that looks different", Dreamer())


def test_imagining_that_forgets_what_the_seat_knows():
    class Forgetful(MarketGame):
        def imagine(self, observation, dice):
            state = super().imagine(observation, dice)
            state.cards = [HIDDEN] * observation.seats
            return state

    objects("leads to a position that looks different", Forgetful())


def test_imagining_that_breaks_what_is_conserved():
    def conserve(state):
        for seat, branch in enumerate(state.branches):
            assert (state.cards[seat] == HIDDEN) == (len(branch) == 2), "a card is missing"

    class Careless(MarketGame):
        def imagine(self, observation, dice):
            state = super().imagine(observation, dice)
            for seat in range(observation.seats):
                if seat != observation.seat:
                    state.cards[seat] = HIDDEN
            return state

    objects("a card is missing", Careless(), conserve=conserve)


def test_an_observation_that_is_no_plain_data():
    objects("an observation is plain JSON data", leaky(lambda state, seat: tuple(state.hands)))


def test_an_observation_that_can_be_used_to_change_the_position():
    class Open(MarketGame):
        def observe(self, state, seat):
            seen = super().observe(state, seat)
            seen.points = state.points
            return seen

    objects("an observation is part of the position", Open())


# defect: the kit scribbles on the lists of an observation, but not on the lists inside them.
def test_an_observation_that_can_be_used_to_change_the_position_deep_inside():
    class Open(Rebirth):
        def observe(self, state, seat):
            seen = super().observe(state, seat)
            if seat is not None:
                seen.missions[seat] = state.missions[seat]
            return seen

    objects("an observation is part of the position", Open(), seats=2, seeds=1)


def test_a_forecast_that_changes_the_observation():
    class Meddling(MarketGame):
        def forecast(self, observation):
            observation.points[0] += 1
            return super().forecast(observation)

    objects("a forecast changes something", Meddling())


# secret throws


def test_a_secret_throw_that_all_can_see(broken):
    broken(toy.ThrowPrize, "viewer", lambda old, self, s: 0)
    objects("a secret throw of seat 0 shows to 1")


def test_a_secret_throw_that_its_event_shows(monkeypatch):
    monkeypatch.setattr(told.TileDrawn, "secret", ())
    objects(r"a secret throw of seat \d shows to (\d|None)", Rebirth(), seats=2)


def test_a_secret_throw_that_its_note_in_the_observation_shows():
    """Even if imagining heeds the leak: what others see must not depend on the throw."""

    class Leaky(Rebirth):
        def observe(self, state, seat):
            seen = super().observe(state, seat)
            seen.hand_sizes = [sum(hand) + 10 * len(hand) for hand in state.hand]
            return seen

        def imagine(self, observation, dice):
            hands = observation.hand_sizes
            observation.hand_sizes = [size // 10 for size in hands]
            state = super().imagine(observation, dice)
            observation.hand_sizes = hands
            for seat, size in enumerate(hands):
                if seat != observation.seat and size:
                    state.hand[seat] = [size % 10, *[0] * (size // 10 - 1)]
            return state

    objects(r"a secret throw of seat \d shows to \d", Leaky(), seats=2)


def test_a_secret_throw_said_to_be_another_seats(broken):
    broken(DrawTile, "viewer", lambda old, self, s: (self.seat + 1) % s.table.seats)
    objects(r"a secret throw of seat \d shows to \d", Rebirth(), seats=2)


# taking back


class Peeked(Event):
    seat: int
    card: int


class PeekedAndSaid(Peeked):
    reveals: ClassVar[bool] = True


def peeking(event):
    """With a stake a seat looks at the next seat's card."""

    def apply(old, self, s, option, events):
        old(self, s, option, events)
        if events is not None:
            events.append(event(self.seat, s.cards[(self.seat + 1) % s.table.seats]))

    return apply


def test_a_choice_that_shows_something_and_says_so_is_fine(broken):
    broken(ChooseStake, "apply", peeking(PeekedAndSaid))
    examine_some(toy.game, 3, anything_goes)


def test_a_choice_that_shows_something_without_saying_so(broken):
    broken(ChooseStake, "apply", peeking(Peeked))
    objects(r"the consequences of option \d tell seat \d too much")


def test_a_choice_that_shows_something_in_the_position_without_saying_so(broken):
    """The hand tells what the next seat chose, so the choice must not be taken back."""

    def apply(old, self, s, option, events):
        old(self, s, option, events)
        if s.cards[(self.seat + 1) % s.table.seats] == 2:
            s.points[self.seat] += 1

    broken(ChooseStake, "apply", apply)
    objects(r"the consequences of option \d tell seat \d too much|playing again after undo leads elsewhere")


@pytest.mark.parametrize("answer", [True, False])
def test_a_promise_about_taking_back_that_is_not_kept(monkeypatch, answer):
    monkeypatch.setattr(Match, "commits", lambda self, seat, option: answer)
    objects(r"commits\(\) promised something else")


def test_taking_back_too_much(broken):
    def undo(old, self, seat):
        old(self, seat)
        for entry in self.tail[-1:]:
            old(self, entry.seat)

    broken(Match, "undo", undo)
    objects("undo is not the same as never having played")


def test_taking_back_nothing(monkeypatch):
    monkeypatch.setattr(Match, "undo", lambda self, seat: None)
    objects("undo is not the same as never having played")


def test_a_rule_that_remembers_something_outside_the_position(broken):
    numbers = count()

    def apply(old, self, s, option, events):
        old(self, s, option, events)
        s.prize = next(numbers)

    broken(ChooseCard, "apply", apply)
    objects("something else|too much|undo is not the same|leads elsewhere")


def test_a_rule_by_which_the_first_to_answer_wins(broken):
    """Seats that choose together choose without knowing who was faster; taking back and choosing again shows it."""

    def apply(old, self, s, option, events):
        fastest = set(s.stakes) == {HIDDEN}
        old(self, s, option, events)
        s.stakes[self.seat] += fastest

    broken(ChooseStake, "apply", apply)
    objects("playing again after undo leads elsewhere")


# asking must not change anything


@pytest.mark.parametrize("name", ["score", "save", "observe", "forecast"])
def test_a_question_that_changes_what_it_is_asked_about(name):
    def ask(self, asked, *seat):
        answer = getattr(MarketGame, name)(self, asked, *seat)
        asked.prize += 1
        return answer

    objects("changes (the position|something)", type("Meddling", (MarketGame,), {name: ask})())


def test_options_that_change_the_position_when_they_are_listed(broken):
    def options(old, self, s):
        s.prize += 1
        return old(self, s)

    broken(ChooseCard, "options", options)
    objects("changes the original|asking changes the position")


def test_a_prompt_that_changes_the_position(broken):
    def prompt(old, self, s):
        s.prize += 1
        return old(self, s)

    broken(ChooseCard, "prompt", prompt)
    objects("asking changes the position")


# points


def scoring(**changes):
    class Miscounting(MarketGame):
        def score(self, state):
            score = super().score(state)
            return score._replace(**{name: change(score) for name, change in changes.items()})

    return Miscounting()


def test_headings_that_do_not_add_up():
    objects("the headings do not add up", scoring(totals=lambda score: tuple(t + (t > 2) for t in score.totals)))


def test_winners_before_the_end():
    objects("winners exactly when the game is over", scoring(winners=lambda score: (0,)))


def test_no_winners_at_the_end():
    objects("winners exactly when the game is over", scoring(winners=lambda score: ()))


def test_a_seat_without_a_place():
    objects("everybody has a place", scoring(places=lambda score: score.places[:-1]))


def test_a_winner_who_is_not_first():
    objects(
        "the winners are those in first place", scoring(places=lambda score: tuple(place + 1 for place in score.places))
    )


def test_more_columns_than_headings():
    objects("every heading has points", scoring(points=lambda score: tuple((total, 0) for total in score.totals)))


def test_fewer_rows_of_points_than_seats():
    def first_two(score):
        return score.totals[:2]

    objects("every seat has points", scoring(totals=first_two, points=lambda score: score.points[:2]))


# conservation


def test_what_is_not_conserved():
    def conserve(state):
        assert sum(state.points) < 3, "too many points"

    objects("^too many points", conserve=conserve)


def test_the_conservation_check_is_asked_about_every_position_and_all_that_are_imagined():
    asked = []
    match = examine(toy.game, 2, {}, 1, asked.append)
    assert len(asked) == (len(match.log) + 1) * (1 + len([0, 1, None]))


# whether anybody listens


def deaf(old, self, s, value, events):
    old(self, s, value, events)
    s.prize += events is None


def test_a_choice_that_does_something_else_when_nobody_listens(broken):
    broken(Give, "apply", deaf)
    objects(r"option \d does something else when nobody listens")


def test_a_throw_that_does_something_else_when_nobody_listens(broken):
    broken(toy.ThrowPrize, "roll", deaf)
    objects(r"a throw of \d+ does something else when nobody listens")


# records


def test_a_record_that_leads_elsewhere(monkeypatch):
    def read(text, find):
        replay = read_record(text, find)
        replay.match.state.prize += 1
        return replay

    monkeypatch.setattr(testkit, "read_record", read)
    objects("the record leads to another position")


def test_a_golden_record_that_is_written_differently_now():
    text = write_record(random_match(toy.game, 2))
    assert replay_golden(toy.game, text).over
    with pytest.raises(AssertionError, match="the record reads differently when written again"):
        replay_golden(toy.game, text + "\n")


# errors of another kind


def test_an_option_offered_that_cannot_be_chosen(broken):
    def apply(old, self, s, option, events):
        if option == 2:
            raise KeyError(option)
        old(self, s, option, events)

    broken(ChooseCard, "apply", apply)
    objects(r"KeyError\(2\)")


def test_saving_that_leaves_out_a_field():
    class Forgetful(MarketGame):
        def save(self, state):
            saved = super().save(state)
            del saved["position"]["prize"]
            return saved

    objects("ValueError.*no more and no fewer", Forgetful())


def test_a_frame_that_the_game_does_not_know():
    class Short(MarketGame):
        frames = {name: frame for name, frame in MarketGame.frames.items() if name != "Give"}

    objects("ValueError.*is none of ChooseCard", Short())


def test_a_note_that_spoils_the_record(broken):
    broken(ChooseCard, "note", lambda old, self, s, option: "card\nand more")
    objects("RecordError.*the line should read")


# options in all their forms


def codec_objects(words, **methods):
    game = type("Odd", (MarketGame,), methods)()
    with pytest.raises(AssertionError, match=words):
        examine_codec(game)


def test_a_notation_that_two_options_share():
    def notation(self, option):
        return MarketGame.notation(self, min(option, 7))

    codec_objects("two options share a notation", notation=notation)


def test_a_notation_that_leads_to_another_option():
    def parse(self, text):
        return MarketGame.parse(self, text) // 2 * 2

    codec_objects("'card1' does not lead back to option 1", parse=parse)


def test_a_description_that_is_no_plain_data():
    def describe(self, option):
        return MarketGame.describe(self, option) | {"pair": (option, option)}

    codec_objects("option 0 is not plain", describe=describe)


@pytest.mark.parametrize("wrong", [-1, toy.SIZE])
def test_a_description_of_an_option_that_is_none(wrong):
    def describe(self, option):
        return {"kind": "none"} if option == wrong else MarketGame.describe(self, option)

    codec_objects(f"there is no option {wrong}, but it has a description", describe=describe)


# option sets


def test_option_sets_combine_the_first_option_with_every_single_change():
    class Three(MarketGame):
        seat_counts = (2,)
        table_options = (
            TableOption("rounds", ("2", "1")),
            TableOption("colour", ("red", "green", "blue")),
            TableOption("size", ("small", "large")),
        )

    changes = [{}, {"colour": "green"}, {"colour": "blue"}, {"size": "large"}]
    expected = [(2, {"rounds": rounds, **change}) for rounds in ("2", "1") for change in changes]
    assert list(option_sets(Three())) == expected


def test_option_sets_leave_out_tables_that_cannot_be():
    sets = list(option_sets(Rebirth()))
    assert (3, {"map": "ireland", "first": "C"}) in sets
    assert (2, {"map": "ireland", "first": "C"}) not in sets
    assert len(sets) == len({(seats, *options.items()) for seats, options in sets})


def test_the_examination_tries_strange_options_and_seats():
    assert {type(option) for option in testkit.STRANGE_OPTIONS} >= {int, bool, float, str, type(None)}
    assert all(seat not in range(8) for seat in testkit.STRANGE_SEATS)
