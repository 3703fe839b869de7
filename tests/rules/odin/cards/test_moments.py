"""How cards respond (OD-OCC-21 to 26): by themselves, or if their owner likes, in which order, and how often."""

from __future__ import annotations

import pytest

from meadhall.games.odin.events import CardUsed
from tests.rules.odin.scene import Scene


def snare(*cards: int) -> Scene:
    """Seat A has these cards and is about to succeed with a snare."""
    scene = Scene(2)
    scene.in_play("A", *cards)
    scene.have("A", snare=3, wood=3)
    scene.use("A", "A11")
    scene.roll(1)
    scene.choose("A", "succeed")
    return scene


@pytest.mark.rule("OD-OCC-21", "OD-OCC-27")
@pytest.mark.card(126, 127)
def test_what_happens_by_itself_happens_in_the_order_of_the_numbers() -> None:
    scene = snare(127, 126)
    scene.number("A", 1)
    assert scene.told(CardUsed) == [CardUsed(0, 125), CardUsed(0, 126)]
    assert scene.has("A", "silver") == 1
    assert scene.has("A", "stockfish") == 1
    assert scene.deciding() == "B"


@pytest.mark.rule("OD-OCC-21", "OD-OCC-23")
@pytest.mark.card(129)
def test_what_the_owner_may_do_is_done_once_or_not_at_all() -> None:
    scene = snare(129)
    scene.number("A", 1)
    assert scene.options("A") == ["done", "card129"]
    scene.choose("A", "card129")
    assert scene.has("A", "salt_meat") == 1
    assert scene.deciding() == "B", "once for each success"
    scene = snare(129)
    scene.number("A", 1)
    scene.choose("A", "done")
    assert scene.has("A", "salt_meat") == 0


@pytest.mark.rule("OD-OCC-21")
@pytest.mark.card(128, 129)
def test_of_several_cards_the_owner_chooses_one_after_another() -> None:
    scene = snare(128, 129)
    scene.number("A", 1)
    assert scene.options("A") == ["done", "card128", "card129"]
    scene.choose("A", "card129")
    assert scene.options("A") == ["done", "card128"]


@pytest.mark.rule("OD-OCC-2")
@pytest.mark.card(126)
def test_a_card_in_hand_does_nothing() -> None:
    scene = Scene(2)
    scene.hold("A", 126)
    scene.have("A", snare=3)
    scene.use("A", "A11")
    scene.roll(1)
    scene.choose("A", "succeed")
    assert scene.told(CardUsed) == []
    assert scene.has("A", "silver") == 0
