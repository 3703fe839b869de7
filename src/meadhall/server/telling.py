"""Telling a seat, or a spectator, what it may know: observations, options, events and scores in words and data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from meadhall.bots.advice import Suggestion
from meadhall.core import Breakdown, Event, Game
from meadhall.core.frames import OVER
from meadhall.core.game import Line
from meadhall.core.match import LUCK, Entry, choose
from meadhall.core.state import State
from meadhall.games import game as find_game
from meadhall.server import talk, wire
from meadhall.server.journal import Journal
from meadhall.words import Words

AnyGame = Game[Any, Any, Any]
SEAT_MARK = "@"
OPENING = -1
"""Stands for the entry of what the rules did before the first throw or choice."""


class Teller:
    """One game in one language."""

    def __init__(self, game: AnyGame, language: str) -> None:
        self.game = game
        self.words = Words(game, language, SEAT_MARK)

    # the whole table

    def update(self, journal: Journal, viewer: int | None, events: list[wire.Told]) -> talk.Update:
        match = journal.match
        state = match.state
        owing = None if viewer is None else state.owing(viewer)
        seen = self.game.observe(state, viewer)
        return talk.Update(
            number=journal.number,
            length=len(match.log),
            ask=journal.number if viewer is None else journal.asks[viewer],
            observation=seen.data(),
            panel=self.game.panel(seen, self.words.say),
            prompt=self.prompt(state, viewer),
            rules=list(owing.rules) if owing else [],
            choice=owing.message_id if owing else "",
            options=[] if viewer is None else [self.option(state, viewer, each) for each in state.options(viewer)],
            lesson=self.guidance(journal, viewer),
            events=events,
            undo=0 if viewer is None else journal.undoable(viewer),
            score=self.score(self.game.score(state)),
            over=match.over,
        )

    def guidance(self, journal: Journal, viewer: int | None) -> talk.Guidance | None:
        lesson = journal.lesson
        if lesson is None or viewer != lesson.seat or journal.match.over:
            return None
        length = len(journal.match.log)
        step = lesson.steps.get(length)
        pages = [self.words.text(f"lesson-{page}") for page in (step.pages if step else lesson.closing)]
        return talk.Guidance(lesson.number(length), len(lesson.steps), pages, step.accepted[0] if step else None)

    def position(self, state: State, viewer: int | None, length: int) -> wire.Position:
        seen = self.game.observe(state, viewer)
        return wire.Position(
            length=length,
            observation=seen.data(),
            panel=self.game.panel(seen, self.words.say),
            prompt=self.prompt(state, viewer),
            score=self.score(self.game.score(state)),
        )

    def about(self, seats: int, options: Mapping[str, str]) -> str:
        """What players should know about such a table before they begin."""
        told = self.game.about(self.game.table(seats, options))
        return self.words.say(told) if told else ""

    def setting(self, table: Any) -> dict[str, Any]:
        return self.game.setting(table, self.words.say)

    def picture(self, state: State, viewer: int | None, last: int | None) -> tuple[list[Line], list[Line]]:
        """The table as text, and what stands beside it, for clients that have no board for the game."""
        seen = self.game.observe(state, viewer)
        lit = [] if viewer is None else state.options(viewer)
        say = self.words.say
        return self.game.picture(seen, lit, last, False, say), self.game.sidebar(seen, False, say)

    # pieces of it

    def prompt(self, state: State, viewer: int | None) -> str:
        return self.words.say(state.decision.prompt if viewer is None else state.prompt(viewer))

    def option(self, state: State, seat: int, option: int) -> wire.OptionInfo:
        return wire.OptionInfo(
            option=option,
            notation=self.game.notation(option),
            label=self.words.option(state, seat, option),
            form=self.game.describe(option),
            number=self.game.number(option),
        )

    def score(self, score: Breakdown) -> wire.Score:
        return wire.Score(
            headings=list(score.headings),
            labels=[self.words.text(f"heading-{heading}") for heading in score.headings],
            points=[list(points) for points in score.points],
            totals=list(score.totals),
            places=list(score.places),
            winners=list(score.winners),
        )

    # what happened

    def entries(self, table: Any, log: Sequence[Entry], viewer: int | None, start: int) -> list[wire.Told]:
        """What the entries of the log from `start` on told, when they were made."""
        told = []
        for number in range(start, len(log)):
            entry = log[number]
            told += self.events(table, entry.events, viewer, number, None if entry.seat == LUCK else entry.seat)
        return told

    def events(
        self, table: Any, events: Iterable[Event], viewer: int | None, entry: int, seat: int | None
    ) -> list[wire.Told]:
        return [self.event(table, event.seen_by(viewer), entry, seat) for event in events]

    def event(self, table: Any, seen: Event, entry: int, seat: int | None) -> wire.Told:
        """An event that is already as the viewer may know it."""
        data = dict(zip(seen.fields, seen, strict=True))
        return wire.Told(entry, seat, type(seen).__name__, data, self.words.event(table, seen))

    # what could happen

    def prospect(self, journal: Journal, seat: int, option: int, alone: bool) -> talk.Prospect:
        """What an option would bring up to the next thing that comes to light, or why it is not allowed.

        `alone`: all others are bots, so the seat may go back as far as it likes until the match is over.
        """
        match = journal.match
        state = match.state
        why = self.game.explain(state, seat, option)
        about = self.game.help(option, self.words.say) if 0 <= option < state.size else ""
        if why:
            return talk.Prospect(option, False, [self.words.say(why)], [], "at-once", list(why.rules), about)
        events: list[Event] = []
        after = state.copy()
        final = choose(after, seat, option, events)
        foreseen: list[Event] = []
        for event in events:
            if event.reveals:
                break
            foreseen.append(event)
        told = self.events(state.table, foreseen, seat, len(match.log), seat)
        sentences = [each.text for each, event in zip(told, foreseen, strict=True) if not event.echo]
        back: talk.Back = "practice" if alone else "if-all-agree"
        if not final:
            back = "at-once"
        elif after.decision.kind is OVER:
            back = "never"
        return talk.Prospect(option, True, sentences, told, back, [], about)

    def suggestion(self, journal: Journal, seat: int, made: Suggestion) -> talk.Suggestion:
        """The choices of a suggestion in words, what they would bring, and why they are good."""
        state = journal.match.state.copy()
        labels: list[str] = []
        sentences: list[str] = []
        for option in made.options:
            if self.game.explain(state, seat, option):
                break  # a plan may end sooner than was thought
            labels.append(self.words.option(state, seat, option))
            events: list[Event] = []
            final = choose(state, seat, option, events)
            for event in events:
                if event.reveals:
                    break
                if not event.echo:
                    sentences.append(self.words.event(state.table, event.seen_by(seat)))
            if final:
                break  # what comes after depends on what the seat cannot know yet
        reason = self.words.reason(made.value, made.gains, made.rivals)
        return talk.Suggestion(made.options[: len(labels)], labels, sentences, round(made.value, 1), reason)

    def forecast(self, state: State, viewer: int | None) -> tuple[wire.Score, list[str]]:
        """The points if the match ended now, as far as the viewer can tell, and what would happen before."""
        seen = self.game.observe(state, viewer)
        if state.decision.kind is OVER:
            return self.score(self.game.score(state)), []
        told = [self.words.event(state.table, event) for event in self.game.foresee(seen)]
        return self.score(self.game.forecast(seen)), told


@lru_cache(maxsize=32)
def teller(game: str, language: str) -> Teller:
    return Teller(find_game(game), language)
