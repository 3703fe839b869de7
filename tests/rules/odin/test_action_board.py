"""The action board (OD-ACT, OD-DICE): what every space costs and brings, in words, against the rule book."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from meadhall.games.odin import actions, box, dice_games, game
from meadhall.games.odin.actions import SPACE_AT, SPACES, Category, Group, SpaceColour
from meadhall.games.odin.box import BUILDINGS, SHIPS, THINGS, Amounts
from meadhall.games.odin.cards import CLAUSES, INSTEAD, NO_SCRIPT, OCCUPATIONS
from meadhall.games.odin.dice_games import DICE_GAMES
from meadhall.games.odin.scripts import (
    SCRIPTS,
    Build,
    BuySpecials,
    Choose,
    DrawOccupations,
    DrawWeapons,
    Effect,
    Emigrate,
    Explore,
    Forge,
    Gain,
    GainPer,
    GetShip,
    Maybe,
    Mountain,
    Needs,
    Overseas,
    Pay,
    PayFare,
    PayOneOf,
    PlayOccupations,
    RollDice,
    Upgrade,
    UpgradeShip,
)
from meadhall.words import Words

EFFECTS = {
    "A01": "pay 2 wood; build shed",
    "A02": "pay 1 stone; build stone_house",
    "A03": "pay 2 stone; build long_house",
    "A04": "pay 2 stone, 2 wood; (build stone_house; get longship | build long_house; get knarr)",
    "A05": "pay 1 wood; get whaling_boat",
    "A06": "pay 2 wood; get knarr",
    "A07": "pay 2 wood; get longship",
    "A08": "dice hunting",
    "A09": "gain 1 stockfish",
    "A10": "dice hunting",
    "A11": "dice snare",
    "A12": "with 1 whaling_boat; dice whaling, 1 to 3 boats",
    "A13": "with 1 whaling_boat; dice whaling, 1 to 1 boats",
    "A14": "pay 1 silver; gain 2 stockfish",
    "A15": "pay 2 silver; gain 2 salt_meat",
    "A16": "pay 1 silver; gain 1 sheep",
    "A17": "pay 3 silver; gain 1 cattle, 1 milk",
    "A18": "(gain 1 sheep | pay 1 silver; gain 1 cattle)",
    "A19": "pay 3 silver; gain 1 sheep, 1 cattle",
    "A20": "gain 1 beans, 1 silver",
    "A21": "gain 1 flax, 1 stockfish, 1 silver",
    "A22": "gain 1 fruits, 1 oil, 1 salt_meat, 1 silver",
    "A23": "gain 1 spices, 1 silver; 1 times per cattle gain 2 milk; 1 times per sheep gain 1 wool",
    "A24": "with 1 cattle; 3 times per cattle gain 1 milk",
    "A25": "gain 2 mead, 2 silver",
    "A26": "with 1 sheep; 3 times per sheep gain 1 wool",
    "A27": "pay 1 flax; gain 1 linen",
    "A28": "pay 1 stone; gain 1 rune_stone, 1 silver",
    "A29": "pay 1 hide, 1 linen; gain 1 clothing, 2 silver",
    "A30": "pay 1 wood or 1 ore; gain 1 chest, 1 silver",
    "A31": "pay 1 ore; forge 1",
    "A32": "pay 2 stone, 2 wood; gain 2 chest, 2 rune_stone",
    "A33": "gain 4 silver; [pay 1 wool; gain 1 robe]; [pay 1 silverware; gain 1 jewelry]",
    "A34": "mountain 2",
    "A35": "mountain 1; raise 1",
    "A36": "raise 2",
    "A37": "4 times per players gain 1 wood; gain 1 ore",
    "A38": "mountain 3; raise 1",
    "A39": "raise 3",
    "A40": "mountain 3+2",
    "A41": "raise 3; draw 4 weapons",
    "A42": "raise 4",
    "A43": "mountain 4; raise 2 twice",
    "A44": "(mountain 2+2+2+2 | raise 3 twice)",
    "A45": "with 1 knarr; pay 1 silver; trade overseas",
    "A46": "with 1 knarr; pay 1 silver; trade overseas",
    "A47": "with 1 knarr; buy 2 specials",
    "A48": "with 1 longship; dice raid",
    "A49": "with 1 longship; dice pillage",
    "A50": "with 1 longship; dice pillage",
    "A51": "with 2 longship; gain 1 silver_hoard",
    "A52": "explore 1",
    "A53": "explore 2",
    "A54": "explore 3",
    "A55": "draw 1 occupations; gain 1 silver",
    "A56": "pay 1 stone or 1 ore; play 0 to 1; gain 1 silver",
    "A57": "with 1 large_ship; pay the round; emigrate",
    "A58": "play 1 to 2",
    "A59": "with 1 large_ship; pay the round; emigrate",
    "A60": "play 1 to 4",
    "A61": "[whaling_boat becomes knarr]; [with 1 large_ship; pay the round; emigrate]",
}

LAYOUT = """
A01 A02 A03 A04
A05 A06 A07 A04
A08 A10 A12 A13
A09 A11 A12 A13
A14 A16 A18 A19
A15 A17 A18 A19
A20 A21 A22 A23
A24 A25 A26 A23
A27 A29 A31 A33
A28 A30 A32 A33
A34 A37 A40 A43
A35 A38 A41 A43
A36 A39 A42 A44
A45 A46 A47 A44
A48 A49 A50 A51
A52 A53 A54 A51
A55 A57 A59 A61
A56 A58 A60 A61
"""


def things(amounts: Amounts) -> str:
    return ", ".join(f"{number} {THINGS[thing]}" for thing, number in amounts)


def told(effect: Effect) -> str:
    match effect:
        case Needs(count, least):
            return f"with {least} {count}"
        case Pay(amounts):
            return f"pay {things(amounts)}"
        case PayOneOf(choices):
            return f"pay {' or '.join(map(things, choices))}"
        case PayFare():
            return "pay the round"
        case Gain(amounts):
            return f"gain {things(amounts)}"
        case GainPer(count, most, amounts):
            return f"{most} times per {count} gain {things(amounts)}"
        case Choose(scripts):
            return f"({' | '.join(map(script, scripts))})"
        case Maybe(number):
            return f"[{script(number)}]"
        case Build(building):
            return f"build {BUILDINGS[building]}"
        case GetShip(ship):
            return f"get {SHIPS[ship].id}"
        case UpgradeShip(old, new):
            return f"{SHIPS[old].id} becomes {SHIPS[new].id}"
        case Forge(tiles):
            return f"forge {tiles}"
        case Upgrade(goods, steps):
            return f"raise {goods}" + {1: "", 2: " twice"}[steps]
        case Mountain(items):
            return f"mountain {'+'.join(map(str, items))}"
        case DrawWeapons(cards):
            return f"draw {cards} weapons"
        case RollDice(game, (least, most)):
            return f"dice {DICE_GAMES[game].id}" + (f", {least} to {most} boats" if most else "")
        case Overseas():
            return "trade overseas"
        case BuySpecials(tiles):
            return f"buy {tiles} specials"
        case Explore(vikings):
            return f"explore {vikings}"
        case Emigrate():
            return "emigrate"
        case DrawOccupations(cards):
            return f"draw {cards} occupations"
        case PlayOccupations(least, most):
            return f"play {least} to {most}"


def script(number: int) -> str:
    return "; ".join(map(told, SCRIPTS[number]))


def ids(text: str) -> list[str]:
    """Spaces as the rule book lists them: single ones and ranges."""
    found = []
    for part in text.split():
        first, _, last = part.partition("-")
        found += [f"A{n:02}" for n in range(int(first), int(last or first) + 1)]
    return found


def of_colour(colour: SpaceColour) -> list[str]:
    return [space.id for space in SPACES if space.colour == colour]


def silver_of(space: actions.Space) -> list[int]:
    """The silver that the space gives by itself."""
    gains = [effect.amounts for effect in SCRIPTS[space.script] if isinstance(effect, Gain)]
    return [number for amounts in gains for thing, number in amounts if thing == box.SILVER]


# the board


@pytest.mark.rule("OD-ACT-GEN-5")
def test_sixty_one_spaces() -> None:
    assert [space.id for space in SPACES] == [f"A{n:02}" for n in range(1, 62)]
    assert [SPACE_AT[space.id] for space in SPACES] == list(range(61))


def test_spaces_by_column() -> None:
    assert Counter(space.column for space in SPACES) == {1: 18, 2: 18, 3: 16, 4: 9}
    columns = [
        "01 05 08-09 14-15 20 24 27-28 34-36 45 48 52 55-56",
        "02 06 10-11 16-17 21 25 29-30 37-39 46 49 53 57-58",
        "03 07 12 18 22 26 31-32 40-42 47 50 54 59-60",
        "04 13 19 23 33 43-44 51 61",
    ]
    for column, spaces in enumerate(columns, 1):
        assert [space.id for space in SPACES if space.column == column] == ids(spaces)


def test_layout_of_the_board() -> None:
    shown = [["" for _ in range(4)] for _ in range(actions.BOARD_ROWS)]
    for space in SPACES:
        for row in range(space.row, space.row + space.height):
            assert not shown[row][space.column - 1]
            shown[row][space.column - 1] = space.id
    assert shown == [line.split() for line in LAYOUT.split("\n") if line]


def test_groups_of_the_board() -> None:
    groups = ["01-04", "05-07", "08-13", "14-19", "20-23", "24-26", "27-33", "34-44", "45-54", "55-61"]
    assert [[space.id for space in SPACES if space.group == group] for group in Group] == list(map(ids, groups))
    assert [group.name.lower() for group in Group] == [
        *("build_houses", "build_ships", "hunting", "livestock_market", "weekly_market", "products", "crafting"),
        *("mountains_and_trade", "sailing", "emigration_and_occupation"),
    ]


@pytest.mark.rule("OD-ACT-GEN-1")
def test_colours_of_spaces() -> None:
    assert of_colour(SpaceColour.GREEN) == ids("09 14-26")
    assert of_colour(SpaceColour.DARK_YELLOW) == ids("01-07 27-33")
    assert of_colour(SpaceColour.GOLDEN_BROWN) == ids("34-44")
    assert of_colour(SpaceColour.BLUE) == ids("45-47")
    assert of_colour(SpaceColour.YELLOW) == ids("57 59 61")
    assert of_colour(SpaceColour.RED) == ids("08 10-13 48-51")
    assert of_colour(SpaceColour.ORANGE) == ids("52-54")
    assert of_colour(SpaceColour.BROWN) == ids("55-56 58 60")
    assert [len(of_colour(colour)) for colour in SpaceColour] == [14, 14, 9, 11, 3, 3, 3, 4]


@pytest.mark.rule("OD-ACT-GEN-6", "OD-ACT-PROD-8", "OD-ACT-EXCH-5")
def test_categories_that_cards_refer_to() -> None:
    expected = {
        Category.HOUSE_BUILDING: "01-04",
        Category.SHIP_BUILDING: "04-07",
        Category.HUNTING_GAME: "08 10",
        Category.LAYING_SNARE: "11",
        Category.WHALING: "12-13",
        Category.LIVESTOCK_MARKET: "14-19",
        Category.WEEKLY_MARKET: "20-23",
        Category.PRODUCTS: "24-26",
        Category.CRAFTING: "27-33",
        Category.MOUNTAIN: "34-35 38 40 43-44",
        Category.UPGRADE: "35-36 38-39 41-42",
        Category.DOUBLE_UPGRADE: "43-44",
        Category.OVERSEAS_TRADING: "45-46",
        Category.SPECIAL_SALE: "47",
        Category.RAIDING: "48",
        Category.PILLAGING: "49-50",
        Category.PLUNDERING: "51",
        Category.EXPLORATION: "52-54",
        Category.EMIGRATION: "57 59 61",
        Category.OCCUPATION: "55-56 58 60",
    }
    assert list(expected) == list(Category)
    for category, spaces in expected.items():
        assert [space.id for space in SPACES if category in space.categories] == ids(spaces), category


def test_spaces_have_names_of_their_own() -> None:
    words = Words(game)
    assert len({words.text(f"space-{space.id}") for space in SPACES}) == 61
    for number, space in enumerate(SPACES):
        assert words.say(game.label(number)) == words.text(f"space-{space.id}")


# effects


def agree(spaces: str) -> bool:
    return all(script(SPACES[SPACE_AT[space]].script) == EFFECTS[space] for space in ids(spaces))


def test_effects_of_every_space() -> None:
    assert {space.id: script(space.script) for space in SPACES} == EFFECTS


@pytest.mark.rule("OD-ACT-EXCH-2", "OD-ACT-EXCH-3", "OD-ACT-EXCH-4", "OD-ACT-EXCH-5")
def test_houses_and_ships() -> None:
    assert agree("01-07")


@pytest.mark.rule("OD-ACT-EXCH-6", "OD-ACT-EXCH-7", "OD-ACT-EXCH-8", "OD-ACT-EXCH-9", "OD-ACT-EXCH-10")
def test_crafts() -> None:
    assert agree("27-33")


@pytest.mark.rule("OD-ACT-GEN-2", "OD-ACT-PROD-1", "OD-ACT-PROD-2", "OD-ACT-PROD-3", "OD-ACT-PROD-4")
@pytest.mark.rule("OD-ACT-PROD-5", "OD-ACT-PROD-6")
def test_production() -> None:
    assert agree("09 14-26 37")


@pytest.mark.rule("OD-ACT-MOUNTAIN-4", "OD-ACT-MOUNTAIN-6", "OD-ACT-MOUNTAIN-7", "OD-ACT-MOUNTAIN-8")
@pytest.mark.rule("OD-ACT-UPGRADE-4", "OD-ACT-UPGRADE-5")
def test_mountains_and_trade() -> None:
    assert agree("34-36 38-44")


@pytest.mark.rule("OD-ACT-OVERSEAS-1", "OD-ACT-SALE-1", "OD-DICE-PLUNDER-1", "OD-EXPLORE-4")
@pytest.mark.rule("OD-DICE-HUNT-1", "OD-DICE-WHALE-1", "OD-DICE-RAID-1")
def test_hunting_and_sailing() -> None:
    assert agree("08 10-13 45-54")


@pytest.mark.rule("OD-ACT-EXCH-11", "OD-ACT-EXCH-12", "OD-EMIGRATE-2", "OD-OCC-3", "OD-OCC-4", "OD-OCC-5", "OD-OCC-6")
def test_emigration_and_occupations() -> None:
    assert agree("55-61")


@pytest.mark.rule("OD-ACT-GEN-7")
def test_spaces_with_alternatives() -> None:
    kinds = {space.id: list(map(type, SCRIPTS[space.script])) for space in SPACES}
    assert [space for space, each in kinds.items() if Choose in each] == ids("04 18 44")
    assert [space for space, each in kinds.items() if PayOneOf in each] == ids("30 56")


def test_every_script_belongs_to_one_space_or_card() -> None:
    nested = [
        number
        for each in SCRIPTS
        for effect in each
        for number in (
            effect.scripts if isinstance(effect, Choose) else (effect.script,) if isinstance(effect, Maybe) else ()
        )
    ]
    of_cards = {
        *(script for card in OCCUPATIONS for script in (card.now, card.anytime) if script != NO_SCRIPT),
        *(clause.script for clauses in CLAUSES.values() for clause in clauses),
        *(other.script for other in INSTEAD.values()),
    }
    assert sorted([*nested, *(space.script for space in SPACES), *of_cards]) == list(range(len(SCRIPTS)))
    assert all(SCRIPTS)


def test_spaces_that_print_one_or_two_silver() -> None:
    assert [space.id for space in SPACES if silver_of(space) == [1]] == ids("20-23 28 30 55-56")
    assert [space.id for space in SPACES if silver_of(space) == [2]] == ids("25 29")


# dice


@pytest.mark.rule("OD-COMP-2", "OD-DICE-1", "OD-DICE-2")
def test_dice_games() -> None:
    assert [(game.id, game.die, game.high) for game in DICE_GAMES] == [
        ("hunting", 8, False),
        ("snare", 8, False),
        ("whaling", 12, False),
        ("raid", 8, True),
        ("pillage", 12, True),
    ]
    constants = (dice_games.HUNTING, dice_games.SNARING, dice_games.WHALING, dice_games.RAIDING, dice_games.PILLAGING)
    assert constants == (0, 1, 2, 3, 4)
    assert dice_games.ROLLS == 3


@pytest.mark.rule("OD-DICE-5", "OD-DICE-RAID-1")
def test_what_changes_the_result_of_dice() -> None:
    paid = [f"{THINGS[game.weapon]} {THINGS[game.material]}" for game in DICE_GAMES]
    assert paid == ["bow wood", "snare wood", "spear wood", "long_sword stone", "long_sword stone"]
    assert [game.id for game in DICE_GAMES if game.ship_ore] == ["whaling", "pillage"]


@pytest.mark.rule("OD-DICE-HUNT-3", "OD-DICE-HUNT-4", "OD-DICE-WHALE-3", "OD-DICE-RAID-4", "OD-DICE-PILLAGE-5")
def test_rewards_of_dice() -> None:
    rewards = [things(game.reward) for game in DICE_GAMES]
    assert rewards == ["1 hide, 1 game_meat", "1 fur, 1 snare", "1 oil, 1 skin_and_bones, 1 whale_meat", "", ""]
    assert [(game.loot, game.least) for game in DICE_GAMES] == [*[(False, 0)] * 3, *[(True, 6)] * 2]


@pytest.mark.rule("OD-DICE-HUNT-6", "OD-DICE-HUNT-7", "OD-DICE-WHALE-5", "OD-DICE-RAID-6", "OD-DICE-PILLAGE-6")
def test_what_a_failure_brings() -> None:
    failures = [things(game.failure) for game in DICE_GAMES]
    assert failures == [
        *("1 wood, 1 bow", "1 wood, 1 snare", "1 wood, 1 spear", "1 stone, 1 long_sword", "1 stone, 1 long_sword")
    ]
    assert [game.vikings_back for game in DICE_GAMES] == [0, 1, 2, 0, 1]


# faces and extension pieces


@pytest.mark.rule("OD-SETUP-2")
def test_the_smaller_face_lacks_only_spaces_that_exist_twice_and_is_marked_as_reconstructed() -> None:
    removed = [SPACES[n].id for n in actions.REMOVED_WITH_TWO]
    assert removed == ids("10 13 46 50 59")
    left = Counter(space.column for n, space in enumerate(SPACES) if n not in actions.REMOVED_WITH_TWO)
    assert left == {1: 18, 2: 16, 3: 14, 4: 8}
    path = Path(box.__file__).parent / "material" / "actions.toml"
    assert tomllib.loads(path.read_text(encoding="utf-8"))["removed_with_two"]["reconstructed"] is True


@pytest.mark.rule("OD-SETUP-3", "OD-IMITATE-3")
def test_extension_pieces_serve_two_columns_each() -> None:
    assert actions.EXTENSIONS == ((1, 2), (3, 4))
