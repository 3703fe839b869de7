"""Cards whose effect happens once in the game: at once, once, and also after saving, loading and imagining."""

from __future__ import annotations

import pytest

from meadhall.core import LabDice
from meadhall.games.odin import game
from tests.rules.odin.holdings import counted
from tests.rules.odin.pairs import all_of, asked, go, ready
from tests.rules.odin.scene import Scene

AT_ONCE = [
    (178, "4 knarr", "2 whaling_boat"),
    (178, "2 knarr, 2 longship, 2 whaling_boat", "1 whaling_boat"),
    (178, "3 knarr", ""),
    (180, "3 longship", "4 silverware"),
    (180, "2 longship, 1 knarr", ""),
    (181, "1 longship, 2 knarr", "3 wool"),
    (181, "2 knarr", ""),
    (179, "3 knarr", ""),
    (182, "2 long_house, 1 wood", ""),
]


def total(*texts: str) -> dict[str, int]:
    sums: dict[str, int] = {}
    for text in texts:
        for name, number in counted(text).items():
            sums[name] = sums.get(name, 0) + number
    return sums


def spent(scene: Scene) -> set[int]:
    return {card + 1 for card in range(190) if scene.state.spent[0] >> card & 1}


@pytest.mark.rule("OD-OCC-25", "OD-OCC-26")
@pytest.mark.card(178, 179, 180, 181, 182)
@pytest.mark.parametrize(("card", "before", "brought"), AT_ONCE)
def test_at_once_when_played(card: int, before: str, brought: str) -> None:
    scene = ready(before)
    scene.play("A", card)
    assert all_of(scene) == total(before, brought)
    assert asked(scene) == []
    assert spent(scene) == ({card} if brought else set())


@pytest.mark.rule("OD-OCC-7", "OD-OCC-25")
@pytest.mark.card(82, 178, 180, 181)
def test_cards_played_one_after_another_see_what_the_others_bring() -> None:
    """A60: the longship of card 82 is the third large ship for card 181, which is in play already."""
    scene = ready("2 knarr, 3 silver")
    scene.hold("A", 82, 181, 178)
    go(scene, "A60 card181 card82 yes card178 done")
    assert all_of(scene) == counted("2 knarr, 1 longship, 3 wool")
    assert spent(scene) == {181}


@pytest.mark.card(52, 99, 176, 181)
def test_at_once_by_the_tutor_and_by_the_preceptor() -> None:
    scene = ready("3 knarr, 1 silver", 52, 176)
    scene.hold("A", 181)
    scene.turn("A")
    go(scene, "card52 card181")
    assert all_of(scene) == counted("3 knarr, 3 wool, 1 peas")
    scene = ready("3 knarr", 99)
    scene.hold("A", 181)
    go(scene, "A55 yes card181")
    assert all_of(scene) == counted("3 knarr, 3 wool, 1 silver")


def later(scene: Scene) -> list[Scene]:
    """The same position, also saved and loaded, and as every player imagines it."""
    positions = [scene.state, game.load(game.save(scene.state))]
    positions += [game.imagine(game.observe(scene.state, seat), LabDice(1)) for seat in (0, 1, None)]
    scenes = []
    for position in positions:
        other = Scene(scene.state.table.seats)
        other.state = position
        scenes.append(other)
    return scenes


@pytest.mark.rule("OD-OCC-25")
@pytest.mark.card(178, 179, 180, 181)
def test_never_again() -> None:
    """Two longships and a knarr, then another of each: everything fires; then they go and come again."""
    scene = ready("2 longship, 1 knarr, 13 silver", 178, 179, 180, 181)
    go(scene, "longship")
    assert all_of(scene) == counted("3 longship, 1 knarr, 2 whaling_boat, 5 silver, 4 silverware, 3 wool")
    assert spent(scene) == {178, 180, 181}, "the next knarr is still to come"
    for other in later(scene):
        assert spent(other) == {178, 180, 181}
        other.state.longships[0] = 2
        other.state.boats[0] = 0
        other.state.hands = [0] * len(other.state.hands)
        other.turn("A")
        go(other, "knarr")
        assert all_of(other) == counted("2 longship, 2 knarr, 2 stockfish, 2 silver, 4 silverware, 3 wool")
        assert spent(other) == {178, 179, 180, 181}
        for again in later(other):
            again.have("A", silver=5)
            again.state.knarrs[0] = 1
            again.turn("A")
            go(again, "knarr")
            assert all_of(again) == counted("2 longship, 2 knarr, 2 stockfish, 4 silverware, 3 wool")


@pytest.mark.rule("OD-OCC-25")
@pytest.mark.card(182, 190)
def test_herbs_once() -> None:
    scene = ready("2 stone_house, 7 wood", 182, 190)
    go(scene, "card182 0")
    assert all_of(scene) == counted("2 stone_house, 5 wood, 1 spices, 1 oil")
    for other in later(scene):
        assert "card182" not in other.options("A")
        assert other.refusal("A", "card182") is not None


@pytest.mark.card(53, 175)
def test_what_an_action_has_brought_is_kept() -> None:
    """Saved and imagined in the middle of it: the stockfish of card 53 is still what card 175 asks about."""
    scene = ready("2 silver, 1 flax", 53, 175)
    go(scene, "card53 flax")
    for other in later(scene):
        assert other.options("A") == ["done", "card175"]
        go(other, "card175")
        assert all_of(other) == counted("1 stockfish, 1 oil")


@pytest.mark.card(28, 114)
def test_responses_under_way_are_kept() -> None:
    """Two chests, of which one has been asked about; then the silk of the crafting space."""
    scene = ready("2 stone, 2 wood, 5 silver", 28, 114)
    go(scene, "A32 card28")
    for other in later(scene):
        assert other.options("A") == ["done", "card28"]
        go(other, "card28 card114")
        assert all_of(other) == counted("2 chest, 2 rune_stone, 2 oil, 1 silk")
