"""Scenes for rule tests: a position put together by hand, then played by the real rules.

    scene = Scene(4)
    scene.player("A", coins=3, track=7, towns="M4 L4", hand="6 2")
    scene.trick("A", "M6", A=6, B=23, C=20, D=16)
    scene.choose("A", "upper")
    scene.choose("A", "L3")
    assert scene.coins("A") == 1

Seats are letters, towns and regions go by their ids (M6, M), cards by their values, options by their notation.
"""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core import SEATS, Event, Kind, LabDice
from meadhall.core.masks import bits
from meadhall.games.brian_boru import game
from meadhall.games.brian_boru.box import MARRIAGES, REGIONS, TOWN_AT, TOWNS
from meadhall.games.brian_boru.rules.actions import ChooseAction, Perform, primary, secondary
from meadhall.games.brian_boru.rules.ending import FinalScoring
from meadhall.games.brian_boru.rules.rounds import UPKEEP, EndRound
from meadhall.games.brian_boru.rules.tricks import BeginTrick
from meadhall.games.brian_boru.state import FACE_DOWN, NOBODY, ON_BOARD, START, WIDTH, State

REGION_IDS = [region.id for region in REGIONS]
MARRIAGE_IDS = [marriage.id for marriage in MARRIAGES]


def mask(towns: str) -> int:
    """The set of towns: mask("N3 N5")."""
    return sum(1 << TOWN_AT[town] for town in towns.split())


def names(towns: int) -> list[str]:
    """The ids of a set of towns."""
    return [TOWNS[town].id for town in bits(towns)]


def cards(values: str | Sequence[int]) -> int:
    """The set of cards with these values: cards("2 11")."""
    return sum(1 << int(value) - 1 for value in (values.split() if isinstance(values, str) else values))


class Scene:
    """Nobody owns anything on the map and nothing is going on, until a test says so. Seat A has the marker."""

    def __init__(self, seats: int = 4, **options: str) -> None:
        self.state: State = game.new(seats, options)
        self.events: list[Event] = []
        """What has happened since the last choice, throw or beginning."""
        self.state.stack = []
        self.state.holder = 0
        self.state.round = 1

    # what has happened before

    def player(
        self,
        seat: str,
        *,
        points: int | None = None,
        coins: int | None = None,
        renown: int | None = None,
        track: int | None = None,
        raiders: int | None = None,
        church: int | None = None,
        marriages: str = "",
        towns: str = "",
        lost: str = "",
        hand: str = "",
    ) -> None:
        """What a seat has; what is not named stays as it is. `lost` are towns with its disc under a Viking token."""
        s, number = self.state, SEATS.index(seat)
        if points is not None:
            s.points[number * WIDTH : (number + 1) * WIDTH] = [0] * WIDTH
            s.gain(number, START, points)
        for name, value in (("coins", coins), ("renown", renown), ("track", track), ("raiders", raiders)):
            if value is not None:
                getattr(s, name)[number] = value
        if church is not None:
            s.church[number] = church
        for card in marriages.split():
            s.wed[number] |= 1 << MARRIAGE_IDS.index(card)
            if MARRIAGE_IDS.index(card) in s.marriages:
                s.marriages.remove(MARRIAGE_IDS.index(card))
        for town in (towns + " " + lost).split():
            s.put_disc(number, TOWN_AT[town])
        s.vikings |= mask(lost)
        s.hands[number] |= cards(hand)

    def taken(self, towns: str, by: str = "D") -> None:
        """Discs of a seat that does not matter otherwise."""
        self.player(by, towns=towns)

    def only_free(self, towns: str, by: str = "D") -> None:
        """All other towns have a disc of that seat."""
        s = self.state
        for town in bits(s.free & ~mask(towns)):
            s.put_disc(SEATS.index(by), town)

    def monasteries(self, towns: str) -> None:
        self.state.monasteries |= mask(towns)

    def claims(self, *, board: str = "", **owners: str) -> None:
        """Claim tokens that are not face down: claims(A="N S", board="B")."""
        for region in board.split():
            self.state.claims[REGION_IDS.index(region)] = ON_BOARD
        for seat, regions in owners.items():
            for region in regions.split():
                self.state.claims[REGION_IDS.index(region)] = SEATS.index(seat)

    def setting(self, *, round: int = 1, marker: str = "A", area: int = 0, marriage: str = "") -> None:  # noqa: A002
        """The round, who has the marker, raiders in the battle area, the marriage card of the round."""
        s = self.state
        s.round, s.holder, s.area = round, SEATS.index(marker), area
        if marriage:
            s.marriage = MARRIAGE_IDS.index(marriage)
            if s.marriage in s.marriages:
                s.marriages.remove(s.marriage)

    # what happens

    def upkeep(self, *, goes_on: bool = False) -> None:
        """The upkeep phase begins; with `goes_on` the round ends after it, otherwise nothing follows."""
        self._begin([*([EndRound()] if goes_on else []), *reversed(UPKEEP)])

    def step(self, step: object) -> None:
        """A single step of the rules, such as Raid()."""
        self._begin([step])

    def final_scoring(self) -> None:
        self._begin([FinalScoring()])

    def tricks(self) -> None:
        """The holder leads a trick with the hands as they are; nothing follows the last trick."""
        self._begin([BeginTrick()])

    def trick(self, leader: str, town: str, **played: int) -> None:
        """A whole trick is played: trick("A", "M6", A=6, B=23). Cards are put into the hands, with one more each."""
        s = self.state
        s.holder = SEATS.index(leader)
        spare = [value for value in range(1, 26) if value not in played.values()]
        for seat in range(s.table.seats):
            s.hands[seat] |= cards([played[SEATS[seat]]])
            while s.hands[seat].bit_count() < 2:
                s.hands[seat] |= cards([spare.pop()])
        self.tricks()
        self.choose(leader, town)
        for seat in s.clockwise():
            self.choose(SEATS[seat], str(played[SEATS[seat]]))

    def loses(self, seat: str, card: int, action: str = "") -> None:
        """The seat has lost a trick with the card and acts: it is asked for the action, unless one is named here."""
        number = SEATS.index(seat)
        if action:
            which = ("upper", "lower").index(action)
            self._begin([Perform(number, secondary(card - 1, which), 0)])
        else:
            self._begin([ChooseAction(number, card - 1)])

    def wins(self, seat: str, card: int, town: str) -> None:
        """The seat has won the trick for the town with the card and acts."""
        self.state.active = TOWN_AT[town]
        self._begin([Perform(SEATS.index(seat), primary(card - 1), 0)])

    def _begin(self, stack: list[object]) -> None:
        self.state.stack = stack
        self.events = []
        self.state.settle(self.events)

    def choose(self, seat: str, option: str) -> None:
        self.events = []
        self.state.apply(SEATS.index(seat), game.parse(option), self.events)

    def luck(self, seed: int = 1) -> None:
        """Throw all dice that are due."""
        dice = LabDice(seed)
        while self.state.decision.kind is Kind.CHANCE:
            self.state.throw(dice, self.events)

    # what can be asked

    def deciding(self) -> str:
        """The letters of the seats that owe a choice."""
        return "".join(SEATS[seat] for seat in self.state.decision.seats)

    def options(self, seat: str) -> list[str]:
        """In notation, cards by their values alone."""
        forms = [(game.describe(option), game.notation(option)) for option in self.state.options(SEATS.index(seat))]
        return [str(form.get("card", notation)) for form, notation in forms]

    def refusal(self, seat: str, option: str) -> str | None:
        """The id of the reason why the seat may not choose the option; None if it may."""
        why = self.state.explain(SEATS.index(seat), game.parse(option))
        return why.id if why else None

    def points(self, seat: str) -> int:
        return self.state.total(SEATS.index(seat))

    def coins(self, seat: str) -> int:
        return self.state.coins[SEATS.index(seat)]

    def renown(self, seat: str) -> int:
        return self.state.renown[SEATS.index(seat)]

    def track(self, seat: str) -> int:
        return self.state.track[SEATS.index(seat)]

    def raiders(self, seat: str) -> int:
        return self.state.raiders[SEATS.index(seat)]

    def church(self, seat: str) -> int:
        return self.state.church[SEATS.index(seat)]

    def controls(self, seat: str) -> list[str]:
        return names(self.state.controlled(SEATS.index(seat)))

    def vikings(self) -> list[str]:
        return names(self.state.vikings)

    def marker(self) -> str:
        return SEATS[self.state.holder]

    def active(self) -> str | None:
        return None if self.state.active == NOBODY else TOWNS[self.state.active].id

    def claim(self, region: str) -> str:
        """Where the token of the region is: a seat, "board" or "down"."""
        where = self.state.claims[REGION_IDS.index(region)]
        return {ON_BOARD: "board", FACE_DOWN: "down"}.get(where) or SEATS[where]

    def told(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if type(event) is kind]
