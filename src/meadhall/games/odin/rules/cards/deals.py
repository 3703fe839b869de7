"""Cards that offer a deal at once (cards 60 to 87, 184): what only functions can tell."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from meadhall.core.events import Events
from meadhall.core.frames import Choice
from meadhall.core.masks import bits
from meadhall.core.words import Message, Reason, reason
from meadhall.games.odin import events as told
from meadhall.games.odin.box import (
    BOW,
    CATTLE,
    CHEST,
    CLOAKPIN,
    COLOURS,
    DRINKING_HORN,
    GOODS,
    LONG_SWORD,
    LONGSHIP,
    ORANGE,
    RUNE_STONE,
    SHIPS,
    SILVER,
    SILVERWARE,
    SPEAR,
    SPECIAL,
    WEAPONS,
)
from meadhall.games.odin.notation import CARD, CELLS, DONE, GOOD, NUMBER, PIECES, SPACE, words
from meadhall.games.odin.rules.anytime import arm
from meadhall.games.odin.rules.calls import card_function
from meadhall.games.odin.rules.interpreter import Frames
from meadhall.games.odin.rules.moments import CardEnds
from meadhall.games.odin.rules.placement import ORIENTATIONS, PIECES_OF
from meadhall.games.odin.rules.spaces import can_use, column, use
from meadhall.games.odin.rules.supply import (
    arrive,
    gain,
    lose,
    pay,
    return_vikings,
    take_ship,
    take_special,
    vikings_come_back,
)
from meadhall.games.odin.rules.trade import EndRaising
from meadhall.games.odin.rules.turns import occupied
from meadhall.games.odin.state import ANIMAL_KINDS, NOBODY, State

# Vikings on the action board (cards 60, 76, 77)


def spaces_of(s: State, seat: int) -> list[int]:
    """Spaces with Vikings of the seat; in a solo game of the active colour (OD-SOLO-14)."""
    return [space for space, vikings in enumerate(s.placed) if vikings and s.placer[space] == seat]


@card_function("vikings_from_a_space", can=lambda s, seat: bool(spaces_of(s, seat)))
def vikings_from_a_space(s: State, seat: int, events: Events) -> Frames:
    return [LeaveSpace(seat)]


class LeaveSpace(Choice[State]):
    """The space from which a Viking returns (card 60)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-OCC-15",)

    def options(self, s: State) -> list[int]:
        return [SPACE + space for space in spaces_of(s, self.seat)]

    def apply(self, s: State, option: int, events: Events) -> None:
        seat, space = self.seat, option - SPACE
        if s.placed[space] > 1 and s.has(seat, SILVER) >= s.round:
            s.push(LeaveWithAnother(seat, space))
        else:
            return_vikings(s, seat, space, 1, events)

    def explain(self, s: State, option: int) -> Reason:
        return reason("choose-your-space", "OD-OCC-15")


class LeaveWithAnother(Choice[State]):
    """One Viking, or two for as much silver as the number of the round (card 60)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-OCC-15",)
    space: int

    def options(self, s: State) -> list[int]:
        return [NUMBER + 1, NUMBER + 2]

    def apply(self, s: State, option: int, events: Events) -> None:
        vikings = option - NUMBER
        if vikings == 2:
            pay(s, self.seat, ((SILVER, s.round),), events)
        return_vikings(s, self.seat, self.space, vikings, events)

    def explain(self, s: State, option: int) -> Reason:
        return reason("one-viking-or-two", "OD-OCC-15")

    def prompt(self, s: State) -> Message:
        return Message("prompt-leave-with-another", {"silver": s.round})

    def label(self, s: State, option: int) -> Message | None:
        return Message("option-vikings", {"vikings": option - NUMBER})


def spaces_in_column_4(s: State, seat: int) -> list[int]:
    return [space for space in spaces_of(s, seat) if column(s, space) == 4]


@card_function("vikings_from_the_fourth_column", can=lambda s, seat: bool(spaces_in_column_4(s, seat)))
def vikings_from_the_fourth_column(s: State, seat: int, events: Events) -> Frames:
    """One from each space, all at one moment (card 76)."""
    spaces = spaces_in_column_4(s, seat)
    for space in spaces:
        s.placed[space] -= 1
    vikings_come_back(s, seat, len(spaces), events)
    return []


def spaces_to_follow(s: State, seat: int) -> list[int]:
    """Occupied spaces of the second column, whoever is there, that the seat could use (card 77)."""
    spaces = (space for space in s.table.spaces if column(s, space) == 2)
    return [space for space in spaces if occupied(s, space) and can_use(s, seat, space)]


@card_function("follow", can=lambda s, seat: bool(spaces_to_follow(s, seat)))
def follow(s: State, seat: int, events: Events) -> Frames:
    return [Follow(seat)]


class Follow(Choice[State]):
    """The space that is used without Vikings (card 77)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-OCC-15", "OD-OCC-17")

    def options(self, s: State) -> list[int]:
        return [SPACE + space for space in spaces_to_follow(s, self.seat)]

    def apply(self, s: State, option: int, events: Events) -> None:
        """An action of its own, which has to have an effect of its own (OD-PH5-7)."""
        if events is not None:
            events.append(told.Imitated(self.seat, option - SPACE))
        s.push(*use(self.seat, option - SPACE, NOBODY, [], []), CardEnds(self.seat, s.acted, s.must))
        s.acted = s.must = 0

    def explain(self, s: State, option: int) -> Reason:
        return reason("cannot-follow", "OD-OCC-17")


# goods (cards 66, 78, 79)

DIAGONAL = len(COLOURS) + 1
"""From a good to the one that is a colour higher in the next column of the goods boxes."""


def steps_to_the_right(s: State, seat: int) -> dict[int, int]:
    """What orange goods of the seat can become in one or two steps, and what they are now (card 66)."""
    orange = [good for good in range(ORANGE, len(GOODS), len(COLOURS)) if s.has(seat, good)]
    return {into: good for good in orange for into in (good + DIAGONAL, good + 2 * DIAGONAL) if into < len(GOODS)}


@card_function("two_steps_to_the_right", can=lambda s, seat: bool(steps_to_the_right(s, seat)))
def two_steps_to_the_right(s: State, seat: int, events: Events) -> Frames:
    return [StepToTheRight(seat)]


class StepToTheRight(Choice[State]):
    """What one of the orange goods becomes; no two of them become the same (card 66)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-OCC-15", "OD-OCC-16")

    def options(self, s: State) -> list[int]:
        return [GOOD + good for good in sorted(steps_to_the_right(s, self.seat))]

    def apply(self, s: State, option: int, events: Events) -> None:
        into = option - GOOD
        good = steps_to_the_right(s, self.seat)[into]
        lose(s, self.seat, good, 1)
        if events is not None:
            events.append(told.Raised(self.seat, good, into))
        arrive(s, self.seat, into, 1)

    def explain(self, s: State, option: int) -> Reason:
        return reason("no-such-step", "OD-OCC-16")


TURNED = (0, 2, 4, 6, 7)
"""By the number of knarrs: how many tiles can be turned over (card 78)."""


@card_function("turn_tiles_over", can=lambda s, seat: s.knarrs[seat] > 0 and len(TurnTile(seat, 1, 0).options(s)) > 1)
def turn_tiles_over(s: State, seat: int, events: Events) -> Frames:
    return [TurnTile(seat, TURNED[s.knarrs[seat]], len(s.rising))]


class TurnTile(Choice[State]):
    """A tile to its other side, each tile once: what has been turned waits until the end (card 78, OD-GOODS-2).

    The option of an animal makes it pregnant; those of numbers turn a pregnant sheep (0) or cattle (1) back.
    """

    rules: ClassVar[tuple[str, ...]] = ("OD-OCC-14", "OD-GOODS-2", "OD-GOODS-4")
    left: int
    begun: int
    """Goods that were waiting before."""

    def options(self, s: State) -> list[int]:
        goods = [good for good, name in enumerate(GOODS) if name and s.has(self.seat, good) > self._pregnant(s, good)]
        back = [kind for kind, animal in enumerate(ANIMAL_KINDS) if self._pregnant(s, animal)]
        return [DONE, *(GOOD + good for good in goods), *(NUMBER + kind for kind in back)]

    def _pregnant(self, s: State, good: int) -> int:
        return s.pregnant[self.seat * 2 + ANIMAL_KINDS.index(good)] if good in ANIMAL_KINDS else 0

    def apply(self, s: State, option: int, events: Events) -> None:
        seat, left, begun = self
        if option != DONE:
            self._turn(s, option, events)
        again = TurnTile(seat, left - 1, begun)
        more = option != DONE and left > 1 and len(again.options(s)) > 1
        s.push(again if more else EndRaising(seat, 0, begun))

    def _turn(self, s: State, option: int, events: Events) -> None:
        seat, good = self.seat, option - GOOD
        if option >= NUMBER:
            s.pregnant[seat * 2 + option - NUMBER] -= 1
        elif good in ANIMAL_KINDS:
            make_pregnant(s, seat, good, events)
        else:
            into = other_side(good)
            lose(s, seat, good, 1)
            s.rising.append(into)
            if events is not None:
                events.append(told.Raised(seat, good, into))

    def explain(self, s: State, option: int) -> Reason:
        return reason("no-such-tile", "OD-GOODS-2")

    def prompt(self, s: State) -> Message:
        return Message("prompt-turn-tile", {"left": self.left})

    def label(self, s: State, option: int) -> Message | None:
        if not NUMBER <= option < CARD:
            return None
        return Message("option-not-pregnant", {"good": words(GOODS[ANIMAL_KINDS[option - NUMBER]])})


def other_side(good: int) -> int:
    """Orange and red are the sides of a tile, and so are green and blue."""
    return good ^ 1


def make_pregnant(s: State, seat: int, animal: int, events: Events) -> None:
    s.pregnant[seat * 2 + ANIMAL_KINDS.index(animal)] += 1
    if events is not None:
        events.append(told.Pregnant(seat, animal))


@card_function(
    "pregnant_cattle", can=lambda s, seat: s.has(seat, CATTLE) > s.pregnant[seat * 2 + ANIMAL_KINDS.index(CATTLE)]
)
def pregnant_cattle(s: State, seat: int, events: Events) -> Frames:
    """No breeding (card 79)."""
    make_pregnant(s, seat, CATTLE, events)
    return []


# weapons (card 69)

FULL = 2
"""So many of each kind."""


@card_function(
    "two_of_each_weapon", can=lambda s, seat: any(s.has(seat, BOW + kind) < FULL for kind in range(len(WEAPONS)))
)
def two_of_each_weapon(s: State, seat: int, events: Events) -> Frames:
    for weapon in range(BOW, BOW + len(WEAPONS)):
        gain(s, seat, weapon, FULL - s.has(seat, weapon), events)
    return []


# special tiles on boards (cards 70, 71)


class Lying(NamedTuple):
    """Where a special tile lies."""

    owner: int
    at: int
    """In what the owner has laid."""
    piece: int
    place: int


def lying(s: State, special: int) -> Lying | None:
    """On a board or in a house of anybody."""
    for owner, laid in enumerate(s.laid):
        for at in range(0, len(laid), 2):
            if PIECES[laid[at]].thing == SPECIAL + special:
                return Lying(owner, at, laid[at], laid[at + 1])
    return None


def take_off(s: State, seat: int, special: int, goods: tuple[int, int], events: Events) -> None:
    """The tile comes into the supply; two goods are laid in its outline, so that the same cells stay covered."""
    found = lying(s, special)
    assert found is not None
    slot, anchor = divmod(found.place, CELLS)
    filling = fill(ORIENTATIONS[found.piece].mask << anchor, goods)
    s.laid[found.owner][found.at : found.at + 2] = [
        number for piece, cell in filling for number in (piece, slot * CELLS + cell)
    ]
    take_special(s, seat, special, events)


def fill(cells: int, goods: tuple[int, ...]) -> list[tuple[int, int]]:
    """Pieces of the goods and the cells of their corners that fill the cells exactly; there is one way at most."""
    if not goods:
        return []
    for piece in PIECES_OF[goods[0]]:
        mask = ORIENTATIONS[piece].mask
        for cell in bits(cells):
            if mask << cell & ~cells:
                continue
            rest = fill(cells & ~(mask << cell), goods[1:])
            if len(rest) == len(goods) - 1:
                return [(piece, cell), *rest]
    return []


@card_function("take_the_cloakpin", can=lambda s, seat: lying(s, CLOAKPIN) is not None)
def take_the_cloakpin(s: State, seat: int, events: Events) -> Frames:
    take_off(s, seat, CLOAKPIN, (SILVERWARE, RUNE_STONE), events)
    return []


@card_function("take_the_drinking_horn", can=lambda s, seat: lying(s, DRINKING_HORN) is not None)
def take_the_drinking_horn(s: State, seat: int, events: Events) -> Frames:
    take_off(s, seat, DRINKING_HORN, (CHEST, RUNE_STONE), events)
    return []


# longships (cards 81, 184)


def price_with_weapons(s: State, seat: int) -> int:
    """A silver less for each sword, half a silver for each spear and bow, then rounded down (card 81)."""
    halves = 2 * s.has(seat, LONG_SWORD) + s.has(seat, SPEAR) + s.has(seat, BOW)
    return max(0, 2 * SHIPS[LONGSHIP].price - halves) // 2


@card_function(
    "longship_for_weapons",
    can=lambda s, seat: s.berth(seat, LONGSHIP) and s.has(seat, SILVER) >= price_with_weapons(s, seat),
)
def longship_for_weapons(s: State, seat: int, events: Events) -> Frames:
    price = price_with_weapons(s, seat)
    lose(s, seat, SILVER, price)
    if events is not None:
        events.append(told.ShipBought(seat, LONGSHIP, price))
    take_ship(s, seat, LONGSHIP, None)
    return []


@card_function("longship_with_ore", can=lambda s, seat: s.berth(seat, LONGSHIP))
def longship_with_ore(s: State, seat: int, events: Events) -> Frames:
    """Loaded at once with all that it can carry (card 184)."""
    take_ship(s, seat, LONGSHIP, events)
    for load in range(1, 1 + SHIPS[LONGSHIP].ore):
        arm(s, seat, load, events)
    return []
