"""A game against bots in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from meadhall.bots import Bot, bot
from meadhall.bots.advice import BEST, Suggestion, eyes, suggest
from meadhall.core import LUCK, SEATS, Dice, Event, Game, LabDice, Match, NotationError
from meadhall.core.view import view_of
from meadhall.rulebook import find_rulebook, rules_in
from meadhall.terminal.screen import Screen

FEW = 9
"""So many options are listed without being asked for."""

FEW_SENTENCES = 3
"""So much is told about what an option would bring."""

SHORT = 70
"""Texts of so many letters are told with any option, longer ones with one of few, or when they are asked for."""

TAKEN = ("", "1", "2", "3")
"""What may stand behind take: nothing, or the number of a suggestion."""

HELP = """\
  {move:10}  a choice in notation          {number:<10}  the choice of that number
  o           list all choices, numbered    {why:10}  why a choice is not allowed
  u           take back your last choice    h, suggest  good ways to go on
  take [2]    do what is suggested          b           show the board again
  s           the score so far              f           the score if it ended now
  l           the signs on the board        q           leave the game
  save FILE   write the record so far       ? {rule}
  ?           this help and the rules                   the rule with this id"""


def number_list(numbers: list[int]) -> str:
    """1 to 8, or 3, 7, 18."""
    whole = numbers == list(range(numbers[0], numbers[-1] + 1))
    return f"{numbers[0]} to {numbers[-1]}" if whole and len(numbers) > 1 else ", ".join(map(str, numbers))


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
    ) -> None:
        self.game = game
        self.seat = seat
        self.dice = LabDice(seed)
        self.match = Match(game, seats, options, self.dice.fork(0))
        self.screen = Screen(game, console, plain)
        self.ask = ask
        self.names = list(bots)
        self.names.insert(seat, "you")
        self.bots: dict[int, Bot] = {s: bot(name) for s, name in enumerate(self.names) if s != seat}
        self.minds: list[Dice] = [self.dice.fork(1 + s) for s in range(seats)]
        self.rulebook = rules_in(find_rulebook(game.id))
        self.told = 0
        self.adviser = eyes(game.id, adviser)
        self.advice: tuple[int, list[Suggestion]] = (-1, [])
        """What was suggested last, and how long the log was then."""

    # the course of the game

    def run(self) -> None:
        table = self.match.state.table
        players = "1 player" if table.seats == 1 else f"{table.seats} players"
        self.screen.say(f"{self.game.title}, {players}. You are {SEATS[self.seat]}. Type ? for help.")
        agreed = [f"{name}: {value}" for name, value in table.options.items() if "\n" not in value]
        self.screen.say(f"{', '.join(agreed)}. {self.game.about(table)}\n")
        try:
            while not self.match.over:
                self.let_bots_play()
                if not self.match.over:
                    self.take_turn()
            self.tell()
            self.screen.position(self.seen(), [], self.last)
            self.screen.say()
            self.screen.score(self.game.score(self.match.state), self.names)
        except (Leave, EOFError, KeyboardInterrupt):
            self.screen.say("\nGoodbye.")

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
            self.screen.say("\nType q to leave the game.")
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
        self.screen.say(f"Not allowed: {self.screen.words.say(why)} [{', '.join(why.rules)}]")
        return []

    def parsed(self, text: str) -> int | None:
        if text.isascii() and text.isdecimal():
            number = int(text[:9])
            numbered = self.numbered()
            if number in numbered:
                return numbered[number]
            self.screen.say(f"The choices are {number_list(list(numbered))}; type o to see them.")
            return None
        try:
            return self.game.parse(text)
        except NotationError as error:
            self.screen.say(str(error))
            return None

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
        self.screen.say(f"{asked} {len(options)} {'choice' if len(options) == 1 else 'choices'}.", "bold")
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
            names = f"{'' if name == number else name:8} {label if label != name else ''}"
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
            self.screen.say("You have not chosen anything yet.")
            return
        self.match.rewind(own[-1])
        self.told = len(self.match.log)
        self.screen.say("Taken back, with all that followed. What is drawn from here on is drawn anew.")
        self.show()

    def why(self, argument: str) -> None:
        if not argument:
            example = self.game.notation(self.match.state.options(self.seat)[0])
            self.screen.say(f"Name a choice, such as: why {example}")
            return
        option = self.parsed(argument)
        if option is None:
            return
        why = self.game.explain(self.match.state, self.seat, option)
        if why is None:
            self.screen.say(f"It is allowed. {' '.join(self.preview(option))}".rstrip())
        else:
            self.screen.say(f"{self.screen.words.say(why)} [{', '.join(why.rules)}]")

    def suggestions(self) -> list[Suggestion]:
        """Good ways to go on, the best first; thought about once."""
        length = len(self.match.log)
        if self.advice[0] != length:
            view = view_of(self.game, self.match.state, self.seat)
            self.advice = length, suggest(view, self.dice.fork(99), self.adviser)
        return self.advice[1]

    def suggest(self, _: str) -> None:
        best = self.suggestions()
        self.screen.say("A good way to go on:" if len(best) == 1 else "Good ways to go on, and by how many points:")
        for number, each in enumerate(best, start=1):
            way = ", ".join(map(self.game.notation, each.options))
            told = " ".join(self.preview(each.options[0])[:FEW_SENTENCES]) if len(each.options) == 1 else ""
            worse = "" if number == 1 else f"{each.value - best[0].value:+.1f}"
            why = self.screen.words.reason(each.gains, each.rivals)
            self.screen.item(f"  {number:>3}  ", f"{way:8} {worse:5} {told} {f'({why})' if why else ''}".rstrip())
        self.screen.say("Type take to do so." if len(best) == 1 else "Type take for the first, or take 2.")

    def score(self, _: str) -> None:
        self.screen.score(self.game.score(self.match.state), self.names)

    def forecast(self, _: str) -> None:
        seen = self.seen()
        self.screen.say("If it ended now, with a guess at choices still to be made:")
        self.screen.events(self.match.state.table, self.game.foresee(seen))
        self.screen.score(self.game.forecast(seen), self.names)

    def legend(self, _: str) -> None:
        self.screen.lines(self.game.legend(self.seen(), self.screen.plain, self.screen.words.say))

    def show_help(self, argument: str) -> None:
        """The commands and the rules of the present choice, the rules whose ids are given, or a card's text."""
        if about := self.about(argument.strip()):
            self.screen.say(about)
            return
        frame = self.match.state.owing(self.seat)
        rules = list(frame.rules) if frame else []
        ids = argument.upper().split() or rules
        if not argument:
            number, option = list(self.numbered().items())[-1]
            move = self.game.notation(option)
            rule = (rules or list(self.rulebook))[0]
            self.screen.say(HELP.format(move=move, why=f"why {move}", number=number, rule=rule))
            if self.about(move):
                self.screen.say(f"  {f'? {move}':10}  what it says")
        for rule in ids:
            self.screen.say(f"  {rule}: {self.rulebook.get(rule, 'there is no such rule')}")

    def about(self, argument: str) -> str:
        """What can be told about the option with that notation, or about the card of that name."""
        words = self.screen.words
        try:
            option = self.game.parse(argument)
        except NotationError:
            cards = [card for card in self.game.cards(words.say) if card.name.lower() == argument.lower()]
            return "\n".join(f"{card.number} {card.name}: {card.text}" for card in cards)
        text = self.game.help(option, words.say)
        return f"{words.say(self.game.label(option))}: {text}" if text else ""

    def save(self, argument: str) -> None:
        if not argument:
            self.screen.say("Name a file, such as: save game.txt")
            return
        try:
            with Path(argument).expanduser().open("x", encoding="utf-8") as file:
                file.write(self.match.record(self.names))
        except (OSError, ValueError) as error:
            self.screen.say(f"{argument} cannot be written: {getattr(error, 'strerror', None) or error}")
        else:
            secrets = "" if self.match.over else " It holds everything, also what is hidden from you."
            self.screen.say(f"The record is in {argument}.{secrets}")

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
