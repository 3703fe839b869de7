"""Anytime actions (OD-ANY): placing, buying ships, arming; in one's own turn, in pauses of one's own action, and in the
windows between phases."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Choice, Step
from meadhall.core.masks import bits, mask_of
from meadhall.core.words import Message, Reason, reason
from meadhall.games.odin import events as told
from meadhall.games.odin.box import LONGSHIP, ORE, SHIPS, SILVER, SPECIAL, WHALING_BOAT
from meadhall.games.odin.cards import ANY, ANYTIME_CARDS, LISTENERS, OCCUPATIONS
from meadhall.games.odin.notation import ARM, CARD, CELL, DONE, GOOD, PIECE, PIECES, SHIP, TOKEN, use_label, words
from meadhall.games.odin.rules.deeds import as_action
from meadhall.games.odin.rules.interpreter import usable
from meadhall.games.odin.rules.moments import call, use_card
from meadhall.games.odin.rules.parts import Part
from meadhall.games.odin.rules.placement import PlacePiece, can_place, placeable
from meadhall.games.odin.rules.supply import lose, take_ship
from meadhall.games.odin.scripts import SCRIPTS, PlayOccupations
from meadhall.games.odin.state import NOBODY, State

LOADS = 4
"""A whaling boat without ore, and longships with 0, 1 and 2 ore, can be loaded with one more."""


def anytime(s: State, seat: int, arming: bool = True) -> list[int]:
    """The anytime actions that the seat can take now, with or without arming, ascending."""
    silver = s.has(seat, SILVER)
    options = [SHIP + n for n, ship in enumerate(SHIPS) if silver >= ship.price and s.berth(seat, n)]
    if arming and s.has(seat, ORE):
        options += [ARM + load for load in range(LOADS) if _fleet(s, seat, load)]
    options += [CARD + card for card in usable_cards(s, seat)]
    return options + [PIECE + piece for piece in placeable(s, seat)]


def usable_cards(s: State, seat: int) -> list[int]:
    """Cards that can be used at any time, and now (OD-ANY-OCC-1, OD-OCC-18)."""
    held = s.played[seat] & ANYTIME_CARDS & ~s.spent[seat]
    return [card for card in bits(held) if usable(s, seat, OCCUPATIONS[card].anytime)] if held else []


def possible(s: State, seat: int, option: int) -> bool:
    """Whether the option is one of `anytime`: the same question, answered sooner."""
    if option >= PIECE:
        return option < CELL and can_place(s, seat, option - PIECE)
    if option >= CARD:
        return option < TOKEN and option - CARD in usable_cards(s, seat)
    if option >= ARM:
        return option < GOOD and s.has(seat, ORE) > 0 and _fleet(s, seat, option - ARM) > 0
    ship = option - SHIP
    return ship >= 0 and s.has(seat, SILVER) >= SHIPS[ship].price and s.berth(seat, ship)


def can_act(s: State, seat: int, arming: bool = True) -> bool:
    """Whether there is any anytime action: the same question as `anytime`, answered sooner."""
    silver = s.has(seat, SILVER)
    if any(silver >= ship.price and s.berth(seat, n) for n, ship in enumerate(SHIPS)):
        return True
    if arming and s.has(seat, ORE) and any(_fleet(s, seat, load) for load in range(LOADS)):
        return True
    return bool(usable_cards(s, seat)) or bool(placeable(s, seat, first=True))


def _fleet(s: State, seat: int, load: int) -> int:
    """How many ships there are that can be loaded so."""
    return s.boats[seat * 2] if load == 0 else s.longships[seat * 4 + load - 1]


def is_anytime(option: int) -> bool:
    return SHIP <= option < GOOD or CARD <= option < TOKEN or PIECE <= option < CELL


def act(s: State, seat: int, option: int, events: Events) -> None:
    if option >= PIECE:
        s.push(PlacePiece(seat, option - PIECE))
    elif option >= CARD:
        use_anytime(s, seat, option - CARD, events)
    elif option >= ARM:
        arm(s, seat, option - ARM, events)
    else:
        ship = option - SHIP
        price = SHIPS[ship].price
        lose(s, seat, SILVER, price)
        if events is not None:
            events.append(told.ShipBought(seat, ship, price))
        take_ship(s, seat, ship, None)


def use_anytime(s: State, seat: int, card: int, events: Events) -> None:
    """As an action of its own (card 176 asks)."""
    if OCCUPATIONS[card].only_once:
        s.spent[seat] |= 1 << card
    first, *rest = as_action(seat, NOBODY, NOBODY)
    s.push(*rest)
    use_card(s, seat, card, OCCUPATIONS[card].anytime, events)
    s.push(first)


def arm(s: State, seat: int, load: int, events: Events) -> None:
    """An ore from the supply onto a ship, for good (OD-ANY-ARM-1 to 4)."""
    lose(s, seat, ORE, 1)
    fleet, at = (s.boats, seat * 2) if load == 0 else (s.longships, seat * 4 + load - 1)
    fleet[at] -= 1
    fleet[at + 1] += 1
    if events is not None:
        events.append(told.ShipArmed(seat, WHALING_BOAT if load == 0 else LONGSHIP))


def refusal(s: State, seat: int, option: int) -> Reason:
    """Why an anytime action is not possible."""
    if option >= PIECE:
        return reason("piece-fits-nowhere", "OD-ANY-PLACE-1", "OD-ANY-PLACE-3")
    if option >= CARD:
        return reason("card-not-usable", "OD-ANY-OCC-1", "OD-OCC-18")
    if option >= ARM:
        return reason("nothing-to-arm", "OD-ANY-ARM-1", "OD-ANY-ARM-3", "OD-ANY-ARM-4")
    ship = SHIPS[option - SHIP]
    if s.has(seat, SILVER) < ship.price:
        return reason("too-little-silver", "OD-ANY-SHIP-1", price=ship.price, silver=s.has(seat, SILVER))
    return reason("no-berth", "OD-ANY-SHIP-5")


def label(option: int) -> Message | None:
    """What a ship costs, and what a card would do."""
    if SHIP <= option < ARM:
        ship = SHIPS[option - SHIP]
        return Message("option-buy", {"ship": words(ship.id), "silver": ship.price})
    card = option - CARD
    return use_label(card, OCCUPATIONS[card].anytime) if CARD <= option < TOKEN else None


class OpenWindow(Step[State]):
    """A seat that can do nothing is ready at once (Q-86)."""

    seat: int

    def run(self, s: State, events: Events) -> None:
        if can_act(s, self.seat):
            s.push(Window(self.seat))


class Window(Choice[State]):
    """Between phases everybody may act, until done (OD-ANY-GEN-1, Q-1, Q-4)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-ANY-GEN-1", "OD-ANY-PLACE-1", "OD-ANY-SHIP-1", "OD-ANY-ARM-1")

    def actions(self, s: State) -> list[int]:
        return anytime(s, self.seat)

    def again(self) -> Step[State]:
        """What follows an action."""
        return OpenWindow(self.seat)

    def options(self, s: State) -> list[int]:
        return [DONE, *self.actions(s)]

    def allows(self, s: State, option: int) -> bool:
        return option == DONE or possible(s, self.seat, option)

    def apply(self, s: State, option: int, events: Events) -> None:
        if option == DONE:
            return
        s.push(self.again())
        act(s, self.seat, option, events)

    def explain(self, s: State, option: int) -> Reason:
        if is_anytime(option):
            return refusal(s, self.seat, option)
        return reason("anytime-or-done", "OD-ANY-GEN-1")

    def label(self, s: State, option: int) -> Message | None:
        return label(option)


THROWING = mask_of(
    card
    for card in bits(ANYTIME_CARDS)
    if any(isinstance(e, PlayOccupations) for e in SCRIPTS[OCCUPATIONS[card].anytime])
)
"""Cards that may lead to a throw of dice or a draw at any time: by playing another card."""


def can_play_cards(s: State, seat: int) -> bool:
    """Whether the seat could play a card of its hand at any time."""
    return s.played[seat] & THROWING > 0 and any(THROWING >> card & 1 for card in usable_cards(s, seat))


ONE_BY_ONE = THROWING | LISTENERS["after_action", ANY]
"""Cards with which windows open one after another: to throw dice, or to remember what the action of a card brings."""


class Windows(Step[State]):
    """All seats at once, as long as nobody has a card that needs an order."""

    def run(self, s: State, events: Events) -> None:
        frames = [OpenWindow(seat) for seat in s.clockwise()]
        if any(cards & ONE_BY_ONE for cards in s.played):
            s.push(*frames)
        else:
            s.together([[OpenWindow(seat)] for seat in range(s.table.seats)])


# pauses


def can_pause(s: State, seat: int, arming: bool) -> bool:
    """Whether there is any anytime action for a pause: the same question as `permitted`, answered sooner."""
    if not can_act(s, seat, arming):
        return False
    parts = _at_risk(s)
    if not parts and not s.played[seat] & THROWING:
        return True
    return any(_leaves(s, seat, option, parts) for option in anytime(s, seat, arming))


def permitted(s: State, seat: int, arming: bool) -> list[int]:
    """The anytime actions that leave the action under way possible (OD-PH5-7), ascending."""
    options = anytime(s, seat, arming)
    parts = _at_risk(s)
    if not parts and not s.played[seat] & THROWING:
        return options
    return [option for option in options if _leaves(s, seat, option, parts)]


def _plays_cards(option: int) -> bool:
    return CARD <= option < TOKEN and THROWING >> option - CARD & 1 == 1


def _at_risk(s: State) -> list[Part]:
    return [frame for frame in s.stack if isinstance(frame, Part) and frame.at_risk(s)]


def _leaves(s: State, seat: int, option: int, parts: list[Part]) -> bool:
    """Whether these parts stand after the anytime action, whatever is chosen in it.

    Where a piece is placed makes no difference, but that it might be in a house: a card could be used then (card 98).
    What another card would do that is played now, nobody can tell before.
    """
    if _plays_cards(option):
        return False
    after = s.copy()
    if option < PIECE:
        act(after, seat, option, None)
    elif (thing := PIECES[option - PIECE].thing) < SPECIAL:
        lose(after, seat, thing, 1)
        call(after, seat, "placed_in_house", thing)
    after.settle(None)
    ends = [after] if len(after.stack) <= len(s.stack) else _ends(after, seat, len(s.stack))
    return all(part.stands(end) for end in ends for part in parts)


def _ends(s: State, seat: int, height: int) -> Iterator[State]:
    """The positions to which the choices of a card lead, until the stack is as high as before it was used."""
    if len(s.stack) <= height:
        yield s
        return
    for option in s.options(seat):
        after = s.copy()
        after.apply(seat, option)
        yield from _ends(after, seat, height)


class OpenPause(Step[State]):
    """A pause goes on while there is something to do."""

    seat: int
    arming: int

    def run(self, s: State, events: Events) -> None:
        if can_pause(s, self.seat, bool(self.arming)):
            s.push(Pause(*self))


class Pause(Window):
    """Between two steps of the own action, until done (Q-2); in most places without arming (Q-8)."""

    arming: int
    """1 where ships may be armed."""

    def allows(self, s: State, option: int) -> bool:
        return option == DONE or option in self.actions(s)

    def actions(self, s: State) -> list[int]:
        return permitted(s, self.seat, bool(self.arming))

    def again(self) -> Step[State]:
        return OpenPause(*self)

    def prompt(self, s: State) -> Message:
        return Message("prompt-pause", {"arming": self.arming})

    def explain(self, s: State, option: int) -> Reason:
        if ARM <= option < GOOD and not self.arming:
            return reason("no-arming-now", "OD-ANY-ARM-1")
        if option in anytime(s, self.seat):
            if _plays_cards(option):
                return reason("no-playing-now", "OD-PH5-7")
            return reason("action-needs-it", "OD-PH5-7")
        return super().explain(s, option)
