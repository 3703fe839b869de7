"""What stands beside the map of Brian Boru in a terminal: the players, the tracks, the trick and the own cards.

The cards of finished tricks lie on a closed pile: they are remembered by observations but never shown.
"""

from __future__ import annotations

from collections.abc import Iterable

from meadhall.core.game import Line, Say, Span
from meadhall.core.words import Message
from meadhall.games.brian_boru.box import CARDS, COLOURS, MARRIAGES, PRINCESS, REGIONS, TOWNS, TRACK, Card, Space
from meadhall.games.brian_boru.notation import CARD
from meadhall.games.brian_boru.observe import Seen
from meadhall.games.brian_boru.picture import Signs, signs_of
from meadhall.games.brian_boru.rules.tricks import winning_card
from meadhall.games.brian_boru.state import NOBODY, WIDTH
from meadhall.games.brian_boru.table import Table
from meadhall.games.drawing import SIDE, aligned, in_ascii, seat_letter, spaced, stacked, word_for, wrapped


def sidebar(seen: Seen, table: Table, plain: bool, say: Say) -> list[Line]:
    """The players, what lies on the table, and the observer's cards."""
    signs = signs_of(plain)
    lines = stacked(
        [
            _players(seen, signs, say),
            _round(seen, table, signs, say),
            _track(seen, signs, say),
            _trick(seen, signs),
            _cards(seen, signs, say),
        ]
    )
    return in_ascii(lines) if plain else lines


# players


def _players(seen: Seen, signs: Signs, say: Say) -> list[Line]:
    """Counts that everybody may know, one line a seat. An arrow points at whoever decides, one at the marker."""
    control, coin, _, _, raider, church, *_ = signs.symbols
    signs_above = [coin, signs.renown, raider, church, control, signs.claim, signs.marriage]
    counts = [
        [
            sum(seen.points[seat * WIDTH : (seat + 1) * WIDTH]),
            seen.coins[seat],
            seen.renown[seat],
            seen.raiders[seat],
            seen.church[seat],
            sum(town not in seen.vikings for town in seen.discs[seat]),
            seen.claims.count(seat),
            len(seen.wed[seat]),
            seen.hand_sizes[seat],
        ]
        for seat in range(seen.seats)
    ]
    above = [word_for(say, "points"), *signs_above, word_for(say, "hand")]
    head, *rows = aligned([above, *(list(map(str, row)) for row in counts)], 2)
    return [[("    " + head, "ruler")], *(_player(seen, seat, row, signs) for seat, row in enumerate(rows))]


def _player(seen: Seen, seat: int, text: str, signs: Signs) -> Line:
    turn = ">" if seat in seen.deciding else " "
    marker = signs.marker if seat == seen.holder else " "
    return [(turn, "text"), seat_letter(seat), (marker, "marker"), (" " + text, "text")]


# the table


def _round(seen: Seen, table: Table, signs: Signs, say: Say) -> list[Line]:
    """The round, the raiders left in the battle area, the marriage that is offered, and what became of the Princess."""
    if not seen.round:
        return []
    number = say(Message("sign-round", {"round": seen.round, "rounds": table.rounds}))
    lines: list[Line] = [[(f" {number}", "ruler")]]
    lines += _entry((f" {signs.viking} {seen.area} ", "ruler"), word_for(say, "battle"))
    if seen.marriage != NOBODY:
        name = f" {signs.marriage} {MARRIAGES[seen.marriage].name} "
        lines += _entry((name, "ruler"), _gift(seen.marriage, say))
    for seat, offer in ((seen.ally, "support"), (seen.trader, "trade")):
        if seat != NOBODY:
            holder = spaced([seat_letter(seat), (word_for(say, offer), "text")])
            lines.append([(f" {signs.marriage}", "ruler"), *holder])
    return lines


def _entry(name: Span, text: str) -> list[Line]:
    """A text behind its name, wrapped."""
    first, *others = wrapped(text.split(), SIDE - len(name[0]))
    return [[name, (first, "text")], *([(" " * len(name[0]) + line, "text")] for line in others)]


def _gift(card: int, say: Say) -> str:
    """What a marriage card gives."""
    marriage = MARRIAGES[card]
    town, renown = marriage.region != NOBODY, marriage.renown > 0
    gift = "princess" if card == PRINCESS else "town" if town else "renown" if renown else "points"
    region = REGIONS[marriage.region].id if town else ""
    return say(Message(f"gift-{gift}", {"points": marriage.points, "region": region}))


def _track(seen: Seen, signs: Signs, say: Say) -> list[Line]:
    """The spaces of the marriage track with their rewards and the discs on them; the first one holds any number."""
    widths = [max(3, seen.seats + 1)] + [3] * (len(TRACK) - 1)
    discs: Line = []
    for space, width in enumerate(widths):
        here = [seat for seat, reached in enumerate(seen.track) if reached == space]
        discs += [(" " * (width - len(here)), "text"), *map(seat_letter, here)]
    numbers = "".join(str(space).rjust(width) for space, width in enumerate(widths))
    rewards = "".join(_reward(space, signs).rjust(width) for space, width in zip(TRACK, widths, strict=True))
    return [
        [(f" {word_for(say, 'track')}", "ruler")],
        [(numbers, "ruler")],
        [(rewards, "text")],
        discs,
    ]


def _reward(space: Space, signs: Signs) -> str:
    control, coin, *_ = signs.symbols
    return coin * space.coins + signs.renown * space.renown + control * space.town


# cards


def _trick(seen: Seen, signs: Signs) -> list[Line]:
    """The town that is played for, and the cards in the order in which they act, the winning one marked."""
    lines: list[Line] = []
    if seen.active != NOBODY:
        town = TOWNS[seen.active]
        lines.append([(f" {signs.suits[town.colour]}{town.id}", COLOURS[town.colour]), (f" {town.name}", "text")])
    best = winning_card(seen.trick, seen.active) if seen.best == NOBODY else seen.best
    played: Line = []
    for card in sorted(card for card in seen.trick if card != NOBODY):
        name, style = _name(card, signs)
        crown = signs.winner if card == best else ""
        played += spaced([seat_letter(seen.trick.index(card)), (name + crown, style)])
    return [*lines, played] if played else lines


def _cards(seen: Seen, signs: Signs, say: Say) -> list[Line]:
    """The observer's pack while there is a draft, and its hand, each card with its actions."""
    pack = [card for card in seen.packs[-1] if card not in seen.hand] if seen.branches and seen.packs else []
    lines: list[Line] = []
    for name, cards in (("pack", pack), ("hand", seen.hand)):
        if cards:
            heads = [] if lines else [word_for(say, action) for action in ("primary", "upper", "lower")]
            lines.append([(f" {word_for(say, name):6}{_columns(heads)}".rstrip(), "ruler")])
            lines += [_card(seen, card, signs) for card in sorted(cards, key=lambda c: (CARDS[c].colour, c))]
    return lines


def _card(seen: Seen, number: int, signs: Signs) -> Line:
    card: Card = CARDS[number]
    actions = ["".join(signs.symbols[symbol] for symbol in action) for action in (card.primary, *card.secondary)]
    name, style = _name(number, signs)
    left, right, mark = ("[", "]", "lit") if CARD + number in seen.choices else (" ", " ", "text")
    pad = " " * (4 - len(name))
    return [(pad, "text"), (left, mark), (name, style), (right, mark), (" " + _columns(actions), "text")]


def _columns(texts: Iterable[str]) -> str:
    return "".join(f"{text:8}" for text in texts).rstrip()


def _name(number: int, signs: Signs) -> Span:
    card = CARDS[number]
    return f"{card.value}{signs.suits[card.colour]}", COLOURS[card.colour]
