"""Cards about raids, pillages and plundering, about longships, and about goods that rise."""

from __future__ import annotations

import pytest

from meadhall.games.odin.actions import SPACE_AT
from meadhall.games.odin.boards import ISLANDS
from meadhall.games.odin.box import SPECIALS
from meadhall.games.odin.events import CardUsed, Rolled
from tests.rules.odin.armoury import complete, face_up
from tests.rules.odin.holdings import open_strips
from tests.rules.odin.scene import Scene
from tests.rules.odin.test_raids import VALUES, up_to

FAILURE = {"stone": 1, "long_sword": 1}
SPECIAL_IDS = [special.id for special in SPECIALS]


def sail(space: str, *cards: int, longships: str = "0", knarrs: int = 0, **things: int) -> Scene:
    """Seat A has these cards and has put its Vikings on the space."""
    scene = Scene(2)
    scene.in_play("A", *cards)
    scene.have("A", **things)
    scene.fleet("A", longships=longships, knarrs=knarrs)
    complete(scene)
    scene.use("A", space)
    return scene


def rolled(space: str, roll: int, *cards: int, longships: str = "0", knarrs: int = 0, **things: int) -> Scene:
    scene = sail(space, *cards, longships=longships, knarrs=knarrs, **things)
    scene.roll(roll)
    return scene


def loot(scene: Scene) -> set[str]:
    scene.choose("A", "succeed")
    return set(scene.options("A"))


def taken(scene: Scene, *tiles: str) -> Scene:
    scene.choose("A", "succeed")
    for tile in tiles:
        scene.choose("A", tile)
    return scene


def result(scene: Scene) -> int:
    (event,) = scene.told(Rolled)
    assert isinstance(event, Rolled)
    return event.result


def fleet(scene: Scene) -> str:
    """The longships of seat A by their ore."""
    return "".join(str(ore) * scene.state.longships[ore] for ore in range(4))


# what adds to a roll


@pytest.mark.rule("OD-DICE-RAID-2", "OD-DICE-PILLAGE-3")
@pytest.mark.card(89)
@pytest.mark.parametrize("space", ["A48", "A49"])
def test_a_stone_counts_two(space: str) -> None:
    assert loot(rolled(space, 6, 89, stone=2)) == up_to(10)
    for tile, stones in (("silverware", 1), ("chest", 1), ("spices", 2), ("jewelry", 2)):
        scene = taken(rolled(space, 6, 89, stone=3), tile)
        assert scene.supply("A") == {tile: 1, "stone": 3 - stones}


@pytest.mark.rule("OD-DICE-RAID-2")
@pytest.mark.card(89)
def test_nothing_superfluous_is_paid_with_stones_that_count_two() -> None:
    """Three are due: a sword and a stone, two stones, or three swords; not two swords and a stone."""
    for stones, swords in ((0, 3), (1, 1), (2, 0)):
        scene = taken(rolled("A48", 6, 89, stone=3, long_sword=3), "spices")
        assert scene.options("A") == ["0", "1", "2"]
        scene.number("A", stones)
        assert scene.deciding() == "B"
        left = {"spices": 1, "stone": 3 - stones, "long_sword": 3 - swords}
        assert scene.supply("A") == {thing: number for thing, number in left.items() if number}


@pytest.mark.rule("OD-DICE-RAID-1")
@pytest.mark.card(90)
def test_an_ore_of_the_longship_adds_two_to_every_roll_of_a_raid() -> None:
    scene = sail("A48", 90, longships="2")
    assert scene.options("A") == ["done", "card90"]
    scene.choose("A", "card90")
    assert fleet(scene) == "1"
    assert scene.supply("A") == {}, "back to the general supply"
    for roll in (1, 4, 8):
        scene.roll(roll)
        assert result(scene) == roll + 2
        if roll != 8:
            scene.choose("A", "roll")
    assert loot(scene) == up_to(10)
    scene.choose("A", "jewelry")
    assert scene.supply("A") == {"jewelry": 1}
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-DICE-PILLAGE-2")
@pytest.mark.card(132)
@pytest.mark.parametrize("ore", [1, 2, 3])
def test_an_ore_of_the_longship_adds_three_to_every_roll_of_a_pillage(ore: int) -> None:
    """It does not count itself any more; the others on the ship do."""
    scene = sail("A49", 132, longships=str(ore))
    assert scene.options("A") == ["done", "card132"]
    scene.choose("A", "card132")
    assert fleet(scene) == str(ore - 1)
    assert scene.supply("A") == {}
    for roll in (1, 12):
        scene.roll(roll)
        assert result(scene) == roll + ore - 1 + 3
        if roll == 1:
            scene.choose("A", "roll")
    scene.choose("A", "fail")
    assert scene.supply("A") == FAILURE


@pytest.mark.rule("OD-OCC-21")
@pytest.mark.parametrize(
    ("card", "space", "other"),
    [
        pytest.param(90, "A48", "A49", marks=pytest.mark.card(90)),
        pytest.param(132, "A49", "A48", marks=pytest.mark.card(132)),
    ],
)
def test_ore_is_given_up_only_by_choice_for_the_right_fight_and_if_there_is_some(
    card: int, space: str, other: str
) -> None:
    scene = sail(space, card, longships="2")
    scene.choose("A", "done")
    assert fleet(scene) == "2"
    scene.roll(5)
    assert result(scene) == (7 if space == "A49" else 5)
    assert not sail(other, card, longships="3").options("A"), "the die comes at once"
    assert not sail(space, card, longships="00", ore=3).options("A")
    assert not sail(space, card, 147, longships="", knarrs=1, ore=3).options("A"), "a knarr carries none"


@pytest.mark.card(90)
def test_the_owner_chooses_the_longship_of_the_raid() -> None:
    for ore, left in (("1", "03"), ("3", "12")):
        scene = sail("A48", 90, longships="13")
        scene.choose("A", "card90")
        assert scene.options("A") == ["1", "3"]
        assert scene.refusal("A", "2") == "no-such-longship"
        scene.choose("A", ore)
        assert fleet(scene) == left
        scene.roll(4)
        assert result(scene) == 6


@pytest.mark.rule("OD-DICE-PILLAGE-1", "OD-DICE-PILLAGE-2")
@pytest.mark.card(132)
@pytest.mark.parametrize(
    ("longships", "left", "strength"),
    [("13", "12", 2 + 3), ("33", "23", 2 + 3), ("003", "002", 2 + 3), ("11", "01", 0 + 3)],
)
def test_the_ore_that_counts_is_that_of_the_ship_that_has_given_some_up(
    longships: str, left: str, strength: int
) -> None:
    scene = sail("A49", 132, longships=longships)
    scene.choose("A", "card132")
    assert fleet(scene) == left
    scene.roll(5)
    assert result(scene) == 5 + strength


@pytest.mark.card(90, 132)
def test_the_ore_given_up_counts_for_one_action_only() -> None:
    scene = sail("A48", 90, 132, longships="3")
    scene.choose("A", "card90")
    scene.roll(8)
    scene.choose("A", "fail")
    scene.use("A", "A49")
    scene.choose("A", "done")
    scene.roll(5)
    assert result(scene) == 5 + 2


@pytest.mark.rule("OD-DICE-10")
@pytest.mark.card(4, 90, 136)
def test_ore_and_other_changes_add_up() -> None:
    for cards, total in (((4, 90), 5 + 1), ((90, 136), 5 + 3), ((4, 90, 136), 5 + 2)):
        scene = sail("A48", *cards, longships="1")
        scene.choose("A", "card90")
        scene.roll(5)
        assert result(scene) == total


# the end of a fight


@pytest.mark.rule("OD-OCC-21", "OD-OCC-27")
@pytest.mark.card(104)
@pytest.mark.parametrize(("way", "good"), [("0", "stockfish"), ("1", "oil")])
@pytest.mark.parametrize("rolls", [1, 2])
def test_a_raid_given_up_early_brings_stockfish_or_oil(rolls: int, way: str, good: str) -> None:
    scene = sail("A48", 104)
    for roll in range(rolls):
        if roll:
            scene.choose("A", "roll")
        scene.roll(8)
    scene.choose("A", "fail")
    assert scene.options("A") == ["0", "1"]
    scene.choose("A", way)
    assert scene.supply("A") == FAILURE | {good: 1}
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-DICE-3")
@pytest.mark.card(104, 153)
def test_after_the_last_roll_it_is_too_late_to_give_up_early() -> None:
    for cards, rolls, early in (((104,), 3, False), ((104, 153), 3, True), ((104, 153), 4, False)):
        scene = sail("A48", *cards)
        for roll in range(rolls):
            if roll:
                scene.choose("A", "roll")
            scene.roll(1)
        scene.choose("A", "fail")
        assert (scene.deciding() == "A") is early
        assert scene.supply("A") == FAILURE


@pytest.mark.card(104)
def test_neither_a_success_nor_a_failed_pillage_is_a_raid_given_up() -> None:
    scene = taken(rolled("A48", 6, 104), "rune_stone")
    assert scene.supply("A") == {"rune_stone": 1}
    assert scene.deciding() == "B"
    scene = rolled("A49", 1, 104)
    scene.choose("A", "fail")
    scene.number("A", 0)
    assert scene.supply("A") == FAILURE
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-OCC-12", "OD-OCC-27")
@pytest.mark.card(133)
def test_a_raid_brings_peas_or_silver() -> None:
    for way, thing in (("0", "peas"), ("1", "silver")):
        scene = taken(rolled("A48", 6, 133), "rune_stone")
        assert scene.options("A") == ["0", "1"], "it cannot be declined"
        scene.choose("A", way)
        assert scene.supply("A") == {"rune_stone": 1, thing: 1}
        assert scene.deciding() == "B"
    scene = taken(rolled("A49", 6, 133), "rune_stone")
    assert scene.supply("A") == {"rune_stone": 1}
    assert scene.deciding() == "B", "nothing for a pillage"
    scene = rolled("A48", 6, 133)
    scene.choose("A", "fail")
    assert scene.supply("A") == FAILURE
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-OCC-27", "OD-DICE-RAID-5")
@pytest.mark.card(134)
def test_a_failed_raid_brings_mead() -> None:
    for roll in (1, 8):
        scene = rolled("A48", roll, 134)
        scene.choose("A", "fail")
        assert scene.supply("A") == FAILURE | {"mead": 1}
        assert scene.deciding() == "B"
    assert taken(rolled("A48", 6, 134), "rune_stone").supply("A") == {"rune_stone": 1}
    scene = rolled("A49", 1, 134)
    scene.choose("A", "fail")
    assert scene.supply("A") == FAILURE


@pytest.mark.card(104, 134)
def test_a_raid_given_up_consoles_twice() -> None:
    scene = rolled("A48", 1, 104, 134)
    scene.choose("A", "fail")
    scene.choose("A", "1")
    assert scene.supply("A") == FAILURE | {"mead": 1, "oil": 1}


@pytest.mark.rule("OD-DICE-7", "OD-OCC-27")
@pytest.mark.card(135)
@pytest.mark.parametrize("space", ["A48", "A49"])
@pytest.mark.parametrize(("tile", "left"), [("rune_stone", 2), ("silverware", 2), ("chest", 0)])
def test_a_single_sword_comes_back(space: str, tile: str, left: int) -> None:
    scene = taken(rolled(space, 6, 135, long_sword=2), tile)
    assert scene.supply("A") == {tile: 1} | ({"long_sword": left} if left else {})
    assert face_up(scene) == ({} if left else {"long_sword": 2})
    assert len(scene.told(CardUsed)) == (tile == "silverware")


@pytest.mark.card(135)
def test_stones_beside_the_sword_do_not_matter_but_without_a_sword_none_comes() -> None:
    for swords in (0, 1, 2):
        scene = taken(rolled("A48", 6, 135, long_sword=2, stone=2), "chest")
        scene.number("A", swords)
        left = {"chest": 1, "stone": swords, "long_sword": 0 if swords == 2 else 2}
        assert scene.supply("A") == {thing: number for thing, number in left.items() if number}
    scene = rolled("A48", 6, 135, long_sword=1)
    scene.choose("A", "fail")
    assert scene.supply("A") == {"long_sword": 2, "stone": 1}


# spears as swords


@pytest.mark.rule("OD-DICE-RAID-2", "OD-DICE-PILLAGE-3")
@pytest.mark.card(137)
@pytest.mark.parametrize("space", ["A48", "A49"])
def test_spears_fight_like_swords_in_any_mixture(space: str) -> None:
    assert loot(rolled(space, 6, 137, spear=2)) == up_to(8)
    assert loot(rolled(space, 6, spear=2)) == up_to(6)
    for swords, spears in ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 0)):
        scene = taken(rolled(space, 6, 137, long_sword=2, spear=2, stone=2), "chest")
        scene.number("A", swords)
        if swords < 2:
            scene.number("A", spears)
        assert scene.deciding() == "B"
        left = {"chest": 1, "long_sword": 2 - swords, "spear": 2 - spears, "stone": swords + spears}
        assert scene.supply("A") == {thing: number for thing, number in left.items() if number}


@pytest.mark.card(89, 137)
def test_spears_and_stones_that_count_two() -> None:
    scene = taken(rolled("A48", 6, 89, 137, stone=1, spear=2), "spices")
    assert scene.supply("A") == {"spices": 1, "spear": 1}, "three are due: two and one"
    scene = taken(rolled("A48", 6, 89, 137, stone=1, spear=3), "spices")
    assert scene.options("A") == ["0", "1"]
    scene.number("A", 0)
    assert scene.supply("A") == {"spices": 1, "stone": 1}


@pytest.mark.card(135, 137)
def test_a_spear_is_no_sword_that_comes_back() -> None:
    assert taken(rolled("A48", 6, 135, 137, spear=1), "silverware").supply("A") == {"silverware": 1}
    scene = taken(rolled("A48", 6, 135, 137, spear=1, long_sword=1), "chest")
    assert scene.supply("A") == {"chest": 1, "long_sword": 1}
    assert face_up(scene) == {"spear": 1}


# loot


@pytest.mark.rule("OD-DICE-PILLAGE-4")
@pytest.mark.card(136)
def test_the_result_of_a_raid_may_be_split_between_two_tiles() -> None:
    """The rulebook's result 15: silverware 7 and a chest 8."""
    scene = rolled("A49", 11, 136, longships="3")
    assert result(scene) == 15
    scene.choose("A", "succeed")
    scene.choose("A", "silverware")
    assert set(scene.options("A")) == {"done", *up_to(8)}
    scene.choose("A", "chest")
    assert scene.supply("A") == {"silverware": 1, "chest": 1}
    assert scene.deciding() == "B", "not a third one"

    scene = taken(rolled("A49", 11, 136, longships="3"), "silverware", "done")
    assert scene.supply("A") == {"silverware": 1}
    assert scene.deciding() == "B"


@pytest.mark.card(136)
def test_where_nothing_is_left_for_a_second_tile_nothing_is_asked() -> None:
    scene = taken(rolled("A49", 11, 136), "rune_stone", "rune_stone")
    assert scene.supply("A") == {"rune_stone": 2}
    scene = taken(rolled("A49", 10, 136), "rune_stone")
    assert scene.supply("A") == {"rune_stone": 1}
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-DICE-RAID-2")
@pytest.mark.card(136)
def test_what_both_tiles_need_beyond_the_result_is_paid() -> None:
    scene = rolled("A48", 8, 136, stone=5)
    scene.choose("A", "succeed")
    scene.choose("A", "silverware")
    assert set(scene.options("A")) == {"done", *up_to(7)}
    scene.choose("A", "glass_beads")
    assert scene.supply("A") == {"silverware": 1}
    assert scene.has("A", "glass_beads") == 1
    scene = taken(rolled("A48", 8, 136, stone=5), "silverware", "done")
    assert scene.supply("A") == {"silverware": 1, "stone": 5}
    scene = taken(rolled("A48", 8, 136, stone=5), "jewelry")
    assert scene.supply("A") == {"jewelry": 1, "stone": 4}


@pytest.mark.card(136)
def test_a_special_tile_can_be_one_of_the_two() -> None:
    scene = rolled("A49", 12, 136, longships="3")
    scene.choose("A", "succeed")
    scene.choose("A", "helmet")
    assert set(scene.options("A")) == {"done", *up_to(8)} - {"helmet"}
    scene.choose("A", "belt")
    assert (scene.has("A", "helmet"), scene.has("A", "belt")) == (1, 1)
    assert scene.supply("A") == {}


@pytest.mark.rule("OD-DICE-RAID-3")
@pytest.mark.card(138)
def test_green_tiles_need_one_less_than_blue_ones() -> None:
    green = {
        7: {"wool", "linen"},
        8: {"skin_and_bones"},
        9: {"fur"},
        10: {"robe"},
        14: {"clothing"},
        6: {"hide"},
        5: {"oil"},
    }
    for roll in range(6, 13):
        everything = up_to(roll + 2) | {tile for value, tiles in green.items() if value <= roll + 2 for tile in tiles}
        assert loot(rolled("A49", roll, 138, longships="2")) == everything
    for space in ("A48", "A49"):
        scene = taken(rolled(space, 6, 138, stone=3), "wool")
        assert scene.supply("A") == {"wool": 1, "stone": 2}
    assert rolled("A48", 5, 138).options("A") == ["roll", "fail"], "five is a failure, although the oil needs no more"
    assert taken(rolled("A48", 5, 138, stone=1), "oil").supply("A") == {"oil": 1}


@pytest.mark.rule("OD-DICE-RAID-3")
@pytest.mark.card(139)
def test_the_highest_special_tile_needs_one_less() -> None:
    assert loot(rolled("A49", 12, 139, longships="3")) == {*up_to(15), "english_crown"}
    scene = taken(rolled("A49", 12, 139, longships="2", stone=2), "english_crown")
    assert scene.supply("A") == {"stone": 1}
    scene = rolled("A49", 12, 139, longships="2")
    assert loot(scene) == up_to(14)

    scene = sail("A49", 139, longships="0")
    scene.state.specials = sum(1 << n for n, tile in enumerate(SPECIAL_IDS) if tile in ("round_shield", "chalice"))
    scene.roll(12)
    assert "round_shield" in loot(scene)

    scene = sail("A48", 139, longships="0")
    scene.state.specials = sum(1 << n for n, tile in enumerate(SPECIAL_IDS) if tile in VALUES[8] + ["glass_beads"])
    scene.roll(7)
    assert loot(scene) & set(SPECIAL_IDS) == {tile for tile in VALUES[8] if tile in SPECIAL_IDS} | {"glass_beads"}


@pytest.mark.rule("OD-DICE-PILLAGE-2", "OD-DICE-PILLAGE-4", "OD-DICE-PILLAGE-7")
@pytest.mark.card(136, 138, 139)
def test_worked_case_114() -> None:
    """OD-T-114."""

    def tiles(*cards: int, stone: int = 1) -> set[str]:
        return loot(rolled("A49", 10, *cards, longships="3", stone=stone))

    assert tiles() == up_to(14)
    assert "round_shield" in tiles()
    assert "silver_hoard" not in tiles()
    assert "clothing" in tiles(138)
    assert "silver_hoard" in tiles(136)
    scene = taken(rolled("A49", 10, 136, longships="3", stone=1), "silverware", "chest")
    assert scene.supply("A") == {"silverware": 1, "chest": 1}
    assert "english_crown" in tiles(139, stone=2)
    assert "english_crown" not in tiles(stone=2)


@pytest.mark.card(136, 138, 139)
def test_green_tiles_and_the_highest_special_tile_among_two() -> None:
    scene = taken(rolled("A49", 12, 136, 138, longships="0"), "hide", "linen")
    assert scene.supply("A") == {"hide": 1, "linen": 1}, "6 and 7"
    scene = rolled("A49", 12, 136, 139, longships="3", stone=5)
    taken(scene, "english_crown")
    assert set(scene.options("A")) == {"done", "rune_stone"}, "15 of 21"
    scene.choose("A", "rune_stone")
    assert scene.supply("A") == {"rune_stone": 1}


# ships


@pytest.mark.rule("OD-OCC-15", "OD-OCC-31")
@pytest.mark.card(12)
def test_the_helmsman_brings_a_chest() -> None:
    scene = Scene(2)
    scene.play("A", 12)
    assert scene.supply("A") == {"chest": 1}


def weapon_offered(scene: Scene) -> bool:
    """Whether seat A may draw a weapon now; it draws one, and the action is over."""
    if "card12" not in scene.options("A"):
        return False
    before = sum(scene.state.weapon_pile)
    scene.choose("A", "card12")
    scene.roll(1)
    assert sum(scene.state.weapon_pile) == before - 1
    assert scene.has("A", "bow") == 1
    assert scene.deciding() == "B"
    return True


@pytest.mark.rule("OD-OCC-21", "OD-OCC-23")
@pytest.mark.card(12)
@pytest.mark.parametrize("longships", ["0", "33"])
def test_after_a_fight_with_a_longship_a_weapon_may_be_drawn(longships: str) -> None:
    for space in ("A48", "A49"):
        scene = taken(rolled(space, 6, 12, longships=longships), "rune_stone")
        assert scene.supply("A") == {"rune_stone": 1}
        assert weapon_offered(scene)
        scene = rolled(space, 1, 12, longships=longships)
        scene.choose("A", "fail")
        if space == "A49":
            scene.number("A", 0)
        assert weapon_offered(scene)
    scene = taken(rolled("A48", 6, 12), "rune_stone")
    scene.choose("A", "done")
    assert scene.supply("A") == {"rune_stone": 1}
    assert scene.deciding() == "B"


@pytest.mark.card(12)
def test_after_plundering_exploring_and_emigrating_too() -> None:
    assert weapon_offered(sail("A51", 12, longships="00"))
    scene = sail("A52", 12)
    scene.choose("A", "shetland")
    assert weapon_offered(scene)
    scene = Scene(2)
    scene.in_play("A", 12)
    scene.have("A", silver=1)
    scene.fleet("A", knarrs=1, longships="0")
    complete(scene)
    scene.use("A", "A57")
    scene.choose("A", "longship")
    assert weapon_offered(scene)


@pytest.mark.card(12, 147, 185)
def test_no_weapon_without_a_longship_in_use() -> None:
    """Not for a knarr, not for other actions, and not for goods raised in place of a raid."""
    scene = taken(rolled("A48", 6, 12, 147, longships="", knarrs=1), "rune_stone")
    assert scene.deciding() == "B"
    assert sail("A51", 12, 147, longships="", knarrs=2).deciding() == "B"
    scene = sail("A52", 12, longships="", knarrs=1)
    scene.choose("A", "shetland")
    assert scene.deciding() == "B"
    scene = sail("A57", 12, knarrs=1, silver=1)
    scene.choose("A", "knarr")
    assert scene.deciding() == "B"
    assert sail("A09", 12).deciding() == "B"
    scene = sail("A48", 12, 185, flax=1)
    scene.choose("A", "yes")
    scene.choose("A", "flax")
    assert scene.supply("A") == {"stockfish": 1}
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-DICE-PLUNDER-1")
@pytest.mark.card(106)
@pytest.mark.parametrize(("longships", "knarrs", "vikings"), [(2, 0, 4), (3, 0, 3), (4, 0, 2), (2, 2, 4), (3, 1, 3)])
def test_many_longships_plunder_with_fewer_vikings(longships: int, knarrs: int, vikings: int) -> None:
    for enough in (True, False):
        scene = Scene(2)
        scene.in_play("A", 106)
        scene.fleet("A", longships="0" * longships, knarrs=knarrs)
        scene.state.thing[0] = vikings - (not enough)
        scene.turn("A")
        assert ("A51" in scene.options("A")) is enough
        if not enough:
            assert scene.refusal("A", "A51") == "too-few-vikings"
            continue
        scene.choose("A", "A51")
        assert scene.state.thing[0] == 0
        assert scene.state.placed[SPACE_AT["A51"]] == vikings
        assert scene.supply("A") == {"silver_hoard": 1}


@pytest.mark.card(106, 147)
def test_knarrs_plunder_but_spare_no_vikings() -> None:
    for longships, knarrs, vikings in (("0", 3, 4), ("000", 1, 3)):
        scene = Scene(2)
        scene.in_play("A", 106, 147)
        scene.fleet("A", longships=longships, knarrs=knarrs)
        scene.use("A", "A51")
        assert scene.state.placed[SPACE_AT["A51"]] == vikings


@pytest.mark.rule("OD-OCC-10")
@pytest.mark.card(106)
def test_fewer_vikings_plunder_with_the_card_of_the_fourth_column_but_count_for_no_column() -> None:
    scene = Scene(2)
    scene.in_play("A", 106, 164, 166)
    scene.hold("A", 126)
    scene.fleet("A", longships="0000")
    open_strips(scene, {4: 3})  # a stone is next
    scene.use("A", "A51")
    assert scene.state.pairs[0] == 0
    assert scene.options("A") == ["no", "card126"]

    scene = Scene(2)
    scene.in_play("A", 164)
    scene.fleet("A", longships="0000")
    open_strips(scene, {4: 3})
    scene.use("A", "A51")
    assert "card164" in scene.options("A"), "with four of them"


@pytest.mark.card(106)
def test_other_spaces_take_as_many_vikings_as_ever() -> None:
    scene = Scene(2)
    scene.in_play("A", 106)
    scene.fleet("A", longships="0000")
    scene.use("A", "A49")
    assert scene.state.placed[SPACE_AT["A49"]] == 2


@pytest.mark.rule("OD-DICE-RAID-1", "OD-DICE-PILLAGE-1", "OD-DICE-PLUNDER-1")
@pytest.mark.card(147)
def test_a_knarr_stands_in_for_each_longship_that_is_missing() -> None:
    for longships, knarrs, spaces in (
        ("", 0, set()),
        ("", 1, {"A48", "A49"}),
        ("", 2, {"A48", "A49", "A51"}),
        ("0", 0, {"A48", "A49"}),
        ("0", 1, {"A48", "A49", "A51"}),
    ):
        scene = Scene(2)
        scene.in_play("A", 147)
        scene.fleet("A", boats="111", longships=longships, knarrs=knarrs)
        assert {"A48", "A49", "A51"} & set(scene.spaces("A")) == spaces
    assert taken(rolled("A48", 6, 147, longships="", knarrs=1), "rune_stone").supply("A") == {"rune_stone": 1}
    assert result(rolled("A49", 6, 147, longships="", knarrs=1)) == 6
    assert result(rolled("A49", 6, 147, longships="3", knarrs=1)) == 9
    assert sail("A51", 147, knarrs=1).supply("A") == {"silver_hoard": 1}
    scene = Scene(2)
    scene.fleet("A", knarrs=2)
    assert not {"A48", "A49", "A51"} & set(scene.spaces("A"))


@pytest.mark.rule("OD-EXPLORE-3")
@pytest.mark.card(147)
def test_a_knarr_explores_far_away() -> None:
    for cards, can in (((147,), True), ((), False)):
        scene = Scene(2)
        scene.in_play("A", *cards)
        scene.fleet("A", knarrs=1)
        for pair in range(len(scene.state.sides)):
            scene.state.sides[pair] = 1
        assert ("A54" in scene.spaces("A")) is can
    scene.in_play("A", 147)
    scene.use("A", "A54")
    scene.roll(1)
    far = {island.id for island in ISLANDS if island.ship == "longship" and not island.mini_expansion}
    assert set(scene.options("A")) == far == {"baffin_island", "labrador", "newfoundland"}
    scene.choose("A", "labrador")
    assert scene.owner("labrador") == "A"


@pytest.mark.card(147, 180)
def test_a_knarr_is_no_longship_for_a_card_that_counts_them() -> None:
    scene = Scene(2)
    scene.in_play("A", 147)
    scene.fleet("A", knarrs=1, longships="00")
    scene.play("A", 180)
    assert scene.supply("A") == {}
    scene = Scene(2)
    scene.in_play("A", 147)
    scene.fleet("A", longships="000")
    scene.play("A", 180)
    assert scene.supply("A") == {"silverware": 4}


# goods in place of a raid


@pytest.mark.rule("OD-OCC-29", "OD-ACT-UPGRADE-1")
@pytest.mark.card(185)
def test_two_goods_may_rise_in_place_of_a_raid() -> None:
    scene = sail("A48", 185, flax=2, peas=1)
    assert scene.options("A") == ["yes", "no"]
    scene.choose("A", "yes")
    scene.choose("A", "flax")
    scene.choose("A", "peas")
    assert scene.supply("A") == {"flax": 1, "stockfish": 1, "mead": 1}
    assert scene.deciding() == "B"
    assert scene.state.placed[SPACE_AT["A48"]] == 1

    scene = sail("A48", 185, flax=2)
    scene.choose("A", "no")
    scene.roll(6)
    assert taken(scene, "rune_stone").supply("A") == {"flax": 2, "rune_stone": 1}


@pytest.mark.card(147, 185)
def test_what_a_raid_needs_is_needed_for_the_goods_too() -> None:
    scene = Scene(2)
    scene.in_play("A", 185)
    scene.have("A", flax=2)
    assert "A48" not in scene.spaces("A")
    scene = sail("A48", 147, 185, longships="", knarrs=1, flax=1)
    scene.choose("A", "yes")
    scene.choose("A", "flax")
    assert scene.supply("A") == {"stockfish": 1}
    assert not sail("A48", 185).options("A"), "nothing to raise: the die comes at once"
    assert not sail("A49", 185, flax=2).options("A"), "a pillage is none"


@pytest.mark.card(90, 134, 185)
def test_goods_in_place_of_a_raid_are_no_raid() -> None:
    scene = sail("A48", 90, 134, 185, longships="1", flax=1)
    scene.choose("A", "yes")
    scene.choose("A", "flax")
    assert scene.supply("A") == {"stockfish": 1}
    assert fleet(scene) == "1"


# goods that rise twice


@pytest.mark.rule("OD-ACT-UPGRADE-2")
@pytest.mark.card(152)
@pytest.mark.parametrize("space", ["A39", "A41", "A42"])
def test_one_of_three_or_four_goods_may_rise_twice(space: str) -> None:
    for again, goods in (("stockfish", {"hide": 1, "mead": 1}), ("done", {"stockfish": 1, "mead": 1})):
        scene = Scene(2)
        scene.in_play("A", 152)
        scene.have("A", flax=1, peas=1)
        scene.use("A", space)
        if space != "A39":
            scene.roll(1)
        scene.choose("A", "flax")
        scene.choose("A", "peas")
        assert scene.options("A") == ["done", "mead", "stockfish"]
        scene.choose("A", again)
        scene.luck()
        weapons = {"bow": 4} if space == "A41" else {}
        assert scene.supply("A") == goods | weapons
        assert scene.deciding() == "B"


@pytest.mark.card(152)
def test_one_step_more_and_not_above_blue() -> None:
    scene = sail("A39", 152, hide=1)
    scene.choose("A", "hide")
    assert scene.supply("A") == {"silverware": 1}
    assert scene.deciding() == "B"
    scene = sail("A39", 152, flax=3)
    for _ in range(3):
        scene.choose("A", "flax")
    scene.choose("A", "stockfish")
    assert scene.supply("A") == {"stockfish": 2, "hide": 1}
    scene = sail("A39", 152, flax=1)
    scene.choose("A", "flax")
    scene.choose("A", "stockfish")
    assert scene.supply("A") == {"hide": 1}
    assert scene.deciding() == "B"


@pytest.mark.card(152)
def test_no_second_step_in_smaller_upgrades_or_in_double_ones() -> None:
    scene = sail("A36", 152, flax=2)
    scene.choose("A", "flax")
    scene.choose("A", "flax")
    assert scene.supply("A") == {"stockfish": 2}
    assert scene.deciding() == "B"

    scene = Scene(2)
    scene.in_play("A", 152)
    scene.have("A", flax=3)
    scene.use("A", "A44")
    if scene.options("A") == ["0", "1"]:
        scene.choose("A", "1")
    for _ in range(3):
        scene.choose("A", "flax")
    assert scene.supply("A") == {"hide": 3}
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-OCC-15", "OD-ACT-UPGRADE-1")
@pytest.mark.card(83)
def test_up_to_four_goods_of_one_kind_rise() -> None:
    scene = Scene(2)
    scene.have("A", flax=5, peas=1, hide=1)
    scene.play("A", 83)
    assert scene.options("A") == ["done", "peas", "flax", "hide"]
    scene.choose("A", "flax")
    assert scene.options("A") == ["done", "flax"]
    assert scene.refusal("A", "peas") == "not-that-good"
    for _ in range(3):
        scene.choose("A", "flax")
    assert scene.supply("A") == {"flax": 1, "stockfish": 4, "peas": 1, "hide": 1}

    scene = Scene(2)
    scene.have("A", flax=3)
    scene.play("A", 83)
    scene.choose("A", "done")
    assert scene.supply("A") == {"flax": 3}
    scene.play("A", 83)
    scene.choose("A", "flax")
    scene.choose("A", "done")
    assert scene.supply("A") == {"flax": 2, "stockfish": 1}


@pytest.mark.card(83)
def test_pregnant_animals_are_of_the_same_kind() -> None:
    scene = Scene(2)
    scene.have("A", sheep=3)
    scene.pregnant("A", sheep=2)
    scene.play("A", 83)
    for _ in range(3):
        scene.choose("A", "sheep")
    assert scene.supply("A") == {"fur": 3}
    assert scene.state.pregnant[0] == 0


@pytest.mark.card(83, 152)
def test_one_of_the_four_goods_may_rise_twice() -> None:
    scene = Scene(2)
    scene.in_play("A", 152)
    scene.have("A", flax=4)
    scene.play("A", 83)
    for _ in range(4):
        scene.choose("A", "flax")
    assert scene.options("A") == ["done", "stockfish"]
    scene.choose("A", "stockfish")
    assert scene.supply("A") == {"stockfish": 3, "hide": 1}
