"""The end of the game, final scoring and the winner (BB-END)."""

from __future__ import annotations

import pytest

from meadhall.core import SEATS, Kind
from meadhall.games.brian_boru import game
from meadhall.games.brian_boru.events import MostCoins, RoundBegun, TokenScored, Won
from meadhall.games.brian_boru.rules.marriage import Marry
from meadhall.games.brian_boru.state import HEADINGS
from tests.rules.brian_boru.scene import Scene

FIRST_TOWNS = ["N1", "U1", "B1", "S1", "D1", "C1", "L1", "M1"]
"""A town of every region."""


def row(scene: Scene, heading: str) -> list[int]:
    """What the seats have under a heading of the score."""
    return [points[HEADINGS.index(heading)] for points in game.score(scene.state).points]


def totals(scene: Scene) -> list[int]:
    return list(game.score(scene.state).totals)


def winners(scene: Scene) -> str:
    return "".join(SEATS[seat] for seat in game.score(scene.state).winners)


def decided_by(scene: Scene) -> set[str]:
    return {str(game.message(scene.state.table, event).args["by"]) for event in scene.told(Won)}


# the end


@pytest.mark.rule("BB-END-1", "BB-UPKEEP-2")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 3), (4, 4), (5, 4)])
def test_game_ends_with_the_upkeep_of_the_last_round(seats, rounds):
    scene = Scene(seats)
    scene.setting(round=rounds, marriage="estrid")
    scene.upkeep(goes_on=True)
    assert scene.state.decision.kind is Kind.OVER
    assert row(scene, "marker") == [1] + [0] * (seats - 1)
    assert winners(scene) == "A"
    assert scene.told(Won)


@pytest.mark.rule("BB-END-1", "BB-UPKEEP-3")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 3), (4, 4), (5, 4)])
def test_nothing_is_scored_before_the_last_round_is_over(seats, rounds):
    for number in range(1, rounds):
        scene = Scene(seats)
        scene.setting(round=number, marriage="brigid")
        scene.upkeep(goes_on=True)
        assert scene.state.decision.kind is Kind.CHANCE
        assert [event.round for event in scene.told(RoundBegun)] == [number + 1]
        assert totals(scene) == [10] * seats
        assert winners(scene) == ""


# coins, marker, renown


@pytest.mark.rule("BB-END-2", "BB-END-3")
@pytest.mark.parametrize(
    ("coins", "points"),
    [
        ((4, 3, 1), [1, 0, 0]),
        ((0, 0, 1), [0, 0, 1]),
        ((4, 4, 1), [0, 0, 0]),
        ((2, 2, 2), [0, 0, 0]),
        ((0, 0, 0), [0, 0, 0]),
    ],
)
def test_most_coins_score_one_point_unless_tied(coins, points):
    """BB-T-43, Q-60."""
    scene = Scene(3)
    for seat, number in zip("ABC", coins, strict=True):
        scene.player(seat, coins=number)
    scene.final_scoring()
    assert row(scene, "coins") == points
    assert len(scene.told(MostCoins)) == sum(points)


@pytest.mark.rule("BB-END-4")
@pytest.mark.parametrize("marker", "ABCD")
def test_marker_scores_one_point(marker):
    scene = Scene(4)
    scene.setting(marker=marker)
    scene.final_scoring()
    assert row(scene, "marker") == [int(seat == marker) for seat in "ABCD"]


@pytest.mark.rule("BB-END-5")
def test_renown_scores_a_point_each():
    scene = Scene(4)
    for seat, renown in zip("ABCD", (0, 1, 3, 7), strict=True):
        scene.player(seat, renown=renown)
    scene.final_scoring()
    assert row(scene, "renown") == [0, 1, 3, 7]
    assert [scene.renown(seat) for seat in "ABCD"] == [0, 1, 3, 7]


# claim tokens


@pytest.mark.rule("BB-END-6", "BB-GEN-14")
@pytest.mark.parametrize(
    ("region", "points"), [("N", 6), ("U", 4), ("B", 3), ("S", 5), ("D", 2), ("C", 7), ("L", 6), ("M", 7)]
)
def test_token_in_front_scores_its_points(region, points):
    scene = Scene(3)
    scene.player("A", towns=f"{region}1")
    scene.claims(B=region)
    scene.final_scoring()
    assert row(scene, "tokens") == [0, points, 0], "whoever has the towns"
    assert row(scene, "halves") == [0, 0, 0]


@pytest.mark.rule("BB-END-6")
def test_all_tokens_in_front_are_added_up():
    scene = Scene(4)
    scene.claims(A="N S", C="U B D C L M")
    scene.final_scoring()
    assert row(scene, "tokens") == [11, 0, 29, 0]
    assert len(scene.told(TokenScored)) == 8


@pytest.mark.rule("BB-END-7", "BB-END-8")
@pytest.mark.parametrize(
    ("region", "half"), [("N", 3), ("U", 2), ("B", 1), ("S", 2), ("D", 1), ("C", 3), ("L", 3), ("M", 3)]
)
def test_token_on_the_board_scores_half_for_all_who_tie(region, half):
    """BB-T-40 is Connaught; Q-58: each of them gets the whole half."""
    scene = Scene(5)
    scene.player("A", towns=f"{region}1")
    scene.player("B", towns=f"{region}2")
    scene.player("D", towns=f"{region}3")
    scene.claims(board=region)
    scene.final_scoring()
    assert row(scene, "halves") == [half, half, 0, half, 0]
    assert row(scene, "tokens") == [0, 0, 0, 0, 0]


@pytest.mark.rule("BB-END-7")
def test_only_the_greatest_sum_scores_half():
    scene = Scene(4)
    scene.player("A", towns="C1 C2")
    scene.player("B", towns="C3 C4")
    scene.player("C", towns="C5")
    scene.claims(board="C")
    scene.final_scoring()
    assert row(scene, "halves") == [3, 3, 0, 0]


@pytest.mark.rule("BB-END-7")
@pytest.mark.parametrize(
    ("vikings", "a", "b", "halves"),
    [(3, 2, 2, [0, 0, 0, 0]), (2, 2, 0, [3, 0, 0, 0]), (2, 2, 2, [3, 3, 0, 0]), (2, 2, 1, [3, 0, 0, 0])],
)
def test_vikings_take_part_in_the_comparison(vikings, a, b, halves):
    """BB-T-41, BB-T-42, Q-57."""
    scene = Scene(4)
    towns = [f"C{number}" for number in range(1, 10)]
    scene.player("A", towns=" ".join(towns[:a]))
    scene.player("B", towns=" ".join(towns[a : a + b]))
    scene.player("C", lost=" ".join(towns[a + b : a + b + vikings]))
    scene.claims(board="C")
    scene.final_scoring()
    assert row(scene, "halves") == halves


@pytest.mark.rule("BB-END-9")
@pytest.mark.parametrize(("ally", "halves"), [("", [0, 0, 0]), ("A", [3, 0, 0]), ("C", [3, 0, 3])])
def test_viking_towns_count_for_military_support(ally, halves):
    """A has 2 towns in Munster, C 1, the Vikings 3 or, beside C, 1."""
    scene = Scene(3)
    scene.player("A", towns="M1 M2")
    scene.player("C", towns="M3")
    scene.player("B", lost="M4" if ally == "C" else "M4 M5 M6")
    scene.claims(board="M")
    if ally:
        scene.state.ally = SEATS.index(ally)
    scene.final_scoring()
    assert row(scene, "halves") == halves


@pytest.mark.rule("BB-END-10")
@pytest.mark.parametrize(("monasteries", "halves"), [("", [3, 0, 0, 0]), ("C3", [3, 3, 0, 0]), ("C3 C4", [3, 3, 0, 0])])
def test_monasteries_count_double_for_tokens_on_the_board(monasteries, halves):
    """Q-59: A has 2 towns, B 1; with C4 the Vikings reach 2 as well (Q-40)."""
    scene = Scene(4)
    scene.player("A", towns="C1 C2")
    scene.player("B", towns="C3")
    scene.player("C", lost="C4")
    scene.monasteries(monasteries)
    scene.claims(board="C")
    scene.final_scoring()
    assert row(scene, "halves") == halves


@pytest.mark.rule("BB-END-10")
def test_monastery_under_vikings_can_put_them_ahead():
    """Q-40, Q-57: A and B have 1 each, the Vikings 2 with one town."""
    scene = Scene(3)
    scene.player("A", towns="C1")
    scene.player("B", towns="C3")
    scene.player("C", lost="C4")
    scene.monasteries("C4")
    scene.claims(board="C")
    scene.final_scoring()
    assert row(scene, "halves") == [0, 0, 0]


@pytest.mark.rule("BB-END-11")
def test_face_down_tokens_score_nothing():
    scene = Scene(3)
    scene.player("A", towns="C1 C2 C3 C4 C5 C6")
    scene.player("B", towns="M1 M2")
    scene.player("C", towns="M3 M4")
    scene.final_scoring()
    assert row(scene, "tokens") == row(scene, "halves") == [0, 0, 0]


# regions


@pytest.mark.rule("BB-END-12")
@pytest.mark.parametrize(("regions", "points"), list(enumerate([0, 0, 0, 1, 1, 3, 5, 7, 10])))
def test_points_for_the_number_of_regions(regions, points):
    """BB-T-46, Q-61; from either end of the list of regions."""
    scene = Scene(3)
    scene.player("B", towns=" ".join(FIRST_TOWNS[:regions]))
    scene.player("C", towns=" ".join(town[0] + "2" for town in FIRST_TOWNS[8 - regions :]))
    scene.final_scoring()
    assert row(scene, "regions") == [0, points, points]


@pytest.mark.rule("BB-END-12")
def test_more_towns_or_monasteries_make_no_more_regions():
    scene = Scene(3)
    scene.player("A", towns="N1 N2 N3 U1 U2")
    scene.player("B", towns="S1 D1 C1")
    scene.monasteries("N1 U1 S1 D1 C1")
    scene.final_scoring()
    assert row(scene, "regions") == [0, 1, 0]


@pytest.mark.rule("BB-END-13", "BB-END-14")
@pytest.mark.parametrize(("trader", "points"), [("", [0, 1, 0]), ("A", [5, 1, 0]), ("B", [0, 5, 0]), ("C", [0, 1, 1])])
def test_viking_towns_count_for_trade_and_not_for_the_disc_below(trader, points):
    """Controlled: A 2 regions, B 3, C none. Vikings in 4 regions, of which B has one: 6 for A, 6 for B, 4 for C."""
    scene = Scene(3)
    scene.player("A", towns="N1 U1", lost="D1")
    scene.player("B", towns="B1 S1 M1", lost="M2")
    scene.player("C", lost="C1 L1")
    if trader:
        scene.state.trader = SEATS.index(trader)
    scene.final_scoring()
    assert row(scene, "regions") == points


# the winner


@pytest.mark.rule("BB-END-15", "BB-ROUND-4")
@pytest.mark.parametrize("best", "ABCD")
def test_most_points_win(best):
    scene = Scene(4)
    for seat in "ABCD":
        scene.player(seat, points=41 if seat == best else 40, renown=0, coins=0)
    others = "".join(seat for seat in "ABCD" if seat != best)
    scene.claims(**{others[0]: "N U B", others[1]: "S D C"})
    assert winners(scene) == best


@pytest.mark.rule("BB-END-15")
def test_points_of_final_scoring_decide():
    """B catches up with the marker, renown and regions."""
    scene = Scene(3)
    scene.setting(marker="B")
    scene.player("A", points=20, coins=5, renown=0)
    scene.player("B", points=17, coins=0, renown=1, towns="N1 U1 B1 S1 D1")
    scene.player("C", points=10, coins=0, renown=0)
    scene.final_scoring()
    assert totals(scene) == [21, 22, 10]
    assert winners(scene) == "B"
    assert game.score(scene.state).places == (2, 1, 3)
    assert [(event.seat, event.points) for event in scene.told(Won)] == [(1, 22)]
    assert decided_by(scene) == {"points"}


@pytest.mark.rule("BB-END-15", "BB-END-16", "BB-END-17", "BB-END-18")
@pytest.mark.parametrize(("cards", "won"), [("", "A"), ("aoife", "AB")])
def test_tie_of_40_points(cards, won):
    """BB-T-47 and BB-T-48: C has more tokens, but fewer points. (Four tokens: there are eight in all.)"""
    scene = Scene(3)
    scene.player("A", points=40, marriages="niall")
    scene.player("B", points=40, marriages=cards)
    scene.player("C", points=39)
    scene.claims(A="D B", B="U S", C="N C L M")
    assert winners(scene) == won


@pytest.mark.rule("BB-END-16", "BB-END-17", "BB-END-18")
@pytest.mark.parametrize(
    ("seats", "won", "places"),
    [
        (((31, 1, 1), (31, 1, 1), (25, 0, 0)), "AB", (1, 1, 3)),
        (((31, 1, 1), (31, 2, 0), (30, 4, 2)), "B", (2, 1, 3)),
        (((31, 2, 0), (31, 2, 1), (31, 1, 2)), "B", (2, 1, 3)),
        (((31, 2, 1), (31, 2, 1), (31, 2, 1)), "ABC", (1, 1, 1)),
    ],
)
def test_tie_breaks(seats, won, places):
    """BB-T-74, cases 1, 2, 3 and 5: points, claim tokens in front, marriage cards."""
    scene = Scene(3)
    regions = list("NUBSDCLM")
    cards = ["orlaith", "aodhan", "conall", "cormac", "niall", "aoife", "brigid"]
    for seat, (points, tokens, marriages) in zip("ABC", seats, strict=True):
        scene.player(seat, points=points, marriages=" ".join(cards.pop() for _ in range(marriages)))
        scene.claims(**{seat: " ".join(regions.pop() for _ in range(tokens))})
    assert winners(scene) == won
    assert game.score(scene.state).places == places


@pytest.mark.rule("BB-END-17")
def test_rejected_princess_breaks_no_tie():
    """BB-T-74, case 4: A has an ordinary marriage card, B rejected the Princess; 27 points and 4."""
    scene = Scene(3)
    scene.setting(round=3, marriage="estrid")
    scene.player("A", points=31, marriages="orlaith")
    scene.player("B", points=27, track=2)
    scene.player("C", points=12, marriages="niall")
    scene.claims(C="N U B")
    scene.step(Marry())
    scene.choose("B", "reject")
    assert totals(scene) == [31, 31, 12]
    assert winners(scene) == "A"


@pytest.mark.rule("BB-END-16")
def test_tokens_on_the_board_break_no_tie():
    """Q-62: A gets 3 points of each of two tokens on the board, B has one token of 6 points in front."""
    scene = Scene(3)
    scene.setting(marker="C")
    scene.player("A", points=20, coins=0, renown=0, towns="C1 M1", marriages="niall")
    scene.player("B", points=20, coins=0, renown=0)
    scene.player("C", points=1, coins=0, renown=0, towns="C2 M2")
    scene.claims(board="C M", B="N")
    scene.final_scoring()
    assert totals(scene) == [26, 26, 8]
    assert winners(scene) == "B"
    assert decided_by(scene) == {"claim-tokens"}


@pytest.mark.rule("BB-END-17")
def test_marriage_cards_decide_after_tokens():
    scene = Scene(3)
    scene.setting(marker="C")
    for seat, cards in zip("ABC", ("", "niall aoife", "brigid"), strict=True):
        scene.player(seat, points=20 if seat != "C" else 10, coins=0, renown=0, marriages=cards)
    scene.final_scoring()
    assert winners(scene) == "B"
    assert decided_by(scene) == {"marriages"}


@pytest.mark.rule("BB-END-18")
def test_victory_is_shared_when_everything_is_equal():
    scene = Scene(3)
    scene.setting(marker="C")
    for seat in "ABC":
        scene.player(seat, points=20 if seat != "C" else 10, coins=0, renown=0)
    scene.final_scoring()
    assert winners(scene) == "AB"
    assert decided_by(scene) == {"shared"}


# a complete scoring


@pytest.mark.rule("BB-END-2", "BB-END-4", "BB-END-5", "BB-END-6", "BB-END-7", "BB-END-8", "BB-END-12", "BB-END-13")
def test_complete_final_scoring_of_five_players():
    """BB-T-73."""
    scene = Scene(5)
    scene.setting(round=4, marker="D")
    scene.player("A", points=21, coins=2, renown=1, marriages="niall", towns="S1 S2 S3 D1 C2 C4 L7", lost="D2")
    scene.player("B", points=17, coins=6, renown=3, marriages="aoife", towns="N1 N3 N5 U1 S4 M1", lost="D3 M2")
    scene.player("C", points=19, coins=5, renown=2, marriages="brigid estrid", towns="S6 C6 C8 L1 L2", lost="U5")
    scene.player("D", points=16, coins=0, renown=5, towns="U3 C9 M4 M6 M8")
    scene.player("E", points=20, coins=1, renown=1, towns="N4 L5 L6 L8 M3", lost="B3")
    scene.monasteries("L8 M6")
    scene.claims(A="S", B="N", D="M", E="L", board="U D C")
    scene.state.trader = SEATS.index("C")
    scene.final_scoring()
    assert row(scene, "start") == [21, 17, 19, 16, 20]
    assert row(scene, "coins") == [0, 1, 0, 0, 0]
    assert row(scene, "marker") == [0, 0, 0, 1, 0]
    assert row(scene, "renown") == [1, 3, 2, 5, 1]
    assert row(scene, "tokens") == [5, 6, 0, 7, 6]
    assert row(scene, "halves") == [3, 2, 3, 2, 0]
    assert row(scene, "regions") == [1, 1, 7, 1, 1]
    assert totals(scene) == [31, 30, 31, 32, 28]
    assert winners(scene) == "D"
    assert decided_by(scene) == {"points"}
    assert scene.claim("B") == "down"
