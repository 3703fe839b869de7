"""The texts of occupation cards and action spaces, composed from what they do, so that text and rules cannot part.

Every moment, change and permission has a message; what is done is told by `phrases`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache
from typing import Any

from meadhall.core.game import Card, Say
from meadhall.core.words import Message
from meadhall.games.odin import scripts as a
from meadhall.games.odin.actions import SPACES, Category
from meadhall.games.odin.box import BUILDINGS, SHIPS, THINGS
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
from meadhall.games.odin.notation import amounts_of, named, words
from meadhall.games.odin.phrases import Phrases, split
from meadhall.games.odin.scripts import SCRIPTS

NOTED = frozenset(
    (
        *(2, 3, 12, 15, 26, 36, 37, 39, 46, 60, 61, 64, 72, 76, 78, 79, 83, 85, 88, 93, 97, 99, 102, 105, 108, 110),
        *(117, 123, 124, 130, 131, 134, 136, 139, 147, 148, 149, 150, 154, 155, 156, 158, 159, 163, 164, 166),
        *(168, 169, 172, 175, 176, 177, 178, 184, 185),
    )
)
"""Numbers of the cards with a limit or a hint that their data do not show."""

CARD_DRAWN, CARD_PLAYED = 3, 4
"""Columns of the action board whose spaces bring a card, and let one be played."""


def text(card: int, say: Say) -> str:
    """What the card does, in sentences. Like everywhere in the rules, card 0 has the number 1."""
    return " ".join(map(say, _WRITER.card(card)))


def space_text(space: int, say: Say) -> str:
    """What the action space does, in sentences."""
    return " ".join(map(say, _WRITER.space(space)))


def naming(field: str, code: str) -> Message | None:
    """What messages tell by a code: a script, a hook, a card with its number, amounts, the items of a strip."""
    if field == "script":
        return _WRITER.deed(SCRIPTS[int(code)])
    if field == "card" and code.isdecimal():
        return Message("option-card", {"card": int(code), "name": code})
    if field == "hook":
        moment, about = HOOKS[int(code)]
        return _WRITER.moment(moment, [about])
    if field in ("harvest", "no_harvest") and code:
        return _WRITER.things(amounts_of(code))
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
    used: dict[str, None] = {}

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
            self("instead", what=self(f"instead-{words(what)}"), deed=self.deed(SCRIPTS[each.script]))
            for what, each in INSTEAD.items()
            if each.card == card
        ]
        if occupation.anytime != NO_SCRIPT:
            moment = self("once-at-any-time" if occupation.only_once else "at-any-time")
            sentences.append(self.sentence(moment, occupation.anytime, may=False))
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

    def clauses(self, card: int) -> Iterable[Message]:
        """What happens at moments; a clause may be about several things."""
        found: dict[tuple[str, Clause], list[Hashable]] = {}
        for (moment, about), clauses in CLAUSES.items():
            for clause in clauses:
                if clause.card == card:
                    found.setdefault((moment, clause), []).append(about)
        for (moment, clause), subjects in found.items():
            if moment == "ship":  # a condition alone tells when
                conditions, deeds = split(SCRIPTS[clause.script])
                yield self("once", condition=self.conditions(conditions), deed=self.deed(deeds))
            else:
                yield self.sentence(self.moment(moment, subjects), clause.script, clause.may)

    def sentence(self, moment: Message, script: int, may: bool) -> Message:
        conditions, deeds = split(SCRIPTS[script])
        how = "may" if may else "do"
        if conditions:
            return self(f"{how}-if", moment=moment, condition=self.conditions(conditions), deed=self.deed(deeds))
        return self(how, moment=moment, deed=self.deed(deeds))

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
        phrases += [self("space", space=SPACES[space].id) for space in sorted(left)]
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

_WRITER = _Writer()
