"""Claiming regions, the last step of upkeep (BB-CLAIM)."""

from __future__ import annotations

import pytest

from meadhall.core import SEATS
from meadhall.games.brian_boru.events import RegionClaimed, RegionLost, TokenTurned
from meadhall.games.brian_boru.rules.claims import ClaimRegions
from tests.rules.brian_boru.scene import Scene

THRESHOLDS = {"N": 4, "U": 3, "B": 2, "S": 3, "D": 2, "C": 5, "L": 4, "M": 5}


def put_towns(scene: Scene, region: str, vikings: int = 0, **owners: int) -> None:
    """Numbers of towns in a region, counted from its first town on, those of the Vikings last."""
    towns = iter(f"{region}{number}" for number in range(1, 11))
    for seat, number in owners.items():
        scene.player(seat, towns=" ".join(next(towns) for _ in range(number)))
    scene.player("D", lost=" ".join(next(towns) for _ in range(vikings)))


def in_region(region: str, monasteries: str = "", **towns: int) -> Scene:
    """Discs in one region only: in_region("L", A=2, vikings=1)."""
    scene = Scene(4)
    put_towns(scene, region, **towns)
    scene.monasteries(monasteries)
    return scene


def claim_step(scene: Scene) -> None:
    scene.step(ClaimRegions())


# turning


@pytest.mark.rule("BB-CLAIM-1", "BB-CLAIM-2", "BB-GEN-14")
@pytest.mark.parametrize(("region", "threshold"), THRESHOLDS.items())
def test_token_is_turned_when_the_threshold_is_reached(region, threshold):
    scene = in_region(region, A=threshold - 1)
    claim_step(scene)
    assert scene.claim(region) == "down"
    scene = in_region(region, A=threshold)
    claim_step(scene)
    assert scene.claim(region) == "A"
    assert [event.weight for event in scene.told(TokenTurned)] == [threshold]
    assert {scene.claim(other) for other in THRESHOLDS if other != region} == {"down"}


@pytest.mark.rule("BB-CLAIM-2")
@pytest.mark.parametrize("towns", [5, 6, 9])
def test_token_is_turned_above_the_threshold_too(towns):
    scene = in_region("C", A=towns)
    claim_step(scene)
    assert scene.claim("C") == "A"


@pytest.mark.rule("BB-CLAIM-1")
@pytest.mark.parametrize(
    ("towns", "there"),
    [({"A": 2, "B": 2}, "down"), ({"A": 2, "B": 2, "vikings": 1}, "board"), ({"A": 3, "vikings": 2}, "A")],
)
def test_towns_of_all_players_and_of_the_vikings_count_for_turning(towns, there):
    """Connaught, threshold 5."""
    scene = in_region("C", **towns)
    claim_step(scene)
    assert scene.claim("C") == there


@pytest.mark.rule("BB-CLAIM-1")
def test_vikings_alone_turn_a_token_and_leave_it_on_the_board():
    scene = in_region("B", vikings=2)
    claim_step(scene)
    assert scene.claim("B") == "board"


@pytest.mark.rule("BB-CLAIM-1")
def test_free_towns_do_not_count():
    scene = in_region("D", A=1)
    claim_step(scene)
    assert scene.claim("D") == "down"


@pytest.mark.rule("BB-CLAIM-3")
@pytest.mark.parametrize(("monasteries", "there"), [("", "down"), ("L1", "down"), ("L1 L2", "A")])
def test_monastery_doubles_a_town_for_turning(monasteries, there):
    """Leinster, threshold 4: two towns and up to two monasteries."""
    scene = in_region("L", A=2, monasteries=monasteries)
    claim_step(scene)
    assert scene.claim("L") == there


@pytest.mark.rule("BB-CLAIM-3")
def test_monastery_under_vikings_doubles_for_turning():
    """Q-40."""
    scene = in_region("S", A=1, vikings=1, monasteries="S2")
    claim_step(scene)
    assert scene.claim("S") == "board", "1 + 2 reach the threshold; the Vikings lead"


@pytest.mark.rule("BB-CLAIM-1", "BB-CLAIM-3", "BB-CLAIM-6")
def test_token_turned_with_monastery_and_vikings():
    """BB-T-33: Leinster, threshold 4; A 1 town with a monastery, B 1, Vikings 1."""
    scene = in_region("L", A=1, B=1, vikings=1, monasteries="L1")
    claim_step(scene)
    assert [event.weight for event in scene.told(TokenTurned)] == [4]
    assert scene.claim("L") == "A"


# claiming


@pytest.mark.rule("BB-CLAIM-5", "BB-CLAIM-6")
@pytest.mark.parametrize("where", ["down", "board", "A", "B", "C"])
def test_greatest_sum_takes_the_token_from_wherever_it_is(where):
    """Q-56: just turned, on the board, or in front of a player."""
    scene = in_region("C", A=1, B=3, C=2)
    if where != "down":
        scene.claims(**{where: "C"})
    claim_step(scene)
    assert scene.claim("C") == "B"


@pytest.mark.rule("BB-CLAIM-4", "BB-CLAIM-6")
@pytest.mark.parametrize(("monasteries", "there"), [("", "A"), ("C3", "board"), ("C3 C4", "B")])
def test_monastery_doubles_a_town_for_claiming(monasteries, there):
    """A has 3 towns, B 2 with up to two monasteries."""
    scene = Scene(4)
    scene.player("A", towns="C1 C2 C5")
    scene.player("B", towns="C3 C4")
    scene.monasteries(monasteries)
    scene.claims(board="C")
    claim_step(scene)
    assert scene.claim("C") == there


@pytest.mark.rule("BB-CLAIM-4")
def test_monastery_under_vikings_doubles_in_their_sum():
    """Q-40."""
    scene = in_region("C", A=1, vikings=1, monasteries="C2")
    scene.claims(A="C")
    claim_step(scene)
    assert scene.claim("C") == "board"


@pytest.mark.rule("BB-CLAIM-4", "BB-SYM-FREE-2")
def test_monastery_of_a_freed_town_counts_for_its_owner_again():
    """Q-41: B frees the town of A."""
    scene = Scene(4)
    scene.player("A", lost="C1")
    scene.player("B", coins=1, towns="C2")
    scene.monasteries("C1")
    scene.claims(B="C")
    scene.loses("B", 13, "lower")
    assert scene.controls("A") == ["C1"]
    claim_step(scene)
    assert scene.claim("C") == "A"


@pytest.mark.rule("BB-CLAIM-7", "BB-CLAIM-13")
@pytest.mark.parametrize("where", ["A", "board"])
def test_tie_leaves_the_token_where_it_is(where):
    """BB-T-34."""
    scene = in_region("C", A=2, B=2, C=1)
    scene.claims(**{where: "C"})
    claim_step(scene)
    assert scene.claim("C") == where


@pytest.mark.rule("BB-CLAIM-8", "BB-CLAIM-13")
@pytest.mark.parametrize("own", [0, 1])
def test_owner_keeps_the_token_while_two_others_tie(own):
    """BB-T-35, Q-53."""
    scene = in_region("C", A=own, B=2, C=2)
    scene.claims(A="C")
    claim_step(scene)
    assert scene.claim("C") == "A"


@pytest.mark.rule("BB-CLAIM-13")
def test_owner_with_the_greatest_sum_keeps_the_token_quietly():
    scene = in_region("C", A=3, B=2, vikings=2)
    scene.claims(A="C")
    claim_step(scene)
    assert scene.claim("C") == "A"
    assert scene.events == []


@pytest.mark.rule("BB-CLAIM-6")
def test_covered_town_counts_for_the_vikings_and_never_for_its_owner():
    """Q-55: D has three discs, two of them under Viking tokens."""
    scene = in_region("C", A=2, D=1, vikings=2)
    scene.claims(D="C")
    claim_step(scene)
    assert scene.claim("C") == "D", "A 2 and Vikings 2 tie, so it stays"
    scene = in_region("C", A=3, D=1, vikings=2)
    scene.claims(D="C")
    claim_step(scene)
    assert scene.claim("C") == "A"


# the Vikings


@pytest.mark.rule("BB-CLAIM-10")
def test_vikings_alone_ahead_leave_the_token_on_the_board():
    scene = in_region("C", A=1, B=1, vikings=2)
    scene.claims(board="C")
    claim_step(scene)
    assert scene.claim("C") == "board"
    assert scene.events == []


@pytest.mark.rule("BB-CLAIM-10")
def test_token_just_turned_stays_on_the_board_with_the_vikings_ahead():
    scene = in_region("C", A=1, B=1, vikings=3)
    claim_step(scene)
    assert scene.claim("C") == "board"
    assert not scene.told(RegionClaimed)
    assert not scene.told(RegionLost)


@pytest.mark.rule("BB-CLAIM-11", "BB-CLAIM-12")
def test_vikings_alone_ahead_send_the_token_back_to_the_board():
    """BB-T-36, Q-52: face up, and it can be claimed again."""
    scene = in_region("C", A=1, vikings=2)
    scene.claims(A="C")
    claim_step(scene)
    assert scene.claim("C") == "board"
    assert [event.seat for event in scene.told(RegionLost)] == [0]
    scene.player("B", towns="C7 C8 C9")
    claim_step(scene)
    assert scene.claim("C") == "B"


@pytest.mark.rule("BB-CLAIM-14")
@pytest.mark.parametrize("where", ["A", "C", "board"])
@pytest.mark.parametrize("towns", [{"A": 2, "vikings": 2}, {"A": 2, "B": 2, "vikings": 2}])
def test_tie_with_the_vikings_leaves_the_token_where_it_is(towns, where):
    """BB-T-39, Q-51."""
    scene = in_region("C", **towns)
    scene.claims(**{where: "C"})
    claim_step(scene)
    assert scene.claim("C") == where


@pytest.mark.rule("BB-CLAIM-9")
@pytest.mark.parametrize(("ally", "there"), [("", "board"), ("A", "A"), ("B", "B"), ("C", "C")])
def test_military_support_moves_the_viking_sum_to_a_player(ally, there):
    scene = in_region("C", A=1, B=1, vikings=3)
    scene.claims(A="C")
    if ally:
        scene.state.ally = SEATS.index(ally)
    claim_step(scene)
    assert scene.claim("C") == there


@pytest.mark.rule("BB-CLAIM-12")
def test_token_is_never_turned_face_down_again():
    """Not even with fewer towns than the threshold, or none."""
    scene = in_region("C", A=1)
    scene.claims(board="C", B="M")
    claim_step(scene)
    assert scene.claim("C") == "A"
    assert scene.claim("M") == "B"


# all regions


EIGHT = {
    # region: (towns, tokens before, there afterwards)
    "N": ({"A": 3, "B": 1}, {}, "A"),
    "U": ({"A": 1, "B": 1}, {}, "down"),
    "B": ({"A": 1, "B": 1}, {"A": "B"}, "A"),
    "S": ({"A": 2, "B": 1}, {"B": "S"}, "A"),
    "D": ({"A": 1, "vikings": 2}, {"A": "D"}, "board"),
    "C": ({"B": 3, "C": 3}, {}, "board"),
    "L": ({"A": 1, "B": 3}, {"board": "L"}, "B"),
    "M": ({"C": 2, "vikings": 2}, {"B": "M"}, "B"),
}


@pytest.mark.rule("BB-CLAIM-5", "BB-CLAIM-15", "BB-CLAIM-16")
def test_regions_do_not_depend_on_each_other_and_nothing_is_asked():
    together = Scene(4)
    for region, (towns, tokens, there) in EIGHT.items():
        alone = in_region(region, **towns)
        alone.claims(**tokens)
        claim_step(alone)
        assert alone.claim(region) == there
        put_towns(together, region, **towns)
        together.claims(**tokens)
    claim_step(together)
    assert together.deciding() == ""
    assert {region: together.claim(region) for region in EIGHT} == {region: row[2] for region, row in EIGHT.items()}


@pytest.mark.rule("BB-CLAIM-16", "BB-CLAIM-6")
def test_claims_are_awarded_without_a_decision():
    """D-43: nobody is asked, and nothing but the token moves."""
    scene = in_region("C", A=5)
    scene.setting(marker="B")
    claim_step(scene)
    assert scene.deciding() == ""
    assert scene.claim("C") == "A"
    assert [scene.points(seat) for seat in "ABCD"] == [10, 10, 10, 10]
    assert scene.marker() == "B"
