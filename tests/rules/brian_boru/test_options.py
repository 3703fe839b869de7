"""Table options (BB-OPT)."""

from __future__ import annotations

from itertools import product

import pytest

from meadhall.core import LabDice, SetupError
from meadhall.games.brian_boru import events as told
from meadhall.games.brian_boru import game
from meadhall.games.brian_boru.box import TOWN_AT
from meadhall.games.brian_boru.rules.rounds import BeginRound
from tests.rules.brian_boru.course import happened, opened, outcomes, owed, played, rounds, until
from tests.rules.brian_boru.scene import Scene, names

DEFAULTS = {"expand_into_active_town": "forbidden", "five_players_last_card": "discarded", "viking_deck": "default"}
ALLOWED = {"expand_into_active_town": "allowed"}
PLAYED = {"five_players_last_card": "played"}
ALTERNATIVE = {"viking_deck": "alternative"}

DECKS = {"default": [9, 10, 11, 12, 13, 13, 14], "alternative": [9, 10, 11, 12, 12, 13, 13]}

COMBINATIONS = [
    dict(zip(DEFAULTS, values, strict=True))
    for values in product(("forbidden", "allowed"), ("discarded", "played"), ("default", "alternative"))
]


def beside_the_active_town(**options: str) -> Scene:
    """BB-T-59: P1 (A) controls L9, P2 (B) L7; B leads to L8, C wins, and A acts before both."""
    scene = Scene(3, **options)
    scene.player("A", coins=2, towns="L9")
    scene.player("B", coins=0, towns="L7")
    scene.player("C", coins=0)
    scene.trick("B", "L8", A=2, B=4, C=10)
    scene.choose("A", "upper")
    return scene


# what a table knows of its options


@pytest.mark.rule("BB-OPT-1", "BB-OPT-3", "BB-OPT-4")
def test_defaults_are_the_rules_of_the_book() -> None:
    assert dict(game.table(5).options) == DEFAULTS
    assert {option.name: option.values for option in game.table_options} == {
        "expand_into_active_town": ("forbidden", "allowed"),
        "five_players_last_card": ("discarded", "played"),
        "viking_deck": ("default", "alternative"),
    }


@pytest.mark.rule("BB-OPT-5")
def test_everybody_sees_the_options_and_the_record_keeps_them() -> None:
    match = opened(5, **ALLOWED, **ALTERNATIVE)
    for viewer in (0, 1, 2, 3, 4, None):
        assert game.observe(match.state, viewer).options == {**DEFAULTS, **ALLOWED, **ALTERNATIVE}
    record = match.record()
    for name, value in {**DEFAULTS, **ALLOWED, **ALTERNATIVE}.items():
        assert any(name in line and value in line for line in record.splitlines())


@pytest.mark.parametrize("name", list(DEFAULTS))
def test_other_values_are_refused(name: str) -> None:
    with pytest.raises(SetupError) as refused:
        game.new(5, {name: "sometimes"})
    assert refused.value.about == f"option {name}"


# expanding into the active town


@pytest.mark.rule("BB-OPT-1", "BB-SYM-EXPAND-5")
def test_bb_t_59_active_town_is_closed_by_default() -> None:
    scene = beside_the_active_town()
    assert scene.deciding() == "B"
    assert scene.coins("A") == 5
    scene.choose("B", "upper")
    assert scene.controls("A") == ["L9"]
    assert scene.controls("C") == ["L8"]
    assert scene.marker() == "C"


@pytest.mark.rule("BB-OPT-1", "BB-OPT-2")
def test_bb_t_59_active_town_can_be_taken_where_that_is_allowed() -> None:
    scene = beside_the_active_town(**ALLOWED)
    assert scene.options("A") == ["L8", "no"]
    scene.choose("A", "L8")
    assert scene.coins("A") == 0
    scene.choose("B", "upper")
    assert scene.controls("A") == ["L8", "L9"]
    assert scene.controls("C") == []
    assert scene.marker() == "C"
    assert scene.active() is None
    assert len(scene.told(told.MarkerTaken)) == 1
    assert not scene.told(told.TownTaken)


@pytest.mark.rule("BB-OPT-1")
def test_winner_gets_the_town_that_nobody_has_taken() -> None:
    scene = beside_the_active_town(**ALLOWED)
    scene.choose("A", "no")
    scene.choose("B", "upper")
    assert scene.controls("C") == ["L8"]
    assert scene.coins("A") == 5


@pytest.mark.rule("BB-OPT-1")
def test_active_town_is_open_only_before_the_winner_and_only_once() -> None:
    """A takes it; B, who acts next, cannot; nor can D, who acts after the winner."""
    scene = Scene(4, **ALLOWED)
    scene.player("A", coins=2, towns="L9")
    scene.player("B", coins=2, towns="L6")
    scene.player("C", coins=0)
    scene.player("D", coins=5, towns="L5")
    scene.trick("C", "L8", A=2, B=5, C=10, D=24)
    scene.choose("A", "upper")
    scene.choose("A", "L8")
    scene.choose("B", "upper")
    assert scene.options("B") == ["D3", "no"]
    assert scene.refusal("B", "L8") == "town-has-disc"
    scene.choose("B", "no")
    assert scene.marker() == "C"
    scene.choose("D", "upper")  # L6 and L8 have discs: nothing to expand to
    assert (scene.deciding(), scene.coins("D")) == ("", 6)


@pytest.mark.rule("BB-OPT-1")
def test_active_town_needs_a_road_as_any_other() -> None:
    scene = Scene(3, **ALLOWED)
    scene.player("A", coins=2, towns="L7")
    scene.trick("C", "L8", A=2, B=24, C=10)
    scene.choose("A", "upper")
    assert scene.options("A") == ["L4", "L9", "no"]


@pytest.mark.rule("BB-OPT-1")
def test_town_of_a_trick_without_a_winner_can_be_taken_too() -> None:
    """Q-8: the marker goes back to its holder all the same."""
    scene = Scene(4, **ALLOWED)
    scene.only_free("U2 B3 B4")
    scene.player("D", coins=5)
    for seat, hand in (("A", "2 24"), ("B", "8 7"), ("C", "4 1"), ("D", "11 10")):
        scene.player(seat, hand=hand)
    scene.tricks()
    for seat, option in zip("AABCDCBD", ("B3", "24", "8", "4", "11", "upper", "upper", "upper"), strict=True):
        scene.choose(seat, option)
    assert scene.options("D") == ["U2", "B3", "no"]
    scene.choose("D", "B3")
    scene.choose("A", "upper")
    assert "B3" in scene.controls("D")
    assert (scene.marker(), scene.active()) == ("A", None)


@pytest.mark.rule("BB-OPT-2", "BB-GEN-10")
def test_disc_stays_with_its_owner_and_the_winner_leads_next() -> None:
    scene = beside_the_active_town(**ALLOWED)
    scene.choose("A", "L8")
    scene.choose("B", "upper")
    assert [names(discs) for discs in scene.state.discs] == [["L8", "L9"], ["L7"], []]
    for seat, hand in (("A", "1"), ("B", "3"), ("C", "4")):
        scene.player(seat, hand=hand)
    scene.tricks()
    assert scene.deciding() == "C"


# the last card of five players


@pytest.mark.rule("BB-OPT-3", "BB-TRICK-2", "BB-TRICK-3", "BB-TRICK-24")
def test_bb_t_64_last_card_of_five_is_discarded_by_default() -> None:
    match = played(5, seed=11)
    for events in rounds(match):
        assert sum(type(event) in (told.TrickWon, told.TrickLost) for event in events) == 4
        assert sum(type(event) is told.CardDiscarded for event in events) == 5


@pytest.mark.rule("BB-OPT-3")
def test_bb_t_64_last_card_of_five_can_be_played() -> None:
    """Five tricks a round and twenty in the game; nothing is left to discard."""
    for seed in (11, 12):
        match = played(5, seed=seed, **PLAYED)
        tricks = [sum(type(e) in (told.TrickWon, told.TrickLost) for e in events) for events in rounds(match)]
        assert tricks == [5, 5, 5, 5]
        assert not happened(match, told.CardDiscarded)
        assert len(happened(match, told.CardPlayed)) == 100


@pytest.mark.rule("BB-OPT-3")
@pytest.mark.parametrize("seats", [3, 4])
def test_bb_t_64_three_or_four_players_never_play_the_last_card(seats: int) -> None:
    with pytest.raises(SetupError) as refused:
        game.new(seats, PLAYED)
    assert refused.value.about == "option five_players_last_card"
    assert game.new(seats, {"five_players_last_card": "discarded"}).table.seats == seats


@pytest.mark.rule("BB-OPT-3")
def test_deal_and_draft_do_not_change() -> None:
    """The same luck and the same picks lead to the same hands of five."""
    matches = [opened(5, seed=3), opened(5, seed=3, **PLAYED)]
    for match in matches:
        until(match, "LeadTown", LabDice(4))
        assert [hand.bit_count() for hand in match.state.hands] == [5] * 5
    assert matches[0].state.hands == matches[1].state.hands


@pytest.mark.rule("BB-OPT-3")
def test_last_trick_is_an_ordinary_one() -> None:
    """Q-80: it is won, and the next leader is known; then the hands are empty."""
    scene = Scene(5, **PLAYED)
    for seat, card in zip("ABCDE", ("2", "24", "3", "6", "9"), strict=True):
        scene.player(seat, coins=0, hand=card)
    scene.tricks()
    for seat, option in zip("AABCDE", ("N1", "2", "24", "3", "6", "9"), strict=True):
        scene.choose(seat, option)
    for seat in "ACDE":
        scene.choose(seat, "upper")
    assert scene.controls("B") == ["N1"]
    assert scene.marker() == "B"
    assert scene.state.hands == [0] * 5
    assert scene.deciding() == ""


# the Viking deck


@pytest.mark.rule("BB-OPT-4", "BB-COMP-12")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("deck", ["default", "alternative"])
def test_strengths_of_both_decks(seats: int, deck: str) -> None:
    scene = Scene(seats, viking_deck=deck)
    scene.step(BeginRound())
    assert outcomes(scene.state) == [f"{strength} raiders" for strength in DECKS[deck]]


# all of them together


@pytest.mark.rule("BB-OPT-5", "BB-OPT-1", "BB-OPT-3", "BB-OPT-4")
@pytest.mark.parametrize("options", COMBINATIONS)
def test_options_do_not_touch_each_other(options: dict[str, str]) -> None:
    tricks = 5 if options["five_players_last_card"] == "played" else 4
    match = played(5, seed=21, **options)
    counts = [sum(type(e) in (told.TrickWon, told.TrickLost) for e in events) for events in rounds(match)]
    assert counts == [tricks] * 4

    scene = Scene(5, **options)
    scene.step(BeginRound())
    assert outcomes(scene.state) == [f"{strength} raiders" for strength in DECKS[options["viking_deck"]]]

    scene = Scene(5, **options)
    scene.player("A", coins=2, towns="L9")
    scene.state.active = TOWN_AT["L8"]
    scene.loses("A", 2, "upper")
    closed = options["expand_into_active_town"] == "forbidden"
    assert scene.options("A") == (["L7", "no"] if closed else ["L7", "L8", "no"])


@pytest.mark.rule("BB-OPT-5")
@pytest.mark.parametrize("options", COMBINATIONS)
def test_options_have_no_other_effect(options: dict[str, str]) -> None:
    """Setup, draft and everything before the first action are the same."""
    matches = [opened(5, seed=5), opened(5, seed=5, **options)]
    told_before = [until(match, "ChooseAction", LabDice(6)) for match in matches]
    for events in told_before:
        del events[next(n for n, event in enumerate(events) if type(event) is told.VikingsLanded)]
    assert told_before[0] == told_before[1]
    first, second = (match.state for match in matches)
    assert first.coins == second.coins
    assert first.renown == second.renown
    assert first.discs == second.discs
    assert first.hands == second.hands
    assert first.decision == second.decision
    assert owed(matches[0], first.decision.seats[0]) == "ChooseAction"
