"""Reading records: a match is played again, and every line is checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from meadhall.core.frames import CHANCE, OVER
from meadhall.core.game import Game, NotationError, SetupError
from meadhall.core.match import Match
from meadhall.core.record import FIRST_LINE, digest, result_lines
from meadhall.core.words import SEATS, IllegalMove, Reason

AnyGame = Game[Any, Any, Any]


class RecordError(ValueError):
    """A record that does not tell a match; the number of the first wrong line and what is wrong with it."""

    def __init__(self, line: int, problem: str, why: Reason | None = None) -> None:
        self.line = line
        self.problem = problem
        self.why = why
        super().__init__(f"line {line}: {problem}" + (f" ({why.id})" if why else ""))


class Replay(NamedTuple):
    """A match read from a record, and the names of its players."""

    match: Match
    players: list[str]


def read_record(text: str, find: Callable[[str], AnyGame]) -> Replay:
    """Play the record again, checking every line; `find` knows the games by their ids."""
    return _Reader(text.replace("\r\n", "\n"), find).read()


class _Reader:
    """Goes through the lines once, from top to bottom."""

    def __init__(self, text: str, find: Callable[[str], AnyGame]) -> None:
        self.lines = text.split("\n")
        self.find = find
        self.at = 0
        self.where: dict[str, int] = {}
        """The lines of the header, by what they are about."""

    def read(self) -> Replay:
        if self.lines[0].rstrip() != FIRST_LINE:
            raise self._error(f"a record begins with {FIRST_LINE!r}", line=1)
        self.at = 1
        match, players = self._header()
        while (line := self._next("the record ends before the match does")) != "":
            self._entry(match, line)
        self._result(match)
        self._digest()
        return Replay(match, players)

    # pieces of the text

    def _next(self, ended: str) -> str:
        """The next line, without trailing blanks."""
        if self.at >= len(self.lines) or (self.at == len(self.lines) - 1 and not self.lines[self.at]):
            self.at = len(self.lines)
            raise self._error(ended)
        self.at += 1
        return self.lines[self.at - 1].rstrip()

    def _error(self, problem: str, why: Reason | None = None, line: int = 0) -> RecordError:
        return RecordError(line or self.at, problem, why)

    # the header

    def _header(self) -> tuple[Match, list[str]]:
        fields: dict[str, str] = {}
        options: dict[str, str] = {}
        players: list[str] = []
        while (line := self._next("the record ends in its header")) != "":
            key, _, value = line.partition(" ")
            about = f"option {value.partition(' ')[0]}" if key == "option" else key
            if key != "player" and about in self.where:
                raise self._error(f"the header has a line for {about} already")
            self.where[about] = self.at
            if key == "option":
                name, _, value = value.partition(" ")
                options[name] = value or self._text()
            elif key == "player":
                players.append(self._player(value, len(players)))
            elif key in ("game", "rules", "seats"):
                fields[key] = value
            else:
                raise self._error(f"{line[:60]!r} does not belong into the header: game, rules, seats, option, player")
        match = self._new_match(fields, options)
        if len(players) > match.state.table.seats:
            raise self._error(f"there are only {match.state.table.seats} seats", line=self.where["player"])
        return match, players

    def _text(self) -> str:
        lines = []
        while self.at < len(self.lines) and self.lines[self.at].startswith("|"):
            lines.append(self.lines[self.at][2:])
            self.at += 1
        return "\n".join(lines) + "\n"

    def _player(self, value: str, number: int) -> str:
        letter, _, name = value.partition(" ")
        if number >= len(SEATS) or letter != SEATS[number]:
            raise self._error(f"players are named in the order of their seats; {letter[:20]!r} is out of order")
        return name

    def _new_match(self, fields: dict[str, str], options: dict[str, str]) -> Match:
        missing = [key for key in ("game", "rules", "seats") if key not in fields]
        if missing:
            raise self._error(f"the header lacks {' and '.join(missing)}")
        game = self._game(fields["game"])
        if fields["rules"] != str(game.rules_version):
            played, ours = fields["rules"][:20], game.rules_version
            problem = f"played under rules version {played} of {game.title}; this is version {ours}"
            raise self._error(problem, line=self.where["rules"])
        seats = fields["seats"]
        if not (seats.isdecimal() and len(seats) < 4):
            raise self._error(f"seats is a number, not {seats[:20]!r}", line=self.where["seats"])
        try:
            return Match(game, int(seats), options)
        except SetupError as error:
            raise self._error(f"the table cannot be set up: {error}", line=self.where.get(error.about, 0)) from None

    def _game(self, name: str) -> AnyGame:
        try:
            return self.find(name)
        except LookupError as error:
            raise self._error(f"the table cannot be set up: {error}", line=self.where["game"]) from None

    # the match

    def _entry(self, match: Match, line: str) -> None:
        kind = match.state.decision.kind
        if kind is OVER:
            raise self._error(f"the game is over, but the record goes on with {line[:60]!r}")
        try:
            if line.startswith("*"):
                self._throw(match, line)
            else:
                self._choice(match, line)
        except IllegalMove as refused:
            raise self._error(f"{line[:60]!r} is not allowed here", refused.reason) from None
        told = match.log[-1].text
        if line != told:
            raise self._error(f"the line should read {told!r}, not {line[:60]!r}")

    def _throw(self, match: Match, line: str) -> None:
        if match.state.decision.kind is not CHANCE:
            raise self._error(f"a seat has to choose here, but the record has the throw {line[:60]!r}")
        outcome, slash, faces = line[1:].strip().partition(" ")[0].partition("/")
        if not (slash and outcome.isdecimal() and faces.isdecimal()):
            raise self._error(f"a throw is written as outcome/faces, not {line[:60]!r}")
        if faces != str(match.state.faces):
            raise self._error(f"the die has {match.state.faces} faces here, not {faces[:40]}")
        if len(outcome) > len(faces):
            raise self._error(f"the die has no face {outcome[:40]}")
        match.throw(int(outcome))

    def _choice(self, match: Match, line: str) -> None:
        if match.state.decision.kind is CHANCE:
            raise self._error(f"a throw of the dice is due here, but the record has the choice {line[:60]!r}")
        letter, _, rest = line.partition(" ")
        if len(letter) != 1 or letter not in SEATS:
            raise self._error(f"a line begins with a seat or with *, not with {letter[:20]!r}")
        try:
            option = match.game.parse(rest.partition(" ")[0])
        except NotationError as error:
            raise self._error(str(error)) from None
        match.play(SEATS.index(letter), option)

    # the result

    def _result(self, match: Match) -> None:
        for expected in result_lines(match):
            line = self._next(f"the record ends without its result; {expected!r} should follow")
            if line != expected:
                raise self._error(f"the line should read {expected!r}, not {line[:60]!r}")

    def _digest(self) -> None:
        line = self._next("the record ends without its digest")
        key, _, value = line.partition(" ")
        if key != "digest":
            raise self._error(f"the digest should follow, not {line[:60]!r}")
        if value != digest("\n".join(self.lines[: self.at - 1]) + "\n"):
            raise self._error("the digest does not fit the text above: the record was changed after it was written")
        for number, line in enumerate(self.lines[self.at :], start=self.at + 1):
            if line.strip():
                raise self._error("nothing may follow the digest", line=number)
