"""Reports of ladders, as they are kept in bench/ladders: what was played, by whom, with which results.

What stands under `measured` depends on the machine; all the rest is the same whenever the same ladder is played again.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

import meadhall
from meadhall.bots.levels import LEVELS, levels
from meadhall.games import ROOMS
from meadhall.games import game as find_game
from meadhall.lab import LabError
from meadhall.lab.engines import HERE, Engine
from meadhall.lab.figures import Figure, Key, figures
from meadhall.lab.ladder import Outcome, Plan, bouts, deals, plan, trials, windows

DIGITS = {"rating": 0, "gap": 0, "share": 4, "wins": 4, "points": 2, "ahead": 2}

Report = dict[str, Any]


# what is played


def task(plan: Plan) -> Report:
    """What a ladder depends on."""
    return {
        "ladder": plan._asdict(),
        "bots": {name: about(plan.game, name) for name in (*plan.entrants, plan.reference)},
        "rules_version": find_game(plan.game).rules_version,
        "code": code(plan.game),
        "meadhall": meadhall.__version__,
    }


def about(game: str, name: str) -> Report:
    """The settings of a bot, and a version that changes with them and with the weights of the game."""
    settings: Report = {}
    if name in LEVELS:
        level = levels(game)[name]
        settings = {"search": level.search} if level.search is not None else {"greedy": level.greedy or {}}
    return {**settings, "version": digest(json.dumps([settings, find_game(game).weights], sort_keys=True).encode())}


def code(game: str) -> str:
    """A digest of the rules and the bots as they are written."""
    package = Path(str(files("meadhall")))
    rooms = (package / "core", package / "bots", Path(str(files(ROOMS[game]))))
    written = sorted(path for room in rooms for path in room.rglob("*") if path.is_file())
    told = [path for path in written if path.suffix == ".py" or "material" in path.parent.parts]
    return digest(*(path.read_bytes() for path in told if path.name != "appraisal.toml"))


def digest(*parts: bytes) -> str:
    return blake2b(b"".join(parts), digest_size=8).hexdigest()


# what came of it


def findings(plan: Plan, outcomes: Sequence[Outcome], engine: Engine = HERE) -> Report:
    """What completes the task to a report."""
    return {"results": results(plan, outcomes, engine), "measured": measured(plan, outcomes)}


def results(plan: Plan, outcomes: Sequence[Outcome], engine: Engine) -> Report:
    found = {
        key: rounded(figure, DIGITS[key[0]])
        for key, figure in figures(plan.entrants, deals(plan, outcomes), plan.seed, engine).items()
    }
    solo = plan.seats == 1
    ends = (plan.entrants[0], plan.entrants[-1])
    tables = [tuple(name for (name,) in (*windows(plan), *trials(plan)))] if solo else [*windows(plan), *trials(plan)]
    return {
        "deals": plan.deals,
        "games": len(outcomes),
        "decisions": sum(outcome.decisions for outcome in outcomes),
        "digest": digest(*(outcome.digest.encode() for outcome in outcomes)),
        "ratings": {key[1]: figure for key, figure in found.items() if key[0] == "rating"},
        "neighbours": [compared(found, *pair) for pair in pairwise(plan.entrants)],
        # Where the weakest and the strongest met.
        "ends": [compared(found, *ends)] if ("share", *ends) in found else [],
        "tables": [
            {
                "players": list(players),
                **({} if solo else {"wins": {name: found["wins", " ".join(players), name] for name in players}}),
                "points": {name: found["points", " ".join(players), name] for name in players},
            }
            for players in tables
        ],
    }


def compared(found: dict[Key, dict[str, float]], lower: str, upper: str) -> Report:
    """How two that met compare."""
    figures = {kind: found[kind, lower, upper] for kind in ("share", "gap", "ahead") if (kind, lower, upper) in found}
    return {"lower": lower, "upper": upper, **figures}


def rounded(figure: Figure, digits: int) -> dict[str, float]:
    return {name: round(value, digits) if digits else round(value) for name, value in figure._asdict().items()}


def measured(plan: Plan, outcomes: Sequence[Outcome]) -> Report:
    """How long the bots thought about a choice, in seconds of the processor's time, and as part of what they may."""
    measured = {}
    for name in (*plan.entrants, plan.reference):
        thoughts = [
            thinking
            for bout, outcome in zip(bouts(plan), outcomes, strict=True)
            for player, thinking in zip(bout.lineup, outcome.thinking, strict=True)
            if player == name
        ]
        longest = max(each.longest for each in thoughts)
        limit = (about(plan.game, name).get("search") or {}).get("seconds")
        measured[name] = {
            "mean_seconds": round(sum(each.seconds for each in thoughts) / sum(each.choices for each in thoughts), 5),
            "longest_seconds": round(longest, 4),
            **({"longest_of_limit": round(longest / limit, 3)} if limit else {}),
        }
    return {"thinking": measured}


# files


def file_name(plan: Plan) -> str:
    """The file of a ladder is called after its game, the number of seats, and options that are not the usual ones."""
    usual = {option.name: option.values[0] for option in find_game(plan.game).table_options}
    unusual = [value for option, value in plan.options.items() if value != usual[option]]
    values = [digest(value.encode()) if "\n" in value else value for value in unusual]
    return "-".join([plan.game, str(plan.seats), *values])


def write(path: Path, report: Report) -> None:
    try:
        path.write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        raise LabError(f"{path} cannot be written: {error.strerror or error}") from None


def read(path: Path) -> Report:
    """A report from its file; a clear error if it is none."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        _must_be(str, *found["ladder"]["options"].values(), *found["ladder"]["entrants"])
        for field, kind in zip(Plan(**found["ladder"]), (str, int, dict, list, str, int, int, int), strict=True):
            _must_be(kind, field)
        _must_be(dict, found["results"], found["bots"])
        return dict(found)
    except OSError as error:
        raise LabError(f"{path} cannot be read: {error.strerror or error}") from None
    except (ValueError, LookupError, TypeError, AttributeError):
        raise LabError(f"{path} is not the report of a ladder") from None


def _must_be(kind: type, *found: object) -> None:
    if not all(isinstance(each, kind) for each in found):
        raise TypeError


def plan_of(report: Report, games: int | None = None) -> Plan:
    """The ladder of a report, perhaps with another number of games; its trials are in proportion."""
    old = Plan(**report["ladder"])
    games = old.games if games is None else games
    trial_games = max(old.seats + 1, old.trial_games * games // max(1, old.games))
    return plan(old.game, old.seats, old.options, games, old.seed, old.entrants, old.reference, trial_games)


def changes(old: Report, new: Report) -> list[str]:
    """What two reports of one ladder do not have in common; nothing if the results are the same."""
    if old["results"] == new["results"]:
        return []
    differing = [f"results: {key}" for key, result in new["results"].items() if old["results"].get(key) != result]
    bots = [f"bot: {name}" for name, bot in new["bots"].items() if old["bots"].get(name) != bot]
    return bots + [key for key in ("rules_version", "code") if old.get(key) != new[key]] + differing
