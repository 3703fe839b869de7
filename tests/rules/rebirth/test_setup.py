"""Setup (RB-SETUP): what lies where before the first turn."""

from collections import Counter

import pytest

from meadhall.core.dice import LabDice
from meadhall.core.frames import Kind
from meadhall.core.game import SetupError
from meadhall.core.masks import bits
from meadhall.core.match import Match
from meadhall.core.words import SEATS
from meadhall.games.rebirth import events as told
from meadhall.games.rebirth import game
from meadhall.games.rebirth.box import KINDS, SIGNS
from meadhall.games.rebirth.score import score_token
from meadhall.games.rebirth.state import State
from tests.rules.rebirth.scene import Scene

COVERED = (
    "3,2 3,7 3,8 3,9 4,6 4,9 5,5 6,5 6,7 7,5 7,7 7,11 8,0 8,3 8,7 8,8 8,9 8,12 9,3 9,5 10,4 11,6 11,8 12,7 12,8 13,6"
    " 14,3 15,8 15,11 16,8 17,10 18,10"
)
"""The hexes of Scotland that are covered with two players."""

ALL_TILES = {"F": 12, "E": 12, "S1": 3, "S2": 3, "S3": 3, "S4": 3}
FOUR_PLAYERS = {"F": 9, "E": 9, "S1": 3, "S2": 2, "S3": 2, "S4": 2}


def prepared(seats: int, seed: int = 1, **options: str) -> State:
    """The position in which the first player is to place the first tile."""
    return Match(game, seats, options, LabDice(seed)).state  # type: ignore[return-value]


def pile(tiles: list[list[int]], seat: int = 0) -> dict[str, int]:
    """How many tiles of each kind a seat has in such a pile."""
    return {sign: tiles[seat].count(kind) for kind, sign in enumerate(SIGNS)}


def outcomes(state: State) -> Counter[str]:
    """What luck may bring now, with the number of faces for each."""
    assert state.faces <= 36, "no pile is larger than the tiles of a colour"
    return Counter(state.chance().note(state, outcome) for outcome in range(state.faces))


def throw(state: State, note: str, events: list | None = None) -> None:
    """Let luck bring what the record would call so."""
    assert state.faces <= 36, "no pile is larger than the tiles of a colour"
    notes = [state.chance().note(state, outcome) for outcome in range(state.faces)]
    state.roll(notes.index(note), events)


def place_by_lot(match: Match, dice: LabDice) -> list:
    """The player whose turn it is places the tile on any legal hex."""
    (seat,) = match.state.decision.seats
    options = match.state.options(seat)
    return match.play(seat, options[dice.below(len(options))])


def frames(state: State, name: str) -> list[int]:
    """For whom such throws are due, in their order."""
    return [frame.seat for frame in reversed(state.stack) if type(frame).__name__ == name]


# board, cards and pieces


@pytest.mark.rule("RB-SETUP-1")
def test_basic_game_is_played_on_scotland() -> None:
    board = game.new(3).table.board
    assert board.title == "Scotland"
    assert {"Edinburgh", "Stirling", "Invergarry"} <= {castle.name for castle in board.castles}
    assert len(board.cathedrals) == 8


@pytest.mark.rule("RB-SETUP-2")
def test_mission_deck_is_shuffled() -> None:
    """Each of the 32 cards is equally likely to lie on top, and then each of the 31 others."""
    copies = {"harbours": 3, "medium-settlements": 3, "power-plants": 3, "farms": 3, "castles": 3, "cathedral-bonus": 5}
    castles = {castle.name: 1 for castle in game.table(3).board.castles}
    expected = {f"A draws mission {card}": count for card, count in {**copies, **castles}.items()}
    scene = Scene()
    scene.play("A F 9,10")  # at two cathedrals
    assert outcomes(scene.state) == expected
    assert scene.state.faces == 32
    scene.roll("A draws mission Invergarry")
    del expected["A draws mission Invergarry"]
    assert outcomes(scene.state) == expected


@pytest.mark.rule("RB-SETUP-2")
def test_mission_deck_lies_face_down() -> None:
    """No view tells the deck's order, nor what another has drawn."""
    scene, other = Scene(), Scene()
    for each, card in ((scene, "harbours"), (other, "Stirling")):
        each.play("A F 9,9")
        each.roll(f"A draws mission {card}")
    for viewer in (1, 2, None):
        assert game.observe(scene.state, viewer) == game.observe(other.state, viewer)
    assert game.observe(scene.state, 0) != game.observe(other.state, 0)


@pytest.mark.rule("RB-SETUP-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_at_zero(seats: int) -> None:
    assert game.score(prepared(seats)).totals == (0,) * seats


@pytest.mark.rule("RB-SETUP-3")
def test_everybody_has_a_colour_of_their_own() -> None:
    scene = Scene(seats=4)
    for seat, place in zip("ABCD", ("9,4", "9,5", "10,4", "10,5"), strict=True):
        assert scene.play(f"{seat} E {place}") == {seat: 1}


@pytest.mark.rule("RB-SETUP-4")
def test_all_castles_and_cathedrals_are_in_stock() -> None:
    """None stands on the board, and a player has one for each castle and each cathedral."""
    state = prepared(4)
    assert state.holders == [-1] * 12
    assert state.visited == [0, 0, 0, 0]
    scene = Scene()
    at_castles = ("4,1", "7,4", "9,1", "9,6", "9,8", "11,10", "13,8", "14,10", "17,7", "17,8", "6,7", "14,5")
    scene.given(*(f"A F {place}" for place in at_castles))
    scene.given("A F 0,9", "A F 7,9", "A F 8,11", "A F 14,3", "A F 20,8")
    assert scene.state.holders == [0] * 12
    assert scene.state.visited[0].bit_count() == 8


@pytest.mark.rule("RB-SETUP-5")
def test_score_token_starts_blank_side_up() -> None:
    assert [score_token(total) for total in game.score(prepared(3)).totals] == [0, 0, 0]


# covered hexes


@pytest.mark.rule("RB-SETUP-6")
def test_two_players_cover_thirty_two_hexes() -> None:
    state = prepared(2)
    covered = [f"{r},{c}" for (r, c), code in zip(state.table.board.hexes, state.tiles, strict=True) if code]
    assert " ".join(covered) == COVERED
    assert len(covered) == 32


@pytest.mark.rule("RB-SETUP-6")
@pytest.mark.parametrize("seats", [3, 4])
def test_more_players_cover_nothing(seats: int) -> None:
    state = prepared(seats)
    assert not any(state.tiles)
    assert state.taken == 0


@pytest.mark.rule("RB-SETUP-7")
@pytest.mark.parametrize("sign", ["F", "E", "S1", "S4"])
def test_nothing_can_be_placed_on_a_covered_hex(sign: str) -> None:
    scene = Scene(seats=2)
    assert not set(scene.legal("A", sign)) & set(COVERED.split())


@pytest.mark.rule("RB-SETUP-7")
def test_covered_hexes_belong_to_nobody() -> None:
    state = prepared(2)
    assert state.own == [0, 0]
    assert state.clusters == [[], [], [], []]
    assert state.holders == [-1] * 12


@pytest.mark.rule("RB-SETUP-7")
def test_covering_tiles_show_nothing() -> None:
    """All 32 look alike to everybody."""
    state = prepared(2)
    covered = bits(state.table.covered)
    assert len(covered) == 32
    for viewer in (0, 1, None):
        tiles = game.observe(state, viewer).tiles
        assert {tiles[index] for index in covered} == {1}


@pytest.mark.rule("RB-SETUP-7")
def test_covering_tiles_are_never_scored() -> None:
    """Six settlements are covered whole; their tiles bring nothing at the end, nor does a tile beside them."""
    scene = Scene(seats=2)
    assert scene.play("A E 7,6") == {"A": 1}
    assert scene.play("A F 8,6") == {"A": 1}
    assert scene.finish() == {"A": 5}  # Eilean Donan


@pytest.mark.rule("RB-SETUP-7")
def test_covering_tiles_stay_to_the_end() -> None:
    match, dice = Match(game, 2, {}, LabDice(4)), LabDice(5)
    for _ in range(68):
        place_by_lot(match, dice)
    assert match.over
    state = match.state
    left = [f"{r},{c}" for (r, c), code in zip(state.table.board.hexes, state.tiles, strict=True) if code == 1]
    assert " ".join(left) == COVERED


# tiles


@pytest.mark.rule("RB-SETUP-8")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_players_use_all_tiles(seats: int) -> None:
    state = game.new(seats)
    assert [pile(state.supply, seat) for seat in range(seats)] == [ALL_TILES] * seats


@pytest.mark.rule("RB-SETUP-9")
def test_four_players_return_three_farms_three_power_plants_and_a_two_a_three_and_a_four() -> None:
    state = game.new(4)
    assert [pile(state.supply, seat) for seat in range(4)] == [FOUR_PLAYERS] * 4
    assert [len(state.supply[seat]) for seat in range(4)] == [27] * 4


@pytest.mark.rule("RB-SETUP-10")
def test_returned_tiles_are_no_matter_of_luck_and_known_to_all() -> None:
    """Whatever a spectator imagines, every player has the same 27 tiles."""
    seen = game.observe(prepared(4, seed=3), None)
    for seed in range(3):
        imagined = game.imagine(seen, LabDice(seed))
        for seat in range(4):
            tiles = Counter(pile(imagined.supply, seat)) + Counter(pile(imagined.aside, seat))
            tiles[SIGNS[imagined.hand[seat][0]]] += 1
            assert tiles == FOUR_PLAYERS


@pytest.mark.rule("RB-SETUP-11", "RB-SETUP-12")
def test_tiles_to_set_aside_are_drawn_at_random() -> None:
    state = game.new(3, {"first": "A"})
    assert outcomes(state) == {f"A sets aside {sign}": count for sign, count in ALL_TILES.items()}
    throw(state, "A sets aside S4")
    assert outcomes(state) == {f"A sets aside {sign}": count - (sign == "S4") for sign, count in ALL_TILES.items()}


@pytest.mark.rule("RB-SETUP-11", "RB-SETUP-15")
def test_first_hand_tile_is_drawn_at_random_from_the_own_supply() -> None:
    state = game.new(2, {"first": "A"})
    for note in ("A sets aside S1", "A sets aside S1", "B sets aside F", "B sets aside E"):
        throw(state, note)
    left = {**ALL_TILES, "S1": 1}
    assert outcomes(state) == {f"A draws {sign}": count for sign, count in left.items()}
    throw(state, "A draws S1")
    left = {**ALL_TILES, "F": 11, "E": 11}
    assert outcomes(state) == {f"B draws {sign}": count for sign, count in left.items()}
    throw(state, "B draws S1")
    assert state.hand == [[2], [2]]
    assert (pile(state.supply, 0), pile(state.supply, 1)) == ({**ALL_TILES, "S1": 0}, {**left, "S1": 2})


@pytest.mark.rule("RB-SETUP-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sets_two_tiles_aside(seats: int) -> None:
    assert frames(game.new(seats), "SetAside") == [seat for seat in range(seats) for _ in range(2)]
    state = prepared(seats)
    assert [sum(pile(state.aside, seat).values()) for seat in range(seats)] == [2] * seats


@pytest.mark.rule("RB-SETUP-12")
def test_set_aside_tiles_are_known_to_their_owner_alone() -> None:
    views = []
    for sign in ("F", "S3"):
        state, events = game.new(2, {"first": "A"}), []
        assert state.chance().viewer(state) == 0
        throw(state, f"A sets aside {sign}", events)
        assert game.observe(state, 0).aside == [SIGNS.index(sign)]
        (event,) = (event for event in events if type(event) is told.TileSetAside)
        views.append([(game.observe(state, viewer), event.seen_by(viewer)) for viewer in (0, 1, None)])
    (owner, *others), (other_owner, *other_others) = views
    assert owner[0] != other_owner[0]
    assert owner[1] != other_owner[1]
    assert others == other_others


@pytest.mark.rule("RB-SETUP-13")
def test_set_aside_tiles_are_not_used_and_their_owner_may_always_look() -> None:
    match, dice = Match(game, 3, {}, LabDice(6)), LabDice(7)
    aside = [tiles[:] for tiles in match.state.aside]
    placed: Counter[tuple[int, int]] = Counter()
    for _ in range(102):
        for event in place_by_lot(match, dice):
            if type(event) is told.TilePlaced:
                placed[event.seat, event.tile] += 1
        assert [game.observe(match.state, viewer).aside for viewer in range(3)] == aside
    assert match.over
    for seat in range(3):
        assert [placed[seat, kind] + aside[seat].count(kind) for kind in range(KINDS)] == [*ALL_TILES.values()]


@pytest.mark.rule("RB-SETUP-14")
@pytest.mark.parametrize(("seats", "supply"), [(2, 34), (3, 34), (4, 25)])
def test_what_is_left_after_setting_aside_is_the_supply(seats: int, supply: int) -> None:
    state = game.new(seats, {"first": "A"})
    while frames(state, "SetAside"):
        state.roll(0)
    assert [len(state.supply[seat]) for seat in range(seats)] == [supply] * seats
    assert state.hand == [[] for _ in range(seats)]


@pytest.mark.rule("RB-SETUP-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_draws_one_tile_into_the_hand(seats: int) -> None:
    assert frames(game.new(seats), "DrawTile") == list(range(seats))
    state = prepared(seats)
    assert [len(hand) for hand in state.hand] == [1] * seats


@pytest.mark.rule("RB-SETUP-15")
def test_hand_is_known_to_its_owner_alone() -> None:
    views = []
    for sign in ("E", "S2"):
        state, events = game.new(2, {"first": "A"}), []
        while frames(state, "SetAside"):
            state.roll(0)
        assert state.chance().viewer(state) == 0
        throw(state, f"A draws {sign}", events)
        assert game.observe(state, 0).hand == [SIGNS.index(sign)]
        views.append([(game.observe(state, viewer), events[0].seen_by(viewer)) for viewer in (0, 1, None)])
    (owner, *others), (other_owner, *other_others) = views
    assert owner[0] != other_owner[0]
    assert owner[1] != other_owner[1]
    assert others == other_others


@pytest.mark.rule("RB-SETUP-9", "RB-SETUP-14", "RB-SETUP-15")
@pytest.mark.parametrize(("name", "aside", "supply"), [("scotland", 2, 24), ("ireland", 4, 22)])
def test_t45_four_players_start_with_27_tiles(name: str, aside: int, supply: int) -> None:
    start = game.new(4, {"map": name})
    assert [pile(start.supply, seat) for seat in range(4)] == [FOUR_PLAYERS] * 4
    for seed in range(5):
        state = prepared(4, seed, map=name)
        assert [sum(pile(state.aside, seat).values()) for seat in range(4)] == [aside] * 4
        assert [len(hand) for hand in state.hand] == [1] * 4
        assert [len(state.supply[seat]) for seat in range(4)] == [supply] * 4


# who begins


@pytest.mark.rule("RB-SETUP-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_first_player_is_drawn_at_random(seats: int) -> None:
    for first in range(seats):
        state = game.new(seats)
        while frames(state, "SetAside") or frames(state, "DrawTile"):
            state.roll(0)
        assert outcomes(state) == {f"{SEATS[seat]} begins": 1 for seat in range(seats)}
        throw(state, f"{SEATS[first]} begins")
        assert (state.turn, state.decision.seats) == (first, (first,))


@pytest.mark.rule("RB-SETUP-16")
@pytest.mark.parametrize("first", ["A", "B", "C"])
def test_host_may_choose_the_first_player(first: str) -> None:
    state = game.new(3, {"first": first})
    while state.decision.kind is Kind.CHANCE:
        assert "begins" not in state.chance().note(state, 0)
        state.roll(0)
    assert state.decision.seats == (SEATS.index(first),)


@pytest.mark.rule("RB-SETUP-16")
def test_first_player_sits_at_the_table() -> None:
    with pytest.raises(SetupError):
        game.new(2, {"first": "C"})


@pytest.mark.rule("RB-SETUP-17")
@pytest.mark.parametrize(("seats", "first", "turns"), [(2, "B", 34), (3, "C", 34), (4, "B", 25)])
def test_turns_go_clockwise_to_the_end(seats: int, first: str, turns: int) -> None:
    match = Match(game, seats, {"first": first}, LabDice(2))
    order, dice = "", LabDice(3)
    for _ in range(seats * turns):
        order += SEATS[match.state.decision.seats[0]]
        place_by_lot(match, dice)
    assert match.over
    clockwise = (SEATS[:seats] * 2)[SEATS.index(first) :][:seats]
    assert order == clockwise * turns
