"""One game between bots, from the first throw to the points."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

from meadhall.bots import Bot
from meadhall.core import CHANCE, PLAYERS, Dice, Game, LabDice, State
from meadhall.core.view import view_of

AnyGame = Game[Any, Any, Any]


class Course(NamedTuple):
    """How a game went: the number of choices, and all choices and throws as they came."""

    decisions: int
    log: list[int]


class Played(NamedTuple):
    """A game that was played; lists are by player, whatever seats they had."""

    decisions: int
    scores: list[int]
    places: list[int]
    wins: list[float]
    digest: bytes


def play_out(game: AnyGame, state: State, players: Sequence[Bot], luck: Dice, minds: Sequence[Dice]) -> Course:
    """Play a position to its end; players and their own dice are by seat."""
    decisions = 0
    log: list[int] = []
    while True:
        kind, seats, _ = state.decision
        if kind is CHANCE:
            value = state.throw(luck)
        elif kind is PLAYERS:
            seat = seats[0]
            value = players[seat].choose(view_of(game, state, seat), minds[seat])
            state.apply(seat, value)
            decisions += 1
        else:
            return Course(decisions, log)
        log.append(value)


def play(game: AnyGame, options: dict[str, str], players: Sequence[Bot], dice: LabDice, shift: int = 0) -> Played:
    """A game of these players, each moved on by so many seats. Its luck and each player's own dice come from `dice`."""
    seats = len(players)
    at_seat = [(seat + shift) % seats for seat in range(seats)]
    state = game.new(seats, options)
    minds = [dice.fork(1 + player) for player in at_seat]
    course = play_out(game, state, [players[player] for player in at_seat], dice.fork(0), minds)
    score = game.score(state)
    scores, places, wins = [0] * seats, [0] * seats, [0.0] * seats
    for seat, player in enumerate(at_seat):
        scores[player] = score.totals[seat]
        places[player] = score.places[seat]
        wins[player] = 1 / len(score.winners) if seat in score.winners else 0.0
    return Played(course.decisions, scores, places, wins, blake2b(repr(course.log).encode(), digest_size=16).digest())


def digest_of(games: Sequence[Played]) -> str:
    """The same exactly if every choice and every throw of all games is the same."""
    return blake2b(b"".join(played.digest for played in games), digest_size=8).hexdigest()
