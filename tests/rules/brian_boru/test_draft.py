"""The draft phase (BB-DRAFT): packs, picks and passing to the left."""

from __future__ import annotations

import pytest

from meadhall.core import HIDDEN, SEATS, IllegalMove, Kind, LabDice, Match
from meadhall.core.masks import bits
from meadhall.games.brian_boru import events as told
from meadhall.games.brian_boru import game
from meadhall.games.brian_boru.notation import CARD
from meadhall.games.brian_boru.rules.draft import StartDraft
from meadhall.games.brian_boru.rules.rounds import BeginRound
from meadhall.games.brian_boru.state import State
from tests.rules.brian_boru.course import by_lot, letters, opened, owed, until
from tests.rules.brian_boru.scene import Scene, cards

THREE = ("1 2 3 4 5 6 7 8", "9 10 11 12 13 14 15 16", "17 18 19 20 21 22 23 24")
FOUR = ("1 2 3 4 5 6", "7 8 9 10 11 12", "13 14 15 16 17 18", "19 20 21 22 23 24")
FIVE = ("1 2 3 4 5", "6 7 8 9 10", "11 12 13 14 15", "16 17 18 19 20", "21 22 23 24 25")
"""Packs by seat."""

DEALS = {
    3: [1081575, 24310, 9],
    4: [177100, 27132, 1716, 7],
    5: [53130, 15504, 3003, 252, 1],
}
"""In how many ways 8, 6 or 5 cards come from the 25, then from those that are left."""


def draft(packs: tuple[str, ...]) -> Scene:
    """The packs have been dealt so, and everybody is to pick; nothing follows the draft."""
    scene = Scene(len(packs))
    scene.state.packs = [[cards(pack)] for pack in packs]
    scene.step(StartDraft())
    return scene


def values(mask: int) -> str:
    return " ".join(str(card + 1) for card in bits(mask))


def hand(scene: Scene, seat: str) -> str:
    return values(scene.state.hands[SEATS.index(seat)])


def hands(state: State) -> list[int]:
    """How many cards everybody has."""
    return [cards.bit_count() for cards in state.hands]


def pick(scene: Scene, **picks: str) -> None:
    """Everybody named picks these cards: pick(A="1 2", B="9 10")."""
    for seat, chosen in picks.items():
        for card in chosen.split():
            scene.choose(seat, card)


def on_offer(scene: Scene) -> dict[str, str]:
    return {seat: " ".join(scene.options(seat)) for seat in scene.deciding()}


def drafting(seats: int, seed: int = 1) -> Match:
    """A match in which the first packs have just been dealt."""
    match = opened(seats, seed)
    until(match, "PickCard", LabDice(seed))
    return match


def take(match: Match, seat: int, place: int = 0) -> int:
    """The seat picks the card at that place of what it can pick; which option that was."""
    option = match.state.options(seat)[place]
    match.play(seat, option)
    return option


def to_deal(seats: int, number: int = 1) -> Scene:
    """The cards of a round are about to be dealt."""
    scene = Scene(seats)
    scene.setting(round=number - 1)
    scene.step(BeginRound())
    for _ in range(2 if number < (3 if seats == 3 else 4) else 1):
        scene.state.roll(0)
    return scene


# the deal


@pytest.mark.rule("BB-DRAFT-1")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_all_twenty_five_cards_are_shuffled_in_every_round(seats: int, number: int) -> None:
    """Each way to deal is as likely as any other: so many throws out of all cards, in whatever round."""
    scene = to_deal(seats, number)
    faces = []
    while scene.state.decision.kind is Kind.CHANCE:
        faces.append(scene.state.faces)
        scene.state.roll(0)
    assert faces == DEALS[seats]


@pytest.mark.rule("BB-DRAFT-1")
def test_every_card_can_come_to_everybody() -> None:
    """With three players the first and the last way to deal the first pack, and what is left for the others then."""
    for outcome, pack, rest in ((0, "1 2 3 4 5 6 7 8", 9), (1081574, "18 19 20 21 22 23 24 25", 1)):
        scene = to_deal(3)
        scene.state.roll(outcome)
        assert values(scene.state.packs[0][0]) == pack
        scene.state.roll(0)
        assert values(scene.state.packs[1][0]) == values(cards(range(rest, rest + 8)))


@pytest.mark.rule("BB-DRAFT-1")
def test_cards_of_the_first_round_and_the_one_set_aside_come_back() -> None:
    """A game of four: in every round 25 cards are in the shuffle, whatever was played before."""
    match, dice = opened(4, seed=3), LabDice(4)
    match.dice = None
    faces = []
    while not match.over:
        if match.state.decision.kind is Kind.CHANCE:
            faces.append(match.state.faces)
            match.throw(dice.below(match.state.faces))
        else:
            by_lot(match, dice)
    assert [n for n in faces if n == 177100] == [177100] * 4
    assert [n for n in faces if n == 27132] == [27132] * 4


@pytest.mark.rule("BB-DRAFT-2", "BB-DRAFT-3", "BB-DRAFT-4")
@pytest.mark.parametrize(("seats", "dealt"), [(3, 8), (4, 6), (5, 5)])
def test_cards_dealt_to_each(seats: int, dealt: int) -> None:
    scene = to_deal(seats)
    scene.luck()
    packs = [packs[0] for packs in scene.state.packs]
    assert [pack.bit_count() for pack in packs] == [dealt] * seats
    assert scene.told(told.PackDealt) == [told.PackDealt(seat, dealt) for seat in range(seats)]
    together = 0
    for pack in packs:
        assert not together & pack
        together |= pack
    assert together.bit_count() == seats * dealt


@pytest.mark.rule("BB-DRAFT-5")
@pytest.mark.parametrize(("packs", "aside"), [(THREE, 1), (FOUR, 1), (FIVE, 0)])
def test_card_left_over_is_in_nobodys_hand(packs: tuple[str, ...], aside: int) -> None:
    match = drafting(len(packs))
    until(match, "LeadTown", LabDice(2))
    held = 0
    for cards_in_hand in match.state.hands:
        held |= cards_in_hand
    assert 25 - held.bit_count() == aside


@pytest.mark.rule("BB-DRAFT-5")
def test_nobody_sees_the_card_left_over() -> None:
    """Card 25 or card 9 is set aside: only the seat with the other one in its pack can tell."""
    one, other = draft(THREE), draft((THREE[0], "10 11 12 13 14 15 16 25", THREE[2]))
    for viewer in (0, 2, None):
        assert game.observe(one.state, viewer) == game.observe(other.state, viewer)
    assert game.observe(one.state, 1) != game.observe(other.state, 1)


# picking and passing


@pytest.mark.rule("BB-DRAFT-6")
def test_two_cards_of_the_own_pack() -> None:
    scene = draft(FOUR)
    assert on_offer(scene) == dict(zip("ABCD", FOUR, strict=True))
    assert scene.refusal("A", "7") == "not-in-the-pack"
    scene.choose("A", "3")
    assert scene.options("A") == ["1", "2", "4", "5", "6"]
    scene.choose("A", "6")
    assert scene.options("A") == []
    with pytest.raises(IllegalMove):
        scene.choose("A", "1")
    assert hand(scene, "A") == "3 6"


@pytest.mark.rule("BB-DRAFT-6", "BB-DRAFT-7")
def test_nobody_sees_what_others_pick() -> None:
    """All views but A's are the same whatever A picks, and so is what they are told."""
    for first, second in (("1 2", "5 6"), ("3", "4")):
        one, other = draft(FOUR), draft(FOUR)
        pick(one, A=first)
        pick(other, A=second)
        for viewer in (1, 2, 3, None):
            assert game.observe(one.state, viewer) == game.observe(other.state, viewer)
            assert [event.seen_by(viewer) for event in one.events] == [event.seen_by(viewer) for event in other.events]
            (picked,) = (event.seen_by(viewer) for event in one.told(told.CardPicked))
            assert picked.card == HIDDEN
        assert game.observe(one.state, 0) != game.observe(other.state, 0)


@pytest.mark.rule("BB-DRAFT-7")
def test_all_pick_at_the_same_time() -> None:
    """In any order, one card or two at a time."""
    scene = draft(FOUR)
    assert scene.deciding() == "ABCD"
    pick(scene, C="13")
    assert scene.deciding() == "ABCD"
    pick(scene, A="1 2", C="14")
    assert scene.deciding() == "BD"
    pick(scene, D="19", B="7 8")
    assert scene.deciding() == "D"


@pytest.mark.rule("BB-DRAFT-7")
def test_cards_are_passed_only_when_everybody_has_picked() -> None:
    scene = draft(FOUR)
    pick(scene, A="1 2", B="7 8", D="19 20", C="13")
    assert not scene.told(told.PacksPassed)
    assert [values(packs[-1]) for packs in scene.state.packs] == list(FOUR)
    pick(scene, C="14")
    assert scene.told(told.PacksPassed) == [told.PacksPassed(4)]
    assert scene.deciding() == "ABCD"


@pytest.mark.rule("BB-DRAFT-8", "BB-GEN-16")
def test_rest_goes_to_the_left_neighbour() -> None:
    scene = draft(FOUR)
    pick(scene, A="1 2", B="7 8", C="13 14", D="19 20")
    assert on_offer(scene) == {"A": "21 22 23 24", "B": "3 4 5 6", "C": "9 10 11 12", "D": "15 16 17 18"}


@pytest.mark.rule("BB-DRAFT-9")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_left_is_left_in_every_pass_of_every_round(number: int) -> None:
    scene = to_deal(3 if number < 4 else 4, number)
    scene.luck(number)
    seats = "ABCD"[: scene.state.table.seats]
    while len(scene.deciding()) == len(seats):
        left = {}
        for seat in seats:
            first, second, *rest = scene.options(seat)
            pick(scene, **{seat: f"{first} {second}"})
            left[seat] = rest
        got = {seat: [str(card + 1) for card in bits(scene.state.packs[SEATS.index(seat)][-1])] for seat in seats}
        assert got == {seat: left[seats[at - 1]] for at, seat in enumerate(seats)}


@pytest.mark.rule("BB-DRAFT-10", "BB-DRAFT-11", "BB-DRAFT-12", "BB-DRAFT-15")
def test_bb_t_4_draft_of_three() -> None:
    """Choices from eight, six and four cards; the last two come by themselves; card 25 lies aside."""
    scene = draft(THREE)
    pick(scene, A="1 2", B="9 10", C="17 18")
    assert on_offer(scene) == {"A": "19 20 21 22 23 24", "B": "3 4 5 6 7 8", "C": "11 12 13 14 15 16"}
    pick(scene, A="19 20", B="3 4", C="11 12")
    assert on_offer(scene) == {"A": "13 14 15 16", "B": "21 22 23 24", "C": "5 6 7 8"}
    pick(scene, A="13 14", B="21 22", C="5 6")
    assert scene.deciding() == ""
    assert hand(scene, "A") == "1 2 7 8 13 14 19 20"
    assert hand(scene, "B") == "3 4 9 10 15 16 21 22"
    assert hand(scene, "C") == "5 6 11 12 17 18 23 24"


@pytest.mark.rule("BB-DRAFT-10", "BB-DRAFT-11", "BB-DRAFT-12", "BB-DRAFT-15")
def test_draft_of_four() -> None:
    """Choices from six and four cards; the last two come by themselves."""
    scene = draft(FOUR)
    pick(scene, A="1 2", B="7 8", C="13 14", D="19 20")
    pick(scene, A="21 22", B="3 4", C="9 10", D="15 16")
    assert scene.deciding() == ""
    assert [hand(scene, seat) for seat in "ABCD"] == [
        "1 2 17 18 21 22",
        "3 4 7 8 23 24",
        "5 6 9 10 13 14",
        "11 12 15 16 19 20",
    ]


@pytest.mark.rule("BB-DRAFT-10", "BB-DRAFT-11", "BB-DRAFT-12", "BB-DRAFT-15")
def test_bb_t_5_draft_of_five() -> None:
    """Choices from five and three cards; the last one comes by itself; no card lies aside."""
    scene = draft(FIVE)
    pick(scene, A="1 2", B="6 7", C="11 12", D="16 17", E="21 22")
    assert on_offer(scene) == {"A": "23 24 25", "B": "3 4 5", "C": "8 9 10", "D": "13 14 15", "E": "18 19 20"}
    pick(scene, A="23 24", B="3 4", C="8 9", D="13 14", E="18 19")
    assert scene.deciding() == ""
    assert [hand(scene, seat) for seat in "ABCDE"] == [
        "1 2 20 23 24",
        "3 4 6 7 25",
        "5 8 9 11 12",
        "10 13 14 16 17",
        "15 18 19 21 22",
    ]


@pytest.mark.rule("BB-DRAFT-12")
@pytest.mark.parametrize(("seats", "sizes"), [(3, [8, 7, 6, 5, 4, 3]), (4, [6, 5, 4, 3]), (5, [5, 4, 3, 2])])
def test_choices_of_the_whole_draft(seats: int, sizes: list[int]) -> None:
    match = drafting(seats)
    asked: list[list[int]] = [[] for _ in range(seats)]
    while owed(match, match.state.decision.seats[0]) == "PickCard":
        seat = match.state.decision.seats[-1]
        asked[seat].append(len(match.state.options(seat)))
        take(match, seat)
    assert asked == [sizes] * seats


@pytest.mark.rule("BB-DRAFT-13")
def test_everybody_may_look_at_their_own_picks_at_any_time() -> None:
    scene = draft(THREE)
    pick(scene, A="1 2", B="9 10")
    assert game.observe(scene.state, 0).hand == [0, 1]
    pick(scene, C="17 18", A="19")
    assert game.observe(scene.state, 0).hand == [0, 1, 18]
    assert game.observe(scene.state, 1).hand == [8, 9]
    pick(scene, A="20", B="3 4", C="11 12")
    assert game.observe(scene.state, 0).hand == [0, 1, 18, 19]
    assert game.observe(scene.state, None).hand == []


@pytest.mark.rule("BB-DRAFT-14")
def test_earlier_picks_cannot_be_exchanged_or_passed_on() -> None:
    """They are in no pack any more, and no choice takes them out of the hand."""
    scene = draft(THREE)
    scene.choose("A", "1")
    assert scene.refusal("A", "1") == "picked-already"
    pick(scene, A="2", B="9 10", C="17 18")
    assert scene.refusal("A", "1") == "picked-already"
    pick(scene, A="19 20", B="3 4", C="11 12")
    for seat in "ABC":
        assert not set(scene.options(seat)) & {"1", "2", "9", "10", "17", "18"}
        assert not set(scene.options(seat)) & {"19", "20", "3", "4", "11", "12"}
    pick(scene, A="13 14", B="21 22", C="5 6")
    assert {"1", "2", "19", "20", "13", "14"} <= set(hand(scene, "A").split())


@pytest.mark.rule("BB-DRAFT-15")
@pytest.mark.parametrize(("seats", "size"), [(3, 8), (4, 6), (5, 5)])
def test_all_picks_become_the_hand(seats: int, size: int) -> None:
    match = drafting(seats)
    until(match, "LeadTown", LabDice(7))
    assert hands(match.state) == [size] * seats
    for viewer in (*range(seats), None):
        assert game.observe(match.state, viewer).hand_sizes == [size] * seats


@pytest.mark.rule("BB-DRAFT-16")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_action_phase_follows_the_draft(seats: int) -> None:
    match = drafting(seats, seed=2)
    while owed(match, match.state.decision.seats[0]) == "PickCard":
        take(match, match.state.decision.seats[0])
    assert match.state.decision.seats == (match.state.holder,)
    assert owed(match, match.state.holder) == "LeadTown"


# what is known and what can be taken back


@pytest.mark.rule("BB-DRAFT-7", "BB-DRAFT-6")
def test_pack_is_seen_by_its_holder_alone() -> None:
    """Where B and C have each other's packs, A and a spectator see no difference."""
    one, other = draft(THREE), draft((THREE[0], THREE[2], THREE[1]))
    for viewer in (0, None):
        assert game.observe(one.state, viewer) == game.observe(other.state, viewer)
    assert game.observe(one.state, 1).packs == [list(range(8, 16))]
    assert game.observe(other.state, 1).packs == [list(range(16, 24))]
    assert game.observe(one.state, None).packs == []


@pytest.mark.rule("BB-DRAFT-7")
def test_picks_may_be_changed_until_the_last_has_chosen() -> None:
    """Q-71: one's own picks, one by one, the last first, without touching those of others."""
    match = drafting(3)
    pack = match.state.options(0)
    first, second = take(match, 0), take(match, 0)
    other = take(match, 1)
    match.undo(0)
    assert match.state.options(0) == [option for option in pack if option != first]
    assert game.observe(match.state, 0).hand == [first - CARD]
    match.undo(0)
    assert match.state.options(0) == pack
    assert game.observe(match.state, 1).hand == [other - CARD]
    with pytest.raises(IllegalMove):
        match.undo(0)
    match.play(0, pack[-1])
    match.play(0, second)
    for seat in (1, 2, 2):
        take(match, seat)
    assert sorted([pack[-1] - CARD, second - CARD]) == game.observe(match.state, 0).hand
    assert match.state.decision.seats == (0, 1, 2)


@pytest.mark.rule("BB-DRAFT-7", "BB-DRAFT-14")
def test_picks_are_final_when_the_last_has_chosen() -> None:
    """Q-71: nobody takes anything back, neither who chose last nor who chose first."""
    match = drafting(3)
    for seat in (0, 0, 1, 1, 2):
        take(match, seat)
    match.undo(2)
    for seat in (2, 2):
        take(match, seat)
    before = match.state.key()
    for seat in (0, 1, 2):
        with pytest.raises(IllegalMove):
            match.undo(seat)
    assert match.state.key() == before


@pytest.mark.rule("BB-DRAFT-7", "BB-DRAFT-14")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_last_pick_of_the_draft_is_final_too(seats: int) -> None:
    """Q-71: the last cards come by themselves, and with them every hand is known to its owner."""
    match = drafting(seats)
    while owed(match, match.state.decision.seats[0]) == "PickCard":
        last = match.state.decision.seats[-1]
        take(match, last)
    for seat in range(seats):
        with pytest.raises(IllegalMove):
            match.undo(seat)


@pytest.mark.rule("BB-DRAFT-7")
def test_taking_back_shows_nothing_to_others() -> None:
    """Q-71: after a pick is taken back the table looks to the others as it did before."""
    match = drafting(4)
    before = [game.observe(match.state, viewer) for viewer in (1, 2, 3, None)]
    take(match, 0, place=2)
    match.undo(0)
    assert [game.observe(match.state, viewer) for viewer in (1, 2, 3, None)] == before
    assert letters(match.state.decision.seats) == "ABCD"


@pytest.mark.rule("BB-DRAFT-13")
def test_hands_and_picks_are_the_only_hidden_holdings() -> None:
    """Q-70: of the cards everybody sees the number, of all else everything."""
    scene = draft(FOUR)
    scene.player("A", coins=7, renown=2, raiders=3, church=4, track=5, towns="N1", marriages="aoife", points=15)
    scene.player("B", coins=1, renown=3, raiders=1, church=2, track=6, towns="M1", lost="S1")
    scene.claims(C="L", board="C")
    scene.monasteries("M1")
    pick(scene, A="1 2", B="7")
    for viewer in (0, 1, 2, 3, None):
        seen = game.observe(scene.state, viewer)
        assert seen.hand_sizes == [2, 1, 0, 0]
        assert seen.coins == [7, 1, 3, 3]
        assert seen.renown == [2, 3, 1, 1]
        assert seen.raiders == [3, 1, 0, 0]
        assert seen.church == [4, 2, 0, 0]
        assert seen.track == [5, 6, 0, 0]
        assert [len(towns) for towns in seen.discs] == [1, 2, 0, 0]
        assert len(seen.vikings) == len(seen.monasteries) == 1
        assert [len(marriages) for marriages in seen.wed] == [1, 0, 0, 0]
        assert seen.claims == [-2, -2, -2, -2, -2, -1, 2, -2]
        assert sum(seen.points) == 15 + 30
