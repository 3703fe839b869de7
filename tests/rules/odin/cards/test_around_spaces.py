"""Cards about using action spaces: prices, what comes before, after and instead, and what is placed or built."""

from __future__ import annotations

import pytest

from meadhall.games.odin.events import CardUsed
from tests.rules.odin.armoury import complete, face_down, face_up
from tests.rules.odin.holdings import counted, give, held, open_strips
from tests.rules.odin.scene import Scene

CRAFTING = {
    "A27": "1 flax",
    "A28": "1 stone",
    "A29": "1 hide, 1 linen",
    "A30": "1 wood",
    "A31": "1 ore",
    "A32": "2 stone, 2 wood",
    "A33": "",
}
"""What crafting takes."""
WOOD_NEXT, STONE_NEXT, ORE_NEXT, SILVER_NEXT = {1: 0}, {1: 2}, {1: 5}, {1: 6}
"""A strip with that item next."""


def ready(before: str, *cards: int, strips: dict[int, int] | None = None, seats: int = 2) -> Scene:
    """Seat A has this, these cards and the turn; these mountain strips lie open, with so many items gone."""
    scene = Scene(seats)
    open_strips(scene, strips or {})
    give(scene, "A", before)
    scene.in_play("A", *cards)
    scene.turn("A")
    return scene


def at(space: str, before: str, *cards: int, strips: dict[int, int] | None = None, seats: int = 2) -> Scene:
    """The same, and seat A has put its Vikings on the space."""
    scene = ready(before, *cards, strips=strips, seats=seats)
    scene.choose("A", space)
    scene.luck()
    return scene


def choose(scene: Scene, choices: str) -> Scene:
    for choice in choices.split():
        scene.choose("A", choice)
        scene.luck()
    return scene


def all_of(scene: Scene, seat: str = "A") -> dict[str, int]:
    """What the seat has, apart from occupations."""
    return {name: number for name, number in held(scene, seat).items() if name not in ("card", "played")}


def difference(card: int, space: str, before: str, choices: str, seats: int = 2) -> dict[str, int]:
    """What seat A has more with the card in play than without it, when its action is over."""
    without, with_it = (choose(at(space, before, *cards, seats=seats), choices) for cards in ((), (card,)))
    assert without.deciding() == with_it.deciding() == "B"
    had, has = all_of(without), all_of(with_it)
    return {name: has.get(name, 0) - had.get(name, 0) for name in had | has if has.get(name, 0) != had.get(name, 0)}


# what happens by itself

MARKETS = [(space, "", "") for space in ("A20", "A21", "A22", "A23")]
ONE_SILVER = [*MARKETS, ("A28", "1 stone", ""), ("A30", "1 wood", ""), ("A55", "", ""), ("A56", "1 stone", "")]
CRAFTS = [(space, before, "jewelry" if space == "A31" else "") for space, before in CRAFTING.items()]
HOUSES = [("A01", "2 wood", ""), ("A02", "1 stone", ""), ("A03", "2 stone", ""), ("A04", "2 stone, 2 wood", "0")]
EXPLORERS = "1 whaling_boat, 1 knarr, 1 longship, 1 silver"

BY_ITSELF = [
    *((3, *case, "1 snare") for case in ONE_SILVER),
    *((109, "A46", f"{knarrs} knarr, 1 silver", "done", f"{knarrs} silver") for knarrs in (1, 3)),
    *((112, *case, "1 mead") for case in CRAFTS),
    *((111, *case, "2 silver" if case[0] == "A32" else "1 silver") for case in CRAFTS if case[0][1:] in "28303132"),
    (111, "A30", "1 ore", "", "1 silver"),
    *((115, *case, "1 silverware") for case in HOUSES),
    *((118, *case, "1 stone, 1 mead") for case in MARKETS),
    *((119, *case, "1 milk") for case in MARKETS),
    (125, "A52", EXPLORERS, "shetland", "1 rune_stone"),
    (125, "A53", EXPLORERS, "iceland", "1 rune_stone"),
    (125, "A57", EXPLORERS, "knarr", "1 rune_stone"),
    (125, "A61", "1 longship, 1 silver", "yes longship", "1 rune_stone"),
    (149, "A45", "1 knarr, 1 silver", "done", "1 oil"),
    (149, "A46", "1 knarr, 1 silver", "done", "1 oil"),
]
NOT_THERE = [
    *((3, space, before, "") for space, before in (("A25", ""), ("A29", "1 hide, 1 linen"), ("A33", ""), ("A09", ""))),
    (109, "A45", "2 knarr, 1 silver", "done"),
    (111, "A27", "1 flax", ""),
    (111, "A29", "1 hide, 1 linen", ""),
    (111, "A02", "1 stone", ""),
    (112, "A25", "", ""),
    (115, "A05", "1 wood", ""),
    (118, "A25", "", ""),
    (119, "A24", "1 cattle", ""),
    (125, "A61", "1 whaling_boat", "yes"),
    (149, "A47", "1 knarr", "glass_beads"),
]


@pytest.mark.rule("OD-OCC-21")
@pytest.mark.card(3, 109, 111, 112, 115, 118, 119, 125, 149)
@pytest.mark.parametrize(("card", "space", "before", "choices", "more"), BY_ITSELF)
def test_what_a_card_brings_by_itself(card: int, space: str, before: str, choices: str, more: str) -> None:
    assert difference(card, space, before, choices, seats=3) == counted(more)


@pytest.mark.rule("OD-OCC-21")
@pytest.mark.card(3, 109, 111, 112, 115, 118, 119, 125, 149)
@pytest.mark.parametrize(("card", "space", "before", "choices"), NOT_THERE)
def test_nothing_for_other_spaces(card: int, space: str, before: str, choices: str) -> None:
    assert difference(card, space, before, choices, seats=3) == {}


@pytest.mark.card(3)
@pytest.mark.rule("OD-DICE-6")
def test_the_snare_of_the_furrier_is_face_up_or_searched_for() -> None:
    scene = ready("", 3)
    complete(scene, snare=1)
    down = face_down(scene)["snare"]
    scene.choose("A", "A20")
    assert (face_up(scene), face_down(scene)["snare"]) == ({}, down)
    scene = ready("", 3)
    complete(scene)
    scene.choose("A", "A20")
    assert face_down(scene)["snare"] == 11


@pytest.mark.card(3)
def test_silver_of_cards_does_not_count_for_the_furrier() -> None:
    """A29 gives 2 silver whatever the artist (card 111) adds; A32 gives none, and the artist two."""
    scene = at("A32", "2 stone, 2 wood", 3, 111)
    assert scene.supply("A") == {"chest": 2, "rune_stone": 2, "silver": 2}


@pytest.mark.card(119, 1)
@pytest.mark.rule("OD-IMITATE-1")
def test_who_imitates_a_space_uses_it() -> None:
    scene = ready("1 silver", 1, 119, seats=4)
    scene.state.imitation = [1, 3]
    scene.use("B", "A20")
    scene.have("B", silver=2)
    scene.use("B", "A15")
    scene.use("A", "I1")
    scene.choose("A", "A20")
    assert scene.supply("A") == {"silver": 2, "beans": 1, "milk": 1}
    scene.state.placed[-2] = 0
    scene.use("A", "I1")
    scene.choose("A", "A15")
    assert scene.supply("A") == {"silver": 1, "beans": 1, "milk": 1, "salt_meat": 2}


# prices

LIVESTOCK = {
    "A14": ("2 stockfish", 1, (0, 1, 0)),
    "A15": ("2 salt_meat", 2, (1, 1, 0)),
    "A16": ("1 sheep", 1, (0, 1, 0)),
    "A17": ("1 cattle, 1 milk", 3, (2, 2, 1)),
    "A19": ("1 sheep, 1 cattle", 3, (2, 2, 1)),
}


@pytest.mark.rule("OD-ACT-GEN-2")
@pytest.mark.card(1, 2)
@pytest.mark.parametrize(("number", "cards"), list(enumerate([(1,), (2,), (1, 2)])))
@pytest.mark.parametrize("space", LIVESTOCK)
def test_prices_of_livestock(space: str, number: int, cards: tuple[int, ...]) -> None:
    bought, full, prices = LIVESTOCK[space]
    price = prices[number]
    scene = at(space, f"{price} silver", *cards)
    assert scene.supply("A") == counted(bought)
    scene = at(space, f"{full} silver")
    assert scene.has("A", "silver") == 0, "the full price without the cards"
    if price:
        scene = ready(f"{price - 1} silver", *cards)
        assert scene.refusal("A", space) == "cannot-pay"


@pytest.mark.card(1, 2)
@pytest.mark.parametrize(("cards", "left"), [((1,), 2), ((2,), 1), ((1, 2), 2)])
def test_one_of_two_animals(cards: tuple[int, ...], left: int) -> None:
    assert choose(at("A18", "2 silver", *cards), "1").supply("A") == {"cattle": 1, "silver": left}
    assert choose(at("A18", "2 silver", *cards), "0").supply("A") == {"sheep": 1, "silver": 2}


@pytest.mark.rule("OD-ACT-SALE-1")
@pytest.mark.card(2)
@pytest.mark.parametrize(
    ("tiles", "price"),
    [
        ("helmet done", 1),
        ("helmet cloakpin", 1),
        ("belt done", 1),
        ("belt crucifix", 3),
        ("helmet belt", 2),
        ("belt helmet", 2),
        ("glass_beads helmet", 1),
        ("chalice round_shield", 10),
    ],
)
def test_the_price_of_both_special_tiles_together(tiles: str, price: int) -> None:
    scene = choose(at("A47", f"1 knarr, {price} silver", 2, 1), tiles)
    assert scene.has("A", "silver") == 0
    assert scene.deciding() == "B"
    assert all(scene.has("A", tile) for tile in tiles.split() if tile != "done")
    scene = at("A47", f"1 knarr, {price - 1} silver", 2)
    first, second = tiles.split()
    if first in scene.options("A"):
        scene.choose("A", first)
        assert scene.deciding() == "B" or second not in scene.options("A")


@pytest.mark.rule("OD-EMIGRATE-2")
@pytest.mark.card(2, 170)
@pytest.mark.parametrize(
    ("cards", "prices"),
    [((2,), (1, 1, 2, 3, 4, 5, 6)), ((170,), (0, 0, 1, 2, 3, 4, 5)), ((2, 170), (0, 0, 0, 1, 2, 3, 4))],
)
def test_the_price_of_emigrating(cards: tuple[int, ...], prices: tuple[int, ...]) -> None:
    for round_, price in enumerate(prices, 1):
        for space in ("A57", "A61"):
            scene = ready(f"1 knarr, {price} silver", *cards)
            scene.round(round_)
            choose(scene, f"{space} yes knarr" if space == "A61" else f"{space} knarr")
            assert all_of(scene) == {"emigrated_knarr": 1}
        if price:
            scene = ready(f"1 knarr, {price - 1} silver", *cards)
            scene.round(round_)
            assert scene.refusal("A", "A57") == "cannot-pay"


@pytest.mark.card(2)
def test_no_patron_for_ships_and_prices_of_one_silver() -> None:
    assert "knarr" not in ready("4 silver", 2).options("A")
    assert ready("1 knarr", 2).refusal("A", "A45") == "cannot-pay"


@pytest.mark.card(116)
@pytest.mark.parametrize(
    ("space", "before", "choices", "after"),
    [
        ("A02", "", "", "1 stone_house"),
        ("A02", "1 stone", "", "1 stone_house, 1 stone"),
        ("A03", "1 stone", "", "1 long_house"),
        ("A04", "1 stone, 2 wood", "0", "1 stone_house, 1 longship"),
        ("A04", "1 stone, 2 wood", "1", "1 long_house, 1 knarr"),
        ("A01", "2 wood", "", "1 shed"),
    ],
)
def test_a_bricklayer_saves_a_stone(space: str, before: str, choices: str, after: str) -> None:
    assert all_of(choose(at(space, before, 116), choices)) == counted(after)


@pytest.mark.card(116)
def test_a_bricklayer_saves_one_stone_and_only_when_building() -> None:
    scene = ready("1 wood", 116)
    for space in ("A01", "A03", "A28"):
        assert scene.refusal("A", space) == "cannot-pay"


# what may be done after using a space

AFTER = [
    (114, "A27", "1 flax, 3 silver", "", "1 linen, 1 silk", "1 linen, 3 silver"),
    (114, "A33", "", "", "1 silver, 1 silk", "4 silver"),
    (120, "A20", "1 peas", "peas", "1 beans, 1 mead", "1 beans, 1 silver, 1 peas"),
    (120, "A23", "1 peas", "peas", "1 spices, 1 mead", "1 spices, 1 silver, 1 peas"),
    (124, "A25", "", "", "2 mead, 1 grain, 2 wood", "2 mead, 2 silver"),
    (124, "A29", "1 hide, 1 linen", "", "1 clothing, 1 grain, 2 wood", "1 clothing, 2 silver"),
    (148, "A06", "2 wood, 3 silver", "", "1 knarr, 1 spices", "1 knarr, 3 silver"),
    (117, "A06", "2 wood, 1 hide", "hide", "1 knarr, 1 silverware", "1 knarr, 1 hide"),
    (117, "A07", "2 wood, 1 hide", "hide", "1 longship, 1 silverware", "1 longship, 1 hide"),
]


@pytest.mark.rule("OD-OCC-21", "OD-OCC-23", "OD-OCC-27")
@pytest.mark.card(114, 117, 120, 124, 148)
@pytest.mark.parametrize(("card", "space", "before", "choices", "used", "declined"), AFTER)
def test_what_the_owner_may_do_after_a_space(
    card: int, space: str, before: str, choices: str, used: str, declined: str
) -> None:
    scene = at(space, before, card)
    assert scene.options("A") == ["done", f"card{card}"]
    choose(scene, f"card{card} {choices}")
    assert scene.deciding() == "B", "once"
    assert all_of(scene) == counted(used)
    scene = choose(at(space, before, card), "done")
    assert scene.deciding() == "B"
    assert all_of(scene) == counted(declined)


NOT_OFFERED = [
    (114, "A27", "1 flax, 2 silver"),
    (114, "A25", "9 silver"),
    (117, "A05", "1 wood, 1 hide"),
    (117, "A06", "2 wood, 1 silk"),
    (120, "A25", "1 peas"),
    (120, "A23", ""),
    (124, "A20", "9 silver"),
    (124, "A33", "9 silver"),
    (124, "A09", "9 silver"),
    (148, "A06", "2 wood, 2 silver"),
    (148, "A07", "2 wood, 9 silver"),
]


@pytest.mark.rule("OD-OCC-21")
@pytest.mark.card(114, 117, 120, 124, 148)
@pytest.mark.parametrize(("card", "space", "before"), NOT_OFFERED)
def test_not_offered_otherwise(card: int, space: str, before: str) -> None:
    scene = at(space, before, card)
    assert scene.deciding() == "B"
    assert scene.told(CardUsed) == []


@pytest.mark.card(117, 148)
@pytest.mark.parametrize(("way", "cards"), [("0", ["card117"]), ("1", ["card117", "card148"])])
def test_ships_of_the_house_and_ship_space_are_built(way: str, cards: list[str]) -> None:
    scene = choose(at("A04", "2 stone, 2 wood, 1 peas, 3 silver", 117, 148), way)
    assert scene.options("A") == ["done", *cards]


@pytest.mark.card(117, 148)
@pytest.mark.rule("OD-OCC-30")
def test_buying_is_not_building() -> None:
    scene = choose(ready("13 silver, 1 peas", 117, 148), "knarr longship")
    assert all_of(scene) == {"knarr": 1, "longship": 1, "peas": 1}
    scene = choose(at("A61", "1 whaling_boat, 1 peas, 9 silver", 117, 148), "yes no")
    assert scene.deciding() == "B"


@pytest.mark.card(123)
@pytest.mark.parametrize("space", ["A35", "A38"])
def test_an_oil_seller_after_one_upgrade(space: str) -> None:
    """The oil may come from that upgrade."""
    scene = choose(at(space, "1 mead", 123), "mead")
    assert scene.options("A") == ["done", "card123"]
    scene.choose("A", "card123")
    assert scene.supply("A") == {"silverware": 1}
    assert scene.deciding() == "B"
    scene = choose(at(space, "1 oil, 1 mead", 123), "mead done")
    assert scene.supply("A") == {"oil": 2}
    scene = choose(at(space, "1 hide", 123), "hide")
    assert scene.deciding() == "B", "no oil"
    scene = choose(at("A36", "1 mead", 123), "mead")
    assert scene.deciding() == "B", "another space"


@pytest.mark.card(122)
@pytest.mark.parametrize(
    ("space", "strips", "choices", "items", "reward"),
    [
        ("A34", {1: 1}, "strip1 2", "1 wood, 1 stone", "mead"),
        ("A40", {1: 1, 4: 5}, "strip1 2 strip4 1", "1 wood, 1 stone, 1 ore", "hide"),
        ("A44", {1: 5, 4: 1}, "strip1 2 strip4 2", "1 ore, 2 silver, 1 wood, 1 stone", "chest"),
    ],
)
def test_a_mountain_guard(space: str, strips: dict[int, int], choices: str, items: str, reward: str) -> None:
    scene = choose(at(space, "", 122, strips=strips), choices)
    assert scene.supply("A") == counted(items)
    assert scene.options("A") == ["done", "card122"]
    scene.choose("A", "card122")
    assert scene.supply("A") == counted(f"{items}, 1 {reward}")
    assert scene.deciding() == "B"


@pytest.mark.card(122)
def test_no_mountain_guard_for_one_kind_or_items_of_cards() -> None:
    scene = choose(at("A34", "", 122, strips=WOOD_NEXT), "strip1 2")
    assert (scene.deciding(), scene.supply("A")) == ("B", {"wood": 2})
    scene = choose(at("A34", "", 122, strips={1: 1}), "strip1 2 done")
    assert (scene.deciding(), scene.supply("A")) == ("B", {"wood": 1, "stone": 1})
    scene = at("A27", "1 flax", 113, 122, strips={1: 1})
    choose(scene, "card113 strip1")
    assert (scene.deciding(), scene.supply("A")) == ("B", {"wood": 1, "linen": 1})


@pytest.mark.card(124)
def test_a_labourer_in_the_mountains() -> None:
    scene = choose(at("A34", "", 124, strips=SILVER_NEXT), "strip1")
    assert scene.options("A") == ["done", "card124"]
    scene.choose("A", "card124")
    assert scene.supply("A") == {"grain": 1, "wood": 2}
    scene = choose(at("A34", "", 124, strips={7: 5}), "strip7 2")
    assert (scene.deciding(), scene.supply("A")) == ("B", {"silver": 4}), "not exactly two"


@pytest.mark.card(124)
def test_silver_of_cards_is_not_given_by_the_space() -> None:
    scene = at("A28", "1 stone", 111, 124)
    assert (scene.deciding(), scene.supply("A")) == ("B", {"rune_stone": 1, "silver": 2})
    scene = choose(at("A34", "", 6, 124, strips=STONE_NEXT), "strip1 2")
    assert (scene.deciding(), scene.supply("A")) == ("B", {"stone": 2, "silver": 2})


@pytest.mark.card(108)
@pytest.mark.parametrize(("space", "vikings"), [("A30", 2), ("A31", 3)])
def test_an_ironsmith_takes_a_viking_back(space: str, vikings: int) -> None:
    scene = at(space, "1 ore, 1 silver", 108)
    if space == "A31":
        scene.choose("A", "jewelry")
    thing, silver, number = scene.state.thing[0], scene.has("A", "silver"), int(space[1:]) - 1
    assert scene.options("A") == ["done", "card108"]
    assert scene.state.placed[number] == vikings
    scene.choose("A", "card108")
    assert scene.state.thing[0] == thing + 1
    assert scene.state.placed[number] == vikings - 1
    assert scene.has("A", "silver") == silver - 1
    assert scene.deciding() == "B"


@pytest.mark.card(108)
def test_no_ironsmith_without_ore_and_silver() -> None:
    assert at("A30", "1 wood, 5 silver", 108).deciding() == "B"
    assert choose(at("A31", "1 ore", 108), "jewelry").deciding() == "B"
    scene = at("A30", "1 ore, 1 wood", 108)
    assert scene.options("A") == ["0", "1"]
    assert choose(scene, "0").deciding() == "B", "wood was exchanged"
    scene = choose(at("A30", "1 ore", 108), "done")
    assert scene.supply("A") == {"chest": 1, "silver": 1}


@pytest.mark.card(110, 125)
def test_a_settler_emigrates_after_trading() -> None:
    scene = ready("1 knarr, 1 longship, 4 silver", 110, 2, 125, seats=3)
    scene.round(3)
    choose(scene, "A46 done")
    assert scene.options("A") == ["done", "card110"]
    choose(scene, "card110 knarr")
    assert all_of(scene) == {"emigrated_knarr": 1, "longship": 1, "rune_stone": 1}, "the normal price, no patron"
    assert scene.deciding() == "B"


@pytest.mark.card(110)
def test_no_settler_without_silver_or_room_or_after_the_other_space() -> None:
    for before, space, round_ in (
        ("1 knarr, 3 silver", "A46", 3),
        ("1 knarr, 9 silver, 3 emigrated_knarr", "A46", 1),
        ("1 knarr, 9 silver", "A45", 3),
    ):
        scene = ready(before, 110, seats=3)
        scene.round(round_)
        choose(scene, f"{space} done")
        assert scene.deciding() == "B"
    scene = choose(ready("1 knarr, 9 silver", 110, seats=3), "A46 done done")
    assert all_of(scene) == {"knarr": 1, "silver": 8}


# what may be done before using a space


@pytest.mark.rule("OD-OCC-22")
@pytest.mark.card(113, 121)
@pytest.mark.parametrize(
    ("card", "space", "before", "after"),
    [
        (113, "A27", "1 flax", "1 wood, 1 linen"),
        (113, "A29", "1 hide, 1 linen", "1 wood, 1 clothing, 2 silver"),
        (121, "A01", "2 wood", "1 wood, 1 shed"),
        (121, "A02", "1 stone", "1 wood, 1 stone_house"),
        (121, "A06", "2 wood", "1 wood, 1 knarr"),
    ],
)
def test_an_item_before_a_space(card: int, space: str, before: str, after: str) -> None:
    scene = at(space, before, card, strips=WOOD_NEXT)
    assert scene.options("A") == ["done", f"card{card}"]
    choose(scene, f"card{card} strip1")
    assert all_of(scene) == counted(after)
    assert scene.state.strips[0] == 1
    assert scene.deciding() == "B"
    scene = choose(at(space, before, card, strips=WOOD_NEXT), "done")
    assert "wood" not in scene.supply("A")
    assert scene.state.strips[0] == 0


@pytest.mark.card(113, 121)
@pytest.mark.parametrize(("card", "space"), [(113, "A02"), (113, "A20"), (121, "A28"), (121, "A20")])
def test_no_item_before_other_spaces(card: int, space: str) -> None:
    scene = at(space, "1 stone", card, strips=WOOD_NEXT)
    assert scene.deciding() == "B"
    assert scene.state.strips[0] == 0


MISSING = [
    (113, "A28", "", STONE_NEXT, "rune_stone"),
    (113, "A30", "", WOOD_NEXT, "chest"),
    (113, "A30", "", ORE_NEXT, "chest"),
    (113, "A32", "1 stone, 2 wood", STONE_NEXT, "rune_stone"),
    (121, "A02", "", STONE_NEXT, "stone_house"),
    (121, "A05", "", WOOD_NEXT, "whaling_boat"),
    (121, "A07", "1 wood", WOOD_NEXT, "longship"),
    (103, "A30", "", ORE_NEXT, "chest"),
    (103, "A31", "", ORE_NEXT, "jewelry"),
    (164, "A04", "2 wood, 1 stone", STONE_NEXT, "stone_house"),
]


@pytest.mark.rule("OD-PH5-7", "OD-OCC-22")
@pytest.mark.card(103, 113, 121)
@pytest.mark.parametrize(("card", "space", "before", "strips", "brought"), MISSING)
def test_a_card_brings_what_is_missing(
    card: int, space: str, before: str, strips: dict[int, int], brought: str
) -> None:
    assert space not in ready(before, strips=strips).options("A")
    assert space not in ready(before, card, strips=SILVER_NEXT).options("A")
    scene = ready(before, card, strips=strips)
    assert space in scene.options("A")
    choose(scene, f"{space} card{card} strip1")
    if scene.deciding() == "A":
        scene.choose("A", "jewelry" if space == "A31" else "0")
    assert all_of(scene)[brought] >= 1
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-PH5-7")
@pytest.mark.card(113, 121)
def test_two_items_for_one_space() -> None:
    scene = ready("", 113, 103, strips={1: 4})
    assert "A31" in scene.options("A"), "a stone, then the ore below it"
    assert "A31" not in ready("", 113, 103, strips={1: 3}).options("A")
    choose(scene, "A31 card113 strip1 card103 strip1 jewelry")
    assert scene.supply("A") == {"stone": 1, "jewelry": 1}


# ore for the chest and the forge


@pytest.mark.card(103)
def test_a_forest_blacksmith_takes_an_item_and_pays_with_ore() -> None:
    scene = at("A30", "1 ore, 1 wood", 103, strips=STONE_NEXT)
    assert scene.options("A") == ["done", "card103"]
    choose(scene, "card103 strip1")
    assert scene.supply("A") == {"wood": 1, "stone": 1, "chest": 1, "silver": 1}
    assert scene.deciding() == "B"
    scene = at("A31", "1 ore", 103, strips=STONE_NEXT)
    choose(scene, "card103 strip1 jewelry")
    assert scene.supply("A") == {"stone": 1, "jewelry": 1}


@pytest.mark.card(103)
def test_without_the_blacksmith_wood_can_be_paid() -> None:
    scene = choose(at("A30", "1 ore, 1 wood", 103, strips=STONE_NEXT), "done")
    assert scene.options("A") == ["0", "1"]
    scene.choose("A", "0")
    assert scene.supply("A") == {"ore": 1, "chest": 1, "silver": 1}


@pytest.mark.card(103)
def test_no_blacksmith_for_those_who_have_no_ore_to_exchange() -> None:
    for strips in (WOOD_NEXT, STONE_NEXT, SILVER_NEXT):
        scene = at("A30", "1 wood", 103, strips=strips)
        assert (scene.deciding(), scene.supply("A")) == ("B", {"chest": 1, "silver": 1})
        assert "A30" not in ready("", 103, strips=strips).options("A")
    scene = at("A28", "1 stone, 1 ore", 103, strips=WOOD_NEXT)
    assert scene.deciding() == "B", "another space"


@pytest.mark.card(103)
def test_the_ore_to_exchange_may_be_the_item() -> None:
    scene = at("A30", "1 wood", 103, strips=ORE_NEXT | {2: 0})
    choose(scene, "card103")
    assert scene.options("A") == ["done", "strip1"]
    scene.choose("A", "strip1")
    assert scene.supply("A") == {"wood": 1, "chest": 1, "silver": 1}
    scene = choose(at("A30", "1 wood", 103, strips=ORE_NEXT), "card103 done")
    assert scene.supply("A") == {"chest": 1, "silver": 1}, "nothing taken, nothing promised"


# overseas trading


@pytest.mark.rule("OD-OCC-22", "OD-ACT-OVERSEAS-2")
@pytest.mark.card(149)
@pytest.mark.parametrize("space", ["A45", "A46"])
def test_the_oil_of_the_priest_sails_along(space: str) -> None:
    """OD-T-50."""
    scene = at(space, "1 knarr, 1 silver", 149, seats=3)
    assert scene.options("A") == ["done", "oil"]
    scene.choose("A", "oil")
    assert all_of(scene) == {"knarr": 1, "rune_stone": 1}


@pytest.mark.rule("OD-PH5-7")
@pytest.mark.card(36, 37)
def test_goods_rise_before_they_sail() -> None:
    scene = at("A45", "1 knarr, 1 silver, 1 salt_meat, 1 game_meat, 1 whale_meat, 1 sheep, 1 cattle, 1 mead", 36, 37)
    assert scene.options("A") == ["done", "card36", "card37"]
    scene.choose("A", "card36")
    assert scene.options("A") == ["done", "salt_meat", "game_meat", "whale_meat"]
    assert scene.refusal("A", "cattle") == "not-that-good"
    scene.choose("A", "salt_meat")
    assert scene.has("A", "linen") == 1
    scene.choose("A", "card37")
    assert scene.options("A") == ["done", "mead", "linen", "game_meat", "sheep", "whale_meat", "cattle"]
    choose(scene, "cattle linen clothing")
    assert all_of(scene) == counted("1 knarr, 1 game_meat, 1 whale_meat, 1 sheep, 1 mead, 1 silk, 1 silver_hoard")
    assert scene.deciding() == "B"


@pytest.mark.card(36, 37)
@pytest.mark.parametrize(("card", "before"), [(36, "1 sheep, 1 peas"), (37, "1 silk")])
def test_nothing_to_raise_before_sailing(card: int, before: str) -> None:
    assert at("A45", f"1 knarr, 1 silver, {before}", card).options("A") == ["done"]
    assert at("A36", "2 salt_meat", card).options("A") == ["salt_meat"], "another action"


@pytest.mark.card(36, 37)
@pytest.mark.parametrize("card", [36, 37])
def test_sailing_without_raising(card: int) -> None:
    scene = choose(at("A45", "1 knarr, 1 silver, 1 salt_meat", card), "done done")
    assert all_of(scene) == {"knarr": 1, "salt_meat": 1}


GRID = """
    rune_stone silverware chest     silk      spices         jewelry treasure_chest silver_hoard
    oil        hide       wool      linen     skin_and_bones fur     robe           clothing
    mead       stockfish  milk      salt_meat game_meat      sheep   whale_meat     cattle
    peas       flax       beans     grain     cabbage        -       fruits         -
"""
ROWS = [line.split() for line in GRID.strip().splitlines()]
TO_THE_LEFT = {ROWS[row][col]: ROWS[row - 1][col - 1] for row in (1, 2, 3) for col in range(1, 8)}
del TO_THE_LEFT["-"]


@pytest.mark.card(88)
@pytest.mark.parametrize("good", TO_THE_LEFT)
def test_a_clerk_goes_up_and_to_the_left(good: str) -> None:
    scene = at("A45", f"1 knarr, 2 silver, 1 {good}", 88)
    assert scene.options("A") == ["done", "card88"]
    scene.choose("A", "card88")
    assert scene.options("A") == ["done", good]
    scene.choose("A", good)
    assert all_of(scene) == {"knarr": 1, TO_THE_LEFT[good]: 1}
    assert "card88" not in scene.options("A")


@pytest.mark.card(124)
def test_silver_found_on_a_board_is_not_given_by_the_space() -> None:
    """Q-110."""
    scene = ready("1 knarr", 124)
    scene.state.found[2] = 2
    choose(scene, "A53 iceland")
    assert scene.deciding() == "B"
    assert all_of(scene) == {"knarr": 1, "iceland": 1, "silver": 2}


@pytest.mark.card(121, 156)
def test_a_stone_taken_before_the_action_is_not_brought_by_it() -> None:
    """Q-98."""
    scene = choose(at("A05", "1 wood", 121, 156, strips={1: 3}), "card121 strip1")
    assert scene.deciding() == "B"
    assert all_of(scene) == {"whaling_boat": 1, "stone": 1}


@pytest.mark.rule("OD-GOODS-8")
@pytest.mark.card(88)
def test_a_clerk_finds_the_goods_of_the_second_mini_expansion_left_of_peas() -> None:
    """Q-107; without it there is nothing to the left of peas."""
    for expansions, goods in (("harvest", ["peas", "mead", "oil"]), ("none", [])):
        scene = Scene(2, mini_expansions=expansions)
        give(scene, "A", "3 knarr, 4 silver, 1 berries, 1 egg, 1 amber, 1 peas, 1 mead, 1 oil, 1 rune_stone")
        scene.in_play("A", 88)
        scene.use("A", "A45")
        if goods:
            choose(scene, "card88")
            assert scene.options("A") == ["done", *goods]
            choose(scene, "peas mead oil done")
            assert all_of(scene) == counted(
                "3 knarr, 1 berries, 2 egg, 2 amber, 1 gold_ornament, 1 rune_stone",
            )
        else:
            assert "card88" not in scene.options("A")


@pytest.mark.card(88)
def test_a_clerk_once_for_each_knarr() -> None:
    scene = at("A45", "2 knarr, 9 silver, 1 cattle, 2 flax, 1 peas, 1 oil, 1 silk", 88)
    choose(scene, "card88 cattle")
    assert scene.options("A") == ["done", "flax", "robe"]
    assert scene.refusal("A", "oil") == "choose-a-good"
    choose(scene, "flax")
    assert scene.options("A") == ["done", "oil", "robe"], "sailing"
    choose(scene, "robe done")
    assert all_of(scene) == counted(
        "2 knarr, 6 silver, 1 treasure_chest, 1 flax, 1 mead, 1 peas, 1 oil, 1 silk",
    )


@pytest.mark.card(88)
def test_a_clerk_is_paid_and_may_be_left() -> None:
    assert at("A45", "1 knarr, 1 silver, 1 flax", 88).options("A") == ["done"], "no silver left"
    assert at("A45", "1 knarr, 9 silver, 1 peas", 88).options("A") == ["done"], "nothing to the left"
    scene = choose(at("A45", "3 knarr, 2 silver, 3 flax", 88), "card88 flax")
    assert scene.options("A") == ["done"], "silver for one"
    scene = choose(at("A45", "1 knarr, 2 silver, 1 flax", 88), "done done")
    assert all_of(scene) == {"knarr": 1, "silver": 1, "flax": 1}
    scene = choose(at("A45", "1 knarr, 2 silver, 1 flax", 88), "card88 done done")
    assert all_of(scene) == {"knarr": 1, "silver": 1, "flax": 1}


# instead of what a space says


@pytest.mark.rule("OD-OCC-29")
@pytest.mark.card(102)
@pytest.mark.parametrize("space", ["A35", "A38"])
@pytest.mark.parametrize("good", ["game_meat", "silk"])
def test_fur_instead_of_an_upgrade(space: str, good: str) -> None:
    scene = at(space, f"1 {good}, 1 peas", 102, strips=SILVER_NEXT)
    choose(scene, "strip1")
    assert scene.options("A") == ["yes", "no"]
    scene.choose("A", "yes")
    assert scene.supply("A") == {"silver": 2, "peas": 1, "fur": 1}
    assert scene.deciding() == "B"
    scene = choose(at(space, f"1 {good}, 1 peas", 102, strips=SILVER_NEXT), "strip1 no peas")
    assert scene.supply("A") == {"silver": 2, "mead": 1, good: 1}


@pytest.mark.card(102)
def test_fur_for_one_of_two_goods() -> None:
    scene = choose(at("A35", "1 game_meat, 1 silk", 102), "yes")
    assert scene.options("A") == ["0", "1"]
    assert choose(scene, "1").supply("A") == {"game_meat": 1, "fur": 1}


@pytest.mark.card(102)
@pytest.mark.rule("OD-OCC-27", "OD-PH5-7")
def test_fur_if_nothing_can_rise() -> None:
    """Then it is the only use of the upgrade; it has to be used only if nothing else of the space was."""
    scene = choose(at("A35", "1 silk", 102, strips=SILVER_NEXT), "strip1")
    assert scene.options("A") == ["yes", "no"]
    assert choose(scene, "no").supply("A") == {"silver": 2, "silk": 1}
    assert scene.deciding() == "B"
    scene = at("A35", "1 silk", 102, strips=SILVER_NEXT)
    assert scene.options("A") == ["done", "strip1"]
    assert choose(scene, "done").supply("A") == {"fur": 1}
    assert "A35" not in ready("1 silk").options("A")
    assert at("A35", "1 silk", 102).supply("A") == {"fur": 1}


@pytest.mark.card(102)
def test_no_fur_for_other_upgrades() -> None:
    assert "yes" not in at("A36", "2 game_meat", 102).options("A")
    assert "yes" not in at("A39", "2 game_meat", 102).options("A")
    scene = choose(at("A20", "2 game_meat", 102, 120), "card120")
    assert scene.options("A") == ["done", "beans", "game_meat"]
    assert "yes" not in at("A35", "1 mead, 1 hide", 102).options("A")


@pytest.mark.rule("OD-OCC-29")
@pytest.mark.card(105)
def test_a_knarr_instead_of_a_whaling_boat() -> None:
    scene = at("A05", "3 wood", 105)
    assert scene.options("A") == ["yes", "no"]
    assert all_of(choose(scene, "yes")) == {"knarr": 1}
    assert all_of(choose(at("A05", "3 wood", 105), "no")) == {"whaling_boat": 1, "wood": 2}
    assert all_of(at("A05", "2 wood", 105)) == {"whaling_boat": 1, "wood": 1}, "too little for a knarr"
    assert all_of(at("A05", "3 wood, 4 knarr", 105)) == {"whaling_boat": 1, "wood": 2, "knarr": 4}, "no berth"
    assert all_of(at("A05", "3 wood, 3 whaling_boat", 105)) == {"whaling_boat": 3, "knarr": 1}, "the only way"
    assert "A05" not in ready("2 wood, 3 whaling_boat", 105).options("A")
    assert all_of(at("A06", "3 wood", 105)) == {"knarr": 1, "wood": 1}, "another space"


@pytest.mark.card(105, 117, 148)
def test_the_knarr_builder_builds() -> None:
    scene = choose(at("A05", "3 wood, 3 silver, 1 peas", 105, 117, 148), "yes")
    assert scene.options("A") == ["done", "card117", "card148"]
    choose(scene, "card148 card117 peas")
    assert all_of(scene) == {"knarr": 1, "spices": 1, "mead": 1}
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-OCC-29", "OD-EXPLORE-1")
@pytest.mark.card(107)
def test_an_adventurer_explores_what_lies_open() -> None:
    scene = at("A52", "1 whaling_boat", 107)
    assert scene.options("A") == ["yes", "no"]
    scene.choose("A", "yes")
    assert scene.options("A") == ["shetland", "faroe_islands", "iceland", "greenland"]
    assert scene.refusal("A", "bear_island") == "island-not-open"
    scene.choose("A", "greenland")
    assert scene.owner("greenland") == "A"
    assert scene.deciding() == "B"
    scene = choose(at("A52", "1 whaling_boat", 107), "no")
    assert scene.options("A") == ["shetland", "faroe_islands"]


@pytest.mark.card(107, 125)
def test_an_adventurer_needs_a_ship_and_a_board() -> None:
    assert "A52" not in ready("", 107).options("A")
    for islands, usable in ((["shetland", "faroe_islands"], True), (["iceland", "greenland"], False)):
        scene = ready("1 whaling_boat", 107, 125)
        for island in ["shetland", "faroe_islands", *islands]:
            scene.own("B", island)
        scene.turn("A")
        assert ("A52" in scene.options("A")) == usable
        assert "A53" not in scene.options("A")
    scene = ready("1 whaling_boat", 107, 125)
    for island in ("shetland", "faroe_islands"):
        scene.own("B", island)
    choose(scene, "A52 iceland")
    assert all_of(scene) == {"whaling_boat": 1, "iceland": 1, "rune_stone": 1}


# what is placed


def place(scene: Scene, piece: str, board: str) -> None:
    """Wherever it fits on the board."""
    scene.turn("A")
    scene.choose("A", piece)
    scene.choose("A", next(option for option in scene.options("A") if option.startswith(f"{board}:")))


@pytest.mark.card(98)
def test_silk_for_grain_in_a_house() -> None:
    scene = ready("2 grain, 5 silver, 1 long_house, 1 stone_house", 98)
    place(scene, "grain/0", "long-house1")
    assert scene.options("A") == ["done", "card98"]
    scene.choose("A", "card98")
    assert scene.supply("A") == {"grain": 1, "silver": 3, "silk": 1}
    assert "A09" in scene.options("A"), "once for each grain"
    place(scene, "grain/0", "long-house1")
    scene.choose("A", "done")
    assert scene.supply("A") == {"silver": 3, "silk": 1}
    for before, piece in (("1 grain, 1 silver", "grain/0"), ("1 peas, 5 silver", "peas/0")):
        scene = ready(f"{before}, 1 long_house", 98)
        place(scene, piece, "long-house1")
        assert "A09" in scene.options("A")


@pytest.mark.card(100, 101)
@pytest.mark.parametrize(
    ("board", "brought"),
    [
        ("home", {}),
        ("island1", {"silver": 1}),
        ("stone-house1", {"mead": 1, "silver": 1}),
        ("long-house1", {"mead": 1, "silver": 1}),
    ],
)
def test_where_rune_stones_bring_something(board: str, brought: dict[str, int]) -> None:
    for cards in ((100,), (101,), (100, 101)):
        scene = ready("1 rune_stone, 1 oil, 1 shetland, 1 stone_house, 1 long_house", *cards)
        place(scene, "rune_stone/0", board)
        card = 100 if board == "island1" else 101
        assert scene.supply("A") == {"oil": 1} | (brought if card in cards else {})
        place(scene, "oil/0", board)
        assert "A09" in scene.options("A")
        assert scene.supply("A") == (brought if card in cards else {}), "only rune stones"
