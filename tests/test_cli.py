"""The command line: what it prints, and one clear line with exit status 2 for whatever is wrong with its input."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.cli import main
from meadhall.core import LabDice, Luck, Match, SealedDice, seal
from meadhall.games import game as find_game
from tests import golden

ROOT = Path(__file__).parents[1]
RECORD = golden.folder("rebirth") / "ireland-3.txt"
SECRET = bytes(range(32))


class Answer:
    def __init__(self, status, out, err):
        self.status, self.out, self.err = status, out, err

    @property
    def json(self):
        return json.loads(self.out)


@pytest.fixture
def meadhall(monkeypatch, capsys):
    """Runs the command in this process."""

    def run(*arguments):
        monkeypatch.setattr(sys, "argv", ["meadhall", *map(str, arguments)])
        with pytest.raises(SystemExit) as ended:
            main()
        out, err = capsys.readouterr()
        return Answer(ended.value.code, out, err)

    return run


@pytest.fixture
def refused(meadhall):
    """Runs a command that must be refused; returns its one line."""

    def run(*arguments):
        answer = meadhall(*arguments)
        assert answer.status == 2
        assert answer.out == ""
        assert answer.err.count("\n") == 1, answer.err
        assert answer.err.startswith("meadhall: ")
        return answer.err.removeprefix("meadhall: ").strip()

    return run


# what it prints


def test_games_tells_seats_options_and_what_is_reconstructed(meadhall):
    answer = meadhall("games", "rebirth")
    assert answer.status == 0
    assert "2 to 4 players" in answer.out
    assert "map=" in answer.out
    assert "reconstructions" in answer.out
    about = meadhall("games", "--json").json["rebirth"]
    assert about["seats"] == [2, 3, 4]
    assert about["options"]["map"] == ["scotland", "ireland", "FILE"]
    assert any("reconstruct" in line for line in about["provenance"])


def test_simulate_reports_all_keys(meadhall):
    answer = meadhall(
        "simulate", "rebirth", "--seats", 3, "--games", 4, "--seed", 9, "--bots", "greedy,random,random", "--json"
    )
    result = answer.json
    assert answer.err == ""
    assert list(result) == [
        *("game", "seats", "options", "bots", "games", "seed", "rotate", "rules_version"),
        *("decisions", "seconds", "decisions_per_second", "wins", "mean_scores", "best_scores", "digest"),
    ]
    assert result["bots"] == ["greedy", "random", "random"]
    assert result["options"] == {"map": "scotland", "zero_counts": "no", "first": "random"}
    assert result["decisions"] == 4 * 102
    assert sum(result["wins"]) == pytest.approx(4)
    assert len(result["mean_scores"]) == 3


def test_simulate_with_one_bot_named_fills_every_seat(meadhall):
    result = meadhall(
        "simulate", "rebirth", "--seats", 4, "--games", 1, "--bots", "random", "--option", "map=ireland", "--json"
    ).json
    assert result["bots"] == ["random"] * 4
    assert result["options"]["map"] == "ireland"


def test_simulate_prints_a_summary_for_people(meadhall):
    answer = meadhall("simulate", "rebirth", "--games", 2, "--bots", "greedy,random")
    assert answer.status == 0
    assert "2 games" in answer.out
    assert "greedy" in answer.out


def test_replay_of_a_golden_record(meadhall):
    result = meadhall("replay", RECORD, "--json").json
    assert result["ok"] is True
    assert result["finished"] is True
    lines = RECORD.read_text().splitlines()
    assert [f"score {seat} {score}" for seat, score in zip("ABC", result["scores"], strict=True)] == [
        line for line in lines if line.startswith("score")
    ]
    assert f"winner {' '.join(result['winners'])}" in lines
    assert "The record is sound" in meadhall("replay", RECORD).out


def sealed_match(seed):
    """A random match of Rebirth with sealed dice."""
    dice, choices = SealedDice(SECRET), LabDice(seed)
    match = Match(find_game("rebirth"), 2, dice=dice)
    while not match.over:
        seat = match.state.decision.seats[0]
        options = match.state.options(seat)
        match.play(seat, options[choices.below(len(options))])
    return match, dice


def test_verify_computes_all_throws_anew(meadhall, tmp_path):
    path = tmp_path / "record.txt"
    match, dice = sealed_match(1)
    path.write_text(match.record(["Ann", "Bo"], Luck(SECRET, range(dice.count))))
    answer = meadhall("verify", path)
    assert answer.status == 0
    assert answer.out == (
        f"{dice.count} of {dice.count} throws were computed anew, and all are right.\n"
        f"The seal is {seal(SECRET)}; it has to be the one that was shown when the match began.\n"
    )
    assert meadhall("verify", path, "--json").json == {
        "ok": True,
        "game": "rebirth",
        "finished": True,
        "seal": seal(SECRET),
        "throws": dice.count,
        "recomputed": dice.count,
        "skipped": 0,
    }


def test_verify_tells_of_throws_that_it_cannot_compute_or_that_were_taken_back(meadhall, tmp_path):
    path = tmp_path / "record.txt"
    match = Match(find_game("rebirth"), 2)
    match.throw(3)
    for number in (0, 4, 5):
        match.throw(SealedDice(SECRET, number).below(match.state.faces))
    path.write_text(match.record([], Luck(SECRET, [None, 0, 4, 5])))
    lines = meadhall("verify", path).out.splitlines()
    assert lines[:3] == [
        "3 of 4 throws were computed anew, and all are right.",
        "The others come from the match in which this one began.",
        "3 throws of these dice were taken back, so they are not in the record.",
    ]
    found = meadhall("verify", path, "--json").json
    assert (found["throws"], found["recomputed"], found["skipped"], found["finished"]) == (4, 3, 3, False)


REVIEW = ("review", golden.folder("rebirth") / "scotland-2.txt", "--moments", 3, "--iterations", 12, "--pairs", 32)


def test_review_tells_how_a_match_went(meadhall):
    lines = meadhall(*REVIEW).out.splitlines()
    assert lines[0].startswith("Rebirth: ")
    assert [line.split()[:2] for line in lines[1:3]] == [["A", "greedy"], ["B", "random"]]
    scores = [line.split()[-1] for line in REVIEW[1].read_text().splitlines() if line.startswith("score")]
    assert [line.split()[-1] for line in lines[1:3]] == scores
    assert "Choices that cost points" in lines
    assert any("B random (entry" in line and "; better: " in line for line in lines)
    assert lines[-1].startswith("  in all: ")


def test_review_as_data(meadhall):
    found = meadhall(*REVIEW, "--json").json
    assert len(found["hopes"]) == len(found["lengths"]) == len(found["rounds"])
    assert found["hopes"][-1] == [
        float(line.split()[-1]) for line in REVIEW[1].read_text().splitlines() if line.startswith("score")
    ]
    assert {swing["seat"] for swing in found["swings"]} == {1}
    assert all(swing["cost"]["low"] > 1 and swing["chosen"] != swing["better"] for swing in found["swings"])


def test_bench_reports_the_figures_of_every_game(meadhall):
    report = meadhall("bench", "--seconds", 0.01, "--json").json
    assert {name: len(figures["tables"]) for name, figures in report.items()} == {
        "rebirth": 6,
        "brian-boru": 6,
        "odin": 8,
    }
    for figures in report.values():
        for key in ("decisions_per_second", "copy_us", "observe_us", "save_load_us"):
            assert figures[key] > 0


def test_bench_of_one_game_with_agreed_options(meadhall):
    report = meadhall("bench", "--game", "odin", "--option", "decks=ABC", "--seconds", 0.01, "--json").json
    assert list(report) == ["odin"]
    assert len(report["odin"]["tables"]) == 8
    assert all("decks=ABC" in table for table in report["odin"]["tables"])
    report = meadhall("bench", "--game", "odin", "--option", "length=short", "--seconds", 0.01, "--json").json
    assert len(report["odin"]["tables"]) == 4, "the leading option is agreed on"


@pytest.mark.parametrize(("game", "rules"), [("rebirth", 230), ("brian-boru", 258), ("odin", 366)])
def test_rule_coverage_of_this_project(meadhall, game, rules):
    result = meadhall("rule-coverage", game, "--root", ROOT, "--json").json
    assert result == {"rules": rules, "covered": rules, "missing": [], "unknown": []}
    assert f"{rules} of {rules}" in meadhall("rule-coverage", game, "--root", ROOT).out


def test_check_of_a_sound_map(meadhall):
    path = ROOT / "src/meadhall/games/rebirth/material/ireland.map"
    assert "can be played" in meadhall("check", "rebirth", "--map", path).out
    assert meadhall("check", "rebirth", "--map", path, "--json").json == {"ok": True, "faults": [], "remarks": []}


def test_a_map_file_can_be_played_on(meadhall, tmp_path):
    text = (ROOT / "src/meadhall/games/rebirth/material/scotland.map").read_text()
    path = tmp_path / "mine.map"
    path.write_text(text)
    mine = meadhall("simulate", "rebirth", "--option", f"map={path}", "--games", 2, "--json").json
    ours = meadhall("simulate", "rebirth", "--option", "map=scotland", "--games", 2, "--json").json
    assert mine["digest"] == ours["digest"]
    assert mine["options"]["map"].splitlines()[-1] == text.splitlines()[-1]


def test_a_ladder_is_kept_and_played_again(meadhall, refused, tmp_path, monkeypatch):
    monkeypatch.setattr("meadhall.lab.figures.RESAMPLES", 40)
    bots = "random,level-1,level-2"
    common = ("ladder", "rebirth", "--bots", bots, "--games", 3, "--folder", tmp_path)
    made = meadhall(*common, "--save", "--json")
    path = tmp_path / "rebirth-2.json"
    assert made.json == json.loads(path.read_text())
    assert [*tmp_path.iterdir()] == [path]
    again = meadhall("ladder", "--again", path, "--json")
    assert (again.status, again.err) == (0, "The same results again.\n")
    path.write_text(path.read_text().replace('"decisions": ', '"decisions": 1'))
    again = meadhall("ladder", "--again", path)
    assert (again.status, again.err) == (1, "Not the same: results: decisions\n")
    assert "level-2 before level-1: " in again.out
    assert refused("ladder", "--again", path, "--games", 5) == (
        "results of another number of games cannot be compared; keep them with --save"
    )
    assert refused("ladder", "--again", path, "--seats", 3) == (
        "seats, options, bots, trials and seed of a ladder that is played again are those of its report"
    )
    for name in ("--seed", "--trials"):
        assert "those of its report" in refused("ladder", "--again", path, name, 3)
    assert "games, not 0" in refused("ladder", "--again", path, "--games", 0, "--save")
    assert refused(*common, "--save", "--seed", 2) == (
        f"{path} is the report of another ladder; name another folder with --folder, or delete it"
    )
    assert meadhall("ladder", "--again", path, "--games", 5, "--save", "--json").json["results"]["deals"] == 3
    path.with_suffix(".journal").write_text('{"ladder": 3}\n')
    assert refused(*common, "--save").endswith("delete it to begin anew")


def test_ladders_that_make_no_sense(refused, tmp_path):
    assert refused("ladder") == "either a game is named, or a report with --again"
    assert refused("ladder", "rebirth", "--seats", 4, "--bots", "random,level-1") == (
        "a ladder with 4 seats needs at least 4 bots, not 2"
    )
    assert refused("ladder", "rebirth", "--bots", "").startswith("there is no bot ''")
    assert refused("ladder", "rebirth", "--save", "--folder", tmp_path / "none") == (
        f"there is no folder {tmp_path / 'none'}; name one with --folder"
    )
    none = tmp_path / "none"
    assert refused("ladder", "--again", none) == f"{none} cannot be read: No such file or directory"
    assert refused("ladder", "rebirth", "--engine", "steam") == "there is no engine 'steam'; there is processes, ray"


def test_tune_tells_what_it_found(meadhall, monkeypatch):
    monkeypatch.setattr("meadhall.lab.tune.worth", lambda plan, job: job.numbers["growth"] + job.deal)
    written = []
    monkeypatch.setattr("meadhall.lab.tune.write", lambda path, weights: written.append((path.name, weights)))
    common = ("tune", "rebirth", "--games", 2, "--generations", 3)
    found = meadhall(*common, "--json").json
    assert found["better"]
    assert not found["written"]
    assert meadhall(*common, "--write", "--json").json["weights"] == found["weights"]
    assert written == [("appraisal.toml", found["weights"])]
    answer = meadhall(*common)
    assert "growth " in answer.out
    assert "better by " in answer.out


def test_help_names_every_command():
    done = subprocess.run([sys.executable, "-m", "meadhall", "--help"], capture_output=True, text=True, check=True)
    playing = ("games", "cards", "play", "simulate", "ladder", "tune")
    for command in (*playing, "replay", "verify", "check", "bench", "rule-coverage"):
        assert command in done.stdout


# what it refuses


def test_unknown_game(refused):
    for command in ("play", "simulate", "ladder", "tune", "games", "rule-coverage"):
        assert refused(command, "chess") == "there is no game 'chess'; there is rebirth, brian-boru, odin"


def test_unknown_bot(refused):
    problem = "there is no bot 'deep'; there is random, greedy, level-1, level-2, level-3, level-4, level-5"
    assert refused("simulate", "rebirth", "--bots", "deep") == problem
    assert refused("play", "rebirth", "--bots", "deep") == problem


def test_wrong_number_of_bots(refused):
    assert refused("simulate", "rebirth", "--seats", 3, "--bots", "random,greedy") == (
        "2 bots are named for 3 seats; name one for all or one for each"
    )
    assert refused("play", "rebirth", "--bots", "random,greedy") == (
        "2 bots are named for 1 other seats; name one for all or one for each"
    )


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_wrong_number_of_seats(refused, command):
    for seats in (1, 5, -2):
        assert refused(command, "rebirth", "--seats", seats) == f"Rebirth is played by 2, 3 or 4, not by {seats}"


def test_options_that_do_not_exist_or_fit(refused):
    assert refused("simulate", "rebirth", "--option", "colour=red") == (
        "Rebirth has no option 'colour'; it has map, zero_counts, first"
    )
    assert refused("simulate", "rebirth", "--option", "zero_counts=maybe") == (
        "option zero_counts cannot be 'maybe'; it can be no, yes"
    )
    assert refused("simulate", "rebirth", "--option", "first=D") == (
        "option first can be 'D' at a table of 4 only, not of 2"
    )
    assert refused("simulate", "rebirth", "--option", "map") == "an option is written as name=value, not 'map'"


def test_tables_of_brian_boru_that_cannot_be(refused):
    for seats in (2, 6):
        assert refused("simulate", "brian-boru", "--seats", seats) == (
            f"Brian Boru: High King of Ireland is played by 3, 4 or 5, not by {seats}"
        )
    for seats in (3, 4):
        assert refused("play", "brian-boru", "--seats", seats, "--option", "five_players_last_card=played") == (
            f"option five_players_last_card can be 'played' at a table of 5 only, not of {seats}"
        )
    assert refused("simulate", "brian-boru", "--option", "viking_deck=9") == (
        "option viking_deck cannot be '9'; it can be default, alternative"
    )


def test_map_files_that_cannot_be_used(refused, tmp_path):
    missing = tmp_path / "no.map"
    assert (
        refused("play", "rebirth", "--option", f"map={missing}")
        == f"option map is scotland, ireland or a file, but {missing} cannot be read: No such file or directory"
    )
    assert refused("check", "rebirth", "--map", tmp_path) == f"{tmp_path} cannot be read: Is a directory"
    binary = tmp_path / "binary.map"
    binary.write_bytes(b"\xff\xfe\x00\x80")
    assert refused("check", "rebirth", "--map", binary) == f"{binary} is not a text file in UTF-8"
    broken = tmp_path / "broken.map"
    broken.write_text("map x\n")
    assert refused("play", "rebirth", "--option", f"map={broken}").startswith("the map cannot be played: line ")


def test_faults_of_a_map_are_listed_with_line_and_column(meadhall, tmp_path):
    text = (ROOT / "src/meadhall/games/rebirth/material/scotland.map").read_text()
    lines = text.splitlines()
    row = lines.index("[terrain]") + 1
    lines[row] = "?" + lines[row][1:]
    path = tmp_path / "broken.map"
    path.write_text("\n".join(lines) + "\n")
    answer = meadhall("check", "rebirth", "--map", path)
    assert answer.status == 2
    assert answer.err.count("\n") == 1
    assert f"line {row + 1}, column 1: '?' is no terrain" in answer.err
    found = meadhall("check", "rebirth", "--map", path, "--json")
    assert found.status == 2
    assert found.json["faults"][0].startswith(f"line {row + 1}, column 1: ")
    lines[row + 1] = "?" + lines[row + 1][1:]
    path.write_text("\n".join(lines) + "\n")
    two = meadhall("check", "rebirth", "--map", path)
    assert len(two.out.splitlines()) == 2
    assert two.err == f"meadhall: {path} cannot be played: 2 faults, listed above\n"


def test_records_that_are_broken(refused, meadhall, tmp_path):
    path = tmp_path / "record.txt"
    text = RECORD.read_text()
    path.write_text(text[: len(text) // 2])
    assert refused("replay", path).startswith(f"{path}, line ")
    lines = text.splitlines()
    move = next(i for i, line in enumerate(lines) if line.startswith("A "))
    lines[move] = "A 0,0"
    path.write_text("\n".join(lines) + "\n")
    assert refused("replay", path) == (
        f"{path}, line {move + 1}: 'A 0,0' is not allowed here: No tile can lie there: it is water, or off the map."
    )
    found = meadhall("replay", path, "--json")
    assert found.status == 2
    assert found.json["ok"] is False
    assert found.json["line"] == move + 1
    path.write_text("hello\n")
    assert refused("replay", path) == f"{path}, line 1: a record begins with 'Meadhall record 1'"
    assert (
        refused("replay", tmp_path / "none.txt") == f"{tmp_path / 'none.txt'} cannot be read: No such file or directory"
    )


def test_records_that_cannot_be_reviewed(refused, meadhall, tmp_path):
    path = tmp_path / "record.txt"
    path.write_text(Match(find_game("rebirth"), 2, dice=LabDice(1)).record())
    assert (
        refused("review", path) == f"{path} tells a match that is not finished, and only a finished one can be reviewed"
    )
    path.write_text("Rook takes queen")
    assert refused("review", path) == f"{path}, line 1: a record begins with 'Meadhall record 1'"
    assert meadhall("review", path, "--json").json["line"] == 1
    assert "cannot be read" in refused("review", tmp_path / "nowhere.txt")
    assert "0 to 1000 choices" in refused("review", REVIEW[1], "--moments", -1)
    assert "1 to 1000000 iterations" in refused("review", REVIEW[1], "--iterations", 0)
    assert "8 to 10000 times" in refused("review", REVIEW[1], "--pairs", 7)


def test_records_that_cannot_be_verified(refused, meadhall, tmp_path):
    line = RECORD.read_text().split("\n").index("") + 1
    nothing = "the header has no secret, so there is nothing to verify"
    assert refused("verify", RECORD) == f"{RECORD}, line {line}: {nothing}"
    found = meadhall("verify", RECORD, "--json")
    assert found.status == 2
    assert found.json == {"ok": False, "line": line, "error": nothing}
    path = tmp_path / "record.txt"
    match = Match(find_game("rebirth"), 2)
    right = SealedDice(SECRET).below(match.state.faces)
    match.throw(right - 1)
    path.write_text(match.record([], Luck(SECRET, [0])))
    assert meadhall("replay", path).status == 0
    line = path.read_text().split("\n").index("") + 2
    assert refused("verify", path) == (
        f"{path}, line {line}: throw 0 of the sealed dice is {right}/{match.log[0].faces}, not {right - 1}"
    )


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("A gets 10y", "A gets 1y", "the line should read '* 1073608/1081575 A gets 10y 13w"),
        ("/7 13 raiders", "/8 13 raiders", "the die has 7 faces here, not 8"),
        ("A 20w", "A 9b", "'A 9b' is not allowed here: There is no blue 9 in your pack."),
        ("A 15r", "A 20w", "'A 20w' is not allowed here: You have picked white 20 already."),
        ("score A 41", "score A 42", "the line should read 'score A 41', not 'score A 42'"),
    ],
)
def test_records_of_brian_boru_that_were_edited(refused, tmp_path, old, new, why):
    path = tmp_path / "record.txt"
    lines = (ROOT / "tests/games/brian_boru/golden/three.txt").read_text().splitlines()
    number = next(i for i, line in enumerate(lines) if old in line)
    lines[number] = lines[number].replace(old, new)
    path.write_text("\n".join(lines) + "\n")
    assert refused("replay", path).startswith(f"{path}, line {number + 1}: {why}")


def test_numbers_that_are_none_or_make_no_sense(refused):
    assert "should be a valid integer" in refused("simulate", "rebirth", "--games", "many")
    assert refused("simulate", "rebirth", "--games", 0) == "at least one game has to be played, not 0"
    assert refused("simulate", "rebirth", "--jobs", 0) == "from 1 to 256 processes can work, not 0"
    assert refused("bench", "--option", "decks=A") == "table options belong to a game; name it with --game"
    assert refused("bench", "--seconds", 0) == "the time at each table is more than 0 and at most 600 seconds, not 0"
    for seat in ("C", "AB", ""):
        assert refused("play", "rebirth", "--seat", seat) == f"your seat is one of A, B, not {seat!r}"


def test_unknown_commands_and_missing_arguments(refused):
    assert "No such command" in refused("dance")
    assert "Missing argument" in refused("simulate")
    assert "No such option" in refused("games", "--loud")


def test_files_that_are_too_large_or_have_no_name(refused):
    assert refused("replay", "/dev/zero") == "/dev/zero is larger than 2000 kB, so it is neither a record nor a map"
    assert refused("replay", "") == "a file has to be named"
    assert refused("simulate", "rebirth", "-o", "map=ireland", "-o", "map=scotland") == "option map is given twice"


@pytest.mark.parametrize("arguments", [["games"], ["simulate", "rebirth", "--games", "1", "--json"]])
def test_output_that_cannot_be_written(arguments):
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "meadhall", *arguments]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "meadhall: the output cannot be written: No space left on device\n"


def test_a_terminal_that_lacks_letters_gets_others_in_their_place():
    command = [sys.executable, "-m", "meadhall", "cards", "odin", "--lang", "cs"]
    poor = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=poor)
    assert "Drevorubec" in done.stdout
    assert ", -1 bod" in done.stdout


def test_rule_coverage_outside_the_project(refused, tmp_path):
    assert refused("rule-coverage", "rebirth", "--root", tmp_path) == (
        f"{tmp_path} is not inside the project folder, the one with docs/rules and tests; name it with --root"
    )


def test_cards_are_listed_with_their_texts(meadhall):
    answer = meadhall("cards", "odin")
    assert answer.status == 0
    assert "126 Trapper  deck A, 2 points, each time\n    Each time you succeed with a snare: " in answer.out
    assert all(len(line) <= 80 for line in answer.out.splitlines())
    listed = meadhall("cards", "odin", "--json").json["cards"]
    assert len(listed) == 190
    assert all(list(card) == ["number", "deck", "starting", "name", "points", "kind", "text"] for card in listed)
    some = meadhall("cards", "odin", "--deck", "b", "--json").json["cards"]
    assert {card["deck"] for card in some} == {"B"}
    assert len(some) == 59


def test_cards_that_there_are_not(refused):
    assert refused("cards", "rebirth") == "Rebirth has no cards with texts"
    assert refused("cards", "odin", "--deck", "D") == "there is no deck 'D'; there is A, B, C"
    assert refused("cards", "chess") == "there is no game 'chess'; there is rebirth, brian-boru, odin"


# rules, and other languages


def test_rules_are_found_by_words_in_every_language_and_by_id(meadhall):
    assert "Harbours" in meadhall("rules", "rebirth", "harbours").out
    assert "Přístavy" in meadhall("rules", "rebirth", "pristavy", "--lang", "cs").out  # nobody has to type accents
    found = json.loads(meadhall("rules", "rebirth", "rb-castle-6", "--json").out)["paragraphs"]
    assert ["RB-CASTLE-6" in each["rules"] for each in found] == [True]
    assert len(json.loads(meadhall("rules", "brian-boru", "--json").out)["paragraphs"]) == 68


def test_the_whole_book_has_its_chapters(meadhall):
    book = meadhall("rules", "rebirth").out
    assert "only in Scotland" in " ".join(book.split())
    assert "only in Scotland" not in meadhall("rules", "rebirth", "harbours").out


def test_the_terminal_names_a_language_or_the_command_does(meadhall, monkeypatch):
    assert "Dřevorubec" in meadhall("cards", "odin", "--lang", "cs").out
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert "Drwal" in meadhall("cards", "odin").out
