"""Keeping score: the token for 100, 200 and 300 points (RB-TRACK)."""

from __future__ import annotations

import pytest

from meadhall.core.dice import LabDice
from meadhall.core.match import Match
from meadhall.games.rebirth import game
from meadhall.games.rebirth.score import score_token
from tests.rules.rebirth.scene import Scene

BLANK = 0


def token(scene: Scene, seat: str) -> int:
    return score_token(scene.totals()[seat])


@pytest.mark.rule("RB-TRACK-1")
@pytest.mark.parametrize(("points", "side"), [(0, BLANK), (1, BLANK), (99, BLANK), (100, 100), (101, 100), (199, 100)])
def test_token_is_turned_on_reaching_100(points, side):
    assert score_token(points) == side


@pytest.mark.rule("RB-TRACK-2")
@pytest.mark.parametrize(("points", "side"), [(199, 100), (200, 200), (201, 200), (299, 200)])
def test_token_is_exchanged_at_200(points, side):
    assert score_token(points) == side


@pytest.mark.rule("RB-TRACK-3")
@pytest.mark.parametrize(("points", "side"), [(299, 200), (300, 300), (301, 300)])
def test_token_is_turned_on_reaching_300(points, side):
    assert score_token(points) == side


@pytest.mark.rule("RB-TRACK-4")
@pytest.mark.parametrize("points", [399, 400, 500, 1000])
def test_token_stays_at_300(points):
    assert score_token(points) == 300


@pytest.mark.rule("RB-TRACK-4")
@pytest.mark.parametrize("before", [99, 100, 199, 299, 399, 999])
def test_score_has_no_bound(before):
    scene = Scene()
    scene.score(A=before)
    assert scene.play("A F 14,5") == {"A": 1}
    assert scene.totals()["A"] == before + 1
    assert game.score(scene.state).totals == (before + 1, 0, 0)


@pytest.mark.rule("RB-TRACK-4")
@pytest.mark.parametrize("map_name", ["scotland", "ireland"])
def test_points_are_never_subtracted(map_name):
    match, choice = Match(game, 3, {"map": map_name, "first": "A"}, LabDice(7)), LabDice(8)
    before = [0] * len(match.state.points)
    while not match.over:
        (seat,) = match.state.decision.seats
        options = match.state.options(seat)
        match.play(seat, options[choice.below(len(options))])
        now = match.state.points
        assert all(old <= new for old, new in zip(before, now, strict=True))
        before = now[:]
    assert min(game.score(match.state).totals) > 50


@pytest.mark.rule("RB-TRACK-1", "RB-TRACK-2", "RB-TRACK-3")
@pytest.mark.parametrize(
    ("before", "move", "after", "side"),
    [(98, "A F 9,6", 101, 100), (199, "A F 14,5", 200, 200), (299, "A F 14,5", 300, 300), (98, "A F 14,5", 99, BLANK)],
)
def test_t30_token_follows_the_points(before, move, after, side):
    scene = Scene()
    scene.given("A F 9,7", "A F 10,7")
    scene.score(A=before)
    scene.play(move)
    assert scene.totals()["A"] == after
    assert token(scene, "A") == side
    assert token(scene, "B") == BLANK
