"""A Feast for Odin, by Uwe Rosenberg: Vikings at work, and goods laid on boards, for one to four players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from meadhall.core.dice import Dice, LabDice
from meadhall.core.fields import Frames
from meadhall.core.frames import frames_in
from meadhall.core.game import Breakdown, Card, Game, Line, Say, TableOption
from meadhall.core.words import Message
from meadhall.games.odin import advice, bots, notation, observe, picture, prospects, sidebar, texts
from meadhall.games.odin.observe import Seen
from meadhall.games.odin.panel import panel
from meadhall.games.odin.rules import (
    anytime,
    deeds,
    dice,
    emigration,
    ending,
    exploration,
    feast,
    interpreter,
    moments,
    mountain,
    occupations,
    placement,
    rounds,
    setup,
    spaces,
    trade,
    turns,
    upkeep,
    ways,
    weapons,
)
from meadhall.games.odin.rules.cards import MODULES as CARD_MODULES
from meadhall.games.odin.score import breakdown
from meadhall.games.odin.setting import setting
from meadhall.games.odin.state import State, new_state
from meadhall.games.odin.table import Table
from meadhall.games.odin.worth import WEIGHTS


class Odin(Game[Table, State, Seen]):
    id = "odin"
    title = "A Feast for Odin"
    rules_version = 1
    seat_counts = (1, 2, 3, 4)
    table_options = (
        TableOption("length", ("long", "short")),
        TableOption("mini_expansions", ("none", "islands", "harvest", "both")),
        TableOption("decks", ("A", "B", "C", "AB", "AC", "BC", "ABC")),
        TableOption("action_board", ("full", "small"), seats={"small": (1, 2)}),
        TableOption("island_points", ("first", "later")),
        TableOption("removed_cards", ("all", "required"), given=("mini_expansions", ("harvest", "both"))),
        TableOption("starting_card", ("drawn", "chosen"), seats={"chosen": (1,)}),
    )
    provenance = ("board", "markers", "altar")
    state = State
    observation = Seen
    weights = WEIGHTS
    frames: ClassVar[Frames] = frames_in(
        *(setup, rounds, upkeep, turns, spaces, anytime, placement, interpreter, ways, deeds, moments, dice, trade),
        *(mountain, exploration, emigration, occupations, weapons, feast, ending, *CARD_MODULES),
    )
    codes = notation.CODES
    looks = picture.LOOKS

    def lay_table(self, seats: int, options: dict[str, str]) -> Table:
        return Table(seats, options)

    def start(self, table: Table) -> State:
        state = new_state(table)
        state.push(setup.Prepare())
        return state

    def observe(self, state: State, seat: int | None) -> Seen:
        return observe.observe(state, seat, self.seen(state, seat))

    def imagine(self, observation: Seen, dice: Dice) -> State:
        return observe.imagine(observation, self.table(observation.seats, observation.options), self.frames, dice)

    def describe(self, option: int) -> dict[str, Any]:
        return notation.describe(option)

    def notation(self, option: int) -> str:
        return notation.notation(option)

    def label(self, option: int) -> Message:
        return notation.label(option)

    def number(self, option: int) -> int | None:
        return notation.number(option)

    def naming(self, field: str, code: str) -> Message | None:
        return texts.naming(field, code) or notation.naming(field, code)

    def named_messages(self) -> list[str]:
        facets = (f"facet-{facet}" for facet in prospects.FACETS)
        return [*notation.named_messages(), *texts.named_messages(), *facets]

    def cards(self, say: Say) -> list[Card]:
        return texts.all_cards(say)

    def help(self, option: int, say: Say) -> str:
        if notation.CARD <= option < notation.TOKEN:
            return texts.text(option - notation.CARD, say)
        if notation.SPACE <= option < notation.IMITATION:
            return texts.space_text(option - notation.SPACE, say)
        return notation.drawn(option - notation.PIECE) if notation.PIECE <= option < notation.CELL else ""

    def parse(self, text: str) -> int:
        return notation.parse(text)

    def setting(self, table: Table, say: Say) -> dict[str, Any]:
        return setting(table, say)

    def panel(self, observation: Seen, say: Say) -> dict[str, Any]:
        return panel(self.imagine(observation, LabDice(0)), say)

    def picture(self, observation: Seen, lit: Sequence[int], last: int | None, plain: bool, say: Say) -> list[Line]:
        table = self.table(observation.seats, observation.options)
        return picture.picture(observation, table, lit, last, plain, say)

    def sidebar(self, observation: Seen, plain: bool, say: Say) -> list[Line]:
        return sidebar.sidebar(observation, self.table(observation.seats, observation.options), plain, say)

    def legend(self, observation: Seen, plain: bool, say: Say) -> list[Line]:
        return picture.legend(plain, say)

    def score(self, state: State) -> Breakdown:
        return breakdown(state, over=not state.stack)

    def round(self, state: State) -> int:
        return state.round

    def hopes(self, state: State) -> list[float]:
        return bots.hopes(state)

    def facets(self, state: State, seat: int) -> dict[str, float]:
        return prospects.facets(state, seat)

    def quiet(self, state: State) -> bool:
        return bots.quiet(state)

    def finish(self, state: State, seat: int) -> State:
        return bots.finish(state, seat)

    def glance(self, state: State, seat: int, options: Sequence[int]) -> list[float]:
        return bots.glance(state, seat, options)

    def candidates(self, state: State, seat: int) -> list[int]:
        return bots.candidates(state, seat)

    def improvise(self, state: State, seat: int, dice: Dice) -> int | None:
        return bots.improvise(state, seat)

    def advise(self, state: State, seat: int, thorough: bool = False) -> list[int]:
        return advice.advise(state, seat, thorough)

    def forecast(self, observation: Seen) -> Breakdown:
        return breakdown(self.imagine(observation, LabDice(0)), over=True)


game = Odin()
