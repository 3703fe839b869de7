"""What the options of a choice take and bring, where pictures can show it: payments, ways to use a space, cards."""

from __future__ import annotations

from typing import Any, NamedTuple

from meadhall.games.odin.box import BUILDING, SPECIAL, THING_AT, WEAPON, Amounts
from meadhall.games.odin.cards import INSTEAD
from meadhall.games.odin.notation import NUMBER, YES
from meadhall.games.odin.rules.changes import price
from meadhall.games.odin.rules.interpreter import ALTERNATIVES, ReplaceEffects
from meadhall.games.odin.rules.moments import REPLACED, ReplaceNext
from meadhall.games.odin.rules.ways import ChoosePayment, ChooseScript, Decide, PayWeapon
from meadhall.games.odin.scripts import (
    SCRIPTS,
    Build,
    DrawWeapons,
    Gain,
    GetShip,
    GetSpecial,
    LoseShip,
    Pay,
    UpgradeShip,
)
from meadhall.games.odin.state import NOBODY, State


class Way(NamedTuple):
    """What an option takes and brings."""

    option: int
    pays: Amounts
    gets: Amounts = ()
    leaves: tuple[int, ...] = ()
    """Ships that go."""
    ships: tuple[int, ...] = ()
    """Ships that come."""


def offer(s: State, seat: int) -> dict[str, Any] | None:
    """What the seat is offered, and the card behind it or NOBODY; None if it owes no choice of this kind."""
    choice = s.owing(seat)
    if isinstance(choice, ChoosePayment | PayWeapon):
        return {"card": NOBODY, "ways": _payments(s, choice)}
    if isinstance(choice, ChooseScript):
        ways = [option for option in choice.ways(s) if option >= NUMBER]
        return {
            "card": NOBODY,
            "ways": [_way(s, seat, choice.space, option, choice.first + option - NUMBER) for option in ways],
        }
    if isinstance(choice, Decide):
        return {"card": NOBODY, "ways": [_way(s, seat, choice.space, YES, choice.script)]}
    if isinstance(choice, ReplaceNext | ReplaceEffects):
        card, script = (
            INSTEAD[REPLACED[choice.what]]
            if isinstance(choice, ReplaceNext)
            else ALTERNATIVES[choice.script, choice.at]
        )
        return {"card": card, "ways": [_way(s, seat, NOBODY, YES, script)]}
    return None


def _payments(s: State, choice: ChoosePayment | PayWeapon) -> list[Way]:
    told = [(option, choice.label(s, option)) for option in choice.options(s)]
    return [
        Way(option, ((THING_AT[str(label.args["thing"]).replace("-", "_")], int(str(label.args["number"]))),))
        for option, label in told
        if label and label.id == "option-payment"
    ]


def _way(s: State, seat: int, space: int, option: int, script: int) -> Way:
    pays: Amounts = ()
    gets: Amounts = ()
    leaves: tuple[int, ...] = ()
    ships: tuple[int, ...] = ()
    for effect in SCRIPTS[script]:
        if isinstance(effect, Pay):
            pays += price(s, seat, space, effect.amounts)
        elif isinstance(effect, Gain):
            gets += effect.amounts
        elif isinstance(effect, Build):
            gets += ((BUILDING + effect.building, 1),)
        elif isinstance(effect, GetSpecial):
            gets += ((SPECIAL + effect.special, 1),)
        elif isinstance(effect, DrawWeapons):
            gets += ((WEAPON, effect.cards),)
        elif isinstance(effect, GetShip):
            ships += (effect.ship,)
        elif isinstance(effect, LoseShip):
            leaves += (effect.ship,)
        elif isinstance(effect, UpgradeShip):
            leaves, ships = (*leaves, effect.old), (*ships, effect.new)
    return Way(option, pays, gets, leaves, ships)
