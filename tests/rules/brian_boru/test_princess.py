"""The Danish Princess (BB-PRINCESS): military support, trade or rejection."""

from __future__ import annotations

import pytest

from meadhall.core import SEATS, LabDice
from meadhall.core.match import Match
from meadhall.games.brian_boru import game
from meadhall.games.brian_boru.events import MarriageOffered, PrincessAnswered, RoundBegun
from meadhall.games.brian_boru.rules.church import FirstReward
from meadhall.games.brian_boru.rules.claims import ClaimRegions
from meadhall.games.brian_boru.rules.marriage import Marry
from meadhall.games.brian_boru.state import HEADINGS, NOBODY
from tests.rules.brian_boru.scene import MARRIAGE_IDS, Scene


def marries(seat: str, answer: str = "", seats: int = 4) -> Scene:
    """The seat alone has courted the Princess; the others wait on the first space."""
    scene = Scene(seats)
    scene.setting(round=3 if seats == 3 else 4, marriage="estrid")
    scene.player(seat, track=3)
    scene.step(Marry())
    if answer:
        scene.choose(seat, answer)
    return scene


def cards_of(scene: Scene, seat: str) -> list[str]:
    """The marriage cards in front of a seat."""
    wed = scene.state.wed[SEATS.index(seat)]
    return [card for number, card in enumerate(MARRIAGE_IDS) if wed >> number & 1]


def row(scene: Scene, heading: str) -> list[int]:
    """What the seats have under a heading of the score."""
    return [points[HEADINGS.index(heading)] for points in game.score(scene.state).points]


# the answer


@pytest.mark.rule("BB-PRINCESS-1")
def test_exactly_one_of_three_answers_is_given_at_once():
    scene = Scene(4)
    scene.setting(round=4, marriage="estrid")
    scene.player("A", track=5, coins=0)
    scene.player("B", track=6, points=10)
    scene.step(Marry())
    assert scene.deciding() == "B"
    assert scene.options("B") == ["support", "trade", "reject"]
    assert scene.track("B") == 6, "the disc goes back afterwards"
    assert scene.coins("A") == 0, "the track comes afterwards"
    assert scene.points("B") == 10
    scene.choose("B", "trade")
    assert scene.deciding() == ""
    assert scene.track("B") == 0
    assert scene.coins("A") == 2


@pytest.mark.rule("BB-PRINCESS-1")
def test_reasons_of_the_answer():
    scene = marries("B")
    for option in ("no", "N1", "13", "+0", "upper"):
        assert scene.refusal("B", option) == "answer-the-princess"
        why = scene.state.explain(1, game.parse(option))
        assert why is not None
        assert why.rules == ("BB-PRINCESS-1",)
    assert scene.refusal("A", "trade") == "not-your-turn"


@pytest.mark.rule("BB-PRINCESS-2", "BB-PRINCESS-6")
@pytest.mark.parametrize(("answer", "ally", "trader"), [("support", 1, NOBODY), ("trade", NOBODY, 1)])
def test_card_lies_in_front_of_the_player_with_the_chosen_side_up(answer, ally, trader):
    scene = marries("B", answer)
    assert [cards_of(scene, seat) for seat in "ABCD"] == [[], ["estrid"], [], []]
    assert [scene.points(seat) for seat in "ABCD"] == [10, 10, 10, 10]
    for seat in (None, 0, 1):
        seen = game.observe(scene.state, seat)
        assert (seen.ally, seen.trader) == (ally, trader), "for everybody to see"
        assert seen.wed[1] == [MARRIAGE_IDS.index("estrid")]


@pytest.mark.rule("BB-PRINCESS-10", "BB-PRINCESS-11")
def test_rejection():
    """BB-T-21, Q-33: four points, and the card is gone."""
    scene = Scene(4)
    scene.setting(round=4, marriage="estrid")
    scene.player("B", track=6, points=10, marriages="niall", renown=1, coins=3)
    scene.step(Marry())
    scene.choose("B", "reject")
    assert scene.points("B") == 14
    assert row(scene, "marriages") == [0, 4, 0, 0]
    assert cards_of(scene, "B") == ["niall"]
    assert (scene.renown("B"), scene.coins("B"), scene.track("B")) == (1, 3, 0)
    assert (scene.state.ally, scene.state.trader, scene.state.marriage) == (NOBODY, NOBODY, NOBODY)


@pytest.mark.rule("BB-PRINCESS-10", "BB-END-17")
@pytest.mark.parametrize(("answer", "winners"), [("reject", (0, 1)), ("trade", (1,)), ("support", (1,))])
def test_rejected_princess_is_no_marriage_card(answer, winners):
    """Q-33: with her, B would be ahead by one card."""
    scene = marries("B", answer)
    scene.player("A", points=31, marriages="niall")
    scene.player("B", points=31, marriages="aoife")
    assert game.score(scene.state).winners == winners


def test_all_discs_on_the_first_space_let_her_go():
    """Q-31: nobody gets four points or her powers (BB-MARRY-5)."""
    scene = Scene(3)
    scene.setting(round=3, marriage="estrid")
    scene.step(Marry())
    assert scene.deciding() == ""
    assert [scene.points(seat) for seat in "ABC"] == [10, 10, 10]
    assert (scene.state.ally, scene.state.trader) == (NOBODY, NOBODY)
    assert [cards_of(scene, seat) for seat in "ABC"] == [[], [], []]


# military support


@pytest.mark.rule("BB-PRINCESS-3", "BB-CLAIM-9")
def test_military_support_takes_a_token_with_viking_towns_alone():
    """BB-T-37."""
    scene = marries("B", "support")
    scene.player("A", towns="N1")
    scene.player("C", lost="N2 N3")
    scene.claims(A="N")
    scene.step(ClaimRegions())
    assert scene.claim("N") == "B"


@pytest.mark.rule("BB-PRINCESS-3", "BB-CLAIM-9", "BB-CLAIM-7")
@pytest.mark.parametrize(("own", "lost", "there"), [("N1", "N2", "board"), ("N1", "N2 N3", "B"), ("", "N2", "A")])
def test_military_support_is_added_to_the_own_towns(own, lost, there):
    """BB-T-38, Q-54: own 1 and Vikings 1 against 2 is a tie; one more decides, one less does too."""
    scene = marries("B", "support")
    scene.player("A", towns="N6 N7")
    scene.player("B", towns=own)
    scene.player("C", lost=lost)
    scene.claims(board="N")
    scene.step(ClaimRegions())
    assert scene.claim("N") == there


@pytest.mark.rule("BB-CLAIM-9")
def test_vikings_are_no_side_of_their_own_beside_military_support():
    scene = marries("B", "support")
    scene.player("A", towns="N1 N5")
    scene.player("B", towns="N2")
    scene.player("C", lost="N3 N4")
    scene.claims(A="N")
    scene.step(ClaimRegions())
    assert scene.claim("N") == "B", "3 against 2, and no Vikings with 2 beside"


@pytest.mark.rule("BB-PRINCESS-3", "BB-CLAIM-9")
def test_military_support_counts_the_own_discs_under_viking_tokens_too():
    """Q-55: towns of the Vikings, whoever's disc is below."""
    scene = marries("B", "support")
    scene.player("A", towns="N1")
    scene.player("B", lost="N2 N3")
    scene.claims(A="N")
    scene.step(ClaimRegions())
    assert scene.claim("N") == "B"


@pytest.mark.rule("BB-PRINCESS-3", "BB-CLAIM-4")
def test_monastery_under_vikings_doubles_for_military_support():
    """Q-40."""
    scene = marries("B", "support")
    scene.player("A", towns="N1")
    scene.player("C", lost="N2")
    scene.monasteries("N2")
    scene.claims(A="N")
    scene.step(ClaimRegions())
    assert scene.claim("N") == "B"


@pytest.mark.rule("BB-PRINCESS-3")
def test_military_support_turns_no_more_tokens():
    """Viking towns count once for the threshold."""
    scene = marries("B", "support")
    scene.player("B", towns="N1")
    scene.player("C", lost="N2 N3")
    scene.player("A", towns="C1 C2", lost="C3 C4 C5")
    scene.step(ClaimRegions())
    assert scene.claim("N") == "down", "three of four"
    assert scene.claim("C") == "B", "five of five, three of them the Vikings'"


@pytest.mark.rule("BB-PRINCESS-4", "BB-END-9")
@pytest.mark.parametrize(
    ("answer", "halves"), [("support", [3, 3, 0, 0]), ("trade", [3, 0, 0, 0]), ("reject", [3, 0, 0, 0])]
)
def test_military_support_scores_tokens_on_the_board(answer, halves):
    """Own 1 and Vikings 1 against 2 for the six points of Northern Uí Néill."""
    scene = marries("B", answer)
    scene.player("A", towns="N6 N7")
    scene.player("B", towns="N1")
    scene.player("C", lost="N2")
    scene.claims(board="N")
    scene.final_scoring()
    assert row(scene, "halves") == halves


@pytest.mark.rule("BB-PRINCESS-8")
def test_trade_scores_no_tokens_on_the_board():
    """Connaught, 7 points: Vikings 2, A 2, B with trade 1; only A is tied for the most (Q-57)."""
    scene = marries("B", "trade")
    scene.player("A", towns="C1 C2")
    scene.player("B", towns="C3")
    scene.player("C", lost="C4 C5")
    scene.claims(board="C")
    scene.final_scoring()
    assert row(scene, "halves") == [3, 0, 0, 0]


@pytest.mark.rule("BB-PRINCESS-9")
@pytest.mark.parametrize("answer", ["trade", "reject"])
def test_viking_towns_claim_nothing_without_military_support(answer):
    """The Vikings alone lead: the token goes back to the board."""
    scene = marries("B", answer)
    scene.player("A", towns="N1")
    scene.player("B", towns="N5")
    scene.player("C", lost="N2 N3")
    scene.claims(A="N")
    scene.step(ClaimRegions())
    assert scene.claim("N") == "board"


# regions


@pytest.mark.rule("BB-PRINCESS-5", "BB-PRINCESS-7", "BB-END-12", "BB-END-13")
@pytest.mark.parametrize(("answer", "points"), [("trade", 5), ("support", 1), ("reject", 1)])
def test_viking_towns_in_the_number_of_regions(answer, points):
    """BB-T-44, BB-T-45: own towns in 4 regions, Vikings in 2 more."""
    scene = marries("B", answer)
    scene.player("B", towns="N1 U1 B1 S1")
    scene.player("C", lost="D1 M1")
    scene.final_scoring()
    assert row(scene, "regions") == [0, points, 0, 0]


@pytest.mark.rule("BB-PRINCESS-7", "BB-END-14")
@pytest.mark.parametrize(("answer", "points"), [("trade", 3), ("support", 1)])
def test_own_discs_under_viking_tokens_count_for_trade_only(answer, points):
    scene = marries("B", answer)
    scene.player("B", towns="N1 U1 B1", lost="D1 M1")
    scene.final_scoring()
    assert row(scene, "regions") == [0, points, 0, 0]


@pytest.mark.rule("BB-PRINCESS-7")
def test_region_with_own_and_viking_towns_counts_once():
    scene = marries("B", "trade")
    scene.player("B", towns="N1 U1 B1")
    scene.player("C", lost="N2 N3 U2 B2")
    scene.final_scoring()
    assert row(scene, "regions") == [0, 1, 0, 0], "three regions, not six"


# what she does not do


@pytest.mark.rule("BB-PRINCESS-12", "BB-SYM-EXPAND-2")
@pytest.mark.parametrize("answer", ["support", "trade"])
def test_viking_towns_are_no_origin_for_expanding(answer):
    scene = marries("B", answer)
    scene.player("B", coins=5, towns="M10", lost="L9")
    scene.player("C", lost="L7")
    scene.loses("B", 2, "upper")
    assert scene.deciding() == "", "nothing to expand from"
    assert scene.coins("B") == 8


@pytest.mark.rule("BB-PRINCESS-12", "BB-CHURCH-1")
@pytest.mark.parametrize("answer", ["support", "trade"])
def test_viking_towns_are_no_place_for_a_monastery(answer):
    """Q-47: neither over the own disc nor over another one."""
    scene = marries("B", answer)
    scene.player("B", church=3, towns="M10 M5", lost="L9")
    scene.player("C", lost="L7")
    scene.step(FirstReward())
    assert scene.options("B") == ["M5", "M10"]
    for town in ("L7", "L9"):
        assert scene.refusal("B", town) == "not-your-town"


# when she comes


def whole_game(seats: int) -> Match:
    """A game of players who take the last of their options: lower actions and all the extras they can buy."""
    match = Match(game, seats, {}, LabDice(seats))
    while not match.over:
        seat = match.state.decision.seats[0]
        match.play(seat, match.state.options(seat)[-1])
    return match


@pytest.mark.rule("BB-PRINCESS-13", "BB-PREP-6")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 3), (4, 4), (5, 4)])
def test_princess_comes_in_the_last_round_only(seats, rounds):
    match = whole_game(seats)
    events = [event for entry in match.log for event in entry.events]
    offered = [MARRIAGE_IDS[event.marriage] for event in events if isinstance(event, MarriageOffered)]
    assert len(offered) == rounds
    assert offered.index("estrid") == rounds - 1
    assert len(set(offered)) == rounds
    told = [event for event in events if isinstance(event, RoundBegun | PrincessAnswered)]
    assert [event.round for event in told[:-1]] == list(range(1, rounds + 1))
    assert isinstance(told[-1], PrincessAnswered), "once, and no round begins after it (Q-32)"


@pytest.mark.rule("BB-PRINCESS-13")
@pytest.mark.parametrize(("answer", "token", "regions"), [("support", "B", 0), ("trade", "board", 1)])
def test_she_works_in_the_claim_step_and_the_scoring_right_after(answer, token, regions):
    scene = Scene(4)
    scene.setting(round=4, marriage="estrid")
    scene.player("A", towns="N1")
    scene.player("B", track=2, towns="U1 B1")
    scene.player("C", lost="N2 N3")
    scene.claims(A="N")
    scene.upkeep(goes_on=True)
    scene.choose("B", answer)
    assert scene.deciding() == ""
    assert scene.claim("N") == token
    assert row(scene, "regions") == [0, regions, 0, 0]
    assert game.score(scene.state).winners != ()
