"""The texts of occupation cards and action spaces, composed from what they do, so that text and rules cannot part.

Every moment, change and permission has a message; what is done is told by `phrases`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from meadhall.core.game import Card, Say
from meadhall.core.words import Message
from meadhall.games.odin import scripts as a
from meadhall.games.odin.actions import SPACE_AT, SPACES, Category
from meadhall.games.odin.box import (
    BUILDINGS,
    CATTLE,
    GOODS,
    LONGSHIP,
    ORANGE,
    SHEEP,
    SHIPS,
    STRIPS,
    THINGS,
    TOKENS,
    colour_of,
)
from meadhall.games.odin.cards import (
    ALLOWED,
    ANY,
    CLAUSES,
    FARES,
    HOOKS,
    INSTEAD,
    KINDS,
    NO_SCRIPT,
    OCCUPATIONS,
    PRICES,
    ROLL_CHANGES,
    ROLL_LIMITS,
    STONES,
    WORTHS,
    Change,
    Clause,
)
from meadhall.games.odin.dice_games import DICE_GAMES, ROLLS, DiceGame
from meadhall.games.odin.notation import amounts_code, amounts_of, named, words
from meadhall.games.odin.phrases import Phrases, split
from meadhall.games.odin.scripts import SCRIPTS, Effect

NOTED = frozenset(
    (
        *(2, 3, 12, 15, 26, 36, 37, 39, 46, 60, 61, 64, 72, 76, 78, 79, 83, 85, 88, 93, 97, 99, 102, 105, 108, 110),
        *(117, 123, 124, 130, 131, 134, 136, 139, 141, 147, 148, 149, 150, 158, 159, 163, 164, 166, 168, 169, 172),
        *(175, 176, 177, 178, 184, 185),
    )
)
"""Numbers of the cards with a limit or a hint that their data do not show."""

SHIPS_BY_CALL = {"longship_for_weapons": LONGSHIP, "longship_with_ore": LONGSHIP}
"""Ships that functions bring."""

CARD_DRAWN, CARD_PLAYED = 3, 4
"""Columns of the action board whose spaces bring a card, and let one be played."""


def text(card: int, say: Say) -> str:
    """What the card does, in sentences. Like everywhere in the rules, card 0 has the number 1."""
    return " ".join(map(say, _WRITER.card(card)))


def space_text(space: int, say: Say) -> str:
    """What the action space does, in sentences."""
    return " ".join(map(say, _WRITER.space(space)))


def naming(field: str, code: str) -> Message | None:
    """What messages tell by a code: a script, a hook, a card with its number, amounts, items of a strip, a token."""
    if field == "script":
        return _WRITER.deed(SCRIPTS[int(code)])
    if field == "card" and code.isdecimal():
        return Message("option-card", {"card": int(code), "name": code})
    if field == "hook":
        moment, about = HOOKS[int(code)]
        return _WRITER.moment(moment, [about])
    if field == "token":
        harvest, no_harvest = map(amounts_code, TOKENS[int(code) - 1])
        return Message("token-of", {"harvest": harvest, "no_harvest": no_harvest})
    if field in ("harvest", "no_harvest") and code:
        return _WRITER.things(amounts_of(code))
    if field == "strip":
        return _WRITER.run("comma", [_WRITER.strip_item(thing) for thing in STRIPS[int(code) - 1]])
    if field == "items":
        return _WRITER.run("comma", [_WRITER.strip_item(thing) for thing, _ in amounts_of(code)])
    return None


def all_cards(say: Say) -> list[Card]:
    """Every card with its text."""
    return [
        Card(
            each.number,
            each.deck,
            each.light,
            say(Message(f"card-{each.number}", {})),
            each.points,
            say(_WRITER.kinds(each.kinds)),
            text(card, say),
        )
        for card, each in enumerate(OCCUPATIONS)
    ]


@lru_cache
def named_messages() -> tuple[str, ...]:
    """The messages of which the texts are made."""
    used: dict[str, None] = {"token-of": None}

    def note(message: Message) -> str:
        if message.id.startswith(("text-", "card-")):
            used[message.id] = None
        for part in message.args.values():
            if isinstance(part, Message):
                note(part)
        return ""

    all_cards(note)
    for space in range(len(SPACES)):
        space_text(space, note)
    return tuple(used)


def effects_of(card: int) -> Iterator[Effect]:
    """What the card does when it is played, at any time, or instead of something."""
    occupation = OCCUPATIONS[card]
    for script in (occupation.now, occupation.anytime, *(o.script for o in INSTEAD.values() if o.card == card)):
        yield from effects_in(script)


def effects_in(script: int) -> Iterator[Effect]:
    """Those of the script, and those within them."""
    for effect in SCRIPTS[script] if script != NO_SCRIPT else ():
        yield effect
        for inner in effect.scripts if isinstance(effect, a.Choose) else ():
            yield from effects_in(inner)
        if isinstance(effect, a.Maybe):
            yield from effects_in(effect.script)


def brings_large_ship(card: int) -> bool:
    ships = map(_ship_of, effects_of(card))
    return any(ship is not None and SHIPS[ship].large for ship in ships)


def _ship_of(effect: Effect) -> int | None:
    if isinstance(effect, a.GetShip):
        return effect.ship
    if isinstance(effect, a.UpgradeShip):
        return effect.new
    return SHIPS_BY_CALL.get(effect.name) if isinstance(effect, a.Call) else None


def takes_animals(card: int) -> bool:
    paid = {thing for effect in effects_of(card) if isinstance(effect, a.Pay) for thing, _ in effect.amounts}
    return not paid.isdisjoint((SHEEP, CATTLE))


def ways_at_any_time(card: int) -> list[tuple[Sequence[Effect], Sequence[Effect]]]:
    """What the card lets do at any time, by way: conditions, and what is done under them."""
    anytime = OCCUPATIONS[card].anytime
    effects = SCRIPTS[anytime] if anytime != NO_SCRIPT else ()
    if len(effects) == 1 and isinstance(effects[0], a.Choose):
        return [split(SCRIPTS[way]) for way in effects[0].scripts]
    return [split(effects)] if effects else []


def adds(clause: Clause, moment: str, about: Any) -> bool:
    """Whether the clause gives more of what the moment brings by itself."""
    if moment == "failure":
        return True
    usual: set[int] = set()
    if moment == "success":
        usual = {thing for thing, _ in DICE_GAMES[about].reward}
    elif moment == "taken":
        usual = {about}
    elif moment == "harvest":
        usual = {good for good, name in enumerate(GOODS) if name and colour_of(good) == ORANGE}
    gains = (effect.amounts for effect in effects_in(clause.script) if isinstance(effect, a.Gain))
    return any(thing in usual for amounts in gains for thing, _ in amounts)


class _Writer(Phrases):
    """Puts phrases together to sentences."""

    def card(self, card: int) -> list[Message]:
        occupation = OCCUPATIONS[card]
        sentences: list[Message] = []
        if occupation.now != NO_SCRIPT:
            sentences += self.now(occupation.now)
        sentences += self.changes(card)
        sentences += self.clauses(card)
        sentences += [
            self("instead", what=self.replaced(what), deed=self.deed(SCRIPTS[each.script]))
            for what, each in INSTEAD.items()
            if each.card == card
        ]
        sentences += self.anytime(card)
        if brings_large_ship(card):
            sentences.append(self("large-berth"))
        if takes_animals(card):
            sentences.append(self("may-be-pregnant"))
        if occupation.number in NOTED:
            sentences.append(Message(f"card-{occupation.number}-note", {}))
        return sentences

    def space(self, space: int) -> list[Message]:
        """What is done, what may be done, how the dice fall, and the card that goes with the column."""
        column, effects = SPACES[space].column, SCRIPTS[SPACES[space].script]
        plain = [effect for effect in effects if not isinstance(effect, a.Maybe)]
        sentences = [self(f"draw-in-column-{column}")] if column == CARD_DRAWN else []
        sentences += [self("here", deed=self.deed(plain))] if plain else []
        sentences += [self("you-may", deed=self.deed(SCRIPTS[e.script])) for e in effects if isinstance(e, a.Maybe)]
        sentences += [self.dice(DICE_GAMES[effect.game]) for effect in plain if isinstance(effect, a.RollDice)]
        sentences += [self(f"play-in-column-{column}")] if column == CARD_PLAYED else []
        return sentences

    def dice(self, game: DiceGame) -> Message:
        pay = self.fold("and", [named(THINGS[thing]) for thing in (game.weapon, game.material)])
        failure = self("failure", things=self.things(game.failure), vikings=game.vikings_back)
        if game.loot:
            return self("dice-high", die=game.die, rolls=ROLLS, pay=pay, least=game.least, failure=failure)
        return self("dice-low", die=game.die, rolls=ROLLS, pay=pay, reward=self.things(game.reward), failure=failure)

    # sentences

    def now(self, script: int) -> Iterable[Message]:
        effects = SCRIPTS[script]
        if not all(isinstance(effect, a.Maybe) for effect in effects):
            free = all(isinstance(effect, a.Upgrade) for effect in effects)
            return [self.sentence(self("at-once"), script, may=free)]
        moments = [self("at-once"), *(self("then") for _ in effects[1:])]
        return [self.sentence(moment, each.script, may=True) for moment, each in zip(moments, effects, strict=True)]

    def anytime(self, card: int) -> Iterable[Message]:
        """What may be done at any time; what may be done only meanwhile is told by itself."""
        occupation = OCCUPATIONS[card]
        if occupation.only_once:
            conditions, deeds = split(SCRIPTS[occupation.anytime])
            yield self("once-at-any-time", condition=self.conditions(conditions), deed=self.deed(deeds))
            return
        for conditions, deeds in ways_at_any_time(card):
            if conditions:
                yield self("while", condition=self.conditions(conditions), deed=self.deed(deeds))
            else:
                yield self("may", moment=self("at-any-time"), deed=self.deed(deeds))

    def clauses(self, card: int) -> Iterable[Message]:
        """What happens at moments; a clause may be about several things.

        What may be done all through an action and once more at its end is told once, by `anytime` (card 187).
        """
        meanwhile = [list(deeds) for _, deeds in ways_at_any_time(card)]
        found: dict[tuple[str, Clause], list[Hashable]] = {}
        for (moment, about), clauses in CLAUSES.items():
            for clause in clauses:
                if clause.card == card and list(SCRIPTS[clause.script]) not in meanwhile:
                    found.setdefault((moment, clause), []).append(about)
        for (moment, clause), subjects in found.items():
            if moment == "ship":  # a condition alone tells when
                conditions, deeds = split(SCRIPTS[clause.script])
                yield self("once", condition=self.conditions(conditions), deed=self.deed(deeds))
            else:
                writer = _EXTRA if adds(clause, moment, subjects[0]) else self
                yield writer.sentence(self.moment(moment, subjects), clause.script, clause.may)

    def sentence(self, moment: Message, script: int, may: bool) -> Message:
        conditions, deeds = split(SCRIPTS[script])
        how = "may" if may else "do"
        if conditions:
            return self(f"{how}-if", moment=moment, condition=self.conditions(conditions), deed=self.deed(deeds))
        return self(how, moment=moment, deed=self.deed(deeds))

    def replaced(self, what: str) -> Message:
        if what in SPACE_AT:
            return self(f"instead-{what}", space=self.spaces([SPACE_AT[what]]))
        return self(f"instead-{words(what)}")

    # moments

    def moment(self, moment: str, subjects: list[Hashable]) -> Message:
        if subjects == [ANY]:
            return self(f"moment-{words(moment)}")
        if moment == "placing_vikings":
            (column,) = (subject for subject in subjects if isinstance(subject, int))
            return self("moment-placing-vikings", column=column)
        return self(f"moment-{words(moment)}-of", of=self.subjects(moment, subjects))

    def subjects(self, moment: str, subjects: list[Any]) -> Message:
        if moment in ("before_space", "after_space", "before_ore"):
            return self.spaces(subjects)
        if moment in ("success", "failure"):
            return self.games(subjects)
        if moment in ("before_action", "after_action"):
            actions = [DICE_GAMES[each].id if isinstance(each, int) else each for each in subjects]
            return self.fold("or", [self(f"action-{words(action)}") for action in actions])
        if moment in ("placed_in_house", "placed_on_island"):
            return self.fold("or", self.amounts([(thing, 1) for thing in subjects]))
        if moment in ("taken", "worn"):
            return self.fold("or", [self.strip_item(thing) for thing in subjects])
        ids = {"ship_built": [ship.id for ship in SHIPS], "house_built": BUILDINGS}.get(moment, THINGS)
        return self.fold("or", [named(ids[each]) for each in subjects])

    def kinds(self, kinds: Iterable[int]) -> Message:
        return self.fold("and", [self(f"kind-{words(KINDS[kind])}") for kind in kinds])

    def games(self, games: Iterable[int]) -> Message:
        return self.fold("or", [self(f"game-{words(DICE_GAMES[game].id)}") for game in games])

    def spaces(self, spaces: Iterable[int]) -> Message:
        """By the categories that they fill, the others by name."""
        left = set(spaces)
        if len(left) == len(SPACES):
            return self("any-space")
        whole = left.copy()
        kinds = {each: {n for n, space in enumerate(SPACES) if each in space.categories} for each in Category}
        phrases = []
        for category, members in sorted(kinds.items(), key=lambda kind: -len(kind[1])):
            if len(members) > 1 and members <= whole and members & left:
                phrases.append(self(f"category-{words(category.name.lower())}"))
                left -= members
        for space in sorted(left):
            vikings = self("for-vikings", vikings=SPACES[space].column)
            phrases.append(self("space", space=SPACES[space].id, vikings=vikings))
        return self.fold("or", phrases)

    # changes

    def changes(self, card: int) -> Iterable[Message]:
        for form, table in _CHANGES:
            yield from (form(self, change) for change in table if change.card == card)
        for permission, mask in ALLOWED.items():
            if mask >> card & 1:
                yield self(f"allows-{words(permission)}")

    def price(self, change: Change) -> Message:
        if change.among:
            return self("price-of", spaces=self.spaces(change.among), silver=-change.amount)
        return self("price-from", silver=-change.amount, least=change.least)

    def roll(self, change: Change) -> Message:
        games = self.games(sorted(change.among))
        if change.amount < 0:
            return self("roll-lower", games=games, number=-change.amount)
        return self("roll-higher", games=games, number=change.amount)

    def worth(self, change: Change) -> Message:
        games = self.games(sorted(change.among))
        return self("worth", thing=words(THINGS[change.thing]), games=games, number=change.amount)


_CHANGES: tuple[tuple[Callable[[_Writer, Change], Message], tuple[Change, ...]], ...] = (
    (_Writer.price, PRICES),
    (lambda w, change: w("stones", spaces=w.spaces(change.among), number=-change.amount), STONES),
    (lambda w, change: w("fares", silver=-change.amount), FARES),
    (_Writer.roll, ROLL_CHANGES),
    (lambda w, change: w("rolls", number=change.amount, usual=ROLLS), ROLL_LIMITS),
    (_Writer.worth, WORTHS),
)


class _Extra(_Writer):
    """Says of everything received that it comes on top."""

    receiving = "receive-extra"


_WRITER, _EXTRA = _Writer(), _Extra()
