"""Dice actions (OD-DICE): hunting, snares, whaling, raids, pillages."""

from __future__ import annotations

from itertools import product
from typing import ClassVar

from meadhall.core.events import Events
from meadhall.core.frames import Chance, Step
from meadhall.core.masks import bits
from meadhall.core.words import SEATS, Message, Reason, reason
from meadhall.games.odin import events as told
from meadhall.games.odin.actions import DICE_GAMES, PILLAGING, ROLLS, WHALING, DiceGame
from meadhall.games.odin.box import SHIPS, SPECIALS, SWORDS, THINGS, WHALING_BOAT
from meadhall.games.odin.notation import CARD, FAIL, GOOD, NUMBER, ROLL, SPECIAL, STRIP, SUCCEED, words
from meadhall.games.odin.rules.pausing import ActionChoice
from meadhall.games.odin.rules.supply import gain, lose, receive, take_special
from meadhall.games.odin.state import State

PRINTED_ORE = SHIPS[WHALING_BOAT].printed_ore


class StartDice(Step[State]):
    """Ships and their ore are fixed before the first roll (OD-DICE-9, Q-8)."""

    seat: int
    space: int
    game: int
    boats: int
    """The most whaling boats that may take part."""

    def run(self, s: State, events: Events) -> None:
        seat, space, game, boats = self
        if game == WHALING:
            strengths = whaling_strengths(s, seat, boats)
            if len(strengths) > 1:
                s.push(ChooseBoats(seat, space, boats))
                return
            ore = strengths[0]
        else:
            ore = most_ore(s, seat) if game == PILLAGING else 0
        s.push(RollDie(seat, space, game, ore, 0))


def most_ore(s: State, seat: int) -> int:
    """On the best armed longship (OD-DICE-PILLAGE-1)."""
    return max([ore for ore in range(4) if s.longships[seat * 4 + ore]], default=0)


def whaling_strengths(s: State, seat: int, most: int) -> list[int]:
    """What the ore of one to `most` boats can come to, printed ore included (OD-DICE-WHALE-2, OD-DICE-WHALE-6)."""
    plain, armed = s.boats[seat * 2], s.boats[seat * 2 + 1]
    fleets = product(range(plain + 1), range(armed + 1))
    return sorted({p * PRINTED_ORE + a * (PRINTED_ORE + 1) for p, a in fleets if 1 <= p + a <= most})


class ChooseBoats(ActionChoice):
    """Which boats take part: all that matters is their ore (Q-12)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-DICE-WHALE-1", "OD-DICE-WHALE-2", "OD-DICE-WHALE-6")
    space: int
    boats: int

    def ways(self, s: State) -> list[int]:
        return [NUMBER + ore for ore in whaling_strengths(s, self.seat, self.boats)]

    def take(self, s: State, option: int, events: Events) -> None:
        s.push(RollDie(self.seat, self.space, WHALING, option - NUMBER, 0))

    def why_not(self, s: State, option: int) -> Reason:
        return reason("no-such-fleet", "OD-DICE-WHALE-1")


class RollDie(Chance[State]):
    seat: int
    space: int
    game: int
    ore: int
    rolls: int
    """Rolls made before."""

    def faces(self, s: State) -> int:
        return DICE_GAMES[self.game].die

    def result(self, outcome: int) -> int:
        """Ore adds to a roll that has to be high, and lowers one that has to be low."""
        roll = outcome + 1
        return roll + self.ore if DICE_GAMES[self.game].high else max(0, roll - self.ore)

    def roll(self, s: State, outcome: int, events: Events) -> None:
        seat, space, game, ore, rolls = self
        result = self.result(outcome)
        if events is not None:
            events.append(told.Rolled(seat, outcome + 1, result))
        if result == 0:
            s.push(Succeed(seat, space, game))  # OD-DICE-WHALE-4: no other way
        else:
            s.push(DecideRoll(seat, space, game, ore, rolls + 1, result))

    def note(self, s: State, outcome: int) -> str:
        return f"{SEATS[self.seat]} rolls {outcome + 1}"


def purse(s: State, seat: int, game: DiceGame) -> int:
    """How many weapons and materials the seat could pay."""
    return s.has(seat, game.weapon) + s.has(seat, game.material)


def loot(s: State, seat: int, game: DiceGame, result: int) -> list[int]:
    """Options for the tile of a raid or a pillage: blue goods and special tiles within reach (OD-DICE-RAID-3, 4)."""
    reach = result + purse(s, seat, game)
    if reach < game.least:
        return []
    goods = [GOOD + good for good, sword in enumerate(SWORDS) if 0 < sword <= reach and _in_play(s, good)]
    return goods + [SPECIAL + n for n in bits(s.specials) if 0 < SPECIALS[n].sword <= reach]


def loot_price(game: DiceGame, option: int) -> int:
    """The result that the tile takes."""
    sword = SPECIALS[option - SPECIAL].sword if option >= SPECIAL else SWORDS[option - GOOD]
    return max(game.least, sword)


def _in_play(s: State, good: int) -> bool:
    return good >= 4 or s.table.harvest_too


class DecideRoll(ActionChoice):
    """Roll again, or take the result as a success or a failure (OD-DICE-3, OD-DICE-4)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-DICE-3", "OD-DICE-4", "OD-DICE-RAID-4", "OD-DICE-HUNT-5")
    space: int
    game: int
    ore: int
    rolls: int
    result: int

    def ways(self, s: State) -> list[int]:
        options = [ROLL] if self.rolls < ROLLS else []
        if self._can_succeed(s):
            options.append(SUCCEED)
        return [*options, FAIL]

    def _can_succeed(self, s: State) -> bool:
        game = DICE_GAMES[self.game]
        if game.loot:
            return bool(loot(s, self.seat, game, self.result))
        return purse(s, self.seat, game) >= self.result

    def take(self, s: State, option: int, events: Events) -> None:
        seat, space, game, ore, rolls, result = self
        if option == ROLL:
            s.push(RollDie(seat, space, game, ore, rolls))
        elif option == FAIL:
            s.push(Fail(seat, space, game))
        elif DICE_GAMES[game].loot:
            s.push(ChooseLoot(seat, game, result))
        else:
            s.push(PayMix(seat, game, result), Succeed(seat, space, game))

    def why_not(self, s: State, option: int) -> Reason:
        if option == ROLL:
            return reason("no-more-rolls", "OD-DICE-3", rolls=ROLLS)
        if option == SUCCEED:
            return reason("cannot-succeed", "OD-DICE-RAID-4", "OD-DICE-HUNT-8")
        return reason("roll-succeed-or-fail", "OD-DICE-3", "OD-DICE-4")

    def prompt(self, s: State) -> Message:
        args: dict[str, str | int] = {"result": self.result, "left": ROLLS - self.rolls}
        return Message("prompt-decide-roll", args | {"way": "high" if DICE_GAMES[self.game].high else "low"})


class ChooseLoot(ActionChoice):
    """The tile; what it needs beyond the result is paid exactly (Q-14)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-DICE-RAID-2", "OD-DICE-RAID-3", "OD-DICE-PILLAGE-3", "OD-DICE-PILLAGE-4")
    game: int
    result: int

    def ways(self, s: State) -> list[int]:
        return loot(s, self.seat, DICE_GAMES[self.game], self.result)

    def take(self, s: State, option: int, events: Events) -> None:
        seat, game = self.seat, DICE_GAMES[self.game]
        if events is not None:
            events.append(told.Succeeded(seat))
        if option >= SPECIAL:
            take_special(s, seat, option - SPECIAL, events)
        else:
            gain(s, seat, option - GOOD, 1, events)
        due = loot_price(game, option) - self.result
        if due > 0:
            s.push(PayMix(seat, self.game, due))

    def why_not(self, s: State, option: int) -> Reason:
        if GOOD <= option < STRIP:
            return reason("out-of-reach", "OD-DICE-RAID-3")
        return reason("choose-loot", "OD-DICE-RAID-3")


class PayMix(Step[State]):
    """So many weapons and materials; asked only where there is something to choose (OD-DICE-HUNT-2)."""

    seat: int
    game: int
    due: int

    def run(self, s: State, events: Events) -> None:
        choices = mixtures(s, self.seat, DICE_GAMES[self.game], self.due)
        if len(choices) > 1:
            s.push(ChooseMix(*self))
        else:
            pay_mix(s, self.seat, DICE_GAMES[self.game], self.due, choices[0], events)


def mixtures(s: State, seat: int, game: DiceGame, due: int) -> list[int]:
    """How many of the items paid can be weapons."""
    least = max(0, due - s.has(seat, game.material))
    return list(range(least, min(due, s.has(seat, game.weapon)) + 1))


def pay_mix(s: State, seat: int, game: DiceGame, due: int, weapons: int, events: Events) -> None:
    for thing, number in ((game.weapon, weapons), (game.material, due - weapons)):
        lose(s, seat, thing, number)
        if events is not None and number:
            events.append(told.Paid(seat, thing, number))


class ChooseMix(ActionChoice):
    """How many of them are weapons."""

    rules: ClassVar[tuple[str, ...]] = ("OD-DICE-HUNT-2", "OD-DICE-RAID-2", "OD-DICE-PILLAGE-3", "OD-DICE-WHALE-3")
    game: int
    due: int

    def ways(self, s: State) -> list[int]:
        return [NUMBER + weapons for weapons in mixtures(s, self.seat, DICE_GAMES[self.game], self.due)]

    def take(self, s: State, option: int, events: Events) -> None:
        pay_mix(s, self.seat, DICE_GAMES[self.game], self.due, option - NUMBER, events)

    def why_not(self, s: State, option: int) -> Reason:
        return reason("cannot-pay-so", "OD-DICE-HUNT-2") if NUMBER <= option < CARD else reason("choose-a-number")

    def prompt(self, s: State) -> Message:
        return Message("prompt-choose-mix", {"due": self.due, "thing": words(THINGS[DICE_GAMES[self.game].weapon])})


class Succeed(Step[State]):
    """The reward of hunting, snares and whaling (OD-DICE-HUNT-3, 4, OD-DICE-WHALE-3)."""

    seat: int
    space: int
    game: int

    def run(self, s: State, events: Events) -> None:
        if events is not None:
            events.append(told.Succeeded(self.seat))
        receive(s, self.seat, DICE_GAMES[self.game].reward, events)


class Fail(Step[State]):
    """The compensation, and Vikings that may come back (OD-DICE-HUNT-6, 7, OD-DICE-RAID-6, OD-DICE-WHALE-5)."""

    seat: int
    space: int
    game: int

    def run(self, s: State, events: Events) -> None:
        seat, space, game = self
        if events is not None:
            events.append(told.Failed(seat))
        receive(s, seat, DICE_GAMES[game].failure, events)
        back = min(DICE_GAMES[game].vikings_back, s.placed[space])
        if back:
            s.push(TakeVikingsBack(seat, space, back))


class TakeVikingsBack(ActionChoice):
    """How many; they can be placed again in this round (OD-PH5-9, Q-16)."""

    rules: ClassVar[tuple[str, ...]] = ("OD-PH5-9", "OD-DICE-HUNT-7", "OD-DICE-PILLAGE-6", "OD-DICE-WHALE-5")
    space: int
    most: int

    def ways(self, s: State) -> list[int]:
        return list(range(NUMBER, NUMBER + self.most + 1))

    def take(self, s: State, option: int, events: Events) -> None:
        number = option - NUMBER
        s.placed[self.space] -= number
        s.thing[self.seat] += number
        if events is not None and number:
            events.append(told.VikingsBack(self.seat, number))

    def why_not(self, s: State, option: int) -> Reason:
        if NUMBER <= option < CARD:
            return reason("so-many-vikings", "OD-DICE-PILLAGE-6", most=self.most)
        return reason("choose-a-number", "OD-PH5-9")
