"""Reading records: a match is played again, and every line is checked."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from meadhall.core.dice import SealedDice, seal
from meadhall.core.frames import CHANCE, OVER
from meadhall.core.game import Game, NotationError, SetupError
from meadhall.core.luck import Luck, read_numbers
from meadhall.core.match import Match
from meadhall.core.record import FIRST_LINE, digest, result_lines
from meadhall.core.words import SEATS, IllegalMove, Reason

AnyGame = Game[Any, Any, Any]

_FIELDS = ("game", "rules", "seats", "seal", "secret", "throws")
_SECRET = re.compile(r"(?:[0-9a-f]{2}){16,}")


class RecordError(ValueError):
    """A record that does not tell a match; the number of the first wrong line and what is wrong with it."""

    def __init__(self, line: int, problem: str, why: Reason | None = None) -> None:
        self.line = line
        self.problem = problem
        self.why = why
        super().__init__(f"line {line}: {problem}" + (f" ({why.id})" if why else ""))


class Replay(NamedTuple):
    """A match read from a record, the names of its players, and its luck if it was played with sealed dice."""

    match: Match
    players: list[str]
    luck: Luck | None


def read_record(text: str, find: Callable[[str], AnyGame]) -> Replay:
    """Play the record again, checking every line; `find` knows the games by their ids."""
    return _Reader(text.replace("\r\n", "\n"), find).read()


def verify_record(text: str, find: Callable[[str], AnyGame]) -> Replay:
    """Read the record and compute every throw of the sealed dice anew; a RecordError tells the first that differs."""
    reader = _Reader(text.replace("\r\n", "\n"), find)
    replay = reader.read()
    reader.recompute(replay)
    return replay


class _Reader:
    """Goes through the lines once, from top to bottom."""

    def __init__(self, text: str, find: Callable[[str], AnyGame]) -> None:
        self.lines = text.split("\n")
        self.find = find
        self.at = 0
        self.where: dict[str, int] = {}
        """The lines of the header, by what they are about."""
        self.fields: dict[str, str] = {}
        """What the header says, but for options and players."""
        self.blank = 0
        """The empty line after the header."""

    def read(self) -> Replay:
        if self.lines[0].rstrip() != FIRST_LINE:
            raise self._error(f"a record begins with {FIRST_LINE!r}", line=1)
        self.at = 1
        match, players = self._header()
        self.blank = self.at
        while (line := self._next("the record ends before the match does")) != "":
            self._entry(match, line)
        self._result(match)
        self._digest()
        return Replay(match, players, self._luck(match))

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
            elif key in _FIELDS:
                self.fields[key] = value
            else:
                known = "game, rules, seats, option, player, seal, secret, throws"
                raise self._error(f"{line[:60]!r} does not belong into the header: {known}")
        match = self._new_match(options)
        self._check_seal()
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

    def _check_seal(self) -> None:
        for one, other in (("seal", "secret"), ("secret", "seal"), ("throws", "secret")):
            if one in self.fields and other not in self.fields:
                raise self._error(f"the header has {one}, but lacks {other}", line=self.where[one])
        secret = self.fields.get("secret")
        if secret is None:
            return
        if not _SECRET.fullmatch(secret):
            problem = "a secret is at least 16 bytes, each as two digits of 0-9a-f"
            raise self._error(f"{problem}, not {secret[:60]!r}", line=self.where["secret"])
        if self.fields["seal"] != seal(bytes.fromhex(secret)):
            raise self._error("the seal is not the seal of the secret", line=self.where["seal"])

    def _new_match(self, options: dict[str, str]) -> Match:
        fields = self.fields
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

    # luck

    def _luck(self, match: Match) -> Luck | None:
        if "secret" not in self.fields:
            return None
        throws = sum(1 for entry in match.log if entry.faces)
        numbers: list[int | None] = list(range(throws))
        if "throws" in self.fields:
            try:
                numbers = read_numbers(self.fields["throws"], throws)
            except ValueError as error:
                raise self._error(str(error), line=self.where["throws"]) from None
        return Luck(bytes.fromhex(self.fields["secret"]), numbers)

    def recompute(self, replay: Replay) -> None:
        """Compare the throws with those of the sealed dice."""
        if replay.luck is None:
            raise self._error("the header has no secret, so there is nothing to verify", line=self.blank)
        throws = [(line, entry) for line, entry in enumerate(replay.match.log, self.blank + 1) if entry.faces]
        for (line, entry), number in zip(throws, replay.luck.numbers, strict=True):
            if number is None:
                continue
            thrown = SealedDice(replay.luck.secret, number).below(entry.faces)
            if thrown != entry.value:
                problem = f"throw {number} of the sealed dice is {thrown}/{entry.faces}, not {entry.value}"
                raise self._error(problem, line=line)

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
