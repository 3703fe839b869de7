"""The ladders of bench/ladders, the ratings of the levels, and the page about bots tell the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.bots.levels import LEVELS, levels
from meadhall.games import ROOMS
from meadhall.lab import report
from tests.scripts import script

ROOT = Path(__file__).parents[2]
REPORTS = sorted((ROOT / "bench" / "ladders").glob("*.json"))


@pytest.fixture(scope="module")
def make_ladder():
    return script("make_ladder")


@pytest.mark.parametrize("path", REPORTS, ids=[path.stem for path in REPORTS])
def test_a_report_is_called_after_its_ladder_and_can_be_played_again(path):
    kept = report.read(path)
    plan = report.plan_of(kept)
    assert report.file_name(plan) == path.stem
    assert plan.entrants == LEVELS


@pytest.mark.parametrize("game", ROOMS)
def test_levels_have_the_ratings_of_the_ladders(make_ladder, game):
    rated = make_ladder.ratings(game)
    for level in LEVELS:
        assert levels(game)[level].rating == rated.get(level)
    assert make_ladder.settings() == make_ladder.SETTINGS.read_text(encoding="utf-8")


def test_the_page_and_the_picture_are_of_today(make_ladder):
    """They say so where the bots have changed since; python docs/make_ladder.py writes them."""
    assert make_ladder.page() == make_ladder.PAGE.read_text(encoding="utf-8")
    assert make_ladder.picture() == make_ladder.PICTURE.read_text(encoding="utf-8")
