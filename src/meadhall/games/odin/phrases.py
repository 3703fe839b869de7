"""Phrases: effects of scripts in words, of which the texts of cards and spaces are made (see `texts`).

Every kind of effect, condition and counter has a message, and so has every way to put them together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from itertools import groupby, pairwise
from typing import Any

from meadhall.core.words import Message
from meadhall.games.odin import scripts as a
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
from meadhall.games.odin.dice_games import DICE_GAMES
from meadhall.games.odin.notation import named, words
from meadhall.games.odin.scripts import SCRIPTS, Effect

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


Amount = int | Message
"""How many, as a number or in words."""

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


def split(effects: Sequence[Effect]) -> tuple[Sequence[Effect], Sequence[Effect]]:
    """Conditions, and what is done under them."""
    conditions = [effect for effect in effects if isinstance(effect, _CONDITIONS)]
    return conditions, [effect for effect in effects if not isinstance(effect, _CONDITIONS)]


class Phrases:
    """Turns effects into phrases: messages that speak of messages, so that a language can inflect them."""

    receiving = "receive"
    """The verb of what comes into the supply."""

    def __call__(self, name: str, /, **args: str | int | Message) -> Message:
        return Message(f"text-{name}", args)

    def fold(self, how: str, phrases: Sequence[Message]) -> Message:
        """A list: commas, and the word before the last phrase."""
        *others, last = phrases
        return self(how, first=self.run("comma", others), second=last) if others else last

    def run(self, how: str, phrases: Sequence[Message]) -> Message:
        """A list without a word before the last phrase."""
        return reduce(lambda so_far, phrase: self(how, first=so_far, second=phrase), phrases)

    # things

    def amounts(self, amounts: Iterable[tuple[int, int]]) -> list[Message]:
        return [
            self("weapon-cards", number=number)
            if thing == WEAPON
            else self("amount", number=number, thing=words(THINGS[thing]))
            for thing, number in amounts
        ]

    def things(self, amounts: Amounts) -> Message:
        return self.fold("and", self.amounts(amounts))

    def strip_item(self, thing: int) -> Message:
        if thing == SILVER:
            return self("strip-silver", number=STRIP_SILVER)
        return named(THINGS[thing])

    # conditions and counters

    def conditions(self, effects: Sequence[Effect]) -> Message:
        return self.fold("and", [self._condition(effect) for effect in effects])

    def _condition(self, effect: a.Needs | a.Exactly) -> Message:
        if isinstance(effect, a.Exactly):
            return self(f"exactly-{words(effect.count)}", number=effect.number)
        if effect.count in THING_AT:
            return self("needs-thing", number=effect.least, thing=words(effect.count))
        return self(f"needs-{words(effect.count)}", number=effect.least)

    def counted(self, count: str, amount: Amount, number: int) -> Message:
        if count in THING_AT:
            form = "count-animal" if THING_AT[count] in (SHEEP, CATTLE) else "count-thing"
            return self(form, amount=amount, thing=words(count))
        return self(f"count-{words(count)}", amount=amount, number=number)

    def reach(self, count: str, first: int, last: int | None) -> Amount:
        """From so many to so many; without `last`: as many as there can be."""
        last = MOST.get(count) if last is None else last
        if last is None:
            return self("or-more", first=first)
        if first >= last:
            return first
        return self("two-numbers" if first + 1 == last else "range", first=first, last=last)

    def tiers(self, effect: a.GainTier | a.PayTier) -> list[tuple[int, Amount, Message]]:
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

    def deed(self, effects: Sequence[Effect]) -> Message:
        conditions, effects = split(effects)
        phrases: list[Message] = []
        for part, several in groupby(effects, key=_part):
            group = list(several)
            if part == "pay":
                phrases.append(self("pay", things=self.fold("and", self.payments(group))))
            elif part == "receive":
                phrases.append(self(self.receiving, things=self.fold("and", self.receipts(group))))
            else:
                phrases += [_DEEDS[type(effect)](self, effect) for effect in group]
        deed = self.fold("and", phrases)
        return self("deed-if", deed=deed, condition=self.conditions(conditions)) if conditions else deed

    def payments(self, effects: list[Effect]) -> list[Message]:
        found: list[Message] = []
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

    def receipts(self, effects: list[Effect]) -> list[Message]:
        found: list[Message] = []
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

    def gain_tier(self, effect: a.GainTier) -> Message:
        if all(more[: len(less)] == less for (_, less), (_, more) in pairwise(effect.tiers)):
            return self.growing(effect)
        phrases: list[Message] = []
        for number, amount, things in self.tiers(effect):
            count: Amount = self.counted(effect.count, amount, number)
            if phrases:
                count = self("of-each", amount=amount) if effect.count == "fleets" else amount
            phrases.append(self("tier", count=count, things=things))
        join = "semicolon" if any(len(amounts) > 1 for _, amounts in effect.tiers) else "comma"
        return self.run(join, phrases)

    def growing(self, effect: a.GainTier) -> Message:
        """Every tier brings what the one before it brings, and more."""
        (least, things), *_ = effect.tiers
        count = self.counted(effect.count, self("or-more", first=least), least + 1)
        phrases = [self("tier", count=count, things=self.things(things))]
        for (_, less), (number, more) in pairwise(effect.tiers):
            amount: Amount = number if number == MOST.get(effect.count) else self("or-more", first=number)
            phrases.append(self("tier-also", count=amount, things=self.things(more[len(less) :])))
        return self.run("semicolon", phrases)

    def choose(self, effect: a.Choose) -> Message:
        (first, *effects), *others = (SCRIPTS[n] for n in effect.scripts)
        if isinstance(first, a.Pay) and all(isinstance(pay, a.Pay) and rest == effects for pay, *rest in others):
            prices = self.fold("or", [self.things(pay.amounts) for pay in (first, *(pay for pay, *_ in others))])
            return self.fold("and", [self("pay", things=self("either", list=prices)), self.deed(effects)])
        return self("either", list=self.fold("or-do", [self.deed(SCRIPTS[n]) for n in effect.scripts]))

    def upgrade(self, effect: a.Upgrade) -> Message:
        if effect.steps == a.TO_BLUE:
            return self("raise-to-blue")
        if effect.same_kind:
            return self("raise-same-kind", number=effect.goods)
        if not effect.kinds:
            return self("raise" if effect.steps == 1 else "raise-twice", number=effect.goods)
        colour = colour_of(effect.kinds[0])
        if effect.kinds == tuple(n for n, name in enumerate(GOODS) if name and colour_of(n) == colour):
            return self(f"raise-{COLOURS[colour]}", number=effect.goods)
        kinds = self.fold("or", [named(GOODS[kind]) for kind in effect.kinds])
        return self("raise-kinds", number=effect.goods, kinds=kinds)

    def mountain(self, effect: a.Mountain) -> Message:
        number, *others = effect.items
        if others:
            alike = set(others) == {number}
            form = "mountain-strips" if alike else "mountain-another"
            return self(form, number=number, strips=len(effect.items), other=others[0])
        if effect.kinds:
            kinds = self.fold("or", [named(THINGS[kind]) for kind in effect.kinds])
            return self("mountain-kinds", number=number, kinds=kinds)
        return self("mountain", number=number)

    def ships_changed(self, effect: a.UpgradeShip) -> Message:
        old, new = (words(SHIPS[ship].id) for ship in (effect.old, effect.new))
        return self("change-ship", ship=old, into=named(new))


_DEEDS: dict[type[Effect], Callable[[Phrases, Any], Message]] = {
    a.GainTier: Phrases.gain_tier,
    a.Choose: Phrases.choose,
    a.Upgrade: Phrases.upgrade,
    a.Mountain: Phrases.mountain,
    a.UpgradeShip: Phrases.ships_changed,
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
