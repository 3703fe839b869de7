"""Positions for rule tests, put together from the notation of docs/rules/rebirth.md: "A F 9,10" is seat A placing a
farm on row 9, column 10.

    scene = Scene("scotland", seats=3)
    scene.given("A S2 18,6")
    assert scene.play("B S2 17,6") == {"A": 5, "B": 4}
    assert scene.holder("Culzean") == "A"
"""

from __future__ import annotations

from collections.abc import Callable

from meadhall.core.events import Event
from meadhall.core.frames import Kind
from meadhall.core.words import SEATS
from meadhall.games.rebirth import game
from meadhall.games.rebirth.board import SETTLEMENT
from meadhall.games.rebirth.box import ANOTHER_TILE, BONUSES, PUBLIC_MISSIONS, SIGNS
from meadhall.games.rebirth.rules.cathedrals import DrawMission
from meadhall.games.rebirth.rules.ending import FinalScoring
from meadhall.games.rebirth.rules.placing import PlaceTile
from meadhall.games.rebirth.rules.towers import DrawPrivateMission
from meadhall.games.rebirth.rules.turn import DrawExtraTile, DrawTile, EndTurn
from meadhall.games.rebirth.state import COVERED, HEADINGS, NOBODY, State

CARDS = [mission.id for mission in PUBLIC_MISSIONS]


class Scene:
    """A position in which tiles are placed by name, turn order set aside.

    `towers` names the bonus of towers ("Oran": "draw-three"); the other tower tiles are spread over the rest so that
    "another-tile" lies as far as possible from where it would disturb. `row` names the public missions laid out, filled
    up with others unless `exactly` is set.
    """

    def __init__(
        self,
        map: str = "scotland",  # noqa: A002
        seats: int = 3,
        towers: dict[str, str] | None = None,
        row: list[str] | None = None,
        exactly: bool = False,
        **options: str,
    ) -> None:
        self.state: State = game.new(seats, {"map": map, "first": "A", **options})
        self.events: list[Event] = []
        self._prepare(towers or {}, row or [], exactly)

    # preparation

    def _prepare(self, towers: dict[str, str], row: list[str], exactly: bool) -> None:
        s = self.state
        while s.decision.kind is Kind.CHANCE:
            s.roll(0)
        s.stack = []
        for seat in range(s.table.seats):  # nobody holds anything: scenes hand out tiles one by one
            s.supply[seat] = sorted(s.supply[seat] + s.hand[seat])
            s.hand[seat] = []
        if s.table.ireland:
            self._lay_row([CARDS.index(card) for card in row], exactly)
            self._lay_towers(towers)

    def _lay_row(self, cards: list[int], exactly: bool) -> None:
        s = self.state
        others = [card for card in range(len(CARDS)) if card not in cards]
        s.row = cards if exactly else (cards + others)[:8]
        s.deck = [card for card in range(len(CARDS)) if card not in s.row]

    def _lay_towers(self, named: dict[str, str]) -> None:
        s = self.state
        left = sorted(s.bonuses)
        laid: list[int] = []
        for tower in s.table.board.towers:
            laid.append(BONUSES.index(named[tower.name]) if tower.name in named else NOBODY)
            if tower.name in named:
                left.remove(laid[-1])
        quiet = [bonus for bonus in left if bonus != ANOTHER_TILE] + [bonus for bonus in left if bonus == ANOTHER_TILE]
        s.bonuses = [quiet.pop(0) if bonus == NOBODY else bonus for bonus in laid]

    # what has happened before

    def given(self, *moves: str) -> None:
        """Tiles put down earlier, with all their effects; a tower they touch counts as visited, its bonus as settled.

        Missions drawn on the way are the first of the deck; points scored are wiped out.
        """
        s = self.state
        for move in moves:
            self._place(move)
            while s.decision.kind is Kind.CHANCE and not isinstance(s.stack[-1], DrawTile | DrawExtraTile):
                s.roll(0)
            s.stack = []
        s.points = [0] * len(s.points)

    def touched(self, seat: str, *towers: str) -> None:
        """The seat has been at these towers before."""
        for name in towers:
            self.state.visited[SEATS.index(seat)] |= 1 << self._tower(name)

    def score(self, **points: int) -> None:
        """Points on the track: score(A=96, B=99)."""
        for seat, total in points.items():
            start = SEATS.index(seat) * len(HEADINGS)
            self.state.points[start : start + len(HEADINGS)] = [total] + [0] * (len(HEADINGS) - 1)

    def fill(self, *, but: list[str] | tuple[str, ...] = (), kinds: str = "feb1234") -> None:
        """Occupy every free hex of the given kinds with tiles of nobody, except those named."""
        s = self.state
        spared = {game.parse(text) for text in but}
        for index, option in enumerate(s.table.option_at):
            kind = s.table.board.kinds[index]
            town = s.table.board.settlement_at[index]
            letter = "feb"[kind] if kind != SETTLEMENT else str(s.table.board.settlements[town].size)
            if letter in kinds and option not in spared and not s.taken >> index & 1:
                s.taken |= 1 << index
                s.tiles[index] = COVERED

    # playing

    def _place(self, move: str) -> list[Event]:
        s = self.state
        letter, sign, place = move.split()
        seat, tile = SEATS.index(letter), SIGNS.index(sign)
        if tile in s.supply[seat]:
            s.supply[seat].remove(tile)
        s.hand[seat] = [tile]
        s.turn, s.extra, s.draws = seat, 0, 1
        s.stack = [EndTurn(seat), PlaceTile(seat)]
        events: list[Event] = []
        s.apply(seat, game.parse(place), events)
        self.events = events
        return events

    def play(self, move: str) -> dict[str, int]:
        """Place a tile; luck that follows waits for `roll`. Returns what each seat gained, without the zeros."""
        return self.gains(lambda: self._place(move))

    def choose(self, seat: str, option: str) -> dict[str, int]:
        """Make the choice that the seat owes."""

        def apply() -> None:
            self.events = []
            self.state.apply(SEATS.index(seat), game.parse(option), self.events)

        return self.gains(apply)

    def roll(self, note: str) -> dict[str, int]:
        """Let luck bring what the record would call so: roll("A draws mission harbours")."""
        s = self.state
        frame = s.chance()
        notes = [frame.note(s, outcome) for outcome in range(s.faces)]
        assert note in notes, f"{note!r} is not among {sorted(set(notes))}"

        def apply() -> None:
            self.events = []
            s.roll(notes.index(note), self.events)

        return self.gains(apply)

    def finish(self) -> dict[str, int]:
        """End the game here: final scoring. Returns what each seat gained by it."""
        s = self.state
        s.stack = []
        s.hand = [[] for _ in s.hand]

        def run() -> None:
            self.events = []
            FinalScoring().run(s, self.events)

        return self.gains(run)

    def gains(self, act: Callable[[], object]) -> dict[str, int]:
        before = self.totals()
        act()
        after = self.totals()
        return {seat: after[seat] - before[seat] for seat in after if after[seat] != before[seat]}

    # looking

    def totals(self) -> dict[str, int]:
        return {SEATS[seat]: self.state.total(seat) for seat in range(self.state.table.seats)}

    def heading(self, seat: str, heading: str) -> int:
        return self.state.points[SEATS.index(seat) * len(HEADINGS) + HEADINGS.index(heading)]

    def legal(self, seat: str, sign: str) -> list[str]:
        """Where the seat could place such a tile now, in notation."""
        s = self.state
        place, tile = SEATS.index(seat), SIGNS.index(sign)
        s.hand[place] = [tile]
        s.stack = [EndTurn(place), PlaceTile(place)]
        return [game.notation(option) for option in s.options(place)]

    def why_not(self, seat: str, option: str) -> str:
        """The id of the reason why the seat may not choose the option now ("" if it may)."""
        found = game.explain(self.state, SEATS.index(seat), game.parse(option))
        return found.id if found else ""

    def holder(self, castle: str) -> str:
        names = [place.name for place in self.state.table.board.castles]
        holder = self.state.holders[next(i for i, name in enumerate(names) if name.startswith(castle))]
        return "" if holder == NOBODY else SEATS[holder]

    def cards(self, seat: str) -> int:
        """How many mission cards the seat has drawn or is about to draw."""
        number = SEATS.index(seat)
        due = sum(frame in (DrawMission(number), DrawPrivateMission(number)) for frame in self.state.stack)
        return len(self.state.missions[number]) + due

    def winners(self) -> str:
        return "".join(SEATS[seat] for seat in game.score(self.state).winners)

    def told(self, kind: type[Event]) -> list[Event]:
        """What was reported of this kind by the last action."""
        return [event for event in self.events if type(event) is kind]

    def _tower(self, name: str) -> int:
        return next(i for i, place in enumerate(self.state.table.board.towers) if place.name.startswith(name))
