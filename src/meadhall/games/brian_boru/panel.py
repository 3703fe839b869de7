"""What follows by the rules from what an observer knows of Brian Boru, for clients that draw it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.core.events import Event
from meadhall.games.brian_boru.box import REGION_TOWNS, REGIONS
from meadhall.games.brian_boru.forecast import outlook
from meadhall.games.brian_boru.rules.claims import weights
from meadhall.games.brian_boru.rules.tricks import EndTrick
from meadhall.games.brian_boru.state import State

Tell = Callable[[Event], str]
"""An event in words."""


def panel(s: State, tell: Tell) -> dict[str, Any]:
    """Regions and players of an imagined position. Nothing here may depend on what was imagined: hands and packs."""
    return {
        "regions": _regions(s),
        "players": [
            {
                "points": s.total(seat),
                "towns": s.controlled(seat).bit_count(),
                "regions": sum(1 for towns in REGION_TOWNS if towns & s.controlled(seat)),
            }
            for seat in range(s.table.seats)
        ],
        "leader": _leader(s),
        "outlook": _outlook(s, tell),
    }


def _leader(s: State) -> int:
    """Who leads the trick. The marker tells it until the winner takes it."""
    return next((frame.leader for frame in s.stack if isinstance(frame, EndTrick)), s.holder)


def _regions(s: State) -> list[dict[str, Any]]:
    return [{"weights": weights(s, region)} for region in range(len(REGIONS))]


def _outlook(s: State, tell: Tell) -> dict[str, Any]:
    """If the round ended now: what would happen, what the map would be like, and the points of everybody."""
    happenings, after, breakdown = outlook(s)
    return {
        "told": [
            {"event": type(event).__name__, "data": dict(zip(event.fields, event, strict=True)), "text": tell(event)}
            for event in happenings
        ],
        "regions": _regions(after),
        "claims": after.claims,
        "gains": [after.total(seat) - s.total(seat) for seat in range(s.table.seats)],
        "totals": list(breakdown.totals),
    }
