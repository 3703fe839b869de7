"""Setup (BB-SETUP): what everybody has before the first round, and the first discs on the map."""

from __future__ import annotations

import pytest

from meadhall.core import SEATS, IllegalMove, Kind, LabDice, SetupError
from meadhall.games.brian_boru import events as told
from meadhall.games.brian_boru import game
from meadhall.games.brian_boru.rules.rounds import BeginRound
from meadhall.games.brian_boru.state import FACE_DOWN, State
from tests.rules.brian_boru.course import happened, letters, opened, outcomes, owed, played, throw, until
from tests.rules.brian_boru.scene import MARRIAGE_IDS, Scene, names

ORDINARY = ["aodhan", "aoife", "brigid", "conall", "cormac", "niall", "orlaith"]

SIZES = {"N": 7, "U": 5, "B": 4, "S": 6, "D": 3, "C": 9, "L": 9, "M": 10}
"""Towns by region."""


def begun(seats: int, first: str = "A") -> State:
    """The position in which the seat that was drawn is to put the first disc on the map."""
    state = game.new(seats)
    throw(state, f"{first} begins")
    return state


def place(state: State, seat: str, town: str) -> None:
    state.apply(SEATS.index(seat), game.parse(town))


def open_towns(state: State, seat: str) -> list[str]:
    return [game.notation(option) for option in state.options(SEATS.index(seat))]


def offered(seats: int, seed: int) -> list[str]:
    """The marriage cards of a whole game, round by round."""
    cards = happened(played(seats, seed), told.MarriageOffered)
    return [MARRIAGE_IDS[event.marriage] for event in cards]


# players and what they have


@pytest.mark.rule("BB-GEN-1")
@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_only_three_four_or_five_can_play(seats: int) -> None:
    """Q-1."""
    with pytest.raises(SetupError) as refused:
        game.new(seats)
    assert refused.value.about == "seats"


@pytest.mark.rule("BB-GEN-1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_four_and_five_can_play(seats: int) -> None:
    assert game.new(seats).table.seats == seats


@pytest.mark.rule("BB-SETUP-1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_raiders_no_monasteries_and_no_viking_tokens_yet(seats: int) -> None:
    state = begun(seats)
    assert state.raiders == [0] * seats
    assert state.area == 0
    assert names(state.monasteries) == []
    assert names(state.vikings) == []


@pytest.mark.rule("BB-SETUP-2")
def test_everybody_has_discs_of_their_own() -> None:
    state = begun(5)
    for seat, town in zip("ABCDE", ("N1", "U1", "B1", "S1", "D1"), strict=True):
        place(state, seat, town)
    assert [names(state.controlled(seat)) for seat in range(5)] == [["N1"], ["U1"], ["B1"], ["S1"], ["D1"]]


@pytest.mark.rule("BB-SETUP-4", "BB-SETUP-5", "BB-SETUP-6", "BB-SETUP-7", "BB-SETUP-12")
def test_bb_t_1_setup_of_three() -> None:
    state = begun(3)
    assert state.coins == [3, 3, 3]
    assert state.renown == [1, 1, 1]
    assert game.score(state).totals == (10, 10, 10)
    assert state.track == [0, 0, 0]
    cards = offered(3, seed=1)
    assert len(cards) == 3
    assert cards[-1] == "estrid"


@pytest.mark.rule("BB-SETUP-4", "BB-SETUP-5", "BB-SETUP-6", "BB-SETUP-7")
@pytest.mark.parametrize("seats", [4, 5])
def test_setup_of_more_is_the_same_for_everybody(seats: int) -> None:
    state = begun(seats)
    assert state.coins == [3] * seats
    assert state.renown == [1] * seats
    assert game.score(state).totals == (10,) * seats
    assert state.track == [0] * seats
    assert state.church == [0] * seats
    assert state.wed == [0] * seats


@pytest.mark.rule("BB-SETUP-8")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_claim_tokens_lie_face_down_and_everybody_sees_that(seats: int) -> None:
    state = begun(seats)
    for viewer in (*range(seats), None):
        assert game.observe(state, viewer).claims == [FACE_DOWN] * 8


@pytest.mark.rule("BB-SETUP-8")
def test_face_down_token_keeps_the_numbers_of_its_region() -> None:
    """Munster: turned at five, worth seven."""
    scene = Scene(3)
    scene.player("A", towns="M1 M2 M3 M4", points=0)
    scene.upkeep()
    assert scene.claim("M") == "down"
    scene.player("A", towns="M5")
    scene.upkeep()
    assert scene.claim("M") == "A"
    scene.player("A", coins=0, renown=0)
    scene.setting(marker="B")
    before = scene.points("A")
    scene.final_scoring()
    assert scene.points("A") - before == 7


# the decks


@pytest.mark.rule("BB-SETUP-9", "BB-COMP-9")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_princess_comes_last_and_everybody_knows_it(seats: int) -> None:
    """She is never a matter of luck: none of the earlier throws can bring her, and the last card needs no throw."""
    last = 3 if seats == 3 else 4
    for number in range(1, last + 1):
        scene = Scene(seats)
        scene.setting(round=number - 1)
        scene.step(BeginRound())
        throw(scene.state, "9 raiders", scene.events)
        if number < last:
            assert outcomes(scene.state) == sorted(ORDINARY, key=MARRIAGE_IDS.index)
            assert not scene.told(told.MarriageOffered)
        else:
            assert scene.told(told.MarriageOffered) == [told.MarriageOffered(MARRIAGE_IDS.index("estrid"))]


@pytest.mark.rule("BB-SETUP-11", "BB-COMP-9")
def test_ordinary_marriage_cards_are_shuffled() -> None:
    """Each of the seven is as likely as any other, then each of the six others."""
    scene = Scene(4)
    scene.setting(round=0)
    scene.step(BeginRound())
    throw(scene.state, "9 raiders")
    assert sorted(outcomes(scene.state)) == ORDINARY
    throw(scene.state, "cormac")
    scene.step(BeginRound())
    throw(scene.state, "10 raiders")
    assert sorted(outcomes(scene.state)) == [card for card in ORDINARY if card != "cormac"]


@pytest.mark.rule("BB-SETUP-12", "BB-SETUP-13", "BB-SETUP-9")
@pytest.mark.parametrize(("seats", "ordinary"), [(3, 2), (4, 3), (5, 3)])
def test_bb_t_2_two_or_three_ordinary_cards_lie_on_the_princess(seats: int, ordinary: int) -> None:
    for seed in range(1, 6):
        *first, last = offered(seats, seed)
        assert len(first) == len(set(first)) == ordinary
        assert set(first) <= set(ORDINARY)
        assert last == "estrid"


@pytest.mark.rule("BB-SETUP-14")
@pytest.mark.parametrize(("seats", "unused"), [(3, 5), (4, 4), (5, 4)])
def test_unused_marriage_cards_are_seen_by_nobody(seats: int, unused: int) -> None:
    """To everybody each card that has not been shown may lie in the deck or in the box, to the very end."""
    match = played(seats, seed=2)
    shown = [MARRIAGE_IDS.index(card) for card in offered(seats, seed=2)]
    for viewer in (*range(seats), None):
        left = game.observe(match.state, viewer).marriages
        assert left == [card for card in range(7) if card not in shown]
        assert len(left) == unused


@pytest.mark.rule("BB-SETUP-15")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_viking_cards_are_shuffled(seats: int) -> None:
    """Any of the seven may come first, and nobody knows which."""
    match, dice = opened(seats), LabDice(5)
    match.dice = None
    while match.state.decision.kind is not Kind.CHANCE:
        (seat,) = match.state.decision.seats
        options = match.state.options(seat)
        match.play(seat, options[dice.below(len(options))])
    assert outcomes(match.state) == [f"{n} raiders" for n in (9, 10, 11, 12, 13, 13, 14)]
    for viewer in (*range(seats), None):
        assert game.observe(match.state, viewer).viking_deck == [9, 10, 11, 12, 13, 13, 14]


@pytest.mark.rule("BB-SETUP-17")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_action_cards_before_all_discs_lie(seats: int) -> None:
    match, dice = opened(seats), LabDice(6)
    for _ in range(seats):
        assert not happened(match, told.PackDealt)
        seen = game.observe(match.state, 0)
        assert seen.hand_sizes == [0] * seats
        assert seen.packs == []
        (seat,) = match.state.decision.seats
        options = match.state.options(seat)
        match.play(seat, options[dice.below(len(options))])
    assert len(happened(match, told.PackDealt)) == seats


# the first discs


@pytest.mark.rule("BB-SETUP-18", "BB-SETUP-19")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_starting_player_is_drawn_and_gets_the_marker(seats: int) -> None:
    assert outcomes(game.new(seats)) == [f"{seat} begins" for seat in SEATS[:seats]]
    for seat in range(seats):
        assert begun(seats, SEATS[seat]).holder == seat


@pytest.mark.rule("BB-SETUP-20", "BB-SETUP-21", "BB-GEN-16")
@pytest.mark.parametrize(("seats", "first", "order"), [(3, "B", "BCA"), (4, "D", "DABC"), (5, "C", "CDEAB")])
def test_everybody_puts_one_disc_on_the_map_clockwise_from_the_marker(seats: int, first: str, order: str) -> None:
    state = begun(seats, first)
    asked = ""
    for region in "NUBSD"[:seats]:
        asked += letters(state.decision.seats)
        place(state, asked[-1], f"{region}1")
    assert asked == order
    assert state.decision.kind is Kind.CHANCE  # the round begins
    assert [towns.bit_count() for towns in state.discs] == [1] * seats


@pytest.mark.rule("BB-SETUP-20")
def test_nobody_places_out_of_turn() -> None:
    state = begun(3, "B")
    for seat in (0, 2):
        assert state.options(seat) == []
        with pytest.raises(IllegalMove):
            state.apply(seat, game.parse("N1"))


@pytest.mark.rule("BB-SETUP-22")
def test_bb_t_3_region_of_another_player_is_closed() -> None:
    state = begun(5)
    place(state, "A", "M10")
    towns = open_towns(state, "B")
    assert not [town for town in towns if town.startswith("M")]
    assert len(towns) == 43
    why = state.explain(1, game.parse("M1"))
    assert why is not None
    assert why.id == "region-has-disc"


@pytest.mark.rule("BB-SETUP-22", "BB-GEN-13")
@pytest.mark.parametrize("region", "NUBSDCLM")
def test_every_town_of_the_region_is_closed_and_no_other(region: str) -> None:
    state = begun(3)
    place(state, "A", f"{region}2")
    towns = [f"{other}{n}" for other, size in SIZES.items() if other != region for n in range(1, size + 1)]
    assert open_towns(state, "B") == towns


@pytest.mark.rule("BB-SETUP-20", "BB-SETUP-21", "BB-SETUP-22", "BB-SETUP-23")
def test_bb_t_51_each_disc_closes_a_region() -> None:
    state = begun(5)
    place(state, "A", "D2")
    towns = open_towns(state, "B")
    assert len(towns) == 50
    assert not {"D1", "D2", "D3"} & set(towns)
    place(state, "B", "L2")
    place(state, "C", "S3")
    place(state, "D", "M6")
    expected = [f"{region}{n}" for region in "NUBC" for n in range(1, SIZES[region] + 1)]
    assert open_towns(state, "E") == expected
    assert len(expected) == 25


@pytest.mark.rule("BB-SETUP-23")
def test_first_disc_may_go_to_any_town_of_any_colour() -> None:
    assert len(open_towns(begun(4), "A")) == 53


@pytest.mark.rule("BB-SETUP-23")
@pytest.mark.parametrize("regions", ["MCLN", "DBUS"])
def test_legal_town_always_exists(regions: str) -> None:
    """Q-3: one disc each, so nobody ever has a disc of their own on the map already; four regions are left at least."""
    state = begun(5)
    for seat, region in zip("ABCD", regions, strict=True):
        assert state.discs[SEATS.index(seat)] == 0
        place(state, seat, f"{region}1")
    left = [f"{region}{n}" for region in SIZES if region not in regions for n in range(1, SIZES[region] + 1)]
    assert open_towns(state, "E") == left
    place(state, "E", left[-1])
    assert state.decision.kind is Kind.CHANCE


@pytest.mark.rule("BB-SETUP-19", "BB-TRICK-4")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_starting_player_leads_the_first_trick(seed: int) -> None:
    match = opened(4, seed)
    (first,) = match.state.decision.seats
    until(match, "LeadTown", LabDice(seed))
    assert match.state.decision.seats == (first,)
    assert owed(match, first) == "LeadTown"
