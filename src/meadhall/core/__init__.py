"""The kernel: decisions, frames, dice, events, records, views. Knows no game; imports the standard library only."""

from meadhall.core.dice import Dice, LabDice, SealedDice, seal
from meadhall.core.events import Event, Events
from meadhall.core.fields import position
from meadhall.core.frames import CHANCE, OVER, PLAYERS, Chance, Choice, Frame, Kind, Step
from meadhall.core.game import Breakdown, Card, Game, NotationError, Observation, SetupError, TableOption
from meadhall.core.luck import Luck
from meadhall.core.match import LUCK, Entry, Match
from meadhall.core.replay import RecordError, Replay, read_record, verify_record
from meadhall.core.rows import HIDDEN, Row
from meadhall.core.state import Decision, State, Table
from meadhall.core.words import SEATS, IllegalMove, Message, Reason

__all__ = [
    "CHANCE",
    "HIDDEN",
    "LUCK",
    "OVER",
    "PLAYERS",
    "SEATS",
    "Breakdown",
    "Card",
    "Chance",
    "Choice",
    "Decision",
    "Dice",
    "Entry",
    "Event",
    "Events",
    "Frame",
    "Game",
    "IllegalMove",
    "Kind",
    "LabDice",
    "Luck",
    "Match",
    "Message",
    "NotationError",
    "Observation",
    "Reason",
    "RecordError",
    "Replay",
    "Row",
    "SealedDice",
    "SetupError",
    "State",
    "Step",
    "Table",
    "TableOption",
    "position",
    "read_record",
    "seal",
    "verify_record",
]
