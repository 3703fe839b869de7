"""First pass over a map file: from text to headers, grids and name lines, each looked at by itself.

`mapfile` makes a board of them. Both passes write what they find wrong into one `Draft`.
"""

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from meadhall.games.rebirth.board import COLUMNS, ROWS, Spot

HEADERS = {"map": "map TITLE", "rules": "rules scotland", "provenance": "provenance WHERE IT COMES FROM"}
GRIDS = {
    "terrain": (".efb1234CKT", "is no terrain; use one of . e f b 1 2 3 4 C K T"),
    "settlements": (
        ".abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
        "is no settlement letter; use one of a-z A-Z, or . elsewhere",
    ),
    "plus": (".+", "is no mark of a 1+ hex; use +, or . elsewhere"),
    "covered": (".x", "is no mark of a covered hex; use x, or . elsewhere"),
}
SECTIONS = (*GRIDS, "names")
NAME_LINES = {
    "castle": "castle ROW,COLUMN NAME",
    "cathedral": "cathedral ROW,COLUMN NAME",
    "tower": "tower ROW,COLUMN NAME",
    "settlement": "settlement LETTER NAME",
    "tiebreak": "tiebreak NUMBER NAME",
}
LARGEST_FILE = 50_000

_GAP = re.compile(r"\s")
_SPOT = re.compile(r"(\d{1,3}),(\d{1,3})", re.ASCII)
_HEADINGS = " ".join(f"[{name}]" for name in SECTIONS)


class Fault(NamedTuple):
    """One thing wrong with a map file. Lines and columns count from 1; column 0 means the whole line."""

    line: int
    column: int
    message: str

    def __str__(self) -> str:
        column = f", column {self.column}" if self.column else ""
        return f"line {self.line}{column}: {self.message}"


class Line(NamedTuple):
    """A line of the file without its trailing whitespace."""

    number: int
    text: str


class Section(NamedTuple):
    """The lines below a heading in square brackets; `line` is the number of the heading."""

    line: int
    lines: list[Line]


class Name(NamedTuple):
    """A line of [names] whose grammar is right. The key is a hex, a settlement letter or a tie-break number."""

    line: int
    column: int
    kind: str
    key: Spot | str
    name: str


@dataclass(slots=True)
class Draft:
    """What is known of a file while it is read. `grids` holds only those grids that have no fault so far.

    When a name line may have escaped the reader, `all_names_read` is false and no name is called missing.
    """

    text: str
    last_line: int = 1
    faults: list[Fault] = field(default_factory=list)
    headers: dict[str, str] = field(default_factory=dict)
    sections: dict[str, Section] = field(default_factory=dict)
    grids: dict[str, list[Line]] = field(default_factory=dict)
    names: list[Name] = field(default_factory=list)
    all_names_read: bool = True

    def fault(self, line: int, column: int, message: str) -> None:
        self.faults.append(Fault(line, column, message))

    def fault_at(self, grid: str, spot: Spot, message: str) -> None:
        self.fault(self.grids[grid][spot[0]].number, spot[1] + 1, message)

    def cells(self, grid: str) -> dict[Spot, str]:
        """The characters of a grid by hex, without the dots."""
        rows = enumerate(self.grids[grid])
        return {(r, c): letter for r, row in rows for c, letter in enumerate(row.text) if letter != "."}


def quoted(word: str) -> str:
    """A word of the file for a message, cut short when it is of absurd length."""
    return f"'{word}'" if len(word) <= 40 else f"'{word[:40]}...'"


def read_draft(text: str) -> Draft:
    """Take a file apart and check the parts for shape, characters and grammar."""
    draft = Draft(text)
    lines = _plain_lines(draft)
    if not draft.faults:
        _read_sections(draft, lines)
        _read_grids(draft)
        _read_names(draft)
    return draft


def _plain_lines(draft: Draft) -> list[Line]:
    """The lines but for comments, after making sure that this is text, of a bearable size, and a map at all."""
    if len(draft.text) > LARGEST_FILE:
        draft.fault(1, 0, f"the text has {len(draft.text)} characters; a map file has at most {LARGEST_FILE}")
        return []
    plain = draft.text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    lines = [Line(number, line.rstrip()) for number, line in enumerate(plain.split("\n"), 1)]
    for line in lines:
        _check_characters(draft, line)
    starts = (*HEADERS, *(f"[{name}" for name in SECTIONS))
    if not draft.faults and not any(line.text.lstrip().startswith(starts) for line in lines):
        what = "this is no map file" if plain.strip() else "the file is empty"
        draft.fault(1, 0, f"{what}; write the lines {', '.join(HEADERS)} and the sections {_HEADINGS}")
    draft.last_line = max((line.number for line in lines if line.text), default=1)
    return [line for line in lines if not line.text.lstrip().startswith("#")]


def _check_characters(draft: Draft, line: Line) -> None:
    """Invisible characters would make a name that cannot be typed, or play tricks on a terminal."""
    for column, letter in enumerate(line.text, 1):
        if letter == "\ufffd" or not (letter.isprintable() or letter == "\t"):
            message = f"character U+{ord(letter):04X} does not belong here; a map file is plain UTF-8 text"
            draft.fault(line.number, column, message)
            return


def _read_sections(draft: Draft, lines: list[Line]) -> None:
    """Sort the lines into headers and sections; pass over what stands below a heading that is wrong.

    A misspelt heading (or header) is told once and not also as a missing one.
    """
    section: Section | None = None
    below_heading = wrong_heading = False
    head: list[Line] = []
    for line in lines:
        if line.text.lstrip().startswith("["):
            section = _open_section(draft, line)
            below_heading = True
            wrong_heading = wrong_heading or section is None
        elif section is not None:
            section.lines.append(line)
        elif not below_heading:
            head.append(line)
    draft.all_names_read = not wrong_heading
    _read_headers(draft, head)
    for name in SECTIONS:
        if name not in draft.sections and not wrong_heading:
            draft.fault(draft.last_line, 0, f"the file has no [{name}] section; add one")


def _open_section(draft: Draft, line: Line) -> Section | None:
    heading = line.text.strip()
    name = heading[1:-1]
    if heading != f"[{name}]" or name not in SECTIONS:
        draft.fault(line.number, 0, f"{quoted(heading)} is no section; use one of {_HEADINGS}")
        return None
    if name in draft.sections:
        first = draft.sections[name].line
        draft.fault(line.number, 0, f"second {heading} section; the first is on line {first}, keep only one")
        return None
    draft.sections[name] = Section(line.number, [])
    return draft.sections[name]


def _read_headers(draft: Draft, head: list[Line]) -> None:
    """Take in the lines above the first section. Of a run of lines that mean nothing only the first is told."""
    seen: dict[str, int] = {}
    strangers = among_strangers = False
    for line in head:
        words = line.text.split(maxsplit=1)
        if not words:
            continue
        if words[0] in HEADERS:
            _read_header(draft, line, words, seen)
        elif not among_strangers:
            choice = ", ".join(HEADERS)
            message = f"{quoted(words[0])} is no header; above the first section use {choice} or a # comment"
            draft.fault(line.number, 0, message)
        among_strangers = words[0] not in HEADERS
        strangers = strangers or among_strangers
    for header, example in HEADERS.items():
        if header not in seen and not strangers:
            draft.fault(1, 0, f"the file has no '{header}' line; write '{example}' above the first section")


def _read_header(draft: Draft, line: Line, words: list[str], seen: dict[str, int]) -> None:
    header, value = words[0], words[1] if len(words) > 1 else ""
    first = seen.setdefault(header, line.number)
    if first != line.number:
        draft.fault(line.number, 0, f"second '{header}' line; the first is on line {first}, keep only one")
    elif not value:
        draft.fault(line.number, 0, f"'{header}' lacks its value; write '{HEADERS[header]}'")
    elif header == "rules" and value not in ("scotland", "ireland"):
        column = len(line.text) - len(value) + 1
        draft.fault(line.number, column, f"{quoted(value)} is no rule set; use scotland or ireland")
    else:
        draft.headers[header] = value


def _read_grids(draft: Draft) -> None:
    """Check shapes and characters. What most rows and most grids have is taken for right."""
    found = {name: _grid_rows(draft, name) for name in GRIDS if name in draft.sections}
    filled = {name: lines for name, lines in found.items() if lines}
    if not filled:
        return
    height = Counter(len(lines) for lines in filled.values()).most_common(1)[0][0]
    rows = [line.text for lines in filled.values() for line in lines if not _GAP.search(line.text)]
    width = Counter(map(len, rows)).most_common(1)[0][0] if rows else 0
    first = next(iter(filled.values()))
    if height > ROWS:
        draft.fault(first[0].number, 0, f"the grid has {height} rows; a map has at most {ROWS}")
    if width > COLUMNS:
        draft.fault(first[0].number, 0, f"the grid is {width} hexes wide; a map has at most {COLUMNS} columns")
    if height > ROWS or width > COLUMNS:
        return
    for name, lines in filled.items():
        before = len(draft.faults)
        _check_height(draft, name, lines, height)
        _check_empty_lines(draft, name, lines[:height])
        for row, line in enumerate(lines[:height]):
            _check_row(draft, name, row, line, width)
        if len(draft.faults) == before:
            draft.grids[name] = lines


def _grid_rows(draft: Draft, name: str) -> list[Line]:
    section = draft.sections[name]
    rows = [line for line in section.lines if line.text]
    if not rows:
        draft.fault(section.line, 0, f"[{name}] is empty; write one line for each row of hexes")
    return rows


def _check_empty_lines(draft: Draft, name: str, rows: list[Line]) -> None:
    """Empty lines are welcome before and after a grid; inside, one may stand for a forgotten row of water."""
    for line in draft.sections[name].lines:
        if not line.text and rows[0].number < line.number < rows[-1].number:
            message = f"empty line inside [{name}]; remove it, or write dots for a row of water"
            draft.fault(line.number, 0, message)


def _check_height(draft: Draft, name: str, lines: list[Line], height: int) -> None:
    expected = f"expected {height} as in the other grids"
    if len(lines) > height:
        message = f"[{name}] has {len(lines)} rows, {expected}; the surplus begins here"
        draft.fault(lines[height].number, 0, message)
    elif len(lines) < height:
        draft.fault(draft.sections[name].line, 0, f"[{name}] has {len(lines)} rows, {expected}")


def _check_row(draft: Draft, name: str, row: int, line: Line, width: int) -> None:
    gap = _GAP.search(line.text)
    if gap:
        what = "a tab" if gap[0] == "\t" else "a space"
        message = f"{what} in the grid; begin at the left edge and write one character for each hex, . for water"
        draft.fault(line.number, gap.start() + 1, message)
        return
    found = len(line.text)
    if found != width:
        problem = "long" if found > width else "short"
        message = f"row {row} of [{name}] is too {problem}: length {found}, expected {width}"
        draft.fault(line.number, min(found, width) + 1, message)
    allowed, complaint = GRIDS[name]
    for column, letter in enumerate(line.text[:width], 1):
        if letter not in allowed:
            draft.fault(line.number, column, f"'{letter}' {complaint}")


def _read_names(draft: Draft) -> None:
    for line in draft.sections["names"].lines if "names" in draft.sections else ():
        if line.text:
            before = len(draft.faults)
            _read_name(draft, line)
            draft.all_names_read = draft.all_names_read and len(draft.faults) == before


def _read_name(draft: Draft, line: Line) -> None:
    words = line.text.split(maxsplit=2)
    kind = words[0]
    start = line.text.index(kind)
    if kind not in NAME_LINES:
        message = f"{quoted(kind)} begins no line of [names]; use one of {', '.join(NAME_LINES)}"
        draft.fault(line.number, start + 1, message)
    elif len(words) < 3:
        draft.fault(line.number, 0, f"this line is not complete; write '{NAME_LINES[kind]}'")
    else:
        column = line.text.index(words[1], start + len(kind)) + 1
        key, complaint = _key(kind, words[1])
        if complaint:
            draft.fault(line.number, column, f"{quoted(words[1])} {complaint}")
            return
        draft.names.append(Name(line.number, column, kind, key, " ".join(words[2].split())))


def _key(kind: str, word: str) -> tuple[Spot | str, str]:
    """What the second word of a name line stands for, and what is wrong with it, if anything."""
    if kind == "tiebreak":
        return word, "" if word in ("1", "2") else "is no number of a tie-break; use 1 or 2"
    if kind == "settlement":
        right = len(word) == 1 and word.isascii() and word.isalpha()
        return word, "" if right else "is no settlement letter; use one of a-z A-Z"
    match = _SPOT.fullmatch(word)
    if match is None:
        return word, "is no place on the map; write ROW,COLUMN without a space, such as 15,10"
    return (int(match[1]), int(match[2])), ""
