"""What single things are worth to the eye of a bot, in points."""

from __future__ import annotations

from meadhall.core.weights import Weights
from meadhall.games.odin.box import (
    BLUE,
    BOW,
    FAMILIES,
    GOODS,
    RED,
    SPECIAL,
    SPECIALS,
    WOOD,
    colour_of,
    family_of,
    load,
)
from meadhall.games.odin.pieces import shape_of

WEIGHTS = Weights(load("appraisal.toml"))

AREA = tuple(FAMILIES[family_of(good)].rows * FAMILIES[family_of(good)].cols for good in range(len(GOODS)))
"""The cells of a good."""


def worth(thing: int) -> float:
    """Of one thing, as a reward."""
    if thing < len(GOODS):
        colour = colour_of(thing)
        if colour <= RED:
            return WEIGHTS["food"] * AREA[thing]
        return WEIGHTS["blue"] * AREA[thing] * (1.0 if colour == BLUE else WEIGHTS["green"])
    if thing >= SPECIAL:
        return WEIGHTS["blue"] * shape_of(thing).area + SPECIALS[thing - SPECIAL].points
    return WEIGHTS["weapon"] if thing >= BOW else WEIGHTS[("wood", "stone", "ore", "silver")[thing - WOOD]]
