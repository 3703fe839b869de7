"""What stands beside the boards of A Feast for Odin in a terminal: the players, their supply, strips and islands."""

from __future__ import annotations

from meadhall.core.game import Line, Say
from meadhall.core.words import SEATS, Message, figure
from meadhall.games.drawing import aligned, in_ascii, stacked, word_for, wrapped
from meadhall.games.odin.boards import ISLANDS
from meadhall.games.odin.box import BUILDINGS, SILVER, SPECIAL, STRIPS, THINGS, WOOD
from meadhall.games.odin.cards import OCCUPATIONS
from meadhall.games.odin.notation import named
from meadhall.games.odin.observe import Seen
from meadhall.games.odin.state import ALONE, EMPTY_STRIP, NOBODY, OTHER_COLOUR, THINGS_HELD, standing
from meadhall.games.odin.table import Table

WIDTH = 46


def sidebar(seen: Seen, table: Table, plain: bool, say: Say) -> list[Line]:
    blocks = [
        *(_players(seen, table, say), _supply(seen, say), _boards(seen, say), _played(seen, say)),
        *(_strips(seen, say), _islands(seen, table, say), _hand(seen, say)),
    ]
    return in_ascii(stacked(blocks)) if plain else stacked(blocks)


def _players(seen: Seen, table: Table, say: Say) -> list[Line]:
    title = say(Message("sign-round", {"round": seen.round, "rounds": table.rounds}))
    heads = ["", *(word_for(say, name) for name in ("vikings", "silver", "wood", "stone", "ore", "ships", "penalties"))]
    rows = [heads]
    for seat in range(seen.seats):
        start = seat * THINGS_HELD
        wood, stone, ore, silver = seen.stock[start + WOOD : start + SILVER + 1]
        boats, longships = sum(seen.boats[seat * 2 : seat * 2 + 2]), sum(seen.longships[seat * 4 : seat * 4 + 4])
        marks = (">" if seat in seen.deciding else " ") + SEATS[seat] + ("*" if seat == seen.moose else " ")
        ships = f"{boats}/{seen.knarrs[seat]}/{longships}"
        rows.append([marks, *map(str, (seen.thing[seat], silver, wood, stone, ore)), ships, str(seen.penalties[seat])])
    lines: list[Line] = [[(" " + line, "text" if number else "ruler")] for number, line in enumerate(aligned(rows))]
    return [[(f" {title}", "heading")], *lines, *_colours(seen, table, say)]


def _colours(seen: Seen, table: Table, say: Say) -> list[Line]:
    """The Vikings of both colours of a solo game."""
    if not table.solo:
        return []
    placed, blocking = (standing(seen.placed, seen.placer, whose) for whose in (ALONE, OTHER_COLOUR))
    back = seen.waiting + blocking if seen.round < table.rounds else 0
    plays = Message("sign-colour-plays", {"colour": seen.colour, "thing": seen.thing[ALONE], "placed": placed})
    rests = Message(
        "sign-colour-rests",
        {"colour": 1 - seen.colour, "waiting": seen.waiting, "blocking": blocking, "back": back},
    )
    lines: list[Line] = []
    for mark, message in ((">", plays), ("x", rests)):
        *parts, end = say(message).split(", ")
        first, *more = wrapped([*(f"{part}," for part in parts), end], WIDTH - 3)
        lines += [[(f" {mark} {first}", "text")], *([(f"   {line}", "text")] for line in more)]
    return lines


def _supply(seen: Seen, say: Say) -> list[Line]:
    """Goods, weapons and special tiles of every seat."""
    lines: list[Line] = []
    for seat in range(seen.seats):
        held = seen.stock[seat * THINGS_HELD : (seat + 1) * THINGS_HELD]
        things = [(thing, count) for thing, count in enumerate(held) if count and not WOOD <= thing <= SILVER]
        things += [(SPECIAL + special, 1) for special in seen.treasures[seat]]
        lines += _listed(seat, [_counted(count, _name(thing, say)) for thing, count in things])
    return lines


def _boards(seen: Seen, say: Say) -> list[Line]:
    """Exploration boards, buildings and emigrated ships of every seat."""
    lines: list[Line] = []
    for seat in range(seen.seats):
        owned = [pair for pair, owner in enumerate(seen.owners) if owner == seat]
        texts = [say(named(ISLANDS[2 * pair + seen.sides[pair]].id)) for pair in owned]
        counts = seen.houses[seat * 3 : seat * 3 + 3]
        texts += [_counted(count, say(named(name))) for name, count in zip(BUILDINGS, counts, strict=True) if count]
        lines += _listed(seat, texts)
    return _headed("boards", lines, say)


def _played(seen: Seen, say: Say) -> list[Line]:
    """Occupations in play, of every seat."""
    lines: list[Line] = []
    for seat, cards in enumerate(seen.played):
        lines += _listed(seat, [f"{card + 1} {say(Message(f'card-{card + 1}', {}))}" for card in cards])
    return _headed("played", lines, say)


def _counted(count: int, name: str) -> str:
    return f"{count}x {name}" if count > 1 else name


def _listed(seat: int, texts: list[str]) -> list[Line]:
    """What a seat has, after its letter."""
    lines: list[Line] = []
    for line in wrapped([f"{text}," for text in texts[:-1]] + texts[-1:], WIDTH - 3):
        mark = ("   ", "text") if lines else (f" {SEATS[seat]} ", f"seat-{seat}")
        lines.append([mark, (f" {line}", "text")])
    return lines


def _name(thing: int, say: Say) -> str:
    return say(named(THINGS[thing]))


def _strips(seen: Seen, say: Say) -> list[Line]:
    lines: list[Line] = []
    for strip, gone in enumerate(seen.strips):
        if 0 <= gone < EMPTY_STRIP:
            items = " ".join("$" if thing == SILVER else _name(thing, say)[:2] for thing in STRIPS[strip][gone:])
            lines.append([(f" {strip + 1}: {items}", "text")])
    return _headed("strips", lines, say)


def _islands(seen: Seen, table: Table, say: Say) -> list[Line]:
    """Exploration boards that lie open, with what they take and the silver on them."""
    lines: list[Line] = []
    for pair in table.pairs:
        if seen.owners[pair] == NOBODY:
            island = ISLANDS[2 * pair + seen.sides[pair]]
            name = say(named(island.id))
            silver = f", {seen.found[pair]} $" if seen.found[pair] else ""
            lines.append([(f" {name} {table.points(island)}{silver} ({island.vikings})", "text")])
    return _headed("islands", lines, say)


def _hand(seen: Seen, say: Say) -> list[Line]:
    cards = seen.hand or seen.offered
    names = [f"{card + 1} {say(Message(f'card-{card + 1}', {}))}" for card in cards]
    lines: list[Line] = [
        [(f" {name} ({figure(OCCUPATIONS[card].points)})", "text")] for name, card in zip(names, cards, strict=True)
    ]
    return _headed("hand", lines, say)


def _headed(name: str, lines: list[Line], say: Say) -> list[Line]:
    """The lines below their heading; no heading without lines."""
    return [[(f" {word_for(say, name)}", "ruler")], *lines] if lines else []
