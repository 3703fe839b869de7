"""The marriage step of upkeep (BB-MARRY) and the benefits of cards and track (BB-SYM-BEN)."""

from __future__ import annotations

import pytest

from meadhall.core import SEATS, Kind, LabDice
from meadhall.games.brian_boru import game
from meadhall.games.brian_boru.box import MARRIAGES
from meadhall.games.brian_boru.events import MarriageLapsed, Married, NoTownFree, TrackRewarded, VikingsRepelled
from meadhall.games.brian_boru.rules.marriage import Marry
from meadhall.games.brian_boru.state import NOBODY
from tests.rules.brian_boru.scene import MARRIAGE_IDS, Scene

TOWNS_OF = {
    "N": "N1 N2 N3 N4 N5 N6 N7",
    "U": "U1 U2 U3 U4 U5",
    "B": "B1 B2 B3 B4",
    "S": "S1 S2 S3 S4 S5 S6",
    "D": "D1 D2 D3",
    "C": "C1 C2 C3 C4 C5 C6 C7 C8 C9",
    "L": "L1 L2 L3 L4 L5 L6 L7 L8 L9",
    "M": "M1 M2 M3 M4 M5 M6 M7 M8 M9 M10",
}
ALL_TOWNS = " ".join(TOWNS_OF.values()).split()


def marriage_step(scene: Scene) -> None:
    scene.step(Marry())


def on_track(spaces: str, card: str = "brigid", round_: int = 1, area: int = 0) -> Scene:
    """The discs of the seats on the marriage track, one space each: on_track("8 5 3 0")."""
    seats = spaces.split()
    scene = Scene(len(seats))
    scene.setting(round=round_, area=area, marriage=card)
    for letter, space in zip(SEATS, seats, strict=False):
        scene.player(letter, track=int(space))
    return scene


def cards_of(scene: Scene, seat: str) -> list[str]:
    """The marriage cards in front of a seat."""
    wed = scene.state.wed[SEATS.index(seat)]
    return [card for number, card in enumerate(MARRIAGE_IDS) if wed >> number & 1]


def tracks(scene: Scene) -> list[int]:
    return scene.state.track[:]


def rules_behind(scene: Scene, seat: str, option: str) -> tuple[str, ...]:
    why = scene.state.explain(SEATS.index(seat), game.parse(option))
    assert why is not None
    return why.rules


# who marries


@pytest.mark.rule("BB-MARRY-1", "BB-MARRY-2")
@pytest.mark.parametrize(
    ("spaces", "who"), [("1 0 0 0", "A"), ("2 3 1 0", "B"), ("0 0 9 8", "C"), ("4 5 6 7", "D"), ("0 2 1", "B")]
)
def test_highest_disc_takes_the_card_wherever_it_stands(spaces, who):
    scene = on_track(spaces)
    marriage_step(scene)
    for seat in "ABCD"[: len(spaces.split())]:
        assert cards_of(scene, seat) == (["brigid"] if seat == who else [])
    assert scene.state.marriage == NOBODY, "the card lies in front of a player now"


@pytest.mark.rule("BB-MARRY-1")
def test_card_joins_those_taken_before():
    scene = on_track("3 0 0 0", card="aoife")
    scene.player("A", marriages="niall brigid")
    marriage_step(scene)
    assert sorted(cards_of(scene, "A")) == ["aoife", "brigid", "niall"]


@pytest.mark.rule("BB-MARRY-1", "BB-MARRY-3")
def test_marriage_cannot_be_refused():
    """Q-29: nobody is asked, and the points come at once."""
    scene = on_track("0 6 0 0")
    scene.player("B", points=10)
    marriage_step(scene)
    assert scene.deciding() == ""
    assert cards_of(scene, "B") == ["brigid"]
    assert scene.points("B") == 14


# what the card gives


@pytest.mark.rule("BB-MARRY-3", "BB-SYM-BEN-1", "BB-COMP-10")
@pytest.mark.parametrize(
    ("card", "points"),
    [("orlaith", 2), ("aodhan", 2), ("conall", 2), ("cormac", 2), ("niall", 2), ("aoife", 2), ("brigid", 4)],
)
def test_card_gives_the_points_it_shows(card, points):
    scene = on_track("0 1 4 2", card=card)
    for seat in "ABCD":
        scene.player(seat, points=10)
    marriage_step(scene)
    assert [scene.points(seat) for seat in "ABCD"] == [10, 10, 10 + points, 10]
    heading = game.score(scene.state).headings.index("marriages")
    assert [row[heading] for row in game.score(scene.state).points] == [0, 0, points, 0]


@pytest.mark.rule("BB-SYM-BEN-2", "BB-SYM-RENOWN-1", "BB-COMP-10")
@pytest.mark.parametrize("card", ["orlaith", "aodhan", "conall", "cormac", "niall", "aoife", "brigid"])
def test_only_aoife_gives_renown(card):
    scene = on_track("0 1 4 2", card=card)
    for seat in "ABCD":
        scene.player(seat, renown=1)
    marriage_step(scene)
    assert [scene.renown(seat) for seat in "ABCD"] == [1, 1, 2 if card == "aoife" else 1, 1]


@pytest.mark.rule("BB-SYM-BEN-4", "BB-COMP-10")
@pytest.mark.parametrize(
    ("card", "region"), [("orlaith", "M"), ("aodhan", "L"), ("conall", "S"), ("cormac", "C"), ("niall", "N")]
)
def test_region_card_gives_any_free_town_of_its_region(card, region):
    scene = on_track("0 1 4 2", card=card)
    towns = TOWNS_OF[region].split()
    scene.taken(towns[0], by="A")
    scene.player("B", lost=towns[2])
    scene.player("C", towns=towns[4])
    marriage_step(scene)
    assert scene.deciding() == "C"
    free = [town for number, town in enumerate(towns) if number not in (0, 2, 4)]
    assert scene.options("C") == free
    scene.choose("C", free[-1])
    assert scene.controls("C") == [towns[4], free[-1]]
    assert scene.deciding() == ""


@pytest.mark.rule("BB-SYM-BEN-4", "BB-SYM-BEN-7")
def test_town_of_a_card_needs_no_road_no_neighbour_and_no_coin():
    scene = on_track("0 0 5 0", card="cormac")
    scene.player("C", coins=0, points=10, towns="M6")
    marriage_step(scene)
    assert "C1" in scene.options("C"), "no road leads there"
    scene.choose("C", "C1")
    assert scene.controls("C") == ["C1", "M6"]
    assert scene.coins("C") == 0
    assert scene.points("C") == 12


@pytest.mark.rule("BB-SYM-BEN-4", "BB-SYM-BEN-7")
def test_town_of_a_card_for_a_player_without_towns():
    scene = on_track("0 0 5 0", card="niall")
    marriage_step(scene)
    assert scene.options("C") == TOWNS_OF["N"].split()
    scene.choose("C", "N3")
    assert scene.controls("C") == ["N3"]


@pytest.mark.rule("BB-SYM-BEN-5")
def test_no_free_town_in_the_region():
    """BB-T-20."""
    scene = on_track("0 5 0 0", card="conall")
    scene.taken("S1 S2 S3", by="A")
    scene.player("C", towns="S4 S5", lost="S6")
    scene.player("B", points=10, towns="N1")
    marriage_step(scene)
    assert scene.deciding() == ""
    assert scene.points("B") == 12
    assert scene.controls("B") == ["N1"]
    assert scene.vikings() == ["S6"]
    assert cards_of(scene, "B") == ["conall"]
    assert len(scene.told(NoTownFree)) == 1


def test_single_free_town_of_the_region_is_not_asked_for():
    scene = on_track("0 5 0 0", card="conall")
    scene.taken("S1 S2 S3 S5 S6")
    marriage_step(scene)
    assert scene.deciding() == ""
    assert scene.controls("B") == ["S4"]


def test_points_and_renown_come_before_the_town():
    """Q-25; and the disc goes back, and the track gives, only when the card is dealt with (BB-MARRY-4, BB-MARRY-7)."""
    scene = on_track("5 6 0 0", card="niall")
    scene.player("A", coins=0)
    scene.player("B", points=10)
    marriage_step(scene)
    assert scene.deciding() == "B"
    assert scene.points("B") == 12
    assert tracks(scene) == [5, 6, 0, 0]
    assert scene.coins("A") == 0
    scene.choose("B", "N1")
    assert tracks(scene) == [5, 0, 0, 0]
    assert scene.coins("A") == 2


# refusals


def test_reasons_of_the_choice_of_a_town():
    scene = on_track("0 5 0 0", card="conall")
    scene.taken("S1 S2 L3", by="A")
    scene.player("C", lost="S3")
    marriage_step(scene)
    assert scene.refusal("B", "S4") is None
    for town in ("S1", "S3", "L3"):
        assert scene.refusal("B", town) == "town-has-disc"
        assert "BB-SYM-BEN-4" in rules_behind(scene, "B", town)
    assert scene.refusal("B", "N1") == "other-region"
    assert rules_behind(scene, "B", "N1") == ("BB-SYM-BEN-4",)
    assert scene.refusal("A", "S4") == "not-your-turn"


@pytest.mark.rule("BB-SYM-BEN-4")
def test_town_of_a_card_cannot_be_declined():
    """Q-26."""
    scene = on_track("0 5 0 0", card="conall")
    marriage_step(scene)
    for option in ("no", "reject", "+0", "13"):
        assert scene.refusal("B", option) == "choose-a-town"
        assert "BB-SYM-BEN-4" in rules_behind(scene, "B", option)


@pytest.mark.rule("BB-SYM-BEN-6")
def test_town_of_the_track_cannot_be_declined():
    """Q-26."""
    scene = on_track("9 8 0 0")
    scene.taken("M1", by="C")
    marriage_step(scene)
    assert scene.refusal("B", "no") == "choose-a-town"
    assert "BB-SYM-BEN-6" in rules_behind(scene, "B", "no")
    assert scene.refusal("B", "M1") == "town-has-disc"
    assert "BB-SYM-BEN-6" in rules_behind(scene, "B", "M1")
    assert scene.refusal("C", "M2") == "not-your-turn"


# the discs


@pytest.mark.rule("BB-MARRY-4", "BB-MARRY-9", "BB-GEN-18")
def test_disc_of_the_married_goes_back_and_no_other_moves():
    scene = on_track("7 4 9 2 1")
    marriage_step(scene)
    assert tracks(scene) == [7, 4, 0, 2, 1]


@pytest.mark.rule("BB-MARRY-8", "BB-MARRY-4")
@pytest.mark.parametrize("space", range(2, 9))
def test_married_player_gets_nothing_of_the_track(space):
    scene = on_track(f"0 {space} 1 0")
    scene.player("B", coins=3, renown=1, points=10)
    marriage_step(scene)
    assert scene.deciding() == "", "not even the town of space 8"
    assert (scene.coins("B"), scene.renown("B"), scene.points("B")) == (3, 1, 14)
    assert scene.controls("B") == []


# the benefits of the track


@pytest.mark.rule("BB-MARRY-7", "BB-SYM-BEN-3")
@pytest.mark.parametrize(
    ("space", "coins", "renown"),
    [(0, 0, 0), (1, 0, 0), (2, 1, 0), (3, 1, 0), (4, 1, 0), (5, 2, 0), (6, 2, 0), (7, 0, 1)],
)
def test_track_gives_coins_and_renown(space, coins, renown):
    """Q-23: nothing on the first two spaces."""
    scene = on_track(f"9 0 {space} 0")
    for seat in "ABCD":
        scene.player(seat, coins=3, renown=1, points=10)
    marriage_step(scene)
    assert scene.deciding() == ""
    assert [scene.coins(seat) for seat in "ABCD"] == [3, 3, 3 + coins, 3]
    assert [scene.renown(seat) for seat in "ABCD"] == [1, 1, 1 + renown, 1]
    assert [scene.points(seat) for seat in "ABCD"] == [14, 10, 10, 10], "no points from the track"
    assert tracks(scene) == [0, 0, space, 0]


@pytest.mark.rule("BB-MARRY-7")
def test_top_space_gives_nothing():
    """Q-23: its disc is always the highest, gets the card and goes back."""
    scene = on_track("9 0 0 0")
    scene.player("A", coins=3, renown=1, points=10)
    marriage_step(scene)
    assert (scene.coins("A"), scene.renown("A"), scene.points("A"), scene.track("A")) == (3, 1, 14, 0)


@pytest.mark.rule("BB-MARRY-7", "BB-SYM-BEN-6")
def test_space_eight_gives_any_free_town_of_the_map():
    scene = on_track("9 0 8 0")
    scene.taken("M6 L2", by="B")
    scene.player("C", towns="N1", lost="C5")
    marriage_step(scene)
    assert scene.deciding() == "C"
    assert scene.options("C") == [town for town in ALL_TOWNS if town not in ("M6", "L2", "N1", "C5")]
    scene.choose("C", "U4")
    assert scene.controls("C") == ["N1", "U4"]
    assert scene.track("C") == 8
    assert scene.deciding() == ""


@pytest.mark.rule("BB-SYM-BEN-6", "BB-SYM-BEN-7")
def test_town_of_the_track_needs_no_road_and_no_coin():
    scene = on_track("9 0 8 0")
    scene.player("C", coins=0, towns="N1")
    marriage_step(scene)
    scene.choose("C", "M10")
    assert scene.controls("C") == ["N1", "M10"]
    assert scene.coins("C") == 0


@pytest.mark.rule("BB-SYM-BEN-6")
def test_single_free_town_of_the_map_is_not_asked_for():
    scene = on_track("9 0 8 0")
    scene.only_free("D3")
    marriage_step(scene)
    assert scene.deciding() == ""
    assert scene.controls("C") == ["D3"]


@pytest.mark.rule("BB-SYM-BEN-6")
def test_full_map_leaves_nothing_for_space_eight():
    """Q-27."""
    scene = on_track("9 5 8 0")
    scene.player("B", coins=0)
    scene.only_free("")
    marriage_step(scene)
    assert scene.deciding() == ""
    assert scene.controls("C") == []
    assert scene.coins("B") == 2
    assert len(scene.told(NoTownFree)) == 1


@pytest.mark.rule("BB-MARRY-7", "BB-SYM-BEN-6")
def test_town_of_the_card_is_placed_before_that_of_the_track():
    """Q-24."""
    scene = on_track("9 8 0 0", card="conall")
    scene.only_free("S1 S2")
    marriage_step(scene)
    assert scene.deciding() == "A"
    scene.choose("A", "S2")
    assert scene.controls("A") == ["S2"]
    assert scene.controls("B") == ["S1"], "nothing else is left"
    scene = on_track("9 8 0 0", card="conall")
    scene.only_free("S5")
    marriage_step(scene)
    assert scene.controls("A") == ["S5"]
    assert scene.controls("B") == []


@pytest.mark.rule("BB-MARRY-10")
@pytest.mark.parametrize(
    ("spaces", "order"), [("2 7 9 5", "B7 D5 A2"), ("3 6 4 9 7", "E7 B6 C4 A3"), ("8 7 2 3", "B7 D3 C2")]
)
def test_track_gives_from_the_highest_disc_down(spaces, order):
    scene = on_track(spaces)
    marriage_step(scene)
    assert [f"{SEATS[event.seat]}{event.space}" for event in scene.told(TrackRewarded)] == order.split()


# the worked cases


@pytest.mark.rule("BB-MARRY-1", "BB-MARRY-4", "BB-MARRY-7", "BB-MARRY-8")
def test_discs_on_8_5_3_and_0():
    """BB-T-19."""
    scene = on_track("8 5 3 0")
    for seat in "ABCD":
        scene.player(seat, coins=0, renown=1, points=10)
    marriage_step(scene)
    assert cards_of(scene, "A") == ["brigid"]
    assert [scene.coins(seat) for seat in "ABCD"] == [0, 2, 1, 0]
    assert [scene.renown(seat) for seat in "ABCD"] == [1, 1, 1, 1]
    assert [scene.points(seat) for seat in "ABCD"] == [14, 10, 10, 10]
    assert tracks(scene) == [0, 5, 3, 0]


@pytest.mark.rule("BB-MARRY-3", "BB-MARRY-7", "BB-MARRY-8", "BB-SYM-BEN-1", "BB-SYM-BEN-4")
@pytest.mark.parametrize("town", ["C1", "C5"])
def test_cormac_and_discs_on_8_7_5_and_1(town):
    """BB-T-63."""
    scene = on_track("8 7 5 1", card="cormac")
    scene.taken("C2 C3 C4 C6 C7 C8 C9")
    for seat in "ABCD":
        scene.player(seat, coins=3, renown=1, points=10)
    marriage_step(scene)
    assert scene.deciding() == "A"
    assert scene.options("A") == ["C1", "C5"]
    scene.choose("A", town)
    assert scene.deciding() == ""
    assert scene.controls("A") == [town]
    assert [scene.points(seat) for seat in "ABCD"] == [12, 10, 10, 10]
    assert [scene.renown(seat) for seat in "ABCD"] == [1, 2, 1, 1]
    assert [scene.coins(seat) for seat in "ABCD"] == [3, 3, 5, 3]
    assert tracks(scene) == [0, 7, 5, 1]


# all discs on the first space


@pytest.mark.rule("BB-MARRY-5", "BB-MARRY-6")
@pytest.mark.parametrize("card", MARRIAGE_IDS)
def test_nobody_gets_the_card_when_all_discs_are_on_the_first_space(card):
    """Q-30; and Q-31: not even the Princess."""
    scene = on_track("0 0 0 0", card=card)
    for seat in "ABCD":
        scene.player(seat, coins=1, renown=1, points=10)
    marriage_step(scene)
    assert scene.deciding() == ""
    assert [event.marriage for event in scene.told(MarriageLapsed)] == [MARRIAGE_IDS.index(card)]
    assert not scene.told(Married)
    for seat in "ABCD":
        assert (scene.points(seat), scene.coins(seat), scene.renown(seat), scene.track(seat)) == (10, 1, 1, 0)
        assert cards_of(scene, seat) == scene.controls(seat) == []
    assert scene.state.marriage == NOBODY


@pytest.mark.rule("BB-MARRY-6")
def test_battle_follows_when_nobody_marries():
    scene = on_track("0 0 0 0", area=1)
    scene.player("A", raiders=2)
    scene.player("B", raiders=1, towns="N1 N2")
    scene.player("C", raiders=1)
    scene.player("D", raiders=0, towns="M1 M2")
    scene.upkeep()
    assert scene.deciding() == "A"
    assert scene.options("A") == ["M1", "M2"]
    assert not scene.told(TrackRewarded)
    repelled = on_track("0 0 0 0")
    repelled.upkeep()
    assert [type(event) for event in repelled.events] == [MarriageLapsed, VikingsRepelled]


@pytest.mark.rule("BB-MARRY-5", "BB-PREP-6")
def test_lapsed_marriage_costs_neither_a_round_nor_the_princess():
    """BB-T-18: round 2 of 4; the card revealed leaves, the deck keeps its two cards."""
    scene = on_track("0 0 0 0", card="niall", round_=2)
    scene.upkeep(goes_on=True)
    offered, dice = {}, LabDice(18)
    while scene.state.decision.kind is not Kind.OVER:
        if scene.state.decision.kind is Kind.CHANCE:
            scene.luck()
            offered[scene.state.round] = scene.state.marriage
        seat = scene.state.decision.seats[0]
        options = scene.state.options(seat)
        scene.state.apply(seat, options[dice.below(len(options))])
    assert sorted(offered) == [3, 4]
    assert MARRIAGES[offered[3]].id not in ("niall", "estrid")
    assert MARRIAGES[offered[4]].id == "estrid"
