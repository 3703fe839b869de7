"""The board of Rebirth: hexes, castles, cathedrals, towers and settlements, prepared for fast questions.

A game asks the same few things many thousand times: which hexes are free, which of them touch this castle,
who owns the neighbours of that tile. So every set of hexes is one integer with one bit for each *playable*
hex (farm, power plant, blank, settlement, in row-major order), and everything a rule may ask about the
printed board is worked out once, here. The board itself never changes; tiles live in the state of a game.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

FARM, POWER, BLANK, SETTLEMENT = range(4)
ROWS, COLUMNS = 24, 20

Spot = tuple[int, int]
"""Row and column of a hex, both from 0."""

KINDS = {"f": FARM, "e": POWER, "b": BLANK, "1": SETTLEMENT, "2": SETTLEMENT, "3": SETTLEMENT, "4": SETTLEMENT}
"""What the terrain letters of a map file mean for the playable hexes."""


@dataclass(frozen=True, slots=True)
class Place:
    """A castle, cathedral or tower; `ring` is the mask of the playable hexes around it."""

    name: str
    row: int
    column: int
    ring: int


@dataclass(frozen=True, slots=True)
class Settlement:
    """A settlement of one to four hexes."""

    name: str
    size: int
    hexes: int


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """One side of the game board; playable hexes are known by their number, their place in `hexes`.

    By hex: `hexes` has row and column, `kinds` the kind, `near` the mask of playable neighbours, `settlement_at`
    the index of its settlement or -1, and the other `..._at` the indexes of the places it touches.
    As masks: `farms` to `towns` are the hexes of each kind, `plus` those with a 1+, `covered` those not used
    by two players. Places are in row-major order, settlements in the order of their first hexes.
    The tie-breaks are indexes: the first of a castle, the second of a castle in Scotland or a tower in Ireland.
    `text` is the map file the board was read from, so that a saved game can carry its own board.
    """

    title: str
    rules: str
    provenance: str
    text: str
    rows: int
    columns: int
    hexes: tuple[Spot, ...]
    kinds: tuple[int, ...]
    near: tuple[int, ...]
    farms: int
    powers: int
    blanks: int
    towns: int
    plus: int
    covered: int
    castles: tuple[Place, ...]
    cathedrals: tuple[Place, ...]
    towers: tuple[Place, ...]
    settlements: tuple[Settlement, ...]
    first_tiebreak: int
    second_tiebreak: int
    settlement_at: tuple[int, ...]
    castles_at: tuple[tuple[int, ...], ...]
    cathedrals_at: tuple[tuple[int, ...], ...]
    towers_at: tuple[tuple[int, ...], ...]


class Layers(NamedTuple):
    """The four grids of a map file, one string for each row of hexes, all of the same size."""

    terrain: Sequence[str]
    settlements: Sequence[str]
    plus: Sequence[str]
    covered: Sequence[str]


def neighbours(row: int, column: int) -> list[Spot]:
    """The six hexes around one, whether or not they are on the map.

    Odd rows lie half a hex to the right, so the columns above and below depend on the row.
    """
    left = column - 1 + row % 2
    return [
        (row - 1, left),
        (row - 1, left + 1),
        (row, column - 1),
        (row, column + 1),
        (row + 1, left),
        (row + 1, left + 1),
    ]


def make_board(
    *,
    title: str,
    rules: str,
    provenance: str,
    text: str,
    layers: Layers,
    names: Mapping[Spot | str, str],
    tiebreaks: tuple[str, str],
) -> Board:
    """Work out the masks of a map that is known to be in order (see `mapfile`, which checks it).

    `names` holds the places by their hex and the settlements by their letter.
    """
    spots = _spots(layers.terrain, "".join(KINDS))
    index = {spot: number for number, spot in enumerate(spots)}
    kinds = tuple(KINDS[layers.terrain[row][column]] for row, column in spots)
    settlements = _settlements(layers.settlements, index, names)
    castles, cathedrals, towers = (_places(layers.terrain, letter, index, names) for letter in "CKT")
    second = castles if rules == "scotland" else towers
    return Board(
        title=title,
        rules=rules,
        provenance=provenance,
        text=text,
        rows=len(layers.terrain),
        columns=len(layers.terrain[0]),
        hexes=tuple(spots),
        kinds=kinds,
        near=tuple(_mask(neighbours(*spot), index) for spot in spots),
        farms=_of_kind(FARM, kinds),
        powers=_of_kind(POWER, kinds),
        blanks=_of_kind(BLANK, kinds),
        towns=_of_kind(SETTLEMENT, kinds),
        plus=_mask(_spots(layers.plus, "+"), index),
        covered=_mask(_spots(layers.covered, "x"), index),
        castles=castles,
        cathedrals=cathedrals,
        towers=towers,
        settlements=settlements,
        first_tiebreak=[castle.name for castle in castles].index(tiebreaks[0]),
        second_tiebreak=[place.name for place in second].index(tiebreaks[1]),
        settlement_at=tuple(
            next((i for i, town in enumerate(settlements) if town.hexes >> number & 1), -1)
            for number in range(len(spots))
        ),
        castles_at=_touching(castles, len(spots)),
        cathedrals_at=_touching(cathedrals, len(spots)),
        towers_at=_touching(towers, len(spots)),
    )


def _spots(grid: Sequence[str], letters: str) -> list[Spot]:
    return [(r, c) for r, line in enumerate(grid) for c, letter in enumerate(line) if letter in letters]


def _mask(spots: Iterable[Spot], index: Mapping[Spot, int]) -> int:
    return sum(1 << index[spot] for spot in spots if spot in index)


def _of_kind(kind: int, kinds: Sequence[int]) -> int:
    return sum(1 << number for number, found in enumerate(kinds) if found == kind)


def _places(
    terrain: Sequence[str], letter: str, index: Mapping[Spot, int], names: Mapping[Spot | str, str]
) -> tuple[Place, ...]:
    return tuple(Place(names[spot], *spot, _mask(neighbours(*spot), index)) for spot in _spots(terrain, letter))


def _settlements(
    grid: Sequence[str], index: Mapping[Spot, int], names: Mapping[Spot | str, str]
) -> tuple[Settlement, ...]:
    hexes: dict[str, list[Spot]] = {}
    for row, column in index:
        letter = grid[row][column]
        if letter != ".":
            hexes.setdefault(letter, []).append((row, column))
    return tuple(Settlement(names[letter], len(spots), _mask(spots, index)) for letter, spots in hexes.items())


def _touching(places: Sequence[Place], count: int) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(i for i, place in enumerate(places) if place.ring >> number & 1) for number in range(count))
