"""Components of the basic game (RB-COMP): what is in the box, against the numbers printed in the rulebook."""

from collections import Counter

import pytest

from meadhall.core.game import SetupError
from meadhall.games.rebirth import game
from meadhall.games.rebirth.box import SIGNS
from meadhall.games.rebirth.score import score_token
from tests.rules.rebirth.scene import Scene

AT_CATHEDRALS = {
    "A": "F 0,9; F 7,9; F 8,11; F 11,8; S1 12,10; E 12,3; S1 15,6; F 19,6",
    "B": "F 0,10; F 7,10; F 8,12; F 11,9; F 12,11; E 12,4; S1 15,7; F 19,7",
    "C": "F 1,8; F 8,9; F 9,10; S2 12,8; S1 13,9; S1 13,4; F 16,8; S2 20,6",
    "D": "S1 1,10; F 9,9; S1 10,11; F 13,8; F 14,10; F 14,3; F 17,7; F 20,8",
}
"""One tile of each seat at each cathedral."""

AT_CASTLES = {
    "scotland": "F 4,1; E 4,7; F 7,4; F 9,1; F 9,6; F 9,8; F 11,10; E 12,5; F 13,8; F 14,10; F 17,7; F 17,8",
    "ireland": "F 2,6; E 3,9; F 4,5; F 5,7; F 8,5; S1 8,10; E 11,2; F 11,7; E 12,3; S1 12,9; F 13,2; F 14,5",
}
"""One tile at each castle, or at two of them."""


@pytest.mark.rule("RB-COMP-1")
def test_board_has_a_side_with_scotland_and_a_side_with_ireland() -> None:
    boards = [game.table(3, {"map": name}).board for name in ("scotland", "ireland")]
    assert [(board.title, board.rules) for board in boards] == [("Scotland", "scotland"), ("Ireland", "ireland")]
    with pytest.raises(SetupError):
        game.table(3, {"map": "wales"})


@pytest.mark.rule("RB-COMP-2")
def test_thirty_two_mission_cards_for_scotland_only() -> None:
    assert len(game.new(3).deck) == 32
    assert len(game.new(3, {"map": "ireland"}).deck) == 12


@pytest.mark.rule("RB-COMP-2", "RB-COMP-4")
def test_eight_cathedrals_for_each_of_four_colours() -> None:
    """Everybody can be at every cathedral: 32 pieces and 32 cards suffice exactly."""
    scene = Scene(seats=4)
    for seat, tiles in AT_CATHEDRALS.items():
        scene.given(*(f"{seat} {tile}" for tile in tiles.split("; ")))
    assert [visited.bit_count() for visited in scene.state.visited] == [8, 8, 8, 8]
    assert [scene.cards(seat) for seat in "ABCD"] == [8, 8, 8, 8]
    assert not scene.state.deck


@pytest.mark.rule("RB-COMP-5")
@pytest.mark.parametrize("name", ["scotland", "ireland"])
def test_twelve_castles_for_every_colour(name: str) -> None:
    """A player can hold every castle of the map at once."""
    scene = Scene(name, seats=4)
    scene.given(*(f"D {tile}" for tile in AT_CASTLES[name].split("; ")))
    assert scene.state.holders == [3] * 12
    scene.finish()
    assert scene.heading("D", "castles") == 60


@pytest.mark.rule("RB-COMP-6")
def test_two_score_tokens_show_blank_100_200_and_300() -> None:
    shown = [score_token(points) for points in range(500)]
    assert sorted(set(shown)) == [0, 100, 200, 300]
    assert [shown[points] for points in (0, 99, 100, 250, 300)] == [0, 0, 100, 200, 300]


@pytest.mark.rule("RB-COMP-8")
def test_thirty_six_tiles_of_a_colour_and_spare_tiles_play_no_part() -> None:
    state = game.new(3)
    assert [len(state.supply[seat]) for seat in range(3)] == [36, 36, 36]
    assert set(SIGNS) == {"F", "E", "S1", "S2", "S3", "S4"}


@pytest.mark.rule("RB-COMP-9")
def test_tile_mix_of_a_colour() -> None:
    state = game.new(2)
    for seat in (0, 1):
        mix = Counter(SIGNS[tile] for tile in state.supply[seat])
        assert mix == {"F": 12, "E": 12, "S1": 3, "S2": 3, "S3": 3, "S4": 3}


@pytest.mark.rule("RB-COMP-10")
def test_four_colours_are_told_apart_on_the_board() -> None:
    """What the colours are called is left to the client; the rules know them as the seats A to D."""
    scene = Scene(seats=4)
    scene.given("A F 9,6", "B F 9,7", "C F 9,8", "D F 9,9")
    lying = [code for code in game.observe(scene.state, None).tiles if code]
    assert len(lying) == len(set(lying)) == 4


@pytest.mark.rule("RB-COMP-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_can_play(seats: int) -> None:
    assert len(game.new(seats).hand) == seats


@pytest.mark.rule("RB-COMP-11")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_any_other_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(SetupError):
        game.new(seats)
