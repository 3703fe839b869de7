"""Gaining and paying (OD-LIMIT): what goes from the general supply to a seat and back."""

from __future__ import annotations

from meadhall.core.events import Events
from meadhall.games.odin import events as told
from meadhall.games.odin.box import (
    BOW,
    BUILDING,
    GOODS,
    KNARR,
    LONGSHIP,
    ORE,
    SPECIAL,
    SPECIALS,
    STOCKFISH,
    STONE,
    WEAPON_CARDS,
    WHALING_BOAT,
    WOOD,
    Amounts,
)
from meadhall.games.odin.rules.moments import call
from meadhall.games.odin.state import ANIMAL_KINDS, NOBODY, THINGS_HELD, Deed, State

WEAPON_KINDS = len(WEAPON_CARDS)
REMEMBERED = {WOOD: Deed.WOOD, STONE: Deed.STONE, STOCKFISH: Deed.STOCKFISH}
"""What an action remembers to have brought."""


def gain(s: State, seat: int, thing: int, number: int, events: Events) -> None:
    """So many of a thing from the general supply. Animals come plain into the stable (OD-ACT-PROD-7)."""
    if number <= 0:
        return
    if BOW <= thing < BOW + WEAPON_KINDS:
        for _ in range(number):
            _find_weapon(s, thing - BOW)
    if events is not None:
        events.append(told.Gained(seat, thing, number))
    arrive(s, seat, thing, number)


def arrive(s: State, seat: int, thing: int, number: int) -> None:
    """In whatever way: the action under way remembers it, and cards may respond."""
    s.stock[seat * THINGS_HELD + thing] += number
    if s.deeds and thing in REMEMBERED:
        s.deeds[-1][REMEMBERED[thing]] += number
    if s.played[seat] and thing < len(GOODS):
        if number >= 2:
            call(s, seat, "two_at_once", thing)
        call(s, seat, "arrives", thing, number)


def _find_weapon(s: State, weapon: int) -> None:
    """A named weapon: face up if there is one, else out of the pile, else from nowhere (OD-DICE-6, Q-17)."""
    if s.weapon_discard[weapon]:
        s.weapon_discard[weapon] -= 1
    elif s.weapon_pile[weapon]:
        s.weapon_pile[weapon] -= 1


def lose(s: State, seat: int, thing: int, number: int) -> None:
    """Back to the general supply; weapons face up beside their pile (OD-DICE-7)."""
    s.stock[seat * THINGS_HELD + thing] -= number
    if BOW <= thing < BOW + WEAPON_KINDS:
        weapon = thing - BOW
        held = sum(s.stock[thing::THINGS_HELD])
        room = WEAPON_CARDS[weapon] - held - s.weapon_pile[weapon] - s.weapon_discard[weapon]
        s.weapon_discard[weapon] += max(0, min(number, room))  # cards from nowhere go nowhere
    if thing in ANIMAL_KINDS:
        keep_plain_first(s, seat, thing)


def keep_plain_first(s: State, seat: int, animal: int) -> None:
    """Of several animals a plain one goes first; there are never more pregnant ones than animals."""
    at = seat * 2 + ANIMAL_KINDS.index(animal)
    s.pregnant[at] = min(s.pregnant[at], s.has(seat, animal))


def can_pay(s: State, seat: int, amounts: Amounts) -> bool:
    stock, start = s.stock, seat * THINGS_HELD
    for thing, number in amounts:  # noqa: SIM110 (a generator would cost more than the question)
        if stock[start + thing] < number:
            return False
    return True


def pay(s: State, seat: int, amounts: Amounts, events: Events) -> None:
    for thing, number in amounts:
        lose(s, seat, thing, number)
        if events is not None and number:
            events.append(told.Paid(seat, thing, number))


def pay_for(s: State, seat: int, space: int, amounts: Amounts, events: Events) -> None:
    """For the action of a space, which remembers building materials, or, with NOBODY, for a card."""
    pay(s, seat, amounts, events)
    if space != NOBODY:
        for thing, number in amounts:
            if WOOD <= thing <= ORE and number:
                s.note(Deed.EXCHANGED, s.deed(Deed.EXCHANGED) | 1 << thing)


def receive(s: State, seat: int, amounts: Amounts, events: Events) -> None:
    for thing, number in amounts:
        gain(s, seat, thing, number, events)


def take_special(s: State, seat: int, special: int, events: Events) -> None:
    """A special tile comes into the supply of the seat; each exists once (OD-LIMIT-8)."""
    s.specials &= ~(1 << special)
    s.treasures[seat] |= 1 << special
    s.crowns[seat] += SPECIALS[special].points
    if events is not None:
        events.append(told.Gained(seat, SPECIAL + special, 1))


def take_building(s: State, seat: int, building: int, events: Events) -> bool:
    """One of the buildings that are left (OD-LIMIT-1); False if none is."""
    if not s.left(building):
        return False
    s.houses[seat * 3 + building] += 1
    if events is not None:
        events.append(told.Gained(seat, BUILDING + building, 1))
    return True


def take_ship(s: State, seat: int, ship: int, events: Events) -> bool:
    """A ship into a free berth (OD-ANY-SHIP-4, OD-ANY-SHIP-5); False if there is none."""
    if not s.berth(seat, ship):
        return False
    if ship == WHALING_BOAT:
        s.boats[seat * 2] += 1
    elif ship == KNARR:
        s.knarrs[seat] += 1
    else:
        s.longships[seat * 4] += 1
    if events is not None:
        events.append(told.ShipGained(seat, ship))
    if s.played[seat]:
        call(s, seat, "ship")
        if ship == KNARR:
            call(s, seat, "next_knarr")
    return True


def lose_ship(s: State, seat: int, ship: int) -> None:
    """The ship with the least ore goes; its ore is lost (OD-ANY-ARM-6)."""
    if ship == KNARR:
        s.knarrs[seat] -= 1
        return
    fleet, width = (s.longships, 4) if ship == LONGSHIP else (s.boats, 2)
    at = next(at for at in range(seat * width, (seat + 1) * width) if fleet[at])
    fleet[at] -= 1


def bonus(s: State, seat: int, thing: int, events: Events) -> None:
    """What a bonus symbol shows, as long as there is one (OD-BONUS-10, OD-MINI2-17)."""
    if thing >= BUILDING:
        take_building(s, seat, thing - BUILDING, events)
    elif thing >= SPECIAL:
        if s.specials >> thing - SPECIAL & 1:
            take_special(s, seat, thing - SPECIAL, events)
    else:
        gain(s, seat, thing, 1, events)


def return_vikings(s: State, seat: int, space: int, number: int, events: Events) -> None:
    """From an action space to the Thing; they can be placed again in this round (OD-PH5-9)."""
    if number:
        s.placed[space] -= number
        vikings_come_back(s, seat, number, events)


def vikings_come_back(s: State, seat: int, number: int, events: Events) -> None:
    """At one moment, from one space or several; in the phase of actions cards look at how many (card 151)."""
    if events is not None:
        events.append(told.VikingsBack(seat, number))
    move_on_thing(s, seat, number)
    if number <= 2 and in_actions(s, seat):
        call(s, seat, "vikings_back")


def in_actions(s: State, seat: int) -> bool:
    """Whether it is the phase of actions: the seat has not passed, or a card lets it use one more space (card 91)."""
    return not s.passed[seat] or any(deed[Deed.SPACE] != NOBODY for deed in s.deeds)


def move_on_thing(s: State, seat: int, number: int) -> None:
    """Vikings come to the Thing, or, with a negative number, leave it."""
    s.thing[seat] += number
    if s.thing[seat] == 3:
        call(s, seat, "three_on_the_thing")
