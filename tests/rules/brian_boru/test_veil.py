"""Looking back while a match goes on (Q-65): the cards of the closed pile are not shown again until the next draft."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meadhall.core import HIDDEN, LUCK, Event, LabDice, Match
from meadhall.core.match import bare_entry
from meadhall.games.brian_boru import events as told
from meadhall.games.brian_boru import game
from meadhall.games.brian_boru.notation import CARD
from meadhall.words import Words
from tests.rules.brian_boru.course import by_lot, opened, owed, played, until
from tests.rules.brian_boru.scene import Scene

TABLES = [(3, {}), (4, {"expand_into_active_town": "allowed"}), (5, {}), (5, {"five_players_last_card": "played"})]
FACES = (told.CardPlayed, told.TrickWon, told.CardDiscarded)
"""What tells the face of a card that is on the pile, or comes there at the end of the trick."""


def moments(seats: int, seed: int = 3, **options: str) -> Iterator[Match]:
    """A whole game by lot, at every choice; the end is left out."""
    match, dice = opened(seats, seed, **options), LabDice(seed + 1000)
    while not match.over:
        yield match
        by_lot(match, dice)


def finished(match: Match) -> list[int]:
    """By the events: the entries that tell of a finished trick of this round, as long as no new cards are dealt."""
    seats, tricks, cards = match.state.table.seats, [], 0
    for number, entry in enumerate(match.log):
        for event in entry.events:
            if isinstance(event, told.PackDealt):
                tricks, cards = [], 0
            elif isinstance(event, told.TownChosen) and cards % seats == 0:
                tricks.append([])
            elif isinstance(event, told.CardPlayed):
                cards += 1
        if tricks:
            tricks[-1].append(number)
    trick_under_way = owed(match, match.state.decision.seats[0]) in (
        *("LeadCard", "PlayCard", "ChooseAction", "BuyExtras", "Expand", "FreeTown"),
    )
    return [number for trick in (tricks[:-1] if trick_under_way else tricks) for number in trick]


@pytest.mark.rule("BB-TRICK-22", "BB-TRICK-21")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_veil_lies_on_the_finished_tricks_of_the_round(seats, options) -> None:
    sizes = set()
    for match in moments(seats, **options):
        assert list(range(*match.veiled)) == finished(match)
        sizes.add(len(finished(match)))
    assert len(sizes) > 10


@pytest.mark.rule("BB-TRICK-22")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_faces_of_finished_tricks_are_told_to_nobody_again(seats, options) -> None:
    """Not even to the one who played the card; all else is told as before."""
    for match in moments(seats, **options):
        veil = finished(match)
        true = [(-1, event) for event in match.opening]
        true += [(number, event) for number, entry in enumerate(match.log) for event in entry.events]
        for viewer in (0, seats - 1, None):
            retold = match.retold(viewer)
            assert [number for number, _ in retold] == [number for number, _ in true]
            for (number, event), (_, whole) in zip(retold, true, strict=True):
                if number in veil and isinstance(event, FACES):
                    assert event.card == HIDDEN
                    assert event.seat == whole.seat
                elif number in veil and isinstance(event, told.ActionChosen):
                    assert event == told.ActionChosen(whole.seat, HIDDEN)
                else:
                    assert event == whole.seen_by(viewer)


@pytest.mark.rule("BB-TRICK-22", "BB-TRICK-20")
def test_the_trick_under_way_can_be_looked_up_until_its_end() -> None:
    match, dice = opened(4), LabDice(9)
    until(match, "LeadTown", dice)
    start = len(match.log)
    assert match.veiled[0] == match.veiled[1], "no trick is finished"
    while True:
        by_lot(match, dice)
        if owed(match, match.state.decision.seats[0]) == "LeadTown":
            break
        assert match.retold(0, start) == [
            (number, event) for number in range(start, len(match.log)) for event in match.log[number].events
        ]
    assert match.veiled == (start, len(match.log))
    assert [event.card for _, event in match.retold(0, start) if isinstance(event, FACES)] == [HIDDEN] * 5


@pytest.mark.rule("BB-TRICK-22")
def test_what_happens_now_is_told_with_its_faces() -> None:
    """The veil is for those who look back: the entry that ends a trick tells its card when it is made."""
    for match in moments(3):
        shown = [event.card for event in match.visible(0) if isinstance(event, told.CardPlayed)]
        assert HIDDEN not in shown


@pytest.mark.rule("BB-TRICK-22", "BB-TRICK-24")
def test_last_cards_are_told_to_their_seat_once_and_not_again_in_upkeep() -> None:
    for match in moments(4, seed=8):
        if owed(match, match.state.decision.seats[0]) in ("ChooseLostTown", "BuildMonastery", "TakeTown"):
            break
    since = match.veiled[0]
    assert match.veiled[1] == len(match.log)
    for viewer in range(4):
        retold = [event.card for _, event in match.retold(viewer, since) if isinstance(event, told.CardDiscarded)]
        assert retold == [HIDDEN] * 4
        shown = [event for event in match.visible(viewer, since) if isinstance(event, told.CardDiscarded)]
        assert [event.seat for event in shown if event.card != HIDDEN] == [viewer]


@pytest.mark.rule("BB-TRICK-22", "BB-DRAFT-1")
def test_the_veil_is_lifted_when_the_next_draft_begins() -> None:
    match, dice = opened(3), LabDice(4)
    until(match, "LeadTown", dice)
    until(match, "PickCard", dice)
    assert match.state.round == 2
    assert match.veiled == (0, 0)
    assert [event for _, event in match.retold(1)] == match.visible(1)


@pytest.mark.rule("BB-TRICK-22", "BB-DRAFT-6")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_tricks_before_the_first_one_of_the_round_are_open_throughout_the_draft(seats) -> None:
    for match in moments(seats):
        if match.state.branches:
            assert match.veiled == (0, 0)


@pytest.mark.rule("BB-TRICK-22")
def test_everything_can_be_looked_up_when_the_match_is_over() -> None:
    match = played(3)
    assert match.veiled == (0, 0)
    assert [event for _, event in match.retold(None)] == match.visible(None)


@pytest.mark.rule("BB-TRICK-22")
def test_taking_back_moves_the_veil_with_the_log() -> None:
    match, dice = opened(3), LabDice(2)
    until(match, "LeadTown", dice)
    by_lot(match, dice)
    until(match, "LeadTown", dice)
    before = match.veiled
    seat = match.state.decision.seats[0]
    match.play(seat, match.state.options(seat)[0])
    assert match.veiled == before
    match.undo(seat)
    assert match.veiled == before


@pytest.mark.rule("BB-TRICK-22")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_veil_needs_no_events(seats, options) -> None:
    """A server forgets what early entries told."""
    for match in moments(seats, seed=5, **options):
        bare = [bare_entry(entry.seat, entry.value) for entry in match.log]
        assert Match.resumed(game, match.state, bare).veiled == match.veiled


@pytest.mark.rule("BB-TRICK-22", "BB-TRICK-5")
def test_the_veil_ends_at_the_card_that_leads_when_the_map_is_full() -> None:
    """Q-7: no town is named, so a trick begins with its first card."""
    scene = Scene(3)
    scene.only_free("", by="C")
    for seat, hand in (("A", "2 5 8"), ("B", "3 6 9"), ("C", "1 4 7")):
        scene.player(seat, coins=0, hand=hand)
    scene.tricks()
    draft = [bare_entry(LUCK, 0), *[bare_entry(0, CARD)] * 18]
    match = Match.resumed(game, scene.state, draft)
    assert match.veiled == (0, 0)
    for seat, move in enumerate(("2", "3", "1")):
        match.play(seat, game.parse(move))
        assert match.veiled == (19, 19)
    while owed(match, match.state.decision.seats[0]) != "LeadCard":
        seat = match.state.decision.seats[0]
        match.play(seat, game.parse("lower"))
    end = len(match.log)
    assert match.veiled == (19, end)
    match.play(0, game.parse("5"))
    assert match.veiled == (19, end)


def sentence(event: Event) -> str:
    return Words(game).event(game.table(3), event)


@pytest.mark.rule("BB-TRICK-22")
def test_what_is_told_again_reads_well() -> None:
    assert sentence(told.CardPlayed(0, 10)) == "A plays red 11."
    assert sentence(told.CardPlayed(0, 10).faded()) == "A plays a card."
    assert sentence(told.TrickWon(1, 10)) == "B wins the trick with red 11."
    assert sentence(told.TrickWon(1, 10).faded()) == "B wins the trick."
    assert sentence(told.ActionChosen(2, 1)) == "C chooses the lower action."
    assert sentence(told.ActionChosen(2, 1).faded()) == "C chooses one of two actions."
    assert sentence(told.CardDiscarded(2, 3).faded()) == "C discards the last card."
