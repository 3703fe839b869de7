"""2. Scoring a placed tile (RB-SCORE, RI-TURN-2): every effect of the tile, in a fixed order."""

from __future__ import annotations

from meadhall.core.events import Events
from meadhall.core.masks import bits
from meadhall.games.rebirth import events as told
from meadhall.games.rebirth.box import POWER
from meadhall.games.rebirth.rules.castles import check_castles
from meadhall.games.rebirth.rules.cathedrals import visit_cathedrals
from meadhall.games.rebirth.rules.clusters import grow_cluster, join
from meadhall.games.rebirth.rules.public_missions import check_missions
from meadhall.games.rebirth.rules.settlements import check_settlement
from meadhall.games.rebirth.rules.towers import visit_towers
from meadhall.games.rebirth.state import SHORE, State


def resolve(s: State, seat: int, tile: int, index: int, events: Events) -> None:
    """All that follows from the tile that `seat` has just placed on hex `index`."""
    board = s.table.board
    if tile <= POWER:
        grow_cluster(s, seat, tile, index, events)
    if board.plus >> index & 1:
        score_shore(s, seat, events)
    if tile > POWER:
        check_settlement(s, seat, tile, index, events)
    table = s.table
    new = table.visits_at[index] & ~s.visited[seat]
    if not table.ireland:
        if new:
            visit_cathedrals(s, seat, bits(new), events)
        check_castles(s, seat, index, events)
        return
    if new:
        s.visited[seat] |= new
    join(s.groups[seat], board.near[index] & s.own[seat], table.reach[index])
    check_castles(s, seat, index, events)
    check_missions(s, seat, tile, index, events)
    if new & table.towers:
        visit_towers(s, seat, bits(new & table.towers), events)


def score_shore(s: State, seat: int, events: Events) -> None:
    """A hex marked 1+: a harbour in Scotland (RB-HARBOUR), a coastal hex in Ireland (RI-COAST)."""
    s.gain(seat, SHORE, 1)
    if events is not None:
        events.append(told.CoastScored(seat, 1) if s.table.ireland else told.HarbourScored(seat, 1))
