"""The weapon cards of a scene: where all 47 of them are."""

from __future__ import annotations

from tests.rules.odin.scene import Scene

CARDS = {"bow": 12, "snare": 12, "spear": 12, "long_sword": 11}


def complete(scene: Scene, **discarded: int) -> None:
    """Every card that no seat has lies in the pile, but so many of these are face up beside it."""
    for number, (weapon, cards) in enumerate(CARDS.items()):
        held = sum(scene.has(seat, weapon) for seat in seats(scene))
        scene.state.weapon_discard[number] = discarded.get(weapon, 0)
        scene.state.weapon_pile[number] = cards - held - discarded.get(weapon, 0)


def seats(scene: Scene) -> str:
    return "ABCD"[: scene.state.table.seats]


def face_down(scene: Scene) -> dict[str, int]:
    return dict(zip(CARDS, scene.state.weapon_pile, strict=True))


def face_up(scene: Scene) -> dict[str, int]:
    cards = dict(zip(CARDS, scene.state.weapon_discard, strict=True))
    return {weapon: number for weapon, number in cards.items() if number}


def everywhere(scene: Scene) -> dict[str, int]:
    """In hands and in both piles."""
    down, up = face_down(scene), face_up(scene)
    return {
        weapon: down[weapon] + up.get(weapon, 0) + sum(scene.has(seat, weapon) for seat in seats(scene))
        for weapon in CARDS
    }
