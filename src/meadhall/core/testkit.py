"""The examination that every game has to pass: random play with all promises of the kernel checked at every step.

    for seats, options in option_sets(game):
        examine(game, seats, options, seed=1, conserve=my_conservation_check)

A broken promise, or any error on the way, is an AssertionError with the table, the seed and the step.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from copy import copy, deepcopy
from functools import partial
from itertools import cycle
from typing import Any, TypeVar

from meadhall.core.dice import LabDice
from meadhall.core.events import Event
from meadhall.core.frames import CHANCE, PLAYERS
from meadhall.core.game import Breakdown, Game, NotationError, SetupError
from meadhall.core.match import LUCK, Entry, Match
from meadhall.core.record import digest
from meadhall.core.replay import read_record
from meadhall.core.state import State
from meadhall.core.words import IllegalMove

AnyGame = Game[Any, Any, Any]
Conserve = Callable[[Any], None]
Item = TypeVar("Item")

STRANGE_OPTIONS: tuple[Any, ...] = (-1, 10**30, None, "0", 0.0, True)
STRANGE_SEATS: tuple[Any, ...] = (-1, 99)

REPLAYED_WHOLE = 64
"""Logs up to this length are played again from the start to check undo, longer ones once in so many times."""


def option_sets(game: AnyGame) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with the default table and with each single option changed to each other value.

    The first option of a game decides most (a map, a length): its values are combined with all the others.
    """
    leads = [{lead.name: value} for lead in game.table_options[:1] for value in lead.values] or [{}]
    changes = [{option.name: value} for option in game.table_options[1:] for value in option.values[1:]]
    for seats in game.seat_counts:
        for lead in leads:
            for change in [{}, *changes]:
                options = lead | change
                try:
                    game.table(seats, options)
                except SetupError:
                    continue
                yield seats, options


def examine(
    game: AnyGame, seats: int, options: dict[str, str], seed: int, conserve: Conserve, thorough: int = 4
) -> Match:
    """Play a random game and check every promise at every step; `thorough` is the size of the samples."""
    examiner = _Examiner(game, seats, options, seed, conserve, thorough)
    try:
        return examiner.play()
    except Exception as broken:
        place = f"{game.id}, {seats} seats, {options}, seed {seed}, after {len(examiner.match.log)} log entries"
        problem = broken if isinstance(broken, AssertionError) else repr(broken)
        raise AssertionError(f"{problem} [{place}]") from broken


def examine_codec(game: AnyGame) -> None:
    """Every option id has a structured form and a notation that leads back to it."""
    notations = [game.notation(option) for option in range(game.state.size)]
    assert len(set(notations)) == len(notations), "two options share a notation"
    for option, text in enumerate(notations):
        assert game.parse(text) == option, f"{text!r} does not lead back to option {option}"
        assert json.loads(json.dumps(game.describe(option))) == game.describe(option), f"option {option} is not plain"
    for rubbish in ("", " ", "?", "-1", "1" * 500, "\u0661,\u0661", "nothing at all"):
        try:
            game.parse(rubbish)
        except NotationError:
            continue
        raise AssertionError(f"{rubbish[:20]!r} is taken for an option")
    for wrong in (-1, game.state.size):
        try:
            game.describe(wrong)
        except ValueError:
            continue
        raise AssertionError(f"there is no option {wrong}, but it has a description")


def replay_golden(game: AnyGame, text: str) -> Match:
    """A golden record: it still plays, and writing it down again gives the same text."""
    replay = read_record(text, lambda _: game)
    assert replay.match.record(replay.players, replay.luck) == text, "the record reads differently when written again"
    return replay.match


def random_digest(game: AnyGame, seats: int, options: dict[str, str], seed: int) -> str:
    """A digest of a whole random game: of every choice, throw and event."""
    dice = LabDice(seed)
    match = Match(game, seats, options, dice)
    while not match.over:
        seat = match.state.decision.seats[0]
        choices = match.state.options(seat)
        match.play(seat, choices[dice.below(len(choices))])
    return digest(match.record() + repr([entry.events for entry in match.log]))


_FRESH = """
import json, sys
from importlib import import_module
from meadhall.core.testkit import random_digest
module, seats, options, seed = json.loads(sys.argv[1])
print(random_digest(import_module(module).game, seats, options, seed))
"""


def digest_in_fresh_process(module: str, seats: int, options: dict[str, str], seed: int, hash_seed: str) -> str:
    """`random_digest` of the game in that module, computed by a new process under the given hash seed."""
    task = json.dumps([module, seats, options, seed])
    path = (";" if sys.platform == "win32" else ":").join(sys.path)
    environment = {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    command = [sys.executable, "-c", _FRESH, task]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()


def _refuses(act: Callable[[], None]) -> bool:
    try:
        act()
    except IllegalMove:
        return True
    return False


def _copied(state: State) -> State:
    return state.copy()


COPIES: tuple[Callable[[State], State], ...] = (_copied, copy, deepcopy)
"""All ways to copy a position do the same."""


def _plain(data: Any) -> Any:
    return json.loads(json.dumps(data))


def _scribble(value: Any) -> None:
    if isinstance(value, list):
        for item in value:
            _scribble(item)
        value.append("scribble")
    elif isinstance(value, dict):
        value["scribble"] = ""


class _Examiner:
    def __init__(
        self, game: AnyGame, seats: int, options: dict[str, str], seed: int, conserve: Conserve, thorough: int
    ) -> None:
        self.game = game
        self.dice = LabDice(seed)
        self.conserve = conserve
        self.thorough = thorough
        self.match = Match(game, seats, options)
        self.kept: list[tuple[State, int]] = []
        self.copies = cycle(COPIES)

    @property
    def state(self) -> State:
        return self.match.state

    def sample(self, items: list[Item]) -> list[Item]:
        if len(items) <= self.thorough:
            return items
        return [items[self.dice.below(len(items))] for _ in range(self.thorough)]

    def viewers(self) -> list[int | None]:
        return [*range(self.state.table.seats), None]

    # the course of the game

    def play(self) -> Match:
        while not self.match.over:
            self.check_position()
            if self.state.decision.kind is CHANCE:
                self.check_chance()
                self.match.throw(self.dice.below(self.state.faces))
            else:
                self.play_choice()
        self.check_position()
        self.check_end()
        return self.match

    def play_choice(self) -> None:
        seats = self.state.decision.seats
        seat = seats[self.dice.below(len(seats))]
        options = self.state.options(seat)
        option = options[self.dice.below(len(options))]
        promised = self.match.commits(seat, option)
        offer = self.game.offer(self.state, seat, option)
        events = self.match.play(seat, option)
        for message in [offer, *(self.game.message(self.state.table, event) for event in events)]:
            assert _plain(message.args) == message.args, f"{message.id} speaks of something that is not plain"
        assert promised == (not self.match.tail), "commits() promised something else about taking back"
        if self.match.tail:
            self.check_undo()

    # any position

    def check_position(self) -> None:
        state = self.state
        key = state.key()
        self.kept.append((state.copy(), key))
        self.conserve(state)
        self.check_save(state)
        self.check_score(state)
        owing = state.decision.seats
        for seat in owing:
            self.check_options(seat)
            choice = state.owing(seat)
            if choice and choice.hidden:
                self.check_secrecy(seat)
        for seat in [*range(state.table.seats), *STRANGE_SEATS]:
            if seat not in owing:
                assert state.options(seat) == [], f"seat {seat} owes nothing, but has options"
                self.check_refusals(seat, [0], key)
        if state.decision.kind is not CHANCE:
            assert _refuses(lambda: state.roll(0)), "a throw was accepted where none is due"
        for viewer in self.sample(self.viewers()):
            self.check_view(viewer)
        assert state.key() == key, "asking changes the position"

    def check_score(self, state: State) -> None:
        score = self.game.score(state)
        self.check_breakdown(score)
        assert bool(score.winners) == self.match.over, "there are winners exactly when the game is over"

    def check_breakdown(self, score: Breakdown) -> None:
        seats = self.state.table.seats
        assert len(score.points) == seats, "every seat has points"
        assert all(len(row) == len(score.headings) for row in score.points), "every heading has points"
        assert score.totals == tuple(map(sum, score.points)), "the headings do not add up to the total"

    def check_save(self, state: State) -> None:
        saved = _plain(self.game.save(state))
        loaded = self.game.load(saved)
        assert loaded.key() == state.key(), "saving and loading changes the position"
        assert self.game.save(loaded) == saved, "a loaded position is saved differently"

    def check_options(self, seat: int) -> None:
        state = self.state
        options = state.options(seat)
        assert options, f"seat {seat} has to choose, but has no option"
        assert options == sorted(set(options)), "options are sorted and unique"
        assert all(0 <= option < state.size for option in options), "options stay inside their range"
        key = state.key()
        for option in self.sample(options):
            assert state.explain(seat, option) is None, f"option {option} is legal, but has a reason against it"
            heard, unheard = state.copy(), next(self.copies)(state)
            heard.apply(seat, option, [])
            unheard.apply(seat, option)
            assert heard.key() == unheard.key(), f"option {option} does something else when nobody listens"
            assert state.key() == key, f"applying option {option} to a copy changes the original"
        others = sorted({*range(state.size)}.difference(options))
        self.check_refusals(seat, [*self.sample(others), *STRANGE_OPTIONS], key)

    def check_refusals(self, seat: int, wrong: list[Any], key: int) -> None:
        state = self.state
        for option in wrong:
            assert _refuses(partial(state.apply, seat, option, [])), f"option {option!r} was accepted from seat {seat}"
            assert state.explain(seat, option) is not None, f"option {option!r} was refused without a reason"
        assert state.key() == key, f"refusing one of {wrong!r} changes the position"

    # what seats know

    def check_view(self, viewer: int | None) -> None:
        """The observation is plain data, and positions that look the same to the viewer cannot be told apart."""
        game, state = self.game, self.state
        seen = game.observe(state, viewer)
        assert game.observation(**_plain(seen.data())) == seen, "an observation is plain JSON data"
        other = game.imagine(seen, self.dice)
        self.conserve(other)
        assert game.observe(other, viewer) == seen, f"what seat {viewer} sees leads to a position that looks different"
        self.check_breakdown(game.forecast(seen))
        assert game.observe(state, viewer) == seen, "a forecast changes something"
        self.check_scribbling(viewer)
        if viewer is not None:
            self.check_same_to(viewer, other)
            self.play_on(viewer, other)

    def play_on(self, viewer: int, imagined: State) -> None:
        """Bots go on from what they imagine, and judge it."""
        for _ in range(self.thorough):
            kind, seats, _ = imagined.decision
            if kind is CHANCE:
                assert imagined.faces >= 1, "a die has at least one face"
                imagined.throw(self.dice)
            elif kind is PLAYERS:
                options = imagined.options(seats[0])
                assert options, f"seat {seats[0]} has to choose, but has no option"
                weighed = self.game.candidates(imagined, seats[0])
                assert weighed, "a bot has something to weigh"
                assert set(weighed) <= set(options), "a bot weighs what is allowed"
                option = options[self.dice.below(len(options))]
                assert imagined.explain(seats[0], option) is None, (
                    f"option {option} is legal, but has a reason against it"
                )
                imagined.apply(seats[0], option)
        assert isinstance(self.game.appraise(imagined, viewer), int | float), "what looks good is a number"

    def check_scribbling(self, viewer: int | None) -> None:
        """An observation belongs to its observer: writing on it changes nothing else."""
        seen = self.game.observe(self.state, viewer)
        before = _plain(seen.data())
        for name in before:
            _scribble(getattr(seen, name))
        assert _plain(self.game.observe(self.state, viewer).data()) == before, "an observation is part of the position"

    def check_secrecy(self, seat: int) -> None:
        """A hidden choice makes no difference to what the others see, as long as the rules reveal nothing."""
        looks: dict[tuple[int | None, bool], tuple[list[Event], Any]] = {}
        for option in self.sample(self.state.options(seat)):
            events: list[Event] = []
            position = self.state.copy()
            phase = position.branches
            position.apply(seat, option, events)
            if phase and position.branches is not phase:
                continue  # everybody has chosen, so the rules may go on
            for viewer in self.viewers():
                if viewer == seat:
                    continue
                look = self.learned(position, viewer, events)
                known = looks.setdefault((viewer, position.owing(seat) is None), look)
                assert look == known, f"the secret choice of seat {seat} shows to {viewer}"

    def check_same_to(self, viewer: int, other: State) -> None:
        state = self.state
        assert state.prompt(viewer) == other.prompt(viewer), f"the prompt tells seat {viewer} too much"
        options = state.options(viewer)
        assert options == other.options(viewer), f"the options tell seat {viewer} too much"
        for option in self.sample(list(range(state.size))):
            assert state.explain(viewer, option) == other.explain(viewer, option), (
                f"a reason tells seat {viewer} too much"
            )
        for option in self.sample(options):
            told = [self.after(position, viewer, option) for position in (state, other)]
            assert told[0] == told[1], f"the consequences of option {option} tell seat {viewer} too much"

    def after(self, position: State, viewer: int, option: int) -> tuple[list[Event], Any]:
        """What the viewer learns by its own choice."""
        events: list[Event] = []
        position = position.copy()
        position.apply(viewer, option, events)
        return self.learned(position, viewer, events)

    def learned(self, position: State, viewer: int | None, events: list[Event]) -> tuple[list[Event], Any]:
        """What the viewer knows after the events, up to the first that reveals something by the rules."""
        for number, event in enumerate(events):
            if event.reveals:
                return [event.seen_by(viewer) for event in events[:number]], None
        return [event.seen_by(viewer) for event in events], self.game.observe(position, viewer)

    def check_chance(self) -> None:
        """A throw that one seat alone may know looks the same to all others, whatever it brings."""
        state = self.state
        faces, private_to = state.faces, state.chance().viewer(state)
        assert faces >= 1, "a die has at least one face"
        for wrong in (faces, -1):
            assert _refuses(partial(state.roll, wrong)), f"a throw of {wrong} was accepted"
        outcomes = {0, faces - 1, self.dice.below(faces)}
        for outcome in sorted(outcomes):
            heard, unheard = state.copy(), next(self.copies)(state)
            heard.roll(outcome, [])
            unheard.roll(outcome)
            assert heard.key() == unheard.key(), f"a throw of {outcome} does something else when nobody listens"
        if private_to is None:
            return
        for viewer in self.viewers():
            if viewer == private_to:
                continue
            looks = []
            for outcome in sorted(outcomes):
                events: list[Event] = []
                position = state.copy()
                position.roll(outcome, events)
                looks.append(self.learned(position, viewer, events))
            assert all(look == looks[0] for look in looks), f"a secret throw of seat {private_to} shows to {viewer}"

    # taking back

    def check_undo(self) -> None:
        """Taking back the last choice of a seat equals never having made it; then it is made again."""
        match = self.match
        for seat in sorted({entry.seat for entry in match.tail}):
            last = max(i for i in range(match.barrier, len(match.log)) if match.log[i].seat == seat)
            log = match.log[:]
            never = self.replayed(log[:last] + log[last + 1 :])
            match.undo(seat)
            assert match.state.key() == never.key(), "undo is not the same as never having played"
            match.play(seat, log[last].value)
            assert match.state.key() == self.replayed(log).key(), "playing again after undo leads elsewhere"

    def replayed(self, log: list[Entry]) -> State:
        """The position after this log: played from the start if that is not far, otherwise from the last barrier."""
        near = len(log) < REPLAYED_WHOLE or self.dice.below(REPLAYED_WHOLE) == 0
        state = self.kept[0][0].copy() if near else self.kept[self.match.barrier][0].copy()
        for entry in log if near else log[self.match.barrier :]:
            if entry.seat == LUCK:
                state.roll(entry.value)
            else:
                state.apply(entry.seat, entry.value)
        return state

    # the end

    def check_end(self) -> None:
        for earlier, key in self.kept:
            assert earlier.key() == key, "a copy of an earlier position has changed"
        text = self.match.record([f"player {seat}" for seat in range(self.state.table.seats)])
        again = replay_golden(self.game, text)
        assert again.state.key() == self.state.key(), "the record leads to another position"
        score = self.game.score(self.state)
        assert len(score.places) == self.state.table.seats, "everybody has a place"
        first = [seat for seat, place in enumerate(score.places) if place == 1]
        assert first == list(score.winners), "the winners are those in first place"
