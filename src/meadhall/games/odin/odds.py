"""What is to be known of a game of dice under way: how the roll is counted, what pays for it, and the next roll."""

from __future__ import annotations

from typing import Any

from meadhall.core.frames import Frame
from meadhall.games.odin.box import SPECIAL as SPECIAL_THING
from meadhall.games.odin.box import Amounts
from meadhall.games.odin.dice_games import DICE_GAMES, WHALING
from meadhall.games.odin.notation import GOOD, NUMBER, SPECIAL
from meadhall.games.odin.rules.changes import roll_changes, rolls_allowed
from meadhall.games.odin.rules.dice import (
    ChooseBoats,
    ChooseLoot,
    ChooseMix,
    DecideRoll,
    RollDie,
    loot,
    loot_price,
    means,
    purse,
    sword,
    whaling_strengths,
    within,
)
from meadhall.games.odin.state import NOBODY, Deed, State

ANY_SWORD = 99


def dice(s: State) -> dict[str, Any] | None:
    """The game of dice about which somebody has to decide, also during a pause of it; None if there is none."""
    for frame in reversed(s.stack):
        told = _told(s, frame)
        if told is not None:
            return told
    return None


def _told(s: State, frame: Frame[State]) -> dict[str, Any] | None:
    if isinstance(frame, DecideRoll):
        return _game(s, frame.seat, frame.game) | _decision(s, frame)
    if isinstance(frame, ChooseLoot):
        return _game(s, frame.seat, frame.game) | {
            "result": frame.result,
            "taken": frame.swords,
            "loot": _loot(s, frame.seat, frame.game, frame.result, frame.swords),
        }
    if isinstance(frame, ChooseMix):
        return _game(s, frame.seat, frame.game) | {"due": frame.due, "mixes": _mixes(s, frame)}
    if isinstance(frame, ChooseBoats):
        strengths = whaling_strengths(s, frame.seat, frame.boats)
        fleets = [[ore, _successes(s, RollDie(frame.seat, frame.space, WHALING, ore, 0))] for ore in strengths]
        return _game(s, frame.seat, WHALING) | {"fleets": fleets}
    return None


def _game(s: State, seat: int, game: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "game": game,
        "means": [[thing, worth, s.has(seat, thing)] for thing, worth in means(s, seat, game)],
        "purse": purse(s, seat, game),
    }


def _decision(s: State, frame: DecideRoll) -> dict[str, Any]:
    seat, space, game, ore, rolls, result = frame
    high = DICE_GAMES[game].high
    changes = [[change.card, change.amount] for change in roll_changes(s, seat, game)]
    strength = s.deed(Deed.STRENGTH) if high else 0
    added = sum(amount for _, amount in changes) + (ore + strength if high else -ore)
    again = RollDie(seat, space, game, ore, rolls)
    payable = not high and result <= purse(s, seat, game)
    return {
        "rolls": rolls,
        "allowed": rolls_allowed(s, seat),
        "roll": result - added,
        "ore": ore,
        "strength": strength,
        "changes": changes,
        "result": result,
        "faces": [[again.result(s, face), _succeeds(s, again, face)] for face in range(again.faces(s))],
        "mixes": _mixes(s, ChooseMix(seat, game, result, 0)) if payable else [],
        "tiles": [[_thing(tile), sword(s, seat, tile)] for tile in within(s, seat, ANY_SWORD)] if high else [],
        "loot": _loot(s, seat, game, result, 0) if high else [],
        "back": 0 if space == NOBODY else min(DICE_GAMES[game].vikings_back, s.placed[space]),
    }


def _succeeds(s: State, roll: RollDie, face: int) -> bool:
    """Whether the seat could take this face as a success."""
    result = roll.result(s, face)
    if DICE_GAMES[roll.game].high:
        return bool(loot(s, roll.seat, roll.game, result))
    return result <= purse(s, roll.seat, roll.game)


def _successes(s: State, roll: RollDie) -> int:
    """On how many faces."""
    return sum(_succeeds(s, roll, face) for face in range(roll.faces(s)))


def _thing(tile: int) -> int:
    """Of the option for a good or a special tile."""
    return tile - GOOD if tile < SPECIAL else SPECIAL_THING + tile - SPECIAL


def _loot(s: State, seat: int, game: int, result: int, taken: int) -> list[list[int]]:
    """Tiles within reach: the thing, its sword value, and what has to be paid for it (and one taken before)."""
    reach = result + purse(s, seat, game)
    if reach < DICE_GAMES[game].least:
        return []
    return [
        [_thing(tile), value, max(0, loot_price(game, taken + value) - result)]
        for tile in within(s, seat, reach - taken)
        for value in [sword(s, seat, tile)]
    ]


def _mixes(s: State, choice: ChooseMix) -> list[Amounts]:
    """All ways to pay what is due, by the order in which the things are asked for."""
    thing, worth = means(s, choice.seat, choice.game)[choice.at]
    mixes: list[Amounts] = []
    for option in choice.options(s):
        number = option - NUMBER
        paid: Amounts = ((thing, number),) if number else ()
        due = choice.due - number * worth
        later = _mixes(s, ChooseMix(choice.seat, choice.game, due, choice.at + 1)) if due > 0 else [()]
        mixes += [paid + rest for rest in later]
    return mixes
