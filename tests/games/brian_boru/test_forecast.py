"""If the round ended now: upkeep is foreseen by the rules themselves, from what a seat can see."""

from __future__ import annotations

import pytest

from meadhall.core import SEATS, Kind, LabDice, Match
from meadhall.games.brian_boru import events as told
from meadhall.games.brian_boru import game
from meadhall.games.brian_boru.forecast import Outlook, answer, gain, loss, outlook, princess
from meadhall.games.brian_boru.rules.actions import Perform, primary
from meadhall.games.brian_boru.rules.marriage import REJECT, SUPPORT, TRADE, AnswerPrincess, RewardTrack
from meadhall.games.brian_boru.rules.rounds import UPKEEP, EndRound
from meadhall.games.brian_boru.rules.tricks import BeginTrick, DiscardLastCards
from meadhall.games.brian_boru.state import FACE_DOWN
from tests.rules.brian_boru.scene import TOWN_AT, Scene, names


def in_the_round(scene: Scene) -> Scene:
    """The scene is in the middle of its action phase."""
    scene.state.stack = [EndRound(), *reversed(UPKEEP), DiscardLastCards(), BeginTrick()]
    return scene


def first_round() -> Scene:
    """The position of BB-T-71: an upkeep in which nothing depends on a choice of weight."""
    scene = Scene(5)
    scene.setting(marker="C", marriage="brigid", area=0)
    scene.player("A", coins=0, track=3, raiders=2, church=1, towns="M2 M3")
    scene.player("B", coins=3, track=2, raiders=2, church=2, towns="N2")
    scene.player("C", coins=1, track=6, raiders=5, church=2, towns="S3 S4")
    scene.player("D", points=8, coins=2, track=1, raiders=0, church=0, towns="L8 L9")
    scene.player("E", coins=5, track=0, raiders=2, church=4, towns="C6 C9")
    return in_the_round(scene)


def seats_of(foreseen: Outlook, kind: type) -> str:
    return "".join(SEATS[event.seat] for event in foreseen.happenings if type(event) is kind)


def test_marriage_battle_church_and_points_are_foreseen():
    foreseen = outlook(first_round().state)
    assert seats_of(foreseen, told.Married) == "C"
    assert [event for event in foreseen.happenings if type(event) is told.VikingsRepelled]
    assert seats_of(foreseen, told.BattleWon) == "C"
    assert seats_of(foreseen, told.SpoilsShared) == "ABE"
    assert seats_of(foreseen, told.ChurchWon) == "E"
    assert seats_of(foreseen, told.ChurchShared) == "BC"
    after = foreseen.after
    assert [after.total(seat) for seat in range(5)] == [11, 12, 17, 8, 11]
    assert after.coins == [1, 4, 1, 2, 5]
    assert after.claims == [FACE_DOWN] * 8
    # at the end: coins 1 for E, marker 1 for E, renown 1 1 2 1 1, nobody has three regions
    assert foreseen.breakdown.totals == (12, 13, 19, 9, 14)
    assert foreseen.breakdown.winners == (2,)


def test_claims_are_foreseen():
    scene = Scene(4)
    scene.setting(round=2, marriage="brigid", area=0)
    scene.player("A", towns="B1 B2", raiders=1)
    scene.player("B", towns="D1")
    scene.player("C", towns="D2")
    foreseen = outlook(in_the_round(scene).state)
    assert [(event.seat, event.region) for event in foreseen.happenings if type(event) is told.RegionClaimed] == [
        (0, 2)
    ]
    assert len([event for event in foreseen.happenings if type(event) is told.TokenTurned]) == 2
    assert scene.state.claims == [FACE_DOWN] * 8, "the position itself is left alone"


def test_a_lost_town_is_chosen_by_what_it_costs():
    """A chooses for B: the town that decides Bréifne goes, not the third one of a safe lead."""
    scene = Scene(3)
    scene.setting(round=2, marriage="brigid", area=2)
    scene.player("A", raiders=3, towns="B1 M1")
    scene.player("B", raiders=0, towns="B2 B3 C1 C2 C3")
    scene.player("C", raiders=1, towns="D1")
    foreseen = outlook(in_the_round(scene).state)
    (lost,) = [event for event in foreseen.happenings if type(event) is told.TownLost]
    assert (lost.seat, lost.loser) == (0, 1)
    assert names(1 << lost.town)[0] in ("B2", "B3")


def test_whoever_loses_by_own_choice_gives_the_cheapest_town():
    scene = Scene(3)
    scene.setting(round=2, marriage="brigid", area=2)
    scene.player("A", raiders=0, towns="B2 B3 C1")
    scene.player("B", raiders=2, towns="B1")
    scene.player("C", raiders=2, towns="D1")
    assert loss(scene.state, 0, TOWN_AT["B2"]) > loss(scene.state, 0, TOWN_AT["C1"])
    (lost,) = [e for e in outlook(in_the_round(scene).state).happenings if type(e) is told.TownLost]
    assert (lost.seat, lost.loser, names(1 << lost.town)) == (0, 0, ["C1"])


def test_a_free_town_is_sought_in_a_region_without_one():
    scene = Scene(3)
    scene.setting(round=2, marriage="brigid", area=0)
    scene.player("A", track=8, towns="M1 M2 M3 C1 C2")
    scene.player("B", track=9, towns="S1 S2 S3")
    scene.player("C", towns="L1 L2 L3")
    (given,) = [e for e in outlook(in_the_round(scene).state).happenings if type(e) is told.TownGiven]
    assert names(1 << given.town)[0][0] in "NUBD"


def test_an_action_under_way_ends_before_upkeep_is_foreseen():
    """A stands where B stands, and may still buy steps; if nothing is bought, A falls and B marries."""
    scene = Scene(3)
    scene.setting(marriage="brigid", area=0)
    scene.player("A", track=2, coins=2)
    scene.player("B", track=5)
    scene.player("C", track=4)
    scene.loses("A", 17, "lower")
    begun = [EndRound(), *reversed(UPKEEP), DiscardLastCards()]
    action = scene.state.stack
    for waiting in ([], [Perform(1, primary(23 - 1), 0)]):  # B may have won the trick and act later
        scene.state.stack = [*begun, *waiting, *action]
        assert scene.options("A") == ["+0", "+1"]
        assert seats_of(outlook(scene.state), told.Married) == "B"


def test_a_monastery_goes_where_it_takes_the_lead():
    scene = Scene(3)
    scene.player("A", towns="B2 C1")
    scene.player("B", towns="B1")
    assert gain(scene.state, 0, TOWN_AT["B2"]) > gain(scene.state, 0, TOWN_AT["C1"])


@pytest.mark.parametrize(
    ("towns", "vikings", "offer"),
    [
        ("N1 U1", "M1 M2 M3 M4 M6 M7", SUPPORT),  # Munster and its seven points
        ("N1 U1 B1 S1", "D1 C1 L1 M1", TRADE),  # eight regions and their ten points
        ("N1", "", REJECT),  # four points
    ],
)
def test_the_princess_is_answered_by_what_she_brings(towns, vikings, offer):
    scene = Scene(3)
    scene.setting(round=3)
    scene.player("A", towns=towns)
    scene.player("B", towns="N2", lost=vikings)
    scene.state.stack = [RewardTrack(0), AnswerPrincess(0)]
    assert princess(scene.state, 0) == offer


def test_the_forecast_is_the_same_for_everybody_and_changes_nothing():
    """Nothing hidden bears on upkeep, so all seats and spectators foresee the same."""
    match, dice = Match(game, 4, {}, LabDice(5)), LabDice(6)
    while not match.over:
        key = match.state.key()
        seen = [game.observe(match.state, viewer) for viewer in (0, 1, 2, 3, None)]
        assert len({game.forecast(one) for one in seen}) == 1
        assert [game.observe(match.state, viewer) for viewer in (0, 1, 2, 3, None)] == seen
        assert match.state.key() == key
        seat = match.state.decision.seats[0]
        options = match.state.options(seat)
        match.play(seat, options[dice.below(len(options))])
    assert game.forecast(game.observe(match.state, None)) == game.score(match.state)


def test_what_was_foreseen_comes_true():
    """At the last choice of the action phase the forecast is what upkeep then brings, if its choices are made alike."""
    seen = 0
    for seed in range(4):
        state, dice = game.new(3), LabDice(seed)
        while state.decision.kind is not Kind.OVER:
            if state.decision.kind is Kind.CHANCE:
                state.throw(dice)
                continue
            seat = state.decision.seats[0]
            options = state.options(seat)
            option = options[dice.below(len(options))]
            after = state.copy()
            after.apply(seat, option)
            upkeep = not any(isinstance(frame, DiscardLastCards) for frame in after.stack)
            if after.round == 3 and upkeep and after.decision.kind is Kind.PLAYERS:
                seen += 1
                foreseen = outlook(after)
                while after.decision.kind is Kind.PLAYERS:
                    after.apply(after.decision.seats[0], answer(after, after.decision.seats[0]))
                assert foreseen.breakdown == game.score(after)
            state.apply(seat, option)
    assert seen > 4
