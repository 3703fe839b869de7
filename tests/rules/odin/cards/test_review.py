"""Cards together with the rules around them: pauses, phases, windows of several seats at once."""

from __future__ import annotations

import pytest

from tests.rules.odin.scene import Scene


def successful_raid(*cards: int, roll: int, swords: int) -> Scene:
    """Seat A has succeeded in a raid and chooses its loot."""
    scene = Scene(2)
    scene.in_play("A", *cards)
    scene.fleet("A", longships="0")
    scene.have("A", long_sword=swords)
    scene.use("A", "A48")
    scene.roll(roll)
    scene.choose("A", "succeed")
    return scene


@pytest.mark.rule("OD-ANY-GEN-1", "OD-DICE-RAID-4")
@pytest.mark.card(56)
def test_weapons_that_the_loot_needs_are_not_exchanged_in_a_pause() -> None:
    scene = successful_raid(56, roll=4, swords=2)
    assert not scene.may_pause("A"), "without the swords no tile is within reach"
    scene = successful_raid(56, roll=4, swords=4)
    scene.choose("A", "pause")
    scene.choose("A", "card56")
    scene.number("A", 3)
    scene.number("A", 3)
    assert "card56" not in scene.options("A"), "the others are needed"


@pytest.mark.rule("OD-ANY-GEN-1", "OD-DICE-RAID-2")
@pytest.mark.card(56, 136)
def test_between_two_tiles_of_loot_there_is_no_pause() -> None:
    scene = successful_raid(56, 136, roll=8, swords=6)
    scene.choose("A", "silk")
    assert "done" in scene.options("A")
    assert not scene.may_pause("A"), "what the first tile needs is not paid yet"


@pytest.mark.rule("OD-ANY-GEN-1", "OD-PH5-7")
@pytest.mark.card(187)
def test_a_card_that_could_take_the_only_good_to_raise_waits() -> None:
    scene = Scene(2)
    scene.in_play("A", 187)
    scene.have("A", flax=3)
    scene.use("A", "A36")
    assert scene.options("A") == ["flax"]
    assert not scene.may_pause("A"), "three flax for a treasure chest would leave nothing to raise"
