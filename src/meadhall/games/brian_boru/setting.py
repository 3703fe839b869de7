"""What never changes at a table of Brian Boru, for clients that draw it.

Towns, regions, cards and marriages are known by their number, as in observations, events and in the panel.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meadhall.core.game import Say
from meadhall.core.words import Message
from meadhall.games.brian_boru.box import (
    CARDS,
    COLOURS,
    EXPANSION_PRICE,
    EXTRA_PRICE,
    MARRIAGES,
    MONASTERY_DISCS,
    PENALTY,
    PRINCESS,
    REGIONS,
    ROADS,
    SEA_ROUTES,
    SPREAD,
    SYMBOLS,
    TOWNS,
    TRACK,
)
from meadhall.games.brian_boru.notation import ACTION, CARD, EXTRAS, NO, OFFER
from meadhall.games.brian_boru.table import Table


def setting(table: Table, say: Say) -> dict[str, Any]:
    """The map, the cards, the marriages, and what things cost."""
    return {
        "options": {"town": 0, "card": CARD, "action": ACTION, "no": NO, "offer": OFFER, "extras": EXTRAS},
        "rounds": table.rounds,
        "colours": [{"id": colour, "name": _sign(colour, say)} for colour in COLOURS],
        "symbols": [{"id": symbol, "name": _sign(symbol, say)} for symbol in SYMBOLS],
        "regions": [region._asdict() | {"name": say(Message(f"region-{region.id}", {}))} for region in REGIONS],
        "towns": [
            {
                "id": town.id,
                "name": town.name,
                "also": town.also,
                "region": town.region,
                "colour": COLOURS[town.colour],
                "lat": town.lat,
                "lon": town.lon,
            }
            for town in TOWNS
        ],
        "roads": [{"towns": list(road), "sea": road in SEA_ROUTES} for road in ROADS],
        "cards": [
            {
                "value": card.value,
                "colour": COLOURS[card.colour],
                "primary": _symbols(card.primary),
                "secondary": [_symbols(action) for action in card.secondary],
                "reconstructed": card.reconstructed,
            }
            for card in CARDS
        ],
        "track": [space._asdict() for space in TRACK],
        "marriages": [marriage._asdict() for marriage in MARRIAGES],
        "princess": PRINCESS,
        "vikings": list(table.vikings),
        "spread": list(SPREAD),
        "prices": {
            "extra": EXTRA_PRICE,
            "expansion": EXPANSION_PRICE,
            "penalty": PENALTY,
            "monastery": MONASTERY_DISCS,
        },
    }


def _symbols(action: Sequence[int]) -> list[str]:
    return [SYMBOLS[symbol] for symbol in action]


def _sign(name: str, say: Say) -> str:
    return say(Message(f"sign-{name}", {}))
