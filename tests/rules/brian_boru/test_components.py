"""Components (BB-COMP, BB-GEN): what is in the box, against the numbers of the rule book and what it says of them."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import groupby
from pathlib import Path

import pytest

from meadhall.games.brian_boru import box
from meadhall.games.brian_boru.box import (
    BLUE,
    CARDS,
    CHURCH,
    COIN,
    COLOUR_TOWNS,
    CONTROL,
    COURT,
    EXPAND,
    FREE,
    MARRIAGES,
    NEIGHBOURS,
    PAY,
    PRINCESS,
    RAIDER,
    RED,
    REGION_TOWNS,
    REGIONS,
    ROADS,
    SPREAD,
    TOWN_AT,
    TOWNS,
    TRACK,
    VIKING_DECKS,
    WHITE,
    YELLOW,
    Card,
    Marriage,
    Space,
)

VALUES = {
    YELLOW: [1, 4, 7, 10, 14, 17, 23],
    RED: [2, 5, 8, 11, 15, 18, 24],
    BLUE: [3, 6, 9, 12, 16, 19, 25],
    WHITE: [13, 20, 21, 22],
}

SPECIAL = {YELLOW: COURT, RED: RAIDER, BLUE: CHURCH}

PRIMARIES = {
    "**$T": [1, 2, 3],
    "**T": [4, 5, 6],
    "*$T": [7, 8, 9],
    "$$T": [10, 11, 12],
    "$T": [13],
    "T": [14, 15, 16, 20],
    "-T": [17, 18, 19, 21],
    "--T": [22, 23, 24, 25],
}
"""Primary actions: * the special symbol of the card's colour, $ a coin, - a payment, T the control symbol."""

COLOURS_OF_TOWNS = {
    "N": "rrbbyyr",
    "U": "ybrbr",
    "B": "yrbb",
    "S": "rbyrby",
    "D": "yrb",
    "C": "rryyrbryb",
    "L": "ybbrybyyb",
    "M": "byryybrrrb",
}

GROUPS = [
    *("L3 L4 L7 L9 L8 L5 L6 D3", "N1 N4 B1 B2 C2 C4", "S1 S2 S3 S4 S5 S6", "N2 N3 N5 N7 U3", "C3 C6 C9 C8"),
    *("L1 L2 D2", "M4 M6 M8", "N6 B3", "U1 U2", "U4 U5", "C7 M1", "M2 M3", "M7 M9"),
    *("B4", "C1", "C5", "D1", "M5", "M10"),
]
"""The towns that hang together by roads."""


def card(value: int) -> Card:
    found = CARDS[value - 1]
    assert found.value == value
    return found


def uppers() -> list[tuple[int, ...]]:
    return [each.secondary[0] for each in CARDS]


def actions(each: Card) -> list[tuple[int, ...]]:
    return [each.primary, *each.secondary]


def ids(towns: int) -> set[str]:
    return {town.id for n, town in enumerate(TOWNS) if towns >> n & 1}


def next_to(town: str) -> set[str]:
    return ids(NEIGHBOURS[TOWN_AT[town]])


def group_of(town: int) -> int:
    """All towns that can be reached by road."""
    reached, fresh = 0, 1 << town
    while fresh:
        reached |= fresh
        near = 0
        for n in range(len(TOWNS)):
            if fresh >> n & 1:
                near |= NEIGHBOURS[n]
        fresh = near & ~reached
    return reached


# action cards


@pytest.mark.rule("BB-COMP-1", "BB-COMP-3")
def test_twenty_five_action_cards_of_the_values_1_to_25() -> None:
    assert [each.value for each in CARDS] == list(range(1, 26))


@pytest.mark.rule("BB-COMP-2")
def test_seven_cards_of_each_town_colour_and_four_white_ones() -> None:
    assert {colour: [each.value for each in CARDS if each.colour == colour] for colour in range(4)} == VALUES
    assert [box.COLOURS[colour] for colour in (RED, BLUE, YELLOW, WHITE)] == ["red", "blue", "yellow", "white"]


@pytest.mark.rule("BB-COMP-4")
def test_white_goes_with_every_town_and_other_colours_with_their_own() -> None:
    assert COLOUR_TOWNS[WHITE] == (1 << 53) - 1
    assert [COLOUR_TOWNS[colour].bit_count() for colour in (RED, BLUE, YELLOW)] == [18, 18, 17]
    for n, town in enumerate(TOWNS):
        assert [colour for colour in (RED, BLUE, YELLOW) if COLOUR_TOWNS[colour] >> n & 1] == [town.colour]


@pytest.mark.rule("BB-COMP-5")
def test_primary_action_of_every_card() -> None:
    for signs, values in PRIMARIES.items():
        for value in values:
            meaning = {"*": SPECIAL.get(card(value).colour), "$": COIN, "-": PAY, "T": CONTROL}
            assert card(value).primary == tuple(meaning[sign] for sign in signs), value
    assert sorted(value for values in PRIMARIES.values() for value in values) == list(range(1, 26))


@pytest.mark.rule("BB-COMP-6")
def test_every_primary_action_has_the_control_symbol_once() -> None:
    assert [each.primary.count(CONTROL) for each in CARDS] == [1] * 25


@pytest.mark.rule("BB-COMP-7")
def test_no_secondary_action_has_the_control_symbol() -> None:
    assert not [each.value for each in CARDS for action in each.secondary if CONTROL in action]


@pytest.mark.rule("BB-COMP-8")
def test_cards_20_to_22_have_one_secondary_action_and_all_others_two() -> None:
    assert [each.value for each in CARDS if len(each.secondary) == 1] == [20, 21, 22]
    assert [each.value for each in CARDS if len(each.secondary) == 2] == [*range(1, 20), 23, 24, 25]


@pytest.mark.rule("BB-COMP-19")
def test_actions_hold_one_kind_of_special_symbol_and_equal_symbols_side_by_side() -> None:
    for each in CARDS:
        for action in actions(each):
            assert len({COURT, RAIDER, CHURCH} & set(action)) <= 1, each
            runs = [symbol for symbol, _ in groupby(action)]
            assert len(runs) == len(set(runs)), each


@pytest.mark.rule("BB-COMP-20")
def test_upper_secondary_is_coins_and_then_expanding() -> None:
    coins = [3] * 6 + [2] * 7 + [1] * 6 + [2] * 3 + [1] * 3
    assert uppers() == [(COIN,) * n + (EXPAND,) for n in coins]
    assert sum(action.count(COIN) for action in uppers()) == 47


@pytest.mark.rule("BB-COMP-21")
def test_lower_secondary_is_two_or_three_special_symbols_of_the_colour() -> None:
    for colour, special in SPECIAL.items():
        for value in VALUES[colour]:
            assert card(value).secondary[1] == (special,) * (2 if value <= 12 else 3), value
    assert card(13).secondary[1] == (PAY, FREE)


@pytest.mark.rule("BB-COMP-23")
def test_the_highest_coloured_cards_cannot_be_beaten_in_their_towns() -> None:
    for colour, best in ((YELLOW, 23), (RED, 24), (BLUE, 25)):
        assert max(each.value for each in CARDS if each.colour in (colour, WHITE)) == best
        assert card(best).colour == colour


def test_symbols_of_all_cards_counted() -> None:
    primary = Counter(symbol for each in CARDS for symbol in each.primary)
    secondary = Counter(symbol for each in CARDS for action in each.secondary for symbol in action)
    assert [primary[symbol] for symbol in (COURT, RAIDER, CHURCH, EXPAND, FREE)] == [5, 5, 5, 0, 0]
    assert [secondary[symbol] for symbol in (COURT, RAIDER, CHURCH, EXPAND, FREE)] == [17, 17, 17, 25, 1]
    assert not [each.value for each in CARDS for action in actions(each) if COIN in action and PAY in action]
    assert "renown" not in box.SYMBOLS


def test_cards_of_the_example_in_the_rulebooks() -> None:
    assert (card(2).colour, card(2).secondary[0]) == (RED, (COIN, COIN, COIN, EXPAND))
    assert (card(11).colour, card(11).secondary[1]) == (RED, (RAIDER, RAIDER))
    assert (card(13).colour, sorted(card(13).primary)) == (WHITE, [CONTROL, COIN])
    assert (card(17).colour, card(17).secondary[1]) == (YELLOW, (COURT, COURT, COURT))


def test_symbol_numbers_go_with_their_ids() -> None:
    symbols = {
        "control": CONTROL,
        "coin": COIN,
        "pay": PAY,
        "court": COURT,
        "raider": RAIDER,
        "church": CHURCH,
        "expand": EXPAND,
        "free": FREE,
    }
    assert {name: n for n, name in enumerate(box.SYMBOLS)} == symbols


# marriages


@pytest.mark.rule("BB-COMP-9")
def test_seven_ordinary_marriage_cards_and_the_princess() -> None:
    assert len({marriage.id for marriage in MARRIAGES}) == len(MARRIAGES) == 8
    assert PRINCESS == 7
    assert MARRIAGES[PRINCESS].id == "estrid"


@pytest.mark.rule("BB-COMP-10")
def test_benefits_of_the_marriage_cards() -> None:
    north, south, connaught, leinster, munster = ("NUBSDCLM".index(letter) for letter in "NSCLM")
    assert set(MARRIAGES[:PRINCESS]) == {
        Marriage("orlaith", "Orlaith", points=2, region=munster),
        Marriage("aodhan", "Aodhan", points=2, region=leinster),
        Marriage("conall", "Conall", points=2, region=south),
        Marriage("cormac", "Cormac", points=2, region=connaught),
        Marriage("niall", "Niall", points=2, region=north),
        Marriage("aoife", "Aoife", points=2, renown=1),
        Marriage("brigid", "Brigid", points=4),
    }


def test_the_princess_has_points_for_being_rejected_and_nothing_else() -> None:
    assert MARRIAGES[PRINCESS][2:] == (4, 0, -1)


@pytest.mark.rule("BB-COMP-22")
def test_marriage_track_from_0_to_9() -> None:
    coin, coins, renown, town = Space(coins=1), Space(coins=2), Space(renown=1), Space(town=True)
    assert list(TRACK) == [Space(), Space(), coin, coin, coin, coins, coins, renown, town, Space()]
    assert box.TOP == 9


# Vikings


@pytest.mark.rule("BB-COMP-12")
def test_seven_viking_cards_in_either_deck() -> None:
    assert VIKING_DECKS == {"default": (9, 10, 11, 12, 13, 13, 14), "alternative": (9, 10, 11, 12, 12, 13, 13)}


# the map


@pytest.mark.rule("BB-COMP-17")
def test_the_board_has_regions_towns_roads_a_track_and_a_table_of_points() -> None:
    assert [len(part) for part in (REGIONS, TOWNS, ROADS, TRACK, SPREAD)] == [8, 53, 36, 10, 9]


@pytest.mark.rule("BB-GEN-12")
def test_every_town_is_red_blue_or_yellow() -> None:
    towns = {f"{region}{n}": sign for region, signs in COLOURS_OF_TOWNS.items() for n, sign in enumerate(signs, 1)}
    assert [(town.id, box.COLOURS[town.colour][0]) for town in TOWNS] == list(towns.items())
    assert Counter(town.colour for town in TOWNS) == {RED: 18, BLUE: 18, YELLOW: 17}


@pytest.mark.rule("BB-GEN-13")
def test_every_town_lies_in_one_of_eight_regions() -> None:
    assert "".join(region.id for region in REGIONS) == "NUBSDCLM"
    assert [towns.bit_count() for towns in REGION_TOWNS] == [7, 5, 4, 6, 3, 9, 9, 10]
    for n, town in enumerate(TOWNS):
        assert REGIONS[town.region].id == town.id[0]
        assert [region for region, towns in enumerate(REGION_TOWNS) if towns >> n & 1] == [town.region]
        assert TOWN_AT[town.id] == n


@pytest.mark.rule("BB-GEN-14")
def test_every_region_has_a_threshold_and_points() -> None:
    assert [(region.name, region.threshold, region.points) for region in REGIONS] == [
        ("Northern Uí Néill", 4, 6),
        ("Ulaid", 3, 4),
        ("Bréifne", 2, 3),
        ("Southern Uí Néill", 3, 5),
        ("Dubhlinn", 2, 2),
        ("Connaught", 5, 7),
        ("Leinster", 4, 6),
        ("Munster", 5, 7),
    ]
    assert (sum(region.threshold for region in REGIONS), sum(region.points for region in REGIONS)) == (28, 40)


@pytest.mark.rule("BB-GEN-15")
def test_towns_hang_together_in_nineteen_groups() -> None:
    found = {frozenset(ids(group_of(town))) for town in range(len(TOWNS))}
    assert found == {frozenset(group.split()) for group in GROUPS}
    assert len(found) == 19


@pytest.mark.rule("BB-GEN-15")
def test_six_towns_have_no_road_and_none_has_more_than_three() -> None:
    degrees = {town.id: NEIGHBOURS[n].bit_count() for n, town in enumerate(TOWNS)}
    assert {town for town, degree in degrees.items() if degree == 0} == {"B4", "C1", "C5", "D1", "M5", "M10"}
    assert {town for town, degree in degrees.items() if degree >= 3} == {"L6", "L8"}
    assert sum(degrees.values()) == 2 * 36


@pytest.mark.rule("BB-GEN-15")
def test_neighbours_are_those_at_the_other_end_of_a_road() -> None:
    assert next_to("L8") == {"L5", "L6", "L9"}
    assert next_to("L6") == {"D3", "L5", "L8"}
    assert next_to("S3") == {"S2", "S4"}
    assert next_to("S1") == {"S2", "S6"}
    assert next_to("B2") == {"B1", "C2"}
    assert next_to("M6") == {"M4", "M8"}
    for a in range(len(TOWNS)):
        assert not NEIGHBOURS[a] >> a & 1
        for b in range(len(TOWNS)):
            assert NEIGHBOURS[a] >> b & 1 == NEIGHBOURS[b] >> a & 1 == ((a, b) in ROADS or (b, a) in ROADS)
    assert len({frozenset(road) for road in ROADS}) == 36


@pytest.mark.rule("BB-GEN-15")
def test_the_sea_route_is_a_road_like_any_other() -> None:
    assert next_to("C7") == {"M1"}
    assert next_to("M1") == {"C7"}
    assert [(TOWNS[a].id, TOWNS[b].id) for a, b in box.SEA_ROUTES] == [("C7", "M1")]


@pytest.mark.rule("BB-GEN-15")
def test_seven_roads_cross_a_border() -> None:
    crossing = {f"{TOWNS[a].id}-{TOWNS[b].id}" for a, b in ROADS if TOWNS[a].region != TOWNS[b].region}
    assert crossing == {"N4-B1", "N6-B3", "N7-U3", "B2-C2", "D2-L2", "D3-L6", "C7-M1"}


def test_towns_lie_in_ireland_and_apart_from_each_other() -> None:
    for town in TOWNS:
        assert 51.4 < town.lat < 55.4, town
        assert -10.7 < town.lon < -5.4, town
    assert len({(town.lat, town.lon) for town in TOWNS}) == 53


def test_neighbours_by_land_are_near_each_other() -> None:
    """A misprinted coordinate would show: no land road spans a degree of latitude or two of longitude."""
    for a, b in set(ROADS) - set(box.SEA_ROUTES):
        assert abs(TOWNS[a].lat - TOWNS[b].lat) < 1, (TOWNS[a], TOWNS[b])
        assert abs(TOWNS[a].lon - TOWNS[b].lon) < 2, (TOWNS[a], TOWNS[b])


def test_names_of_towns_are_unlike() -> None:
    names = [town.name for town in TOWNS]
    assert all(names)
    assert len(set(names)) == 53


# numbers of the rulebook


def test_start_and_prices() -> None:
    assert (box.START_COINS, box.START_RENOWN, box.START_POINTS) == (3, 1, 10)
    assert (box.EXTRA_PRICE, box.EXPANSION_PRICE, box.PENALTY, box.MONASTERY_DISCS) == (2, 5, 2, 4)


def test_points_for_the_number_of_regions() -> None:
    assert SPREAD == (0, 0, 0, 1, 1, 3, 5, 7, 10)


def test_cards_dealt_and_rounds_by_the_number_of_players() -> None:
    assert box.DEALT == {3: 8, 4: 6, 5: 5}
    assert box.ROUNDS == {3: 3, 4: 4, 5: 4}


# what is reconstructed says so


def material(name: str) -> dict[str, object]:
    return tomllib.loads((Path(box.__file__).parent / "material" / name).read_text(encoding="utf-8"))


def test_repaired_cards_say_so() -> None:
    assert {each.value: each.reconstructed for each in CARDS if each.reconstructed} == {1: "primary", 5: "upper"}


def test_doubtful_colours_and_invented_names_say_so() -> None:
    assert {town.id for town in TOWNS if town.colour_from_one_source} == {"N6", "S6", "C5", "L3"}
    assert all(town.name_reconstructed for town in TOWNS)


def test_both_viking_decks_say_so() -> None:
    decks = material("vikings.toml")["deck"]
    assert isinstance(decks, dict)
    assert [deck["reconstructed"] for deck in decks.values()] == [True, True]


def test_roads_tell_their_kind_and_the_sea_route_its_source() -> None:
    roads = material("map.toml")["roads"]
    assert isinstance(roads, list)
    assert Counter(road["kind"] for road in roads) == {"inside": 29, "border": 6, "sea": 1}
    for road in roads:
        a, b = road["towns"]
        assert (road["kind"] == "inside") == (a[0] == b[0]), road
    assert [road["towns"] for road in roads if road.get("from_one_source")] == [["C7", "M1"]]
