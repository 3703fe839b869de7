"""The mini-expansions: islands (OD-MINI1) and harvest (OD-MINI2)."""

from __future__ import annotations

import pytest

from meadhall.core import SEATS, Kind
from meadhall.games.odin import events as told
from meadhall.games.odin import game
from meadhall.games.odin.box import MARKERS, NO_HARVEST
from meadhall.games.odin.rules.exploration import TurnIslands
from meadhall.games.odin.rules.upkeep import Bonus, Harvest
from meadhall.games.odin.state import State
from tests.rules.odin.scene import Scene
from tests.rules.odin.whole_games import lead, owed, play, supply, throw, to

LOFOTEN, MULL = 4, 5
"""Exploration boards."""

REMOVED = [52, 107, 115, 125, 150, 163, 170, 189]
BETTER_REMOVED = [
    *(1, 8, 21, 28, 41, 42, 45, 46, 56, 96, 97, 99, 101, 104, 106, 124, 133, 134, 135, 138, 139, 157, 158, 161, 162),
    *(174, 175, 177, 180, 190),
]
LEVELS = ["peas beans flax", "peas beans flax grain", "peas beans flax grain cabbage"]
LEVELS.append("peas beans flax grain cabbage fruits")


def harvest(seats: int = 2, **options: str) -> State:
    return game.new(seats, {"mini_expansions": "harvest"} | options)


def phase_3(scene: Scene, number: int) -> None:
    scene.round(number)
    scene.begin(TurnIslands())


def bonus(scene: Scene, seat: str = "A") -> dict[str, int]:
    """What the bonus phase brings."""
    before = scene.supply(seat)
    scene.begin(Bonus())
    scene.luck()
    after = scene.supply(seat)
    return {thing: number - before.get(thing, 0) for thing, number in after.items() if number > before.get(thing, 0)}


def lay(scene: Scene, board: str, *pieces: str) -> None:
    """Pieces as "silver/0 5,4", taken from nowhere."""
    name = f"island{scene.slot(board)}"
    for piece in pieces:
        tile, cell = piece.split()
        thing = tile.split("/")[0]
        scene.have("A", **{thing: 1})
        assert scene.lay("A", tile, f"{name}:{cell}") is None, piece
        assert scene.has("A", thing) == 0


# the first: islands


@pytest.mark.rule("OD-MINI1-1", "OD-MINI1-4", "OD-COMP-15")
@pytest.mark.parametrize("ship", ["boats", "knarrs", "longships"])
def test_lofoten_lies_open_for_any_ship(ship: str) -> None:
    scene = Scene(2, mini_expansions="islands")
    scene.turn("A")
    assert scene.refusal("A", "A52") is not None, "without a ship"
    scene.fleet("A", **{ship: 1 if ship == "knarrs" else "0"})
    scene.use("A", "A52")
    assert set(scene.options("A")) == {"lofoten", "shetland", "faroe_islands"}
    scene.choose("A", "lofoten")
    assert scene.owner("lofoten") == "A"
    assert sum(scene.state.placed) == 1


@pytest.mark.rule("OD-MINI1-1")
@pytest.mark.parametrize(("expansions", "fronts"), [("none", ""), ("islands", "lofoten"), ("harvest", "mull")])
def test_new_boards_are_there_with_their_expansion_only(expansions: str, fronts: str) -> None:
    scene = Scene(2, mini_expansions=expansions)
    scene.fleet("A", longships="0")
    scene.use("A", "A52")
    assert set(scene.options("A")) == {"shetland", "faroe_islands", *fronts.split()}


@pytest.mark.rule("OD-MINI1-2", "OD-MINI1-3", "OD-MINI1-6", "OD-MINI2-14", "OD-PH3-1", "OD-PH3-3", "OD-PH3-8")
@pytest.mark.parametrize(("length", "first"), [("long", 3), ("short", 2)])
def test_silver_on_the_new_boards(length: str, first: int) -> None:
    """OD-T-4: Lofoten goes with Shetland, Mull with the Faroe Islands."""
    scene = Scene(2, mini_expansions="both", length=length)
    phase_3(scene, first - 1)
    assert scene.state.found == [0] * 6
    lofoten, mull, sides = [], [], []
    for number in range(first, first + 4):
        phase_3(scene, number)
        lofoten.append(scene.state.found[LOFOTEN])
        mull.append(scene.state.found[MULL])
        sides.append(scene.state.sides[:])
    assert lofoten == [0, 2, 4, 6]
    assert mull == [2, 0, 2, 4]
    assert sides[0] == [1, 0, 0, 0, 1, 0], "Shetland too"
    assert sides[1] == [1, 1, 0, 0, 1, 1], "the Faroe Islands too"
    phase_3(scene, first + 4)
    assert (scene.state.found[LOFOTEN], scene.state.found[MULL]) == (6, 4)


@pytest.mark.rule("OD-MINI1-2", "OD-MINI2-14")
def test_new_boards_that_are_taken_are_not_turned() -> None:
    scene = Scene(2, mini_expansions="both")
    scene.own("A", "lofoten")
    scene.own("B", "mull")
    for number in (3, 4):
        phase_3(scene, number)
    assert scene.state.sides[LOFOTEN:] == [0, 0]
    assert scene.state.found[LOFOTEN:] == [0, 0]


@pytest.mark.rule("OD-MINI1-2", "OD-MINI1-3", "OD-MINI1-4")
@pytest.mark.parametrize("ship", ["boats", "knarrs", "longships"])
def test_orkney_with_its_silver_for_any_ship(ship: str) -> None:
    scene = Scene(2, mini_expansions="islands")
    phase_3(scene, 3)
    phase_3(scene, 4)
    scene.fleet("A", **{ship: 1 if ship == "knarrs" else "0"})
    scene.use("A", "A52")
    scene.choose("A", "orkney")
    assert scene.owner("orkney") == "A"
    assert scene.supply("A") == {"silver": 2}
    assert scene.score("A")["islands"] == 12


@pytest.mark.rule("OD-MINI1-6")
def test_lofoten_scores_four_and_costs_seventeen() -> None:
    """OD-T-110."""
    scene = Scene(2, mini_expansions="islands")
    scene.own("A", "lofoten")
    assert (scene.score("A")["islands"], scene.minus("A", "lofoten")) == (4, 17)
    lay(scene, "lofoten", "rune_stone/0 3,5")
    assert scene.minus("A", "lofoten") == 14


@pytest.mark.rule("OD-MINI1-5", "OD-MINI1-6")
def test_the_bonus_of_orkney_is_a_weapon_from_the_pile() -> None:
    """OD-T-90."""
    scene = Scene(2, mini_expansions="islands")
    scene.own("A", "orkney")
    cells = ("ore/0 5,4", "silver/0 5,6", "ore/0 6,4", "ore/0 6,6", "ore/0 7,4")
    lay(scene, "orkney", *cells)
    assert bonus(scene) == {}, "one square is missing"
    lay(scene, "orkney", "ore/0 7,5")
    scene.state.weapon_pile, scene.state.weapon_discard = [0, 0, 2, 0], [5, 0, 0, 0]
    assert bonus(scene) == {"spear": 1}
    assert (scene.state.weapon_pile, scene.state.weapon_discard) == ([0, 0, 1, 0], [5, 0, 0, 0])


# the second: setup


@pytest.mark.rule("OD-MINI2-1", "OD-MINI2-15")
@pytest.mark.parametrize("ship", ["boats", "knarrs", "longships"])
def test_mull_lies_open_for_any_ship(ship: str) -> None:
    scene = Scene(2, mini_expansions="harvest")
    scene.fleet("A", **{ship: 1 if ship == "knarrs" else "0"})
    scene.use("A", "A52")
    scene.choose("A", "mull")
    assert scene.owner("mull") == "A"
    assert sum(scene.state.placed) == 1


@pytest.mark.rule("OD-MINI2-2", "OD-MINI2-11")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_first_round_has_a_harvest_by_lot(number: int) -> None:
    state = harvest()
    to(state, "FirstMarker")
    assert state.faces == 4
    throw(state, f"harvest marker {number}")
    before = state.stock[:]
    to(state, "DrawMarker")
    state.stock = [after - start for after, start in zip(state.stock, before, strict=True)]
    for seat, token in (("A", "amber"), ("B", "stone")):
        things = supply(state, seat)
        for good in LEVELS[number - 1].split():
            assert things.pop(good) == 1
        assert things == {token: 1}, "the resource token, orange side up"


@pytest.mark.rule("OD-MINI2-3", "OD-MINI2-12", "OD-MINI2-13")
@pytest.mark.parametrize(("length", "faces"), [("long", [7, 6, 5, 4, 3, 2]), ("short", [7, 6, 5, 4, 3])])
def test_the_other_markers_are_drawn_round_by_round(length: str, faces: list[int]) -> None:
    """OD-T-89: three harvests and four without, and none drawn in the last round."""
    state = harvest(length=length)
    to(state, "FirstMarker")
    throw(state, "harvest marker 2")
    assert state.markers == [1, 0, 1, 1, 4]
    found = []
    while state.decision.kind is not Kind.OVER:
        lead(state, lambda s: owed(s) == "DrawMarker")
        if owed(state) == "DrawMarker":
            found.append(state.faces)
            assert len(found) == state.round
            state.roll(0)
    assert found == faces


@pytest.mark.rule("OD-MINI2-4")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_everybody_keeps_one_of_two_light_cards(seats: int) -> None:
    state = harvest(seats, removed_cards="required")
    to(state, "KeepCard")
    assert [cards.bit_count() for cards in state.offered] == [2] * seats
    light = state.table.light
    for seat in range(seats):
        options = state.options(seat)
        assert len(options) == 2
        kept, other = (int(game.notation(option).removeprefix("card")) for option in options)
        assert light >> kept - 1 & light >> other - 1 & 1
        why = state.explain(seat, game.parse(f"card{next(n for n in range(1, 191) if n not in (kept, other))}"))
        assert why is not None
        state.apply(seat, options[0])
        assert state.hands[seat] == 1 << kept - 1
        assert not state.light >> other - 1 & 1
    assert not any(state.offered)


@pytest.mark.rule("OD-MINI2-5", "OD-MINI2-7")
@pytest.mark.parametrize(("moose", "order"), [(0, "CBA"), (1, "ACB"), (2, "BAC")])
def test_tokens_are_chosen_from_the_last_player_counter_clockwise(moose: int, order: str) -> None:
    """Q-69."""
    state = harvest(3)
    state.roll(moose)
    to(state, "TakeToken")
    taken: list[str] = []
    for seat in order:
        assert state.decision.seats == (SEATS.index(seat),)
        options = [game.notation(option) for option in state.options(SEATS.index(seat))]
        assert options == [f"token{n}" for n in range(1, 11) if f"token{n}" not in taken]
        taken.append(options[-1])
        play(state, seat, options[-1])
    assert owed(state) != "TakeToken"
    assert state.token_side == 0, "orange side up"
    assert [state.tokens[SEATS.index(seat)] for seat in order] == [1 << 9, 1 << 8, 1 << 7]


@pytest.mark.rule("OD-MINI2-6")
def test_a_second_token_in_the_short_game_in_the_same_order() -> None:
    state = harvest(3, length="short")
    state.roll(1)
    to(state, "TakeToken")
    order = ""
    while owed(state) == "TakeToken":
        seat = state.decision.seats[0]
        order += SEATS[seat]
        state.apply(seat, state.options(seat)[0])
    assert order == "ACBACB"
    assert [tokens.bit_count() for tokens in state.tokens] == [2, 2, 2]


@pytest.mark.rule("OD-MINI2-8", "OD-SETUP-19")
@pytest.mark.parametrize(("length", "silver", "weapons"), [("short", 3, 4), ("long", 0, 3)])
def test_silver_and_a_weapon_in_the_short_game(length: str, silver: int, weapons: int) -> None:
    state = harvest(length=length)
    to(state, "TakeToken")
    if length == "short":
        to(state, "DrawWeapon")
        assert state.faces == 41
        state.roll(state.faces - 1)
        state.roll(0)
        assert supply(state, "A")["long_sword"] == 1
        assert supply(state, "B")["bow"] == 2
    for seat in "AB":
        things = supply(state, seat)
        assert things.get("silver", 0) == silver
        assert sum(things.get(weapon, 0) for weapon in ("bow", "snare", "spear", "long_sword")) == weapons


# the dark card of the short game


def dark_kept() -> tuple[State, list[str]]:
    """Everybody has kept the first of two dark cards; which ones."""
    state = harvest(length="short")
    lead(state, lambda s: owed(s) == "DrawOccupation" and not s.chance().light)
    lead(state, lambda s: owed(s) == "KeepCard")
    kept = []
    for seat in range(2):
        options = [game.notation(option) for option in state.options(seat)]
        assert len(options) == 2
        kept.append(options[0])
        play(state, SEATS[seat], options[0])
    return state, kept


@pytest.mark.rule("OD-MINI2-9")
def test_the_dark_card_can_be_played_at_the_first_turn() -> None:
    """Q-67."""
    state, kept = dark_kept()
    cards = [int(card.removeprefix("card")) for card in kept]
    assert all(state.table.dark >> card - 1 & 1 for card in cards)
    assert [hand.bit_count() for hand in state.hands] == [2, 2]
    to(state, "PlayFreeCard")
    assert (state.decision.seats, state.thing) == ((0,), [7, 7])
    before = state.stock[:]
    play(state, "A", "yes")
    assert state.played[0] == 1 << cards[0] - 1
    assert state.hands[0].bit_count() == 1
    assert state.stock == before, "for nothing"
    assert state.thing[0] == 7
    play(state, "A", "A09")
    assert owed(state) == "PlayFreeCard"
    play(state, "B", "no")
    assert state.played[1] == 0
    assert state.hands[1] >> cards[1] - 1 & 1
    play(state, "B", "A20")
    for seat, option in (("A", "A21"), ("B", "A37")):
        assert owed(state) == "Turn", "in the first turn only"
        play(state, seat, option)


@pytest.mark.rule("OD-MINI2-9")
def test_dark_cards_are_unseen_by_others() -> None:
    state, kept = dark_kept()
    card = int(kept[0].removeprefix("card")) - 1
    seen = game.observe(state, 1)
    assert card not in (*seen.hand, *seen.offered, *seen.away)
    assert seen.dark_cards[0] == [1, 0, 1]
    assert card in game.observe(state, 0).hand


@pytest.mark.rule("OD-MINI2-9")
def test_no_dark_card_in_the_long_game() -> None:
    state = harvest()
    events = to(state, "Turn")
    assert [hand.bit_count() for hand in state.hands] == [1, 1]
    assert sum(isinstance(event, told.OccupationDrawn) for event in events) == 4


# the harvest phase


def in_phase_2(number: int, marker: int, side: int) -> Scene:
    """A has tokens 1 (stone, long sword) and 2 (amber, mead), B has token 10 (silver, berries)."""
    scene = Scene(2, mini_expansions="harvest")
    scene.round(number)
    scene.state.tokens = [0b11, 1 << 9]
    scene.state.marker, scene.state.token_side = marker, side
    scene.state.markers = [0, 1, 1, 1, 4]
    scene.begin(Harvest())
    return scene


@pytest.mark.rule("OD-MINI2-11")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_marker_and_tokens_replace_the_note(level: int) -> None:
    """Round 3 of the long game has no harvest otherwise."""
    scene = in_phase_2(3, level, 0)
    goods = dict.fromkeys(LEVELS[level].split(), 1)
    assert scene.supply("A") == goods | {"stone": 1, "amber": 1}
    assert scene.supply("B") == goods | {"silver": 1}


@pytest.mark.rule("OD-MINI2-11", "OD-MINI2-13")
@pytest.mark.parametrize("number", [1, 2, 4, 7])
def test_without_harvest_the_tokens_pay_their_brown_side(number: int) -> None:
    scene = in_phase_2(number, NO_HARVEST, 1)
    assert scene.supply("A") == {"long_sword": 1, "mead": 1}
    assert scene.supply("B") == {"berries": 1}


@pytest.mark.rule("OD-MINI2-12")
@pytest.mark.parametrize(("note", "side", "mead"), [("no_harvest", 1, 1), ("harvest_3", 0, 0)])
def test_the_next_marker_is_known_a_round_ahead(note: str, side: int, mead: int) -> None:
    scene = in_phase_2(2, 0, 0)
    assert (owed(scene.state), scene.state.faces) == ("DrawMarker", 7)
    throw(scene.state, note)
    assert MARKERS[scene.state.marker].id == note
    assert scene.state.token_side == side
    assert game.observe(scene.state, None).marker == scene.state.marker, "open to all"
    assert sum(scene.state.markers) == 6
    scene.state.stock = [0] * len(scene.state.stock)
    scene.round(3)
    scene.begin(Harvest())
    assert (scene.has("A", "mead"), scene.has("A", "amber")) == (mead, 1 - mead)


@pytest.mark.rule("OD-MINI2-13")
def test_no_marker_is_drawn_in_the_last_round() -> None:
    assert in_phase_2(7, 1, 0).state.decision.kind is Kind.OVER
    assert in_phase_2(6, 1, 0).state.decision.kind is Kind.CHANCE


# Mull and Caithness


@pytest.mark.rule("OD-MINI2-14", "OD-MINI2-18")
@pytest.mark.parametrize(("length", "number"), [("long", 4), ("short", 3)])
def test_the_altar_leaves_the_game_when_mull_is_turned(length: str, number: int) -> None:
    """OD-T-88."""
    scene = Scene(2, mini_expansions="harvest", length=length)
    phase_3(scene, number - 1)
    assert scene.state.specials >> 15 & 1
    phase_3(scene, number)
    assert scene.state.sides[MULL] == 1
    assert not scene.state.specials >> 15 & 1
    assert scene.told(told.AltarGone)


@pytest.mark.rule("OD-MINI2-18")
def test_the_altar_stays_if_mull_is_taken() -> None:
    scene = Scene(2, mini_expansions="harvest")
    scene.own("B", "mull")
    phase_3(scene, 4)
    assert scene.state.specials >> 15 & 1
    assert not scene.told(told.AltarGone)


@pytest.mark.rule("OD-MINI2-16")
def test_caithness_takes_a_longship_and_three_vikings() -> None:
    """Q-53."""
    scene = Scene(2, mini_expansions="harvest")
    phase_3(scene, 4)
    scene.fleet("A", boats="0", knarrs=1)
    scene.turn("A")
    assert scene.refusal("A", "A54") is not None, "no longship"
    scene.fleet("A", longships="0")
    scene.use("A", "A54")
    scene.luck()
    assert set(scene.options("A")) == {"caithness", "baffin_island"}
    scene.choose("A", "caithness")
    assert scene.owner("caithness") == "A"
    assert sum(scene.state.placed) == 3
    scene.state.placed = [0] * len(scene.state.placed)
    for space in ("A52", "A53"):
        scene.use("A", space)
        assert "caithness" not in scene.options("A")


@pytest.mark.rule("OD-MINI2-12", "OD-MINI2-16", "OD-MINI2-17", "OD-MINI2-21", "OD-MINI2-24", "OD-PH3-3")
def test_caithness_in_round_five() -> None:
    """OD-T-112."""
    scene = Scene(2, mini_expansions="harvest")
    phase_3(scene, 4)
    scene.round(5)
    scene.state.tokens, scene.state.marker, scene.state.token_side = [0b10, 0], NO_HARVEST, 1
    scene.begin(Harvest())
    assert scene.supply("A") == {"mead": 1}
    phase_3(scene, 5)
    scene.fleet("A", longships="0")
    scene.use("A", "A54")
    scene.luck()
    scene.choose("A", "caithness")
    assert scene.supply("A") == {"mead": 1, "silver": 2}
    assert (scene.score("A")["islands"], scene.minus("A", "caithness")) == (24, 30)
    lay(scene, "caithness", "silverware/0 5,4", "ore/0 6,4")
    assert scene.minus("A", "caithness") == 26
    scene.state.weapon_pile, scene.state.weapon_discard = [4, 4, 4, 4], [0, 0, 0, 1]
    assert bonus(scene) == {"long_sword": 1}
    assert (scene.state.weapon_pile, scene.state.weapon_discard) == ([4, 4, 4, 4], [0] * 4), "discarded ones first"
    assert bonus(scene) == {"long_sword": 1}
    assert scene.state.weapon_pile == [4, 4, 4, 3], "then from the pile"


@pytest.mark.rule("OD-MINI2-17", "OD-MINI2-22", "OD-MINI2-24")
def test_gold_ornament_stone_and_altar_of_mull() -> None:
    """OD-T-87, OD-T-111."""
    scene = Scene(2, mini_expansions="harvest")
    scene.own("A", "mull")
    assert (scene.score("A")["islands"], scene.minus("A", "mull")) == (9, 24)
    lay(scene, "mull", "silver/0 5,4")
    assert bonus(scene) == {"gold_ornament": 1}
    assert scene.minus("A", "mull") == 23
    lay(scene, "mull", "silverware/0 5,7", "rune_stone/1 6,7")
    assert bonus(scene) == {"gold_ornament": 1}, "one of the six squares is missing"
    lay(scene, "mull", "silver/0 7,8")
    assert scene.minus("A", "mull") == 20
    assert bonus(scene) == {"gold_ornament": 1, "stone": 1}
    assert scene.has("A", "altar") == 1
    assert not scene.state.specials >> 15 & 1
    scene.state.treasures[0] = 0
    assert bonus(scene) == {"gold_ornament": 1, "stone": 1}
    assert scene.has("A", "altar") == 0, "the first time only"


@pytest.mark.rule("OD-MINI2-22")
@pytest.mark.parametrize("cell", ["6,8", "6,9"])
def test_covering_either_square_ends_the_bonus(cell: str) -> None:
    scene = Scene(2, mini_expansions="harvest")
    scene.own("A", "mull")
    lay(scene, "mull", "silverware/0 5,7", "rune_stone/1 6,7", "silver/0 7,8")
    assert bonus(scene) == {"stone": 1}
    lay(scene, "mull", f"silver/0 {cell}")
    assert bonus(scene) == {}


@pytest.mark.rule("OD-MINI2-24", "OD-MINI2-22")
def test_the_middle_square_of_mull_cannot_be_covered() -> None:
    scene = Scene(2, mini_expansions="harvest")
    scene.own("A", "mull")
    scene.have("A", silver=1)
    assert scene.lay("A", "silver/0", f"island{scene.slot('mull')}:3,5") is not None
    assert scene.lay("A", "silver/0", f"island{scene.slot('mull')}:3,4") is None


# the altar and the cards


@pytest.mark.rule("OD-MINI2-23", "OD-GOODS-10")
def test_the_altar_is_neither_sold_nor_forged_nor_looted() -> None:
    scene = Scene(2, mini_expansions="harvest")
    scene.have("A", silver=40, ore=1, stone=20)
    scene.fleet("A", knarrs=1, longships="3")
    scene.state.pile = 0
    scene.use("A", "A47")
    assert "round_shield" in scene.options("A")
    assert scene.refusal("A", "altar") == "not-for-sale"
    scene.use("A", "A31")
    assert "helmet" in scene.options("A")
    assert scene.refusal("A", "altar") == "not-forgeable"
    scene.state.thing[0] = 12
    scene.use("A", "A50")
    scene.roll(12)
    scene.choose("A", "succeed")
    assert "english_crown" in scene.options("A")
    assert "altar" not in scene.options("A")


@pytest.mark.rule("OD-MINI2-23")
def test_the_altar_is_a_blue_tile_of_six_squares_without_points() -> None:
    scene = Scene(2, mini_expansions="harvest")
    before = scene.score("A")
    scene.have("A", altar=1, linen=1)
    assert scene.score("A") == before
    scene.turn("A")
    assert {option for option in scene.options("A") if option.startswith("altar/")} == {f"altar/{n}" for n in range(4)}
    assert scene.lay("A", "linen/0", "home:0,0") is None
    assert scene.lay("A", "altar/0", "home:1,0") is None, "beside green"
    assert scene.minus("A") == 86 - 4 - 6


@pytest.mark.rule("OD-MINI2-23")
@pytest.mark.parametrize("expansions", ["none", "islands"])
def test_the_altar_belongs_to_the_second_expansion(expansions: str) -> None:
    scene = Scene(2, mini_expansions=expansions)
    assert not scene.state.specials >> 15 & 1


@pytest.mark.rule("OD-MINI2-19", "OD-MINI2-20")
@pytest.mark.parametrize(
    ("options", "removed"),
    [
        ({"mini_expansions": "harvest"}, REMOVED + BETTER_REMOVED),
        ({"mini_expansions": "both", "removed_cards": "required"}, REMOVED),
        ({"mini_expansions": "islands"}, []),
    ],
)
def test_occupations_leave_the_game(options: dict[str, str], removed: list[int]) -> None:
    """Q-68: the second list, too, unless the table says otherwise."""
    table = game.new(2, {"decks": "ABC"} | options).table
    cards = table.light | table.dark
    assert [number for number in range(1, 191) if not cards >> number - 1 & 1] == sorted(removed)
