"""The games of dice: hunting, snares, whaling, raids, pillages; what they take and bring."""

from __future__ import annotations

from typing import Any, NamedTuple

from meadhall.games.odin.box import THING_AT, Amounts, amounts, load


class DiceGame(NamedTuple):
    id: str
    die: int
    """Its faces."""
    high: bool
    """High rolls are good: payments add to the roll. Otherwise the result is what has to be paid."""
    weapon: int
    material: int
    """Things to pay with."""
    ship_ore: bool
    least: int
    """A lower result always fails."""
    loot: bool
    """The reward is a blue tile of a sword value up to the result."""
    reward: Amounts
    failure: Amounts
    vikings_back: int


def _game(name: str, row: dict[str, Any]) -> DiceGame:
    return DiceGame(
        name,
        row["die"],
        row["high"],
        THING_AT[row["weapon"]],
        THING_AT[row["material"]],
        row.get("ship_ore", False),
        row.get("least", 0),
        row.get("loot", False),
        amounts(row.get("reward", {})),
        amounts(row["failure"]),
        row["vikings_back"],
    )


_data = load("actions.toml")
DICE_GAMES: tuple[DiceGame, ...] = tuple(_game(name, row) for name, row in _data["dice"].items())
HUNTING, SNARING, WHALING, RAIDING, PILLAGING = range(5)
GAME_AT: dict[str, int] = {game.id: n for n, game in enumerate(DICE_GAMES)}
ROLLS: int = _data["rolls"]
