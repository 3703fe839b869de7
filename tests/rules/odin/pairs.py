"""Scenes for cards that meet: seat A has several of them, and chooses one thing after another."""

from __future__ import annotations

from meadhall.core import SEATS, Kind
from meadhall.games.odin.actions import SPACE_AT, SPACES
from meadhall.games.odin.rules.dice import RollDie
from tests.rules.odin.armoury import complete
from tests.rules.odin.holdings import give, held, open_strips
from tests.rules.odin.scene import Scene

WEAPONS = ("bow", "snare", "spear", "long_sword")


def ready(things: str, *cards: int, strips: dict[int, int] | None = None, seats: int = 3) -> Scene:
    """Seat A has this, these cards and the turn; these mountain strips lie open, with so many items gone."""
    scene = Scene(seats)
    open_strips(scene, strips or {})
    give(scene, "A", things)
    scene.in_play("A", *cards)
    complete(scene)
    scene.turn("A")
    return scene


def go(scene: Scene, choices: str, seat: str = "A") -> Scene:
    """One choice after another; "d5" is a die that shows 5, what is drawn is always the first there is."""
    draw(scene)
    for choice in choices.split():
        if choice[0] == "d" and choice[1:].isdecimal():
            scene.roll(int(choice[1:]))
        else:
            scene.choose(seat, choice)
        draw(scene)
    return scene


def draw(scene: Scene) -> None:
    """All cards that are to be drawn before anything else."""
    s = scene.state
    while s.decision.kind is Kind.CHANCE and not isinstance(s.stack[-1], RollDie):
        s.roll(0, scene.events)


def stand(scene: Scene, spaces: str, seat: str = "A") -> None:
    """Vikings of the seat stand on these spaces, as many as they take."""
    for name in spaces.split():
        space = SPACE_AT[name]
        scene.state.placed[space], scene.state.placer[space] = SPACES[space].column, SEATS.index(seat)


def all_of(scene: Scene, seat: str = "A") -> dict[str, int]:
    """What the seat has, apart from occupations; weapons all together."""
    has = {name: number for name, number in held(scene, seat).items() if name not in ("card", "played")}
    weapons = sum(has.pop(weapon, 0) for weapon in WEAPONS)
    return has | ({"weapon": weapons} if weapons else {})


def asked(scene: Scene, seat: str = "A") -> list[str]:
    """What the seat can choose now, with nobody else to choose."""
    return scene.options(seat) if scene.deciding() == seat else []
