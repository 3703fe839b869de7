"""What stands beside the boards of A Feast for Odin in a terminal: the players, their supply, strips and islands."""

from __future__ import annotations

from meadhall.core.game import Line, Say
from meadhall.core.words import SEATS, Message
from meadhall.games.drawing import aligned, in_ascii, stacked, word_for, wrapped
from meadhall.games.odin.boards import ISLANDS
from meadhall.games.odin.box import SILVER, SPECIAL, STRIPS, THINGS, WOOD
from meadhall.games.odin.cards import OCCUPATIONS
from meadhall.games.odin.notation import named
from meadhall.games.odin.observe import Seen
from meadhall.games.odin.state import EMPTY_STRIP, NOBODY, THINGS_HELD
from meadhall.games.odin.table import Table

WIDTH = 46


def sidebar(seen: Seen, table: Table, plain: bool, say: Say) -> list[Line]:
    lines = stacked(
        [_players(seen, say), _supply(seen, say), _strips(seen, say), _islands(seen, table, say), _hand(seen, say)]
    )
    return in_ascii(lines) if plain else lines


def _players(seen: Seen, say: Say) -> list[Line]:
    heads = ["", *(word_for(say, name) for name in ("vikings", "silver", "wood", "stone", "ore", "ships", "penalties"))]
    rows = [heads]
    for seat in range(seen.seats):
        start = seat * THINGS_HELD
        wood, stone, ore, silver = seen.stock[start + WOOD : start + SILVER + 1]
        boats, longships = sum(seen.boats[seat * 2 : seat * 2 + 2]), sum(seen.longships[seat * 4 : seat * 4 + 4])
        marks = (">" if seat in seen.deciding else " ") + SEATS[seat] + ("*" if seat == seen.moose else " ")
        ships = f"{boats}/{seen.knarrs[seat]}/{longships}"
        rows.append([marks, *map(str, (seen.thing[seat], silver, wood, stone, ore)), ships, str(seen.penalties[seat])])
    return [[(" " + line, "text" if number else "ruler")] for number, line in enumerate(aligned(rows))]


def _supply(seen: Seen, say: Say) -> list[Line]:
    """Goods, weapons and special tiles of every seat."""
    lines: list[Line] = []
    for seat in range(seen.seats):
        held = seen.stock[seat * THINGS_HELD : (seat + 1) * THINGS_HELD]
        things = [(thing, count) for thing, count in enumerate(held) if count and not WOOD <= thing <= SILVER]
        things += [(SPECIAL + special, 1) for special in seen.treasures[seat]]
        texts = [f"{count} {_name(thing, say)}" if count > 1 else _name(thing, say) for thing, count in things]
        for number, line in enumerate(wrapped([f"{text}," for text in texts[:-1]] + texts[-1:], WIDTH - 3)):
            lines.append(
                [
                    (f" {SEATS[seat]} " if number == 0 else "   ", f"seat-{seat}" if number == 0 else "text"),
                    (line, "text"),
                ]
            )
    return lines


def _name(thing: int, say: Say) -> str:
    return say(named(THINGS[thing]))


def _strips(seen: Seen, say: Say) -> list[Line]:
    lines: list[Line] = []
    for strip, gone in enumerate(seen.strips):
        if 0 <= gone < EMPTY_STRIP:
            items = " ".join("$" if thing == SILVER else _name(thing, say)[0] for thing in STRIPS[strip][gone:])
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
    lines: list[Line] = [
        [(f" {card + 1} {say(Message(f'card-{card + 1}', {}))} ({OCCUPATIONS[card].points})", "text")] for card in cards
    ]
    return _headed("hand", lines, say)


def _headed(name: str, lines: list[Line], say: Say) -> list[Line]:
    """The lines below their heading; no heading without lines."""
    return [[(f" {word_for(say, name)}", "ruler")], *lines] if lines else []
