"""What travels between the hall and its clients: bodies of the HTTP interface; see `talk` for the socket.

The browser's types are made from both, and the OpenAPI page from this one. What clients send is read strictly: a field
that is not named here is refused. Seats are numbers from 0; in texts they are letters behind an @ ("@A places a farm"),
so that a client can put a name and a colour there. Times are seconds since 1970.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

WHOLE = "^[^\\x00]*$"
"""Any text without the one character that no database takes."""

Name = Annotated[str, Meta(min_length=1, max_length=30, pattern=WHOLE, description="A name that others see")]
Username = Annotated[str, Meta(min_length=3, max_length=30, pattern=r"^[A-Za-z0-9_-]+\Z")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Text = Annotated[str, Meta(max_length=20_000, pattern=WHOLE)]
Word = Annotated[str, Meta(min_length=1, max_length=40, pattern=WHOLE)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]

Phase = Literal["gathering", "playing", "over"]
Pace = Literal["live", "leisure"]
Watch = Literal["anyone", "link", "nobody"]


class Strict(Struct, forbid_unknown_fields=True):
    """Something that a client sends."""


# people


class Me(Struct):
    """Who you are here. A guest has no account; the cookie keeps you the same person."""

    id: str
    name: str
    account: str | None


class Rename(Strict):
    name: Name


class Credentials(Strict):
    username: Username
    password: Password


class PushKeys(Strict):
    p256dh: Annotated[str, Meta(min_length=1, max_length=200, pattern=WHOLE)]
    auth: Annotated[str, Meta(min_length=1, max_length=100, pattern=WHOLE)]


class PushSubscription(Strict):
    """Where notices go while no tab is open, as the browser's push manager gives it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000, pattern=WHOLE)]
    keys: PushKeys


# the house


class OptionValue(Struct):
    value: str
    label: str
    seats: list[int]
    """The sizes of tables at which it can be agreed on."""


class Given(Struct):
    """That another option has one of these values."""

    option: str
    values: list[str]


class TableOptionInfo(Struct):
    """Something to agree on before a match; the first value is the usual one."""

    name: str
    label: str
    hint: str
    """More about it."""
    values: list[OptionValue]
    text: bool
    """Whether a whole text, such as a map file, may stand in place of a value."""
    given: Given | None
    """Without that it means nothing."""


class Paragraph(Struct):
    """A paragraph of a rule book, with the ids of rules, events and choices that it is about."""

    anchor: str
    title: str
    html: str
    rules: list[str]
    events: list[str]
    choices: list[str]


class Chapter(Struct):
    anchor: str
    title: str
    html: str
    paragraphs: list[Paragraph]


class Book(Struct):
    """The rule book of a game, for players."""

    title: str
    chapters: list[Chapter]


class GameInfo(Struct):
    id: str
    title: str
    seat_counts: list[int]
    options: list[TableOptionInfo]
    provenance: list[str]
    lesson: bool
    """Whether there is a first lesson."""


class BotInfo(Struct):
    id: str
    label: str
    ratings: dict[str, int | None]
    """By game, none where no ladder has been played yet; empty for bots that are no levels of strength."""


class Rule(Struct):
    id: str
    text: str


class House(Struct):
    """What is played here."""

    version: str
    games: list[GameInfo]
    bots: list[BotInfo]
    languages: list[str]
    push_key: str | None
    """The key that a browser needs to subscribe to notices; None if they are switched off."""


# tables


class NewTable(Strict):
    game: Word
    seats: Seat
    options: dict[str, Text] = {}
    bots: Annotated[dict[str, Word], Meta(max_length=8)] = {}
    """The bots that sit down at once, by the number of their seat."""
    watch: Watch = "link"
    pace: Pace = "live"
    listed: bool = False
    """Whether the table is shown to everybody while it waits for players."""
    hints: bool = False
    """Whether players may ask for hints though other people play, too."""


class PlayNow(Strict):
    """A table with bots at all other seats, started at once."""

    game: Word
    seats: Seat | None = None
    options: dict[str, Text] = {}
    bot: Word = "greedy"


class Join(Strict):
    seat: Seat | None = None
    """Without it: the first free one."""
    name: Name | None = None
    """Somebody beside you sits there, and plays on your device. Without it you sit there yourself."""


class SeatBot(Strict):
    bot: Word


class Branch(Strict):
    """Go on from a point of a finished match as `seat`, with bots at the other seats."""

    length: Count
    seat: Seat
    bot: Word = "greedy"


class SeatInfo(Struct):
    seat: int
    name: str | None
    """Who sits here; None at a free seat."""
    bot: str | None
    """Which bot plays the seat; when it has a `name` and a `bot`, the bot stands in for its player."""
    you: bool
    online: bool
    left: bool
    """The player left a match that goes on, or has long been away: the others may let a bot stand in."""


class Proposal(Struct):
    """Somebody asks to go back to where the log had `length` entries; all must agree."""

    seat: int
    length: int
    agreed: list[int]


class TableInfo(Struct):
    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    phase: Phase
    pace: Pace
    watch: Watch
    listed: bool
    hints: bool
    """Whether hints were agreed on. Whoever plays alone, or with others on one device, needs no agreement."""
    hosting: bool
    """Whether you may start it."""
    practice: bool
    """Choices were taken back freely against bots, or the match began from a point of another."""
    waiting: list[int]
    """The seats that owe a choice."""
    seal: str
    """The hash of the secret behind the dice, from when the table is laid."""
    secret: str | None
    """The secret itself, when the match is over."""
    created: int
    moved: int
    rematch: str | None
    parent: str | None
    totals: list[int]
    """The points at the end; empty before."""
    winners: list[int]
    proposal: Proposal | None


class SeatLink(Struct):
    """Whoever opens it on another device takes over the seat. It works once and not for long."""

    path: str
    expires: int


class SeatKey(Struct):
    """Brings a guest's seat back to a browser that has lost its cookie. Keep it as safe as the cookie."""

    key: str


class Claim(Strict):
    key: Annotated[str, Meta(min_length=1, max_length=100, pattern=WHOLE)]


# what a seat is shown


class OptionInfo(Struct):
    option: int
    notation: str
    label: str
    form: dict[str, Any]
    number: int | None
    """The number by which people call the option, if they do."""


class Told(Struct):
    """Something that happened, as the viewer may know it.

    `entry` is the line of the log that it belongs to, -1 for what the rules did before the first.
    """

    entry: int
    seat: int | None
    """Who chose; None where the dice did, or the rules at the beginning."""
    event: str
    data: dict[str, int]
    """The fields of the event; -1 stands for what the viewer may not know."""
    text: str


class Score(Struct):
    headings: list[str]
    labels: list[str]
    points: list[list[int]]
    """By seat, then by heading."""
    totals: list[int]
    places: list[int]
    winners: list[int]


class Position(Struct):
    """The table at one moment, as the viewer saw it."""

    length: int
    """How many entries the log had."""
    observation: dict[str, Any]
    panel: dict[str, Any]
    """What stands beside the board; see `Game.panel`."""
    prompt: str
    score: Score


class History(Struct):
    """All that happened, and how far the log goes."""

    length: int
    events: list[Told]
    closed: list[int]
    """From the first to before the second number, positions cannot be looked at again yet; empty if there are none."""
    totals: list[list[int]]
    """The points of every seat at the beginning and after each entry, as they could be seen then."""


class Swing(Struct):
    """A choice that cost points, beside what the strongest bot would have chosen."""

    entry: int
    """Of the log: the position before it is the one where the log had so many entries."""
    seat: int
    chosen: str
    better: str
    """What the bot would have chosen, by what the seat could see."""
    loss: float
    """Points at the end, on average of playing on from both with the same luck."""
    low: float
    high: float
    """The loss lies between these with a confidence of 95 %."""
    reason: str
    """Where the points would have come from: parts that add up to the loss; empty where none is worth a word."""


class Stroke(Struct):
    """Throws in a row that went better or worse than could be expected."""

    entry: int
    length: int
    """How many entries the log had after them."""
    gains: list[float]
    """By seat, in points."""


class Findings(Struct):
    """How a finished match went. Lists of seats are in their order, swings and strokes begin with the greatest."""

    lengths: list[int]
    """The moments that were looked at: so many entries the log had."""
    rounds: list[int]
    """The round at each of them; 0 before the first, and in games without rounds."""
    hopes: list[list[float]]
    """At each of them: the points that each seat could expect to have at the end; at the end, those it had."""
    swings: list[Swing]
    strokes: list[Stroke]
    fortunes: list[float]
    """The points that luck brought each seat in all."""


class Review(Struct):
    """The review of a finished match, or how much of it is done."""

    done: float
    findings: Findings | None
