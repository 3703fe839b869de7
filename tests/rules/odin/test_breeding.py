"""Phase 8, animal breeding (OD-PH8, OD-BREED)."""

from __future__ import annotations

import pytest

from meadhall.games.odin.events import Born, Pregnant
from meadhall.games.odin.rules.upkeep import Breed
from tests.rules.odin.scene import Scene

KINDS = ("sheep", "cattle")


def stable(scene: Scene, seat: str = "A") -> dict[str, tuple[int, int]]:
    """By kind: plain animals and pregnant ones."""
    number = "ABCD".index(seat)
    return {
        kind: (scene.has(seat, kind) - scene.state.pregnant[number * 2 + n], scene.state.pregnant[number * 2 + n])
        for n, kind in enumerate(KINDS)
    }


def with_animals(kind: str, plain: int, pregnant: int) -> Scene:
    scene = Scene(2)
    scene.have("A", **{kind: plain + pregnant})
    scene.pregnant("A", **{kind: pregnant})
    return scene


def bred(kind: str, plain: int, pregnant: int) -> tuple[int, int]:
    scene = with_animals(kind, plain, pregnant)
    scene.begin(Breed())
    return stable(scene)[kind]


@pytest.mark.rule("OD-PH8-1")
def test_all_players_and_both_kinds_by_themselves():
    scene = Scene(3)
    scene.have("A", sheep=2, cattle=3)
    scene.pregnant("A", cattle=1)
    scene.have("B", sheep=1, cattle=2)
    scene.pregnant("B", sheep=1)
    scene.have("C", sheep=1, cattle=1)
    scene.begin(Breed())
    assert stable(scene, "A") == {"sheep": (1, 1), "cattle": (4, 0)}
    assert stable(scene, "B") == {"sheep": (2, 0), "cattle": (1, 1)}
    assert stable(scene, "C") == {"sheep": (1, 0), "cattle": (1, 0)}


@pytest.mark.rule("OD-BREED-1")
def test_animals_come_plain_into_the_stable_and_are_plain_or_pregnant():
    scene = Scene(2)
    scene.have("A", silver=4)
    scene.pregnant("A")
    scene.use("A", "A16")
    assert stable(scene)["sheep"] == (1, 0)
    scene.turn("A")
    scene.choose("A", "A17")
    assert stable(scene)["cattle"] == (1, 0)
    scene = with_animals("sheep", 1, 1)
    scene.have("A", silver=1, sheep=2)
    scene.use("A", "A16")
    assert stable(scene)["sheep"] == (2, 1)  # the newcomer makes none of them plain or pregnant
    assert scene.score("A")["animals"] == 2 + 2 + 3


@pytest.mark.rule("OD-BREED-2")
@pytest.mark.parametrize("kind", KINDS)
def test_worked_case_67(kind: str):
    """OD-T-67."""
    assert bred(kind, 2, 1) == (4, 0)


@pytest.mark.rule("OD-BREED-2")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("plain", "pregnant"), [(0, 2), (1, 2), (5, 3), (0, 4)])
def test_every_pregnant_animal_gives_birth(kind: str, plain: int, pregnant: int):
    assert bred(kind, plain, pregnant) == (plain + 2 * pregnant, 0)


@pytest.mark.rule("OD-BREED-3")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("animals", [2, 3, 4, 9])
def test_worked_case_68_exactly_one_becomes_pregnant(kind: str, animals: int):
    """OD-T-68."""
    assert bred(kind, animals, 0) == (animals - 1, 1)


@pytest.mark.rule("OD-BREED-3")
@pytest.mark.parametrize("kind", KINDS)
def test_worked_case_70_a_single_animal_does_nothing(kind: str):
    """OD-T-70."""
    assert bred(kind, 1, 0) == (1, 0)
    assert bred(kind, 0, 0) == (0, 0)


@pytest.mark.rule("OD-BREED-2", "OD-BREED-3")
def test_worked_case_70_b_and_c():
    """OD-T-70."""
    assert bred("sheep", 0, 2) == (4, 0)
    scene = with_animals("sheep", 0, 1)
    scene.have("A", cattle=2)
    scene.begin(Breed())
    assert stable(scene) == {"sheep": (2, 0), "cattle": (1, 1)}


@pytest.mark.rule("OD-BREED-4")
@pytest.mark.parametrize("kind", KINDS)
def test_births_every_second_round(kind: str):
    scene = with_animals(kind, 2, 0)
    course = []
    for _ in range(6):
        scene.begin(Breed())
        course.append(stable(scene)[kind])
        assert len(scene.told(Born)) + len(scene.told(Pregnant)) == 1
    assert course == [(1, 1), (3, 0), (2, 1), (4, 0), (3, 1), (5, 0)]


@pytest.mark.rule("OD-BREED-5")
@pytest.mark.parametrize("kind", KINDS)
def test_a_single_pregnant_animal_gives_birth(kind: str):
    assert bred(kind, 0, 1) == (2, 0)


@pytest.mark.rule("OD-BREED-5")
def test_worked_case_69():
    """OD-T-69: the plain sheep is spent: raised to fur. The pregnant one stays, and gives birth."""
    scene = with_animals("sheep", 1, 1)
    scene.use("A", "A39")
    scene.choose("A", "sheep")
    if "done" in scene.options("A"):
        scene.choose("A", "done")
    assert scene.has("A", "fur") == 1
    assert stable(scene)["sheep"] == (0, 1)
    scene.begin(Breed())
    assert stable(scene)["sheep"] == (2, 0)


@pytest.mark.rule("OD-BREED-6")
@pytest.mark.parametrize("kind", KINDS)
def test_newborn_animals_are_plain(kind: str):
    scene = with_animals(kind, 3, 1)
    scene.begin(Breed())
    assert stable(scene)[kind] == (5, 0)
    assert scene.score("A")["animals"] == 5 * (2 if kind == "sheep" else 3)


@pytest.mark.rule("OD-BREED-7")
def test_breeding_asks_nobody():
    scene = Scene(2)
    for seat in "AB":
        scene.have(seat, sheep=3, cattle=2)
    scene.pregnant("B", sheep=1)
    scene.begin(Breed())
    assert scene.deciding() == ""
    assert stable(scene, "A") == {"sheep": (2, 1), "cattle": (1, 1)}
    assert stable(scene, "B") == {"sheep": (4, 0), "cattle": (1, 1)}


@pytest.mark.rule("OD-BREED-8")
@pytest.mark.parametrize("kind", KINDS)
def test_stables_have_no_limit(kind: str):
    assert bred(kind, 40, 30) == (100, 0)
    assert bred(kind, 100, 0) == (99, 1)
