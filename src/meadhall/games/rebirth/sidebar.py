"""What stands beside the board of Rebirth in a terminal: the players, their tiles, castles and missions.

Lines are narrow enough to stand to the right of the map on a terminal of a hundred columns.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from meadhall.core.frames import OVER
from meadhall.core.game import Line, Say, Span
from meadhall.core.words import SEATS
from meadhall.games.drawing import SIDE, aligned, in_ascii, seat_letter, spaced, stacked, word_for, wrapped
from meadhall.games.rebirth.box import BONUSES, PUBLIC_MISSIONS, SIGNS
from meadhall.games.rebirth.notation import CARD
from meadhall.games.rebirth.observe import Seen
from meadhall.games.rebirth.picture import Signs, signs_of
from meadhall.games.rebirth.score import score_token
from meadhall.games.rebirth.setting import mission_text, task_text
from meadhall.games.rebirth.state import WIDTH
from meadhall.games.rebirth.table import Table


def sidebar(seen: Seen, table: Table, plain: bool, say: Say) -> list[Line]:
    """The players and what the observer knows of them."""
    signs = signs_of(plain)
    blocks = [_players(seen, signs, say), _own(seen, table, say), _castles(seen, table, signs)]
    if table.ireland:
        blocks += [_public(seen, signs, say), _towers(seen, signs)]
    lines = stacked(blocks)
    return in_ascii(lines) if plain else lines


# players


def _players(seen: Seen, signs: Signs, say: Say) -> list[Line]:
    """Counts that everybody may know, one line a seat; an arrow points at whoever has the turn."""
    labels = ["points", "hand", "supply", "aside", signs.castle, "cards"]
    counts = [
        [
            _points(seen, seat),
            str(seen.hand_sizes[seat]),
            str(seen.supply_sizes[seat]),
            str(seen.aside_sizes[seat]),
            str(seen.holders.count(seat)),
            str(seen.mission_counts[seat]),
        ]
        for seat in range(seen.seats)
    ]
    head, *rows = aligned([[label if label == signs.castle else word_for(say, label) for label in labels], *counts])
    return [[("   " + head, "ruler")], *(_row(seen, seat, row) for seat, row in enumerate(rows))]


def _row(seen: Seen, seat: int, text: str) -> Line:
    turn = seat == seen.turn and seen.kind != OVER.value
    return [(">" if turn else " ", "text"), seat_letter(seat), (" " + text, "text")]


def _points(seen: Seen, seat: int) -> str:
    """The score, and in brackets the token that shows its hundreds on the table (RB-TRACK-4)."""
    points = sum(seen.points[seat * WIDTH : (seat + 1) * WIDTH])
    token = score_token(points)
    return f"{points} ({token})" if token else str(points)


def _own(seen: Seen, table: Table, say: Say) -> list[Line]:
    """The observer's tiles, and the mission cards that may be seen: its own, at the end everybody's."""
    lines: list[Line] = []
    if seen.seat is not None:
        supply = [f"{count}{SIGNS[kind]}" for kind, count in Counter(seen.supply).items()]
        aside = [SIGNS[kind] for kind in seen.aside]
        for label, tiles in (("hand", [SIGNS[kind] for kind in seen.hand]), ("supply", supply), ("aside", aside)):
            if tiles:
                lines.append([(f" {word_for(say, label)} ", "ruler"), (" ".join(tiles), "text")])
    for seat, cards in enumerate(seen.missions):
        texts = [
            f"{copies}x {text}" if copies > 1 else text
            for text, copies in Counter(mission_text(table, card, say) for card in cards).items()
        ]
        lines += _list((f" {word_for(say, 'cards')} ", "ruler"), seat, texts)
    return lines


def _castles(seen: Seen, table: Table, signs: Signs) -> list[Line]:
    """Who holds which castle. What stands in brackets after a name is left out."""
    lines: list[Line] = []
    for seat in range(seen.seats):
        held = [castle.name for castle, holder in zip(table.board.castles, seen.holders, strict=True) if holder == seat]
        lines += _list((f" {signs.castle} ", "ruler"), seat, [name.partition(" (")[0] for name in held])
    return lines


def _list(label: Span, seat: int, items: Sequence[str]) -> list[Line]:
    """Items of a seat, wrapped; nothing if there are none."""
    indent = len(label[0]) + 2
    lines: list[Line] = []
    for text in wrapped(", ".join(items).split(), SIDE - indent):
        lead = [(" " * indent, "text")] if lines else [label, seat_letter(seat), (" ", "text")]
        lines.append([*lead, (text, "text")])
    return lines


# Ireland


def _public(seen: Seen, signs: Signs, say: Say) -> list[Line]:
    """The row of missions: points for the first and for later seats, who has them, whose doubling token lies there."""
    double = signs.bonuses[BONUSES.index("doubling-token")]
    lines: list[Line] = []
    for card in seen.row:
        mission, open_now = PUBLIC_MISSIONS[card], CARD + card in seen.choices
        name = f"[{mission.id}]" if open_now else f" {mission.id}"
        spans: Line = [(name, "lit" if open_now else "ruler")]
        spans.append((f"{mission.first:>{9 - len(name)}}/{mission.later} ", "text"))
        spans += spaced([seat_letter(seat, "*" if first else "") for first, seat in _fulfillers(seen, card)])
        spans += spaced([(double + SEATS[s], f"seat-{s}") for s in range(seen.seats) if seen.tokens[s] == card])
        lines.append(spans)
        lines += [[("     " + text, "text")] for text in wrapped(task_text(card, say).split(), SIDE - 5)]
    return lines


def _fulfillers(seen: Seen, card: int) -> list[tuple[bool, int]]:
    """Who has fulfilled a mission, the first of them in front."""
    done = [(seat == seen.first[card], seat) for seat in range(seen.seats) if seen.fulfilled[seat] >> card & 1]
    return sorted(done, key=lambda entry: not entry[0])


def _towers(seen: Seen, signs: Signs) -> list[Line]:
    """How many towers of each bonus a seat has not visited."""
    rows = [[str(_left(seen, seat, bonus) or "-") for bonus in range(len(BONUSES))] for seat in range(seen.seats)]
    head, *counts = aligned([list(signs.bonuses), *rows], 4)
    return [[(f" {signs.tower} {head}", "ruler")], *(_row(seen, seat, text) for seat, text in enumerate(counts))]


def _left(seen: Seen, seat: int, bonus: int) -> int:
    return sum(kind == bonus and not seen.visited[seat] >> tower & 1 for tower, kind in enumerate(seen.bonuses))
