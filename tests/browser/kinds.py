"""A position for every kind of decision of every game, and tables that stand there.

Most come up in random play. What hardly ever does there, such as what only one card asks, is asked of a position of
random play that is given what it takes. The tables are written into the database as the server would: a position, and
nothing yet that led to it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import msgspec

from meadhall.core import LabDice, Match
from meadhall.core.frames import Choice
from meadhall.games import game as find_game
from meadhall.games.odin.box import STOCKFISH
from meadhall.games.odin.rules import emigration, interpreter, trade, ways
from meadhall.games.odin.rules import moments as moments_of_cards
from meadhall.games.odin.rules.cards import battles, deals, exchanges, gifts, seasons
from meadhall.server.journal import Snapshot
from meadhall.server.storage.rows import SeatRow, TableRow
from meadhall.server.storage.store import Store
from tests.rules.odin.scene import Scene

FULL = {"mini_expansions": "both", "decks": "ABC"}
SETTINGS: dict[str, tuple[str, int, dict[str, str]]] = {
    "scotland": ("rebirth", 4, {"map": "scotland"}),
    "ireland": ("rebirth", 4, {"map": "ireland"}),
    "brian-boru-3": ("brian-boru", 3, {}),
    "brian-boru-4": ("brian-boru", 4, {}),
    "brian-boru-5": ("brian-boru", 5, {}),
    "odin-solo": ("odin", 1, FULL | {"starting_card": "chosen"}),
    "odin-short": ("odin", 3, FULL | {"length": "short"}),
    "odin": ("odin", 4, FULL),
}
GAMES = {"rebirth": 1, "brian-boru": 3, "odin": 4}
"""So many matches of each setting are played in search of positions."""


class Moment(NamedTuple):
    """Somebody owes a choice."""

    setting: str
    kind: str
    state: Any
    seat: int

    @property
    def name(self) -> str:
        return f"{self.setting} {self.kind}"

    @property
    def title(self) -> str:
        """The game, or the map."""
        game, _, options = SETTINGS[self.setting]
        return options.get("map", game)

    @property
    def wanted(self) -> list[int]:
        """The options of which one has to be in sight: a word to leave the choice with only if there are no others."""
        game = find_game(SETTINGS[self.setting][0])
        options = list(self.state.options(self.seat))
        return [option for option in options if not leaves(game.describe(option))] or options


def leaves(form: dict[str, Any]) -> bool:
    """Whether an option is a word to leave a choice with."""
    return form["kind"] == "no" or form.get("word") in ("pass", "done", "no", "pause")


def kinds_of(game: str) -> set[str]:
    return {name for name, frame in find_game(game).frames.items() if issubclass(frame, Choice)}


def moments() -> list[Moment]:
    """For every kind of decision of a game, or of a map, the one among most options that was found."""
    found: dict[tuple[str, str], Moment] = {}
    turn = None
    for moment in (each for setting in SETTINGS for each in _played(setting)):
        rival = found.setdefault((moment.title, moment.kind), moment)
        if len(moment.wanted) >= len(rival.wanted):
            found[moment.title, moment.kind] = moment
        if moment.name == "odin Turn":
            turn = moment
    assert turn
    rare = {("odin", kind): _staged(turn, kind, stage) for kind, stage in RARE.items()}
    return list((found | rare).values())


def _played(setting: str) -> Iterator[Moment]:
    """By kind the last of all choices of random play among more than a yes and a no, or the last at all."""
    name, seats, options = SETTINGS[setting]
    rich: dict[str, Moment] = {}
    any_at_all: dict[str, Moment] = {}
    for seed in range(GAMES[name]):
        dice = LabDice(seed)
        match = Match(find_game(name), seats, options, dice.fork(0))
        luck = dice.fork(1)
        while not match.over:
            state, seat = match.state, match.state.decision.seats[0]
            choices = state.options(seat)
            kind = kind_of(state, seat)
            found = rich if len(choices) > 2 else any_at_all
            found[kind] = Moment(setting, kind, state.copy(), seat)
            match.play(seat, choices[luck.below(len(choices))])
    yield from (any_at_all | rich).values()


def kind_of(state: Any, seat: int) -> str:
    """Of the decision that the seat owes."""
    own = (branch for branch in state.branches if branch and getattr(branch[-1], "seat", None) == seat)
    return type(next(own, state.stack)[-1]).__name__


# what hardly ever comes up: the frame, after the seat was given what it takes


def _staged(turn: Moment, kind: str, stage: Callable[[Scene], Choice[Any]]) -> Moment:
    """The position of a turn, but before it this is asked of seat A."""
    scene = Scene(SETTINGS[turn.setting][1], **FULL)
    scene.state = turn.state.copy()
    scene.begin(stage(scene), *reversed(turn.state.stack))
    assert (kind_of(scene.state, 0), bool(scene.state.options(0))) == (kind, True)
    return Moment(turn.setting, kind, scene.state, 0)


def _replace_effects(_: Scene) -> Choice[Any]:
    script, at = next(iter(interpreter.ALTERNATIVES))
    return interpreter.ReplaceEffects(0, 0, script, at)


def _pay_weapon(scene: Scene) -> Choice[Any]:
    scene.have("A", bow=1, spear=1, snare=1, long_sword=1)
    return ways.PayWeapon(0, 1)


def _second_step(scene: Scene) -> Choice[Any]:
    scene.state.rising = [0, 4, 8]
    return trade.SecondStep(0, 0)


def _emigrate(scene: Scene) -> Choice[Any]:
    scene.fleet("A", knarrs=1, longships="0")
    return emigration.Emigrate(0)


def _take_fourth(scene: Scene) -> Choice[Any]:
    scene.have("A", peas=3, beans=3)
    return gifts.TakeFourth(0)


def _leave_space(scene: Scene) -> Choice[Any]:
    scene.state.placed[:2], scene.state.placer[:2] = [1, 1], [0, 0]
    return deals.LeaveSpace(0)


def _follow(scene: Scene) -> Choice[Any]:
    for space in scene.state.table.spaces[15:30]:
        scene.state.placed[space], scene.state.placer[space] = 2, 1
    return deals.Follow(0)


def _step_to_the_right(scene: Scene) -> Choice[Any]:
    scene.have("A", peas=1, beans=1)
    return deals.StepToTheRight(0)


def _turn_tile(scene: Scene) -> Choice[Any]:
    scene.have("A", peas=1, mead=1, silk=1)
    return deals.TurnTile(0, 2, 0)


def _unload_ship(scene: Scene) -> Choice[Any]:
    scene.fleet("A", boats="1", longships="2")
    return exchanges.UnloadShip(0)


def _step_left(scene: Scene) -> Choice[Any]:
    scene.have("A", silver=3, flax=1, mead=1)
    return exchanges.StepLeft(0, 2)


def _give_up_ore(scene: Scene) -> Choice[Any]:
    scene.fleet("A", longships="12")
    return battles.GiveUpOre(0)


def _place_ore(scene: Scene) -> Choice[Any]:
    scene.fleet("A", longships="0")
    return seasons.PlaceOre(0, 1)


def _fill_spot(scene: Scene) -> Choice[Any]:
    scene.build("A", "shed")
    scene.have("A", wood=1, stone=1)
    return seasons.FillSpot(0)


def _use_neighbour(scene: Scene) -> Choice[Any]:
    scene.have("A", silver=5, wood=5, stone=5, ore=5)
    first, second, *_ = seasons.NEIGHBOURS
    scene.state.placed[first], scene.state.placer[first] = 1, 0
    scene.state.placed[second], scene.state.placer[second] = 0, -1
    return seasons.UseNeighbour(0)


def _cook_fish(scene: Scene) -> Choice[Any]:
    scene.build("A", "stone_house")
    scene.state.plates[0] = [STOCKFISH]
    return seasons.CookFish(0)


RARE: dict[str, Callable[[Scene], Choice[Any]]] = {
    "ReplaceEffects": _replace_effects,
    "PayWeapon": _pay_weapon,
    "ReplaceNext": lambda _: moments_of_cards.ReplaceNext(0, 0),
    "SecondStep": _second_step,
    "Emigrate": _emigrate,
    "TakeFourth": _take_fourth,
    "LeaveSpace": _leave_space,
    "LeaveWithAnother": lambda _: deals.LeaveWithAnother(0, 0),
    "Follow": _follow,
    "StepToTheRight": _step_to_the_right,
    "TurnTile": _turn_tile,
    "UnloadShip": _unload_ship,
    "StepLeft": _step_left,
    "GiveUpOre": _give_up_ore,
    "PlaceOre": _place_ore,
    "FillSpot": _fill_spot,
    "UseNeighbour": _use_neighbour,
    "CookFish": _cook_fish,
}


# tables


def lay(database: str, person: str, some: list[Moment]) -> dict[str, Moment]:
    """A table for each moment, at which this person owes the choice and bots have the other seats."""
    tables = {f"{person}-{number}": moment for number, moment in enumerate(some)}
    with ThreadPoolExecutor(1) as apart:  # Playwright keeps an event loop running in this thread
        apart.submit(asyncio.run, _lay(database, person, tables)).result()
    return tables


async def _lay(database: str, person: str, tables: dict[str, Moment]) -> None:
    store = Store(database)
    for table_id, moment in tables.items():
        name, seats, options = SETTINGS[moment.setting]
        game = find_game(name)
        table = TableRow(
            id=table_id,
            game=name,
            rules=game.rules_version,
            options=dict(game.table(seats, options).options),
            host=person,
            phase="playing",
            pace="live",
            watch="link",
            listed=False,
            practice=True,
            secret=bytes(32),
            inherited=0,
            number=0,
            waiting=[moment.seat],
            bots_due=False,
            proposal=None,
            totals=[],
            winners=[],
            created=0,
            moved=0,
            rematch=None,
            parent=None,
            lesson=False,
            hints=False,
        )
        chairs = [SeatRow(table.id, seat, None, "random", left=False, seen=0) for seat in range(seats)]
        chairs[moment.seat].person, chairs[moment.seat].bot = person, None
        await store.add_table(table, chairs)
        snapshot = Snapshot(0, [0] * seats, game.save(moment.state))
        await store.keep_snapshot(table.id, 0, msgspec.json.encode(snapshot).decode())
    await store.close()
