"""What is printed on boards and buildings."""

from __future__ import annotations

PRINTED = {
    "home": (0, 86),
    "shetland": (6, 24),
    "bear_island": (12, 22),
    "faroe_islands": (4, 16),
    "baffin_island": (12, 24),
    "iceland": (16, 24),
    "labrador": (36, 40),
    "greenland": (12, 20),
    "newfoundland": (38, 40),
    "lofoten": (4, 17),
    "orkney": (12, 25),
    "mull": (9, 24),
    "caithness": (24, 30),
    "shed": (8, 6),
    "stone_house": (10, 9),
    "long_house": (17, 15),
}
"""Points, and what the empty board costs."""
