"""Setup (OD-SETUP): what lies on the table and what everybody has before the first round."""

from __future__ import annotations

import pytest

from meadhall.core import SEATS, Kind, SetupError
from meadhall.games.odin import game
from meadhall.games.odin.events import OccupationDrawn
from meadhall.games.odin.state import State
from tests.rules.odin.scene import Scene
from tests.rules.odin.whole_games import lead, owed, supply, throw, to

DECKS = {
    "A": (15, 57),
    "B": (15, 44),
    "C": (15, 44),
    "AB": (30, 101),
    "AC": (30, 101),
    "BC": (30, 88),
    "ABC": (45, 145),
}
"""How many light and dark cards."""


def ready(seats: int, **options: str) -> State:
    """All is drawn; the harvest of the first round has been, and the first weapon is due."""
    state = game.new(seats, options)
    to(state, "DrawWeapon")
    return state


# players, boards and Vikings


@pytest.mark.rule("OD-COMP-1")
@pytest.mark.parametrize("seats", [0, 5])
def test_only_one_to_four_can_play(seats: int) -> None:
    with pytest.raises(SetupError):
        game.new(seats)


@pytest.mark.rule("OD-SETUP-1", "OD-ROUND-1")
@pytest.mark.parametrize(("length", "rounds"), [("long", 7), ("short", 6)])
def test_everybody_plays_as_many_rounds_as_agreed(length: str, rounds: int) -> None:
    state = game.new(2, {"length": length})
    begun = [event.round for event in lead(state, lambda s: False) if type(event).__name__ == "RoundBegun"]
    assert begun == list(range(1, rounds + 1))
    assert state.decision.kind is Kind.OVER


@pytest.mark.rule("OD-SETUP-10", "OD-SETUP-11", "OD-PH1-1", "OD-PH1-3")
@pytest.mark.parametrize(("length", "before"), [("long", 5), ("short", 6)])
def test_twelve_vikings_each_some_at_the_table(length: str, before: int) -> None:
    """OD-T-1."""
    state = game.new(3, {"length": length})
    assert state.thing == [before] * 3
    lead(state, lambda s: s.round == 1)
    assert state.thing == [before + 1] * 3
    last = 12 - before
    lead(state, lambda s: s.round == last)
    assert state.thing == [12] * 3


@pytest.mark.rule("OD-SETUP-12", "OD-COMP-3")
def test_three_small_and_four_large_berths_and_two_stables() -> None:
    scene = Scene(2)
    scene.have("A", silver=90, sheep=2, cattle=3)
    scene.turn("A")
    for ship in ("whaling_boat", "whaling_boat", "whaling_boat", "knarr", "longship", "knarr"):
        scene.choose("A", ship)
    assert scene.refusal("A", "whaling_boat") == "no-berth"
    assert scene.refusal("A", "longship") is None
    scene.choose("A", "longship")
    assert scene.ships("A") == (3, 2, 2)
    assert scene.refusal("A", "longship") == scene.refusal("A", "knarr") == "no-berth"
    assert (scene.has("A", "sheep"), scene.has("A", "cattle")) == (2, 3)


# the action board


@pytest.mark.rule("OD-SETUP-2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_full_board_serves_every_number_of_players(seats: int) -> None:
    scene = Scene(seats)
    scene.turn("A")
    assert all(scene.refusal("A", f"A{n:02}") != "space-not-in-play" for n in range(1, 62))


@pytest.mark.rule("OD-SETUP-2")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_small_board_lacks_five_spaces(seats: int) -> None:
    scene = Scene(seats, action_board="small")
    scene.turn("A")
    missing = [f"A{n:02}" for n in range(1, 62) if scene.refusal("A", f"A{n:02}") == "space-not-in-play"]
    assert missing == ["A10", "A13", "A46", "A50", "A59"]
    assert "A10" not in scene.spaces("A")
    assert "A08" in scene.spaces("A")


@pytest.mark.rule("OD-SETUP-2")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_small_board_is_for_one_or_two(seats: int) -> None:
    with pytest.raises(SetupError) as refused:
        game.new(seats, {"action_board": "small"})
    assert refused.value.about == "option action_board"


@pytest.mark.rule("OD-SETUP-3")
def test_four_players_get_two_extension_pieces_each_by_lot() -> None:
    for first, second in ((1, 3), (1, 4), (2, 3), (2, 4)):
        state = game.new(4)
        to(state, "LayExtension")
        assert state.faces == 2
        throw(state, f"imitation in column {first}")
        throw(state, f"imitation in column {second}")
        assert state.imitation == [first, second]
        assert owed(state) != "LayExtension"


@pytest.mark.rule("OD-SETUP-3")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_fewer_players_get_none(seats: int) -> None:
    scene = Scene(seats)
    scene.turn("A")
    assert scene.refusal("A", "I1") == scene.refusal("A", "I2") == "space-not-in-play"


# cards


@pytest.mark.rule("OD-SETUP-5")
@pytest.mark.parametrize("decks", list(DECKS))
def test_decks_filter_light_and_dark_cards(decks: str) -> None:
    light, dark = DECKS[decks]
    state = game.new(2, {"decks": decks})
    to(state, "DrawOccupation")
    assert state.faces == light
    to(state, "DrawWeapon")
    assert state.pile.bit_count() == dark


@pytest.mark.rule("OD-SETUP-5")
def test_beginners_play_with_deck_a() -> None:
    state = game.new(2)
    assert state.table.options["decks"] == "A"
    assert (state.light.bit_count(), state.pile.bit_count()) == DECKS["A"]


@pytest.mark.rule("OD-SETUP-6")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_everybody_is_dealt_one_light_card_and_the_others_leave_the_game(seats: int) -> None:
    state = game.new(seats)
    light = state.light
    for left in range(15, 15 - seats, -1):
        to(state, "DrawOccupation")
        assert state.faces == left
        state.roll(left - 1)
    assert [hand.bit_count() for hand in state.hands] == [1] * seats
    dealt = sum(state.hands)
    assert dealt.bit_count() == seats
    assert dealt & light == dealt
    to(state, "Turn")
    state.apply(state.moose, game.parse("A55"))
    lead(state, lambda s: owed(s) != "DrawOccupation")
    assert (sum(state.hands) & light) == dealt, "later draws bring dark cards"


@pytest.mark.rule("OD-SETUP-7", "OD-SETUP-19")
@pytest.mark.parametrize("seats", [1, 3])
def test_three_weapons_and_a_mead_and_nothing_else(seats: int) -> None:
    state = game.new(seats, {"length": "long"})
    to(state, "DrawOccupation")
    for seat in range(seats):
        assert supply(state, SEATS[seat]) == {"mead": 1, "bow": 1, "snare": 1, "spear": 1}
        assert [state.ships(seat, ship) for ship in range(3)] == [0, 0, 0]
    for fields in (state.houses, state.pregnant, state.treasures, state.crowns, state.emigrants, state.penalties):
        assert not any(fields)
    assert not any(map(any, state.laid))
    assert not any(state.played)


@pytest.mark.rule("OD-SETUP-8")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_other_weapons_and_the_dark_cards_are_face_down_piles(seats: int) -> None:
    state = ready(seats)
    assert state.faces == 47 - 3 * seats
    notes = [state.chance().note(state, outcome).split()[-1] for outcome in range(state.faces)]
    assert {kind: notes.count(kind) for kind in notes} == {
        "bow": 12 - seats,
        "snare": 12 - seats,
        "spear": 12 - seats,
        "long_sword": 11,
    }
    assert not any(state.weapon_discard)
    to(state, "Turn")
    state.apply(state.moose, game.parse("A55"))
    assert (owed(state), state.faces) == ("DrawOccupation", 57)


@pytest.mark.rule("OD-SETUP-9")
def test_hands_are_secret_and_everything_else_is_open() -> None:
    """Q-21."""
    one, other = game.new(2), game.new(2)
    for state, outcome in ((one, 3), (other, 11)):
        to(state, "DrawOccupation")
        state.roll(outcome)
        state.roll(0)
        to(state, "Turn")
        assert state.hands[0].bit_count() == 1
    assert one.hands[0] != other.hands[0]
    assert game.observe(one, 0).hand != game.observe(other, 0).hand
    for observer in (1, None):
        assert game.observe(one, observer) == game.observe(other, observer)
        assert game.observe(one, observer).light_cards[0][0] == 1
    scene = Scene(2)
    scene.have("A", hide=2, silver=5, ore=1, long_sword=1, helmet=1)
    scene.fleet("A", knarrs=1)
    scene.build("A", "shed")
    seen = game.observe(scene.state, 1)
    assert seen.stock == scene.state.stock
    assert seen.treasures[0] == [1]
    assert (seen.knarrs, seen.houses) == (scene.state.knarrs, scene.state.houses)


@pytest.mark.rule("OD-SETUP-9")
def test_what_is_drawn_is_told_to_its_owner_alone() -> None:
    event = OccupationDrawn(0, 7)
    assert event.seen_by(0) == event
    assert event.seen_by(1) != event
    assert event.seen_by(None) == event.seen_by(1)


# mountain strips, exploration boards, start player


@pytest.mark.rule("OD-SETUP-13")
@pytest.mark.parametrize(("seats", "strips"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_some_strips_are_revealed_full(seats: int, strips: int) -> None:
    state = game.new(seats)
    for left in range(8, 8 - strips, -1):
        to(state, "RevealStrip")
        assert state.faces == left
        state.roll(left - 1)
    assert owed(state) == "DrawOccupation"
    assert state.strips == [-1] * (8 - strips) + [0] * strips


@pytest.mark.rule("OD-SETUP-15")
def test_four_exploration_boards_front_sides_up() -> None:
    state = ready(2)
    assert (state.sides[:4], state.found[:4], state.owners[:4]) == ([0] * 4, [0] * 4, [-1] * 4)
    scene = Scene(2)
    scene.fleet("A", longships="0")
    found = []
    for space in ("A52", "A53"):
        scene.state.placed = [0] * len(scene.state.placed)
        scene.use("A", space)
        found += scene.options("A")
    assert found == ["shetland", "faroe_islands", "iceland", "greenland"]
    scene.turn("A")
    assert scene.refusal("A", "A54") is not None, "no back side lies open"


@pytest.mark.rule("OD-SETUP-18")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_start_player_is_drawn(first: int) -> None:
    state = game.new(3)
    assert (owed(state), state.faces) == ("ChooseFirstPlayer", 3)
    state.roll(first)
    assert state.moose == first
    to(state, "Turn")
    assert state.decision.seats == (first,)
