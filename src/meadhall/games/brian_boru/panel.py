"""What follows by the rules from what an observer knows of Brian Boru, for clients that draw it."""

from __future__ import annotations

from typing import Any

from meadhall.games.brian_boru.box import REGION_TOWNS, REGIONS
from meadhall.games.brian_boru.rules.claims import weights
from meadhall.games.brian_boru.state import State


def panel(s: State) -> dict[str, Any]:
    """Regions and players of an imagined position. Nothing here may depend on what was imagined: hands and packs."""
    seats = range(s.table.seats)
    return {
        "regions": [{"weights": weights(s, region)} for region in range(len(REGIONS))],
        "players": [
            {
                "points": s.total(seat),
                "towns": s.controlled(seat).bit_count(),
                "regions": sum(1 for towns in REGION_TOWNS if towns & s.controlled(seat)),
            }
            for seat in seats
        ],
    }
