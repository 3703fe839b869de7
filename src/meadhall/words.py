"""Words: messages of the rules as text, from the Fluent files of the kernel and of each game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache, reduce
from importlib.resources import files
from math import fsum
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from meadhall.core import Event, Game, Message, Reason
from meadhall.core.words import SEAT_FIELDS, SEATS, true_minus

LANGUAGES = ("en", "cs", "pl", "es")
REMEMBERED = 20_000
"""So many sentences of a game are kept, some megabytes at most."""
MOST_GAINS, MOST_RIVALS = 3, 2
"""So many reasons for advice are told."""
LEAST = 0.25
"""Fewer points than these are no reason."""

AnyGame = Game[Any, Any, Any]


def preferred(tags: Sequence[str]) -> str:
    """The first of these languages, such as "pl-PL", that is spoken here; otherwise the first of ours."""
    known = (tag.replace("_", "-").partition("-")[0].lower() for tag in tags)
    return next((language for language in known if language in LANGUAGES), LANGUAGES[0])


class WordsError(LookupError):
    """A message that no file has, or that does not fit its parameters."""


class Phrase(FluentType):
    """What a sentence speaks of by a name or in words of its own. It has forms: the attributes of its message.

    A sentence asks for one with `FORM($thing, "accusative", $number)`; the number, if there is one, is for the plural.
    """

    def __init__(self, words: Words, message: Message, code: str = "") -> None:
        self.words = words
        self.message = message
        self.code = code

    def format(self, locale: Locale) -> str:
        return self.words.say(self.message)

    def __eq__(self, other: object) -> bool:
        """Whether it has that code, so that a sentence can be chosen by what it speaks of."""
        return self.code == other

    __hash__ = FluentType.__hash__

    def form(self, name: str, number: int | None = None) -> str:
        args = self.message.args if number is None else {**self.message.args, "number": number}
        wanted = f"{self.message.id}.{name}"
        return self.words.text(wanted if self.words.has(wanted) else self.message.id, **args)


def _form(phrase: Any, *which: Any) -> Any:
    """Whoever has no name and no forms, such as a player, is called the same everywhere."""
    return phrase.form(*which) if isinstance(phrase, Phrase) else phrase


@lru_cache(maxsize=32)
def _bundle(package: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], functions={"FORM": _form}, use_isolating=False)
    for home in ("meadhall.core", package):
        bundle.add_resource(FluentResource(_file(home, language)), allow_overrides=True)
    return bundle


def _file(package: str, language: str) -> str:
    return (files(package) / "messages" / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def _house_bundle(package: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(_file(package, language)))
    return bundle


def sentence(package: str, language: str, name: str, /, **args: str | float) -> str:
    """What a part of the house that is no game says."""
    bundle = _house_bundle(package, language)
    pattern = bundle.get_message(name).value if bundle.has_message(name) else None
    if pattern is None:
        raise WordsError(f"no message {name!r}")
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise WordsError(f"message {name!r} with {args}: {errors[0]}")
    return true_minus(str(text))


class Words:
    """One game in one language. What was said once is remembered: most of it is said again and again."""

    def __init__(self, game: AnyGame, language: str = "en", seat_mark: str = "") -> None:
        """`seat_mark` stands before the letters of seats, so that names can be put in their place."""
        if language not in LANGUAGES:
            raise WordsError(f"there is no language {language!r}; there is {', '.join(LANGUAGES)}")
        self.game = game
        self.bundle = _bundle(type(game).__module__, language)
        self.names = frozenset(game.named_messages())
        self.seat_mark = seat_mark
        self._compose = lru_cache(maxsize=REMEMBERED)(self._compose_anew)

    def has(self, name: str) -> bool:
        message, _, attribute = name.partition(".")
        return bool(self.bundle.has_message(message)) and (
            not attribute or attribute in self.bundle.get_message(message).attributes
        )

    def text(self, name: str, /, **args: str | float | Message) -> str:
        """The message of that name; `name.short` is its attribute `short`.

        A parameter that has a name in words, such as a mission, is called by it.
        """
        if any(isinstance(value, Message) for value in args.values()):
            return self._compose_anew(name, tuple(args.items()))
        return self._compose(name, tuple(args.items()))

    def _compose_anew(self, name: str, args: tuple[tuple[str, str | float | Message], ...]) -> str:
        if not self.has(name):
            raise WordsError(f"no message {name!r}")
        message, _, attribute = name.partition(".")
        found = self.bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise WordsError(f"message {name!r} is empty")
        text, errors = self.bundle.format_pattern(pattern, {key: self._named(key, value) for key, value in args})
        if errors:
            raise WordsError(f"message {name!r} with {dict(args)}: {errors[0]}")
        return true_minus(str(text))

    def _named(self, key: str, value: str | float | Message) -> str | float | Phrase:
        if isinstance(value, Message):
            return Phrase(self, value)
        if not isinstance(value, str):
            return value
        if key in SEAT_FIELDS and len(value) == 1:
            return self.seat_mark + value
        name = f"{key}-{value}"
        named = self.game.naming(key, value) or (Message(name, {}) if name in self.names else None)
        return Phrase(self, named, value) if named else value

    def say(self, message: Message | Reason) -> str:
        return self.text(message.id, **message.args)

    def event(self, table: Any, event: Event) -> str:
        """What happened; the event has to be the viewer's version of it (`seen_by`)."""
        return self.say(self.game.message(table, event))

    def option(self, state: Any, seat: int, option: int) -> str:
        """How an option is called where the seat is offered it now."""
        return self.say(self.game.offer(state, seat, option))

    def value(self, option: str, value: str) -> str:
        """What a value of a table option is called; seats go by their letters."""
        name = f"table-{option}.{value}"
        return self.text(name) if self.has(name) else value

    def reason(
        self,
        total: float,
        gains: Sequence[tuple[str, float]],
        rivals: Sequence[tuple[int, float]],
        named: str = "facet",
    ) -> str:
        """Where the points come from that something is worth: the parts that are told add up to the total, in tenths.

        What it gains is named by facets of hopes or by headings of the score; what it means for rivals counts for the
        seat itself. Empty if no part is worth a word.
        """
        parts = [(self.text(f"{named}-{name}"), points) for name, points in gains[:MOST_GAINS]]
        parts += [
            (self.text("rival-loss" if points > 0 else "rival-gain", seat=SEATS[seat]), points)
            for seat, points in rivals[:MOST_RIVALS]
        ]
        shown = [(name, round(points, 1)) for name, points in parts if abs(points) >= LEAST]
        if not shown:
            return ""
        rest = round(round(total, 1) - fsum(points for _, points in shown), 1)
        if rest:
            shown.append((self.text("facet-other"), rest))
        told = [self.text("gain" if points > 0 else "loss", gained=name, points=abs(points)) for name, points in shown]
        return reduce(lambda one, more: self.text("reasons", one=one, more=more), told)
