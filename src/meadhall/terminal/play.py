"""A game against bots in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any

from rich.console import Console

from meadhall.books import book, plain
from meadhall.bots import Bot, bot
from meadhall.bots.advice import BEST, Suggestion, eyes, suggest
from meadhall.core import LUCK, SEATS, Dice, Event, Game, LabDice, Match, NotationError
from meadhall.core.view import view_of
from meadhall.rulebook import find_rulebook, rules_in
from meadhall.terminal.screen import Screen
from meadhall.words import LANGUAGES

FEW = 9
"""So many options are listed without being asked for."""

FEW_SENTENCES = 3
"""So much is told about what an option would bring."""

FEW_PARAGRAPHS = 3
"""So many paragraphs of the rule book are shown at once."""

SHORT = 70
"""Texts of so many letters are told with any option, longer ones with one of few, or when they are asked for."""

TAKEN = ("", "1", "2", "3")
"""What may stand behind take: nothing, or the number of a suggestion."""

NO_ADVICE: tuple[int, list[Suggestion]] = (-1, [])

HELP = (
    *("move", "list", "undo", "take", "score", "legend", "save", "help"),
    *("number", "why", "suggest", "board", "forecast", "leave", "rule"),
)
"""What can be typed, down one column and then the other."""


class Leave(Exception):
    """The player has had enough."""


class TerminalGame:
    """One person at one seat, bots at the others. Such a game is practice: choices can be taken back without limit."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        seats: int,
        options: Mapping[str, str],
        bots: Sequence[str],
        seat: int,
        seed: int,
        console: Console,
        plain: bool = False,
        ask: Callable[[str], str] = input,
        adviser: str = BEST,
        language: str = LANGUAGES[0],
    ) -> None:
        self.game = game
        self.seat = seat
        self.dice = LabDice(seed)
        self.match = Match(game, seats, options, self.dice.fork(0))
        self.screen = Screen(game, console, plain, language)
        self.ask = ask
        self.names = list(bots)
        self.names.insert(seat, "you")
        self.bots: dict[int, Bot] = {s: bot(name) for s, name in enumerate(self.names) if s != seat}
        self.minds: list[Dice] = [self.dice.fork(1 + s) for s in range(seats)]
        self.rulebook = rules_in(find_rulebook(game.id))
        self.book = book(game.id, language)
        self.told = 0
        self.adviser = eyes(game.id, adviser)
        self.advice = NO_ADVICE
        """What was suggested last, and how long the log was then."""

    # the course of the game

    def run(self) -> None:
        table = self.match.state.table
        self.screen.tell("welcome", game=self.screen.words.text("title"), players=table.seats, seat=SEATS[self.seat])
        words = self.screen.words
        agreed = [
            f"{words.text(f'table-{name}')}: {words.value(name, value)}"
            for name, value in table.options.items()
            if "\n" not in value
        ]
        about = self.game.about(table)
        self.screen.say("; ".join(agreed) + ".")
        self.screen.say(f"{words.say(about) if about else ''}\n")
        try:
            while not self.match.over:
                self.let_bots_play()
                if not self.match.over:
                    self.take_turn()
            self.tell()
            self.screen.position(self.seen(), [], self.last)
            self.screen.say()
            self.score()
        except (Leave, EOFError, KeyboardInterrupt):
            self.screen.say()
            self.screen.tell("goodbye")

    def let_bots_play(self) -> None:
        while not self.match.over and self.seat not in self.match.state.decision.seats:
            seat = self.match.state.decision.seats[0]
            view = view_of(self.game, self.match.state, seat)
            self.match.play(seat, self.bots[seat].choose(view, self.minds[seat]))

    def take_turn(self) -> None:
        self.tell()
        self.show()
        while True:
            options = self.answer()
            for option in options:
                if self.game.explain(self.match.state, self.seat, option):  # a plan may end sooner than was thought
                    break
                self.match.play(self.seat, option)
            if options:
                return

    def answer(self) -> list[int]:
        """What the player chooses, one option or a whole plan; nothing when something else was typed."""
        try:
            text = self.ask("> ").strip()
        except KeyboardInterrupt:
            self.screen.say()
            self.screen.tell("to-leave")
            return []
        words = text.split(maxsplit=1)
        if not words:
            return []
        for option in self.match.state.options(self.seat):
            if text == self.game.notation(option):  # "F" is a farm where one can be chosen, "f" the forecast
                return [option]
        command = words[0].lower()
        argument = words[1] if len(words) > 1 else ""
        if command == "take" and argument in TAKEN:
            best = self.suggestions()
            return best[min(int(argument or 1), len(best)) - 1].options
        if command in self.COMMANDS:
            self.COMMANDS[command](self, argument)
            return []
        return self.chosen(" ".join(words))

    def chosen(self, text: str) -> list[int]:
        option = self.parsed(text)
        if option is None:
            return []
        why = self.game.explain(self.match.state, self.seat, option)
        if why is None:
            return [option]
        self.screen.tell("not-allowed", why=self.screen.words.say(why), rules=", ".join(why.rules))
        return []

    def parsed(self, text: str) -> int | None:
        if text.isascii() and text.isdecimal():
            number = int(text[:9])
            numbered = self.numbered()
            if number in numbered:
                return numbered[number]
            self.tell_numbers(list(numbered))
            return None
        try:
            return self.game.parse(text)
        except NotationError:
            self.screen.tell("no-choice", typed=text, example=self.example())
            return None

    def tell_numbers(self, numbers: list[int]) -> None:
        first, last = numbers[0], numbers[-1]
        if len(numbers) > 1 and numbers == list(range(first, last + 1)):
            self.screen.tell("numbers-from", first=first, last=last)
        else:
            self.screen.tell("numbers", numbers=", ".join(map(str, numbers)))

    def example(self) -> str:
        return self.game.notation(self.match.state.options(self.seat)[0])

    # what is shown

    @property
    def last(self) -> int | None:
        """What was chosen last, by anybody."""
        return next((entry.value for entry in reversed(self.match.log) if entry.seat != LUCK), None)

    def seen(self) -> Any:
        return self.game.observe(self.match.state, self.seat)

    def tell(self) -> None:
        """What has happened since the last time."""
        self.screen.events(self.match.state.table, self.match.visible(self.seat, self.told))
        self.told = len(self.match.log)
        self.screen.say()

    def show(self, _: str = "") -> None:
        options = self.match.state.options(self.seat)
        self.screen.position(self.seen(), options, self.last)
        self.screen.say()
        asked = self.screen.words.say(self.match.state.prompt(self.seat))
        self.screen.say(f"{asked} {self.screen.sentence('choices', count=len(options))}", "bold")
        if len(options) <= FEW:
            self.list_options()

    def numbered(self) -> dict[int, int]:
        """The options by the numbers that can be typed: their own, where people call them by a number."""
        options = self.match.state.options(self.seat)
        own = {number: option for option in options if (number := self.game.number(option)) is not None}
        return own or dict(enumerate(options, start=1))

    def list_options(self, _: str = "") -> None:
        numbers = {option: str(number) for number, option in self.numbered().items()}
        options = [*numbers, *(each for each in self.match.state.options(self.seat) if each not in numbers)]
        previews = {option: self.preview(option) for option in options}
        same = set.intersection(*map(set, previews.values())) if len(previews) > 1 else set()
        for option in options:
            number = numbers.get(option, "")
            name, label = self.game.notation(option), self.screen.words.option(self.match.state, self.seat, option)
            told = [text for text in previews[option] if text not in same][:FEW_SENTENCES]
            if label == self.screen.words.say(self.game.label(option)):
                about = self.game.help(option, self.screen.words.say)
                told = [about] if about and (len(about) <= SHORT or len(options) <= FEW) else told
            first, _, more = label.partition(" ")
            names = f"{'' if name == number else name:8} {more if first == name else label}"
            self.screen.item(f"  {number:>3}  ", f"{names}  {' '.join(told)}".rstrip())

    def preview(self, option: int) -> list[str]:
        """What the choice would bring, up to the next throw of the dice."""
        events: list[Event] = []
        after = self.match.state.copy()
        after.apply(self.seat, option, events)
        known = []
        for event in events:
            if event.reveals:
                break
            if not event.echo:
                known.append(self.screen.words.event(after.table, event.seen_by(self.seat)))
        return known

    # commands

    def undo(self, _: str) -> None:
        """Back to the player's last choice, whatever has happened since."""
        own = [number for number, entry in enumerate(self.match.log) if entry.seat == self.seat]
        if not own:
            self.screen.tell("nothing-chosen")
            return
        self.match.rewind(own[-1])
        self.told = len(self.match.log)
        self.advice = NO_ADVICE
        self.screen.tell("taken-back")
        self.show()

    def why(self, argument: str) -> None:
        if not argument:
            self.screen.tell("name-a-choice", example=self.example())
            return
        option = self.parsed(argument)
        if option is None:
            return
        why = self.game.explain(self.match.state, self.seat, option)
        if why is None:
            self.screen.say(self.screen.sentence("allowed", what=" ".join(self.preview(option))).rstrip())
        else:
            self.screen.say(f"{self.screen.words.say(why)} [{', '.join(why.rules)}]")

    def suggestions(self) -> list[Suggestion]:
        """Good ways to go on, the best first; thought about once for each length of the log."""
        length = len(self.match.log)
        if self.advice[0] != length:
            view = view_of(self.game, self.match.state, self.seat)
            self.advice = length, suggest(view, self.dice.fork(99), self.adviser)
        return self.advice[1]

    def suggest(self, _: str) -> None:
        best = self.suggestions()
        self.screen.tell("one-way" if len(best) == 1 else "ways")
        for number, each in enumerate(best, start=1):
            way = ", ".join(map(self.game.notation, each.options))
            told = " ".join(self.preview(each.options[0])[:FEW_SENTENCES]) if len(each.options) == 1 else ""
            sign = "minus" if each.value < 0 else "plus"
            worth = "" if len(best) == 1 else self.screen.sentence("worth", sign=sign, points=abs(each.value))
            why = self.screen.words.reason(each.value, each.gains, each.rivals)
            self.screen.item(f"  {number:>3}  ", f"{way:8} {worth:5} {told} {f'({why})' if why else ''}".rstrip())
        self.screen.tell("take-it" if len(best) == 1 else "take-one")

    def score(self, _: str = "") -> None:
        self.screen.score(self.game.score(self.match.state), self.called())

    def called(self) -> list[str]:
        """The players as the reader calls them; in records they keep their names."""
        return [self.screen.sentence("you") if seat == self.seat else name for seat, name in enumerate(self.names)]

    def forecast(self, _: str) -> None:
        seen = self.seen()
        self.screen.tell("if-it-ended")
        self.screen.events(self.match.state.table, self.game.foresee(seen))
        self.screen.score(self.game.forecast(seen), self.called())

    def legend(self, _: str) -> None:
        self.screen.lines(self.game.legend(self.seen(), self.screen.plain, self.screen.words.say))

    def show_help(self, argument: str) -> None:
        """The commands and what the rule book says of the present choice; or of what is named; or a card's text."""
        argument = argument.strip()
        if about := self.about(argument):
            self.screen.say(about)
            return
        frame = self.match.state.owing(self.seat)
        if not argument:
            self.show_commands(frame.rules[0] if frame and frame.rules else next(iter(self.rulebook)))
        found = self.book.consult(argument or (frame.message_id if frame else ""))[: FEW_PARAGRAPHS if argument else 1]
        for each in found:
            self.screen.paragraph(each.title, each.text)
        if argument.upper() in self.rulebook:
            self.screen.say(f"{argument.upper()}: {self.rulebook[argument.upper()]}")
        elif not found:
            self.screen.tell("no-such-rule", words=argument)

    def show_commands(self, rule: str) -> None:
        number, option = list(self.numbered().items())[-1]
        move = self.game.notation(option)
        typed = {
            "move": move,
            "number": str(number),
            "list": "o",
            "why": f"why {move}",
            "undo": "u",
            "suggest": "h, suggest",
            "take": "take [2]",
            "board": "b",
            "score": "s",
            "forecast": "f",
            "legend": "l",
            "save": "save FILE",
            "help": "?",
            "rule": f"? {rule}",
            "leave": "q",
            "says": f"? {move}",
        }
        entries = [*HELP, "says"] if self.about(move) else [*HELP]
        half = -(-len(entries) // 2)
        columns = []
        for names in (entries[:half], entries[half:]):
            width = max(len(typed[name]) for name in names)
            columns.append([f"  {typed[name]:{width}}  {self.screen.sentence(f'help-{name}')}" for name in names])
        width = max(map(len, columns[0]))
        if width + max(map(len, columns[1])) > self.screen.console.width:
            columns, width = [columns[0] + columns[1], []], 0
        for left, right in zip_longest(*columns, fillvalue=""):
            self.screen.say(f"{left:{width}}{right}".rstrip())

    def about(self, argument: str) -> str:
        """What can be told about the option with that notation, or about the card of that name."""
        words = self.screen.words
        try:
            option = self.game.parse(argument)
        except NotationError:
            cards = [card for card in self.game.cards(words.say) if plain(card.name) == plain(argument)]
            return "\n".join(f"{card.number} {card.name}: {card.text}" for card in cards)
        text = self.game.help(option, words.say)
        return f"{words.say(self.game.label(option))}: {text}" if text else ""

    def save(self, argument: str) -> None:
        if not argument:
            self.screen.tell("name-a-file")
            return
        try:
            with Path(argument).expanduser().open("x", encoding="utf-8") as file:
                file.write(self.match.record(self.names))
        except (OSError, ValueError) as error:
            self.screen.tell("not-written", file=argument, problem=str(getattr(error, "strerror", None) or error))
        else:
            self.screen.tell("written" if self.match.over else "written-with-secrets", file=argument)

    def leave(self, _: str) -> None:
        raise Leave

    COMMANDS = {
        "o": list_options,
        "u": undo,
        "undo": undo,
        "?": show_help,
        "help": show_help,
        "why": why,
        "h": suggest,
        "hint": suggest,
        "suggest": suggest,
        "s": score,
        "f": forecast,
        "b": show,
        "l": legend,
        "save": save,
        "q": leave,
        "quit": leave,
        "exit": leave,
    }
