"""The texts of occupation cards and action spaces, composed from what they do, so that text and rules cannot part.

Every kind of effect, moment, counter, change and permission has a message, and so has every way to put them together.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import lru_cache, reduce
from itertools import groupby, pairwise
from typing import Any

from meadhall.core.game import Card, Say
from meadhall.core.words import Message
from meadhall.games.odin import scripts as a
from meadhall.games.odin.actions import SPACES, Category
from meadhall.games.odin.box import (
    BUILDINGS,
    CATTLE,
    COLOURS,
    GOODS,
    LARGE_BERTHS,
    SHEEP,
    SHIPS,
    SILVER,
    SMALL_BERTHS,
    SPECIALS,
    STRIP_SILVER,
    THING_AT,
    THINGS,
    WEAPON,
    Amounts,
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
from meadhall.games.odin.notation import amounts_of, named, words
from meadhall.games.odin.scripts import SCRIPTS, Effect

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

MOST = {
    "whaling_boat": SMALL_BERTHS,
    "boats_used": SMALL_BERTHS,
    "knarr": LARGE_BERTHS,
    "longship": LARGE_BERTHS,
    "armed_longships": LARGE_BERTHS,
    "fleets": LARGE_BERTHS // 2,
    "kinds_taken": 4,
    "players": 4,
}
"""What cannot be more than that, for ships because there are so many berths."""


def text(card: int, say: Say) -> str:
    """What the card does, in sentences. Like everywhere in the rules, card 0 has the number 1."""
    return _Writer(say).card(card)


def space_text(space: int, say: Say) -> str:
    """What the action space does, in sentences."""
    return _Writer(say).space(space)


def telling(field: str, code: str, say: Say) -> str | None:
    """What messages tell by a code: a script, a hook, a card with its number, amounts, the items of a strip."""
    writer = _Writer(say)
    if field == "script":
        return writer.deed(SCRIPTS[int(code)])
    if field == "card" and code.isdecimal():
        return say(Message("option-card", {"card": int(code), "name": code}))
    if field == "hook":
        moment, about = HOOKS[int(code)]
        return writer.moment(moment, [about])
    if field in ("harvest", "no_harvest"):
        return writer.things(amounts_of(code)) or None
    if field == "items":
        return writer.fold("comma", [writer.strip_item(thing) for thing, _ in amounts_of(code)])
    return None


def all_cards(say: Say) -> list[Card]:
    """Every card with its text."""
    writer = _Writer(say)
    return [
        Card(
            each.number,
            each.deck,
            each.light,
            say(Message(f"card-{each.number}", {})),
            each.points,
            writer.fold("and", [writer(f"kind-{words(KINDS[kind])}") for kind in each.kinds]),
            writer.card(card),
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
        return ""

    all_cards(note)
    for space in range(len(SPACES)):
        space_text(space, note)
    return tuple(used)


_PAYMENTS = (a.Pay, a.PayOneOf, a.PayTier, a.PayWeapons, a.PayRoundSilver, a.PayFare)
_RECEIPTS = (a.Gain, a.GainPer, a.GetShip, a.GetSpecial, a.Build)
_CONDITIONS = (a.Needs, a.Exactly)


def _part(effect: Effect) -> str:
    """Which verb it belongs to: effects of one verb that follow each other share it."""
    if isinstance(effect, _PAYMENTS):
        return "pay"
    if isinstance(effect, a.Choose) and all(_part(each) == "receive" for n in effect.scripts for each in SCRIPTS[n]):
        return "receive"
    return "receive" if isinstance(effect, _RECEIPTS) else ""


class _Writer:
    def __init__(self, say: Say) -> None:
        self.say = say

    def __call__(self, name: str, /, **args: str | int) -> str:
        return self.say(Message(f"text-{name}", args))

    def fold(self, how: str, phrases: Sequence[str]) -> str:
        """A list: commas, and the word before the last phrase."""
        if len(phrases) < 2:
            return "".join(phrases)
        first = reduce(lambda so_far, phrase: self("comma", first=so_far, second=phrase), phrases[:-1])
        return self(how, first=first, second=phrases[-1])

    def card(self, card: int) -> str:
        occupation = OCCUPATIONS[card]
        sentences: list[str] = []
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
            sentences.append(self.say(Message(f"card-{occupation.number}-note", {})))
        return " ".join(sentences)

    def space(self, space: int) -> str:
        """What is done, what may be done, how the dice fall, and the card that goes with the column."""
        column, effects = SPACES[space].column, SCRIPTS[SPACES[space].script]
        plain = [effect for effect in effects if not isinstance(effect, a.Maybe)]
        sentences = [self(f"draw-in-column-{column}")] if column == CARD_DRAWN else []
        sentences += [self("here", deed=self.deed(plain))] if plain else []
        sentences += [self("you-may", deed=self.deed(SCRIPTS[e.script])) for e in effects if isinstance(e, a.Maybe)]
        sentences += [self.dice(DICE_GAMES[effect.game]) for effect in plain if isinstance(effect, a.RollDice)]
        sentences += [self(f"play-in-column-{column}")] if column == CARD_PLAYED else []
        return " ".join(sentences)

    def dice(self, game: DiceGame) -> str:
        pay = self.fold("and", [self.say(named(THINGS[thing])) for thing in (game.weapon, game.material)])
        failure = self("failure", things=self.things(game.failure), vikings=game.vikings_back)
        if game.loot:
            return self("dice-high", die=game.die, rolls=ROLLS, pay=pay, least=game.least, failure=failure)
        return self("dice-low", die=game.die, rolls=ROLLS, pay=pay, reward=self.things(game.reward), failure=failure)

    # sentences

    def now(self, script: int) -> Iterable[str]:
        effects = SCRIPTS[script]
        if not all(isinstance(effect, a.Maybe) for effect in effects):
            free = all(isinstance(effect, a.Upgrade) for effect in effects)
            return [self.sentence(self("at-once"), script, may=free)]
        moments = [self("at-once"), *(self("then") for _ in effects[1:])]
        return [self.sentence(moment, each.script, may=True) for moment, each in zip(moments, effects, strict=True)]

    def clauses(self, card: int) -> Iterable[str]:
        """What happens at moments; a clause may be about several things."""
        found: dict[tuple[str, Clause], list[Hashable]] = {}
        for (moment, about), clauses in CLAUSES.items():
            for clause in clauses:
                if clause.card == card:
                    found.setdefault((moment, clause), []).append(about)
        for (moment, clause), subjects in found.items():
            if moment == "ship":  # a condition alone tells when
                conditions, deeds = _split(SCRIPTS[clause.script])
                yield self("once", condition=self.conditions(conditions), deed=self.deed(deeds))
            else:
                yield self.sentence(self.moment(moment, subjects), clause.script, clause.may)

    def sentence(self, moment: str, script: int, may: bool) -> str:
        conditions, deeds = _split(SCRIPTS[script])
        how = "may" if may else "do"
        if conditions:
            return self(f"{how}-if", moment=moment, condition=self.conditions(conditions), deed=self.deed(deeds))
        return self(how, moment=moment, deed=self.deed(deeds))

    # moments

    def moment(self, moment: str, subjects: list[Hashable]) -> str:
        if subjects == [ANY]:
            return self(f"moment-{words(moment)}")
        if moment == "placing_vikings":
            (column,) = (subject for subject in subjects if isinstance(subject, int))
            return self("moment-placing-vikings", column=column)
        return self(f"moment-{words(moment)}-of", of=self.subjects(moment, subjects))

    def subjects(self, moment: str, subjects: list[Any]) -> str:
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
        return self.fold("or", [self.say(named(ids[each])) for each in subjects])

    def strip_item(self, thing: int) -> str:
        if thing == SILVER:
            return self("strip-silver", number=STRIP_SILVER)
        return self.say(named(THINGS[thing]))

    def games(self, games: Iterable[int]) -> str:
        return self.fold("or", [self(f"game-{words(DICE_GAMES[game].id)}") for game in games])

    def spaces(self, spaces: Iterable[int]) -> str:
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

    # conditions and counters

    def conditions(self, effects: Sequence[Effect]) -> str:
        return self.fold("and", [self._condition(effect) for effect in effects])

    def _condition(self, effect: a.Needs | a.Exactly) -> str:
        if isinstance(effect, a.Exactly):
            return self(f"exactly-{words(effect.count)}", number=effect.number)
        if effect.count in THING_AT:
            return self("needs-thing", number=effect.least, thing=words(effect.count))
        return self(f"needs-{words(effect.count)}", number=effect.least)

    def counted(self, count: str, amount: str, number: int) -> str:
        if count in THING_AT:
            form = "count-animal" if THING_AT[count] in (SHEEP, CATTLE) else "count-thing"
            return self(form, amount=amount, thing=words(count))
        return self(f"count-{words(count)}", amount=amount, number=number)

    def reach(self, count: str, first: int, last: int | None) -> str:
        """From so many to so many; without `last`: as many as there can be."""
        last = MOST.get(count) if last is None else last
        if last is None:
            return self("or-more", first=first)
        if first >= last:
            return str(first)
        return self("two-numbers" if first + 1 == last else "range", first=first, last=last)

    def tiers(self, effect: a.GainTier | a.PayTier) -> list[tuple[int, str, str]]:
        """For each tier: its number, the counts that belong to it, and the things."""
        marks = [mark for mark, _ in effect.tiers]
        if isinstance(effect, a.GainTier) and effect.at_most:
            spans: list[tuple[int, int | None]] = list(zip([0, *(mark + 1 for mark in marks[:-1])], marks, strict=True))
        else:
            spans = list(zip(marks, [*(mark - 1 for mark in marks[1:]), None], strict=True))
        return [
            (first, self.reach(effect.count, first, last), self.things(amounts))
            for (first, last), (_, amounts) in zip(spans, effect.tiers, strict=True)
        ]

    # deeds

    def deed(self, effects: Sequence[Effect]) -> str:
        conditions, effects = _split(effects)
        phrases: list[str] = []
        for part, several in groupby(effects, key=_part):
            group = list(several)
            if part == "pay":
                phrases.append(self("pay", things=self.fold("and", self.payments(group))))
            elif part == "receive":
                phrases.append(self("receive", things=self.fold("and", self.receipts(group))))
            else:
                phrases += [_DEEDS[type(effect)](self, effect) for effect in group]
        deed = self.fold("and", phrases)
        return self("deed-if", deed=deed, condition=self.conditions(conditions)) if conditions else deed

    def amounts(self, amounts: Iterable[tuple[int, int]]) -> list[str]:
        return [
            self("weapon-cards", number=number)
            if thing == WEAPON
            else self("amount", number=number, thing=words(THINGS[thing]))
            for thing, number in amounts
        ]

    def things(self, amounts: Amounts) -> str:
        return self.fold("and", self.amounts(amounts))

    def payments(self, effects: list[Effect]) -> list[str]:
        found: list[str] = []
        for effect in effects:
            if isinstance(effect, a.Pay):
                found += self.amounts(effect.amounts)
            elif isinstance(effect, a.PayOneOf):
                choice = self.fold("or", [self.things(amounts) for amounts in effect.choices])
                found.append(self("either", list=choice) if len(effects) > 1 else choice)
            elif isinstance(effect, a.PayTier):
                tiers = self.tiers(effect)
                prices = [
                    self("price-with", things=things, count=self.counted(effect.count, amount, number))
                    for number, amount, things in tiers
                ]
                found.append(self("prices", list=self.fold("or", prices)))
            elif isinstance(effect, a.PayWeapons):
                found.append(self("any-weapon-cards", number=effect.number))
            elif isinstance(effect, a.PayRoundSilver):
                found.append(self("round-silver"))
            else:
                found.append(self(f"fare-less-{words(effect.less)}") if effect.less else self("fare"))
        return found

    def receipts(self, effects: list[Effect]) -> list[str]:
        found: list[str] = []
        for effect, same in groupby(effects):
            number = len(list(same))
            if isinstance(effect, a.Gain):
                found += self.amounts(effect.amounts)
            elif isinstance(effect, a.GainPer):
                each = self(f"per-{words(effect.count)}", most=effect.most)
                found.append(self("gain-per", things=self.things(effect.amounts), each=each))
            elif isinstance(effect, a.GetShip):
                found.append(self("ships", number=number, ship=words(SHIPS[effect.ship].id)))
            elif isinstance(effect, a.GetSpecial):
                found.append(self("special", special=words(SPECIALS[effect.special].id)))
            elif isinstance(effect, a.Build):
                found.append(self("building", building=words(BUILDINGS[effect.building])))
            else:
                choices = [self.fold("and", self.receipts(list(SCRIPTS[n]))) for n in effect.scripts]
                found.append(self("either", list=self.fold("or", choices)))
        return found

    def gain_tier(self, effect: a.GainTier) -> str:
        if all(more[: len(less)] == less for (_, less), (_, more) in pairwise(effect.tiers)):
            return self.growing(effect)
        phrases: list[str] = []
        for number, amount, things in self.tiers(effect):
            count = amount if phrases else self.counted(effect.count, amount, number)
            phrases.append(self("tier", count=count, things=things))
        join = "semicolon" if any(len(amounts) > 1 for _, amounts in effect.tiers) else "comma"
        return reduce(lambda so_far, phrase: self(join, first=so_far, second=phrase), phrases)

    def growing(self, effect: a.GainTier) -> str:
        """Every tier brings what the one before it brings, and more."""
        (least, things), *_ = effect.tiers
        count = self.counted(effect.count, self("or-more", first=least), least + 1)
        text = self("tier", count=count, things=self.things(things))
        for (_, less), (number, more) in pairwise(effect.tiers):
            amount = str(number) if number == MOST.get(effect.count) else self("or-more", first=number)
            also = self("tier-also", count=amount, things=self.things(more[len(less) :]))
            text = self("semicolon", first=text, second=also)
        return text

    def choose(self, effect: a.Choose) -> str:
        (first, *effects), *others = (SCRIPTS[n] for n in effect.scripts)
        if isinstance(first, a.Pay) and all(isinstance(pay, a.Pay) and rest == effects for pay, *rest in others):
            prices = self.fold("or", [self.things(pay.amounts) for pay in (first, *(pay for pay, *_ in others))])
            return self.fold("and", [self("pay", things=self("either", list=prices)), self.deed(effects)])
        return self("either", list=self.fold("or-do", [self.deed(SCRIPTS[n]) for n in effect.scripts]))

    def upgrade(self, effect: a.Upgrade) -> str:
        if effect.steps == a.TO_BLUE:
            return self("raise-to-blue")
        if effect.same_kind:
            return self("raise-same-kind", number=effect.goods)
        if not effect.kinds:
            return self("raise" if effect.steps == 1 else "raise-twice", number=effect.goods)
        colour = colour_of(effect.kinds[0])
        if effect.kinds == tuple(n for n, name in enumerate(GOODS) if name and colour_of(n) == colour):
            return self(f"raise-{COLOURS[colour]}", number=effect.goods)
        kinds = self.fold("or", [self.say(named(GOODS[kind])) for kind in effect.kinds])
        return self("raise-kinds", number=effect.goods, kinds=kinds)

    def mountain(self, effect: a.Mountain) -> str:
        number, *others = effect.items
        if others:
            alike = set(others) == {number}
            form = "mountain-strips" if alike else "mountain-another"
            return self(form, number=number, strips=len(effect.items), other=others[0])
        if effect.kinds:
            kinds = self.fold("or", [self.say(named(THINGS[kind])) for kind in effect.kinds])
            return self("mountain-kinds", number=number, kinds=kinds)
        return self("mountain", number=number)

    def ships_changed(self, effect: a.UpgradeShip) -> str:
        old, new = (words(SHIPS[ship].id) for ship in (effect.old, effect.new))
        return self("change-ship", ship=old, into=self.say(named(new)))

    # changes

    def changes(self, card: int) -> Iterable[str]:
        for form, table in _CHANGES:
            yield from (form(self, change) for change in table if change.card == card)
        for permission, mask in ALLOWED.items():
            if mask >> card & 1:
                yield self(f"allows-{words(permission)}")

    def price(self, change: Change) -> str:
        if change.among:
            return self("price-of", spaces=self.spaces(change.among), silver=-change.amount)
        return self("price-from", silver=-change.amount, least=change.least)

    def roll(self, change: Change) -> str:
        games = self.games(sorted(change.among))
        if change.amount < 0:
            return self("roll-lower", games=games, number=-change.amount)
        return self("roll-higher", games=games, number=change.amount)

    def worth(self, change: Change) -> str:
        games = self.games(sorted(change.among))
        return self("worth", thing=words(THINGS[change.thing]), games=games, number=change.amount)


def _split(effects: Sequence[Effect]) -> tuple[Sequence[Effect], Sequence[Effect]]:
    """Conditions, and what is done under them."""
    conditions = [effect for effect in effects if isinstance(effect, _CONDITIONS)]
    return conditions, [effect for effect in effects if not isinstance(effect, _CONDITIONS)]


_DEEDS: dict[type[Effect], Callable[[_Writer, Any], str]] = {
    a.GainTier: _Writer.gain_tier,
    a.Choose: _Writer.choose,
    a.Upgrade: _Writer.upgrade,
    a.Mountain: _Writer.mountain,
    a.UpgradeShip: _Writer.ships_changed,
    a.LoseShip: lambda w, effect: w("lose-ship", ship=words(SHIPS[effect.ship].id)),
    a.DrawWeapons: lambda w, effect: w("draw-weapons", number=effect.cards),
    a.RollDice: lambda w, effect: w(f"take-{words(DICE_GAMES[effect.game].id)}"),
    a.ExploreAny: lambda w, effect: w("explore-any"),
    a.Explore: lambda w, effect: w("explore", vikings=effect.vikings),
    a.Forge: lambda w, effect: w("forge"),
    a.Overseas: lambda w, effect: w("overseas"),
    a.BuySpecials: lambda w, effect: w("buy-specials", number=effect.tiles),
    a.DrawOccupations: lambda w, effect: w("draw-occupations", number=effect.cards),
    a.Emigrate: lambda w, effect: w("emigrate"),
    a.PlayOccupations: lambda w, effect: w("play-occupations", number=effect.most),
    a.VikingBack: lambda w, effect: w("viking-back", number=effect.vikings),
    a.Phase: lambda w, effect: w(f"phase-{words(effect.name)}"),
    a.Call: lambda w, effect: w(f"call-{words(effect.name)}"),
}

_CHANGES: tuple[tuple[Callable[[_Writer, Change], str], tuple[Change, ...]], ...] = (
    (_Writer.price, PRICES),
    (lambda w, change: w("stones", spaces=w.spaces(change.among), number=-change.amount), STONES),
    (lambda w, change: w("fares", silver=-change.amount), FARES),
    (_Writer.roll, ROLL_CHANGES),
    (lambda w, change: w("rolls", number=change.amount, usual=ROLLS), ROLL_LIMITS),
    (_Writer.worth, WORTHS),
)
