"""Placing tiles (RB-PLACE)."""

import pytest

from meadhall.core.dice import LabDice
from meadhall.core.frames import Kind
from meadhall.core.match import Match
from meadhall.core.words import IllegalMove
from meadhall.games.rebirth import events as told
from meadhall.games.rebirth import game
from meadhall.games.rebirth.box import KINDS, SIGNS
from tests.rules.rebirth.scene import Scene

SETTLEMENT_TILES = ["S1", "S2", "S3", "S4"]


def strip(terrain: str) -> str:
    """A map of one row: the letters of a map file, with a castle and a cathedral; settlements of one hex only."""
    width = len(terrain)
    towns = [column for column, letter in enumerate(terrain) if letter == "1"]
    names = [f"settlement {chr(97 + column)} Town {column}" for column in towns]
    names += [f"castle 0,{terrain.index('C')} Rock", "tiebreak 1 Rock", "tiebreak 2 Rock"]
    names += [f"cathedral 0,{column} Minster" for column, letter in enumerate(terrain) if letter == "K"]
    grids = {
        "terrain": terrain,
        "settlements": "".join(chr(97 + column) if column in towns else "." for column in range(width)),
        "plus": "." * width,
        "covered": "." * width,
    }
    head = "map Strip\nrules scotland\nprovenance made up for a test\n"
    return head + "".join(f"[{name}]\n{row}\n" for name, row in grids.items()) + "\n".join(["[names]", *names, ""])


def dealt(terrain: str, *hand: str) -> Match:
    """A match without dice on a map of one row before A's first turn, with one tile in the hand of each seat."""
    match = Match(game, len(hand), {"map": strip(terrain), "first": "A"})
    for _ in range(2 * len(hand)):
        match.throw(0)
    for seat, sign in enumerate(hand):
        throw(match, f"{'AB'[seat]} draws {sign}")
    return match


def throw(match: Match, note: str) -> list:
    """Let luck bring what the record would call so."""
    state = match.state
    notes = [state.chance().note(state, outcome) for outcome in range(state.faces)]
    return match.throw(notes.index(note))


# the general rule


@pytest.mark.rule("RB-PLACE-1")
@pytest.mark.parametrize("sign", SIGNS)
def test_tile_goes_on_an_unoccupied_hex_that_fits_its_symbol(sign: str) -> None:
    hexes = {"F": ["0,2", "0,3"], "E": ["0,1", "0,3"]}.get(sign, ["0,4"])
    assert Scene(strip("Cefb1K.")).legal("A", sign) == hexes


@pytest.mark.rule("RB-PLACE-1")
def test_tile_lies_face_up() -> None:
    """Everybody sees which tile was placed, where and by whom."""
    scene = Scene()
    scene.play("B S3 10,11")
    index = scene.state.table.hex_at[game.parse("10,11")]
    for viewer in (0, 1, 2, None):
        assert game.observe(scene.state, viewer).tiles[index] == 2 + KINDS + SIGNS.index("S3")
        assert scene.told(told.TilePlaced)[0].seen_by(viewer) == told.TilePlaced(1, SIGNS.index("S3"), index)


@pytest.mark.rule("RB-PLACE-1")
@pytest.mark.parametrize(
    ("sign", "place", "why"),
    [
        ("F", "9,7", "hex-occupied"),
        ("S1", "9,7", "hex-occupied"),
        ("F", "8,4", "wrong-symbol"),
        ("E", "9,6", "wrong-symbol"),
        ("F", "11,5", "settlement-hex-only"),
        ("S1", "9,6", "settlement-tile-elsewhere"),
        ("F", "10,6", "not-playable"),
        ("F", "0,0", "not-playable"),
    ],
)
def test_refused_hex_comes_with_the_reason(sign: str, place: str, why: str) -> None:
    scene = Scene()
    scene.given("B F 9,7")
    scene.legal("A", sign)
    assert scene.why_not("A", place) == why
    with pytest.raises(IllegalMove):
        scene.choose("A", place)


@pytest.mark.rule("RB-PLACE-2")
def test_hex_is_occupied_from_that_moment() -> None:
    scene = Scene()
    scene.play("A F 9,8")
    for seat in "ABC":
        assert "9,8" not in scene.legal(seat, "F")
        assert "9,8" not in scene.legal(seat, "E")


@pytest.mark.rule("RB-PLACE-3")
@pytest.mark.parametrize("sign", SIGNS)
@pytest.mark.parametrize(
    ("name", "places"),
    [("scotland", ["15,10", "8,10", "0,0", "14,4"]), ("ireland", ["15,4", "8,8", "0,0", "0,7"])],
    ids=["castle cathedral water", "castle tower water"],
)
def test_no_tile_goes_on_a_castle_cathedral_or_water(name: str, places: list[str], sign: str) -> None:
    scene = Scene(name)
    assert not set(places) & set(scene.legal("A", sign))
    assert [scene.why_not("A", place) for place in places] == ["not-playable"] * 4


@pytest.mark.rule("RB-PLACE-3")
@pytest.mark.parametrize("sign", SIGNS)
def test_no_tile_goes_there_even_if_nothing_else_is_free(sign: str) -> None:
    scene = Scene()
    scene.fill()
    assert scene.legal("A", sign) == []


@pytest.mark.rule("RB-PLACE-4")
def test_farm_goes_on_farm_or_blank_hex_only() -> None:
    assert Scene(strip("feb1CK.")).legal("A", "F") == ["0,0", "0,2"]


@pytest.mark.rule("RB-PLACE-5")
def test_power_plant_goes_on_power_plant_or_blank_hex_only() -> None:
    assert Scene(strip("feb1CK.")).legal("A", "E") == ["0,1", "0,2"]


@pytest.mark.rule("RB-PLACE-6")
@pytest.mark.parametrize("sign", SETTLEMENT_TILES)
def test_settlement_tile_goes_on_settlement_hex_only(sign: str) -> None:
    assert Scene(strip("feb1CK.")).legal("A", sign) == ["0,3"]
    assert Scene(strip("febCK.")).legal("A", sign) == []


@pytest.mark.rule("RB-PLACE-7")
@pytest.mark.parametrize("sign", ["F", "E"])
def test_farms_and_power_plants_never_go_on_settlement_hexes(sign: str) -> None:
    scene = Scene()
    settlement_hexes = set(scene.legal("A", "S1"))
    assert len(settlement_hexes) == 36
    assert not settlement_hexes & set(scene.legal("A", sign))
    scene.fill(kinds="feb")
    assert scene.legal("A", sign) == []


# the exceptions


@pytest.mark.rule("RB-PLACE-8")
def test_power_plant_goes_on_farm_hexes_when_power_plant_and_blank_hexes_are_gone() -> None:
    scene = Scene()
    farms = set(scene.legal("A", "F")) - set(scene.legal("A", "E"))
    scene.fill(kinds="eb")
    assert set(scene.legal("A", "E")) == farms
    assert len(farms) == 24
    assert scene.play("A E 9,6") == {"A": 1}


@pytest.mark.rule("RB-PLACE-9")
def test_farm_goes_on_power_plant_hexes_when_farm_and_blank_hexes_are_gone() -> None:
    scene = Scene()
    power_plants = set(scene.legal("A", "E")) - set(scene.legal("A", "F"))
    scene.fill(kinds="fb")
    assert set(scene.legal("A", "F")) == power_plants
    assert len(power_plants) == 24
    assert scene.play("A F 8,4") == {"A": 1}


@pytest.mark.rule("RB-PLACE-8", "RB-PLACE-10")
def test_t23_exception_for_power_plants() -> None:
    scene = Scene()
    scene.fill(kinds="feb", but=["9,6", "17,9"])
    assert scene.legal("A", "E") == ["9,6", "17,9"]
    scene = Scene()
    scene.fill(kinds="feb", but=["9,6", "17,9", "0,10"])
    assert scene.legal("A", "E") == ["0,10"]


@pytest.mark.rule("RB-PLACE-10")
@pytest.mark.parametrize(("sign", "spared"), [("F", "0,9"), ("F", "17,10"), ("E", "0,9"), ("E", "5,1")])
def test_exception_waits_for_the_last_normal_hex_of_the_whole_board(sign: str, spared: str) -> None:
    """A farm or power plant may not go on the other symbol while one normal hex is free, however far away."""
    scene = Scene()
    own, other = ("fb", "8,4") if sign == "F" else ("eb", "9,6")
    scene.fill(kinds=own, but=[spared])
    assert scene.legal("A", sign) == [spared]
    assert scene.why_not("A", other) == "wrong-symbol"
    scene.fill(kinds=own)
    assert len(scene.legal("A", sign)) == 24
    assert scene.why_not("A", other) == ""


@pytest.mark.rule("RB-PLACE-10")
@pytest.mark.parametrize(("terrain", "sign"), [("ffCff1", "E"), ("eeCee1", "F")])
def test_exception_is_forced_when_there_is_no_other_hex(terrain: str, sign: str) -> None:
    state = dealt(terrain, sign, "S1").state
    assert state.decision.seats == (0,)
    legal = [option for option in range(state.size) if game.explain(state, 0, option) is None]
    assert [game.notation(option) for option in legal] == ["0,0", "0,1", "0,3", "0,4"]


# what is not restricted, and what never happens


@pytest.mark.rule("RB-PLACE-11")
@pytest.mark.parametrize(("sign", "hexes"), [("F", 48), ("E", 48), ("S1", 36)])
def test_tile_need_not_touch_own_tiles(sign: str, hexes: int) -> None:
    scene = Scene()
    assert len(scene.legal("A", sign)) == hexes
    scene.given("A F 7,9", "B E 8,4", "A S1 15,9")
    taken = {"F": {"7,9"}, "E": {"8,4"}, "S1": {"15,9"}}[sign]
    assert len(scene.legal("A", sign)) == hexes - len(taken)
    assert not taken & set(scene.legal("A", sign))


@pytest.mark.rule("RB-PLACE-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_placed_tiles_never_move_nor_leave_nor_are_covered(seats: int) -> None:
    match, dice = Match(game, seats, {}, LabDice(seats)), LabDice(99)
    tiles = {2: 68, 3: 102, 4: 100}[seats]
    for _ in range(tiles):
        (seat,) = match.state.decision.seats
        before, tile = match.state.tiles[:], match.state.hand[seat][0]
        options = match.state.options(seat)
        match.play(seat, options[dice.below(len(options))])
        changed = [(old, new) for old, new in zip(before, match.state.tiles, strict=True) if old != new]
        assert changed == [(0, 2 + seat * KINDS + tile)]
    assert match.over
    assert sum(code > 1 for code in match.state.tiles) == tiles


# no hex left


@pytest.mark.rule("RB-PLACE-13", "RB-PLACE-6")
@pytest.mark.parametrize("sign", SETTLEMENT_TILES)
def test_t24_settlement_tile_without_a_settlement_hex_is_removed(sign: str) -> None:
    match = dealt("bbCbf", sign, "E")
    assert match.state.removed == [int(kind == sign) for kind in SIGNS] + [0] * KINDS
    assert match.state.hand[0] == []
    assert match.state.decision.kind is Kind.CHANCE
    throw(match, "A draws E")
    assert match.state.hand[0] == [SIGNS.index("E")]
    assert match.state.decision.seats == (1,)
    assert game.score(match.state).totals == (0, 0)
    assert not any(match.state.tiles)


@pytest.mark.rule("RB-PLACE-13")
@pytest.mark.parametrize("sign", ["F", "E"])
def test_farm_or_power_plant_without_any_hex_is_removed(sign: str) -> None:
    match = dealt("1C11", sign, "S2")
    assert sum(match.state.removed) == match.state.removed[SIGNS.index(sign)] == 1
    throw(match, "A draws F")
    assert match.state.decision.seats == (1,)


@pytest.mark.rule("RB-PLACE-13")
def test_removed_tile_is_shown_to_everybody() -> None:
    match = dealt("bbCbf", "S4", "E")
    for viewer in (0, 1, None):
        (event,) = (event for event in match.visible(viewer) if type(event) is told.TileRemoved)
        assert event == told.TileRemoved(0, SIGNS.index("S4"))
        assert game.observe(match.state, viewer).removed[SIGNS.index("S4")] == 1


@pytest.mark.rule("RB-PLACE-13")
def test_tile_is_removed_when_the_turn_of_its_owner_starts() -> None:
    """B's settlement tile finds the only settlement hex taken by A; until then it stays in B's hand."""
    match = dealt("bbC1f", "S1", "S3")
    match.play(0, game.parse("0,3"))
    assert match.state.hand[1] == [SIGNS.index("S3")]
    assert sum(match.state.removed) == 0
    throw(match, "A draws F")
    assert match.state.removed[KINDS + SIGNS.index("S3")] == 1
    throw(match, "B draws F")
    assert match.state.decision.seats == (0,)
    assert game.score(match.state).totals == (1, 0)
