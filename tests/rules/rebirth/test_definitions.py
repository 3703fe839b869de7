"""Definitions: hexes and tiles, who occupies what, settlements, clusters, supply (RB-DEF)."""

import pytest

from meadhall.core.dice import LabDice
from meadhall.core.game import SetupError
from meadhall.core.masks import bits
from meadhall.core.match import Match
from meadhall.games.rebirth import game
from meadhall.games.rebirth.board import Board
from meadhall.games.rebirth.box import KINDS, MISSIONS, read
from meadhall.games.rebirth.rules.missions import amount
from tests.rules.rebirth.scene import Scene

SCOTLAND = """
. . . . . . . . . b b . .
. . . . . . . . b K 1 . .
. . . . . . . . . . . . .
. . b . . . . b 2 2 . . .
. b C 2 . . b e e b . . .
. e 2 . . 1 e C 1 . . . .
. e . . . e e b . . . . .
e . . . b e e 3 . f f f .
e e . 2 e C b 3 3 f K f f
C b . 2 e e f f b f b K .
. 1 . . e e C f f C 3 3 3
. . . . 2 2 e b f f f C .
. . . e e e e 2 2 K 2 b .
. . . K 1 C e e b 2 K . .
. . . b . f f 3 C f b . .
. . . . . f 3 3 f 3 C b .
. . . . . 1 . K f 3 3 f .
. . . . . . 2 b f f f . .
. . . . . . 2 C 2 C 1 . .
. . . . . . b b 2 . . . .
. . . . . . 1 K b . . . .
"""

IRELAND = """
. . . . . . e . e . . .
. . . . . e C 3 T b . .
. . . . . 1 b 3 3 b e .
. . . . b T b e C e T f
. . e . f f f T e e 4 4
. e T 1 C 2 f b e 4 4 .
. . e e b 2 b f C b . .
. e 1 e e T f f 4 4 f .
. . b T 3 b 2 b T 4 4 .
. . b 3 3 C 2 f f C . .
. . e C b f b f C f f .
. . e 1 f f T b b T f .
. e T e C 3 f 1 C 2 2 .
. 1 b e 3 3 f f f T f .
. b C 2 e b T 2 2 b . .
. b 2 b C 3 f . . . . .
. . e T 3 3 . . . . . .
. . e b . . . . . . . .
"""

SETTLEMENTS = """
Oban: 13,4
Kirkwall: 1,10
Castlebay: 10,1
Ullapool: 5,5
Campbeltown: 16,5
Golspie: 5,8
Hawick: 18,10
Stranraer: 20,6
Dundee: 12,10 13,9
Perth: 12,7 12,8
Stornoway: 4,3 5,2
Thurso and Wick: 3,8 3,9
Ayr: 17,6 18,6
Fort William: 11,4 11,5
Dumfries: 18,8 19,8
Portree: 8,3 9,3
Glasgow: 14,7 15,6 15,7
Edinburgh town: 15,9 16,9 16,10
Aberdeen: 10,10 10,11 10,12
Inverness: 7,7 8,7 8,8
"""

DOTS = ".....\n" * 6
OPEN_FIELD = f"""map Open field
rules scotland
provenance made up for a test
[terrain]
bbbbb
bbbbb
bbbbb
bbbbb
bbbbb
.C...
[settlements]
{DOTS}
[plus]
{DOTS}
[covered]
{DOTS}
[names]
castle 5,1 Rock
tiebreak 1 Rock
tiebreak 2 Rock
"""


def hexes(board: Board, mask: int) -> str:
    """A set of hexes in notation, in row-major order."""
    return " ".join(f"{row},{column}" for row, column in (board.hexes[index] for index in bits(mask)))


def letters(grid: str) -> dict[str, str]:
    """Every hex of a printed grid with its letter."""
    rows = grid.strip().split("\n")
    return {f"{r},{c}": letter for r, row in enumerate(rows) for c, letter in enumerate(row.split())}


# hexes


@pytest.mark.rule("RB-DEF-1")
@pytest.mark.parametrize(
    ("centre", "around"),
    [
        ("2,2", {"2,1", "2,3", "1,1", "1,2", "3,1", "3,2"}),
        ("1,2", {"1,1", "1,3", "0,2", "0,3", "2,2", "2,3"}),
        ("0,0", {"0,1", "1,0"}),
        ("3,4", {"3,3", "2,4", "4,4"}),
    ],
    ids=["even row", "odd row", "corner", "right edge of an odd row"],
)
def test_hexes_that_share_an_edge_are_adjacent(centre: str, around: set[str]) -> None:
    adjacent = set()
    for other in Scene(OPEN_FIELD).legal("A", "F"):
        scene = Scene(OPEN_FIELD)
        scene.given(f"A F {centre}")
        if other != centre and scene.play(f"A F {other}") == {"A": 2}:
            adjacent.add(other)
    assert adjacent == around


@pytest.mark.rule("RB-DEF-1")
def test_nothing_is_adjacent_across_water() -> None:
    scene = Scene()
    scene.given("A F 14,3")
    assert scene.play("A F 14,5") == {"A": 1}


@pytest.mark.rule("RB-DEF-2")
@pytest.mark.parametrize(("name", "grid"), [("scotland", SCOTLAND), ("ireland", IRELAND)])
def test_every_hex_has_one_kind(name: str, grid: str) -> None:
    """Seen by what may be placed there: farm, power plant, either (blank), settlement tile, nothing at all."""
    takes = {"f": ["F"], "e": ["E"], "b": ["F", "E"], "1": ["S1"], "2": ["S1"], "3": ["S1"], "4": ["S1"]}
    scene = Scene(name)
    legal = {sign: set(scene.legal("A", sign)) for sign in ("F", "E", "S1")}
    for place, letter in letters(grid).items():
        assert [sign for sign in legal if place in legal[sign]] == takes.get(letter, []), place


@pytest.mark.rule("RB-DEF-2")
def test_ireland_has_towers_instead_of_cathedrals() -> None:
    scotland, ireland = (game.table(3, {"map": name}).board for name in ("scotland", "ireland"))
    assert (len(scotland.cathedrals), len(scotland.towers)) == (8, 0)
    assert (len(ireland.cathedrals), len(ireland.towers)) == (0, 14)


@pytest.mark.rule("RB-DEF-2")
@pytest.mark.parametrize(("name", "stranger"), [("scotland", "T"), ("ireland", "K")])
def test_no_map_mixes_towers_and_cathedrals(name: str, stranger: str) -> None:
    text = read(f"{name}.map")
    head, terrain = text.split("[terrain]\n.", maxsplit=1)
    with pytest.raises(SetupError, match=f"\\({stranger}\\) under {name} rules"):
        game.table(3, {"map": f"{head}[terrain]\n{stranger}{terrain}"})


@pytest.mark.rule("RB-DEF-2")
@pytest.mark.parametrize(("name", "sign", "marked"), [("scotland", "S1", "1,10"), ("ireland", "E", "0,6")])
def test_one_plus_is_a_mark_on_a_hex_and_not_a_kind(name: str, sign: str, marked: str) -> None:
    scene = Scene(name)
    assert marked in scene.legal("A", sign)
    scene.play(f"A {sign} {marked}")
    assert scene.heading("A", "shore") == 1


# occupation


@pytest.mark.rule("RB-DEF-3")
def test_hex_is_occupied_as_soon_as_a_tile_lies_on_it() -> None:
    scene = Scene()
    assert "9,6" in scene.legal("B", "F")
    scene.play("A F 9,6")
    assert "9,6" not in scene.legal("B", "F")
    assert scene.why_not("B", "9,6") == "hex-occupied"
    assert len(scene.legal("B", "F")) == 47


@pytest.mark.rule("RB-DEF-3")
def test_hex_with_a_covering_tile_is_occupied() -> None:
    scene = Scene(seats=2)
    scene.legal("A", "F")
    assert scene.why_not("A", "3,2") == "hex-occupied"


@pytest.mark.rule("RB-DEF-4")
def test_player_occupies_the_hexes_with_face_up_tiles_of_that_colour() -> None:
    scene = Scene(seats=2)
    scene.given("A F 9,6", "B E 9,4", "A S2 11,5", "B S1 11,4")
    board = scene.state.table.board
    assert [hexes(board, own) for own in scene.state.own] == ["9,6 11,5", "9,4 11,4"]


@pytest.mark.rule("RB-DEF-4")
def test_covering_tiles_and_tiles_of_others_are_not_yours() -> None:
    """Invergarry has covered hexes on 9,5 and 11,6: they help nobody to outnumber the holder."""
    scene = Scene(seats=2)
    scene.given("B F 9,6", "B F 10,7", "A E 10,5")
    assert scene.holder("Invergarry") == "B"
    for seat, count in ((0, 1), (1, 2)):
        assert amount(scene.state, seat, invergarry_card(scene)) == count


def invergarry_card(scene: Scene) -> int:
    return len(MISSIONS) + [castle.name for castle in scene.state.table.board.castles].index("Invergarry")


@pytest.mark.rule("RB-DEF-5")
def test_player_is_active_from_the_beginning_of_the_turn() -> None:
    match = Match(game, 3, {"first": "B"}, LabDice(5))
    for seat in (1, 2, 0, 1, 2):
        assert match.state.turn == seat
        assert match.state.decision.seats == (seat,)
        assert all(game.observe(match.state, viewer).turn == seat for viewer in (None, 0, 1, 2))
        match.play(seat, match.state.options(seat)[0])


# settlements and clusters


@pytest.mark.rule("RB-DEF-6")
@pytest.mark.parametrize("influence", [1, 2, 3, 4])
def test_influence_is_the_number_of_symbols_on_the_tile(influence: int) -> None:
    assert Scene().play(f"A S{influence} 18,10") == {"A": influence}


@pytest.mark.rule("RB-DEF-7")
def test_settlements_are_fixed_sets_of_one_two_or_three_hexes() -> None:
    board = game.table(3).board
    found = [f"{town.name}: {hexes(board, town.hexes)}" for town in board.settlements]
    assert sorted(found) == sorted(SETTLEMENTS.strip().split("\n"))
    assert sorted(town.size for town in board.settlements) == [1] * 8 + [2] * 8 + [3] * 4


@pytest.mark.rule("RB-DEF-8")
def test_single_tile_is_a_cluster() -> None:
    assert Scene().play("A E 8,4") == {"A": 1}


@pytest.mark.rule("RB-DEF-8")
def test_cluster_is_the_whole_connected_set_of_one_type_and_colour() -> None:
    """10,4 touches only the nearer tile of a chain; a tile of B and a farm of A beside the chain stay outside."""
    scene = Scene()
    scene.given("A E 8,4", "A E 9,4", "B E 10,5", "A F 7,4")
    assert scene.play("A E 10,4") == {"A": 3}


@pytest.mark.rule("RB-DEF-9")
def test_clusters_go_by_the_tile_and_not_by_the_symbol_under_it() -> None:
    """9,8 is blank, 9,9 shows a farm, 11,6 and 10,5 show power plants, 11,7 is blank."""
    scene = Scene()
    scene.given("A F 9,8")
    assert scene.play("A F 9,9") == {"A": 2}
    scene = Scene()
    scene.given("A E 11,6", "A F 11,8")
    assert scene.play("A F 11,7") == {"A": 2}


@pytest.mark.rule("RB-DEF-9")
def test_farm_tile_on_a_power_plant_hex_belongs_to_farms() -> None:
    scene = Scene()
    scene.given("A F 10,7", "A E 12,6")
    scene.fill(kinds="fb")
    assert scene.play("A F 11,6") == {"A": 2}
    assert scene.heading("A", "farms") == 2


@pytest.mark.rule("RB-DEF-9")
def test_castles_go_by_the_tile_and_not_by_the_symbol_under_it() -> None:
    """A farm tile on the blank hex 17,7 breaks the tie at Culzean against a settlement tile."""
    scene = Scene()
    scene.given("A S1 18,6")
    scene.play("B F 17,7")
    assert scene.holder("Culzean") == "B"


@pytest.mark.rule("RB-DEF-9")
def test_missions_go_by_the_tile_and_not_by_the_symbol_under_it() -> None:
    scene = Scene()
    scene.given("A F 9,8", "A F 9,9", "A F 9,10")
    kinds = [mission.id for mission in MISSIONS]
    assert amount(scene.state, 0, kinds.index("farms")) == 1
    assert amount(scene.state, 0, kinds.index("power-plants")) == 0


# tiles of a player


@pytest.mark.rule("RB-DEF-10")
@pytest.mark.parametrize(("name", "aside", "supply"), [("scotland", 2, 33), ("ireland", 4, 31)])
def test_tiles_are_in_supply_in_hand_or_set_aside(name: str, aside: int, supply: int) -> None:
    seen = game.observe(Match(game, 3, {"map": name}, LabDice(8)).state, 1)
    assert seen.aside_sizes == [aside] * 3
    assert seen.hand_sizes == [1] * 3
    assert seen.supply_sizes == [supply] * 3
    assert (len(seen.aside), len(seen.hand), len(seen.supply)) == (aside, 1, supply)


@pytest.mark.rule("RB-DEF-10")
def test_hand_is_what_was_drawn_and_not_yet_placed() -> None:
    match = Match(game, 2, {"first": "A"}, LabDice(9))
    state = match.state
    drawn, supply = state.hand[0][0], state.supply[0][:]
    match.play(0, state.options(0)[0])
    assert drawn in (code - 2 for code in state.tiles if 2 <= code < 2 + KINDS)
    (next_tile,) = state.hand[0]
    supply.remove(next_tile)
    assert state.supply[0] == supply
