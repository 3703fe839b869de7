"""Brian Boru: High King of Ireland, by Peer Sylvester: a draft, tricks and majorities, for three to five players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from meadhall.core.dice import Dice, LabDice
from meadhall.core.events import Event
from meadhall.core.fields import Frames
from meadhall.core.frames import frames_in
from meadhall.core.game import Breakdown, Game, Line, Say, TableOption
from meadhall.core.match import Entry
from meadhall.core.words import Message
from meadhall.games.brian_boru import bots, notation, observe, picture, sidebar, veil
from meadhall.games.brian_boru.box import WEIGHTS
from meadhall.games.brian_boru.forecast import outlook
from meadhall.games.brian_boru.observe import Seen
from meadhall.games.brian_boru.panel import panel
from meadhall.games.brian_boru.rules import (
    actions,
    battle,
    church,
    claims,
    draft,
    ending,
    marriage,
    preparation,
    rounds,
    setup,
    tricks,
)
from meadhall.games.brian_boru.score import breakdown
from meadhall.games.brian_boru.setting import setting
from meadhall.games.brian_boru.state import State, new_state
from meadhall.games.brian_boru.table import Table


class BrianBoru(Game[Table, State, Seen]):
    id = "brian-boru"
    title = "Brian Boru: High King of Ireland"
    rules_version = 1
    seat_counts = (3, 4, 5)
    table_options = (
        TableOption("expand_into_active_town", ("forbidden", "allowed")),
        TableOption("five_players_last_card", ("discarded", "played"), seats={"played": (5,)}),
        TableOption("viking_deck", ("default", "alternative")),
    )
    provenance = ("vikings", "towns", "one-source", "cards", "symbols", "order")
    state = State
    observation = Seen
    weights = WEIGHTS
    frames: ClassVar[Frames] = frames_in(
        setup, rounds, preparation, draft, tricks, actions, marriage, battle, church, claims, ending
    )
    codes = notation.CODES
    looks = picture.LOOKS

    def about(self, table: Table) -> Message:
        return Message("about-table", {})

    def lay_table(self, seats: int, options: dict[str, str]) -> Table:
        return Table(seats, options)

    def start(self, table: Table) -> State:
        state = new_state(table)
        state.push(setup.ChooseFirstPlayer())
        return state

    def observe(self, state: State, seat: int | None) -> Seen:
        return observe.observe(state, seat, self.seen(state, seat))

    def imagine(self, observation: Seen, dice: Dice) -> State:
        return observe.imagine(observation, self.table(observation.seats, observation.options), self.frames, dice)

    def veiled(self, state: State, log: Sequence[Entry]) -> tuple[int, int]:
        return veil.veiled(state, log)

    def describe(self, option: int) -> dict[str, Any]:
        return notation.describe(option)

    def notation(self, option: int) -> str:
        return notation.notation(option)

    def label(self, option: int) -> Message:
        return notation.label(option)

    def number(self, option: int) -> int | None:
        return notation.number(option)

    def naming(self, field: str, code: str) -> Message | None:
        return notation.naming(field, code)

    def named_messages(self) -> list[str]:
        return notation.named_messages()

    def parse(self, text: str) -> int:
        return notation.parse(text)

    def score(self, state: State) -> Breakdown:
        return breakdown(state, over=not state.stack)

    def setting(self, table: Table, say: Say) -> dict[str, Any]:
        return setting(table, say)

    def panel(self, observation: Seen, say: Say) -> dict[str, Any]:
        table = self.table(observation.seats, observation.options)
        return panel(self.imagine(observation, LabDice(0)), lambda event: say(self.message(table, event)))

    def picture(self, observation: Seen, lit: Sequence[int], last: int | None, plain: bool, say: Say) -> list[Line]:
        return picture.picture(observation, lit, last, plain, say)

    def sidebar(self, observation: Seen, plain: bool, say: Say) -> list[Line]:
        return sidebar.sidebar(observation, self.table(observation.seats, observation.options), plain, say)

    def legend(self, observation: Seen, plain: bool, say: Say) -> list[Line]:
        return picture.legend(plain, say)

    def forecast(self, observation: Seen) -> Breakdown:
        """If the round ended now, and the game with it. Nothing hidden bears on upkeep, so any position will do."""
        return outlook(self.imagine(observation, LabDice(0))).breakdown

    def foresee(self, observation: Seen) -> list[Event]:
        """Marriage, battle, church and claims if the round ended now."""
        return outlook(self.imagine(observation, LabDice(0))).happenings

    def round(self, state: State) -> int:
        return state.round

    def hopes(self, state: State) -> list[float]:
        return bots.hopes(state)

    def quiet(self, state: State) -> bool:
        return bots.quiet(state)

    def finish(self, state: State, seat: int) -> State:
        return bots.finish(state, seat)

    def glance(self, state: State, seat: int, options: Sequence[int]) -> list[float]:
        return bots.glance(state, seat, options)

    def facets(self, state: State, seat: int) -> dict[str, float]:
        return bots.facets(state, seat)

    def improvise(self, state: State, seat: int, dice: Dice) -> int:
        return bots.improvise(state, seat, dice)


game = BrianBoru()
