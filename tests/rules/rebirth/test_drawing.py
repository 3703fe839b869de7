"""3. Drawing tiles (RB-DRAW)."""

from __future__ import annotations

import pytest

from meadhall.core.events import Event
from meadhall.core.frames import Kind
from meadhall.core.rows import HIDDEN
from meadhall.core.words import SEATS
from meadhall.games.rebirth import game
from meadhall.games.rebirth.box import SIGNS
from meadhall.games.rebirth.events import ClusterScored, MissionDrawn, TileDrawn, TilePlaced
from meadhall.games.rebirth.rules.turn import DrawTile
from meadhall.games.rebirth.state import State


def begin(*hands: str) -> State:
    """The first turn of a game in which the seats hold these tiles; A begins."""
    state = game.new(len(hands), {"first": "A"})
    while state.decision.kind is Kind.CHANCE:
        frame = state.chance()
        if isinstance(frame, DrawTile):
            luck(state, f"{SEATS[frame.seat]} draws {hands[frame.seat]}")
        else:
            state.roll(0)
    return state


def luck(state: State, note: str) -> list[Event]:
    """Luck brings what the record would call so."""
    frame = state.chance()
    events: list[Event] = []
    state.roll([frame.note(state, outcome) for outcome in range(state.faces)].index(note), events)
    return events


def place(state: State, move: str) -> list[Event]:
    events: list[Event] = []
    state.apply(SEATS.index(move[0]), game.parse(move[2:]), events)
    return events


def hand(state: State, seat: str) -> list[str]:
    return [SIGNS[tile] for tile in state.hand[SEATS.index(seat)]]


# after scoring, a tile from the supply


@pytest.mark.rule("RB-DRAW-1")
def test_active_player_ends_the_turn_by_drawing_one_tile_from_the_supply():
    state = begin("F", "E", "S1")
    assert game.observe(state, None).supply_sizes == [33, 33, 33]
    place(state, "A 14,5")
    assert (state.decision.kind, state.faces, hand(state, "A")) == (Kind.CHANCE, 33, [])
    luck(state, "A draws S3")
    seen = game.observe(state, None)
    assert state.decision.seats == (1,), "no second tile is drawn"
    assert (hand(state, "A"), hand(state, "B"), hand(state, "C")) == (["S3"], ["E"], ["S1"])
    assert (seen.supply_sizes, seen.hand_sizes, seen.aside_sizes) == ([32, 33, 33], [1, 1, 1], [2, 2, 2])


@pytest.mark.rule("RB-DRAW-1")
def test_every_tile_of_the_supply_is_equally_likely():
    state = begin("F", "E", "S1")
    place(state, "A 14,5")
    frame = state.chance()
    notes = [frame.note(state, outcome) for outcome in range(state.faces)]
    # 12 farms less two set aside and the one placed
    assert [notes.count(f"A draws {sign}") for sign in SIGNS] == [9, 12, 3, 3, 3, 3]


@pytest.mark.rule("RB-DRAW-1")
def test_tile_is_drawn_after_scoring():
    state = begin("F", "E", "S1")
    events = place(state, "A 7,10")
    assert [type(event) for event in events][:2] == [TilePlaced, ClusterScored]
    assert not any(isinstance(event, TileDrawn) for event in events)
    assert state.total(0) == 1
    assert [type(event) for event in luck(state, "A draws mission farms")] == [MissionDrawn]
    assert [type(event) for event in luck(state, "A draws E")] == [TileDrawn]


@pytest.mark.rule("RB-DRAW-1")
def test_owner_alone_sees_the_tile_drawn():
    state = begin("F", "E", "S1")
    place(state, "A 14,5")
    assert state.chance().viewer(state) == 0
    (drawn,) = luck(state, "A draws S3")
    assert game.message(state.table, drawn.seen_by(0)).args == {"seat": "A", "tile": "S3"}
    assert [SIGNS[tile] for tile in game.observe(state, 0).hand] == ["S3"]
    assert [drawn.seen_by(viewer) for viewer in (1, 2, None)] == [TileDrawn(0, HIDDEN)] * 3


@pytest.mark.rule("RB-DRAW-1")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_nobody_else_can_tell_which_tile_was_drawn(viewer):
    state = begin("F", "E", "S1")
    place(state, "A 14,5")
    seen = []
    for sign in SIGNS:
        after = state.copy()
        luck(after, f"A draws {sign}")
        seen.append(game.observe(after, viewer).data())
    assert all(observation == seen[0] for observation in seen)


# the tile of the next turn


@pytest.mark.rule("RB-DRAW-2")
@pytest.mark.parametrize(("sign", "at"), [("F", "9,6"), ("E", "12,5"), ("S1", "16,5"), ("S4", "16,5")])
def test_tile_drawn_is_the_one_placed_in_the_next_turn(sign, at):
    state = begin("F", "E", "S1")
    place(state, "A 14,5")
    luck(state, f"A draws {sign}")
    place(state, "B 4,7")
    luck(state, "B draws E")
    place(state, "C 11,4")
    luck(state, "C draws F")
    assert (state.decision.seats, hand(state, "A")) == ((0,), [sign])
    placed = next(event for event in place(state, f"A {at}") if isinstance(event, TilePlaced))
    assert (placed.seat, SIGNS[placed.tile]) == (0, sign)


# the next player


@pytest.mark.rule("RB-DRAW-3")
@pytest.mark.parametrize(("hands", "order"), [("FE", "ABABA"), ("FES", "ABCABC"), ("FESF", "ABCDABCD")])
def test_turns_go_clockwise(hands, order):
    state = begin(*[sign.replace("S", "S1") for sign in hands])
    found = ""
    for _ in order:
        (seat,) = state.decision.seats
        found += SEATS[seat]
        assert game.observe(state, None).turn == seat
        state.apply(seat, state.options(seat)[0])
        while state.decision.kind is Kind.CHANCE:
            state.roll(0)
    assert found == order


@pytest.mark.rule("RB-DRAW-3")
def test_next_player_waits_until_the_tile_is_drawn():
    state = begin("F", "E", "S1")
    place(state, "A 14,5")
    assert state.explain(1, game.parse("4,7")).id == "luck-comes-first"
    luck(state, "A draws F")
    assert state.explain(1, game.parse("4,7")) is None


# the supply runs out


@pytest.mark.rule("RB-DRAW-4")
def test_nothing_is_drawn_from_an_empty_supply():
    state = begin("F", "E", "S1")
    state.supply[0] = []
    events = place(state, "A 14,5")
    assert not any(isinstance(event, TileDrawn) for event in events)
    assert hand(state, "A") == []
    assert (state.decision.kind, state.decision.seats) == (Kind.PLAYERS, (1,))
    assert game.observe(state, None).aside_sizes == [2, 2, 2], "the tiles set aside stay there"


@pytest.mark.rule("RB-DRAW-4")
def test_last_tile_of_the_supply_is_drawn():
    state = begin("F", "E", "S1")
    state.supply[0] = [SIGNS.index("S3")]
    place(state, "A 14,5")
    assert state.faces == 1
    state.roll(0)
    assert hand(state, "A") == ["S3"]
    assert game.observe(state, None).supply_sizes[0] == 0
