"""Ladders: paired deals, windows of neighbours, and the same report however and wherever they are played."""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice, pairwise

import pytest

from meadhall.core import SetupError
from meadhall.games import game as find_game
from meadhall.lab import LabError, figures, ladder, report
from meadhall.lab.engines import engine
from meadhall.lab.journal import Journal

BOTS = ("random", "level-1", "level-2")


def plan_of(seats=2, games=4, entrants=BOTS, game="rebirth", **options):
    return ladder.plan(game, seats, options, games, seed=3, entrants=entrants)


@pytest.fixture(scope="module", autouse=True)
def few_resamples():
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(figures, "RESAMPLES", 40)
        yield


@pytest.fixture(scope="module")
def plan():
    return plan_of()


@pytest.fixture(scope="module")
def outcomes(plan):
    return ladder.climb(plan)


@pytest.fixture(scope="module")
def made(plan, outcomes):
    return {**report.task(plan), **report.findings(plan, outcomes)}


# what is played


@pytest.mark.parametrize(
    ("seats", "numbers"),
    [(2, ["12", "23", "34", "45"]), (3, ["123", "234", "345"]), (4, ["1234", "2345"])],
)
def test_windows_are_as_many_neighbours_as_there_are_seats(seats, numbers):
    levels = [f"level-{number}" for number in range(1, 6)]
    plan = plan_of(seats=seats, games=8, entrants=levels)
    assert ladder.windows(plan) == [tuple(f"level-{number}" for number in window) for window in numbers]
    assert ladder.trials(plan) == [(level, *["greedy"] * (seats - 1)) for level in ("level-1", "level-5")]


def test_five_at_one_table():
    levels = [f"level-{number}" for number in range(1, 6)]
    assert ladder.windows(plan_of(seats=5, games=10, entrants=levels, game="brian-boru")) == [tuple(levels)]


def test_each_deal_is_played_from_every_seat_by_every_lineup():
    plan = plan_of(seats=3, games=7)
    lineups = [*ladder.windows(plan), *ladder.trials(plan)]
    assert plan.deals == 3
    assert ladder.bouts(plan) == [
        ladder.Bout(deal, lineup, shift) for deal in range(3) for lineup in lineups for shift in range(3)
    ]


def test_trials_may_be_fewer():
    plan = ladder.plan("rebirth", 2, {}, 8, seed=3, entrants=BOTS, trial_games=5)
    played = Counter(bout.lineup for bout in ladder.bouts(plan))
    assert played == {
        ("random", "level-1"): 8,
        ("level-1", "level-2"): 8,
        ("random", "greedy"): 6,
        ("level-2", "greedy"): 6,
    }
    assert {bout.deal for bout in ladder.bouts(plan) if "greedy" in bout.lineup} == {0, 1, 2}


def test_trials_are_in_proportion_when_a_ladder_of_another_size_is_played(plan, made):
    old = {**made, "ladder": {**made["ladder"], "games": 40, "trial_games": 20}}
    sizes = [report.plan_of(old, games)[5:7] for games in (None, 40, 400, 100, 4)]
    assert sizes == [(40, 20), (40, 20), (400, 200), (100, 50), (4, 3)]


def test_a_ladder_with_fewer_trials_is_counted(plan, made):
    """The tables without trials add to what their windows tell; all that trials tell comes from their own deals."""
    short = ladder.plan("rebirth", 2, {}, 6, seed=3, entrants=BOTS, trial_games=4)
    found = report.findings(short, ladder.climb(short))["results"]
    assert found["games"] == 3 * 4 + 2 * 4
    for fewer, table in zip(found["tables"][2:], made["results"]["tables"][2:], strict=True):
        for name, points in table["points"].items():
            assert fewer["points"][name]["value"] == points["value"]


def test_luck_is_the_same_from_every_seat(monkeypatch):
    """What the first throws of luck are depends on the deal alone; each player sits once on each seat."""
    thrown, seated = [], []
    real = ladder.play

    class Watched:
        def __init__(self, name, player):
            self.name, self.player = name, player

        def choose(self, view, dice):
            seated[-1][self.name] = view.seat
            return self.player.choose(view, dice)

    def watched(game, options, players, dice, shift):
        thrown.append([dice.fork(0).below(10**6) for _ in range(3)])
        seated.append({})
        return real(game, options, list(map(Watched, BOTS, players)), dice, shift)

    monkeypatch.setattr(ladder, "play", watched)
    plan = plan_of(seats=3, games=6, entrants=BOTS)
    for bout in ladder.bouts(plan):
        if bout.lineup == BOTS:
            ladder.play_bout(plan, bout)
    assert thrown[0] == thrown[1] == thrown[2] != thrown[3] == thrown[4] == thrown[5]
    for name in BOTS:
        assert {seats[name] for seats in seated[:3]} == {0, 1, 2}


def test_ladders_that_cannot_be_played():
    with pytest.raises(SetupError, match="needs at least 4 bots, not 3"):
        plan_of(seats=4)
    with pytest.raises(SetupError, match="every bot enters a ladder once"):
        plan_of(entrants=("level-1", "level-1"))
    with pytest.raises(SetupError, match="every bot enters a ladder once, and the reference bot not at all"):
        plan_of(entrants=("level-1", "greedy"))
    for games in (0, 2, 10**9):
        with pytest.raises(SetupError, match=f"from 3 to 1,000,000 games, not {games:,}"):
            plan_of(games=games)
    for trials in (0, 2, 9):
        with pytest.raises(SetupError, match="a ladder of 8 games needs from 3 to 8 trials"):
            ladder.plan("rebirth", 2, {}, 8, seed=3, entrants=BOTS, trial_games=trials)
    with pytest.raises(SetupError, match="alone, all bots play the same deals"):
        ladder.plan("odin", 1, {}, 8, seed=3, entrants=BOTS, trial_games=4)


# what comes of it


def test_the_report_tells_what_is_needed_to_repeat_it(plan, made):
    assert made["ladder"] == plan._asdict()
    assert made["bots"]["level-2"].keys() == {"greedy", "version"}
    assert made["rules_version"] == find_game("rebirth").rules_version
    results = made["results"]
    assert results["deals"] == 2
    assert results["games"] == 2 * 2 * 4
    assert [(pair["lower"], pair["upper"]) for pair in results["neighbours"]] == list(pairwise(BOTS))
    assert [table["players"] for table in results["tables"]] == [
        ["random", "level-1"],
        ["level-1", "level-2"],
        ["random", "greedy"],
        ["level-2", "greedy"],
    ]
    for table in results["tables"]:
        assert sum(figure["value"] for figure in table["wins"].values()) == pytest.approx(1)
    for name, rating in results["ratings"].items():
        assert rating["low"] <= rating["value"] <= rating["high"], name
    assert results["ends"] == []
    assert made["measured"]["thinking"].keys() == {*BOTS, "greedy"}


def test_two_processes_come_to_the_same_report(plan, made):
    with engine(processes=2) as processes:
        again = report.findings(plan, ladder.climb(plan, engine=processes), processes)
    assert again["results"] == made["results"]


def test_an_interrupted_ladder_goes_on(plan, made, outcomes, tmp_path):
    path = tmp_path / "ladder.journal"
    played = []

    class Impatient:
        def run(self, work, jobs):
            yield from map(work, islice(jobs, 5))
            raise KeyboardInterrupt

    with Journal(path, report.task(plan)) as journal, pytest.raises(KeyboardInterrupt):
        ladder.climb(plan, journal, Impatient())
    with path.open("ab") as file:
        file.write(b"[[12, 1")  # a row that was being written

    class Counting:
        def run(self, work, jobs):
            for job in jobs:
                played.append(job)
                yield work(job)

    with Journal(path, report.task(plan)) as journal:
        assert len(journal.rows) == 5
        resumed = ladder.climb(plan, journal, Counting())
        assert len(played) == len(outcomes) - 5
        assert report.findings(plan, resumed)["results"] == made["results"]
    with Journal(path, report.task(plan)) as journal:
        assert len(ladder.climb(plan, journal, Counting())) == len(outcomes)
        assert len(played) == len(outcomes) - 5
        journal.delete()
    assert not path.exists()


def test_a_journal_of_another_plan_is_refused(plan, tmp_path):
    path = tmp_path / "ladder.journal"
    with Journal(path, report.task(plan)):
        pass
    with pytest.raises(LabError, match=r"ladder.journal belongs to another run \(other ladder\); delete it"):
        Journal(path, report.task(plan._replace(seed=4)))
    path.write_text("cabbage\n")
    with pytest.raises(LabError, match="is no journal, or is damaged; delete it to begin anew"):
        Journal(path, report.task(plan))


@pytest.mark.parametrize(
    "row", ["5", "null", "[1]", '{"a": 1}', '[[1], [1], 9, "a", [[1, 0.1, 0.1]]]', "[1, 2, 3, 4, 5]"]
)
def test_a_journal_with_rows_of_something_else_is_refused(plan, tmp_path, row):
    path = tmp_path / "ladder.journal"
    with Journal(path, report.task(plan)):
        pass
    with path.open("a") as file:
        file.write(f"{row}\n")
    with (
        Journal(path, report.task(plan)) as journal,
        pytest.raises(LabError, match="is damaged; delete it to begin anew"),
    ):
        ladder.climb(plan, journal)


def test_a_journal_with_more_games_than_there_are_is_refused(plan, outcomes, tmp_path):
    with Journal(tmp_path / "ladder.journal", report.task(plan)) as journal:
        journal.rows = [*outcomes, outcomes[0]]
        with pytest.raises(LabError, match="is damaged; delete it to begin anew"):
            ladder.climb(plan, journal)


def test_solo_games_are_compared_by_points():
    plan = plan_of(seats=1, games=2, game="odin", entrants=("random", "level-1"), length="short")
    solo = report.findings(plan, ladder.climb(plan))["results"]
    assert solo["games"] == 2 * 3
    assert solo["ratings"] == {}
    (table,) = solo["tables"]
    assert table["players"] == ["random", "level-1", "greedy"]
    points = {name: figure["value"] for name, figure in table["points"].items()}
    assert points["random"] < points["level-1"] < points["greedy"]
    (pair,) = solo["neighbours"]
    assert solo["ends"] == [pair]
    assert pair["ahead"]["value"] == pytest.approx(points["level-1"] - points["random"], abs=0.02)
    assert pair["share"]["value"] == 1.0


# files


def test_files_are_called_after_what_was_played():
    assert report.file_name(plan_of()) == "rebirth-2"
    assert report.file_name(plan_of(map="ireland", seats=3)) == "rebirth-3-ireland"
    assert report.file_name(plan_of(game="odin", seats=1, decks="ABC")) == "odin-1-ABC"


def test_a_report_is_read_as_it_was_written(plan, made, tmp_path):
    path = tmp_path / "rebirth-2.json"
    report.write(path, made)
    old = report.read(path)
    assert report.plan_of(old) == plan
    assert report.changes(old, json.loads(json.dumps(made))) == []
    old["results"]["digest"] = "other"
    old["bots"]["level-2"]["version"] = "other"
    assert report.changes(old, made) == ["bot: level-2", "results: digest"]


@pytest.mark.parametrize("text", ["cabbage", "{}", '{"ladder": {"game": "rebirth"}, "results": {}}', "[1]"])
def test_what_is_no_report_is_refused(tmp_path, text):
    path = tmp_path / "report.json"
    path.write_text(text)
    with pytest.raises(LabError, match="is not the report of a ladder"):
        report.read(path)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *(("game", ["rebirth"]), ("seats", "2"), ("options", ["map"]), ("options", {"map": 3}), ("entrants", 5)),
        *(
            ("entrants", [1, 2]),
            ("reference", None),
            ("games", "4"),
            ("trial_games", None),
            ("seed", "a"),
            ("cabbage", 1),
        ),
    ],
)
def test_a_report_of_a_damaged_ladder_is_refused(made, tmp_path, field, value):
    path = tmp_path / "report.json"
    report.write(path, {**made, "ladder": {**made["ladder"], field: value}})
    with pytest.raises(LabError, match="is not the report of a ladder"):
        report.read(path)


def test_a_report_without_its_bots_is_refused(made, tmp_path):
    path = tmp_path / "report.json"
    report.write(path, {key: value for key, value in made.items() if key != "bots"})
    with pytest.raises(LabError, match="is not the report of a ladder"):
        report.read(path)
