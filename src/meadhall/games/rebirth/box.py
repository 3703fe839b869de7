"""The components of the box, read from the data files beside this module."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, NamedTuple

_FOLDER = files(__package__) / "material"


def read(name: str) -> str:
    return (_FOLDER / name).read_text(encoding="utf-8")


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads(read(name))


# tiles

FARM, POWER, S1, S2, S3, S4 = range(6)
KINDS = 6

_tiles = _load("tiles.toml")
SIGNS: tuple[str, ...] = tuple(tile["sign"] for tile in _tiles["tile"])
INFLUENCE: tuple[int, ...] = tuple(tile.get("influence", 0) for tile in _tiles["tile"])
SET_ASIDE: dict[str, int] = _tiles["set_aside"]


def tile_set(seats: int) -> list[int]:
    """The kinds of the tiles that a player uses, ascending (RB-SETUP-8, RB-SETUP-9)."""
    counts = [tile["count"] - (tile["returned_with_four"] if seats == 4 else 0) for tile in _tiles["tile"]]
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


# Scottish missions


class Mission(NamedTuple):
    id: str
    copies: int
    points: int


_missions = _load("missions.toml")
MISSIONS: tuple[Mission, ...] = tuple(Mission(**row) for row in _missions["mission"])
CASTLE_CARD = Mission(id="castle", **_missions["castle_card"])
HARBOURS, MEDIUM_SETTLEMENTS, POWER_PLANTS, FARMS, CASTLES, CATHEDRAL_BONUS = range(len(MISSIONS))

# Irish public missions


class PublicMission(NamedTuple):
    id: str
    condition: str
    need: int
    first: int
    later: int
    place: str = ""
    settlement: int = 0
    tile: str = ""
    reconstructed: bool = False


_public = _load("public_missions.toml")
PUBLIC_MISSIONS: tuple[PublicMission, ...] = tuple(PublicMission(**row) for row in _public["mission"])
ROW: int = _public["row"]

# Irish tower tiles

_towers = _load("towers.toml")["bonus"]
BONUSES: tuple[str, ...] = tuple(bonus["id"] for bonus in _towers)
THREE_POINTS, THIRTEEN_POINTS, MISSION_CARD, DOUBLING_TOKEN, DRAW_THREE, ANOTHER_TILE = range(len(BONUSES))
BONUS_POINTS: tuple[int, ...] = tuple(bonus.get("points", 0) for bonus in _towers)
TOWER_TILES: list[int] = [kind for kind, bonus in enumerate(_towers) for _ in range(bonus["copies"])]
