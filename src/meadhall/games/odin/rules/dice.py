"""Dice actions (OD-DICE): hunting, snares, whaling, raids, pillages."""

from __future__ import annotations

from itertools import product
from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Chance, Choice, Step
from meadhall.core.masks import bits
from meadhall.core.words import SEATS, Args, Message, Reason, reason
from meadhall.games.odin import events as told
from meadhall.games.odin.box import (
    BLUE,
    GREEN,
    LONG_SWORD,
    LONGSHIP,
    SHIPS,
    SPEAR,
    SPECIALS,
    SWORDS,
    THINGS,
    WHALING_BOAT,
    WOOD,
    colour_of,
)
from meadhall.games.odin.box import SPECIAL as SPECIAL_THING
from meadhall.games.odin.dice_games import DICE_GAMES, PILLAGING, ROLLS, WHALING
from meadhall.games.odin.notation import (
    CARD,
    DONE,
    FAIL,
    GOOD,
    NUMBER,
    ROLL,
    SPECIAL,
    STRIP,
    SUCCEED,
    amount_label,
    words,
)
from meadhall.games.odin.rules.changes import (
    credit,
    credit_for,
    more_rolls,
    roll_changes,
    rolls_allowed,
    worth,
    worths,
)
from meadhall.games.odin.rules.moments import call
from meadhall.games.odin.rules.pausing import ActionChoice
from meadhall.games.odin.rules.supply import gain, lose, receive, return_vikings, take_special
from meadhall.games.odin.state import NOBODY, Deed, State

PRINTED_ORE = SHIPS[WHALING_BOAT].printed_ore


class StartDice(Step[State]):
    """Ships and their ore are fixed before the first roll (OD-DICE-9, Q-8)."""

    seat: int
    space: int
    """Where the Vikings stand that may return, or NOBODY."""
    game: int
    boats: int
    """The most whaling boats that may take part."""

    def run(self, s: State, events: Events) -> None:
        seat, space, game, boats = self
        for record in (Deed.ROLLS, Deed.BOATS, Deed.WOOD_SPENT, Deed.SPEARS_SPENT, Deed.SWORDS_SPENT):
            s.note(record, 0)
        if DICE_GAMES[game].loot and s.ships(seat, LONGSHIP):
            s.note(Deed.LONGSHIP, 1)
        if game != WHALING:
            s.push(RollDie(seat, space, game, most_ore(s, seat) if game == PILLAGING else 0, 0))
        elif len(whaling_strengths(s, seat, boats)) > 1:
            s.push(ChooseBoats(seat, space, boats))
        else:
            sail(s, seat, space, boats, whaling_strengths(s, seat, boats)[0])


def most_ore(s: State, seat: int) -> int:
    """On the best armed longship (OD-DICE-PILLAGE-1)."""
    return max([ore for ore in range(4) if s.longships[seat * 4 + ore]], default=0)


# whaling boats


def whaling_strengths(s: State, seat: int, most: int) -> list[int]:
    """Ore, printed ore included, on one to `most` boats (OD-DICE-WHALE-2, 6); none if a card took the boat (Q-90)."""
    plain, armed = s.boats[seat * 2], s.boats[seat * 2 + 1]
    chosen = product(range(plain + 1), range(armed + 1))
    return sorted({p * PRINTED_ORE + a * (PRINTED_ORE + 1) for p, a in chosen if 1 <= p + a <= most}) or [0]


class ChooseBoats(ActionChoice):
    """Which boats take part: what matters is their ore (Q-12)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-DICE-WHALE-1", "OD-DICE-WHALE-2", "OD-DICE-WHALE-6")
    space: int
    boats: int

    def ways(self, s: State) -> list[int]:
        return [NUMBER + ore for ore in whaling_strengths(s, self.seat, self.boats)]

    def take(self, s: State, option: int, events: Events) -> None:
        sail(s, self.seat, self.space, self.boats, option - NUMBER)

    def why_not(self, s: State, option: int) -> Reason:
        return reason("no-such-fleet", "OD-DICE-WHALE-1")

    def label(self, s: State, option: int) -> Message | None:
        return Message("option-boats", {"ore": option - NUMBER}) if option >= NUMBER else None


def sail(s: State, seat: int, space: int, most: int, ore: int) -> None:
    """For card 141 all boats count that could take part (OD-DICE-WHALE-6)."""
    s.note(Deed.BOATS, min(most, s.ships(seat, WHALING_BOAT)))
    s.push(RollDie(seat, space, WHALING, ore, 0))


# rolls


class RollDie(Chance[State]):
    seat: int
    space: int
    game: int
    ore: int
    rolls: int
    """Rolls made before."""

    def faces(self, s: State) -> int:
        return DICE_GAMES[self.game].die

    def result(self, s: State, outcome: int) -> int:
        """Ore adds to a roll that has to be high, and lowers one that has to be low; cards change both."""
        roll = outcome + 1 + sum(change.amount for change in roll_changes(s, self.seat, self.game))
        return max(0, roll + self.ore + s.deed(Deed.STRENGTH) if DICE_GAMES[self.game].high else roll - self.ore)

    def roll(self, s: State, outcome: int, events: Events) -> None:
        seat, space, game, ore, rolls = self
        result = self.result(s, outcome)
        s.note(Deed.ROLLS, rolls + 1)
        if not rolls:
            credit(seat, roll_changes(s, seat, game), events)
        if rolls >= ROLLS:
            credit(seat, more_rolls(s, seat), events)
        if events is not None:
            events.append(told.Rolled(seat, outcome + 1, result))
        if result == 0 and not DICE_GAMES[game].high:
            s.push(Succeed(seat, game))  # OD-DICE-WHALE-4: no other way
        else:
            s.push(DecideRoll(seat, space, game, ore, rolls + 1, result))

    def note(self, s: State, outcome: int) -> str:
        return f"{SEATS[self.seat]} rolls {outcome + 1}"


class DecideRoll(ActionChoice):
    """Roll again, or take the result as a success or a failure (OD-DICE-3, OD-DICE-4)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-DICE-3", "OD-DICE-4", "OD-DICE-RAID-4", "OD-DICE-HUNT-5")
    space: int
    game: int
    ore: int
    rolls: int
    result: int

    def ways(self, s: State) -> list[int]:
        options = [ROLL] if self.rolls < rolls_allowed(s, self.seat) else []
        if self._can_succeed(s):
            options.append(SUCCEED)
        return [*options, FAIL]

    def _can_succeed(self, s: State) -> bool:
        if DICE_GAMES[self.game].loot:
            return bool(loot(s, self.seat, self.game, self.result))
        return purse(s, self.seat, self.game) >= self.result

    def take(self, s: State, option: int, events: Events) -> None:
        seat, space, game, ore, rolls, result = self
        if option == ROLL:
            s.push(RollDie(seat, space, game, ore, rolls))
        elif option == FAIL:
            s.push(Fail(seat, space, game))
        elif DICE_GAMES[game].loot:
            s.push(ChooseLoot(seat, game, result, 0), Succeed(seat, game))
        else:
            s.push(PayMix(seat, game, result), Succeed(seat, game))

    def why_not(self, s: State, option: int) -> Reason:
        if option == ROLL:
            return reason("no-more-rolls", "OD-DICE-3", rolls=rolls_allowed(s, self.seat))
        if option == SUCCEED:
            return reason("cannot-succeed", "OD-DICE-RAID-4", "OD-DICE-HUNT-8")
        return reason("roll-succeed-or-fail", "OD-DICE-3", "OD-DICE-4")

    def prompt(self, s: State) -> Message:
        game = DICE_GAMES[self.game]
        args: Args = {"result": self.result, "left": rolls_allowed(s, self.seat) - self.rolls}
        args |= {"thing": words(THINGS[game.weapon]), "other": words(THINGS[game.material])}
        return Message("prompt-decide-roll", args | {"way": "high" if game.high else "low"})


# loot


def printed_sword(option: int) -> int:
    """The sword value of a good or a special tile; 0 if it has none."""
    return SPECIALS[option - SPECIAL].sword if option >= SPECIAL else SWORDS[option - GOOD]


def sword(s: State, seat: int, option: int) -> int:
    """The value for the seat: with cards green tiles have one, and the highest special tiles cost less (138, 139)."""
    value = printed_sword(option)
    if option < SPECIAL:
        if colour_of(option - GOOD) == GREEN and s.allows(seat, "green_loot"):
            value = max(0, printed_sword(option + BLUE - GREEN) - 1)
    elif value and s.allows(seat, "cheaper_treasure"):
        value -= value == max(SPECIALS[n].sword for n in bits(s.specials))
    return value


def loot(s: State, seat: int, game: int, result: int) -> list[int]:
    """Options for the tile of a raid or a pillage: goods and special tiles within reach (OD-DICE-RAID-3, 4)."""
    reach = result + purse(s, seat, game)
    return within(s, seat, reach) if reach >= DICE_GAMES[game].least else []


def within(s: State, seat: int, reach: int) -> list[int]:
    first = 0 if s.table.harvest_too else 4
    tiles = [*(GOOD + good for good in range(first, len(SWORDS))), *(SPECIAL + n for n in bits(s.specials))]
    return [option for option in tiles if 0 < sword(s, seat, option) <= reach]


def loot_price(game: int, swords: int) -> int:
    """The result that tiles of these sword values together take."""
    return max(DICE_GAMES[game].least, swords)


class ChooseLoot(ActionChoice):
    """The tile; what it needs beyond the result is paid exactly (Q-14). With a card a second one (card 136)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-DICE-RAID-2", "OD-DICE-RAID-3", "OD-DICE-PILLAGE-3", "OD-DICE-PILLAGE-4")
    game: int
    result: int
    swords: int
    """The value of the first tile when a second may be taken; 0 before."""

    def at_risk(self, s: State) -> bool:
        """A card could take the weapons without which no tile is within reach (card 56)."""
        return True

    def may_pause(self, s: State) -> bool:
        """Not between two tiles: what the first one needs is paid with the second."""
        return not self.swords and super().may_pause(s)

    def ways(self, s: State) -> list[int]:
        seat, game, result, swords = self
        if not swords:
            return loot(s, seat, game, result)
        return [DONE, *within(s, seat, result + purse(s, seat, game) - swords)]

    def take(self, s: State, option: int, events: Events) -> None:
        seat, game, result, swords = self
        if option == DONE:
            pay_for_loot(s, seat, game, result, swords)
            return
        if swords:
            credit_for(seat, "two_tiles_of_loot", events)
        if sword(s, seat, option) != printed_sword(option):
            credit_for(seat, "green_loot" if option < SPECIAL else "cheaper_treasure", events)
        whole = swords + sword(s, seat, option)
        again = ChooseLoot(seat, game, result, whole)
        if option >= SPECIAL:
            take_special(s, seat, option - SPECIAL, events)
            pay_or_go_on(s, again, swords)
        else:
            pay_or_go_on(s, again, swords)
            gain(s, seat, option - GOOD, 1, events)

    def why_not(self, s: State, option: int) -> Reason:
        if GOOD <= option < STRIP:
            return reason("out-of-reach", "OD-DICE-RAID-3")
        return reason("choose-loot", "OD-DICE-RAID-3")

    def label(self, s: State, option: int) -> Message | None:
        if not GOOD <= option < STRIP:
            return None
        thing = option - GOOD if option < SPECIAL else SPECIAL_THING + option - SPECIAL
        return Message("option-loot", {"thing": words(THINGS[thing]), "sword": sword(s, self.seat, option)})


def pay_or_go_on(s: State, again: ChooseLoot, before: int) -> None:
    """A second tile, if a card allows one and one is within reach; otherwise the payment."""
    seat, game, result, swords = again
    if not before and s.allows(seat, "two_tiles_of_loot") and len(again.ways(s)) > 1:
        s.push(again)
    else:
        pay_for_loot(s, seat, game, result, swords)


def pay_for_loot(s: State, seat: int, game: int, result: int, swords: int) -> None:
    due = loot_price(game, swords) - result
    if due > 0:
        s.push(PayMix(seat, game, due))


# payments


def means(s: State, seat: int, game: int) -> list[tuple[int, int]]:
    """Things that can be paid in the game, and what one of them counts for (OD-DICE-HUNT-2; cards 11, 89, 137).

    What counts most comes first: what is left is paid exactly, so that nothing is superfluous (Q-14).
    """
    rules = DICE_GAMES[game]
    things = [rules.weapon, rules.material]
    if rules.weapon == LONG_SWORD and s.allows(seat, "spears_as_swords"):
        things.insert(1, SPEAR)
    return sorted(((thing, worth(s, seat, game, thing)) for thing in things), key=lambda each: -each[1])


def purse(s: State, seat: int, game: int) -> int:
    """What the seat could pay, all together."""
    return sum(s.has(seat, thing) * value for thing, value in means(s, seat, game))


class PayMix(Step[State]):
    """So much in weapons and materials; asked only where there is something to choose (OD-DICE-HUNT-2)."""

    seat: int
    game: int
    due: int

    def run(self, s: State, events: Events) -> None:
        pay_from(s, ChooseMix(self.seat, self.game, self.due, 0), events)


class ChooseMix(Choice[State]):
    """How many of one thing; the others come next."""

    rules: ClassVar[tuple[str, ...]] = ("OD-DICE-HUNT-2", "OD-DICE-RAID-2", "OD-DICE-PILLAGE-3", "OD-DICE-WHALE-3")
    game: int
    due: int
    at: int
    """The thing, as a number among the means."""

    def options(self, s: State) -> list[int]:
        seat, game, due, at = self
        (thing, value), *others = means(s, seat, game)[at:]
        rest = sum(s.has(seat, other) * each for other, each in others)
        most = min(s.has(seat, thing), -(-due // value))
        least = max(0, -(-(due - rest) // value))
        return [NUMBER + number for number in range(least, most + 1)]

    def apply(self, s: State, option: int, events: Events) -> None:
        pay_part(s, self, option - NUMBER, events)

    def explain(self, s: State, option: int) -> Reason:
        return reason("cannot-pay-so", "OD-DICE-HUNT-2") if NUMBER <= option < CARD else reason("choose-a-number")

    def prompt(self, s: State) -> Message:
        thing, value = means(s, self.seat, self.game)[self.at]
        return Message("prompt-choose-mix", {"due": self.due, "thing": words(THINGS[thing]), "value": value})

    def label(self, s: State, option: int) -> Message | None:
        return amount_label(means(s, self.seat, self.game)[self.at][0], option - NUMBER)


def pay_from(s: State, choice: ChooseMix, events: Events) -> None:
    ways = choice.options(s)
    if len(ways) > 1:
        s.push(choice)
    else:
        pay_part(s, choice, ways[0] - NUMBER, events)


SPENT = {WOOD: Deed.WOOD_SPENT, SPEAR: Deed.SPEARS_SPENT, LONG_SWORD: Deed.SWORDS_SPENT}


def pay_part(s: State, choice: ChooseMix, number: int, events: Events) -> None:
    seat, game, due, at = choice
    thing, value = means(s, seat, game)[at]
    lose(s, seat, thing, number)
    if thing in SPENT:
        s.note(SPENT[thing], s.deed(SPENT[thing]) + number)
    if number:
        credit(seat, worths(s, seat, game, thing), events)
        if thing not in (DICE_GAMES[game].weapon, DICE_GAMES[game].material):
            credit_for(seat, "spears_as_swords", events)
    if events is not None and number:
        events.append(told.Paid(seat, thing, number))
    if due > number * value:
        pay_from(s, ChooseMix(seat, game, due - number * value, at + 1), events)


# the end


class Succeed(Step[State]):
    """The reward of hunting, snares and whaling; loot is taken already (OD-DICE-HUNT-3, 4, OD-DICE-WHALE-3)."""

    seat: int
    game: int

    def run(self, s: State, events: Events) -> None:
        seat, game = self
        if events is not None:
            events.append(told.Succeeded(seat))
        call(s, seat, "after_action", game)
        call(s, seat, "success", game)
        receive(s, seat, DICE_GAMES[game].reward, events)


class Fail(Step[State]):
    """The compensation, and Vikings that may come back (OD-DICE-HUNT-6, 7, OD-DICE-RAID-6, OD-DICE-WHALE-5)."""

    seat: int
    space: int
    game: int

    def run(self, s: State, events: Events) -> None:
        seat, space, game = self
        if events is not None:
            events.append(told.Failed(seat))
        call(s, seat, "after_action", game)
        back = 0 if space == NOBODY else min(DICE_GAMES[game].vikings_back, s.placed[space])
        if back:
            s.push(TakeVikingsBack(seat, space, back))
        call(s, seat, "failure", game)
        receive(s, seat, DICE_GAMES[game].failure, events)


class TakeVikingsBack(ActionChoice):
    """How many; they can be placed again in this round (OD-PH5-9, Q-16)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-PH5-9", "OD-DICE-HUNT-7", "OD-DICE-PILLAGE-6", "OD-DICE-WHALE-5")
    space: int
    most: int

    def ways(self, s: State) -> list[int]:
        return list(range(NUMBER, NUMBER + self.most + 1))

    def take(self, s: State, option: int, events: Events) -> None:
        return_vikings(s, self.seat, self.space, option - NUMBER, events)

    def why_not(self, s: State, option: int) -> Reason:
        if NUMBER <= option < CARD:
            return reason("so-many-vikings", "OD-DICE-PILLAGE-6", most=self.most)
        return reason("choose-a-number", "OD-PH5-9")

    def label(self, s: State, option: int) -> Message | None:
        return Message("option-vikings", {"vikings": option - NUMBER}) if option >= NUMBER else None
