"""What is said on the socket of a table: the messages of clients, and those of the server."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from meadhall.server.wire import WHOLE, Count, OptionInfo, Score, Strict, TableInfo, Told, Word

MessageId = Annotated[
    str, Meta(min_length=1, max_length=64, pattern=WHOLE, description="Chosen by the client, unique for its seat")
]


# from the client


class Sent(Strict, tag_field="type", tag=lambda name: name.lower()):
    id: MessageId


class Choose(Sent):
    """Make one choice, or several in a row that belong together: all are made or none."""

    ask: Count
    """The `ask` of the update that the choice answers."""
    options: Annotated[list[Count], Meta(min_length=1, max_length=64)]


class Undo(Sent):
    """Take back your last choice."""

    ask: Count


class Rewind(Sent):
    """Go back to where the log had `length` entries: at once against bots alone, else as a proposal to the others."""

    length: Count


class Answer(Sent):
    """Agree to a proposal to go back, or not."""

    length: Count
    agree: bool


class Look(Sent):
    """Ask what options would bring, or why they are not allowed."""

    ask: Count
    options: Annotated[list[Count], Meta(min_length=1, max_length=512)]


class Suggest(Sent):
    """Ask for good ways to go on."""

    bot: Word = "level-5"
    """Whose advice: a bot that searches looks ahead for some seconds, any other tells its first impression."""


class Forecast(Sent):
    """Ask for the points if the game ended now, as far as you can tell."""


class Say(Sent):
    """Speak to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=WHOLE)]


class CatchUp(Sent, tag="catch-up"):
    """Ask for the whole present update again."""


class Ping(Sent):
    """Ask whether anybody is there."""


class Draw(Sent):
    """Ask for the table as text, for clients that have no board for the game."""


FromClient = Choose | Undo | Rewind | Answer | Look | Suggest | Forecast | Say | CatchUp | Ping | Draw


# from the server


class Shown(Struct, tag_field="type", tag=lambda name: name.lower()):
    """Something that the server sends."""


class Guidance(Struct):
    """What a lesson tells before a choice, page by page."""

    step: int
    """Counted from 1; one more than `steps` when the lesson is at its end and the match goes on."""
    steps: int
    pages: list[str]
    option: int | None
    """What could well be chosen."""


class Update(Shown):
    """The position after step `number`, and what led to it since the update before."""

    number: int
    length: int
    """How many entries the log has. It shrinks when something is taken back; the number never does."""
    ask: int
    """Names the decision; a choice has to quote it."""
    observation: dict[str, Any]
    panel: dict[str, Any]
    """What stands beside the board: what follows from the observation by the rules; see `Game.panel`."""
    prompt: str
    rules: list[str]
    """Where the rulebook tells about the decision."""
    choice: str
    """What kind of choice is asked for, as the rule book calls it; empty if none is."""
    options: list[OptionInfo]
    """What you may choose; empty when you owe nothing."""
    lesson: Guidance | None
    """What a lesson tells the learner now."""
    events: list[Told]
    undo: int
    """How often you may take something back: a choice, or choices that you made together."""
    score: Score
    over: bool


class ChatLine(Shown, tag="chat"):
    number: int
    name: str
    seat: int | None
    text: str
    at: int


class Welcome(Shown):
    """The first message of every connection, and again when the match begins."""

    table: TableInfo
    seat: int | None
    """The seat whose eyes you see through; None for a spectator."""
    about: str
    """What players should know before they begin, such as where the map comes from."""
    setting: dict[str, Any]
    """What never changes at this table, for a client that draws it."""
    update: Update | None
    """None before the match begins. Its events are the last that happened; the history has them all."""
    chat: list[ChatLine]


class Table(Shown):
    """Seats, presence or phase of the table have changed."""

    table: TableInfo


class Ack(Shown):
    """The choice, or whatever the message with this id asked for, is done and will not be lost."""

    id: str
    number: int


class Refused(Shown):
    """What the message with this id asked for was not done. Nothing has changed."""

    id: str
    code: str
    text: str
    rules: list[str] = []


Back = Literal["at-once", "practice", "if-all-agree", "never"]


class Prospect(Struct):
    """What an option would bring, as far as its chooser can know before; or why it is not allowed."""

    option: int
    allowed: bool
    told: list[str]
    events: list[Told]
    back: Back
    """How it could be taken back; `practice`: by going back in the log, against bots alone."""
    rules: list[str]
    help: str
    """What stands on the card, or the like, that the option is about."""


class Looked(Shown):
    id: str
    ask: int
    prospects: list[Prospect]


class Suggestion(Struct):
    """A good way to go on, choice by choice."""

    options: list[int]
    labels: list[str]
    told: list[str]
    """What it would bring for certain."""
    value: float
    """What it gains in points, in tenths: an estimate."""
    reason: str
    """Where these points come from: parts that add up to them; empty where none is worth a word."""


class Advice(Shown):
    id: str
    ask: int
    suggestions: list[Suggestion]
    """The best first; empty if none could be found."""


class Forecasted(Shown):
    id: str
    score: Score
    told: list[str]


class Drawn(Shown):
    id: str
    number: int
    lines: list[list[tuple[str, str]]]
    """The table in lines of pieces: a text and the names of its styles."""
    beside: list[list[tuple[str, str]]]
    """What stands beside it: the players and what the viewer knows of them."""


FromServer = Welcome | Update | Table | Ack | Refused | Looked | Advice | Forecasted | Drawn | ChatLine
