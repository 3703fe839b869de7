"""Reads map files: the boards of Rebirth as text that a player can write, read and correct.

The boards that come with the game are reconstructions, and an owner of the box may want to type in the
printed one. Typing in some hundred hexes goes wrong, so the reader collects everything that is wrong at
once, says where, and says what would be right. `maptext` looks at every section by itself; here the sections
are held against each other. A grid that has failed by itself is left out of that, so that one slip does not
set off a row of complaints about its consequences.

docs/maps.md describes the format.
"""

from collections.abc import Container, Iterable, Iterator, Mapping
from typing import NamedTuple

from meadhall.core.masks import bits
from meadhall.games.rebirth.board import KINDS, Board, Layers, Place, Spot, make_board, neighbours
from meadhall.games.rebirth.maptext import Draft, Fault, Name, quoted, read_draft

__all__ = ["Fault", "MapError", "read_map", "remarks"]

PLACES = {"castle": "C", "cathedral": "K", "tower": "T"}
MOST_CASTLES, MOST_CATHEDRALS, TOWERS, LARGEST_SETTLEMENT = 12, 8, 14, 4
OTHER_MISSIONS = 20
"""Cards of the mission deck besides one for each castle. Every cathedral takes one card for each of four players."""

_WORDS = {
    ".": "water",
    "f": "a farm hex",
    "e": "a power-plant hex",
    "b": "a blank hex",
    **dict.fromkeys("1234", "a settlement hex"),
    **{letter: f"a {kind}" for kind, letter in PLACES.items()},
}
_STRANGERS = {
    "scotland": ("T", "a tower (T) under scotland rules; write K for a cathedral, or 'rules ireland' above"),
    "ireland": ("K", "a cathedral (K) under ireland rules; write T for a tower, or 'rules scotland' above"),
}
_PLUS = {
    "scotland": ("1234", "a harbour (+) belongs on a settlement hex"),
    "ireland": ("ef", "under ireland rules + belongs on a farm or power-plant hex"),
}
_COVERED = ("efb1234", "only farm, power-plant, blank and settlement hexes can be covered (x)")


class MapError(ValueError):
    """The text is no map that can be played on; `faults` is everything that is wrong with it, by line."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = sorted(faults)
        super().__init__(self.faults)

    def __str__(self) -> str:
        more = len(self.faults) - 1
        return f"{self.faults[0]} (and {more} more)" if more else str(self.faults[0])


def read_map(text: str) -> Board:
    """The board that a map file describes, or a `MapError` with all its faults."""
    draft = read_draft(text)
    for check, needed in (
        (_check_rule_set, {"terrain"}),
        (_check_terrain, {"terrain"}),
        (_check_settlements, {"terrain", "settlements"}),
        (_check_marks, {"terrain"}),
    ):
        if needed <= draft.grids.keys():
            check(draft)
    if "names" in draft.sections:
        _check_names(draft)
        _check_tiebreaks(draft)
    if draft.faults:
        raise MapError(draft.faults)
    ties = {entry.key: entry.name for entry in draft.names if entry.kind == "tiebreak"}
    return make_board(
        title=draft.headers["map"],
        rules=draft.headers["rules"],
        provenance=draft.headers["provenance"],
        text=text,
        layers=Layers(**{name: [row.text for row in rows] for name, rows in draft.grids.items()}),
        names={entry.key: entry.name for entry in draft.names if entry.kind != "tiebreak"},
        tiebreaks=(ties["1"], ties["2"]),
    )


def _at(key: Spot | str) -> str:
    """A hex or a settlement letter as it is written in [names]."""
    return key if isinstance(key, str) else f"{key[0]},{key[1]}"


def _count(number: int, singular: str, plural: str) -> str:
    return f"{number} {singular if number == 1 else plural}"


def _check_rule_set(draft: Draft) -> None:
    """Cathedrals are Scottish and towers Irish; a map that mixes them up is examined no further."""
    letter, message = _STRANGERS.get(draft.headers.get("rules", ""), ("", ""))
    strays = [spot for spot, found in draft.cells("terrain").items() if found == letter]
    for spot in strays:
        draft.fault_at("terrain", spot, message)
    if strays:
        del draft.grids["terrain"]


def _check_terrain(draft: Draft) -> None:
    """There must be hexes to play on and castles to play for, and cards and bonus tiles must suffice."""
    letters = list(draft.cells("terrain").values())
    rules = draft.headers.get("rules")
    line = draft.sections["terrain"].line
    castles, cathedrals, towers = map(letters.count, "CKT")
    if not any(letter in KINDS for letter in letters):
        draft.fault(line, 0, "no hex can take a tile; a map needs hexes of e f b 1 2 3 4")
    if not 1 <= castles <= MOST_CASTLES:
        draft.fault(line, 0, f"{_count(castles, 'castle', 'castles')} (C); a map has 1 to {MOST_CASTLES}")
    if rules == "scotland":
        _check_cathedrals(draft, line, castles, cathedrals)
    if rules == "ireland" and towers != TOWERS:
        found = _count(towers, "tower", "towers")
        draft.fault(line, 0, f"{found} (T); ireland rules need {TOWERS}, one for each bonus tile")


def _check_cathedrals(draft: Draft, line: int, castles: int, cathedrals: int) -> None:
    cards = castles + OTHER_MISSIONS
    if cathedrals > MOST_CATHEDRALS:
        draft.fault(line, 0, f"{cathedrals} cathedrals (K); a map has at most {MOST_CATHEDRALS}")
    elif 4 * cathedrals > cards:
        message = f"{cathedrals} cathedrals (K) may take {4 * cathedrals} mission cards, but the deck has one for each"
        message += f" castle and {OTHER_MISSIONS} more, {cards} in all; use at most {cards // 4} cathedrals"
        draft.fault(line, 0, message)


def _check_settlements(draft: Draft) -> None:
    """The letters must say which settlement hexes belong together, as the digits say how many do."""
    terrain, letters = draft.cells("terrain"), draft.cells("settlements")
    hexes: dict[str, list[Spot]] = {}
    doubtful = set()
    for spot, letter in letters.items():
        hexes.setdefault(letter, []).append(spot)
        if not terrain.get(spot, ".").isdigit():
            doubtful.add(letter)
            what = _WORDS[terrain.get(spot, ".")]
            message = f"letter '{letter}' on {what}; only settlement hexes (1 2 3 4 in [terrain]) have a letter"
            draft.fault_at("settlements", spot, message)
    for spot, digit in terrain.items():
        if digit.isdigit() and spot not in letters:
            doubtful |= {letters[near] for near in neighbours(*spot) if near in letters}
            message = f"the settlement hex {_at(spot)} ('{digit}') has no letter; write the letter of its settlement"
            draft.fault_at("settlements", spot, message)
    for letter, spots in hexes.items():
        if letter not in doubtful:
            _check_settlement(draft, letter, spots, terrain)


def _check_settlement(draft: Draft, letter: str, spots: list[Spot], terrain: dict[Spot, str]) -> None:
    size = len(spots)
    pieces = _pieces(spots)
    wrong = [spot for spot in spots if terrain[spot] != str(size)]
    if len(pieces) > 1:
        first, second = pieces[0][0], pieces[1][0]
        message = f"settlement '{letter}' is not in one piece: {_at(second)} is apart from {_at(first)};"
        message += " every settlement needs its own letter"
        draft.fault_at("settlements", second, message)
    elif size > LARGEST_SETTLEMENT:
        message = f"settlement '{letter}' has {size} hexes; a settlement has at most {LARGEST_SETTLEMENT}"
        draft.fault_at("settlements", spots[0], message)
    elif wrong:
        digit = terrain[wrong[0]]
        message = f"this hex belongs to a settlement of {digit}, but {_count(size, 'hex has', 'hexes have')}"
        message += f" the letter '{letter}'; write {size} here or correct the letters"
        draft.fault_at("terrain", wrong[0], message)


def _pieces(spots: list[Spot]) -> list[list[Spot]]:
    """The hexes sorted into groups that hang together."""
    left, pieces = list(spots), []
    while left:
        piece = [left.pop(0)]
        for spot in piece:
            touching = [near for near in neighbours(*spot) if near in left]
            piece += touching
            left = [near for near in left if near not in touching]
        pieces.append(piece)
    return pieces


def _check_marks(draft: Draft) -> None:
    """1+ hexes must be of the kind the rules speak of, and only hexes that take a tile can be covered."""
    terrain, rules = draft.cells("terrain"), draft.headers.get("rules")
    marks = {"plus": _PLUS[rules], "covered": _COVERED} if rules else {"covered": _COVERED}
    for grid in marks.keys() & draft.grids.keys():
        allowed, advice = marks[grid]
        for spot in draft.cells(grid):
            letter = terrain.get(spot, ".")
            if letter not in allowed:
                draft.fault_at(grid, spot, f"{_at(spot)} is {_WORDS[letter]}; {advice}")


def _check_names(draft: Draft) -> None:
    """Every place and settlement has one name, and no two have the same, so that a name says which is meant."""
    entries = [entry for entry in draft.names if entry.kind != "tiebreak"]
    named: dict[Spot | str, int] = {}
    used: dict[str, int] = {}
    for entry in entries:
        first = named.setdefault(entry.key, entry.line)
        if first != entry.line:
            message = f"{entry.kind} {_at(entry.key)} is already named on line {first}; keep only one name"
            draft.fault(entry.line, entry.column, message)
        first = used.setdefault(entry.name.casefold(), entry.line)
        if first != entry.line:
            message = f"the name '{entry.name}' is already used on line {first}; every place needs its own"
            draft.fault(entry.line, 0, message)
    if "terrain" in draft.grids:
        for kind, letter in PLACES.items():
            places = {spot: spot for spot, found in draft.cells("terrain").items() if found == letter}
            _check_named(draft, kind, places, [e for e in entries if e.kind == kind], named)
    if "settlements" in draft.grids:
        first_hexes: dict[str, Spot] = {}
        for spot, letter in draft.cells("settlements").items():
            first_hexes.setdefault(letter, spot)
        _check_named(draft, "settlement", first_hexes, [e for e in entries if e.kind == "settlement"], named)


def _check_named(
    draft: Draft,
    kind: str,
    existing: Mapping[Spot, Spot] | Mapping[str, Spot],
    entries: list[Name],
    named: Container[Spot | str],
) -> None:
    """Hold the name lines of one kind against the map: none for something else, and none missing.

    A name at the wrong hex usually leaves another one nameless, so that one is told in the same breath.
    """
    nameless = {key: spot for key, spot in existing.items() if key not in named}
    strays = [entry for entry in entries if entry.key not in existing]
    hint = f"; {kind}s without a name: {' '.join(map(_at, nameless))}" if nameless else ""
    for entry in strays:
        draft.fault(entry.line, entry.column, _stray(draft, entry) + hint)
    if strays or not draft.all_names_read:
        return
    for key, spot in nameless.items():
        grid = "settlements" if kind == "settlement" else "terrain"
        draft.fault_at(grid, spot, f"{kind} {_at(key)} has no name; add '{kind} {_at(key)} NAME' to [names]")


def _stray(draft: Draft, entry: Name) -> str:
    if isinstance(entry.key, str):
        return f"no hex in [settlements] has the letter '{entry.key}'; correct it or remove this line"
    row, column = entry.key
    rows, columns = len(draft.grids["terrain"]), len(draft.grids["terrain"][0].text)
    if row >= rows or column >= columns:
        return f"{_at(entry.key)} is off the map; rows run from 0 to {rows - 1}, columns from 0 to {columns - 1}"
    letter = draft.grids["terrain"][row].text[column]
    return f"{_at(entry.key)} is {_WORDS[letter]}, not a {entry.kind}"


def _check_tiebreaks(draft: Draft) -> None:
    """Two places decide who wins when the scores are level: two castles, or in Ireland a castle and a tower."""
    ties: dict[str, Name] = {}
    for entry in draft.names:
        if entry.kind == "tiebreak":
            first = ties.setdefault(str(entry.key), entry)
            if first is not entry:
                message = f"second 'tiebreak {entry.key}' line; the first is on line {first.line}, keep only one"
                draft.fault(entry.line, 0, message)
    second = {"scotland": "castle", "ireland": "tower"}.get(draft.headers.get("rules", ""))
    for number, kind in (("1", "castle"), ("2", second)):
        if number in ties and kind:
            _check_tiebreak(draft, ties[number], kind)
        elif number not in ties and draft.all_names_read:
            message = f"[names] has no 'tiebreak {number}' line; add one with the name of a {kind or 'castle or tower'}"
            draft.fault(draft.sections["names"].line, 0, message)


def _check_tiebreak(draft: Draft, tie: Name, kind: str) -> None:
    kinds = {entry.name: entry.kind for entry in draft.names if entry.kind != "tiebreak"}
    found = kinds.get(tie.name)
    if found == kind or (found is None and not draft.all_names_read):
        return
    problem = f"'{tie.name}' is a {found}" if found else f"nothing is named {quoted(tie.name)}"
    choice = ", ".join(name for name, of_kind in kinds.items() if of_kind == kind) or "none has a name yet"
    draft.fault(tie.line, 0, f"{problem}; tiebreak {tie.key} needs a {kind}: {choice}")


class _Box(NamedTuple):
    """What is known of a printed board. The counts of castles and hexes are likely, the rest is certain."""

    covered: int
    sizes: tuple[int, ...]
    castles: tuple[str, ...]
    tiebreaks: tuple[str, str]


_BOXES = {
    "scotland": _Box(32, (1, 2, 3), ("Edinburgh", "Stirling", "Invergarry"), ("Edinburgh", "Stirling")),
    "ireland": _Box(24, (1, 2, 3, 4), ("Blarney",), ("Blarney", "Hill of Tara")),
}
_PLAYABLE, _TOWN_HEXES = 108, 36
_TILES = {2: (12, 24), 3: (12, 24), 4: (9, 18)}
"""Settlement tiles of one player, and farm and power-plant tiles together, by the number of players."""


def remarks(board: Board) -> list[str]:
    """How a map differs from what is known of the printed board, or may surprise; none of it prevents play."""
    return [*_count_remarks(board), *_name_remarks(board), *_settlement_remarks(board), *_room_remarks(board)]


def _count_remarks(board: Board) -> Iterator[str]:
    box = _BOXES[board.rules]
    exact = [(len(board.castles), MOST_CASTLES, "castles"), (board.covered.bit_count(), box.covered, "covered hexes")]
    if board.rules == "scotland":
        exact.append((len(board.cathedrals), MOST_CATHEDRALS, "cathedrals"))
    for found, expected, what in exact:
        if found != expected:
            yield f"{what}: {found}; the printed board has {expected}"
    least = [
        (len(board.hexes), _PLAYABLE, "playable hexes"),
        (board.towns.bit_count(), _TOWN_HEXES, "settlement hexes"),
    ]
    for found, expected, what in least:
        if found < expected:
            yield f"{what}: {found}; the printed board has at least {expected}"


def _name_remarks(board: Board) -> Iterator[str]:
    box = _BOXES[board.rules]
    castles = [castle.name for castle in board.castles]
    for name in box.castles:
        if name not in castles:
            yield f"no castle is named {name}; the printed board has one"
    deciders: tuple[Place, ...] = board.castles if board.rules == "scotland" else board.towers
    found = (castles[board.first_tiebreak], deciders[board.second_tiebreak].name)
    for number, name, expected in zip((1, 2), found, box.tiebreaks, strict=True):
        if name != expected:
            yield f"tie-break {number} is {name}; on the printed board it is {expected}"
    for place in (*board.castles, *board.cathedrals, *board.towers):
        if not place.ring:
            yield f"no tile can lie next to {place.name}: there is no playable hex around it"


def _settlement_remarks(board: Board) -> Iterator[str]:
    found = {town.size for town in board.settlements}
    expected = set(_BOXES[board.rules].sizes)
    for size in sorted(expected - found):
        yield f"no settlement has {_count(size, 'hex', 'hexes')}; the printed board has such settlements"
    for size in sorted(found - expected):
        yield f"a settlement has {size} hexes; the printed board has no such settlement"
    for number, town in enumerate(board.settlements):
        if town.hexes & board.covered not in (0, town.hexes):
            yield f"settlement {town.name} is covered only in part in a two-player game"
        around = 0
        for hex_number in bits(town.hexes):
            around |= board.near[hex_number]
        for other in board.settlements[number + 1 :]:
            if around & other.hexes:
                yield f"settlements {town.name} and {other.name} touch; on the printed board an outline parts them"


def _room_remarks(board: Board) -> Iterator[str]:
    """Whether the tiles fit, should no settlement tile (or none of the others) be among those set aside."""
    for players, (settlement_tiles, other_tiles) in _TILES.items():
        covered = board.covered if players == 2 else 0
        for tiles, hexes, what in (
            (settlement_tiles, board.towns, "settlement"),
            (other_tiles, board.farms | board.powers | board.blanks, "farm and power-plant"),
        ):
            room = (hexes & ~covered).bit_count()
            if players * tiles > room:
                yield f"{players} players have up to {players * tiles} {what} tiles, but only {room} hexes for them"
