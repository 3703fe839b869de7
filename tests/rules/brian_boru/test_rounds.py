"""The course of the game (BB-ROUND) and the preparation phase (BB-PREP)."""

from __future__ import annotations

import pytest

from meadhall.core import SEATS, Kind, LabDice
from meadhall.games.brian_boru import events as told
from meadhall.games.brian_boru import game
from meadhall.games.brian_boru.rules.rounds import BeginRound, EndRound
from tests.rules.brian_boru.course import (
    by_lot,
    happened,
    letters,
    opened,
    outcomes,
    owed,
    played,
    positions,
    rounds,
    throw,
    until,
)
from tests.rules.brian_boru.scene import MARRIAGE_IDS, Scene

PHASES = (
    (told.VikingsLanded, told.MarriageOffered),
    (told.PackDealt, told.CardPicked, told.PacksPassed),
    (told.TownChosen, told.CardPlayed, told.TrickWon, told.TrickLost, told.ActionChosen, told.CardDiscarded),
    (
        *(told.Married, told.MarriageLapsed, told.VikingsRaid, told.VikingsRepelled, told.BattleWon),
        *(told.ChurchWon, told.ChurchShared, told.TokenTurned, told.RegionClaimed),
    ),
)
"""What is told in preparation, draft, action and upkeep, and in no other phase."""

TABLES = [(3, 3), (4, 4), (5, 4)]
"""Players and rounds."""


def round_begun(seats: int, number: int) -> Scene:
    """The preparation phase of a round is about to begin."""
    scene = Scene(seats)
    scene.setting(round=number - 1)
    scene.step(BeginRound())
    return scene


# rounds


@pytest.mark.rule("BB-ROUND-1", "BB-ROUND-2")
@pytest.mark.parametrize(("seats", "number"), TABLES)
def test_three_rounds_with_three_players_and_four_with_more(seats: int, number: int) -> None:
    for seed in range(1, 4):
        begun = happened(played(seats, seed), told.RoundBegun)
        assert [event.round for event in begun] == list(range(1, number + 1))


@pytest.mark.rule("BB-ROUND-1", "BB-ROUND-2", "BB-PREP-5")
@pytest.mark.parametrize(("seats", "number"), TABLES)
def test_rounds_do_not_depend_on_anybody_marrying(seats: int, number: int) -> None:
    """A revealed card that nobody gets leaves the game; the deck is empty in the same round as ever."""
    for finished in range(1, number + 1):
        scene = Scene(seats)
        scene.setting(round=finished, marriage="estrid" if finished == number else "aoife")
        scene.upkeep(goes_on=True)
        assert len(scene.told(told.MarriageLapsed)) == 1
        assert (scene.state.decision.kind is Kind.OVER) == (finished == number)
        assert [event.round for event in scene.told(told.RoundBegun)] == [finished + 1][: number - finished]


@pytest.mark.rule("BB-ROUND-3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_preparation_draft_action_upkeep(seats: int) -> None:
    for events in rounds(played(seats, seed=3)):
        phases = [phase for event in events for phase, kinds in enumerate(PHASES) if type(event) in kinds]
        assert phases == sorted(phases)
        assert set(phases) == {0, 1, 2, 3}


@pytest.mark.rule("BB-ROUND-3")
def test_no_phase_of_the_round_is_asked_for_twice() -> None:
    """The choices of a round of four: two picks from six cards and two from four, then five tricks."""
    match, dice = opened(4), LabDice(8)
    until(match, "PickCard", dice)
    asked = []
    while match.state.round == 1:
        asked.append(owed(match, match.state.decision.seats[0]))
        by_lot(match, dice)
    assert asked[:16] == ["PickCard"] * 16
    assert "PickCard" not in asked[16:]
    assert asked.count("LeadTown") == asked.count("LeadCard") == 5
    assert asked.count("PlayCard") == 15


@pytest.mark.rule("BB-ROUND-4")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_most_points_win(seats: int) -> None:
    for seed in range(1, 9):
        match = played(seats, seed)
        score = game.score(match.state)
        best = max(score.totals)
        assert score.winners
        assert all(score.totals[seat] == best for seat in score.winners)
        assert [event.points for event in happened(match, told.Won)] == [best] * len(score.winners)


@pytest.mark.rule("BB-ROUND-4")
def test_points_are_counted_after_final_scoring() -> None:
    """B is behind until the renown tokens are counted."""
    scene = Scene(3)
    scene.player("A", points=12, coins=0, renown=0)
    scene.player("B", points=9, coins=0, renown=5)
    scene.player("C", points=3, coins=0, renown=0)
    scene.setting(round=3, marker="C")
    scene.final_scoring()
    assert [scene.points(seat) for seat in "ABC"] == [12, 14, 4]
    assert game.score(scene.state).winners == (1,)


@pytest.mark.rule("BB-ROUND-4")
def test_nobody_has_won_before_the_end() -> None:
    for state in positions(3, seed=2):
        over = state.decision.kind is Kind.OVER
        assert bool(game.score(state).winners) == over


@pytest.mark.rule("BB-ROUND-3", "BB-PREP-7", "BB-TRICK-4")
def test_a_round_has_no_starting_player_but_the_one_with_the_marker() -> None:
    """Q-63: everybody drafts at once; then the church winner of the last round leads."""
    scene = Scene(4)
    scene.player("C", church=2, towns="N1")
    scene.setting(round=1, marker="B", marriage="brigid")
    scene.upkeep(goes_on=True)
    assert scene.marker() == "C"
    scene.luck()
    for _ in range(2):
        assert scene.deciding() == "ABCD"
        for seat in "DBCA":
            for _ in range(2):
                scene.choose(seat, scene.options(seat)[0])
    assert scene.deciding() == "C"
    assert type(scene.state.owing(2)).__name__ == "LeadTown"


# preparation


@pytest.mark.rule("BB-PREP-1", "BB-PREP-2")
@pytest.mark.parametrize("raiders", [9, 10, 11, 12, 13, 14])
def test_viking_card_brings_its_raiders(raiders: int) -> None:
    scene = round_begun(4, 2)
    assert outcomes(scene.state) == [f"{n} raiders" for n in (9, 10, 11, 12, 13, 13, 14)]
    throw(scene.state, f"{raiders} raiders", scene.events)
    assert scene.state.area == raiders
    assert scene.told(told.VikingsLanded) == [told.VikingsLanded(raiders)]
    assert scene.state.raiders == [0, 0, 0, 0]


@pytest.mark.rule("BB-PREP-2")
def test_raiders_left_over_from_the_round_before_are_gone() -> None:
    scene = Scene(4)
    scene.setting(round=1, area=6, marriage="brigid")
    scene.upkeep(goes_on=True)
    assert scene.state.area == 0
    throw(scene.state, "9 raiders")
    assert scene.state.area == 9


@pytest.mark.rule("BB-PREP-2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_battle_area_holds_what_the_card_says_when_the_draft_begins(seats: int) -> None:
    match, dice = opened(seats, seed=4), LabDice(9)
    while not match.over:
        events = by_lot(match, dice)
        landed = [event.raiders for event in events if type(event) is told.VikingsLanded]
        if landed:
            assert match.state.area == landed[0]


@pytest.mark.rule("BB-PREP-3")
def test_used_viking_cards_do_not_come_back() -> None:
    scene = round_begun(4, 1)
    left = [9, 10, 11, 12, 13, 13, 14]
    for number, raiders in enumerate((13, 9, 13), start=1):
        assert outcomes(scene.state) == [f"{n} raiders" for n in left]
        throw(scene.state, f"{raiders} raiders")
        left.remove(raiders)
        assert game.observe(scene.state, None).viking_deck == left
        scene.setting(round=number)
        scene.step(BeginRound())
    assert outcomes(scene.state) == ["10 raiders", "11 raiders", "12 raiders", "14 raiders"]


@pytest.mark.rule("BB-PREP-4")
def test_marriage_card_is_revealed_after_the_viking_card() -> None:
    scene = round_begun(4, 1)
    for viewer in (0, 1, 2, 3, None):
        assert game.observe(scene.state, viewer).marriage == -1
    throw(scene.state, "12 raiders", scene.events)
    assert not scene.told(told.MarriageOffered)
    throw(scene.state, "niall", scene.events)
    assert scene.told(told.MarriageOffered) == [told.MarriageOffered(MARRIAGE_IDS.index("niall"))]
    for viewer in (0, 1, 2, 3, None):
        assert game.observe(scene.state, viewer).marriage == MARRIAGE_IDS.index("niall")


@pytest.mark.rule("BB-PREP-4")
@pytest.mark.parametrize("card", ["aodhan", "aoife", "brigid", "conall", "cormac", "niall", "orlaith"])
def test_revealed_card_is_the_one_that_is_married(card: str) -> None:
    scene = round_begun(3, 1)
    throw(scene.state, "9 raiders")
    throw(scene.state, card)
    scene.player("B", track=3)
    scene.upkeep()
    assert scene.told(told.Married)[0].marriage == MARRIAGE_IDS.index(card)


@pytest.mark.rule("BB-PREP-5", "BB-PREP-6")
@pytest.mark.parametrize(("seats", "last"), TABLES)
def test_princess_is_the_card_of_the_last_round_and_only_of_it(seats: int, last: int) -> None:
    for seed in range(1, 6):
        cards = [
            MARRIAGE_IDS[event.marriage]
            for events in rounds(played(seats, seed))
            for event in events
            if type(event) is told.MarriageOffered
        ]
        assert len(cards) == last
        assert [card == "estrid" for card in cards] == [False] * (last - 1) + [True]


@pytest.mark.rule("BB-PREP-5")
@pytest.mark.parametrize(("seats", "last"), TABLES)
def test_game_ends_after_the_round_in_which_the_deck_is_empty(seats: int, last: int) -> None:
    for number in range(1, last + 1):
        scene = Scene(seats)
        scene.setting(round=number)
        scene.step(EndRound())
        assert (scene.state.decision.kind is Kind.OVER) == (number == last)
        assert bool(scene.told(told.Won)) == (number == last)


@pytest.mark.rule("BB-PREP-7")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_draft_follows_preparation(seats: int) -> None:
    scene = round_begun(seats, 1)
    throw(scene.state, "9 raiders")
    throw(scene.state, "aoife")
    assert not scene.told(told.PackDealt)
    scene.luck()
    assert len(scene.told(told.PackDealt)) == seats
    assert scene.deciding() == letters(range(seats)) == "".join(SEATS[:seats])
    assert [type(scene.state.owing(seat)).__name__ for seat in range(seats)] == ["PickCard"] * seats
