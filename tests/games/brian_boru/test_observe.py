"""What seats of Brian Boru may know: no more than they have seen, no less, and nothing that cannot be.

The measure is the model in `knowledge`, which does not know how `observe` works.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import fields
from itertools import combinations
from math import factorial, sqrt

import pytest

from meadhall.core import HIDDEN, SEATS, IllegalMove, LabDice, Match
from meadhall.core.dice import unrank_shuffle
from meadhall.core.game import Observation
from meadhall.games.brian_boru import game
from meadhall.games.brian_boru.box import BLUE, CARDS, RED, TOWNS, YELLOW
from meadhall.games.brian_boru.events import CardDiscarded, CardPicked, CardPlayed, PackDealt, PacksPassed
from meadhall.games.brian_boru.notation import CARD
from meadhall.games.brian_boru.observe import Seen
from meadhall.games.brian_boru.rules.tricks import LeadCard, LeadTown
from meadhall.games.brian_boru.state import NOBODY
from tests.games.brian_boru.conservation import conserve
from tests.games.brian_boru.knowledge import (
    ASIDE,
    DECK,
    SIZES,
    Knowledge,
    Story,
    follow,
    mask,
    members,
    note,
    of_colours,
)
from tests.rules.brian_boru.scene import Scene

TABLES = [(3, {}), (4, {}), (5, {}), (5, {"five_players_last_card": "played"})]
NAMES = ["three", "four", "five", "five-play-all"]

tables = pytest.mark.parametrize(("seats", "options"), TABLES, ids=NAMES)


def viewers(seats):
    return [*range(seats), None]


def positions(seats, options, seed=1, every=1):
    """Positions of a random match with the story of the round, where there is one: copies, to keep."""
    for number, (match, story) in enumerate(follow(seats, seed, **options)):
        if story and number % every == 0:
            yield match.state.copy(), story


def stage(state, story):
    """Where in the round a position is."""
    if len(story.dealt) < story.seats:
        return f"{len(story.dealt)} packs dealt"
    if story.drafting:
        present = [len(picks) - 2 * story.now for picks in story.picks]
        return f"pass {story.now}, picks {min(present)} to {max(present)}"
    return f"trick {sum(len(p) for p in map(members, state.played)) // story.seats}, {type(state.stack[-1]).__name__}"


# what is in an observation


@tables
def test_a_seat_sees_what_it_remembers_and_the_table(seats, options):
    for state, story in positions(seats, options):
        for seat in viewers(seats):
            seen = game.observe(state, seat)
            assert list(map(frozenset, seen.packs)) == story.packs(seat)
            assert frozenset(seen.hand) == story.hand(seat)
            assert seen.held == [len(story.packs(other)) for other in range(seats)]
            assert seen.hand_sizes == [len(story.hand(other)) for other in range(seats)]
            for other in range(seats):
                on_table = {seen.trick[other]} - {NOBODY}
                assert on_table | set(seen.played[other]) == story.played(other)
                assert not on_table & set(seen.played[other])


@tables
def test_the_stages_of_a_round_are_all_looked_at(seats, options):
    """The positions of the tests here: dealing, every pass with 0, 1 and 2 picks, every trick, every kind of choice."""
    stages = {stage(state, story) for state, story in positions(seats, options)}
    for dealt in range(1, seats):
        assert f"{dealt} packs dealt" in stages
    for passed in range({3: 3, 4: 2, 5: 2}[seats]):
        for least, most in ((0, 0), (0, 1), (0, 2), (1, 2)):
            assert f"pass {passed}, picks {least} to {most}" in stages
    for trick in range({3: 7, 4: 5, 5: 5 if options else 4}[seats]):
        for frame in ("LeadTown", "LeadCard", "PlayCard"):
            assert f"trick {trick}, {frame}" in stages


def swaps(story, seat, dice, number=8):
    """Another story that looks the same to the seat: pairs of cards are exchanged as long as nothing shows."""
    hidden = sorted(DECK - {card for _, card in story.plays})
    twin = story
    for _ in range(number if hidden else 0):
        one, other = (hidden[dice.below(len(hidden))] for _ in range(2))
        attempt = twin.swapped(one, other)
        if attempt.is_legal() and attempt.memory(seat) == story.memory(seat):
            twin = attempt
    return twin


@tables
def test_what_a_seat_cannot_know_makes_no_difference_to_it(seats, options):
    """Other hands, other packs and the card set aside are exchanged, and neither the observation nor the choices of
    the seat, nor what it is asked, nor why it may not choose something changes."""
    dice = LabDice(3)
    moved = Counter()
    for state, story in positions(seats, options, every=4):
        for seat in viewers(seats):
            twin = swaps(story, seat, dice)
            other = twin.put_into(state)
            conserve(other)
            moved["hand"] += other.hands != state.hands
            moved["packs"] += other.packs != state.packs
            moved["aside"] += twin.slots()[ASIDE] != story.slots()[ASIDE]
            assert game.observe(other, seat) == game.observe(state, seat), stage(state, story)
            if seat is not None:
                assert other.prompt(seat) == state.prompt(seat)
                assert other.options(seat) == state.options(seat)
                for option in range(CARD, CARD + len(CARDS)):
                    assert other.explain(seat, option) == state.explain(seat, option)
    assert moved["hand"] > 50
    assert moved["packs"] > 50
    assert (moved["aside"] > 50) == (seats < 5)


@tables
def test_in_upkeep_the_cards_of_the_round_are_forgotten(seats, options):
    """Also the last cards, which nobody has shown (Q-64)."""
    forgotten = 0
    for match, story in follow(seats, 2, **options):
        if story is None:
            forgotten += match.state.round > 0
            for seat in viewers(seats):
                seen = game.observe(match.state, seat)
                assert seen.packs == seen.hand == []
                assert seen.held == seen.hand_sizes == [0] * seats
                assert seen.played == [[]] * seats
                assert seen.trick == [NOBODY] * seats
                assert seen.lacking == [0] * seats
    assert forgotten > 10


OPEN = (
    *("round", "holder", "active", "area", "ally", "trader", "marriage", "claims", "points", "coins", "renown"),
    *("track", "raiders", "church", "marriages", "viking_deck", "trick", "best", "lacking", "discs", "vikings"),
    *("monasteries", "wed", "hand_sizes", "held", "played"),
)
"""Open to all (Q-65, Q-67, Q-70). Of the decks only what is left is known, not its order."""


def test_everything_else_in_an_observation_is_open_to_all():
    common = [field.name for field in fields(Observation)]
    assert sorted(field.name for field in fields(Seen)) == sorted([*common, *OPEN, "hand", "packs"])
    for seats, options in TABLES:
        for state, _ in positions(seats, options, every=7):
            spectator = game.observe(state, None)
            assert spectator.hand == spectator.packs == spectator.choices == []
            for seat in range(seats):
                seen = game.observe(state, seat)
                assert all(getattr(seen, name) == getattr(spectator, name) for name in (*OPEN, "stack", "branches"))


def test_the_decks_are_seen_as_sets():
    """Neither the order of the Viking cards nor which marriages have left the game (Q-67) is anywhere to be seen."""
    for state, _ in positions(4, {}, every=9):
        seen = game.observe(state, None)
        assert seen.viking_deck == sorted(seen.viking_deck)
        assert seen.marriages == sorted(seen.marriages)
        assert len(seen.viking_deck) == 7 - state.round
        assert len(seen.marriages) == 7 - min(state.round, 3)


@tables
def test_an_observation_is_plain_and_belongs_to_its_observer(seats, options):
    for state, _ in positions(seats, options, every=11):
        key = state.key()
        for seat in viewers(seats):
            seen = game.observe(state, seat)
            again = Seen(**json.loads(json.dumps(seen.data())))
            assert again == seen
            for name in [field.name for field in fields(Seen)]:
                scribble(getattr(seen, name))
            assert game.observe(state, seat) == again
            assert state.key() == key


def scribble(value):
    if isinstance(value, list):
        for item in value:
            scribble(item)
        value.append(99)


@tables
def test_imagining_leaves_the_observation_alone(seats, options):
    for state, _ in positions(seats, options, every=11):
        for seat in viewers(seats):
            seen = game.observe(state, seat)
            imagined = game.imagine(seen, LabDice(1))
            for name in ("hands", "packs", "played", "trick", "points", "viking_deck", "stack", "branches"):
                scribble(getattr(imagined, name))
            assert seen == game.observe(state, seat)


# the model itself


@tables
def test_the_model_agrees_with_trying_out_every_exchange(seats, options):
    """Two hidden cards can change places unseen exactly if each may be where the other is."""
    tried = Counter()
    for state, story in positions(seats, options, seed=4, every=61):
        where = {card: slot for slot, cards in story.slots().items() for card in cards}
        present = {
            card: story.drafting
            and slot.passed == story.now
            and slot != ASIDE
            and card in story.picks[story.taker(slot)]
            for card, slot in where.items()
        }
        hidden = sorted(DECK - {card for _, card in story.plays})
        leading = isinstance(state.stack[-1], LeadCard)
        for seat in viewers(seats):
            known = Knowledge(story, seat)
            assert all(where[card] in known.allowed[card] for card in DECK)
            for one, other in combinations(hidden, 2):
                allowed = where[other] in known.allowed[one] and where[one] in known.allowed[other]
                own = where[one] == where[other] and story.taker(where[one]) == seat and present[one] != present[other]
                if own or (leading and allowed):
                    continue  # its own picks of the present pack; what a named town tells about a hand as a whole
                twin = story.swapped(one, other)
                same = twin.is_legal() and twin.memory(seat) == story.memory(seat)
                assert same == allowed, (stage(state, story), seat, one, other)
                tried[same] += 1
    assert min(tried[True], tried[False]) > 300


def test_the_model_counts_as_listing_does():
    """A late position of three: all deals of the hidden cards are listed and their drafts counted one by one."""
    late = (p for p in positions(3, {}) if len(p[1].plays) == 18 and isinstance(p[0].stack[-1], LeadTown))
    _, story = next(late)
    known = Knowledge(story, 0)
    deals = hidden_deals(known)
    assert sum(deals.values()) == known.ways()
    assert truth(known) in deals


def truth(known):
    return tuple(known.story.hand(seat) for seat in range(known.story.seats))


def hidden_deals(known):
    """Every way in which the cards that the observer does not see can lie in the hands of the others, with the number
    of drafts (times a constant) that lead to it. After the draft only."""
    story, seat = known.story, known.seat
    hands = [story.hand(other) for other in range(story.seats)]
    others = [other for other in range(story.seats) if other != seat]
    hidden = DECK - {card for _, card in story.plays} - (hands[seat] if seat is not None else frozenset())
    deals = {}

    def deal(left, dealt):
        if len(dealt) < len(others):
            for cards in combinations(sorted(left), len(hands[others[len(dealt)]])):
                deal(left - set(cards), [*dealt, frozenset(cards)])
            return
        fixed = {card: frozenset([ASIDE]) for card in left}
        for other, cards in zip(others, dealt, strict=True):
            fixed |= dict.fromkeys(cards, known.hand_slots(other))
        ways = known.ways(fixed)
        if ways:
            all_hands = dict(zip(others, dealt, strict=True)) | ({} if seat is None else {seat: hands[seat]})
            deals[tuple(all_hands[number] for number in range(story.seats))] = ways

    deal(hidden, [])
    return deals


# imagined positions can be


@tables
def test_every_imagined_position_looks_the_same_and_can_be(seats, options):
    dice = LabDice(5)
    for state, story in positions(seats, options, seed=6, every=2):
        for seat in viewers(seats):
            seen = game.observe(state, seat)
            imagined = game.imagine(seen, dice)
            assert game.observe(imagined, seat) == seen
            assert_possible(imagined, state, story, seat)


def assert_possible(imagined, state, story, seat):
    conserve(imagined)
    twin = story.reread(imagined)
    where = stage(state, story), seat
    assert twin.is_legal(), where
    assert twin.memory(seat) == story.memory(seat), where
    assert twin.put_into(state).key() == imagined.key(), where


@tables
def test_before_and_after_the_cards_there_is_nothing_to_imagine(seats, options):
    for match, story in follow(seats, 7, **options):
        if story is None:
            for seat in viewers(seats):
                assert game.imagine(game.observe(match.state, seat), LabDice(1)).key() == match.state.key()


def test_three_players_know_what_left_their_first_pack():
    """The pack comes back with two cards: the other four are with the two others, none is set aside."""
    state, story = next(p for p in positions(3, {}) if not p[1].drafting)
    for seat in range(3):
        first, last = story.pack(seat, 0), story.pack(seat, 3)
        gone = first - last - story.hand(seat)
        assert len(gone) == 4
        for number in range(30):
            imagined = game.imagine(game.observe(state, seat), LabDice(number))
            others = members(imagined.hands[(seat + 1) % 3]), members(imagined.hands[(seat + 2) % 3])
            assert [len(gone & hand) for hand in others] == [2, 2]
            second = story.pack(seat, 1) - story.hand(seat)
            assert [len(second & hand) for hand in others] == [2, 2], "two picks of the left one, then the rest"


def test_four_players_know_who_can_have_what_they_passed_on():
    """Of the first pack the three others have the rest, of the second two seats; what seats upstream took is unseen."""
    state, story = next(p for p in positions(4, {}) if not p[1].drafting)
    for seat in range(4):
        left, across, right = ((seat + n) % 4 for n in (1, 2, 3))
        first, second = (story.pack(seat, passed) - story.hand(seat) for passed in (0, 1))
        unseen = DECK.difference(*story.packs(seat))
        for number in range(30):
            hands = list(map(members, game.imagine(game.observe(state, seat), LabDice(number)).hands))
            assert len(first & hands[left]) == len(first & hands[across]) == 2
            assert second <= hands[left]
            assert not first & hands[right]
            assert hands[right] <= unseen


# imagined positions are as likely as they should be


SAMPLE = 200


def places(story):
    """Where every card is: its slot, and whether somebody holds it by now."""
    held = frozenset().union(*map(story.hand, range(story.seats)))
    return {card: (slot, card in held) for slot, cards in story.slots().items() for card in cards}


def expected_places(known):
    """How likely every card is to be in every place, by the model."""
    story = known.story
    found = {}
    for (card, slot), chance in known.chances().items():
        if slot == ASIDE:
            found[card, (slot, False)] = chance
        elif story.drafting and slot.passed == story.now:
            taker = story.taker(slot)
            present = story.picks[taker][2 * story.now :]
            held = len(present) / story.size
            if taker == known.seat:
                held = float(card in present)
            found[card, (slot, True)] = chance * held
            found[card, (slot, False)] = chance * (1 - held)
        else:
            found[card, (slot, card not in known.shown)] = chance
    return found


def deviations(state, story, seat, sample):
    """In standard deviations: how far the frequency of every card in every place is from the model's.

    A place in which the card cannot be (or must be) allows no deviation at all.
    """
    known = Knowledge(story, seat)
    seen = game.observe(state, seat)
    counts = Counter()
    for number in range(sample):
        imagined = story.reread(game.imagine(seen, LabDice(number)))
        counts.update(places(imagined).items())
    expected = expected_places(known)
    assert not set(counts) - set(expected)
    result = []
    for cell, chance in expected.items():
        where = (stage(state, story), seat, cell, chance, counts[cell])
        if min(chance, 1 - chance) < 1e-12:
            assert counts[cell] == sample * round(chance), where
            continue
        if chance * sample > 15:
            assert counts[cell], where
        result.append((counts[cell] - chance * sample) / sqrt(sample * chance * (1 - chance)))
    return result


def chosen(seats, options):
    """A few positions of every part of a round, the second one: dealing, passes, tricks."""
    found = {}
    for state, story in positions(seats, options, seed=8):
        if state.round == 2:
            found.setdefault(stage(state, story), (state, story))
    return [found[name] for name in sorted(found)][:: 5 if seats == 3 else 4]


@tables
def test_cards_are_imagined_wherever_they_can_be_and_as_often_as_they_should(seats, options):
    """Over many dice: no card where it cannot be, every card wherever it can be, in the right proportion.

    All stories that look the same are equally likely. With thousands of frequencies the largest deviation is a good
    deal more than two standard deviations; their mean square is near one.
    """
    found = []
    for number, (state, story) in enumerate(chosen(seats, options)):
        found += deviations(state, story, viewers(seats)[number % (seats + 1)], SAMPLE)
    assert len(found) > 500
    mean_square = sum(z * z for z in found) / len(found)
    print(f"{seats} {options}: {len(found)} frequencies, largest {max(map(abs, found)):.2f}, square {mean_square:.3f}")
    assert max(map(abs, found)) < 5.5
    assert 0.85 < mean_square < 1.15


def chi_square(known, state, sample):
    """Chi-square of the imagined hands against the model, with its degrees of freedom."""
    deals = hidden_deals(known)
    total = sum(deals.values())
    assert truth(known) in deals
    seen = game.observe(state, known.seat)
    counts = Counter(tuple(map(members, game.imagine(seen, LabDice(number)).hands)) for number in range(sample))
    assert not set(counts) - set(deals), "hands that cannot be"
    chi = sum((counts[deal] - sample * ways / total) ** 2 / (sample * ways / total) for deal, ways in deals.items())
    return chi, len(deals) - 1, min(deals.values()) / total


@pytest.mark.parametrize(("seats", "plays", "sample"), [(3, 18, 500), (4, 17, 800), (5, 17, 1000)])
def test_late_hands_are_imagined_as_often_as_they_should(seats, plays, sample):
    """When few cards are hidden all hands can be listed, and whole deals compared, not single cards."""
    tested = 0
    for state, story in positions(seats, {}, seed=9):
        if len(story.plays) != plays or not state.trick.count(NOBODY) or isinstance(state.stack[-1], LeadCard):
            continue
        for seat in range(seats)[:3]:
            chi, freedom, least = chi_square(Knowledge(story, seat), state, sample)
            print(
                f"{seats} seats, {plays} plays, {SEATS[seat]}: chi-square {chi:.1f}, {freedom} free, least {least:.4f}"
            )
            assert freedom == 0 or abs(chi - freedom) < 5 * sqrt(2 * freedom)
            tested += freedom > 0
        if tested >= 3:
            return
    raise AssertionError("no late position found")


# what leaders show


def towns_of(*colours):
    return " ".join(town.id for town in TOWNS if town.colour in colours)


class Told(Scene):
    """A scene with a draft before it: hands are what was picked, pair by pair, and some tricks may be over."""

    def drafted(self, *hands, tricks=0):
        s, seats = self.state, self.state.table.seats
        picked = [[int(value) - 1 for value in hand.split()] for hand in hands]
        passes = (len(picked[0]) - 1) // 2
        dealt = {
            first: frozenset(card for p in range(passes + 1) for card in picked[(first + p) % seats][2 * p : 2 * p + 2])
            for first in range(seats)
        }
        self.story = Story(seats, dealt, [cards[: 2 * passes] for cards in picked])
        assert truth(Knowledge(self.story, None)) == tuple(map(frozenset, picked))
        for trick in range(tricks):
            for seat, cards in enumerate(picked):
                self.story.plays.append((seat, cards[trick]))
                s.played[seat] |= 1 << cards[trick]
        s.packs = [list(map(mask, self.story.packs(seat))) for seat in range(seats)]
        s.hands = [mask(self.story.hand(seat)) for seat in range(seats)]
        self.tricks()

    def choose(self, seat, option):
        note(self.story, self.state, SEATS.index(seat), game.parse(option))
        super().choose(seat, option)

    def imagined(self, seat, sample):
        seen = game.observe(self.state, seat)
        for number in range(sample):
            imagined = game.imagine(seen, LabDice(number))
            assert game.observe(imagined, seat) == seen
            yield self.story.reread(imagined)


def nothing_to_lead(tricks):
    """Three seats, only blue towns are free, and A has neither a blue nor a white card left."""
    scene = Told(3)
    scene.only_free(towns_of(BLUE), by="C")
    if tricks:
        scene.drafted("3 6 13 5 7 8 10 11", "1 2 9 12 14 15 4 20", "17 18 23 24 16 19 21 22", tricks=tricks)
    else:
        scene.drafted("1 2 4 5 7 8 10 11", "3 6 9 12 14 15 13 20", "17 18 23 24 16 19 21 22")
    scene.choose("A", "M10")
    return scene


def test_a_leader_who_has_named_a_town_holds_a_card_for_it():
    """Everybody but the leader knows no more than that (BB-TRICK-5)."""
    scene = Told(3)
    scene.drafted("3 6 13 5 7 8 10 11", "1 2 9 12 14 15 4 20", "17 18 23 24 16 19 21 22", tricks=5)
    scene.choose("A", towns_of(RED).split()[0])
    matching = of_colours(frozenset([RED]))
    assert scene.story.hand(0) & matching == {7, 10}
    for seat in (1, 2, None):
        hands = [twin.hand(0) & matching for twin in scene.imagined(seat, 200)]
        assert all(hands)
        held = Counter(card for hand in hands for card in hand)
        assert held[7]
        assert held[10]
        deviations(scene.state, scene.story, seat, 100)


def test_a_leader_who_has_led_without_a_card_for_any_town_has_shown_it():
    """It lacks what matches any free town, also those that it did not name (Q-5)."""
    scene = Told(3)
    scene.only_free(towns_of(BLUE, RED), by="C")
    scene.drafted("3 6 13 5 2 7 10 14", "1 8 9 12 11 15 4 20", "17 18 23 24 16 19 21 22", tricks=5)
    assert scene.state.lacking == [0, 0, 0]
    scene.choose("A", "M10")
    assert scene.state.lacking == [0, 0, 0], "nobody can know yet"
    scene.choose("A", "7")
    lacking = of_colours(frozenset([BLUE, RED]))
    assert len(lacking) == 18
    assert scene.state.lacking == [mask(lacking), 0, 0]
    for seat in (0, 1, 2, None):
        assert game.observe(scene.state, seat).lacking == [mask(lacking), 0, 0]


@pytest.mark.parametrize("tricks", [0, 5])
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_nobody_is_imagined_with_cards_that_it_has_shown_not_to_hold(tricks, seat):
    scene = nothing_to_lead(tricks)
    scene.choose("A", "8")
    lacking = of_colours(frozenset([BLUE]))
    wrong = [twin.hand(0) & lacking for twin in scene.imagined(seat, 100)]
    assert not any(wrong), f"{sum(map(bool, wrong))} of {len(wrong)} imagined hands"


def test_after_such_a_lead_cards_are_imagined_as_often_as_they_should():
    scene = nothing_to_lead(5)
    scene.choose("A", "8")
    found = [z for seat in (0, 1, 2, None) for z in deviations(scene.state, scene.story, seat, 200)]
    assert max(map(abs, found)) < 5


@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_leader_who_has_named_a_town_may_also_hold_no_card_for_any(seat):
    """Before the card is played others cannot tell Q-5 from an ordinary lead: what is true must be imagined too."""
    scene = nothing_to_lead(5)
    known = Knowledge(scene.story, seat)
    blue = of_colours(frozenset([BLUE]))
    without = bare(known, 0, blue) / known.ways()
    sample = 400
    found = sum(not twin.hand(0) & blue for twin in scene.imagined(seat, sample))
    assert abs(found - without * sample) < 5 * sqrt(sample * without * (1 - without)), (
        f"{found} of {sample} hands without a card for the town, should be {without:.1%}"
    )


def bare(known, seat, cards):
    """The stories in which that seat holds none of the cards."""
    slots = frozenset(known.room) - known.hand_slots(seat)
    return known.ways(dict.fromkeys(cards - set(known.shown), slots))


def test_a_leader_without_a_card_for_its_town_heeds_what_others_have_shown():
    """A has led so before; now it is B who can match no town, and B knows that A holds nothing blue."""
    scene = Told(3)
    scene.only_free(towns_of(BLUE), by="C")
    scene.drafted("3 6 13 5 7 8 10 11", "1 2 9 14 25 15 4 17", "12 18 23 24 16 19 21 22", tricks=4)
    scene.choose("A", "M10")
    for seat, card in (("A", "7"), ("B", "25"), ("C", "16")):
        scene.choose(seat, card)
    while scene.state.decision.seats and not isinstance(scene.state.stack[-1], LeadTown):
        seat = scene.state.decision.seats[0]
        scene.choose(SEATS[seat], game.notation(scene.state.options(seat)[0]))
    assert scene.marker() == "B"
    scene.choose("B", scene.options("B")[0])
    blue = of_colours(frozenset([BLUE]))
    assert not scene.story.hand(1) & blue
    wrong = [twin.hand(0) & blue for twin in scene.imagined(1, 30)]
    assert not any(wrong), f"{sum(map(bool, wrong))} of {len(wrong)} imagined hands"


def test_on_a_full_map_a_leader_shows_nothing():
    """No town is named (Q-7)."""
    scene = Told(3)
    scene.only_free("", by="C")
    scene.drafted("3 6 13 5 7 8 10 11", "1 2 9 12 14 15 4 20", "17 18 23 24 16 19 21 22", tricks=5)
    assert isinstance(scene.state.stack[-1], LeadCard)
    for seat in (0, 1, 2, None):
        deviations(scene.state, scene.story, seat, 100)
    scene.choose("A", "8")
    assert scene.state.lacking == [0, 0, 0]


@tables
def test_rounds_on_a_map_that_is_nearly_full(seats, options):
    """Leaders without a card for any town come up often there; all that is imagined on the way can be."""
    dice = LabDice(11)
    shown = 0
    for number in range(6):
        scene = Told(seats, **options)
        free = towns_of((BLUE, RED, YELLOW)[number % 3]).split()[:6]
        scene.only_free(" ".join(free), by="C")
        deck = unrank_shuffle(dice.below(factorial(25)), list(range(1, 26)))
        size = SIZES[seats]
        scene.drafted(*[" ".join(map(str, deck[seat * size : (seat + 1) * size])) for seat in range(seats)])
        while scene.state.stack:
            seat = scene.state.decision.seats[0]
            choices = scene.state.options(seat)
            scene.choose(SEATS[seat], game.notation(choices[dice.below(len(choices))]))
            shown += any(scene.state.lacking)
            for viewer in viewers(seats) if scene.state.stack else []:
                seen = game.observe(scene.state, viewer)
                imagined = game.imagine(seen, dice)
                assert game.observe(imagined, viewer) == seen
                twin = scene.story.reread(imagined)
                assert twin.memory(viewer) == scene.story.memory(viewer)
                assert twin.is_legal(), (number, stage(scene.state, scene.story), viewer)
    assert shown > 10


# the secrets of the draft


def drafting(seats, seed):
    """A match without dice of its own, at the first picks of the first round."""
    match = Match(game, seats, dice=LabDice(seed))
    while not match.state.branches:
        seat = match.state.decision.seats[0]
        match.play(seat, match.state.options(seat)[0])
    return match


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nobody_can_tell_what_another_picks(seats):
    tried = 0
    for state, story in positions(seats, {}, seed=12, every=5):
        if not state.branches:
            continue
        for seat in state.decision.seats:
            if sum(map(len, state.branches)) == 1:
                continue  # the last pick: the packs are passed on
            tried += 1
            told = set()
            for option in state.options(seat):
                events = []
                after = state.copy()
                after.apply(seat, option, events)
                others = [viewer for viewer in viewers(seats) if viewer != seat]
                looks = [game.observe(after, viewer).data() for viewer in others]
                heard = [[event.seen_by(viewer).data() for event in events] for viewer in others]
                asked = [repr(after.prompt(viewer)) for viewer in others if viewer is not None]
                told.add(json.dumps([looks, heard, asked, repr(after.decision)]))
                assert option - CARD in game.observe(after, seat).hand
                assert events == [CardPicked(seat, option - CARD)]
            assert len(told) == 1, (stage(state, story), seat)
    assert tried > 15


@pytest.mark.rule("BB-DRAFT-7")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_pick_can_be_taken_back_until_the_last_seat_has_picked(seats):
    """In every pass (Q-71); nobody else can tell that it was there."""
    match = drafting(seats, 13)
    passes = 0
    while match.state.branches:
        for seat in range(seats):
            before = match.state.key()
            seen = [game.observe(match.state, viewer) for viewer in viewers(seats)]
            heard = [match.visible(viewer) for viewer in viewers(seats)]
            first, second = match.state.options(seat)[:2]
            last = seat == seats - 1
            match.play(seat, first)
            assert match.commits(seat, second) == last
            if not last:
                match.play(seat, second)
                match.undo(seat)
            match.undo(seat)
            assert match.state.key() == before
            assert [game.observe(match.state, viewer) for viewer in viewers(seats)] == seen
            assert [match.visible(viewer) for viewer in viewers(seats)] == heard
            match.play(seat, second)
            match.play(seat, first)
        passes += 1
        for seat in range(seats):
            with pytest.raises(IllegalMove, match="nothing-to-undo"):
                match.undo(seat)
    assert passes == {3: 3, 4: 2, 5: 2}[seats]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_seat_can_take_back_a_pick_that_others_have_answered(seats):
    """The picks of the others stay as they are."""
    match = drafting(seats, 14)
    match.play(0, match.state.options(0)[0])
    for seat in range(1, seats):
        for _ in range(2):
            match.play(seat, match.state.options(seat)[-1])
    hands = match.state.hands[1:]
    match.undo(0)
    assert match.state.hands == [0, *hands]
    match.undo(1)
    assert [hand.bit_count() for hand in match.state.hands] == [0, 1, *[2] * (seats - 2)]


@tables
def test_events_keep_the_secrets_of_the_draft_and_of_the_closed_pile(seats, options):
    match = list(follow(seats, 15, **options))[-1][0]
    everything = [event for entry in match.log for event in entry.events]
    secrets = [event for event in everything if isinstance(event, CardPicked | CardDiscarded)]
    assert {type(event) for event in secrets} == ({CardPicked} if options else {CardPicked, CardDiscarded})
    for event in secrets:
        for viewer in viewers(seats):
            expected = event.card if viewer == event.seat else HIDDEN
            assert event.seen_by(viewer) == type(event)(event.seat, expected)
    for viewer in viewers(seats):
        seen = match.visible(viewer)
        assert len(seen) == len(everything)
        for event in seen:
            if isinstance(event, CardPicked | CardDiscarded):
                assert (event.card == HIDDEN) == (viewer != event.seat)
    size = SIZES[seats]
    assert {event.cards for event in everything if isinstance(event, PackDealt)} == {size}
    assert PackDealt.fields == ("seat", "cards")
    assert {event.cards for event in everything if isinstance(event, PacksPassed)} == set(range(size - 2, 0, -2))


@tables
def test_the_last_cards_are_told_to_their_owners_alone(seats, options):
    """BB-TRICK-24, Q-64: what was not played."""
    dealt = {}
    for match, story in follow(seats, 16, **options):
        if story and not story.drafting:
            dealt = {seat: story.hand(seat, 0) for seat in range(seats)}
            plays = story.plays
        elif story is None and dealt:
            last = [event for event in match.log[-1].events if isinstance(event, CardDiscarded)]
            played = {seat: {card for player, card in plays if player == seat} for seat in range(seats)}
            assert {event.seat: {event.card} for event in last} == {
                seat: dealt[seat] - played[seat] for seat in range(seats) if dealt[seat] - played[seat]
            }
            assert len(last) == (0 if options else seats)
            dealt = {}


def test_cards_on_the_table_are_open():
    match = list(follow(4, 17))[-1][0]
    played = [event for event in match.visible(None) if isinstance(event, CardPlayed)]
    assert len(played) == 80
    assert all(0 <= event.card < 25 for event in played)
