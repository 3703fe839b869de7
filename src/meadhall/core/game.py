"""The contract between a game and everything that uses it: server, bots, laboratory, terminal, tests."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from meadhall.core.dice import Dice
from meadhall.core.events import Event, Events
from meadhall.core.fields import Frames, from_plain, to_plain
from meadhall.core.rows import HIDDEN
from meadhall.core.state import State, Table
from meadhall.core.weights import Weights
from meadhall.core.words import Args, Message, Reason

if TYPE_CHECKING:
    from meadhall.core.match import Entry


class SetupError(ValueError):
    """A table that cannot be set up: a wrong number of seats, an unknown option or value.

    `about` names what is wrong: "seats", or "option" and its name.
    """

    def __init__(self, problem: str, about: str) -> None:
        super().__init__(problem)
        self.about = about


class NotationError(ValueError):
    """Text that is no option of the game."""


class TableOption(NamedTuple):
    """Something that is agreed on before a match: a name, its allowed values (the first is the default)."""

    name: str
    values: tuple[str, ...]
    text: bool = False
    """Whether a whole text, such as a map file, may stand in place of a value."""
    seats: Mapping[str, tuple[int, ...]] = MappingProxyType({})
    """Values that can be agreed on at tables of these numbers of players only."""
    given: tuple[str, tuple[str, ...]] | None = None
    """It means something only if that other option has one of these values."""


class Card(NamedTuple):
    """A card of the box, told to people."""

    number: int
    deck: str
    starting: bool
    """Whether players may begin with it."""
    name: str
    points: int
    kind: str
    text: str


class Breakdown(NamedTuple):
    """Points per seat and heading. Places and winners are empty while the game goes on, except in a forecast."""

    headings: tuple[str, ...]
    points: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...] = ()
    places: tuple[int, ...] = ()


@dataclass(slots=True)
class Observation:
    """What one seat (None: a spectator) may know, as plain data. Games add their own fields."""

    game: str
    seats: int
    options: dict[str, str]
    seat: int | None
    kind: str
    deciding: list[int]
    choices: list[int]
    stack: list[list[str | int]]
    branches: list[list[list[str | int]]]

    def data(self) -> dict[str, Any]:
        """The observation as JSON data."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


Span = tuple[str, str]
"""A piece of text in a picture and the names of its styles, separated by blanks."""
Line = list[Span]
Say = Callable[[Message], str]
"""Turns messages into the words of a language."""

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Observation)  # noqa: E741
T = TypeVar("T", bound=Table)

Code = Callable[[Any, int], str | int]
"""Turns a number of the rules into what a message speaks of: a seat's letter, a tile's sign, a castle's name."""


@lru_cache(maxsize=64)
def _table(game: Game[Any, Any, Any], seats: int, options: tuple[tuple[str, str], ...]) -> Any:
    """Tables never change, so matches with the same options share one."""
    table = game.lay_table(seats, dict(options))
    table.game = game
    return table


def _either(numbers: Sequence[int]) -> str:
    *first, last = map(str, numbers)
    return f"{', '.join(first)} or {last}" if first else last


def _tidy(value: str) -> str:
    """A whole text without blanks at the ends of its lines, so that records keep it exactly."""
    if "\n" not in value:
        return value
    return "\n".join(line.rstrip() for line in value.splitlines()).strip("\n") + "\n"


def gains(state: S, seat: int, options: Sequence[int], judge: Callable[[S, int], float]) -> list[float]:
    """By how much a judge of positions says more for the seat when it has chosen each of these options."""
    before = judge(state, seat)
    found = []
    for option in options:
        after = state.copy()
        after.apply(seat, option)
        found.append(judge(after, seat) - before)
    return found


class Game(ABC, Generic[T, S, O]):
    """A title. One instance a game, called `game` in the module of its class; it holds no position."""

    id: ClassVar[str]
    title: ClassVar[str]
    """In English; the message `title` is for players."""
    rules_version: ClassVar[int]
    seat_counts: ClassVar[tuple[int, ...]]
    table_options: ClassVar[tuple[TableOption, ...]]
    """The first of them decides most (a map, a length): examination and bench try all its values."""
    provenance: ClassVar[tuple[str, ...]]
    """What a user should know about the sources of the data, above all what is reconstructed; as `provenance-...`."""
    state: type[S]
    observation: type[O]
    frames: ClassVar[Frames]
    codes: ClassVar[Mapping[str, Code]] = {}
    """How messages show the fields of events, by the name of the field."""
    looks: ClassVar[Mapping[str, str]] = {}
    """How the styles of pictures look in a colour terminal, in the words of Rich; see `picture`."""

    def __reduce__(self) -> str:
        return "game"  # positions that are copied or sent to another process go on with the one instance

    # tables and positions

    def table(self, seats: int, options: Mapping[str, str] | None = None) -> T:
        """What is fixed for a match; a SetupError says what is wrong and what would be right."""
        if type(seats) is not int or seats not in self.seat_counts:
            raise SetupError(f"{self.title} is played by {_either(self.seat_counts)}, not by {seats}", "seats")
        agreed = self._agreed(seats, options or {})
        table: T = _table(self, seats, tuple(agreed.items()))
        return table

    def _agreed(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        known = {option.name: option for option in self.table_options}
        for name, value in options.items():
            if name not in known:
                raise SetupError(f"{self.title} has no option {name!r}; it has {', '.join(known)}", f"option {name}")
            option = known[name]
            if value not in option.values and not (option.text and isinstance(value, str) and "\n" in value):
                allowed = ", ".join(option.values) + (", or the text of a file" if option.text else "")
                raise SetupError(f"option {name} cannot be {value!r}; it can be {allowed}", f"option {name}")
            tables = option.seats.get(value, (seats,))
            if seats not in tables:
                problem = f"option {name} can be {value!r} at a table of {_either(tables)} only, not of {seats}"
                raise SetupError(problem, f"option {name}")
        return {name: _tidy(options.get(name, option.values[0])) for name, option in known.items()}

    def new(self, seats: int, options: Mapping[str, str] | None = None, events: Events = None) -> S:
        """A position before any luck; `events` hears what the rules do before the first throw or choice."""
        state = self.start(self.table(seats, options))
        state.settle(events)
        return state

    def save(self, state: S) -> dict[str, Any]:
        """The whole position as plain JSON data. Never sent to a player."""
        table = state.table
        return {
            "game": self.id,
            "rules": self.rules_version,
            "seats": table.seats,
            "options": dict(table.options),
            "position": to_plain(state),
        }

    def load(self, saved: object) -> S:
        """The position that `save` wrote down; a ValueError says what is wrong with data of another shape."""
        if not isinstance(saved, dict) or saved.keys() != {"game", "rules", "seats", "options", "position"}:
            raise ValueError("a saved position has game, rules, seats, options and position")
        if saved["game"] != self.id or saved["rules"] != self.rules_version:
            raise ValueError(f"saved under {saved['game']} rules {saved['rules']}, not {self.id} {self.rules_version}")
        if not isinstance(saved["options"], dict):
            raise ValueError(f"the options of a saved position are names with values, not {saved['options']!r}")
        table = self.table(saved["seats"], saved["options"])
        loaded: S = from_plain(self.state, saved["position"], table, self.frames)
        if any(stack and stack[-1].kind is None for stack in loaded.branches or [loaded.stack]):
            raise ValueError("a saved position waits for a choice or a throw")
        return loaded

    def about(self, table: T) -> Message | None:
        """What players should know about this table before they begin, such as where its map comes from."""
        return None

    @abstractmethod
    def lay_table(self, seats: int, options: dict[str, str]) -> T:
        """The table for agreed options, which are valid by themselves; SetupError if they do not fit together."""

    @abstractmethod
    def start(self, table: T) -> S:
        """The position in which preparation begins."""

    # what seats may know

    @abstractmethod
    def observe(self, state: S, seat: int | None) -> O:
        """What the seat (None: a spectator) may know, built field by field."""

    @abstractmethod
    def imagine(self, observation: O, dice: Dice) -> S:
        """A whole position that agrees with everything in the observation."""

    def imaginer(self, observation: O) -> Callable[[Dice], S]:
        """Imagines as often as one likes; a game may know a quicker way than to begin anew each time."""
        return lambda dice: self.imagine(observation, dice)

    def seen(self, state: S, seat: int | None) -> dict[str, Any]:
        """The fields that every observation has."""
        decision = state.decision
        return {
            "game": self.id,
            "seats": state.table.seats,
            "options": dict(state.table.options),
            "seat": seat,
            "kind": decision.kind.value,
            "deciding": list(decision.seats),
            "choices": [] if seat is None else state.options(seat),
            "stack": [frame.seen_by(seat).data() for frame in state.stack],
            "branches": [[frame.seen_by(seat).data() for frame in branch] for branch in state.branches],
        }

    def veiled(self, state: S, log: Sequence[Entry]) -> tuple[int, int]:
        """What those who look back may not look up again yet, from one entry of the log to before another.

        While the match goes on, events of these entries are told faded, and no position between them is shown again.
        Of early entries only seat and value may still be known.
        """
        return 0, 0

    def check_text(self, option: str, text: str) -> tuple[list[str], list[str]]:
        """Faults that make a text unusable as value of a table option, and remarks that do not."""
        return [], []

    # options in all their forms

    def explain(self, state: S, seat: int, option: int) -> Reason | None:
        """Why the seat may not choose the option now; None exactly when it may."""
        return state.explain(seat, option)

    @abstractmethod
    def describe(self, option: int) -> dict[str, Any]:
        """The structured form of an option id."""

    @abstractmethod
    def notation(self, option: int) -> str:
        """The short readable form of an option id."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """The option id that the notation stands for; a NotationError says what would be right."""

    # words

    @abstractmethod
    def label(self, option: int) -> Message:
        """How an option is called in general; see `offer`."""

    def offer(self, state: S, seat: int, option: int) -> Message:
        """How an option is called where the seat is offered it now."""
        frame = state.owing(seat)
        return (frame and frame.label(state, option)) or self.label(option)

    def number(self, option: int) -> int | None:
        """The number by which people call the option, if they do: the value of a card, how many of something."""
        return None

    def message(self, table: T, event: Event) -> Message:
        """How an event is spoken of: its class names the message, its fields become the parameters."""
        args: Args = {}
        for field, value in zip(event.fields, event, strict=True):
            hidden = value == HIDDEN and (field in event.secret or field in event.fades)
            args[field] = "hidden" if hidden else self.code(table, field, value)
        return Message(event.message_id, args)

    def naming(self, field: str, code: str) -> Message | None:
        """What to say for that code where it takes more than a name, such as the task of a card or what it does."""
        return None

    def named_messages(self) -> list[str]:
        """The messages that name things of the game, beside those of events, choices, reasons and headings."""
        return []

    def cards(self, say: Say) -> list[Card]:
        """The cards that have texts, if the game has such cards."""
        return []

    def help(self, option: int, say: Say) -> str:
        """What stands on the card, or the like, that an option is about; empty if there is nothing to tell."""
        return ""

    def code(self, table: T, field: str, value: int) -> str | int:
        return self.codes[field](table, value) if field in self.codes else value

    # what a client draws; a game can be played without it

    def setting(self, table: T, say: Say) -> dict[str, Any]:
        """What never changes at the table, as JSON data for clients that draw it: places, names, texts of cards."""
        return {}

    def panel(self, observation: O, say: Say) -> dict[str, Any]:
        """What a client shows beside the board, such as progress with missions: JSON data from what is seen alone."""
        return {}

    def picture(self, observation: O, lit: Sequence[int], last: int | None, plain: bool, say: Say) -> list[Line]:
        """The table as text; `lit` options can be chosen now, `last` was chosen last, `plain` is ASCII only."""
        return []

    def sidebar(self, observation: O, plain: bool, say: Say) -> list[Line]:
        """What stands beside the picture: the players and what the observer knows of them."""
        return []

    def legend(self, observation: O, plain: bool, say: Say) -> list[Line]:
        """The signs of the picture."""
        return []

    # what bots know; the positions here are imagined ones

    weights: ClassVar[Weights] = Weights({})
    """The numbers in it, for `meadhall tune`."""

    def hopes(self, state: S) -> list[float]:
        """By seat: the points that it may hope for."""
        return [float(total) for total in self.score(state).totals]

    def facets(self, state: S, seat: int) -> dict[str, float]:
        """What the hopes of a seat come from, by the name of its message `facet-...`."""
        return {"points": self.hopes(state)[seat]}

    def standings(self, hopes: Sequence[float]) -> list[float]:
        """By seat: how good these hopes are for it, which depends on what the others may hope for."""
        return self.weights.standings(hopes)

    def finish(self, state: S, seat: int) -> S:
        """The position when the seat has brought what it is about to an end, as well as it can at first sight."""
        return state

    def appraise(self, state: S, seat: int) -> float:
        """How good the position looks for the seat, if it goes on sensibly with what it is about."""
        return self.standings(self.hopes(self.finish(state, seat)))[seat]

    def survey(self, state: S, seat: int, options: Sequence[int]) -> list[float]:
        """What each of these options of the seat seems to gain: by how much `appraise` says more when it was chosen."""
        return gains(state, seat, options, self.appraise)

    def glance(self, state: S, seat: int, options: Sequence[int]) -> list[float]:
        """The same at first sight, where that is quicker; good for comparing these options with one another."""
        return self.survey(state, seat, options)

    def quiet(self, state: S) -> bool:
        """Whether nobody is in the middle of something: `hopes` judges such positions best."""
        return True

    def improvise(self, state: S, seat: int, dice: Dice) -> int | None:
        """A sensible choice that costs hardly any thought; None where a few options should be compared."""
        options = self.candidates(state, seat)
        return options[dice.below(len(options))]

    def candidates(self, state: S, seat: int) -> list[int]:
        """The options that a bot should weigh: all, but for those that lead nowhere, or round in circles."""
        return state.options(seat)

    def means(self, state: S, seat: int) -> int:
        """What the seat has to choose with, such as the tile that it will place: with other means the same option is
        another choice. Only the seat knows it before the choice, and everybody after it."""
        return 0

    def advise(self, state: S, seat: int, thorough: bool = False) -> list[int]:
        """A good way for the seat to go on, as options to be chosen one after the other, where rules of thumb know one.

        Where somebody waits for it, it may be thorough and take a second; games are played on with what is quick.
        What is advised must not depend on what the seat cannot know.
        """
        return []

    # time and points

    def round(self, state: S) -> int:
        """The round that is played now; 0 before the first, and in games that are not played in rounds."""
        return 0

    @abstractmethod
    def score(self, state: S) -> Breakdown:
        """The points so far; with places and winners when the game is over."""

    @abstractmethod
    def forecast(self, observation: O) -> Breakdown:
        """The points if the game ended now, as far as the observer can tell."""

    def foresee(self, observation: O) -> list[Event]:
        """What would happen before those points are counted, if there is more to tell than the points."""
        return []
