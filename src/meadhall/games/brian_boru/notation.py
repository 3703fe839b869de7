"""Options in all their forms: the id, the structured form, the short text, and the parameters of messages.

towns      0 to 52      a town                             "N1" to "M10"
cards      53 to 77     an action card                     "1y" to "25b"
actions    78 to 79     a secondary action                 "upper" "lower"
no         80           no expansion                       "no"
offers     81 to 83     the answer to the Danish Princess  "support" "trade" "reject"
extras     84 to 183    so many extras are bought          "+0" to "+99"
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.core.game import Code, NotationError
from meadhall.core.masks import Listing
from meadhall.core.words import SEATS, Message
from meadhall.games.brian_boru.box import CARDS, COLOURS, MARRIAGES, REGIONS, SYMBOLS, TOWNS

ACTIONS = ("upper", "lower")
OFFERS = ("support", "trade", "reject")
MOST_EXTRAS = 99
"""Nobody can ever have the coins for more (BB-SYM-CHURCH-3)."""

CARD = len(TOWNS)
ACTION = CARD + len(CARDS)
NO = ACTION + len(ACTIONS)
OFFER = NO + 1
EXTRAS = OFFER + len(OFFERS)
SIZE = EXTRAS + MOST_EXTRAS + 1

towns_at = Listing(range(CARD))
cards_at = Listing(range(CARD, ACTION))
"""The options for a set of towns or cards."""

DECIDED_BY = ("points", "claim-tokens", "marriages", "shared")

LABELS = (
    *("points", "hand", "pack", "primary", "upper", "lower", "round", "battle", "track", "support", "trade"),
    *("disc", "viking", "monastery", "marker", "road", "legal", "last", "threshold", "face-down", "face-up"),
    *("renown", "claims", "marriages", "winner"),
)
"""What the picture has words for."""

GIFTS = ("points", "renown", "town", "princess")
"""What marriage cards give."""


def describe(option: int) -> dict[str, Any]:
    if not 0 <= option < SIZE:
        raise ValueError(f"options of Brian Boru are 0 to {SIZE - 1}, not {option}")
    if option < CARD:
        return {"kind": "town", "town": TOWNS[option].id}
    if option < ACTION:
        return {"kind": "card", "card": CARDS[option - CARD].value}
    if option < NO:
        return {"kind": "action", "action": ACTIONS[option - ACTION]}
    if option == NO:
        return {"kind": "no"}
    if option < EXTRAS:
        return {"kind": "offer", "offer": OFFERS[option - OFFER]}
    return {"kind": "extras", "extras": option - EXTRAS}


def notation(option: int) -> str:
    form = describe(option)
    kind = form["kind"]
    if kind == "card":
        return card_name(option - CARD)
    return f"+{form[kind]}" if kind == "extras" else str(form.get(kind, kind))


def card_name(card: int) -> str:
    """The value and the first letter of the colour."""
    return f"{CARDS[card].value}{COLOURS[CARDS[card].colour][0]}"


_NAMED = {notation(option).lower(): option for option in range(SIZE)}
_NAMED |= {str(card.value): CARD + number for number, card in enumerate(CARDS)}
_NAMED |= {town.name.lower(): number for number, town in enumerate(TOWNS)}


def parse(text: str) -> int:
    word = " ".join(text.lower().split())
    if word in _NAMED:
        return _NAMED[word]
    raise NotationError(
        f"{text.strip()[:40]!r} is no move; write a town as N1 to M10, a card by value and colour (11r, 3b), "
        "extras as +0 to +99, or one of upper, lower, no, support, trade, reject"
    )


# what messages speak of


def label(option: int) -> Message:
    form = describe(option)
    kind = form.pop("kind")
    if kind == "town":
        town = TOWNS[option]
        form |= {"name": town.name, "colour": COLOURS[town.colour]}
    if kind == "card":
        form["colour"] = COLOURS[CARDS[option - CARD].colour]
    if kind == "extras":
        form["coins"] = 2 * form["extras"]
    return Message(f"option-{kind}", form)


def naming(field: str, code: str) -> Message | None:
    """Cards are called by their colour and value, towns by their names."""
    if field == "card" and code in _CARDS:
        return Message("card-name", {"value": code, "colour": COLOURS[_CARDS[code].colour]})
    return None


_CARDS = {str(card.value): card for card in CARDS}


def named_messages() -> list[str]:
    return [
        "card-name",
        *(f"sign-{sign}" for sign in (*LABELS, *COLOURS, *SYMBOLS)),
        *(f"gift-{gift}" for gift in GIFTS),
    ]


def town_name(town: int) -> str:
    return f"{TOWNS[town].name} ({TOWNS[town].id})"


CODES: Mapping[str, Code] = {
    "seat": lambda _, seat: SEATS[seat],
    "before": lambda _, seat: SEATS[seat],
    "owner": lambda _, seat: SEATS[seat],
    "loser": lambda _, seat: SEATS[seat],
    "town": lambda _, town: town_name(town),
    "card": lambda _, card: str(CARDS[card].value),
    "action": lambda _, action: ACTIONS[action],
    "symbol": lambda _, symbol: SYMBOLS[symbol],
    "marriage": lambda _, marriage: MARRIAGES[marriage].name,
    "offer": lambda _, offer: OFFERS[offer],
    "region": lambda _, region: REGIONS[region].name,
    "by": lambda _, by: DECIDED_BY[by],
}
