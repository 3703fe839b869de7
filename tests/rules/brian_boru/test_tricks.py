"""The action phase (BB-TRICK): leading, following, winning, and who acts when."""

from __future__ import annotations

import pytest

from meadhall.core import HIDDEN, SEATS, Event, IllegalMove, Kind
from meadhall.games.brian_boru import events as told
from meadhall.games.brian_boru import game
from meadhall.games.brian_boru.box import TOWN_AT
from meadhall.games.brian_boru.rules.rounds import UPKEEP
from meadhall.games.brian_boru.rules.tricks import BeginTrick, DiscardLastCards
from tests.rules.brian_boru.course import happened, played, positions, rounds
from tests.rules.brian_boru.scene import Scene, names

ACTING = (
    *(told.ActionChosen, told.TownTaken, told.MarkerTaken, told.CoinsGained, told.CoinPaid, told.PointsLost),
    *(told.RaidersTaken, told.DiscsSent, told.StepsMade),
)
"""What tells of a player who acts."""

TRICKS = [(3, 3, 7), (4, 4, 5), (5, 4, 4)]
"""Players, rounds, tricks in a round."""


def poor(seats: int = 4, **options: str) -> Scene:
    """Nobody has a coin, so nothing can be bought."""
    scene = Scene(seats, **options)
    for seat in SEATS[:seats]:
        scene.player(seat, coins=0)
    return scene


def hands(scene: Scene, **cards: str) -> None:
    """The hands, with which the holder of the marker begins a trick."""
    for seat, hand in cards.items():
        scene.player(seat, hand=hand)
    scene.tricks()


def lead(scene: Scene, *moves: str) -> list[Event]:
    """Choices in their order, each by the one whose turn it is: lead(scene, "A M6", "A 6"). All that happened."""
    events: list[Event] = []
    for move in moves:
        seat, option = move.split()
        assert scene.deciding() == seat
        scene.choose(seat, option)
        events += scene.events
    return events


def act(scene: Scene, *moves: str) -> list[Event]:
    """The same after all cards have been played; what the last card brought about comes first."""
    return [*scene.events, *lead(scene, *moves)]


def order(events: list[Event]) -> str:
    """The seats in the order in which they acted."""
    return "".join(dict.fromkeys(SEATS[event.seat] for event in events if type(event) in ACTING))


def winner(events: list[Event]) -> str:
    """Who has won the trick; nobody is "-"."""
    (result,) = (event for event in events if type(event) in (told.TrickWon, told.TrickLost))
    return SEATS[result.seat] if type(result) is told.TrickWon else "-"


def action_phase(scene: Scene) -> None:
    """Tricks with the hands as they are, then upkeep."""
    scene.state.stack = [*reversed(UPKEEP), DiscardLastCards(), BeginTrick()]
    scene.events = []
    scene.state.settle(scene.events)


def example() -> Scene:
    """The example of the rulebooks: the last trick of a round."""
    scene = poor()
    scene.setting(marriage="brigid")
    scene.player("A", hand="11 19")
    scene.player("B", hand="2 4")
    scene.player("C", hand="13 6")
    scene.player("D", hand="17 9")
    action_phase(scene)
    return scene


# the example of the rulebooks


@pytest.mark.rule("BB-TRICK-5", "BB-TRICK-6")
def test_bb_ex_1_leader_names_a_red_town_and_leads_red_or_white() -> None:
    scene = example()
    lead(scene, "A C2")
    assert scene.active() == "C2"
    assert scene.options("A") == ["11"]
    scene = poor()
    hands(scene, A="11 19 21", B="2 4 5", C="13 6 1", D="17 9 8")
    lead(scene, "A C2")
    assert scene.options("A") == ["11", "21"]


@pytest.mark.rule("BB-TRICK-7", "BB-TRICK-8")
def test_bb_ex_2_followers_are_free() -> None:
    scene = example()
    lead(scene, "A C2", "A 11")
    assert (scene.deciding(), scene.options("B")) == ("B", ["2", "4"])
    lead(scene, "B 2")
    assert (scene.deciding(), scene.options("C")) == ("C", ["6", "13"])
    lead(scene, "C 13")
    assert (scene.deciding(), scene.options("D")) == ("D", ["9", "17"])
    lead(scene, "D 17")


@pytest.mark.rule("BB-TRICK-10", "BB-TRICK-11", "BB-TRICK-12", "BB-TRICK-13")
def test_bb_ex_3_white_counts_as_red_and_yellow_does_not() -> None:
    scene = example()
    events = lead(scene, "A C2", "A 11", "B 2", "C 13", "D 17")
    assert winner(events) == "C"
    events = act(scene, "B upper", "A upper", "D upper")
    assert [event for event in events if type(event) is told.TownTaken] == [told.TownTaken(2, TOWN_AT["C2"])]
    assert scene.controls("C") == ["C2"]


@pytest.mark.rule("BB-TRICK-14", "BB-TRICK-15")
def test_bb_ex_4_order_of_acting() -> None:
    scene = example()
    lead(scene, "A C2", "A 11", "B 2", "C 13", "D 17")
    assert order(act(scene, "B upper", "A upper", "D lower")) == "BACD"


@pytest.mark.rule("BB-TRICK-2", "BB-TRICK-21", "BB-TRICK-23", "BB-TRICK-24")
def test_bb_ex_14_last_cards_are_discarded_without_effect() -> None:
    scene = example()
    lead(scene, "A C2", "A 11", "B 2", "C 13", "D 17")
    lead(scene, "B upper", "A upper", "D upper")
    discarded = [event for event in scene.events if type(event) is told.CardDiscarded]
    assert discarded == [told.CardDiscarded(seat, card - 1) for seat, card in enumerate((19, 4, 6, 9))]
    at = scene.events.index(discarded[-1])
    assert type(scene.events[at + 1]) is told.MarriageLapsed  # upkeep has begun
    assert not [event for event in scene.events[at:] if type(event) in ACTING]
    assert scene.state.hands == [0, 0, 0, 0]
    assert [scene.coins(seat) for seat in "ABCD"] == [2, 3, 1, 1]
    assert scene.state.church == [0, 0, 0, 0]


# how many tricks


@pytest.mark.rule("BB-TRICK-1", "BB-GEN-16")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_plays_one_card_to_every_trick_clockwise_from_the_leader(seats: int) -> None:
    tricks: list[list[int]] = []
    for event in happened(played(seats, seed=5), told.TownChosen, told.CardPlayed):
        if type(event) is told.TownChosen:
            tricks.append([event.seat])
        else:
            tricks[-1].append(event.seat)
    for leader, *players in tricks:
        assert players == [(leader + n) % seats for n in range(seats)]


@pytest.mark.rule("BB-TRICK-2", "BB-TRICK-3")
@pytest.mark.parametrize(("seats", "number", "tricks"), TRICKS)
def test_tricks_of_every_round_and_of_the_game(seats: int, number: int, tricks: int) -> None:
    for seed in (1, 2):
        match = played(seats, seed)
        counts = [sum(type(e) in (told.TrickWon, told.TrickLost) for e in events) for events in rounds(match)]
        assert counts == [tricks] * number
        assert len(happened(match, told.CardDiscarded)) == seats * number
        assert len(happened(match, told.CardPlayed)) == seats * number * tricks


@pytest.mark.rule("BB-TRICK-2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_have_equally_many_cards_and_more_than_one_when_a_trick_begins(seats: int) -> None:
    begun = 0
    for state in positions(seats, seed=6):
        if any(type(state.owing(seat)).__name__ == "LeadTown" for seat in state.decision.seats):
            begun += 1
            sizes = {hand.bit_count() for hand in state.hands}
            assert len(sizes) == 1
            assert min(sizes) >= 2
    assert begun == {3: 21, 4: 20, 5: 16}[seats]


# leading


@pytest.mark.rule("BB-TRICK-4")
@pytest.mark.parametrize("holder", "ABCD")
def test_holder_of_the_marker_begins(holder: str) -> None:
    scene = poor()
    scene.setting(marker=holder)
    hands(scene, A="1 2", B="3 4", C="5 6", D="7 8")
    assert scene.deciding() == holder
    assert type(scene.state.owing(SEATS.index(holder))).__name__ == "LeadTown"


@pytest.mark.rule("BB-TRICK-5")
def test_any_free_town_of_a_colour_in_hand_anywhere_on_the_map() -> None:
    """Red towns all over Ireland, but none with a disc, covered or not."""
    scene = poor()
    scene.player("A", towns="N2")
    scene.player("B", towns="L4", lost="M9")
    hands(scene, A="2 5", B="3 4", C="1 6", D="7 8")
    red = ["N1", "N7", "U3", "U5", "B2", "S1", "S4", "D2", "C1", "C2", "C5", "C7", "M3", "M7", "M8"]
    assert scene.options("A") == red
    for town in ("N2", "L4", "M9"):
        assert scene.refusal("A", town) == "town-has-disc"
    assert scene.refusal("A", "N3") == "no-card-for-the-town"


@pytest.mark.rule("BB-TRICK-5", "BB-TRICK-6")
def test_town_comes_before_the_card() -> None:
    scene = poor()
    hands(scene, A="2 5", B="3 4", C="1 6", D="7 8")
    assert scene.refusal("A", "2") == "choose-a-town"
    lead(scene, "A S1")
    assert scene.active() == "S1"
    assert scene.told(told.TownChosen) == [told.TownChosen(0, TOWN_AT["S1"])]
    assert scene.refusal("A", "S4") == "choose-a-card"


@pytest.mark.rule("BB-COMP-4", "BB-TRICK-5", "BB-TRICK-6")
@pytest.mark.parametrize("white", ["13", "20", "21", "22"])
def test_white_card_can_be_led_to_a_town_of_any_colour(white: str) -> None:
    for town in ("N1", "N3", "N5"):
        scene = poor()
        hands(scene, A=f"{white} 2", B="3 4", C="1 6", D="7 8")
        assert len(scene.options("A")) == 53
        lead(scene, f"A {town}")
        assert scene.options("A") == (["2", white] if town == "N1" else [white])


@pytest.mark.rule("BB-TRICK-6")
@pytest.mark.parametrize(
    ("town", "legal", "refused"),
    [("N1", ["2", "24"], ["1", "3"]), ("N3", ["3", "25"], ["2", "1"]), ("N5", ["1", "23"], ["2", "25"])],
)
def test_lead_has_the_colour_of_the_town(town: str, legal: list[str], refused: list[str]) -> None:
    scene = poor()
    hands(scene, A="1 2 3 23 24 25", B="4 5 6 7 8 9", C="10 11 12 14 15 16", D="17 18 19 20 21 22")
    lead(scene, f"A {town}")
    assert scene.options("A") == legal
    for card in refused:
        assert scene.refusal("A", card) == "wrong-colour"
    assert scene.refusal("A", "20") == "not-in-hand"


@pytest.mark.rule("BB-TRICK-5", "BB-TRICK-6")
def test_bb_t_50_town_must_be_one_that_can_be_matched() -> None:
    """Q-6: with red and blue cards only the red ones of red and yellow towns."""
    scene = poor()
    scene.only_free("N1 M7 N5 C8")
    hands(scene, A="2 3", B="4 5", C="1 6", D="7 8")
    assert scene.options("A") == ["N1", "M7"]
    with pytest.raises(IllegalMove):
        scene.choose("A", "N5")


@pytest.mark.rule("BB-TRICK-5", "BB-TRICK-6")
@pytest.mark.parametrize(
    ("hand", "towns", "cards"),
    [
        ("8 9", ["B4", "C5", "M10"], {"C5": ["8"], "M10": ["9"], "B4": ["9"]}),
        ("8 9 21", ["B4", "C5", "L5", "M10"], {"C5": ["8", "21"], "M10": ["9", "21"], "L5": ["21"]}),
    ],
)
def test_bb_t_52_towns_and_cards_of_a_leader(hand: str, towns: list[str], cards: dict[str, list[str]]) -> None:
    for town, legal in cards.items():
        scene = poor()
        scene.only_free("M10 B4 C5 L5")
        hands(scene, A=hand, B="4 5 10", C="1 6 11", D="7 2 12")
        assert scene.options("A") == towns
        lead(scene, f"A {town}")
        assert scene.options("A") == legal


# following


@pytest.mark.rule("BB-TRICK-7", "BB-GEN-16")
@pytest.mark.parametrize(("holder", "turns"), [("A", "ABCD"), ("C", "CDAB"), ("D", "DABC")])
def test_clockwise_each_plays_one_card_of_the_hand(holder: str, turns: str) -> None:
    scene = poor()
    scene.setting(marker=holder)
    hands(scene, A="2 1", B="5 4", C="8 7", D="11 10")
    lead(scene, f"{holder} N1")
    for seat, card in zip(turns, ({"A": "2", "B": "5", "C": "8", "D": "11"}[seat] for seat in turns), strict=True):
        before = scene.state.hands[SEATS.index(seat)].bit_count()
        lead(scene, f"{seat} {card}")
        assert before - scene.state.hands[SEATS.index(seat)].bit_count() == 1
        assert scene.refusal(seat, card) is not None


@pytest.mark.rule("BB-TRICK-8")
def test_no_duty_to_follow_or_to_beat() -> None:
    """B has red cards and higher ones, C white ones: every card of the hand is legal, and none of another hand."""
    scene = poor()
    hands(scene, A="11 1 2", B="3 5 24", C="4 6 22", D="7 8 9")
    lead(scene, "A N1", "A 11")
    assert scene.options("B") == ["3", "5", "24"]
    assert scene.refusal("B", "22") == "not-in-hand"
    lead(scene, "B 3")
    assert scene.options("C") == ["4", "6", "22"]


@pytest.mark.rule("BB-TRICK-9")
def test_nothing_is_resolved_before_all_have_played() -> None:
    scene = poor()
    scene.setting(area=5)
    hands(scene, A="2 1", B="24 4", C="20 7", D="11 10")
    lead(scene, "A N1")
    events = lead(scene, "A 2", "B 24", "C 20")
    assert [type(event) for event in events] == [told.CardPlayed] * 3
    assert scene.deciding() == "D"
    assert scene.state.coins == [0, 0, 0, 0]
    assert scene.state.area == 5
    assert scene.active() == "N1"
    lead(scene, "D 11")
    assert scene.deciding() == "A"
    assert scene.options("A") == ["upper", "lower"]


# who wins


@pytest.mark.rule("BB-TRICK-10", "BB-TRICK-11", "BB-TRICK-12", "BB-TRICK-13", "BB-TRICK-14")
def test_bb_t_6_yellow_wins_the_yellow_town_and_lower_cards_act_first() -> None:
    scene = poor()
    scene.trick("A", "C3", A=4, B=19, C=3, D=24)
    events = act(scene, "C upper", "B upper", "D upper")
    assert winner(events) == "A"
    assert order(events) == "CABD"
    assert scene.controls("A") == ["C3"]

    scene = poor()
    scene.trick("A", "C3", A=4, B=19, C=13, D=24)
    events = act(scene, "A upper", "B upper", "D upper")
    assert winner(events) == "C"
    assert order(events) == "ACBD"
    assert scene.controls("C") == ["C3"]


@pytest.mark.rule("BB-TRICK-10", "BB-TRICK-11", "BB-TRICK-14", "BB-TRICK-15", "BB-TRICK-18", "BB-COMP-23")
def test_bb_t_53_highest_red_card_beats_two_white_ones() -> None:
    scene = poor()
    scene.setting(area=2)
    scene.player("A", coins=4)
    scene.player("D", coins=1, points=7)
    scene.trick("A", "N1", A=18, B=21, C=22, D=24)
    events = act(scene, "A lower")
    assert winner(events) == "D"
    assert order(events) == "ABCD"
    assert (scene.raiders("A"), scene.state.area, scene.coins("A")) == (2, 0, 4)
    assert (scene.coins("B"), scene.coins("C")) == (2, 2)
    assert (scene.coins("D"), scene.points("D")) == (0, 5)
    assert scene.controls("D") == ["N1"]
    assert scene.marker() == "D"


@pytest.mark.rule("BB-TRICK-11", "BB-TRICK-13", "BB-TRICK-15", "BB-TRICK-16")
def test_bb_t_54_white_card_can_lose() -> None:
    scene = poor()
    scene.trick("A", "C8", A=10, B=13, C=14, D=24)
    events = act(scene, "A upper")
    assert (scene.deciding(), scene.options("B")) == ("B", ["upper", "lower"])
    events += lead(scene, "B upper")
    assert scene.controls("C") == ["C8"]
    events += lead(scene, "D upper")
    assert winner(events) == "C"
    assert order(events) == "ABCD"
    assert scene.coins("B") == 2


@pytest.mark.rule("BB-TRICK-11", "BB-TRICK-13")
@pytest.mark.parametrize(
    ("town", "cards", "won"),
    [
        ("N1", (2, 25, 23, 19), "A"),  # the only red card, and the lowest of all
        ("N1", (15, 18, 17, 25), "B"),
        ("N3", (3, 24, 6, 23), "C"),
        ("N3", (25, 24, 22, 21), "A"),
        ("N5", (10, 7, 4, 14), "D"),
        ("N5", (23, 22, 24, 25), "A"),
        ("N5", (17, 20, 24, 25), "B"),
    ],
)
def test_highest_matching_card_wins(town: str, cards: tuple[int, ...], won: str) -> None:
    scene = poor()
    scene.trick("A", town, **dict(zip("ABCD", cards, strict=True)))
    assert winner(scene.events) == won


@pytest.mark.rule("BB-COMP-4", "BB-TRICK-10")
@pytest.mark.parametrize(("town", "lead_card"), [("N1", 18), ("N3", 19), ("N5", 17)])
@pytest.mark.parametrize("white", [20, 21, 22])
def test_white_counts_as_the_colour_of_the_town(town: str, lead_card: int, white: int) -> None:
    scene = poor()
    scene.trick("A", town, A=lead_card, B=1, C=2, D=white)
    assert winner(scene.events) == "D"
    act(scene, *(f"{seat} upper" for seat in "BCA"))
    assert scene.controls("D") == [town]


@pytest.mark.rule("BB-TRICK-12")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_wins_and_all_others_lose(seats: int) -> None:
    """In each trick one takes the town, and everybody else performs a secondary action."""
    trick: list[Event] = []
    tricks = [trick]
    for event in happened(played(seats, seed=7)):
        if type(event) is told.TownChosen:
            trick = []
            tricks.append(trick)
        trick.append(event)
    won = 0
    for events in tricks[1:]:
        card_of = {event.seat: event.card + 1 for event in events if type(event) is told.CardPlayed}
        takers = [event.seat for event in events if type(event) is told.TownTaken]
        losers = [event.seat for event in events if type(event) is told.ActionChosen]
        losers += [seat for seat, card in card_of.items() if card in (20, 21, 22) and seat not in takers]
        assert sorted(takers + losers) == list(range(seats))
        won += len(takers)
    assert won == {3: 21, 4: 20, 5: 16}[seats]


# acting


@pytest.mark.rule("BB-TRICK-14")
@pytest.mark.parametrize(
    ("cards", "turns"),
    [((2, 3, 4, 5), "ABCD"), ((24, 23, 19, 12), "DCBA"), ((11, 25, 1, 14), "CADB"), ((8, 7, 10, 9), "BADC")],
)
def test_ascending_values_whatever_the_colours(cards: tuple[int, ...], turns: str) -> None:
    scene = poor()
    scene.trick("A", "N1", **dict(zip("ABCD", cards, strict=True)))
    events = list(scene.events)
    while scene.deciding():
        events += lead(scene, f"{scene.deciding()} upper")
    assert order(events) == turns


@pytest.mark.rule("BB-TRICK-14")
def test_leader_does_not_act_first_for_leading() -> None:
    scene = poor(3)
    scene.trick("B", "M10", A=1, B=25, C=16)
    assert scene.deciding() == "A"
    assert order(act(scene, "A upper", "C upper")) == "ACB"


@pytest.mark.rule("BB-TRICK-15")
def test_winner_performs_the_primary_action_in_turn() -> None:
    """Red 8: a raider, a coin, the town; after the lower card of B, before the higher one of C."""
    scene = poor(3)
    scene.setting(area=4)
    scene.trick("A", "N1", A=8, B=3, C=16)
    assert scene.controls("A") == []
    lead(scene, "B lower")
    assert scene.deciding() == "C"
    assert (scene.raiders("A"), scene.coins("A"), scene.controls("A"), scene.marker()) == (1, 1, ["N1"], "A")
    assert scene.active() is None
    assert not [event for event in scene.events if type(event) is told.ActionChosen and event.seat == 0]


@pytest.mark.rule("BB-TRICK-16", "BB-TRICK-17")
@pytest.mark.parametrize("action", ["upper", "lower"])
def test_loser_performs_one_of_the_two_secondary_actions(action: str) -> None:
    """Red 2: three coins and an expansion that nobody can use here, or two raiders."""
    scene = poor(3)
    scene.setting(area=4)
    scene.trick("A", "N5", A=23, B=2, C=24)
    assert (scene.deciding(), scene.options("B")) == ("B", ["upper", "lower"])
    lead(scene, f"B {action}")
    assert scene.deciding() == "C"
    assert (scene.coins("B"), scene.raiders("B")) == ((3, 0) if action == "upper" else (0, 2))
    assert scene.controls("B") == []


@pytest.mark.rule("BB-TRICK-17")
def test_chosen_action_is_resolved_to_its_end() -> None:
    """Blue 16, upper: a coin, then the expansion is offered; its three discs are not."""
    scene = poor(3)
    scene.player("B", coins=4, towns="N3")
    scene.trick("A", "M1", A=25, B=16, C=24)
    lead(scene, "B upper")
    assert (scene.deciding(), scene.coins("B")) == ("B", 5)
    assert scene.options("B") == ["N2", "N5", "no"]
    lead(scene, "B N2")
    assert scene.deciding() == "C"
    assert scene.controls("B") == ["N2", "N3"]
    assert (scene.church("B"), scene.coins("B")) == (0, 0)


@pytest.mark.rule("BB-TRICK-18")
@pytest.mark.parametrize("card", [20, 21, 22])
def test_only_secondary_action_is_no_choice(card: int) -> None:
    scene = poor(3)
    scene.player("B", coins=3, towns="N3")
    scene.trick("A", "N5", A=23, B=card, C=24)
    assert scene.deciding() == "B"
    assert scene.coins("B") == 5
    assert scene.options("B") == ["N2", "no"]  # N5 is the active town


@pytest.mark.rule("BB-TRICK-19")
def test_loser_chooses_after_the_lower_cards() -> None:
    """D may see that A has left no raider in the battle area, and that the town is taken."""
    scene = poor()
    scene.setting(area=3)
    scene.player("A", coins=2)
    scene.trick("B", "N5", A=2, B=10, C=1, D=24)
    lead(scene, "C upper")
    assert scene.deciding() == "A"
    lead(scene, "A lower")
    assert (scene.deciding(), scene.options("A")) == ("A", ["+0", "+1"])
    lead(scene, "A +1")
    assert (scene.deciding(), scene.options("D")) == ("D", ["upper", "lower"])
    assert (scene.state.area, scene.controls("B"), scene.coins("B")) == (0, ["N5"], 2)


@pytest.mark.rule("BB-TRICK-20", "BB-TRICK-21")
def test_cards_of_a_finished_trick_are_out_of_the_round() -> None:
    """They lie open until the trick ends; then they are in nobody's hand and nobody can play them."""
    scene = poor(3)
    hands(scene, A="2 5 8", B="3 6 9", C="1 4 7")
    lead(scene, "A N1", "A 2", "B 3", "C 1", "C upper")
    assert game.observe(scene.state, None).trick == [1, 2, 0]
    assert scene.deciding() == "B"
    lead(scene, "B upper")
    for viewer in (0, 1, 2, None):
        assert game.observe(scene.state, viewer).trick == [-1, -1, -1]
    assert scene.deciding() == "A"
    assert [hand.bit_count() for hand in scene.state.hands] == [2, 2, 2]
    lead(scene, "A N2")
    assert scene.options("A") == ["5", "8"]
    assert scene.refusal("A", "2") == "not-in-hand"
    lead(scene, "A 5")
    assert scene.options("B") == ["6", "9"]


@pytest.mark.rule("BB-TRICK-21", "BB-TRICK-20")
def test_trick_ends_when_the_highest_card_has_acted() -> None:
    scene = poor(3)
    hands(scene, A="2 5 8", B="3 6 25", C="1 4 7")
    lead(scene, "A N1", "A 2", "B 25", "C 1", "C upper")
    assert scene.deciding() == "B"
    assert scene.options("A") == []
    lead(scene, "B lower")
    assert scene.church("B") == 3
    assert (scene.deciding(), scene.marker()) == ("A", "A")


@pytest.mark.rule("BB-TRICK-23", "BB-TRICK-4")
def test_winner_starts_the_next_trick() -> None:
    scene = poor(3)
    hands(scene, A="2 5 8", B="3 6 9", C="20 4 7")
    lead(scene, "A N1", "A 2", "B 3", "C 20", "A upper", "B upper")
    assert (scene.marker(), scene.deciding()) == ("C", "C")
    assert "N1" not in scene.options("C")
    lead(scene, "C N5", "C 4", "A 5", "B 6")
    assert winner(scene.events) == "C"


@pytest.mark.rule("BB-TRICK-23", "BB-TRICK-2")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_action_phase_goes_on_while_there_is_more_than_one_card(left: int) -> None:
    scene = poor(3)
    dealt = {"A": ["2", "5", "8", "11"], "B": ["3", "6", "9", "12"], "C": ["1", "4", "7", "10"]}
    hands(scene, **{seat: " ".join(cards[: left + 1]) for seat, cards in dealt.items()})
    lead(scene, "A N1", "A 2", "B 3", "C 1", "C upper", "B upper")
    assert (scene.state.decision.kind is Kind.OVER) == (left == 1)


# the last card and the closed pile


@pytest.mark.rule("BB-TRICK-24", "BB-TRICK-22")
def test_last_cards_are_seen_by_nobody() -> None:
    """Q-64: a card that B keeps to the end is discarded unseen; afterwards no view tells which it was."""
    one, other = poor(3), poor(3)
    for scene, kept in ((one, "6"), (other, "19")):
        scene.setting(marriage="aoife", area=5)
        for seat, town, hand in (("A", "N3", "2 5"), ("B", "M1 M2", f"3 {kept}"), ("C", "L2", "1 4")):
            scene.player(seat, towns=town, hand=hand)
        action_phase(scene)
        lead(scene, "A N1", "A 2", "B 3", "C 1", "C upper", "B upper")
        assert scene.deciding() == "A"  # upkeep: A has the most raiders and chooses what B loses
    for viewer in (0, 1, 2, None):
        assert game.observe(one.state, viewer) == game.observe(other.state, viewer)
    for viewer in (0, 2, None):
        assert [event.seen_by(viewer) for event in one.events] == [event.seen_by(viewer) for event in other.events]
        cards = [event.seen_by(viewer).card for event in one.told(told.CardDiscarded)]
        assert cards[1] == HIDDEN


@pytest.mark.rule("BB-TRICK-22")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_pile_is_closed(seats: int) -> None:
    """No view ever shows a card of the pile that was not played openly, and after the last trick none at all."""
    for state in positions(seats, seed=8):
        if state.decision.kind is Kind.OVER or state.branches or not state.round:
            continue
        choice = type(state.owing(state.decision.seats[0])).__name__
        laid = {card for seat in range(seats) for card in game.observe(state, None).played[seat]}
        for viewer in (*range(seats), None):
            seen = game.observe(state, viewer)
            assert {card for row in seen.played for card in row} == laid
            if choice in ("TakeTown", "AnswerPrincess", "ChooseLostTown", "BuildMonastery"):
                assert seen.played == [[] for _ in range(seats)]
                assert (seen.hand, seen.packs) == ([], [])
        for hand in state.hands:
            assert not [card for card in laid if hand >> card & 1]


@pytest.mark.rule("BB-TRICK-24")
def test_last_card_has_no_effect() -> None:
    """Whatever is kept, even the highest card: coins, raiders, church, track and towns are the same."""
    results = []
    for kept in ("6", "24", "22"):
        scene = poor(3)
        scene.setting(area=0, marriage="aoife")
        for seat, hand in (("A", "2 5"), ("B", f"3 {kept}"), ("C", "1 4")):
            scene.player(seat, hand=hand)
        action_phase(scene)
        lead(scene, "A N1", "A 2", "B 3", "C 1", "C upper", "B upper")
        assert scene.deciding() == ""
        state = scene.state
        results.append((state.coins, state.raiders, state.church, state.track, state.discs, state.points))
    assert results[0] == results[1] == results[2]


# no matching card, no free town


@pytest.mark.rule("BB-TRICK-5", "BB-TRICK-6", "BB-TRICK-12", "BB-TRICK-16")
def test_bb_t_49_leader_without_a_matching_card() -> None:
    """Q-5, Q-8: any free town, any card; nobody plays blue or white, so nobody wins and the marker goes back."""
    scene = poor()
    scene.only_free("U2 B3 B4")
    hands(scene, A="2 24 5", B="8 7 3", C="4 1 6", D="11 10 9")
    assert scene.options("A") == ["U2", "B3", "B4"]
    lead(scene, "A B3")
    assert scene.options("A") == ["2", "5", "24"]
    lead(scene, "A 24", "B 8", "C 4", "D 11")
    assert winner(scene.events) == "-"
    assert scene.active() == "B3"
    events = act(scene, "C upper", "B upper", "D upper", "A upper")
    assert order(events) == "CBDA"
    assert not [event for event in events if type(event) in (told.TownTaken, told.MarkerTaken)]
    assert names(scene.state.free) == ["U2", "B3", "B4"]
    assert (scene.active(), scene.marker(), scene.deciding()) == (None, "A", "A")
    assert scene.options("A") == ["U2", "B3", "B4"]


@pytest.mark.rule("BB-TRICK-11", "BB-TRICK-13")
@pytest.mark.parametrize(("card", "won"), [(3, "D"), (13, "D"), (1, "-"), (23, "-")])
def test_card_led_off_colour_keeps_its_own_colour(card: int, won: str) -> None:
    """Q-5: red 24 led to a blue town does not win, but the lowest blue or white card does."""
    scene = poor()
    scene.only_free("B3 B4", by="C")
    hands(scene, A="24 2", B="8 7", C="4 10", D=f"{card} 11")
    lead(scene, "A B4", "A 24", "B 8", "C 4", f"D {card}")
    assert winner(scene.events) == won


@pytest.mark.rule("BB-TRICK-5")
def test_nobody_expands_into_the_town_of_a_trick_without_a_winner() -> None:
    """Q-8: the marker lies on it until the trick ends."""
    scene = poor()
    scene.only_free("U2 B3 B4")
    scene.player("D", coins=5)
    hands(scene, A="2 24", B="8 7", C="4 1", D="11 10")
    lead(scene, "A B3", "A 24", "B 8", "C 4", "D 11", "C upper", "B upper", "D upper")
    assert scene.options("D") == ["U2", "no"]
    assert scene.refusal("D", "B3") == "active-town"


@pytest.mark.rule("BB-TRICK-1", "BB-TRICK-2", "BB-TRICK-6", "BB-TRICK-14", "BB-TRICK-16")
def test_tricks_go_on_when_the_map_is_full() -> None:
    """Q-7: the marker stays with its holder, any card is led, nobody wins, all perform secondary actions."""
    scene = poor()
    scene.only_free("")
    scene.setting(marker="B")
    hands(scene, A="25 2 3", B="22 4 5", C="1 6 7", D="13 8 9")
    assert (scene.deciding(), scene.options("B")) == ("B", ["4", "5", "22"])
    lead(scene, "B 22", "C 1", "D 13", "A 25")
    assert winner(scene.events) == "-"
    assert scene.active() is None
    assert order(act(scene, "C upper", "D upper", "A lower")) == "CDBA"
    assert [scene.coins(seat) for seat in "ABCD"] == [0, 2, 3, 2]
    assert scene.church("A") == 3
    assert (scene.marker(), scene.deciding()) == ("B", "B")
    lead(scene, "B 4", "C 6", "D 8", "A 2")
    lead(scene, "A upper", "B upper", "C upper", "D upper")
    assert scene.state.decision.kind is Kind.OVER
    assert scene.marker() == "B"
