"""Components (OD-COMP, OD-GOODS): what is in the box, against the numbers of the rule book and what it says of them."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from meadhall.games.odin import box, cards, game
from meadhall.games.odin.box import (
    BLUE,
    FAMILIES,
    GOODS,
    GREEN,
    LENGTHS,
    MARKERS,
    NO_HARVEST,
    ORANGE,
    RED,
    SHIPS,
    SPECIALS,
    STRIPS,
    THING_AT,
    THINGS,
    TOKENS,
    Amounts,
    Ship,
)
from meadhall.games.odin.cards import OCCUPATIONS
from meadhall.words import Words

LADDERS = [
    *("berries egg amber gold_ornament 1x1", "peas mead oil rune_stone 1x2", "flax stockfish hide silverware 1x3"),
    *("beans milk wool chest 2x2", "grain salt_meat linen silk 1x4", "cabbage game_meat skin_and_bones spices 2x3"),
    *("- sheep fur jewelry 2x4", "fruits whale_meat robe treasure_chest 3x3", "- cattle clothing silver_hoard 3x4"),
]


def material(name: str) -> dict[str, Any]:
    return tomllib.loads((Path(box.__file__).parent / "material" / name).read_text(encoding="utf-8"))


def told(amounts: Amounts) -> str:
    return " ".join(f"{number} {THINGS[thing]}" for thing, number in amounts)


# goods


@pytest.mark.rule("OD-GOODS-1", "OD-GOODS-3", "OD-GOODS-8")
def test_nine_families_of_goods_in_four_colours() -> None:
    found = [f"{' '.join(good or '-' for good in each.goods)} {each.rows}x{each.cols}" for each in FAMILIES]
    assert found == LADDERS
    assert material("goods.toml")["colours"] == list(box.COLOURS) == ["orange", "red", "green", "blue"]
    assert (ORANGE, RED, GREEN, BLUE) == (0, 1, 2, 3)
    assert [each.mini_expansion for each in FAMILIES] == [2, *[0] * 8]


@pytest.mark.rule("OD-GOODS-3")
def test_goods_are_numbered_by_family_and_colour() -> None:
    assert len(GOODS) == 36
    assert [n for n, good in enumerate(GOODS) if not good] == [24, 32]
    for number, good in enumerate(GOODS):
        if good:
            assert getattr(box, good.upper()) == number == THING_AT[good]
            assert FAMILIES[box.family_of(number)].goods[box.colour_of(number)] == good
            lying = (box.height(number), box.width(number))
            assert lying == (FAMILIES[box.family_of(number)].rows, FAMILIES[box.family_of(number)].cols)


@pytest.mark.rule("OD-FEAST-9")
def test_width_on_the_table_lying_and_standing() -> None:
    widths = {GOODS[4 * n + RED]: f"{box.width(4 * n)}/{box.height(4 * n)}" for n in range(9)}
    assert " ".join(f"{good} {width}" for good, width in widths.items()) == (
        "egg 1/1 mead 2/1 stockfish 3/1 milk 2/2 salt_meat 4/1 game_meat 3/2 sheep 4/2 whale_meat 3/3 cattle 4/3"
    )


@pytest.mark.rule("OD-GOODS-3", "OD-GOODS-4", "OD-GOODS-8")
def test_goods_rise_within_their_family() -> None:
    up = box.upgraded
    assert (up(box.PEAS), up(box.MEAD), up(box.OIL), up(box.RUNE_STONE)) == (box.MEAD, box.OIL, box.RUNE_STONE, -1)
    assert (up(box.SHEEP), up(box.CATTLE)) == (box.FUR, box.CLOTHING)
    assert (up(box.GRAIN, 2), up(box.CATTLE, 2), up(box.LINEN, 2)) == (box.LINEN, box.SILVER_HOARD, -1)
    assert (up(box.FRUITS, 3), up(box.WHALE_MEAT, 3)) == (box.TREASURE_CHEST, -1)
    assert [up(box.BERRIES, n) for n in (1, 2, 3)] == [box.EGG, box.AMBER, box.GOLD_ORNAMENT]


@pytest.mark.rule("OD-GOODS-6", "OD-PH2-2", "OD-PH2-3")
def test_harvest_numbers() -> None:
    numbers = {each.goods[ORANGE]: each.harvest for each in FAMILIES if each.harvest}
    assert numbers == {"peas": 1, "beans": 1, "flax": 1, "grain": 2, "cabbage": 3, "fruits": 4}
    assert [{GOODS[good] for good in goods} for goods in box.HARVESTS] == [
        set(),
        {"peas", "beans", "flax"},
        {"peas", "beans", "flax", "grain"},
        {"peas", "beans", "flax", "grain", "cabbage"},
        {"peas", "beans", "flax", "grain", "cabbage", "fruits"},
    ]


@pytest.mark.rule("OD-GOODS-8", "OD-GOODS-10")
def test_sword_values_of_goods() -> None:
    values = {GOODS[good]: sword for good, sword in enumerate(box.SWORDS) if sword}
    blue = "rune_stone silverware chest silk spices jewelry treasure_chest silver_hoard"
    assert values == dict(zip(blue.split(), [6, 7, 8, 8, 9, 10, 11, 15], strict=True))


@pytest.mark.rule("OD-SCORE-5", "OD-GOODS-4")
def test_points_of_animals() -> None:
    assert [tuple(animal) for animal in box.ANIMALS] == [(box.SHEEP, 2, 3), (box.CATTLE, 3, 4)]
    assert {box.colour_of(animal.good) for animal in box.ANIMALS} == {RED}


@pytest.mark.rule("OD-COMP-10")
def test_forty_seven_weapon_cards() -> None:
    """OD-T-6."""
    counts = dict(zip(box.WEAPONS, box.WEAPON_CARDS, strict=True))
    assert counts == {"bow": 12, "snare": 12, "spear": 12, "long_sword": 11}
    assert sum(box.WEAPON_CARDS) == 47


def test_things_have_one_numbering() -> None:
    names = ["wood", "stone", "ore", "silver", "bow", "snare", "spear", "long_sword", "weapon"]
    assert list(THINGS[36:45]) == names
    assert [getattr(box, name.upper()) for name in names] == list(range(36, 45))
    assert [THINGS[box.SPECIAL + n] for n in range(16)] == [tile.id for tile in SPECIALS]
    assert [getattr(box, tile.id.upper()) for tile in SPECIALS] == list(range(16))
    assert list(THINGS[box.BUILDING :]) == ["shed", "stone_house", "long_house"] == list(box.BUILDINGS)
    assert [box.SHED, box.STONE_HOUSE, box.LONG_HOUSE] == [0, 1, 2]
    assert len(THING_AT) == len(THINGS) - 2 == 62


# ships, strips, rounds, setup


@pytest.mark.rule(
    "OD-ANY-SHIP-1", "OD-ANY-SHIP-3", "OD-ANY-ARM-3", "OD-ANY-ARM-4", "OD-EMIGRATE-7", "OD-SCORE-1", "OD-SCORE-2"
)
def test_ships() -> None:
    assert list(SHIPS) == [
        Ship("whaling_boat", large=False, price=3, points=3, ore=1, printed_ore=1),
        Ship("knarr", large=True, price=5, points=5, ore=0, emigrated=18),
        Ship("longship", large=True, price=8, points=8, ore=3, emigrated=21),
    ]
    assert [getattr(box, ship.id.upper()) for ship in SHIPS] == [0, 1, 2]


@pytest.mark.rule("OD-ANY-SHIP-5", "OD-EMIGRATE-3")
def test_room_for_ships() -> None:
    assert (box.SMALL_BERTHS, box.LARGE_BERTHS, box.EMIGRATED_WIDTH) == (3, 4, 2)


@pytest.mark.rule("OD-COMP-5", "OD-ACT-MOUNTAIN-2", "OD-SETUP-13")
def test_mountain_strips() -> None:
    shown = [{thing: strip.count(thing) for thing in (box.WOOD, box.STONE, box.ORE, box.SILVER)} for strip in STRIPS]
    assert [tuple(each.values()) for each in shown] == [
        *(
            (2, 3, 1, 1),
            (3, 3, 0, 1),
            (4, 1, 1, 1),
            (2, 2, 2, 1),
            (4, 2, 0, 1),
            (3, 2, 1, 1),
            (2, 1, 2, 2),
            (3, 1, 2, 1),
        )
    ]
    order = [box.WOOD, box.STONE, box.ORE, box.SILVER]
    assert all(len(strip) == 7 and list(strip) == sorted(strip, key=order.index) for strip in STRIPS)
    assert Counter(item for strip in STRIPS for item in strip) == dict(zip(order, [23, 15, 9, 9], strict=True))
    assert box.STRIP_SILVER == 2
    assert box.OPEN_STRIPS == {1: 2, 2: 2, 3: 2, 4: 3}


@pytest.mark.rule("OD-COMP-1", "OD-SETUP-11", "OD-PH1-3", "OD-PH2-1", "OD-FEAST-1")
def test_rounds_of_the_long_and_the_short_game() -> None:
    long, short = LENGTHS["long"], LENGTHS["short"]
    assert (long.vikings, short.vikings) == (5, 6)
    assert long.harvest == (1, 2, 0, 3, 0, 4, 0)
    assert short.harvest == (1, 0, 2, 0, 3, 0)
    assert list(long.table) == [5 + r for r in range(1, 8)]
    assert list(short.table) == [6 + r for r in range(1, 7)]
    assert list(LENGTHS) == ["long", "short"]


@pytest.mark.rule("OD-PH3-1", "OD-PH3-3", "OD-PH3-7")
def test_when_exploration_boards_are_turned() -> None:
    assert {letter: r for r, letter in enumerate(LENGTHS["long"].turn, 1) if letter} == {"A": 3, "B": 4, "C": 5, "D": 6}
    assert {letter: r for r, letter in enumerate(LENGTHS["short"].turn, 1) if letter} == {
        "A": 2,
        "B": 3,
        "C": 4,
        "D": 5,
    }
    assert [len(length.turn) for length in LENGTHS.values()] == [7, 6]
    assert box.ISLAND_SILVER == 2


@pytest.mark.rule("OD-FEAST-1", "OD-FEAST-9", "OD-FEAST-11", "OD-COMP-12")
def test_feast_table_vikings_and_penalty() -> None:
    assert (box.TABLE_COLUMNS, box.TABLE_ROWS, box.VIKINGS, box.PENALTY) == (12, 4, 12, 3)


@pytest.mark.rule("OD-SETUP-7", "OD-MINI2-8")
def test_what_players_start_with() -> None:
    assert told(box.START) == "1 mead 1 bow 1 snare 1 spear"
    assert told(box.SHORT_HARVEST_START) == "3 silver 1 weapon"


# the second mini-expansion


@pytest.mark.rule("OD-COMP-15", "OD-MINI2-12")
def test_resource_tokens() -> None:
    assert [f"{told(token.harvest)} / {told(token.no_harvest)}" for token in TOKENS] == [
        *("1 stone / 1 long_sword", "1 amber / 1 mead", "1 ore / 1 peas", "1 bow / 1 peas", "1 wood / 1 spear"),
        *("1 mead / 1 beans", "1 peas / 1 oil", "1 gold_ornament / 1 egg", "1 mead / 1 snare", "1 silver / 1 berries"),
    ]


@pytest.mark.rule("OD-COMP-15", "OD-MINI2-11")
def test_harvest_markers_are_the_four_levels_and_say_that_they_are_reconstructed() -> None:
    assert [set(marker.goods) for marker in MARKERS[:4]] == [set(goods) for goods in box.HARVESTS[1:]]
    assert [len(marker.goods) for marker in MARKERS] == [3, 4, 5, 6, 0]
    assert [marker.copies for marker in MARKERS] == [1, 1, 1, 1, 4]
    assert [marker.reconstructed for marker in MARKERS] == [True, True, True, True, False]
    assert MARKERS[NO_HARVEST].id == "no_harvest"


# occupations


@pytest.mark.rule("OD-COMP-9")
def test_a_hundred_and_ninety_occupations() -> None:
    """OD-T-6: 45 light and 145 dark ones."""
    assert [card.number for card in OCCUPATIONS] == list(range(1, 191))
    assert Counter((card.deck, card.light) for card in OCCUPATIONS) == {
        ("A", False): 57,
        ("B", False): 44,
        ("C", False): 44,
        ("A", True): 15,
        ("B", True): 15,
        ("C", True): 15,
    }
    assert {card.deck for card in OCCUPATIONS} == set(cards.DECKS)


@pytest.mark.rule("OD-SCORE-6")
def test_points_of_occupations() -> None:
    points = Counter(card.points for card in OCCUPATIONS)
    assert points == {7: 1, 3: 24, 2: 50, 1: 65, 0: 45, -1: 4, -2: 1}
    special = {card.number: card.points for card in OCCUPATIONS if not 0 <= card.points <= 3}
    assert special == {5: 7, 45: -1, 71: -1, 100: -1, 106: -1, 180: -2}


@pytest.mark.rule("OD-OCC-25", "OD-OCC-31")
def test_kinds_of_occupations() -> None:
    assert cards.KINDS == ("immediate", "each_time", "anytime", "as_soon_as")
    assert (cards.IMMEDIATE, cards.EACH_TIME, cards.ANYTIME, cards.AS_SOON_AS) == (0, 1, 2, 3)
    assert Counter(card.kinds for card in OCCUPATIONS) == {
        (cards.IMMEDIATE,): 53,
        (cards.EACH_TIME,): 107,
        (cards.ANYTIME,): 19,
        (cards.AS_SOON_AS,): 6,
        (cards.IMMEDIATE, cards.EACH_TIME): 5,
    }
    assert [card.number for card in OCCUPATIONS if len(card.kinds) == 2] == [11, 12, 13, 15, 188]
    assert {card.deck for card in OCCUPATIONS if cards.AS_SOON_AS in card.kinds} == {"B", "C"}


def name(number: int) -> str:
    return Words(game).text(f"card-{number}")


def test_names_of_occupations_are_unlike() -> None:
    names = [name(card.number).replace(" ", "").lower() for card in OCCUPATIONS]
    assert [each for each, count in Counter(names).items() if count > 1] == ["shipowner"]
    assert [name(n) for n in (14, 117)] == ["Ship Owner", "Shipowner"]
    assert [name(n) for n in (32, 68)] == ["Weapons Supplier", "Supplier of Weapons"]
    assert [name(n) for n in (52, 99)] == ["Tutor", "Preceptor"]
    assert [name(n) for n in (94, 148)] == ["Spice Merchant", "Spice Trader"]


@pytest.mark.rule("OD-MINI2-19", "OD-MINI2-20")
def test_occupations_of_the_rulebook() -> None:
    """Numbers, decks and names as the rulebook has them where it speaks of cards."""
    must = "52A 107B 115B 125C 150C 163A 170A 189B"
    better = (
        "1A 8A 21B 28B 41A 42B 45C 46B 56A 96A 97B 99A 101B 104B 106B 124B 133B 134A 135A 138C 139C 157C 158A 161B "
        "162C 174A 175B 177B 180C 190B"
    )
    assert [f"{n}{OCCUPATIONS[n - 1].deck}" for n in cards.REMOVED_WITH_HARVEST] == must.split()
    assert [f"{n}{OCCUPATIONS[n - 1].deck}" for n in cards.BETTER_REMOVED_WITH_HARVEST] == better.split()
    known = {1: "Peddler", 8: "Craft Leader", 47: "Tanner", 65: "Dragonslayer", 107: "Adventurer", 181: "Sail Patcher"}
    assert {n: name(n) for n in known} == known


# what is not certain says so


def test_every_file_says_how_sure_it_is() -> None:
    files = sorted((Path(box.__file__).parent / "material").glob("*.toml"))
    files = [path for path in files if path.stem != "appraisal"]  # the eye of a bot, no part of the box
    assert len(files) == 11
    for path in files:
        head = "".join(line for line in path.read_text(encoding="utf-8").splitlines(True) if line.startswith("#"))
        assert "ertain" in head, path.name
    assert [marker["id"] for marker in material("tokens.toml")["marker"] if marker.get("reconstructed")] == [
        f"harvest_{n}" for n in range(1, 5)
    ]
