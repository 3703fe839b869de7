"""All that a seat has, in words: "2 wood, 1 knarr, 1 shed, 1 iceland, 1 card". For tests of action spaces.

Besides goods, materials, silver, weapons and special tiles: ships in the bay, emigrated ones ("emigrated_knarr"),
buildings, exploration boards, occupations in hand ("card") and on the table ("played").
"""

from __future__ import annotations

from meadhall.core import SEATS
from meadhall.games.odin.box import BUILDINGS, SPECIALS
from meadhall.games.odin.state import NOBODY
from tests.rules.odin.scene import ISLAND_IDS, Scene

SHIPS = ("whaling_boat", "knarr", "longship")
CARDS = (1, 2, 5, 6, 9, 10)
"""Occupations that are given to hands here."""


def counted(text: str) -> dict[str, int]:
    counts = {}
    for part in filter(None, text.split(", ")):
        number, name = part.split()
        counts[name] = int(number)
    return counts


def give(scene: Scene, seat: str, text: str) -> None:
    """Let the seat have this; ships without ore."""
    for name, number in counted(text).items():
        if name == "whaling_boat":
            scene.fleet(seat, boats="0" * number)
        elif name == "longship":
            scene.fleet(seat, longships="0" * number)
        elif name == "knarr":
            scene.fleet(seat, knarrs=number)
        elif name.startswith("emigrated_"):
            scene.state.emigrants[SEATS.index(seat) * 2 + (name == "emigrated_longship")] = number
        elif name in BUILDINGS:
            scene.build(seat, name, number)
        elif name == "card":
            scene.hold(seat, *CARDS[:number])
        elif name in ISLAND_IDS:
            scene.own(seat, name)
        else:
            scene.have(seat, **{name: number})


def held(scene: Scene, seat: str) -> dict[str, int]:
    s, number = scene.state, SEATS.index(seat)
    all_of_it = {
        **scene.supply(seat),
        **{special.id: scene.has(seat, special.id) for special in SPECIALS},
        **dict(zip(SHIPS, scene.ships(seat), strict=True)),
        "emigrated_knarr": s.emigrants[number * 2],
        "emigrated_longship": s.emigrants[number * 2 + 1],
        **dict(zip(BUILDINGS, s.houses[number * 3 : number * 3 + 3], strict=True)),
        **{ISLAND_IDS[2 * pair + s.sides[pair]]: 1 for pair, owner in enumerate(s.owners) if owner == number},
        "card": s.hands[number].bit_count(),
        "played": s.played[number].bit_count(),
    }
    return {name: count for name, count in all_of_it.items() if count}


def carry_out(scene: Scene, seat: str, space: str, choices: str = "") -> None:
    """Use the space and choose in turn; "draw" is the card of column 3, "d5" a die that shows 5, other luck the first
    there is."""
    scene.use(seat, space)
    for choice in choices.split():
        if choice == "draw":
            scene.roll(1)
        elif choice[0] == "d" and choice[1:].isdecimal():
            scene.roll(int(choice[1:]))
        else:
            scene.luck()
            scene.choose(seat, choice)
    scene.luck()


def offered(scene: Scene, seat: str) -> list[str]:
    """What can be chosen, apart from an end of choosing."""
    return [option for option in scene.options(seat) if option != "done"]


def open_strips(scene: Scene, strips: dict[int, int]) -> None:
    """These mountain strips lie open, with so many items gone; no others do."""
    scene.state.strips = [strips.get(number, NOBODY) for number in range(1, 9)]
