"""How bots play A Feast for Odin: what they weigh, and how good it looks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum  # exact, so that every Python gets the same sum
from typing import Any

from meadhall.core.frames import CHANCE, Choice
from meadhall.core.game import gains
from meadhall.games.odin.box import SPECIAL as FIRST_SPECIAL
from meadhall.games.odin.box import SPECIALS, STRIPS
from meadhall.games.odin.cards import OCCUPATIONS
from meadhall.games.odin.notation import CARD, GOOD, PIECE, SPECIAL, STRIP
from meadhall.games.odin.prospects import prospects
from meadhall.games.odin.rules.anytime import Window
from meadhall.games.odin.rules.dice import RollDie
from meadhall.games.odin.rules.feast import ServeFood
from meadhall.games.odin.rules.mountain import TakeFromStrip, TakeItems
from meadhall.games.odin.rules.pausing import ActionChoice
from meadhall.games.odin.rules.trade import BuySpecial, ForgeTile, RaiseGood, TurnGood, raised
from meadhall.games.odin.rules.turns import Turn
from meadhall.games.odin.scripts import SCRIPTS, Call
from meadhall.games.odin.state import NOBODY, State
from meadhall.games.odin.worth import WEIGHTS, worth

DEPTH = 6
"""So many choices and draws of its own a seat looks into before it judges."""
WAYS, FEW = 8, 3
"""So many options of each of these choices it looks at, without and with an idea of what they bring."""


def candidates(s: State, seat: int) -> list[int]:
    """In a turn nothing is placed: that is done in the windows between phases, see `advice`.

    Of a mountain strip as much is taken as may be. No ore goes to and fro.
    """
    choice = s.owing(seat)
    if isinstance(choice, ActionChoice):
        ways = choice.ways(s)
        return ways[-1:] if type(choice) is TakeItems else ways
    options = s.options(seat)
    if isinstance(choice, Turn):
        options = [option for option in options if option < PIECE and option - CARD not in UNLOADING]
    return options


UNLOADING = [
    n for n, card in enumerate(OCCUPATIONS) if card.anytime >= 0 and Call("unload_ore") in SCRIPTS[card.anytime]
]
"""Cards that undo what can be done again."""


def hopes(s: State) -> list[float]:
    """By seat: what everything it has may come to."""
    return [prospects(s, seat) for seat in range(s.table.seats)]


def quiet(s: State) -> bool:
    """When the first Vikings of a round are about to be placed: what came before is eaten, placed and paid."""
    return s.last_placer == NOBODY and bool(s.stack) and type(s.stack[-1]) is Turn


def finish(s: State, seat: int) -> State:
    """The seat's own action brought to its end, every choice as good as it looks by itself."""
    for _ in range(DEPTH):
        choice = s.owing(seat)
        if choice is None:
            frame = s.stack[-1] if s.stack and not s.branches else None
            if frame is None or frame.kind is not CHANCE or isinstance(frame, RollDie) or frame[:1] != (seat,):
                break
            s = s.copy()
            s.roll(s.faces // 2)
            continue
        if isinstance(choice, Turn | Window | ServeFood):
            break
        s = _best(s, seat, choice)[1]
    return s


def glance(s: State, seat: int, options: Sequence[int]) -> list[float]:
    """What each option seems to gain for the seat; what others may hope for is much the same after all of them."""
    return gains(s, seat, options, lambda after, _: prospects(finish(after, seat), seat))


def improvise(s: State, seat: int) -> int | None:
    """What looks best by itself; where Vikings are placed that is not good enough."""
    choice = s.owing(seat)
    return None if choice is None or type(choice) is Turn else _best(s, seat, choice)[0]


def _best(s: State, seat: int, choice: Choice[State]) -> tuple[int, State]:
    """The best of a few options, and the position after it."""
    options = _few(s, choice, candidates(s, seat))
    best, highest = (options[0], s), float("-inf")
    for option in options:
        after = s.copy()
        after.apply(seat, option)
        while type(taking := after.owing(seat)) is TakeItems:
            after.apply(seat, taking.ways(after)[-1])
        value = prospects(after, seat) if len(options) > 1 else 0.0
        if value > highest:
            best, highest = (option, after), value
    return best


def _few(s: State, choice: Choice[State], options: list[int]) -> list[int]:
    """The best by what things are worth, where that tells; otherwise spread over all of them."""
    gain = GAINS.get(type(choice))
    if gain is None:
        return options[:: max(1, len(options) // WAYS)]
    if len(options) <= FEW:
        return options
    return sorted(options, key=lambda option: gain(s, choice, option), reverse=True)[:FEW]


def _raise_gain(s: State, choice: Any, option: int) -> float:
    return worth(raised(option - GOOD, choice.steps)) - worth(option - GOOD) if option >= GOOD else 0.0


def _turn_gain(s: State, choice: Any, option: int) -> float:
    return worth(option - GOOD + 1) - worth(option - GOOD) if option >= GOOD else 0.0


def _strip_gain(s: State, choice: Any, option: int) -> float:
    if option < STRIP:
        return 0.0
    gone = s.strips[option - STRIP]
    return fsum(map(worth, STRIPS[option - STRIP][gone : gone + (choice.numbers & 15)]))


def _special_gain(s: State, choice: Any, option: int) -> float:
    if option < SPECIAL:
        return worth(option - GOOD) if option >= GOOD else 0.0
    price = SPECIALS[option - SPECIAL].price if type(choice) is BuySpecial else 0
    return worth(FIRST_SPECIAL + option - SPECIAL) - WEIGHTS["silver"] * price


GAINS: dict[type[Any], Callable[[State, Any, int], float]] = {
    RaiseGood: _raise_gain,
    TurnGood: _turn_gain,
    TakeFromStrip: _strip_gain,
    BuySpecial: _special_gain,
    ForgeTile: _special_gain,
}
"""By choice: roughly what an option of it brings."""
