"""Using action spaces (OD-ACT-GEN): whether one can be used, what cards do before, and the action itself."""

from __future__ import annotations

from typing import TypeVar

from meadhall.core.events import Events
from meadhall.core.frames import Step
from meadhall.core.masks import bits, mask_of
from meadhall.games.odin.actions import SPACE_AT, SPACES, Category
from meadhall.games.odin.box import LONGSHIP, ORE, SILVER, STRIP_SILVER, STRIPS
from meadhall.games.odin.cards import ALLOWED, CLAUSES, Clause
from meadhall.games.odin.notation import IMITATION
from meadhall.games.odin.rules.changes import PRICE_CARDS
from meadhall.games.odin.rules.deeds import as_action
from meadhall.games.odin.rules.effects import always_usable
from meadhall.games.odin.rules.interpreter import REPLACING, REQUIREMENTS, Frames, Run, plainly_usable, usable
from meadhall.games.odin.rules.moments import call, listens, ready
from meadhall.games.odin.rules.mountain import open_strips, strips_with
from meadhall.games.odin.rules.parts import Part
from meadhall.games.odin.rules.trade import can_raise
from meadhall.games.odin.scripts import SCRIPTS, Call, Effect, Mountain, Needs, Pay, Upgrade
from meadhall.games.odin.state import NOBODY, THINGS_HELD, Deed, State

Key = TypeVar("Key", int, str)

PLAY_FOUR = SPACE_AT["A60"]
ALWAYS = tuple(always_usable(space.script) for space in SPACES)
"""By space: whether it can be used whatever one has."""
PLUNDER = {n for n, space in enumerate(SPACES) if Category.PLUNDERING in space.categories}


def column(s: State, space: int) -> int:
    return SPACES[space].column if space < IMITATION else s.imitation[space - IMITATION]


def vikings_for(s: State, seat: int, space: int) -> int:
    """As many as its column says; fewer to plunder with many longships (card 106)."""
    vikings = column(s, space)
    if space in PLUNDER and s.allows(seat, "plunder_with_fewer"):
        vikings -= max(0, s.ships(seat, LONGSHIP) - 2)
    return vikings


def can_use(s: State, seat: int, space: int) -> bool:
    """The card of the third column is drawn before the action, so it can be played there (OD-OCC-9)."""
    if ALWAYS[space] or usable(s, seat, SPACES[space].script, space) or (space == PLAY_FOUR and s.pile > 0):
        return True
    return s.played[seat] & HELPING > 0 and _usable_with(s, seat, space, _helpers(s, seat, space))


def _met(needs: list[dict[Key, int]]) -> list[tuple[Key, list[int]]]:
    """What is asked for, each with masks of the spaces for which none, one, two ... of it are enough."""
    most: dict[Key, int] = {}
    for each in needs:
        for key, number in each.items():
            most[key] = max(number, most.get(key, 0))
    return [
        (key, [mask_of(n for n, each in enumerate(needs) if each.get(key, 0) <= held) for held in range(top + 1)])
        for key, top in most.items()
    ]


_scripts = [SCRIPTS[space.script] for space in SPACES]
COSTS = _met([dict(pair for each in effects if isinstance(each, Pay) for pair in each.amounts) for effects in _scripts])
NEEDS = _met([{each.count: each.least for each in effects if isinstance(each, Needs)} for effects in _scripts])
ALWAYS_MASK = mask_of(n for n, always in enumerate(ALWAYS) if always)


def _offering(kind: type[Effect], steps: int = 0) -> int:
    """Spaces that ask for nothing and offer such an effect, a mask."""
    return mask_of(
        n
        for n, effects in enumerate(_scripts)
        if not any(isinstance(effect, REQUIREMENTS) for effect in effects)
        and any(isinstance(effect, kind) and getattr(effect, "steps", 0) == steps for effect in effects)
    )


MOUNTAINS = _offering(Mountain)
UPGRADES = tuple((steps, _offering(Upgrade, steps)) for steps in (1, 2))
COLUMNS = tuple(mask_of(n for n, space in enumerate(SPACES) if space.column <= vikings) for vikings in range(5))
"""By number of Vikings: the spaces for which they are enough, a mask."""


def usable_spaces(s: State, seat: int) -> list[int]:
    """The free spaces that the seat could use, ascending. What most of them lack is looked at for all at once."""
    start, stock, placed = seat * THINGS_HELD, s.stock, s.placed
    spaces = COLUMNS[min(s.thing[seat], 4)]
    for plunder in PLUNDER:
        if s.thing[seat] >= vikings_for(s, seat, plunder):
            spaces |= 1 << plunder
    spaces &= s.table.space_mask
    if not s.played[seat] & EASING:
        for thing, enough in COSTS:
            spaces &= enough[min(stock[start + thing], len(enough) - 1)]
        for what, enough in NEEDS:
            spaces &= enough[min(s.count(seat, what), len(enough) - 1)]
    sure = ALWAYS_MASK | (MOUNTAINS if open_strips(s) else 0)
    for steps, upgrades in UPGRADES:
        if can_raise(s, seat, steps):
            sure |= upgrades
    return [n for n in bits(spaces) if not placed[n] and (sure >> n & 1 or can_use(s, seat, n))]


# cards that bring what the action needs, right before it


def _before(space: int) -> list[tuple[str, int]]:
    """The moments before an action, in their order."""
    return [("placing_vikings", SPACES[space].column), ("before_space", space), ("before_ore", space)]


def _item_of(clause: Clause) -> Mountain | None:
    """What it lets take; for who lacks ore, card 103 only brings ore."""
    if Call("exchange_ore") in SCRIPTS[clause.script]:
        return Mountain((1,), (ORE,))
    return next((effect for effect in SCRIPTS[clause.script] if isinstance(effect, Mountain)), None)


HELPING = mask_of(
    clause.card
    for space in range(len(SPACES))
    for hook in _before(space)
    for clause in CLAUSES.get(hook, ())
    if _item_of(clause)
)
"""Cards that take an item from a mountain strip before an action, a mask."""
EASING = HELPING | PRICE_CARDS | REPLACING | ALLOWED["knarr_as_longship"]
"""Cards with which spaces can be used that lack something."""


def _helpers(s: State, seat: int, space: int) -> list[Clause]:
    """What the seat's cards may do before the action to take an item from a strip."""
    clauses = [clause for hook in _before(space) for clause in CLAUSES.get(hook, ())]
    return [clause for clause in clauses if s.played[seat] >> clause.card & 1 and _item_of(clause)]


def _usable_with(s: State, seat: int, space: int, helpers: list[Clause]) -> bool:
    """Whether there are items with which the space can be used. The position is as before in the end."""
    if not helpers:
        return usable(s, seat, SPACES[space].script, space)
    item = _item_of(helpers[0])
    for strip in strips_with(s, mask_of(item.kinds)) if item and ready(s, seat, helpers[0]) else ():
        thing = STRIPS[strip][s.strips[strip]]
        number, at = STRIP_SILVER if thing == SILVER else 1, seat * THINGS_HELD + thing
        silver, purse = int(listens(s, seat, "taken", thing)), seat * THINGS_HELD + SILVER  # cards 6, 188
        s.strips[strip] += 1
        s.stock[at] += number
        s.stock[purse] += silver
        found = _usable_with(s, seat, space, helpers[1:])
        s.strips[strip] -= 1
        s.stock[at] -= number
        s.stock[purse] -= silver
        if found:
            return True
    return _usable_with(s, seat, space, helpers[1:])


# the action


def use(seat: int, space: int, place: int, before: Frames, after: Frames) -> Frames:
    """The action of a space, with what comes before and after it; its Vikings stand at `place`, or nowhere."""
    return as_action(seat, space, place, BeforeSpace(seat, space), *before, Proceed(seat, space), *after)


class BeforeSpace(Step[State]):
    """What cards do before; without it nothing might be possible (OD-PH5-7)."""

    seat: int
    space: int

    def run(self, s: State, events: Events) -> None:
        seat, space = self
        if space in PLUNDER and s.ships(seat, LONGSHIP):
            s.note(Deed.LONGSHIP, 1)
        if s.played[seat]:
            s.push(Prepared(seat))
            call(s, seat, "before_ore", space)
            call(s, seat, "before_space", space)
            place = s.deed(Deed.PLACE)
            if place != NOBODY and s.placed[place] == column(s, place):
                call(s, seat, "placing_vikings", s.placed[place])


class Prepared(Step[State]):
    """What cards brought before the action, the action has not brought (cards 154 to 156, 175)."""

    seat: int

    def run(self, s: State, events: Events) -> None:
        for record in (Deed.WOOD, Deed.STONE, Deed.STOCKFISH):
            s.note(record, 0)


class Proceed(Step[State], Part):
    """The action itself; the space is not used if what cards were to bring for it has not been brought.

    What had to be there was there when the Vikings were placed, and is not asked for again (Q-90).
    """

    seat: int
    space: int

    def run(self, s: State, events: Events) -> None:
        seat, space = self
        s.acted = s.must = 0
        at = self._from(s)
        if at is None:
            s.note(Deed.SPACE, NOBODY)
        else:
            s.push(Run(seat, space, SPACES[space].script, at))

    def stands(self, s: State) -> bool:
        return self._from(s) is not None

    def _from(self, s: State) -> int | None:
        """The effect with which the action begins; None if it cannot."""
        seat, space = self
        script = SPACES[space].script
        if usable(s, seat, script, space):
            return 0
        after = AFTER_NEEDS[space]
        return after if after and plainly_usable(s, seat, script, space, after) else None


AFTER_NEEDS = tuple(sum(isinstance(effect, Needs) for effect in effects) for effects in _scripts)
"""By space: the first effect after what has to be there."""
