"""Options in all their forms: the id, the structured form, the short text, and the parameters of messages.

towns      0 to 52      a town                             "N1" to "M10"
cards      53 to 77     an action card                     "1y" to "25b"
actions    78 to 79     a secondary action                 "upper" "lower"
no         80           no expansion                       "no"
offers     81 to 83     the answer to the Danish Princess  "support" "trade" "reject"
extras     84 to 183    so many extras are bought          "+0" to "+99"
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Any

from meadhall.core.game import Code, NotationError
from meadhall.core.masks import Listing
from meadhall.core.words import SEATS, Message
from meadhall.games.brian_boru.box import CARDS, COLOURS, EXTRA_PRICE, MARRIAGES, PRINCESS, REGIONS, SYMBOLS, TOWNS

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

CHOICES = ("only", "most", "own")
"""Who chose a lost town: nobody, because there was one only, the seat with the most raiders, or the loser."""

LABELS = (
    *("points", "hand", "pack", "primary", "upper", "lower", "round", "battle", "track", "support", "trade"),
    *("disc", "viking", "monastery", "marker", "road", "legal", "last", "threshold", "face-down", "face-up"),
    *("renown", "claims", "marriages", "winner"),
)
"""What the picture has words for."""

GIFTS = ("points", "renown", "town", "princess")
"""What marriage cards give."""

FACETS = ("points", "renown", "regions", "spread", "towns", "marriage", "battle", "church", "coins", "lead", "hand")
"""What hopes come from."""


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


def _plain(text: str) -> str:
    """Small letters without accents, and without the id that follows a name in the log."""
    letters = unicodedata.normalize("NFKD", text.lower())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(re.sub(r"\(.*\)$", "", plain).split())


def card_name(card: int) -> str:
    """The value and the first letter of the colour."""
    return f"{CARDS[card].value}{COLOURS[CARDS[card].colour][0]}"


_NAMED = {notation(option).lower(): option for option in range(SIZE)}
_NAMED |= {_plain(name): number for number, town in enumerate(TOWNS) for name in (town.name, town.also)}


_CARD = re.compile(r"(?P<first>[rbyw]|red|blue|yellow|white)? ?(?P<value>[0-9]{1,3}) ?(?P<last>[rbyw])?")


def parse(text: str) -> int:
    word = _plain(text)
    if word in _NAMED:
        return _NAMED[word]
    card = _CARD.fullmatch(word)
    if card:
        return _parse_card(int(card["value"]), (card["first"] or "")[:1] + (card["last"] or ""))
    raise NotationError(
        f"{text.strip()[:40]!r} is no move; write a town as N1 to M10 or by its name, "
        "a card by value and colour (11r, 3b), extras as +0 to +99, or one of upper, lower, no, support, trade, reject"
    )


def _parse_card(value: int, colour: str) -> int:
    if not 1 <= value <= len(CARDS):
        raise NotationError(f"there is no card {value}; cards go from 1 to {len(CARDS)}")
    if colour not in ("", COLOURS[CARDS[value - 1].colour][0]):
        raise NotationError(f"card {value} is {COLOURS[CARDS[value - 1].colour]}: {card_name(value - 1)}")
    return CARD + value - 1


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
        form["coins"] = EXTRA_PRICE * form["extras"]
    return Message(f"option-{kind}", form)


def number(option: int) -> int | None:
    """Cards go by their value, extras by how many."""
    form = describe(option)
    return form[form["kind"]] if form["kind"] in ("card", "extras") else None


def naming(field: str, code: str) -> Message | None:
    """Cards are called by their colour and value, the Princess by her title."""
    if field == "card" and code in _CARDS:
        return Message("card-name", {"value": code, "colour": COLOURS[_CARDS[code].colour]})
    if field == "marriage" and code == MARRIAGES[PRINCESS].name:
        return Message("princess-name", {"name": code})
    return None


_CARDS = {str(card.value): card for card in CARDS}


def named_messages() -> list[str]:
    return [
        *("card-name", "princess-name", "action"),
        *(f"sign-{sign}" for sign in (*LABELS, *COLOURS, *SYMBOLS)),
        *(f"gift-{gift}" for gift in GIFTS),
        *(f"facet-{facet}" for facet in FACETS),
        *(f"region-{region.id}" for region in REGIONS),
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
    "choice": lambda _, choice: CHOICES[choice],
    "marriage": lambda _, marriage: MARRIAGES[marriage].name,
    "offer": lambda _, offer: OFFERS[offer],
    "region": lambda _, region: REGIONS[region].id if region < len(REGIONS) else "any",
    "by": lambda _, by: DECIDED_BY[by],
}
