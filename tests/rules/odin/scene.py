"""Scenes for rule tests: a position put together by hand, then played by the real rules.

    scene = Scene(2)
    scene.have("A", wood=2, silver=3)
    scene.use("A", "A05")                       # Vikings on a space, and its effects
    assert scene.ships("A") == (1, 0, 0)
    scene.choose("A", "knarr")                  # anytime actions and choices, in notation
    scene.lay("A", "rune_stone/1", "home:8,0")  # a piece, checked by the rules

Seats are letters, things and boards go by their ids, options by their notation (see games/odin/notation.py).
"""

from __future__ import annotations

from typing import Any

from meadhall.core import SEATS, Event, Kind
from meadhall.games.odin import game
from meadhall.games.odin.boards import ISLANDS
from meadhall.games.odin.box import BUILDINGS, SPECIAL, THING_AT, THINGS
from meadhall.games.odin.notation import CELLS, HOME, ISLAND_SLOT, NUMBER, PAUSE, PIECE, SLOTS
from meadhall.games.odin.rules.occupations import play_card
from meadhall.games.odin.rules.placement import BOARDS, PlacePiece, board_number, income, minus
from meadhall.games.odin.rules.turns import Turn
from meadhall.games.odin.score import HEADINGS, points
from meadhall.games.odin.state import NOBODY, THINGS_HELD, State

ISLAND_IDS = [island.id for island in ISLANDS]


class Scene:
    """The first round after setup, with nobody's turn: a test says what happens. Seat A has the moose."""

    def __init__(self, seats: int = 2, **options: str) -> None:
        self.state: State = game.new(seats, options)
        self.events: list[Event] = []
        """What has happened since the last choice, throw or beginning."""
        s = self.state
        while not s.round:
            if s.decision.kind is Kind.CHANCE:
                s.roll(0)
            else:
                seat = s.decision.seats[0]
                s.apply(seat, s.options(seat)[0])
        while s.decision.kind is Kind.CHANCE:
            s.roll(0)
        s.stack, s.branches = [], []
        s.moose = 0
        s.stock = [0] * len(s.stock)
        s.pile |= s.table.dark & ~s.pile
        s.hands = [0] * seats

    # what has happened before

    def have(self, seat: str, **things: int) -> None:
        """So many of each in the supply (sheep and cattle in the stable); special tiles too, as helmet=1."""
        s, number = self.state, SEATS.index(seat)
        for name, count in things.items():
            thing = THING_AT[name]
            if thing >= SPECIAL:
                s.treasures[number] |= 1 << thing - SPECIAL
                s.specials &= ~(1 << thing - SPECIAL)
            else:
                s.stock[number * THINGS_HELD + thing] = count

    def fleet(self, seat: str, *, boats: str = "", knarrs: int = 0, longships: str = "") -> None:
        """Ships in the bay, boats and longships by their loaded ore: fleet("A", boats="01", longships="3")."""
        s, number = self.state, SEATS.index(seat)
        for ore in boats:
            s.boats[number * 2 + int(ore)] += 1
        for ore in longships:
            s.longships[number * 4 + int(ore)] += 1
        s.knarrs[number] += knarrs

    def build(self, seat: str, building: str, number: int = 1) -> None:
        self.state.houses[SEATS.index(seat) * 3 + BUILDINGS.index(building)] += number

    def own(self, seat: str, island: str) -> None:
        """The exploration board, on this side, is the seat's."""
        number = ISLAND_IDS.index(island)
        self.state.owners[number // 2] = SEATS.index(seat)
        self.state.sides[number // 2] = number % 2
        self.state.found[number // 2] = 0

    def hold(self, seat: str, *cards: int) -> None:
        """Occupations in hand, by number."""
        for card in cards:
            self.state.hands[SEATS.index(seat)] |= 1 << card - 1
            self.state.pile &= ~(1 << card - 1)
            self.state.light &= ~(1 << card - 1)

    def in_play(self, seat: str, *cards: int) -> None:
        """Occupations that the seat has played before, by number; what they do at once has been done."""
        self.hold(seat, *cards)
        for card in cards:
            self.state.hands[SEATS.index(seat)] &= ~(1 << card - 1)
            self.state.played[SEATS.index(seat)] |= 1 << card - 1

    def play(self, seat: str, card: int) -> None:
        """The seat plays the occupation now, as it could at any time with the Tutor (card 52), but for nothing."""
        self.hold(seat, card)
        self.state.stack, self.state.branches, self.events = [], [], []
        self.state.deeds = []
        play_card(self.state, SEATS.index(seat), card - 1, self.events)
        self.state.settle(self.events)

    def pregnant(self, seat: str, sheep: int = 0, cattle: int = 0) -> None:
        number = SEATS.index(seat)
        self.state.pregnant[number * 2 : number * 2 + 2] = [sheep, cattle]

    def round(self, number: int) -> None:
        self.state.round = number

    # what happens

    def use(self, seat: str, space: str) -> None:
        """It is the seat's turn, and it puts Vikings on the space; its effects follow as far as nothing is asked."""
        self.turn(seat)
        self.choose(seat, space)

    def turn(self, seat: str) -> None:
        """It is the seat's turn."""
        self.begin(Turn(SEATS.index(seat)))

    def begin(self, *frames: Any) -> None:
        """Frames of the rules, the first named first, such as Income() or Feast()."""
        self.state.stack = list(reversed(frames))
        self.state.branches = []
        self.events = []
        self.state.settle(self.events)

    def choose(self, seat: str, option: str) -> None:
        self.events = []
        self.state.apply(SEATS.index(seat), game.parse(option), self.events)

    def number(self, seat: str, number: int) -> None:
        self.events = []
        self.state.apply(SEATS.index(seat), NUMBER + number, self.events)

    def roll(self, value: int) -> None:
        """The die shows this value."""
        self.events = []
        self.state.roll(value - 1, self.events)

    def luck(self) -> None:
        """Everything drawn is the first there is."""
        while self.state.decision.kind is Kind.CHANCE:
            self.state.roll(0, self.events)

    def lay(self, seat: str, piece: str, where: str) -> str | None:
        """Place a piece of the supply by the rules; returns the id of the reason if they refuse, and places nothing."""
        s, number = self.state, SEATS.index(seat)
        stack, branches = s.stack, s.branches
        s.stack, s.branches = [PlacePiece(number, game.parse(piece) - PIECE)], []
        why = s.explain(number, game.parse(where))
        if why is None:
            s.apply(number, game.parse(where), self.events)
        s.stack, s.branches = stack, branches
        return why.id if why else None

    # what can be asked

    def deciding(self) -> str:
        return "".join(SEATS[seat] for seat in self.state.decision.seats)

    def options(self, seat: str) -> list[str]:
        """What can be chosen; whether an action can be interrupted for something else is another question."""
        return [game.notation(option) for option in self.state.options(SEATS.index(seat)) if option != PAUSE]

    def may_pause(self, seat: str) -> bool:
        """Whether the seat may interrupt its action for an anytime action."""
        return PAUSE in self.state.options(SEATS.index(seat))

    def spaces(self, seat: str) -> list[str]:
        """The action spaces that the seat could use if it were its turn."""
        self.turn(seat)
        return [option for option in self.options(seat) if option[0] in "AI" and option[1:].isdecimal()]

    def refusal(self, seat: str, option: str) -> str | None:
        why = self.state.explain(SEATS.index(seat), game.parse(option))
        return why.id if why else None

    def has(self, seat: str, thing: str) -> int:
        number, s = THING_AT[thing], self.state
        if number >= SPECIAL:
            return s.treasures[SEATS.index(seat)] >> number - SPECIAL & 1
        return s.has(SEATS.index(seat), number)

    def supply(self, seat: str) -> dict[str, int]:
        """All that the seat has of goods, materials, silver and weapons."""
        start = SEATS.index(seat) * THINGS_HELD
        held = self.state.stock[start : start + THINGS_HELD]
        return {THINGS[thing]: count for thing, count in enumerate(held) if count}

    def ships(self, seat: str) -> tuple[int, int, int]:
        """Whaling boats, knarrs, longships."""
        boats, knarrs, longships = (self.state.ships(SEATS.index(seat), ship) for ship in range(3))
        return boats, knarrs, longships

    def slot(self, board: str) -> int:
        """Where a board lies: home, an island by its id, stone-house1, long-house2."""
        if board in ISLAND_IDS:
            return ISLAND_SLOT + ISLAND_IDS.index(board) // 2
        if board == "home":
            return HOME
        return (game.parse(f"{board}:0,0") - game.parse("home:0,0")) // CELLS

    def income(self, seat: str, board: str = "home") -> int:
        slot = self.slot(board)
        return income(BOARDS[board_number(self.state, slot)], self.state.covered[SEATS.index(seat) * SLOTS + slot])

    def minus(self, seat: str, board: str = "home") -> int:
        slot = self.slot(board)
        return minus(BOARDS[board_number(self.state, slot)], self.state.covered[SEATS.index(seat) * SLOTS + slot])

    def score(self, seat: str) -> dict[str, int]:
        return dict(zip(HEADINGS, points(self.state, SEATS.index(seat)), strict=True))

    def owner(self, island: str) -> str | None:
        owner = self.state.owners[ISLAND_IDS.index(island) // 2]
        return None if owner == NOBODY else SEATS[owner]

    def told(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if type(event) is kind]
