"""The upkeep phase as a whole (BB-UPKEEP): the worked cases from the first step to the last, and what follows."""

from __future__ import annotations

import pytest

from meadhall.core import SEATS, Kind
from meadhall.games.brian_boru import game
from meadhall.games.brian_boru.events import (
    BattleWon,
    ChurchShared,
    ChurchWon,
    MarriageLapsed,
    RegionsScored,
    RoundBegun,
    SpoilsShared,
    TokenTurned,
    TownLost,
    TrackRewarded,
)
from meadhall.games.brian_boru.rules.claims import weights
from meadhall.games.brian_boru.state import HEADINGS, NOBODY
from tests.rules.brian_boru.scene import REGION_IDS, Scene, names

DURING = ("start", "marriages", "battle", "church", "payments")
"""The headings of the score that are not part of final scoring."""


def row(scene: Scene, heading: str) -> list[int]:
    """What the seats have under a heading of the score."""
    return [points[HEADINGS.index(heading)] for points in game.score(scene.state).points]


def points_before(scene: Scene) -> list[int]:
    """Points without those of final scoring."""
    return [sum(column) for column in zip(*(row(scene, heading) for heading in DURING), strict=True)]


def wealth(scene: Scene) -> list[str]:
    """By seat: points / coins / renown, final scoring left out."""
    s = scene.state
    return [" / ".join(map(str, seat)) for seat in zip(points_before(scene), s.coins, s.renown, strict=True)]


def places(scene: Scene) -> list[str]:
    """By seat: track / raiders / church discs."""
    s = scene.state
    return [" / ".join(map(str, seat)) for seat in zip(s.track, s.raiders, s.church, strict=True)]


def tokens(scene: Scene) -> dict[str, str]:
    """Where the claim tokens are, those that are face down left out."""
    return {region: scene.claim(region) for region in REGION_IDS if scene.claim(region) != "down"}


def sums(scene: Scene, region: str) -> list[int]:
    """The weights of the seats in a region, then that of the Vikings."""
    return weights(scene.state, REGION_IDS.index(region))


def monasteries(scene: Scene) -> list[str]:
    return names(scene.state.monasteries)


def seats_of(events: list) -> str:
    return "".join(SEATS[event.seat] for event in events)


def winners(scene: Scene) -> str:
    return "".join(SEATS[seat] for seat in game.score(scene.state).winners)


# the order


@pytest.mark.rule("BB-UPKEEP-1")
def test_marriage_comes_before_battle():
    """The town of the card is the only one that can be lost; Aoife's renown counts among the spoils."""
    scene = Scene(3)
    scene.setting(area=1, marriage="cormac")
    scene.player("A", track=1)
    scene.player("B", raiders=1)
    scene.player("C", raiders=2, towns="C2 C3 C4 C5 C6 C7 C8 C9")
    scene.upkeep()
    assert scene.vikings() == ["C1"]
    scene = Scene(3)
    scene.setting(marriage="aoife")
    scene.player("A", track=1, raiders=1, points=10, renown=1)
    scene.upkeep()
    assert (scene.renown("A"), scene.points("A")) == (3, 15)


@pytest.mark.rule("BB-UPKEEP-1")
def test_battle_comes_before_church():
    """The town lost is no place for a monastery any more."""
    scene = Scene(3)
    scene.setting(area=1, marriage="brigid")
    scene.player("A", church=1, towns="N1 N2")
    scene.player("B", raiders=1)
    scene.player("C", raiders=2)
    scene.upkeep()
    assert scene.options("C") == ["N1", "N2"]
    scene.choose("C", "N1")
    assert scene.deciding() == ""
    assert monasteries(scene) == ["N2"]


@pytest.mark.rule("BB-UPKEEP-1")
def test_losers_are_asked_from_the_marker_before_the_church_moves_it():
    scene = Scene(3)
    scene.setting(area=1, marker="B", marriage="brigid")
    scene.player("A", church=1, towns="N1 N2")
    scene.player("B", towns="U1 U2")
    scene.player("C", towns="M1 M2")
    scene.upkeep()
    for seat in "BCA":
        assert scene.deciding() == seat
        scene.choose(seat, scene.options(seat)[0])
    assert scene.marker() == "A"


@pytest.mark.rule("BB-UPKEEP-1")
def test_church_comes_before_claims():
    """The monastery turns the token of Dubhlinn and wins it."""
    scene = Scene(3)
    scene.setting(marriage="brigid")
    scene.player("A", church=1, towns="D1")
    scene.upkeep()
    assert tokens(scene) == {"D": "A"}


@pytest.mark.rule("BB-UPKEEP-2", "BB-UPKEEP-3", "BB-ROUND-1", "BB-ROUND-2")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 3), (4, 4), (5, 4)])
def test_next_round_is_prepared_until_the_marriage_deck_is_empty(seats, rounds):
    for number in range(1, rounds + 1):
        scene = Scene(seats)
        scene.setting(round=number, marriage="estrid" if number == rounds else "brigid")
        scene.upkeep(goes_on=True)
        if number == rounds:
            assert scene.state.decision.kind is Kind.OVER
            assert winners(scene) != ""
        else:
            assert [event.round for event in scene.told(RoundBegun)] == [number + 1]
            assert winners(scene) == ""
            scene.luck()
            assert scene.state.area >= 9, "the Vikings land"
            assert scene.state.marriage != NOBODY
            assert scene.deciding() == "ABCDE"[:seats], "the draft"


def test_last_upkeep_is_done_to_the_end():
    """Q-78: the disc goes back, raiders and church discs too, and the marker moves."""
    scene = Scene(3)
    scene.setting(round=3, marker="C", marriage="estrid")
    scene.player("A", track=3, raiders=2, church=3, towns="N1")
    scene.player("B", raiders=1, church=1)
    scene.upkeep(goes_on=True)
    scene.choose("A", "reject")
    assert places(scene) == ["0 / 0 / 0", "0 / 0 / 0", "0 / 0 / 0"]
    assert row(scene, "marker") == [1, 0, 0]


# BB-T-65


@pytest.mark.rule(
    "BB-UPKEEP-1", "BB-BATTLE-6", "BB-CHURCH-5", "BB-CHURCH-9", "BB-CHURCH-11", "BB-CLAIM-3", "BB-CLAIM-4"
)
def test_upkeep_with_ties_in_battle_and_church():
    """BB-T-65, round 2 of 4."""
    scene = Scene(4)
    scene.setting(round=2, marker="D", area=1, marriage="niall")
    scene.player(
        "A", points=12, coins=1, renown=1, track=6, raiders=3, church=5, marriages="brigid", towns="N3 N5 S3 L7 L9"
    )
    scene.player("B", points=9, coins=0, renown=2, track=8, raiders=1, church=5, towns="N1 N4 B1 C6")
    scene.player("C", points=10, coins=2, renown=1, track=5, raiders=1, church=4, towns="M6", lost="M4")
    scene.player("D", points=11, coins=4, renown=1, track=0, raiders=3, church=5, towns="S1 S2 C2 C4")
    scene.monasteries("M6")
    scene.upkeep()

    # marriage
    assert scene.deciding() == "B"
    assert scene.options("B") == ["N2", "N6", "N7"]
    assert wealth(scene) == ["12 / 1 / 1", "11 / 0 / 2", "10 / 2 / 1", "11 / 4 / 1"]
    scene.choose("B", "N7")
    assert seats_of(scene.told(TrackRewarded)) == "AC"
    assert wealth(scene) == ["12 / 3 / 1", "11 / 0 / 2", "10 / 4 / 1", "11 / 4 / 1"]
    assert scene.state.track == [6, 0, 5, 0]

    # battle
    assert scene.deciding() == "B"
    assert scene.options("B") == ["N1", "N4", "N7", "B1", "C6"]
    scene.choose("B", "B1")
    lost = [(event.seat, event.loser) for event in scene.told(TownLost)]
    assert lost == [(1, 1), (2, 2)], "C has only M6 to give"
    assert scene.vikings() == ["B1", "M4", "M6"]
    assert not scene.told(BattleWon)
    assert seats_of(scene.told(SpoilsShared)) == "AD"
    assert scene.state.raiders == [2, 1, 1, 2]
    assert scene.state.area == 0

    # church
    assert not scene.told(ChurchWon)
    assert seats_of(scene.told(ChurchShared)) == "ABD"
    assert wealth(scene) == ["14 / 3 / 1", "12 / 0 / 2", "10 / 4 / 1", "13 / 4 / 1"]
    for seat, towns, town in (
        ("D", ["S1", "S2", "C2", "C4"], "S1"),
        ("A", ["N3", "N5", "S3", "L7", "L9"], "N5"),
        ("B", ["N1", "N4", "N7", "C6"], "N4"),
    ):
        assert (scene.deciding(), scene.options(seat)) == (seat, towns)
        assert tokens(scene) == {}, "claims come last"
        scene.choose(seat, town)

    # claims
    assert scene.deciding() == ""
    assert [(REGION_IDS[event.region], event.weight) for event in scene.told(TokenTurned)] == [("N", 7), ("S", 4)]
    assert sums(scene, "N") == [3, 4, 0, 0, 0]
    assert sums(scene, "S") == [1, 0, 0, 3, 0]
    assert [sum(sums(scene, region)) for region in "UBDCLM"] == [0, 1, 0, 3, 2, 3]
    assert sums(scene, "M") == [0, 0, 0, 0, 3]

    assert wealth(scene) == ["14 / 3 / 1", "12 / 0 / 2", "10 / 4 / 1", "13 / 4 / 1"]
    assert places(scene) == ["6 / 2 / 0", "0 / 1 / 0", "5 / 1 / 4", "0 / 2 / 0"]
    assert scene.marker() == "D"
    assert scene.vikings() == ["B1", "M4", "M6"]
    assert monasteries(scene) == ["N4", "N5", "S1", "M6"]
    assert tokens(scene) == {"N": "B", "S": "D"}
    assert [wed.bit_count() for wed in scene.state.wed] == [1, 1, 0, 0]


# BB-T-66


@pytest.mark.rule(
    "BB-BATTLE-5", "BB-CHURCH-3", "BB-CHURCH-9", "BB-CLAIM-6", "BB-CLAIM-11", "BB-CLAIM-14", "BB-SYM-BEN-5"
)
def test_upkeep_with_a_viking_majority_and_a_marker_that_moves():
    """BB-T-66, round 3 of 4."""
    scene = Scene(4)
    scene.setting(round=3, marker="B", area=4, marriage="conall")
    scene.player("A", points=14, coins=2, renown=2, track=9, raiders=0, church=7, marriages="brigid")
    scene.player("A", towns="N2 N3 N5 S1 S2 L1 M1", lost="B2 M2")
    scene.player("B", points=12, coins=0, renown=2, track=8, raiders=5, church=5, marriages="aoife")
    scene.player("B", towns="S3 S6 C9 L9")
    scene.player("C", points=13, coins=1, renown=1, track=7, raiders=2, church=5, towns="N1 N4 N6 B1 S4 D2")
    scene.player("D", points=15, coins=5, renown=1, track=3, raiders=0, church=1)
    scene.player("D", towns="S5 C3 M4 M6 M10", lost="M3 M8")
    scene.monasteries("D2")
    scene.claims(A="N S", D="M", board="B")
    scene.upkeep()

    # marriage
    assert wealth(scene) == ["16 / 2 / 2", "12 / 0 / 2", "13 / 1 / 2", "15 / 6 / 1"]
    assert scene.state.track == [0, 8, 7, 3]
    assert scene.deciding() == "B"
    assert len(scene.options("B")) == 53 - 9 - 4 - 6 - 7
    scene.choose("B", "L8")
    assert scene.controls("B") == ["S3", "S6", "C9", "L8", "L9"]

    # battle
    assert (scene.deciding(), scene.options("B")) == ("B", ["S5", "C3", "M4", "M6", "M10"])
    scene.choose("B", "M6")
    assert (scene.deciding(), scene.options("B")) == ("B", ["N2", "N3", "N5", "S1", "S2", "L1", "M1"])
    scene.choose("B", "N5")
    assert seats_of(scene.told(BattleWon)) == "B"
    assert seats_of(scene.told(SpoilsShared)) == "C"
    assert wealth(scene) == ["16 / 2 / 2", "15 / 0 / 3", "14 / 1 / 2", "15 / 6 / 1"]
    assert scene.state.raiders == [0, 0, 1, 0]
    assert scene.state.area == 0

    # church
    assert (scene.deciding(), scene.options("A")) == ("A", ["N2", "N3", "S1", "S2", "L1", "M1"])
    assert scene.marker() == "B"
    scene.choose("A", "N3")
    assert scene.marker() == "A"
    assert seats_of(scene.told(ChurchShared)) == "BC"
    assert (scene.deciding(), scene.options("B")) == ("B", ["S3", "S6", "C9", "L8", "L9"])
    scene.choose("B", "S6")
    assert (scene.deciding(), scene.options("C")) == ("C", ["N1", "N4", "N6", "B1", "S4"])
    scene.choose("C", "N4")

    # claims
    assert scene.deciding() == ""
    assert [(REGION_IDS[event.region], event.weight) for event in scene.told(TokenTurned)] == [("D", 2)]
    assert [sum(sums(scene, region)) for region in "CLU"] == [2, 3, 0]
    assert sums(scene, "D") == [0, 0, 2, 0, 0]
    assert sums(scene, "N") == [3, 0, 4, 0, 1]
    assert sums(scene, "B") == [0, 0, 1, 0, 1]
    assert sums(scene, "S") == [2, 3, 1, 1, 0]
    assert sums(scene, "M") == [1, 0, 0, 2, 4]

    assert wealth(scene) == ["16 / 2 / 2", "16 / 0 / 3", "15 / 1 / 2", "15 / 6 / 1"]
    assert places(scene) == ["0 / 0 / 0", "8 / 0 / 0", "7 / 1 / 0", "3 / 0 / 1"]
    assert scene.marker() == "A"
    assert scene.vikings() == ["N5", "B2", "M2", "M3", "M6", "M8"]
    assert monasteries(scene) == ["N3", "N4", "S6", "D2"]
    assert tokens(scene) == {"N": "C", "B": "board", "S": "B", "D": "C", "M": "board"}
    assert [wed.bit_count() for wed in scene.state.wed] == [2, 1, 0, 0]


# BB-T-67 to BB-T-69


def last_upkeep_of_four() -> Scene:
    """The position of BB-T-67, round 4 of 4; B has married the Princess and is to answer."""
    scene = Scene(4)
    scene.setting(round=4, marker="A", area=2, marriage="estrid")
    scene.player("A", points=17, coins=3, renown=1, track=2, raiders=4, church=3, marriages="brigid")
    scene.player("A", towns="U1 S3 C2 C4 C8 L7 L9 M10", lost="N7 C5")
    scene.player("B", points=16, coins=1, renown=2, track=6, raiders=1, church=2, marriages="aoife")
    scene.player("B", towns="N5 U4 C6 C9 L2 M3 M6", lost="D3")
    scene.player("C", points=15, coins=0, renown=1, track=1, raiders=1, church=5)
    scene.player("C", towns="B3 S1 S2 D2 L5 L8", lost="U2")
    scene.player("D", points=14, coins=2, renown=3, track=5, raiders=6, church=3, marriages="niall")
    scene.player("D", towns="N1 N4 B2 S4 M8", lost="U5 B1 C3")
    scene.monasteries("S4")
    scene.claims(A="C L", C="U", D="S", board="D")
    scene.upkeep(goes_on=True)
    assert scene.deciding() == "B"
    return scene


def play_on(scene: Scene, rejected: int = 0) -> None:
    """Battle and church of BB-T-67, the same whatever B has answered; then the game is over."""
    b = 16 + rejected
    assert scene.state.track == [2, 0, 1, 5]
    assert wealth(scene) == ["17 / 4 / 1", f"{b} / 1 / 2", "15 / 0 / 1", "14 / 4 / 3"]
    assert (scene.deciding(), scene.options("D")) == ("D", ["N5", "U4", "C6", "C9", "L2", "M3", "M6"])
    scene.choose("D", "M6")
    assert (scene.deciding(), scene.options("D")) == ("D", ["B3", "S1", "S2", "D2", "L5", "L8"])
    scene.choose("D", "S1")
    assert seats_of(scene.told(BattleWon)) == "D"
    assert seats_of(scene.told(SpoilsShared)) == "A"
    assert wealth(scene) == ["18 / 4 / 1", f"{b} / 1 / 2", "15 / 0 / 1", "18 / 4 / 4"]
    assert scene.state.raiders == [3, 1, 1, 0]
    assert scene.state.area == 0
    assert (scene.deciding(), scene.options("C")) == ("C", ["B3", "S2", "D2", "L5", "L8"])
    assert scene.marker() == "A"
    scene.choose("C", "L8")
    assert seats_of(scene.told(ChurchShared)) == "AD"
    turned = [(REGION_IDS[event.region], event.weight) for event in scene.told(TokenTurned)]
    assert turned == [("N", 4), ("B", 3)]
    assert sum(sums(scene, "M")) == 4
    assert scene.state.decision.kind is Kind.OVER
    assert wealth(scene) == ["19 / 4 / 1", f"{b} / 1 / 2", "15 / 0 / 1", "19 / 4 / 4"]
    assert places(scene) == ["2 / 3 / 2", "0 / 1 / 2", "1 / 1 / 0", "5 / 0 / 2"]
    assert scene.marker() == "C"
    assert scene.vikings() == ["N7", "U2", "U5", "B1", "S1", "D3", "C3", "C5", "M6"]
    assert monasteries(scene) == ["S4", "L8"]
    assert row(scene, "coins") == [0, 0, 0, 0], "A and D tie with 4"
    assert row(scene, "marker") == [0, 0, 1, 0]
    assert row(scene, "renown") == [1, 2, 1, 4]


@pytest.mark.rule("BB-PRINCESS-3", "BB-PRINCESS-4", "BB-PRINCESS-5", "BB-CLAIM-9", "BB-END-9", "BB-UPKEEP-2")
def test_last_upkeep_with_military_support():
    """BB-T-67."""
    scene = last_upkeep_of_four()
    scene.choose("B", "support")
    play_on(scene)
    assert sums(scene, "N") == [0, 2, 0, 2, 0]
    assert sums(scene, "U") == [1, 3, 0, 0, 0]
    assert sums(scene, "B") == [0, 1, 1, 1, 0]
    assert sums(scene, "S") == [1, 1, 1, 2, 0]
    assert sums(scene, "D") == [0, 1, 1, 0, 0]
    assert sums(scene, "C") == [3, 4, 0, 0, 0]
    assert sums(scene, "L") == [2, 1, 3, 0, 0]
    assert tokens(scene) == {"N": "board", "U": "B", "B": "board", "S": "D", "D": "board", "C": "B", "L": "C"}
    assert row(scene, "tokens") == [0, 11, 6, 5]
    assert row(scene, "halves") == [0, 5, 2, 4]
    assert row(scene, "regions") == [3, 3, 1, 1]
    assert [event.regions for event in scene.told(RegionsScored)] == [5, 5, 4, 4]
    assert game.score(scene.state).totals == (23, 37, 26, 33)
    assert winners(scene) == "B"
    assert [wed.bit_count() for wed in scene.state.wed] == [1, 2, 0, 1]


@pytest.mark.rule("BB-PRINCESS-7", "BB-PRINCESS-8", "BB-PRINCESS-9", "BB-CLAIM-11", "BB-CLAIM-14", "BB-END-13")
def test_last_upkeep_with_trade():
    """BB-T-68."""
    scene = last_upkeep_of_four()
    scene.choose("B", "trade")
    play_on(scene)
    assert sums(scene, "N") == [0, 1, 0, 2, 1]
    assert sums(scene, "U") == [1, 1, 0, 0, 2]
    assert sums(scene, "B") == [0, 0, 1, 1, 1]
    assert sums(scene, "D") == [0, 0, 1, 0, 1]
    assert sums(scene, "C") == [3, 2, 0, 0, 2]
    assert tokens(scene) == {"N": "D", "U": "board", "B": "board", "S": "D", "D": "board", "C": "A", "L": "C"}
    assert row(scene, "tokens") == [7, 0, 6, 11]
    assert row(scene, "halves") == [0, 0, 2, 1]
    assert row(scene, "regions") == [3, 10, 1, 1]
    assert [event.regions for event in scene.told(RegionsScored)] == [5, 8, 4, 4]
    assert game.score(scene.state).totals == (30, 28, 26, 36)
    assert winners(scene) == "D"
    assert [wed.bit_count() for wed in scene.state.wed] == [1, 2, 0, 1]


@pytest.mark.rule("BB-PRINCESS-10", "BB-PRINCESS-11")
def test_last_upkeep_with_rejection():
    """BB-T-69."""
    scene = last_upkeep_of_four()
    scene.choose("B", "reject")
    play_on(scene, rejected=4)
    assert tokens(scene) == {"N": "D", "U": "board", "B": "board", "S": "D", "D": "board", "C": "A", "L": "C"}
    assert row(scene, "tokens") == [7, 0, 6, 11]
    assert row(scene, "halves") == [0, 0, 2, 1]
    assert row(scene, "regions") == [3, 3, 1, 1]
    assert game.score(scene.state).totals == (30, 25, 26, 36)
    assert winners(scene) == "D"
    assert [wed.bit_count() for wed in scene.state.wed] == [1, 1, 0, 1]


# BB-T-70


def last_upkeep_of_three(cards: str = "aoife", **claims: str) -> Scene:
    """BB-T-70, round 3 of 3, played to the end."""
    scene = Scene(3)
    scene.setting(round=3, marker="C", area=9, marriage="estrid")
    scene.player("A", points=15, coins=4, renown=1, marriages="brigid", towns="U1 S3 C6 C8 L7 L8 M3 M8")
    scene.player("B", points=15, coins=4, renown=2, marriages=cards, towns="N2 N3 N5 B1 S1 C3 C9 M1")
    scene.player("C", points=14, coins=2, renown=1, towns="S5 D1 D2 C2 L2 L5 M6 M10")
    scene.claims(A="L", B="N")
    scene.claims(**claims)
    scene.upkeep(goes_on=True)
    assert len(scene.told(MarriageLapsed)) == 1
    for seat, towns, lost in (
        ("C", ["S5", "D1", "D2", "C2", "L2", "L5", "M6", "M10"], "D1"),
        ("A", ["U1", "S3", "C6", "C8", "L7", "L8", "M3", "M8"], "U1"),
        ("B", ["N2", "N3", "N5", "B1", "S1", "C3", "C9", "M1"], "N5"),
    ):
        assert (scene.deciding(), scene.options(seat)) == (seat, towns)
        scene.choose(seat, lost)
    assert scene.state.decision.kind is Kind.OVER
    return scene


@pytest.mark.rule("BB-MARRY-5", "BB-BATTLE-4", "BB-BATTLE-6", "BB-CLAIM-7", "BB-END-7", "BB-END-18")
def test_last_upkeep_without_any_effort():
    """BB-T-70."""
    scene = last_upkeep_of_three(board="S")
    assert wealth(scene) == ["15 / 4 / 1", "15 / 4 / 2", "14 / 2 / 1"]
    assert places(scene) == ["0 / 0 / 0"] * 3
    assert scene.state.area == 0
    assert scene.marker() == "C"
    assert scene.vikings() == ["N5", "U1", "D1"]
    assert monasteries(scene) == []
    turned = [(REGION_IDS[event.region], event.weight) for event in scene.told(TokenTurned)]
    assert turned == [("D", 2), ("C", 5), ("M", 5)]
    assert [sum(sums(scene, region)) for region in "UB"] == [1, 1]
    assert sums(scene, "N") == [0, 2, 0, 1]
    assert sums(scene, "S") == [1, 1, 1, 0]
    assert sums(scene, "D") == [0, 0, 1, 1]
    assert sums(scene, "C") == [2, 2, 1, 0]
    assert sums(scene, "L") == [2, 0, 2, 0]
    assert sums(scene, "M") == [2, 1, 2, 0]
    assert tokens(scene) == {"N": "B", "S": "board", "D": "board", "C": "board", "L": "A", "M": "board"}
    assert row(scene, "coins") == [0, 0, 0]
    assert row(scene, "marker") == [0, 0, 1]
    assert row(scene, "renown") == [1, 2, 1]
    assert row(scene, "tokens") == [6, 6, 0]
    assert row(scene, "halves") == [8, 5, 6]
    assert row(scene, "regions") == [1, 3, 3]
    assert [event.regions for event in scene.told(RegionsScored)] == [4, 5, 5]
    assert game.score(scene.state).totals == (31, 31, 25)
    assert winners(scene) == "AB"


@pytest.mark.rule("BB-END-17")
def test_second_marriage_card_decides_the_last_upkeep_without_any_effort():
    """BB-T-70, with two marriage cards for B."""
    scene = last_upkeep_of_three("aoife niall", board="S")
    assert game.score(scene.state).totals == (31, 31, 25)
    assert winners(scene) == "B"


@pytest.mark.rule("BB-CLAIM-7", "BB-CLAIM-13", "BB-END-6")
def test_token_kept_in_a_tie_scores_whole():
    """BB-T-70, with the token of Southern Uí Néill in front of A."""
    scene = last_upkeep_of_three(A="S")
    assert scene.claim("S") == "A"
    assert game.score(scene.state).totals == (34, 29, 23)
    assert winners(scene) == "A"


# BB-T-71


@pytest.mark.rule(
    "BB-BATTLE-1", "BB-BATTLE-13", "BB-BATTLE-18", "BB-CHURCH-3", "BB-CHURCH-6", "BB-CLAIM-2", "BB-UPKEEP-1"
)
def test_upkeep_of_a_first_round():
    """BB-T-71, five players."""
    scene = Scene(5)
    scene.setting(round=1, marker="C", area=0, marriage="brigid")
    scene.player("A", points=10, coins=0, renown=1, track=3, raiders=2, church=1, towns="M2 M3")
    scene.player("B", points=10, coins=3, renown=1, track=2, raiders=2, church=2, towns="N2")
    scene.player("C", points=10, coins=1, renown=1, track=6, raiders=5, church=2, towns="S3 S4")
    scene.player("D", points=8, coins=2, renown=1, track=1, raiders=0, church=0, towns="L8 L9")
    scene.player("E", points=10, coins=5, renown=1, track=0, raiders=2, church=4, towns="C6 C9")
    scene.upkeep()

    # marriage and battle
    assert seats_of(scene.told(TrackRewarded)) == "AB"
    assert seats_of(scene.told(BattleWon)) == "C"
    assert seats_of(scene.told(SpoilsShared)) == "ABE"
    assert scene.vikings() == []
    assert wealth(scene) == ["11 / 1 / 1", "11 / 4 / 1", "16 / 1 / 2", "8 / 2 / 1", "11 / 5 / 1"]
    assert scene.state.track == [3, 2, 0, 1, 0]
    assert scene.state.raiders == [1, 1, 0, 0, 1]

    # church
    assert (scene.deciding(), scene.options("E")) == ("E", ["C6", "C9"])
    assert scene.marker() == "C"
    scene.choose("E", "C9")
    assert seats_of(scene.told(ChurchShared)) == "BC"

    # claims
    assert scene.deciding() == ""
    assert [sum(sums(scene, region)) for region in "NUBSDCLM"] == [1, 0, 0, 2, 0, 3, 2, 2]

    assert wealth(scene) == ["11 / 1 / 1", "12 / 4 / 1", "17 / 1 / 2", "8 / 2 / 1", "11 / 5 / 1"]
    assert places(scene) == ["3 / 1 / 1", "2 / 1 / 1", "0 / 0 / 1", "1 / 0 / 0", "0 / 1 / 0"]
    assert scene.marker() == "E"
    assert scene.vikings() == []
    assert monasteries(scene) == ["C9"]
    assert tokens(scene) == {}
    assert [wed.bit_count() for wed in scene.state.wed] == [0, 0, 1, 0, 0]


# BB-T-72


@pytest.mark.rule(
    "BB-BATTLE-3", "BB-BATTLE-17", "BB-CHURCH-3", "BB-CHURCH-4", "BB-CLAIM-1", "BB-CLAIM-13", "BB-SYM-BEN-4"
)
def test_upkeep_with_a_player_who_controls_no_town():
    """BB-T-72, round 2 of 3."""
    scene = Scene(3)
    scene.setting(round=2, marker="A", area=3, marriage="aodhan")
    scene.player("A", points=13, coins=0, renown=1, track=4, raiders=3, church=2, marriages="brigid")
    scene.player("A", towns="N5 N7 C6 C9 L7 L8 L9 M3")
    scene.player("B", points=9, coins=2, renown=1, track=0, raiders=0, church=6, lost="S2")
    scene.player("C", points=11, coins=3, renown=2, track=7, raiders=3, church=2)
    scene.player("C", towns="U1 S3 S4 D2 C2 L1 L2 M6")
    scene.monasteries("L9")
    scene.claims(A="L")
    scene.upkeep()

    # marriage
    assert (scene.deciding(), scene.options("C")) == ("C", ["L3", "L4", "L5", "L6"])
    assert scene.points("C") == 13
    scene.choose("C", "L5")
    assert seats_of(scene.told(TrackRewarded)) == "A"

    # everything else without a question
    assert scene.deciding() == ""
    assert not scene.told(TownLost)
    assert not scene.told(BattleWon)
    assert seats_of(scene.told(SpoilsShared)) == "AC"
    assert seats_of(scene.told(ChurchWon)) == "B"
    assert seats_of(scene.told(ChurchShared)) == "AC"
    assert [(REGION_IDS[event.region], event.weight) for event in scene.told(TokenTurned)] == [("S", 3)]
    assert sums(scene, "S") == [0, 0, 2, 1]
    assert sums(scene, "L") == [4, 0, 3, 0]
    assert [sum(sums(scene, region)) for region in "NUBDCM"] == [2, 1, 0, 1, 3, 2]

    assert wealth(scene) == ["15 / 1 / 1", "9 / 2 / 1", "15 / 3 / 2"]
    assert places(scene) == ["4 / 2 / 1", "0 / 0 / 0", "0 / 2 / 1"]
    assert scene.state.area == 0
    assert scene.marker() == "B"
    assert scene.vikings() == ["S2"]
    assert monasteries(scene) == ["L9"]
    assert tokens(scene) == {"S": "C", "L": "A"}
    assert [wed.bit_count() for wed in scene.state.wed] == [1, 0, 1]
