"""Rebirth, by Reiner Knizia: tiles on a hex map of Scotland (basic) or Ireland (advanced), for two to four players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from meadhall.core.dice import Dice, LabDice
from meadhall.core.fields import Frames
from meadhall.core.frames import frames_in
from meadhall.core.game import Breakdown, Game, Line, Say, TableOption
from meadhall.core.words import SEATS, Message
from meadhall.games.rebirth import bots, notation, observe, panel, picture, setting, sidebar, survey
from meadhall.games.rebirth.mapfile import MapError, read_map, remarks
from meadhall.games.rebirth.observe import Seen
from meadhall.games.rebirth.rules import cathedrals, ending, placing, preparation, towers, turn
from meadhall.games.rebirth.score import breakdown
from meadhall.games.rebirth.state import State, new_state
from meadhall.games.rebirth.table import MAPS, Table


class Rebirth(Game[Table, State, Seen]):
    id = "rebirth"
    title = "Rebirth"
    rules_version = 1
    seat_counts = (2, 3, 4)
    table_options = (
        TableOption("map", MAPS, text=True),
        TableOption("zero_counts", ("no", "yes")),
        TableOption("first", ("random", *SEATS[:4]), seats={"C": (3, 4), "D": (4,)}),
    )
    provenance = ("maps", "names", "missions", "tiles", "files")
    state = State
    observation = Seen
    weights = bots.WEIGHTS
    frames: ClassVar[Frames] = frames_in(preparation, turn, placing, cathedrals, towers, ending)
    codes = notation.CODES
    looks = picture.LOOKS

    def about(self, table: Table) -> Message:
        if table.options["map"] in MAPS:
            return Message(f"about-{table.options['map']}", {})
        return Message("about-map", {"title": table.board.title, "provenance": table.board.provenance})

    def lay_table(self, seats: int, options: dict[str, str]) -> Table:
        return Table(seats, options)

    def start(self, table: Table) -> State:
        state = new_state(table)
        state.push(preparation.Prepare())
        return state

    def observe(self, state: State, seat: int | None) -> Seen:
        return observe.observe(state, seat, self.seen(state, seat))

    def imagine(self, observation: Seen, dice: Dice) -> State:
        return self.imaginer(observation)(dice)

    def imaginer(self, observation: Seen) -> Callable[[Dice], State]:
        known = observe.known(observation, self.table(observation.seats, observation.options), self.frames)
        return lambda dice: observe.deal(known.copy(), observation, dice)

    def check_text(self, option: str, text: str) -> tuple[list[str], list[str]]:
        try:
            return [], remarks(read_map(text))
        except MapError as error:
            return [str(fault) for fault in error.faults], []

    def describe(self, option: int) -> dict[str, Any]:
        return notation.describe(option)

    def notation(self, option: int) -> str:
        return notation.notation(option)

    def label(self, option: int) -> Message:
        return notation.label(option)

    def naming(self, field: str, code: str) -> Message | None:
        return notation.naming(field, code)

    def named_messages(self) -> list[str]:
        return [*notation.named_messages(), *(f"facet-{facet}" for facet in bots.FACETS)]

    def parse(self, text: str) -> int:
        return notation.parse(text)

    def score(self, state: State) -> Breakdown:
        return breakdown(state, over=not state.stack)

    def setting(self, table: Table, say: Say) -> dict[str, Any]:
        return setting.setting(table, say)

    def panel(self, observation: Seen, say: Say) -> dict[str, Any]:
        return panel.panel(self.imagine(observation, LabDice(0)), observation.missions)

    def picture(self, observation: Seen, lit: Sequence[int], last: int | None, plain: bool, say: Say) -> list[Line]:
        return picture.picture(observation, self.table(observation.seats, observation.options), lit, last, plain)

    def sidebar(self, observation: Seen, plain: bool, say: Say) -> list[Line]:
        return sidebar.sidebar(observation, self.table(observation.seats, observation.options), plain, say)

    def legend(self, observation: Seen, plain: bool, say: Say) -> list[Line]:
        return picture.legend(self.table(observation.seats, observation.options), plain, say)

    def hopes(self, state: State) -> list[float]:
        return bots.hopes(state)

    def facets(self, state: State, seat: int) -> dict[str, float]:
        return bots.facets(state, seat)

    def survey(self, state: State, seat: int, options: Sequence[int]) -> list[float]:
        if not isinstance(state.stack[-1], placing.PlaceTile):
            return super().survey(state, seat, options)
        return survey.survey(state, seat, options)

    def means(self, state: State, seat: int) -> int:
        return bots.means(state, seat)

    def quiet(self, state: State) -> bool:
        return bots.quiet(state)

    def improvise(self, state: State, seat: int, dice: Dice) -> int | None:
        if not isinstance(state.stack[-1], placing.PlaceTile):
            return super().improvise(state, seat, dice)
        return survey.best_hex(state, seat)

    def forecast(self, observation: Seen) -> Breakdown:
        """Cards of others are unknown and count nothing."""
        state = self.imagine(observation, LabDice(0))
        if state.stack:
            state.missions = observation.missions
            ending.FinalScoring().run(state, None)
        return breakdown(state, over=True)


game = Rebirth()
