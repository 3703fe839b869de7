"""The occupation cards as data: what they do, when, and what they change.

What a card does is a script (see `scripts`). A *clause* ties a script to a *hook*: a moment of the game and what it is
about, such as ("success", SNARING) or ("after_space", number of a space). The rules call hooks (see `rules.moments`);
rule changes they look up in the tables at the end of this module.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple

from meadhall.core.masks import mask_of
from meadhall.games.odin.actions import SPACE_AT, SPACES, Category
from meadhall.games.odin.box import BUILDINGS, SHIPS, THING_AT, load
from meadhall.games.odin.dice_games import GAME_AT
from meadhall.games.odin.scripts import script

IMMEDIATE, EACH_TIME, ANYTIME, AS_SOON_AS = range(4)
KINDS = ("immediate", "each_time", "anytime", "as_soon_as")
DECKS = ("A", "B", "C")
NO_SCRIPT = -1


class Occupation(NamedTuple):
    number: int
    deck: str
    points: int
    kinds: tuple[int, ...]
    light: bool
    """Light brown: one of those that players start with."""
    now: int
    """The script for when it is played, or NO_SCRIPT."""
    anytime: int
    """The script that can be used at any time, or NO_SCRIPT."""
    only_once: bool
    """Whether that is so once in the game."""


class Clause(NamedTuple):
    card: int
    script: int
    may: bool
    """Whether the owner decides."""
    once: bool
    """Whether it happens once in the game."""


_data = load("occupations.toml")


def _optional_script(row: dict[str, Any], name: str) -> int:
    return script(row[name]) if name in row else NO_SCRIPT


def _occupation(row: dict[str, Any]) -> Occupation:
    return Occupation(
        row["number"],
        row["deck"],
        row["points"],
        tuple(map(KINDS.index, row["kinds"])),
        row.get("light", False),
        _optional_script(row, "now"),
        _optional_script(row, "anytime"),
        row.get("only_once", False),
    )


OCCUPATIONS: tuple[Occupation, ...] = tuple(map(_occupation, _data["card"]))
"""Card `n` is at index `n - 1`."""
REMOVED_WITH_HARVEST: tuple[int, ...] = tuple(_data["removed_with_harvest"])
"""Numbers of the cards that leave the game with the second mini-expansion."""
BETTER_REMOVED_WITH_HARVEST: tuple[int, ...] = tuple(_data["better_removed_with_harvest"])
"""Numbers of those that the rulebook recommends to remove as well."""

ANYTIME_CARDS: int = mask_of(n for n, card in enumerate(OCCUPATIONS) if card.anytime != NO_SCRIPT)

# hooks


def spaces_named(name: str) -> list[int]:
    """A space by its id, the spaces of a category, or all."""
    if name in SPACE_AT:
        return [SPACE_AT[name]]
    if name == "all":
        return list(range(len(SPACES)))
    category = Category[name.upper()]
    return [number for number, space in enumerate(SPACES) if category in space.categories]


_NAMES: dict[str, dict[str, int]] = {
    "game": GAME_AT,
    "thing": THING_AT,
    "ship": {ship.id: n for n, ship in enumerate(SHIPS)},
    "house": {building: n for n, building in enumerate(BUILDINGS)},
    "column": {f"column_{n}": n for n in range(1, 5)},
}
_SUBJECTS = {
    "success": "game",
    "failure": "game",
    "before_action": "game",
    "after_action": "game",
    "arrives": "thing",
    "two_at_once": "thing",
    "placed_in_house": "thing",
    "placed_on_island": "thing",
    "taken": "thing",
    "worn": "thing",
    "eaten": "thing",
    "ship_built": "ship",
    "house_built": "house",
    "placing_vikings": "column",
}
"""What moments are about; those of spaces see `spaces_named`, all others go by the words of the data."""

ANY = ""
"""The subject of moments that are about nothing in particular."""

Hook = tuple[str, Hashable]


def _hooks(row: dict[str, Any]) -> list[Hook]:
    moment, names = row["when"], row.get("of", [ANY])
    if moment in ("before_space", "after_space", "before_ore"):
        return [(moment, space) for name in names for space in spaces_named(name)]
    known = _NAMES.get(_SUBJECTS.get(moment, ""), {})
    return [(moment, known.get(name, name)) for name in names]


def _clauses() -> dict[Hook, tuple[Clause, ...]]:
    found: dict[Hook, list[Clause]] = {}
    for card, row in enumerate(_data["card"]):
        for kind in ("each", "once"):
            for each in row.get(kind, ()):
                clause = Clause(card, script(each["do"]), each.get("may", False), kind == "once")
                for hook in _hooks(each):
                    found.setdefault(hook, []).append(clause)
    return {hook: tuple(clauses) for hook, clauses in found.items()}


CLAUSES: dict[Hook, tuple[Clause, ...]] = _clauses()
HOOKS: tuple[Hook, ...] = tuple(CLAUSES)
HOOK_AT: dict[Hook, int] = {hook: n for n, hook in enumerate(HOOKS)}
HOOK_CLAUSES: tuple[tuple[Clause, ...], ...] = tuple(CLAUSES.values())
LISTENERS: dict[Hook, int] = {hook: mask_of(each.card for each in clauses) for hook, clauses in CLAUSES.items()}
"""By hook: the cards with a clause, a mask."""


class Alternative(NamedTuple):
    card: int
    script: int


INSTEAD: dict[str, Alternative] = {
    of: Alternative(card, script(each["do"]))
    for card, row in enumerate(_data["card"])
    for each in row.get("instead", ())
    for of in each["of"]
}
"""What may be done instead of something; see `rules.interpreter` and `rules.moments`."""

# rule changes


class Change(NamedTuple):
    """A number that a card changes."""

    card: int
    amount: int
    among: frozenset[int] = frozenset()
    """Spaces or games of dice that it is about."""
    least: int = 0
    thing: int = -1


def _changes(word: str) -> tuple[Change, ...]:
    return tuple(
        Change(
            card,
            row[word],
            frozenset(
                [
                    *(space for name in row.get("of", ()) for space in spaces_named(name)),
                    *(GAME_AT[game] for game in row.get("in", ())),
                ]
            ),
            row.get("least", 0),
            THING_AT[row["thing"]] if "thing" in row else -1,
        )
        for card, each in enumerate(_data["card"])
        for row in each.get("changes", ())
        if word in row
    )


PRICES = _changes("price")
"""Silver off the price of a space: of certain ones, or of those that cost at least so much."""
STONES = _changes("stone")
"""Stone off the price of a house."""
FARES = _changes("fare")
"""Silver off the price of emigrating."""
ROLL_CHANGES = _changes("roll")
"""Added to every roll of certain games."""
ROLL_LIMITS = _changes("rolls")
"""How often a die may be rolled."""
WORTHS = _changes("counts")
"""What a thing counts for, paid in certain games."""

ALLOWED: dict[str, int] = {
    row["allows"]: 1 << card
    for card, each in enumerate(_data["card"])
    for row in each.get("changes", ())
    if "allows" in row
}
"""By permission: the card that gives it, as a mask."""
